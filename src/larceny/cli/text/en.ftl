# The first words.

welcome = Welcome to { $title }
how-to-move = To move, type the number of a move or the move itself; the beginning of each word will do.
how-to-learn = At any time “?” explains your moves and “rules” shows the rule at hand; “quit” keeps the game for later.
which-game = Which game? [1]
how-many-players = How many players, { $lowest } to { $highest }? [{ $lowest }]
number-please = Please type a number from { $lowest } to { $highest }.

# A person's turn.

hint = number or move · ? explains · rules · log · undo · save · quit
your-move = { $seat }, your move (“?” explains):
curtain = { $seat }, press Enter when the others look away.
story-skipped = … { $count } more before (“log”)
no-such-number = There is no move { $number }; they are numbered from 1 to { $last }.
several-moves = That could be: { $moves }.
unknown-move = “{ $text }” is neither a move nor a command; “?” lists both.
level-random = random bot
level-greedy = greedy bot
level-search = bot that looks ahead

# What “?” answers.

explain-moves = Your moves
explain-cards = Cards that you cannot play now
explain-commands = Commands
command-help = this explanation; “? MOVE” explains one move
command-table = draw the table again
command-rules = the rule at hand; “rules 5”, “rules 5.2” or “rules all” for others
command-log = all that has happened, as you saw it
command-undo = take your last move back, as long as nothing has been seen since
command-save = write the transcript into a file: “save FILE”
command-quit = leave; the game is kept for later

# Rules.

no-such-clause = The rulebook has no clause { $number }.

# Keeping the match.

saved = Saved in { $file }. The file holds every secret of the game.
how-to-resume = To go on from there:
kept = The game is kept. To go on:
not-kept = The game could not be kept: { $why }.
offer-transcript = To keep the transcript, type a file name; Enter alone ends.
file-exists = There is already a file { $file }: choose another name.
file-unwritable = { $file } cannot be written: { $why }.
file-unreadable = { $file } cannot be read: { $why }.
file-no-text = { $file } is no transcript: it is not even text.
nothing-to-resume = There is no game to go on with.
resume-alone = A game that is resumed has its players, options and seed already: leave those out.
won = winner

# What was typed wrongly after the command.

no-such-seat = There is no seat “{ $seat }”: seats are 1 to { $last }, all or none.
no-such-level = There is no bot “{ $level }”: bots are { $levels }.
too-many-levels = That is a list of { $levels } bots for { $seats ->
    [one] one seat
   *[other] { $seats } seats
}.
option-without-value = “{ $option }” is no option: write --option name=value.

# The list of games.

game-line = { $title } ({ $key }), { $lowest } to { $highest } players
game-credit = By { $credit }.
options-of = Options of { $title }
option-name = option
option-values = values (default)
option-meaning = meaning
how-to-play = To play: larceny play GAME --players N --option NAME=VALUE

# Replays.

next-move = Enter: next · all · quit

# Simulations.

simulating = { $title }: { $games ->
    [one] one game
   *[other] { $games } games
} …
simulated = { $decisions ->
    [one] One decision
   *[other] { $decisions } decisions
} in { $games ->
    [one] one game
   *[other] { $games } games
}, { $mean } per game.
simulated-speed = { $speed } decisions per second ({ $seconds } s of CPU time).
no-games = At least one game has to be played.
column-seat = seat
column-bot = player
column-score = mean score
column-wins = wins

# Counting.

column-depth = depth
column-count = sequences
column-action = action
no-depth = A depth is a whole number from 1.

# Compiling.

compiling = Compiling { $title }
warm-now = { $title }: compiled in { $wall } s ({ $cpu } s of CPU time).
warm-already = { $title }: from cache in { $wall } s ({ $cpu } s of CPU time).
cache-is-in = The machine code is kept in { $folder }
cannot-compile = Numba is not installed: the rules run interpreted, there is nothing to compile.

# Benchmarks.

no-bench = The benchmarks are in the folder “bench” of the source repository, beside “src”; this is an installed copy without it.
