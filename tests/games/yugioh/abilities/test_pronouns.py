"""What "that monster", "it" and "they" go back to, played on the table."""

from __future__ import annotations

import pytest
from lab import Lab, monster, spell
from test_texts_played import a_monster, a_spell, a_trap, read

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading import texts


def test_the_monster_of_a_battle_that_the_condition_tells_of() -> None:
    lab = Lab(
        gust=a_monster(
            "During either player's Damage Step, when a Warrior monster you control is attacking or being attacked: "
            "You can send this card from your hand to the GY; that monster gains 1400 ATK until the end of this turn."
        ),
        knight=monster(race="Warrior", atk=1000),
        ox=monster(race="Beast", atk=1900),
    )
    gust, knight, ox = lab.put("gust", 0, "hand"), lab.put("knight", 0, "m1"), lab.put("ox", 1, "m1")
    idle = lab.put("knight", 0, "m2")
    lab.turn(1, 3, "battle")
    assert lab.why(gust) == "condition-not-met"
    lab.play.mark("table", "attack", {"card_attacker": ox, "card_target": knight})
    lab.play.mark("table", "step", "damage")
    lab.use(gust)
    assert [lab.now.value(card, "atk") for card in (knight, idle, ox)] == [2400, 1000, 1900]


def test_that_monster_is_the_one_that_was_where_it_is_said_to_be() -> None:
    lab = Lab(
        ring=a_spell(
            "Target 1 FIRE monster you control and 1 FIRE monster in your GY; destroy that monster you control, and if "
            "you do, Special Summon that other monster from your GY."
        ),
        ember=monster(attribute="FIRE"),
    )
    old, new = lab.put("ember", 0, "m1"), lab.put("ember", 0, "graveyard")
    lab.use(lab.put("ring", 0, "s1"))
    lab.pick("0.m2")
    lab.pick("attack")
    assert (lab.zone(old), lab.zone(new)) == ("0.graveyard", "0.m2")


@pytest.mark.parametrize(
    ("text", "points"),
    [
        ("Tribute 1 FIRE monster; inflict damage to your opponent equal to that monster's original ATK.", 1300),
        ("Send 1 FIRE monster from your Deck to the GY, and if you do, gain LP equal to half that monster's ATK.", 650),
    ],
)
def test_that_monster_is_the_one_paid_or_handled_just_before(text: str, points: int) -> None:
    lab = Lab(art=a_spell(text), ember=monster(attribute="FIRE", atk=1300))
    lab.put("ember", 0, "m1")
    lab.put("ember", 0, "deck")
    lab.use(lab.put("art", 0, "s1"))
    assert lab.lp(0) - lab.lp(1) == points


def test_what_is_summoned_by_a_monster_is_not_the_monster() -> None:
    """ "When this card is Summoned: … that monster": the occasion tells of no other."""
    lab = Lab(
        smith=a_monster(
            "When this card is Normal Summoned: You can target 1 Level 2 or lower monster in your GY; Special "
            "Summon it in Defense Position. That monster's effects are negated."
        ),
        imp=a_monster("This card cannot be destroyed by battle.", level=2),
    )
    smith, imp = lab.put("smith", 0, "m1"), lab.put("imp", 0, "graveyard")
    moves = lab.play.table.cards[smith].moves
    lab.use(smith, event={"cards": [smith], "moves": [moves]})
    lab.pick("0.m2")
    assert lab.now.negated(imp) and not lab.now.negated(smith)


def test_those_monsters_later() -> None:
    lab = Lab(
        burst=a_spell(
            "Double the ATK of all Machine monsters you currently control, until the end of this turn. During the End "
            "Phase of this turn, destroy those monsters."
        ),
        engine=monster(race="Machine", atk=800),
        bear=monster(race="Beast"),
    )
    engine, bear = lab.put("engine", 0, "m1"), lab.put("bear", 0, "m2")
    lab.use(lab.put("burst", 0, "s1"))
    late = lab.put("engine", 0, "m3")
    assert lab.now.value(engine, "atk") == 1600
    lab.run("RunLater", phase="end", seat=0)
    assert [lab.zone(card) for card in (engine, bear, late)] == ["0.graveyard", "0.m2", "0.m3"]


def test_it_is_this_card_where_the_heading_speaks_of_it() -> None:
    lab = Lab(
        coal=a_spell("Draw 2 cards. If this card is in your GY: You can shuffle it into the Deck, then draw 1 card.")
    )
    coal = lab.put("coal", 0, "graveyard")
    lab.use(coal, 1)
    assert lab.count(0, "graveyard") == 0


def test_it_is_the_equipped_monster_after_a_card_has_equipped_itself() -> None:
    chain = "Target 1 Warrior monster you control; equip this card to that target. It gains 500 ATK."
    armor = chain.replace("equip this card", "equip this monster from your hand or your side of the field")
    lab = Lab(chain=a_trap(chain), armor=a_monster("You can t" + armor[1:]), knight=monster(atk=1000))
    knight = lab.put("knight", 0, "m1")
    chained, worn = lab.put("chain", 0, "s1"), lab.put("armor", 0, "hand")
    lab.use(chained)
    lab.use(worn)
    assert lab.now.value(knight, "atk") == 2000
    lab.run("DestroyCards", cards=[chained], cause={"cause": "effect", "card": None, "seat": 1})
    assert lab.now.value(knight, "atk") == 1500


def test_they_are_the_opponent() -> None:
    lab = Lab(peek=a_spell("Look at your opponent's hand, then send 1 card from their hand to the GY."))
    mine, theirs = lab.put("blank", 0, "hand"), lab.put("blank", 1, "hand")
    lab.use(lab.put("peek", 0, "s1"))
    assert (lab.zone(mine), lab.zone(theirs)) == ("0.hand", "1.graveyard")
    with pytest.raises(texts.NotUnderstood, match="who they are"):
        read("Each player draws 1 card. Send 1 card from their hand to the GY.", kind="spell", icon="normal", traits=())


def test_what_is_gained_for_what_an_effect_has_done_is_part_of_it() -> None:
    lab = Lab(
        blaze=a_monster(
            "When this card is Normal Summoned: Destroy all Spell Cards on the field. This card gains 300 ATK for each "
            "card destroyed by this effect."
        ),
        page=spell(icon="continuous"),
    )
    blaze = lab.put("blaze", 0, "m1")
    for zone in ("s1", "s2"):
        lab.put("page", 1, zone)
    lab.use(blaze, event={"cards": [blaze], "moves": [lab.play.table.cards[blaze].moves]})
    assert lab.now.value(blaze, "atk") == 1600


def test_a_limit_said_first_is_of_every_effect_that_follows() -> None:
    text = (
        'You can only use each effect of "Test Card" once per turn. You can pay 100 LP; draw 1 card. If this card is '
        "Normal Summoned: You can draw 1 card."
    )
    assert [ability.limit for ability in read(text)] == ["each", "each"]
    with pytest.raises(texts.NotUnderstood, match="which effect is limited"):
        read(text.replace("each effect", "the effect"))
    assert all(isinstance(ability, t.Ability) for ability in read(text))


def test_a_monster_with_a_different_name_than_this_card_or_the_one_before() -> None:
    lab = Lab(
        first=a_monster(
            'If you control an "Owl" monster with a different name, you can Special Summon this card (from your hand).',
            series=("Owl",),
        ),
        other=monster(name="Owl King", series=("Owl",)),
        pair=a_spell(
            'Add 1 "Owl" monster from your Deck to your hand, then Special Summon 1 "Owl" monster with a '
            "different name from your Deck in Attack Position."
        ),
    )
    first = lab.put("first", 0, "hand")
    lab.put("first", 0, "m1")
    assert lab.why(first) == "condition-not-met"
    lab.put("other", 0, "m2")
    assert lab.why(first) == ""
    cards = [lab.put(name, 0, "deck") for name in ("first", "first", "other")]
    lab.use(lab.put("pair", 0, "s1"))
    lab.pick(cards[0])
    lab.pick("0.m3")
    assert [lab.zone(card) for card in cards] == ["0.hand", "0.deck", "0.m3"]


def test_what_comes_of_a_monsters_own_summon() -> None:
    lab = Lab(
        tower=a_monster(
            "You can Tribute 1 Warrior monster to Special Summon this card from your hand. If you do, it gains ATK "
            "equal to the Tributed monster's original ATK.",
            atk=1000,
        ),
        fish=a_monster(
            "If you control a Warrior monster, you can Special Summon this card (from your hand), but you cannot "
            "Special Summon monsters from your hand for the rest of this turn."
        ),
        knight=monster(race="Warrior", atk=700),
    )
    fish, tower = lab.put("fish", 0, "hand"), lab.put("tower", 0, "hand")
    lab.put("knight", 0, "m1")
    lab.run("OwnSummon", card=tower, ability=0, seat=0)
    while lab.asked:
        lab.pick(lab.offered()[0])
    assert lab.zone(tower)[:3] == "0.m" and lab.now.value(tower, "atk") == 1700
    buried, held = lab.put("knight", 0, "graveyard"), lab.put("knight", 0, "hand")
    lab.run("OwnSummon", card=fish, ability=0, seat=0)
    while lab.asked:
        lab.pick(lab.offered()[0])
    assert lab.now.player(0, "cannot special summon", held) and not lab.now.player(0, "cannot special summon", buried)


def test_once_per_turn_that_monster_survives() -> None:
    text = "Equip only to a Warrior monster. Once per turn, that monster cannot be destroyed by battle."
    lab = Lab(heirloom=a_spell(text, "equip"), knight=monster(race="Warrior"))
    knight = lab.put("knight", 0, "m1")
    lab.put("heirloom", 0, "s1", host=knight)
    for zone in ("0.m1", "0.graveyard"):
        lab.run("DestroyCards", cards=[knight], cause={"cause": "battle", "card": None, "seat": 0})
        assert lab.zone(knight) == zone


@pytest.mark.parametrize(
    ("heading", "event"),
    [
        ("At the end of the Damage Step, if this card attacked or was attacked", "battle end"),
        ("During damage calculation, if this card attacked or was attacked", "calculation"),
    ],
)
def test_a_battle_told_by_what_has_happened_in_it(heading: str, event: str) -> None:
    when = read(f"{heading}: You can draw 1 card.")[0].when
    assert when == t.Occasion(events=(event,), subject=t.SELF)


def test_in_damage_calculation_it_is_used_by_either_player() -> None:
    ability = read("During damage calculation, in either player's turn: You can discard this card; draw 1 card.")[0]
    assert (ability.kind, ability.windows, ability.active) == ("quick", ("calculation",), ("hand",))


def test_until_the_end_of_the_damage_step_from_the_attack_on() -> None:
    ability = read("When this card declares an attack: It gains 500 ATK until the end of the Damage Step.")[0]
    assert getattr(ability.do[0].op, "until", "") == "damage"
    with pytest.raises(texts.NotUnderstood, match="at the attack, or in its damage calculation"):
        read("When this card declares an attack: It gains 500 ATK during damage calculation only.")


def test_both_monsters_are_the_two_targets_and_no_others() -> None:
    text = (
        "Target 1 Warrior monster you control and 1 monster your opponent controls; return both monsters to the hand."
    )
    lab = Lab(recall=a_spell(text), knight=monster(race="Warrior"), bear=monster(race="Beast"))
    knight, other, theirs = lab.put("knight", 0, "m1"), lab.put("bear", 0, "m2"), lab.put("bear", 1, "m1")
    lab.use(lab.put("recall", 0, "s1"))
    assert [lab.zone(card) for card in (knight, theirs, other)] == ["0.hand", "1.hand", "0.m2"]
    with pytest.raises(texts.NotUnderstood, match="both"):
        read("Destroy both monsters.", kind="spell", icon="normal", traits=())


def test_that_monster_is_the_target_of_the_activation_of_this_card() -> None:
    text = "When this card is activated: You can target 1 Warrior monster you control; that monster gains 800 ATK."
    lab = Lab(banner=a_spell(text, "continuous"), knight=monster(race="Warrior", atk=1000))
    knight = lab.put("knight", 0, "m1")
    lab.use(lab.put("banner", 0, "s1"))
    assert lab.now.value(knight, "atk") == 1800
    with pytest.raises(texts.NotUnderstood, match="how long it holds"):
        a_spell(text[:-1] + " (even if this card leaves the field).", "continuous")


def test_those_monsters_are_none_that_an_activation_tells_of() -> None:
    text = (
        "When this face-up card is targeted by an opponent's card effect, you can send this card to the GY to Special "
        "Summon 2 Level 4 or lower Beast monsters from your Deck. Those monsters cannot declare an attack."
    )
    (ability,) = read(text)
    rule = ability.do[1].op
    assert ability.kind == "quick"
    assert isinstance(rule, t.Rule) and rule.group == t.Group(ref="it", number="all")


def test_what_a_spell_speaks_of_later_was_summoned_by_its_activation() -> None:
    text = "Tribute 1 Plant monster to Special Summon 1 Plant monster from your Deck."
    bound = text + " When this card is removed from the field, destroy that monster."
    fields = {"kind": "spell", "icon": "continuous", "traits": ()}
    assert read(text, **fields)[0].kind == "ignition"
    assert read(bound, **fields)[0].kind == "activate"


def test_what_a_card_that_becomes_a_monster_gains_for_each_card_goes_on_counting() -> None:
    text = (
        "If this card is in your GY: You can Special Summon this card in Defense Position as an Effect Monster "
        "(Warrior-Type/DARK/Level 4/ATK 300/DEF 600). If Summoned this way, this card gains 300 DEF for each Spell "
        "Card in your GY."
    )
    lab = Lab(gloves=a_trap(text), page=spell())
    gloves = lab.put("gloves", 0, "graveyard")
    lab.put("page", 0, "graveyard")
    lab.use(gloves)
    while lab.asked:
        lab.pick(lab.offered()[0])
    assert lab.now.value(gloves, "def") == 900
    lab.put("page", 0, "graveyard")
    assert lab.now.value(gloves, "def") == 1200


def test_where_life_is_gained_that_card_is_the_target() -> None:
    text = "If you gain LP: Target 1 face-up card your opponent controls; that card has its effects negated this turn."
    (ability,) = read(text)
    assert [step.op.group for step in ability.do] == [t.Group(ref="target")]


@pytest.mark.parametrize(("words", "origin"), [("", ()), ("from the field ", ("field",))])
def test_from_where_a_destroyed_card_is_sent(words: str, origin: tuple[str, ...]) -> None:
    (ability,) = read(f"When this card is destroyed and sent {words}to the GY: Draw 1 card.")
    assert ability.when is not None
    assert ability.when.origin == origin
