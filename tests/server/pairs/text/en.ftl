table-points = Points: { $points }
log-say = { $by } says { $value }.
do-say = Say { $value }.
end-enough = That was the last round.
