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
reason-already-chosen = Je hebt al gekozen; de anderen kiezen nog.
reason-game-over = Het spel is afgelopen.
reason-chance-is-rolled = Hier rollen de dobbelstenen vanzelf: niemand speelt voor het toeval.
reason-chance-not-due = Het toeval heeft nu niets te beslissen.
reason-not-a-move = Een zet is een korte tekst, zoals “{ $example }”.
reason-unknown-move = “{ $text }” is geen zet in dit spel.
reason-not-possible = Het toeval kan nu geen “{ $text }” brengen.
reason-cannot-undo = Dat kun je niet terugnemen: er is intussen iets gezien.
reason-nothing-to-undo = Er is niets terug te nemen: je hebt nog niets gedaan.
reason-final-choice = Dat kun je niet terugnemen: een geheime keuze staat vast.
reason-not-a-number = Het nummer van een actie is een geheel getal van 0 tot en met { $last }.

# Why a game cannot be had so.

reason-bad-players = { $title } is voor { $fewest } tot { $most } spelers, niet { $given }.
reason-unknown-option = { $title } heeft geen optie { $given }; er zijn { $options }.
reason-bad-option = Optie { $option } is een van { $allowed }, niet { $given }.
reason-option-without-seat = Optie { $option } is { $given }, maar bij { $players } spelers is die plaats er niet.
reason-unreadable-option = { $file } kan niet gelezen worden: { $why }.
reason-as-it-comes = Hier wordt { $title } gespeeld zoals het is: { $option } is { $default }.
reason-bad-seed = Een startgetal is een geheel getal van 0 tot en met 2**63 - 1.

# Waarom een bot iets zou doen.

why-ahead = dat zegt vooruitkijken

# What a bot says about a move.

advice = { $move }: { $reason }.
advice-promise = { $move } ({ $promise }): { $reason }.
promise-win = { $percent ->
    [0] wint bijna nooit
    [100] wint bijna altijd
   *[other] wint in ongeveer { $percent } % van de gevallen
}
advice-risk = Risico: { $risk }
