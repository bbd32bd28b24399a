"""What a game says in message ids and facts, as sentences for people: what all games share.

Sentences are literal so that they can be found for translation; what varies is put in afterwards, by name. A name a
person gave is isolated, so that it cannot disturb the direction of the sentence around it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, ClassVar

from msgspec import structs

from sanam.engine.choice import Refused
from sanam.engine.chronicle import Entry, Fact
from sanam.engine.view import CardView, ChoiceView, OptionView, View
from sanam.games.deeds import deed, shortened
from sanam.games.face import FaceSpec
from sanam.games.kernel_words import by_hand, face_of, hand_tools, kernel_reasons, turn_sentences, value_set
from sanam.games.playmat import Tally
from sanam.wording import fill, in_this_language, number, plain_number, tr

#: The words of a card by its id or handle ("" when the reader may not know it), and of a seat.
CardName = Callable[[Any], str]
SeatName = Callable[[int | None], str]
#: The name of a card of a fact by its id, "" when it may not be known.
FactName = Callable[[Any, Fact], str]


def spoken() -> str:
    """The language of the words, an id of `wording.LANGUAGES`."""
    return tr("en", "the code of this language: th, fa, zh_Hant or zh_Hans")


class GameWords:
    """The words of a game at the table. A game's own add to the tables here."""

    # ------------------------------------------------------------------ places and phases

    def labels(self) -> dict[str, str]:
        """The words engraved in zones, by message id."""
        return {"zone-deck": tr("Deck")}

    @in_this_language
    def zones(self) -> dict[str, str]:
        """Zones in a sentence, without their owner."""
        return {"hand": tr("hand"), "deck": tr("Deck")}

    @in_this_language
    def phases(self) -> dict[str, tuple[str, str]]:
        """Phases: their name, and the short one on the bar."""
        return {}

    def steps(self) -> dict[str, str]:
        return {}

    @in_this_language
    def counters(self) -> dict[str, str]:
        """Kinds of counters; others are called as the text does that puts them."""
        return {"counter": tr("counter")}

    @in_this_language
    def numbers(self) -> dict[str, str]:
        """The numbers of cards and players."""
        return {}

    def tallies(self) -> dict[str, tuple[str, str, Callable[[int], str]]]:
        """The numbers of a player: the unit beside a large one, the glyph beside a small one, and the words."""
        return {"hand": ("", "cards", lambda n: tr("%n card(s) in hand", n=n))}

    def tally(self, tally: Tally) -> str:
        """A number of a player in words."""
        words = self.tallies().get(tally.name)
        return words[2](tally.value) if words is not None else number(tally.value)

    def figures(self) -> list[tuple[str, tuple[str, ...], str]]:
        """What is counted of each player when a match is over: its words, the facts of that player that count (see
        `counts_as`), and the number of such a fact that is added up, "" for one each.
        """
        return []

    def counts_as(self, entry: Entry) -> str:
        """The name by which `figures` counts a fact: its kind, or what that is at its moment."""
        return entry.fact.what

    def zone_label(self, message: str) -> str:
        """The words engraved in a zone."""
        return self.labels().get(message, "")

    def zone_name(self, zone: str) -> str:
        """A zone such as "0.m3" in words, without its owner."""
        name = zone.partition(".")[2] or zone
        return self.zones().get(name, name)

    def phase_name(self, phase: str) -> str:
        return self.phases().get(phase, (phase, ""))[0]

    def phase_short(self, phase: str) -> str:
        return self.phases().get(phase, ("", phase))[1]

    def step_name(self, step: str) -> str:
        return self.steps().get(step, "")

    def counter_name(self, counter: str) -> str:
        return self.counters().get(counter, counter)

    def stance_name(self, stance: str, zone: str = "") -> str:
        """How a card lies, in words."""
        return tr("face-up") if stance.startswith("up") else tr("face-down")

    def edition_name(self, edition: str) -> str:
        """What the rules that are played are called, in a heading."""
        return edition

    def standing(self, public: dict[str, Any], counts: list[dict[str, int]]) -> list[str]:
        """Where a match stands, in a few words each, for a list of matches."""
        turn = public.get("turn")
        return [fill(tr("Turn {turn}"), turn=turn) if turn else tr("About to begin")]

    def rounds(self) -> dict[str, str]:
        """The rounds of a match and their turns: their names, in a heading, the way on, and how a round ended."""
        return {
            "name": tr("Duel {n}"),
            "turn": tr("Turn {n}"),
            "short": tr("T{n}"),
            "heading": tr("{edition} · duel {n}"),
            "next": tr("Next duel"),
            "drawn": tr("The duel is a draw"),
            "won": tr("{name} wins the duel"),
            "three": tr("Best of three duels"),
            "single": tr("A single duel"),
            "chosen": tr("a single duel"),
        }

    def in_turn(self) -> dict[str, str]:
        """Sentences about a turn and those beside it, in the game's own word for it."""
        return turn_sentences()

    def turns(self, number: int) -> str:
        """So many turns."""
        return tr("%n turn(s)", n=number)

    def links_title(self) -> str:
        """What is written over what waits to be resolved."""
        return tr("Waiting")

    def link_title(self, link: dict[str, Any]) -> str:
        """One of them, by its number {n}."""
        return "{n}"

    # ------------------------------------------------------------------ a card in focus

    def kinds(self, spec: FaceSpec) -> list[str]:
        """What kind of card it is, part by part."""
        return [spec.type_line]

    def kind(self, data: Any) -> str:
        """What kind of card a definition is, in a word by which cards are sorted; "" where the game has one kind."""
        return ""

    def remarks(self, card: CardView, named: Callable[[str], str]) -> list[tuple[str, str]]:
        """What else holds for a card now: words, each with its colour token. `named` has the names of codes."""
        return []

    def lying(self, card: CardView, said: Callable[[str, Any], str], named: Callable[[str], str]) -> list[str]:
        """What effects have left on a card for a time, a paragraph for each. `said` is what an ability of a code says,
        in the person's language, `named` has the names of codes.
        """
        return []

    def effect(self, data: Any, ability: Any, names: Mapping[str, str]) -> str:
        """What one ability of a card says, in the person's language and with these names of cards; "" when the game
        does not say which ability is meant. `data` is the card's definition.
        """
        return ""

    def brief(self, data: Any, ability: Any, names: Mapping[str, str]) -> str:
        """What one ability of a card does, in few words, as a menu calls it; "" as in `effect`."""
        return deed(self.effect(data, ability, names))

    def named_in(self, data: Any, text: str) -> Any:
        """A card with the names of its parts, such as its Skills, as `text` has them: its text in another language."""
        return data

    # ------------------------------------------------------------------ acts

    #: Acts that use an ability, by whose words they are called.
    USES: ClassVar[tuple[str, ...]] = ("activate",)

    @in_this_language
    def acts(self) -> dict[str, tuple[str, str]]:
        """Acts of options: words and glyph."""
        return {
            "activate": (tr("Activate"), "spell"),
            "attack": (tr("Attack"), "sword"),
            "rock": (tr("Rock"), "rock"),
            "paper": (tr("Paper"), "paper"),
            "scissors": (tr("Scissors"), "scissors"),
            "first": (tr("Go first"), "flag"),
            "second": (tr("Go second"), "flag"),
            "yes": (tr("Yes"), "check"),
            "no": (tr("No"), "close"),
            "done": (tr("Done"), "check"),
            "cancel": (tr("Call off the attack"), "close"),
            "heads": (tr("Heads"), "coin"),
            "tails": (tr("Tails"), "coin"),
            "pick": (tr("Choose"), "check"),
            "target": (tr("Choose"), "target"),
            "place": (tr("Here"), "target"),
            "pass": (tr("Pass"), "pass"),
            "surrender": (tr("Surrender"), "flag"),
        }

    def act(self, option: OptionView, kind: str, text: str = "", data: Any = None) -> tuple[str, str]:
        """The words and the glyph of an option's act; `text` is that of the card in question, `data` its definition."""
        value = option.value
        if kind == "optional_trigger":
            return tr("Use"), "check"
        if option.act == "phase":
            return self.phase_name(str(value)), "phases"
        if kind in ("place", "zone") and option.zone:
            return self.zone_name(option.zone), "target"
        if option.act == "activate" and value == -1:
            return tr("Activate (by hand)"), "by-hand"
        if option.act == "activate" and isinstance(value, int) and value > 0:
            return fill(tr("Activate effect {n}"), n=value + 1), "spell"
        if option.act == "carry_out":
            return str(value)[:1].upper() + str(value)[1:], "check"
        if option.act == "value":
            return self.value(kind, value, text), "dot"
        if option.act == "initial":
            return fill(tr("Another name: {letter} …"), letter=str(value)), "dot"
        return self.acts().get(option.act, (option.act.replace("_", " "), "dot"))

    def called(
        self, option: OptionView, kind: str, data: Any, brief: Callable[[Any], str] = lambda ability: ""
    ) -> tuple[str, str]:
        """An act of a card as a menu has it: what uses an ability is called by what that does, as `brief` says."""
        words, glyph = self.act(option, kind, data=data)
        value, uses = option.value, option.act in self.USES
        done = brief(value) if uses and isinstance(value, int) and value >= 0 else ""
        if not done:
            return words, glyph
        return fill(tr("{act}: {what}"), act=self.acts().get(option.act, (words,))[0], what=done), glyph

    def option(
        self, choice: ChoiceView, option: OptionView, text: str, data: Any, named: Callable[[str], str]
    ) -> tuple[str, str]:
        """The words and the glyph of an option of a question; `text` and `data` as in `act`, `named` gives the name of
        a card by its code.
        """
        return self.act(option, choice.kind, text, data)

    def warning(self, option: OptionView) -> str:
        """What is said before an option that loses the game at once."""
        return tr("This loses the game at once.")

    def passes(self) -> dict[str, str]:
        """What passing is called, by the kind of the question."""
        return {
            "optional_trigger": tr("Do not use"),
            "optional_triggers": tr("Use none"),
            "target": tr("None"),
            "pick": tr("None"),
        }

    def values(self) -> dict[str, str]:
        """Values of options."""
        return {"heads": tr("Heads"), "tails": tr("Tails")}

    def value(self, kind: str, value: Any, text: str = "") -> str:
        """A value as words: a number, a side of a coin, or one of the parts that a card's text lists with dots."""
        if isinstance(value, bool):
            return tr("Yes") if value else tr("No")
        if kind == "mode" and isinstance(value, int):
            parts = [part.strip() for part in text.replace("•", "●").split("●")[1:]]
            if 0 <= value < len(parts):
                return parts[value]
            return fill(tr("Effect {n}"), n=value + 1)
        return plain_number(value) if isinstance(value, int) else self.values().get(str(value), str(value))

    # ------------------------------------------------------------------ by hand

    def tools(self) -> dict[str, tuple[str, str, str]]:
        """What is done by hand, by the tools a Playmat names: words, glyph, and a line that says more."""
        return hand_tools()

    def lasting(self) -> dict[str, str]:
        """How long a number that is changed by hand stays so, where the game knows more than one way."""
        return {}

    # ------------------------------------------------------------------ questions

    def prompt(
        self,
        choice: ChoiceView,
        name: CardName,
        seat: SeatName,
        mine: bool = True,
        view: View | None = None,
        effect: str = "",
    ) -> str:
        """One sentence: who decides what. `view` is where the numbers in it come from; `effect` are the words of the
        card that it is about, where the question does not bring its own.
        """
        if effect and "words" not in choice.params:
            choice = structs.replace(choice, params={**choice.params, "words": effect})
        params = choice.params
        who = seat(choice.seat)
        if not mine:
            return fill(tr("{who} decides."), who=who)
        card = name(params.get("card"))
        said = self.question(choice, card) or (tr("{who} decides about {card}.") if card else tr("{who} decides."))
        if not card:  # it has gone where nobody sees which one it is
            said = said.replace(" ({card})", "").replace("（{card}）", "")
        return fill(
            said,
            who=who,
            other=seat(1 - choice.seat),
            card=card,
            n=choice.most,
            cards=_how_many(choice),
            least=choice.least,
            phase=self.phase_name(str(params.get("phase", ""))),
            link=params.get("link", 0),
            target=name(params.get("card_target")),
            amount=params.get("amount", 0),
            words=shortened(self.quoted(params.get("words"))),
        )

    def asked_about(self, choice: ChoiceView) -> Any:
        """Which ability of its card a question is about, as `effect` takes it; None for none."""
        return choice.params.get("ability")

    def quoted(self, words: Any) -> str:
        """What a question quotes of a card's text: its words, or what a game keeps in their stead; "" for none."""
        return words if isinstance(words, str) else ""

    def questions(self, choice: ChoiceView, card: str) -> dict[str, str]:
        """Sentences by the kind of the question."""
        return {
            "rps": tr("{who}: rock, paper or scissors? The winner chooses who starts."),
            "first": tr("{who}: go first or second?"),
            "attack_target": tr("{who}: what does {card} attack?"),
            "place": tr("{who}: in which zone does {card} go?"),
            "number": tr("{who}: choose a number for {card}."),
            "word": tr("{who}: what do you declare for {card}?"),
            "name": tr("{who}: declare a card name for {card}."),
            "mode": tr("{who}: which effect of {card}?"),
            "by_hand": tr("{who}: apply the effect of {card} by hand, then press Done."),
            "next_duel": tr("The duel is over. {who}: go on?"),
        }

    def question(self, choice: ChoiceView, card: str) -> str:
        """The sentence of a question, "" for one without."""
        if choice.kind == "by_hand" and choice.params.get("stage") == "may_apply":
            return tr("{who}: {card} may apply to this battle. Do what it says by hand, then press Done: “{words}”")
        if choice.kind == "by_hand" and choice.params.get("words"):
            return tr("{who}: do by hand what {card} says, then press Done: “{words}”")
        if choice.kind == "by_hand" and choice.params.get("stage") == "cost":
            return tr("{who}: pay the cost of {card} by hand, then press Done.")
        if choice.kind == "action" and choice.options and all(option.card is None for option in choice.options):
            return tr("{who}: nothing else can be done here. Go on.")
        return self.questions(choice, card).get(choice.kind, "")

    # ------------------------------------------------------------------ facts

    #: Glyph and colour token of a fact in the log.
    SIGNS: ClassVar[dict[str, tuple[str, str]]] = {
        "conceded": ("flag", "coral"),
        "toss": ("coin", "text"),
        "rps": ("rock", "text"),
        "drew": ("deck", "quiet"),
        "drew_card": ("deck", "quiet"),
        "attack_declared": ("sword", "text"),
        "attack_aimed": ("sword", "text"),
        "battle": ("swords", "text"),
        "by_hand": ("by-hand", "text"),
        "rolled": ("dice", "text"),
        "shuffled": ("shuffle", "quiet"),
        "revealed": ("eye", "text"),
        "saw": ("eye", "quiet"),
        "phase": ("phases", "quiet"),
    }

    def sign(self, what: str) -> tuple[str, str]:
        """Glyph and colour token of a fact."""
        return self.SIGNS.get(what, ("dot", "quiet"))

    def forecast(self, data: dict[str, Any]) -> str:
        """What an attack that is being aimed would come to, in a few words (see `Game.forecast`)."""
        return ""

    @in_this_language
    def facts(self) -> dict[str, str]:
        """Sentences by the kind of the fact."""
        return {
            "turn": tr("Turn {turn}: {who}"),
            "phase": tr("{phase}"),
            "conceded": tr("{who} gives up."),
            "toss": tr("{who} wins the toss."),
            "drew_card": tr("Drawn: {card}."),
            "activated": tr("{who} activates {card}."),
            "shuffled": tr("{who} shuffles."),
            "revealed": tr("{card} is revealed."),
            "first_player": tr("{who} goes first."),
            "surrendered": tr("{who} surrenders."),
            "match_ended": tr("The match is over."),
        }

    def sentence(self, what: str, data: dict[str, Any], has_card: bool) -> str | None:
        """The sentence of a fact, or None when another fact tells it already."""
        if what == "by_hand":
            return by_hand(data.get("action", {}))
        if what == "drew":
            return tr("{who} draws {n} cards.") if data.get("count", 1) != 1 else tr("{who} draws a card.")
        if what == "rps":
            hands = data.get("hands", ["", ""])
            words = {"rock": tr("rock"), "paper": tr("paper"), "scissors": tr("scissors")}
            first, second = (words.get(hand, str(hand)) for hand in hands)
            return fill(tr("{first} against {second}."), first=first.capitalize(), second=second)
        if what == "rolled":
            return tr("{who} tosses a coin: {face}.") if data.get("sides") == 2 else tr("{who} rolls a die: {face}.")
        return self.facts().get(what)

    def fact(self, fact: Fact, name: CardName, seat: SeatName) -> str | None:
        """The line of one fact in the log, or None for one that says nothing to a person."""
        data = fact.data
        if fact.what in ("duel_ended", "game_ended"):
            data = {**data, "winner": fact.seat}
        text = self.sentence(fact.what, data, fact.card is not None)
        if text is None:
            return None
        about = fact.card
        if fact.what == "by_hand" and about is None and isinstance(data.get("action", {}).get("subject"), int):
            about = data["action"]["subject"]  # counters are set on it
        card = name(data.get("code") if about is None else about)  # a card that is only named has no id
        if fact.what in ("drew_card", "saw") and not card:
            return None
        action = data.get("action", {})
        place = data.get("to", data.get("zone", action.get("zone", "")))
        unknown = tr("a card")
        begins = text.startswith("{card}") and not card
        return fill(
            text.replace("{card}", unknown[:1].upper() + unknown[1:], 1) if begins else text,
            who=seat(fact.seat),
            other=seat(1 - fact.seat) if fact.seat is not None else "",
            card=card or unknown,
            targets=", ".join(name(target) or unknown for target in data.get("cards", [])),
            cause=name(data.get("card_cause")) or unknown,
            host=name(data.get("card_host")) or unknown,
            target=name(data.get("card_other", data.get("card_target"))) or tr("a face-down monster"),
            attacker=name(data.get("card_attacker")) or card,
            amount=data.get("amount", 0),
            n=data.get("count", 1),
            turn=data.get("turn", data.get("n", 0)),
            phase=self.phase_name(str(data.get("phase", ""))),
            place=self.zone_name(str(place)),
            origin=self.zone_name(str(data.get("origin", ""))),
            stance=self.stance_name(str(data.get("now", "")), "0.m1"),
            attack=data.get("attack", ""),
            against=data.get("against", ""),
            sides=data.get("sides", ""),
            face=face_of(data),
            counter=self.counter_name(str(data.get("counter", ""))),
            what=self._number_set(action, seat),
            value=value_set(action),
            note=action.get("text", ""),
            link=data.get("link", 0),
        )

    def _number_set(self, action: dict[str, Any], seat: SeatName) -> str:
        """The number that is set by hand: a player's, a card's value, or a kind of counter."""
        subject = action.get("subject")
        named = str(action.get("name", action.get("key", "")))
        words = self.numbers().get(named) or self.counter_name(named)
        if subject in ("seat0", "seat1"):
            return fill(tr("{what} of {who}"), what=words, who=seat(int(subject[4:])))
        return words

    def ending(self, reason: str, drawn: bool) -> str:
        """Why a match or a part of it is over, under the name of its winner; {loser} is the other player."""
        return ""

    # ------------------------------------------------------------------ refusals

    @in_this_language
    def reasons(self) -> dict[str, str]:
        """Sentences by the reason the kernel or the rules give."""
        return kernel_reasons()

    def refusal(self, refused: Refused, name: CardName | None = None) -> str:
        """Why something is not possible, as a sentence (the rule is shown beside it)."""
        params = {
            key: (name(value) if name and key.startswith("card") else value) for key, value in refused.params.items()
        }
        text = self.reasons().get(refused.reason)
        if text is None:
            text = refused.reason.replace("-", " ").capitalize() + "."
        return fill(text, **params)


def _how_many(choice: ChoiceView) -> str:
    """How many cards a question wants, as words inside its sentence."""
    if choice.most == 1:
        return tr("a card")
    return fill(tr("{n} cards") if choice.least == choice.most else tr("up to {n} cards"), n=choice.most)
