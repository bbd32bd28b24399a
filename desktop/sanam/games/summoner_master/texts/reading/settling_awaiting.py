"""What is done at a later time, or each time that something happens until then, as people say it (see `settling`)."""

from __future__ import annotations

from sanam.abilities.tree import Tree
from sanam.games.summoner_master.texts.reading.groups import BARE, build
from sanam.games.summoner_master.texts.reading.settled import SETTLE, settles

#: The moment of each time to come, and how long to wait for it.
TERMS = {
    "subturn-end": ("subturn-end", "subturn"),
    "turn-end": ("turn-end", "turn"),
    "mine-begins": ("attack-subturn", "mine-ends"),
    "mine-ends": ("attack-subturn-end", "mine-ends"),
    "theirs-begins": ("defence-subturn", "next"),
    "theirs-ends": ("defence-subturn-end", "next"),
}


@settles("Sentence.later")
def _later(tree: Tree) -> Tree | None:
    term = tree["t"]
    if term.name in TERMS:
        when, until = TERMS[term.name]
        moment = Tree(f"When.{when}")
    else:
        until = "mine-ends" if term.name == "my-step" else "next"
        whose = "mine" if term.name == "my-step" else "theirs"
        moment = build("When.step", s=term["s"], p=Tree(f"Whose.{whose}"))
    return _awaiting(build("Sentence.await", u=Tree(f"Until.{until}"), w=moment, o=tree["o"]))


@settles("Sentence.await")
def _awaiting(tree: Tree) -> Tree | None:
    return None if any(part.key == BARE for part in tree["o"].walk()) else tree


@settles("Sentence.await-once")
def _once(tree: Tree) -> Tree | None:
    """Only the next time that it happens."""
    next_time = tree["n"]
    when = SETTLE[f"When.{next_time.name}"](Tree(f"When.{next_time.name}", next_time.slots))
    return when and _awaiting(build("Sentence.await-once", u=tree["u"], w=when, o=tree["o"]))
