# The game in one sentence.

aim = Slip your imitations into the jewelry box, remember where the true gems lie, and be the one to take them.

# Words of the notation.

word-top = top
word-middle = middle
word-bottom = bottom
word-two = top two
word-n = north
word-e = east
word-s = south
word-w = west
word-diamond = diamond
word-sapphire = sapphire
word-ruby = ruby
word-nothing = nothing
word-smuggler = smuggler
word-jeweler = jeweler
word-gemologist = gemologist
word-thief = thief
word-master-thief = master thief
word-detective = detective
word-left = left
word-right = right
word-1 = 1
word-2 = 2
word-3 = 3
word-4 = 4
word-5 = 5
word-6 = 6
word-7 = 7
word-8 = 8
word-hidden = ▒
word-alarm = alarm

# Grains of wood, and the sides above them: all equally wide, so that the box stands in columns.

word-wave = ≈ wave
word-knot = ◎ knot
word-dots = ∴ dots
word-bars = ║ bars
word-arch = ◠ arch
word-star = ✶ star
word-kite = ◇ kite
word-band = ∿ band
word-ring = ○ ring
word-peak = ∧ peak
word-comb = ≡ comb
word-claw = ψ claw
word-north = ↑ n   
word-east = → e   
word-south = ↓ s   
word-west = ← w   

# What stands after the first word: an open drawer, the number on a card, whose alarm.

face-open = [{ $word }]
face-closed = { " " }{ $word }{ " " }
face-1 = { $word } 1
face-2 = { $word } 2
face-3 = { $word } 3
face-4 = { $word } 4
face-5 = { $word } 5
face-6 = { $word } 6
face-7 = { $word } 7
face-8 = { $word } 8
face-p1 = { $word } of p1
face-p2 = { $word } of p2
face-p3 = { $word } of p3
face-p4 = { $word } of p4
face-p5 = { $word } of p5
face-p6 = { $word } of p6
face-p7 = { $word } of p7
face-p8 = { $word } of p8

# The table.

table-turn = { $phase ->
    [deal] The cards are dealt.
    [put] { $seat } puts diamonds into the box: { $count } left.
    [role] Everybody picks a role.
    [open] { $seat } is to open a drawer.
    [take] { $seat } may take the gems.
    [take-one] { $seat } may take one gem.
    [search] { $seat } takes what is there or pulls the drawer further.
    [loot] { $seat } has found a ruby.
    [place] { $placing ->
        [must] { $seat } must place an imitation.
       *[may] { $seat } may place an imitation.
    }
    [alarm] { $seat } may add an alarm.
    [lone-alarm] { $seat } may take back an alarm that lies alone.
    [rotate] { $seat } may rotate the box.
    [turn] { $seat } may turn the box over.
    [move] { $seat } may rotate the box or turn it over.
    [share] { $seat } is to choose a gem from the red pillow.
   *[over] The game is over.
}
table-round = Round: { $count }
table-sides = Box:   
table-level = { $level ->
    [top] top    
    [middle] middle 
   *[bottom] bottom 
}
table-red = Red pillow ({ $count }):
table-fell = Fell out:
table-open = Open:
table-up = Up:
table-down = Down:
table-white = White pillow: diamonds { $diamonds }, sapphires { $sapphires }
table-black = Black pillow: diamonds { $diamonds }, sapphires { $sapphires }, rubies { $rubies }; points { $points }
table-alarm = { $where ->
    [home] Has the alarm
   *[away] Alarm in the box
}
table-role = Plays:
table-picked = Picked, not yet revealed:
table-hand = Hand ({ $count }):
table-hand-count = Hand: { $count }

# What has happened. $me: the observer did it, or it is about him. An empty text is left out of the log.

log-places = { $me ->
    [yes] You have diamonds to put into the box: { $value }.
   *[no] { $seat } has diamonds to put into the box: { $value }.
}
log-round = Round { $value } begins.
log-number = { $card-is ->
    [hidden] { "" }
   *[other] You are dealt a card with the number { $card }.
}
log-role = { $me ->
    [yes] You play: { $role }.
   *[no] { $by } plays: { $role }.
}
log-revealed = { $me ->
    [yes] The number on your card is { $value }.
   *[no] The number on the card of { $seat } is { $value }.
}
log-last-card = { $me ->
    [yes] You play your last card: { $role }.
   *[no] { $seat } plays the last card: { $role }.
}
log-turn-of = { $me ->
    [yes] It is your turn as { $role }.
   *[no] It is the turn of { $seat } as { $role }.
}
log-passed = Everybody passes six cards to the left.
log-put = { $me ->
    [yes] You put a diamond into the drawer { $level } { $side }.
   *[no] { $by } puts a diamond into the drawer { $level } { $side }.
}
log-open = { $me ->
    [yes] You open the drawer { $level } { $side }.
   *[no] { $by } opens the drawer { $level } { $side }.
}
log-found = In it: { $value } × { $gem }.
log-fell = Out of it: { $value } × { $gem }.
log-nothing-there = It is empty.
log-lay-there = In it lay before: { $value } × { $gem }.
log-was-empty = It was empty.
log-found-alarm = { $me ->
    [yes] Your alarm lies in it.
   *[no] The alarm of { $seat } lies in it.
}
log-fell-alarm = { $me ->
    [yes] Your alarm falls out, and you have it back.
   *[no] The alarm of { $seat } falls out and is given back.
}
log-to-owner = { $me ->
    [yes] The gems that fell are yours: { $value }.
   *[no] The gems that fell belong to { $seat }: { $value }.
}
log-take = { $me ->
    [yes] { $gem-is ->
        [diamond] You take a diamond.
        [sapphire] You take a sapphire.
       *[other] You take what is there.
    }
   *[no] { $gem-is ->
        [diamond] { $by } takes a diamond.
        [sapphire] { $by } takes a sapphire.
       *[other] { $by } takes what is there.
    }
}
log-took-all = { $me ->
    [yes] You put all gems on your black pillow: { $value }.
   *[no] { $seat } puts all gems on the black pillow: { $value }.
}
log-smuggled = { $me ->
    [yes] You put all gems on the red pillow: { $value }.
   *[no] { $seat } puts all gems on the red pillow: { $value }.
}
log-leave = { $me ->
    [yes] You take nothing.
   *[no] { $by } takes nothing.
}
log-pull = { $me ->
    [yes] You pull the drawer further.
   *[no] { $by } pulls the drawer further.
}
log-no-compartment = There is no secret compartment.
log-no-ruby = The secret compartment is empty.
log-ruby-found = There is a ruby in the secret compartment.
log-ruby-fell = A ruby falls out of the secret compartment.
log-place = { $me ->
    [yes] You place: { $gem }.
   *[no] { $by } places: { $gem }.
}
log-placed = { $me ->
    [yes] You have to place: { $gem }.
   *[no] { $seat } has to place: { $gem }.
}
log-alarm = { $me ->
    [yes] You add your alarm.
   *[no] { $by } adds an alarm.
}
log-no-alarm = { $me ->
    [yes] You keep your alarm.
   *[no] { $by } keeps the alarm.
}
log-brought-back = { $me ->
    [yes] Your alarm lies there without gems: you have it back.
   *[no] The alarm of { $seat } lies there without gems and is given back.
}
log-alarm-back = { $me ->
    [yes] You take your alarm back.
   *[no] { $by } takes the alarm back.
}
log-alarm-stay = { $me ->
    [yes] You leave your alarm in the drawer.
   *[no] { $by } leaves the alarm in the drawer.
}
log-rotate = { $me ->
    [yes] { $level-is ->
        [two] You rotate the top two levels to the { $way }.
       *[other] You rotate the top level to the { $way }.
    }
   *[no] { $level-is ->
        [two] { $by } rotates the top two levels to the { $way }.
       *[other] { $by } rotates the top level to the { $way }.
    }
}
log-no-rotate = { $me ->
    [yes] You rotate nothing.
   *[no] { $by } rotates nothing.
}
log-turn = { $me ->
    [yes] You turn the box over.
   *[no] { $by } turns the box over.
}
log-no-turn = { $me ->
    [yes] You do not turn the box over.
   *[no] { $by } does not turn the box over.
}
log-keep = { $me ->
    [yes] You do not move the box.
   *[no] { $by } does not move the box.
}
log-closed = { "" }
log-outnumbered = There are more detectives than smugglers: the smugglers get nothing.
log-no-share = { $me ->
    [yes] You made gems fall and get no share.
   *[no] { $seat } made gems fall and gets no share.
}
log-share = { $me ->
    [yes] You choose from the red pillow: { $gem }.
   *[no] { $by } chooses from the red pillow: { $gem }.
}
log-got = { $me ->
    [yes] You get from the red pillow: { $gem }.
   *[no] { $seat } gets from the red pillow: { $gem }.
}
log-got-all = { $me ->
    [yes] You get the whole red pillow: { $value }.
   *[no] { $seat } gets the whole red pillow: { $value }.
}
log-scored = { $me ->
    [yes] You have { $value } points.
   *[no] { $seat } has { $value } points.
}

# What is left of it when the drawer is closed, and must be remembered.

log-once-put = { $me ->
    [yes] You put a diamond somewhere.
   *[no] { $by } put a diamond somewhere.
}
log-once-open = { $me ->
    [yes] You opened a drawer.
   *[no] { $by } opened a drawer.
}
log-once-box = { $me ->
    [yes] You could move the box.
   *[no] { $by } could move the box.
}
log-once-role = { $me ->
    [yes] You played a role.
   *[no] { $by } played a role.
}
end-imitations = Somebody has no imitations left.
end-rubies = The sixth ruby has left the secret compartments.
end-rounds = Enough rounds were played.

# What a move does.

do-put = Put a diamond into the drawer { $level } { $side }.
do-open = Open the drawer { $level } { $side }: you see what is up, and what is down falls out.
do-role = Play this role in this round: { $role }.
do-take = { $gem-is ->
    [diamond] Take a diamond to your black pillow.
    [sapphire] Take a sapphire to your black pillow.
   *[other] Take all that you have found to your black pillow.
}
do-leave = Take nothing.
do-pull = Pull the drawer further and look for a secret compartment.
do-place = Place in the open drawer: { $gem }.
do-alarm = Add your alarm: if the gems fall out later they are yours.
do-no-alarm = Keep your alarm.
do-alarm-back = Take your alarm back.
do-alarm-stay = Leave your alarm in the drawer.
do-rotate = { $level-is ->
    [two] Rotate the top two levels to the { $way }.
   *[other] Rotate the top level to the { $way }.
}
do-no-rotate = Rotate nothing.
do-turn = Turn the whole box over: what was up is down.
do-no-turn = Do not turn the box over.
do-keep = Do not move the box.
do-share = Choose from the red pillow: { $gem }.

# Why a move is not possible.

reason-no-such-role = You do not have that card in your hand any more.
reason-role-first = First pick a role from your hand.
reason-put-first = First put your diamonds into the box.
reason-open-first = First open a drawer.
reason-take-first = First take the gems or leave them.
reason-take-one-first = First take a gem or leave them all.
reason-one-gem = You may take one gem, of a kind that lies there.
reason-search-first = First take what is there, or pull the drawer further.
reason-search-or-leave-first = First take what is there or leave it, or pull the drawer further.
reason-loot-first = First take the ruby or leave it.
reason-place-first = First say what you place.
reason-must-place = You must place an imitation.
reason-no-such-imitation = You have no such imitation on your white pillow.
reason-alarm-first = First say whether you add your alarm.
reason-lone-alarm-first = First say whether you take your alarm back.
reason-rotate-first = First say whether you rotate the box.
reason-turn-first = Now say whether you turn the box over.
reason-move-first = You may rotate the box or turn it over, or keep it as it is.
reason-share-first = First choose a gem from the red pillow.
reason-no-such-share = There is no such gem on the red pillow.

# Why the bot likes a move.

why-any = no reason
why-gems-there = gems should lie there
why-ruby-there = a ruby should lie there
why-safe-drawer = nothing should fall out
why-would-fall = gems should fall out of it
why-unsure = nothing is known of it
why-loot-on-pillow = much lies on the red pillow
why-rid-of-imitations = gets rid of imitations
why-most-valuable = is worth most
why-hide-gems = hides from the others what lies there
why-for-later = keeps within reach what lies there
why-trap = gems that fall out come back
why-no-better = nothing better to do

# The options.

option-edition = The French or the English rules.
option-box_actions = Whether the box may be moved as the edition says, or only in one way per turn.
option-ruby_end = Whether the game ends when the sixth ruby has left the secret compartments.
option-round_limit = After how many rounds the game ends in any case.
option-memory = Whether you must remember the box, may read the log, or see all that could be known.

# The bots.

bot-novice-manner = Remembers the last drawer, and mixes up the others.
bot-regular-manner = Keeps track of a drawer or two.
bot-expert-manner = Seldom loses sight of a gem.
bot-master-manner = Remembers most of what went into the box, however often it is turned.

# What a bot knows about a move.

fact-remembered = You remember gems worth { $value } there.
risk-underneath = they lie underneath and would fall out.
risk-not-known = you have nothing in mind of what lies there.
fact-empty = You remember it as empty.
fact-ruby = You remember a ruby there.
risk-no-ruby = you do not remember a ruby there.
risk-others-take = { $count ->
    [one] one player may still take gems in this round.
   *[other] { $count } players may still take gems in this round.
}
fact-imitations = { $count ->
    [one] You have one imitation left to get rid of.
   *[other] You have { $count } imitations left to get rid of.
}
fact-pillow = The gems on the red pillow count { $value }.
risk-pillow-empty = nothing lies on the red pillow.
fact-rubies = { $count ->
    [one] You remember one ruby that lies up now.
   *[other] You remember { $count } rubies that lie up now.
}
fact-best-drawer = You remember a drawer with gems worth { $value } to take.
risk-same-role = { $count ->
    [one] one rival may hold this card too.
   *[other] { $count } rivals may hold this card too.
}
fact-gem-worth = It counts { $value }.
fact-gems-worth = They count { $value } together.
risk-left-there = gems worth { $value } stay there for others.
fact-imitation = It no longer counts { $value } against you.
fact-gems-lie-there = Gems worth { $value } lie in the drawer.
fact-alarm-alone = No gems lie with the alarm any more.
fact-drawers-move = { $known ->
    [0] { $count } drawers move; of none of them you remember gems that lie up.
   *[other] { $count } drawers move; of { $known } of them you remember gems that lie up.
}
fact-stays = What you remember stays in its place.
fact-then-up = Of the gems that you remember, those up count { $above } then, and those down { $below }.

# Statistics.

chart-roles = Roles played in a game, on average
chart-drawers = Drawers opened in a game, on average: top, middle and bottom level
chart-put = Where diamonds are put at first, on average
chart-gems = What becomes of gems and rubies, times in a game

# What events are called there.

event-alarm = alarms added
event-alarm-back = alarms taken back
event-alarm-stay = alarms left in drawers
event-brought-back = alarms given back
event-closed = drawers closed
event-fell = gems that fall out
event-fell-alarm = alarms that fall out
event-found = finds in drawers
event-found-alarm = alarms found
event-got = gems off the red pillow
event-got-all = whole red pillows
event-keep = box left as it is
event-last-card = last cards played
event-lay-there = gems that lay there
event-leave = nothing taken
event-no-alarm = alarms kept
event-no-compartment = no secret compartment
event-no-rotate = nothing rotated
event-no-ruby = compartments without ruby
event-no-share = smugglers without a share
event-no-turn = box not turned over
event-nothing-there = empty drawers
event-number = numbers dealt
event-open = drawers opened
event-outnumbered = smugglers outnumbered
event-passed = hands passed on
event-place = gems placed
event-placed = gems that must be placed
event-places = diamonds due at first
event-pull = drawers pulled further
event-put = diamonds put in
event-revealed = numbers revealed
event-role = roles chosen
event-rotate = levels rotated
event-round = rounds
event-ruby-fell = rubies that fall out
event-ruby-found = rubies found
event-scored = players’ points counted
event-share = choices of a share
event-smuggled = gems smuggled
event-take = gems taken
event-to-owner = fallen gems to an owner
event-took-all = all gems taken
event-turn = box turned over
event-turn-of = turns in a role
event-was-empty = drawers that were empty
