"""The board for who does not see it: places and cards are accessible objects with a name, a role, a state and actions.

Cards are no widgets, so Qt knows nothing of them. A factory gives the view of the board children: each place of the
field, and in it each card that is seen there. Pressing one is clicking it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, cast
from weakref import ReferenceType, ref

from PySide6.QtCore import QObject, QRect, Qt
from PySide6.QtGui import (
    QAccessible,
    QAccessibleActionInterface,
    QAccessibleEvent,
    QAccessibleInterface,
    QAccessibleObject,
)
from PySide6.QtWidgets import QAccessibleWidget

from sanam.faces.thai import unmarked
from sanam.ui.table.board_view import BoardView
from sanam.ui.table.words import place_words, zone_words
from sanam.ui.text import joined, tr

if TYPE_CHECKING:
    from sanam.ui.table.gestures import Gestures

#: The interfaces that are in use: Qt deletes them with their objects, Python is not to do so before.
_kept: dict[int, QAccessibleInterface] = {}
_installed = False


class BoardNode(QObject):
    """A place (a zone, or "seat1" for a player) or a card (a handle) of the board; `within` is the zone of a card."""

    def __init__(self, nodes: BoardNodes, name: str, within: str = "") -> None:
        super().__init__(nodes)
        self.nodes, self.name, self.within = nodes, name, within


class BoardNodes(QObject):
    """The objects of a board, made as they are asked for."""

    def __init__(self, screen: Gestures) -> None:
        super().__init__(screen)
        self.screen = screen
        self._made: dict[str, BoardNode] = {}
        self._names: dict[str, list[str]] = {}

    def node(self, name: str, within: str = "") -> BoardNode:
        """The object of a place or a card."""
        found = self._made.get(name)
        if found is None:
            found = self._made[name] = BoardNode(self, name, within)
        found.within = within
        return found

    def places(self) -> list[BoardNode]:
        """The places of both players, from the near one's."""
        screen = self.screen
        geometry, controller = screen.scene.geometry, screen.controller
        if geometry is None or controller is None or controller.covered:
            return []
        names = [*geometry.zones(), *(f"seat{seat}" for seat in (geometry.near, 1 - geometry.near))]
        return [self.node(name) for name in names]

    def cards(self, zone: str) -> list[BoardNode]:
        """The cards that are seen in a place: of a pile the top one."""
        screen = self.screen
        view = screen.controller.view if screen.controller is not None else None
        cards = view.zones.get(zone, []) if view is not None else []
        return [self.node(card.handle, zone) for card in cards if card.handle in screen.scene.cards]

    def forget(self) -> None:
        """Another match: what was there is gone."""
        for node in self._made.values():
            node.deleteLater()
        self._made = {}

    def tell_focus(self, name: str | None) -> None:
        """The keyboard's place is another one."""
        if name and QAccessible.isActive():
            controller = self.screen.controller
            card = controller.view.find(name) if controller is not None else None
            node = self.node(name, card.zone if card is not None else "")
            QAccessible.updateAccessibility(QAccessibleEvent(node, QAccessible.Event.Focus))


class _OfNode:
    """What speaks of a place or a card. Qt may keep it longer than the board, so it holds nothing of the board."""

    _node: ReferenceType[BoardNode]

    @property
    def node(self) -> BoardNode:
        node = self._node()
        assert node is not None, "Qt asks for nothing that is gone"
        return node


class NodeActions(_OfNode, QAccessibleActionInterface):
    """What can be done with a place or a card."""

    def __init__(self, node: BoardNode) -> None:
        super().__init__()
        self._node = ref(node)

    def actionNames(self) -> list[str]:  # Qt's name
        return [self.pressAction(), self.setFocusAction(), self.showMenuAction()]

    def doAction(self, name: str) -> None:  # Qt's name
        screen, place = self.node.nodes.screen, self.node.name
        card = screen.controller is not None and screen.controller.view.find(place) is not None
        if name == self.pressAction():
            (screen.card_clicked if card else screen.zone_clicked)(place)
        elif name == self.showMenuAction() and card:
            screen.inspect(place)
        elif name == self.setFocusAction():
            screen.view.setFocus(Qt.FocusReason.OtherFocusReason)
            screen.move_cursor(place)

    def keyBindingsForAction(self, name: str) -> list[str]:  # Qt's name
        return []


class AccessibleNode(_OfNode, QAccessibleObject):
    """The interface of a place or a card."""

    def __init__(self, node: BoardNode) -> None:
        super().__init__(node)
        self._node = ref(node)
        self._actions = NodeActions(node)

    @property
    def _is_place(self) -> bool:
        return not self.node.within

    def text(self, which: QAccessible.Text) -> str:
        screen, name = self.node.nodes.screen, self.node.name
        controller = screen.controller
        if controller is None or controller.covered:
            return ""
        if name.startswith("seat"):
            plate = screen.near if name == f"seat{controller.seat}" else screen.far
            return plate.accessibleName() if which == QAccessible.Text.Name else ""
        if which == QAccessible.Text.Name:
            return unmarked(zone_words(controller, name) if self._is_place else place_words(controller, name))
        if which == QAccessible.Text.Description and controller.choice is not None and not self._is_place:
            choice = controller.choice
            acts = [choice.options[index] for index in controller.options_of(name)]
            return joined(", ", tuple(dict.fromkeys(controller.words.act(act, choice.kind)[0] for act in acts)))
        return ""

    def role(self) -> QAccessible.Role:
        return QAccessible.Role.List if self._is_place else QAccessible.Role.Button

    def state(self) -> QAccessible.State:
        screen, name = self.node.nodes.screen, self.node.name
        found = QAccessible.State()
        found.focusable = True
        found.focused = screen.standing == name and screen.view.hasFocus()
        controller = screen.controller
        if controller is not None and controller.choice is not None:
            options = controller.options_of(name)
            found.selectable = bool(options) or name in screen.scene.marks.zones
            found.selected = any(option in controller.picks for option in options)
        return found

    def parent(self) -> QAccessibleInterface:
        nodes = self.node.nodes
        return _interface(nodes.screen.view if self._is_place else nodes.node(self.node.within))

    def childCount(self) -> int:  # Qt's name
        return len(self.node.nodes.cards(self.node.name)) if self._is_place else 0

    def child(self, index: int) -> QAccessibleInterface:
        cards = self.node.nodes.cards(self.node.name) if self._is_place else []
        return _interface(cards[index] if 0 <= index < len(cards) else None)

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # Qt's name
        cards: list[QObject] = [*self.node.nodes.cards(self.node.name)] if self._is_place else []
        return cards.index(child.object()) if child.object() in cards else -1

    def rect(self) -> QRect:
        view = self.node.nodes.screen.view
        area = view.rect_of(self.node.name)
        if area is None:
            return QRect()
        shown = area.toRect()
        return QRect(view.viewport().mapToGlobal(shown.topLeft()), shown.size())

    def interface_cast(self, kind: QAccessible.InterfaceType) -> Any:
        # An object of its own: Qt takes the address as it is.
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else None


class AccessibleBoard(QAccessibleWidget):
    """The interface of the view: its places come before the widgets that lie over it."""

    def __init__(self, view: BoardView) -> None:
        super().__init__(view, QAccessible.Role.Canvas, tr("Board"))
        self._view = ref(view)

    @property
    def view(self) -> BoardView:
        view = self._view()
        assert view is not None, "Qt asks for nothing that is gone"
        return view

    def _nodes(self) -> list[BoardNode]:
        return self.view.nodes.places() if self.view.nodes is not None else []

    def childCount(self) -> int:  # Qt's name
        return len(self._nodes()) + super().childCount()

    def child(self, index: int) -> QAccessibleInterface:
        nodes = self._nodes()
        return _interface(nodes[index]) if 0 <= index < len(nodes) else super().child(index - len(nodes))

    def indexOfChild(self, child: QAccessibleInterface) -> int:  # Qt's name
        nodes: list[QObject] = [*self._nodes()]
        if child.object() in nodes:
            return nodes.index(child.object())
        at = super().indexOfChild(child)
        return at + len(nodes) if at >= 0 else -1

    def focusChild(self) -> QAccessibleInterface:  # Qt's name
        nodes = self.view.nodes
        standing = nodes.screen.standing if nodes is not None else None
        if nodes is None or not standing or not self.view.hasFocus():
            return super().focusChild()
        card = nodes.screen.controller.view.find(standing) if nodes.screen.controller is not None else None
        return _interface(nodes.node(standing, card.zone if card is not None else ""))


def _interface(of: QObject | None) -> QAccessibleInterface:
    """The interface of an object; Qt takes None for none, though its stubs do not say so."""
    return cast(QAccessibleInterface, QAccessible.queryAccessibleInterface(of) if of is not None else None)


def _make(kind: str, of: QObject) -> QAccessibleInterface | None:
    """What Qt asks for each kind of an object, from its own to its bases'."""
    made: QAccessibleInterface
    if isinstance(of, BoardNode):
        made = AccessibleNode(of)
    elif isinstance(of, BoardView):
        made = AccessibleBoard(of)
    else:
        return None
    key = id(of)
    _kept[key] = made
    of.destroyed.connect(lambda: _kept.pop(key, None))
    return made


def install() -> None:
    """Let Qt know of the factory, once. What Qt has asked for before keeps the interface that it found."""
    global _installed
    if not _installed:
        _installed = True
        QAccessible.installFactory(_make)
