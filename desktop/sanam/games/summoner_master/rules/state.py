"""What can be read off the table of a game. No method here changes anything."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from sanam.engine.choice import Refused
from sanam.engine.game import Game
from sanam.engine.journal import Header
from sanam.engine.table import Card, Modifier
from sanam.engine.values import SETTINGS_THEN_SUMS, Change, read
from sanam.games.summoner_master.cards.model import SummonerCard
from sanam.games.summoner_master.rules.powers import Powers
from sanam.games.summoner_master.rules.running import Running
from sanam.games.summoner_master.texts.execution import amounts
from sanam.games.summoner_master.texts.execution.host import Host
from sanam.games.summoner_master.texts.execution.profiles import (
    NORMAL,
    VALUES,
    Profile,
    enriched,
    profiles,
    reflected,
    waking_codes,
)
from sanam.games.summoner_master.texts.execution.standing_effects import in_force
from sanam.games.summoner_master.texts.tree.program import FOUGHT
from sanam.games.summoner_master.vocabulary.effects import Standing
from sanam.games.summoner_master.vocabulary.levels import LEVELS, settings
from sanam.games.summoner_master.vocabulary.zones import (
    AT_LINE,
    BESIDE,
    CHARGED,
    DF_LINE,
    HAND,
    IN_ARENA,
    LIBRARY,
    LINES,
    NO_LINE,
    REMOVE,
    SEAL_LIBRARY,
    SEAT_OF,
    SHRINE,
    SUPPORT,
    WORDS,
)

#: The marks of the table that everybody sees.
PUBLIC = ("game", "subturn", "player", "step", "wins", "result", "finished", "open")
#: Steps in which nobody casts or commands, not even in an Interfere Step (401.2.2, 401.3.3, 401.4.2, 401.8.2, 401.9.1).
CLOSED = ("check-up", "draw", "discard", "mp", "end")
SP_MOST = 5
#: What the rules keep for texts of certain words alone, by those.
ASKED_FOR = {"Simple.came": "came", "Simple.outcome": "outcome", "Aim.such": "aim"}
_ZONES = {
    word: (f"0.{word}", f"1.{word}") for word in (*LINES, NO_LINE, SUPPORT, HAND, REMOVE, BESIDE, *LIBRARY.values())
}


class State(Game):
    """A game's table read through the rules."""

    name = "summoner-master"
    #: The whole game, as its card texts see it, and the parts that reading needs.
    host: Host
    running: Running
    powers: Powers

    def __init__(self, header: Header) -> None:
        self.header = header
        self.settings = settings(header.edition, header.options)
        self.level = LEVELS[header.edition]
        known = profiles(header.cards)
        #: Definitions by owner and code: each player's Reflection cards change that player's cards (620.2).
        self.profiles: list[dict[str, Profile]] = [reflected(known, deck.get("beside", [])) for deck in header.decks]
        #: The most Extra Cards of a name that each player may create, as the texts say that create them (621.4).
        self.capacities = [
            {
                name: profile.data.capacity
                for profile in mine.values()
                for name in profile.data.creates
                if profile.data.capacity is not None
            }
            for mine in self.profiles
        ]
        found = [profile for mine in self.profiles for profile in mine.values()]
        #: Whether any card of the match has a Continuous Ability that is understood.
        self.any_standing = any(profile.standing for profile in found)
        #: Whether any of these changes how many Levels in the Shrine lose.
        self._shrine_codes = [
            frozenset(
                code
                for code, profile in mine.items()
                for program in (profile.programs[index] for index in profile.standing)
                if program is not None and any(amounts.limits_shrine(sentence["o"]) for sentence in program.sentences)
            )
            for mine in self.profiles
        ]
        self._limits_shrine = any(self._shrine_codes)
        #: Whether any of these looks into a hand, Shrine or Library.
        self.reads_piles = any(
            program is not None and program.reads_piles
            for profile in found
            for program in (profile.programs[index] for index in profile.standing)
        )
        #: Whether an Ability of any card of the match works on so many cards only (SMG-119).
        self.any_places = any(program is not None and program.zone for profile in found for program in profile.programs)
        ops = [s["o"] for profile in found for p in profile.programs if p is not None for s in p.sentences]
        said = {op.name for op in ops} | {op["a"].name for op in ops if op.name == "cannot"}
        #: The rare operations and deeds that some text of the match has.
        self.rare = said & {"uncast", "reach-hand", "no-effect", "in-state", "destroyed-fought", *LINES}
        self.rare |= {"kept"} if said & {"unattacked", "spares"} else set()
        self.rare |= {"uncast"} if said & {"cast-limit", "cast"} else set()
        self.rare |= said & {"unpasted", "discount", "instead-leave", "ready", "counter", "hushed", "barred"}
        self.rare |= {"kinds"} if said & {"becomes", "counts-as"} else set()
        self.rare |= {f"must-{op['a'].name}" for op in ops if op.name == "must"}
        self.rare |= said & {"counters-df", "from-df", "rested-skill"}
        programs = [program for profile in found for program in profile.programs if program is not None]
        costly = any(part.category == "Thing" and part.get("n") for p in programs for part in p.tree.walk())
        self.rare |= {"things-cost"} if costly else set()
        asked = {part.key for program in programs for part in program.tree.walk()}
        self.rare |= {word for key, word in ASKED_FOR.items() if key in asked}
        #: Whether any of these depends on what its Seal fights.
        self.reads_fights = any(
            program is not None and any(part.key in FOUGHT for part in program.tree.walk())
            for profile in found
            for program in (profile.programs[index] for index in profile.standing)
        )
        #: Whether any card of the match has Skills at all, and with Interfere.
        self.any_skills = any(profile.skills or profile.hand_skills for profile in found)
        #: The moments at which an Ability of some card of the match works.
        self.windows = frozenset(
            window for profile in found for window in (*profile.windows, *profile.watches, *profile.later)
        )
        #: The moments at which works what a text of some card leaves behind for a time.
        self.later = frozenset(window for profile in found for window in profile.later)
        #: What is noted when it happens.
        self.noted = frozenset(window for profile in found for window in profile.noted)
        #: What may happen to a card that wakes an Ability of another.
        self.watched = frozenset(window for profile in found for window in profile.watches)
        #: Whether any condition of waking up asks whether cards are Active.
        self.wakes_by_stance = any(profile.wakes_ask.stances for profile in found)
        #: Whether anything comes of cards that go between a hand and Libraries.
        self.minds_piles = any(profile.wakes_when for profile in found) or any(
            program is not None and program.reads_piles for profile in found for program in profile.programs
        )
        #: Whether any card of the match can receive texts of others.
        self.any_receiving = any(profile.gives_texts for profile in found)
        #: By seat, the codes that can wake up (see `waking_codes`).
        self.waking_codes = [waking_codes(mine) for mine in self.profiles]
        #: The table's modifiers by what they are about and what they change, and when that was (`Changes.facts`).
        self._made: tuple[int, dict[tuple[int | str, str], list[Modifier]]] = (-1, {})
        self.quick_skills = any(profile.quick_skills or profile.quick_hand_skills for profile in found)
        self.hand_skills = self.any_receiving or any(profile.hand_skills for profile in found)
        self.quick_casts = any(profile.interfere for profile in found)
        #: Whether anything can be due between two steps.
        self.watchful = any(profile.watchful for profile in found)
        #: Without any card with Interfere nobody has to be thought of in Interfere Steps.
        self.peaceful = not self.quick_skills and not self.quick_casts

    # ------------------------------------------------------------------ the game

    def active(self) -> int:
        """The player in the Attack Subturn; the other is in the Defence Subturn (400.2, SMG-67)."""
        seat: int = self.table.marks.get("player", 0)
        return seat

    def subturn(self) -> int:
        """Number of this Attack Subturn, from 1; a Turn is two of them (400.1)."""
        number: int = self.table.marks.get("subturn", 0)
        return number

    def turn(self) -> int:
        return self.subturn()

    def in_step(self) -> str:
        step: str = self.table.marks.get("step", "")
        return step

    def first_subturn(self) -> bool:
        """Whether this is its player's first Attack Subturn."""
        return self.subturn() <= 2

    def mp(self, seat: int) -> int:
        return self.table.seats[seat].counts.get("mp", 0)

    def mp_for(self, seat: int, what: str) -> int:
        """The Mp that a seat may spend on "cast", "attack" or another command; the starting player's first Mp are for
        casting only (102.6).
        """
        marks = self.table.marks
        if what != "cast" and marks.get("subturn") == 1 and marks.get("player") == seat:
            return 0
        return self.mp(seat)

    def mp_max(self, seat: int) -> int:
        """Mp that the Fill up Step gives (SMG-111.1); it reads at least 0, what is below is remembered (SMG-111.2)."""
        return max(0, self._changed(f"seat{seat}", "mp-max", self.level.mp))

    def shrine_max(self, seat: int) -> int:
        """The Levels in the Shrine that lose (103.1); it reads at least 0, what is below is remembered (SMG-112.2)."""
        if not self.table.modifiers and not self.any_standing:
            return self.level.shrine
        return max(0, self._changed(f"seat{seat}", "shrine-max", self.level.shrine))

    def limits_shrine(self) -> bool:
        """Whether a card in the Arena may change by a Continuous Ability how many Levels in the Shrine lose."""
        if not self._limits_shrine or self.any_receiving:
            return self._limits_shrine
        codes, cards = self._shrine_codes, self.table.cards
        for zone in IN_ARENA:
            for number in self.table.zones[zone]:
                it = cards[number]
                if it.code in codes[it.owner]:
                    return True
        return False

    def shrine_level(self, seat: int) -> int:
        """The Levels of the Seals in a seat's Shrine; cards there forget what changed them (301.1.1, 301.6)."""
        profiles, cards = self.profiles, self.table.cards
        level = 0
        for number in self.table.zones[f"{seat}.seal-shrine"]:
            it = cards[number]
            level += profiles[it.owner][it.code].level
        return level

    def playing(self) -> bool:
        """Whether a game is under way that nobody has won yet."""
        marks = self.table.marks
        return "playing" in marks and "result" not in marks

    # ------------------------------------------------------------------ cards

    def profile(self, card: int) -> Profile:
        """What a card is now, with what it has received of other cards (SMG-128.1)."""
        it = self.table.cards[card]
        profile = self.profiles[it.owner][it.code]
        if self.any_receiving and self.table.modifiers:
            facts, made = self._made
            if facts != self.play.facts or (card, "received") in made:
                received = self.made(card, "received")
                return enriched(profile, [text for one in received for text in one.value]) if received else profile
        return profile

    def made(self, subject: int | str, key: str) -> Sequence[Modifier]:
        """What was done for a time to a card or player ("seat0") that changes `key`, in order of time."""
        if not self.table.modifiers:
            return ()
        facts, made = self._made
        if facts != self.play.facts:
            made = {}
            for modifier in self.table.modifiers.values():
                made.setdefault((modifier.subject, modifier.key), []).append(modifier)
            self._made = (self.play.facts, made)
        of = (subject, key)
        return made[of] if of in made else ()  # noqa: SIM401 – little is asked as often

    def redealt(self) -> None:
        self._made = (-1, {})

    @contextmanager
    def pretending(self, card: int, code: str) -> Iterator[None]:
        """While this lasts a card is read as if it were another: what it would be after a Wisdom."""
        it, play = self.table.cards[card], self.play
        was, known = it.code, play.derived
        it.code = code
        if self.reads_piles or it.zone in IN_ARENA:  # else no Continuous Ability sees it
            play.derived = None
        try:
            yield
        finally:
            it.code, play.derived = was, known

    def data(self, card: int) -> SummonerCard:
        """What is printed on a card; what it has received of others changes nothing of that."""
        it = self.table.cards[card]
        return self.profiles[it.owner][it.code].data

    def word(self, card: int) -> str:
        """The word of the card's zone, e.g. "at-line"."""
        return WORDS[self.table.cards[card].zone]

    def in_arena(self, card: int) -> bool:
        it = self.table.cards.get(card)
        return it is not None and it.zone in IN_ARENA

    def owner(self, card: int) -> int:
        """In the Arena the player on whose side it is (who takes Control takes it over), elsewhere whose Deck it is of
        (SMG-129.4, SMG-129.15).
        """
        it = self.table.cards[card]
        return SEAT_OF[it.zone] if it.zone in IN_ARENA else it.owner

    def controller(self, card: int) -> int:
        """Who may command it: its owner, unless a Charm Curse gives it to another (500.2, 709.7.1)."""
        it = self.table.cards[card]
        seat: int = it.marks.get("controller", SEAT_OF[it.zone] if it.zone in IN_ARENA else it.owner)
        return seat

    def stay(self, card: int) -> int | None:
        """A number for this stay in the Arena, None outside: a card that left and came back is a new one (303.8)."""
        cards = self.table.cards
        if card not in cards or cards[card].zone not in IN_ARENA:
            return None
        marks = cards[card].marks
        moves: int = marks["entered"][2] if "entered" in marks else 0
        return moves

    def presence(self, card: int) -> int | None:
        """As `stay`, but also of a card elsewhere, whose number changes with every move; None for no card."""
        it = self.table.cards.get(card)
        if it is None:
            return None
        stay = self.stay(card)
        return ~it.moves if stay is None else stay

    def gone(self, aims: list[list[int]]) -> bool:
        """Whether one of these targets, each with its presence, is not what it was."""
        return any(self.presence(card) != at for card, at in aims)

    def seals(self, seat: int) -> list[int]:
        """The Seals on a seat's side; a Combination is one, its Support Seals are not counted (509.2)."""
        zones, cards, profiles = self.table.zones, self.table.cards, self.profiles
        found = [*zones[_ZONES[AT_LINE][seat]], *zones[_ZONES[DF_LINE][seat]]]
        for number in zones[_ZONES[NO_LINE][seat]]:
            it = cards[number]
            if profiles[it.owner][it.code].seal:
                found.append(number)
        return found

    def mystics(self, seat: int) -> list[int]:
        """The Mystic Cards on a seat's side of the Arena; they are in no Line (303.2.4)."""
        cards, profiles = self.table.cards, self.profiles
        here = self.table.zones[_ZONES[NO_LINE][seat]]
        return [i for i in here if not profiles[cards[i].owner][cards[i].code].seal]

    def line(self, seat: int, word: str) -> list[int]:
        return self.table.zones[_ZONES[word][seat]]

    def hand(self, seat: int) -> list[int]:
        return self.table.zones[_ZONES[HAND][seat]]

    def supports(self, main: int) -> list[int]:
        """The Support Seals of a Combination (508.1)."""
        zones, cards = self.table.zones, self.table.cards
        return [i for zone in _ZONES[SUPPORT] for i in zones[zone] if cards[i].host == main]

    def in_force(self) -> Standing:
        """What Continuous Abilities say now."""
        known = self.play.derived
        if known is not None and known.at.version == self.play.version:
            standing: Standing = known.standing
            return standing
        return in_force(self.host)

    def since(self, card: int) -> int:
        """When a card came into the Arena, in the order of the changes that were made (603.3)."""
        entered: list[Any] = self.table.cards[card].marks.get("entered", [])
        return int(entered[3]) if entered[3:] else 0

    def counts_as(self, card: int, kind: str, value: str) -> bool:
        """Whether a card is of an "element" or "tribe" now: as it is printed, and as Effects have it."""
        has = self.data(card).has(kind, value)
        if "kinds" not in self.rare or not self.in_arena(card):
            return has
        standing = self.in_force().kinds.get(card, ()) if self.any_standing else ()
        for alone, changed, to in (*standing, *(tuple(change.value) for change in self.made(card, "kind"))):
            if changed == kind:
                has = to == value or (has and not alone)
        return has

    def deed(self, card: int, name: str) -> bool:
        """Whether what is in force, or was done for a time, says this of a card: "attack" and the like forbid it,
        "across" allows an attack across to the Df Line (SMG-84.1).
        """
        if self.any_standing:
            deeds = self.in_force().deeds
            if card in deeds and name in deeds[card]:
                return True
        return bool(self.table.modifiers) and any(change.value == name for change in self.made(card, "deed"))

    def combined(self, card: int) -> bool:
        return "form" in self.table.cards[card].marks

    def attached(self, host: int) -> list[int]:
        """The Mystic Cards attached to a card."""
        zones, cards = self.table.zones, self.table.cards
        return [i for zone in _ZONES[NO_LINE] for i in zones[zone] if cards[i].host == host]

    def home(self, card: int, word: str) -> str:
        """The zone of a card's first owner for "library", "shrine", "hand", "remove" or "beside" (SMG-129.15).

        An Extra Card that would go to a hand or a Library is removed instead (621.6.3).
        """
        it = self.table.cards[card]
        profile = self.profiles[it.owner][it.code]
        if profile.extra and word in ("hand", "library"):
            word = REMOVE
        if word == "library":
            word = LIBRARY[profile.family]
        elif word == "shrine":
            word = SHRINE[profile.family]
        return f"{it.owner}.{word}"

    # ------------------------------------------------------------------ values

    def form(self, card: int) -> int:
        """The form a combined Seal is in, or counts as being in (SMG-124), else the normal one."""
        marks = self.table.cards[card].marks
        if "form" in marks:
            return int(marks["form"])
        return self._counted_form(card) if "in-state" in self.rare else NORMAL

    def _counted_form(self, card: int) -> int:
        name = self.attack_change(card, "in-state")
        if not name:
            return NORMAL
        return next((i for i, form in enumerate(self.profile(card).forms) if form.name == name), NORMAL)

    def attack_change(self, card: int, key: str) -> int | str | None:
        """How often a Seal may attack for one attack Mp ("twice"), or the form it counts as being in ("in-state"), as
        what is in force or was done last says.
        """
        made = self.made(card, key) if self.table.modifiers else ()
        if made:
            found: int | str = made[-1].value
            return found
        return self.in_force().attacks.get((card, key)) if self.any_standing else None

    def value(self, card: int, key: str, form: int | None = None, *, bare: bool = False) -> int | None:
        """A number of a card now, None where it does not have that value (SMG-120.1).

        Changes are kept as they are and only the reading is bounded: nothing reads below 0, Sp not above 5 (200.6.2,
        200.7.2, 200.8.3, 200.8.4, 200.10.3, 201.5.3). What sets a value comes before what adds to it (603.4). `bare`
        leaves out everything that raises it (SMG-127).
        """
        it = self.table.cards[card]
        if self.table.modifiers:
            key = self._swapped(card, key)
        if form is None:
            form = self.form(card)
        base = self.profiles[it.owner][it.code].form_value(form, key)
        if base is None:
            return None
        if it.zone[2:] == SUPPORT:
            return base  # it forgets for as long as it is one (510.4)
        value = self._changed(card, key, base, bare) if self.table.modifiers or self.any_standing else base
        if key == "cast_mp" and "discount" in self.rare:
            value -= sum(change.value["n"]["v"] for change in self.host.texts.discounts(self.owner(card), card))
        if value < 0:
            return 0
        return SP_MOST if key == "sp" and value > SP_MOST else value

    def _swapped(self, card: int, key: str) -> str:
        """The value whose place another has taken on a card (SMG-96)."""
        for change in self.made(card, "swap"):
            one, other = str(change.value).split()
            key = other if key == one else one if key == other else key
        return key

    def _changed(self, subject: int | str, key: str, base: int, bare: bool = False) -> int:
        made = self.made(subject, key) if self.table.modifiers else ()
        standing: Sequence[Change] = ()
        if self.any_standing:
            changed, of = self.in_force().changes, (subject, key)
            standing = changed[of] if of in changed else ()  # noqa: SIM401 – likewise
        if not made and not standing:
            return base
        changes = [*standing, *(Change(m.op, m.value, m.stamp) for m in made)]
        if bare:
            changes = [c for c in changes if c.value <= (0 if c.op == "add" else base if c.op == "set" else 1)]
        return read(base, changes, SETTINGS_THEN_SUMS, floor=None) if changes else base

    def fee(self, card: int, key: str) -> int:
        """The Mp that a Combination, its Break, Growth or Progress costs (512.4, 514.2, 614.3, 617.1.3)."""
        return self.value(card, key) or 0

    def skill_mp(self, card: int, skill: int) -> int | None:
        """The Mp that a Skill costs now, None where only its text, which is not understood, says so. Nothing changes a
        Fixed Mp (SMG-123).
        """
        printed = self.profile(card).skill_mp(skill)
        program = self.profile(card).programs[skill]
        if printed is None or (program is not None and program.fixed):
            return printed
        if not self.table.modifiers and not self.any_standing:
            return printed
        return max(0, self._changed(card, "skill_mp", printed))

    def charged(self, card: int) -> int:
        """All Charged Counters on a card, whoever gave them."""
        counters = self.table.cards[card].counters
        return sum(counters.get(kind, 0) for kind in CHARGED)

    # ------------------------------------------------------------------ knowledge

    def curses(self, card: int) -> dict[str, int]:
        """The Curses on a Seal: kind -> Subturns left, 0 for one without an end (709)."""
        found: dict[str, int] = self.table.cards[card].marks.get("curses", {})
        return found

    def hidden_from(self, card: Card, seat: int) -> bool:
        """Whether `seat` may not know which card this is (300.3, 302.4, 304.4, 620.1, 621.1)."""
        if card.known and seat in card.known:
            return False
        zone = card.zone
        word = WORDS[zone]
        if word == HAND:
            return SEAT_OF[zone] != seat and not self.settings["open"]
        if word == SEAL_LIBRARY or word == "mystic-library":
            return True
        if word == BESIDE:
            return SEAT_OF[zone] != seat and not self.profiles[card.owner][card.code].reflection
        if word == REMOVE:
            return not card.face_up and SEAT_OF[zone] != seat
        return False

    def definition(self, code: str) -> SummonerCard | None:
        for known in self.profiles:
            if code in known:
                return known[code].data
        return None

    def values(self, card: Card) -> dict[str, Any]:
        profile = self.profiles[card.owner][card.code]
        if card.zone not in IN_ARENA:
            return {}
        found: dict[str, Any] = {}
        for key in VALUES if profile.seal else ("cast_mp",):
            now = self.value(card.id, key)
            if now is not None:
                found[key] = now
                found[f"{key}0"] = profile.printed[key]
        if "form" in card.marks:
            found["form"] = card.marks["form"]
        if "curses" in card.marks:
            found["curses"] = dict(card.marks["curses"])
        return found

    def public(self) -> dict[str, Any]:
        marks = self.table.marks
        found = {key: marks[key] for key in PUBLIC if key in marks}
        found["limits"] = [{"mp": self.mp_max(seat), "shrine": self.shrine_max(seat)} for seat in (0, 1)]
        if self.table.stack:
            found["attack"] = self.running.attack()
            found["interfere"] = len(self.running.frames("InterfereStep"))
            found["doing"] = self.running.doing()
        return found

    def no(self, reason: str, rule: str, **params: Any) -> Refused:
        """Why something is not possible, citing the rule."""
        return Refused(rule, reason, params)
