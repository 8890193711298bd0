# The game in one sentence.

aim = Bring the most precious jewels into your safe, and close it before the others leave you standing.

# Words of the notation, and what stands after the first: the value of a jewel or a safe, or what a thief steals.

word-necklace = necklace
word-ring = ring
word-watch = watch
word-tiara = tiara
word-safe = closed safe
word-thief = thief
word-shadow = shadow
word-hidden = ▒
face-1 = { $word } 1
face-2 = { $word } 2
face-3 = { $word } 3
face-4 = { $word } 4
face-5 = { $word } 5
face-6 = { $word } 6
face-7 = { $word } 7
face-8 = { $word } 8
face-9 = { $word } 9
face-10 = { $word } 10
face-11 = { $word } 11
face-12 = { $word } 12
face-13 = { $word } 13
face-14 = { $word } 14
face-15 = { $word } 15
face-necklace = necklace thief
face-ring = ring thief
face-watch = watch thief
face-tiara = tiara thief
face-shadow = shadow thief

# A card in a sentence.

card = { $card-is ->
    [thief] { $card2-is ->
        [necklace] { face-necklace }
        [ring] { face-ring }
        [watch] { face-watch }
        [tiara] { face-tiara }
       *[shadow] { face-shadow }
    }
   *[other] { $card } { $value }
}

# The table.

table-turn = { $phase ->
    [gather] A round is about to begin.
    [deal] The cards are dealt.
    [play] Everybody with an open safe picks a card.
    [steal] { $seat } is to choose a jewel to steal.
    [add] Whoever still has a jewel in front of them may add more of its kind.
    [draw] { $seat } draws.
   *[over] The game is over.
}
table-round = Round: { $count } of { $last }
table-pile = Draw pile: { $count }
table-discard = Discard pile, face down: { $count }
table-discard-seen = Of these, known to all:
table-score = Points: { $value }
table-safe = { $state ->
    [open] Open safe
   *[closed] Closed safe
} ({ $count }, worth { $value }):
table-shown = { $fate ->
    [lies] On the table:
    [closed] Closed with:
    [cancelled] Played, cancelled:
    [stolen] Played, stolen:
    [discarded] Played, discarded:
   *[past] Last played:
}
table-hand = Hand ({ $count }):
table-hand-count = Hand: { $count }
table-chosen = Chosen, not yet revealed:
table-laid = Laid aside:
table-under = { $order ->
    [0] Hand discarded: { $count }
   *[other] Hand { $order } under the pile: { $drawn } of { $count } drawn
}
table-declined = Held { $count } and added no more: { $kind ->
    [necklace] { word-necklace }
    [ring] { word-ring }
    [watch] { word-watch }
   *[tiara] { word-tiara }
}

# What has happened. $me: the observer did it. $to-me: it was done to the observer. An empty text is left out
# of the log: that others are dealt and draw cards, and have no more to add, goes without saying.

log-round = Round { $value } begins.
log-deal = { $card-is ->
    [hidden] { "" }
   *[other] You are dealt: { card }.
}
log-draw = { $card-is ->
    [hidden] { "" }
   *[other] You draw: { card }.
}
log-play = { $me ->
    [yes] You play: { card }.
   *[no] { $by } plays: { card }.
}
log-cancelled = The jewels of value { $value } cancel each other.
log-steal = { $me ->
    [yes] You steal the jewel that { $player } has played.
   *[no] { $to-me ->
        [yes] { $by } steals the jewel that you have played.
       *[no] { $by } steals the jewel that { $player } has played.
    }
}
log-took = { $me ->
    [yes] Your thief takes the jewel that { $player } has played.
   *[no] { $to-me ->
        [yes] The thief of { $seat } takes the jewel that you have played.
       *[no] The thief of { $seat } takes the jewel that { $player } has played.
    }
}
log-empty-handed = { $me ->
    [yes] Your thief finds nothing to steal.
   *[no] The thief of { $seat } finds nothing to steal.
}
log-add = { $me ->
    [yes] You add: { card }.
   *[no] { $by } adds: { card }.
}
log-done = { $me ->
    [yes] You add no more.
   *[no] { "" }
}
log-closed = { $me ->
    [yes] You close your safe with jewels worth { $value }.
   *[no] { $seat } closes a safe with jewels worth { $value }.
}
log-stays-open = { $me ->
    [yes] You cannot close your safe with that card: it stays open.
   *[no] { $seat } cannot close the safe with that card: it stays open.
}
log-used-up = The draw pile is used up.
log-last-open = { $me ->
    [yes] Only your safe is still open: the round is over.
   *[no] Only the safe of { $seat } is still open: the round is over.
}
log-all-close = All who are still in want to close at the same time: nobody does, and the round is over.
log-no-cards = Nobody with an open safe has a card left: the round is over.
log-scored = { $me ->
    [yes] You score { $value } in this round.
   *[no] { $seat } scores { $value } in this round.
}
end-rounds = The last round is over.

# What a move does.

do-play = { $card-is ->
    [safe] Play the { card }: it closes your safe if you have jewels there, at most { $value } of them.
    [thief] { $card2-is ->
        [shadow] Play the { card }: it takes one jewel of any kind that is played this turn.
       *[other] Play the { card }: it takes one { $card2 } that is played this turn.
    }
   *[other] Play the { card }: if nobody plays the same value and no thief takes it, it goes into your safe.
}
do-steal = Take the jewel that { $player } has played into your own safe.
do-add = Add the { card }: it is safe from thieves and cannot be cancelled.
do-done = Add no more jewels.

# Why a move is not possible. $card is a card as above, or its words in the notation.

reason-not-in-hand = You have no card “{ $card }” in your hand.
reason-no-theft = Nothing can be stolen now: first all cards are played, and then only thieves steal.
reason-thieves-gone = The thieves of this turn have gone: nothing more can be stolen.
reason-no-such-prey = Your thief finds no jewel to its liking there.
reason-steal-first = First choose the jewel that your thief takes.
reason-no-adding = Jewels are added only after all have played a card and the thieves have gone.
reason-add-or-done = You have played your card for this turn; now add jewels, or say “done”.
reason-already-added = You have already added every card “{ $card }” of your hand.
reason-another-kind = You may add only jewels of the same kind as the one in front of you: “{ $card }”.

# Why the bot likes a move.

why-any = no reason
why-close-now = brings home what is in the safe
why-fills-safe = brings good jewels into the safe
why-thief-prey = may take a good jewel from a rival
why-best-prey = takes the jewel worth most
why-safe-from-thieves = brings in a jewel that nobody can take any more
why-room-in-safe = keeps room in the safe, so that it can be closed
why-keep-card = keeps a card that is of use later
why-wasted = would be wasted now
why-no-better = nothing better to do

# The options and a remark.

option-rounds = How many rounds are played.
remark-two-players = Two can play, as our source says, but other editions ask for three or more: with two, the first to close a safe ends the round.

# The bots.

bot-novice-manner = Takes jewels one by one, and keeps in hand what could lie in the safe.
bot-regular-manner = Looks at each jewel by itself, and does not see the others close.
bot-expert-manner = Knows when a full safe is full enough.
bot-master-manner = Never closes when you expect it.

# What a bot knows about a move.

fact-jewel = It is worth { $value }.
risk-jewel = with a chance of about { $percent } % a rival plays a card that takes or cancels it.
fact-thief = With a chance of about { $percent } % a rival plays such a jewel.
fact-prey = The jewel of { $seat } is worth { $value }.
fact-closing = Closing now scores { $value }.
risk-all-close = with a chance of { $percent } % all others still in could close too, and none of you would score.
risk-stays-open = it does not close a safe with { $count } jewels.
risk-no-prey = hardly any rival will play such a jewel.

# Statistics.

chart-closings = Safes closed in a game, by the value of their jewels, on average
chart-endings = How rounds end: the last open safe, all close at once, no cards left
chart-thefts = Thieves in a game: a choice of whom to rob, a single prey, none

# What events are called there.

event-add = jewels added
event-all-close = all close at once
event-cancelled = values cancelled
event-closed = safes closed
event-deal = cards dealt
event-done = players who add no more
event-draw = cards drawn
event-empty-handed = thieves without prey
event-last-open = one safe left open
event-no-cards = no cards left
event-play = cards played
event-round = rounds
event-scored = scores of a round
event-stays-open = safes that stay open
event-steal = thefts by choice
event-took = thefts of the only prey
event-used-up = draw pile used up
