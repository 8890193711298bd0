"""`python -m larceny` is the command `larceny`."""

import sys

from larceny.cli import main

sys.exit(main())
