table-coin = Coin: { $coin }
table-points = Points: { $points }
log-toss = The coin shows { $number }.
log-show = You choose { $number }.
log-showed = { $seat } showed { $value }.
end-enough = That was the last round.
