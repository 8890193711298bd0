# The game in one sentence.

aim = Get away with the biggest loot, but never be the richest thief when the police come.

# Cards, as they stand in a list or after a colon; 0 to 3 are money of that value.

word-0 = 0
word-1 = 1
word-2 = 2
word-3 = 3
word-ring = ring
word-horseshoe = horseshoe
word-police = police car
word-double-police = double police car
word-getaway = getaway car
word-siren = siren
word-clear = clear police
word-swap = swap
word-double-play = double play
word-hidden = ▒
word-up = face up
word-down = face down
face-down = ({ $word })

# The table.

table-turn = { $phase ->
    [lot] The start player is drawn by lot.
    [deal] The cards are dealt.
    [draw] { $seat } draws.
    [play] { $seat } is to play a card.
    [play-drawn] { $seat } is to play the card just drawn.
    [take] { $seat } swaps, and first takes a card.
    [pick] { $seat } takes a face-down card from { $other }.
    [put] { $seat } swaps, and now gives a card back to { $other }.
   *[over] The game is over.
}
table-pile = Draw pile: { $count }
table-police = Police on the table ({ $value } of 4 for a raid):
table-doubles = { $count ->
    [one] Double play: { $count } more card to draw
   *[other] Double play: { $count } more cards to draw
}
table-getaways = Getaway cars: { $count } of { $last }
table-discard = Discard pile ({ $count }):
table-loot = Loot ({ $count }):
table-known = Card { $place } also seen by { $seats }
table-hand = Hand ({ $count }):
table-hand-count = Hand: { $count }
table-drawn = Just drawn:

# Which face-down card moves: all see that.

in-row = { $nth ->
    [0] { "" }
   *[other] { " " }(number { $nth } in the row)
}

# What has happened. $me: the observer did it. $to-me: it was done to the observer. An empty text is left out
# of the log: that others are dealt and draw cards goes without saying.

log-first = { $to-me ->
    [yes] You are drawn by lot to start.
   *[no] { $player } is drawn by lot to start.
}
log-deal = { $card-is ->
    [hidden] { "" }
   *[other] You are dealt: { $card }.
}
log-draw = { $card-is ->
    [hidden] { "" }
    [getaway] A getaway car appears!
   *[other] You draw: { $card }.
}
log-stash = { $me ->
    [yes] You stash a card face down: { $card }.
   *[no] { $by } stashes a card face down.
}
log-give = { $me ->
    [yes] You give { $player } a card, face up: { $card }.
   *[no] { $to-me ->
        [yes] { $by } gives you a card, face up: { $card }.
       *[no] { $by } gives { $player } a card, face up: { $card }.
    }
}
log-play = { $me ->
    [yes] You play: { $card }.
   *[no] { $by } plays: { $card }.
}{ $card2-is ->
    [police] { " " }A single police car leaves the table.
    [double-police] { " " }A double police car leaves the table.
   *[other] { "" }
}
log-take = { $me ->
    [yes] { $card-is ->
        [hidden] You take a face-down card from { $player }{ in-row }.
       *[other] You take a { $face-is ->
            [down] face-down
           *[other] face-up
        } card from { $player }{ in-row }: { $card }.
    }
   *[no] { $card-is ->
        [hidden] { $by } takes a face-down card from { $to-me ->
            [yes] you
           *[no] { $player }
        }{ in-row }.
       *[other] { $by } takes a { $face-is ->
            [down] face-down
           *[other] face-up
        } card from { $to-me ->
            [yes] you
           *[no] { $player }
        }{ in-row }: { $card }.
    }
}
log-pick = { $card-is ->
    [hidden] It is number { $nth } in the row; only those who have seen it know what it is.
   *[other] It is number { $nth } in the row: { $card }.
}
log-put = { $me ->
    [yes] You give a { $face-is ->
        [down] face-down
       *[other] face-up
    } card in return{ in-row }: { $card }.
   *[no] { $card-is ->
        [hidden] { $by } gives a face-down card in return{ in-row }.
       *[other] { $by } gives a { $face-is ->
            [down] face-down
           *[other] face-up
        } card in return{ in-row }: { $card }.
    }
}
log-laid = { $me ->
    [yes] The siren makes you lay down: { $card }.
   *[no] The siren makes { $seat } lay down: { $card }.
}
log-raid = RAID! The police stand at { $police }: everybody turns up their loot.
log-turned-up = { $me ->
    [yes] You turn up: { $card }.
   *[no] { $seat } turns up: { $card }.
}
log-worth = { $me ->
    [yes] To the police your loot is worth { $value }.
   *[no] To the police { $seat }’s loot is worth { $value }.
}
log-caught = { $me ->
    [yes] You are caught and lose all your loot.
   *[no] { $seat } is caught and loses all loot.
}
log-spared = Nobody is caught.
log-moved = { $me ->
    [yes] You get a card from { $player }.
   *[no] { $to-me ->
        [yes] { $seat } gets a card from you.
       *[no] { $seat } gets a card from { $player }.
    }
}
log-which = It is: { $card }.
log-escape = Getaway car number { $cars }: the thieves make off.
log-scored = { $me ->
    [yes] You get away with { $value }.
   *[no] { $seat } gets away with { $value }.
}
end-escape = The last getaway car has come, and the thieves are gone.

# What a move does.

do-stash = Lay a card face down in front of you: { $card }. It is your loot, and only you know it.
do-give = Lay a card face up in front of { $player }: { $card }. It is that player’s loot.
do-play = { $card-is ->
    [police] Lay a police car on the table; at 4 or more there is a raid.
    [double-police] Lay a double police car on the table: it counts 2; at 4 or more there is a raid.
    [siren] All others (and you, if that is agreed) lay down their police cars; at 4 or more there is a raid.
    [clear] { $card2-is ->
        [police] Send a single police car from the table to the discard pile.
        [double-police] Send a double police car from the table to the discard pile.
       *[other] Send police from the table to the discard pile.
    }
    [swap] Take a card of another player’s loot and give one of yours.
   *[double-play] Twice in a row: draw a card and play it at once.
}
do-take = { $card-is ->
    [hidden] Take blindly one of { $player }’s face-down cards that you have not seen.
   *[other] { $face-is ->
        [down] Take a face-down card that you know from { $player }: { $card }.
       *[other] Take a face-up card from { $player }: { $card }.
    }
}
do-put = { $face-is ->
    [down] Give a face-down card in return: { $card }.
   *[other] Give a face-up card in return: { $card }.
}

# Why a move is not possible. $card is a card as above, or its word in the notation.

reason-not-in-hand = You have no card “{ $card }” in your hand.
reason-play-the-drawn-card = In a double play you play the card that you have just drawn: “{ $card }”.
reason-swap-first = First finish the swap.
reason-give-to-another = You can give money only to another player; to keep it, stash it.
reason-no-such-player = There is no such player at this table.
reason-no-swap = Loot is taken and given back only in a swap.
reason-take-first = First take a card of another player’s loot.
reason-already-taken = You have already taken a card; now give one of yours.
reason-no-such-loot = No such card lies there for you to take.
reason-no-such-own-loot = You have no such card among your earlier loot.
reason-clear-takes-all = Here “clear police” takes all police cars: “play clear”.
reason-clear-which = Say which police car is to go: “play clear police” or “play clear double-police”.
reason-no-such-police = No such police car lies on the table.

# Why the bot likes a move.

why-any = no reason
why-richest-hidden = keeps the best money where nobody sees it
why-small-hidden = keeps money that will not draw the police
why-burden-leader = makes the richest rival a better target
why-cheap-gift = gives away what is worth little at the end
why-raid-rival = brings the police down on a rival
why-hold-police = brings the police closer
why-clear-danger = saves you from the police
why-swap-gain = takes better loot than it gives
why-more-cards = two more cards to play
why-no-better = nothing better to do

# The options.

option-siren = Who lays down police cars when the siren sounds: the others, or everyone.
option-siren-others = the others
option-siren-everyone = everyone
option-clear = Whether “clear police” removes all police cars or one.
option-clear-all = all
option-clear-one = one
option-raid_tie = Who is caught when several are equally rich: all of them or none.
option-raid_tie-all = all
option-raid_tie-none = none
option-reshuffle = What goes back into the pile after a raid, besides the police cars on the table: the whole discard pile or the raided loot only.
option-reshuffle-all = the whole discard pile
option-reshuffle-loot = the raided loot
option-getaways = The getaway car that ends the game.

# The bots.

bot-novice-manner = Keeps treasures in hand, gives away the rest, and thinks the police only come for others.
bot-regular-manner = Saves the best for later, and pays no heed to what others have hidden.
bot-expert-manner = Follows sound rules, and points the police at the richest.
bot-master-manner = Weighs thousands of ways in which the night may end.

# What a bot knows about a move.

risk-you-richest = with a chance of { $percent } % you are the richest.
fact-richest = With a chance of { $percent } % { $seat } is the richest.
fact-then-richest = With a chance of { $percent } % { $seat } is the richest then.
risk-gift = it counts { $value } for { $seat } at the end.
fact-card-worth = { $value ->
    [0] It counts nothing at the end.
   *[other] It counts { $value } at the end.
}
fact-hidden-good = With a chance of { $percent } % it is a good card.
fact-not-richest = With a chance of { $percent } % you are not the richest then.
fact-you-richest = With a chance of { $percent } % you are the richest now.
risk-spared = with a chance of { $percent } % { $seat } is the richest, and is spared.
fact-best-loot = { $seat } has a card that counts { $value } at the end.
fact-draw-good = With a chance of { $percent } % a card that you draw is good money.
risk-draw-police = with a chance of { $percent } % a card that you draw brings the police closer.
risk-hidden-poor = hardly any of them is a good card.
fact-gives-little = { $value ->
    [0] What you give counts nothing at the end.
   *[other] What you give counts { $value } at the end.
}
risk-gives-away = you give a card that counts { $value } at the end.

# Statistics.

chart-order = Wins in order of play: 1 begins
chart-raids = Raids in a game
chart-caught = Players caught in a game
chart-plays = Police cars and action cards played in a game, on average
chart-gifts = Money given away in a game, on average

# What events are called there.

event-caught = players caught
event-deal = cards dealt
event-draw = cards drawn
event-escape = escapes by the last car
event-first = first player drawn by lot
event-give = cards given away
event-laid = cards the siren lays down
event-moved = cards changing hands
event-pick = cards picked from a row
event-play = cards played
event-put = cards given in return
event-raid = raids
event-scored = loot brought home
event-spared = raids without a catch
event-stash = cards stashed
event-take = cards taken in a swap
event-turned-up = cards turned up
event-which = cards made known
event-worth = loot that police valued
