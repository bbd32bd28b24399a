"""Which cards are meant, and where they are, in texts of 1999 to 2006."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from re import Match

from sanam.games.yugioh.texts.reading.wordings.older.parts import ORDERS, lower
from sanam.games.yugioh.texts.reading.wordings.wording import Wordings


def _by_it(said: Match[str]) -> str:
    thing = "this card" if said[1] == "this monster" else said[1]
    return f"destroyed by battle with {thing}"


def _if_first(said: Match[str]) -> str:
    return f"If {said[2]}, {lower(said[1])}"


def _of_the_opponents(said: Match[str]) -> str:
    """ "1 of your opponent's Attack Position monsters on the field"."""
    several = "" if said["number"] in ("1", "up to 1") else "s"
    return f"{said['number']} {said['kind']}{said['noun']}{several} your opponent controls"


def _named(said: Match[str]) -> str:
    """ "1 Level 4 or lower monster that includes "Kite" in its card name": the name stands before the noun."""
    return f"{said['name']} {said['noun']}{said['more'] or ''}"


#: Where nobody chooses a target.
_HIDDEN = r"(?:hand or Deck|Deck or hand|hand, Deck|hand|Deck|Extra Deck)"

CARDS: Wordings = (
    (
        r"^There can only be (1 face-up \"[^\"]*\") on (?:your|the) field(?=\.)",
        lambda said: (
            f"{'You can only control' if 'your' in said[0] else 'There can only be'} {said[1]}{'' if 'your' in said[0] else ' on the field'}"
        ),
    ),
    (r"(?<=[Tt])he monster equipped with this card\b", "he equipped monster"),
    (
        r"\b([Aa]) monster equipped with this card (?!increases|decreases)",
        lambda said: f"{'The' if said[1] == 'A' else 'the'} equipped monster ",
    ),
    (r"\bdestroyed by (an? [^.;,\"]*?monster) by battle\b", r"destroyed by battle with \1"),
    (r"\bwith an? (ATK|DEF) that is (higher|lower) than this card's \1(?=[.,])", r"whose \1 is \2 than this card's"),
    (r"\bfrom your hand or your field\b", "from your hand or field"),
    (
        r"^All ([^.;,]*?) in both players' hands are (discarded|banished|destroyed)(?: to the GY)?(?=\.)",
        lambda said: (
            f"Each player {ORDERS[said[2]]}{'es' if said[2][0] in 'b' else 's'} all {said[1].replace('Monster cards', 'monsters')} in their hand"
        ),
    ),
    (
        r"\b([Ll]ook at your opponent's hand),? and (discard|banish) (1 [^.;,]*?) from it(?=\.)",
        r"\1, select \3 in it, and \2 it",
    ),
    (
        r"\bfor each card in your opponent's hand and on (?:your opponent's|their) field(?=\.)",
        "for each card your opponent controls or has in their hand",
    ),
    (
        r"^(Select|Choose) (1 [^.;,]*? from your Deck) and banish it( face-down)?(?=\.)",
        lambda said: f"Banish {said[2]}{said[3] or ''}",
    ),
    (
        r"^Check (?:all of )?(?:your opponent's monsters on the field|all monsters on your opponent's field|all monsters your opponent controls), your opponent's hand,? and all cards (?:your opponent draws|they draw) \(?until the end of your opponent's (\d\w\w turn after (?:this card's activation|activation))\)?, and destroy all (monsters with an ATK of \d+ or (?:less|more)|[A-Z]\w+ Cards)(?=\.)",
        r"Look at your opponent's hand, all monsters they control, and all cards they draw until the end of their \1, and destroy all those \2",
    ),
    (
        r"^Destroy all cards with the same name as that monster from (?:its|the) controller's hand and Deck(?=\.)",
        "Destroy all cards with that name in its controller's hand and Deck",
    ),
    (r"\bmove (1 [^.;]*? from your Deck to your hand)\b", r"add \1"),
    (
        r"\b([Rr])emov(e|es|ing) ((?!counter)(?:(?!\bfrom play\b|\bremov)[^.;:])+?) from play\b",
        lambda said: f"{'B' if said[1] == 'R' else 'b'}anish{ {'e': '', 'es': 'es'}.get(said[2], said[2]) } {said[3]}",
    ),
    (
        rf"\b([Ss])elect (\d [^.;,]*? from your {_HIDDEN}) and (Special Summon|equip) it(?: (?:on|to) (?:the|your) field)?(?= in\b| to\b|\.)",
        lambda said: f"{said[3] if said[3][0] == 'S' or said[1] == 's' else 'Equip'} {said[2]}",
    ),
    (
        r"\b([Ss])elect (\d [^.;,]*? from your Deck) and (?:place|put) it (?=on (?:the )?top of your Deck\b)",
        lambda said: f"{'P' if said[1] == 'S' else 'p'}lace {said[2]} ",
    ),
    (
        r"\bmonsters? that (?:is|are) destroyed by battle with this card is banished(?=\.)",
        "monster destroyed by battle with this card is banished",
    ),
    (
        r"^Select (any number of cards|\d cards?) from your hand and (?:add|return) (them|it) to your Deck(?=\.$)",
        r"Select \1 from your hand and shuffle \2 into the Deck",
    ),
    (
        r"^Shuffle the Deck, then (draw the same number of cards)(?: as| that)? you (?:added|returned) to (?:the|your) Deck(?=\.)",
        r"Then \1",
    ),
    (
        r"\bBanish (monsters in your GY to [^.;]*? equal to the number of) (?:the )?(monsters|cards) you (?:removed|banished)(?: from play)?(?=\.)",
        r"Banish any number of \1 \2 banished",
    ),
    (
        r"\bby (?:the|an) effect of (?:your opponent's card|an opponent's card|a card controlled by your opponent|a card your opponent controls)\b",
        "by an opponent's card effect",
    ),
    (r"\bby a card effect controlled by your opponent\b", "by an opponent's card effect"),
    (
        r"\bboth players pick up (\d cards) from the top of their Decks and show them to each other(?=\.)",
        r"both players reveal the top \1 from their Decks",
    ),
    (
        r"\b(Special Summon all) ([^.;]*?[Mm]onster)(?: [Cc]ard)?s among them\b",
        lambda said: f"{said[1]} revealed {said[2][:-7]}monsters",
    ),
    (
        r"^The rest of the (?:revealed cards|cards picked up) (?:is|are) added to the players' hands(?=\.)",
        "Add any remaining cards to their hand",
    ),
    (
        r"\b(Send|Banish|Destroy|Return) all cards (?:in|from) your hand and on your field\b",
        r"\1 all cards from your hand and field",
    ),
    (r"^Draw cards from your Deck until (?=you have \d cards in your hand\.)", "Draw until "),
    (r"\b(Draw) a number of cards equal to\b", r"\1 cards equal to"),
    (r"\b([Nn])either player can Tribute (?:any )?monsters(?=\.)", "Monsters cannot be Tributed"),
    (r"\b([Aa])ll (?:the )?other cards you (?:picked up|excavated|revealed)\b", r"\1ll other excavated cards"),
    (r"\bthe other cards you (?:picked up|excavated|revealed)\b", "the other excavated cards"),
    (r"\ball (?:of )?the cards you (?:picked up|excavated|revealed)\b", "all excavated cards"),
    (
        (
            r"\b([Aa]dd|[Rr]eturn) (these cards|those cards|the selected cards|them) to (?:your|the) Deck"
            r"(?:,? (?:and |then |and then )?shuffle (?:it|the Deck|your Deck),? and (?:then )?(?=draw\b)|,? and (?=draw\b))"
        ),
        lambda said: f"{'S' if said[1][0] in 'AR' else 's'}huffle {said[2].replace('ese', 'ose')} into the Deck, then ",
    ),
    (
        r"\bNegate all (Spell|Trap|monster) effects on the field,? except this card(?:'s effect)?(?=\.)",
        r"Negate all other \1 effects on the field",
    ),
    (
        r"\bmove (1 [^.;]*? from your Deck) to the field in (?=(?:face-up )?(?:Attack|Defense) Position\b)",
        r"Special Summon \1 in ",
    ),
    (r"\bdiscard any (\d cards?)\b", r"discard \1"),
    (r"/(\d+) Stars?/", r"/Level \1/"),
    (
        r'^Place (\d "[^"]*" \([^)]*\) in (?:Attack|Defense) Position) on your (?:side of the )?field(?=\.)',
        r"Special Summon \1",
    ),
    (r"\b(up to \d|\d) Monster cards(?= (?:from|in) (?:your|your opponent's|either player's) GY\b)", r"\1 monsters"),
    (r"\bcannot (?:remove|banish) cards in either GY(?: from play)?(?=\.)", "cannot banish cards from either GY"),
    (
        r"\bcannot banish any cards (?:in|from) (?:either|any)(?: player's)? GY(?=\.)",
        "cannot banish cards from either GY",
    ),
    (
        r"\bBoth you and your opponent discard your entire hands and draw\b",
        "Both players discard their entire hands, then draw",
    ),
    (
        r"\b[Bb]oth players (?:must )?discard their entire hands and draw the same number of cards that they discarded\b",
        "Each player discards their entire hand, then draws the same number of cards they discarded",
    ),
    (r"(?<=draw )(\d cards) from (?:your|their) respective Decks\b", r"\1"),
    (r"(?<=they discarded) from their respective Decks\b", ""),
    (r"\bfor each monster your opponent has on the field\b", "for each monster your opponent controls"),
    (
        (
            r"\bFlip (all face-down Defense Position monsters [^.;]*?) to (face-up Defense "
            r"Position \(Flip Effects are not "
            r"activated\)) and (?=inflict\b)"
        ),
        r"Change \1 to \2, then ",
    ),
    (r"\brandomly discards 1 card(?: from (?:their|his/her) hand)?\b", "discards 1 random card"),
    (r"\bfrom your Deck to the field in (?=face-down Defense Position\b)", "from your Deck in "),
    (
        r"\bfor each (?:Monster [Cc]ard|monster|card) (?:(?:you )?(?:removed from play|banished)|you removed) (?=until\b)",
        "for each monster banished, ",
    ),
    (r"\b(all (?:Effect )?[Mm]onsters) that are face-up (?=on the field\b)", r"all face-up monsters "),
    (
        r"(?<=\w) on your opponent's field and in (?:your opponent's|their) GY(?=[.,])",
        " your opponent controls or is in their GY",
    ),
    (r"\b([Yy]our opponent) has on the field\b", r"\1 controls"),
    (r"\byou have on the field\b", "you control"),
    (r"^(You can [^.;:]*?) if (\"[^\"]*\" is face-up on (?:the|your) field)(?=\.$)", _if_first),
    (
        (
            r"\b(?P<number>\d|up to \d) of your opponent's (?P<kind>(?:[A-Z][\w-]* |face-up |face-down )*)"
            r"(?P<noun>monster|card)s?(?: on the field)?(?! of)\b"
        ),
        _of_the_opponents,
    ),
    (r"\bdestroyed by (this card|this monster|the equipped monster) by battle\b", _by_it),
    (r"\bdestroyed by battle by (?=this card\b|this monster\b|the equipped monster\b)", "destroyed by battle with "),
    (
        (
            r"\b(?P<noun>monsters?|cards?)(?P<more> with [^.;,]*?)? that includes? (?P<name>\"[^\"]*\") "
            r"in (?:its|their|the) (?:card )?names?\b"
        ),
        _named,
    ),
    (
        r"\b(while|if) you have (an? [^.;,]*?|no [^.;,]*?|\d or more [^.;,]*?) on your field\b(?! (?:or|and)\b)",
        r"\1 you control \2",
    ),
    (r"\bto the controller of that card(?=\.$)", "to its controller"),
    (r"\b(1|2) cards? from (your|their) hand at random\b", r"\1 random card from \2 hand"),
    (
        r"\bnumber of your ([^.;,]*?(?:monsters|cards)) that (?:are|have been) (?:removed from play|banished)\b",
        r"number of your banished \1",
    ),
    (r"\bfor each card you (?:send|sent)(?=\.$)", "for each card sent to the GY"),
    (r"\bdestroyed by battle by (?=an? )", "destroyed by battle with "),
    (r"^(You can only) have (1 \"[^\"]*\") on your field(?=\.$)", r"\1 control \2"),
    (r"\b(?:with|by) the effects? of Spell, Trap,? (?:or|and) Effect Monster [Cc]ards\b", "with card effects"),
    (r"\bBoth you and your opponent\b", "Both players"),
    (r"\bboth you and your opponent\b", "both players"),
    (r"\b([Yy]our opponent) must also ([A-Z]?[a-z]+)\b", r"\1 \2s"),
    (r"\b(is|are) activated by you or your opponent\b", r"\1 activated"),
    (r"(?<=, )it returns to (?=the hand\b|your hand\b|the Deck\b)", "return it to "),
    (r"\b(your|their|all|each|either player's) removed[ -]from[ -]play (?=monsters?|cards?)", r"\1 banished "),
    (
        (
            r"\bas many of (your|their) ([^.;,]*?) as possible that (?:have "
            r"been|are|were) (?:removed from play|banished)\b"
        ),
        r"as many of \1 banished \2 as possible",
    ),
    (
        r"(?<!each )\b(monsters?|cards?) that (?:have been|has been|is|are) (?:removed from play|banished)\b",
        r"banished \1",
    ),
    (
        (
            r"\bfrom (your (?:hand|Deck|GY|hand or Deck)|either player's GY|their "
            r"(?:hand|Deck|GY)) to (?:the|your|their) field(?= in\b| if\b|\.|,)"
        ),
        r"from \1",
    ),
    (r"\bto (?:the|their)(?: respective)? (?:GYs|Graveyards)\b", "to the GY"),
    (r"\b([Tt])heir respective (?=(?:Deck|hand|GY|field)s?\b)", r"\1heir "),
    (r"\b1 card randomly from (your|their) hand\b", r"1 random card from \1 hand"),
    (r"(?<=banished) instead of (?:going|being sent) to the GY(?=\.$)", ""),
    (
        (
            r"\b(an Effect Monster|Effect Monsters|monsters?) that (the equipped "
            r"monster|this card) destroyed by battle\b"
        ),
        r"monsters destroyed by battle with \2",
    ),
    (
        (
            r"\byou have no other cards in your hand and on your "
            r"field\b"
        ),
        "you control no other cards and have no cards in your hand",
    ),
    (r"\bControl of (this card|the equipped monster) cannot be changed\b", r"Control of \1 cannot switch"),
    (r"\b(?:a|1) face-up card on the field (?=that you can place an? \w+ Counter on\b)", "1 face-up card "),
    (
        r"\b(?:select )?(1 [^.;,]*?monsters?) from your (Deck|hand) and Set it(?: on (?:the|your) field)?(?=\.$)",
        r"Special Summon \1 from your \2 in face-down Defense Position",
    ),
    (
        (
            r"\byour opponent cannot change the [Bb]attle [Pp]ositions? of (?:any "
            r")?(?:of their )?monsters?(?: on their field| they control)?(?=\.$)"
        ),
        "monsters your opponent controls cannot change their battle positions",
    ),
    (r"\bBattle Position(s?)\b", r"battle position\1"),
    (
        r"\bfor each ([^.;,]*?) that (?:is|are) on (your opponent's) field or in (?:your opponent's|their) GY(?=[.,])",
        r"for each \1 \2 controls or is in their GY",
    ),
    (r"\b(Draw \d) additional cards? (?=for each\b)", r"\1 card "),
    (r"\bby an additional (\d+) (?=for each\b)", r"by \1 "),
    (r"\bmonster whose Level is (\d+) or (higher|lower)(?=\.$| and\b)", r"monster that is Level \1 or \2"),
    (r"\bas an Equip Spell Card(?=, OR\b)", "as an Equip Card"),
    (r"\bas many (\"[^\"]*\") as possible to your field (\([^()]*\)) in\b", r"as many \1 \2 as possible in"),
    (r"\b(effects of [^.,;]*?) are negated, except(?: for)? (\"[^\"]*\")(?=\.$)", r"\1, except \2, are negated"),
    (
        r"\b(monsters?[^.,;]*?) that (?:each have|has|have) (?:an?|at least 1) ([A-Z][\w-]*-Counter)s? on (?:them|it)\b",
        r"\1 with \2s",
    ),
    (
        r"\b(\d) monster with at least 1 ([A-Z][\w-]*-Counter) on your opponent's field\b",
        r"\1 monster your opponent controls with a \2",
    ),
    (
        r"\b1 (Spell/Trap [Cc]ard|monster|card) on each field(?=[;.,])",
        r"1 \1 you control and 1 \1 your opponent controls",
    ),
    (
        r"\b(?:one|1) (face-up )?(\"[^\"]*\"), (\"[^\"]*\"),? and (\"[^\"]*\") you control(?= to\b)",
        r"1 \1\2, 1 \1\3, and 1 \1\4 you control",
    ),
    (r"\b([Aa])ll monsters that are (Level \d+ or (?:higher|lower))\b", r"\1ll \2 monsters"),
    (
        r"\b(whose (?:Level|ATK|DEF) is (?:equal to|the same as)) that of the (Tributed|discarded|banished|sent|destroyed) monster(?=[.,])",
        r"\1 the \2 monster's",
    ),
    (
        r"\bfrom either you or your opponent's GY and (?:remove|banish) them(?: from (?:the current )?(?:Duel|play))?(?=\.)",
        "from either player's GY and banish them",
    ),
    (r"\bon the field and in (?:each|either) player's GY(?=[.,])", "on the field and in the GYs"),
    (
        r"^\(Only 1 (?:card|monster) at a time can be equipped due to this effect\.\)$",
        "(You can only equip 1 monster at a time to this card with this effect.)",
    ),
    (r"^(Destroy|Banish) the opponent's card(?= and\b)", r"\1 that card"),
)
