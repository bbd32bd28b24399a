"""Named sets of settings: those that come with the program, and a person's own."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any

from sanam.proxies.lengths import MM
from sanam.proxies.settings import SheetSettings, settings_from

MOST, LONGEST = 30, 60
#: What no preset touches: the paper, the printer's own faults, what is printed and how often.
KEPT = (
    *(
        "paper_width",
        "paper_height",
        "landscape",
        "card_width",
        "card_height",
        "back_x",
        "back_y",
        "back_angle",
        "flip",
    ),
    *("skip", "copies", "order", "sides", "redraw"),
)
_PLAIN: dict[str, Any] = {
    name: value for name, value in asdict(SheetSettings(card_width=0, card_height=0)).items() if name not in KEPT
}
#: Those that come with the program, by id.
BUILT_IN: dict[str, dict[str, Any]] = {
    "home": _PLAIN,
    "saving": {**_PLAIN, "ink": "light", "dpi": 200, "lossless": False},
    "shop": {**_PLAIN, "bleed": 3 * MM, "marks": "crosses", "header": False},
    "cutter": {**_PLAIN, "marks": "cutter", "guides": "none", "corner_radius": 3 * MM},
}


def applied(settings: SheetSettings, preset: Mapping[str, Any]) -> SheetSettings:
    """The settings with those of a preset; what it does not touch stays, and no slot is skipped."""
    wanted = {name: value for name, value in preset.items() if name in _PLAIN}
    known = asdict(settings_from(wanted))
    return replace(settings, skip=(), **{name: known[name] for name in wanted})


def preset_of(settings: SheetSettings) -> dict[str, Any]:
    """What a preset keeps of settings."""
    return {name: getattr(settings, name) for name in _PLAIN}


def matching(settings: SheetSettings, own: Mapping[str, Mapping[str, Any]]) -> str:
    """The preset that the settings are, an own one by its name, "" for none."""
    now = preset_of(settings)
    everything: dict[str, Mapping[str, Any]] = {**BUILT_IN, **own}
    return next((name for name, preset in everything.items() if preset_of(applied(settings, preset)) == now), "")


def presets_from(read: object) -> dict[str, dict[str, Any]]:
    """A person's own presets from plain values, as kept in a file; what is not one is left out."""
    found: dict[str, dict[str, Any]] = {}
    for name, values in read.items() if isinstance(read, dict) else ():
        is_good = isinstance(name, str) and 0 < len(name) <= LONGEST and isinstance(values, dict)
        if is_good and name not in BUILT_IN and len(found) < MOST:
            good = preset_of(settings_from({key: value for key, value in values.items() if key in _PLAIN}))
            found[name] = good
    return found
