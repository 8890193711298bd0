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
reason-already-chosen = You have chosen already; the others are still choosing.
reason-game-over = The game is over.
reason-chance-is-rolled = Here the dice roll by themselves: nobody plays for chance.
reason-chance-not-due = Chance has nothing to decide now.
reason-not-a-move = A move is a short text such as “{ $example }”.
reason-unknown-move = “{ $text }” is no move of this game.
reason-not-possible = Chance cannot bring “{ $text }” now.
reason-cannot-undo = That cannot be taken back: something has been seen since.
reason-nothing-to-undo = There is nothing to take back: you have not moved yet.
reason-final-choice = That cannot be taken back: a choice made in secret is final.
reason-not-a-number = The number of an action is a whole number from 0 to { $last }.

# Why a game cannot be had so.

reason-bad-players = { $title } is for { $fewest } to { $most } players, not { $given }.
reason-unknown-option = { $title } has no option { $given }; it has { $options }.
reason-bad-option = Option { $option } is one of { $allowed }, not { $given }.
reason-option-without-seat = Option { $option } is { $given }, but { $players } players have no such seat.
reason-unreadable-option = { $file } cannot be read: { $why }.
reason-as-it-comes = Here { $title } is played as it comes: { $option } is { $default }.
reason-bad-seed = A seed is a whole number from 0 to 2**63 - 1.

# Why a bot would do something.

why-ahead = looking ahead says so

# What a bot says about a move.

advice = { $move }: { $reason }.
advice-promise = { $move } ({ $promise }): { $reason }.
promise-win = { $percent ->
    [0] hardly ever wins
    [100] wins nearly always
   *[other] wins about { $percent } %
}
advice-risk = Risk: { $risk }
