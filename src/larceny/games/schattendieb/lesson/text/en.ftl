# What the narrator of the lesson says.

welcome = Welcome to the grand hotel! Bring precious jewels into your safe, and close it in time: an open safe is worth nothing in the end.
jewel = Everybody picks one card in secret. Take the necklace 8.
add = Two watches with the same value, 4: they cancel each other. Your necklace still lies there, so you may add jewels of the same kind. Nobody can take these. Add the necklace 5.
filled = Both necklaces are in your safe: 13 points, if you get it closed. Then everybody drew up to four cards.
thief = Now a thief. Yours steals a ring that somebody plays in this turn. Try it.
shadow = Got it: the ring 9 of p2. The shadow thief steals jewels of any kind, and chooses first. Send him out.
steal = Two jewels lie there. Touch the necklace 10 of p2 and steal it.
risk = Four jewels, 32 points. One more? Play the tiara 7.
robbed = Gone: p2 had the thief of tiaras. The thief of watches, which p3 played, found no watch and got nothing. Time to close!
close = A closed safe with a 4 holds up to four jewels: exactly yours. Play it.
closed = Safe! Even the thief of necklaces, which p2 played, came for nothing. You are out of the round with 32 points, and watch what the others do.
end = p3 closed as well, so p2 is the last with an open safe: no points for that one. Usually there are three rounds. You are ready for a real night!
