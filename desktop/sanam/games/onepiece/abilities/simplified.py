"""Simplified Chinese texts, made from Traditional ones: one table of the characters that One Piece texts use.

Names, types and quoted words keep the characters that they are printed in.
"""

from __future__ import annotations

import re

_PAIRS = (
    "並并個个傷伤兩两內内剩剩動动勝胜區区啟启場场對对將将屬属張张徵征後后從从態态戰战擁拥擇择擊击擋挡攻攻數数時时"
    "會会書书東东樣样歸归殺杀決决沒没淨净為为無无牌牌狀状獲获現现產产當当發发稱称種种節节紅红級级組组結结給给綠绿"
    "總总置置與与舉举號号處处規规視视覺觉觸触計计記记設设該该說说調调變变費费資资賦赋躍跃轉转輪轮這这連连遊游過过"
    "達达選选還还邊边開开間间關关阻阻陣阵階阶隊队雙双離离雜杂電电靈灵面面頂顶項项順顺須须領领頭头顏颜額额類类餘余"
    "驅驱體体鬥斗麼么黃黄點点齊齐復复換换損损據据擔担應应戲戏寫写實实庫库廢废備备優优來来係系們们於于幾几讓让論论"
    "負负賽赛質质贏赢飛飞馬马髮发嗎吗紙纸細细終终絕绝維维緒绪編编縮缩績绩繼继續续罰罚聯联聽听臨临藍蓝虛虚號号補补"
    "製制複复見见親亲觀观訊讯許许試试話话認认語语課课護护讀读貼贴較较載载農农運运適适遠远遲迟醫医釋释針针銀银錯错"
    "鎖锁鏡镜長长門门閉闭閃闪隨随險险難难顯显驗验驚惊鳥鸟龍龙務务勢势萬万傳传價价儘尽"
)
_TABLE = str.maketrans(dict(zip(_PAIRS[::2], _PAIRS[1::2], strict=True)))
_KEPT = re.compile(r"(「[^」]*」|《[^》]*》|『[^』]*』|<[^>]*>)")


def simplified(text: str) -> str:
    """A Traditional text of the phrase book in Simplified characters."""
    parts = _KEPT.split(text)
    return "".join(part if at % 2 else part.translate(_TABLE) for at, part in enumerate(parts))
