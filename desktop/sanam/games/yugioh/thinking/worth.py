"""What cards and positions are worth, in cards."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from operator import add, sub

from sanam.games.thinking import WIN, Memo, remembered
from sanam.games.yugioh.rules.game import YugiohGame
from sanam.games.yugioh.rules.profiles import Profile, tributes_needed
from sanam.games.yugioh.texts import tree
from sanam.games.yugioh.texts.execution.conditions import holds
from sanam.games.yugioh.texts.execution.context import Context, source_context
from sanam.games.yugioh.texts.execution.groups import number
from sanam.games.yugioh.texts.execution.limits import used_up
from sanam.games.yugioh.texts.execution.rule_records import StandIn
from sanam.games.yugioh.thinking import weights
from sanam.games.yugioh.vocabulary.zones import FIELD

#: What the effects of a monster make of its own values.
OWN: dict[str, Callable[[int, int], int]] = {"gain": add, "lose": sub, "become": lambda _, amount: amount}
#: Kinds of abilities that a monster on the field goes on having.
LASTING = ("continuous", "ignition", "quick", "trigger")
#: What share of its worth in the hand a Field Spell keeps of which one lies there already.
SPARE = 0.2
#: How worths foretell who wins: a card adds 0.4 to the logarithm of the odds (tests/bench/tune.py: 0.32 where both
#: players slip).
SCALE = 2.5
#: A trial goes on for so many turns, also for a strength that looks farther ahead: what comes after the opponent's turn
#: depends on what is drawn (tests/bench/lookahead.py).
FAR = 2
#: A trial of two turns is short, and answers differ little: there are more of them than in other games. Medium finds
#: nearly all that Hard does where it thinks: what tells them apart is how often it does.
TRIALS = {
    "medium": {"copies": 4, "fresh": 6, "share": 65, "beam": 8, "limit": 8_000},
    "hard": {"copies": 12, "fresh": 28, "plan": 3000, "limit": 80_000},
}


class Judge:
    """Reads what things are worth off the table of a match, as the player `me` knows it."""

    def __init__(self, game: YugiohGame, w: weights.Weights = weights.WEIGHTS) -> None:
        self.game = game
        self.w = w
        self.me = 0
        self.memo = Memo()

    # ------------------------------------------------------------------ cards

    def hidden(self, card: int) -> bool:
        """Whether `me` does not know which card it is."""
        return self.game.hidden_from(self.game.table.cards[card], self.me)

    @remembered
    def power(self, card: int) -> int:
        """The better of a monster's values now; a part of its DEF, since that destroys nothing."""
        game = self.game
        return max(game.value(card, "atk"), int(0.75 * game.value(card, "def")))

    @remembered
    def lasting(self, profile: Profile) -> float:
        """What a monster's abilities are worth that it goes on having."""
        return self.w.ability * min(3, sum(ability.kind in LASTING for ability in profile.abilities))

    @remembered
    def body(self, card: int) -> float:
        """What a card on the field is worth to its controller: a monster that goes back when the turn is over is one of
        the other player's.
        """
        game = self.game
        word = game.zone_word(card)
        if word != "monster":
            return self._spell(card) if word in FIELD else self.printed(card)
        return -self._monster(card) if game.turns.goes_back(card) else self._monster(card)

    def _monster(self, card: int) -> float:
        """What a monster on the field is worth to whose it stays."""
        game, w = self.game, self.w
        it = game.table.cards[card]
        if not it.face_up and self.hidden(card):
            return w.unseen
        profile = game.profile(card)
        worth = w.monster + w.power * self.power(card) / 1000 - w.token * profile.token
        if not game.standing_effects().negated(card):
            worth += self.lasting(profile)
        return worth + w.material * len(game.materials(card))

    def _spell(self, card: int) -> float:
        game, w = self.game, self.w
        it = game.table.cards[card]
        if "spent" in it.marks:
            return 0.0
        if not it.face_up:
            return w.face_down if self.hidden(card) or self._answers(card) else self.keep(card)
        if it.host is not None and it.host in game.table.cards and game.controller(it.host) != game.controller(card):
            return 0.3  # on a monster of the other player
        return w.lasting if game.profile(card).permanent else 0.0

    def _answers(self, card: int) -> bool:
        """Whether a Spell or Trap can answer what the opponent does once it is Set."""
        profile = self.game.profile(card)
        return profile.trap or profile.data.icon == "quick-play"

    @remembered
    def printed(self, card: int) -> float:
        """What a monster would be worth on the field, by what is printed on it."""
        profile, w = self.game.profile(card), self.w
        if not profile.monster:
            return w.lasting if profile.permanent else 0.0
        atk, def_ = self.stands(card)
        power = max(atk, int(0.75 * def_))
        return w.monster + w.power * power / 1000 + self.lasting(profile)

    @remembered
    def stands(self, card: int) -> tuple[int, int]:
        """The ATK and DEF that a monster would have on the field: as printed, and what its own effects make of that."""
        game = self.game
        profile = game.profile(card)
        found = {key: profile.original[key] for key in ("atk", "def")}
        for index, ability in enumerate(profile.abilities):
            if ability.kind != "continuous":
                continue
            ctx = source_context(game, card, game.controller(card), index, ability)
            for step in ability.do:
                op = step.op
                if not isinstance(op, tree.Modify) or op.group.ref != "self" or op.how not in OWN:
                    continue
                if holds(game, ctx, ability.conditions) and holds(game, ctx, step.conditions):
                    amount = number(game, ctx, op.amount, card)
                    for key in found.keys() & op.what.split():
                        found[key] = max(0, OWN[op.how](found[key], amount))
        return found["atk"], found["def"]

    @remembered
    def keep(self, card: int) -> float:
        """What holding a card in the hand is worth."""
        game, w = self.game, self.w
        if self.hidden(card):
            return w.face_down
        profile, seat = game.profile(card), game.controller(card)
        if not profile.monster:
            spare = SPARE if self.doubles(card, seat) else 1.0
            return w.hand_trap if profile.trap else w.hand_spell * spare
        worth = w.hand_monster + w.hand_share * self.printed(card)
        needed = tributes_needed(profile.data.level) if not profile.extra else 0
        if needed > len(game.monsters(seat)) and not profile.summons:
            worth -= w.too_high * (needed - len(game.monsters(seat)))
        return worth

    def doubles(self, card: int, seat: int) -> bool:
        """Whether a card is a Field Spell of which one lies face-up in a player's Field Zone: it would replace that."""
        game = self.game
        if game.profile(card).data.icon != "field":
            return False
        name = game.data(card).name
        lying = (each for each in game.table.zones[f"{seat}.field"] if each != card)
        return any(game.table.cards[each].face_up and game.data(each).name == name for each in lying)

    def where(self, card: int) -> float:
        """What a card is worth to its player where it lies."""
        game, w = self.game, self.w
        word = game.zone_word(card)
        if word in FIELD:
            return self.body(card)
        if word == "hand":
            return self.keep(card)
        if word == "materials":
            return w.material
        if word == "extra":
            return w.extra
        return w.graveyard * self.printed(card) if word == "graveyard" and game.profile(card).monster else 0.0

    def survives(self, card: int, ctx: Context) -> bool:
        """Whether an effect would not destroy a card: a rule forbids it, or it stays for once."""
        now = self.game.standing_effects()
        if any(now.has(card, rule, ctx.card) for rule in ("cannot be destroyed", "cannot be destroyed by effects")):
            return True
        saving = now.replacements(card, {"cause": "effect", "card": ctx.card, "seat": ctx.seat})
        return any(not one.op.instead and not self._spent(one) for one in saving)

    def _spent(self, one: StandIn) -> bool:
        """Whether what would be done in place of a destruction was done as often as it may be."""
        return one.index >= 0 and used_up(self.game, one.ctx.card, one.index, one.ctx.seat)

    # ------------------------------------------------------------------ players

    def life(self, points: int) -> float:
        """What so many Life Points are worth."""
        w = self.w
        return points / w.life_points + w.last * (1 - exp(-max(0, points) / w.near))

    def lost(self, seat: int, points: int) -> float:
        """What losing so many Life Points costs a player (below 0: what gaining them brings), the duel apart."""
        now = self.game.table.seats[seat].counts["lp"]
        return self.life(now) - self.life(now - points)

    def fatal(self, seat: int, points: int) -> bool:
        """Whether losing so many Life Points loses the duel."""
        return 0 < self.game.table.seats[seat].counts["lp"] <= points

    def set_cards(self, seat: int) -> int:
        """How many face-down Spells and Traps a player has."""
        cards = self.game.table.cards
        return sum(not cards[card].face_up for card in self.game.spells(seat))

    # ------------------------------------------------------------------ positions

    def beats_all(self, seat: int) -> bool:
        """Whether a player has a monster that can attack and is stronger than every monster of the other player as it
        lies: theirs do not attack then, and fall one after another.
        """
        game, now = self.game, self.game.standing_effects()
        cards = game.table.cards
        able = (card for card in game.monsters(seat) if cards[card].face_up and not now.has(card, "cannot attack"))
        attack = max((game.value(card, "atk") for card in able), default=0)
        return attack > max(map(self._resists, game.monsters(1 - seat)), default=0)

    def _resists(self, card: int) -> int:
        """The value of a monster that an attack on it must exceed."""
        it = self.game.table.cards[card]
        if not it.face_up and self.hidden(card):
            return self.w.unknown_defence
        return self.game.value(card, "def" if it.sideways else "atk")

    def side(self, seat: int) -> float:
        """What a player has."""
        game = self.game
        zones = game.table.zones
        worth = self.life(game.table.seats[seat].counts["lp"])
        worth += sum(self.body(card) for card in (*game.monsters(seat), *game.spells(seat)))
        worth += sum(self.keep(card) for card in zones[f"{seat}.hand"])
        worth += self.w.extra * min(6, len(zones[f"{seat}.extra"]))
        worth += self.w.graveyard * min(10, len(zones[f"{seat}.graveyard"]))
        worth += self.w.strongest * self.beats_all(seat)
        return worth - max(0, 4 - len(zones[f"{seat}.deck"]))


def worth(game: YugiohGame, seat: int) -> float:
    """How much better a position is for `seat` than for the other player; games won of the match count."""
    judge = Judge(game, weights.POSITION)
    judge.me = seat
    finished = game.table.marks.get("finished") or {}
    winner = finished.get("winner")
    if winner is not None:
        return WIN if winner == seat else -WIN  # whatever is left on the table
    return judge.side(seat) - judge.side(1 - seat) + earlier(game, seat)


def earlier(game: YugiohGame, seat: int) -> float:
    """What the duels of the match are worth that are over."""
    mine, theirs = (game.table.seats[each].counts["wins"] for each in (seat, 1 - seat))
    return WIN * (mine - theirs)
