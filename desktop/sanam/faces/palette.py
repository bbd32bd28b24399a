"""Colours of frames and of generated art, and the repeatable stream of numbers that varies the art."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import NamedTuple, TypeVar

from PySide6.QtGui import QColor

Item = TypeVar("Item")


class Frame(NamedTuple):
    """A frame's body (light and deep), plate (behind text), ink (on plate), edge line and pattern."""

    body: str
    deep: str
    plate: str
    ink: str
    edge: str
    pattern: str


#: Kind conventions of the games in our own design. The pattern says the kind a second time, without colour.
FRAMES: dict[str, Frame] = {
    "normal": Frame("#d9b45c", "#9a7427", "#fbf3dc", "#2a1f08", "#f6e3a6", "plain"),
    "effect": Frame("#cd7a3f", "#8a4519", "#fbeee2", "#2b1406", "#f5c79a", "diagonal"),
    "ritual": Frame("#5d86c4", "#2b4c86", "#e9f0fb", "#0d1b33", "#b9d2f7", "scales"),
    "fusion": Frame("#9166ae", "#563277", "#f4ecf9", "#221030", "#d9bcec", "spiral"),
    "synchro": Frame("#e3e5e8", "#9aa1aa", "#ffffff", "#1b2026", "#ffffff", "rings"),
    "xyz": Frame("#3a3d47", "#14161c", "#eceef3", "#12141a", "#a9b2c4", "stars"),
    "link": Frame("#2f78ab", "#123f66", "#e8f4fb", "#071d2e", "#9bd6f7", "hexagons"),
    "token": Frame("#9a9c9f", "#606468", "#f3f4f4", "#1c1e20", "#d9dcdf", "dots"),
    "spell": Frame("#2b9689", "#0e5850", "#e6f6f3", "#052622", "#98e2d6", "circuit"),
    "trap": Frame("#b04a86", "#6e1f50", "#faeaf3", "#300a22", "#f1aed3", "thorns"),
    # of a card that nobody has defined
    "unknown": Frame("#9a9c9f", "#606468", "#f3f4f4", "#1c1e20", "#d9dcdf", "plain"),
    # frames that are called after colours
    "red": Frame("#c2463f", "#7c1d1c", "#fceceb", "#300907", "#f6b3a8", "diagonal"),
    "green": Frame("#3f9a5a", "#1a5730", "#eaf7ee", "#06240f", "#aae3bb", "scales"),
    "blue": Frame("#3a7fc4", "#174579", "#e8f2fc", "#071c33", "#a5d0f8", "rings"),
    "purple": Frame("#8a58b5", "#4e2a73", "#f4ecfa", "#1f0c31", "#d7b6f0", "spiral"),
    "black": Frame("#3f4550", "#171a20", "#eef0f4", "#12151a", "#aab4c3", "hexagons"),
    "yellow": Frame("#d5b03a", "#8f6d12", "#fdf6de", "#2b2004", "#f8e493", "plain"),
    "don": Frame("#d9cfb2", "#8b7b4e", "#fdf9ec", "#2b2410", "#f7ecc4", "stars"),
    "white": Frame("#e6e2d6", "#a8a08c", "#fffdf6", "#2a2618", "#ffffff", "stars"),
    "grey": Frame("#9a9c9f", "#606468", "#f3f4f4", "#1c1e20", "#d9dcdf", "dots"),
    "rainbow": Frame("#c08a3e", "#4f6f9b", "#f7f3ea", "#1c1a14", "#f2d9a0", "circuit"),
}


class ArtColors(NamedTuple):
    """Sky from top to bottom, light, three depths of land, ornament."""

    top: str
    bottom: str
    glow: str
    far: str
    mid: str
    near: str
    accent: str


ART: dict[str, ArtColors] = {
    "EARTH": ArtColors("#4a3a55", "#e8ae66", "#ffe9b8", "#96684c", "#5e4338", "#2b2122", "#f6cf86"),
    "WATER": ArtColors("#0a2750", "#63b6d6", "#e2f9ff", "#3482ae", "#1a5283", "#0a2a50", "#b4eef8"),
    "FIRE": ArtColors("#2b0a18", "#ee5f2c", "#ffdc8c", "#b5331f", "#731624", "#2f0818", "#ffbb58"),
    "WIND": ArtColors("#15504b", "#bfe6b6", "#fbffe6", "#5cab87", "#2e7768", "#113f40", "#e6fabf"),
    "LIGHT": ArtColors("#5566b4", "#fdebc0", "#ffffff", "#c6b4d8", "#9088bf", "#4b4a88", "#fff0b0"),
    "DARK": ArtColors("#0b0719", "#6a3796", "#ecd4ff", "#4b3276", "#2d1d50", "#120a26", "#cf97ff"),
    "DIVINE": ArtColors("#541b14", "#f8c04a", "#fff8d6", "#c0702a", "#7c3a1c", "#341210", "#ffeb96"),
    "spell": ArtColors("#04302f", "#3fb7a8", "#e4fff6", "#1f7c74", "#115453", "#052c30", "#9af4de"),
    "trap": ArtColors("#27061f", "#bb4684", "#ffdcef", "#832a62", "#531640", "#260519", "#ffa9d2"),
    "": ArtColors("#2c333d", "#93a0ae", "#f4f8fc", "#6a7684", "#48525f", "#20262e", "#dfe8f0"),
}


def shifted(value: str, degrees: float, lightness: float = 0.0) -> QColor:
    """A colour with its hue turned and its lightness (−1…1) moved."""
    color = QColor(value)
    lifted = min(1.0, max(0.0, color.lightnessF() + lightness))
    return QColor.fromHslF(_around(color, degrees), color.hslSaturationF(), lifted).toRgb()


def turned(color: QColor, degrees: float) -> QColor:
    """`color` with its hue turned; greys stay grey."""
    hue = _around(color, degrees)
    # as RGB: a printer's gradients must not mix kinds of colour
    return QColor.fromHslF(hue, color.hslSaturationF(), color.lightnessF(), color.alphaF()).toRgb()


def vivid(color: QColor, saturation: float, lightness: float) -> QColor:
    """`color` at least as saturated as said (0–1), unless it is grey, and halfway to a lightness (0–1)."""
    if color.hslSaturationF() < 0.04:
        return color
    light = (color.lightnessF() + 2 * lightness) / 3
    return QColor.fromHslF(max(color.hslHueF(), 0.0), max(saturation, color.hslSaturationF()), light).toRgb()


def _around(color: QColor, degrees: float) -> float:
    return (max(color.hslHueF(), 0.0) + degrees / 360) % 1.0


def mixed(first: QColor, second: QColor, share: float) -> QColor:
    """`share` 0–1 of `second` in `first`."""
    keep = 1 - share
    return QColor.fromRgbF(
        first.redF() * keep + second.redF() * share,
        first.greenF() * keep + second.greenF() * share,
        first.blueF() * keep + second.blueF() * share,
    )


def veil(color: QColor, alpha: float) -> QColor:
    """`color` with an opacity of `alpha` 0–1."""
    made = QColor(color)
    made.setAlphaF(min(1.0, max(0.0, alpha)))
    return made


class Stream:
    """Numbers derived from a text: the same text gives the same picture on every machine."""

    def __init__(self, seed: str) -> None:
        self._state = int.from_bytes(blake2b(seed.encode("utf-8"), digest_size=8).digest(), "big")

    def unit(self) -> float:
        """The next number, 0 ≤ n < 1 (splitmix64)."""
        mask = (1 << 64) - 1
        self._state = (self._state + 0x9E3779B97F4A7C15) & mask
        mix = self._state
        mix = ((mix ^ (mix >> 30)) * 0xBF58476D1CE4E5B9) & mask
        mix = ((mix ^ (mix >> 27)) * 0x94D049BB133111EB) & mask
        return ((mix ^ (mix >> 31)) >> 11) / (1 << 53)

    def between(self, low: float, high: float) -> float:
        return low + (high - low) * self.unit()

    def whole(self, low: int, high: int) -> int:
        """A whole number, both ends included."""
        return low + int(self.unit() * (high - low + 1))

    def pick(self, items: Sequence[Item]) -> Item:
        return items[int(self.unit() * len(items))]
