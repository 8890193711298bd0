# What the narrator of the lesson says.

welcome = Welcome, thief! The richest loot wins. But when the police come, they take everything from whoever is richest.
stash = In your turn you play one card. Touch the 2 and keep it, face down: only you know what it is worth.
ring = A present from p2? The ring counts 3 for the police, but only 1 at the end. Now you look rich! And a getaway car came up: the game ends with the last of them.
swap = Get rid of the ring: play the swap. You take a card of somebody’s loot and give one of yours.
put = The card of p3 was a 1. Now give back the ring.
clear = Police: a double car counts 2, a single one 1. With 4 there is a raid, and you and p3 are the richest! Sound the all-clear: play “clear police”.
siren = p2 played the siren: all others had to lay down their police cars. And p3 gave you a 0: worth nothing at all.
give = Make somebody else look rich: give your 3 to p3, face up.
double-play = The police stand at 3 again, and p3 is the richest now. Play the double play: twice you draw a card and play it at once.
horseshoe = The horseshoe brings luck: 1 for the police, but 3 at the end. Keep it!
raid = And a police car, the fourth. Play it and see who is caught!
end = All loot was turned up, and p3 lost everything. Then the last getaway car came (usually it is the seventh): you are away with 6, the biggest loot. Well done!
