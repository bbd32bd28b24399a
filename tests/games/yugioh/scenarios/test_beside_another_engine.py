"""What cards did otherwise here than on another engine: each of these failed once."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, monster, snare
from stage import ALL, answered, through, use

from sanam.games.yugioh.texts.execution.standing_effects import standing

GUARD = effect(
    "guard",
    "During either player's turn, when a monster effect is activated: Tribute this face-up card; negate the "
    "activation, and if you do, destroy that monster.",
)
PIPER = effect("piper", "Once per turn: You can gain 500 LP.")
BELL = effect("bell", "If a monster is Normal Summoned: Gain 100 LP.")
ECHO = magic("echo", "Gain 200 LP.", "quick-play")


@pytest.mark.rule("yugioh-zh", "YZH-5.44")
@pytest.mark.rule("yugioh-fa", "YFA-5.7")
@ALL
@pytest.mark.parametrize("seat", [0, 1])
def test_a_mandatory_quick_effect_is_activated_whoever_has_it(edition: str, seat: int) -> None:
    s = Scenario(edition, GUARD, PIPER)
    piper, guard = s.put(0, "piper", "m1"), s.put(seat, "guard", "m2")
    use(s, piper)
    assert s.where(guard) == f"{seat}.graveyard" and s.where(piper) == "0.graveyard"
    assert s.lp(0) == 8000


def test_it_comes_before_what_anybody_may_respond() -> None:
    s = Scenario("zh-mr2", GUARD, PIPER, ECHO)
    piper, guard, echo = s.put(0, "piper", "m1"), s.put(0, "guard", "m2"), s.put(1, "echo", "s1", SET)
    s.act("activate", piper)
    assert s.choice.kind == "respond" and s.choice.seat == 1
    assert [link["card"] for link in s.game.chain()] == [piper, guard]
    through(s, echo)
    assert s.lp(1) == 8200 and s.lp(0) == 8000


def test_it_answers_a_trigger_and_nothing_that_is_no_monster() -> None:
    s = Scenario("zh-mr2", GUARD, BELL, ECHO)
    bell, guard = s.put(0, "bell", "m1"), s.put(1, "guard", "m1")
    use(s, s.put(0, "echo", "hand"))
    assert s.where(guard) == "1.m1"
    s.act("normal_summon", s.put(0, "bear", "hand"))
    through(s)
    assert s.where(guard) == "1.graveyard" and s.where(bell) == "0.graveyard" and s.lp(0) == 8200


MIMIC = effect(
    "mimic",
    "Once per turn: You can target 1 monster your opponent controls; equip that target to this card (max. 1). This "
    "card's ATK/DEF become equal to that equipped monster's.",
)


def test_a_monster_that_is_equipped_face_down_stays_so_and_has_no_values() -> None:
    s = Scenario("zh-mr2", MIMIC)
    mimic, ox, bear = s.put(0, "mimic", "m1"), s.put(1, "ox", "m1", FACE_DOWN), s.put(1, "bear", "m2")
    use(s, mimic, ox)
    assert s.where(ox) == "0.s1" and not s.table.cards[ox].face_up and s.table.cards[ox].host == mimic
    assert s.game.values(s.table.cards[mimic])["atk"] == 0
    s.end_turn()
    s.end_turn()
    assert mimic not in s.offered("activate")
    assert s.where(bear) == "1.m2"


ABSORBER = effect(
    "absorber",
    "Once per turn: You can target 1 monster your opponent controls; equip that target to this card. This card gains "
    "ATK equal to half the original ATK of the monster equipped to it by this effect.",
    atk=1000,
)


@pytest.mark.parametrize(("lying", "gain"), [(FACE_DOWN, 0), (DEFENSE, 850)])
def test_nor_original_ones(lying: str, gain: int) -> None:
    s = Scenario("zh-mr2", ABSORBER)
    absorber, ox, _ = s.put(0, "absorber", "m1"), s.put(1, "ox", "m1", lying), s.put(1, "bear", "m2")
    use(s, absorber, ox)
    assert s.game.values(s.table.cards[absorber])["atk"] == 1000 + gain


SIREN = effect(
    "siren",
    "Once per turn: You can target 1 face-up Level 3 or lower monster you control; equip that target to this card. "
    "(You can only equip 1 monster at a time to this card with this effect.) While equipped with a monster by this "
    "effect, this card gains 800 ATK.",
)
SHELL = magic("shell", "The equipped monster gains 100 ATK.", "equip")


def test_an_equip_spell_is_no_monster_that_is_equipped() -> None:
    s = Scenario("zh-mr2", SIREN, SHELL)
    siren = s.put(0, "siren", "m1")
    s.put(0, "mouse", "m2")
    use(s, s.put(0, "shell", "hand"), siren)
    assert s.game.values(s.table.cards[siren])["atk"] == 1600
    use(s, siren)
    assert s.game.values(s.table.cards[siren])["atk"] == 2400


AVENGER = effect(
    "avenger",
    'When a "Vow" monster you control is destroyed by battle with an opponent\'s monster and sent to your Graveyard: '
    "You can send this card from your hand to the Graveyard; destroy that opponent's monster.",
)
VOW = monster("Vow Bear", 4, 1500, 1200)


@pytest.mark.parametrize(("foe", "offered"), [("ox", True), ("bear", False)])
def test_what_was_destroyed_too_is_not_destroyed_again(foe: str, offered: bool) -> None:
    s = Scenario("zh-mr2", AVENGER, VOW)
    vow, other, avenger = s.put(0, "Vow Bear", "m1"), s.put(1, foe, "m1"), s.put(0, "avenger", "hand")
    s.act("phase", value="battle")
    s.act("attack", vow)
    s.act("attack", other)
    through(s, *([avenger] if offered else []))
    assert s.where(other) == "1.graveyard"
    assert s.where(avenger) == ("0.graveyard" if offered else "0.hand")


SURGE = snare(
    "surge",
    "Each face-up Xyz Monster you control gains 300 ATK for each Xyz Material attached to it, until the End Phase.",
)
XYZ = monster("star", 4, 2000, 2000, traits=("effect", "xyz"), abilities=[])


def test_what_would_gain_nothing_is_not_offered() -> None:
    s = Scenario("zh-mr2", SURGE, XYZ)
    star, surge = s.put(0, "star", "m1"), s.put(0, "surge", "s1", SET)
    assert surge not in s.offered("activate")
    under = s.put(0, "bear", "graveyard")
    s.edit(lambda game: game.attach_material([under], star))
    assert surge in s.offered("activate")


PACT = magic(
    "pact",
    "Target 2 Level 4 monsters in your GY; Special Summon both those monsters. Immediately after this effect resolves, "
    "Xyz Summon 1 Xyz Monster using only those 2 monsters.",
)
PAIR = effect("pair", "2 Level 4 monsters", traits=("effect", "xyz"), atk=2200)


@pytest.mark.parametrize("extra", [(), ("pair",)])
def test_a_summon_at_the_end_of_an_effect_needs_a_monster(extra: tuple[str, ...]) -> None:
    s = Scenario("zh-mr2", PACT, PAIR, extra=extra)
    s.put(0, "bear", "graveyard"), s.put(0, "ox", "graveyard")
    pact = s.put(0, "pact", "hand")
    assert (pact in s.offered("activate")) == bool(extra)


PAGE = effect(
    "page",
    "Once per turn: You can target 1 face-up card on the field that you can place a Spell Counter on; place 1 Spell "
    "Counter on it.",
)
ORB = magic("orb", "Each time a Spell is activated, place 1 Spell Counter on this card.", "continuous")


def test_what_places_counters_on_others_bears_none_itself() -> None:
    s = Scenario("zh-mr2", PAGE, ORB)
    page = s.put(0, "page", "m1")
    assert page not in s.offered("activate")
    orb = s.put(0, "orb", "s1")
    use(s, page)
    assert s.table.cards[orb].counters == {"Spell": 1} and answered(s, page) == 1


SHADE = monster("Shade Cat", 3, 800, 800)
UNVEIL = snare(
    "unveil",
    'Send 1 "Shade" card from your Deck to the Graveyard, then you can change any number of face-down Defense Position '
    '"Shade" monsters you control to face-up Defense Position.',
)


def test_players_know_their_own_face_down_monsters() -> None:
    s = Scenario("zh-mr2", SHADE, UNVEIL)
    cat, other = s.put(0, "Shade Cat", "m1", FACE_DOWN), s.put(0, "bear", "m2", FACE_DOWN)
    s.put(0, "Shade Cat", "deck")
    use(s, s.put(0, "unveil", "s1", SET), "yes")
    assert s.table.cards[cat].stance == DEFENSE and s.table.cards[other].stance == FACE_DOWN


HORSE = snare(
    "horse", 'Special Summon 1 "Glade" from your hand to your opponent\'s side of the field. Then, draw 1 card.'
)
GLADE = effect("Glade Hare", 'If you control another "Glade" monster: You can gain 100 LP.')
NUMBERED = monster("Stone Ram 2", 4, 700, 700)
LURE = magic("lure", 'Add 1 "Stone Ram #2" from your Deck to your hand.')


def test_an_archetype_without_a_noun_is_no_name() -> None:
    s = Scenario("zh-mr2", HORSE, GLADE)
    hare = s.put(0, "Glade Hare", "hand")
    use(s, s.put(0, "horse", "s1", SET))
    assert s.where(hare) == "1.m1"


def test_a_name_that_a_card_of_the_match_has_is_that_card() -> None:
    s = Scenario("zh-mr2", HORSE, GLADE, monster("Glade"))
    hare, glade = s.put(0, "Glade Hare", "hand"), s.put(0, "Glade", "hand")
    use(s, s.put(0, "horse", "s1", SET))
    assert s.where(hare) == "0.hand" and s.where(glade) == "1.m1"


def test_a_number_sign_does_not_make_another_name() -> None:
    s = Scenario("zh-mr2", LURE, NUMBERED)
    ram = s.put(0, "Stone Ram 2", "deck")
    use(s, s.put(0, "lure", "hand"))
    assert s.where(ram) == "0.hand"


VISOR = magic(
    "visor",
    'Target 1 face-up monster you control; send 1 "Sky" monster from your Deck to the Graveyard, and if you do, that '
    "target's name becomes the sent monster's name, until the End Phase.",
)


def test_a_name_is_taken_from_another() -> None:
    s = Scenario("zh-mr2", VISOR, monster("Sky Hawk"), monster("Sky Wren"))
    hawk = s.put(0, "Sky Hawk", "m1")
    visor = s.put(0, "visor", "hand")
    s.put(0, "Sky Hawk", "deck")
    wren = s.put(0, "Sky Wren", "deck")
    use(s, visor)
    assert s.where(wren) == "0.graveyard"
    assert "Sky Wren" in standing(s.game).names(hawk)


CHICK = effect("chick", "This card cannot be destroyed by battle with a monster that has 1900 or more ATK.", level=1)
STRONG, WEAK = monster("strong", 4, 1900, 1200), monster("weak", 4, 1850, 1200)


@pytest.mark.parametrize("attacks", [True, False])
@pytest.mark.parametrize(("foe", "stays"), [("strong", True), ("weak", False)])
def test_what_a_battle_destroys_is_destroyed_by_the_other_monster(attacks: bool, foe: str, stays: bool) -> None:
    s = Scenario("zh-mr2", CHICK, STRONG, WEAK)
    chick, other = s.put(0 if attacks else 1, "chick", "m1"), s.put(1 if attacks else 0, foe, "m1")
    s.attack(*((chick, other) if attacks else (other, chick)))
    assert (s.where(chick)[2:] == "m1") == stays


BLAST = effect(
    "blast",
    "If this card battles a monster, at the end of the Damage Step, inflict damage to your opponent equal to that "
    "monster's DEF and gain Life Points equal to its ATK.",
    atk=3000,
)


def test_one_half_of_a_sentence_may_come_to_nothing() -> None:
    s = Scenario("zh-mr2", BLAST, monster("bare", 4, 1900, 0))
    blast, bare = s.put(0, "blast", "m1"), s.put(1, "bare", "m1")
    s.attack(blast, bare)
    assert (s.lp(0), s.lp(1)) == (9900, 8000 - 1100)


RECALL = magic(
    "recall", "Target 1 Fusion Monster in your Graveyard; Special Summon it, ignoring its Summoning conditions."
)
FUSED = effect(
    "fused",
    '"bear" + "ox"\nMust be Fusion Summoned and cannot be Special Summoned by other ways.',
    traits=("effect", "fusion"),
)


@pytest.mark.parametrize("proper", [True, False])
def test_to_ignore_summoning_conditions_is_not_to_have_been_summoned_rightly(proper: bool) -> None:
    s = Scenario("zh-mr2", RECALL, FUSED, extra=("fused",))
    (fused,) = s.zone(0, "extra")
    s.edit(lambda game: (game.relocate(fused, "0.graveyard", "up"), game.play.mark(fused, "proper", proper or None)))
    assert (s.put(0, "recall", "hand") in s.offered("activate")) == proper


TORCH = effect(
    "torch",
    "When an opponent's monster declares an attack: You can send this card from your hand to the Graveyard, then "
    'target 1 "Iron" monster you control; change the attack target to that monster and perform damage calculation.',
)
IRON = monster("Iron Wall", 4, 0, 2500)


def test_the_attack_goes_to_the_monster_that_was_targeted() -> None:
    s = Scenario("zh-mr2", TORCH, IRON)
    mouse, wall, ox = s.put(1, "mouse", "m1"), s.put(1, "Iron Wall", "m2", DEFENSE), s.put(0, "ox", "m1")
    torch = s.put(1, "torch", "hand")
    s.act("phase", value="battle")
    s.act("attack", ox)
    s.act("attack", mouse)
    through(s, torch)
    assert s.where(mouse) == "1.m1" and s.where(wall) == "1.m2" and s.lp(0) == 8000 - 800


NEBULA = snare(
    "nebula",
    'When this card resolves: You can Special Summon 1 "Sun" from your hand or Deck. While this card is face-up on the '
    "field, any card sent to the Graveyard is banished instead.",
    "continuous",
)


def test_a_card_that_stays_may_be_activated_without_what_its_player_could_do() -> None:
    s = Scenario("zh-mr2", NEBULA)
    nebula, bear = s.put(0, "nebula", "s1", SET), s.put(0, "bear", "m1")
    use(s, nebula)
    assert s.where(nebula) == "0.s1" and s.table.cards[nebula].face_up
    s.attack(bear, s.put(1, "wall", "m1"))
    s.edit(lambda game: game.send([bear], {"cause": "effect", "card": nebula, "seat": 0}))
    assert s.where(bear) == "0.banished"


HORN = snare(
    "horn",
    "When a monster would be Summoned: Tribute 1 monster; negate the Summon, and if you do, destroy that monster.",
    "counter",
)


def test_a_monster_that_is_being_summoned_pays_for_nothing() -> None:
    s = Scenario("zh-mr2", HORN)
    horn, ox = s.put(0, "horn", "s1", SET), s.put(0, "ox", "m1")
    bear = s.put(0, "bear", "hand")
    s.act("normal_summon", bear)
    through(s, horn)
    assert s.where(ox) == "0.graveyard" and s.where(bear) == "0.graveyard" and s.where(horn) == "0.graveyard"


UNITE = effect(
    "unite",
    "Once per turn, during your Main Phase, you can select 1 face-up monster on the field, except a Machine-Type "
    "monster, and equip it to this card. While equipped by this effect, this card can attack all monsters your "
    "opponent controls once each.",
    race="Machine",
)


def test_while_equipped_by_this_effect_is_while_it_has_taken_a_monster() -> None:
    s = Scenario("zh-mr2", UNITE)
    unite, ox = s.put(0, "unite", "m1"), s.put(1, "ox", "m1")
    mouse, other = s.put(1, "mouse", "m2"), s.put(1, "mouse", "m3")
    use(s, unite, ox)
    s.attack(unite, mouse)
    s.attack(unite, other)
    assert s.where(mouse) == s.where(other) == "1.graveyard"


VAMPIRE = effect(
    "vampire",
    "If this face-up card in its owner's control is sent to your Graveyard or banished by your opponent's card effect: "
    "You can gain 300 LP.",
)
AXE = magic("axe", "Target 1 monster on the field; send it to the GY.")


@pytest.mark.parametrize(("owner", "gained"), [(0, 0), (1, 300)])
def test_by_what_is_said_once_for_two_things_that_happen(owner: int, gained: int) -> None:
    s = Scenario("zh-mr2", VAMPIRE, AXE)
    vampire = s.put(owner, "vampire", "m1")
    use(s, s.put(0, "axe", "hand"), *([vampire] if gained else []))
    assert s.where(vampire) == f"{owner}.graveyard" and s.lp(owner) == 8000 + gained


@pytest.mark.parametrize(
    "text",
    [
        "If a monster is sent to your GY: Draw 1 card.",
        "If a monster is sent from the field to your GY: Draw 1 card.",
        "If a monster is destroyed and sent to your GY: Draw 1 card.",
    ],
)
def test_your_graveyard_is_not_that_of_the_opponent(text: str) -> None:
    for seat in (0, 1):
        s = Scenario(
            "zh-mr2", snare("crow", text, "continuous"), magic("bolt", "Target 1 card on the field; destroy it.")
        )
        s.put(0, "crow", "s1")
        bear = s.put(seat, "bear", "m1")
        held = len(s.table.zones["0.hand"])
        use(s, s.put(0, "bolt", "hand"), bear)
        assert s.where(bear) == f"{seat}.graveyard"
        assert len(s.table.zones["0.hand"]) == held + (seat == 0)


def test_your_graveyard_is_that_of_what_you_own() -> None:
    s = Scenario(
        "zh-mr2",
        snare("crow", "If a monster is destroyed and sent to your GY: Draw 1 card.", "continuous"),
        magic("lure", "Target 1 monster your opponent controls; take control of it."),
        magic("bolt", "Target 1 card on the field; destroy it."),
    )
    s.put(0, "crow", "s1")
    bear = s.put(1, "bear", "m1")
    use(s, s.put(0, "lure", "hand"))
    assert s.where(bear) == "0.m1"
    held = len(s.table.zones["0.hand"])
    use(s, s.put(0, "bolt", "hand"), bear)
    assert s.where(bear) == "1.graveyard" and len(s.table.zones["0.hand"]) == held
