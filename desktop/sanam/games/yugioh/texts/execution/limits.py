"""How often an ability may be used. The record of its uses are marks that name the turn: nothing needs resetting."""

from __future__ import annotations

from typing import Any

from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context
from sanam.games.yugioh.texts.execution.filters import matches
from sanam.games.yugioh.texts.execution.host import Host
from sanam.games.yugioh.texts.tree import Ability
from sanam.games.yugioh.vocabulary.zones import FIELD


def _turn(duel: Host) -> list[Any]:
    return [duel.table.marks.get("duel"), duel.table.marks.get("turn")]


def _key(duel: Host, card: int, index: int, ability: Ability) -> str:
    name = duel.data(card).name
    return f"{name}:any" if ability.limit == "shared" else f"{name}:{index}"


#: Limits of one copy of a card.
OF_COPY = ("turn", "faceup", "list", "battle")


def _mark(index: int, ability: Ability) -> str:
    """The mark of a copy that records its uses of the ability."""
    return "used:list" if ability.limit == "list" else f"used:{index}"


def used_up(duel: Host, card: int, index: int, seat: int) -> bool:
    """Whether a limit forbids `seat` to use the ability once more; -1 is the card's activation as such."""
    ability = duel.abilities(card)[index] if index >= 0 else None
    if (ability is None or ability.kind in ("activate", "equip")) and _activations(duel, card, seat):
        return True
    if ability is None or not ability.limit:
        return False
    if ability.limit == "chain":
        return any(link["card"] == card and link.get("ability") == index for link in duel.chain())
    if ability.limit == "name chain":
        return any(_is_use(duel, link, card, index, seat) for link in duel.chain())
    if ability.limit in OF_COPY:
        here = _used_here(duel, card, index, ability)
        return bool(here and here["times"] >= ability.times and not _once_more(duel, card, seat, ability, here))
    uses: dict[str, Any] = duel.table.seats[seat].marks.get("uses", {})
    used: dict[str, Any] = uses.get(_key(duel, card, index, ability), {})
    if not used:
        return False
    same = used["turn"][0] == _turn(duel)[0] if ability.limit in ("duel", "each duel") else used["turn"] == _turn(duel)
    return bool(same and used["times"] >= ability.times)


def _once_more(duel: Host, card: int, seat: int, ability: Ability, here: dict[str, Any]) -> bool:
    """Whether it may be used twice now, and was used only once."""
    if not ability.twice_if or here["times"] > ability.times:
        return False
    return holds(duel, Context(card=card, seat=seat), ability.twice_if)


def _is_use(duel: Host, link: dict[str, Any], card: int, index: int, seat: int) -> bool:
    """Whether this link of the Chain is the same effect of a card of the same name, used by `seat`."""
    same = link.get("ability") == index and link["seat"] == seat and link["card"] in duel.table.cards
    return same and duel.data(link["card"]).name == duel.data(card).name


def count_use(duel: Host, card: int, index: int, seat: int) -> None:
    """Record one use."""
    ability = _ability(duel, card, index)
    if (ability is None or ability.kind in ("activate", "equip")) and _limited(duel, card):
        _count_for_seat(duel, seat, f"{duel.data(card).name}:activation")
    if ability is None or ability.limit in ("", "chain", "name chain"):
        return
    it = duel.table.cards[card]
    if ability.limit in OF_COPY:
        here = _used_here(duel, card, index, ability)
        times = here["times"] + 1 if here else 1
        use = {"turn": _turn(duel), "moves": it.moves, "times": times}
        if ability.limit == "battle":
            use["battle"] = _battle(duel)
        duel.play.mark(card, _mark(index, ability), use)
    else:
        _count_for_seat(duel, seat, _key(duel, card, index, ability))


def _used_here(duel: Host, card: int, index: int, ability: Ability) -> dict[str, Any] | None:
    """The record of the uses that still count: of this turn, and since the card came to where it is."""
    it = duel.table.cards[card]
    here: dict[str, Any] = it.marks.get(_mark(index, ability), {})
    same = here and here["moves"] == it.moves and (ability.limit == "faceup" or here["turn"] == _turn(duel))
    if same and ability.limit == "battle" and here["battle"] != _battle(duel):
        return None
    return here if same else None


def _battle(duel: Host) -> list[int]:
    """The battle that goes on, or the last one: its attacker, and how many attacks that one has declared."""
    attacker = duel.table.marks.get("attack", {}).get("card_attacker")
    if attacker not in duel.table.cards:
        return []
    return [attacker, len(duel.table.cards[attacker].marks.get("attacks", [None, []])[1])]


def forget_uses(duel: Host, card: int) -> None:
    """A card that was turned face-down is another one when it is face-up again."""
    for mark in [name for name, uses in duel.table.cards[card].marks.items() if name.startswith("used:") and uses]:
        duel.play.mark(card, mark, {})


def take_back(duel: Host, card: int, seat: int) -> None:
    """A card whose activation was negated has not been activated: "You can only activate 1" of it still allows one."""
    if _limited(duel, card):
        uses = duel.table.seats[seat].marks.get("uses", {})
        duel.play.mark(f"seat{seat}", "uses", {**uses, f"{duel.data(card).name}:activation": None})


def _count_for_seat(duel: Host, seat: int, key: str) -> None:
    uses = duel.table.seats[seat].marks.get("uses", {})
    was = uses.get(key)
    now = _turn(duel)
    times = was["times"] + 1 if was and was["turn"] == now else 1
    duel.play.mark(f"seat{seat}", "uses", {**uses, key: {"turn": now, "times": times}})


def _ability(duel: Host, card: int, index: int) -> Ability | None:
    abilities = duel.abilities(card)
    return abilities[index] if 0 <= index < len(abilities) else None


def _limited(duel: Host, card: int) -> bool:
    return "activation limit" in duel.kinds(card)


def _activations(duel: Host, card: int, seat: int) -> bool:
    """ "You can only activate 1 of this card per turn" (or Duel): whether that one has been activated."""
    if not _limited(duel, card):
        return False
    used = duel.table.seats[seat].marks.get("uses", {}).get(f"{duel.data(card).name}:activation")
    if used and any(each.kind == "activation limit" and each.limit == "duel" for each in duel.abilities(card)):
        return bool(used["turn"][0] == _turn(duel)[0])
    return bool(used and used["turn"] == _turn(duel))


def may_control(duel: Host, seat: int, card: int) -> bool:
    """Whether "You can only control 1 of this card" and "There can only be 1 …" leave room for it on the field."""
    if duel.limits_field and _shut_out(duel, card):
        return False
    if duel.kinds(card).isdisjoint(("field limit", "control limit")):
        return True
    for ability in duel.abilities(card):
        if ability.kind == "field limit" and _is_there(duel, ability, card):
            return False
        if ability.kind == "control limit" and ability.targets and _is_there(duel, ability, card, (seat,)):
            return False
    if not any(ability.kind == "control limit" and not ability.targets for ability in duel.abilities(card)):
        return True
    name = duel.data(card).name
    mine = (other for word in ("monster", "spell-trap", "field zone") for other in duel.cards(seat, word))
    return not any(
        other != card and duel.table.cards[other].face_up and duel.data(other).name == name for other in mine
    )


def _shut_out(duel: Host, card: int) -> bool:
    """Whether a face-up card on the field says that there can only be 1 such card, and is one itself."""
    for seat in (0, 1):
        for word in FIELD:
            for other in duel.cards(seat, word):
                if other != card and duel.table.cards[other].face_up and "field limit" in duel.kinds(other):
                    said = (one.targets[0].filter for one in duel.abilities(other) if one.kind == "field limit")
                    if any(matches(duel, each, card, other) and matches(duel, each, other, other) for each in said):
                        return True
    return False


def _is_there(duel: Host, ability: Ability, card: int, seats: tuple[int, ...] = (0, 1)) -> bool:
    """Whether another such face-up card is on the field of these players."""
    filter_ = ability.targets[0].filter
    there = (other for seat in seats for word in FIELD for other in duel.cards(seat, word))
    return any(
        other != card and duel.table.cards[other].face_up and matches(duel, filter_, other, card) for other in there
    )
