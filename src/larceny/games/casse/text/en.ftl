# The game in one sentence.

aim = A thief whom nobody sees steals works of art and slips out again, or the detectives catch him first.

# Words of the notation.

word-open = open
word-closed = closed
word-straight = straight
word-diagonal = diagonal
word-eye = eye
word-eyes = own eyes
word-camera = camera
word-scan = scan
word-sensor = sensor
word-red = red
word-purple = purple
word-blue = blue
word-yellow = yellow
word-green = green
word-white = white
word-grey = grey
word-try = turn the lock over

# The table.

table-turn = { $phase ->
    [locks] { $seat } chooses a lock.
    [art] A work of art is to be displayed.
    [camera] A camera is to be set up.
    [pawn] A detective takes up position.
    [enter] The thief ({ $seat }) is about to break in.
    [move] The thief ({ $seat }) moves.
    [try] The thief turns a lock over.
    [roll] The dice are rolled for a detective.
    [turn] { $seat } walks and looks, in either order.
    [look] { $seat } has walked and may look.
    [walk] { $seat } walks.
    [sensor] A sensor asks the thief ({ $seat }).
   *[over] The game is over.
}
table-round = Round: { $count } of { $last }
table-dice = Rolled: { $value },
table-works = Works gone: { $count } of { $last }
table-turns = Turns of the thief: { $count } of { $last }
table-disconnections = Disconnections left: { $count } of { $last }
table-cameras = Diagonal cameras: { $list }
table-locks = Locks known to be open: { $open }, closed: { $closed }
table-score = Works brought home: { $value }
table-detective = Detective at { $squares }
table-thief = Thief at { $square }
table-sheet = Works stolen: { $works }; cameras destroyed: { $crossed }; power { $power ->
    [off] off
   *[on] on
}

# What has happened. $me: the observer did it. An empty text is left out of the log: what follows says it better.

log-round = Round { $value } begins. { $me ->
    [yes] You are the thief.
   *[no] The thief is { $seat }.
}
log-lock = { "" }
log-art = A work of art is displayed at { $place }.
log-camera = A camera is set up at { $place } ({ $lens }).
log-pawn = A detective stands at { $place }.
log-enter = { $place ->
    [hidden] The thief has broken in.
   *[other] You break in by { $place }.
}
log-move = { $place ->
    [hidden] The thief moves, unseen.
   *[other] { $me ->
        [yes] You move to { $place }.
       *[no] The thief moves to { $place }.
    }
}
log-answer = { "" }
log-disconnect = { $me ->
    [yes] You disconnect the sensor.
   *[no] The thief disconnects the sensor.
}
log-roll = The dice show { $value } and { $look }.
log-walk = { $me ->
    [yes] You walk to { $place }.
   *[no] { $by } walks to { $place }.
}
log-look = { $look-is ->
    [eyes] { $me ->
        [yes] You look round with your own eyes.
       *[no] { $by } looks round with their own eyes.
    }
    [camera] { $me ->
        [yes] You ask camera { $value }.
       *[no] { $by } asks camera { $value }.
    }
    [scan] { $me ->
        [yes] You scan all cameras.
       *[no] { $by } scans all cameras.
    }
   *[other] { $me ->
        [yes] You ask the sensors.
       *[no] { $by } asks the sensors.
    }
}
log-no-look = { "" }
log-spotted = The thief is seen at { $square } and now moves openly.
log-eyes-nothing = The thief is not in sight.
log-no-power = There is no power.
log-camera-gone = Camera { $value } was destroyed and leaves the board.
log-camera-sees = Camera { $value } sees the thief.
log-camera-blind = Camera { $value } works, and does not see the thief.
log-scan-nothing = No camera that works sees the thief.
log-colour = The thief is on { $colour } floor.
log-art-gone = The work of art at { $square } is gone.
log-nobody-there = Nobody is at { $square }.
log-stays = { $me ->
    [yes] You cannot walk anywhere.
   *[no] { $seat } cannot walk anywhere.
}
log-lock-turned = The lock of { $opening } is turned over: it is { $lock }.
log-caught = { $me ->
    [yes] You are caught at { $square }.
   *[no] The thief is caught at { $square }.
}
log-escaped = { $me ->
    [yes] You escape. Works of art: { $value }.
   *[no] The thief escapes. Works of art: { $value }.
}
log-too-late = { $me ->
    [yes] Day breaks, and you are still inside: the detectives have won.
   *[no] Day breaks, and the thief is still inside: the detectives have won.
}
log-laid-entry = The thief came in at { $square }.
log-laid-stop = Stop { $value } of the thief: { $square }.
log-laid-lock = The lock of { $opening } is { $lock }.
log-lock-chosen = The lock of { $opening } will be { $lock }.
log-scored = { $me ->
    [yes] You score { $value } in this round.
   *[no] { $seat } scores { $value } in this round.
}
end-caught = The thief is caught.
end-escaped = The thief has escaped.
end-too-late = The thief’s turns are used up.
end-rounds = Everybody has been the thief.

# What a move does.

do-lock = Put a lock that is { $lock } at { $place }. The thief does not learn which.
do-art = Display a work of art at { $place }.
do-camera = Set up a camera at { $place } ({ $lens }).
do-pawn = Put your detective at { $place }.
do-enter = Break in by { $place }, secretly and whatever its lock.
do-move = { $attempt-is ->
    [try] Move to { $place } and turn over the lock there.
   *[other] Move to { $place }.
}
do-answer = Tell the colour of your square.
do-disconnect = Use up a disconnection, and tell nothing.
do-walk = Walk to { $place }; if the thief is there he is caught.
do-look = { $look-is ->
    [eyes] Look along the four straight lines from your square.
    [camera] Ask camera { $value } whether it works and sees the thief.
    [scan] Ask which cameras work and see the thief.
   *[other] Ask for the colour of the thief’s square.
}
do-no-look = Do not look this turn.

# Why a move is not possible.

reason-not-now = { $phase ->
    [locks] Now a lock is to be chosen.
    [art] Now a work of art is to be displayed.
    [camera] Now a camera is to be set up.
    [pawn] Now a detective is to be placed.
    [enter] Now choose the opening by which you break in.
    [move] Now the thief moves.
    [look] You have walked; now look, or say “no-look”.
    [walk] What is left to do is to walk.
    [sensor] A sensor asks: answer, or disconnect it.
   *[turn] Now walk or look; not to look is said after walking.
}
reason-no-such-lock = That is not the next opening, or no such lock is left.
reason-no-work-there = A work of art goes to a coloured room or the small room, one to a square, never before an opening; and each coloured room gets one.
reason-no-camera-there = A work or a camera stands there already.
reason-no-pawn-there = No detective begins there: not on a work or beside a colleague on one square, not before an opening, not in the control room.
reason-too-far = The thief moves up to 3 squares; that is { $count } away.
reason-lock-face-up = That lock lies face up already.
reason-too-few-works = To leave you need 3 works of art; you have { $count }.
reason-not-seen-yet = You may not leave before a detective has seen you.
reason-must-move = You must move; you may stay only if every move would end on a detective.
reason-rolled-less = That is { $count } squares away, and you rolled { $value }.
reason-colleague-there = Another detective stands there.
reason-displayed-there = No detective stops on a work of art that is displayed.
reason-camera-has-left = Camera { $value } has left the board.
reason-other-face = The look die shows something else: { $look }.

# Why the bot likes a move.

why-any = no reason
why-steal = steals a work of art
why-nearer-art = comes nearer to a work of art
why-nearer-exit = comes nearer to a way out
why-leave = tries to get out
why-out-of-sight = keeps out of sight
why-into-danger = would walk into danger
why-silent = keeps the place secret
why-nothing-to-hide = tells little that is not known
why-catches = may catch the thief
why-closes-in = closes in on where the thief may be
why-guards = keeps watch over ways out
why-tells-most = tells most about where the thief is
why-tells-little = tells little
why-good-place = a good place for it

# The options.

option-version = short: one round, the thief needs 3 works. long: everybody is the thief once, and the most works win.
option-until_spotted = Whether, in the short version, the thief may leave only after he was seen.
option-chosen_locks = Whether the detectives choose which locks are open.
option-setup = Whether the detectives place everything, or chance does: quick.
option-open_locks = How many of the 11 locks are open.
option-look_die = How many faces of the look die show the eye, the scan and the sensor.
option-turn_limit = After how many turns of the thief the detectives have won.
option-first_thief = Who is the thief first.
option-museum = The map: the original one, or the file of another museum, whose text goes into the transcript.

# The bots.

bot-novice-manner = Goes on tiptoe, and runs after the last sign.
bot-regular-manner = Takes short ways, and forgets some of the answers.
bot-expert-manner = Puts most answers together.
bot-master-manner = Forgets no answer, and makes no step in vain.

# What a bot knows about a move.

fact-thief-here = With a chance of { $percent } % the thief is there.
fact-thief-seen = With a chance of { $percent } % that shows the thief.
risk-detective-near = { $steps ->
    [0] a detective stands there.
    [one] the nearest detective is one step away.
   *[other] the nearest detective is { $steps } steps away.
}
fact-steps-to-work = { $steps ->
    [one] From there it is one step to the nearest work of art.
   *[other] From there it is { $steps } steps to the nearest work of art.
}
fact-steps-to-exit = { $steps ->
    [0] That is where the way out { $opening } is.
    [one] From there it is one step to the way out { $opening }.
   *[other] From there it is { $steps } steps to the way out { $opening }.
}
fact-works = { $count ->
    [one] With it you have your first work of art.
   *[other] With it you have { $count } works of art.
}
fact-lock-open = With a chance of { $percent } % the lock is open.
risk-in-sight = { $count ->
    [one] a detective has that square in sight.
   *[other] { $count } detectives have that square in sight.
}
fact-answer-leaves = That leaves { $count } of the { $total } squares where you may be for all they know.
risk-answer-leaves = that leaves { $count } of the { $total } squares where you may be for all they know.
fact-silence-keeps = An answer would leave { $count } of the { $total } squares where you may be for all they know.
risk-disconnections = { $count ->
    [0] you cannot do that again.
    [one] you can do that once more.
   *[other] you can do that { $count } times more.
}
fact-way-out-near = { $steps ->
    [0] That guards the way out { $opening }.
    [one] From there it is one step to the way out { $opening }.
   *[other] From there it is { $steps } steps to the way out { $opening }.
}
risk-way-out = { $steps ->
    [one] the way out { $opening } is one step from the nearest detective then.
   *[other] the way out { $opening } is { $steps } steps from the nearest detective then.
}
fact-narrows = On average that leaves { $count } of the { $total } squares where the thief may be.
risk-shows-nobody = it will hardly show the thief.
risk-power = the power may be off, and then nothing answers.
risk-cameras = { $count ->
    [one] one camera that is asked may be destroyed.
   *[other] { $count } cameras that are asked may be destroyed.
}
risk-no-look = nothing new is learnt of where the thief is.
fact-camera-sees = { $count ->
    [one] From there it sees one square.
   *[other] From there it sees { $count } squares.
}
fact-apart = { $steps ->
    [one] The next detective stands one step away.
   *[other] The next detective stands { $steps } steps away.
}
fact-from-ways-out = { $steps ->
    [one] The nearest way out is one step away.
   *[other] The nearest way out is { $steps } steps away.
}
promise-works = { $count ->
    [0] brings home hardly a work of art
    [one] brings home about one work of art
   *[other] brings home about { $count } works of art
}
promise-works-of-thief = { $count ->
    [0] leaves the thief hardly a work of art
    [one] leaves the thief about one work of art
   *[other] leaves the thief about { $count } works of art
}

# Statistics.

team-1 = thief
team-2 = detectives
chart-entries = Wins of the thief by the opening that he enters by
chart-stops = Where the thief stops: times in a game
chart-captures = Where the thief is caught: times in a game
chart-sightings = Where the thief is seen: times in a game
chart-looks = Looks in a game, on average
chart-answers = What looks bring, times in a game
chart-endings = How rounds end

# What events are called there.

event-answer = answers to the sensors
event-art = works displayed
event-art-gone = works gone
event-camera = cameras set up
event-camera-blind = camera sees nobody
event-camera-gone = cameras destroyed
event-camera-sees = camera sees the thief
event-caught = thief caught
event-colour = colours told by sensors
event-disconnect = sensor disconnected
event-enter = break-ins
event-escaped = thief escaped
event-eyes-nothing = nobody in sight
event-laid-entry = way in laid open
event-laid-lock = locks laid open
event-laid-stop = stops laid open
event-lock = locks placed
event-lock-chosen = locks chosen
event-lock-turned = locks turned over
event-look = looks
event-move = moves of the thief
event-no-look = turns without a look
event-no-power = looks without power
event-nobody-there = nobody at a square
event-pawn = detectives placed
event-roll = rolls of the dice
event-round = rounds
event-scan-nothing = scan finds nobody
event-scored = scores of a round
event-spotted = thief seen
event-stays = detectives who are stuck
event-too-late = daybreak
event-walk = walks of detectives
