"""§1 What is in the box besides the box: gems, role cards, pillows and alarms."""

from __future__ import annotations

SEATS = 8  # §1.1 at most

# §1.1 Gems, and §6.2 what a true one is worth.
DIAMOND, SAPPHIRE, RUBY = 0, 1, 2
GEM_NAMES = ("diamond", "sapphire", "ruby")
GEMS = len(GEM_NAMES)
FRONT_GEMS = 2  # the first two kinds are imitated, and lie in front compartments
WORTH = (1, 2, 4)
RUBIES = 6

# §1.4 Roles, in the order of play (§3.3); of each there are cards numbered from 1 to 8.
SMUGGLER, JEWELER, GEMOLOGIST, THIEF, MASTER_THIEF, DETECTIVE = range(6)
ROLE_NAMES = ("smuggler", "jeweler", "gemologist", "thief", "master-thief", "detective")
ROLES = len(ROLE_NAMES)
NUMBERS = 8
NO_ROLE = -1

# The editions, as the option has them.
FR, EN = 0, 1
IMITATIONS = (8, 2, 9, 3)  # §2.1 of each kind: fr diamonds and sapphires, en diamonds and sapphires
SHARED_OUT = 12  # §2.4 diamonds
