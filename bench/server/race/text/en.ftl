aim = Be the one who reaches the goal.
table-count = Count: { $count }
log-add = { $by } adds { $value }.
do-add = Add { $value }.
end-goal = The goal is reached.
