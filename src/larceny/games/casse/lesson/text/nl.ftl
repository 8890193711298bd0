# Wat de verteller van de les zegt.

welcome = Eerst ben je de detectives. Een dief heeft ingebroken en niemand ziet hem. Elke beurt zeggen twee dobbelstenen hoe ver een van jullie loopt en hoe hij mag kijken.
sensor = Je gooide de sensor. Vraag hem: de dief moet de kleur van zijn vloer noemen.
walk = Geel! De zaal linksonder. Loop naar de doorgang: raak het vak aan, dan de knop.
camera = De dief bewoog, en een kunstwerk is weg: het blijft hangen tot hij het vak verlaat. Nu heb je een oog: vraag camera 2, die langs haar rij en kolom kijkt.
second = Ze ziet hem! Breng de tweede detective dichterbij.
eyes = Het oog mag ook je eigen oog zijn. Kijk langs de rij!
catch = Daar is hij! Vanaf nu beweegt hij zichtbaar. Loop naar zijn vak en pak hem.
caught = Gepakt, en zijn hele weg ligt open. Wissel nu van kant.
thief = Jij bent de dief. Alleen jij ziet je pion. Pak drie kunstwerken en verdwijn door een raam of deur met een open slot.
enter = Breek in door raam W1.
steal = Je loopt één tot drie vakken. Eindig op een schilderij, en het is van jou.
destroy = Een scan vroeg alle camera’s, en camera 1 zag je. Eindig op haar: ze is voorgoed kapot. (Op de generator, met de bliksem, schakel je de stroom van alle uit.)
disconnect = De sensor vraagt je kleur. Twee keer mag je zwijgen: schakel uit.
next = Het volgende schilderij is drie vakken verder.
third = Ze vroegen camera 1 en weten nu dat ze kapot is. Nog één schilderij!
escape = Drie werken! Ga naar raam W2 en probeer het slot. Sommige zitten dicht.
end = Open! Je bent weg, en het museum is drie schilderijen armer. Nu het echte werk.
