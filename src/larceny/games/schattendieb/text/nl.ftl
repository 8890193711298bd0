# The game in one sentence.

aim = Breng de kostbaarste juwelen in je kluis en sluit hem voordat de anderen je laten staan.

# Words of the notation, and what stands after the first: the value of a jewel or a safe, or what a thief steals.

word-necklace = halsketting
word-ring = ring
word-watch = horloge
word-tiara = diadeem
word-safe = gesloten kluis
word-thief = dief
word-shadow = schaduw
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
face-necklace = kettingdief
face-ring = ringendief
face-watch = horlogedief
face-tiara = diadeemdief
face-shadow = schaduwdief

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
    [gather] Er begint zo een ronde.
    [deal] De kaarten worden gedeeld.
    [play] Iedereen met een open kluis kiest een kaart.
    [steal] { $seat } moet kiezen welk juweel er gestolen wordt.
    [add] Wie nog een juweel voor zich heeft liggen, mag er meer van dezelfde soort bijleggen.
    [draw] { $seat } trekt.
   *[over] Het spel is afgelopen.
}
table-round = Ronde: { $count } van de { $last }
table-pile = Trekstapel: { $count }
table-discard = Aflegstapel, gedekt: { $count }
table-discard-seen = Daarvan bij allen bekend:
table-score = Punten: { $value }
table-safe = { $state ->
    [open] Open kluis
   *[closed] Gesloten kluis
} ({ $count }, waarde { $value }):
table-shown = { $fate ->
    [lies] Op tafel:
    [closed] Gesloten met:
    [cancelled] Gespeeld, opgeheven:
    [stolen] Gespeeld, gestolen:
    [discarded] Gespeeld, afgelegd:
   *[past] Laatst gespeeld:
}
table-hand = Hand ({ $count }):
table-hand-count = Hand: { $count }
table-chosen = Gekozen, nog niet onthuld:
table-laid = Weggelegd:
table-under = { $order ->
    [0] Hand afgelegd: { $count }
   *[other] Hand { $order } onder de stapel: { $drawn } van de { $count } getrokken
}
table-declined = Met { $count } in de hand niet meer bijgelegd: { $kind ->
    [necklace] { word-necklace }
    [ring] { word-ring }
    [watch] { word-watch }
   *[tiara] { word-tiara }
}

# What has happened. $me: the observer did it. $to-me: it was done to the observer. An empty text is left out
# of the log: that others are dealt and draw cards, and have no more to add, goes without saying.

log-round = Ronde { $value } begint.
log-deal = { $card-is ->
    [hidden] { "" }
   *[other] Je krijgt: { card }.
}
log-draw = { $card-is ->
    [hidden] { "" }
   *[other] Je trekt: { card }.
}
log-play = { $me ->
    [yes] Je speelt: { card }.
   *[no] { $by } speelt: { card }.
}
log-cancelled = De juwelen met waarde { $value } heffen elkaar op.
log-steal = { $me ->
    [yes] Je steelt het juweel dat { $player } heeft gespeeld.
   *[no] { $to-me ->
        [yes] { $by } steelt het juweel dat jij hebt gespeeld.
       *[no] { $by } steelt het juweel dat { $player } heeft gespeeld.
    }
}
log-took = { $me ->
    [yes] Jouw dief neemt het juweel dat { $player } heeft gespeeld.
   *[no] { $to-me ->
        [yes] De dief van { $seat } neemt het juweel dat jij hebt gespeeld.
       *[no] De dief van { $seat } neemt het juweel dat { $player } heeft gespeeld.
    }
}
log-empty-handed = { $me ->
    [yes] Jouw dief vindt niets om te stelen.
   *[no] De dief van { $seat } vindt niets om te stelen.
}
log-add = { $me ->
    [yes] Je legt erbij: { card }.
   *[no] { $by } legt erbij: { card }.
}
log-done = { $me ->
    [yes] Je legt er niets meer bij.
   *[no] { "" }
}
log-closed = { $me ->
    [yes] Je sluit je kluis met juwelen ter waarde van { $value }.
   *[no] { $seat } sluit een kluis met juwelen ter waarde van { $value }.
}
log-stays-open = { $me ->
    [yes] Met die kaart kun je je kluis niet sluiten: hij blijft open.
   *[no] { $seat } kan de kluis met die kaart niet sluiten: hij blijft open.
}
log-used-up = De trekstapel is op.
log-last-open = { $me ->
    [yes] Alleen jouw kluis is nog open: de ronde is afgelopen.
   *[no] Alleen de kluis van { $seat } is nog open: de ronde is afgelopen.
}
log-all-close = Iedereen die nog meedoet, wil tegelijk sluiten: niemand doet het, en de ronde is afgelopen.
log-no-cards = Niemand met een open kluis heeft nog een kaart: de ronde is afgelopen.
log-scored = { $me ->
    [yes] Je scoort { $value } in deze ronde.
   *[no] { $seat } scoort { $value } in deze ronde.
}
end-rounds = De laatste ronde is afgelopen.

# What a move does.

do-play = { $card-is ->
    [safe] Speel een kaart: { card }. Ze sluit je kluis als er juwelen in liggen, hoogstens { $value }.
    [thief] { $card2-is ->
        [shadow] Speel een kaart: { card }. Ze neemt één juweel, van welke soort ook, dat deze beurt wordt gespeeld.
       *[other] Speel een kaart: { card }. Ze neemt één juweel dat deze beurt wordt gespeeld, maar alleen van deze soort: { $card2 }.
    }
   *[other] Speel een kaart: { card }. Speelt niemand dezelfde waarde en neemt geen dief het juweel, dan gaat het je kluis in.
}
do-steal = Neem het juweel dat { $player } heeft gespeeld in je eigen kluis.
do-add = Leg een juweel bij: { card }. Geen dief kan erbij, en het kan niet worden opgeheven.
do-done = Leg er geen juwelen meer bij.

# Why a move is not possible. $card is a card as above, or its words in the notation.

reason-not-in-hand = Je hebt geen kaart “{ $card }” in je hand.
reason-no-theft = Er valt nu niets te stelen: eerst worden alle kaarten gespeeld, en daarna stelen alleen dieven.
reason-thieves-gone = De dieven van deze beurt zijn al weg: er kan niets meer worden gestolen.
reason-no-such-prey = Daar vindt jouw dief geen juweel van zijn gading.
reason-steal-first = Kies eerst het juweel dat jouw dief neemt.
reason-no-adding = Juwelen leg je pas bij als iedereen een kaart heeft gespeeld en de dieven weg zijn.
reason-add-or-done = Je hebt je kaart voor deze beurt al gespeeld; leg nu juwelen bij of zeg “done”.
reason-already-added = Elke kaart “{ $card }” uit je hand heb je al bijgelegd.
reason-another-kind = Je mag alleen juwelen bijleggen van dezelfde soort als het juweel dat voor je ligt: “{ $card }”.

# Why the bot likes a move.

why-any = geen reden
why-close-now = stelt veilig wat in de kluis ligt
why-fills-safe = brengt goede juwelen in de kluis
why-thief-prey = neemt misschien een goed juweel van een tegenstander
why-best-prey = neemt het juweel dat het meest waard is
why-safe-from-thieves = brengt een juweel binnen dat niemand meer kan nemen
why-room-in-safe = houdt plaats in de kluis, zodat die nog dicht kan
why-keep-card = bewaart een kaart die later van pas komt
why-wasted = zou nu verspild zijn
why-no-better = niets beters te doen

# The options and a remark.

option-rounds = Hoeveel rondes er worden gespeeld.
remark-two-players = Met zijn tweeën kan het volgens onze bron, maar andere uitgaven vragen er minstens drie: met twee eindigt de ronde zodra één speler zijn kluis sluit.

# The bots.

bot-novice-manner = Neemt juwelen een voor een, en houdt in de hand wat in de kluis kon liggen.
bot-regular-manner = Bekijkt elk juweel op zichzelf, en ziet de anderen niet sluiten.
bot-expert-manner = Weet wanneer een volle kluis vol genoeg is.
bot-master-manner = Sluit nooit wanneer je het verwacht.

# What a bot knows about a move.

fact-jewel = Het is { $value } waard.
risk-jewel = de kans dat een rivaal een kaart speelt die het steelt of opheft, is ongeveer { $percent } %.
fact-thief = De kans dat een rivaal zo’n juweel speelt, is ongeveer { $percent } %.
fact-prey = Het juweel van { $seat } is { $value } waard.
fact-closing = Nu sluiten levert { $value } op.
risk-all-close = de kans dat alle anderen die nog meedoen ook kunnen sluiten en niemand van jullie scoort, is { $percent } %.
risk-stays-open = die sluit geen kluis met { $count } juwelen.
risk-no-prey = bijna geen rivaal zal zo’n juweel spelen.

# De statistieken.

chart-closings = Kluizen die in een spel worden gesloten, naar de waarde van hun juwelen, gemiddeld
chart-endings = Hoe ronden eindigen: de laatste open kluis, allen sluiten tegelijk, geen kaarten meer
chart-thefts = Dieven in een spel: een keuze uit slachtoffers, maar één prooi, geen

# What events are called there.

event-add = toegevoegde juwelen
event-all-close = allen sluiten tegelijk
event-cancelled = opgeheven waarden
event-closed = gesloten kluizen
event-deal = gedeelde kaarten
event-done = spelers klaar met toevoegen
event-draw = getrokken kaarten
event-empty-handed = dieven zonder prooi
event-last-open = één kluis nog open
event-no-cards = geen kaarten meer
event-play = gespeelde kaarten
event-round = ronden
event-scored = scores van een ronde
event-stays-open = kluizen die open blijven
event-steal = diefstallen naar keuze
event-took = diefstal van de enige prooi
event-used-up = trekstapel op
