# What every game says.

seat-you = { $seat } (du)
you-may = Du kannst:
winners = { $count ->
    [one] { $names } gewinnt
   *[other] { $names } teilen sich den Sieg
}: { $scores }.

# Why something cannot be done.

reason-no-such-seat = Diesen Platz gibt es an diesem Tisch nicht; die Plätze sind von 0 bis { $last } nummeriert.
reason-not-your-turn = Du bist nicht an der Reihe.
reason-already-chosen = Du hast schon gewählt; die anderen wählen noch.
reason-game-over = Das Spiel ist vorbei.
reason-chance-is-rolled = Hier rollen die Würfel von selbst: Niemand spielt für den Zufall.
reason-chance-not-due = Der Zufall hat jetzt nichts zu entscheiden.
reason-not-a-move = Ein Zug ist ein kurzer Text wie „{ $example }“.
reason-unknown-move = „{ $text }“ ist kein Zug in diesem Spiel.
reason-not-possible = Der Zufall kann jetzt nicht „{ $text }“ bringen.
reason-cannot-undo = Das lässt sich nicht zurücknehmen: Inzwischen wurde etwas aufgedeckt.
reason-nothing-to-undo = Es gibt nichts zurückzunehmen: Du hast noch nichts getan.
reason-final-choice = Das lässt sich nicht zurücknehmen: Eine geheime Wahl gilt.
reason-not-a-number = Die Nummer einer Aktion ist eine ganze Zahl von 0 bis { $last }.

# Why a game cannot be had so.

reason-bad-players = { $title } ist für { $fewest } bis { $most } Spieler, nicht { $given }.
reason-unknown-option = { $title } hat keine Option { $given }; es gibt { $options }.
reason-bad-option = Die Option { $option } ist eines von { $allowed }, nicht { $given }.
reason-option-without-seat = Die Option { $option } ist { $given }, aber bei { $players } Spielern gibt es diesen Platz nicht.
reason-unreadable-option = { $file } lässt sich nicht lesen: { $why }.
reason-as-it-comes = Hier wird { $title } gespielt, wie es ist: { $option } ist { $default }.
reason-bad-seed = Ein Startwert ist eine ganze Zahl von 0 bis 2**63 - 1.

# Warum ein Bot etwas täte.

why-ahead = so sagt es der Blick voraus

# What a bot says about a move.

advice = { $move }: { $reason }.
advice-promise = { $move } ({ $promise }): { $reason }.
promise-win = { $percent ->
    [0] gewinnt fast nie
    [100] gewinnt fast immer
   *[other] gewinnt etwa in { $percent } % der Fälle
}
advice-risk = Risiko: { $risk }
