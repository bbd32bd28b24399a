"""Thai card texts of Yu-Gi-Oh!: spaces, classifiers and the order of what the phrase book joins."""

from __future__ import annotations

import re

#: A place that a card comes from is written without whose it is, where that is not said.
_SENT = re.compile("ถูกนำส่งไปยังสุสาน(ของคุณ)?จาก([^ ]{2,40}?)(ที่อยู่|ของคุณ|ของคู่ต่อสู้)")
_FROM = re.compile("ถูกนำส่งจาก([^ ]{2,40}?)(ของคุณ|ของคู่ต่อสู้)?ไปยังสุสาน(ของคุณ)?")


def finished(text: str) -> str:
    """Spaces around numbers and names and before clauses, none within phrases."""
    text = _SENT.sub(lambda sent: f"ถูกนำส่งจาก{sent[2]}{sent[3].replace('ที่อยู่', '')}ไปยังสุสาน{sent[1] or ''}", text)
    text = re.sub(r"(?<=[\u0e01-\u0e4e])(?=[0-9“])|(?<=[0-9”])(?=[\u0e01-\u0e4e])", " ", text)
    text = re.sub("(?<=[\u0e01-\u0e4e])(?=แต่(?:ทำให้|ไม่สามารถ|นำออก))", " ", text).replace("และหากทำได้", "และหากทำได้ ")
    text = re.sub("(?<=[0-9]) (?=[0-9]+ (?:ใบ|ตัว))", " จำนวน ", text).replace("กว่าอื่น", "กว่าตัวอื่น")
    text = re.sub("เคาท์เตอร์([A-Z][A-Za-z-]*)(?=(.?))", _counter, text)
    text = _MAKES.sub(r"คุณสามารถทำให้\1", text)
    return re.sub("(?<! ) +(?=ทั้งหมด|แต่ละ(?:ใบ|ตัว)|ไม่เกิน|ใดๆ|จำนวนเท่า)", "", re.sub("  +", " ", text))


def _counter(counter: re.Match[str]) -> str:
    return f"เคาท์เตอร์ {counter[1]}{' ' if counter[2].strip() else ''}"


def before(text: str) -> str:
    text = _MADE.sub(r"คุณสามารถ\1", text).replace("กว่าตัวอื่น", "กว่าอื่น")
    text = re.sub("เคาท์เตอร์ (?=[A-Z])", "เคาท์เตอร์", text)
    return re.sub("(?<=[0-9]) จำนวน ", " ", _FROM.sub(_sent_from, text))


#: What somebody may halve is made to fall by half.
_MAKES = re.compile("คุณสามารถ(พลัง(?:โจมตี|ป้องกัน)[^;:]{0,60}?ลดลงครึ่งหนึ่ง)")
_MADE = re.compile(_MAKES.pattern.replace("คุณสามารถ", "คุณสามารถทำให้"))


def _sent_from(sent: re.Match[str]) -> str:
    return f"ถูกนำส่งไปยังสุสาน{sent[3] or ''}จาก{sent[1]}{sent[2] or 'ที่อยู่'}"
