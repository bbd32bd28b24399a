"""What is going on in a game, read off the procedures that run: casting, commands, Zone changes and attacks."""

from __future__ import annotations

from typing import Any

from sanam.engine.table import Frame
from sanam.games.summoner_master.texts.execution import guards
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.vocabulary.effects import Origin

#: What attacks say of themselves while they run.
ATTACKS = ("GeneralAttack", "HandAttack", "AllAttack", "MultipleAttack")
#: What is being cast or commanded while these run.
DOING = {
    "CastSeal": "cast",
    "CastMystic": "cast",
    **dict.fromkeys(ATTACKS, "attack"),
    "ChangeLine": "line",
    "AssignLine": "line",
    "Combine": "combine",
    "BreakCombination": "break",
    "UseSkill": "skill",
    "UseSkillAll": "skill",
    "UseSkillManyTimes": "skill",
    "UseSkillInTwoParts": "skill",
    "UseSkillFromHand": "skill",
}


class Running:
    """What the running procedures say of cards."""

    def __init__(self, state: Host) -> None:
        self.state = state

    def frames(self, *names: str) -> list[Frame]:
        """The running procedures of these names, the outermost first."""
        return [frame for frame in self.state.table.stack if frame.procedure in names]

    def commanded(self, card: int, *, further: bool = False) -> bool:
        """Whether the card is in the middle of a command, a cast or a Zone change (500.1, 609.8).

        What a card is in the context of a procedure is kept with that procedure alone, and gone with it (100.5). The
        innermost procedure is not counted: it is the one that asks; nor is a Skill that orders a `further` command
        (605.12).
        """
        for frame in self.state.table.stack[:-1]:
            inside = frame.locals
            if further and frame.procedure.startswith("UseSkill"):
                continue
            if "card" in inside and inside["card"] == card:
                return True
            if "moving" in inside and any(c == card and self.state.presence(c) == at for c, at in inside["moving"]):
                return True
        return False

    def being_cast(self, card: int) -> bool:
        """Whether it is being cast or entering: in the Arena, and nothing can be attached to it yet (609.5, 609.6)."""
        return card in self.entering()

    def entering(self) -> tuple[int, ...]:
        """The cards that are being cast or entering."""
        return tuple([frame.locals["entering"] for frame in self.state.table.stack if "entering" in frame.locals])

    def dormant(self) -> tuple[int, ...]:
        """The cards whose Continuous Abilities begin after what works now (603.2)."""
        return tuple([frame.locals["dormant"] for frame in self.state.table.stack if "dormant" in frame.locals])

    def being_destroyed(self, card: int) -> bool:
        """Whether it is destroyed and has not gone to the Shrine yet (701.1)."""
        return any(card in frame.locals.get("doomed", ()) for frame in self.frames("Destroy"))

    def losing(self, card: int) -> bool:
        """Whether it is losing a fight that is not over yet (713)."""
        return any(
            frame.procedure in ATTACKS and frame.locals.get("paid") and card in frame.locals.get("losers", ())
            for frame in self.state.table.stack
        )

    def attack(self) -> dict[str, Any] | None:
        """The innermost attack going on: its kind, the attacking and the attacked Seals, whether they fight, and which
        are losing (SMG-7, SMG-8, SMG-25, 713).
        """
        for frame in reversed(self.state.table.stack):
            if frame.procedure in ATTACKS and frame.locals.get("paid"):
                inside = frame.locals
                target = inside.get("target")
                return {
                    "kind": frame.procedure,
                    "card_attacker": inside["card"],
                    "cards_attacked": [target] if target is not None else list(inside.get("attacked", [])),
                    "fighting": bool(inside.get("fighting")),
                    "cards_losing": list(inside.get("losers", [])),
                }
        return None

    def fought(self) -> tuple[int, ...]:
        """The Seals whose fight the innermost destruction follows from."""
        for frame in reversed(self.state.table.stack):
            if frame.procedure == "Destroy":
                return tuple(frame.locals.get("fought") or ())
        return ()

    def destroyer(self, cards: list[int]) -> Origin | None:
        """Where the innermost destruction comes from: an Effect, or the Seal that these have lost a fight with."""
        stack = self.state.table.stack
        at = next((i for i in reversed(range(len(stack))) if stack[i].procedure == "Destroy"), None)
        if at is None:
            return None
        source, fought = stack[at].locals.get("source"), stack[at].locals.get("fought") or ()
        if source is None:
            others = [card for card in fought if card not in cards] or list(fought)
            return Origin((), self.state.owner(others[0]), others[0]) if others else None
        for frame in reversed(stack[:at]):
            if frame.procedure == "CarryOut" and frame.locals["source"] == source:
                return guards.origin(self.state, source, frame.locals["power"])
        return Origin((), self.state.owner(source), source)

    def aiming(self) -> Origin | None:
        """Where the innermost Skill that is used, or Mystic Card that is cast, comes from: what it aims at is known."""
        for frame in reversed(self.state.table.stack):
            inside = frame.locals
            if inside.get("card") is None:
                continue
            if frame.procedure.startswith("UseSkill"):
                return guards.origin(self.state, inside["card"], inside["skill"])
            if frame.procedure == "CastMystic":
                return guards.attaching(self.state, inside["card"])
        return None

    def destroyed(self) -> tuple[int, ...]:
        """The cards that the innermost destruction destroys."""
        for frame in reversed(self.state.table.stack):
            if frame.procedure == "Destroy":
                return tuple(frame.locals.get("doomed") or ())
        return ()

    def doing(self) -> list[dict[str, Any]]:
        """What is being cast and commanded, the outermost first: each cuts into the one before it (615.7, 615.8)."""
        found = []
        for frame in self.state.table.stack:
            inside = frame.locals
            if frame.procedure in DOING and inside.get("card") is not None and "seat" in inside:
                named = {key: inside[key] for key in ("card", "seat")}
                aims, skill = _aims(inside), inside.get("skill")
                found.append({"what": DOING[frame.procedure], **named, "cards": aims, "ability": skill})
        return found


def _aims(inside: dict[str, Any]) -> list[int]:
    """What something that is being done is aimed at, read off the procedure that does it."""
    found = [card for card, _ in inside.get("aims", ())]
    for one in inside.get("waiting") or ():
        if one["card"] == inside["card"]:
            found += [card for card, _ in one["targets"]]
    target = inside.get("target")
    if isinstance(target, list):
        target = target[0]
    return [*found, *([target] if target is not None else []), *inside.get("supports", ()), *inside.get("attacked", ())]
