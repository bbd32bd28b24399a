"""Words that join, and how they are spelled."""

from __future__ import annotations

from sanam.games.yugioh.texts.reading.wordings.wording import Wordings

WORDS: Wordings = (
    (r"\bCrards\b", "cards"),
    (r", instead(?=\.)", " instead"),
    (r"^Quick Effect: ", "(Quick Effect): "),
    (r"\bit's (?=(?:Level|ATK|DEF|effects?|original|owner|controller|battle position)\b)", "its "),
    (r", or banished, (?=by\b)", " or banished "),
    (r", and then (?=[a-z])", ", then "),
    (r"\band if you do, and it was\b", "and if you do, if it was"),
    (r"(?<=leaves the field) \(even if this card has left the field\)", ""),
    (r"\band if you do (?=(?:destroy|banish|draw)\b)", "and if you do, "),
    (r" \(for no effect\)", ""),
    (r"\bnon-Monster Card\b", "Spell/Trap Card"),
    (r"(?<=: )you can (?=pay\b)", "You can "),
    (r", plus a third\b", " and 1"),
    (r"\byou discard (\d+) random (cards?)\b(?! from)", r"discard \1 \2 at random"),
    (r"\b(otherwise,?) you (?=[a-zS])", r"\1 "),
    (r"\bFlip Effect [Mm]onster(?=s|\b)", "Flip monster"),
    (r"\ball effects of (?=[A-Z])", "the effects of all "),
    (r"(?<=becomes \d and )original\b", "its original"),
    (r"(?<=, then )you (?=(?:send|draw|destroy|banish|discard|return|shuffle|add|gain)\b)", ""),
    (r"\band if you do summon this way(?=,)", "and if you do"),
    (r"^If you destroy any(?=,)", "If you do"),
    (r"\bSummoned, or were Set, this turn\b", "Summoned or Set this turn"),
    (r" \(or (?:your|their) entire (?:hand|Deck), if less than \d\)", ""),
    (r"\b(this effect|these effects),$", r"\1."),
    (r"\b([Tt]oss a coin) twice\b", r"\1 2 times"),
    (r"\bif the result is ([2-5]) [Hh]eads(?=,)", r"if at least \1 of the results are heads"),
    (r"(?<=from the hand, )immediately draw\b", "draw"),
    (r"\b([Dd]raw 1 card), (?=if it is an? )", r"\1, then "),
)
