"""Prices of a chosen number, and counters that are shared out."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

PRICES: Wordings = (
    (
        r"\b([Pp]ay(?:ing)?) (?:any (?:number|amount) of )?LP,? \(?in multiples of (\d+)(?: points)?(?:,? \(?max\. (\d+))?\)?(?=[;,. ])",
        lambda said: f"{said[1]} LP in multiples of {said[2]}" + (f" (max. {said[3]})" if said[3] else ""),
    ),
    (
        r"^(Pay LP in multiples of \d+(?: \(max\. \d+\))?); equip this card to a monster(?=\.)",
        r"\1, then target 1 face-up monster on the field; equip this card to that target",
    ),
    (
        r"^(?:When|If) (an? [^.:;,]*? you control) battles, during the Damage Step,? you can (pay LP [^;:]*?) to have the monster it's battling lose that much (ATK and DEF|ATK|DEF)\b",
        r"During the Damage Step, when \1 battles an opponent's monster (Quick Effect): You can \2; the opponent's monster it is battling loses that much \3",
    ),
    (
        r"^(?:When|If) (an? [^.:;,]*? you control) battles, during the Damage Step: (Pay LP [^;:]*?), then target the opponent's battling monster; that opponent's monster ",
        r"During the Damage Step, when \1 battles an opponent's monster: \2; the opponent's monster it is battling ",
    ),
    (
        r"\b(distribute )(new )?([A-Z][\w-]*[- ]Counters among [^.;]*? )equal to the number of cards returned(?=\.)",
        r"\1\3equal to the number of cards returned this way",
    ),
    (
        r"\b(reveal any number of [^;.]*?),? ?and distribute that many ([A-Z][\w-]*[- ]Counters)",
        r"\1, and distribute \2 equal to the number of cards revealed",
    ),
    (
        r"\b(gains?|loses?) that much (ATK and DEF|ATK/DEF|ATK|DEF)\b",
        lambda said: f"{said[1]} {said[2].replace('/', ' and ')} equal to the LP paid",
    ),
    (
        r"\bfor each (?:[A-Z][\w-]* )?[Cc]ounter (?:you )?(?:removed|that was removed)(?=[.,;]| this way| by this effect)",
        "for each counter removed",
    ),
    (
        r"\bthe number of (?:[A-Z][\w-]* )?[Cc]ounters (?:that )?(?:you |were )?removed(?=[.,;])",
        "the number of counters removed",
    ),
    (
        r"(\bequal to or less than) (\d+) x (the number of counters removed)(?=[.,;])",
        r"less than or equal to \3 x \2",
    ),
    (
        r"\b([Rr]emove (?:any number of|\d or more) (?:[A-Z][\w-]* )?[A-Z]?[\w-]* ?[Cc]ounters from) (?:the field|anywhere on your field|your side of the field)(?=[;,. ])",
        r"\1 your field",
    ),
)
