"""A situation that knows what texts come to: what a card does as it leaves, what can be cast, what adds up."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.tree.program import Program
from sanam.games.summoner_master.thinking.effects import CHANGES, candidates
from sanam.games.summoner_master.thinking.field import changes_of
from sanam.games.summoner_master.thinking.programs import COMING, of_cast, of_program
from sanam.games.summoner_master.thinking.situation import Help, Situation
from sanam.games.summoner_master.thinking.worth import Judge
from sanam.games.thinking import Style

#: The moments of a card that leaves the Arena in a way.
MOMENTS = {
    "fight": ("destroyed", "fall", "leave"),
    "destroy": ("destroyed", "fall", "leave"),
    "sacrifice": ("sacrificed", "destroyed", "fall", "leave"),
    "to-shrine": ("fall", "leave"),
    "fate": ("fall", "leave"),
    "remove": ("removed", "leave"),
    "to-hand": ("to-hand", "return", "leave"),
    "to-library": ("leave",),
    "to-top": ("leave",),
    "to-bottom": ("leave",),
}


def as_it_stands(judge: Judge, style: Style) -> Situation:
    """How things stand at a question."""
    now = Situation(judge, style)
    now.parting_of, now.cast_of, now.help_of = of_parting, of_cast, helping
    if not judge.game.windows.isdisjoint(("destroyed", "fall", "leave")):
        now.field.parting = lambda card, foe: now.parting(card, "fight", foe)
    return now


def of_parting(now: Situation, card: int, how: str) -> float:
    """What the Abilities of a card that leaves in a way bring its player, less what they counted for while it stood."""
    game = now.game
    profile, seat, worth = game.profile(card), game.owner(card), 0.0
    for moment in MOMENTS.get(how, ()):
        for index in profile.windows.get(moment, ()):
            program = profile.programs[index]
            if program is None or program.watches is not None or (program.fought and how != "fight"):
                continue
            if game.texts.works(card, index):
                worth += of_program(now, card, index, seat) + now.judge.w.ability
    return worth


def helping(now: Situation, source: int) -> list[Help]:
    """The other cards of the active player's hand that could raise its own Seals' values now, or lower another's."""
    game = now.game
    seat, found = game.active(), []
    for each in game.hand(seat):
        profile = game.profile(each)
        if each == source or profile.seal:
            continue
        coming = [index for name in (*COMING, "attach") for index in profile.windows.get(name, ())]
        programs = (profile.programs[index] for index in (*coming, *profile.standing))
        ops = [s["o"] for program in programs if program is not None for s in _plain(program)]
        cost, changes = game.value(each, "cast_mp") or 0, dict[int, dict[str, int]]()
        for op in ops:
            for card in _open_to(now, op, each, seat, profile.paste) if op.name in CHANGES else ():
                by = changes_of(now.judge, each, seat, op, card)
                if (by.get("at", 0) + by.get("df", 0)) * (1 if game.owner(card) == seat else -1) > 0:
                    changes[card] = by
        if changes:
            found.append(Help(cost, changes))
    return found


def _plain(program: Program) -> list[Tree]:
    return [sentence for sentence in program.ways[0] if sentence.get("o") is not None] if program.ways else []


def _open_to(now: Situation, op: Tree, source: int, seat: int, paste: str | None) -> list[int]:
    """The Seals that an operation can be done to: of a card that is attached each one."""
    if paste != "PS":
        return candidates(now, op, source, seat, None)[0]
    return [card for host in now.game.cast.hosts(source) for card in candidates(now, op, source, seat, host)[0]]
