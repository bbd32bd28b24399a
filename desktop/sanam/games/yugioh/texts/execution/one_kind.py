"""Rules by which players control face-up monsters of only one Type, of only one Attribute, or only one of each Type."""

from __future__ import annotations

from sanam.engine.table import FACE_UP
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.execution.standing_effects import StandingEffects, standing
from sanam.games.yugioh.texts.tree import Body, CreateTokens

#: The rules, and what of a monster they speak of.
ONE_KIND = {"one type": "race", "one attribute": "attribute"}
ONE_OF_EACH = "one of each type"


def keeps_out(duel: Host, seat: int, comes: int | Body | CreateTokens, leaving: int = 0) -> bool:
    """Whether the player controls a face-up monster beside which this card, or what becomes such a monster, may not
    come to lie face-up, even where so many are `leaving` for it."""
    now = standing(duel)
    if seat not in now.players:
        return False
    if isinstance(comes, int):
        said = {"race": now.race(comes), "attribute": now.attribute(comes)}
    else:
        said = {"race": comes.race, "attribute": comes.attribute}
    if now.player(seat, ONE_OF_EACH) and len(_alike(duel, seat, said["race"])) > leaving:
        return True
    return any(
        len(others(duel, seat, what, said[what])) > leaving for rule, what in ONE_KIND.items() if now.player(seat, rule)
    )


def mixed(duel: Host) -> tuple[int, str, list[str]] | None:
    """The first player, the turn player before the other, who controls monsters of several kinds though of only one are
    allowed: with what is told apart, and these kinds."""
    now = standing(duel)
    for seat in (duel.turn_player(), 1 - duel.turn_player()):
        for rule, what in ONE_KIND.items() if seat in now.players else ():
            words = _words(duel, now, seat, what)
            if len(words) > 1 and now.player(seat, rule):
                return seat, what, sorted(words)
    return None


def crowds_out(duel: Host, seat: int, leaving: int = 0) -> bool:
    """Whether the player may not bring one more monster to the field, because the other has no more than he would."""
    now = standing(duel)
    if seat not in now.players or not now.player(seat, "no more monsters"):
        return False
    theirs = len(duel.cards(1 - seat, "monster"))
    return 0 < theirs < len(duel.cards(seat, "monster")) - leaving + 1


def too_many(duel: Host) -> tuple[int, list[int]] | None:
    """The first player, the turn player before the other, who controls several monsters of one Type though only one of
    each is allowed, and these monsters."""
    now = standing(duel)
    for seat in (duel.turn_player(), 1 - duel.turn_player()):
        if seat in now.players and now.player(seat, ONE_OF_EACH):
            for race in sorted(_words(duel, now, seat, "race")):
                if len(alike := _alike(duel, seat, race)) > 1:
                    return seat, alike
    return None


def _alike(duel: Host, seat: int, race: str) -> list[int]:
    """The face-up monsters of the player that are of this Type."""
    now = standing(duel)
    return [card for card in _face_up(duel, seat) if now.race(card) == race]


def others(duel: Host, seat: int, what: str, word: str) -> list[int]:
    """The face-up monsters of the player that are of another kind than this one."""
    now = standing(duel)
    return [card for card in _face_up(duel, seat) if _word(now, card, what) != word]


def _face_up(duel: Host, seat: int) -> list[int]:
    doomed = duel.doomed()
    return [
        card for card in duel.cards(seat, "monster") if duel.table.cards[card].stance in FACE_UP and card not in doomed
    ]


def _words(duel: Host, now: StandingEffects, seat: int, what: str) -> set[str]:
    return {_word(now, card, what) for card in _face_up(duel, seat)}


def _word(now: StandingEffects, card: int, what: str) -> str:
    return now.race(card) if what == "race" else now.attribute(card)
