#!/usr/bin/env python3
"""Keeps `translations/` in step with the source, and builds the .qm files.

    python packaging/translate.py            collect the strings of the source into every .ts file
    python packaging/translate.py --check    say what is missing or does not fit; 1 if anything is
    python packaging/translate.py --release  build .qm files from .ts files that are newer

lupdate sees neither `tr` under another name nor the tables of sentences that are looked up by message id, so the
strings are read from the syntax tree: every `tr("…", "comment", n=…)`, every `Message("…", "comment")`, and every
value of a dict that a call like `tr(TABLE[key])` looks into. The context is "", as `sanam.wording` asks for it.
`translations/explanations.tsv` explains strings that are not plain by themselves, a string and its explanation a line;
Qt Linguist shows them as developers' comments. Translations are kept; what the source no longer has is marked vanished
and its translation stays for the day it comes back.
"""

from __future__ import annotations

import ast
import re
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "desktop"
FOLDER = ROOT / "translations"
#: Language of a .ts file -> number of plural forms (Qt's own rules).
LANGUAGES = {"en": 2, "th": 1, "fa": 1, "zh_Hant": 1, "zh_Hans": 1}
#: For translators: a string of the source, tab, what it is.
EXPLANATIONS = FOLDER / "explanations.tsv"
#: Without which a module says nothing, and need not be parsed.
SAYING = re.compile(r"\b(?:tr|Message)\(")
PLACEHOLDER = re.compile(r"\{[a-z_]+(?::[^}]*)?\}|%L?n")

Key = tuple[str, str]  # source text, comment


@dataclass
class Message:
    """A string of the source: whether it has plurals, and the files it stands in."""

    plural: bool = False
    files: set[str] = field(default_factory=set)


@dataclass
class Collected:
    """All strings, and what cannot be collected ("file:line: why")."""

    messages: dict[Key, Message] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)

    def add(self, text: str, comment: str, plural: bool, file: str) -> None:
        message = self.messages.setdefault((text, comment), Message())
        message.plural |= plural
        message.files.add(file)


# --- collecting ------------------------------------------------------------------------------------------


def collect(folder: Path = SOURCE) -> Collected:
    """The strings of every module under `folder`."""
    found = Collected()
    for path in sorted(folder.rglob("*.py")):
        code = path.read_text("utf-8")
        if not SAYING.search(code):
            continue
        tree, file = ast.parse(code, str(path)), path.relative_to(folder).as_posix()
        for call in calls(tree):
            comment = words(call.args[1]) if len(call.args) > 1 else named(call, "comment")
            plural = len(call.args) > 2 or any(word.arg == "n" for word in call.keywords)
            if not call.args or comment is None:
                found.faults.append(f"{file}:{call.lineno}: the comment of a sentence is no literal")
                continue
            text = words(call.args[0])
            if text:
                found.add(text, comment, plural, file)
                continue
            table = looked_up(call.args[0])
            values = table_values(folder, path, tree, table) if table else None
            if values is None:
                found.faults.append(f"{file}:{call.lineno}: tr({ast.unparse(call.args[0])}) is no literal")
                continue
            where, sentences = values
            for sentence in sentences:
                found.add(sentence, comment, plural, where)
    return found


def calls(tree: ast.Module) -> Iterator[ast.Call]:
    """The calls of tr(), text.tr() and Message()."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Call):
            name = node.func
            plain = isinstance(name, ast.Name) and name.id in ("tr", "Message")
            dotted = isinstance(name, ast.Attribute) and name.attr == "tr"
            if plain or dotted:
                yield node


def words(node: ast.expr) -> str | None:
    """A literal text (adjoining literals are one); None for an f-string, a sum or a name. "" for None."""
    if isinstance(node, ast.Constant):
        return node.value if isinstance(node.value, str) else "" if node.value is None else None
    return None


def named(call: ast.Call, keyword: str) -> str | None:
    value = next((word.value for word in call.keywords if word.arg == keyword), None)
    return "" if value is None else words(value)


def looked_up(node: ast.expr) -> str | None:
    """The name of the table in `TABLE[…]` or `TABLE.get(…)`."""
    if isinstance(node, ast.Subscript) and isinstance(node.value, ast.Name):
        return node.value.id
    if isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "get":
        return node.func.value.id if isinstance(node.func.value, ast.Name) else None
    return None


def table_values(folder: Path, path: Path, tree: ast.Module, name: str) -> tuple[str, list[str]] | None:
    """The file and the texts of a module-level dict that `tree` defines or imports by `name`."""
    for node in tree.body:
        target = node.target if isinstance(node, ast.AnnAssign) else None
        if isinstance(node, ast.Assign) and len(node.targets) == 1:
            target = node.targets[0]
        if isinstance(target, ast.Name) and target.id == name:
            value = node.value  # type: ignore[union-attr]
            if isinstance(value, ast.Dict):
                texts = [words(entry) for entry in value.values]
                if all(texts):
                    return path.relative_to(folder).as_posix(), [text for text in texts if text]
            return None
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            for alias in node.names:
                if (alias.asname or alias.name) == name:
                    other = folder / (node.module.replace(".", "/") + ".py")
                    if other.is_file():
                        return table_values(folder, other, ast.parse(other.read_text("utf-8"), str(other)), alias.name)
    return None


# --- .ts files -------------------------------------------------------------------------------------------


def ts_path(language: str) -> Path:
    return FOLDER / f"sanam_{language}.ts"


def read_ts(path: Path) -> dict[Key, tuple[str, ...]]:
    """Finished and unfinished translations of a file by source and comment; () where there is none."""
    if not path.exists():
        return {}
    found: dict[Key, tuple[str, ...]] = {}
    for message in ET.parse(path).getroot().iter("message"):
        key = (message.findtext("source") or "", message.findtext("comment") or "")
        node = message.find("translation")
        if node is None:
            continue
        forms = tuple(form.text or "" for form in node.findall("numerusform")) or (node.text or "",)
        found[key] = forms if all(forms) else ()
    return found


def explanations() -> dict[str, str]:
    """What translators are told of strings, by the string."""
    lines = EXPLANATIONS.read_text("utf-8").splitlines()
    return dict(line.split("\t", 1) for line in lines)


def unexplained(found: Collected) -> list[str]:
    """The strings of one word, placeholders aside, that neither a comment nor an explanation makes plain."""
    told = explanations()
    bare = {text: PLACEHOLDER.sub("", text).replace("(s)", "") for text, comment in found.messages if not comment}
    return [text for text, words in sorted(bare.items()) if len(words.split()) <= 1 and text not in told]


def write_ts(language: str, found: Collected, known: dict[Key, tuple[str, ...]]) -> None:
    """A .ts file of all strings, sorted, so that a change of the source is a small change here."""
    root = ET.Element("TS", version="2.1", language=language, sourcelanguage="en")
    context, told = ET.SubElement(root, "context"), explanations()
    ET.SubElement(context, "name")
    for key in sorted({*found.messages, *(key for key, forms in known.items() if forms)}):
        message = found.messages.get(key)
        if language == "en" and not (message and message.plural):
            continue  # English is the key itself
        forms = known.get(key, ())
        plural = message.plural if message else len(forms) > 1
        node = ET.SubElement(context, "message", {"numerus": "yes"} if plural else {})
        for file in sorted(message.files) if message else ():
            ET.SubElement(node, "location", filename=f"../desktop/{file}")
        ET.SubElement(node, "source").text = key[0]
        if key[1]:
            ET.SubElement(node, "comment").text = key[1]
        elif message and key[0] in told:
            ET.SubElement(node, "extracomment").text = told[key[0]]
        done = bool(forms) and len(forms) == (LANGUAGES[language] if plural else 1)
        kind = {} if message and done else {"type": "vanished" if not message else "unfinished"}
        translation = ET.SubElement(node, "translation", kind)
        if plural:
            for at in range(LANGUAGES[language]):
                ET.SubElement(translation, "numerusform").text = forms[at] if at < len(forms) else ""
        else:
            translation.text = forms[0] if forms else ""
    ET.indent(root, "    ")
    text = ET.tostring(root, "unicode")
    ts_path(language).write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', "utf-8")


def update() -> None:
    """Bring every .ts file in step with the source."""
    found = collect()
    for language in LANGUAGES:
        write_ts(language, found, read_ts(ts_path(language)))


def check(found: Collected | None = None) -> list[str]:
    """What is wrong: strings that cannot be collected, are missing, or whose placeholders differ."""
    found = found or collect()
    faults = list(found.faults)
    for language, forms in LANGUAGES.items():
        known = read_ts(ts_path(language))
        for (text, comment), message in sorted(found.messages.items()):
            if language == "en" and not message.plural:
                continue
            translated = known.get((text, comment), ())
            where = f"sanam_{language}.ts: {text!r}" + (f" ({comment})" if comment else "")
            if len(translated) != (forms if message.plural else 1):
                faults.append(f"{where} is not translated")
            faults += [f"{where}: {fault}" for form in translated for fault in misfit(text, form, language)]
    return faults


def misfit(text: str, translated: str, language: str) -> list[str]:
    """What of a translation does not fit its source: placeholders, line ends, blanks at the edges."""
    faults = []
    wanted, given = set(PLACEHOLDER.findall(text)), set(PLACEHOLDER.findall(translated))
    wanted, given = ({mark.replace("%Ln", "%n") for mark in marks} for marks in (wanted, given))
    if wanted - given and not (language == "en" and wanted - given == {"%n"}):
        faults.append(f"lacks {' '.join(sorted(wanted - given))}")
    if given - wanted:
        faults.append(f"has {' '.join(sorted(given - wanted))}, which is not in the source")
    if language == "fa" and "%n" in translated:
        faults.append("has %n, whose digits are not Persian, for %Ln")
    if text.count("\n") != translated.count("\n"):
        faults.append("has other line ends")
    if (text[:1].isspace(), text[-1:].isspace()) != (translated[:1].isspace(), translated[-1:].isspace()):
        faults.append("begins or ends with other blanks")
    return faults


# --- .qm files -------------------------------------------------------------------------------------------


def lrelease() -> str | None:
    """Qt's compiler of .ts files: part of PySide6-Essentials."""
    folders = sorted((ROOT / ".venv").glob("**/site-packages/PySide6"))
    try:
        import PySide6
    except ImportError:  # in a build that knows no Qt: the checkout's own environment may have it
        pass
    else:
        folders.insert(0, Path(PySide6.__file__).parent)
    for folder in folders:
        for name in ("lrelease", "lrelease.exe"):
            if (folder / name).exists():
                return str(folder / name)
    return shutil.which("lrelease")


def stale(folder: Path = FOLDER) -> list[Path]:
    """The .ts files without a .qm file that is as new."""
    return [
        path
        for path in sorted(folder.glob("*.ts"))
        if not (built := path.with_suffix(".qm")).exists() or built.stat().st_mtime < path.stat().st_mtime
    ]


def release(folder: Path = FOLDER) -> list[Path]:
    """Build the .qm files that are missing or old; returns them. Raises RuntimeError where Qt's tool fails."""
    made = []
    for path in stale(folder):
        tool = lrelease()
        if tool is None:
            raise RuntimeError("lrelease was not found: install PySide6-Essentials")
        built = path.with_suffix(".qm")
        done = subprocess.run([tool, "-silent", str(path), "-qm", str(built)], capture_output=True, text=True)
        if done.returncode:
            raise RuntimeError(f"{path.name}: {(done.stderr or done.stdout).strip()}")
        built.touch()
        made.append(built)
    return made


def main(arguments: list[str]) -> int:
    if arguments == ["--check"]:
        faults = check()
        print("\n".join(faults) if faults else "every string is translated")
        return 1 if faults else 0
    if arguments == ["--release"]:
        for path in release():
            print(path)
        return 0
    if arguments:
        print(__doc__)
        return 2
    update()
    for fault in collect().faults:
        print(fault)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
