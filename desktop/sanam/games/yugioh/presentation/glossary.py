"""What terms of card texts mean."""

from __future__ import annotations

from sanam.games.glossary import Term
from sanam.wording import Message

GLOSSARY = (
    Term(
        ("piercing", "ทะลุป้องกัน", "نفوذی", "貫穿", "贯穿"),
        Message("If it attacks a monster in Defense Position whose DEF is lower, the difference is battle damage."),
    ),
    Term(
        ("Quick Effect", "เอฟเฟคควิก", "اثر سریع", "誘發即時效果", "诱发即时效果"),
        Message("It can be used in either player's turn, and in response to something (Spell Speed 2)."),
    ),
    Term(
        ("FLIP", "รีเวิร์ส", "چرخشی", "亮牌"),
        Message("It happens when this face-down monster is turned face-up, by its player or by an attack."),
    ),
    Term(
        ("target", "เป้าหมาย", "هدف", "為對象", "为对象"),
        Message(
            "What it applies to is chosen when it is activated, so that the other player can respond to the choice."
        ),
    ),
    Term(
        ("Special Summon", "อัญเชิญแบบพิเศษ", "احضار ویژه", "特殊召喚", "特殊召唤"),
        Message("A Summon by an effect or a condition; it does not use up the one Normal Summon of a turn."),
    ),
    Term(
        ("Tribute", "รีลีส", "قربانی", "解放", "釋放", "释放"),
        Message("A monster sent to the Graveyard as the price of a Summon or an effect; it is not destroyed."),
    ),
    Term(
        ("Tuner", "จูนเนอร์", "تنظیم‌گر", "調諧器", "调谐器"),
        Message("With other monsters whose Levels complete the sum it becomes a Synchro Monster."),
    ),
    Term(
        ("banish", "นอกเกม", "از بازی خارج", "除外"),
        Message("Taken out of play: neither on the field nor in the Graveyard."),
    ),
    Term(
        ("negate", "ไร้ผล", "خنثی", "無效", "无效"),
        Message("It has no effect. What was paid for it is not given back."),
    ),
    Term(
        ("original ATK", "พลังโจมตีดั้งเดิม", "امتیاز حملهٔ اصلی", "原本攻擊力", "原本攻击力"),
        Message("The number printed on the card, whatever it has become since."),
    ),
    Term(
        ("detach", "ถอดวัตถุดิบ", "超量素材"),
        Message("The material under an Xyz Monster goes to the Graveyard as the price of its effect."),
    ),
)
