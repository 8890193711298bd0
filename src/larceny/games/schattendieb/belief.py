from larceny.engine.desk import Desk
from larceny.engine.rule import rule
from larceny.games.schattendieb.state import State
@rule
def imagine(state: State, observer: int, desk: Desk) -> None:
    pass
