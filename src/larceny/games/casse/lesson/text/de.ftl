# Was der Erzähler der Lektion sagt.

welcome = Zuerst bist du die Detektive. Ein Dieb ist eingebrochen, und niemand sieht ihn. In jedem Zug sagen zwei Würfel, wie weit einer von euch geht und wie er schauen darf.
sensor = Du hast den Melder gewürfelt. Frag ihn: Der Dieb muss die Farbe seines Bodens nennen.
walk = Gelb! Der Raum links unten. Geh zum Durchgang: Berühre das Feld, dann den Knopf.
camera = Der Dieb hat sich bewegt, und ein Kunstwerk ist weg: Es bleibt, bis er sein Feld verlässt. Nun hast du ein Auge: Frag Kamera 2, die längs ihrer Reihe und Spalte schaut.
second = Sie sieht ihn! Bring den zweiten Detektiv näher.
eyes = Das Auge kann auch dein eigenes sein. Schau die Reihe entlang!
catch = Da ist er! Von nun an geht er offen. Geh auf sein Feld und fang ihn.
caught = Gefangen, und sein ganzer Weg wird offengelegt. Nun wechsle die Seite.
thief = Du bist der Dieb. Nur du siehst deine Figur. Nimm drei Kunstwerke und verschwinde durch ein Fenster oder eine Tür mit offenem Schloss.
enter = Brich durch das Fenster W1 ein.
steal = Du gehst ein bis drei Felder. Ende auf einem Bild, und es gehört dir.
destroy = Eine Rundfrage ging an alle Kameras, und Kamera 1 sah dich. Ende auf ihr: Sie ist für immer zerstört. (Auf dem Generator mit dem Blitz schaltest du allen den Strom ab.)
disconnect = Der Melder fragt nach deiner Farbe. Zweimal darfst du schweigen: Schalte ab.
next = Das nächste Bild ist drei Felder entfernt.
third = Sie haben Kamera 1 gefragt und wissen nun, dass sie weg ist. Noch ein Bild!
escape = Drei Werke! Geh zum Fenster W2 und versuch das Schloss. Manche sind zu.
end = Offen! Du bist weg, und dem Museum fehlen drei Bilder. Jetzt spiel es richtig.
