# What every game says.

seat-you = { $seat } (you)
you-may = You may:
winners = { $count ->
    [one] { $names } wins
   *[other] { $names } share the win
}: { $scores }.

# Why something cannot be done.

reason-no-such-seat = There is no such seat at this table; seats are numbered from 0 to { $last }.
reason-not-your-turn = It is not your turn.
reason-game-over = The game is over.
reason-chance-is-rolled = Here the dice roll by themselves: nobody plays for chance.
reason-chance-not-due = Chance has nothing to decide now.
reason-not-a-move = A move is a short text such as “{ $example }”.
reason-unknown-move = “{ $text }” is no move of this game.
reason-not-possible = Chance cannot bring “{ $text }” now.
reason-cannot-undo = That cannot be taken back: something has been seen since.
reason-not-a-number = The number of an action is a whole number from 0 to { $last }.

# Why a bot would do something.

why-ahead = looking ahead says so

# What a bot says about a move.

advice = { $move }: { $reason }.
advice-chance = { $move } (wins { $percent } %): { $reason }.
advice-risk = Risk: { $risk }
