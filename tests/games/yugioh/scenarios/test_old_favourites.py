"""Wordings of well-known cards, with cards of our own: each is played, and nothing else than its text happens."""

from __future__ import annotations

import pytest
from scenario import DEFENSE, FACE_DOWN, SET, Scenario, effect, magic, snare
from stage import through, use


def test_negating_all_spell_effects_leaves_traps_and_monsters_alone() -> None:
    edict = snare("edict", "Negate all Spell effects on the field.", "continuous")
    gift, tip = magic("gift", "Gain 500 LP."), snare("tip", "Gain 300 LP.")
    s = Scenario("zh-mr2", edict, gift, tip)
    s.put(1, "edict", "s1")
    use(s, s.put(0, "gift", "hand"))
    assert s.lp(0) == 8000
    use(s, s.put(0, "tip", "s1", SET))
    assert s.lp(0) == 8300


def test_negating_other_trap_effects_spares_itself() -> None:
    decree = snare(
        "decree", "Negate all other Trap effects on the field. During your Standby Phase: Gain 10 LP.", "continuous"
    )
    tip = snare("tip", "Gain 300 LP.")
    s = Scenario("zh-mr2", decree, tip)
    s.put(0, "decree", "s1")
    use(s, s.put(0, "tip", "s2", SET))
    assert s.lp(0) == 8000
    s.end_turn()
    s.end_turn()
    assert s.lp(0) == 8010


@pytest.mark.parametrize(("lp", "stays"), [(8000, True), (600, False)])
def test_upkeep_that_must_be_paid(lp: int, stays: bool) -> None:
    text = (
        "Once per turn, during your Standby Phase, you must pay 700 LP (this is not optional), or "
        "this card is destroyed."
    )
    s = Scenario("zh-mr2", magic("rent", text, "continuous"))
    rent = s.put(0, "rent", "s1")
    s.set_lp(0, lp)
    s.end_turn()
    s.end_turn()
    while s.choice.kind != "action":
        s.play.answer([0])
    assert (s.where(rent) == "0.s1") == stays
    assert s.lp(0) == (lp - 700 if stays else lp)


def test_both_players_discard_and_draw() -> None:
    s = Scenario("zh-mr2", magic("urn", "Both players discard their entire hands, then draw 2 cards."))
    bear, ox = s.put(0, "bear", "hand"), s.put(1, "ox", "hand")
    use(s, s.put(0, "urn", "hand"))
    assert (s.where(bear), s.where(ox)) == ("0.graveyard", "1.graveyard")
    assert [len(s.table.zones[f"{seat}.hand"]) for seat in (0, 1)] == [2, 2]


def test_each_player_draws_as_many_as_that_player_discarded() -> None:
    text = "Each player discards their entire hand, then draws the same number of cards they discarded."
    s = Scenario("zh-mr2", magic("gale", text))
    for name in ("bear", "ox", "mouse"):
        s.put(0, name, "hand")
    s.put(1, "wall", "hand")
    use(s, s.put(0, "gale", "hand"))
    assert [len(s.table.zones[f"{seat}.hand"]) for seat in (0, 1)] == [3, 1]
    assert [len(s.table.zones[f"{seat}.graveyard"]) for seat in (0, 1)] == [4, 1]


def test_each_player_chooses_the_monster_that_changes_sides() -> None:
    text = "Each player chooses 1 monster they control and switches control of those monsters with each other."
    s = Scenario("zh-mr2", magic("trade", text))
    bear, ox = s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    wall, mouse = s.put(1, "wall", "m1"), s.put(1, "mouse", "m2")
    use(s, s.put(0, "trade", "hand"), ox, mouse)
    assert (s.where(bear)[0], s.where(ox)[0], s.where(wall)[0], s.where(mouse)[0]) == ("0", "1", "1", "0")


def test_cards_of_the_added_name_cannot_be_activated_this_turn() -> None:
    finder = magic(
        "finder",
        "Add 1 Level 1 monster from your Deck to your hand, but you cannot activate cards, or the effects of cards, "
        "with that name for the rest of this turn.",
    )
    imp = effect("imp", "You can discard this card; gain 100 LP.", level=1)
    other = effect("other", "You can discard this card; gain 10 LP.", level=2)
    s = Scenario("zh-mr2", finder, imp, other)
    added, rest = s.put(0, "imp", "deck"), s.put(0, "other", "hand")
    use(s, s.put(0, "finder", "hand"))
    assert s.where(added) == "0.hand"
    assert s.offered("activate") == [rest]
    s.end_turn()
    s.end_turn()
    assert added in s.offered("activate")


def test_what_did_not_attack_is_destroyed() -> None:
    text = "During your End Phase: Destroy all other monsters you control that did not declare an attack this turn."
    s = Scenario("zh-mr2", effect("judge", text))
    judge, bear, ox = s.put(0, "judge", "m1"), s.put(0, "bear", "m2"), s.put(0, "ox", "m3")
    s.attack(ox)
    s.end_turn()
    assert [s.where(card).split(".")[1] for card in (judge, bear, ox)] == ["m1", "graveyard", "m3"]


@pytest.mark.parametrize("dark", [True, False])
def test_what_is_not_in_the_hand_is_not_asked_for(dark: bool) -> None:
    text = (
        "Draw 1 card, then banish 1 DARK monster from your hand, or, if you do not have any in your hand, send your "
        "entire hand to the GY."
    )
    s = Scenario("zh-mr2", magic("lure", text), effect("shade", "", attribute="DARK"))
    bear = s.put(0, "bear", "hand")
    shade = s.put(0, "shade", "hand") if dark else None
    use(s, s.put(0, "lure", "hand"))
    assert s.where(bear) == ("0.hand" if dark else "0.graveyard")
    assert shade is None or s.where(shade) == "0.banished"
    assert len(s.table.zones["0.hand"]) == (2 if dark else 0)


@pytest.mark.parametrize("seed", range(6))
def test_the_die_spares_the_target_on_one_and_six(seed: int) -> None:
    text = "You can target 1 card on the field; roll a six-sided die, and destroy that target unless you roll a 1 or 6."
    s = Scenario("zh-mr2", effect("gambler", text), seed=seed)
    s.put(0, "gambler", "m1")
    wall = s.put(1, "wall", "m1")
    use(s, s.offered("activate")[0], wall)
    face = next(fact.data["face"] for fact in s.facts("rolled"))
    assert (s.where(wall) == "1.m1") == (face in (1, 6))


def test_the_destroyed_monster_is_targeted_and_comes_back_to_the_hand() -> None:
    text = (
        "When a Warrior monster you control is destroyed and sent to your GY: You can pay 100 LP to target "
        "that monster; "
        "return that target to the hand."
    )
    s = Scenario("zh-mr2", effect("nurse", text), magic("bolt", "Target 1 monster on the field; destroy that target."))
    nurse, bear = s.put(0, "nurse", "m1"), s.put(0, "bear", "m2")
    use(s, s.put(0, "bolt", "hand"), bear, nurse)
    assert s.where(bear) == "0.hand" and s.lp(0) == 7900


@pytest.mark.parametrize("flip", [True, False])
def test_copies_of_a_flip_monster_leave_both_decks(flip: bool) -> None:
    text = (
        "Target 1 face-down monster on the field; destroy that target, and if you do, banish it, then, if it "
        "was a Flip "
        "monster, each player reveals their Main Deck, then banishes all cards from it with that monster's name."
    )
    s = Scenario("zh-mr2", magic("hunt", text), effect("mole", "FLIP: Draw 1 card.", traits=("effect", "flip")))
    name = "mole" if flip else "bear"
    target = s.put(1, name, "m1", FACE_DOWN)
    copies = [s.put(0, name, "deck"), s.put(1, name, "deck")]
    use(s, s.put(0, "hunt", "hand"))
    assert s.where(target) == "1.banished"
    assert [s.where(copy).split(".")[1] for copy in copies] == (["banished"] * 2 if flip else ["deck"] * 2)


def test_one_of_two_that_a_bullet_allows() -> None:
    text = (
        "When this card is Normal Summoned: You can activate 1 of these effects.\n● You can destroy "
        "Spell/Trap Cards on the "
        "field, up to the number of Warrior monsters you control, except this card.\n● Gain 100 LP."
    )
    s = Scenario("zh-mr2", effect("squire", text), magic("lamp", "Gain 1 LP.", "continuous"))
    s.put(0, "bear", "m1")
    lamps = [s.put(1, "lamp", f"s{n}") for n in (1, 2)]
    squire = s.put(0, "squire", "hand")
    s.act("normal_summon", squire)
    while s.choice.kind != "mode":
        s.play.answer([next((i for i, option in enumerate(s.choice.options) if option.act != "no"), 0)])
    s.play.answer([0])
    through(s, lamps[1])
    assert [s.where(lamp) for lamp in lamps] == ["1.s1", "1.graveyard"] and s.lp(0) == 8000


@pytest.mark.parametrize("mode", [0, 1])
def test_what_is_paid_for_one_of_two_effects(mode: int) -> None:
    text = (
        "Activate 1 of these effects.\n● Target 1 face-up monster your opponent controls; change that target's battle "
        "position.\n● Tribute 1 monster, then target 1 face-up monster your opponent controls; take control of that "
        "target until the End Phase."
    )
    s = Scenario("zh-mr2", magic("pad", text, "quick-play"))
    bear, ox = s.put(0, "bear", "m1"), s.put(1, "ox", "m1")
    s.act("activate", s.put(0, "pad", "hand"))
    while s.choice.kind != "mode":
        s.play.answer([0])
    s.play.answer([mode])
    through(s)
    assert s.where(ox)[:3] == ("0.m" if mode else "1.m")
    assert s.table.cards[ox].sideways == (mode == 0)
    assert s.where(bear) == ("0.graveyard" if mode else "0.m1")


def test_an_effect_that_cannot_be_paid_for_is_not_offered() -> None:
    text = (
        "Activate 1 of these effects.\n● Gain 100 LP.\n● Tribute 1 monster, then target 1 face-up monster "
        "your opponent "
        "controls; take control of that target."
    )
    s = Scenario("zh-mr2", magic("pad", text))
    ox = s.put(1, "ox", "m1")
    use(s, s.put(0, "pad", "hand"))
    assert s.where(ox) == "1.m1" and s.lp(0) == 8100


@pytest.mark.parametrize("held", [True, False])
def test_the_pieces_in_hand_win_the_duel(held: bool) -> None:
    text = 'When you have "left", and "right" in addition to this card in your hand, you win the Duel.'
    search = magic("search", 'Add 1 "right" from your Deck to your hand.')
    s = Scenario("zh-mr2", effect("head", text), effect("left", ""), effect("right", ""), search)
    s.put(0, "head", "hand")
    s.put(0, "left", "hand" if held else "m1")
    s.put(0, "right", "deck")
    use(s, s.put(0, "search", "hand"))
    wins = s.table.seats[0].counts["wins"]
    assert (wins, s.table.seats[1].counts["wins"]) == ((1, 0) if held else (0, 0))


def test_control_lasts_as_long_as_the_card_is_equipped() -> None:
    text = (
        "Take control of a monster on your opponent's side of the field that is equipped with this card. Increase your "
        "opponent's Life Points by 1000 points during each of their Standby Phases."
    )
    sweep = magic("sweep", "Destroy all Spell Cards on the field.")
    s = Scenario("zh-mr2", magic("theft", text, "equip"), sweep)
    ox = s.put(1, "ox", "m1")
    use(s, s.put(0, "theft", "hand"))
    assert s.where(ox).startswith("0.m")
    s.end_turn()
    assert s.lp(1) == 9000 and s.lp(0) == 8000
    s.end_turn()
    assert s.lp(1) == 9000
    use(s, s.put(0, "sweep", "hand"))
    assert s.where(ox).startswith("1.m")


def test_turned_up_without_flip_effects() -> None:
    text = (
        "Change all face-down Defense Position monsters on the field to face-up Defense Position (Flip Effects are not "
        "activated), also inflict 500 damage to your opponent for each Effect Monster on the field."
    )
    s = Scenario("zh-mr2", magic("truce", text), effect("mole", "FLIP: Draw 1 card.", traits=("effect", "flip")))
    mole, wall = s.put(0, "mole", "m1", FACE_DOWN), s.put(1, "wall", "m1", FACE_DOWN)
    use(s, s.put(0, "truce", "hand"))
    assert s.table.cards[mole].face_up and s.table.cards[wall].face_up
    assert s.lp(1) == 7500 and not s.table.zones["0.hand"]


def test_everything_goes_back_into_the_decks() -> None:
    text = "Each player shuffles all cards from their hand, field, and GY into the Deck, then draws 2 cards."
    s = Scenario("zh-mr2", magic("tide", text))
    cards = [s.put(0, "bear", "hand"), s.put(0, "ox", "m1"), s.put(1, "wall", "graveyard"), s.put(1, "mouse", "m1")]
    tide = s.put(0, "tide", "hand")
    use(s, tide)
    assert not any(s.where(card).split(".")[1] in ("m1", "graveyard") for card in cards)
    assert [len(s.table.zones[f"{seat}.hand"]) for seat in (0, 1)] == [2, 2]
    assert s.where(tide) == "0.graveyard"


@pytest.mark.parametrize(("stance", "done"), [(None, True), (DEFENSE, False)])
def test_only_from_attack_to_defense(stance: str | None, done: bool) -> None:
    text = (
        "You can target 1 Spell/Trap your opponent controls; change this card you control from face-up "
        "Attack Position to "
        "face-up Defense Position, and if you do, destroy that target."
    )
    s = Scenario("zh-mr2", effect("archer", text), magic("lamp", "Gain 1 LP.", "continuous"))
    archer, lamp = s.put(0, "archer", "m1", stance), s.put(1, "lamp", "s1")
    assert (archer in s.offered("activate")) == done
    if done:
        use(s, archer)
        assert s.table.cards[archer].sideways and s.where(lamp) == "1.graveyard"


@pytest.mark.parametrize(("name", "woken"), [("cog", True), ("magus", False)])
def test_effects_of_others_of_the_series(name: str, woken: bool) -> None:
    text = 'If the effect of an "o" monster is activated, except "magus": You can gain 100 LP.'
    s = Scenario(
        "zh-mr2",
        effect("magus", text.replace('"o"', '"g"') + " You can pay 10 LP; draw 1 card."),
        effect("cog", "You can pay 10 LP; draw 1 card."),
    )
    magus, cog = s.put(0, "magus", "m1"), s.put(0, "cog", "m2")
    user = cog if name == "cog" else magus
    s.act("activate", user)
    through(s, magus) if woken else through(s)
    assert s.lp(0) == 8000 - 10 + (100 if woken else 0)


@pytest.mark.parametrize(("host", "stays"), [("iron", False), ("bear", True)])
def test_what_is_equipped_to_this_card_is_destroyed(host: str, stays: bool) -> None:
    iron = effect("iron", "When an Equip Card(s) is equipped to this card: Destroy the Equip Card(s).")
    blade = magic("blade", "The equipped monster gains 100 ATK.", "equip")
    s = Scenario("zh-mr2", iron, blade)
    cards = {"iron": s.put(0, "iron", "m1"), "bear": s.put(0, "bear", "m2")}
    edge = s.put(0, "blade", "hand")
    s.act("activate", edge)
    through(s, cards[host])
    assert (s.where(edge) == "0.s1") == stays


def test_after_a_card_that_targets_it_has_resolved_it_is_destroyed() -> None:
    ghost = effect("ghost", "After resolving a card effect that targets this face-up card, destroy this card.")
    raise_ = magic("raise", "Target 1 face-up monster on the field; that target gains 100 ATK.")
    s = Scenario("zh-mr2", ghost, raise_)
    it, bear = s.put(0, "ghost", "m1"), s.put(0, "bear", "m2")
    use(s, s.put(0, "raise", "hand"), bear)
    assert s.where(it) == "0.m1"
    use(s, s.put(0, "raise", "hand"), it)
    assert s.where(it) == "0.graveyard" and s.where(bear) == "0.m2"


@pytest.mark.parametrize("seat", [0, 1])
def test_only_the_opponent_cannot_banish_from_graveyards(seat: int) -> None:
    warden = effect("warden", "Your opponent cannot banish cards from either player's Graveyard.")
    spend = effect("spend", "You can banish 1 monster from your GY; gain 100 LP.")
    s = Scenario("zh-mr2", warden, spend)
    s.put(seat, "warden", "m1")
    user = s.put(0, "spend", "m2")
    s.put(0, "bear", "graveyard")
    assert (user in s.offered("activate")) == (seat == 0)


def test_tokens_that_cannot_be_tributed_in_their_first_turn() -> None:
    text = (
        'Special Summon 2 "Seed Tokens" (Plant-Type/WIND/Level 1/ATK 0/DEF 0) in Defense Position. These '
        "Tokens cannot be "
        "Tributed for a Tribute Summon during the turn they are Special Summoned."
    )
    s = Scenario("zh-mr2", magic("sow", text))
    use(s, s.put(0, "sow", "hand"))
    knight = s.put(0, "knight", "hand")
    assert knight not in s.offered("normal_summon")
    s.end_turn()
    s.end_turn()
    assert knight in s.offered("normal_summon")


def test_effects_are_negated_on_the_other_side_only() -> None:
    hush = effect("hush", "Negate the effects of face-up monsters while your opponent controls them.")
    heal = effect("heal", "During your Main Phase: You can gain 100 LP.")
    s = Scenario("zh-mr2", hush, heal)
    mine = s.put(0, "heal", "m1")
    assert mine in s.offered("activate")
    s.put(1, "hush", "m1")
    assert s.game.standing_effects().negated(mine)


@pytest.mark.parametrize("fought", [True, False])
def test_at_the_end_of_a_turn_in_which_it_destroyed_a_monster(fought: bool) -> None:
    text = (
        "During the End Phase of a turn that this card destroyed a monster by battle, by sending this card to the "
        'Graveyard, Special Summon 1 "ox" from your hand or Deck.'
    )
    s = Scenario("zh-mr2", effect("pupil", text, atk=1800))
    pupil, wall = s.put(0, "pupil", "m1"), s.put(1, "mouse", "m1")
    s.put(0, "ox", "hand")
    if fought:
        s.attack(pupil, wall)
    s.act("phase", value="end")
    through(s, *([pupil] if fought else []))
    assert (s.where(pupil) == "0.graveyard") == fought
    assert any(s.card(card).code == s.cards["ox"].key for card in s.table.zones["0.hand"]) != fought


def test_an_old_effect_that_pays_and_declares() -> None:
    text = (
        "Discard 1 card from your hand and declare 1 Type of monster. Destroy all face-up monsters of the "
        "declared Type "
        "on the field."
    )
    s = Scenario("zh-mr2", effect("plague", text, race="Fiend"))
    plague, bear, ox = s.put(0, "plague", "m1"), s.put(1, "bear", "m1"), s.put(0, "ox", "hand")
    use(s, plague, "Warrior")
    assert (s.where(plague), s.where(bear), s.where(ox)) == ("0.m1", "1.graveyard", "0.graveyard")


def test_one_card_for_each_such_card_that_was_sent() -> None:
    text = (
        "Send the top 3 cards of your Deck to the GY, then draw 1 card for each Warrior monster "
        "sent to the GY by this effect."
    )
    s = Scenario("zh-mr2", magic("mill", text), magic("lamp", "Gain 1 LP."))
    for name in ("bear", "lamp", "ox"):
        s.put(0, name, "deck")
    use(s, s.put(0, "mill", "hand"))
    assert len(s.table.zones["0.hand"]) == 2


def test_another_monster_is_saved_by_its_own_material() -> None:
    text = (
        "If a face-up Fiend Xyz Monster you control would be destroyed, you can detach 1 Xyz Material from that "
        "monster instead."
    )
    bolt = magic("bolt", "Target 1 monster on the field; destroy that target.")
    imp = effect("imp", "2 Level 4 monsters", traits=("effect", "xyz"), race="Fiend")
    s = Scenario("zh-mr2", effect("maestro", text), bolt, imp, extra=("imp",))
    maestro = s.put(0, "maestro", "m3")
    s.put(0, "bear", "m1"), s.put(0, "ox", "m2")
    it = s.table.zones["0.extra"][0]
    s.act("special_summon", it)
    while s.choice.kind != "action":
        s.play.answer(list(range(max(1, s.choice.least))))
    fiend = next(card for card in s.table.zones["0.m1"] + s.table.zones["0.m2"] + s.table.zones["0.m4"])
    under = len(s.game.materials(fiend))
    use(s, s.put(0, "bolt", "hand"), fiend, "yes")
    assert s.where(fiend)[:3] == "0.m" and len(s.game.materials(fiend)) == under - 1
    assert s.where(maestro) == "0.m3"


def test_what_destroys_it_by_battle_is_banished_with_it() -> None:
    text = (
        "After damage calculation, when this card is destroyed by battle with an opponent's monster: Banish "
        "that monster, "
        "also banish this card."
    )
    s = Scenario("zh-mr2", effect("ambush", text, atk=1000))
    ambush, giant = s.put(0, "ambush", "m1"), s.put(1, "giant", "m1")
    s.attack(ambush, giant)
    through(s)
    assert (s.where(ambush), s.where(giant)) == ("0.banished", "1.banished")


def test_what_it_destroys_by_battle_is_banished() -> None:
    text = (
        "If this card destroys an opponent's monster by battle, after damage calculation: Banish "
        "that opponent's monster."
    )
    s = Scenario("zh-mr2", effect("mage", text, atk=2000))
    mage, bear = s.put(0, "mage", "m1"), s.put(1, "bear", "m1")
    s.attack(mage, bear)
    through(s)
    assert (s.where(mage), s.where(bear)) == ("0.m1", "1.banished")


def test_traps_cannot_be_activated_and_have_no_effects() -> None:
    text = "Trap Cards, and their effects on the field, cannot be activated. Negate all Trap Card effects on the field."
    s = Scenario("zh-mr2", effect("jammer", text), snare("tip", "Gain 300 LP."), magic("gift", "Gain 500 LP."))
    tip = s.put(0, "tip", "s1", SET)
    assert tip in s.offered("activate")
    s.put(1, "jammer", "m1")
    assert tip not in s.offered("activate")
    use(s, s.put(0, "gift", "hand"))
    assert s.lp(0) == 8500


@pytest.mark.parametrize(("lp", "offered"), [(1600, True), (1499, False)])
def test_only_up_to_the_opponents_life_points(lp: int, offered: bool) -> None:
    text = (
        "Target 1 face-up monster your opponent controls whose ATK is less than or equal to their LP; "
        "destroy that face-up "
        "monster, and if you do, take damage equal to its original ATK, then inflict damage to your "
        "opponent, equal to the "
        "damage you took."
    )
    s = Scenario("zh-mr2", magic("ring", text))
    bear = s.put(1, "bear", "m1")
    s.set_lp(1, lp)
    ring = s.put(0, "ring", "hand")
    assert (ring in s.offered("activate")) == offered
    if offered:
        use(s, ring)
        assert s.where(bear) == "1.graveyard" and (s.lp(0), s.lp(1)) == (6500, 100)


@pytest.mark.parametrize(
    ("done", "ends"), [("discard that card", "1.graveyard"), ("return that card to its owner's Deck", "1.deck")]
)
def test_a_card_is_chosen_in_the_hand_that_is_seen(done: str, ends: str) -> None:
    text = f"Look at your opponent's hand, select 1 Monster Card in it, and {done}."
    s = Scenario("zh-mr2", magic("probe", text), magic("gift", "Gain 500 LP."))
    bear, ox, gift = (s.put(1, name, "hand") for name in ("bear", "ox", "gift"))
    use(s, s.put(0, "probe", "hand"), ox)
    assert (s.where(bear), s.where(ox), s.where(gift)) == ("1.hand", ends, "1.hand")


def test_damage_for_the_field_and_the_hand() -> None:
    text = (
        "Inflict damage to your opponent equal to the total number of cards on your opponent's side of the "
        "field and in "
        "your opponent's hand x 200."
    )
    s = Scenario("zh-mr2", snare("keg", text))
    for name, zone in (("bear", "m1"), ("ox", "hand"), ("wall", "hand")):
        s.put(1, name, zone)
    use(s, s.put(0, "keg", "s1", SET))
    assert s.lp(1) == 8000 - 600


@pytest.mark.parametrize("held", [True, False])
def test_an_attack_effect_that_needs_a_card_on_the_field(held: bool) -> None:
    text = (
        'If "vale" is on the field when this card declares an attack, you can select 1 face-up monster your opponent '
        "controls and change its battle position."
    )
    s = Scenario("zh-mr2", effect("raider", text), magic("vale", "Gain 1 LP.", "field"))
    raider, wall = s.put(0, "raider", "m1"), s.put(1, "giant", "m1")
    if held:
        s.put(0, "vale", "field")
    s.act("phase", value="battle")
    through(s)
    s.act("attack", raider)
    s.act("attack", wall)
    through(s, *([raider] if held else []))
    assert s.table.cards[wall].sideways == held


def test_values_of_what_it_has_equipped_to_itself() -> None:
    text = (
        "Once per turn: You can target 1 monster your opponent controls; equip that target to this card (max. 1). This "
        "card's ATK/DEF become equal to that equipped monster's. If this card would be destroyed by battle, "
        "destroy that "
        "equipped monster instead."
    )
    s = Scenario("zh-mr2", effect("maw", text, atk=0, def_=0))
    maw, giant, ox = s.put(0, "maw", "m1"), s.put(1, "giant", "m1"), s.put(1, "ox", "m2")
    use(s, maw, giant)
    assert s.where(giant).startswith("0.s")
    now = s.game.standing_effects()
    assert (now.value(maw, "atk"), now.value(maw, "def")) == (2500, 2000)
    s.end_turn()
    s.end_turn()
    assert maw not in s.offered("activate"), "one is equipped already"
    assert s.where(ox) == "1.m2"


@pytest.mark.parametrize("text", ["If this face-up card would leave the field, banish it instead.", ""])
def test_what_a_battle_destroys_is_banished_where_its_text_says_so(text: str) -> None:
    s = Scenario("zh-mr2", effect("mage", text, atk=1000))
    mage, giant = s.put(1, "mage", "m1"), s.put(0, "giant", "m1")
    s.attack(giant, mage)
    through(s)
    assert s.where(mage) == ("1.banished" if text else "1.graveyard")


def test_an_effect_on_none_of_the_cards_is_not_offered() -> None:
    text = (
        "When this card is Normal Summoned: You can destroy Spells/Traps on the field, up to the "
        "number of other Warrior monsters you control."
    )
    s = Scenario("zh-mr2", effect("squire", text), magic("lamp", "Gain 1 LP.", "continuous"))
    lamp = s.put(1, "lamp", "s1")
    squire = s.put(0, "squire", "hand")
    s.act("normal_summon", squire)
    through(s)
    assert not s.facts("activated") and s.where(lamp) == "1.s1"


def test_what_a_card_in_the_graveyard_does_during_a_phase_it_does_there() -> None:
    text = "If this card is in your Graveyard during your Standby Phase, you can return this card to your hand."
    s = Scenario("zh-mr2", effect("eel", text))
    eel = s.put(0, "eel", "graveyard")
    s.end_turn()
    s.act("phase", value="end")
    through(s, eel)
    assert s.where(eel) == "0.hand"


def test_whoever_summons_to_the_other_side_chooses_the_zone_there() -> None:
    text = (
        "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) to your opponent's side of the field "
        "by Tributing 1 monster they control."
    )
    s = Scenario("zh-mr2", effect("guest", text))
    guest = s.put(0, "guest", "hand")
    s.put(1, "ox", "m1")
    s.act("special_summon", guest)
    assert (s.choice.kind, s.choice.seat) == ("place", 0)
    through(s)
    assert s.where(guest).startswith("1.")
