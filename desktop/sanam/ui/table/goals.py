"""What can be done now, in the order in which the keyboard goes through it: the same for every game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtWidgets import QComboBox, QWidget

from sanam.ui.table.board.card_grid import CardButton
from sanam.ui.table.seat.offers import with_buttons

if TYPE_CHECKING:
    from sanam.ui.table.screen import TableScreen

#: How many goals have a digit.
DIGITS = 9


def places(screen: TableScreen) -> list[str]:
    """The cards, zones and players on the board that an answer may be about, from the near hand to the far one and
    from left to right. A card inside a pile stands for its pile, unless the pile's cards are laid out beside the board.
    """
    controller, scene = screen.controller, screen.scene
    geometry = scene.geometry
    if controller is None or geometry is None or controller.choice is None or controller.on_buttons:
        return []
    names: set[str] = set(scene.marks.zones)
    beside = {made.card.key for made in laid_out(screen)}
    for handle in scene.marks.can:
        card = controller.view.find(handle)
        if handle in scene.cards:
            names.add(handle)
        elif card is not None and handle not in beside:
            top = controller.view.zones[card.zone][-1].handle
            names.add(top if top in scene.cards else card.zone)
    # Where cards lie, not where one that has come up is: the order stays while one goes through it.
    areas = {name: scene.cards[name].area() if name in scene.cards else scene.area_of(name) for name in names}
    found = [(area.center(), name) for name, area in areas.items() if area is not None]
    return [name for at, name in sorted(found, key=lambda pair: (-round(pair[0].y() * 2 / geometry.cell), pair[0].x()))]


def laid_out(screen: TableScreen) -> list[CardButton]:
    """The cards of an open pile that an answer may be about."""
    panel = screen.right_side.panel
    if not panel.pile.isVisibleTo(screen):
        return []
    return [made for made in panel.pile.grid.buttons if made.card.mark and made.isVisibleTo(screen)]


def goals(screen: TableScreen) -> list[str | QWidget]:
    """Everything that can be done now: on the board, in an open pile, by the buttons of prompt and phases."""
    controls: list[QWidget] = [*screen.prompt.findChildren(QComboBox), *screen.prompt.answering()]
    controls += screen.phases.buttons.values()
    able = [control for control in controls if control.isEnabled() and control.isVisibleTo(screen)]
    return [*laid_out(screen), *places(screen), *able]


def numbered(screen: TableScreen) -> dict[int, str]:
    """The places that a digit chooses, by that digit: behind the options of the prompt, where places are asked for."""
    controller = screen.controller
    if controller is None or controller.choice is None or controller.choice.kind in controller.playmat.menu_kinds:
        return {}
    first = len(loose(screen)) + 1
    return {first + at: name for at, name in enumerate(places(screen)) if first + at <= DIGITS}


def loose(screen: TableScreen) -> list[int]:
    """The options of the prompt that a digit chooses, in its order."""
    controller = screen.controller
    choice = controller.choice if controller is not None else None
    if controller is None or choice is None:
        return []
    found = [index for index in controller.loose_options() if choice.options[index].act != "phase"]
    return found + with_buttons(controller)
