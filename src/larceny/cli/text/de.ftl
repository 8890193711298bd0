# Die ersten Worte.

welcome = Willkommen bei { $title }
how-to-move = Gib die Nummer eines Zuges oder den Zug selbst ein; von jedem Wort genügt der Anfang.
how-to-learn = „?“ erklärt jederzeit deine Züge, „rules“ zeigt die Regel des Augenblicks; „quit“ hebt das Spiel für später auf.
which-game = Welches Spiel? [1]
how-many-players = Wie viele spielen mit, { $lowest } bis { $highest }? [{ $lowest }]
number-please = Bitte gib eine Zahl von { $lowest } bis { $highest } ein.

# Der Zug eines Menschen.

hint = Nummer oder Zug · ? erklärt · rules · log · undo · save · quit
your-move = { $seat }, du bist am Zug („?“ erklärt):
curtain = { $seat }, drücke die Eingabetaste, wenn die anderen wegsehen.
story-skipped = … davor noch { $count } („log“)
no-such-number = Es gibt keinen Zug { $number }; sie sind von 1 bis { $last } nummeriert.
several-moves = Das kann sein: { $moves }.
unknown-move = „{ $text }“ ist weder ein Zug noch ein Befehl; „?“ nennt beide.
level-random = Zufallsbot
level-greedy = gieriger Bot
level-search = vorausschauender Bot

# Was „?“ antwortet.

explain-moves = Deine Züge
explain-cards = Karten, die du jetzt nicht spielen kannst
explain-commands = Befehle
command-help = diese Erklärung; „? ZUG“ erklärt einen einzelnen Zug
command-table = den Tisch noch einmal zeichnen
command-rules = die Regel des Augenblicks; „rules 5“, „rules 5.2“ oder „rules all“ für andere
command-log = alles, was geschehen ist, so wie du es gesehen hast
command-undo = deinen letzten Zug zurücknehmen, solange seither nichts zu sehen war
command-save = die Mitschrift in eine Datei schreiben: „save DATEI“
command-quit = gehen; das Spiel wird für später aufgehoben

# Regeln.

no-such-clause = Im Regelbuch gibt es keinen Absatz { $number }.

# Das Spiel aufheben.

saved = Gespeichert in { $file }. Die Datei enthält alle Geheimnisse des Spiels.
how-to-resume = So geht es von dort weiter:
kept = Das Spiel ist aufgehoben. So geht es weiter:
not-kept = Das Spiel ließ sich nicht aufheben: { $why }.
offer-transcript = Gib einen Dateinamen ein, um die Mitschrift zu behalten; die Eingabetaste allein beendet.
file-exists = Die Datei { $file } gibt es schon: wähle einen anderen Namen.
file-unwritable = { $file } lässt sich nicht schreiben: { $why }.
file-unreadable = { $file } lässt sich nicht lesen: { $why }.
file-no-text = { $file } ist keine Mitschrift: es ist nicht einmal Text.
nothing-to-resume = Es gibt kein Spiel, das weitergehen könnte.
resume-alone = Ein fortgesetztes Spiel hat schon seine Spieler, Optionen und seinen Startwert: lass sie weg.
won = gewinnt

# Was hinter dem Befehl falsch getippt wurde.

no-such-seat = Es gibt keinen Platz „{ $seat }“: Plätze sind 1 bis { $last }, all oder none.
no-such-level = Es gibt keinen Bot „{ $level }“: Bots sind { $levels }.
too-many-levels = Das ist eine Liste von { $levels } Bots für { $seats ->
    [one] einen Platz
   *[other] { $seats } Plätze
}.
option-without-value = „{ $option }“ ist keine Option: schreibe --option Name=Wert.

# Die Liste der Spiele.

game-line = { $title } ({ $key }), { $lowest } bis { $highest } Spieler
game-credit = Von { $credit }.
options-of = Optionen von { $title }
option-name = Option
option-values = Werte (Standard)
option-meaning = Bedeutung
how-to-play = Zum Spielen: larceny play SPIEL --players N --option NAME=WERT

# Nachspielen.

next-move = Eingabetaste: weiter · all · quit

# Simulationen.

simulating = { $title }: { $games ->
    [one] ein Spiel
   *[other] { $games } Spiele
} …
simulated = { $decisions ->
    [one] Eine Entscheidung
   *[other] { $decisions } Entscheidungen
} in { $games ->
    [one] einem Spiel
   *[other] { $games } Spielen
}, { $mean } je Spiel.
simulated-speed = { $speed } Entscheidungen pro Sekunde ({ $seconds } s Rechenzeit).
no-games = Mindestens ein Spiel muss gespielt werden.
column-seat = Platz
column-bot = Spieler
column-score = mittlere Punktzahl
column-wins = Siege

# Zählen.

column-depth = Tiefe
column-count = Folgen
column-action = Aktion
no-depth = Die Tiefe ist eine ganze Zahl ab 1.

# Übersetzen in Maschinencode.

compiling = { $title } wird übersetzt
warm-now = { $title }: in { $wall } s übersetzt ({ $cpu } s Rechenzeit).
warm-already = { $title }: in { $wall } s aus dem Zwischenspeicher geladen ({ $cpu } s Rechenzeit).
cache-is-in = Der Maschinencode liegt in { $folder }
cannot-compile = Numba ist nicht installiert: die Regeln laufen interpretiert, es gibt nichts zu übersetzen.

# Messungen.

no-bench = Die Messungen liegen im Ordner „bench“ des Quelltexts, neben „src“; dies ist eine installierte Kopie ohne ihn.
