"""What the keywords and timings in brackets mean."""

from __future__ import annotations

from sanam.games.glossary import Term
from sanam.wording import Message

GLOSSARY = (
    Term(
        ("[Blocker]", "[บล็อกเกอร์]", "[سدکننده]", "【阻擋者】", "【阻挡者】"),
        Message("When another of your cards is attacked you may rest this one, and it is attacked instead."),
        "10-1-4-1",
    ),
    Term(
        ("[Rush]", "[จู่โจมฉับพลัน]", "[یورش]", "【速攻】"),
        Message("It can attack in the turn in which it was played."),
        "10-1-1-1",
    ),
    Term(
        ("[Rush: Character]", "[จู่โจมฉับพลัน: คาแรกเตอร์]", "[یورش: شخصیت]", "【速攻：角色】"),
        Message("In the turn in which it was played it can attack Characters, but not the Leader."),
    ),
    Term(
        ("[Double Attack]", "[ดับเบิ้ลแอทแทค]", "[حملهٔ دوگانه]", "【雙重攻擊】", "【双重攻击】"),
        Message("When it damages the Leader, it deals 2 damage instead of 1."),
        "10-1-2-1",
    ),
    Term(
        ("[Banish]", "[แบนนิช]", "[طرد]", "【驅逐】", "【驱逐】"),
        Message("A Life card that it hits goes to the trash, and its [Trigger] cannot be used."),
        "10-1-3-1",
    ),
    Term(
        ("[Trigger]", "[ทริกเกอร์]", "【觸發】", "【触发】"),
        Message("When damage takes this card from Life, you may use this instead of adding it to your hand."),
        "10-1-5-1",
    ),
    Term(
        ("[Counter]", "[เคาน์เตอร์]", "[کانتر]", "【反擊】", "【反击】"),
        Message("You may play it in the Counter Step, when your Leader or a Character is attacked."),
        "10-2-4-1",
    ),
    Term(
        ("[Activate: Main]", "[ใช้งาน : เมน]", "[فعال‌سازی: اصلی]", "【啟動主要】", "【启动主要】"),
        Message("You may use it in your Main Phase, outside of a battle, when you pay what stands before the colon."),
        "10-2-2-1",
    ),
    Term(
        ("[Main]", "[เมน]", "[اصلی]", "【主要】"),
        Message("You may play this Event in your Main Phase, outside of a battle."),
        "10-2-3-1",
    ),
    Term(
        ("[When Attacking]", "[เมื่อโจมตี]", "[هنگام حمله]", "【攻擊時】", "【攻击时】"),
        Message("It happens when this card declares an attack, before blocks and Counters."),
        "10-2-5-1",
    ),
    Term(
        ("[On Play]", "[เมื่อลงสนาม]", "[هنگام ورود]", "【登場時】", "【登场时】"),
        Message("It happens once, when this card is played."),
        "10-2-6-1",
    ),
    Term(
        ("[On K.O.]", "[เมื่อถูก KO]", "[هنگام K.O.]", "【KO時】", "【KO时】"),
        Message("It happens when this Character is K.O.'d, in battle or by an effect."),
        "10-2-1-3",
    ),
    Term(
        ("[DON!! x",),
        Message("It holds only while at least so many DON!! cards are attached to this card."),
        "10-2-9-1",
    ),
)
