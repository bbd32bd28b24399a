"""Persian card texts of Yu-Gi-Oh!: the ezafe, whose what is, and the order of what the phrase book joins."""

from __future__ import annotations

import re

#: Persian nouns of the table that show the ezafe by a letter; see `finished`.
EZAFE = ("شما", "به‌رو", "هیولا", "هیولاها", "کارت‌ها", "افسون‌ها", "تله‌ها", "نشانه‌ها", "تنظیم‌گرها", "افسون‌ها/تله‌ها")


def any_of(noun: str) -> str:
    """The noun as it stands for any one: هیولایی, تله‌ای, کارتی."""
    if noun.endswith("ی"):
        return noun
    return noun + ("یی" if noun.endswith("ا") else "\u200cای" if noun.endswith("ه") else "ی")


#: The same in Persian: whose place it is would stand after it.
_PLACE = "(?:دک اضافه|دک(?! اضافه)|دست|گورستان|محدودهٔ هیولاها|محدودهٔ افسون و تله|محدودهٔ میدان|محدودهٔ آونگی|میدان)"
_FROM = re.compile(
    f"(?<=از )({_PLACE}(?:(?:، یا|،| یا) {_PLACE})*)"
    "(?= (?!شما|خود|حریف)(?:[^.؛:،]{1,60} )?به گورستان (?:شما )?فرستاده)"
)


#: Cards are taken from a place ("را از دک خود به دست"), where they are said to be in one otherwise ("در دک خود را").
_PLACES = f"{_PLACE}(?:(?:، یا|،| یا) {_PLACE})*"
_TAKING = (
    "(?:به دست|به گورستان|از بازی|به‌پشت (?:از بازی|در حالت دفاع احضار ویژه)|دور "
    "|بر (?:این کارت|آن(?: هدف| هیولا)?) تجهیز|(?:در میدان (?:خود|حریف) )?(?:در حالت (?:حمله|دفاع) )?احضار ویژه)"
)
_IN = re.compile(f"(?: ~)? در ({_PLACES}) (~ )?(خود|حریف) را (?={_TAKING})")
_OUT = re.compile(f" را از ({_PLACES})[ٔی]? (خود|حریف) (?={_TAKING})")


#: What the reader does something with, of the cards that the reader controls: they are the reader's own.
_CONTROLLED = re.compile(
    r"(?<=تحت کنترل )شما(?= (?:را|تجهیز) (?![^.:؛،]*(?:می‌کند|می‌شود|می‌زند|شود|کند|باشد) )[^.:؛،]*ید\s*(?:[.:؛،]|$))"
)
_OWN = re.compile(_CONTROLLED.pattern.replace("شما", "خود"))


_MAKES = re.compile("می‌توانید (امتیاز [^.:؛،]{1,80}?) نصف می‌شود")
_MADE = re.compile("می‌توانید کاری کنید که (امتیاز [^.:؛،]{1,80}?) نصف شود")


#: "Your End Phase": the reader's own where the reader does something, else its owner is named.
_PHASE = re.compile(r"(?<=در )(مرحلهٔ [^.:؛،]{2,16}) خود(?=، [^.؛]{1,200}[.؛])(?!، (?:«[^»]*»|[^.؛«])*ید(?:[.؛:،]|$))")
_PHASE_NAMED = re.compile("(?<=در )(مرحلهٔ [^.:؛،]{2,16}) شما(?=، )")


#: What lies in the reader's places is not what the reader does.
_LIES = re.compile(f"(?<=در )({_PLACES}) خود(?=[^.:؛،]{{0,60}} (?:وجود|هستند)\\b)")
_LIES_NAMED = re.compile(f"(?<!که در )(?<=در )({_PLACES}) شما(?=[^.:؛،]{{0,60}} (?:وجود|هستند)\\b)")
#: Nor what the cards in them do.
_THEIRS = re.compile(f"(?<=های در )({_PLACES}) خود(?=(?:«[^»]{{1,60}}»|[^.:؛،«]){{1,120}}(?<!ید)[.:؛،])")
_THEIRS_NAMED = re.compile(f"(?<=های در )({_PLACES}) شما(?= )")
#: A pronoun has its را before where it comes from.
_IT_FROM = re.compile(f"\\b(آن(?: هدف| کارت| هیولا)?|آن‌ها|این کارت) از ({_PLACES}) را(?= )")
_IT = re.compile(f"\\b(آن(?: هدف| کارت| هیولا)?|آن‌ها|این کارت) را از ({_PLACES})(?= (?!خود|حریف))")


#: The end of one phrase and the beginning of the next sound alike: a comma keeps them apart.
_TWICE = re.compile(r"(?<!این )(?<![\w\u200c])(احضار|قربانی|آسیب|آن) (?=\1(?![\w\u200c]))")
_KEPT_APART = re.compile(r"(?<!این )(?<![\w\u200c])(احضار|قربانی|آسیب|آن)، (?=\1(?![\w\u200c]))")


def _of_the_reader(said: re.Match[str]) -> str:
    return f"{said[1]} شما"


def before(text: str) -> str:
    text = _THEIRS_NAMED.sub(r"\1 خود", _KEPT_APART.sub(r"\1 ", text))
    text = _IT.sub(r"\1 از \2 را", _LIES_NAMED.sub(r"\1 خود", text))
    text = _PHASE_NAMED.sub(r"\1 خود", text)
    text = _MADE.sub(r"می‌توانید \1 نصف می‌شود", _OWN.sub("شما", text))
    text = re.sub(f"{_OUT.pattern}به دست اضافه", r" در \1 \2 را به دست خود اضافه", text)
    return _FROM.sub(r"\1 محل خود", _OUT.sub(r" در \1 \2 را ", text))


#: Several sorts of monsters: each is counted with its noun.
_SORTS = re.compile("هیولا ((?:[0-9]{1,2} [^0-9.:؛،]{1,24}?(?:، | و ))+)([0-9]{1,2} )")


def _each_sort(sorts: re.Match[str]) -> str:
    return re.sub("(?<![0-9])([0-9]{1,2} )", r"\1هیولای ", sorts[1] + sorts[2])


def finished(text: str) -> str:
    """ "~" stands in wordings for the ezafe, which ties a noun to what qualifies it: after ا it is written ی, after a
    silent ه as a hamza, else not at all. A counted noun stays singular.
    """
    text = _IN.sub(r" را از \1 \2\3 ", text.replace(" ~ محل خود", ""))
    text = re.sub(
        r"(?:(?<=[0-9] )|(?<=هر تعداد ))[\w\u200c/]+",
        lambda noun: noun[0].replace("\u200cها", "").replace("هیولاها", "هیولا"),
        text,
    )
    text = re.sub("(?<= خود به دست) خود(?= اضافه)", "", text)
    text = re.sub(r"هیچ ([\w/\u200c]+) (?:~ )?(?=(?:تحت|وجود|روی|در) )", lambda none: f"هیچ {any_of(none[1])} ", text)
    text = re.sub("به‌رو ?~ ?(?=روی )", "به‌رو ", text)
    text = re.sub("(هیچ [^.،؛:]{0,80}?دیگر)(?: ~)?(?= (?:تحت|روی|وجود|در) )", r"\1ی", text)
    text = _SORTS.sub(_each_sort, text)
    text = re.sub(r"(ا|به‌رو|جنگجو) ?~ ?", r"\1ی ", text)
    text = re.sub(r"(?<=[اوی]ه) ?~ ?", "ِ ", text)  # an ه that is heard, as in گیاه
    text = re.sub(r"ه ?~ ?", "هٔ ", text)
    text = _CONTROLLED.sub("خود", re.sub(r" ?~ ?", " ", text))
    text = _IT_FROM.sub(r"\1 را از \2", _LIES.sub(r"\1 شما", text))
    text = _TWICE.sub(r"\1، ", _THEIRS.sub(_of_the_reader, text))
    text = _MAKES.sub(r"می‌توانید کاری کنید که \1 نصف شود", _PHASE.sub(r"\1 شما", text))
    return re.sub(r"(?<! ) +([.,:;،؛)])", r"\1", text).replace("( ", "(")
