"""Words of the latest sets as they are carried out: owners of DON!! cards, Counters that become, effects of Events."""

from __future__ import annotations

import pytest
from voyage import RESTED, Voyage, character, crew, event, leader, play, read

OWNERS = "[On Play] Give up to 1 rested DON!! card to its owner's Leader or 1 of their Characters."
AREA = "[On Play] Give up to 1 DON!! card from its owner's cost area to its owner's Leader or 1 of their Characters."


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("text", [OWNERS, AREA])
def test_a_don_card_of_either_player_goes_to_its_owners_cards(text: str, seat: int) -> None:
    s = Voyage(crew(text))
    there = [s.put(side, "mate", "character") for side in (0, 1)]
    rested = [s.game.active_don(side)[0] for side in (0, 1)]
    s.rest(*rested)
    worker = play(s)
    offered = {card for card in s.choices() if card is not None}
    if text == OWNERS:
        assert offered == {don for don in s.zone(0, "cost") + s.zone(1, "cost") if s.card(don).stance == RESTED}
    else:
        assert offered == {*s.zone(0, "cost"), *s.zone(1, "cost")}
    s.pick(rested[seat])
    own = {s.leader(seat), there[seat], *([worker] if seat == 0 else [])}
    assert set(s.choices()) == own
    s.pick(there[seat])
    assert s.game.given(there[seat]) == [rested[seat]]


@pytest.mark.parametrize(("cost", "given", "falls"), [(2, 2, True), (2, 1, False), (1, 2, False), (3, 3, True)])
def test_a_cost_is_compared_with_the_don_cards_given(cost: int, given: int, falls: bool) -> None:
    text = (
        "[On Play] Select up to 1 of your opponent's Characters. If the chosen Character has a cost equal to the number"
        " of DON!! cards given to it, K.O. it."
    )
    s = Voyage(crew(text), character("prey", cost))
    prey = s.put(1, "prey", "character")
    s.attach(prey, given)
    play(s)
    s.pick(prey)
    assert s.where(prey) == ("1.trash" if falls else "1.character")


@pytest.mark.parametrize("times", [0, 3])
def test_power_for_every_cost_on_the_revealed_card(times: int) -> None:
    text = (
        "[On Play] Reveal up to 1 card from the top of your Life cards. This Character gains +1000 power during this"
        " turn per 1 cost on the revealed card."
    )
    s = Voyage(crew(text), character("prey", 3))
    s.put(0, "prey", "life")
    worker = play(s)
    s.play.answer([1 if times else 0])
    assert s.power(worker) == 4000 + 1000 * times


def test_the_counter_of_cards_in_the_hand_becomes_what_is_said() -> None:
    s = Voyage(crew("The counter of all of your Character cards with 8000 power in your hand becomes +2000."))
    s.put(1, "worker", "character")
    brute, mate = s.put(1, "brute", "hand"), s.put(1, "mate", "hand")
    s.act("attack", s.leader(0))
    s.act("target", s.leader(1))
    s.settle("counter")
    assert {o.card: o.value for o in s.choice.options if o.act == "counter"} == {brute: 2000, mate: 1000}


@pytest.mark.parametrize("colours", [("red",), ("red", "blue")])
def test_a_monocolored_leader_has_one_colour(colours: tuple[str, ...]) -> None:
    s = Voyage(
        crew("[On Play] Your monocolored Leader's base power becomes 8000 during this turn."),
        leader("admiral", colours=colours),
        leaders=("admiral", "captain"),
    )
    play(s)
    s.settle()
    assert s.power(s.leader(0)) == (8000 if len(colours) == 1 else 5000)


def test_the_effect_of_an_event_in_the_trash_is_activated() -> None:
    s = Voyage(
        crew("[On Play] Activate the [Main] effect of up to 1 Event card with a cost of 7 or less in your trash."),
        read(event("dear", 8, "[Main] Draw 3 cards.")),
        read(event("cheap", 2, "[Main] Draw 2 cards.")),
    )
    s.put(0, "dear", "trash")
    cheap, parry = s.put(0, "cheap", "trash"), s.put(0, "parry", "trash")
    don = s.active(0)
    play(s)
    assert s.choices() == [cheap] and parry not in s.choices()
    s.pick(cheap)
    assert (s.size(0, "hand"), s.where(cheap), s.active(0)) == (2, "0.trash", don - 2), (
        "only the Character was paid for"
    )


@pytest.mark.parametrize("name", ["Young Ace", "Luffy"])
def test_a_leaders_name_may_include_words(name: str) -> None:
    holds = 'your Leader\'s card name includes "Ace" and you have 6 or more DON!! cards on your field'
    s = Voyage(crew(f"If {holds}, this Character gains [Blocker]."), leader(name), leaders=(name, "captain"))
    worker = s.put(0, "worker", "character")
    assert s.game.has(worker, "blocker") == (name == "Young Ace")


def test_the_selected_character_is_the_one_that_was_picked() -> None:
    s = Voyage(
        crew(
            "[On Play] Up to 1 of your Characters gains +6000 power during this turn. Then, the selected Character will"
            " not become active in your next Refresh Phase."
        )
    )
    mate, cook = s.put(0, "mate", "character", RESTED), s.put(0, "cook", "character", RESTED)
    play(s)
    s.pick(mate)
    s.end_turn()
    s.end_turn()
    assert (s.card(mate).stance, s.card(cook).stance) == (RESTED, "up")


@pytest.mark.parametrize("fell", [True, False])
def test_whether_a_character_has_been_kod_this_turn(fell: bool) -> None:
    s = Voyage(
        crew("[On Play] If your opponent's Character has been K.O.'d during this turn, draw 2 cards."),
        crew("[On Play] K.O. up to 1 of your opponent's Characters.", "killer"),
    )
    mate = s.put(1, "mate", "character")
    play(s, "killer")
    s.pick(mate) if fell else s.decline()
    play(s)
    assert s.size(0, "hand") == (2 if fell else 0)


@pytest.mark.parametrize("power", [6000, 9000])
def test_base_power_becomes_the_same_as_the_opponents_leader(power: int) -> None:
    s = Voyage(
        crew("[On Play] This Character's base power becomes the same as your opponent's Leader during this turn."),
        leader("admiral", power=power),
        leaders=("captain", "admiral"),
    )
    worker = play(s)
    assert s.power(worker) == power
    s.end_turn()
    assert s.power(worker) == 4000


@pytest.mark.parametrize("returned", [0, 2])
def test_power_for_every_returned_character(returned: int) -> None:
    s = Voyage(
        crew(
            "[On Play] You may return any number of Characters on your field to the owner's hand. Up to 1 of your"
            " Leader or Character cards gains +2000 power during this turn for every returned Character."
        )
    )
    cards = [s.put(0, name, "character") for name in ("mate", "cook", "brute")]
    play(s)
    if returned:
        s.act("yes")
        s.pick(*cards[:returned])
    else:
        s.decline()
    s.pick(s.leader(0))
    assert s.power(s.leader(0)) == 5000 + 2000 * returned


def test_either_a_card_or_several_of_the_others_each_in_its_number() -> None:
    s = Voyage(crew("[Activate: Main] Set this Character or up to 2 of your DON!! cards as active."))
    worker = s.put(0, "worker", "character", RESTED)
    dons = s.game.active_don(0)[:3]
    s.rest(*dons)
    s.act("activate", worker)
    chosen = {frozenset(s.choices()[at] for at in one) for one in s.choice.combinations or ()}
    pairs = {frozenset(pair) for pair in ((dons[0], dons[1]), (dons[0], dons[2]), (dons[1], dons[2]))}
    assert chosen == {frozenset(), frozenset({worker}), *(frozenset({don}) for don in dons), *pairs}


@pytest.mark.parametrize("rested", [True, False])
def test_it_of_a_second_condition_is_what_the_first_asked_about(rested: bool) -> None:
    s = Voyage(
        crew(
            "[On Play] If your opponent's Leader is rested, rest up to 1 of your opponent's Characters. If it is"
            " active, draw 1 card."
        )
    )
    mate = s.put(1, "mate", "character")
    if rested:
        s.rest(s.leader(1))
    play(s)
    if rested:
        s.pick(mate)
    assert (s.size(0, "hand"), s.card(mate).stance == RESTED) == ((0, True) if rested else (1, False))


#: What a permanent ability asks of the Leader, in each way to ask it, and whether it holds when the Leader is rested.
ASKED = {
    "If your Leader is rested": True,
    "If your Leader is active": False,
    "If your Leader has the {Navy} type and is rested": True,
    "If your Leader has the {Navy} type and your Leader is active": False,
}


@pytest.mark.parametrize("asked", ASKED)
def test_a_permanent_ability_follows_how_the_leader_lies(asked: str) -> None:
    """Whatever part of the words asks it: what they look at is worked out again."""
    s = Voyage(
        crew(f"{asked}, this Character gains [Blocker] and +3 cost."),
        leader("admiral", types=("Navy",)),
        leaders=("admiral", "captain"),
    )
    worker = s.put(0, "worker", "character")
    for rested in (False, True):
        assert s.game.value(worker, "cost") == (5 if ASKED[asked] == rested else 2)
        s.rest(s.leader(0))


@pytest.mark.parametrize("seen", ["Reveal 1 card", "Look at 3 cards"])
@pytest.mark.parametrize(
    ("does", "area"), [("play up to 1 Character", "0.character"), ("add up to 1 Character to your hand", "0.hand")]
)
def test_a_character_among_cards_that_were_seen_is_a_character_card(does: str, area: str, seen: str) -> None:
    where = "to your hand" if "hand" in does else ""
    what = does.removesuffix(" to your hand")
    text = f"[On Play] {seen} from the top of your deck and {what} with a cost of 4 or less {where}".strip()
    s = Voyage(crew(f"{text}. Then, place the rest at the bottom of your deck in any order."))
    there = s.put(0, "mate", "character")
    top = s.put(0, "cook", "deck")
    play(s)
    assert top in s.choices() and there not in s.choices()
    s.pick(top)
    assert s.where(top) == area


@pytest.mark.rule("one-piece", "8-3-2")
@pytest.mark.parametrize("fought", [True, False])
def test_whether_the_leader_has_battled_a_character_is_asked_of_the_past(fought: bool) -> None:
    text = (
        "[Activate: Main] If this Leader battles your opponent's Character during this turn, set this Leader as active."
        " Then, this Leader cannot attack your opponent's Characters with a base cost of 3 or less during this turn."
    )
    s = Voyage(read(leader("admiral", 6000, text=text)), leaders=("admiral", "captain"))
    mine = s.leader(0)
    mate, cook = s.put(1, "mate", "character", RESTED), s.put(1, "cook", "character", RESTED)
    s.attack(mine, cook if fought else None)
    s.act("activate", mine)
    assert (s.card(mine).stance == RESTED) != fought
    if fought:
        s.act("attack", mine)
        assert mate not in s.choices()


def test_of_3_or_4_a_number_is_the_cost() -> None:
    s = Voyage(crew("All Characters with a cost of 3 or 4 cannot attack."))
    s.put(1, "worker", "character")
    guard, cook, mate = (s.put(0, name, "character") for name in ("guard", "cook", "mate"))
    assert mate in s.offered("attack") and not {guard, cook} & set(s.offered("attack"))


@pytest.mark.parametrize("used", [0, 1, None])
@pytest.mark.parametrize("life", [0, 1, 5])
@pytest.mark.parametrize("double", [True, False])
def test_something_is_done_instead_of_taking_damage(double: bool, life: int, used: int | None) -> None:
    """All of the damage of an attack, and the last that would lose the game; one after another is offered."""
    s = Voyage(
        crew("If you would take damage, you may trash this Character instead."),
        crew("[Double Attack]", "striker", power=9000),
    )
    s.trim(1, "life", life)
    shields = [s.put(1, "worker", "character") for _ in range(2)]
    s.attack(s.put(0, "striker" if double else "brute", "character")) if used is None else None
    if used is None:  # nobody wants
        assert s.life(1) == max(0, life - 1 - double)
        assert (s.result() is not None) == (life == 0)
        return
    s.act("attack", s.put(0, "striker" if double else "brute", "character"))
    s.act("target", s.leader(1))
    s.settle("effect_may")
    for _ in range(used):
        s.decline()
    assert s.choice.params["card"] == shields[used]
    s.act("yes")
    assert (s.life(1), s.where(shields[used]), s.where(shields[1 - used])) == (life, "1.trash", "1.character")
    assert s.result() is None


def test_damage_to_the_opponent_is_not_replaced() -> None:
    s = Voyage(crew("If you would take damage, you may trash this Character instead."))
    s.put(0, "worker", "character")
    s.attack(s.leader(0))
    assert s.life(1) == 4


@pytest.mark.parametrize("others", [1, 4])
def test_another_colour_than_that_of_a_card_that_was_not_returned_describes_none(others: int) -> None:
    s = Voyage(
        crew(
            "[Activate: Main] [Once Per Turn] If you have 5 Characters, return 1 of your Characters to the owner's"
            " hand. Then, play up to 1 Character with a cost of 5 or less from your hand that is a different color than"
            " the returned Character."
        ),
        character("stranger", colours=("blue",)),
    )
    worker = s.put(0, "worker", "character")
    mates = [s.put(0, "mate", "character") for _ in range(others)]
    stranger = s.put(0, "stranger", "hand")
    s.act("activate", worker)
    if others == 4:
        s.pick(mates[0])
        s.pick(stranger)
    assert s.choice.kind == "action"
    assert (s.where(stranger) == "0.character") is (others == 4)
