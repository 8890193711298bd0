# Wat de verteller van de les zegt.

welcome = Een kist met twaalf laden, gelijk op de houtnerf na. Wat je erin legt is namaak; wat je eruit haalt is echt. Onthoud het goed!
put = Iedereen verstopt diamanten. Leg ze alle vier in de lade boven, zuid: raak haar op het plan aan, dan de knop.
rotate = Daarna mag je de bovenste laag draaien. Doe het, naar rechts: jouw lade gaat naar het westen.
leave = Je zou de hele kist kunnen omkeren. Nog niet.
rubies = p1 en p2 verstopten de hunne elders. Diep in de lange laden liggen zes robijnen: drie boven, drie onder.
thief = Elke ronde kiest iedereen in het geheim een rol. Wees de dief, die alle stenen pakt die hij vindt.
others = Smokkelaar p2 bracht stenen naar het rode kussen, liet namaak achter en kreeg de buit, want er was geen rechercheur. Juwelier p1 legde een saffier en een alarmbel: vallen die stenen, dan krijgt p1 ze.
open = Jouw beurt, dief. Waar zijn je diamanten nu? Boven, west. Open de lade.
turn = Vier echte diamanten op je zwarte kussen! Draai niet, maar keer de kist om: boven is onder, noord is zuid.
master = Volgende ronde. Wees de meesterdief: hij kan een lade verder uittrekken, tot de robijnen.
ruby = Edelsteenkenner p2 opende een lade waarvan de stenen nu onder lagen: ze vielen op het rode kussen. Namaak legt p2 toch. Nu jij: open midden, noord.
pull = Van voren leeg. Trek verder!
take = Een robijn! Pak hem.
box = Laat de kist zo staan, beide keren.
end = Rechercheur p1 nam wat op het rode kussen lag. Aan het eind telt een diamant 1, een saffier 2, een robijn 4, en namaak die je nog hebt telt tegen je. Je hebt 8 punten aan stenen. Goed onthouden!
