"""Every string of the program is collected, translated in every language, and keeps its places for values."""

from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

sys.path.insert(0, str(Path(__file__).parents[2] / "packaging"))
import translate


def collected(tmp_path: Path, **files: str) -> translate.Collected:
    for name, text in files.items():
        (tmp_path / f"{name}.py").write_text(text, "utf-8")
    return translate.collect(tmp_path)


def test_strings_of_one_word_are_explained_to_translators(program: translate.Collected) -> None:
    texts = {text for text, _ in program.messages}
    told = translate.explanations()
    assert len(told) > 380
    # A few may be new: they are explained when the list is next gone through.
    assert len(translate.unexplained(program)) <= 20
    assert len(set(told) - texts) <= 20
    for language in ("th", "fa", "zh_Hant", "zh_Hans"):
        written = translate.ts_path(language).read_text("utf-8")
        assert written.count("<extracomment>") > 380


def test_nothing_in_the_program_is_missing_unfinished_or_has_other_placeholders(program: translate.Collected) -> None:
    assert translate.check(program) == []


def test_no_text_is_put_together_inside_tr(program: translate.Collected) -> None:
    assert program.faults == []
    assert len(program.messages) > 1000


@pytest.mark.parametrize(
    "call", ["tr(f'{n} cards')", "tr('a' + name)", "tr(words)", "tr('a %d' % n)", "text.tr(f'{n}')", "tr('a', why)"]
)
def test_what_cannot_be_collected_is_said_with_its_line(tmp_path: Path, call: str) -> None:
    found = collected(tmp_path, some=f"\nfrom sanam.ui.text import tr\n{call}\n")
    assert len(found.faults) == 1
    assert found.faults[0].startswith("some.py:3: ")
    assert not found.messages


def test_sentences_are_found_where_they_are_looked_up(tmp_path: Path) -> None:
    found = collected(
        tmp_path,
        some="from told import SENTENCES\ntr(SENTENCES[key])\ntr(OWN.get(key, key))\nOWN = {'x': 'Own'}\n",
        told="SENTENCES: dict[str, str] = {'a': 'First', 'b': 'Sec' 'ond'}\n",
    )
    assert found.faults == []
    assert {text for text, _ in found.messages} == {"First", "Second", "Own"}
    assert found.messages["First", ""].files == {"told.py"}


def test_comments_tell_equal_texts_apart_and_plurals_are_known(tmp_path: Path) -> None:
    found = collected(tmp_path, some="tr('None')\ntr('None', 'guides')\ntr('%n card(s)', None, n)\ntr('%n x', n=3)\n")
    assert set(found.messages) == {("None", ""), ("None", "guides"), ("%n card(s)", ""), ("%n x", "")}
    assert [key for key, message in found.messages.items() if message.plural] == [("%n card(s)", ""), ("%n x", "")]


@pytest.mark.parametrize(
    ("text", "translated", "fault"),
    [
        ("{n} cards", "การ์ด", "lacks {n}"),
        ("{n} cards", "{m} {n}", "has {m}"),
        ("U+{char:04X}", "U+{char}", "lacks {char:04X}"),
        ("%n cards", "การ์ด", "lacks %n"),
        ("a\nb", "ab", "line ends"),
        ("a ", "a", "blanks"),
    ],
)
def test_a_translation_that_does_not_fit_is_told(text: str, translated: str, fault: str) -> None:
    assert any(fault in told for told in translate.misfit(text, translated, "th"))


def test_a_placeholder_may_have_the_digits_of_the_language() -> None:
    assert translate.misfit("%n cards", "%Ln کارت", "fa") == []
    assert translate.misfit("%n cards", "%n کارت", "fa") != []


def test_translations_are_kept_and_what_vanished_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(translate, "FOLDER", tmp_path)
    both = collected(tmp_path, some="tr('Here')\ntr('Gone')\n")
    translate.write_ts("th", both, {("Here", ""): ("ที่นี่",), ("Gone", ""): ("ไป",)})
    fewer = collected(tmp_path, some="tr('Here')\n")
    translate.write_ts("th", fewer, translate.read_ts(translate.ts_path("th")))
    text = translate.ts_path("th").read_text("utf-8")
    assert 'type="vanished"' in text and "ไป" in text
    translate.write_ts("th", both, translate.read_ts(translate.ts_path("th")))
    text = translate.ts_path("th").read_text("utf-8")
    assert "vanished" not in text and "unfinished" not in text


def test_a_ts_file_with_a_missing_placeholder_is_refused_with_file_and_reason(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, program: translate.Collected
) -> None:
    known = translate.read_ts(translate.ts_path("fa"))
    known["Turn {n}", ""] = ("نوبت",)
    monkeypatch.setattr(translate, "FOLDER", tmp_path)
    monkeypatch.setattr(translate, "LANGUAGES", {"fa": 1})
    translate.write_ts("fa", program, known)
    assert translate.check(program) == ["sanam_fa.ts: 'Turn {n}': lacks {n}"]


def test_qm_files_are_built_once_and_again_when_older(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import os

    monkeypatch.setattr(translate, "FOLDER", tmp_path)
    translate.write_ts("th", collected(tmp_path, some="tr('Here')\n"), {("Here", ""): ("ที่นี่",)})
    built = tmp_path / "sanam_th.qm"
    assert translate.release(tmp_path) == [built]
    assert translate.release(tmp_path) == []
    stamp = built.stat().st_mtime + 10
    os.utime(tmp_path / "sanam_th.ts", (stamp, stamp))
    assert translate.stale(tmp_path) == [tmp_path / "sanam_th.ts"]


def test_plain_english_for_one_and_many() -> None:
    forms = translate.read_ts(translate.ts_path("en"))
    assert forms["%n card(s) exchanged.", ""] == ("%n card exchanged.", "%n cards exchanged.")


@pytest.mark.parametrize(
    ("language", "text", "comment", "words"),
    [  # words the rulebooks print
        ("th", "Graveyard", "", "สุสาน"),
        ("th", "Battle Phase", "", "แบทเทิลเฟส"),
        ("fa", "Graveyard", "", "گورستان"),
        ("fa", "Spell", "", "افسون"),
        ("zh_Hant", "Synchro Monsters", "", "同步怪獸"),
        ("zh_Hant", "Side Deck", "", "備牌"),
        ("zh_Hant", "Paper", "to print on", "紙張"),
    ],
)
def test_the_games_words_are_those_of_the_rulebooks(language: str, text: str, comment: str, words: str) -> None:
    known = translate.read_ts(translate.ts_path(language))
    assert known.get((text, comment)) == (words,)


def test_qts_own_dialogs_are_whole_in_thai() -> None:
    """What a person meets of Qt here: buttons, files, printing, the menus of text fields. Qt itself has no Thai."""
    root = ElementTree.parse(translate.FOLDER / "qt_th.ts").getroot()
    said = {node.findtext("name"): node.findall("message") for node in root.findall("context")}
    met = "QPlatformTheme QFileDialog QPrintDialog QPrintSettingsOutput QPageSetupWidget QLineEdit QWidgetTextControl"
    for name in [*met.split(), "QMessageBox", "QKeySequenceEdit", "QTabBar", "QUnicodeControlCharacterMenu"]:
        assert said[name], name
    for messages in said.values():
        for message in messages:
            source, words = message.findtext("source") or "", message.findtext("translation") or ""
            assert words.strip(), source
            assert sorted(re.findall("%[0-9]", source)) == sorted(re.findall("%[0-9]", words)), source
            assert ("&" in source.replace("&&", "")) >= ("&" in words), source


def test_one_of_something_is_said_as_one(program: translate.Collected) -> None:
    english = translate.read_ts(translate.ts_path("en"))
    for (text, comment), message in program.messages.items():
        if message.plural:
            one, many = english[text, comment]
            assert one != many and "(s)" not in one + many, text
            assert not re.search(r"\b1 \w+s\b(?! of)", one), one


def test_counts_the_window_shows_can_be_one(qapp: object) -> None:
    from sanam.ui.app import look
    from sanam.ui.text import tr

    look(qapp, "dark", "en", 1.0)  # type: ignore[arg-type]
    shown = [tr("%n card(s)", n=1), tr("%n card(s) so far", n=1), tr("%n page(s)", n=1), tr("%n card(s)", n=1200)]
    assert shown == ["1 card", "1 card so far", "1 page", "1,200 cards"]


#: Sentences with a number before a plural, and why it is never one there.
NEVER_ONE = {
    "limits of the program": r"limit|^Select at most \{n\}|^A note has at most|within \{limit\} seconds",
    "said in other words of one": r"^(Importing \{n\} files|up to \{n\} cards|\{n\} cards|\{n\} printings"
    r"|\{n\} decks were .*|\{n\} of \{total\} decks selected|\{card\} gets \{n\} counters\.|\{who\} draws \{n\} cards\."
    r"|\{who\} gets \{n\} DON!! cards\.|\{who\} places \{n\} Life cards\.|\{who\}: discard \{n\} cards\.)$",
    "several, or nothing would be said": r"^\{count\} (cards have|copies of)|choose up to \{n\} targets",
    "the name of the unit": r"^\{n\} Life Points$",
}


def test_a_number_that_can_be_one_is_not_put_before_a_plural(program: translate.Collected) -> None:
    counted = re.compile(
        r"\{(?:n|[a-z]*(?:count|size|total|number|length|limit|least|most|found))\} (?:[\w!]+ )?\w+s\b"
    )
    told = {text for text, _ in program.messages if counted.search(text) and " stays " not in text}
    assert {text for text in told if not any(re.search(why, text) for why in NEVER_ONE.values())} == set()


def test_every_game_says_one_of_its_numbers_in_the_singular(qapp: object) -> None:
    from sanam import games
    from sanam.games.playmat import Tally
    from sanam.ui.app import look

    look(qapp, "dark", "en", 1.0)  # type: ignore[arg-type]
    for game in games.all_games():
        words = game.table.words()
        said = {name: (words.tally(Tally(name, 1)), words.tally(Tally(name, 2))) for name in words.tallies()}
        assert said["hand"] == ("1 card in hand", "2 cards in hand")
        for one, many in said.values():
            assert one == many.replace("2", "1") or one == re.sub(r"s( in|$)", r"\1", many.replace("2", "1")), one
            assert not re.search(r"(card|Level)s\b", one)
