# Was der Erzähler der Lektion sagt.

welcome = Willkommen, Dieb! Die größte Beute gewinnt. Aber wenn die Polizei kommt, verliert der Reichste alles.
stash = In deinem Zug spielst du eine Karte. Berühre die 2 und behalte sie verdeckt: Nur du weißt, was sie wert ist.
ring = Ein Geschenk von p2? Der Ring zählt 3 für die Polizei, aber am Ende nur 1. Nun siehst du reich aus! Und ein Fluchtauto kam: Das letzte beendet das Spiel.
swap = Werde den Ring los: Spiel den Tausch. Du nimmst eine Beutekarte und gibst eine von deinen zurück.
put = Die Karte von p3 war eine 1. Gib nun den Ring zurück.
clear = Polizei: Ein doppeltes Auto zählt 2, ein einfaches 1. Bei 4 gibt es eine Razzia, und p3 und du seid am reichsten! Spiel die Entwarnung.
siren = p2 hat die Sirene gespielt: Alle anderen mussten ihre Polizeiautos hinlegen. Und p3 gab dir eine 0, die nichts wert ist.
give = Lass jemand anderen reich aussehen: Gib deine 3 offen an p3.
double-play = Die Polizei steht wieder bei 3, und nun ist p3 am reichsten. Spiel den Doppelschlag: Zweimal ziehst du eine Karte und spielst sie sofort.
horseshoe = Das Hufeisen bringt Glück: 1 für die Polizei, aber 3 am Ende. Behalte es!
raid = Und ein Polizeiauto, das vierte. Spiel es und sieh, wen es erwischt!
end = Alle Beute wurde aufgedeckt, und p3 verlor alles. Dann kam das letzte Fluchtauto (sonst ist es das siebte): Du bist mit 6 davon, der größten Beute. Gut gemacht!
