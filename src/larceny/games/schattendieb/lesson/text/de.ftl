# Was der Erzähler der Lektion sagt.

welcome = Willkommen im Grandhotel! Bring kostbare Juwelen in deinen Tresor und schließ ihn rechtzeitig: Ein offener Tresor ist am Ende nichts wert.
jewel = Alle wählen geheim eine Karte. Nimm die Halskette 8.
add = Zwei Uhren mit demselben Wert, 4: Sie heben sich auf. Deine Halskette liegt noch da, also darfst du Juwelen derselben Art hinzufügen. Die kann niemand stehlen. Füge die Halskette 5 hinzu.
filled = Beide Halsketten liegen im Tresor: 13 Punkte, wenn du ihn zubekommst. Dann zogen alle auf vier Karten nach.
thief = Nun ein Dieb. Deiner stiehlt einen Ring, der in diesem Zug gespielt wird. Versuch es.
shadow = Geschafft: der Ring 9 von p2. Der Schattendieb stiehlt jede Art von Juwelen und wählt zuerst. Schick ihn los.
steal = Zwei Juwelen liegen da. Berühre die Halskette 10 von p2 und stiehl sie.
risk = Vier Juwelen, 32 Punkte. Noch eins? Spiel das Diadem 7.
robbed = Weg: p2 hatte den Diademdieb. Der Uhrendieb von p3 fand keine Uhr und bekam nichts. Zeit zu schließen!
close = In einen geschlossenen Tresor mit der 4 passen bis zu vier Juwelen: genau deine. Spiel ihn.
closed = Sicher! Sogar der Kettendieb von p2 kam umsonst. Du bist mit 32 Punkten aus der Runde und siehst den anderen zu.
end = Auch p3 hat geschlossen, also bleibt p2 als Letzter mit offenem Tresor: keine Punkte. Sonst spielt man drei Runden. Du bist bereit für eine echte Nacht!
