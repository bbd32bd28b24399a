"""What is paid, and what is chosen."""

# ruff: noqa: E501 – a wording stands in one piece

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

_WORDS = r'(?:[^";:.]|"[^"]*")*?'


COSTS: Wordings = (
    (r"(?<=\bthis card from your hand or )face-up on your (?=field\b)", ""),
    (r"\bthis face-up card you control (?=and 1\b)", "this card "),
    (
        r"((?:^|: )(?:You can )?(?:Banish|Send|Discard|Tribute|Detach|Remove|Pay|Return|Reveal|Shuffle|banish|send|discard|detach|pay|return|reveal|shuffle) [^:;.]*?)(?<!for each),? to target (?=[^:;.]*; )",
        r"\1, then target ",
    ),
    (r"(?<=\bbanish this )face-up card you control and (?=\d )", "card and "),
    (
        r"^(Send|Discard|Pay|Banish|Tribute) ((?:[^.;:\"]|\"[^\"]*\")*?) to equip this card(?=\.)",
        lambda said: f"Activate this card by {said[1].lower().removesuffix('e')}ing {said[2]}",
    ),
    (rf"^Target (face-up {_WORDS}monster(?: you control)?) (?=(?:gains|loses)\b)", r"Target 1 \1; it "),
    (r"\bbanish (\d+ (?:\"[^\"]*\"|[^\";,.])*?) and this card (from your GY)\b", r"banish this card and \1 \2"),
    (
        r"\b([Yy]our opponent) cannot select any (.*?) as the target(?:\(s\)|s)? of Spell, Trap,? or (?:Monster Card|monster) effects(?=\.)",
        r"\1 cannot target \2 with card effects",
    ),
    (r"^When you do, (add|draw|destroy|target) (?=\d)", lambda said: f"If Summoned this way: {said[1].capitalize()} "),
    (
        r"^(When [^:;.]*?), (reveal 1 [^;.,]*? in your hand) to activate this card(?=\.)",
        lambda said: f"Activate only by revealing{said[2][6:]} {said[1][0].lower()}{said[1][1:]}",
    ),
    (r"^(If you control \d or more ([^:;,]*?monster)s): Target 1 of them;", r"\1: Target 1 \2 you control;"),
    (r"\b(removing \d \w+ Counters from) an? (?=\")", r"\1 1 "),
    (r"^Target (1 [^.;]*?) when you activate this card(?=\.)", r"Select \1"),
    (r", to target (?=\d)", " to target "),
    (r'\b([Ss]end(?:ing)?|[Tt]ribut(?:e|ing)) ("[^"]*" (?:you control|on your (?:side of the )?field)\b)', r"\1 1 \2"),
    (r"(?<=: )(Pay \d+ LP), (?=negate\b)", r"\1; "),
    (r"(: Target 1 [^:;]*): ([A-Z])", lambda said: f"{said[1]}; {said[2].lower()}"),
    (r"(?<=, then )target that many (?!cards from the top)(?=[a-zA-Z])", "target the same number of "),
    (r'\bdiscard 1 ("[^"]*" monster) to the GY except ("[^"]*") to ', r"discard 1 \1, except \2, to "),
    (r'\b(GY|hand) except (?=")', r"\1, except "),
    (
        r"\b(gains?|loses?) (\d+) (ATK|DEF) x the Level of (that (?:monster|target))\b",
        r"\1 \3 equal to the Level of \4 x \2",
    ),
    (r": Target 1 of them;", ": Target 1 of those monsters;"),
    (
        r"\bneither player can target ((?:all )?[^.;,]*?monsters(?: you currently control)?) with card effects\b",
        r"\1 cannot be targeted by card effects",
    ),
    (r"\byou can send 1 more (?=[A-Z])", "you can send 1 "),
    (
        r"\b([Tt]arget 1 [^;]*; .*?)\bwith the same (\w+) but a different name(?=[,.])",
        r"\1with the same \2 as that target but with a different name from that target",
    ),
    (r"\bfrom your hand or your GY,? by (?=banishing|Tributing|sending)", "(from your hand or GY) by "),
    (
        r"^\(?You must have (an? [^.()]*?) in your (?:Main )?Deck to activate this card\.?\)?\.?$",
        r"Activate only if you have \1 in your Deck.",
    ),
    (
        r"^(When an? [^,:]*? is activated), (negate (?:the|its) (?:effect|activation)) by paying (\d+ LP)(?=\.)",
        r"\1: You can pay \3; \2",
    ),
    (r"^(?:Each )?(?:t|T)hese? (?=[Tt]okens? cannot be Tributed\b)", "These "),
    (r"^These Tokens (?=cannot be Tributed,? except for a Tribute Summon\.)", "They "),
    (r", which cannot be Tributed(?=[,.])", ", but it cannot be Tributed"),
    (
        (
            r"\bwhose total Levels (equal|exactly equal|equal or exceed) the Level of the "
            r"(selected|targeted|revealed|Tributed|banished) (?:[\w-]+ )?monster\b"
        ),
        r"whose total Levels \1 the \2 monster's Level",
    ),
    (
        r"\bwith combined Levels less than or equal to the Level of the Tributed monster\b",
        "whose total Levels are less than or equal to the Tributed monster's Level",
    ),
    (r"\b(You can detach \d Xyz Materials? from this card) and target (?=\d)", r"\1, then target "),
    (r"\b(You can detach \d Xyz Materials? from this card) to activate this effect; ", r"\1; "),
    (
        (
            r"^((?:When|If) this card is (?:[^.;:,]*? )?sent to (?:the|your) GY[^.;:,]*, you can) "
            r"(?:banish this card|remove this card from play) (?=to\b)"
        ),
        r"\1 banish this card from your GY ",
    ),
    (r"\b(target \d [^;:.]*?), and (?=\d [^;:,.]*; )", r"\1 and "),
    (
        r"^Pay (\d+) LP, select (\d [^.;:,]*?) (?:from|in) (your GY), and Special Summon it\b",
        r"Pay \1 LP, then target \2 in \3; Special Summon it",
    ),
)
