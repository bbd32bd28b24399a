"""How often an ability may be used. The record of its uses are marks that name the turn: nothing needs resetting."""

from __future__ import annotations

from typing import Any

from sanam.games.yugioh.abilities.tree import Ability
from sanam.games.yugioh.abilities.world import FIELD, World


def _turn(world: World) -> list[Any]:
    return [world.table.marks.get("duel"), world.table.marks.get("turn")]


def _key(world: World, card: int, index: int, ability: Ability) -> str:
    name = world.data(card).name
    return f"{name}:any" if ability.limit == "shared" else f"{name}:{index}"


def used_up(world: World, card: int, index: int, seat: int) -> bool:
    """Whether a limit forbids `seat` to use the ability once more; -1 is the card's activation as such."""
    ability = _ability(world, card, index)
    if (ability is None or ability.kind in ("activate", "equip")) and _activations(world, card, seat):
        return True
    if ability is None or not ability.limit:
        return False
    if ability.limit == "chain":
        return any(link["card"] == card and link.get("ability") == index for link in world.chain())
    if ability.limit == "name chain":
        return any(_is_use(world, link, card, index, seat) for link in world.chain())
    if ability.limit in ("turn", "faceup"):
        here = _used_here(world, card, index, ability)
        return bool(here and here["times"] >= ability.times)
    uses: dict[str, Any] = world.table.seats[seat].marks.get("uses", {})
    used: dict[str, Any] = uses.get(_key(world, card, index, ability), {})
    if not used:
        return False
    same = (
        used["turn"][0] == _turn(world)[0] if ability.limit in ("duel", "each duel") else used["turn"] == _turn(world)
    )
    return bool(same and used["times"] >= ability.times)


def _is_use(world: World, link: dict[str, Any], card: int, index: int, seat: int) -> bool:
    """Whether this link of the Chain is the same effect of a card of the same name, used by `seat`."""
    same = link.get("ability") == index and link["seat"] == seat and link["card"] in world.table.cards
    return same and world.data(link["card"]).name == world.data(card).name


def count_use(world: World, card: int, index: int, seat: int) -> None:
    """Record one use."""
    ability = _ability(world, card, index)
    if (ability is None or ability.kind in ("activate", "equip")) and _limited(world, card):
        _count_for_seat(world, seat, f"{world.data(card).name}:activation")
    if ability is None or ability.limit in ("", "chain", "name chain"):
        return
    it = world.table.cards[card]
    if ability.limit in ("turn", "faceup"):
        here = _used_here(world, card, index, ability)
        times = here["times"] + 1 if here else 1
        world.play.mark(card, f"used:{index}", {"turn": _turn(world), "moves": it.moves, "times": times})
    else:
        _count_for_seat(world, seat, _key(world, card, index, ability))


def _used_here(world: World, card: int, index: int, ability: Ability) -> dict[str, Any] | None:
    """The record of the uses that still count: of this turn, and since the card came to where it is."""
    it = world.table.cards[card]
    here: dict[str, Any] = it.marks.get(f"used:{index}", {})
    same = here and here["moves"] == it.moves and (ability.limit == "faceup" or here["turn"] == _turn(world))
    return here if same else None


def forget_uses(world: World, card: int) -> None:
    """A card that was turned face-down is another one when it is face-up again."""
    for mark in [name for name, uses in world.table.cards[card].marks.items() if name.startswith("used:") and uses]:
        world.play.mark(card, mark, {})


def take_back(world: World, card: int, seat: int) -> None:
    """A card whose activation was negated has not been activated: "You can only activate 1" of it still allows one."""
    if _limited(world, card):
        uses = world.table.seats[seat].marks.get("uses", {})
        world.play.mark(f"seat{seat}", "uses", {**uses, f"{world.data(card).name}:activation": None})


def _count_for_seat(world: World, seat: int, key: str) -> None:
    uses = world.table.seats[seat].marks.get("uses", {})
    was = uses.get(key)
    now = _turn(world)
    times = was["times"] + 1 if was and was["turn"] == now else 1
    world.play.mark(f"seat{seat}", "uses", {**uses, key: {"turn": now, "times": times}})


def _ability(world: World, card: int, index: int) -> Ability | None:
    abilities = world.abilities(card)
    return abilities[index] if 0 <= index < len(abilities) else None


def _limited(world: World, card: int) -> bool:
    return any(ability.kind == "activation limit" for ability in world.abilities(card))


def _activations(world: World, card: int, seat: int) -> bool:
    """ "You can only activate 1 of this card per turn": whether that one has been activated."""
    if not _limited(world, card):
        return False
    used = world.table.seats[seat].marks.get("uses", {}).get(f"{world.data(card).name}:activation")
    return bool(used and used["turn"] == _turn(world))


def may_control(world: World, seat: int, card: int) -> bool:
    """Whether "You can only control 1 of this card" and "There can only be 1 …" leave room for it on the field."""
    for ability in world.abilities(card):
        if ability.kind == "field limit" and _is_there(world, ability, card):
            return False
        if ability.kind == "control limit" and ability.targets and _is_there(world, ability, card, (seat,)):
            return False
    if not any(ability.kind == "control limit" and not ability.targets for ability in world.abilities(card)):
        return True
    name = world.data(card).name
    mine = (other for word in ("monster", "spell-trap", "field zone") for other in world.cards(seat, word))
    return not any(
        other != card and world.table.cards[other].face_up and world.data(other).name == name for other in mine
    )


def _is_there(world: World, ability: Ability, card: int, seats: tuple[int, ...] = (0, 1)) -> bool:
    """Whether another such face-up card is on the field of these players."""
    from sanam.games.yugioh.abilities.groups import matches  # groups reads values, which read what is in force

    filter_ = ability.targets[0].filter
    there = (other for seat in seats for word in FIELD for other in world.cards(seat, word))
    return any(
        other != card and world.table.cards[other].face_up and matches(world, filter_, other, card) for other in there
    )
