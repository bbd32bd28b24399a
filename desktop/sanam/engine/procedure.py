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

from sanam.engine.choice import Choice, Option
from sanam.engine.events import Noted
from sanam.engine.table import Frame, Table

if TYPE_CHECKING:
    from sanam.engine.game import Game
    from sanam.engine.play import Play

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
        if not locals.keys() <= procedure.locals:
            raise TypeError(f"{procedure.name} has no local {', '.join(sorted(locals.keys() - procedure.locals))}")
        self.procedure = procedure.name
        # A local that is None is absent (see `Noted`), so that undoing gives back the very same frame.
        self.locals = {key: value for key, value in locals.items() if value is not None}


class Ask:
    __slots__ = ("choice",)

    def __init__(self, choice: Choice) -> None:
        self.choice = choice


class Done:
    __slots__ = ("result",)

    def __init__(self, result: Any) -> None:
        self.result = result


Outcome = Jump | Call | Ask | Done | None


class Local(Generic[T]):
    """A local of a procedure, kept on the Table under its name, or under `name` where a procedure has something else of
    that name. Reading gives its default when unset; None unsets it.
    """

    def __init__(self, default: T = cast(Any, None), *, name: str = "") -> None:  # noqa: B008
        self.default = default
        self.name = name

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = self.name or name

    @overload
    def __get__(self, procedure: None, owner: type) -> Local[T]: ...
    @overload
    def __get__(self, procedure: Procedure, owner: type) -> T: ...
    def __get__(self, procedure: Procedure | None, owner: type) -> T | Local[T]:
        if procedure is None:
            return self
        value: T = procedure.frame.locals.get(self.name, self.default)
        return value

    def __set__(self, procedure: Procedure, value: T | None) -> None:
        was = procedure.frame.locals.get(self.name)
        if was != value:
            procedure.play.emit(Noted(self.name, was, value))


class Procedure:
    """One run of a rulebook procedure. Built again whenever it goes on: it holds nothing but its frame."""

    name: ClassVar[str] = ""
    steps: ClassVar[tuple[StepMethod, ...]] = ()
    index: ClassVar[dict[str, int]] = {}
    #: The names of its locals; whoever calls it gives values to some of them.
    locals: ClassVar[frozenset[str]] = frozenset()

    answer = Local[list[int]]()
    result = Local[Any]()

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
        members = (value for base in cls.__mro__ for value in base.__dict__.values())
        cls.locals = frozenset(value.name for value in members if isinstance(value, Local))

    def __init__(self, play: Play, frame: Frame) -> None:
        self.play = play
        self.frame = frame

    @property
    def table(self) -> Table:
        return self.play.table

    @property
    def game(self) -> Game:
        return self.play.game

    def jump(self, name: str) -> Jump:
        return Jump(self.index[name])

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
