# The game in one sentence.

aim = Ein Dieb, den niemand sieht, stiehlt Kunstwerke und entwischt, oder die Detektive fassen ihn vorher.

# Words of the notation.

word-open = offen
word-closed = zu
word-straight = gerade
word-diagonal = schräg
word-eye = Auge
word-eyes = eigene Augen
word-camera = Kamera
word-scan = Rundfrage
word-sensor = Melder
word-red = rot
word-purple = violett
word-blue = blau
word-yellow = gelb
word-green = grün
word-white = weiß
word-grey = grau
word-try = das Schloss umdrehen

# The table.

table-turn = { $phase ->
    [locks] { $seat } wählt ein Schloss.
    [art] Ein Kunstwerk ist aufzustellen.
    [camera] Eine Kamera ist aufzustellen.
    [pawn] Ein Detektiv bezieht Stellung.
    [enter] Der Dieb ({ $seat }) bricht gleich ein.
    [move] Der Dieb ({ $seat }) zieht.
    [try] Der Dieb dreht ein Schloss um.
    [roll] Für einen Detektiv wird gewürfelt.
    [turn] { $seat } geht und schaut, in beliebiger Reihenfolge.
    [look] { $seat } ist gegangen und darf schauen.
    [walk] { $seat } geht.
    [sensor] Ein Melder fragt den Dieb ({ $seat }).
   *[over] Das Spiel ist vorbei.
}
table-round = Runde: { $count } von { $last }
table-dice = Gewürfelt: { $value },
table-works = Verschwundene Kunstwerke: { $count } von { $last }
table-turns = Züge des Diebs: { $count } von { $last }
table-disconnections = Abschaltungen übrig: { $count } von { $last }
table-cameras = Schräge Kameras: { $list }
table-locks = Schlösser, bekannt als offen: { $open }, als zu: { $closed }
table-score = Erbeutete Kunstwerke: { $value }
table-detective = Detektiv auf { $squares }
table-thief = Dieb auf { $square }
table-sheet = Gestohlene Kunstwerke: { $works }; zerstörte Kameras: { $crossed }; Strom { $power ->
    [off] aus
   *[on] an
}

# What has happened. $me: the observer did it. An empty text is left out of the log: what follows says it better.

log-round = Runde { $value } beginnt. { $me ->
    [yes] Du bist der Dieb.
   *[no] Der Dieb ist { $seat }.
}
log-lock = { "" }
log-art = Auf { $place } wird ein Kunstwerk aufgestellt.
log-camera = Auf { $place } wird eine Kamera aufgestellt ({ $lens }).
log-pawn = Auf { $place } steht ein Detektiv.
log-enter = { $place ->
    [hidden] Der Dieb ist eingebrochen.
   *[other] Du brichst bei { $place } ein.
}
log-move = { $place ->
    [hidden] Der Dieb zieht ungesehen.
   *[other] { $me ->
        [yes] Du ziehst nach { $place }.
       *[no] Der Dieb zieht nach { $place }.
    }
}
log-answer = { "" }
log-disconnect = { $me ->
    [yes] Du schaltest den Melder ab.
   *[no] Der Dieb schaltet den Melder ab.
}
log-roll = Die Würfel zeigen { $value } und { $look }.
log-walk = { $me ->
    [yes] Du gehst nach { $place }.
   *[no] { $by } geht nach { $place }.
}
log-look = { $look-is ->
    [eyes] { $me ->
        [yes] Du siehst dich mit eigenen Augen um.
       *[no] { $by } sieht sich mit eigenen Augen um.
    }
    [camera] { $me ->
        [yes] Du fragst Kamera { $value } ab.
       *[no] { $by } fragt Kamera { $value } ab.
    }
    [scan] { $me ->
        [yes] Du fragst alle Kameras ab.
       *[no] { $by } fragt alle Kameras ab.
    }
   *[other] { $me ->
        [yes] Du fragst die Melder ab.
       *[no] { $by } fragt die Melder ab.
    }
}
log-no-look = { "" }
log-spotted = Der Dieb wird auf { $square } gesehen und zieht von nun an offen.
log-eyes-nothing = Der Dieb ist nicht in Sicht.
log-no-power = Es gibt keinen Strom.
log-camera-gone = Kamera { $value } war zerstört und kommt vom Plan.
log-camera-sees = Kamera { $value } sieht den Dieb.
log-camera-blind = Kamera { $value } läuft und sieht den Dieb nicht.
log-scan-nothing = Keine laufende Kamera sieht den Dieb.
log-colour = Der Dieb steht auf einem Boden dieser Farbe: { $colour }.
log-art-gone = Das Kunstwerk auf { $square } ist fort.
log-nobody-there = Auf { $square } ist niemand.
log-stays = { $me ->
    [yes] Du kannst nirgendwohin gehen.
   *[no] { $seat } kann nirgendwohin gehen.
}
log-lock-turned = Das Schloss von { $opening } wird umgedreht: Es ist { $lock }.
log-caught = { $me ->
    [yes] Du wirst auf { $square } gefasst.
   *[no] Der Dieb wird auf { $square } gefasst.
}
log-escaped = { $me ->
    [yes] Du entkommst. Kunstwerke: { $value }.
   *[no] Der Dieb entkommt. Kunstwerke: { $value }.
}
log-too-late = { $me ->
    [yes] Es wird Tag, und du bist noch drin: Die Detektive haben gewonnen.
   *[no] Es wird Tag, und der Dieb ist noch drin: Die Detektive haben gewonnen.
}
log-laid-entry = Der Dieb kam auf { $square } herein.
log-laid-stop = Halt { $value } des Diebs: { $square }.
log-laid-lock = Das Schloss von { $opening } ist { $lock }.
log-lock-chosen = Das Schloss von { $opening } wird { $lock }.
log-scored = { $me ->
    [yes] Du bekommst { $value } in dieser Runde.
   *[no] { $seat } bekommt { $value } in dieser Runde.
}
end-caught = Der Dieb ist gefasst.
end-escaped = Der Dieb ist entkommen.
end-too-late = Die Züge des Diebs sind aufgebraucht.
end-rounds = Alle sind einmal der Dieb gewesen.

# What a move does.

do-lock = Lege bei { $place } ein Schloss, das { $lock } ist. Der Dieb erfährt nicht, welches.
do-art = Stelle auf { $place } ein Kunstwerk auf.
do-camera = Stelle auf { $place } eine Kamera auf ({ $lens }).
do-pawn = Stelle deinen Detektiv auf { $place }.
do-enter = Brich bei { $place } ein, heimlich und wie auch immer das Schloss ist.
do-move = { $attempt-is ->
    [try] Ziehe nach { $place } und drehe dort das Schloss um.
   *[other] Ziehe nach { $place }.
}
do-answer = Nenne die Farbe deines Felds.
do-disconnect = Verbrauche eine Abschaltung und sage nichts.
do-walk = Gehe nach { $place }; ist der Dieb dort, so ist er gefasst.
do-look = { $look-is ->
    [eyes] Blicke die vier geraden Linien von deinem Feld entlang.
    [camera] Frage, ob Kamera { $value } läuft und den Dieb sieht.
    [scan] Frage, welche Kameras laufen und den Dieb sehen.
   *[other] Frage nach der Farbe vom Feld des Diebs.
}
do-no-look = Schaue in diesem Zug nicht.

# Why a move is not possible.

reason-not-now = { $phase ->
    [locks] Jetzt ist ein Schloss zu wählen.
    [art] Jetzt ist ein Kunstwerk aufzustellen.
    [camera] Jetzt ist eine Kamera aufzustellen.
    [pawn] Jetzt ist ein Detektiv aufzustellen.
    [enter] Wähle jetzt, wo du einbrichst.
    [move] Jetzt zieht der Dieb.
    [look] Du bist gegangen; schaue jetzt, oder sage „no-look“.
    [walk] Zu tun bleibt nur noch zu gehen.
    [sensor] Ein Melder fragt: Antworte, oder schalte ihn ab.
   *[turn] Gehe oder schaue jetzt; aufs Schauen verzichtet man nach dem Gehen.
}
reason-no-such-lock = Das ist nicht die nächste Öffnung, oder ein solches Schloss ist nicht mehr da.
reason-no-work-there = Ein Kunstwerk kommt in einen farbigen Saal oder den kleinen Saal, eines je Feld, nie vor eine Öffnung; und jeder farbige Saal bekommt eines.
reason-no-camera-there = Dort steht schon ein Kunstwerk oder eine Kamera.
reason-no-pawn-there = Dort beginnt kein Detektiv: nicht auf einem Kunstwerk oder dem Feld eines Kollegen, nicht vor einer Öffnung, nicht im Kontrollraum.
reason-too-far = Der Dieb zieht höchstens 3 Felder weit; das sind { $count } Felder.
reason-lock-face-up = Dieses Schloss liegt schon aufgedeckt.
reason-too-few-works = Um zu gehen brauchst du 3 Kunstwerke; du hast { $count }.
reason-not-seen-yet = Du darfst nicht fort, bevor ein Detektiv dich gesehen hat.
reason-must-move = Du musst ziehen; bleiben darfst du nur, wenn jeder Zug auf einem Detektiv enden würde.
reason-rolled-less = Das sind { $count } Felder, und du hast { $value } gewürfelt.
reason-colleague-there = Dort steht ein anderer Detektiv.
reason-displayed-there = Kein Detektiv bleibt auf einem ausgestellten Kunstwerk stehen.
reason-camera-has-left = Kamera { $value } ist nicht mehr auf dem Plan.
reason-other-face = Der Würfel zeigt etwas anderes: { $look }.

# Why the bot likes a move.

why-any = kein Grund
why-steal = stiehlt ein Kunstwerk
why-nearer-art = kommt einem Kunstwerk näher
why-nearer-exit = kommt einem Ausgang näher
why-leave = versucht zu entkommen
why-out-of-sight = bleibt außer Sicht
why-into-danger = ginge in die Gefahr
why-silent = hält den Ort geheim
why-nothing-to-hide = verrät wenig, was nicht bekannt ist
why-catches = kann den Dieb fassen
why-closes-in = kommt dorthin näher, wo der Dieb sein kann
why-guards = behält Ausgänge im Auge
why-tells-most = verrät am meisten darüber, wo der Dieb ist
why-tells-little = verrät wenig
why-good-place = dafür ein guter Platz

# The options.

option-version = short: eine Runde, der Dieb braucht 3 Kunstwerke. long: Jeder ist einmal der Dieb, und die meisten Kunstwerke gewinnen.
option-until_spotted = Ob der Dieb in der kurzen Fassung erst fort darf, wenn er gesehen wurde.
option-chosen_locks = Ob die Detektive wählen, welche Schlösser offen sind.
option-setup = Ob die Detektive alles aufstellen, oder der Zufall: quick.
option-open_locks = Wie viele der 11 Schlösser offen sind.
option-look_die = Wie viele Seiten des Würfels das Auge, die Rundfrage und den Melder zeigen.
option-turn_limit = Nach wie vielen Zügen des Diebs die Detektive gewonnen haben.
option-first_thief = Wer zuerst der Dieb ist.
option-museum = Der Plan: der ursprüngliche oder die Datei eines anderen Museums, dessen Text in die Mitschrift kommt.

# The bots.

bot-novice-manner = Geht auf Zehenspitzen und rennt der letzten Spur nach.
bot-regular-manner = Geht kurze Wege und vergisst einen Teil der Antworten.
bot-expert-manner = Fügt die meisten Antworten zusammen.
bot-master-manner = Vergisst keine Antwort und tut keinen Schritt umsonst.

# What a bot knows about a move.

fact-thief-here = Mit einer Wahrscheinlichkeit von { $percent } % ist der Dieb dort.
fact-thief-seen = Mit einer Wahrscheinlichkeit von { $percent } % zeigt das den Dieb.
risk-detective-near = { $steps ->
    [0] dort steht ein Detektiv.
    [one] der nächste Detektiv ist einen Schritt entfernt.
   *[other] der nächste Detektiv ist { $steps } Schritte entfernt.
}
fact-steps-to-work = { $steps ->
    [one] Von dort ist es ein Schritt bis zum nächsten Kunstwerk.
   *[other] Von dort sind es { $steps } Schritte bis zum nächsten Kunstwerk.
}
fact-steps-to-exit = { $steps ->
    [0] Dort ist der Ausgang { $opening }.
    [one] Von dort ist es ein Schritt bis zum Ausgang { $opening }.
   *[other] Von dort sind es { $steps } Schritte bis zum Ausgang { $opening }.
}
fact-works = { $count ->
    [one] Damit hast du dein erstes Kunstwerk.
   *[other] Damit hast du { $count } Kunstwerke.
}
fact-lock-open = Mit einer Wahrscheinlichkeit von { $percent } % ist das Schloss offen.
risk-in-sight = { $count ->
    [one] ein Detektiv hat dieses Feld im Blick.
   *[other] { $count } Detektive haben dieses Feld im Blick.
}
fact-answer-leaves = Das lässt { $count } der { $total } Felder übrig, auf denen du für sie sein kannst.
risk-answer-leaves = das lässt { $count } der { $total } Felder übrig, auf denen du für sie sein kannst.
fact-silence-keeps = Eine Antwort ließe { $count } der { $total } Felder übrig, auf denen du für sie sein kannst.
risk-disconnections = { $count ->
    [0] das kannst du danach nicht mehr.
    [one] das kannst du danach noch einmal.
   *[other] das kannst du danach noch { $count } Mal.
}
fact-way-out-near = { $steps ->
    [0] Das bewacht den Ausgang { $opening }.
    [one] Von dort ist es ein Schritt bis zum Ausgang { $opening }.
   *[other] Von dort sind es { $steps } Schritte bis zum Ausgang { $opening }.
}
risk-way-out = { $steps ->
    [one] der Ausgang { $opening } ist dann einen Schritt vom nächsten Detektiv entfernt.
   *[other] der Ausgang { $opening } ist dann { $steps } Schritte vom nächsten Detektiv entfernt.
}
fact-narrows = Das lässt im Mittel { $count } der { $total } Felder übrig, auf denen der Dieb sein kann.
risk-shows-nobody = den Dieb wird das kaum zeigen.
risk-power = vielleicht ist der Strom aus, und dann antwortet nichts.
risk-cameras = { $count ->
    [one] eine gefragte Kamera ist vielleicht zerstört.
   *[other] { $count } gefragte Kameras sind vielleicht zerstört.
}
risk-no-look = du erfährst nichts Neues darüber, wo der Dieb ist.
fact-camera-sees = { $count ->
    [one] Von dort sieht sie ein Feld.
   *[other] Von dort sieht sie { $count } Felder.
}
fact-apart = { $steps ->
    [one] Der nächste Detektiv steht einen Schritt weiter.
   *[other] Der nächste Detektiv steht { $steps } Schritte weiter.
}
fact-from-ways-out = { $steps ->
    [one] Der nächste Ausgang ist einen Schritt entfernt.
   *[other] Der nächste Ausgang ist { $steps } Schritte entfernt.
}
promise-works = { $count ->
    [0] bringt kaum ein Kunstwerk heim
    [one] bringt etwa ein Kunstwerk heim
   *[other] bringt etwa { $count } Kunstwerke heim
}
promise-works-of-thief = { $count ->
    [0] lässt dem Dieb kaum ein Kunstwerk
    [one] lässt dem Dieb etwa ein Kunstwerk
   *[other] lässt dem Dieb etwa { $count } Kunstwerke
}

# Die Statistik.

team-1 = Dieb
team-2 = Detektive
chart-entries = Siege des Diebes nach der Öffnung, durch die er einsteigt
chart-stops = Wo der Dieb anhält: Male pro Spiel
chart-captures = Wo der Dieb gefasst wird: Male pro Spiel
chart-sightings = Wo der Dieb gesehen wird: Male pro Spiel
chart-looks = Blicke in einem Spiel, im Mittel
chart-answers = Was Blicke bringen, Male pro Spiel
chart-endings = Wie Runden enden

# What events are called there.

event-answer = Antworten an die Melder
event-art = aufgestellte Kunstwerke
event-art-gone = verschwundene Kunstwerke
event-camera = aufgestellte Kameras
event-camera-blind = Kamera sieht niemanden
event-camera-gone = zerstörte Kameras
event-camera-sees = Kamera sieht den Dieb
event-caught = Dieb gefasst
event-colour = Farben von den Meldern
event-disconnect = Melder abgeschaltet
event-enter = Einbrüche
event-escaped = Dieb entkommen
event-eyes-nothing = niemand in Sicht
event-laid-entry = offengelegter Einstieg
event-laid-lock = offengelegte Schlösser
event-laid-stop = offengelegte Halte
event-lock = gelegte Schlösser
event-lock-chosen = gewählte Schlösser
event-lock-turned = umgedrehte Schlösser
event-look = Blicke
event-move = Züge des Diebs
event-no-look = Züge ohne Blick
event-no-power = Blicke ohne Strom
event-nobody-there = niemand auf dem Feld
event-pawn = aufgestellte Detektive
event-roll = Würfe
event-round = Runden
event-scan-nothing = Rundfrage findet niemanden
event-scored = Wertungen einer Runde
event-spotted = Dieb gesehen
event-stays = Detektive ohne Weg
event-too-late = Tagesanbruch
event-walk = Gänge der Detektive
