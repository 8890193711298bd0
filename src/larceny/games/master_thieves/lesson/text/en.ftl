# What the narrator of the lesson says.

welcome = A box with twelve drawers, all alike but for the grain. What you put in is an imitation; what you take out is real. Remember well!
put = Everybody hides diamonds. Put your four into the drawer at the top in the south: touch it in the plan, then the button.
rotate = Then you may rotate the top level. Do it, to the right: your drawer moves on to the west.
leave = You could also turn the whole box over. Not yet.
rubies = p1 and p2 have hidden theirs elsewhere. Deep inside the long drawers lie six rubies: three up, three down.
thief = In each round everybody secretly picks a role. Be the thief, who takes all the gems that he finds.
others = The smuggler p2 brought gems to the red pillow, left an imitation, and got the loot, for no detective was there. The jeweler p1 placed a sapphire and an alarm: if those gems fall out, p1 gets them.
open = Your turn, thief. Where are your diamonds now? At the top in the west. Open it.
turn = Four true diamonds on your black pillow! Now do not rotate, but turn the box over: what was up is down, north is south.
master = Next round. Be the master thief: he can pull a drawer further, to the rubies.
ruby = The gemologist p2 opened a drawer whose gems now lay below: they fell onto the red pillow. The gemologist places imitations all the same. Now you: open the middle in the north.
pull = Empty in front. Pull further!
take = A ruby! Take it.
box = Leave the box as it stands, both times.
end = The detective p1 took what lay on the red pillow. In the end a diamond counts 1, a sapphire 2, a ruby 4, and imitations that you still have count against you. You have gems for 8 points. Well remembered!
