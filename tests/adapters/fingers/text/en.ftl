table-coin = Coin: { $coin }
table-points = Points: { $points }
log-toss = The coin shows { $value }.
log-show = You choose { $value }.
log-showed = { $seat } showed { $value }.
end-enough = That was the last round.
do-show = Show { $value }.
