"""Canonical card texts for the grammar's tests: one or more for every operation, occasion, rule and limit of the tree."""

# ruff: noqa: E501 – a text stands in one piece

from __future__ import annotations

from sanam.games.yugioh.cards.model import CardData


def card(kind: str = "monster", icon: str = "", *traits: str, name: str = "Test Card") -> CardData:
    return CardData(
        code=1, name=name, kind=kind, icon=icon, traits=traits or (("effect",) if kind == "monster" else ())
    )


MONSTER = card()
FLIP = card("monster", "", "effect", "flip")
RITUAL = card("monster", "", "effect", "ritual")
SPECIAL = card("monster", "", "effect", "special-summon")
XYZ = card("monster", "", "effect", "xyz")
SYNCHRO = card("monster", "", "effect", "synchro")
SPELL = card("spell", "normal")
QUICK_PLAY = card("spell", "quick-play")
CONTINUOUS_SPELL = card("spell", "continuous")
EQUIP = card("spell", "equip")
RITUAL_SPELL = card("spell", "ritual")
TRAP = card("trap", "normal")
CONTINUOUS_TRAP = card("trap", "continuous")
COUNTER_TRAP = card("trap", "counter")

BANISHED_LATER = (
    "If this card is sent to the GY: Banish 1 monster from your Deck. If this card in the GY is banished: You can add the "
    "monster banished by this effect to your hand."
)
SUMMONED_AND_GONE = (
    "Once per turn: You can Special Summon 1 monster from your hand. When this card leaves the field, destroy the monster "
    "Special Summoned by this effect."
)
TEXTS: list[tuple[CardData, str]] = [
    (
        MONSTER,
        (
            "You can destroy 2 other monsters in your hand, and if you do, draw 1 card, and if you do that, if both destroyed "
            "monsters were FIRE, you can draw 1 card."
        ),
    ),
    (
        MONSTER,
        "You can look at your opponent's Extra Deck, and send as many cards as you sent from your opponent's Extra Deck to the GY.",
    ),
    (
        TRAP,
        (
            "When your opponent activates a Normal Spell: Pay 1000 LP; the activated effect becomes (your opponent discards 1 "
            "card)."
        ),
    ),
    (
        MONSTER,
        (
            "Once per turn: You can target 1 Machine monster you control; equip 1 appropriate Union monster from your Deck to "
            "that target, but it cannot be Special Summoned this turn."
        ),
    ),
    (
        MONSTER,
        (
            'When an opponent\'s monster declares a direct attack, or when a "Ghostrick" monster you control is targeted for an '
            "attack: You can negate the attack, and if you do, Special Summon this card from your hand in face-down Defense "
            "Position."
        ),
    ),
    (
        MONSTER,
        (
            "If this card is discarded by card effect: If it was discarded from your hand to your GY by an opponent's card effect, "
            "you can target up to 2 cards your opponent controls; Special Summon this card from your GY, then destroy those cards."
        ),
    ),
    (MONSTER, "If a Spell/Trap Card is activated in this card's column: You can draw 1 card."),
    (MONSTER, 'During either player\'s turn, you can activate "Bolt" Spell/Trap Cards from your hand.'),
    (
        MONSTER,
        "If 2 or more cards are in the same column, you can Special Summon this card (from your hand) in that column.",
    ),
    (MONSTER, "Once per turn: You can target 1 Spell/Trap in this card's column; destroy it."),
    (MONSTER, "You can destroy all cards your opponent controls in the same column as a Warrior monster you control."),
    (
        MONSTER,
        "Your opponent cannot target monsters you control in this card's column and its adjacent columns with card effects.",
    ),
    (SPELL, "Special Summon 2 Warrior monsters from your hand, whose total Levels exactly equal 6."),
    (SPELL, "Banish Warrior monsters from your GY whose total Levels equal or exceed 8; draw 1 card."),
    (
        SPELL,
        (
            "Tribute 1 Warrior monster; Special Summon any number of Warrior monsters from your Deck whose total Levels"
            " are less than or equal to the Tributed monster's Level."
        ),
    ),
    (EQUIP, "When control of the equipped monster changes: Inflict 500 damage to its controller."),
    (
        CONTINUOUS_TRAP,
        "While this card is face-up on the field, control of all monsters on the field returns to their owners.",
    ),
    (SPELL, "Return control of all monsters on the field to their owners."),
    (MONSTER, "This card gains 300 ATK for each monster you control that your opponent owns."),
    (SPELL, "Take 1 Xyz Material from a monster your opponent controls and attach it to 1 Xyz Monster you control."),
    (
        MONSTER,
        (
            '(If a monster with a Fog Counter battles an "Alien" monster, it loses 300 ATK and DEF for each Fog Counter'
            " during damage calculation only.)"
        ),
    ),
    (SPELL, "Activate only if your LP is at least 1000 lower than your opponent's. Draw 1 card."),
    (MONSTER, "If this card was Fusion Summoned using 3 or more materials, it cannot be destroyed by battle."),
    (MONSTER, 'When your opponent activates a card or effect, except "Fossil": You can negate the activation.'),
    (MONSTER, 'Your opponent cannot target "Fossil" monsters or Level 4 monsters for attacks.'),
    (SPELL, "Draw 1 card for each 2000 points difference between your LP and your opponent's."),
    (
        MONSTER,
        "Once per turn: You can discard any number of cards, and if you do, this card gains 1 Level and 400 ATK for each discarded card.",
    ),
    (SPELL, 'Special Summon any number of "Chick Tokens" (Winged Beast/WIND/Level 1/ATK 0/DEF 0).'),
    (
        SPELL,
        (
            'Special Summon a number of "Chick Tokens" (Winged Beast/WIND/Level 1/ATK 0/DEF 0), up to the number of'
            " monsters you control."
        ),
    ),
    (
        SPELL,
        (
            'Special Summon "Chick Tokens" (Winged Beast/WIND/Level 1/ATK 0/DEF 0), equal to the number of monsters'
            " your opponent controls."
        ),
    ),
    (SPELL, "Target 1 monster you control; increase its Level by up to 2."),
    (SPELL, "Target 2 monsters you control; the Levels of those targets become their combined Levels."),
    (
        TRAP,
        "During the Main Phase: Immediately after this effect resolves, Tribute Summon 1 Level 7 or higher monster.",
    ),
    (SPELL, "Target 1 monster in your GY that was used for a Fusion Summon; add it to your hand."),
    (SPELL, "Target 1 monster in your GY that was used for a Ritual Summon this turn; add it to your hand."),
    (
        TRAP,
        (
            "When a Fusion Monster on the field is destroyed: You can target 1 monster in your GY that was used for its"
            " Fusion Summon; Special Summon it."
        ),
    ),
    (
        SPELL,
        (
            "Target 1 Fusion Monster on the field; return it to the Extra Deck, then, if all monsters used for its"
            " Summon are in your GY, you can Special Summon all monsters in your GY used for its Summon."
        ),
    ),
    (
        MONSTER,
        (
            "If this face-up card is destroyed in a Monster Zone, you can place it face-up in your Spell & Trap Zone as"
            " a Continuous Spell, instead of sending it to the GY."
        ),
    ),
    (MONSTER, "If this card is used for a Synchro Summon, you can treat it as a Level 2 monster."),
    (MONSTER, "If this card is used for an Xyz Summon, you can treat it as a Level 5 monster."),
    (
        MONSTER,
        "When this card is used as Synchro Material, you can treat it and all other Synchro Materials as Level 2 monsters.",
    ),
    (MONSTER, "If this card is used for a Synchro Summon, you can treat it as a non-Tuner monster."),
    (MONSTER, "When using this card as a Synchro Material, you can use 1 monster in your hand as a Synchro Material."),
    (MONSTER, "If this card is used as a Synchro Material, the other Synchro Materials are 2 monsters in your hand."),
    # operations
    (MONSTER, "This card can make up to 2 attacks on monsters during each Battle Phase."),
    (MONSTER, "This card cannot be used as a Fusion Material."),
    (MONSTER, 'If this card is Tributed: Draw 1 card. You can only use each effect of "Test Card" once per Duel.'),
    (MONSTER, 'If this card is Tributed: Draw 1 card. You can only use this effect of "Test Card" once per Chain.'),
    (MONSTER, "This card cannot be used as a Synchro Material, except for the Synchro Summon of a Dragon monster."),
    (MONSTER, "This card cannot be used as a Xyz Material."),
    (MONSTER, "Any battle damage this card inflicts to your opponent is halved."),
    (MONSTER, "Any battle damage this card inflicts is doubled."),
    (MONSTER, "Your opponent takes any battle damage you would have taken from battles involving this card."),
    (
        MONSTER,
        "Each turn, this card can attack a number of times equal to the number of Fusion Materials used for its Fusion Summon.",
    ),
    (
        MONSTER,
        "This card can attack your opponent's monsters a number of times equal to the number of Spells you control.",
    ),
    (MONSTER, "This card can attack 1 additional time during the same Battle Phase for each monster in your GY."),
    (
        MONSTER,
        "In addition to a normal attack, this card can attack during the same Battle Phase as many times as the number of Equip Cards equipped to it.",
    ),
    (MONSTER, "This card's maximum number of attacks per turn equals the number of Spells you control."),
    (SPELL, "Target 1 monster you control; it can attack up to 3 times during each Battle Phase this turn."),
    (SPELL, "This turn, neither player takes battle damage."),
    (SPELL, "You take no damage from your opponent's cards and effects this turn."),
    (
        CONTINUOUS_SPELL,
        "Battle damage to the controller of a Fairy monster from a battle involving that monster becomes 0.",
    ),
    (MONSTER, "Your opponent takes any effect damage you would have taken from their card effects."),
    (TRAP, "When an opponent's monster declares an attack: Neither player takes battle damage from that battle."),
    (
        TRAP,
        "When an opponent's monster declares an attack: Your opponent takes any battle damage you would have taken from that battle.",
    ),
    (TRAP, "Whenever you would take damage, gain that much LP instead until the end of this turn."),
    (MONSTER, "Any effect that would inflict damage to you makes you gain that much LP, instead."),
    (MONSTER, "If a player would take damage from a battle involving this card, they gain that much LP, instead."),
    (MONSTER, "Any effect that would make your opponent gain LP inflicts the same amount of damage to them, instead."),
    (CONTINUOUS_TRAP, "Any battle damage a player takes becomes 1000."),
    (EQUIP, "If the equipped monster inflicts battle damage to your opponent, the damage becomes 1000."),
    (TRAP, "This turn, any battle damage either player takes from battles involving 2 monsters is doubled."),
    (
        CONTINUOUS_SPELL,
        "The first time each monster you control would be destroyed by battle each turn, it is not destroyed.",
    ),
    (CONTINUOUS_SPELL, "Each monster you control cannot be destroyed by battle or card effect once per turn."),
    (
        TRAP,
        "Target 1 monster you control; the next time it would be destroyed by battle this turn, it is not destroyed.",
    ),
    (TRAP, "Target 1 monster you control; once during this turn, it cannot be destroyed by battle or card effect."),
    (TRAP, "Target 1 Set Spell/Trap your opponent controls; that target cannot be activated this turn."),
    (SPELL, "Target 1 face-up monster on the field; increase its Level by up to 3 until the End Phase."),
    (SPELL, "Target 1 face-up monster on the field; reduce its Level by up to 2."),
    (
        MONSTER,
        "Once per turn: You can target 1 other monster you control; the Levels of that monster and this card become their combined Levels.",
    ),
    (SPELL, "Target 2 monsters you control; both monsters' Levels become the combined Level of those monsters."),
    (
        SPELL,
        "Target 1 monster on the field; it is unaffected by card effects, except its own, until the end of this turn.",
    ),
    (EQUIP, "The equipped monster is unaffected by your opponent's monster effects (except its own)."),
    (EQUIP, "During each of your Standby Phases: Inflict 500 damage to the controller of the equipped monster."),
    (TRAP, "Draw 2 cards and skip your next 2 Draw Phases."),
    (
        MONSTER,
        "Once per turn: You can draw 1 card. This card cannot attack directly the turn you activate this effect.",
    ),
    (
        SPELL,
        "Target 1 Xyz Monster you control; attach this card to it as Xyz Material, and if you do, it gains 500 ATK.",
    ),
    (
        SPELL,
        'Special Summon 1 "Ojama Token" (Beast/LIGHT/Level 2/ATK 0/DEF 1000). When an "Ojama Token" is destroyed, its controller takes 300 damage.',
    ),
    (
        SPELL,
        'Special Summon 1 "Ojama Token" (Beast/LIGHT/Level 2/ATK 0/DEF 1000). When this Token is destroyed, its controller takes 300 damage.',
    ),
    (
        SPELL,
        'Special Summon 2 "Ojama Tokens" (Beast/LIGHT/Level 2/ATK 0/DEF 1000). These Tokens cannot be Tributed for a Tribute Summon, and each time 1 is destroyed, its controller takes 300 damage.',
    ),
    (
        MONSTER,
        "When this Defense Position card is attacked and the ATK of the attacking monster is lower than the DEF of this card, destroy the attacking monster at the end of the Damage Step.",
    ),
    (
        MONSTER,
        "If the ATK of a monster that attacks this monster is lower than the DEF of this card, destroy the attacking monster.",
    ),
    (MONSTER, "This card can attack all monsters your opponent controls, twice each."),
    (
        SPELL,
        "For the rest of this turn, the first time each monster your opponent controls would be destroyed by battle, it is not destroyed.",
    ),
    (SPELL, "Special Summon 1 monster from your Deck, but destroy it during the End Phase of your next turn."),
    (
        SPELL,
        "Special Summon 1 monster from your Deck, but destroy it during the End Phase of your opponent's next turn.",
    ),
    (
        MONSTER,
        "Once per turn, if your opponent adds a card(s) from their Deck to their hand (except during the Draw Phase or the Damage Step): You can draw 1 card.",
    ),
    (
        MONSTER,
        "While you control a Spell, each time your opponent activates a card or effect, immediately after it resolves, inflict 500 damage to your opponent.",
    ),
    (SPELL, "Destroy all monsters on the field."),
    (SPELL, "Your LP becomes 1000."),
    (SPELL, "Both players' LP becomes 1000."),
    (CONTINUOUS_TRAP, "Negate any card effect that would move a card in the GY to a different place."),
    (CONTINUOUS_TRAP, "Negate any card effect that changes Types or Attributes in the GY."),
    (
        CONTINUOUS_TRAP,
        'If you control the "Carved Rune" cards "O" and "K" in the proper order, you win the Duel.',
    ),
    (
        CONTINUOUS_TRAP,
        'During each of your opponent\'s End Phases: Place 1 "Carved Rune" card from your hand or Deck face-up on your field.',
    ),
    (SPELL, "After 20 turns have passed (counting the turn you activate this card as the 1st turn), you win the Duel."),
    (SPELL, "Target 1 monster you control; banish it until the End Phase."),
    (SPELL, "Draw 1 card for each monster you control."),
    (SPELL, "Target 1 of your banished monsters; return that target to the GY."),
    (SPELL, "Place 1 monster from your Deck face-up in your Spell & Trap Zone as a Continuous Spell."),
    (SPELL, "Destroy Spells/Traps on the field up to the number of monsters you control."),
    (
        SPELL,
        "Fusion Summon 1 Fusion Monster from your Extra Deck, by banishing Fusion Materials from your field or GY.",
    ),
    (SPELL, "Draw until you have 4 cards in your hand."),
    (SPELL, "Target 1 face-up monster on the field; its original ATK becomes 0."),
    (SPELL, "Target 1 face-up monster on the field; it is treated as a Tuner until the End Phase."),
    (MONSTER, "Once per turn: You can make this card become Level 6."),
    (SPELL, "Switch the original ATK and DEF of all monsters on the field until the End Phase."),
    (SPELL, "Your opponent loses 500 LP."),
    (SPELL, "Your opponent discards 1 random card."),
    (SPELL, "Switch your LP with your opponent's."),
    (SPELL, "Target 1 face-up monster you control; it gains 500 ATK until the end of the next turn."),
    (SPELL, "Activate 1 of these effects.\n● Draw 1 card.\n● Target 1 monster your opponent controls; destroy it."),
    (
        MONSTER,
        (
            'You can only use each of these effects of "Test Card" once per turn.\n'
            "● You can discard this card; draw 1 card.\n● You can Tribute this card; gain 500 LP."
        ),
    ),
    (
        XYZ,
        "If this card has 1 Xyz Monster as an Xyz Material, it gains this effect.\n● This card cannot be destroyed by battle.",
    ),
    (
        MONSTER,
        "● While in Attack Position: This card gains 500 ATK.\n● While in Defense Position: Your opponent cannot draw cards.",
    ),
    (SPELL, "Send 1 face-up monster you control to the GY, then draw 2 cards."),
    (SPELL, "Your opponent discards 2 cards, then you can discard 1 Spell."),
    (SPELL, "Each player discards their entire hand, then each player draws 3 cards."),
    (SPELL, "Banish 1 random card from your opponent's hand."),
    (SPELL, "Target up to 2 monsters in your GY; shuffle them into the Deck, also shuffle your Deck."),
    (SPELL, "Target 1 Trap in your GY; place that target on the top of the Deck."),
    (SPELL, "Target 1 Spell in your GY; place it on the bottom of the Deck, and if you do, gain 500 LP."),
    (SPELL, 'Add 1 Level 4 or lower EARTH or WIND Warrior monster from your Deck to your hand, except "Test Card".'),
    (SPELL, "Add 1 Continuous Trap from your Deck or GY to your hand."),
    (SPELL, "Draw cards equal to the number of Tokens on the field."),
    (SPELL, "Special Summon 1 Level 8 or higher Dragon monster from your hand, ignoring its Summoning conditions."),
    (SPELL, "Special Summon 1 monster from your opponent's GY in Defense Position to your opponent's field."),
    (SPELL, "Special Summon 1 monster from your hand in face-down Defense Position."),
    (SPELL, "Target 1 monster in either GY; Special Summon it in Attack Position, but negate its effects."),
    (SPELL, "Normal Summon 1 monster from your hand without Tributing."),
    (QUICK_PLAY, "Normal Summon or Set 1 Level 4 monster from your hand."),
    (SPELL, "Set 1 Trap from your Deck (it can be activated this turn)."),
    (SPELL, "Set 1 Spell/Trap from your GY."),
    (SPELL, "Target 1 Defense Position monster on the field; change it to Attack Position."),
    (SPELL, "Change all Attack Position monsters your opponent controls to Defense Position."),
    (SPELL, "Target 1 face-down monster on the field; change it to face-up Attack Position."),
    (SPELL, "Target 1 face-down monster on the field; change it to face-up Defense Position."),
    (SPELL, "Change the battle position of all monsters on the field."),
    (SPELL, "Inflict 800 damage to each player."),
    (SPELL, "Inflict 200 damage to your opponent for each card in your opponent's hand."),
    (
        SPELL,
        "Target 1 monster on the field; destroy it, and if you do, inflict damage to its controller equal to half its original DEF.",
    ),
    (SPELL, "Inflict damage to your opponent equal to the combined Level of all monsters you control x 100."),
    (SPELL, "Gain 300 LP for each Spell/Trap on the field."),
    (SPELL, "Gain LP equal to half your opponent's LP."),
    (SPELL, "Pay half your LP; destroy all face-up monsters your opponent controls."),
    (SPELL, "Destroy all face-down monsters on the field, and your opponent gains 1000 LP."),
    (SPELL, "Destroy all Tokens on the field, then inflict 300 damage to your opponent for each card destroyed."),
    (TRAP, "When you take battle damage: Inflict damage to your opponent equal to that damage."),
    (QUICK_PLAY, "Target 1 face-up monster on the field; its ATK becomes 0 until the end of this turn."),
    (
        QUICK_PLAY,
        "Target 1 face-up monster you control; its ATK becomes its original DEF until the end of your opponent's next turn.",
    ),
    (
        QUICK_PLAY,
        "Target 2 face-up monsters on the field; their ATK/DEF are halved until the end of the Battle Phase.",
    ),
    (QUICK_PLAY, "Target 1 face-up monster you control; its ATK is doubled during damage calculation only."),
    (QUICK_PLAY, "Switch the ATK and DEF of all monsters on the field until the end of your next turn."),
    (QUICK_PLAY, "Switch the ATK and DEF of all monsters on the field until your next End Phase."),
    (QUICK_PLAY, "The DEF of all face-up monsters your opponent controls becomes 0 until the end of this turn."),
    (SPELL, "Target 1 face-up monster you control; reduce its Level by 2 until the end of this turn."),
    (SPELL, "Target 1 face-up monster you control; it gains ATK equal to your LP until your next Standby Phase."),
    (
        SPELL,
        "Target 1 face-up monster on the field; it becomes DARK until the end of this turn, and it becomes Zombie.",
    ),
    (
        SPELL,
        'Target 1 face-up monster you control; its name becomes "Test Card" while this card is face-up on the field.',
    ),
    (
        MONSTER,
        (
            "You can target 1 Effect Monster in your GY; until the End Phase, while you control this face-up card, "
            "this card's name becomes that target's, and replace this effect with that target's original effects."
        ),
    ),
    (MONSTER, "An opponent's monster that battles this card cannot attack during your opponent's next 2 turns."),
    (
        CONTINUOUS_SPELL,
        "If you control a monster or your opponent has 5 or more cards in their hand, destroy this card.",
    ),
    (
        MONSTER,
        "During the End Phase, if a Warrior monster was sent from your hand to your GY this turn while this card was face-up on the field: You can draw 1 card.",
    ),
    (CONTINUOUS_SPELL, "Each time a card is banished, gain 500 LP for each banished card."),
    (FLIP, "FLIP: During each End Phase, if this card is face-up: Gain 500 LP."),
    (
        MONSTER,
        "If this card was Synchro Summoned using only Synchro Monsters, it can make a second attack during each Battle Phase.",
    ),
    (SPELL, "Your opponent cannot activate Trap Cards during the next turn."),
    (SPELL, "Your opponent cannot activate Trap Cards during their next turn."),
    (SPELL, "Target 1 face-up monster on the field; negate that target's effects until the next Standby Phase."),
    (
        TRAP,
        (
            "Look at your opponent's hand, all monsters they control, and all cards they draw until the end of their "
            "3rd turn after this card's activation, and destroy all monsters with 1200 or less ATK."
        ),
    ),
    (
        MONSTER,
        (
            "When this card is Normal Summoned: Make this card gain ATK equal to that of 1 monster your opponent "
            "controls until the end of this turn."
        ),
    ),
    (
        MONSTER,
        "This card cannot be targeted for attacks, but does not prevent your opponent from attacking you directly.",
    ),
    (MONSTER, "Before resolving an opponent's monster effect that targets this face-up card, draw 1 card."),
    (TRAP, "When your opponent activates a monster effect: Negate that effect."),
    (TRAP, "Target 1 face-up monster on the field; negate its effects until the end of this turn."),
    (TRAP, "Negate the effects of all face-up monsters your opponent controls until the end of this turn."),
    (
        COUNTER_TRAP,
        "When your opponent would Summon a monster: Pay 500 LP; negate the Summon, and if you do, shuffle it into the Deck.",
    ),
    (TRAP, "When a monster declares a direct attack: Negate the attack, then end the Battle Phase."),
    (SPELL, "Skip your next Battle Phase; draw 2 cards."),
    (SPELL, "Your opponent skips their next Standby Phase, and your opponent skips their next Main Phase 1."),
    (
        SPELL,
        "Target 1 monster your opponent controls; take control of it until the end of your opponent's next turn.",
    ),
    (MONSTER, "During your End Phase: Give control of this card to your opponent."),
    (SPELL, "Target 1 monster you control and 1 monster your opponent controls; switch control of those targets."),
    (
        SPELL,
        "Target 1 monster you control and 1 monster your opponent controls; destroy the first target, then banish the second target.",
    ),
    (MONSTER, "Once per turn: You can equip 1 Equip Spell from your GY to this card."),
    (
        SPELL,
        'Special Summon 1 "Reed Token" (Plant/EARTH/Level 2/ATK 800/DEF 200), but it cannot be Tributed for a Tribute Summon.',
    ),
    (CONTINUOUS_SPELL, "During the Standby Phase: Place 1 Salt Counter on this card."),
    (
        SPELL,
        "Place Salt Counters on all face-up monsters you control equal to the number of Equip Spells on the field.",
    ),
    (SPELL, "Remove all Salt Counters from all cards on the field, then draw 1 card."),
    (
        XYZ,
        "2 Level 5 monsters\nOnce per turn: You can detach 1 or more materials from this card; destroy all other monsters on the field.",
    ),
    (
        XYZ,
        "3 Level 1 monsters\nWhen this card destroys a monster by battle: You can attach that monster to this card as material.",
    ),
    (SPELL, "Reveal 1 monster in your hand; draw 1 card."),
    (SPELL, "Look at your opponent's hand."),
    (
        SPELL,
        "Look at the top 2 cards of your opponent's Deck, then place them on the bottom of the Deck in any order.",
    ),
    (SPELL, "Shuffle your opponent's Deck."),
    (SPELL, "Each player shuffles their Deck."),
    (SPELL, "Toss 3 coins, then inflict 400 damage to your opponent for each heads."),
    (SPELL, "Toss 2 coins, then draw cards equal to the number of heads."),
    (SPELL, "Toss a coin.\n● Heads: Draw 1 card.\n● Tails: Discard 1 card."),
    (SPELL, "Toss a coin and call it.\n● Right: Draw 2 cards.\n● Wrong: Skip your next Draw Phase."),
    (SPELL, "Roll a six-sided die.\n● 1: Take 1000 damage.\n● 2 or 3 or 4 or 5: Gain 200 LP.\n● 6: Draw 2 cards."),
    (SPELL, "Roll a six-sided die, then inflict damage to your opponent equal to the result x 100."),
    (SPELL, "Apply 1 of these effects.\n● Draw 1 card.\n● Gain 1000 LP, then take 200 damage."),
    (SPELL, "Your opponent applies 1 of these effects.\n● Your opponent discards 1 card.\n● Take 500 damage."),
    (
        SPELL,
        'Fusion Summon 1 "Test" Fusion Monster from your Extra Deck, using monsters from your hand or field or GY as material.',
    ),
    (
        RITUAL_SPELL,
        "Ritual Summon 1 Ritual Monster from your hand, by Tributing monsters from your hand or field whose total Levels equal its Level.",
    ),
    (
        RITUAL_SPELL,
        'Ritual Summon "Test Card" from your hand, by Tributing monsters from your field whose total Levels equal or exceed its Level.',
    ),
    (SPELL, "If you have no cards in your hand: You win the Duel."),
    (SPELL, "During the End Phase, the player who controls the only monster on the field wins the Duel."),
    (
        SPELL,
        "Target 1 monster you control; your opponent Special Summons 1 monster from their Deck in Attack Position, and it attacks that target. During the End Phase, the player who controls the only monster on the field wins the Duel, otherwise the Duel is a draw.",
    ),
    (TRAP, "Activate only during your opponent's turn, when your LP are 1000 or less. Gain 500 LP."),
    (TRAP, "Target 1 monster you control; send all other cards on the field and in both players' hands to the GY."),
    (MONSTER, "If this card is sent to the GY by card effect: Your opponent wins the Duel."),
    (SPELL, "Target 1 face-up monster on the field; during the 2nd of your Standby Phase, destroy that target."),
    (SPELL, "Draw 1 card. If you control a Dragon monster, gain 500 LP."),
    (SPELL, "Draw 1 card, then if your LP are 2000 or less, you can gain 2000 LP."),
    (MONSTER, "During your Standby Phase: Pay 700 LP, or destroy this card."),
    # rules on cards and players
    (MONSTER, "This card cannot attack directly. This card cannot be Tributed. This card can attack directly."),
    (MONSTER, "This card must attack if able. This card cannot change its battle position."),
    (MONSTER, "This card cannot be destroyed by battle. You take no battle damage from battles involving this card."),
    (MONSTER, "This card cannot be destroyed by battle or card effects."),
    (
        MONSTER,
        "This card cannot be destroyed by your opponent's Spell/Trap effects, and it cannot be targeted by your opponent's card effects.",
    ),
    (MONSTER, "This card is unaffected by your opponent's monster effects. This card inflicts no battle damage."),
    (MONSTER, "This card can attack all monsters your opponent controls once each."),
    (
        MONSTER,
        "This card can make a second attack during each Battle Phase. This card inflicts piercing battle damage.",
    ),
    (MONSTER, 'If the only monster you control is "Test Worm", you can Special Summon this card (from your hand).'),
    (MONSTER, "This card is the only monster your opponent can target for attacks."),
    (MONSTER, "This card cannot be used as material. This card is banished when it leaves the field."),
    (
        MONSTER,
        "During the Damage Step, when a monster you control attacks or is attacked (Quick Effect): That monster gains 9 ATK.",
    ),
    (MONSTER, "While this card is face-up, other monsters you control cannot be targeted for attacks."),
    (TRAP, "Target 1 face-up monster your opponent controls; it cannot activate its effects this turn."),
    (
        CONTINUOUS_SPELL,
        "Monsters your opponent controls cannot be destroyed by Spell effects, and they cannot attack.",
    ),
    (TRAP, "You take no damage this turn."),
    (TRAP, "You take no effect damage this turn, and your opponent takes no battle damage this turn."),
    (TRAP, "Any battle damage you take is halved this turn."),
    (TRAP, "Any damage you take is halved until the end of your opponent's next turn."),
    (CONTINUOUS_SPELL, "Neither player can Normal Summon. Your opponent cannot Set Spells and Traps."),
    (CONTINUOUS_TRAP, "Neither player can Special Summon Level 5 or higher monsters."),
    (
        CONTINUOUS_TRAP,
        "Your opponent cannot activate monster effects. You cannot conduct your Battle Phase. You cannot draw cards.",
    ),
    (CONTINUOUS_SPELL, "Your opponent cannot activate cards or effects during your Battle Phase."),
    (CONTINUOUS_SPELL, "You can Normal Summon 1 WIND monster in addition to your Normal Summon or Set."),
    (CONTINUOUS_SPELL, "You can have up to 8 cards in your hand. You draw 2 cards for your normal draw."),
    (MONSTER, "If another monster you control would be destroyed by card effect, you can discard 1 card instead."),
    (MONSTER, "If this card would be destroyed, banish it instead."),
    (CONTINUOUS_SPELL, "During your turn, face-up monsters you control gain 400 ATK."),
    (CONTINUOUS_TRAP, "While your LP are lower than your opponent's, monsters you control gain 500 ATK/DEF."),
    (CONTINUOUS_SPELL, "Each time you draw a card, place 1 Salt Counter on this card."),
    (CONTINUOUS_SPELL, "Negate the effects of all Field Spells on the field."),
    # occasions
    (MONSTER, "When this card is Flip Summoned: Draw 1 card."),
    (MONSTER, "When a monster is Set: Draw 1 card."),
    (MONSTER, "If this card is flipped face-up: You can draw 1 card."),
    (MONSTER, "If a monster is Special Summoned to your opponent's field: Gain 300 LP."),
    (MONSTER, "If a Dragon monster you control is Normal or Flip Summoned: You can gain 300 LP."),
    (
        MONSTER,
        "If a monster is Ritual Summoned: Gain 300 LP. You can only use this effect once while this card is face-up on the field.",
    ),
    (MONSTER, "If a monster is Fusion Summoned: Gain 300 LP."),
    (SYNCHRO, "1 Level 3 Tuner + 1 non-Tuner Machine monster\nIf this card is Synchro Summoned: Gain 300 LP."),
    (XYZ, '2 or more Level 4 "Test" monsters\nIf this card is Xyz Summoned: Gain 300 LP.'),
    (MONSTER, "If another monster is Summoned: Gain 100 LP."),
    (MONSTER, "When this card is Tribute Summoned: Gain 300 LP."),
    (MONSTER, "If this card is sent from your hand or Deck to the GY: Gain 300 LP."),
    (MONSTER, "If this card is destroyed by your opponent's card effect: Gain 300 LP."),
    (MONSTER, "If this card is destroyed by battle or card effect and sent to the GY: Gain 300 LP."),
    (MONSTER, "If this card is destroyed by your opponent's card: Gain 300 LP."),
    (MONSTER, "If this card leaves the field: Gain 300 LP."),
    (MONSTER, "If this card is Tributed: Gain 300 LP."),
    (MONSTER, "If this card is banished: Add 1 of your banished Spells to your hand."),
    (MONSTER, "If this card is discarded: Special Summon this card."),
    (MONSTER, "If this card is returned to the hand: Gain 300 LP."),
    (MONSTER, "If this card is detached from a monster you control: Gain 300 LP."),
    (MONSTER, "When this card declares an attack: You can destroy 1 Spell/Trap on the field."),
    (MONSTER, "When this card declares an attack on a face-down monster: Destroy the attack target."),
    (MONSTER, "When this card is targeted for an attack: Destroy the attacking monster."),
    (
        MONSTER,
        "At the start of the Damage Step, if this card battles a WATER monster: Destroy the monster it battles.",
    ),
    (
        MONSTER,
        "During damage calculation, if this card battles another monster: This card gains 300 ATK during damage calculation only.",
    ),
    (MONSTER, "At the end of the Damage Step, if this card battled a monster: Banish the monster it battles."),
    (MONSTER, "After damage calculation, if this card battled a monster: Banish the monster it battles."),
    (MONSTER, "When this card destroys a Defense Position monster by battle and sends it to the GY: Gain 300 LP."),
    (MONSTER, "When your opponent takes battle damage: Draw 1 card."),
    (CONTINUOUS_SPELL, "When you take effect damage: Draw 1 card."),
    (CONTINUOUS_SPELL, "Once per turn, when you take damage: You can draw 1 card."),
    (CONTINUOUS_SPELL, "When you gain LP: Inflict 300 damage to your opponent."),
    (CONTINUOUS_SPELL, "When you pay LP: Gain 100 LP."),
    (CONTINUOUS_SPELL, "When your opponent draws a card: Inflict 200 damage to your opponent."),
    (COUNTER_TRAP, "When your opponent activates a card or effect that targets this card: Draw 1 card."),
    (COUNTER_TRAP, "When a card or effect is activated that targets a monster you control: Negate the activation."),
    (
        COUNTER_TRAP,
        "When a monster effect is activated: Discard 1 card; negate the activation, and if you do, banish it.",
    ),
    (COUNTER_TRAP, "When a Continuous Spell is activated: Negate the activation."),
    (COUNTER_TRAP, "When a monster would be Summoned, while you control no monsters: Negate the Summon."),
    (CONTINUOUS_SPELL, "When a Salt Counter is placed on this card: Gain 100 LP."),
    (MONSTER, "If the battle position of this card is changed: Draw 1 card."),
    (EQUIP, "Equip only to an Insect monster. When this card becomes equipped to a monster: Gain 300 LP."),
    (EQUIP, "The equipped monster's ATK becomes the equipped monster's original DEF."),
    (MONSTER, "During your opponent's End Phase: Inflict 300 damage to your opponent."),
    (MONSTER, "During the Draw Phase: Gain 100 LP."),
    (
        MONSTER,
        "At the start of your Battle Phase: You can toss a coin.\n● Heads: This card gains 500 ATK until the end of the Battle Phase.",
    ),
    (MONSTER, "At the start of your opponent's Battle Phase: Gain 100 LP."),
    (MONSTER, "At the start of the Battle Phase, if you control 2 or more monsters: Gain 100 LP."),
    # activation, windows, conditions, limits
    (FLIP, "FLIP: You can target 1 Spell/Trap on the field; destroy it."),
    (MONSTER, "(Quick Effect): You can Tribute 1 Plant monster; gain LP equal to the Tributed monster's DEF."),
    (MONSTER, "During the Main Phase (Quick Effect): You can discard this card; draw 1 card."),
    (MONSTER, "During your opponent's turn (Quick Effect): You can Tribute this card; draw 1 card."),
    (MONSTER, "During the Battle Phase (Quick Effect): You can reveal this card; draw 1 card."),
    (MONSTER, "During the Damage Step (Quick Effect): You can discard this card; gain 500 LP."),
    (MONSTER, "During your turn (Quick Effect): You can banish this card from your GY; draw 1 card."),
    (
        MONSTER,
        "During your opponent's Battle Phase (Quick Effect): You can pay 500 LP; this card gains 500 ATK until the end of this turn.",
    ),
    (MONSTER, "Once per turn, during your Main Phase: You can discard 1 Spell; draw 1 card."),
    (
        MONSTER,
        "Once per turn, during your Standby Phase, if this card has 3 or more Salt Counters: You can draw 1 card.",
    ),
    (MONSTER, "Twice per turn: You can pay 300 LP; this card gains 200 ATK until the end of this turn."),
    (MONSTER, "Once per turn, if this card is in Attack Position: You can draw 1 card."),
    (MONSTER, "If this card is in your hand or GY: You can Special Summon this card."),
    (MONSTER, "If this card was Xyz Summoned: You can draw 1 card."),
    (
        MONSTER,
        "If this card has 2 or more materials and your opponent controls no Spells and Traps: You can draw 1 card.",
    ),
    (MONSTER, "If this card has a material: You can draw 1 card."),
    (MONSTER, "If there are 5 or more monsters in your GY: You can draw 1 card."),
    (MONSTER, "If there is a Field Spell on the field: You can draw 1 card."),
    (MONSTER, "If there are no monsters in your opponent's GY: You can draw 1 card."),
    (MONSTER, "If your opponent controls more monsters than you do: You can draw 1 card."),
    (
        MONSTER,
        "If you have 3 or more cards in your hand and your LP are 4000 or more: You can discard 1 card; draw 1 card.",
    ),
    (MONSTER, "If you have 1 or less cards in your hand: You can draw 1 card."),
    (SPELL, "Draw 1 card, then if it is a Level 4 or lower monster, reveal it."),
    (SPELL, 'Draw 2 cards. You can only activate 1 "Test Card" per turn.'),
    (MONSTER, 'You can only control 1 "Test Card". This card gains 200 ATK for each other card you control.'),
    (FLIP, 'FLIP: Draw 1 card. You can only use this effect of "Test Card" once per duel.'),
    (
        MONSTER,
        (
            "If this card is Special Summoned: Draw 1 card. You can Tribute this card; gain 500 LP. "
            'You can only use each effect of "Test Card" once per turn.'
        ),
    ),
    (
        MONSTER,
        (
            "If this card is Special Summoned: Draw 1 card. You can Tribute this card; gain 500 LP. "
            'You can only use 1 "Test Card" effect per turn, and only once that turn.'
        ),
    ),
    (SPECIAL, "Cannot be Normal Summoned/Set. Must be Special Summoned by a card effect."),
    (SPECIAL, 'Cannot be Normal Summoned/Set. Must first be Special Summoned by the effect of "Test Spell".'),
    (SPECIAL, "Cannot be Special Summoned."),
    (XYZ, "2 Level 4 monsters\nMust first be Xyz Summoned."),
    (RITUAL, 'You can Ritual Summon this card with "Test Rite".'),
    (MONSTER, "If you control no monsters, you can Normal Summon this card without Tributing."),
    (
        MONSTER,
        "If your opponent controls a monster, you can Special Summon this card (from your hand or GY) by paying 1000 LP.",
    ),
    (MONSTER, "You can Special Summon this card (from your hand) by Tributing 1 Token."),
    (MONSTER, "You can Special Summon this card (from your hand) by discarding 1 Fairy monster."),
    (MONSTER, "You can Special Summon this card (from your hand) by returning 1 monster you control to the hand."),
    (
        SPELL,
        "Discard 1 Spell, then target 1 monster with 1500 or more DEF in your GY; Special Summon it, and if you do, banish the discarded card.",
    ),
    (SPELL, "Target 1 face-up monster on the field with a Salt Counter; destroy it."),
    (MONSTER, "Once per turn: You can target 1 card on the field; return this card and that target to the hand."),
    (
        MONSTER,
        "Once per turn: You can target 1 Special Summoned monster your opponent controls; shuffle that target into the Deck.",
    ),
    (MONSTER, "When a monster is destroyed by your card effect: Banish that monster."),
    (MONSTER, "If this card is Synchro Summoned: Shuffle the materials used for its Summon into the Deck."),
    (SPELL, "Target any number of monsters you control; destroy those targets."),
    (SPELL, "Target 1 card in your Field Zone; destroy it."),
    (SPELL, "Target 1 card in your opponent's Spell & Trap Zone; destroy it."),
    (SPELL, "Target 1 Rank 4 Xyz Monster in your Monster Zone; destroy it."),
    (SPELL, "Send the top card of your opponent's Deck to the GY."),
    (SPELL, "Add up to 2 of your opponent's banished cards to your hand."),
    (MONSTER, "If this card was Special Summoned this turn: You can Tribute this card; draw 1 card."),
    (MONSTER, 'You can only Special Summon "Test Card" once per turn. This card gains 100 ATK.'),
    (SPELL, "Draw 1 card. You cannot conduct your Battle Phase the turn you activate this card."),
    (MONSTER, "At the end of the Battle Phase, if this card attacked or was attacked: Draw 1 card."),
    (MONSTER, 'If this card is Special Summoned from the GY by the effect of a "Test" monster: Draw 1 card.'),
    (
        MONSTER,
        "At the start of the Damage Step, if this card attacks a Defense Position monster: Destroy that monster.",
    ),
    (MONSTER, "If this card attacks, it gains 300 ATK during the Damage Step only."),
    (MONSTER, "This card cannot be used as a Fusion Material."),
    (MONSTER, "This card cannot be used as a Synchro Material."),
    (MONSTER, "This card cannot be used as an Xyz Material."),
    (MONSTER, "If this card is sent to the GY as a Synchro Material: Draw 1 card."),
    (MONSTER, "If this card is used as a Synchro Material, banish it."),
    (MONSTER, "During each of your Standby Phases, destroy this card unless you pay 500 LP."),
    (MONSTER, "Cannot be Special Summoned from the GY."),
    (MONSTER, "Cannot be Normal Summoned, unless you control a Dragon monster."),
    (
        SPELL,
        "Draw 1 card. Your opponent cannot activate cards or effects in response to this card's activation.",
    ),
    (MONSTER, "When this card is changed from Attack Position to Defense Position: Draw 1 card."),
    (MONSTER, "When this card is changed from Defense Position to Attack Position: Draw 1 card."),
    (MONSTER, "When a face-up monster you control is flipped face-down: Draw 1 card."),
    (MONSTER, "If this card is destroyed by battle, or if this card is banished: Draw 1 card."),
    (MONSTER, "If this card is added from your Deck to your hand: Gain 400 LP."),
    (TRAP, "When your opponent would Special Summon a monster: Negate the Summon, and if you do, destroy it."),
    (MONSTER, "If you activate a Spell Card while this card is on the field: Gain 300 LP."),
    (MONSTER, "If only your opponent controls a monster, you can Special Summon this card (from your hand)."),
    (MONSTER, "If this card is in face-up Defense Position, destroy it."),
    (MONSTER, "This card can be treated as 2 Tributes for the Tribute Summon of a DARK monster."),
    (MONSTER, "Control of this card cannot switch."),
    (MONSTER, "Once per Chain, during either player's turn: You can pay 100 LP; draw 1 card."),
    (MONSTER, 'There can only be 1 "Test Card" on the field.'),
    (
        card("trap", "continuous"),
        "Target 1 monster in your GY; Special Summon it. When this card leaves the field, destroy that target.",
    ),
    (MONSTER, "Each time a Counter Trap is activated, immediately after it resolves, draw 1 card."),
    (MONSTER, "This card is treated as a Normal Monster while face-up on the field or in the GY."),
    (MONSTER, "When this card destroys an opponent's monster by battle: It can attack once again in a row."),
    (
        MONSTER,
        "When this card destroys a monster by battle: It can make a second attack on an opponent's monster in a row.",
    ),
    (MONSTER, "When this attacking card destroys a monster by battle: It can attack again in a row."),
    (MONSTER, "When this card destroys a monster by battle: It can attack an opponent's monster again in a row."),
    (MONSTER, "If this card is Normal Summoned: Place 1 Spell Counter on it (max. 1)."),
    (SPELL, "Excavate the top 3 cards of your Deck, add 1 excavated Spell to your hand, also send the rest to the GY."),
    (
        MONSTER,
        "Once per turn: You can declare a Level from 1 to 8; this card becomes that Level until the end of this turn.",
    ),
    (
        MONSTER,
        "Once per turn: You can declare 1 Attribute; this card becomes that Attribute until the end of this turn.",
    ),
    (MONSTER, "Choose up to 2 of your opponent's Monster Zones. The chosen zones cannot be used."),
    (TRAP, "Declare 1 card name; if the declared card is in your opponent's hand, draw 1 card."),
    (CONTINUOUS_TRAP, "Activate this card by declaring 1 Type. All face-up monsters on the field become that Type."),
    (MONSTER, "Once per turn: You can declare 1 Monster Type; destroy all monsters on the field of the declared Type."),
    (
        CONTINUOUS_TRAP,
        (
            "Special Summon this card in Defense Position as an Effect Monster (Rock/EARTH/Level 4/ATK 0/DEF 2000). (This "
            "card is also still a Trap.)"
        ),
    ),
    (MONSTER, "A Synchro Monster that used this card as a Synchro Material cannot be destroyed by battle."),
    (MONSTER, "A Ritual Monster Ritual Summoned using this card gains these effects.\n● It can attack directly."),
    (SPELL, "After this card's activation, it remains on the field. Draw 1 card for each monster you control."),
    (TRAP, "Draw 1 card. If you control no monsters, you can activate this card from your hand."),
    (MONSTER, "When this card is Normal Summoned, Trap Cards cannot be activated."),
    (MONSTER, "This card can attack up to 3 times during each Battle Phase."),
    (MONSTER, "This card can attack while in face-up Defense Position."),
    (
        MONSTER,
        "This card can attack while in face-up Defense Position. If it does, apply its DEF for damage calculation.",
    ),
    (
        MONSTER,
        (
            "This card can attack directly, but when it does so using this effect, the battle damage inflicted to your "
            "opponent is halved."
        ),
    ),
    (MONSTER, "Any monster destroyed by battle with this card is banished."),
    (MONSTER, "Any card sent to the GY is banished instead."),
    (MONSTER, "Neither player can add cards from their Deck to their hand except by drawing them."),
    (MONSTER, "Any card sent to your opponent's GY is banished instead."),
    (MONSTER, "Any monster sent from the hand or Main Deck to the GY is banished instead."),
    (SPELL, "Draw 1 card. This card's activation and effect cannot be negated."),
    (MONSTER, "This card can make up to 3 attacks on monsters during each Battle Phase."),
    (MONSTER, "When a monster you control is targeted for an attack: You can change the attack target to this card."),
    (TRAP, "Immediately after this effect resolves, Xyz Summon 1 Xyz Monster using only monsters you control."),
    (MONSTER, "Your opponent cannot banish cards from either player's GY."),
    (CONTINUOUS_TRAP, "Negate all other Spell effects on the field."),
    (SPELL, "Each player discards their entire hand, then draws the same number of cards they discarded."),
    (MONSTER, "When an Equip Card is equipped to this card: Destroy that card."),
    (MONSTER, "After resolving a card effect that targets this card, destroy this card."),
    (
        MONSTER,
        "During your End Phase: Destroy all other monsters you control that did not declare an attack this turn.",
    ),
    (SPELL, "Draw 1 card. You cannot Summon other monsters the turn you activate this card."),
    (MONSTER, "You can discard 1 card; this turn, each time your opponent Special Summons a monster, draw 1 card."),
    (MONSTER, "You can substitute this card for any 1 Fusion Material Monster."),
    (MONSTER, 'For a Synchro Summon, you can substitute this card for any 1 "Chime" Tuner monster.'),
    (MONSTER, "The other Synchro Materials cannot be Level 4."),
    (CONTINUOUS_TRAP, "Your opponent can only activate 1 Spell/Trap each turn."),
    (CONTINUOUS_SPELL, "Both players can Tribute Summon Machine monsters with 1 less Tribute."),
    (
        SPELL,
        "Target 1 monster your opponent controls; this turn, if you Tribute a monster, you must Tribute that target, as if you controlled it.",
    ),
    (
        CONTINUOUS_SPELL,
        "Each turn, 1 Level 5 or higher Fiend monster you Normal Summon can be Summoned without Tributing.",
    ),
    (
        MONSTER,
        "Once, while this card is in the GY, 1 Level 5 or higher Warrior monster you Normal Summon can be Summoned without Tributing.",
    ),
    (MONSTER, "Requires 3 Tributes to Normal Summon (cannot be Normal Set)."),
    (
        MONSTER,
        "You can discard any number of cards, then target the same number of cards your opponent controls; destroy those targets.",
    ),
    (
        MONSTER,
        "During your next Standby Phase after this card is Tributed: Draw 1 card.",
    ),
    (MONSTER, "Once per turn, this card cannot be destroyed by Spell/Trap effects."),
    (
        MONSTER,
        "When a card or effect is activated that includes any of these effects (Quick Effect): You can discard this card; negate the activation.\n● Add a card from the GY to the hand, Deck, and/or Extra Deck.\n● Banish 1 card from the GY.",
    ),
    (
        MONSTER,
        "When a card or effect is activated that includes any of these effects (Quick Effect): You can discard this card; negate that effect.\n● Add 1 card from the Deck to your hand.\n● Special Summon from the Deck.\n● Send 1 card from the Deck to the GY.",
    ),
    (TRAP, "Reduce the battle damage you take from the next attack this turn to 0."),
    (
        CONTINUOUS_SPELL,
        "During your 1st Standby Phase after this card's activation: Show 1 Fusion Monster in your Extra Deck and send the Fusion Materials listed on it from your Deck to the GY. During your 2nd Standby Phase after this card's activation: Fusion Summon 1 Fusion Monster from your Extra Deck with the same name as the monster you showed, and target it with this card. When this card leaves the field, destroy that target.",
    ),
    (
        SPELL,
        "Send, from either field to the GY, Fusion Materials listed on 1 Fusion monster, then Special Summon that monster from your Extra Deck.",
    ),
    (
        MONSTER,
        "Once per turn, you can activate 1 of these effects.\n● You can discard 1 card; draw 1 card.\n● If this card destroys a monster by battle: Gain 500 LP.",
    ),
    (
        MONSTER,
        "Any battle damage you take from battles involving this card inflicts equal effect damage to your opponent.",
    ),
    (MONSTER, "When you draw this card: You can reveal this card; Special Summon this card from your hand."),
    (
        CONTINUOUS_SPELL,
        "You can send this card to the GY; inflict 1000 damage to your opponent for each of your Standby Phases that have passed since this card was activated.",
    ),
    (
        MONSTER,
        "If this card is discarded: Draw 1 card, then if it was discarded from your hand to your GY by an opponent's card effect, gain 500 LP.",
    ),
    (MONSTER, "Your opponent cannot banish cards."),
    (MONSTER, "Your opponent must play with their hand revealed."),
    (MONSTER, "Neither player can Special Summon 2 or more monsters at the same time."),
    (CONTINUOUS_SPELL, "Each player can Special Summon a maximum of 3 monsters from the Extra Deck each turn."),
    (MONSTER, "Cards cannot be sent from the Deck to the GY."),
    (MONSTER, "Cards on the field cannot be returned to the Deck."),
    (CONTINUOUS_SPELL, "Monster Cards that would be returned from the field to the hand are banished instead."),
    (CONTINUOUS_SPELL, "During their respective turns, each player must show their opponent their hand."),
    (MONSTER, "Your opponent cannot activate Spell Cards or effects."),
    (
        MONSTER,
        "Your opponent cannot activate cards or effects in response to the activation of Spell Cards or effects.",
    ),
    (MONSTER, "Your opponent cannot activate cards or effects when you Normal or Special Summon a monster(s)."),
    (MONSTER, "Your opponent cannot target other monsters you control with Spell effects."),
    (MONSTER, "Neither player can target monsters on the field with Spell effects, except this one."),
    (MONSTER, "Your opponent cannot target monsters on the field with card effects, except Tokens."),
    (MONSTER, "Level 6 or higher monsters your opponent controls cannot target this card for attacks."),
    (
        EQUIP,
        "Equip only to a monster you control. Monsters your opponent controls can only attack the equipped monster.",
    ),
    (EQUIP, "While you control the equipped monster, this card cannot be destroyed by card effects."),
    (
        TRAP,
        "When your opponent activates a card or effect that would inflict damage to you: Make that effect damage to you 0.",
    ),
    (
        TRAP,
        "When your opponent activates a card or effect that would inflict damage to you: The damage you take from that effect is halved.",
    ),
    (
        TRAP,
        "When your opponent activates a card or effect that would inflict damage to you: Your opponent takes the damage instead.",
    ),
    (
        TRAP,
        "When your opponent activates a card or effect that would inflict damage to you: That damage is negated and you gain LP equal to the amount you would have taken.",
    ),
    (
        MONSTER,
        "When your opponent activates a card or effect that would inflict damage to you (even during the Damage Step) (Quick Effect): You can discard this card; gain 500 LP.",
    ),
    (MONSTER, "Any effect that would inflict damage to a player instead increases their LP by the same amount."),
    (TRAP, "Cards cannot be banished until the end of this turn."),
    (MONSTER, "Neither player can activate monster effects in the hand or GY."),
    (MONSTER, "Your opponent cannot activate monster effects, except Dragon monsters."),
    (MONSTER, "Monsters that are banished, as well as monsters in the GY cannot activate their effects."),
    (MONSTER, "Each player can only Special Summon once per turn."),
    (
        CONTINUOUS_SPELL,
        "Both players must Set Spell cards before activating them and cannot activate them until their next turn.",
    ),
    (
        SPELL,
        "Target 1 Spell/Trap your opponent controls; destroy it. Your opponent cannot activate the targeted card in response to this card's activation.",
    ),
    (SPELL, "Target 1 monster on the field that was Special Summoned from the Extra Deck; destroy it."),
    (SPELL, "Add 1 monster with 2400 or more ATK and 1000 DEF from your Deck to your hand."),
    (MONSTER, "This card gains 300 ATK for each material used for its Summon."),
    (MONSTER, "Once per battle, if this card battles, during damage calculation: You can gain 500 LP."),
    (
        MONSTER,
        "If this card attacks a Defense Position monster, inflict double piercing battle damage to your opponent.",
    ),
    (MONSTER, "This card's Normal Summon cannot be negated."),
    (MONSTER, "Negate the effects of Traps that target this card."),
    (MONSTER, "Negate Spell effects that target this card, destroying them."),
    (MONSTER, "Negate Spell effects that target 1 Machine monster you control (and no other cards)."),
    (MONSTER, "You can destroy 1 monster with ATK or DEF equal to or higher than this card's ATK."),
    (MONSTER, "This card cannot attack unless you Tribute 1 monster."),
    (TRAP, "Activate only during your opponent's Standby Phase. Draw 1 card."),
    (MONSTER, "Before damage calculation, if this card attacks a Defense Position monster: Destroy that monster."),
    (SPELL, "Special Summon 1 monster from your hand in face-up Attack Position or face-down Defense Position."),
    (SPELL, "Special Summon 1 monster from your hand in face-up or face-down Defense Position."),
    (MONSTER, BANISHED_LATER),
    (MONSTER, SUMMONED_AND_GONE),
    (CONTINUOUS_SPELL, "Neither player can Ritual Summon."),
    (CONTINUOUS_SPELL, "Neither player can Fusion Summon."),
    (CONTINUOUS_SPELL, "Neither player can Synchro Summon."),
    (CONTINUOUS_SPELL, "Neither player can Xyz Summon."),
    (MONSTER, "This card cannot be Tributed for a Tribute Summon."),
    (MONSTER, "Any monster destroyed by battle with this card is returned to the hand."),
    (MONSTER, "Any monster destroyed by battle with this card is shuffled into the Deck."),
    (
        MONSTER,
        "Any monster destroyed by battle with this card is returned to the top of the Deck.",
    ),
    (
        MONSTER,
        "Any monster destroyed by battle with this card is returned to the bottom of the Deck.",
    ),
    (MONSTER, "The effects of monsters destroyed by battle with this card are negated."),
    (CONTINUOUS_SPELL, 'You can activate "Fossil" Trap Cards from your hand.'),
    (CONTINUOUS_SPELL, 'You can activate "Fossil" Trap Cards the turn they are Set.'),
    (MONSTER, "If you Ritual Summon a WATER Ritual Monster, this card can be used as the entire Tribute."),
    (MONSTER, "Once per turn: You can target 1 Normal Spell in your GY; apply that target's effect."),
    (SPELL, "This card can only be activated at the start of your Main Phase 1. Draw 1 card."),
    (
        MONSTER,
        "When you Ritual Summon a Ritual Monster, you can banish this card from your GY as 1 of the monsters required for the Ritual Summon.",
    ),
    (
        SPELL,
        "Target 1 monster on the field; this turn, any battle damage you take from attacks involving that monster is halved.",
    ),
    (MONSTER, "Each player can only attack with 1 monster during each Battle Phase."),
    (MONSTER, "Any battle damage you take from battles involving this card is also inflicted to your opponent."),
    (CONTINUOUS_SPELL, 'This card can only be placed on the field by the effect of "Fate Table".'),
    (MONSTER, "If this card is Pendulum Summoned: You can draw 1 card."),
    (TRAP, "All Warrior monsters that you control now are unaffected by Spell effects this turn."),
    (TRAP, "All Warrior monsters that your opponent controls now must attack this turn, if able."),
    (MONSTER, "All monsters your opponent controls must attack this card, if able."),
    (SPELL, "Target 1 monster you control; its effects cannot be negated this turn."),
    (CONTINUOUS_SPELL, "The activation of the effects of LIGHT monsters cannot be negated."),
    (
        CONTINUOUS_SPELL,
        "Your opponent cannot activate cards or effects in response to the activation of a Ritual Spell.",
    ),
    (MONSTER, "Your opponent cannot activate cards or effects in response to this card's effects."),
    (MONSTER, "Neither player can Special Summon monsters from the hand or GY with Spell/Trap effects."),
    (
        MONSTER,
        "The effects of all Spell, Trap, and Monster cards that target a card in the GY or that activate in the GY are negated.",
    ),
    (MONSTER, "This card cannot be banished."),
    (
        CONTINUOUS_SPELL,
        (
            "If there is 1 or more monsters on the field of the controller of this card, his/her opponent cannot place a "
            "monster on the field if his/her number of monsters would exceed the number of monsters that are on the field of "
            "this card's controller."
        ),
    ),
    (MONSTER, "Each player must pay 500 LP to declare an attack."),
    (MONSTER, "Your opponent must send 1 card from the top of their Deck to the GY to declare an attack."),
    (MONSTER, "Your opponent must pay 500 LP to activate card effects."),
    (
        SPELL,
        "Declare 1 monster card type (Ritual, Fusion, Synchro, Xyz, or Pendulum); neither player can Special Summon monsters of the declared monster card type this turn.",
    ),
    (MONSTER, "Each player can only control 1 monster of each Type."),
    (MONSTER, "This card cannot be destroyed, or banished, by card effects."),
    (MONSTER, "Spirit monsters you control do not have to have their effects that return them to the hand activated."),
    (TRAP, "All Warrior monsters that are on the field now cannot attack this turn."),
    (MONSTER, "You can Set this card from your hand to your Spell & Trap Zone as a Spell Card."),
    (SPELL, 'Set 1 "Fossil" monster directly from your Deck to your Spell & Trap Zone as a Spell Card.'),
    (SPELL, "Target 1 Dragon monster in your GY; Set that target to your Spell & Trap Zone as a Spell Card."),
    (MONSTER, "Cannot be Special Summoned from the GY the turn it was sent there."),
    (MONSTER, "When this Set card in the Spell & Trap Zone is destroyed and sent to your GY: Special Summon it."),
    (
        MONSTER,
        (
            "This card can attack a number of times equal to the number of materials used for its Fusion Summon during each "
            "Battle Phase."
        ),
    ),
    (
        MONSTER,
        (
            "This card can attack your opponent's monsters a number of times equal to the number of materials used for its "
            "Fusion Summon during each Battle Phase."
        ),
    ),
    (
        SPELL,
        (
            "Target 1 monster in your GY; add it to your hand, and you cannot Special Summon monsters with that name for the "
            "rest of this turn."
        ),
    ),
    (
        CONTINUOUS_SPELL,
        "During the End Phase: Change the battle positions of all face-up monsters the turn player controls.",
    ),
    (SPELL, "Each player swaps the cards in their GY with the cards in their Deck, then shuffles their Deck."),
    (SPELL, "Each player draws until they have 4 cards in their hand."),
    (SPELL, "Change 1 monster on the field to face-down Defense Position or face-up Attack Position."),
    (MONSTER, "Once per turn: You can target 1 face-up Xyz Monster on the field; reduce its Rank by 1."),
    (
        MONSTER,
        "This card can attack while in face-up Defense Position. If it does, apply its ATK for damage calculation.",
    ),
    (
        SPELL,
        (
            "Add 1 Level 4 monster from your Deck to your hand, and if you do, you cannot Normal Summon, Set, or Special "
            "Summon monsters with that name for the rest of this turn."
        ),
    ),
    (
        MONSTER,
        (
            "If this card is Normal Summoned: You can draw 1 card. You must control no other cards and have no cards in your "
            "hand to activate and resolve this effect."
        ),
    ),
    (
        TRAP,
        (
            "Banish up to 2 cards from your opponent's GY, then send the same number of cards from the top of your opponent's "
            "Deck to the GY."
        ),
    ),
    (
        TRAP,
        "Banish up to 2 cards from your GY, then send the same number of cards from the top of your Deck to the GY.",
    ),
    (
        TRAP,
        "If your opponent has more cards in their hand and field combined than you do: Destroy all monsters on the field.",
    ),
    (SPELL, "Special Summon 2 Warrior monsters with the same ATK from your Deck."),
    (SPELL, "Special Summon 2 Warrior monsters with the same DEF from your Deck."),
    (SPELL, "Immediately after this effect resolves, Tribute Summon 1 monster."),
    (TRAP, "Draw 1 card, also, after that, Set this card face-down instead of sending it to the GY."),
    (
        CONTINUOUS_SPELL,
        "Reduce the Level of all WATER monsters in both players' hands and on the field by 1.",
    ),
    (TRAP, "Draw 2 cards, then it becomes the End Phase."),
    (TRAP, "Your opponent cannot activate card effects in the GY this turn."),
    (TRAP, "You take no effect damage from your opponent's card effects this turn."),
    (SPELL, "Your opponent can discard 1 card to negate this effect, otherwise draw 2 cards."),
    (SPELL, "Draw 1 card and reveal it. If it is a Warrior monster, gain 500 LP, otherwise discard it."),
    (
        SPELL,
        "Target 1 card you control and 2 cards your opponent controls; destroy your target and return the opponent's targets to the hand.",
    ),
    (
        SPELL,
        "Target 1 monster you control and 2 monsters in your GY; shuffle the first target into the Deck, and if you do, add the second targets to your hand.",
    ),
    (
        SPELL,
        "Target 2 monsters in your GY and 1 card your opponent controls; shuffle both targets in your GY into the Deck, then destroy the opponent's target.",
    ),
    (
        SPELL,
        "Target 2 monsters in your GY and 1 card on the field; shuffle the first targets into the Deck, then destroy the second target.",
    ),
    (
        SPELL,
        "Tribute 1 monster; Special Summon 1 monster from your Deck with the same Level and Type as the Tributed monster.",
    ),
    (
        SPELL,
        "Tribute 1 monster; Special Summon 1 monster from your Deck with the same original Type and Attribute as the Tributed monster, but with a different name.",
    ),
    (
        SPELL,
        "Tribute 1 monster; Special Summon 1 monster from your Deck with the same ATK as the Tributed monster but a different name.",
    ),
    (
        SPELL,
        "Tribute 1 monster; Special Summon 1 monster with a different original name from the Tributed monster from your hand.",
    ),
    (
        SPELL,
        "Destroy all Warrior monsters on the field, then inflict 300 damage to your opponent for each monster destroyed and sent to the GY by this effect.",
    ),
    (
        SPELL,
        "Send all cards on the field to the GY, then Special Summon as many Dragon monsters as possible from your GY, up to the number of cards your opponent controlled that were sent to the GY by this effect.",
    ),
    (SPELL, "Banish your opponent's entire hand, and if you do, they draw the same number of cards."),
    (SPELL, "Discard your entire hand, then draw cards equal to the number of cards you discarded + 1."),
    (
        SPELL,
        "Return all monsters on the field to the hand, and if you do, if 3 or more cards are returned to the hand by this effect, gain 1000 LP.",
    ),
    (
        SPELL,
        "Your opponent banishes cards they control, equal to how many more cards they control than you do, face-down.",
    ),
    (
        SPELL,
        "If you have more cards in your Deck than your opponent does: Send cards from the top of your Deck to the GY, equal to how many more cards you have in your Deck than your opponent.",
    ),
    (
        COUNTER_TRAP,
        "When a Spell/Trap Card, or monster effect, is activated that would return a card on the field to the hand: Negate the activation.",
    ),
    (
        COUNTER_TRAP,
        "When a Spell/Trap Card, or monster effect, is activated that requires a dice roll: Negate the activation.",
    ),
    (
        MONSTER,
        "When this card is Normal Summoned: You can banish up to 1 card each from your opponent's hand, field, and GY. (The card in the hand is chosen at random.)",
    ),
    (CONTINUOUS_SPELL, "Neither player can Tribute Summon monsters, except Zombie monsters."),
    (CONTINUOUS_SPELL, "Your opponent cannot Tribute Summon monsters, except Zombie monsters."),
    (CONTINUOUS_SPELL, "Neither player can Tribute Summon monsters."),
    (TRAP, "Target 1 monster on the field; it gains 500 ATK until your opponent's next End Phase."),
    (SPELL, "Take 1 Field Spell from your Deck, and either activate it or add it to your hand."),
    (SPELL, 'Send 1 card from your hand to the GY; activate 1 "Fossil" Field Spell from your hand or GY.'),
    (
        SPELL,
        "Target 1 Field Spell you control; send it to the GY, and if you do, activate 1 Field Spell from your Deck with a different name from that card.",
    ),
    (
        COUNTER_TRAP,
        "When a Spell/Trap Card, or monster effect, is activated: Discard the same type of card (Monster, Spell, or Trap); negate the activation.",
    ),
    (SPELL, "Reveal 1 monster in your hand with 2400 ATK and 1000 DEF or 2800 ATK and 1000 DEF; draw 1 card."),
    (SPELL, "Target 1 monster you control; it is unaffected by other Spell effects this turn."),
    (TRAP, "Target 1 monster you control; it is unaffected by other Trap effects this turn."),
    (SPELL, "Shuffle all cards from your opponent's hand, field, and GY into the Deck."),
    (SPELL, "Target up to 3 monsters in your GY; place those targets on the bottom of the Deck in any order."),
    (
        SPELL,
        "Excavate cards from the top of your Deck until you excavate a Spell Card or Trap Card. Add that card to your hand. Send the remaining cards to the GY.",
    ),
    (
        SPELL,
        "Your opponent declares a Level. Excavate cards from the top of your Deck until you excavate a monster that can be Normal Summoned/Set. If that monster is the same Level as the one declared by your opponent, send all excavated cards to the GY. If not, Special Summon the excavated monster, also send the remaining cards to the GY.",
    ),
    (
        MONSTER,
        "This card gains these effects based on the number of cards in your hand. ● 2 or more: This card gains 500 ATK. ● 4 or fewer: This card cannot be destroyed by battle. ● 3: This card cannot attack directly. ● 5 to 6: This card can attack directly.",
    ),
    (CONTINUOUS_TRAP, "Negate all LIGHT monster effects activated on the field or GY."),
    (CONTINUOUS_TRAP, 'Negate all monster effects that activate in the GY, except "Alpha" monsters.'),
    (CONTINUOUS_TRAP, "Negate the effects of cards activated by your opponent."),
    (MONSTER, "Negate the effects of LIGHT monsters that activate during the Main Phase."),
    (MONSTER, "If this face-up card would be sent from the field to the GY, place it on the top of the Deck instead."),
    (MONSTER, "If this card would be sent from the field to the GY, return it to the hand instead."),
    (MONSTER, "If this card would be sent from the field to the GY, shuffle it into the Deck instead."),
    (MONSTER, "If this card would be sent from the field to the GY, place it on the bottom of the Deck instead."),
    (
        TRAP,
        "Activate only as Chain Link 2 or higher; inflict damage to your opponent equal to the Chain Link number of this card x 400. Activate only if no cards/effects with the same name are in that Chain.",
    ),
    (
        SPELL,
        "Inflict 500 damage to your opponent. If this card was activated as Chain Link 2 or 3, shuffle it into the Deck. If this card was activated as Chain Link 4 or higher, return this card to the hand.",
    ),
    (SPELL, "If this card was activated as Chain Link 2, draw 1 card."),
    (
        SPELL,
        "Target 1 monster your opponent controls; banish it. During the next Standby Phase, return it to the field.",
    ),
    (
        TRAP,
        "Activate 1 of these effects. ● Draw 1 card. ● Activate only if your opponent controls a monster. Draw 2 cards.",
    ),
    (SPELL, "Each player can Special Summon 1 Level 4 or lower monster from their hand."),
    (SPELL, "Draw 1 card. Your opponent can Special Summon 1 monster from their hand."),
    (
        MONSTER,
        "Once per turn: You can target 1 monster you control that attacked this turn; change that target to Defense Position.",
    ),
    (
        MONSTER,
        "At the end of the Battle Phase, if this card is in the GY because it was destroyed by battle and sent there this turn: Draw 1 card.",
    ),
    (CONTINUOUS_SPELL, 'Each time your opponent takes effect damage, except "Test Card", gain 300 LP.'),
    (CONTINUOUS_SPELL, "Each time your opponent takes effect damage, gain 300 LP."),
    (CONTINUOUS_SPELL, "If only you control a Warrior monster, your opponent cannot activate Spell Cards."),
    (SPELL, "Remove all Spell Counters from the field."),
    (TRAP, "When an opponent's monster declares an attack: Make that attack a direct attack."),
    (SPELL, "Distribute 3 Salt Counters among face-up monsters your opponent controls."),
    (MONSTER, "You can remove any number of Salt Counters from this card; gain 500 LP."),
    (MONSTER, "You can pay LP in multiples of 500 (max. 1500); this card gains ATK equal to the LP paid."),
    (
        TRAP,
        (
            "When your opponent activates a Spell Card that targets exactly 1 monster on the field (and no other cards): "
            "Target 1 card on the field; what targeted it now targets that target."
        ),
    ),
    (
        MONSTER,
        (
            "When this card is Summoned: Toss a coin and gain the appropriate effect.\n"
            "● Heads: This card gains 500 ATK.\n● Tails: This card loses 500 ATK."
        ),
    ),
    (SPELL, "Special Summon as many of your banished monsters as possible."),
    (SPELL, "Each player Special Summons as many of their banished monsters as possible."),
    (CONTINUOUS_TRAP, "Each player can only Summon 2 times per turn."),
    (SPECIAL, 'Cannot be Special Summoned unless you control "Alpha".'),
    (MONSTER, "This card must target a Toon monster for its attacks if your opponent controls one."),
    (
        FLIP,
        "FLIP: Apply these effects in sequence. ● You can destroy 1 card on the field. ● Send the top 3 cards of your Deck to the GY.",
    ),
    (MONSTER, "When you draw a Fairy monster: You can reveal 1 of those monsters; draw 1 card."),
    (
        MONSTER,
        "You can Tribute 1 face-up Plant monster you control to negate the activation of a card or effect that targets a card on the field and destroy it.",
    ),
    (
        RITUAL_SPELL,
        "This card can be used to Ritual Summon any Ritual Monster. You must also send Normal Monsters from your Deck to the GY whose total Levels equal the Level of that Ritual Monster.",
    ),
    (MONSTER, "When you take battle damage from a battle involving this card: Draw 1 card."),
    (
        MONSTER,
        "When your opponent takes battle damage from a battle involving a Fiend monster you control: Draw 1 card.",
    ),
    (MONSTER, "This card cannot be Tributed, except for a Tribute Summon."),
    (MONSTER, "This card cannot be Tributed, except for the Tribute Summon of a Fiend monster."),
    (MONSTER, "If a monster is Special Summoned from your opponent's GY: Draw 1 card."),
    (MONSTER, "When a monster(s) is Special Summoned from the Extra Deck: Draw 1 card."),
    (MONSTER, "You take no battle damage from attacking monsters."),
    (MONSTER, "Each time a monster is returned from the field to the hand, gain 300 LP."),
    (
        MONSTER,
        'Once per turn: You can draw 1 card. "Lantern" must be in your GY to activate and to resolve this effect.',
    ),
    (TRAP, "When a monster effect is activated in the hand or GY: Negate its activation, and if you do, banish it."),
    (TRAP, "When your opponent activates a monster effect in their hand: Negate the activation."),
    (
        TRAP,
        "Each player sends monsters they control to the GY so that they only control 1 Type of monster. Each player can only control 1 Type of monster.",
    ),
    (
        TRAP,
        "Each player sends monsters they control to the GY until they each control monsters of only 1 Attribute. Each player can only control 1 Attribute of monster.",
    ),
    (SPELL, "You can conduct 2 Normal Summons/Sets this turn, not just 1."),
    (SPELL, "Once during this turn, for a Tribute Summon, you can Tribute 1 monster your opponent controls."),
    (SPELL, "Neither player can Normal Summon monsters until your next Draw Phase."),
    (MONSTER, "If your opponent draws a card for their normal draw: Inflict 500 damage to your opponent."),
    (
        MONSTER,
        "Instead of conducting your normal draw: You can add 1 Level 4 or lower Warrior monster from your Deck to your hand.",
    ),
    (
        MONSTER,
        "Negate the activated effects of monsters that were in Defense Position when that effect was activated.",
    ),
]
