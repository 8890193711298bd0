# What every game says.

seat-you = { $seat } (jij)
you-may = Je kunt:
winners = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
}: { $scores }.

# Why something cannot be done.

reason-no-such-seat = Die plaats is er niet aan deze tafel; de plaatsen zijn genummerd van 0 tot en met { $last }.
reason-not-your-turn = Je bent niet aan de beurt.
reason-game-over = Het spel is afgelopen.
reason-chance-is-rolled = Hier rollen de dobbelstenen vanzelf: niemand speelt voor het toeval.
reason-chance-not-due = Het toeval heeft nu niets te beslissen.
reason-not-a-move = Een zet is een korte tekst, zoals “{ $example }”.
reason-unknown-move = “{ $text }” is geen zet in dit spel.
reason-not-possible = Het toeval kan nu geen “{ $text }” brengen.
reason-cannot-undo = Dat kun je niet terugnemen: er is intussen iets gezien.
reason-not-a-number = Het nummer van een actie is een geheel getal van 0 tot en met { $last }.

# Waarom een bot iets zou doen.

why-ahead = dat zegt vooruitkijken

# What a bot says about a move.

advice = { $move }: { $reason }.
advice-chance = { $move } (wint { $percent } %): { $reason }.
advice-risk = Risico: { $risk }
