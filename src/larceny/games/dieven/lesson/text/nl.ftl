# Wat de verteller van de les zegt.

welcome = Welkom, dief! De grootste buit wint. Maar komt de politie, dan raakt de rijkste alles kwijt.
stash = In je beurt speel je één kaart. Raak de 2 aan en houd hem, gedekt: alleen jij weet wat hij waard is.
ring = Een cadeau van p2? De ring telt 3 voor de politie, maar aan het eind maar 1. Nu lijk je rijk! En er kwam een vluchtauto: de laatste beëindigt het spel.
swap = Weg met de ring: speel de ruil. Je neemt een buitkaart van iemand en geeft er een van jou terug.
put = De kaart van p3 was een 1. Geef nu de ring terug.
clear = Politie: een dubbele auto telt 2, een enkele 1. Bij 4 komt er een inval, en p3 en jij zijn het rijkst! Speel sein veilig.
siren = p2 speelde de sirene: alle anderen moesten hun politieauto’s neerleggen. En p3 gaf je een 0, die niets waard is.
give = Laat een ander rijk lijken: geef je 3 aan p3, open.
double-play = De politie staat weer op 3, en nu is p3 het rijkst. Speel de dubbelslag: twee keer trek je een kaart en speel je die meteen.
horseshoe = Het hoefijzer brengt geluk: 1 voor de politie, maar 3 aan het eind. Houd het!
raid = En een politieauto, de vierde. Speel hem en kijk wie er gepakt wordt!
end = Alle buit werd omgedraaid, en p3 raakte alles kwijt. Toen kwam de laatste vluchtauto (meestal is dat de zevende): je bent weg met 6, de grootste buit. Goed gedaan!
