"""What holds, how a card is Summoned and when something happens: wordings of well-known cards on cards of our own."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, monster, parsed, snare, spell
from stage import through, use

GIFT = magic("gift", "Gain 500 LP.")


def test_a_summon_at_a_price_while_the_levels_are_few() -> None:
    demon = effect(
        "demon",
        'Must be Special Summoned (from your hand) by banishing 1 "Fill" monster from your GY, while the total Levels '
        "and Ranks of all Effect Monsters you control are 8 or lower, and cannot be Special Summoned by other ways.",
    )
    s = Scenario("zh-mr2", demon, monster("Fill", traits=("normal",)), effect("big", "Cannot be Tributed.", level=6))
    card = s.put(0, "demon", "hand")
    s.put(0, "Fill", "graveyard")
    s.put(0, "big", "m1")
    s.put(0, "giant", "m2")
    assert card in s.offered("special_summon"), "a Normal Monster does not count"
    s.put(0, "big", "m3")
    assert card not in s.offered("special_summon")


def test_a_quick_effect_only_while_something_is_so() -> None:
    text = (
        "Once per turn: You can target 1 monster on the field; destroy it. This effect can be activated during either "
        'player\'s turn, if you control "bear".'
    )
    s = Scenario("zh-mr2", effect("beast", text), GIFT)
    s.end_turn()
    beast, ox, gift = s.put(0, "beast", "m1"), s.put(1, "ox", "m1"), s.put(1, "gift", "hand")
    s.act("activate", gift)
    assert beast not in s.offered("activate")
    through(s)
    s.put(0, "bear", "m2")
    s.act("activate", s.put(1, "gift", "hand"))
    s.settle("respond")
    assert beast in s.offered("activate")
    through(s)
    assert s.where(ox) == "1.m1"


def test_so_it_is_in_the_own_main_phase_anyway() -> None:
    text = 'You can draw 1 card. This effect can be activated during either player\'s turn, if you control "bear".'
    s = Scenario("zh-mr2", effect("beast", text))
    beast = s.put(0, "beast", "m1")
    assert beast in s.offered("activate")


def test_changes_last_as_long_as_the_next_sentence_says() -> None:
    text = (
        "Target 1 face-up monster your opponent controls; its ATK becomes 0, and if it does, its effects are negated. "
        "These effects last until the end of this turn."
    )
    s = Scenario("zh-mr2", magic("curse", text))
    ox = s.put(1, "ox", "m1")
    use(s, s.put(0, "curse", "hand"))
    assert s.game.standing_effects().value(ox, "atk") == 0
    s.end_turn()
    assert s.game.standing_effects().value(ox, "atk") == 1700


def test_what_is_summoned_cannot_attack_that_turn() -> None:
    s = Scenario("zh-mr2", magic("bog", "Monsters cannot attack the turn they are Summoned.", "continuous"))
    s.put(0, "bog", "s1")
    old, new = s.put(0, "ox", "m1"), s.put(0, "bear", "hand")
    s.do("normal_summon", new)
    s.do("phase", value="battle")
    assert s.offered("attack") == [old]


NOISE = "If this card is destroyed by battle and sent to the GY: Gain 300 LP."


@pytest.mark.parametrize(
    ("text", "gained"),
    [("The effects of monsters destroyed by battle with this card are negated.", 0), ("", 300)],
)
def test_effects_of_what_it_destroys_are_negated(text: str, gained: int) -> None:
    ruler = effect("ruler", text) if text else monster("ruler")
    s = Scenario("zh-mr2", ruler, effect("victim", NOISE, atk=500))
    one, victim = s.put(0, "ruler", "m1"), s.put(1, "victim", "m1")
    s.do("phase", value="battle")
    s.act("attack", one)
    through(s, victim)
    assert s.where(victim) == "1.graveyard"
    assert s.lp(1) == 8000 - 1000 + gained


def test_only_such_monsters_are_silenced() -> None:
    s = Scenario(
        "zh-mr2",
        effect("ruler", "Negate the effects of Flip Effect Monsters this card destroys by battle."),
        effect("flip", "FLIP: Gain 300 LP.", atk=0, def_=0, traits=("effect", "flip")),
        effect("victim", NOISE, atk=0),
    )
    one, flip = s.put(0, "ruler", "m1"), s.put(1, "flip", "m1", FACE_DOWN)
    s.do("phase", value="battle")
    s.act("attack", one)
    through(s, flip)
    assert (s.where(flip), s.lp(1)) == ("1.graveyard", 8000)
    s.end_turn()
    s.end_turn()
    victim = s.put(1, "victim", "m1")
    s.do("phase", value="battle")
    s.act("attack", one)
    through(s, victim)
    assert s.lp(1) == 8000 - 1500 + 300


@pytest.mark.parametrize("price", ["Tribute", "Destroy"])
def test_an_equip_card_comes_back_when_its_monster_is_tributed(price: str) -> None:
    text = (
        "The equipped monster gains 400 ATK. When the equipped monster is Tributed and this card is sent to the GY, "
        "return this card to your hand."
    )
    lost = magic("altar", "Tribute 1 monster; gain 500 LP." if price == "Tribute" else "Destroy 1 monster you control.")
    s = Scenario("zh-mr2", magic("sword", text, "equip"), lost)
    s.put(0, "bear", "m1")
    sword = s.put(0, "sword", "hand")
    use(s, sword)
    use(s, s.put(0, "altar", "hand"))
    assert s.where(sword) == ("0.hand" if price == "Tribute" else "0.graveyard")


def test_an_equip_card_draws_because_its_monster_was_destroyed() -> None:
    text = "If this card is sent to the GY because the equipped monster was destroyed: You can draw 1 card."
    s = Scenario("zh-mr2", magic("sword", text, "equip"), magic("crush", "Destroy 1 monster you control."))
    s.put(0, "bear", "m1")
    sword = s.put(0, "sword", "hand")
    use(s, sword)
    use(s, s.put(0, "crush", "hand"), "activate")
    assert s.where(sword) == "0.graveyard"
    assert len(s.table.zones["0.hand"]) == 1


def test_some_cards_are_placed_by_effects_alone() -> None:
    letter = magic("letter", 'This card can only be placed on the field by the effect of "board".', "continuous")
    s = Scenario("zh-mr2", letter)
    card = s.put(0, "letter", "hand")
    assert card not in s.offered("activate") and card not in s.offered("set")


def test_material_that_pays_for_an_effect() -> None:
    text = (
        "If this card is detached from an Xyz Monster and sent to the GY to activate that monster's effect: You can "
        "gain 700 LP."
    )
    xyz = parsed(
        monster(
            "crown",
            4,
            traits=("xyz", "effect"),
            text="2 Level 4 monsters\nOnce per turn: You can detach 1 material from this card; gain 500 LP.",
        )
    )
    s = Scenario("zh-mr2", effect("train", text), xyz, extra=("crown",))
    train, bear = s.put(0, "train", "m1"), s.put(0, "bear", "m2")
    crown = s.table.zones["0.extra"][0]
    s.act("special_summon", crown)
    through(s, (train, bear))
    s.act("activate", crown)
    through(s, train, "activate")
    assert s.where(train) == "0.graveyard"
    assert s.lp(0) == 8000 + 500 + 700


def test_effects_are_negated_from_the_attack_on() -> None:
    text = "If this card battles an opponent's monster, that monster has its effects negated {}."
    for how_long, after in (("until the end of the Damage Step", False), ("during the Battle Phase only", True)):
        s = Scenario("zh-mr2", effect("sky", text.format(how_long), atk=1000), effect("rock", "Cannot be Tributed."))
        sky, rock = s.put(0, "sky", "m1"), s.put(1, "rock", "m1", DEFENSE)
        s.do("phase", value="battle")
        s.act("attack", sky)
        through(s, rock)
        assert s.game.standing_effects().negated(rock) == after
        s.do("phase", value="main2")
        assert not s.game.standing_effects().negated(rock)


def test_its_effects_only_while_it_has_material() -> None:
    text = (
        "2 Level 4 monsters\nThis card's effects can only be applied/resolved while it has Xyz Material. "
        "This card gains 500 ATK."
    )
    xyz = parsed(monster("crown", 4, 2000, traits=("xyz", "effect"), text=text))
    s = Scenario("zh-mr2", xyz, extra=("crown",))
    train, bear = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    crown = s.table.zones["0.extra"][0]
    s.act("special_summon", crown)
    through(s, (train, bear))
    value = s.game.standing_effects
    assert value().value(crown, "atk") == 2500
    s.edit(lambda game: game.send(game.materials(crown), {"cause": "cost", "card": crown, "seat": 0}, "detach"))
    assert value().value(crown, "atk") == 2000


def test_the_first_of_each_turn_survives() -> None:
    text = 'Each turn, the first "ox" you control that would be destroyed by battle, is not destroyed.'
    s = Scenario("zh-mr2", magic("forest", text, "continuous"))
    s.put(1, "forest", "s1")
    ox, other = s.put(1, "ox", "m1"), s.put(1, "ox", "m2")
    one, two = s.put(0, "giant", "m1"), s.put(0, "giant", "m2")
    s.attack(one, ox)
    s.attack(two, other)
    assert [s.where(ox), s.where(other)] == ["1.m1", "1.graveyard"]


def test_nobody_can_fusion_summon() -> None:
    union = magic(
        "union",
        "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material.",
    )
    s = Scenario(
        "zh-mr2",
        union,
        magic("area", "Neither player can Fusion Summon.", "continuous"),
        parsed(monster("centaur", 6, traits=("fusion",), text='"bear" + "ox"')),
        extra=("centaur",),
    )
    s.put(0, "bear", "m1")
    s.put(0, "ox", "m2")
    card = s.put(0, "union", "hand")
    assert card in s.offered("activate")
    s.put(1, "area", "s1")
    assert card not in s.offered("activate")


def test_nobody_flip_summons() -> None:
    s = Scenario("zh-mr2", magic("night", "Your opponent cannot Flip Summon monsters.", "continuous"))
    bear = s.put(0, "bear", "m1", FACE_DOWN)
    assert bear in s.offered("flip_summon")
    s.put(1, "night", "s1")
    assert bear not in s.offered("flip_summon")


def test_the_tribute_must_be_such_a_monster() -> None:
    lord = effect("lord", "If you Tribute Summon this card, the Tribute must be DARK.", level=5)
    s = Scenario("zh-mr2", lord, monster("shade", attribute="DARK"))
    card = s.put(0, "lord", "hand")
    s.put(0, "bear", "m1")
    assert card not in s.offered("normal_summon") and card in s.offered("set_monster")
    shade = s.put(0, "shade", "m2")
    s.act("normal_summon", card)
    through(s)
    assert s.where(shade) == "0.graveyard" and s.where(card)[2] == "m"


def test_what_cannot_be_normal_summoned_may_still_be_set() -> None:
    s = Scenario("zh-mr2", effect("sun", "Cannot be Normal or Special Summoned."))
    card = s.put(0, "sun", "hand")
    assert card not in s.offered("normal_summon") and card in s.offered("set_monster")


def test_one_card_is_the_entire_tribute() -> None:
    rite = parsed(
        spell(
            "rite",
            "ritual",
            text='Ritual Summon "lord" from your hand, by Tributing monsters from your hand or field whose total '
            "Levels equal 7.",
        )
    )
    lord = parsed(monster("lord", 7, traits=("ritual",), text='You can Ritual Summon this card with "rite".'))
    whole = "If you Ritual Summon an EARTH Ritual Monster, this card can be used as the entire Tribute."
    s = Scenario("zh-mr2", rite, lord, effect("shadow", whole, level=3))
    card, summoned = s.put(0, "rite", "hand"), s.put(0, "lord", "hand")
    assert card not in s.offered("activate")
    shadow = s.put(0, "shadow", "hand")
    s.act("activate", card)
    through(s)
    assert s.where(shadow) == "0.graveyard" and s.where(summoned)[2] == "m"


@pytest.mark.parametrize(
    ("said", "lost"),
    [("is halved", (500, 0)), ("is also inflicted to your opponent", (1000, 1000))],
)
def test_battle_damage_of_its_battles(said: str, lost: tuple[int, int]) -> None:
    s = Scenario("zh-mr2", effect("ring", f"Any battle damage you take from battles involving this card {said}."))
    ring, giant = s.put(0, "ring", "m1"), s.put(1, "giant", "m1")
    s.attack(ring, giant)
    assert (8000 - s.lp(0), 8000 - s.lp(1)) == lost


def test_several_attributes() -> None:
    text = "While face-up on the field, this card is also DARK, WATER, and FIRE."
    s = Scenario("zh-mr2", effect("star", text))
    card = s.put(0, "star", "m1")
    assert s.game.standing_effects().attributes(card) == ("EARTH", "DARK", "WATER", "FIRE")


def test_each_by_its_own_level() -> None:
    s = Scenario(
        "zh-mr2", magic("burden", "Each face-up monster your opponent controls loses 100 ATK × its own Level.")
    )
    bear, giant = s.put(1, "bear", "m1"), s.put(1, "giant", "m2")
    use(s, s.put(0, "burden", "hand"))
    value = s.game.standing_effects().value
    assert (value(bear, "atk"), value(giant, "atk")) == (1500 - 400, 2500 - 700)


def test_nothing_is_set_the_turn_it_is_activated() -> None:
    arm = magic("arm", "Draw 1 card. You cannot Set Spell/Trap Cards during the turn you activate this card.")
    s = Scenario("zh-mr2", arm, snare("pit", "Draw 1 card."))
    one, pit = s.put(0, "arm", "hand"), s.put(0, "pit", "hand")
    use(s, one)
    assert pit not in s.offered("set")
    s.end_turn()
    s.end_turn()
    one = s.put(0, "arm", "hand")
    s.act("set", pit)
    through(s)
    assert one not in s.offered("activate")


def test_other_monsters_do_not_attack_that_turn() -> None:
    text = (
        "Once per turn: You can draw 1 card. You can only attack with Synchro Monsters during the turn you activate "
        "this effect."
    )
    s = Scenario("zh-mr2", effect("gum", text), monster("star", traits=("synchro",)))
    gum, star = s.put(0, "gum", "m1"), s.put(0, "star", "m2")
    use(s, gum)
    s.do("phase", value="battle")
    assert s.offered("attack") == [star]


def test_control_as_long_as_its_card_is_face_up() -> None:
    text = "FLIP: While this card is face-up on the field, take control of 1 EARTH monster your opponent controls."
    s = Scenario(
        "zh-mr2", effect("charmer", text, traits=("effect", "flip")), magic("crush", "Destroy 1 monster you control.")
    )
    charmer, ox = s.put(0, "charmer", "m1", FACE_DOWN), s.put(1, "ox", "m1")
    s.act("flip_summon", charmer)
    through(s)
    assert s.where(ox)[0] == "0"
    use(s, s.put(0, "crush", "hand"))
    assert s.where(ox)[0] == "1"


def test_counters_are_counted_on_it() -> None:
    text = "While there are 2 or more Clock Counters on this card, this card gains 500 ATK."
    s = Scenario("zh-mr2", effect("tower", text))
    tower = s.put(0, "tower", "m1")
    for count, atk in ((1, 1500), (2, 2000)):
        s.edit(lambda game, count=count: game.play.count(tower, "Clock", count))
        assert s.game.standing_effects().value(tower, "atk") == atk


def test_what_is_left_of_an_older_way_to_be_summoned() -> None:
    text = "This monster cannot be Special Summoned. If this card is in your GY: You can Special Summon this card."
    s = Scenario("zh-mr2", effect("lone", text))
    lone = s.put(0, "lone", "graveyard")
    assert lone not in s.offered("activate")


def test_what_was_not_beaten_goes_back() -> None:
    text = (
        "At the end of the Damage Step, if an opponent's monster that battled this card is not destroyed: Return that "
        "opponent's monster to the hand."
    )
    for atk, place in ((1000, "1.hand"), (3000, "1.graveyard")):
        s = Scenario("zh-mr2", effect("hammer", text, atk=atk))
        hammer, wall = s.put(0, "hammer", "m1"), s.put(1, "wall", "m1", DEFENSE)
        s.do("phase", value="battle")
        s.act("attack", hammer)
        through(s, wall)
        assert s.where(wall) == place


def test_a_field_that_helps_the_weaker_attacker() -> None:
    text = (
        'When a "Hero" monster attacks, if its ATK is lower than the ATK of the attack target, the attacking monster '
        "gains 1000 ATK during damage calculation only."
    )
    for target, lost in (("giant", 0), ("mouse", 1500)):
        s = Scenario("zh-mr2", magic("city", text, "field"), monster("Hero man", atk=1500))
        s.put(0, "city", "field")
        hero, other = s.put(0, "Hero man", "m1"), s.put(1, target, "m1")
        s.attack(hero, other)
        assert 8000 - s.lp(1) == lost
        assert s.where(other) == "1.graveyard"


def test_after_its_summon_the_opponent_is_still() -> None:
    text = "After this card was Normal Summoned, your opponent cannot activate Trap Cards for the rest of that turn."
    s = Scenario("zh-mr2", effect("dodger", text), snare("pit", "Draw 1 card."))
    dodger, pit = s.put(0, "dodger", "hand"), s.put(1, "pit", "s1", SET)
    s.do("normal_summon", dodger)
    s.do("phase", value="battle")
    assert pit not in s.offered("activate")
    s.end_turn()
    assert pit in s.offered("activate")


@pytest.mark.parametrize(("how", "place"), [("effect", "0.hand"), ("battle", "0.graveyard")])
def test_sent_except_by_battle(how: str, place: str) -> None:
    text = (
        "When this card is sent from the field to the GY, except by being destroyed by battle: Return it to the hand."
    )
    s = Scenario("zh-mr2", effect("ptera", text), magic("crush", "Destroy 1 monster you control."))
    ptera = s.put(0, "ptera", "m1")
    if how == "effect":
        use(s, s.put(0, "crush", "hand"))
    else:
        giant = s.put(1, "giant", "m1")
        s.do("phase", value="battle")
        s.act("attack", ptera)
        through(s, giant)
    assert s.where(ptera) == place


def test_no_monsters_or_only_such() -> None:
    text = (
        'If you control no monsters, or all monsters you control are "Trick" monsters: You can Special Summon this '
        "card from your hand."
    )
    s = Scenario("zh-mr2", effect("bein", text), monster("Trick one"))
    card = s.put(0, "bein", "hand")
    assert card in s.offered("activate")
    s.put(0, "Trick one", "m1")
    assert card in s.offered("activate")
    s.put(0, "bear", "m2")
    assert card not in s.offered("activate")


def test_only_one_monster_attacks() -> None:
    s = Scenario(
        "zh-mr2",
        magic(
            "door", "Both players can only attack with 1 monster during their respective Battle Phases.", "continuous"
        ),
    )
    s.put(1, "door", "s1")
    one, two = s.put(0, "ox", "m1"), s.put(0, "bear", "m2")
    s.do("phase", value="battle")
    assert s.offered("attack") == [one, two]
    s.act("attack", one)
    through(s)
    assert s.offered("attack") == []


def test_traps_from_the_hand_and_when_set() -> None:
    pit = snare("pit", "Draw 1 card.")
    s = Scenario(
        "zh-mr2",
        pit,
        effect("atrax", "You can activate Trap Cards from your hand."),
        effect("witch", 'You can activate "pit" the turn it is Set.'),
    )
    card = s.put(0, "pit", "hand")
    assert card not in s.offered("activate")
    s.put(0, "atrax", "m1")
    assert card in s.offered("activate")
    s = Scenario("zh-mr2", pit, effect("witch", 'You can activate "pit" the turn it is Set.'))
    card = s.put(0, "pit", "hand")
    s.put(0, "witch", "m1")
    s.act("set", card)
    through(s)
    assert card in s.offered("activate")


def test_not_the_turn_it_was_sent_there() -> None:
    text = (
        "You can banish this card from your GY; draw 1 card. This effect cannot be activated the same turn this "
        "card is sent to the GY."
    )
    s = Scenario("zh-mr2", effect("imp", text), magic("drop", "Send 1 monster from your hand to the GY."))
    imp = s.put(0, "imp", "hand")
    use(s, s.put(0, "drop", "hand"))
    assert s.where(imp) == "0.graveyard" and imp not in s.offered("activate")
    s.end_turn()
    s.end_turn()
    assert imp in s.offered("activate")


def test_the_difference_of_life_points() -> None:
    text = "While your LP is higher than your opponent's, this card gains ATK/DEF equal to the difference in LP."
    s = Scenario("zh-mr2", effect("angel", text))
    angel = s.put(0, "angel", "m1")
    s.set_lp(1, 7300)
    assert s.game.standing_effects().value(angel, "atk") == 1500 + 700


def test_banished_cards_are_counted() -> None:
    horror = effect("horror", "This card's ATK and DEF are equal to the number of banished EARTH monsters x 300.")
    ray = effect(
        "ray", "If 2 or more of your EARTH monsters are banished, you can Special Summon this card (from your hand)."
    )
    s = Scenario("zh-mr2", horror, ray)
    card, beast = s.put(0, "ray", "hand"), s.put(0, "horror", "m1")
    s.put(0, "bear", "banished")
    s.put(1, "ox", "banished")
    assert s.game.standing_effects().value(beast, "atk") == 600
    assert card not in s.offered("special_summon")
    s.put(0, "ox", "banished")
    assert card in s.offered("special_summon")


def test_a_summon_or_a_set() -> None:
    text = "When your opponent Normal Summons or Sets a monster, you can Special Summon this card from your hand."
    for act in ("normal_summon", "set_monster"):
        s = Scenario("zh-mr2", effect("beet", text))
        beet, bear = s.put(1, "beet", "hand"), s.put(0, "bear", "hand")
        s.act(act, bear)
        through(s, "activate")
        assert s.where(beet).startswith("1.m")


def test_at_the_end_of_the_battle_phase_if_it_hurt() -> None:
    text = (
        "At the end of the Battle Phase, if this card inflicted battle damage to your opponent: Banish this card until "
        "your next Standby Phase."
    )
    s = Scenario("zh-mr2", effect("fang", text))
    fang = s.put(0, "fang", "m1")
    s.attack(fang)
    s.do("phase", value="main2")
    assert s.where(fang) == "0.banished"


def test_it_is_no_tribute_for_a_summon() -> None:
    s = Scenario("zh-mr2", effect("squirrel", "This card cannot be Tributed for a Tribute Summon."))
    s.put(0, "squirrel", "m1")
    knight = s.put(0, "knight", "hand")
    assert knight not in s.offered("normal_summon")
    s.put(0, "bear", "m2")
    assert knight in s.offered("normal_summon")


def test_several_of_a_name_are_that_name() -> None:
    text = 'You can Special Summon up to 2 "Nimble squirrels" from your Deck.'
    s = Scenario("zh-mr2", magic("call", text), monster("Nimble squirrel"))
    one = s.put(0, "Nimble squirrel", "deck")
    use(s, s.put(0, "call", "hand"))
    assert s.where(one).startswith("0.m")


def test_what_holds_under_a_condition_is_no_part_of_an_effect() -> None:
    text = (
        "When this card is Normal Summoned: You can draw 1 card. If you control another monster, your opponent cannot "
        "target this card with card effects or for attacks."
    )
    s = Scenario("zh-mr2", effect("doll", text), turn=4)
    doll, bear, giant = s.put(0, "doll", "m1"), s.put(0, "bear", "m2"), s.put(1, "giant", "m1")
    s.end_turn()
    s.do("phase", value="battle")
    s.act("attack", giant)
    assert doll not in [option.card for option in s.choice.options] and bear in [o.card for o in s.choice.options]


def test_instead_only_where_nothing_else_would_be_destroyed() -> None:
    text = (
        'If exactly 1 "Six" monster you control (and no other cards) would be destroyed by card effect, you can banish '
        "this card from your GY instead."
    )
    crush, storm = (
        magic("crush", "Destroy 1 monster you control."),
        magic("storm", "Destroy all monsters on the field."),
    )
    for spell_card, spared in ((crush, True), (storm, False)):
        s = Scenario("zh-mr2", effect("genba", text), monster("Six man"), spell_card)
        genba, man = s.put(0, "genba", "graveyard"), s.put(0, "Six man", "m1")
        s.put(1, "bear", "m1")
        use(s, s.put(0, spell_card.name, "hand"), *(["yes"] if spared else []))
        assert (s.where(man), s.where(genba)) == (("0.m1", "0.banished") if spared else ("0.graveyard", "0.graveyard"))


@pytest.mark.parametrize(
    ("said", "place"),
    [("returned to the hand", "1.hand"), ("returned to the bottom of the Deck", "1.deck")],
)
def test_what_it_destroys_goes_back(said: str, place: str) -> None:
    text = f"Monsters destroyed by battle with this card are {said} instead of going to the GY."
    s = Scenario("zh-mr2", effect("trainee", text, atk=2000))
    trainee, bear = s.put(0, "trainee", "m1"), s.put(1, "bear", "m1")
    s.attack(trainee, bear)
    assert s.where(bear) == place
    if place == "1.deck":
        assert s.table.zones[place][0] == bear


def test_neither_normal_nor_special_summons_but_of_some() -> None:
    text = (
        'Draw 1 card, also you cannot Normal or Special Summon monsters for the rest of this turn, except "Flower" '
        "monsters."
    )
    s = Scenario("zh-mr2", magic("willow", text), monster("Flower one"))
    bear, flower = s.put(0, "bear", "hand"), s.put(0, "Flower one", "hand")
    use(s, s.put(0, "willow", "hand"))
    assert bear not in s.offered("normal_summon") and flower in s.offered("normal_summon")
    assert bear in s.offered("set_monster")


def test_summoned_by_effects_of_such_cards_alone() -> None:
    mare = effect("mare", "Cannot be Special Summoned, except by the effect of a Wyrm monster.", level=2)
    call = "You can Special Summon 1 Level 2 monster from your hand."
    s = Scenario("zh-mr2", mare, effect("worm", call, race="Wyrm"), effect("man", call))
    s.put(0, "mare", "hand")
    man, worm = s.put(0, "man", "m1"), s.put(0, "worm", "m2")
    assert man not in s.offered("activate") and worm in s.offered("activate")


def test_a_card_that_is_always_another_as_well() -> None:
    eye = magic("eye", '(This card is also always treated as "Old Dragon".) Gain 500 LP.')
    s = Scenario("zh-mr2", eye, magic("call", 'Add 1 "Old Dragon" from your Deck to your hand.'))
    card = s.put(0, "eye", "deck")
    use(s, s.put(0, "call", "hand"))
    assert s.where(card) == "0.hand"


def test_what_it_gets_by_the_attributes_there_are() -> None:
    text = (
        "This monster gets the following effects while there is a monster with the following Attributes on the field: "
        "● FIRE: This card gains 500 ATK. ● WATER: This card gains 200 ATK."
    )
    s = Scenario("zh-mr2", effect("valkyrie", text), monster("flame", attribute="FIRE"))
    card = s.put(0, "valkyrie", "m1")
    assert s.game.standing_effects().value(card, "atk") == 1500
    s.put(1, "flame", "m1")
    assert s.game.standing_effects().value(card, "atk") == 2000


def test_what_it_summoned_goes_with_it() -> None:
    text = (
        "Once per turn, you can Tribute 1 EARTH monster (except this card) to Special Summon 1 EARTH monster from your "
        'hand. The monster Special Summoned by this effect is destroyed if "aussa" is removed from your field.'
    )
    s = Scenario("zh-mr2", effect("aussa", text), magic("crush", "Destroy 1 EARTH monster you control."))
    aussa, bear, ox = s.put(0, "aussa", "m1"), s.put(0, "bear", "m2"), s.put(0, "ox", "hand")
    use(s, aussa)
    assert s.where(ox)[2] == "m" and s.where(bear) == "0.graveyard"
    use(s, s.put(0, "crush", "hand"), aussa)
    assert s.where(ox) == "0.graveyard"


def test_of_a_face_down_monster_nobody_knows_the_attribute() -> None:
    text = (
        "Target 1 monster you control; destroy all monsters your opponent controls with the same Attribute as that "
        "monster."
    )
    s = Scenario("zh-mr2", magic("elysium", text))
    s.put(0, "bear", "m1")
    up, down = s.put(1, "ox", "m1"), s.put(1, "ox", "m2", FACE_DOWN)
    use(s, s.put(0, "elysium", "hand"))
    assert [s.where(up), s.where(down)] == ["1.graveyard", "1.m2"]


def test_what_is_a_tuner_is_not_made_one() -> None:
    text = "You can target 1 face-up monster you control; that face-up monster is treated as a Tuner this turn."
    s = Scenario("zh-mr2", effect("gum", text, traits=("effect", "tuner")))
    gum = s.put(0, "gum", "m1")
    assert gum not in s.offered("activate")
    s.put(0, "bear", "m2")
    assert gum in s.offered("activate")


def test_what_is_said_of_the_target_of_an_attack() -> None:
    text = (
        "When a face-up monster you control is targeted for an attack: Its ATK becomes equal to that of the attacking "
        "monster."
    )
    s = Scenario("zh-mr2", snare("mail", text))
    mail = s.put(1, "mail", "s1", SET)
    s.end_turn()
    s.end_turn()
    giant, ox = s.put(0, "giant", "m1"), s.put(1, "ox", "m1")
    s.do("phase", value="battle")
    s.act("attack", giant)
    s.act("attack", ox)
    s.settle("respond")
    s.act("activate", mail)
    through(s)
    assert [s.where(giant), s.where(ox)] == ["0.graveyard", "1.graveyard"]


def test_the_attacked_monster_doubles_its_own_attack() -> None:
    text = (
        "When this card is attacked: This card's ATK becomes double its current ATK until the end of the Damage Step."
    )
    s = Scenario("zh-mr2", effect("core", text, atk=1300))
    core, giant = s.put(1, "core", "m1"), s.put(0, "giant", "m1")
    s.do("phase", value="battle")
    s.act("attack", giant)
    through(s, core)
    assert (s.where(giant), s.lp(0)) == ("0.graveyard", 8000 - (2 * 1300 - 2500))


def test_an_effect_of_the_battle_step() -> None:
    text = "During either player's Battle Step: You can Special Summon this card from your hand."
    s = Scenario("zh-mr2", effect("imp", text, atk=3000))
    imp = s.put(1, "imp", "hand")
    ox = s.put(0, "ox", "m1")
    s.do("phase", value="battle")
    s.act("attack", ox)
    s.act("direct")
    s.settle("respond")
    assert imp in s.offered("activate")
    s.act("activate", imp)
    through(s)
    assert s.where(imp)[2] == "m"


def test_not_an_effect_of_the_main_phase() -> None:
    text = "During either player's Battle Step: You can Special Summon this card from your hand."
    s = Scenario("zh-mr2", effect("imp", text))
    imp = s.put(0, "imp", "hand")
    assert imp not in s.offered("activate")
    s.do("phase", value="battle")
    assert imp in s.offered("activate")


@pytest.mark.parametrize(
    ("said", "plain"),
    [
        (
            "Inflict 500 damage to your opponent during the End Phase of your turn.",
            "During your End Phase: Inflict 500 damage to your opponent.",
        ),
        (
            "While it is your turn, all face-up monsters your opponent controls become Plant-Type monsters.",
            "During your turn, all face-up monsters your opponent controls become Plant-Type.",
        ),
        (
            "The ATK of this card increases by 1000 points whenever it attacks a WIND monster.",
            "If this card attacks a WIND monster, it gains 1000 ATK during damage calculation only.",
        ),
        (
            "All monsters your opponent controls lose 300 ATK during their Battle Phase only.",
            "All monsters your opponent controls lose 300 ATK during your opponent's Battle Phase only.",
        ),
        (
            (
                "Once during each of your turns, when your opponent activates a Spell/Trap Card, you can negate the "
                "activation and destroy that card."
            ),
            (
                "Once per turn, during your turn, when your opponent activates a Spell/Trap Card: You can negate the "
                "activation and destroy that card."
            ),
        ),
        (
            "Any monster that is Normal Summoned, Flip Summoned or Special Summoned is changed to Defense Position.",
            "If a monster is Normal, Flip or Special Summoned: Change that monster to Defense Position.",
        ),
        (
            "Any damage to this card's controller caused as a result of battle involving this monster becomes 0.",
            "You take no battle damage from battles involving this card.",
        ),
        (
            'You can Normal Summon this card by Tributing 1 "Fill" monster.',
            'You can Tribute Summon this card by Tributing 1 "Fill" monster.',
        ),
    ],
)
def test_other_ways_to_say_it(said: str, plain: str) -> None:
    found = [
        [
            {name: value for name, value in ability.items() if name != "span"}
            for ability in effect("other", one).abilities
        ]
        for one in (said, plain)
    ]
    assert found[0] == found[1] != []
