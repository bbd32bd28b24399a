"""What cannot be done is tried: an invented Event does it, and nothing comes of it (1-3-3).

A new prohibition is taught by a line here: its key, and the Events of the player whom it protects or binds and of the
other one that do what it forbids.
"""

from __future__ import annotations

from collections.abc import Iterator

from sanam.games.onepiece.witness.board import Board
from sanam.games.onepiece.witness.comparing import compare
from sanam.games.onepiece.witness.events import BOUNCE, DRAW, choose, play_event
from sanam.games.onepiece.witness.happenings import OWN_BOUNCE
from sanam.games.onepiece.witness.lasting import FLAGS, OF_PLAYERS
from sanam.games.onepiece.witness.ledger import Lasting, Ledger, player
from sanam.games.onepiece.witness.occasions import KO_OTHER, KO_OWN
from sanam.games.onepiece.witness.sketches import Sketch
from sanam.games.onepiece.witness.turns import check_quiet
from sanam.games.witnessing.phrases import Node, name_of, walk

REST_OWN = Sketch("event", "Own Rest", cost=0, text="[Main] Rest 1 of your Characters.")
REST_OTHER = Sketch("event", "Other Rest", cost=0, text="[Main] Rest 1 of your opponent's Characters.")
LIFE = Sketch("event", "Life", cost=0, text="[Main] Add 1 card from the top of your Life cards to your hand.")
#: What cannot be done to a card: by an Event of its owner, and of the other player.
TO_CARDS = {
    "no ko": (KO_OWN, KO_OTHER),
    "no removal": (OWN_BOUNCE, BOUNCE),
    "no rest": (REST_OWN, REST_OTHER),
}
#: What a player cannot do by the own effects.
BY_PLAYERS = {"no draw": DRAW, "no life to hand": LIFE}
#: Whose effects: those of the opponent of the player whose text it is, or anybody's.
_OPPONENTS = ("opponent's effects", "your opponent", "battle or opponent's effects")
_ANYBODYS = ("effects", "either effect", "battle or effect")


def lay_events(board: Board, tree: Node) -> None:
    """Have the Events for what a text forbids in both hands."""
    for node in walk(tree):
        keys = FLAGS.get(name_of(node), ()) if node["is"].startswith("Pred.") else ()
        if node["is"].startswith("Op.") and name_of(node) in OF_PLAYERS:
            keys = (OF_PLAYERS[name_of(node)][0],)
        for key in keys:
            for seat in (0, 1):
                events = TO_CARDS.get(key, ()) or ((BY_PLAYERS[key],) if key in BY_PLAYERS else ())
                board.laid.setdefault((seat, "hand"), [])[:0] = events


def attempt(led: Ledger, board: Board) -> None:
    """Try what is forbidden now, each thing once, in the Main Phase of whoever's turn it is."""
    for one, sketch in list(_possible(led)):
        if one.key in led.tried or led.stage.kind != "action":
            continue
        code, seat = board.cards.code(sketch), led.turn_player
        held = [card for card in led.stage.offered("play") if led.data(card).code == code]
        if not held:
            continue
        event = play_event(led, seat, code)
        choose(led, event, one.subject)
        check_quiet(led)
        compare(led)
        led.tried.add(one.key)


def _possible(led: Ledger) -> Iterator[tuple[Lasting, Sketch]]:
    seat = led.turn_player
    for one in (*led.standing, *led.lasting):
        if one.begins > led.turn:
            continue
        if one.key in BY_PLAYERS and one.subject == player(seat):
            yield one, BY_PLAYERS[one.key]
        elif one.key in TO_CARDS and one.subject > 0 and led.area(one.subject) == "character":
            by = name_of(one.tree) if one.tree is not None else _ANYBODYS[0]
            theirs = (by in _OPPONENTS and seat != led.me) or by in _ANYBODYS
            if theirs and (one.key != "no rest" or not led.pieces[one.subject].side):
                yield one, TO_CARDS[one.key][seat != led.pieces[one.subject].owner]
