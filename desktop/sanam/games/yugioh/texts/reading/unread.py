"""What becomes of the sentences of a card that nobody understands: the players carry them out."""

from __future__ import annotations

import re

import msgspec

from sanam.games.yugioh.texts import tree as t
from sanam.games.yugioh.texts.reading.antecedents import HANDLED
from sanam.games.yugioh.texts.reading.bullets import is_open
from sanam.games.yugioh.texts.reading.draft import ACTIVATED, OF_CARD, Draft, Span
from sanam.games.yugioh.texts.tree.within import groups_in

replace = msgspec.structs.replace
#: Where an effect of a monster may be used when its text is not understood.
ANYWHERE = ("field", "hand", "graveyard", "banished")
#: What tells of something that is used, rather than of something that holds, in English and in Chinese.
_USED = re.compile(
    r"[:;]|\b(?:you can|can target)\b"
    r"|(?<!不能)(?<!不會)發動(?:[此這]個?效果)?(?:。|，|$)|為對象|可以?(?=[將把從以選特解釋支捨抽])"
)
#: What is used in answer to something, even in the opponent's turn.
_ANSWERS = re.compile(
    r"^(?:When|If)\b|Quick Effect|either player"
    r"|^[^。]*(?:發動|宣言|召喚)(?:成功)?時，?|(?:對方|雙方)的?回合[^。]*發動|誘發即時"
)


#: What is done once, when a card comes to the field; and to what an Equip Spell is equipped.
_DONE_ONCE = re.compile(
    r"^(?:Pay|Select|Target|Tribute|Discard|Special Summon|Declare|Choose|Banish|Send|Reveal|Roll|Toss|Excavate"
    r"|Activate (?:this card )?by)\b|^(?:支付|選擇|丟棄|解放|宣言|把|將)"
)
_EQUIPPED = re.compile(r"^Equip(?:ped)? only\b|^(?:只能裝備|裝備在)")
#: What begins with when, if or how often it is used.
_HEADED = re.compile(r"^(?:When|If|During|While|Activate only|You can only|At the|Once|Twice)\b|^[^。，]*的場合|時，")
_ONCE = re.compile(r"^Once per turn\b|^(?:1|一)回合(?:1|一)次")


def leave_sentence(draft: Draft, words: str, span: Span) -> None:
    """Leave a sentence to the players: to be carried out with the effect before it, used, or kept in force."""
    leave_unfinished(draft)
    effect = draft.last_effect
    draft.left = True
    step = t.Step(t.ByHand(words=words))
    if _is_activation(draft, words):
        draft.append(t.Ability(kind="activate", do=(step,), unread=(words,)), span)
        return
    if effect is not None and (draft.brief or not _is_used(words)):
        draft.amend(span, do=(*effect.do, step))
    elif draft.brief:
        left = t.Ability(kind="activate", do=(step,))
        draft.append(_judged(left, words) if _HEADED.search(words) else left, span)
    elif not _is_used(words):
        draft.append(t.Ability(kind="continuous", do=(step,)), span)
    else:
        answers = draft.card.kind == "trap" or _ANSWERS.search(words)
        active = ANYWHERE if draft.card.kind == "monster" else ("field",)
        left = t.Ability(kind="quick" if answers else "ignition", optional=True, do=(step,), active=active)
        draft.append(_judged(left, words), span)


def _is_activation(draft: Draft, words: str) -> bool:
    """Whether it is what a Spell or Trap that stays on the field is activated for, or what it is equipped to."""
    if draft.card.kind == "monster" or draft.brief or draft.activation_told:
        return False
    first = not any(known.kind not in OF_CARD for known in draft.abilities)
    return bool(_EQUIPPED.search(words)) or (first and bool(_DONE_ONCE.search(words)))


def _judged(ability: t.Ability, words: str) -> t.Ability:
    """The ability as far as it can be told: a player says whether it may be used, what stands before the semicolon is
    done before it is activated, and how often it is used is kept."""
    heading, colon, body = words.partition(": ")
    paid, semicolon, rest = (body if colon else heading).partition("; ")
    limit = "turn" if _ONCE.search(words) else ""
    if not semicolon:
        return replace(ability, unread=(words,), limit=limit)
    cost = (t.Step(t.ByHand(words=paid)),)
    return replace(ability, unread=(words,), limit=limit, cost=cost, do=(t.Step(t.ByHand(words=rest)),))


#: What is chosen as an effect is activated.
_TARGETS = re.compile(r"\b(?:[Tt]arget|[Ss]elect)\b|為對象")
#: What a player begins with an effect of which no occasion is told.
_BEGUN = ("activate", "ignition", "quick", "summon")


def vouched_for(ability: t.Ability) -> t.Ability:
    """The ability, offered only where its player says that it may be used, when nobody can tell: something of its cost
    or of the first thing that it does was not read. What has an occasion waits only for a target that was not read."""
    if ability.unread:
        return ability
    if ability.kind not in _BEGUN or ability.when is not None:
        words = (step.op.words for step in ability.cost if isinstance(step.op, t.ByHand))
        aimed = [some for some in words if _TARGETS.search(some)]
        return replace(ability, unread=(aimed[0],)) if aimed and ability.optional else ability
    steps = [*ability.cost, *ability.do[:1]]
    for step in ability.do[1:]:
        if step.link not in ("and", "if you do"):
            break
        steps.append(step)
    begun = [step.op.words for step in steps if isinstance(step.op, t.ByHand)]
    return replace(ability, unread=(begun[0],)) if begun else ability


#: What limits when an effect may be activated, other than how often.
_WHEN_ONLY = re.compile(
    r"^\(?You can(?:not| only) (?:activate|use) (?:this|the effect)"
    r"|^\(?This (?:card's )?effect(?:\(s\))? can(?:not| only)? (?:be )?(?:activated?|used) (?!during either)"
)
_HOW_OFTEN = re.compile(
    r"\bonce\b|\b1 \"|\bper (?:turn|Duel)\b|same Chain|multiple times|from your hand|any number", re.I
)


def _says_when_only(op: t.Operation) -> bool:
    if not isinstance(op, t.ByHand) or _HOW_OFTEN.search(op.words):
        return False
    told, activated, _ = op.words.partition(" to activate ")
    return bool(_WHEN_ONLY.search(op.words)) or (bool(activated) and " must " in told)


def held_back(abilities: list[t.Ability]) -> list[t.Ability]:
    """The abilities, of which those are not offered that unread words allow only at times: words behind an effect, or
    words of this kind alone, with which the text of the card begins."""
    first = abilities[0] if abilities and abilities[0].kind == "continuous" else None
    ahead = tuple(step.op.words for step in first.do if isinstance(step.op, t.ByHand)) if first is not None else ()
    if first is None or not all(_says_when_only(step.op) for step in first.do):
        ahead = ()
    return [_held_back(ability, ahead) if ability.kind in ACTIVATED else ability for ability in abilities]


def _held_back(ability: t.Ability, ahead: tuple[str, ...]) -> t.Ability:
    behind: list[str] = []
    do: list[t.Step] = []
    limits = False
    for step in ability.do:
        limits = _says_when_only(step.op) or (limits and step.link in ("or", "and"))
        if limits and isinstance(step.op, t.ByHand):
            behind.append(step.op.words)
        else:
            do.append(step)
    if not (ahead or behind):
        return ability
    unread = dict.fromkeys((*ability.unread, *ahead, *behind))
    optional = ability.optional or ability.kind != "activate"
    return replace(ability, unread=(*unread,), optional=optional, do=tuple(do) or ability.do)


#: What a Trap does that becomes a monster when it is activated.
_BECOMES = re.compile(r"^Special Summon this card\b.*\bas an? (?:Effect|Normal) Monster\b")


def _becomes_monster(ability: t.Ability) -> bool:
    return any(isinstance(step.op, t.ByHand) and _BECOMES.search(step.op.words) for step in ability.do)


def _as_activation(ability: t.Ability) -> t.Ability:
    """What a Trap that becomes a monster is activated for: its words are read by the players."""
    words = ability.unread or tuple(step.op.words for step in ability.do if isinstance(step.op, t.ByHand))[:1]
    return replace(ability, kind="activate", optional=False, unread=words)


def in_doubt(abilities: list[t.Ability]) -> list[t.Ability]:
    """The abilities, of which none is what the card is activated for where words about just that were not read."""
    abilities = [_as_activation(known) if _becomes_monster(known) else known for known in abilities]
    words = next((known.unread for known in abilities if known.kind == "activate" and known.unread), ())
    return [
        replace(known, unread=words) if words and known.kind == "activate" and not known.unread else known
        for known in abilities
    ]


#: How a sentence announces the effects of the lines that follow it.
_LISTS = re.compile(r"\b(?:appropriate|following|these) effects?\b")


def leave_bullet(draft: Draft, words: str, span: Span) -> bool:
    """Leave a line beginning with "●" to the players with the sentence before it, of which nobody knows what it says of
    its lines. False where that was read."""
    last = draft.last
    if last is not None and last.unread and draft.choosing is None and draft.listing is None:
        draft.amend(span, unread=(*last.unread, words))
        return True
    lists = last is not None and any(isinstance(step.op, t.ByHand) and _LISTS.search(step.op.words) for step in last.do)
    if not (draft.left or lists) or last is None:
        return False
    draft.amend(span, do=(*last.do, t.Step(t.ByHand(words=words.lstrip("●• ")))))
    return True


def leave_option(draft: Draft, words: str, span: Span, within: bool) -> bool:
    """Leave a line beginning with "●" to the players, as one of the things to choose from; `within`: it goes on with
    the line before. False where there is nothing to choose from.
    """
    last = draft.abilities[-1].do[-1] if draft.choosing is not None else None
    if last is None or not isinstance(last.op, t.Choose) or (within and not last.op.options):
        return False
    choice, step = last.op, t.Step(t.ByHand(words=words.lstrip("●• ")))
    if within:
        *before, option = choice.options
        choice = replace(choice, options=(*before, (*option, step)))
    else:
        targets = (*choice.targets, ()) if choice.targets else ()
        choice = replace(choice, options=(*choice.options, (step,)), targets=targets)
    draft.amend(span, do=(*draft.abilities[-1].do[:-1], replace(last, op=choice)))
    return True


def leave_unfinished(draft: Draft) -> None:
    """What lacks its "●" lines is left to the players with its words."""
    if draft.choosing is not None and is_open(draft.abilities[-1], wanted=True):
        draft.abilities[-1] = left_to_players(draft, draft.abilities[-1])
    draft.choosing = None


#: Words that tell of a card off the field, or of one that leaves it.
_AWAY = re.compile(
    r"\b(hand|GY|Graveyard|sent|destroyed|discarded|banished|leaves|removed|returned|Tributed|drawn?|detached|added)\b"
)


def anywhere(unread: tuple[str, ...], kind: str) -> tuple[str, ...]:
    """Where an effect may be used whose heading nobody understood, where that may be off the field; else nothing."""
    if kind != "monster" or not any(_AWAY.search(words) for words in unread):
        return ()
    return ANYWHERE


def left_to_players(draft: Draft, ability: t.Ability) -> t.Ability:
    """The ability with what it does left to the players; when and at what cost it is used stays."""
    words = draft.text[slice(*ability.span)]
    return replace(ability, do=(t.Step(t.ByHand(words=words)),), targets=())


def only_if_told(draft: Draft, ability: t.Ability) -> t.Ability:
    """The ability, used only when its player says that its occasion has come."""
    kind = "quick" if ability.kind in ("trigger", "continuous") else ability.kind
    words = (*ability.unread, draft.text[slice(*ability.span)])
    return replace(ability, kind=kind, optional=True, timing="", when=None, unread=words)


def hangs_on_unread(steps: tuple[t.Step, ...]) -> bool:
    """Whether "it" may mean cards that unread words speak of."""
    unread = False
    for step in steps:
        if isinstance(step.op, t.Choose) and any(map(hangs_on_unread, step.op.options)):
            return True
        group = t.group_of(step.op)
        if unread and group is not None and group.ref == "it":
            return True
        unread = unread or isinstance(step.op, t.ByHand)
    return False


#: What happens to a card that is no longer where it was.
_GONE = {"left", "destroyed", "sent"}


def means_unread_card(ability: t.Ability) -> bool:
    """Whether "that card", in what it does, is not the card of its occasion, which is this card itself as it leaves."""
    when = ability.when
    if when is None or when.other is not None or when.subject is None or not _GONE & {*when.events}:
        return False
    return when.subject.ref == "self" and any(group.ref == "event" for group in groups_in(ability.do))


def of_unread_card(ability: t.Ability) -> bool:
    """Whether its occasion is what happens to "that card", of which nothing that was read speaks."""
    return any(when.subject is not None and when.subject.ref in HANDLED for when in t.occasions(ability.when))


def _is_used(words: str) -> bool:
    """Whether a sentence tells of something that is used, rather than of something that holds."""
    return _USED.search(words) is not None
