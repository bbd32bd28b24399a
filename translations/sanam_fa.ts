<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fa" sourcelanguage="en">
    <context>
        <name />
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source> ({picked}/{most})</source>
            <comment>cards picked</comment>
            <translation> ({picked} از {most})</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>%n Level(s) in the Shrine</source>
            <translation>
                <numerusform>%Ln سطح در Shrine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n Life card(s)</source>
            <translation>
                <numerusform>%Ln کارت جان</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell Cards, within the short name of an effect ("Destroy 1 Spell")</extracomment>
            <translation>
                <numerusform>%Ln افسون</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)/Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell or Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln افسون/تله</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>%n Subturn(s)</source>
            <extracomment>Summoner Master: a number of Subturns; a Subturn is one player's part of a turn</extracomment>
            <translation>
                <numerusform>%Ln Subturn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln تله</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n active DON!! card(s)</source>
            <translation>
                <numerusform>%Ln کارت ⁦DON!!⁩ آماده</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>%n answer(s) of the players</source>
            <translation>
                <numerusform>%Ln پاسخ بازیکنان</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/results.py" />
            <source>%n artwork(s)</source>
            <extracomment>how many different pictures one card has</extracomment>
            <translation>
                <numerusform>%Ln نگاره</numerusform>
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
                <numerusform>%Ln کارت</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) are in {file}.</source>
            <translation type="vanished">%Ln کارت در {file} است.</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) are not in the library, only their names are printed: {names}</source>
            <translation>
                <numerusform>%Ln کارت در فهرست کارت‌ها نیست و فقط نامشان چاپ می‌شود: {names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n card(s) become a new deck, which is not saved yet.</source>
            <translation>
                <numerusform>%Ln کارت دک تازه‌ای می‌شوند که هنوز ذخیره نشده است.</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) by hand</source>
            <translation type="vanished">%Ln کارت با دست</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) exchanged.</source>
            <translation>
                <numerusform>%Ln کارت عوض شد.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n card(s) in hand</source>
            <translation>
                <numerusform>%Ln کارت در دست</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>%n card(s) in piles can be used</source>
            <translation>
                <numerusform>%Ln کارت در توده‌ها قابل استفاده است</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n card(s) of your own</source>
            <translation>
                <numerusform>%Ln کارت ساختهٔ خودتان</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) per page</source>
            <translation>
                <numerusform>%Ln کارت در صفحه</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>%n card(s) played by hand</source>
            <translation>
                <numerusform>%Ln کارت با دست</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/home.py" />
            <source>%n card(s) so far</source>
            <translation>
                <numerusform>تاکنون %Ln کارت</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>%n card(s) that do not go with this deck are hidden. Show them</source>
            <translation>
                <numerusform>%Ln کارت که به این دک نمی‌خورند پنهان‌اند. نشان بده</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) to a page</source>
            <translation type="vanished">%Ln کارت در صفحه</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) too many in the Side Deck.</source>
            <translation>
                <numerusform>%Ln کارت زیادی در دک فرعی.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>%n card(s) were pasted.</source>
            <translation>
                <numerusform>%Ln کارت چسبانده شد.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>%n card(s) were written to {file}.</source>
            <translation>
                <numerusform>%Ln کارت در {file} است.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>%n card(s), {kinds} different</source>
            <translation>
                <numerusform>%Ln کارت، {kinds} گونه</numerusform>
            </translation>
        </message>
        <message>
            <source>%n damage</source>
            <translation type="vanished">%n آسیب</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n deck(s)</source>
            <extracomment>what a backup holds, in a list: so many decks</extracomment>
            <translation>
                <numerusform>%Ln دک</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>%n draw(s) later</source>
            <translation>
                <numerusform>%Ln برداشت بعد</numerusform>
            </translation>
        </message>
        <message>
            <source>%n guessed</source>
            <translation type="vanished">%Ln سطر حدسی</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>%n kind(s) of cards are played by hand.</source>
            <translation>
                <numerusform>%Ln گونه کارت با دست بازی می‌شود.</numerusform>
            </translation>
        </message>
        <message>
            <source>%n left out</source>
            <translation type="vanished">%Ln سطر کنار گذاشته</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) guessed</source>
            <translation>
                <numerusform>%Ln سطر حدسی</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) left out</source>
            <translation>
                <numerusform>%Ln سطر کنار گذاشته</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) understood</source>
            <translation>
                <numerusform>%Ln سطر فهمیده شد</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n match(es)</source>
            <extracomment>what a backup holds, in a list: so many matches</extracomment>
            <translation>
                <numerusform>%Ln مسابقه</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>%n match(es) with a result</source>
            <translation>
                <numerusform>%Ln مسابقه با نتیجه</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>%n message(s) shown</source>
            <translation>
                <numerusform>%Ln پیام نمایش‌داده‌شده</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n monster(s)</source>
            <extracomment>Yu-Gi-Oh!: how many monsters, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln هیولا</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n more card(s) into the Side Deck.</source>
            <translation>
                <numerusform>%Ln کارت دیگر به دک فرعی.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n page(s)</source>
            <extracomment>how many pages will be printed</extracomment>
            <translation>
                <numerusform>%Ln صفحه</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n picture(s)</source>
            <extracomment>how many picture files there are</extracomment>
            <translation>
                <numerusform>%Ln تصویر</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>%n picture(s) with fewer than 200 dpi at this size</source>
            <translation>
                <numerusform>%Ln تصویر در این اندازه کمتر از ۲۰۰ نقطه در اینچ دارد</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>%n picture(s) without a card</source>
            <translation>
                <numerusform>%Ln تصویر بدون کارت</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n sheet(s), both sides</source>
            <translation>
                <numerusform>%Ln برگ دورو</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n turn(s)</source>
            <extracomment>how long a match was, in turns</extracomment>
            <translation>
                <numerusform>%Ln نوبت</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n unknown card(s)</source>
            <translation>
                <numerusform>%Ln کارت ناشناخته</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>%n value(s) not in the rulebook</source>
            <translation>
                <numerusform>%Ln مقدار که در کتاب قوانین نیست</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>+{amount} for another card</source>
            <translation>‎+{amount} برای کارتی دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>+{amount} for the attacked card</source>
            <translation>‎+{amount} برای کارت هدف حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>1 against 2: your Seal struck back, and {card} was destroyed. It lies in your opponent's Shrine, whose count went up by its Level. Of several cards that cut in, the last one always works first.</source>
            <translation>۱ در برابر ۲: Seal شما ضربه را پاسخ داد و {card} نابود شد. این کارت در Shrine حریف است و شمارش آن به اندازهٔ سطحش بالا رفت. از چند کارتی که میان کار می‌آیند، آخری همیشه زودتر کار می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>1 damage</source>
            <translation>۱ آسیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>1900 against 1800: you would lose your Monster and 100 Life Points. But you may respond: activate {card}. Whatever responds to something forms a Chain, and the last link is resolved first.</source>
            <translation>۱۹۰۰ در برابر ۱۸۰۰: هیولا و ۱۰۰ جان را از دست می‌دهید. اما می‌توانید پاسخ دهید: {card} را فعال کنید. هر پاسخ زنجیره‌ای می‌سازد و آخرین حلقه زودتر اجرا می‌شود.</translation>
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
            <translation>امتیاز حمله ۲۴۰۰ است. {card} افسونی است که تا پایان نوبت ۷۰۰ واحد دیگر می‌دهد. آن را فعال کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>2600 and 700, less 800: your opponent lost 2500 Life Points, and has 5500. End your turn.</source>
            <translation>۲۶۰۰ و ۷۰۰، منهای ۸۰۰: حریف ۲۵۰۰ جان از دست داد و ۵۵۰۰ جان دارد. نوبت خود را پایان دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>3100 ATK. Enter the Battle Phase.</source>
            <translation>امتیاز حمله ۳۱۰۰ است. به مرحلهٔ نبرد بروید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>3100 against 1900: {card} was destroyed, and your opponent lost the difference, 1200 Life Points. A Monster in Defense Position would have fought with its DEF, without damage to its player.</source>
            <translation>۳۱۰۰ در برابر ۱۹۰۰: {card} نابود شد و حریف اختلاف را، یعنی ۱۲۰۰ جان، از دست داد. هیولای در حالت دفاع با امتیاز دفاعش می‌جنگد و به بازیکنش آسیبی نمی‌رسد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>5000 against 5000: the attack would succeed. You need not stop everything: pass this time.</source>
            <translation>۵۰۰۰ در برابر ۵۰۰۰: حمله موفق می‌شود. لازم نیست جلوی همه چیز را بگیرید: این بار بگذرید.</translation>
        </message>
        <message>
            <source>59 × 86 mm, Yu-Gi-Oh!</source>
            <translation type="vanished">۵۹ × ۸۶ میلی‌متر، یوگی‌اُه!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>6 cards</source>
            <translation>۶ کارت</translation>
        </message>
        <message>
            <source>63 × 88 mm, One Piece, Summoner Master</source>
            <translation type="vanished">۶۳ × ۸۸ میلی‌متر، One Piece و Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>7 cards</source>
            <translation>۷ کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>700 are left. Attack directly with {card}.</source>
            <translation>۷۰۰ مانده است. با {card} مستقیم حمله کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>7000 against 6000: you took no damage. Now {card} attacks as well; by its Leader's ability it has 5000 power in this turn.</source>
            <translation>۷۰۰۰ در برابر ۶۰۰۰: آسیبی ندیدید. حالا {card} هم حمله می‌کند؛ با توانایی لیدرش در این نوبت ۵۰۰۰ قدرت دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>7000 against 8000: the attack failed. Now {card} attacks, too: 5000 against 5000.</source>
            <translation>۷۰۰۰ در برابر ۸۰۰۰: حمله ناکام ماند. حالا {card} هم حمله می‌کند: ۵۰۰۰ در برابر ۵۰۰۰.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>9 Levels in the Shrine: you have won your first game! You know Mp, Lines, casting, attacks, Interfere, Combination and the Shrine. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>سطح‌های Shrine به ۹ رسید: نخستین بازی خود را بردید! با Mp، Line، اجرا، حمله، Interfere، ترکیب و Shrine آشنا شدید. حالا مسابقهٔ خودتان را بازی کنید: مربی پیش از اشتباه هشدار می‌دهد و هر پاسخی را می‌توان پس گرفت.</translation>
        </message>
        <message>
            <source>9 Levels in the Shrine: you have won your first game! You know Mp, Lines, casting, attacks, Interfere, Combination and the Shrine. The book at the top of the right panel shows the rules while you play.</source>
            <translation type="vanished">سطح‌های Shrine به ۹ رسید: نخستین بازی خود را بردید! با Mp، Line، اجرا، حمله، Interfere، ترکیب و Shrine آشنا شدید. نشان کتاب در بالای پنل کناری هنگام بازی قوانین را نشان می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>=</source>
            <extracomment>set a number to this value (acts by hand)</extracomment>
            <translation>=</translation>
        </message>
        <message>
            <source>A .ydk file or a ydke link</source>
            <translation type="vanished">پروندهٔ .ydk یا پیوند ydke</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>A .ydk file or a ydke:// link</source>
            <translation>پروندهٔ ⁦.ydk⁩ یا پیوند ⁦ydke://⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>A Character that has just been played cannot attack yet, but your Leader can. Attach your last DON!! to {card}: it gains 1000 power in your turn.</source>
            <translation>شخصیتی که تازه بازی شده هنوز نمی‌تواند حمله کند، اما لیدر می‌تواند. آخرین ⁦DON!!⁩ را به {card} بدهید: در نوبت شما ۱۰۰۰ قدرت می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Combination can be broken once per Subturn.</source>
            <translation>ترکیب در هر Subturn یک بار جدا می‌شود.</translation>
        </message>
        <message>
            <source>A Combination is broken once in a Subturn.</source>
            <translation type="vanished">ترکیب در هر Subturn یک بار جدا می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A DON!! card given to it goes back to the cost area, rested</source>
            <translation>یک کارت ⁦DON!!⁩ که به آن داده شده خوابیده به ناحیهٔ هزینه برمی‌گردد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Field Spell cannot be Set.</source>
            <translation>افسون میدانی را نمی‌توان کمین کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A Leader never leaves its area.</source>
            <translation>لیدر هرگز از ناحیه‌اش بیرون نمی‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>A Leader, 50 cards and 10 DON!! cards for each player, as the comprehensive rules say.</source>
            <translation>برای هر بازیکن یک لیدر، ۵۰ کارت و ۱۰ کارت ⁦DON!!⁩، همان‌گونه که قوانین جامع می‌گوید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A Life card is turned.</source>
            <translation>یک کارت لایف برگردانده شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>A Life card that it hits goes to the trash, and its [Trigger] cannot be used.</source>
            <translation>کارت جانی که بخورد به دورریز می‌رود و [تریگر] آن به کار نمی‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A Mystic Card</source>
            <translation>کارت Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Mystic Card can be commanded once per Subturn.</source>
            <translation>به کارت Mystic در هر Subturn یک بار فرمان داده می‌شود.</translation>
        </message>
        <message>
            <source>A Mystic Card is commanded once in a Subturn.</source>
            <translation type="vanished">به کارت Mystic در هر Subturn یک بار فرمان داده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>A Normal Monster has no effect.</source>
            <translation>هیولای معمولی اثر ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Quick-Play Spell cannot be activated in the turn it was Set.</source>
            <translation>افسون سریع را در نوبتی که کمین شده نمی‌توان فعال کرد.</translation>
        </message>
        <message>
            <source>A Ritual Spell is activated from the hand.</source>
            <translation type="vanished">افسون آیینی از دست فعال می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Ritual Spell must be activated from the hand.</source>
            <translation>افسون آیینی از دست فعال می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A Seal</source>
            <translation>Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal can be given a Line once per Subturn.</source>
            <translation>برای هر Seal در هر Subturn یک بار Line تعیین می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal can combine once per Subturn.</source>
            <translation>Seal در هر Subturn یک بار ترکیب می‌شود.</translation>
        </message>
        <message>
            <source>A Seal combines once in a Subturn.</source>
            <translation type="vanished">Seal در هر Subturn یک بار ترکیب می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal from the hand can be a Support Seal only after a whole Turn in the Arena.</source>
            <translation>یک Seal که از دست آمده فقط پس از یک Turn کامل در میدان می‌تواند Seal پشتیبان شود.</translation>
        </message>
        <message>
            <source>A Seal is given a Line once in a Subturn.</source>
            <translation type="vanished">برای هر Seal در هر Subturn یک بار Line تعیین می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal keeps its place in its Line.</source>
            <translation>Seal جایش را در Line نگه می‌دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A Seal of Level 2 from the hand: 5 of 9 Levels. End your Main Step.</source>
            <translation>یک Seal سطح ۲ از دست: ۵ از ۹ سطح. گام اصلی خود را پایان دهید.</translation>
        </message>
        <message>
            <source>A Seal of no element has no other.</source>
            <translation type="vanished">یک Seal که بی‌عنصر است عنصر دیگری ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A Seal stands in one of two Lines. From the At Line it attacks, and fights with its At. In the Df Line it is defended by its Df, but cannot attack.</source>
            <translation>هر Seal در یکی از دو Line می‌ایستد. از At Line حمله می‌کند و با At می‌جنگد. در Df Line با Df دفاع می‌شود، اما نمی‌تواند حمله کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>A Seal that has attacked or worked is turned sideways: it takes no commands until it becomes Active.</source>
            <translation>Seal که حمله یا کار کرده به پهلو می‌چرخد: تا Active نشود فرمان نمی‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/form.py" />
            <source>A Seal without an element has no other element.</source>
            <translation>یک Seal که بی‌عنصر است عنصر دیگری ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A Set Ritual Spell may be used</source>
            <translation>افسون آیینی کمین‌شده را می‌توان به کار برد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>A Skill of {card} is being used. {who}: cut in, or let it go on.</source>
            <translation>یک Skill از {card} به کار می‌رود. {who}: میان بیایید، یا بگذارید پیش برود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>A Special Summon does not use up your Normal Summon. Normal Summon {card}; you need no further search this time.</source>
            <translation>احضار ویژه، احضار معمولی شما را مصرف نمی‌کند. {card} را احضار معمولی کنید؛ این بار جست‌وجوی دیگری لازم نیست.</translation>
        </message>
        <message>
            <source>A Spell or Trap needs a text.</source>
            <translation type="vanished">افسون یا تله متن می‌خواهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>A Spell or Trap needs card text.</source>
            <translation>افسون یا تله متن می‌خواهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>A Summon by an effect or a condition; it does not use up the one Normal Summon of a turn.</source>
            <translation>احضار با اثر یا شرطی؛ احضار معمولی نوبت را مصرف نمی‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A Token arrives: {card}.</source>
            <translation>نشانه‌ای می‌آید: {card}.</translation>
        </message>
        <message>
            <source>A Token comes: {card}.</source>
            <translation type="vanished">نشانه‌ای می‌آید: {card}.</translation>
        </message>
        <message>
            <source>A Token is destroyed.</source>
            <translation type="vanished">نشانه‌ای نابود می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A Token is removed.</source>
            <translation>نشانه‌ای برداشته می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Trap cannot be activated in the turn it was Set.</source>
            <translation>تله را در نوبتی که کمین شده نمی‌توان فعال کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Trap must be Set before it is activated.</source>
            <translation>تله باید پیش از فعال شدن کمین شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A board cannot stand in that phase.</source>
            <translation>صفحه نمی‌تواند در چنین مرحله‌ای باشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A card cannot be attached to itself.</source>
            <translation>کارت را نمی‌توان به خودش وصل کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A card cannot be placed like that.</source>
            <translation>کارت این‌گونه قرار نمی‌گیرد.</translation>
        </message>
        <message>
            <source>A card cannot lie like that.</source>
            <translation type="vanished">کارت این‌گونه قرار نمی‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A card forbids it.</source>
            <translation>کارتی آن را منع می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A card of the hand is hit at random. You may say of which kind: choose the Seals.</source>
            <translation>یک کارت دست به تصادف ضربه می‌خورد. نوعش را شما می‌گویید: Seal را انتخاب کنید.</translation>
        </message>
        <message>
            <source>A card of your own</source>
            <translation type="vanished">کارت خودتان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A card of {width} × {height} covers this frame exactly.</source>
            <translation>کارت {width} × {height} دقیقاً این قاب را می‌پوشاند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A card on the field is active or rested, never face-down.</source>
            <translation>کارت روی زمین آماده یا خوابیده است و هرگز به پشت نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>A card with it can be cast in an Interfere Step, also in the other player's Subturn.</source>
            <translation>کارتی که این را دارد در گام Interfere اجرا می‌شود، حتی در Subturn بازیکن دیگر.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A card without a picture is drawn. A picture belongs to the card whose number or name is the name of its file; it is shown on the table, in lists and on sheets.</source>
            <translation>کارتی که تصویر ندارد کشیده می‌شود. هر تصویر از آن کارتی است که شماره یا نامش نام پرونده باشد؛ روی میز، در فهرست‌ها و روی برگه‌ها نشان داده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A card's effect decided the duel.</source>
            <translation>اثر کارتی دوئل را تمام کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A card's effect decided the game.</source>
            <translation>اثر یک کارت بازی را تمام کرد.</translation>
        </message>
        <message>
            <source>A curtain falls between turns of deciding.</source>
            <translation type="vanished">میان نوبت‌های تصمیم‌گیری پرده‌ای می‌افتد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>A curtain hides the hand when the other player decides.</source>
            <translation>میان نوبت‌های تصمیم‌گیری پرده‌ای می‌افتد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A deck breaks the deck rules.</source>
            <translation>یک دک قوانین دک را نقض می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>A deck breaks the deck rules. Change it, or agree to play it anyway.</source>
            <translation>یک دک قوانین دک را نقض می‌کند. آن را عوض کنید یا توافق کنید که با همین بازی شود.</translation>
        </message>
        <message>
            <source>A deck breaks the deck rules. Change it, or tick “Play it anyway” at both seats.</source>
            <translation type="vanished">دکی با قوانین دک نمی‌خواند. آن را عوض کنید، یا در هر دو صندلی «با همین بازی شود» را بزنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>A deck has cards that are not in the catalogue. Import them, or choose another deck.</source>
            <translation>دکی کارت‌هایی دارد که در فهرست کارت‌ها نیست. آن‌ها را وارد کنید، یا دک دیگری انتخاب کنید.</translation>
        </message>
        <message>
            <source>A die each</source>
            <translation type="vanished">هر کس یک تاس</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A face-down monster is in Defense Position.</source>
            <translation>هیولای رو به پایین در حالت دفاعی است.</translation>
        </message>
        <message>
            <source>A file in your deck folder is no deck and was left alone.</source>
            <translation type="vanished">پرونده‌ای در پوشهٔ دک‌ها دک نیست و دست نخورد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>A file in your deck folder is not a deck and was skipped.</source>
            <translation>پرونده‌ای در پوشهٔ دک‌ها دک نیست و دست نخورد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>A first game, step by step</source>
            <translation>نخستین بازی، گام به گام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>A folder of pictures</source>
            <translation>پوشهٔ تصویرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A folder of pictures…</source>
            <translation>پوشهٔ تصویرها…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>A later moment</source>
            <translation>لحظه‌ای بعدتر</translation>
        </message>
        <message>
            <source>A monster attacks once in a</source>
            <translation type="vanished">هیولا یک بار حمله می‌کند در هر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A monster attacks once per</source>
            <translation>هیولا یک بار حمله می‌کند در هر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>A monster attacks. {who}: respond, or let the attack go on.</source>
            <translation>هیولایی حمله می‌کند. {who}: پاسخ دهید، یا بگذارید حمله پیش برود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>A monster has been Summoned. {who}: respond, or let it stand.</source>
            <translation>هیولایی احضار شد. {who}: پاسخ دهید، یا بگذارید بماند.</translation>
        </message>
        <message>
            <source>A monster needs a Type.</source>
            <translation type="vanished">هیولا نوع می‌خواهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>A monster sent to the Graveyard as the price of a Summon or an effect; it is not destroyed.</source>
            <translation>هیولایی که بهای احضار یا اثری است و به گورستان می‌رود؛ نابود شده به شمار نمی‌آید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A new Field Spell</source>
            <translation>افسون میدانی تازه</translation>
        </message>
        <message>
            <source>A new card of your own</source>
            <translation type="vanished">کارت تازهٔ خودتان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A note has at most {most} characters.</source>
            <translation>یادداشت حداکثر {most} نویسه دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}, or leave it empty.</source>
            <translation>عددی از {low} تا {high}، یا هیچ.</translation>
        </message>
        <message>
            <source>A number from {low} to {high}, or nothing.</source>
            <translation type="vanished">عددی از {low} تا {high}، یا هیچ.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}, or {other}.</source>
            <translation>عددی از {low} تا {high}، یا {other}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}.</source>
            <translation>عددی از {low} تا {high}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A page of {width} × {height} pixels is too large; choose a lower resolution.</source>
            <translation>صفحهٔ {width} × {height} پیکسل بیش از حد بزرگ است؛ نقطه در اینچ کمتری انتخاب کنید.</translation>
        </message>
        <message>
            <source>A page of {width} × {height} pixels is too large; choose fewer dots to the inch.</source>
            <translation type="vanished">صفحهٔ {width} × {height} پیکسل بیش از حد بزرگ است؛ نقطه در اینچ کمتری برگزینید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>A picture for it</source>
            <translation>تصویری برای آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A picture for this card</source>
            <translation>تصویری برای این کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A picture for this card…</source>
            <translation>تصویری برای این کارت…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A player has {most} Mp at most.</source>
            <translation>هر بازیکن حداکثر {most} Mp دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>A player without a name</source>
            <translation>بازیکن بی‌نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>A replay: look at any moment, or continue from it as a new match.</source>
            <translation>بازپخش: هر لحظه را ببینید، یا از آن به صورت مسابقهٔ تازه ادامه دهید.</translation>
        </message>
        <message>
            <source>A replay: look at any moment, or go on from it as a new match.</source>
            <translation type="vanished">بازپخش: هر لحظه را ببینید، یا از آن به صورت مسابقهٔ تازه ادامه دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A response to the end of a phase</source>
            <translation>پاسخ به پایان مرحله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>A single duel</source>
            <translation>یک دوئل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A single game</source>
            <translation>یک بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A slot to skip must be a whole number from 1 to {high}.</source>
            <translation>خانه‌ای که رد می‌شود باید عددی درست از ۱ تا {high} باشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>A small note at the bottom of every card says what it is for</source>
            <translation>واژهٔ کوچکی پای هر کارت می‌گوید برای چیست</translation>
        </message>
        <message>
            <source>A small word at the foot of every card says what it is for</source>
            <translation type="vanished">واژهٔ کوچکی پای هر کارت می‌گوید برای چیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>A text file with one name per line</source>
            <translation>متنی با یک نام در هر سطر</translation>
        </message>
        <message>
            <source>A text with one name a line</source>
            <translation type="vanished">متنی با یک نام در هر سطر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A whole first game: Mp, Lines, casting, attacking, Interfere, Combination and the Shrine.</source>
            <translation>یک بازی کامل: Mp، Line، اجرا، حمله، Interfere، ترکیب و Shrine.</translation>
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
            <translation>حمله</translation>
        </message>
        <message>
            <source>ATK {atk}, DEF {def_}</source>
            <translation type="vanished">حمله {atk}، دفاع {def_}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against DEF {against}</source>
            <translation>حمله {attack} در برابر دفاع {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against a face-down monster</source>
            <translation>حمله {attack} در برابر یک هیولای به پشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against {against}</source>
            <translation>حمله {attack} در برابر {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack}, direct</source>
            <translation>حملهٔ مستقیم {attack}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Abilities and Skills</source>
            <translation>توانایی‌ها و Skillها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Ability</source>
            <extracomment>Summoner Master: an Ability, the rulebook's term; a field of a card</extracomment>
            <translation>توانایی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Ability: {name}</source>
            <extracomment>Summoner Master: an Ability that is waiting or at work, by its name</extracomment>
            <translation>توانایی: {name}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>About</source>
            <comment>title of what is said of the program itself</comment>
            <translation>دربارهٔ برنامه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>About to begin</source>
            <translation>در آستانهٔ آغاز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Act with the card, or choose it</source>
            <translation>کار با کارت، یا انتخاب آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate</source>
            <extracomment>use a card's effect (verb, on a button)</extracomment>
            <translation>فعال کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate (by hand)</source>
            <translation>فعال کردن (با دست)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate effect {n}</source>
            <translation>فعال کردن اثر {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Activate {card} to stop the attack. It becomes Chain Link 1.</source>
            <translation>{card} را فعال کنید تا حمله متوقف شود. این حلقهٔ ۱ زنجیره می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Activate {card}. A Field Spell has a zone of its own and stays there. This one counts every "Lantern" monster that is Normal Summoned, and gives all of yours 100 ATK for each.</source>
            <translation>{card} را فعال کنید. افسون میدانی منطقهٔ خودش را دارد و آن‌جا می‌ماند. این یکی هر هیولای «فانوس» را که احضار معمولی شود می‌شمارد و به ازای هر کدام ۱۰۰ امتیاز حمله به همهٔ آن‌های شما می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Activation</source>
            <extracomment>how an effect is activated; heading in the check of a text</extracomment>
            <translation>فعال‌سازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Activation limit</source>
            <translation>محدودیت فعال‌سازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Active</source>
            <extracomment>Summoner Master: state of a Seal that can be given orders</extracomment>
            <translation>فعال</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Active or Inactive</source>
            <translation>فعال یا غیرفعال</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Add</source>
            <extracomment>button: one more value of a field (verb)</extracomment>
            <translation>افزودن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Add a group</source>
            <translation>افزودن گروه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Add a picture…</source>
            <translation>افزودن تصویر…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add as many as allowed</source>
            <translation>افزودن به تعداد مجاز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Add at least {by}.</source>
            <translation>دست‌کم {by} کارت اضافه کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Add one copy of each to the deck in the editor</source>
            <translation>از هر کدام یکی به دکی که در ویرایشگر است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Add pictures</source>
            <translation>افزودن تصویر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Add the card in focus to this group</source>
            <translation>افزودن کارت انتخاب‌شده به این گروه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Add to deck</source>
            <translation>به دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Add to the hand</source>
            <translation>به دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Add to the open deck</source>
            <translation>افزودن به دک باز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add to: {pile}</source>
            <translation>بگذارید در: {pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add with artwork {n}</source>
            <translation>افزودن با نگارهٔ {n}</translation>
        </message>
        <message>
            <source>Add {by} DON!! cards.</source>
            <translation type="vanished">{by} کارت ⁦DON!!⁩ بگذارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Add {cards} to the hand</source>
            <translation>افزودن {cards} به دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Add: {what}</source>
            <extracomment>button: one more value of the field {what}</extracomment>
            <translation>افزودن: {what}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>After one’s own Summon</source>
            <translation>پس از احضار خود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Against an easy computer; the coach warns you of blunders</source>
            <translation>با رایانهٔ آسان؛ مربی پیش از اشتباه هشدار می‌دهد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Against the computer</source>
            <translation>بازی با رایانه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Agree</source>
            <extracomment>button: both players accept what is proposed (verb)</extracomment>
            <translation>موافقم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>All</source>
            <extracomment>filter of a list: everything is shown</extracomment>
            <translation>همه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>All at once</source>
            <translation>همه با هم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>All attack: {beaten} of {all} destroyed</source>
            <translation>حمله به همه: {beaten} از {all} نابود می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>All cards</source>
            <translation>همهٔ کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>All commands</source>
            <translation>همهٔ فرمان‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>All copies</source>
            <translation>همهٔ نسخه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>All copies: {printing}</source>
            <translation>همهٔ نسخه‌ها: {printing}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <source>All decks</source>
            <translation>همهٔ دک‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>All files</source>
            <translation>همهٔ پرونده‌ها</translation>
        </message>
        <message>
            <source>All keys as they were at first</source>
            <translation type="vanished">همهٔ کلیدها مثل اول</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>All of it: {odds}</source>
            <translation>همه با هم: {odds}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <source>All piles</source>
            <translation>همهٔ دسته‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>All values from the rulebook</source>
            <translation>همهٔ مقدارها از کتاب قوانین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Already in that state.</source>
            <translation>هم‌اکنون در همان وضع است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Also cards with a scan, where their text is there in this language or can be written</source>
            <translation>کارت‌های اسکن‌شده هم، اگر متنشان به این زبان باشد یا بتوان آن را نوشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Also in: {decks}</source>
            <translation>همچنین در: {decks}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Also named</source>
            <translation>نام دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Also not in the rulebook</source>
            <translation>این‌ها هم در کتاب قوانین نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Also used for: {action}</source>
            <translation>همچنین: {action}</translation>
        </message>
        <message>
            <source>Also: {action}</source>
            <translation type="vanished">همچنین: {action}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Always</source>
            <extracomment>how often a player is asked to respond</extracomment>
            <translation>همیشه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>Among waiting abilities, first comes</source>
            <translation>از توانایی‌های در انتظار، نخست می‌آید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>An Ability of {card} took effect on {targets}.</source>
            <translation>یک توانایی {card} روی {targets} عمل کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>An Ability of {card} took effect.</source>
            <translation>یک توانایی {card} عمل کرد.</translation>
        </message>
        <message>
            <source>An Ability of {card} worked.</source>
            <translation type="vanished">یک توانایی {card} عمل کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>An All attack hits the Seals in the Lines</source>
            <translation>حملهٔ All به Sealهای داخل Lineها می‌خورد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>An Effect destroys it</source>
            <translation>یک Effect آن را نابود می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>An Effect ends this Subturn</source>
            <translation>یک اثر این Subturn را پایان می‌دهد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>An Event with [Counter] is played in the Counter Step, and is paid with active DON!!. Play {card}: {other} gains 3000 power in this battle.</source>
            <translation>رویداد دارای [کانتر] در گام کانتر بازی می‌شود و هزینه‌اش با ⁦DON!!⁩ فعال پرداخت می‌شود. {card} را بازی کنید: {other} در این نبرد ۳۰۰۰ قدرت می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>An earlier moment</source>
            <translation>لحظه‌ای پیش‌تر</translation>
        </message>
        <message>
            <source>An earlier, a later moment</source>
            <translation type="vanished">لحظهٔ پیش، لحظهٔ بعد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>An effect applies to {card}.</source>
            <translation>اثری بر {card} اعمال می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>An effect forbids it.</source>
            <translation>اثری آن را منع می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>An own picture</source>
            <translation>تصویر خودم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Angle</source>
            <extracomment>by how much backs are turned, in degrees</extracomment>
            <translation>زاویه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Animate cards</source>
            <translation>حرکت کارت‌ها دیده شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Another card has this name.</source>
            <translation>کارت دیگری این نام را دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Another name: {letter} …</source>
            <translation>نامی دیگر: {letter} …</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Another {card} takes its place, in the Df Line. Then it is your Subturn.</source>
            <translation>یک {card} دیگر جای آن را در Df Line می‌گیرد. سپس Subturn شماست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Answers tried: {n}</source>
            <translation>پاسخ‌های آزموده: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Any available printing; the first picture is shown.</source>
            <translation>هر کدام که دم دست است؛ تصویر نخست نشان داده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Any game</source>
            <translation>هر بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Any printing</source>
            <translation>هر چاپی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Any tag</source>
            <translation>هر برچسب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Appearance</source>
            <extracomment>look of the window; heading of settings</extracomment>
            <translation>ظاهر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Arena, in no Line</source>
            <translation>میدان، بیرون از Lineها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Arrows</source>
            <extracomment>keys: the arrow keys</extracomment>
            <translation>پیکان‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork of all copies</source>
            <translation>نگارهٔ همهٔ نسخه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork of one copy</source>
            <translation>نگارهٔ یک نسخه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork {n}</source>
            <extracomment>one of several pictures of the same card, by its number; an entry of a menu</extracomment>
            <translation>نگارهٔ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Artwork {n} of {count}</source>
            <translation>نگارهٔ {n} از {count}</translation>
        </message>
        <message>
            <source>As a new match; this one stays as it is</source>
            <translation type="vanished">به صورت مسابقهٔ تازه؛ این یکی همان‌گونه می‌ماند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>As in the deck</source>
            <translation>به ترتیب دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>As in the rulebook: {words}</source>
            <translation>مانند دفترچهٔ قوانین: {words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>As it was</source>
            <translation>مثل پیش</translation>
        </message>
        <message>
            <source>As it will look</source>
            <translation type="vanished">چنین دیده خواهد شد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>As on imported cards: {words}</source>
            <translation>مانند کارت‌های واردشده: {words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>As set below</source>
            <translation>به‌صورت زیر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>As written</source>
            <translation>آن‌چه نوشته شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Ask me at every chance while held</source>
            <translation>تا نگه داشته شود در هر فرصتی بپرس</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Ask me to respond</source>
            <translation>پرسیدن برای پاسخ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Ask me to respond (new matches)</source>
            <translation>پرسیدن برای پاسخ، در مسابقه‌های تازه</translation>
        </message>
        <message>
            <source>Ask me to respond, in new matches</source>
            <translation type="vanished">پرسیدن برای پاسخ، در مسابقه‌های تازه</translation>
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
            <translation>At اکنون ۸ است. با {card} به {other} حمله کنید: ۲ سطح آن همان است که Shrine کم دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>At Line</source>
            <translation>At Line</translation>
        </message>
        <message>
            <source>At every chance, also when there is nothing to activate</source>
            <translation type="vanished">در هر فرصت، حتی وقتی چیزی برای فعال کردن نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>At every opportunity, even when there is nothing to activate</source>
            <translation>در هر فرصت، حتی وقتی چیزی برای فعال کردن نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>At home</source>
            <translation>در خانه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>At least so many</source>
            <translation>دست‌کم این تعداد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>At normal speed</source>
            <translation>با سرعت معمول</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>At once, with a deck that fits</source>
            <translation>بی‌درنگ، با دکی مناسب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>At the bottom</source>
            <translation>زیر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>At the start of your turn everything became active again, you drew a card, and you have three DON!!. Play {card} for two of them.</source>
            <translation>در آغاز نوبت همه چیز دوباره آماده شد، یک کارت برداشتید و سه ⁦DON!!⁩ دارید. {card} را با دو تا از آن‌ها بازی کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>At the table and in replays, “Save this moment” keeps a position here. Or set up a board yourself.</source>
            <translation>سر میز و در بازپخش‌ها، «ذخیرهٔ این لحظه» وضعیت را اینجا نگه می‌دارد. یا خودتان صفحه‌ای بچینید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attach the last DON!! to {card}: its ability wants one.</source>
            <translation>آخرین ⁦DON!!⁩ را به {card} بدهید: توانایی‌اش یکی لازم دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Attach {cards} as Xyz Material</source>
            <translation>پیوستن {cards} به‌عنوان مادهٔ اکسیز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attack</source>
            <extracomment>attack with a card (verb, on a button), and the attack itself (heading)</extracomment>
            <translation>حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attack Mp</source>
            <translation>Mp حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack Position</source>
            <translation>حالت حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Attack Step</source>
            <translation>گام حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack directly</source>
            <translation>حملهٔ مستقیم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack directly with {card}</source>
            <translation>با {card} مستقیم حمله کنید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Attack once</source>
            <translation>یک بار حمله کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack or Defense Position</source>
            <translation>حالت حمله یا حالت دفاع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Attack several times</source>
            <translation>چند بار حمله کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack the Leader: it costs a Life card or Counters</source>
            <translation>به رهبر حمله کنید: حریف یک کارت جان یا کانتر از دست می‌دهد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack the Leader: this can win the game</source>
            <translation>به رهبر حمله کنید: این می‌تواند بازی را ببرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack the face-down monster with {card}</source>
            <translation>با {card} به هیولای رو به پایین حمله کنید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack the hand</source>
            <translation>حمله به دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack the hand with {card}: nothing stands in the way</source>
            <translation>با {card} به دست حمله کنید: چیزی سر راه نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack the hand: {form}</source>
            <translation>حمله به دست: {form}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack with another monster</source>
            <translation>حمله با هیولای دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack with {card}: it wins the fight</source>
            <translation>با {card} حمله کنید: نبرد را می‌برد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack with {card}: this can win the duel</source>
            <translation>با {card} حمله کنید: این می‌تواند دوئل را ببرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack with {card}: this can win the game</source>
            <translation>با {card} حمله کنید: این می‌تواند بازی را ببرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack {card}: it leaves the field or costs Counters</source>
            <translation>به {card} حمله کنید: یا میدان را ترک می‌کند یا کانتر می‌گیرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attack {other} with {card}. By its [When Attacking] choose {third}, which gains 1000 power.</source>
            <translation>با {card} به {other} حمله کنید. با [هنگام حمله] آن {third} را انتخاب کنید که ۱۰۰۰ قدرت می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attack {other} with {card}: 6000 against 5000.</source>
            <translation>با {card} به {other} حمله کنید: ۶۰۰۰ در برابر ۵۰۰۰.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Attack {other} with {card}: 6000 against 5000. The attacker wins when it is at least as strong.</source>
            <translation>با {card} به {other} حمله کنید: ۶۰۰۰ در برابر ۵۰۰۰. حمله‌کننده وقتی دست‌کم به همان اندازه قوی باشد می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Attack {other} with {card}: drag it there, or click it and choose the attack.</source>
            <translation>با {card} به {other} حمله کنید: آن را تا آنجا بکشید، یا کلیک کنید و حمله را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack {target} with {card}: it is destroyed</source>
            <translation>با {card} به {target} حمله کنید: نابود می‌شود</translation>
        </message>
        <message>
            <source>Attack! Your opponent has only {other}, in the Df Line: there your At meets its Df, 6 against 3. Drag {card} onto it, or click {card} and choose the attack. It costs 1 Mp.</source>
            <translation type="vanished">حمله! حریف فقط {other} را در Df Line دارد: آنجا At شما با Df آن سنجیده می‌شود، ۶ در برابر ۳. {card} را روی آن بکشید، یا روی {card} کلیک کنید و حمله را انتخاب کنید. ۱ Mp هزینه دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Attack! Your opponent has only {other}, in the Df Line: there your At meets its Df, 6 against 3. Drag {card} onto it, or click {card} and choose the attack. It costs 1 Mp. While you point at a Seal, a note above it says how the fight would end.</source>
            <translation>حمله! حریف فقط {other} را در Df Line دارد: آنجا At شما با Df آن سنجیده می‌شود، ۶ در برابر ۳. {card} را روی آن بکشید، یا روی {card} کلیک کنید و حمله را انتخاب کنید. ۱ Mp هزینه دارد. وقتی به یک Seal اشاره می‌کنید، یادداشتی بالای آن می‌گوید نبرد چگونه پایان می‌یابد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack: {form}</source>
            <extracomment>Summoner Master: an attack and its form, such as a joint one</extracomment>
            <translation>حمله: {form}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attacks</source>
            <extracomment>how often a player attacked in the match; a row of its statistics</extracomment>
            <translation>حمله‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Attacks are declared in the Battle Step of your Battle Phase.</source>
            <translation>حمله در گام نبردِ مرحلهٔ نبرد خودتان اعلام می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attribute</source>
            <extracomment>Yu-Gi-Oh! and One Piece: a property printed on a card; heading of statistics and filters</extracomment>
            <translation>ویژگی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>BP</source>
            <extracomment>Yu-Gi-Oh!: the Battle Phase, as short as can be, in the row of phases</extracomment>
            <translation>نبرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Back</source>
            <extracomment>button: return to the step before (verb or adverb)</extracomment>
            <translation>برگشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Back (Esc)</source>
            <translation>بازگشت (Esc)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Back angle</source>
            <translation>زاویهٔ پشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Back offset x</source>
            <translation>جابه‌جایی پشت x</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Back offset y</source>
            <translation>جابه‌جایی پشت y</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Back one moment (Ctrl+←)</source>
            <translation>یک لحظه عقب (Ctrl+←)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Back to the board</source>
            <translation>بازگشت به میدان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Back to the card</source>
            <translation>بازگشت به کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Back to the deck</source>
            <translation>بازگشت به دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Back to the deck (Esc)</source>
            <translation>بازگشت به دک (Esc)</translation>
        </message>
        <message>
            <source>Back to the log</source>
            <translation type="vanished">بازگشت به گزارش</translation>
        </message>
        <message>
            <source>Back to the rulebook's own values</source>
            <translation type="vanished">بازگشت به مقدارهای کتاب قوانین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Back to the running procedure</source>
            <translation>بازگشت به روند در جریان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Back up everything</source>
            <translation>پشتیبان‌گیری از همه‌چیز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Back up everything…</source>
            <translation>پشتیبان‌گیری از همه‌چیز…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Backing everything up</source>
            <translation>در حال پشتیبان‌گیری از همه‌چیز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Backs</source>
            <extracomment>the back sides of printed cards; heading</extracomment>
            <translation>پشت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Backs only</source>
            <translation>فقط پشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Backups ({kinds})</source>
            <translation>پشتیبان‌ها ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Banish</source>
            <translation>خارج از بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Banish {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>خارج کردن {cards} از بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Banished</source>
            <extracomment>Yu-Gi-Oh!: the pile of banished cards</extracomment>
            <translation>خارج از بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Banished cards</source>
            <translation>کارت‌های خارج‌شده از بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Banned names</source>
            <translation>نام‌های ممنوع</translation>
        </message>
        <message>
            <source>Banned names, one a line</source>
            <translation type="vanished">نام‌های ممنوع، هر سطر یکی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Banned names, one per line</source>
            <translation>نام‌های ممنوع، هر سطر یکی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Battle Phase</source>
            <translation>مرحلهٔ نبرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Battle Step</source>
            <translation>گام نبرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Before it resolves your opponent may respond: {card} is Chain Link 2, and wants to destroy {other}.</source>
            <translation>پیش از اجرا حریف می‌تواند پاسخ دهد: {card} حلقهٔ ۲ زنجیره است و می‌خواهد {other} را نابود کند.</translation>
        </message>
        <message>
            <source>Before the duel</source>
            <translation type="vanished">پیش از دوئل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Before the first turn</source>
            <translation>پیش از نخستین نوبت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Beginner</source>
            <extracomment>how strong the computer plays, the weakest</extracomment>
            <translation>مبتدی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Beginner level</source>
            <translation>سطح Beginner</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Beside</source>
            <extracomment>Summoner Master: the place beside the field where cards lie that belong to nobody's zones</extracomment>
            <translation>کنار دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Beside your Leader lie your Life cards: whoever takes damage with no Life left has lost.</source>
            <translation>کنار لیدر شما کارت‌های جان شماست: هر که بی‌جان آسیب ببیند باخته است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Best match</source>
            <translation>مرتبط‌ترین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Best of</source>
            <translation>بیشترین تعداد دوئل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Best of three duels</source>
            <translation>بهترین از سه دوئل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Best of three games</source>
            <translation>بهترین از سه بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/fields.py" />
            <source>Between {low} and {high}.</source>
            <translation>میان {low} و {high}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Black and white</source>
            <translation>سیاه و سفید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Bleed</source>
            <extracomment>how far a picture goes beyond its edge, so that cutting shows no white; the printer's term</extracomment>
            <translation>لبهٔ برش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Block Step</source>
            <translation>گام سد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Block icon</source>
            <translation>نماد بلوک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Block with it</source>
            <translation>با این سد کن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/accessible.py" />
            <location filename="../desktop/sanam/ui/table/board_frame.py" />
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <location filename="../desktop/sanam/ui/table/board_view.py" />
            <source>Board</source>
            <extracomment>the playing field; name of a region for screen readers</extracomment>
            <translation>صفحهٔ بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Both Shrines are full.</source>
            <translation>هر دو Shrine پر است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Both decks are empty.</source>
            <translation>هر دو دک خالی است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Both players have no Life Points left.</source>
            <translation>هیچ‌یک از دو بازیکن جانی ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Both players must agree</source>
            <translation>هر دو بازیکن باید موافق باشند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Both players took damage without Life.</source>
            <translation>هر دو بازیکن بی‌جان آسیب دیدند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Both sides</source>
            <translation>هر دو طرف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Both starter decks, both hands open, the usual rules</source>
            <translation>هر دو دک آغازین، هر دو دست باز، قوانین معمول</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Bottom margin</source>
            <translation>حاشیهٔ پایین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Break Combination</source>
            <translation>جدا کردن ترکیب</translation>
        </message>
        <message>
            <source>Bring a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures; drop them here or choose them.</source>
            <translation type="vanished">پایگاه کارت (‎.cdb)، فهرست (‎.json، ‎.csv)، مجموعهٔ کارت (‎.toml) یا تصویر بیاورید؛ اینجا بیندازید یا برگزینید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Browse cards</source>
            <translation>مرور کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Browse the pile</source>
            <translation>نگاه به دسته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By Wisdom a card of {who} is {card} from now on.</source>
            <translation>با Wisdom کارتی از {who} از این پس {card} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>By hand</source>
            <translation>با دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} K.O.s {card}.</source>
            <translation>با دست: {who} {card} را ⁦K.O.⁩ می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} attaches {card}.</source>
            <translation>با دست: {who} {card} را وصل می‌کند.</translation>
        </message>
        <message>
            <source>By hand: {who} changes a value of {card}.</source>
            <translation type="vanished">با دست: {who} مقداری از {card} را تغییر می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} changes the table.</source>
            <translation>با دست: {who} میز را تغییر می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} changes {what} of {card} by {value}.</source>
            <translation>با دست: {who} {what} {card} را {value} تغییر می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} deals damage to {card}.</source>
            <translation>با دست: {who} به {card} آسیب می‌زند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} destroys {card}.</source>
            <translation>با دست: {who} {card} را نابود می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} detaches {card}.</source>
            <translation>با دست: {who} {card} را جدا می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} discards {card}.</source>
            <translation>با دست: {who} {card} را دور می‌اندازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} draws.</source>
            <translation>با دست: {who} کارت برمی‌دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} gives a DON!! card.</source>
            <translation>با دست: {who} یک کارت ⁦DON!!⁩ می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} lifts the Curse {curse} from {card}.</source>
            <translation>با دست: {who} نفرین {curse} را از {card} برمی‌دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} makes a Token.</source>
            <translation>با دست: {who} نشانه‌ای می‌سازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} moves {card}: {place}.</source>
            <translation>با دست: {who} {card} را جابه‌جا می‌کند: {place}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts the Curse {curse} on {card}.</source>
            <translation>با دست: {who} نفرین {curse} را بر {card} می‌گذارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts {card} into the Shrine.</source>
            <translation>با دست: {who} {card} را به Shrine می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts {card} into the hand.</source>
            <translation>با دست: {who} {card} را به دست برمی‌گرداند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} removes {card} from the game.</source>
            <translation>با دست: {who} {card} را از بازی بیرون می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} returns {card} to the Library.</source>
            <translation>با دست: {who} {card} را به Library برمی‌گرداند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} reveals {card}.</source>
            <translation>با دست: {who} {card} را نشان می‌دهد.</translation>
        </message>
        <message>
            <source>By hand: {who} sets a number.</source>
            <translation type="vanished">با دست: {who} عددی می‌گذارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets the counters {what} on {card} to {value}.</source>
            <translation>با دست: {who} شمارنده‌های {what} روی {card} را {value} می‌گذارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets {what} of {card} to {value}.</source>
            <translation>با دست: {who} {what} {card} را {value} می‌گذارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets {what} to {value}.</source>
            <translation>با دست: {who} {what} را {value} می‌گذارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} shuffles.</source>
            <translation>با دست: {who} بر می‌زند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} takes a DON!! card back.</source>
            <translation>با دست: {who} یک کارت ⁦DON!!⁩ را پس می‌گیرد.</translation>
        </message>
        <message>
            <source>By hand: {who} throws.</source>
            <translation type="vanished">با دست: {who} می‌اندازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} tosses or rolls.</source>
            <translation>با دست: {who} می‌اندازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} turns {card}.</source>
            <translation>با دست: {who} {card} را برمی‌گرداند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>By name</source>
            <translation>بر پایهٔ نام</translation>
        </message>
        <message>
            <source>By which rules</source>
            <translation type="vanished">با کدام قوانین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Calibration sheet</source>
            <translation>برگهٔ تنظیم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Call off the attack</source>
            <translation>لغو حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Caller level</source>
            <translation>سطح Caller</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>Can be used now</source>
            <translation>اکنون قابل استفاده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Can you win now? {card} is in the way. Play {other} and K.O. it.</source>
            <translation>آیا حالا می‌توانید ببرید؟ {card} سر راه است. {other} را بازی و آن را ⁦K.O.⁩ کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>Cancel</source>
            <extracomment>button of a dialog: change nothing (verb)</extracomment>
            <translation>لغو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Cancel, close, return to now</source>
            <translation>لغو، بستن، بازگشت به اکنون</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cannot attack</source>
            <translation>نمی‌تواند حمله کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cannot block</source>
            <translation>نمی‌تواند سد کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Card</source>
            <extracomment>heading of a column: the card that a line names</extracomment>
            <translation>کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Card databases and card sets</source>
            <translation>پایگاه‌ها و مجموعه‌های کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Card height</source>
            <translation>بلندی کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Card in focus</source>
            <translation>کارت انتخاب‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Card number</source>
            <translation>شمارهٔ کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Card of line {n}</source>
            <translation>کارتِ سطر {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Card pictures: {game}</source>
            <translation>تصویر کارت‌ها: {game}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Card pictures…</source>
            <translation>تصویر کارت‌ها…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Card sets</source>
            <translation>مجموعه‌های کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Card sets and databases</source>
            <translation>مجموعه‌ها و پایگاه‌های کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Card size</source>
            <translation>اندازهٔ کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Card size (Ctrl and the mouse wheel)</source>
            <translation>اندازهٔ تصویر کارت‌ها (Ctrl و چرخ موشواره)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Card size in lists</source>
            <translation>اندازهٔ کارت در فهرست‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Card sleeves</source>
            <translation>روکش کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Card width</source>
            <translation>پهنای کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Cards</source>
            <extracomment>cards of any game; name of a screen, and a group in the report of an import</extracomment>
            <translation>کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>Cards added to {deck}: {n}</source>
            <translation>کارت‌هایی که به {deck} رفت: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Cards and effects activated</source>
            <translation>کارت‌ها و اثرهای فعال‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Cards and gaps</source>
            <translation>کارت‌ها و فاصله‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Cards and pictures</source>
            <translation>کارت‌ها و تصویرها</translation>
        </message>
        <message>
            <source>Cards are played as an earlier version read them.</source>
            <translation type="vanished">کارت‌ها همان‌گونه بازی می‌شوند که نسخهٔ پیشین خوانده بود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Cards beside the Deck</source>
            <translation>کارت‌های کنار دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Cards beside the Deck are outside the game.</source>
            <translation>کارت‌های کنار دک بیرون از بازی است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Cards cast</source>
            <translation>کارت‌های اجراشده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Cards cost DON!!. In each turn you get two more; the player who goes first begins with one. Play {card} for 1 DON!!: click it or drag it to your Character area.</source>
            <translation>کارت‌ها ⁦DON!!⁩ هزینه دارند. در هر نوبت دو تا می‌گیرید؛ بازیکن نخست با یکی آغاز می‌کند. {card} را با یک ⁦DON!!⁩ بازی کنید: روی آن کلیک کنید یا آن را به ناحیهٔ شخصیت بکشید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Cards drawn</source>
            <translation>کارت‌های برداشته‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Cards for this deck</source>
            <translation>کارت‌های مناسب این دسته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/results.py" />
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Cards found</source>
            <translation>کارت‌های یافته‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Cards in a match are read when it begins; the others when the program starts again.</source>
            <translation>کارت‌های یک مسابقه هنگام آغاز آن خوانده می‌شوند؛ بقیه وقتی برنامه دوباره باز شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Cards in and out</source>
            <translation>کارت‌های واردشده و خارج‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Cards in the Arena lie face-up.</source>
            <translation>کارت‌های میدان رو به بالا می‌مانند.</translation>
        </message>
        <message>
            <source>Cards in the {pile}: {before} before the exchange, {after} after it.</source>
            <translation type="vanished">کارت‌های {pile}: پیش از تعویض {before}، پس از آن {after}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Cards in the {pile}: {count}; the maximum is {most}.</source>
            <translation>{pile} {count} کارت دارد؛ بیشترین تعداد {most} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Cards in the {pile}: {count}; the minimum is {least}.</source>
            <translation>{pile} {count} کارت دارد؛ کمترین تعداد {least} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Cards it may be of</source>
            <translation>کارت‌هایی که شاید از آن‌ها باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Cards left in a Deck may be counted</source>
            <translation>کارت‌های ماندهٔ دک را می‌توان شمرد</translation>
        </message>
        <message>
            <source>Cards move visibly</source>
            <translation type="vanished">حرکت کارت‌ها دیده شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>Cards not allowed in a deck, by name or card number; “1 OP01-001” allows one copy.</source>
            <translation>کارت‌هایی که در دسته مجاز نیستند، با نام یا شمارهٔ کارت؛ «1 OP01-001» یک نسخه را مجاز می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cards played</source>
            <translation>کارت‌های بازی‌شده</translation>
        </message>
        <message>
            <source>Cards put into {deck}: {n}</source>
            <translation type="vanished">کارت‌هایی که به {deck} رفت: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Cards used up</source>
            <translation>کارت‌هایی که مصرف می‌شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Cards without a passcode cannot be part of such a link.</source>
            <translation>کارت‌های بی‌رمز در چنین پیوندی جا ندارند.</translation>
        </message>
        <message>
            <source>Cards without a passcode have no place in such a link.</source>
            <translation type="vanished">کارت‌های بی‌رمز در چنین پیوندی جا ندارند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Cards without a picture</source>
            <translation>کارت‌های بدون تصویر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} per page</source>
            <translation>کارت {width} × {height}، فاصله‌ها {gap_x} و {gap_y}، لبهٔ برش {bleed}، {columns} × {rows} در صفحه</translation>
        </message>
        <message>
            <source>Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} to a page</source>
            <translation type="vanished">کارت {width} × {height}، فاصله‌ها {gap_x} و {gap_y}، لبهٔ برش {bleed}، {columns} × {rows} در صفحه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Cards: {n}</source>
            <extracomment>how many cards a search has found</extracomment>
            <translation>کارت‌ها: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Cast</source>
            <extracomment>Summoner Master: play a Seal or a Mystic Card (verb, on a button)</extracomment>
            <translation>اجرا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Cast {card}: click it or drag it. It costs 3 Mp. Put it into the Df Line, where its Df of 5 keeps it safe.</source>
            <translation>{card} را اجرا کنید: روی آن کلیک کنید یا آن را بکشید. ۳ Mp هزینه دارد. آن را در Df Line بگذارید؛ Df برابر ۵ آن را نگه می‌دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Cast {card}: it is the best use of your Mp</source>
            <translation>{card} را فرابخوانید: بهترین استفاده از Mp شماست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Casting Mp</source>
            <translation>Mp اجرا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Category</source>
            <extracomment>One Piece: the category of a card, the rulebook's term; a field of a card</extracomment>
            <translation>دسته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Chain</source>
            <extracomment>Yu-Gi-Oh!: effects that answer one another; the rulebook's term (noun)</extracomment>
            <translation>زنجیره</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Chain Link {n}</source>
            <translation>حلقهٔ {n} زنجیره</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Change Line</source>
            <translation>تغییر Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Change by this much</source>
            <translation>تغییر به همین اندازه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Change position</source>
            <translation>تغییر موضع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Change the Line of {card}: it is safer there</source>
            <translation>Line‏ {card} را عوض کنید: آنجا امن‌تر است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Change the position of the card</source>
            <translation>تغییر موضع کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Change the position of {cards}</source>
            <translation>تغییر حالت {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Change the table by hand</source>
            <translation>کار با دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Character</source>
            <extracomment>One Piece: a card category</extracomment>
            <translation>شخصیت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Character area</source>
            <translation>ناحیهٔ شخصیت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Characters</source>
            <extracomment>One Piece: cards of the category Character (plural); a group in a deck</extracomment>
            <translation>شخصیت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Characters {first} to {last}</source>
            <translation>نویسه‌های {first} تا {last}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Charged Counter</source>
            <translation>شمارندهٔ نیرو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Charged Counter +</source>
            <translation>شمارندهٔ نیرو +</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Charged Counter −</source>
            <translation>شمارندهٔ نیرو −</translation>
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
            <translation>بررسی همهٔ پاسخ‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Check up Step</source>
            <translation>گام Check up</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Checking against every answer</source>
            <translation>بررسی در برابر همهٔ پاسخ‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Checking the backup</source>
            <translation>در حال بررسی پشتیبان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Checking the text</source>
            <translation>بررسی متن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Checking the text…</source>
            <translation>در حال بررسی متن…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Chevron stripes</source>
            <translation>نوار جناغی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Choice {n}</source>
            <extracomment>the n-th of several things that a text offers</extracomment>
            <translation>گزینهٔ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Choose</source>
            <extracomment>button or heading: pick some of the cards or options that are offered (verb)</extracomment>
            <translation>انتخاب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Choose a card that is drawn from the deck to see its odds.</source>
            <translation>کارتی که از دک برداشته می‌شود انتخاب کنید تا احتمالش دیده شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Choose a card to see it in full.</source>
            <translation>کارتی انتخاب کنید تا کامل دیده شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Choose a deck.</source>
            <translation>دکی انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Choose a picture for the card</source>
            <translation>برای کارت تصویری انتخاب کنید</translation>
        </message>
        <message>
            <source>Choose an option</source>
            <translation type="vanished">انتخاب گزینه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Choose an option or a place</source>
            <translation>انتخاب گزینه یا جایگاه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Choose another folder…</source>
            <translation>پوشهٔ دیگر…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Choose another target</source>
            <translation>انتخاب هدف دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Choose at least {least}.</source>
            <translation>دست‌کم {least} انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Choose at most {most}.</source>
            <translation>حداکثر {most} انتخاب کنید.</translation>
        </message>
        <message>
            <source>Choose at most {n} cards for that.</source>
            <translation type="vanished">برای این کار حداکثر {n} کارت برگزینید.</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Choose cards for %n picture(s)…</source>
            <translation>
                <numerusform>انتخاب کارت برای %Ln تصویر…</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose everything</source>
            <translation type="vanished">انتخاب همه چیز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/piles.py" />
            <source>Choose from: {places}</source>
            <translation>انتخاب کنید از: {places}</translation>
        </message>
        <message>
            <source>Choose none</source>
            <translation type="vanished">هیچ‌کدام را برنگزین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Choose the printing of each copy</source>
            <translation>چاپ هر نسخه را انتخاب کنید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Choose the same paper here and in the print dialog.</source>
            <translation>اینجا و در پنجرهٔ چاپ کاغذ یکسانی انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Choose what each column holds. Your choice is remembered for tables with the same columns.</source>
            <translation>بگویید هر ستون چیست. پاسخ برای جدول‌هایی با همین ستون‌ها به یاد می‌ماند.</translation>
        </message>
        <message>
            <source>Choose zones for me (a drag still chooses)</source>
            <translation type="vanished">منطقه‌ها را برایم انتخاب کن (با کشیدن کارت خودتان انتخاب می‌کنید)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Choose zones for me and throw for the start (a drag still chooses)</source>
            <translation>منطقه‌ها و قرعهٔ آغاز را برایم انتخاب کن (با کشیدن کارت خودتان انتخاب می‌کنید)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Chosen by you: {n}</source>
            <translation>به انتخاب شما: {n}</translation>
        </message>
        <message>
            <source>Chosen cards</source>
            <translation type="vanished">کارت‌های برگزیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Clear</source>
            <extracomment>button: take all filters back (verb)</extracomment>
            <translation>پاک کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>Clear filters</source>
            <translation>پاک کردن پالایه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Clear the search (Esc)</source>
            <translation>پاک کردن جستجو (Esc)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Clear the selection</source>
            <translation>لغو انتخاب</translation>
        </message>
        <message>
            <source>Click a key, then press another. Arrows, Enter, Esc and 1–9 stay.</source>
            <translation type="vanished">روی کلیدی کلیک کنید و کلید دیگری بزنید. پیکان‌ها، Enter، Esc و ۱ تا ۹ می‌مانند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Click a key, then press another. The arrow keys, Enter, Esc and 1–9 cannot be changed.</source>
            <translation>روی کلیدی کلیک کنید و کلید دیگری بزنید. پیکان‌ها، Enter، Esc و ۱ تا ۹ می‌مانند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Click an example to try it.</source>
            <translation>روی مثالی کلیک کنید تا آزموده شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Close</source>
            <extracomment>button of a dialog (verb)</extracomment>
            <translation>بستن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>Close it there first, or play another one.</source>
            <translation>اول آنجا ببندید، یا مسابقهٔ دیگری بازی کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Close the help</source>
            <translation>بستن راهنما</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Close the rules</source>
            <translation>بستن قوانین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>Close this message</source>
            <translation>بستن این پیام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Close zones</source>
            <translation>بستن محدوده‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Coach</source>
            <extracomment>switch beside the board: a warning before an answer that loses much</extracomment>
            <translation>مربی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Code</source>
            <extracomment>the number by which a card is known; a field of a card</extracomment>
            <translation>کد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Coin</source>
            <extracomment>the coin that is tossed; heading</extracomment>
            <translation>سکه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Collapse or expand: {panel}</source>
            <translation>بستن یا باز کردن: {panel}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Collapse the left panel</source>
            <translation>بستن پنل چپ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Collapse the right panel</source>
            <translation>بستن پنل راست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Collapse this panel</source>
            <translation>بستن این پنل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Colour</source>
            <extracomment>One Piece: the colour of a card, as the rulebook calls it; heading</extracomment>
            <translation>رنگ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Colours</source>
            <extracomment>One Piece: the colours of a card; a field of a card</extracomment>
            <translation>رنگ‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Column</source>
            <extracomment>a column of a table that is imported; heading</extracomment>
            <translation>ستون</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Column {name}</source>
            <extracomment>a column of a table that is imported, by its name</extracomment>
            <translation>ستون {name}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Columns of {file}</source>
            <translation>ستون‌های {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Combination</source>
            <extracomment>Summoner Master: two Seals become one; the rulebook's term</extracomment>
            <translation>ترکیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Combine {card}: together they win more fights</source>
            <translation>{card} را ترکیب کنید: با هم نبردهای بیشتری می‌برند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Combined</source>
            <extracomment>heading of an example: several conditions of a search together</extracomment>
            <translation>با هم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/commands.py" />
            <source>Commands</source>
            <extracomment>the list of everything the program can do; heading</extracomment>
            <translation>فرمان‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Compare printings…</source>
            <translation>مقایسهٔ چاپ‌ها…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Compare with the line that is played</source>
            <translation>مقایسه با خطی که بازی می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Compass rose</source>
            <translation>گل قطب‌نما</translation>
        </message>
        <message>
            <source>Comprehensive rules</source>
            <translation type="vanished">قوانین جامع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/against.py" />
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Computer</source>
            <extracomment>who plays a seat: the program, not a person</extracomment>
            <translation>رایانه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Condition</source>
            <extracomment>what a text asks for; a field of a card</extracomment>
            <translation>شرط</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Confirm</source>
            <extracomment>button: what was chosen is the answer (verb)</extracomment>
            <translation>تأیید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Continue</source>
            <extracomment>button: go on with a match (verb)</extracomment>
            <translation>ادامه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Continue from here</source>
            <translation>ادامه از اینجا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Continue from the last one</source>
            <translation>ادامه از آخرین لحظه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Continuous Ability</source>
            <translation>توانایی ادامه‌دار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Continuous Effect</source>
            <translation>اثر ادامه‌دار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Control limit</source>
            <translation>محدودیت کنترل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Copied.</source>
            <extracomment>said shortly after something was put on the clipboard</extracomment>
            <translation>رونوشت شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Copies</source>
            <extracomment>heading of a column: how many of a card</extracomment>
            <translation>تعداد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>Copies in your decks, or face-down where you may not know which card is which</source>
            <translation>نسخه‌هایی که در دک‌های شما هستند، یا پشت‌ورو در جایی که نباید بدانید کدام کارت کدام است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Copy as text</source>
            <translation>رونوشت به صورت متن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Copy as ydke:// link</source>
            <translation>رونوشت به صورت پیوند ydke://</translation>
        </message>
        <message>
            <source>Copy the codes of the chosen cards</source>
            <translation type="vanished">رونوشت کد کارت‌های برگزیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Copy the codes of the selected cards</source>
            <translation>رونوشت کد کارت‌های انتخاب‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Copy the list</source>
            <translation>رونوشت از فهرست</translation>
        </message>
        <message>
            <source>Copy, paste, print, delete</source>
            <translation type="vanished">رونوشت، چسباندن، چاپ، حذف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Copy, paste, save a copy, print</source>
            <translation>رونوشت، چسباندن، ذخیرهٔ رونوشت، چاپ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Corner radius</source>
            <translation>شعاع گوشه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Corners</source>
            <extracomment>guides for cutting at the corners only</extracomment>
            <translation>گوشه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Cost</source>
            <extracomment>what playing a card costs; a number on the card; heading</extracomment>
            <translation>هزینه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cost area</source>
            <translation>ناحیهٔ هزینه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Counted at the end of the End Phase</source>
            <translation>در پایان مرحلهٔ پایان شمرده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Counter</source>
            <extracomment>One Piece: the Counter value printed on a card, which is added in a battle; the rulebook's term</extracomment>
            <translation>کانتر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Counter +</source>
            <translation>شمارنده +</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Counter Step</source>
            <translation>گام کانتر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Counter −</source>
            <translation>شمارنده −</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Counters and blocks</source>
            <translation>کانترها و سدها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Counting cards</source>
            <translation>شمردن کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Counting matches</source>
            <translation>شمارش مسابقه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Counts as</source>
            <translation>به جای</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Course rules</source>
            <translation>قوانین دوره</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Course rules (Persian)</source>
            <translation>قوانین دوره (فارسی)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Crosses, for both sides</source>
            <translation>علامت بعلاوه، برای دو رو</translation>
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
            <translation>نفرین {curse}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Curse {curse}: %n Subturn(s)</source>
            <translation>
                <numerusform>نفرین {curse}: %Ln Subturn</numerusform>
            </translation>
        </message>
        <message>
            <source>Curse {curse}: {n} Subturns</source>
            <translation type="vanished">نفرین {curse}: {n} Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Curve</source>
            <extracomment>statistics: how many cards have which Level or Cost; name of a page</extracomment>
            <translation>نمودار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Cut guides</source>
            <translation>خط برش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Cutting machine</source>
            <translation>دستگاه برش</translation>
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
            <translation>تاریکی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DEF</source>
            <extracomment>Yu-Gi-Oh!: the defense value, as cards print it</extracomment>
            <translation>دفاع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DIVINE</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>الهی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DON!!</source>
            <extracomment>One Piece: the DON!! cards, never translated otherwise than the rulebook does</extracomment>
            <translation>⁦DON!!⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!!</source>
            <comment>short: DON!! Phase</comment>
            <translation>⁦DON!!⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! Phase</source>
            <translation>مرحلهٔ ⁦DON!!⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>DON!! cards</source>
            <translation>کارت‌های ⁦DON!!⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>DON!! cards do nothing for {card} now</source>
            <translation>کارت‌های ⁦DON!!⁩ اکنون به کار {card} نمی‌آیند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! cards given</source>
            <translation>کارت‌های ⁦DON!!⁩ داده‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>DON!! cards to add: {by}.</source>
            <translation>{by} کارت ⁦DON!!⁩ بگذارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! deck</source>
            <translation>دک ⁦DON!!⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>DP</source>
            <extracomment>Yu-Gi-Oh!: the Draw Phase, as short as can be, in the row of phases</extracomment>
            <translation>برداشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Damage</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect that inflicts damage whose amount is not fixed</extracomment>
            <translation>آسیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Damage Step</source>
            <translation>گام آسیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>Damage Step. {who}: activate something before the battle is decided, or let it be.</source>
            <translation>گام آسیب. {who}: پیش از تعیین نتیجهٔ نبرد چیزی فعال کنید، یا بگذارید بماند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Damage taken</source>
            <translation>آسیب دیده‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Damage to you</source>
            <translation>آسیب به شما</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Dark</source>
            <extracomment>a theme: light letters on a dark ground</extracomment>
            <translation>تیره</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Date</source>
            <extracomment>field of a printed deck list, to be filled in by hand</extracomment>
            <translation>تاریخ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Deal 1 damage to this Leader</source>
            <translation>به این لیدر ۱ آسیب بزن</translation>
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
            <translation>تصمیم‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Deck</source>
            <extracomment>the cards a player plays from; also the name of the zone</extracomment>
            <translation>دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_shelf.py" />
            <source>Deck from a link</source>
            <translation>دک از پیوند</translation>
        </message>
        <message>
            <source>Deck not saved</source>
            <translation type="vanished">دک ذخیره نشده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Deck, page number, and that the page is to be printed at 100 %</source>
            <translation>دک، شمارهٔ صفحه، و اینکه صفحه با ۱۰۰٪ چاپ شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Decks</source>
            <extracomment>decks of a person; name of a screen</extracomment>
            <translation>دک‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Decks ({kinds})</source>
            <translation>دک‌ها ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Decks: {n}</source>
            <extracomment>how many decks a page has found</extracomment>
            <translation>دک‌ها: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Defense Position</source>
            <translation>حالت دفاع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Delete</source>
            <extracomment>button: throw a card of one's own away (verb)</extracomment>
            <translation>حذف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Delete the list</source>
            <translation>حذف فهرست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Delete this line</source>
            <translation>حذف این خط</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Delete this preset</source>
            <translation>حذف این مجموعه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Deleting the card</source>
            <translation>پاک کردن کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Destroy</source>
            <extracomment>an act by hand: a card is destroyed by the rules (verb)</extracomment>
            <translation>نابود کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Destroy {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>نابودی {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Destroyed: 3 Levels in the Shrine. After an attack a Seal is Inactive until the Subturn ends. No Seal stands before your opponent any more: {card} can attack the hand. Click it and choose that.</source>
            <translation>نابود شد: ۳ سطح در Shrine. Seal پس از حمله تا پایان Subturn غیرفعال است. دیگر هیچ Seal جلوی حریف نیست: {card} می‌تواند به دست حمله کند. روی آن کلیک و همین را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Destroyed: {cards}.</source>
            <translation>نابود می‌شوند: {cards}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Detach</source>
            <extracomment>Summoner Master: take a combined or pasted card off (verb)</extracomment>
            <translation>جدا کردن</translation>
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
            <translation>تاس: {first} در برابر {second}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Die</source>
            <extracomment>the die that is rolled (noun); no verb</extracomment>
            <translation>تاس</translation>
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
            <translation>دورریز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Discard</source>
            <extracomment>an act by hand: put a card from the hand into its owner's pile (verb)</extracomment>
            <translation>دور انداختن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Discard Step</source>
            <translation>گام دور ریختن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Discard {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>دور انداختن {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Do it</source>
            <translation>انجام بده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>Do it all the same</source>
            <translation>با این حال انجام بده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Do not</source>
            <translation>انجام نده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Do not block</source>
            <translation>سد نکن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Do not use</source>
            <translation>به کار نبردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Done</source>
            <extracomment>button: nothing more is to be chosen</extracomment>
            <translation>انجام شد</translation>
        </message>
        <message>
            <source>Dots to the inch</source>
            <translation type="vanished">نقطه در اینچ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Drag any card anywhere. The tools act on the card in focus.</source>
            <translation>هر کارتی را به هر جا بکشید. ابزارها روی کارت انتخاب‌شده کار می‌کنند.</translation>
        </message>
        <message>
            <source>Drag cards here, or choose one and press Enter.</source>
            <translation type="vanished">کارت‌ها را به اینجا بکشید، یا یکی را انتخاب کنید و Enter بزنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>Drag cards here, or choose one and press Enter. With Ctrl: as many as allowed.</source>
            <translation>کارت‌ها را به اینجا بکشید، یا یکی را انتخاب کنید و Enter بزنید. با Ctrl: به تعداد مجاز.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw</source>
            <extracomment>One Piece and Yu-Gi-Oh!: take cards from the deck into the hand; name of the phase, and verb on a button</extracomment>
            <translation>برداشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Draw</source>
            <comment>short: Draw Phase</comment>
            <translation>برداشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw</source>
            <comment>short: Draw Step</comment>
            <translation>برداشت</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Draw %n card(s)</source>
            <translation>
                <numerusform>برداشتن %Ln کارت</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Draw Phase</source>
            <translation>مرحلهٔ برداشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw Step</source>
            <translation>گام برداشتن کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw a Mystic Card</source>
            <translation>برداشتن کارت Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw a Seal</source>
            <translation>برداشتن Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Draw a card</source>
            <translation>برداشتن یک کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Draw cards</source>
            <translation>برداشتن کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Draw cards in this language</source>
            <translation>کشیدن کارت‌ها به این زبان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Draw one Seal and one Mystic Card this time.</source>
            <translation>این بار یک Seal و یک کارت Mystic بردارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Draw ten thousand opening hands and compare</source>
            <translation>ده هزار دست آغازین بردارید و مقایسه کنید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Drawing the pages</source>
            <translation>کشیدن صفحه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Drawn by lot</source>
            <translation>به قرعه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Drawn together</source>
            <translation>کشیدن با هم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Drawn: {card}.</source>
            <translation>برداشته شد: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Duel {duel}, about to begin</source>
            <translation>دوئل {duel}، در آستانهٔ آغاز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Duel {duel}, turn {turn}</source>
            <translation>دوئل {duel}، نوبت {turn}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Duel {n}</source>
            <extracomment>the n-th duel of a match</extracomment>
            <translation>دوئل {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Duplicate the deck</source>
            <translation>ساخت رونوشت از دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Duration</source>
            <extracomment>how long something done by hand lasts; heading</extracomment>
            <translation>تا کی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>EARTH</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>خاک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>EP</source>
            <extracomment>Yu-Gi-Oh!: the End Phase, as short as can be, in the row of phases</extracomment>
            <translation>پایان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Each card's own</source>
            <translation>پشت هر کارت</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Each player draws %n card(s)</source>
            <translation>
                <numerusform>هر بازیکن %Ln کارت برمی‌دارد</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Each seat needs a deck: choose one or open a file.</source>
            <translation>هر صندلی یک دک می‌خواهد: یکی انتخاب کنید یا پرونده‌ای باز کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Easy</source>
            <extracomment>how strong the computer plays</extracomment>
            <translation>آسان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Edit</source>
            <extracomment>button: change a card of one's own (verb)</extracomment>
            <translation>ویرایش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Edit lists of banned names</source>
            <translation>ویرایش فهرست‌های نام‌های ممنوع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Edit the deck</source>
            <translation>ویرایش دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Edition</source>
            <extracomment>which rulebook of a game is played by; label of a choice</extracomment>
            <translation>نسخهٔ قوانین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Edition, decks, names, who starts, rulings</source>
            <translation>نسخهٔ قوانین، دک‌ها، نام‌ها، آغازکننده، تصمیم‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>Effect {n}</source>
            <extracomment>the n-th effect of a card's text, in a list</extracomment>
            <translation>اثر {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Effects due at the same time</source>
            <translation>اثرهای هم‌زمان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Element</source>
            <extracomment>Summoner Master: a property of cards, the rulebook's term; heading</extracomment>
            <translation>عنصر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Elements</source>
            <extracomment>Summoner Master: a field of a card (plural)</extracomment>
            <translation>عنصرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End</source>
            <comment>short: End Phase</comment>
            <translation>پایان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End</source>
            <comment>short: End Step</comment>
            <translation>پایان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>End Phase</source>
            <translation>مرحلهٔ پایان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>End Step</source>
            <translation>گام پایان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End of Battle</source>
            <translation>پایان نبرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>End the Battle Phase</source>
            <translation>پایان مرحلهٔ نبرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End the Main Step</source>
            <translation>پایان گام اصلی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End the Subturn</source>
            <translation>پایان Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End the turn</source>
            <translation>پایان نوبت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Enlarge (Z)</source>
            <translation>بزرگ کردن (Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Enlarge the card in focus</source>
            <translation>بزرگ کردن کارت انتخاب‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/large.py" />
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Enlarged card</source>
            <translation>کارت بزرگ‌شده</translation>
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
            <translation>طول را مثلاً 8 mm، 0.8 cm یا 0.3 in بنویسید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Enter a search term.</source>
            <translation>عبارتی برای جستجو بنویسید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Enter the Battle Phase: attacks gain something</source>
            <translation>وارد مرحلهٔ نبرد شوید: حمله سود دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Equal 0 ATK destroys both monsters</source>
            <translation>امتیاز حملهٔ ۰ برابر هر دو هیولا را نابود می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Equip condition</source>
            <translation>به چه می‌تواند تجهیز شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Equip {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>تجهیز با {cards}</translation>
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
            <translation>رویداد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Events</source>
            <extracomment>One Piece: cards of the category Event (plural); a group in a deck</extracomment>
            <translation>رویدادها</translation>
        </message>
        <message>
            <source>Every chance is passed; effects that trigger are still asked about</source>
            <translation type="vanished">هر فرصتی رد می‌شود؛ اثرهای ماشه‌ای باز هم پرسیده می‌شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Every opportunity is passed; triggered effects are still asked about</source>
            <translation>هر فرصتی رد می‌شود؛ اثرهای ماشه‌ای باز هم پرسیده می‌شوند</translation>
        </message>
        <message>
            <source>Everybody draws in the first turn, Fusion and Synchro, equal 0 ATK destroys both.</source>
            <translation type="vanished">همه در نوبت اول کارت برمی‌دارند، با ترکیبی و همگام، امتیاز حملهٔ ۰ برابر هر دو را نابود می‌کند.</translation>
        </message>
        <message>
            <source>Everybody draws in the first turn, one Field Spell in all, Fusion, Synchro and Xyz.</source>
            <translation type="vanished">همه در نوبت اول کارت برمی‌دارند، روی هم یک افسون میدانی، با ترکیبی، همگام و اکسیز.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Everything costs Mp, the number beside the crystal. The player who starts has only 5, and only for casting; later it is 8 in every Subturn. What you do not use is lost.</source>
            <translation>هر کاری Mp می‌خواهد: عدد کنار بلور. کسی که آغاز می‌کند فقط ۵ دارد و فقط برای اجرا؛ پس از آن در هر Subturn ۸. هر چه به کار نبرید از دست می‌رود.</translation>
        </message>
        <message>
            <source>Everything costs Mp, the number beside the lightning. The player who starts has only 5, and only for casting; later it is 8 in every Subturn. What you do not use is lost.</source>
            <translation type="vanished">هر کاری Mp می‌خواهد: عدد کنار آذرخش. کسی که آغاز می‌کند فقط ۵ دارد و فقط برای اجرا؛ پس از آن در هر Subturn ۸. هر چه به کار نبرید از دست می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Everything else: matches, cards, settings, log</source>
            <translation>بقیه: مسابقه‌ها، کارت‌ها، تنظیمات، گزارش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Everything is saved again.</source>
            <translation>همه چیز دوباره ذخیره شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Everything was backed up.</source>
            <translation>از همه‌چیز پشتیبان گرفته شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Exception</source>
            <extracomment>Summoner Master: a field of a Mystic Card</extracomment>
            <translation>استثنا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Exchange Extra Deck monsters, one for one. A click or a drag moves a card.</source>
            <translation>هیولاهای دک اضافه را یک به یک عوض کنید. با کلیک یا کشیدن کارت جابه‌جا می‌شود.</translation>
        </message>
        <message>
            <source>Exchange card for card.</source>
            <translation type="vanished">کارت در برابر کارت عوض کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Exchange cards between Main Deck and Side Deck, one for one. A click or a drag moves a card.</source>
            <translation>کارت‌های دک اصلی و دک فرعی را یک به یک عوض کنید. با کلیک یا کشیدن کارت جابه‌جا می‌شود.</translation>
        </message>
        <message>
            <source>Exchange cards one for one.</source>
            <translation type="vanished">کارت در برابر کارت عوض کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Export own cards</source>
            <translation>برون‌بری کارت‌های خودتان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export own cards…</source>
            <translation>برون‌بری کارت‌های خودتان…</translation>
        </message>
        <message>
            <source>Export what you own</source>
            <translation type="vanished">برون‌بری کارت‌هایی که دارید</translation>
        </message>
        <message>
            <source>Export what you own…</source>
            <translation type="vanished">برون‌بری کارت‌هایی که دارید…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export your collection</source>
            <translation>برون‌بری کارت‌هایی که دارید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export your collection…</source>
            <translation>برون‌بری کارت‌هایی که دارید…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Extra</source>
            <extracomment>Yu-Gi-Oh!: the Extra Deck, short, on its zone</extracomment>
            <translation>اضافه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Extra Card</source>
            <translation>کارت Extra</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Extra Cards</source>
            <translation>کارت‌های Extra</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Extra Deck</source>
            <translation>دک اضافه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Extra Deck cards</source>
            <translation>کارت‌های دک اضافه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Extra Deck: {n} of {size}</source>
            <translation>دک اضافه: {n} از {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Extra Decks are counted</source>
            <translation>دک اضافه شمرده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Extra Mystic</source>
            <translation>Extra Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Extra Mystics</source>
            <translation>Mysticهای اضافه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Extra Seal</source>
            <translation>Extra Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Extra Seals</source>
            <translation>Sealهای اضافه</translation>
        </message>
        <message>
            <source>F</source>
            <translation type="vanished">F</translation>
        </message>
        <message>
            <source>F1 or ?</source>
            <translation type="vanished">F1 یا ?</translation>
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
            <translation>آتش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Face-down Defense Position</source>
            <translation>حالت دفاع به پشت</translation>
        </message>
        <message>
            <source>Faces or lines</source>
            <translation type="vanished">تصویر یا سطر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Far seat</source>
            <translation>صندلی آن سو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Fast</source>
            <extracomment>pace at which the table shows what happens</extracomment>
            <translation>سریع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Field</source>
            <extracomment>Yu-Gi-Oh!: the Field Zone, short, on its zone</extracomment>
            <translation>میدان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Field Spells</source>
            <translation>افسون‌های میدانی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Field Spells may be Set</source>
            <translation>افسون میدانی را می‌توان کمین کرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Field Zone</source>
            <translation>محدوده میدان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Fields</source>
            <extracomment>heading of the help for searching: fields of cards</extracomment>
            <translation>فیلدها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Files…</source>
            <extracomment>button that opens the dialog for choosing files</extracomment>
            <translation>پرونده‌ها…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Filters</source>
            <extracomment>heading of the panel that narrows a search</extracomment>
            <translation>پالایه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Find in the deck</source>
            <translation>جست‌وجو در دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Find in the log</source>
            <translation>جست‌وجو در گزارش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>Find…</source>
            <extracomment>hint in an empty field that searches the cards of a pile</extracomment>
            <translation>جست‌وجو…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Finished matches appear here as replays. Every match is saved after each decision, so you can close the window whenever you like.</source>
            <translation>مسابقه‌های تمام‌شده اینجا برای بازپخش می‌مانند. هر مسابقه پس از هر تصمیم ذخیره می‌شود: پنجره را هر وقت خواستید ببندید.</translation>
        </message>
        <message>
            <source>Finished matches wait here as replays. Every match is saved after each decision: close the window whenever you like.</source>
            <translation type="vanished">مسابقه‌های تمام‌شده اینجا برای بازپخش می‌مانند. هر مسابقه پس از هر تصمیم ذخیره می‌شود: پنجره را هر وقت خواستید ببندید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>First Interfere Step</source>
            <translation>گام Interfere نخست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>First match</source>
            <translation>نخستین مسابقه</translation>
        </message>
        <message>
            <source>First player draws in turn 1</source>
            <translation type="vanished">نفر اول در نوبت ۱ کارت برمی‌دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>First player draws on turn 1</source>
            <translation>نفر اول در نوبت ۱ کارت برمی‌دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>First rows</source>
            <translation>نخستین سطرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Fish scales</source>
            <translation>فلس ماهی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Fix</source>
            <extracomment>button: mend what breaks a deck rule (verb)</extracomment>
            <translation>درست کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Fix this; it can be undone</source>
            <translation>درستش کنید؛ واگردپذیر است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Fixed Charge Counter</source>
            <translation>شمارندهٔ نیروی محدود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Flip Effect</source>
            <translation>اثر چرخشی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Flip Summon</source>
            <translation>احضار چرخشی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Flip on the long edge</source>
            <translation>از لبهٔ بلند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Flip on the short edge</source>
            <translation>از لبهٔ کوتاه</translation>
        </message>
        <message>
            <source>Fold or unfold: {panel}</source>
            <translation type="vanished">بستن یا باز کردن: {panel}</translation>
        </message>
        <message>
            <source>Fold the left panel</source>
            <translation type="vanished">بستن پنل چپ</translation>
        </message>
        <message>
            <source>Fold the right panel</source>
            <translation type="vanished">بستن پنل راست</translation>
        </message>
        <message>
            <source>Fold the side panels</source>
            <translation type="vanished">بستن پنل‌های کناری</translation>
        </message>
        <message>
            <source>Fold this panel</source>
            <translation type="vanished">بستن این پنل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Folder</source>
            <extracomment>a folder of files; heading of a column</extracomment>
            <translation>پوشه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Folder of your decks</source>
            <translation>پوشهٔ دک‌های شما</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <source>Folders</source>
            <extracomment>folders of files; heading</extracomment>
            <translation>پوشه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Folders and backup</source>
            <translation>پوشه‌ها و پشتیبان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>For a cutting machine</source>
            <translation>برای دستگاه برش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>For effects that wait for it</source>
            <translation>برای اثرهایی که منتظر آن‌اند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Forward one moment (Ctrl+→)</source>
            <translation>یک لحظه جلو (Ctrl+→)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by a part of the file's name: {n}</source>
            <translation>از روی بخشی از نام پرونده: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by code or number: {n}</source>
            <translation>از روی کد یا شماره: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by name: {n}</source>
            <translation>از روی نام: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Free software under the MIT licence. The games belong to their publishers, who have no part in it.</source>
            <translation>نرم‌افزار آزاد با پروانهٔ MIT. بازی‌ها از آنِ ناشرانشان است که سهمی در این برنامه ندارند.</translation>
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
            <translation>از پرونده…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>From here a Seal attacks, and it fights with its At.</source>
            <translation>از این‌جا Seal حمله می‌کند و با At می‌جنگد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>From the hand into the Shrine</source>
            <translation>از دست به Shrine</translation>
        </message>
        <message>
            <source>From the hand only in your own turn.</source>
            <translation type="vanished">از دست فقط در نوبت خودتان.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>From the hand only on your own turn.</source>
            <translation>از دست فقط در نوبت خودتان.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Fronts and backs</source>
            <translation>رو و پشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Fronts only</source>
            <translation>فقط رو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Full</source>
            <comment>guides</comment>
            <translation>کامل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>Full screen</source>
            <translation>تمام‌صفحه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Fusion</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>ترکیبی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Fusion Monsters</source>
            <translation>هیولاهای ترکیبی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Fusion Summon {cards}</source>
            <translation>احضار ادغام {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Gain LP</source>
            <translation>گرفتن جان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Gain {n} LP</source>
            <translation>گرفتن {n} جان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Gains</source>
            <extracomment>Summoner Master: what a Growth or Combination adds; a field of a card (noun)</extracomment>
            <translation>آنچه به دست می‌آورد</translation>
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
            <translation>بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {game}, Subturn {subturn}</source>
            <translation>بازی {game}، Subturn {subturn}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {game}, about to begin</source>
            <translation>بازی {game}، در آستانهٔ آغاز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {n}</source>
            <extracomment>the n-th game of a match</extracomment>
            <translation>بازی {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Game, edition, decks, who starts</source>
            <translation>بازی، نسخهٔ قوانین، دک‌ها، آغازکننده</translation>
        </message>
        <message>
            <source>Games of a match</source>
            <translation type="vanished">شمار بازی‌های مسابقه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Gap across</source>
            <translation>فاصلهٔ افقی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Gap down</source>
            <translation>فاصلهٔ عمودی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Gaps</source>
            <extracomment>space between cards on a sheet</extracomment>
            <translation>فاصله‌ها</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Give %n picture(s)</source>
            <translation>
                <numerusform>دادن %Ln تصویر</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: it can then block</source>
            <translation>به {card} کارت ⁦DON!!⁩ بدهید: آنگاه می‌تواند سد کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: its attack then costs more Counters to stop</source>
            <translation>به {card} کارت ⁦DON!!⁩ بدهید: آنگاه جلوگیری از حمله‌اش کانتر بیشتری می‌خواهد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: its attack then goes through</source>
            <translation>به {card} کارت ⁦DON!!⁩ بدهید: آنگاه حمله‌اش می‌گیرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Give control of {cards}</source>
            <translation>واگذاری کنترل {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Give it a DON!! card</source>
            <translation>یک کارت ⁦DON!!⁩ به آن بده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Give it a Line</source>
            <translation>تعیین Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Give it several DON!! cards…</source>
            <translation>دادن چند کارت ⁦DON!!⁩ به آن…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Give the DON!! card to a Leader or Character.</source>
            <translation>کارت ⁦DON!!⁩ را روی لیدر یا شخصیتی بگذارید.</translation>
        </message>
        <message>
            <source>Give the screen over. The hand stays covered until the button is pressed.</source>
            <translation type="vanished">صفحه را بدهید. دست تا زدن دکمه پوشیده می‌ماند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Give up the game</source>
            <translation>تسلیم شدن در این بازی</translation>
        </message>
        <message>
            <source>Give up this duel</source>
            <translation type="vanished">تسلیم در این دوئل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Give up?</source>
            <translation>تسلیم؟</translation>
        </message>
        <message>
            <source>Give {n} pictures</source>
            <translation type="vanished">دادن {n} تصویر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Glow Counter</source>
            <translation>شمارندهٔ فروغ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Go back</source>
            <translation>بازگشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Go first</source>
            <translation>اول بازی کردن</translation>
        </message>
        <message>
            <source>Go on from here</source>
            <translation type="vanished">ادامه از اینجا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Go on from here without the lesson, for both sides</source>
            <translation>از اینجا بی‌درس و برای هر دو طرف ادامه دهید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Go on from the end of this line</source>
            <translation>ادامه از پایان این خط</translation>
        </message>
        <message>
            <source>Go on from the last one</source>
            <translation type="vanished">ادامه از آخرین لحظه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>Go on with boxes</source>
            <translation>ادامه با مربع‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Go on: no attack gains anything</source>
            <translation>ادامه دهید: هیچ حمله‌ای سودی ندارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Go second</source>
            <translation>دوم بازی کردن</translation>
        </message>
        <message>
            <source>Go to Draw, Standby, Main 1, Battle, Main 2, End</source>
            <translation type="vanished">به برداشت، انتظار، اصلی ۱، نبرد، اصلی ۲، پایان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Go to the panels beside the board and back</source>
            <translation>رفتن به پنل‌های کنار صفحه و برگشتن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Go to this moment; you can play on from it</source>
            <translation>به این لحظه بروید؛ می‌توانید از آن ادامه دهید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Go to what can be done next</source>
            <translation>رفتن به کار بعدی که می‌توان کرد</translation>
        </message>
        <message>
            <source>Going on</source>
            <translation type="vanished">در جریان</translation>
        </message>
        <message>
            <source>Going on, each cutting into the one below</source>
            <translation type="vanished">در جریان، هر یک میان زیرین آمده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Graveyard</source>
            <extracomment>Yu-Gi-Oh!: the pile of used and destroyed cards</extracomment>
            <translation>گورستان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Graveyards may be looked at</source>
            <translation>گورستان را می‌توان نگاه کرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Grid</source>
            <extracomment>how found cards are shown: as pictures side by side</extracomment>
            <translation>شبکهٔ تصویرها</translation>
        </message>
        <message>
            <source>Grid of faces</source>
            <translation type="vanished">شبکهٔ تصویرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Grid or list</source>
            <translation>تصویر یا سطر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Group</source>
            <extracomment>a group of names that texts speak of; a field of a card</extracomment>
            <translation>گروه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Group by</source>
            <translation>گروه‌بندی</translation>
        </message>
        <message>
            <source>Grouped by</source>
            <translation type="vanished">گروه‌بندی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Groups</source>
            <extracomment>groups of names that texts speak of; a field of a card</extracomment>
            <translation>گروه‌ها</translation>
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
            <translation>قوانین راهنما</translation>
        </message>
        <message>
            <source>H</source>
            <translation type="vanished">H</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Hand</source>
            <extracomment>sample hands of a deck; name of a page</extracomment>
            <translation>دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Hand limit</source>
            <translation>حد کارت‌های دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>Hand over the screen. The hand stays hidden until the button is pressed.</source>
            <translation>صفحه را بدهید. دست تا زدن دکمه پوشیده می‌ماند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Hard</source>
            <extracomment>how strong the computer plays: difficult to beat</extracomment>
            <translation>سخت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Have the computer move now</source>
            <translation>رایانه همین حالا بازی کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Header</source>
            <extracomment>the line of text at the top of a sheet</extracomment>
            <translation>سرصفحه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Heads</source>
            <extracomment>a side of the coin, on a button</extracomment>
            <translation>شیر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>Here</source>
            <extracomment>button on a place of the board: put the card here</extracomment>
            <translation>اینجا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>Here a Seal is defended by its Df, and cannot attack.</source>
            <translation>این‌جا Seal با Df دفاع می‌شود و نمی‌تواند حمله کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Hidden card</source>
            <translation>کارت پنهان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Hidden information has been seen since. It cannot be undone outside practice.</source>
            <translation>پس از آن چیزی پنهان دیده شده است. بیرون از تمرین نمی‌توان آن را برگرداند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Hidden information has been seen since; only practice can go back that far.</source>
            <translation>پس از آن چیزی پنهان دیده شده است؛ فقط تمرین تا آنجا برمی‌گردد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>High contrast</source>
            <translation>کنتراست بالا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Hint</source>
            <extracomment>button beside the board: what the computer would do here</extracomment>
            <translation>راهنمایی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Hint: what would the computer do?</source>
            <translation>راهنمایی: رایانه چه می‌کرد؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>Hint: {answer}</source>
            <extracomment>what the computer would do, named in a word or two</extracomment>
            <translation>راهنمایی: {answer}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Hits one of %n card(s) in the hand, at random</source>
            <translation>
                <numerusform>یکی از %Ln کارت دست، به‌تصادف</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Hold the sheet against the light with side 2 towards you and this text upright. Read where the crosses of side 1 stand on the scales here, and add the mean of the four readings to the back offset in use: to the right and down are positive. Each millimetre by which the readings of y at the right exceed those at the left is {angle}° more of back angle.</source>
            <translation>برگه را رو به نور بگیرید، روی ۲ به سوی شما و این متن راست. بخوانید که چلیپاهای روی ۱ کجای مقیاس‌های اینجا هستند و میانگین چهار عدد را به جابه‌جایی پشت بیفزایید: به راست و به پایین مثبت است. هر میلی‌متری که عددهای y در راست از چپ بیشتر باشد {angle}° به زاویهٔ پشت می‌افزاید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Hold {card}: a better moment will come</source>
            <translation>{card} را نگه دارید: زمان بهتری خواهد رسید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Home</source>
            <extracomment>name of the first screen</extracomment>
            <translation>خانه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How drawn duels count in a match</source>
            <translation>دوئل مساوی در مسابقه چگونه شمرده می‌شود</translation>
        </message>
        <message>
            <source>How it is decided who starts</source>
            <translation type="vanished">چگونه معلوم می‌شود چه کسی آغاز می‌کند</translation>
        </message>
        <message>
            <source>How long</source>
            <translation type="vanished">تا کی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>How many</source>
            <translation>چند تا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How many may be face-up</source>
            <translation>چند تا می‌تواند به رو باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>How many of each card</source>
            <translation>تعداد هر کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>How many of each card, times the copies in the deck</source>
            <translation>از هر کارت چند تا، ضرب در تعداد آن در دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>How many of each card…</source>
            <translation>تعداد هر کارت…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>How many you own</source>
            <translation>شمار کارت‌هایی که دارید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>How many you own was not saved.</source>
            <translation>شمار کارت‌های شما ذخیره نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>How the other player prevents it</source>
            <translation>بازیکن دیگر چگونه جلوی آن را می‌گیرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How to decide who starts</source>
            <translation>چگونه معلوم می‌شود چه کسی آغاز می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>How to search</source>
            <translation>شیوهٔ جستجو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>How to search (F1)</source>
            <translation>شیوهٔ جستجو (F1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How-to-play guide (Thai)</source>
            <translation>راهنمای بازی (تایلندی)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>I am {name}: show my table</source>
            <translation>من {name} هستم: میز مرا نشان بده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Icon</source>
            <extracomment>the icon of a Spell or Trap; a field of a card</extracomment>
            <translation>نماد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>If it attacks a monster in Defense Position whose DEF is lower, the difference is battle damage.</source>
            <translation>اگر به هیولایی در حالت دفاع با امتیاز دفاع کمتر حمله کند، تفاوت آسیب نبرد است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>If it happens again, please send us the log: {file}</source>
            <translation>اگر باز رخ داد، گزارش را برای ما بفرستید: {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>If it happens again, please send us this file.</source>
            <translation>اگر باز رخ داد، این پرونده را برای ما بفرستید.</translation>
        </message>
        <message>
            <source>If it happens again, send us the log: {file}</source>
            <translation type="vanished">اگر باز رخ داد، گزارش را برای ما بفرستید: {file}</translation>
        </message>
        <message>
            <source>If it happens again, send us this file.</source>
            <translation type="vanished">اگر باز رخ داد، این پرونده را برای ما بفرستید.</translation>
        </message>
        <message>
            <source>If possible</source>
            <translation type="vanished">اگر ممکن است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Ignition Effect</source>
            <translation>اثر جرقه‌ای</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Illustrator</source>
            <extracomment>who drew the picture; a field of a card</extracomment>
            <translation>تصویرگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Import</source>
            <extracomment>button: bring the file in (verb)</extracomment>
            <translation>وارد کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Import a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures: drop the files here or choose them.</source>
            <translation>پایگاه کارت (‎.cdb)، فهرست (‎.json، ‎.csv)، مجموعهٔ کارت (‎.toml) یا تصویر بیاورید؛ اینجا بیندازید یا انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Import a card database that contains them</source>
            <translation>پایگاه کارتی را وارد کنید که این‌ها را دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Import a card database that contains them.</source>
            <translation>پایگاه داده‌ای از کارت‌ها را وارد کنید که آن‌ها را دارد.</translation>
        </message>
        <message>
            <source>Import a card database that has them</source>
            <translation type="vanished">پایگاه کارتی را وارد کنید که این‌ها را دارد</translation>
        </message>
        <message>
            <source>Import a card database that has them.</source>
            <translation type="vanished">پایگاه داده‌ای از کارت‌ها را وارد کنید که آن‌ها را دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Import a card set or open a deck to begin.</source>
            <translation>برای آغاز مجموعه‌ای کارت وارد کنید یا دکی باز کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Import a list</source>
            <translation>وارد کردن فهرست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Import cards</source>
            <translation>وارد کردن کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Import cards…</source>
            <translation>وارد کردن کارت‌ها…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Import it on the Cards screen, where you can choose what each column holds.</source>
            <translation>آن را در صفحهٔ کارت‌ها وارد کنید: آنجا می‌گویید هر ستون چیست.</translation>
        </message>
        <message>
            <source>Import it on the Cards screen: there you say what each column holds.</source>
            <translation type="vanished">آن را در صفحهٔ کارت‌ها وارد کنید: آنجا می‌گویید هر ستون چیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Import it, or choose another list.</source>
            <translation>آن را وارد کنید یا فهرست دیگری انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Import report</source>
            <translation>گزارش وارد کردن</translation>
        </message>
        <message>
            <source>Import what you own</source>
            <translation type="vanished">درون‌ریزی کارت‌هایی که دارید</translation>
        </message>
        <message>
            <source>Import what you own…</source>
            <translation type="vanished">درون‌ریزی کارت‌هایی که دارید…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Import your collection</source>
            <translation>درون‌ریزی کارت‌هایی که دارید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Import your collection…</source>
            <translation>درون‌ریزی کارت‌هایی که دارید…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Importing {file}</source>
            <extracomment>a task that is at work, with its file</extracomment>
            <translation>وارد کردن {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Importing {n} files</source>
            <translation>وارد کردن {n} پرونده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Import…</source>
            <extracomment>button that opens the dialog for choosing files (verb)</extracomment>
            <translation>وارد کردن…</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>In %n deck(s) of yours</source>
            <translation>
                <numerusform>در %Ln دک شما</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>In colour</source>
            <translation>رنگی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>In progress</source>
            <translation>در جریان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>In the At Line At meets At: 3 against your 2. You would lose. But this is an Interfere Step, and {card} has Interfere (the lightning on the card): cast it now, and aim it at {other}. It takes 2 from its At.</source>
            <translation>در At Line، At با At سنجیده می‌شود: ۳ در برابر ۲ شما. می‌بازید. اما این گام Interfere است و {card} نشان Interfere دارد (آذرخش روی کارت): همین حالا آن را اجرا کنید و {other} را هدف بگیرید. از At آن ۲ کم می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>In the Draw Step you draw one or two cards, each from the pile you like. Draw two from the Seal pile: click the pile, or the button, twice.</source>
            <translation>در گام برداشتن یک یا دو کارت برمی‌دارید، هر کدام از دسته‌ای که بخواهید. دو کارت از دستهٔ Seal بردارید: دو بار روی دسته یا دکمه کلیک کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>In the first turn nobody may attack. End your turn.</source>
            <translation>در نوبت نخست هیچ‌کس نمی‌تواند حمله کند. نوبت خود را پایان دهید.</translation>
        </message>
        <message>
            <source>In the first turn of a duel there is no Battle Phase.</source>
            <translation type="vanished">در نوبت اول دوئل مرحله نبرد نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>In the opening hand</source>
            <translation>در دست آغازین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>In the turn in which it was played it can attack Characters, but not the Leader.</source>
            <translation>در نوبتی که بازی شده می‌تواند به شخصیت‌ها حمله کند، اما نه به لیدر.</translation>
        </message>
        <message>
            <source>In the turn they came</source>
            <translation type="vanished">در نوبتی که آمده است</translation>
        </message>
        <message>
            <source>In this edition the Extra Deck takes no part in the exchange.</source>
            <translation type="vanished">در این نسخهٔ قوانین دک اضافه در تعویض شرکت ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>In use: {paper}, flip on the {edge} edge, back offset x {x}, y {y}, angle {angle}°</source>
            <translation>در حال استفاده: {paper}، برگرداندن از لبهٔ {edge}، جابه‌جایی پشت x {x}، y {y}، زاویه {angle}°</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Inactive</source>
            <extracomment>Summoner Master: state of a Seal that cannot be given orders</extracomment>
            <translation>غیرفعال</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Ink</source>
            <extracomment>printing sheets: name of the choice between colour, black and white, and little ink</extracomment>
            <translation>جوهر</translation>
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
            <translation>به Library صاحبش، که بُر می‌خورد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Arena</source>
            <translation>به میدان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Arena, out of the Lines</source>
            <translation>به میدان، بیرون از Lineها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Library</source>
            <translation>به Library</translation>
        </message>
        <message>
            <source>Into the deck</source>
            <translation type="vanished">به دک</translation>
        </message>
        <message>
            <source>Into the hand</source>
            <translation type="vanished">به دست</translation>
        </message>
        <message>
            <source>Into the open deck</source>
            <translation type="vanished">به دکی که باز است</translation>
        </message>
        <message>
            <source>Into the trash</source>
            <translation type="vanished">به دورریز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It already has the Curse {curse}.</source>
            <translation>نفرین {curse} را دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It attacked this turn, so its position cannot change.</source>
            <translation>در این نوبت حمله کرده است، پس موضعش می‌ماند.</translation>
        </message>
        <message>
            <source>It attacked this turn, so its position stays.</source>
            <translation type="vanished">در این نوبت حمله کرده است، پس موضعش می‌ماند.</translation>
        </message>
        <message>
            <source>It came this turn and has no [Rush].</source>
            <translation type="vanished">در همین نوبت آمده است و [یورش] ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It came to the field this turn, so its position cannot change.</source>
            <translation>در این نوبت به میدان آمده است، پس موضعش می‌ماند.</translation>
        </message>
        <message>
            <source>It came to the field this turn, so its position stays.</source>
            <translation type="vanished">در این نوبت به میدان آمده است، پس موضعش می‌ماند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It can attack in the turn in which it was played.</source>
            <translation>می‌تواند در همان نوبتی که بازی شده حمله کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It can be used in either player's turn, and in response to something (Spell Speed 2).</source>
            <translation>در نوبت هر دو بازیکن و در پاسخ به چیزی به کار می‌رود (سرعت افسون ۲).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>It can only be replaced by another card.</source>
            <translation>فقط می‌توان کارت دیگری را جایش گذاشت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot attack directly while there are monsters.</source>
            <translation>تا هیولایی هست نمی‌تواند مستقیم حمله کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot be Normal Summoned or Set.</source>
            <translation>نمی‌توان آن را احضار معمولی یا کمین کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It cannot be attached to that.</source>
            <translation>به آن وصل نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>It cannot be moved to the trash.</source>
            <translation>به سطل زباله منتقل نمی‌شود.</translation>
        </message>
        <message>
            <source>It cannot be put back.</source>
            <translation type="vanished">برگردانده نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>It cannot be restored.</source>
            <translation>بازگردانده نمی‌شود.</translation>
        </message>
        <message>
            <source>It cannot be thrown away.</source>
            <translation type="vanished">دور انداخته نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot be used at this time.</source>
            <translation>اکنون وقت آن نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It costs {cost} Mp, and you may spend {mp}.</source>
            <translation>{cost} Mp می‌خواهد و {mp} می‌توانید بپردازید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It costs {cost}, and {active} DON!! cards are active.</source>
            <translation>هزینه‌اش {cost} است و {active} کارت ⁦DON!!⁩ آماده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>It could not be checked fully: there are too many answers.</source>
            <translation>بررسی کامل ممکن نشد: پاسخ‌ها بیش از حد است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens once, when this card is played.</source>
            <translation>یک بار، وقتی این کارت بازی می‌شود، رخ می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens when this Character is K.O.'d, in battle or by an effect.</source>
            <translation>وقتی این شخصیت در نبرد یا با اثری K.O. شود رخ می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens when this card declares an attack, before blocks and Counters.</source>
            <translation>وقتی این کارت اعلام حمله می‌کند رخ می‌دهد، پیش از سد کردن و کانتر.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It happens when this face-down monster is turned face-up, by its player or by an attack.</source>
            <translation>وقتی این هیولای به پشت، به دست بازیکنش یا بر اثر حمله رو شود رخ می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has a Line already, or cannot have one.</source>
            <translation>Line دارد، یا نمی‌تواند داشته باشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has already attacked this turn.</source>
            <translation>در این نوبت حمله کرده است.</translation>
        </message>
        <message>
            <source>It has attacked already this turn.</source>
            <translation type="vanished">در این نوبت حمله کرده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has been used as often as its text allows.</source>
            <translation>به تعدادی که متنش اجازه می‌دهد به کار رفته است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no At, so it cannot attack.</source>
            <translation>At ندارد، پس حمله نمی‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Attack Mp, so it cannot attack.</source>
            <translation>Mp حمله ندارد، پس حمله نمی‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Casting Mp, so it cannot be cast.</source>
            <translation>Mp اجرا ندارد، پس اجرا نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no Counter.</source>
            <translation>کانتر ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Interfere, so it cannot cut in.</source>
            <translation>Interfere ندارد، پس نمی‌تواند میان بیاید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Blocker].</source>
            <translation>[سدکننده] ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Counter] ability.</source>
            <translation>توانایی [کانتر] ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Main] ability.</source>
            <translation>توانایی [اصلی] ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no ability to activate.</source>
            <translation>توانایی‌ای برای فعال‌سازی ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has no effect to activate.</source>
            <translation>اثری برای فعال کردن ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It has no effect. What was paid for it is not given back.</source>
            <translation>اثری ندارد. آنچه برایش پرداخت شده برنمی‌گردد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no such Skill.</source>
            <translation>چنین Skillای ندارد.</translation>
        </message>
        <message>
            <source>It has the Curse {curse} already.</source>
            <translation type="vanished">نفرین {curse} را دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>It holds against every answer of the other player.</source>
            <translation>در برابر همهٔ پاسخ‌های بازیکن دیگر برقرار است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It holds only while at least so many DON!! cards are attached to this card.</source>
            <translation>فقط وقتی برقرار است که دست‌کم همین تعداد کارت ⁦DON!!⁩ به این کارت داده شده باشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is Inactive in this Subturn.</source>
            <translation>در این Subturn غیرفعال است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is already carrying out a command.</source>
            <translation>در میانهٔ یک فرمان است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It is already the target of the attack.</source>
            <translation>خودش هدف حمله است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is being destroyed, and goes to the Shrine.</source>
            <translation>دارد نابود می‌شود و به Shrine می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>It is better kept for later</source>
            <translation>بهتر است برای بعد نگه داشته شود</translation>
        </message>
        <message>
            <source>It is in the middle of a command already.</source>
            <translation type="vanished">در میانهٔ یک فرمان است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is losing a fight that is not over yet.</source>
            <translation>در نبردی که تمام نشده می‌بازد.</translation>
        </message>
        <message>
            <source>It is losing a fight that is not over.</source>
            <translation type="vanished">در نبردی که تمام نشده می‌بازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not combined.</source>
            <translation>ترکیب نشده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not in a Line.</source>
            <translation>در هیچ Lineای نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not in the Arena.</source>
            <translation>در میدان نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is only under your control.</source>
            <translation>فقط زیر فرمان شماست.</translation>
        </message>
        <message>
            <source>It is so already.</source>
            <translation type="vanished">همین حالا همین‌گونه است.</translation>
        </message>
        <message>
            <source>It is still open here as it was.</source>
            <translation type="vanished">همان‌گونه که بود اینجا باز است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>It is still open here, unchanged.</source>
            <translation>همان‌گونه که بود اینجا باز است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is the other player's move.</source>
            <translation>نوبت بازیکن دیگر است.</translation>
        </message>
        <message>
            <source>It is the target of the attack already.</source>
            <translation type="vanished">خودش هدف حمله است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>It is tried again at the next start.</source>
            <translation>در آغاز بعدی دوباره امتحان می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>It is {name}'s turn to look</source>
            <translation>نوبت نگاه {name} است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>It knows only what its seat may know. Say at each seat who plays it.</source>
            <translation>فقط آنچه جایش می‌تواند بداند را می‌داند. برای هر جا بگویید چه کسی بازی می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>It needs the starter cards. They can be imported again from the Cards screen.</source>
            <translation>به کارت‌های آغازین نیاز دارد. می‌توانید آن‌ها را از صفحهٔ کارت‌ها دوباره وارد کنید.</translation>
        </message>
        <message>
            <source>It plays the far seat and knows only what its seat may know.</source>
            <translation type="vanished">رایانه در جایگاه دور بازی می‌کند و فقط چیزی را می‌داند که آن جایگاه مجاز است بداند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>It stands best there</source>
            <translation>آنجا بهترین جای آن است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>It stands in Attack Position with 1800 ATK. Now Set {card}, your Trap, face-down. It can be activated from your opponent's next turn on.</source>
            <translation>در حالت حمله با امتیاز حملهٔ ۱۸۰۰ ایستاده است. حالا تلهٔ {card} را به پشت کمین کنید. از نوبت بعدی حریف می‌توان آن را فعال کرد.</translation>
        </message>
        <message>
            <source>It stands in no Line.</source>
            <translation type="vanished">در هیچ Lineای نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It was Set this turn.</source>
            <translation>در این نوبت کمین شده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It was already used this turn.</source>
            <translation>در این نوبت به کار رفته است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It was combined in this Subturn.</source>
            <translation>در این Subturn ترکیب شده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It was played this turn and has no [Rush].</source>
            <translation>در همین نوبت آمده است و [یورش] ندارد.</translation>
        </message>
        <message>
            <source>It was used already this turn.</source>
            <translation type="vanished">در این نوبت به کار رفته است.</translation>
        </message>
        <message>
            <source>It was used as often as its text allows.</source>
            <translation type="vanished">به تعدادی که متنش اجازه می‌دهد به کار رفته است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It would do nothing now.</source>
            <translation>اکنون کاری نمی‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Its Ability</source>
            <translation>توانایی آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Its Cost cannot be paid.</source>
            <translation>هزینه‌اش را نمی‌توان پرداخت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its Spell Speed is too low to respond here.</source>
            <translation>سرعت افسون آن برای پاسخ در اینجا کم است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Its activation cost cannot be paid.</source>
            <translation>هزینهٔ فعال‌سازی‌اش پرداختنی نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its condition is not met.</source>
            <translation>شرطش برقرار نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Its conditions are not met.</source>
            <translation>شرط‌هایش برقرار نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Its effect is for this moment: activate it, and return {card} to your opponent's hand.</source>
            <translation>اثر آن برای همین لحظه است: فعالش کنید و {card} را به دست حریف برگردانید.</translation>
        </message>
        <message>
            <source>Its number and that of all cards, such as 3/120.</source>
            <translation type="vanished">شمارهٔ کارت و شمار همهٔ کارت‌ها، مانند 3/120.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/form.py" />
            <source>Its number out of all cards in the set, such as 3/120.</source>
            <translation>شمارهٔ کارت و شمار همهٔ کارت‌ها، مانند 3/120.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its position was already changed this turn.</source>
            <translation>موضعش در این نوبت عوض شده است.</translation>
        </message>
        <message>
            <source>Its position was changed already this turn.</source>
            <translation type="vanished">موضعش در این نوبت عوض شده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>K.O.</source>
            <extracomment>One Piece: a Character is put into the trash; the rulebook's term</extracomment>
            <translation>K.O.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>K.O.</source>
            <comment>what becomes of a card that is attacked</comment>
            <translation>K.O.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>K.O. this Character</source>
            <translation>این شخصیت را ⁦K.O.⁩ کن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Keep copies of the pictures</source>
            <translation>نگه داشتن رونوشت تصویرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>Keep this deck</source>
            <translation>نگه داشتن این دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Keep this hand</source>
            <translation>همین دست را نگه دار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Keep {card}: it gains more later</source>
            <translation>{card} را نگه دارید: بعداً سود بیشتری دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Keep {card}: the DON!! cards do more elsewhere</source>
            <translation>{card} را نگه دارید: کارت‌های ⁦DON!!⁩ جای دیگر سودمندترند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Keep {card}: the Mp do more elsewhere</source>
            <translation>{card} را نگه دارید: Mp جای دیگر بیشتر به کار می‌آید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Kept without a field that is not understood: {n}</source>
            <translation>نگه‌داشته بدون فیلدی که فهمیده نشد: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Keys</source>
            <extracomment>list of keys; heading</extracomment>
            <translation>کلیدها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Keys (F1)</source>
            <translation>کلیدها (F1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Keys at the table</source>
            <translation>کلیدهای میز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Kind</source>
            <extracomment>what kind of card something is; heading of a filter and of statistics</extracomment>
            <translation>گونه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Kind as printed</source>
            <translation>گونه به واژه</translation>
        </message>
        <message>
            <source>Kind in words</source>
            <translation type="vanished">گونه به واژه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Kinds of Extra Deck monsters</source>
            <translation>گونه‌های هیولای دک اضافه</translation>
        </message>
        <message>
            <source>Known are: {kinds}</source>
            <translation type="vanished">شناخته‌شده‌ها: {kinds}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Known types: {kinds}</source>
            <translation>شناخته‌شده‌ها: {kinds}</translation>
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
            <translation>نور</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>LP</source>
            <extracomment>Yu-Gi-Oh!: Life Points, abbreviated</extracomment>
            <translation>جان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>LP {first} – {second}</source>
            <translation>جان {first} – {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Landscape</source>
            <extracomment>orientation of paper: wider than high</extracomment>
            <translation>افقی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Language</source>
            <extracomment>of the window, or of a card's text</extracomment>
            <translation>زبان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Language of the text</source>
            <translation>زبان متن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Language of the texts</source>
            <translation>زبان متن‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Larger</source>
            <extracomment>button: enlarge the preview</extracomment>
            <translation>بزرگ‌تر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Largest first</source>
            <translation>اول بزرگ‌ترین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Last Dance</source>
            <translation>Last Dance</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Last card first</source>
            <translation>اول آخرین کارت</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation type="vanished">آخرین تغییر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Last changed</source>
            <translation>آخرین تغییر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Leader</source>
            <extracomment>One Piece: the Leader card, the rulebook's term</extracomment>
            <translation>لیدر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Leader area</source>
            <translation>ناحیهٔ لیدر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Leaders</source>
            <extracomment>One Piece: cards of the category Leader (plural)</extracomment>
            <translation>لیدرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Learn One Piece</source>
            <translation>آموزش One Piece</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Learn Summoner Master</source>
            <translation>آموزش Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Learn Yu-Gi-Oh!</source>
            <translation>آموزش ⁦Yu-Gi-Oh!⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Learn to play</source>
            <translation>یادگیری بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Learner</source>
            <extracomment>name of the player who learns, in a lesson</extracomment>
            <translation>نوآموز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Leave out</source>
            <translation>کنار گذاشتن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Leave the lesson</source>
            <translation>ترک درس</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Leave the table</source>
            <translation>ترک میز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Leave them out</source>
            <translation>چاپ نکردن آن‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Leave this picture out</source>
            <translation>کنار گذاشتن این تصویر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Leave this slot empty</source>
            <translation>این جا خالی بماند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>Left</source>
            <extracomment>heading over the cards of a deck that have not been seen yet</extracomment>
            <translation>مانده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Left margin</source>
            <translation>حاشیهٔ چپ</translation>
        </message>
        <message>
            <source>Left out, as no card is named in: {lines}</source>
            <translation type="vanished">کنار گذاشته شد، چون در این سطرها نام کارتی نیست: {lines}</translation>
        </message>
        <message>
            <source>Left out: {records}</source>
            <translation type="vanished">کنار گذاشته‌شده: {records}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Left, right</source>
            <translation>چپ، راست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Legal</source>
            <extracomment>the deck keeps all deck rules; a state</extracomment>
            <translation>مجاز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Lesson</source>
            <extracomment>a guided game; heading</extracomment>
            <translation>درس</translation>
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
            <translation>سطح</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Level {n}</source>
            <extracomment>the Level of a monster</extracomment>
            <translation>سطح {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Levels for a Ritual Summon</source>
            <translation>سطح‌ها برای احضار آیینی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Levels in the Shrine</source>
            <translation>سطح‌های Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Library of Mystic Cards</source>
            <translation>Library کارت‌های Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Library of Seals</source>
            <translation>Library Sealها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Licences of others’ works</source>
            <translation>پروانهٔ کارهای دیگران</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Licences of others’ works…</source>
            <translation>پروانهٔ کارهای دیگران…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Life</source>
            <extracomment>One Piece: the Life area and its cards, not life in general</extracomment>
            <translation>جان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>Life, top first: {cards}</source>
            <translation>جان، اول رویی: {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Light</source>
            <extracomment>a theme: dark letters on a light ground</extracomment>
            <translation>روشن</translation>
        </message>
        <message>
            <source>Limit of Summoning</source>
            <translation type="vanished">محدودیت احضار</translation>
        </message>
        <message>
            <source>Limit of activation</source>
            <translation type="vanished">محدودیت فعال‌سازی</translation>
        </message>
        <message>
            <source>Limit of control</source>
            <translation type="vanished">محدودیت کنترل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Line {n}</source>
            <extracomment>a way the match could have gone, by its number; no line of text</extracomment>
            <translation>خط {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Lines</source>
            <extracomment>ways the match went before something was undone; heading</extracomment>
            <translation>خط‌های بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Lines of the list</source>
            <translation>سطرهای فهرست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Link</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster; no link to a page</extracomment>
            <translation>پیوندی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Link Monsters</source>
            <translation>هیولاهای پیوندی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link Rating</source>
            <translation>درجهٔ پیوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link Rating {n}</source>
            <translation>درجهٔ پیوند {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link arrows</source>
            <translation>پیکان‌های پیوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Link {n}</source>
            <extracomment>Yu-Gi-Oh!: the Link Rating of a monster, or the n-th link of a chain</extracomment>
            <translation>پیوند {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>List</source>
            <extracomment>how found cards are shown: as lines; and a list of restrictions as heading</extracomment>
            <translation>فهرست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>List of restricted cards</source>
            <translation>فهرست کارت‌های محدود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>List of this edition: {list}</source>
            <translation>از همین نسخهٔ قوانین: {list}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Little ink, white cards</source>
            <translation>جوهر کم، کارت سفید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Log</source>
            <extracomment>what has happened; name of a panel (noun)</extracomment>
            <translation>گزارش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Log and timeline</source>
            <translation>گزارش و خط زمان</translation>
        </message>
        <message>
            <source>Look</source>
            <translation type="vanished">ظاهر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at cards from the top of my Deck, take some, put the rest on the bottom</source>
            <translation>کارت‌های بالای دسته‌ام را ببینم، چندتا بردارم و بقیه را ته دسته بگذارم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at it</source>
            <translation>نگاه کن</translation>
        </message>
        <message>
            <source>Look at it myself (the log says so)</source>
            <translation type="vanished">خودم به آن نگاه کنم (در گزارش می‌آید)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look at the Mystic Cards</source>
            <translation>دیدن کارت‌های Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look at the Seals</source>
            <translation>دیدن Sealها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Look at the board</source>
            <translation>دیدن صفحهٔ بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at the top cards</source>
            <translation>دیدن کارت‌های بالا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Look at {cards}</source>
            <translation>نگاه به {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Look from the other side (F)</source>
            <translation>دیدن از سوی دیگر (F)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Look from the other side (practice)</source>
            <translation>دیدن از سوی دیگر (تمرین)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Look into the Deck</source>
            <translation>نگاه به دک</translation>
        </message>
        <message>
            <source>Look into the pile</source>
            <translation type="vanished">نگاه به دسته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Look through my Deck (logged)</source>
            <translation>دیدن دک من (در گزارش می‌آید)</translation>
        </message>
        <message>
            <source>Look through my Deck (the log says so)</source>
            <translation type="vanished">دیدن دک من (در گزارش می‌آید)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look through my Library of Mystic Cards (logged)</source>
            <translation>دیدن Library کارت‌های Mystic من (در گزارش می‌آید)</translation>
        </message>
        <message>
            <source>Look through my Library of Mystic Cards (the log says so)</source>
            <translation type="vanished">دیدن Library کارت‌های Mystic من (در گزارش می‌آید)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look through my Library of Seals (logged)</source>
            <translation>دیدن Library Sealهای من (در گزارش می‌آید)</translation>
        </message>
        <message>
            <source>Look through my Library of Seals (the log says so)</source>
            <translation type="vanished">دیدن Library سیل‌های من (در گزارش می‌آید)</translation>
        </message>
        <message>
            <source>Looking at the decks</source>
            <translation type="vanished">نگاه به دک‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Looking for matches</source>
            <translation>جستجوی مسابقه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Looking for positions</source>
            <translation>در جست‌وجوی وضعیت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Lossless pictures</source>
            <translation>تصویر بی‌افت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Lotus flower</source>
            <translation>گل نیلوفر آبی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>M1</source>
            <extracomment>Yu-Gi-Oh!: Main Phase 1, as short as can be, in the row of phases</extracomment>
            <translation>اصلی ۱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>M2</source>
            <extracomment>Yu-Gi-Oh!: Main Phase 2, as short as can be, in the row of phases</extracomment>
            <translation>اصلی ۲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Main</source>
            <comment>short: Main Phase</comment>
            <translation>اصلی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Main</source>
            <comment>short: Main Step</comment>
            <translation>اصلی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Main Deck</source>
            <translation>دک اصلی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Main Deck: {n} of {size}</source>
            <translation>دک اصلی: {n} از {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Main Phase</source>
            <translation>مرحلهٔ اصلی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Main Phase 1</source>
            <translation>مرحلهٔ اصلی ۱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Main Phase 2</source>
            <translation>مرحلهٔ اصلی ۲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Main Step</source>
            <translation>گام اصلی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Make a Token in a free Monster Zone</source>
            <translation>ساختن نشانه در محدوده هیولای خالی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Make a card like this</source>
            <translation>ساختن کارتی مثل این</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Mandatory before optional</source>
            <translation>اجباری پیش از اختیاری</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Mark cards as playtest</source>
            <translation>نشان «آزمایشی» روی کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Master Rule 2</source>
            <translation>قانون استاد ۲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Master Rule 2 (Chinese, 2011)</source>
            <translation>قانون استاد ۲ (چینی، ۲۰۱۱)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Match</source>
            <extracomment>heading: what is played, how many games</extracomment>
            <translation>مسابقه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/match_clock.py" />
            <source>Match clock</source>
            <translation>ساعت مسابقه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Match clock: how long each player has thought</source>
            <translation>ساعت مسابقه: هر بازیکن چقدر فکر کرده است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Matches</source>
            <extracomment>matches as a kind of file</extracomment>
            <translation>مسابقه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Materials</source>
            <extracomment>Yu-Gi-Oh!: what a monster is Summoned with; heading in the check of a text</extracomment>
            <translation>ماده‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>Matters for Seals that enter in its Interfere Step</source>
            <translation>دربارهٔ Sealهایی که در Interfere Step آن وارد می‌شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Matters if there is a second Battle Phase</source>
            <translation>اگر مرحلهٔ نبرد دومی باشد مهم است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Medium</source>
            <extracomment>how strong the computer plays</extracomment>
            <translation>متوسط</translation>
        </message>
        <message>
            <source>Mend</source>
            <translation type="vanished">درست کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Merge with it</source>
            <translation>ادغام با آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Missing cards: {n}</source>
            <translation>کارت‌های کم: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Moment {n} of {most}</source>
            <translation>لحظهٔ {n} از {most}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Monster</source>
            <extracomment>Yu-Gi-Oh!: a monster card, or a zone for one</extracomment>
            <translation>هیولا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monster Zone</source>
            <translation>محدوده هیولا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monster Zone {n}</source>
            <translation>محدوده هیولای {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Monster Zones</source>
            <translation>محدوده‌های هیولا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Monster kinds</source>
            <translation>گونه‌های هیولا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Monsters</source>
            <extracomment>Yu-Gi-Oh!: monster cards (plural); a group in a deck</extracomment>
            <translation>هیولاها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monsters Summoned</source>
            <translation>هیولاهای احضارشده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>More</source>
            <extracomment>button: show further entries of a menu</extracomment>
            <translation>بیشتر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Mountain ranges</source>
            <translation>رشته‌کوه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Move and change anything by hand (H)</source>
            <translation>جابه‌جا کردن و تغییر هر چیزی با دست (H)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Move between cards and places</source>
            <translation>حرکت میان کارت‌ها و جاها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the Extra Deck.</source>
            <translation>به دک اضافه ببرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the Main Deck.</source>
            <translation>به دک اصلی ببرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the {to}.</source>
            <translation>به {to} ببرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Move now</source>
            <translation>همین حالا بازی کن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Move one to: {pile}</source>
            <translation>یکی را ببرید به: {pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move the folder and everything in it to the trash</source>
            <translation>حذف پوشه و هر چه در آن است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move the selected decks to the trash; deleted decks can be restored</source>
            <translation>حذف دک‌های انتخاب‌شده؛ می‌توان بازگرداند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move to trash</source>
            <translation>حذف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Move to trash (deleted items can be restored)</source>
            <translation>حذف (می‌توان بازگرداند)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Move to trash: {match}</source>
            <translation>حذف: {match}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move to…</source>
            <translation>بردن به…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Move {card} to the At Line: it can then attack</source>
            <translation>{card} را به At Line ببرید: آنگاه می‌تواند حمله کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Moving to trash</source>
            <translation>در حال حذف</translation>
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
            <translation>گام Mp</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mp and Level</source>
            <translation>Mp و سطح</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Mulligan taken: this hand is kept ({rule}).</source>
            <translation>مولیگان انجام شد: این دست نگه داشته می‌شود ({rule}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Mulligan: the whole hand may be returned and drawn anew once ({rule}).</source>
            <translation>مولیگان: می‌توان یک بار همهٔ دست را برگرداند و از نو کشید ({rule}).</translation>
        </message>
        <message>
            <source>My LP</source>
            <translation type="vanished">جان من</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>My deck: what is left in it</source>
            <translation>دک من: چه چیزی در آن مانده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>My decks</source>
            <translation>دک‌های من</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>My {number}</source>
            <extracomment>one of the player's own numbers, such as Life Points</extracomment>
            <translation>{number} من</translation>
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
            <translation>کارت‌های Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mystic Cards attached to a Seal</source>
            <translation>کارت‌های Mystic که به Seal وصل می‌شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Mystic Cards of the kind PS are attached to a Seal. Cast {card} for 2 Mp and attach it to {other}: it gains At +2 for as long as it stays there.</source>
            <translation>کارت‌های Mystic نوع PS به یک Seal وصل می‌شوند. {card} را با ۲ Mp اجرا و به {other} وصل کنید: تا وقتی آنجاست ۲ واحد به At افزوده می‌شود.</translation>
        </message>
        <message>
            <source>Mystic Cards that are pasted on a Seal</source>
            <translation type="vanished">کارت‌های Mystic که به Seal می‌چسبند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mystic Cards that stay</source>
            <translation>کارت‌های Mystic که می‌مانند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Mystic Deck</source>
            <translation>دک Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Mystic Shrine</source>
            <translation>Mystic Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Mystic type</source>
            <translation>نوع Mystic</translation>
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
            <translation>نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Name</source>
            <comment>of a player</comment>
            <translation>نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Name</source>
            <comment>of a position</comment>
            <translation>نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Name of the card</source>
            <translation>نام کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Name of the deck</source>
            <translation>نام دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Name of the line</source>
            <translation>نام خط</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Name of the list</source>
            <translation>نام فهرست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Name of the player</source>
            <translation>نام بازیکن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Name of the preset</source>
            <translation>نام مجموعه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Name of the preset, then Enter</source>
            <translation>نام مجموعه، سپس Enter</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name of the set</source>
            <translation>نام مجموعه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name or word</source>
            <translation>نام یا واژه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name part</source>
            <translation>بخشی از نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name parts</source>
            <translation>بخش‌های نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Name this line</source>
            <translation>نام‌گذاری این خط</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Named by</source>
            <translation>نامیده با</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Names not allowed in a Deck unless their Reflection card is shown.</source>
            <translation>نام‌هایی که در دک نمی‌آیند، مگر کارت Reflection آن‌ها نشان داده شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Names of series and counters</source>
            <translation>نام مجموعه‌ها و شمارنده‌ها</translation>
        </message>
        <message>
            <source>Names that may not be in a Deck unless their Reflection card is shown.</source>
            <translation type="vanished">نام‌هایی که در دک نمی‌آیند، مگر کارت Reflection آن‌ها نشان داده شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Names: {n}</source>
            <extracomment>how many names a list has</extracomment>
            <translation>نام‌ها: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Near seat</source>
            <translation>صندلی این سو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Nearest wording that is understood: {words}</source>
            <translation>نزدیک‌ترین عبارتی که فهمیده می‌شود: {words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate it</source>
            <translation>خنثی کردن آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the Summon</source>
            <translation>خنثی کردن احضار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the activation</source>
            <translation>خنثی کردن فعال‌سازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the attack</source>
            <translation>خنثی کردن حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the effect</source>
            <translation>خنثی کردن اثر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>خنثی کردن اثر {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Neither player can attack on their first turn.</source>
            <translation>هیچ‌کس در نخستین نوبتش حمله نمی‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Neither player can draw.</source>
            <translation>هیچ‌کدام نمی‌توانند کارت بردارند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Never</source>
            <extracomment>how often a player is asked to respond</extracomment>
            <translation>هرگز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>New</source>
            <extracomment>button: a new deck (adjective)</extracomment>
            <translation>تازه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>New card of your own</source>
            <translation>کارت تازهٔ خودتان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>New deck</source>
            <translation>دک تازه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>New folder</source>
            <translation>پوشهٔ تازه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>New folder {n}</source>
            <translation>پوشهٔ تازه {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>New hand</source>
            <translation>دست تازه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>New match</source>
            <translation>مسابقهٔ تازه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>New monsters keep their position</source>
            <translation>هیولای تازه موضعش را نگه می‌دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>New value or change</source>
            <translation>مقدار تازه یا تغییر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Next</source>
            <extracomment>button: the next step of a lesson</extracomment>
            <translation>بعدی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Next Subturn</source>
            <translation>به Subturn بعد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Next duel</source>
            <translation>دوئل بعدی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Next game</source>
            <translation>بازی بعدی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Next lesson</source>
            <translation>درس بعدی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Next page (PgDn)</source>
            <translation>صفحهٔ بعد (PgDn)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Next step</source>
            <translation>گام بعدی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Next turn</source>
            <translation>به نوبت بعد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Night sky</source>
            <translation>آسمان شب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>No</source>
            <extracomment>button that answers a question</extracomment>
            <translation>نه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>No DON!! card is active in your cost area.</source>
            <translation>در ناحیهٔ هزینهٔ شما کارت ⁦DON!!⁩ آماده‌ای نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Growth</source>
            <translation>بدون Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>No Life card is left, but the game is not over: the next damage decides it. Attack {other} with {card}, 5000 against 5000.</source>
            <translation>کارت جانی نمانده، اما بازی تمام نشده است: آسیب بعدی سرنوشت را روشن می‌کند. با {card} به {other} حمله کنید، ۵۰۰۰ در برابر ۵۰۰۰.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Line</source>
            <translation>بدون Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No Monster Zone is free.</source>
            <translation>محدوده هیولای خالی نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Progress</source>
            <translation>بدون Progress</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Regeneration</source>
            <translation>بدون Regeneration</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No Spell &amp; Trap Zone is free.</source>
            <translation>محدوده افسون و تلهٔ خالی نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Wake Up</source>
            <translation>بدون Wake Up</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>No backs</source>
            <translation>بدون پشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>No card</source>
            <translation>هیچ کارتی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>No card chosen</source>
            <translation>کارتی انتخاب نشده است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>No card fits: the paper leaves {width} × {height} between its margins.</source>
            <translation>حتی یک کارت هم جا نمی‌شود: میان حاشیه‌ها {width} × {height} می‌ماند.</translation>
        </message>
        <message>
            <source>No card here is called: {names}</source>
            <translation type="vanished">کارتی با این نام نیست: {names}</translation>
        </message>
        <message>
            <source>No card is found. Other words, or import cards on the Home screen.</source>
            <translation type="vanished">کارتی پیدا نشد. واژه‌های دیگری بنویسید، یا در صفحهٔ خانه کارت وارد کنید.</translation>
        </message>
        <message>
            <source>No card is like that.</source>
            <translation type="vanished">چنین کارتی نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>No cards match.</source>
            <translation>هیچ کارتی پیدا نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>No cards match. Try other words, or import cards on the Home screen.</source>
            <translation>کارتی پیدا نشد. واژه‌های دیگری بنویسید، یا در صفحهٔ خانه کارت وارد کنید.</translation>
        </message>
        <message>
            <source>No deck is recognised in this text.</source>
            <translation type="vanished">در این متن دکی شناخته نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>No deck was found in this text.</source>
            <translation>در این متن دکی شناخته نشد.</translation>
        </message>
        <message>
            <source>No draw in the first turn, a Field Spell for each player, no Extra Deck monsters, coin or rock-paper-scissors.</source>
            <translation type="vanished">در نوبت اول کارت برداشته نمی‌شود، هر بازیکن یک افسون میدانی، بدون هیولای دک اضافه، با سکه یا سنگ‌کاغذقیچی.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>No draw on the first turn; one Field Spell per player; no Extra Deck monsters; coin or rock-paper-scissors.</source>
            <translation>در نوبت اول کارت برداشته نمی‌شود، هر بازیکن یک افسون میدانی، بدون هیولای دک اضافه، با سکه یا سنگ‌کاغذقیچی.</translation>
        </message>
        <message>
            <source>No font here has the letters of {language}: the program speaks English.</source>
            <translation type="vanished">هیچ قلمی در اینجا حرف‌های {language} را ندارد: برنامه انگلیسی سخن می‌گوید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>No font here has these letters: {letters}</source>
            <translation>هیچ قلمی در اینجا این حروف را ندارد: {letters}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>No game is in progress.</source>
            <translation>بازی‌ای در جریان نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>No goal</source>
            <translation>بدون هدف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>No groups</source>
            <translation>بدون گروه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>No hand drawn</source>
            <translation>دستی برداشته نشده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>No installed font has the letters of {language}, so the program uses English.</source>
            <translation>هیچ قلمی در اینجا حرف‌های {language} را ندارد: برنامه انگلیسی سخن می‌گوید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>No known card has the name: {names}</source>
            <translation>کارتی با این نام نیست: {names}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>No list</source>
            <translation>بدون فهرست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No longer attached to a card</source>
            <translation>دیگر به کارتی وصل نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>No match can go on from this board.</source>
            <translation>از این صفحه مسابقه‌ای ادامه نمی‌یابد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>No monster is left before your opponent. Enter the Battle Phase and attack directly with {card}.</source>
            <translation>حریف دیگر هیولایی ندارد. به مرحلهٔ نبرد بروید و با {card} مستقیم حمله کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No more</source>
            <translation>بس است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>No more Counters</source>
            <translation>کانتر دیگری نه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>No more than {capacity} of these can come into the game.</source>
            <translation>حداکثر {capacity} تا از این‌ها به بازی می‌آید.</translation>
        </message>
        <message>
            <source>No more than {capacity} of these come into the game.</source>
            <translation type="vanished">حداکثر {capacity} تا از این‌ها به بازی می‌آید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>No mulligan in this game ({rule}).</source>
            <translation>در این بازی مولیگان نیست ({rule}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>No name contains {words}; similar names are shown.</source>
            <translation>هیچ نامی {words} ندارد؛ نام‌های مشابه نشان داده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>No procedure is running.</source>
            <translation>هیچ روندی در جریان نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>No response</source>
            <translation>پاسخی نمی‌دهم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>No response this Subturn</source>
            <translation>در این Subturn پاسخی نمی‌دهم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>No response this turn</source>
            <translation>در این نوبت پاسخی نمی‌دهم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>No rule: missing data</source>
            <translation>قانون نیست: داده کم است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No target</source>
            <translation>بدون هدف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No zone is free.</source>
            <translation>محدوده خالی نیست.</translation>
        </message>
        <message>
            <source>Nobody attacks in their first turn.</source>
            <translation type="vanished">هیچ‌کس در نخستین نوبتش حمله نمی‌کند.</translation>
        </message>
        <message>
            <source>Nobody has finished a match with a deck of this name.</source>
            <translation type="vanished">هنوز کسی مسابقه‌ای را با دکی به این نام تمام نکرده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Nobody has finished a match with this deck.</source>
            <translation>هنوز کسی مسابقه‌ای را با این دک تمام نکرده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Nobody may attack in their first turn. End your turn.</source>
            <translation>هیچ‌کس در نخستین نوبت خود نمی‌تواند حمله کند. نوبت خود را پایان دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>None</source>
            <extracomment>nothing of what is offered is chosen; button or entry of a list</extracomment>
            <translation>هیچ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>None</source>
            <comment>guides</comment>
            <translation>هیچ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>None of this card</source>
            <translation>هیچ از این کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Normal Summon</source>
            <translation>احضار معمولی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Normal Summon once more</source>
            <translation>یک احضار معمولی دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Normal Summon {cards}</source>
            <translation>احضار معمولی {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Normal Summon {card}. It has an effect for the moment in which it is Summoned.</source>
            <translation>{card} را احضار معمولی کنید. اثری برای لحظهٔ احضارش دارد.</translation>
        </message>
        <message>
            <source>Normal Summons in a turn</source>
            <translation type="vanished">احضار معمولی در هر نوبت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Normal Summons per turn</source>
            <translation>احضار معمولی در هر نوبت</translation>
        </message>
        <message>
            <source>Not attached to a card any more</source>
            <translation type="vanished">دیگر به کارتی نچسبیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Not destroyed: {cards}.</source>
            <translation>نابود نمی‌شوند: {cards}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Not from where it is.</source>
            <translation>از جایی که هست نمی‌شود.</translation>
        </message>
        <message>
            <source>Not from where it lies.</source>
            <translation type="vanished">از جایی که هست نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Not in the catalogue: {codes}.</source>
            <translation>در فهرست کارت‌ها نیست: {codes}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Not in the rulebook</source>
            <translation>نه در کتاب قوانین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Not in this phase.</source>
            <translation>نه در این مرحله.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>Not legal in this edition</source>
            <translation>در این نسخهٔ قوانین مجاز نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Not now.</source>
            <translation>اکنون نه.</translation>
        </message>
        <message>
            <source>Not one card fits: the paper leaves {width} × {height} between its margins.</source>
            <translation type="vanished">حتی یک کارت هم جا نمی‌شود: میان حاشیه‌ها {width} × {height} می‌ماند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Not solved: the goal was missed.</source>
            <translation>حل نشد: هدف از دست رفت.</translation>
        </message>
        <message>
            <source>Not understood: “{quote}” ({reason}). The card can be saved and is played by hand.</source>
            <translation type="vanished">فهمیده نشد: «{quote}» ({reason}). کارت را می‌توان ذخیره کرد و با دست بازی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Not understood: “{quote}”. The card can be saved; this part is done by hand.</source>
            <translation>فهمیده نشد: «{quote}». کارت را می‌توان ذخیره کرد؛ این بخش دستی انجام می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Note for the log</source>
            <translation>یادداشت برای گزارش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Notes</source>
            <extracomment>what a person writes about a deck; heading</extracomment>
            <translation>یادداشت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <source>Notes: plans, changes to try, how it plays …</source>
            <translation>یادداشت‌ها: نقشه‌ها، تغییرهای آزمودنی، شیوهٔ بازی …</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Nothing can be cast or commanded in this Step: {step}.</source>
            <translation>در این گام چیزی اجرا نمی‌شود و فرمانی نیست: {step}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Nothing exchanged.</source>
            <translation>چیزی عوض نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Nothing fits</source>
            <translation>چیزی جا نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Nothing happens there.</source>
            <translation>آنجا چیزی رخ نمی‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Nothing is being asked now.</source>
            <translation>اکنون چیزی پرسیده نمی‌شود.</translation>
        </message>
        <message>
            <source>Nothing is cast or commanded in this Step: {step}.</source>
            <translation type="vanished">در این گام چیزی اجرا نمی‌شود و فرمانی نیست: {step}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Nothing more is worth doing</source>
            <translation>کار دیگری ارزش انجام دادن ندارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/charts.py" />
            <source>Nothing to count</source>
            <translation>چیزی برای شمردن نیست</translation>
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
            <translation>چیزی تغییر نکرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Nothing was lost that the computer would have kept.</source>
            <translation>چیزی از دست نرفت که رایانه نگه می‌داشت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Nothing was printed.</source>
            <translation>چیزی چاپ نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Now</source>
            <extracomment>versions of a deck: heading of how many there are today</extracomment>
            <translation>اکنون</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Now cast {card} for 1 Mp. Put it into the At Line: somebody has to stand in front.</source>
            <translation>حالا {card} را با ۱ Mp اجرا کنید. آن را در At Line بگذارید: کسی باید جلو بایستد.</translation>
        </message>
        <message>
            <source>Now you know the turn: draw, Summon, Set, battle, end, and respond where you can. Play on freely from here, or begin a match of your own.</source>
            <translation type="vanished">حالا نوبت را می‌شناسید: برداشت، احضار، کمین، نبرد، پایان، و پاسخ هر جا که بشود. از اینجا آزادانه ادامه دهید یا مسابقهٔ خود را آغاز کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Now you know the turn: draw, Summon, Set, battle, end, and respond where you can. The next lesson is a whole duel, with effects and a Synchro Summon.</source>
            <translation>حالا نوبت را می‌شناسید: برداشت، احضار، کمین، نبرد، پایان، و پاسخ هر جا که بشود. درس بعدی یک دوئل کامل است، با اثرها و احضار همگام.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Odds of</source>
            <translation>احتمالِ</translation>
        </message>
        <message>
            <source>Of abilities that wait, first comes</source>
            <translation type="vanished">از توانایی‌های در انتظار، نخست می‌آید</translation>
        </message>
        <message>
            <source>Of this edition: {list}</source>
            <translation type="vanished">از همین نسخهٔ قوانین: {list}</translation>
        </message>
        <message>
            <source>Off, a PDF of scanned cards is several times smaller</source>
            <translation type="vanished">اگر خاموش باشد PDF کارت‌های اسکن‌شده چند برابر کوچک‌تر است</translation>
        </message>
        <message>
            <source>Off, the corners are filled: straight cuts leave no white</source>
            <translation type="vanished">اگر خاموش باشد گوشه‌ها پر می‌شوند: برش راست سفیدی نمی‌گذارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Official rules</source>
            <translation>قوانین رسمی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Offset x, y</source>
            <translation>جابه‌جایی x و y</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>On Debian and Ubuntu install {package}, then start the program again.</source>
            <translation>در Debian و Ubuntu بستهٔ {package} را نصب کنید و سپس برنامه را دوباره باز کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>On Debian and Ubuntu, install {package}, then start the program again.</source>
            <translation>در Debian و Ubuntu بستهٔ {package} را نصب کنید و سپس برنامه را دوباره باز کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>On the page</source>
            <translation>روی صفحه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>On the page: right-click a card, or press Insert and Delete.</source>
            <translation>روی صفحه: روی کارت راست‌کلیک کنید یا Insert و Delete را بزنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>On the turn they arrive</source>
            <translation>در نوبتی که آمده است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>On top</source>
            <translation>رو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Once for each face-up card that may matter</source>
            <translation>یک بار برای هر کارت رو به بالا که شاید اثر داشته باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Once more</source>
            <translation>یک بار دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Once per turn you may Normal Summon a Monster. Those of Level 4 or lower need nothing else. Normal Summon {card}: click it, or drag it to a Monster Zone.</source>
            <translation>در هر نوبت یک بار می‌توانید هیولایی را احضار معمولی کنید. سطح ۴ و پایین‌تر چیز دیگری نمی‌خواهد. {card} را احضار کنید: روی آن کلیک کنید یا آن را به محدودهٔ هیولا بکشید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>One Life card is left. Attack {other} with {card}.</source>
            <translation>یک کارت جان مانده است. با {card} به {other} حمله کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/definition.py" />
            <source>One Piece</source>
            <translation>One Piece</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>One Piece: a whole game</source>
            <translation>One Piece: یک بازی کامل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy fewer</source>
            <translation>یک نسخه کمتر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>One copy fewer of {printing}</source>
            <translation>یک نسخه کمتر از {printing}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy more</source>
            <translation>یک نسخه بیشتر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>One copy more of {printing}</source>
            <translation>یک نسخه بیشتر از {printing}</translation>
        </message>
        <message>
            <source>One copy of each into the deck in the editor</source>
            <translation type="vanished">از هر کدام یکی به دکی که در ویرایشگر است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy of {card} fewer</source>
            <translation>یک نسخه کمتر از {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy of {card} more</source>
            <translation>یک نسخه بیشتر از {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>One damage: your opponent takes the top Life card into the hand. Damage costs Life, but gives cards. End your turn.</source>
            <translation>یک آسیب: حریف کارت جان رویی را به دست می‌برد. آسیب جان را کم می‌کند، اما کارت می‌دهد. نوبت خود را پایان دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>One die each</source>
            <translation>هر کس یک تاس</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>One fewer (-)</source>
            <translation>یکی کمتر (-)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>One fewer of this card</source>
            <translation>یکی کمتر از این کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>One file with your decks, own cards, pictures, matches, positions and settings:</source>
            <translation>یک فایل با دک‌ها، کارت‌های ساختهٔ خودتان، تصویرها، مسابقه‌ها، وضعیت‌ها و تنظیمات:</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>One for all</source>
            <translation>یکی برای همه</translation>
        </message>
        <message>
            <source>One moment back (Ctrl+Left)</source>
            <translation type="vanished">یک لحظه عقب (Ctrl+Left)</translation>
        </message>
        <message>
            <source>One moment on (Ctrl+Right)</source>
            <translation type="vanished">یک لحظه جلو (Ctrl+Right)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>One more (+)</source>
            <translation>یکی بیشتر (+)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>One more of this card</source>
            <translation>یکی بیشتر از این کارت</translation>
        </message>
        <message>
            <source>One name a line</source>
            <translation type="vanished">هر سطر یک نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>One name per line</source>
            <translation>هر سطر یک نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>One of each</source>
            <translation>از هر کدام یکی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>One of the decks that fit, when the match begins</source>
            <translation>یکی از دک‌های مناسب، هنگام آغاز مسابقه</translation>
        </message>
        <message>
            <source>One picture a page, for a print shop</source>
            <translation type="vanished">هر صفحه یک تصویر، برای چاپخانه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>One picture per page, for a print shop</source>
            <translation>هر صفحه یک تصویر، برای چاپخانه</translation>
        </message>
        <message>
            <source>Only Characters on the field are K.O.'d.</source>
            <translation type="vanished">تنها شخصیت‌های روی زمین K.O. می‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only Characters on the field can be K.O.'d.</source>
            <translation>تنها شخصیت‌های روی زمین ⁦K.O.⁩ می‌شوند.</translation>
        </message>
        <message>
            <source>Only DON!! cards are given to a card.</source>
            <translation type="vanished">تنها کارت‌های ⁦DON!!⁩ به کارتی داده می‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only DON!! cards can be given to a card.</source>
            <translation>تنها کارت‌های ⁦DON!!⁩ به کارتی داده می‌شوند.</translation>
        </message>
        <message>
            <source>Only English texts are understood; this card is played by hand.</source>
            <translation type="vanished">تنها متن‌های انگلیسی فهمیده می‌شوند؛ این کارت دستی بازی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only Leaders can take damage.</source>
            <translation>تنها لیدر آسیب می‌بیند.</translation>
        </message>
        <message>
            <source>Only Leaders take damage.</source>
            <translation type="vanished">تنها لیدر آسیب می‌بیند.</translation>
        </message>
        <message>
            <source>Only Mystic Cards in the Arena are attached to a card.</source>
            <translation type="vanished">فقط کارت‌های Mystic میدان به کارتی می‌چسبند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Mystic Cards in the Arena can be attached to a card.</source>
            <translation>فقط کارت‌های Mystic میدان به کارتی وصل می‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Seals in the Arena can get a Curse.</source>
            <translation>فقط Sealهای میدان نفرین می‌گیرند.</translation>
        </message>
        <message>
            <source>Only Seals in the Arena get a Curse.</source>
            <translation type="vanished">فقط Sealهای میدان نفرین می‌گیرند.</translation>
        </message>
        <message>
            <source>Only Seals in the At Line attack.</source>
            <translation type="vanished">فقط Sealهای At Line حمله می‌کنند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Seals in the At Line can attack.</source>
            <translation>فقط Sealهای At Line حمله می‌کنند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only Spells and Traps from the hand can be Set here.</source>
            <translation>اینجا فقط افسون و تلهٔ دست را می‌توان کمین کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a face-down monster can be Flip Summoned.</source>
            <translation>فقط هیولای به پشت را می‌توان احضار چرخشی کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a face-up monster can change between Attack and Defense Position.</source>
            <translation>فقط هیولای به رو میان حالت حمله و حالت دفاع عوض می‌شود.</translation>
        </message>
        <message>
            <source>Only a face-up monster changes between Attack and Defense Position.</source>
            <translation type="vanished">فقط هیولای به رو میان حالت حمله و حالت دفاع عوض می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a monster in face-up Attack Position can attack.</source>
            <translation>فقط هیولای به رو در حالت حمله می‌تواند حمله کند.</translation>
        </message>
        <message>
            <source>Only active DON!! cards are given; this one is rested.</source>
            <translation type="vanished">تنها کارت‌های ⁦DON!!⁩ آماده داده می‌شوند؛ این یکی خوابیده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active DON!! cards can be given; this one is rested.</source>
            <translation>تنها کارت‌های ⁦DON!!⁩ آماده داده می‌شوند؛ این یکی خوابیده است.</translation>
        </message>
        <message>
            <source>Only active cards attack; this one is rested.</source>
            <translation type="vanished">تنها کارت‌های آماده حمله می‌کنند؛ این یکی خوابیده است.</translation>
        </message>
        <message>
            <source>Only active cards block; this one is rested.</source>
            <translation type="vanished">تنها کارت‌های آماده سد می‌کنند؛ این یکی خوابیده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active cards can attack; this one is rested.</source>
            <translation>تنها کارت‌های آماده حمله می‌کنند؛ این یکی خوابیده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active cards can block; this one is rested.</source>
            <translation>تنها کارت‌های آماده سد می‌کنند؛ این یکی خوابیده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only cards from beside the Deck can come into the game.</source>
            <translation>فقط کارت‌های کنار دک به بازی می‌آیند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only cards in a hand can be discarded.</source>
            <translation>فقط کارت‌های دست دور انداخته می‌شوند.</translation>
        </message>
        <message>
            <source>Only cards in your hand can be used so.</source>
            <translation type="vanished">تنها کارت‌های دستتان را می‌توان این‌گونه به کار برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only cards in your hand can be used this way.</source>
            <translation>تنها کارت‌های دستتان را می‌توان این‌گونه به کار برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Only cards that I own</source>
            <translation>فقط کارت‌هایی که دارم</translation>
        </message>
        <message>
            <source>Only cards that lay beside the Deck come into the game.</source>
            <translation type="vanished">فقط کارت‌های کنار دک به بازی می‌آیند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only from your own hand.</source>
            <translation>فقط از دست خودتان.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only in the Counter Step, while you are attacked.</source>
            <translation>فقط در گام کانتر، وقتی به شما حمله شده است.</translation>
        </message>
        <message>
            <source>Only in the Main Step, while nothing else goes on.</source>
            <translation type="vanished">فقط در گام اصلی، وقتی چیز دیگری در جریان نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only in the Main Step, while nothing else is in progress.</source>
            <translation>فقط در گام اصلی، وقتی چیز دیگری در جریان نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only in your own Main Phase, outside a battle.</source>
            <translation>فقط در مرحلهٔ اصلی خودتان، وقتی نبردی در جریان نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only in your own Main Phase, while no Chain is open.</source>
            <translation>فقط در مرحلهٔ اصلی خودتان، وقتی زنجیره‌ای باز نیست.</translation>
        </message>
        <message>
            <source>Only in your own Main Phase, while no battle goes on.</source>
            <translation type="vanished">فقط در مرحله اصلی خودتان، وقتی نبردی در جریان نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only its owner can change that order.</source>
            <translation>تنها صاحبش آن ترتیب را تغییر می‌دهد.</translation>
        </message>
        <message>
            <source>Only its owner changes that order.</source>
            <translation type="vanished">تنها صاحبش آن ترتیب را تغییر می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only its player can arrange a hand.</source>
            <translation>فقط بازیکن خودش دستش را می‌چیند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only monsters from the hand can be Normal Summoned or Set.</source>
            <translation>فقط هیولای دست را می‌توان احضار معمولی یا کمین کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only on your own side of the field.</source>
            <translation>فقط در سوی خودتان از میدان.</translation>
        </message>
        <message>
            <source>Only one Normal Summon or Set in a turn.</source>
            <translation type="vanished">در هر نوبت فقط یک احضار معمولی یا کمین.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only one Normal Summon or Set per turn.</source>
            <translation>در هر نوبت فقط یک احضار معمولی یا کمین.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only the attacked player blocks, once, in the Block Step.</source>
            <translation>تنها بازیکنی که به او حمله شده سد می‌کند، یک بار، در گام سد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only with your own Leader and Characters.</source>
            <translation>فقط با لیدر و شخصیت‌های خودتان.</translation>
        </message>
        <message>
            <source>Only your own monsters attack, in your own turn.</source>
            <translation type="vanished">فقط هیولاهای خودتان و در نوبت خودتان حمله می‌کنند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only your own monsters can attack, on your own turn.</source>
            <translation>فقط هیولاهای خودتان و در نوبت خودتان حمله می‌کنند.</translation>
        </message>
        <message>
            <source>Onto its owner's Deck</source>
            <translation type="vanished">روی دک صاحبش</translation>
        </message>
        <message>
            <source>Onto its owner's Deck (Extra Deck)</source>
            <translation type="vanished">روی دک صاحبش (دک اضافه)</translation>
        </message>
        <message>
            <source>Onto its owner's Library</source>
            <translation type="vanished">روی Library صاحبش</translation>
        </message>
        <message>
            <source>Onto its owner's Life, face-down</source>
            <translation type="vanished">روی جان صاحبش، به پشت</translation>
        </message>
        <message>
            <source>Onto the Deck</source>
            <translation type="vanished">روی دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Open</source>
            <extracomment>button: open a deck (verb)</extracomment>
            <translation>باز کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Open a deck</source>
            <translation>باز کردن دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Open a deck file…</source>
            <translation>باز کردن پروندهٔ دک…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Open a file…</source>
            <translation>باز کردن پرونده…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Open a position</source>
            <translation>باز کردن وضعیت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Open a saved match file</source>
            <translation>باز کردن پروندهٔ مسابقهٔ ذخیره‌شده</translation>
        </message>
        <message>
            <source>Open or begin a deck of this game in the editor.</source>
            <translation type="vanished">در ویرایشگر دکی از این بازی باز کنید یا آغاز کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>Open or create a deck for this game in the editor.</source>
            <translation>در ویرایشگر دکی از این بازی باز کنید یا آغاز کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Open the PDF</source>
            <translation>باز کردن PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Open the deck (Enter)</source>
            <translation>باز کردن دک (Enter)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Open the folder</source>
            <translation>باز کردن پوشه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/widgets.py" />
            <source>Open this rule</source>
            <translation>باز کردن این قانون</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Opening the match</source>
            <translation>باز کردن مسابقه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Opening the position</source>
            <translation>در حال باز کردن وضعیت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Opening the replay</source>
            <translation>باز کردن بازپخش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Optional effects can miss the timing</source>
            <translation>اثر اختیاری می‌تواند فرصت را از دست بدهد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Options</source>
            <extracomment>what can be answered; name of a region for screen readers</extracomment>
            <translation>گزینه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Order</source>
            <extracomment>in which order cards are printed</extracomment>
            <translation>ترتیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Orientation</source>
            <extracomment>landscape or portrait; heading</extracomment>
            <translation>جهت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Other matches</source>
            <translation>مسابقه‌های دیگر</translation>
        </message>
        <message>
            <source>Over the long edge</source>
            <translation type="vanished">از لبهٔ بلند</translation>
        </message>
        <message>
            <source>Over the short edge</source>
            <translation type="vanished">از لبهٔ کوتاه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Own Characters K.O.'d</source>
            <translation>شخصیت‌های خودیِ K.O.‌شده</translation>
        </message>
        <message>
            <source>Own card like this</source>
            <translation type="vanished">ساختن کارتی مثل این</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Own cards destroyed</source>
            <translation>کارت‌های خودیِ نابودشده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Own hand hit</source>
            <translation>ضربه به دست خودی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one fewer of each</source>
            <translation>از هر کدام یکی کمتر دارم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one fewer of each (-)</source>
            <translation>از هر کدام یکی کمتر دارم (-)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one more of each</source>
            <translation>از هر کدام یکی بیشتر دارم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one more of each (+)</source>
            <translation>از هر کدام یکی بیشتر دارم (+)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Own picture…</source>
            <translation>تصویر خودم…</translation>
        </message>
        <message>
            <source>P</source>
            <translation type="vanished">P</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>PDF document (*.pdf)</source>
            <translation>سند PDF (*.pdf)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>PNG pages</source>
            <translation>صفحه‌های PNG</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>PNG pictures (*.png)</source>
            <translation>تصویرهای PNG (*.png)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Page as it will be printed</source>
            <translation>صفحه همان‌گونه که چاپ می‌شود</translation>
        </message>
        <message>
            <source>Page before (PgUp)</source>
            <translation type="vanished">صفحهٔ پیش (PgUp)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Page {n} of {total}</source>
            <translation>صفحهٔ {n} از {total}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Page {n} of {total}, backs</source>
            <translation>صفحهٔ {n} از {total}، پشت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Pages</source>
            <extracomment>which pages; heading</extracomment>
            <translation>صفحه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Painting the deck</source>
            <translation>در حال کشیدن تصویر دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Paper</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>کاغذ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Paper</source>
            <comment>to print on</comment>
            <translation>کاغذ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Paper height</source>
            <translation>بلندی کاغذ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Paper width</source>
            <translation>پهنای کاغذ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Part of a name, or fields: type:dragon  level&gt;=5  text:"draw"  -kind:trap</source>
            <translation>واژه‌های نام، یا فیلدها: ⁦type:dragon  level&gt;=5  text:"draw"  -kind:trap⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>Part of this text is applied by hand.</source>
            <translation>بخشی از این متن با دست اجرا می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>Pass</source>
            <extracomment>button: do nothing now and let the other player go on (verb)</extracomment>
            <translation>رد کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Pass, or confirm</source>
            <translation>رد کردن، یا تأیید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Passes every chance to respond until this Subturn is over.</source>
            <translation>تا پایان این Subturn از هر فرصت پاسخ می‌گذرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Passes every chance to respond until this turn is over.</source>
            <translation>تا پایان این نوبت از هر فرصت پاسخ می‌گذرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Paste a deck</source>
            <translation>چسباندن دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Pasted deck</source>
            <translation>دک چسبانده‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Pay {n} LP</source>
            <translation>پرداخت {n} جان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Peek (logged)</source>
            <translation>نگاه کردن (در گزارش می‌آید)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Pendulum</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>آونگی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Pendulum Scales</source>
            <translation>مقیاس‌های آونگی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Person</source>
            <extracomment>who plays a seat: a human being</extracomment>
            <translation>انسان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Phases of the moon</source>
            <translation>گامه‌های ماه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Picture</source>
            <extracomment>the picture of a card; a field of a card</extracomment>
            <translation>تصویر</translation>
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
            <translation>تصویرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Pictures ({kinds})</source>
            <translation>تصویرها ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Pictures or a zip of pictures…</source>
            <translation>تصویرها یا یک zip از تصویرها…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Pictures or a zip…</source>
            <translation>تصویرها یا zip…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Pictures without a card</source>
            <translation>تصویرهای بدون کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Picture…</source>
            <extracomment>button that opens the dialog for choosing a picture</extracomment>
            <translation>تصویر…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Pile</source>
            <extracomment>which pile of the deck: main, extra, side; heading of a column</extracomment>
            <translation>دسته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Plain felt</source>
            <translation>نمد ساده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Play</source>
            <extracomment>button: play from this position (verb)</extracomment>
            <translation>بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Play both sides</source>
            <translation>بازی با هر دو طرف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Play both sides and undo anything.</source>
            <translation>هر دو طرف را بازی می‌کنید و هر چیزی را برمی‌گردانید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Play it</source>
            <translation>بازی کن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Play it against the computer</source>
            <translation>بازی با آن در برابر رایانه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Play it anyway</source>
            <translation>با همین بازی شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Play now</source>
            <translation>بازی کنید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Play on freely</source>
            <translation>ادامهٔ آزاد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Play or pause (Space)</source>
            <translation>پخش یا مکث (Space)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Play the computer</source>
            <translation>بازی با رایانه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Play this hand</source>
            <translation>بازی با این دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Play this hand against the computer</source>
            <translation>بازی با این دست در برابر رایانه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Play {card}: it is the best use of your DON!! cards</source>
            <translation>{card} را بازی کنید: بهترین استفاده از کارت‌های ⁦DON!!⁩ شماست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Played by hand</source>
            <translation>بازی با دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Player 1</source>
            <translation>بازیکن ۱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Player 2</source>
            <translation>بازیکن ۲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Player number</source>
            <translation>شمارهٔ بازیکن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Playmat</source>
            <extracomment>setting: what the board of the table looks like</extracomment>
            <translation>زمین بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Point at a card to read it here.</source>
            <translation>روی کارتی بروید تا اینجا خوانده شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Point at a card to see it here.</source>
            <translation>روی کارتی بروید تا اینجا دیده شود.</translation>
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
            <translation>عمودی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Position</source>
            <extracomment>Yu-Gi-Oh!: change the battle position of a monster (button)</extracomment>
            <translation>حالت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Position is locked by</source>
            <translation>موضع قفل می‌شود با</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Positions</source>
            <extracomment>saved moments; name of a page</extracomment>
            <translation>وضعیت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Positions and puzzles</source>
            <translation>وضعیت‌ها و معماها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Possible</source>
            <extracomment>how often a player is asked to respond: whenever it is possible</extracomment>
            <translation>ممکن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Power</source>
            <extracomment>One Piece: the number a card fights with, the rulebook's term</extracomment>
            <translation>قدرت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Practice with both hands open</source>
            <translation>تمرین با هر دو دست باز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Practice, open hands</source>
            <translation>تمرین، دست‌های باز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Preparing the table</source>
            <translation>چیدن میز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Preset</source>
            <extracomment>printing sheets: a set of settings under a name; name of a choice</extracomment>
            <translation>مجموعهٔ تنظیم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Preview</source>
            <extracomment>how the card will look; heading</extracomment>
            <translation>چنین دیده خواهد شد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Previous Subturn</source>
            <translation>به Subturn پیش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Previous page (PgUp)</source>
            <translation>صفحهٔ پیش (PgUp)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Previous turn</source>
            <translation>به نوبت پیش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Print</source>
            <extracomment>button: bring the chosen cards to the sheets that are printed (verb)</extracomment>
            <translation>چاپ</translation>
        </message>
        <message>
            <source>Print at 100 % (“actual size”), no fit to page. Print both sides on one sheet of paper.</source>
            <translation type="vanished">با ۱۰۰٪ («اندازهٔ واقعی») چاپ کنید، بدون جا دادن در صفحه. هر دو رو را روی یک برگ چاپ کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Print at 100 % (“actual size”); do not fit to page. Print both sides on one sheet of paper.</source>
            <translation>با ۱۰۰٪ («اندازهٔ واقعی») چاپ کنید، بدون جا دادن در صفحه. هر دو رو را روی یک برگ چاپ کنید.</translation>
        </message>
        <message>
            <source>Print at 100 %, no fit to page</source>
            <translation type="vanished">با ۱۰۰٪ چاپ کنید، بدون جا دادن در صفحه</translation>
        </message>
        <message>
            <source>Print at 100 %, no fit to page.</source>
            <translation type="vanished">با ۱۰۰٪ چاپ کنید، بدون جا دادن در صفحه.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Print at 100 %; do not fit to page</source>
            <translation>با ۱۰۰٪ چاپ کنید، بدون جا دادن در صفحه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print at 100 %; do not fit to page.</source>
            <translation>با ۱۰۰٪ چاپ کنید، بدون جا دادن در صفحه.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print no copy of them</source>
            <translation>هیچ نسخه‌ای از آن‌ها چاپ نشود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Print sheets</source>
            <translation>چاپ برگه‌ها</translation>
        </message>
        <message>
            <source>Print sheets of it</source>
            <translation type="vanished">چاپ برگه‌های آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Print shop</source>
            <translation>چاپخانه</translation>
        </message>
        <message>
            <source>Print the chosen cards</source>
            <translation type="vanished">چاپ کارت‌های برگزیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Print the missing cards</source>
            <translation>چاپ کارت‌های کم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Print the selected cards</source>
            <translation>چاپ کارت‌های انتخاب‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Printed as {list}</source>
            <translation>چاپ‌شده به صورت {list}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Printing</source>
            <extracomment>a task that is at work: sheets go to the printer</extracomment>
            <translation>در حال چاپ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printing of all copies</source>
            <translation>چاپ همهٔ نسخه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printing of one copy</source>
            <translation>چاپ یک نسخه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printings of {card}</source>
            <translation>چاپ‌های {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print…</source>
            <extracomment>button that opens the system's dialog for printing (verb)</extracomment>
            <translation>چاپ…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Problem: {reason}</source>
            <extracomment>why a match cannot be continued</extracomment>
            <translation>مشکل: {reason}</translation>
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
            <translation>پرسش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Propose another way</source>
            <translation>پیشنهاد راهی دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Proposed: {method}. {who}: do you agree?</source>
            <translation>پیشنهاد: {method}. {who}: موافقید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Proxies as PDF or on paper</source>
            <translation>کارت‌های آزمایشی، PDF یا روی کاغذ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Put a Charged Counter on it</source>
            <translation>گذاشتن شمارندهٔ نیرو روی آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Put a counter on the card</source>
            <translation>گذاشتن شمارنده روی کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put counters on {cards}</source>
            <translation>گذاشتن شمارنده روی {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Put into the Trash</source>
            <translation>به دورریز</translation>
        </message>
        <message>
            <source>Put into: {pile}</source>
            <translation type="vanished">بگذارید در: {pile}</translation>
        </message>
        <message>
            <source>Put it back</source>
            <translation type="vanished">برگرداندن</translation>
        </message>
        <message>
            <source>Put the DON!! card onto a Leader or Character.</source>
            <translation type="vanished">کارت ⁦DON!!⁩ را روی لیدر یا شخصیتی بگذارید.</translation>
        </message>
        <message>
            <source>Put the Extra Deck back as it was.</source>
            <translation type="vanished">دک اضافه را به حال پیش برگردانید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>Put the cards away</source>
            <translation>بستن این کارت‌ها</translation>
        </message>
        <message>
            <source>Put the whole hand back and draw anew, once (5-2-1-6-1)</source>
            <translation type="vanished">همهٔ دست را برگردانید و یک بار از نو بردارید (5-2-1-6-1)</translation>
        </message>
        <message>
            <source>Put this right; it can be undone</source>
            <translation type="vanished">درستش کنید؛ واگردپذیر است</translation>
        </message>
        <message>
            <source>Put {by} DON!! cards in.</source>
            <translation type="vanished">{by} کارت ⁦DON!!⁩ بگذارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put {cards} on top of the Deck</source>
            <translation>گذاشتن {cards} روی دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put {cards} under the Deck</source>
            <translation>گذاشتن {cards} زیر دک</translation>
        </message>
        <message>
            <source>Putting it back</source>
            <translation type="vanished">در حال برگرداندن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Puzzles</source>
            <extracomment>boards with a goal; name of a page</extracomment>
            <translation>معماها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Quick Effect</source>
            <translation>اثر سریع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Radius</source>
            <extracomment>how round the corners are</extracomment>
            <translation>شعاع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rank</source>
            <extracomment>Yu-Gi-Oh!: the Rank of an Xyz Monster; a field of a card</extracomment>
            <translation>رتبه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rank {n}</source>
            <extracomment>Yu-Gi-Oh!: the Rank of an Xyz Monster</extracomment>
            <translation>رتبه {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rarity</source>
            <extracomment>how rare a printing is; a field of a card</extracomment>
            <translation>کمیابی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Read “{printed}” as “{meant}”.</source>
            <translation>«{printed}» به‌صورت «{meant}» خوانده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Reading the card texts</source>
            <translation>خواندن متن کارت‌ها</translation>
        </message>
        <message>
            <source>Reading the card texts anew</source>
            <translation type="vanished">خواندن دوبارهٔ متن کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Reading the decks</source>
            <translation>نگاه به دک‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Reading the picture</source>
            <translation>خواندن تصویر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Reading the pictures</source>
            <translation>خواندن تصویرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <location filename="../desktop/sanam/ui/table/board_frame.py" />
            <source>Reading the text</source>
            <translation>خواندن متن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Redo</source>
            <extracomment>do again what was taken back (verb, on a button)</extracomment>
            <translation>ازنو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Redo (Ctrl+Shift+Z)</source>
            <translation>ازنو (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Redo (Ctrl+Y)</source>
            <translation>ازنو (Ctrl+Y)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Redo: {what} (Ctrl+Shift+Z)</source>
            <translation>ازنو: {what} (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Redraw</source>
            <extracomment>put the first hand back and draw a new one, once; a button (verb) and a heading</extracomment>
            <translation>تعویض دست</translation>
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
            <translation>تازه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Refresh Phase</source>
            <translation>مرحلهٔ تازه‌سازی</translation>
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
            <translation>علامت‌های تنظیم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Rematch</source>
            <extracomment>button: play the same match again (noun)</extracomment>
            <translation>بازی دوباره</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Rematch, seats swapped</source>
            <translation>بازی دوباره با جای عوض‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Remove</source>
            <extracomment>button: take a value of a field away (verb)</extracomment>
            <translation>برداشتن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Remove Zone</source>
            <translation>Remove Zone</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Remove all copies</source>
            <translation>همهٔ نسخه‌ها را بردارید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove at least {by}.</source>
            <translation>دست‌کم {by} کارت بردارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Remove counters from {cards}</source>
            <translation>برداشتن شمارنده از {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Remove from the game</source>
            <translation>بیرون بردن از بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it, or play another edition.</source>
            <translation>بردارید، یا با نسخهٔ دیگری از قوانین بازی کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it, or put its Reflection card beside the Deck.</source>
            <translation>بردارید، یا کارت Reflection آن را کنار دک بگذارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it.</source>
            <translation>بردارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Remove the picture</source>
            <translation>برداشتن تصویر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Remove them</source>
            <translation>برداشتن آن‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Remove this group</source>
            <translation>حذف این گروه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove {by}.</source>
            <translation>{by} کارت بردارید.</translation>
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
            <translation>تغییر نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Rename the deck (F2)</source>
            <translation>تغییر نام دک (F2)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Rename the folder (F2)</source>
            <translation>تغییر نام پوشه (F2)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>Repair the catalogue</source>
            <translation>تعمیر فهرست کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>Repairing the catalogue</source>
            <translation>در حال تعمیر فهرست کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>Replace it</source>
            <translation>جایگزین کن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Replace its cards</source>
            <translation>جایگزینی کارت‌هایش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Replay</source>
            <extracomment>a match that is looked at again (noun)</extracomment>
            <translation>بازپخش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Replays</source>
            <extracomment>matches that are over; heading</extracomment>
            <translation>بازپخش‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Report</source>
            <extracomment>what an import did; heading</extracomment>
            <translation>گزارش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Reset</source>
            <extracomment>button: back to what is usual (verb)</extracomment>
            <translation>بازنشانی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Reset all keys</source>
            <translation>همهٔ کلیدها مثل اول</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Reset to the rulebook's values</source>
            <translation>بازگشت به مقدارهای کتاب قوانین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Resolution (dots per inch)</source>
            <translation>نقطه در اینچ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Resolve it next</source>
            <translation>سپس این اجرا شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Rest or set active</source>
            <translation>خواباندن یا آماده کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Restore</source>
            <extracomment>button: put back what was thrown away (verb)</extracomment>
            <translation>بازگرداندن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Restore a backup</source>
            <translation>بازگرداندن پشتیبان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Restore a backup…</source>
            <translation>بازگرداندن پشتیبان…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Restore this version</source>
            <translation>بازگرداندن این نسخه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Restoring</source>
            <extracomment>a task that is at work: something thrown away is put back</extracomment>
            <translation>در حال بازگرداندن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Restoring the card</source>
            <translation>بازگرداندن کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Restriction lists</source>
            <translation>فهرست‌های محدودیت</translation>
        </message>
        <message>
            <source>Return the whole hand and draw a new one, once (5-2-1-6-1)</source>
            <translation type="vanished">همهٔ دست را برگردانید و یک بار از نو بردارید (5-2-1-6-1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Return to now</source>
            <translation>بازگشت به اکنون</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Return {cards} to the Graveyard</source>
            <translation>برگرداندن {cards} به گورستان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Return {cards} to the hand</source>
            <translation>برگرداندن {cards} به دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Returning to the Deck counts as leaving the field</source>
            <translation>بازگشت به دک خروج از میدان به شمار می‌آید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Reveal</source>
            <extracomment>an act by hand: show a card to both players (verb)</extracomment>
            <translation>نشان دادن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Reveal {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>نشان دادن {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Review</source>
            <extracomment>heading of the panel that shows, after a match, where most was lost</extracomment>
            <translation>بازبینی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Right margin</source>
            <translation>حاشیهٔ راست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Ritual Monsters</source>
            <translation>هیولاهای آیینی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Ritual Summon {cards}</source>
            <translation>احضار آیینی {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Rock</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>سنگ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Rock, paper, scissors</source>
            <translation>سنگ‌کاغذقیچی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Roll a die</source>
            <translation>انداختن تاس</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Rounded corners</source>
            <translation>گوشه‌های گرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Rule {rules}</source>
            <extracomment>the number of the rule that a finding is about</extracomment>
            <translation>قانون {rules}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Rules</source>
            <extracomment>the deck rules and whether they are kept; and the rulebook at the table; heading</extracomment>
            <translation>قوانین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Rules (what is running now)</source>
            <translation>قوانین (آنچه اکنون در جریان است)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Rules to check against</source>
            <translation>با کدام قوانین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Rules ✓</source>
            <translation>قوانین ✓</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Rules ✕ {n}</source>
            <translation>قوانین ✕ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Rulings</source>
            <extracomment>how doubtful rules are decided; heading</extracomment>
            <translation>تصمیم‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Runs on Qt {qt} and Python {python}.</source>
            <translation>بر پایهٔ Qt {qt} و Python {python}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>SP</source>
            <extracomment>Yu-Gi-Oh!: the Standby Phase, as short as can be, in the row of phases</extracomment>
            <translation>انتظار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Sanam calibration sheet, side {n} of 2</source>
            <translation>برگهٔ تنظیم Sanam، روی {n} از ۲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>Sanam is already open with the same data, but it does not answer.</source>
            <translation>Sanam با همین داده‌ها از پیش باز است، اما پاسخ نمی‌دهد.</translation>
        </message>
        <message>
            <source>Sanam makes no sound.</source>
            <translation type="vanished">برنامه صدایی ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Save</source>
            <extracomment>button: keep what was changed (verb)</extracomment>
            <translation>ذخیره</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Save (Ctrl+S)</source>
            <translation>ذخیره (Ctrl+S)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save PDF</source>
            <translation>ذخیرهٔ PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save PNG pages</source>
            <translation>ذخیرهٔ صفحه‌های PNG</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Save a copy</source>
            <translation>ذخیرهٔ یک نسخه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Save a copy as</source>
            <translation>ذخیرهٔ رونوشت با نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Save a copy as a file…</source>
            <translation>ذخیرهٔ یک نسخه در پرونده…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a copy as…</source>
            <translation>ذخیرهٔ رونوشت با نام…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Save a deck list</source>
            <translation>ذخیرهٔ فهرست دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a deck list to hand in…</source>
            <translation>ذخیرهٔ فهرست دک برای تحویل…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Save a picture of the deck</source>
            <translation>ذخیرهٔ تصویر دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a picture of the deck…</source>
            <translation>ذخیرهٔ تصویر دک…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Save ink</source>
            <translation>صرفه‌جویی در جوهر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save the calibration sheet</source>
            <translation>ذخیرهٔ برگهٔ تنظیم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Save these settings under a name</source>
            <translation>ذخیرهٔ این تنظیم‌ها با یک نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Save this moment as a position</source>
            <translation>ذخیرهٔ این لحظه به‌عنوان وضعیت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Saved</source>
            <extracomment>state: the deck is on the disk as it is shown</extracomment>
            <translation>ذخیره شد</translation>
        </message>
        <message>
            <source>Saved as {file}. Print it at 100 %, no fit to page.</source>
            <translation type="vanished">با نام {file} ذخیره شد. با ۱۰۰٪ چاپ کنید، بدون جا دادن در صفحه.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Saved as {file}. Print it at 100 %; do not fit to page.</source>
            <translation>با نام {file} ذخیره شد. با ۱۰۰٪ چاپ کنید، بدون جا دادن در صفحه.</translation>
        </message>
        <message>
            <source>Saved matches and replays bring their own cards and can be played all the same.</source>
            <translation type="vanished">مسابقه‌های ذخیره‌شده و بازپخش‌ها کارت‌های خود را دارند و با این حال بازی می‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Saved matches and replays include their own cards and can still be played.</source>
            <translation>مسابقه‌های ذخیره‌شده و بازپخش‌ها کارت‌های خود را دارند و با این حال بازی می‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Saved moments, boards set up, tasks</source>
            <translation>لحظه‌های ذخیره‌شده، صفحه‌های چیده‌شده، تکلیف‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Saved: {file}</source>
            <extracomment>said after a deck was kept, with its file</extracomment>
            <translation>ذخیره شد: {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>Saving how many you own</source>
            <translation>ذخیرهٔ شمار کارت‌های شما</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Saving the card</source>
            <translation>ذخیرهٔ کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Saving the position</source>
            <translation>در حال ذخیرهٔ وضعیت</translation>
        </message>
        <message>
            <source>Say what each column is. The answer is remembered for tables with the same columns.</source>
            <translation type="vanished">بگویید هر ستون چیست. پاسخ برای جدول‌هایی با همین ستون‌ها به یاد می‌ماند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Says so before a blunder is final</source>
            <translation>پیش از قطعی شدن اشتباه هشدار می‌دهد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Scale</source>
            <extracomment>Yu-Gi-Oh!: the Pendulum Scale; a field of a card</extracomment>
            <translation>مقیاس</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Scales</source>
            <extracomment>Yu-Gi-Oh!: both Pendulum Scales; a field of a card</extracomment>
            <translation>مقیاس‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Scissors</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>قیچی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>Screens</source>
            <extracomment>what a screen reader calls the bar with Home, New match, Decks…</extracomment>
            <translation>صفحه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Sea waves</source>
            <translation>موج دریا</translation>
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
            <translation>کارت‌های Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Seal Deck</source>
            <translation>دک Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Seal Shrine</source>
            <translation>Seal Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Seal or Mystic</source>
            <translation>Seal یا Mystic</translation>
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
            <translation>Sealها یکی می‌شوند: Sealهای پشتیبان زیر Seal اصلی می‌روند و عددهایشان به آن افزوده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Seals can become one: a Combination. {card} combines with a Musician, and {other} is one. Click {card} and choose the Combination. {other}, its only possible Support Seal, is picked already: confirm.</source>
            <translation>Sealها می‌توانند یکی شوند: ترکیب. {card} با قبیلهٔ Musician ترکیب می‌شود و {other} از همان قبیله است. روی {card} کلیک کنید و ترکیب را انتخاب کنید. {other}، تنها Seal پشتیبان ممکن، از پیش انتخاب شده است: تأیید کنید.</translation>
        </message>
        <message>
            <source>Seals can become one: a Combination. {card} combines with a Musician, and {other} is one. Click {card} and choose the Combination; then choose {other} as its Support Seal, and confirm.</source>
            <translation type="vanished">Sealها می‌توانند یکی شوند: ترکیب. {card} با قبیلهٔ Musician ترکیب می‌شود و {other} از همان قبیله است. روی {card} کلیک کنید و ترکیب را انتخاب کنید؛ سپس {other} را Seal پشتیبان کنید و تأیید کنید.</translation>
        </message>
        <message>
            <source>Seals in the Lines that an All attack hits</source>
            <translation type="vanished">حملهٔ All از Sealهای داخل Lineها به این‌ها می‌خورد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Seals of an element</source>
            <translation>Sealهای یک عنصر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Seals with a Growth Box</source>
            <translation>Sealهای دارای Growth Box</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Search cards</source>
            <translation>جستجوی کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Search decks</source>
            <translation>جستجوی دک‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Search for {query}: {words}</source>
            <translation>جستجوی {query}: {words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Search names, or type:trap level&gt;=5 text:"draw"</source>
            <translation>جستجوی نام، یا ⁦type:trap level&gt;=5 text:"draw"⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Search, filter, make your own</source>
            <translation>جستجو، پالایش، ساختن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Search: name, folder, tag</source>
            <translation>جستجو: نام، پوشه، برچسب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Search: name, text:draw, level&gt;=5 …</source>
            <translation>جستجو: نام، text:draw، level&gt;=5 …</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Second Interfere Step</source>
            <translation>گام Interfere دوم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Seen: {card}.</source>
            <translation>دیده شد: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Select at most {n} cards for that.</source>
            <translation>برای این کار حداکثر {n} کارت انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Selected cards</source>
            <translation>کارت‌های انتخاب‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Send {cards} to the Graveyard</source>
            <translation>فرستادن {cards} به گورستان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Series</source>
            <extracomment>names that belong together (archetypes, crews); a field of a card</extracomment>
            <translation>سری</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Set</source>
            <extracomment>Yu-Gi-Oh!: place a card face-down (verb, on a button)</extracomment>
            <translation>کمین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Set</source>
            <comment>of cards</comment>
            <translation>مجموعه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Set every option</source>
            <translation>تنظیم همهٔ گزینه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Set symbol</source>
            <translation>نشان مجموعه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Set to this value</source>
            <translation>گذاشتن همین مقدار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Set up a board</source>
            <translation>چیدن صفحه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Set up another board from this one</source>
            <translation>چیدن صفحه‌ای دیگر از روی این</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Set {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order: to place face-down</extracomment>
            <translation>کمین گذاشتن {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Set {card} for your opponent's turn.</source>
            <translation>{card} را برای نوبت حریف کمین کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Set {card} to protect yourself.</source>
            <translation>برای محافظت از خود {card} را کمین کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Set {card}: face-up it would be beaten</source>
            <translation>{card} را کمین بگذارید: روبه‌بالا شکست می‌خورد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Set {card}: it can answer what the opponent does</source>
            <translation>{card} را کمین بگذارید: می‌تواند به کار حریف پاسخ دهد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Setting the table</source>
            <translation>چیدن میز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Settings</source>
            <extracomment>name of a screen</extracomment>
            <translation>تنظیمات</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>Settings of the sheet</source>
            <translation>تنظیمات برگه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Shade of</source>
            <translation>سایهٔ (Shade of)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Shade of a</source>
            <translation>سایهٔ یک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Sheets</source>
            <extracomment>pages of cards to print; name of a screen</extracomment>
            <translation>برگه‌ها</translation>
        </message>
        <message>
            <source>Sheets of the chosen cards</source>
            <translation type="vanished">برگه‌های کارت‌های برگزیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Sheets of the selected cards</source>
            <translation>برگه‌های کارت‌های انتخاب‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Show all cards</source>
            <translation>نمایش همهٔ کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Show how</source>
            <translation>نشان بده چگونه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Show in the file manager</source>
            <translation>نمایش در مدیر پرونده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Show only lines that are in doubt</source>
            <translation>فقط سطرهای نامطمئن نشان داده شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Show the cards</source>
            <translation>به کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Show the keys</source>
            <translation>همین کلیدها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Show the next artwork</source>
            <translation>نمایش نگارهٔ بعدی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Show the whole deck at once (Ctrl+D)</source>
            <translation>نمایش یک‌بارهٔ همهٔ دک (Ctrl+D)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Show the whole page</source>
            <translation>نمایش همهٔ صفحه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Show this moment</source>
            <translation>نمایش این لحظه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Show to both players</source>
            <translation>نشان دادن به هر دو بازیکن</translation>
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
            <translation>Shrine (کارت‌های Mystic)</translation>
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
            <translation>بر زدن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Shuffle and draw an opening hand</source>
            <translation>بر زدن و برداشتن دست آغازین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Shuffle my Deck</source>
            <translation>بر زدن دک من</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle my Library of Mystic Cards</source>
            <translation>بر زدن Library کارت‌های Mystic من</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle my Library of Seals</source>
            <translation>بر زدن Library Sealهای من</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle the Mystic Cards</source>
            <translation>بر زدن کارت‌های Mystic</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle the Seals</source>
            <translation>بر زدن Sealها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Shuffle {cards} into the Deck</source>
            <translation>بر زدن {cards} در دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Side Deck</source>
            <translation>دک فرعی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Side Deck: {n} of {size}</source>
            <translation>دک فرعی: {n} از {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Side Decks are counted</source>
            <translation>دک فرعی شمرده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Side-decking may change the Extra Deck</source>
            <translation>تعویض می‌تواند دک اضافه را هم عوض کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Since then: {come} in, {gone} out</source>
            <translation>از آن پس: {come} وارد، {gone} خارج</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Size</source>
            <extracomment>of cards or paper; heading</extracomment>
            <translation>اندازه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Extra Deck</source>
            <translation>اندازهٔ دک اضافه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Main Deck</source>
            <translation>اندازهٔ دک اصلی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Side Deck</source>
            <translation>اندازهٔ دک فرعی</translation>
        </message>
        <message>
            <source>Size of the faces</source>
            <translation type="vanished">اندازهٔ تصویر کارت‌ها</translation>
        </message>
        <message>
            <source>Size of the faces (Ctrl and the wheel)</source>
            <translation type="vanished">اندازهٔ تصویر کارت‌ها (Ctrl و چرخ موشواره)</translation>
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
            <translation>Skillهای به‌کاررفته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Skipped: {records}</source>
            <extracomment>which records of an import were left out</extracomment>
            <translation>کنار گذاشته‌شده: {records}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Slot {n} stays empty: click to use it</source>
            <translation>خانهٔ {n} خالی می‌ماند: کلیک کنید تا به کار رود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Slot {n}: click to leave it empty</source>
            <translation>خانهٔ {n}: کلیک کنید تا خالی بماند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Slowly</source>
            <extracomment>pace at which the table shows what happens</extracomment>
            <translation>آهسته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Small print is hard to read below {n} dpi.</source>
            <translation>نوشته‌های ریز در کمتر از {n} نقطه در اینچ سخت خوانده می‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Smaller</source>
            <extracomment>button: reduce the preview</extracomment>
            <translation>کوچک‌تر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Smallest first</source>
            <translation>اول کوچک‌ترین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>So it is prevented.</source>
            <translation>چنین جلوی آن گرفته می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Solve</source>
            <extracomment>button: try to reach the goal of a puzzle (verb)</extracomment>
            <translation>حل کردن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Solved: the goal is reached.</source>
            <translation>حل شد: هدف به دست آمد.</translation>
        </message>
        <message>
            <source>Something else is going on. It comes to its end first.</source>
            <translation type="vanished">چیز دیگری در جریان است و اول تمام می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Something else is in progress and must finish first.</source>
            <translation>چیز دیگری در جریان است و اول تمام می‌شود.</translation>
        </message>
        <message>
            <source>Something hidden has been seen since. It cannot be undone outside practice.</source>
            <translation type="vanished">پس از آن چیزی پنهان دیده شده است. بیرون از تمرین نمی‌توان آن را برگرداند.</translation>
        </message>
        <message>
            <source>Something hidden has been seen since; only practice goes back that far.</source>
            <translation type="vanished">پس از آن چیزی پنهان دیده شده است؛ فقط تمرین تا آنجا برمی‌گردد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Something is still missing: see the notes beside the fields.</source>
            <translation>هنوز چیزی کم است: کنار خانه‌ها را ببینید.</translation>
        </message>
        <message>
            <source>Something is still needed: see beside the fields.</source>
            <translation type="vanished">هنوز چیزی کم است: کنار خانه‌ها را ببینید.</translation>
        </message>
        <message>
            <source>Something must follow “{field}”.</source>
            <translation type="vanished">پس از «{field}» باید چیزی بیاید.</translation>
        </message>
        <message>
            <source>Something to look for must stand here.</source>
            <translation type="vanished">اینجا باید چیزی برای جستجو باشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>Something went wrong in the program. Your match is saved and continues.</source>
            <translation>خطایی درون برنامه رخ داد. مسابقهٔ شما ذخیره شده است و ادامه دارد.</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. Your match is saved and goes on.</source>
            <translation type="vanished">خطایی درون برنامه رخ داد. مسابقهٔ شما ذخیره شده است و ادامه دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Sort by</source>
            <translation>ترتیب بر پایهٔ</translation>
        </message>
        <message>
            <source>Sorted</source>
            <translation type="vanished">ترتیب</translation>
        </message>
        <message>
            <source>Sorted by</source>
            <translation type="vanished">ترتیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Sounds</source>
            <extracomment>switch in the settings: whether sounds are played</extracomment>
            <translation>صداها</translation>
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
            <translation>احضار ویژه</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Special Summon %n Token(s)</source>
            <translation>
                <numerusform>احضار ویژهٔ %Ln نشانه</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Special Summon only</source>
            <translation>تنها احضار ویژه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Special Summon {cards}</source>
            <translation>احضار ویژهٔ {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Special attack form</source>
            <translation>شکل ویژهٔ حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Special attack forms</source>
            <translation>شکل‌های ویژهٔ حمله</translation>
        </message>
        <message>
            <source>Speed: each click is faster, then slow again</source>
            <translation type="vanished">سرعت: هر کلیک تندتر، سپس دوباره آهسته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Speed: each click plays faster, then back to slow</source>
            <translation>سرعت: هر کلیک تندتر، سپس دوباره آهسته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Spell</source>
            <extracomment>Yu-Gi-Oh!: a spell card, or a zone for one</extracomment>
            <translation>افسون</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell &amp; Trap Zone</source>
            <translation>محدوده افسون و تله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell &amp; Trap Zone {n}</source>
            <translation>محدوده افسون و تلهٔ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Spell &amp; Trap Zones</source>
            <translation>محدوده‌های افسون و تله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell Counter</source>
            <translation>شمارندهٔ افسون</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Spells</source>
            <extracomment>Yu-Gi-Oh!: spell cards (plural); a group in a deck</extracomment>
            <translation>افسون‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Spells and Traps by their icon</source>
            <translation>افسون و تله بر پایهٔ نماد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Stage</source>
            <extracomment>One Piece: the Stage area, or the card in it</extracomment>
            <translation>صحنه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Stage area</source>
            <translation>ناحیهٔ صحنه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Stages</source>
            <extracomment>One Piece: cards of the category Stage (plural)</extracomment>
            <translation>صحنه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Standby Phase</source>
            <translation>مرحلهٔ انتظار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Star lattice</source>
            <translation>گره ستاره</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Start Step</source>
            <translation>گام شروع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Start the match</source>
            <translation>آغاز مسابقه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Starter decks</source>
            <translation>دک‌های آغازین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Starts a new match; this one stays unchanged</source>
            <translation>به صورت مسابقهٔ تازه؛ این یکی همان‌گونه می‌ماند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Stays rested in the next Refresh Phase</source>
            <translation>در مرحلهٔ تازه‌سازی بعدی فعال نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Still missing: {fields}</source>
            <translation>هنوز لازم است: {fields}</translation>
        </message>
        <message>
            <source>Still needed: {fields}</source>
            <translation type="vanished">هنوز لازم است: {fields}</translation>
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
            <translation>بس است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Stop ({share} %)</source>
            <translation>توقف ({share} ٪)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Stop before damage at texts applied by hand</source>
            <translation>توقف پیش از محاسبهٔ آسیب برای متن‌هایی که با دست اجرا می‌شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Stopping this attack costs more than it saves</source>
            <translation>جلوگیری از این حمله بیش از سودش هزینه دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Strike {strike}/{strikes}</source>
            <translation>ضربهٔ {strike}/{strikes}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Strikes</source>
            <extracomment>Summoner Master: how often a Seal strikes; a field of a card (noun)</extracomment>
            <translation>ضربه‌ها</translation>
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
            <translation>Subturn {turn}: {better}، نه {played}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Subturns left</source>
            <translation>Subturnهای مانده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Summon {card}: it is worth more on the field</source>
            <translation>{card} را احضار کنید: در میدان ارزش بیشتری دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Summoned or Set</source>
            <translation>احضار یا کمین شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/definition.py" />
            <source>Summoner Master</source>
            <translation>Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Summoner Master, blue</source>
            <translation>Summoner Master، آبی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Summoner Master, red</source>
            <translation>Summoner Master، قرمز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Summoner level</source>
            <translation>سطح Summoner</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Summoning procedure</source>
            <translation>راه احضار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Summoning restriction</source>
            <translation>محدودیت احضار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Sun rays</source>
            <translation>پرتو خورشید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Support Seals</source>
            <translation>Sealهای پشتیبان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Surrender</source>
            <extracomment>give the match up (verb, on a button)</extracomment>
            <translation>تسلیم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Swap control of {cards}</source>
            <translation>جابه‌جایی کنترل {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Symbol before the name</source>
            <translation>نشان پیش از نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Synchro</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>همگام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Synchro Monsters</source>
            <translation>هیولاهای همگام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Synchro Summon {cards}</source>
            <translation>احضار سینکرو {cards}</translation>
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
            <translation>میز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Tables</source>
            <extracomment>kind of file in a dialog: .csv and .tsv with cards or counts; no furniture</extracomment>
            <translation>جدول‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Tables and lists</source>
            <translation>جدول‌ها و فهرست‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Tag</source>
            <extracomment>button: give decks a tag (verb)</extracomment>
            <translation>برچسب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Tags</source>
            <extracomment>words a person gives a deck, to find it by; heading</extracomment>
            <translation>برچسب‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <source>Tags, separated by commas</source>
            <translation>برچسب‌ها، با ویرگول میانشان</translation>
        </message>
        <message>
            <source>Tags, with commas between</source>
            <translation type="vanished">برچسب‌ها، با ویرگول میانشان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Tails</source>
            <extracomment>a side of the coin, on a button</extracomment>
            <translation>خط</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Take DON!! back</source>
            <translation>پس گرفتن ⁦DON!!⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Take a Charged Counter from it</source>
            <translation>برداشتن شمارندهٔ نیرو از آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Take a counter from the card</source>
            <translation>برداشتن شمارنده از کارت</translation>
        </message>
        <message>
            <source>Take all copies out</source>
            <translation type="vanished">همهٔ نسخه‌ها را بردارید</translation>
        </message>
        <message>
            <source>Take all filters away</source>
            <translation type="vanished">برداشتن همهٔ پالایه‌ها</translation>
        </message>
        <message>
            <source>Take away</source>
            <translation type="vanished">برداشتن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Take control of {cards}</source>
            <translation>گرفتن کنترل {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Take it back</source>
            <translation>پس گرفتن</translation>
        </message>
        <message>
            <source>Take it out, or play another edition.</source>
            <translation type="vanished">بردارید، یا با نسخهٔ دیگری از قوانین بازی کنید.</translation>
        </message>
        <message>
            <source>Take it out, or put its Reflection card beside the Deck.</source>
            <translation type="vanished">بردارید، یا کارت Reflection آن را کنار دک بگذارید.</translation>
        </message>
        <message>
            <source>Take it out.</source>
            <translation type="vanished">بردارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>Take off the board</source>
            <translation>برداشتن از صفحه</translation>
        </message>
        <message>
            <source>Take out at least {by}.</source>
            <translation type="vanished">دست‌کم {by} کارت بردارید.</translation>
        </message>
        <message>
            <source>Take out {by}.</source>
            <translation type="vanished">{by} کارت بردارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>Take the card in focus off the board (Delete)</source>
            <translation>برداشتن کارت انتخاب‌شده از صفحه (Delete)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Take the cards</source>
            <translation>برداشتن کارت‌ها</translation>
        </message>
        <message>
            <source>Take the link from the clipboard</source>
            <translation type="vanished">برداشتن پیوند از بریده‌دان</translation>
        </message>
        <message>
            <source>Take the picture away</source>
            <translation type="vanished">برداشتن تصویر</translation>
        </message>
        <message>
            <source>Take them out</source>
            <translation type="vanished">برداشتن آن‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Take your Life card. It goes to your hand; had it a Trigger, you could use that instead.</source>
            <translation>کارت جان خود را بردارید. به دست شما می‌آید؛ اگر تریگر داشت می‌توانستید به جایش آن را به کار ببرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>Taken out of play: neither on the field nor in the Graveyard.</source>
            <translation>از بازی بیرون است: نه در زمین و نه در گورستان.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Target</source>
            <extracomment>Summoner Master: what a Skill or Mystic Card is aimed at; a field of a card (noun)</extracomment>
            <translation>هدف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Teacher</source>
            <extracomment>name of the other player, in a lesson</extracomment>
            <translation>آموزگار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Text</source>
            <extracomment>the rules text of a card; a field of a card</extracomment>
            <translation>متن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Text size</source>
            <translation>اندازهٔ نوشته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Texts</source>
            <extracomment>texts of cards, a group in the report of an import</extracomment>
            <translation>متن‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Texts (*.txt);;All files (*)</source>
            <translation>متن‌ها (*.txt);;همهٔ پرونده‌ها (*)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Texts in {languages} are understood; this card is played by hand.</source>
            <translation>متن‌های زبان‌های {languages} فهمیده می‌شوند؛ این کارت دستی بازی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Texts that are being read now: {n}</source>
            <translation>متن‌هایی که اکنون خوانده می‌شوند: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Texts that the program has written in your language are not searched, only those the cards came with.</source>
            <translation>متن‌هایی که برنامه به زبان شما نوشته جست‌وجو نمی‌شوند؛ فقط متنی جست‌وجو می‌شود که همراه کارت‌ها آمده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>That DON!! is rested now. In their first turn nobody may attack. End your turn.</source>
            <translation>آن ⁦DON!!⁩ اکنون خوابیده است. هیچ‌کس در نوبت نخست خود نمی‌تواند حمله کند. نوبت خود را پایان دهید.</translation>
        </message>
        <message>
            <source>That cannot be changed so.</source>
            <translation type="vanished">آن را نمی‌توان این‌گونه تغییر داد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>That cannot be changed this way.</source>
            <translation>آن را نمی‌توان این‌گونه تغییر داد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That cannot be chosen here.</source>
            <translation>اینجا نمی‌توان آن را انتخاب کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That cannot be done with this card.</source>
            <translation>این کار را با این کارت نمی‌توان کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>That card does not belong in that area.</source>
            <translation>آن کارت به آن ناحیه نمی‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That card does not belong in that zone.</source>
            <translation>آن کارت به آن محدوده نمی‌رود.</translation>
        </message>
        <message>
            <source>That card does not go into that area.</source>
            <translation type="vanished">آن کارت به آن ناحیه نمی‌رود.</translation>
        </message>
        <message>
            <source>That card does not go into that zone.</source>
            <translation type="vanished">آن کارت به آن محدوده نمی‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That card is not in this duel.</source>
            <translation>آن کارت در این دوئل نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>That did not work.</source>
            <translation>این کار نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>That is allowed, too, but it leads away from this lesson. Take it back, or play on freely.</source>
            <translation>این هم مجاز است، اما شما را از این درس دور می‌کند. آن را پس بگیرید یا آزادانه ادامه دهید.</translation>
        </message>
        <message>
            <source>That is how a game goes: grow your DON!!, weigh Life against cards, and strike when they cannot counter. Play on freely from here, or begin a match of your own.</source>
            <translation type="vanished">بازی چنین پیش می‌رود: ⁦DON!!⁩ خود را زیاد کنید، جان را با کارت بسنجید و وقتی کانتری ندارند ضربه بزنید. از اینجا آزادانه ادامه دهید یا مسابقهٔ خود را آغاز کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>That is how a game goes: grow your DON!!, weigh Life against cards, and strike when they cannot counter. The next lesson is a whole game, with Events, a Stage and Triggers.</source>
            <translation>بازی چنین پیش می‌رود: ⁦DON!!⁩ خود را زیاد کنید، جان را با کارت بسنجید و وقتی کانتری ندارند ضربه بزنید. درس بعدی یک بازی کامل است، با رویداد، صحنه و تریگر.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That is not a legal target.</source>
            <translation>این هدف مجاز نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That is not yours to decide now.</source>
            <translation>اکنون تصمیم آن با شما نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That would leave the current question without an answer. Answer it first.</source>
            <translation>آن‌وقت کسی نمی‌تواند به پرسش جاری پاسخ دهد. اول پاسخ دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That zone cannot be used.</source>
            <translation>آن محدوده قابل استفاده نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That zone is occupied.</source>
            <translation>آن محدوده پر است.</translation>
        </message>
        <message>
            <source>That zone is taken.</source>
            <translation type="vanished">آن محدوده پر است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Curse {curse} prevents it.</source>
            <translation>نفرین {curse} جلوی آن را می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The Field Zone is occupied.</source>
            <translation>محدوده میدان پر است.</translation>
        </message>
        <message>
            <source>The Field Zone is taken.</source>
            <translation type="vanished">محدوده میدان پر است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Levels in the Shrine are counted from its cards.</source>
            <translation>سطح‌های Shrine از کارت‌های آن شمرده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>The Life card of your opponent is {card}. It has [Trigger], which is used instead of taking the card.</source>
            <translation>کارت جان حریف {card} است. [تریگر] دارد که به جای برداشتن کارت به کار می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>The Life card {card} goes to the Trash.</source>
            <translation>کارت جان {card} به دورریز می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>The Link Rating is the number of Link Arrows.</source>
            <translation>درجهٔ پیوند همان شمار پیکان‌های پیوند است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Shrine has reached {most}: the game is lost.</source>
            <translation>Shrine به {most} رسیده است: بازی باخته شده.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The Shrine of {loser} is full.</source>
            <translation>Shrine {loser} پر است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The Side Deck must keep its size: {size}.</source>
            <translation>دک فرعی باید {size} کارت خود را نگه دارد.</translation>
        </message>
        <message>
            <source>The Side Deck must keep its {size} cards.</source>
            <translation type="vanished">دک فرعی باید {size} کارت خود را نگه دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The Summon of {card} is negated.</source>
            <translation>احضار {card} خنثی می‌شود.</translation>
        </message>
        <message>
            <source>The Support Seals for it are not there.</source>
            <translation type="vanished">Sealهای پشتیبان آن نیستند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Support Seals it needs are not there.</source>
            <translation>Sealهای پشتیبان آن نیستند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The activation of {card} is negated.</source>
            <translation>فعال‌سازی {card} خنثی می‌شود.</translation>
        </message>
        <message>
            <source>The answer that prevents it is number {n} from the beginning.</source>
            <translation type="vanished">پاسخی که جلوی آن را می‌گیرد، شمارهٔ {n} از آغاز است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The answers are choices from menus that only the program has that wrote this file, so the duel cannot be followed further here. The decks can be kept and played.</source>
            <translation>این پاسخ‌ها انتخاب از منوهایی است که فقط برنامهٔ نویسندهٔ این پرونده دارد؛ پس دوئل را اینجا بیش از این نمی‌توان دنبال کرد. دک‌ها را می‌توان نگه داشت و با آن‌ها بازی کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The attack of {card} is negated.</source>
            <translation>حملهٔ {card} خنثی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The attack of {card} is replayed.</source>
            <translation>حملهٔ {card} دوباره می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The attack was negated and the Battle Phase ended. Your opponent ends the turn.</source>
            <translation>حمله خنثی شد و مرحلهٔ نبرد پایان یافت. حریف نوبت را پایان می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup cannot be restored.</source>
            <translation>پشتیبان را نمی‌توان بازگرداند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup cannot be written.</source>
            <translation>پشتیبان را نمی‌توان نوشت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup of {date} holds: {counts}. It takes the place of everything you have now, which is kept in a folder of its own. The window opens again.</source>
            <translation>پشتیبانِ {date} این‌ها را دارد: {counts}. جای همهٔ آن‌چه اکنون دارید را می‌گیرد، و آن‌ها در پوشه‌ای جدا نگه داشته می‌شوند. پنجره دوباره باز می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>The backup was restored.</source>
            <translation>پشتیبان بازگردانده شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>The battle is decided. {who}: activate something, or go on.</source>
            <translation>نتیجهٔ نبرد معلوم شد. {who}: چیزی فعال کنید، یا ادامه دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>The battle is over. {who}: activate something, or go on.</source>
            <translation>نبرد تمام شد. {who}: چیزی فعال کنید، یا ادامه دهید.</translation>
        </message>
        <message>
            <source>The board as it was left</source>
            <translation type="vanished">صفحهٔ بازی همان‌گونه که مانده بود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The board as you left it</source>
            <translation>صفحهٔ بازی همان‌گونه که مانده بود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The board could not be set up.</source>
            <translation>صفحه چیده نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/preview.py" />
            <source>The board of this position</source>
            <translation>صفحهٔ این وضعیت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The card catalogue is damaged.</source>
            <translation>فهرست کارت‌ها آسیب دیده است.</translation>
        </message>
        <message>
            <source>The card enlarged</source>
            <translation type="vanished">کارت بزرگ‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>The card in its own language</source>
            <translation>کارت به زبان خودش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/form.py" />
            <source>The card needs a colour.</source>
            <translation>کارت رنگ می‌خواهد.</translation>
        </message>
        <message>
            <source>The card needs a name in English.</source>
            <translation type="vanished">کارت نامی به انگلیسی می‌خواهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The card needs a name.</source>
            <translation>کارت نام می‌خواهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card set was not written.</source>
            <translation>مجموعهٔ کارت نوشته نشد.</translation>
        </message>
        <message>
            <source>The card texts were not read anew.</source>
            <translation type="vanished">متن کارت‌ها دوباره خوانده نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The card texts were not read.</source>
            <translation>متن کارت‌ها خوانده نشد.</translation>
        </message>
        <message>
            <source>The card was not brought back.</source>
            <translation type="vanished">کارت بازگردانده نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not deleted.</source>
            <translation>کارت حذف نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not restored.</source>
            <translation>کارت بازگردانده نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not saved.</source>
            <translation>کارت ذخیره نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>The card's face</source>
            <translation>روی کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>The card, the rules, the curve</source>
            <translation>کارت، قواعد و نمودار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The cards are brought back from the files they came from; decks and matches stay as they are, and the damaged file is kept.</source>
            <translation>کارت‌ها از پرونده‌هایی که از آن‌ها آمده بودند برگردانده می‌شوند؛ دک‌ها و مسابقه‌ها دست‌نخورده می‌مانند و پروندهٔ آسیب‌دیده نگه داشته می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The cards are still being looked up.</source>
            <translation>هنوز دنبال کارت‌ها می‌گردیم.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The cards cannot be counted.</source>
            <translation>کارت‌ها شمرده نمی‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The cards cannot be opened.</source>
            <translation>کارت‌ها باز نمی‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The catalogue cannot be repaired.</source>
            <translation>فهرست کارت‌ها تعمیر نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The catalogue was repaired.</source>
            <translation>فهرست کارت‌ها تعمیر شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>The coach would do something else. {hint}</source>
            <translation>مربی کار دیگری می‌کرد. {hint}</translation>
        </message>
        <message>
            <source>The codes are in the clipboard.</source>
            <translation type="vanished">کدها در بریده‌دان است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>The codes were copied to the clipboard.</source>
            <translation>کدها در بریده‌دان است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>The computer answers with the best it knows so far</source>
            <translation>رایانه با بهترین چیزی که تا اینجا یافته پاسخ می‌دهد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The copy cannot be written.</source>
            <translation>رونوشت نوشته نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The copy could not be saved.</source>
            <translation>نسخه ذخیره نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The copy was saved.</source>
            <translation>نسخه ذخیره شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The cost cannot be paid.</source>
            <translation>هزینه را نمی‌توان پرداخت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The damaged file was kept as {file}.</source>
            <translation>پروندهٔ آسیب‌دیده با نام {file} نگه داشته شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>The deck</source>
            <translation>دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The deck cannot be moved.</source>
            <translation>دک جابه‌جا نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The deck cannot be renamed.</source>
            <translation>نام دک عوض نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The deck cannot be saved.</source>
            <translation>دک ذخیره نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>The deck has problems: see “Rules”.</source>
            <translation>دک ایراد دارد: «قوانین» را ببینید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The deck itself is saved.</source>
            <translation>خود دک ذخیره شده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>The deck list cannot be written.</source>
            <translation>فهرست دک را نمی‌توان نوشت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The deck of {name}</source>
            <translation>دک {name}</translation>
        </message>
        <message>
            <source>The deck would have other cards than before ({gained} new, {lost} gone).</source>
            <translation type="vanished">کارت‌های دک با قبل فرق می‌کند ({gained} تازه، {lost} کم‌شده).</translation>
        </message>
        <message>
            <source>The deck would no longer hold the same cards ({gained} added, {lost} missing).</source>
            <translation type="vanished">کارت‌های دک با قبل فرق می‌کند ({gained} تازه، {lost} کم‌شده).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The decks are shuffled and ready. Play the computer, play with someone, or play both sides yourself.</source>
            <translation>دک‌ها بُر خورده و آماده‌اند. با رایانه بازی کنید، با کسی دیگر، یا هر دو طرف را خودتان.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>The decks cannot be listed.</source>
            <translation>فهرست دک‌ها گرفته نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The discarded card was no loss. Activate {card}: for 800 Life Points it Special Summons {other} from your Graveyard.</source>
            <translation>کارت دورانداخته از دست نرفته است. {card} را فعال کنید: با ۸۰۰ جان {other} را از گورستان شما احضار ویژه می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel begins.</source>
            <translation>دوئل آغاز می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel ended in an infinite loop.</source>
            <translation>دوئل در حلقه‌ای بی‌پایان افتاد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>The duel is a draw</source>
            <translation>دوئل مساوی است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel is a draw.</source>
            <translation>دوئل مساوی است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>The duel is over. {who}: go on?</source>
            <translation>دوئل تمام شد. {who}: ادامه می‌دهید؟</translation>
        </message>
        <message>
            <source>The duel went round without end.</source>
            <translation type="vanished">دوئل بی‌پایان می‌چرخید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>The effect is worth more than it costs</source>
            <translation>اثر بیش از هزینه‌اش می‌ارزد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The effect of this card is applied by hand.</source>
            <translation>اثر این کارت با دست انجام می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The effect of {card} is negated.</source>
            <translation>اثر {card} خنثی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>The effects of {card} are negated.</source>
            <translation>اثرهای {card} بی‌اثر می‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The file has no deck of this player.</source>
            <translation>این پرونده دک این بازیکن را ندارد.</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The file was not changed. %n moment(s) could be read.</source>
            <translation>
                <numerusform>پرونده تغییر نکرد. %Ln لحظه خوانده شد.</numerusform>
            </translation>
        </message>
        <message>
            <source>The file was not changed. {n} moments are there.</source>
            <translation type="vanished">پرونده تغییر نکرد. {n} لحظه هست.</translation>
        </message>
        <message>
            <source>The file was not changed. {n} moments could be read.</source>
            <translation type="vanished">پرونده تغییر نکرد. {n} لحظه هست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The first player draws too; Fusion and Synchro; a battle at equal 0 ATK destroys both.</source>
            <translation>همه در نوبت اول کارت برمی‌دارند، با ترکیبی و همگام، امتیاز حملهٔ ۰ برابر هر دو را نابود می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The first player draws too; one Field Spell in total; Fusion, Synchro and Xyz.</source>
            <translation>همه در نوبت اول کارت برمی‌دارند، روی هم یک افسون میدانی، با ترکیبی، همگام و اکسیز.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>The first turns: DON!!, playing cards, attacks, Counter, Life and Blocker.</source>
            <translation>نخستین نوبت‌ها: ⁦DON!!⁩، بازی کردن کارت، حمله، کانتر، جان و سدکننده.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The first turns: Summons, Setting, a Trap in a Chain, a Tribute and a battle.</source>
            <translation>نخستین نوبت‌ها: احضار، کمین، تله در زنجیره، قربانی و نبرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The folder cannot be created.</source>
            <translation>پوشه ساخته نمی‌شود.</translation>
        </message>
        <message>
            <source>The folder cannot be made.</source>
            <translation type="vanished">پوشه ساخته نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The folder cannot be renamed.</source>
            <translation>نام پوشه عوض نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>The game begins; {who} starts.</source>
            <translation>بازی آغاز می‌شود؛ {who} شروع می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>The game ended in an infinite loop.</source>
            <translation>بازی در حلقه‌ای بی‌پایان افتاد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>The game has not begun yet.</source>
            <translation>بازی هنوز آغاز نشده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The game is a draw</source>
            <translation>بازی مساوی است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>The game is a draw.</source>
            <translation>بازی مساوی است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The game is over. {who}: go on?</source>
            <translation>بازی تمام شد. {who}: ادامه می‌دهید؟</translation>
        </message>
        <message>
            <source>The game went round without end.</source>
            <translation type="vanished">بازی بی‌پایان می‌چرخید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The game you played last, with a deck that fits; the computer's deck is drawn by lot</source>
            <translation>بازی آخرتان با دکی مناسب؛ دک رایانه به قرعه انتخاب می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The hand</source>
            <translation>دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The hand can be attacked once per Subturn.</source>
            <translation>به دست در هر Subturn یک بار حمله می‌شود.</translation>
        </message>
        <message>
            <source>The hand is attacked once in a Subturn.</source>
            <translation type="vanished">به دست در هر Subturn یک بار حمله می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>The import failed.</source>
            <translation>وارد کردن ناموفق بود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>The import was cancelled; nothing from that file was kept.</source>
            <translation>وارد کردن لغو شد؛ آن پرونده چیزی را تغییر نداد.</translation>
        </message>
        <message>
            <source>The import was cancelled; nothing of that file was changed.</source>
            <translation type="vanished">وارد کردن لغو شد؛ چیزی از آن پرونده تغییر نکرد.</translation>
        </message>
        <message>
            <source>The import was cancelled; that file changed nothing.</source>
            <translation type="vanished">وارد کردن لغو شد؛ آن پرونده چیزی را تغییر نداد.</translation>
        </message>
        <message>
            <source>The last decision had not been written down whole and is asked again.</source>
            <translation type="vanished">آخرین تصمیم کامل نوشته نشده بود و دوباره پرسیده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The last decision was not saved completely and is asked again.</source>
            <translation>آخرین تصمیم کامل نوشته نشده بود و دوباره پرسیده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The last line of this match was cut off and is ignored.</source>
            <translation>آخرین سطر این مسابقه بریده بود و کنار گذاشته شد.</translation>
        </message>
        <message>
            <source>The last line of this match was cut short and is left out.</source>
            <translation type="vanished">آخرین سطر این مسابقه بریده بود و کنار گذاشته شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The last link resolved first, and {card} was destroyed. But destroying a card does not negate what it has activated: Chain Link 1 resolved as well, and the Battle Phase is over.</source>
            <translation>آخرین حلقه زودتر اجرا شد و {card} نابود شد. اما نابود کردن کارت، فعال‌سازی آن را خنثی نمی‌کند: حلقهٔ ۱ هم اجرا شد و مرحلهٔ نبرد تمام شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>The lesson could not begin.</source>
            <translation>درس آغاز نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>The line could not be checked.</source>
            <translation>این مسیر بررسی نشد.</translation>
        </message>
        <message>
            <source>The link is in the clipboard.</source>
            <translation type="vanished">پیوند در بریده‌دان است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The link was copied to the clipboard.</source>
            <translation>پیوند در بریده‌دان است.</translation>
        </message>
        <message>
            <source>The list is in the clipboard.</source>
            <translation type="vanished">فهرست در بریده‌دان است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The list was copied to the clipboard.</source>
            <translation>فهرست در بریده‌دان است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>The list “{list}” has not been imported, so it cannot be applied.</source>
            <translation>فهرست «{list}» اینجا نیست، پس معلوم نیست چه را ممنوع می‌کند.</translation>
        </message>
        <message>
            <source>The list “{list}” is not here, so nobody can say what it forbids.</source>
            <translation type="vanished">فهرست «{list}» اینجا نیست، پس معلوم نیست چه را ممنوع می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be continued.</source>
            <translation>مسابقه ادامه نمی‌یابد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be opened, not even for viewing.</source>
            <translation>مسابقه باز نمی‌شود، حتی برای دیدن.</translation>
        </message>
        <message>
            <source>The match cannot be opened, not even to look at.</source>
            <translation type="vanished">مسابقه باز نمی‌شود، حتی برای دیدن.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be saved at the moment.</source>
            <translation>مسابقه در این لحظه ذخیره نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not be moved to the trash.</source>
            <translation>مسابقه به سطل زباله منتقل نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not be started.</source>
            <translation>مسابقه آغاز نشد.</translation>
        </message>
        <message>
            <source>The match could not be thrown away.</source>
            <translation type="vanished">مسابقه دور انداخته نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not begin.</source>
            <translation>مسابقه آغاز نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The match has already begun.</source>
            <translation>مسابقه آغاز شده است.</translation>
        </message>
        <message>
            <source>The match has begun already.</source>
            <translation type="vanished">مسابقه آغاز شده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>The match is a draw</source>
            <translation>مسابقه مساوی است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>The match is no longer there.</source>
            <translation>این مسابقه دیگر نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The match is over here: there is nothing to go on from.</source>
            <translation>مسابقه در این لحظه تمام شده است: چیزی برای ادامه نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>The match is over.</source>
            <translation>مسابقه تمام شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match was moved to the trash.</source>
            <translation>مسابقه به سطل زباله منتقل شد.</translation>
        </message>
        <message>
            <source>The match was thrown away.</source>
            <translation type="vanished">مسابقه دور انداخته شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The matches cannot be counted.</source>
            <translation>مسابقه‌ها را نمی‌توان شمرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>The material under an Xyz Monster goes to the Graveyard as the price of its effect.</source>
            <translation>مادهٔ زیر هیولای اکسیز به عنوان بهای اثرش به گورستان می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The materials it needs are not there.</source>
            <translation>ماده‌هایی که می‌خواهد نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The number of the turn</source>
            <translation>شمارهٔ نوبت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>The number printed on the card, whatever it has become since.</source>
            <translation>عدد چاپ‌شده روی کارت، هر چه پس از آن شده باشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>The open deck has {before} cards and will have {after}. This can be undone.</source>
            <translation>دک باز {before} کارت دارد و {after} کارت خواهد داشت. این کار برگشت‌پذیر است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>The open deck is for another game.</source>
            <translation>دکی که باز است از بازی دیگری است.</translation>
        </message>
        <message>
            <source>The open deck is of another game.</source>
            <translation type="vanished">دکی که باز است از بازی دیگری است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>The opponent cannot attack</source>
            <translation>حریف نمی‌تواند حمله کند</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>The opponent draws %n card(s)</source>
            <translation>
                <numerusform>حریف %Ln کارت برمی‌دارد</numerusform>
            </translation>
        </message>
        <message>
            <source>The opponent has Seals in the Lines: attack those.</source>
            <translation type="vanished">حریف در Lineها Seal دارد: به آن‌ها حمله کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The opponent has Seals in the Lines: those must be attacked.</source>
            <translation>حریف در Lineها Seal دارد: به آن‌ها حمله کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The opponent has no cards in hand.</source>
            <translation>حریف کارتی در دست ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The opponent shuffles too</source>
            <translation>حریف هم بر می‌زند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The order of a Shrine cannot be changed.</source>
            <translation>ترتیب Shrine عوض نمی‌شود.</translation>
        </message>
        <message>
            <source>The order of a Shrine is not changed.</source>
            <translation type="vanished">ترتیب Shrine عوض نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The order of the cards in a Graveyard cannot change.</source>
            <translation>ترتیب کارت‌های گورستان نباید عوض شود.</translation>
        </message>
        <message>
            <source>The order of the cards in a Graveyard must not change.</source>
            <translation type="vanished">ترتیب کارت‌های گورستان نباید عوض شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>The other player can prevent it.</source>
            <translation>بازیکن دیگر می‌تواند جلوی آن را بگیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The other player has decided something since.</source>
            <translation>پس از آن بازیکن دیگر تصمیمی گرفته است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The parenthesis is not closed.</source>
            <translation>پرانتز بسته نشده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>The part of Qt that plays sounds is not installed: packaging/bootstrap.py --with-sound adds it.</source>
            <translation>بخشی از Qt که صدا پخش می‌کند نصب نیست: packaging/bootstrap.py --with-sound آن را می‌افزاید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The phase at whose beginning the board stands</source>
            <translation>مرحله‌ای که صفحه در آغاز آن است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>The picture</source>
            <translation>تصویر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>The picture cannot be read.</source>
            <translation>تصویر خوانده نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>The picture cannot be written.</source>
            <translation>تصویر را نمی‌توان نوشت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>The picture could not be used.</source>
            <translation>این تصویر را نمی‌توان به کار برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The player who goes first cannot attack in the first turn. End your turn: choose the End Phase.</source>
            <translation>بازیکن نخست در نوبت اول نمی‌تواند حمله کند. نوبت خود را پایان دهید: مرحلهٔ پایان را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The players agreed on a draw.</source>
            <translation>بازیکنان بر تساوی توافق کردند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position cannot be opened.</source>
            <translation>وضعیت باز نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be moved to the trash.</source>
            <translation>وضعیت به سطل زباله منتقل نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be renamed.</source>
            <translation>نام وضعیت عوض نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be saved.</source>
            <translation>وضعیت ذخیره نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position was moved to the trash.</source>
            <translation>وضعیت به سطل زباله منتقل شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position was saved.</source>
            <translation>وضعیت ذخیره شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The positions cannot be listed.</source>
            <translation>فهرست وضعیت‌ها نشان داده نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <source>The printer does not accept the sheet.</source>
            <translation>چاپگر برگه را نمی‌پذیرد.</translation>
        </message>
        <message>
            <source>The printer does not take the sheet.</source>
            <translation type="vanished">چاپگر برگه را نمی‌پذیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <source>The printer is set to {printer}, the sheet is laid out for {sheet}.</source>
            <translation>چاپگر روی {printer} است، برگه برای {sheet} چیده شده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>The program crashed last time. Every decision was saved.</source>
            <translation>برنامه دفعهٔ پیش با خطا بسته شد. هر چه تصمیم گرفته شده بود ذخیره است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The program plays this effect in part; what it did not understand is done by hand.</source>
            <translation>برنامه بخشی از این اثر را اجرا می‌کند؛ آنچه را نفهمیده است بازیکن با دست انجام می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The program plays this effect.</source>
            <translation>برنامه این متن را بازی می‌کند.</translation>
        </message>
        <message>
            <source>The program plays this text.</source>
            <translation type="vanished">برنامه این متن را بازی می‌کند.</translation>
        </message>
        <message>
            <source>The program was ended by a fault last time. What was decided is saved.</source>
            <translation type="vanished">برنامه دفعهٔ پیش با خطا بسته شد. هر چه تصمیم گرفته شده بود ذخیره است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The query is too long.</source>
            <translation>عبارت جستجو بیش از حد بلند است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The quotation mark is not closed.</source>
            <translation>علامت نقل‌قول بسته نشده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The replay cannot be opened.</source>
            <translation>بازپخش باز نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>The rulebook has no such rule.</source>
            <translation>کتاب قوانین چنین قانونی ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>The rules are written in English here.</source>
            <translation>متن قوانین در اینجا به زبان انگلیسی است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The rules have nothing against this board.</source>
            <translation>این صفحه خلاف قوانین نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>The same cards as now</source>
            <translation>همان کارت‌های اکنون</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The same thing cannot be chosen twice.</source>
            <translation>یک چیز را دو بار نمی‌توان انتخاب کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The saved matches cannot be listed.</source>
            <translation>مسابقه‌های ذخیره‌شده فهرست نمی‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>The sheet could not be created.</source>
            <translation>برگه ساخته نشد.</translation>
        </message>
        <message>
            <source>The sheet could not be made.</source>
            <translation type="vanished">برگه ساخته نشد.</translation>
        </message>
        <message>
            <source>The sheet has gone to the printer.</source>
            <translation type="vanished">برگه به چاپگر رفت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>The sheet was sent to the printer.</source>
            <translation>برگه به چاپگر رفت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The starter cards are unpacked once. It takes a few seconds.</source>
            <translation>کارت‌های آغازین فقط یک بار باز می‌شوند. چند ثانیه طول می‌کشد.</translation>
        </message>
        <message>
            <source>The starter cards could not be brought in.</source>
            <translation type="vanished">کارت‌های آغازین وارد نشدند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The starter cards could not be imported.</source>
            <translation>کارت‌های آغازین وارد نشدند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>The table was not written.</source>
            <translation>جدول نوشته نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The tags cannot be written.</source>
            <translation>برچسب‌ها نوشته نمی‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The text looks like {seen}, but its language is {chosen}: choose {seen} above.</source>
            <translation>متن به {seen} می‌ماند، ولی زبان آن {chosen} است: در بالا {seen} را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The text was not checked.</source>
            <translation>متن بررسی نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The texts of this game are not understood yet: the card is played by hand.</source>
            <translation>متن‌های این بازی هنوز فهمیده نمی‌شوند: کارت دستی بازی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The underlined part is not understood; the effect is applied by hand.</source>
            <translation>بخشی که زیرش خط است فهمیده نشد؛ اثر با دست انجام می‌شود.</translation>
        </message>
        <message>
            <source>The usual folder</source>
            <translation type="vanished">پوشهٔ معمول</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The version cannot be kept.</source>
            <translation>این نسخه را نمی‌توان نگه داشت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The way is free, and 2700 Life Points are left. Attack directly with {card}.</source>
            <translation>راه باز است و ۲۷۰۰ جان مانده است. با {card} مستقیم حمله کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The whole text is understood: the program plays this card.</source>
            <translation>همهٔ متن فهمیده شد: برنامه این کارت را بازی می‌کند.</translation>
        </message>
        <message>
            <source>The {pile} had {before} cards and would have {after}.</source>
            <translation type="vanished">{pile} {before} کارت داشت و {after} کارت می‌شود.</translation>
        </message>
        <message>
            <source>The {pile} had {before} cards and would now have {after}.</source>
            <translation type="vanished">{pile} {before} کارت داشت و {after} کارت می‌شود.</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the least is {least}.</source>
            <translation type="vanished">{pile} {count} کارت دارد؛ کمترین تعداد {least} است.</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the maximum is {most}.</source>
            <translation type="vanished">{pile} {count} کارت دارد؛ بیشترین تعداد {most} است.</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the minimum is {least}.</source>
            <translation type="vanished">{pile} {count} کارت دارد؛ کمترین تعداد {least} است.</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the most is {most}.</source>
            <translation type="vanished">{pile} {count} کارت دارد؛ بیشترین تعداد {most} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The {place} of {who} is counted: {n}.</source>
            <translation>{place} {who} شمرده شد: {n}</translation>
        </message>
        <message>
            <source>Their LP</source>
            <translation type="vanished">جان او</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Their {number}</source>
            <extracomment>one of the opponent's numbers, such as Life Points</extracomment>
            <translation>{number} حریف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Theme</source>
            <extracomment>colours of the window; label of a choice</extracomment>
            <translation>پوسته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Then</source>
            <extracomment>versions of a deck: heading of how many there were at that time</extracomment>
            <translation>آن زمان</translation>
        </message>
        <message>
            <source>Then nobody could answer what is being asked. Answer it first.</source>
            <translation type="vanished">آن‌وقت کسی نمی‌تواند به پرسش جاری پاسخ دهد. اول پاسخ دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>There are no cards to print here. Choose another deck or pile.</source>
            <translation>اینجا کارتی برای چاپ نیست. دک یا دستهٔ دیگری انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>There are no {game} cards yet.</source>
            <translation>هنوز کارتی از {game} نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There are not enough monsters to Tribute.</source>
            <translation>هیولای کافی برای قربانی نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no Battle Phase on the first turn of a duel.</source>
            <translation>در نوبت اول دوئل مرحلهٔ نبرد نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is no card whose name it could announce.</source>
            <translation>کارتی نیست که بتواند نامش را اعلام کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no duel to give up now.</source>
            <translation>اکنون دوئلی برای تسلیم نیست.</translation>
        </message>
        <message>
            <source>There is no effect to play.</source>
            <translation type="vanished">اثری برای بازی نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>There is no field “{field}”.</source>
            <translation>فیلدی به نام «{field}» نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is no game to give up now.</source>
            <translation>اکنون بازی‌ای برای تسلیم نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no legal target.</source>
            <translation>هدف مجازی نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>There is no opening parenthesis for this one.</source>
            <translation>این پرانتز چیزی را نمی‌بندد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>There is no room for the calibration sheet.</source>
            <translation>برای برگهٔ تنظیم جا نیست.</translation>
        </message>
        <message>
            <source>There is no room: at most {most}.</source>
            <translation type="vanished">جا نیست: حداکثر {most}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>There is no room: the maximum is {most}.</source>
            <translation>جا نیست: حداکثر {most}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such place in that pile.</source>
            <translation>چنین جایی در آن دسته نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such player.</source>
            <translation>چنین بازیکنی نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such zone.</source>
            <translation>چنین محدوده‌ای نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is nothing it can attack.</source>
            <translation>چیزی نیست که به آن حمله کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is nothing it could be attached to or aimed at.</source>
            <translation>چیزی نیست که بتواند به آن وصل شود یا آن را هدف بگیرد.</translation>
        </message>
        <message>
            <source>There is nothing it could be attached to.</source>
            <translation type="vanished">چیزی نیست که بتواند به آن وصل شود.</translation>
        </message>
        <message>
            <source>There is nothing it could be pasted on.</source>
            <translation type="vanished">چیزی نیست که به آن بچسبد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is nothing to redo.</source>
            <translation>چیزی برای ازنو نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is nothing to undo.</source>
            <translation>چیزی برای واگرد نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>These are the cards you need least</source>
            <translation>این‌ها کم‌نیازترین کارت‌های شما هستند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/siding.py" />
            <source>These cards find more to do against this deck</source>
            <translation>این کارت‌ها در برابر این دک بیشتر به کار می‌آیند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>These do not go together.</source>
            <translation>این‌ها با هم جور نیستند.</translation>
        </message>
        <message>
            <source>These effects switch each other on and off endlessly.</source>
            <translation type="vanished">این اثرها بی‌پایان یکدیگر را روشن و خاموش می‌کنند.</translation>
        </message>
        <message>
            <source>These effects switch one another on and off without end.</source>
            <translation type="vanished">این اثرها بی‌پایان یکدیگر را روشن و خاموش می‌کنند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>These files could not be imported again: {files}</source>
            <translation>این پرونده‌ها دوباره وارد نشدند: {files}</translation>
        </message>
        <message>
            <source>These keys</source>
            <translation type="vanished">همین کلیدها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>They would be printed as boxes.</source>
            <translation>به‌جای آن‌ها مربع چاپ می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This</source>
            <extracomment>button beside a card: this one is meant</extracomment>
            <translation>این</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This Spell can be activated only in your own Main Phase.</source>
            <translation>این افسون در مرحلهٔ اصلی خودتان فعال می‌شود.</translation>
        </message>
        <message>
            <source>This Spell is activated in your own Main Phase.</source>
            <translation type="vanished">این افسون در مرحله اصلی خودتان فعال می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>This attack cannot be blocked.</source>
            <translation>این حمله را نمی‌توان سد کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>This attack gains nothing</source>
            <translation>این حمله سودی ندارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This card</source>
            <translation>این کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>This card has no effect.</source>
            <translation>اثری برای بازی نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>This card has no picture yet. Drop one on it, or choose a file here.</source>
            <translation>این کارت هنوز تصویری ندارد. تصویری روی آن رها کنید یا اینجا پرونده‌ای انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>This card is hidden from you.</source>
            <translation>این کارت از شما پنهان است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>This card is not in the catalogue. It stays in the deck.</source>
            <translation>این کارت در فهرست کارت‌ها نیست. در دک می‌ماند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This decision is not yours.</source>
            <translation>این تصمیم با شما نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>This deck cannot be opened.</source>
            <translation>این دک باز نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_shelf.py" />
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>This deck cannot be read.</source>
            <translation>این دک خوانده نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>This deck has no versions yet. One is kept each time it is saved.</source>
            <translation>این دک هنوز نسخه‌ای ندارد. هر بار که ذخیره شود یکی نگه داشته می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>This does not fit: {reason}</source>
            <translation>درست نیست: {reason}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>This duel goes to its end. You know how to Summon, Set and attack; now come effects, Chains of several links, and a Synchro Summon from your Extra Deck, the pile that is marked.</source>
            <translation>این دوئل تا پایان می‌رود. احضار، کمین و حمله را می‌دانید؛ حالا نوبت اثرها، زنجیره‌های چندحلقه‌ای و احضار همگام از دک اضافه است، همان دسته‌ای که نشان داده شده.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>This file was not imported.</source>
            <translation>این پرونده وارد نشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This form</source>
            <translation>این شکل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>This game goes to its end, and shows what the first lesson left out: a Stage, Events, and [Trigger]. Keep this hand.</source>
            <translation>این بازی تا پایان می‌رود و آنچه در درس نخست نبود نشان می‌دهد: صحنه، رویداد و [تریگر]. این دست را نگه دارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>This game has no Tokens.</source>
            <translation>این بازی نشانه ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>This game has no options.</source>
            <translation>این بازی گزینه‌ای ندارد.</translation>
        </message>
        <message>
            <source>This is needed.</source>
            <translation type="vanished">این لازم است.</translation>
        </message>
        <message>
            <source>This is not the occasion for it.</source>
            <translation type="vanished">اکنون وقت آن نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>This is required.</source>
            <translation>این لازم است.</translation>
        </message>
        <message>
            <source>This is the Counter Step. The number at the edge of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Choose {card}, then {other}.</source>
            <translation type="vanished">این گام کانتر است. عدد کنار {card} در دست شما کانتر آن است: آن را به دورریز ببرید تا {other} در این نبرد ۲۰۰۰ قدرت بگیرد. {card} و سپس {other} را انتخاب کنید.</translation>
        </message>
        <message>
            <source>This is the Counter Step. The second number of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Choose {card}, then {other}.</source>
            <translation type="vanished">این گام کانتر است. عدد دوم {card} در دست شما کانتر آن است: آن را به دورریز ببرید تا {other} در این نبرد ۲۰۰۰ قدرت بگیرد. {card} و سپس {other} را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>This is the Counter Step. The second number of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Click {card} and choose the Counter.</source>
            <translation>این گام کانتر است. عدد دوم {card} در دست شما کانتر آن است: آن را به دورریز ببرید تا {other} در این نبرد ۲۰۰۰ قدرت بگیرد. روی {card} کلیک کنید و کانتر را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>This is the best target</source>
            <translation>این بهترین هدف است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>This is the moment. Activate the effect: it searches your Deck for a Spell or Trap with "Lantern" in its name. Take {card}.</source>
            <translation>لحظه‌اش رسید. اثر را فعال کنید: در دک شما افسون یا تله‌ای با «فانوس» در نامش می‌جوید. {card} را بردارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>This is your opening hand. You could change it once, all five cards; keep it.</source>
            <translation>این دست آغازین شماست. می‌توانستید یک بار هر پنج کارت را عوض کنید؛ آن را نگه دارید.</translation>
        </message>
        <message>
            <source>This key always means something else.</source>
            <translation type="vanished">این کلید همیشه معنای دیگری دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>This key is reserved.</source>
            <translation>این کلید همیشه معنای دیگری دارد.</translation>
        </message>
        <message>
            <source>This kind of file is not known here.</source>
            <translation type="vanished">این نوع پرونده اینجا شناخته نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>This line is being played</source>
            <translation>همین خط بازی می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>This list cannot be read.</source>
            <translation>این فهرست خوانده نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>This loses the game at once.</source>
            <translation>با این کار بی‌درنگ بازی را می‌بازید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>This match is damaged: it is open for viewing, as far as it can be read.</source>
            <translation>این مسابقه آسیب دیده است: تا جایی که دنبال می‌شود برای دیدن باز است.</translation>
        </message>
        <message>
            <source>This match is damaged: it is open to look at, as far as it can be followed.</source>
            <translation type="vanished">این مسابقه آسیب دیده است: تا جایی که دنبال می‌شود برای دیدن باز است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>This match is open in another window.</source>
            <translation>این مسابقه در پنجرهٔ دیگری باز است.</translation>
        </message>
        <message>
            <source>This parenthesis closes nothing.</source>
            <translation type="vanished">این پرانتز چیزی را نمی‌بندد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This rulebook does not have that Summon.</source>
            <translation>این کتاب قوانین چنین احضاری ندارد.</translation>
        </message>
        <message>
            <source>This rulebook has no such Summon.</source>
            <translation type="vanished">این کتاب قوانین چنین احضاری ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>This ruler is 100 mm long. If yours says otherwise, the printer has scaled the page: look for a scale or fit setting in the print dialog and set it to 100 % or “none”.</source>
            <translation>این خط‌کش ۱۰۰ میلی‌متر است. اگر خط‌کش شما چیز دیگری می‌گوید، چاپگر صفحه را تغییر اندازه داده است: در پنجرهٔ چاپ دنبال مقیاس یا جا دادن در صفحه بگردید و آن را ۱۰۰٪ یا «هیچ» بگذارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>This saves more than it costs</source>
            <translation>این بیش از هزینه‌اش حفظ می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>This text is applied by hand.</source>
            <translation>این متن با دست انجام می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>This version cannot be read: {error}</source>
            <translation>این نسخه خوانده نمی‌شود: {error}</translation>
        </message>
        <message>
            <source>Throw away</source>
            <translation type="vanished">دور انداختن</translation>
        </message>
        <message>
            <source>Throw away (you can put it back)</source>
            <translation type="vanished">دور انداختن (برمی‌گردد)</translation>
        </message>
        <message>
            <source>Throw away: {match}</source>
            <translation type="vanished">دور انداختن: {match}</translation>
        </message>
        <message>
            <source>Throw the chosen decks away; they can be put back</source>
            <translation type="vanished">دور انداختن دک‌های برگزیده؛ می‌توان برگرداند</translation>
        </message>
        <message>
            <source>Throw the folder away with what is in it</source>
            <translation type="vanished">دور انداختن پوشه با آنچه در آن است</translation>
        </message>
        <message>
            <source>Throwing away</source>
            <translation type="vanished">دور انداختن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Timeline</source>
            <extracomment>all moments of a match, to go back to; name of a panel</extracomment>
            <translation>خط زمان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To Main Phase 2</source>
            <translation>به مرحلهٔ اصلی ۲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To a free zone of the field</source>
            <translation>به محدوده خالی میدان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To its area of the field</source>
            <translation>به ناحیهٔ خودش روی زمین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its left</source>
            <translation>سمت چپ آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its owner's Shrine</source>
            <translation>به Shrine صاحبش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To its owner's Trash</source>
            <translation>به دورریز صاحبش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To its owner's hand</source>
            <translation>به دست صاحبش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its right</source>
            <translation>سمت راست آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the At Line</source>
            <translation>به At Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the At Line, or into the Arena</source>
            <translation>به At Line، یا به میدان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Battle Phase</source>
            <translation>به مرحلهٔ نبرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Df Line</source>
            <translation>به Df Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Df Line, or into the Arena</source>
            <translation>به Df Line، یا به میدان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Draw Phase</source>
            <translation>به مرحلهٔ برداشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/playmat.py" />
            <source>To the End Phase</source>
            <translation>به مرحلهٔ پایان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the Graveyard</source>
            <translation>به گورستان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Life</source>
            <translation>به جان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Life, face-up</source>
            <translation>به لایف، رو به بالا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Remove Zone</source>
            <translation>به Remove Zone</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Shrine</source>
            <translation>به Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Standby Phase</source>
            <translation>به مرحلهٔ انتظار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Trash</source>
            <translation>به دورریز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the bottom of its owner's Deck</source>
            <translation>زیر دک صاحبش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the bottom of the Deck</source>
            <translation>زیر دک</translation>
        </message>
        <message>
            <source>To the cards</source>
            <translation type="vanished">به کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the field</source>
            <translation>به میدان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the hand</source>
            <translation>به دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>To the last Life Point: effects, Chains, a Field Spell, a Synchro Summon and a Counter Trap.</source>
            <translation>تا آخرین جان: اثرها، زنجیره‌ها، افسون میدانی، احضار همگام و تلهٔ پاد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>To the last attack: a Stage, Events, [Trigger], Counter and Double Attack.</source>
            <translation>تا آخرین حمله: صحنه، رویداد، [تریگر]، کانتر و حملهٔ دوگانه.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>To the log</source>
            <translation>به گزارش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the next Main Phase</source>
            <translation>به مرحلهٔ اصلی بعدی</translation>
        </message>
        <message>
            <source>To the next turn</source>
            <translation type="vanished">به نوبت بعد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>To the positions</source>
            <translation>به وضعیت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To the top of its owner's Deck</source>
            <translation>روی دک صاحبش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the top of its owner's Deck (Extra Deck)</source>
            <translation>روی دک صاحبش (دک اضافه)</translation>
        </message>
        <message>
            <source>To the top of its owner's Library</source>
            <translation type="vanished">روی Library صاحبش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the top of its owner's Life, face-down</source>
            <translation>روی جان صاحبش، به پشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the top of its owner's Life, face-up</source>
            <translation>به بالای لایف صاحبش، رو به بالا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the top of the Deck</source>
            <translation>روی دک</translation>
        </message>
        <message>
            <source>To the turn before</source>
            <translation type="vanished">به نوبت پیش</translation>
        </message>
        <message>
            <source>Together</source>
            <translation type="vanished">با هم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Token</source>
            <extracomment>Yu-Gi-Oh!: a monster that is no card</extracomment>
            <translation>نشانه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Tokens</source>
            <extracomment>Yu-Gi-Oh!: monsters that are no cards (plural)</extracomment>
            <translation>نشانه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Too many DON!! cards: at most {most}.</source>
            <translation>کارت‌های ⁦DON!!⁩ بیش از حد است: حداکثر {most}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Top margin</source>
            <translation>حاشیهٔ بالا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Top, bottom</source>
            <translation>بالا، پایین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Toss a coin</source>
            <translation>انداختن سکه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trait</source>
            <extracomment>One Piece and Summoner Master: a property of a card; a field</extracomment>
            <translation>خصلت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Traits</source>
            <extracomment>One Piece and Summoner Master: properties of a card; a field</extracomment>
            <translation>خصلت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trap</source>
            <extracomment>Yu-Gi-Oh!: a trap card</extracomment>
            <translation>تله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Trap Cards</source>
            <translation>کارت‌های تله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Traps</source>
            <extracomment>Yu-Gi-Oh!: trap cards (plural); a group in a deck</extracomment>
            <translation>تله‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Trash</source>
            <extracomment>One Piece: the area of cards that have left the game for now (a noun)</extracomment>
            <translation>دورریز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Tribe</source>
            <extracomment>Summoner Master: a property of Seals, the rulebook's term; heading</extracomment>
            <translation>قبیله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Tribes</source>
            <extracomment>Summoner Master: a field of a card (plural)</extracomment>
            <translation>قبیله‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Tribute {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>قربانی کردن {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trigger</source>
            <extracomment>One Piece: the [Trigger] text of a card; a field of a card</extracomment>
            <translation>تریگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Trigger Ability</source>
            <translation>توانایی ماشه‌ای</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Trigger Effect</source>
            <translation>اثر ماشه‌ای</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Try 10,000 hands</source>
            <translation>آزمودن ۱۰٬۰۰۰ دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Try again</source>
            <translation>دوباره امتحان کنید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Try again in a moment.</source>
            <translation>لحظه‌ای دیگر دوباره امتحان کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Try fewer words, or clear the filters.</source>
            <translation>واژه‌های کمتری بنویسید، یا پالایه‌ها را بردارید.</translation>
        </message>
        <message>
            <source>Try fewer words, or take the filters away.</source>
            <translation type="vanished">واژه‌های کمتری بنویسید، یا پالایه‌ها را بردارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Turn</source>
            <extracomment>Yu-Gi-Oh!: flip or turn a card (verb, on a button)</extracomment>
            <translation>برگرداندن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Turn face-up or face-down</source>
            <translation>برگرداندن به رو یا به پشت</translation>
        </message>
        <message>
            <source>Turn over</source>
            <translation type="vanished">برگرداندن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Turn player’s, then the opponent’s</source>
            <translation>اول بازیکن نوبت، سپس حریف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Turn the paper: more cards fit</source>
            <translation>کاغذ را بچرخانید: کارت بیشتری جا می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Turn up {cards}</source>
            <translation>رو کردن {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Turn {card}: it is better off in its other position</source>
            <translation>حالت {card} را عوض کنید: در حالت دیگر بهتر است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Turn {n}</source>
            <extracomment>the n-th turn of the match; heading in the log</extracomment>
            <translation>نوبت {n}</translation>
        </message>
        <message>
            <source>Turn {n} · {phase} · {at} / {all}</source>
            <translation type="vanished">نوبت {n}، {phase}، {at} / {all}</translation>
        </message>
        <message>
            <source>Turn {n} · {who}</source>
            <translation type="vanished">نوبت {n}، {who}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Turn {turn}</source>
            <extracomment>the number of the turn at which a match stands</extracomment>
            <translation>نوبت {turn}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Turn {turn}: {better}, not {played}</source>
            <translation>نوبت {turn}: {better}، نه {played}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Turn {turn}: {who}</source>
            <translation>نوبت {turn}: {who}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Turns</source>
            <extracomment>Summoner Master: how many turns a Mystic Card lasts; a field of a card (noun)</extracomment>
            <translation>نوبت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Two columns are set to {field}.</source>
            <translation>دو ستون {field} است.</translation>
        </message>
        <message>
            <source>Two columns are {field}.</source>
            <translation type="vanished">دو ستون {field} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Two counters now: 2700, 2000 and 1700 ATK, against 3500 Life Points and one monster. Enter the Battle Phase and attack {other} with {card}.</source>
            <translation>حالا دو شمارنده هست: امتیاز حملهٔ ۲۷۰۰، ۲۰۰۰ و ۱۷۰۰ در برابر ۳۵۰۰ جان و یک هیولا. به مرحلهٔ نبرد بروید و با {card} به {other} حمله کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Two lines that part at moment {n}</source>
            <translation>دو خط که در لحظهٔ {n} جدا می‌شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>Two numbers from 0 to 13, separated by a comma.</source>
            <translation>دو عدد از ۰ تا ۱۳، جدا با ویرگول.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Two pages that show whether your printer keeps sizes and aligns both sides</source>
            <translation>دو صفحه که نشان می‌دهد چاپگرتان اندازه و روها را نگه می‌دارد یا نه</translation>
        </message>
        <message>
            <source>Two pages that show whether your printer keeps sizes and sides</source>
            <translation type="vanished">دو صفحه که نشان می‌دهد چاپگرتان اندازه و روها را نگه می‌دارد یا نه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Two people</source>
            <translation>دو نفر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Two people, one screen</source>
            <translation>دو نفر، یک صفحه</translation>
        </message>
        <message>
            <source>Two starter decks are shuffled and ready. Play with someone, or play both sides yourself.</source>
            <translation type="vanished">دو دک آغازین بر خورده‌اند و آماده‌اند. با کسی بنشینید، یا خودتان هر دو طرف را بازی کنید.</translation>
        </message>
        <message>
            <source>Two starter decks are shuffled and waiting. Sit down with somebody, or play both sides yourself.</source>
            <translation type="vanished">دو دک آغازین بر خورده‌اند و آماده‌اند. با کسی بنشینید، یا خودتان هر دو طرف را بازی کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Two-sided printing</source>
            <translation>برگرداندن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Type</source>
            <extracomment>Yu-Gi-Oh!: the Type of a monster, such as Dragon; heading</extracomment>
            <translation>نوع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Type a part of the card's name, choose the card and press Enter. Pictures without a card are left out.</source>
            <translation>بخشی از نام کارت را بنویسید، کارت را انتخاب کنید و Enter را بزنید. تصویرهای بدون کارت کنار گذاشته می‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Type and Attribute</source>
            <translation>نوع و ویژگی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Types</source>
            <extracomment>Yu-Gi-Oh!: the Types of a monster; a field of a card</extracomment>
            <translation>نوع‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>T{n}</source>
            <extracomment>the n-th turn, as short as can be, above the row of phases</extracomment>
            <translation>ن{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Under an Effect of {card}.</source>
            <translation>زیر اثر {card} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Under an Effect of {card}: “{words}”</source>
            <translation>زیر اثر {card} است: «{words}»</translation>
        </message>
        <message>
            <source>Under its owner's Deck</source>
            <translation type="vanished">زیر دک صاحبش</translation>
        </message>
        <message>
            <source>Under the Deck</source>
            <translation type="vanished">زیر دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Undo</source>
            <extracomment>take the last answer back (verb, on a button)</extracomment>
            <translation>واگرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Undo (Ctrl+Z)</source>
            <translation>واگرد (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Undo, or try again.</source>
            <translation>واگرد کنید یا دوباره امتحان کنید.</translation>
        </message>
        <message>
            <source>Undo, redo</source>
            <translation type="vanished">واگرد، ازنو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>واگرد: {what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Unknown cards</source>
            <translation>کارت‌های ناشناخته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Unknown file type.</source>
            <translation>این نوع پرونده اینجا شناخته نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Unpacking the starter cards</source>
            <translation>باز کردن کارت‌های آغازین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Unsaved deck</source>
            <translation>دک ذخیره نشده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Until when the Damage Step takes responses</source>
            <translation>گام آسیب تا کی پاسخ می‌پذیرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <location filename="../desktop/sanam/ui/proxies/sources.py" />
            <source>Untitled deck</source>
            <translation>دک بی‌نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Use</source>
            <extracomment>button: use a card or an ability (verb)</extracomment>
            <translation>به‌کارگیری</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Use all slots</source>
            <translation>همهٔ خانه‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Use an effect of which the program cannot tell when it may be used</source>
            <translation>به‌کارگیری اثری که برنامه نمی‌تواند بگوید چه زمانی مجاز است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Use as cover</source>
            <translation>استفاده به‌عنوان جلد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its Counter</source>
            <translation>کانترش را به کار ببر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its Counter on another card</source>
            <translation>کانتر آن را برای کارت دیگری به کار ببرید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Use its Skill</source>
            <translation>به کار بردن Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its [Counter] ability</source>
            <translation>توانایی [کانتر] را به کار ببر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Use none</source>
            <translation>استفاده نکردن</translation>
        </message>
        <message>
            <source>Use only the cards of this deck.</source>
            <translation type="vanished">فقط کارت‌های همین دک را به کار ببرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use the [Trigger]</source>
            <translation>‏[تریگر] را به کار ببر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Use the default folder</source>
            <translation>پوشهٔ معمول</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Use the link from the clipboard</source>
            <translation>برداشتن پیوند از بریده‌دان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Use this card instead</source>
            <translation>این کارت به جای آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Use this slot</source>
            <translation>از این جا استفاده شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>Use {card} now: it changes what happens</source>
            <translation>اکنون از {card} استفاده کنید: نتیجه را عوض می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Use {card}: its effect is worth more than it costs</source>
            <translation>{card} را به کار ببرید: اثرش بیش از هزینه‌اش می‌ارزد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Use {card}: what it does is worth more than it costs</source>
            <translation>از {card} استفاده کنید: اثرش بیش از هزینه‌اش می‌ارزد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Usual</source>
            <extracomment>how often a player is asked to respond: as usual</extracomment>
            <translation>معمول</translation>
        </message>
        <message>
            <source>V</source>
            <translation type="vanished">V</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Versions of this deck</source>
            <translation>نسخه‌های این دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Versions of this deck…</source>
            <translation>نسخه‌های این دک…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>WATER</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>آب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>WIND</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>باد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Waiting</source>
            <extracomment>state: it is the other player's time to answer</extracomment>
            <translation>در انتظار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Waiting abilities</source>
            <translation>توانایی‌های در انتظار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Watch a replay</source>
            <translation>دیدن بازپخش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Watch the replay</source>
            <translation>تماشای بازپخش</translation>
        </message>
        <message>
            <source>Way of Summoning</source>
            <translation type="vanished">راه احضار</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Welcome! Both duelists have 8000 Life Points. Who brings the other's to 0 wins the duel.</source>
            <translation>خوش آمدید! هر دو بازیکن ۸۰۰۰ جان دارند. هر که جان دیگری را به ۰ برساند دوئل را می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Welcome! You are a Summoner: you cast Seals, creatures that fight for you, and Mystic Cards, your spells. Your hand lies at the bottom: five Seals and two Mystic Cards.</source>
            <translation>خوش آمدید! شما Summoner هستید: Sealها را اجرا می‌کنید، موجوداتی که برای شما می‌جنگند، و کارت‌های Mystic را که جادوی شماست. دست شما پایین است: پنج Seal و دو کارت Mystic.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Welcome! {card} is your Leader.</source>
            <translation>خوش آمدید! {card} لیدر شماست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What a replayed attack may become</source>
            <translation>حملهٔ دوباره چه می‌تواند بشود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What causes a replay of an attack</source>
            <translation>چه چیزی حمله را دوباره می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>What decided it</source>
            <translation>چه چیزی تعیین‌کننده بود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>What happens is shown one thing after another</source>
            <translation>رویدادها یکی پس از دیگری نشان داده شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What happens to the old one</source>
            <translation>بر سر قبلی چه می‌آید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>What is listed</source>
            <translation>چه چیزی فهرست شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>What is to be reached</source>
            <translation>آنچه باید به دست آید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>What it applies to is chosen when it is activated, so that the other player can respond to the choice.</source>
            <translation>آنچه اثر بر آن است هنگام فعال‌سازی انتخاب می‌شود، تا بازیکن دیگر بتواند به این انتخاب پاسخ دهد.</translation>
        </message>
        <message>
            <source>What it gains</source>
            <translation type="vanished">آنچه به دست می‌آورد</translation>
        </message>
        <message>
            <source>What it may be equipped to</source>
            <translation type="vanished">به چه می‌تواند تجهیز شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>What it names has no effect on this card.</source>
            <translation>آنچه نام می‌برد بر این کارت اثری ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>What its text demands is not so now.</source>
            <translation>آنچه متن آن می‌خواهد اکنون برقرار نیست.</translation>
        </message>
        <message>
            <source>What makes an attack be replayed</source>
            <translation type="vanished">چه چیزی حمله را دوباره می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What stops a change of position in Main Phase 2</source>
            <translation>چه چیزی تغییر موضع را در مرحلهٔ اصلی ۲ می‌بندد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>What the chart counts</source>
            <translation>نمودار چه را می‌شمارد</translation>
        </message>
        <message>
            <source>What the import did</source>
            <translation type="vanished">وارد کردن چه کرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>What the list says</source>
            <translation>آن‌چه فهرست می‌گوید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What the turn player may activate first</source>
            <translation>آنچه صاحب نوبت می‌تواند نخست فعال کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/card_menu.py" />
            <source>What this card may do</source>
            <translation>کارهایی که این کارت می‌تواند بکند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>What to do with the cards</source>
            <translation>با کارت‌ها چه شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>What to print</source>
            <translation>چه چاپ شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>What would the computer do here, and why?</source>
            <translation>رایانه اینجا چه می‌کرد و چرا؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/commands.py" />
            <source>What would you like to do?</source>
            <translation>چه کاری می‌خواهید انجام دهید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>What you had before is kept in {folder}.</source>
            <translation>آن‌چه پیش‌تر داشتید در {folder} نگه داشته شده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>What you own</source>
            <translation>کارت‌هایی که دارید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>When At is equal the higher Sp (speed) wins; when that is equal, too, both are destroyed. 7 Levels in your opponent's Shrine, and 2 in yours. Let us see what comes next.</source>
            <translation>وقتی At برابر باشد Sp (سرعت) بالاتر می‌برد؛ اگر آن هم برابر باشد هر دو نابود می‌شوند. Shrine حریف ۷ سطح دارد و Shrine شما ۲. ببینیم بعد چه می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>When Flip Effects act in battle</source>
            <translation>اثر چرخشی در نبرد کی عمل می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When another of your cards is attacked you may rest this one, and it is attacked instead.</source>
            <translation>وقتی به کارت دیگر شما حمله شود می‌توانید این را بخوابانید تا به جای آن مورد حمله قرار گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When damage takes this card from Life, you may use this instead of adding it to your hand.</source>
            <translation>وقتی آسیب این کارت را از جان بردارد، می‌توانید به جای افزودن به دست این را به کار ببرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When it damages the Leader, it deals 2 damage instead of 1.</source>
            <translation>وقتی به لیدر آسیب بزند، به جای ۱ آسیب ۲ آسیب می‌زند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>When it is cast, the Seals that it asks for may leave the game; it gains what its Growth Box says.</source>
            <translation>هنگام اجرا، Sealهایی که می‌خواهد می‌توانند از بازی خارج شوند؛ آنچه Growth Box می‌گوید می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>When off, a PDF of scanned cards is several times smaller</source>
            <translation>اگر خاموش باشد PDF کارت‌های اسکن‌شده چند برابر کوچک‌تر است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>When off, the corners are filled, so that straight cuts leave no white</source>
            <translation>اگر خاموش باشد گوشه‌ها پر می‌شوند: برش راست سفیدی نمی‌گذارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>When something happens</source>
            <translation>وقتی چیزی رخ می‌دهد</translation>
        </message>
        <message>
            <source>When something happens, and in the phases of the other player's turn</source>
            <translation type="vanished">وقتی چیزی رخ می‌دهد، و در مرحله‌های نوبت دیگری</translation>
        </message>
        <message>
            <source>When the other player does something, and in the phases of their turn</source>
            <translation type="vanished">وقتی بازیکن دیگر کاری می‌کند، و در مرحله‌های نوبت او</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>When the other player does something, and in the phases of their turn. With hidden hands also when you could only pretend to have an answer, so that being asked tells nothing.</source>
            <translation>وقتی بازیکن دیگر کاری می‌کند، و در مرحله‌های نوبت او. با دست‌های پنهان، وقتی هم که فقط می‌توانید وانمود کنید پاسخی دارید پرسیده می‌شود، تا پرسیدن چیزی را لو ندهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>When two players hide their hands, “When something happens” also asks a player who could only pretend to have an answer, so that being asked tells nothing.</source>
            <translation>وقتی دو بازیکن دست‌هایشان را پنهان می‌کنند، «وقتی چیزی رخ می‌دهد» از بازیکنی هم که فقط می‌تواند وانمود کند پاسخی دارد می‌پرسد، تا پرسیدن چیزی را لو ندهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Whenever something could be activated</source>
            <translation>هر وقت چیزی فعال‌شدنی باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Whenever something could be activated. With hidden hands, being asked tells the other player so.</source>
            <translation>هر وقت چیزی فعال‌شدنی باشد. با دست‌های پنهان، پرسیدن این را به بازیکن دیگر لو می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>Where destroyed and discarded cards go. Too many Levels of Seals in it lose the game.</source>
            <translation>جایی که کارت‌های نابودشده و دورانداخته می‌روند. سطح زیاد Sealها در آن بازی را می‌بازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Where was most lost, and what would the computer have done?</source>
            <translation>بیشترین زیان کجا بود و رایانه چه می‌کرد؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Whether that phase goes on after it</source>
            <translation>ادامه یافتن یا نیافتن آن مرحله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Which cards</source>
            <translation>کدام کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Which number</source>
            <translation>کدام عدد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <source>Which pile the chart counts</source>
            <translation>نمودار کدام دسته را می‌شمارد</translation>
        </message>
        <message>
            <source>Whichever lies at hand; the first picture is shown.</source>
            <translation type="vanished">هر کدام که دم دست است؛ تصویر نخست نشان داده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>While Seals stand in the At Line, only those can be attacked.</source>
            <translation>تا Sealای در At Line هست، فقط به آن‌ها حمله می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>While only one player's wait</source>
            <translation>وقتی تنها از آن یک بازیکن در انتظار است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Who puts effects on the Chain first</source>
            <translation>چه کسی اول اثرها را در زنجیره می‌گذارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Who starts</source>
            <translation>چه کسی آغاز می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Who starts after a drawn duel</source>
            <translation>پس از دوئل مساوی چه کسی آغاز می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Whole deck</source>
            <translation>همهٔ دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Whose turn it is</source>
            <translation>نوبت کیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Width, height</source>
            <translation>پهنا، بلندی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Win the duel</source>
            <translation>برد دوئل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>With</source>
            <extracomment>Summoner Master: with which Seal a Combination is made; a field of a card</extracomment>
            <translation>دارای</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>With other monsters whose Levels complete the sum it becomes a Synchro Monster.</source>
            <translation>با هیولاهای دیگری که سطح‌هایشان جمع را کامل کند هیولای همگام می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Without Growth</source>
            <translation>بدون Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Won – lost</source>
            <translation>برد – باخت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Words</source>
            <extracomment>heading of the help for searching: words that are looked for</extracomment>
            <translation>واژه‌ها</translation>
        </message>
        <message>
            <source>Words of the name, or fields: type:dragon  level&gt;=5  text:"draw"  -kind:trap</source>
            <translation type="vanished">واژه‌های نام، یا فیلدها: ⁦type:dragon  level&gt;=5  text:"draw"  -kind:trap⁩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Words on cards and in questions</source>
            <translation>واژه‌های روی کارت‌ها و در پرسش‌ها</translation>
        </message>
        <message>
            <source>Work by hand</source>
            <translation type="vanished">کار با دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Worth of the position over the match</source>
            <translation>ارزش وضعیت در طول مسابقه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Woven rosette</source>
            <translation>گل بافته</translation>
        </message>
        <message>
            <source>Write a length such as 8 mm, 0.8 cm or 0.3 in.</source>
            <translation type="vanished">طول را مثلاً 8 mm، 0.8 cm یا 0.3 in بنویسید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Writing the PDF</source>
            <translation>نوشتن PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Writing the calibration sheet</source>
            <translation>نوشتن برگهٔ تنظیم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Writing the card texts</source>
            <translation>نوشتن متن کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Xyz</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>اکسیز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Xyz Materials</source>
            <translation>ماده‌های اکسیز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Xyz Materials lie under an Xyz Monster.</source>
            <translation>مواد اکسیز زیر هیولای اکسیز قرار دارند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Xyz Monsters</source>
            <translation>هیولاهای اکسیز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Xyz Summon {cards}</source>
            <translation>احضار اکسیز {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Yes</source>
            <extracomment>button that answers a question</extracomment>
            <translation>بله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>You are looking at an earlier moment.</source>
            <translation>لحظه‌ای پیشین را می‌بینید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>You are looking at an earlier moment. Return to now first.</source>
            <translation>لحظه‌ای پیشین را می‌بینید. اول به اکنون برگردید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>You are not its owner.</source>
            <translation>شما صاحب آن نیستید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>You can control only one of this card.</source>
            <translation>فقط یکی از این کارت را می‌توانید کنترل کنید.</translation>
        </message>
        <message>
            <source>You can go on playing; it is tried again. Do not close the window before it is saved.</source>
            <translation type="vanished">می‌توانید بازی را ادامه دهید؛ دوباره تلاش می‌شود. پیش از ذخیره شدن پنجره را نبندید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>You can go on playing; saving will be tried again. Do not close the window until the match is saved.</source>
            <translation>می‌توانید بازی را ادامه دهید؛ دوباره تلاش می‌شود. پیش از ذخیره شدن پنجره را نبندید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>You can win this Subturn.</source>
            <translation>در همین Subturn می‌توانید ببرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>You can win this turn.</source>
            <translation>در همین نوبت می‌توانید ببرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>You do not control it.</source>
            <translation>زیر فرمان شما نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>You drew a card. {card} has Level 6: it needs a Tribute, a Monster of yours that goes to the Graveyard. Normal Summon {card} and Tribute {other}.</source>
            <translation>یک کارت برداشتید. {card} سطح ۶ است: به قربانی نیاز دارد، هیولایی از شما که به گورستان می‌رود. {card} را احضار معمولی و {other} را قربانی کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You drew {card}. Normal Summon it. It is a "Lantern" monster, too: {other} counts it, and yours have 100 ATK more.</source>
            <translation>{card} را برداشتید. آن را احضار معمولی کنید. این هم هیولای «فانوس» است: {other} آن را می‌شمارد و هیولاهای فانوس شما ۱۰۰ امتیاز حملهٔ بیشتر دارند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>You had no Seal and have brought none: ending the Main Step now loses the game (103.5).</source>
            <translation>شما Seal نداشتید و هیچ Sealی هم نیاوردید: پایان دادن به Main Step در این لحظه به باخت بازی می‌انجامد (103.5).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You have 1 Mp left, and nothing in your hand costs so little. End your Main Step. Your Mp are filled up to 8, and your opponent's Subturn begins.</source>
            <translation>۱ Mp برایتان مانده و هیچ کارتی در دست شما این‌قدر ارزان نیست. گام اصلی را پایان دهید. Mp شما به ۸ می‌رسد و Subturn حریف آغاز می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You have 6 of your 8 Mp left. Cast {card} into the At Line.</source>
            <translation>از ۸ Mp شما ۶ Mp مانده است. {card} را در At Line اجرا کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have enough Life to let this through. Pass.</source>
            <translation>جان کافی دارید که بگذارید بگذرد. رد کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have five DON!!. Play {card} for four. It will strike in your next turn.</source>
            <translation>پنج ⁦DON!!⁩ دارید. {card} را با چهارتا بازی کنید. در نوبت بعدی شما ضربه می‌زند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You have won your first duel. You know effects and costs, Chains, Field Spells, Counter Traps and the Synchro Summon. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>نخستین دوئل خود را بردید. با اثرها و هزینه‌ها، زنجیره‌ها، افسون میدانی، تلهٔ پاد و احضار همگام آشنا شدید. حالا مسابقهٔ خودتان را بازی کنید: مربی پیش از اشتباه هشدار می‌دهد و هر پاسخی را می‌توان پس گرفت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have won your first game. You know DON!!, Characters, Stages, Events, Counter, Blocker and [Trigger]. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>نخستین بازی خود را بردید. با ⁦DON!!⁩، شخصیت‌ها، صحنه، رویداد، کانتر، سدکننده و [تریگر] آشنا شدید. حالا مسابقهٔ خودتان را بازی کنید: مربی پیش از اشتباه هشدار می‌دهد و هر پاسخی را می‌توان پس گرفت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may play it in the Counter Step, when your Leader or a Character is attacked.</source>
            <translation>می‌توانید آن را در گام کانتر بازی کنید، وقتی به لیدر یا شخصیتی از شما حمله می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may play this Event in your Main Phase, outside of a battle.</source>
            <translation>می‌توانید این رویداد را در مرحلهٔ اصلی خود و بیرون از نبرد بازی کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may use it in your Main Phase, outside of a battle, when you pay what stands before the colon.</source>
            <translation>می‌توانید در مرحلهٔ اصلی خود و بیرون از نبرد آن را به کار ببرید، اگر آنچه پیش از دونقطه است بپردازید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>You own</source>
            <translation>شما دارید</translation>
        </message>
        <message>
            <source>You play both sides and undo anything.</source>
            <translation type="vanished">هر دو طرف را بازی می‌کنید و هر چیزی را برمی‌گردانید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>You take no damage</source>
            <translation>شما آسیبی نمی‌بینید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You win when your opponent's Shrine holds Seals of 9 Levels in all at this play level. Destroyed Seals go there. The large number beside each name counts them.</source>
            <translation>در این سطح بازی وقتی می‌برید که سطح‌های Sealهای Shrine حریف روی هم ۹ شود. Sealهای نابودشده به آنجا می‌روند. عدد بزرگ کنار هر نام آن‌ها را می‌شمارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You would have to skip your Draw Phase. {card} is a Counter Trap, which only another Counter Trap can answer. Activate it. Its cost is one card from your hand: discard {other}.</source>
            <translation>باید از مرحلهٔ برداشت خود بگذرید. {card} تلهٔ پاد است که فقط تلهٔ پاد دیگری می‌تواند به آن پاسخ دهد. فعالش کنید. هزینه‌اش یک کارت از دست شماست: {other} را دور بیندازید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your Life card is {card}, and it has [Trigger], too. Use it: the card is played and costs nothing.</source>
            <translation>کارت جان شما {card} است و آن هم [تریگر] دارد. به کارش ببرید: کارت بی‌هزینه بازی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Your decks</source>
            <translation>دک‌های شما</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Your decks with this card</source>
            <translation>دک‌های شما که این کارت را دارند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Your hand lies at the bottom: Monsters to fight with, Spells you activate in your turn, and Traps that must be Set first.</source>
            <translation>دست شما پایین است: هیولاها برای جنگ، افسون‌ها که در نوبت خود فعال می‌کنید، و تله‌ها که باید نخست کمین شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Sets a card and ends the turn.</source>
            <translation>حریف یک کارت کمین می‌کند و نوبت را پایان می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Summons {card} again, pays 2000 Life Points, and activates {other}.</source>
            <translation>حریف {card} را دوباره احضار می‌کند، ۲۰۰۰ جان می‌پردازد و {other} را فعال می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Summons {card} with 1900 ATK and attacks {other}, which has 1500.</source>
            <translation>حریف {card} با امتیاز حملهٔ ۱۹۰۰ را احضار و به {other} با ۱۵۰۰ حمله می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Your opponent Summons {card} with 1900 ATK, enters the Battle Phase, and attacks {other}.</source>
            <translation>حریف {card} را با امتیاز حملهٔ ۱۹۰۰ احضار می‌کند، به مرحلهٔ نبرد می‌رود و به {other} حمله می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent attaches two DON!! to {card} and attacks {other}: 7000 against 5000.</source>
            <translation>حریف دو ⁦DON!!⁩ به {card} می‌دهد و به {other} حمله می‌کند: ۷۰۰۰ در برابر ۵۰۰۰.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent casts {card} into the Df Line, and {other} into the At Line, which attacks {third} at once: a Seal may attack in the Subturn in which it was cast.</source>
            <translation>حریف {card} را در Df Line و {other} را در At Line اجرا می‌کند که بی‌درنگ به {third} حمله می‌کند: Seal در همان Subturn که اجرا شده می‌تواند حمله کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent draws, casts {card} into the At Line, and attacks {other} with it. Both have At 4, and both have Sp 3.</source>
            <translation>حریف کارت برمی‌دارد، {card} را در At Line اجرا می‌کند و با آن به {other} حمله می‌کند. هر دو At برابر ۴ و Sp برابر ۳ دارند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent ends the Subturn. Now it is yours again.</source>
            <translation>حریف Subturn را پایان می‌دهد. حالا دوباره نوبت شماست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent ends the turn.</source>
            <translation>حریف نوبت را پایان می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent has three Life cards and no Character. End your turn.</source>
            <translation>حریف سه کارت جان دارد و شخصیتی ندارد. نوبت خود را پایان دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Your opponent has two DON!!, plays {card}, and ends the turn.</source>
            <translation>حریف دو ⁦DON!!⁩ دارد، {card} را بازی می‌کند و نوبت را پایان می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Your opponent plays {card} and attacks you with {other}, with a DON!! attached: 6000 against your 5000.</source>
            <translation>حریف {card} را بازی می‌کند و با {other} که یک ⁦DON!!⁩ دارد به شما حمله می‌کند: ۶۰۰۰ در برابر ۵۰۰۰ شما.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent plays {card} and ends the turn.</source>
            <translation>حریف {card} را بازی می‌کند و نوبت را پایان می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent plays {card}, a Blocker, and {other}, and ends the turn.</source>
            <translation>حریف {card} را که سدکننده است و {other} را بازی می‌کند و نوبت را پایان می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent turns up {card}: the attacker is to lose 800 ATK.</source>
            <translation>حریف {card} را رو می‌کند: مهاجم باید ۸۰۰ امتیاز حمله از دست بدهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Your own</source>
            <translation>دلخواه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Your own Seals cannot be attacked.</source>
            <translation>به Sealهای خودتان نمی‌توان حمله کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Your own card</source>
            <translation>کارت خودتان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Your table is being prepared.</source>
            <translation>میز شما چیده می‌شود.</translation>
        </message>
        <message>
            <source>Your table is being set.</source>
            <translation type="vanished">میز شما چیده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Your table is ready.</source>
            <translation>میز شما آماده است.</translation>
        </message>
        <message>
            <source>Your table is set.</source>
            <translation type="vanished">میز شما آماده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/definition.py" />
            <source>Yu-Gi-Oh!</source>
            <extracomment>the name of the game</extracomment>
            <translation>یوگی‌اُه!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Yu-Gi-Oh!: a whole duel</source>
            <translation>⁦Yu-Gi-Oh!⁩: یک دوئل کامل</translation>
        </message>
        <message>
            <source>Z</source>
            <translation type="vanished">Z</translation>
        </message>
        <message>
            <source>[ and ]</source>
            <translation type="vanished">[ و ]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Banish]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>[طرد]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Blocker]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>[سدکننده]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Double Attack]</source>
            <translation>[حملهٔ دوگانه]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Rush: Character]</source>
            <translation>[یورش: شخصیت]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Rush]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>[یورش]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Unblockable]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>[سدنشدنی]</translation>
        </message>
        <message>
            <source>a battle fought</source>
            <translation type="vanished">نبرد انجام‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <location filename="../desktop/sanam/ui/table/seat/offers.py" />
            <source>a card</source>
            <translation>یک کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a card without a passcode cannot be part of a {suffix} file</source>
            <translation>کارت بی‌کد در پروندهٔ {suffix} نمی‌آید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>a completed battle</source>
            <translation>نبرد انجام‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>a counter of 2000</source>
            <translation>کانتر ۲۰۰۰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>a draw</source>
            <translation>مساوی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>a draw, {a}–{b}</source>
            <translation>مساوی، {a}–{b}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>a face-down monster</source>
            <translation>یک هیولای به پشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a folder or file with this name already exists</source>
            <translation>پوشه یا پرونده‌ای با این نام هست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>a heading</source>
            <translation>یک عنوان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>a hidden card</source>
            <translation>کارتی پنهان</translation>
        </message>
        <message>
            <source>a newer version of the program wrote this catalogue (version {found}, known {known})</source>
            <translation type="vanished">این فهرست را نسخهٔ تازه‌تری از برنامه نوشته است (نسخهٔ {found}، شناخته‌شده {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>a printed “?”</source>
            <translation>«?» چاپ‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>a single duel</source>
            <translation>یک دوئل</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>a single game</source>
            <translation>یک بازی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>a text keeps the loser from being destroyed</source>
            <translation>متن یک کارت نمی‌گذارد Seal بازنده نابود شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>a trait and a Level</source>
            <translation>خصلت و سطح</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>a tribe and its At</source>
            <translation>قبیله و At آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a {kind} card has no such field</source>
            <translation>کارت {kind} چنین فیلدی ندارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>across</source>
            <extracomment>how a back is shifted: to the side</extracomment>
            <translation>افقی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>active</source>
            <extracomment>One Piece: state of a card that stands upright and may be used</extracomment>
            <translation>آماده</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>add %n card(s)</source>
            <translation>
                <numerusform>افزودن %Ln کارت</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>add {card}</source>
            <extracomment>what Undo would take back: a card was added (lower case, follows “Undo:”)</extracomment>
            <translation>افزودن {card}</translation>
        </message>
        <message>
            <source>add {n} cards</source>
            <translation type="vanished">افزودن {n} کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>against {deck}: {result}</source>
            <translation>در برابر {deck}: {result}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all Spells</source>
            <translation>همهٔ افسون‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all Spells and Traps</source>
            <translation>همهٔ افسون‌ها و تله‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all Traps</source>
            <translation>همهٔ تله‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all cards</source>
            <translation>همهٔ کارت‌ها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>all elements</source>
            <translation>همهٔ عنصرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all monsters</source>
            <translation>همهٔ هیولاها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>all targets</source>
            <translation>همهٔ هدف‌ها</translation>
        </message>
        <message>
            <source>all those there when powers are compared</source>
            <translation type="vanished">همهٔ آن‌هایی که هنگام مقایسهٔ قدرت آنجا هستند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>an attribute</source>
            <translation>یک ویژگی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/notices.py" />
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>and {n} more</source>
            <translation>و {n} تای دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>another picture here is that of {card}, too; only the first was taken</source>
            <translation>تصویر دیگری هم اینجا از آنِ {card} است؛ تنها اولی برداشته شد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/many.py" />
            <source>any</source>
            <extracomment>a filter's value: it does not matter</extracomment>
            <translation>هر کدام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>any</source>
            <comment>printing</comment>
            <translation>هر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>any fast effect</source>
            <translation>هر اثر سریع</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>artwork of {card}</source>
            <translation>نگارهٔ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>as in the deck</source>
            <translation>به ترتیب دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>as long as it stays</source>
            <translation>تا وقتی بماند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>as the Spell says</source>
            <translation>همان‌طور که افسون می‌گوید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>at its declaration</source>
            <translation>هنگام اعلام آن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>at least {n}</source>
            <translation>دست‌کم {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>at most {n}</source>
            <translation>حداکثر {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>at the comparison</source>
            <translation>هنگام مقایسه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>banished cards</source>
            <translation>کارت‌های خارج‌شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>beside the Deck</source>
            <translation>کنار دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>best of three</source>
            <translation>بهترین از سه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>black</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>سیاه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>blue</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>آبی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>both are destroyed</source>
            <translation>هر دو نابود می‌شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>bottom</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>پایین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>bottom left</source>
            <translation>پایین چپ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>bottom right</source>
            <translation>پایین راست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by ATK</source>
            <translation>بر پایهٔ امتیاز حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>by At</source>
            <translation>بر پایهٔ At</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>by cost</source>
            <translation>بر پایهٔ هزینه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by level</source>
            <translation>بر پایهٔ سطح</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by name</source>
            <translation>بر پایهٔ نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>by power</source>
            <translation>بر پایهٔ قدرت</translation>
        </message>
        <message>
            <source>came this turn</source>
            <translation type="vanished">در این نوبت آمده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>can act</source>
            <translation>می‌تواند کاری کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>card {n}</source>
            <extracomment>place in a file: the n-th card (lower case, within a sentence)</extracomment>
            <translation>کارت {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>cards drawn each turn: {n}</source>
            <translation>کارت کشیدن در هر نوبت: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards for which either is true</source>
            <translation>یکی یا دیگری</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards for which this is not true</source>
            <translation>آنچه چنین نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>cards of both colours</source>
            <translation>کارت‌هایی با هر دو رنگ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>cards of several colours</source>
            <translation>کارت‌های چندرنگ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards of which you own one or more</source>
            <translation>کارت‌هایی که یکی یا بیشتر از آن‌ها دارید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards whose effect is applied by hand</source>
            <translation>کارت‌هایی که متنشان با دست انجام می‌شود</translation>
        </message>
        <message>
            <source>cards whose text is applied by hand</source>
            <translation type="vanished">کارت‌هایی که متنشان با دست انجام می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>cards with Interfere</source>
            <translation>کارت‌های دارای Interfere</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards with a text in this language</source>
            <translation>کارت‌هایی با متنی به این زبان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards you do not own</source>
            <translation>کارت‌هایی که ندارید</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>change %n card(s)</source>
            <translation>
                <numerusform>تغییر %Ln کارت</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>change the card</source>
            <translation>تغییر کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>change the cover</source>
            <translation>تغییر جلد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>change the list</source>
            <translation>فهرست دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>change the rules</source>
            <translation>قوانین دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>changed</source>
            <extracomment>said of an option that is not as usual</extracomment>
            <translation>تغییرکرده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>characters {n}</source>
            <extracomment>place in a text: which characters (lower case, within a sentence)</extracomment>
            <translation>نویسه‌های {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>columns in the line: {found}; in the header: {expected}</source>
            <translation>سطر {found} ستون دارد، سرستون {expected}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>combined</source>
            <extracomment>Summoner Master: said of a Seal that is part of a Combination</extracomment>
            <translation>ترکیب شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>counter</source>
            <extracomment>a counter on a card, within a sentence (noun: a marker that is counted)</extracomment>
            <translation>شمارنده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>current phase</source>
            <translation>مرحلهٔ کنونی</translation>
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
            <translation>تاریکی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>darkness</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>تاریکی</translation>
        </message>
        <message>
            <source>decisions of {name}: {n}</source>
            <translation type="vanished">تصمیم‌های {name}: {n}</translation>
        </message>
        <message>
            <source>decks as they are, by agreement</source>
            <translation type="vanished">دک‌ها همان‌گونه که هستند، با توافق</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>declaring an attack</source>
            <translation>اعلام حمله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>destroyed</source>
            <comment>what becomes of a Seal that is attacked</comment>
            <translation>نابود می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>destroyed</source>
            <comment>what becomes of a monster that is attacked</comment>
            <translation>نابود می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>destroys the old one</source>
            <translation>قبلی را نابود می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>detect the language</source>
            <translation>زبان را حدس بزن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>divine</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, within a line</extracomment>
            <translation>الهی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>down</source>
            <extracomment>how a back is shifted: downwards</extracomment>
            <translation>عمودی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>drawn: {n}</source>
            <extracomment>how many matches ended in a draw</extracomment>
            <translation>مساوی: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>earth</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>خاک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>effects negated</source>
            <translation>اثرها خنثی‌اند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>effects negated by {card}</source>
            <translation>اثرها با {card} خنثی شده‌اند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>en</source>
            <comment>the code of this language: th, fa, zh_Hant or zh_Hans</comment>
            <translation>fa</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>enter</source>
            <extracomment>button: go into a phase (verb, lower case)</extracomment>
            <translation>ورود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>enter a search term</source>
            <translation>عبارتی برای جستجو بنویسید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>every element</source>
            <translation>همهٔ عنصرها</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>exactly the Level</source>
            <translation>دقیقاً همان سطح</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>exactly {n}</source>
            <extracomment>how many cards a pile must have</extracomment>
            <translation>دقیقاً {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-down</source>
            <extracomment>how a card lies, within a sentence</extracomment>
            <translation>به پشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-down Defense Position</source>
            <translation>حالت دفاع به پشت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>face-up</source>
            <extracomment>how a card lies, within a sentence</extracomment>
            <translation>به رو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-up Attack Position</source>
            <translation>حالت حملهٔ به رو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-up Defense Position</source>
            <translation>حالت دفاع به رو</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>field {n}</source>
            <extracomment>place in a file: which field (lower case, within a sentence)</extracomment>
            <translation>فیلد {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>fire</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>آتش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>folders can be nested at most {limit} deep</source>
            <translation>پوشه‌ها دست بالا {limit} لایه در هم می‌روند</translation>
        </message>
        <message>
            <source>folders may lie {limit} deep at most</source>
            <translation type="vanished">پوشه‌ها دست بالا {limit} لایه در هم می‌روند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>form {n}</source>
            <extracomment>Summoner Master: the n-th form of an attack or a card, within a line</extracomment>
            <translation>شکل {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>from</source>
            <extracomment>before the least number of a range in a filter: from … to</extracomment>
            <translation>از</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/offers.py" />
            <source>from {cards}</source>
            <extracomment>an act that is possible from these cards</extracomment>
            <translation>از {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>given to a card</source>
            <translation>داده‌شده به کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>green</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>سبز</translation>
        </message>
        <message>
            <source>guess the language</source>
            <translation type="vanished">زبان را حدس بزن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>hand</source>
            <extracomment>a player's hand of cards, within a sentence</extracomment>
            <translation>دست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>hand, redrawn once</source>
            <translation>دست، یک بار تعویض‌شده</translation>
        </message>
        <message>
            <source>has it</source>
            <translation type="vanished">دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>heads</source>
            <extracomment>a side of the coin, within a sentence</extracomment>
            <translation>شیر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/piles.py" />
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>hidden card</source>
            <translation>کارت پنهان</translation>
        </message>
        <message>
            <source>however they came</source>
            <translation type="vanished">به هر راهی که آمده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>ignored</source>
            <extracomment>what happens with a column of a table: it is not imported</extracomment>
            <translation>کنار گذاشته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>illegal decks, by agreement</source>
            <translation>دک‌ها همان‌گونه که هستند، با توافق</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>is</source>
            <extracomment>heading between two columns: this column of the table is that field of a card</extracomment>
            <translation>هست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it contains more than {limit} files</source>
            <translation>بیش از {limit} پرونده در آن است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it contains no pictures</source>
            <translation>تصویری در آن نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it ends too soon: expected {size}, found {left}</source>
            <translation>زود تمام می‌شود: انتظار {size}، یافته {left}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>just now</source>
            <translation>همین حالا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>left</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>چپ</translation>
        </message>
        <message>
            <source>left out</source>
            <translation type="vanished">کنار گذاشته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>light</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>نور</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>line {n}</source>
            <extracomment>place in a file: which line (lower case, within a sentence)</extracomment>
            <translation>سطر {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>long</source>
            <comment>edge of the paper</comment>
            <translation>بلند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/rewinding.py" />
            <source>looks through the Deck</source>
            <translation>به دک نگاه می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/statistics.py" />
            <source>most damage: {cards}</source>
            <translation>بیشترین آسیب: {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>move {card}</source>
            <extracomment>what Undo would take back: a card was moved (lower case, follows “Undo:”)</extracomment>
            <translation>جابه‌جایی {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>name</source>
            <extracomment>a deck's name, within a sentence about a file</extracomment>
            <translation>نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain both words</source>
            <translation>نام‌هایی که هر دو واژه را دارند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain this exact phrase</source>
            <translation>نام‌هایی که واژه‌ها را به همین شکل دارند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain this, in any language and spelling</source>
            <translation>نام‌هایی که این را دارند، به هر زبان و املا</translation>
        </message>
        <message>
            <source>names that hold both words</source>
            <translation type="vanished">نام‌هایی که هر دو واژه را دارند</translation>
        </message>
        <message>
            <source>names that hold the words as they stand</source>
            <translation type="vanished">نام‌هایی که واژه‌ها را به همین شکل دارند</translation>
        </message>
        <message>
            <source>names that hold this, in any language and spelling</source>
            <translation type="vanished">نام‌هایی که این را دارند، به هر زبان و املا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>negated</source>
            <extracomment>said of a link of the chain that has no effect</extracomment>
            <translation>خنثی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>no</source>
            <extracomment>value of a field of a card, within a line</extracomment>
            <translation>نه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>no card</source>
            <translation>هیچ کارتی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card code was found</source>
            <translation>کد کارتی پیدا نشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card has the code or name “{value}”</source>
            <translation>هیچ کارتی کد یا نام «{value}» ندارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card has this id, code or name</source>
            <translation>کارتی با این شناسه، کد یا نام نیست</translation>
        </message>
        <message>
            <source>no card of this code is known</source>
            <translation type="vanished">کارتی با این کد شناخته نیست</translation>
        </message>
        <message>
            <source>no column is known for: {fields}</source>
            <translation type="vanished">ستونی برای این‌ها شناخته نیست: {fields}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no column was found for: {fields}</source>
            <translation>ستونی برای این‌ها شناخته نیست: {fields}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>no element</source>
            <translation>بی‌عنصر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>no extension</source>
            <translation>بدون پسوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no known card has this code</source>
            <translation>کارتی با این کد شناخته نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no line names a card</source>
            <translation>هیچ سطری کارتی را نام نمی‌برد</translation>
        </message>
        <message>
            <source>no list begins with “!”</source>
            <translation type="vanished">فهرستی با «!» آغاز نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no row of “datas” has a matching row in “texts”</source>
            <translation>هیچ سطری از «datas» متن ندارد</translation>
        </message>
        <message>
            <source>no row of “datas” has its texts</source>
            <translation type="vanished">هیچ سطری از «datas» متن ندارد</translation>
        </message>
        <message>
            <source>no such file, and no starter deck of that name</source>
            <translation type="vanished">چنین پرونده‌ای نیست، و دک آغازینی با این نام هم نیست</translation>
        </message>
        <message>
            <source>no such file, and no starter deck of that name (there are: {known})</source>
            <translation type="vanished">چنین پرونده‌ای نیست، و دک آغازینی با این نام هم نیست (موجود: {known})</translation>
        </message>
        <message>
            <source>no suffix</source>
            <translation type="vanished">بدون پسوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>nobody loses</source>
            <translation>هیچ‌یک نمی‌بازد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>none</source>
            <extracomment>value of an option of an edition: there is none of it</extracomment>
            <translation>بدون محدودیت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>not finished</source>
            <translation>تمام نشده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>not in this set</source>
            <translation>نه در این مجموعه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>not in this set, with [Trigger]</source>
            <translation>نه در این مجموعه، با [تریگر]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>not now</source>
            <translation>اکنون نه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>nothing</source>
            <extracomment>value of a field of a card: it is empty, within a line</extracomment>
            <translation>هیچ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>nothing happens</source>
            <translation>اتفاقی نمی‌افتد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>nothing is destroyed</source>
            <translation>هیچ‌یک نابود نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>numbers are compared</source>
            <translation>عددها مقایسه می‌شوند</translation>
        </message>
        <message>
            <source>one draw later</source>
            <translation type="vanished">یک برداشت بعد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>one for each player</source>
            <translation>برای هر بازیکن یکی</translation>
        </message>
        <message>
            <source>one in all</source>
            <translation type="vanished">روی هم یکی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>one in total</source>
            <translation>روی هم یکی</translation>
        </message>
        <message>
            <source>one or the other</source>
            <translation type="vanished">یکی یا دیگری</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>one target</source>
            <translation>یک هدف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>only what answers the Summon</source>
            <translation>تنها آنچه به احضار پاسخ می‌دهد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>opening hand: {n}</source>
            <translation>دست آغازین: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>other</source>
            <extracomment>a group of cards that are none of those before</extracomment>
            <translation>بدون</translation>
        </message>
        <message>
            <source>other list</source>
            <translation type="vanished">فهرست دیگر</translation>
        </message>
        <message>
            <source>other rules</source>
            <translation type="vanished">قوانین دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>paper</source>
            <extracomment>of rock-paper-scissors, within a sentence</extracomment>
            <translation>کاغذ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>parentheses group conditions</source>
            <translation>پرانتز با هم نگه می‌دارد</translation>
        </message>
        <message>
            <source>parentheses hold together</source>
            <translation type="vanished">پرانتز با هم نگه می‌دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>part {n}</source>
            <extracomment>place in a file: which part (lower case, within a sentence)</extracomment>
            <translation>بخش {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>placed in any way</source>
            <translation>به هر راهی که آمده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>plain</source>
            <comment>printing</comment>
            <translation>ساده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>played this turn</source>
            <translation>در این نوبت آمده</translation>
        </message>
        <message>
            <source>printed numbers that begin so</source>
            <translation type="vanished">شماره‌های چاپی که چنین آغاز می‌شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>printed numbers that start like this</source>
            <translation>شماره‌های چاپی که چنین آغاز می‌شوند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>printing of {card}</source>
            <translation>چاپ {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>purple</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>بنفش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>red</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>قرمز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>remove {card}</source>
            <extracomment>what Undo would take back: a card was removed (lower case, follows “Undo:”)</extracomment>
            <translation>برداشتن {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>resolves now</source>
            <translation>اکنون اجرا می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>rested</source>
            <extracomment>One Piece: state of a card that is turned sideways</extracomment>
            <translation>خوابیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>restore a version</source>
            <translation>بازگرداندن نسخه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>right</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>راست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>rock</source>
            <extracomment>of rock-paper-scissors, within a sentence</extracomment>
            <translation>سنگ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>row {n}</source>
            <extracomment>place in a table: which row (lower case, within a sentence)</extracomment>
            <translation>ردیف {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>rulings changed: {n}</source>
            <translation>تصمیم‌های تغییرکرده: {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>scissors</source>
            <extracomment>of rock-paper-scissors, within a sentence</extracomment>
            <translation>قیچی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>scripted duel {script}</source>
            <translation>دوئل فیلم‌نامه‌دار {script}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>seed {seed}</source>
            <extracomment>the number that a foreign replay's chance begins with</extracomment>
            <translation>بذر تصادف {seed}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>set aside</source>
            <translation>کنار گذاشته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>several colours</source>
            <translation>چندرنگ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>several strikes</source>
            <translation>چند ضربه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>short</source>
            <comment>edge of the paper</comment>
            <translation>کوتاه</translation>
        </message>
        <message>
            <source>something must follow “{field}”</source>
            <translation type="vanished">پس از «{field}» باید چیزی بیاید</translation>
        </message>
        <message>
            <source>something to look for must stand here</source>
            <translation type="vanished">اینجا باید چیزی برای جستجو باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>table {n}</source>
            <extracomment>place in a file: which table of it (lower case, within a sentence)</extracomment>
            <translation>جدول {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>tails</source>
            <extracomment>a side of the coin, within a sentence</extracomment>
            <translation>خط</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>take a list</source>
            <translation>برداشتن فهرست</translation>
        </message>
        <message>
            <source>take out {card}</source>
            <translation type="vanished">برداشتن {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>texts that contain this</source>
            <translation>متن‌هایی که این را دارند</translation>
        </message>
        <message>
            <source>texts that hold this</source>
            <translation type="vanished">متن‌هایی که این را دارند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>that card</source>
            <translation>آن کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the archive contains paths outside its own folder</source>
            <translation>بایگانی می‌خواهد بیرون از پوشهٔ خود بنویسد</translation>
        </message>
        <message>
            <source>the archive has {count} files, more than the {limit} that are read</source>
            <translation type="vanished">بایگانی {count} پرونده دارد، بیش از {limit} پرونده‌ای که خوانده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the archive has {count} files; the limit is {limit}</source>
            <translation>بایگانی {count} پرونده دارد، بیش از {limit} پرونده‌ای که خوانده می‌شود</translation>
        </message>
        <message>
            <source>the archive wants to write outside its folder</source>
            <translation type="vanished">بایگانی می‌خواهد بیرون از پوشهٔ خود بنویسد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>the attacker is destroyed</source>
            <translation>مهاجم نابود می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>the attacker loses, but is not destroyed</source>
            <translation>مهاجم می‌بازد، ولی نابود نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>the attacking monster</source>
            <translation>هیولای مهاجم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the card has no row in “texts”</source>
            <translation>کارت سطری در «texts» ندارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the card is neither a Monster, a Spell nor a Trap (type {value})</source>
            <translation>کارت نه هیولا، نه افسون و نه تله است (نوع {value})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue cannot be opened: {error}</source>
            <translation>فهرست کارت‌ها باز نمی‌شود: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue cannot be written: {error}</source>
            <translation>فهرست کارت‌ها نوشته نمی‌شود: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue is damaged: {error} (“sanam repair” brings it back)</source>
            <translation>فهرست کارت‌ها آسیب دیده است: {error} («sanam repair» آن را برمی‌گرداند)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the column {columns} is computed and not stored</source>
            <translation>ستون {columns} محاسبه می‌شود و ذخیره نشده است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database could not be read within {limit} seconds</source>
            <translation>پایگاه داده در {limit} ثانیه خوانده نشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database has no table “{table}”</source>
            <translation>پایگاه داده جدول «{table}» را ندارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database is damaged: {error}</source>
            <translation>پایگاه داده آسیب دیده است: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the deck has more than {limit} cards</source>
            <translation>دک بیش از {limit} کارت دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the entry is encrypted</source>
            <translation>این مورد رمزگذاری شده است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>the equipped monster</source>
            <translation>هیولای مجهزشده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the field is missing</source>
            <translation>این فیلد نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file cannot be read: {error}</source>
            <translation>پرونده خوانده نمی‌شود: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file declares a document type, which deck files never do</source>
            <translation>پرونده نوع سند اعلام می‌کند، که هیچ دکی ندارد</translation>
        </message>
        <message>
            <source>the file declares a document type, which no deck does</source>
            <translation type="vanished">پرونده نوع سند اعلام می‌کند، که هیچ دکی ندارد</translation>
        </message>
        <message>
            <source>the file has {size} bytes, more than the {limit} that are read</source>
            <translation type="vanished">پرونده {size} بایت دارد، بیش از {limit} بایتی که خوانده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is missing, is there twice, or is not what it was when the backup was made</source>
            <translation>این فایل نیست، دو بار آمده، یا همان نیست که هنگام ساخت پشتیبان بود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is not UTF-8 text</source>
            <translation>این متن UTF-8 نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is not plain text: it contains the control character U+{char:04X}</source>
            <translation>این متن نیست: نویسهٔ کنترلی U+{char:04X} دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is {size} bytes long; the limit is {limit}</source>
            <translation>پرونده {size} بایت دارد، بیش از {limit} بایتی که خوانده می‌شود</translation>
        </message>
        <message>
            <source>the format {found} is not known (known: {known})</source>
            <translation type="vanished">قالب {found} شناخته نیست (شناخته‌شده: {known})</translation>
        </message>
        <message>
            <source>the game “{value}” is not known</source>
            <translation type="vanished">بازی «{value}» شناخته نیست</translation>
        </message>
        <message>
            <source>the kind of file is not known: {suffix}</source>
            <translation type="vanished">نوع پرونده شناخته نیست: {suffix}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the length of the part in bytes, {length}, is not a multiple of 4</source>
            <translation>این بخش {length} بایت دارد که مضرب ۴ نیست</translation>
        </message>
        <message>
            <source>the line has {found} columns, but the header has {expected}</source>
            <translation type="vanished">سطر {found} ستون دارد، سرستون {expected}</translation>
        </message>
        <message>
            <source>the line has {found} columns, the header {expected}</source>
            <translation type="vanished">سطر {found} ستون دارد، سرستون {expected}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line is longer than the limit of {limit} characters</source>
            <translation>سطر از حد {limit} نویسه بلندتر است</translation>
        </message>
        <message>
            <source>the line must be a card and a number of copies</source>
            <translation type="vanished">سطر باید یک کارت و شمار آن باشد</translation>
        </message>
        <message>
            <source>the line must be a card code and a number of copies</source>
            <translation type="vanished">سطر باید کد کارت و تعداد داشته باشد</translation>
        </message>
        <message>
            <source>the line must be a kind, a number and a name</source>
            <translation type="vanished">سطر باید گونه، عدد و نام داشته باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a card and a number of copies</source>
            <translation>سطر باید یک کارت و شمار آن باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a card code and a number of copies</source>
            <translation>سطر باید کد کارت و تعداد داشته باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a kind, a number and a name</source>
            <translation>سطر باید گونه، عدد و نام داشته باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link does not begin with ydke://</source>
            <translation>پیوند با ydke:// آغاز نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link holds no deck: {error}</source>
            <translation>پیوند دکی ندارد: {error}</translation>
        </message>
        <message>
            <source>the link leads to a page that is not read; copy the list that the page shows, or its deck file</source>
            <translation type="vanished">این پیوند به صفحه‌ای می‌رود که خوانده نمی‌شود؛ فهرستی را که صفحه نشان می‌دهد یا فایل دک آن را کپی کنید</translation>
        </message>
        <message>
            <source>the link must have three parts, each closed by “!”</source>
            <translation type="vanished">پیوند باید سه بخش داشته باشد که هر یک با «!» بسته شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link must have three parts, each ending in “!”</source>
            <translation>پیوند باید سه بخش داشته باشد که هر یک با «!» بسته شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the list has more than {limit} lines</source>
            <translation>فهرست بیش از {limit} سطر دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the manifest of the backup cannot be read: {error}</source>
            <translation>فهرست محتوای پشتیبان خوانده نمی‌شود: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>the new deck</source>
            <translation>دک تازه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the number of copies {value} is not between -1 and 3</source>
            <translation>تعداد {value} میان ‎−۱ و ۳ نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the number of copies {value} is not between 0 and {most}</source>
            <translation>شمار {value} میان ۰ و {most} نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>the one triggered first</source>
            <translation>آنچه زودتر فرا رسیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>the one triggered last</source>
            <translation>آنچه دیرتر فرا رسیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>the opening hand</source>
            <translation>دست آغازین</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>the opening hand {chance}</source>
            <translation>دست آغازین {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the parenthesis is not closed</source>
            <translation>پرانتز بسته نشده است</translation>
        </message>
        <message>
            <source>the part has {length} bytes, which is not a multiple of 4</source>
            <translation type="vanished">این بخش {length} بایت دارد که مضرب ۴ نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the part is not base64: {error}</source>
            <translation>این بخش base64 نیست: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>the phase ends all the same</source>
            <translation>پایان آن مرحله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>the phase goes on</source>
            <translation>ادامهٔ آن مرحله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the picture cannot be read: {error}</source>
            <translation>تصویر خوانده نمی‌شود: {error}</translation>
        </message>
        <message>
            <source>the picture has {width} × {height} pixels, more than are read</source>
            <translation type="vanished">تصویر {width} × {height} پیکسل دارد، بیش از آنچه خوانده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the picture is too large: {width} × {height} pixels</source>
            <translation>تصویر {width} × {height} پیکسل دارد، بیش از آنچه خوانده می‌شود</translation>
        </message>
        <message>
            <source>the pile “{value}” is not known</source>
            <translation type="vanished">دستهٔ «{value}» شناخته نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the query is too long</source>
            <translation>عبارت جستجو بیش از حد بلند است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the quotation mark is not closed</source>
            <translation>علامت نقل‌قول بسته نشده است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the record is longer than the limit of {limit} characters</source>
            <translation>رکورد از حد {limit} نویسه بلندتر است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the replay cannot be unpacked: {error}</source>
            <translation>بازپخش باز نمی‌شود: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the table has no column {columns}</source>
            <translation>جدول ستون {columns} را ندارد</translation>
        </message>
        <message>
            <source>the table has {count} rows, more than the {limit} that are read</source>
            <translation type="vanished">جدول {count} سطر دارد، بیش از {limit} سطری که خوانده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the table has {count} rows; the limit is {limit}</source>
            <translation>جدول {count} سطر دارد، بیش از {limit} سطری که خوانده می‌شود</translation>
        </message>
        <message>
            <source>the table lacks the column {columns}</source>
            <translation type="vanished">جدول ستون {columns} را ندارد</translation>
        </message>
        <message>
            <source>the text has {length} characters, more than the {limit} that are read</source>
            <translation type="vanished">متن {length} نویسه دارد، بیش از {limit} نویسه‌ای که خوانده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text has {length} characters; the limit is {limit}</source>
            <translation>متن {length} نویسه دارد، بیش از {limit} نویسه‌ای که خوانده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text is not understood at “{quote}”: {why}</source>
            <translation>متن در «{quote}» فهمیده نشد: {why}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text is not valid UTF-8</source>
            <translation>متن UTF-8 معتبر نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the texts are longer than the limit of {limit} bytes</source>
            <translation>متن‌ها از حد {limit} بایت بلندترند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value must be {expected}, not {found}</source>
            <translation>مقدار باید {expected} باشد، نه {found}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value must not be empty</source>
            <translation>مقدار نباید خالی باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value {value} is not between {low} and {high}</source>
            <translation>مقدار {value} میان {low} و {high} نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value {value} is used by an earlier card</source>
            <translation>مقدار {value} را کارت پیشین به کار برده است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are more than {limit} entries</source>
            <translation>بیش از {limit} مورد هست</translation>
        </message>
        <message>
            <source>there are no pictures in it</source>
            <translation type="vanished">تصویری در آن نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are too many lines, lists or dotted keys up to here</source>
            <translation>تا اینجا سطرها، فهرست‌ها یا کلیدهای نقطه‌دار بیش از اندازه‌اند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are {count}; the limit is {limit}</source>
            <translation>{count} تا هست؛ حد آن {limit} است</translation>
        </message>
        <message>
            <source>there is a folder or file of that name already</source>
            <translation type="vanished">پوشه یا پرونده‌ای با این نام هست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>there is no field “{field}”</source>
            <translation>فیلدی به نام «{field}» نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no header line</source>
            <translation>سطر سرستون نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no list: none of the lines starts with “!”</source>
            <translation>فهرستی با «!» آغاز نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>there is no opening parenthesis for this one</source>
            <translation>این پرانتز چیزی را نمی‌بندد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no such field</source>
            <translation>چنین فیلدی نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no such file, and no starter deck with this name (starter decks: {known})</source>
            <translation>چنین پرونده‌ای نیست، و دک آغازینی با این نام هم نیست (موجود: {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>this Subturn</source>
            <translation>این Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this backup was made by a newer version of the program (format {found}; this program knows up to {known})</source>
            <translation>این پشتیبان را نسخهٔ تازه‌تری از برنامه ساخته است (قالب {found}؛ این برنامه تا {known} را می‌شناسد)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>this battle</source>
            <translation>این نبرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>this card</source>
            <translation>این کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>this card has it</source>
            <translation>دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this catalogue was written by a newer version of the program (version {found}; this program knows up to {known})</source>
            <translation>این فهرست را نسخهٔ تازه‌تری از برنامه نوشته است (نسخهٔ {found}، شناخته‌شده {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this database is not a card catalogue made by this program</source>
            <translation>این پایگاه داده فهرست کارت‌های این برنامه نیست</translation>
        </message>
        <message>
            <source>this database is not a card catalogue of this program</source>
            <translation type="vanished">این پایگاه داده فهرست کارت‌های این برنامه نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this file was written for a newer version of the program (format {found}; this program knows up to {known})</source>
            <translation>این پرونده برای نسخهٔ تازه‌تری از برنامه نوشته شده است (قالب {found}، شناخته‌شده تا {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is a catalogue made by this program, not a file of cards</source>
            <translation>این فهرست کارت‌های همین برنامه است، نه پروندهٔ کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is a folder or a device, not a file</source>
            <translation>این پرونده نیست، پوشه یا دستگاه است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is no backup made by this program: it has no manifest</source>
            <translation>این پشتیبان ساختهٔ این برنامه نیست: فهرست محتوا ندارد</translation>
        </message>
        <message>
            <source>this is no list of cards in a known shape</source>
            <translation type="vanished">این فهرست کارت به شکل شناخته‌شده‌ای نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is no list of cards: only {found} of {lines} lines name one</source>
            <translation>این فهرست کارت نیست: تنها {found} سطر از {lines} سطر نام کارتی دارد</translation>
        </message>
        <message>
            <source>this is not UTF-8 text</source>
            <translation type="vanished">این متن UTF-8 نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a Cockatrice deck but “{value}”</source>
            <translation>این دک Cockatrice نیست، «{value}» است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a JPEG, PNG, WebP, GIF or BMP picture</source>
            <translation>این تصویر JPEG، PNG، WebP، GIF یا BMP نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a card list in a known format</source>
            <translation>این فهرست کارت به شکل شناخته‌شده‌ای نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a deck code: {error}</source>
            <translation>این کد دک نیست: {error}</translation>
        </message>
        <message>
            <source>this is not a deck of Cockatrice but “{value}”</source>
            <translation type="vanished">این دک Cockatrice نیست، «{value}» است</translation>
        </message>
        <message>
            <source>this is not a file but a folder or a device</source>
            <translation type="vanished">این پرونده نیست، پوشه یا دستگاه است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a readable zip archive: {error}</source>
            <translation>این بایگانی zip خواندنی نیست: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a replay of YGOPro or EDOPro</source>
            <translation>این بازپخش YGOPro یا EDOPro نیست</translation>
        </message>
        <message>
            <source>this is not a table of columns: {error}</source>
            <translation type="vanished">این جدول ستونی نیست: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a valid table: {error}</source>
            <translation>این جدول ستونی نیست: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not an SQLite database</source>
            <translation>این پایگاه دادهٔ SQLite نیست</translation>
        </message>
        <message>
            <source>this is not text: it contains the control character U+{char:04X}</source>
            <translation type="vanished">این متن نیست: نویسهٔ کنترلی U+{char:04X} دارد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid JSON: {error}</source>
            <translation>این JSON معتبر نیست: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid TOML: {error}</source>
            <translation>این TOML معتبر نیست: {error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid XML: {error}</source>
            <translation>این XML معتبر نیست: {error}</translation>
        </message>
        <message>
            <source>this parenthesis closes nothing</source>
            <translation type="vanished">این پرانتز چیزی را نمی‌بندد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>this turn</source>
            <translation>این نوبت</translation>
        </message>
        <message>
            <source>those there when it was declared</source>
            <translation type="vanished">آن‌هایی که هنگام اعلام آنجا بودند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>to</source>
            <extracomment>before the greatest number of a range in a filter: from … to</extracomment>
            <translation>تا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>top</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>بالا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>top left</source>
            <translation>بالا چپ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>top right</source>
            <translation>بالا راست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>turn</source>
            <extracomment>value of an option of an edition: until the turn ends</extracomment>
            <translation>نوبت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>turn player</source>
            <translation>بازیکن نوبت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>under a Main Seal</source>
            <translation>زیر Seal اصلی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown file type: {suffix}</source>
            <translation>نوع پرونده شناخته نیست: {suffix}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown format {found} (known: {known})</source>
            <translation>قالب {found} شناخته نیست (شناخته‌شده: {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown game “{value}”</source>
            <translation>بازی «{value}» شناخته نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown pile “{value}”</source>
            <translation>دستهٔ «{value}» شناخته نیست</translation>
        </message>
        <message>
            <source>unpacked the archive has {size} bytes, more than the {limit} that are read</source>
            <translation type="vanished">بایگانی پس از باز شدن {size} بایت است، بیش از {limit} بایتی که خوانده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unpacked, the archive is {size} bytes long; the limit is {limit}</source>
            <translation>بایگانی پس از باز شدن {size} بایت است، بیش از {limit} بایتی که خوانده می‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unpacked, the replay is {size} bytes long; the limit is {limit}</source>
            <translation>بازپخش پس از باز شدن {size} بایت است؛ حد آن {limit} است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>up to {cards}</source>
            <translation>حداکثر {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>up to {n} cards</source>
            <translation>حداکثر {n} کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>water</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>آب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>web pages are never read; copy the list that the page shows, or its deck file</source>
            <translation>صفحه‌های وب خوانده نمی‌شوند؛ فهرستی را که صفحه نشان می‌دهد یا فایل دک آن را کپی کنید</translation>
        </message>
        <message>
            <source>what is not so</source>
            <translation type="vanished">آنچه چنین نیست</translation>
        </message>
        <message>
            <source>what was met first</source>
            <translation type="vanished">آنچه زودتر فرا رسیده</translation>
        </message>
        <message>
            <source>what was met last</source>
            <translation type="vanished">آنچه دیرتر فرا رسیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>wind</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>باد</translation>
        </message>
        <message>
            <source>without</source>
            <translation type="vanished">بدون</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>words, separated by commas</source>
            <translation>واژه‌ها، جداشده با ویرگول</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>yellow</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>زرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>yes</source>
            <extracomment>value of a field of a card, within a line</extracomment>
            <translation>بله</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>your own old one is sent first</source>
            <translation>اول قبلیِ خودتان فرستاده می‌شود</translation>
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
            <translation type="vanished">{added} تازه، {changed} دگرگون، {same} مانند پیش.</translation>
        </message>
        <message>
            <source>{added} new, {changed} changed, {same} as before; {by_hand} are played by hand.</source>
            <translation type="vanished">{added} تازه، {changed} تغییرکرده، {same} مثل قبل؛ {by_hand} کارت با دست بازی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged.</source>
            <translation>{added} تازه، {changed} تغییرکرده، {same} بی‌تغییر.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged; {by_hand} played by hand.</source>
            <translation>{added} تازه، {changed} تغییرکرده، {same} بی‌تغییر؛ {by_hand} با دست بازی می‌شوند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged; {unread} texts are being read now.</source>
            <translation>{added} تازه، {changed} تغییرکرده، {same} بی‌تغییر؛ متن {unread} کارت اکنون خوانده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{amount} damage</source>
            <extracomment>one part of what an attack comes to: how many cards of Life are lost</extracomment>
            <translation>{amount} آسیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{amount} damage to you</source>
            <translation>{amount} آسیب به تو</translation>
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
            <translation>{attacker} به دست {who} حمله می‌کند ({strike}/{strikes}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks the hand of {who}.</source>
            <translation>{attacker} به دست {who} حمله می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks {card} ({strike}/{strikes}).</source>
            <translation>{attacker} به {card} حمله می‌کند ({strike}/{strikes}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks {card}.</source>
            <translation>{attacker} به {card} حمله می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{attack} against DEF {against}</source>
            <translation>{attack} در برابر DEF {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{attack} against {against}</source>
            <extracomment>the powers of both sides of an attack, as numbers</extracomment>
            <translation>{attack} در برابر {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{capacity} per page</source>
            <translation>{capacity} در صفحه</translation>
        </message>
        <message>
            <source>{capacity} per page · {cards} cards · {pages} pages</source>
            <translation type="vanished">{capacity} در صفحه، {cards} کارت، {pages} صفحه</translation>
        </message>
        <message>
            <source>{capacity} per page · {cards} cards · {sheets} sheets, both sides</source>
            <translation type="vanished">{capacity} در صفحه، {cards} کارت، {sheets} برگ دورو</translation>
        </message>
        <message>
            <source>{capacity} to a page</source>
            <translation type="vanished">{capacity} در صفحه</translation>
        </message>
        <message>
            <source>{capacity} to a page · {cards} cards · {pages} pages</source>
            <translation type="vanished">{capacity} در صفحه، {cards} کارت، {pages} صفحه</translation>
        </message>
        <message>
            <source>{capacity} to a page · {cards} cards · {sheets} sheets, both sides</source>
            <translation type="vanished">{capacity} در صفحه، {cards} کارت، {sheets} برگ دورو</translation>
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
            <translation>{cards} و {n} تای دیگر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} and {others}</source>
            <extracomment>two sorts of cards within the short name of an effect</extracomment>
            <translation>{cards} و {others}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot attack</source>
            <translation>{cards} نمی‌تواند حمله کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be destroyed</source>
            <translation>{cards} نابود نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be destroyed by battle</source>
            <translation>{cards} در نبرد نابود نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be targeted</source>
            <translation>{cards} هدف قرار نمی‌گیرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} from the {places}</source>
            <translation>{cards} از {places}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} is unaffected by other cards</source>
            <translation>{cards} از کارت‌های دیگر اثر نمی‌گیرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack again</source>
            <translation>{cards} می‌تواند دوباره حمله کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack directly</source>
            <translation>{cards} می‌تواند مستقیم حمله کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack twice</source>
            <translation>{cards} می‌تواند دو بار حمله کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} of the opponent</source>
            <translation>{cards} حریف</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} or more</source>
            <translation>{cards} یا بیشتر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>{cards}: not in the catalogue. Import them, or remove them from the deck.</source>
            <translation>{cards}: در فهرست کارت‌ها نیست. وارد کنید یا از دک بردارید.</translation>
        </message>
        <message>
            <source>{cards}: not in the catalogue. Import them, or take them out of the deck.</source>
            <translation type="vanished">{cards}: در فهرست کارت‌ها نیست. وارد کنید یا از دک بردارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} (Leader)</source>
            <extracomment>a card that is a player's Leader</extracomment>
            <translation>{card} (لیدر)</translation>
        </message>
        <message>
            <source>{card} ({attack}) battles {target} (DEF {against}).</source>
            <translation type="vanished">{card} ({attack}) با {target} نبرد می‌کند (دفاع {against}).</translation>
        </message>
        <message>
            <source>{card} ({attack}) battles {target} ({against}).</source>
            <translation type="vanished">{card} ({attack}) با {target} نبرد می‌کند ({against}).</translation>
        </message>
        <message>
            <source>{card} ({attack}) does not get the better of {target} ({against}).</source>
            <translation type="vanished">{card} ({attack}) بر {target} ({against}) چیره نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} ({attack}) hits directly.</source>
            <translation>{card} ({attack}) مستقیم ضربه می‌زند.</translation>
        </message>
        <message>
            <source>{card} ({attack}) wins the battle against {target} ({against}).</source>
            <translation type="vanished">{card} ({attack}) در نبرد بر {target} ({against}) پیروز می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} acts. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>{card} دست به کار می‌شود. {who}: با کارت یا Skill دارای Interfere میان بیایید، یا بگذارید پیش برود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} aims at {other}.</source>
            <translation>{card} {other} را هدف می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} aims at {targets}.</source>
            <translation>{card} {targets} را هدف می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} and {target} are equally strong: {powers}.</source>
            <translation>{card} و {target} هم‌زورند: {powers}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} and {target} destroy each other: {powers}.</source>
            <translation>{card} و {target} یکدیگر را نابود می‌کنند: {powers}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all.</source>
            <translation>{card} به همه حمله می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all: nobody loses.</source>
            <translation>{card} به همه حمله می‌کند: هیچ‌یک نمی‌بازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all: {targets} lose.</source>
            <translation>{card} به همه حمله می‌کند: {targets} می‌بازند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} attacks directly.</source>
            <translation>{card} مستقیم حمله می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} attacks directly. {who}: respond, or let the attack go on.</source>
            <translation>{card} مستقیم حمله می‌کند. {who}: پاسخ دهید، یا بگذارید حمله پیش برود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} attacks {target}.</source>
            <translation>{card} به {target} حمله می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} attacks {target}. {who}: respond, or let the attack go on.</source>
            <translation>{card} به {target} حمله می‌کند. {who}: پاسخ دهید، یا بگذارید حمله پیش برود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} attacks. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>{card} حمله می‌کند. {who}: با کارت یا Skill دارای Interfere میان بیایید، یا بگذارید پیش برود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} battles {target}.</source>
            <translation>{card} با {target} نبرد می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} beats {target}: {powers}.</source>
            <translation>{card} بر {target} پیروز شد: {powers}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} becomes an Xyz Material.</source>
            <translation>{card} مادهٔ اکسیز می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} blocks.</source>
            <extracomment>line of the log: a card takes an attack upon itself</extracomment>
            <translation>{card} سد می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} breaks its Combination.</source>
            <translation>{card} ترکیبش را جدا می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} cannot attack.</source>
            <translation>{card} نمی‌تواند حمله کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} cannot be K.O.'d.</source>
            <translation>{card} ⁦K.O.⁩ نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} combines with {targets}.</source>
            <translation>{card} با {targets} ترکیب می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} comes into the Arena.</source>
            <translation>{card} به میدان می‌آید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} comes to the field.</source>
            <translation>{card} به زمین می‌آید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} does not get past {target}: {powers}.</source>
            <translation>{card} از پس {target} برنیامد: {powers}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}.</source>
            <translation>{card} با {target} می‌جنگد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}: nobody loses.</source>
            <translation>{card} با {target} می‌جنگد: هیچ‌یک نمی‌بازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}: {powers}.</source>
            <translation>{card} با {target} می‌جنگد: {powers}.</translation>
        </message>
        <message>
            <source>{card} fights {target}: {powers}. Nobody loses.</source>
            <translation type="vanished">{card} با {target} می‌جنگد: {powers}. هیچ‌یک نمی‌بازد.</translation>
        </message>
        <message>
            <source>{card} fights {target}: {powers}. {card} loses, but is not destroyed.</source>
            <translation type="vanished">{card} با {target} می‌جنگد: {powers}. {card} می‌بازد، ولی نابود نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} gains +{amount} power during this battle.</source>
            <translation>{card} در این نبرد ‎+{amount} قدرت می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} gains +{amount} power.</source>
            <translation>{card} ‎+{amount} قدرت می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} gains [Double Attack] while a DON!! is attached to it: it deals two damage. Attach one, and attack {other}.</source>
            <translation>{card} تا وقتی ⁦DON!!⁩ دارد [حملهٔ دوگانه] می‌گیرد: دو آسیب می‌زند. یکی به آن بدهید و به {other} حمله کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} gains {keyword}.</source>
            <translation>{card} {keyword} می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} gets a counter.</source>
            <translation>{card} یک شمارنده می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} gets the Curse {curse}.</source>
            <translation>{card} نفرین {curse} می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} gets {n} counters.</source>
            <translation>{card} {n} شمارنده می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} goes into the At Line.</source>
            <translation>{card} به At Line می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} goes into the Df Line.</source>
            <translation>{card} به Df Line می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} goes to the Graveyard.</source>
            <translation>{card} به گورستان می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the Life cards.</source>
            <translation>{card} به کارت‌های جان می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} goes to the Trash.</source>
            <translation>{card} به دورریز می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the bottom of the deck.</source>
            <translation>{card} زیر دسته می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the hand.</source>
            <translation>{card} به دست می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the top of the deck.</source>
            <translation>{card} روی دسته می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has Progressed.</source>
            <translation>{card} Progress کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} has [Activate: Main]. Rest it: {other} gains 1000 power in this turn.</source>
            <translation>{card} [فعال‌سازی: اصلی] دارد. آن را بخوابانید: {other} در این نوبت ۱۰۰۰ قدرت می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>{card} has a picture already.</source>
            <translation>{card} از پیش تصویر دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>{card} has a picture.</source>
            <translation>{card} اکنون تصویر دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} has attacked and is rested. K.O. it: attack it with {other}, 7000 against 5000.</source>
            <translation>{card} حمله کرده و خوابیده است. آن را ⁦K.O.⁩ کنید: با {other} به آن حمله کنید، ۷۰۰۰ در برابر ۵۰۰۰.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} has been Summoned. {who}: respond, or let it stand.</source>
            <translation>{card} احضار شد. {who}: پاسخ دهید، یا بگذارید بماند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has grown.</source>
            <translation>{card} Growth کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} has no effect.</source>
            <translation>{card} اثری ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has performed Regeneration.</source>
            <translation>{card} Regeneration کرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} is Chain Link {link}. {who}: chain to it, or let it resolve.</source>
            <translation>{card} حلقهٔ {link} زنجیره است. {who}: زنجیره را ادامه دهید، یا بگذارید اجرا شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is K.O.'d.</source>
            <translation>{card} ⁦K.O.⁩ می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is Tributed.</source>
            <translation>{card} قربانی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>{card} is a Blocker: it rested and took the attack in place of its Leader. It was K.O.'d, but no Life was lost.</source>
            <translation>{card} سدکننده است: خوابید و حمله را به جای لیدرش گرفت. ⁦K.O.⁩ شد، اما جانی از دست نرفت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} is a Quick-Play Spell: in your own turn you can chain it from your hand. Respond with it; it gives {other} 700 ATK.</source>
            <translation>{card} افسون سریع است: در نوبت خودتان می‌توانید از دست به زنجیره بیفزایید. با آن پاسخ دهید؛ به {other} ۷۰۰ امتیاز حمله می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} is a Stage. It stays beside your Leader and helps in every turn. Play it for your one DON!!.</source>
            <translation>{card} صحنه است. کنار لیدر شما می‌ماند و در هر نوبت کمک می‌کند. آن را با تنها ⁦DON!!⁩ خود بازی کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} is a Tuner. A Tuner and other monsters whose Levels add up to that of a Synchro Monster can become it: 3 and 4 make 7. Choose the Summon of {other}, with {card} and {third}, and Attack Position.</source>
            <translation>{card} تنظیم‌گر است. یک تنظیم‌گر و هیولاهای دیگری که جمع سطح‌هایشان به سطح هیولای همگام برسد می‌توانند به آن تبدیل شوند: ۳ و ۴ می‌شود ۷. احضار {other} را با {card} و {third} و در حالت حمله انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} is an Event with [Main]: you play it in your own turn, it does what it says, and goes to the trash. Play it for two DON!! and K.O. {other}.</source>
            <translation>{card} رویدادی با [اصلی] است: در نوبت خود آن را بازی می‌کنید، کارش را می‌کند و به دورریز می‌رود. آن را با دو ⁦DON!!⁩ بازی و {other} را ⁦K.O.⁩ کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is banished.</source>
            <translation>{card} از بازی خارج می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} is being cast. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>{card} اجرا می‌شود. {who}: با کارت یا Skill دارای Interfere میان بیایید، یا بگذارید پیش برود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is cast successfully.</source>
            <translation>{card} با موفقیت اجرا شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is combined.</source>
            <translation>{card} ترکیب شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is destroyed.</source>
            <translation>{card} نابود می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is detached.</source>
            <translation>{card} جدا می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is equipped to {host}.</source>
            <translation>{card} به {host} تجهیز می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is hit in the hand of {who}.</source>
            <translation>{card} در دست {who} ضربه می‌خورد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is rested.</source>
            <translation>{card} خوابانده شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{card} is revealed.</source>
            <translation>{card} نشان داده می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>{card} is safest like this</source>
            <translation>{card} این‌گونه از همه امن‌تر است</translation>
        </message>
        <message>
            <source>{card} is saved among your own cards.</source>
            <translation type="vanished">{card} میان کارت‌های خودتان ذخیره شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is separated from {targets}.</source>
            <translation>{card} از {targets} جدا شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is set active.</source>
            <translation>{card} فعال شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} loses to {target}: {powers}.</source>
            <translation>{card} به {target} باخت: {powers}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} loses {keyword}.</source>
            <translation>{card} {keyword} را از دست می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} moves to another area.</source>
            <translation>{card} به ناحیهٔ دیگری می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} performs Growth with {targets}.</source>
            <translation>{card} با {targets} Growth می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} performs Regeneration with {targets}.</source>
            <translation>{card} با {targets} Regeneration می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} resolves.</source>
            <extracomment>line of the log: a link of the chain takes effect</extracomment>
            <translation>{card} اجرا می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} returns to the hand.</source>
            <translation>{card} به دست برمی‌گردد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} returns: {place}.</source>
            <translation>{card} برمی‌گردد: {place}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>{card} should fight, too, but from the Df Line it cannot attack. Once per Subturn each Seal may change its Line, for nothing, and it stays Active. Click {card}, choose the change of Line, and put it into the At Line.</source>
            <translation>{card} هم باید بجنگد، اما از Df Line نمی‌تواند حمله کند. هر Seal در هر Subturn یک بار بی‌هزینه Line خود را عوض می‌کند و فعال می‌ماند. روی {card} کلیک کنید، تغییر Line را انتخاب کنید و آن را در At Line بگذارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} stays: an effect prevents it.</source>
            <translation>{card} می‌ماند: اثری جلوی آن را می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} stays: something else was done instead.</source>
            <translation>{card} می‌ماند: به جای آن کار دیگری شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>{card} was deleted.</source>
            <translation>{card} پاک شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} was negated and destroyed. What was paid for it is not given back: your opponent has 3500 Life Points.</source>
            <translation>{card} خنثی و نابود شد. آنچه برایش پرداخت شد برنمی‌گردد: حریف ۳۵۰۰ جان دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} was played for nothing. So damage can help whoever takes it. One DON!! of yours is still active: keep it, you will need it. End your turn.</source>
            <translation>{card} بی‌هزینه بازی شد. پس آسیب می‌تواند به آسیب‌دیده کمک کند. یک ⁦DON!!⁩ شما هنوز فعال است: نگهش دارید، لازم می‌شود. نوبت خود را پایان دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>{card} was saved to your own cards.</source>
            <translation>{card} میان کارت‌های خودتان ذخیره شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} will not become active.</source>
            <translation>{card} فعال نمی‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card}: cost {amount}.</source>
            <translation>{card}: هزینه {amount}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card}: power {amount}.</source>
            <translation>{card}: قدرت {amount}.</translation>
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
            <translation>{card}: {left} از {copies} مانده</translation>
        </message>
        <message>
            <source>{card}: {n} in {size} cards</source>
            <translation type="vanished">{card}: {n} در {size} کارت</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>{card}: {n} of {size}</source>
            <translation>{card}: {n} از {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card}: {stance}.</source>
            <translation>{card}: {stance}.</translation>
        </message>
        <message>
            <source>{card}; a rule speaks against it</source>
            <translation type="vanished">{card}؛ قانونی با آن نمی‌خواند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{card}; breaks a deck rule</source>
            <translation>{card}؛ قانونی با آن نمی‌خواند</translation>
        </message>
        <message>
            <source>{count} cards are called “{value}”: give the code</source>
            <translation type="vanished">{count} کارت «{value}» نام دارند: کد را بنویسید</translation>
        </message>
        <message>
            <source>{count} cards are more than {high}.</source>
            <translation type="vanished">{count} کارت بیش از {high} است.</translation>
        </message>
        <message>
            <source>{count} cards are not in the catalogue: {codes}.</source>
            <translation type="vanished">{count} کارت در فهرست کارت‌ها نیست: {codes}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{count} cards have the name “{value}”: give the code instead</source>
            <translation>{count} کارت «{value}» نام دارند: کد را بنویسید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{count} cards have this name; name the picture after the id or code of one</source>
            <translation>{count} کارت این نام را دارند؛ نام تصویر را شناسه یا کد یکی از آن‌ها بگذارید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} cards is more than the limit of {high}.</source>
            <translation>{count} کارت بیش از {high} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} cards per page is more than the limit of {high}.</source>
            <translation>{count} کارت در صفحه بیش از {high} است.</translation>
        </message>
        <message>
            <source>{count} cards so far</source>
            <translation type="vanished">تاکنون {count} کارت</translation>
        </message>
        <message>
            <source>{count} cards to a page are more than {high}.</source>
            <translation type="vanished">{count} کارت در صفحه بیش از {high} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{count} copies of {name} across all piles; the maximum is {limit}.</source>
            <translation>از {name} در همهٔ دسته‌ها روی هم {count} نسخه هست؛ بیشترین تعداد {limit} است.</translation>
        </message>
        <message>
            <source>{count} copies of {name} in all piles together; the most is {limit}.</source>
            <translation type="vanished">از {name} در همهٔ دسته‌ها روی هم {count} نسخه هست؛ بیشترین تعداد {limit} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{count} copies of {name} in the deck; the maximum is {limit}.</source>
            <translation>از {name} در دک {count} نسخه هست؛ بیشترین تعداد {limit} است.</translation>
        </message>
        <message>
            <source>{count} copies of {name} in the deck; the most is {limit}.</source>
            <translation type="vanished">از {name} در دک {count} نسخه هست؛ بیشترین تعداد {limit} است.</translation>
        </message>
        <message>
            <source>{count} pages are more than {high}.</source>
            <translation type="vanished">{count} صفحه بیش از {high} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} pages is more than the limit of {high}.</source>
            <translation>{count} صفحه بیش از {high} است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{curse} (Turns)</source>
            <extracomment>Summoner Master: a Curse that is counted in turns</extracomment>
            <translation>{curse} (نوبت)</translation>
        </message>
        <message>
            <source>{deck}  ({game}, {note})</source>
            <translation type="vanished">{deck}  ({game}، {note})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/sources.py" />
            <source>{deck} (as it is open)</source>
            <translation>{deck} (همان که باز است)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>{deck} (copy)</source>
            <extracomment>the name of a duplicated deck</extracomment>
            <translation>{deck} (رونوشت)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>{deck} against {strength}: {won} won, {lost} lost.</source>
            <translation>{deck} در برابر {strength}: {won} برد، {lost} باخت.</translation>
        </message>
        <message>
            <source>{deck} has changes that are not saved.</source>
            <translation type="vanished">{deck} تغییرهای ذخیره‌نشده دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>{deck} has unsaved changes.</source>
            <translation>{deck} تغییرهای ذخیره‌نشده دارد.</translation>
        </message>
        <message>
            <source>{deck} is among your decks.</source>
            <translation type="vanished">{deck} میان دک‌های شماست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{deck} was added to your decks.</source>
            <translation>{deck} میان دک‌های شماست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>{deck}: missing cards</source>
            <translation>{deck}: کارت‌های کم</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>{done} of {total}</source>
            <extracomment>progress of a task</extracomment>
            <translation>{done} از {total}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{edition} · duel {n}</source>
            <translation>{edition}، دوئل {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{edition} · game {n}</source>
            <translation>{edition}، بازی {n}</translation>
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
            <translation>{fault} و {n} مورد دیگر.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{field} cannot be “{value}”.</source>
            <translation>{field} نمی‌تواند «{value}» باشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{field} must lie between {low} and {high}.</source>
            <translation>{field} باید میان {low} و {high} باشد.</translation>
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
            <translation>{file} وارد شد.</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: %n card(s) imported.</source>
            <translation>
                <numerusform>{file}: %Ln کارت وارد شد.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: how many you own of %n card(s).</source>
            <translation>
                <numerusform>{file}: شمار کارت‌هایی که از %Ln کارت دارید.</numerusform>
            </translation>
        </message>
        <message>
            <source>{file}: how many you own of {n} cards.</source>
            <translation type="vanished">{file}: شمار کارت‌هایی که از {n} کارت دارید.</translation>
        </message>
        <message>
            <source>{file}: {n} cards imported.</source>
            <translation type="vanished">{file}: {n} کارت وارد شد.</translation>
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
            <translation>{first} در برابر {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{first} against {second}.</source>
            <translation>{first} در برابر {second}.</translation>
        </message>
        <message>
            <source>{first} {a} : {b} {second}</source>
            <translation type="vanished">{first} {a} : {b} {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>{first} · {a} : {b} · {second}</source>
            <translation>{first}: {a}، {second}: {b}</translation>
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
            <translation>{key} {mine} در برابر {other} {theirs}</translation>
        </message>
        <message>
            <source>{kind}: {added} added, {changed} changed, {same} as before, {refused} left out</source>
            <translation type="vanished">{kind}: {added} افزوده، {changed} تغییرکرده، {same} مثل قبل، {refused} کنار گذاشته</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>{kind}: {added} added, {changed} changed, {same} unchanged, {refused} skipped</source>
            <translation>{kind}: {added} افزوده، {changed} تغییرکرده، {same} بی‌تغییر، {refused} نادیده‌گرفته</translation>
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
            <translation>{language}، ساختهٔ برنامه</translation>
        </message>
        <message>
            <source>{language}: no font here has its letters. On Debian and Ubuntu install {package}.</source>
            <translation type="vanished">{language}: قلمی با حروف آن اینجا نیست. در دبیان و اوبونتو {package} را نصب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>{language}: no installed font has its letters. On Debian and Ubuntu, install {package}.</source>
            <translation>{language}: قلمی با حروف آن اینجا نیست. در دبیان و اوبونتو {package} را نصب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>{least} to {most}</source>
            <extracomment>how many cards a pile may have</extracomment>
            <translation>{least} تا {most}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>{left} / {copies}</source>
            <extracomment>so many copies of a card are left of so many in the deck</extracomment>
            <translation>{left} از {copies}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>{lesson} ({n} min)</source>
            <translation>{lesson} ({n} دقیقه)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>{lesson}, on from {n} of {all}</source>
            <translation>{lesson}، ادامه از {n} از {all}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>{lesson}: {n} of {all}</source>
            <translation>{lesson}: {n} از {all}</translation>
        </message>
        <message>
            <source>{list} (not here)</source>
            <translation type="vanished">{list} (اینجا نیست)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>{list} (not imported)</source>
            <translation>{list} (اینجا نیست)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} gave up.</source>
            <translation>{loser} تسلیم شد.</translation>
        </message>
        <message>
            <source>{loser} had no Seal and brought none.</source>
            <translation type="vanished">{loser} Seal نداشت و نیاورد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{loser} had no Seal and could not bring one.</source>
            <translation>{loser} Seal نداشت و نیاورد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} had to draw and could not.</source>
            <translation>{loser} باید کارت برمی‌داشت و نتوانست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} has no Life Points left.</source>
            <translation>{loser} دیگر جانی ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{loser} has no card left to draw.</source>
            <translation>{loser} کارتی برای برداشتن ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{loser} has no cards left in the deck.</source>
            <translation>در دک {loser} کارتی نمانده است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{loser} took damage without Life.</source>
            <translation>{loser} بی‌جان آسیب دید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>{lp} Life Points</source>
            <translation>{lp} امتیاز جان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>{name} (unknown card)</source>
            <translation>{name} (کارت ناشناخته)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} ({kind}) belongs in the Extra Deck, not in the {pile}.</source>
            <translation>جای {name} ({kind}) در دک اضافه است، نه در {pile}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} cannot be in the deck: the text of {by} forbids it.</source>
            <translation>{name} نمی‌تواند در دک باشد: متن {by} آن را منع می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} does not belong in the Extra Deck.</source>
            <translation>جای {name} در دک اضافه نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} does not belong in the {pile}.</source>
            <translation>جای {name} در {pile} نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} has a colour that the Leader {leader} does not have: {colours}.</source>
            <translation>{name} رنگی دارد که لیدر {leader} ندارد: {colours}.</translation>
        </message>
        <message>
            <source>{name} has a colour that the Leader {leader} has not: {colours}.</source>
            <translation type="vanished">{name} رنگی دارد که لیدر {leader} ندارد: {colours}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Forbidden by the list “{list}”; the deck has {count}.</source>
            <translation>{name} طبق فهرست «{list}» ممنوعه است؛ دک {count} نسخه دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Limited by the list “{list}”: at most 1, the deck has {count}.</source>
            <translation>{name} طبق فهرست «{list}» محدود است: حداکثر ۱، دک {count} نسخه دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Semi-Limited by the list “{list}”: at most 2, the deck has {count}.</source>
            <translation>{name} طبق فهرست «{list}» نیمه‌محدود است: حداکثر ۲، دک {count} نسخه دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is a Ritual Monster and belongs in the Main Deck.</source>
            <translation>{name} هیولای آیینی است و جایش در دک اصلی است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is a Token; Tokens are never part of a deck.</source>
            <translation>{name} نشانه است؛ نشانه هرگز جزو دک نیست.</translation>
        </message>
        <message>
            <source>{name} is a Token; a Token is never part of a deck.</source>
            <translation type="vanished">{name} نشانه است؛ نشانه هرگز جزو دک نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is banned and its Reflection card is not beside the Deck.</source>
            <translation>{name} ممنوع است و کارت Reflection آن کنار دک نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{name} is not to lose before this Subturn ends.</source>
            <translation>{name} نباید تا پایان این Subturn ببازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{name} is not to lose before this turn ends.</source>
            <translation>{name} نباید تا پایان این نوبت ببازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{name} is to win before this Subturn ends.</source>
            <translation>{name} باید پیش از پایان این Subturn برنده شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{name} is to win before this turn ends.</source>
            <translation>{name} باید پیش از پایان این نوبت برنده شود.</translation>
        </message>
        <message>
            <source>{name} may not be in the deck: the text of {by} forbids it.</source>
            <translation type="vanished">{name} نمی‌تواند در دک باشد: متن {by} آن را منع می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>{name} was moved to the trash.</source>
            <translation>{name} به سطل زباله منتقل شد.</translation>
        </message>
        <message>
            <source>{name} was thrown away.</source>
            <translation type="vanished">{name} دور انداخته شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>{name} wins</source>
            <extracomment>how a match ended</extracomment>
            <translation>{name} می‌برد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{name} wins the duel</source>
            <translation>{name} دوئل را می‌برد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{name} wins the game</source>
            <translation>{name} بازی را می‌برد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>{name} wins the match</source>
            <translation>{name} مسابقه را می‌برد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>{name} wins {a}–{b}</source>
            <translation>{name} {a}–{b} می‌برد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>{name}: Side Deck</source>
            <translation>{name}: دک فرعی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>{name}: from moment {fork}, length {n}</source>
            <translation>{name}: از لحظهٔ {fork}، به درازای {n}</translation>
        </message>
        <message>
            <source>{name}: the edition {edition} has no {kind} cards.</source>
            <translation type="vanished">{name}: در نسخهٔ {edition} کارت {kind} نیست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name}: {edition} has no {kind} cards.</source>
            <translation>{name}: {edition} کارت {kind} ندارد.</translation>
        </message>
        <message>
            <source>{name}: {life} Life Points, {hand} cards in hand</source>
            <translation type="vanished">{name}: جان {life}، {hand} کارت در دست</translation>
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
            <translation type="vanished">{name}: {n} لحظه، از لحظهٔ {fork}</translation>
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
            <translation>{n}٪</translation>
        </message>
        <message>
            <source>{n} Levels in the Shrine</source>
            <translation type="vanished">{n} سطح در Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} Life Points</source>
            <translation>جان {n}</translation>
        </message>
        <message>
            <source>{n} Life cards</source>
            <translation type="vanished">{n} کارت جان</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n} Mp</source>
            <extracomment>Summoner Master: an amount of magic points</extracomment>
            <translation>{n} Mp</translation>
        </message>
        <message>
            <source>{n} active DON!! cards</source>
            <translation type="vanished">{n} کارت ⁦DON!!⁩ آماده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>{n} cards</source>
            <extracomment>how many cards a pile or an effect has</extracomment>
            <translation>{n} کارت</translation>
        </message>
        <message>
            <source>{n} cards are in {file}.</source>
            <translation type="vanished">{n} کارت در {file} است.</translation>
        </message>
        <message>
            <source>{n} cards are not in the catalogue: import a database that has them.</source>
            <translation type="vanished">{n} کارت در فهرست کارت‌ها نیست: پایگاه داده‌ای را وارد کنید که آن‌ها را دارد.</translation>
        </message>
        <message>
            <source>{n} cards by hand</source>
            <translation type="vanished">{n} کارت با دست</translation>
        </message>
        <message>
            <source>{n} cards in hand</source>
            <translation type="vanished">{n} کارت در دست</translation>
        </message>
        <message>
            <source>{n} cards per page</source>
            <translation type="vanished">{n} کارت در صفحه</translation>
        </message>
        <message>
            <source>{n} cards played by hand</source>
            <translation type="vanished">{n} کارت با دست</translation>
        </message>
        <message>
            <source>{n} cards to a page</source>
            <translation type="vanished">{n} کارت در صفحه</translation>
        </message>
        <message>
            <source>{n} cards were pasted.</source>
            <translation type="vanished">{n} کارت چسبانده شد.</translation>
        </message>
        <message>
            <source>{n} cards were written to {file}.</source>
            <translation type="vanished">{n} کارت در {file} است.</translation>
        </message>
        <message>
            <source>{n} cards, {kinds} different</source>
            <translation type="vanished">{n} کارت، {kinds} گونه</translation>
        </message>
        <message>
            <source>{n} chosen</source>
            <translation type="vanished">{n} برگزیده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{n} damage</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect that inflicts so much damage</extracomment>
            <translation>{n} آسیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{n} damage to you</source>
            <translation>{n} آسیب به شما</translation>
        </message>
        <message>
            <source>{n} decks are among your decks now.</source>
            <translation type="vanished">{n} دک میان دک‌های شماست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{n} decks were added to your decks.</source>
            <translation>{n} دک میان دک‌های شماست.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>{n} decks were moved to the trash.</source>
            <translation>{n} دک به سطل زباله منتقل شدند.</translation>
        </message>
        <message>
            <source>{n} decks were thrown away.</source>
            <translation type="vanished">{n} دک دور انداخته شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>{n} dpi</source>
            <extracomment>dots per inch</extracomment>
            <translation>{n} dpi</translation>
        </message>
        <message>
            <source>{n} draws later</source>
            <translation type="vanished">{n} برداشت بعد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>{n} h ago</source>
            <translation>{n} ساعت پیش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{n} in landscape</source>
            <translation>{n} در حالت افقی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{n} in portrait</source>
            <translation>{n} در حالت عمودی</translation>
        </message>
        <message>
            <source>{n} kinds of cards are played by hand.</source>
            <translation type="vanished">{n} گونه کارت با دست بازی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>{n} min ago</source>
            <translation>{n} دقیقه پیش</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>{n} of {all} cards have a picture.</source>
            <translation>{n} کارت از {all} کارت تصویر دارند.</translation>
        </message>
        <message>
            <source>{n} of {total} decks chosen</source>
            <translation type="vanished">{n} از {total} دک برگزیده شده</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>{n} of {total} decks selected</source>
            <translation>{n} از {total} دک انتخاب شده</translation>
        </message>
        <message>
            <source>{n} or more</source>
            <translation type="vanished">{n} یا بیشتر</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>{n} printings</source>
            <extracomment>how many printings a card has</extracomment>
            <translation>{n} چاپ</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>{n} selected</source>
            <extracomment>how many cards are selected in a list</extracomment>
            <translation>{n} انتخاب‌شده</translation>
        </message>
        <message>
            <source>{n} values not in the rulebook</source>
            <translation type="vanished">{n} مقدار که در کتاب قوانین نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{n} × {card}, {pile}</source>
            <translation>{n} × {card}، {pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} × {counter} on {card}.</source>
            <translation>{n} × {counter} روی {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} × {counter} removed from {card}.</source>
            <translation>{n} × {counter} از {card} برداشته شد.</translation>
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
            <translation>{n}: جدا کردن ترکیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: Combination</source>
            <translation>{n}: ترکیب</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: attacks</source>
            <translation>{n}: حمله می‌کند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: gets a Line</source>
            <translation>{n}: Line می‌گیرد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: is being cast</source>
            <translation>{n}: در حال اجرا</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: uses a Skill</source>
            <translation>{n}: Skill به کار می‌برد</translation>
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
            <translation>{other} حمله کرد و خوابیده است. به شخصیت خوابیده می‌توان حمله کرد! یک ⁦DON!!⁩ به {card} بدهید و با آن به {other} حمله کنید: ۵۰۰۰ در برابر ۴۰۰۰.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>{other} lies under {card} now. Together they are one Seal with At 6 and Df 6, and still Active. A Seal can be a Support Seal only when it has been in the Arena for a Turn.</source>
            <translation>{other} اکنون زیر {card} است. با هم یک Seal با At برابر ۶ و Df برابر ۶ هستند و هنوز فعال. Seal فقط وقتی پشتیبان می‌شود که یک Turn در میدان بوده باشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to end the turn. {who}: activate something first, or let the End Phase begin.</source>
            <translation>{other} می‌خواهد نوبت را پایان دهد. {who}: نخست چیزی فعال کنید، یا بگذارید مرحلهٔ پایان آغاز شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to enter Main Phase 2. {who}: activate something first, or let it begin.</source>
            <translation>{other} می‌خواهد وارد مرحلهٔ اصلی ۲ شود. {who}: نخست چیزی فعال کنید، یا بگذارید آغاز شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to enter the Battle Phase. {who}: activate something first, or let it begin.</source>
            <translation>{other} می‌خواهد وارد مرحلهٔ نبرد شود. {who}: نخست چیزی فعال کنید، یا بگذارید آغاز شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>{other} was K.O.'d. Now attach a DON!! to {card} and attack {third} again.</source>
            <translation>{other} ⁦K.O.⁩ شد. حالا یک ⁦DON!!⁩ به {card} بدهید و دوباره به {third} حمله کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{owned} of {needed} owned</source>
            <translation>{owned} از {needed} تا دارید</translation>
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
            <translation>{phase} رو به پایان است. {who}: چیزی فعال کنید، یا بگذارید پایان یابد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{phase}. {who}: activate something, or go on.</source>
            <translation>{phase}. {who}: چیزی فعال کنید، یا ادامه دهید.</translation>
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
            <translation>{place} اکنون قابل استفاده نیست.</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: %n card(s)</source>
            <translation>
                <numerusform>{place} از {who}: %Ln کارت</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: cannot be used</source>
            <translation>{place} از {who}: قابل استفاده نیست</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: empty</source>
            <translation>{place} از {who}: خالی</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>{player} has no Life Points left.</source>
            <translation>{player} دیگر امتیاز جان ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>{player} has no card left in the deck.</source>
            <translation>{player} دیگر کارتی در دک ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{powers} → {outcome}</source>
            <extracomment>what an attack would come to: both powers, then the result</extracomment>
            <translation>{powers} ← {outcome}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: deck</source>
            <translation>{seat}: دک</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: name</source>
            <translation>{seat}: نام</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: played by</source>
            <translation>{seat}: بازیکن</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>{share} (exactly {exact})</source>
            <translation>{share} (دقیق {exact})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>{shrine} Levels in the Shrine lose ({rule}). Decks of at least {seals} Seals and {mystics} Mystic Cards.</source>
            <translation>با {shrine} سطح در Shrine می‌بازید ({rule}). دک دست‌کم {seals} Seal و {mystics} کارت Mystic دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} files are decks: open or convert them instead of importing them</source>
            <translation>{suffix} دک است؛ دک باز یا تبدیل می‌شود، وارد نمی‌شود</translation>
        </message>
        <message>
            <source>{suffix} files can hold only Yu-Gi-Oh! decks</source>
            <translation type="vanished">پرونده‌های {suffix} فقط دک‌های «یوگی‌اُه!» دارند</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} files can hold only decks of {game}</source>
            <translation>پرونده‌های {suffix} فقط دک‌های {game} دارند</translation>
        </message>
        <message>
            <source>{suffix} files hold decks of Yu-Gi-Oh! only</source>
            <translation type="vanished">پرونده‌های {suffix} فقط دک‌های «یوگی‌اُه!» دارند</translation>
        </message>
        <message>
            <source>{suffix} is a deck, which is opened or converted and not imported</source>
            <translation type="vanished">{suffix} دک است؛ دک باز یا تبدیل می‌شود، وارد نمی‌شود</translation>
        </message>
        <message>
            <source>{suffix} is no kind of deck file (known: {known})</source>
            <translation type="vanished">{suffix} نوعی از پروندهٔ دک نیست (شناخته‌شده: {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} is not a deck file type (known: {known})</source>
            <translation>{suffix} نوعی از پروندهٔ دک نیست (شناخته‌شده: {known})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>{then} → {now}</source>
            <extracomment>versions of a deck: two chances in per cent, before and today</extracomment>
            <translation>{then} ← {now}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>{turn} · {phase} · {at} / {all}</source>
            <translation>{turn}، {phase}، {at} / {all}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{value} is not a card code (an unsigned 32-bit number)</source>
            <translation>{value} کد کارت نیست (عدد ۳۲بیتی بی‌علامت)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{value} is out of range.</source>
            <translation>{value} بیرون از بازه است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>{what} (our own ruling)</source>
            <translation>{what} (تصمیم ما)</translation>
        </message>
        <message>
            <source>{what} (our ruling)</source>
            <translation type="vanished">{what} (تصمیم ما)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>{what} (taken from another edition)</source>
            <translation>{what} (از نسخهٔ دیگر)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{what} ({price})</source>
            <translation>{what} ({price})</translation>
        </message>
        <message>
            <source>{what} must be a number up to 99,999, or “?”.</source>
            <translation type="vanished">{what} باید عددی تا ۹۹٬۹۹۹ یا «?» باشد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{what} of {who}</source>
            <extracomment>a card, a zone or a number, and the player it belongs to</extracomment>
            <translation>{what} {who}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>{what} – stopping…</source>
            <translation>{what} – در حال توقف…</translation>
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
            <translation>{who} {card} را احضار چرخشی می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Fusion Summons {card}.</source>
            <translation>{who} {card} را احضار ترکیبی می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Normal Summons {card}.</source>
            <translation>{who} {card} را احضار معمولی می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Ritual Summons {card}.</source>
            <translation>{who} {card} را احضار آیینی می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets a card.</source>
            <translation>{who} کارتی کمین می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets a monster.</source>
            <translation>{who} هیولایی کمین می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets {card}.</source>
            <translation>{who} {card} را کمین می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Special Summons {card}.</source>
            <translation>{who} {card} را احضار ویژه می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Synchro Summons {card}.</source>
            <translation>{who} {card} را احضار همگام می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Tribute Summons {card}.</source>
            <translation>{who} {card} را با قربانی احضار می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Xyz Summons {card}.</source>
            <translation>{who} {card} را احضار اکسیز می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} activates {card}.</source>
            <translation>{who} {card} را فعال می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} activates {card}: {targets}.</source>
            <translation>{who} {card} را فعال می‌کند: {targets}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} adds a Life card to the hand.</source>
            <translation>{who} یک کارت جان به دست می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} adds a Life card to the hand: {card}.</source>
            <translation>{who} یک کارت جان به دست می‌برد: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} adds {card} to the hand.</source>
            <translation>{who} {card} را به دست اضافه می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} announces a Skill of {card}.</source>
            <translation>{who} یک Skill از {card} را اعلام می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} casts {card}.</source>
            <translation>{who} {card} را اجرا می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{who} changes a setting.</source>
            <translation>{who} تنظیمی را تغییر می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} chooses {card}.</source>
            <translation>{who} {card} را انتخاب می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} decides about {card}.</source>
            <translation>{who} دربارهٔ {card} تصمیم می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>{who} decides next whether to respond</source>
            <translation>{who} سپس تصمیم می‌گیرد که پاسخ دهد یا نه</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} decides.</source>
            <extracomment>line of the log: the toss let this player choose</extracomment>
            <translation>{who} تصمیم می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} discards {card}.</source>
            <translation>{who} {card} را دور می‌اندازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} draws a Mystic Card.</source>
            <translation>{who} یک کارت Mystic برمی‌دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} draws a Seal.</source>
            <translation>{who} یک Seal برمی‌دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} draws a card.</source>
            <translation>{who} یک کارت برمی‌دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} draws a new hand.</source>
            <translation>{who} دست تازه‌ای برمی‌دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} draws {n} cards.</source>
            <translation>{who} {n} کارت برمی‌دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} ends the Subturn by an Effect.</source>
            <translation>{who} با یک اثر Subturn را پایان می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} gains {amount} LP.</source>
            <translation>{who} {amount} جان می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gets a DON!! card.</source>
            <translation>{who} یک کارت ⁦DON!!⁩ می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gets {n} DON!! cards.</source>
            <translation>{who} {n} کارت ⁦DON!!⁩ می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} gives up.</source>
            <translation>{who} تسلیم می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gives {card} a DON!! card.</source>
            <translation>{who} به {card} یک کارت ⁦DON!!⁩ می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} goes first.</source>
            <translation>{who} اول بازی می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} has the Leader {card}.</source>
            <translation>لیدر {who}: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} is done with side-decking.</source>
            <translation>{who} تعویض را تمام کرد.</translation>
        </message>
        <message>
            <source>{who} lays {n} Life cards.</source>
            <translation type="vanished">{who} {n} کارت جان می‌چیند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} looks at cards: {n}.</source>
            <translation>{who} به {n} کارت نگاه می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} lost the last game: go first or second?</source>
            <translation>{who} بازی پیش را باخت: اول یا دوم؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{who} notes: {note}</source>
            <extracomment>line of the log: a player has written a note into it</extracomment>
            <translation>{who} یادداشت می‌کند: {note}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} now has {amount} LP.</source>
            <translation>{who} اکنون {amount} امتیاز جان دارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} pays {amount} LP.</source>
            <translation>{who} {amount} جان می‌پردازد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} places a Life card.</source>
            <translation>{who} یک کارت جان می‌چیند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} places {n} Life cards.</source>
            <translation>{who} {n} کارت جان می‌چیند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} plays {card}.</source>
            <translation>{who} {card} را بازی می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} returns DON!! cards to the DON!! deck: {n}.</source>
            <translation>{who} {n} کارت ⁦DON!!⁩ را به دستهٔ ⁦DON!!⁩ برمی‌گرداند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} rolls a die: {face}.</source>
            <translation>{who} تاس می‌اندازد: {face}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} shuffles.</source>
            <extracomment>line of the log: a player shuffles a deck</extracomment>
            <translation>{who} بر می‌زند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} skips the turn.</source>
            <translation>{who} نوبت را از دست می‌دهد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} skips: {phase}.</source>
            <translation>{who} رد می‌کند: {phase}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} starts.</source>
            <extracomment>line of the log: who has the first turn</extracomment>
            <translation>{who} شروع می‌کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} surrenders.</source>
            <extracomment>line of the log: a player gives the match up</extracomment>
            <translation>{who} تسلیم می‌شود.</translation>
        </message>
        <message>
            <source>{who} takes a Life card into the hand: {card}.</source>
            <translation type="vanished">{who} یک کارت جان به دست می‌برد: {card}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} takes an extra turn after this one.</source>
            <translation>{who} پس از این نوبت یک نوبت دیگر می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes control of {card}.</source>
            <translation>{who} کنترل {card} را می‌گیرد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} takes damage: look at the Life card for a [Trigger], or add it to the hand.</source>
            <translation>{who} آسیب می‌بیند: کارت جان را برای [تریگر] ببینید، یا آن را به دست بیفزایید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes {amount} battle damage.</source>
            <translation>{who} {amount} آسیب نبرد می‌بیند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes {amount} damage.</source>
            <translation>{who} {amount} آسیب می‌بیند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} tosses a coin: {face}.</source>
            <translation>{who} سکه می‌اندازد: {face}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} uses a Skill of {card}.</source>
            <translation>{who} یک Skill از {card} را به کار می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses an ability of {card}.</source>
            <translation>{who} یک توانایی {card} را به کار می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses the Counter of {card}.</source>
            <translation>{who} کانتر {card} را به کار می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses the [Trigger] of {card}.</source>
            <translation>{who} ‏[تریگر] کارت {card} را به کار می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel by an effect.</source>
            <translation>{who} با یک اثر دوئل را می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel.</source>
            <translation>{who} دوئل را می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other cannot draw.</source>
            <translation>{who} دوئل را می‌برد: دیگری نمی‌تواند کارت بردارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other gave up.</source>
            <translation>{who} دوئل را می‌برد: دیگری تسلیم شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other's Life Points are 0.</source>
            <translation>{who} دوئل را می‌برد: جان دیگری ۰ شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game by an effect.</source>
            <translation>{who} با یک اثر بازی را می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game.</source>
            <translation>{who} بازی را می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other gave up.</source>
            <translation>{who} بازی را می‌برد: دیگری تسلیم شد.</translation>
        </message>
        <message>
            <source>{who} wins the game: the other had no Seal and brought none.</source>
            <translation type="vanished">{who} بازی را می‌برد: دیگری Seal نداشت و نیاورد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other had no Seal and could not bring one.</source>
            <translation>{who} بازی را می‌برد: دیگری Seal نداشت و نیاورد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other has no card left to draw.</source>
            <translation>{who} بازی را می‌برد: دیگری کارتی برای برداشتن ندارد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game: the other took damage without Life.</source>
            <translation>{who} بازی را می‌برد: دیگری بی‌جان آسیب دید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other's Shrine is full.</source>
            <translation>{who} بازی را می‌برد: Shrine دیگری پر است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game: the other's deck is empty.</source>
            <translation>{who} بازی را می‌برد: دک دیگری خالی است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} wins the toss.</source>
            <translation>{who} قرعه را می‌برد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>{who} · {place} · {stance}</source>
            <translation>{who}، {place}، {stance}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Battle Phase: attack with a monster, or go on.</source>
            <translation>{who}، مرحلهٔ نبرد: با هیولایی حمله کنید، یا ادامه دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}, Draw Step: draw a Seal or a Mystic Card.</source>
            <translation>{who}، گام برداشتن کارت: یک Seal یا یک کارت Mystic بردارید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Main Phase 1: summon, set, activate, change positions, or go on.</source>
            <translation>{who}، مرحلهٔ اصلی ۱: احضار، کمین، فعال کردن، تغییر موضع، یا ادامه.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Main Phase 2: summon, set, activate, change positions, or end the turn.</source>
            <translation>{who}، مرحلهٔ اصلی ۲: احضار، کمین، فعال کردن، تغییر موضع، یا پایان نوبت.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}, Main Phase: play cards, give DON!! cards, attack, activate, or end the turn.</source>
            <translation>{who}، مرحلهٔ اصلی: کارت بازی کنید، کارت ⁦DON!!⁩ بدهید، حمله کنید، فعال کنید یا نوبت را تمام کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}, Main Step: cast, attack, use Skills, change Lines, combine, or end it.</source>
            <translation>{who}، گام اصلی: اجرا، حمله، Skill، تغییر Line، ترکیب، یا پایان.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, {phase}: what do you do?</source>
            <translation>{who}، {phase}: چه می‌کنید؟</translation>
        </message>
        <message>
            <source>{who}: Damage Step. Activate something, or pass.</source>
            <translation type="vanished">{who}: گام آسیب. چیزی فعال کنید، یا رد کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: Growth for {card}? “{words}”</source>
            <translation>{who}: Growth برای {card}؟ «{words}»</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: Tribute a monster for {card}.</source>
            <translation>{who}: هیولایی برای {card} قربانی کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: Tribute for {card}. Choose {n}.</source>
            <translation>{who}: قربانی برای {card}. {n} هیولا انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the Life cards.</source>
            <translation>{who}: یک کارت به کارت‌های جان می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the bottom of the deck.</source>
            <translation>{who}: یک کارت زیر دسته می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the hand.</source>
            <translation>{who}: یک کارت به دست می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the top of the deck.</source>
            <translation>{who}: یک کارت روی دسته می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: activate something, or go on.</source>
            <translation>{who}: چیزی فعال کنید، یا ادامه دهید.</translation>
        </message>
        <message>
            <source>{who}: activate something, or pass.</source>
            <translation type="vanished">{who}: چیزی فعال کنید، یا رد کنید.</translation>
        </message>
        <message>
            <source>{who}: activate {card}?</source>
            <translation type="vanished">{who}: {card} را فعال می‌کنید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: apply the Effect of {card} by hand, then press Done.</source>
            <translation>{who}: اثر {card} را با دست انجام دهید و سپس «انجام شد» را بزنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: apply the effect of {card} by hand, then press Done.</source>
            <translation>{who}: اثر {card} را با دست انجام دهید و سپس «انجام شد» را بزنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: apply the optional part of {card}?</source>
            <translation>{who}: بخش اختیاری {card} را انجام می‌دهید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: as which card does {card} count?</source>
            <translation>{who}: {card} کدام کارت به شمار می‌آید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: chain to Chain Link {link}, or let it resolve.</source>
            <translation>{who}: به حلقهٔ {link} زنجیره پاسخ دهید، یا بگذارید اجرا شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose DON!! cards to return to the DON!! deck for {card}: {n}.</source>
            <translation>{who}: کارت‌های ⁦DON!!⁩ را که برای {card} به دستهٔ ⁦DON!!⁩ برمی‌گردند انتخاب کنید: {n}.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a Seal that performs Regeneration, or none.</source>
            <translation>{who}: یک Seal برای Regeneration انتخاب کنید، یا هیچ‌کدام.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a card that Progresses, or none.</source>
            <translation>{who}: یک کارت برای Progress انتخاب کنید، یا هیچ‌کدام.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a card that wakes up and is cast free, or none.</source>
            <translation>{who}: کارتی را برای Wake Up و اجرای رایگان انتخاب کنید، یا هیچ‌کدام.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: choose a number for {card}.</source>
            <translation>{who}: برای {card} عددی انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose a zone that cannot be used ({card}).</source>
            <translation>{who}: محدوده‌ای را که قابل استفاده نخواهد بود انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose for {card}, {least} to {n}: “{words}”</source>
            <translation>{who}: برای {card} {least} تا {n} انتخاب کنید: «{words}»</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose the Support Seals of {card}.</source>
            <translation>{who}: Sealهای پشتیبان {card} را انتخاب کنید.</translation>
        </message>
        <message>
            <source>{who}: choose the condition Seals for {card}.</source>
            <translation type="vanished">{who}: Sealهای شرط {card} را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the materials for {card}.</source>
            <translation>{who}: ماده‌های {card} را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Fusion Summon ({card}).</source>
            <translation>{who}: هیولا را برای احضار ترکیبی انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Ritual Summon ({card}).</source>
            <translation>{who}: هیولا را برای احضار آیینی انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Synchro Summon ({card}).</source>
            <translation>{who}: هیولا را برای احضار همگام انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Xyz Summon ({card}).</source>
            <translation>{who}: هیولا را برای احضار اکسیز انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose the target of the Skill.</source>
            <translation>{who}: هدف Skill را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the target of {card}.</source>
            <translation>{who}: هدف {card} را انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose up to {n} for {card}: “{words}”</source>
            <translation>{who}: برای {card} حداکثر {n} انتخاب کنید: «{words}»</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose up to {n} targets for {card}.</source>
            <translation>{who}: حداکثر {n} هدف برای {card} انتخاب کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose what {card} asks for ({n}).</source>
            <translation>{who}: آنچه {card} می‌خواهد را انتخاب کنید ({n}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose what {card} does.</source>
            <translation>{who}: انتخاب کنید {card} چه کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} ({card}).</source>
            <translation>{who}: {cards} انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to Special Summon ({card}).</source>
            <translation>{who}: {cards} برای احضار ویژه انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to Tribute ({card}).</source>
            <translation>{who}: {cards} برای قربانی انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to add to the hand ({card}).</source>
            <translation>{who}: {cards} برای افزودن به دست انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to banish ({card}).</source>
            <translation>{who}: {cards} برای خارج کردن از بازی انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to destroy ({card}).</source>
            <translation>{who}: {cards} برای نابود کردن انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to detach ({card}).</source>
            <translation>{who}: {cards} برای جدا کردن انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to discard ({card}).</source>
            <translation>{who}: {cards} برای دور انداختن انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to equip ({card}).</source>
            <translation>{who}: {cards} برای تجهیز انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to put on the bottom of the Deck ({card}).</source>
            <translation>{who}: {cards} برای گذاشتن زیر دک انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to put on top of the Deck ({card}).</source>
            <translation>{who}: {cards} برای گذاشتن روی دک انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <source>{who}: choose {cards} to put under the Deck ({card}).</source>
            <translation type="vanished">{who}: {cards} برای گذاشتن زیر دک برگزینید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to return to the hand ({card}).</source>
            <translation>{who}: {cards} برای برگرداندن به دست انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to reveal ({card}).</source>
            <translation>{who}: {cards} برای نشان دادن انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to send to the Graveyard ({card}).</source>
            <translation>{who}: {cards} برای فرستادن به گورستان انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to shuffle into the Deck ({card}).</source>
            <translation>{who}: {cards} برای بر زدن در دک انتخاب کنید ({card}).</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose {n} for {card}: “{words}”</source>
            <translation>{who}: برای {card} {n} انتخاب کنید: «{words}»</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: click the place in a Line where {card} is to stand.</source>
            <translation>{who}: جایی از Line را که {card} باید بایستد کلیک کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{who}: cut in with an Interfere card or Skill, or go on.</source>
            <translation>{who}: با کارت یا Skill دارای Interfere میان بیایید، یا ادامه دهید.</translation>
        </message>
        <message>
            <source>{who}: cut in with an Interfere card or Skill, or pass?</source>
            <translation type="vanished">{who}: با کارت یا Skill دارای Interfere میان می‌آیید، یا می‌گذرید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: damage. Add {card} to the hand, or use its [Trigger]?</source>
            <translation>{who}: آسیب. {card} را به دست می‌برید یا [تریگر] آن را به کار می‌برید؟</translation>
        </message>
        <message>
            <source>{who}: damage. Take {card} into the hand, or use its [Trigger]?</source>
            <translation type="vanished">{who}: آسیب. {card} را به دست می‌برید یا [Trigger] آن را به کار می‌برید؟</translation>
        </message>
        <message>
            <source>{who}: damage. {card} goes into the hand.</source>
            <translation type="vanished">{who}: آسیب. {card} به دست می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: damage. {card} goes to the hand.</source>
            <translation>{who}: آسیب. {card} به دست می‌رود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: declare a card name for {card}.</source>
            <translation>{who}: برای {card} نام کارتی اعلام کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: discard a card.</source>
            <translation>{who}: یک کارت دور بیندازید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: discard {n} cards.</source>
            <translation>{who}: {n} کارت دور بیندازید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: do by hand what {card} says, then press Done: “{words}”</source>
            <translation>{who}: آنچه {card} می‌گوید را با دست انجام دهید، سپس «انجام شد» را بزنید: «{words}»</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: do what {card} asks for, so that nothing else is done? “{words}”</source>
            <translation>{who}: آنچه {card} می‌خواهد انجام شود تا کار دیگری انجام نشود؟ «{words}»</translation>
        </message>
        <message>
            <source>{who}: does a Seal perform Regeneration?</source>
            <translation type="vanished">{who}: Sealای Regeneration می‌کند؟</translation>
        </message>
        <message>
            <source>{who}: does a card Progress?</source>
            <translation type="vanished">{who}: کارتی Progress می‌کند؟</translation>
        </message>
        <message>
            <source>{who}: does a card wake up? It is cast free.</source>
            <translation type="vanished">{who}: آیا کارتی Wake Up می‌کند؟ رایگان فراخوانی می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: does this hold for {card}? “{words}”</source>
            <translation>{who}: آیا این برای {card} برقرار است؟ «{words}»</translation>
        </message>
        <message>
            <source>{who}: does what {card} says happen? It need not.</source>
            <translation type="vanished">{who}: آنچه {card} می‌گوید انجام شود؟ اجباری نیست.</translation>
        </message>
        <message>
            <source>{who}: does {card} attack several times for its one attack Mp?</source>
            <translation type="vanished">{who}: آیا {card} با یک Mp حمله چند بار حمله می‌کند؟</translation>
        </message>
        <message>
            <source>{who}: does {card} perform Growth?</source>
            <translation type="vanished">{who}: {card} Growth می‌کند؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: draw a card, or stop?</source>
            <translation>{who}: کارت برمی‌دارید یا بس است؟</translation>
        </message>
        <message>
            <source>{who}: draw a card?</source>
            <translation type="vanished">{who}: یک کارت برمی‌دارید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: draw a second card?</source>
            <translation>{who}: کارت دوم را برمی‌دارید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: exchange cards between your Side Deck and your Deck, then press Done.</source>
            <translation>{who}: کارت‌های دک فرعی و دک را عوض کنید و سپس «انجام شد» را بزنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: from which card is a counter removed ({card})?</source>
            <translation>{who}: از کدام کارت شمارنده برداشته شود ({card})؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: go first or second?</source>
            <translation>{who}: اول یا دوم؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how do you decide who starts?</source>
            <translation>{who}: چگونه معلوم شود که شروع می‌کند؟</translation>
        </message>
        <message>
            <source>{who}: how is it settled who starts?</source>
            <translation type="vanished">{who}: چگونه معلوم شود که شروع می‌کند؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many DON!! cards does {card} get?</source>
            <translation>{who}: چند کارت ⁦DON!!⁩ به {card} داده شود؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many cards from the top of the deck?</source>
            <translation>{who}: چند کارت از بالای دسته؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many for {card}? “{words}”</source>
            <translation>{who}: چند تا برای {card}؟ «{words}»</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how many of the Charged Counters paid on {card} come from your own cards?</source>
            <translation>{who}: چند تا از Charged Counterهای پرداختی روی {card} از کارت‌های خود شماست؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how much Mp do you pay as X for {card}?</source>
            <translation>{who}: برای X کارت {card} چند Mp می‌پردازید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: in what order are they placed? The first goes first.</source>
            <translation>{who}: به چه ترتیبی قرار گیرند؟ اولی اول گذاشته می‌شود.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: in what order do they go to the bottom? The last lies lowest.</source>
            <translation>{who}: به چه ترتیبی زیر دسته بروند؟ آخری از همه پایین‌تر است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which order are these cards placed, the top one first ({card})?</source>
            <translation>{who}: این کارت‌ها به چه ترتیبی باشند، رویی اول ({card})؟</translation>
        </message>
        <message>
            <source>{who}: in which order do the cards go there? The last lies on top.</source>
            <translation type="vanished">{who}: کارت‌ها به چه ترتیب می‌روند؟ آخری رو می‌ماند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: in which order do the cards go there? The last one ends up on top.</source>
            <translation>{who}: کارت‌ها به چه ترتیب می‌روند؟ آخری رو می‌ماند.</translation>
        </message>
        <message>
            <source>{who}: in which order do these cards lie, the top one first ({card})?</source>
            <translation type="vanished">{who}: این کارت‌ها به چه ترتیبی باشند، رویی اول ({card})؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which order do these effects go on the Chain? The first is the lowest link.</source>
            <translation>{who}: این اثرها به چه ترتیبی در زنجیره بروند؟ اولی پایین‌ترین حلقه است.</translation>
        </message>
        <message>
            <source>{who}: in which order do your Abilities choose?</source>
            <translation type="vanished">{who}: توانایی‌های شما به چه ترتیب انتخاب می‌کنند؟</translation>
        </message>
        <message>
            <source>{who}: in which position does {card} come?</source>
            <translation type="vanished">{who}: {card} در کدام حالت بیاید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which position is {card} placed?</source>
            <translation>{who}: {card} در کدام حالت بیاید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: in which zone does {card} go?</source>
            <translation>{who}: {card} در کدام محدوده؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: keep this hand, or shuffle it back and draw 5 new cards once?</source>
            <translation>{who}: این دست را نگه می‌دارید یا یک بار آن را در دک بُر می‌زنید و ۵ کارت تازه برمی‌دارید؟</translation>
        </message>
        <message>
            <source>{who}: more cards in hand than the limit. Discard {n}.</source>
            <translation type="vanished">{who}: کارت‌های دست از حد بیشتر است. {n} کارت دور بیندازید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: nothing else can be done here. Go on.</source>
            <translation>{who}: اینجا کار دیگری نمی‌توان کرد. ادامه دهید.</translation>
        </message>
        <message>
            <source>{who}: nothing else can be done now. Go on.</source>
            <translation type="vanished">{who}: اکنون کار دیگری نمی‌توان کرد. ادامه دهید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: on which card is a counter placed ({card})?</source>
            <translation>{who}: شمارنده روی کدام کارت گذاشته شود ({card})؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: on which side of {card} do the Support Seals stand?</source>
            <translation>{who}: Sealهای پشتیبان کدام سوی {card} می‌ایستند؟</translation>
        </message>
        <message>
            <source>{who}: pay for {card}?</source>
            <translation type="vanished">{who}: برای {card} می‌پردازید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: pay the Cost of the Skill by hand, then press Done, or take it back.</source>
            <translation>{who}: هزینهٔ Skill را با دست بپردازید و «انجام شد» را بزنید، یا پس بگیرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: pay the Cost of {card} by hand, then press Done, or take it back.</source>
            <translation>{who}: هزینهٔ {card} را با دست بپردازید و «انجام شد» را بزنید، یا پس بگیرید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: pay the cost of {card} by hand, then press Done.</source>
            <translation>{who}: هزینهٔ {card} را با دست بپردازید و سپس «انجام شد» را بزنید.</translation>
        </message>
        <message>
            <source>{who}: respond to Chain Link {link}, or pass.</source>
            <translation type="vanished">{who}: به حلقهٔ {link} زنجیره پاسخ دهید، یا رد کنید.</translation>
        </message>
        <message>
            <source>{who}: respond to the Summon of {card}, or pass.</source>
            <translation type="vanished">{who}: به احضار {card} پاسخ دهید، یا رد کنید.</translation>
        </message>
        <message>
            <source>{who}: respond to the Summon, or pass.</source>
            <translation type="vanished">{who}: به احضار پاسخ دهید، یا رد کنید.</translation>
        </message>
        <message>
            <source>{who}: respond to the attack of {card}, or pass.</source>
            <translation type="vanished">{who}: به حملهٔ {card} پاسخ دهید، یا رد کنید.</translation>
        </message>
        <message>
            <source>{who}: respond to the attack, or pass.</source>
            <translation type="vanished">{who}: به حمله پاسخ دهید، یا رد کنید.</translation>
        </message>
        <message>
            <source>{who}: respond to {card} (Chain Link {link}), or pass.</source>
            <translation type="vanished">{who}: به {card} (حلقهٔ {link} زنجیره) پاسخ دهید، یا رد کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: rock, paper or scissors? The winner chooses who starts.</source>
            <translation>{who}: سنگ، کاغذ یا قیچی؟ برنده انتخاب می‌کند چه کسی آغاز کند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: several of your Abilities happen now. Click them in their order.</source>
            <translation>{who}: چند توانایی شما اکنون رخ می‌دهد. آن‌ها را به ترتیب کلیک کنید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: show the card whose Skill you use.</source>
            <translation>{who}: کارتی را که Skill آن را به کار می‌برید نشان دهید.</translation>
        </message>
        <message>
            <source>{who}: shuffle?</source>
            <translation type="vanished">{who}: بر می‌زنید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: the effect of {card} can be used now: “{words}”</source>
            <translation>{who}: اثر {card} اکنون قابل استفاده است: «{words}»</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: the monsters have changed. How does the attack of {card} continue?</source>
            <translation>{who}: هیولاها عوض شدند. حملهٔ {card} چگونه ادامه یابد؟</translation>
        </message>
        <message>
            <source>{who}: the monsters have changed. How does the attack of {card} go on?</source>
            <translation type="vanished">{who}: هیولاها عوض شدند. حملهٔ {card} چگونه ادامه یابد؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: there are 5 Characters already. Which one goes to the Trash for {card}?</source>
            <translation>{who}: ۵ شخصیت روی زمین است. کدام یک به جای {card} به دورریز می‌رود؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: this would repeat forever. How many more times should it happen?</source>
            <translation>{who}: این حلقه بی‌پایان تکرار می‌شود. چند بار دیگر تکرار شود؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: use the effect of {card}?</source>
            <translation>{who}: اثر {card} را به کار می‌برید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: use {card} instead of the destruction?</source>
            <translation>{who}: {card} را به جای نابودی به کار می‌برید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: what do you declare for {card}?</source>
            <translation>{who}: برای {card} چه چیزی اعلام می‌کنید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: what do you pay for {card}?</source>
            <translation>{who}: برای {card} چه می‌پردازید؟</translation>
        </message>
        <message>
            <source>{who}: what does the Skill aim at?</source>
            <translation type="vanished">{who}: هدف Skill چیست؟</translation>
        </message>
        <message>
            <source>{who}: what does {card} aim at?</source>
            <translation type="vanished">{who}: هدف {card} چیست؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: what does {card} attack?</source>
            <translation>{who}: {card} به چه حمله کند؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: where does {target} go, for {card}?</source>
            <translation>{who}: با اثر {card}، {target} کجا گذاشته شود؟</translation>
        </message>
        <message>
            <source>{who}: where in which Line does {card} stand?</source>
            <translation type="vanished">{who}: {card} کجای کدام Line می‌ایستد؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: where to, for {card}?</source>
            <translation>{who}: با اثر {card}، کجا گذاشته شود؟</translation>
        </message>
        <message>
            <source>{who}: which DON!! card is returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}: برای {card} کدام کارت DON!! به دستهٔ DON!! برمی‌گردد؟</translation>
        </message>
        <message>
            <source>{who}: which Seal does {card} attack?</source>
            <translation type="vanished">{who}: {card} به کدام Seal حمله می‌کند؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which Seals leave the game for the Growth of {card}?</source>
            <translation>{who}: کدام Sealها برای Growth کارت {card} از بازی بیرون می‌روند؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which ability is resolved next?</source>
            <translation>{who}: کدام توانایی سپس اجرا می‌شود؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which card gains +{amount} power in this battle?</source>
            <translation>{who}: کدام کارت در این نبرد ‎+{amount} قدرت می‌گیرد؟</translation>
        </message>
        <message>
            <source>{who}: which cards does {card} use up for its Progress?</source>
            <translation type="vanished">{who}: {card} برای Progress کدام کارت‌ها را مصرف می‌کند؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which cards leave the game for the Progress of {card}?</source>
            <translation>{who}: کدام کارت‌ها برای Progress کارت {card} از بازی بیرون می‌روند؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: which effect of {card}?</source>
            <translation>{who}: کدام اثر {card}؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which form does {card} take?</source>
            <translation>{who}: {card} کدام شکل را می‌گیرد؟</translation>
        </message>
        <message>
            <source>{who}: which of its choices does {card} take, in the order of its text?</source>
            <translation type="vanished">{who}: {card} کدام گزینه را برمی‌گزیند (به ترتیب متن)؟</translation>
        </message>
        <message>
            <source>{who}: which of its choices does {card} take?</source>
            <translation type="vanished">{who}: {card} کدام گزینه‌اش را برمی‌گزیند؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which of them go on top? The others go to the bottom.</source>
            <translation>{who}: کدام‌یک رو گذاشته شوند؟ بقیه زیر می‌روند.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which of them go to the hand?</source>
            <translation>{who}: کدام‌یک به دست می‌روند؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: which of these effects do you use?</source>
            <translation>{who}: کدام یک از این اثرها را به کار می‌برید؟</translation>
        </message>
        <message>
            <source>{who}: which {n} DON!! card(s) are returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}: برای {card} کدام {n} کارت DON!! به دستهٔ DON!! برمی‌گردد؟</translation>
        </message>
        <message>
            <source>{who}: which {n} DON!! cards are returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}: برای {card} کدام {n} کارت DON!! به دستهٔ DON!! برمی‌گردد؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: yes or no?</source>
            <translation>{who}: بله یا نه؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: you have more cards in hand than the limit. Discard {n}.</source>
            <translation>{who}: کارت‌های دست از حد بیشتر است. {n} کارت دور بیندازید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}), which withstands it now.</source>
            <translation>{who}: {card} ({attack}) به {target} ({against}) حمله می‌کند که اکنون تاب می‌آورد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}). Block it, or not?</source>
            <translation>{who}: {card} ({attack}) به {target} ({against}) حمله می‌کند. سد می‌کنید یا نه؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}). Use Counters, or let it come.</source>
            <translation>{who}: {card} ({attack}) به {target} ({against}) حمله می‌کند. کانتر به کار ببرید یا بگذارید بیاید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}): +{needed} needed to hold.</source>
            <translation>{who}: {card} ({attack}) به {target} ({against}) حمله می‌کند: برای ایستادگی ‎+{needed} لازم است.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card} hits the hand. Which kind of card?</source>
            <translation>{who}: {card} به دست حریف حمله می‌کند. کدام گونهٔ کارت؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: {card} may apply to this battle. Do what it says by hand, then press Done: “{words}”</source>
            <translation>{who}: {card} شاید بر این نبرد اثر بگذارد. آنچه می‌گوید با دست انجام دهید، سپس «انجام شد» را بزنید: «{words}»</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card} may attack several times for one attack Mp.</source>
            <translation>{who}: {card} می‌تواند با یک Mp حمله چند بار حمله کند.</translation>
        </message>
        <message>
            <source>{who}: {card} resolves. Apply the optional part of “{words}”?</source>
            <translation type="vanished">{who}: {card} اجرا می‌شود. بخش اختیاری «{words}» را انجام می‌دهید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: {card} resolves: “{words}” What do you do?</source>
            <translation>{who}: {card} اجرا می‌شود: «{words}» چه می‌کنید؟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card}: do it? “{words}”</source>
            <translation>{who}: {card}: انجام شود؟ «{words}»</translation>
        </message>
        <message>
            <source>{who}: {phase}. Activate something, or pass.</source>
            <translation type="vanished">{who}: {phase}. چیزی فعال کنید، یا رد کنید.</translation>
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
            <translation>{width} × {height} میلی‌متر، {games}</translation>
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
            <translation>{words} (قانون {rule})</translation>
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
            <translation>«وقتی … می‌توانید» فقط اگر آخرین اتفاق بود</translation>
        </message>
        <message>
            <source>“{field}” is a number: write for example {field}&gt;=4</source>
            <translation type="vanished">«{field}» عدد است: مثلاً بنویسید {field}&gt;=4</translation>
        </message>
        <message>
            <source>“{field}” is a number: write for example {field}&gt;=4.</source>
            <translation type="vanished">«{field}» عدد است: مثلاً بنویسید {field}&gt;=4.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” is a number; write, for example, {field}&gt;=4</source>
            <translation>«{field}» عدد است: مثلاً بنویسید {field}&gt;=4</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” is a number; write, for example, {field}&gt;=4.</source>
            <translation>«{field}» عدد است: مثلاً بنویسید {field}&gt;=4.</translation>
        </message>
        <message>
            <source>“{field}” is no number and cannot be compared; write {field}:word</source>
            <translation type="vanished">«{field}» عدد نیست و مقایسه نمی‌شود؛ بنویسید {field}:word</translation>
        </message>
        <message>
            <source>“{field}” is no number and cannot be compared; write {field}:word.</source>
            <translation type="vanished">«{field}» عدد نیست و مقایسه نمی‌شود؛ بنویسید {field}:word.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” is not a number and cannot be compared; write {field}:word</source>
            <translation>«{field}» عدد نیست و مقایسه نمی‌شود؛ بنویسید {field}:word</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” is not a number and cannot be compared; write {field}:word.</source>
            <translation>«{field}» عدد نیست و مقایسه نمی‌شود؛ بنویسید {field}:word.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” needs a value after it</source>
            <translation>پس از «{field}» باید چیزی بیاید</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” needs a value after it.</source>
            <translation>پس از «{field}» باید چیزی بیاید.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>“{name}”: did you mean</source>
            <translation>«{name}»: آیا منظورتان این است</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>“{part}”: {reason}</source>
            <extracomment>a part of a search that is not understood, and why; the quotation marks are those of the language</extracomment>
            <translation>«{part}»: {reason}</translation>
        </message>
        <message>
            <source>“{typed}” was read as {card}.</source>
            <translation type="vanished">«{typed}» به صورت {card} خوانده شد.</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” cannot be the name of a folder</source>
            <translation>«{value}» نام پوشه نمی‌شود</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” is not one of: {allowed}</source>
            <translation>«{value}» هیچ‌یک از این‌ها نیست: {allowed}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” must be a number of copies and a code</source>
            <translation>«{value}» باید تعداد و کد باشد</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>✓ Legal</source>
            <translation>✓ مجاز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>✓ Legal: {edition}</source>
            <translation>✓ مجاز: {edition}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>✓ Legal: {edition}, list {list}</source>
            <translation>✓ مجاز: {edition}، فهرست {list}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>✕ %n problem(s)</source>
            <translation>
                <numerusform>✕ %Ln ایراد</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>✕ Not legal</source>
            <translation>✕ غیرمجاز</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>✕ Unknown cards</source>
            <translation>✕ کارت‌های ناشناخته</translation>
        </message>
        <message>
            <source>✕ {n} against it</source>
            <translation type="vanished">✕ {n} ایراد</translation>
        </message>
    </context>
</TS>
