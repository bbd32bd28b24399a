"""Trigger Abilities at the moments the procedures name: who chooses, when they work, when not (401, 504 to 517)."""

from __future__ import annotations

import pytest
from arena import AT, BOOK, DF, NONE, Arena, form, seal

from sanam.engine import manual
from sanam.engine.choice import Refused
from sanam.games.summoner_master.cards.model import Power, SummonerCard


def able(name: str, *when: str, **more: object) -> SummonerCard:
    """A Seal with an Ability for each of these moments."""
    powers = tuple(Power(text=f"Do something on {moment}.", when=(moment,)) for moment in when)
    more = {"level": 2, "at": 4, "mp": "2/1", **more}
    return seal(name, powers=powers, **more)  # type: ignore[arg-type]


def moments(s: Arena, *ends: str) -> list[tuple[str, str]]:
    """Answer everything, choosing no targets, until a question of a kind in `ends`; what works, and at which moment."""
    found = []
    while s.table.choice is not None and s.choice.kind not in ends:
        choice = s.choice
        if choice.kind == "by_hand" and "ability" in choice.params:
            card = choice.params["card"]
            power = s.game.data(card).powers[choice.params["ability"]]
            found.append((s.game.data(card).name, power.when[0]))
        if choice.least == 0:
            s.decline()
        elif choice.kind in ("order", "ability_order"):
            s.play.answer(list(range(len(choice.options))))
        else:
            s.play.answer([0])
    return found


def asked_for(s: Arena) -> tuple[str, int, str]:
    """Kind of the open question, the seat, and the moment of the Ability it is about."""
    card = s.choice.params["card"]
    return s.choice.kind, s.choice.seat, s.game.data(card).powers[s.choice.params["ability"]].when[0]


# --- attacks --------------------------------------------------------------------------------------

ALL_ATTACK = ("command-attack", "attack", "fight", "attack-success", "fight-end")
ALL_ATTACKED = ("attacked", "fight", "attacked-success", "fight-end")


@pytest.mark.rule(BOOK, "504.5", "504.7", "504.8", "504.9", "504.11", "504.14", "504.16", "504.17", "603.1", "601.2.2")
def test_the_moments_of_a_general_attack_in_their_order() -> None:
    s = Arena(able("hero", *ALL_ATTACK, at=9), able("foe", *ALL_ATTACKED))
    hero, foe = s.put(0, "hero", AT), s.put(1, "foe", AT)
    s.act("attack", hero)
    before = moments(s, "attack_target")
    assert before == [("hero", "command-attack")]
    s.act("attack", foe)
    assert moments(s, "action") == [
        ("hero", "attack"),
        ("foe", "attacked"),
        ("hero", "fight"),
        ("foe", "fight"),
        ("hero", "attack-success"),
        ("hero", "fight-end"),
        ("foe", "attacked-success"),
        ("foe", "fight-end"),
    ]
    assert s.where(foe) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "504.7", "504.8", "504.10", "504.11")
def test_they_choose_before_the_interfere_step_and_work_after_it() -> None:
    s = Arena(able("hero", "attack"), able("foe", "attacked"))
    hero, foe, bolt = s.put(0, "hero", AT), s.put(1, "foe", AT), s.put(1, "bolt", "hand")
    s.attack(hero, foe)
    assert asked_for(s) == ("target", 0, "attack")
    s.act("target", foe)
    assert asked_for(s) == ("target", 1, "attacked")
    s.decline()
    assert (s.choice.kind, s.facts("worked")) == ("interfere", [])
    assert bolt in s.offered("cast")
    s.decline()
    assert asked_for(s) == ("by_hand", 0, "attack")
    s.act("done")
    assert asked_for(s) == ("by_hand", 1, "attacked")


@pytest.mark.rule(BOOK, "504.11")
def test_an_ability_whose_target_is_gone_chooses_anew_and_the_attacked_seal_stays() -> None:
    s = Arena(able("hero", "attack", at=9))
    hero, foe, other = s.put(0, "hero", AT), s.put(1, "wolf", AT), s.put(1, "bear", DF)
    bolt = s.put(1, "bolt", "hand")
    s.attack(hero, foe)
    s.act("target", other)
    s.cut_in(bolt, manual.Move(other, "1.hand"))
    s.settle("target")
    assert asked_for(s) == ("target", 0, "attack")
    s.act("target", foe)
    s.act("done")
    assert s.where(foe) == "1.seal-shrine"
    assert len(s.facts("attacked")) == 1


@pytest.mark.rule(BOOK, "504.11", "100.5")
def test_an_ability_whose_card_is_gone_does_not_work() -> None:
    s = Arena(able("hero", at=9), able("foe", "attacked"))
    hero, foe, bolt = s.put(0, "hero", AT), s.put(1, "foe", AT), s.put(1, "bolt", "hand")
    s.attack(hero, foe)
    s.decline()
    s.cut_in(bolt, manual.Move(foe, "1.hand"))
    s.settle()
    assert (s.choice.kind, s.facts("worked")) == ("action", [])


@pytest.mark.rule(BOOK, "504.12", "504.13")
def test_what_worked_does_not_work_again_and_a_second_target_may_choose() -> None:
    """Digest 1, scenario 5."""
    s = Arena(able("hero", "attack", at=9), able("foe", "attacked", "fight"))
    hero, one, two = s.put(0, "hero", AT), s.put(1, "foe", AT), s.put(1, "foe", AT)
    bolt = s.put(1, "bolt", "hand")
    s.attack(hero, one)
    s.settle("interfere")
    s.cut_in(bolt, manual.Move(one, "1.hand"))
    assert moments(s, "attack_target") == [("hero", "attack")]
    s.act("attack", two)
    assert moments(s, "action") == [("foe", "attacked"), ("foe", "fight")]
    assert [f.card for f in s.facts("worked")] == [hero, two, two]


@pytest.mark.rule(BOOK, "504.15.3")
def test_a_target_that_is_gone_when_powers_are_compared_ends_the_attack() -> None:
    s = Arena(able("hero", "fight", at=9))
    hero, foe = s.put(0, "hero", AT), s.put(1, "wolf", AT)
    s.put(1, "bear", AT)
    s.attack(hero, foe)
    s.settle("by_hand")
    s.hand(0, manual.Move(foe, "1.hand"))
    s.act("done")
    assert (s.choice.kind, s.active(hero), s.facts("fought")) == ("action", False, [])


@pytest.mark.rule(BOOK, "504.15.3", "507.11")
def test_a_strike_whose_target_is_gone_then_ends_the_multiple_attack() -> None:
    s = Arena(able("hero", "fight", at=9, forms=(form(attack="multiple", strikes=2),)))
    hero, foe = s.put(0, "hero", AT), s.put(1, "wolf", AT)
    s.put(1, "bear", AT)
    s.act("attack", hero, value=0)
    s.act("attack", foe)
    s.settle("by_hand")
    s.hand(0, manual.Move(foe, "1.hand"))
    s.act("done")
    assert (s.choice.kind, s.active(hero), s.facts("fought")) == ("action", False, [])


@pytest.mark.rule(BOOK, "713.1", "504.16", "504.20")
def test_a_losing_seal_falls_only_by_the_attack_itself() -> None:
    s = Arena(able("hero", "attack-success", at=9))
    hero, foe = s.put(0, "hero", AT), s.put(1, "wolf", AT)
    s.attack(hero, foe)
    s.settle("by_hand")
    assert (s.where(foe), s.game.running.losing(foe)) == (f"1.{AT}", True)
    with pytest.raises(Refused, match="losing"):
        s.hand(0, manual.Move(foe, "1.seal-shrine"))
    s.act("done")
    assert s.where(foe) == "1.seal-shrine"


@pytest.mark.rule(BOOK, "713.3")
def test_a_losing_seal_that_leaves_before_does_not_end_the_attack() -> None:
    s = Arena(able("hero", "attack-success", at=9))
    hero, foe = s.put(0, "hero", AT), s.put(1, "wolf", AT)
    s.attack(hero, foe)
    s.settle("by_hand")
    s.hand(0, manual.Move(foe, "1.hand"))
    s.act("done")
    assert (s.choice.kind, s.active(hero), s.where(foe)) == ("action", False, "1.hand")


@pytest.mark.rule(BOOK, "505.7")
def test_the_player_is_declared_after_the_orders_abilities_and_before_those_of_the_attack() -> None:
    s = Arena(able("hero", "command-attack", "attack"))
    hero = s.put(0, "hero", AT)
    s.put(1, "dust", "hand")
    s.act("attack_hand", hero)
    s.decline()
    assert (asked_for(s), s.facts("hand_attacked")) == (("by_hand", 0, "command-attack"), [])
    s.act("done")
    assert asked_for(s) == ("target", 0, "attack")
    (declared,) = s.facts("hand_attacked")
    assert (declared.seat, declared.data) == (1, {"card_attacker": hero})


@pytest.mark.rule(BOOK, "505.10")
@pytest.mark.parametrize("left", [True, False])
def test_an_ability_of_an_attack_on_the_hand_aims_anew_or_does_not_work(left: bool) -> None:
    s = Arena(able("hero", "attack"))
    hero, loose, bolt = s.put(0, "hero", AT), s.put(1, "wolf", NONE), s.put(1, "bolt", "hand")
    s.put(1, "dust", "hand")
    other = s.put(0, "bear", AT) if left else None
    s.act("attack_hand", hero)
    s.act("target", loose)
    assert s.choice.kind == "interfere"
    s.cut_in(bolt, manual.Move(loose, "1.remove"))
    s.settle("target", "by_hand")
    if left:
        assert (asked_for(s), s.offered("target")) == (("target", 0, "attack"), [other])
        s.act("target", other)
        assert asked_for(s) == ("by_hand", 0, "attack")
        s.act("done")
    assert s.choice.kind == "hand_kind"
    assert len(s.facts("worked")) == left


@pytest.mark.rule(BOOK, "505.6", "505.8", "505.13", "505.14")
def test_the_moments_of_an_attack_on_the_hand() -> None:
    s = Arena(able("hero", *ALL_ATTACK, "hand-attack", "hand-attack-success"))
    hero = s.put(0, "hero", AT)
    s.put(1, "dust", "hand")
    s.act("attack_hand", hero)
    assert moments(s, "hand_kind") == [("hero", "command-attack"), ("hero", "attack"), ("hero", "hand-attack")]
    s.act("kind")
    assert s.zone(1, "hand") == []
    assert moments(s, "action") == [("hero", "attack-success"), ("hero", "hand-attack-success")]


@pytest.mark.rule(BOOK, "506.5", "506.7", "506.8", "506.10", "506.13", "506.14")
def test_the_moments_of_an_all_attack_without_a_fight() -> None:
    s = Arena(able("hero", *ALL_ATTACK, forms=(form(attack="all"),)), able("foe", *ALL_ATTACKED))
    hero = s.put(0, "hero", AT)
    s.put(1, "foe", AT)
    s.act("attack", hero, value=0)
    assert moments(s, "action") == [
        ("hero", "command-attack"),
        ("hero", "attack"),
        ("foe", "attacked"),
        ("hero", "attack-success"),
        ("foe", "attacked-success"),
    ]


@pytest.mark.rule(BOOK, "507.5", "507.7", "507.9", "507.10", "507.11")
def test_the_moments_of_a_multiple_attack_at_each_strike() -> None:
    s = Arena(able("hero", *ALL_ATTACK, at=9, forms=(form(attack="multiple", strikes=2),)))
    hero, one, two = s.put(0, "hero", AT), s.put(1, "wolf", AT), s.put(1, "bear", AT)
    s.act("attack", hero, value=0)
    assert moments(s, "attack_target") == [("hero", "command-attack")]
    strike = [("hero", moment) for moment in ("attack", "fight", "attack-success", "fight-end")]
    s.act("attack", one)
    assert moments(s, "attack_target") == strike
    s.act("attack", two)
    assert moments(s, "action") == strike


@pytest.mark.rule(BOOK, "507.7", "507.9", "507.11", "505.13", "505.14")
def test_the_moments_of_a_strike_at_the_hand() -> None:
    s = Arena(able("hero", *ALL_ATTACK, at=9, forms=(form(attack="multiple", strikes=2),)))
    hero, wolf = s.put(0, "hero", AT), s.put(1, "wolf", AT)
    s.put(1, "dust", "hand")
    s.act("attack", hero, value=0)
    moments(s, "attack_target")
    s.act("attack", wolf)
    moments(s, "attack_target")
    s.act("hand")
    assert moments(s, "hand_kind") == [("hero", "attack")]
    s.act("kind")
    assert moments(s, "action") == [("hero", "attack-success")]
    assert s.zone(1, "hand") == []


# --- other commands -------------------------------------------------------------------------------


@pytest.mark.rule(BOOK, "512.5", "512.6", "512.11")
def test_the_moments_of_a_combination() -> None:
    s = Arena(able("hero", "command-combine", "combine", forms=(form(("name", "wolf"), at=7),)))
    hero, wolf = s.put(0, "hero", AT), s.put(0, "wolf", AT)
    s.act("combine", hero)
    s.pick(wolf)
    assert s.where(wolf) == f"0.{AT}"
    assert asked_for(s)[2] == "command-combine"
    s.decline()
    assert asked_for(s) == ("by_hand", 0, "command-combine")
    s.act("done")
    assert asked_for(s) == ("target", 0, "combine")
    s.decline()
    assert (asked_for(s), s.where(wolf)) == (("by_hand", 0, "combine"), "0.support")


@pytest.mark.rule(BOOK, "512.9")
def test_abilities_that_chose_at_a_combination_do_not_choose_again() -> None:
    s = Arena(able("hero", "command-combine", "combine", forms=(form(("name", "wolf"), at=7),)))
    hero, wolf, other = s.put(0, "hero", AT), s.put(0, "wolf", AT), s.put(0, "wolf", AT)
    bolt = s.put(1, "bolt", "hand")
    s.act("combine", hero)
    s.pick(wolf)
    moments(s, "interfere")
    s.cut_in(bolt, manual.Move(wolf, "0.hand"))
    s.settle("supports")
    s.pick(other)
    assert moments(s, "action") == [("hero", "combine")]


@pytest.mark.rule(BOOK, "514.3", "514.4", "514.9")
def test_the_moments_of_a_break() -> None:
    s = Arena(able("hero", "command-break", "break", forms=(form(("name", "wolf"), at=7),)))
    hero, wolf = s.put(0, "hero", AT), s.put(0, "wolf", AT)
    s.edit(lambda game: [game.support(wolf, hero), game.play.mark(hero, "form", 0)])
    s.act("break", hero)
    assert moments(s, "side_of") == [("hero", "command-break")]
    s.act("side", value="left")
    assert s.where(wolf) == f"0.{AT}"
    assert moments(s, "action") == [("hero", "break")]


@pytest.mark.rule(BOOK, "516.3", "516.4", "516.9")
def test_the_moments_of_a_line_change() -> None:
    s = Arena(able("hero", "command-line", "change-line", "assign-line"))
    hero = s.put(0, "hero", AT)
    s.act("change_line", hero)
    s.act("line")
    assert asked_for(s)[2] == "command-line"
    s.decline()
    s.act("done")
    assert s.where(hero) == f"0.{AT}"
    found = moments(s, "action")
    assert found == [("hero", "change-line"), ("hero", "assign-line")]
    assert s.where(hero) == f"0.{DF}"


COMMANDS = (
    pytest.param("combine", marks=pytest.mark.rule(BOOK, "512.8")),
    pytest.param("break", marks=pytest.mark.rule(BOOK, "514.6")),
    pytest.param("change_line", marks=pytest.mark.rule(BOOK, "516.6")),
)


def commanded(s: Arena, command: str) -> tuple[int, int, int]:
    """A Seal whose Ability on a command has aimed at another one; it has come to the Interfere Step."""
    hero, aim = s.put(0, "hero", AT), s.put(1, "bear", AT)
    wolf = s.put(0, "wolf", AT) if command != "change_line" else 0
    if command == "break":
        s.edit(lambda game: [game.support(wolf, hero), game.play.mark(hero, "form", 0)])
    s.act(command, hero)
    if command == "combine":
        s.pick(wolf)
    elif command == "change_line":
        s.act("line", zone=f"0.{DF}", value=0)
    s.act("target", aim)
    assert s.choice.kind == "interfere"
    return hero, wolf, aim


def hero_of(command: str) -> SummonerCard:
    return able("hero", command.replace("_", "-"), forms=(form(("name", "wolf"), at=7),))


def carried_out(s: Arena, command: str, hero: int, wolf: int) -> bool:
    if command == "change_line":
        return s.where(hero) == f"0.{DF}"
    return s.where(wolf) == ("0.support" if command == "combine" else f"0.{AT}")


@pytest.mark.parametrize("command", COMMANDS)
def test_an_ability_of_a_command_aims_anew_before_it_is_carried_out(command: str) -> None:
    s = Arena(hero_of(command))
    bolt, spare = s.put(1, "bolt", "hand"), s.put(1, "fly", DF)
    hero, wolf, aim = commanded(s, command)
    s.cut_in(bolt, manual.Move(aim, "1.remove"))
    s.settle("target", "by_hand", "side_of")
    assert asked_for(s) == ("target", 0, command.replace("_", "-"))
    assert not carried_out(s, command, hero, wolf)
    s.act("target", spare)
    assert moments(s, "action") == [("hero", command.replace("_", "-"))]
    assert carried_out(s, command, hero, wolf)


@pytest.mark.parametrize("command", COMMANDS[1:])
def test_an_ability_of_a_command_that_finds_no_other_target_does_not_work(command: str) -> None:
    s = Arena(hero_of(command))
    bolt = s.put(1, "bolt", "hand")
    hero, wolf, aim = commanded(s, command)
    s.cut_in(bolt, manual.Move(aim, "1.remove"))
    assert moments(s, "action") == []
    assert carried_out(s, command, hero, wolf)


@pytest.mark.rule(BOOK, "517.3", "517.4", "517.5", "517.7")
def test_the_moments_of_a_line_from_no_line() -> None:
    s = Arena(able("hero", "command-line", "change-line", "assign-line"))
    hero = s.put(0, "hero", NONE)
    s.act("assign_line", hero)
    s.act("line", zone=f"0.{AT}")
    assert asked_for(s) == ("target", 0, "assign-line")
    assert s.where(hero) == f"0.{NONE}"
    s.decline()
    assert (asked_for(s), s.where(hero)) == (("by_hand", 0, "assign-line"), f"0.{AT}")
    s.act("done")
    assert s.choice.kind == "action"
    other = s.put(0, "hero", NONE)
    s.act("assign_line", other)
    s.act("line", zone=f"0.{AT}")
    s.hand(1, manual.Move(other, "0.hand"))
    s.settle()
    assert (s.choice.kind, s.where(other)) == ("action", "0.hand")


@pytest.mark.rule(BOOK, "610.1.4", "610.1.5", "610.1.9", "610.1.13.3")
def test_the_moments_of_a_cast() -> None:
    s = Arena(able("hero", "cast", "enter"), prompts="always")
    hero = s.put(0, "hero", "hand")
    s.act("cast", hero)
    assert asked_for(s) == ("target", 0, "cast")
    s.decline()
    s.act("done")
    s.act("line", zone=f"0.{AT}")
    assert asked_for(s) == ("target", 0, "enter")
    s.decline()
    assert (s.choice.kind, s.game.running.being_cast(hero)) == ("interfere", True)
    s.settle("by_hand")
    assert (asked_for(s)[2], s.where(hero)) == ("enter", f"0.{AT}")


@pytest.mark.rule(BOOK, "703.4", "703.7", "601.1.5", "103.2")
def test_abilities_on_falling_work_after_the_levels_are_counted() -> None:
    """Digest 1, scenario 12: who loses by it does so before the Ability works."""
    for rock, over in ((12, False), (13, True)):
        s = Arena(able("hero", "fall", "leave"), seal("rock", level=rock), prompts="never")
        s.put(0, "rock", "seal-shrine")
        hero = s.put(0, "hero", AT)
        s.edit(lambda game, hero=hero: game.manual.run_before(game.procedures["Destroy"], cards=[hero]))
        assert s.table.seats[0].counts["shrine"] == rock + 2
        if over:
            assert s.result() == {"winner": 1, "reason": "shrine"}
            assert not s.facts("worked")
        else:
            assert moments(s, "action") == [("hero", "fall"), ("hero", "leave")]


# --- Steps ----------------------------------------------------------------------------------------

STEPS = (
    "attack-subturn",
    "defence-subturn",
    "check-up",
    "draw",
    "discard",
    "main",
    "mp-clean-up",
    "fill-up",
    "subturn-end",
    "defence-subturn-end",
    "end",
)


@pytest.mark.rule(
    BOOK,
    "401.2.3",
    "401.2.4",
    "401.2.5",
    "401.3.4",
    "401.4.3",
    "401.6.1",
    "401.8.3",
    "401.8.5",
    "401.9.2",
    "401.9.3",
    "401.9.4",
)
def test_the_moments_of_a_subturn_in_their_order() -> None:
    s = Arena(able("mine", *STEPS), able("theirs", *STEPS), prompts="never")
    s.put(0, "mine", AT)
    s.put(1, "theirs", AT)
    s.act("pass")
    ends = moments(s, "draw", "action")

    def of(moment: str, order: list[str]) -> list[tuple[str, str]]:
        return [(name, moment) for name in order]

    active, other = ["mine", "theirs"], ["theirs", "mine"]
    assert ends == [
        *of("mp-clean-up", active),
        *of("fill-up", active),
        *of("subturn-end", active),
        *of("defence-subturn-end", ["theirs"]),
        *of("end", active),
        *of("attack-subturn", ["theirs"]),
        *of("defence-subturn", ["mine"]),
        *of("check-up", other),
        *of("draw", other),
    ]
    s.act("draw", value="seal")
    s.decline()
    assert moments(s, "action") == [*of("discard", other), *of("main", other)]


@pytest.mark.rule(BOOK, "401.8.3", "401.8.4", "401.8.5")
def test_mp_is_wiped_between_clean_up_and_fill_up() -> None:
    s = Arena(able("mine", "mp-clean-up", "fill-up"), prompts="never")
    s.put(0, "mine", AT)
    s.put(1, "wolf", AT)
    s.set_mp(0, 5)
    s.act("pass")
    seen = []
    while s.game.subturn() == 3:
        if s.choice.kind == "by_hand":
            seen.append(s.mp(0))
            s.act("done")
        else:
            s.decline()
    assert seen == [5, 0]
    assert s.mp(0) == 8


@pytest.mark.rule(BOOK, "603.1")
def test_whoever_has_several_at_once_orders_them_the_active_player_first() -> None:
    s = Arena(able("lord", "check-up"), able("maid", "check-up"), prompts="never")
    mine = [s.put(0, name, DF) for name in ("lord", "maid")]
    theirs = [s.put(1, name, DF) for name in ("lord", "maid")]
    s.act("pass")
    assert (s.choice.kind, s.choice.seat, s.offered("ability")) == ("ability_order", 1, theirs)
    s.pick(theirs[1], theirs[0])
    assert (s.choice.kind, s.choice.seat) == ("ability_order", 0)
    s.pick(*mine)
    moments(s, "draw")
    assert [f.card for f in s.facts("worked")] == [theirs[1], theirs[0], *mine]


@pytest.mark.rule(BOOK, "601.1.3", "303.5", "510.3", "SMG-3", "302.6", "300.6", "301.5", "304.3")
@pytest.mark.parametrize("where", ["hand", "seal-shrine", "remove", "seal-library", "support"])
def test_abilities_work_in_the_arena_alone(where: str) -> None:
    s = Arena(able("lord", "check-up"), able("main", forms=(form(("name", "lord"), at=7),)), prompts="never")
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    if where == "support":
        main, lord = s.put(0, "main", AT), s.put(0, "lord", AT)
        s.edit(lambda game: [game.support(lord, main), game.play.mark(main, "form", 0)])
    else:
        s.put(0, "lord", where)
    s.act("pass")
    assert moments(s, "draw") == []
    s.put(0, "lord", DF)
    s.end_subturn() if s.choice.kind == "action" else moments(s, "action")
    s.act("pass")
    assert moments(s, "draw") == [("lord", "check-up")]


@pytest.mark.rule(BOOK, "709.5.5", "709.6.6", "709.8.4", "709.10.5", "709.11.7")
@pytest.mark.parametrize("kind", ["stone", "freeze", "poison", "last-dance", "dimension"])
def test_abilities_of_a_cursed_seal_work(kind: str) -> None:
    s = Arena(able("lord", "check-up"), prompts="never")
    lord = s.put(0, "lord", DF)
    s.put(0, "wolf", DF)
    s.put(1, "wolf", DF)
    s.hand(1, manual.SetCount(lord, f"curse.{kind}", 9))
    s.act("pass")
    assert moments(s, "draw") == [("lord", "check-up")]


@pytest.mark.rule(BOOK, "712.2", "711.2")
def test_the_owner_chooses_for_a_card_that_another_controls() -> None:
    s = Arena(able("lord", "check-up"), prompts="never")
    lord = s.put(1, "lord", DF)
    s.put(0, "wolf", DF)
    s.hand(0, manual.SetCount(lord, "curse.charm", 9))
    s.act("pass")
    assert s.game.controller(lord) == 0
    assert asked_for(s) == ("target", 1, "check-up")


def test_the_moments_of_an_ability_are_known_ones() -> None:
    with pytest.raises(ValueError, match="when 'sometimes' is not one of"):
        Power(text="Do something.", when=("sometimes",))
