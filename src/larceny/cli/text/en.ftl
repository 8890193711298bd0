# The first words.

welcome = Welcome to { $title }
no-game-named = No game was named, so { $title } is played; “larceny games” lists the others.
how-to-move = To move, type the number of a move or the move itself; the beginning of each word will do.
how-to-learn = At any time “?” explains your moves and “rules” shows the rule at hand; “quit” keeps the game for later.
which-game = Which game? [1]
how-many-players = How many players, { $lowest } to { $highest }? [{ $lowest }]
number-please = Please type a number from { $lowest } to { $highest }.

# A person's turn.

hint = number or move · ? explains · hint · rules · log · undo · save · quit
your-move = { $seat }, your move (“?” explains):
curtain = { $seat }, press Enter when the others look away.
story-skipped = … { $count } more before (“log”)
no-such-number = There is no move { $number }; they are numbered from 1 to { $last }.
several-moves = That could be: { $moves }.
unknown-move = “{ $text }” is neither a move nor a command; “?” lists both.
no-hint = No move seems better than the others.
no-adviser = No bot of this game can say what it would do.
level-novice = novice bot
level-regular = regular bot
level-expert = expert bot
level-master = master bot
level-random = random bot
level-greedy = greedy bot
level-search = bot that looks ahead

# What “?” answers.

explain-moves = Your moves
explain-cards = Cards that you cannot play now
explain-commands = Commands
command-help = this explanation; “? MOVE” explains one move
command-table = draw the table again
command-hint = what a bot would do in your place, and why
command-rules = the rule at hand; “rules 5”, “rules 5.2” or “rules all” for others
command-log = what has happened, as you saw it; in a game of memory only what need not be remembered
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
over-so-save = “{ $text }” does nothing any more: the game is over. “save” keeps the transcript, “save FILE” under that name.
file-exists = There is already a file { $file }: choose another name.
file-unwritable = { $file } cannot be written: { $why }.
folder-unwritable = --out: nothing can be written to { $folder }: { $why }.
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
no-number = “{ $text }” is no whole number: { $flag } takes one.
number-out-of-range = “{ $text }” is not possible: { $flag } takes a number from { $least } on.

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

# Checking.

verify-right = Game { $number } is as promised: { $title }, table { $table }; moves { $moves }, draws { $draws }; commitment { $commitment }
verify-wrong = Game { $number } is NOT as promised. { $why }
verify-no-game = There is no game in this file: { $file }.
verify-unreadable = Game { $number } cannot be read as an exported game, which is one line of JSON. { $why }
verify-unreadable-transcript = This cannot be read as a transcript. { $why }
verify-at-line = Line { $line } of its log: { $why }
verify-no-json = This is not JSON, or JSON that can be read in two ways.
verify-other-format = This is no exported game of format { $known }.
verify-field-missing = “{ $field }” is missing.
verify-field-unknown = “{ $field }” does not belong here.
verify-field-wrong = “{ $field }” is missing or not written as it must be.
verify-no-such-game = { $why }
verify-other-rules = It was played by rules { $played }, these are rules { $known }.
verify-other-seed = The seed is not the one that the table committed itself to.
verify-other-mac = Its code does not fit: the line was altered, added or moved, or one before it left out.
verify-begun-twice = The game begins a second time.
verify-not-begun = The game has not begun yet.
verify-other-nonces = These are not the players’ nonces that the export names.
verify-nobodys-nonce = The nonce of { $seat } was given by no player and does not follow from the seed.
verify-illegal-move = { $seat } may not play “{ $action }”. { $why }
verify-illegal-undo = { $seat } may not take anything back. { $why }
verify-other-chance = Chance brought “{ $was }”; the seed gives “{ $should }”.
verify-after-the-end = The game was over before it.
verify-not-over = The log stops before the game is over.
verify-other-transcript = Line { $number } of the transcript is not what the log gives.
verify-other-result = The result is not what the log gives.
verify-no-promise = The transcript holds no commitment: there is nothing to check it against.
verify-no-seed = The seed has not been revealed: the cards cannot be checked yet.
verify-code-found = The code is that of line { $line } of { $lines } in the log of table { $table }: nothing before it was changed.
verify-code-missing = The code stands in the log of no game that is as promised: since it was shown, a log has been changed, or it is from another table.

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
compare-alone = --compare needs --out, the folder for what it finds.
compare-same = “{ $option }” changes nothing: the game is played so already.
compare-values = --compare takes an option or players with the values to compare, eight at most: siren=others,everyone.
skill-alone = --skill needs --out, the folder for what it finds, and one level for all bots.
no-parquet = Parquet tables are left out: they need pyarrow (pip install larceny[parquet]).
skill-playing = How much { $level } wins, and how much the deal decides …
statistics-games = { $way }: { $games ->
    [one] one game
   *[other] { $games } games
}
statistics-wins = Wins by seat (95 % intervals; dashed: all equal)
statistics-teams = Wins by side (95 % intervals)
statistics-team = side { $team }
statistics-skill = Luck and skill: wins of one player of a level at a table of { $field } (95 % intervals; dashed: a fair share)
statistics-luck = What the deal decides among equals
statistics-luck-remark = Each deal is played twenty times by players of one level, who draw other lots each time. Players who leave little to chance play a deal nearly alike each time: then it decides nearly all.
statistics-span = from the unluckiest to the luckiest side
statistics-span-by-chance = if the deal decided nothing
statistics-entropy = openness (0: decided, 1: open)
statistics-length = Length: decisions in a game
statistics-scores = Mean score by seat
statistics-spread = Scores of all seats
statistics-leads = Changes of the lead in a game
statistics-comeback = Wins of whoever is last at half time (dashed: all equal)
statistics-events = Events in a game, on average
statistics-comparison = What the option changes
statistics-difference = difference (95 % interval)
measure-win = wins of { $detail }
measure-team = wins: { $detail }
measure-order = wins of number { $detail } in order of play
measure-value = { $detail }, times in a game
measure-score = score of { $detail }
measure-length = decisions in a game
measure-leads = changes of the lead
measure-comeback = wins of the last at half time
measure-event = { $detail } in a game

# The arena.

arena-begins = { $title }: { $entrants } bots, { $games ->
    [one] one game
   *[other] { $games } games
} in all.
arena-goes-on = { $games ->
    [one] One of them has
   *[other] { $games } of them have
} been played already.
arena-playing = games
progress = { $done } of { $total } { $total ->
    [one] game
   *[other] games
}
arena-payoffs = What each wins against a table of the other (95 % interval; equals would win { $fair } %)
arena-payoffs-role = What each wins against the other: { $side } (95 % interval)
arena-ratings = Ratings (OpenSkill, Plackett–Luce)
arena-ratings-role = Ratings: { $side } (OpenSkill, Plackett–Luce)
arena-no-ratings = Ratings need the package openskill: pip install larceny[arena].
arena-written = Written to { $folder }.
column-against = against
column-rating = rating
column-deviation = deviation
arena-two-entrants = An arena needs at least two bots, each of them once.
arena-no-simulations = “{ $entrant }” makes no simulations; only levels that look ahead do, as search@200.
arena-no-command = “{ $entrant }” names no program: exec:COMMAND does.
arena-no-class = “{ $entrant }” cannot be had: { $why }.
arena-bot-failed = “{ $entrant }” failed: { $why }
arena-no-ray = The back-end ray needs the package ray: pip install larceny[ray].
arena-worker-died = Game { $game } has ended { $workers } worker processes; one of its bots must be the cause.
arena-another = { $folder } holds another tournament: other bots, options or seed.
arena-other-code = The games in { $folder } were played by other bots, those of Larceny { $version } or of a changed copy: go on with these, or choose another folder.
arena-busy = Another run is writing to { $folder }.
arena-torn = Line { $line } of { $file } is not the next game. Delete it and all lines below it and run the same command again: it goes on from there; or choose another folder.
no-workers = At least one process has to play.

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
compiling-server = Compiling the table server: this takes a minute or two.
server-is-compiled = The table server is compiled: “larceny serve” takes it up from { $folder }
cannot-compile-server = The table server cannot be compiled: { $missing } is missing. It takes a C compiler, the headers of Python (on Debian: gcc and python3-dev) and the packages mypy and setuptools (larceny[native]). Without them it runs interpreted.
games-beside-server = --server compiles the table server and no games: name none beside it.
no-cache = Machine code cannot be kept in { $folder }: the folder cannot be made, or somebody else may write to it.
cannot-keep-code = Machine code cannot be kept in { $folder }: { $why }.

# Benchmarks.

no-bench = The benchmarks are in the folder “bench” of the source repository, beside “src”; this is an installed copy without it.

# The server.

serving = The tables are set: { $here }
serving-network = In the same network: { $addresses }
serving-public = For everybody else: { $addresses }
serving-stop = To stop, press Ctrl-C.
port-in-use = Port { $port } cannot be used: { $why }. Choose another with --port, and if a server of yours runs there, another database with --db.
no-port = { $text } is no port: there are 1 to { $last }; 0 stands for any that is free.
no-such-host = Nothing can listen at “{ $text }”: this machine has no such address.
no-folder = The folder { $folder } cannot be made: { $why }.
reason-database-in-use = Another server has the database { $file } open. Two cannot share one: stop that one, or name another database with --db.
reason-newer-database = The database is of version { $version }; this release knows versions up to { $known }.
no-address = “{ $text }” is no address for { $flag }: write it with http:// or https://.
address-says-more = “{ $text }” says too much for { $flag }: scheme, host and port are all it takes.
address-impossible = “{ $text }” is no address for { $flag }: no browser can reach such a host or port.
backed-up = Copied to { $file }.

# What the system finds wrong.

why-missing = there is no such file or folder
why-forbidden = that is not permitted here
why-somebody-listens = somebody else listens there
why-a-folder = it is a folder
why-no-folder = part of its path is no folder
why-read-only = nothing can be written there
why-full = the disk is full
why-disk = the disk does not work as it should
why-busy = something else is using it
why-no-database = it is no database
why-damaged = it is damaged
why-no-opening = it cannot be opened
