<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="th" sourcelanguage="en">
    <context>
        <name />
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source> ({picked}/{most})</source>
            <comment>cards picked</comment>
            <translation> ({picked}/{most})</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>%n Level(s) in the Shrine</source>
            <translation>
                <numerusform>Level ใน Shrine %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n Life card(s)</source>
            <translation>
                <numerusform>ไลฟ์การ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell Cards, within the short name of an effect ("Destroy 1 Spell")</extracomment>
            <translation>
                <numerusform>เวทย์มนต์ %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)/Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell or Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>เวทย์มนต์/กับดัก %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>%n Subturn(s)</source>
            <extracomment>Summoner Master: a number of Subturns; a Subturn is one player's part of a turn</extracomment>
            <translation>
                <numerusform>%n Subturn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>กับดัก %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n active DON!! card(s)</source>
            <translation>
                <numerusform>ด้ง!!การ์ดแอ็คทีฟ %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>%n answer(s) of the players</source>
            <translation>
                <numerusform>คำตอบของผู้เล่น %n ครั้ง</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/results.py" />
            <source>%n artwork(s)</source>
            <extracomment>how many different pictures one card has</extracomment>
            <translation>
                <numerusform>%Ln ภาพ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s)</source>
            <extracomment>how many cards</extracomment>
            <translation>
                <numerusform>การ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) are in {file}.</source>
            <translation type="vanished">มีการ์ด %Ln ใบใน {file}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) are not in the library, only their names are printed: {names}</source>
            <translation>
                <numerusform>การ์ด %n ใบไม่อยู่ในคลังการ์ด จะพิมพ์เพียงชื่อ: {names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n card(s) become a new deck, which is not saved yet.</source>
            <translation>
                <numerusform>การ์ด %Ln ใบจะกลายเป็นเด็คใหม่ ซึ่งยังไม่ได้บันทึก</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) by hand</source>
            <translation type="vanished">%Ln ใบต้องทำด้วยมือ</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) exchanged.</source>
            <translation>
                <numerusform>แลกไปแล้ว %n ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n card(s) in hand</source>
            <translation>
                <numerusform>การ์ดบนมือ %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>%n card(s) in piles can be used</source>
            <translation>
                <numerusform>มีการ์ดในกองที่ใช้ได้ %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n card(s) of your own</source>
            <translation>
                <numerusform>การ์ดที่สร้างเอง %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) per page</source>
            <translation>
                <numerusform>หน้าละ %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>%n card(s) played by hand</source>
            <translation>
                <numerusform>%Ln ใบต้องทำด้วยมือ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/home.py" />
            <source>%n card(s) so far</source>
            <translation>
                <numerusform>ตอนนี้มีการ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>%n card(s) that do not go with this deck are hidden. Show them</source>
            <translation>
                <numerusform>ซ่อนการ์ด %Ln ใบที่ใช้กับเด็คนี้ไม่ได้ แสดงการ์ดเหล่านั้น</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) to a page</source>
            <translation type="vanished">หน้าละ %Ln ใบ</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) too many in the Side Deck.</source>
            <translation>
                <numerusform>ไซด์เด็คเกินมา %n ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>%n card(s) were pasted.</source>
            <translation>
                <numerusform>วางการ์ดแล้ว %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>%n card(s) were written to {file}.</source>
            <translation>
                <numerusform>มีการ์ด %Ln ใบใน {file}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>%n card(s), {kinds} different</source>
            <translation>
                <numerusform>%Ln ใบ {kinds} แบบ</numerusform>
            </translation>
        </message>
        <message>
            <source>%n damage</source>
            <translation type="vanished">ดาเมจ %n</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n deck(s)</source>
            <extracomment>what a backup holds, in a list: so many decks</extracomment>
            <translation>
                <numerusform>เด็ค %Ln ชุด</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>%n draw(s) later</source>
            <translation>
                <numerusform>จั่วอีก %Ln ครั้ง</numerusform>
            </translation>
        </message>
        <message>
            <source>%n guessed</source>
            <translation type="vanished">เดา %Ln บรรทัด</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>%n kind(s) of cards are played by hand.</source>
            <translation>
                <numerusform>มีการ์ด %Ln แบบที่ต้องเล่นด้วยมือ</numerusform>
            </translation>
        </message>
        <message>
            <source>%n left out</source>
            <translation type="vanished">ละไว้ %Ln บรรทัด</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) guessed</source>
            <translation>
                <numerusform>เดา %Ln บรรทัด</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) left out</source>
            <translation>
                <numerusform>ละไว้ %Ln บรรทัด</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) understood</source>
            <translation>
                <numerusform>เข้าใจ %Ln บรรทัด</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n match(es)</source>
            <extracomment>what a backup holds, in a list: so many matches</extracomment>
            <translation>
                <numerusform>แมตช์ %Ln แมตช์</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>%n match(es) with a result</source>
            <translation>
                <numerusform>แมตช์ที่มีผล %Ln แมตช์</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>%n message(s) shown</source>
            <translation>
                <numerusform>ข้อความที่แสดง %n รายการ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n monster(s)</source>
            <extracomment>Yu-Gi-Oh!: how many monsters, within the short name of an effect</extracomment>
            <translation>
                <numerusform>มอนสเตอร์ %Ln ตัว</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n more card(s) into the Side Deck.</source>
            <translation>
                <numerusform>ใส่ไซด์เด็คอีก %n ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n page(s)</source>
            <extracomment>how many pages will be printed</extracomment>
            <translation>
                <numerusform>%Ln หน้า</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n picture(s)</source>
            <extracomment>how many picture files there are</extracomment>
            <translation>
                <numerusform>ภาพ %Ln ภาพ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>%n picture(s) with fewer than 200 dpi at this size</source>
            <translation>
                <numerusform>รูป %Ln รูปมีความละเอียดต่ำกว่า 200 dpi ในขนาดนี้</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>%n picture(s) without a card</source>
            <translation>
                <numerusform>รูปที่ไม่รู้ว่าเป็นการ์ดใบใด %Ln รูป</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n sheet(s), both sides</source>
            <translation>
                <numerusform>%Ln แผ่น พิมพ์สองด้าน</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n turn(s)</source>
            <extracomment>how long a match was, in turns</extracomment>
            <translation>
                <numerusform>%Ln เทิร์น</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n unknown card(s)</source>
            <translation>
                <numerusform>ไม่รู้จักการ์ด %Ln บรรทัด</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>%n value(s) not in the rulebook</source>
            <translation>
                <numerusform>%Ln ค่าไม่ตรงกับหนังสือกฎ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>+{amount} for another card</source>
            <translation>+{amount} ให้การ์ดใบอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>+{amount} for the attacked card</source>
            <translation>+{amount} ให้การ์ดที่ถูกโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>1 against 2: your Seal struck back, and {card} was destroyed. It lies in your opponent's Shrine, whose count went up by its Level. Of several cards that cut in, the last one always works first.</source>
            <translation>1 ต่อ 2: Seal ของคุณสวนกลับ {card} จึงถูกทำลาย มันลง Shrine ของฝ่ายตรงข้าม และตัวนับเพิ่มขึ้นตาม Level ถ้ามีการ์ดแทรกหลายใบ ใบสุดท้ายทำงานก่อนเสมอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>1 damage</source>
            <translation>1 ดาเมจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>1900 against 1800: you would lose your Monster and 100 Life Points. But you may respond: activate {card}. Whatever responds to something forms a Chain, and the last link is resolved first.</source>
            <translation>1900 ต่อ 1800: คุณจะเสียมอนสเตอร์และไลฟ์พ็อยต์ 100 แต่คุณโต้ตอบได้: ใช้งาน {card} การโต้ตอบทำให้เกิดเชน และลิงก์สุดท้ายออกผลก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>1–9</source>
            <extracomment>keys: the digits</extracomment>
            <translation>1–9</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>2400 ATK. {card} is a Spell that gives 700 more until the end of the turn. Activate it.</source>
            <translation>พลังโจมตี 2400 {card} เป็นเวทย์มนต์ที่เพิ่มอีก 700 จนจบเทิร์น ใช้งานเลย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>2600 and 700, less 800: your opponent lost 2500 Life Points, and has 5500. End your turn.</source>
            <translation>2600 บวก 700 ลบ 800: คู่ต่อสู้เสีย 2500 ไลฟ์พ็อยต์ เหลือ 5500 จบเทิร์นของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>3100 ATK. Enter the Battle Phase.</source>
            <translation>พลังโจมตี 3100 เข้าแบทเทิลเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>3100 against 1900: {card} was destroyed, and your opponent lost the difference, 1200 Life Points. A Monster in Defense Position would have fought with its DEF, without damage to its player.</source>
            <translation>3100 ต่อ 1900: {card} ถูกทำลาย และคู่ต่อสู้เสียส่วนต่าง 1200 ไลฟ์พ็อยต์ มอนสเตอร์ตั้งป้องกันจะสู้ด้วยพลังป้องกัน โดยผู้เล่นไม่เสียไลฟ์พ็อยต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>5000 against 5000: the attack would succeed. You need not stop everything: pass this time.</source>
            <translation>5000 ต่อ 5000: การโจมตีจะสำเร็จ ไม่จำเป็นต้องหยุดทุกครั้ง คราวนี้ผ่านไป</translation>
        </message>
        <message>
            <source>59 × 86 mm, Yu-Gi-Oh!</source>
            <translation type="vanished">59 × 86 มม. ยูกิโอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>6 cards</source>
            <translation>6 ใบ</translation>
        </message>
        <message>
            <source>63 × 88 mm, One Piece, Summoner Master</source>
            <translation type="vanished">63 × 88 มม. One Piece, Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>7 cards</source>
            <translation>7 ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>700 are left. Attack directly with {card}.</source>
            <translation>เหลือ 700 โจมตีโดยตรงด้วย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>7000 against 6000: you took no damage. Now {card} attacks as well; by its Leader's ability it has 5000 power in this turn.</source>
            <translation>7000 ต่อ 6000: คุณไม่ได้รับดาเมจ ต่อไป {card} ก็โจมตี ด้วยความสามารถของลีดเดอร์ มันมีพาวเวอร์ 5000 ในเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>7000 against 8000: the attack failed. Now {card} attacks, too: 5000 against 5000.</source>
            <translation>7000 ต่อ 8000: การโจมตีไม่สำเร็จ ทีนี้ {card} โจมตีด้วย: 5000 ต่อ 5000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>9 Levels in the Shrine: you have won your first game! You know Mp, Lines, casting, attacks, Interfere, Combination and the Shrine. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>Level ใน Shrine ครบ 9: คุณชนะเกมแรกแล้ว! คุณรู้จัก Mp, Line, การร่าย, การโจมตี, Interfere, การรวมร่าง และ Shrine แล้ว ทีนี้เล่นแมตช์ของคุณเอง: โค้ชเตือนเมื่อคุณจะพลาด และทุกคำตอบย้อนกลับได้</translation>
        </message>
        <message>
            <source>9 Levels in the Shrine: you have won your first game! You know Mp, Lines, casting, attacks, Interfere, Combination and the Shrine. The book at the top of the right panel shows the rules while you play.</source>
            <translation type="vanished">Level ใน Shrine ครบ 9: คุณชนะเกมแรกแล้ว! คุณรู้จัก Mp, Line, การร่าย, การโจมตี, Interfere, การรวมร่าง และ Shrine แล้ว รูปหนังสือด้านบนของแผงขวาแสดงกฎขณะเล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>=</source>
            <extracomment>set a number to this value (acts by hand)</extracomment>
            <translation>=</translation>
        </message>
        <message>
            <source>A .ydk file or a ydke link</source>
            <translation type="vanished">ไฟล์ .ydk หรือลิงก์ ydke</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>A .ydk file or a ydke:// link</source>
            <translation>ไฟล์ .ydk หรือลิงก์ ydke</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>A Character that has just been played cannot attack yet, but your Leader can. Attach your last DON!! to {card}: it gains 1000 power in your turn.</source>
            <translation>คาแรกเตอร์ที่เพิ่งลงสนามยังโจมตีไม่ได้ แต่ลีดเดอร์โจมตีได้ ติดด้ง!!ใบสุดท้ายให้ {card}: พาวเวอร์ +1000 ในเทิร์นของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Combination can be broken once per Subturn.</source>
            <translation>แยกการรวมร่างได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <source>A Combination is broken once in a Subturn.</source>
            <translation type="vanished">แยกการรวมร่างได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A DON!! card given to it goes back to the cost area, rested</source>
            <translation>ด้ง!!การ์ดที่ติดอยู่กลับคอสต์แอเรียในสภาพเรสต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Field Spell cannot be Set.</source>
            <translation>เซ็ตเวทย์มนต์ฟีลด์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A Leader never leaves its area.</source>
            <translation>ลีดเดอร์ไม่มีวันออกจากแอเรียของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>A Leader, 50 cards and 10 DON!! cards for each player, as the comprehensive rules say.</source>
            <translation>ลีดเดอร์ 1 ใบ การ์ด 50 ใบ และด้ง!!การ์ด 10 ใบต่อผู้เล่น ตามกฎฉบับสมบูรณ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A Life card is turned.</source>
            <translation>ไลฟ์การ์ด 1 ใบถูกพลิก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>A Life card that it hits goes to the trash, and its [Trigger] cannot be used.</source>
            <translation>ไลฟ์การ์ดที่โดนจะลงแทรช และใช้ [ทริกเกอร์] ของใบนั้นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A Mystic Card</source>
            <translation>Mystic Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Mystic Card can be commanded once per Subturn.</source>
            <translation>สั่งการ Mystic Card ได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <source>A Mystic Card is commanded once in a Subturn.</source>
            <translation type="vanished">สั่งการ Mystic Card ได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>A Normal Monster has no effect.</source>
            <translation>มอนสเตอร์ปกติไม่มีเอฟเฟค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Quick-Play Spell cannot be activated in the turn it was Set.</source>
            <translation>ใช้งานเวทย์มนต์ความเร็วสูงในเทิร์นที่เซ็ตไม่ได้</translation>
        </message>
        <message>
            <source>A Ritual Spell is activated from the hand.</source>
            <translation type="vanished">เวทย์มนต์พิธีกรรมใช้งานจากมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Ritual Spell must be activated from the hand.</source>
            <translation>เวทย์มนต์พิธีกรรมใช้งานจากมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A Seal</source>
            <translation>Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal can be given a Line once per Subturn.</source>
            <translation>กำหนด Line ให้ Seal ได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal can combine once per Subturn.</source>
            <translation>Seal รวมร่างได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <source>A Seal combines once in a Subturn.</source>
            <translation type="vanished">Seal รวมร่างได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal from the hand can be a Support Seal only after a whole Turn in the Arena.</source>
            <translation>Seal ที่ลงจากมือจะเป็น Seal ใบรองได้เมื่ออยู่ในสนามครบ 1 Turn แล้วเท่านั้น</translation>
        </message>
        <message>
            <source>A Seal is given a Line once in a Subturn.</source>
            <translation type="vanished">กำหนด Line ให้ Seal ได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal keeps its place in its Line.</source>
            <translation>Seal อยู่ที่ตำแหน่งเดิมใน Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A Seal of Level 2 from the hand: 5 of 9 Levels. End your Main Step.</source>
            <translation>Seal Level 2 จากมือ: 5 จาก 9 Level แล้ว จบ Main Step ของคุณ</translation>
        </message>
        <message>
            <source>A Seal of no element has no other.</source>
            <translation type="vanished">Seal ไม่มีชาติจะมีชาติอื่นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A Seal stands in one of two Lines. From the At Line it attacks, and fights with its At. In the Df Line it is defended by its Df, but cannot attack.</source>
            <translation>Seal อยู่ใน Line ใดหนึ่งในสอง ที่ At Line โจมตีได้และสู้ด้วย At ที่ Df Line ป้องกันด้วย Df แต่โจมตีไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>A Seal that has attacked or worked is turned sideways: it takes no commands until it becomes Active.</source>
            <translation>Seal ที่โจมตีหรือทำงานแล้วจะถูกหันขวาง: รับคำสั่งไม่ได้จนกว่าจะกลับเป็น Active</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/form.py" />
            <source>A Seal without an element has no other element.</source>
            <translation>Seal ไม่มีชาติจะมีชาติอื่นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A Set Ritual Spell may be used</source>
            <translation>ใช้เวทย์มนต์พิธีกรรมที่เซ็ตไว้ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>A Skill of {card} is being used. {who}: cut in, or let it go on.</source>
            <translation>กำลังใช้ Skill ของ {card} · {who}: แทรก หรือปล่อยให้ดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>A Special Summon does not use up your Normal Summon. Normal Summon {card}; you need no further search this time.</source>
            <translation>การอัญเชิญพิเศษไม่ใช้สิทธิ์อัญเชิญปกติ อัญเชิญปกติ {card} คราวนี้ไม่ต้องค้นหาการ์ดอีก</translation>
        </message>
        <message>
            <source>A Spell or Trap needs a text.</source>
            <translation type="vanished">เวทย์มนต์หรือกับดักต้องมีเทกซ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>A Spell or Trap needs card text.</source>
            <translation>เวทย์มนต์หรือกับดักต้องมีเทกซ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>A Summon by an effect or a condition; it does not use up the one Normal Summon of a turn.</source>
            <translation>การอัญเชิญด้วยเอฟเฟคหรือเงื่อนไข ไม่ใช้สิทธิ์อัญเชิญปกติของเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A Token arrives: {card}.</source>
            <translation>โทเค่นลงสนาม: {card}</translation>
        </message>
        <message>
            <source>A Token comes: {card}.</source>
            <translation type="vanished">โทเค่นลงสนาม: {card}</translation>
        </message>
        <message>
            <source>A Token is destroyed.</source>
            <translation type="vanished">โทเค่นถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A Token is removed.</source>
            <translation>โทเค่นถูกนำออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Trap cannot be activated in the turn it was Set.</source>
            <translation>ใช้งานกับดักในเทิร์นที่เซ็ตไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Trap must be Set before it is activated.</source>
            <translation>ต้องเซ็ตกับดักก่อนจึงใช้งานได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A board cannot stand in that phase.</source>
            <translation>กระดานเริ่มในเฟสนั้นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A card cannot be attached to itself.</source>
            <translation>การ์ดติดกับตัวเองไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A card cannot be placed like that.</source>
            <translation>การ์ดวางแบบนั้นไม่ได้</translation>
        </message>
        <message>
            <source>A card cannot lie like that.</source>
            <translation type="vanished">การ์ดวางแบบนั้นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A card forbids it.</source>
            <translation>การ์ดใบหนึ่งห้ามไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A card of the hand is hit at random. You may say of which kind: choose the Seals.</source>
            <translation>การ์ดบนมือถูกสุ่ม 1 ใบ คุณเลือกชนิดได้: เลือก Seal</translation>
        </message>
        <message>
            <source>A card of your own</source>
            <translation type="vanished">การ์ดของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A card of {width} × {height} covers this frame exactly.</source>
            <translation>การ์ดขนาด {width} × {height} ทับกรอบนี้ได้พอดี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A card on the field is active or rested, never face-down.</source>
            <translation>การ์ดบนสนามเป็นแอ็คทีฟหรือเรสต์ ไม่คว่ำหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>A card with it can be cast in an Interfere Step, also in the other player's Subturn.</source>
            <translation>การ์ดที่มีคำนี้ร่ายได้ใน Interfere Step แม้ใน Subturn ของอีกฝ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A card without a picture is drawn. A picture belongs to the card whose number or name is the name of its file; it is shown on the table, in lists and on sheets.</source>
            <translation>การ์ดที่ไม่มีรูปจะถูกวาดให้ รูปเป็นของการ์ดที่มีหมายเลขหรือชื่อตรงกับชื่อไฟล์ และแสดงบนโต๊ะ ในรายการ และบนแผ่นพิมพ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A card's effect decided the duel.</source>
            <translation>เอฟเฟคของการ์ดตัดสินดูเอล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A card's effect decided the game.</source>
            <translation>เอฟเฟคของการ์ดตัดสินเกม</translation>
        </message>
        <message>
            <source>A curtain falls between turns of deciding.</source>
            <translation type="vanished">มีม่านปิดคั่นระหว่างตาตัดสินใจของแต่ละคน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>A curtain hides the hand when the other player decides.</source>
            <translation>มีม่านปิดคั่นระหว่างตาตัดสินใจของแต่ละคน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A deck breaks the deck rules.</source>
            <translation>เด็คหนึ่งผิดกฎการจัดเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>A deck breaks the deck rules. Change it, or agree to play it anyway.</source>
            <translation>เด็คหนึ่งผิดกฎการจัดเด็ค แก้เด็คหรือตกลงเล่นทั้งอย่างนั้น</translation>
        </message>
        <message>
            <source>A deck breaks the deck rules. Change it, or tick “Play it anyway” at both seats.</source>
            <translation type="vanished">เด็คผิดกฎการจัดเด็ค แก้ไขเด็ค หรือเลือก "เล่นทั้งอย่างนั้น" ที่ทั้งสองที่นั่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>A deck has cards that are not in the catalogue. Import them, or choose another deck.</source>
            <translation>มีการ์ดในเด็คที่ไม่อยู่ในคลังการ์ด นำเข้าการ์ดเหล่านั้น หรือเลือกเด็คอื่น</translation>
        </message>
        <message>
            <source>A die each</source>
            <translation type="vanished">ทอยลูกเต๋าคนละลูก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A face-down monster is in Defense Position.</source>
            <translation>มอนสเตอร์ที่หมอบอยู่ต้องอยู่ในรูปแบบป้องกัน</translation>
        </message>
        <message>
            <source>A file in your deck folder is no deck and was left alone.</source>
            <translation type="vanished">มีไฟล์ในโฟลเดอร์เด็คที่ไม่ใช่เด็ค จึงไม่แตะต้อง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>A file in your deck folder is not a deck and was skipped.</source>
            <translation>มีไฟล์ในโฟลเดอร์เด็คที่ไม่ใช่เด็ค จึงไม่แตะต้อง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>A first game, step by step</source>
            <translation>เกมแรก ทีละขั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>A folder of pictures</source>
            <translation>โฟลเดอร์รูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A folder of pictures…</source>
            <translation>โฟลเดอร์รูป…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>A later moment</source>
            <translation>ช่วงถัดไป</translation>
        </message>
        <message>
            <source>A monster attacks once in a</source>
            <translation type="vanished">มอนสเตอร์โจมตีได้หนึ่งครั้งต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A monster attacks once per</source>
            <translation>มอนสเตอร์โจมตีได้หนึ่งครั้งต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>A monster attacks. {who}: respond, or let the attack go on.</source>
            <translation>มอนสเตอร์โจมตี · {who}: โต้ตอบ หรือปล่อยให้การโจมตีดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>A monster has been Summoned. {who}: respond, or let it stand.</source>
            <translation>มอนสเตอร์ถูกอัญเชิญ · {who}: โต้ตอบ หรือปล่อยไว้</translation>
        </message>
        <message>
            <source>A monster needs a Type.</source>
            <translation type="vanished">มอนสเตอร์ต้องมีเผ่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>A monster sent to the Graveyard as the price of a Summon or an effect; it is not destroyed.</source>
            <translation>มอนสเตอร์ที่ส่งลงสุสานเป็นค่าใช้จ่ายของการอัญเชิญหรือเอฟเฟค ไม่ถือว่าถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A new Field Spell</source>
            <translation>เวทย์มนต์ฟีลด์ใบใหม่</translation>
        </message>
        <message>
            <source>A new card of your own</source>
            <translation type="vanished">การ์ดใหม่ของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A note has at most {most} characters.</source>
            <translation>บันทึกยาวได้ไม่เกิน {most} ตัวอักษร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}, or leave it empty.</source>
            <translation>ตัวเลข {low} ถึง {high} หรือเว้นว่าง</translation>
        </message>
        <message>
            <source>A number from {low} to {high}, or nothing.</source>
            <translation type="vanished">ตัวเลข {low} ถึง {high} หรือเว้นว่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}, or {other}.</source>
            <translation>ตัวเลข {low} ถึง {high} หรือ {other}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}.</source>
            <translation>ตัวเลข {low} ถึง {high}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A page of {width} × {height} pixels is too large; choose a lower resolution.</source>
            <translation>หน้าขนาด {width} × {height} พิกเซลใหญ่เกินไป ลดจำนวนจุดต่อนิ้วลง</translation>
        </message>
        <message>
            <source>A page of {width} × {height} pixels is too large; choose fewer dots to the inch.</source>
            <translation type="vanished">หน้าขนาด {width} × {height} พิกเซลใหญ่เกินไป ลดจำนวนจุดต่อนิ้วลง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>A picture for it</source>
            <translation>รูปสำหรับสิ่งนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A picture for this card</source>
            <translation>รูปของการ์ดใบนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A picture for this card…</source>
            <translation>รูปของการ์ดใบนี้…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A player has {most} Mp at most.</source>
            <translation>ผู้เล่นมี Mp ได้มากที่สุด {most}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>A player without a name</source>
            <translation>ผู้เล่นที่ไม่มีชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>A replay: look at any moment, or continue from it as a new match.</source>
            <translation>รีเพลย์: ดูช่วงใดก็ได้ หรือเล่นต่อจากตรงนั้นเป็นแมตช์ใหม่</translation>
        </message>
        <message>
            <source>A replay: look at any moment, or go on from it as a new match.</source>
            <translation type="vanished">รีเพลย์: ดูช่วงใดก็ได้ หรือเล่นต่อจากตรงนั้นเป็นแมตช์ใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A response to the end of a phase</source>
            <translation>การตอบสนองต่อการจบเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>A single duel</source>
            <translation>ดูเอลเดียว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A single game</source>
            <translation>เกมเดียว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A slot to skip must be a whole number from 1 to {high}.</source>
            <translation>ช่องที่จะข้ามต้องเป็นจำนวนเต็มจาก 1 ถึง {high}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>A small note at the bottom of every card says what it is for</source>
            <translation>คำเล็กๆ ที่ขอบล่างของทุกใบบอกว่าใช้ทำอะไร</translation>
        </message>
        <message>
            <source>A small word at the foot of every card says what it is for</source>
            <translation type="vanished">คำเล็กๆ ที่ขอบล่างของทุกใบบอกว่าใช้ทำอะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>A text file with one name per line</source>
            <translation>ไฟล์ข้อความ บรรทัดละหนึ่งชื่อ</translation>
        </message>
        <message>
            <source>A text with one name a line</source>
            <translation type="vanished">ไฟล์ข้อความ บรรทัดละหนึ่งชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A whole first game: Mp, Lines, casting, attacking, Interfere, Combination and the Shrine.</source>
            <translation>เกมแรกทั้งเกม: Mp, Line, การร่าย, การโจมตี, Interfere, การรวมร่าง และ Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>A3</source>
            <extracomment>a size of paper</extracomment>
            <translation>A3</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>A4</source>
            <extracomment>a size of paper</extracomment>
            <translation>A4</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>ATK</source>
            <extracomment>Yu-Gi-Oh!: the attack value, as cards print it</extracomment>
            <translation>โจมตี</translation>
        </message>
        <message>
            <source>ATK {atk}, DEF {def_}</source>
            <translation type="vanished">โจมตี {atk} ป้องกัน {def_}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against DEF {against}</source>
            <translation>โจมตี {attack} ต่อป้องกัน {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against a face-down monster</source>
            <translation>โจมตี {attack} ต่อมอนสเตอร์ที่คว่ำหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against {against}</source>
            <translation>โจมตี {attack} ต่อ {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack}, direct</source>
            <translation>โจมตีโดยตรง {attack}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Abilities and Skills</source>
            <translation>ความสามารถและ Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Ability</source>
            <extracomment>Summoner Master: an Ability, the rulebook's term; a field of a card</extracomment>
            <translation>ความสามารถ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Ability: {name}</source>
            <extracomment>Summoner Master: an Ability that is waiting or at work, by its name</extracomment>
            <translation>ความสามารถ: {name}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>About</source>
            <comment>title of what is said of the program itself</comment>
            <translation>เกี่ยวกับโปรแกรม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>About to begin</source>
            <translation>กำลังจะเริ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Act with the card, or choose it</source>
            <translation>ใช้การ์ด หรือเลือกการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate</source>
            <extracomment>use a card's effect (verb, on a button)</extracomment>
            <translation>ใช้งาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate (by hand)</source>
            <translation>ใช้งาน (ทำด้วยมือ)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate effect {n}</source>
            <translation>ใช้งานเอฟเฟค {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Activate {card} to stop the attack. It becomes Chain Link 1.</source>
            <translation>ใช้งาน {card} เพื่อหยุดการโจมตี มันเป็นเชนลิงก์ 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Activate {card}. A Field Spell has a zone of its own and stays there. This one counts every "Lantern" monster that is Normal Summoned, and gives all of yours 100 ATK for each.</source>
            <translation>ใช้งาน {card} เวทย์มนต์ฟีลด์มีโซนของตัวเองและอยู่บนสนามต่อไป ใบนี้นับมอนสเตอร์ "โคมไฟ" ทุกใบที่ถูกอัญเชิญปกติ และเพิ่มพลังโจมตีให้ทุกใบของคุณ 100 ต่อ 1 ครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Activation</source>
            <extracomment>how an effect is activated; heading in the check of a text</extracomment>
            <translation>การใช้งาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Activation limit</source>
            <translation>ข้อจำกัดการใช้งาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Active</source>
            <extracomment>Summoner Master: state of a Seal that can be given orders</extracomment>
            <translation>Active</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Active or Inactive</source>
            <translation>Active หรือ Inactive</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Add</source>
            <extracomment>button: one more value of a field (verb)</extracomment>
            <translation>เพิ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Add a group</source>
            <translation>เพิ่มกลุ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Add a picture…</source>
            <translation>เพิ่มรูป…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add as many as allowed</source>
            <translation>เพิ่มเท่าที่กติกาอนุญาต</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Add at least {by}.</source>
            <translation>เพิ่มอีกอย่างน้อย {by} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Add one copy of each to the deck in the editor</source>
            <translation>ใส่อย่างละหนึ่งใบลงในเด็คที่กำลังจัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Add pictures</source>
            <translation>เพิ่มรูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Add the card in focus to this group</source>
            <translation>เพิ่มการ์ดที่เลือกอยู่ในกลุ่มนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Add to deck</source>
            <translation>ใส่ในเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Add to the hand</source>
            <translation>ขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Add to the open deck</source>
            <translation>เพิ่มในเด็คที่เปิดอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add to: {pile}</source>
            <translation>ใส่ลงใน: {pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add with artwork {n}</source>
            <translation>เพิ่มด้วยภาพที่ {n}</translation>
        </message>
        <message>
            <source>Add {by} DON!! cards.</source>
            <translation type="vanished">ใส่ด้ง!!การ์ด {by} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Add {cards} to the hand</source>
            <translation>นำ{cards}ขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Add: {what}</source>
            <extracomment>button: one more value of the field {what}</extracomment>
            <translation>เพิ่ม: {what}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>After one’s own Summon</source>
            <translation>หลังอัญเชิญของตนเอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Against an easy computer; the coach warns you of blunders</source>
            <translation>กับคอมพิวเตอร์ระดับง่าย โค้ชเตือนเมื่อคุณจะพลาด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Against the computer</source>
            <translation>เล่นกับคอมพิวเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Agree</source>
            <extracomment>button: both players accept what is proposed (verb)</extracomment>
            <translation>ตกลง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>All</source>
            <extracomment>filter of a list: everything is shown</extracomment>
            <translation>ทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>All at once</source>
            <translation>แสดงพร้อมกันทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>All attack: {beaten} of {all} destroyed</source>
            <translation>โจมตี All: ถูกทำลาย {beaten} จาก {all} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>All cards</source>
            <translation>การ์ดทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>All commands</source>
            <translation>คำสั่งทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>All copies</source>
            <translation>ทุกใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>All copies: {printing}</source>
            <translation>ทุกใบ: {printing}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <source>All decks</source>
            <translation>เด็คทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>All files</source>
            <translation>ไฟล์ทั้งหมด</translation>
        </message>
        <message>
            <source>All keys as they were at first</source>
            <translation type="vanished">ปุ่มทั้งหมดกลับเป็นอย่างแรก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>All of it: {odds}</source>
            <translation>ทั้งหมดพร้อมกัน: {odds}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <source>All piles</source>
            <translation>ทุกกอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>All values from the rulebook</source>
            <translation>ทุกค่าเป็นไปตามหนังสือกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Already in that state.</source>
            <translation>อยู่ในสถานะนั้นอยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Also cards with a scan, where their text is there in this language or can be written</source>
            <translation>รวมถึงการ์ดที่มีรูปสแกน หากมีข้อความในภาษานี้หรือสร้างได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Also in: {decks}</source>
            <translation>อยู่ในเด็คอื่นด้วย: {decks}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Also named</source>
            <translation>อีกชื่อหนึ่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Also not in the rulebook</source>
            <translation>ไม่อยู่ในหนังสือกฎเช่นกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Also used for: {action}</source>
            <translation>ซ้ำกับ: {action}</translation>
        </message>
        <message>
            <source>Also: {action}</source>
            <translation type="vanished">ซ้ำกับ: {action}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Always</source>
            <extracomment>how often a player is asked to respond</extracomment>
            <translation>ทุกครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>Among waiting abilities, first comes</source>
            <translation>ความสามารถที่รออยู่ ใบที่ออกผลก่อนคือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>An Ability of {card} took effect on {targets}.</source>
            <translation>ความสามารถของ {card} ทำงานกับ {targets}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>An Ability of {card} took effect.</source>
            <translation>ความสามารถของ {card} ทำงาน</translation>
        </message>
        <message>
            <source>An Ability of {card} worked.</source>
            <translation type="vanished">ความสามารถของ {card} ทำงาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>An All attack hits the Seals in the Lines</source>
            <translation>การโจมตี All โดน Seal ที่อยู่ใน Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>An Effect destroys it</source>
            <translation>Effect ทำลายการ์ดนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>An Effect ends this Subturn</source>
            <translation>Effect ทำให้จบ Subturn นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>An Event with [Counter] is played in the Counter Step, and is paid with active DON!!. Play {card}: {other} gains 3000 power in this battle.</source>
            <translation>อีเวนต์ที่มี [เคาน์เตอร์] เล่นได้ในเคาน์เตอร์สเต็ป และจ่ายด้วยด้ง!!ที่แอ็คทีฟ เล่น {card}: {other} ได้พาวเวอร์ +3000 ในแบทเทิลนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>An earlier moment</source>
            <translation>ช่วงก่อนหน้า</translation>
        </message>
        <message>
            <source>An earlier, a later moment</source>
            <translation type="vanished">ช่วงก่อน ช่วงหลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>An effect applies to {card}.</source>
            <translation>มีเอฟเฟคส่งผลกับ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>An effect forbids it.</source>
            <translation>มีเอฟเฟคห้ามไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>An own picture</source>
            <translation>รูปของฉัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Angle</source>
            <extracomment>by how much backs are turned, in degrees</extracomment>
            <translation>มุม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Animate cards</source>
            <translation>แสดงการเคลื่อนที่ของการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Another card has this name.</source>
            <translation>มีการ์ดอื่นใช้ชื่อนี้แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Another name: {letter} …</source>
            <translation>ชื่ออื่น: {letter} …</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Another {card} takes its place, in the Df Line. Then it is your Subturn.</source>
            <translation>{card} อีกใบเข้ามาแทนใน Df Line แล้วเป็น Subturn ของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Answers tried: {n}</source>
            <translation>คำตอบที่ลองแล้ว: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Any available printing; the first picture is shown.</source>
            <translation>ใบไหนก็ได้ที่มี แสดงรูปแรก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Any game</source>
            <translation>ทุกเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Any printing</source>
            <translation>รุ่นพิมพ์ใดก็ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Any tag</source>
            <translation>ทุกแท็ก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Appearance</source>
            <extracomment>look of the window; heading of settings</extracomment>
            <translation>หน้าตา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Arena, in no Line</source>
            <translation>สนาม ไม่อยู่ใน Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Arrows</source>
            <extracomment>keys: the arrow keys</extracomment>
            <translation>ลูกศร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork of all copies</source>
            <translation>ภาพของทุกใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork of one copy</source>
            <translation>ภาพของหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork {n}</source>
            <extracomment>one of several pictures of the same card, by its number; an entry of a menu</extracomment>
            <translation>ภาพที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Artwork {n} of {count}</source>
            <translation>ภาพที่ {n} จาก {count}</translation>
        </message>
        <message>
            <source>As a new match; this one stays as it is</source>
            <translation type="vanished">เป็นแมตช์ใหม่ แมตช์นี้คงอยู่อย่างเดิม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>As in the deck</source>
            <translation>ตามลำดับในเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>As in the rulebook: {words}</source>
            <translation>เหมือนในกติกา: {words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>As it was</source>
            <translation>อย่างเดิม</translation>
        </message>
        <message>
            <source>As it will look</source>
            <translation type="vanished">หน้าตาของการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>As on imported cards: {words}</source>
            <translation>เหมือนบนการ์ดที่นำเข้า: {words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>As set below</source>
            <translation>ตามที่ตั้งด้านล่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>As written</source>
            <translation>ตามที่เขียน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Ask me at every chance while held</source>
            <translation>กดค้างไว้เพื่อถามทุกโอกาส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Ask me to respond</source>
            <translation>ถามก่อนเมื่อโต้ตอบได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Ask me to respond (new matches)</source>
            <translation>ถามก่อนเมื่อโต้ตอบได้ (แมตช์ใหม่)</translation>
        </message>
        <message>
            <source>Ask me to respond, in new matches</source>
            <translation type="vanished">ถามฉันเพื่อโต้ตอบ ในแมตช์ใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>At</source>
            <extracomment>Summoner Master: the attack value of a Seal, abbreviated as it is printed; no preposition</extracomment>
            <translation>At</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>At 8. Attack {other} with {card}: its 2 Levels are what the Shrine lacks.</source>
            <translation>At 8 แล้ว ใช้ {card} โจมตี {other}: Level 2 ของมันคือส่วนที่ Shrine ยังขาด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>At Line</source>
            <translation>At Line</translation>
        </message>
        <message>
            <source>At every chance, also when there is nothing to activate</source>
            <translation type="vanished">ทุกโอกาส แม้ไม่มีอะไรให้ใช้งาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>At every opportunity, even when there is nothing to activate</source>
            <translation>ทุกโอกาส แม้ไม่มีอะไรให้ใช้งาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>At home</source>
            <translation>พิมพ์ที่บ้าน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>At least so many</source>
            <translation>อย่างน้อยกี่ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>At normal speed</source>
            <translation>ความเร็วปกติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>At once, with a deck that fits</source>
            <translation>เริ่มทันที ด้วยเด็คที่เหมาะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>At the bottom</source>
            <translation>ล่างสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>At the start of your turn everything became active again, you drew a card, and you have three DON!!. Play {card} for two of them.</source>
            <translation>เมื่อเริ่มเทิร์น การ์ดทุกใบกลับเป็นแอ็คทีฟ คุณจั่ว 1 ใบ และมีด้ง!! 3 ใบ เล่น {card} ด้วย 2 ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>At the table and in replays, “Save this moment” keeps a position here. Or set up a board yourself.</source>
            <translation>ที่โต๊ะและในบันทึกการเล่น "บันทึกช่วงนี้" จะเก็บตำแหน่งไว้ที่นี่ หรือจัดกระดานเองก็ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attach the last DON!! to {card}: its ability wants one.</source>
            <translation>ติดด้ง!!ใบสุดท้ายให้ {card}: ความสามารถของมันต้องใช้ 1 ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Attach {cards} as Xyz Material</source>
            <translation>ใช้{cards}เป็นวัตถุดิบเอ็กซีซ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attack</source>
            <extracomment>attack with a card (verb, on a button), and the attack itself (heading)</extracomment>
            <translation>โจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attack Mp</source>
            <translation>Mp ค่าโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack Position</source>
            <translation>ตั้งโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Attack Step</source>
            <translation>แอทแทคสเต็ป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack directly</source>
            <translation>โจมตีโดยตรง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack directly with {card}</source>
            <translation>โจมตีโดยตรงด้วย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Attack once</source>
            <translation>โจมตีครั้งเดียว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack or Defense Position</source>
            <translation>ตั้งโจมตีหรือตั้งป้องกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Attack several times</source>
            <translation>โจมตีหลายครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack the Leader: it costs a Life card or Counters</source>
            <translation>โจมตีลีดเดอร์: อีกฝ่ายต้องเสียการ์ดไลฟ์หรือเคาน์เตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack the Leader: this can win the game</source>
            <translation>โจมตีลีดเดอร์: อาจชนะเกมได้เลย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack the face-down monster with {card}</source>
            <translation>ใช้ {card} โจมตีมอนสเตอร์ที่คว่ำหน้าอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack the hand</source>
            <translation>โจมตีขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack the hand with {card}: nothing stands in the way</source>
            <translation>โจมตีขึ้นมือด้วย {card}: ไม่มีอะไรขวาง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack the hand: {form}</source>
            <translation>โจมตีขึ้นมือ: {form}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack with another monster</source>
            <translation>โจมตีด้วยมอนสเตอร์ตัวอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack with {card}: it wins the fight</source>
            <translation>โจมตีด้วย {card}: ชนะการต่อสู้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack with {card}: this can win the duel</source>
            <translation>โจมตีด้วย {card}: อาจชนะดูเอลได้เลย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack with {card}: this can win the game</source>
            <translation>โจมตีด้วย {card}: อาจชนะเกมได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack {card}: it leaves the field or costs Counters</source>
            <translation>โจมตี {card}: มันจะออกจากสนามหรืออีกฝ่ายต้องเสียเคาน์เตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attack {other} with {card}. By its [When Attacking] choose {third}, which gains 1000 power.</source>
            <translation>โจมตี {other} ด้วย {card} แล้วเลือก {third} ตาม [เมื่อโจมตี] ของมัน: ได้พาวเวอร์ +1000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attack {other} with {card}: 6000 against 5000.</source>
            <translation>โจมตี {other} ด้วย {card}: 6000 ต่อ 5000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Attack {other} with {card}: 6000 against 5000. The attacker wins when it is at least as strong.</source>
            <translation>ใช้ {card} โจมตี {other}: 6000 ต่อ 5000 ฝ่ายโจมตีชนะเมื่อเท่ากันหรือสูงกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Attack {other} with {card}: drag it there, or click it and choose the attack.</source>
            <translation>ใช้ {card} โจมตี {other}: ลากไปวาง หรือคลิกแล้วเลือกโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack {target} with {card}: it is destroyed</source>
            <translation>ใช้ {card} โจมตี {target}: มันจะถูกทำลาย</translation>
        </message>
        <message>
            <source>Attack! Your opponent has only {other}, in the Df Line: there your At meets its Df, 6 against 3. Drag {card} onto it, or click {card} and choose the attack. It costs 1 Mp.</source>
            <translation type="vanished">โจมตี! ฝ่ายตรงข้ามมีเพียง {other} ใน Df Line: At ของคุณเทียบกับ Df ของมัน 6 ต่อ 3 ลาก {card} ไปวางบนมัน หรือคลิก {card} แล้วเลือกโจมตี เสีย 1 Mp</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Attack! Your opponent has only {other}, in the Df Line: there your At meets its Df, 6 against 3. Drag {card} onto it, or click {card} and choose the attack. It costs 1 Mp. While you point at a Seal, a note above it says how the fight would end.</source>
            <translation>โจมตี! ฝ่ายตรงข้ามมีเพียง {other} ใน Df Line: At ของคุณเทียบกับ Df ของมัน 6 ต่อ 3 ลาก {card} ไปวางบนมัน หรือคลิก {card} แล้วเลือกโจมตี เสีย 1 Mp ขณะชี้ที่ Seal ป้ายเหนือมันบอกว่าการต่อสู้จะจบอย่างไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack: {form}</source>
            <extracomment>Summoner Master: an attack and its form, such as a joint one</extracomment>
            <translation>โจมตี: {form}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attacks</source>
            <extracomment>how often a player attacked in the match; a row of its statistics</extracomment>
            <translation>การโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Attacks are declared in the Battle Step of your Battle Phase.</source>
            <translation>ประกาศโจมตีในแบทเทิลสเต็ปของแบทเทิลเฟสของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attribute</source>
            <extracomment>Yu-Gi-Oh! and One Piece: a property printed on a card; heading of statistics and filters</extracomment>
            <translation>ธาตุ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>BP</source>
            <extracomment>Yu-Gi-Oh!: the Battle Phase, as short as can be, in the row of phases</extracomment>
            <translation>BP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Back</source>
            <extracomment>button: return to the step before (verb or adverb)</extracomment>
            <translation>กลับ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Back (Esc)</source>
            <translation>กลับ (Esc)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Back angle</source>
            <translation>มุมด้านหลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Back offset x</source>
            <translation>ชดเชยด้านหลัง x</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Back offset y</source>
            <translation>ชดเชยด้านหลัง y</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Back one moment (Ctrl+←)</source>
            <translation>ถอยหนึ่งช่วง (Ctrl+←)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Back to the board</source>
            <translation>กลับไปที่กระดาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Back to the card</source>
            <translation>กลับไปที่การ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Back to the deck</source>
            <translation>กลับไปที่เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Back to the deck (Esc)</source>
            <translation>กลับไปที่เด็ค (Esc)</translation>
        </message>
        <message>
            <source>Back to the log</source>
            <translation type="vanished">กลับไปที่บันทึก</translation>
        </message>
        <message>
            <source>Back to the rulebook's own values</source>
            <translation type="vanished">กลับเป็นค่าตามหนังสือกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Back to the running procedure</source>
            <translation>กลับไปยังขั้นตอนที่กำลังดำเนินอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Back up everything</source>
            <translation>สำรองข้อมูลทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Back up everything…</source>
            <translation>สำรองข้อมูลทั้งหมด…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Backing everything up</source>
            <translation>กำลังสำรองข้อมูลทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Backs</source>
            <extracomment>the back sides of printed cards; heading</extracomment>
            <translation>ด้านหลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Backs only</source>
            <translation>เฉพาะด้านหลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Backups ({kinds})</source>
            <translation>ไฟล์สำรอง ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Banish</source>
            <translation>นำออกจากเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Banish {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>นำ{cards}ออกจากเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Banished</source>
            <extracomment>Yu-Gi-Oh!: the pile of banished cards</extracomment>
            <translation>นำออกจากเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Banished cards</source>
            <translation>การ์ดที่ถูกนำออกจากเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Banned names</source>
            <translation>ชื่อที่ถูกห้าม</translation>
        </message>
        <message>
            <source>Banned names, one a line</source>
            <translation type="vanished">ชื่อที่ถูกห้าม บรรทัดละหนึ่งชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Banned names, one per line</source>
            <translation>ชื่อที่ถูกห้าม บรรทัดละหนึ่งชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Battle Phase</source>
            <translation>แบทเทิลเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Battle Step</source>
            <translation>แบทเทิลสเต็ป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Before it resolves your opponent may respond: {card} is Chain Link 2, and wants to destroy {other}.</source>
            <translation>ก่อนออกผล คู่ต่อสู้โต้ตอบได้: {card} เป็นเชนลิงก์ 2 และจะทำลาย {other}</translation>
        </message>
        <message>
            <source>Before the duel</source>
            <translation type="vanished">ก่อนดูเอล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Before the first turn</source>
            <translation>ก่อนเทิร์นแรก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Beginner</source>
            <extracomment>how strong the computer plays, the weakest</extracomment>
            <translation>เริ่มต้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Beginner level</source>
            <translation>ระดับ Beginner</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Beside</source>
            <extracomment>Summoner Master: the place beside the field where cards lie that belong to nobody's zones</extracomment>
            <translation>ข้างเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Beside your Leader lie your Life cards: whoever takes damage with no Life left has lost.</source>
            <translation>ข้างลีดเดอร์ของคุณคือไลฟ์การ์ด: ใครได้รับดาเมจขณะไม่มีไลฟ์เหลือจะแพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Best match</source>
            <translation>ตรงที่สุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Best of</source>
            <translation>จำนวนดูเอลสูงสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Best of three duels</source>
            <translation>สามดูเอล ชนะสองในสาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Best of three games</source>
            <translation>ชนะ 2 ใน 3 เกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/fields.py" />
            <source>Between {low} and {high}.</source>
            <translation>ระหว่าง {low} ถึง {high}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Black and white</source>
            <translation>ขาวดำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Bleed</source>
            <extracomment>how far a picture goes beyond its edge, so that cutting shows no white; the printer's term</extracomment>
            <translation>ระยะตัดตก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Block Step</source>
            <translation>บล็อกสเต็ป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Block icon</source>
            <translation>บล็อกไอคอน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Block with it</source>
            <translation>บล็อกด้วยใบนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/accessible.py" />
            <location filename="../desktop/sanam/ui/table/board_frame.py" />
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <location filename="../desktop/sanam/ui/table/board_view.py" />
            <source>Board</source>
            <extracomment>the playing field; name of a region for screen readers</extracomment>
            <translation>สนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Both Shrines are full.</source>
            <translation>Shrine ของทั้งสองฝ่ายเต็ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Both decks are empty.</source>
            <translation>เด็คของทั้งสองฝ่ายหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Both players have no Life Points left.</source>
            <translation>ผู้เล่นทั้งสองไม่เหลือไลฟ์พ็อยต์แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Both players must agree</source>
            <translation>ผู้เล่นทั้งสองต้องตกลง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Both players took damage without Life.</source>
            <translation>ผู้เล่นทั้งสองได้รับดาเมจขณะไม่มีไลฟ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Both sides</source>
            <translation>เล่นทั้งสองฝั่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Both starter decks, both hands open, the usual rules</source>
            <translation>เด็คเริ่มต้นทั้งสอง เปิดมือทั้งสองฝ่าย กฎตามปกติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Bottom margin</source>
            <translation>ขอบล่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Break Combination</source>
            <translation>แยกการรวมร่าง</translation>
        </message>
        <message>
            <source>Bring a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures; drop them here or choose them.</source>
            <translation type="vanished">นำฐานข้อมูลการ์ด (.cdb) รายการ (.json, .csv) ชุดการ์ด (.toml) หรือรูปมา วางที่นี่หรือเลือกไฟล์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Browse cards</source>
            <translation>ดูการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Browse the pile</source>
            <translation>ดูในกอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By Wisdom a card of {who} is {card} from now on.</source>
            <translation>ด้วย Wisdom การ์ดของ {who} กลายเป็น {card} นับจากนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>By hand</source>
            <translation>ทำด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} K.O.s {card}.</source>
            <translation>ทำด้วยมือ: {who} KO {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} attaches {card}.</source>
            <translation>ทำด้วยมือ: {who} ติด {card}</translation>
        </message>
        <message>
            <source>By hand: {who} changes a value of {card}.</source>
            <translation type="vanished">ทำด้วยมือ: {who} เปลี่ยนค่าของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} changes the table.</source>
            <translation>ทำด้วยมือ: {who} เปลี่ยนโต๊ะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} changes {what} of {card} by {value}.</source>
            <translation>ทำด้วยมือ: {who} เปลี่ยน{what}ของ {card} ไป {value}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} deals damage to {card}.</source>
            <translation>ทำด้วยมือ: {who} ทำดาเมจใส่ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} destroys {card}.</source>
            <translation>ทำด้วยมือ: {who} ทำลาย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} detaches {card}.</source>
            <translation>ทำด้วยมือ: {who} ถอด {card} ออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} discards {card}.</source>
            <translation>ทำด้วยมือ: {who} ทิ้ง {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} draws.</source>
            <translation>ทำด้วยมือ: {who} จั่วการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} gives a DON!! card.</source>
            <translation>ทำด้วยมือ: {who} ติดด้ง!!การ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} lifts the Curse {curse} from {card}.</source>
            <translation>ทำด้วยมือ: {who} รักษาคำสาป {curse} ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} makes a Token.</source>
            <translation>ทำด้วยมือ: {who} สร้างโทเค่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} moves {card}: {place}.</source>
            <translation>ทำด้วยมือ: {who} ย้าย {card}: {place}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts the Curse {curse} on {card}.</source>
            <translation>ทำด้วยมือ: {who} ให้ {card} ติดคำสาป {curse}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts {card} into the Shrine.</source>
            <translation>ทำด้วยมือ: {who} นำ {card} ลง Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts {card} into the hand.</source>
            <translation>ทำด้วยมือ: {who} นำ {card} ขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} removes {card} from the game.</source>
            <translation>ทำด้วยมือ: {who} นำ {card} ออกจากเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} returns {card} to the Library.</source>
            <translation>ทำด้วยมือ: {who} นำ {card} กลับเข้า Library</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} reveals {card}.</source>
            <translation>ทำด้วยมือ: {who} เปิดให้ดู {card}</translation>
        </message>
        <message>
            <source>By hand: {who} sets a number.</source>
            <translation type="vanished">ทำด้วยมือ: {who} ตั้งตัวเลข</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets the counters {what} on {card} to {value}.</source>
            <translation>ทำด้วยมือ: {who} ตั้งเคาท์เตอร์ {what} บน {card} เป็น {value}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets {what} of {card} to {value}.</source>
            <translation>ทำด้วยมือ: {who} ตั้ง{what}ของ {card} เป็น {value}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets {what} to {value}.</source>
            <translation>ทำด้วยมือ: {who} ตั้ง{what}เป็น {value}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} shuffles.</source>
            <translation>ทำด้วยมือ: {who} สับเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} takes a DON!! card back.</source>
            <translation>ทำด้วยมือ: {who} นำด้ง!!การ์ดกลับ</translation>
        </message>
        <message>
            <source>By hand: {who} throws.</source>
            <translation type="vanished">ทำด้วยมือ: {who} ทอย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} tosses or rolls.</source>
            <translation>ทำด้วยมือ: {who} ทอย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} turns {card}.</source>
            <translation>ทำด้วยมือ: {who} พลิก {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>By name</source>
            <translation>ตามชื่อ</translation>
        </message>
        <message>
            <source>By which rules</source>
            <translation type="vanished">ใช้กฎชุดใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Calibration sheet</source>
            <translation>แผ่นปรับเทียบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Call off the attack</source>
            <translation>ยกเลิกการโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Caller level</source>
            <translation>ระดับ Caller</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>Can be used now</source>
            <translation>ใช้ได้ตอนนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Can you win now? {card} is in the way. Play {other} and K.O. it.</source>
            <translation>ชนะตอนนี้ได้ไหม {card} ขวางอยู่ เล่น {other} แล้ว KO มัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>Cancel</source>
            <extracomment>button of a dialog: change nothing (verb)</extracomment>
            <translation>ยกเลิก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Cancel, close, return to now</source>
            <translation>ยกเลิก ปิด กลับมาปัจจุบัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cannot attack</source>
            <translation>โจมตีไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cannot block</source>
            <translation>บล็อกไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Card</source>
            <extracomment>heading of a column: the card that a line names</extracomment>
            <translation>การ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Card databases and card sets</source>
            <translation>ฐานข้อมูลและชุดการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Card height</source>
            <translation>ความสูงการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Card in focus</source>
            <translation>การ์ดที่เลือกอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Card number</source>
            <translation>รหัสการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Card of line {n}</source>
            <translation>การ์ดของบรรทัด {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Card pictures: {game}</source>
            <translation>รูปการ์ด: {game}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Card pictures…</source>
            <translation>รูปการ์ด…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Card sets</source>
            <translation>ชุดการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Card sets and databases</source>
            <translation>ชุดการ์ดและฐานข้อมูล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Card size</source>
            <translation>ขนาดการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Card size (Ctrl and the mouse wheel)</source>
            <translation>ขนาดหน้าการ์ด (Ctrl กับล้อเมาส์)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Card size in lists</source>
            <translation>ขนาดการ์ดในรายการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Card sleeves</source>
            <translation>ซองการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Card width</source>
            <translation>ความกว้างการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Cards</source>
            <extracomment>cards of any game; name of a screen, and a group in the report of an import</extracomment>
            <translation>การ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>Cards added to {deck}: {n}</source>
            <translation>ใส่การ์ดลงใน {deck} แล้ว: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Cards and effects activated</source>
            <translation>การ์ดและเอฟเฟคที่ใช้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Cards and gaps</source>
            <translation>การ์ดและช่องว่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Cards and pictures</source>
            <translation>การ์ดและรูป</translation>
        </message>
        <message>
            <source>Cards are played as an earlier version read them.</source>
            <translation type="vanished">การ์ดจะเล่นตามที่รุ่นก่อนหน้าอ่านไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Cards beside the Deck</source>
            <translation>การ์ดที่วางข้างเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Cards beside the Deck are outside the game.</source>
            <translation>การ์ดข้างเด็คอยู่นอกเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Cards cast</source>
            <translation>การ์ดที่ร่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Cards cost DON!!. In each turn you get two more; the player who goes first begins with one. Play {card} for 1 DON!!: click it or drag it to your Character area.</source>
            <translation>การ์ดต้องจ่ายด้ง!! แต่ละเทิร์นได้เพิ่ม 2 ใบ ฝ่ายเริ่มก่อนเริ่มด้วย 1 ใบ เล่น {card} ด้วย 1 ด้ง!!: คลิกหรือลากไปคาแรกเตอร์แอเรีย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Cards drawn</source>
            <translation>การ์ดที่จั่ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Cards for this deck</source>
            <translation>การ์ดที่ใส่ในเด็คนี้ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/results.py" />
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Cards found</source>
            <translation>การ์ดที่พบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Cards in a match are read when it begins; the others when the program starts again.</source>
            <translation>การ์ดในแมตช์จะถูกอ่านเมื่อแมตช์เริ่ม ส่วนที่เหลือจะอ่านเมื่อเปิดโปรแกรมครั้งหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Cards in and out</source>
            <translation>การ์ดที่เข้าและออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Cards in the Arena lie face-up.</source>
            <translation>การ์ดในสนามวางหงายหน้า</translation>
        </message>
        <message>
            <source>Cards in the {pile}: {before} before the exchange, {after} after it.</source>
            <translation type="vanished">การ์ดใน{pile}: ก่อนแลกเปลี่ยน {before} ใบ หลังแลกเปลี่ยน {after} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Cards in the {pile}: {count}; the maximum is {most}.</source>
            <translation>{pile}มี {count} ใบ มีได้ไม่เกิน {most} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Cards in the {pile}: {count}; the minimum is {least}.</source>
            <translation>{pile}มี {count} ใบ ต้องมีอย่างน้อย {least} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Cards it may be of</source>
            <translation>การ์ดที่อาจใช่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Cards left in a Deck may be counted</source>
            <translation>นับการ์ดที่เหลือในเด็คได้</translation>
        </message>
        <message>
            <source>Cards move visibly</source>
            <translation type="vanished">แสดงการเคลื่อนที่ของการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>Cards not allowed in a deck, by name or card number; “1 OP01-001” allows one copy.</source>
            <translation>การ์ดที่ใส่ในเด็คไม่ได้ ตามชื่อหรือรหัสการ์ด โดย “1 OP01-001” หมายถึงใส่ได้หนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cards played</source>
            <translation>การ์ดที่เล่น</translation>
        </message>
        <message>
            <source>Cards put into {deck}: {n}</source>
            <translation type="vanished">ใส่การ์ดลงใน {deck} แล้ว: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Cards used up</source>
            <translation>การ์ดที่ต้องใช้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Cards without a passcode cannot be part of such a link.</source>
            <translation>การ์ดที่ไม่มีรหัสผ่านใส่ในลิงก์แบบนี้ไม่ได้</translation>
        </message>
        <message>
            <source>Cards without a passcode have no place in such a link.</source>
            <translation type="vanished">การ์ดที่ไม่มีรหัสผ่านใส่ในลิงก์แบบนี้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Cards without a picture</source>
            <translation>การ์ดที่ไม่มีรูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} per page</source>
            <translation>การ์ด {width} × {height} ช่องว่าง {gap_x} และ {gap_y} ระยะตัดตก {bleed} หน้าละ {columns} × {rows}</translation>
        </message>
        <message>
            <source>Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} to a page</source>
            <translation type="vanished">การ์ด {width} × {height} ช่องว่าง {gap_x} และ {gap_y} ระยะตัดตก {bleed} หน้าละ {columns} × {rows}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Cards: {n}</source>
            <extracomment>how many cards a search has found</extracomment>
            <translation>การ์ด: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Cast</source>
            <extracomment>Summoner Master: play a Seal or a Mystic Card (verb, on a button)</extracomment>
            <translation>ร่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Cast {card}: click it or drag it. It costs 3 Mp. Put it into the Df Line, where its Df of 5 keeps it safe.</source>
            <translation>ร่าย {card}: คลิกหรือลาก เสีย 3 Mp วางใน Df Line ซึ่ง Df 5 ทำให้มันปลอดภัย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Cast {card}: it is the best use of your Mp</source>
            <translation>ร่าย {card}: ใช้ Mp ได้คุ้มที่สุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Casting Mp</source>
            <translation>Mp ค่าร่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Category</source>
            <extracomment>One Piece: the category of a card, the rulebook's term; a field of a card</extracomment>
            <translation>ประเภท</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Chain</source>
            <extracomment>Yu-Gi-Oh!: effects that answer one another; the rulebook's term (noun)</extracomment>
            <translation>เชน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Chain Link {n}</source>
            <translation>เชนลิงก์ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Change Line</source>
            <translation>เปลี่ยน Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Change by this much</source>
            <translation>เปลี่ยนไปเท่านี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Change position</source>
            <translation>เปลี่ยนสถานะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Change the Line of {card}: it is safer there</source>
            <translation>เปลี่ยน Line ของ {card}: ที่นั่นปลอดภัยกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Change the position of the card</source>
            <translation>เปลี่ยนสถานะของการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Change the position of {cards}</source>
            <translation>เปลี่ยนสถานะของ{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Change the table by hand</source>
            <translation>ทำด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Character</source>
            <extracomment>One Piece: a card category</extracomment>
            <translation>คาแรกเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Character area</source>
            <translation>คาแรกเตอร์แอเรีย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Characters</source>
            <extracomment>One Piece: cards of the category Character (plural); a group in a deck</extracomment>
            <translation>คาแรกเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Characters {first} to {last}</source>
            <translation>ตัวอักษรที่ {first} ถึง {last}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Charged Counter</source>
            <translation>ตัวนับการสะสมพลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Charged Counter +</source>
            <translation>ตัวนับการสะสมพลัง +</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Charged Counter −</source>
            <translation>ตัวนับการสะสมพลัง −</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Charm</source>
            <extracomment>Summoner Master: a Curse, the rulebook's term</extracomment>
            <translation>Charm</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Check</source>
            <comment>short: Check up Step</comment>
            <translation>Check</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Check every answer</source>
            <translation>ตรวจทุกคำตอบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Check up Step</source>
            <translation>Check up Step</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Checking against every answer</source>
            <translation>กำลังตรวจกับทุกคำตอบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Checking the backup</source>
            <translation>กำลังตรวจสอบไฟล์สำรอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Checking the text</source>
            <translation>กำลังตรวจเทกซ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Checking the text…</source>
            <translation>กำลังตรวจข้อความ…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Chevron stripes</source>
            <translation>ลายบั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Choice {n}</source>
            <extracomment>the n-th of several things that a text offers</extracomment>
            <translation>ข้อที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Choose</source>
            <extracomment>button or heading: pick some of the cards or options that are offered (verb)</extracomment>
            <translation>เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Choose a card that is drawn from the deck to see its odds.</source>
            <translation>เลือกการ์ดที่จั่วจากเด็คเพื่อดูโอกาส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Choose a card to see it in full.</source>
            <translation>เลือกการ์ดเพื่อดูแบบเต็ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Choose a deck.</source>
            <translation>เลือกเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Choose a picture for the card</source>
            <translation>เลือกรูปให้การ์ด</translation>
        </message>
        <message>
            <source>Choose an option</source>
            <translation type="vanished">เลือกตัวเลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Choose an option or a place</source>
            <translation>เลือกตัวเลือกหรือตำแหน่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Choose another folder…</source>
            <translation>เลือกโฟลเดอร์อื่น…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Choose another target</source>
            <translation>เลือกเป้าหมายอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Choose at least {least}.</source>
            <translation>เลือกอย่างน้อย {least}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Choose at most {most}.</source>
            <translation>เลือกไม่เกิน {most}</translation>
        </message>
        <message>
            <source>Choose at most {n} cards for that.</source>
            <translation type="vanished">เลือกได้ไม่เกิน {n} ใบสำหรับคำสั่งนี้</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Choose cards for %n picture(s)…</source>
            <translation>
                <numerusform>เลือกการ์ดให้รูป %Ln รูป…</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose everything</source>
            <translation type="vanished">เลือกเองทุกอย่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/piles.py" />
            <source>Choose from: {places}</source>
            <translation>เลือกจาก: {places}</translation>
        </message>
        <message>
            <source>Choose none</source>
            <translation type="vanished">ไม่เลือกใบใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Choose the printing of each copy</source>
            <translation>เลือกรุ่นพิมพ์ของแต่ละใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Choose the same paper here and in the print dialog.</source>
            <translation>เลือกกระดาษให้ตรงกันทั้งที่นี่และในหน้าต่างการพิมพ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Choose what each column holds. Your choice is remembered for tables with the same columns.</source>
            <translation>บอกว่าแต่ละคอลัมน์คืออะไร โปรแกรมจะจำคำตอบไว้สำหรับตารางที่มีคอลัมน์เหมือนกัน</translation>
        </message>
        <message>
            <source>Choose zones for me (a drag still chooses)</source>
            <translation type="vanished">เลือกโซนให้ฉัน (ลากการ์ดไปวางเพื่อเลือกเองได้)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Choose zones for me and throw for the start (a drag still chooses)</source>
            <translation>เลือกโซนและเป่ายิ้งฉุบแทนฉัน (ลากเพื่อเลือกเองได้)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Chosen by you: {n}</source>
            <translation>คุณเลือกเอง: {n}</translation>
        </message>
        <message>
            <source>Chosen cards</source>
            <translation type="vanished">การ์ดที่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Clear</source>
            <extracomment>button: take all filters back (verb)</extracomment>
            <translation>ล้าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>Clear filters</source>
            <translation>ล้างตัวกรอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Clear the search (Esc)</source>
            <translation>ล้างคำค้น (Esc)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Clear the selection</source>
            <translation>ไม่เลือกใบใด</translation>
        </message>
        <message>
            <source>Click a key, then press another. Arrows, Enter, Esc and 1–9 stay.</source>
            <translation type="vanished">คลิกปุ่มแล้วกดปุ่มอื่นแทน ลูกศร Enter Esc และ 1–9 คงเดิม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Click a key, then press another. The arrow keys, Enter, Esc and 1–9 cannot be changed.</source>
            <translation>คลิกปุ่มแล้วกดปุ่มอื่นแทน ลูกศร Enter Esc และ 1–9 คงเดิม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Click an example to try it.</source>
            <translation>คลิกตัวอย่างเพื่อลองดู</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Close</source>
            <extracomment>button of a dialog (verb)</extracomment>
            <translation>ปิด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>Close it there first, or play another one.</source>
            <translation>ปิดที่นั่นก่อน หรือเล่นแมตช์อื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Close the help</source>
            <translation>ปิดคำอธิบาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Close the rules</source>
            <translation>ปิดกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>Close this message</source>
            <translation>ปิดข้อความนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Close zones</source>
            <translation>ปิดโซน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Coach</source>
            <extracomment>switch beside the board: a warning before an answer that loses much</extracomment>
            <translation>โค้ช</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Code</source>
            <extracomment>the number by which a card is known; a field of a card</extracomment>
            <translation>รหัส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Coin</source>
            <extracomment>the coin that is tossed; heading</extracomment>
            <translation>เหรียญ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Collapse or expand: {panel}</source>
            <translation>พับหรือกาง: {panel}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Collapse the left panel</source>
            <translation>พับแผงซ้าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Collapse the right panel</source>
            <translation>พับแผงขวา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Collapse this panel</source>
            <translation>พับแผงนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Colour</source>
            <extracomment>One Piece: the colour of a card, as the rulebook calls it; heading</extracomment>
            <translation>สี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Colours</source>
            <extracomment>One Piece: the colours of a card; a field of a card</extracomment>
            <translation>สี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Column</source>
            <extracomment>a column of a table that is imported; heading</extracomment>
            <translation>คอลัมน์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Column {name}</source>
            <extracomment>a column of a table that is imported, by its name</extracomment>
            <translation>คอลัมน์ {name}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Columns of {file}</source>
            <translation>คอลัมน์ของ {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Combination</source>
            <extracomment>Summoner Master: two Seals become one; the rulebook's term</extracomment>
            <translation>รวมร่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Combine {card}: together they win more fights</source>
            <translation>รวมร่าง {card}: รวมกันแล้วชนะการต่อสู้ได้มากกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Combined</source>
            <extracomment>heading of an example: several conditions of a search together</extracomment>
            <translation>รวมกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/commands.py" />
            <source>Commands</source>
            <extracomment>the list of everything the program can do; heading</extracomment>
            <translation>คำสั่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Compare printings…</source>
            <translation>เทียบรุ่นพิมพ์…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Compare with the line that is played</source>
            <translation>เทียบกับแนวที่เล่นอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Compass rose</source>
            <translation>เข็มทิศ</translation>
        </message>
        <message>
            <source>Comprehensive rules</source>
            <translation type="vanished">กฎฉบับสมบูรณ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/against.py" />
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Computer</source>
            <extracomment>who plays a seat: the program, not a person</extracomment>
            <translation>คอมพิวเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Condition</source>
            <extracomment>what a text asks for; a field of a card</extracomment>
            <translation>เงื่อนไข</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Confirm</source>
            <extracomment>button: what was chosen is the answer (verb)</extracomment>
            <translation>ยืนยัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Continue</source>
            <extracomment>button: go on with a match (verb)</extracomment>
            <translation>เล่นต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Continue from here</source>
            <translation>เล่นต่อจากตรงนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Continue from the last one</source>
            <translation>เล่นต่อจากช่วงสุดท้าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Continuous Ability</source>
            <translation>Continuous Ability</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Continuous Effect</source>
            <translation>เอฟเฟคต่อเนื่อง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Control limit</source>
            <translation>ข้อจำกัดการควบคุม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Copied.</source>
            <extracomment>said shortly after something was put on the clipboard</extracomment>
            <translation>คัดลอกแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Copies</source>
            <extracomment>heading of a column: how many of a card</extracomment>
            <translation>จำนวนใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>Copies in your decks, or face-down where you may not know which card is which</source>
            <translation>จำนวนใบที่อยู่ในเด็คของคุณ หรือคว่ำอยู่ในที่ที่คุณไม่อาจรู้ว่าใบไหนคือการ์ดใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Copy as text</source>
            <translation>คัดลอกเป็นข้อความ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Copy as ydke:// link</source>
            <translation>คัดลอกเป็นลิงก์ ydke://</translation>
        </message>
        <message>
            <source>Copy the codes of the chosen cards</source>
            <translation type="vanished">คัดลอกรหัสของการ์ดที่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Copy the codes of the selected cards</source>
            <translation>คัดลอกรหัสของการ์ดที่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Copy the list</source>
            <translation>คัดลอกรายการ</translation>
        </message>
        <message>
            <source>Copy, paste, print, delete</source>
            <translation type="vanished">คัดลอก วาง พิมพ์ ลบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Copy, paste, save a copy, print</source>
            <translation>คัดลอก วาง บันทึกสำเนา พิมพ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Corner radius</source>
            <translation>รัศมีมุม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Corners</source>
            <extracomment>guides for cutting at the corners only</extracomment>
            <translation>เฉพาะมุม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Cost</source>
            <extracomment>what playing a card costs; a number on the card; heading</extracomment>
            <translation>คอสต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cost area</source>
            <translation>คอสต์แอเรีย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Counted at the end of the End Phase</source>
            <translation>นับเมื่อจบเอนด์เฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Counter</source>
            <extracomment>One Piece: the Counter value printed on a card, which is added in a battle; the rulebook's term</extracomment>
            <translation>เคาน์เตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Counter +</source>
            <translation>เคาท์เตอร์ +</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Counter Step</source>
            <translation>เคาน์เตอร์สเต็ป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Counter −</source>
            <translation>เคาท์เตอร์ −</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Counters and blocks</source>
            <translation>เคาน์เตอร์และการบล็อก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Counting cards</source>
            <translation>กำลังนับการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Counting matches</source>
            <translation>กำลังนับแมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Counts as</source>
            <translation>นับเป็น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Course rules</source>
            <translation>กฎคอร์ส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Course rules (Persian)</source>
            <translation>กฎคอร์ส (เปอร์เซีย)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Crosses, for both sides</source>
            <translation>กากบาท สำหรับพิมพ์สองหน้า</translation>
        </message>
        <message>
            <source>Ctrl+Left, Ctrl+Right</source>
            <translation type="vanished">Ctrl+Left, Ctrl+Right</translation>
        </message>
        <message>
            <source>Ctrl+Z, Ctrl+Y</source>
            <translation type="vanished">Ctrl+Z, Ctrl+Y</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Curse {curse}</source>
            <extracomment>Summoner Master: a Curse by its name</extracomment>
            <translation>คำสาป {curse}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Curse {curse}: %n Subturn(s)</source>
            <translation>
                <numerusform>คำสาป {curse}: %Ln Subturn</numerusform>
            </translation>
        </message>
        <message>
            <source>Curse {curse}: {n} Subturns</source>
            <translation type="vanished">คำสาป {curse}: {n} Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Curve</source>
            <extracomment>statistics: how many cards have which Level or Cost; name of a page</extracomment>
            <translation>กราฟ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Cut guides</source>
            <translation>เส้นตัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Cutting machine</source>
            <translation>เครื่องตัด</translation>
        </message>
        <message>
            <source>D S M B N E</source>
            <translation type="vanished">D S M B N E</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DARK</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>มืด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DEF</source>
            <extracomment>Yu-Gi-Oh!: the defense value, as cards print it</extracomment>
            <translation>ป้องกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DIVINE</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>เทพ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DON!!</source>
            <extracomment>One Piece: the DON!! cards, never translated otherwise than the rulebook does</extracomment>
            <translation>ด้ง!!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!!</source>
            <comment>short: DON!! Phase</comment>
            <translation>ด้ง!!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! Phase</source>
            <translation>ด้ง!!เฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>DON!! cards</source>
            <translation>ด้ง!!การ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>DON!! cards do nothing for {card} now</source>
            <translation>ตอนนี้ด้ง!!การ์ดไม่มีประโยชน์กับ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! cards given</source>
            <translation>ด้ง!!การ์ดที่ติด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>DON!! cards to add: {by}.</source>
            <translation>ใส่ด้ง!!การ์ด {by} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! deck</source>
            <translation>ด้ง!!เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>DP</source>
            <extracomment>Yu-Gi-Oh!: the Draw Phase, as short as can be, in the row of phases</extracomment>
            <translation>DP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Damage</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect that inflicts damage whose amount is not fixed</extracomment>
            <translation>ดาเมจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Damage Step</source>
            <translation>ดาเมจสเต็ป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>Damage Step. {who}: activate something before the battle is decided, or let it be.</source>
            <translation>ดาเมจสเต็ป · {who}: ใช้งานการ์ดก่อนตัดสินการต่อสู้ หรือปล่อยไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Damage taken</source>
            <translation>ดาเมจที่ได้รับ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Damage to you</source>
            <translation>เราได้รับดาเมจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Dark</source>
            <extracomment>a theme: light letters on a dark ground</extracomment>
            <translation>มืด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Date</source>
            <extracomment>field of a printed deck list, to be filled in by hand</extracomment>
            <translation>วันที่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Deal 1 damage to this Leader</source>
            <translation>ทำ 1 ดาเมจใส่ลีดเดอร์นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Death</source>
            <extracomment>Summoner Master: a Curse, the rulebook's term</extracomment>
            <translation>Death</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/statistics.py" />
            <source>Decisions</source>
            <extracomment>how many questions a player answered in the match; a row of its statistics</extracomment>
            <translation>การตัดสินใจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Deck</source>
            <extracomment>the cards a player plays from; also the name of the zone</extracomment>
            <translation>เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_shelf.py" />
            <source>Deck from a link</source>
            <translation>เด็คจากลิงก์</translation>
        </message>
        <message>
            <source>Deck not saved</source>
            <translation type="vanished">ยังไม่ได้บันทึกเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Deck, page number, and that the page is to be printed at 100 %</source>
            <translation>เด็ค เลขหน้า และคำเตือนให้พิมพ์ที่ 100 %</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Decks</source>
            <extracomment>decks of a person; name of a screen</extracomment>
            <translation>เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Decks ({kinds})</source>
            <translation>เด็ค ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Decks: {n}</source>
            <extracomment>how many decks a page has found</extracomment>
            <translation>เด็ค: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Defense Position</source>
            <translation>ตั้งป้องกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Delete</source>
            <extracomment>button: throw a card of one's own away (verb)</extracomment>
            <translation>ลบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Delete the list</source>
            <translation>ลบรายการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Delete this line</source>
            <translation>ลบแนวนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Delete this preset</source>
            <translation>ลบชุดค่านี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Deleting the card</source>
            <translation>กำลังลบการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Destroy</source>
            <extracomment>an act by hand: a card is destroyed by the rules (verb)</extracomment>
            <translation>ทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Destroy {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>ทำลาย{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Destroyed: 3 Levels in the Shrine. After an attack a Seal is Inactive until the Subturn ends. No Seal stands before your opponent any more: {card} can attack the hand. Click it and choose that.</source>
            <translation>ถูกทำลาย: Level ใน Shrine เป็น 3 หลังโจมตี Seal เป็น Inactive จนจบ Subturn ไม่มี Seal อยู่หน้าฝ่ายตรงข้ามแล้ว: {card} โจมตีขึ้นมือได้ คลิกแล้วเลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Destroyed: {cards}.</source>
            <translation>ถูกทำลาย: {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Detach</source>
            <extracomment>Summoner Master: take a combined or pasted card off (verb)</extracomment>
            <translation>ถอดออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Df</source>
            <extracomment>Summoner Master: the defence value of a Seal, abbreviated as it is printed</extracomment>
            <translation>Df</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Df Line</source>
            <translation>Df Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Dice: {first} against {second}.</source>
            <translation>ลูกเต๋า: {first} ต่อ {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Die</source>
            <extracomment>the die that is rolled (noun); no verb</extracomment>
            <translation>ลูกเต๋า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Dimension</source>
            <extracomment>Summoner Master: a zone, the rulebook's term</extracomment>
            <translation>Dimension</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Disc.</source>
            <comment>short: Discard Step</comment>
            <translation>ทิ้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Discard</source>
            <extracomment>an act by hand: put a card from the hand into its owner's pile (verb)</extracomment>
            <translation>ทิ้ง (Discard)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Discard Step</source>
            <translation>Discard Step</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Discard {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>ทิ้ง{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Do it</source>
            <translation>ทำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>Do it all the same</source>
            <translation>ยืนยันจะทำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Do not</source>
            <translation>ไม่ทำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Do not block</source>
            <translation>ไม่บล็อก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Do not use</source>
            <translation>ไม่ใช้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Done</source>
            <extracomment>button: nothing more is to be chosen</extracomment>
            <translation>เสร็จ</translation>
        </message>
        <message>
            <source>Dots to the inch</source>
            <translation type="vanished">จุดต่อนิ้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Drag any card anywhere. The tools act on the card in focus.</source>
            <translation>ลากการ์ดไปไหนก็ได้ เครื่องมือใช้กับการ์ดที่เลือกอยู่</translation>
        </message>
        <message>
            <source>Drag cards here, or choose one and press Enter.</source>
            <translation type="vanished">ลากการ์ดมาที่นี่ หรือเลือกการ์ดแล้วกด Enter</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>Drag cards here, or choose one and press Enter. With Ctrl: as many as allowed.</source>
            <translation>ลากการ์ดมาที่นี่ หรือเลือกการ์ดแล้วกด Enter หากกด Ctrl ด้วย: เพิ่มเท่าที่กติกาอนุญาต</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw</source>
            <extracomment>One Piece and Yu-Gi-Oh!: take cards from the deck into the hand; name of the phase, and verb on a button</extracomment>
            <translation>จั่ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Draw</source>
            <comment>short: Draw Phase</comment>
            <translation>ดรอว์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw</source>
            <comment>short: Draw Step</comment>
            <translation>จั่ว</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Draw %n card(s)</source>
            <translation>
                <numerusform>จั่วการ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Draw Phase</source>
            <translation>ดรอว์เฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw Step</source>
            <translation>Draw Step</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw a Mystic Card</source>
            <translation>จั่ว Mystic Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw a Seal</source>
            <translation>จั่ว Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Draw a card</source>
            <translation>จั่วการ์ดหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Draw cards</source>
            <translation>จั่วการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Draw cards in this language</source>
            <translation>วาดการ์ดในภาษานี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Draw one Seal and one Mystic Card this time.</source>
            <translation>คราวนี้จั่ว Seal 1 ใบและ Mystic Card 1 ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Draw ten thousand opening hands and compare</source>
            <translation>จั่วมือเริ่มต้นหนึ่งหมื่นครั้งแล้วเปรียบเทียบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Drawing the pages</source>
            <translation>กำลังวาดหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Drawn by lot</source>
            <translation>จับฉลาก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Drawn together</source>
            <translation>จั่วได้พร้อมกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Drawn: {card}.</source>
            <translation>จั่วได้: {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Duel {duel}, about to begin</source>
            <translation>ดูเอลที่ {duel} กำลังจะเริ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Duel {duel}, turn {turn}</source>
            <translation>ดูเอลที่ {duel} เทิร์น {turn}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Duel {n}</source>
            <extracomment>the n-th duel of a match</extracomment>
            <translation>ดูเอลที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Duplicate the deck</source>
            <translation>ทำสำเนาเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Duration</source>
            <extracomment>how long something done by hand lasts; heading</extracomment>
            <translation>นานเท่าไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>EARTH</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>ดิน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>EP</source>
            <extracomment>Yu-Gi-Oh!: the End Phase, as short as can be, in the row of phases</extracomment>
            <translation>EP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Each card's own</source>
            <translation>ของแต่ละใบ</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Each player draws %n card(s)</source>
            <translation>
                <numerusform>ผู้เล่นแต่ละคนจั่วการ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Each seat needs a deck: choose one or open a file.</source>
            <translation>แต่ละที่นั่งต้องมีเด็ค: เลือกเด็คหรือเปิดไฟล์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Easy</source>
            <extracomment>how strong the computer plays</extracomment>
            <translation>ง่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Edit</source>
            <extracomment>button: change a card of one's own (verb)</extracomment>
            <translation>แก้ไข</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Edit lists of banned names</source>
            <translation>แก้ไขรายการชื่อที่ถูกห้าม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Edit the deck</source>
            <translation>แก้ไขเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Edition</source>
            <extracomment>which rulebook of a game is played by; label of a choice</extracomment>
            <translation>กฎชุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Edition, decks, names, who starts, rulings</source>
            <translation>กฎชุดใด เด็ค ชื่อ ใครเริ่ม การตีความกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>Effect {n}</source>
            <extracomment>the n-th effect of a card's text, in a list</extracomment>
            <translation>เอฟเฟค {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Effects due at the same time</source>
            <translation>เอฟเฟคที่ต้องทำงานพร้อมกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Element</source>
            <extracomment>Summoner Master: a property of cards, the rulebook's term; heading</extracomment>
            <translation>ชาติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Elements</source>
            <extracomment>Summoner Master: a field of a card (plural)</extracomment>
            <translation>ชาติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End</source>
            <comment>short: End Phase</comment>
            <translation>เอนด์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End</source>
            <comment>short: End Step</comment>
            <translation>จบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>End Phase</source>
            <translation>เอนด์เฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>End Step</source>
            <translation>เอนด์สเต็ป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End of Battle</source>
            <translation>จบการแบทเทิล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>End the Battle Phase</source>
            <translation>จบแบทเทิลเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End the Main Step</source>
            <translation>จบ Main Step</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End the Subturn</source>
            <translation>จบ Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End the turn</source>
            <translation>จบเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Enlarge (Z)</source>
            <translation>ขยาย (Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Enlarge the card in focus</source>
            <translation>ขยายการ์ดที่เลือกอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/large.py" />
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Enlarged card</source>
            <translation>การ์ดขยาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Enter</source>
            <extracomment>the name of a key</extracomment>
            <translation>Enter</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/fields.py" />
            <source>Enter a length such as 8 mm, 0.8 cm or 0.3 in.</source>
            <translation>พิมพ์ความยาวเช่น 8 mm, 0.8 cm หรือ 0.3 in</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Enter a search term.</source>
            <translation>พิมพ์คำที่จะค้นหา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Enter the Battle Phase: attacks gain something</source>
            <translation>เข้าสู่แบทเทิลเฟส: การโจมตีได้ประโยชน์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Equal 0 ATK destroys both monsters</source>
            <translation>พลังโจมตี 0 เท่ากันทำลายมอนสเตอร์ทั้งสองตัว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Equip condition</source>
            <translation>สวมใส่ให้อะไรได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Equip {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>สวมใส่{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Esc</source>
            <extracomment>the name of a key</extracomment>
            <translation>Esc</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Event</source>
            <extracomment>One Piece: a card category</extracomment>
            <translation>รายการแข่งขัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Events</source>
            <extracomment>One Piece: cards of the category Event (plural); a group in a deck</extracomment>
            <translation>อีเวนต์</translation>
        </message>
        <message>
            <source>Every chance is passed; effects that trigger are still asked about</source>
            <translation type="vanished">ผ่านทุกโอกาส แต่เอฟเฟคทริกเกอร์ยังถาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Every opportunity is passed; triggered effects are still asked about</source>
            <translation>ผ่านทุกโอกาส แต่เอฟเฟคทริกเกอร์ยังถาม</translation>
        </message>
        <message>
            <source>Everybody draws in the first turn, Fusion and Synchro, equal 0 ATK destroys both.</source>
            <translation type="vanished">ทุกคนจั่วในเทิร์นแรก มีฟิวชั่นและซิงโคร พลังโจมตี 0 เท่ากันทำลายทั้งคู่</translation>
        </message>
        <message>
            <source>Everybody draws in the first turn, one Field Spell in all, Fusion, Synchro and Xyz.</source>
            <translation type="vanished">ทุกคนจั่วในเทิร์นแรก ทั้งสนามมีเวทย์มนต์ฟีลด์ได้ใบเดียว มีฟิวชั่น ซิงโคร และเอ็กซีซ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Everything costs Mp, the number beside the crystal. The player who starts has only 5, and only for casting; later it is 8 in every Subturn. What you do not use is lost.</source>
            <translation>ทุกอย่างต้องใช้ Mp ตัวเลขข้างผลึก ผู้เริ่มมีเพียง 5 และใช้ได้แค่ร่าย ต่อไปมี 8 ทุก Subturn ส่วนที่ไม่ใช้จะหายไป</translation>
        </message>
        <message>
            <source>Everything costs Mp, the number beside the lightning. The player who starts has only 5, and only for casting; later it is 8 in every Subturn. What you do not use is lost.</source>
            <translation type="vanished">ทุกอย่างต้องใช้ Mp ตัวเลขข้างสายฟ้า ผู้เริ่มมีเพียง 5 และใช้ได้แค่ร่าย ต่อไปมี 8 ทุก Subturn ส่วนที่ไม่ใช้จะหายไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Everything else: matches, cards, settings, log</source>
            <translation>อื่นๆ ทั้งหมด: แมตช์ การ์ด การตั้งค่า บันทึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Everything is saved again.</source>
            <translation>บันทึกทุกอย่างได้แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Everything was backed up.</source>
            <translation>สำรองข้อมูลทั้งหมดแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Exception</source>
            <extracomment>Summoner Master: a field of a Mystic Card</extracomment>
            <translation>ข้อยกเว้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Exchange Extra Deck monsters, one for one. A click or a drag moves a card.</source>
            <translation>แลกมอนสเตอร์เอ็คซ์ตร้าเด็คใบต่อใบ คลิกหรือลากเพื่อย้ายการ์ด</translation>
        </message>
        <message>
            <source>Exchange card for card.</source>
            <translation type="vanished">แลกการ์ดใบต่อใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Exchange cards between Main Deck and Side Deck, one for one. A click or a drag moves a card.</source>
            <translation>แลกการ์ดระหว่างเมนเด็คกับไซด์เด็คใบต่อใบ คลิกหรือลากเพื่อย้ายการ์ด</translation>
        </message>
        <message>
            <source>Exchange cards one for one.</source>
            <translation type="vanished">แลกการ์ดใบต่อใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Export own cards</source>
            <translation>ส่งออกการ์ดของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export own cards…</source>
            <translation>ส่งออกการ์ดของตน…</translation>
        </message>
        <message>
            <source>Export what you own</source>
            <translation type="vanished">ส่งออกรายการการ์ดที่มี</translation>
        </message>
        <message>
            <source>Export what you own…</source>
            <translation type="vanished">ส่งออกรายการการ์ดที่มี…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export your collection</source>
            <translation>ส่งออกรายการการ์ดที่มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export your collection…</source>
            <translation>ส่งออกรายการการ์ดที่มี…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Extra</source>
            <extracomment>Yu-Gi-Oh!: the Extra Deck, short, on its zone</extracomment>
            <translation>เอ็คซ์ตร้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Extra Card</source>
            <translation>Extra Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Extra Cards</source>
            <translation>Extra Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Extra Deck</source>
            <translation>เอ็คซ์ตร้าเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Extra Deck cards</source>
            <translation>การ์ดเอ็คซ์ตร้าเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Extra Deck: {n} of {size}</source>
            <translation>เอ็คซ์ตร้าเด็ค: {n} จาก {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Extra Decks are counted</source>
            <translation>นับเอ็คซ์ตร้าเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Extra Mystic</source>
            <translation>Extra Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Extra Mystics</source>
            <translation>Extra Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Extra Seal</source>
            <translation>Extra Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Extra Seals</source>
            <translation>Extra Seal</translation>
        </message>
        <message>
            <source>F</source>
            <translation type="vanished">F</translation>
        </message>
        <message>
            <source>F1 or ?</source>
            <translation type="vanished">F1 หรือ ?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>F6</source>
            <extracomment>the name of a key</extracomment>
            <translation>F6</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>FIRE</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>ไฟ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Face-down Defense Position</source>
            <translation>ตั้งป้องกันคว่ำหน้า</translation>
        </message>
        <message>
            <source>Faces or lines</source>
            <translation type="vanished">แบบหน้าการ์ดหรือแบบบรรทัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Far seat</source>
            <translation>ที่นั่งฝั่งโน้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Fast</source>
            <extracomment>pace at which the table shows what happens</extracomment>
            <translation>เร็ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Field</source>
            <extracomment>Yu-Gi-Oh!: the Field Zone, short, on its zone</extracomment>
            <translation>ฟีลด์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Field Spells</source>
            <translation>เวทย์มนต์ฟีลด์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Field Spells may be Set</source>
            <translation>เซ็ตเวทย์มนต์ฟีลด์ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Field Zone</source>
            <translation>โซนฟีลด์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Fields</source>
            <extracomment>heading of the help for searching: fields of cards</extracomment>
            <translation>ช่องข้อมูล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Files…</source>
            <extracomment>button that opens the dialog for choosing files</extracomment>
            <translation>ไฟล์…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Filters</source>
            <extracomment>heading of the panel that narrows a search</extracomment>
            <translation>ตัวกรอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Find in the deck</source>
            <translation>ค้นหาในเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Find in the log</source>
            <translation>ค้นหาในบันทึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>Find…</source>
            <extracomment>hint in an empty field that searches the cards of a pile</extracomment>
            <translation>ค้นหา…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Finished matches appear here as replays. Every match is saved after each decision, so you can close the window whenever you like.</source>
            <translation>แมตช์ที่จบแล้วเก็บไว้ที่นี่เป็นรีเพลย์ แมตช์ถูกบันทึกทุกครั้งที่ตัดสินใจ ปิดหน้าต่างเมื่อไรก็ได้</translation>
        </message>
        <message>
            <source>Finished matches wait here as replays. Every match is saved after each decision: close the window whenever you like.</source>
            <translation type="vanished">แมตช์ที่จบแล้วเก็บไว้ที่นี่เป็นรีเพลย์ แมตช์ถูกบันทึกทุกครั้งที่ตัดสินใจ ปิดหน้าต่างเมื่อไรก็ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>First Interfere Step</source>
            <translation>Interfere Step แรก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>First match</source>
            <translation>แมตช์แรก</translation>
        </message>
        <message>
            <source>First player draws in turn 1</source>
            <translation type="vanished">ผู้เล่นคนแรกจั่วในเทิร์นที่ 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>First player draws on turn 1</source>
            <translation>ผู้เล่นคนแรกจั่วในเทิร์นที่ 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>First rows</source>
            <translation>แถวแรกๆ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Fish scales</source>
            <translation>เกล็ดปลา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Fix</source>
            <extracomment>button: mend what breaks a deck rule (verb)</extracomment>
            <translation>แก้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Fix this; it can be undone</source>
            <translation>แก้ให้ถูกต้อง เลิกทำได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Fixed Charge Counter</source>
            <translation>ตัวนับการสะสมพลังแบบจำกัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Flip Effect</source>
            <translation>เอฟเฟครีเวิร์ส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Flip Summon</source>
            <translation>อัญเชิญแบบพลิกหงาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Flip on the long edge</source>
            <translation>พลิกตามขอบยาว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Flip on the short edge</source>
            <translation>พลิกตามขอบสั้น</translation>
        </message>
        <message>
            <source>Fold or unfold: {panel}</source>
            <translation type="vanished">พับหรือกาง: {panel}</translation>
        </message>
        <message>
            <source>Fold the left panel</source>
            <translation type="vanished">พับแผงซ้าย</translation>
        </message>
        <message>
            <source>Fold the right panel</source>
            <translation type="vanished">พับแผงขวา</translation>
        </message>
        <message>
            <source>Fold the side panels</source>
            <translation type="vanished">พับแผงด้านข้าง</translation>
        </message>
        <message>
            <source>Fold this panel</source>
            <translation type="vanished">พับแผงนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Folder</source>
            <extracomment>a folder of files; heading of a column</extracomment>
            <translation>โฟลเดอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Folder of your decks</source>
            <translation>โฟลเดอร์เด็คของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <source>Folders</source>
            <extracomment>folders of files; heading</extracomment>
            <translation>โฟลเดอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Folders and backup</source>
            <translation>โฟลเดอร์และการสำรองข้อมูล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>For a cutting machine</source>
            <translation>สำหรับเครื่องตัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>For effects that wait for it</source>
            <translation>สำหรับเอฟเฟคที่รอจังหวะนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Forward one moment (Ctrl+→)</source>
            <translation>ไปหนึ่งช่วง (Ctrl+→)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by a part of the file's name: {n}</source>
            <translation>พบจากบางส่วนของชื่อไฟล์: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by code or number: {n}</source>
            <translation>พบจากรหัสหรือหมายเลข: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by name: {n}</source>
            <translation>พบจากชื่อ: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Free software under the MIT licence. The games belong to their publishers, who have no part in it.</source>
            <translation>ซอฟต์แวร์เสรีภายใต้สัญญาอนุญาต MIT ตัวเกมเป็นของผู้จัดจำหน่ายเกมนั้น ซึ่งไม่มีส่วนเกี่ยวข้องกับโปรแกรมนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Freeze</source>
            <extracomment>Summoner Master: a Curse, the rulebook's term</extracomment>
            <translation>Freeze</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>From a file…</source>
            <translation>จากไฟล์…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>From here a Seal attacks, and it fights with its At.</source>
            <translation>จากที่นี่ Seal โจมตี และต่อสู้ด้วย At</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>From the hand into the Shrine</source>
            <translation>จากมือลง Shrine</translation>
        </message>
        <message>
            <source>From the hand only in your own turn.</source>
            <translation type="vanished">ใช้จากมือได้เฉพาะในเทิร์นของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>From the hand only on your own turn.</source>
            <translation>ใช้จากมือได้เฉพาะในเทิร์นของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Fronts and backs</source>
            <translation>หน้าและหลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Fronts only</source>
            <translation>เฉพาะด้านหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Full</source>
            <comment>guides</comment>
            <translation>เต็มเส้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>Full screen</source>
            <translation>เต็มหน้าจอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Fusion</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>ฟิวชั่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Fusion Monsters</source>
            <translation>มอนสเตอร์ฟิวชั่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Fusion Summon {cards}</source>
            <translation>อัญเชิญฟิวชั่น{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Gain LP</source>
            <translation>ฟื้นฟู LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Gain {n} LP</source>
            <translation>ฟื้นฟู {n} LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Gains</source>
            <extracomment>Summoner Master: what a Growth or Combination adds; a field of a card (noun)</extracomment>
            <translation>สิ่งที่ได้รับ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Game</source>
            <extracomment>which of the three games; heading and label of a choice</extracomment>
            <translation>เกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {game}, Subturn {subturn}</source>
            <translation>เกมที่ {game} Subturn {subturn}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {game}, about to begin</source>
            <translation>เกมที่ {game} กำลังจะเริ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {n}</source>
            <extracomment>the n-th game of a match</extracomment>
            <translation>เกมที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Game, edition, decks, who starts</source>
            <translation>เกม กฎชุดใด เด็ค ใครเริ่ม</translation>
        </message>
        <message>
            <source>Games of a match</source>
            <translation type="vanished">จำนวนเกมในแมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Gap across</source>
            <translation>ช่องว่างแนวนอน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Gap down</source>
            <translation>ช่องว่างแนวตั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Gaps</source>
            <extracomment>space between cards on a sheet</extracomment>
            <translation>ช่องว่าง</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Give %n picture(s)</source>
            <translation>
                <numerusform>ใส่รูป %Ln รูป</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: it can then block</source>
            <translation>ติดด้ง!!การ์ดให้ {card}: แล้วใบนี้จะบล็อกได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: its attack then costs more Counters to stop</source>
            <translation>ติดด้ง!!การ์ดให้ {card}: อีกฝ่ายต้องใช้เคาน์เตอร์มากขึ้นเพื่อหยุดการโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: its attack then goes through</source>
            <translation>ติดด้ง!!การ์ดให้ {card}: แล้วการโจมตีจะสำเร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Give control of {cards}</source>
            <translation>ให้สิทธิ์ควบคุม{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Give it a DON!! card</source>
            <translation>ติดด้ง!!การ์ดให้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Give it a Line</source>
            <translation>กำหนด Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Give it several DON!! cards…</source>
            <translation>ติดด้ง!!การ์ดหลายใบ…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Give the DON!! card to a Leader or Character.</source>
            <translation>วางด้ง!!การ์ดบนลีดเดอร์หรือคาแรกเตอร์</translation>
        </message>
        <message>
            <source>Give the screen over. The hand stays covered until the button is pressed.</source>
            <translation type="vanished">ส่งหน้าจอให้อีกคน การ์ดบนมือจะถูกปิดไว้จนกว่าจะกดปุ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Give up the game</source>
            <translation>ยอมแพ้เกมนี้</translation>
        </message>
        <message>
            <source>Give up this duel</source>
            <translation type="vanished">ยอมแพ้ดูเอลนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Give up?</source>
            <translation>ยอมแพ้?</translation>
        </message>
        <message>
            <source>Give {n} pictures</source>
            <translation type="vanished">ใส่รูป {n} รูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Glow Counter</source>
            <translation>เคาท์เตอร์แสงเรือง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Go back</source>
            <translation>ย้อนกลับ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Go first</source>
            <translation>เริ่มก่อน</translation>
        </message>
        <message>
            <source>Go on from here</source>
            <translation type="vanished">เล่นต่อจากตรงนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Go on from here without the lesson, for both sides</source>
            <translation>เล่นต่อจากตรงนี้โดยไม่มีบทเรียน คุมทั้งสองฝ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Go on from the end of this line</source>
            <translation>เล่นต่อจากปลายแนวนี้</translation>
        </message>
        <message>
            <source>Go on from the last one</source>
            <translation type="vanished">เล่นต่อจากช่วงสุดท้าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>Go on with boxes</source>
            <translation>ทำต่อโดยใช้กรอบสี่เหลี่ยม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Go on: no attack gains anything</source>
            <translation>ไปต่อ: ไม่มีการโจมตีใดได้อะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Go second</source>
            <translation>เริ่มหลัง</translation>
        </message>
        <message>
            <source>Go to Draw, Standby, Main 1, Battle, Main 2, End</source>
            <translation type="vanished">ไปดรอว์ สแตนด์บาย เมน 1 แบทเทิล เมน 2 เอนด์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Go to the panels beside the board and back</source>
            <translation>ไปยังแผงข้างกระดานและกลับมา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Go to this moment; you can play on from it</source>
            <translation>ไปยังช่วงนี้ แล้วเล่นต่อจากตรงนี้ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Go to what can be done next</source>
            <translation>ไปยังสิ่งถัดไปที่ทำได้</translation>
        </message>
        <message>
            <source>Going on</source>
            <translation type="vanished">กำลังดำเนินอยู่</translation>
        </message>
        <message>
            <source>Going on, each cutting into the one below</source>
            <translation type="vanished">กำลังดำเนินอยู่ อันบนแทรกอันล่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Graveyard</source>
            <extracomment>Yu-Gi-Oh!: the pile of used and destroyed cards</extracomment>
            <translation>สุสาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Graveyards may be looked at</source>
            <translation>ดูสุสานได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Grid</source>
            <extracomment>how found cards are shown: as pictures side by side</extracomment>
            <translation>ตารางหน้าการ์ด</translation>
        </message>
        <message>
            <source>Grid of faces</source>
            <translation type="vanished">ตารางหน้าการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Grid or list</source>
            <translation>แบบหน้าการ์ดหรือแบบบรรทัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Group</source>
            <extracomment>a group of names that texts speak of; a field of a card</extracomment>
            <translation>กลุ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Group by</source>
            <translation>จัดกลุ่มตาม</translation>
        </message>
        <message>
            <source>Grouped by</source>
            <translation type="vanished">จัดกลุ่มตาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Groups</source>
            <extracomment>groups of names that texts speak of; a field of a card</extracomment>
            <translation>กลุ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Growth</source>
            <extracomment>Summoner Master: a button, the Seal performs Growth; the rulebook's term</extracomment>
            <translation>Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Growth Box</source>
            <translation>Growth Box</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Guide rules</source>
            <translation>กฎคู่มือ</translation>
        </message>
        <message>
            <source>H</source>
            <translation type="vanished">H</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Hand</source>
            <extracomment>sample hands of a deck; name of a page</extracomment>
            <translation>มือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Hand limit</source>
            <translation>จำนวนการ์ดบนมือสูงสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>Hand over the screen. The hand stays hidden until the button is pressed.</source>
            <translation>ส่งหน้าจอให้อีกคน การ์ดบนมือจะถูกปิดไว้จนกว่าจะกดปุ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Hard</source>
            <extracomment>how strong the computer plays: difficult to beat</extracomment>
            <translation>ยาก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Have the computer move now</source>
            <translation>ให้คอมพิวเตอร์เดินเลย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Header</source>
            <extracomment>the line of text at the top of a sheet</extracomment>
            <translation>หัวกระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Heads</source>
            <extracomment>a side of the coin, on a button</extracomment>
            <translation>หัว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>Here</source>
            <extracomment>button on a place of the board: put the card here</extracomment>
            <translation>ที่นี่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>Here a Seal is defended by its Df, and cannot attack.</source>
            <translation>ที่นี่ Seal ป้องกันด้วย Df และโจมตีไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Hidden card</source>
            <translation>การ์ดที่ปิดอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Hidden information has been seen since. It cannot be undone outside practice.</source>
            <translation>หลังจากนั้นมีการเห็นข้อมูลที่ปิดอยู่ จึงเลิกทำไม่ได้นอกการฝึกซ้อม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Hidden information has been seen since; only practice can go back that far.</source>
            <translation>หลังจากนั้นมีการเห็นข้อมูลที่ปิดอยู่ มีแต่การฝึกซ้อมที่ย้อนกลับไปไกลขนาดนั้นได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>High contrast</source>
            <translation>ตัดกันสูง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Hint</source>
            <extracomment>button beside the board: what the computer would do here</extracomment>
            <translation>คำใบ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Hint: what would the computer do?</source>
            <translation>คำใบ้: คอมพิวเตอร์จะทำอะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>Hint: {answer}</source>
            <extracomment>what the computer would do, named in a word or two</extracomment>
            <translation>คำใบ้: {answer}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Hits one of %n card(s) in the hand, at random</source>
            <translation>
                <numerusform>สุ่มโดนการ์ด 1 ใบจากในมือ %n ใบ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Hold the sheet against the light with side 2 towards you and this text upright. Read where the crosses of side 1 stand on the scales here, and add the mean of the four readings to the back offset in use: to the right and down are positive. Each millimetre by which the readings of y at the right exceed those at the left is {angle}° more of back angle.</source>
            <translation>ถือกระดาษส่องแสงโดยหันด้านที่ 2 เข้าหาตัวและให้ข้อความนี้ตั้งตรง อ่านว่ากากบาทของด้านที่ 1 อยู่ตรงไหนบนสเกลที่นี่ แล้วบวกค่าเฉลี่ยของทั้งสี่ค่าเข้ากับค่าชดเชยด้านหลังที่ใช้อยู่: ไปทางขวาและลงล่างเป็นบวก ทุกหนึ่งมิลลิเมตรที่ค่า y ทางขวามากกว่าทางซ้าย คือเพิ่มมุมด้านหลัง {angle}°</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Hold {card}: a better moment will come</source>
            <translation>เก็บ {card} ไว้ก่อน: จะมีจังหวะที่ดีกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Home</source>
            <extracomment>name of the first screen</extracomment>
            <translation>หน้าหลัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How drawn duels count in a match</source>
            <translation>ดูเอลที่เสมอนับอย่างไรในแมตช์</translation>
        </message>
        <message>
            <source>How it is decided who starts</source>
            <translation type="vanished">วิธีตัดสินว่าใครเริ่มก่อน</translation>
        </message>
        <message>
            <source>How long</source>
            <translation type="vanished">นานเท่าไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>How many</source>
            <translation>จำนวน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How many may be face-up</source>
            <translation>หงายหน้าได้กี่ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>How many of each card</source>
            <translation>จำนวนของการ์ดแต่ละใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>How many of each card, times the copies in the deck</source>
            <translation>จำนวนต่อใบ คูณกับจำนวนในเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>How many of each card…</source>
            <translation>จำนวนของการ์ดแต่ละใบ…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>How many you own</source>
            <translation>จำนวนที่คุณมี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>How many you own was not saved.</source>
            <translation>ไม่ได้บันทึกจำนวนที่คุณมี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>How the other player prevents it</source>
            <translation>ผู้เล่นอีกฝ่ายขัดขวางอย่างไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How to decide who starts</source>
            <translation>วิธีตัดสินว่าใครเริ่มก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>How to search</source>
            <translation>วิธีค้นหา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>How to search (F1)</source>
            <translation>วิธีค้นหา (F1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How-to-play guide (Thai)</source>
            <translation>คู่มือวิธีเล่น (ไทย)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>I am {name}: show my table</source>
            <translation>ฉันคือ {name}: เปิดโต๊ะของฉัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Icon</source>
            <extracomment>the icon of a Spell or Trap; a field of a card</extracomment>
            <translation>ไอคอน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>If it attacks a monster in Defense Position whose DEF is lower, the difference is battle damage.</source>
            <translation>หากโจมตีมอนสเตอร์ตั้งรับที่มีพลังป้องกันต่ำกว่า ส่วนต่างเป็นแบทเทิลดาเมจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>If it happens again, please send us the log: {file}</source>
            <translation>หากเกิดขึ้นอีก โปรดส่งบันทึกการทำงานให้เรา: {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>If it happens again, please send us this file.</source>
            <translation>หากเกิดขึ้นอีก โปรดส่งไฟล์นี้ให้เรา</translation>
        </message>
        <message>
            <source>If it happens again, send us the log: {file}</source>
            <translation type="vanished">หากเกิดขึ้นอีก โปรดส่งบันทึกการทำงานให้เรา: {file}</translation>
        </message>
        <message>
            <source>If it happens again, send us this file.</source>
            <translation type="vanished">หากเกิดขึ้นอีก โปรดส่งไฟล์นี้ให้เรา</translation>
        </message>
        <message>
            <source>If possible</source>
            <translation type="vanished">ถ้าทำได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Ignition Effect</source>
            <translation>เอฟเฟคสั่งใช้งาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Illustrator</source>
            <extracomment>who drew the picture; a field of a card</extracomment>
            <translation>ผู้วาด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Import</source>
            <extracomment>button: bring the file in (verb)</extracomment>
            <translation>นำเข้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Import a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures: drop the files here or choose them.</source>
            <translation>นำฐานข้อมูลการ์ด (.cdb) รายการ (.json, .csv) ชุดการ์ด (.toml) หรือรูปมา วางที่นี่หรือเลือกไฟล์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Import a card database that contains them</source>
            <translation>นำเข้าฐานข้อมูลที่มีการ์ดเหล่านี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Import a card database that contains them.</source>
            <translation>นำเข้าฐานข้อมูลการ์ดที่มีการ์ดเหล่านี้</translation>
        </message>
        <message>
            <source>Import a card database that has them</source>
            <translation type="vanished">นำเข้าฐานข้อมูลที่มีการ์ดเหล่านี้</translation>
        </message>
        <message>
            <source>Import a card database that has them.</source>
            <translation type="vanished">นำเข้าฐานข้อมูลการ์ดที่มีการ์ดเหล่านี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Import a card set or open a deck to begin.</source>
            <translation>เริ่มด้วยการนำเข้าชุดการ์ดหรือเปิดเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Import a list</source>
            <translation>นำเข้ารายการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Import cards</source>
            <translation>นำเข้าการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Import cards…</source>
            <translation>นำเข้าการ์ด…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Import it on the Cards screen, where you can choose what each column holds.</source>
            <translation>นำเข้าที่หน้าจอการ์ด ที่นั่นคุณบอกได้ว่าแต่ละคอลัมน์คืออะไร</translation>
        </message>
        <message>
            <source>Import it on the Cards screen: there you say what each column holds.</source>
            <translation type="vanished">นำเข้าที่หน้าจอการ์ด ที่นั่นคุณบอกได้ว่าแต่ละคอลัมน์คืออะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Import it, or choose another list.</source>
            <translation>นำเข้ารายการนี้ หรือเลือกรายการอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Import report</source>
            <translation>ผลการนำเข้า</translation>
        </message>
        <message>
            <source>Import what you own</source>
            <translation type="vanished">นำเข้ารายการการ์ดที่มี</translation>
        </message>
        <message>
            <source>Import what you own…</source>
            <translation type="vanished">นำเข้ารายการการ์ดที่มี…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Import your collection</source>
            <translation>นำเข้ารายการการ์ดที่มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Import your collection…</source>
            <translation>นำเข้ารายการการ์ดที่มี…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Importing {file}</source>
            <extracomment>a task that is at work, with its file</extracomment>
            <translation>กำลังนำเข้า {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Importing {n} files</source>
            <translation>กำลังนำเข้า {n} ไฟล์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Import…</source>
            <extracomment>button that opens the dialog for choosing files (verb)</extracomment>
            <translation>นำเข้า…</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>In %n deck(s) of yours</source>
            <translation>
                <numerusform>อยู่ในเด็คของคุณ %Ln เด็ค</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>In colour</source>
            <translation>สี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>In progress</source>
            <translation>กำลังดำเนินอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>In the At Line At meets At: 3 against your 2. You would lose. But this is an Interfere Step, and {card} has Interfere (the lightning on the card): cast it now, and aim it at {other}. It takes 2 from its At.</source>
            <translation>ใน At Line เทียบ At กับ At: 3 ต่อ 2 ของคุณ คุณจะแพ้ แต่นี่คือ Interfere Step และ {card} มี Interfere (รูปสายฟ้าบนการ์ด): ร่ายตอนนี้โดยมี {other} เป็นเป้าหมาย At ของมันลดลง 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>In the Draw Step you draw one or two cards, each from the pile you like. Draw two from the Seal pile: click the pile, or the button, twice.</source>
            <translation>ใน Draw Step จั่ว 1 หรือ 2 ใบจากกองใดก็ได้ จั่วจากกอง Seal 2 ใบ: คลิกกองหรือปุ่มสองครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>In the first turn nobody may attack. End your turn.</source>
            <translation>ในเทิร์นแรกโจมตีไม่ได้ จบเทิร์นของคุณ</translation>
        </message>
        <message>
            <source>In the first turn of a duel there is no Battle Phase.</source>
            <translation type="vanished">ในเทิร์นแรกของดูเอลไม่มีแบทเทิลเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>In the opening hand</source>
            <translation>ในมือเริ่มต้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>In the turn in which it was played it can attack Characters, but not the Leader.</source>
            <translation>ในเทิร์นที่ลงสนามโจมตีคาแรกเตอร์ได้ แต่โจมตีลีดเดอร์ไม่ได้</translation>
        </message>
        <message>
            <source>In the turn they came</source>
            <translation type="vanished">ในเทิร์นที่ลงสนาม</translation>
        </message>
        <message>
            <source>In this edition the Extra Deck takes no part in the exchange.</source>
            <translation type="vanished">กฎชุดนี้ไม่ให้สลับการ์ดกับเอ็คซ์ตร้าเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>In use: {paper}, flip on the {edge} edge, back offset x {x}, y {y}, angle {angle}°</source>
            <translation>ที่ใช้อยู่: {paper} พลิกตามขอบ{edge} ชดเชยด้านหลัง x {x}, y {y}, มุม {angle}°</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Inactive</source>
            <extracomment>Summoner Master: state of a Seal that cannot be given orders</extracomment>
            <translation>Inactive</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Ink</source>
            <extracomment>printing sheets: name of the choice between colour, black and white, and little ink</extracomment>
            <translation>หมึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Int. 1</source>
            <comment>short: First Interfere Step</comment>
            <translation>Int. 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Int. 2</source>
            <comment>short: Second Interfere Step</comment>
            <translation>Int. 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Interfere</source>
            <extracomment>Summoner Master: cards that cut in; the rulebook's term</extracomment>
            <translation>Interfere</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into its owner's Library, which is shuffled</source>
            <translation>กลับเข้า Library ของเจ้าของแล้วสลับกอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Arena</source>
            <translation>เข้ามาในสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Arena, out of the Lines</source>
            <translation>เข้ามาในสนาม นอก Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Library</source>
            <translation>กลับเข้า Library</translation>
        </message>
        <message>
            <source>Into the deck</source>
            <translation type="vanished">ใส่ในเด็ค</translation>
        </message>
        <message>
            <source>Into the hand</source>
            <translation type="vanished">ขึ้นมือ</translation>
        </message>
        <message>
            <source>Into the open deck</source>
            <translation type="vanished">ใส่ในเด็คที่เปิดอยู่</translation>
        </message>
        <message>
            <source>Into the trash</source>
            <translation type="vanished">ลงแทรช</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It already has the Curse {curse}.</source>
            <translation>ติดคำสาป {curse} อยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It attacked this turn, so its position cannot change.</source>
            <translation>โจมตีไปแล้วในเทิร์นนี้ จึงเปลี่ยนสถานะไม่ได้</translation>
        </message>
        <message>
            <source>It attacked this turn, so its position stays.</source>
            <translation type="vanished">โจมตีไปแล้วในเทิร์นนี้ จึงเปลี่ยนสถานะไม่ได้</translation>
        </message>
        <message>
            <source>It came this turn and has no [Rush].</source>
            <translation type="vanished">เพิ่งลงสนามในเทิร์นนี้และไม่มี [จู่โจมฉับพลัน]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It came to the field this turn, so its position cannot change.</source>
            <translation>เพิ่งลงสนามในเทิร์นนี้ จึงเปลี่ยนสถานะไม่ได้</translation>
        </message>
        <message>
            <source>It came to the field this turn, so its position stays.</source>
            <translation type="vanished">เพิ่งลงสนามในเทิร์นนี้ จึงเปลี่ยนสถานะไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It can attack in the turn in which it was played.</source>
            <translation>โจมตีได้ในเทิร์นที่ลงสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It can be used in either player's turn, and in response to something (Spell Speed 2).</source>
            <translation>ใช้ได้ในเทิร์นของทั้งสองฝ่าย และใช้โต้ตอบได้ (สเปลสปีด 2)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>It can only be replaced by another card.</source>
            <translation>แทนที่ด้วยการ์ดใบอื่นได้เท่านั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot attack directly while there are monsters.</source>
            <translation>โจมตีโดยตรงไม่ได้ตราบที่ยังมีมอนสเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot be Normal Summoned or Set.</source>
            <translation>อัญเชิญปกติหรือเซ็ตไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It cannot be attached to that.</source>
            <translation>ติดกับใบนั้นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>It cannot be moved to the trash.</source>
            <translation>ลบไม่ได้</translation>
        </message>
        <message>
            <source>It cannot be put back.</source>
            <translation type="vanished">นำกลับมาไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>It cannot be restored.</source>
            <translation>กู้คืนไม่ได้</translation>
        </message>
        <message>
            <source>It cannot be thrown away.</source>
            <translation type="vanished">ทิ้งไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot be used at this time.</source>
            <translation>ไม่ใช่จังหวะของมัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It costs {cost} Mp, and you may spend {mp}.</source>
            <translation>ต้องใช้ {cost} Mp แต่ใช้ได้ {mp}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It costs {cost}, and {active} DON!! cards are active.</source>
            <translation>ต้องจ่ายคอสต์ {cost} แต่มีด้ง!!การ์ดแอ็คทีฟ {active} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>It could not be checked fully: there are too many answers.</source>
            <translation>ตรวจได้ไม่ครบ: มีคำตอบมากเกินไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens once, when this card is played.</source>
            <translation>เกิดขึ้นครั้งเดียวเมื่อการ์ดนี้ลงสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens when this Character is K.O.'d, in battle or by an effect.</source>
            <translation>เกิดขึ้นเมื่อคาแรกเตอร์นี้ถูก KO ด้วยการต่อสู้หรือเอฟเฟค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens when this card declares an attack, before blocks and Counters.</source>
            <translation>เกิดขึ้นเมื่อการ์ดนี้ประกาศโจมตี ก่อนการบล็อกและเคาน์เตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It happens when this face-down monster is turned face-up, by its player or by an attack.</source>
            <translation>เกิดขึ้นเมื่อมอนสเตอร์คว่ำหน้านี้ถูกหงายหน้า โดยผู้เล่นหรือเพราะถูกโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has a Line already, or cannot have one.</source>
            <translation>มี Line แล้ว หรือกำหนด Line ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has already attacked this turn.</source>
            <translation>โจมตีไปแล้วในเทิร์นนี้</translation>
        </message>
        <message>
            <source>It has attacked already this turn.</source>
            <translation type="vanished">โจมตีไปแล้วในเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has been used as often as its text allows.</source>
            <translation>ใช้ครบจำนวนครั้งตามเทกซ์แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no At, so it cannot attack.</source>
            <translation>ไม่มี At จึงโจมตีไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Attack Mp, so it cannot attack.</source>
            <translation>ไม่มี Mp ค่าโจมตี จึงโจมตีไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Casting Mp, so it cannot be cast.</source>
            <translation>ไม่มี Mp ค่าร่าย จึงร่ายไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no Counter.</source>
            <translation>ไม่มีเคาน์เตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Interfere, so it cannot cut in.</source>
            <translation>ไม่มี Interfere จึงแทรกไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Blocker].</source>
            <translation>ไม่มี [บล็อกเกอร์]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Counter] ability.</source>
            <translation>ไม่มีความสามารถ [เคาน์เตอร์]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Main] ability.</source>
            <translation>ไม่มีความสามารถ [เมน]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no ability to activate.</source>
            <translation>ไม่มีความสามารถสั่งใช้งาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has no effect to activate.</source>
            <translation>ไม่มีเอฟเฟคให้ใช้งาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It has no effect. What was paid for it is not given back.</source>
            <translation>ไม่มีผล สิ่งที่จ่ายไปไม่ได้คืน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no such Skill.</source>
            <translation>ไม่มี Skill นี้</translation>
        </message>
        <message>
            <source>It has the Curse {curse} already.</source>
            <translation type="vanished">ติดคำสาป {curse} อยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>It holds against every answer of the other player.</source>
            <translation>ใช้ได้กับทุกคำตอบของผู้เล่นอีกฝ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It holds only while at least so many DON!! cards are attached to this card.</source>
            <translation>มีผลเฉพาะขณะมีด้ง!!ติดอยู่กับการ์ดนี้อย่างน้อยตามจำนวนนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is Inactive in this Subturn.</source>
            <translation>เป็น Inactive Seal ใน Subturn นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is already carrying out a command.</source>
            <translation>กำลังถูกสั่งการอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It is already the target of the attack.</source>
            <translation>เป็นเป้าหมายของการโจมตีอยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is being destroyed, and goes to the Shrine.</source>
            <translation>กำลังถูกทำลายและจะลง Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>It is better kept for later</source>
            <translation>เก็บไว้ใช้ทีหลังดีกว่า</translation>
        </message>
        <message>
            <source>It is in the middle of a command already.</source>
            <translation type="vanished">กำลังถูกสั่งการอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is losing a fight that is not over yet.</source>
            <translation>กำลังแพ้การต่อสู้ที่ยังไม่จบ</translation>
        </message>
        <message>
            <source>It is losing a fight that is not over.</source>
            <translation type="vanished">กำลังแพ้การต่อสู้ที่ยังไม่จบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not combined.</source>
            <translation>ไม่ได้รวมร่างอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not in a Line.</source>
            <translation>ไม่ได้อยู่ใน Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not in the Arena.</source>
            <translation>ไม่ได้อยู่ในสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is only under your control.</source>
            <translation>เพียงอยู่ใต้การควบคุมของคุณ</translation>
        </message>
        <message>
            <source>It is so already.</source>
            <translation type="vanished">เป็นเช่นนั้นอยู่แล้ว</translation>
        </message>
        <message>
            <source>It is still open here as it was.</source>
            <translation type="vanished">เด็คยังเปิดอยู่ที่นี่เหมือนเดิม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>It is still open here, unchanged.</source>
            <translation>เด็คยังเปิดอยู่ที่นี่เหมือนเดิม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is the other player's move.</source>
            <translation>ถึงตาอีกฝ่าย</translation>
        </message>
        <message>
            <source>It is the target of the attack already.</source>
            <translation type="vanished">เป็นเป้าหมายของการโจมตีอยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>It is tried again at the next start.</source>
            <translation>โปรแกรมจะลองอีกครั้งเมื่อเปิดครั้งถัดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>It is {name}'s turn to look</source>
            <translation>ถึงตา {name} ดูจอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>It knows only what its seat may know. Say at each seat who plays it.</source>
            <translation>คอมพิวเตอร์รู้เท่าที่ที่นั่งของมันรู้ได้ เลือกผู้เล่นได้ที่แต่ละที่นั่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>It needs the starter cards. They can be imported again from the Cards screen.</source>
            <translation>ต้องใช้การ์ดเริ่มต้น นำเข้าใหม่ได้จากหน้าการ์ด</translation>
        </message>
        <message>
            <source>It plays the far seat and knows only what its seat may know.</source>
            <translation type="vanished">คอมพิวเตอร์เล่นที่นั่งฝั่งไกล และรู้เท่าที่ผู้เล่นที่นั่งนั้นรู้ได้เท่านั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>It stands best there</source>
            <translation>อยู่ตรงนั้นดีที่สุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>It stands in Attack Position with 1800 ATK. Now Set {card}, your Trap, face-down. It can be activated from your opponent's next turn on.</source>
            <translation>มันตั้งโจมตีด้วยพลังโจมตี 1800 ต่อไปเซ็ต {card} ซึ่งเป็นกับดักแบบคว่ำหน้า ใช้งานได้ตั้งแต่เทิร์นถัดไปของคู่ต่อสู้</translation>
        </message>
        <message>
            <source>It stands in no Line.</source>
            <translation type="vanished">ไม่ได้อยู่ใน Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It was Set this turn.</source>
            <translation>ถูกเซ็ตในเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It was already used this turn.</source>
            <translation>ใช้ไปแล้วในเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It was combined in this Subturn.</source>
            <translation>รวมร่างใน Subturn นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It was played this turn and has no [Rush].</source>
            <translation>เพิ่งลงสนามในเทิร์นนี้และไม่มี [จู่โจมฉับพลัน]</translation>
        </message>
        <message>
            <source>It was used already this turn.</source>
            <translation type="vanished">ใช้ไปแล้วในเทิร์นนี้</translation>
        </message>
        <message>
            <source>It was used as often as its text allows.</source>
            <translation type="vanished">ใช้ครบจำนวนครั้งตามเทกซ์แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It would do nothing now.</source>
            <translation>ตอนนี้ใช้ไปก็ไม่มีผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Its Ability</source>
            <translation>ความสามารถ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Its Cost cannot be paid.</source>
            <translation>จ่าย Cost ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its Spell Speed is too low to respond here.</source>
            <translation>สเปล สปีดต่ำเกินไปที่จะโต้ตอบตรงนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Its activation cost cannot be paid.</source>
            <translation>จ่ายค่าคอสต์เพื่อสั่งใช้งานไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its condition is not met.</source>
            <translation>ยังไม่ครบเงื่อนไข</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Its conditions are not met.</source>
            <translation>ไม่ครบเงื่อนไข</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Its effect is for this moment: activate it, and return {card} to your opponent's hand.</source>
            <translation>เอฟเฟคของมันใช้ในจังหวะนี้: ใช้งานแล้วส่ง {card} กลับขึ้นมือคู่ต่อสู้</translation>
        </message>
        <message>
            <source>Its number and that of all cards, such as 3/120.</source>
            <translation type="vanished">เลขของการ์ดกับจำนวนทั้งหมด เช่น 3/120</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/form.py" />
            <source>Its number out of all cards in the set, such as 3/120.</source>
            <translation>เลขของการ์ดกับจำนวนทั้งหมด เช่น 3/120</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its position was already changed this turn.</source>
            <translation>เปลี่ยนสถานะไปแล้วในเทิร์นนี้</translation>
        </message>
        <message>
            <source>Its position was changed already this turn.</source>
            <translation type="vanished">เปลี่ยนสถานะไปแล้วในเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>K.O.</source>
            <extracomment>One Piece: a Character is put into the trash; the rulebook's term</extracomment>
            <translation>KO</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>K.O.</source>
            <comment>what becomes of a card that is attacked</comment>
            <translation>ถูก KO</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>K.O. this Character</source>
            <translation>KO คาแรกเตอร์นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Keep copies of the pictures</source>
            <translation>เก็บสำเนาของรูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>Keep this deck</source>
            <translation>เก็บเด็คนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Keep this hand</source>
            <translation>เก็บมือนี้ไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Keep {card}: it gains more later</source>
            <translation>เก็บ {card} ไว้: ใช้ทีหลังจะได้มากกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Keep {card}: the DON!! cards do more elsewhere</source>
            <translation>เก็บ {card} ไว้: ด้ง!!การ์ดใช้ที่อื่นได้ประโยชน์กว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Keep {card}: the Mp do more elsewhere</source>
            <translation>เก็บ {card} ไว้: Mp ใช้กับอย่างอื่นคุ้มกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Kept without a field that is not understood: {n}</source>
            <translation>เก็บไว้โดยไม่มีช่องที่ไม่เข้าใจ: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Keys</source>
            <extracomment>list of keys; heading</extracomment>
            <translation>ปุ่มลัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Keys (F1)</source>
            <translation>ปุ่มลัด (F1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Keys at the table</source>
            <translation>ปุ่มลัดที่โต๊ะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Kind</source>
            <extracomment>what kind of card something is; heading of a filter and of statistics</extracomment>
            <translation>ชนิด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Kind as printed</source>
            <translation>ชนิดเป็นคำ</translation>
        </message>
        <message>
            <source>Kind in words</source>
            <translation type="vanished">ชนิดเป็นคำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Kinds of Extra Deck monsters</source>
            <translation>ชนิดของมอนสเตอร์เอ็คซ์ตร้าเด็ค</translation>
        </message>
        <message>
            <source>Known are: {kinds}</source>
            <translation type="vanished">ชนิดที่รู้จัก: {kinds}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Known types: {kinds}</source>
            <translation>ชนิดที่รู้จัก: {kinds}</translation>
        </message>
        <message>
            <source>L</source>
            <translation type="vanished">L</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>LIGHT</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>แสง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>LP</source>
            <extracomment>Yu-Gi-Oh!: Life Points, abbreviated</extracomment>
            <translation>LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>LP {first} – {second}</source>
            <translation>LP {first} – {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Landscape</source>
            <extracomment>orientation of paper: wider than high</extracomment>
            <translation>แนวนอน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Language</source>
            <extracomment>of the window, or of a card's text</extracomment>
            <translation>ภาษา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Language of the text</source>
            <translation>ภาษาของเทกซ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Language of the texts</source>
            <translation>ภาษาของเทกซ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Larger</source>
            <extracomment>button: enlarge the preview</extracomment>
            <translation>ใหญ่ขึ้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Largest first</source>
            <translation>มากไปน้อย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Last Dance</source>
            <translation>Last Dance</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Last card first</source>
            <translation>ใบสุดท้ายก่อน</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation type="vanished">แก้ไขล่าสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Last changed</source>
            <translation>แก้ไขล่าสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Leader</source>
            <extracomment>One Piece: the Leader card, the rulebook's term</extracomment>
            <translation>ลีดเดอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Leader area</source>
            <translation>ลีดเดอร์แอเรีย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Leaders</source>
            <extracomment>One Piece: cards of the category Leader (plural)</extracomment>
            <translation>ลีดเดอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Learn One Piece</source>
            <translation>เรียนรู้ One Piece</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Learn Summoner Master</source>
            <translation>เรียนรู้ Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Learn Yu-Gi-Oh!</source>
            <translation>เรียนรู้ Yu-Gi-Oh!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Learn to play</source>
            <translation>เรียนวิธีเล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Learner</source>
            <extracomment>name of the player who learns, in a lesson</extracomment>
            <translation>ผู้เรียน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Leave out</source>
            <translation>ละไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Leave the lesson</source>
            <translation>ออกจากบทเรียน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Leave the table</source>
            <translation>ออกจากโต๊ะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Leave them out</source>
            <translation>ไม่พิมพ์การ์ดเหล่านี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Leave this picture out</source>
            <translation>ไม่ใช้รูปนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Leave this slot empty</source>
            <translation>เว้นช่องนี้ว่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>Left</source>
            <extracomment>heading over the cards of a deck that have not been seen yet</extracomment>
            <translation>เหลือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Left margin</source>
            <translation>ขอบซ้าย</translation>
        </message>
        <message>
            <source>Left out, as no card is named in: {lines}</source>
            <translation type="vanished">ไม่ได้นำมา เพราะไม่มีชื่อการ์ดในบรรทัด: {lines}</translation>
        </message>
        <message>
            <source>Left out: {records}</source>
            <translation type="vanished">ไม่ได้นำเข้า: {records}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Left, right</source>
            <translation>ซ้าย ขวา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Legal</source>
            <extracomment>the deck keeps all deck rules; a state</extracomment>
            <translation>ใช้ได้ตามกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Lesson</source>
            <extracomment>a guided game; heading</extracomment>
            <translation>บทเรียน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Letter</source>
            <extracomment>a size of paper in North America, not a message</extracomment>
            <translation>Letter</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Level</source>
            <extracomment>the Level of a card or of a player; heading</extracomment>
            <translation>เลเวล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Level {n}</source>
            <extracomment>the Level of a monster</extracomment>
            <translation>เลเวล {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Levels for a Ritual Summon</source>
            <translation>เลเวลสำหรับการอัญเชิญแบบพิธีกรรม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Levels in the Shrine</source>
            <translation>Level ใน Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Library of Mystic Cards</source>
            <translation>Library ของ Mystic Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Library of Seals</source>
            <translation>Library ของ Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Licences of others’ works</source>
            <translation>สัญญาอนุญาตของผลงานผู้อื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Licences of others’ works…</source>
            <translation>สัญญาอนุญาตของผลงานผู้อื่น…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Life</source>
            <extracomment>One Piece: the Life area and its cards, not life in general</extracomment>
            <translation>ไลฟ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>Life, top first: {cards}</source>
            <translation>ไลฟ์ ใบบนสุดก่อน: {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Light</source>
            <extracomment>a theme: dark letters on a light ground</extracomment>
            <translation>สว่าง</translation>
        </message>
        <message>
            <source>Limit of Summoning</source>
            <translation type="vanished">ข้อจำกัดการอัญเชิญ</translation>
        </message>
        <message>
            <source>Limit of activation</source>
            <translation type="vanished">ข้อจำกัดการใช้งาน</translation>
        </message>
        <message>
            <source>Limit of control</source>
            <translation type="vanished">ข้อจำกัดการควบคุม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Line {n}</source>
            <extracomment>a way the match could have gone, by its number; no line of text</extracomment>
            <translation>แนวที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Lines</source>
            <extracomment>ways the match went before something was undone; heading</extracomment>
            <translation>แนวการเล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Lines of the list</source>
            <translation>บรรทัดของรายการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Link</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster; no link to a page</extracomment>
            <translation>ลิงก์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Link Monsters</source>
            <translation>มอนสเตอร์ลิงก์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link Rating</source>
            <translation>ลิงก์เรตติ้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link Rating {n}</source>
            <translation>ลิงก์เรตติ้ง {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link arrows</source>
            <translation>ลูกศรลิงก์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Link {n}</source>
            <extracomment>Yu-Gi-Oh!: the Link Rating of a monster, or the n-th link of a chain</extracomment>
            <translation>ลิงก์ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>List</source>
            <extracomment>how found cards are shown: as lines; and a list of restrictions as heading</extracomment>
            <translation>รายการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>List of restricted cards</source>
            <translation>รายการการ์ดที่ถูกจำกัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>List of this edition: {list}</source>
            <translation>ของกฎชุดนี้: {list}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Little ink, white cards</source>
            <translation>ใช้หมึกน้อย การ์ดสีขาว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Log</source>
            <extracomment>what has happened; name of a panel (noun)</extracomment>
            <translation>บันทึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Log and timeline</source>
            <translation>บันทึกและเส้นเวลา</translation>
        </message>
        <message>
            <source>Look</source>
            <translation type="vanished">หน้าตา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at cards from the top of my Deck, take some, put the rest on the bottom</source>
            <translation>ดูการ์ดจากบนสุดของเด็ค หยิบบางใบ แล้ววางที่เหลือไว้ใต้สุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at it</source>
            <translation>ดูการ์ด</translation>
        </message>
        <message>
            <source>Look at it myself (the log says so)</source>
            <translation type="vanished">ดูเองคนเดียว (บันทึกจะบอกไว้)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look at the Mystic Cards</source>
            <translation>ดู Mystic Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look at the Seals</source>
            <translation>ดู Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Look at the board</source>
            <translation>ดูสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at the top cards</source>
            <translation>ดูการ์ดบนสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Look at {cards}</source>
            <translation>ดู{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Look from the other side (F)</source>
            <translation>ดูจากอีกฝั่ง (F)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Look from the other side (practice)</source>
            <translation>ดูจากอีกฝั่ง (ฝึกซ้อม)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Look into the Deck</source>
            <translation>ดูในเด็ค</translation>
        </message>
        <message>
            <source>Look into the pile</source>
            <translation type="vanished">ดูในกอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Look through my Deck (logged)</source>
            <translation>ดูเด็คของฉัน (จะเขียนลงบันทึก)</translation>
        </message>
        <message>
            <source>Look through my Deck (the log says so)</source>
            <translation type="vanished">ดูเด็คของฉัน (จะเขียนลงบันทึก)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look through my Library of Mystic Cards (logged)</source>
            <translation>ดู Library ของ Mystic Card ของฉัน (จะเขียนลงบันทึก)</translation>
        </message>
        <message>
            <source>Look through my Library of Mystic Cards (the log says so)</source>
            <translation type="vanished">ดู Library ของ Mystic Card ของฉัน (จะเขียนลงบันทึก)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look through my Library of Seals (logged)</source>
            <translation>ดู Library ของ Seal ของฉัน (จะเขียนลงบันทึก)</translation>
        </message>
        <message>
            <source>Look through my Library of Seals (the log says so)</source>
            <translation type="vanished">ดู Library ของ Seal ของฉัน (จะเขียนลงบันทึก)</translation>
        </message>
        <message>
            <source>Looking at the decks</source>
            <translation type="vanished">กำลังดูเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Looking for matches</source>
            <translation>กำลังหาแมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Looking for positions</source>
            <translation>กำลังค้นหาตำแหน่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Lossless pictures</source>
            <translation>รูปไม่สูญเสียคุณภาพ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Lotus flower</source>
            <translation>ดอกบัว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>M1</source>
            <extracomment>Yu-Gi-Oh!: Main Phase 1, as short as can be, in the row of phases</extracomment>
            <translation>M1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>M2</source>
            <extracomment>Yu-Gi-Oh!: Main Phase 2, as short as can be, in the row of phases</extracomment>
            <translation>M2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Main</source>
            <comment>short: Main Phase</comment>
            <translation>เมน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Main</source>
            <comment>short: Main Step</comment>
            <translation>Main</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Main Deck</source>
            <translation>เมนเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Main Deck: {n} of {size}</source>
            <translation>เมนเด็ค: {n} จาก {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Main Phase</source>
            <translation>เมนเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Main Phase 1</source>
            <translation>เมนเฟส 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Main Phase 2</source>
            <translation>เมนเฟส 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Main Step</source>
            <translation>Main Step</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Make a Token in a free Monster Zone</source>
            <translation>สร้างโทเค่นในโซนมอนสเตอร์ที่ว่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Make a card like this</source>
            <translation>สร้างการ์ดของตนแบบนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Mandatory before optional</source>
            <translation>เอฟเฟคบังคับก่อนเอฟเฟคเลือกได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Mark cards as playtest</source>
            <translation>ทำเครื่องหมายว่าเป็นการ์ดทดลองเล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Master Rule 2</source>
            <translation>มาสเตอร์รูล 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Master Rule 2 (Chinese, 2011)</source>
            <translation>มาสเตอร์รูล 2 (จีน, 2011)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Match</source>
            <extracomment>heading: what is played, how many games</extracomment>
            <translation>แมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/match_clock.py" />
            <source>Match clock</source>
            <translation>นาฬิกาแมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Match clock: how long each player has thought</source>
            <translation>นาฬิกาแมตช์: แต่ละฝ่ายคิดนานเท่าใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Matches</source>
            <extracomment>matches as a kind of file</extracomment>
            <translation>แมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Materials</source>
            <extracomment>Yu-Gi-Oh!: what a monster is Summoned with; heading in the check of a text</extracomment>
            <translation>วัตถุดิบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>Matters for Seals that enter in its Interfere Step</source>
            <translation>มีผลกับ Seal ที่เข้ามาใน Interfere Step ของการโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Matters if there is a second Battle Phase</source>
            <translation>มีผลเมื่อมีแบทเทิลเฟสครั้งที่สอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Medium</source>
            <extracomment>how strong the computer plays</extracomment>
            <translation>ปานกลาง</translation>
        </message>
        <message>
            <source>Mend</source>
            <translation type="vanished">แก้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Merge with it</source>
            <translation>รวมเข้าด้วยกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Missing cards: {n}</source>
            <translation>การ์ดที่ขาด: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Moment {n} of {most}</source>
            <translation>ช่วงที่ {n} จาก {most}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Monster</source>
            <extracomment>Yu-Gi-Oh!: a monster card, or a zone for one</extracomment>
            <translation>มอนสเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monster Zone</source>
            <translation>โซนมอนสเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monster Zone {n}</source>
            <translation>โซนมอนสเตอร์ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Monster Zones</source>
            <translation>โซนมอนสเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Monster kinds</source>
            <translation>ชนิดของมอนสเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Monsters</source>
            <extracomment>Yu-Gi-Oh!: monster cards (plural); a group in a deck</extracomment>
            <translation>มอนสเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monsters Summoned</source>
            <translation>มอนสเตอร์ที่อัญเชิญ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>More</source>
            <extracomment>button: show further entries of a menu</extracomment>
            <translation>เพิ่มเติม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Mountain ranges</source>
            <translation>ทิวเขา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Move and change anything by hand (H)</source>
            <translation>ย้ายและเปลี่ยนอะไรก็ได้ด้วยมือ (H)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Move between cards and places</source>
            <translation>เลื่อนระหว่างการ์ดและที่วาง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the Extra Deck.</source>
            <translation>ย้ายไปที่เอ็คซ์ตร้าเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the Main Deck.</source>
            <translation>ย้ายไปที่เมนเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the {to}.</source>
            <translation>ย้ายไปที่{to}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Move now</source>
            <translation>เดินเลย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Move one to: {pile}</source>
            <translation>ย้ายหนึ่งใบไปที่: {pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move the folder and everything in it to the trash</source>
            <translation>ลบโฟลเดอร์พร้อมทุกสิ่งที่อยู่ข้างใน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move the selected decks to the trash; deleted decks can be restored</source>
            <translation>ลบเด็คที่เลือก (กู้คืนได้)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move to trash</source>
            <translation>ลบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Move to trash (deleted items can be restored)</source>
            <translation>ลบ (กู้คืนสิ่งที่ลบได้)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Move to trash: {match}</source>
            <translation>ลบ: {match}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move to…</source>
            <translation>ย้ายไปที่…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Move {card} to the At Line: it can then attack</source>
            <translation>ย้าย {card} ไป At Line: แล้วจะโจมตีได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Moving to trash</source>
            <translation>กำลังลบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Mp</source>
            <extracomment>Summoner Master: magic points, as the rulebook abbreviates them</extracomment>
            <translation>Mp</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Mp</source>
            <comment>short: Mp Step</comment>
            <translation>Mp</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Mp Step</source>
            <translation>Mp Step</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mp and Level</source>
            <translation>Mp และเลเวล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Mulligan taken: this hand is kept ({rule}).</source>
            <translation>เปลี่ยนมือแล้ว: ต้องเก็บมือนี้ไว้ ({rule})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Mulligan: the whole hand may be returned and drawn anew once ({rule}).</source>
            <translation>เปลี่ยนมือ: คืนการ์ดทั้งมือแล้วจั่วใหม่ได้หนึ่งครั้ง ({rule})</translation>
        </message>
        <message>
            <source>My LP</source>
            <translation type="vanished">LP ของฉัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>My deck: what is left in it</source>
            <translation>เด็คของฉัน: เหลืออะไรบ้าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>My decks</source>
            <translation>เด็คของฉัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>My {number}</source>
            <extracomment>one of the player's own numbers, such as Life Points</extracomment>
            <translation>{number}ของฉัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Mystic</source>
            <extracomment>Summoner Master: a card kind, short for Mystic Card</extracomment>
            <translation>Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mystic Cards</source>
            <translation>Mystic Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mystic Cards attached to a Seal</source>
            <translation>Mystic Card ที่ติดบน Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Mystic Cards of the kind PS are attached to a Seal. Cast {card} for 2 Mp and attach it to {other}: it gains At +2 for as long as it stays there.</source>
            <translation>Mystic Card ชนิด PS ติดบน Seal ร่าย {card} ด้วย 2 Mp แล้วติดกับ {other}: At +2 ตราบเท่าที่มันติดอยู่</translation>
        </message>
        <message>
            <source>Mystic Cards that are pasted on a Seal</source>
            <translation type="vanished">Mystic Card ที่ติดบน Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mystic Cards that stay</source>
            <translation>Mystic Card ที่อยู่ต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Mystic Deck</source>
            <translation>Mystic Deck</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Mystic Shrine</source>
            <translation>Mystic Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Mystic type</source>
            <translation>ประเภท Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Mystics</source>
            <comment>label of a Library</comment>
            <translation>Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Name</source>
            <extracomment>of a card, deck or position; label of a field</extracomment>
            <translation>ชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Name</source>
            <comment>of a player</comment>
            <translation>ชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Name</source>
            <comment>of a position</comment>
            <translation>ชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Name of the card</source>
            <translation>ชื่อการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Name of the deck</source>
            <translation>ชื่อเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Name of the line</source>
            <translation>ชื่อแนว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Name of the list</source>
            <translation>ชื่อรายการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Name of the player</source>
            <translation>ชื่อผู้เล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Name of the preset</source>
            <translation>ชื่อชุดค่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Name of the preset, then Enter</source>
            <translation>ชื่อชุดค่า แล้วกด Enter</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name of the set</source>
            <translation>ชื่อชุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name or word</source>
            <translation>ชื่อหรือคำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name part</source>
            <translation>ส่วนของชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name parts</source>
            <translation>ส่วนของชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Name this line</source>
            <translation>ตั้งชื่อแนวนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Named by</source>
            <translation>ระบุด้วย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Names not allowed in a Deck unless their Reflection card is shown.</source>
            <translation>ชื่อที่ใส่ในเด็คไม่ได้ เว้นแต่จะแสดงการ์ด Reflection ของมัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Names of series and counters</source>
            <translation>ชื่อซีรีส์และเคาท์เตอร์</translation>
        </message>
        <message>
            <source>Names that may not be in a Deck unless their Reflection card is shown.</source>
            <translation type="vanished">ชื่อที่ใส่ในเด็คไม่ได้ เว้นแต่จะแสดงการ์ด Reflection ของมัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Names: {n}</source>
            <extracomment>how many names a list has</extracomment>
            <translation>ชื่อ: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Near seat</source>
            <translation>ที่นั่งฝั่งนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Nearest wording that is understood: {words}</source>
            <translation>ข้อความใกล้เคียงที่เข้าใจ: {words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate it</source>
            <translation>ทำให้ไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the Summon</source>
            <translation>ทำให้การอัญเชิญไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the activation</source>
            <translation>ทำให้การใช้งานไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the attack</source>
            <translation>ทำให้การโจมตีไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the effect</source>
            <translation>ทำให้เอฟเฟคไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>ทำให้เอฟเฟคของ{cards}ไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Neither player can attack on their first turn.</source>
            <translation>ไม่มีใครโจมตีในเทิร์นแรกของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Neither player can draw.</source>
            <translation>ทั้งสองฝ่ายจั่วไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Never</source>
            <extracomment>how often a player is asked to respond</extracomment>
            <translation>ไม่ถาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>New</source>
            <extracomment>button: a new deck (adjective)</extracomment>
            <translation>ใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>New card of your own</source>
            <translation>การ์ดใหม่ของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>New deck</source>
            <translation>เด็คใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>New folder</source>
            <translation>โฟลเดอร์ใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>New folder {n}</source>
            <translation>โฟลเดอร์ใหม่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>New hand</source>
            <translation>จั่วมือใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>New match</source>
            <translation>แมตช์ใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>New monsters keep their position</source>
            <translation>มอนสเตอร์ที่เพิ่งลงเปลี่ยนสถานะไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>New value or change</source>
            <translation>ค่าใหม่หรือค่าที่เปลี่ยน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Next</source>
            <extracomment>button: the next step of a lesson</extracomment>
            <translation>ต่อไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Next Subturn</source>
            <translation>ไป Subturn ถัดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Next duel</source>
            <translation>ดูเอลถัดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Next game</source>
            <translation>เกมถัดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Next lesson</source>
            <translation>บทเรียนถัดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Next page (PgDn)</source>
            <translation>หน้าถัดไป (PgDn)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Next step</source>
            <translation>ขั้นต่อไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Next turn</source>
            <translation>ไปเทิร์นถัดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Night sky</source>
            <translation>ท้องฟ้ายามค่ำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>No</source>
            <extracomment>button that answers a question</extracomment>
            <translation>ไม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>No DON!! card is active in your cost area.</source>
            <translation>ไม่มีด้ง!!การ์ดแอ็คทีฟในคอสต์แอเรียของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Growth</source>
            <translation>ไม่ Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>No Life card is left, but the game is not over: the next damage decides it. Attack {other} with {card}, 5000 against 5000.</source>
            <translation>ไม่เหลือไลฟ์การ์ดแล้วแต่เกมยังไม่จบ: ดาเมจครั้งต่อไปตัดสิน โจมตี {other} ด้วย {card}: 5000 ต่อ 5000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Line</source>
            <translation>นอก Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No Monster Zone is free.</source>
            <translation>ไม่มีโซนมอนสเตอร์ว่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Progress</source>
            <translation>ไม่ Progress</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Regeneration</source>
            <translation>ไม่ Regeneration</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No Spell &amp; Trap Zone is free.</source>
            <translation>ไม่มีโซนเวทย์มนต์กับดักว่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Wake Up</source>
            <translation>ไม่ Wake Up</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>No backs</source>
            <translation>ไม่พิมพ์ด้านหลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>No card</source>
            <translation>ไม่ใช่การ์ดใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>No card chosen</source>
            <translation>ยังไม่ได้เลือกการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>No card fits: the paper leaves {width} × {height} between its margins.</source>
            <translation>วางการ์ดไม่ได้แม้แต่ใบเดียว: ระหว่างขอบกระดาษเหลือ {width} × {height}</translation>
        </message>
        <message>
            <source>No card here is called: {names}</source>
            <translation type="vanished">ไม่มีการ์ดชื่อ: {names}</translation>
        </message>
        <message>
            <source>No card is found. Other words, or import cards on the Home screen.</source>
            <translation type="vanished">ไม่พบการ์ด ลองใช้คำอื่น หรือนำเข้าการ์ดที่หน้าหลัก</translation>
        </message>
        <message>
            <source>No card is like that.</source>
            <translation type="vanished">ไม่มีการ์ดแบบนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>No cards match.</source>
            <translation>ไม่พบการ์ดที่ตรงกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>No cards match. Try other words, or import cards on the Home screen.</source>
            <translation>ไม่พบการ์ด ลองใช้คำอื่น หรือนำเข้าการ์ดที่หน้าหลัก</translation>
        </message>
        <message>
            <source>No deck is recognised in this text.</source>
            <translation type="vanished">ไม่พบเด็คในข้อความนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>No deck was found in this text.</source>
            <translation>ไม่พบเด็คในข้อความนี้</translation>
        </message>
        <message>
            <source>No draw in the first turn, a Field Spell for each player, no Extra Deck monsters, coin or rock-paper-scissors.</source>
            <translation type="vanished">เทิร์นแรกไม่จั่ว เวทย์มนต์ฟีลด์คนละใบ ไม่มีมอนสเตอร์เอ็คซ์ตร้าเด็ค ตัดสินด้วยเหรียญหรือเป่ายิ้งฉุบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>No draw on the first turn; one Field Spell per player; no Extra Deck monsters; coin or rock-paper-scissors.</source>
            <translation>เทิร์นแรกไม่จั่ว เวทย์มนต์ฟีลด์คนละใบ ไม่มีมอนสเตอร์เอ็คซ์ตร้าเด็ค ตัดสินด้วยเหรียญหรือเป่ายิ้งฉุบ</translation>
        </message>
        <message>
            <source>No font here has the letters of {language}: the program speaks English.</source>
            <translation type="vanished">เครื่องนี้ไม่มีฟอนต์ที่มีตัวอักษรของ {language} โปรแกรมจึงใช้ภาษาอังกฤษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>No font here has these letters: {letters}</source>
            <translation>ไม่มีฟอนต์ใดในเครื่องนี้ที่มีอักษรเหล่านี้: {letters}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>No game is in progress.</source>
            <translation>ไม่มีเกมที่กำลังเล่นอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>No goal</source>
            <translation>ไม่มีเป้าหมาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>No groups</source>
            <translation>ไม่จัดกลุ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>No hand drawn</source>
            <translation>ยังไม่ได้จั่วมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>No installed font has the letters of {language}, so the program uses English.</source>
            <translation>เครื่องนี้ไม่มีฟอนต์ที่มีตัวอักษรของ {language} โปรแกรมจึงใช้ภาษาอังกฤษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>No known card has the name: {names}</source>
            <translation>ไม่มีการ์ดชื่อ: {names}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>No list</source>
            <translation>ไม่ใช้รายการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No longer attached to a card</source>
            <translation>ไม่ติดกับการ์ดอีกต่อไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>No match can go on from this board.</source>
            <translation>เล่นต่อจากกระดานนี้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>No monster is left before your opponent. Enter the Battle Phase and attack directly with {card}.</source>
            <translation>คู่ต่อสู้ไม่มีมอนสเตอร์แล้ว เข้าแบทเทิลเฟสแล้วโจมตีโดยตรงด้วย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No more</source>
            <translation>พอแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>No more Counters</source>
            <translation>ไม่เคาน์เตอร์อีก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>No more than {capacity} of these can come into the game.</source>
            <translation>เข้ามาในเกมได้ไม่เกิน {capacity} ใบ</translation>
        </message>
        <message>
            <source>No more than {capacity} of these come into the game.</source>
            <translation type="vanished">เข้ามาในเกมได้ไม่เกิน {capacity} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>No mulligan in this game ({rule}).</source>
            <translation>เกมนี้ไม่มีการเปลี่ยนมือ ({rule})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>No name contains {words}; similar names are shown.</source>
            <translation>ไม่มีชื่อใดมี {words} จึงแสดงชื่อที่คล้ายกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>No procedure is running.</source>
            <translation>ไม่มีขั้นตอนใดกำลังดำเนินอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>No response</source>
            <translation>ไม่ตอบโต้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>No response this Subturn</source>
            <translation>ไม่ตอบโต้ตลอด Subturn นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>No response this turn</source>
            <translation>ไม่ตอบโต้ตลอดเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>No rule: missing data</source>
            <translation>ไม่ใช่กฎ: ข้อมูลขาดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No target</source>
            <translation>ไม่มีเป้าหมาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No zone is free.</source>
            <translation>ไม่มีโซนว่าง</translation>
        </message>
        <message>
            <source>Nobody attacks in their first turn.</source>
            <translation type="vanished">ไม่มีใครโจมตีในเทิร์นแรกของตน</translation>
        </message>
        <message>
            <source>Nobody has finished a match with a deck of this name.</source>
            <translation type="vanished">ยังไม่มีใครเล่นแมตช์จนจบด้วยเด็คชื่อนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Nobody has finished a match with this deck.</source>
            <translation>ยังไม่มีใครเล่นแมตช์ด้วยเด็คนี้จนจบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Nobody may attack in their first turn. End your turn.</source>
            <translation>ในเทิร์นแรกของแต่ละฝ่ายโจมตีไม่ได้ จบเทิร์นของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>None</source>
            <extracomment>nothing of what is offered is chosen; button or entry of a list</extracomment>
            <translation>ไม่มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>None</source>
            <comment>guides</comment>
            <translation>ไม่มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>None of this card</source>
            <translation>ไม่พิมพ์การ์ดนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Normal Summon</source>
            <translation>อัญเชิญปกติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Normal Summon once more</source>
            <translation>อัญเชิญปกติได้อีกครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Normal Summon {cards}</source>
            <translation>อัญเชิญปกติ{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Normal Summon {card}. It has an effect for the moment in which it is Summoned.</source>
            <translation>อัญเชิญปกติ {card} มันมีเอฟเฟคในจังหวะที่ถูกอัญเชิญ</translation>
        </message>
        <message>
            <source>Normal Summons in a turn</source>
            <translation type="vanished">จำนวนการอัญเชิญปกติต่อเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Normal Summons per turn</source>
            <translation>จำนวนการอัญเชิญปกติต่อเทิร์น</translation>
        </message>
        <message>
            <source>Not attached to a card any more</source>
            <translation type="vanished">ไม่ติดกับการ์ดอีกต่อไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Not destroyed: {cards}.</source>
            <translation>ไม่ถูกทำลาย: {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Not from where it is.</source>
            <translation>จากที่ที่มันอยู่ทำไม่ได้</translation>
        </message>
        <message>
            <source>Not from where it lies.</source>
            <translation type="vanished">จากที่ที่มันอยู่ทำไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Not in the catalogue: {codes}.</source>
            <translation>ไม่อยู่ในคลังการ์ด: {codes}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Not in the rulebook</source>
            <translation>ไม่อยู่ในหนังสือกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Not in this phase.</source>
            <translation>ทำในเฟสนี้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>Not legal in this edition</source>
            <translation>ใช้ไม่ได้ตามกฎชุดนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Not now.</source>
            <translation>ยังไม่ใช่ตอนนี้</translation>
        </message>
        <message>
            <source>Not one card fits: the paper leaves {width} × {height} between its margins.</source>
            <translation type="vanished">วางการ์ดไม่ได้แม้แต่ใบเดียว: ระหว่างขอบกระดาษเหลือ {width} × {height}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Not solved: the goal was missed.</source>
            <translation>ยังแก้ไม่ได้: พลาดเป้าหมาย</translation>
        </message>
        <message>
            <source>Not understood: “{quote}” ({reason}). The card can be saved and is played by hand.</source>
            <translation type="vanished">ไม่เข้าใจ: "{quote}" ({reason}) บันทึกการ์ดได้ แต่ต้องเล่นด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Not understood: “{quote}”. The card can be saved; this part is done by hand.</source>
            <translation>อ่านไม่เข้าใจ: "{quote}" บันทึกการ์ดได้ ส่วนนี้ทำด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Note for the log</source>
            <translation>จดลงบันทึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Notes</source>
            <extracomment>what a person writes about a deck; heading</extracomment>
            <translation>โน้ต</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <source>Notes: plans, changes to try, how it plays …</source>
            <translation>โน้ต: แผน สิ่งที่อยากลอง วิธีเล่น …</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Nothing can be cast or commanded in this Step: {step}.</source>
            <translation>ใน {step} ร่ายหรือสั่งการไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Nothing exchanged.</source>
            <translation>ยังไม่ได้แลก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Nothing fits</source>
            <translation>ไม่มีอะไรวางได้พอดี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Nothing happens there.</source>
            <translation>ตรงนั้นไม่มีอะไรให้ทำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Nothing is being asked now.</source>
            <translation>ตอนนี้ไม่มีอะไรให้ตัดสินใจ</translation>
        </message>
        <message>
            <source>Nothing is cast or commanded in this Step: {step}.</source>
            <translation type="vanished">ใน {step} ร่ายหรือสั่งการไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Nothing more is worth doing</source>
            <translation>ไม่มีอะไรคุ้มที่จะทำอีก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/charts.py" />
            <source>Nothing to count</source>
            <translation>ไม่มีอะไรให้นับ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <location filename="../desktop/sanam/ui/fetching.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Nothing was changed.</source>
            <translation>ไม่มีอะไรเปลี่ยนแปลง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Nothing was lost that the computer would have kept.</source>
            <translation>ไม่ได้เสียอะไรที่คอมพิวเตอร์จะรักษาไว้ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Nothing was printed.</source>
            <translation>ไม่ได้พิมพ์อะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Now</source>
            <extracomment>versions of a deck: heading of how many there are today</extracomment>
            <translation>ตอนนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Now cast {card} for 1 Mp. Put it into the At Line: somebody has to stand in front.</source>
            <translation>ร่าย {card} ด้วย 1 Mp วางใน At Line: ต้องมีใครสักคนอยู่ข้างหน้า</translation>
        </message>
        <message>
            <source>Now you know the turn: draw, Summon, Set, battle, end, and respond where you can. Play on freely from here, or begin a match of your own.</source>
            <translation type="vanished">ตอนนี้คุณรู้จักเทิร์นแล้ว: จั่ว อัญเชิญ เซ็ต ต่อสู้ จบ และโต้ตอบเมื่อทำได้ เล่นต่ออย่างอิสระ หรือเริ่มแมตช์ของคุณเอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Now you know the turn: draw, Summon, Set, battle, end, and respond where you can. The next lesson is a whole duel, with effects and a Synchro Summon.</source>
            <translation>ตอนนี้คุณรู้จักเทิร์นแล้ว: จั่ว อัญเชิญ เซ็ต ต่อสู้ จบ และโต้ตอบเมื่อทำได้ บทเรียนถัดไปเป็นดูเอลทั้งเกม มีเอฟเฟคและการอัญเชิญแบบซิงโคร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Odds of</source>
            <translation>โอกาสได้</translation>
        </message>
        <message>
            <source>Of abilities that wait, first comes</source>
            <translation type="vanished">ความสามารถที่รออยู่ ใบที่ออกผลก่อนคือ</translation>
        </message>
        <message>
            <source>Of this edition: {list}</source>
            <translation type="vanished">ของกฎชุดนี้: {list}</translation>
        </message>
        <message>
            <source>Off, a PDF of scanned cards is several times smaller</source>
            <translation type="vanished">หากปิด PDF ของการ์ดสแกนจะเล็กลงหลายเท่า</translation>
        </message>
        <message>
            <source>Off, the corners are filled: straight cuts leave no white</source>
            <translation type="vanished">หากปิด มุมจะถูกเติมเต็ม: ตัดตรงแล้วไม่เหลือขอบขาว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Official rules</source>
            <translation>กฎทางการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Offset x, y</source>
            <translation>ชดเชย x, y</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>On Debian and Ubuntu install {package}, then start the program again.</source>
            <translation>บน Debian และ Ubuntu ให้ติดตั้ง {package} แล้วเปิดโปรแกรมใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>On Debian and Ubuntu, install {package}, then start the program again.</source>
            <translation>บน Debian และ Ubuntu ให้ติดตั้ง {package} แล้วเปิดโปรแกรมใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>On the page</source>
            <translation>บนหน้ากระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>On the page: right-click a card, or press Insert and Delete.</source>
            <translation>บนหน้า: คลิกขวาที่การ์ด หรือกด Insert และ Delete</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>On the turn they arrive</source>
            <translation>ในเทิร์นที่ลงสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>On top</source>
            <translation>บนสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Once for each face-up card that may matter</source>
            <translation>หนึ่งครั้งต่อการ์ดหงายหน้าแต่ละใบที่อาจมีผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Once more</source>
            <translation>อีกครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Once per turn you may Normal Summon a Monster. Those of Level 4 or lower need nothing else. Normal Summon {card}: click it, or drag it to a Monster Zone.</source>
            <translation>แต่ละเทิร์นอัญเชิญปกติมอนสเตอร์ได้ 1 ครั้ง เลเวล 4 ลงมาไม่ต้องใช้อะไรเพิ่ม อัญเชิญปกติ {card}: คลิกหรือลากไปที่โซนมอนสเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>One Life card is left. Attack {other} with {card}.</source>
            <translation>เหลือไลฟ์การ์ด 1 ใบ โจมตี {other} ด้วย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/definition.py" />
            <source>One Piece</source>
            <translation>One Piece</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>One Piece: a whole game</source>
            <translation>One Piece: ทั้งเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy fewer</source>
            <translation>ลดหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>One copy fewer of {printing}</source>
            <translation>ลด {printing} หนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy more</source>
            <translation>เพิ่มหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>One copy more of {printing}</source>
            <translation>เพิ่ม {printing} หนึ่งใบ</translation>
        </message>
        <message>
            <source>One copy of each into the deck in the editor</source>
            <translation type="vanished">ใส่อย่างละหนึ่งใบลงในเด็คที่กำลังจัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy of {card} fewer</source>
            <translation>ลด {card} หนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy of {card} more</source>
            <translation>เพิ่ม {card} หนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>One damage: your opponent takes the top Life card into the hand. Damage costs Life, but gives cards. End your turn.</source>
            <translation>1 ดาเมจ: คู่แข่งนำไลฟ์ใบบนสุดขึ้นมือ ดาเมจทำให้เสียไลฟ์แต่ได้การ์ด จบเทิร์นของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>One die each</source>
            <translation>ทอยลูกเต๋าคนละลูก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>One fewer (-)</source>
            <translation>ลดหนึ่งใบ (-)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>One fewer of this card</source>
            <translation>ลดการ์ดนี้หนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>One file with your decks, own cards, pictures, matches, positions and settings:</source>
            <translation>ไฟล์เดียวที่มีเด็ค การ์ดที่สร้างเอง ภาพ แมตช์ ตำแหน่ง และการตั้งค่าของคุณ:</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>One for all</source>
            <translation>แบบเดียวทุกใบ</translation>
        </message>
        <message>
            <source>One moment back (Ctrl+Left)</source>
            <translation type="vanished">ถอยหนึ่งช่วง (Ctrl+Left)</translation>
        </message>
        <message>
            <source>One moment on (Ctrl+Right)</source>
            <translation type="vanished">ไปหนึ่งช่วง (Ctrl+Right)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>One more (+)</source>
            <translation>เพิ่มหนึ่งใบ (+)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>One more of this card</source>
            <translation>เพิ่มการ์ดนี้หนึ่งใบ</translation>
        </message>
        <message>
            <source>One name a line</source>
            <translation type="vanished">บรรทัดละหนึ่งชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>One name per line</source>
            <translation>บรรทัดละหนึ่งชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>One of each</source>
            <translation>อย่างละหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>One of the decks that fit, when the match begins</source>
            <translation>หนึ่งในเด็คที่ใช้ได้ เลือกเมื่อแมตช์เริ่ม</translation>
        </message>
        <message>
            <source>One picture a page, for a print shop</source>
            <translation type="vanished">หน้าละหนึ่งรูป สำหรับร้านพิมพ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>One picture per page, for a print shop</source>
            <translation>หน้าละหนึ่งรูป สำหรับร้านพิมพ์</translation>
        </message>
        <message>
            <source>Only Characters on the field are K.O.'d.</source>
            <translation type="vanished">KO ได้เฉพาะคาแรกเตอร์บนสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only Characters on the field can be K.O.'d.</source>
            <translation>KO ได้เฉพาะคาแรกเตอร์บนสนาม</translation>
        </message>
        <message>
            <source>Only DON!! cards are given to a card.</source>
            <translation type="vanished">ติดให้การ์ดได้เฉพาะด้ง!!การ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only DON!! cards can be given to a card.</source>
            <translation>ติดให้การ์ดได้เฉพาะด้ง!!การ์ด</translation>
        </message>
        <message>
            <source>Only English texts are understood; this card is played by hand.</source>
            <translation type="vanished">โปรแกรมเข้าใจเฉพาะข้อความภาษาอังกฤษ การ์ดนี้เล่นด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only Leaders can take damage.</source>
            <translation>ลีดเดอร์เท่านั้นที่ได้รับดาเมจ</translation>
        </message>
        <message>
            <source>Only Leaders take damage.</source>
            <translation type="vanished">ลีดเดอร์เท่านั้นที่ได้รับดาเมจ</translation>
        </message>
        <message>
            <source>Only Mystic Cards in the Arena are attached to a card.</source>
            <translation type="vanished">เฉพาะ Mystic Card ในสนามที่ติดกับการ์ดได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Mystic Cards in the Arena can be attached to a card.</source>
            <translation>เฉพาะ Mystic Card ในสนามที่ติดกับการ์ดได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Seals in the Arena can get a Curse.</source>
            <translation>เฉพาะ Seal ในสนามที่ติดคำสาปได้</translation>
        </message>
        <message>
            <source>Only Seals in the Arena get a Curse.</source>
            <translation type="vanished">เฉพาะ Seal ในสนามที่ติดคำสาปได้</translation>
        </message>
        <message>
            <source>Only Seals in the At Line attack.</source>
            <translation type="vanished">เฉพาะ Seal ใน At Line ที่โจมตีได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Seals in the At Line can attack.</source>
            <translation>เฉพาะ Seal ใน At Line ที่โจมตีได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only Spells and Traps from the hand can be Set here.</source>
            <translation>ที่นี่เซ็ตได้เฉพาะเวทย์มนต์และกับดักบนมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a face-down monster can be Flip Summoned.</source>
            <translation>เฉพาะมอนสเตอร์ที่คว่ำหน้าเท่านั้นที่อัญเชิญแบบพลิกหงายได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a face-up monster can change between Attack and Defense Position.</source>
            <translation>เฉพาะมอนสเตอร์ที่หงายหน้าเท่านั้นที่เปลี่ยนระหว่างตั้งโจมตีกับตั้งป้องกันได้</translation>
        </message>
        <message>
            <source>Only a face-up monster changes between Attack and Defense Position.</source>
            <translation type="vanished">เฉพาะมอนสเตอร์ที่หงายหน้าเท่านั้นที่เปลี่ยนระหว่างตั้งโจมตีกับตั้งป้องกันได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a monster in face-up Attack Position can attack.</source>
            <translation>เฉพาะมอนสเตอร์ตั้งโจมตีหงายหน้าเท่านั้นที่โจมตีได้</translation>
        </message>
        <message>
            <source>Only active DON!! cards are given; this one is rested.</source>
            <translation type="vanished">ติดได้เฉพาะด้ง!!การ์ดแอ็คทีฟ ใบนี้เรสต์อยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active DON!! cards can be given; this one is rested.</source>
            <translation>ติดได้เฉพาะด้ง!!การ์ดแอ็คทีฟ ใบนี้เรสต์อยู่</translation>
        </message>
        <message>
            <source>Only active cards attack; this one is rested.</source>
            <translation type="vanished">โจมตีได้เฉพาะการ์ดแอ็คทีฟ ใบนี้เรสต์อยู่</translation>
        </message>
        <message>
            <source>Only active cards block; this one is rested.</source>
            <translation type="vanished">บล็อกได้เฉพาะการ์ดแอ็คทีฟ ใบนี้เรสต์อยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active cards can attack; this one is rested.</source>
            <translation>โจมตีได้เฉพาะการ์ดแอ็คทีฟ ใบนี้เรสต์อยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active cards can block; this one is rested.</source>
            <translation>บล็อกได้เฉพาะการ์ดแอ็คทีฟ ใบนี้เรสต์อยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only cards from beside the Deck can come into the game.</source>
            <translation>เฉพาะการ์ดข้างเด็คที่เข้ามาในเกมได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only cards in a hand can be discarded.</source>
            <translation>Discard ได้เฉพาะการ์ดในมือ</translation>
        </message>
        <message>
            <source>Only cards in your hand can be used so.</source>
            <translation type="vanished">ใช้ได้เฉพาะการ์ดบนมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only cards in your hand can be used this way.</source>
            <translation>ใช้ได้เฉพาะการ์ดบนมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Only cards that I own</source>
            <translation>เฉพาะการ์ดที่ฉันมี</translation>
        </message>
        <message>
            <source>Only cards that lay beside the Deck come into the game.</source>
            <translation type="vanished">เฉพาะการ์ดข้างเด็คที่เข้ามาในเกมได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only from your own hand.</source>
            <translation>ได้เฉพาะจากมือของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only in the Counter Step, while you are attacked.</source>
            <translation>ทำได้เฉพาะในเคาน์เตอร์สเต็ปขณะถูกโจมตี</translation>
        </message>
        <message>
            <source>Only in the Main Step, while nothing else goes on.</source>
            <translation type="vanished">ได้เฉพาะใน Main Step ขณะไม่มีอย่างอื่นดำเนินอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only in the Main Step, while nothing else is in progress.</source>
            <translation>ได้เฉพาะใน Main Step ขณะไม่มีอย่างอื่นดำเนินอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only in your own Main Phase, outside a battle.</source>
            <translation>ทำได้เฉพาะในเมนเฟสของตนขณะไม่มีการแบทเทิล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only in your own Main Phase, while no Chain is open.</source>
            <translation>ทำได้เฉพาะในเมนเฟสของตน ขณะไม่มีเชนเปิดอยู่</translation>
        </message>
        <message>
            <source>Only in your own Main Phase, while no battle goes on.</source>
            <translation type="vanished">ทำได้เฉพาะในเมนเฟสของตนขณะไม่มีการแบทเทิล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only its owner can change that order.</source>
            <translation>เจ้าของเท่านั้นที่เปลี่ยนลำดับได้</translation>
        </message>
        <message>
            <source>Only its owner changes that order.</source>
            <translation type="vanished">เจ้าของเท่านั้นที่เปลี่ยนลำดับได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only its player can arrange a hand.</source>
            <translation>จัดเรียงการ์ดในมือได้เฉพาะเจ้าของมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only monsters from the hand can be Normal Summoned or Set.</source>
            <translation>เฉพาะมอนสเตอร์บนมือเท่านั้นที่อัญเชิญปกติหรือเซ็ตได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only on your own side of the field.</source>
            <translation>ทำได้เฉพาะสนามฝั่งตน</translation>
        </message>
        <message>
            <source>Only one Normal Summon or Set in a turn.</source>
            <translation type="vanished">อัญเชิญปกติหรือเซ็ตได้เทิร์นละหนึ่งครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only one Normal Summon or Set per turn.</source>
            <translation>อัญเชิญปกติหรือเซ็ตได้เทิร์นละหนึ่งครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only the attacked player blocks, once, in the Block Step.</source>
            <translation>ผู้เล่นที่ถูกโจมตีเท่านั้นที่บล็อกได้ ครั้งเดียวในบล็อกสเต็ป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only with your own Leader and Characters.</source>
            <translation>ทำได้เฉพาะกับลีดเดอร์และคาแรกเตอร์ของตน</translation>
        </message>
        <message>
            <source>Only your own monsters attack, in your own turn.</source>
            <translation type="vanished">โจมตีได้เฉพาะมอนสเตอร์ของตน ในเทิร์นของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only your own monsters can attack, on your own turn.</source>
            <translation>โจมตีได้เฉพาะมอนสเตอร์ของตน ในเทิร์นของตน</translation>
        </message>
        <message>
            <source>Onto its owner's Deck</source>
            <translation type="vanished">บนเด็คของเจ้าของ</translation>
        </message>
        <message>
            <source>Onto its owner's Deck (Extra Deck)</source>
            <translation type="vanished">วางบนเด็คของเจ้าของ (เอ็คซ์ตร้าเด็ค)</translation>
        </message>
        <message>
            <source>Onto its owner's Library</source>
            <translation type="vanished">ไว้บน Library ของเจ้าของ</translation>
        </message>
        <message>
            <source>Onto its owner's Life, face-down</source>
            <translation type="vanished">วางบนไลฟ์ของเจ้าของแบบคว่ำหน้า</translation>
        </message>
        <message>
            <source>Onto the Deck</source>
            <translation type="vanished">วางบนเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Open</source>
            <extracomment>button: open a deck (verb)</extracomment>
            <translation>เปิด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Open a deck</source>
            <translation>เปิดเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Open a deck file…</source>
            <translation>เปิดไฟล์เด็ค…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Open a file…</source>
            <translation>เปิดไฟล์…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Open a position</source>
            <translation>เปิดตำแหน่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Open a saved match file</source>
            <translation>เปิดไฟล์แมตช์ที่บันทึกไว้</translation>
        </message>
        <message>
            <source>Open or begin a deck of this game in the editor.</source>
            <translation type="vanished">เปิดหรือเริ่มเด็คของเกมนี้ในหน้าจัดเด็คก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>Open or create a deck for this game in the editor.</source>
            <translation>เปิดหรือเริ่มเด็คของเกมนี้ในหน้าจัดเด็คก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Open the PDF</source>
            <translation>เปิด PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Open the deck (Enter)</source>
            <translation>เปิดเด็ค (Enter)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Open the folder</source>
            <translation>เปิดโฟลเดอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/widgets.py" />
            <source>Open this rule</source>
            <translation>เปิดกฎข้อนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Opening the match</source>
            <translation>กำลังเปิดแมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Opening the position</source>
            <translation>กำลังเปิดตำแหน่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Opening the replay</source>
            <translation>กำลังเปิดรีเพลย์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Optional effects can miss the timing</source>
            <translation>เอฟเฟคเลือกได้อาจพลาดจังหวะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Options</source>
            <extracomment>what can be answered; name of a region for screen readers</extracomment>
            <translation>ตัวเลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Order</source>
            <extracomment>in which order cards are printed</extracomment>
            <translation>ลำดับ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Orientation</source>
            <extracomment>landscape or portrait; heading</extracomment>
            <translation>แนวกระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Other matches</source>
            <translation>แมตช์อื่น</translation>
        </message>
        <message>
            <source>Over the long edge</source>
            <translation type="vanished">พลิกตามขอบยาว</translation>
        </message>
        <message>
            <source>Over the short edge</source>
            <translation type="vanished">พลิกตามขอบสั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Own Characters K.O.'d</source>
            <translation>คาแรกเตอร์ของตนที่ถูก K.O.</translation>
        </message>
        <message>
            <source>Own card like this</source>
            <translation type="vanished">สร้างการ์ดของตนแบบนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Own cards destroyed</source>
            <translation>การ์ดของตนที่ถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Own hand hit</source>
            <translation>การ์ดในมือที่ถูกโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one fewer of each</source>
            <translation>มีน้อยลงอย่างละหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one fewer of each (-)</source>
            <translation>มีน้อยลงอย่างละหนึ่งใบ (-)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one more of each</source>
            <translation>มีเพิ่มอย่างละหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one more of each (+)</source>
            <translation>มีเพิ่มอย่างละหนึ่งใบ (+)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Own picture…</source>
            <translation>รูปของฉัน…</translation>
        </message>
        <message>
            <source>P</source>
            <translation type="vanished">P</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>PDF document (*.pdf)</source>
            <translation>เอกสาร PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>PNG pages</source>
            <translation>หน้า PNG</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>PNG pictures (*.png)</source>
            <translation>รูป PNG (*.png)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Page as it will be printed</source>
            <translation>หน้าอย่างที่จะพิมพ์</translation>
        </message>
        <message>
            <source>Page before (PgUp)</source>
            <translation type="vanished">หน้าก่อน (PgUp)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Page {n} of {total}</source>
            <translation>หน้า {n} จาก {total}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Page {n} of {total}, backs</source>
            <translation>หน้า {n} จาก {total} ด้านหลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Pages</source>
            <extracomment>which pages; heading</extracomment>
            <translation>หน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Painting the deck</source>
            <translation>กำลังวาดเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Paper</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>กระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Paper</source>
            <comment>to print on</comment>
            <translation>กระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Paper height</source>
            <translation>ความสูงกระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Paper width</source>
            <translation>ความกว้างกระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Part of a name, or fields: type:dragon  level&gt;=5  text:"draw"  -kind:trap</source>
            <translation>คำในชื่อ หรือช่องข้อมูล: type:dragon  level&gt;=5  text:"draw"  -kind:trap</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>Part of this text is applied by hand.</source>
            <translation>ข้อความนี้บางส่วนผู้เล่นทำด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>Pass</source>
            <extracomment>button: do nothing now and let the other player go on (verb)</extracomment>
            <translation>ผ่าน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Pass, or confirm</source>
            <translation>ผ่าน หรือยืนยัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Passes every chance to respond until this Subturn is over.</source>
            <translation>ผ่านทุกโอกาสโต้ตอบจนจบ Subturn นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Passes every chance to respond until this turn is over.</source>
            <translation>ผ่านทุกโอกาสโต้ตอบจนจบเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Paste a deck</source>
            <translation>วางเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Pasted deck</source>
            <translation>เด็คที่วาง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Pay {n} LP</source>
            <translation>จ่าย {n} LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Peek (logged)</source>
            <translation>แอบดู (มีในบันทึก)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Pendulum</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>เพนดูลัม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Pendulum Scales</source>
            <translation>สเกลเพนดูลัม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Person</source>
            <extracomment>who plays a seat: a human being</extracomment>
            <translation>คน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Phases of the moon</source>
            <translation>ข้างขึ้นข้างแรม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Picture</source>
            <extracomment>the picture of a card; a field of a card</extracomment>
            <translation>รูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Pictures</source>
            <extracomment>pictures of cards, as a kind of file and as a page of the report of an import</extracomment>
            <translation>รูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Pictures ({kinds})</source>
            <translation>ภาพ ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Pictures or a zip of pictures…</source>
            <translation>รูปหรือไฟล์ zip ของรูป…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Pictures or a zip…</source>
            <translation>รูปหรือไฟล์ zip…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Pictures without a card</source>
            <translation>รูปที่ไม่มีการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Picture…</source>
            <extracomment>button that opens the dialog for choosing a picture</extracomment>
            <translation>รูป…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Pile</source>
            <extracomment>which pile of the deck: main, extra, side; heading of a column</extracomment>
            <translation>กอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Plain felt</source>
            <translation>ผ้าสักหลาดเรียบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Play</source>
            <extracomment>button: play from this position (verb)</extracomment>
            <translation>เล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Play both sides</source>
            <translation>เล่นทั้งสองฝั่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Play both sides and undo anything.</source>
            <translation>คุณเล่นทั้งสองฝั่งและเลิกทำได้ทุกอย่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Play it</source>
            <translation>เล่นการ์ดนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Play it against the computer</source>
            <translation>เล่นเด็คนี้กับคอมพิวเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Play it anyway</source>
            <translation>เล่นทั้งอย่างนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Play now</source>
            <translation>เล่นเลย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Play on freely</source>
            <translation>เล่นต่ออย่างอิสระ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Play or pause (Space)</source>
            <translation>เล่นหรือหยุด (Space)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Play the computer</source>
            <translation>เล่นกับคอมพิวเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Play this hand</source>
            <translation>เล่นด้วยมือนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Play this hand against the computer</source>
            <translation>เล่นด้วยมือนี้กับคอมพิวเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Play {card}: it is the best use of your DON!! cards</source>
            <translation>เล่น {card}: ใช้ด้ง!!การ์ดได้คุ้มที่สุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Played by hand</source>
            <translation>เล่นด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Player 1</source>
            <translation>ผู้เล่น 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Player 2</source>
            <translation>ผู้เล่น 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Player number</source>
            <translation>หมายเลขผู้เล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Playmat</source>
            <extracomment>setting: what the board of the table looks like</extracomment>
            <translation>ผืนสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Point at a card to read it here.</source>
            <translation>ชี้ที่การ์ดเพื่ออ่านที่นี่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Point at a card to see it here.</source>
            <translation>ชี้ที่การ์ดเพื่อดูที่นี่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Poison</source>
            <extracomment>Summoner Master: a Curse, the rulebook's term</extracomment>
            <translation>Poison</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Portrait</source>
            <extracomment>orientation of paper: higher than wide</extracomment>
            <translation>แนวตั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Position</source>
            <extracomment>Yu-Gi-Oh!: change the battle position of a monster (button)</extracomment>
            <translation>สถานะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Position is locked by</source>
            <translation>เปลี่ยนสถานะไม่ได้เพราะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Positions</source>
            <extracomment>saved moments; name of a page</extracomment>
            <translation>ตำแหน่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Positions and puzzles</source>
            <translation>ตำแหน่งและโจทย์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Possible</source>
            <extracomment>how often a player is asked to respond: whenever it is possible</extracomment>
            <translation>ถ้าได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Power</source>
            <extracomment>One Piece: the number a card fights with, the rulebook's term</extracomment>
            <translation>พาวเวอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Practice with both hands open</source>
            <translation>ซ้อมแบบเปิดมือทั้งสองฝ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Practice, open hands</source>
            <translation>ฝึกซ้อม เปิดมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Preparing the table</source>
            <translation>กำลังจัดโต๊ะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Preset</source>
            <extracomment>printing sheets: a set of settings under a name; name of a choice</extracomment>
            <translation>ชุดค่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Preview</source>
            <extracomment>how the card will look; heading</extracomment>
            <translation>หน้าตาของการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Previous Subturn</source>
            <translation>ไป Subturn ก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Previous page (PgUp)</source>
            <translation>หน้าก่อน (PgUp)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Previous turn</source>
            <translation>ไปเทิร์นก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Print</source>
            <extracomment>button: bring the chosen cards to the sheets that are printed (verb)</extracomment>
            <translation>พิมพ์</translation>
        </message>
        <message>
            <source>Print at 100 % (“actual size”), no fit to page. Print both sides on one sheet of paper.</source>
            <translation type="vanished">พิมพ์ที่ 100 % ("ขนาดจริง") ห้ามย่อให้พอดีหน้า พิมพ์ทั้งสองด้านลงกระดาษแผ่นเดียว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Print at 100 % (“actual size”); do not fit to page. Print both sides on one sheet of paper.</source>
            <translation>พิมพ์ที่ 100 % ("ขนาดจริง") ห้ามย่อให้พอดีหน้า พิมพ์ทั้งสองด้านลงกระดาษแผ่นเดียว</translation>
        </message>
        <message>
            <source>Print at 100 %, no fit to page</source>
            <translation type="vanished">พิมพ์ที่ 100 % ห้ามย่อให้พอดีหน้า</translation>
        </message>
        <message>
            <source>Print at 100 %, no fit to page.</source>
            <translation type="vanished">พิมพ์ที่ 100 % ห้ามย่อให้พอดีหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Print at 100 %; do not fit to page</source>
            <translation>พิมพ์ที่ 100 % ห้ามย่อให้พอดีหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print at 100 %; do not fit to page.</source>
            <translation>พิมพ์ที่ 100 % ห้ามย่อให้พอดีหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print no copy of them</source>
            <translation>ไม่พิมพ์การ์ดเหล่านี้แม้แต่ใบเดียว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Print sheets</source>
            <translation>พิมพ์แผ่นการ์ด</translation>
        </message>
        <message>
            <source>Print sheets of it</source>
            <translation type="vanished">พิมพ์เป็นแผ่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Print shop</source>
            <translation>ร้านพิมพ์</translation>
        </message>
        <message>
            <source>Print the chosen cards</source>
            <translation type="vanished">พิมพ์การ์ดที่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Print the missing cards</source>
            <translation>พิมพ์การ์ดที่ขาด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Print the selected cards</source>
            <translation>พิมพ์การ์ดที่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Printed as {list}</source>
            <translation>พิมพ์ในชุด {list}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Printing</source>
            <extracomment>a task that is at work: sheets go to the printer</extracomment>
            <translation>กำลังพิมพ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printing of all copies</source>
            <translation>รุ่นพิมพ์ของทุกใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printing of one copy</source>
            <translation>รุ่นพิมพ์ของหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printings of {card}</source>
            <translation>รุ่นพิมพ์ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print…</source>
            <extracomment>button that opens the system's dialog for printing (verb)</extracomment>
            <translation>พิมพ์…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Problem: {reason}</source>
            <extracomment>why a match cannot be continued</extracomment>
            <translation>ปัญหา: {reason}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Progress</source>
            <extracomment>Summoner Master: a Mystic Card goes on to its next box; the rulebook's term</extracomment>
            <translation>Progress</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Progress Box</source>
            <translation>Progress Box</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Prompt</source>
            <extracomment>the open question; name of a region for screen readers</extracomment>
            <translation>คำถาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Propose another way</source>
            <translation>เสนอวิธีอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Proposed: {method}. {who}: do you agree?</source>
            <translation>ข้อเสนอ: {method} · {who}: ตกลงไหม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Proxies as PDF or on paper</source>
            <translation>การ์ดทดสอบเป็น PDF หรือกระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Put a Charged Counter on it</source>
            <translation>วางตัวนับการสะสมพลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Put a counter on the card</source>
            <translation>วางเคาท์เตอร์บนการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put counters on {cards}</source>
            <translation>วางเคาท์เตอร์บน{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Put into the Trash</source>
            <translation>ลงแทรช</translation>
        </message>
        <message>
            <source>Put into: {pile}</source>
            <translation type="vanished">ใส่ลงใน: {pile}</translation>
        </message>
        <message>
            <source>Put it back</source>
            <translation type="vanished">นำกลับมา</translation>
        </message>
        <message>
            <source>Put the DON!! card onto a Leader or Character.</source>
            <translation type="vanished">วางด้ง!!การ์ดบนลีดเดอร์หรือคาแรกเตอร์</translation>
        </message>
        <message>
            <source>Put the Extra Deck back as it was.</source>
            <translation type="vanished">คืนเอ็คซ์ตร้าเด็คให้เป็นเหมือนเดิม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>Put the cards away</source>
            <translation>เก็บการ์ดเหล่านี้</translation>
        </message>
        <message>
            <source>Put the whole hand back and draw anew, once (5-2-1-6-1)</source>
            <translation type="vanished">คืนทั้งมือแล้วจั่วใหม่ ได้หนึ่งครั้ง (5-2-1-6-1)</translation>
        </message>
        <message>
            <source>Put this right; it can be undone</source>
            <translation type="vanished">แก้ให้ถูกต้อง ย้อนได้</translation>
        </message>
        <message>
            <source>Put {by} DON!! cards in.</source>
            <translation type="vanished">ใส่ด้ง!!การ์ด {by} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put {cards} on top of the Deck</source>
            <translation>วาง{cards}บนสุดของเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put {cards} under the Deck</source>
            <translation>วาง{cards}ล่างสุดของเด็ค</translation>
        </message>
        <message>
            <source>Putting it back</source>
            <translation type="vanished">กำลังนำกลับมา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Puzzles</source>
            <extracomment>boards with a goal; name of a page</extracomment>
            <translation>โจทย์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Quick Effect</source>
            <translation>เอฟเฟคประเภทควิก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Radius</source>
            <extracomment>how round the corners are</extracomment>
            <translation>รัศมี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rank</source>
            <extracomment>Yu-Gi-Oh!: the Rank of an Xyz Monster; a field of a card</extracomment>
            <translation>แรงก์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rank {n}</source>
            <extracomment>Yu-Gi-Oh!: the Rank of an Xyz Monster</extracomment>
            <translation>แรงก์ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rarity</source>
            <extracomment>how rare a printing is; a field of a card</extracomment>
            <translation>ระดับของการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Read “{printed}” as “{meant}”.</source>
            <translation>อ่าน "{printed}" เป็น "{meant}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Reading the card texts</source>
            <translation>กำลังอ่านข้อความการ์ด</translation>
        </message>
        <message>
            <source>Reading the card texts anew</source>
            <translation type="vanished">กำลังอ่านข้อความการ์ดใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Reading the decks</source>
            <translation>กำลังดูเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Reading the picture</source>
            <translation>กำลังอ่านรูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Reading the pictures</source>
            <translation>กำลังอ่านรูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <location filename="../desktop/sanam/ui/table/board_frame.py" />
            <source>Reading the text</source>
            <translation>กำลังอ่านข้อความ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Redo</source>
            <extracomment>do again what was taken back (verb, on a button)</extracomment>
            <translation>ทำซ้ำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Redo (Ctrl+Shift+Z)</source>
            <translation>ทำซ้ำ (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Redo (Ctrl+Y)</source>
            <translation>ทำซ้ำ (Ctrl+Y)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Redo: {what} (Ctrl+Shift+Z)</source>
            <translation>ทำซ้ำ: {what} (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Redraw</source>
            <extracomment>put the first hand back and draw a new one, once; a button (verb) and a heading</extracomment>
            <translation>เปลี่ยนมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Reflection</source>
            <extracomment>Summoner Master: a card kind, the rulebook's term</extracomment>
            <translation>Reflection</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Refr.</source>
            <comment>short: Refresh Phase</comment>
            <translation>รีเฟรช</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Refresh Phase</source>
            <translation>รีเฟรชเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Regeneration</source>
            <extracomment>Summoner Master: a keyword, the rulebook's term</extracomment>
            <translation>Regeneration</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Registration marks</source>
            <translation>เครื่องหมายกำหนดตำแหน่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Rematch</source>
            <extracomment>button: play the same match again (noun)</extracomment>
            <translation>แข่งใหม่อีกครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Rematch, seats swapped</source>
            <translation>แข่งใหม่โดยสลับที่นั่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Remove</source>
            <extracomment>button: take a value of a field away (verb)</extracomment>
            <translation>เอาออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Remove Zone</source>
            <translation>Remove Zone</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Remove all copies</source>
            <translation>นำออกทุกใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove at least {by}.</source>
            <translation>นำออกอย่างน้อย {by} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Remove counters from {cards}</source>
            <translation>นำเคาท์เตอร์ออกจาก{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Remove from the game</source>
            <translation>นำออกจากเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it, or play another edition.</source>
            <translation>นำออก หรือเล่นด้วยกฎชุดอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it, or put its Reflection card beside the Deck.</source>
            <translation>นำออก หรือวางการ์ด Reflection ของมันไว้ข้างเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it.</source>
            <translation>นำออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Remove the picture</source>
            <translation>เอารูปออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Remove them</source>
            <translation>นำออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Remove this group</source>
            <translation>ลบกลุ่มนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove {by}.</source>
            <translation>นำออก {by} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Removed</source>
            <extracomment>Summoner Master: the zone of cards that are out of the game</extracomment>
            <translation>Remove</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Rename</source>
            <extracomment>button: give another name (verb)</extracomment>
            <translation>เปลี่ยนชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Rename the deck (F2)</source>
            <translation>เปลี่ยนชื่อเด็ค (F2)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Rename the folder (F2)</source>
            <translation>เปลี่ยนชื่อโฟลเดอร์ (F2)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>Repair the catalogue</source>
            <translation>ซ่อมแซมคลังการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>Repairing the catalogue</source>
            <translation>กำลังซ่อมแซมคลังการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>Replace it</source>
            <translation>แทนที่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Replace its cards</source>
            <translation>แทนที่การ์ดในนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Replay</source>
            <extracomment>a match that is looked at again (noun)</extracomment>
            <translation>รีเพลย์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Replays</source>
            <extracomment>matches that are over; heading</extracomment>
            <translation>รีเพลย์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Report</source>
            <extracomment>what an import did; heading</extracomment>
            <translation>รายงาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Reset</source>
            <extracomment>button: back to what is usual (verb)</extracomment>
            <translation>คืนค่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Reset all keys</source>
            <translation>ปุ่มทั้งหมดกลับเป็นอย่างแรก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Reset to the rulebook's values</source>
            <translation>กลับเป็นค่าตามหนังสือกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Resolution (dots per inch)</source>
            <translation>จุดต่อนิ้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Resolve it next</source>
            <translation>ให้ออกผลต่อไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Rest or set active</source>
            <translation>เรสต์หรือทำให้แอ็คทีฟ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Restore</source>
            <extracomment>button: put back what was thrown away (verb)</extracomment>
            <translation>กู้คืน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Restore a backup</source>
            <translation>กู้คืนไฟล์สำรอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Restore a backup…</source>
            <translation>กู้คืนไฟล์สำรอง…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Restore this version</source>
            <translation>กู้คืนเวอร์ชันนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Restoring</source>
            <extracomment>a task that is at work: something thrown away is put back</extracomment>
            <translation>กำลังกู้คืน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Restoring the card</source>
            <translation>กำลังคืนการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Restriction lists</source>
            <translation>รายการการ์ดที่ถูกจำกัด</translation>
        </message>
        <message>
            <source>Return the whole hand and draw a new one, once (5-2-1-6-1)</source>
            <translation type="vanished">คืนทั้งมือแล้วจั่วใหม่ ได้หนึ่งครั้ง (5-2-1-6-1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Return to now</source>
            <translation>กลับมาปัจจุบัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Return {cards} to the Graveyard</source>
            <translation>คืน{cards}สู่สุสาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Return {cards} to the hand</source>
            <translation>คืน{cards}ขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Returning to the Deck counts as leaving the field</source>
            <translation>การกลับเข้าเด็คนับเป็นการออกจากสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Reveal</source>
            <extracomment>an act by hand: show a card to both players (verb)</extracomment>
            <translation>เปิดให้ดู</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Reveal {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>เปิดให้ดู{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Review</source>
            <extracomment>heading of the panel that shows, after a match, where most was lost</extracomment>
            <translation>ทบทวน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Right margin</source>
            <translation>ขอบขวา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Ritual Monsters</source>
            <translation>มอนสเตอร์พิธีกรรม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Ritual Summon {cards}</source>
            <translation>อัญเชิญพิธีกรรม{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Rock</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>ค้อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Rock, paper, scissors</source>
            <translation>เป่ายิ้งฉุบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Roll a die</source>
            <translation>ทอยลูกเต๋า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Rounded corners</source>
            <translation>มุมมน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Rule {rules}</source>
            <extracomment>the number of the rule that a finding is about</extracomment>
            <translation>กฎข้อ {rules}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Rules</source>
            <extracomment>the deck rules and whether they are kept; and the rulebook at the table; heading</extracomment>
            <translation>กฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Rules (what is running now)</source>
            <translation>กฎ (สิ่งที่กำลังดำเนินอยู่)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Rules to check against</source>
            <translation>ใช้กฎชุดใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Rules ✓</source>
            <translation>กฎ ✓</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Rules ✕ {n}</source>
            <translation>กฎ ✕ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Rulings</source>
            <extracomment>how doubtful rules are decided; heading</extracomment>
            <translation>การตีความกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Runs on Qt {qt} and Python {python}.</source>
            <translation>ทำงานบน Qt {qt} และ Python {python}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>SP</source>
            <extracomment>Yu-Gi-Oh!: the Standby Phase, as short as can be, in the row of phases</extracomment>
            <translation>SP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Sanam calibration sheet, side {n} of 2</source>
            <translation>แผ่นปรับเทียบของ Sanam ด้านที่ {n} จาก 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>Sanam is already open with the same data, but it does not answer.</source>
            <translation>เปิด Sanam ที่ใช้ข้อมูลชุดเดียวกันไว้แล้ว แต่หน้าต่างนั้นไม่ตอบสนอง</translation>
        </message>
        <message>
            <source>Sanam makes no sound.</source>
            <translation type="vanished">Sanam ไม่มีเสียง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Save</source>
            <extracomment>button: keep what was changed (verb)</extracomment>
            <translation>บันทึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Save (Ctrl+S)</source>
            <translation>บันทึก (Ctrl+S)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save PDF</source>
            <translation>บันทึก PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save PNG pages</source>
            <translation>บันทึกหน้า PNG</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Save a copy</source>
            <translation>บันทึกสำเนา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Save a copy as</source>
            <translation>บันทึกสำเนาเป็น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Save a copy as a file…</source>
            <translation>บันทึกสำเนาเป็นไฟล์…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a copy as…</source>
            <translation>บันทึกสำเนาเป็น…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Save a deck list</source>
            <translation>บันทึกรายการเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a deck list to hand in…</source>
            <translation>บันทึกรายการเด็คสำหรับส่ง…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Save a picture of the deck</source>
            <translation>บันทึกภาพของเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a picture of the deck…</source>
            <translation>บันทึกภาพของเด็ค…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Save ink</source>
            <translation>ประหยัดหมึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save the calibration sheet</source>
            <translation>บันทึกแผ่นปรับเทียบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Save these settings under a name</source>
            <translation>บันทึกค่าเหล่านี้เป็นชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Save this moment as a position</source>
            <translation>บันทึกช่วงนี้เป็นตำแหน่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Saved</source>
            <extracomment>state: the deck is on the disk as it is shown</extracomment>
            <translation>บันทึกแล้ว</translation>
        </message>
        <message>
            <source>Saved as {file}. Print it at 100 %, no fit to page.</source>
            <translation type="vanished">บันทึกเป็น {file} แล้ว พิมพ์ที่ 100 % ห้ามย่อให้พอดีหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Saved as {file}. Print it at 100 %; do not fit to page.</source>
            <translation>บันทึกเป็น {file} แล้ว พิมพ์ที่ 100 % ห้ามย่อให้พอดีหน้า</translation>
        </message>
        <message>
            <source>Saved matches and replays bring their own cards and can be played all the same.</source>
            <translation type="vanished">แมตช์ที่บันทึกไว้และรีเพลย์มีการ์ดของตัวเอง จึงยังเล่นได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Saved matches and replays include their own cards and can still be played.</source>
            <translation>แมตช์ที่บันทึกไว้และรีเพลย์มีการ์ดของตัวเอง จึงยังเล่นได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Saved moments, boards set up, tasks</source>
            <translation>ช่วงที่บันทึกไว้ กระดานที่จัดเอง โจทย์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Saved: {file}</source>
            <extracomment>said after a deck was kept, with its file</extracomment>
            <translation>บันทึกแล้ว: {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>Saving how many you own</source>
            <translation>กำลังบันทึกจำนวนที่คุณมี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Saving the card</source>
            <translation>กำลังบันทึกการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Saving the position</source>
            <translation>กำลังบันทึกตำแหน่ง</translation>
        </message>
        <message>
            <source>Say what each column is. The answer is remembered for tables with the same columns.</source>
            <translation type="vanished">บอกว่าแต่ละคอลัมน์คืออะไร โปรแกรมจะจำคำตอบไว้สำหรับตารางที่มีคอลัมน์เหมือนกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Says so before a blunder is final</source>
            <translation>เตือนก่อนที่ความผิดพลาดจะมีผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Scale</source>
            <extracomment>Yu-Gi-Oh!: the Pendulum Scale; a field of a card</extracomment>
            <translation>สเกล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Scales</source>
            <extracomment>Yu-Gi-Oh!: both Pendulum Scales; a field of a card</extracomment>
            <translation>สเกล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Scissors</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>กรรไกร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>Screens</source>
            <extracomment>what a screen reader calls the bar with Home, New match, Decks…</extracomment>
            <translation>หน้าจอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Sea waves</source>
            <translation>คลื่นทะเล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Seal</source>
            <extracomment>Summoner Master: a card kind, the rulebook's term</extracomment>
            <translation>Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Seal Cards</source>
            <translation>Seal Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Seal Deck</source>
            <translation>Seal Deck</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Seal Shrine</source>
            <translation>Seal Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Seal or Mystic</source>
            <translation>Seal หรือ Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Seals</source>
            <comment>label of a Library</comment>
            <translation>Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>Seals become one: Support Seals lie under the main Seal, which has their numbers as well.</source>
            <translation>Seal รวมเป็นหนึ่ง: Seal ใบรองอยู่ใต้ Seal ใบหลัก ซึ่งได้ค่าพลังของใบรองด้วย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Seals can become one: a Combination. {card} combines with a Musician, and {other} is one. Click {card} and choose the Combination. {other}, its only possible Support Seal, is picked already: confirm.</source>
            <translation>Seal รวมเป็นหนึ่งได้: การรวมร่าง {card} รวมร่างกับเผ่า Musician และ {other} ก็ใช่ คลิก {card} แล้วเลือกรวมร่าง {other} เป็น Seal ใบรองได้ใบเดียวจึงถูกเลือกไว้แล้ว: กดยืนยัน</translation>
        </message>
        <message>
            <source>Seals can become one: a Combination. {card} combines with a Musician, and {other} is one. Click {card} and choose the Combination; then choose {other} as its Support Seal, and confirm.</source>
            <translation type="vanished">Seal รวมเป็นหนึ่งได้: การรวมร่าง {card} รวมร่างกับเผ่า Musician และ {other} ก็ใช่ คลิก {card} แล้วเลือกรวมร่าง จากนั้นเลือก {other} เป็น Seal ใบรองแล้วยืนยัน</translation>
        </message>
        <message>
            <source>Seals in the Lines that an All attack hits</source>
            <translation type="vanished">การโจมตี All โดน Seal ใน Line ใดบ้าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Seals of an element</source>
            <translation>Seal ของชาติหนึ่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Seals with a Growth Box</source>
            <translation>Seal ที่มี Growth Box</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Search cards</source>
            <translation>ค้นหาการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Search decks</source>
            <translation>ค้นหาเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Search for {query}: {words}</source>
            <translation>ค้นหา {query}: {words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Search names, or type:trap level&gt;=5 text:"draw"</source>
            <translation>ค้นหาชื่อ หรือ type:trap level&gt;=5 text:"draw"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Search, filter, make your own</source>
            <translation>ค้นหา กรอง สร้างการ์ดเอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Search: name, folder, tag</source>
            <translation>ค้นหา: ชื่อ โฟลเดอร์ แท็ก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Search: name, text:draw, level&gt;=5 …</source>
            <translation>ค้นหา: ชื่อ, text:draw, level&gt;=5 …</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Second Interfere Step</source>
            <translation>Interfere Step หลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Seen: {card}.</source>
            <translation>เห็น: {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Select at most {n} cards for that.</source>
            <translation>เลือกได้ไม่เกิน {n} ใบสำหรับคำสั่งนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Selected cards</source>
            <translation>การ์ดที่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Send {cards} to the Graveyard</source>
            <translation>ส่ง{cards}ไปยังสุสาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Series</source>
            <extracomment>names that belong together (archetypes, crews); a field of a card</extracomment>
            <translation>ซีรีส์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Set</source>
            <extracomment>Yu-Gi-Oh!: place a card face-down (verb, on a button)</extracomment>
            <translation>เซ็ต</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Set</source>
            <comment>of cards</comment>
            <translation>ชุดการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Set every option</source>
            <translation>เลือกเองทุกอย่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Set symbol</source>
            <translation>สัญลักษณ์ประจำชุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Set to this value</source>
            <translation>ตั้งเป็นค่านี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Set up a board</source>
            <translation>จัดกระดาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Set up another board from this one</source>
            <translation>จัดกระดานใหม่จากกระดานนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Set {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order: to place face-down</extracomment>
            <translation>เซ็ต{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Set {card} for your opponent's turn.</source>
            <translation>เซ็ต {card} ไว้สำหรับเทิร์นของคู่ต่อสู้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Set {card} to protect yourself.</source>
            <translation>เซ็ต {card} ไว้ป้องกันตัว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Set {card}: face-up it would be beaten</source>
            <translation>เซ็ต {card}: ถ้าหงายหน้าจะถูกชนะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Set {card}: it can answer what the opponent does</source>
            <translation>เซ็ต {card}: ใช้โต้ตอบสิ่งที่คู่ต่อสู้ทำได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Setting the table</source>
            <translation>กำลังจัดโต๊ะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Settings</source>
            <extracomment>name of a screen</extracomment>
            <translation>ตั้งค่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>Settings of the sheet</source>
            <translation>การตั้งค่าของแผ่นพิมพ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Shade of</source>
            <translation>เงาของ (Shade of)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Shade of a</source>
            <translation>เป็นเงาของ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Sheets</source>
            <extracomment>pages of cards to print; name of a screen</extracomment>
            <translation>แผ่นพิมพ์</translation>
        </message>
        <message>
            <source>Sheets of the chosen cards</source>
            <translation type="vanished">แผ่นพิมพ์ของการ์ดที่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Sheets of the selected cards</source>
            <translation>แผ่นพิมพ์ของการ์ดที่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Show all cards</source>
            <translation>แสดงการ์ดทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Show how</source>
            <translation>ดูว่าทำอย่างไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Show in the file manager</source>
            <translation>เปิดในตัวจัดการไฟล์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Show only lines that are in doubt</source>
            <translation>แสดงเฉพาะบรรทัดที่ไม่แน่ใจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Show the cards</source>
            <translation>ไปที่การ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Show the keys</source>
            <translation>ปุ่มเหล่านี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Show the next artwork</source>
            <translation>แสดงภาพถัดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Show the whole deck at once (Ctrl+D)</source>
            <translation>แสดงทั้งเด็คพร้อมกัน (Ctrl+D)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Show the whole page</source>
            <translation>แสดงทั้งหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Show this moment</source>
            <translation>แสดงช่วงนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Show to both players</source>
            <translation>ให้ผู้เล่นทั้งสองดู</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shrine</source>
            <extracomment>Summoner Master: the zone of cast Mystic Cards, the rulebook's term</extracomment>
            <translation>Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shrine (Mystic Cards)</source>
            <translation>Shrine (Mystic Card)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shrine Lv</source>
            <translation>Shrine Lv</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shrine Lv {first} – {second}</source>
            <translation>Shrine Lv {first} – {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Shuffle</source>
            <extracomment>an act by hand: shuffle a pile (verb)</extracomment>
            <translation>สับเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Shuffle and draw an opening hand</source>
            <translation>สับแล้วจั่วมือเริ่มต้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Shuffle my Deck</source>
            <translation>สับเด็คของฉัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle my Library of Mystic Cards</source>
            <translation>สับ Library ของ Mystic Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle my Library of Seals</source>
            <translation>สับ Library ของ Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle the Mystic Cards</source>
            <translation>สับ Mystic Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle the Seals</source>
            <translation>สับ Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Shuffle {cards} into the Deck</source>
            <translation>สับ{cards}กลับเข้าเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Side Deck</source>
            <translation>ไซด์เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Side Deck: {n} of {size}</source>
            <translation>ไซด์เด็ค: {n} จาก {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Side Decks are counted</source>
            <translation>นับไซด์เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Side-decking may change the Extra Deck</source>
            <translation>สลับการ์ดกับเอ็คซ์ตร้าเด็คได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Since then: {come} in, {gone} out</source>
            <translation>ตั้งแต่นั้น: เข้า {come} ออก {gone}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Size</source>
            <extracomment>of cards or paper; heading</extracomment>
            <translation>ขนาด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Extra Deck</source>
            <translation>ขนาดของเอ็คซ์ตร้าเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Main Deck</source>
            <translation>ขนาดของเมนเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Side Deck</source>
            <translation>ขนาดของไซด์เด็ค</translation>
        </message>
        <message>
            <source>Size of the faces</source>
            <translation type="vanished">ขนาดหน้าการ์ด</translation>
        </message>
        <message>
            <source>Size of the faces (Ctrl and the wheel)</source>
            <translation type="vanished">ขนาดหน้าการ์ด (Ctrl กับล้อเมาส์)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Skill</source>
            <extracomment>Summoner Master: a Skill; heading</extracomment>
            <translation>Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Skill: {name}</source>
            <extracomment>Summoner Master: a Skill that is used, by its name</extracomment>
            <translation>Skill: {name}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Skills used</source>
            <translation>Skill ที่ใช้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Skipped: {records}</source>
            <extracomment>which records of an import were left out</extracomment>
            <translation>ไม่ได้นำเข้า: {records}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Slot {n} stays empty: click to use it</source>
            <translation>ช่อง {n} เว้นว่างไว้: คลิกเพื่อใช้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Slot {n}: click to leave it empty</source>
            <translation>ช่อง {n}: คลิกเพื่อเว้นว่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Slowly</source>
            <extracomment>pace at which the table shows what happens</extracomment>
            <translation>ช้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Small print is hard to read below {n} dpi.</source>
            <translation>ตัวอักษรเล็กอ่านยากเมื่อต่ำกว่า {n} dpi</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Smaller</source>
            <extracomment>button: reduce the preview</extracomment>
            <translation>เล็กลง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Smallest first</source>
            <translation>น้อยไปมาก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>So it is prevented.</source>
            <translation>จึงถูกขัดขวาง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Solve</source>
            <extracomment>button: try to reach the goal of a puzzle (verb)</extracomment>
            <translation>แก้โจทย์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Solved: the goal is reached.</source>
            <translation>แก้โจทย์ได้แล้ว: ถึงเป้าหมาย</translation>
        </message>
        <message>
            <source>Something else is going on. It comes to its end first.</source>
            <translation type="vanished">มีอย่างอื่นดำเนินอยู่ ต้องจบก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Something else is in progress and must finish first.</source>
            <translation>มีอย่างอื่นดำเนินอยู่ ต้องจบก่อน</translation>
        </message>
        <message>
            <source>Something hidden has been seen since. It cannot be undone outside practice.</source>
            <translation type="vanished">หลังจากนั้นมีการเห็นสิ่งที่ปิดอยู่ นอกการฝึกซ้อมย้อนไม่ได้</translation>
        </message>
        <message>
            <source>Something hidden has been seen since; only practice goes back that far.</source>
            <translation type="vanished">หลังจากนั้นมีการเห็นสิ่งที่ปิดอยู่ มีแต่การฝึกซ้อมที่ย้อนไปไกลขนาดนั้นได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Something is still missing: see the notes beside the fields.</source>
            <translation>ยังขาดบางอย่าง ดูข้างช่องที่ต้องแก้</translation>
        </message>
        <message>
            <source>Something is still needed: see beside the fields.</source>
            <translation type="vanished">ยังขาดบางอย่าง ดูข้างช่องที่ต้องแก้</translation>
        </message>
        <message>
            <source>Something must follow “{field}”.</source>
            <translation type="vanished">หลัง "{field}" ต้องมีค่าตามมา</translation>
        </message>
        <message>
            <source>Something to look for must stand here.</source>
            <translation type="vanished">ตรงนี้ต้องมีสิ่งที่จะค้นหา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>Something went wrong in the program. Your match is saved and continues.</source>
            <translation>เกิดข้อผิดพลาดภายในโปรแกรม แมตช์ของคุณบันทึกไว้แล้วและเล่นต่อได้</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. Your match is saved and goes on.</source>
            <translation type="vanished">เกิดข้อผิดพลาดภายในโปรแกรม แมตช์ของคุณบันทึกไว้แล้วและเล่นต่อได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Sort by</source>
            <translation>เรียงตาม</translation>
        </message>
        <message>
            <source>Sorted</source>
            <translation type="vanished">เรียง</translation>
        </message>
        <message>
            <source>Sorted by</source>
            <translation type="vanished">เรียงตาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Sounds</source>
            <extracomment>switch in the settings: whether sounds are played</extracomment>
            <translation>เสียง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Sp</source>
            <extracomment>Summoner Master: the speed value of a Seal, abbreviated as it is printed</extracomment>
            <translation>Sp</translation>
        </message>
        <message>
            <source>Space</source>
            <translation type="vanished">Space</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Special Summon</source>
            <translation>อัญเชิญแบบพิเศษ</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Special Summon %n Token(s)</source>
            <translation>
                <numerusform>อัญเชิญแบบพิเศษโทเค่น %Ln ตัว</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Special Summon only</source>
            <translation>อัญเชิญพิเศษเท่านั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Special Summon {cards}</source>
            <translation>อัญเชิญแบบพิเศษ{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Special attack form</source>
            <translation>ท่าโจมตีพิเศษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Special attack forms</source>
            <translation>ท่าโจมตีพิเศษ</translation>
        </message>
        <message>
            <source>Speed: each click is faster, then slow again</source>
            <translation type="vanished">ความเร็ว: คลิกแต่ละครั้งเร็วขึ้น แล้วกลับไปช้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Speed: each click plays faster, then back to slow</source>
            <translation>ความเร็ว: คลิกแต่ละครั้งเร็วขึ้น แล้วกลับไปช้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Spell</source>
            <extracomment>Yu-Gi-Oh!: a spell card, or a zone for one</extracomment>
            <translation>เวทย์มนต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell &amp; Trap Zone</source>
            <translation>โซนเวทย์มนต์กับดัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell &amp; Trap Zone {n}</source>
            <translation>โซนเวทย์มนต์กับดัก {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Spell &amp; Trap Zones</source>
            <translation>โซนเวทย์มนต์กับดัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell Counter</source>
            <translation>เคาท์เตอร์พลังเวทย์มนต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Spells</source>
            <extracomment>Yu-Gi-Oh!: spell cards (plural); a group in a deck</extracomment>
            <translation>เวทย์มนต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Spells and Traps by their icon</source>
            <translation>เวทย์มนต์และกับดักตามไอคอน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Stage</source>
            <extracomment>One Piece: the Stage area, or the card in it</extracomment>
            <translation>สเตจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Stage area</source>
            <translation>สเตจแอเรีย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Stages</source>
            <extracomment>One Piece: cards of the category Stage (plural)</extracomment>
            <translation>สเตจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Standby Phase</source>
            <translation>สแตนด์บายเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Star lattice</source>
            <translation>ลายดาวสาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Start Step</source>
            <translation>สตาร์ทสเต็ป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Start the match</source>
            <translation>เริ่มแมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Starter decks</source>
            <translation>เด็คเริ่มต้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Starts a new match; this one stays unchanged</source>
            <translation>เป็นแมตช์ใหม่ แมตช์นี้คงอยู่อย่างเดิม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Stays rested in the next Refresh Phase</source>
            <translation>ไม่แอ็คทีฟในรีเฟรชเฟสถัดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Still missing: {fields}</source>
            <translation>ยังขาด: {fields}</translation>
        </message>
        <message>
            <source>Still needed: {fields}</source>
            <translation type="vanished">ยังขาด: {fields}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Stone</source>
            <extracomment>Summoner Master: a Curse, the rulebook's term</extracomment>
            <translation>Stone</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Stop</source>
            <extracomment>button: end a loop or a series of moves (verb)</extracomment>
            <translation>หยุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Stop ({share} %)</source>
            <translation>หยุด ({share} %)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Stop before damage at texts applied by hand</source>
            <translation>หยุดก่อนคำนวณดาเมจเมื่อมีข้อความที่ต้องทำด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Stopping this attack costs more than it saves</source>
            <translation>การหยุดการโจมตีนี้เสียมากกว่าที่รักษาไว้ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Strike {strike}/{strikes}</source>
            <translation>โจมตีครั้งที่ {strike}/{strikes}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Strikes</source>
            <extracomment>Summoner Master: how often a Seal strikes; a field of a card (noun)</extracomment>
            <translation>จำนวนครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Subturn {n}</source>
            <extracomment>Summoner Master: the n-th Subturn</extracomment>
            <translation>Subturn {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Subturn {turn}: {better}, not {played}</source>
            <translation>Subturn {turn}: {better} ไม่ใช่ {played}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Subturns left</source>
            <translation>จำนวน Subturn ที่เหลือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Summon {card}: it is worth more on the field</source>
            <translation>อัญเชิญ {card}: อยู่บนสนามมีค่ามากกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Summoned or Set</source>
            <translation>ถูกอัญเชิญหรือเซ็ต</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/definition.py" />
            <source>Summoner Master</source>
            <translation>Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Summoner Master, blue</source>
            <translation>Summoner Master สีน้ำเงิน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Summoner Master, red</source>
            <translation>Summoner Master สีแดง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Summoner level</source>
            <translation>ระดับ Summoner</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Summoning procedure</source>
            <translation>วิธีอัญเชิญ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Summoning restriction</source>
            <translation>ข้อจำกัดการอัญเชิญ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Sun rays</source>
            <translation>รัศมีตะวัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Support Seals</source>
            <translation>Seal ใบรอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Surrender</source>
            <extracomment>give the match up (verb, on a button)</extracomment>
            <translation>ยอมแพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Swap control of {cards}</source>
            <translation>สลับสิทธิ์ควบคุม{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Symbol before the name</source>
            <translation>สัญลักษณ์หน้าชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Synchro</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>ซิงโคร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Synchro Monsters</source>
            <translation>มอนสเตอร์ซิงโคร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Synchro Summon {cards}</source>
            <translation>อัญเชิญซิงโคร{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>S{n}</source>
            <comment>short: Subturn</comment>
            <translation>S{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Tab</source>
            <extracomment>the name of a key</extracomment>
            <translation>Tab</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Table</source>
            <extracomment>the table cards are played on; heading of settings</extracomment>
            <translation>โต๊ะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Tables</source>
            <extracomment>kind of file in a dialog: .csv and .tsv with cards or counts; no furniture</extracomment>
            <translation>ตาราง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Tables and lists</source>
            <translation>ตารางและรายการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Tag</source>
            <extracomment>button: give decks a tag (verb)</extracomment>
            <translation>แท็ก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Tags</source>
            <extracomment>words a person gives a deck, to find it by; heading</extracomment>
            <translation>แท็ก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <source>Tags, separated by commas</source>
            <translation>แท็ก คั่นด้วยจุลภาค</translation>
        </message>
        <message>
            <source>Tags, with commas between</source>
            <translation type="vanished">แท็ก คั่นด้วยจุลภาค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Tails</source>
            <extracomment>a side of the coin, on a button</extracomment>
            <translation>ก้อย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Take DON!! back</source>
            <translation>นำด้ง!!กลับ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Take a Charged Counter from it</source>
            <translation>นำตัวนับการสะสมพลังออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Take a counter from the card</source>
            <translation>นำเคาท์เตอร์ออกจากการ์ด</translation>
        </message>
        <message>
            <source>Take all copies out</source>
            <translation type="vanished">นำออกทุกใบ</translation>
        </message>
        <message>
            <source>Take all filters away</source>
            <translation type="vanished">ล้างตัวกรองทั้งหมด</translation>
        </message>
        <message>
            <source>Take away</source>
            <translation type="vanished">เอาออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Take control of {cards}</source>
            <translation>ได้สิทธิ์ควบคุม{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Take it back</source>
            <translation>ยกเลิก</translation>
        </message>
        <message>
            <source>Take it out, or play another edition.</source>
            <translation type="vanished">นำออก หรือเล่นด้วยกฎชุดอื่น</translation>
        </message>
        <message>
            <source>Take it out, or put its Reflection card beside the Deck.</source>
            <translation type="vanished">นำออก หรือวางการ์ด Reflection ของมันไว้ข้างเด็ค</translation>
        </message>
        <message>
            <source>Take it out.</source>
            <translation type="vanished">นำออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>Take off the board</source>
            <translation>เอาออกจากกระดาน</translation>
        </message>
        <message>
            <source>Take out at least {by}.</source>
            <translation type="vanished">นำออกอย่างน้อย {by} ใบ</translation>
        </message>
        <message>
            <source>Take out {by}.</source>
            <translation type="vanished">นำออก {by} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>Take the card in focus off the board (Delete)</source>
            <translation>เอาการ์ดที่เลือกอยู่ออกจากกระดาน (Delete)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Take the cards</source>
            <translation>ใช้การ์ดเหล่านี้</translation>
        </message>
        <message>
            <source>Take the link from the clipboard</source>
            <translation type="vanished">ใช้ลิงก์จากคลิปบอร์ด</translation>
        </message>
        <message>
            <source>Take the picture away</source>
            <translation type="vanished">เอารูปออก</translation>
        </message>
        <message>
            <source>Take them out</source>
            <translation type="vanished">นำออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Take your Life card. It goes to your hand; had it a Trigger, you could use that instead.</source>
            <translation>นำไลฟ์การ์ดขึ้นมือ ถ้ามันมีทริกเกอร์ คุณจะใช้แทนก็ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>Taken out of play: neither on the field nor in the Graveyard.</source>
            <translation>นำออกจากการเล่น: ไม่อยู่บนสนามและไม่อยู่ในสุสาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Target</source>
            <extracomment>Summoner Master: what a Skill or Mystic Card is aimed at; a field of a card (noun)</extracomment>
            <translation>เป้าหมาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Teacher</source>
            <extracomment>name of the other player, in a lesson</extracomment>
            <translation>ผู้สอน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Text</source>
            <extracomment>the rules text of a card; a field of a card</extracomment>
            <translation>เทกซ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Text size</source>
            <translation>ขนาดตัวอักษร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Texts</source>
            <extracomment>texts of cards, a group in the report of an import</extracomment>
            <translation>เทกซ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Texts (*.txt);;All files (*)</source>
            <translation>ข้อความ (*.txt);;ทุกไฟล์ (*)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Texts in {languages} are understood; this card is played by hand.</source>
            <translation>อ่านเข้าใจเฉพาะเทกซ์ภาษา {languages} การ์ดใบนี้จึงเล่นด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Texts that are being read now: {n}</source>
            <translation>ข้อความที่กำลังอ่านอยู่: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Texts that the program has written in your language are not searched, only those the cards came with.</source>
            <translation>ข้อความที่โปรแกรมเขียนเป็นภาษาของคุณไม่อยู่ในการค้นหา ค้นเฉพาะข้อความที่มากับการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>That DON!! is rested now. In their first turn nobody may attack. End your turn.</source>
            <translation>ด้ง!!ใบนั้นเรสต์แล้ว ในเทิร์นแรกของตนไม่มีใครโจมตีได้ จบเทิร์นของคุณ</translation>
        </message>
        <message>
            <source>That cannot be changed so.</source>
            <translation type="vanished">เปลี่ยนแบบนั้นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>That cannot be changed this way.</source>
            <translation>เปลี่ยนแบบนั้นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That cannot be chosen here.</source>
            <translation>เลือกสิ่งนั้นที่นี่ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That cannot be done with this card.</source>
            <translation>ทำอย่างนั้นกับการ์ดใบนี้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>That card does not belong in that area.</source>
            <translation>การ์ดนั้นลงแอเรียนั้นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That card does not belong in that zone.</source>
            <translation>การ์ดใบนั้นลงโซนนั้นไม่ได้</translation>
        </message>
        <message>
            <source>That card does not go into that area.</source>
            <translation type="vanished">การ์ดนั้นลงแอเรียนั้นไม่ได้</translation>
        </message>
        <message>
            <source>That card does not go into that zone.</source>
            <translation type="vanished">การ์ดใบนั้นลงโซนนั้นไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That card is not in this duel.</source>
            <translation>การ์ดใบนั้นไม่อยู่ในดูเอลนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>That did not work.</source>
            <translation>ทำไม่สำเร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>That is allowed, too, but it leads away from this lesson. Take it back, or play on freely.</source>
            <translation>แบบนั้นก็ทำได้ แต่จะออกนอกบทเรียนนี้ เลิกทำ หรือเล่นต่ออย่างอิสระ</translation>
        </message>
        <message>
            <source>That is how a game goes: grow your DON!!, weigh Life against cards, and strike when they cannot counter. Play on freely from here, or begin a match of your own.</source>
            <translation type="vanished">เกมดำเนินไปเช่นนี้: เพิ่มด้ง!! ชั่งไลฟ์กับการ์ด แล้วโจมตีเมื่อคู่แข่งเคาน์เตอร์ไม่ได้ เล่นต่ออย่างอิสระ หรือเริ่มแมตช์ของคุณเอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>That is how a game goes: grow your DON!!, weigh Life against cards, and strike when they cannot counter. The next lesson is a whole game, with Events, a Stage and Triggers.</source>
            <translation>เกมดำเนินไปเช่นนี้: เพิ่มด้ง!! ชั่งไลฟ์กับการ์ด แล้วโจมตีเมื่อคู่แข่งเคาน์เตอร์ไม่ได้ บทเรียนถัดไปเป็นทั้งเกม มีอีเวนต์ สเตจ และทริกเกอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That is not a legal target.</source>
            <translation>ไม่ใช่เป้าหมายที่เลือกได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That is not yours to decide now.</source>
            <translation>ตอนนี้ไม่ใช่ตาคุณตัดสินใจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That would leave the current question without an answer. Answer it first.</source>
            <translation>ถ้าทำเช่นนั้นจะไม่มีใครตอบสิ่งที่ถามอยู่ได้ ตอบก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That zone cannot be used.</source>
            <translation>โซนนั้นใช้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That zone is occupied.</source>
            <translation>โซนนั้นมีการ์ดอยู่แล้ว</translation>
        </message>
        <message>
            <source>That zone is taken.</source>
            <translation type="vanished">โซนนั้นมีการ์ดอยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Curse {curse} prevents it.</source>
            <translation>คำสาป {curse} ทำให้ทำไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The Field Zone is occupied.</source>
            <translation>โซนฟีลด์มีการ์ดอยู่แล้ว</translation>
        </message>
        <message>
            <source>The Field Zone is taken.</source>
            <translation type="vanished">โซนฟีลด์มีการ์ดอยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Levels in the Shrine are counted from its cards.</source>
            <translation>Level ใน Shrine นับจากการ์ดที่อยู่ในนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>The Life card of your opponent is {card}. It has [Trigger], which is used instead of taking the card.</source>
            <translation>ไลฟ์การ์ดของคู่แข่งคือ {card} มันมี [ทริกเกอร์] ซึ่งใช้แทนการนำขึ้นมือได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>The Life card {card} goes to the Trash.</source>
            <translation>ไลฟ์การ์ด {card} ลงแทรช</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>The Link Rating is the number of Link Arrows.</source>
            <translation>ลิงก์เรตติ้งคือจำนวนลูกศรลิงก์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Shrine has reached {most}: the game is lost.</source>
            <translation>Shrine ถึง {most} แล้ว เกมนี้แพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The Shrine of {loser} is full.</source>
            <translation>Shrine ของ {loser} เต็ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The Side Deck must keep its size: {size}.</source>
            <translation>ไซด์เด็คต้องมี {size} ใบเท่าเดิม</translation>
        </message>
        <message>
            <source>The Side Deck must keep its {size} cards.</source>
            <translation type="vanished">ไซด์เด็คต้องมี {size} ใบเท่าเดิม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The Summon of {card} is negated.</source>
            <translation>การอัญเชิญ {card} ไร้ผล</translation>
        </message>
        <message>
            <source>The Support Seals for it are not there.</source>
            <translation type="vanished">ไม่มี Seal ใบรองที่ต้องใช้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Support Seals it needs are not there.</source>
            <translation>ไม่มี Seal ใบรองที่ต้องใช้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The activation of {card} is negated.</source>
            <translation>การใช้งาน {card} ไร้ผล</translation>
        </message>
        <message>
            <source>The answer that prevents it is number {n} from the beginning.</source>
            <translation type="vanished">คำตอบที่ขัดขวางคือคำตอบที่ {n} นับจากต้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The answers are choices from menus that only the program has that wrote this file, so the duel cannot be followed further here. The decks can be kept and played.</source>
            <translation>คำตอบเหล่านี้เป็นการเลือกจากเมนูที่มีแต่ในโปรแกรมที่เขียนไฟล์นี้ จึงตามดวลต่อที่นี่ไม่ได้ แต่เก็บเด็คไว้เล่นได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The attack of {card} is negated.</source>
            <translation>การโจมตีของ {card} ไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The attack of {card} is replayed.</source>
            <translation>{card} เลือกการโจมตีใหม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The attack was negated and the Battle Phase ended. Your opponent ends the turn.</source>
            <translation>การโจมตีถูกทำให้ไร้ผลและแบทเทิลเฟสจบลง คู่ต่อสู้จบเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup cannot be restored.</source>
            <translation>กู้คืนไฟล์สำรองไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup cannot be written.</source>
            <translation>เขียนไฟล์สำรองไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup of {date} holds: {counts}. It takes the place of everything you have now, which is kept in a folder of its own. The window opens again.</source>
            <translation>ไฟล์สำรองของวันที่ {date} มี {counts} ไฟล์นี้จะแทนที่ทุกอย่างที่คุณมีอยู่ตอนนี้ ซึ่งจะเก็บไว้ในโฟลเดอร์แยก แล้วหน้าต่างจะเปิดใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>The backup was restored.</source>
            <translation>กู้คืนไฟล์สำรองแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>The battle is decided. {who}: activate something, or go on.</source>
            <translation>การต่อสู้ตัดสินแล้ว · {who}: ใช้งานการ์ด หรือดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>The battle is over. {who}: activate something, or go on.</source>
            <translation>การต่อสู้จบแล้ว · {who}: ใช้งานการ์ด หรือดำเนินต่อ</translation>
        </message>
        <message>
            <source>The board as it was left</source>
            <translation type="vanished">สนามอย่างที่ค้างไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The board as you left it</source>
            <translation>สนามอย่างที่ค้างไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The board could not be set up.</source>
            <translation>จัดกระดานไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/preview.py" />
            <source>The board of this position</source>
            <translation>กระดานของตำแหน่งนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The card catalogue is damaged.</source>
            <translation>คลังการ์ดเสียหาย</translation>
        </message>
        <message>
            <source>The card enlarged</source>
            <translation type="vanished">การ์ดขยาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>The card in its own language</source>
            <translation>การ์ดในภาษาของมันเอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/form.py" />
            <source>The card needs a colour.</source>
            <translation>การ์ดต้องมีสี</translation>
        </message>
        <message>
            <source>The card needs a name in English.</source>
            <translation type="vanished">การ์ดต้องมีชื่อภาษาอังกฤษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The card needs a name.</source>
            <translation>การ์ดต้องมีชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card set was not written.</source>
            <translation>ไม่ได้เขียนชุดการ์ด</translation>
        </message>
        <message>
            <source>The card texts were not read anew.</source>
            <translation type="vanished">อ่านข้อความการ์ดใหม่ไม่สำเร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The card texts were not read.</source>
            <translation>อ่านข้อความการ์ดไม่สำเร็จ</translation>
        </message>
        <message>
            <source>The card was not brought back.</source>
            <translation type="vanished">นำการ์ดกลับมาไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not deleted.</source>
            <translation>ไม่ได้ลบการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not restored.</source>
            <translation>กู้คืนการ์ดไม่สำเร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not saved.</source>
            <translation>ไม่ได้บันทึกการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>The card's face</source>
            <translation>หน้าการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>The card, the rules, the curve</source>
            <translation>การ์ด กติกา และกราฟ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The cards are brought back from the files they came from; decks and matches stay as they are, and the damaged file is kept.</source>
            <translation>การ์ดจะถูกนำกลับมาจากไฟล์ต้นทาง เด็คและแมตช์คงเดิม และไฟล์ที่เสียหายจะถูกเก็บไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The cards are still being looked up.</source>
            <translation>กำลังค้นหาการ์ดอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The cards cannot be counted.</source>
            <translation>นับการ์ดไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The cards cannot be opened.</source>
            <translation>เปิดการ์ดไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The catalogue cannot be repaired.</source>
            <translation>ซ่อมแซมคลังการ์ดไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The catalogue was repaired.</source>
            <translation>ซ่อมแซมคลังการ์ดแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>The coach would do something else. {hint}</source>
            <translation>โค้ชจะทำอย่างอื่น {hint}</translation>
        </message>
        <message>
            <source>The codes are in the clipboard.</source>
            <translation type="vanished">รหัสอยู่ในคลิปบอร์ดแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>The codes were copied to the clipboard.</source>
            <translation>รหัสอยู่ในคลิปบอร์ดแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>The computer answers with the best it knows so far</source>
            <translation>คอมพิวเตอร์ตอบด้วยวิธีที่ดีที่สุดเท่าที่รู้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The copy cannot be written.</source>
            <translation>เขียนสำเนาไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The copy could not be saved.</source>
            <translation>บันทึกสำเนาไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The copy was saved.</source>
            <translation>บันทึกสำเนาแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The cost cannot be paid.</source>
            <translation>จ่ายคอสท์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The damaged file was kept as {file}.</source>
            <translation>เก็บไฟล์ที่เสียหายไว้ที่ {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>The deck</source>
            <translation>เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The deck cannot be moved.</source>
            <translation>ย้ายเด็คไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The deck cannot be renamed.</source>
            <translation>เปลี่ยนชื่อเด็คไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The deck cannot be saved.</source>
            <translation>บันทึกเด็คไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>The deck has problems: see “Rules”.</source>
            <translation>เด็คนี้มีปัญหา: ดูที่ "กฎ"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The deck itself is saved.</source>
            <translation>ตัวเด็คบันทึกแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>The deck list cannot be written.</source>
            <translation>เขียนรายการเด็คไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The deck of {name}</source>
            <translation>เด็คของ {name}</translation>
        </message>
        <message>
            <source>The deck would have other cards than before ({gained} new, {lost} gone).</source>
            <translation type="vanished">การ์ดในเด็คจะไม่เหมือนเดิม (เพิ่ม {gained} ใบ หายไป {lost} ใบ)</translation>
        </message>
        <message>
            <source>The deck would no longer hold the same cards ({gained} added, {lost} missing).</source>
            <translation type="vanished">การ์ดในเด็คจะไม่เหมือนเดิม (เพิ่ม {gained} ใบ หายไป {lost} ใบ)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The decks are shuffled and ready. Play the computer, play with someone, or play both sides yourself.</source>
            <translation>สับเด็คพร้อมแล้ว เล่นกับคอมพิวเตอร์ เล่นกับใครสักคน หรือเล่นทั้งสองฝั่งเองก็ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>The decks cannot be listed.</source>
            <translation>แสดงรายการเด็คไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The discarded card was no loss. Activate {card}: for 800 Life Points it Special Summons {other} from your Graveyard.</source>
            <translation>การ์ดที่ทิ้งไปไม่เสียเปล่า ใช้งาน {card}: จ่าย 800 ไลฟ์พ็อยต์เพื่ออัญเชิญพิเศษ {other} จากสุสานของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel begins.</source>
            <translation>ดูเอลเริ่มขึ้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel ended in an infinite loop.</source>
            <translation>ดูเอลวนไปไม่รู้จบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>The duel is a draw</source>
            <translation>ดูเอลเสมอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel is a draw.</source>
            <translation>ดูเอลเสมอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>The duel is over. {who}: go on?</source>
            <translation>ดูเอลจบแล้ว · {who}: เล่นต่อหรือไม่?</translation>
        </message>
        <message>
            <source>The duel went round without end.</source>
            <translation type="vanished">ดูเอลวนไปไม่รู้จบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>The effect is worth more than it costs</source>
            <translation>ผลคุ้มกว่าค่าใช้จ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The effect of this card is applied by hand.</source>
            <translation>เอฟเฟคของการ์ดใบนี้ต้องทำด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The effect of {card} is negated.</source>
            <translation>เอฟเฟคของ {card} ไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>The effects of {card} are negated.</source>
            <translation>เอฟเฟคของ {card} ไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The file has no deck of this player.</source>
            <translation>ไฟล์นี้ไม่มีเด็คของผู้เล่นคนนี้</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The file was not changed. %n moment(s) could be read.</source>
            <translation>
                <numerusform>ไฟล์ไม่ถูกเปลี่ยน อ่านได้ %Ln ช่วง</numerusform>
            </translation>
        </message>
        <message>
            <source>The file was not changed. {n} moments are there.</source>
            <translation type="vanished">ไฟล์ไม่ถูกเปลี่ยน มี {n} ช่วง</translation>
        </message>
        <message>
            <source>The file was not changed. {n} moments could be read.</source>
            <translation type="vanished">ไฟล์ไม่ถูกเปลี่ยน มี {n} ช่วง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The first player draws too; Fusion and Synchro; a battle at equal 0 ATK destroys both.</source>
            <translation>ทุกคนจั่วในเทิร์นแรก มีฟิวชั่นและซิงโคร พลังโจมตี 0 เท่ากันทำลายทั้งคู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The first player draws too; one Field Spell in total; Fusion, Synchro and Xyz.</source>
            <translation>ทุกคนจั่วในเทิร์นแรก ทั้งสนามมีเวทย์มนต์ฟีลด์ได้ใบเดียว มีฟิวชั่น ซิงโคร และเอ็กซีซ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>The first turns: DON!!, playing cards, attacks, Counter, Life and Blocker.</source>
            <translation>เทิร์นแรก ๆ: ด้ง!! การเล่นการ์ด การโจมตี เคาน์เตอร์ ไลฟ์ และบล็อกเกอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The first turns: Summons, Setting, a Trap in a Chain, a Tribute and a battle.</source>
            <translation>เทิร์นแรก ๆ: อัญเชิญ เซ็ต กับดักในเชน รีลีส และการต่อสู้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The folder cannot be created.</source>
            <translation>สร้างโฟลเดอร์ไม่ได้</translation>
        </message>
        <message>
            <source>The folder cannot be made.</source>
            <translation type="vanished">สร้างโฟลเดอร์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The folder cannot be renamed.</source>
            <translation>เปลี่ยนชื่อโฟลเดอร์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>The game begins; {who} starts.</source>
            <translation>เริ่มเกม {who} เริ่มก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>The game ended in an infinite loop.</source>
            <translation>เกมวนไม่จบสิ้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>The game has not begun yet.</source>
            <translation>เกมยังไม่เริ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The game is a draw</source>
            <translation>เกมเสมอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>The game is a draw.</source>
            <translation>เกมเสมอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The game is over. {who}: go on?</source>
            <translation>จบเกม · {who}: เล่นต่อไหม</translation>
        </message>
        <message>
            <source>The game went round without end.</source>
            <translation type="vanished">เกมวนไม่จบสิ้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The game you played last, with a deck that fits; the computer's deck is drawn by lot</source>
            <translation>เกมที่เล่นครั้งล่าสุด ด้วยเด็คที่เหมาะ ส่วนเด็คของคอมพิวเตอร์จับฉลาก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The hand</source>
            <translation>มือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The hand can be attacked once per Subturn.</source>
            <translation>โจมตีขึ้นมือได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <source>The hand is attacked once in a Subturn.</source>
            <translation type="vanished">โจมตีขึ้นมือได้ครั้งเดียวใน Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>The import failed.</source>
            <translation>นำเข้าไม่สำเร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>The import was cancelled; nothing from that file was kept.</source>
            <translation>ยกเลิกการนำเข้าแล้ว ไฟล์นั้นไม่ได้เปลี่ยนอะไร</translation>
        </message>
        <message>
            <source>The import was cancelled; nothing of that file was changed.</source>
            <translation type="vanished">ยกเลิกการนำเข้าแล้ว ไม่มีอะไรจากไฟล์นั้นเปลี่ยนไป</translation>
        </message>
        <message>
            <source>The import was cancelled; that file changed nothing.</source>
            <translation type="vanished">ยกเลิกการนำเข้าแล้ว ไฟล์นั้นไม่ได้เปลี่ยนอะไร</translation>
        </message>
        <message>
            <source>The last decision had not been written down whole and is asked again.</source>
            <translation type="vanished">การตัดสินใจครั้งสุดท้ายเขียนไว้ไม่ครบ จึงถามใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The last decision was not saved completely and is asked again.</source>
            <translation>การตัดสินใจครั้งสุดท้ายเขียนไว้ไม่ครบ จึงถามใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The last line of this match was cut off and is ignored.</source>
            <translation>บรรทัดสุดท้ายของแมตช์นี้ขาดไป จึงไม่นำมาใช้</translation>
        </message>
        <message>
            <source>The last line of this match was cut short and is left out.</source>
            <translation type="vanished">บรรทัดสุดท้ายของแมตช์นี้ขาดไป จึงไม่นำมาใช้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The last link resolved first, and {card} was destroyed. But destroying a card does not negate what it has activated: Chain Link 1 resolved as well, and the Battle Phase is over.</source>
            <translation>ลิงก์สุดท้ายออกผลก่อน {card} จึงถูกทำลาย แต่การทำลายการ์ดไม่ได้ทำให้การใช้งานไร้ผล: เชนลิงก์ 1 ก็ออกผลด้วย และแบทเทิลเฟสจบลง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>The lesson could not begin.</source>
            <translation>เริ่มบทเรียนไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>The line could not be checked.</source>
            <translation>ตรวจแนวเล่นไม่ได้</translation>
        </message>
        <message>
            <source>The link is in the clipboard.</source>
            <translation type="vanished">ลิงก์อยู่ในคลิปบอร์ดแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The link was copied to the clipboard.</source>
            <translation>ลิงก์อยู่ในคลิปบอร์ดแล้ว</translation>
        </message>
        <message>
            <source>The list is in the clipboard.</source>
            <translation type="vanished">รายการอยู่ในคลิปบอร์ดแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The list was copied to the clipboard.</source>
            <translation>รายการอยู่ในคลิปบอร์ดแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>The list “{list}” has not been imported, so it cannot be applied.</source>
            <translation>ไม่มีรายการ "{list}" ที่นี่ จึงบอกไม่ได้ว่าห้ามอะไรบ้าง</translation>
        </message>
        <message>
            <source>The list “{list}” is not here, so nobody can say what it forbids.</source>
            <translation type="vanished">ไม่มีรายการ "{list}" ที่นี่ จึงบอกไม่ได้ว่าห้ามอะไรบ้าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be continued.</source>
            <translation>เล่นแมตช์ต่อไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be opened, not even for viewing.</source>
            <translation>เปิดแมตช์ไม่ได้ แม้แต่จะดู</translation>
        </message>
        <message>
            <source>The match cannot be opened, not even to look at.</source>
            <translation type="vanished">เปิดแมตช์ไม่ได้ แม้แต่จะดู</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be saved at the moment.</source>
            <translation>ตอนนี้บันทึกแมตช์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not be moved to the trash.</source>
            <translation>ลบแมตช์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not be started.</source>
            <translation>เริ่มแมตช์ไม่ได้</translation>
        </message>
        <message>
            <source>The match could not be thrown away.</source>
            <translation type="vanished">ทิ้งแมตช์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not begin.</source>
            <translation>เริ่มแมตช์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The match has already begun.</source>
            <translation>แมตช์เริ่มไปแล้ว</translation>
        </message>
        <message>
            <source>The match has begun already.</source>
            <translation type="vanished">แมตช์เริ่มไปแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>The match is a draw</source>
            <translation>แมตช์เสมอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>The match is no longer there.</source>
            <translation>ไม่มีแมตช์นี้แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The match is over here: there is nothing to go on from.</source>
            <translation>การแข่งจบแล้วในช่วงนี้ จึงไม่มีอะไรให้เล่นต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>The match is over.</source>
            <translation>แมตช์จบแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match was moved to the trash.</source>
            <translation>ลบแมตช์แล้ว</translation>
        </message>
        <message>
            <source>The match was thrown away.</source>
            <translation type="vanished">ทิ้งแมตช์แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The matches cannot be counted.</source>
            <translation>นับแมตช์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>The material under an Xyz Monster goes to the Graveyard as the price of its effect.</source>
            <translation>วัตถุดิบใต้มอนสเตอร์เอ็กซีสลงสุสานเป็นค่าใช้จ่ายของเอฟเฟค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The materials it needs are not there.</source>
            <translation>วัตถุดิบที่ต้องใช้มีไม่ครบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The number of the turn</source>
            <translation>หมายเลขเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>The number printed on the card, whatever it has become since.</source>
            <translation>ตัวเลขที่พิมพ์บนการ์ด ไม่ว่าตอนนี้จะเป็นเท่าใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>The open deck has {before} cards and will have {after}. This can be undone.</source>
            <translation>เด็คที่เปิดอยู่มีการ์ด {before} ใบ และจะมี {after} ใบ เลิกทำได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>The open deck is for another game.</source>
            <translation>เด็คที่เปิดอยู่เป็นของเกมอื่น</translation>
        </message>
        <message>
            <source>The open deck is of another game.</source>
            <translation type="vanished">เด็คที่เปิดอยู่เป็นของเกมอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>The opponent cannot attack</source>
            <translation>ฝ่ายตรงข้ามโจมตีไม่ได้</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>The opponent draws %n card(s)</source>
            <translation>
                <numerusform>ฝ่ายตรงข้ามจั่วการ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message>
            <source>The opponent has Seals in the Lines: attack those.</source>
            <translation type="vanished">ฝ่ายตรงข้ามมี Seal ใน Line ต้องโจมตี Seal เหล่านั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The opponent has Seals in the Lines: those must be attacked.</source>
            <translation>ฝ่ายตรงข้ามมี Seal ใน Line ต้องโจมตี Seal เหล่านั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The opponent has no cards in hand.</source>
            <translation>ฝ่ายตรงข้ามไม่มีการ์ดในมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The opponent shuffles too</source>
            <translation>คู่ต่อสู้สับเด็คด้วย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The order of a Shrine cannot be changed.</source>
            <translation>เปลี่ยนลำดับใน Shrine ไม่ได้</translation>
        </message>
        <message>
            <source>The order of a Shrine is not changed.</source>
            <translation type="vanished">เปลี่ยนลำดับใน Shrine ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The order of the cards in a Graveyard cannot change.</source>
            <translation>ห้ามเปลี่ยนลำดับการ์ดในสุสาน</translation>
        </message>
        <message>
            <source>The order of the cards in a Graveyard must not change.</source>
            <translation type="vanished">ห้ามเปลี่ยนลำดับการ์ดในสุสาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>The other player can prevent it.</source>
            <translation>ผู้เล่นอีกฝ่ายขัดขวางได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The other player has decided something since.</source>
            <translation>หลังจากนั้นผู้เล่นอีกฝ่ายได้ตัดสินใจไปแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The parenthesis is not closed.</source>
            <translation>วงเล็บยังไม่ปิด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>The part of Qt that plays sounds is not installed: packaging/bootstrap.py --with-sound adds it.</source>
            <translation>ยังไม่ได้ติดตั้งส่วนของ Qt ที่เล่นเสียง: packaging/bootstrap.py --with-sound จะเพิ่มให้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The phase at whose beginning the board stands</source>
            <translation>เฟสที่กระดานเริ่มต้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>The picture</source>
            <translation>รูป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>The picture cannot be read.</source>
            <translation>อ่านรูปไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>The picture cannot be written.</source>
            <translation>เขียนภาพไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>The picture could not be used.</source>
            <translation>ใช้รูปนี้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The player who goes first cannot attack in the first turn. End your turn: choose the End Phase.</source>
            <translation>ฝ่ายเริ่มก่อนโจมตีในเทิร์นแรกไม่ได้ จบเทิร์น: เลือกเอนด์เฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The players agreed on a draw.</source>
            <translation>ผู้เล่นตกลงเสมอกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position cannot be opened.</source>
            <translation>เปิดตำแหน่งไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be moved to the trash.</source>
            <translation>ย้ายตำแหน่งลงถังขยะไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be renamed.</source>
            <translation>เปลี่ยนชื่อตำแหน่งไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be saved.</source>
            <translation>บันทึกตำแหน่งไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position was moved to the trash.</source>
            <translation>ย้ายตำแหน่งลงถังขยะแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position was saved.</source>
            <translation>บันทึกตำแหน่งแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The positions cannot be listed.</source>
            <translation>แสดงรายการตำแหน่งไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <source>The printer does not accept the sheet.</source>
            <translation>เครื่องพิมพ์ไม่รับแผ่นนี้</translation>
        </message>
        <message>
            <source>The printer does not take the sheet.</source>
            <translation type="vanished">เครื่องพิมพ์ไม่รับแผ่นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <source>The printer is set to {printer}, the sheet is laid out for {sheet}.</source>
            <translation>เครื่องพิมพ์ตั้งไว้ที่ {printer} แต่แผ่นนี้จัดหน้าไว้สำหรับ {sheet}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>The program crashed last time. Every decision was saved.</source>
            <translation>ครั้งก่อนโปรแกรมหยุดเพราะข้อผิดพลาด สิ่งที่ตัดสินใจไปแล้วถูกบันทึกไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The program plays this effect in part; what it did not understand is done by hand.</source>
            <translation>โปรแกรมเล่นเอฟเฟคนี้บางส่วน ส่วนที่โปรแกรมไม่เข้าใจผู้เล่นทำด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The program plays this effect.</source>
            <translation>โปรแกรมเล่นเทกซ์นี้ให้</translation>
        </message>
        <message>
            <source>The program plays this text.</source>
            <translation type="vanished">โปรแกรมเล่นเทกซ์นี้ให้</translation>
        </message>
        <message>
            <source>The program was ended by a fault last time. What was decided is saved.</source>
            <translation type="vanished">ครั้งก่อนโปรแกรมหยุดเพราะข้อผิดพลาด สิ่งที่ตัดสินใจไปแล้วถูกบันทึกไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The query is too long.</source>
            <translation>คำค้นยาวเกินไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The quotation mark is not closed.</source>
            <translation>เครื่องหมายคำพูดยังไม่ปิด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The replay cannot be opened.</source>
            <translation>เปิดรีเพลย์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>The rulebook has no such rule.</source>
            <translation>กฎข้อนี้ไม่มีในหนังสือกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>The rules are written in English here.</source>
            <translation>กติกาส่วนนี้เขียนเป็นภาษาอังกฤษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The rules have nothing against this board.</source>
            <translation>กระดานนี้ไม่ผิดกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>The same cards as now</source>
            <translation>การ์ดเหมือนกับตอนนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The same thing cannot be chosen twice.</source>
            <translation>เลือกสิ่งเดียวกันสองครั้งไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The saved matches cannot be listed.</source>
            <translation>แสดงรายการแมตช์ที่บันทึกไว้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>The sheet could not be created.</source>
            <translation>ทำแผ่นพิมพ์ไม่สำเร็จ</translation>
        </message>
        <message>
            <source>The sheet could not be made.</source>
            <translation type="vanished">ทำแผ่นพิมพ์ไม่สำเร็จ</translation>
        </message>
        <message>
            <source>The sheet has gone to the printer.</source>
            <translation type="vanished">ส่งแผ่นพิมพ์ไปยังเครื่องพิมพ์แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>The sheet was sent to the printer.</source>
            <translation>ส่งแผ่นพิมพ์ไปยังเครื่องพิมพ์แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The starter cards are unpacked once. It takes a few seconds.</source>
            <translation>แกะการ์ดเริ่มต้นเพียงครั้งเดียว ใช้เวลาไม่กี่วินาที</translation>
        </message>
        <message>
            <source>The starter cards could not be brought in.</source>
            <translation type="vanished">นำการ์ดเริ่มต้นเข้ามาไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The starter cards could not be imported.</source>
            <translation>นำการ์ดเริ่มต้นเข้ามาไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>The table was not written.</source>
            <translation>ไม่ได้เขียนตาราง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The tags cannot be written.</source>
            <translation>เขียนแท็กไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The text looks like {seen}, but its language is {chosen}: choose {seen} above.</source>
            <translation>ข้อความดูเหมือนเป็นภาษา {seen} แต่เลือกภาษาไว้เป็น {chosen}: เลือก {seen} ด้านบน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The text was not checked.</source>
            <translation>ไม่ได้ตรวจข้อความ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The texts of this game are not understood yet: the card is played by hand.</source>
            <translation>โปรแกรมยังไม่เข้าใจข้อความของเกมนี้ การ์ดเล่นด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The underlined part is not understood; the effect is applied by hand.</source>
            <translation>โปรแกรมไม่เข้าใจส่วนที่ขีดเส้นใต้ ต้องทำเอฟเฟคด้วยมือ</translation>
        </message>
        <message>
            <source>The usual folder</source>
            <translation type="vanished">โฟลเดอร์ปกติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The version cannot be kept.</source>
            <translation>เก็บเวอร์ชันไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The way is free, and 2700 Life Points are left. Attack directly with {card}.</source>
            <translation>ทางเปิดแล้ว เหลือ 2700 ไลฟ์พ็อยต์ โจมตีโดยตรงด้วย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The whole text is understood: the program plays this card.</source>
            <translation>เข้าใจเทกซ์ทั้งหมด: โปรแกรมเล่นการ์ดใบนี้ให้</translation>
        </message>
        <message>
            <source>The {pile} had {before} cards and would have {after}.</source>
            <translation type="vanished">{pile}เคยมี {before} ใบ แต่จะกลายเป็น {after} ใบ</translation>
        </message>
        <message>
            <source>The {pile} had {before} cards and would now have {after}.</source>
            <translation type="vanished">{pile}เคยมี {before} ใบ แต่จะกลายเป็น {after} ใบ</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the least is {least}.</source>
            <translation type="vanished">{pile}มี {count} ใบ ต้องมีอย่างน้อย {least} ใบ</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the maximum is {most}.</source>
            <translation type="vanished">{pile}มี {count} ใบ มีได้ไม่เกิน {most} ใบ</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the minimum is {least}.</source>
            <translation type="vanished">{pile}มี {count} ใบ ต้องมีอย่างน้อย {least} ใบ</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the most is {most}.</source>
            <translation type="vanished">{pile}มี {count} ใบ มีได้ไม่เกิน {most} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The {place} of {who} is counted: {n}.</source>
            <translation>นับ{place}ของ {who}: {n} ใบ</translation>
        </message>
        <message>
            <source>Their LP</source>
            <translation type="vanished">LP ของเขา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Their {number}</source>
            <extracomment>one of the opponent's numbers, such as Life Points</extracomment>
            <translation>{number}ของอีกฝ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Theme</source>
            <extracomment>colours of the window; label of a choice</extracomment>
            <translation>ธีม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Then</source>
            <extracomment>versions of a deck: heading of how many there were at that time</extracomment>
            <translation>ตอนนั้น</translation>
        </message>
        <message>
            <source>Then nobody could answer what is being asked. Answer it first.</source>
            <translation type="vanished">ถ้าทำเช่นนั้นจะไม่มีใครตอบสิ่งที่ถามอยู่ได้ ตอบก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>There are no cards to print here. Choose another deck or pile.</source>
            <translation>ไม่มีการ์ดให้พิมพ์ เลือกเด็คหรือกองอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>There are no {game} cards yet.</source>
            <translation>ยังไม่มีการ์ดของ {game}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There are not enough monsters to Tribute.</source>
            <translation>มอนสเตอร์ให้รีลีสไม่พอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no Battle Phase on the first turn of a duel.</source>
            <translation>ในเทิร์นแรกของดูเอลไม่มีแบทเทิลเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is no card whose name it could announce.</source>
            <translation>ไม่มีการ์ดที่ประกาศชื่อได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no duel to give up now.</source>
            <translation>ตอนนี้ไม่มีดูเอลให้ยอมแพ้</translation>
        </message>
        <message>
            <source>There is no effect to play.</source>
            <translation type="vanished">ไม่มีเอฟเฟคให้เล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>There is no field “{field}”.</source>
            <translation>ไม่มีช่องข้อมูล "{field}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is no game to give up now.</source>
            <translation>ตอนนี้ไม่มีเกมให้ยอมแพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no legal target.</source>
            <translation>ไม่มีเป้าหมายที่เลือกได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>There is no opening parenthesis for this one.</source>
            <translation>วงเล็บปิดนี้ไม่มีคู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>There is no room for the calibration sheet.</source>
            <translation>ไม่มีที่พอสำหรับแผ่นปรับเทียบ</translation>
        </message>
        <message>
            <source>There is no room: at most {most}.</source>
            <translation type="vanished">ไม่มีที่ว่าง: ไม่เกิน {most} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>There is no room: the maximum is {most}.</source>
            <translation>ไม่มีที่ว่าง: ไม่เกิน {most} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such place in that pile.</source>
            <translation>ไม่มีตำแหน่งนั้นในกอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such player.</source>
            <translation>ไม่มีผู้เล่นคนนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such zone.</source>
            <translation>ไม่มีโซนนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is nothing it can attack.</source>
            <translation>ไม่มีอะไรให้โจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is nothing it could be attached to or aimed at.</source>
            <translation>ไม่มีสิ่งที่ติดหรือกำหนดเป็นเป้าหมายได้</translation>
        </message>
        <message>
            <source>There is nothing it could be attached to.</source>
            <translation type="vanished">ไม่มีสิ่งที่ติดได้</translation>
        </message>
        <message>
            <source>There is nothing it could be pasted on.</source>
            <translation type="vanished">ไม่มีสิ่งที่ติดได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is nothing to redo.</source>
            <translation>ไม่มีอะไรให้ทำซ้ำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is nothing to undo.</source>
            <translation>ไม่มีอะไรให้เลิกทำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>These are the cards you need least</source>
            <translation>การ์ดเหล่านี้จำเป็นน้อยที่สุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/siding.py" />
            <source>These cards find more to do against this deck</source>
            <translation>การ์ดเหล่านี้มีประโยชน์กว่าเมื่อเจอเด็คนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>These do not go together.</source>
            <translation>เลือกสิ่งเหล่านี้พร้อมกันไม่ได้</translation>
        </message>
        <message>
            <source>These effects switch each other on and off endlessly.</source>
            <translation type="vanished">เอฟเฟคเหล่านี้เปิดปิดกันไปมาไม่จบ</translation>
        </message>
        <message>
            <source>These effects switch one another on and off without end.</source>
            <translation type="vanished">เอฟเฟคเหล่านี้เปิดปิดกันไปมาไม่จบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>These files could not be imported again: {files}</source>
            <translation>นำเข้าไฟล์เหล่านี้อีกครั้งไม่ได้: {files}</translation>
        </message>
        <message>
            <source>These keys</source>
            <translation type="vanished">ปุ่มเหล่านี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>They would be printed as boxes.</source>
            <translation>อักษรเหล่านี้จะถูกพิมพ์เป็นกรอบสี่เหลี่ยม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This</source>
            <extracomment>button beside a card: this one is meant</extracomment>
            <translation>ข้อนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This Spell can be activated only in your own Main Phase.</source>
            <translation>เวทย์มนต์นี้ใช้งานในเมนเฟสของตน</translation>
        </message>
        <message>
            <source>This Spell is activated in your own Main Phase.</source>
            <translation type="vanished">เวทย์มนต์นี้ใช้งานในเมนเฟสของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>This attack cannot be blocked.</source>
            <translation>บล็อกการโจมตีนี้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>This attack gains nothing</source>
            <translation>การโจมตีนี้ไม่ได้อะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This card</source>
            <translation>การ์ดใบนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>This card has no effect.</source>
            <translation>ไม่มีเอฟเฟคให้เล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>This card has no picture yet. Drop one on it, or choose a file here.</source>
            <translation>การ์ดใบนี้ยังไม่มีรูป ลากรูปมาวางบนการ์ด หรือเลือกไฟล์ที่นี่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>This card is hidden from you.</source>
            <translation>การ์ดใบนี้ปิดไว้ไม่ให้คุณเห็น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>This card is not in the catalogue. It stays in the deck.</source>
            <translation>การ์ดใบนี้ไม่อยู่ในคลังการ์ด แต่ยังอยู่ในเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This decision is not yours.</source>
            <translation>การตัดสินใจนี้ไม่ใช่ของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>This deck cannot be opened.</source>
            <translation>เปิดเด็คนี้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_shelf.py" />
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>This deck cannot be read.</source>
            <translation>อ่านเด็คนี้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>This deck has no versions yet. One is kept each time it is saved.</source>
            <translation>เด็คนี้ยังไม่มีเวอร์ชัน จะเก็บไว้หนึ่งเวอร์ชันทุกครั้งที่บันทึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>This does not fit: {reason}</source>
            <translation>ใช้ไม่ได้: {reason}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>This duel goes to its end. You know how to Summon, Set and attack; now come effects, Chains of several links, and a Synchro Summon from your Extra Deck, the pile that is marked.</source>
            <translation>ดูเอลนี้เล่นจนจบ คุณอัญเชิญ เซ็ต และโจมตีเป็นแล้ว ต่อไปคือเอฟเฟค เชนหลายลิงก์ และการอัญเชิญแบบซิงโครจากเอ็คซ์ตร้าเด็ค กองที่ทำเครื่องหมายไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>This file was not imported.</source>
            <translation>ไฟล์นี้ไม่ได้ถูกนำเข้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This form</source>
            <translation>ท่านี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>This game goes to its end, and shows what the first lesson left out: a Stage, Events, and [Trigger]. Keep this hand.</source>
            <translation>เกมนี้เล่นจนจบ และแสดงสิ่งที่บทเรียนแรกไม่ได้สอน: สเตจ อีเวนต์ และ [ทริกเกอร์] เก็บมือนี้ไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>This game has no Tokens.</source>
            <translation>เกมนี้ไม่มีโทเค่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>This game has no options.</source>
            <translation>เกมนี้ไม่มีตัวเลือก</translation>
        </message>
        <message>
            <source>This is needed.</source>
            <translation type="vanished">ต้องกรอก</translation>
        </message>
        <message>
            <source>This is not the occasion for it.</source>
            <translation type="vanished">ไม่ใช่จังหวะของมัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>This is required.</source>
            <translation>ต้องกรอก</translation>
        </message>
        <message>
            <source>This is the Counter Step. The number at the edge of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Choose {card}, then {other}.</source>
            <translation type="vanished">นี่คือเคาน์เตอร์สเตป ตัวเลขที่ขอบของ {card} บนมือคือเคาน์เตอร์: นำลงแทรช แล้ว {other} ได้พาวเวอร์ +2000 ในแบทเทิลนี้ เลือก {card} แล้วเลือก {other}</translation>
        </message>
        <message>
            <source>This is the Counter Step. The second number of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Choose {card}, then {other}.</source>
            <translation type="vanished">นี่คือเคาน์เตอร์สเตป ตัวเลขที่สองของ {card} บนมือคือเคาน์เตอร์: นำลงแทรช แล้ว {other} ได้พาวเวอร์ +2000 ในแบทเทิลนี้ เลือก {card} แล้วเลือก {other}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>This is the Counter Step. The second number of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Click {card} and choose the Counter.</source>
            <translation>นี่คือเคาน์เตอร์สเตป ตัวเลขที่สองของ {card} บนมือคือเคาน์เตอร์: นำลงแทรช แล้ว {other} ได้พาวเวอร์ +2000 ในแบทเทิลนี้ คลิก {card} แล้วเลือกเคาน์เตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>This is the best target</source>
            <translation>นี่คือเป้าหมายที่ดีที่สุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>This is the moment. Activate the effect: it searches your Deck for a Spell or Trap with "Lantern" in its name. Take {card}.</source>
            <translation>ถึงจังหวะแล้ว ใช้งานเอฟเฟค: ค้นหาเวทย์มนต์หรือกับดักที่มี "โคมไฟ" ในชื่อจากเด็คของคุณ เลือก {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>This is your opening hand. You could change it once, all five cards; keep it.</source>
            <translation>นี่คือมือแรก เปลี่ยนได้ครั้งเดียวทั้งห้าใบ ให้เก็บไว้</translation>
        </message>
        <message>
            <source>This key always means something else.</source>
            <translation type="vanished">ปุ่มนี้มีความหมายอื่นเสมอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>This key is reserved.</source>
            <translation>ปุ่มนี้มีความหมายอื่นเสมอ</translation>
        </message>
        <message>
            <source>This kind of file is not known here.</source>
            <translation type="vanished">โปรแกรมไม่รู้จักไฟล์ชนิดนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>This line is being played</source>
            <translation>กำลังเล่นแนวนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>This list cannot be read.</source>
            <translation>อ่านรายการนี้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>This loses the game at once.</source>
            <translation>ทำแล้วจะแพ้เกมทันที</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>This match is damaged: it is open for viewing, as far as it can be read.</source>
            <translation>แมตช์นี้เสียหาย: เปิดให้ดูได้เท่าที่ตามเรื่องได้</translation>
        </message>
        <message>
            <source>This match is damaged: it is open to look at, as far as it can be followed.</source>
            <translation type="vanished">แมตช์นี้เสียหาย: เปิดให้ดูได้เท่าที่ตามเรื่องได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>This match is open in another window.</source>
            <translation>แมตช์นี้เปิดอยู่ในหน้าต่างอื่น</translation>
        </message>
        <message>
            <source>This parenthesis closes nothing.</source>
            <translation type="vanished">วงเล็บปิดนี้ไม่มีคู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This rulebook does not have that Summon.</source>
            <translation>หนังสือกฎเล่มนี้ไม่มีการอัญเชิญแบบนั้น</translation>
        </message>
        <message>
            <source>This rulebook has no such Summon.</source>
            <translation type="vanished">หนังสือกฎเล่มนี้ไม่มีการอัญเชิญแบบนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>This ruler is 100 mm long. If yours says otherwise, the printer has scaled the page: look for a scale or fit setting in the print dialog and set it to 100 % or “none”.</source>
            <translation>ไม้บรรทัดนี้ยาว 100 มม. หากวัดได้ไม่เท่านี้ แสดงว่าเครื่องพิมพ์ย่อขยายหน้า: หาตัวเลือกมาตราส่วนหรือพอดีหน้าในหน้าต่างการพิมพ์ แล้วตั้งเป็น 100 % หรือ "ไม่ปรับ"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>This saves more than it costs</source>
            <translation>สิ่งที่รักษาไว้มีค่ากว่าสิ่งที่เสีย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>This text is applied by hand.</source>
            <translation>เทกซ์นี้ต้องทำด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>This version cannot be read: {error}</source>
            <translation>อ่านเวอร์ชันนี้ไม่ได้: {error}</translation>
        </message>
        <message>
            <source>Throw away</source>
            <translation type="vanished">ทิ้ง</translation>
        </message>
        <message>
            <source>Throw away (you can put it back)</source>
            <translation type="vanished">ทิ้ง (นำกลับมาได้)</translation>
        </message>
        <message>
            <source>Throw away: {match}</source>
            <translation type="vanished">ทิ้ง: {match}</translation>
        </message>
        <message>
            <source>Throw the chosen decks away; they can be put back</source>
            <translation type="vanished">ทิ้งเด็คที่เลือก นำกลับมาได้</translation>
        </message>
        <message>
            <source>Throw the folder away with what is in it</source>
            <translation type="vanished">ทิ้งโฟลเดอร์พร้อมสิ่งที่อยู่ข้างใน</translation>
        </message>
        <message>
            <source>Throwing away</source>
            <translation type="vanished">กำลังทิ้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Timeline</source>
            <extracomment>all moments of a match, to go back to; name of a panel</extracomment>
            <translation>เส้นเวลา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To Main Phase 2</source>
            <translation>ไปเมนเฟส 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To a free zone of the field</source>
            <translation>ลงโซนว่างบนสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To its area of the field</source>
            <translation>ลงแอเรียของมันบนสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its left</source>
            <translation>ทางซ้าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its owner's Shrine</source>
            <translation>ลง Shrine ของเจ้าของ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To its owner's Trash</source>
            <translation>ลงแทรชของเจ้าของ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To its owner's hand</source>
            <translation>ขึ้นมือเจ้าของ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its right</source>
            <translation>ทางขวา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the At Line</source>
            <translation>ไป At Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the At Line, or into the Arena</source>
            <translation>ไป At Line หรือเข้ามาในสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Battle Phase</source>
            <translation>ไปแบทเทิลเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Df Line</source>
            <translation>ไป Df Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Df Line, or into the Arena</source>
            <translation>ไป Df Line หรือเข้ามาในสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Draw Phase</source>
            <translation>ไปดรอว์เฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/playmat.py" />
            <source>To the End Phase</source>
            <translation>ไปเอนด์เฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the Graveyard</source>
            <translation>ลงสุสาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Life</source>
            <translation>เข้าไลฟ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Life, face-up</source>
            <translation>ไปที่ไลฟ์ หงายหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Remove Zone</source>
            <translation>ไป Remove Zone</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Shrine</source>
            <translation>ลง Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Standby Phase</source>
            <translation>ไปสแตนด์บายเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Trash</source>
            <translation>ลงแทรช</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the bottom of its owner's Deck</source>
            <translation>ใต้เด็คของเจ้าของ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the bottom of the Deck</source>
            <translation>ใต้เด็ค</translation>
        </message>
        <message>
            <source>To the cards</source>
            <translation type="vanished">ไปที่การ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the field</source>
            <translation>ลงสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the hand</source>
            <translation>ขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>To the last Life Point: effects, Chains, a Field Spell, a Synchro Summon and a Counter Trap.</source>
            <translation>จนไลฟ์พ็อยต์แต้มสุดท้าย: เอฟเฟค เชน เวทย์มนต์ฟีลด์ การอัญเชิญแบบซิงโคร และกับดักเคาท์เตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>To the last attack: a Stage, Events, [Trigger], Counter and Double Attack.</source>
            <translation>จนการโจมตีครั้งสุดท้าย: สเตจ อีเวนต์ [ทริกเกอร์] เคาน์เตอร์ และดับเบิ้ลแอทแทค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>To the log</source>
            <translation>ไปที่บันทึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the next Main Phase</source>
            <translation>ไปเมนเฟสถัดไป</translation>
        </message>
        <message>
            <source>To the next turn</source>
            <translation type="vanished">ไปเทิร์นถัดไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>To the positions</source>
            <translation>ไปที่ตำแหน่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To the top of its owner's Deck</source>
            <translation>บนเด็คของเจ้าของ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the top of its owner's Deck (Extra Deck)</source>
            <translation>วางบนเด็คของเจ้าของ (เอ็คซ์ตร้าเด็ค)</translation>
        </message>
        <message>
            <source>To the top of its owner's Library</source>
            <translation type="vanished">ไว้บน Library ของเจ้าของ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the top of its owner's Life, face-down</source>
            <translation>วางบนไลฟ์ของเจ้าของแบบคว่ำหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the top of its owner's Life, face-up</source>
            <translation>ไปบนสุดของไลฟ์ของเจ้าของ หงายหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the top of the Deck</source>
            <translation>วางบนเด็ค</translation>
        </message>
        <message>
            <source>To the turn before</source>
            <translation type="vanished">ไปเทิร์นก่อน</translation>
        </message>
        <message>
            <source>Together</source>
            <translation type="vanished">รวมกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Token</source>
            <extracomment>Yu-Gi-Oh!: a monster that is no card</extracomment>
            <translation>โทเค่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Tokens</source>
            <extracomment>Yu-Gi-Oh!: monsters that are no cards (plural)</extracomment>
            <translation>โทเค่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Too many DON!! cards: at most {most}.</source>
            <translation>การ์ดด้ง!! มากเกินไป: ได้ไม่เกิน {most}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Top margin</source>
            <translation>ขอบบน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Top, bottom</source>
            <translation>บน ล่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Toss a coin</source>
            <translation>ทอยเหรียญ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trait</source>
            <extracomment>One Piece and Summoner Master: a property of a card; a field</extracomment>
            <translation>คุณสมบัติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Traits</source>
            <extracomment>One Piece and Summoner Master: properties of a card; a field</extracomment>
            <translation>คุณสมบัติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trap</source>
            <extracomment>Yu-Gi-Oh!: a trap card</extracomment>
            <translation>กับดัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Trap Cards</source>
            <translation>การ์ดกับดัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Traps</source>
            <extracomment>Yu-Gi-Oh!: trap cards (plural); a group in a deck</extracomment>
            <translation>กับดัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Trash</source>
            <extracomment>One Piece: the area of cards that have left the game for now (a noun)</extracomment>
            <translation>แทรช</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Tribe</source>
            <extracomment>Summoner Master: a property of Seals, the rulebook's term; heading</extracomment>
            <translation>เผ่าพันธุ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Tribes</source>
            <extracomment>Summoner Master: a field of a card (plural)</extracomment>
            <translation>เผ่าพันธุ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Tribute {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>รีลีส{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trigger</source>
            <extracomment>One Piece: the [Trigger] text of a card; a field of a card</extracomment>
            <translation>ทริกเกอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Trigger Ability</source>
            <translation>Trigger Ability</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Trigger Effect</source>
            <translation>เอฟเฟคทริกเกอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Try 10,000 hands</source>
            <translation>ลอง 10,000 มือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Try again</source>
            <translation>ลองอีกครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Try again in a moment.</source>
            <translation>ลองใหม่อีกสักครู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Try fewer words, or clear the filters.</source>
            <translation>ลองใช้คำน้อยลง หรือล้างตัวกรอง</translation>
        </message>
        <message>
            <source>Try fewer words, or take the filters away.</source>
            <translation type="vanished">ลองใช้คำน้อยลง หรือล้างตัวกรอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Turn</source>
            <extracomment>Yu-Gi-Oh!: flip or turn a card (verb, on a button)</extracomment>
            <translation>พลิก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Turn face-up or face-down</source>
            <translation>พลิกหงายหรือคว่ำ</translation>
        </message>
        <message>
            <source>Turn over</source>
            <translation type="vanished">พลิกกระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Turn player’s, then the opponent’s</source>
            <translation>เจ้าของเทิร์นก่อน แล้วจึงคู่ต่อสู้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Turn the paper: more cards fit</source>
            <translation>หมุนกระดาษ: วางการ์ดได้มากกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Turn up {cards}</source>
            <translation>พลิกดู{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Turn {card}: it is better off in its other position</source>
            <translation>เปลี่ยนท่าของ {card}: อีกท่าหนึ่งดีกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Turn {n}</source>
            <extracomment>the n-th turn of the match; heading in the log</extracomment>
            <translation>เทิร์น {n}</translation>
        </message>
        <message>
            <source>Turn {n} · {phase} · {at} / {all}</source>
            <translation type="vanished">เทิร์น {n} · {phase} · {at} / {all}</translation>
        </message>
        <message>
            <source>Turn {n} · {who}</source>
            <translation type="vanished">เทิร์น {n} · {who}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Turn {turn}</source>
            <extracomment>the number of the turn at which a match stands</extracomment>
            <translation>เทิร์น {turn}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Turn {turn}: {better}, not {played}</source>
            <translation>เทิร์น {turn}: {better} ไม่ใช่ {played}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Turn {turn}: {who}</source>
            <translation>เทิร์น {turn}: {who}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Turns</source>
            <extracomment>Summoner Master: how many turns a Mystic Card lasts; a field of a card (noun)</extracomment>
            <translation>จำนวนเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Two columns are set to {field}.</source>
            <translation>มีสองคอลัมน์เป็น {field}</translation>
        </message>
        <message>
            <source>Two columns are {field}.</source>
            <translation type="vanished">มีสองคอลัมน์เป็น {field}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Two counters now: 2700, 2000 and 1700 ATK, against 3500 Life Points and one monster. Enter the Battle Phase and attack {other} with {card}.</source>
            <translation>ตอนนี้มีเคาน์เตอร์ 2 อัน: พลังโจมตี 2700, 2000 และ 1700 ต่อ 3500 ไลฟ์พ็อยต์และมอนสเตอร์ 1 ใบ เข้าแบทเทิลเฟสแล้วโจมตี {other} ด้วย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Two lines that part at moment {n}</source>
            <translation>สองแนวที่แยกกันที่ช่วง {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>Two numbers from 0 to 13, separated by a comma.</source>
            <translation>ตัวเลข 0 ถึง 13 สองตัว คั่นด้วยจุลภาค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Two pages that show whether your printer keeps sizes and aligns both sides</source>
            <translation>สองหน้าที่แสดงว่าเครื่องพิมพ์รักษาขนาดและด้านหรือไม่</translation>
        </message>
        <message>
            <source>Two pages that show whether your printer keeps sizes and sides</source>
            <translation type="vanished">สองหน้าที่แสดงว่าเครื่องพิมพ์รักษาขนาดและด้านหรือไม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Two people</source>
            <translation>สองคน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Two people, one screen</source>
            <translation>สองคนหนึ่งจอ</translation>
        </message>
        <message>
            <source>Two starter decks are shuffled and ready. Play with someone, or play both sides yourself.</source>
            <translation type="vanished">เด็คเริ่มต้นสองเด็คสับรอไว้แล้ว นั่งเล่นกับใครสักคน หรือเล่นทั้งสองฝั่งเอง</translation>
        </message>
        <message>
            <source>Two starter decks are shuffled and waiting. Sit down with somebody, or play both sides yourself.</source>
            <translation type="vanished">เด็คเริ่มต้นสองเด็คสับรอไว้แล้ว นั่งเล่นกับใครสักคน หรือเล่นทั้งสองฝั่งเอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Two-sided printing</source>
            <translation>พลิกกระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Type</source>
            <extracomment>Yu-Gi-Oh!: the Type of a monster, such as Dragon; heading</extracomment>
            <translation>เผ่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Type a part of the card's name, choose the card and press Enter. Pictures without a card are left out.</source>
            <translation>พิมพ์บางส่วนของชื่อการ์ด เลือกการ์ด แล้วกด Enter รูปที่ไม่มีการ์ดจะไม่ถูกใช้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Type and Attribute</source>
            <translation>เผ่าและธาตุ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Types</source>
            <extracomment>Yu-Gi-Oh!: the Types of a monster; a field of a card</extracomment>
            <translation>คุณสมบัติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>T{n}</source>
            <extracomment>the n-th turn, as short as can be, above the row of phases</extracomment>
            <translation>ท{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Under an Effect of {card}.</source>
            <translation>อยู่ภายใต้ Effect ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Under an Effect of {card}: “{words}”</source>
            <translation>อยู่ภายใต้ Effect ของ {card}: “{words}”</translation>
        </message>
        <message>
            <source>Under its owner's Deck</source>
            <translation type="vanished">ใต้เด็คของเจ้าของ</translation>
        </message>
        <message>
            <source>Under the Deck</source>
            <translation type="vanished">ใต้เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Undo</source>
            <extracomment>take the last answer back (verb, on a button)</extracomment>
            <translation>เลิกทำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Undo (Ctrl+Z)</source>
            <translation>เลิกทำ (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Undo, or try again.</source>
            <translation>เลิกทำ หรือลองใหม่</translation>
        </message>
        <message>
            <source>Undo, redo</source>
            <translation type="vanished">ย้อน ทำซ้ำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>เลิกทำ: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Unknown cards</source>
            <translation>การ์ดที่ไม่รู้จัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Unknown file type.</source>
            <translation>โปรแกรมไม่รู้จักไฟล์ชนิดนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Unpacking the starter cards</source>
            <translation>กำลังแกะการ์ดเริ่มต้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Unsaved deck</source>
            <translation>ยังไม่ได้บันทึกเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Until when the Damage Step takes responses</source>
            <translation>โต้ตอบในดาเมจสเต็ปได้ถึงเมื่อใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <location filename="../desktop/sanam/ui/proxies/sources.py" />
            <source>Untitled deck</source>
            <translation>เด็คไม่มีชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Use</source>
            <extracomment>button: use a card or an ability (verb)</extracomment>
            <translation>ใช้งาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Use all slots</source>
            <translation>ใช้ทุกช่อง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Use an effect of which the program cannot tell when it may be used</source>
            <translation>ใช้เอฟเฟคที่โปรแกรมบอกไม่ได้ว่าใช้ได้เมื่อใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Use as cover</source>
            <translation>ใช้เป็นปก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its Counter</source>
            <translation>ใช้เคาน์เตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its Counter on another card</source>
            <translation>ใช้เคาน์เตอร์กับการ์ดใบอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Use its Skill</source>
            <translation>ใช้ Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its [Counter] ability</source>
            <translation>ใช้ความสามารถ [เคาน์เตอร์]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Use none</source>
            <translation>ไม่ใช้เลย</translation>
        </message>
        <message>
            <source>Use only the cards of this deck.</source>
            <translation type="vanished">ใช้เฉพาะการ์ดของเด็คนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use the [Trigger]</source>
            <translation>ใช้ [ทริกเกอร์]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Use the default folder</source>
            <translation>โฟลเดอร์ปกติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Use the link from the clipboard</source>
            <translation>ใช้ลิงก์จากคลิปบอร์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Use this card instead</source>
            <translation>ใช้การ์ดนี้แทน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Use this slot</source>
            <translation>ใช้ช่องนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>Use {card} now: it changes what happens</source>
            <translation>ใช้ {card} ตอนนี้: จะเปลี่ยนผลที่เกิดขึ้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Use {card}: its effect is worth more than it costs</source>
            <translation>ใช้ {card}: ผลคุ้มกว่าค่าใช้จ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Use {card}: what it does is worth more than it costs</source>
            <translation>ใช้ {card}: ได้ผลมากกว่าที่ต้องจ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Usual</source>
            <extracomment>how often a player is asked to respond: as usual</extracomment>
            <translation>ปกติ</translation>
        </message>
        <message>
            <source>V</source>
            <translation type="vanished">V</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Versions of this deck</source>
            <translation>เวอร์ชันของเด็คนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Versions of this deck…</source>
            <translation>เวอร์ชันของเด็คนี้…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>WATER</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>น้ำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>WIND</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>ลม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Waiting</source>
            <extracomment>state: it is the other player's time to answer</extracomment>
            <translation>กำลังรอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Waiting abilities</source>
            <translation>ความสามารถที่รออยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Watch a replay</source>
            <translation>ดูรีเพลย์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Watch the replay</source>
            <translation>ดูรีเพลย์</translation>
        </message>
        <message>
            <source>Way of Summoning</source>
            <translation type="vanished">วิธีอัญเชิญ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Welcome! Both duelists have 8000 Life Points. Who brings the other's to 0 wins the duel.</source>
            <translation>ยินดีต้อนรับ! ทั้งสองฝ่ายมี 8000 ไลฟ์พ็อยต์ ใครทำให้อีกฝ่ายเหลือ 0 ชนะดูเอล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Welcome! You are a Summoner: you cast Seals, creatures that fight for you, and Mystic Cards, your spells. Your hand lies at the bottom: five Seals and two Mystic Cards.</source>
            <translation>ยินดีต้อนรับ! คุณคือซัมมอนเนอร์: คุณร่าย Seal ซึ่งต่อสู้แทนคุณ และ Mystic Card ซึ่งเป็นเวทมนตร์ มือของคุณอยู่ด้านล่าง: Seal 5 ใบและ Mystic Card 2 ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Welcome! {card} is your Leader.</source>
            <translation>ยินดีต้อนรับ! {card} คือลีดเดอร์ของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What a replayed attack may become</source>
            <translation>การโจมตีที่ต้องเลือกใหม่ทำอะไรได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What causes a replay of an attack</source>
            <translation>สิ่งที่ทำให้โจมตีซ้ำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>What decided it</source>
            <translation>จุดตัดสินเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>What happens is shown one thing after another</source>
            <translation>แสดงเหตุการณ์ทีละอย่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What happens to the old one</source>
            <translation>ใบเก่าจะเป็นอย่างไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>What is listed</source>
            <translation>สิ่งที่แสดง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>What is to be reached</source>
            <translation>สิ่งที่ต้องทำให้สำเร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>What it applies to is chosen when it is activated, so that the other player can respond to the choice.</source>
            <translation>สิ่งที่จะมีผลด้วยถูกเลือกตอนใช้งาน อีกฝ่ายจึงโต้ตอบการเลือกนั้นได้</translation>
        </message>
        <message>
            <source>What it gains</source>
            <translation type="vanished">สิ่งที่ได้รับ</translation>
        </message>
        <message>
            <source>What it may be equipped to</source>
            <translation type="vanished">สวมใส่ให้อะไรได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>What it names has no effect on this card.</source>
            <translation>สิ่งที่ระบุไว้ไม่มีผลกับการ์ดนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>What its text demands is not so now.</source>
            <translation>ตอนนี้ไม่ตรงตามที่ข้อความของการ์ดกำหนด</translation>
        </message>
        <message>
            <source>What makes an attack be replayed</source>
            <translation type="vanished">สิ่งที่ทำให้โจมตีซ้ำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What stops a change of position in Main Phase 2</source>
            <translation>สิ่งที่ห้ามเปลี่ยนสถานะในเมนเฟส 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>What the chart counts</source>
            <translation>สิ่งที่แผนภูมินับ</translation>
        </message>
        <message>
            <source>What the import did</source>
            <translation type="vanished">ผลการนำเข้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>What the list says</source>
            <translation>รายการนี้บอกว่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What the turn player may activate first</source>
            <translation>สิ่งที่เจ้าของเทิร์นใช้งานก่อนได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/card_menu.py" />
            <source>What this card may do</source>
            <translation>สิ่งที่การ์ดใบนี้ทำได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>What to do with the cards</source>
            <translation>จะทำอะไรกับการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>What to print</source>
            <translation>สิ่งที่จะพิมพ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>What would the computer do here, and why?</source>
            <translation>คอมพิวเตอร์จะทำอะไรตรงนี้ และเพราะอะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/commands.py" />
            <source>What would you like to do?</source>
            <translation>ต้องการทำอะไร?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>What you had before is kept in {folder}.</source>
            <translation>ข้อมูลเดิมของคุณเก็บไว้ใน {folder}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>What you own</source>
            <translation>การ์ดที่คุณมี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>When At is equal the higher Sp (speed) wins; when that is equal, too, both are destroyed. 7 Levels in your opponent's Shrine, and 2 in yours. Let us see what comes next.</source>
            <translation>เมื่อ At เท่ากัน Sp (ความเร็ว) ที่สูงกว่าชนะ ถ้ายังเท่ากันก็ถูกทำลายทั้งคู่ Shrine ของฝ่ายตรงข้าม 7 Level ของคุณ 2 มาดูกันต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>When Flip Effects act in battle</source>
            <translation>เอฟเฟครีเวิร์สทำงานเมื่อใดในการต่อสู้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When another of your cards is attacked you may rest this one, and it is attacked instead.</source>
            <translation>เมื่อการ์ดใบอื่นของคุณถูกโจมตี คุณเรสต์ใบนี้ได้ แล้วใบนี้ถูกโจมตีแทน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When damage takes this card from Life, you may use this instead of adding it to your hand.</source>
            <translation>เมื่อดาเมจนำการ์ดนี้ออกจากไลฟ์ คุณใช้สิ่งนี้แทนการนำขึ้นมือได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When it damages the Leader, it deals 2 damage instead of 1.</source>
            <translation>เมื่อทำดาเมจแก่ลีดเดอร์ ทำ 2 ดาเมจแทน 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>When it is cast, the Seals that it asks for may leave the game; it gains what its Growth Box says.</source>
            <translation>เมื่อร่าย นำ Seal ที่กำหนดออกจากเกมได้ แล้วได้รับสิ่งที่ Growth Box ระบุ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>When off, a PDF of scanned cards is several times smaller</source>
            <translation>หากปิด PDF ของการ์ดสแกนจะเล็กลงหลายเท่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>When off, the corners are filled, so that straight cuts leave no white</source>
            <translation>หากปิด มุมจะถูกเติมเต็ม: ตัดตรงแล้วไม่เหลือขอบขาว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>When something happens</source>
            <translation>เมื่อมีอะไรเกิดขึ้น</translation>
        </message>
        <message>
            <source>When something happens, and in the phases of the other player's turn</source>
            <translation type="vanished">เมื่อมีอะไรเกิดขึ้น และในเฟสของเทิร์นอีกฝ่าย</translation>
        </message>
        <message>
            <source>When the other player does something, and in the phases of their turn</source>
            <translation type="vanished">เมื่ออีกฝ่ายทำอะไร และในเฟสต่าง ๆ ของเทิร์นอีกฝ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>When the other player does something, and in the phases of their turn. With hidden hands also when you could only pretend to have an answer, so that being asked tells nothing.</source>
            <translation>เมื่ออีกฝ่ายทำอะไร และในเฟสต่าง ๆ ของเทิร์นอีกฝ่าย เมื่อปิดมือไว้ จะถามแม้เมื่อทำได้เพียงแสร้งว่ามีการ์ดโต้ตอบ การถูกถามจึงไม่บอกอะไรแก่อีกฝ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>When two players hide their hands, “When something happens” also asks a player who could only pretend to have an answer, so that being asked tells nothing.</source>
            <translation>เมื่อผู้เล่นสองคนปิดมือไว้ "เมื่อมีอะไรเกิดขึ้น" จะถามแม้ผู้เล่นทำได้เพียงแสร้งว่ามีการ์ดโต้ตอบ การถูกถามจึงไม่บอกอะไรแก่อีกฝ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Whenever something could be activated</source>
            <translation>เมื่อใดก็ตามที่ใช้งานได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Whenever something could be activated. With hidden hands, being asked tells the other player so.</source>
            <translation>เมื่อใดก็ตามที่ใช้งานได้ เมื่อปิดมือไว้ การถูกถามจะบอกอีกฝ่ายว่ามีการ์ดที่ใช้งานได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>Where destroyed and discarded cards go. Too many Levels of Seals in it lose the game.</source>
            <translation>ที่ซึ่งการ์ดที่ถูกทำลายและถูกทิ้งไปอยู่ Level ของ Seal ในนี้มากเกินไปจะแพ้เกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Where was most lost, and what would the computer have done?</source>
            <translation>เสียมากที่สุดตรงไหน และคอมพิวเตอร์จะทำอะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Whether that phase goes on after it</source>
            <translation>เฟสนั้นดำเนินต่อหลังจากนั้นหรือไม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Which cards</source>
            <translation>การ์ดกลุ่มใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Which number</source>
            <translation>ตัวเลขใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <source>Which pile the chart counts</source>
            <translation>กองที่แผนภูมินับ</translation>
        </message>
        <message>
            <source>Whichever lies at hand; the first picture is shown.</source>
            <translation type="vanished">ใบไหนก็ได้ที่มี แสดงรูปแรก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>While Seals stand in the At Line, only those can be attacked.</source>
            <translation>ขณะมี Seal ใน At Line โจมตีได้เฉพาะ Seal เหล่านั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>While only one player's wait</source>
            <translation>ขณะที่มีเพียงของผู้เล่นคนเดียวรออยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Who puts effects on the Chain first</source>
            <translation>ใครต่อเอฟเฟคลงในเชนก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Who starts</source>
            <translation>ใครเริ่มก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Who starts after a drawn duel</source>
            <translation>ใครเริ่มหลังดูเอลที่เสมอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Whole deck</source>
            <translation>ทั้งเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Whose turn it is</source>
            <translation>เทิร์นของใคร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Width, height</source>
            <translation>กว้าง สูง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Win the duel</source>
            <translation>ชนะดูเอล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>With</source>
            <extracomment>Summoner Master: with which Seal a Combination is made; a field of a card</extracomment>
            <translation>มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>With other monsters whose Levels complete the sum it becomes a Synchro Monster.</source>
            <translation>รวมกับมอนสเตอร์อื่นที่เลเวลรวมครบ กลายเป็นมอนสเตอร์ซิงโคร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Without Growth</source>
            <translation>ไม่ Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Won – lost</source>
            <translation>ชนะ – แพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Words</source>
            <extracomment>heading of the help for searching: words that are looked for</extracomment>
            <translation>คำ</translation>
        </message>
        <message>
            <source>Words of the name, or fields: type:dragon  level&gt;=5  text:"draw"  -kind:trap</source>
            <translation type="vanished">คำในชื่อ หรือช่องข้อมูล: type:dragon  level&gt;=5  text:"draw"  -kind:trap</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Words on cards and in questions</source>
            <translation>คำที่ใช้บนการ์ดและในคำถาม</translation>
        </message>
        <message>
            <source>Work by hand</source>
            <translation type="vanished">ทำด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Worth of the position over the match</source>
            <translation>มูลค่าของสถานการณ์ตลอดแมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Woven rosette</source>
            <translation>ลายดอกสาน</translation>
        </message>
        <message>
            <source>Write a length such as 8 mm, 0.8 cm or 0.3 in.</source>
            <translation type="vanished">พิมพ์ความยาวเช่น 8 mm, 0.8 cm หรือ 0.3 in</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Writing the PDF</source>
            <translation>กำลังเขียน PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Writing the calibration sheet</source>
            <translation>กำลังเขียนแผ่นปรับเทียบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Writing the card texts</source>
            <translation>กำลังเขียนข้อความบนการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Xyz</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>เอ็กซีซ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Xyz Materials</source>
            <translation>วัตถุดิบเอ็กซีซ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Xyz Materials lie under an Xyz Monster.</source>
            <translation>วัตถุดิบเอ็กซีซอยู่ใต้มอนสเตอร์เอ็กซีซ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Xyz Monsters</source>
            <translation>มอนสเตอร์เอ็กซีซ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Xyz Summon {cards}</source>
            <translation>อัญเชิญเอ็กซีซ{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Yes</source>
            <extracomment>button that answers a question</extracomment>
            <translation>ใช่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>You are looking at an earlier moment.</source>
            <translation>คุณกำลังดูช่วงก่อนหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>You are looking at an earlier moment. Return to now first.</source>
            <translation>คุณกำลังดูช่วงก่อนหน้า กลับมาปัจจุบันก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>You are not its owner.</source>
            <translation>คุณไม่ใช่เจ้าของ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>You can control only one of this card.</source>
            <translation>ควบคุมการ์ดนี้ได้เพียงใบเดียว</translation>
        </message>
        <message>
            <source>You can go on playing; it is tried again. Do not close the window before it is saved.</source>
            <translation type="vanished">เล่นต่อได้ โปรแกรมจะลองบันทึกใหม่ อย่าปิดหน้าต่างก่อนบันทึกเสร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>You can go on playing; saving will be tried again. Do not close the window until the match is saved.</source>
            <translation>เล่นต่อได้ โปรแกรมจะลองบันทึกใหม่ อย่าปิดหน้าต่างก่อนบันทึกเสร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>You can win this Subturn.</source>
            <translation>คุณชนะได้ใน Subturn นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>You can win this turn.</source>
            <translation>คุณชนะได้ในเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>You do not control it.</source>
            <translation>คุณไม่ได้ควบคุม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>You drew a card. {card} has Level 6: it needs a Tribute, a Monster of yours that goes to the Graveyard. Normal Summon {card} and Tribute {other}.</source>
            <translation>คุณจั่ว 1 ใบ {card} เลเวล 6: ต้องรีลีสมอนสเตอร์ของคุณ 1 ใบลงสุสาน อัญเชิญปกติ {card} โดยรีลีส {other}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You drew {card}. Normal Summon it. It is a "Lantern" monster, too: {other} counts it, and yours have 100 ATK more.</source>
            <translation>คุณจั่วได้ {card} อัญเชิญปกติมัน มันเป็นมอนสเตอร์ "โคมไฟ" ด้วย: {other} นับมัน และพวกของคุณได้พลังโจมตีเพิ่ม 100</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>You had no Seal and have brought none: ending the Main Step now loses the game (103.5).</source>
            <translation>คุณไม่มี Seal และยังไม่ได้นำ Seal ใดลงมา: ถ้าจบ Main Step ตอนนี้จะแพ้เกม (103.5)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You have 1 Mp left, and nothing in your hand costs so little. End your Main Step. Your Mp are filled up to 8, and your opponent's Subturn begins.</source>
            <translation>คุณเหลือ 1 Mp และไม่มีการ์ดบนมือที่ถูกขนาดนั้น จบ Main Step ของคุณ Mp จะเติมเป็น 8 แล้ว Subturn ของฝ่ายตรงข้ามเริ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You have 6 of your 8 Mp left. Cast {card} into the At Line.</source>
            <translation>คุณเหลือ 6 จาก 8 Mp ร่าย {card} ลง At Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have enough Life to let this through. Pass.</source>
            <translation>คุณมีไลฟ์พอให้ผ่านได้ ผ่าน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have five DON!!. Play {card} for four. It will strike in your next turn.</source>
            <translation>คุณมีด้ง!! 5 ใบ เล่น {card} ด้วย 4 ใบ มันจะโจมตีในเทิร์นหน้าของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You have won your first duel. You know effects and costs, Chains, Field Spells, Counter Traps and the Synchro Summon. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>คุณชนะดูเอลแรกแล้ว คุณรู้จักเอฟเฟคและค่าใช้จ่าย เชน เวทย์มนต์ฟีลด์ กับดักเคาท์เตอร์ และการอัญเชิญแบบซิงโคร ทีนี้เล่นแมตช์ของคุณเอง: โค้ชเตือนเมื่อคุณจะพลาด และทุกคำตอบย้อนกลับได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have won your first game. You know DON!!, Characters, Stages, Events, Counter, Blocker and [Trigger]. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>คุณชนะเกมแรกแล้ว คุณรู้จักด้ง!! คาแรกเตอร์ สเตจ อีเวนต์ เคาน์เตอร์ บล็อกเกอร์ และ [ทริกเกอร์] ทีนี้เล่นแมตช์ของคุณเอง: โค้ชเตือนเมื่อคุณจะพลาด และทุกคำตอบย้อนกลับได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may play it in the Counter Step, when your Leader or a Character is attacked.</source>
            <translation>เล่นได้ในเคาน์เตอร์สเต็ป เมื่อลีดเดอร์หรือคาแรกเตอร์ของคุณถูกโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may play this Event in your Main Phase, outside of a battle.</source>
            <translation>เล่นอีเวนต์นี้ได้ในเมนเฟสของคุณนอกแบทเทิล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may use it in your Main Phase, outside of a battle, when you pay what stands before the colon.</source>
            <translation>ใช้ได้ในเมนเฟสของคุณนอกแบทเทิล เมื่อจ่ายสิ่งที่อยู่หน้าเครื่องหมายทวิภาค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>You own</source>
            <translation>คุณมี</translation>
        </message>
        <message>
            <source>You play both sides and undo anything.</source>
            <translation type="vanished">คุณเล่นทั้งสองฝั่งและย้อนได้ทุกอย่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>You take no damage</source>
            <translation>เราไม่ได้รับดาเมจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You win when your opponent's Shrine holds Seals of 9 Levels in all at this play level. Destroyed Seals go there. The large number beside each name counts them.</source>
            <translation>คุณชนะเมื่อ Level รวมของ Seal ใน Shrine ของฝ่ายตรงข้ามถึง 9 ในระดับการเล่นนี้ Seal ที่ถูกทำลายไปอยู่ที่นั่น ตัวเลขใหญ่ข้างชื่อนับให้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You would have to skip your Draw Phase. {card} is a Counter Trap, which only another Counter Trap can answer. Activate it. Its cost is one card from your hand: discard {other}.</source>
            <translation>คุณจะต้องข้ามดรอว์เฟส {card} เป็นกับดักเคาท์เตอร์ ซึ่งมีแต่กับดักเคาท์เตอร์เท่านั้นที่โต้ตอบได้ ใช้งานมัน ค่าใช้จ่ายคือการ์ดบนมือ 1 ใบ: ทิ้ง {other}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your Life card is {card}, and it has [Trigger], too. Use it: the card is played and costs nothing.</source>
            <translation>ไลฟ์การ์ดของคุณคือ {card} และมี [ทริกเกอร์] เช่นกัน ใช้มัน: การ์ดลงสนามโดยไม่ต้องจ่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Your decks</source>
            <translation>เด็คของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Your decks with this card</source>
            <translation>เด็คของคุณที่มีการ์ดใบนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Your hand lies at the bottom: Monsters to fight with, Spells you activate in your turn, and Traps that must be Set first.</source>
            <translation>มือของคุณอยู่ด้านล่าง: มอนสเตอร์ไว้ต่อสู้ เวทย์มนต์ใช้ในเทิร์นของคุณ และกับดักที่ต้องเซ็ตก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Sets a card and ends the turn.</source>
            <translation>คู่ต่อสู้เซ็ตการ์ด 1 ใบแล้วจบเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Summons {card} again, pays 2000 Life Points, and activates {other}.</source>
            <translation>คู่ต่อสู้อัญเชิญ {card} อีกครั้ง จ่าย 2000 ไลฟ์พ็อยต์ และใช้งาน {other}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Summons {card} with 1900 ATK and attacks {other}, which has 1500.</source>
            <translation>คู่ต่อสู้อัญเชิญ {card} พลังโจมตี 1900 แล้วโจมตี {other} ซึ่งมี 1500</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Your opponent Summons {card} with 1900 ATK, enters the Battle Phase, and attacks {other}.</source>
            <translation>คู่ต่อสู้อัญเชิญ {card} พลังโจมตี 1900 เข้าแบทเทิลเฟส และโจมตี {other}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent attaches two DON!! to {card} and attacks {other}: 7000 against 5000.</source>
            <translation>คู่แข่งติดด้ง!! 2 ใบให้ {card} แล้วโจมตี {other}: 7000 ต่อ 5000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent casts {card} into the Df Line, and {other} into the At Line, which attacks {third} at once: a Seal may attack in the Subturn in which it was cast.</source>
            <translation>ฝ่ายตรงข้ามร่าย {card} ลง Df Line และ {other} ลง At Line ซึ่งโจมตี {third} ทันที: Seal โจมตีได้ใน Subturn ที่ถูกร่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent draws, casts {card} into the At Line, and attacks {other} with it. Both have At 4, and both have Sp 3.</source>
            <translation>ฝ่ายตรงข้ามจั่ว ร่าย {card} ลง At Line แล้วโจมตี {other} ทั้งคู่มี At 4 และ Sp 3</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent ends the Subturn. Now it is yours again.</source>
            <translation>ฝ่ายตรงข้ามจบ Subturn ถึงตาคุณอีกครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent ends the turn.</source>
            <translation>ฝ่ายตรงข้ามจบเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent has three Life cards and no Character. End your turn.</source>
            <translation>คู่แข่งมีไลฟ์การ์ด 3 ใบและไม่มีคาแรกเตอร์ จบเทิร์นของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Your opponent has two DON!!, plays {card}, and ends the turn.</source>
            <translation>คู่แข่งมีด้ง!! 2 ใบ เล่น {card} แล้วจบเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Your opponent plays {card} and attacks you with {other}, with a DON!! attached: 6000 against your 5000.</source>
            <translation>คู่แข่งเล่น {card} แล้วโจมตีคุณด้วย {other} ซึ่งติดด้ง!! 1 ใบ: 6000 ต่อ 5000 ของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent plays {card} and ends the turn.</source>
            <translation>คู่แข่งเล่น {card} แล้วจบเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent plays {card}, a Blocker, and {other}, and ends the turn.</source>
            <translation>คู่แข่งเล่น {card} ซึ่งเป็นบล็อกเกอร์ และ {other} แล้วจบเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent turns up {card}: the attacker is to lose 800 ATK.</source>
            <translation>คู่ต่อสู้หงาย {card}: ตัวโจมตีจะเสียพลังโจมตี 800</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Your own</source>
            <translation>กำหนดเอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Your own Seals cannot be attacked.</source>
            <translation>โจมตี Seal ของตนเองไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Your own card</source>
            <translation>การ์ดของตน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Your table is being prepared.</source>
            <translation>กำลังจัดโต๊ะให้คุณ</translation>
        </message>
        <message>
            <source>Your table is being set.</source>
            <translation type="vanished">กำลังจัดโต๊ะให้คุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Your table is ready.</source>
            <translation>โต๊ะของคุณพร้อมแล้ว</translation>
        </message>
        <message>
            <source>Your table is set.</source>
            <translation type="vanished">โต๊ะของคุณพร้อมแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/definition.py" />
            <source>Yu-Gi-Oh!</source>
            <extracomment>the name of the game</extracomment>
            <translation>ยูกิโอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Yu-Gi-Oh!: a whole duel</source>
            <translation>Yu-Gi-Oh!: ทั้งดูเอล</translation>
        </message>
        <message>
            <source>Z</source>
            <translation type="vanished">Z</translation>
        </message>
        <message>
            <source>[ and ]</source>
            <translation type="vanished">[ และ ]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Banish]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>[แบนนิช]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Blocker]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>[บล็อกเกอร์]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Double Attack]</source>
            <translation>[ดับเบิ้ลแอทแทค]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Rush: Character]</source>
            <translation>[จู่โจมฉับพลัน: คาแรกเตอร์]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Rush]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>[จู่โจมฉับพลัน]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Unblockable]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>[บล็อกไม่ได้]</translation>
        </message>
        <message>
            <source>a battle fought</source>
            <translation type="vanished">การต่อสู้ที่จบแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <location filename="../desktop/sanam/ui/table/seat/offers.py" />
            <source>a card</source>
            <translation>การ์ดหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a card without a passcode cannot be part of a {suffix} file</source>
            <translation>การ์ดที่ไม่มีรหัสใส่ในไฟล์ {suffix} ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>a completed battle</source>
            <translation>การต่อสู้ที่จบแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>a counter of 2000</source>
            <translation>เคาน์เตอร์ 2000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>a draw</source>
            <translation>เสมอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>a draw, {a}–{b}</source>
            <translation>เสมอ {a}–{b}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>a face-down monster</source>
            <translation>มอนสเตอร์ที่คว่ำหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a folder or file with this name already exists</source>
            <translation>มีโฟลเดอร์หรือไฟล์ชื่อนี้อยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>a heading</source>
            <translation>หัวข้อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>a hidden card</source>
            <translation>การ์ดที่ซ่อนอยู่</translation>
        </message>
        <message>
            <source>a newer version of the program wrote this catalogue (version {found}, known {known})</source>
            <translation type="vanished">คลังการ์ดนี้เขียนโดยโปรแกรมรุ่นใหม่กว่า (รุ่น {found} ที่รู้จักคือ {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>a printed “?”</source>
            <translation>"?" ที่พิมพ์บนการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>a single duel</source>
            <translation>ดูเอลเดียว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>a single game</source>
            <translation>เกมเดียว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>a text keeps the loser from being destroyed</source>
            <translation>มีข้อความกันไม่ให้ Seal ที่แพ้การต่อสู้ถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>a trait and a Level</source>
            <translation>คุณสมบัติและเลเวล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>a tribe and its At</source>
            <translation>เผ่าพันธุ์และ At</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a {kind} card has no such field</source>
            <translation>การ์ด {kind} ไม่มีช่องข้อมูลนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>across</source>
            <extracomment>how a back is shifted: to the side</extracomment>
            <translation>แนวนอน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>active</source>
            <extracomment>One Piece: state of a card that stands upright and may be used</extracomment>
            <translation>แอ็คทีฟ</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>add %n card(s)</source>
            <translation>
                <numerusform>เพิ่มการ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>add {card}</source>
            <extracomment>what Undo would take back: a card was added (lower case, follows “Undo:”)</extracomment>
            <translation>เพิ่ม {card}</translation>
        </message>
        <message>
            <source>add {n} cards</source>
            <translation type="vanished">เพิ่มการ์ด {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>against {deck}: {result}</source>
            <translation>เจอกับ {deck}: {result}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all Spells</source>
            <translation>เวทย์มนต์ทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all Spells and Traps</source>
            <translation>เวทย์มนต์และกับดักทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all Traps</source>
            <translation>กับดักทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all cards</source>
            <translation>การ์ดทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>all elements</source>
            <translation>ทุกชาติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all monsters</source>
            <translation>มอนสเตอร์ทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>all targets</source>
            <translation>ทุกเป้าหมาย (All)</translation>
        </message>
        <message>
            <source>all those there when powers are compared</source>
            <translation type="vanished">ทุกใบที่อยู่เมื่อเทียบค่าพลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>an attribute</source>
            <translation>คุณลักษณะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/notices.py" />
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>and {n} more</source>
            <translation>และอีก {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>another picture here is that of {card}, too; only the first was taken</source>
            <translation>มีอีกรูปหนึ่งที่เป็นของ {card} เช่นกัน ใช้เฉพาะรูปแรก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/many.py" />
            <source>any</source>
            <extracomment>a filter's value: it does not matter</extracomment>
            <translation>ทั้งหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>any</source>
            <comment>printing</comment>
            <translation>รุ่นใดก็ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>any fast effect</source>
            <translation>เอฟเฟคเร็วใดก็ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>artwork of {card}</source>
            <translation>ภาพของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>as in the deck</source>
            <translation>ตามลำดับในเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>as long as it stays</source>
            <translation>ตราบที่ยังอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>as the Spell says</source>
            <translation>ตามที่เวทย์มนต์ระบุ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>at its declaration</source>
            <translation>เมื่อประกาศโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>at least {n}</source>
            <translation>อย่างน้อย {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>at most {n}</source>
            <translation>ไม่เกิน {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>at the comparison</source>
            <translation>เมื่อเทียบค่าพลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>banished cards</source>
            <translation>นอกเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>beside the Deck</source>
            <translation>ข้างเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>best of three</source>
            <translation>ชนะสองในสาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>black</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>ดำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>blue</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>ฟ้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>both are destroyed</source>
            <translation>ถูกทำลายทั้งคู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>bottom</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>ล่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>bottom left</source>
            <translation>ซ้ายล่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>bottom right</source>
            <translation>ขวาล่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by ATK</source>
            <translation>ตามพลังโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>by At</source>
            <translation>ตาม At</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>by cost</source>
            <translation>ตามคอสต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by level</source>
            <translation>ตามเลเวล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by name</source>
            <translation>ตามชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>by power</source>
            <translation>ตามพาวเวอร์</translation>
        </message>
        <message>
            <source>came this turn</source>
            <translation type="vanished">ลงสนามเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>can act</source>
            <translation>ทำได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>card {n}</source>
            <extracomment>place in a file: the n-th card (lower case, within a sentence)</extracomment>
            <translation>การ์ด {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>cards drawn each turn: {n}</source>
            <translation>จั่วต่อเทิร์น: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards for which either is true</source>
            <translation>อย่างใดอย่างหนึ่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards for which this is not true</source>
            <translation>สิ่งที่ไม่เป็นเช่นนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>cards of both colours</source>
            <translation>การ์ดที่มีทั้งสองสี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>cards of several colours</source>
            <translation>การ์ดหลายสี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards of which you own one or more</source>
            <translation>การ์ดที่คุณมีอย่างน้อยหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards whose effect is applied by hand</source>
            <translation>การ์ดที่ต้องทำเทกซ์ด้วยมือ</translation>
        </message>
        <message>
            <source>cards whose text is applied by hand</source>
            <translation type="vanished">การ์ดที่ต้องทำเทกซ์ด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>cards with Interfere</source>
            <translation>การ์ดที่มี Interfere</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards with a text in this language</source>
            <translation>การ์ดที่มีเทกซ์ในภาษานี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards you do not own</source>
            <translation>การ์ดที่คุณไม่มี</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>change %n card(s)</source>
            <translation>
                <numerusform>เปลี่ยนการ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>change the card</source>
            <translation>เปลี่ยนการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>change the cover</source>
            <translation>เปลี่ยนปก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>change the list</source>
            <translation>รายการอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>change the rules</source>
            <translation>กฎชุดอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>changed</source>
            <extracomment>said of an option that is not as usual</extracomment>
            <translation>เปลี่ยนแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>characters {n}</source>
            <extracomment>place in a text: which characters (lower case, within a sentence)</extracomment>
            <translation>ตัวอักษรที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>columns in the line: {found}; in the header: {expected}</source>
            <translation>บรรทัดมี {found} คอลัมน์ หัวตารางมี {expected}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>combined</source>
            <extracomment>Summoner Master: said of a Seal that is part of a Combination</extracomment>
            <translation>รวมร่างอยู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>counter</source>
            <extracomment>a counter on a card, within a sentence (noun: a marker that is counted)</extracomment>
            <translation>เคาท์เตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>current phase</source>
            <translation>เฟสปัจจุบัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>d MMM yyyy</source>
            <comment>a date in a list</comment>
            <translation>d MMM yyyy</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>dark</source>
            <extracomment>an Attribute or Element, within a line</extracomment>
            <translation>มืด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>darkness</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>ความมืด</translation>
        </message>
        <message>
            <source>decisions of {name}: {n}</source>
            <translation type="vanished">การตัดสินใจของ {name}: {n}</translation>
        </message>
        <message>
            <source>decks as they are, by agreement</source>
            <translation type="vanished">ใช้เด็คตามที่เป็น โดยตกลงกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>declaring an attack</source>
            <translation>การประกาศโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>destroyed</source>
            <comment>what becomes of a Seal that is attacked</comment>
            <translation>ถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>destroyed</source>
            <comment>what becomes of a monster that is attacked</comment>
            <translation>ถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>destroys the old one</source>
            <translation>ทำลายใบเก่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>detect the language</source>
            <translation>เดาภาษา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>divine</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, within a line</extracomment>
            <translation>เทพ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>down</source>
            <extracomment>how a back is shifted: downwards</extracomment>
            <translation>แนวตั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>drawn: {n}</source>
            <extracomment>how many matches ended in a draw</extracomment>
            <translation>เสมอ: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>earth</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>ดิน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>effects negated</source>
            <translation>เอฟเฟคไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>effects negated by {card}</source>
            <translation>เอฟเฟคไร้ผลเพราะ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>en</source>
            <comment>the code of this language: th, fa, zh_Hant or zh_Hans</comment>
            <translation>th</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>enter</source>
            <extracomment>button: go into a phase (verb, lower case)</extracomment>
            <translation>เข้าเฟส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>enter a search term</source>
            <translation>พิมพ์คำที่จะค้นหา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>every element</source>
            <translation>ทุกชาติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>exactly the Level</source>
            <translation>เลเวลต้องพอดี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>exactly {n}</source>
            <extracomment>how many cards a pile must have</extracomment>
            <translation>{n} พอดี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-down</source>
            <extracomment>how a card lies, within a sentence</extracomment>
            <translation>คว่ำหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-down Defense Position</source>
            <translation>ตั้งป้องกันคว่ำหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>face-up</source>
            <extracomment>how a card lies, within a sentence</extracomment>
            <translation>หงายหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-up Attack Position</source>
            <translation>ตั้งโจมตีหงายหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-up Defense Position</source>
            <translation>ตั้งป้องกันหงายหน้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>field {n}</source>
            <extracomment>place in a file: which field (lower case, within a sentence)</extracomment>
            <translation>ช่อง {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>fire</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>ไฟ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>folders can be nested at most {limit} deep</source>
            <translation>โฟลเดอร์ซ้อนกันได้ไม่เกิน {limit} ชั้น</translation>
        </message>
        <message>
            <source>folders may lie {limit} deep at most</source>
            <translation type="vanished">โฟลเดอร์ซ้อนกันได้ไม่เกิน {limit} ชั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>form {n}</source>
            <extracomment>Summoner Master: the n-th form of an attack or a card, within a line</extracomment>
            <translation>ท่าที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>from</source>
            <extracomment>before the least number of a range in a filter: from … to</extracomment>
            <translation>จาก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/offers.py" />
            <source>from {cards}</source>
            <extracomment>an act that is possible from these cards</extracomment>
            <translation>จาก {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>given to a card</source>
            <translation>ติดกับการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>green</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>เขียว</translation>
        </message>
        <message>
            <source>guess the language</source>
            <translation type="vanished">เดาภาษา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>hand</source>
            <extracomment>a player's hand of cards, within a sentence</extracomment>
            <translation>มือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>hand, redrawn once</source>
            <translation>มือ เปลี่ยนมือแล้วหนึ่งครั้ง</translation>
        </message>
        <message>
            <source>has it</source>
            <translation type="vanished">มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>heads</source>
            <extracomment>a side of the coin, within a sentence</extracomment>
            <translation>หัว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/piles.py" />
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>hidden card</source>
            <translation>การ์ดที่ปิดอยู่</translation>
        </message>
        <message>
            <source>however they came</source>
            <translation type="vanished">ลงสนามด้วยวิธีใดก็ตาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>ignored</source>
            <extracomment>what happens with a column of a table: it is not imported</extracomment>
            <translation>ไม่นำเข้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>illegal decks, by agreement</source>
            <translation>ใช้เด็คตามที่เป็น โดยตกลงกัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>is</source>
            <extracomment>heading between two columns: this column of the table is that field of a card</extracomment>
            <translation>คือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it contains more than {limit} files</source>
            <translation>มีไฟล์มากกว่า {limit} ไฟล์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it contains no pictures</source>
            <translation>ไม่มีรูปอยู่ข้างใน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it ends too soon: expected {size}, found {left}</source>
            <translation>จบเร็วเกินไป: ต้องการ {size} พบ {left}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>just now</source>
            <translation>เมื่อครู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>left</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>ซ้าย</translation>
        </message>
        <message>
            <source>left out</source>
            <translation type="vanished">ไม่นำเข้า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>light</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>แสง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>line {n}</source>
            <extracomment>place in a file: which line (lower case, within a sentence)</extracomment>
            <translation>บรรทัด {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>long</source>
            <comment>edge of the paper</comment>
            <translation>ยาว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/rewinding.py" />
            <source>looks through the Deck</source>
            <translation>ดูในเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/statistics.py" />
            <source>most damage: {cards}</source>
            <translation>ดาเมจมากที่สุด: {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>move {card}</source>
            <extracomment>what Undo would take back: a card was moved (lower case, follows “Undo:”)</extracomment>
            <translation>ย้าย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>name</source>
            <extracomment>a deck's name, within a sentence about a file</extracomment>
            <translation>ชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain both words</source>
            <translation>ชื่อที่มีทั้งสองคำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain this exact phrase</source>
            <translation>ชื่อที่มีคำเรียงตามนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain this, in any language and spelling</source>
            <translation>ชื่อที่มีคำนี้ ทุกภาษาและทุกตัวสะกด</translation>
        </message>
        <message>
            <source>names that hold both words</source>
            <translation type="vanished">ชื่อที่มีทั้งสองคำ</translation>
        </message>
        <message>
            <source>names that hold the words as they stand</source>
            <translation type="vanished">ชื่อที่มีคำเรียงตามนี้</translation>
        </message>
        <message>
            <source>names that hold this, in any language and spelling</source>
            <translation type="vanished">ชื่อที่มีคำนี้ ทุกภาษาและทุกตัวสะกด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>negated</source>
            <extracomment>said of a link of the chain that has no effect</extracomment>
            <translation>ไร้ผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>no</source>
            <extracomment>value of a field of a card, within a line</extracomment>
            <translation>ไม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>no card</source>
            <translation>ไม่มีการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card code was found</source>
            <translation>ไม่พบรหัสการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card has the code or name “{value}”</source>
            <translation>ไม่มีการ์ดที่มีรหัสหรือชื่อ "{value}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card has this id, code or name</source>
            <translation>ไม่มีการ์ดที่ใช้หมายเลข รหัส หรือชื่อนี้</translation>
        </message>
        <message>
            <source>no card of this code is known</source>
            <translation type="vanished">ไม่รู้จักการ์ดรหัสนี้</translation>
        </message>
        <message>
            <source>no column is known for: {fields}</source>
            <translation type="vanished">ไม่รู้คอลัมน์ของ: {fields}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no column was found for: {fields}</source>
            <translation>ไม่รู้คอลัมน์ของ: {fields}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>no element</source>
            <translation>ไม่มีชาติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>no extension</source>
            <translation>ไม่มีนามสกุล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no known card has this code</source>
            <translation>ไม่รู้จักการ์ดรหัสนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no line names a card</source>
            <translation>ไม่มีบรรทัดใดระบุการ์ด</translation>
        </message>
        <message>
            <source>no list begins with “!”</source>
            <translation type="vanished">ไม่มีรายการที่ขึ้นต้นด้วย "!"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no row of “datas” has a matching row in “texts”</source>
            <translation>ไม่มีแถวใดใน "datas" ที่มีข้อความของมัน</translation>
        </message>
        <message>
            <source>no row of “datas” has its texts</source>
            <translation type="vanished">ไม่มีแถวใดใน "datas" ที่มีข้อความของมัน</translation>
        </message>
        <message>
            <source>no such file, and no starter deck of that name</source>
            <translation type="vanished">ไม่มีไฟล์นี้ และไม่มีเด็คเริ่มต้นชื่อนี้</translation>
        </message>
        <message>
            <source>no such file, and no starter deck of that name (there are: {known})</source>
            <translation type="vanished">ไม่มีไฟล์นี้ และไม่มีเด็คเริ่มต้นชื่อนี้ (ที่มี: {known})</translation>
        </message>
        <message>
            <source>no suffix</source>
            <translation type="vanished">ไม่มีนามสกุล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>nobody loses</source>
            <translation>ไม่มีใบใดแพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>none</source>
            <extracomment>value of an option of an edition: there is none of it</extracomment>
            <translation>ไม่จำกัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>not finished</source>
            <translation>ยังไม่จบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>not in this set</source>
            <translation>ไม่อยู่ในชุดนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>not in this set, with [Trigger]</source>
            <translation>ไม่อยู่ในชุดนี้ มี [ทริกเกอร์]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>not now</source>
            <translation>ยังไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>nothing</source>
            <extracomment>value of a field of a card: it is empty, within a line</extracomment>
            <translation>ไม่มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>nothing happens</source>
            <translation>ไม่มีอะไรเกิดขึ้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>nothing is destroyed</source>
            <translation>ไม่มีใบใดถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>numbers are compared</source>
            <translation>เปรียบเทียบตัวเลข</translation>
        </message>
        <message>
            <source>one draw later</source>
            <translation type="vanished">จั่วอีกหนึ่งครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>one for each player</source>
            <translation>ผู้เล่นคนละใบ</translation>
        </message>
        <message>
            <source>one in all</source>
            <translation type="vanished">ใบเดียวทั้งสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>one in total</source>
            <translation>ใบเดียวทั้งสนาม</translation>
        </message>
        <message>
            <source>one or the other</source>
            <translation type="vanished">อย่างใดอย่างหนึ่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>one target</source>
            <translation>เป้าหมายเดียว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>only what answers the Summon</source>
            <translation>เฉพาะสิ่งที่ตอบสนองการอัญเชิญ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>opening hand: {n}</source>
            <translation>มือเริ่มต้น: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>other</source>
            <extracomment>a group of cards that are none of those before</extracomment>
            <translation>ไม่มี</translation>
        </message>
        <message>
            <source>other list</source>
            <translation type="vanished">รายการอื่น</translation>
        </message>
        <message>
            <source>other rules</source>
            <translation type="vanished">กฎชุดอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>paper</source>
            <extracomment>of rock-paper-scissors, within a sentence</extracomment>
            <translation>กระดาษ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>parentheses group conditions</source>
            <translation>วงเล็บรวมเป็นกลุ่ม</translation>
        </message>
        <message>
            <source>parentheses hold together</source>
            <translation type="vanished">วงเล็บรวมเป็นกลุ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>part {n}</source>
            <extracomment>place in a file: which part (lower case, within a sentence)</extracomment>
            <translation>ส่วนที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>placed in any way</source>
            <translation>ลงสนามด้วยวิธีใดก็ตาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>plain</source>
            <comment>printing</comment>
            <translation>ปกติ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>played this turn</source>
            <translation>ลงสนามเทิร์นนี้</translation>
        </message>
        <message>
            <source>printed numbers that begin so</source>
            <translation type="vanished">รหัสการ์ดที่ขึ้นต้นเช่นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>printed numbers that start like this</source>
            <translation>รหัสการ์ดที่ขึ้นต้นเช่นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>printing of {card}</source>
            <translation>รุ่นพิมพ์ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>purple</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>ม่วง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>red</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>แดง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>remove {card}</source>
            <extracomment>what Undo would take back: a card was removed (lower case, follows “Undo:”)</extracomment>
            <translation>นำ {card} ออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>resolves now</source>
            <translation>กำลังออกผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>rested</source>
            <extracomment>One Piece: state of a card that is turned sideways</extracomment>
            <translation>เรสต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>restore a version</source>
            <translation>กู้คืนเวอร์ชัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>right</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>ขวา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>rock</source>
            <extracomment>of rock-paper-scissors, within a sentence</extracomment>
            <translation>ค้อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>row {n}</source>
            <extracomment>place in a table: which row (lower case, within a sentence)</extracomment>
            <translation>แถว {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>rulings changed: {n}</source>
            <translation>เปลี่ยนการตีความ: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>scissors</source>
            <extracomment>of rock-paper-scissors, within a sentence</extracomment>
            <translation>กรรไกร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>scripted duel {script}</source>
            <translation>ดวลตามสคริปต์ {script}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>seed {seed}</source>
            <extracomment>the number that a foreign replay's chance begins with</extracomment>
            <translation>ค่าสุ่มเริ่มต้น {seed}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>set aside</source>
            <translation>วางไว้ข้างๆ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>several colours</source>
            <translation>หลายสี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>several strikes</source>
            <translation>หลายครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>short</source>
            <comment>edge of the paper</comment>
            <translation>สั้น</translation>
        </message>
        <message>
            <source>something must follow “{field}”</source>
            <translation type="vanished">หลัง "{field}" ต้องมีค่าตามมา</translation>
        </message>
        <message>
            <source>something to look for must stand here</source>
            <translation type="vanished">ตรงนี้ต้องมีสิ่งที่จะค้นหา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>table {n}</source>
            <extracomment>place in a file: which table of it (lower case, within a sentence)</extracomment>
            <translation>ตาราง {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>tails</source>
            <extracomment>a side of the coin, within a sentence</extracomment>
            <translation>ก้อย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>take a list</source>
            <translation>ใช้รายการ</translation>
        </message>
        <message>
            <source>take out {card}</source>
            <translation type="vanished">นำ {card} ออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>texts that contain this</source>
            <translation>เทกซ์ที่มีคำนี้</translation>
        </message>
        <message>
            <source>texts that hold this</source>
            <translation type="vanished">เทกซ์ที่มีคำนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>that card</source>
            <translation>การ์ดนั้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the archive contains paths outside its own folder</source>
            <translation>ไฟล์บีบอัดพยายามเขียนออกนอกโฟลเดอร์ของมัน</translation>
        </message>
        <message>
            <source>the archive has {count} files, more than the {limit} that are read</source>
            <translation type="vanished">ไฟล์บีบอัดมี {count} ไฟล์ เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the archive has {count} files; the limit is {limit}</source>
            <translation>ไฟล์บีบอัดมี {count} ไฟล์ เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <source>the archive wants to write outside its folder</source>
            <translation type="vanished">ไฟล์บีบอัดพยายามเขียนออกนอกโฟลเดอร์ของมัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>the attacker is destroyed</source>
            <translation>ผู้โจมตีถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>the attacker loses, but is not destroyed</source>
            <translation>ผู้โจมตีแพ้ แต่ไม่ถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>the attacking monster</source>
            <translation>มอนสเตอร์ที่โจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the card has no row in “texts”</source>
            <translation>การ์ดไม่มีแถวใน "texts"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the card is neither a Monster, a Spell nor a Trap (type {value})</source>
            <translation>การ์ดไม่ใช่มอนสเตอร์ เวทย์มนต์ หรือกับดัก (ชนิด {value})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue cannot be opened: {error}</source>
            <translation>เปิดคลังการ์ดไม่ได้: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue cannot be written: {error}</source>
            <translation>เขียนคลังการ์ดไม่ได้: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue is damaged: {error} (“sanam repair” brings it back)</source>
            <translation>คลังการ์ดเสียหาย: {error} (ใช้ "sanam repair" เพื่อกู้คืน)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the column {columns} is computed and not stored</source>
            <translation>คอลัมน์ {columns} เป็นค่าที่คำนวณ ไม่ใช่ค่าที่เก็บไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database could not be read within {limit} seconds</source>
            <translation>อ่านฐานข้อมูลไม่เสร็จภายใน {limit} วินาที</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database has no table “{table}”</source>
            <translation>ฐานข้อมูลไม่มีตาราง "{table}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database is damaged: {error}</source>
            <translation>ฐานข้อมูลเสียหาย: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the deck has more than {limit} cards</source>
            <translation>เด็คมีมากกว่า {limit} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the entry is encrypted</source>
            <translation>รายการนี้ถูกเข้ารหัส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>the equipped monster</source>
            <translation>มอนสเตอร์ที่สวมใส่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the field is missing</source>
            <translation>ขาดช่องข้อมูลนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file cannot be read: {error}</source>
            <translation>อ่านไฟล์ไม่ได้: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file declares a document type, which deck files never do</source>
            <translation>ไฟล์ประกาศชนิดเอกสาร ซึ่งเด็คไม่มี</translation>
        </message>
        <message>
            <source>the file declares a document type, which no deck does</source>
            <translation type="vanished">ไฟล์ประกาศชนิดเอกสาร ซึ่งเด็คไม่มี</translation>
        </message>
        <message>
            <source>the file has {size} bytes, more than the {limit} that are read</source>
            <translation type="vanished">ไฟล์มี {size} ไบต์ เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is missing, is there twice, or is not what it was when the backup was made</source>
            <translation>ไฟล์นี้หายไป มีซ้ำ หรือไม่ตรงกับตอนที่สร้างไฟล์สำรอง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is not UTF-8 text</source>
            <translation>ไม่ใช่ข้อความ UTF-8</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is not plain text: it contains the control character U+{char:04X}</source>
            <translation>ไม่ใช่ข้อความ: มีอักขระควบคุม U+{char:04X}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is {size} bytes long; the limit is {limit}</source>
            <translation>ไฟล์มี {size} ไบต์ เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <source>the format {found} is not known (known: {known})</source>
            <translation type="vanished">ไม่รู้จักรูปแบบ {found} (ที่รู้จัก: {known})</translation>
        </message>
        <message>
            <source>the game “{value}” is not known</source>
            <translation type="vanished">ไม่รู้จักเกม "{value}"</translation>
        </message>
        <message>
            <source>the kind of file is not known: {suffix}</source>
            <translation type="vanished">ไม่รู้จักไฟล์ชนิดนี้: {suffix}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the length of the part in bytes, {length}, is not a multiple of 4</source>
            <translation>ส่วนนี้มี {length} ไบต์ ซึ่งหารด้วย 4 ไม่ลงตัว</translation>
        </message>
        <message>
            <source>the line has {found} columns, but the header has {expected}</source>
            <translation type="vanished">บรรทัดมี {found} คอลัมน์ หัวตารางมี {expected}</translation>
        </message>
        <message>
            <source>the line has {found} columns, the header {expected}</source>
            <translation type="vanished">บรรทัดมี {found} คอลัมน์ หัวตารางมี {expected}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line is longer than the limit of {limit} characters</source>
            <translation>บรรทัดยาวเกินขีดจำกัด {limit} อักขระ</translation>
        </message>
        <message>
            <source>the line must be a card and a number of copies</source>
            <translation type="vanished">บรรทัดต้องเป็นการ์ดกับจำนวนใบ</translation>
        </message>
        <message>
            <source>the line must be a card code and a number of copies</source>
            <translation type="vanished">บรรทัดต้องมีรหัสการ์ดและจำนวนใบ</translation>
        </message>
        <message>
            <source>the line must be a kind, a number and a name</source>
            <translation type="vanished">บรรทัดต้องมีชนิด ตัวเลข และชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a card and a number of copies</source>
            <translation>บรรทัดต้องเป็นการ์ดกับจำนวนใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a card code and a number of copies</source>
            <translation>บรรทัดต้องมีรหัสการ์ดและจำนวนใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a kind, a number and a name</source>
            <translation>บรรทัดต้องมีชนิด ตัวเลข และชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link does not begin with ydke://</source>
            <translation>ลิงก์ไม่ได้ขึ้นต้นด้วย ydke://</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link holds no deck: {error}</source>
            <translation>ลิงก์ไม่มีเด็ค: {error}</translation>
        </message>
        <message>
            <source>the link leads to a page that is not read; copy the list that the page shows, or its deck file</source>
            <translation type="vanished">ลิงก์นี้นำไปยังหน้าเว็บซึ่งโปรแกรมไม่อ่าน ให้คัดลอกรายการที่หน้านั้นแสดง หรือไฟล์เด็คของหน้านั้น</translation>
        </message>
        <message>
            <source>the link must have three parts, each closed by “!”</source>
            <translation type="vanished">ลิงก์ต้องมีสามส่วน แต่ละส่วนปิดด้วย "!"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link must have three parts, each ending in “!”</source>
            <translation>ลิงก์ต้องมีสามส่วน แต่ละส่วนปิดด้วย "!"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the list has more than {limit} lines</source>
            <translation>รายการมีมากกว่า {limit} บรรทัด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the manifest of the backup cannot be read: {error}</source>
            <translation>อ่านรายการไฟล์ของไฟล์สำรองไม่ได้: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>the new deck</source>
            <translation>เด็คใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the number of copies {value} is not between -1 and 3</source>
            <translation>จำนวนใบ {value} ไม่อยู่ระหว่าง -1 ถึง 3</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the number of copies {value} is not between 0 and {most}</source>
            <translation>จำนวนใบ {value} ไม่อยู่ระหว่าง 0 ถึง {most}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>the one triggered first</source>
            <translation>ที่ถึงจังหวะก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>the one triggered last</source>
            <translation>ที่ถึงจังหวะหลังสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>the opening hand</source>
            <translation>มือเริ่มต้น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>the opening hand {chance}</source>
            <translation>มือเริ่มต้น {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the parenthesis is not closed</source>
            <translation>วงเล็บยังไม่ปิด</translation>
        </message>
        <message>
            <source>the part has {length} bytes, which is not a multiple of 4</source>
            <translation type="vanished">ส่วนนี้มี {length} ไบต์ ซึ่งหารด้วย 4 ไม่ลงตัว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the part is not base64: {error}</source>
            <translation>ส่วนนี้ไม่ใช่ base64: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>the phase ends all the same</source>
            <translation>เฟสจบตามเดิม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>the phase goes on</source>
            <translation>เฟสดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the picture cannot be read: {error}</source>
            <translation>อ่านรูปไม่ได้: {error}</translation>
        </message>
        <message>
            <source>the picture has {width} × {height} pixels, more than are read</source>
            <translation type="vanished">รูปมีขนาด {width} × {height} พิกเซล เกินกว่าที่อ่านได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the picture is too large: {width} × {height} pixels</source>
            <translation>รูปมีขนาด {width} × {height} พิกเซล เกินกว่าที่อ่านได้</translation>
        </message>
        <message>
            <source>the pile “{value}” is not known</source>
            <translation type="vanished">ไม่รู้จักกอง "{value}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the query is too long</source>
            <translation>คำค้นยาวเกินไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the quotation mark is not closed</source>
            <translation>เครื่องหมายคำพูดยังไม่ปิด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the record is longer than the limit of {limit} characters</source>
            <translation>ระเบียนยาวเกินขีดจำกัด {limit} อักขระ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the replay cannot be unpacked: {error}</source>
            <translation>คลายบันทึกการเล่นไม่ได้: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the table has no column {columns}</source>
            <translation>ตารางขาดคอลัมน์ {columns}</translation>
        </message>
        <message>
            <source>the table has {count} rows, more than the {limit} that are read</source>
            <translation type="vanished">ตารางมี {count} แถว เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the table has {count} rows; the limit is {limit}</source>
            <translation>ตารางมี {count} แถว เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <source>the table lacks the column {columns}</source>
            <translation type="vanished">ตารางขาดคอลัมน์ {columns}</translation>
        </message>
        <message>
            <source>the text has {length} characters, more than the {limit} that are read</source>
            <translation type="vanished">ข้อความมี {length} ตัวอักษร เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text has {length} characters; the limit is {limit}</source>
            <translation>ข้อความมี {length} ตัวอักษร เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text is not understood at “{quote}”: {why}</source>
            <translation>ไม่เข้าใจเทกซ์ตรง "{quote}": {why}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text is not valid UTF-8</source>
            <translation>ข้อความไม่ใช่ UTF-8 ที่ถูกต้อง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the texts are longer than the limit of {limit} bytes</source>
            <translation>ข้อความทั้งหมดยาวเกินขีดจำกัด {limit} ไบต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value must be {expected}, not {found}</source>
            <translation>ค่าต้องเป็น {expected} ไม่ใช่ {found}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value must not be empty</source>
            <translation>ค่าต้องไม่ว่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value {value} is not between {low} and {high}</source>
            <translation>ค่า {value} ไม่อยู่ระหว่าง {low} ถึง {high}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value {value} is used by an earlier card</source>
            <translation>ค่า {value} ถูกใช้โดยการ์ดก่อนหน้าแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are more than {limit} entries</source>
            <translation>มีมากกว่า {limit} รายการ</translation>
        </message>
        <message>
            <source>there are no pictures in it</source>
            <translation type="vanished">ไม่มีรูปอยู่ข้างใน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are too many lines, lists or dotted keys up to here</source>
            <translation>มีบรรทัด รายการ หรือคีย์ที่มีจุดมากเกินไปจนถึงตรงนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are {count}; the limit is {limit}</source>
            <translation>มี {count} รายการ ขีดจำกัดคือ {limit}</translation>
        </message>
        <message>
            <source>there is a folder or file of that name already</source>
            <translation type="vanished">มีโฟลเดอร์หรือไฟล์ชื่อนี้อยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>there is no field “{field}”</source>
            <translation>ไม่มีช่องข้อมูล "{field}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no header line</source>
            <translation>ไม่มีบรรทัดหัวตาราง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no list: none of the lines starts with “!”</source>
            <translation>ไม่มีรายการที่ขึ้นต้นด้วย "!"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>there is no opening parenthesis for this one</source>
            <translation>วงเล็บปิดนี้ไม่มีคู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no such field</source>
            <translation>ไม่มีช่องข้อมูลนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no such file, and no starter deck with this name (starter decks: {known})</source>
            <translation>ไม่มีไฟล์นี้ และไม่มีเด็คเริ่มต้นชื่อนี้ (ที่มี: {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>this Subturn</source>
            <translation>Subturn นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this backup was made by a newer version of the program (format {found}; this program knows up to {known})</source>
            <translation>ไฟล์สำรองนี้สร้างด้วยโปรแกรมรุ่นที่ใหม่กว่า (รูปแบบ {found} โปรแกรมนี้รู้จักถึง {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>this battle</source>
            <translation>แบทเทิลนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>this card</source>
            <translation>การ์ดนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>this card has it</source>
            <translation>มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this catalogue was written by a newer version of the program (version {found}; this program knows up to {known})</source>
            <translation>คลังการ์ดนี้เขียนโดยโปรแกรมรุ่นใหม่กว่า (รุ่น {found} ที่รู้จักคือ {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this database is not a card catalogue made by this program</source>
            <translation>ฐานข้อมูลนี้ไม่ใช่คลังการ์ดของโปรแกรมนี้</translation>
        </message>
        <message>
            <source>this database is not a card catalogue of this program</source>
            <translation type="vanished">ฐานข้อมูลนี้ไม่ใช่คลังการ์ดของโปรแกรมนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this file was written for a newer version of the program (format {found}; this program knows up to {known})</source>
            <translation>ไฟล์นี้เขียนขึ้นสำหรับโปรแกรมรุ่นใหม่กว่า (รูปแบบ {found} ที่รู้จักคือ {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is a catalogue made by this program, not a file of cards</source>
            <translation>นี่คือคลังการ์ดของโปรแกรมนี้ ไม่ใช่ไฟล์การ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is a folder or a device, not a file</source>
            <translation>ไม่ใช่ไฟล์ แต่เป็นโฟลเดอร์หรืออุปกรณ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is no backup made by this program: it has no manifest</source>
            <translation>นี่ไม่ใช่ไฟล์สำรองของโปรแกรมนี้ เพราะไม่มีรายการไฟล์</translation>
        </message>
        <message>
            <source>this is no list of cards in a known shape</source>
            <translation type="vanished">ไม่ใช่รายการการ์ดในรูปแบบที่รู้จัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is no list of cards: only {found} of {lines} lines name one</source>
            <translation>นี่ไม่ใช่รายการการ์ด: มีเพียง {found} จาก {lines} บรรทัดที่ระบุชื่อการ์ด</translation>
        </message>
        <message>
            <source>this is not UTF-8 text</source>
            <translation type="vanished">ไม่ใช่ข้อความ UTF-8</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a Cockatrice deck but “{value}”</source>
            <translation>ไม่ใช่เด็คของ Cockatrice แต่เป็น "{value}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a JPEG, PNG, WebP, GIF or BMP picture</source>
            <translation>ไม่ใช่รูป JPEG, PNG, WebP, GIF หรือ BMP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a card list in a known format</source>
            <translation>ไม่ใช่รายการการ์ดในรูปแบบที่รู้จัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a deck code: {error}</source>
            <translation>ไม่ใช่รหัสเด็ค: {error}</translation>
        </message>
        <message>
            <source>this is not a deck of Cockatrice but “{value}”</source>
            <translation type="vanished">ไม่ใช่เด็คของ Cockatrice แต่เป็น "{value}"</translation>
        </message>
        <message>
            <source>this is not a file but a folder or a device</source>
            <translation type="vanished">ไม่ใช่ไฟล์ แต่เป็นโฟลเดอร์หรืออุปกรณ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a readable zip archive: {error}</source>
            <translation>ไม่ใช่ไฟล์ zip ที่อ่านได้: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a replay of YGOPro or EDOPro</source>
            <translation>นี่ไม่ใช่บันทึกการเล่นของ YGOPro หรือ EDOPro</translation>
        </message>
        <message>
            <source>this is not a table of columns: {error}</source>
            <translation type="vanished">ไม่ใช่ตารางแบบคอลัมน์: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a valid table: {error}</source>
            <translation>ไม่ใช่ตารางแบบคอลัมน์: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not an SQLite database</source>
            <translation>ไม่ใช่ฐานข้อมูล SQLite</translation>
        </message>
        <message>
            <source>this is not text: it contains the control character U+{char:04X}</source>
            <translation type="vanished">ไม่ใช่ข้อความ: มีอักขระควบคุม U+{char:04X}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid JSON: {error}</source>
            <translation>ไม่ใช่ JSON ที่ถูกต้อง: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid TOML: {error}</source>
            <translation>ไม่ใช่ TOML ที่ถูกต้อง: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid XML: {error}</source>
            <translation>ไม่ใช่ XML ที่ถูกต้อง: {error}</translation>
        </message>
        <message>
            <source>this parenthesis closes nothing</source>
            <translation type="vanished">วงเล็บปิดนี้ไม่มีคู่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>this turn</source>
            <translation>เทิร์นนี้</translation>
        </message>
        <message>
            <source>those there when it was declared</source>
            <translation type="vanished">ใบที่อยู่เมื่อประกาศโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>to</source>
            <extracomment>before the greatest number of a range in a filter: from … to</extracomment>
            <translation>ถึง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>top</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>บน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>top left</source>
            <translation>ซ้ายบน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>top right</source>
            <translation>ขวาบน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>turn</source>
            <extracomment>value of an option of an edition: until the turn ends</extracomment>
            <translation>เทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>turn player</source>
            <translation>เจ้าของเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>under a Main Seal</source>
            <translation>ใต้ Seal หลัก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown file type: {suffix}</source>
            <translation>ไม่รู้จักไฟล์ชนิดนี้: {suffix}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown format {found} (known: {known})</source>
            <translation>ไม่รู้จักรูปแบบ {found} (ที่รู้จัก: {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown game “{value}”</source>
            <translation>ไม่รู้จักเกม "{value}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown pile “{value}”</source>
            <translation>ไม่รู้จักกอง "{value}"</translation>
        </message>
        <message>
            <source>unpacked the archive has {size} bytes, more than the {limit} that are read</source>
            <translation type="vanished">เมื่อแตกแล้วไฟล์บีบอัดมี {size} ไบต์ เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unpacked, the archive is {size} bytes long; the limit is {limit}</source>
            <translation>เมื่อแตกแล้วไฟล์บีบอัดมี {size} ไบต์ เกินกว่า {limit} ที่อ่านได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unpacked, the replay is {size} bytes long; the limit is {limit}</source>
            <translation>เมื่อคลายแล้ว บันทึกการเล่นยาว {size} ไบต์ ขีดจำกัดคือ {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>up to {cards}</source>
            <translation>ไม่เกิน{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>up to {n} cards</source>
            <translation>การ์ดไม่เกิน {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>water</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>น้ำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>web pages are never read; copy the list that the page shows, or its deck file</source>
            <translation>โปรแกรมไม่อ่านหน้าเว็บ ให้คัดลอกรายการที่หน้านั้นแสดง หรือใช้ไฟล์เด็คของหน้านั้น</translation>
        </message>
        <message>
            <source>what is not so</source>
            <translation type="vanished">สิ่งที่ไม่เป็นเช่นนั้น</translation>
        </message>
        <message>
            <source>what was met first</source>
            <translation type="vanished">ที่ถึงจังหวะก่อน</translation>
        </message>
        <message>
            <source>what was met last</source>
            <translation type="vanished">ที่ถึงจังหวะหลังสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>wind</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>ลม</translation>
        </message>
        <message>
            <source>without</source>
            <translation type="vanished">ไม่มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>words, separated by commas</source>
            <translation>คำ คั่นด้วยจุลภาค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>yellow</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>เหลือง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>yes</source>
            <extracomment>value of a field of a card, within a line</extracomment>
            <translation>ใช่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>your own old one is sent first</source>
            <translation>ส่งใบเก่าของตนไปก่อน</translation>
        </message>
        <message>
            <source>{act}: {card}</source>
            <translation type="vanished">{act}: {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{act}: {what}</source>
            <extracomment>a button: what kind of effect is used, and what it does</extracomment>
            <translation>{act}: {what}</translation>
        </message>
        <message>
            <source>{added} new, {changed} changed, {same} as before.</source>
            <translation type="vanished">ใหม่ {added} เปลี่ยน {changed} เหมือนเดิม {same}</translation>
        </message>
        <message>
            <source>{added} new, {changed} changed, {same} as before; {by_hand} are played by hand.</source>
            <translation type="vanished">ใหม่ {added} เปลี่ยน {changed} เหมือนเดิม {same}; {by_hand} ใบต้องเล่นด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged.</source>
            <translation>ใหม่ {added} เปลี่ยน {changed} เหมือนเดิม {same}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged; {by_hand} played by hand.</source>
            <translation>ใหม่ {added} เปลี่ยน {changed} เหมือนเดิม {same}; {by_hand} ใบต้องเล่นด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged; {unread} texts are being read now.</source>
            <translation>ใหม่ {added} เปลี่ยน {changed} ไม่เปลี่ยน {same} กำลังอ่านข้อความ {unread} รายการ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{amount} damage</source>
            <extracomment>one part of what an attack comes to: how many cards of Life are lost</extracomment>
            <translation>ดาเมจ {amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{amount} damage to you</source>
            <translation>คุณรับดาเมจ {amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>{answer}: {reason}</source>
            <extracomment>what the computer would do, and why</extracomment>
            <translation>{answer}: {reason}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks the hand of {who} ({strike}/{strikes}).</source>
            <translation>{attacker} โจมตีขึ้นมือของ {who} ({strike}/{strikes})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks the hand of {who}.</source>
            <translation>{attacker} โจมตีขึ้นมือของ {who}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks {card} ({strike}/{strikes}).</source>
            <translation>{attacker} โจมตี {card} ({strike}/{strikes})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks {card}.</source>
            <translation>{attacker} โจมตี {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{attack} against DEF {against}</source>
            <translation>{attack} ต่อ DEF {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{attack} against {against}</source>
            <extracomment>the powers of both sides of an attack, as numbers</extracomment>
            <translation>{attack} ต่อ {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{capacity} per page</source>
            <translation>หน้าละ {capacity} ใบ</translation>
        </message>
        <message>
            <source>{capacity} per page · {cards} cards · {pages} pages</source>
            <translation type="vanished">หน้าละ {capacity} ใบ · การ์ด {cards} ใบ · {pages} หน้า</translation>
        </message>
        <message>
            <source>{capacity} per page · {cards} cards · {sheets} sheets, both sides</source>
            <translation type="vanished">หน้าละ {capacity} ใบ · การ์ด {cards} ใบ · {sheets} แผ่น พิมพ์สองด้าน</translation>
        </message>
        <message>
            <source>{capacity} to a page</source>
            <translation type="vanished">หน้าละ {capacity} ใบ</translation>
        </message>
        <message>
            <source>{capacity} to a page · {cards} cards · {pages} pages</source>
            <translation type="vanished">หน้าละ {capacity} ใบ · การ์ด {cards} ใบ · {pages} หน้า</translation>
        </message>
        <message>
            <source>{capacity} to a page · {cards} cards · {sheets} sheets, both sides</source>
            <translation type="vanished">หน้าละ {capacity} ใบ · การ์ด {cards} ใบ · {sheets} แผ่น พิมพ์สองด้าน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} ({about})</source>
            <extracomment>cards within the short name of an effect, and what is said of them</extracomment>
            <translation>{cards} ({about})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>{cards} and {n} more</source>
            <translation>{cards} และอีก {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} and {others}</source>
            <extracomment>two sorts of cards within the short name of an effect</extracomment>
            <translation>{cards}และ{others}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot attack</source>
            <translation>{cards}โจมตีไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be destroyed</source>
            <translation>{cards}ไม่ถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be destroyed by battle</source>
            <translation>{cards}ไม่ถูกทำลายด้วยการต่อสู้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be targeted</source>
            <translation>{cards}ไม่ตกเป็นเป้าหมาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} from the {places}</source>
            <translation>{cards}จาก{places}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} is unaffected by other cards</source>
            <translation>{cards}ไม่ได้รับผลจากการ์ดอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack again</source>
            <translation>{cards}โจมตีได้อีกครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack directly</source>
            <translation>{cards}โจมตีโดยตรงได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack twice</source>
            <translation>{cards}โจมตีได้ 2 ครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} of the opponent</source>
            <translation>{cards}ของฝ่ายตรงข้าม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} or more</source>
            <translation>{cards}ขึ้นไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>{cards}: not in the catalogue. Import them, or remove them from the deck.</source>
            <translation>{cards}: ไม่อยู่ในคลังการ์ด นำเข้า หรือนำออกจากเด็ค</translation>
        </message>
        <message>
            <source>{cards}: not in the catalogue. Import them, or take them out of the deck.</source>
            <translation type="vanished">{cards}: ไม่อยู่ในคลังการ์ด นำเข้า หรือนำออกจากเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} (Leader)</source>
            <extracomment>a card that is a player's Leader</extracomment>
            <translation>{card} (ลีดเดอร์)</translation>
        </message>
        <message>
            <source>{card} ({attack}) battles {target} (DEF {against}).</source>
            <translation type="vanished">{card} ({attack}) ต่อสู้กับ {target} (ป้องกัน {against})</translation>
        </message>
        <message>
            <source>{card} ({attack}) battles {target} ({against}).</source>
            <translation type="vanished">{card} ({attack}) ต่อสู้กับ {target} ({against})</translation>
        </message>
        <message>
            <source>{card} ({attack}) does not get the better of {target} ({against}).</source>
            <translation type="vanished">{card} ({attack}) เอาชนะ {target} ({against}) ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} ({attack}) hits directly.</source>
            <translation>{card} ({attack}) โจมตีเข้าโดยตรง</translation>
        </message>
        <message>
            <source>{card} ({attack}) wins the battle against {target} ({against}).</source>
            <translation type="vanished">{card} ({attack}) ชนะแบทเทิลกับ {target} ({against})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} acts. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>{card} ลงมือ · {who}: แทรกด้วยการ์ดหรือ Skill ที่มี Interfere หรือปล่อยให้ดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} aims at {other}.</source>
            <translation>{card} กำหนดเป้าหมายที่ {other}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} aims at {targets}.</source>
            <translation>{card} กำหนดเป้าหมายที่ {targets}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} and {target} are equally strong: {powers}.</source>
            <translation>{card} กับ {target} แรงเท่ากัน: {powers}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} and {target} destroy each other: {powers}.</source>
            <translation>{card} กับ {target} ทำลายกันและกัน: {powers}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all.</source>
            <translation>{card} โจมตี All</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all: nobody loses.</source>
            <translation>{card} โจมตี All: ไม่มีใบใดแพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all: {targets} lose.</source>
            <translation>{card} โจมตี All: {targets} แพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} attacks directly.</source>
            <translation>{card} โจมตีโดยตรง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} attacks directly. {who}: respond, or let the attack go on.</source>
            <translation>{card} โจมตีโดยตรง · {who}: โต้ตอบ หรือปล่อยให้การโจมตีดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} attacks {target}.</source>
            <translation>{card} โจมตี {target}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} attacks {target}. {who}: respond, or let the attack go on.</source>
            <translation>{card} โจมตี {target} · {who}: โต้ตอบ หรือปล่อยให้การโจมตีดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} attacks. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>{card} โจมตี · {who}: แทรกด้วยการ์ดหรือ Skill ที่มี Interfere หรือปล่อยให้ดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} battles {target}.</source>
            <translation>{card} สู้กับ {target}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} beats {target}: {powers}.</source>
            <translation>{card} ชนะ {target}: {powers}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} becomes an Xyz Material.</source>
            <translation>{card} กลายเป็นวัตถุดิบเอ็กซีซ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} blocks.</source>
            <extracomment>line of the log: a card takes an attack upon itself</extracomment>
            <translation>{card} บล็อก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} breaks its Combination.</source>
            <translation>{card} แยกการรวมร่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} cannot attack.</source>
            <translation>{card} โจมตีไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} cannot be K.O.'d.</source>
            <translation>{card} จะไม่ถูก KO</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} combines with {targets}.</source>
            <translation>{card} รวมร่างกับ {targets}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} comes into the Arena.</source>
            <translation>{card} เข้ามาในสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} comes to the field.</source>
            <translation>{card} ลงสนาม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} does not get past {target}: {powers}.</source>
            <translation>{card} สู้ {target} ไม่ผ่าน: {powers}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}.</source>
            <translation>{card} ต่อสู้กับ {target}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}: nobody loses.</source>
            <translation>{card} ต่อสู้กับ {target}: ไม่มีใบใดแพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}: {powers}.</source>
            <translation>{card} ต่อสู้กับ {target}: {powers}</translation>
        </message>
        <message>
            <source>{card} fights {target}: {powers}. Nobody loses.</source>
            <translation type="vanished">{card} ต่อสู้กับ {target}: {powers} ไม่มีใบใดแพ้</translation>
        </message>
        <message>
            <source>{card} fights {target}: {powers}. {card} loses, but is not destroyed.</source>
            <translation type="vanished">{card} ต่อสู้กับ {target}: {powers} {card} แพ้ แต่ไม่ถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} gains +{amount} power during this battle.</source>
            <translation>{card} ได้รับพาวเวอร์ +{amount} ในแบทเทิลนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} gains +{amount} power.</source>
            <translation>{card} ได้รับพาวเวอร์ +{amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} gains [Double Attack] while a DON!! is attached to it: it deals two damage. Attach one, and attack {other}.</source>
            <translation>{card} ได้ [ดับเบิ้ลแอทแทค] ขณะมีด้ง!!ติดอยู่: ทำ 2 ดาเมจ ติด 1 ใบแล้วโจมตี {other}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} gains {keyword}.</source>
            <translation>{card} ได้รับ {keyword}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} gets a counter.</source>
            <translation>{card} ได้ตัวนับ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} gets the Curse {curse}.</source>
            <translation>{card} ติดคำสาป {curse}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} gets {n} counters.</source>
            <translation>{card} ได้ตัวนับ {n} ตัว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} goes into the At Line.</source>
            <translation>{card} ไปที่ At Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} goes into the Df Line.</source>
            <translation>{card} ไปที่ Df Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} goes to the Graveyard.</source>
            <translation>{card} ถูกส่งไปยังสุสาน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the Life cards.</source>
            <translation>{card} ไปอยู่ในไลฟ์แอเรีย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} goes to the Trash.</source>
            <translation>{card} ลงแทรช</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the bottom of the deck.</source>
            <translation>{card} ไปอยู่ล่างสุดของเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the hand.</source>
            <translation>{card} ขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the top of the deck.</source>
            <translation>{card} ไปอยู่บนสุดของเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has Progressed.</source>
            <translation>{card} Progress แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} has [Activate: Main]. Rest it: {other} gains 1000 power in this turn.</source>
            <translation>{card} มี [ใช้งาน : เมน] เรสต์มัน: {other} ได้พาวเวอร์ +1000 ในเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>{card} has a picture already.</source>
            <translation>{card} มีรูปอยู่แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>{card} has a picture.</source>
            <translation>{card} มีรูปแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} has attacked and is rested. K.O. it: attack it with {other}, 7000 against 5000.</source>
            <translation>{card} โจมตีแล้วจึงเรสต์ KO มัน: โจมตีด้วย {other}, 7000 ต่อ 5000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} has been Summoned. {who}: respond, or let it stand.</source>
            <translation>{card} ถูกอัญเชิญ · {who}: โต้ตอบ หรือปล่อยไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has grown.</source>
            <translation>{card} Growth แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} has no effect.</source>
            <translation>{card} ไม่มีผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has performed Regeneration.</source>
            <translation>{card} Regeneration แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} is Chain Link {link}. {who}: chain to it, or let it resolve.</source>
            <translation>{card} คือเชนลิงก์ {link} · {who}: ต่อเชน หรือปล่อยให้ออกผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is K.O.'d.</source>
            <translation>{card} ถูก KO</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is Tributed.</source>
            <translation>{card} ถูกรีลีส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>{card} is a Blocker: it rested and took the attack in place of its Leader. It was K.O.'d, but no Life was lost.</source>
            <translation>{card} เป็นบล็อกเกอร์: มันเรสต์แล้วรับการโจมตีแทนลีดเดอร์ ถูก KO แต่ไม่เสียไลฟ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} is a Quick-Play Spell: in your own turn you can chain it from your hand. Respond with it; it gives {other} 700 ATK.</source>
            <translation>{card} เป็นเวทย์มนต์ความเร็วสูง: ในเทิร์นของคุณต่อเชนจากมือได้ โต้ตอบด้วยใบนี้ มันให้ {other} พลังโจมตี 700</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} is a Stage. It stays beside your Leader and helps in every turn. Play it for your one DON!!.</source>
            <translation>{card} เป็นสเตจ อยู่ข้างลีดเดอร์และช่วยทุกเทิร์น เล่นด้วยด้ง!! 1 ใบที่มี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} is a Tuner. A Tuner and other monsters whose Levels add up to that of a Synchro Monster can become it: 3 and 4 make 7. Choose the Summon of {other}, with {card} and {third}, and Attack Position.</source>
            <translation>{card} เป็นจูนเนอร์ จูนเนอร์กับมอนสเตอร์อื่นที่เลเวลรวมเท่ากับมอนสเตอร์ซิงโครจะกลายเป็นมันได้: 3 กับ 4 เป็น 7 เลือกอัญเชิญ {other} ด้วย {card} และ {third} ในรูปแบบตั้งโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} is an Event with [Main]: you play it in your own turn, it does what it says, and goes to the trash. Play it for two DON!! and K.O. {other}.</source>
            <translation>{card} เป็นอีเวนต์ที่มี [เมน]: เล่นในเทิร์นของคุณ ทำตามที่เขียนแล้วลงแทรช เล่นด้วยด้ง!! 2 ใบแล้ว KO {other}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is banished.</source>
            <translation>{card} ถูกนำออกจากเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} is being cast. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>กำลังร่าย {card} · {who}: แทรกด้วยการ์ดหรือ Skill ที่มี Interfere หรือปล่อยให้ดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is cast successfully.</source>
            <translation>ร่าย {card} สำเร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is combined.</source>
            <translation>{card} รวมร่างแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is destroyed.</source>
            <translation>{card} ถูกทำลาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is detached.</source>
            <translation>{card} ถูกถอดออก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is equipped to {host}.</source>
            <translation>{card} สวมใส่ให้ {host}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is hit in the hand of {who}.</source>
            <translation>{card} ในมือของ {who} ถูกโจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is rested.</source>
            <translation>{card} ถูกเรสต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{card} is revealed.</source>
            <translation>เปิดให้ดู {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>{card} is safest like this</source>
            <translation>แบบนี้ {card} ปลอดภัยที่สุด</translation>
        </message>
        <message>
            <source>{card} is saved among your own cards.</source>
            <translation type="vanished">บันทึก {card} ในการ์ดของตนแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is separated from {targets}.</source>
            <translation>{card} แยกจาก {targets}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is set active.</source>
            <translation>{card} เปลี่ยนเป็นแอ็คทีฟ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} loses to {target}: {powers}.</source>
            <translation>{card} แพ้ {target}: {powers}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} loses {keyword}.</source>
            <translation>{card} เสีย {keyword}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} moves to another area.</source>
            <translation>{card} ย้ายไปแอเรียอื่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} performs Growth with {targets}.</source>
            <translation>{card} Growth โดยใช้ {targets}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} performs Regeneration with {targets}.</source>
            <translation>{card} Regeneration โดยใช้ {targets}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} resolves.</source>
            <extracomment>line of the log: a link of the chain takes effect</extracomment>
            <translation>{card} ออกผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} returns to the hand.</source>
            <translation>{card} กลับขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} returns: {place}.</source>
            <translation>{card} กลับไปที่: {place}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>{card} should fight, too, but from the Df Line it cannot attack. Once per Subturn each Seal may change its Line, for nothing, and it stays Active. Click {card}, choose the change of Line, and put it into the At Line.</source>
            <translation>{card} ก็ควรสู้ แต่จาก Df Line โจมตีไม่ได้ แต่ละ Seal เปลี่ยน Line ได้ Subturn ละครั้งโดยไม่เสียอะไรและยังเป็น Active คลิก {card} เลือกเปลี่ยน Line แล้ววางใน At Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} stays: an effect prevents it.</source>
            <translation>{card} ยังอยู่ เพราะเอฟเฟคป้องกันไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} stays: something else was done instead.</source>
            <translation>{card} ยังอยู่ เพราะทำอย่างอื่นแทน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>{card} was deleted.</source>
            <translation>ลบ {card} แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} was negated and destroyed. What was paid for it is not given back: your opponent has 3500 Life Points.</source>
            <translation>{card} ถูกทำให้ไร้ผลและถูกทำลาย สิ่งที่จ่ายไปไม่ได้คืน: คู่ต่อสู้มี 3500 ไลฟ์พ็อยต์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} was played for nothing. So damage can help whoever takes it. One DON!! of yours is still active: keep it, you will need it. End your turn.</source>
            <translation>{card} ลงสนามโดยไม่ต้องจ่าย ดาเมจจึงช่วยฝ่ายที่รับได้ คุณยังมีด้ง!!แอ็คทีฟ 1 ใบ: เก็บไว้ คุณจะต้องใช้ จบเทิร์นของคุณ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>{card} was saved to your own cards.</source>
            <translation>บันทึก {card} ในการ์ดของตนแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} will not become active.</source>
            <translation>{card} จะไม่เปลี่ยนเป็นแอ็คทีฟ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card}: cost {amount}.</source>
            <translation>{card}: คอสต์ {amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card}: power {amount}.</source>
            <translation>{card}: พาวเวอร์ {amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/piles.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <location filename="../desktop/sanam/ui/table/seat/handing_over.py" />
            <location filename="../desktop/sanam/ui/table/seat/offers.py" />
            <source>{card}: {act}</source>
            <extracomment>a card and what it can do now</extracomment>
            <translation>{card}: {act}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>{card}: {left} of {copies} left</source>
            <translation>{card}: เหลือ {left} จาก {copies}</translation>
        </message>
        <message>
            <source>{card}: {n} in {size} cards</source>
            <translation type="vanished">{card}: {n} ใน {size} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>{card}: {n} of {size}</source>
            <translation>{card}: {n} ใน {size} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card}: {stance}.</source>
            <translation>{card}: {stance}</translation>
        </message>
        <message>
            <source>{card}; a rule speaks against it</source>
            <translation type="vanished">{card} ขัดกับกฎข้อหนึ่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{card}; breaks a deck rule</source>
            <translation>{card} ขัดกับกฎข้อหนึ่ง</translation>
        </message>
        <message>
            <source>{count} cards are called “{value}”: give the code</source>
            <translation type="vanished">มีการ์ด {count} ใบชื่อ "{value}": โปรดระบุรหัส</translation>
        </message>
        <message>
            <source>{count} cards are more than {high}.</source>
            <translation type="vanished">{count} ใบ เกินกว่า {high}</translation>
        </message>
        <message>
            <source>{count} cards are not in the catalogue: {codes}.</source>
            <translation type="vanished">มี {count} ใบที่ไม่อยู่ในคลังการ์ด: {codes}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{count} cards have the name “{value}”: give the code instead</source>
            <translation>มีการ์ด {count} ใบชื่อ "{value}": โปรดระบุรหัส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{count} cards have this name; name the picture after the id or code of one</source>
            <translation>มีการ์ด {count} ใบที่ใช้ชื่อนี้ ให้ตั้งชื่อรูปตามรหัสของใบใดใบหนึ่ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} cards is more than the limit of {high}.</source>
            <translation>{count} ใบ เกินกว่า {high}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} cards per page is more than the limit of {high}.</source>
            <translation>หน้าละ {count} ใบ เกินกว่า {high}</translation>
        </message>
        <message>
            <source>{count} cards so far</source>
            <translation type="vanished">ตอนนี้มีการ์ด {count} ใบ</translation>
        </message>
        <message>
            <source>{count} cards to a page are more than {high}.</source>
            <translation type="vanished">หน้าละ {count} ใบ เกินกว่า {high}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{count} copies of {name} across all piles; the maximum is {limit}.</source>
            <translation>มี {name} รวมทุกกอง {count} ใบ มีได้ไม่เกิน {limit} ใบ</translation>
        </message>
        <message>
            <source>{count} copies of {name} in all piles together; the most is {limit}.</source>
            <translation type="vanished">มี {name} รวมทุกกอง {count} ใบ มีได้ไม่เกิน {limit} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{count} copies of {name} in the deck; the maximum is {limit}.</source>
            <translation>มี {name} ในเด็ค {count} ใบ มีได้ไม่เกิน {limit} ใบ</translation>
        </message>
        <message>
            <source>{count} copies of {name} in the deck; the most is {limit}.</source>
            <translation type="vanished">มี {name} ในเด็ค {count} ใบ มีได้ไม่เกิน {limit} ใบ</translation>
        </message>
        <message>
            <source>{count} pages are more than {high}.</source>
            <translation type="vanished">{count} หน้า เกินกว่า {high}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} pages is more than the limit of {high}.</source>
            <translation>{count} หน้า เกินกว่า {high}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{curse} (Turns)</source>
            <extracomment>Summoner Master: a Curse that is counted in turns</extracomment>
            <translation>{curse} (Turn)</translation>
        </message>
        <message>
            <source>{deck}  ({game}, {note})</source>
            <translation type="vanished">{deck}  ({game}, {note})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/sources.py" />
            <source>{deck} (as it is open)</source>
            <translation>{deck} (ตามที่เปิดอยู่)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>{deck} (copy)</source>
            <extracomment>the name of a duplicated deck</extracomment>
            <translation>{deck} (สำเนา)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>{deck} against {strength}: {won} won, {lost} lost.</source>
            <translation>{deck} เจอระดับ {strength}: ชนะ {won} แพ้ {lost}</translation>
        </message>
        <message>
            <source>{deck} has changes that are not saved.</source>
            <translation type="vanished">{deck} มีการเปลี่ยนแปลงที่ยังไม่ได้บันทึก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>{deck} has unsaved changes.</source>
            <translation>{deck} มีการเปลี่ยนแปลงที่ยังไม่ได้บันทึก</translation>
        </message>
        <message>
            <source>{deck} is among your decks.</source>
            <translation type="vanished">{deck} อยู่ในเด็คของคุณแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{deck} was added to your decks.</source>
            <translation>{deck} อยู่ในเด็คของคุณแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>{deck}: missing cards</source>
            <translation>{deck}: การ์ดที่ขาด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>{done} of {total}</source>
            <extracomment>progress of a task</extracomment>
            <translation>{done} จาก {total}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{edition} · duel {n}</source>
            <translation>{edition} · ดูเอลที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{edition} · game {n}</source>
            <translation>{edition} · เกมที่ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{error}</source>
            <extracomment>what a library or the system says of a fault, in English; nothing is to be translated</extracomment>
            <translation>{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>{fault} And {n} more.</source>
            <translation>{fault} และอีก {n} ข้อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{field} cannot be “{value}”.</source>
            <translation>{field} เป็น "{value}" ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{field} must lie between {low} and {high}.</source>
            <translation>{field} ต้องอยู่ระหว่าง {low} ถึง {high}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>{field} {n}</source>
            <extracomment>a number of statistics: a field and how many cards have it</extracomment>
            <translation>{field} {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>{field} {which}</source>
            <extracomment>a field of a filter and what of it is wanted</extracomment>
            <translation>{field} {which}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file} was imported.</source>
            <translation>นำเข้า {file} แล้ว</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: %n card(s) imported.</source>
            <translation>
                <numerusform>{file}: นำเข้าการ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: how many you own of %n card(s).</source>
            <translation>
                <numerusform>{file}: จำนวนที่คุณมีของการ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message>
            <source>{file}: how many you own of {n} cards.</source>
            <translation type="vanished">{file}: จำนวนที่คุณมีของการ์ด {n} ใบ</translation>
        </message>
        <message>
            <source>{file}: {n} cards imported.</source>
            <translation type="vanished">{file}: นำเข้าการ์ด {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/many.py" />
            <source>{first} + {n}</source>
            <extracomment>the first of several, and how many more there are</extracomment>
            <translation>{first} + {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>{first} against {second}</source>
            <extracomment>the two players of a match</extracomment>
            <translation>{first} พบ {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{first} against {second}.</source>
            <translation>{first}กับ{second}</translation>
        </message>
        <message>
            <source>{first} {a} : {b} {second}</source>
            <translation type="vanished">{first} {a} : {b} {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>{first} · {a} : {b} · {second}</source>
            <translation>{first} · {a} : {b} · {second}</translation>
        </message>
        <message>
            <source>{group}  {n}</source>
            <translation type="vanished">{group}  {n}</translation>
        </message>
        <message>
            <source>{group} · {n}</source>
            <translation type="vanished">{group} · {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{key} {mine} : {theirs}</source>
            <extracomment>two values compared in a fight; {key} is At, Df or Sp</extracomment>
            <translation>{key} {mine} : {theirs}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{key} {mine} against {other} {theirs}</source>
            <extracomment>two values compared in a fight; {key} and {other} are At, Df or Sp</extracomment>
            <translation>{key} {mine} ต่อ {other} {theirs}</translation>
        </message>
        <message>
            <source>{kind}: {added} added, {changed} changed, {same} as before, {refused} left out</source>
            <translation type="vanished">{kind}: เพิ่ม {added} เปลี่ยน {changed} เหมือนเดิม {same} ไม่ได้นำเข้า {refused}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>{kind}: {added} added, {changed} changed, {same} unchanged, {refused} skipped</source>
            <translation>{kind}: เพิ่ม {added} เปลี่ยน {changed} เหมือนเดิม {same} ไม่ได้นำเข้า {refused}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>{kind}: {words}</source>
            <translation>{kind}: {words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>{language} · generated</source>
            <translation>{language} · สร้างโดยโปรแกรม</translation>
        </message>
        <message>
            <source>{language}: no font here has its letters. On Debian and Ubuntu install {package}.</source>
            <translation type="vanished">{language}: ไม่มีแบบอักษรสำหรับภาษานี้ ใน Debian และ Ubuntu ให้ติดตั้ง {package}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>{language}: no installed font has its letters. On Debian and Ubuntu, install {package}.</source>
            <translation>{language}: ไม่มีแบบอักษรสำหรับภาษานี้ ใน Debian และ Ubuntu ให้ติดตั้ง {package}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>{least} to {most}</source>
            <extracomment>how many cards a pile may have</extracomment>
            <translation>{least} ถึง {most}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>{left} / {copies}</source>
            <extracomment>so many copies of a card are left of so many in the deck</extracomment>
            <translation>{left} / {copies}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>{lesson} ({n} min)</source>
            <translation>{lesson} ({n} นาที)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>{lesson}, on from {n} of {all}</source>
            <translation>{lesson}, ต่อจาก {n} จาก {all}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>{lesson}: {n} of {all}</source>
            <translation>{lesson}: {n} จาก {all}</translation>
        </message>
        <message>
            <source>{list} (not here)</source>
            <translation type="vanished">{list} (ไม่มีที่นี่)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>{list} (not imported)</source>
            <translation>{list} (ไม่มีที่นี่)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} gave up.</source>
            <translation>{loser} ยอมแพ้</translation>
        </message>
        <message>
            <source>{loser} had no Seal and brought none.</source>
            <translation type="vanished">{loser} ไม่มี Seal และไม่ได้นำ Seal เข้ามา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{loser} had no Seal and could not bring one.</source>
            <translation>{loser} ไม่มี Seal และไม่ได้นำ Seal เข้ามา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} had to draw and could not.</source>
            <translation>{loser} ต้องจั่วแต่ไม่มีการ์ดให้จั่ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} has no Life Points left.</source>
            <translation>{loser} ไม่เหลือไลฟ์พ็อยต์แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{loser} has no card left to draw.</source>
            <translation>{loser} ไม่มีการ์ดให้จั่ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{loser} has no cards left in the deck.</source>
            <translation>เด็คของ {loser} หมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{loser} took damage without Life.</source>
            <translation>{loser} ได้รับดาเมจขณะไม่มีไลฟ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>{lp} Life Points</source>
            <translation>ไลฟ์พอยต์ {lp}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>{name} (unknown card)</source>
            <translation>{name} (ไม่รู้จักการ์ดนี้)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} ({kind}) belongs in the Extra Deck, not in the {pile}.</source>
            <translation>{name} ({kind}) ต้องอยู่ในเอ็คซ์ตร้าเด็ค ไม่ใช่{pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} cannot be in the deck: the text of {by} forbids it.</source>
            <translation>ใส่ {name} ในเด็คไม่ได้: เทกซ์ของ {by} ห้ามไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} does not belong in the Extra Deck.</source>
            <translation>{name} อยู่ในเอ็คซ์ตร้าเด็คไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} does not belong in the {pile}.</source>
            <translation>{name} อยู่ใน{pile}ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} has a colour that the Leader {leader} does not have: {colours}.</source>
            <translation>{name} มีสีที่ลีดเดอร์ {leader} ไม่มี: {colours}</translation>
        </message>
        <message>
            <source>{name} has a colour that the Leader {leader} has not: {colours}.</source>
            <translation type="vanished">{name} มีสีที่ลีดเดอร์ {leader} ไม่มี: {colours}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Forbidden by the list “{list}”; the deck has {count}.</source>
            <translation>{name} เป็นการ์ด Forbidden ตามรายการ "{list}" แต่ในเด็คมี {count} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Limited by the list “{list}”: at most 1, the deck has {count}.</source>
            <translation>{name} เป็นการ์ด Limited ตามรายการ "{list}": ไม่เกิน 1 ใบ แต่ในเด็คมี {count} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Semi-Limited by the list “{list}”: at most 2, the deck has {count}.</source>
            <translation>{name} เป็นการ์ด Semi-Limited ตามรายการ "{list}": ไม่เกิน 2 ใบ แต่ในเด็คมี {count} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is a Ritual Monster and belongs in the Main Deck.</source>
            <translation>{name} เป็นมอนสเตอร์พิธีกรรม ต้องอยู่ในเมนเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is a Token; Tokens are never part of a deck.</source>
            <translation>{name} เป็นโทเค่น โทเค่นไม่ใช่ส่วนหนึ่งของเด็ค</translation>
        </message>
        <message>
            <source>{name} is a Token; a Token is never part of a deck.</source>
            <translation type="vanished">{name} เป็นโทเค่น โทเค่นไม่ใช่ส่วนหนึ่งของเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is banned and its Reflection card is not beside the Deck.</source>
            <translation>{name} ถูกห้ามใช้ และการ์ด Reflection ของมันไม่ได้วางอยู่ข้างเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{name} is not to lose before this Subturn ends.</source>
            <translation>{name} ต้องไม่แพ้ก่อนจบ Subturn นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{name} is not to lose before this turn ends.</source>
            <translation>{name} ต้องไม่แพ้ก่อนจบเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{name} is to win before this Subturn ends.</source>
            <translation>{name} ต้องชนะก่อนจบ Subturn นี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{name} is to win before this turn ends.</source>
            <translation>{name} ต้องชนะก่อนจบเทิร์นนี้</translation>
        </message>
        <message>
            <source>{name} may not be in the deck: the text of {by} forbids it.</source>
            <translation type="vanished">ใส่ {name} ในเด็คไม่ได้: เทกซ์ของ {by} ห้ามไว้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>{name} was moved to the trash.</source>
            <translation>ลบ {name} แล้ว</translation>
        </message>
        <message>
            <source>{name} was thrown away.</source>
            <translation type="vanished">ทิ้ง {name} แล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>{name} wins</source>
            <extracomment>how a match ended</extracomment>
            <translation>{name} ชนะ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{name} wins the duel</source>
            <translation>{name} ชนะดูเอล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{name} wins the game</source>
            <translation>{name} ชนะเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>{name} wins the match</source>
            <translation>{name} ชนะแมตช์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>{name} wins {a}–{b}</source>
            <translation>{name} ชนะ {a}–{b}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>{name}: Side Deck</source>
            <translation>{name}: ไซด์เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>{name}: from moment {fork}, length {n}</source>
            <translation>{name}: จากช่วงที่ {fork} ยาว {n}</translation>
        </message>
        <message>
            <source>{name}: the edition {edition} has no {kind} cards.</source>
            <translation type="vanished">{name}: กฎชุด {edition} ไม่มีการ์ด{kind}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name}: {edition} has no {kind} cards.</source>
            <translation>{name}: {edition} ไม่มีการ์ด{kind}</translation>
        </message>
        <message>
            <source>{name}: {life} Life Points, {hand} cards in hand</source>
            <translation type="vanished">{name}: ไลฟ์พ็อยต์ {life} การ์ดบนมือ {hand} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>{name}: {numbers}</source>
            <extracomment>a player or line, with numbers</extracomment>
            <translation>{name}: {numbers}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/decks/charts.py" />
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>{name}: {n}</source>
            <extracomment>a name and a number that belongs to it</extracomment>
            <translation>{name}: {n}</translation>
        </message>
        <message>
            <source>{name}: {n} moments, from moment {fork}</source>
            <translation type="vanished">{name}: {n} ช่วง แยกจากช่วงที่ {fork}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>{name}: {zone}</source>
            <extracomment>a card and the zone it lies in</extracomment>
            <translation>{name}: {zone}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>{n} %</source>
            <extracomment>a share; some languages write no space, or another sign</extracomment>
            <translation>{n} %</translation>
        </message>
        <message>
            <source>{n} Levels in the Shrine</source>
            <translation type="vanished">Level ใน Shrine {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} Life Points</source>
            <translation>ไลฟ์พ็อยต์ {n}</translation>
        </message>
        <message>
            <source>{n} Life cards</source>
            <translation type="vanished">ไลฟ์การ์ด {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n} Mp</source>
            <extracomment>Summoner Master: an amount of magic points</extracomment>
            <translation>{n} Mp</translation>
        </message>
        <message>
            <source>{n} active DON!! cards</source>
            <translation type="vanished">ด้ง!!การ์ดแอ็คทีฟ {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>{n} cards</source>
            <extracomment>how many cards a pile or an effect has</extracomment>
            <translation>การ์ด {n} ใบ</translation>
        </message>
        <message>
            <source>{n} cards are in {file}.</source>
            <translation type="vanished">มีการ์ด {n} ใบใน {file}</translation>
        </message>
        <message>
            <source>{n} cards are not in the catalogue: import a database that has them.</source>
            <translation type="vanished">มี {n} ใบที่ไม่อยู่ในคลังการ์ด: นำเข้าฐานข้อมูลที่มีการ์ดเหล่านี้</translation>
        </message>
        <message>
            <source>{n} cards by hand</source>
            <translation type="vanished">{n} ใบต้องทำด้วยมือ</translation>
        </message>
        <message>
            <source>{n} cards in hand</source>
            <translation type="vanished">การ์ดบนมือ {n} ใบ</translation>
        </message>
        <message>
            <source>{n} cards per page</source>
            <translation type="vanished">หน้าละ {n} ใบ</translation>
        </message>
        <message>
            <source>{n} cards played by hand</source>
            <translation type="vanished">{n} ใบต้องทำด้วยมือ</translation>
        </message>
        <message>
            <source>{n} cards to a page</source>
            <translation type="vanished">หน้าละ {n} ใบ</translation>
        </message>
        <message>
            <source>{n} cards were pasted.</source>
            <translation type="vanished">วางการ์ดแล้ว {n} ใบ</translation>
        </message>
        <message>
            <source>{n} cards were written to {file}.</source>
            <translation type="vanished">มีการ์ด {n} ใบใน {file}</translation>
        </message>
        <message>
            <source>{n} cards, {kinds} different</source>
            <translation type="vanished">{n} ใบ {kinds} แบบ</translation>
        </message>
        <message>
            <source>{n} chosen</source>
            <translation type="vanished">เลือก {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{n} damage</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect that inflicts so much damage</extracomment>
            <translation>ดาเมจ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{n} damage to you</source>
            <translation>เราได้รับดาเมจ {n}</translation>
        </message>
        <message>
            <source>{n} decks are among your decks now.</source>
            <translation type="vanished">เพิ่มเด็ค {n} เด็คในเด็คของคุณแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{n} decks were added to your decks.</source>
            <translation>เพิ่มเด็ค {n} เด็คในเด็คของคุณแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>{n} decks were moved to the trash.</source>
            <translation>ลบเด็ค {n} เด็คแล้ว</translation>
        </message>
        <message>
            <source>{n} decks were thrown away.</source>
            <translation type="vanished">ทิ้งเด็ค {n} เด็คแล้ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>{n} dpi</source>
            <extracomment>dots per inch</extracomment>
            <translation>{n} dpi</translation>
        </message>
        <message>
            <source>{n} draws later</source>
            <translation type="vanished">จั่วอีก {n} ครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>{n} h ago</source>
            <translation>{n} ชม.ก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{n} in landscape</source>
            <translation>แนวนอนได้ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{n} in portrait</source>
            <translation>แนวตั้งได้ {n}</translation>
        </message>
        <message>
            <source>{n} kinds of cards are played by hand.</source>
            <translation type="vanished">มีการ์ด {n} แบบที่ต้องเล่นด้วยมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>{n} min ago</source>
            <translation>{n} นาทีก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>{n} of {all} cards have a picture.</source>
            <translation>การ์ด {n} จาก {all} ใบมีรูป</translation>
        </message>
        <message>
            <source>{n} of {total} decks chosen</source>
            <translation type="vanished">เลือก {n} จาก {total} เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>{n} of {total} decks selected</source>
            <translation>เลือก {n} จาก {total} เด็ค</translation>
        </message>
        <message>
            <source>{n} or more</source>
            <translation type="vanished">{n} ขึ้นไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>{n} printings</source>
            <extracomment>how many printings a card has</extracomment>
            <translation>{n} รุ่นพิมพ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>{n} selected</source>
            <extracomment>how many cards are selected in a list</extracomment>
            <translation>เลือก {n} ใบ</translation>
        </message>
        <message>
            <source>{n} values not in the rulebook</source>
            <translation type="vanished">{n} ค่าไม่ตรงกับหนังสือกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{n} × {card}, {pile}</source>
            <translation>{n} × {card}, {pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} × {counter} on {card}.</source>
            <translation>{n} × {counter} บน {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} × {counter} removed from {card}.</source>
            <translation>นำ {n} × {counter} ออกจาก {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{n} × {printing}</source>
            <extracomment>how many copies of a printing</extracomment>
            <translation>{n} × {printing}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>{n}+</source>
            <extracomment>that many or more, the last column of a curve</extracomment>
            <translation>{n}+</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: Break Combination</source>
            <translation>{n}: แยกการรวมร่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: Combination</source>
            <translation>{n}: รวมร่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: attacks</source>
            <translation>{n}: โจมตี</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: gets a Line</source>
            <translation>{n}: กำหนด Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: is being cast</source>
            <translation>{n}: กำลังร่าย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: uses a Skill</source>
            <translation>{n}: ใช้ Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{n}×{printing}</source>
            <extracomment>how many copies of a printing, short</extracomment>
            <translation>{n}×{printing}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>{other} attacked and is rested. Rested Characters can be attacked! Attach a DON!! to {card} and attack {other} with it: 5000 against 4000.</source>
            <translation>{other} โจมตีแล้วจึงเรสต์ คาแรกเตอร์ที่เรสต์ถูกโจมตีได้! ติดด้ง!!ให้ {card} แล้วโจมตี {other}: 5000 ต่อ 4000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>{other} lies under {card} now. Together they are one Seal with At 6 and Df 6, and still Active. A Seal can be a Support Seal only when it has been in the Arena for a Turn.</source>
            <translation>{other} อยู่ใต้ {card} แล้ว รวมเป็น Seal เดียวที่มี At 6 และ Df 6 และยังเป็น Active Seal ที่จะเป็น Seal ใบรองต้องอยู่ในสนามมาแล้ว 1 Turn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to end the turn. {who}: activate something first, or let the End Phase begin.</source>
            <translation>{other} ต้องการจบเทิร์น · {who}: ใช้งานการ์ดก่อน หรือปล่อยให้เอนด์เฟสเริ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to enter Main Phase 2. {who}: activate something first, or let it begin.</source>
            <translation>{other} ต้องการเข้าเมนเฟส 2 · {who}: ใช้งานการ์ดก่อน หรือปล่อยให้เฟสเริ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to enter the Battle Phase. {who}: activate something first, or let it begin.</source>
            <translation>{other} ต้องการเข้าแบทเทิลเฟส · {who}: ใช้งานการ์ดก่อน หรือปล่อยให้เฟสเริ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>{other} was K.O.'d. Now attach a DON!! to {card} and attack {third} again.</source>
            <translation>{other} ถูก KO แล้ว ติดด้ง!!ให้ {card} แล้วโจมตี {third} อีกครั้ง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{owned} of {needed} owned</source>
            <translation>มี {owned} จาก {needed} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{owned}/{needed}</source>
            <comment>copies</comment>
            <translation>{owned}/{needed}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>{part}: {n}</source>
            <extracomment>a part of a deck and how many cards it has; heading of a printed deck list</extracomment>
            <translation>{part}: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{phase}</source>
            <extracomment>the name of a phase alone; nothing is to be translated</extracomment>
            <translation>{phase}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{phase} is about to end. {who}: activate something, or let it end.</source>
            <translation>{phase} กำลังจะจบ · {who}: ใช้งานการ์ด หรือปล่อยให้จบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{phase}. {who}: activate something, or go on.</source>
            <translation>{phase} · {who}: ใช้งานการ์ด หรือดำเนินต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>{picture}: {card}</source>
            <extracomment>a line of a report: the name of a picture file and the card it belongs to</extracomment>
            <translation>{picture}: {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>{pile}  {n}</source>
            <extracomment>heading above a pile of a deck: its name and its count (two spaces)</extracomment>
            <translation>{pile}  {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_shelf.py" />
            <source>{pile} {n}</source>
            <extracomment>a pile of a deck and how many cards it has</extracomment>
            <translation>{pile} {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{place} cannot be used now.</source>
            <translation>ตอนนี้ใช้{place}ไม่ได้</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: %n card(s)</source>
            <translation>
                <numerusform>{place}ของ {who}: การ์ด %Ln ใบ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: cannot be used</source>
            <translation>{place}ของ {who}: ใช้ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: empty</source>
            <translation>{place}ของ {who}: ว่าง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>{player} has no Life Points left.</source>
            <translation>{player} ไม่มีไลฟ์พอยต์เหลือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>{player} has no card left in the deck.</source>
            <translation>{player} ไม่มีการ์ดเหลือในเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{powers} → {outcome}</source>
            <extracomment>what an attack would come to: both powers, then the result</extracomment>
            <translation>{powers} → {outcome}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: deck</source>
            <translation>{seat}: เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: name</source>
            <translation>{seat}: ชื่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: played by</source>
            <translation>{seat}: ผู้เล่น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>{share} (exactly {exact})</source>
            <translation>{share} (จริง {exact})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>{shrine} Levels in the Shrine lose ({rule}). Decks of at least {seals} Seals and {mystics} Mystic Cards.</source>
            <translation>Level ใน Shrine ครบ {shrine} แพ้ ({rule}) เด็คมี Seal อย่างน้อย {seals} ใบ และ Mystic Card อย่างน้อย {mystics} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} files are decks: open or convert them instead of importing them</source>
            <translation>{suffix} เป็นเด็ค ให้เปิดหรือแปลง ไม่ใช่นำเข้า</translation>
        </message>
        <message>
            <source>{suffix} files can hold only Yu-Gi-Oh! decks</source>
            <translation type="vanished">ไฟล์ {suffix} เก็บได้เฉพาะเด็คยูกิโอ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} files can hold only decks of {game}</source>
            <translation>ไฟล์ {suffix} เก็บได้เฉพาะเด็คของ {game}</translation>
        </message>
        <message>
            <source>{suffix} files hold decks of Yu-Gi-Oh! only</source>
            <translation type="vanished">ไฟล์ {suffix} เก็บได้เฉพาะเด็คยูกิโอ</translation>
        </message>
        <message>
            <source>{suffix} is a deck, which is opened or converted and not imported</source>
            <translation type="vanished">{suffix} เป็นเด็ค ให้เปิดหรือแปลง ไม่ใช่นำเข้า</translation>
        </message>
        <message>
            <source>{suffix} is no kind of deck file (known: {known})</source>
            <translation type="vanished">{suffix} ไม่ใช่ชนิดไฟล์เด็ค (ที่รู้จัก: {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} is not a deck file type (known: {known})</source>
            <translation>{suffix} ไม่ใช่ชนิดไฟล์เด็ค (ที่รู้จัก: {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>{then} → {now}</source>
            <extracomment>versions of a deck: two chances in per cent, before and today</extracomment>
            <translation>{then} → {now}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>{turn} · {phase} · {at} / {all}</source>
            <translation>{turn} · {phase} · {at} / {all}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{value} is not a card code (an unsigned 32-bit number)</source>
            <translation>{value} ไม่ใช่รหัสการ์ด (จำนวนเต็มบวก 32 บิต)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{value} is out of range.</source>
            <translation>{value} อยู่นอกช่วงที่ใช้ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>{what} (our own ruling)</source>
            <translation>{what} (เราตีความเอง)</translation>
        </message>
        <message>
            <source>{what} (our ruling)</source>
            <translation type="vanished">{what} (เราตีความเอง)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>{what} (taken from another edition)</source>
            <translation>{what} (จากกฎชุดอื่น)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{what} ({price})</source>
            <translation>{what} ({price})</translation>
        </message>
        <message>
            <source>{what} must be a number up to 99,999, or “?”.</source>
            <translation type="vanished">{what}ต้องเป็นตัวเลขไม่เกิน 99,999 หรือ "?"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{what} of {who}</source>
            <extracomment>a card, a zone or a number, and the player it belongs to</extracomment>
            <translation>{what}ของ {who}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>{what} – stopping…</source>
            <translation>{what} – กำลังหยุด…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>{when} {chance}</source>
            <extracomment>by which turn, and how likely; a cell of a table of odds</extracomment>
            <translation>{when} {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Flip Summons {card}.</source>
            <translation>{who} อัญเชิญแบบพลิกหงาย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Fusion Summons {card}.</source>
            <translation>{who} อัญเชิญแบบฟิวชั่น {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Normal Summons {card}.</source>
            <translation>{who} อัญเชิญปกติ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Ritual Summons {card}.</source>
            <translation>{who} อัญเชิญแบบพิธีกรรม {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets a card.</source>
            <translation>{who} เซ็ตการ์ด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets a monster.</source>
            <translation>{who} เซ็ตมอนสเตอร์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets {card}.</source>
            <translation>{who} เซ็ต {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Special Summons {card}.</source>
            <translation>{who} อัญเชิญแบบพิเศษ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Synchro Summons {card}.</source>
            <translation>{who} อัญเชิญแบบซิงโคร {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Tribute Summons {card}.</source>
            <translation>{who} รีลีสเพื่ออัญเชิญ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Xyz Summons {card}.</source>
            <translation>{who} อัญเชิญแบบเอ็กซีซ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} activates {card}.</source>
            <translation>{who} ใช้งาน {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} activates {card}: {targets}.</source>
            <translation>{who} ใช้งาน {card}: {targets}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} adds a Life card to the hand.</source>
            <translation>{who} นำไลฟ์การ์ดขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} adds a Life card to the hand: {card}.</source>
            <translation>{who} นำไลฟ์การ์ดขึ้นมือ: {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} adds {card} to the hand.</source>
            <translation>{who} นำ {card} ขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} announces a Skill of {card}.</source>
            <translation>{who} ประกาศใช้ Skill ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} casts {card}.</source>
            <translation>{who} ร่าย {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{who} changes a setting.</source>
            <translation>{who} เปลี่ยนการตั้งค่า</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} chooses {card}.</source>
            <translation>{who} เลือก {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} decides about {card}.</source>
            <translation>{who} กำลังตัดสินใจเรื่อง {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>{who} decides next whether to respond</source>
            <translation>{who} ตัดสินใจต่อไปว่าจะโต้ตอบหรือไม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} decides.</source>
            <extracomment>line of the log: the toss let this player choose</extracomment>
            <translation>{who} กำลังตัดสินใจ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} discards {card}.</source>
            <translation>{who} ทิ้ง {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} draws a Mystic Card.</source>
            <translation>{who} จั่ว Mystic Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} draws a Seal.</source>
            <translation>{who} จั่ว Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} draws a card.</source>
            <translation>{who} จั่วการ์ดหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} draws a new hand.</source>
            <translation>{who} จั่วมือใหม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} draws {n} cards.</source>
            <translation>{who} จั่วการ์ด {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} ends the Subturn by an Effect.</source>
            <translation>{who} จบ Subturn ด้วย Effect</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} gains {amount} LP.</source>
            <translation>{who} ได้รับ {amount} LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gets a DON!! card.</source>
            <translation>{who} ได้ด้ง!!การ์ด 1 ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gets {n} DON!! cards.</source>
            <translation>{who} ได้ด้ง!!การ์ด {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} gives up.</source>
            <translation>{who} ยอมแพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gives {card} a DON!! card.</source>
            <translation>{who} ติดด้ง!!การ์ดให้ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} goes first.</source>
            <translation>{who} เริ่มก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} has the Leader {card}.</source>
            <translation>ลีดเดอร์ของ {who} คือ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} is done with side-decking.</source>
            <translation>{who} สลับการ์ดกับไซด์เด็คเสร็จแล้ว</translation>
        </message>
        <message>
            <source>{who} lays {n} Life cards.</source>
            <translation type="vanished">{who} วางไลฟ์การ์ด {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} looks at cards: {n}.</source>
            <translation>{who} ดูการ์ด {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} lost the last game: go first or second?</source>
            <translation>{who} แพ้เกมก่อน: เริ่มก่อนหรือหลัง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{who} notes: {note}</source>
            <extracomment>line of the log: a player has written a note into it</extracomment>
            <translation>{who} จดไว้: {note}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} now has {amount} LP.</source>
            <translation>ตอนนี้ {who} มีไลฟ์พ็อยต์ {amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} pays {amount} LP.</source>
            <translation>{who} จ่าย {amount} LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} places a Life card.</source>
            <translation>{who} วางไลฟ์การ์ด 1 ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} places {n} Life cards.</source>
            <translation>{who} วางไลฟ์การ์ด {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} plays {card}.</source>
            <translation>{who} เล่น {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} returns DON!! cards to the DON!! deck: {n}.</source>
            <translation>{who} นำด้ง!!การ์ด {n} ใบกลับด้ง!!เด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} rolls a die: {face}.</source>
            <translation>{who} ทอยลูกเต๋า: {face}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} shuffles.</source>
            <extracomment>line of the log: a player shuffles a deck</extracomment>
            <translation>{who} สับเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} skips the turn.</source>
            <translation>{who} ข้ามเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} skips: {phase}.</source>
            <translation>{who} ข้าม: {phase}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} starts.</source>
            <extracomment>line of the log: who has the first turn</extracomment>
            <translation>{who} เริ่มก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} surrenders.</source>
            <extracomment>line of the log: a player gives the match up</extracomment>
            <translation>{who} ยอมแพ้</translation>
        </message>
        <message>
            <source>{who} takes a Life card into the hand: {card}.</source>
            <translation type="vanished">{who} นำไลฟ์การ์ดขึ้นมือ: {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} takes an extra turn after this one.</source>
            <translation>{who} ได้เทิร์นเพิ่มต่อจากเทิร์นนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes control of {card}.</source>
            <translation>{who} ได้สิทธิ์ควบคุม {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} takes damage: look at the Life card for a [Trigger], or add it to the hand.</source>
            <translation>{who} ได้รับดาเมจ: ดูการ์ดไลฟ์ว่ามี [Trigger] หรือไม่ หรือนำขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes {amount} battle damage.</source>
            <translation>{who} ได้รับแบทเทิลดาเมจ {amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes {amount} damage.</source>
            <translation>{who} ได้รับดาเมจ {amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} tosses a coin: {face}.</source>
            <translation>{who} ทอยเหรียญ: {face}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} uses a Skill of {card}.</source>
            <translation>{who} ใช้ Skill ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses an ability of {card}.</source>
            <translation>{who} ใช้ความสามารถของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses the Counter of {card}.</source>
            <translation>{who} ใช้เคาน์เตอร์ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses the [Trigger] of {card}.</source>
            <translation>{who} ใช้ [ทริกเกอร์] ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel by an effect.</source>
            <translation>{who} ชนะดูเอลด้วยเอฟเฟค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel.</source>
            <translation>{who} ชนะดูเอล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other cannot draw.</source>
            <translation>{who} ชนะดูเอล: อีกฝ่ายจั่วการ์ดไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other gave up.</source>
            <translation>{who} ชนะดูเอล: อีกฝ่ายยอมแพ้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other's Life Points are 0.</source>
            <translation>{who} ชนะดูเอล: ไลฟ์พ็อยต์ของอีกฝ่ายเหลือ 0</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game by an effect.</source>
            <translation>{who} ชนะเกมด้วยเอฟเฟค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game.</source>
            <translation>{who} ชนะเกม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other gave up.</source>
            <translation>{who} ชนะเกม: อีกฝ่ายยอมแพ้</translation>
        </message>
        <message>
            <source>{who} wins the game: the other had no Seal and brought none.</source>
            <translation type="vanished">{who} ชนะเกม: อีกฝ่ายไม่มี Seal และไม่ได้นำ Seal เข้ามา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other had no Seal and could not bring one.</source>
            <translation>{who} ชนะเกม: อีกฝ่ายไม่มี Seal และไม่ได้นำ Seal เข้ามา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other has no card left to draw.</source>
            <translation>{who} ชนะเกม: อีกฝ่ายไม่มีการ์ดให้จั่ว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game: the other took damage without Life.</source>
            <translation>{who} ชนะเกม: อีกฝ่ายได้รับดาเมจขณะไม่มีไลฟ์</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other's Shrine is full.</source>
            <translation>{who} ชนะเกม: Shrine ของอีกฝ่ายเต็ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game: the other's deck is empty.</source>
            <translation>{who} ชนะเกม: เด็คของอีกฝ่ายหมด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} wins the toss.</source>
            <translation>{who} ชนะการเสี่ยงทาย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>{who} · {place} · {stance}</source>
            <translation>{who} · {place} · {stance}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Battle Phase: attack with a monster, or go on.</source>
            <translation>{who} แบทเทิลเฟส: โจมตีด้วยมอนสเตอร์ หรือไปต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}, Draw Step: draw a Seal or a Mystic Card.</source>
            <translation>{who} Draw Step: จั่ว Seal หรือ Mystic Card</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Main Phase 1: summon, set, activate, change positions, or go on.</source>
            <translation>{who} เมนเฟส 1: อัญเชิญ เซ็ต ใช้งาน เปลี่ยนสถานะ หรือไปต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Main Phase 2: summon, set, activate, change positions, or end the turn.</source>
            <translation>{who} เมนเฟส 2: อัญเชิญ เซ็ต ใช้งาน เปลี่ยนสถานะ หรือจบเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}, Main Phase: play cards, give DON!! cards, attack, activate, or end the turn.</source>
            <translation>{who} เมนเฟส: เล่นการ์ด ติดด้ง!!การ์ด โจมตี ใช้งาน หรือจบเทิร์น</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}, Main Step: cast, attack, use Skills, change Lines, combine, or end it.</source>
            <translation>{who} Main Step: ร่าย โจมตี ใช้ Skill เปลี่ยน Line รวมร่าง หรือจบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, {phase}: what do you do?</source>
            <translation>{who}, {phase}: จะทำอะไร?</translation>
        </message>
        <message>
            <source>{who}: Damage Step. Activate something, or pass.</source>
            <translation type="vanished">{who}: ดาเมจสเต็ป ใช้งานการ์ด หรือผ่าน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: Growth for {card}? “{words}”</source>
            <translation>{who}: ให้ {card} Growth หรือไม่ "{words}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: Tribute a monster for {card}.</source>
            <translation>{who}: รีลีสมอนสเตอร์หนึ่งตัวเพื่อ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: Tribute for {card}. Choose {n}.</source>
            <translation>{who}: รีลีสเพื่อ {card} เลือก {n} ตัว</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the Life cards.</source>
            <translation>{who}: การ์ด 1 ใบไปอยู่ในไลฟ์แอเรีย</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the bottom of the deck.</source>
            <translation>{who}: การ์ด 1 ใบไปอยู่ล่างสุดของเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the hand.</source>
            <translation>{who}: การ์ด 1 ใบขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the top of the deck.</source>
            <translation>{who}: การ์ด 1 ใบไปอยู่บนสุดของเด็ค</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: activate something, or go on.</source>
            <translation>{who}: ใช้งานการ์ด หรือดำเนินต่อ</translation>
        </message>
        <message>
            <source>{who}: activate something, or pass.</source>
            <translation type="vanished">{who}: ใช้งานการ์ด หรือผ่าน</translation>
        </message>
        <message>
            <source>{who}: activate {card}?</source>
            <translation type="vanished">{who}: ใช้งาน {card} หรือไม่?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: apply the Effect of {card} by hand, then press Done.</source>
            <translation>{who}: ทำตาม Effect ของ {card} ด้วยมือ แล้วกด เสร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: apply the effect of {card} by hand, then press Done.</source>
            <translation>{who}: ทำเอฟเฟคของ {card} ด้วยมือ แล้วกด เสร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: apply the optional part of {card}?</source>
            <translation>{who}: ทำส่วนที่เลือกได้ของ {card} หรือไม่?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: as which card does {card} count?</source>
            <translation>{who}: {card} ถือว่าเป็นการ์ดใบใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: chain to Chain Link {link}, or let it resolve.</source>
            <translation>{who}: ต่อเชนเชนลิงก์ {link} หรือปล่อยให้ออกผล</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose DON!! cards to return to the DON!! deck for {card}: {n}.</source>
            <translation>{who}: เลือกด้ง!!การ์ดที่จะนำกลับด้ง!!เด็คสำหรับ {card}: {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a Seal that performs Regeneration, or none.</source>
            <translation>{who}: เลือก Seal ที่จะ Regeneration หรือไม่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a card that Progresses, or none.</source>
            <translation>{who}: เลือกการ์ดที่จะ Progress หรือไม่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a card that wakes up and is cast free, or none.</source>
            <translation>{who}: เลือกการ์ดที่จะ Wake Up และร่ายฟรี หรือไม่เลือก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: choose a number for {card}.</source>
            <translation>{who}: เลือกตัวเลขสำหรับ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose a zone that cannot be used ({card}).</source>
            <translation>{who}: เลือกโซนที่จะใช้ไม่ได้ ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose for {card}, {least} to {n}: “{words}”</source>
            <translation>{who}: เลือก {least} ถึง {n} ใบสำหรับ {card}: "{words}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose the Support Seals of {card}.</source>
            <translation>{who}: เลือก Seal ใบรองของ {card}</translation>
        </message>
        <message>
            <source>{who}: choose the condition Seals for {card}.</source>
            <translation type="vanished">{who}: เลือก Seal เงื่อนไขของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the materials for {card}.</source>
            <translation>{who}: เลือกวัตถุดิบสำหรับ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Fusion Summon ({card}).</source>
            <translation>{who}: เลือกมอนสเตอร์ที่จะอัญเชิญแบบฟิวชั่น ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Ritual Summon ({card}).</source>
            <translation>{who}: เลือกมอนสเตอร์ที่จะอัญเชิญแบบพิธีกรรม ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Synchro Summon ({card}).</source>
            <translation>{who}: เลือกมอนสเตอร์ที่จะอัญเชิญแบบซิงโคร ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Xyz Summon ({card}).</source>
            <translation>{who}: เลือกมอนสเตอร์ที่จะอัญเชิญแบบเอ็กซีซ ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose the target of the Skill.</source>
            <translation>{who}: เลือกเป้าหมายของ Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the target of {card}.</source>
            <translation>{who}: เลือกเป้าหมายของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose up to {n} for {card}: “{words}”</source>
            <translation>{who}: เลือกได้สูงสุด {n} สำหรับ {card}: "{words}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose up to {n} targets for {card}.</source>
            <translation>{who}: เลือกเป้าหมายของ {card} ไม่เกิน {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose what {card} asks for ({n}).</source>
            <translation>{who}: เลือกสิ่งที่ {card} กำหนด ({n})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose what {card} does.</source>
            <translation>{who}: เลือกว่า {card} จะทำอะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} ({card}).</source>
            <translation>{who}: เลือก{cards} ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to Special Summon ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะอัญเชิญแบบพิเศษ ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to Tribute ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะรีลีส ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to add to the hand ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะนำขึ้นมือ ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to banish ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะนำออกจากเกม ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to destroy ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะทำลาย ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to detach ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะถอดออก ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to discard ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะทิ้ง ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to equip ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะสวมใส่ ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to put on the bottom of the Deck ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะวางล่างสุดของเด็ค ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to put on top of the Deck ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะวางบนสุดของเด็ค ({card})</translation>
        </message>
        <message>
            <source>{who}: choose {cards} to put under the Deck ({card}).</source>
            <translation type="vanished">{who}: เลือก{cards}ที่จะวางล่างสุดของเด็ค ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to return to the hand ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะคืนขึ้นมือ ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to reveal ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะเปิดให้ดู ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to send to the Graveyard ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะส่งไปยังสุสาน ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to shuffle into the Deck ({card}).</source>
            <translation>{who}: เลือก{cards}ที่จะสับกลับเข้าเด็ค ({card})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose {n} for {card}: “{words}”</source>
            <translation>{who}: เลือก {n} ใบสำหรับ {card}: "{words}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: click the place in a Line where {card} is to stand.</source>
            <translation>{who}: คลิกตำแหน่งใน Line ที่จะวาง {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{who}: cut in with an Interfere card or Skill, or go on.</source>
            <translation>{who}: แทรกด้วยการ์ดหรือ Skill ที่มี Interfere หรือดำเนินต่อ</translation>
        </message>
        <message>
            <source>{who}: cut in with an Interfere card or Skill, or pass?</source>
            <translation type="vanished">{who}: แทรกด้วยการ์ดหรือ Skill ที่มี Interfere หรือผ่าน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: damage. Add {card} to the hand, or use its [Trigger]?</source>
            <translation>{who}: ได้รับดาเมจ นำ {card} ขึ้นมือ หรือใช้ [ทริกเกอร์]</translation>
        </message>
        <message>
            <source>{who}: damage. Take {card} into the hand, or use its [Trigger]?</source>
            <translation type="vanished">{who}: ได้รับดาเมจ นำ {card} ขึ้นมือ หรือใช้ [ทริกเกอร์]</translation>
        </message>
        <message>
            <source>{who}: damage. {card} goes into the hand.</source>
            <translation type="vanished">{who}: ได้รับดาเมจ {card} ขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: damage. {card} goes to the hand.</source>
            <translation>{who}: ได้รับดาเมจ {card} ขึ้นมือ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: declare a card name for {card}.</source>
            <translation>{who}: ประกาศชื่อการ์ดสำหรับ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: discard a card.</source>
            <translation>{who}: ทิ้งการ์ดหนึ่งใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: discard {n} cards.</source>
            <translation>{who}: ทิ้งการ์ด {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: do by hand what {card} says, then press Done: “{words}”</source>
            <translation>{who}: ทำตามที่ {card} เขียนไว้ด้วยมือ แล้วกด "เสร็จ": "{words}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: do what {card} asks for, so that nothing else is done? “{words}”</source>
            <translation>{who}: ทำตามที่ {card} ขอเพื่อไม่ให้เกิดผลอื่นหรือไม่ “{words}”</translation>
        </message>
        <message>
            <source>{who}: does a Seal perform Regeneration?</source>
            <translation type="vanished">{who}: ให้ Seal Regeneration ไหม</translation>
        </message>
        <message>
            <source>{who}: does a card Progress?</source>
            <translation type="vanished">{who}: ให้การ์ด Progress ไหม</translation>
        </message>
        <message>
            <source>{who}: does a card wake up? It is cast free.</source>
            <translation type="vanished">{who}: มีการ์ดที่ Wake Up หรือไม่ (ร่ายฟรี)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: does this hold for {card}? “{words}”</source>
            <translation>{who}: ข้อความนี้ของ {card} เป็นจริงหรือไม่? "{words}"</translation>
        </message>
        <message>
            <source>{who}: does what {card} says happen? It need not.</source>
            <translation type="vanished">{who}: ให้ข้อความของ {card} ทำงานหรือไม่ จะไม่ทำก็ได้</translation>
        </message>
        <message>
            <source>{who}: does {card} attack several times for its one attack Mp?</source>
            <translation type="vanished">{who}: ให้ {card} โจมตีหลายครั้งโดยจ่าย Mp ค่าโจมตีครั้งเดียวหรือไม่</translation>
        </message>
        <message>
            <source>{who}: does {card} perform Growth?</source>
            <translation type="vanished">{who}: ให้ {card} Growth ไหม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: draw a card, or stop?</source>
            <translation>{who}: จั่วการ์ดหรือหยุด</translation>
        </message>
        <message>
            <source>{who}: draw a card?</source>
            <translation type="vanished">{who}: จั่วการ์ดหรือไม่?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: draw a second card?</source>
            <translation>{who}: จั่วใบที่สองไหม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: exchange cards between your Side Deck and your Deck, then press Done.</source>
            <translation>{who}: สลับการ์ดระหว่างไซด์เด็คกับเด็ค แล้วกด เสร็จ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: from which card is a counter removed ({card})?</source>
            <translation>{who}: นำเคาท์เตอร์ออกจากการ์ดใบใด ({card})?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: go first or second?</source>
            <translation>{who}: เริ่มก่อนหรือหลัง?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how do you decide who starts?</source>
            <translation>{who}: ตัดสินว่าใครเริ่มก่อนด้วยวิธีใด</translation>
        </message>
        <message>
            <source>{who}: how is it settled who starts?</source>
            <translation type="vanished">{who}: ตัดสินว่าใครเริ่มก่อนด้วยวิธีใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many DON!! cards does {card} get?</source>
            <translation>{who}: ติดด้ง!!การ์ดให้ {card} กี่ใบ?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many cards from the top of the deck?</source>
            <translation>{who}: ดูการ์ดจากบนสุดของเด็คกี่ใบ?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many for {card}? “{words}”</source>
            <translation>{who}: กี่ใบสำหรับ {card}? "{words}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how many of the Charged Counters paid on {card} come from your own cards?</source>
            <translation>{who}: Charged Counter ที่จ่ายจาก {card} มาจากการ์ดของคุณกี่อัน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how much Mp do you pay as X for {card}?</source>
            <translation>{who}: จ่าย Mp เป็นค่า X ของ {card} เท่าใด?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: in what order are they placed? The first goes first.</source>
            <translation>{who}: วางตามลำดับใด? ใบแรกวางก่อน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: in what order do they go to the bottom? The last lies lowest.</source>
            <translation>{who}: วางล่างสุดตามลำดับใด? ใบสุดท้ายอยู่ล่างสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which order are these cards placed, the top one first ({card})?</source>
            <translation>{who}: เรียงการ์ดเหล่านี้อย่างไร ใบบนสุดก่อน ({card})?</translation>
        </message>
        <message>
            <source>{who}: in which order do the cards go there? The last lies on top.</source>
            <translation type="vanished">{who}: การ์ดลงไปตามลำดับใด ใบสุดท้ายอยู่บนสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: in which order do the cards go there? The last one ends up on top.</source>
            <translation>{who}: การ์ดลงไปตามลำดับใด ใบสุดท้ายอยู่บนสุด</translation>
        </message>
        <message>
            <source>{who}: in which order do these cards lie, the top one first ({card})?</source>
            <translation type="vanished">{who}: เรียงการ์ดเหล่านี้อย่างไร ใบบนสุดก่อน ({card})?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which order do these effects go on the Chain? The first is the lowest link.</source>
            <translation>{who}: เอฟเฟคเหล่านี้จะต่อเชนตามลำดับใด? ใบแรกอยู่ลำดับล่างสุด</translation>
        </message>
        <message>
            <source>{who}: in which order do your Abilities choose?</source>
            <translation type="vanished">{who}: ความสามารถของคุณเลือกเป้าหมายตามลำดับใด</translation>
        </message>
        <message>
            <source>{who}: in which position does {card} come?</source>
            <translation type="vanished">{who}: {card} จะลงในสถานะใด?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which position is {card} placed?</source>
            <translation>{who}: {card} จะลงในสถานะใด?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: in which zone does {card} go?</source>
            <translation>{who}: วาง {card} ในโซนใด?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: keep this hand, or shuffle it back and draw 5 new cards once?</source>
            <translation>{who}: เก็บมือนี้ไว้ หรือสับคืนแล้วจั่วใหม่ 5 ใบหนึ่งครั้ง</translation>
        </message>
        <message>
            <source>{who}: more cards in hand than the limit. Discard {n}.</source>
            <translation type="vanished">{who}: การ์ดบนมือเกินกำหนด ทิ้ง {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: nothing else can be done here. Go on.</source>
            <translation>{who}: ตรงนี้ทำอะไรอย่างอื่นไม่ได้แล้ว ไปต่อ</translation>
        </message>
        <message>
            <source>{who}: nothing else can be done now. Go on.</source>
            <translation type="vanished">{who}: ตอนนี้ทำอะไรอย่างอื่นไม่ได้แล้ว ไปต่อ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: on which card is a counter placed ({card})?</source>
            <translation>{who}: วางเคาท์เตอร์บนการ์ดใบใด ({card})?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: on which side of {card} do the Support Seals stand?</source>
            <translation>{who}: Seal ใบรองอยู่ด้านใดของ {card}</translation>
        </message>
        <message>
            <source>{who}: pay for {card}?</source>
            <translation type="vanished">{who}: จ่ายให้ {card} หรือไม่?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: pay the Cost of the Skill by hand, then press Done, or take it back.</source>
            <translation>{who}: จ่าย Cost ของ Skill ด้วยมือ แล้วกด เสร็จ หรือยกเลิก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: pay the Cost of {card} by hand, then press Done, or take it back.</source>
            <translation>{who}: จ่าย Cost ของ {card} ด้วยมือ แล้วกด เสร็จ หรือยกเลิก</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: pay the cost of {card} by hand, then press Done.</source>
            <translation>{who}: จ่ายคอสท์ของ {card} ด้วยมือ แล้วกด เสร็จ</translation>
        </message>
        <message>
            <source>{who}: respond to Chain Link {link}, or pass.</source>
            <translation type="vanished">{who}: โต้ตอบเชนลิงก์ {link} หรือผ่าน</translation>
        </message>
        <message>
            <source>{who}: respond to the Summon of {card}, or pass.</source>
            <translation type="vanished">{who}: โต้ตอบการอัญเชิญ {card} หรือผ่าน</translation>
        </message>
        <message>
            <source>{who}: respond to the Summon, or pass.</source>
            <translation type="vanished">{who}: โต้ตอบการอัญเชิญ หรือผ่าน</translation>
        </message>
        <message>
            <source>{who}: respond to the attack of {card}, or pass.</source>
            <translation type="vanished">{who}: โต้ตอบการโจมตีของ {card} หรือผ่าน</translation>
        </message>
        <message>
            <source>{who}: respond to the attack, or pass.</source>
            <translation type="vanished">{who}: โต้ตอบการโจมตี หรือผ่าน</translation>
        </message>
        <message>
            <source>{who}: respond to {card} (Chain Link {link}), or pass.</source>
            <translation type="vanished">{who}: โต้ตอบ {card} (เชนลิงก์ {link}) หรือผ่าน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: rock, paper or scissors? The winner chooses who starts.</source>
            <translation>{who}: ค้อน กระดาษ หรือกรรไกร? ผู้ชนะเลือกว่าใครเริ่ม</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: several of your Abilities happen now. Click them in their order.</source>
            <translation>{who}: ความสามารถหลายอย่างของคุณทำงานตอนนี้ คลิกตามลำดับ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: show the card whose Skill you use.</source>
            <translation>{who}: แสดงการ์ดที่ใช้ Skill</translation>
        </message>
        <message>
            <source>{who}: shuffle?</source>
            <translation type="vanished">{who}: สับเด็คหรือไม่?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: the effect of {card} can be used now: “{words}”</source>
            <translation>{who}: ใช้เอฟเฟคของ {card} ได้แล้วตอนนี้: "{words}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: the monsters have changed. How does the attack of {card} continue?</source>
            <translation>{who}: มอนสเตอร์บนสนามเปลี่ยนไป การโจมตีของ {card} จะทำอย่างไรต่อ?</translation>
        </message>
        <message>
            <source>{who}: the monsters have changed. How does the attack of {card} go on?</source>
            <translation type="vanished">{who}: มอนสเตอร์บนสนามเปลี่ยนไป การโจมตีของ {card} จะทำอย่างไรต่อ?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: there are 5 Characters already. Which one goes to the Trash for {card}?</source>
            <translation>{who}: มีคาแรกเตอร์ 5 ใบแล้ว ใบใดลงแทรชแทน {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: this would repeat forever. How many more times should it happen?</source>
            <translation>{who}: วงวนนี้จะวนไม่จบสิ้น ให้วนอีกกี่รอบ?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: use the effect of {card}?</source>
            <translation>{who}: ใช้เอฟเฟคของ {card} หรือไม่?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: use {card} instead of the destruction?</source>
            <translation>{who}: ใช้ {card} แทนการถูกทำลายหรือไม่?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: what do you declare for {card}?</source>
            <translation>{who}: ประกาศอะไรสำหรับ {card}?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: what do you pay for {card}?</source>
            <translation>{who}: จะจ่ายอะไรสำหรับ {card}?</translation>
        </message>
        <message>
            <source>{who}: what does the Skill aim at?</source>
            <translation type="vanished">{who}: Skill มีเป้าหมายใด</translation>
        </message>
        <message>
            <source>{who}: what does {card} aim at?</source>
            <translation type="vanished">{who}: {card} มีเป้าหมายใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: what does {card} attack?</source>
            <translation>{who}: {card} จะโจมตีอะไร?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: where does {target} go, for {card}?</source>
            <translation>{who}: จะวาง {target} ไว้ที่ใด ตามเทกซ์ของ {card}?</translation>
        </message>
        <message>
            <source>{who}: where in which Line does {card} stand?</source>
            <translation type="vanished">{who}: {card} อยู่ตรงไหนใน Line ใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: where to, for {card}?</source>
            <translation>{who}: จะวางไว้ที่ใด ตามเทกซ์ของ {card}?</translation>
        </message>
        <message>
            <source>{who}: which DON!! card is returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}: นำด้ง!!การ์ดใบใดกลับด้ง!!เด็คสำหรับ {card}?</translation>
        </message>
        <message>
            <source>{who}: which Seal does {card} attack?</source>
            <translation type="vanished">{who}: {card} โจมตี Seal ใบใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which Seals leave the game for the Growth of {card}?</source>
            <translation>{who}: นำ Seal ใดออกจากเกมเพื่อ Growth ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which ability is resolved next?</source>
            <translation>{who}: ความสามารถใดออกผลต่อไป</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which card gains +{amount} power in this battle?</source>
            <translation>{who}: การ์ดใดได้รับพาวเวอร์ +{amount} ในแบทเทิลนี้</translation>
        </message>
        <message>
            <source>{who}: which cards does {card} use up for its Progress?</source>
            <translation type="vanished">{who}: {card} ใช้การ์ดใดเพื่อ Progress</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which cards leave the game for the Progress of {card}?</source>
            <translation>{who}: นำการ์ดใดออกจากเกมเพื่อ Progress ของ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: which effect of {card}?</source>
            <translation>{who}: เอฟเฟคใดของ {card}?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which form does {card} take?</source>
            <translation>{who}: {card} ใช้ท่าใด</translation>
        </message>
        <message>
            <source>{who}: which of its choices does {card} take, in the order of its text?</source>
            <translation type="vanished">{who}: {card} เลือกข้อใด (ตามลำดับในข้อความ)</translation>
        </message>
        <message>
            <source>{who}: which of its choices does {card} take?</source>
            <translation type="vanished">{who}: {card} เลือกข้อใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which of them go on top? The others go to the bottom.</source>
            <translation>{who}: ใบใดวางไว้บนสุด? ใบอื่นวางไว้ล่างสุด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which of them go to the hand?</source>
            <translation>{who}: ใบใดขึ้นมือ?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: which of these effects do you use?</source>
            <translation>{who}: จะใช้เอฟเฟคใดบ้าง?</translation>
        </message>
        <message>
            <source>{who}: which {n} DON!! card(s) are returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}: นำด้ง!!การ์ด {n} ใบใดกลับด้ง!!เด็คสำหรับ {card}?</translation>
        </message>
        <message>
            <source>{who}: which {n} DON!! cards are returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}: นำด้ง!!การ์ด {n} ใบใดกลับด้ง!!เด็คสำหรับ {card}?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: yes or no?</source>
            <translation>{who}: ใช่หรือไม่?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: you have more cards in hand than the limit. Discard {n}.</source>
            <translation>{who}: การ์ดบนมือเกินกำหนด ทิ้ง {n} ใบ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}), which withstands it now.</source>
            <translation>{who}: {card} ({attack}) โจมตี {target} ({against}) ซึ่งต้านได้แล้วในตอนนี้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}). Block it, or not?</source>
            <translation>{who}: {card} ({attack}) โจมตี {target} ({against}) บล็อกหรือไม่</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}). Use Counters, or let it come.</source>
            <translation>{who}: {card} ({attack}) โจมตี {target} ({against}) ใช้เคาน์เตอร์ หรือปล่อยผ่าน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}): +{needed} needed to hold.</source>
            <translation>{who}: {card} ({attack}) โจมตี {target} ({against}): ต้องเพิ่มอีก +{needed} จึงจะต้านได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card} hits the hand. Which kind of card?</source>
            <translation>{who}: {card} โจมตีขึ้นมือ การ์ดชนิดใด</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: {card} may apply to this battle. Do what it says by hand, then press Done: “{words}”</source>
            <translation>{who}: {card} อาจมีผลต่อการต่อสู้ครั้งนี้ ทำตามข้อความด้วยมือ แล้วกด "เสร็จ": "{words}"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card} may attack several times for one attack Mp.</source>
            <translation>{who}: {card} โจมตีได้หลายครั้งโดยจ่าย Mp ค่าโจมตีครั้งเดียว</translation>
        </message>
        <message>
            <source>{who}: {card} resolves. Apply the optional part of “{words}”?</source>
            <translation type="vanished">{who}: {card} ออกผล ทำส่วนที่เลือกได้ของ "{words}" หรือไม่?</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: {card} resolves: “{words}” What do you do?</source>
            <translation>{who}: {card} ออกผล: "{words}" จะทำอะไร</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card}: do it? “{words}”</source>
            <translation>{who}: {card}: ทำหรือไม่? "{words}"</translation>
        </message>
        <message>
            <source>{who}: {phase}. Activate something, or pass.</source>
            <translation type="vanished">{who}: {phase} ใช้งานการ์ด หรือผ่าน</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>{who}: {place}</source>
            <extracomment>a player and one of that player's zones</extracomment>
            <translation>{who}: {place}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{width} × {height} mm, {games}</source>
            <translation>{width} × {height} มม. {games}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>{won} – {lost}</source>
            <extracomment>list of decks: how many matches were won and lost</extracomment>
            <translation>{won} – {lost}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/terms_row.py" />
            <source>{words} (rule {rule})</source>
            <translation>{words} (กฎ {rule})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>±</source>
            <extracomment>change a number by this much (acts by hand)</extracomment>
            <translation>±</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>×{n}</source>
            <extracomment>so many copies of a card, or so often the same line</extracomment>
            <translation>×{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>“When … you can” only if it happened last</source>
            <translation>"เมื่อ … สามารถ" เฉพาะเมื่อเป็นสิ่งสุดท้ายที่เกิดขึ้น</translation>
        </message>
        <message>
            <source>“{field}” is a number: write for example {field}&gt;=4</source>
            <translation type="vanished">"{field}" เป็นตัวเลข: พิมพ์เช่น {field}&gt;=4</translation>
        </message>
        <message>
            <source>“{field}” is a number: write for example {field}&gt;=4.</source>
            <translation type="vanished">"{field}" เป็นตัวเลข: พิมพ์เช่น {field}&gt;=4</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” is a number; write, for example, {field}&gt;=4</source>
            <translation>"{field}" เป็นตัวเลข: พิมพ์เช่น {field}&gt;=4</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” is a number; write, for example, {field}&gt;=4.</source>
            <translation>"{field}" เป็นตัวเลข: พิมพ์เช่น {field}&gt;=4</translation>
        </message>
        <message>
            <source>“{field}” is no number and cannot be compared; write {field}:word</source>
            <translation type="vanished">"{field}" ไม่ใช่ตัวเลขจึงเปรียบเทียบไม่ได้ ให้พิมพ์ {field}:คำ</translation>
        </message>
        <message>
            <source>“{field}” is no number and cannot be compared; write {field}:word.</source>
            <translation type="vanished">"{field}" ไม่ใช่ตัวเลขจึงเปรียบเทียบไม่ได้ ให้พิมพ์ {field}:คำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” is not a number and cannot be compared; write {field}:word</source>
            <translation>"{field}" ไม่ใช่ตัวเลขจึงเปรียบเทียบไม่ได้ ให้พิมพ์ {field}:คำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” is not a number and cannot be compared; write {field}:word.</source>
            <translation>"{field}" ไม่ใช่ตัวเลขจึงเปรียบเทียบไม่ได้ ให้พิมพ์ {field}:คำ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” needs a value after it</source>
            <translation>หลัง "{field}" ต้องมีค่าตามมา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” needs a value after it.</source>
            <translation>หลัง "{field}" ต้องมีค่าตามมา</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>“{name}”: did you mean</source>
            <translation>"{name}": หมายถึง</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>“{part}”: {reason}</source>
            <extracomment>a part of a search that is not understood, and why; the quotation marks are those of the language</extracomment>
            <translation>"{part}": {reason}</translation>
        </message>
        <message>
            <source>“{typed}” was read as {card}.</source>
            <translation type="vanished">อ่าน "{typed}" เป็น {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” cannot be the name of a folder</source>
            <translation>"{value}" ใช้เป็นชื่อโฟลเดอร์ไม่ได้</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” is not one of: {allowed}</source>
            <translation>"{value}" ไม่ใช่ค่าใดใน: {allowed}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” must be a number of copies and a code</source>
            <translation>"{value}" ต้องเป็นจำนวนใบและรหัส</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>✓ Legal</source>
            <translation>✓ ใช้ได้ตามกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>✓ Legal: {edition}</source>
            <translation>✓ ใช้ได้ตามกฎ: {edition}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>✓ Legal: {edition}, list {list}</source>
            <translation>✓ ใช้ได้ตามกฎ: {edition} รายการ {list}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>✕ %n problem(s)</source>
            <translation>
                <numerusform>✕ ผิดกฎ %Ln ข้อ</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>✕ Not legal</source>
            <translation>✕ ใช้ไม่ได้ตามกฎ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>✕ Unknown cards</source>
            <translation>✕ มีการ์ดที่ไม่รู้จัก</translation>
        </message>
        <message>
            <source>✕ {n} against it</source>
            <translation type="vanished">✕ ผิดกฎ {n} ข้อ</translation>
        </message>
    </context>
</TS>
