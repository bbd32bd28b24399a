<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hans" sourcelanguage="en">
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
                <numerusform>Shrine 等级 %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n Life card(s)</source>
            <translation>
                <numerusform>%Ln 张生命卡</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell Cards, within the short name of an effect ("Destroy 1 Spell")</extracomment>
            <translation>
                <numerusform>%Ln张魔法</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)/Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell or Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln张魔法・陷阱</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>%n Subturn(s)</source>
            <extracomment>Summoner Master: a number of Subturns; a Subturn is one player's part of a turn</extracomment>
            <translation>
                <numerusform>%n 个 Subturn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln张陷阱</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n active DON!! card(s)</source>
            <translation>
                <numerusform>%Ln 张活跃的 DON!! 卡</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>%n answer(s) of the players</source>
            <translation>
                <numerusform>玩家作答 %n 次</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/results.py" />
            <source>%n artwork(s)</source>
            <extracomment>how many different pictures one card has</extracomment>
            <translation>
                <numerusform>%Ln 种卡图</numerusform>
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
                <numerusform>%Ln 张卡</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) are in {file}.</source>
            <translation type="vanished">{file} 中有 %Ln 张卡。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) are not in the library, only their names are printed: {names}</source>
            <translation>
                <numerusform>%n 张卡不在卡片库中，只会印出名称：{names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n card(s) become a new deck, which is not saved yet.</source>
            <translation>
                <numerusform>%Ln 张卡将成为新的卡组，尚未保存。</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) by hand</source>
            <translation type="vanished">%Ln 张需手动处理</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) exchanged.</source>
            <translation>
                <numerusform>已交换 %n 张。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n card(s) in hand</source>
            <translation>
                <numerusform>手卡 %Ln 张</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>%n card(s) in piles can be used</source>
            <translation>
                <numerusform>牌堆中有 %Ln 张卡可以使用</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n card(s) of your own</source>
            <translation>
                <numerusform>%Ln 张自制卡</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) per page</source>
            <translation>
                <numerusform>每页 %Ln 张</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>%n card(s) played by hand</source>
            <translation>
                <numerusform>%Ln 张需手动处理</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/home.py" />
            <source>%n card(s) so far</source>
            <translation>
                <numerusform>目前 %Ln 张卡</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>%n card(s) that do not go with this deck are hidden. Show them</source>
            <translation>
                <numerusform>隐藏了 %Ln 张不适合此卡组的卡。显示</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) to a page</source>
            <translation type="vanished">每页 %Ln 张</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) too many in the Side Deck.</source>
            <translation>
                <numerusform>副卡组多了 %n 张。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>%n card(s) were pasted.</source>
            <translation>
                <numerusform>已粘贴 %Ln 张卡。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>%n card(s) were written to {file}.</source>
            <translation>
                <numerusform>{file} 中有 %Ln 张卡。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>%n card(s), {kinds} different</source>
            <translation>
                <numerusform>%Ln 张，{kinds} 种</numerusform>
            </translation>
        </message>
        <message>
            <source>%n damage</source>
            <translation type="vanished">%n 点伤害</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n deck(s)</source>
            <extracomment>what a backup holds, in a list: so many decks</extracomment>
            <translation>
                <numerusform>%Ln 副卡组</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>%n draw(s) later</source>
            <translation>
                <numerusform>再抽 %Ln 张后</numerusform>
            </translation>
        </message>
        <message>
            <source>%n guessed</source>
            <translation type="vanished">猜测 %Ln 行</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>%n kind(s) of cards are played by hand.</source>
            <translation>
                <numerusform>有 %Ln 种卡需手动处理。</numerusform>
            </translation>
        </message>
        <message>
            <source>%n left out</source>
            <translation type="vanished">略去 %Ln 行</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) guessed</source>
            <translation>
                <numerusform>猜测 %Ln 行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) left out</source>
            <translation>
                <numerusform>略去 %Ln 行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) understood</source>
            <translation>
                <numerusform>看懂 %Ln 行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n match(es)</source>
            <extracomment>what a backup holds, in a list: so many matches</extracomment>
            <translation>
                <numerusform>%Ln 场对战</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>%n match(es) with a result</source>
            <translation>
                <numerusform>%Ln 场有结果的对战</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>%n message(s) shown</source>
            <translation>
                <numerusform>显示了 %n 条消息</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n monster(s)</source>
            <extracomment>Yu-Gi-Oh!: how many monsters, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln只怪兽</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n more card(s) into the Side Deck.</source>
            <translation>
                <numerusform>还要放 %n 张到副卡组。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n page(s)</source>
            <extracomment>how many pages will be printed</extracomment>
            <translation>
                <numerusform>%Ln 页</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n picture(s)</source>
            <extracomment>how many picture files there are</extracomment>
            <translation>
                <numerusform>%Ln 张图片</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>%n picture(s) with fewer than 200 dpi at this size</source>
            <translation>
                <numerusform>%Ln 张图片在此尺寸下低于 200 dpi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>%n picture(s) without a card</source>
            <translation>
                <numerusform>%Ln 张图片没有对应的卡</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n sheet(s), both sides</source>
            <translation>
                <numerusform>%Ln 张纸，双面</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n turn(s)</source>
            <extracomment>how long a match was, in turns</extracomment>
            <translation>
                <numerusform>%Ln 个回合</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n unknown card(s)</source>
            <translation>
                <numerusform>未知的卡 %Ln 行</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>%n value(s) not in the rulebook</source>
            <translation>
                <numerusform>有 %Ln 项不在规则书中</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>+{amount} for another card</source>
            <translation>其他卡牌+{amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>+{amount} for the attacked card</source>
            <translation>被攻击的卡牌+{amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>1 against 2: your Seal struck back, and {card} was destroyed. It lies in your opponent's Shrine, whose count went up by its Level. Of several cards that cut in, the last one always works first.</source>
            <translation>1 对 2：你的 Seal 反击，{card} 被破坏。它进了对手的 Shrine，总和加上它的等级。有多张卡插入时，最后插入的总是先生效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>1 damage</source>
            <translation>1 点伤害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>1900 against 1800: you would lose your Monster and 100 Life Points. But you may respond: activate {card}. Whatever responds to something forms a Chain, and the last link is resolved first.</source>
            <translation>1900 对 1800：你会失去怪兽和 100 基本分。但你可以对应：发动 {card}。对应会形成连锁，最后的连锁最先处理。</translation>
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
            <translation>攻击力 2400。{card} 是魔法，到回合结束再加 700。请发动它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>2600 and 700, less 800: your opponent lost 2500 Life Points, and has 5500. End your turn.</source>
            <translation>2600 加 700 再减 800：对手失去 2500 基本分，剩下 5500。结束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>3100 ATK. Enter the Battle Phase.</source>
            <translation>攻击力 3100。进入战斗阶段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>3100 against 1900: {card} was destroyed, and your opponent lost the difference, 1200 Life Points. A Monster in Defense Position would have fought with its DEF, without damage to its player.</source>
            <translation>3100 对 1900：{card} 被破坏，对手失去差额 1200 基本分。守备表示的怪兽以守备力战斗，玩家不会受伤。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>5000 against 5000: the attack would succeed. You need not stop everything: pass this time.</source>
            <translation>5000 对 5000：攻击会成功。不必每次都挡：这次放过。</translation>
        </message>
        <message>
            <source>59 × 86 mm, Yu-Gi-Oh!</source>
            <translation type="vanished">59 × 86 mm，游戏王</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>6 cards</source>
            <translation>6 张</translation>
        </message>
        <message>
            <source>63 × 88 mm, One Piece, Summoner Master</source>
            <translation type="vanished">63 × 88 mm，One Piece、Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>7 cards</source>
            <translation>7 张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>700 are left. Attack directly with {card}.</source>
            <translation>剩下 700。用 {card} 直接攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>7000 against 6000: you took no damage. Now {card} attacks as well; by its Leader's ability it has 5000 power in this turn.</source>
            <translation>7000 对 6000：你没有受到伤害。接着 {card} 也攻击；因领袖的能力，这回合它的力量是 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>7000 against 8000: the attack failed. Now {card} attacks, too: 5000 against 5000.</source>
            <translation>7000 对 8000：攻击失败。现在 {card} 也攻击：5000 对 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>9 Levels in the Shrine: you have won your first game! You know Mp, Lines, casting, attacks, Interfere, Combination and the Shrine. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>Shrine 等级达到 9：你赢了第一场游戏！你已学会 Mp、Line、施放、攻击、Interfere、合体和 Shrine。现在开始自己的对战：教练会提醒失误，每个回答都可以收回。</translation>
        </message>
        <message>
            <source>9 Levels in the Shrine: you have won your first game! You know Mp, Lines, casting, attacks, Interfere, Combination and the Shrine. The book at the top of the right panel shows the rules while you play.</source>
            <translation type="vanished">Shrine 等级达到 9：你赢了第一场游戏！你已学会 Mp、Line、施放、攻击、Interfere、合体和 Shrine。右侧面板上方的书本图示会在游戏中显示规则。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>=</source>
            <extracomment>set a number to this value (acts by hand)</extracomment>
            <translation>=</translation>
        </message>
        <message>
            <source>A .ydk file or a ydke link</source>
            <translation type="vanished">.ydk 文件或 ydke 链接</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>A .ydk file or a ydke:// link</source>
            <translation>.ydk 文件或 ydke 链接</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>A Character that has just been played cannot attack yet, but your Leader can. Attach your last DON!! to {card}: it gains 1000 power in your turn.</source>
            <translation>刚登场的角色还不能攻击，但领袖可以。把最后的 DON!! 附加给 {card}：在你的回合力量 +1000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Combination can be broken once per Subturn.</source>
            <translation>每个 Subturn 只能解除一次合体。</translation>
        </message>
        <message>
            <source>A Combination is broken once in a Subturn.</source>
            <translation type="vanished">每个 Subturn 只能解除一次合体。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A DON!! card given to it goes back to the cost area, rested</source>
            <translation>附加的 1 张 DON!! 卡以休息状态回到费用区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Field Spell cannot be Set.</source>
            <translation>场地魔法不能盖放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A Leader never leaves its area.</source>
            <translation>领袖不会离开领袖区。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>A Leader, 50 cards and 10 DON!! cards for each player, as the comprehensive rules say.</source>
            <translation>每位玩家 1 张领袖、50 张卡与 10 张 DON!! 卡，依综合规则进行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A Life card is turned.</source>
            <translation>1张生命卡被翻面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>A Life card that it hits goes to the trash, and its [Trigger] cannot be used.</source>
            <translation>被击中的生命卡放到废弃区，不能使用它的【触发】。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A Mystic Card</source>
            <translation>Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Mystic Card can be commanded once per Subturn.</source>
            <translation>每张 Mystic 卡每个 Subturn 只能下一次指令。</translation>
        </message>
        <message>
            <source>A Mystic Card is commanded once in a Subturn.</source>
            <translation type="vanished">每张 Mystic 卡每个 Subturn 只能下一次指令。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>A Normal Monster has no effect.</source>
            <translation>通常怪兽没有效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Quick-Play Spell cannot be activated in the turn it was Set.</source>
            <translation>速攻魔法不能在盖放的回合发动。</translation>
        </message>
        <message>
            <source>A Ritual Spell is activated from the hand.</source>
            <translation type="vanished">仪式魔法从手卡发动。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Ritual Spell must be activated from the hand.</source>
            <translation>仪式魔法从手卡发动。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A Seal</source>
            <translation>Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal can be given a Line once per Subturn.</source>
            <translation>每张 Seal 每个 Subturn 只能指定一次 Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal can combine once per Subturn.</source>
            <translation>Seal 每个 Subturn 只能合体一次。</translation>
        </message>
        <message>
            <source>A Seal combines once in a Subturn.</source>
            <translation type="vanished">Seal 每个 Subturn 只能合体一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal from the hand can be a Support Seal only after a whole Turn in the Arena.</source>
            <translation>从手牌上场的 Seal 要在场上待满一个 Turn，才能成为支援 Seal。</translation>
        </message>
        <message>
            <source>A Seal is given a Line once in a Subturn.</source>
            <translation type="vanished">每张 Seal 每个 Subturn 只能指定一次 Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal keeps its place in its Line.</source>
            <translation>Seal 在 Line 中的位置不变。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A Seal of Level 2 from the hand: 5 of 9 Levels. End your Main Step.</source>
            <translation>手牌中等级 2 的 Seal：9 中的 5。结束你的 Main Step。</translation>
        </message>
        <message>
            <source>A Seal of no element has no other.</source>
            <translation type="vanished">无属性的 Seal 不能有其他属性。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A Seal stands in one of two Lines. From the At Line it attacks, and fights with its At. In the Df Line it is defended by its Df, but cannot attack.</source>
            <translation>Seal 站在两条 Line 之一。在 At Line 可以攻击，以 At 战斗。在 Df Line 以 Df 防守，但不能攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>A Seal that has attacked or worked is turned sideways: it takes no commands until it becomes Active.</source>
            <translation>攻击或行动过的 Seal 会横置：直到变回 Active 为止不能下令。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/form.py" />
            <source>A Seal without an element has no other element.</source>
            <translation>无属性的 Seal 不能有其他属性。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A Set Ritual Spell may be used</source>
            <translation>可使用盖着的仪式魔法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>A Skill of {card} is being used. {who}: cut in, or let it go on.</source>
            <translation>{card} 的 Skill 正在使用。{who}：插入，或让它继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>A Special Summon does not use up your Normal Summon. Normal Summon {card}; you need no further search this time.</source>
            <translation>特殊召唤不占用通常召唤。通常召唤 {card}；这次不需要再检索。</translation>
        </message>
        <message>
            <source>A Spell or Trap needs a text.</source>
            <translation type="vanished">魔法或陷阱需要卡文。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>A Spell or Trap needs card text.</source>
            <translation>魔法或陷阱需要卡文。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>A Summon by an effect or a condition; it does not use up the one Normal Summon of a turn.</source>
            <translation>以效果或条件进行的召唤；不占用该回合的一次通常召唤。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A Token arrives: {card}.</source>
            <translation>衍生物出场：{card}。</translation>
        </message>
        <message>
            <source>A Token comes: {card}.</source>
            <translation type="vanished">衍生物出场：{card}。</translation>
        </message>
        <message>
            <source>A Token is destroyed.</source>
            <translation type="vanished">一只衍生物被破坏。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A Token is removed.</source>
            <translation>一只衍生物被移除。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Trap cannot be activated in the turn it was Set.</source>
            <translation>陷阱不能在盖放的回合发动。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Trap must be Set before it is activated.</source>
            <translation>陷阱必须先盖放才能发动。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A board cannot stand in that phase.</source>
            <translation>局面不能停在那个阶段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A card cannot be attached to itself.</source>
            <translation>卡片不能附加在自己身上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A card cannot be placed like that.</source>
            <translation>卡片不能这样放。</translation>
        </message>
        <message>
            <source>A card cannot lie like that.</source>
            <translation type="vanished">卡片不能这样放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A card forbids it.</source>
            <translation>有卡禁止这样做。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A card of the hand is hit at random. You may say of which kind: choose the Seals.</source>
            <translation>会随机击中一张手牌。你可以指定种类：选 Seal。</translation>
        </message>
        <message>
            <source>A card of your own</source>
            <translation type="vanished">自制卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A card of {width} × {height} covers this frame exactly.</source>
            <translation>{width} × {height} 的卡片正好盖住这个框。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A card on the field is active or rested, never face-down.</source>
            <translation>场上的卡只有活跃或休息状态，不会覆盖。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>A card with it can be cast in an Interfere Step, also in the other player's Subturn.</source>
            <translation>有它的卡可以在 Interfere Step 施放，对方的 Subturn 中也可以。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A card without a picture is drawn. A picture belongs to the card whose number or name is the name of its file; it is shown on the table, in lists and on sheets.</source>
            <translation>没有图片的卡片由程序绘制。文件名是哪张卡的编号或名称，图片就属于那张卡；图片会显示在桌面、列表和打印页上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A card's effect decided the duel.</source>
            <translation>卡片的效果决定了决斗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A card's effect decided the game.</source>
            <translation>由卡牌效果决定了胜负。</translation>
        </message>
        <message>
            <source>A curtain falls between turns of deciding.</source>
            <translation type="vanished">轮流决定时会有幕布遮住。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>A curtain hides the hand when the other player decides.</source>
            <translation>轮流决定时会有幕布遮住。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A deck breaks the deck rules.</source>
            <translation>有卡组不符合卡组规则。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>A deck breaks the deck rules. Change it, or agree to play it anyway.</source>
            <translation>有卡组不符合卡组规则。请修改，或同意照样玩。</translation>
        </message>
        <message>
            <source>A deck breaks the deck rules. Change it, or tick “Play it anyway” at both seats.</source>
            <translation type="vanished">有卡组违反卡组规则。请修改，或在两个座位都勾选“照样玩”。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>A deck has cards that are not in the catalogue. Import them, or choose another deck.</source>
            <translation>卡组中有不在卡片库的卡。请导入它们，或选其他卡组。</translation>
        </message>
        <message>
            <source>A die each</source>
            <translation type="vanished">各掷一颗骰子</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A face-down monster is in Defense Position.</source>
            <translation>里侧的怪兽是守备表示。</translation>
        </message>
        <message>
            <source>A file in your deck folder is no deck and was left alone.</source>
            <translation type="vanished">卡组文件夹中有个文件不是卡组，未加以变动。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>A file in your deck folder is not a deck and was skipped.</source>
            <translation>卡组文件夹中有个文件不是卡组，未加以变动。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>A first game, step by step</source>
            <translation>一步步学会第一场游戏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>A folder of pictures</source>
            <translation>图片文件夹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A folder of pictures…</source>
            <translation>图片文件夹…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>A later moment</source>
            <translation>较晚的时刻</translation>
        </message>
        <message>
            <source>A monster attacks once in a</source>
            <translation type="vanished">怪兽攻击一次的单位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A monster attacks once per</source>
            <translation>怪兽攻击一次的单位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>A monster attacks. {who}: respond, or let the attack go on.</source>
            <translation>有怪兽攻击。{who}：对应，或让攻击继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>A monster has been Summoned. {who}: respond, or let it stand.</source>
            <translation>有怪兽被召唤。{who}：对应，或不作对应。</translation>
        </message>
        <message>
            <source>A monster needs a Type.</source>
            <translation type="vanished">怪兽需要种族。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>A monster sent to the Graveyard as the price of a Summon or an effect; it is not destroyed.</source>
            <translation>作为召唤或效果的代价送进墓地的怪兽；不算被破坏。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A new Field Spell</source>
            <translation>新的场地魔法</translation>
        </message>
        <message>
            <source>A new card of your own</source>
            <translation type="vanished">新的自制卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A note has at most {most} characters.</source>
            <translation>笔记最多 {most} 个字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}, or leave it empty.</source>
            <translation>{low} 到 {high} 的数字，或留空。</translation>
        </message>
        <message>
            <source>A number from {low} to {high}, or nothing.</source>
            <translation type="vanished">{low} 到 {high} 的数字，或留空。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}, or {other}.</source>
            <translation>{low} 到 {high} 的数字，或 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}.</source>
            <translation>{low} 到 {high} 的数字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A page of {width} × {height} pixels is too large; choose a lower resolution.</source>
            <translation>{width} × {height} 像素的页面太大；请减少每英寸点数。</translation>
        </message>
        <message>
            <source>A page of {width} × {height} pixels is too large; choose fewer dots to the inch.</source>
            <translation type="vanished">{width} × {height} 像素的页面太大；请减少每英寸点数。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>A picture for it</source>
            <translation>选择图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A picture for this card</source>
            <translation>这张卡的图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A picture for this card…</source>
            <translation>这张卡的图片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A player has {most} Mp at most.</source>
            <translation>玩家最多有 {most} Mp。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>A player without a name</source>
            <translation>没有名字的玩家</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>A replay: look at any moment, or continue from it as a new match.</source>
            <translation>回放：可看任何时刻，或从那里以新对战继续。</translation>
        </message>
        <message>
            <source>A replay: look at any moment, or go on from it as a new match.</source>
            <translation type="vanished">回放：可看任何时刻，或从那里以新对战继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A response to the end of a phase</source>
            <translation>对阶段结束的回应</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>A single duel</source>
            <translation>单场决斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A single game</source>
            <translation>单场比赛</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A slot to skip must be a whole number from 1 to {high}.</source>
            <translation>要略过的格位必须是 1 到 {high} 的整数。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>A small note at the bottom of every card says what it is for</source>
            <translation>每张卡底部以小字说明用途</translation>
        </message>
        <message>
            <source>A small word at the foot of every card says what it is for</source>
            <translation type="vanished">每张卡底部以小字说明用途</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>A text file with one name per line</source>
            <translation>每行一个名称的文本文件</translation>
        </message>
        <message>
            <source>A text with one name a line</source>
            <translation type="vanished">每行一个名称的文本文件</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A whole first game: Mp, Lines, casting, attacking, Interfere, Combination and the Shrine.</source>
            <translation>完整的第一场游戏：Mp、Line、施放、攻击、Interfere、合体和 Shrine。</translation>
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
            <translation>攻击力</translation>
        </message>
        <message>
            <source>ATK {atk}, DEF {def_}</source>
            <translation type="vanished">攻击力 {atk}，守备力 {def_}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against DEF {against}</source>
            <translation>攻击 {attack} 对守备 {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against a face-down monster</source>
            <translation>攻击 {attack} 对里侧怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against {against}</source>
            <translation>攻击 {attack} 对 {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack}, direct</source>
            <translation>直接攻击 {attack}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Abilities and Skills</source>
            <translation>能力与 Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Ability</source>
            <extracomment>Summoner Master: an Ability, the rulebook's term; a field of a card</extracomment>
            <translation>能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Ability: {name}</source>
            <extracomment>Summoner Master: an Ability that is waiting or at work, by its name</extracomment>
            <translation>能力：{name}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>About</source>
            <comment>title of what is said of the program itself</comment>
            <translation>关于</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>About to begin</source>
            <translation>即将开始</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Act with the card, or choose it</source>
            <translation>操作或选择这张卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate</source>
            <extracomment>use a card's effect (verb, on a button)</extracomment>
            <translation>发动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate (by hand)</source>
            <translation>发动（手动）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate effect {n}</source>
            <translation>发动效果 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Activate {card} to stop the attack. It becomes Chain Link 1.</source>
            <translation>发动 {card} 阻止攻击。它成为连锁 1。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Activate {card}. A Field Spell has a zone of its own and stays there. This one counts every "Lantern" monster that is Normal Summoned, and gives all of yours 100 ATK for each.</source>
            <translation>发动 {card}。场地魔法有自己的区域，会留在那里。这张卡计算每只通常召唤的「灯笼」怪兽，每有一次，你所有「灯笼」怪兽的攻击力上升 100。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Activation</source>
            <extracomment>how an effect is activated; heading in the check of a text</extracomment>
            <translation>发动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Activation limit</source>
            <translation>发动限制</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Active</source>
            <extracomment>Summoner Master: state of a Seal that can be given orders</extracomment>
            <translation>可行动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Active or Inactive</source>
            <translation>可行动或不可行动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Add</source>
            <extracomment>button: one more value of a field (verb)</extracomment>
            <translation>添加</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Add a group</source>
            <translation>添加组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Add a picture…</source>
            <translation>添加图片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add as many as allowed</source>
            <translation>加入至允许上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Add at least {by}.</source>
            <translation>至少再加 {by} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Add one copy of each to the deck in the editor</source>
            <translation>每种各一张放入编辑器中的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Add pictures</source>
            <translation>添加图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Add the card in focus to this group</source>
            <translation>将当前的卡加入此组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Add to deck</source>
            <translation>放入卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Add to the hand</source>
            <translation>加入手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Add to the open deck</source>
            <translation>加入打开的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add to: {pile}</source>
            <translation>放入：{pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add with artwork {n}</source>
            <translation>以卡图 {n} 加入</translation>
        </message>
        <message>
            <source>Add {by} DON!! cards.</source>
            <translation type="vanished">放入 {by} 张 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Add {cards} to the hand</source>
            <translation>把{cards}加入手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Add: {what}</source>
            <extracomment>button: one more value of the field {what}</extracomment>
            <translation>添加：{what}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>After one’s own Summon</source>
            <translation>自己召唤之后</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Against an easy computer; the coach warns you of blunders</source>
            <translation>对战简单的电脑；教练会提醒失误</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Against the computer</source>
            <translation>对战电脑</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Agree</source>
            <extracomment>button: both players accept what is proposed (verb)</extracomment>
            <translation>同意</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>All</source>
            <extracomment>filter of a list: everything is shown</extracomment>
            <translation>全部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>All at once</source>
            <translation>一次全部显示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>All attack: {beaten} of {all} destroyed</source>
            <translation>全体攻击：{all} 只中破坏 {beaten} 只</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>All cards</source>
            <translation>全部卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>All commands</source>
            <translation>所有命令</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>All copies</source>
            <translation>全部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>All copies: {printing}</source>
            <translation>全部：{printing}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <source>All decks</source>
            <translation>全部卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>All files</source>
            <translation>所有文件</translation>
        </message>
        <message>
            <source>All keys as they were at first</source>
            <translation type="vanished">所有按键恢复默认</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>All of it: {odds}</source>
            <translation>全部同时：{odds}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <source>All piles</source>
            <translation>所有牌堆</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>All values from the rulebook</source>
            <translation>全部依规则书</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Already in that state.</source>
            <translation>已经是这个状态了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Also cards with a scan, where their text is there in this language or can be written</source>
            <translation>包含有扫描图的卡，只要其文字有此语言或可以生成</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Also in: {decks}</source>
            <translation>也在：{decks}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Also named</source>
            <translation>又名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Also not in the rulebook</source>
            <translation>同样不在规则书中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Also used for: {action}</source>
            <translation>也用于：{action}</translation>
        </message>
        <message>
            <source>Also: {action}</source>
            <translation type="vanished">也用于：{action}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Always</source>
            <extracomment>how often a player is asked to respond</extracomment>
            <translation>总是</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>Among waiting abilities, first comes</source>
            <translation>等待中的能力，先处理</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>An Ability of {card} took effect on {targets}.</source>
            <translation>{card} 的能力对 {targets} 发挥作用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>An Ability of {card} took effect.</source>
            <translation>{card} 的能力发挥作用。</translation>
        </message>
        <message>
            <source>An Ability of {card} worked.</source>
            <translation type="vanished">{card} 的能力发挥作用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>An All attack hits the Seals in the Lines</source>
            <translation>All 攻击命中 Line 中的 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>An Effect destroys it</source>
            <translation>由 Effect 破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>An Effect ends this Subturn</source>
            <translation>由效果结束这个 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>An Event with [Counter] is played in the Counter Step, and is paid with active DON!!. Play {card}: {other} gains 3000 power in this battle.</source>
            <translation>有【反击】的事件在反击步骤使用，用活动状态的 DON!! 支付。使用 {card}：{other} 在这场战斗力量 +3000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>An earlier moment</source>
            <translation>较早的时刻</translation>
        </message>
        <message>
            <source>An earlier, a later moment</source>
            <translation type="vanished">较早、较晚的时刻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>An effect applies to {card}.</source>
            <translation>{card}受到效果影响。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>An effect forbids it.</source>
            <translation>有效果禁止。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>An own picture</source>
            <translation>自定义图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Angle</source>
            <extracomment>by how much backs are turned, in degrees</extracomment>
            <translation>角度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Animate cards</source>
            <translation>显示卡片移动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Another card has this name.</source>
            <translation>已有其他卡片使用此名称。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Another name: {letter} …</source>
            <translation>其他卡名：{letter}…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Another {card} takes its place, in the Df Line. Then it is your Subturn.</source>
            <translation>另一张 {card} 在 Df Line 接替它。然后是你的 Subturn。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Answers tried: {n}</source>
            <translation>已尝试的应对：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Any available printing; the first picture is shown.</source>
            <translation>手边哪张都行；显示第一张图。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Any game</source>
            <translation>所有游戏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Any printing</source>
            <translation>任何印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Any tag</source>
            <translation>所有标签</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Appearance</source>
            <extracomment>look of the window; heading of settings</extracomment>
            <translation>外观</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Arena, in no Line</source>
            <translation>场上，不在 Line 中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Arrows</source>
            <extracomment>keys: the arrow keys</extracomment>
            <translation>方向键</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork of all copies</source>
            <translation>全部的卡图</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork of one copy</source>
            <translation>一张的卡图</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork {n}</source>
            <extracomment>one of several pictures of the same card, by its number; an entry of a menu</extracomment>
            <translation>卡图 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Artwork {n} of {count}</source>
            <translation>卡图 {n}／{count}</translation>
        </message>
        <message>
            <source>As a new match; this one stays as it is</source>
            <translation type="vanished">成为新的对战；这一场维持原状</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>As in the deck</source>
            <translation>依卡组顺序</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>As in the rulebook: {words}</source>
            <translation>依照规则书：{words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>As it was</source>
            <translation>恢复原状</translation>
        </message>
        <message>
            <source>As it will look</source>
            <translation type="vanished">预览</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>As on imported cards: {words}</source>
            <translation>依照导入的卡片：{words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>As set below</source>
            <translation>如下方设置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>As written</source>
            <translation>原文</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Ask me at every chance while held</source>
            <translation>按住时每次机会都询问</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Ask me to respond</source>
            <translation>询问我是否响应</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Ask me to respond (new matches)</source>
            <translation>在新对战中询问我是否响应</translation>
        </message>
        <message>
            <source>Ask me to respond, in new matches</source>
            <translation type="vanished">在新对战中询问我是否响应</translation>
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
            <translation>At 8。用 {card} 攻击 {other}：它的 2 等级正是 Shrine 所差的。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>At Line</source>
            <translation>At Line</translation>
        </message>
        <message>
            <source>At every chance, also when there is nothing to activate</source>
            <translation type="vanished">每次机会都问，即使没有可发动的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>At every opportunity, even when there is nothing to activate</source>
            <translation>每次机会都问，即使没有可发动的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>At home</source>
            <translation>在家打印</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>At least so many</source>
            <translation>至少几张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>At normal speed</source>
            <translation>一般速度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>At once, with a deck that fits</source>
            <translation>马上开始，用合适的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>At the bottom</source>
            <translation>放在底部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>At the start of your turn everything became active again, you drew a card, and you have three DON!!. Play {card} for two of them.</source>
            <translation>回合开始时全部恢复活跃，你抽了一张卡，并有 3 张 DON!!。用其中 2 张打出 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>At the table and in replays, “Save this moment” keeps a position here. Or set up a board yourself.</source>
            <translation>在牌桌与回放中，“保存这一刻”会把局面保存在这里。你也可以自己摆设局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attach the last DON!! to {card}: its ability wants one.</source>
            <translation>把最后的 DON!! 附加给 {card}：它的能力需要一张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Attach {cards} as Xyz Material</source>
            <translation>把{cards}作为超量素材</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attack</source>
            <extracomment>attack with a card (verb, on a button), and the attack itself (heading)</extracomment>
            <translation>攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attack Mp</source>
            <translation>攻击 Mp</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack Position</source>
            <translation>攻击表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Attack Step</source>
            <translation>攻击步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack directly</source>
            <translation>直接攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack directly with {card}</source>
            <translation>用 {card} 直接攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Attack once</source>
            <translation>只攻击一次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack or Defense Position</source>
            <translation>攻击表示或守备表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Attack several times</source>
            <translation>攻击多次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack the Leader: it costs a Life card or Counters</source>
            <translation>攻击领袖：对手要付出生命卡或反击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack the Leader: this can win the game</source>
            <translation>攻击领袖：这可能直接获胜</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack the face-down monster with {card}</source>
            <translation>用 {card} 攻击里侧表示的怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack the hand</source>
            <translation>攻击手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack the hand with {card}: nothing stands in the way</source>
            <translation>以 {card} 攻击手牌：没有任何阻挡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack the hand: {form}</source>
            <translation>攻击手牌：{form}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack with another monster</source>
            <translation>用其他怪兽攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack with {card}: it wins the fight</source>
            <translation>以 {card} 攻击：会赢得战斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack with {card}: this can win the duel</source>
            <translation>用 {card} 攻击：这可能赢下决斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack with {card}: this can win the game</source>
            <translation>以 {card} 攻击：可能就此获胜</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack {card}: it leaves the field or costs Counters</source>
            <translation>攻击 {card}：它会离场，或让对手付出反击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attack {other} with {card}. By its [When Attacking] choose {third}, which gains 1000 power.</source>
            <translation>用 {card} 攻击 {other}。以它的【攻击时】选择 {third}，力量 +1000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attack {other} with {card}: 6000 against 5000.</source>
            <translation>用 {card} 攻击 {other}：6000 对 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Attack {other} with {card}: 6000 against 5000. The attacker wins when it is at least as strong.</source>
            <translation>用 {card} 攻击 {other}：6000 对 5000。攻击方力量相等或更高就获胜。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Attack {other} with {card}: drag it there, or click it and choose the attack.</source>
            <translation>用 {card} 攻击 {other}：拖过去，或点击后选择攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack {target} with {card}: it is destroyed</source>
            <translation>用 {card} 攻击 {target}：可将其破坏</translation>
        </message>
        <message>
            <source>Attack! Your opponent has only {other}, in the Df Line: there your At meets its Df, 6 against 3. Drag {card} onto it, or click {card} and choose the attack. It costs 1 Mp.</source>
            <translation type="vanished">攻击！对手只有 {other} 在 Df Line：以你的 At 对它的 Df，6 对 3。把 {card} 拖到它上面，或点击 {card} 选择攻击。需要 1 Mp。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Attack! Your opponent has only {other}, in the Df Line: there your At meets its Df, 6 against 3. Drag {card} onto it, or click {card} and choose the attack. It costs 1 Mp. While you point at a Seal, a note above it says how the fight would end.</source>
            <translation>攻击！对手只有 {other} 在 Df Line：以你的 At 对它的 Df，6 对 3。把 {card} 拖到它上面，或点击 {card} 选择攻击。需要 1 Mp。指着 Seal 时，它上方会显示战斗的结果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack: {form}</source>
            <extracomment>Summoner Master: an attack and its form, such as a joint one</extracomment>
            <translation>攻击：{form}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attacks</source>
            <extracomment>how often a player attacked in the match; a row of its statistics</extracomment>
            <translation>攻击次数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Attacks are declared in the Battle Step of your Battle Phase.</source>
            <translation>在自己战斗阶段的战斗步骤宣言攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attribute</source>
            <extracomment>Yu-Gi-Oh! and One Piece: a property printed on a card; heading of statistics and filters</extracomment>
            <translation>属性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>BP</source>
            <extracomment>Yu-Gi-Oh!: the Battle Phase, as short as can be, in the row of phases</extracomment>
            <translation>战斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Back</source>
            <extracomment>button: return to the step before (verb or adverb)</extracomment>
            <translation>返回</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Back (Esc)</source>
            <translation>返回（Esc）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Back angle</source>
            <translation>背面角度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Back offset x</source>
            <translation>背面偏移 x</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Back offset y</source>
            <translation>背面偏移 y</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Back one moment (Ctrl+←)</source>
            <translation>后退一步 (Ctrl+←)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Back to the board</source>
            <translation>回到场地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Back to the card</source>
            <translation>回到这张卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Back to the deck</source>
            <translation>回到卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Back to the deck (Esc)</source>
            <translation>回到卡组 (Esc)</translation>
        </message>
        <message>
            <source>Back to the log</source>
            <translation type="vanished">回到记录</translation>
        </message>
        <message>
            <source>Back to the rulebook's own values</source>
            <translation type="vanished">恢复规则书的值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Back to the running procedure</source>
            <translation>回到进行中的程序</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Back up everything</source>
            <translation>备份全部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Back up everything…</source>
            <translation>备份全部…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Backing everything up</source>
            <translation>正在备份全部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Backs</source>
            <extracomment>the back sides of printed cards; heading</extracomment>
            <translation>背面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Backs only</source>
            <translation>只印背面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Backups ({kinds})</source>
            <translation>备份 ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Banish</source>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Banish {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>除外{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Banished</source>
            <extracomment>Yu-Gi-Oh!: the pile of banished cards</extracomment>
            <translation>除外</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Banished cards</source>
            <translation>除外的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Banned names</source>
            <translation>禁用卡名</translation>
        </message>
        <message>
            <source>Banned names, one a line</source>
            <translation type="vanished">禁用卡名，每行一个</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Banned names, one per line</source>
            <translation>禁用卡名，每行一个</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Battle Phase</source>
            <translation>战斗阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Battle Step</source>
            <translation>战斗步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Before it resolves your opponent may respond: {card} is Chain Link 2, and wants to destroy {other}.</source>
            <translation>处理之前对手可以对应：{card} 是连锁 2，要破坏 {other}。</translation>
        </message>
        <message>
            <source>Before the duel</source>
            <translation type="vanished">决斗之前</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Before the first turn</source>
            <translation>第一回合之前</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Beginner</source>
            <extracomment>how strong the computer plays, the weakest</extracomment>
            <translation>新手</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Beginner level</source>
            <translation>Beginner 级</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Beside</source>
            <extracomment>Summoner Master: the place beside the field where cards lie that belong to nobody's zones</extracomment>
            <translation>卡组旁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Beside your Leader lie your Life cards: whoever takes damage with no Life left has lost.</source>
            <translation>领袖旁边是你的生命卡：没有生命时受到伤害的人就输了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Best match</source>
            <translation>最相符</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Best of</source>
            <translation>最多几场决斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Best of three duels</source>
            <translation>三战两胜</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Best of three games</source>
            <translation>三战两胜</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/fields.py" />
            <source>Between {low} and {high}.</source>
            <translation>介于 {low} 与 {high} 之间。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Black and white</source>
            <translation>黑白</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Bleed</source>
            <extracomment>how far a picture goes beyond its edge, so that cutting shows no white; the printer's term</extracomment>
            <translation>出血</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Block Step</source>
            <translation>阻挡步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Block icon</source>
            <translation>区块标记</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Block with it</source>
            <translation>用这张阻挡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/accessible.py" />
            <location filename="../desktop/sanam/ui/table/board_frame.py" />
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <location filename="../desktop/sanam/ui/table/board_view.py" />
            <source>Board</source>
            <extracomment>the playing field; name of a region for screen readers</extracomment>
            <translation>场面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Both Shrines are full.</source>
            <translation>双方的 Shrine 都满了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Both decks are empty.</source>
            <translation>双方的卡组都没有牌了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Both players have no Life Points left.</source>
            <translation>双方玩家的基本分都归零。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Both players must agree</source>
            <translation>双方玩家都必须同意</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Both players took damage without Life.</source>
            <translation>双方在没有生命时受到伤害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Both sides</source>
            <translation>两边都玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Both starter decks, both hands open, the usual rules</source>
            <translation>两副起始卡组，双方手卡公开，一般规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Bottom margin</source>
            <translation>下边界</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Break Combination</source>
            <translation>解除合体</translation>
        </message>
        <message>
            <source>Bring a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures; drop them here or choose them.</source>
            <translation type="vanished">请带来卡片数据库 (.cdb)、清单 (.json、.csv)、卡片组 (.toml) 或图片；拖到这里或选取。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Browse cards</source>
            <translation>浏览卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Browse the pile</source>
            <translation>查看牌堆</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By Wisdom a card of {who} is {card} from now on.</source>
            <translation>通过Wisdom，{who}的一张卡从此成为{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>By hand</source>
            <translation>手动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} K.O.s {card}.</source>
            <translation>手动：{who} 将 {card} KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} attaches {card}.</source>
            <translation>手动：{who} 附加 {card}。</translation>
        </message>
        <message>
            <source>By hand: {who} changes a value of {card}.</source>
            <translation type="vanished">手动：{who} 变更 {card} 的数值。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} changes the table.</source>
            <translation>手动：{who} 变更场面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} changes {what} of {card} by {value}.</source>
            <translation>手动：{who} 把 {card} 的{what}变更 {value}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} deals damage to {card}.</source>
            <translation>手动：{who} 对 {card} 造成伤害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} destroys {card}.</source>
            <translation>手动：{who} 破坏 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} detaches {card}.</source>
            <translation>手动：{who} 取下 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} discards {card}.</source>
            <translation>手动：{who} 丢弃 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} draws.</source>
            <translation>手动：{who} 抽牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} gives a DON!! card.</source>
            <translation>手动：{who} 附加 1 张 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} lifts the Curse {curse} from {card}.</source>
            <translation>手动：{who} 解除 {card} 的诅咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} makes a Token.</source>
            <translation>手动：{who} 产生衍生物。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} moves {card}: {place}.</source>
            <translation>手动：{who} 移动 {card}：{place}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts the Curse {curse} on {card}.</source>
            <translation>手动：{who} 让 {card} 受到诅咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts {card} into the Shrine.</source>
            <translation>手动：{who} 把 {card} 放到 Shrine。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts {card} into the hand.</source>
            <translation>手动：{who} 把 {card} 加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} removes {card} from the game.</source>
            <translation>手动：{who} 把 {card} 移出比赛。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} returns {card} to the Library.</source>
            <translation>手动：{who} 把 {card} 放回 Library。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} reveals {card}.</source>
            <translation>手动：{who} 公开 {card}。</translation>
        </message>
        <message>
            <source>By hand: {who} sets a number.</source>
            <translation type="vanished">手动：{who} 设置数值。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets the counters {what} on {card} to {value}.</source>
            <translation>手动：{who} 把 {card} 上的指示物 {what} 设为 {value}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets {what} of {card} to {value}.</source>
            <translation>手动：{who} 把 {card} 的{what}设为 {value}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets {what} to {value}.</source>
            <translation>手动：{who} 把{what}设为 {value}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} shuffles.</source>
            <translation>手动：{who} 洗牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} takes a DON!! card back.</source>
            <translation>手动：{who} 收回 1 张 DON!! 卡。</translation>
        </message>
        <message>
            <source>By hand: {who} throws.</source>
            <translation type="vanished">手动：{who} 掷出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} tosses or rolls.</source>
            <translation>手动：{who} 掷出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} turns {card}.</source>
            <translation>手动：{who} 翻转 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>By name</source>
            <translation>依卡名</translation>
        </message>
        <message>
            <source>By which rules</source>
            <translation type="vanished">依哪套规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Calibration sheet</source>
            <translation>校准页</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Call off the attack</source>
            <translation>取消攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Caller level</source>
            <translation>Caller 级</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>Can be used now</source>
            <translation>现在可以使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Can you win now? {card} is in the way. Play {other} and K.O. it.</source>
            <translation>现在能赢吗？{card} 挡在前面。使用 {other}，把它 KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>Cancel</source>
            <extracomment>button of a dialog: change nothing (verb)</extracomment>
            <translation>取消</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Cancel, close, return to now</source>
            <translation>取消、关闭、回到现在</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cannot attack</source>
            <translation>无法攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cannot block</source>
            <translation>无法阻挡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Card</source>
            <extracomment>heading of a column: the card that a line names</extracomment>
            <translation>卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Card databases and card sets</source>
            <translation>卡片数据库与卡片组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Card height</source>
            <translation>卡片高度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Card in focus</source>
            <translation>选定的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Card number</source>
            <translation>卡号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Card of line {n}</source>
            <translation>第 {n} 行的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Card pictures: {game}</source>
            <translation>卡片图片：{game}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Card pictures…</source>
            <translation>卡片图片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Card sets</source>
            <translation>卡片组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Card sets and databases</source>
            <translation>卡片组与数据库</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Card size</source>
            <translation>卡片大小</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Card size (Ctrl and the mouse wheel)</source>
            <translation>卡面大小（Ctrl 与滚轮）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Card size in lists</source>
            <translation>清单中的卡片大小</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Card sleeves</source>
            <translation>卡套</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Card width</source>
            <translation>卡片宽度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Cards</source>
            <extracomment>cards of any game; name of a screen, and a group in the report of an import</extracomment>
            <translation>卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>Cards added to {deck}: {n}</source>
            <translation>放入 {deck} 的卡片：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Cards and effects activated</source>
            <translation>发动卡与效果数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Cards and gaps</source>
            <translation>卡片与间距</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Cards and pictures</source>
            <translation>卡片与图片</translation>
        </message>
        <message>
            <source>Cards are played as an earlier version read them.</source>
            <translation type="vanished">卡片会按先前版本所读取的内容进行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Cards beside the Deck</source>
            <translation>卡组旁的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Cards beside the Deck are outside the game.</source>
            <translation>卡组旁的卡在比赛之外。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Cards cast</source>
            <translation>施放的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Cards cost DON!!. In each turn you get two more; the player who goes first begins with one. Play {card} for 1 DON!!: click it or drag it to your Character area.</source>
            <translation>打出卡需要 DON!!。每回合增加 2 张；先攻的玩家从 1 张开始。用 1 张 DON!! 打出 {card}：点击或拖到角色区。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Cards drawn</source>
            <translation>抽卡数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Cards for this deck</source>
            <translation>可放入此卡组的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/results.py" />
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Cards found</source>
            <translation>找到的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Cards in a match are read when it begins; the others when the program starts again.</source>
            <translation>对战用到的卡片会在对战开始时读取，其余的会在下次启动程序时读取。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Cards in and out</source>
            <translation>加入与移除的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Cards in the Arena lie face-up.</source>
            <translation>场上的卡正面朝上。</translation>
        </message>
        <message>
            <source>Cards in the {pile}: {before} before the exchange, {after} after it.</source>
            <translation type="vanished">{pile}：交换前 {before} 张，交换后 {after} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Cards in the {pile}: {count}; the maximum is {most}.</source>
            <translation>{pile}有 {count} 张；最多 {most} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Cards in the {pile}: {count}; the minimum is {least}.</source>
            <translation>{pile}有 {count} 张；最少 {least} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Cards it may be of</source>
            <translation>可能的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Cards left in a Deck may be counted</source>
            <translation>可以点数卡组剩余张数</translation>
        </message>
        <message>
            <source>Cards move visibly</source>
            <translation type="vanished">显示卡片移动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>Cards not allowed in a deck, by name or card number; “1 OP01-001” allows one copy.</source>
            <translation>牌组中不可放入的卡牌，以卡名或卡牌编号列出；“1 OP01-001”表示可放入1张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cards played</source>
            <translation>使用的卡</translation>
        </message>
        <message>
            <source>Cards put into {deck}: {n}</source>
            <translation type="vanished">放入 {deck} 的卡片：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Cards used up</source>
            <translation>消耗的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Cards without a passcode cannot be part of such a link.</source>
            <translation>没有密码的卡不能放进这种链接。</translation>
        </message>
        <message>
            <source>Cards without a passcode have no place in such a link.</source>
            <translation type="vanished">没有密码的卡不能放进这种链接。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Cards without a picture</source>
            <translation>没有图片的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} per page</source>
            <translation>卡片 {width} × {height}，间距 {gap_x} 与 {gap_y}，出血 {bleed}，每页 {columns} × {rows}</translation>
        </message>
        <message>
            <source>Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} to a page</source>
            <translation type="vanished">卡片 {width} × {height}，间距 {gap_x} 与 {gap_y}，出血 {bleed}，每页 {columns} × {rows}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Cards: {n}</source>
            <extracomment>how many cards a search has found</extracomment>
            <translation>卡片：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Cast</source>
            <extracomment>Summoner Master: play a Seal or a Mystic Card (verb, on a button)</extracomment>
            <translation>施放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Cast {card}: click it or drag it. It costs 3 Mp. Put it into the Df Line, where its Df of 5 keeps it safe.</source>
            <translation>施放 {card}：点击或拖曳。需要 3 Mp。放在 Df Line，它的 Df 5 会保护它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Cast {card}: it is the best use of your Mp</source>
            <translation>施放 {card}：这是 Mp 的最佳用法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Casting Mp</source>
            <translation>施放 Mp</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Category</source>
            <extracomment>One Piece: the category of a card, the rulebook's term; a field of a card</extracomment>
            <translation>类别</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Chain</source>
            <extracomment>Yu-Gi-Oh!: effects that answer one another; the rulebook's term (noun)</extracomment>
            <translation>连锁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Chain Link {n}</source>
            <translation>连锁 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Change Line</source>
            <translation>更换 Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Change by this much</source>
            <translation>变化这么多</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Change position</source>
            <translation>变更表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Change the Line of {card}: it is safer there</source>
            <translation>改变 {card} 的 Line：在那里比较安全</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Change the position of the card</source>
            <translation>变更卡片的表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Change the position of {cards}</source>
            <translation>改变{cards}的表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Change the table by hand</source>
            <translation>手动操作</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Character</source>
            <extracomment>One Piece: a card category</extracomment>
            <translation>角色</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Character area</source>
            <translation>角色区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Characters</source>
            <extracomment>One Piece: cards of the category Character (plural); a group in a deck</extracomment>
            <translation>角色</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Characters {first} to {last}</source>
            <translation>第 {first} 至 {last} 个字符</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Charged Counter</source>
            <translation>蓄力指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Charged Counter +</source>
            <translation>蓄力指示物 +</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Charged Counter −</source>
            <translation>蓄力指示物 −</translation>
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
            <translation>检查</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Check every answer</source>
            <translation>检查所有应对</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Check up Step</source>
            <translation>检查步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Checking against every answer</source>
            <translation>正在检查所有应对</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Checking the backup</source>
            <translation>正在检查备份</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Checking the text</source>
            <translation>正在检查卡文</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Checking the text…</source>
            <translation>正在检查文字…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Chevron stripes</source>
            <translation>人字纹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Choice {n}</source>
            <extracomment>the n-th of several things that a text offers</extracomment>
            <translation>第{n}项</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Choose</source>
            <extracomment>button or heading: pick some of the cards or options that are offered (verb)</extracomment>
            <translation>选择</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Choose a card that is drawn from the deck to see its odds.</source>
            <translation>选一张从卡组抽的卡即可看它的概率。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Choose a card to see it in full.</source>
            <translation>选一张卡即可完整查看。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Choose a deck.</source>
            <translation>请选择卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Choose a picture for the card</source>
            <translation>为卡片选择图片</translation>
        </message>
        <message>
            <source>Choose an option</source>
            <translation type="vanished">选择选项</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Choose an option or a place</source>
            <translation>选择选项或位置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Choose another folder…</source>
            <translation>选择其他文件夹…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Choose another target</source>
            <translation>选择其他对象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Choose at least {least}.</source>
            <translation>至少选 {least} 个。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Choose at most {most}.</source>
            <translation>最多选 {most} 个。</translation>
        </message>
        <message>
            <source>Choose at most {n} cards for that.</source>
            <translation type="vanished">此操作最多选择 {n} 张卡片。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Choose cards for %n picture(s)…</source>
            <translation>
                <numerusform>为 %Ln 张图片选择卡片…</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose everything</source>
            <translation type="vanished">全部自选</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/piles.py" />
            <source>Choose from: {places}</source>
            <translation>请从以下选择：{places}</translation>
        </message>
        <message>
            <source>Choose none</source>
            <translation type="vanished">取消选择</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Choose the printing of each copy</source>
            <translation>选择每张的印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Choose the same paper here and in the print dialog.</source>
            <translation>请在这里与打印对话框选择相同的纸张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Choose what each column holds. Your choice is remembered for tables with the same columns.</source>
            <translation>请指出每一列是什么。列相同的表格会记住这个答案。</translation>
        </message>
        <message>
            <source>Choose zones for me (a drag still chooses)</source>
            <translation type="vanished">自动选择区域（拖动卡片仍可自选）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Choose zones for me and throw for the start (a drag still chooses)</source>
            <translation>替我选择区域并猜拳（拖动时仍由你选择）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Chosen by you: {n}</source>
            <translation>由您选择：{n}</translation>
        </message>
        <message>
            <source>Chosen cards</source>
            <translation type="vanished">所选的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Clear</source>
            <extracomment>button: take all filters back (verb)</extracomment>
            <translation>清除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>Clear filters</source>
            <translation>清除筛选</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Clear the search (Esc)</source>
            <translation>清除搜索 (Esc)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Clear the selection</source>
            <translation>取消选择</translation>
        </message>
        <message>
            <source>Click a key, then press another. Arrows, Enter, Esc and 1–9 stay.</source>
            <translation type="vanished">单击按键，再按另一个键。方向键、Enter、Esc 与 1–9 不变。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Click a key, then press another. The arrow keys, Enter, Esc and 1–9 cannot be changed.</source>
            <translation>单击按键，再按另一个键。方向键、Enter、Esc 与 1–9 不变。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Click an example to try it.</source>
            <translation>单击示例即可试试。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Close</source>
            <extracomment>button of a dialog (verb)</extracomment>
            <translation>关闭</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>Close it there first, or play another one.</source>
            <translation>请先在那里关闭，或玩另一场。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Close the help</source>
            <translation>关闭说明</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Close the rules</source>
            <translation>关闭规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>Close this message</source>
            <translation>关闭这则消息</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Close zones</source>
            <translation>关闭区域</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Coach</source>
            <extracomment>switch beside the board: a warning before an answer that loses much</extracomment>
            <translation>教练</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Code</source>
            <extracomment>the number by which a card is known; a field of a card</extracomment>
            <translation>卡号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Coin</source>
            <extracomment>the coin that is tossed; heading</extracomment>
            <translation>硬币</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Collapse or expand: {panel}</source>
            <translation>收起或展开：{panel}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Collapse the left panel</source>
            <translation>收起左侧面板</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Collapse the right panel</source>
            <translation>收起右侧面板</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Collapse this panel</source>
            <translation>收起这个面板</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Colour</source>
            <extracomment>One Piece: the colour of a card, as the rulebook calls it; heading</extracomment>
            <translation>颜色</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Colours</source>
            <extracomment>One Piece: the colours of a card; a field of a card</extracomment>
            <translation>颜色</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Column</source>
            <extracomment>a column of a table that is imported; heading</extracomment>
            <translation>列</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Column {name}</source>
            <extracomment>a column of a table that is imported, by its name</extracomment>
            <translation>列 {name}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Columns of {file}</source>
            <translation>{file} 的列</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Combination</source>
            <extracomment>Summoner Master: two Seals become one; the rulebook's term</extracomment>
            <translation>合体</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Combine {card}: together they win more fights</source>
            <translation>让 {card} 合体：合体后能赢更多战斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Combined</source>
            <extracomment>heading of an example: several conditions of a search together</extracomment>
            <translation>组合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/commands.py" />
            <source>Commands</source>
            <extracomment>the list of everything the program can do; heading</extracomment>
            <translation>命令</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Compare printings…</source>
            <translation>比较印刷版本…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Compare with the line that is played</source>
            <translation>与目前的分支比较</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Compass rose</source>
            <translation>罗盘</translation>
        </message>
        <message>
            <source>Comprehensive rules</source>
            <translation type="vanished">综合规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/against.py" />
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Computer</source>
            <extracomment>who plays a seat: the program, not a person</extracomment>
            <translation>电脑</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Condition</source>
            <extracomment>what a text asks for; a field of a card</extracomment>
            <translation>条件</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Confirm</source>
            <extracomment>button: what was chosen is the answer (verb)</extracomment>
            <translation>确认</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Continue</source>
            <extracomment>button: go on with a match (verb)</extracomment>
            <translation>继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Continue from here</source>
            <translation>从这里继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Continue from the last one</source>
            <translation>从最后一刻继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Continuous Ability</source>
            <translation>持续能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Continuous Effect</source>
            <translation>永续效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Control limit</source>
            <translation>控制限制</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Copied.</source>
            <extracomment>said shortly after something was put on the clipboard</extracomment>
            <translation>已复制。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Copies</source>
            <extracomment>heading of a column: how many of a card</extracomment>
            <translation>份数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>Copies in your decks, or face-down where you may not know which card is which</source>
            <translation>还在你卡组中的张数，或里侧而不得知哪张是哪张的张数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Copy as text</source>
            <translation>复制为文本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Copy as ydke:// link</source>
            <translation>复制为 ydke:// 链接</translation>
        </message>
        <message>
            <source>Copy the codes of the chosen cards</source>
            <translation type="vanished">复制所选卡片的卡号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Copy the codes of the selected cards</source>
            <translation>复制所选卡片的卡号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Copy the list</source>
            <translation>复制列表</translation>
        </message>
        <message>
            <source>Copy, paste, print, delete</source>
            <translation type="vanished">复制、粘贴、打印、删除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Copy, paste, save a copy, print</source>
            <translation>复制、粘贴、另存副本、打印</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Corner radius</source>
            <translation>圆角半径</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Corners</source>
            <extracomment>guides for cutting at the corners only</extracomment>
            <translation>四角</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Cost</source>
            <extracomment>what playing a card costs; a number on the card; heading</extracomment>
            <translation>费用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cost area</source>
            <translation>费用区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Counted at the end of the End Phase</source>
            <translation>结束阶段终了时计算</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Counter</source>
            <extracomment>One Piece: the Counter value printed on a card, which is added in a battle; the rulebook's term</extracomment>
            <translation>反击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Counter +</source>
            <translation>指示物 +</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Counter Step</source>
            <translation>反击步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Counter −</source>
            <translation>指示物 −</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Counters and blocks</source>
            <translation>反击与阻挡次数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Counting cards</source>
            <translation>正在计算卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Counting matches</source>
            <translation>正在统计对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Counts as</source>
            <translation>视为</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Course rules</source>
            <translation>课程规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Course rules (Persian)</source>
            <translation>课程规则（波斯文）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Crosses, for both sides</source>
            <translation>十字，供双面对位</translation>
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
            <translation>诅咒 {curse}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Curse {curse}: %n Subturn(s)</source>
            <translation>
                <numerusform>诅咒 {curse}：%Ln 个 Subturn</numerusform>
            </translation>
        </message>
        <message>
            <source>Curse {curse}: {n} Subturns</source>
            <translation type="vanished">诅咒 {curse}：{n} 个 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Curve</source>
            <extracomment>statistics: how many cards have which Level or Cost; name of a page</extracomment>
            <translation>曲线</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Cut guides</source>
            <translation>裁切线</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Cutting machine</source>
            <translation>切割机</translation>
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
            <translation>暗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DEF</source>
            <extracomment>Yu-Gi-Oh!: the defense value, as cards print it</extracomment>
            <translation>守备力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DIVINE</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>神</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DON!!</source>
            <extracomment>One Piece: the DON!! cards, never translated otherwise than the rulebook does</extracomment>
            <translation>DON!!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!!</source>
            <comment>short: DON!! Phase</comment>
            <translation>DON!!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! Phase</source>
            <translation>DON!! 阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>DON!! cards</source>
            <translation>DON!! 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>DON!! cards do nothing for {card} now</source>
            <translation>DON!! 卡现在对 {card} 没有用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! cards given</source>
            <translation>赋予的 DON!! 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>DON!! cards to add: {by}.</source>
            <translation>放入 {by} 张 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! deck</source>
            <translation>DON!!卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>DP</source>
            <extracomment>Yu-Gi-Oh!: the Draw Phase, as short as can be, in the row of phases</extracomment>
            <translation>抽卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Damage</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect that inflicts damage whose amount is not fixed</extracomment>
            <translation>给予伤害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Damage Step</source>
            <translation>伤害步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>Damage Step. {who}: activate something before the battle is decided, or let it be.</source>
            <translation>伤害步骤。{who}：在战斗分出胜负前发动卡片，或不作对应。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Damage taken</source>
            <translation>受到的伤害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Damage to you</source>
            <translation>你受到伤害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Dark</source>
            <extracomment>a theme: light letters on a dark ground</extracomment>
            <translation>深色</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Date</source>
            <extracomment>field of a printed deck list, to be filled in by hand</extracomment>
            <translation>日期</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Deal 1 damage to this Leader</source>
            <translation>对这张领袖造成 1 点伤害</translation>
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
            <translation>决定次数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Deck</source>
            <extracomment>the cards a player plays from; also the name of the zone</extracomment>
            <translation>卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_shelf.py" />
            <source>Deck from a link</source>
            <translation>来自链接的卡组</translation>
        </message>
        <message>
            <source>Deck not saved</source>
            <translation type="vanished">卡组未保存</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Deck, page number, and that the page is to be printed at 100 %</source>
            <translation>卡组、页码，以及以 100 % 打印的提醒</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Decks</source>
            <extracomment>decks of a person; name of a screen</extracomment>
            <translation>卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Decks ({kinds})</source>
            <translation>卡组 ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Decks: {n}</source>
            <extracomment>how many decks a page has found</extracomment>
            <translation>卡组：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Defense Position</source>
            <translation>守备表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Delete</source>
            <extracomment>button: throw a card of one's own away (verb)</extracomment>
            <translation>删除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Delete the list</source>
            <translation>删除此表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Delete this line</source>
            <translation>删除这个分支</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Delete this preset</source>
            <translation>删除此预设</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Deleting the card</source>
            <translation>正在删除卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Destroy</source>
            <extracomment>an act by hand: a card is destroyed by the rules (verb)</extracomment>
            <translation>破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Destroy {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>破坏{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Destroyed: 3 Levels in the Shrine. After an attack a Seal is Inactive until the Subturn ends. No Seal stands before your opponent any more: {card} can attack the hand. Click it and choose that.</source>
            <translation>破坏了：Shrine 等级 3。攻击后 Seal 到 Subturn 结束前不可行动。对手面前没有 Seal 了：{card} 可以攻击手牌。点击并选择它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Destroyed: {cards}.</source>
            <translation>被破坏：{cards}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Detach</source>
            <extracomment>Summoner Master: take a combined or pasted card off (verb)</extracomment>
            <translation>取下</translation>
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
            <translation>骰子：{first} 对 {second}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Die</source>
            <extracomment>the die that is rolled (noun); no verb</extracomment>
            <translation>骰子</translation>
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
            <translation>弃卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Discard</source>
            <extracomment>an act by hand: put a card from the hand into its owner's pile (verb)</extracomment>
            <translation>丢弃</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Discard Step</source>
            <translation>弃卡步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Discard {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>丢弃{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Do it</source>
            <translation>执行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>Do it all the same</source>
            <translation>还是这么做</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Do not</source>
            <translation>不做</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Do not block</source>
            <translation>不阻挡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Do not use</source>
            <translation>不使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Done</source>
            <extracomment>button: nothing more is to be chosen</extracomment>
            <translation>完成</translation>
        </message>
        <message>
            <source>Dots to the inch</source>
            <translation type="vanished">每英寸点数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Drag any card anywhere. The tools act on the card in focus.</source>
            <translation>可把任何卡拖到任何地方。工具作用于选定的卡。</translation>
        </message>
        <message>
            <source>Drag cards here, or choose one and press Enter.</source>
            <translation type="vanished">把卡片拖到这里，或选一张后按 Enter。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>Drag cards here, or choose one and press Enter. With Ctrl: as many as allowed.</source>
            <translation>把卡片拖到这里，或选一张后按 Enter。加按 Ctrl：加入至允许上限。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw</source>
            <extracomment>One Piece and Yu-Gi-Oh!: take cards from the deck into the hand; name of the phase, and verb on a button</extracomment>
            <translation>抽卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Draw</source>
            <comment>short: Draw Phase</comment>
            <translation>抽卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw</source>
            <comment>short: Draw Step</comment>
            <translation>抽卡</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Draw %n card(s)</source>
            <translation>
                <numerusform>抽%Ln张牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Draw Phase</source>
            <translation>抽卡阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw Step</source>
            <translation>抽卡步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw a Mystic Card</source>
            <translation>抽 Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw a Seal</source>
            <translation>抽 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Draw a card</source>
            <translation>抽一张牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Draw cards</source>
            <translation>抽卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Draw cards in this language</source>
            <translation>以此语言绘制卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Draw one Seal and one Mystic Card this time.</source>
            <translation>这次抽一张 Seal 和一张 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Draw ten thousand opening hands and compare</source>
            <translation>抽一万次起手卡并比较</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Drawing the pages</source>
            <translation>正在绘制页面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Drawn by lot</source>
            <translation>抽签决定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Drawn together</source>
            <translation>同时抽到</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Drawn: {card}.</source>
            <translation>抽到：{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Duel {duel}, about to begin</source>
            <translation>第 {duel} 场决斗，即将开始</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Duel {duel}, turn {turn}</source>
            <translation>第 {duel} 场决斗，第 {turn} 回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Duel {n}</source>
            <extracomment>the n-th duel of a match</extracomment>
            <translation>第 {n} 场决斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Duplicate the deck</source>
            <translation>复制卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Duration</source>
            <extracomment>how long something done by hand lasts; heading</extracomment>
            <translation>持续多久</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>EARTH</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>EP</source>
            <extracomment>Yu-Gi-Oh!: the End Phase, as short as can be, in the row of phases</extracomment>
            <translation>结束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Each card's own</source>
            <translation>各卡自己的</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Each player draws %n card(s)</source>
            <translation>
                <numerusform>双方各抽%Ln张牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Each seat needs a deck: choose one or open a file.</source>
            <translation>每个座位都需要卡组：选一副或打开文件。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Easy</source>
            <extracomment>how strong the computer plays</extracomment>
            <translation>简单</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Edit</source>
            <extracomment>button: change a card of one's own (verb)</extracomment>
            <translation>编辑</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Edit lists of banned names</source>
            <translation>编辑禁用卡名表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Edit the deck</source>
            <translation>编辑卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Edition</source>
            <extracomment>which rulebook of a game is played by; label of a choice</extracomment>
            <translation>规则版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Edition, decks, names, who starts, rulings</source>
            <translation>规则版本、卡组、名字、先后攻、裁定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>Effect {n}</source>
            <extracomment>the n-th effect of a card's text, in a list</extracomment>
            <translation>效果 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Effects due at the same time</source>
            <translation>同时发动的效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Element</source>
            <extracomment>Summoner Master: a property of cards, the rulebook's term; heading</extracomment>
            <translation>元素</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Elements</source>
            <extracomment>Summoner Master: a field of a card (plural)</extracomment>
            <translation>元素</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End</source>
            <comment>short: End Phase</comment>
            <translation>结束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End</source>
            <comment>short: End Step</comment>
            <translation>结束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>End Phase</source>
            <translation>结束阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>End Step</source>
            <translation>结束步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End of Battle</source>
            <translation>战斗结束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>End the Battle Phase</source>
            <translation>结束战斗阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End the Main Step</source>
            <translation>结束主要步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End the Subturn</source>
            <translation>结束 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End the turn</source>
            <translation>结束回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Enlarge (Z)</source>
            <translation>放大 (Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Enlarge the card in focus</source>
            <translation>放大选定的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/large.py" />
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Enlarged card</source>
            <translation>放大的卡</translation>
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
            <translation>请输入长度，例如 8 mm、0.8 cm 或 0.3 in。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Enter a search term.</source>
            <translation>请输入搜索词。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Enter the Battle Phase: attacks gain something</source>
            <translation>进入战斗阶段：攻击有利可图</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Equal 0 ATK destroys both monsters</source>
            <translation>攻击力同为 0 时双方怪兽破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Equip condition</source>
            <translation>可装备的对象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Equip {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>装备{cards}</translation>
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
            <translation>赛事</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Events</source>
            <extracomment>One Piece: cards of the category Event (plural); a group in a deck</extracomment>
            <translation>事件</translation>
        </message>
        <message>
            <source>Every chance is passed; effects that trigger are still asked about</source>
            <translation type="vanished">每次机会都跳过；诱发效果仍会询问</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Every opportunity is passed; triggered effects are still asked about</source>
            <translation>每次机会都跳过；诱发效果仍会询问</translation>
        </message>
        <message>
            <source>Everybody draws in the first turn, Fusion and Synchro, equal 0 ATK destroys both.</source>
            <translation type="vanished">双方第一回合都抽卡，有融合与同调，攻击力同为 0 时双方破坏。</translation>
        </message>
        <message>
            <source>Everybody draws in the first turn, one Field Spell in all, Fusion, Synchro and Xyz.</source>
            <translation type="vanished">双方第一回合都抽卡，全场一张场地魔法，有融合、同调与超量。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Everything costs Mp, the number beside the crystal. The player who starts has only 5, and only for casting; later it is 8 in every Subturn. What you do not use is lost.</source>
            <translation>一切都需要 Mp，即水晶旁的数字。先攻只有 5，而且只能用来施放；之后每个 Subturn 是 8。没用完的会失去。</translation>
        </message>
        <message>
            <source>Everything costs Mp, the number beside the lightning. The player who starts has only 5, and only for casting; later it is 8 in every Subturn. What you do not use is lost.</source>
            <translation type="vanished">一切都需要 Mp，即闪电旁的数字。先手只有 5，而且只能用来施放；之后每个 Subturn 是 8。没用完的会失去。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Everything else: matches, cards, settings, log</source>
            <translation>其他一切：对战、卡片、设置、记录</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Everything is saved again.</source>
            <translation>一切都已重新保存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Everything was backed up.</source>
            <translation>已备份全部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Exception</source>
            <extracomment>Summoner Master: a field of a Mystic Card</extracomment>
            <translation>例外</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Exchange Extra Deck monsters, one for one. A click or a drag moves a card.</source>
            <translation>额外卡组怪兽一张换一张。单击或拖动即可移动。</translation>
        </message>
        <message>
            <source>Exchange card for card.</source>
            <translation type="vanished">一张换一张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Exchange cards between Main Deck and Side Deck, one for one. A click or a drag moves a card.</source>
            <translation>主卡组与副卡组一张换一张。单击或拖动即可移动。</translation>
        </message>
        <message>
            <source>Exchange cards one for one.</source>
            <translation type="vanished">一张换一张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Export own cards</source>
            <translation>导出自制卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export own cards…</source>
            <translation>导出自制卡…</translation>
        </message>
        <message>
            <source>Export what you own</source>
            <translation type="vanished">导出拥有的卡片</translation>
        </message>
        <message>
            <source>Export what you own…</source>
            <translation type="vanished">导出拥有的卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export your collection</source>
            <translation>导出拥有的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export your collection…</source>
            <translation>导出拥有的卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Extra</source>
            <extracomment>Yu-Gi-Oh!: the Extra Deck, short, on its zone</extracomment>
            <translation>额外</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Extra Card</source>
            <translation>Extra 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Extra Cards</source>
            <translation>Extra 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Extra Deck</source>
            <translation>额外卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Extra Deck cards</source>
            <translation>额外卡组的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Extra Deck: {n} of {size}</source>
            <translation>额外卡组：{n} / {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Extra Decks are counted</source>
            <translation>清点额外卡组</translation>
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
            <translation type="vanished">F1 或 ?</translation>
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
            <translation>炎</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Face-down Defense Position</source>
            <translation>里侧守备表示</translation>
        </message>
        <message>
            <source>Faces or lines</source>
            <translation type="vanished">卡面或清单</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Far seat</source>
            <translation>远侧座位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Fast</source>
            <extracomment>pace at which the table shows what happens</extracomment>
            <translation>快速</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Field</source>
            <extracomment>Yu-Gi-Oh!: the Field Zone, short, on its zone</extracomment>
            <translation>场地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Field Spells</source>
            <translation>场地魔法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Field Spells may be Set</source>
            <translation>场地魔法可以盖放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Field Zone</source>
            <translation>场地区域</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Fields</source>
            <extracomment>heading of the help for searching: fields of cards</extracomment>
            <translation>字段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Files…</source>
            <extracomment>button that opens the dialog for choosing files</extracomment>
            <translation>文件…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Filters</source>
            <extracomment>heading of the panel that narrows a search</extracomment>
            <translation>筛选</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Find in the deck</source>
            <translation>在卡组中查找</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Find in the log</source>
            <translation>在记录中查找</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>Find…</source>
            <extracomment>hint in an empty field that searches the cards of a pile</extracomment>
            <translation>查找…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Finished matches appear here as replays. Every match is saved after each decision, so you can close the window whenever you like.</source>
            <translation>结束的对战会以回放的形式留在这里。每个决定之后都会保存：随时都可以关闭窗口。</translation>
        </message>
        <message>
            <source>Finished matches wait here as replays. Every match is saved after each decision: close the window whenever you like.</source>
            <translation type="vanished">结束的对战会以回放的形式留在这里。每个决定之后都会保存：随时都可以关闭窗口。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>First Interfere Step</source>
            <translation>第一 Interfere 步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>First match</source>
            <translation>第一场对战</translation>
        </message>
        <message>
            <source>First player draws in turn 1</source>
            <translation type="vanished">先攻玩家第一回合抽卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>First player draws on turn 1</source>
            <translation>先攻玩家第一回合抽卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>First rows</source>
            <translation>前几行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Fish scales</source>
            <translation>鱼鳞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Fix</source>
            <extracomment>button: mend what breaks a deck rule (verb)</extracomment>
            <translation>修正</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Fix this; it can be undone</source>
            <translation>修正；可以撤销</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Fixed Charge Counter</source>
            <translation>限定蓄力指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Flip Effect</source>
            <translation>反转效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Flip Summon</source>
            <translation>反转召唤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Flip on the long edge</source>
            <translation>长边翻转</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Flip on the short edge</source>
            <translation>短边翻转</translation>
        </message>
        <message>
            <source>Fold or unfold: {panel}</source>
            <translation type="vanished">收起或展开：{panel}</translation>
        </message>
        <message>
            <source>Fold the left panel</source>
            <translation type="vanished">收起左侧面板</translation>
        </message>
        <message>
            <source>Fold the right panel</source>
            <translation type="vanished">收起右侧面板</translation>
        </message>
        <message>
            <source>Fold the side panels</source>
            <translation type="vanished">收起侧边面板</translation>
        </message>
        <message>
            <source>Fold this panel</source>
            <translation type="vanished">收起这个面板</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Folder</source>
            <extracomment>a folder of files; heading of a column</extracomment>
            <translation>文件夹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Folder of your decks</source>
            <translation>你的卡组文件夹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <source>Folders</source>
            <extracomment>folders of files; heading</extracomment>
            <translation>文件夹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Folders and backup</source>
            <translation>文件夹与备份</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>For a cutting machine</source>
            <translation>供切割机使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>For effects that wait for it</source>
            <translation>对等待离场的效果而言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Forward one moment (Ctrl+→)</source>
            <translation>前进一步 (Ctrl+→)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by a part of the file's name: {n}</source>
            <translation>按文件名的一部分找到：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by code or number: {n}</source>
            <translation>按卡号或编号找到：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by name: {n}</source>
            <translation>按卡名找到：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Free software under the MIT licence. The games belong to their publishers, who have no part in it.</source>
            <translation>以 MIT 许可证发布的自由软件。各游戏属于其发行商，发行商与本程序无关。</translation>
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
            <translation>从文件…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>From here a Seal attacks, and it fights with its At.</source>
            <translation>Seal 从这里攻击，以 At 战斗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>From the hand into the Shrine</source>
            <translation>从手牌放到 Shrine</translation>
        </message>
        <message>
            <source>From the hand only in your own turn.</source>
            <translation type="vanished">只有自己的回合能从手卡使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>From the hand only on your own turn.</source>
            <translation>只有自己的回合能从手卡使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Fronts and backs</source>
            <translation>正面与背面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Fronts only</source>
            <translation>只印正面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Full</source>
            <comment>guides</comment>
            <translation>完整</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>Full screen</source>
            <translation>全屏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Fusion</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>融合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Fusion Monsters</source>
            <translation>融合怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Fusion Summon {cards}</source>
            <translation>融合召唤{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Gain LP</source>
            <translation>回复LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Gain {n} LP</source>
            <translation>回复{n}LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Gains</source>
            <extracomment>Summoner Master: what a Growth or Combination adds; a field of a card (noun)</extracomment>
            <translation>获得的能力</translation>
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
            <translation>游戏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {game}, Subturn {subturn}</source>
            <translation>第 {game} 场，第 {subturn} 个 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {game}, about to begin</source>
            <translation>第 {game} 场，即将开始</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {n}</source>
            <extracomment>the n-th game of a match</extracomment>
            <translation>第 {n} 场</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Game, edition, decks, who starts</source>
            <translation>游戏、规则版本、卡组、先后攻</translation>
        </message>
        <message>
            <source>Games of a match</source>
            <translation type="vanished">一场对战的局数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Gap across</source>
            <translation>横向间距</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Gap down</source>
            <translation>纵向间距</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Gaps</source>
            <extracomment>space between cards on a sheet</extracomment>
            <translation>间距</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Give %n picture(s)</source>
            <translation>
                <numerusform>应用 %Ln 张图片</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: it can then block</source>
            <translation>给 {card} 附加 DON!! 卡：这样它就能阻挡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: its attack then costs more Counters to stop</source>
            <translation>把 DON!! 给 {card}：对手要付出更多反击才能挡住</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: its attack then goes through</source>
            <translation>把 DON!! 给 {card}：这样攻击就能成功</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Give control of {cards}</source>
            <translation>交出{cards}的控制权</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Give it a DON!! card</source>
            <translation>附加 1 张 DON!! 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Give it a Line</source>
            <translation>指定 Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Give it several DON!! cards…</source>
            <translation>附加多张DON!!卡…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Give the DON!! card to a Leader or Character.</source>
            <translation>请把 DON!! 卡放到领袖或角色上。</translation>
        </message>
        <message>
            <source>Give the screen over. The hand stays covered until the button is pressed.</source>
            <translation type="vanished">请把屏幕交给对方。按下按钮前手卡都会遮住。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Give up the game</source>
            <translation>认输</translation>
        </message>
        <message>
            <source>Give up this duel</source>
            <translation type="vanished">这场决斗认输</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Give up?</source>
            <translation>认输？</translation>
        </message>
        <message>
            <source>Give {n} pictures</source>
            <translation type="vanished">应用 {n} 张图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Glow Counter</source>
            <translation>辉光指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Go back</source>
            <translation>返回</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Go first</source>
            <translation>先攻</translation>
        </message>
        <message>
            <source>Go on from here</source>
            <translation type="vanished">从这里继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Go on from here without the lesson, for both sides</source>
            <translation>从这里不用课程继续，双方都由你操作</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Go on from the end of this line</source>
            <translation>从这个分支的末端继续</translation>
        </message>
        <message>
            <source>Go on from the last one</source>
            <translation type="vanished">从最后一刻继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>Go on with boxes</source>
            <translation>仍以方框继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Go on: no attack gains anything</source>
            <translation>继续：没有攻击能有所得</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Go second</source>
            <translation>后攻</translation>
        </message>
        <message>
            <source>Go to Draw, Standby, Main 1, Battle, Main 2, End</source>
            <translation type="vanished">到抽卡、准备、主要1、战斗、主要2、结束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Go to the panels beside the board and back</source>
            <translation>移到桌面旁的面板再回来</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Go to this moment; you can play on from it</source>
            <translation>前往这一刻；可以从这里继续玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Go to what can be done next</source>
            <translation>移到下一个可以做的事</translation>
        </message>
        <message>
            <source>Going on</source>
            <translation type="vanished">进行中</translation>
        </message>
        <message>
            <source>Going on, each cutting into the one below</source>
            <translation type="vanished">进行中，上者插入下者</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Graveyard</source>
            <extracomment>Yu-Gi-Oh!: the pile of used and destroyed cards</extracomment>
            <translation>墓地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Graveyards may be looked at</source>
            <translation>可以查看墓地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Grid</source>
            <extracomment>how found cards are shown: as pictures side by side</extracomment>
            <translation>卡面格状</translation>
        </message>
        <message>
            <source>Grid of faces</source>
            <translation type="vanished">卡面格状</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Grid or list</source>
            <translation>卡面或清单</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Group</source>
            <extracomment>a group of names that texts speak of; a field of a card</extracomment>
            <translation>组别</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Group by</source>
            <translation>分组</translation>
        </message>
        <message>
            <source>Grouped by</source>
            <translation type="vanished">分组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Groups</source>
            <extracomment>groups of names that texts speak of; a field of a card</extracomment>
            <translation>组别</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Growth</source>
            <extracomment>Summoner Master: a button, the Seal performs Growth; the rulebook's term</extracomment>
            <translation>进行 Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Growth Box</source>
            <translation>Growth Box</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Guide rules</source>
            <translation>指南规则</translation>
        </message>
        <message>
            <source>H</source>
            <translation type="vanished">H</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Hand</source>
            <extracomment>sample hands of a deck; name of a page</extracomment>
            <translation>手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Hand limit</source>
            <translation>手卡上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>Hand over the screen. The hand stays hidden until the button is pressed.</source>
            <translation>请把屏幕交给对方。按下按钮前手卡都会遮住。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Hard</source>
            <extracomment>how strong the computer plays: difficult to beat</extracomment>
            <translation>困难</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Have the computer move now</source>
            <translation>让电脑马上行动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Header</source>
            <extracomment>the line of text at the top of a sheet</extracomment>
            <translation>页眉</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Heads</source>
            <extracomment>a side of the coin, on a button</extracomment>
            <translation>正面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>Here</source>
            <extracomment>button on a place of the board: put the card here</extracomment>
            <translation>这里</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>Here a Seal is defended by its Df, and cannot attack.</source>
            <translation>Seal 在这里以 Df 防守，不能攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Hidden card</source>
            <translation>隐藏的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Hidden information has been seen since. It cannot be undone outside practice.</source>
            <translation>之后已看过未公开的内容。除了练习以外不能撤销。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Hidden information has been seen since; only practice can go back that far.</source>
            <translation>之后已看过未公开的内容；只有练习能回到那么早。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>High contrast</source>
            <translation>高对比度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Hint</source>
            <extracomment>button beside the board: what the computer would do here</extracomment>
            <translation>提示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Hint: what would the computer do?</source>
            <translation>提示：电脑会怎么做？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>Hint: {answer}</source>
            <extracomment>what the computer would do, named in a word or two</extracomment>
            <translation>提示：{answer}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Hits one of %n card(s) in the hand, at random</source>
            <translation>
                <numerusform>随机击中手牌 %n 张中的 1 张</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Hold the sheet against the light with side 2 towards you and this text upright. Read where the crosses of side 1 stand on the scales here, and add the mean of the four readings to the back offset in use: to the right and down are positive. Each millimetre by which the readings of y at the right exceed those at the left is {angle}° more of back angle.</source>
            <translation>把纸对着光，第 2 面朝向自己，让这段文字正立。读出第 1 面的十字落在这里刻度的何处，将四个读数的平均加到目前的背面偏移：向右与向下为正。右侧 y 的读数每比左侧多一毫米，背面角度就增加 {angle}°。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Hold {card}: a better moment will come</source>
            <translation>先留着 {card}：会有更好的时机</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Home</source>
            <extracomment>name of the first screen</extracomment>
            <translation>首页</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How drawn duels count in a match</source>
            <translation>平局的决斗在对战中如何计算</translation>
        </message>
        <message>
            <source>How it is decided who starts</source>
            <translation type="vanished">如何决定先后攻</translation>
        </message>
        <message>
            <source>How long</source>
            <translation type="vanished">持续多久</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>How many</source>
            <translation>数量</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How many may be face-up</source>
            <translation>可有几张表侧表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>How many of each card</source>
            <translation>每张卡的数量</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>How many of each card, times the copies in the deck</source>
            <translation>每张卡的份数，再乘以卡组中的张数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>How many of each card…</source>
            <translation>每张卡的数量…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>How many you own</source>
            <translation>拥有的张数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>How many you own was not saved.</source>
            <translation>拥有的张数未保存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>How the other player prevents it</source>
            <translation>另一位玩家如何阻止</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How to decide who starts</source>
            <translation>如何决定先后攻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>How to search</source>
            <translation>搜索方法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>How to search (F1)</source>
            <translation>搜索方法 (F1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How-to-play guide (Thai)</source>
            <translation>玩法指南（泰文）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>I am {name}: show my table</source>
            <translation>我是 {name}：显示我的牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Icon</source>
            <extracomment>the icon of a Spell or Trap; a field of a card</extracomment>
            <translation>标记</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>If it attacks a monster in Defense Position whose DEF is lower, the difference is battle damage.</source>
            <translation>攻击守备力较低的守备表示怪兽时，差额成为战斗伤害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>If it happens again, please send us the log: {file}</source>
            <translation>如果再次发生，请把日志文件寄给我们：{file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>If it happens again, please send us this file.</source>
            <translation>如果再次发生，请把这个文件寄给我们。</translation>
        </message>
        <message>
            <source>If it happens again, send us the log: {file}</source>
            <translation type="vanished">如果再次发生，请把日志文件寄给我们：{file}</translation>
        </message>
        <message>
            <source>If it happens again, send us this file.</source>
            <translation type="vanished">如果再次发生，请把这个文件寄给我们。</translation>
        </message>
        <message>
            <source>If possible</source>
            <translation type="vanished">可以时</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Ignition Effect</source>
            <translation>起动效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Illustrator</source>
            <extracomment>who drew the picture; a field of a card</extracomment>
            <translation>绘者</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Import</source>
            <extracomment>button: bring the file in (verb)</extracomment>
            <translation>导入</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Import a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures: drop the files here or choose them.</source>
            <translation>请导入卡片数据库 (.cdb)、清单 (.json、.csv)、卡片组 (.toml) 或图片；拖到这里或选取。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Import a card database that contains them</source>
            <translation>导入含有这些卡的数据库</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Import a card database that contains them.</source>
            <translation>导入收录它们的卡片数据库。</translation>
        </message>
        <message>
            <source>Import a card database that has them</source>
            <translation type="vanished">导入含有这些卡的数据库</translation>
        </message>
        <message>
            <source>Import a card database that has them.</source>
            <translation type="vanished">导入收录它们的卡片数据库。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Import a card set or open a deck to begin.</source>
            <translation>导入卡片组或打开卡组即可开始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Import a list</source>
            <translation>导入禁限卡表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Import cards</source>
            <translation>导入卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Import cards…</source>
            <translation>导入卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Import it on the Cards screen, where you can choose what each column holds.</source>
            <translation>请在“卡片”画面导入：在那里可指定每一列的内容。</translation>
        </message>
        <message>
            <source>Import it on the Cards screen: there you say what each column holds.</source>
            <translation type="vanished">请在“卡片”画面导入：在那里可指定每一列的内容。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Import it, or choose another list.</source>
            <translation>导入它，或选择另一张表。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Import report</source>
            <translation>导入结果</translation>
        </message>
        <message>
            <source>Import what you own</source>
            <translation type="vanished">导入拥有的卡片</translation>
        </message>
        <message>
            <source>Import what you own…</source>
            <translation type="vanished">导入拥有的卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Import your collection</source>
            <translation>导入拥有的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Import your collection…</source>
            <translation>导入拥有的卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Importing {file}</source>
            <extracomment>a task that is at work, with its file</extracomment>
            <translation>正在导入 {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Importing {n} files</source>
            <translation>正在导入 {n} 个文件</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Import…</source>
            <extracomment>button that opens the dialog for choosing files (verb)</extracomment>
            <translation>导入…</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>In %n deck(s) of yours</source>
            <translation>
                <numerusform>在您的 %Ln 副卡组中</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>In colour</source>
            <translation>彩色</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>In progress</source>
            <translation>进行中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>In the At Line At meets At: 3 against your 2. You would lose. But this is an Interfere Step, and {card} has Interfere (the lightning on the card): cast it now, and aim it at {other}. It takes 2 from its At.</source>
            <translation>在 At Line 是 At 对 At：3 对你的 2。你会输。但现在是 Interfere Step，而 {card} 有 Interfere（卡上的闪电）：现在施放它，以 {other} 为目标。它的 At 减 2。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>In the Draw Step you draw one or two cards, each from the pile you like. Draw two from the Seal pile: click the pile, or the button, twice.</source>
            <translation>抽牌步骤可抽一或两张卡，各从喜欢的牌堆。从 Seal 牌堆抽两张：点击牌堆或按钮两次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>In the first turn nobody may attack. End your turn.</source>
            <translation>第一个回合不能攻击。结束你的回合。</translation>
        </message>
        <message>
            <source>In the first turn of a duel there is no Battle Phase.</source>
            <translation type="vanished">决斗的第一回合没有战斗阶段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>In the opening hand</source>
            <translation>在起手牌中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>In the turn in which it was played it can attack Characters, but not the Leader.</source>
            <translation>登场的回合可以攻击角色，但不能攻击领袖。</translation>
        </message>
        <message>
            <source>In the turn they came</source>
            <translation type="vanished">在出场的回合</translation>
        </message>
        <message>
            <source>In this edition the Extra Deck takes no part in the exchange.</source>
            <translation type="vanished">此规则版本中额外卡组不参与交换。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>In use: {paper}, flip on the {edge} edge, back offset x {x}, y {y}, angle {angle}°</source>
            <translation>目前使用：{paper}，沿{edge}边翻面，背面偏移 x {x}、y {y}，角度 {angle}°</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Inactive</source>
            <extracomment>Summoner Master: state of a Seal that cannot be given orders</extracomment>
            <translation>不可行动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Ink</source>
            <extracomment>printing sheets: name of the choice between colour, black and white, and little ink</extracomment>
            <translation>墨水</translation>
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
            <translation>回到持有者的 Library 并洗牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Arena</source>
            <translation>放到场上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Arena, out of the Lines</source>
            <translation>放到场上，不在 Line 中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Library</source>
            <translation>放回 Library</translation>
        </message>
        <message>
            <source>Into the deck</source>
            <translation type="vanished">放入卡组</translation>
        </message>
        <message>
            <source>Into the hand</source>
            <translation type="vanished">加入手卡</translation>
        </message>
        <message>
            <source>Into the open deck</source>
            <translation type="vanished">放入打开的卡组</translation>
        </message>
        <message>
            <source>Into the trash</source>
            <translation type="vanished">放到废弃区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It already has the Curse {curse}.</source>
            <translation>它已经有诅咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It attacked this turn, so its position cannot change.</source>
            <translation>这回合攻击过，不能变更表示形式。</translation>
        </message>
        <message>
            <source>It attacked this turn, so its position stays.</source>
            <translation type="vanished">这回合攻击过，不能变更表示形式。</translation>
        </message>
        <message>
            <source>It came this turn and has no [Rush].</source>
            <translation type="vanished">它在这个回合登场，且没有【速攻】。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It came to the field this turn, so its position cannot change.</source>
            <translation>这回合才出场，不能变更表示形式。</translation>
        </message>
        <message>
            <source>It came to the field this turn, so its position stays.</source>
            <translation type="vanished">这回合才出场，不能变更表示形式。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It can attack in the turn in which it was played.</source>
            <translation>登场的回合就可以攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It can be used in either player's turn, and in response to something (Spell Speed 2).</source>
            <translation>双方回合都能使用，也可以用来对应（咒文速度 2）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>It can only be replaced by another card.</source>
            <translation>它只能由另一张卡取代。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot attack directly while there are monsters.</source>
            <translation>有怪兽时不能直接攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot be Normal Summoned or Set.</source>
            <translation>不能通常召唤或盖放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It cannot be attached to that.</source>
            <translation>不能附着于那张卡上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>It cannot be moved to the trash.</source>
            <translation>无法删除。</translation>
        </message>
        <message>
            <source>It cannot be put back.</source>
            <translation type="vanished">无法放回。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>It cannot be restored.</source>
            <translation>无法还原。</translation>
        </message>
        <message>
            <source>It cannot be thrown away.</source>
            <translation type="vanished">无法丢弃。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot be used at this time.</source>
            <translation>现在不是它的时机。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It costs {cost} Mp, and you may spend {mp}.</source>
            <translation>需要 {cost} Mp，你可用 {mp}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It costs {cost}, and {active} DON!! cards are active.</source>
            <translation>费用是 {cost}，活跃的 DON!! 卡有 {active} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>It could not be checked fully: there are too many answers.</source>
            <translation>无法完整检查：可能的应对太多。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens once, when this card is played.</source>
            <translation>这张卡登场时发生一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens when this Character is K.O.'d, in battle or by an effect.</source>
            <translation>这张角色因战斗或效果被 KO 时发生。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens when this card declares an attack, before blocks and Counters.</source>
            <translation>这张卡宣告攻击时发生，在阻挡和反击之前。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It happens when this face-down monster is turned face-up, by its player or by an attack.</source>
            <translation>这张里侧怪兽变成表侧时发生，由玩家翻开或因被攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has a Line already, or cannot have one.</source>
            <translation>它已经有 Line，或不能有 Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has already attacked this turn.</source>
            <translation>这回合已经攻击过。</translation>
        </message>
        <message>
            <source>It has attacked already this turn.</source>
            <translation type="vanished">这回合已经攻击过。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has been used as often as its text allows.</source>
            <translation>已用到卡文允许的次数。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no At, so it cannot attack.</source>
            <translation>它没有 At，不能攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Attack Mp, so it cannot attack.</source>
            <translation>它没有攻击 Mp，不能攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Casting Mp, so it cannot be cast.</source>
            <translation>它没有施放 Mp，不能施放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no Counter.</source>
            <translation>它没有反击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Interfere, so it cannot cut in.</source>
            <translation>它没有 Interfere，不能插入。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Blocker].</source>
            <translation>它没有【阻挡者】。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Counter] ability.</source>
            <translation>它没有【反击】能力。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Main] ability.</source>
            <translation>它没有【主要】能力。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no ability to activate.</source>
            <translation>它没有可启动的能力。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has no effect to activate.</source>
            <translation>没有可发动的效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It has no effect. What was paid for it is not given back.</source>
            <translation>没有效果。支付的代价不会退还。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no such Skill.</source>
            <translation>它没有这个 Skill。</translation>
        </message>
        <message>
            <source>It has the Curse {curse} already.</source>
            <translation type="vanished">它已经有诅咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>It holds against every answer of the other player.</source>
            <translation>无论对方如何应对都成立。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It holds only while at least so many DON!! cards are attached to this card.</source>
            <translation>只有在这张卡至少附加这么多张 DON!! 时有效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is Inactive in this Subturn.</source>
            <translation>它在这个 Subturn 不可行动。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is already carrying out a command.</source>
            <translation>它正在执行指令。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It is already the target of the attack.</source>
            <translation>它已经是攻击的对象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is being destroyed, and goes to the Shrine.</source>
            <translation>它正在被破坏，将放到 Shrine。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>It is better kept for later</source>
            <translation>留到之后比较好</translation>
        </message>
        <message>
            <source>It is in the middle of a command already.</source>
            <translation type="vanished">它正在执行指令。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is losing a fight that is not over yet.</source>
            <translation>它正在输掉尚未结束的战斗。</translation>
        </message>
        <message>
            <source>It is losing a fight that is not over.</source>
            <translation type="vanished">它正在输掉尚未结束的战斗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not combined.</source>
            <translation>它没有合体。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not in a Line.</source>
            <translation>它不在 Line 中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not in the Arena.</source>
            <translation>它不在场上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is only under your control.</source>
            <translation>它只是受你控制。</translation>
        </message>
        <message>
            <source>It is so already.</source>
            <translation type="vanished">它已经是这样了。</translation>
        </message>
        <message>
            <source>It is still open here as it was.</source>
            <translation type="vanished">它仍照原样打开在这里。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>It is still open here, unchanged.</source>
            <translation>它仍照原样打开在这里。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is the other player's move.</source>
            <translation>轮到对方行动。</translation>
        </message>
        <message>
            <source>It is the target of the attack already.</source>
            <translation type="vanished">它已经是攻击的对象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>It is tried again at the next start.</source>
            <translation>下次启动时会再试一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>It is {name}'s turn to look</source>
            <translation>轮到 {name} 看屏幕</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>It knows only what its seat may know. Say at each seat who plays it.</source>
            <translation>它只知道自己座位能知道的事。请在每个座位选择由谁来玩。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>It needs the starter cards. They can be imported again from the Cards screen.</source>
            <translation>需要入门卡片。可以从卡片画面重新汇入。</translation>
        </message>
        <message>
            <source>It plays the far seat and knows only what its seat may know.</source>
            <translation type="vanished">由电脑坐在远侧，只知道该座位可以知道的事。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>It stands best there</source>
            <translation>放在那里最好</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>It stands in Attack Position with 1800 ATK. Now Set {card}, your Trap, face-down. It can be activated from your opponent's next turn on.</source>
            <translation>它以攻击力 1800 攻击表示。现在把陷阱 {card} 盖放。从对手的下一个回合起可以发动。</translation>
        </message>
        <message>
            <source>It stands in no Line.</source>
            <translation type="vanished">它不在 Line 中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It was Set this turn.</source>
            <translation>这回合才盖放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It was already used this turn.</source>
            <translation>这个回合已经使用过了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It was combined in this Subturn.</source>
            <translation>它在这个 Subturn 才合体。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It was played this turn and has no [Rush].</source>
            <translation>它在这个回合登场，且没有【速攻】。</translation>
        </message>
        <message>
            <source>It was used already this turn.</source>
            <translation type="vanished">这个回合已经使用过了。</translation>
        </message>
        <message>
            <source>It was used as often as its text allows.</source>
            <translation type="vanished">已用到卡文允许的次数。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It would do nothing now.</source>
            <translation>现在使用不会有任何作用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Its Ability</source>
            <translation>它的能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Its Cost cannot be paid.</source>
            <translation>无法支付其Cost。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its Spell Speed is too low to respond here.</source>
            <translation>咒文速度太慢，不能在此响应。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Its activation cost cannot be paid.</source>
            <translation>无法支付它的发动费用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its condition is not met.</source>
            <translation>条件未满足。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Its conditions are not met.</source>
            <translation>不符合它的条件。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Its effect is for this moment: activate it, and return {card} to your opponent's hand.</source>
            <translation>它的效果就用在这个时候：发动它，让 {card} 回到对手手牌。</translation>
        </message>
        <message>
            <source>Its number and that of all cards, such as 3/120.</source>
            <translation type="vanished">卡片编号与总数，例如 3/120。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/form.py" />
            <source>Its number out of all cards in the set, such as 3/120.</source>
            <translation>卡片编号与总数，例如 3/120。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its position was already changed this turn.</source>
            <translation>这回合已变更过表示形式。</translation>
        </message>
        <message>
            <source>Its position was changed already this turn.</source>
            <translation type="vanished">这回合已变更过表示形式。</translation>
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
            <translation>KO</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>K.O. this Character</source>
            <translation>将这张角色 KO</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Keep copies of the pictures</source>
            <translation>保留图片的副本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>Keep this deck</source>
            <translation>保留此卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Keep this hand</source>
            <translation>保留手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Keep {card}: it gains more later</source>
            <translation>保留 {card}：之后用更有利</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Keep {card}: the DON!! cards do more elsewhere</source>
            <translation>留住 {card}：DON!! 卡用在别处更好</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Keep {card}: the Mp do more elsewhere</source>
            <translation>保留 {card}：Mp 用在别处更好</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Kept without a field that is not understood: {n}</source>
            <translation>已保留但略过无法理解的字段：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Keys</source>
            <extracomment>list of keys; heading</extracomment>
            <translation>快捷键</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Keys (F1)</source>
            <translation>快捷键 (F1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Keys at the table</source>
            <translation>牌桌的快捷键</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Kind</source>
            <extracomment>what kind of card something is; heading of a filter and of statistics</extracomment>
            <translation>种类</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Kind as printed</source>
            <translation>种类文本</translation>
        </message>
        <message>
            <source>Kind in words</source>
            <translation type="vanished">种类文本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Kinds of Extra Deck monsters</source>
            <translation>额外卡组怪兽的种类</translation>
        </message>
        <message>
            <source>Known are: {kinds}</source>
            <translation type="vanished">已知的有：{kinds}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Known types: {kinds}</source>
            <translation>已知的有：{kinds}</translation>
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
            <translation>光</translation>
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
            <translation>基本分 {first} – {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Landscape</source>
            <extracomment>orientation of paper: wider than high</extracomment>
            <translation>横向</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Language</source>
            <extracomment>of the window, or of a card's text</extracomment>
            <translation>语言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Language of the text</source>
            <translation>文本的语言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Language of the texts</source>
            <translation>文本的语言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Larger</source>
            <extracomment>button: enlarge the preview</extracomment>
            <translation>放大</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Largest first</source>
            <translation>由大到小</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Last Dance</source>
            <translation>Last Dance</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Last card first</source>
            <translation>最后一张在前</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation type="vanished">上次更改</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Last changed</source>
            <translation>上次更改</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Leader</source>
            <extracomment>One Piece: the Leader card, the rulebook's term</extracomment>
            <translation>领袖</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Leader area</source>
            <translation>领袖区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Leaders</source>
            <extracomment>One Piece: cards of the category Leader (plural)</extracomment>
            <translation>领袖</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Learn One Piece</source>
            <translation>学习 One Piece</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Learn Summoner Master</source>
            <translation>学习 Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Learn Yu-Gi-Oh!</source>
            <translation>学习 Yu-Gi-Oh!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Learn to play</source>
            <translation>学习游玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Learner</source>
            <extracomment>name of the player who learns, in a lesson</extracomment>
            <translation>学习者</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Leave out</source>
            <translation>略去</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Leave the lesson</source>
            <translation>离开课程</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Leave the table</source>
            <translation>离开牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Leave them out</source>
            <translation>不印这些卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Leave this picture out</source>
            <translation>略过这张图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Leave this slot empty</source>
            <translation>将此格留空</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>Left</source>
            <extracomment>heading over the cards of a deck that have not been seen yet</extracomment>
            <translation>剩余</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Left margin</source>
            <translation>左边界</translation>
        </message>
        <message>
            <source>Left out, as no card is named in: {lines}</source>
            <translation type="vanished">已略过，因为这些行没有卡片名称：{lines}</translation>
        </message>
        <message>
            <source>Left out: {records}</source>
            <translation type="vanished">略过：{records}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Left, right</source>
            <translation>左、右</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Legal</source>
            <extracomment>the deck keeps all deck rules; a state</extracomment>
            <translation>合法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Lesson</source>
            <extracomment>a guided game; heading</extracomment>
            <translation>课程</translation>
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
            <translation>等级</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Level {n}</source>
            <extracomment>the Level of a monster</extracomment>
            <translation>等级 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Levels for a Ritual Summon</source>
            <translation>仪式召唤的等级</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Levels in the Shrine</source>
            <translation>Shrine 的等级总和</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Library of Mystic Cards</source>
            <translation>Mystic 卡的 Library</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Library of Seals</source>
            <translation>Seal 的 Library</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Licences of others’ works</source>
            <translation>第三方作品的许可证</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Licences of others’ works…</source>
            <translation>第三方作品的许可证…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Life</source>
            <extracomment>One Piece: the Life area and its cards, not life in general</extracomment>
            <translation>生命</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>Life, top first: {cards}</source>
            <translation>生命，由上而下：{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Light</source>
            <extracomment>a theme: dark letters on a light ground</extracomment>
            <translation>浅色</translation>
        </message>
        <message>
            <source>Limit of Summoning</source>
            <translation type="vanished">召唤限制</translation>
        </message>
        <message>
            <source>Limit of activation</source>
            <translation type="vanished">发动限制</translation>
        </message>
        <message>
            <source>Limit of control</source>
            <translation type="vanished">控制限制</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Line {n}</source>
            <extracomment>a way the match could have gone, by its number; no line of text</extracomment>
            <translation>分支 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Lines</source>
            <extracomment>ways the match went before something was undone; heading</extracomment>
            <translation>分支</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Lines of the list</source>
            <translation>清单的各行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Link</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster; no link to a page</extracomment>
            <translation>连接</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Link Monsters</source>
            <translation>连接怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link Rating</source>
            <translation>连接值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link Rating {n}</source>
            <translation>连接值 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link arrows</source>
            <translation>连接标记</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Link {n}</source>
            <extracomment>Yu-Gi-Oh!: the Link Rating of a monster, or the n-th link of a chain</extracomment>
            <translation>连接 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>List</source>
            <extracomment>how found cards are shown: as lines; and a list of restrictions as heading</extracomment>
            <translation>列表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>List of restricted cards</source>
            <translation>禁限卡表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>List of this edition: {list}</source>
            <translation>此规则版本的表：{list}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Little ink, white cards</source>
            <translation>省墨，白底卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Log</source>
            <extracomment>what has happened; name of a panel (noun)</extracomment>
            <translation>记录</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Log and timeline</source>
            <translation>记录与时间轴</translation>
        </message>
        <message>
            <source>Look</source>
            <translation type="vanished">外观</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at cards from the top of my Deck, take some, put the rest on the bottom</source>
            <translation>查看我方卡组顶部的卡牌，取走部分，其余放到底部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at it</source>
            <translation>自己看</translation>
        </message>
        <message>
            <source>Look at it myself (the log says so)</source>
            <translation type="vanished">只有自己看（记录会注明）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look at the Mystic Cards</source>
            <translation>查看 Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look at the Seals</source>
            <translation>查看 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Look at the board</source>
            <translation>看场面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at the top cards</source>
            <translation>查看顶部的卡牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Look at {cards}</source>
            <translation>查看{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Look from the other side (F)</source>
            <translation>从对面看 (F)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Look from the other side (practice)</source>
            <translation>从对面看（练习）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Look into the Deck</source>
            <translation>查看卡组</translation>
        </message>
        <message>
            <source>Look into the pile</source>
            <translation type="vanished">查看牌堆</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Look through my Deck (logged)</source>
            <translation>查看我的卡组（会写入记录）</translation>
        </message>
        <message>
            <source>Look through my Deck (the log says so)</source>
            <translation type="vanished">查看我的卡组（会写入记录）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look through my Library of Mystic Cards (logged)</source>
            <translation>查看我的 Mystic 卡 Library（会写入记录）</translation>
        </message>
        <message>
            <source>Look through my Library of Mystic Cards (the log says so)</source>
            <translation type="vanished">查看我的 Mystic 卡 Library（会写入记录）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look through my Library of Seals (logged)</source>
            <translation>查看我的 Seal Library（会写入记录）</translation>
        </message>
        <message>
            <source>Look through my Library of Seals (the log says so)</source>
            <translation type="vanished">查看我的 Seal Library（会写入记录）</translation>
        </message>
        <message>
            <source>Looking at the decks</source>
            <translation type="vanished">正在查看卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Looking for matches</source>
            <translation>正在寻找对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Looking for positions</source>
            <translation>正在查找局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Lossless pictures</source>
            <translation>无损图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Lotus flower</source>
            <translation>莲花</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>M1</source>
            <extracomment>Yu-Gi-Oh!: Main Phase 1, as short as can be, in the row of phases</extracomment>
            <translation>主要1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>M2</source>
            <extracomment>Yu-Gi-Oh!: Main Phase 2, as short as can be, in the row of phases</extracomment>
            <translation>主要2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Main</source>
            <comment>short: Main Phase</comment>
            <translation>主要</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Main</source>
            <comment>short: Main Step</comment>
            <translation>主要</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Main Deck</source>
            <translation>主卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Main Deck: {n} of {size}</source>
            <translation>主卡组：{n} / {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Main Phase</source>
            <translation>主要阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Main Phase 1</source>
            <translation>主要阶段1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Main Phase 2</source>
            <translation>主要阶段2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Main Step</source>
            <translation>主要步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Make a Token in a free Monster Zone</source>
            <translation>在空的怪兽区域产生衍生物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Make a card like this</source>
            <translation>以此为范本自制卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Mandatory before optional</source>
            <translation>先必发，后选发</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Mark cards as playtest</source>
            <translation>标记为测试用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Master Rule 2</source>
            <translation>大师规则 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Master Rule 2 (Chinese, 2011)</source>
            <translation>大师规则 2（中文，2011）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Match</source>
            <extracomment>heading: what is played, how many games</extracomment>
            <translation>对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/match_clock.py" />
            <source>Match clock</source>
            <translation>对战时钟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Match clock: how long each player has thought</source>
            <translation>对战时钟：双方各思考了多久</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Matches</source>
            <extracomment>matches as a kind of file</extracomment>
            <translation>对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Materials</source>
            <extracomment>Yu-Gi-Oh!: what a monster is Summoned with; heading in the check of a text</extracomment>
            <translation>素材</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>Matters for Seals that enter in its Interfere Step</source>
            <translation>影响在其 Interfere Step 中入场的 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Matters if there is a second Battle Phase</source>
            <translation>有第二次战斗阶段时才有差别</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Medium</source>
            <extracomment>how strong the computer plays</extracomment>
            <translation>中等</translation>
        </message>
        <message>
            <source>Mend</source>
            <translation type="vanished">修正</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Merge with it</source>
            <translation>与其合并</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Missing cards: {n}</source>
            <translation>缺少的卡：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Moment {n} of {most}</source>
            <translation>第 {n} 步，共 {most} 步</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Monster</source>
            <extracomment>Yu-Gi-Oh!: a monster card, or a zone for one</extracomment>
            <translation>怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monster Zone</source>
            <translation>怪兽区域</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monster Zone {n}</source>
            <translation>怪兽区域 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Monster Zones</source>
            <translation>怪兽区域</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Monster kinds</source>
            <translation>怪兽种类</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Monsters</source>
            <extracomment>Yu-Gi-Oh!: monster cards (plural); a group in a deck</extracomment>
            <translation>怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monsters Summoned</source>
            <translation>召唤怪兽数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>More</source>
            <extracomment>button: show further entries of a menu</extracomment>
            <translation>更多</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Mountain ranges</source>
            <translation>群山</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Move and change anything by hand (H)</source>
            <translation>手动移动与变更任何东西 (H)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Move between cards and places</source>
            <translation>在卡片与位置间移动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the Extra Deck.</source>
            <translation>移到额外卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the Main Deck.</source>
            <translation>移到主卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the {to}.</source>
            <translation>移到{to}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Move now</source>
            <translation>马上行动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Move one to: {pile}</source>
            <translation>移一张到：{pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move the folder and everything in it to the trash</source>
            <translation>删除文件夹及其中所有内容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move the selected decks to the trash; deleted decks can be restored</source>
            <translation>删除所选卡组；可以还原</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move to trash</source>
            <translation>删除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Move to trash (deleted items can be restored)</source>
            <translation>删除（可以还原）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Move to trash: {match}</source>
            <translation>删除：{match}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move to…</source>
            <translation>移到…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Move {card} to the At Line: it can then attack</source>
            <translation>将 {card} 移到 At Line：之后就能攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Moving to trash</source>
            <translation>正在删除</translation>
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
            <translation>Mp 步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mp and Level</source>
            <translation>Mp 与等级</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Mulligan taken: this hand is kept ({rule}).</source>
            <translation>已重抽：保留这副手牌（{rule}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Mulligan: the whole hand may be returned and drawn anew once ({rule}).</source>
            <translation>重抽：可将整副手牌放回并重抽一次（{rule}）。</translation>
        </message>
        <message>
            <source>My LP</source>
            <translation type="vanished">我的 LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>My deck: what is left in it</source>
            <translation>我的卡组：还剩什么</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>My decks</source>
            <translation>我的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>My {number}</source>
            <extracomment>one of the player's own numbers, such as Life Points</extracomment>
            <translation>我的{number}</translation>
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
            <translation>Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mystic Cards attached to a Seal</source>
            <translation>附着于 Seal 上的 Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Mystic Cards of the kind PS are attached to a Seal. Cast {card} for 2 Mp and attach it to {other}: it gains At +2 for as long as it stays there.</source>
            <translation>PS 种类的 Mystic 卡附着在 Seal 上。用 2 Mp 施放 {card} 并附着于 {other}：附着期间 At +2。</translation>
        </message>
        <message>
            <source>Mystic Cards that are pasted on a Seal</source>
            <translation type="vanished">贴在 Seal 上的 Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mystic Cards that stay</source>
            <translation>留在场上的 Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Mystic Deck</source>
            <translation>Mystic 卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Mystic Shrine</source>
            <translation>Mystic Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Mystic type</source>
            <translation>Mystic 类型</translation>
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
            <translation>卡名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Name</source>
            <comment>of a player</comment>
            <translation>名字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Name</source>
            <comment>of a position</comment>
            <translation>名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Name of the card</source>
            <translation>卡名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Name of the deck</source>
            <translation>卡组名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Name of the line</source>
            <translation>分支名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Name of the list</source>
            <translation>表的名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Name of the player</source>
            <translation>玩家姓名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Name of the preset</source>
            <translation>预设的名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Name of the preset, then Enter</source>
            <translation>预设的名称，然后按 Enter</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name of the set</source>
            <translation>收录卡包名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name or word</source>
            <translation>名称或词语</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name part</source>
            <translation>名称的一部分</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name parts</source>
            <translation>卡名部分</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Name this line</source>
            <translation>为这个分支命名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Named by</source>
            <translation>指定方式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Names not allowed in a Deck unless their Reflection card is shown.</source>
            <translation>除非展示其 Reflection 卡，否则不得放入卡组的卡名。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Names of series and counters</source>
            <translation>系列与指示物的名称</translation>
        </message>
        <message>
            <source>Names that may not be in a Deck unless their Reflection card is shown.</source>
            <translation type="vanished">除非展示其 Reflection 卡，否则不得放入卡组的卡名。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Names: {n}</source>
            <extracomment>how many names a list has</extracomment>
            <translation>名称：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Near seat</source>
            <translation>近侧座位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Nearest wording that is understood: {words}</source>
            <translation>最接近而能理解的写法：{words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate it</source>
            <translation>使其无效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the Summon</source>
            <translation>使召唤无效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the activation</source>
            <translation>使发动无效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the attack</source>
            <translation>使攻击无效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the effect</source>
            <translation>使效果无效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>使{cards}的效果无效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Neither player can attack on their first turn.</source>
            <translation>各自的第一个回合不能攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Neither player can draw.</source>
            <translation>双方都无法抽卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Never</source>
            <extracomment>how often a player is asked to respond</extracomment>
            <translation>从不</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>New</source>
            <extracomment>button: a new deck (adjective)</extracomment>
            <translation>新建</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>New card of your own</source>
            <translation>新的自制卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>New deck</source>
            <translation>新卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>New folder</source>
            <translation>新文件夹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>New folder {n}</source>
            <translation>新文件夹 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>New hand</source>
            <translation>新手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>New match</source>
            <translation>新对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>New monsters keep their position</source>
            <translation>新出场的怪兽不能变更表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>New value or change</source>
            <translation>新的值或变化量</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Next</source>
            <extracomment>button: the next step of a lesson</extracomment>
            <translation>下一步</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Next Subturn</source>
            <translation>到下一个 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Next duel</source>
            <translation>下一场决斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Next game</source>
            <translation>下一场</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Next lesson</source>
            <translation>下一课</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Next page (PgDn)</source>
            <translation>下一页 (PgDn)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Next step</source>
            <translation>下一步</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Next turn</source>
            <translation>到下一回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Night sky</source>
            <translation>夜空</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>No</source>
            <extracomment>button that answers a question</extracomment>
            <translation>否</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>No DON!! card is active in your cost area.</source>
            <translation>你的费用区没有活跃的 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Growth</source>
            <translation>不进行 Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>No Life card is left, but the game is not over: the next damage decides it. Attack {other} with {card}, 5000 against 5000.</source>
            <translation>没有生命卡了，但游戏还没结束：下一次伤害决定胜负。用 {card} 攻击 {other}，5000 对 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Line</source>
            <translation>不在 Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No Monster Zone is free.</source>
            <translation>没有空的怪兽区域。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Progress</source>
            <translation>不进行 Progress</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Regeneration</source>
            <translation>不进行 Regeneration</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No Spell &amp; Trap Zone is free.</source>
            <translation>没有空的魔法与陷阱区域。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Wake Up</source>
            <translation>不进行Wake Up</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>No backs</source>
            <translation>不印背面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>No card</source>
            <translation>没有对应的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>No card chosen</source>
            <translation>未选卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>No card fits: the paper leaves {width} × {height} between its margins.</source>
            <translation>一张卡也放不下：边界之间只剩 {width} × {height}。</translation>
        </message>
        <message>
            <source>No card here is called: {names}</source>
            <translation type="vanished">没有卡片叫做：{names}</translation>
        </message>
        <message>
            <source>No card is found. Other words, or import cards on the Home screen.</source>
            <translation type="vanished">找不到卡片。换个字词，或到首页导入卡片。</translation>
        </message>
        <message>
            <source>No card is like that.</source>
            <translation type="vanished">没有这样的卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>No cards match.</source>
            <translation>找不到符合的卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>No cards match. Try other words, or import cards on the Home screen.</source>
            <translation>找不到卡片。换个字词，或到首页导入卡片。</translation>
        </message>
        <message>
            <source>No deck is recognised in this text.</source>
            <translation type="vanished">这段文字中认不出卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>No deck was found in this text.</source>
            <translation>这段文字中认不出卡组。</translation>
        </message>
        <message>
            <source>No draw in the first turn, a Field Spell for each player, no Extra Deck monsters, coin or rock-paper-scissors.</source>
            <translation type="vanished">第一回合不抽卡，双方各一张场地魔法，没有额外卡组怪兽，以硬币或猜拳决定先后。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>No draw on the first turn; one Field Spell per player; no Extra Deck monsters; coin or rock-paper-scissors.</source>
            <translation>第一回合不抽卡，双方各一张场地魔法，没有额外卡组怪兽，以硬币或猜拳决定先后。</translation>
        </message>
        <message>
            <source>No font here has the letters of {language}: the program speaks English.</source>
            <translation type="vanished">这台电脑没有能显示 {language} 的字体，因此程序使用英语。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>No font here has these letters: {letters}</source>
            <translation>这台电脑没有字体包含这些字：{letters}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>No game is in progress.</source>
            <translation>没有进行中的对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>No goal</source>
            <translation>没有目标</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>No groups</source>
            <translation>不分组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>No hand drawn</source>
            <translation>尚未抽手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>No installed font has the letters of {language}, so the program uses English.</source>
            <translation>这台电脑没有能显示 {language} 的字体，因此程序使用英语。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>No known card has the name: {names}</source>
            <translation>没有卡片叫做：{names}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>No list</source>
            <translation>不用禁限卡表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No longer attached to a card</source>
            <translation>不再附着于卡上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>No match can go on from this board.</source>
            <translation>无法从这个局面继续对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>No monster is left before your opponent. Enter the Battle Phase and attack directly with {card}.</source>
            <translation>对手面前没有怪兽了。进入战斗阶段，用 {card} 直接攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No more</source>
            <translation>不抽了</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>No more Counters</source>
            <translation>不再反击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>No more than {capacity} of these can come into the game.</source>
            <translation>这种卡最多 {capacity} 张进入比赛。</translation>
        </message>
        <message>
            <source>No more than {capacity} of these come into the game.</source>
            <translation type="vanished">这种卡最多 {capacity} 张进入比赛。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>No mulligan in this game ({rule}).</source>
            <translation>这个游戏不能重抽起手（{rule}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>No name contains {words}; similar names are shown.</source>
            <translation>没有名称包含 {words}；显示相似的名称。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>No procedure is running.</source>
            <translation>目前没有进行中的程序。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>No response</source>
            <translation>不回应</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>No response this Subturn</source>
            <translation>本 Subturn 不再回应</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>No response this turn</source>
            <translation>本回合不再回应</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>No rule: missing data</source>
            <translation>不是规则：缺少数据</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No target</source>
            <translation>没有目标</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No zone is free.</source>
            <translation>没有空的区域。</translation>
        </message>
        <message>
            <source>Nobody attacks in their first turn.</source>
            <translation type="vanished">各自的第一个回合不能攻击。</translation>
        </message>
        <message>
            <source>Nobody has finished a match with a deck of this name.</source>
            <translation type="vanished">还没有人用这个名称的牌组打完一场对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Nobody has finished a match with this deck.</source>
            <translation>还没有人用这副卡组打完过一场对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Nobody may attack in their first turn. End your turn.</source>
            <translation>谁都不能在自己的第一个回合攻击。结束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>None</source>
            <extracomment>nothing of what is offered is chosen; button or entry of a list</extracomment>
            <translation>无</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>None</source>
            <comment>guides</comment>
            <translation>无</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>None of this card</source>
            <translation>不印这张卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Normal Summon</source>
            <translation>通常召唤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Normal Summon once more</source>
            <translation>可再进行1次通常召唤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Normal Summon {cards}</source>
            <translation>通常召唤{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Normal Summon {card}. It has an effect for the moment in which it is Summoned.</source>
            <translation>通常召唤 {card}。它有一个在召唤时使用的效果。</translation>
        </message>
        <message>
            <source>Normal Summons in a turn</source>
            <translation type="vanished">每回合通常召唤次数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Normal Summons per turn</source>
            <translation>每回合通常召唤次数</translation>
        </message>
        <message>
            <source>Not attached to a card any more</source>
            <translation type="vanished">不再贴在卡上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Not destroyed: {cards}.</source>
            <translation>没有被破坏：{cards}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Not from where it is.</source>
            <translation>从它所在的地方不行。</translation>
        </message>
        <message>
            <source>Not from where it lies.</source>
            <translation type="vanished">从它所在的地方不行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Not in the catalogue: {codes}.</source>
            <translation>不在卡片库中：{codes}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Not in the rulebook</source>
            <translation>规则书未规定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Not in this phase.</source>
            <translation>这个阶段不行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>Not legal in this edition</source>
            <translation>不符合此规则版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Not now.</source>
            <translation>现在不行。</translation>
        </message>
        <message>
            <source>Not one card fits: the paper leaves {width} × {height} between its margins.</source>
            <translation type="vanished">一张卡也放不下：边界之间只剩 {width} × {height}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Not solved: the goal was missed.</source>
            <translation>未解开：没有达成目标。</translation>
        </message>
        <message>
            <source>Not understood: “{quote}” ({reason}). The card can be saved and is played by hand.</source>
            <translation type="vanished">看不懂：“{quote}”（{reason}）。卡片可以保存，需手动处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Not understood: “{quote}”. The card can be saved; this part is done by hand.</source>
            <translation>未能理解：“{quote}”。卡片仍可保存，这部分以手动处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Note for the log</source>
            <translation>写入记录的笔记</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Notes</source>
            <extracomment>what a person writes about a deck; heading</extracomment>
            <translation>笔记</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <source>Notes: plans, changes to try, how it plays …</source>
            <translation>笔记：计划、想试的变更、玩法……</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Nothing can be cast or commanded in this Step: {step}.</source>
            <translation>这个步骤不能施放或下指令：{step}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Nothing exchanged.</source>
            <translation>尚未交换。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Nothing fits</source>
            <translation>一张也放不下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Nothing happens there.</source>
            <translation>那里没有可做的事。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Nothing is being asked now.</source>
            <translation>现在没有需要决定的事。</translation>
        </message>
        <message>
            <source>Nothing is cast or commanded in this Step: {step}.</source>
            <translation type="vanished">这个步骤不能施放或下指令：{step}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Nothing more is worth doing</source>
            <translation>没有别的事值得做了</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/charts.py" />
            <source>Nothing to count</source>
            <translation>没有可计算的</translation>
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
            <translation>没有任何变更。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Nothing was lost that the computer would have kept.</source>
            <translation>没有电脑本可保住的损失。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Nothing was printed.</source>
            <translation>没有打印任何东西。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Now</source>
            <extracomment>versions of a deck: heading of how many there are today</extracomment>
            <translation>现在</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Now cast {card} for 1 Mp. Put it into the At Line: somebody has to stand in front.</source>
            <translation>现在用 1 Mp 施放 {card}。放在 At Line：总得有人站在前面。</translation>
        </message>
        <message>
            <source>Now you know the turn: draw, Summon, Set, battle, end, and respond where you can. Play on freely from here, or begin a match of your own.</source>
            <translation type="vanished">现在你了解回合了：抽牌、召唤、盖牌、战斗、结束，并在可以时对应。从这里自由继续，或开始自己的对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Now you know the turn: draw, Summon, Set, battle, end, and respond where you can. The next lesson is a whole duel, with effects and a Synchro Summon.</source>
            <translation>现在你了解回合了：抽卡、召唤、盖牌、战斗、结束，并在可以时对应。下一课是一整场决斗，有效果和同调召唤。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Odds of</source>
            <translation>概率：</translation>
        </message>
        <message>
            <source>Of abilities that wait, first comes</source>
            <translation type="vanished">等待中的能力，先处理</translation>
        </message>
        <message>
            <source>Of this edition: {list}</source>
            <translation type="vanished">此规则版本的表：{list}</translation>
        </message>
        <message>
            <source>Off, a PDF of scanned cards is several times smaller</source>
            <translation type="vanished">关闭时，扫描卡片的 PDF 会小好几倍</translation>
        </message>
        <message>
            <source>Off, the corners are filled: straight cuts leave no white</source>
            <translation type="vanished">关闭时会填满边角：直线裁切不留白边</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Official rules</source>
            <translation>官方规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Offset x, y</source>
            <translation>偏移 x、y</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>On Debian and Ubuntu install {package}, then start the program again.</source>
            <translation>在 Debian 和 Ubuntu 上请安装 {package}，然后重新启动程序。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>On Debian and Ubuntu, install {package}, then start the program again.</source>
            <translation>在 Debian 和 Ubuntu 上请安装 {package}，然后重新启动程序。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>On the page</source>
            <translation>页面上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>On the page: right-click a card, or press Insert and Delete.</source>
            <translation>在页面上：右键点击卡片，或按 Insert 与 Delete。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>On the turn they arrive</source>
            <translation>在出场的回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>On top</source>
            <translation>放在顶部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Once for each face-up card that may matter</source>
            <translation>每张可能有关的表侧卡片一次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Once more</source>
            <translation>再来一次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Once per turn you may Normal Summon a Monster. Those of Level 4 or lower need nothing else. Normal Summon {card}: click it, or drag it to a Monster Zone.</source>
            <translation>每回合可以通常召唤一只怪兽。等级 4 以下不需要其他条件。通常召唤 {card}：点击或拖到怪兽区。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>One Life card is left. Attack {other} with {card}.</source>
            <translation>剩下一张生命卡。用 {card} 攻击 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/definition.py" />
            <source>One Piece</source>
            <translation>One Piece</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>One Piece: a whole game</source>
            <translation>One Piece：一整场游戏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy fewer</source>
            <translation>减一张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>One copy fewer of {printing}</source>
            <translation>{printing} 减一张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy more</source>
            <translation>加一张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>One copy more of {printing}</source>
            <translation>{printing} 加一张</translation>
        </message>
        <message>
            <source>One copy of each into the deck in the editor</source>
            <translation type="vanished">每种各一张放入编辑器中的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy of {card} fewer</source>
            <translation>{card} 减一张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy of {card} more</source>
            <translation>{card} 加一张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>One damage: your opponent takes the top Life card into the hand. Damage costs Life, but gives cards. End your turn.</source>
            <translation>1 点伤害：对手把最上面的生命卡加入手牌。伤害会减少生命，但会得到卡。结束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>One die each</source>
            <translation>各掷一颗骰子</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>One fewer (-)</source>
            <translation>少一张 (-)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>One fewer of this card</source>
            <translation>这张卡减一张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>One file with your decks, own cards, pictures, matches, positions and settings:</source>
            <translation>一个文件包含您的卡组、自制卡、图片、对战、局面与设置：</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>One for all</source>
            <translation>全部相同</translation>
        </message>
        <message>
            <source>One moment back (Ctrl+Left)</source>
            <translation type="vanished">后退一步 (Ctrl+Left)</translation>
        </message>
        <message>
            <source>One moment on (Ctrl+Right)</source>
            <translation type="vanished">前进一步 (Ctrl+Right)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>One more (+)</source>
            <translation>多一张 (+)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>One more of this card</source>
            <translation>这张卡加一张</translation>
        </message>
        <message>
            <source>One name a line</source>
            <translation type="vanished">每行一个名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>One name per line</source>
            <translation>每行一个名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>One of each</source>
            <translation>各一张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>One of the decks that fit, when the match begins</source>
            <translation>对战开始时，从合适的卡组中抽一副</translation>
        </message>
        <message>
            <source>One picture a page, for a print shop</source>
            <translation type="vanished">每页一张图片，供打印店使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>One picture per page, for a print shop</source>
            <translation>每页一张图片，供打印店使用</translation>
        </message>
        <message>
            <source>Only Characters on the field are K.O.'d.</source>
            <translation type="vanished">只有场上的角色会被 KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only Characters on the field can be K.O.'d.</source>
            <translation>只有场上的角色会被 KO。</translation>
        </message>
        <message>
            <source>Only DON!! cards are given to a card.</source>
            <translation type="vanished">只有 DON!! 卡能附加到卡上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only DON!! cards can be given to a card.</source>
            <translation>只有 DON!! 卡能附加到卡上。</translation>
        </message>
        <message>
            <source>Only English texts are understood; this card is played by hand.</source>
            <translation type="vanished">只能理解英文文字；此卡片以手动方式进行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only Leaders can take damage.</source>
            <translation>只有领袖会受到伤害。</translation>
        </message>
        <message>
            <source>Only Leaders take damage.</source>
            <translation type="vanished">只有领袖会受到伤害。</translation>
        </message>
        <message>
            <source>Only Mystic Cards in the Arena are attached to a card.</source>
            <translation type="vanished">只有场上的 Mystic 卡能贴在卡上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Mystic Cards in the Arena can be attached to a card.</source>
            <translation>只有场上的 Mystic 卡能附着于卡上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Seals in the Arena can get a Curse.</source>
            <translation>只有场上的 Seal 会受诅咒。</translation>
        </message>
        <message>
            <source>Only Seals in the Arena get a Curse.</source>
            <translation type="vanished">只有场上的 Seal 会受诅咒。</translation>
        </message>
        <message>
            <source>Only Seals in the At Line attack.</source>
            <translation type="vanished">只有 At Line 的 Seal 能攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Seals in the At Line can attack.</source>
            <translation>只有 At Line 的 Seal 能攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only Spells and Traps from the hand can be Set here.</source>
            <translation>这里只能盖放手卡的魔法与陷阱。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a face-down monster can be Flip Summoned.</source>
            <translation>只有里侧怪兽能反转召唤。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a face-up monster can change between Attack and Defense Position.</source>
            <translation>只有表侧怪兽能变更攻击表示与守备表示。</translation>
        </message>
        <message>
            <source>Only a face-up monster changes between Attack and Defense Position.</source>
            <translation type="vanished">只有表侧怪兽能变更攻击表示与守备表示。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a monster in face-up Attack Position can attack.</source>
            <translation>只有表侧攻击表示的怪兽能攻击。</translation>
        </message>
        <message>
            <source>Only active DON!! cards are given; this one is rested.</source>
            <translation type="vanished">只有活跃状态的 DON!! 卡能附加，这张是休息状态。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active DON!! cards can be given; this one is rested.</source>
            <translation>只有活跃状态的 DON!! 卡能附加，这张是休息状态。</translation>
        </message>
        <message>
            <source>Only active cards attack; this one is rested.</source>
            <translation type="vanished">只有活跃状态的卡能攻击，这张是休息状态。</translation>
        </message>
        <message>
            <source>Only active cards block; this one is rested.</source>
            <translation type="vanished">只有活跃状态的卡能阻挡，这张是休息状态。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active cards can attack; this one is rested.</source>
            <translation>只有活跃状态的卡能攻击，这张是休息状态。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active cards can block; this one is rested.</source>
            <translation>只有活跃状态的卡能阻挡，这张是休息状态。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only cards from beside the Deck can come into the game.</source>
            <translation>只有放在卡组旁的卡能进入比赛。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only cards in a hand can be discarded.</source>
            <translation>只能丢弃手牌中的卡。</translation>
        </message>
        <message>
            <source>Only cards in your hand can be used so.</source>
            <translation type="vanished">只有手卡能这样使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only cards in your hand can be used this way.</source>
            <translation>只有手牌能这样使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Only cards that I own</source>
            <translation>只看我拥有的卡片</translation>
        </message>
        <message>
            <source>Only cards that lay beside the Deck come into the game.</source>
            <translation type="vanished">只有放在卡组旁的卡能进入比赛。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only from your own hand.</source>
            <translation>只能从自己的手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only in the Counter Step, while you are attacked.</source>
            <translation>只能在受到攻击时的反击步骤。</translation>
        </message>
        <message>
            <source>Only in the Main Step, while nothing else goes on.</source>
            <translation type="vanished">只能在主要步骤、没有其他事进行时。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only in the Main Step, while nothing else is in progress.</source>
            <translation>只能在主要步骤、没有其他事进行时。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only in your own Main Phase, outside a battle.</source>
            <translation>只能在自己的主要阶段、没有战斗时。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only in your own Main Phase, while no Chain is open.</source>
            <translation>只能在自己的主要阶段、没有连锁时。</translation>
        </message>
        <message>
            <source>Only in your own Main Phase, while no battle goes on.</source>
            <translation type="vanished">只能在自己的主要阶段、没有战斗时。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only its owner can change that order.</source>
            <translation>只有持有者能改变那个顺序。</translation>
        </message>
        <message>
            <source>Only its owner changes that order.</source>
            <translation type="vanished">只有持有者能改变那个顺序。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only its player can arrange a hand.</source>
            <translation>只有该玩家可以整理自己的手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only monsters from the hand can be Normal Summoned or Set.</source>
            <translation>只有手卡的怪兽能通常召唤或盖放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only on your own side of the field.</source>
            <translation>只能在自己的场上。</translation>
        </message>
        <message>
            <source>Only one Normal Summon or Set in a turn.</source>
            <translation type="vanished">每回合只能通常召唤或盖放一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only one Normal Summon or Set per turn.</source>
            <translation>每回合只能通常召唤或盖放一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only the attacked player blocks, once, in the Block Step.</source>
            <translation>只有受到攻击的玩家能在阻挡步骤阻挡一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only with your own Leader and Characters.</source>
            <translation>只能用自己的领袖与角色。</translation>
        </message>
        <message>
            <source>Only your own monsters attack, in your own turn.</source>
            <translation type="vanished">只能在自己的回合用自己的怪兽攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only your own monsters can attack, on your own turn.</source>
            <translation>只能在自己的回合用自己的怪兽攻击。</translation>
        </message>
        <message>
            <source>Onto its owner's Deck</source>
            <translation type="vanished">放到持有者的卡组上面</translation>
        </message>
        <message>
            <source>Onto its owner's Deck (Extra Deck)</source>
            <translation type="vanished">到持有人的卡组上（额外卡组）</translation>
        </message>
        <message>
            <source>Onto its owner's Library</source>
            <translation type="vanished">放到持有者的 Library 上</translation>
        </message>
        <message>
            <source>Onto its owner's Life, face-down</source>
            <translation type="vanished">覆盖放到持有者的生命上面</translation>
        </message>
        <message>
            <source>Onto the Deck</source>
            <translation type="vanished">到卡组上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Open</source>
            <extracomment>button: open a deck (verb)</extracomment>
            <translation>打开</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Open a deck</source>
            <translation>打开卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Open a deck file…</source>
            <translation>打开卡组文件…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Open a file…</source>
            <translation>打开文件…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Open a position</source>
            <translation>打开局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Open a saved match file</source>
            <translation>打开已保存的对战文件</translation>
        </message>
        <message>
            <source>Open or begin a deck of this game in the editor.</source>
            <translation type="vanished">请在编辑器中打开或新建此游戏的卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>Open or create a deck for this game in the editor.</source>
            <translation>请在编辑器中打开或新建此游戏的卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Open the PDF</source>
            <translation>打开 PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Open the deck (Enter)</source>
            <translation>打开卡组 (Enter)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Open the folder</source>
            <translation>打开文件夹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/widgets.py" />
            <source>Open this rule</source>
            <translation>打开这条规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Opening the match</source>
            <translation>正在打开对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Opening the position</source>
            <translation>正在打开局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Opening the replay</source>
            <translation>正在打开回放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Optional effects can miss the timing</source>
            <translation>选发效果可能错过时点</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Options</source>
            <extracomment>what can be answered; name of a region for screen readers</extracomment>
            <translation>选项</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Order</source>
            <extracomment>in which order cards are printed</extracomment>
            <translation>顺序</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Orientation</source>
            <extracomment>landscape or portrait; heading</extracomment>
            <translation>方向</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Other matches</source>
            <translation>其他对战</translation>
        </message>
        <message>
            <source>Over the long edge</source>
            <translation type="vanished">沿长边</translation>
        </message>
        <message>
            <source>Over the short edge</source>
            <translation type="vanished">沿短边</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Own Characters K.O.'d</source>
            <translation>被 K.O. 的己方角色</translation>
        </message>
        <message>
            <source>Own card like this</source>
            <translation type="vanished">以此为范本自制卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Own cards destroyed</source>
            <translation>被破坏的己方卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Own hand hit</source>
            <translation>手牌被击中次数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one fewer of each</source>
            <translation>每种持有数减 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one fewer of each (-)</source>
            <translation>每种持有数减 1 (-)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one more of each</source>
            <translation>每种持有数加 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one more of each (+)</source>
            <translation>每种持有数加 1 (+)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Own picture…</source>
            <translation>自定义图片…</translation>
        </message>
        <message>
            <source>P</source>
            <translation type="vanished">P</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>PDF document (*.pdf)</source>
            <translation>PDF 文档 (*.pdf)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>PNG pages</source>
            <translation>PNG 页面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>PNG pictures (*.png)</source>
            <translation>PNG 图片 (*.png)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Page as it will be printed</source>
            <translation>打印出来的页面</translation>
        </message>
        <message>
            <source>Page before (PgUp)</source>
            <translation type="vanished">上一页 (PgUp)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Page {n} of {total}</source>
            <translation>第 {n} 页，共 {total} 页</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Page {n} of {total}, backs</source>
            <translation>第 {n} 页，共 {total} 页，背面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Pages</source>
            <extracomment>which pages; heading</extracomment>
            <translation>页面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Painting the deck</source>
            <translation>正在绘制卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Paper</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>布</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Paper</source>
            <comment>to print on</comment>
            <translation>纸张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Paper height</source>
            <translation>纸张高度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Paper width</source>
            <translation>纸张宽度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Part of a name, or fields: type:dragon  level&gt;=5  text:"draw"  -kind:trap</source>
            <translation>卡名中的字，或字段：type:dragon  level&gt;=5  text:"draw"  -kind:trap</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>Part of this text is applied by hand.</source>
            <translation>这段文字有一部分由玩家手动执行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>Pass</source>
            <extracomment>button: do nothing now and let the other player go on (verb)</extracomment>
            <translation>跳过</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Pass, or confirm</source>
            <translation>跳过或确认</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Passes every chance to respond until this Subturn is over.</source>
            <translation>直到这个 Subturn 结束，略过每次回应的机会。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Passes every chance to respond until this turn is over.</source>
            <translation>直到本回合结束，略过每次回应的机会。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Paste a deck</source>
            <translation>粘贴卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Pasted deck</source>
            <translation>粘贴的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Pay {n} LP</source>
            <translation>支付{n}LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Peek (logged)</source>
            <translation>只有自己看（会写入记录）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Pendulum</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>灵摆</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Pendulum Scales</source>
            <translation>灵摆刻度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Person</source>
            <extracomment>who plays a seat: a human being</extracomment>
            <translation>玩家</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Phases of the moon</source>
            <translation>月相</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Picture</source>
            <extracomment>the picture of a card; a field of a card</extracomment>
            <translation>图片</translation>
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
            <translation>图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Pictures ({kinds})</source>
            <translation>图片 ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Pictures or a zip of pictures…</source>
            <translation>图片或图片的 zip 压缩包…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Pictures or a zip…</source>
            <translation>图片或 zip…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Pictures without a card</source>
            <translation>没有对应卡片的图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Picture…</source>
            <extracomment>button that opens the dialog for choosing a picture</extracomment>
            <translation>图片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Pile</source>
            <extracomment>which pile of the deck: main, extra, side; heading of a column</extracomment>
            <translation>牌堆</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Plain felt</source>
            <translation>素色绒布</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Play</source>
            <extracomment>button: play from this position (verb)</extracomment>
            <translation>开始</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Play both sides</source>
            <translation>两边都由我下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Play both sides and undo anything.</source>
            <translation>双方都由你来玩，任何事都能撤销。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Play it</source>
            <translation>打出</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Play it against the computer</source>
            <translation>用它与电脑对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Play it anyway</source>
            <translation>照样玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Play now</source>
            <translation>马上玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Play on freely</source>
            <translation>自由继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Play or pause (Space)</source>
            <translation>播放或暂停 (Space)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Play the computer</source>
            <translation>与电脑对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Play this hand</source>
            <translation>用这手牌对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Play this hand against the computer</source>
            <translation>用这副手牌与电脑对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Play {card}: it is the best use of your DON!! cards</source>
            <translation>打出 {card}：这是 DON!! 卡的最佳用法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Played by hand</source>
            <translation>手动处理</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Player 1</source>
            <translation>玩家 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Player 2</source>
            <translation>玩家 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Player number</source>
            <translation>玩家编号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Playmat</source>
            <extracomment>setting: what the board of the table looks like</extracomment>
            <translation>场地垫</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Point at a card to read it here.</source>
            <translation>指着卡片即可在此阅读。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Point at a card to see it here.</source>
            <translation>指着卡片即可在此查看。</translation>
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
            <translation>纵向</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Position</source>
            <extracomment>Yu-Gi-Oh!: change the battle position of a monster (button)</extracomment>
            <translation>表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Position is locked by</source>
            <translation>表示形式锁定于</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Positions</source>
            <extracomment>saved moments; name of a page</extracomment>
            <translation>局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Positions and puzzles</source>
            <translation>局面与残局题</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Possible</source>
            <extracomment>how often a player is asked to respond: whenever it is possible</extracomment>
            <translation>可以时</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Power</source>
            <extracomment>One Piece: the number a card fights with, the rulebook's term</extracomment>
            <translation>力量</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Practice with both hands open</source>
            <translation>双方手牌公开的练习</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Practice, open hands</source>
            <translation>练习，手卡公开</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Preparing the table</source>
            <translation>正在准备牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Preset</source>
            <extracomment>printing sheets: a set of settings under a name; name of a choice</extracomment>
            <translation>预设</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Preview</source>
            <extracomment>how the card will look; heading</extracomment>
            <translation>预览</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Previous Subturn</source>
            <translation>到上一个 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Previous page (PgUp)</source>
            <translation>上一页 (PgUp)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Previous turn</source>
            <translation>到上一回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Print</source>
            <extracomment>button: bring the chosen cards to the sheets that are printed (verb)</extracomment>
            <translation>打印</translation>
        </message>
        <message>
            <source>Print at 100 % (“actual size”), no fit to page. Print both sides on one sheet of paper.</source>
            <translation type="vanished">请以 100 %（“实际大小”）打印，不要缩放。两面印在同一张纸上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Print at 100 % (“actual size”); do not fit to page. Print both sides on one sheet of paper.</source>
            <translation>请以 100 %（“实际大小”）打印，不要缩放。两面印在同一张纸上。</translation>
        </message>
        <message>
            <source>Print at 100 %, no fit to page</source>
            <translation type="vanished">请以 100 % 打印，不要缩放</translation>
        </message>
        <message>
            <source>Print at 100 %, no fit to page.</source>
            <translation type="vanished">请以 100 % 打印，不要缩放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Print at 100 %; do not fit to page</source>
            <translation>请以 100 % 打印，不要缩放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print at 100 %; do not fit to page.</source>
            <translation>请以 100 % 打印，不要缩放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print no copy of them</source>
            <translation>这些卡一张也不印</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Print sheets</source>
            <translation>打印卡片</translation>
        </message>
        <message>
            <source>Print sheets of it</source>
            <translation type="vanished">打印成页</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Print shop</source>
            <translation>印刷店</translation>
        </message>
        <message>
            <source>Print the chosen cards</source>
            <translation type="vanished">打印所选的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Print the missing cards</source>
            <translation>打印缺少的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Print the selected cards</source>
            <translation>打印所选的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Printed as {list}</source>
            <translation>印制于 {list}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Printing</source>
            <extracomment>a task that is at work: sheets go to the printer</extracomment>
            <translation>正在打印</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printing of all copies</source>
            <translation>全部的印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printing of one copy</source>
            <translation>一张的印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printings of {card}</source>
            <translation>{card} 的印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print…</source>
            <extracomment>button that opens the system's dialog for printing (verb)</extracomment>
            <translation>打印…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Problem: {reason}</source>
            <extracomment>why a match cannot be continued</extracomment>
            <translation>问题：{reason}</translation>
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
            <translation>提示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Propose another way</source>
            <translation>提议其他方式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Proposed: {method}. {who}: do you agree?</source>
            <translation>提议：{method}。{who}：同意吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Proxies as PDF or on paper</source>
            <translation>测试用卡片，PDF 或纸质</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Put a Charged Counter on it</source>
            <translation>放上一个蓄力指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Put a counter on the card</source>
            <translation>在卡上放指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put counters on {cards}</source>
            <translation>在{cards}上放置计数物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Put into the Trash</source>
            <translation>放到废弃区</translation>
        </message>
        <message>
            <source>Put into: {pile}</source>
            <translation type="vanished">放入：{pile}</translation>
        </message>
        <message>
            <source>Put it back</source>
            <translation type="vanished">放回来</translation>
        </message>
        <message>
            <source>Put the DON!! card onto a Leader or Character.</source>
            <translation type="vanished">请把 DON!! 卡放到领袖或角色上。</translation>
        </message>
        <message>
            <source>Put the Extra Deck back as it was.</source>
            <translation type="vanished">把额外卡组恢复原状。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>Put the cards away</source>
            <translation>收起这些卡片</translation>
        </message>
        <message>
            <source>Put the whole hand back and draw anew, once (5-2-1-6-1)</source>
            <translation type="vanished">把整副手卡放回并重抽一次 (5-2-1-6-1)</translation>
        </message>
        <message>
            <source>Put this right; it can be undone</source>
            <translation type="vanished">修正；可以撤销</translation>
        </message>
        <message>
            <source>Put {by} DON!! cards in.</source>
            <translation type="vanished">放入 {by} 张 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put {cards} on top of the Deck</source>
            <translation>把{cards}放到卡组最上面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put {cards} under the Deck</source>
            <translation>把{cards}放到卡组最下面</translation>
        </message>
        <message>
            <source>Putting it back</source>
            <translation type="vanished">正在放回</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Puzzles</source>
            <extracomment>boards with a goal; name of a page</extracomment>
            <translation>残局题</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Quick Effect</source>
            <translation>诱发即时效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Radius</source>
            <extracomment>how round the corners are</extracomment>
            <translation>半径</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rank</source>
            <extracomment>Yu-Gi-Oh!: the Rank of an Xyz Monster; a field of a card</extracomment>
            <translation>阶级</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rank {n}</source>
            <extracomment>Yu-Gi-Oh!: the Rank of an Xyz Monster</extracomment>
            <translation>阶级 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rarity</source>
            <extracomment>how rare a printing is; a field of a card</extracomment>
            <translation>稀有度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Read “{printed}” as “{meant}”.</source>
            <translation>“{printed}”读作“{meant}”。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Reading the card texts</source>
            <translation>正在读取卡片文字</translation>
        </message>
        <message>
            <source>Reading the card texts anew</source>
            <translation type="vanished">正在重新读取卡片文字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Reading the decks</source>
            <translation>正在查看卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Reading the picture</source>
            <translation>正在读取图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Reading the pictures</source>
            <translation>正在读取图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <location filename="../desktop/sanam/ui/table/board_frame.py" />
            <source>Reading the text</source>
            <translation>正在读取文字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Redo</source>
            <extracomment>do again what was taken back (verb, on a button)</extracomment>
            <translation>重做</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Redo (Ctrl+Shift+Z)</source>
            <translation>重做 (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Redo (Ctrl+Y)</source>
            <translation>重做 (Ctrl+Y)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Redo: {what} (Ctrl+Shift+Z)</source>
            <translation>重做：{what} (Ctrl+Shift+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Redraw</source>
            <extracomment>put the first hand back and draw a new one, once; a button (verb) and a heading</extracomment>
            <translation>重抽</translation>
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
            <translation>重置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Refresh Phase</source>
            <translation>重置阶段</translation>
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
            <translation>对位标记</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Rematch</source>
            <extracomment>button: play the same match again (noun)</extracomment>
            <translation>再战一场</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Rematch, seats swapped</source>
            <translation>交换座位再战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Remove</source>
            <extracomment>button: take a value of a field away (verb)</extracomment>
            <translation>移除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Remove Zone</source>
            <translation>Remove 区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Remove all copies</source>
            <translation>全部取出</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove at least {by}.</source>
            <translation>至少取出 {by} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Remove counters from {cards}</source>
            <translation>取除{cards}的计数物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Remove from the game</source>
            <translation>移出比赛</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it, or play another edition.</source>
            <translation>取出，或改用其他规则版本。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it, or put its Reflection card beside the Deck.</source>
            <translation>取出，或把它的 Reflection 卡放在卡组旁。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it.</source>
            <translation>取出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Remove the picture</source>
            <translation>移除图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Remove them</source>
            <translation>取出它们</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Remove this group</source>
            <translation>移除此组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove {by}.</source>
            <translation>取出 {by} 张。</translation>
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
            <translation>重命名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Rename the deck (F2)</source>
            <translation>重命名卡组 (F2)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Rename the folder (F2)</source>
            <translation>重命名文件夹 (F2)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>Repair the catalogue</source>
            <translation>修复卡片目录</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>Repairing the catalogue</source>
            <translation>正在修复卡片目录</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>Replace it</source>
            <translation>替换</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Replace its cards</source>
            <translation>替换其中的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Replay</source>
            <extracomment>a match that is looked at again (noun)</extracomment>
            <translation>回放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Replays</source>
            <extracomment>matches that are over; heading</extracomment>
            <translation>回放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Report</source>
            <extracomment>what an import did; heading</extracomment>
            <translation>报告</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Reset</source>
            <extracomment>button: back to what is usual (verb)</extracomment>
            <translation>重置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Reset all keys</source>
            <translation>所有按键恢复默认</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Reset to the rulebook's values</source>
            <translation>恢复规则书的值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Resolution (dots per inch)</source>
            <translation>每英寸点数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Resolve it next</source>
            <translation>接着处理这个</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Rest or set active</source>
            <translation>转为休息或活跃</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Restore</source>
            <extracomment>button: put back what was thrown away (verb)</extracomment>
            <translation>还原</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Restore a backup</source>
            <translation>还原备份</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Restore a backup…</source>
            <translation>还原备份…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Restore this version</source>
            <translation>还原此版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Restoring</source>
            <extracomment>a task that is at work: something thrown away is put back</extracomment>
            <translation>正在还原</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Restoring the card</source>
            <translation>正在还原卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Restriction lists</source>
            <translation>禁限卡表</translation>
        </message>
        <message>
            <source>Return the whole hand and draw a new one, once (5-2-1-6-1)</source>
            <translation type="vanished">把整副手卡放回并重抽一次 (5-2-1-6-1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Return to now</source>
            <translation>回到现在</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Return {cards} to the Graveyard</source>
            <translation>把{cards}放回墓地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Return {cards} to the hand</source>
            <translation>让{cards}回到手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Returning to the Deck counts as leaving the field</source>
            <translation>回到卡组视为离场</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Reveal</source>
            <extracomment>an act by hand: show a card to both players (verb)</extracomment>
            <translation>公开</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Reveal {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>公开{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Review</source>
            <extracomment>heading of the panel that shows, after a match, where most was lost</extracomment>
            <translation>回顾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Right margin</source>
            <translation>右边界</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Ritual Monsters</source>
            <translation>仪式怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Ritual Summon {cards}</source>
            <translation>仪式召唤{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Rock</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>石头</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Rock, paper, scissors</source>
            <translation>猜拳</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Roll a die</source>
            <translation>掷骰子</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Rounded corners</source>
            <translation>圆角</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Rule {rules}</source>
            <extracomment>the number of the rule that a finding is about</extracomment>
            <translation>规则 {rules}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Rules</source>
            <extracomment>the deck rules and whether they are kept; and the rulebook at the table; heading</extracomment>
            <translation>规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Rules (what is running now)</source>
            <translation>规则（目前进行中的程序）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Rules to check against</source>
            <translation>依哪套规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Rules ✓</source>
            <translation>规则 ✓</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Rules ✕ {n}</source>
            <translation>规则 ✕ {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Rulings</source>
            <extracomment>how doubtful rules are decided; heading</extracomment>
            <translation>裁定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Runs on Qt {qt} and Python {python}.</source>
            <translation>运行于 Qt {qt} 与 Python {python}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>SP</source>
            <extracomment>Yu-Gi-Oh!: the Standby Phase, as short as can be, in the row of phases</extracomment>
            <translation>准备</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Sanam calibration sheet, side {n} of 2</source>
            <translation>Sanam 校准页，第 {n} 面，共 2 面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>Sanam is already open with the same data, but it does not answer.</source>
            <translation>Sanam 已经以相同的数据打开，但没有响应。</translation>
        </message>
        <message>
            <source>Sanam makes no sound.</source>
            <translation type="vanished">Sanam 没有声音。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Save</source>
            <extracomment>button: keep what was changed (verb)</extracomment>
            <translation>保存</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Save (Ctrl+S)</source>
            <translation>保存 (Ctrl+S)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save PDF</source>
            <translation>保存 PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save PNG pages</source>
            <translation>保存 PNG 页面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Save a copy</source>
            <translation>保存副本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Save a copy as</source>
            <translation>另存副本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Save a copy as a file…</source>
            <translation>将副本保存为文件…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a copy as…</source>
            <translation>另存副本…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Save a deck list</source>
            <translation>保存卡组清单</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a deck list to hand in…</source>
            <translation>保存供提交的卡组清单…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Save a picture of the deck</source>
            <translation>保存卡组图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a picture of the deck…</source>
            <translation>保存卡组图片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Save ink</source>
            <translation>省墨</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save the calibration sheet</source>
            <translation>保存校准页</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Save these settings under a name</source>
            <translation>以名称保存这些设置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Save this moment as a position</source>
            <translation>将这一刻保存为局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Saved</source>
            <extracomment>state: the deck is on the disk as it is shown</extracomment>
            <translation>已保存</translation>
        </message>
        <message>
            <source>Saved as {file}. Print it at 100 %, no fit to page.</source>
            <translation type="vanished">已保存为 {file}。请以 100 % 打印，不要缩放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Saved as {file}. Print it at 100 %; do not fit to page.</source>
            <translation>已保存为 {file}。请以 100 % 打印，不要缩放。</translation>
        </message>
        <message>
            <source>Saved matches and replays bring their own cards and can be played all the same.</source>
            <translation type="vanished">已存的对战与回放自带卡片，仍然可以玩。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Saved matches and replays include their own cards and can still be played.</source>
            <translation>已存的对战与回放自带卡片，仍然可以玩。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Saved moments, boards set up, tasks</source>
            <translation>保存的时刻、摆设的局面、题目</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Saved: {file}</source>
            <extracomment>said after a deck was kept, with its file</extracomment>
            <translation>已保存：{file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>Saving how many you own</source>
            <translation>正在保存拥有的张数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Saving the card</source>
            <translation>正在保存卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Saving the position</source>
            <translation>正在保存局面</translation>
        </message>
        <message>
            <source>Say what each column is. The answer is remembered for tables with the same columns.</source>
            <translation type="vanished">请指出每一列是什么。列相同的表格会记住这个答案。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Says so before a blunder is final</source>
            <translation>在失误成定局之前提醒</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Scale</source>
            <extracomment>Yu-Gi-Oh!: the Pendulum Scale; a field of a card</extracomment>
            <translation>刻度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Scales</source>
            <extracomment>Yu-Gi-Oh!: both Pendulum Scales; a field of a card</extracomment>
            <translation>刻度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Scissors</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>剪刀</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>Screens</source>
            <extracomment>what a screen reader calls the bar with Home, New match, Decks…</extracomment>
            <translation>画面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Sea waves</source>
            <translation>海浪</translation>
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
            <translation>Seal 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Seal Deck</source>
            <translation>Seal 卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Seal Shrine</source>
            <translation>Seal Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Seal or Mystic</source>
            <translation>Seal 或 Mystic</translation>
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
            <translation>Seal 合而为一：支援 Seal 放在主要 Seal 下面，数值也加给它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Seals can become one: a Combination. {card} combines with a Musician, and {other} is one. Click {card} and choose the Combination. {other}, its only possible Support Seal, is picked already: confirm.</source>
            <translation>Seal 可以合而为一：合体。{card} 与 Musician 族合体，而 {other} 正是。点击 {card} 选择合体。{other} 是唯一可用的支援 Seal，已经选好：请确认。</translation>
        </message>
        <message>
            <source>Seals can become one: a Combination. {card} combines with a Musician, and {other} is one. Click {card} and choose the Combination; then choose {other} as its Support Seal, and confirm.</source>
            <translation type="vanished">Seal 可以合而为一：合体。{card} 与 Musician 族合体，而 {other} 正是。点击 {card} 选择合体；再选 {other} 为支援 Seal 并确认。</translation>
        </message>
        <message>
            <source>Seals in the Lines that an All attack hits</source>
            <translation type="vanished">All 攻击命中 Line 中的 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Seals of an element</source>
            <translation>某元素的 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Seals with a Growth Box</source>
            <translation>有 Growth Box 的 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Search cards</source>
            <translation>搜索卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Search decks</source>
            <translation>搜索卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Search for {query}: {words}</source>
            <translation>搜索 {query}：{words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Search names, or type:trap level&gt;=5 text:"draw"</source>
            <translation>搜索卡名，或 type:trap level&gt;=5 text:"draw"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Search, filter, make your own</source>
            <translation>搜索、筛选、自制</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Search: name, folder, tag</source>
            <translation>搜索：名称、文件夹、标签</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Search: name, text:draw, level&gt;=5 …</source>
            <translation>搜索：卡名、text:draw、level&gt;=5 …</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Second Interfere Step</source>
            <translation>第二 Interfere 步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Seen: {card}.</source>
            <translation>看到的卡：{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Select at most {n} cards for that.</source>
            <translation>此操作最多选择 {n} 张卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Selected cards</source>
            <translation>所选的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Send {cards} to the Graveyard</source>
            <translation>把{cards}送去墓地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Series</source>
            <extracomment>names that belong together (archetypes, crews); a field of a card</extracomment>
            <translation>系列</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Set</source>
            <extracomment>Yu-Gi-Oh!: place a card face-down (verb, on a button)</extracomment>
            <translation>盖放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Set</source>
            <comment>of cards</comment>
            <translation>收录卡包</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Set every option</source>
            <translation>全部自选</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Set symbol</source>
            <translation>收录卡包符号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Set to this value</source>
            <translation>设为这个值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Set up a board</source>
            <translation>摆设局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Set up another board from this one</source>
            <translation>以此局面为基础摆设</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Set {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order: to place face-down</extracomment>
            <translation>盖放{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Set {card} for your opponent's turn.</source>
            <translation>盖放 {card}，留给对手的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Set {card} to protect yourself.</source>
            <translation>盖放 {card} 保护自己。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Set {card}: face-up it would be beaten</source>
            <translation>盖放 {card}：表侧会被打倒</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Set {card}: it can answer what the opponent does</source>
            <translation>盖放 {card}：可以回应对手的行动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Setting the table</source>
            <translation>正在准备牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Settings</source>
            <extracomment>name of a screen</extracomment>
            <translation>设置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>Settings of the sheet</source>
            <translation>打印页设置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Shade of</source>
            <translation>Shade of（视为）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Shade of a</source>
            <translation>视为的种类</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Sheets</source>
            <extracomment>pages of cards to print; name of a screen</extracomment>
            <translation>打印页</translation>
        </message>
        <message>
            <source>Sheets of the chosen cards</source>
            <translation type="vanished">所选卡片的打印页</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Sheets of the selected cards</source>
            <translation>所选卡片的打印页</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Show all cards</source>
            <translation>显示所有卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Show how</source>
            <translation>看看怎么做到</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Show in the file manager</source>
            <translation>在文件管理器中显示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Show only lines that are in doubt</source>
            <translation>只显示不确定的行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Show the cards</source>
            <translation>前往卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Show the keys</source>
            <translation>这份按键表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Show the next artwork</source>
            <translation>显示下一张卡图</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Show the whole deck at once (Ctrl+D)</source>
            <translation>一次显示整副卡组 (Ctrl+D)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Show the whole page</source>
            <translation>显示整页</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Show this moment</source>
            <translation>显示这一刻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Show to both players</source>
            <translation>给双方玩家看</translation>
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
            <translation>Shrine（Mystic 卡）</translation>
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
            <translation>洗牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Shuffle and draw an opening hand</source>
            <translation>洗牌并抽起手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Shuffle my Deck</source>
            <translation>洗我的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle my Library of Mystic Cards</source>
            <translation>洗我的 Mystic 卡 Library</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle my Library of Seals</source>
            <translation>洗我的 Seal Library</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle the Mystic Cards</source>
            <translation>洗 Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Shuffle the Seals</source>
            <translation>洗 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Shuffle {cards} into the Deck</source>
            <translation>把{cards}洗入卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Side Deck</source>
            <translation>副卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Side Deck: {n} of {size}</source>
            <translation>副卡组：{n} / {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Side Decks are counted</source>
            <translation>清点副卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Side-decking may change the Extra Deck</source>
            <translation>交换副卡组可动额外卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Since then: {come} in, {gone} out</source>
            <translation>自那时起：加入 {come}，移除 {gone}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Size</source>
            <extracomment>of cards or paper; heading</extracomment>
            <translation>大小</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Extra Deck</source>
            <translation>额外卡组张数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Main Deck</source>
            <translation>主卡组张数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Side Deck</source>
            <translation>副卡组张数</translation>
        </message>
        <message>
            <source>Size of the faces</source>
            <translation type="vanished">卡面大小</translation>
        </message>
        <message>
            <source>Size of the faces (Ctrl and the wheel)</source>
            <translation type="vanished">卡面大小（Ctrl 与滚轮）</translation>
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
            <translation>Skill：{name}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Skills used</source>
            <translation>使用的 Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Skipped: {records}</source>
            <extracomment>which records of an import were left out</extracomment>
            <translation>略过：{records}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Slot {n} stays empty: click to use it</source>
            <translation>格位 {n} 留空：单击可使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Slot {n}: click to leave it empty</source>
            <translation>格位 {n}：单击可留空</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Slowly</source>
            <extracomment>pace at which the table shows what happens</extracomment>
            <translation>慢速</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Small print is hard to read below {n} dpi.</source>
            <translation>低于 {n} dpi 时小字难以阅读。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Smaller</source>
            <extracomment>button: reduce the preview</extracomment>
            <translation>缩小</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Smallest first</source>
            <translation>由小到大</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>So it is prevented.</source>
            <translation>这样就被阻止了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Solve</source>
            <extracomment>button: try to reach the goal of a puzzle (verb)</extracomment>
            <translation>解题</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Solved: the goal is reached.</source>
            <translation>解开了：已达成目标。</translation>
        </message>
        <message>
            <source>Something else is going on. It comes to its end first.</source>
            <translation type="vanished">另有其他事进行中，要先结束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Something else is in progress and must finish first.</source>
            <translation>另有其他事进行中，要先结束。</translation>
        </message>
        <message>
            <source>Something hidden has been seen since. It cannot be undone outside practice.</source>
            <translation type="vanished">之后已看过未公开的内容。除了练习以外不能撤销。</translation>
        </message>
        <message>
            <source>Something hidden has been seen since; only practice goes back that far.</source>
            <translation type="vanished">之后已看过未公开的内容；只有练习能回到那么早。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Something is still missing: see the notes beside the fields.</source>
            <translation>还缺少内容：请看字段旁的说明。</translation>
        </message>
        <message>
            <source>Something is still needed: see beside the fields.</source>
            <translation type="vanished">还缺少内容：请看字段旁的说明。</translation>
        </message>
        <message>
            <source>Something must follow “{field}”.</source>
            <translation type="vanished">“{field}”后面必须有内容。</translation>
        </message>
        <message>
            <source>Something to look for must stand here.</source>
            <translation type="vanished">这里必须有要搜索的内容。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>Something went wrong in the program. Your match is saved and continues.</source>
            <translation>程序内部发生错误。你的对战已经保存，可以继续。</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. Your match is saved and goes on.</source>
            <translation type="vanished">程序内部发生错误。你的对战已经保存，可以继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Sort by</source>
            <translation>排序</translation>
        </message>
        <message>
            <source>Sorted</source>
            <translation type="vanished">排序</translation>
        </message>
        <message>
            <source>Sorted by</source>
            <translation type="vanished">排序</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Sounds</source>
            <extracomment>switch in the settings: whether sounds are played</extracomment>
            <translation>音效</translation>
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
            <translation>特殊召唤</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Special Summon %n Token(s)</source>
            <translation>
                <numerusform>特殊召唤%Ln只衍生物</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Special Summon only</source>
            <translation>只能特殊召唤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Special Summon {cards}</source>
            <translation>特殊召唤{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Special attack form</source>
            <translation>特殊攻击招式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Special attack forms</source>
            <translation>特殊攻击招式</translation>
        </message>
        <message>
            <source>Speed: each click is faster, then slow again</source>
            <translation type="vanished">速度：每按一次更快，最后回到慢速</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Speed: each click plays faster, then back to slow</source>
            <translation>速度：每按一次更快，最后回到慢速</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Spell</source>
            <extracomment>Yu-Gi-Oh!: a spell card, or a zone for one</extracomment>
            <translation>魔法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell &amp; Trap Zone</source>
            <translation>魔法与陷阱区域</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell &amp; Trap Zone {n}</source>
            <translation>魔法与陷阱区域 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Spell &amp; Trap Zones</source>
            <translation>魔法与陷阱区域</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell Counter</source>
            <translation>魔力指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Spells</source>
            <extracomment>Yu-Gi-Oh!: spell cards (plural); a group in a deck</extracomment>
            <translation>魔法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Spells and Traps by their icon</source>
            <translation>依标记找魔法与陷阱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Stage</source>
            <extracomment>One Piece: the Stage area, or the card in it</extracomment>
            <translation>场地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Stage area</source>
            <translation>场地区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Stages</source>
            <extracomment>One Piece: cards of the category Stage (plural)</extracomment>
            <translation>场地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Standby Phase</source>
            <translation>准备阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Star lattice</source>
            <translation>星形格纹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Start Step</source>
            <translation>开始步骤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Start the match</source>
            <translation>开始对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Starter decks</source>
            <translation>起始卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Starts a new match; this one stays unchanged</source>
            <translation>成为新的对战；这一场维持原状</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Stays rested in the next Refresh Phase</source>
            <translation>在下个重整阶段不会转为活跃状态</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Still missing: {fields}</source>
            <translation>还缺：{fields}</translation>
        </message>
        <message>
            <source>Still needed: {fields}</source>
            <translation type="vanished">还缺：{fields}</translation>
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
            <translation>停止</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Stop ({share} %)</source>
            <translation>停止（{share} %）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Stop before damage at texts applied by hand</source>
            <translation>伤害计算前，遇到需手动处理的文本时停下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Stopping this attack costs more than it saves</source>
            <translation>阻止这次攻击得不偿失</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Strike {strike}/{strikes}</source>
            <translation>第 {strike}/{strikes} 击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Strikes</source>
            <extracomment>Summoner Master: how often a Seal strikes; a field of a card (noun)</extracomment>
            <translation>攻击次数</translation>
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
            <translation>Subturn {turn}：{better}，而非 {played}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Subturns left</source>
            <translation>剩余 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Summon {card}: it is worth more on the field</source>
            <translation>召唤 {card}：它在场上更有价值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Summoned or Set</source>
            <translation>召唤或盖放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/definition.py" />
            <source>Summoner Master</source>
            <translation>Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Summoner Master, blue</source>
            <translation>Summoner Master，蓝</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Summoner Master, red</source>
            <translation>Summoner Master，红</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Summoner level</source>
            <translation>Summoner 级</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Summoning procedure</source>
            <translation>召唤方法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Summoning restriction</source>
            <translation>召唤限制</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Sun rays</source>
            <translation>阳光</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Support Seals</source>
            <translation>支援 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Surrender</source>
            <extracomment>give the match up (verb, on a button)</extracomment>
            <translation>投降</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Swap control of {cards}</source>
            <translation>交换{cards}的控制权</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Symbol before the name</source>
            <translation>卡名前的符号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Synchro</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>同调</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Synchro Monsters</source>
            <translation>同调怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Synchro Summon {cards}</source>
            <translation>同调召唤{cards}</translation>
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
            <translation>牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Tables</source>
            <extracomment>kind of file in a dialog: .csv and .tsv with cards or counts; no furniture</extracomment>
            <translation>表格</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Tables and lists</source>
            <translation>表格和清单</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Tag</source>
            <extracomment>button: give decks a tag (verb)</extracomment>
            <translation>标签</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Tags</source>
            <extracomment>words a person gives a deck, to find it by; heading</extracomment>
            <translation>标签</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <source>Tags, separated by commas</source>
            <translation>标签，以逗号分隔</translation>
        </message>
        <message>
            <source>Tags, with commas between</source>
            <translation type="vanished">标签，以逗号分隔</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Tails</source>
            <extracomment>a side of the coin, on a button</extracomment>
            <translation>反面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Take DON!! back</source>
            <translation>收回 DON!!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Take a Charged Counter from it</source>
            <translation>拿走一个蓄力指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Take a counter from the card</source>
            <translation>从卡上取除指示物</translation>
        </message>
        <message>
            <source>Take all copies out</source>
            <translation type="vanished">全部取出</translation>
        </message>
        <message>
            <source>Take all filters away</source>
            <translation type="vanished">清除所有筛选</translation>
        </message>
        <message>
            <source>Take away</source>
            <translation type="vanished">移除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Take control of {cards}</source>
            <translation>取得{cards}的控制权</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Take it back</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Take it out, or play another edition.</source>
            <translation type="vanished">取出，或改用其他规则版本。</translation>
        </message>
        <message>
            <source>Take it out, or put its Reflection card beside the Deck.</source>
            <translation type="vanished">取出，或把它的 Reflection 卡放在卡组旁。</translation>
        </message>
        <message>
            <source>Take it out.</source>
            <translation type="vanished">取出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>Take off the board</source>
            <translation>从桌上移除</translation>
        </message>
        <message>
            <source>Take out at least {by}.</source>
            <translation type="vanished">至少取出 {by} 张。</translation>
        </message>
        <message>
            <source>Take out {by}.</source>
            <translation type="vanished">取出 {by} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>Take the card in focus off the board (Delete)</source>
            <translation>将当前的卡从桌上移除（Delete）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Take the cards</source>
            <translation>采用这些卡</translation>
        </message>
        <message>
            <source>Take the link from the clipboard</source>
            <translation type="vanished">取用剪贴板中的链接</translation>
        </message>
        <message>
            <source>Take the picture away</source>
            <translation type="vanished">移除图片</translation>
        </message>
        <message>
            <source>Take them out</source>
            <translation type="vanished">取出它们</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Take your Life card. It goes to your hand; had it a Trigger, you could use that instead.</source>
            <translation>拿取生命卡加入手牌；如果它有触发，也可以改用触发。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>Taken out of play: neither on the field nor in the Graveyard.</source>
            <translation>移出游戏：不在场上，也不在墓地。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Target</source>
            <extracomment>Summoner Master: what a Skill or Mystic Card is aimed at; a field of a card (noun)</extracomment>
            <translation>对象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Teacher</source>
            <extracomment>name of the other player, in a lesson</extracomment>
            <translation>教练</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Text</source>
            <extracomment>the rules text of a card; a field of a card</extracomment>
            <translation>卡文</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Text size</source>
            <translation>文字大小</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Texts</source>
            <extracomment>texts of cards, a group in the report of an import</extracomment>
            <translation>文本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Texts (*.txt);;All files (*)</source>
            <translation>文本文件 (*.txt);;所有文件 (*)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Texts in {languages} are understood; this card is played by hand.</source>
            <translation>能理解的文字语言：{languages}；这张卡以手动处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Texts that are being read now: {n}</source>
            <translation>正在读取的文字：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Texts that the program has written in your language are not searched, only those the cards came with.</source>
            <translation>程序以您的语言写出的文字不在搜索范围内，只会搜索卡片原有的文字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>That DON!! is rested now. In their first turn nobody may attack. End your turn.</source>
            <translation>那张 DON!! 已是休息状态。各自的第一个回合都不能攻击。结束你的回合。</translation>
        </message>
        <message>
            <source>That cannot be changed so.</source>
            <translation type="vanished">不能这样变更。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>That cannot be changed this way.</source>
            <translation>不能这样变更。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That cannot be chosen here.</source>
            <translation>这里不能选它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That cannot be done with this card.</source>
            <translation>这张卡不能这样做。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>That card does not belong in that area.</source>
            <translation>那张卡不能放到那个区域。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That card does not belong in that zone.</source>
            <translation>那张卡不能放在那一区。</translation>
        </message>
        <message>
            <source>That card does not go into that area.</source>
            <translation type="vanished">那张卡不能放到那个区域。</translation>
        </message>
        <message>
            <source>That card does not go into that zone.</source>
            <translation type="vanished">那张卡不能放在那一区。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That card is not in this duel.</source>
            <translation>那张卡不在这场决斗中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>That did not work.</source>
            <translation>没有成功。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>That is allowed, too, but it leads away from this lesson. Take it back, or play on freely.</source>
            <translation>这样也可以，但会偏离课程。请收回，或自由继续。</translation>
        </message>
        <message>
            <source>That is how a game goes: grow your DON!!, weigh Life against cards, and strike when they cannot counter. Play on freely from here, or begin a match of your own.</source>
            <translation type="vanished">游戏就是这样：累积 DON!!，权衡生命与卡，在对手无法反击时出手。从这里自由继续，或开始自己的对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>That is how a game goes: grow your DON!!, weigh Life against cards, and strike when they cannot counter. The next lesson is a whole game, with Events, a Stage and Triggers.</source>
            <translation>游戏就是这样：累积 DON!!，权衡生命与卡，在对手无法反击时出手。下一课是一整场游戏，有事件、场地和触发。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That is not a legal target.</source>
            <translation>这不是合法的对象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That is not yours to decide now.</source>
            <translation>现在轮不到你决定。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That would leave the current question without an answer. Answer it first.</source>
            <translation>那样就没有人能回答目前的问题。请先回答。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That zone cannot be used.</source>
            <translation>那个区域不能使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That zone is occupied.</source>
            <translation>那一区已有卡。</translation>
        </message>
        <message>
            <source>That zone is taken.</source>
            <translation type="vanished">那一区已有卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Curse {curse} prevents it.</source>
            <translation>诅咒 {curse} 使它不能这么做。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The Field Zone is occupied.</source>
            <translation>场地区域已有卡。</translation>
        </message>
        <message>
            <source>The Field Zone is taken.</source>
            <translation type="vanished">场地区域已有卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Levels in the Shrine are counted from its cards.</source>
            <translation>Shrine 的等级由其中的卡计算。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>The Life card of your opponent is {card}. It has [Trigger], which is used instead of taking the card.</source>
            <translation>对手的生命卡是 {card}。它有【触发】，可以代替加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>The Life card {card} goes to the Trash.</source>
            <translation>生命卡 {card} 放到废弃区。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>The Link Rating is the number of Link Arrows.</source>
            <translation>连接值等于连接标记的数量。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Shrine has reached {most}: the game is lost.</source>
            <translation>Shrine 已达 {most}：这场游戏已输。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The Shrine of {loser} is full.</source>
            <translation>{loser} 的 Shrine 满了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The Side Deck must keep its size: {size}.</source>
            <translation>副卡组必须保持 {size} 张。</translation>
        </message>
        <message>
            <source>The Side Deck must keep its {size} cards.</source>
            <translation type="vanished">副卡组必须保持 {size} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The Summon of {card} is negated.</source>
            <translation>{card} 的召唤无效。</translation>
        </message>
        <message>
            <source>The Support Seals for it are not there.</source>
            <translation type="vanished">所需的支援 Seal 不在场上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Support Seals it needs are not there.</source>
            <translation>所需的支援 Seal 不在场上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The activation of {card} is negated.</source>
            <translation>{card} 的发动无效。</translation>
        </message>
        <message>
            <source>The answer that prevents it is number {n} from the beginning.</source>
            <translation type="vanished">阻止它的是从头算起第 {n} 个应对。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The answers are choices from menus that only the program has that wrote this file, so the duel cannot be followed further here. The decks can be kept and played.</source>
            <translation>这些作答是从写出此文件的程序独有的菜单中所作的选择，因此无法在这里继续跟进这场决斗。卡组可以保留并使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The attack of {card} is negated.</source>
            <translation>{card} 的攻击无效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The attack of {card} is replayed.</source>
            <translation>{card} 的攻击卷回。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The attack was negated and the Battle Phase ended. Your opponent ends the turn.</source>
            <translation>攻击被无效，战斗阶段结束。对手结束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup cannot be restored.</source>
            <translation>无法还原备份。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup cannot be written.</source>
            <translation>无法写入备份。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup of {date} holds: {counts}. It takes the place of everything you have now, which is kept in a folder of its own. The window opens again.</source>
            <translation>{date} 的备份包含：{counts}。它将取代您现有的一切，现有的数据会保留在单独的文件夹中。窗口将重新打开。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>The backup was restored.</source>
            <translation>已还原备份。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>The battle is decided. {who}: activate something, or go on.</source>
            <translation>战斗已分出胜负。{who}：发动卡片，或继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>The battle is over. {who}: activate something, or go on.</source>
            <translation>战斗已结束。{who}：发动卡片，或继续。</translation>
        </message>
        <message>
            <source>The board as it was left</source>
            <translation type="vanished">离开时的场面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The board as you left it</source>
            <translation>离开时的场面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The board could not be set up.</source>
            <translation>无法摆设局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/preview.py" />
            <source>The board of this position</source>
            <translation>此局面的牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The card catalogue is damaged.</source>
            <translation>卡片目录已损坏。</translation>
        </message>
        <message>
            <source>The card enlarged</source>
            <translation type="vanished">放大的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>The card in its own language</source>
            <translation>这张卡的原文</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/form.py" />
            <source>The card needs a colour.</source>
            <translation>卡片需要颜色。</translation>
        </message>
        <message>
            <source>The card needs a name in English.</source>
            <translation type="vanished">这张卡需要英文卡名。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The card needs a name.</source>
            <translation>卡片需要名称。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card set was not written.</source>
            <translation>卡片组没有写入。</translation>
        </message>
        <message>
            <source>The card texts were not read anew.</source>
            <translation type="vanished">未能重新读取卡片文字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The card texts were not read.</source>
            <translation>未能读取卡片文字。</translation>
        </message>
        <message>
            <source>The card was not brought back.</source>
            <translation type="vanished">卡片未能恢复。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not deleted.</source>
            <translation>卡片没有删除。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not restored.</source>
            <translation>卡片未能恢复。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not saved.</source>
            <translation>卡片没有保存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>The card's face</source>
            <translation>卡面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>The card, the rules, the curve</source>
            <translation>卡片、规则与曲线</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The cards are brought back from the files they came from; decks and matches stay as they are, and the damaged file is kept.</source>
            <translation>卡片会从原来导入的文件重新取得；卡组与对战保持不变，损坏的文件会保留。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The cards are still being looked up.</source>
            <translation>还在查找卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The cards cannot be counted.</source>
            <translation>无法计算卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The cards cannot be opened.</source>
            <translation>无法打开卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The catalogue cannot be repaired.</source>
            <translation>无法修复卡片目录。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The catalogue was repaired.</source>
            <translation>卡片目录已修复。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>The coach would do something else. {hint}</source>
            <translation>教练会做别的选择。{hint}</translation>
        </message>
        <message>
            <source>The codes are in the clipboard.</source>
            <translation type="vanished">卡号已在剪贴板中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>The codes were copied to the clipboard.</source>
            <translation>卡号已在剪贴板中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>The computer answers with the best it knows so far</source>
            <translation>电脑用目前所知最好的选择回答</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The copy cannot be written.</source>
            <translation>无法写入副本。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The copy could not be saved.</source>
            <translation>无法保存副本。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The copy was saved.</source>
            <translation>副本已保存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The cost cannot be paid.</source>
            <translation>无法支付费用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The damaged file was kept as {file}.</source>
            <translation>损坏的文件已保留为 {file}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>The deck</source>
            <translation>卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The deck cannot be moved.</source>
            <translation>无法移动卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The deck cannot be renamed.</source>
            <translation>无法重命名卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The deck cannot be saved.</source>
            <translation>无法保存卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>The deck has problems: see “Rules”.</source>
            <translation>卡组有问题：见“规则”。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The deck itself is saved.</source>
            <translation>卡组本身已保存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>The deck list cannot be written.</source>
            <translation>无法写入卡组清单。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The deck of {name}</source>
            <translation>{name} 的卡组</translation>
        </message>
        <message>
            <source>The deck would have other cards than before ({gained} new, {lost} gone).</source>
            <translation type="vanished">卡组的卡会与之前不同（新增 {gained} 张，少了 {lost} 张）。</translation>
        </message>
        <message>
            <source>The deck would no longer hold the same cards ({gained} added, {lost} missing).</source>
            <translation type="vanished">卡组的卡会与之前不同（新增 {gained} 张，少了 {lost} 张）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The decks are shuffled and ready. Play the computer, play with someone, or play both sides yourself.</source>
            <translation>卡组已洗好。可以与电脑对战、与别人对战，或自己玩两边。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>The decks cannot be listed.</source>
            <translation>无法列出卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The discarded card was no loss. Activate {card}: for 800 Life Points it Special Summons {other} from your Graveyard.</source>
            <translation>丢弃的卡没有浪费。发动 {card}：支付 800 基本分，从你的墓地特殊召唤 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel begins.</source>
            <translation>决斗开始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel ended in an infinite loop.</source>
            <translation>决斗陷入无休止的循环。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>The duel is a draw</source>
            <translation>决斗平局</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel is a draw.</source>
            <translation>决斗平局。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>The duel is over. {who}: go on?</source>
            <translation>决斗结束。{who}：继续吗？</translation>
        </message>
        <message>
            <source>The duel went round without end.</source>
            <translation type="vanished">决斗陷入无休止的循环。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>The effect is worth more than it costs</source>
            <translation>效果胜过代价</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The effect of this card is applied by hand.</source>
            <translation>这张卡的效果需手动处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The effect of {card} is negated.</source>
            <translation>{card} 的效果无效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>The effects of {card} are negated.</source>
            <translation>{card}的效果无效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The file has no deck of this player.</source>
            <translation>文件中没有这位玩家的卡组。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The file was not changed. %n moment(s) could be read.</source>
            <translation>
                <numerusform>文件没有变更。可读取 %Ln 个时刻。</numerusform>
            </translation>
        </message>
        <message>
            <source>The file was not changed. {n} moments are there.</source>
            <translation type="vanished">文件没有变更。共有 {n} 个时刻。</translation>
        </message>
        <message>
            <source>The file was not changed. {n} moments could be read.</source>
            <translation type="vanished">文件没有变更。共有 {n} 个时刻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The first player draws too; Fusion and Synchro; a battle at equal 0 ATK destroys both.</source>
            <translation>双方第一回合都抽卡，有融合与同调，攻击力同为 0 时双方破坏。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The first player draws too; one Field Spell in total; Fusion, Synchro and Xyz.</source>
            <translation>双方第一回合都抽卡，全场一张场地魔法，有融合、同调与超量。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>The first turns: DON!!, playing cards, attacks, Counter, Life and Blocker.</source>
            <translation>最初的回合：DON!!、打出卡、攻击、反击、生命与阻挡者。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The first turns: Summons, Setting, a Trap in a Chain, a Tribute and a battle.</source>
            <translation>最初的回合：召唤、盖牌、连锁中的陷阱、解放与战斗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The folder cannot be created.</source>
            <translation>无法建立文件夹。</translation>
        </message>
        <message>
            <source>The folder cannot be made.</source>
            <translation type="vanished">无法建立文件夹。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The folder cannot be renamed.</source>
            <translation>无法重命名文件夹。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>The game begins; {who} starts.</source>
            <translation>比赛开始，由 {who} 先攻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>The game ended in an infinite loop.</source>
            <translation>游戏陷入无限循环。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>The game has not begun yet.</source>
            <translation>游戏尚未开始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The game is a draw</source>
            <translation>比赛平局</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>The game is a draw.</source>
            <translation>平局。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The game is over. {who}: go on?</source>
            <translation>比赛结束。{who}：继续吗？</translation>
        </message>
        <message>
            <source>The game went round without end.</source>
            <translation type="vanished">游戏陷入无限循环。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The game you played last, with a deck that fits; the computer's deck is drawn by lot</source>
            <translation>您上次玩的游戏，用合适的卡组；电脑的卡组抽签决定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The hand</source>
            <translation>手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The hand can be attacked once per Subturn.</source>
            <translation>每个 Subturn 只能攻击手牌一次。</translation>
        </message>
        <message>
            <source>The hand is attacked once in a Subturn.</source>
            <translation type="vanished">每个 Subturn 只能攻击手卡一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>The import failed.</source>
            <translation>导入失败。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>The import was cancelled; nothing from that file was kept.</source>
            <translation>导入已取消；该文件没有造成任何变更。</translation>
        </message>
        <message>
            <source>The import was cancelled; nothing of that file was changed.</source>
            <translation type="vanished">导入已取消；该文件没有任何变更。</translation>
        </message>
        <message>
            <source>The import was cancelled; that file changed nothing.</source>
            <translation type="vanished">导入已取消；该文件没有造成任何变更。</translation>
        </message>
        <message>
            <source>The last decision had not been written down whole and is asked again.</source>
            <translation type="vanished">最后的决定没有完整写下，会再问一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The last decision was not saved completely and is asked again.</source>
            <translation>最后的决定没有完整写下，会再问一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The last line of this match was cut off and is ignored.</source>
            <translation>这场对战的最后一行被截断，已略去。</translation>
        </message>
        <message>
            <source>The last line of this match was cut short and is left out.</source>
            <translation type="vanished">这场对战的最后一行被截断，已略去。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The last link resolved first, and {card} was destroyed. But destroying a card does not negate what it has activated: Chain Link 1 resolved as well, and the Battle Phase is over.</source>
            <translation>最后的连锁先处理，{card} 被破坏。但破坏卡并不会让已发动的效果无效：连锁 1 也处理了，战斗阶段结束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>The lesson could not begin.</source>
            <translation>课程无法开始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>The line could not be checked.</source>
            <translation>无法检查此走法。</translation>
        </message>
        <message>
            <source>The link is in the clipboard.</source>
            <translation type="vanished">链接已在剪贴板中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The link was copied to the clipboard.</source>
            <translation>链接已在剪贴板中。</translation>
        </message>
        <message>
            <source>The list is in the clipboard.</source>
            <translation type="vanished">清单已在剪贴板中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The list was copied to the clipboard.</source>
            <translation>清单已在剪贴板中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>The list “{list}” has not been imported, so it cannot be applied.</source>
            <translation>这里没有“{list}”表，无从得知它禁止什么。</translation>
        </message>
        <message>
            <source>The list “{list}” is not here, so nobody can say what it forbids.</source>
            <translation type="vanished">这里没有“{list}”表，无从得知它禁止什么。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be continued.</source>
            <translation>无法继续对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be opened, not even for viewing.</source>
            <translation>对战无法打开，连观看也不行。</translation>
        </message>
        <message>
            <source>The match cannot be opened, not even to look at.</source>
            <translation type="vanished">对战无法打开，连观看也不行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be saved at the moment.</source>
            <translation>目前无法保存对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not be moved to the trash.</source>
            <translation>无法删除对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not be started.</source>
            <translation>无法开始对战。</translation>
        </message>
        <message>
            <source>The match could not be thrown away.</source>
            <translation type="vanished">无法丢弃对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not begin.</source>
            <translation>无法开始对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The match has already begun.</source>
            <translation>对战已经开始。</translation>
        </message>
        <message>
            <source>The match has begun already.</source>
            <translation type="vanished">对战已经开始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>The match is a draw</source>
            <translation>对战平局</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>The match is no longer there.</source>
            <translation>这场对战已经不在了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The match is over here: there is nothing to go on from.</source>
            <translation>对战在此已经结束，无法从这里继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>The match is over.</source>
            <translation>对战结束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match was moved to the trash.</source>
            <translation>对战已删除。</translation>
        </message>
        <message>
            <source>The match was thrown away.</source>
            <translation type="vanished">对战已丢弃。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The matches cannot be counted.</source>
            <translation>无法统计对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>The material under an Xyz Monster goes to the Graveyard as the price of its effect.</source>
            <translation>超量怪兽下方的素材送进墓地，作为效果的代价。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The materials it needs are not there.</source>
            <translation>没有所需的素材。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The number of the turn</source>
            <translation>回合数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>The number printed on the card, whatever it has become since.</source>
            <translation>卡上印的数值，不论之后变成多少。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>The open deck has {before} cards and will have {after}. This can be undone.</source>
            <translation>打开的卡组有 {before} 张卡，将有 {after} 张。可以撤销。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>The open deck is for another game.</source>
            <translation>打开的卡组属于另一款游戏。</translation>
        </message>
        <message>
            <source>The open deck is of another game.</source>
            <translation type="vanished">打开的卡组属于另一款游戏。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>The opponent cannot attack</source>
            <translation>对手不能攻击</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>The opponent draws %n card(s)</source>
            <translation>
                <numerusform>对手抽%Ln张牌</numerusform>
            </translation>
        </message>
        <message>
            <source>The opponent has Seals in the Lines: attack those.</source>
            <translation type="vanished">对方的 Line 中有 Seal，请攻击它们。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The opponent has Seals in the Lines: those must be attacked.</source>
            <translation>对方的 Line 中有 Seal，请攻击它们。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The opponent has no cards in hand.</source>
            <translation>对方没有手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The opponent shuffles too</source>
            <translation>对手也洗牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The order of a Shrine cannot be changed.</source>
            <translation>Shrine 的顺序不能更改。</translation>
        </message>
        <message>
            <source>The order of a Shrine is not changed.</source>
            <translation type="vanished">Shrine 的顺序不能更改。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The order of the cards in a Graveyard cannot change.</source>
            <translation>墓地的卡片顺序不可改变。</translation>
        </message>
        <message>
            <source>The order of the cards in a Graveyard must not change.</source>
            <translation type="vanished">墓地的卡片顺序不可改变。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>The other player can prevent it.</source>
            <translation>对方可以阻止。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The other player has decided something since.</source>
            <translation>之后对方玩家已作出决定。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The parenthesis is not closed.</source>
            <translation>括号没有关闭。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>The part of Qt that plays sounds is not installed: packaging/bootstrap.py --with-sound adds it.</source>
            <translation>尚未安装 Qt 播放声音的部分：packaging/bootstrap.py --with-sound 会加上它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The phase at whose beginning the board stands</source>
            <translation>局面开始时的阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>The picture</source>
            <translation>图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>The picture cannot be read.</source>
            <translation>无法读取这张图片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>The picture cannot be written.</source>
            <translation>无法写入图片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>The picture could not be used.</source>
            <translation>无法使用这张图片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The player who goes first cannot attack in the first turn. End your turn: choose the End Phase.</source>
            <translation>先攻的玩家第一回合不能攻击。结束回合：选择结束阶段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The players agreed on a draw.</source>
            <translation>双方同意平局。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position cannot be opened.</source>
            <translation>无法打开此局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be moved to the trash.</source>
            <translation>无法将局面移到回收站。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be renamed.</source>
            <translation>无法重命名局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be saved.</source>
            <translation>无法保存局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position was moved to the trash.</source>
            <translation>局面已移到回收站。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position was saved.</source>
            <translation>局面已保存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The positions cannot be listed.</source>
            <translation>无法列出局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <source>The printer does not accept the sheet.</source>
            <translation>打印机不接受这份版面。</translation>
        </message>
        <message>
            <source>The printer does not take the sheet.</source>
            <translation type="vanished">打印机不接受这份版面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <source>The printer is set to {printer}, the sheet is laid out for {sheet}.</source>
            <translation>打印机设为 {printer}，版面则是 {sheet}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>The program crashed last time. Every decision was saved.</source>
            <translation>程序上次因错误而结束。已做的决定都已保存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The program plays this effect in part; what it did not understand is done by hand.</source>
            <translation>程序会执行这个效果的一部分；未能理解的部分由玩家手动处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The program plays this effect.</source>
            <translation>程序会处理这段卡文。</translation>
        </message>
        <message>
            <source>The program plays this text.</source>
            <translation type="vanished">程序会处理这段卡文。</translation>
        </message>
        <message>
            <source>The program was ended by a fault last time. What was decided is saved.</source>
            <translation type="vanished">程序上次因错误而结束。已做的决定都已保存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The query is too long.</source>
            <translation>搜索条件太长。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The quotation mark is not closed.</source>
            <translation>引号没有关闭。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The replay cannot be opened.</source>
            <translation>无法打开回放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>The rulebook has no such rule.</source>
            <translation>规则书中没有这条规则。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>The rules are written in English here.</source>
            <translation>此处的规则以英文书写。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The rules have nothing against this board.</source>
            <translation>这个局面没有违反规则。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>The same cards as now</source>
            <translation>与现在的卡相同</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The same thing cannot be chosen twice.</source>
            <translation>同一个不能选两次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The saved matches cannot be listed.</source>
            <translation>无法列出已存的对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>The sheet could not be created.</source>
            <translation>无法制作打印页。</translation>
        </message>
        <message>
            <source>The sheet could not be made.</source>
            <translation type="vanished">无法制作打印页。</translation>
        </message>
        <message>
            <source>The sheet has gone to the printer.</source>
            <translation type="vanished">已送到打印机。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>The sheet was sent to the printer.</source>
            <translation>已送到打印机。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The starter cards are unpacked once. It takes a few seconds.</source>
            <translation>起始卡片只需解开一次，要花几秒钟。</translation>
        </message>
        <message>
            <source>The starter cards could not be brought in.</source>
            <translation type="vanished">无法加载起始卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The starter cards could not be imported.</source>
            <translation>无法加载起始卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>The table was not written.</source>
            <translation>表格未写入。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The tags cannot be written.</source>
            <translation>无法写入标签。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The text looks like {seen}, but its language is {chosen}: choose {seen} above.</source>
            <translation>文字看来是{seen}，但所选语言是{chosen}：请在上方选择{seen}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The text was not checked.</source>
            <translation>文字没有检查。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The texts of this game are not understood yet: the card is played by hand.</source>
            <translation>尚无法理解此游戏的文字：卡片以手动方式进行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The underlined part is not understood; the effect is applied by hand.</source>
            <translation>看不懂画线的部分；效果需手动处理。</translation>
        </message>
        <message>
            <source>The usual folder</source>
            <translation type="vanished">默认文件夹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The version cannot be kept.</source>
            <translation>无法保留此版本。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The way is free, and 2700 Life Points are left. Attack directly with {card}.</source>
            <translation>道路畅通，还剩 2700 基本分。用 {card} 直接攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The whole text is understood: the program plays this card.</source>
            <translation>整段卡文都看得懂：程序会处理这张卡。</translation>
        </message>
        <message>
            <source>The {pile} had {before} cards and would have {after}.</source>
            <translation type="vanished">{pile}原有 {before} 张，会变成 {after} 张。</translation>
        </message>
        <message>
            <source>The {pile} had {before} cards and would now have {after}.</source>
            <translation type="vanished">{pile}原有 {before} 张，会变成 {after} 张。</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the least is {least}.</source>
            <translation type="vanished">{pile}有 {count} 张；最少 {least} 张。</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the maximum is {most}.</source>
            <translation type="vanished">{pile}有 {count} 张；最多 {most} 张。</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the minimum is {least}.</source>
            <translation type="vanished">{pile}有 {count} 张；最少 {least} 张。</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the most is {most}.</source>
            <translation type="vanished">{pile}有 {count} 张；最多 {most} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The {place} of {who} is counted: {n}.</source>
            <translation>清点{who}的{place}：{n} 张。</translation>
        </message>
        <message>
            <source>Their LP</source>
            <translation type="vanished">对方 LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Their {number}</source>
            <extracomment>one of the opponent's numbers, such as Life Points</extracomment>
            <translation>对方的{number}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Theme</source>
            <extracomment>colours of the window; label of a choice</extracomment>
            <translation>主题</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Then</source>
            <extracomment>versions of a deck: heading of how many there were at that time</extracomment>
            <translation>当时</translation>
        </message>
        <message>
            <source>Then nobody could answer what is being asked. Answer it first.</source>
            <translation type="vanished">那样就没有人能回答目前的问题。请先回答。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>There are no cards to print here. Choose another deck or pile.</source>
            <translation>这里没有可打印的卡。请选其他卡组或牌堆。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>There are no {game} cards yet.</source>
            <translation>还没有 {game} 的卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There are not enough monsters to Tribute.</source>
            <translation>可解放的怪兽不足。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no Battle Phase on the first turn of a duel.</source>
            <translation>决斗的第一回合没有战斗阶段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is no card whose name it could announce.</source>
            <translation>没有可以宣告名称的卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no duel to give up now.</source>
            <translation>现在没有可认输的决斗。</translation>
        </message>
        <message>
            <source>There is no effect to play.</source>
            <translation type="vanished">没有要处理的效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>There is no field “{field}”.</source>
            <translation>没有“{field}”这个字段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is no game to give up now.</source>
            <translation>现在没有可认输的对战。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no legal target.</source>
            <translation>没有合法的对象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>There is no opening parenthesis for this one.</source>
            <translation>这个括号没有对应的开头。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>There is no room for the calibration sheet.</source>
            <translation>放不下校准页。</translation>
        </message>
        <message>
            <source>There is no room: at most {most}.</source>
            <translation type="vanished">没有空位：最多 {most} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>There is no room: the maximum is {most}.</source>
            <translation>没有空位：最多 {most} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such place in that pile.</source>
            <translation>牌堆中没有这个位置。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such player.</source>
            <translation>没有这位玩家。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such zone.</source>
            <translation>没有这个区域。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is nothing it can attack.</source>
            <translation>没有可攻击的对象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is nothing it could be attached to or aimed at.</source>
            <translation>没有可以附着或作为目标的对象。</translation>
        </message>
        <message>
            <source>There is nothing it could be attached to.</source>
            <translation type="vanished">没有可以附着的对象。</translation>
        </message>
        <message>
            <source>There is nothing it could be pasted on.</source>
            <translation type="vanished">没有可以贴上的对象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is nothing to redo.</source>
            <translation>没有可重做的动作。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is nothing to undo.</source>
            <translation>没有可撤销的动作。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>These are the cards you need least</source>
            <translation>这些是最不需要的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/siding.py" />
            <source>These cards find more to do against this deck</source>
            <translation>这些卡对付这副卡组更有用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>These do not go together.</source>
            <translation>这些不能一起选。</translation>
        </message>
        <message>
            <source>These effects switch each other on and off endlessly.</source>
            <translation type="vanished">这些效果互相开关，没有休止。</translation>
        </message>
        <message>
            <source>These effects switch one another on and off without end.</source>
            <translation type="vanished">这些效果互相开关，没有休止。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>These files could not be imported again: {files}</source>
            <translation>无法重新导入这些文件：{files}</translation>
        </message>
        <message>
            <source>These keys</source>
            <translation type="vanished">这份按键表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>They would be printed as boxes.</source>
            <translation>这些字会印成方框。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This</source>
            <extracomment>button beside a card: this one is meant</extracomment>
            <translation>这项</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This Spell can be activated only in your own Main Phase.</source>
            <translation>这张魔法在自己的主要阶段发动。</translation>
        </message>
        <message>
            <source>This Spell is activated in your own Main Phase.</source>
            <translation type="vanished">这张魔法在自己的主要阶段发动。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>This attack cannot be blocked.</source>
            <translation>这次攻击不能被阻挡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>This attack gains nothing</source>
            <translation>这次攻击毫无所得</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This card</source>
            <translation>这张卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>This card has no effect.</source>
            <translation>没有要处理的效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>This card has no picture yet. Drop one on it, or choose a file here.</source>
            <translation>这张卡还没有图片。把图片拖放到卡上，或在此选择文件。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>This card is hidden from you.</source>
            <translation>这张卡对你是隐藏的。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>This card is not in the catalogue. It stays in the deck.</source>
            <translation>这张卡不在卡片库中，会留在卡组里。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This decision is not yours.</source>
            <translation>这不是你的决定。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>This deck cannot be opened.</source>
            <translation>无法打开这副卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_shelf.py" />
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>This deck cannot be read.</source>
            <translation>无法读取这副卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>This deck has no versions yet. One is kept each time it is saved.</source>
            <translation>此卡组还没有版本。每次保存都会保留一个。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>This does not fit: {reason}</source>
            <translation>不符合：{reason}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>This duel goes to its end. You know how to Summon, Set and attack; now come effects, Chains of several links, and a Synchro Summon from your Extra Deck, the pile that is marked.</source>
            <translation>这场决斗会打到最后。你已会召唤、盖放和攻击；现在是效果、多个连锁，以及从额外卡组（标示的那一叠）进行的同调召唤。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>This file was not imported.</source>
            <translation>这个文件没有导入。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This form</source>
            <translation>这个形态</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>This game goes to its end, and shows what the first lesson left out: a Stage, Events, and [Trigger]. Keep this hand.</source>
            <translation>这场游戏会打到最后，并示范第一课没有的内容：场地、事件和【触发】。保留这副手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>This game has no Tokens.</source>
            <translation>这个游戏没有衍生物。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>This game has no options.</source>
            <translation>这个游戏没有选项。</translation>
        </message>
        <message>
            <source>This is needed.</source>
            <translation type="vanished">此项必填。</translation>
        </message>
        <message>
            <source>This is not the occasion for it.</source>
            <translation type="vanished">现在不是它的时机。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>This is required.</source>
            <translation>此项必填。</translation>
        </message>
        <message>
            <source>This is the Counter Step. The number at the edge of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Choose {card}, then {other}.</source>
            <translation type="vanished">这是反击步骤。手牌中 {card} 边缘的数字是反击值：把它放到废弃区，{other} 在这场战斗力量 +2000。选 {card}，再选 {other}。</translation>
        </message>
        <message>
            <source>This is the Counter Step. The second number of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Choose {card}, then {other}.</source>
            <translation type="vanished">这是反击步骤。手牌中 {card} 的第二个数字是反击值：把它放到废弃区，{other} 在这场战斗力量 +2000。选 {card}，再选 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>This is the Counter Step. The second number of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Click {card} and choose the Counter.</source>
            <translation>这是反击步骤。手牌中 {card} 的第二个数字是反击值：把它放到废弃区，{other} 在这场战斗力量 +2000。点击 {card} 并选择反击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>This is the best target</source>
            <translation>这是最好的目标</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>This is the moment. Activate the effect: it searches your Deck for a Spell or Trap with "Lantern" in its name. Take {card}.</source>
            <translation>就是现在。发动效果：从你的卡组检索一张名称含有「灯笼」的魔法或陷阱。拿取 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>This is your opening hand. You could change it once, all five cards; keep it.</source>
            <translation>这是起手手牌。可以整手五张更换一次；请保留。</translation>
        </message>
        <message>
            <source>This key always means something else.</source>
            <translation type="vanished">这个键始终有别的用途。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>This key is reserved.</source>
            <translation>这个键始终有别的用途。</translation>
        </message>
        <message>
            <source>This kind of file is not known here.</source>
            <translation type="vanished">不认得这种文件。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>This line is being played</source>
            <translation>目前进行的分支</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>This list cannot be read.</source>
            <translation>无法读取此表。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>This loses the game at once.</source>
            <translation>这样会立即输掉游戏。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>This match is damaged: it is open for viewing, as far as it can be read.</source>
            <translation>这场对战的文件已损坏：能读到的部分可以观看。</translation>
        </message>
        <message>
            <source>This match is damaged: it is open to look at, as far as it can be followed.</source>
            <translation type="vanished">这场对战的文件已损坏：能读到的部分可以观看。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>This match is open in another window.</source>
            <translation>这场对战已在另一个窗口打开。</translation>
        </message>
        <message>
            <source>This parenthesis closes nothing.</source>
            <translation type="vanished">这个括号没有对应的开头。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This rulebook does not have that Summon.</source>
            <translation>这本规则书没有这种召唤。</translation>
        </message>
        <message>
            <source>This rulebook has no such Summon.</source>
            <translation type="vanished">这本规则书没有这种召唤。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>This ruler is 100 mm long. If yours says otherwise, the printer has scaled the page: look for a scale or fit setting in the print dialog and set it to 100 % or “none”.</source>
            <translation>这把尺长 100 mm。如果你量到的不同，表示打印机缩放了页面：请在打印对话框寻找缩放或符合页面的设置，改为 100 % 或“无”。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>This saves more than it costs</source>
            <translation>保住的比付出的多</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>This text is applied by hand.</source>
            <translation>这段卡文需手动处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>This version cannot be read: {error}</source>
            <translation>无法读取此版本：{error}</translation>
        </message>
        <message>
            <source>Throw away</source>
            <translation type="vanished">丢弃</translation>
        </message>
        <message>
            <source>Throw away (you can put it back)</source>
            <translation type="vanished">丢弃（可以撤销）</translation>
        </message>
        <message>
            <source>Throw away: {match}</source>
            <translation type="vanished">丢弃：{match}</translation>
        </message>
        <message>
            <source>Throw the chosen decks away; they can be put back</source>
            <translation type="vanished">丢弃所选卡组；可以放回来</translation>
        </message>
        <message>
            <source>Throw the folder away with what is in it</source>
            <translation type="vanished">连同内容一起丢弃文件夹</translation>
        </message>
        <message>
            <source>Throwing away</source>
            <translation type="vanished">正在丢弃</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Timeline</source>
            <extracomment>all moments of a match, to go back to; name of a panel</extracomment>
            <translation>时间轴</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To Main Phase 2</source>
            <translation>到主要阶段2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To a free zone of the field</source>
            <translation>到场上的空区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To its area of the field</source>
            <translation>到它在场上的区域</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its left</source>
            <translation>左边</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its owner's Shrine</source>
            <translation>放到持有者的 Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To its owner's Trash</source>
            <translation>到持有者的废弃区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To its owner's hand</source>
            <translation>到持有人的手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its right</source>
            <translation>右边</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the At Line</source>
            <translation>放到 At Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the At Line, or into the Arena</source>
            <translation>放到 At Line，或放到场上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Battle Phase</source>
            <translation>到战斗阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Df Line</source>
            <translation>放到 Df Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Df Line, or into the Arena</source>
            <translation>放到 Df Line，或放到场上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Draw Phase</source>
            <translation>到抽卡阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/playmat.py" />
            <source>To the End Phase</source>
            <translation>到结束阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the Graveyard</source>
            <translation>到墓地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Life</source>
            <translation>到生命区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Life, face-up</source>
            <translation>放到生命区（正面）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Remove Zone</source>
            <translation>放到 Remove 区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Shrine</source>
            <translation>放到 Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Standby Phase</source>
            <translation>到准备阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Trash</source>
            <translation>到废弃区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the bottom of its owner's Deck</source>
            <translation>放到持有者的卡组下面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the bottom of the Deck</source>
            <translation>卡组下面</translation>
        </message>
        <message>
            <source>To the cards</source>
            <translation type="vanished">前往卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the field</source>
            <translation>到场上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the hand</source>
            <translation>到手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>To the last Life Point: effects, Chains, a Field Spell, a Synchro Summon and a Counter Trap.</source>
            <translation>直到最后一点生命：效果、连锁、场地魔法、同调召唤和反制陷阱。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>To the last attack: a Stage, Events, [Trigger], Counter and Double Attack.</source>
            <translation>直到最后一击：场地、事件、【触发】、反击和双重攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>To the log</source>
            <translation>到记录</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the next Main Phase</source>
            <translation>到下一个主要阶段</translation>
        </message>
        <message>
            <source>To the next turn</source>
            <translation type="vanished">到下一回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>To the positions</source>
            <translation>前往局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To the top of its owner's Deck</source>
            <translation>放到持有者的卡组上面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the top of its owner's Deck (Extra Deck)</source>
            <translation>到持有人的卡组上（额外卡组）</translation>
        </message>
        <message>
            <source>To the top of its owner's Library</source>
            <translation type="vanished">放到持有者的 Library 上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the top of its owner's Life, face-down</source>
            <translation>覆盖放到持有者的生命上面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the top of its owner's Life, face-up</source>
            <translation>正面朝上放到持有者生命区的最上方</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the top of the Deck</source>
            <translation>到卡组上</translation>
        </message>
        <message>
            <source>To the turn before</source>
            <translation type="vanished">到上一回合</translation>
        </message>
        <message>
            <source>Together</source>
            <translation type="vanished">组合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Token</source>
            <extracomment>Yu-Gi-Oh!: a monster that is no card</extracomment>
            <translation>衍生物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Tokens</source>
            <extracomment>Yu-Gi-Oh!: monsters that are no cards (plural)</extracomment>
            <translation>衍生物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Too many DON!! cards: at most {most}.</source>
            <translation>DON!! 卡过多：最多 {most}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Top margin</source>
            <translation>上边界</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Top, bottom</source>
            <translation>上、下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Toss a coin</source>
            <translation>掷硬币</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trait</source>
            <extracomment>One Piece and Summoner Master: a property of a card; a field</extracomment>
            <translation>特征</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Traits</source>
            <extracomment>One Piece and Summoner Master: properties of a card; a field</extracomment>
            <translation>特征</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trap</source>
            <extracomment>Yu-Gi-Oh!: a trap card</extracomment>
            <translation>陷阱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Trap Cards</source>
            <translation>陷阱卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Traps</source>
            <extracomment>Yu-Gi-Oh!: trap cards (plural); a group in a deck</extracomment>
            <translation>陷阱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Trash</source>
            <extracomment>One Piece: the area of cards that have left the game for now (a noun)</extracomment>
            <translation>废弃区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Tribe</source>
            <extracomment>Summoner Master: a property of Seals, the rulebook's term; heading</extracomment>
            <translation>部族</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Tribes</source>
            <extracomment>Summoner Master: a field of a card (plural)</extracomment>
            <translation>部族</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Tribute {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>解放{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trigger</source>
            <extracomment>One Piece: the [Trigger] text of a card; a field of a card</extracomment>
            <translation>触发</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Trigger Ability</source>
            <translation>诱发能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Trigger Effect</source>
            <translation>诱发效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Try 10,000 hands</source>
            <translation>试抽 10,000 手</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Try again</source>
            <translation>再试一次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Try again in a moment.</source>
            <translation>请稍后再试。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Try fewer words, or clear the filters.</source>
            <translation>试试少一点字词，或清除筛选。</translation>
        </message>
        <message>
            <source>Try fewer words, or take the filters away.</source>
            <translation type="vanished">试试少一点字词，或清除筛选。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Turn</source>
            <extracomment>Yu-Gi-Oh!: flip or turn a card (verb, on a button)</extracomment>
            <translation>翻转</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Turn face-up or face-down</source>
            <translation>翻成表侧或里侧</translation>
        </message>
        <message>
            <source>Turn over</source>
            <translation type="vanished">翻面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Turn player’s, then the opponent’s</source>
            <translation>先回合玩家，再对手</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Turn the paper: more cards fit</source>
            <translation>把纸转向：可放更多卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Turn up {cards}</source>
            <translation>翻开{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Turn {card}: it is better off in its other position</source>
            <translation>改变 {card} 的表示形式：另一种形式更好</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Turn {n}</source>
            <extracomment>the n-th turn of the match; heading in the log</extracomment>
            <translation>第 {n} 回合</translation>
        </message>
        <message>
            <source>Turn {n} · {phase} · {at} / {all}</source>
            <translation type="vanished">第 {n} 回合 · {phase} · {at} / {all}</translation>
        </message>
        <message>
            <source>Turn {n} · {who}</source>
            <translation type="vanished">第 {n} 回合 · {who}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Turn {turn}</source>
            <extracomment>the number of the turn at which a match stands</extracomment>
            <translation>第 {turn} 回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Turn {turn}: {better}, not {played}</source>
            <translation>第 {turn} 回合：{better}，而非 {played}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Turn {turn}: {who}</source>
            <translation>第 {turn} 回合：{who}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Turns</source>
            <extracomment>Summoner Master: how many turns a Mystic Card lasts; a field of a card (noun)</extracomment>
            <translation>回合数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Two columns are set to {field}.</source>
            <translation>有两列都是{field}。</translation>
        </message>
        <message>
            <source>Two columns are {field}.</source>
            <translation type="vanished">有两列都是{field}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Two counters now: 2700, 2000 and 1700 ATK, against 3500 Life Points and one monster. Enter the Battle Phase and attack {other} with {card}.</source>
            <translation>现在有两个指示物：攻击力 2700、2000 和 1700，对 3500 基本分和一只怪兽。进入战斗阶段，用 {card} 攻击 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Two lines that part at moment {n}</source>
            <translation>在时刻 {n} 分开的两个分支</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>Two numbers from 0 to 13, separated by a comma.</source>
            <translation>两个 0 到 13 的数字，用逗号分隔。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Two pages that show whether your printer keeps sizes and aligns both sides</source>
            <translation>以两页检查打印机是否保持尺寸与正反面位置</translation>
        </message>
        <message>
            <source>Two pages that show whether your printer keeps sizes and sides</source>
            <translation type="vanished">以两页检查打印机是否保持尺寸与正反面位置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Two people</source>
            <translation>两个人</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Two people, one screen</source>
            <translation>两人同一屏幕</translation>
        </message>
        <message>
            <source>Two starter decks are shuffled and ready. Play with someone, or play both sides yourself.</source>
            <translation type="vanished">两副起始卡组已洗好等着。找个人一起坐下，或自己两边都玩。</translation>
        </message>
        <message>
            <source>Two starter decks are shuffled and waiting. Sit down with somebody, or play both sides yourself.</source>
            <translation type="vanished">两副起始卡组已洗好等着。找个人一起坐下，或自己两边都玩。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Two-sided printing</source>
            <translation>翻面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Type</source>
            <extracomment>Yu-Gi-Oh!: the Type of a monster, such as Dragon; heading</extracomment>
            <translation>种族</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Type a part of the card's name, choose the card and press Enter. Pictures without a card are left out.</source>
            <translation>输入卡名的一部分，选择卡片后按 Enter。没有对应卡片的图片会略过。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Type and Attribute</source>
            <translation>种族与属性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Types</source>
            <extracomment>Yu-Gi-Oh!: the Types of a monster; a field of a card</extracomment>
            <translation>特征</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>T{n}</source>
            <extracomment>the n-th turn, as short as can be, above the row of phases</extracomment>
            <translation>回合{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Under an Effect of {card}.</source>
            <translation>受到 {card} 的效果影响。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Under an Effect of {card}: “{words}”</source>
            <translation>受到 {card} 的效果影响：“{words}”</translation>
        </message>
        <message>
            <source>Under its owner's Deck</source>
            <translation type="vanished">放到持有者的卡组下面</translation>
        </message>
        <message>
            <source>Under the Deck</source>
            <translation type="vanished">卡组下面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Undo</source>
            <extracomment>take the last answer back (verb, on a button)</extracomment>
            <translation>撤销</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Undo (Ctrl+Z)</source>
            <translation>撤销 (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Undo, or try again.</source>
            <translation>撤销，或再试一次。</translation>
        </message>
        <message>
            <source>Undo, redo</source>
            <translation type="vanished">撤销、重做</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>撤销：{what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Unknown cards</source>
            <translation>未知的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Unknown file type.</source>
            <translation>不认得这种文件。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Unpacking the starter cards</source>
            <translation>正在解开起始卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Unsaved deck</source>
            <translation>卡组未保存</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Until when the Damage Step takes responses</source>
            <translation>伤害步骤到何时为止可以响应</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <location filename="../desktop/sanam/ui/proxies/sources.py" />
            <source>Untitled deck</source>
            <translation>未命名卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Use</source>
            <extracomment>button: use a card or an ability (verb)</extracomment>
            <translation>发动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Use all slots</source>
            <translation>使用所有格位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Use an effect of which the program cannot tell when it may be used</source>
            <translation>发动程序无法判断何时可以发动的效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Use as cover</source>
            <translation>设为封面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its Counter</source>
            <translation>使用反击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its Counter on another card</source>
            <translation>将其反击用于其他卡牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Use its Skill</source>
            <translation>使用 Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its [Counter] ability</source>
            <translation>使用【反击】能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Use none</source>
            <translation>都不使用</translation>
        </message>
        <message>
            <source>Use only the cards of this deck.</source>
            <translation type="vanished">只能使用这副卡组的卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use the [Trigger]</source>
            <translation>使用【触发】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Use the default folder</source>
            <translation>默认文件夹</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Use the link from the clipboard</source>
            <translation>取用剪贴板中的链接</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Use this card instead</source>
            <translation>改用这张卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Use this slot</source>
            <translation>使用此格</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>Use {card} now: it changes what happens</source>
            <translation>现在使用 {card}：会改变结果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Use {card}: its effect is worth more than it costs</source>
            <translation>使用 {card}：效果胜过代价</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Use {card}: what it does is worth more than it costs</source>
            <translation>使用 {card}：效果值得它的代价</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Usual</source>
            <extracomment>how often a player is asked to respond: as usual</extracomment>
            <translation>一般</translation>
        </message>
        <message>
            <source>V</source>
            <translation type="vanished">V</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Versions of this deck</source>
            <translation>此卡组的版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Versions of this deck…</source>
            <translation>此卡组的版本…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>WATER</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>水</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>WIND</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, as cards print it</extracomment>
            <translation>风</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Waiting</source>
            <extracomment>state: it is the other player's time to answer</extracomment>
            <translation>等待中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Waiting abilities</source>
            <translation>等待中的能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Watch a replay</source>
            <translation>观看回放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Watch the replay</source>
            <translation>观看回放</translation>
        </message>
        <message>
            <source>Way of Summoning</source>
            <translation type="vanished">召唤方法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Welcome! Both duelists have 8000 Life Points. Who brings the other's to 0 wins the duel.</source>
            <translation>欢迎！双方各有 8000 基本分。把对方归零的人赢得决斗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Welcome! You are a Summoner: you cast Seals, creatures that fight for you, and Mystic Cards, your spells. Your hand lies at the bottom: five Seals and two Mystic Cards.</source>
            <translation>欢迎！你是 Summoner：施放为你战斗的 Seal，以及法术 Mystic 卡。你的手牌在下方：五张 Seal 和两张 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Welcome! {card} is your Leader.</source>
            <translation>欢迎！{card} 是你的领袖。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What a replayed attack may become</source>
            <translation>攻击卷回后可以怎样继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What causes a replay of an attack</source>
            <translation>什么会造成攻击卷回</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>What decided it</source>
            <translation>决定胜负的一刻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>What happens is shown one thing after another</source>
            <translation>逐一显示发生的事</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What happens to the old one</source>
            <translation>旧的如何处理</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>What is listed</source>
            <translation>列出的内容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>What is to be reached</source>
            <translation>要达成的目标</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>What it applies to is chosen when it is activated, so that the other player can respond to the choice.</source>
            <translation>发动时就选好作用的卡，因此对手可以针对这个选择作出对应。</translation>
        </message>
        <message>
            <source>What it gains</source>
            <translation type="vanished">获得的能力</translation>
        </message>
        <message>
            <source>What it may be equipped to</source>
            <translation type="vanished">可装备的对象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>What it names has no effect on this card.</source>
            <translation>它所指名的东西对这张卡没有效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>What its text demands is not so now.</source>
            <translation>目前不符合其文字的要求。</translation>
        </message>
        <message>
            <source>What makes an attack be replayed</source>
            <translation type="vanished">什么会造成攻击卷回</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What stops a change of position in Main Phase 2</source>
            <translation>什么会禁止在主要阶段2变更表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>What the chart counts</source>
            <translation>图表计算什么</translation>
        </message>
        <message>
            <source>What the import did</source>
            <translation type="vanished">导入结果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>What the list says</source>
            <translation>清单的内容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What the turn player may activate first</source>
            <translation>回合玩家可以先发动什么</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/card_menu.py" />
            <source>What this card may do</source>
            <translation>这张卡可以做的事</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>What to do with the cards</source>
            <translation>如何处理这些卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>What to print</source>
            <translation>打印内容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>What would the computer do here, and why?</source>
            <translation>电脑在这里会怎么做？为什么？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/commands.py" />
            <source>What would you like to do?</source>
            <translation>想做什么？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>What you had before is kept in {folder}.</source>
            <translation>您先前的数据保留在 {folder}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>What you own</source>
            <translation>拥有的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>When At is equal the higher Sp (speed) wins; when that is equal, too, both are destroyed. 7 Levels in your opponent's Shrine, and 2 in yours. Let us see what comes next.</source>
            <translation>At 相等时 Sp（速度）较高者胜；若也相等，两者都被破坏。对手的 Shrine 等级 7，你的 2。看看接下来如何。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>When Flip Effects act in battle</source>
            <translation>反转效果在战斗中何时生效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When another of your cards is attacked you may rest this one, and it is attacked instead.</source>
            <translation>你的其他卡被攻击时，可以使这张休息，改由它被攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When damage takes this card from Life, you may use this instead of adding it to your hand.</source>
            <translation>因伤害从生命区拿起这张卡时，可以使用它，代替加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When it damages the Leader, it deals 2 damage instead of 1.</source>
            <translation>对领袖造成伤害时，造成 2 点而不是 1 点。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>When it is cast, the Seals that it asks for may leave the game; it gains what its Growth Box says.</source>
            <translation>施放时，可以把它要求的 Seal 移出游戏；获得 Growth Box 所写的内容。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>When off, a PDF of scanned cards is several times smaller</source>
            <translation>关闭时，扫描卡片的 PDF 会小好几倍</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>When off, the corners are filled, so that straight cuts leave no white</source>
            <translation>关闭时会填满边角：直线裁切不留白边</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>When something happens</source>
            <translation>有事发生时</translation>
        </message>
        <message>
            <source>When something happens, and in the phases of the other player's turn</source>
            <translation type="vanished">有事发生时，以及对方回合的各阶段</translation>
        </message>
        <message>
            <source>When the other player does something, and in the phases of their turn</source>
            <translation type="vanished">对方有所行动时，以及对方回合的各阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>When the other player does something, and in the phases of their turn. With hidden hands also when you could only pretend to have an answer, so that being asked tells nothing.</source>
            <translation>对方有所行动时，以及对方回合的各阶段。双方手牌隐藏时，即使只能装作有牌可回应也会询问，因此被询问不会泄露任何事。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>When two players hide their hands, “When something happens” also asks a player who could only pretend to have an answer, so that being asked tells nothing.</source>
            <translation>双方隐藏手牌时，“有事发生时”也会询问只能装作有牌可回应的玩家，因此被询问不会泄露任何事。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Whenever something could be activated</source>
            <translation>有卡可发动时</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Whenever something could be activated. With hidden hands, being asked tells the other player so.</source>
            <translation>有卡可发动时。双方手牌隐藏时，被询问会让对方知道有卡可发动。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>Where destroyed and discarded cards go. Too many Levels of Seals in it lose the game.</source>
            <translation>被破坏和丢弃的卡放在这里。Seal 的等级总和太高就会输。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Where was most lost, and what would the computer have done?</source>
            <translation>哪里损失最大？电脑会怎么做？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Whether that phase goes on after it</source>
            <translation>之后该阶段是否继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Which cards</source>
            <translation>哪些卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Which number</source>
            <translation>哪个数值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <source>Which pile the chart counts</source>
            <translation>图表计算哪个牌堆</translation>
        </message>
        <message>
            <source>Whichever lies at hand; the first picture is shown.</source>
            <translation type="vanished">手边哪张都行；显示第一张图。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>While Seals stand in the At Line, only those can be attacked.</source>
            <translation>At Line 有 Seal 时，只能攻击它们。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>While only one player's wait</source>
            <translation>只有一位玩家的能力在等待时</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Who puts effects on the Chain first</source>
            <translation>谁先把效果放上连锁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Who starts</source>
            <translation>先后攻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Who starts after a drawn duel</source>
            <translation>平局的决斗后谁先攻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Whole deck</source>
            <translation>整副卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Whose turn it is</source>
            <translation>轮到谁的回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Width, height</source>
            <translation>宽、高</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Win the duel</source>
            <translation>赢得决斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>With</source>
            <extracomment>Summoner Master: with which Seal a Combination is made; a field of a card</extracomment>
            <translation>具有</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>With other monsters whose Levels complete the sum it becomes a Synchro Monster.</source>
            <translation>与等级凑足总和的其他怪兽一起变成同调怪兽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Without Growth</source>
            <translation>不进行 Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Won – lost</source>
            <translation>胜 – 负</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Words</source>
            <extracomment>heading of the help for searching: words that are looked for</extracomment>
            <translation>字词</translation>
        </message>
        <message>
            <source>Words of the name, or fields: type:dragon  level&gt;=5  text:"draw"  -kind:trap</source>
            <translation type="vanished">卡名中的字，或字段：type:dragon  level&gt;=5  text:"draw"  -kind:trap</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Words on cards and in questions</source>
            <translation>卡片与提问的用词</translation>
        </message>
        <message>
            <source>Work by hand</source>
            <translation type="vanished">手动操作</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Worth of the position over the match</source>
            <translation>整场对战的局面价值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Woven rosette</source>
            <translation>编织花纹</translation>
        </message>
        <message>
            <source>Write a length such as 8 mm, 0.8 cm or 0.3 in.</source>
            <translation type="vanished">请输入长度，例如 8 mm、0.8 cm 或 0.3 in。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Writing the PDF</source>
            <translation>正在写入 PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Writing the calibration sheet</source>
            <translation>正在写入校准页</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Writing the card texts</source>
            <translation>正在撰写卡片文字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Xyz</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>超量</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Xyz Materials</source>
            <translation>超量素材</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Xyz Materials lie under an Xyz Monster.</source>
            <translation>超量素材叠放在超量怪兽之下。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Xyz Monsters</source>
            <translation>超量怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Xyz Summon {cards}</source>
            <translation>超量召唤{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Yes</source>
            <extracomment>button that answers a question</extracomment>
            <translation>是</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>You are looking at an earlier moment.</source>
            <translation>你正在看先前的时刻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>You are looking at an earlier moment. Return to now first.</source>
            <translation>你正在看先前的时刻。请先回到现在。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>You are not its owner.</source>
            <translation>你不是它的持有者。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>You can control only one of this card.</source>
            <translation>这张卡在场上只能控制一张。</translation>
        </message>
        <message>
            <source>You can go on playing; it is tried again. Do not close the window before it is saved.</source>
            <translation type="vanished">你可以继续玩；程序会再试。保存前请不要关闭窗口。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>You can go on playing; saving will be tried again. Do not close the window until the match is saved.</source>
            <translation>你可以继续玩；程序会再试。保存前请不要关闭窗口。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>You can win this Subturn.</source>
            <translation>这个 Subturn 可以获胜。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>You can win this turn.</source>
            <translation>这个回合可以获胜。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>You do not control it.</source>
            <translation>它不受你控制。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>You drew a card. {card} has Level 6: it needs a Tribute, a Monster of yours that goes to the Graveyard. Normal Summon {card} and Tribute {other}.</source>
            <translation>你抽了一张卡。{card} 是等级 6：需要解放自己一只怪兽送进墓地。通常召唤 {card} 并解放 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You drew {card}. Normal Summon it. It is a "Lantern" monster, too: {other} counts it, and yours have 100 ATK more.</source>
            <translation>你抽到 {card}。通常召唤它。它也是「灯笼」怪兽：{other} 会计算它，你的「灯笼」怪兽攻击力上升 100。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>You had no Seal and have brought none: ending the Main Step now loses the game (103.5).</source>
            <translation>你没有 Seal，也没有出任何 Seal：现在结束主要步骤就会输掉游戏（103.5）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You have 1 Mp left, and nothing in your hand costs so little. End your Main Step. Your Mp are filled up to 8, and your opponent's Subturn begins.</source>
            <translation>你剩 1 Mp，手牌里没有这么便宜的卡。结束你的 Main Step。Mp 会补到 8，接着是对手的 Subturn。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You have 6 of your 8 Mp left. Cast {card} into the At Line.</source>
            <translation>你的 8 Mp 还剩 6 Mp。把 {card} 施放到 At Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have enough Life to let this through. Pass.</source>
            <translation>你的生命足够，可以放过这次。选择跳过。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have five DON!!. Play {card} for four. It will strike in your next turn.</source>
            <translation>你有 5 张 DON!!。用 4 张打出 {card}。它会在你的下个回合出手。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You have won your first duel. You know effects and costs, Chains, Field Spells, Counter Traps and the Synchro Summon. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>你赢了第一场决斗。你已了解效果与代价、连锁、场地魔法、反制陷阱和同调召唤。现在开始自己的对战：教练会提醒失误，每个回答都可以收回。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have won your first game. You know DON!!, Characters, Stages, Events, Counter, Blocker and [Trigger]. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>你赢了第一场游戏。你已了解 DON!!、角色、场地、事件、反击、阻挡者和【触发】。现在开始自己的对战：教练会提醒失误，每个回答都可以收回。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may play it in the Counter Step, when your Leader or a Character is attacked.</source>
            <translation>领袖或角色被攻击时，可以在反击步骤使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may play this Event in your Main Phase, outside of a battle.</source>
            <translation>可以在自己的主要阶段、非战斗中使用这张事件。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may use it in your Main Phase, outside of a battle, when you pay what stands before the colon.</source>
            <translation>可以在自己的主要阶段、非战斗中使用，需支付冒号前的代价。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>You own</source>
            <translation>拥有</translation>
        </message>
        <message>
            <source>You play both sides and undo anything.</source>
            <translation type="vanished">双方都由你来玩，任何事都能撤销。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>You take no damage</source>
            <translation>你不会受到伤害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You win when your opponent's Shrine holds Seals of 9 Levels in all at this play level. Destroyed Seals go there. The large number beside each name counts them.</source>
            <translation>在这个游戏级别，对手 Shrine 中 Seal 的等级总和达 9 你就获胜。被破坏的 Seal 会到那里。名字旁的大数字就是总和。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You would have to skip your Draw Phase. {card} is a Counter Trap, which only another Counter Trap can answer. Activate it. Its cost is one card from your hand: discard {other}.</source>
            <translation>你将要跳过抽卡阶段。{card} 是反制陷阱，只有另一张反制陷阱能对应它。发动它。代价是一张手牌：丢弃 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your Life card is {card}, and it has [Trigger], too. Use it: the card is played and costs nothing.</source>
            <translation>你的生命卡是 {card}，它也有【触发】。使用它：这张卡不需费用就登场。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Your decks</source>
            <translation>你的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Your decks with this card</source>
            <translation>有这张卡的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Your hand lies at the bottom: Monsters to fight with, Spells you activate in your turn, and Traps that must be Set first.</source>
            <translation>你的手牌在下方：用来战斗的怪兽、在自己回合发动的魔法，以及要先盖放的陷阱。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Sets a card and ends the turn.</source>
            <translation>对手盖放一张卡并结束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Summons {card} again, pays 2000 Life Points, and activates {other}.</source>
            <translation>对手再次召唤 {card}，支付 2000 基本分，发动 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Summons {card} with 1900 ATK and attacks {other}, which has 1500.</source>
            <translation>对手召唤攻击力 1900 的 {card}，攻击只有 1500 的 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Your opponent Summons {card} with 1900 ATK, enters the Battle Phase, and attacks {other}.</source>
            <translation>对手召唤攻击力 1900 的 {card}，进入战斗阶段，攻击 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent attaches two DON!! to {card} and attacks {other}: 7000 against 5000.</source>
            <translation>对手给 {card} 附加 2 张 DON!!，攻击 {other}：7000 对 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent casts {card} into the Df Line, and {other} into the At Line, which attacks {third} at once: a Seal may attack in the Subturn in which it was cast.</source>
            <translation>对手把 {card} 施放到 Df Line，把 {other} 施放到 At Line，后者立刻攻击 {third}：Seal 在施放的 Subturn 就能攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent draws, casts {card} into the At Line, and attacks {other} with it. Both have At 4, and both have Sp 3.</source>
            <translation>对手抽牌，把 {card} 施放到 At Line，攻击 {other}。两者都是 At 4、Sp 3。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent ends the Subturn. Now it is yours again.</source>
            <translation>对手结束 Subturn。又轮到你了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent ends the turn.</source>
            <translation>对手结束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent has three Life cards and no Character. End your turn.</source>
            <translation>对手有 3 张生命卡，没有角色。结束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Your opponent has two DON!!, plays {card}, and ends the turn.</source>
            <translation>对手有 2 张 DON!!，打出 {card}，并结束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Your opponent plays {card} and attacks you with {other}, with a DON!! attached: 6000 against your 5000.</source>
            <translation>对手打出 {card}，并以附加 1 张 DON!! 的 {other} 攻击你：6000 对你的 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent plays {card} and ends the turn.</source>
            <translation>对手打出 {card} 并结束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent plays {card}, a Blocker, and {other}, and ends the turn.</source>
            <translation>对手打出阻挡者 {card} 和 {other}，并结束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent turns up {card}: the attacker is to lose 800 ATK.</source>
            <translation>对手翻开 {card}：攻击怪兽的攻击力要下降 800。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Your own</source>
            <translation>自定义</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Your own Seals cannot be attacked.</source>
            <translation>不能攻击自己的 Seal。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Your own card</source>
            <translation>自制卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Your table is being prepared.</source>
            <translation>正在准备牌桌。</translation>
        </message>
        <message>
            <source>Your table is being set.</source>
            <translation type="vanished">正在准备牌桌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Your table is ready.</source>
            <translation>牌桌已准备好。</translation>
        </message>
        <message>
            <source>Your table is set.</source>
            <translation type="vanished">牌桌已准备好。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/definition.py" />
            <source>Yu-Gi-Oh!</source>
            <extracomment>the name of the game</extracomment>
            <translation>游戏王</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Yu-Gi-Oh!: a whole duel</source>
            <translation>Yu-Gi-Oh!：一整场决斗</translation>
        </message>
        <message>
            <source>Z</source>
            <translation type="vanished">Z</translation>
        </message>
        <message>
            <source>[ and ]</source>
            <translation type="vanished">[ 与 ]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Banish]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>【驱逐】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Blocker]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>【阻挡者】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Double Attack]</source>
            <translation>【双重攻击】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Rush: Character]</source>
            <translation>【速攻：角色】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Rush]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>【速攻】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Unblockable]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>【不能被阻挡】</translation>
        </message>
        <message>
            <source>a battle fought</source>
            <translation type="vanished">进行过战斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <location filename="../desktop/sanam/ui/table/seat/offers.py" />
            <source>a card</source>
            <translation>一张卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a card without a passcode cannot be part of a {suffix} file</source>
            <translation>没有卡号的卡不能放进 {suffix} 文件</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>a completed battle</source>
            <translation>进行过战斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>a counter of 2000</source>
            <translation>反击 2000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>a draw</source>
            <translation>平局</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>a draw, {a}–{b}</source>
            <translation>平局，{a}–{b}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>a face-down monster</source>
            <translation>一只里侧怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a folder or file with this name already exists</source>
            <translation>已有同名的文件夹或文件</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>a heading</source>
            <translation>标题</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>a hidden card</source>
            <translation>一张未公开的卡</translation>
        </message>
        <message>
            <source>a newer version of the program wrote this catalogue (version {found}, known {known})</source>
            <translation type="vanished">这个卡片库由较新的程序写成（版本 {found}，已知 {known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>a printed “?”</source>
            <translation>印着“?”</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>a single duel</source>
            <translation>单场决斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>a single game</source>
            <translation>单场比赛</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>a text keeps the loser from being destroyed</source>
            <translation>有效果使战败的 Seal 不被破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>a trait and a Level</source>
            <translation>特征与等级</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>a tribe and its At</source>
            <translation>部族与其 At</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a {kind} card has no such field</source>
            <translation>{kind} 卡没有这个字段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>across</source>
            <extracomment>how a back is shifted: to the side</extracomment>
            <translation>横向</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>active</source>
            <extracomment>One Piece: state of a card that stands upright and may be used</extracomment>
            <translation>活跃</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>add %n card(s)</source>
            <translation>
                <numerusform>加入 %Ln 张卡片</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>add {card}</source>
            <extracomment>what Undo would take back: a card was added (lower case, follows “Undo:”)</extracomment>
            <translation>加入 {card}</translation>
        </message>
        <message>
            <source>add {n} cards</source>
            <translation type="vanished">加入 {n} 张卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>against {deck}: {result}</source>
            <translation>对 {deck}：{result}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all Spells</source>
            <translation>所有魔法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all Spells and Traps</source>
            <translation>所有魔法・陷阱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all Traps</source>
            <translation>所有陷阱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all cards</source>
            <translation>所有卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>all elements</source>
            <translation>所有属性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all monsters</source>
            <translation>所有怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>all targets</source>
            <translation>所有目标</translation>
        </message>
        <message>
            <source>all those there when powers are compared</source>
            <translation type="vanished">比较数值时在场的全部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>an attribute</source>
            <translation>属性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/notices.py" />
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>and {n} more</source>
            <translation>以及另外 {n} 个</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>another picture here is that of {card}, too; only the first was taken</source>
            <translation>这里还有另一张 {card} 的图片；只采用第一张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/many.py" />
            <source>any</source>
            <extracomment>a filter's value: it does not matter</extracomment>
            <translation>不限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>any</source>
            <comment>printing</comment>
            <translation>任何</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>any fast effect</source>
            <translation>任何快速效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>artwork of {card}</source>
            <translation>{card} 的卡图</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>as in the deck</source>
            <translation>依卡组顺序</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>as long as it stays</source>
            <translation>在场期间</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>as the Spell says</source>
            <translation>依魔法卡所写</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>at its declaration</source>
            <translation>宣言攻击时</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>at least {n}</source>
            <translation>至少 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>at most {n}</source>
            <translation>最多 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>at the comparison</source>
            <translation>比较数值时</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>banished cards</source>
            <translation>除外区</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>beside the Deck</source>
            <translation>卡组旁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>best of three</source>
            <translation>三战两胜</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>black</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>黑</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>blue</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>蓝</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>both are destroyed</source>
            <translation>双方被破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>bottom</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>bottom left</source>
            <translation>左下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>bottom right</source>
            <translation>右下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by ATK</source>
            <translation>依攻击力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>by At</source>
            <translation>依 At</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>by cost</source>
            <translation>依费用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by level</source>
            <translation>依等级</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by name</source>
            <translation>依卡名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>by power</source>
            <translation>依力量</translation>
        </message>
        <message>
            <source>came this turn</source>
            <translation type="vanished">本回合登场</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>can act</source>
            <translation>可以行动</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>card {n}</source>
            <extracomment>place in a file: the n-th card (lower case, within a sentence)</extracomment>
            <translation>卡片 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>cards drawn each turn: {n}</source>
            <translation>每回合抽牌：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards for which either is true</source>
            <translation>其中之一</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards for which this is not true</source>
            <translation>不符合的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>cards of both colours</source>
            <translation>两种颜色兼具的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>cards of several colours</source>
            <translation>多色的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards of which you own one or more</source>
            <translation>拥有至少一张的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards whose effect is applied by hand</source>
            <translation>需手动处理的卡</translation>
        </message>
        <message>
            <source>cards whose text is applied by hand</source>
            <translation type="vanished">需手动处理的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>cards with Interfere</source>
            <translation>有 Interfere 的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards with a text in this language</source>
            <translation>有此语言卡文的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards you do not own</source>
            <translation>没有拥有的卡片</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>change %n card(s)</source>
            <translation>
                <numerusform>更改 %Ln 张卡</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>change the card</source>
            <translation>更换卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>change the cover</source>
            <translation>更换封面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>change the list</source>
            <translation>其他禁限卡表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>change the rules</source>
            <translation>其他规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>changed</source>
            <extracomment>said of an option that is not as usual</extracomment>
            <translation>已变更</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>characters {n}</source>
            <extracomment>place in a text: which characters (lower case, within a sentence)</extracomment>
            <translation>字符 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>columns in the line: {found}; in the header: {expected}</source>
            <translation>这一行有 {found} 列，标题行有 {expected} 列</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>combined</source>
            <extracomment>Summoner Master: said of a Seal that is part of a Combination</extracomment>
            <translation>已合体</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>counter</source>
            <extracomment>a counter on a card, within a sentence (noun: a marker that is counted)</extracomment>
            <translation>指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>current phase</source>
            <translation>目前阶段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>d MMM yyyy</source>
            <comment>a date in a list</comment>
            <translation>yyyy年M月d日</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>dark</source>
            <extracomment>an Attribute or Element, within a line</extracomment>
            <translation>暗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>darkness</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>暗</translation>
        </message>
        <message>
            <source>decisions of {name}: {n}</source>
            <translation type="vanished">{name} 的决定：{n}</translation>
        </message>
        <message>
            <source>decks as they are, by agreement</source>
            <translation type="vanished">双方同意，卡组照旧</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>declaring an attack</source>
            <translation>宣言攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>destroyed</source>
            <comment>what becomes of a Seal that is attacked</comment>
            <translation>被破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>destroyed</source>
            <comment>what becomes of a monster that is attacked</comment>
            <translation>被破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>destroys the old one</source>
            <translation>破坏旧的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>detect the language</source>
            <translation>猜测语言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>divine</source>
            <extracomment>Yu-Gi-Oh!: an Attribute, within a line</extracomment>
            <translation>神</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>down</source>
            <extracomment>how a back is shifted: downwards</extracomment>
            <translation>纵向</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>drawn: {n}</source>
            <extracomment>how many matches ended in a draw</extracomment>
            <translation>平局：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>earth</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>effects negated</source>
            <translation>效果无效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>effects negated by {card}</source>
            <translation>效果因{card}而无效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>en</source>
            <comment>the code of this language: th, fa, zh_Hant or zh_Hans</comment>
            <translation>zh_Hans</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>enter</source>
            <extracomment>button: go into a phase (verb, lower case)</extracomment>
            <translation>进入</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>enter a search term</source>
            <translation>请输入搜索词</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>every element</source>
            <translation>全属性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>exactly the Level</source>
            <translation>等级正好相等</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>exactly {n}</source>
            <extracomment>how many cards a pile must have</extracomment>
            <translation>正好 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-down</source>
            <extracomment>how a card lies, within a sentence</extracomment>
            <translation>里侧</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-down Defense Position</source>
            <translation>里侧守备表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>face-up</source>
            <extracomment>how a card lies, within a sentence</extracomment>
            <translation>表侧</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-up Attack Position</source>
            <translation>表侧攻击表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-up Defense Position</source>
            <translation>表侧守备表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>field {n}</source>
            <extracomment>place in a file: which field (lower case, within a sentence)</extracomment>
            <translation>字段 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>fire</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>火</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>folders can be nested at most {limit} deep</source>
            <translation>文件夹最多 {limit} 层</translation>
        </message>
        <message>
            <source>folders may lie {limit} deep at most</source>
            <translation type="vanished">文件夹最多 {limit} 层</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>form {n}</source>
            <extracomment>Summoner Master: the n-th form of an attack or a card, within a line</extracomment>
            <translation>形态 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>from</source>
            <extracomment>before the least number of a range in a filter: from … to</extracomment>
            <translation>从</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/offers.py" />
            <source>from {cards}</source>
            <extracomment>an act that is possible from these cards</extracomment>
            <translation>使用 {cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>given to a card</source>
            <translation>附加于卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>green</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>绿</translation>
        </message>
        <message>
            <source>guess the language</source>
            <translation type="vanished">猜测语言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>hand</source>
            <extracomment>a player's hand of cards, within a sentence</extracomment>
            <translation>手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>hand, redrawn once</source>
            <translation>手卡，已重抽一次</translation>
        </message>
        <message>
            <source>has it</source>
            <translation type="vanished">有</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>heads</source>
            <extracomment>a side of the coin, within a sentence</extracomment>
            <translation>正面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/piles.py" />
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>hidden card</source>
            <translation>隐藏的卡</translation>
        </message>
        <message>
            <source>however they came</source>
            <translation type="vanished">不论以何种方式出场</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>ignored</source>
            <extracomment>what happens with a column of a table: it is not imported</extracomment>
            <translation>略过</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>illegal decks, by agreement</source>
            <translation>双方同意，卡组照旧</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>is</source>
            <extracomment>heading between two columns: this column of the table is that field of a card</extracomment>
            <translation>是</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it contains more than {limit} files</source>
            <translation>其中的文件超过 {limit} 个</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it contains no pictures</source>
            <translation>里面没有图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it ends too soon: expected {size}, found {left}</source>
            <translation>结束得太早：应有 {size}，只有 {left}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>just now</source>
            <translation>刚⁠刚</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>left</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>左</translation>
        </message>
        <message>
            <source>left out</source>
            <translation type="vanished">略过</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>light</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>光</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>line {n}</source>
            <extracomment>place in a file: which line (lower case, within a sentence)</extracomment>
            <translation>第 {n} 行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>long</source>
            <comment>edge of the paper</comment>
            <translation>长</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/rewinding.py" />
            <source>looks through the Deck</source>
            <translation>查看卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/statistics.py" />
            <source>most damage: {cards}</source>
            <translation>造成最多伤害：{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>move {card}</source>
            <extracomment>what Undo would take back: a card was moved (lower case, follows “Undo:”)</extracomment>
            <translation>移动 {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>name</source>
            <extracomment>a deck's name, within a sentence about a file</extracomment>
            <translation>名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain both words</source>
            <translation>含有这两个字词的卡名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain this exact phrase</source>
            <translation>含有完整字符串的卡名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain this, in any language and spelling</source>
            <translation>含有此字的卡名，不限语言与写法</translation>
        </message>
        <message>
            <source>names that hold both words</source>
            <translation type="vanished">含有这两个字词的卡名</translation>
        </message>
        <message>
            <source>names that hold the words as they stand</source>
            <translation type="vanished">含有完整字符串的卡名</translation>
        </message>
        <message>
            <source>names that hold this, in any language and spelling</source>
            <translation type="vanished">含有此字的卡名，不限语言与写法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>negated</source>
            <extracomment>said of a link of the chain that has no effect</extracomment>
            <translation>无效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>no</source>
            <extracomment>value of a field of a card, within a line</extracomment>
            <translation>否</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>no card</source>
            <translation>没有卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card code was found</source>
            <translation>找不到卡号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card has the code or name “{value}”</source>
            <translation>没有代码或名称为“{value}”的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card has this id, code or name</source>
            <translation>没有卡片使用这个编号、卡号或名称</translation>
        </message>
        <message>
            <source>no card of this code is known</source>
            <translation type="vanished">没有这个卡号的卡</translation>
        </message>
        <message>
            <source>no column is known for: {fields}</source>
            <translation type="vanished">找不到对应的列：{fields}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no column was found for: {fields}</source>
            <translation>找不到对应的列：{fields}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>no element</source>
            <translation>无属性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>no extension</source>
            <translation>没有扩展名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no known card has this code</source>
            <translation>没有这个卡号的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no line names a card</source>
            <translation>没有任何一行写着卡片</translation>
        </message>
        <message>
            <source>no list begins with “!”</source>
            <translation type="vanished">没有以“!”开头的列表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no row of “datas” has a matching row in “texts”</source>
            <translation>“datas”没有任何一行有对应的文字</translation>
        </message>
        <message>
            <source>no row of “datas” has its texts</source>
            <translation type="vanished">“datas”没有任何一行有对应的文字</translation>
        </message>
        <message>
            <source>no such file, and no starter deck of that name</source>
            <translation type="vanished">没有这个文件，也没有这个名称的起始卡组</translation>
        </message>
        <message>
            <source>no such file, and no starter deck of that name (there are: {known})</source>
            <translation type="vanished">没有这个文件，也没有这个名称的初始卡组（现有：{known}）</translation>
        </message>
        <message>
            <source>no suffix</source>
            <translation type="vanished">没有扩展名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>nobody loses</source>
            <translation>不分胜负</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>none</source>
            <extracomment>value of an option of an edition: there is none of it</extracomment>
            <translation>无上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>not finished</source>
            <translation>未结束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>not in this set</source>
            <translation>不在这一组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>not in this set, with [Trigger]</source>
            <translation>不在这一组，有【触发】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>not now</source>
            <translation>现在不行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>nothing</source>
            <extracomment>value of a field of a card: it is empty, within a line</extracomment>
            <translation>无</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>nothing happens</source>
            <translation>没有任何事发生</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>nothing is destroyed</source>
            <translation>都不被破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>numbers are compared</source>
            <translation>比较数字</translation>
        </message>
        <message>
            <source>one draw later</source>
            <translation type="vanished">再抽一张后</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>one for each player</source>
            <translation>双方各一张</translation>
        </message>
        <message>
            <source>one in all</source>
            <translation type="vanished">全场一张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>one in total</source>
            <translation>全场一张</translation>
        </message>
        <message>
            <source>one or the other</source>
            <translation type="vanished">其中之一</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>one target</source>
            <translation>单一目标</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>only what answers the Summon</source>
            <translation>仅限回应召唤者</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>opening hand: {n}</source>
            <translation>起始手牌：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>other</source>
            <extracomment>a group of cards that are none of those before</extracomment>
            <translation>没有</translation>
        </message>
        <message>
            <source>other list</source>
            <translation type="vanished">其他禁限卡表</translation>
        </message>
        <message>
            <source>other rules</source>
            <translation type="vanished">其他规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>paper</source>
            <extracomment>of rock-paper-scissors, within a sentence</extracomment>
            <translation>布</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>parentheses group conditions</source>
            <translation>括号可以组合</translation>
        </message>
        <message>
            <source>parentheses hold together</source>
            <translation type="vanished">括号可以组合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>part {n}</source>
            <extracomment>place in a file: which part (lower case, within a sentence)</extracomment>
            <translation>部分 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>placed in any way</source>
            <translation>不论以何种方式出场</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>plain</source>
            <comment>printing</comment>
            <translation>普通</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>played this turn</source>
            <translation>本回合登场</translation>
        </message>
        <message>
            <source>printed numbers that begin so</source>
            <translation type="vanished">以此开头的卡片编号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>printed numbers that start like this</source>
            <translation>以此开头的卡片编号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>printing of {card}</source>
            <translation>{card} 的印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>purple</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>紫</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>red</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>红</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>remove {card}</source>
            <extracomment>what Undo would take back: a card was removed (lower case, follows “Undo:”)</extracomment>
            <translation>取出 {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>resolves now</source>
            <translation>正在处理</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>rested</source>
            <extracomment>One Piece: state of a card that is turned sideways</extracomment>
            <translation>休息</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>restore a version</source>
            <translation>还原版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>right</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>右</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>rock</source>
            <extracomment>of rock-paper-scissors, within a sentence</extracomment>
            <translation>石头</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>row {n}</source>
            <extracomment>place in a table: which row (lower case, within a sentence)</extracomment>
            <translation>第 {n} 行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>rulings changed: {n}</source>
            <translation>变更的裁定：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>scissors</source>
            <extracomment>of rock-paper-scissors, within a sentence</extracomment>
            <translation>剪刀</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>scripted duel {script}</source>
            <translation>脚本决斗 {script}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>seed {seed}</source>
            <extracomment>the number that a foreign replay's chance begins with</extracomment>
            <translation>随机种子 {seed}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>set aside</source>
            <translation>放在一旁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>several colours</source>
            <translation>多色</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>several strikes</source>
            <translation>多次攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>short</source>
            <comment>edge of the paper</comment>
            <translation>短</translation>
        </message>
        <message>
            <source>something must follow “{field}”</source>
            <translation type="vanished">“{field}”后面必须有内容</translation>
        </message>
        <message>
            <source>something to look for must stand here</source>
            <translation type="vanished">这里必须有要搜索的内容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>table {n}</source>
            <extracomment>place in a file: which table of it (lower case, within a sentence)</extracomment>
            <translation>数据表 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>tails</source>
            <extracomment>a side of the coin, within a sentence</extracomment>
            <translation>反面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>take a list</source>
            <translation>采用清单</translation>
        </message>
        <message>
            <source>take out {card}</source>
            <translation type="vanished">取出 {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>texts that contain this</source>
            <translation>含有此字的卡文</translation>
        </message>
        <message>
            <source>texts that hold this</source>
            <translation type="vanished">含有此字的卡文</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>that card</source>
            <translation>该卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the archive contains paths outside its own folder</source>
            <translation>压缩文件企图写到自己的文件夹之外</translation>
        </message>
        <message>
            <source>the archive has {count} files, more than the {limit} that are read</source>
            <translation type="vanished">压缩文件有 {count} 个文件，超过可读取的 {limit} 个</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the archive has {count} files; the limit is {limit}</source>
            <translation>压缩文件有 {count} 个文件，超过可读取的 {limit} 个</translation>
        </message>
        <message>
            <source>the archive wants to write outside its folder</source>
            <translation type="vanished">压缩文件企图写到自己的文件夹之外</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>the attacker is destroyed</source>
            <translation>攻击方被破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>the attacker loses, but is not destroyed</source>
            <translation>攻击方败北，但不被破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>the attacking monster</source>
            <translation>攻击怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the card has no row in “texts”</source>
            <translation>这张卡在“texts”中没有数据</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the card is neither a Monster, a Spell nor a Trap (type {value})</source>
            <translation>这张卡不是怪兽、魔法或陷阱（类型 {value}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue cannot be opened: {error}</source>
            <translation>无法打开卡片库：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue cannot be written: {error}</source>
            <translation>无法写入卡片库：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue is damaged: {error} (“sanam repair” brings it back)</source>
            <translation>卡片目录已损坏：{error}（可用“sanam repair”恢复）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the column {columns} is computed and not stored</source>
            <translation>列 {columns} 是计算得出的，并未存储</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database could not be read within {limit} seconds</source>
            <translation>无法在 {limit} 秒内读完数据库</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database has no table “{table}”</source>
            <translation>数据库没有数据表“{table}”</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database is damaged: {error}</source>
            <translation>数据库损坏：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the deck has more than {limit} cards</source>
            <translation>卡组超过 {limit} 张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the entry is encrypted</source>
            <translation>这个项目已加密</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>the equipped monster</source>
            <translation>装备怪兽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the field is missing</source>
            <translation>缺少这个字段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file cannot be read: {error}</source>
            <translation>无法读取文件：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file declares a document type, which deck files never do</source>
            <translation>文件声明了文档类型，卡组不会有</translation>
        </message>
        <message>
            <source>the file declares a document type, which no deck does</source>
            <translation type="vanished">文件声明了文档类型，卡组不会有</translation>
        </message>
        <message>
            <source>the file has {size} bytes, more than the {limit} that are read</source>
            <translation type="vanished">文件有 {size} 字节，超过可读取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is missing, is there twice, or is not what it was when the backup was made</source>
            <translation>文件缺失、重复，或与制作备份时不同</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is not UTF-8 text</source>
            <translation>这不是 UTF-8 文本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is not plain text: it contains the control character U+{char:04X}</source>
            <translation>这不是文本：含有控制字符 U+{char:04X}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is {size} bytes long; the limit is {limit}</source>
            <translation>文件有 {size} 字节，超过可读取的 {limit}</translation>
        </message>
        <message>
            <source>the format {found} is not known (known: {known})</source>
            <translation type="vanished">不认得格式 {found}（已知：{known}）</translation>
        </message>
        <message>
            <source>the game “{value}” is not known</source>
            <translation type="vanished">不认得游戏“{value}”</translation>
        </message>
        <message>
            <source>the kind of file is not known: {suffix}</source>
            <translation type="vanished">不认得这种文件：{suffix}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the length of the part in bytes, {length}, is not a multiple of 4</source>
            <translation>这个部分有 {length} 字节，不是 4 的倍数</translation>
        </message>
        <message>
            <source>the line has {found} columns, but the header has {expected}</source>
            <translation type="vanished">这一行有 {found} 列，标题行有 {expected} 列</translation>
        </message>
        <message>
            <source>the line has {found} columns, the header {expected}</source>
            <translation type="vanished">这一行有 {found} 列，标题行有 {expected} 列</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line is longer than the limit of {limit} characters</source>
            <translation>这一行超过 {limit} 个字符的上限</translation>
        </message>
        <message>
            <source>the line must be a card and a number of copies</source>
            <translation type="vanished">该行必须是卡片和张数</translation>
        </message>
        <message>
            <source>the line must be a card code and a number of copies</source>
            <translation type="vanished">这一行必须有卡号与张数</translation>
        </message>
        <message>
            <source>the line must be a kind, a number and a name</source>
            <translation type="vanished">这一行必须有种类、数字与名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a card and a number of copies</source>
            <translation>该行必须是卡片和张数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a card code and a number of copies</source>
            <translation>这一行必须有卡号与张数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a kind, a number and a name</source>
            <translation>这一行必须有种类、数字与名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link does not begin with ydke://</source>
            <translation>链接不是以 ydke:// 开头</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link holds no deck: {error}</source>
            <translation>链接中没有卡组：{error}</translation>
        </message>
        <message>
            <source>the link leads to a page that is not read; copy the list that the page shows, or its deck file</source>
            <translation type="vanished">此链接指向不会读取的网页；请复制网页上的清单或其卡组文件</translation>
        </message>
        <message>
            <source>the link must have three parts, each closed by “!”</source>
            <translation type="vanished">链接必须有三个部分，各以“!”结尾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link must have three parts, each ending in “!”</source>
            <translation>链接必须有三个部分，各以“!”结尾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the list has more than {limit} lines</source>
            <translation>清单超过 {limit} 行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the manifest of the backup cannot be read: {error}</source>
            <translation>无法读取备份的内容清单：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>the new deck</source>
            <translation>新卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the number of copies {value} is not between -1 and 3</source>
            <translation>张数 {value} 不在 -1 与 3 之间</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the number of copies {value} is not between 0 and {most}</source>
            <translation>张数 {value} 不在 0 到 {most} 之间</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>the one triggered first</source>
            <translation>先达成条件的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>the one triggered last</source>
            <translation>最后达成条件的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>the opening hand</source>
            <translation>起手卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>the opening hand {chance}</source>
            <translation>起手牌 {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the parenthesis is not closed</source>
            <translation>括号没有关闭</translation>
        </message>
        <message>
            <source>the part has {length} bytes, which is not a multiple of 4</source>
            <translation type="vanished">这个部分有 {length} 字节，不是 4 的倍数</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the part is not base64: {error}</source>
            <translation>这个部分不是 base64：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>the phase ends all the same</source>
            <translation>阶段照样结束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>the phase goes on</source>
            <translation>阶段继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the picture cannot be read: {error}</source>
            <translation>无法读取图片：{error}</translation>
        </message>
        <message>
            <source>the picture has {width} × {height} pixels, more than are read</source>
            <translation type="vanished">图片有 {width} × {height} 像素，超过可读取的范围</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the picture is too large: {width} × {height} pixels</source>
            <translation>图片有 {width} × {height} 像素，超过可读取的范围</translation>
        </message>
        <message>
            <source>the pile “{value}” is not known</source>
            <translation type="vanished">不认得牌堆“{value}”</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the query is too long</source>
            <translation>搜索条件太长</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the quotation mark is not closed</source>
            <translation>引号没有关闭</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the record is longer than the limit of {limit} characters</source>
            <translation>这条记录超过 {limit} 个字符的上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the replay cannot be unpacked: {error}</source>
            <translation>无法解压缩此回放：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the table has no column {columns}</source>
            <translation>数据表缺少列 {columns}</translation>
        </message>
        <message>
            <source>the table has {count} rows, more than the {limit} that are read</source>
            <translation type="vanished">数据表有 {count} 行，超过可读取的 {limit} 行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the table has {count} rows; the limit is {limit}</source>
            <translation>数据表有 {count} 行，超过可读取的 {limit} 行</translation>
        </message>
        <message>
            <source>the table lacks the column {columns}</source>
            <translation type="vanished">数据表缺少列 {columns}</translation>
        </message>
        <message>
            <source>the text has {length} characters, more than the {limit} that are read</source>
            <translation type="vanished">文本有 {length} 个字符，超过可读取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text has {length} characters; the limit is {limit}</source>
            <translation>文本有 {length} 个字符，超过可读取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text is not understood at “{quote}”: {why}</source>
            <translation>看不懂“{quote}”处的文本：{why}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text is not valid UTF-8</source>
            <translation>文本不是有效的 UTF-8</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the texts are longer than the limit of {limit} bytes</source>
            <translation>文本总长超过 {limit} 字节的上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value must be {expected}, not {found}</source>
            <translation>值必须是 {expected}，不是 {found}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value must not be empty</source>
            <translation>值不可为空</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value {value} is not between {low} and {high}</source>
            <translation>值 {value} 不在 {low} 与 {high} 之间</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value {value} is used by an earlier card</source>
            <translation>值 {value} 已被前面的卡使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are more than {limit} entries</source>
            <translation>超过 {limit} 条</translation>
        </message>
        <message>
            <source>there are no pictures in it</source>
            <translation type="vanished">里面没有图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are too many lines, lists or dotted keys up to here</source>
            <translation>到此为止的行、列表或带点的键过多</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are {count}; the limit is {limit}</source>
            <translation>共有 {count} 个；上限为 {limit}</translation>
        </message>
        <message>
            <source>there is a folder or file of that name already</source>
            <translation type="vanished">已有同名的文件夹或文件</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>there is no field “{field}”</source>
            <translation>没有“{field}”这个字段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no header line</source>
            <translation>没有标题行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no list: none of the lines starts with “!”</source>
            <translation>没有以“!”开头的列表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>there is no opening parenthesis for this one</source>
            <translation>这个括号没有对应的开头</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no such field</source>
            <translation>没有这个字段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no such file, and no starter deck with this name (starter decks: {known})</source>
            <translation>没有这个文件，也没有这个名称的初始卡组（现有：{known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>this Subturn</source>
            <translation>这个 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this backup was made by a newer version of the program (format {found}; this program knows up to {known})</source>
            <translation>此备份由较新版本的程序制作（格式 {found}；本程序支持到 {known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>this battle</source>
            <translation>这场战斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>this card</source>
            <translation>这张卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>this card has it</source>
            <translation>有</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this catalogue was written by a newer version of the program (version {found}; this program knows up to {known})</source>
            <translation>这个卡片库由较新的程序写成（版本 {found}，已知 {known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this database is not a card catalogue made by this program</source>
            <translation>这个数据库不是本程序的卡片库</translation>
        </message>
        <message>
            <source>this database is not a card catalogue of this program</source>
            <translation type="vanished">这个数据库不是本程序的卡片库</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this file was written for a newer version of the program (format {found}; this program knows up to {known})</source>
            <translation>这个文件是为较新的程序写成的（格式 {found}，已知至 {known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is a catalogue made by this program, not a file of cards</source>
            <translation>这是本程序的卡片库，不是卡片文件</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is a folder or a device, not a file</source>
            <translation>这不是文件，而是文件夹或设备</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is no backup made by this program: it has no manifest</source>
            <translation>这不是本程序的备份：没有内容清单</translation>
        </message>
        <message>
            <source>this is no list of cards in a known shape</source>
            <translation type="vanished">这不是已知格式的卡片清单</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is no list of cards: only {found} of {lines} lines name one</source>
            <translation>这不是卡片清单：{lines} 行中只有 {found} 行写有卡片</translation>
        </message>
        <message>
            <source>this is not UTF-8 text</source>
            <translation type="vanished">这不是 UTF-8 文本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a Cockatrice deck but “{value}”</source>
            <translation>这不是 Cockatrice 的卡组，而是“{value}”</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a JPEG, PNG, WebP, GIF or BMP picture</source>
            <translation>这不是 JPEG、PNG、WebP、GIF 或 BMP 图片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a card list in a known format</source>
            <translation>这不是已知格式的卡片清单</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a deck code: {error}</source>
            <translation>这不是卡组代码：{error}</translation>
        </message>
        <message>
            <source>this is not a deck of Cockatrice but “{value}”</source>
            <translation type="vanished">这不是 Cockatrice 的卡组，而是“{value}”</translation>
        </message>
        <message>
            <source>this is not a file but a folder or a device</source>
            <translation type="vanished">这不是文件，而是文件夹或设备</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a readable zip archive: {error}</source>
            <translation>这不是可读取的 zip 压缩文件：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a replay of YGOPro or EDOPro</source>
            <translation>这不是 YGOPro 或 EDOPro 的回放</translation>
        </message>
        <message>
            <source>this is not a table of columns: {error}</source>
            <translation type="vanished">这不是分列的表格：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a valid table: {error}</source>
            <translation>这不是分列的表格：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not an SQLite database</source>
            <translation>这不是 SQLite 数据库</translation>
        </message>
        <message>
            <source>this is not text: it contains the control character U+{char:04X}</source>
            <translation type="vanished">这不是文本：含有控制字符 U+{char:04X}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid JSON: {error}</source>
            <translation>这不是有效的 JSON：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid TOML: {error}</source>
            <translation>这不是有效的 TOML：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid XML: {error}</source>
            <translation>这不是有效的 XML：{error}</translation>
        </message>
        <message>
            <source>this parenthesis closes nothing</source>
            <translation type="vanished">这个括号没有对应的开头</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>this turn</source>
            <translation>这个回合</translation>
        </message>
        <message>
            <source>those there when it was declared</source>
            <translation type="vanished">宣言攻击时在场的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>to</source>
            <extracomment>before the greatest number of a range in a filter: from … to</extracomment>
            <translation>到</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>top</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>top left</source>
            <translation>左上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>top right</source>
            <translation>右上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>turn</source>
            <extracomment>value of an option of an edition: until the turn ends</extracomment>
            <translation>回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>turn player</source>
            <translation>回合玩家</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>under a Main Seal</source>
            <translation>主 Seal 之下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown file type: {suffix}</source>
            <translation>不认得这种文件：{suffix}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown format {found} (known: {known})</source>
            <translation>不认得格式 {found}（已知：{known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown game “{value}”</source>
            <translation>不认得游戏“{value}”</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown pile “{value}”</source>
            <translation>不认得牌堆“{value}”</translation>
        </message>
        <message>
            <source>unpacked the archive has {size} bytes, more than the {limit} that are read</source>
            <translation type="vanished">压缩文件解开后有 {size} 字节，超过可读取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unpacked, the archive is {size} bytes long; the limit is {limit}</source>
            <translation>压缩文件解开后有 {size} 字节，超过可读取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unpacked, the replay is {size} bytes long; the limit is {limit}</source>
            <translation>解压缩后，回放有 {size} 字节；上限为 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>up to {cards}</source>
            <translation>最多{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>up to {n} cards</source>
            <translation>最多 {n} 张卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>water</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>水</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>web pages are never read; copy the list that the page shows, or its deck file</source>
            <translation>不会读取网页；请复制网页上的清单或其卡组文件</translation>
        </message>
        <message>
            <source>what is not so</source>
            <translation type="vanished">不符合的</translation>
        </message>
        <message>
            <source>what was met first</source>
            <translation type="vanished">先达成条件的</translation>
        </message>
        <message>
            <source>what was met last</source>
            <translation type="vanished">最后达成条件的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>wind</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>风</translation>
        </message>
        <message>
            <source>without</source>
            <translation type="vanished">没有</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>words, separated by commas</source>
            <translation>字词，以逗号分隔</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>yellow</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>黄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>yes</source>
            <extracomment>value of a field of a card, within a line</extracomment>
            <translation>是</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>your own old one is sent first</source>
            <translation>先送走自己旧的</translation>
        </message>
        <message>
            <source>{act}: {card}</source>
            <translation type="vanished">{act}：{card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{act}: {what}</source>
            <extracomment>a button: what kind of effect is used, and what it does</extracomment>
            <translation>{act}：{what}</translation>
        </message>
        <message>
            <source>{added} new, {changed} changed, {same} as before.</source>
            <translation type="vanished">新增 {added}，变更 {changed}，不变 {same}。</translation>
        </message>
        <message>
            <source>{added} new, {changed} changed, {same} as before; {by_hand} are played by hand.</source>
            <translation type="vanished">新增 {added}，变更 {changed}，不变 {same}；{by_hand} 张需手动处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged.</source>
            <translation>新增 {added}，变更 {changed}，不变 {same}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged; {by_hand} played by hand.</source>
            <translation>新增 {added}，变更 {changed}，不变 {same}；{by_hand} 张需手动处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged; {unread} texts are being read now.</source>
            <translation>新增 {added}，变更 {changed}，不变 {same}；正在读取 {unread} 张的文字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{amount} damage</source>
            <extracomment>one part of what an attack comes to: how many cards of Life are lost</extracomment>
            <translation>{amount} 点伤害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{amount} damage to you</source>
            <translation>你受到 {amount} 点伤害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>{answer}: {reason}</source>
            <extracomment>what the computer would do, and why</extracomment>
            <translation>{answer}：{reason}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks the hand of {who} ({strike}/{strikes}).</source>
            <translation>{attacker} 攻击 {who} 的手牌（{strike}/{strikes}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks the hand of {who}.</source>
            <translation>{attacker} 攻击 {who} 的手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks {card} ({strike}/{strikes}).</source>
            <translation>{attacker} 攻击 {card}（{strike}/{strikes}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks {card}.</source>
            <translation>{attacker} 攻击 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{attack} against DEF {against}</source>
            <translation>{attack} 对守备力 {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{attack} against {against}</source>
            <extracomment>the powers of both sides of an attack, as numbers</extracomment>
            <translation>{attack} 对 {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{capacity} per page</source>
            <translation>每页 {capacity} 张</translation>
        </message>
        <message>
            <source>{capacity} per page · {cards} cards · {pages} pages</source>
            <translation type="vanished">每页 {capacity} 张 · {cards} 张卡 · {pages} 页</translation>
        </message>
        <message>
            <source>{capacity} per page · {cards} cards · {sheets} sheets, both sides</source>
            <translation type="vanished">每页 {capacity} 张 · {cards} 张卡 · {sheets} 张纸，双面</translation>
        </message>
        <message>
            <source>{capacity} to a page</source>
            <translation type="vanished">每页 {capacity} 张</translation>
        </message>
        <message>
            <source>{capacity} to a page · {cards} cards · {pages} pages</source>
            <translation type="vanished">每页 {capacity} 张 · {cards} 张卡 · {pages} 页</translation>
        </message>
        <message>
            <source>{capacity} to a page · {cards} cards · {sheets} sheets, both sides</source>
            <translation type="vanished">每页 {capacity} 张 · {cards} 张卡 · {sheets} 张纸，双面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} ({about})</source>
            <extracomment>cards within the short name of an effect, and what is said of them</extracomment>
            <translation>{cards}（{about}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>{cards} and {n} more</source>
            <translation>{cards} 以及另外 {n} 张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} and {others}</source>
            <extracomment>two sorts of cards within the short name of an effect</extracomment>
            <translation>{cards}和{others}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot attack</source>
            <translation>{cards}不能攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be destroyed</source>
            <translation>{cards}不会被破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be destroyed by battle</source>
            <translation>{cards}不会被战斗破坏</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be targeted</source>
            <translation>{cards}不能成为对象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} from the {places}</source>
            <translation>{places}的{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} is unaffected by other cards</source>
            <translation>{cards}不受其他卡影响</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack again</source>
            <translation>{cards}可再次攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack directly</source>
            <translation>{cards}可以直接攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack twice</source>
            <translation>{cards}可攻击2次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} of the opponent</source>
            <translation>对手的{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} or more</source>
            <translation>{cards}以上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>{cards}: not in the catalogue. Import them, or remove them from the deck.</source>
            <translation>{cards}：不在卡片库中。请导入，或从卡组取出。</translation>
        </message>
        <message>
            <source>{cards}: not in the catalogue. Import them, or take them out of the deck.</source>
            <translation type="vanished">{cards}：不在卡片库中。请导入，或从卡组取出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} (Leader)</source>
            <extracomment>a card that is a player's Leader</extracomment>
            <translation>{card}（领袖）</translation>
        </message>
        <message>
            <source>{card} ({attack}) battles {target} (DEF {against}).</source>
            <translation type="vanished">{card}（{attack}）与 {target}（守备 {against}）战斗。</translation>
        </message>
        <message>
            <source>{card} ({attack}) battles {target} ({against}).</source>
            <translation type="vanished">{card}（{attack}）与 {target}（{against}）战斗。</translation>
        </message>
        <message>
            <source>{card} ({attack}) does not get the better of {target} ({against}).</source>
            <translation type="vanished">{card}（{attack}）未能战胜{target}（{against}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} ({attack}) hits directly.</source>
            <translation>{card}（{attack}）直接击中。</translation>
        </message>
        <message>
            <source>{card} ({attack}) wins the battle against {target} ({against}).</source>
            <translation type="vanished">{card}（{attack}）在与{target}（{against}）的战斗中获胜。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} acts. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>{card} 行动。{who}：以 Interfere 卡或 Skill 插入，或让它继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} aims at {other}.</source>
            <translation>{card} 以 {other} 为目标。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} aims at {targets}.</source>
            <translation>{card} 以 {targets} 为目标。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} and {target} are equally strong: {powers}.</source>
            <translation>{card} 与 {target} 势均力敌：{powers}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} and {target} destroy each other: {powers}.</source>
            <translation>{card} 和 {target} 同归于尽：{powers}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all.</source>
            <translation>{card} 进行全体攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all: nobody loses.</source>
            <translation>{card} 进行全体攻击：没有 Seal 败北。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all: {targets} lose.</source>
            <translation>{card} 进行全体攻击：{targets} 败北。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} attacks directly.</source>
            <translation>{card} 直接攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} attacks directly. {who}: respond, or let the attack go on.</source>
            <translation>{card} 直接攻击。{who}：对应，或让攻击继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} attacks {target}.</source>
            <translation>{card} 攻击 {target}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} attacks {target}. {who}: respond, or let the attack go on.</source>
            <translation>{card} 攻击 {target}。{who}：对应，或让攻击继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} attacks. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>{card} 攻击。{who}：以 Interfere 卡或 Skill 插入，或让它继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} battles {target}.</source>
            <translation>{card} 与 {target} 战斗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} beats {target}: {powers}.</source>
            <translation>{card} 战胜 {target}：{powers}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} becomes an Xyz Material.</source>
            <translation>{card} 成为超量素材。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} blocks.</source>
            <extracomment>line of the log: a card takes an attack upon itself</extracomment>
            <translation>{card} 阻挡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} breaks its Combination.</source>
            <translation>{card} 解除合体。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} cannot attack.</source>
            <translation>{card}无法攻击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} cannot be K.O.'d.</source>
            <translation>{card}不会被KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} combines with {targets}.</source>
            <translation>{card} 与 {targets} 合体。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} comes into the Arena.</source>
            <translation>{card} 来到场上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} comes to the field.</source>
            <translation>{card}登场。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} does not get past {target}: {powers}.</source>
            <translation>{card} 未能突破 {target}：{powers}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}.</source>
            <translation>{card} 与 {target} 战斗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}: nobody loses.</source>
            <translation>{card} 与 {target} 战斗：不分胜负。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}: {powers}.</source>
            <translation>{card} 与 {target} 战斗：{powers}。</translation>
        </message>
        <message>
            <source>{card} fights {target}: {powers}. Nobody loses.</source>
            <translation type="vanished">{card} 与 {target} 战斗：{powers}。不分胜负。</translation>
        </message>
        <message>
            <source>{card} fights {target}: {powers}. {card} loses, but is not destroyed.</source>
            <translation type="vanished">{card} 与 {target} 战斗：{powers}。{card} 败北，但不被破坏。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} gains +{amount} power during this battle.</source>
            <translation>{card} 在这场战斗中力量 +{amount}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} gains +{amount} power.</source>
            <translation>{card} 力量 +{amount}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} gains [Double Attack] while a DON!! is attached to it: it deals two damage. Attach one, and attack {other}.</source>
            <translation>附加 DON!! 时 {card} 获得【双重攻击】：造成 2 点伤害。附加一张，攻击 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} gains {keyword}.</source>
            <translation>{card}获得{keyword}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} gets a counter.</source>
            <translation>{card} 得到一个指示物。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} gets the Curse {curse}.</source>
            <translation>{card} 受到诅咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} gets {n} counters.</source>
            <translation>{card} 得到 {n} 个指示物。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} goes into the At Line.</source>
            <translation>{card} 进入 At Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} goes into the Df Line.</source>
            <translation>{card} 进入 Df Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} goes to the Graveyard.</source>
            <translation>{card} 送去墓地。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the Life cards.</source>
            <translation>{card} 放到生命区。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} goes to the Trash.</source>
            <translation>{card} 放到废弃区。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the bottom of the deck.</source>
            <translation>{card} 放到卡组底部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the hand.</source>
            <translation>{card} 加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the top of the deck.</source>
            <translation>{card} 放到卡组顶部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has Progressed.</source>
            <translation>{card} 完成 Progress。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} has [Activate: Main]. Rest it: {other} gains 1000 power in this turn.</source>
            <translation>{card} 有【启动主要】。使它休息：{other} 在这个回合力量 +1000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>{card} has a picture already.</source>
            <translation>{card} 已经有图片了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>{card} has a picture.</source>
            <translation>{card} 已有图片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} has attacked and is rested. K.O. it: attack it with {other}, 7000 against 5000.</source>
            <translation>{card} 攻击过，是休息状态。把它 KO：用 {other} 攻击它，7000 对 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} has been Summoned. {who}: respond, or let it stand.</source>
            <translation>{card} 被召唤。{who}：对应，或不作对应。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has grown.</source>
            <translation>{card} 完成 Growth。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} has no effect.</source>
            <translation>{card}没有效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has performed Regeneration.</source>
            <translation>{card} 完成 Regeneration。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} is Chain Link {link}. {who}: chain to it, or let it resolve.</source>
            <translation>{card} 是连锁 {link}。{who}：连锁发动，或让它处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is K.O.'d.</source>
            <translation>{card} 被 KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is Tributed.</source>
            <translation>{card} 被解放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>{card} is a Blocker: it rested and took the attack in place of its Leader. It was K.O.'d, but no Life was lost.</source>
            <translation>{card} 是阻挡者：它休息并代替领袖承受攻击。它被 KO，但没有失去生命。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} is a Quick-Play Spell: in your own turn you can chain it from your hand. Respond with it; it gives {other} 700 ATK.</source>
            <translation>{card} 是速攻魔法：在自己的回合可以从手牌连锁。用它对应；它让 {other} 攻击力上升 700。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} is a Stage. It stays beside your Leader and helps in every turn. Play it for your one DON!!.</source>
            <translation>{card} 是场地。它留在领袖旁边，每回合都有帮助。用你的一张 DON!! 打出它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} is a Tuner. A Tuner and other monsters whose Levels add up to that of a Synchro Monster can become it: 3 and 4 make 7. Choose the Summon of {other}, with {card} and {third}, and Attack Position.</source>
            <translation>{card} 是调谐器。调谐器和其他怪兽的等级合计等于同调怪兽时，可以变成它：3 加 4 等于 7。选择召唤 {other}，用 {card} 和 {third}，攻击表示。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} is an Event with [Main]: you play it in your own turn, it does what it says, and goes to the trash. Play it for two DON!! and K.O. {other}.</source>
            <translation>{card} 是有【主要】的事件：在自己的回合使用，执行它所写的，然后放到废弃区。用 2 张 DON!! 使用它，把 {other} KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is banished.</source>
            <translation>{card} 被除外。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} is being cast. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>正在施放 {card}。{who}：以 Interfere 卡或 Skill 插入，或让它继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is cast successfully.</source>
            <translation>{card} 施放成功。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is combined.</source>
            <translation>{card} 合体完成。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is destroyed.</source>
            <translation>{card} 被破坏。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is detached.</source>
            <translation>{card} 被取除。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is equipped to {host}.</source>
            <translation>{card} 装备给 {host}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is hit in the hand of {who}.</source>
            <translation>{who} 手牌中的 {card} 被击中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is rested.</source>
            <translation>{card}转为休息状态。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{card} is revealed.</source>
            <translation>公开 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>{card} is safest like this</source>
            <translation>这样 {card} 最安全</translation>
        </message>
        <message>
            <source>{card} is saved among your own cards.</source>
            <translation type="vanished">{card} 已存入自制卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is separated from {targets}.</source>
            <translation>{card} 与 {targets} 分离。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is set active.</source>
            <translation>{card}转为活跃状态。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} loses to {target}: {powers}.</source>
            <translation>{card} 败给 {target}：{powers}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} loses {keyword}.</source>
            <translation>{card}失去{keyword}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} moves to another area.</source>
            <translation>{card}移动到其他区域。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} performs Growth with {targets}.</source>
            <translation>{card} 以 {targets} 进行 Growth。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} performs Regeneration with {targets}.</source>
            <translation>{card} 以 {targets} 进行 Regeneration。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} resolves.</source>
            <extracomment>line of the log: a link of the chain takes effect</extracomment>
            <translation>处理 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} returns to the hand.</source>
            <translation>{card} 返回手卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} returns: {place}.</source>
            <translation>{card} 返回：{place}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>{card} should fight, too, but from the Df Line it cannot attack. Once per Subturn each Seal may change its Line, for nothing, and it stays Active. Click {card}, choose the change of Line, and put it into the At Line.</source>
            <translation>{card} 也该上场，但在 Df Line 不能攻击。每张 Seal 每个 Subturn 可免费更换一次 Line，并保持可行动。点击 {card}，选择更换 Line，放到 At Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} stays: an effect prevents it.</source>
            <translation>{card}留在场上：效果阻止了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} stays: something else was done instead.</source>
            <translation>{card}留在场上：以其他行动代替。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>{card} was deleted.</source>
            <translation>已删除 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} was negated and destroyed. What was paid for it is not given back: your opponent has 3500 Life Points.</source>
            <translation>{card} 被无效并破坏。支付的代价不会退还：对手有 3500 基本分。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} was played for nothing. So damage can help whoever takes it. One DON!! of yours is still active: keep it, you will need it. End your turn.</source>
            <translation>{card} 不需费用就登场了。所以受到伤害也可能有利。你还有一张活动状态的 DON!!：留著，之后会用到。结束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>{card} was saved to your own cards.</source>
            <translation>{card} 已存入自制卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} will not become active.</source>
            <translation>{card}不会转为活跃状态。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card}: cost {amount}.</source>
            <translation>{card}：费用{amount}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card}: power {amount}.</source>
            <translation>{card}：力量{amount}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/piles.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <location filename="../desktop/sanam/ui/table/seat/handing_over.py" />
            <location filename="../desktop/sanam/ui/table/seat/offers.py" />
            <source>{card}: {act}</source>
            <extracomment>a card and what it can do now</extracomment>
            <translation>{card}：{act}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>{card}: {left} of {copies} left</source>
            <translation>{card}：{copies} 张中还剩 {left} 张</translation>
        </message>
        <message>
            <source>{card}: {n} in {size} cards</source>
            <translation type="vanished">{card}：{size} 张中有 {n} 张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>{card}: {n} of {size}</source>
            <translation>{card}：{size} 张中有 {n} 张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card}: {stance}.</source>
            <translation>{card}：{stance}。</translation>
        </message>
        <message>
            <source>{card}; a rule speaks against it</source>
            <translation type="vanished">{card}；违反一条规则</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{card}; breaks a deck rule</source>
            <translation>{card}；违反一条规则</translation>
        </message>
        <message>
            <source>{count} cards are called “{value}”: give the code</source>
            <translation type="vanished">有 {count} 张卡片名为“{value}”：请写代码</translation>
        </message>
        <message>
            <source>{count} cards are more than {high}.</source>
            <translation type="vanished">{count} 张卡，超过 {high}。</translation>
        </message>
        <message>
            <source>{count} cards are not in the catalogue: {codes}.</source>
            <translation type="vanished">有 {count} 张卡不在卡片库中：{codes}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{count} cards have the name “{value}”: give the code instead</source>
            <translation>有 {count} 张卡片名为“{value}”：请写代码</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{count} cards have this name; name the picture after the id or code of one</source>
            <translation>有 {count} 张卡同名，请用其中一张的编号为图片命名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} cards is more than the limit of {high}.</source>
            <translation>{count} 张卡，超过 {high}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} cards per page is more than the limit of {high}.</source>
            <translation>每页 {count} 张，超过 {high}。</translation>
        </message>
        <message>
            <source>{count} cards so far</source>
            <translation type="vanished">目前 {count} 张卡</translation>
        </message>
        <message>
            <source>{count} cards to a page are more than {high}.</source>
            <translation type="vanished">每页 {count} 张，超过 {high}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{count} copies of {name} across all piles; the maximum is {limit}.</source>
            <translation>{name} 在所有牌堆中共 {count} 张；最多 {limit} 张。</translation>
        </message>
        <message>
            <source>{count} copies of {name} in all piles together; the most is {limit}.</source>
            <translation type="vanished">{name} 在所有牌堆中共 {count} 张；最多 {limit} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{count} copies of {name} in the deck; the maximum is {limit}.</source>
            <translation>{name} 在卡组中有 {count} 张；最多 {limit} 张。</translation>
        </message>
        <message>
            <source>{count} copies of {name} in the deck; the most is {limit}.</source>
            <translation type="vanished">{name} 在卡组中有 {count} 张；最多 {limit} 张。</translation>
        </message>
        <message>
            <source>{count} pages are more than {high}.</source>
            <translation type="vanished">{count} 页，超过 {high}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} pages is more than the limit of {high}.</source>
            <translation>{count} 页，超过 {high}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{curse} (Turns)</source>
            <extracomment>Summoner Master: a Curse that is counted in turns</extracomment>
            <translation>{curse}（回合）</translation>
        </message>
        <message>
            <source>{deck}  ({game}, {note})</source>
            <translation type="vanished">{deck}（{game}，{note}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/sources.py" />
            <source>{deck} (as it is open)</source>
            <translation>{deck}（打开中的样子）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>{deck} (copy)</source>
            <extracomment>the name of a duplicated deck</extracomment>
            <translation>{deck}（副本）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>{deck} against {strength}: {won} won, {lost} lost.</source>
            <translation>{deck} 对 {strength}：胜 {won}，负 {lost}。</translation>
        </message>
        <message>
            <source>{deck} has changes that are not saved.</source>
            <translation type="vanished">{deck} 有尚未保存的变更。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>{deck} has unsaved changes.</source>
            <translation>{deck} 有尚未保存的变更。</translation>
        </message>
        <message>
            <source>{deck} is among your decks.</source>
            <translation type="vanished">{deck} 已加入你的卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{deck} was added to your decks.</source>
            <translation>{deck} 已加入你的卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>{deck}: missing cards</source>
            <translation>{deck}：缺少的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>{done} of {total}</source>
            <extracomment>progress of a task</extracomment>
            <translation>{done} / {total}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{edition} · duel {n}</source>
            <translation>{edition} · 第 {n} 场</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{edition} · game {n}</source>
            <translation>{edition} · 第 {n} 场</translation>
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
            <translation>{fault}另外还有 {n} 项。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{field} cannot be “{value}”.</source>
            <translation>{field}不能是“{value}”。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{field} must lie between {low} and {high}.</source>
            <translation>{field}必须在 {low} 与 {high} 之间。</translation>
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
            <translation>已导入 {file}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: %n card(s) imported.</source>
            <translation>
                <numerusform>{file}：已导入 %Ln 张卡。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: how many you own of %n card(s).</source>
            <translation>
                <numerusform>{file}：%Ln 种卡片的拥有张数。</numerusform>
            </translation>
        </message>
        <message>
            <source>{file}: how many you own of {n} cards.</source>
            <translation type="vanished">{file}：{n} 种卡片的拥有张数。</translation>
        </message>
        <message>
            <source>{file}: {n} cards imported.</source>
            <translation type="vanished">{file}：已导入 {n} 张卡。</translation>
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
            <translation>{first} 对 {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{first} against {second}.</source>
            <translation>{first}对{second}。</translation>
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
            <translation>{key} {mine}：{theirs}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{key} {mine} against {other} {theirs}</source>
            <extracomment>two values compared in a fight; {key} and {other} are At, Df or Sp</extracomment>
            <translation>{key} {mine} 对 {other} {theirs}</translation>
        </message>
        <message>
            <source>{kind}: {added} added, {changed} changed, {same} as before, {refused} left out</source>
            <translation type="vanished">{kind}：新增 {added}，变更 {changed}，不变 {same}，略过 {refused}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>{kind}: {added} added, {changed} changed, {same} unchanged, {refused} skipped</source>
            <translation>{kind}：新增 {added}，变更 {changed}，不变 {same}，略过 {refused}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>{kind}: {words}</source>
            <translation>{kind}：{words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>{language} · generated</source>
            <translation>{language} · 自动生成</translation>
        </message>
        <message>
            <source>{language}: no font here has its letters. On Debian and Ubuntu install {package}.</source>
            <translation type="vanished">{language}：这里没有含这些文字的字体。在 Debian 与 Ubuntu 请安装 {package}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>{language}: no installed font has its letters. On Debian and Ubuntu, install {package}.</source>
            <translation>{language}：这里没有含这些文字的字体。在 Debian 与 Ubuntu 请安装 {package}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>{least} to {most}</source>
            <extracomment>how many cards a pile may have</extracomment>
            <translation>{least} 至 {most}</translation>
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
            <translation>{lesson}（{n} 分钟）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>{lesson}, on from {n} of {all}</source>
            <translation>{lesson}，从 {n}/{all} 继续</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>{lesson}: {n} of {all}</source>
            <translation>{lesson}：{n}／{all}</translation>
        </message>
        <message>
            <source>{list} (not here)</source>
            <translation type="vanished">{list}（这里没有）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>{list} (not imported)</source>
            <translation>{list}（这里没有）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} gave up.</source>
            <translation>{loser} 认输。</translation>
        </message>
        <message>
            <source>{loser} had no Seal and brought none.</source>
            <translation type="vanished">{loser} 没有 Seal，也没有让 Seal 上场。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{loser} had no Seal and could not bring one.</source>
            <translation>{loser} 没有 Seal，也没有让 Seal 上场。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} had to draw and could not.</source>
            <translation>{loser} 必须抽卡却无卡可抽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} has no Life Points left.</source>
            <translation>{loser} 的基本分已归零。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{loser} has no card left to draw.</source>
            <translation>{loser} 没有卡可抽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{loser} has no cards left in the deck.</source>
            <translation>{loser} 的卡组没有牌了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{loser} took damage without Life.</source>
            <translation>{loser} 在没有生命时受到伤害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>{lp} Life Points</source>
            <translation>{lp} 基本分</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>{name} (unknown card)</source>
            <translation>{name}（未知的卡）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} ({kind}) belongs in the Extra Deck, not in the {pile}.</source>
            <translation>{name}（{kind}）应放入额外卡组，不是{pile}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} cannot be in the deck: the text of {by} forbids it.</source>
            <translation>{name} 不能放入卡组：{by} 的效果文本禁止。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} does not belong in the Extra Deck.</source>
            <translation>{name} 不能放入额外卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} does not belong in the {pile}.</source>
            <translation>{name} 不能放入{pile}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} has a colour that the Leader {leader} does not have: {colours}.</source>
            <translation>{name} 有领袖 {leader} 所没有的颜色：{colours}。</translation>
        </message>
        <message>
            <source>{name} has a colour that the Leader {leader} has not: {colours}.</source>
            <translation type="vanished">{name} 有领袖 {leader} 所没有的颜色：{colours}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Forbidden by the list “{list}”; the deck has {count}.</source>
            <translation>{name} 在“{list}”中是禁止卡；卡组中有 {count} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Limited by the list “{list}”: at most 1, the deck has {count}.</source>
            <translation>{name} 在“{list}”中是限制卡：最多 1 张，卡组中有 {count} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Semi-Limited by the list “{list}”: at most 2, the deck has {count}.</source>
            <translation>{name} 在“{list}”中是准限制卡：最多 2 张，卡组中有 {count} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is a Ritual Monster and belongs in the Main Deck.</source>
            <translation>{name} 是仪式怪兽，应放入主卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is a Token; Tokens are never part of a deck.</source>
            <translation>{name} 是衍生物；衍生物不属于卡组。</translation>
        </message>
        <message>
            <source>{name} is a Token; a Token is never part of a deck.</source>
            <translation type="vanished">{name} 是衍生物；衍生物不属于卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is banned and its Reflection card is not beside the Deck.</source>
            <translation>{name} 被禁止，而且它的 Reflection 卡不在卡组旁。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{name} is not to lose before this Subturn ends.</source>
            <translation>{name} 必须在这个 Subturn 结束前不落败。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{name} is not to lose before this turn ends.</source>
            <translation>{name} 必须在本回合结束前不落败。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{name} is to win before this Subturn ends.</source>
            <translation>{name} 必须在这个 Subturn 结束前获胜。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{name} is to win before this turn ends.</source>
            <translation>{name} 必须在本回合结束前获胜。</translation>
        </message>
        <message>
            <source>{name} may not be in the deck: the text of {by} forbids it.</source>
            <translation type="vanished">{name} 不能放入卡组：{by} 的效果文本禁止。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>{name} was moved to the trash.</source>
            <translation>{name} 已删除。</translation>
        </message>
        <message>
            <source>{name} was thrown away.</source>
            <translation type="vanished">{name} 已丢弃。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>{name} wins</source>
            <extracomment>how a match ended</extracomment>
            <translation>{name} 获胜</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{name} wins the duel</source>
            <translation>{name} 赢得决斗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{name} wins the game</source>
            <translation>{name} 赢得比赛</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>{name} wins the match</source>
            <translation>{name} 赢得对战</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>{name} wins {a}–{b}</source>
            <translation>{name} 以 {a}–{b} 获胜</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>{name}: Side Deck</source>
            <translation>{name}：副卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>{name}: from moment {fork}, length {n}</source>
            <translation>{name}：自第 {fork} 刻起，长度 {n}</translation>
        </message>
        <message>
            <source>{name}: the edition {edition} has no {kind} cards.</source>
            <translation type="vanished">{name}：规则版本“{edition}”没有{kind}卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name}: {edition} has no {kind} cards.</source>
            <translation>{name}：{edition}没有{kind}卡。</translation>
        </message>
        <message>
            <source>{name}: {life} Life Points, {hand} cards in hand</source>
            <translation type="vanished">{name}：基本分 {life}，手卡 {hand} 张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>{name}: {numbers}</source>
            <extracomment>a player or line, with numbers</extracomment>
            <translation>{name}：{numbers}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/decks/charts.py" />
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>{name}: {n}</source>
            <extracomment>a name and a number that belongs to it</extracomment>
            <translation>{name}：{n}</translation>
        </message>
        <message>
            <source>{name}: {n} moments, from moment {fork}</source>
            <translation type="vanished">{name}：{n} 个时刻，从时刻 {fork} 分出</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>{name}: {zone}</source>
            <extracomment>a card and the zone it lies in</extracomment>
            <translation>{name}：{zone}</translation>
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
            <translation type="vanished">Shrine 等级 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} Life Points</source>
            <translation>基本分 {n}</translation>
        </message>
        <message>
            <source>{n} Life cards</source>
            <translation type="vanished">{n} 张生命卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n} Mp</source>
            <extracomment>Summoner Master: an amount of magic points</extracomment>
            <translation>{n} Mp</translation>
        </message>
        <message>
            <source>{n} active DON!! cards</source>
            <translation type="vanished">{n} 张活跃的 DON!! 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>{n} cards</source>
            <extracomment>how many cards a pile or an effect has</extracomment>
            <translation>{n} 张卡</translation>
        </message>
        <message>
            <source>{n} cards are in {file}.</source>
            <translation type="vanished">{file} 中有 {n} 张卡。</translation>
        </message>
        <message>
            <source>{n} cards are not in the catalogue: import a database that has them.</source>
            <translation type="vanished">有 {n} 张卡不在卡片库中：请导入收录它们的数据库。</translation>
        </message>
        <message>
            <source>{n} cards by hand</source>
            <translation type="vanished">{n} 张需手动处理</translation>
        </message>
        <message>
            <source>{n} cards in hand</source>
            <translation type="vanished">手卡 {n} 张</translation>
        </message>
        <message>
            <source>{n} cards per page</source>
            <translation type="vanished">每页 {n} 张</translation>
        </message>
        <message>
            <source>{n} cards played by hand</source>
            <translation type="vanished">{n} 张需手动处理</translation>
        </message>
        <message>
            <source>{n} cards to a page</source>
            <translation type="vanished">每页 {n} 张</translation>
        </message>
        <message>
            <source>{n} cards were pasted.</source>
            <translation type="vanished">已粘贴 {n} 张卡。</translation>
        </message>
        <message>
            <source>{n} cards were written to {file}.</source>
            <translation type="vanished">{file} 中有 {n} 张卡。</translation>
        </message>
        <message>
            <source>{n} cards, {kinds} different</source>
            <translation type="vanished">{n} 张，{kinds} 种</translation>
        </message>
        <message>
            <source>{n} chosen</source>
            <translation type="vanished">已选 {n} 张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{n} damage</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect that inflicts so much damage</extracomment>
            <translation>给予{n}点伤害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{n} damage to you</source>
            <translation>你受到{n}点伤害</translation>
        </message>
        <message>
            <source>{n} decks are among your decks now.</source>
            <translation type="vanished">{n} 副卡组已加入你的卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{n} decks were added to your decks.</source>
            <translation>{n} 副卡组已加入你的卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>{n} decks were moved to the trash.</source>
            <translation>已删除 {n} 副卡组。</translation>
        </message>
        <message>
            <source>{n} decks were thrown away.</source>
            <translation type="vanished">已丢弃 {n} 副卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>{n} dpi</source>
            <extracomment>dots per inch</extracomment>
            <translation>{n} dpi</translation>
        </message>
        <message>
            <source>{n} draws later</source>
            <translation type="vanished">再抽 {n} 张后</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>{n} h ago</source>
            <translation>{n} 小时前</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{n} in landscape</source>
            <translation>横向 {n} 张</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{n} in portrait</source>
            <translation>纵向 {n} 张</translation>
        </message>
        <message>
            <source>{n} kinds of cards are played by hand.</source>
            <translation type="vanished">有 {n} 种卡需手动处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>{n} min ago</source>
            <translation>{n} 分钟前</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>{n} of {all} cards have a picture.</source>
            <translation>{all} 张卡片中有 {n} 张有图片。</translation>
        </message>
        <message>
            <source>{n} of {total} decks chosen</source>
            <translation type="vanished">已选 {n}／{total} 副卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>{n} of {total} decks selected</source>
            <translation>已选 {n}／{total} 副卡组</translation>
        </message>
        <message>
            <source>{n} or more</source>
            <translation type="vanished">{n} 张以上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>{n} printings</source>
            <extracomment>how many printings a card has</extracomment>
            <translation>{n} 种印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>{n} selected</source>
            <extracomment>how many cards are selected in a list</extracomment>
            <translation>已选 {n} 张</translation>
        </message>
        <message>
            <source>{n} values not in the rulebook</source>
            <translation type="vanished">有 {n} 项不依规则书</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{n} × {card}, {pile}</source>
            <translation>{n} × {card}，{pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} × {counter} on {card}.</source>
            <translation>{card} 上有 {n} × {counter}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} × {counter} removed from {card}.</source>
            <translation>从 {card} 取除 {n} × {counter}。</translation>
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
            <translation>{n}：解除合体</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: Combination</source>
            <translation>{n}：合体</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: attacks</source>
            <translation>{n}：攻击</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: gets a Line</source>
            <translation>{n}：指定 Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: is being cast</source>
            <translation>{n}：正在施放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: uses a Skill</source>
            <translation>{n}：使用 Skill</translation>
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
            <translation>{other} 攻击后是休息状态。休息的角色可以被攻击！附加 DON!! 给 {card}，用它攻击 {other}：5000 对 4000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>{other} lies under {card} now. Together they are one Seal with At 6 and Df 6, and still Active. A Seal can be a Support Seal only when it has been in the Arena for a Turn.</source>
            <translation>{other} 现在在 {card} 下面。合起来是 At 6、Df 6 的一张 Seal，仍可行动。Seal 要在场上满一个 Turn 才能当支援 Seal。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to end the turn. {who}: activate something first, or let the End Phase begin.</source>
            <translation>{other} 想结束回合。{who}：先发动卡片，或让结束阶段开始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to enter Main Phase 2. {who}: activate something first, or let it begin.</source>
            <translation>{other} 想进入主要阶段2。{who}：先发动卡片，或让它开始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to enter the Battle Phase. {who}: activate something first, or let it begin.</source>
            <translation>{other} 想进入战斗阶段。{who}：先发动卡片，或让它开始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>{other} was K.O.'d. Now attach a DON!! to {card} and attack {third} again.</source>
            <translation>{other} 被 KO 了。现在附加 DON!! 给 {card}，再次攻击 {third}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{owned} of {needed} owned</source>
            <translation>拥有 {owned}／需要 {needed}</translation>
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
            <translation>{part}：{n}</translation>
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
            <translation>{phase}即将结束。{who}：发动卡片，或让它结束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{phase}. {who}: activate something, or go on.</source>
            <translation>{phase}。{who}：发动卡片，或继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>{picture}: {card}</source>
            <extracomment>a line of a report: the name of a picture file and the card it belongs to</extracomment>
            <translation>{picture}：{card}</translation>
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
            <translation>{place}现在不能使用。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: %n card(s)</source>
            <translation>
                <numerusform>{who} 的{place}：%Ln 张卡</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: cannot be used</source>
            <translation>{who} 的{place}：不能使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: empty</source>
            <translation>{who} 的{place}：空</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>{player} has no Life Points left.</source>
            <translation>{player} 的基本分已经归零。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>{player} has no card left in the deck.</source>
            <translation>{player} 的卡组已经没有卡。</translation>
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
            <translation>{seat}：卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: name</source>
            <translation>{seat}：名字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: played by</source>
            <translation>{seat}：由谁来玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>{share} (exactly {exact})</source>
            <translation>{share}（精确 {exact}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>{shrine} Levels in the Shrine lose ({rule}). Decks of at least {seals} Seals and {mystics} Mystic Cards.</source>
            <translation>Shrine 等级达 {shrine} 即落败（{rule}）。卡组至少 {seals} 张 Seal 与 {mystics} 张 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} files are decks: open or convert them instead of importing them</source>
            <translation>{suffix} 是卡组，应打开或转换，而不是导入</translation>
        </message>
        <message>
            <source>{suffix} files can hold only Yu-Gi-Oh! decks</source>
            <translation type="vanished">{suffix} 文件只能存游戏王的卡组</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} files can hold only decks of {game}</source>
            <translation>{suffix} 文件只能存 {game} 的卡组</translation>
        </message>
        <message>
            <source>{suffix} files hold decks of Yu-Gi-Oh! only</source>
            <translation type="vanished">{suffix} 文件只能存游戏王的卡组</translation>
        </message>
        <message>
            <source>{suffix} is a deck, which is opened or converted and not imported</source>
            <translation type="vanished">{suffix} 是卡组，应打开或转换，而不是导入</translation>
        </message>
        <message>
            <source>{suffix} is no kind of deck file (known: {known})</source>
            <translation type="vanished">{suffix} 不是卡组文件（可用：{known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} is not a deck file type (known: {known})</source>
            <translation>{suffix} 不是卡组文件（可用：{known}）</translation>
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
            <translation>{value} 不是卡号（32 位无符号整数）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{value} is out of range.</source>
            <translation>{value} 超出范围。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>{what} (our own ruling)</source>
            <translation>{what}（我们的裁定）</translation>
        </message>
        <message>
            <source>{what} (our ruling)</source>
            <translation type="vanished">{what}（我们的裁定）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>{what} (taken from another edition)</source>
            <translation>{what}（取自其他规则版本）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{what} ({price})</source>
            <translation>{what}（{price}）</translation>
        </message>
        <message>
            <source>{what} must be a number up to 99,999, or “?”.</source>
            <translation type="vanished">{what}必须是 99,999 以内的数字，或“?”。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{what} of {who}</source>
            <extracomment>a card, a zone or a number, and the player it belongs to</extracomment>
            <translation>{who} 的{what}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>{what} – stopping…</source>
            <translation>{what} – 正在停止…</translation>
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
            <translation>{who} 反转召唤 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Fusion Summons {card}.</source>
            <translation>{who} 融合召唤 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Normal Summons {card}.</source>
            <translation>{who} 通常召唤 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Ritual Summons {card}.</source>
            <translation>{who} 仪式召唤 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets a card.</source>
            <translation>{who} 盖放一张卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets a monster.</source>
            <translation>{who} 盖放一只怪兽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets {card}.</source>
            <translation>{who} 盖放 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Special Summons {card}.</source>
            <translation>{who} 特殊召唤 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Synchro Summons {card}.</source>
            <translation>{who} 同调召唤 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Tribute Summons {card}.</source>
            <translation>{who} 上级召唤 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Xyz Summons {card}.</source>
            <translation>{who} 超量召唤 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} activates {card}.</source>
            <translation>{who} 发动 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} activates {card}: {targets}.</source>
            <translation>{who} 发动 {card}：{targets}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} adds a Life card to the hand.</source>
            <translation>{who} 将 1 张生命卡加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} adds a Life card to the hand: {card}.</source>
            <translation>{who} 将生命卡加入手牌：{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} adds {card} to the hand.</source>
            <translation>{who} 将 {card} 加入手卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} announces a Skill of {card}.</source>
            <translation>{who} 宣言 {card} 的 Skill。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} casts {card}.</source>
            <translation>{who} 施放 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{who} changes a setting.</source>
            <translation>{who} 变更设置。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} chooses {card}.</source>
            <translation>{who}选择{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} decides about {card}.</source>
            <translation>{who} 正在决定 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>{who} decides next whether to respond</source>
            <translation>接着由 {who} 决定是否对应</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} decides.</source>
            <extracomment>line of the log: the toss let this player choose</extracomment>
            <translation>{who} 正在决定。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} discards {card}.</source>
            <translation>{who} 丢弃 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} draws a Mystic Card.</source>
            <translation>{who} 抽了一张 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} draws a Seal.</source>
            <translation>{who} 抽了一张 Seal。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} draws a card.</source>
            <translation>{who} 抽一张牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} draws a new hand.</source>
            <translation>{who} 重抽手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} draws {n} cards.</source>
            <translation>{who} 抽 {n} 张牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} ends the Subturn by an Effect.</source>
            <translation>{who} 以效果结束 Subturn。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} gains {amount} LP.</source>
            <translation>{who} 回复 {amount} 基本分。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gets a DON!! card.</source>
            <translation>{who} 得到 1 张 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gets {n} DON!! cards.</source>
            <translation>{who} 得到 {n} 张 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} gives up.</source>
            <translation>{who} 认输。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gives {card} a DON!! card.</source>
            <translation>{who} 给 {card} 附加 1 张 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} goes first.</source>
            <translation>{who} 先攻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} has the Leader {card}.</source>
            <translation>{who} 的领袖是 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} is done with side-decking.</source>
            <translation>{who} 换完副卡组。</translation>
        </message>
        <message>
            <source>{who} lays {n} Life cards.</source>
            <translation type="vanished">{who} 放置 {n} 张生命卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} looks at cards: {n}.</source>
            <translation>{who}查看{n}张卡牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} lost the last game: go first or second?</source>
            <translation>{who} 输了上一场：先攻还是后攻？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{who} notes: {note}</source>
            <extracomment>line of the log: a player has written a note into it</extracomment>
            <translation>{who} 记下：{note}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} now has {amount} LP.</source>
            <translation>{who}的生命值变成{amount}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} pays {amount} LP.</source>
            <translation>{who} 支付 {amount} 基本分。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} places a Life card.</source>
            <translation>{who} 放置 1 张生命卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} places {n} Life cards.</source>
            <translation>{who} 放置 {n} 张生命卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} plays {card}.</source>
            <translation>{who} 打出 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} returns DON!! cards to the DON!! deck: {n}.</source>
            <translation>{who}将{n}张DON!!卡返回DON!!卡组。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} rolls a die: {face}.</source>
            <translation>{who} 掷骰子：{face}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} shuffles.</source>
            <extracomment>line of the log: a player shuffles a deck</extracomment>
            <translation>{who} 洗牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} skips the turn.</source>
            <translation>{who}跳过这个回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} skips: {phase}.</source>
            <translation>{who} 跳过：{phase}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} starts.</source>
            <extracomment>line of the log: who has the first turn</extracomment>
            <translation>{who} 先攻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} surrenders.</source>
            <extracomment>line of the log: a player gives the match up</extracomment>
            <translation>{who} 投降。</translation>
        </message>
        <message>
            <source>{who} takes a Life card into the hand: {card}.</source>
            <translation type="vanished">{who} 将生命卡加入手卡：{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} takes an extra turn after this one.</source>
            <translation>{who}在这个回合后再获得1个回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes control of {card}.</source>
            <translation>{who} 取得 {card} 的控制权。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} takes damage: look at the Life card for a [Trigger], or add it to the hand.</source>
            <translation>{who} 受到伤害：查看生命卡有无 [Trigger]，或直接加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes {amount} battle damage.</source>
            <translation>{who} 受到 {amount} 点战斗伤害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes {amount} damage.</source>
            <translation>{who} 受到 {amount} 点伤害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} tosses a coin: {face}.</source>
            <translation>{who} 掷硬币：{face}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} uses a Skill of {card}.</source>
            <translation>{who} 使用 {card} 的 Skill。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses an ability of {card}.</source>
            <translation>{who} 使用 {card} 的能力。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses the Counter of {card}.</source>
            <translation>{who} 使用 {card} 的反击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses the [Trigger] of {card}.</source>
            <translation>{who} 使用 {card} 的【触发】。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel by an effect.</source>
            <translation>{who} 以效果赢得决斗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel.</source>
            <translation>{who} 赢得决斗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other cannot draw.</source>
            <translation>{who} 赢得决斗：对方无卡可抽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other gave up.</source>
            <translation>{who} 赢得决斗：对方认输。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other's Life Points are 0.</source>
            <translation>{who} 赢得决斗：对方基本分为 0。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game by an effect.</source>
            <translation>{who} 因效果获胜。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game.</source>
            <translation>{who} 获胜。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other gave up.</source>
            <translation>{who} 获胜：对方认输。</translation>
        </message>
        <message>
            <source>{who} wins the game: the other had no Seal and brought none.</source>
            <translation type="vanished">{who} 获胜：对方没有 Seal，也没有让 Seal 上场。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other had no Seal and could not bring one.</source>
            <translation>{who} 获胜：对方没有 Seal，也没有让 Seal 上场。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other has no card left to draw.</source>
            <translation>{who} 获胜：对方没有卡可抽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game: the other took damage without Life.</source>
            <translation>{who} 获胜：对方在没有生命时受到伤害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other's Shrine is full.</source>
            <translation>{who} 获胜：对方的 Shrine 满了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game: the other's deck is empty.</source>
            <translation>{who} 获胜：对方的卡组没有牌了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} wins the toss.</source>
            <translation>{who} 猜中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>{who} · {place} · {stance}</source>
            <translation>{who} · {place} · {stance}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Battle Phase: attack with a monster, or go on.</source>
            <translation>{who}，战斗阶段：用怪兽攻击，或继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}, Draw Step: draw a Seal or a Mystic Card.</source>
            <translation>{who}，抽卡步骤：抽 Seal 或 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Main Phase 1: summon, set, activate, change positions, or go on.</source>
            <translation>{who}，主要阶段1：召唤、盖放、发动、变更表示形式，或继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Main Phase 2: summon, set, activate, change positions, or end the turn.</source>
            <translation>{who}，主要阶段2：召唤、盖放、发动、变更表示形式，或结束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}, Main Phase: play cards, give DON!! cards, attack, activate, or end the turn.</source>
            <translation>{who}，主要阶段：打出卡、附加 DON!! 卡、攻击、启动能力，或结束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}, Main Step: cast, attack, use Skills, change Lines, combine, or end it.</source>
            <translation>{who}，主要步骤：施放、攻击、使用 Skill、更换 Line、合体，或结束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, {phase}: what do you do?</source>
            <translation>{who}，{phase}：要做什么？</translation>
        </message>
        <message>
            <source>{who}: Damage Step. Activate something, or pass.</source>
            <translation type="vanished">{who}：伤害步骤。发动卡片，或跳过。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: Growth for {card}? “{words}”</source>
            <translation>{who}：{card} 要进行 Growth 吗？“{words}”</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: Tribute a monster for {card}.</source>
            <translation>{who}：为 {card} 解放一只怪兽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: Tribute for {card}. Choose {n}.</source>
            <translation>{who}：为 {card} 解放怪兽。选 {n} 只。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the Life cards.</source>
            <translation>{who}：1 张卡放到生命区。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the bottom of the deck.</source>
            <translation>{who}：1 张卡放到卡组底部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the hand.</source>
            <translation>{who}：1 张卡加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the top of the deck.</source>
            <translation>{who}：1 张卡放到卡组顶部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: activate something, or go on.</source>
            <translation>{who}：发动卡片，或继续。</translation>
        </message>
        <message>
            <source>{who}: activate something, or pass.</source>
            <translation type="vanished">{who}：发动卡片，或跳过。</translation>
        </message>
        <message>
            <source>{who}: activate {card}?</source>
            <translation type="vanished">{who}：发动 {card} 吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: apply the Effect of {card} by hand, then press Done.</source>
            <translation>{who}：手动执行 {card} 的效果，然后按“完成”。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: apply the effect of {card} by hand, then press Done.</source>
            <translation>{who}：手动处理 {card} 的效果，然后按“完成”。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: apply the optional part of {card}?</source>
            <translation>{who}：适用 {card} 的选择性部分吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: as which card does {card} count?</source>
            <translation>{who}：{card}视为哪张卡？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: chain to Chain Link {link}, or let it resolve.</source>
            <translation>{who}：对连锁 {link} 进行连锁，或让它处理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose DON!! cards to return to the DON!! deck for {card}: {n}.</source>
            <translation>{who}：为{card}选择要返回DON!!卡组的DON!!卡：{n}张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a Seal that performs Regeneration, or none.</source>
            <translation>{who}：选择进行 Regeneration 的 Seal，或不选。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a card that Progresses, or none.</source>
            <translation>{who}：选择进行 Progress 的卡，或不选。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a card that wakes up and is cast free, or none.</source>
            <translation>{who}：选择进行 Wake Up 并免费施放的卡，或不选。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: choose a number for {card}.</source>
            <translation>{who}：为 {card} 选择一个数字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose a zone that cannot be used ({card}).</source>
            <translation>{who}：选择不能使用的区域（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose for {card}, {least} to {n}: “{words}”</source>
            <translation>{who}：为{card}选择{least}到{n}张：「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose the Support Seals of {card}.</source>
            <translation>{who}：选择 {card} 的支援 Seal。</translation>
        </message>
        <message>
            <source>{who}: choose the condition Seals for {card}.</source>
            <translation type="vanished">{who}：选择 {card} 的条件 Seal。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the materials for {card}.</source>
            <translation>{who}：选择 {card} 的素材。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Fusion Summon ({card}).</source>
            <translation>{who}：选择要融合召唤的怪兽（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Ritual Summon ({card}).</source>
            <translation>{who}：选择要仪式召唤的怪兽（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Synchro Summon ({card}).</source>
            <translation>{who}：选择要同步召唤的怪兽（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Xyz Summon ({card}).</source>
            <translation>{who}：选择要超量召唤的怪兽（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose the target of the Skill.</source>
            <translation>{who}：选择 Skill 的对象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the target of {card}.</source>
            <translation>{who}：选择 {card} 的对象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose up to {n} for {card}: “{words}”</source>
            <translation>{who}：为 {card} 选择最多 {n}：“{words}”</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose up to {n} targets for {card}.</source>
            <translation>{who}：为 {card} 选择最多 {n} 个对象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose what {card} asks for ({n}).</source>
            <translation>{who}：选择{card}要求的卡（{n}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose what {card} does.</source>
            <translation>{who}：选择 {card} 要做什么。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} ({card}).</source>
            <translation>{who}：选择{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to Special Summon ({card}).</source>
            <translation>{who}：选择要特殊召唤的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to Tribute ({card}).</source>
            <translation>{who}：选择要解放的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to add to the hand ({card}).</source>
            <translation>{who}：选择要加入手卡的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to banish ({card}).</source>
            <translation>{who}：选择要除外的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to destroy ({card}).</source>
            <translation>{who}：选择要破坏的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to detach ({card}).</source>
            <translation>{who}：选择要取除的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to discard ({card}).</source>
            <translation>{who}：选择要丢弃的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to equip ({card}).</source>
            <translation>{who}：选择要装备的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to put on the bottom of the Deck ({card}).</source>
            <translation>{who}：选择要放到卡组最下面的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to put on top of the Deck ({card}).</source>
            <translation>{who}：选择要放到卡组最上面的{cards}（{card}）。</translation>
        </message>
        <message>
            <source>{who}: choose {cards} to put under the Deck ({card}).</source>
            <translation type="vanished">{who}：选择要放到卡组最下面的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to return to the hand ({card}).</source>
            <translation>{who}：选择要回到手卡的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to reveal ({card}).</source>
            <translation>{who}：选择要公开的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to send to the Graveyard ({card}).</source>
            <translation>{who}：选择要送去墓地的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to shuffle into the Deck ({card}).</source>
            <translation>{who}：选择要洗入卡组的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose {n} for {card}: “{words}”</source>
            <translation>{who}：为{card}选择{n}张：「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: click the place in a Line where {card} is to stand.</source>
            <translation>{who}：点击 Line 中 {card} 要站的位置。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{who}: cut in with an Interfere card or Skill, or go on.</source>
            <translation>{who}：以 Interfere 卡或 Skill 插入，或继续。</translation>
        </message>
        <message>
            <source>{who}: cut in with an Interfere card or Skill, or pass?</source>
            <translation type="vanished">{who}：以 Interfere 卡或 Skill 插入，还是略过？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: damage. Add {card} to the hand, or use its [Trigger]?</source>
            <translation>{who}：受到伤害。将 {card} 加入手牌，还是使用它的【触发】？</translation>
        </message>
        <message>
            <source>{who}: damage. Take {card} into the hand, or use its [Trigger]?</source>
            <translation type="vanished">{who}：受到伤害。将 {card} 加入手卡，还是使用它的【触发】？</translation>
        </message>
        <message>
            <source>{who}: damage. {card} goes into the hand.</source>
            <translation type="vanished">{who}：受到伤害。{card} 加入手卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: damage. {card} goes to the hand.</source>
            <translation>{who}：受到伤害。{card} 加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: declare a card name for {card}.</source>
            <translation>{who}：为 {card} 宣言一个卡名。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: discard a card.</source>
            <translation>{who}：丢弃一张卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: discard {n} cards.</source>
            <translation>{who}：丢弃 {n} 张卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: do by hand what {card} says, then press Done: “{words}”</source>
            <translation>{who}：请手动执行 {card} 的这段文字，然后按“完成”：“{words}”</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: do what {card} asks for, so that nothing else is done? “{words}”</source>
            <translation>{who}：要照{card}的要求做，好让其他效果不发生吗？「{words}」</translation>
        </message>
        <message>
            <source>{who}: does a Seal perform Regeneration?</source>
            <translation type="vanished">{who}：要让 Seal 进行 Regeneration 吗？</translation>
        </message>
        <message>
            <source>{who}: does a card Progress?</source>
            <translation type="vanished">{who}：要让卡进行 Progress 吗？</translation>
        </message>
        <message>
            <source>{who}: does a card wake up? It is cast free.</source>
            <translation type="vanished">{who}：是否有卡进行Wake Up？将免费施放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: does this hold for {card}? “{words}”</source>
            <translation>{who}：{card}的这段话现在成立吗？“{words}”</translation>
        </message>
        <message>
            <source>{who}: does what {card} says happen? It need not.</source>
            <translation type="vanished">{who}：要执行{card}的效果吗？可以不执行。</translation>
        </message>
        <message>
            <source>{who}: does {card} attack several times for its one attack Mp?</source>
            <translation type="vanished">{who}：{card}要以1次攻击Mp进行多次攻击吗？</translation>
        </message>
        <message>
            <source>{who}: does {card} perform Growth?</source>
            <translation type="vanished">{who}：{card} 要进行 Growth 吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: draw a card, or stop?</source>
            <translation>{who}：抽一张牌，还是停止？</translation>
        </message>
        <message>
            <source>{who}: draw a card?</source>
            <translation type="vanished">{who}：抽卡吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: draw a second card?</source>
            <translation>{who}：要抽第二张吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: exchange cards between your Side Deck and your Deck, then press Done.</source>
            <translation>{who}：交换副卡组与卡组的卡，然后按“完成”。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: from which card is a counter removed ({card})?</source>
            <translation>{who}：从哪张卡取除指示物（{card}）？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: go first or second?</source>
            <translation>{who}：先攻还是后攻？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how do you decide who starts?</source>
            <translation>{who}：用什么方式决定先攻？</translation>
        </message>
        <message>
            <source>{who}: how is it settled who starts?</source>
            <translation type="vanished">{who}：用什么方式决定先手？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many DON!! cards does {card} get?</source>
            <translation>{who}：要附加几张DON!!卡给{card}？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many cards from the top of the deck?</source>
            <translation>{who}：要查看卡组顶部几张卡牌？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many for {card}? “{words}”</source>
            <translation>{who}：{card}要几张？「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how many of the Charged Counters paid on {card} come from your own cards?</source>
            <translation>{who}：从{card}支付的Charged Counter中，有几个来自我方的卡？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how much Mp do you pay as X for {card}?</source>
            <translation>{who}：为{card}支付多少Mp作为X？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: in what order are they placed? The first goes first.</source>
            <translation>{who}：以什么顺序放置？先选的先放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: in what order do they go to the bottom? The last lies lowest.</source>
            <translation>{who}：以什么顺序放到底部？最后一张在最下面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which order are these cards placed, the top one first ({card})?</source>
            <translation>{who}：这些卡依什么顺序排列，最上面的在前（{card}）？</translation>
        </message>
        <message>
            <source>{who}: in which order do the cards go there? The last lies on top.</source>
            <translation type="vanished">{who}：这些卡依什么顺序放置？最后一张在最上面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: in which order do the cards go there? The last one ends up on top.</source>
            <translation>{who}：这些卡依什么顺序放置？最后一张在最上面。</translation>
        </message>
        <message>
            <source>{who}: in which order do these cards lie, the top one first ({card})?</source>
            <translation type="vanished">{who}：这些卡依什么顺序排列，最上面的在前（{card}）？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which order do these effects go on the Chain? The first is the lowest link.</source>
            <translation>{who}：这些效果以什么顺序组成连锁？第一个是连锁 1。</translation>
        </message>
        <message>
            <source>{who}: in which order do your Abilities choose?</source>
            <translation type="vanished">{who}：你的能力依什么顺序选择？</translation>
        </message>
        <message>
            <source>{who}: in which position does {card} come?</source>
            <translation type="vanished">{who}：{card} 以何种表示形式出场？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which position is {card} placed?</source>
            <translation>{who}：{card} 以何种表示形式出场？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: in which zone does {card} go?</source>
            <translation>{who}：{card} 放在哪一区？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: keep this hand, or shuffle it back and draw 5 new cards once?</source>
            <translation>{who}：保留手牌，还是洗回卡组重抽 5 张（一次）？</translation>
        </message>
        <message>
            <source>{who}: more cards in hand than the limit. Discard {n}.</source>
            <translation type="vanished">{who}：手卡超过上限。丢弃 {n} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: nothing else can be done here. Go on.</source>
            <translation>{who}：这里没有别的事可做，请继续。</translation>
        </message>
        <message>
            <source>{who}: nothing else can be done now. Go on.</source>
            <translation type="vanished">{who}：现在没有别的事可做，请继续。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: on which card is a counter placed ({card})?</source>
            <translation>{who}：在哪张卡上放置指示物（{card}）？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: on which side of {card} do the Support Seals stand?</source>
            <translation>{who}：支援 Seal 放在 {card} 的哪一边？</translation>
        </message>
        <message>
            <source>{who}: pay for {card}?</source>
            <translation type="vanished">{who}：为 {card} 支付吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: pay the Cost of the Skill by hand, then press Done, or take it back.</source>
            <translation>{who}：手动支付 Skill 的代价，然后按“完成”，或取消。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: pay the Cost of {card} by hand, then press Done, or take it back.</source>
            <translation>{who}：手动支付 {card} 的代价，然后按“完成”，或取消。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: pay the cost of {card} by hand, then press Done.</source>
            <translation>{who}：手动支付 {card} 的费用，然后按“完成”。</translation>
        </message>
        <message>
            <source>{who}: respond to Chain Link {link}, or pass.</source>
            <translation type="vanished">{who}：响应连锁 {link}，或跳过。</translation>
        </message>
        <message>
            <source>{who}: respond to the Summon of {card}, or pass.</source>
            <translation type="vanished">{who}：响应 {card} 的召唤，或跳过。</translation>
        </message>
        <message>
            <source>{who}: respond to the Summon, or pass.</source>
            <translation type="vanished">{who}：响应召唤，或跳过。</translation>
        </message>
        <message>
            <source>{who}: respond to the attack of {card}, or pass.</source>
            <translation type="vanished">{who}：响应 {card} 的攻击，或跳过。</translation>
        </message>
        <message>
            <source>{who}: respond to the attack, or pass.</source>
            <translation type="vanished">{who}：响应攻击，或跳过。</translation>
        </message>
        <message>
            <source>{who}: respond to {card} (Chain Link {link}), or pass.</source>
            <translation type="vanished">{who}：响应 {card}（连锁 {link}），或跳过。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: rock, paper or scissors? The winner chooses who starts.</source>
            <translation>{who}：石头、布还是剪刀？胜者选择先后攻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: several of your Abilities happen now. Click them in their order.</source>
            <translation>{who}：你有数个能力同时发生，请按顺序点击。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: show the card whose Skill you use.</source>
            <translation>{who}：展示你使用其 Skill 的卡。</translation>
        </message>
        <message>
            <source>{who}: shuffle?</source>
            <translation type="vanished">{who}：洗牌吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: the effect of {card} can be used now: “{words}”</source>
            <translation>{who}：现在可以使用 {card} 的效果：「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: the monsters have changed. How does the attack of {card} continue?</source>
            <translation>{who}：怪兽有变动。{card} 的攻击如何继续？</translation>
        </message>
        <message>
            <source>{who}: the monsters have changed. How does the attack of {card} go on?</source>
            <translation type="vanished">{who}：怪兽有变动。{card} 的攻击如何继续？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: there are 5 Characters already. Which one goes to the Trash for {card}?</source>
            <translation>{who}：已有 5 张角色。为了 {card}，要将哪一张放到废弃区？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: this would repeat forever. How many more times should it happen?</source>
            <translation>{who}：这会无限循环下去。还要循环几次？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: use the effect of {card}?</source>
            <translation>{who}：使用 {card} 的效果吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: use {card} instead of the destruction?</source>
            <translation>{who}：用 {card} 代替破坏吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: what do you declare for {card}?</source>
            <translation>{who}：为 {card} 宣言什么？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: what do you pay for {card}?</source>
            <translation>{who}：为 {card} 支付什么？</translation>
        </message>
        <message>
            <source>{who}: what does the Skill aim at?</source>
            <translation type="vanished">{who}：Skill 以什么为目标？</translation>
        </message>
        <message>
            <source>{who}: what does {card} aim at?</source>
            <translation type="vanished">{who}：{card} 以什么为目标？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: what does {card} attack?</source>
            <translation>{who}：{card} 要攻击什么？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: where does {target} go, for {card}?</source>
            <translation>{who}：依 {card} 的效果，要把 {target} 放到哪里？</translation>
        </message>
        <message>
            <source>{who}: where in which Line does {card} stand?</source>
            <translation type="vanished">{who}：{card} 站在哪个 Line 的哪个位置？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: where to, for {card}?</source>
            <translation>{who}：依 {card} 的效果，要放到哪里？</translation>
        </message>
        <message>
            <source>{who}: which DON!! card is returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}：为{card}将哪张DON!!卡返回DON!!牌组？</translation>
        </message>
        <message>
            <source>{who}: which Seal does {card} attack?</source>
            <translation type="vanished">{who}：{card} 攻击哪张 Seal？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which Seals leave the game for the Growth of {card}?</source>
            <translation>{who}：为 {card} 的 Growth 将哪些 Seal 移出游戏？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which ability is resolved next?</source>
            <translation>{who}：接着处理哪个能力？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which card gains +{amount} power in this battle?</source>
            <translation>{who}：这场战斗中哪张卡力量 +{amount}？</translation>
        </message>
        <message>
            <source>{who}: which cards does {card} use up for its Progress?</source>
            <translation type="vanished">{who}：{card} 以哪些卡进行 Progress？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which cards leave the game for the Progress of {card}?</source>
            <translation>{who}：为 {card} 的 Progress 将哪些卡移出游戏？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: which effect of {card}?</source>
            <translation>{who}：{card} 的哪个效果？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which form does {card} take?</source>
            <translation>{who}：{card} 采用哪个形态？</translation>
        </message>
        <message>
            <source>{who}: which of its choices does {card} take, in the order of its text?</source>
            <translation type="vanished">{who}：{card}选择哪一项（依文字顺序）？</translation>
        </message>
        <message>
            <source>{who}: which of its choices does {card} take?</source>
            <translation type="vanished">{who}：{card} 选择哪一项？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which of them go on top? The others go to the bottom.</source>
            <translation>{who}：其中哪些放到顶部？其余的放到底部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which of them go to the hand?</source>
            <translation>{who}：其中哪些加入手牌？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: which of these effects do you use?</source>
            <translation>{who}：使用这些效果中的哪些？</translation>
        </message>
        <message>
            <source>{who}: which {n} DON!! card(s) are returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}：为{card}将哪{n}张DON!!卡返回DON!!牌组？</translation>
        </message>
        <message>
            <source>{who}: which {n} DON!! cards are returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}：为{card}将哪{n}张DON!!卡返回DON!!牌组？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: yes or no?</source>
            <translation>{who}：是或否？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: you have more cards in hand than the limit. Discard {n}.</source>
            <translation>{who}：手卡超过上限。丢弃 {n} 张。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}), which withstands it now.</source>
            <translation>{who}：{card}（{attack}）攻击{target}（{against}），目前挡得下来。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}). Block it, or not?</source>
            <translation>{who}：{card}（{attack}）攻击 {target}（{against}）。要阻挡吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}). Use Counters, or let it come.</source>
            <translation>{who}：{card}（{attack}）攻击 {target}（{against}）。使用反击，或任其通过。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}): +{needed} needed to hold.</source>
            <translation>{who}：{card}（{attack}）攻击{target}（{against}）：还需要+{needed}才能挡下。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card} hits the hand. Which kind of card?</source>
            <translation>{who}：{card} 击中手牌。哪一种卡？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: {card} may apply to this battle. Do what it says by hand, then press Done: “{words}”</source>
            <translation>{who}：{card} 可能适用于这次战斗。请手动处理后按“完成”：“{words}”</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card} may attack several times for one attack Mp.</source>
            <translation>{who}：{card} 可用1次攻击Mp进行多次攻击。</translation>
        </message>
        <message>
            <source>{who}: {card} resolves. Apply the optional part of “{words}”?</source>
            <translation type="vanished">{who}：处理 {card}。适用「{words}」的选择性部分吗？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: {card} resolves: “{words}” What do you do?</source>
            <translation>{who}：处理 {card}：「{words}」要怎么做？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card}: do it? “{words}”</source>
            <translation>{who}：{card}：要执行吗？「{words}」</translation>
        </message>
        <message>
            <source>{who}: {phase}. Activate something, or pass.</source>
            <translation type="vanished">{who}：{phase}。发动卡片，或跳过。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>{who}: {place}</source>
            <extracomment>a player and one of that player's zones</extracomment>
            <translation>{who}：{place}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{width} × {height} mm, {games}</source>
            <translation>{width} × {height} mm，{games}</translation>
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
            <translation>{words}（规则 {rule}）</translation>
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
            <translation>“……时可以”只限于最后发生的事</translation>
        </message>
        <message>
            <source>“{field}” is a number: write for example {field}&gt;=4</source>
            <translation type="vanished">“{field}”是数字：例如写成 {field}&gt;=4</translation>
        </message>
        <message>
            <source>“{field}” is a number: write for example {field}&gt;=4.</source>
            <translation type="vanished">“{field}”是数字：例如写成 {field}&gt;=4。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” is a number; write, for example, {field}&gt;=4</source>
            <translation>“{field}”是数字：例如写成 {field}&gt;=4</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” is a number; write, for example, {field}&gt;=4.</source>
            <translation>“{field}”是数字：例如写成 {field}&gt;=4。</translation>
        </message>
        <message>
            <source>“{field}” is no number and cannot be compared; write {field}:word</source>
            <translation type="vanished">“{field}”不是数字，不能比较；请写成 {field}:字词</translation>
        </message>
        <message>
            <source>“{field}” is no number and cannot be compared; write {field}:word.</source>
            <translation type="vanished">“{field}”不是数字，不能比较；请写成 {field}:字词。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” is not a number and cannot be compared; write {field}:word</source>
            <translation>“{field}”不是数字，不能比较；请写成 {field}:字词</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” is not a number and cannot be compared; write {field}:word.</source>
            <translation>“{field}”不是数字，不能比较；请写成 {field}:字词。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” needs a value after it</source>
            <translation>“{field}”后面必须有内容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” needs a value after it.</source>
            <translation>“{field}”后面必须有内容。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>“{name}”: did you mean</source>
            <translation>“{name}”：您是否要找</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>“{part}”: {reason}</source>
            <extracomment>a part of a search that is not understood, and why; the quotation marks are those of the language</extracomment>
            <translation>“{part}”：{reason}</translation>
        </message>
        <message>
            <source>“{typed}” was read as {card}.</source>
            <translation type="vanished">“{typed}”已视为 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” cannot be the name of a folder</source>
            <translation>“{value}”不能作为文件夹名称</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” is not one of: {allowed}</source>
            <translation>“{value}”不是下列之一：{allowed}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” must be a number of copies and a code</source>
            <translation>“{value}”必须是张数与卡号</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>✓ Legal</source>
            <translation>✓ 合法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>✓ Legal: {edition}</source>
            <translation>✓ 合法：{edition}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>✓ Legal: {edition}, list {list}</source>
            <translation>✓ 合法：{edition}，禁限卡表 {list}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>✕ %n problem(s)</source>
            <translation>
                <numerusform>✕ %Ln 个问题</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>✕ Not legal</source>
            <translation>✕ 不合法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>✕ Unknown cards</source>
            <translation>✕ 有未知的卡</translation>
        </message>
        <message>
            <source>✕ {n} against it</source>
            <translation type="vanished">✕ {n} 项不合</translation>
        </message>
    </context>
</TS>
