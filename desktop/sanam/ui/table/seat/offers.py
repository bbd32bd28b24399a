"""What cards inside piles can do now: they are not seen on the board, so the prompt lists them."""

from __future__ import annotations

from sanam.ui.table.seat.controller import TableController
from sanam.ui.text import fill, isolated, tr

#: So many have a button each; of more, one button lays the cards out.
BUTTONS = 3


def offers(controller: TableController) -> list[int]:
    """The options about cards in piles, copies of one card once, where the question is what cards do."""
    choice = controller.choice
    if choice is None or choice.kind not in controller.playmat.menu_kinds or controller.on_buttons:
        return []
    found: dict[tuple[object, ...], int] = {}
    for index, option in enumerate(choice.options):
        card = controller.seen(option.card) if option.card is not None else None
        place = controller.playmat.board.place(card.zone.partition(".")[2]) if card is not None else None
        if card is not None and place is not None and place.is_pile:
            found.setdefault((card.zone, card.code, option.act, option.value, option.targets), index)
    return list(found.values())


def with_buttons(controller: TableController) -> list[int]:
    """Those that have a button of their own."""
    found = offers(controller)
    return found if len(found) <= BUTTONS else []


def offer_words(controller: TableController, index: int) -> tuple[str, str]:
    """The words and the glyph of such an option: the act and the card, and in a second line what it takes."""
    choice = controller.choice
    assert choice is not None
    option = choice.options[index]
    data, handle = controller.data_of(option.card or ""), option.card or ""
    act, glyph = controller.words.called(
        option, choice.kind, data, lambda ability: controller.brief_of(handle, ability)
    )
    card = controller.seen(option.card or "")
    name = isolated(controller.book.name(card.code)) if card is not None and card.code is not None else tr("a card")
    names = [isolated(controller.name_of(target) or tr("a card")) for target in option.targets]
    words = fill(tr("{card}: {act}"), act=act, card=name)
    return (f"{words}\n{fill(tr('from {cards}'), cards=', '.join(names))}" if names else words), glyph
