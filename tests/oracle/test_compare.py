"""The comparison with independent facts, on made-up cards and facts."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import compare
import pytest
from statements_yugioh import facts_of
from tally import ReadCard

from sanam import games
from sanam.games.yugioh.cards.model import CardData

TEXT = (
    "When your opponent's monster declares an attack: Target 1 face-up monster your opponent controls; destroy it, and"
    " if you do, inflict 500 damage to your opponent."
)
AGREEING: dict[str, Any] = {
    "effects": [
        {
            "kind": "activate",
            "events": ["attack"],
            "target": [1, 1],
            "ops": [["destroy", None, ""], ["damage", 500, "opponent"]],
            "selects": [[1, 1, [], ["monster"]]],
        }
    ]
}


def read_card(text: str = TEXT, code: str = "2", icon: str = "normal") -> ReadCard:
    texts = games.get("yugioh").texts
    assert texts is not None
    reading = texts.read(CardData(code=int(code), name="Reed Snare", kind="trap", icon=icon, text=text), "en")
    assert reading.whole, reading.problem
    assert reading.abilities is not None
    return ReadCard(code, "Reed Snare", text, reading.abilities, "trap")


def with_effect(**changed: Any) -> dict[str, Any]:
    return {"effects": [AGREEING["effects"][0] | changed]}


def test_a_card_agrees_with_facts_that_say_the_same() -> None:
    result, tally = compare.compare("yugioh", [read_card()], {"2": AGREEING})
    assert tally.differences == []
    assert (result["cards"], result["agree_in_all"]) == (1, 1)
    assert result["facts"]["amount"] == {"stated": 1, "agree": 1, "otherwise": 0, "only_ours": 0, "only_theirs": 0}
    assert {"kind", "event", "targets at all", "how many targets", "operation", "who"} <= result["facts"].keys()


@pytest.mark.parametrize(
    ("facts", "fact", "verdict"),
    [
        (with_effect(kind="quick"), "kind", "otherwise"),
        (with_effect(events=["draw"]), "event", "otherwise"),
        (with_effect(events=[]), "event", "only_ours"),
        (with_effect(target=[]), "targets at all", "otherwise"),
        (with_effect(target=[2, 2]), "how many targets", "otherwise"),
        (with_effect(ops=[["destroy", None, ""]]), "operation", "only_ours"),
        (with_effect(ops=[*AGREEING["effects"][0]["ops"], ["draw", 1, "you"]]), "operation", "only_theirs"),
        (with_effect(ops=[["destroy", None, ""], ["damage", 800, "opponent"]]), "amount", "otherwise"),
        (with_effect(ops=[["destroy", None, ""], ["damage", 500, "you"]]), "who", "otherwise"),
        (with_effect(cost=[["discard", 1]]), "cost", "only_theirs"),
        (with_effect(limit=[1, "oath", "id"]), "limit", "only_theirs"),
        (with_effect(selects=[[1, 1, ["graveyard"], []]]), "cards chosen: how many, where", "otherwise"),
        (with_effect(selects=[[2, 2, [], ["monster"]]]), "cards chosen: how many, where", "otherwise"),
        (with_effect(filters={"races": ["dragon"]}), "filter: races", "only_theirs"),
        (with_effect(lasting=[["cannot attack", None]]), "rule left behind", "only_theirs"),
        ({"effects": [*AGREEING["effects"], {"kind": "quick"}]}, "number of effects", "otherwise"),
        (AGREEING | {"passive": [["pierces", None]]}, "rule in force", "only_theirs"),
    ],
)
def test_each_difference_is_counted_under_its_kind(facts: dict[str, Any], fact: str, verdict: str) -> None:
    result, tally = compare.compare("yugioh", [read_card()], {"2": facts})
    assert [(each.fact, each.verdict) for each in tally.differences] == [(fact, verdict)]
    assert result["facts"][fact][verdict] == 1
    assert result["agree_in_all"] == 0


@pytest.mark.parametrize("facts", [with_effect(selects=[]), with_effect(kind="activate", filters={}, zones=[]), {}])
def test_what_no_script_names_outright_is_no_difference(facts: dict[str, Any]) -> None:
    _, tally = compare.compare("yugioh", [read_card()], {"2": facts})
    assert tally.differences == []


def test_what_a_trap_does_upon_an_occasion_is_a_trigger_or_quick() -> None:
    text = "When your opponent activates a Spell Card: You can draw 1 card."
    card = read_card(text, icon="continuous")
    ours = [ability["kind"] for ability in card.abilities]
    assert ours == ["quick"]
    facts = {
        "effects": [{"kind": "trigger", "mandatory": False, "events": ["activation"], "ops": [["draw", 1, "you"]]}]
    }
    _, tally = compare.compare("yugioh", [card], {"2": facts})
    assert tally.differences == []


DRAWS = {"kind": "activate", "target": [], "ops": [["draw", 1, "you"]]}
TOLD_OTHERWISE: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "each of the effects to choose from": (
        "Activate 1 of these effects.\n● Target 1 monster; destroy it.\n● Target 1 Trap; destroy it, then draw 1 card.",
        [
            {"kind": "activate", "target": [1, 1], "ops": [["destroy", None, ""]]},
            {"kind": "activate", "target": [1, 1], "ops": [["destroy", None, ""], ["draw", 1, "you"]]},
        ],
    ),
    "what is discarded as sent": (
        "Discard 1 card; draw 1 card.",
        [DRAWS | {"cost": [["send", 1]]}],
    ),
    "where what was sent has arrived": (
        "Send 1 monster from your Deck to the GY, then draw 1 card.",
        [DRAWS | {"ops": [["send", None, ""], ["draw", 1, "you"]], "zones": ["deck", "graveyard"]}],
    ),
    "where a drawn card is": (
        "Draw 1 card, and if you do, reveal it.",
        [DRAWS | {"zones": ["hand"]}],
    ),
    "each with its cost": (
        "Activate 1 of these effects.\n● Discard 1 card; draw 1 card.\n● Pay 500 LP; draw 2 cards.",
        [
            DRAWS | {"cost": [["discard", 1]]},
            {"kind": "activate", "ops": [["draw", 2, "you"]], "cost": [["pay life", 500]]},
        ],
    ),
    "the use of a card as its time of use": (
        "When this card is activated: You can draw 1 card.",
        [DRAWS],
    ),
    "a card whose activation is negated as sent": (
        "When your opponent activates a Trap Card: Negate the activation.",
        [{"kind": "activate", "events": ["activation"], "ops": [["negate activation", None, ""], ["send", None, ""]]}],
    ),
    "a Summon by its category only": (
        "Pay 500 LP; Normal Summon 1 monster.",
        [{"kind": "activate", "cost": [["pay life", 500]], "categories": [["summon", 1, []]]}],
    ),
    "a toss by its category only": (
        "Toss a coin. If the result is heads, draw 1 card.",
        [{"kind": "activate", "ops": [["draw", 1, ""]], "categories": [["coin", 0, []]]}],
    ),
    "where what was banished is until it comes back": (
        (
            "Banish 1 card from your Deck. During your second Standby Phase after this card's activation, add that card"
            " to your hand."
        ),
        [
            {
                "kind": "activate",
                "ops": [["banish", None, ""], ["to hand", None, ""]],
                "zones": ["banished", "deck"],
            }
        ],
    ),
    "what the opponent may prevent as negated": (
        "Your opponent can discard 1 card to negate this card's effect, otherwise draw 2 cards.",
        [
            {
                "kind": "activate",
                "ops": [["discard", 1, "opponent"], ["negate effect", None, ""], ["draw", 2, "you"]],
            }
        ],
    ),
    "where what is counted has arrived": (
        (
            "Return all monsters on the field to the hand, then inflict 100 damage to your opponent for each card"
            " returned."
        ),
        [
            {
                "kind": "activate",
                "ops": [["to hand", None, ""], ["damage", None, "opponent"]],
                "zones": ["hand"],
            }
        ],
    ),
    "a Field Spell that is activated as placed": (
        'Activate 1 "Reed" Field Spell directly from your Deck.',
        [{"kind": "activate", "selects": [[1, 1, ["deck"], []]], "zones": ["deck"]}],
    ),
    "what is added to the hand or else by that": (
        "Take 1 Fish monster from your Deck, and either add it to your hand or Special Summon it.",
        [{"kind": "activate", "ops": [["to hand or else", None, ""], ["special summon", None, ""]]}],
    ),
    "a turn that is skipped as a rule": (
        "Skip your opponent's next turn.",
        [{"kind": "activate", "lasting": [["skip turn", None]]}],
    ),
    "what is put off to a phase as a trigger of that phase": (
        "Draw 1 card. This card is destroyed during the End Phase of the turn it is activated.",
        [DRAWS, {"kind": "trigger", "mandatory": True, "events": ["phase end"], "ops": [["destroy", None, ""]]}],
    ),
    "the Graveyard without the Monster Zones beside it": (
        "Target 1 monster on the field or in either player's GY; draw 1 card.",
        [DRAWS | {"target": [1, 1], "selects": [[1, 1, ["graveyard"], ["graveyard"]]]}],
    ),
    "the limit of a card at each of its effects to choose from": (
        (
            "Activate 1 of these effects.\n● Draw 1 card.\n● Target 1 monster; destroy it.\n"
            'You can only activate 1 "Reed Snare" per turn.'
        ),
        [
            DRAWS | {"limit": [1, "oath", "id"]},
            {"kind": "activate", "limit": [1, "oath", "id"], "target": [1, 1], "ops": [["destroy", None, ""]]},
        ],
    ),
    "effects that are negated as they resolve": (
        "Until the end of this turn, negate any monster effects your opponent activates.",
        [{"kind": "activate", "ops": [["negate effect", None, ""]]}],
    ),
    "cards that each player gets": (
        "Both players reveal their hands and add 1 card from each other's hand to their hand.",
        [{"kind": "activate", "ops": [["to hand", None, ""]]}],
    ),
    "what can lose so many Levels": (
        "Target 1 face-up monster; reduce its Level by 2, and if you do, draw 1 card.",
        [DRAWS | {"target": [1, 1], "lasting": [["level gain", -2]], "filters": {"levels": [[3, None]]}}],
    ),
}


@pytest.mark.parametrize(("text", "effects"), TOLD_OTHERWISE.values(), ids=TOLD_OTHERWISE.keys())
def test_scripts_may_tell_otherwise(text: str, effects: list[dict[str, Any]]) -> None:
    _, tally = compare.compare("yugioh", [read_card(text)], {"2": {"effects": effects}})
    assert tally.differences == []


@pytest.mark.parametrize(
    ("text", "effect", "fact"),
    [
        ("Send 1 card from your hand to the GY; draw 1 card.", DRAWS | {"cost": [["discard", 1]]}, "cost"),
        ("Draw 1 card.", DRAWS | {"zones": ["graveyard"]}, "zone"),
        (
            "Target 1 face-up monster; it loses 200 ATK.",
            {"target": [1, 1], "filters": {"levels": [[3, None]]}},
            "filter: levels",
        ),
        ("Target 1 monster on the field; destroy it.", {"target": [1, 1], "ops": [["send", None, ""]]}, "operation"),
        ("Add 1 monster from your Deck to your hand.", {"ops": [["send", None, ""]]}, "operation"),
        ("Send 1 card from your Deck to the GY.", {"ops": [["to hand or else", None, ""]]}, "operation"),
        (
            "Target 1 monster on the field; draw 1 card.",
            {"target": [1, 1], "selects": [[1, 1, ["graveyard"], ["graveyard"]]]},
            "cards chosen: how many, where",
        ),
    ],
)
def test_what_only_looks_alike_differs(text: str, effect: dict[str, Any], fact: str) -> None:
    _, tally = compare.compare("yugioh", [read_card(text)], {"2": {"effects": [{"kind": "activate"} | effect]}})
    assert fact in {each.fact for each in tally.differences}


def compared(text: str, facts: dict[str, Any], **made: Any) -> list[tuple[str, str]]:
    """The differences of a card of this text."""
    _, tally = compare.compare("yugioh", [read_card(text, **made)], {"2": facts})
    return [(each.fact, each.verdict) for each in tally.differences]


def read_monster(text: str) -> ReadCard:
    texts = games.get("yugioh").texts
    assert texts is not None
    card = CardData(code=2, name="Reed Beast", kind="monster", level=4, atk=0, def_=0, race="Beast", text=text)
    reading = texts.read(card, "en")
    assert reading.whole, reading.problem
    assert reading.abilities is not None
    return ReadCard("2", "Reed Beast", text, reading.abilities, "monster")


DESTROYS = {"kind": "ignition", "limit": [1, "card", ""], "ops": [["destroy", None, ""]]}
RISES = {"kind": "trigger", "events": ["phase standby"], "lasting": [["level gain", 1]]}
MONSTERS: dict[str, tuple[str, dict[str, Any], dict[str, Any]]] = {
    "a Quick Effect under a condition": (
        (
            "You can target 1 face-up monster on the field; destroy it. This effect can be activated during either"
            " player's turn, if you control another face-up monster."
        ),
        {
            "effects": [
                {"kind": kind, "range": ["monster"], "target": [1, 1], "ops": [["destroy", None, ""]]}
                for kind in ("ignition", "quick")
            ]
        },
        {"effects": [{"kind": "trigger", "target": [1, 1], "ops": [["destroy", None, ""]]}]},
    ),
    "a phase that cannot be conducted": (
        "If this card is destroyed by battle: Your opponent cannot conduct their Battle Phase during their next turn.",
        {
            "effects": [
                {"kind": "trigger", "events": ["battle destroyed"], "lasting": [["cannot conduct battle phase", None]]}
            ]
        },
        {"effects": [{"kind": "trigger", "events": ["battle destroyed"], "lasting": [["cannot draw", None]]}]},
    ),
    "what a Trap needs no Set for": (
        "You can activate Trap Cards from your hand.",
        {"passive": [["activate from hand", None]]},
        {"passive": [["activate turn set", None]]},
    ),
    "a value during damage calculation": (
        (
            'If a "Reed" monster attacks a monster with higher ATK, the attacking monster gains 1000 ATK during damage'
            " calculation only."
        ),
        {"passive": [["atk gain", None]]},
        {"passive": [["def gain", None]]},
    ),
    "a monster that is Set as a Spell": (
        "You can Set this card from your hand to your Spell & Trap Zone as a Spell Card.",
        {"passive": [["set as spell", None]]},
        {"passive": [["stays on field", None]]},
    ),
    "a destroyed monster that stays as a Spell": (
        (
            "If this face-up card is destroyed while it is in a Monster Card Zone, you can place it face-up in your"
            " Spell & Trap Card Zone as a Continuous Spell Card, instead of sending it to the Graveyard."
        ),
        {"passive": [["redirect to grave", None]]},
        {"passive": [["replace destruction", None]]},
    ),
    "one choice from several places": (
        "Once per turn: You can destroy 1 card your opponent controls or in their hand.",
        {"effects": [DESTROYS | {"selects": [[1, 1, [], ["field"]], ["all", "all", [], ["hand"]]]}]},
        {"effects": [DESTROYS | {"selects": [[1, 1, [], ["field"]], [1, 1, [], ["graveyard"]]]}]},
    ),
    "Traps among the Tributes": (
        "To Tribute Summon this card face-up, you can Tribute Trap(s) you control, as well as monsters.",
        {"passive": [["other tributes", None]]},
        {"passive": [["double tribute", None]]},
    ),
    "a Flip Summon that needs a card": (
        (
            "This card can only be Normal Summoned, Flip Summoned, or Special Summoned when there is a"
            ' "Reed Stick" on your side of the field.'
        ),
        {
            "effects": [{"kind": "limit"}],
            "passive": [["cannot normal summon", None], ["cannot flip summon", None]],
        },
        {"effects": [{"kind": "limit"}], "passive": [["cannot normal summon", None]]},
    ),
    "what is no Effect Monster then": (
        "This card is treated as a Normal Monster while in the hand or GY.",
        {"passive": [["add type", None], ["remove type", None]]},
        {"passive": [["remove type", None]]},
    ),
    "a value that is laid as it is Summoned": (
        (
            "Cannot be Normal Summoned/Set. Must be Special Summoned (from your hand) by Tributing all monsters you"
            " control. This card's ATK becomes the combined original ATK of the Tributed monsters."
        ),
        {
            "effects": [
                {"kind": "limit"},
                {"kind": "summon", "ops": [["tribute", None, ""]], "lasting": [["atk become", None]]},
            ]
        },
        {
            "effects": [
                {"kind": "limit"},
                {"kind": "summon", "ops": [["tribute", None, ""]]},
            ],
            "passive": [["def become", None]],
        },
    ),
    "effects negated in each Chain": (
        'Negate all monster effects that activate in the Graveyard, except "Reed" monsters.',
        {"effects": [{"kind": "watch", "events": ["chain_solving"], "ops": [["negate effect", None, ""]]}]},
        {"effects": [{"kind": "watch", "events": ["chain_solving"], "ops": [["destroy", None, ""]]}]},
    ),
    "a further attack that is allowed": (
        "If this card destroyed your opponent's monster by battle, it can attack once again in a row.",
        {
            "effects": [
                {"kind": "trigger", "mandatory": False, "events": ["destroys"], "lasting": [["attack again", None]]}
            ]
        },
        {"effects": [{"kind": "trigger", "mandatory": False, "events": ["destroys"], "lasting": [["pierces", None]]}]},
    ),
    "what is done where something cannot be done": (
        (
            "If this card attacks or is attacked, remove 1 Reed Counter from this card at the end of the Damage Step."
            " If you cannot, destroy it."
        ),
        {
            "effects": [
                {"kind": "trigger", "mandatory": True, "events": ["battle end"], "ops": [[word, None, ""]]}
                for word in ("remove counters", "destroy")
            ]
        },
        {
            "effects": [
                {"kind": "trigger", "mandatory": True, "events": ["battle end"], "ops": [[word, None, ""]]}
                for word in ("remove counters", "banish")
            ]
        },
    ),
    "a monster that returns to the Deck": (
        (
            "If this face-up card is returned from the field to your Deck, select and Special Summon 1 Level 3 or lower"
            " monster from your Deck to your side of the field."
        ),
        {"effects": [{"kind": "trigger", "events": ["to deck"], "ops": [["special summon", None, ""]]}]},
        {"effects": [{"kind": "trigger", "events": ["to hand"], "ops": [["special summon", None, ""]]}]},
    ),
    "what is prepared for a later phase": (
        "During your Standby Phase, if this card was destroyed since your last Standby Phase: You can draw 1 card.",
        {"effects": [{"kind": "watch", "events": ["sent"], "ops": [["draw", 1, "you"]]}]},
        {"effects": [{"kind": "watch", "events": ["sent"], "ops": [["destroy", None, ""]]}]},
    ),
    "a Level below the highest": (
        "During each of your Standby Phases, increase the Level of this card by 1 (max 12).",
        {"effects": [RISES | {"filters": {"levels": [[None, 11], [12, None]]}}]},
        {"effects": [RISES | {"filters": {"levels": [[None, 10], [12, None]]}}]},
    ),
}


@pytest.mark.parametrize(("text", "same", "other"), MONSTERS.values(), ids=MONSTERS.keys())
def test_what_a_monster_does_may_be_told_otherwise(text: str, same: dict[str, Any], other: dict[str, Any]) -> None:
    card = read_monster(text)
    assert compare.compare("yugioh", [card], {"2": same})[1].differences == []
    assert compare.compare("yugioh", [card], {"2": other})[1].differences != []


def test_a_fusion_spell_may_be_a_procedure_to_the_facts() -> None:
    text = "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material."
    assert compared(text, {"procedures": ["fusion summon"]}) == []
    assert ("number of effects", "otherwise") in compared(text, {"effects": [], "procedures": ["ritual summon"]})


def test_what_is_done_to_a_fusion_monster_is_told_nowhere() -> None:
    text = (
        "Fusion Summon 1 Fusion Monster from your Extra Deck, using monsters from your hand or field as material, and"
        ' if you do, its name becomes "Reed Ape".'
    )
    fusion = {"kind": "activate", "ops": [["fusion summon", None, ""]]}
    facts: dict[str, Any] = {"effects": [fusion], "procedures": ["fusion summon"]}
    assert compared(text, facts) == []
    assert compared(text, {"effects": [fusion]}) == [("rule left behind", "only_ours")]


def test_an_equip_card_is_sent_with_its_monster() -> None:
    text = (
        "Equip only to a DARK monster. When the equipped monster is Tributed and this card is sent to the Graveyard,"
        " return this card to your hand."
    )
    told = {"kind": "trigger", "ops": [["to hand", None, ""]]}
    facts = {"effects": [told | {"events": ["sent"]}], "procedures": ["equip"]}
    assert compared(text, facts, icon="equip") == []
    facts = {"effects": [told | {"events": ["banished"]}], "procedures": ["equip"]}
    assert compared(text, facts, icon="equip") == [("event", "otherwise")]


def test_unknown_operations_state_nothing_but_what_they_hold() -> None:
    draw = {"op": {"op": "draw", "count": 2}}
    abilities = [
        {"kind": "ignition", "do": [{"op": {"op": "bargain", "with": "nobody", "steps": [draw]}, "link": "perhaps"}]}
    ]
    (effect,) = facts_of(abilities).effects
    assert effect.ops == [("draw", 2, "you")]


def test_the_script_compares_the_cards_of_a_catalogue(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    from sanam.catalogue.first_run import open_catalogue

    with open_catalogue(tmp_path) as catalogue:
        texts = games.get("yugioh").texts
        assert texts is not None
        cards = [card for card in catalogue.all_cards("yugioh") if texts.has_text(card)]
        codes = [card.key for card in cards if texts.read(card, "en").whole]
    facts = tmp_path / "facts.json"
    facts.write_text(json.dumps({code: {} for code in [*codes[:5], "31"]}), "utf-8")
    arguments = ["--game", "yugioh", "--data-dir", str(tmp_path), "--facts", str(facts), "--json"]
    monkeypatch.setattr("sys.argv", ["compare.py", *arguments, "--differences", str(tmp_path / "out.tsv")])
    compare.main()
    result = json.loads(capsys.readouterr().out)
    assert result["cards"] == 5
    assert result["facts"]["number of effects"]["stated"] == 5
    assert (tmp_path / "out.tsv").read_text("utf-8").startswith("fact\tverdict\tcard\tours\ttheirs\n")
