"""Makes the sounds of the table in resources/sounds, out of nothing but numbers: `python packaging/sounds.py`.

Each sound is a sum of parts: notes that ring and fade, and noise that is made darker or brighter. 22,050 samples a
second, 16 bits, one channel, less than a second long (the two at the end of a match: less than two). The noise is drawn
with a fixed seed, so that the files come out the same each time.
"""

from __future__ import annotations

import math
import random
import sys
import wave
from array import array
from collections.abc import Callable
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "resources" / "sounds"
RATE = 22_050
#: The loudest sample, of 32,767: quiet beside music.
PEAK = 11_000
#: Seconds in which every sound fades in and out, so that it begins and ends without a click.
EDGE = 0.004

Samples = list[float]


def silence(seconds: float) -> Samples:
    return [0.0] * round(seconds * RATE)


def mixed(*parts: tuple[float, Samples]) -> Samples:
    """Parts that begin at these seconds, added up."""
    ends = [round(at * RATE) + len(part) for at, part in parts]
    found = [0.0] * max(ends)
    for at, part in parts:
        begin = round(at * RATE)
        for index, sample in enumerate(part):
            found[begin + index] += sample
    return found


def note(
    hertz: float, seconds: float, fade: float, loud: float = 1.0, glide: float = 1.0, bright: float = 0.3
) -> Samples:
    """A note that falls to a third in `fade` seconds and ends at `glide` times its pitch; `bright` adds overtones."""
    found, turn = [], 0.0
    for index in range(round(seconds * RATE)):
        at = index / RATE
        turn += 2 * math.pi * hertz * glide ** (at / seconds) / RATE
        wave_ = math.sin(turn) + bright * math.sin(2 * turn) + bright**2 * math.sin(3 * turn)
        found.append(loud * wave_ * math.exp(-at / fade))
    return found


def noise(seconds: float, fade: float, dark: float, loud: float = 1.0, swell: bool = False, seed: int = 1) -> Samples:
    """Noise; `dark` from 0 (bright) to 1 (a rumble), rising first where it is to `swell`."""
    drawn, found, low = random.Random(seed), [], 0.0
    count = round(seconds * RATE)
    for index in range(count):
        at = index / RATE
        low = dark * low + (1 - dark) * drawn.uniform(-1, 1)
        shape = math.sin(math.pi * index / count) ** 2 if swell else math.exp(-at / fade)
        found.append(loud * low * shape / math.sqrt(1 - dark + 0.02))
    return found


def chord(*hertz: float, seconds: float, fade: float, apart: float) -> Samples:
    """Notes one after another that ring on together."""
    return mixed(*((at * apart, note(each, seconds, fade, 0.5, bright=0.25)) for at, each in enumerate(hertz)))


def draw() -> Samples:
    return noise(0.16, 0.1, 0.35, swell=True)


def shuffle() -> Samples:
    flick = [(0.055 * turn, noise(0.07, 0.02, 0.3, 0.8, seed=turn + 2)) for turn in range(7)]
    return mixed(*flick)


def place() -> Samples:
    return mixed((0, noise(0.09, 0.02, 0.75)), (0, note(170, 0.12, 0.035, 0.8, glide=0.7, bright=0.1)))


def conceal() -> Samples:
    return mixed((0, noise(0.14, 0.08, 0.6, 0.6, swell=True)), (0.1, note(120, 0.1, 0.03, 0.6, bright=0.1)))


def turn_up() -> Samples:
    return mixed((0, noise(0.1, 0.05, 0.25, 0.7, swell=True)), (0.07, note(660, 0.18, 0.05, 0.25)))


def activate() -> Samples:
    return mixed((0, chord(587, 880, seconds=0.4, fade=0.14, apart=0.06)), (0, noise(0.2, 0.1, 0.1, 0.08, swell=True)))


def attack() -> Samples:
    return mixed((0, noise(0.22, 0.1, 0.45, 0.9, swell=True)), (0, note(340, 0.22, 0.12, 0.2, glide=1.8)))


def hit() -> Samples:
    return mixed((0, noise(0.2, 0.045, 0.6)), (0, note(110, 0.26, 0.07, 1.1, glide=0.5, bright=0.2)))


def destroy() -> Samples:
    crumble = [(0.04 + 0.05 * turn, noise(0.12, 0.03, 0.5, 0.5 - 0.08 * turn, seed=turn + 20)) for turn in range(5)]
    return mixed((0, noise(0.2, 0.06, 0.7)), (0, note(82, 0.35, 0.1, 0.9, glide=0.6)), *crumble)


def damage() -> Samples:
    return mixed((0, note(196, 0.4, 0.12, 0.8, glide=0.72, bright=0.4)), (0, noise(0.12, 0.03, 0.7, 0.8)))


def gain() -> Samples:
    return chord(523, 659, 784, seconds=0.35, fade=0.13, apart=0.07)


def chance() -> Samples:
    taps = [(0.09 * turn, note(900 - 120 * (turn % 2), 0.05, 0.012, 0.7)) for turn in range(5)]
    return mixed(*taps)


def turn() -> Samples:
    return chord(392, 523, seconds=0.5, fade=0.18, apart=0.11)


def win() -> Samples:
    return mixed((0, chord(392, 494, 587, 784, seconds=0.9, fade=0.35, apart=0.13)), (0.52, note(988, 0.9, 0.3, 0.35)))


def lose() -> Samples:
    return chord(392, 349, 311, 262, seconds=0.8, fade=0.32, apart=0.19)


SOUNDS: tuple[Callable[[], Samples], ...] = (
    *(draw, shuffle, place, conceal, turn_up, activate, attack, hit, destroy, damage, gain, chance, turn, win, lose),
)


def finished(samples: Samples) -> array[int]:
    """Samples as they are stored: as loud as the others, with soft edges."""
    most, edge, count = max(map(abs, samples)), round(EDGE * RATE), len(samples)
    soft = (min(1.0, index / edge, (count - 1 - index) / edge) for index in range(count))
    made = array("h", (round(PEAK * share * sample / most) for share, sample in zip(soft, samples, strict=True)))
    if sys.byteorder == "big":
        made.byteswap()
    return made


def write(folder: Path) -> None:
    """All of them as WAV files."""
    folder.mkdir(parents=True, exist_ok=True)
    for sound in SOUNDS:
        with wave.open(str(folder / f"{sound.__name__.replace('_', '-')}.wav"), "wb") as file:
            file.setnchannels(1)
            file.setsampwidth(2)
            file.setframerate(RATE)
            file.writeframes(finished(sound()).tobytes())


if __name__ == "__main__":
    write(FOLDER)
