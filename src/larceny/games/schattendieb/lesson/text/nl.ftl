# Wat de verteller van de les zegt.

welcome = Welkom in het grand hotel! Breng kostbare juwelen in je kluis en sluit hem op tijd: een open kluis is aan het eind niets waard.
jewel = Iedereen kiest in het geheim een kaart. Neem de halsketting 8.
add = Twee horloges met dezelfde waarde, 4: die heffen elkaar op. Jouw halsketting ligt er nog, dus mag je juwelen van dezelfde soort toevoegen. Die kan niemand stelen. Voeg de halsketting 5 toe.
filled = Beide halskettingen liggen in je kluis: 13 punten, als je hem dicht krijgt. Daarna trok iedereen bij tot vier kaarten.
thief = Nu een dief. Die van jou steelt een ring die deze beurt gespeeld wordt. Probeer het.
shadow = Gelukt: de ring 9 van p2. De schaduwdief steelt juwelen van elke soort en kiest als eerste. Stuur hem eropuit.
steal = Er liggen twee juwelen. Raak de halsketting 10 van p2 aan en steel hem.
risk = Vier juwelen, 32 punten. Nog één? Speel de diadeem 7.
robbed = Weg: p2 had de diadeemdief. De horlogedief van p3 vond geen horloge en kreeg niets. Tijd om te sluiten!
close = In een gesloten kluis met een 4 passen tot vier juwelen: precies de jouwe. Speel hem.
closed = Veilig! Zelfs de kettingdief van p2 kwam voor niets. Jij bent uit de ronde met 32 punten; kijk wat de anderen doen.
end = Ook p3 sloot, dus p2 blijft als laatste over met een open kluis: geen punten. Meestal speel je drie rondes. Je bent klaar voor een echte nacht!
