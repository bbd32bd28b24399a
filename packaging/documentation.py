"""Builds the documentation: `.venv/bin/python packaging/documentation.py` writes its pages into build/docs, and
`bootstrap.py docs` makes the site in build/site of them, with the pinned mkdocs.

What is written by hand lies in `docs/` and at the top of the project. Made are the tutorial (of its module), the
notation of the phrase book (of the module that reads it), and the index of the rules: what each says and which tests
prove it.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "desktop")]

import rule_coverage  # noqa: E402  (the line above finds it)

TARGET = ROOT / "build" / "docs"
#: Page -> the file that it is.
PAGES = {
    "index.md": "README.md",
    "changelog.md": "CHANGELOG.md",
    "contributing.md": "CONTRIBUTING.md",
    "architecture.md": "ARCHITECTURE.md",
    "security.md": "SECURITY.md",
    "roadmap.md": "docs/roadmap.md",
    "translating.md": "docs/translating.md",
}
#: Book -> its title, and the package and edition's file that say its rules in English.
BOOKS = {
    "yugioh-zh": ("Yu-Gi-Oh!, edition zh-mr2", "yugioh"),
    "yugioh-fa": ("Yu-Gi-Oh!, edition fa-course", "yugioh"),
    "yugioh-th": ("Yu-Gi-Oh!, edition th-guide", "yugioh"),
    "one-piece": ("One Piece", "onepiece"),
    "summoner-master": ("Summoner Master", "summoner_master"),
}
TAGS = {
    "engine": "procedures",
    "deck": "decks",
    "data": "what cards have",
    "ability": "abilities",
    "table": "the table",
    "info": "not binding",
}


def tests_of_rules() -> dict[str, dict[str, list[str]]]:
    """Book -> rule -> the tests that name it, as pytest collects them; nothing is run."""
    with tempfile.TemporaryDirectory() as scratch:
        index = Path(scratch) / "index.json"
        command = [sys.executable, "-m", "pytest", "--collect-only", "-q", "-m", "rule", "--rule-index", str(index)]
        subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)
        found: dict[str, dict[str, list[str]]] = json.loads(index.read_text("utf-8"))
    return found


def said_in_english(package: str) -> dict[str, str]:
    """Rule -> what it says, in the words of the panel of rules."""
    found: dict[str, str] = {}
    for file in sorted((ROOT / "desktop/sanam/games" / package / "presentation/rulebook").glob("*.tsv")):
        if re.fullmatch(r"[\w-]+", file.stem) and file.stem != "procedures":
            rows = (line.split("\t") for line in file.read_text("utf-8").splitlines() if "\t" in line)
            found |= {row[0]: row[1] for row in rows}
    return found


def summaries(book: str) -> dict[str, str]:
    """Rule -> what the ledger notes of it, without the places in its source."""
    lines = [
        line.split("\t")
        for file in rule_coverage.BOOKS[book]
        for line in (rule_coverage.LEDGER_DIR / file).read_text("utf-8").splitlines()[1:]
    ]
    return {row[0]: re.sub(r" \[L[\d, L-]+\]", "", row[2]) for row in lines}


def rules_page(book: str, tests: dict[str, list[str]]) -> str:
    """A book's rules, one a row."""
    title, package = BOOKS[book]
    ledger, english = rule_coverage.read_ledgers()[book], summaries(book) | said_in_english(package)
    lines = [f"# {title}", "", "| Rule | About | Says | Tests |", "|---|---|---|---|"]
    for rule, tag in ledger.items():
        named = "<br>".join(f"`{name}`" for name in tests.get(rule, ()))
        says = english.get(rule, "").replace("|", "\\|").replace("<", "&lt;")
        lines.append(f"| <a id='{rule}'></a>{rule} | {TAGS[tag]} | {says} | {named} |")
    return "\n".join(lines) + "\n"


def rules_index(tests: dict[str, dict[str, list[str]]]) -> str:
    """The books, with how many of their rules have a test."""
    lines = ["# Rules and their tests", ""]
    lines += [
        "The rulebook is the program: a test that proves a rule names it. What a rule says is told in our own words;"
    ]
    lines += ["`python3 packaging/bootstrap.py rules` runs the tests and counts those that pass.", ""]
    lines += ["| Book | Binding rules | With a test | Tests |", "|---|---|---|---|"]
    for book, ledger in rule_coverage.read_ledgers().items():
        binding = [rule for rule, tag in ledger.items() if tag != rule_coverage.NOT_BINDING]
        named = tests.get(book, {})
        count = len({name for names in named.values() for name in names})
        proven = sum(rule in named for rule in binding)
        lines.append(f"| [{BOOKS[book][0]}]({book}.md) | {len(binding)} | {proven} | {count} |")
    return "\n".join(lines) + "\n"


def tutorial() -> str:
    """The module that builds a game, as a page: its docstring is the text, its code follows."""
    source = (ROOT / "docs" / "a_game_in_200_lines.py").read_text("utf-8")
    text = ast.get_docstring(ast.parse(source)) or ""
    head, _, rest = text.partition("\n")
    code = source.partition('"""')[2].partition('"""')[2].strip()
    body = re.sub(
        r"^    (>>> .*(?:\n    .+)*)", lambda found: "```\n" + dedented(found[0]) + "\n```", rest, flags=re.MULTILINE
    )
    return f"# {head}\n{body}\n\n## The game\n\n```python\n{code}\n```\n"


def dedented(block: str) -> str:
    return "\n".join(line.removeprefix("    ") for line in block.split("\n"))


def phrase_book() -> str:
    """The guide, and the notation as the module that reads it explains it."""
    from sanam.abilities import book

    guide = (ROOT / "docs" / "phrase_book.md").read_text("utf-8")
    return f"{guide}\n```\n{inspect.getdoc(book)}\n```\n"


def screens() -> str:
    """Every picture of the program with what the README says of it."""
    readme = (ROOT / "README.md").read_text("utf-8")
    shown = re.findall(r"!\[([^\]]+)\]\(resources/screenshots/([\w.-]+)\)", readme)
    lines = ["# Screens", "", "The pictures are made by the program itself: `python packaging/screenshots.py`.", ""]
    for words, file in shown:
        lines += [f"## {words}", "", f"![{words}](screenshots/{file})", ""]
    return "\n".join(lines)


def page(file: str) -> str:
    """A file of the project as a page of the site: pictures lie beside it, and diagrams stay text."""
    text = (ROOT / file).read_text("utf-8")
    return text.replace("](resources/screenshots/", "](screenshots/").replace("```mermaid", "```")


def write(target: Path = TARGET) -> None:
    """All pages."""
    shutil.rmtree(target, ignore_errors=True)
    (target / "rules").mkdir(parents=True)
    shutil.copytree(ROOT / "resources" / "screenshots", target / "screenshots")
    tests = tests_of_rules()
    made = {name: page(file) for name, file in PAGES.items()}
    made |= {"a_game_in_200_lines.md": tutorial(), "phrase_book.md": phrase_book(), "screens.md": screens()}
    made |= {f"rules/{book}.md": rules_page(book, tests.get(book, {})) for book in BOOKS}
    made["rules/index.md"] = rules_index(tests)
    for name, text in made.items():
        (target / name).write_text(text, "utf-8")


if __name__ == "__main__":
    write()
