"""The command `sanam completion`: a script with which a shell completes commands, their options and what these take.

The script is made of the parser of the command line, so that the two cannot differ. What takes anything else (a file, a
query) is completed with file names.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from typing import NamedTuple

from sanam.commands.common import Command

SHELLS = ("bash", "zsh", "fish")


class Option(NamedTuple):
    """An option: its spellings, help, whether it takes a value, and the values there are ((): any)."""

    names: tuple[str, ...]
    help: str
    takes_value: bool
    values: tuple[str, ...]


class Described(NamedTuple):
    """A command ("" for the program itself), its help, its options, and the words that may follow it."""

    name: str
    help: str
    options: list[Option]
    words: tuple[str, ...]


def add_commands(command: Command, parser: argparse.ArgumentParser) -> None:
    """Add the command to the command line that `parser` understands."""

    def run(arguments: argparse.Namespace) -> int:
        print(script(arguments.shell, parser), end="")
        return 0

    made = command(
        "completion",
        run,
        'Print a script for tab completion. bash: eval "$(sanam completion bash)" in ~/.bashrc; zsh: the same in '
        "~/.zshrc, after compinit; fish: sanam completion fish > ~/.config/fish/completions/sanam.fish",
    )
    made.add_argument("shell", choices=SHELLS, metavar="SHELL", help="bash, zsh or fish")


def script(shell: str, parser: argparse.ArgumentParser) -> str:
    """The completion script of a shell, one of SHELLS."""
    described = list(_described(parser))
    return {"bash": _bash, "zsh": _zsh, "fish": _fish}[shell](described)


def _described(parser: argparse.ArgumentParser) -> Iterator[Described]:
    """The program itself, then its commands."""
    group = next(one for one in parser._actions if isinstance(one, argparse._SubParsersAction))
    helps = {str(one.dest): one.help or "" for one in group._choices_actions}
    yield Described("", "", _options(parser), tuple(group.choices))
    for name, command in group.choices.items():
        yield Described(name, _short(helps[name]), _options(command), _words(command))


def _options(parser: argparse.ArgumentParser) -> list[Option]:
    shown = [one for one in parser._actions if one.option_strings and one.help != argparse.SUPPRESS]
    return [
        Option(tuple(one.option_strings), _short(one.help or ""), one.nargs != 0, tuple(map(str, one.choices or ())))
        for one in shown
    ]


def _words(parser: argparse.ArgumentParser) -> tuple[str, ...]:
    """What may follow a command, where that is known."""
    return tuple(str(word) for one in parser._actions if not one.option_strings for word in one.choices or ())


def _short(text: str) -> str:
    """The first sentence of a help, without what a shell would take for its own."""
    first = text.partition(". ")[0].partition(" (")[0].rstrip(".").replace("'", "’")
    return "".join(char for char in first if char not in '"`$\\[]:%“”')


# --- the shells -----------------------------------------------------------------------------------


def _bash(described: list[Described]) -> str:
    values, words = [], []
    for one in described:
        for option in one.options:
            keys = "|".join(f'"{one.name} {name}"' for name in option.names)
            if option.takes_value:
                reply = f'COMPREPLY=($(compgen -W "{" ".join(option.values)}" -- "$current"))'
                values.append(f"        {keys}) {reply}; return ;;")
        names = [name for option in one.options for name in option.names]
        words.append(f'        "{one.name}") options="{" ".join(names)}"; words="{" ".join(one.words)}" ;;')
    lines = [
        "# Tab completion of sanam in bash.",
        "_sanam() {",
        '    local current="${COMP_WORDS[COMP_CWORD]}" before="${COMP_WORDS[COMP_CWORD-1]}"',
        '    local command="" word options words',
        '    for word in "${COMP_WORDS[@]:1:COMP_CWORD-1}"; do',
        f'        case "$word" in {"|".join(one.name for one in described[1:])}) command="$word"; break ;; esac',
        "    done",
        "    COMPREPLY=()",
        '    case "$command $before" in',
        *values,
        "    esac",
        '    case "$command" in',
        *words,
        "    esac",
        '    if [[ "$current" == -* ]]; then',
        '        COMPREPLY=($(compgen -W "$options" -- "$current"))',
        "    else",
        '        COMPREPLY=($(compgen -W "$words" -- "$current"))',
        "    fi",
        "}",
        "complete -o default -F _sanam sanam",
    ]
    return "\n".join(lines) + "\n"


def _zsh(described: list[Described]) -> str:
    program, *commands = described
    lines = [
        "#compdef sanam",
        "# Tab completion of sanam in zsh.",
        "_sanam() {",
        "    local -a commands",
        "    local state",
    ]
    lines += ["    commands=("]
    lines += [f"        '{one.name}:{one.help}'" for one in commands]
    lines += ["    )", "    _arguments -C \\"]
    lines += [f"        {spec} \\" for option in program.options for spec in _zsh_option(option)]
    lines += ["        '1: :->command' '*:: :->rest'", "    case $state in"]
    lines += ["        command) _describe command commands; _files ;;", "        rest) case $words[1] in"]
    for one in commands:
        rest = f"'*: :({' '.join(one.words)})'" if one.words else "'*: :_files'"
        specs = [spec for option in one.options for spec in _zsh_option(option)]
        lines.append(f"            {one.name}) _arguments {' '.join([*specs, rest])} ;;")
    lines += [
        "        esac ;;",
        "    esac",
        "}",
        'if [[ "$funcstack[1]" == _sanam ]]; then _sanam "$@"; else compdef _sanam sanam; fi',
    ]
    return "\n".join(lines) + "\n"


def _zsh_option(option: Option) -> list[str]:
    value = ""
    if option.takes_value:
        value = f":value:({' '.join(option.values)})" if option.values else ":value:_files"
    return [f"'{name}[{option.help}]{value}'" for name in option.names]


def _fish(described: list[Described]) -> str:
    lines = ["# Tab completion of sanam in fish."]
    for one in described:
        when = f"__fish_seen_subcommand_from {one.name}" if one.name else "__fish_use_subcommand"
        for option in one.options:
            names = " ".join(f"-l {name[2:]}" if name.startswith("--") else f"-s {name[1:]}" for name in option.names)
            value = f" -x -a '{' '.join(option.values)}'" if option.values else " -r" if option.takes_value else ""
            lines.append(f"complete -c sanam -n '{when}' {names}{value} -d '{option.help}'")
        if one.name and one.words:
            lines.append(f"complete -c sanam -n '{when}' -f -a '{' '.join(one.words)}'")
    commands = described[1:]
    lines += [f"complete -c sanam -n __fish_use_subcommand -a {one.name} -d '{one.help}'" for one in commands]
    return "\n".join(lines) + "\n"
