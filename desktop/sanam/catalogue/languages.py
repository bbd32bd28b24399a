"""Which language texts are in."""

from __future__ import annotations


def guess_language(texts: list[str]) -> str:
    """The language most of `texts` are in, from their letters: zh_Hant, zh_Hans, ja, ko, th, fa or en."""
    sample = "".join(texts[:: max(1, len(texts) // 400)])[:200_000]
    counts = dict.fromkeys(("han", "kana", "hangul", "thai", "arabic", "latin"), 0)
    for char in sample:
        if "\u4e00" <= char <= "\u9fff":
            counts["han"] += 1
        elif "\u3041" <= char <= "\u30ff":
            counts["kana"] += 1
        elif "\uac00" <= char <= "\ud7a3":
            counts["hangul"] += 1
        elif "\u0e01" <= char <= "\u0e5b":
            counts["thai"] += 1
        elif "\u0600" <= char <= "\u06ff":
            counts["arabic"] += 1
        elif char.isascii() and char.isalpha():
            counts["latin"] += 1
    # A Chinese text has some Latin names, a Japanese one far more kana than a Chinese one's "・".
    if counts["han"] + counts["kana"] > counts["latin"]:
        if counts["kana"] * 4 > counts["han"]:
            return "ja"
        simplified = sum(sample.count(char) for char in "这从对场张发动战斗怪兽组卡")
        traditional = sum(sample.count(char) for char in "這從對場張發動戰鬥怪獸組卡")
        return "zh_Hans" if simplified > traditional else "zh_Hant"
    best = max(("latin", "hangul", "thai", "arabic"), key=lambda script: counts[script])
    return {"latin": "en", "hangul": "ko", "thai": "th", "arabic": "fa"}[best]
