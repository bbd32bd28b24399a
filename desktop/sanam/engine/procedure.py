"""Procedures: the rulebook's numbered procedures as classes whose steps cite their rules.

A step is a method marked with :func:`step`. It may emit events, and then it

- returns None: the next step follows;
- returns ``self.jump("name")``: the named step follows;
- returns ``self.call(Other, local=value)``: `Other` runs to its end, its result is ``self.result`` in
  the next step;
- returns ``self.ask(choice)``: a seat is asked, the picked indices are ``self.answer`` in the next step;
- returns ``self.done(result)``: the procedure ends.

The position and the locals live as plain data on the Table's stack, so a match can be saved, forked and
undone in the middle of any step. A step that asks emits nothing before it asks: it is run again when the
table was changed by hand while its question was open.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast, overload

import msgspec

from sanam.engine.changes import Changes
from sanam.engine.choice import Choice, Option
from sanam.engine.events import Noted
from sanam.engine.table import Frame, Table

T = TypeVar("T")
StepMethod = Callable[[Any], Any]
S = TypeVar("S", bound=StepMethod)


def step(*rules: str) -> Callable[[S], S]:
    """Mark a method as the next step of its procedure; `rules` are the rules it carries out."""

    def mark(method: S) -> S:
        method.rules = rules  # type: ignore[attr-defined]
        return method

    return mark


class Jump:
    __slots__ = ("index",)

    def __init__(self, index: int) -> None:
        self.index = index


class Call:
    __slots__ = ("locals", "procedure")

    def __init__(self, procedure: type[Procedure], locals: dict[str, Any]) -> None:
        """Raises TypeError for a value that is no local of the procedure."""
        if not procedure.locals.issuperset(locals):
            raise TypeError(f"{procedure.name} has no local {', '.join(sorted(locals.keys() - procedure.locals))}")
        self.procedure = procedure.name
        # A local that is None is absent (see `Noted`), so that undoing gives back the very same frame.
        if None in locals.values():
            locals = {key: value for key, value in locals.items() if value is not None}
        self.locals = locals


class Ask(msgspec.Struct, frozen=True, gc=False):
    choice: Choice


class Done(msgspec.Struct, frozen=True, gc=False):
    result: Any


Outcome = Jump | Call | Ask | Done | None


class Local(Generic[T]):
    """A local of a procedure, kept on the Table under its name, or under `name` where a procedure has something else of
    that name. Reading gives its default when unset; None unsets it.

    Every local says whose knowledge it is, by being one of these:

    Public   everybody may know it; hidden cards in it are known by their places, not by what they are
    Private  a list of what cards could do: of a hidden card only who sees it knows that
    Secret   what one player has chosen and the other is not told yet
    """

    def __init__(self, default: T = cast(Any, None), *, name: str = "") -> None:  # noqa: B008
        self.default = default
        self.name = name

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = self.name or name

    if TYPE_CHECKING:
        # At run time a procedure has the values of its locals itself (see `Procedure._learn`).
        @overload
        def __get__(self, procedure: None, owner: type) -> Local[T]: ...
        @overload
        def __get__(self, procedure: Procedure, owner: type) -> T: ...
        def __get__(self, procedure: Procedure | None, owner: type) -> T | Local[T]: ...
        def __set__(self, procedure: Procedure, value: T | None) -> None: ...


class Public(Local[T]):
    """Everybody may know it. Of a hidden card in it only the place is known, never which card it is."""


class Private(Local[T]):
    """A list whose entries are about cards (under "card"): who does not see a card does not know of its entry, and has
    no such entry in a copy to think on.
    """


class Secret(Local[T]):
    """What the player at seat `of` has chosen among `among`, or a list of that. The other player does not know it until
    a fact tells it, and in copies to think on has it drawn by lot.
    """

    def __init__(self, default: T = cast(Any, None), *, among: tuple[str, ...], of: int, name: str = "") -> None:  # noqa: B008
        super().__init__(default, name=name)
        self.among = among
        self.of = of


class Procedure:
    """One run of a rulebook procedure. Built again whenever it goes on: it holds nothing but its frame."""

    name: ClassVar[str] = ""
    steps: ClassVar[tuple[StepMethod, ...]] = ()
    index: ClassVar[dict[str, int]] = {}
    jumps: ClassVar[dict[str, Jump]] = {}
    #: The names of its locals; whoever calls it gives values to some of them.
    locals: ClassVar[frozenset[str]] = frozenset()
    #: Its locals by what they are called in it; the names that are the same on the Table.
    _locals: ClassVar[dict[str, Local[Any]]] = {}
    _plain: ClassVar[frozenset[str]] = frozenset()
    #: What its steps call the game.
    game_as: ClassVar[str] = "game"

    #: By their names the locals that not everybody knows.
    private: ClassVar[frozenset[str]] = frozenset()
    secrets: ClassVar[dict[str, Secret[Any]]] = {}

    play: Changes
    frame: Frame
    table: Table
    #: The game whose procedure this is.
    game: Any
    answer = Public[list[int]]()
    result = Private[Any]()

    def __init_subclass__(cls, **kwargs: Any) -> None:
        super().__init_subclass__(**kwargs)
        if "name" not in cls.__dict__:
            cls.name = cls.__name__
        names: list[str] = []
        for base in reversed(cls.__mro__):
            for name, value in base.__dict__.items():
                if hasattr(value, "rules") and name not in names:
                    names.append(name)
        cls.steps = tuple(getattr(cls, name) for name in names)
        cls.index = {name: i for i, name in enumerate(names)}
        cls.jumps = {name: Jump(i) for i, name in enumerate(names)}
        cls._learn()

    @classmethod
    def _learn(cls) -> None:
        """Know the locals, own and inherited. In their places the class has what they are while unset; its procedures
        have the values that are set themselves, since nothing is read as often.
        """
        own = {name: value for name, value in cls.__dict__.items() if isinstance(value, Local)}
        for name, value in own.items():
            setattr(cls, name, value.default)
        cls._locals = {**cls._locals, **own}
        found = list(cls._locals.values())
        undeclared = [value.name for value in found if not isinstance(value, (Public, Private, Secret))]
        if undeclared:
            raise TypeError(f"{cls.name}: whose knowledge is {undeclared[0]}? (Public, Private or Secret)")
        cls.locals = frozenset(value.name for value in found)
        cls._plain = frozenset(value.name for attribute, value in cls._locals.items() if value.name == attribute)
        cls.private = frozenset(value.name for value in found if isinstance(value, Private))
        cls.secrets = {value.name: value for value in found if isinstance(value, Secret)}

    def __init__(self, play: Changes, frame: Frame) -> None:
        here, known = self.__dict__, frame.locals
        if known:
            if known.keys() <= self._plain:
                here.update(known)
            else:
                here.update((name, known[it.name]) for name, it in self._locals.items() if it.name in known)
        here["play"], here["frame"], here["table"] = play, frame, play.table
        here["game"] = here[self.game_as] = play.game

    def __setattr__(self, name: str, value: Any) -> None:
        """Setting a local notes it on the Table; None unsets it."""
        if name not in self._locals:
            self.__dict__[name] = value
            return
        local, known = self._locals[name], self.frame.locals
        was = known[local.name] if local.name in known else None  # noqa: SIM401 – nothing is set as often
        if was != value:
            self.play.emit(Noted(local.name, was, value))
            self.__dict__[name] = local.default if value is None else value

    def jump(self, name: str) -> Jump:
        return self.jumps[name]

    def call(self, procedure: type[Procedure], **locals: Any) -> Call:
        return Call(procedure, locals)

    def ask(self, choice: Choice) -> Ask:
        return Ask(choice)

    def done(self, result: Any = None) -> Done:
        return Done(result)

    def picked(self) -> list[Option]:
        """The options that the answer to the question just asked names, in the order of picking."""
        reply = self.table.answered
        return list(reply.picked) if reply is not None and self.answer else []


Procedure._learn()
