"""The playmat of a game: its board, the numbers that are read off it, and what moving cards on it means.

Screens know no game by heart: they ask its Playmat. It describes what a person most likely wishes; what is legal is
for the open Choice to say, and why something is not for the game's rules. Zones are named as in a View ("0.m1") where
a player matters, else without the seat ("m1").
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from typing import Any, ClassVar, NamedTuple

from sanam.engine import manual
from sanam.engine.chronicle import MOMENTS, Fact
from sanam.engine.view import CardView, ChoiceView, OptionView, View
from sanam.games.board import Board
from sanam.wording import Message


class Stat(NamedTuple):
    """A number on a card on the board: its name ("atk"), its value now and as printed (None: "?"), and whether it is
    the one that counts as the card lies."""

    name: str
    now: int | None
    printed: int | None
    counts: bool = True


#: No number of a player comes to so much.
NO_LIMIT = 1_000_000


class Tally(NamedTuple):
    """A number of a player: its name ("lp", "hand"), its value, from which value down it is a warning, and the value
    that it may reach at most or loses by (0: none) with from where up that is a warning."""

    name: str
    value: int
    low: int = -1
    most: int = 0
    high: int = NO_LIMIT

    def hurts(self, change: int) -> bool:
        """Whether a change is for the worse: a fall, but of a number that is a warning from some value up a rise."""
        return change > 0 if self.high < NO_LIMIT else change < 0

    @property
    def warns(self) -> bool:
        return not self.low < self.value < self.high


class PhaseKey(NamedTuple):
    """A key that goes to a phase: the name of its action, its default in Qt's portable spelling, what it does, and the
    phases it may mean (the first that can be entered)."""

    action: str
    key: str
    words: Message
    phases: tuple[str, ...]


#: Sounds of the facts that all games share.
SOUNDS = {
    **dict.fromkeys(("drew", "drew_card"), "draw"),
    **dict.fromkeys(("shuffled", "redrew"), "shuffle"),
    **dict.fromkeys(("revealed", "turned_face", "turned"), "turn-up"),
    **dict.fromkeys(("coin", "rolled", "dice", "rps", "toss"), "chance"),
    "turn": "turn",
    "activated": "activate",
    "attack_declared": "attack",
    "battle": "hit",
    "destroyed": "destroy",
}

TO_THE_END = PhaseKey("end", "E", Message("To the End Phase"), ("end",))


class Playmat:
    """The playmat of one game. `data` is a card's definition, the game's own type, or None when it is hidden."""

    board: Board
    #: Phases of a turn in their order, as the table's mark names them; () when the game has none to show.
    phases: tuple[str, ...] = ()
    phase_keys: tuple[PhaseKey, ...] = ()
    #: What the game calls its parts, in the table's marks and in what it shows to all: the round of a match, the turn
    #: (also the fact that it begins), its phase and the step in that.
    moments: ClassVar[Mapping[str, str]] = MOMENTS
    #: The question between two rounds of a match.
    round_kind = "next_duel"
    #: The fact that tells of an attack with the card that attacks, and the part of it that names the target.
    attack_fact: tuple[str, str] = ("attack_declared", "card_other")
    #: Whether cards with numbers that questions are about lie in the row of the field before the prompt.
    numbers_lowest = False
    #: The facts that are shown one after another when an answer brings several about.
    pauses: tuple[str, ...] = ()
    #: The facts that begin something in the log (see `begins`). None: those of `pauses`.
    acts: tuple[str, ...] | None = None
    #: Those that tell that an effect is used: what is paid for it is told before.
    uses: tuple[str, ...] = ()
    #: Facts of a card that the log writes before those that came of them, though the rules tell of them after these.
    told_first: ClassVar[Mapping[str, tuple[str, ...]]] = {}
    #: The facts by which a card is lost, whose sign is shown where it was, and those in which cards hit each other.
    losses: tuple[str, ...] = ("destroyed", "banished", "discarded")
    clashes: tuple[str, ...] = ("battle",)
    #: What is heard of facts, by their kind: the name of a sound (see `packaging/sounds.py`), what matters most last.
    sounds: ClassVar[Mapping[str, str]] = SOUNDS
    #: Zones whose cards may hold others under or bound to them, and those whose cards stay where they are when bound.
    hosts: tuple[str, ...] = ()
    bound_in_place: tuple[str, ...] = ()
    #: The numbers that are set by hand: of a player, of a card, what is counted on a card; and until when a card's
    #: number may be changed.
    player_numbers: tuple[str, ...] = ()
    card_numbers: tuple[str, ...] = ()
    card_counts: tuple[str, ...] = ()
    lasting: tuple[str, ...] = ()
    #: What is done by hand with the card in focus, and with the table; of those that send a card somewhere, to which
    #: zone and place in it (None: on top).
    card_tools: tuple[str, ...] = ("field", "hand", "deck", "reveal", "counter+", "counter-")
    table_tools: tuple[str, ...] = ("draw", "look", "shuffle", "coin", "die")
    sends: ClassVar[Mapping[str, tuple[str, int | None]]] = {"hand": ("hand", None)}
    #: The piles that tools of the table are about: the tools draw, look and shuffle, or "draw-…" for several piles.
    piles: ClassVar[Mapping[str, str]] = {"draw": "deck", "look": "deck", "shuffle": "deck"}
    #: How many rounds a match may have, the usual number first, and the option that says it; and when players may be
    #: asked whether they respond, the usual way last (() where the game asks nobody).
    rounds: tuple[int, ...] = (1,)
    rounds_option = "match.best_of"
    chances: tuple[str, ...] = ()
    #: Kinds of questions whose options are what cards may do, so that a click offers them; of those, the kinds that a
    #: drag may answer; those about a target, and about a place, which the place where a card was dropped answers; and
    #: those about a single card, which are answered by buttons.
    menu_kinds: tuple[str, ...] = ("action", "respond", "optional_trigger")
    #: Of those, the chances to respond to what somebody else does, which may be let go.
    chance_kinds: tuple[str, ...] = ("respond",)
    drag_kinds: tuple[str, ...] = ("action", "respond")
    #: Acts that a click on the card does at once; dragging and the menu of a right click offer the others.
    instant_acts: tuple[str, ...] = ()
    aim_kinds: tuple[str, ...] = ("attack_target",)
    #: Acts that one most likely wants of a card, the first one first: so a menu lists them, and a double click does it.
    first_acts: tuple[str, ...] = ("activate",)
    #: Acts of a card that may be dropped on what it is to aim at, and the questions that this answers.
    aimed_acts: tuple[str, ...] = ()
    target_kinds: tuple[str, ...] = ("target",)
    #: Questions about cards that are discarded, and the zone where those go: they may be dragged there.
    discard_kinds: tuple[str, ...] = ()
    discard_zone = ""
    button_kinds: tuple[str, ...] = ()
    #: Of the others, those that are answered for the person where there is but one answer, which tells nothing new.
    forced_kinds: tuple[str, ...] = ()
    #: Those that the person has said yes to before, so that nothing is asked where there is one way to do it.
    said_kinds: tuple[str, ...] = ()
    #: Those that are never answered for the person, though there be one answer: it is they who go on.
    own_kinds: tuple[str, ...] = ("by_hand", "side")
    place_kinds: tuple[str, ...] = ("place",)
    #: Those about how many of the gathered cards are meant, which dragging them has said.
    amount_kinds: tuple[str, ...] = ()
    #: Those that only chance decides: as usual they are answered by lot.
    lot_kinds: tuple[str, ...] = ("rps",)
    #: Those about a place where it makes no difference to the game which is taken: it can be chosen for the person.
    auto_kinds: tuple[str, ...] = ()
    #: Those that need nothing but what both players see, so that the screen need not change hands for them; the round
    #: that is over is another. Those about cards that both see whatever the hands are, so that they can be answered
    #: from behind the curtain; and those that can be answered with an act without looking at what is asked about.
    shared_kinds: tuple[str, ...] = ("first",)
    open_kinds: tuple[str, ...] = ()
    unseen_acts: ClassVar[Mapping[str, str]] = {}
    #: What is written before the numbers on a card, by their name, where they are not told by their order.
    stat_labels: ClassVar[Mapping[str, str]] = {}
    #: Whether what waits to be resolved bears its number on the board.
    numbered = False

    # ---- what is read off it

    def begins(self, fact: Fact, phase: str) -> bool:
        """Whether a fact of a phase begins something in the log; what follows from it stands below it, further in."""
        return fact.what in (self.pauses if self.acts is None else self.acts)

    def pays(self, fact: Fact) -> bool:
        """Whether a fact tells what is paid for something that is told after it, and so does not follow from what is
        told before.
        """
        return False

    def tallies(self, view: View, seat: int) -> tuple[Tally, ...]:
        """The numbers on a player's plate, the one that decides the game first."""
        return (Tally("hand", len(view.zones[f"{seat}.{self.board.hand}"])),)

    def stats(self, card: CardView) -> tuple[Stat, ...]:
        """The numbers written on a card where it lies; () for none."""
        return ()

    def extra_stat(self, card: CardView) -> tuple[Stat, str] | None:
        """A number that is only written where it is not as printed, with its glyph."""
        return None

    def back(self, card: CardView) -> str:
        """The colour of the back of a card by where it lies, where the rulebook gives one ("blue", "red")."""
        return ""

    def signs(self, card: CardView) -> tuple[str, ...]:
        """Glyphs of what a card on the board can do that others cannot, and of what lies on it."""
        return ()

    def alike(self, card: CardView) -> Any:
        """What a card must have in common with others for it to make no difference which of them is picked; None where
        it always does.
        """
        return None

    def numbers(self, card: CardView, data: Any) -> tuple[Stat, ...]:
        """Every number of a card wherever it lies, for who reads it closely."""
        return ()

    def links(self, view: View) -> list[dict[str, Any]]:
        """What waits to be resolved, as {"card", "seat"}, what came first at the beginning."""
        return view.public.get("chain") or []

    def moment(self, public: Mapping[str, Any]) -> dict[str, Any]:
        """Round ("duel"), "turn", "phase" and "step" of what the game shows to all; what it has none of is left out."""
        return {key: public[name] for key, name in self.moments.items() if public.get(name)}

    def attack(self, view: View, asked: ChoiceView | None) -> tuple[str, tuple[str, ...]] | None:
        """What attacks and what it attacks, handles or "seat1" for a player; None while no target is named."""
        attack = view.public.get("attack") or {}
        attacker, target = attack.get("card_attacker"), attack.get("card_target")
        if not isinstance(attacker, str) or (asked is not None and asked.kind in self.aim_kinds and not target):
            return None
        found = view.find(attacker)
        return attacker, (target or f"seat{1 - (int(found.zone[0]) if found is not None else 0)}",)

    def ahead(self, option: OptionView) -> tuple[str, tuple[str, ...]]:
        """The kind of question that an option of a card always leads to, and the acts that answer it, so that the menu
        offers them at once; ("", ()) for none.
        """
        return "", ()

    def listed(self, view: View, choice: ChoiceView, option: OptionView) -> tuple[str, ...]:
        """What an option of a card may be aimed at, cards and players ("seat1"), where its menu is to list it."""
        return option.targets if option.act == "attack" else ()

    def phase_option(self, choice: ChoiceView, phase: str) -> int | None:
        """The option, by index, that goes on to a phase."""
        for index, option in enumerate(choice.options):
            if option.act == "phase" and option.value == phase:
                return index
        return None

    # ---- what moving cards means

    def expected(self, view: View, card: CardView, data: Any) -> tuple[str, ...]:
        """The acts one expects of one's own card where it lies, so that it can be said why one is not possible."""
        return ()

    def meant(self, choice: ChoiceView, card: CardView) -> list[int]:
        """The options, by index, that dragging `card` may mean."""
        return [i for i, option in enumerate(choice.options) if option.card == card.handle]

    def gathers(self, choice: ChoiceView, card: CardView) -> bool:
        """Whether clicks gather such cards, which are then dragged together."""
        return False

    def together(self, choice: ChoiceView, number: int, target: str) -> int | None:
        """The option, by index, that `number` gathered cards mean which are dropped on the card `target`."""
        return None

    def landing(
        self, view: View, seat: int, option: OptionView, card: CardView, data: Any
    ) -> tuple[set[str], set[str]]:
        """Zones and handles of cards on which `card` may be dropped for an option of the Choice.

        "seat1" among the zones stands for a player who is attacked directly.
        """
        return set(), set()

    @staticmethod
    def aimed(option: OptionView) -> tuple[set[str], set[str]]:
        """The targets of an option as `landing` gives them."""
        cards = {target for target in option.targets if target.startswith("#") or ":" in target}
        return set(option.targets) - cards, cards

    def zone_of(self, choice: ChoiceView, option: OptionView) -> str | None:
        """The zone that a click on it means by an option; None for an option about no place."""
        return option.zone

    def placing(self, view: View, choice: ChoiceView, zone: str, target: str | None) -> int | None:
        """The option, by index, that a click on `zone` means, or a drop there: on the card `target`, if on one."""
        for index, option in enumerate(choice.options):
            if self.zone_of(choice, option) == zone:
                return index
        return None

    def shut(self, view: View) -> Collection[str]:
        """The zones that cannot be used now."""
        return ()

    def usual_place(self, choice: ChoiceView) -> int | None:
        """The option, by index, of the place that is taken where any will do: the one nearest to the middle."""
        found = []
        for index, option in enumerate(choice.options):
            place = self.board.place((self.zone_of(choice, option) or "").partition(".")[2])
            if place is None:
                return None
            found.append((abs(place.x), index))
        return min(found)[1] if found else None

    def wish(self, card: CardView, data: Any, zone: str, own: bool) -> str:
        """The act most likely meant by dragging `card` to `zone` (without its seat), on the own side or not."""
        return ""

    def quick(self, card: CardView) -> tuple[str, ...]:
        """What a double click or a sideways pull means for a card on the field, the likeliest act first."""
        return ()

    def aims(self, view: View, card: CardView) -> bool:
        """Whether dragging this card of one's own now draws an arrow instead of moving it."""
        return False

    def is_minor_response(self, act: str, value: Any, data: Any) -> bool:
        """Whether such an option alone does not make a chance to respond worth a question."""
        return False

    def is_settled(self, view: View, choice: ChoiceView, data: Callable[[str], Any]) -> bool:
        """Whether nothing that a chance offers can make it end better than it does as things stand. `data` has the
        definitions of codes.
        """
        return False

    def same_moment(self, before: ChoiceView, now: ChoiceView) -> bool:
        """Whether a chance is that of the one `before`, whatever they offer, as long as nothing happened."""
        return before.params.get("phase") == now.params.get("phase")

    def same_chance(self, before: ChoiceView, now: ChoiceView) -> bool:
        """Whether a chance offers nothing that was not declined with the one `before`, as long as nothing happened."""
        declined = {(option.act, option.card, option.value) for option in before.options}
        return all((option.act, option.card, option.value) in declined for option in now.options)

    def agreed(self, taken: OptionView, choice: ChoiceView, data: Any) -> int | None:
        """The option, by index, that answers a question which asks once more what the person has said by taking an
        option of a card just now; None where it asks something else.
        """
        return None

    def forfeits(self, option: OptionView) -> bool:
        """Whether taking an option loses the game at once, so that one is asked first."""
        return False

    # ---- by hand

    def by_hand(self, tool: str, view: View, card: CardView | None, number: int | None) -> manual.AnyAction | None:
        """What a tool does that is this game's own, with the card in focus and its id; None where it does nothing."""
        return None

    def binds(self, card: CardView, data: Any, host: CardView) -> bool:
        """Whether a card dropped on another by hand is put under it or bound to it."""
        return host.zone.partition(".")[2] in self.hosts

    def stance_in(self, zone: str, card: CardView) -> str | None:
        """How a card moved by hand lies in `zone` (without its seat); None: as it did."""
        if zone in self.board.closed:
            return "down"
        return "up" if zone in self.board.browsed or zone in self.board.attached else None

    def places_for(self, data: Any) -> tuple[str, ...]:
        """The zones of the field where such a card is put by hand, in the order in which they fill."""
        return ()

    def home_of(self, data: Any) -> str:
        """The pile such a card goes back to when it leaves play into its owner's Deck."""
        return "deck"
