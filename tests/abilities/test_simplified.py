"""Simplified texts from Traditional ones."""

from sanam.abilities.simplified import simplified


def test_all_but_names_is_simplified() -> None:
    assert simplified("將「風箏獵鷹」這張卡送進墓地。") == "将「風箏獵鷹」这张卡送进墓地。"


def test_what_lasts_is_written_as_it_is_said() -> None:
    assert simplified("接著附著於名著") == "接着附着于名著"


def test_what_is_quoted_keeps_its_characters_after_a_verb_too() -> None:
    assert simplified("接著，將「沿著的龍」除外") == "接着，将「沿著的龍」除外"
