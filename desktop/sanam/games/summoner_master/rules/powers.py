"""Which Abilities, Skills and Effects a card has now: what it grew or was given is there, what it lost is not."""

from __future__ import annotations

from collections.abc import Mapping, Set

from sanam.games.summoner_master.texts.execution.host import Host


class Powers:
    """What a card can and cannot do, by the index of the Ability or Skill on it."""

    def __init__(self, state: Host) -> None:
        self.state = state

    def has(self, card: int, index: int) -> bool:
        """Whether a card has the Ability or Skill with this index now: what stands in the Growth or Progress Box is
        not there before (200.14.3, 200.18.3, 201.15.3, 611.4).
        """
        needed = self.state.profile(card).needed[index]
        if needed and needed not in self.state.table.cards[card].marks:
            return False
        return not self.is_lost(card, index, self.state.in_force().lost if self.state.any_standing else {})

    def is_lost(self, card: int, index: int, lost: Mapping[int, Set[str]]) -> bool:
        """Whether a card has lost an Ability or Skill: by what is in force (`lost`) or was done for a time. What says
        so cannot be lost (SMG-145), nor can anything of a card with Hyper Drive (SMG-133.2).
        """
        made = self.state.made(card, "lost") if self.state.table.modifiers else ()
        if not made and card not in lost:
            return False
        profile = self.state.profile(card)
        kind = profile.powers[index].kind
        if not any(kind in change.value.split() for change in made) and kind not in lost.get(card, ()):
            return False
        program = profile.programs[index]
        return not (program is not None and program.kept) and not self.state.deed(card, "hyper-drive")

    def silent(self, card: int) -> bool:
        """Whether something in force takes a card's Effect from it."""
        return self.state.any_standing and card in self.state.in_force().silent
