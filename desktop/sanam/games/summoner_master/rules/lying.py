"""What Effects have left on a card for a time, and which Effects those are, for whoever looks at it."""

from __future__ import annotations

from typing import Any

from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.execution.profiles import VALUES


def on(rules: Host, card: int) -> list[dict[str, Any]]:
    """Each Effect by which something lies on a card: the "code" of its card, the "powers" of that which it may be one
    of, by their index, and whether the "numbers" of the card tell it all.
    """
    found: dict[tuple[int, str], dict[str, Any]] = {}
    for _, change in sorted(rules.table.modifiers.items()):
        source = change.source
        if change.subject != card or source is None or source not in rules.table.cards or "things" not in change.data:
            continue
        kind = change.data["things"][0]
        effect = {"code": rules.table.cards[source].code, "powers": _powers(rules, source, kind), "numbers": True}
        told = found.setdefault((source, kind), effect)
        told["numbers"] = told["numbers"] and change.key in VALUES
    return [*found.values()]


def _powers(rules: Host, card: int, kind: str) -> list[int]:
    """The Abilities or Skills of a card that do something once, and are understood."""
    profile = rules.profile(card)
    of_kind = (index for index, power in enumerate(profile.powers) if power.kind == kind)
    return [index for index in of_kind if (program := profile.programs[index]) is not None and not program.standing]
