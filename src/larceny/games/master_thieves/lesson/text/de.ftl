# Was der Erzähler der Lektion sagt.

welcome = Ein Kästchen mit zwölf Laden, gleich bis auf die Maserung. Was du hineinlegst, ist eine Imitation; was du herausholst, ist echt. Merk es dir gut!
put = Alle verstecken Diamanten. Leg alle vier in die Lade oben im Süden: Berühre sie im Plan, dann den Knopf.
rotate = Danach darfst du die obere Ebene drehen. Tu es, nach rechts: Deine Lade wandert nach Westen.
leave = Du könntest auch das ganze Kästchen umdrehen. Noch nicht.
rubies = p1 und p2 haben ihre woanders versteckt. Tief in den langen Laden liegen sechs Rubine: drei oben, drei unten.
thief = In jeder Runde wählen alle geheim eine Rolle. Sei der Dieb, der alle Steine nimmt, die er findet.
others = Schmuggler p2 brachte Steine aufs rote Kissen, ließ eine Imitation zurück und bekam die Beute, denn kein Detektiv war da. Juwelier p1 legte einen Saphir und einen Alarm: Fallen diese Steine, bekommt p1 sie.
open = Du bist dran, Dieb. Wo sind deine Diamanten jetzt? Oben im Westen. Öffne.
turn = Vier echte Diamanten auf deinem schwarzen Kissen! Dreh nicht, sondern dreh das Kästchen um: Oben ist unten, Nord ist Süd.
master = Nächste Runde. Sei der Meisterdieb: Er kann eine Lade weiter herausziehen, bis zu den Rubinen.
ruby = Gemmologin p2 öffnete eine Lade, deren Steine nun unten lagen: Sie fielen aufs rote Kissen. Imitationen legt sie trotzdem. Nun du: Öffne die Mitte im Norden.
pull = Vorne leer. Zieh weiter!
take = Ein Rubin! Nimm ihn.
box = Lass das Kästchen so stehen, beide Male.
end = Detektiv p1 nahm, was auf dem roten Kissen lag. Am Schluss zählt ein Diamant 1, ein Saphir 2, ein Rubin 4, und Imitationen, die du noch hast, zählen gegen dich. Du hast Steine für 8 Punkte. Gut gemerkt!
