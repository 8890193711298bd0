# What the narrator of the lesson says.

welcome = First you are the detectives. A thief has broken in, and nobody sees him. In each turn you roll two dice: how far one of you walks, and how he may look.
sensor = You rolled the sensor. Ask it: the thief must tell the colour of his floor.
walk = Yellow! The room on the left, at the bottom. Walk to its doorway: touch the square, then the button.
camera = The thief moved, and a work of art is gone: it stays until he leaves its square. Now you have an eye: ask camera 2, which looks along its row and column.
second = It sees him! Bring the second detective closer.
eyes = An eye may also be your own. Look along the row!
catch = There he is! From now on he moves openly. Walk onto his square and catch him.
caught = Caught, and his whole way is laid open. Now change sides.
thief = You are the thief. Only you see your pawn. Take three works of art, and leave by a window or door whose lock is open.
enter = Break in by the window W1.
steal = You move one to three squares. End on a picture, and it is yours.
destroy = A scan asked all cameras, and camera 1 saw you. End your move on it: it is destroyed for good. (On the generator, with the flash, you would cut the power of all.)
disconnect = The sensor asks for your colour. Twice in a game you may stay silent: disconnect.
next = The next picture is three squares away.
third = They asked camera 1 and know now that it is gone. One more picture!
escape = Three works! Go to the window W2 and try its lock. Some are closed.
end = Open! You are away, and the museum is poorer by three pictures. Now try it for real.
