<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_Hant" sourcelanguage="en">
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
                <numerusform>Shrine 等級 %Ln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n Life card(s)</source>
            <translation>
                <numerusform>%Ln 張生命卡</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell Cards, within the short name of an effect ("Destroy 1 Spell")</extracomment>
            <translation>
                <numerusform>%Ln張魔法</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)/Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell or Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln張魔法・陷阱</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>%n Subturn(s)</source>
            <extracomment>Summoner Master: a number of Subturns; a Subturn is one player's part of a turn</extracomment>
            <translation>
                <numerusform>%n 個 Subturn</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln張陷阱</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n active DON!! card(s)</source>
            <translation>
                <numerusform>%Ln 張活躍的 DON!! 卡</numerusform>
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
                <numerusform>%Ln 種卡圖</numerusform>
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
                <numerusform>%Ln 張卡</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) are in {file}.</source>
            <translation type="vanished">{file} 中有 %Ln 張卡。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) are not in the library, only their names are printed: {names}</source>
            <translation>
                <numerusform>%n 張卡不在卡片庫中，只會印出名稱：{names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n card(s) become a new deck, which is not saved yet.</source>
            <translation>
                <numerusform>%Ln 張卡將成為新的牌組，尚未儲存。</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) by hand</source>
            <translation type="vanished">%Ln 張需手動處理</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) exchanged.</source>
            <translation>
                <numerusform>已交換 %n 張。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n card(s) in hand</source>
            <translation>
                <numerusform>手牌 %Ln 張</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>%n card(s) in piles can be used</source>
            <translation>
                <numerusform>牌堆中有 %Ln 張卡可以使用</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n card(s) of your own</source>
            <translation>
                <numerusform>%Ln 張自製卡</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) per page</source>
            <translation>
                <numerusform>每頁 %Ln 張</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>%n card(s) played by hand</source>
            <translation>
                <numerusform>%Ln 張需手動處理</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/home.py" />
            <source>%n card(s) so far</source>
            <translation>
                <numerusform>目前 %Ln 張卡</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>%n card(s) that do not go with this deck are hidden. Show them</source>
            <translation>
                <numerusform>隱藏了 %Ln 張不適合此牌組的卡。顯示</numerusform>
            </translation>
        </message>
        <message>
            <source>%n card(s) to a page</source>
            <translation type="vanished">每頁 %Ln 張</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) too many in the Side Deck.</source>
            <translation>
                <numerusform>備牌多了 %n 張。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>%n card(s) were pasted.</source>
            <translation>
                <numerusform>已貼上 %Ln 張卡。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>%n card(s) were written to {file}.</source>
            <translation>
                <numerusform>{file} 中有 %Ln 張卡。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>%n card(s), {kinds} different</source>
            <translation>
                <numerusform>%Ln 張，{kinds} 種</numerusform>
            </translation>
        </message>
        <message>
            <source>%n damage</source>
            <translation type="vanished">%n 點傷害</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n deck(s)</source>
            <extracomment>what a backup holds, in a list: so many decks</extracomment>
            <translation>
                <numerusform>%Ln 副牌組</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>%n draw(s) later</source>
            <translation>
                <numerusform>再抽 %Ln 張後</numerusform>
            </translation>
        </message>
        <message>
            <source>%n guessed</source>
            <translation type="vanished">猜測 %Ln 行</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>%n kind(s) of cards are played by hand.</source>
            <translation>
                <numerusform>有 %Ln 種卡需手動處理。</numerusform>
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
                <numerusform>猜測 %Ln 行</numerusform>
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
                <numerusform>%Ln 場對戰</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>%n match(es) with a result</source>
            <translation>
                <numerusform>%Ln 場有結果的對戰</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>%n message(s) shown</source>
            <translation>
                <numerusform>顯示了 %n 則訊息</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n monster(s)</source>
            <extracomment>Yu-Gi-Oh!: how many monsters, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln隻怪獸</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n more card(s) into the Side Deck.</source>
            <translation>
                <numerusform>還要放 %n 張到備牌。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n page(s)</source>
            <extracomment>how many pages will be printed</extracomment>
            <translation>
                <numerusform>%Ln 頁</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n picture(s)</source>
            <extracomment>how many picture files there are</extracomment>
            <translation>
                <numerusform>%Ln 張圖片</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>%n picture(s) with fewer than 200 dpi at this size</source>
            <translation>
                <numerusform>%Ln 張圖片在此尺寸下低於 200 dpi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>%n picture(s) without a card</source>
            <translation>
                <numerusform>%Ln 張圖片沒有對應的卡</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n sheet(s), both sides</source>
            <translation>
                <numerusform>%Ln 張紙，雙面</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n turn(s)</source>
            <extracomment>how long a match was, in turns</extracomment>
            <translation>
                <numerusform>%Ln 個回合</numerusform>
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
                <numerusform>有 %Ln 項不在規則書中</numerusform>
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
            <translation>被攻擊的卡牌+{amount}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>1 against 2: your Seal struck back, and {card} was destroyed. It lies in your opponent's Shrine, whose count went up by its Level. Of several cards that cut in, the last one always works first.</source>
            <translation>1 對 2：你的 Seal 反擊，{card} 被破壞。它進了對手的 Shrine，總和加上它的等級。有多張卡插入時，最後插入的總是先生效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>1 damage</source>
            <translation>1 點傷害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>1900 against 1800: you would lose your Monster and 100 Life Points. But you may respond: activate {card}. Whatever responds to something forms a Chain, and the last link is resolved first.</source>
            <translation>1900 對 1800：你會失去怪獸和 100 生命點數。但你可以對應：發動 {card}。對應會形成連鎖，最後的連鎖最先處理。</translation>
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
            <translation>攻擊力 2400。{card} 是魔法，到回合結束再加 700。請發動它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>2600 and 700, less 800: your opponent lost 2500 Life Points, and has 5500. End your turn.</source>
            <translation>2600 加 700 再減 800：對手失去 2500 生命點數，剩下 5500。結束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>3100 ATK. Enter the Battle Phase.</source>
            <translation>攻擊力 3100。進入戰鬥階段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>3100 against 1900: {card} was destroyed, and your opponent lost the difference, 1200 Life Points. A Monster in Defense Position would have fought with its DEF, without damage to its player.</source>
            <translation>3100 對 1900：{card} 被破壞，對手失去差額 1200 生命點數。守備表示的怪獸以守備力戰鬥，玩家不會受傷。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>5000 against 5000: the attack would succeed. You need not stop everything: pass this time.</source>
            <translation>5000 對 5000：攻擊會成功。不必每次都擋：這次放過。</translation>
        </message>
        <message>
            <source>59 × 86 mm, Yu-Gi-Oh!</source>
            <translation type="vanished">59 × 86 mm，遊戲王</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>6 cards</source>
            <translation>6 張</translation>
        </message>
        <message>
            <source>63 × 88 mm, One Piece, Summoner Master</source>
            <translation type="vanished">63 × 88 mm，One Piece、Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>7 cards</source>
            <translation>7 張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>700 are left. Attack directly with {card}.</source>
            <translation>剩下 700。用 {card} 直接攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>7000 against 6000: you took no damage. Now {card} attacks as well; by its Leader's ability it has 5000 power in this turn.</source>
            <translation>7000 對 6000：你沒有受到傷害。接著 {card} 也攻擊；因領航者的能力，這回合它的力量是 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>7000 against 8000: the attack failed. Now {card} attacks, too: 5000 against 5000.</source>
            <translation>7000 對 8000：攻擊失敗。現在 {card} 也攻擊：5000 對 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>9 Levels in the Shrine: you have won your first game! You know Mp, Lines, casting, attacks, Interfere, Combination and the Shrine. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>Shrine 等級達到 9：你贏了第一場遊戲！你已學會 Mp、Line、施放、攻擊、Interfere、合體和 Shrine。現在開始自己的對戰：教練會提醒失誤，每個回答都可以收回。</translation>
        </message>
        <message>
            <source>9 Levels in the Shrine: you have won your first game! You know Mp, Lines, casting, attacks, Interfere, Combination and the Shrine. The book at the top of the right panel shows the rules while you play.</source>
            <translation type="vanished">Shrine 等級達到 9：你贏了第一場遊戲！你已學會 Mp、Line、施放、攻擊、Interfere、合體和 Shrine。右側面板上方的書本圖示會在遊戲中顯示規則。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>=</source>
            <extracomment>set a number to this value (acts by hand)</extracomment>
            <translation>=</translation>
        </message>
        <message>
            <source>A .ydk file or a ydke link</source>
            <translation type="vanished">.ydk 檔或 ydke 連結</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>A .ydk file or a ydke:// link</source>
            <translation>.ydk 檔或 ydke 連結</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>A Character that has just been played cannot attack yet, but your Leader can. Attach your last DON!! to {card}: it gains 1000 power in your turn.</source>
            <translation>剛登場的角色還不能攻擊，但領航者可以。把最後的 DON!! 附加給 {card}：在你的回合力量 +1000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Combination can be broken once per Subturn.</source>
            <translation>每個 Subturn 只能解除一次合體。</translation>
        </message>
        <message>
            <source>A Combination is broken once in a Subturn.</source>
            <translation type="vanished">每個 Subturn 只能解除一次合體。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A DON!! card given to it goes back to the cost area, rested</source>
            <translation>附加的 1 張 DON!! 卡以休息狀態回到費用區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Field Spell cannot be Set.</source>
            <translation>場地魔法不能蓋放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A Leader never leaves its area.</source>
            <translation>領航者不會離開領航者區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>A Leader, 50 cards and 10 DON!! cards for each player, as the comprehensive rules say.</source>
            <translation>每位玩家 1 張領航者、50 張卡與 10 張 DON!! 卡，依綜合規則進行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A Life card is turned.</source>
            <translation>1張生命卡被翻面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>A Life card that it hits goes to the trash, and its [Trigger] cannot be used.</source>
            <translation>被擊中的生命卡放到廢棄區，不能使用它的【觸發】。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A Mystic Card</source>
            <translation>Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Mystic Card can be commanded once per Subturn.</source>
            <translation>每張 Mystic 卡每個 Subturn 只能下一次指令。</translation>
        </message>
        <message>
            <source>A Mystic Card is commanded once in a Subturn.</source>
            <translation type="vanished">每張 Mystic 卡每個 Subturn 只能下一次指令。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>A Normal Monster has no effect.</source>
            <translation>通常怪獸沒有效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Quick-Play Spell cannot be activated in the turn it was Set.</source>
            <translation>速攻魔法不能在蓋放的回合發動。</translation>
        </message>
        <message>
            <source>A Ritual Spell is activated from the hand.</source>
            <translation type="vanished">儀式魔法從手牌發動。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Ritual Spell must be activated from the hand.</source>
            <translation>儀式魔法從手牌發動。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A Seal</source>
            <translation>Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal can be given a Line once per Subturn.</source>
            <translation>每張 Seal 每個 Subturn 只能指定一次 Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal can combine once per Subturn.</source>
            <translation>Seal 每個 Subturn 只能合體一次。</translation>
        </message>
        <message>
            <source>A Seal combines once in a Subturn.</source>
            <translation type="vanished">Seal 每個 Subturn 只能合體一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal from the hand can be a Support Seal only after a whole Turn in the Arena.</source>
            <translation>從手牌上場的 Seal 要在場上待滿一個 Turn，才能成為支援 Seal。</translation>
        </message>
        <message>
            <source>A Seal is given a Line once in a Subturn.</source>
            <translation type="vanished">每張 Seal 每個 Subturn 只能指定一次 Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A Seal keeps its place in its Line.</source>
            <translation>Seal 在 Line 中的位置不變。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A Seal of Level 2 from the hand: 5 of 9 Levels. End your Main Step.</source>
            <translation>手牌中等級 2 的 Seal：9 中的 5。結束你的 Main Step。</translation>
        </message>
        <message>
            <source>A Seal of no element has no other.</source>
            <translation type="vanished">無屬性的 Seal 不能有其他屬性。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A Seal stands in one of two Lines. From the At Line it attacks, and fights with its At. In the Df Line it is defended by its Df, but cannot attack.</source>
            <translation>Seal 站在兩條 Line 之一。在 At Line 可以攻擊，以 At 戰鬥。在 Df Line 以 Df 防守，但不能攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>A Seal that has attacked or worked is turned sideways: it takes no commands until it becomes Active.</source>
            <translation>攻擊或行動過的 Seal 會橫置：直到變回 Active 為止不能下令。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/form.py" />
            <source>A Seal without an element has no other element.</source>
            <translation>無屬性的 Seal 不能有其他屬性。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A Set Ritual Spell may be used</source>
            <translation>可使用蓋著的儀式魔法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>A Skill of {card} is being used. {who}: cut in, or let it go on.</source>
            <translation>{card} 的 Skill 正在使用。{who}：插入，或讓它繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>A Special Summon does not use up your Normal Summon. Normal Summon {card}; you need no further search this time.</source>
            <translation>特殊召喚不佔用通常召喚。通常召喚 {card}；這次不需要再檢索。</translation>
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
            <translation>以效果或條件進行的召喚；不佔用該回合的一次通常召喚。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A Token arrives: {card}.</source>
            <translation>衍生怪獸出場：{card}。</translation>
        </message>
        <message>
            <source>A Token comes: {card}.</source>
            <translation type="vanished">衍生怪獸出場：{card}。</translation>
        </message>
        <message>
            <source>A Token is destroyed.</source>
            <translation type="vanished">一隻衍生怪獸被破壞。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A Token is removed.</source>
            <translation>一隻衍生怪獸被移除。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Trap cannot be activated in the turn it was Set.</source>
            <translation>陷阱不能在蓋放的回合發動。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A Trap must be Set before it is activated.</source>
            <translation>陷阱必須先蓋放才能發動。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A board cannot stand in that phase.</source>
            <translation>局面不能停在那個階段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A card cannot be attached to itself.</source>
            <translation>卡片不能附加在自己身上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A card cannot be placed like that.</source>
            <translation>卡片不能這樣放。</translation>
        </message>
        <message>
            <source>A card cannot lie like that.</source>
            <translation type="vanished">卡片不能這樣放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A card forbids it.</source>
            <translation>有卡禁止這樣做。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A card of the hand is hit at random. You may say of which kind: choose the Seals.</source>
            <translation>會隨機擊中一張手牌。你可以指定種類：選 Seal。</translation>
        </message>
        <message>
            <source>A card of your own</source>
            <translation type="vanished">自製卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A card of {width} × {height} covers this frame exactly.</source>
            <translation>{width} × {height} 的卡片正好蓋住這個框。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A card on the field is active or rested, never face-down.</source>
            <translation>場上的卡只有活躍或休息狀態，不會覆蓋。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>A card with it can be cast in an Interfere Step, also in the other player's Subturn.</source>
            <translation>有它的卡可以在 Interfere Step 施放，對方的 Subturn 中也可以。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A card without a picture is drawn. A picture belongs to the card whose number or name is the name of its file; it is shown on the table, in lists and on sheets.</source>
            <translation>沒有圖片的卡片由程式繪製。檔名是哪張卡的編號或名稱，圖片就屬於那張卡；圖片會顯示在桌面、清單和列印頁上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>A card's effect decided the duel.</source>
            <translation>卡片的效果決定了決鬥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>A card's effect decided the game.</source>
            <translation>由卡牌效果決定了勝負。</translation>
        </message>
        <message>
            <source>A curtain falls between turns of deciding.</source>
            <translation type="vanished">輪流決定時會有布幕遮住。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>A curtain hides the hand when the other player decides.</source>
            <translation>輪流決定時會有布幕遮住。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>A deck breaks the deck rules.</source>
            <translation>有牌組不符合牌組規則。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>A deck breaks the deck rules. Change it, or agree to play it anyway.</source>
            <translation>有牌組不符合牌組規則。請修改，或同意照樣玩。</translation>
        </message>
        <message>
            <source>A deck breaks the deck rules. Change it, or tick “Play it anyway” at both seats.</source>
            <translation type="vanished">有牌組違反牌組規則。請修改，或在兩個座位都勾選「照樣玩」。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>A deck has cards that are not in the catalogue. Import them, or choose another deck.</source>
            <translation>牌組中有不在卡片庫的卡。請匯入它們，或選其他牌組。</translation>
        </message>
        <message>
            <source>A die each</source>
            <translation type="vanished">各擲一顆骰子</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>A face-down monster is in Defense Position.</source>
            <translation>裏側的怪獸是守備表示。</translation>
        </message>
        <message>
            <source>A file in your deck folder is no deck and was left alone.</source>
            <translation type="vanished">牌組資料夾中有個檔案不是牌組，未加以變動。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>A file in your deck folder is not a deck and was skipped.</source>
            <translation>牌組資料夾中有個檔案不是牌組，未加以變動。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>A first game, step by step</source>
            <translation>一步步學會第一場遊戲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>A folder of pictures</source>
            <translation>圖片資料夾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A folder of pictures…</source>
            <translation>圖片資料夾…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>A later moment</source>
            <translation>較晚的時刻</translation>
        </message>
        <message>
            <source>A monster attacks once in a</source>
            <translation type="vanished">怪獸攻擊一次的單位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A monster attacks once per</source>
            <translation>怪獸攻擊一次的單位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>A monster attacks. {who}: respond, or let the attack go on.</source>
            <translation>有怪獸攻擊。{who}：對應，或讓攻擊繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>A monster has been Summoned. {who}: respond, or let it stand.</source>
            <translation>有怪獸被召喚。{who}：對應，或不作對應。</translation>
        </message>
        <message>
            <source>A monster needs a Type.</source>
            <translation type="vanished">怪獸需要種族。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>A monster sent to the Graveyard as the price of a Summon or an effect; it is not destroyed.</source>
            <translation>作為召喚或效果的代價送進墓地的怪獸；不算被破壞。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A new Field Spell</source>
            <translation>新的場地魔法</translation>
        </message>
        <message>
            <source>A new card of your own</source>
            <translation type="vanished">新的自製卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>A note has at most {most} characters.</source>
            <translation>筆記最多 {most} 個字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}, or leave it empty.</source>
            <translation>{low} 到 {high} 的數字，或留空。</translation>
        </message>
        <message>
            <source>A number from {low} to {high}, or nothing.</source>
            <translation type="vanished">{low} 到 {high} 的數字，或留空。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}, or {other}.</source>
            <translation>{low} 到 {high} 的數字，或 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>A number from {low} to {high}.</source>
            <translation>{low} 到 {high} 的數字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A page of {width} × {height} pixels is too large; choose a lower resolution.</source>
            <translation>{width} × {height} 像素的頁面太大；請減少每英寸點數。</translation>
        </message>
        <message>
            <source>A page of {width} × {height} pixels is too large; choose fewer dots to the inch.</source>
            <translation type="vanished">{width} × {height} 像素的頁面太大；請減少每英寸點數。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>A picture for it</source>
            <translation>選擇圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A picture for this card</source>
            <translation>這張卡的圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>A picture for this card…</source>
            <translation>這張卡的圖片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>A player has {most} Mp at most.</source>
            <translation>玩家最多有 {most} Mp。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>A player without a name</source>
            <translation>沒有名字的玩家</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>A replay: look at any moment, or continue from it as a new match.</source>
            <translation>重播：可看任何時刻，或從那裡以新對戰繼續。</translation>
        </message>
        <message>
            <source>A replay: look at any moment, or go on from it as a new match.</source>
            <translation type="vanished">重播：可看任何時刻，或從那裡以新對戰繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>A response to the end of a phase</source>
            <translation>對階段結束的回應</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>A single duel</source>
            <translation>單場決鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>A single game</source>
            <translation>單場比賽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>A slot to skip must be a whole number from 1 to {high}.</source>
            <translation>要略過的格位必須是 1 到 {high} 的整數。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>A small note at the bottom of every card says what it is for</source>
            <translation>每張卡底部以小字說明用途</translation>
        </message>
        <message>
            <source>A small word at the foot of every card says what it is for</source>
            <translation type="vanished">每張卡底部以小字說明用途</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>A text file with one name per line</source>
            <translation>每行一個名稱的文字檔</translation>
        </message>
        <message>
            <source>A text with one name a line</source>
            <translation type="vanished">每行一個名稱的文字檔</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>A whole first game: Mp, Lines, casting, attacking, Interfere, Combination and the Shrine.</source>
            <translation>完整的第一場遊戲：Mp、Line、施放、攻擊、Interfere、合體和 Shrine。</translation>
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
            <translation>攻擊力</translation>
        </message>
        <message>
            <source>ATK {atk}, DEF {def_}</source>
            <translation type="vanished">攻擊力 {atk}，守備力 {def_}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against DEF {against}</source>
            <translation>攻擊 {attack} 對守備 {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against a face-down monster</source>
            <translation>攻擊 {attack} 對裏側怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack} against {against}</source>
            <translation>攻擊 {attack} 對 {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>ATK {attack}, direct</source>
            <translation>直接攻擊 {attack}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Abilities and Skills</source>
            <translation>能力與 Skill</translation>
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
            <translation>關於</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>About to begin</source>
            <translation>即將開始</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Act with the card, or choose it</source>
            <translation>操作或選擇這張卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate</source>
            <extracomment>use a card's effect (verb, on a button)</extracomment>
            <translation>發動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate (by hand)</source>
            <translation>發動（手動）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Activate effect {n}</source>
            <translation>發動效果 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Activate {card} to stop the attack. It becomes Chain Link 1.</source>
            <translation>發動 {card} 阻止攻擊。它成為連鎖 1。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Activate {card}. A Field Spell has a zone of its own and stays there. This one counts every "Lantern" monster that is Normal Summoned, and gives all of yours 100 ATK for each.</source>
            <translation>發動 {card}。場地魔法有自己的區域，會留在那裡。這張卡計算每隻通常召喚的「燈籠」怪獸，每有一次，你所有「燈籠」怪獸的攻擊力上升 100。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Activation</source>
            <extracomment>how an effect is activated; heading in the check of a text</extracomment>
            <translation>發動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Activation limit</source>
            <translation>發動限制</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Active</source>
            <extracomment>Summoner Master: state of a Seal that can be given orders</extracomment>
            <translation>可行動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Active or Inactive</source>
            <translation>可行動或不可行動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Add</source>
            <extracomment>button: one more value of a field (verb)</extracomment>
            <translation>新增</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Add a group</source>
            <translation>新增群組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Add a picture…</source>
            <translation>加入圖片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add as many as allowed</source>
            <translation>加入至允許上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Add at least {by}.</source>
            <translation>至少再加 {by} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Add one copy of each to the deck in the editor</source>
            <translation>每種各一張放入編輯器中的牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Add pictures</source>
            <translation>加入圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Add the card in focus to this group</source>
            <translation>將目前的卡加入此群組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Add to deck</source>
            <translation>放入牌組</translation>
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
            <translation>加入開啟的牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add to: {pile}</source>
            <translation>放入：{pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hits.py" />
            <source>Add with artwork {n}</source>
            <translation>以卡圖 {n} 加入</translation>
        </message>
        <message>
            <source>Add {by} DON!! cards.</source>
            <translation type="vanished">放入 {by} 張 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Add {cards} to the hand</source>
            <translation>把{cards}加入手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>Add: {what}</source>
            <extracomment>button: one more value of the field {what}</extracomment>
            <translation>新增：{what}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>After one’s own Summon</source>
            <translation>自己召喚之後</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Against an easy computer; the coach warns you of blunders</source>
            <translation>對戰簡單的電腦；教練會提醒失誤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Against the computer</source>
            <translation>對戰電腦</translation>
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
            <translation>一次全部顯示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>All attack: {beaten} of {all} destroyed</source>
            <translation>全體攻擊：{all} 隻中破壞 {beaten} 隻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>All cards</source>
            <translation>全部卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/shell.py" />
            <source>All commands</source>
            <translation>所有指令</translation>
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
            <translation>全部牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>All files</source>
            <translation>所有檔案</translation>
        </message>
        <message>
            <source>All keys as they were at first</source>
            <translation type="vanished">所有按鍵恢復預設</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>All of it: {odds}</source>
            <translation>全部同時：{odds}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <source>All piles</source>
            <translation>所有牌堆</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>All values from the rulebook</source>
            <translation>全部依規則書</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Already in that state.</source>
            <translation>已經是這個狀態了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Also cards with a scan, where their text is there in this language or can be written</source>
            <translation>包含有掃描圖的卡，只要其文字有此語言或可以產生</translation>
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
            <translation>同樣不在規則書中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Also used for: {action}</source>
            <translation>也用於：{action}</translation>
        </message>
        <message>
            <source>Also: {action}</source>
            <translation type="vanished">也用於：{action}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Always</source>
            <extracomment>how often a player is asked to respond</extracomment>
            <translation>總是</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>Among waiting abilities, first comes</source>
            <translation>等待中的能力，先處理</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>An Ability of {card} took effect on {targets}.</source>
            <translation>{card} 的能力對 {targets} 發揮作用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>An Ability of {card} took effect.</source>
            <translation>{card} 的能力發揮作用。</translation>
        </message>
        <message>
            <source>An Ability of {card} worked.</source>
            <translation type="vanished">{card} 的能力發揮作用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>An All attack hits the Seals in the Lines</source>
            <translation>All 攻擊命中 Line 中的 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>An Effect destroys it</source>
            <translation>由 Effect 破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>An Effect ends this Subturn</source>
            <translation>由效果結束這個 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>An Event with [Counter] is played in the Counter Step, and is paid with active DON!!. Play {card}: {other} gains 3000 power in this battle.</source>
            <translation>有【反擊】的事件在反擊步驟使用，用活動狀態的 DON!! 支付。使用 {card}：{other} 在這場戰鬥力量 +3000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>An earlier moment</source>
            <translation>較早的時刻</translation>
        </message>
        <message>
            <source>An earlier, a later moment</source>
            <translation type="vanished">較早、較晚的時刻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>An effect applies to {card}.</source>
            <translation>{card}受到效果影響。</translation>
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
            <translation>自訂圖片</translation>
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
            <translation>顯示卡片移動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Another card has this name.</source>
            <translation>已有其他卡片使用此名稱。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Another name: {letter} …</source>
            <translation>其他卡名：{letter}…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Another {card} takes its place, in the Df Line. Then it is your Subturn.</source>
            <translation>另一張 {card} 在 Df Line 接替它。然後是你的 Subturn。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Answers tried: {n}</source>
            <translation>已嘗試的應對：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Any available printing; the first picture is shown.</source>
            <translation>手邊哪張都行；顯示第一張圖。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Any game</source>
            <translation>所有遊戲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Any printing</source>
            <translation>任何印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Any tag</source>
            <translation>所有標籤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Appearance</source>
            <extracomment>look of the window; heading of settings</extracomment>
            <translation>外觀</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Arena, in no Line</source>
            <translation>場上，不在 Line 中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Arrows</source>
            <extracomment>keys: the arrow keys</extracomment>
            <translation>方向鍵</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork of all copies</source>
            <translation>全部的卡圖</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork of one copy</source>
            <translation>一張的卡圖</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Artwork {n}</source>
            <extracomment>one of several pictures of the same card, by its number; an entry of a menu</extracomment>
            <translation>卡圖 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Artwork {n} of {count}</source>
            <translation>卡圖 {n}／{count}</translation>
        </message>
        <message>
            <source>As a new match; this one stays as it is</source>
            <translation type="vanished">成為新的對戰；這一場維持原狀</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>As in the deck</source>
            <translation>依牌組順序</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>As in the rulebook: {words}</source>
            <translation>依照規則書：{words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>As it was</source>
            <translation>恢復原狀</translation>
        </message>
        <message>
            <source>As it will look</source>
            <translation type="vanished">預覽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>As on imported cards: {words}</source>
            <translation>依照匯入的卡片：{words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>As set below</source>
            <translation>如下方設定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>As written</source>
            <translation>原文</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Ask me at every chance while held</source>
            <translation>按住時每次機會都詢問</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Ask me to respond</source>
            <translation>詢問我是否對應</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Ask me to respond (new matches)</source>
            <translation>在新對戰中詢問我是否對應</translation>
        </message>
        <message>
            <source>Ask me to respond, in new matches</source>
            <translation type="vanished">在新對戰中詢問我是否對應</translation>
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
            <translation>At 8。用 {card} 攻擊 {other}：它的 2 等級正是 Shrine 所差的。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>At Line</source>
            <translation>At Line</translation>
        </message>
        <message>
            <source>At every chance, also when there is nothing to activate</source>
            <translation type="vanished">每次機會都問，即使沒有可發動的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>At every opportunity, even when there is nothing to activate</source>
            <translation>每次機會都問，即使沒有可發動的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>At home</source>
            <translation>在家列印</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>At least so many</source>
            <translation>至少幾張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>At normal speed</source>
            <translation>一般速度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>At once, with a deck that fits</source>
            <translation>馬上開始，用合適的牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>At the bottom</source>
            <translation>放在底部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>At the start of your turn everything became active again, you drew a card, and you have three DON!!. Play {card} for two of them.</source>
            <translation>回合開始時全部恢復活躍，你抽了一張卡，並有 3 張 DON!!。用其中 2 張打出 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>At the table and in replays, “Save this moment” keeps a position here. Or set up a board yourself.</source>
            <translation>在牌桌與重播中，「儲存這一刻」會把局面保存在這裡。你也可以自己擺設局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attach the last DON!! to {card}: its ability wants one.</source>
            <translation>把最後的 DON!! 附加給 {card}：它的能力需要一張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Attach {cards} as Xyz Material</source>
            <translation>把{cards}作為超量素材</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attack</source>
            <extracomment>attack with a card (verb, on a button), and the attack itself (heading)</extracomment>
            <translation>攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attack Mp</source>
            <translation>攻擊 Mp</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack Position</source>
            <translation>攻擊表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Attack Step</source>
            <translation>攻擊步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack directly</source>
            <translation>直接攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack directly with {card}</source>
            <translation>用 {card} 直接攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Attack once</source>
            <translation>只攻擊一次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack or Defense Position</source>
            <translation>攻擊表示或守備表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Attack several times</source>
            <translation>攻擊多次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack the Leader: it costs a Life card or Counters</source>
            <translation>攻擊領航者：對手要付出生命卡或反擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack the Leader: this can win the game</source>
            <translation>攻擊領航者：這可能直接獲勝</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack the face-down monster with {card}</source>
            <translation>用 {card} 攻擊蓋著的怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack the hand</source>
            <translation>攻擊手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack the hand with {card}: nothing stands in the way</source>
            <translation>以 {card} 攻擊手牌：沒有任何阻擋</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack the hand: {form}</source>
            <translation>攻擊手牌：{form}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attack with another monster</source>
            <translation>用其他怪獸攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack with {card}: it wins the fight</source>
            <translation>以 {card} 攻擊：會贏得戰鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack with {card}: this can win the duel</source>
            <translation>用 {card} 攻擊：這可能贏下決鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Attack with {card}: this can win the game</source>
            <translation>以 {card} 攻擊：可能就此獲勝</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Attack {card}: it leaves the field or costs Counters</source>
            <translation>攻擊 {card}：它會離場，或讓對手付出反擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attack {other} with {card}. By its [When Attacking] choose {third}, which gains 1000 power.</source>
            <translation>用 {card} 攻擊 {other}。以它的【攻擊時】選擇 {third}，力量 +1000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Attack {other} with {card}: 6000 against 5000.</source>
            <translation>用 {card} 攻擊 {other}：6000 對 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Attack {other} with {card}: 6000 against 5000. The attacker wins when it is at least as strong.</source>
            <translation>用 {card} 攻擊 {other}：6000 對 5000。攻擊方力量相等或更高就獲勝。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Attack {other} with {card}: drag it there, or click it and choose the attack.</source>
            <translation>用 {card} 攻擊 {other}：拖過去，或點擊後選擇攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>Attack {target} with {card}: it is destroyed</source>
            <translation>用 {card} 攻擊 {target}：可將其破壞</translation>
        </message>
        <message>
            <source>Attack! Your opponent has only {other}, in the Df Line: there your At meets its Df, 6 against 3. Drag {card} onto it, or click {card} and choose the attack. It costs 1 Mp.</source>
            <translation type="vanished">攻擊！對手只有 {other} 在 Df Line：以你的 At 對它的 Df，6 對 3。把 {card} 拖到它上面，或點擊 {card} 選擇攻擊。需要 1 Mp。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Attack! Your opponent has only {other}, in the Df Line: there your At meets its Df, 6 against 3. Drag {card} onto it, or click {card} and choose the attack. It costs 1 Mp. While you point at a Seal, a note above it says how the fight would end.</source>
            <translation>攻擊！對手只有 {other} 在 Df Line：以你的 At 對它的 Df，6 對 3。把 {card} 拖到它上面，或點擊 {card} 選擇攻擊。需要 1 Mp。指著 Seal 時，它上方會顯示戰鬥的結果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Attack: {form}</source>
            <extracomment>Summoner Master: an attack and its form, such as a joint one</extracomment>
            <translation>攻擊：{form}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Attacks</source>
            <extracomment>how often a player attacked in the match; a row of its statistics</extracomment>
            <translation>攻擊次數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Attacks are declared in the Battle Step of your Battle Phase.</source>
            <translation>在自己戰鬥階段的戰鬥步驟宣言攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Attribute</source>
            <extracomment>Yu-Gi-Oh! and One Piece: a property printed on a card; heading of statistics and filters</extracomment>
            <translation>屬性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>BP</source>
            <extracomment>Yu-Gi-Oh!: the Battle Phase, as short as can be, in the row of phases</extracomment>
            <translation>戰鬥</translation>
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
            <translation>後退一步 (Ctrl+←)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Back to the board</source>
            <translation>回到場地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Back to the card</source>
            <translation>回到這張卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Back to the deck</source>
            <translation>回到牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Back to the deck (Esc)</source>
            <translation>回到牌組 (Esc)</translation>
        </message>
        <message>
            <source>Back to the log</source>
            <translation type="vanished">回到紀錄</translation>
        </message>
        <message>
            <source>Back to the rulebook's own values</source>
            <translation type="vanished">恢復規則書的值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Back to the running procedure</source>
            <translation>回到進行中的程序</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Back up everything</source>
            <translation>備份全部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Back up everything…</source>
            <translation>備份全部…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Backing everything up</source>
            <translation>正在備份全部</translation>
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
            <translation>備份 ({kinds})</translation>
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
            <translation type="vanished">禁用卡名，每行一個</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Banned names, one per line</source>
            <translation>禁用卡名，每行一個</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Battle Phase</source>
            <translation>戰鬥階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Battle Step</source>
            <translation>戰鬥步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Before it resolves your opponent may respond: {card} is Chain Link 2, and wants to destroy {other}.</source>
            <translation>處理之前對手可以對應：{card} 是連鎖 2，要破壞 {other}。</translation>
        </message>
        <message>
            <source>Before the duel</source>
            <translation type="vanished">決鬥之前</translation>
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
            <translation>Beginner 級</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Beside</source>
            <extracomment>Summoner Master: the place beside the field where cards lie that belong to nobody's zones</extracomment>
            <translation>牌組旁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Beside your Leader lie your Life cards: whoever takes damage with no Life left has lost.</source>
            <translation>領航者旁邊是你的生命卡：沒有生命時受到傷害的人就輸了。</translation>
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
            <translation>最多幾場決鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Best of three duels</source>
            <translation>三戰兩勝</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Best of three games</source>
            <translation>三戰兩勝</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/fields.py" />
            <source>Between {low} and {high}.</source>
            <translation>介於 {low} 與 {high} 之間。</translation>
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
            <translation>阻擋步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Block icon</source>
            <translation>區塊標記</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Block with it</source>
            <translation>用這張阻擋</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/accessible.py" />
            <location filename="../desktop/sanam/ui/table/board_frame.py" />
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <location filename="../desktop/sanam/ui/table/board_view.py" />
            <source>Board</source>
            <extracomment>the playing field; name of a region for screen readers</extracomment>
            <translation>場面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Both Shrines are full.</source>
            <translation>雙方的 Shrine 都滿了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Both decks are empty.</source>
            <translation>雙方的牌組都沒有牌了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Both players have no Life Points left.</source>
            <translation>雙方玩家的生命點數都歸零。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Both players must agree</source>
            <translation>雙方玩家都必須同意</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Both players took damage without Life.</source>
            <translation>雙方在沒有生命時受到傷害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Both sides</source>
            <translation>兩邊都玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Both starter decks, both hands open, the usual rules</source>
            <translation>兩副起始牌組，雙方手牌公開，一般規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Bottom margin</source>
            <translation>下邊界</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Break Combination</source>
            <translation>解除合體</translation>
        </message>
        <message>
            <source>Bring a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures; drop them here or choose them.</source>
            <translation type="vanished">請帶來卡片資料庫 (.cdb)、清單 (.json、.csv)、卡片組 (.toml) 或圖片；拖到這裡或選取。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Browse cards</source>
            <translation>瀏覽卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Browse the pile</source>
            <translation>查看牌堆</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By Wisdom a card of {who} is {card} from now on.</source>
            <translation>透過Wisdom，{who}的一張卡從此成為{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>By hand</source>
            <translation>手動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} K.O.s {card}.</source>
            <translation>手動：{who} 將 {card} KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} attaches {card}.</source>
            <translation>手動：{who} 附加 {card}。</translation>
        </message>
        <message>
            <source>By hand: {who} changes a value of {card}.</source>
            <translation type="vanished">手動：{who} 變更 {card} 的數值。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} changes the table.</source>
            <translation>手動：{who} 變更場面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} changes {what} of {card} by {value}.</source>
            <translation>手動：{who} 把 {card} 的{what}變更 {value}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} deals damage to {card}.</source>
            <translation>手動：{who} 對 {card} 造成傷害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} destroys {card}.</source>
            <translation>手動：{who} 破壞 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} detaches {card}.</source>
            <translation>手動：{who} 取下 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} discards {card}.</source>
            <translation>手動：{who} 捨棄 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} draws.</source>
            <translation>手動：{who} 抽牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} gives a DON!! card.</source>
            <translation>手動：{who} 附加 1 張 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} lifts the Curse {curse} from {card}.</source>
            <translation>手動：{who} 解除 {card} 的詛咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} makes a Token.</source>
            <translation>手動：{who} 產生衍生怪獸。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} moves {card}: {place}.</source>
            <translation>手動：{who} 移動 {card}：{place}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts the Curse {curse} on {card}.</source>
            <translation>手動：{who} 讓 {card} 受到詛咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts {card} into the Shrine.</source>
            <translation>手動：{who} 把 {card} 放到 Shrine。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} puts {card} into the hand.</source>
            <translation>手動：{who} 把 {card} 加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} removes {card} from the game.</source>
            <translation>手動：{who} 把 {card} 移出比賽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>By hand: {who} returns {card} to the Library.</source>
            <translation>手動：{who} 把 {card} 放回 Library。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} reveals {card}.</source>
            <translation>手動：{who} 公開 {card}。</translation>
        </message>
        <message>
            <source>By hand: {who} sets a number.</source>
            <translation type="vanished">手動：{who} 設定數值。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets the counters {what} on {card} to {value}.</source>
            <translation>手動：{who} 把 {card} 上的計數物 {what} 設為 {value}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets {what} of {card} to {value}.</source>
            <translation>手動：{who} 把 {card} 的{what}設為 {value}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} sets {what} to {value}.</source>
            <translation>手動：{who} 把{what}設為 {value}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} shuffles.</source>
            <translation>手動：{who} 洗牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>By hand: {who} takes a DON!! card back.</source>
            <translation>手動：{who} 收回 1 張 DON!! 卡。</translation>
        </message>
        <message>
            <source>By hand: {who} throws.</source>
            <translation type="vanished">手動：{who} 擲出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} tosses or rolls.</source>
            <translation>手動：{who} 擲出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>By hand: {who} turns {card}.</source>
            <translation>手動：{who} 翻轉 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>By name</source>
            <translation>依卡名</translation>
        </message>
        <message>
            <source>By which rules</source>
            <translation type="vanished">依哪套規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Calibration sheet</source>
            <translation>校正頁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Call off the attack</source>
            <translation>取消攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Caller level</source>
            <translation>Caller 級</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>Can be used now</source>
            <translation>現在可以使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Can you win now? {card} is in the way. Play {other} and K.O. it.</source>
            <translation>現在能贏嗎？{card} 擋在前面。使用 {other}，把它 KO。</translation>
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
            <translation>取消、關閉、回到現在</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cannot attack</source>
            <translation>無法攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cannot block</source>
            <translation>無法阻擋</translation>
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
            <translation>卡片資料庫與卡片組</translation>
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
            <translation>選定的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Card number</source>
            <translation>卡號</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Card of line {n}</source>
            <translation>第 {n} 行的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Card pictures: {game}</source>
            <translation>卡片圖片：{game}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Card pictures…</source>
            <translation>卡片圖片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Card sets</source>
            <translation>卡片組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Card sets and databases</source>
            <translation>卡片組與資料庫</translation>
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
            <translation>卡面大小（Ctrl 與滾輪）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Card size in lists</source>
            <translation>清單中的卡片大小</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Card sleeves</source>
            <translation>卡套</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Card width</source>
            <translation>卡片寬度</translation>
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
            <translation>發動卡與效果數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Cards and gaps</source>
            <translation>卡片與間距</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Cards and pictures</source>
            <translation>卡片與圖片</translation>
        </message>
        <message>
            <source>Cards are played as an earlier version read them.</source>
            <translation type="vanished">卡片會依先前版本所讀取的內容進行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Cards beside the Deck</source>
            <translation>牌組旁的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Cards beside the Deck are outside the game.</source>
            <translation>牌組旁的卡在比賽之外。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Cards cast</source>
            <translation>施放的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Cards cost DON!!. In each turn you get two more; the player who goes first begins with one. Play {card} for 1 DON!!: click it or drag it to your Character area.</source>
            <translation>打出卡需要 DON!!。每回合增加 2 張；先攻的玩家從 1 張開始。用 1 張 DON!! 打出 {card}：點擊或拖到角色區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Cards drawn</source>
            <translation>抽牌數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Cards for this deck</source>
            <translation>可放入此牌組的卡</translation>
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
            <translation>對戰用到的卡片會在對戰開始時讀取，其餘的會在下次啟動程式時讀取。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Cards in and out</source>
            <translation>加入與移除的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Cards in the Arena lie face-up.</source>
            <translation>場上的卡正面朝上。</translation>
        </message>
        <message>
            <source>Cards in the {pile}: {before} before the exchange, {after} after it.</source>
            <translation type="vanished">{pile}：交換前 {before} 張，交換後 {after} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Cards in the {pile}: {count}; the maximum is {most}.</source>
            <translation>{pile}有 {count} 張；最多 {most} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Cards in the {pile}: {count}; the minimum is {least}.</source>
            <translation>{pile}有 {count} 張；最少 {least} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Cards it may be of</source>
            <translation>可能的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Cards left in a Deck may be counted</source>
            <translation>可以點數牌組剩餘張數</translation>
        </message>
        <message>
            <source>Cards move visibly</source>
            <translation type="vanished">顯示卡片移動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>Cards not allowed in a deck, by name or card number; “1 OP01-001” allows one copy.</source>
            <translation>牌組中不可放入的卡牌，以卡名或卡牌編號列出；「1 OP01-001」表示可放入1張。</translation>
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
            <translation>沒有密碼的卡不能放進這種連結。</translation>
        </message>
        <message>
            <source>Cards without a passcode have no place in such a link.</source>
            <translation type="vanished">沒有密碼的卡不能放進這種連結。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Cards without a picture</source>
            <translation>沒有圖片的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} per page</source>
            <translation>卡片 {width} × {height}，間距 {gap_x} 與 {gap_y}，出血 {bleed}，每頁 {columns} × {rows}</translation>
        </message>
        <message>
            <source>Cards {width} × {height}, gaps {gap_x} and {gap_y}, bleed {bleed}, {columns} × {rows} to a page</source>
            <translation type="vanished">卡片 {width} × {height}，間距 {gap_x} 與 {gap_y}，出血 {bleed}，每頁 {columns} × {rows}</translation>
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
            <translation>施放 {card}：點擊或拖曳。需要 3 Mp。放在 Df Line，它的 Df 5 會保護它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Cast {card}: it is the best use of your Mp</source>
            <translation>施放 {card}：這是 Mp 的最佳用法</translation>
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
            <translation>類別</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Chain</source>
            <extracomment>Yu-Gi-Oh!: effects that answer one another; the rulebook's term (noun)</extracomment>
            <translation>連鎖</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Chain Link {n}</source>
            <translation>連鎖 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Change Line</source>
            <translation>更換 Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Change by this much</source>
            <translation>變化這麼多</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Change position</source>
            <translation>變更表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Change the Line of {card}: it is safer there</source>
            <translation>改變 {card} 的 Line：在那裡比較安全</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Change the position of the card</source>
            <translation>變更卡片的表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Change the position of {cards}</source>
            <translation>改變{cards}的表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Change the table by hand</source>
            <translation>手動操作</translation>
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
            <translation>角色區</translation>
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
            <translation>第 {first} 至 {last} 個字元</translation>
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
            <translation>檢查</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Check every answer</source>
            <translation>檢查所有應對</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Check up Step</source>
            <translation>檢查步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Checking against every answer</source>
            <translation>正在檢查所有應對</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Checking the backup</source>
            <translation>正在檢查備份</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Checking the text</source>
            <translation>正在檢查卡文</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Checking the text…</source>
            <translation>正在檢查文字…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Chevron stripes</source>
            <translation>人字紋</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Choice {n}</source>
            <extracomment>the n-th of several things that a text offers</extracomment>
            <translation>第{n}項</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Choose</source>
            <extracomment>button or heading: pick some of the cards or options that are offered (verb)</extracomment>
            <translation>選擇</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Choose a card that is drawn from the deck to see its odds.</source>
            <translation>選一張從牌組抽的卡即可看它的機率。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Choose a card to see it in full.</source>
            <translation>選一張卡即可完整檢視。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Choose a deck.</source>
            <translation>請選擇牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Choose a picture for the card</source>
            <translation>為卡片選擇圖片</translation>
        </message>
        <message>
            <source>Choose an option</source>
            <translation type="vanished">選擇選項</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Choose an option or a place</source>
            <translation>選擇選項或位置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Choose another folder…</source>
            <translation>選擇其他資料夾…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Choose another target</source>
            <translation>選擇其他對象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Choose at least {least}.</source>
            <translation>至少選 {least} 個。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Choose at most {most}.</source>
            <translation>最多選 {most} 個。</translation>
        </message>
        <message>
            <source>Choose at most {n} cards for that.</source>
            <translation type="vanished">此動作最多選擇 {n} 張卡片。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Choose cards for %n picture(s)…</source>
            <translation>
                <numerusform>為 %Ln 張圖片選擇卡片…</numerusform>
            </translation>
        </message>
        <message>
            <source>Choose everything</source>
            <translation type="vanished">全部自選</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/piles.py" />
            <source>Choose from: {places}</source>
            <translation>請從以下選擇：{places}</translation>
        </message>
        <message>
            <source>Choose none</source>
            <translation type="vanished">取消選擇</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Choose the printing of each copy</source>
            <translation>選擇每張的印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Choose the same paper here and in the print dialog.</source>
            <translation>請在這裡與列印對話框選擇相同的紙張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Choose what each column holds. Your choice is remembered for tables with the same columns.</source>
            <translation>請指出每一欄是什麼。欄位相同的表格會記住這個答案。</translation>
        </message>
        <message>
            <source>Choose zones for me (a drag still chooses)</source>
            <translation type="vanished">自動選擇區域（拖曳卡片仍可自選）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Choose zones for me and throw for the start (a drag still chooses)</source>
            <translation>替我選擇區域並猜拳（拖曳時仍由你選擇）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Chosen by you: {n}</source>
            <translation>由您選擇：{n}</translation>
        </message>
        <message>
            <source>Chosen cards</source>
            <translation type="vanished">所選的卡</translation>
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
            <translation>清除篩選</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Clear the search (Esc)</source>
            <translation>清除搜尋 (Esc)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Clear the selection</source>
            <translation>取消選擇</translation>
        </message>
        <message>
            <source>Click a key, then press another. Arrows, Enter, Esc and 1–9 stay.</source>
            <translation type="vanished">按一下按鍵，再按另一個鍵。方向鍵、Enter、Esc 與 1–9 不變。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Click a key, then press another. The arrow keys, Enter, Esc and 1–9 cannot be changed.</source>
            <translation>按一下按鍵，再按另一個鍵。方向鍵、Enter、Esc 與 1–9 不變。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Click an example to try it.</source>
            <translation>按一下範例即可試試。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Close</source>
            <extracomment>button of a dialog (verb)</extracomment>
            <translation>關閉</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>Close it there first, or play another one.</source>
            <translation>請先在那裡關閉，或玩另一場。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Close the help</source>
            <translation>關閉說明</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Close the rules</source>
            <translation>關閉規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/notices.py" />
            <source>Close this message</source>
            <translation>關閉這則訊息</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Close zones</source>
            <translation>關閉區域</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Coach</source>
            <extracomment>switch beside the board: a warning before an answer that loses much</extracomment>
            <translation>教練</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Code</source>
            <extracomment>the number by which a card is known; a field of a card</extracomment>
            <translation>卡號</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Coin</source>
            <extracomment>the coin that is tossed; heading</extracomment>
            <translation>硬幣</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Collapse or expand: {panel}</source>
            <translation>收合或展開：{panel}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Collapse the left panel</source>
            <translation>收合左側面板</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Collapse the right panel</source>
            <translation>收合右側面板</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Collapse this panel</source>
            <translation>收合這個面板</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Colour</source>
            <extracomment>One Piece: the colour of a card, as the rulebook calls it; heading</extracomment>
            <translation>顏色</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Colours</source>
            <extracomment>One Piece: the colours of a card; a field of a card</extracomment>
            <translation>顏色</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Column</source>
            <extracomment>a column of a table that is imported; heading</extracomment>
            <translation>欄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Column {name}</source>
            <extracomment>a column of a table that is imported, by its name</extracomment>
            <translation>欄 {name}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Columns of {file}</source>
            <translation>{file} 的欄位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Combination</source>
            <extracomment>Summoner Master: two Seals become one; the rulebook's term</extracomment>
            <translation>合體</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Combine {card}: together they win more fights</source>
            <translation>讓 {card} 合體：合體後能贏更多戰鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Combined</source>
            <extracomment>heading of an example: several conditions of a search together</extracomment>
            <translation>組合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/commands.py" />
            <source>Commands</source>
            <extracomment>the list of everything the program can do; heading</extracomment>
            <translation>指令</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Compare printings…</source>
            <translation>比較印刷版本…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Compare with the line that is played</source>
            <translation>與目前的分支比較</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Compass rose</source>
            <translation>羅盤</translation>
        </message>
        <message>
            <source>Comprehensive rules</source>
            <translation type="vanished">綜合規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/against.py" />
            <location filename="../desktop/sanam/ui/given_names.py" />
            <location filename="../desktop/sanam/ui/match_setup.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Computer</source>
            <extracomment>who plays a seat: the program, not a person</extracomment>
            <translation>電腦</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Condition</source>
            <extracomment>what a text asks for; a field of a card</extracomment>
            <translation>條件</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Confirm</source>
            <extracomment>button: what was chosen is the answer (verb)</extracomment>
            <translation>確認</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Continue</source>
            <extracomment>button: go on with a match (verb)</extracomment>
            <translation>繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Continue from here</source>
            <translation>從這裡繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Continue from the last one</source>
            <translation>從最後一刻繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Continuous Ability</source>
            <translation>持續能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Continuous Effect</source>
            <translation>永續效果</translation>
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
            <translation>已複製。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Copies</source>
            <extracomment>heading of a column: how many of a card</extracomment>
            <translation>份數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>Copies in your decks, or face-down where you may not know which card is which</source>
            <translation>還在你牌組中的張數，或裡側而不得知哪張是哪張的張數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Copy as text</source>
            <translation>複製為文字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Copy as ydke:// link</source>
            <translation>複製為 ydke:// 連結</translation>
        </message>
        <message>
            <source>Copy the codes of the chosen cards</source>
            <translation type="vanished">複製所選卡片的卡號</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Copy the codes of the selected cards</source>
            <translation>複製所選卡片的卡號</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Copy the list</source>
            <translation>複製清單</translation>
        </message>
        <message>
            <source>Copy, paste, print, delete</source>
            <translation type="vanished">複製、貼上、列印、刪除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Copy, paste, save a copy, print</source>
            <translation>複製、貼上、另存副本、列印</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Corner radius</source>
            <translation>圓角半徑</translation>
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
            <translation>費用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Cost area</source>
            <translation>費用區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Counted at the end of the End Phase</source>
            <translation>結束階段終了時計算</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Counter</source>
            <extracomment>One Piece: the Counter value printed on a card, which is added in a battle; the rulebook's term</extracomment>
            <translation>反擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Counter +</source>
            <translation>計數物 +</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Counter Step</source>
            <translation>反擊步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Counter −</source>
            <translation>計數物 −</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Counters and blocks</source>
            <translation>反擊與阻擋次數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Counting cards</source>
            <translation>正在計算卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Counting matches</source>
            <translation>正在統計對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Counts as</source>
            <translation>視為</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Course rules</source>
            <translation>課程規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Course rules (Persian)</source>
            <translation>課程規則（波斯文）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Crosses, for both sides</source>
            <translation>十字，供雙面對位</translation>
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
            <translation>詛咒 {curse}</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Curse {curse}: %n Subturn(s)</source>
            <translation>
                <numerusform>詛咒 {curse}：%Ln 個 Subturn</numerusform>
            </translation>
        </message>
        <message>
            <source>Curse {curse}: {n} Subturns</source>
            <translation type="vanished">詛咒 {curse}：{n} 個 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Curve</source>
            <extracomment>statistics: how many cards have which Level or Cost; name of a page</extracomment>
            <translation>曲線</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Cut guides</source>
            <translation>裁切線</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Cutting machine</source>
            <translation>切割機</translation>
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
            <translation>闇</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>DEF</source>
            <extracomment>Yu-Gi-Oh!: the defense value, as cards print it</extracomment>
            <translation>守備力</translation>
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
            <translation>DON!! 階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>DON!! cards</source>
            <translation>DON!! 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>DON!! cards do nothing for {card} now</source>
            <translation>DON!! 卡現在對 {card} 沒有用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! cards given</source>
            <translation>賦予的 DON!! 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>DON!! cards to add: {by}.</source>
            <translation>放入 {by} 張 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>DON!! deck</source>
            <translation>DON!!牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>DP</source>
            <extracomment>Yu-Gi-Oh!: the Draw Phase, as short as can be, in the row of phases</extracomment>
            <translation>抽牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Damage</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect that inflicts damage whose amount is not fixed</extracomment>
            <translation>給予傷害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Damage Step</source>
            <translation>傷害步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>Damage Step. {who}: activate something before the battle is decided, or let it be.</source>
            <translation>傷害步驟。{who}：在戰鬥分出勝負前發動卡片，或不作對應。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Damage taken</source>
            <translation>受到的傷害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Damage to you</source>
            <translation>你受到傷害</translation>
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
            <translation>對這張領航者造成 1 點傷害</translation>
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
            <translation>決定次數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Deck</source>
            <extracomment>the cards a player plays from; also the name of the zone</extracomment>
            <translation>牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_shelf.py" />
            <source>Deck from a link</source>
            <translation>來自連結的牌組</translation>
        </message>
        <message>
            <source>Deck not saved</source>
            <translation type="vanished">牌組未儲存</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Deck, page number, and that the page is to be printed at 100 %</source>
            <translation>牌組、頁碼，以及以 100 % 列印的提醒</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Decks</source>
            <extracomment>decks of a person; name of a screen</extracomment>
            <translation>牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Decks ({kinds})</source>
            <translation>牌組 ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Decks: {n}</source>
            <extracomment>how many decks a page has found</extracomment>
            <translation>牌組：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Defense Position</source>
            <translation>守備表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Delete</source>
            <extracomment>button: throw a card of one's own away (verb)</extracomment>
            <translation>刪除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Delete the list</source>
            <translation>刪除此表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Delete this line</source>
            <translation>刪除這個分支</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Delete this preset</source>
            <translation>刪除此預設</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Deleting the card</source>
            <translation>正在刪除卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Destroy</source>
            <extracomment>an act by hand: a card is destroyed by the rules (verb)</extracomment>
            <translation>破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Destroy {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>破壞{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Destroyed: 3 Levels in the Shrine. After an attack a Seal is Inactive until the Subturn ends. No Seal stands before your opponent any more: {card} can attack the hand. Click it and choose that.</source>
            <translation>破壞了：Shrine 等級 3。攻擊後 Seal 到 Subturn 結束前不可行動。對手面前沒有 Seal 了：{card} 可以攻擊手牌。點擊並選擇它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Destroyed: {cards}.</source>
            <translation>被破壞：{cards}。</translation>
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
            <translation>骰子：{first} 對 {second}。</translation>
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
            <translation>棄牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Discard</source>
            <extracomment>an act by hand: put a card from the hand into its owner's pile (verb)</extracomment>
            <translation>捨棄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Discard Step</source>
            <translation>棄牌步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Discard {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>捨棄{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Do it</source>
            <translation>執行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>Do it all the same</source>
            <translation>還是這麼做</translation>
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
            <translation>不阻擋</translation>
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
            <translation type="vanished">每英寸點數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Drag any card anywhere. The tools act on the card in focus.</source>
            <translation>可把任何卡拖到任何地方。工具作用於選定的卡。</translation>
        </message>
        <message>
            <source>Drag cards here, or choose one and press Enter.</source>
            <translation type="vanished">把卡片拖到這裡，或選一張後按 Enter。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>Drag cards here, or choose one and press Enter. With Ctrl: as many as allowed.</source>
            <translation>把卡片拖到這裡，或選一張後按 Enter。加按 Ctrl：加入至允許上限。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw</source>
            <extracomment>One Piece and Yu-Gi-Oh!: take cards from the deck into the hand; name of the phase, and verb on a button</extracomment>
            <translation>抽牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Draw</source>
            <comment>short: Draw Phase</comment>
            <translation>抽牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw</source>
            <comment>short: Draw Step</comment>
            <translation>抽牌</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Draw %n card(s)</source>
            <translation>
                <numerusform>抽%Ln張牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Draw Phase</source>
            <translation>抽牌階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Draw Step</source>
            <translation>抽牌步驟</translation>
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
            <translation>抽一張牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Draw cards</source>
            <translation>抽牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Draw cards in this language</source>
            <translation>以此語言繪製卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Draw one Seal and one Mystic Card this time.</source>
            <translation>這次抽一張 Seal 和一張 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Draw ten thousand opening hands and compare</source>
            <translation>抽一萬次起手牌並比較</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Drawing the pages</source>
            <translation>正在繪製頁面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Drawn by lot</source>
            <translation>抽籤決定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Drawn together</source>
            <translation>同時抽到</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Drawn: {card}.</source>
            <translation>抽到：{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Duel {duel}, about to begin</source>
            <translation>第 {duel} 場決鬥，即將開始</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Duel {duel}, turn {turn}</source>
            <translation>第 {duel} 場決鬥，第 {turn} 回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Duel {n}</source>
            <extracomment>the n-th duel of a match</extracomment>
            <translation>第 {n} 場決鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Duplicate the deck</source>
            <translation>複製牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Duration</source>
            <extracomment>how long something done by hand lasts; heading</extracomment>
            <translation>持續多久</translation>
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
            <translation>結束</translation>
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
                <numerusform>雙方各抽%Ln張牌</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Each seat needs a deck: choose one or open a file.</source>
            <translation>每個座位都需要牌組：選一副或開啟檔案。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Easy</source>
            <extracomment>how strong the computer plays</extracomment>
            <translation>簡單</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Edit</source>
            <extracomment>button: change a card of one's own (verb)</extracomment>
            <translation>編輯</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Edit lists of banned names</source>
            <translation>編輯禁用卡名表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Edit the deck</source>
            <translation>編輯牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Edition</source>
            <extracomment>which rulebook of a game is played by; label of a choice</extracomment>
            <translation>規則版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Edition, decks, names, who starts, rulings</source>
            <translation>規則版本、牌組、名字、先後攻、裁定</translation>
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
            <translation>同時發動的效果</translation>
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
            <translation>結束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End</source>
            <comment>short: End Step</comment>
            <translation>結束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>End Phase</source>
            <translation>結束階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>End Step</source>
            <translation>結束步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End of Battle</source>
            <translation>戰鬥結束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>End the Battle Phase</source>
            <translation>結束戰鬥階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End the Main Step</source>
            <translation>結束主要步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>End the Subturn</source>
            <translation>結束 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>End the turn</source>
            <translation>結束回合</translation>
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
            <translation>放大選定的卡</translation>
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
            <translation>請輸入長度，例如 8 mm、0.8 cm 或 0.3 in。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Enter a search term.</source>
            <translation>請輸入搜尋字詞。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Enter the Battle Phase: attacks gain something</source>
            <translation>進入戰鬥階段：攻擊有利可圖</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Equal 0 ATK destroys both monsters</source>
            <translation>攻擊力同為 0 時雙方怪獸破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Equip condition</source>
            <translation>可裝備的對象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Equip {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>裝備{cards}</translation>
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
            <translation>賽事</translation>
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
            <translation type="vanished">每次機會都跳過；誘發效果仍會詢問</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Every opportunity is passed; triggered effects are still asked about</source>
            <translation>每次機會都跳過；誘發效果仍會詢問</translation>
        </message>
        <message>
            <source>Everybody draws in the first turn, Fusion and Synchro, equal 0 ATK destroys both.</source>
            <translation type="vanished">雙方第一回合都抽牌，有融合與同步，攻擊力同為 0 時雙方破壞。</translation>
        </message>
        <message>
            <source>Everybody draws in the first turn, one Field Spell in all, Fusion, Synchro and Xyz.</source>
            <translation type="vanished">雙方第一回合都抽牌，全場一張場地魔法，有融合、同步與超量。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Everything costs Mp, the number beside the crystal. The player who starts has only 5, and only for casting; later it is 8 in every Subturn. What you do not use is lost.</source>
            <translation>一切都需要 Mp，即水晶旁的數字。先攻只有 5，而且只能用來施放；之後每個 Subturn 是 8。沒用完的會失去。</translation>
        </message>
        <message>
            <source>Everything costs Mp, the number beside the lightning. The player who starts has only 5, and only for casting; later it is 8 in every Subturn. What you do not use is lost.</source>
            <translation type="vanished">一切都需要 Mp，即閃電旁的數字。先手只有 5，而且只能用來施放；之後每個 Subturn 是 8。沒用完的會失去。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Everything else: matches, cards, settings, log</source>
            <translation>其他一切：對戰、卡片、設定、紀錄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Everything is saved again.</source>
            <translation>一切都已重新存檔。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Everything was backed up.</source>
            <translation>已備份全部。</translation>
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
            <translation>特別牌組怪獸一張換一張。按一下或拖曳即可移動。</translation>
        </message>
        <message>
            <source>Exchange card for card.</source>
            <translation type="vanished">一張換一張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Exchange cards between Main Deck and Side Deck, one for one. A click or a drag moves a card.</source>
            <translation>主牌組與備牌一張換一張。按一下或拖曳即可移動。</translation>
        </message>
        <message>
            <source>Exchange cards one for one.</source>
            <translation type="vanished">一張換一張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Export own cards</source>
            <translation>匯出自製卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export own cards…</source>
            <translation>匯出自製卡…</translation>
        </message>
        <message>
            <source>Export what you own</source>
            <translation type="vanished">匯出擁有的卡片</translation>
        </message>
        <message>
            <source>Export what you own…</source>
            <translation type="vanished">匯出擁有的卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export your collection</source>
            <translation>匯出擁有的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Export your collection…</source>
            <translation>匯出擁有的卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Extra</source>
            <extracomment>Yu-Gi-Oh!: the Extra Deck, short, on its zone</extracomment>
            <translation>特別</translation>
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
            <translation>特別牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Extra Deck cards</source>
            <translation>特別牌組的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Extra Deck: {n} of {size}</source>
            <translation>特別牌組：{n} / {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Extra Decks are counted</source>
            <translation>清點特別牌組</translation>
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
            <translation>裏側守備表示</translation>
        </message>
        <message>
            <source>Faces or lines</source>
            <translation type="vanished">卡面或清單</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Far seat</source>
            <translation>遠側座位</translation>
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
            <translation>場地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Field Spells</source>
            <translation>場地魔法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Field Spells may be Set</source>
            <translation>場地魔法可以蓋牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Field Zone</source>
            <translation>場地卡區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Fields</source>
            <extracomment>heading of the help for searching: fields of cards</extracomment>
            <translation>欄位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Files…</source>
            <extracomment>button that opens the dialog for choosing files</extracomment>
            <translation>檔案…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Filters</source>
            <extracomment>heading of the panel that narrows a search</extracomment>
            <translation>篩選</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Find in the deck</source>
            <translation>在牌組中尋找</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Find in the log</source>
            <translation>在紀錄中尋找</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>Find…</source>
            <extracomment>hint in an empty field that searches the cards of a pile</extracomment>
            <translation>尋找…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Finished matches appear here as replays. Every match is saved after each decision, so you can close the window whenever you like.</source>
            <translation>結束的對戰會以重播的形式留在這裡。每個決定之後都會存檔：隨時都可以關閉視窗。</translation>
        </message>
        <message>
            <source>Finished matches wait here as replays. Every match is saved after each decision: close the window whenever you like.</source>
            <translation type="vanished">結束的對戰會以重播的形式留在這裡。每個決定之後都會存檔：隨時都可以關閉視窗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>First Interfere Step</source>
            <translation>第一 Interfere 步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>First match</source>
            <translation>第一場對戰</translation>
        </message>
        <message>
            <source>First player draws in turn 1</source>
            <translation type="vanished">先攻玩家第一回合抽牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>First player draws on turn 1</source>
            <translation>先攻玩家第一回合抽牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>First rows</source>
            <translation>前幾列</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Fish scales</source>
            <translation>魚鱗</translation>
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
            <translation>修正；可以復原</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Fixed Charge Counter</source>
            <translation>限定蓄力指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Flip Effect</source>
            <translation>亮牌效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Flip Summon</source>
            <translation>反轉召喚</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Flip on the long edge</source>
            <translation>長邊翻轉</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Flip on the short edge</source>
            <translation>短邊翻轉</translation>
        </message>
        <message>
            <source>Fold or unfold: {panel}</source>
            <translation type="vanished">收合或展開：{panel}</translation>
        </message>
        <message>
            <source>Fold the left panel</source>
            <translation type="vanished">收合左側面板</translation>
        </message>
        <message>
            <source>Fold the right panel</source>
            <translation type="vanished">收合右側面板</translation>
        </message>
        <message>
            <source>Fold the side panels</source>
            <translation type="vanished">收合側邊面板</translation>
        </message>
        <message>
            <source>Fold this panel</source>
            <translation type="vanished">收合這個面板</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Folder</source>
            <extracomment>a folder of files; heading of a column</extracomment>
            <translation>資料夾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Folder of your decks</source>
            <translation>你的牌組資料夾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <source>Folders</source>
            <extracomment>folders of files; heading</extracomment>
            <translation>資料夾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Folders and backup</source>
            <translation>資料夾與備份</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>For a cutting machine</source>
            <translation>供切割機使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>For effects that wait for it</source>
            <translation>對等待離場的效果而言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Forward one moment (Ctrl+→)</source>
            <translation>前進一步 (Ctrl+→)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by a part of the file's name: {n}</source>
            <translation>依檔名的一部分找到：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by code or number: {n}</source>
            <translation>依卡號或編號找到：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Found by name: {n}</source>
            <translation>依卡名找到：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Free software under the MIT licence. The games belong to their publishers, who have no part in it.</source>
            <translation>依 MIT 授權條款釋出的自由軟體。各遊戲屬於其發行商，發行商與本程式無關。</translation>
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
            <translation>從檔案…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>From here a Seal attacks, and it fights with its At.</source>
            <translation>Seal 從這裡攻擊，以 At 戰鬥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>From the hand into the Shrine</source>
            <translation>從手牌放到 Shrine</translation>
        </message>
        <message>
            <source>From the hand only in your own turn.</source>
            <translation type="vanished">只有自己的回合能從手牌使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>From the hand only on your own turn.</source>
            <translation>只有自己的回合能從手牌使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Fronts and backs</source>
            <translation>正面與背面</translation>
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
            <translation>全螢幕</translation>
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
            <translation>融合怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Fusion Summon {cards}</source>
            <translation>融合召喚{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Gain LP</source>
            <translation>回復LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Gain {n} LP</source>
            <translation>回復{n}LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Gains</source>
            <extracomment>Summoner Master: what a Growth or Combination adds; a field of a card (noun)</extracomment>
            <translation>獲得的能力</translation>
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
            <translation>遊戲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {game}, Subturn {subturn}</source>
            <translation>第 {game} 場，第 {subturn} 個 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {game}, about to begin</source>
            <translation>第 {game} 場，即將開始</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Game {n}</source>
            <extracomment>the n-th game of a match</extracomment>
            <translation>第 {n} 場</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Game, edition, decks, who starts</source>
            <translation>遊戲、規則版本、牌組、先後攻</translation>
        </message>
        <message>
            <source>Games of a match</source>
            <translation type="vanished">一場對戰的局數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Gap across</source>
            <translation>橫向間距</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Gap down</source>
            <translation>縱向間距</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Gaps</source>
            <extracomment>space between cards on a sheet</extracomment>
            <translation>間距</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Give %n picture(s)</source>
            <translation>
                <numerusform>套用 %Ln 張圖片</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: it can then block</source>
            <translation>給 {card} 附加 DON!! 卡：這樣它就能阻擋</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: its attack then costs more Counters to stop</source>
            <translation>把 DON!! 給 {card}：對手要付出更多反擊才能擋住</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Give DON!! to {card}: its attack then goes through</source>
            <translation>把 DON!! 給 {card}：這樣攻擊就能成功</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Give control of {cards}</source>
            <translation>交出{cards}的控制權</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Give it a DON!! card</source>
            <translation>附加 1 張 DON!! 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Give it a Line</source>
            <translation>指定 Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Give it several DON!! cards…</source>
            <translation>附加多張DON!!卡…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Give the DON!! card to a Leader or Character.</source>
            <translation>請把 DON!! 卡放到領航者或角色上。</translation>
        </message>
        <message>
            <source>Give the screen over. The hand stays covered until the button is pressed.</source>
            <translation type="vanished">請把螢幕交給對方。按下按鈕前手牌都會遮住。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Give up the game</source>
            <translation>認輸</translation>
        </message>
        <message>
            <source>Give up this duel</source>
            <translation type="vanished">這場決鬥認輸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Give up?</source>
            <translation>認輸？</translation>
        </message>
        <message>
            <source>Give {n} pictures</source>
            <translation type="vanished">套用 {n} 張圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Glow Counter</source>
            <translation>輝光計數物</translation>
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
            <translation type="vanished">從這裡繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Go on from here without the lesson, for both sides</source>
            <translation>從這裡不用課程繼續，雙方都由你操作</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Go on from the end of this line</source>
            <translation>從這個分支的末端繼續</translation>
        </message>
        <message>
            <source>Go on from the last one</source>
            <translation type="vanished">從最後一刻繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>Go on with boxes</source>
            <translation>仍以方框繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Go on: no attack gains anything</source>
            <translation>繼續：沒有攻擊能有所得</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Go second</source>
            <translation>後攻</translation>
        </message>
        <message>
            <source>Go to Draw, Standby, Main 1, Battle, Main 2, End</source>
            <translation type="vanished">到抽牌、準備、主要1、戰鬥、主要2、結束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Go to the panels beside the board and back</source>
            <translation>移到桌面旁的面板再回來</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Go to this moment; you can play on from it</source>
            <translation>前往這一刻；可以從這裡繼續玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Go to what can be done next</source>
            <translation>移到下一個可以做的事</translation>
        </message>
        <message>
            <source>Going on</source>
            <translation type="vanished">進行中</translation>
        </message>
        <message>
            <source>Going on, each cutting into the one below</source>
            <translation type="vanished">進行中，上者插入下者</translation>
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
            <translation>卡面格狀</translation>
        </message>
        <message>
            <source>Grid of faces</source>
            <translation type="vanished">卡面格狀</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Grid or list</source>
            <translation>卡面或清單</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Group</source>
            <extracomment>a group of names that texts speak of; a field of a card</extracomment>
            <translation>組別</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Group by</source>
            <translation>分組</translation>
        </message>
        <message>
            <source>Grouped by</source>
            <translation type="vanished">分組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Groups</source>
            <extracomment>groups of names that texts speak of; a field of a card</extracomment>
            <translation>組別</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Growth</source>
            <extracomment>Summoner Master: a button, the Seal performs Growth; the rulebook's term</extracomment>
            <translation>進行 Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Growth Box</source>
            <translation>Growth Box</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Guide rules</source>
            <translation>指南規則</translation>
        </message>
        <message>
            <source>H</source>
            <translation type="vanished">H</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Hand</source>
            <extracomment>sample hands of a deck; name of a page</extracomment>
            <translation>手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Hand limit</source>
            <translation>手牌上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>Hand over the screen. The hand stays hidden until the button is pressed.</source>
            <translation>請把螢幕交給對方。按下按鈕前手牌都會遮住。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Hard</source>
            <extracomment>how strong the computer plays: difficult to beat</extracomment>
            <translation>困難</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Have the computer move now</source>
            <translation>讓電腦馬上行動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Header</source>
            <extracomment>the line of text at the top of a sheet</extracomment>
            <translation>頁首</translation>
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
            <translation>這裡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>Here a Seal is defended by its Df, and cannot attack.</source>
            <translation>Seal 在這裡以 Df 防守，不能攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Hidden card</source>
            <translation>隱藏的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Hidden information has been seen since. It cannot be undone outside practice.</source>
            <translation>之後已看過未公開的內容。除了練習以外不能復原。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Hidden information has been seen since; only practice can go back that far.</source>
            <translation>之後已看過未公開的內容；只有練習能回到那麼早。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>High contrast</source>
            <translation>高對比</translation>
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
            <translation>提示：電腦會怎麼做？</translation>
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
                <numerusform>隨機擊中手牌 %n 張中的 1 張</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Hold the sheet against the light with side 2 towards you and this text upright. Read where the crosses of side 1 stand on the scales here, and add the mean of the four readings to the back offset in use: to the right and down are positive. Each millimetre by which the readings of y at the right exceed those at the left is {angle}° more of back angle.</source>
            <translation>把紙對著光，第 2 面朝向自己，讓這段文字正立。讀出第 1 面的十字落在這裡刻度的何處，將四個讀數的平均加到目前的背面偏移：向右與向下為正。右側 y 的讀數每比左側多一毫米，背面角度就增加 {angle}°。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Hold {card}: a better moment will come</source>
            <translation>先留著 {card}：會有更好的時機</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Home</source>
            <extracomment>name of the first screen</extracomment>
            <translation>首頁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How drawn duels count in a match</source>
            <translation>平手的決鬥在對戰中如何計算</translation>
        </message>
        <message>
            <source>How it is decided who starts</source>
            <translation type="vanished">如何決定先後攻</translation>
        </message>
        <message>
            <source>How long</source>
            <translation type="vanished">持續多久</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>How many</source>
            <translation>數量</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How many may be face-up</source>
            <translation>可有幾張表側表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>How many of each card</source>
            <translation>每張卡的數量</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>How many of each card, times the copies in the deck</source>
            <translation>每張卡的份數，再乘以牌組中的張數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>How many of each card…</source>
            <translation>每張卡的數量…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>How many you own</source>
            <translation>擁有的張數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>How many you own was not saved.</source>
            <translation>擁有的張數未儲存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>How the other player prevents it</source>
            <translation>另一位玩家如何阻止</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How to decide who starts</source>
            <translation>如何決定先後攻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>How to search</source>
            <translation>搜尋方法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>How to search (F1)</source>
            <translation>搜尋方法 (F1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>How-to-play guide (Thai)</source>
            <translation>玩法指南（泰文）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>I am {name}: show my table</source>
            <translation>我是 {name}：顯示我的牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Icon</source>
            <extracomment>the icon of a Spell or Trap; a field of a card</extracomment>
            <translation>標記</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>If it attacks a monster in Defense Position whose DEF is lower, the difference is battle damage.</source>
            <translation>攻擊守備力較低的守備表示怪獸時，差額成為戰鬥傷害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>If it happens again, please send us the log: {file}</source>
            <translation>如果再次發生，請把紀錄檔寄給我們：{file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>If it happens again, please send us this file.</source>
            <translation>如果再次發生，請把這個檔案寄給我們。</translation>
        </message>
        <message>
            <source>If it happens again, send us the log: {file}</source>
            <translation type="vanished">如果再次發生，請把紀錄檔寄給我們：{file}</translation>
        </message>
        <message>
            <source>If it happens again, send us this file.</source>
            <translation type="vanished">如果再次發生，請把這個檔案寄給我們。</translation>
        </message>
        <message>
            <source>If possible</source>
            <translation type="vanished">可以時</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Ignition Effect</source>
            <translation>起動效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Illustrator</source>
            <extracomment>who drew the picture; a field of a card</extracomment>
            <translation>繪者</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Import</source>
            <extracomment>button: bring the file in (verb)</extracomment>
            <translation>匯入</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Import a card database (.cdb), a list (.json, .csv), a card set (.toml) or pictures: drop the files here or choose them.</source>
            <translation>請帶來卡片資料庫 (.cdb)、清單 (.json、.csv)、卡片組 (.toml) 或圖片；拖到這裡或選取。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Import a card database that contains them</source>
            <translation>匯入含有這些卡的資料庫</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Import a card database that contains them.</source>
            <translation>匯入收錄它們的卡片資料庫。</translation>
        </message>
        <message>
            <source>Import a card database that has them</source>
            <translation type="vanished">匯入含有這些卡的資料庫</translation>
        </message>
        <message>
            <source>Import a card database that has them.</source>
            <translation type="vanished">匯入收錄它們的卡片資料庫。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Import a card set or open a deck to begin.</source>
            <translation>匯入卡片組或開啟牌組即可開始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>Import a list</source>
            <translation>匯入禁限卡表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Import cards</source>
            <translation>匯入卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Import cards…</source>
            <translation>匯入卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Import it on the Cards screen, where you can choose what each column holds.</source>
            <translation>請在「卡片」畫面匯入：在那裡可指定每一欄的內容。</translation>
        </message>
        <message>
            <source>Import it on the Cards screen: there you say what each column holds.</source>
            <translation type="vanished">請在「卡片」畫面匯入：在那裡可指定每一欄的內容。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Import it, or choose another list.</source>
            <translation>匯入它，或選擇另一張表。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Import report</source>
            <translation>匯入結果</translation>
        </message>
        <message>
            <source>Import what you own</source>
            <translation type="vanished">匯入擁有的卡片</translation>
        </message>
        <message>
            <source>Import what you own…</source>
            <translation type="vanished">匯入擁有的卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Import your collection</source>
            <translation>匯入擁有的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Import your collection…</source>
            <translation>匯入擁有的卡片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Importing {file}</source>
            <extracomment>a task that is at work, with its file</extracomment>
            <translation>正在匯入 {file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Importing {n} files</source>
            <translation>正在匯入 {n} 個檔案</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Import…</source>
            <extracomment>button that opens the dialog for choosing files (verb)</extracomment>
            <translation>匯入…</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>In %n deck(s) of yours</source>
            <translation>
                <numerusform>在您的 %Ln 副牌組中</numerusform>
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
            <translation>進行中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>In the At Line At meets At: 3 against your 2. You would lose. But this is an Interfere Step, and {card} has Interfere (the lightning on the card): cast it now, and aim it at {other}. It takes 2 from its At.</source>
            <translation>在 At Line 是 At 對 At：3 對你的 2。你會輸。但現在是 Interfere Step，而 {card} 有 Interfere（卡上的閃電）：現在施放它，以 {other} 為目標。它的 At 減 2。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>In the Draw Step you draw one or two cards, each from the pile you like. Draw two from the Seal pile: click the pile, or the button, twice.</source>
            <translation>抽牌步驟可抽一或兩張卡，各從喜歡的牌堆。從 Seal 牌堆抽兩張：點擊牌堆或按鈕兩次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>In the first turn nobody may attack. End your turn.</source>
            <translation>第一個回合不能攻擊。結束你的回合。</translation>
        </message>
        <message>
            <source>In the first turn of a duel there is no Battle Phase.</source>
            <translation type="vanished">決鬥的第一回合沒有戰鬥階段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>In the opening hand</source>
            <translation>在起手牌中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>In the turn in which it was played it can attack Characters, but not the Leader.</source>
            <translation>登場的回合可以攻擊角色，但不能攻擊領航者。</translation>
        </message>
        <message>
            <source>In the turn they came</source>
            <translation type="vanished">在出場的回合</translation>
        </message>
        <message>
            <source>In this edition the Extra Deck takes no part in the exchange.</source>
            <translation type="vanished">此規則版本中特別牌組不參與交換。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>In use: {paper}, flip on the {edge} edge, back offset x {x}, y {y}, angle {angle}°</source>
            <translation>目前使用：{paper}，沿{edge}邊翻面，背面偏移 x {x}、y {y}，角度 {angle}°</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Inactive</source>
            <extracomment>Summoner Master: state of a Seal that cannot be given orders</extracomment>
            <translation>不可行動</translation>
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
            <translation>回到持有者的 Library 並洗牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Arena</source>
            <translation>放到場上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Arena, out of the Lines</source>
            <translation>放到場上，不在 Line 中</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Into the Library</source>
            <translation>放回 Library</translation>
        </message>
        <message>
            <source>Into the deck</source>
            <translation type="vanished">放入牌組</translation>
        </message>
        <message>
            <source>Into the hand</source>
            <translation type="vanished">加入手牌</translation>
        </message>
        <message>
            <source>Into the open deck</source>
            <translation type="vanished">放入開啟中的牌組</translation>
        </message>
        <message>
            <source>Into the trash</source>
            <translation type="vanished">放到廢棄區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It already has the Curse {curse}.</source>
            <translation>它已經有詛咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It attacked this turn, so its position cannot change.</source>
            <translation>這回合攻擊過，不能變更表示形式。</translation>
        </message>
        <message>
            <source>It attacked this turn, so its position stays.</source>
            <translation type="vanished">這回合攻擊過，不能變更表示形式。</translation>
        </message>
        <message>
            <source>It came this turn and has no [Rush].</source>
            <translation type="vanished">它在這個回合登場，且沒有【速攻】。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It came to the field this turn, so its position cannot change.</source>
            <translation>這回合才出場，不能變更表示形式。</translation>
        </message>
        <message>
            <source>It came to the field this turn, so its position stays.</source>
            <translation type="vanished">這回合才出場，不能變更表示形式。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It can attack in the turn in which it was played.</source>
            <translation>登場的回合就可以攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It can be used in either player's turn, and in response to something (Spell Speed 2).</source>
            <translation>雙方回合都能使用，也可以用來對應（咒文速度 2）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>It can only be replaced by another card.</source>
            <translation>它只能由另一張卡取代。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot attack directly while there are monsters.</source>
            <translation>有怪獸時不能直接攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot be Normal Summoned or Set.</source>
            <translation>不能通常召喚或蓋放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It cannot be attached to that.</source>
            <translation>不能附著於那張卡上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>It cannot be moved to the trash.</source>
            <translation>無法刪除。</translation>
        </message>
        <message>
            <source>It cannot be put back.</source>
            <translation type="vanished">無法放回。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>It cannot be restored.</source>
            <translation>無法復原。</translation>
        </message>
        <message>
            <source>It cannot be thrown away.</source>
            <translation type="vanished">無法丟棄。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It cannot be used at this time.</source>
            <translation>現在不是它的時機。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It costs {cost} Mp, and you may spend {mp}.</source>
            <translation>需要 {cost} Mp，你可用 {mp}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It costs {cost}, and {active} DON!! cards are active.</source>
            <translation>費用是 {cost}，活躍的 DON!! 卡有 {active} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>It could not be checked fully: there are too many answers.</source>
            <translation>無法完整檢查：可能的應對太多。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens once, when this card is played.</source>
            <translation>這張卡登場時發生一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens when this Character is K.O.'d, in battle or by an effect.</source>
            <translation>這張角色因戰鬥或效果被 KO 時發生。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It happens when this card declares an attack, before blocks and Counters.</source>
            <translation>這張卡宣告攻擊時發生，在阻擋和反擊之前。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It happens when this face-down monster is turned face-up, by its player or by an attack.</source>
            <translation>這張裡側怪獸變成表側時發生，由玩家翻開或因被攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has a Line already, or cannot have one.</source>
            <translation>它已經有 Line，或不能有 Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has already attacked this turn.</source>
            <translation>這回合已經攻擊過。</translation>
        </message>
        <message>
            <source>It has attacked already this turn.</source>
            <translation type="vanished">這回合已經攻擊過。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has been used as often as its text allows.</source>
            <translation>已用到卡文允許的次數。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no At, so it cannot attack.</source>
            <translation>它沒有 At，不能攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Attack Mp, so it cannot attack.</source>
            <translation>它沒有攻擊 Mp，不能攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Casting Mp, so it cannot be cast.</source>
            <translation>它沒有施放 Mp，不能施放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no Counter.</source>
            <translation>它沒有反擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no Interfere, so it cannot cut in.</source>
            <translation>它沒有 Interfere，不能插入。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Blocker].</source>
            <translation>它沒有【阻擋者】。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Counter] ability.</source>
            <translation>它沒有【反擊】能力。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no [Main] ability.</source>
            <translation>它沒有【主要】能力。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It has no ability to activate.</source>
            <translation>它沒有可啟動的能力。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It has no effect to activate.</source>
            <translation>沒有可發動的效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>It has no effect. What was paid for it is not given back.</source>
            <translation>沒有效果。支付的代價不會退還。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It has no such Skill.</source>
            <translation>它沒有這個 Skill。</translation>
        </message>
        <message>
            <source>It has the Curse {curse} already.</source>
            <translation type="vanished">它已經有詛咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>It holds against every answer of the other player.</source>
            <translation>無論對方如何應對都成立。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>It holds only while at least so many DON!! cards are attached to this card.</source>
            <translation>只有在這張卡至少附加這麼多張 DON!! 時有效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is Inactive in this Subturn.</source>
            <translation>它在這個 Subturn 不可行動。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is already carrying out a command.</source>
            <translation>它正在執行指令。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It is already the target of the attack.</source>
            <translation>它已經是攻擊的對象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is being destroyed, and goes to the Shrine.</source>
            <translation>它正在被破壞，將放到 Shrine。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>It is better kept for later</source>
            <translation>留到之後比較好</translation>
        </message>
        <message>
            <source>It is in the middle of a command already.</source>
            <translation type="vanished">它正在執行指令。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is losing a fight that is not over yet.</source>
            <translation>它正在輸掉尚未結束的戰鬥。</translation>
        </message>
        <message>
            <source>It is losing a fight that is not over.</source>
            <translation type="vanished">它正在輸掉尚未結束的戰鬥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not combined.</source>
            <translation>它沒有合體。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not in a Line.</source>
            <translation>它不在 Line 中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is not in the Arena.</source>
            <translation>它不在場上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is only under your control.</source>
            <translation>它只是受你控制。</translation>
        </message>
        <message>
            <source>It is so already.</source>
            <translation type="vanished">它已經是這樣了。</translation>
        </message>
        <message>
            <source>It is still open here as it was.</source>
            <translation type="vanished">它仍照原樣開啟在這裡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>It is still open here, unchanged.</source>
            <translation>它仍照原樣開啟在這裡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It is the other player's move.</source>
            <translation>輪到對方行動。</translation>
        </message>
        <message>
            <source>It is the target of the attack already.</source>
            <translation type="vanished">它已經是攻擊的對象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>It is tried again at the next start.</source>
            <translation>下次啟動時會再試一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>It is {name}'s turn to look</source>
            <translation>輪到 {name} 看螢幕</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>It knows only what its seat may know. Say at each seat who plays it.</source>
            <translation>它只知道自己座位能知道的事。請在每個座位選擇由誰來玩。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>It needs the starter cards. They can be imported again from the Cards screen.</source>
            <translation>需要入門卡片。可以從卡片畫面重新匯入。</translation>
        </message>
        <message>
            <source>It plays the far seat and knows only what its seat may know.</source>
            <translation type="vanished">由電腦坐在遠側，只知道該座位可以知道的事。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>It stands best there</source>
            <translation>放在那裡最好</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>It stands in Attack Position with 1800 ATK. Now Set {card}, your Trap, face-down. It can be activated from your opponent's next turn on.</source>
            <translation>它以攻擊力 1800 攻擊表示。現在把陷阱 {card} 蓋放。從對手的下一個回合起可以發動。</translation>
        </message>
        <message>
            <source>It stands in no Line.</source>
            <translation type="vanished">它不在 Line 中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It was Set this turn.</source>
            <translation>這回合才蓋放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It was already used this turn.</source>
            <translation>這個回合已經使用過了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>It was combined in this Subturn.</source>
            <translation>它在這個 Subturn 才合體。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>It was played this turn and has no [Rush].</source>
            <translation>它在這個回合登場，且沒有【速攻】。</translation>
        </message>
        <message>
            <source>It was used already this turn.</source>
            <translation type="vanished">這個回合已經使用過了。</translation>
        </message>
        <message>
            <source>It was used as often as its text allows.</source>
            <translation type="vanished">已用到卡文允許的次數。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>It would do nothing now.</source>
            <translation>現在使用不會有任何作用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Its Ability</source>
            <translation>它的能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Its Cost cannot be paid.</source>
            <translation>無法支付其Cost。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its Spell Speed is too low to respond here.</source>
            <translation>咒文速度太慢，不能在此對應。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Its activation cost cannot be paid.</source>
            <translation>無法支付它的發動費用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its condition is not met.</source>
            <translation>條件未滿足。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Its conditions are not met.</source>
            <translation>不符合它的條件。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Its effect is for this moment: activate it, and return {card} to your opponent's hand.</source>
            <translation>它的效果就用在這個時候：發動它，讓 {card} 回到對手手牌。</translation>
        </message>
        <message>
            <source>Its number and that of all cards, such as 3/120.</source>
            <translation type="vanished">卡片編號與總數，例如 3/120。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/form.py" />
            <source>Its number out of all cards in the set, such as 3/120.</source>
            <translation>卡片編號與總數，例如 3/120。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Its position was already changed this turn.</source>
            <translation>這回合已變更過表示形式。</translation>
        </message>
        <message>
            <source>Its position was changed already this turn.</source>
            <translation type="vanished">這回合已變更過表示形式。</translation>
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
            <translation>將這張角色 KO</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Keep copies of the pictures</source>
            <translation>保留圖片的副本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>Keep this deck</source>
            <translation>保留此牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Keep this hand</source>
            <translation>保留手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Keep {card}: it gains more later</source>
            <translation>保留 {card}：之後用更有利</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Keep {card}: the DON!! cards do more elsewhere</source>
            <translation>留住 {card}：DON!! 卡用在別處更好</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Keep {card}: the Mp do more elsewhere</source>
            <translation>保留 {card}：Mp 用在別處更好</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Kept without a field that is not understood: {n}</source>
            <translation>已保留但略過無法理解的欄位：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Keys</source>
            <extracomment>list of keys; heading</extracomment>
            <translation>按鍵</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Keys (F1)</source>
            <translation>按鍵 (F1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Keys at the table</source>
            <translation>牌桌的按鍵</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Kind</source>
            <extracomment>what kind of card something is; heading of a filter and of statistics</extracomment>
            <translation>種類</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Kind as printed</source>
            <translation>種類文字</translation>
        </message>
        <message>
            <source>Kind in words</source>
            <translation type="vanished">種類文字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Kinds of Extra Deck monsters</source>
            <translation>特別牌組怪獸的種類</translation>
        </message>
        <message>
            <source>Known are: {kinds}</source>
            <translation type="vanished">認得的有：{kinds}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Known types: {kinds}</source>
            <translation>認得的有：{kinds}</translation>
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
            <translation>生命點數 {first} – {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Landscape</source>
            <extracomment>orientation of paper: wider than high</extracomment>
            <translation>橫向</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Language</source>
            <extracomment>of the window, or of a card's text</extracomment>
            <translation>語言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Language of the text</source>
            <translation>文字的語言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Language of the texts</source>
            <translation>文字的語言</translation>
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
            <translation>最後一張在前</translation>
        </message>
        <message>
            <source>Last change</source>
            <translation type="vanished">上次變更</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Last changed</source>
            <translation>上次變更</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Leader</source>
            <extracomment>One Piece: the Leader card, the rulebook's term</extracomment>
            <translation>領航者</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Leader area</source>
            <translation>領航者區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Leaders</source>
            <extracomment>One Piece: cards of the category Leader (plural)</extracomment>
            <translation>領航者</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Learn One Piece</source>
            <translation>學習 One Piece</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Learn Summoner Master</source>
            <translation>學習 Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Learn Yu-Gi-Oh!</source>
            <translation>學習 Yu-Gi-Oh!</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Learn to play</source>
            <translation>學習遊玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Learner</source>
            <extracomment>name of the player who learns, in a lesson</extracomment>
            <translation>學習者</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Leave out</source>
            <translation>略去</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Leave the lesson</source>
            <translation>離開課程</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Leave the table</source>
            <translation>離開牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Leave them out</source>
            <translation>不印這些卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Leave this picture out</source>
            <translation>略過這張圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Leave this slot empty</source>
            <translation>將此格留空</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/deck_panel.py" />
            <source>Left</source>
            <extracomment>heading over the cards of a deck that have not been seen yet</extracomment>
            <translation>剩餘</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Left margin</source>
            <translation>左邊界</translation>
        </message>
        <message>
            <source>Left out, as no card is named in: {lines}</source>
            <translation type="vanished">已略過，因為這些行沒有卡片名稱：{lines}</translation>
        </message>
        <message>
            <source>Left out: {records}</source>
            <translation type="vanished">略過：{records}</translation>
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
            <translation>課程</translation>
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
            <translation>等級</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Level {n}</source>
            <extracomment>the Level of a monster</extracomment>
            <translation>等級 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Levels for a Ritual Summon</source>
            <translation>儀式召喚的等級</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Levels in the Shrine</source>
            <translation>Shrine 的等級總和</translation>
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
            <translation>第三方作品的授權條款</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/about_panel.py" />
            <source>Licences of others’ works…</source>
            <translation>第三方作品的授權條款…</translation>
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
            <translation>淺色</translation>
        </message>
        <message>
            <source>Limit of Summoning</source>
            <translation type="vanished">召喚限制</translation>
        </message>
        <message>
            <source>Limit of activation</source>
            <translation type="vanished">發動限制</translation>
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
            <translation>清單的各行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Link</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster; no link to a page</extracomment>
            <translation>連結</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Link Monsters</source>
            <translation>連結怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link Rating</source>
            <translation>連結值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link Rating {n}</source>
            <translation>連結值 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Link arrows</source>
            <translation>連結標記</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Link {n}</source>
            <extracomment>Yu-Gi-Oh!: the Link Rating of a monster, or the n-th link of a chain</extracomment>
            <translation>連結 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>List</source>
            <extracomment>how found cards are shown: as lines; and a list of restrictions as heading</extracomment>
            <translation>清單</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>List of restricted cards</source>
            <translation>禁限卡表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>List of this edition: {list}</source>
            <translation>此規則版本的表：{list}</translation>
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
            <translation>紀錄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Log and timeline</source>
            <translation>紀錄與時間軸</translation>
        </message>
        <message>
            <source>Look</source>
            <translation type="vanished">外觀</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at cards from the top of my Deck, take some, put the rest on the bottom</source>
            <translation>查看我方牌組頂部的卡牌，取走部分，其餘放到底部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at it</source>
            <translation>自己看</translation>
        </message>
        <message>
            <source>Look at it myself (the log says so)</source>
            <translation type="vanished">只有自己看（紀錄會註明）</translation>
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
            <translation>看場面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Look at the top cards</source>
            <translation>查看頂部的卡牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Look at {cards}</source>
            <translation>查看{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Look from the other side (F)</source>
            <translation>從對面看 (F)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Look from the other side (practice)</source>
            <translation>從對面看（練習）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Look into the Deck</source>
            <translation>查看牌組</translation>
        </message>
        <message>
            <source>Look into the pile</source>
            <translation type="vanished">查看牌堆</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Look through my Deck (logged)</source>
            <translation>查看我的牌組（會寫入紀錄）</translation>
        </message>
        <message>
            <source>Look through my Deck (the log says so)</source>
            <translation type="vanished">查看我的牌組（會寫入紀錄）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look through my Library of Mystic Cards (logged)</source>
            <translation>查看我的 Mystic 卡 Library（會寫入紀錄）</translation>
        </message>
        <message>
            <source>Look through my Library of Mystic Cards (the log says so)</source>
            <translation type="vanished">查看我的 Mystic 卡 Library（會寫入紀錄）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Look through my Library of Seals (logged)</source>
            <translation>查看我的 Seal Library（會寫入紀錄）</translation>
        </message>
        <message>
            <source>Look through my Library of Seals (the log says so)</source>
            <translation type="vanished">查看我的 Seal Library（會寫入紀錄）</translation>
        </message>
        <message>
            <source>Looking at the decks</source>
            <translation type="vanished">正在查看牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Looking for matches</source>
            <translation>正在尋找對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Looking for positions</source>
            <translation>正在尋找局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Lossless pictures</source>
            <translation>無損圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Lotus flower</source>
            <translation>蓮花</translation>
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
            <translation>主牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Main Deck: {n} of {size}</source>
            <translation>主牌組：{n} / {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Main Phase</source>
            <translation>主要階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Main Phase 1</source>
            <translation>主要階段1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Main Phase 2</source>
            <translation>主要階段2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Main Step</source>
            <translation>主要步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Make a Token in a free Monster Zone</source>
            <translation>在空的怪獸區產生衍生怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Make a card like this</source>
            <translation>以此為範本自製卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Mandatory before optional</source>
            <translation>先必發，後選發</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Mark cards as playtest</source>
            <translation>標示為測試用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Master Rule 2</source>
            <translation>大師規則 2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Master Rule 2 (Chinese, 2011)</source>
            <translation>大師規則 2（中文，2011）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Match</source>
            <extracomment>heading: what is played, how many games</extracomment>
            <translation>對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/match_clock.py" />
            <source>Match clock</source>
            <translation>對戰時鐘</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Match clock: how long each player has thought</source>
            <translation>對戰時鐘：雙方各思考了多久</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Matches</source>
            <extracomment>matches as a kind of file</extracomment>
            <translation>對戰</translation>
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
            <translation>影響在其 Interfere Step 中入場的 Seal</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Matters if there is a second Battle Phase</source>
            <translation>有第二次戰鬥階段時才有差別</translation>
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
            <translation>與其合併</translation>
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
            <translation>怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monster Zone</source>
            <translation>怪獸區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monster Zone {n}</source>
            <translation>怪獸區 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Monster Zones</source>
            <translation>怪獸區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Monster kinds</source>
            <translation>怪獸種類</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Monsters</source>
            <extracomment>Yu-Gi-Oh!: monster cards (plural); a group in a deck</extracomment>
            <translation>怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Monsters Summoned</source>
            <translation>召喚怪獸數</translation>
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
            <translation>手動移動與變更任何東西 (H)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/covers.py" />
            <source>Move between cards and places</source>
            <translation>在卡片與位置間移動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the Extra Deck.</source>
            <translation>移到特別牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the Main Deck.</source>
            <translation>移到主牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Move it to the {to}.</source>
            <translation>移到{to}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Move now</source>
            <translation>馬上行動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Move one to: {pile}</source>
            <translation>移一張到：{pile}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move the folder and everything in it to the trash</source>
            <translation>刪除資料夾及其中所有內容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move the selected decks to the trash; deleted decks can be restored</source>
            <translation>刪除所選牌組；可以復原</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move to trash</source>
            <translation>刪除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Move to trash (deleted items can be restored)</source>
            <translation>刪除（可以復原）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Move to trash: {match}</source>
            <translation>刪除：{match}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Move to…</source>
            <translation>移到…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Move {card} to the At Line: it can then attack</source>
            <translation>將 {card} 移到 At Line：之後就能攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Moving to trash</source>
            <translation>正在刪除</translation>
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
            <translation>Mp 步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mp and Level</source>
            <translation>Mp 與等級</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Mulligan taken: this hand is kept ({rule}).</source>
            <translation>已重抽：保留這副手牌（{rule}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Mulligan: the whole hand may be returned and drawn anew once ({rule}).</source>
            <translation>重抽：可將整副手牌放回並重抽一次（{rule}）。</translation>
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
            <translation>我的牌組：還剩什麼</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>My decks</source>
            <translation>我的牌組</translation>
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
            <translation>附著於 Seal 上的 Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Mystic Cards of the kind PS are attached to a Seal. Cast {card} for 2 Mp and attach it to {other}: it gains At +2 for as long as it stays there.</source>
            <translation>PS 種類的 Mystic 卡附著在 Seal 上。用 2 Mp 施放 {card} 並附著於 {other}：附著期間 At +2。</translation>
        </message>
        <message>
            <source>Mystic Cards that are pasted on a Seal</source>
            <translation type="vanished">貼在 Seal 上的 Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>Mystic Cards that stay</source>
            <translation>留在場上的 Mystic 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Mystic Deck</source>
            <translation>Mystic 牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Mystic Shrine</source>
            <translation>Mystic Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Mystic type</source>
            <translation>Mystic 類型</translation>
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
            <translation>名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Name of the card</source>
            <translation>卡名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Name of the deck</source>
            <translation>牌組名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Name of the line</source>
            <translation>分支名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Name of the list</source>
            <translation>表的名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/deck_list.py" />
            <source>Name of the player</source>
            <translation>玩家姓名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Name of the preset</source>
            <translation>預設的名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Name of the preset, then Enter</source>
            <translation>預設的名稱，然後按 Enter</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name of the set</source>
            <translation>收錄卡包名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name or word</source>
            <translation>名稱或字詞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name part</source>
            <translation>名稱的一部分</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Name parts</source>
            <translation>卡名部分</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Name this line</source>
            <translation>為這個分支命名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Named by</source>
            <translation>指定方式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>Names not allowed in a Deck unless their Reflection card is shown.</source>
            <translation>除非展示其 Reflection 卡，否則不得放入牌組的卡名。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Names of series and counters</source>
            <translation>系列與計數物的名稱</translation>
        </message>
        <message>
            <source>Names that may not be in a Deck unless their Reflection card is shown.</source>
            <translation type="vanished">除非展示其 Reflection 卡，否則不得放入牌組的卡名。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Names: {n}</source>
            <extracomment>how many names a list has</extracomment>
            <translation>名稱：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Near seat</source>
            <translation>近側座位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Nearest wording that is understood: {words}</source>
            <translation>最接近而能理解的寫法：{words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate it</source>
            <translation>使其無效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the Summon</source>
            <translation>使召喚無效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the activation</source>
            <translation>使發動無效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the attack</source>
            <translation>使攻擊無效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate the effect</source>
            <translation>使效果無效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Negate {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>使{cards}的效果無效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Neither player can attack on their first turn.</source>
            <translation>各自的第一個回合不能攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Neither player can draw.</source>
            <translation>雙方都無法抽牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Never</source>
            <extracomment>how often a player is asked to respond</extracomment>
            <translation>從不</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>New</source>
            <extracomment>button: a new deck (adjective)</extracomment>
            <translation>新增</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>New card of your own</source>
            <translation>新的自製卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>New deck</source>
            <translation>新牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>New folder</source>
            <translation>新資料夾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>New folder {n}</source>
            <translation>新資料夾 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>New hand</source>
            <translation>新手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>New match</source>
            <translation>新對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>New monsters keep their position</source>
            <translation>新出場的怪獸不能變更表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>New value or change</source>
            <translation>新的值或變化量</translation>
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
            <translation>到下一個 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Next duel</source>
            <translation>下一場決鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Next game</source>
            <translation>下一場</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Next lesson</source>
            <translation>下一課</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Next page (PgDn)</source>
            <translation>下一頁 (PgDn)</translation>
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
            <translation>你的費用區沒有活躍的 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Growth</source>
            <translation>不進行 Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>No Life card is left, but the game is not over: the next damage decides it. Attack {other} with {card}, 5000 against 5000.</source>
            <translation>沒有生命卡了，但遊戲還沒結束：下一次傷害決定勝負。用 {card} 攻擊 {other}，5000 對 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Line</source>
            <translation>不在 Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No Monster Zone is free.</source>
            <translation>沒有空的怪獸區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Progress</source>
            <translation>不進行 Progress</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Regeneration</source>
            <translation>不進行 Regeneration</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No Spell &amp; Trap Zone is free.</source>
            <translation>沒有空的魔法、陷阱區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No Wake Up</source>
            <translation>不進行Wake Up</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>No backs</source>
            <translation>不印背面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>No card</source>
            <translation>沒有對應的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>No card chosen</source>
            <translation>未選卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>No card fits: the paper leaves {width} × {height} between its margins.</source>
            <translation>一張卡也放不下：邊界之間只剩 {width} × {height}。</translation>
        </message>
        <message>
            <source>No card here is called: {names}</source>
            <translation type="vanished">沒有卡片叫做：{names}</translation>
        </message>
        <message>
            <source>No card is found. Other words, or import cards on the Home screen.</source>
            <translation type="vanished">找不到卡片。換個字詞，或到首頁匯入卡片。</translation>
        </message>
        <message>
            <source>No card is like that.</source>
            <translation type="vanished">沒有這樣的卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>No cards match.</source>
            <translation>找不到符合的卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>No cards match. Try other words, or import cards on the Home screen.</source>
            <translation>找不到卡片。換個字詞，或到首頁匯入卡片。</translation>
        </message>
        <message>
            <source>No deck is recognised in this text.</source>
            <translation type="vanished">這段文字中認不出牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>No deck was found in this text.</source>
            <translation>這段文字中認不出牌組。</translation>
        </message>
        <message>
            <source>No draw in the first turn, a Field Spell for each player, no Extra Deck monsters, coin or rock-paper-scissors.</source>
            <translation type="vanished">第一回合不抽牌，雙方各一張場地魔法，沒有特別牌組怪獸，以硬幣或猜拳決定先後。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>No draw on the first turn; one Field Spell per player; no Extra Deck monsters; coin or rock-paper-scissors.</source>
            <translation>第一回合不抽牌，雙方各一張場地魔法，沒有特別牌組怪獸，以硬幣或猜拳決定先後。</translation>
        </message>
        <message>
            <source>No font here has the letters of {language}: the program speaks English.</source>
            <translation type="vanished">這台電腦沒有能顯示 {language} 的字型，因此程式使用英文。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>No font here has these letters: {letters}</source>
            <translation>這台電腦沒有字型包含這些字：{letters}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>No game is in progress.</source>
            <translation>沒有進行中的對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>No goal</source>
            <translation>沒有目標</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>No groups</source>
            <translation>不分組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>No hand drawn</source>
            <translation>尚未抽手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>No installed font has the letters of {language}, so the program uses English.</source>
            <translation>這台電腦沒有能顯示 {language} 的字型，因此程式使用英文。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>No known card has the name: {names}</source>
            <translation>沒有卡片叫做：{names}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>No list</source>
            <translation>不用禁限卡表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No longer attached to a card</source>
            <translation>不再附著於卡上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>No match can go on from this board.</source>
            <translation>無法從這個局面繼續對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>No monster is left before your opponent. Enter the Battle Phase and attack directly with {card}.</source>
            <translation>對手面前沒有怪獸了。進入戰鬥階段，用 {card} 直接攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No more</source>
            <translation>不抽了</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>No more Counters</source>
            <translation>不再反擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>No more than {capacity} of these can come into the game.</source>
            <translation>這種卡最多 {capacity} 張進入比賽。</translation>
        </message>
        <message>
            <source>No more than {capacity} of these come into the game.</source>
            <translation type="vanished">這種卡最多 {capacity} 張進入比賽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>No mulligan in this game ({rule}).</source>
            <translation>這個遊戲不能重抽起手（{rule}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>No name contains {words}; similar names are shown.</source>
            <translation>沒有名稱包含 {words}；顯示相似的名稱。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>No procedure is running.</source>
            <translation>目前沒有進行中的程序。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/board/curtain.py" />
            <source>No response</source>
            <translation>不回應</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>No response this Subturn</source>
            <translation>本 Subturn 不再回應</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>No response this turn</source>
            <translation>本回合不再回應</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>No rule: missing data</source>
            <translation>不是規則：缺少資料</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>No target</source>
            <translation>沒有目標</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>No zone is free.</source>
            <translation>沒有空的區域。</translation>
        </message>
        <message>
            <source>Nobody attacks in their first turn.</source>
            <translation type="vanished">各自的第一個回合不能攻擊。</translation>
        </message>
        <message>
            <source>Nobody has finished a match with a deck of this name.</source>
            <translation type="vanished">還沒有人用這個名稱的牌組打完一場對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Nobody has finished a match with this deck.</source>
            <translation>還沒有人用這副牌組打完過一場對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Nobody may attack in their first turn. End your turn.</source>
            <translation>誰都不能在自己的第一個回合攻擊。結束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>None</source>
            <extracomment>nothing of what is offered is chosen; button or entry of a list</extracomment>
            <translation>無</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>None</source>
            <comment>guides</comment>
            <translation>無</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>None of this card</source>
            <translation>不印這張卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Normal Summon</source>
            <translation>通常召喚</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Normal Summon once more</source>
            <translation>可再進行1次通常召喚</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Normal Summon {cards}</source>
            <translation>通常召喚{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Normal Summon {card}. It has an effect for the moment in which it is Summoned.</source>
            <translation>通常召喚 {card}。它有一個在召喚時使用的效果。</translation>
        </message>
        <message>
            <source>Normal Summons in a turn</source>
            <translation type="vanished">每回合通常召喚次數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Normal Summons per turn</source>
            <translation>每回合通常召喚次數</translation>
        </message>
        <message>
            <source>Not attached to a card any more</source>
            <translation type="vanished">不再貼在卡上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Not destroyed: {cards}.</source>
            <translation>沒有被破壞：{cards}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Not from where it is.</source>
            <translation>從它所在的地方不行。</translation>
        </message>
        <message>
            <source>Not from where it lies.</source>
            <translation type="vanished">從它所在的地方不行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Not in the catalogue: {codes}.</source>
            <translation>不在卡片庫中：{codes}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Not in the rulebook</source>
            <translation>規則書未規定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Not in this phase.</source>
            <translation>這個階段不行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>Not legal in this edition</source>
            <translation>不符合此規則版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Not now.</source>
            <translation>現在不行。</translation>
        </message>
        <message>
            <source>Not one card fits: the paper leaves {width} × {height} between its margins.</source>
            <translation type="vanished">一張卡也放不下：邊界之間只剩 {width} × {height}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Not solved: the goal was missed.</source>
            <translation>未解開：沒有達成目標。</translation>
        </message>
        <message>
            <source>Not understood: “{quote}” ({reason}). The card can be saved and is played by hand.</source>
            <translation type="vanished">看不懂：「{quote}」（{reason}）。卡片可以儲存，需手動處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Not understood: “{quote}”. The card can be saved; this part is done by hand.</source>
            <translation>未能理解：「{quote}」。卡片仍可儲存，這部分以手動處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Note for the log</source>
            <translation>寫入紀錄的筆記</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Notes</source>
            <extracomment>what a person writes about a deck; heading</extracomment>
            <translation>筆記</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <source>Notes: plans, changes to try, how it plays …</source>
            <translation>筆記：計畫、想試的變更、玩法……</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Nothing can be cast or commanded in this Step: {step}.</source>
            <translation>這個步驟不能施放或下指令：{step}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Nothing exchanged.</source>
            <translation>尚未交換。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Nothing fits</source>
            <translation>一張也放不下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Nothing happens there.</source>
            <translation>那裡沒有可做的事。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Nothing is being asked now.</source>
            <translation>現在沒有需要決定的事。</translation>
        </message>
        <message>
            <source>Nothing is cast or commanded in this Step: {step}.</source>
            <translation type="vanished">這個步驟不能施放或下指令：{step}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Nothing more is worth doing</source>
            <translation>沒有別的事值得做了</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/charts.py" />
            <source>Nothing to count</source>
            <translation>沒有可計算的</translation>
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
            <translation>沒有任何變更。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Nothing was lost that the computer would have kept.</source>
            <translation>沒有電腦本可保住的損失。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Nothing was printed.</source>
            <translation>沒有列印任何東西。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Now</source>
            <extracomment>versions of a deck: heading of how many there are today</extracomment>
            <translation>現在</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Now cast {card} for 1 Mp. Put it into the At Line: somebody has to stand in front.</source>
            <translation>現在用 1 Mp 施放 {card}。放在 At Line：總得有人站在前面。</translation>
        </message>
        <message>
            <source>Now you know the turn: draw, Summon, Set, battle, end, and respond where you can. Play on freely from here, or begin a match of your own.</source>
            <translation type="vanished">現在你了解回合了：抽牌、召喚、蓋牌、戰鬥、結束，並在可以時對應。從這裡自由繼續，或開始自己的對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Now you know the turn: draw, Summon, Set, battle, end, and respond where you can. The next lesson is a whole duel, with effects and a Synchro Summon.</source>
            <translation>現在你了解回合了：抽牌、召喚、蓋牌、戰鬥、結束，並在可以時對應。下一課是一整場決鬥，有效果和同步召喚。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Odds of</source>
            <translation>機率：</translation>
        </message>
        <message>
            <source>Of abilities that wait, first comes</source>
            <translation type="vanished">等待中的能力，先處理</translation>
        </message>
        <message>
            <source>Of this edition: {list}</source>
            <translation type="vanished">此規則版本的表：{list}</translation>
        </message>
        <message>
            <source>Off, a PDF of scanned cards is several times smaller</source>
            <translation type="vanished">關閉時，掃描卡片的 PDF 會小好幾倍</translation>
        </message>
        <message>
            <source>Off, the corners are filled: straight cuts leave no white</source>
            <translation type="vanished">關閉時會填滿邊角：直線裁切不留白邊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Official rules</source>
            <translation>官方規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Offset x, y</source>
            <translation>偏移 x、y</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>On Debian and Ubuntu install {package}, then start the program again.</source>
            <translation>在 Debian 與 Ubuntu 上請安裝 {package}，然後重新啟動程式。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>On Debian and Ubuntu, install {package}, then start the program again.</source>
            <translation>在 Debian 與 Ubuntu 上請安裝 {package}，然後重新啟動程式。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>On the page</source>
            <translation>頁面上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>On the page: right-click a card, or press Insert and Delete.</source>
            <translation>在頁面上：右鍵點選卡片，或按 Insert 與 Delete。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>On the turn they arrive</source>
            <translation>在出場的回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>On top</source>
            <translation>放在頂部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Once for each face-up card that may matter</source>
            <translation>每張可能有關的表側卡片一次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Once more</source>
            <translation>再來一次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Once per turn you may Normal Summon a Monster. Those of Level 4 or lower need nothing else. Normal Summon {card}: click it, or drag it to a Monster Zone.</source>
            <translation>每回合可以通常召喚一隻怪獸。等級 4 以下不需要其他條件。通常召喚 {card}：點擊或拖到怪獸區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>One Life card is left. Attack {other} with {card}.</source>
            <translation>剩下一張生命卡。用 {card} 攻擊 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/definition.py" />
            <source>One Piece</source>
            <translation>One Piece</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>One Piece: a whole game</source>
            <translation>One Piece：一整場遊戲</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy fewer</source>
            <translation>減一張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>One copy fewer of {printing}</source>
            <translation>{printing} 減一張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy more</source>
            <translation>加一張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>One copy more of {printing}</source>
            <translation>{printing} 加一張</translation>
        </message>
        <message>
            <source>One copy of each into the deck in the editor</source>
            <translation type="vanished">每種各一張放入編輯器中的牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy of {card} fewer</source>
            <translation>{card} 減一張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>One copy of {card} more</source>
            <translation>{card} 加一張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>One damage: your opponent takes the top Life card into the hand. Damage costs Life, but gives cards. End your turn.</source>
            <translation>1 點傷害：對手把最上面的生命卡加入手牌。傷害會減少生命，但會得到卡。結束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>One die each</source>
            <translation>各擲一顆骰子</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>One fewer (-)</source>
            <translation>少一張 (-)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>One fewer of this card</source>
            <translation>這張卡減一張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>One file with your decks, own cards, pictures, matches, positions and settings:</source>
            <translation>一個檔案包含您的牌組、自製卡、圖片、對戰、局面與設定：</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>One for all</source>
            <translation>全部相同</translation>
        </message>
        <message>
            <source>One moment back (Ctrl+Left)</source>
            <translation type="vanished">後退一步 (Ctrl+Left)</translation>
        </message>
        <message>
            <source>One moment on (Ctrl+Right)</source>
            <translation type="vanished">前進一步 (Ctrl+Right)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>One more (+)</source>
            <translation>多一張 (+)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>One more of this card</source>
            <translation>這張卡加一張</translation>
        </message>
        <message>
            <source>One name a line</source>
            <translation type="vanished">每行一個名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>One name per line</source>
            <translation>每行一個名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/counts.py" />
            <source>One of each</source>
            <translation>各一張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>One of the decks that fit, when the match begins</source>
            <translation>對戰開始時，從合適的牌組中抽一副</translation>
        </message>
        <message>
            <source>One picture a page, for a print shop</source>
            <translation type="vanished">每頁一張圖片，供列印店使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>One picture per page, for a print shop</source>
            <translation>每頁一張圖片，供列印店使用</translation>
        </message>
        <message>
            <source>Only Characters on the field are K.O.'d.</source>
            <translation type="vanished">只有場上的角色會被 KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only Characters on the field can be K.O.'d.</source>
            <translation>只有場上的角色會被 KO。</translation>
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
            <translation type="vanished">只能理解英文文字；此卡片以手動方式進行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only Leaders can take damage.</source>
            <translation>只有領航者會受到傷害。</translation>
        </message>
        <message>
            <source>Only Leaders take damage.</source>
            <translation type="vanished">只有領航者會受到傷害。</translation>
        </message>
        <message>
            <source>Only Mystic Cards in the Arena are attached to a card.</source>
            <translation type="vanished">只有場上的 Mystic 卡能貼在卡上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Mystic Cards in the Arena can be attached to a card.</source>
            <translation>只有場上的 Mystic 卡能附著於卡上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Seals in the Arena can get a Curse.</source>
            <translation>只有場上的 Seal 會受詛咒。</translation>
        </message>
        <message>
            <source>Only Seals in the Arena get a Curse.</source>
            <translation type="vanished">只有場上的 Seal 會受詛咒。</translation>
        </message>
        <message>
            <source>Only Seals in the At Line attack.</source>
            <translation type="vanished">只有 At Line 的 Seal 能攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only Seals in the At Line can attack.</source>
            <translation>只有 At Line 的 Seal 能攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only Spells and Traps from the hand can be Set here.</source>
            <translation>這裡只能蓋放手牌的魔法與陷阱。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a face-down monster can be Flip Summoned.</source>
            <translation>只有裏側怪獸能反轉召喚。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a face-up monster can change between Attack and Defense Position.</source>
            <translation>只有表側怪獸能變更攻擊表示與守備表示。</translation>
        </message>
        <message>
            <source>Only a face-up monster changes between Attack and Defense Position.</source>
            <translation type="vanished">只有表側怪獸能變更攻擊表示與守備表示。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only a monster in face-up Attack Position can attack.</source>
            <translation>只有表側攻擊表示的怪獸能攻擊。</translation>
        </message>
        <message>
            <source>Only active DON!! cards are given; this one is rested.</source>
            <translation type="vanished">只有活躍狀態的 DON!! 卡能附加，這張是休息狀態。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active DON!! cards can be given; this one is rested.</source>
            <translation>只有活躍狀態的 DON!! 卡能附加，這張是休息狀態。</translation>
        </message>
        <message>
            <source>Only active cards attack; this one is rested.</source>
            <translation type="vanished">只有活躍狀態的卡能攻擊，這張是休息狀態。</translation>
        </message>
        <message>
            <source>Only active cards block; this one is rested.</source>
            <translation type="vanished">只有活躍狀態的卡能阻擋，這張是休息狀態。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active cards can attack; this one is rested.</source>
            <translation>只有活躍狀態的卡能攻擊，這張是休息狀態。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only active cards can block; this one is rested.</source>
            <translation>只有活躍狀態的卡能阻擋，這張是休息狀態。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only cards from beside the Deck can come into the game.</source>
            <translation>只有放在牌組旁的卡能進入比賽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only cards in a hand can be discarded.</source>
            <translation>只能捨棄手牌中的卡。</translation>
        </message>
        <message>
            <source>Only cards in your hand can be used so.</source>
            <translation type="vanished">只有手牌能這樣使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only cards in your hand can be used this way.</source>
            <translation>只有手牌能這樣使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Only cards that I own</source>
            <translation>只看我擁有的卡片</translation>
        </message>
        <message>
            <source>Only cards that lay beside the Deck come into the game.</source>
            <translation type="vanished">只有放在牌組旁的卡能進入比賽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only from your own hand.</source>
            <translation>只能從自己的手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only in the Counter Step, while you are attacked.</source>
            <translation>只能在受到攻擊時的反擊步驟。</translation>
        </message>
        <message>
            <source>Only in the Main Step, while nothing else goes on.</source>
            <translation type="vanished">只能在主要步驟、沒有其他事進行時。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only in the Main Step, while nothing else is in progress.</source>
            <translation>只能在主要步驟、沒有其他事進行時。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only in your own Main Phase, outside a battle.</source>
            <translation>只能在自己的主要階段、沒有戰鬥時。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only in your own Main Phase, while no Chain is open.</source>
            <translation>只能在自己的主要階段、沒有連鎖時。</translation>
        </message>
        <message>
            <source>Only in your own Main Phase, while no battle goes on.</source>
            <translation type="vanished">只能在自己的主要階段、沒有戰鬥時。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only its owner can change that order.</source>
            <translation>只有持有者能改變那個順序。</translation>
        </message>
        <message>
            <source>Only its owner changes that order.</source>
            <translation type="vanished">只有持有者能改變那個順序。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Only its player can arrange a hand.</source>
            <translation>只有該玩家可以整理自己的手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only monsters from the hand can be Normal Summoned or Set.</source>
            <translation>只有手牌的怪獸能通常召喚或蓋放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only on your own side of the field.</source>
            <translation>只能在自己的場上。</translation>
        </message>
        <message>
            <source>Only one Normal Summon or Set in a turn.</source>
            <translation type="vanished">每回合只能通常召喚或蓋放一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only one Normal Summon or Set per turn.</source>
            <translation>每回合只能通常召喚或蓋放一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only the attacked player blocks, once, in the Block Step.</source>
            <translation>只有受到攻擊的玩家能在阻擋步驟阻擋一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Only with your own Leader and Characters.</source>
            <translation>只能用自己的領航者與角色。</translation>
        </message>
        <message>
            <source>Only your own monsters attack, in your own turn.</source>
            <translation type="vanished">只能在自己的回合用自己的怪獸攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>Only your own monsters can attack, on your own turn.</source>
            <translation>只能在自己的回合用自己的怪獸攻擊。</translation>
        </message>
        <message>
            <source>Onto its owner's Deck</source>
            <translation type="vanished">放到持有者的牌組上面</translation>
        </message>
        <message>
            <source>Onto its owner's Deck (Extra Deck)</source>
            <translation type="vanished">到持有人的牌組上（特別牌組）</translation>
        </message>
        <message>
            <source>Onto its owner's Library</source>
            <translation type="vanished">放到持有者的 Library 上</translation>
        </message>
        <message>
            <source>Onto its owner's Life, face-down</source>
            <translation type="vanished">覆蓋放到持有者的生命上面</translation>
        </message>
        <message>
            <source>Onto the Deck</source>
            <translation type="vanished">到牌組上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Open</source>
            <extracomment>button: open a deck (verb)</extracomment>
            <translation>開啟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Open a deck</source>
            <translation>開啟牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>Open a deck file…</source>
            <translation>開啟牌組檔案…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Open a file…</source>
            <translation>開啟檔案…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Open a position</source>
            <translation>開啟局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Open a saved match file</source>
            <translation>開啟已存的對戰檔</translation>
        </message>
        <message>
            <source>Open or begin a deck of this game in the editor.</source>
            <translation type="vanished">請在編輯器中開啟或新建此遊戲的牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>Open or create a deck for this game in the editor.</source>
            <translation>請在編輯器中開啟或新建此遊戲的牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Open the PDF</source>
            <translation>開啟 PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Open the deck (Enter)</source>
            <translation>開啟牌組 (Enter)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Open the folder</source>
            <translation>開啟資料夾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/widgets.py" />
            <source>Open this rule</source>
            <translation>開啟這條規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Opening the match</source>
            <translation>正在開啟對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Opening the position</source>
            <translation>正在開啟局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Opening the replay</source>
            <translation>正在開啟重播</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Optional effects can miss the timing</source>
            <translation>選發效果可能錯過時點</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Options</source>
            <extracomment>what can be answered; name of a region for screen readers</extracomment>
            <translation>選項</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Order</source>
            <extracomment>in which order cards are printed</extracomment>
            <translation>順序</translation>
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
            <translation>其他對戰</translation>
        </message>
        <message>
            <source>Over the long edge</source>
            <translation type="vanished">沿長邊</translation>
        </message>
        <message>
            <source>Over the short edge</source>
            <translation type="vanished">沿短邊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Own Characters K.O.'d</source>
            <translation>被 K.O. 的己方角色</translation>
        </message>
        <message>
            <source>Own card like this</source>
            <translation type="vanished">以此為範本自製卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Own cards destroyed</source>
            <translation>被破壞的己方卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Own hand hit</source>
            <translation>手牌被擊中次數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one fewer of each</source>
            <translation>每種持有數減 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one fewer of each (-)</source>
            <translation>每種持有數減 1 (-)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one more of each</source>
            <translation>每種持有數加 1</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Own one more of each (+)</source>
            <translation>每種持有數加 1 (+)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Own picture…</source>
            <translation>自訂圖片…</translation>
        </message>
        <message>
            <source>P</source>
            <translation type="vanished">P</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>PDF document (*.pdf)</source>
            <translation>PDF 文件 (*.pdf)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>PNG pages</source>
            <translation>PNG 頁面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>PNG pictures (*.png)</source>
            <translation>PNG 圖片 (*.png)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Page as it will be printed</source>
            <translation>列印出來的頁面</translation>
        </message>
        <message>
            <source>Page before (PgUp)</source>
            <translation type="vanished">上一頁 (PgUp)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Page {n} of {total}</source>
            <translation>第 {n} 頁，共 {total} 頁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Page {n} of {total}, backs</source>
            <translation>第 {n} 頁，共 {total} 頁，背面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Pages</source>
            <extracomment>which pages; heading</extracomment>
            <translation>頁面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Painting the deck</source>
            <translation>正在繪製牌組</translation>
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
            <translation>紙張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Paper height</source>
            <translation>紙張高度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Paper width</source>
            <translation>紙張寬度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Part of a name, or fields: type:dragon  level&gt;=5  text:"draw"  -kind:trap</source>
            <translation>卡名中的字，或欄位：type:dragon  level&gt;=5  text:"draw"  -kind:trap</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>Part of this text is applied by hand.</source>
            <translation>這段文字有一部分由玩家手動執行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>Pass</source>
            <extracomment>button: do nothing now and let the other player go on (verb)</extracomment>
            <translation>跳過</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Pass, or confirm</source>
            <translation>跳過或確認</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Passes every chance to respond until this Subturn is over.</source>
            <translation>直到這個 Subturn 結束，略過每次回應的機會。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Passes every chance to respond until this turn is over.</source>
            <translation>直到本回合結束，略過每次回應的機會。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Paste a deck</source>
            <translation>貼上牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Pasted deck</source>
            <translation>貼上的牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Pay {n} LP</source>
            <translation>支付{n}LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Peek (logged)</source>
            <translation>只有自己看（會寫入紀錄）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Pendulum</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>靈擺</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Pendulum Scales</source>
            <translation>靈擺刻度</translation>
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
            <translation>圖片</translation>
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
            <translation>圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Pictures ({kinds})</source>
            <translation>圖片 ({kinds})</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Pictures or a zip of pictures…</source>
            <translation>圖片或圖片的 zip 壓縮檔…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>Pictures or a zip…</source>
            <translation>圖片或 zip…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Pictures without a card</source>
            <translation>沒有對應卡片的圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Picture…</source>
            <extracomment>button that opens the dialog for choosing a picture</extracomment>
            <translation>圖片…</translation>
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
            <translation>素色絨布</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Play</source>
            <extracomment>button: play from this position (verb)</extracomment>
            <translation>開始</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Play both sides</source>
            <translation>兩邊都由我下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Play both sides and undo anything.</source>
            <translation>雙方都由你來玩，任何事都能復原。</translation>
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
            <translation>用它與電腦對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Play it anyway</source>
            <translation>照樣玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Play now</source>
            <translation>馬上玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Play on freely</source>
            <translation>自由繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Play or pause (Space)</source>
            <translation>播放或暫停 (Space)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Play the computer</source>
            <translation>與電腦對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Play this hand</source>
            <translation>用這手牌對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Play this hand against the computer</source>
            <translation>用這副手牌與電腦對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <source>Play {card}: it is the best use of your DON!! cards</source>
            <translation>打出 {card}：這是 DON!! 卡的最佳用法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Played by hand</source>
            <translation>手動處理</translation>
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
            <translation>玩家編號</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Playmat</source>
            <extracomment>setting: what the board of the table looks like</extracomment>
            <translation>場地墊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>Point at a card to read it here.</source>
            <translation>指著卡片即可在此閱讀。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>Point at a card to see it here.</source>
            <translation>指著卡片即可在此檢視。</translation>
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
            <translation>直向</translation>
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
            <translation>表示形式鎖定於</translation>
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
            <translation>局面與殘局題</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Possible</source>
            <extracomment>how often a player is asked to respond: whenever it is possible</extracomment>
            <translation>可以時</translation>
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
            <translation>雙方手牌公開的練習</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Practice, open hands</source>
            <translation>練習，手牌公開</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>Preparing the table</source>
            <translation>正在準備牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Preset</source>
            <extracomment>printing sheets: a set of settings under a name; name of a choice</extracomment>
            <translation>預設</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Preview</source>
            <extracomment>how the card will look; heading</extracomment>
            <translation>預覽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Previous Subturn</source>
            <translation>到上一個 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Previous page (PgUp)</source>
            <translation>上一頁 (PgUp)</translation>
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
            <translation>列印</translation>
        </message>
        <message>
            <source>Print at 100 % (“actual size”), no fit to page. Print both sides on one sheet of paper.</source>
            <translation type="vanished">請以 100 %（「實際大小」）列印，不要縮放。兩面印在同一張紙上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Print at 100 % (“actual size”); do not fit to page. Print both sides on one sheet of paper.</source>
            <translation>請以 100 %（「實際大小」）列印，不要縮放。兩面印在同一張紙上。</translation>
        </message>
        <message>
            <source>Print at 100 %, no fit to page</source>
            <translation type="vanished">請以 100 % 列印，不要縮放</translation>
        </message>
        <message>
            <source>Print at 100 %, no fit to page.</source>
            <translation type="vanished">請以 100 % 列印，不要縮放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Print at 100 %; do not fit to page</source>
            <translation>請以 100 % 列印，不要縮放</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print at 100 %; do not fit to page.</source>
            <translation>請以 100 % 列印，不要縮放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Print no copy of them</source>
            <translation>這些卡一張也不印</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Print sheets</source>
            <translation>列印卡片</translation>
        </message>
        <message>
            <source>Print sheets of it</source>
            <translation type="vanished">列印成頁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Print shop</source>
            <translation>印刷店</translation>
        </message>
        <message>
            <source>Print the chosen cards</source>
            <translation type="vanished">列印所選的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Print the missing cards</source>
            <translation>列印缺少的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Print the selected cards</source>
            <translation>列印所選的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Printed as {list}</source>
            <translation>印製於 {list}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Printing</source>
            <extracomment>a task that is at work: sheets go to the printer</extracomment>
            <translation>正在列印</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printing of all copies</source>
            <translation>全部的印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/printings.py" />
            <source>Printing of one copy</source>
            <translation>一張的印刷版本</translation>
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
            <translation>列印…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Problem: {reason}</source>
            <extracomment>why a match cannot be continued</extracomment>
            <translation>問題：{reason}</translation>
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
            <translation>提議其他方式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Proposed: {method}. {who}: do you agree?</source>
            <translation>提議：{method}。{who}：同意嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Proxies as PDF or on paper</source>
            <translation>測試用卡片，PDF 或紙本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Put a Charged Counter on it</source>
            <translation>放上一個蓄力指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Put a counter on the card</source>
            <translation>在卡上放計數物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put counters on {cards}</source>
            <translation>在{cards}上放置計數物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Put into the Trash</source>
            <translation>放到廢棄區</translation>
        </message>
        <message>
            <source>Put into: {pile}</source>
            <translation type="vanished">放入：{pile}</translation>
        </message>
        <message>
            <source>Put it back</source>
            <translation type="vanished">放回來</translation>
        </message>
        <message>
            <source>Put the DON!! card onto a Leader or Character.</source>
            <translation type="vanished">請把 DON!! 卡放到領航者或角色上。</translation>
        </message>
        <message>
            <source>Put the Extra Deck back as it was.</source>
            <translation type="vanished">把特別牌組恢復原狀。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/pile_browser.py" />
            <source>Put the cards away</source>
            <translation>收起這些卡片</translation>
        </message>
        <message>
            <source>Put the whole hand back and draw anew, once (5-2-1-6-1)</source>
            <translation type="vanished">把整副手牌放回並重抽一次 (5-2-1-6-1)</translation>
        </message>
        <message>
            <source>Put this right; it can be undone</source>
            <translation type="vanished">修正；可以復原</translation>
        </message>
        <message>
            <source>Put {by} DON!! cards in.</source>
            <translation type="vanished">放入 {by} 張 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put {cards} on top of the Deck</source>
            <translation>把{cards}放到牌組最上面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Put {cards} under the Deck</source>
            <translation>把{cards}放到牌組最下面</translation>
        </message>
        <message>
            <source>Putting it back</source>
            <translation type="vanished">正在放回</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Puzzles</source>
            <extracomment>boards with a goal; name of a page</extracomment>
            <translation>殘局題</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Quick Effect</source>
            <translation>誘發即時效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Radius</source>
            <extracomment>how round the corners are</extracomment>
            <translation>半徑</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rank</source>
            <extracomment>Yu-Gi-Oh!: the Rank of an Xyz Monster; a field of a card</extracomment>
            <translation>階級</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rank {n}</source>
            <extracomment>Yu-Gi-Oh!: the Rank of an Xyz Monster</extracomment>
            <translation>階級 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Rarity</source>
            <extracomment>how rare a printing is; a field of a card</extracomment>
            <translation>罕貴度</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Read “{printed}” as “{meant}”.</source>
            <translation>「{printed}」讀作「{meant}」。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Reading the card texts</source>
            <translation>正在讀取卡片文字</translation>
        </message>
        <message>
            <source>Reading the card texts anew</source>
            <translation type="vanished">正在重新讀取卡片文字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Reading the decks</source>
            <translation>正在查看牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Reading the picture</source>
            <translation>正在讀取圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <source>Reading the pictures</source>
            <translation>正在讀取圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <location filename="../desktop/sanam/ui/table/board_frame.py" />
            <source>Reading the text</source>
            <translation>正在讀取文字</translation>
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
            <translation>重置階段</translation>
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
            <translation>對位標記</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Rematch</source>
            <extracomment>button: play the same match again (noun)</extracomment>
            <translation>再戰一場</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>Rematch, seats swapped</source>
            <translation>交換座位再戰</translation>
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
            <translation>Remove 區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Remove all copies</source>
            <translation>全部取出</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove at least {by}.</source>
            <translation>至少取出 {by} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Remove counters from {cards}</source>
            <translation>取除{cards}的計數物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Remove from the game</source>
            <translation>移出比賽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it, or play another edition.</source>
            <translation>取出，或改用其他規則版本。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it, or put its Reflection card beside the Deck.</source>
            <translation>取出，或把它的 Reflection 卡放在牌組旁。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove it.</source>
            <translation>取出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_preview.py" />
            <source>Remove the picture</source>
            <translation>移除圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Remove them</source>
            <translation>取出它們</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>Remove this group</source>
            <translation>移除此群組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>Remove {by}.</source>
            <translation>取出 {by} 張。</translation>
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
            <translation>重新命名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Rename the deck (F2)</source>
            <translation>重新命名牌組 (F2)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Rename the folder (F2)</source>
            <translation>重新命名資料夾 (F2)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>Repair the catalogue</source>
            <translation>修復卡片目錄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>Repairing the catalogue</source>
            <translation>正在修復卡片目錄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>Replace it</source>
            <translation>取代</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Replace its cards</source>
            <translation>取代其中的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Replay</source>
            <extracomment>a match that is looked at again (noun)</extracomment>
            <translation>重播</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Replays</source>
            <extracomment>matches that are over; heading</extracomment>
            <translation>重播</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Report</source>
            <extracomment>what an import did; heading</extracomment>
            <translation>報告</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Reset</source>
            <extracomment>button: back to what is usual (verb)</extracomment>
            <translation>重設</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>Reset all keys</source>
            <translation>所有按鍵恢復預設</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>Reset to the rulebook's values</source>
            <translation>恢復規則書的值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Resolution (dots per inch)</source>
            <translation>每英寸點數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Resolve it next</source>
            <translation>接著處理這個</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Rest or set active</source>
            <translation>轉為休息或活躍</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Restore</source>
            <extracomment>button: put back what was thrown away (verb)</extracomment>
            <translation>復原</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>Restore a backup</source>
            <translation>還原備份</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Restore a backup…</source>
            <translation>還原備份…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Restore this version</source>
            <translation>還原此版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Restoring</source>
            <extracomment>a task that is at work: something thrown away is put back</extracomment>
            <translation>正在復原</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Restoring the card</source>
            <translation>正在復原卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Restriction lists</source>
            <translation>禁限卡表</translation>
        </message>
        <message>
            <source>Return the whole hand and draw a new one, once (5-2-1-6-1)</source>
            <translation type="vanished">把整副手牌放回並重抽一次 (5-2-1-6-1)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Return to now</source>
            <translation>回到現在</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Return {cards} to the Graveyard</source>
            <translation>把{cards}放回墓地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Return {cards} to the hand</source>
            <translation>讓{cards}回到手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Returning to the Deck counts as leaving the field</source>
            <translation>回到牌組視為離場</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Reveal</source>
            <extracomment>an act by hand: show a card to both players (verb)</extracomment>
            <translation>公開</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Reveal {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order</extracomment>
            <translation>公開{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Review</source>
            <extracomment>heading of the panel that shows, after a match, where most was lost</extracomment>
            <translation>回顧</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Right margin</source>
            <translation>右邊界</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Ritual Monsters</source>
            <translation>儀式怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Ritual Summon {cards}</source>
            <translation>儀式召喚{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Rock</source>
            <extracomment>of rock-paper-scissors, on a button</extracomment>
            <translation>石頭</translation>
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
            <translation>擲骰子</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Rounded corners</source>
            <translation>圓角</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Rule {rules}</source>
            <extracomment>the number of the rule that a finding is about</extracomment>
            <translation>規則 {rules}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Rules</source>
            <extracomment>the deck rules and whether they are kept; and the rulebook at the table; heading</extracomment>
            <translation>規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>Rules (what is running now)</source>
            <translation>規則（目前進行中的程序）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Rules to check against</source>
            <translation>依哪套規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Rules ✓</source>
            <translation>規則 ✓</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/side.py" />
            <source>Rules ✕ {n}</source>
            <translation>規則 ✕ {n}</translation>
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
            <translation>執行於 Qt {qt} 與 Python {python}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>SP</source>
            <extracomment>Yu-Gi-Oh!: the Standby Phase, as short as can be, in the row of phases</extracomment>
            <translation>準備</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Sanam calibration sheet, side {n} of 2</source>
            <translation>Sanam 校正頁，第 {n} 面，共 2 面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>Sanam is already open with the same data, but it does not answer.</source>
            <translation>Sanam 已經以相同的資料開啟，但沒有回應。</translation>
        </message>
        <message>
            <source>Sanam makes no sound.</source>
            <translation type="vanished">Sanam 沒有聲音。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Save</source>
            <extracomment>button: keep what was changed (verb)</extracomment>
            <translation>儲存</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Save (Ctrl+S)</source>
            <translation>儲存 (Ctrl+S)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save PDF</source>
            <translation>儲存 PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save PNG pages</source>
            <translation>儲存 PNG 頁面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Save a copy</source>
            <translation>儲存副本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Save a copy as</source>
            <translation>另存副本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Save a copy as a file…</source>
            <translation>將副本儲存為檔案…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a copy as…</source>
            <translation>另存副本…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Save a deck list</source>
            <translation>儲存牌組清單</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a deck list to hand in…</source>
            <translation>儲存供繳交的牌組清單…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Save a picture of the deck</source>
            <translation>儲存牌組圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Save a picture of the deck…</source>
            <translation>儲存牌組圖片…</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Save ink</source>
            <translation>省墨</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Save the calibration sheet</source>
            <translation>儲存校正頁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preset_row.py" />
            <source>Save these settings under a name</source>
            <translation>以名稱儲存這些設定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Save this moment as a position</source>
            <translation>將這一刻儲存為局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Saved</source>
            <extracomment>state: the deck is on the disk as it is shown</extracomment>
            <translation>已儲存</translation>
        </message>
        <message>
            <source>Saved as {file}. Print it at 100 %, no fit to page.</source>
            <translation type="vanished">已儲存為 {file}。請以 100 % 列印，不要縮放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Saved as {file}. Print it at 100 %; do not fit to page.</source>
            <translation>已儲存為 {file}。請以 100 % 列印，不要縮放。</translation>
        </message>
        <message>
            <source>Saved matches and replays bring their own cards and can be played all the same.</source>
            <translation type="vanished">已存的對戰與重播自帶卡片，仍然可以玩。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Saved matches and replays include their own cards and can still be played.</source>
            <translation>已存的對戰與重播自帶卡片，仍然可以玩。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Saved moments, boards set up, tasks</source>
            <translation>保存的時刻、擺設的局面、題目</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>Saved: {file}</source>
            <extracomment>said after a deck was kept, with its file</extracomment>
            <translation>已儲存：{file}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <source>Saving how many you own</source>
            <translation>正在儲存擁有的張數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>Saving the card</source>
            <translation>正在儲存卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Saving the position</source>
            <translation>正在儲存局面</translation>
        </message>
        <message>
            <source>Say what each column is. The answer is remembered for tables with the same columns.</source>
            <translation type="vanished">請指出每一欄是什麼。欄位相同的表格會記住這個答案。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>Says so before a blunder is final</source>
            <translation>在失誤成定局之前提醒</translation>
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
            <translation>畫面</translation>
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
            <translation>Seal 牌組</translation>
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
            <translation>Seal 合而為一：支援 Seal 放在主要 Seal 下面，數值也加給它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Seals can become one: a Combination. {card} combines with a Musician, and {other} is one. Click {card} and choose the Combination. {other}, its only possible Support Seal, is picked already: confirm.</source>
            <translation>Seal 可以合而為一：合體。{card} 與 Musician 族合體，而 {other} 正是。點擊 {card} 選擇合體。{other} 是唯一可用的支援 Seal，已經選好：請確認。</translation>
        </message>
        <message>
            <source>Seals can become one: a Combination. {card} combines with a Musician, and {other} is one. Click {card} and choose the Combination; then choose {other} as its Support Seal, and confirm.</source>
            <translation type="vanished">Seal 可以合而為一：合體。{card} 與 Musician 族合體，而 {other} 正是。點擊 {card} 選擇合體；再選 {other} 為支援 Seal 並確認。</translation>
        </message>
        <message>
            <source>Seals in the Lines that an All attack hits</source>
            <translation type="vanished">All 攻擊命中 Line 中的 Seal</translation>
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
            <translation>搜尋卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Search decks</source>
            <translation>搜尋牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Search for {query}: {words}</source>
            <translation>搜尋 {query}：{words}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/screen.py" />
            <source>Search names, or type:trap level&gt;=5 text:"draw"</source>
            <translation>搜尋卡名，或 type:trap level&gt;=5 text:"draw"</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Search, filter, make your own</source>
            <translation>搜尋、篩選、自製</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Search: name, folder, tag</source>
            <translation>搜尋：名稱、資料夾、標籤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Search: name, text:draw, level&gt;=5 …</source>
            <translation>搜尋：卡名、text:draw、level&gt;=5 …</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Second Interfere Step</source>
            <translation>第二 Interfere 步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Seen: {card}.</source>
            <translation>看到的卡：{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Select at most {n} cards for that.</source>
            <translation>此動作最多選擇 {n} 張卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Selected cards</source>
            <translation>所選的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Send {cards} to the Graveyard</source>
            <translation>把{cards}送進墓地</translation>
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
            <translation>蓋牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Set</source>
            <comment>of cards</comment>
            <translation>收錄卡包</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Set every option</source>
            <translation>全部自選</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Set symbol</source>
            <translation>收錄卡包符號</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Set to this value</source>
            <translation>設為這個值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Set up a board</source>
            <translation>擺設局面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Set up another board from this one</source>
            <translation>以此局面為基礎擺設</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Set {cards}</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect, as an order: to place face-down</extracomment>
            <translation>蓋放{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Set {card} for your opponent's turn.</source>
            <translation>蓋放 {card}，留給對手的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Set {card} to protect yourself.</source>
            <translation>蓋放 {card} 保護自己。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Set {card}: face-up it would be beaten</source>
            <translation>蓋放 {card}：表側會被打倒</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Set {card}: it can answer what the opponent does</source>
            <translation>蓋放 {card}：可以回應對手的行動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>Setting the table</source>
            <translation>正在準備牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Settings</source>
            <extracomment>name of a screen</extracomment>
            <translation>設定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>Settings of the sheet</source>
            <translation>列印頁設定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Shade of</source>
            <translation>Shade of（視為）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Shade of a</source>
            <translation>視為的種類</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Sheets</source>
            <extracomment>pages of cards to print; name of a screen</extracomment>
            <translation>列印頁</translation>
        </message>
        <message>
            <source>Sheets of the chosen cards</source>
            <translation type="vanished">所選卡片的列印頁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>Sheets of the selected cards</source>
            <translation>所選卡片的列印頁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Show all cards</source>
            <translation>顯示所有卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Show how</source>
            <translation>看看怎麼做到</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Show in the file manager</source>
            <translation>在檔案管理員中顯示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Show only lines that are in doubt</source>
            <translation>只顯示不確定的行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Show the cards</source>
            <translation>前往卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>Show the keys</source>
            <translation>這份按鍵表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Show the next artwork</source>
            <translation>顯示下一張卡圖</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Show the whole deck at once (Ctrl+D)</source>
            <translation>一次顯示整副牌組 (Ctrl+D)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Show the whole page</source>
            <translation>顯示整頁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/log_panel.py" />
            <source>Show this moment</source>
            <translation>顯示這一刻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Show to both players</source>
            <translation>給雙方玩家看</translation>
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
            <translation>洗牌並抽起手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Shuffle my Deck</source>
            <translation>洗我的牌組</translation>
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
            <translation>把{cards}洗入牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Side Deck</source>
            <translation>備牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>Side Deck: {n} of {size}</source>
            <translation>備牌：{n} / {size}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Side Decks are counted</source>
            <translation>清點備牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Side-decking may change the Extra Deck</source>
            <translation>交換備牌可動特別牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Since then: {come} in, {gone} out</source>
            <translation>自那時起：加入 {come}，移除 {gone}</translation>
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
            <translation>特別牌組張數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Main Deck</source>
            <translation>主牌組張數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Size of the Side Deck</source>
            <translation>備牌張數</translation>
        </message>
        <message>
            <source>Size of the faces</source>
            <translation type="vanished">卡面大小</translation>
        </message>
        <message>
            <source>Size of the faces (Ctrl and the wheel)</source>
            <translation type="vanished">卡面大小（Ctrl 與滾輪）</translation>
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
            <translation>略過：{records}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Slot {n} stays empty: click to use it</source>
            <translation>格位 {n} 留空：按一下可使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Slot {n}: click to leave it empty</source>
            <translation>格位 {n}：按一下可留空</translation>
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
            <translation>低於 {n} dpi 時小字難以閱讀。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Smaller</source>
            <extracomment>button: reduce the preview</extracomment>
            <translation>縮小</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Smallest first</source>
            <translation>由小到大</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>So it is prevented.</source>
            <translation>這樣就被阻止了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Solve</source>
            <extracomment>button: try to reach the goal of a puzzle (verb)</extracomment>
            <translation>解題</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Solved: the goal is reached.</source>
            <translation>解開了：已達成目標。</translation>
        </message>
        <message>
            <source>Something else is going on. It comes to its end first.</source>
            <translation type="vanished">另有其他事進行中，要先結束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Something else is in progress and must finish first.</source>
            <translation>另有其他事進行中，要先結束。</translation>
        </message>
        <message>
            <source>Something hidden has been seen since. It cannot be undone outside practice.</source>
            <translation type="vanished">之後已看過未公開的內容。除了練習以外不能復原。</translation>
        </message>
        <message>
            <source>Something hidden has been seen since; only practice goes back that far.</source>
            <translation type="vanished">之後已看過未公開的內容；只有練習能回到那麼早。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Something is still missing: see the notes beside the fields.</source>
            <translation>還缺少內容：請看欄位旁的說明。</translation>
        </message>
        <message>
            <source>Something is still needed: see beside the fields.</source>
            <translation type="vanished">還缺少內容：請看欄位旁的說明。</translation>
        </message>
        <message>
            <source>Something must follow “{field}”.</source>
            <translation type="vanished">「{field}」後面必須有內容。</translation>
        </message>
        <message>
            <source>Something to look for must stand here.</source>
            <translation type="vanished">這裡必須有要搜尋的內容。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>Something went wrong in the program. Your match is saved and continues.</source>
            <translation>程式內部發生錯誤。你的對戰已經存檔，可以繼續。</translation>
        </message>
        <message>
            <source>Something went wrong inside the program. Your match is saved and goes on.</source>
            <translation type="vanished">程式內部發生錯誤。你的對戰已經存檔，可以繼續。</translation>
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
            <translation>特殊召喚</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Special Summon %n Token(s)</source>
            <translation>
                <numerusform>特殊召喚%Ln隻衍生怪獸</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Special Summon only</source>
            <translation>只能特殊召喚</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Special Summon {cards}</source>
            <translation>特殊召喚{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Special attack form</source>
            <translation>特殊攻擊招式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Special attack forms</source>
            <translation>特殊攻擊招式</translation>
        </message>
        <message>
            <source>Speed: each click is faster, then slow again</source>
            <translation type="vanished">速度：每按一次更快，最後回到慢速</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Speed: each click plays faster, then back to slow</source>
            <translation>速度：每按一次更快，最後回到慢速</translation>
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
            <translation>魔法、陷阱區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell &amp; Trap Zone {n}</source>
            <translation>魔法、陷阱區 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Spell &amp; Trap Zones</source>
            <translation>魔法、陷阱區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Spell Counter</source>
            <translation>魔力計數物</translation>
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
            <translation>依標記找魔法與陷阱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Stage</source>
            <extracomment>One Piece: the Stage area, or the card in it</extracomment>
            <translation>場地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Stage area</source>
            <translation>場地區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>Stages</source>
            <extracomment>One Piece: cards of the category Stage (plural)</extracomment>
            <translation>場地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Standby Phase</source>
            <translation>準備階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Star lattice</source>
            <translation>星形格紋</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Start Step</source>
            <translation>開始步驟</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Start the match</source>
            <translation>開始對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/folder_tree.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Starter decks</source>
            <translation>起始牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/replay_screen.py" />
            <source>Starts a new match; this one stays unchanged</source>
            <translation>成為新的對戰；這一場維持原狀</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Stays rested in the next Refresh Phase</source>
            <translation>在下個重整階段不會轉為活躍狀態</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Still missing: {fields}</source>
            <translation>還缺：{fields}</translation>
        </message>
        <message>
            <source>Still needed: {fields}</source>
            <translation type="vanished">還缺：{fields}</translation>
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
            <translation>傷害計算前，遇到需手動處理的文本時停下</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>Stopping this attack costs more than it saves</source>
            <translation>阻止這次攻擊得不償失</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Strike {strike}/{strikes}</source>
            <translation>第 {strike}/{strikes} 擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Strikes</source>
            <extracomment>Summoner Master: how often a Seal strikes; a field of a card (noun)</extracomment>
            <translation>攻擊次數</translation>
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
            <translation>剩餘 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Summon {card}: it is worth more on the field</source>
            <translation>召喚 {card}：它在場上更有價值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Summoned or Set</source>
            <translation>召喚或蓋牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/definition.py" />
            <source>Summoner Master</source>
            <translation>Summoner Master</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Summoner Master, blue</source>
            <translation>Summoner Master，藍</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Summoner Master, red</source>
            <translation>Summoner Master，紅</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Summoner level</source>
            <translation>Summoner 級</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Summoning procedure</source>
            <translation>召喚方法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Summoning restriction</source>
            <translation>召喚限制</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Sun rays</source>
            <translation>陽光</translation>
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
            <translation>交換{cards}的控制權</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Symbol before the name</source>
            <translation>卡名前的符號</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Synchro</source>
            <extracomment>Yu-Gi-Oh!: a kind of monster</extracomment>
            <translation>同步</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Synchro Monsters</source>
            <translation>同步怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Synchro Summon {cards}</source>
            <translation>同步召喚{cards}</translation>
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
            <translation>表格與清單</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Tag</source>
            <extracomment>button: give decks a tag (verb)</extracomment>
            <translation>標籤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>Tags</source>
            <extracomment>words a person gives a deck, to find it by; heading</extracomment>
            <translation>標籤</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/notes.py" />
            <source>Tags, separated by commas</source>
            <translation>標籤，以逗號分隔</translation>
        </message>
        <message>
            <source>Tags, with commas between</source>
            <translation type="vanished">標籤，以逗號分隔</translation>
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
            <translation>拿走一個蓄力指示物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>Take a counter from the card</source>
            <translation>從卡上取除計數物</translation>
        </message>
        <message>
            <source>Take all copies out</source>
            <translation type="vanished">全部取出</translation>
        </message>
        <message>
            <source>Take all filters away</source>
            <translation type="vanished">清除所有篩選</translation>
        </message>
        <message>
            <source>Take away</source>
            <translation type="vanished">移除</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Take control of {cards}</source>
            <translation>取得{cards}的控制權</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>Take it back</source>
            <translation>取消</translation>
        </message>
        <message>
            <source>Take it out, or play another edition.</source>
            <translation type="vanished">取出，或改用其他規則版本。</translation>
        </message>
        <message>
            <source>Take it out, or put its Reflection card beside the Deck.</source>
            <translation type="vanished">取出，或把它的 Reflection 卡放在牌組旁。</translation>
        </message>
        <message>
            <source>Take it out.</source>
            <translation type="vanished">取出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>Take off the board</source>
            <translation>從桌上移除</translation>
        </message>
        <message>
            <source>Take out at least {by}.</source>
            <translation type="vanished">至少取出 {by} 張。</translation>
        </message>
        <message>
            <source>Take out {by}.</source>
            <translation type="vanished">取出 {by} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/editor.py" />
            <source>Take the card in focus off the board (Delete)</source>
            <translation>將目前的卡從桌上移除（Delete）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>Take the cards</source>
            <translation>採用這些卡</translation>
        </message>
        <message>
            <source>Take the link from the clipboard</source>
            <translation type="vanished">取用剪貼簿中的連結</translation>
        </message>
        <message>
            <source>Take the picture away</source>
            <translation type="vanished">移除圖片</translation>
        </message>
        <message>
            <source>Take them out</source>
            <translation type="vanished">取出它們</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Take your Life card. It goes to your hand; had it a Trigger, you could use that instead.</source>
            <translation>拿取生命卡加入手牌；如果它有觸發，也可以改用觸發。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>Taken out of play: neither on the field nor in the Graveyard.</source>
            <translation>移出遊戲：不在場上，也不在墓地。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Target</source>
            <extracomment>Summoner Master: what a Skill or Mystic Card is aimed at; a field of a card (noun)</extracomment>
            <translation>對象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>Teacher</source>
            <extracomment>name of the other player, in a lesson</extracomment>
            <translation>教練</translation>
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
            <translation>文字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>Texts (*.txt);;All files (*)</source>
            <translation>文字檔 (*.txt);;所有檔案 (*)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Texts in {languages} are understood; this card is played by hand.</source>
            <translation>能理解的文字語言：{languages}；這張卡以手動處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Texts that are being read now: {n}</source>
            <translation>正在讀取的文字：{n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Texts that the program has written in your language are not searched, only those the cards came with.</source>
            <translation>程式以您的語言寫出的文字不在搜尋範圍內，只會搜尋卡片原有的文字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>That DON!! is rested now. In their first turn nobody may attack. End your turn.</source>
            <translation>那張 DON!! 已是休息狀態。各自的第一個回合都不能攻擊。結束你的回合。</translation>
        </message>
        <message>
            <source>That cannot be changed so.</source>
            <translation type="vanished">不能這樣變更。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>That cannot be changed this way.</source>
            <translation>不能這樣變更。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That cannot be chosen here.</source>
            <translation>這裡不能選它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That cannot be done with this card.</source>
            <translation>這張卡不能這樣做。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>That card does not belong in that area.</source>
            <translation>那張卡不能放到那個區域。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That card does not belong in that zone.</source>
            <translation>那張卡不能放在那一區。</translation>
        </message>
        <message>
            <source>That card does not go into that area.</source>
            <translation type="vanished">那張卡不能放到那個區域。</translation>
        </message>
        <message>
            <source>That card does not go into that zone.</source>
            <translation type="vanished">那張卡不能放在那一區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That card is not in this duel.</source>
            <translation>那張卡不在這場決鬥中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>That did not work.</source>
            <translation>沒有成功。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>That is allowed, too, but it leads away from this lesson. Take it back, or play on freely.</source>
            <translation>這樣也可以，但會偏離課程。請收回，或自由繼續。</translation>
        </message>
        <message>
            <source>That is how a game goes: grow your DON!!, weigh Life against cards, and strike when they cannot counter. Play on freely from here, or begin a match of your own.</source>
            <translation type="vanished">遊戲就是這樣：累積 DON!!，權衡生命與卡，在對手無法反擊時出手。從這裡自由繼續，或開始自己的對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>That is how a game goes: grow your DON!!, weigh Life against cards, and strike when they cannot counter. The next lesson is a whole game, with Events, a Stage and Triggers.</source>
            <translation>遊戲就是這樣：累積 DON!!，權衡生命與卡，在對手無法反擊時出手。下一課是一整場遊戲，有事件、場地和觸發。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That is not a legal target.</source>
            <translation>這不是合法的對象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That is not yours to decide now.</source>
            <translation>現在輪不到你決定。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>That would leave the current question without an answer. Answer it first.</source>
            <translation>那樣就沒有人能回答目前的問題。請先回答。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That zone cannot be used.</source>
            <translation>那一區不能使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>That zone is occupied.</source>
            <translation>那一區已有卡。</translation>
        </message>
        <message>
            <source>That zone is taken.</source>
            <translation type="vanished">那一區已有卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Curse {curse} prevents it.</source>
            <translation>詛咒 {curse} 使它不能這麼做。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The Field Zone is occupied.</source>
            <translation>場地卡區已有卡。</translation>
        </message>
        <message>
            <source>The Field Zone is taken.</source>
            <translation type="vanished">場地卡區已有卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Levels in the Shrine are counted from its cards.</source>
            <translation>Shrine 的等級由其中的卡計算。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>The Life card of your opponent is {card}. It has [Trigger], which is used instead of taking the card.</source>
            <translation>對手的生命卡是 {card}。它有【觸發】，可以代替加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>The Life card {card} goes to the Trash.</source>
            <translation>生命卡 {card} 放到廢棄區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>The Link Rating is the number of Link Arrows.</source>
            <translation>連結值等於連結標記的數量。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Shrine has reached {most}: the game is lost.</source>
            <translation>Shrine 已達 {most}：這場遊戲已輸。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The Shrine of {loser} is full.</source>
            <translation>{loser} 的 Shrine 滿了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The Side Deck must keep its size: {size}.</source>
            <translation>備牌必須保持 {size} 張。</translation>
        </message>
        <message>
            <source>The Side Deck must keep its {size} cards.</source>
            <translation type="vanished">備牌必須保持 {size} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The Summon of {card} is negated.</source>
            <translation>{card} 的召喚無效。</translation>
        </message>
        <message>
            <source>The Support Seals for it are not there.</source>
            <translation type="vanished">所需的支援 Seal 不在場上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The Support Seals it needs are not there.</source>
            <translation>所需的支援 Seal 不在場上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The activation of {card} is negated.</source>
            <translation>{card} 的發動無效。</translation>
        </message>
        <message>
            <source>The answer that prevents it is number {n} from the beginning.</source>
            <translation type="vanished">阻止它的是從頭算起第 {n} 個應對。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The answers are choices from menus that only the program has that wrote this file, so the duel cannot be followed further here. The decks can be kept and played.</source>
            <translation>這些作答是從寫出此檔案的程式獨有的選單中所作的選擇，因此無法在這裡繼續跟進這場決鬥。牌組可以保留並使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The attack of {card} is negated.</source>
            <translation>{card} 的攻擊無效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The attack of {card} is replayed.</source>
            <translation>{card} 的攻擊回朔。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The attack was negated and the Battle Phase ended. Your opponent ends the turn.</source>
            <translation>攻擊被無效，戰鬥階段結束。對手結束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup cannot be restored.</source>
            <translation>無法還原備份。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup cannot be written.</source>
            <translation>無法寫入備份。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>The backup of {date} holds: {counts}. It takes the place of everything you have now, which is kept in a folder of its own. The window opens again.</source>
            <translation>{date} 的備份包含：{counts}。它將取代您現有的一切，現有的資料會保留在獨立的資料夾中。視窗將重新開啟。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>The backup was restored.</source>
            <translation>已還原備份。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>The battle is decided. {who}: activate something, or go on.</source>
            <translation>戰鬥已分出勝負。{who}：發動卡片，或繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>The battle is over. {who}: activate something, or go on.</source>
            <translation>戰鬥已結束。{who}：發動卡片，或繼續。</translation>
        </message>
        <message>
            <source>The board as it was left</source>
            <translation type="vanished">離開時的場面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The board as you left it</source>
            <translation>離開時的場面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The board could not be set up.</source>
            <translation>無法擺設局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/preview.py" />
            <source>The board of this position</source>
            <translation>此局面的牌桌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The card catalogue is damaged.</source>
            <translation>卡片目錄已損壞。</translation>
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
            <translation>這張卡的原文</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/form.py" />
            <source>The card needs a colour.</source>
            <translation>卡片需要顏色。</translation>
        </message>
        <message>
            <source>The card needs a name in English.</source>
            <translation type="vanished">這張卡需要英文卡名。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The card needs a name.</source>
            <translation>卡片需要名稱。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card set was not written.</source>
            <translation>卡片組沒有寫入。</translation>
        </message>
        <message>
            <source>The card texts were not read anew.</source>
            <translation type="vanished">未能重新讀取卡片文字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The card texts were not read.</source>
            <translation>未能讀取卡片文字。</translation>
        </message>
        <message>
            <source>The card was not brought back.</source>
            <translation type="vanished">卡片未能復原。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not deleted.</source>
            <translation>卡片沒有刪除。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not restored.</source>
            <translation>卡片未能復原。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The card was not saved.</source>
            <translation>卡片沒有儲存。</translation>
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
            <translation>卡片、規則與曲線</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The cards are brought back from the files they came from; decks and matches stay as they are, and the damaged file is kept.</source>
            <translation>卡片會從原本匯入的檔案重新取得；牌組與對戰維持不變，損壞的檔案會保留。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The cards are still being looked up.</source>
            <translation>還在查找卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The cards cannot be counted.</source>
            <translation>無法計算卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The cards cannot be opened.</source>
            <translation>無法開啟卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The catalogue cannot be repaired.</source>
            <translation>無法修復卡片目錄。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The catalogue was repaired.</source>
            <translation>卡片目錄已修復。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>The coach would do something else. {hint}</source>
            <translation>教練會做別的選擇。{hint}</translation>
        </message>
        <message>
            <source>The codes are in the clipboard.</source>
            <translation type="vanished">卡號已在剪貼簿中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>The codes were copied to the clipboard.</source>
            <translation>卡號已在剪貼簿中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>The computer answers with the best it knows so far</source>
            <translation>電腦用目前所知最好的選擇回答</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The copy cannot be written.</source>
            <translation>無法寫入副本。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The copy could not be saved.</source>
            <translation>無法儲存副本。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The copy was saved.</source>
            <translation>副本已儲存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The cost cannot be paid.</source>
            <translation>無法支付費用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>The damaged file was kept as {file}.</source>
            <translation>損壞的檔案已保留為 {file}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/piles.py" />
            <source>The deck</source>
            <translation>牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The deck cannot be moved.</source>
            <translation>無法移動牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The deck cannot be renamed.</source>
            <translation>無法重新命名牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The deck cannot be saved.</source>
            <translation>無法儲存牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>The deck has problems: see “Rules”.</source>
            <translation>牌組有問題：見「規則」。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The deck itself is saved.</source>
            <translation>牌組本身已儲存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>The deck list cannot be written.</source>
            <translation>無法寫入牌組清單。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The deck of {name}</source>
            <translation>{name} 的牌組</translation>
        </message>
        <message>
            <source>The deck would have other cards than before ({gained} new, {lost} gone).</source>
            <translation type="vanished">牌組的卡會與之前不同（新增 {gained} 張，少了 {lost} 張）。</translation>
        </message>
        <message>
            <source>The deck would no longer hold the same cards ({gained} added, {lost} missing).</source>
            <translation type="vanished">牌組的卡會與之前不同（新增 {gained} 張，少了 {lost} 張）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The decks are shuffled and ready. Play the computer, play with someone, or play both sides yourself.</source>
            <translation>牌組已洗好。可以與電腦對戰、與別人對戰，或自己玩兩邊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>The decks cannot be listed.</source>
            <translation>無法列出牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The discarded card was no loss. Activate {card}: for 800 Life Points it Special Summons {other} from your Graveyard.</source>
            <translation>捨棄的卡沒有浪費。發動 {card}：支付 800 生命點數，從你的墓地特殊召喚 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel begins.</source>
            <translation>決鬥開始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel ended in an infinite loop.</source>
            <translation>決鬥陷入無止盡的循環。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>The duel is a draw</source>
            <translation>決鬥平手</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The duel is a draw.</source>
            <translation>決鬥平手。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>The duel is over. {who}: go on?</source>
            <translation>決鬥結束。{who}：繼續嗎？</translation>
        </message>
        <message>
            <source>The duel went round without end.</source>
            <translation type="vanished">決鬥陷入無止盡的循環。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>The effect is worth more than it costs</source>
            <translation>效果勝過代價</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The effect of this card is applied by hand.</source>
            <translation>這張卡的效果需手動處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The effect of {card} is negated.</source>
            <translation>{card} 的效果無效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>The effects of {card} are negated.</source>
            <translation>{card}的效果無效。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>The file has no deck of this player.</source>
            <translation>檔案中沒有這位玩家的牌組。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The file was not changed. %n moment(s) could be read.</source>
            <translation>
                <numerusform>檔案沒有變更。可讀取 %Ln 個時刻。</numerusform>
            </translation>
        </message>
        <message>
            <source>The file was not changed. {n} moments are there.</source>
            <translation type="vanished">檔案沒有變更。共有 {n} 個時刻。</translation>
        </message>
        <message>
            <source>The file was not changed. {n} moments could be read.</source>
            <translation type="vanished">檔案沒有變更。共有 {n} 個時刻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The first player draws too; Fusion and Synchro; a battle at equal 0 ATK destroys both.</source>
            <translation>雙方第一回合都抽牌，有融合與同步，攻擊力同為 0 時雙方破壞。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The first player draws too; one Field Spell in total; Fusion, Synchro and Xyz.</source>
            <translation>雙方第一回合都抽牌，全場一張場地魔法，有融合、同步與超量。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>The first turns: DON!!, playing cards, attacks, Counter, Life and Blocker.</source>
            <translation>最初的回合：DON!!、打出卡、攻擊、反擊、生命與阻擋者。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The first turns: Summons, Setting, a Trap in a Chain, a Tribute and a battle.</source>
            <translation>最初的回合：召喚、蓋牌、連鎖中的陷阱、釋放與戰鬥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The folder cannot be created.</source>
            <translation>無法建立資料夾。</translation>
        </message>
        <message>
            <source>The folder cannot be made.</source>
            <translation type="vanished">無法建立資料夾。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The folder cannot be renamed.</source>
            <translation>無法重新命名資料夾。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>The game begins; {who} starts.</source>
            <translation>比賽開始，由 {who} 先攻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>The game ended in an infinite loop.</source>
            <translation>遊戲陷入無限循環。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>The game has not begun yet.</source>
            <translation>遊戲尚未開始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The game is a draw</source>
            <translation>比賽平手</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>The game is a draw.</source>
            <translation>平手。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The game is over. {who}: go on?</source>
            <translation>比賽結束。{who}：繼續嗎？</translation>
        </message>
        <message>
            <source>The game went round without end.</source>
            <translation type="vanished">遊戲陷入無限循環。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The game you played last, with a deck that fits; the computer's deck is drawn by lot</source>
            <translation>您上次玩的遊戲，用合適的牌組；電腦的牌組抽籤決定</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>The hand</source>
            <translation>手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The hand can be attacked once per Subturn.</source>
            <translation>每個 Subturn 只能攻擊手牌一次。</translation>
        </message>
        <message>
            <source>The hand is attacked once in a Subturn.</source>
            <translation type="vanished">每個 Subturn 只能攻擊手牌一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>The import failed.</source>
            <translation>匯入失敗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/card_import.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>The import was cancelled; nothing from that file was kept.</source>
            <translation>匯入已取消；該檔案沒有造成任何變更。</translation>
        </message>
        <message>
            <source>The import was cancelled; nothing of that file was changed.</source>
            <translation type="vanished">匯入已取消；該檔案沒有任何變更。</translation>
        </message>
        <message>
            <source>The import was cancelled; that file changed nothing.</source>
            <translation type="vanished">匯入已取消；該檔案沒有造成任何變更。</translation>
        </message>
        <message>
            <source>The last decision had not been written down whole and is asked again.</source>
            <translation type="vanished">最後的決定沒有完整寫下，會再問一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The last decision was not saved completely and is asked again.</source>
            <translation>最後的決定沒有完整寫下，會再問一次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The last line of this match was cut off and is ignored.</source>
            <translation>這場對戰的最後一行被截斷，已略去。</translation>
        </message>
        <message>
            <source>The last line of this match was cut short and is left out.</source>
            <translation type="vanished">這場對戰的最後一行被截斷，已略去。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The last link resolved first, and {card} was destroyed. But destroying a card does not negate what it has activated: Chain Link 1 resolved as well, and the Battle Phase is over.</source>
            <translation>最後的連鎖先處理，{card} 被破壞。但破壞卡並不會讓已發動的效果無效：連鎖 1 也處理了，戰鬥階段結束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>The lesson could not begin.</source>
            <translation>課程無法開始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>The line could not be checked.</source>
            <translation>無法檢查此走法。</translation>
        </message>
        <message>
            <source>The link is in the clipboard.</source>
            <translation type="vanished">連結已在剪貼簿中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The link was copied to the clipboard.</source>
            <translation>連結已在剪貼簿中。</translation>
        </message>
        <message>
            <source>The list is in the clipboard.</source>
            <translation type="vanished">清單已在剪貼簿中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The list was copied to the clipboard.</source>
            <translation>清單已在剪貼簿中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>The list “{list}” has not been imported, so it cannot be applied.</source>
            <translation>這裡沒有「{list}」表，無從得知它禁止什麼。</translation>
        </message>
        <message>
            <source>The list “{list}” is not here, so nobody can say what it forbids.</source>
            <translation type="vanished">這裡沒有「{list}」表，無從得知它禁止什麼。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be continued.</source>
            <translation>無法繼續對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be opened, not even for viewing.</source>
            <translation>對戰無法開啟，連觀看也不行。</translation>
        </message>
        <message>
            <source>The match cannot be opened, not even to look at.</source>
            <translation type="vanished">對戰無法開啟，連觀看也不行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match cannot be saved at the moment.</source>
            <translation>目前無法儲存對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not be moved to the trash.</source>
            <translation>無法刪除對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not be started.</source>
            <translation>無法開始對戰。</translation>
        </message>
        <message>
            <source>The match could not be thrown away.</source>
            <translation type="vanished">無法丟棄對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match could not begin.</source>
            <translation>無法開始對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The match has already begun.</source>
            <translation>對戰已經開始。</translation>
        </message>
        <message>
            <source>The match has begun already.</source>
            <translation type="vanished">對戰已經開始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>The match is a draw</source>
            <translation>對戰平手</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>The match is no longer there.</source>
            <translation>這場對戰已經不在了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The match is over here: there is nothing to go on from.</source>
            <translation>對戰在此已經結束，無法從這裡繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/board_screen.py" />
            <source>The match is over.</source>
            <translation>對戰結束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The match was moved to the trash.</source>
            <translation>對戰已刪除。</translation>
        </message>
        <message>
            <source>The match was thrown away.</source>
            <translation type="vanished">對戰已丟棄。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>The matches cannot be counted.</source>
            <translation>無法統計對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>The material under an Xyz Monster goes to the Graveyard as the price of its effect.</source>
            <translation>超量怪獸下方的素材送進墓地，作為效果的代價。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The materials it needs are not there.</source>
            <translation>沒有所需的素材。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The number of the turn</source>
            <translation>回合數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>The number printed on the card, whatever it has become since.</source>
            <translation>卡上印的數值，不論之後變成多少。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>The open deck has {before} cards and will have {after}. This can be undone.</source>
            <translation>開啟的牌組有 {before} 張卡，將有 {after} 張。可以復原。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>The open deck is for another game.</source>
            <translation>開啟中的牌組屬於另一款遊戲。</translation>
        </message>
        <message>
            <source>The open deck is of another game.</source>
            <translation type="vanished">開啟中的牌組屬於另一款遊戲。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>The opponent cannot attack</source>
            <translation>對手不能攻擊</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>The opponent draws %n card(s)</source>
            <translation>
                <numerusform>對手抽%Ln張牌</numerusform>
            </translation>
        </message>
        <message>
            <source>The opponent has Seals in the Lines: attack those.</source>
            <translation type="vanished">對方的 Line 中有 Seal，請攻擊它們。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The opponent has Seals in the Lines: those must be attacked.</source>
            <translation>對方的 Line 中有 Seal，請攻擊它們。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The opponent has no cards in hand.</source>
            <translation>對方沒有手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>The opponent shuffles too</source>
            <translation>對手也洗牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>The order of a Shrine cannot be changed.</source>
            <translation>Shrine 的順序不能更改。</translation>
        </message>
        <message>
            <source>The order of a Shrine is not changed.</source>
            <translation type="vanished">Shrine 的順序不能更改。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>The order of the cards in a Graveyard cannot change.</source>
            <translation>墓地的卡片順序不可改變。</translation>
        </message>
        <message>
            <source>The order of the cards in a Graveyard must not change.</source>
            <translation type="vanished">墓地的卡片順序不可改變。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>The other player can prevent it.</source>
            <translation>對方可以阻止。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The other player has decided something since.</source>
            <translation>之後對方玩家已作出決定。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The parenthesis is not closed.</source>
            <translation>括號沒有關閉。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>The part of Qt that plays sounds is not installed: packaging/bootstrap.py --with-sound adds it.</source>
            <translation>尚未安裝 Qt 播放聲音的部分：packaging/bootstrap.py --with-sound 會加上它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The phase at whose beginning the board stands</source>
            <translation>局面開始時的階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>The picture</source>
            <translation>圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>The picture cannot be read.</source>
            <translation>無法讀取這張圖片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <source>The picture cannot be written.</source>
            <translation>無法寫入圖片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>The picture could not be used.</source>
            <translation>無法使用這張圖片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>The player who goes first cannot attack in the first turn. End your turn: choose the End Phase.</source>
            <translation>先攻的玩家第一回合不能攻擊。結束回合：選擇結束階段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The players agreed on a draw.</source>
            <translation>雙方同意平手。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position cannot be opened.</source>
            <translation>無法開啟此局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be moved to the trash.</source>
            <translation>無法將局面移到垃圾桶。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be renamed.</source>
            <translation>無法重新命名局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position could not be saved.</source>
            <translation>無法儲存局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position was moved to the trash.</source>
            <translation>局面已移到垃圾桶。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The position was saved.</source>
            <translation>局面已儲存。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The positions cannot be listed.</source>
            <translation>無法列出局面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <source>The printer does not accept the sheet.</source>
            <translation>印表機不接受這份版面。</translation>
        </message>
        <message>
            <source>The printer does not take the sheet.</source>
            <translation type="vanished">印表機不接受這份版面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/printing.py" />
            <source>The printer is set to {printer}, the sheet is laid out for {sheet}.</source>
            <translation>印表機設為 {printer}，版面則是 {sheet}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>The program crashed last time. Every decision was saved.</source>
            <translation>程式上次因錯誤而結束。已做的決定都已存檔。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The program plays this effect in part; what it did not understand is done by hand.</source>
            <translation>程式會執行這個效果的一部分；未能理解的部分由玩家手動處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The program plays this effect.</source>
            <translation>程式會處理這段卡文。</translation>
        </message>
        <message>
            <source>The program plays this text.</source>
            <translation type="vanished">程式會處理這段卡文。</translation>
        </message>
        <message>
            <source>The program was ended by a fault last time. What was decided is saved.</source>
            <translation type="vanished">程式上次因錯誤而結束。已做的決定都已存檔。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The query is too long.</source>
            <translation>搜尋條件太長。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>The quotation mark is not closed.</source>
            <translation>引號沒有關閉。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <location filename="../desktop/sanam/ui/study/studying.py" />
            <source>The replay cannot be opened.</source>
            <translation>無法開啟重播。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>The rulebook has no such rule.</source>
            <translation>規則書中沒有這條規則。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/rules_panel.py" />
            <source>The rules are written in English here.</source>
            <translation>此處的規則以英文書寫。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>The rules have nothing against this board.</source>
            <translation>這個局面沒有違反規則。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>The same cards as now</source>
            <translation>與現在的卡相同</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>The same thing cannot be chosen twice.</source>
            <translation>同一個不能選兩次。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The saved matches cannot be listed.</source>
            <translation>無法列出已存的對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>The sheet could not be created.</source>
            <translation>無法製作列印頁。</translation>
        </message>
        <message>
            <source>The sheet could not be made.</source>
            <translation type="vanished">無法製作列印頁。</translation>
        </message>
        <message>
            <source>The sheet has gone to the printer.</source>
            <translation type="vanished">已送到印表機。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>The sheet was sent to the printer.</source>
            <translation>已送到印表機。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>The starter cards are unpacked once. It takes a few seconds.</source>
            <translation>起始卡片只需解開一次，要花幾秒鐘。</translation>
        </message>
        <message>
            <source>The starter cards could not be brought in.</source>
            <translation type="vanished">無法載入起始卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>The starter cards could not be imported.</source>
            <translation>無法載入起始卡片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>The table was not written.</source>
            <translation>表格未寫入。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>The tags cannot be written.</source>
            <translation>無法寫入標籤。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The text looks like {seen}, but its language is {chosen}: choose {seen} above.</source>
            <translation>文字看來是{seen}，但所選語言是{chosen}：請在上方選擇{seen}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>The text was not checked.</source>
            <translation>文字沒有檢查。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The texts of this game are not understood yet: the card is played by hand.</source>
            <translation>尚無法理解此遊戲的文字：卡片以手動方式進行。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>The underlined part is not understood; the effect is applied by hand.</source>
            <translation>看不懂畫線的部分；效果需手動處理。</translation>
        </message>
        <message>
            <source>The usual folder</source>
            <translation type="vanished">預設資料夾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>The version cannot be kept.</source>
            <translation>無法保留此版本。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>The way is free, and 2700 Life Points are left. Attack directly with {card}.</source>
            <translation>道路暢通，還剩 2700 生命點數。用 {card} 直接攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>The whole text is understood: the program plays this card.</source>
            <translation>整段卡文都看得懂：程式會處理這張卡。</translation>
        </message>
        <message>
            <source>The {pile} had {before} cards and would have {after}.</source>
            <translation type="vanished">{pile}原有 {before} 張，會變成 {after} 張。</translation>
        </message>
        <message>
            <source>The {pile} had {before} cards and would now have {after}.</source>
            <translation type="vanished">{pile}原有 {before} 張，會變成 {after} 張。</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the least is {least}.</source>
            <translation type="vanished">{pile}有 {count} 張；最少 {least} 張。</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the maximum is {most}.</source>
            <translation type="vanished">{pile}有 {count} 張；最多 {most} 張。</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the minimum is {least}.</source>
            <translation type="vanished">{pile}有 {count} 張；最少 {least} 張。</translation>
        </message>
        <message>
            <source>The {pile} has {count} cards; the most is {most}.</source>
            <translation type="vanished">{pile}有 {count} 張；最多 {most} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>The {place} of {who} is counted: {n}.</source>
            <translation>清點{who}的{place}：{n} 張。</translation>
        </message>
        <message>
            <source>Their LP</source>
            <translation type="vanished">對方 LP</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Their {number}</source>
            <extracomment>one of the opponent's numbers, such as Life Points</extracomment>
            <translation>對方的{number}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Theme</source>
            <extracomment>colours of the window; label of a choice</extracomment>
            <translation>主題</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>Then</source>
            <extracomment>versions of a deck: heading of how many there were at that time</extracomment>
            <translation>當時</translation>
        </message>
        <message>
            <source>Then nobody could answer what is being asked. Answer it first.</source>
            <translation type="vanished">那樣就沒有人能回答目前的問題。請先回答。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>There are no cards to print here. Choose another deck or pile.</source>
            <translation>這裡沒有可列印的卡。請選其他牌組或牌堆。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>There are no {game} cards yet.</source>
            <translation>還沒有 {game} 的卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There are not enough monsters to Tribute.</source>
            <translation>可釋放的怪獸不足。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no Battle Phase on the first turn of a duel.</source>
            <translation>決鬥的第一回合沒有戰鬥階段。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is no card whose name it could announce.</source>
            <translation>沒有可以宣告名稱的卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no duel to give up now.</source>
            <translation>現在沒有可認輸的決鬥。</translation>
        </message>
        <message>
            <source>There is no effect to play.</source>
            <translation type="vanished">沒有要處理的效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>There is no field “{field}”.</source>
            <translation>沒有「{field}」這個欄位。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is no game to give up now.</source>
            <translation>現在沒有可認輸的對戰。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is no legal target.</source>
            <translation>沒有合法的對象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>There is no opening parenthesis for this one.</source>
            <translation>這個括號沒有對應的開頭。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>There is no room for the calibration sheet.</source>
            <translation>放不下校正頁。</translation>
        </message>
        <message>
            <source>There is no room: at most {most}.</source>
            <translation type="vanished">沒有空位：最多 {most} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>There is no room: the maximum is {most}.</source>
            <translation>沒有空位：最多 {most} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such place in that pile.</source>
            <translation>牌堆中沒有這個位置。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such player.</source>
            <translation>沒有這位玩家。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is no such zone.</source>
            <translation>沒有這個區域。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>There is nothing it can attack.</source>
            <translation>沒有可攻擊的對象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>There is nothing it could be attached to or aimed at.</source>
            <translation>沒有可以附著或作為目標的對象。</translation>
        </message>
        <message>
            <source>There is nothing it could be attached to.</source>
            <translation type="vanished">沒有可以附著的對象。</translation>
        </message>
        <message>
            <source>There is nothing it could be pasted on.</source>
            <translation type="vanished">沒有可以貼上的對象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is nothing to redo.</source>
            <translation>沒有可重做的動作。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>There is nothing to undo.</source>
            <translation>沒有可復原的動作。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>These are the cards you need least</source>
            <translation>這些是最不需要的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/siding.py" />
            <source>These cards find more to do against this deck</source>
            <translation>這些卡對付這副牌組更有用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>These do not go together.</source>
            <translation>這些不能一起選。</translation>
        </message>
        <message>
            <source>These effects switch each other on and off endlessly.</source>
            <translation type="vanished">這些效果互相開關，沒有止盡。</translation>
        </message>
        <message>
            <source>These effects switch one another on and off without end.</source>
            <translation type="vanished">這些效果互相開關，沒有止盡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/mending.py" />
            <source>These files could not be imported again: {files}</source>
            <translation>無法重新匯入這些檔案：{files}</translation>
        </message>
        <message>
            <source>These keys</source>
            <translation type="vanished">這份按鍵表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>They would be printed as boxes.</source>
            <translation>這些字會印成方框。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This</source>
            <extracomment>button beside a card: this one is meant</extracomment>
            <translation>這項</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This Spell can be activated only in your own Main Phase.</source>
            <translation>這張魔法在自己的主要階段發動。</translation>
        </message>
        <message>
            <source>This Spell is activated in your own Main Phase.</source>
            <translation type="vanished">這張魔法在自己的主要階段發動。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>This attack cannot be blocked.</source>
            <translation>這次攻擊不能被阻擋。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/battles.py" />
            <source>This attack gains nothing</source>
            <translation>這次攻擊毫無所得</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This card</source>
            <translation>這張卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>This card has no effect.</source>
            <translation>沒有要處理的效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>This card has no picture yet. Drop one on it, or choose a file here.</source>
            <translation>這張卡還沒有圖片。把圖片拖放到卡上，或在此選擇檔案。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/focus_panel.py" />
            <source>This card is hidden from you.</source>
            <translation>這張卡對你是隱藏的。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>This card is not in the catalogue. It stays in the deck.</source>
            <translation>這張卡不在卡片庫中，會留在牌組裡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This decision is not yours.</source>
            <translation>這不是你的決定。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>This deck cannot be opened.</source>
            <translation>無法開啟這副牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_shelf.py" />
            <location filename="../desktop/sanam/ui/proxies/screen.py" />
            <source>This deck cannot be read.</source>
            <translation>無法讀取這副牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>This deck has no versions yet. One is kept each time it is saved.</source>
            <translation>此牌組還沒有版本。每次儲存都會保留一個。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>This does not fit: {reason}</source>
            <translation>不符合：{reason}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>This duel goes to its end. You know how to Summon, Set and attack; now come effects, Chains of several links, and a Synchro Summon from your Extra Deck, the pile that is marked.</source>
            <translation>這場決鬥會打到最後。你已會召喚、蓋放和攻擊；現在是效果、多個連鎖，以及從特別牌組（標示的那一疊）進行的同步召喚。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>This file was not imported.</source>
            <translation>這個檔案沒有匯入。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>This form</source>
            <translation>這個形態</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>This game goes to its end, and shows what the first lesson left out: a Stage, Events, and [Trigger]. Keep this hand.</source>
            <translation>這場遊戲會打到最後，並示範第一課沒有的內容：場地、事件和【觸發】。保留這副手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>This game has no Tokens.</source>
            <translation>這個遊戲沒有衍生物。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>This game has no options.</source>
            <translation>這個遊戲沒有選項。</translation>
        </message>
        <message>
            <source>This is needed.</source>
            <translation type="vanished">此欄必填。</translation>
        </message>
        <message>
            <source>This is not the occasion for it.</source>
            <translation type="vanished">現在不是它的時機。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>This is required.</source>
            <translation>此欄必填。</translation>
        </message>
        <message>
            <source>This is the Counter Step. The number at the edge of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Choose {card}, then {other}.</source>
            <translation type="vanished">這是反擊步驟。手牌中 {card} 邊緣的數字是反擊值：把它放到廢棄區，{other} 在這場戰鬥力量 +2000。選 {card}，再選 {other}。</translation>
        </message>
        <message>
            <source>This is the Counter Step. The second number of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Choose {card}, then {other}.</source>
            <translation type="vanished">這是反擊步驟。手牌中 {card} 的第二個數字是反擊值：把它放到廢棄區，{other} 在這場戰鬥力量 +2000。選 {card}，再選 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>This is the Counter Step. The second number of {card} in your hand is its Counter: put it into the trash, and {other} gains 2000 power in this battle. Click {card} and choose the Counter.</source>
            <translation>這是反擊步驟。手牌中 {card} 的第二個數字是反擊值：把它放到廢棄區，{other} 在這場戰鬥力量 +2000。點擊 {card} 並選擇反擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/policy.py" />
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>This is the best target</source>
            <translation>這是最好的目標</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>This is the moment. Activate the effect: it searches your Deck for a Spell or Trap with "Lantern" in its name. Take {card}.</source>
            <translation>就是現在。發動效果：從你的牌組檢索一張名稱含有「燈籠」的魔法或陷阱。拿取 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>This is your opening hand. You could change it once, all five cards; keep it.</source>
            <translation>這是起手手牌。可以整手五張更換一次；請保留。</translation>
        </message>
        <message>
            <source>This key always means something else.</source>
            <translation type="vanished">這個鍵固定有別的意義。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/keys_panel.py" />
            <source>This key is reserved.</source>
            <translation>這個鍵固定有別的意義。</translation>
        </message>
        <message>
            <source>This kind of file is not known here.</source>
            <translation type="vanished">不認得這種檔案。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>This line is being played</source>
            <translation>目前進行的分支</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/banned.py" />
            <source>This list cannot be read.</source>
            <translation>無法讀取此表。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>This loses the game at once.</source>
            <translation>這樣會立即輸掉遊戲。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>This match is damaged: it is open for viewing, as far as it can be read.</source>
            <translation>這場對戰的檔案已損壞：能讀到的部分可以觀看。</translation>
        </message>
        <message>
            <source>This match is damaged: it is open to look at, as far as it can be followed.</source>
            <translation type="vanished">這場對戰的檔案已損壞：能讀到的部分可以觀看。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/fetching.py" />
            <source>This match is open in another window.</source>
            <translation>這場對戰已在另一個視窗開啟。</translation>
        </message>
        <message>
            <source>This parenthesis closes nothing.</source>
            <translation type="vanished">這個括號沒有對應的開頭。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>This rulebook does not have that Summon.</source>
            <translation>這本規則書沒有這種召喚。</translation>
        </message>
        <message>
            <source>This rulebook has no such Summon.</source>
            <translation type="vanished">這本規則書沒有這種召喚。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>This ruler is 100 mm long. If yours says otherwise, the printer has scaled the page: look for a scale or fit setting in the print dialog and set it to 100 % or “none”.</source>
            <translation>這把尺長 100 mm。如果你量到的不同，表示印表機縮放了頁面：請在列印對話框尋找縮放或符合頁面的設定，改為 100 % 或「無」。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/battles.py" />
            <source>This saves more than it costs</source>
            <translation>保住的比付出的多</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board_looking.py" />
            <source>This text is applied by hand.</source>
            <translation>這段卡文需手動處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>This version cannot be read: {error}</source>
            <translation>無法讀取此版本：{error}</translation>
        </message>
        <message>
            <source>Throw away</source>
            <translation type="vanished">丟棄</translation>
        </message>
        <message>
            <source>Throw away (you can put it back)</source>
            <translation type="vanished">丟棄（可以復原）</translation>
        </message>
        <message>
            <source>Throw away: {match}</source>
            <translation type="vanished">丟棄：{match}</translation>
        </message>
        <message>
            <source>Throw the chosen decks away; they can be put back</source>
            <translation type="vanished">丟棄所選牌組；可以放回來</translation>
        </message>
        <message>
            <source>Throw the folder away with what is in it</source>
            <translation type="vanished">連同內容一起丟棄資料夾</translation>
        </message>
        <message>
            <source>Throwing away</source>
            <translation type="vanished">正在丟棄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Timeline</source>
            <extracomment>all moments of a match, to go back to; name of a panel</extracomment>
            <translation>時間軸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To Main Phase 2</source>
            <translation>到主要階段2</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To a free zone of the field</source>
            <translation>到場上的空區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To its area of the field</source>
            <translation>到它在場上的區域</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its left</source>
            <translation>左邊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its owner's Shrine</source>
            <translation>放到持有者的 Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To its owner's Trash</source>
            <translation>到持有者的廢棄區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>To its owner's hand</source>
            <translation>到持有人的手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To its right</source>
            <translation>右邊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the At Line</source>
            <translation>放到 At Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the At Line, or into the Arena</source>
            <translation>放到 At Line，或放到場上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Battle Phase</source>
            <translation>到戰鬥階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Df Line</source>
            <translation>放到 Df Line</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Df Line, or into the Arena</source>
            <translation>放到 Df Line，或放到場上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Draw Phase</source>
            <translation>到抽牌階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/playmat.py" />
            <source>To the End Phase</source>
            <translation>到結束階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the Graveyard</source>
            <translation>到墓地</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Life</source>
            <translation>到生命區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Life, face-up</source>
            <translation>放到生命區（正面）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Remove Zone</source>
            <translation>放到 Remove 區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>To the Shrine</source>
            <translation>放到 Shrine</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the Standby Phase</source>
            <translation>到準備階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the Trash</source>
            <translation>到廢棄區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the bottom of its owner's Deck</source>
            <translation>放到持有者的牌組下面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the bottom of the Deck</source>
            <translation>牌組下面</translation>
        </message>
        <message>
            <source>To the cards</source>
            <translation type="vanished">前往卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the field</source>
            <translation>到場上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the hand</source>
            <translation>到手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>To the last Life Point: effects, Chains, a Field Spell, a Synchro Summon and a Counter Trap.</source>
            <translation>直到最後一點生命：效果、連鎖、場地魔法、同步召喚和反制陷阱。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>To the last attack: a Stage, Events, [Trigger], Counter and Double Attack.</source>
            <translation>直到最後一擊：場地、事件、【觸發】、反擊和雙重攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <source>To the log</source>
            <translation>到紀錄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/playmat.py" />
            <source>To the next Main Phase</source>
            <translation>到下一個主要階段</translation>
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
            <translation>放到持有者的牌組上面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the top of its owner's Deck (Extra Deck)</source>
            <translation>到持有人的牌組上（特別牌組）</translation>
        </message>
        <message>
            <source>To the top of its owner's Library</source>
            <translation type="vanished">放到持有者的 Library 上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the top of its owner's Life, face-down</source>
            <translation>覆蓋放到持有者的生命上面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>To the top of its owner's Life, face-up</source>
            <translation>正面朝上放到持有者生命區的最上方</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>To the top of the Deck</source>
            <translation>到牌組上</translation>
        </message>
        <message>
            <source>To the turn before</source>
            <translation type="vanished">到上一回合</translation>
        </message>
        <message>
            <source>Together</source>
            <translation type="vanished">組合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Token</source>
            <extracomment>Yu-Gi-Oh!: a monster that is no card</extracomment>
            <translation>衍生怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>Tokens</source>
            <extracomment>Yu-Gi-Oh!: monsters that are no cards (plural)</extracomment>
            <translation>衍生怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>Too many DON!! cards: at most {most}.</source>
            <translation>DON!! 卡過多：最多 {most}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>Top margin</source>
            <translation>上邊界</translation>
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
            <translation>擲硬幣</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trait</source>
            <extracomment>One Piece and Summoner Master: a property of a card; a field</extracomment>
            <translation>特徵</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Traits</source>
            <extracomment>One Piece and Summoner Master: properties of a card; a field</extracomment>
            <translation>特徵</translation>
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
            <translation>廢棄區</translation>
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
            <translation>釋放{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Trigger</source>
            <extracomment>One Piece: the [Trigger] text of a card; a field of a card</extracomment>
            <translation>觸發</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Trigger Ability</source>
            <translation>誘發能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_check.py" />
            <source>Trigger Effect</source>
            <translation>誘發效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>Try 10,000 hands</source>
            <translation>試抽 10,000 手</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Try again</source>
            <translation>再試一次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/learning.py" />
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Try again in a moment.</source>
            <translation>請稍後再試。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/found.py" />
            <source>Try fewer words, or clear the filters.</source>
            <translation>試試少一點字詞，或清除篩選。</translation>
        </message>
        <message>
            <source>Try fewer words, or take the filters away.</source>
            <translation type="vanished">試試少一點字詞，或清除篩選。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Turn</source>
            <extracomment>Yu-Gi-Oh!: flip or turn a card (verb, on a button)</extracomment>
            <translation>翻轉</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Turn face-up or face-down</source>
            <translation>翻成表側或裏側</translation>
        </message>
        <message>
            <source>Turn over</source>
            <translation type="vanished">翻面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Turn player’s, then the opponent’s</source>
            <translation>先回合玩家，再對手</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Turn the paper: more cards fit</source>
            <translation>把紙轉向：可放更多卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Turn up {cards}</source>
            <translation>翻開{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Turn {card}: it is better off in its other position</source>
            <translation>改變 {card} 的表示形式：另一種形式更好</translation>
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
            <translation>回合數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>Two columns are set to {field}.</source>
            <translation>有兩欄都是{field}。</translation>
        </message>
        <message>
            <source>Two columns are {field}.</source>
            <translation type="vanished">有兩欄都是{field}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Two counters now: 2700, 2000 and 1700 ATK, against 3500 Life Points and one monster. Enter the Battle Phase and attack {other} with {card}.</source>
            <translation>現在有兩個指示物：攻擊力 2700、2000 和 1700，對 3500 生命點數和一隻怪獸。進入戰鬥階段，用 {card} 攻擊 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>Two lines that part at moment {n}</source>
            <translation>在時刻 {n} 分開的兩個分支</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/form.py" />
            <source>Two numbers from 0 to 13, separated by a comma.</source>
            <translation>兩個 0 到 13 的數字，以逗號分隔。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Two pages that show whether your printer keeps sizes and aligns both sides</source>
            <translation>以兩頁檢查印表機是否保持尺寸與正反面位置</translation>
        </message>
        <message>
            <source>Two pages that show whether your printer keeps sizes and sides</source>
            <translation type="vanished">以兩頁檢查印表機是否保持尺寸與正反面位置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>Two people</source>
            <translation>兩個人</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Two people, one screen</source>
            <translation>兩人同一螢幕</translation>
        </message>
        <message>
            <source>Two starter decks are shuffled and ready. Play with someone, or play both sides yourself.</source>
            <translation type="vanished">兩副起始牌組已洗好等著。找個人一起坐下，或自己兩邊都玩。</translation>
        </message>
        <message>
            <source>Two starter decks are shuffled and waiting. Sit down with somebody, or play both sides yourself.</source>
            <translation type="vanished">兩副起始牌組已洗好等著。找個人一起坐下，或自己兩邊都玩。</translation>
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
            <translation>種族</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Type a part of the card's name, choose the card and press Enter. Pictures without a card are left out.</source>
            <translation>輸入卡名的一部分，選擇卡片後按 Enter。沒有對應卡片的圖片會略過。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>Type and Attribute</source>
            <translation>種族與屬性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>Types</source>
            <extracomment>Yu-Gi-Oh!: the Types of a monster; a field of a card</extracomment>
            <translation>特徵</translation>
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
            <translation>受到 {card} 的效果影響。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Under an Effect of {card}: “{words}”</source>
            <translation>受到 {card} 的效果影響：「{words}」</translation>
        </message>
        <message>
            <source>Under its owner's Deck</source>
            <translation type="vanished">放到持有者的牌組下面</translation>
        </message>
        <message>
            <source>Under the Deck</source>
            <translation type="vanished">牌組下面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/bindings.py" />
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Undo</source>
            <extracomment>take the last answer back (verb, on a button)</extracomment>
            <translation>復原</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <location filename="../desktop/sanam/ui/table/panels/right_panel.py" />
            <source>Undo (Ctrl+Z)</source>
            <translation>復原 (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/solving.py" />
            <source>Undo, or try again.</source>
            <translation>復原，或再試一次。</translation>
        </message>
        <message>
            <source>Undo, redo</source>
            <translation type="vanished">復原、重做</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>Undo: {what} (Ctrl+Z)</source>
            <translation>復原：{what} (Ctrl+Z)</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/words.py" />
            <source>Unknown cards</source>
            <translation>未知的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>Unknown file type.</source>
            <translation>不認得這種檔案。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Unpacking the starter cards</source>
            <translation>正在解開起始卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>Unsaved deck</source>
            <translation>牌組未儲存</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Until when the Damage Step takes responses</source>
            <translation>傷害步驟到何時為止可以對應</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <location filename="../desktop/sanam/ui/decks/outputs/exports.py" />
            <location filename="../desktop/sanam/ui/proxies/sources.py" />
            <source>Untitled deck</source>
            <translation>未命名牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Use</source>
            <extracomment>button: use a card or an ability (verb)</extracomment>
            <translation>發動</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>Use all slots</source>
            <translation>使用所有格位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>Use an effect of which the program cannot tell when it may be used</source>
            <translation>發動程式無法判斷何時可以發動的效果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>Use as cover</source>
            <translation>設為封面</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its Counter</source>
            <translation>使用反擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its Counter on another card</source>
            <translation>將其反擊用於其他卡牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>Use its Skill</source>
            <translation>使用 Skill</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use its [Counter] ability</source>
            <translation>使用【反擊】能力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>Use none</source>
            <translation>都不使用</translation>
        </message>
        <message>
            <source>Use only the cards of this deck.</source>
            <translation type="vanished">只能使用這副牌組的卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>Use the [Trigger]</source>
            <translation>使用【觸發】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Use the default folder</source>
            <translation>預設資料夾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window.py" />
            <source>Use the link from the clipboard</source>
            <translation>取用剪貼簿中的連結</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>Use this card instead</source>
            <translation>改用這張卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/preview.py" />
            <source>Use this slot</source>
            <translation>使用此格</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/policy.py" />
            <source>Use {card} now: it changes what happens</source>
            <translation>現在使用 {card}：會改變結果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/thinking/turns.py" />
            <location filename="../desktop/sanam/games/yugioh/thinking/turns.py" />
            <source>Use {card}: its effect is worth more than it costs</source>
            <translation>使用 {card}：效果勝過代價</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/thinking/turns.py" />
            <source>Use {card}: what it does is worth more than it costs</source>
            <translation>使用 {card}：效果值得它的代價</translation>
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
            <translation>此牌組的版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/more_menu.py" />
            <source>Versions of this deck…</source>
            <translation>此牌組的版本…</translation>
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
            <translation>風</translation>
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
            <translation>觀看重播</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>Watch the replay</source>
            <translation>觀看重播</translation>
        </message>
        <message>
            <source>Way of Summoning</source>
            <translation type="vanished">召喚方法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Welcome! Both duelists have 8000 Life Points. Who brings the other's to 0 wins the duel.</source>
            <translation>歡迎！雙方各有 8000 生命點數。把對方歸零的人贏得決鬥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Welcome! You are a Summoner: you cast Seals, creatures that fight for you, and Mystic Cards, your spells. Your hand lies at the bottom: five Seals and two Mystic Cards.</source>
            <translation>歡迎！你是 Summoner：施放為你戰鬥的 Seal，以及法術 Mystic 卡。你的手牌在下方：五張 Seal 和兩張 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Welcome! {card} is your Leader.</source>
            <translation>歡迎！{card} 是你的領航者。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What a replayed attack may become</source>
            <translation>回朔的攻擊可以改成什麼</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What causes a replay of an attack</source>
            <translation>什麼會造成攻擊回朔</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/banner.py" />
            <source>What decided it</source>
            <translation>決定勝負的一刻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>What happens is shown one thing after another</source>
            <translation>逐一顯示發生的事</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What happens to the old one</source>
            <translation>舊的如何處理</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/shelf.py" />
            <source>What is listed</source>
            <translation>列出的內容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>What is to be reached</source>
            <translation>要達成的目標</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/glossary.py" />
            <source>What it applies to is chosen when it is activated, so that the other player can respond to the choice.</source>
            <translation>發動時就選好作用的卡，因此對手可以針對這個選擇作出對應。</translation>
        </message>
        <message>
            <source>What it gains</source>
            <translation type="vanished">獲得的能力</translation>
        </message>
        <message>
            <source>What it may be equipped to</source>
            <translation type="vanished">可裝備的對象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>What it names has no effect on this card.</source>
            <translation>它所指名的東西對這張卡沒有效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>What its text demands is not so now.</source>
            <translation>目前不符合其文字的要求。</translation>
        </message>
        <message>
            <source>What makes an attack be replayed</source>
            <translation type="vanished">什麼會造成攻擊回朔</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What stops a change of position in Main Phase 2</source>
            <translation>什麼會禁止在主要階段2變更表示形式</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <location filename="../desktop/sanam/ui/decks/versions.py" />
            <source>What the chart counts</source>
            <translation>圖表計算什麼</translation>
        </message>
        <message>
            <source>What the import did</source>
            <translation type="vanished">匯入結果</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>What the list says</source>
            <translation>清單的內容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>What the turn player may activate first</source>
            <translation>回合玩家可以先發動什麼</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/card_menu.py" />
            <source>What this card may do</source>
            <translation>這張卡可以做的事</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>What to do with the cards</source>
            <translation>如何處理這些卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>What to print</source>
            <translation>列印內容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/advice_row.py" />
            <source>What would the computer do here, and why?</source>
            <translation>電腦在這裡會怎麼做？為什麼？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/commands.py" />
            <source>What would you like to do?</source>
            <translation>想做什麼？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/app.py" />
            <source>What you had before is kept in {folder}.</source>
            <translation>您先前的資料保留在 {folder}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>What you own</source>
            <translation>擁有的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>When At is equal the higher Sp (speed) wins; when that is equal, too, both are destroyed. 7 Levels in your opponent's Shrine, and 2 in yours. Let us see what comes next.</source>
            <translation>At 相等時 Sp（速度）較高者勝；若也相等，兩者都被破壞。對手的 Shrine 等級 7，你的 2。看看接下來如何。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>When Flip Effects act in battle</source>
            <translation>亮牌效果在戰鬥中何時生效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When another of your cards is attacked you may rest this one, and it is attacked instead.</source>
            <translation>你的其他卡被攻擊時，可以使這張休息，改由它被攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When damage takes this card from Life, you may use this instead of adding it to your hand.</source>
            <translation>因傷害從生命區拿起這張卡時，可以使用它，代替加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>When it damages the Leader, it deals 2 damage instead of 1.</source>
            <translation>對領航者造成傷害時，造成 2 點而不是 1 點。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>When it is cast, the Seals that it asks for may leave the game; it gains what its Growth Box says.</source>
            <translation>施放時，可以把它要求的 Seal 移出遊戲；獲得 Growth Box 所寫的內容。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>When off, a PDF of scanned cards is several times smaller</source>
            <translation>關閉時，掃描卡片的 PDF 會小好幾倍</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>When off, the corners are filled, so that straight cuts leave no white</source>
            <translation>關閉時會填滿邊角：直線裁切不留白邊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>When something happens</source>
            <translation>有事發生時</translation>
        </message>
        <message>
            <source>When something happens, and in the phases of the other player's turn</source>
            <translation type="vanished">有事發生時，以及對方回合的各階段</translation>
        </message>
        <message>
            <source>When the other player does something, and in the phases of their turn</source>
            <translation type="vanished">對方有所行動時，以及對方回合的各階段</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>When the other player does something, and in the phases of their turn. With hidden hands also when you could only pretend to have an answer, so that being asked tells nothing.</source>
            <translation>對方有所行動時，以及對方回合的各階段。雙方手牌隱藏時，即使只能裝作有牌可回應也會詢問，因此被詢問不會洩漏任何事。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>When two players hide their hands, “When something happens” also asks a player who could only pretend to have an answer, so that being asked tells nothing.</source>
            <translation>雙方隱藏手牌時，「有事發生時」也會詢問只能裝作有牌可回應的玩家，因此被詢問不會洩漏任何事。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Whenever something could be activated</source>
            <translation>有卡可發動時</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/sides.py" />
            <source>Whenever something could be activated. With hidden hands, being asked tells the other player so.</source>
            <translation>有卡可發動時。雙方手牌隱藏時，被詢問會讓對方知道有卡可發動。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/glossary.py" />
            <source>Where destroyed and discarded cards go. Too many Levels of Seals in it lose the game.</source>
            <translation>被破壞和捨棄的卡放在這裡。Seal 的等級總和太高就會輸。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Where was most lost, and what would the computer have done?</source>
            <translation>哪裡損失最大？電腦會怎麼做？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Whether that phase goes on after it</source>
            <translation>之後該階段是否繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>Which cards</source>
            <translation>哪些卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>Which number</source>
            <translation>哪個數值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/curves.py" />
            <source>Which pile the chart counts</source>
            <translation>圖表計算哪個牌堆</translation>
        </message>
        <message>
            <source>Whichever lies at hand; the first picture is shown.</source>
            <translation type="vanished">手邊哪張都行；顯示第一張圖。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>While Seals stand in the At Line, only those can be attacked.</source>
            <translation>At Line 有 Seal 時，只能攻擊它們。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>While only one player's wait</source>
            <translation>只有一位玩家的能力在等待時</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Who puts effects on the Chain first</source>
            <translation>誰先把效果放上連鎖</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>Who starts</source>
            <translation>先後攻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Who starts after a drawn duel</source>
            <translation>平手的決鬥後誰先攻</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>Whole deck</source>
            <translation>整副牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/edit_bar.py" />
            <source>Whose turn it is</source>
            <translation>輪到誰的回合</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Width, height</source>
            <translation>寬、高</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Win the duel</source>
            <translation>贏得決鬥</translation>
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
            <translation>與等級湊足總和的其他怪獸一起變成同步怪獸。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>Without Growth</source>
            <translation>不進行 Growth</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>Won – lost</source>
            <translation>勝 – 敗</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>Words</source>
            <extracomment>heading of the help for searching: words that are looked for</extracomment>
            <translation>字詞</translation>
        </message>
        <message>
            <source>Words of the name, or fields: type:dragon  level&gt;=5  text:"draw"  -kind:trap</source>
            <translation type="vanished">卡名中的字，或欄位：type:dragon  level&gt;=5  text:"draw"  -kind:trap</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Words on cards and in questions</source>
            <translation>卡片與提問的用詞</translation>
        </message>
        <message>
            <source>Work by hand</source>
            <translation type="vanished">手動操作</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/review_panel.py" />
            <source>Worth of the position over the match</source>
            <translation>整場對戰的局面價值</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/dress_panel.py" />
            <source>Woven rosette</source>
            <translation>編織花紋</translation>
        </message>
        <message>
            <source>Write a length such as 8 mm, 0.8 cm or 0.3 in.</source>
            <translation type="vanished">請輸入長度，例如 8 mm、0.8 cm 或 0.3 in。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Writing the PDF</source>
            <translation>正在寫入 PDF</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/outputs.py" />
            <source>Writing the calibration sheet</source>
            <translation>正在寫入校正頁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/window_screens.py" />
            <source>Writing the card texts</source>
            <translation>正在撰寫卡片文字</translation>
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
            <translation>超量素材疊放在超量怪獸之下。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>Xyz Monsters</source>
            <translation>超量怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Xyz Summon {cards}</source>
            <translation>超量召喚{cards}</translation>
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
            <translation>你正在看先前的時刻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>You are looking at an earlier moment. Return to now first.</source>
            <translation>你正在看先前的時刻。請先回到現在。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>You are not its owner.</source>
            <translation>你不是它的持有者。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/reasons.py" />
            <source>You can control only one of this card.</source>
            <translation>這張卡在場上只能控制一張。</translation>
        </message>
        <message>
            <source>You can go on playing; it is tried again. Do not close the window before it is saved.</source>
            <translation type="vanished">你可以繼續玩；程式會再試。存檔前請不要關閉視窗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>You can go on playing; saving will be tried again. Do not close the window until the match is saved.</source>
            <translation>你可以繼續玩；程式會再試。存檔前請不要關閉視窗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>You can win this Subturn.</source>
            <translation>這個 Subturn 可以獲勝。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>You can win this turn.</source>
            <translation>這個回合可以獲勝。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>You do not control it.</source>
            <translation>它不受你控制。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>You drew a card. {card} has Level 6: it needs a Tribute, a Monster of yours that goes to the Graveyard. Normal Summon {card} and Tribute {other}.</source>
            <translation>你抽了一張卡。{card} 是等級 6：需要釋放自己一隻怪獸送進墓地。通常召喚 {card} 並釋放 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You drew {card}. Normal Summon it. It is a "Lantern" monster, too: {other} counts it, and yours have 100 ATK more.</source>
            <translation>你抽到 {card}。通常召喚它。它也是「燈籠」怪獸：{other} 會計算它，你的「燈籠」怪獸攻擊力上升 100。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>You had no Seal and have brought none: ending the Main Step now loses the game (103.5).</source>
            <translation>你沒有 Seal，也沒有出任何 Seal：現在結束主要步驟就會輸掉遊戲（103.5）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You have 1 Mp left, and nothing in your hand costs so little. End your Main Step. Your Mp are filled up to 8, and your opponent's Subturn begins.</source>
            <translation>你剩 1 Mp，手牌裡沒有這麼便宜的卡。結束你的 Main Step。Mp 會補到 8，接著是對手的 Subturn。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You have 6 of your 8 Mp left. Cast {card} into the At Line.</source>
            <translation>你的 8 Mp 還剩 6 Mp。把 {card} 施放到 At Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have enough Life to let this through. Pass.</source>
            <translation>你的生命足夠，可以放過這次。選擇跳過。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have five DON!!. Play {card} for four. It will strike in your next turn.</source>
            <translation>你有 5 張 DON!!。用 4 張打出 {card}。它會在你的下個回合出手。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You have won your first duel. You know effects and costs, Chains, Field Spells, Counter Traps and the Synchro Summon. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>你贏了第一場決鬥。你已了解效果與代價、連鎖、場地魔法、反制陷阱和同步召喚。現在開始自己的對戰：教練會提醒失誤，每個回答都可以收回。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>You have won your first game. You know DON!!, Characters, Stages, Events, Counter, Blocker and [Trigger]. Now play a match of your own: the coach warns you of blunders, and every answer can be taken back.</source>
            <translation>你贏了第一場遊戲。你已了解 DON!!、角色、場地、事件、反擊、阻擋者和【觸發】。現在開始自己的對戰：教練會提醒失誤，每個回答都可以收回。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may play it in the Counter Step, when your Leader or a Character is attacked.</source>
            <translation>領航者或角色被攻擊時，可以在反擊步驟使用。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may play this Event in your Main Phase, outside of a battle.</source>
            <translation>可以在自己的主要階段、非戰鬥中使用這張事件。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/glossary.py" />
            <source>You may use it in your Main Phase, outside of a battle, when you pay what stands before the colon.</source>
            <translation>可以在自己的主要階段、非戰鬥中使用，需支付冒號前的代價。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/owned.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>You own</source>
            <translation>擁有</translation>
        </message>
        <message>
            <source>You play both sides and undo anything.</source>
            <translation type="vanished">雙方都由你來玩，任何事都能復原。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>You take no damage</source>
            <translation>你不會受到傷害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>You win when your opponent's Shrine holds Seals of 9 Levels in all at this play level. Destroyed Seals go there. The large number beside each name counts them.</source>
            <translation>在這個遊戲級別，對手 Shrine 中 Seal 的等級總和達 9 你就獲勝。被破壞的 Seal 會到那裡。名字旁的大數字就是總和。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>You would have to skip your Draw Phase. {card} is a Counter Trap, which only another Counter Trap can answer. Activate it. Its cost is one card from your hand: discard {other}.</source>
            <translation>你將要跳過抽牌階段。{card} 是反制陷阱，只有另一張反制陷阱能對應它。發動它。代價是一張手牌：捨棄 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your Life card is {card}, and it has [Trigger], too. Use it: the card is played and costs nothing.</source>
            <translation>你的生命卡是 {card}，它也有【觸發】。使用它：這張卡不需費用就登場。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>Your decks</source>
            <translation>你的牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>Your decks with this card</source>
            <translation>有這張卡的牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Your hand lies at the bottom: Monsters to fight with, Spells you activate in your turn, and Traps that must be Set first.</source>
            <translation>你的手牌在下方：用來戰鬥的怪獸、在自己回合發動的魔法，以及要先蓋放的陷阱。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Sets a card and ends the turn.</source>
            <translation>對手蓋放一張卡並結束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Summons {card} again, pays 2000 Life Points, and activates {other}.</source>
            <translation>對手再次召喚 {card}，支付 2000 生命點數，發動 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent Summons {card} with 1900 ATK and attacks {other}, which has 1500.</source>
            <translation>對手召喚攻擊力 1900 的 {card}，攻擊只有 1500 的 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/lessons.py" />
            <source>Your opponent Summons {card} with 1900 ATK, enters the Battle Phase, and attacks {other}.</source>
            <translation>對手召喚攻擊力 1900 的 {card}，進入戰鬥階段，攻擊 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent attaches two DON!! to {card} and attacks {other}: 7000 against 5000.</source>
            <translation>對手給 {card} 附加 2 張 DON!!，攻擊 {other}：7000 對 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent casts {card} into the Df Line, and {other} into the At Line, which attacks {third} at once: a Seal may attack in the Subturn in which it was cast.</source>
            <translation>對手把 {card} 施放到 Df Line，把 {other} 施放到 At Line，後者立刻攻擊 {third}：Seal 在施放的 Subturn 就能攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent draws, casts {card} into the At Line, and attacks {other} with it. Both have At 4, and both have Sp 3.</source>
            <translation>對手抽牌，把 {card} 施放到 At Line，攻擊 {other}。兩者都是 At 4、Sp 3。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>Your opponent ends the Subturn. Now it is yours again.</source>
            <translation>對手結束 Subturn。又輪到你了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent ends the turn.</source>
            <translation>對手結束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent has three Life cards and no Character. End your turn.</source>
            <translation>對手有 3 張生命卡，沒有角色。結束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Your opponent has two DON!!, plays {card}, and ends the turn.</source>
            <translation>對手有 2 張 DON!!，打出 {card}，並結束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>Your opponent plays {card} and attacks you with {other}, with a DON!! attached: 6000 against your 5000.</source>
            <translation>對手打出 {card}，並以附加 1 張 DON!! 的 {other} 攻擊你：6000 對你的 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent plays {card} and ends the turn.</source>
            <translation>對手打出 {card} 並結束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>Your opponent plays {card}, a Blocker, and {other}, and ends the turn.</source>
            <translation>對手打出阻擋者 {card} 和 {other}，並結束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Your opponent turns up {card}: the attacker is to lose 800 ATK.</source>
            <translation>對手翻開 {card}：攻擊怪獸的攻擊力要下降 800。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>Your own</source>
            <translation>自訂</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/reasons.py" />
            <source>Your own Seals cannot be attacked.</source>
            <translation>不能攻擊自己的 Seal。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_card.py" />
            <source>Your own card</source>
            <translation>自製卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Your table is being prepared.</source>
            <translation>正在準備牌桌。</translation>
        </message>
        <message>
            <source>Your table is being set.</source>
            <translation type="vanished">正在準備牌桌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home.py" />
            <source>Your table is ready.</source>
            <translation>牌桌已備妥。</translation>
        </message>
        <message>
            <source>Your table is set.</source>
            <translation type="vanished">牌桌已備妥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/definition.py" />
            <source>Yu-Gi-Oh!</source>
            <extracomment>the name of the game</extracomment>
            <translation>遊戲王</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>Yu-Gi-Oh!: a whole duel</source>
            <translation>Yu-Gi-Oh!：一整場決鬥</translation>
        </message>
        <message>
            <source>Z</source>
            <translation type="vanished">Z</translation>
        </message>
        <message>
            <source>[ and ]</source>
            <translation type="vanished">[ 與 ]</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Banish]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>【驅逐】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Blocker]</source>
            <extracomment>One Piece: a keyword as it is printed on cards, with its brackets</extracomment>
            <translation>【阻擋者】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>[Double Attack]</source>
            <translation>【雙重攻擊】</translation>
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
            <translation>【不能被阻擋】</translation>
        </message>
        <message>
            <source>a battle fought</source>
            <translation type="vanished">進行過戰鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <location filename="../desktop/sanam/ui/table/seat/offers.py" />
            <source>a card</source>
            <translation>一張卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a card without a passcode cannot be part of a {suffix} file</source>
            <translation>沒有卡號的卡不能放進 {suffix} 檔</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>a completed battle</source>
            <translation>進行過戰鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>a counter of 2000</source>
            <translation>反擊 2000</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>a draw</source>
            <translation>平手</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>a draw, {a}–{b}</source>
            <translation>平手，{a}–{b}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>a face-down monster</source>
            <translation>一隻裏側怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a folder or file with this name already exists</source>
            <translation>已有同名的資料夾或檔案</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>a heading</source>
            <translation>標題</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/advising.py" />
            <source>a hidden card</source>
            <translation>一張未公開的卡</translation>
        </message>
        <message>
            <source>a newer version of the program wrote this catalogue (version {found}, known {known})</source>
            <translation type="vanished">這個卡片庫由較新的程式寫成（版本 {found}，已知 {known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>a printed “?”</source>
            <translation>印著「?」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>a single duel</source>
            <translation>單場決鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>a single game</source>
            <translation>單場比賽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>a text keeps the loser from being destroyed</source>
            <translation>有效果使戰敗的 Seal 不被破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>a trait and a Level</source>
            <translation>特徵與等級</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>a tribe and its At</source>
            <translation>部族與其 At</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>a {kind} card has no such field</source>
            <translation>{kind} 卡沒有這個欄位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>across</source>
            <extracomment>how a back is shifted: to the side</extracomment>
            <translation>橫向</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>active</source>
            <extracomment>One Piece: state of a card that stands upright and may be used</extracomment>
            <translation>活躍</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>add %n card(s)</source>
            <translation>
                <numerusform>加入 %Ln 張卡片</numerusform>
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
            <translation type="vanished">加入 {n} 張卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>against {deck}: {result}</source>
            <translation>對 {deck}：{result}</translation>
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
            <translation>所有屬性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>all monsters</source>
            <translation>所有怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>all targets</source>
            <translation>所有目標</translation>
        </message>
        <message>
            <source>all those there when powers are compared</source>
            <translation type="vanished">比較數值時在場的全部</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>an attribute</source>
            <translation>屬性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <location filename="../desktop/sanam/ui/notices.py" />
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>and {n} more</source>
            <translation>以及另外 {n} 個</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>another picture here is that of {card}, too; only the first was taken</source>
            <translation>這裡還有另一張 {card} 的圖片；只採用第一張</translation>
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
            <translation>{card} 的卡圖</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>as in the deck</source>
            <translation>依牌組順序</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>as long as it stays</source>
            <translation>在場期間</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>as the Spell says</source>
            <translation>依魔法卡所寫</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>at its declaration</source>
            <translation>宣言攻擊時</translation>
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
            <translation>比較數值時</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>banished cards</source>
            <translation>除外區</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>beside the Deck</source>
            <translation>牌組旁</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>best of three</source>
            <translation>三戰兩勝</translation>
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
            <translation>藍</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>both are destroyed</source>
            <translation>雙方被破壞</translation>
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
            <translation>依攻擊力</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>by At</source>
            <translation>依 At</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <source>by cost</source>
            <translation>依費用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/decks.py" />
            <source>by level</source>
            <translation>依等級</translation>
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
            <translation type="vanished">本回合登場</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>can act</source>
            <translation>可以行動</translation>
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
            <translation>兩種顏色兼具的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>cards of several colours</source>
            <translation>多色的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards of which you own one or more</source>
            <translation>擁有至少一張的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards whose effect is applied by hand</source>
            <translation>需手動處理的卡</translation>
        </message>
        <message>
            <source>cards whose text is applied by hand</source>
            <translation type="vanished">需手動處理的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/search.py" />
            <source>cards with Interfere</source>
            <translation>有 Interfere 的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards with a text in this language</source>
            <translation>有此語言卡文的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>cards you do not own</source>
            <translation>沒有擁有的卡片</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>change %n card(s)</source>
            <translation>
                <numerusform>更改 %Ln 張卡</numerusform>
            </translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>change the card</source>
            <translation>更換卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>change the cover</source>
            <translation>更換封面</translation>
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
            <translation>其他規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/rulings.py" />
            <source>changed</source>
            <extracomment>said of an option that is not as usual</extracomment>
            <translation>已變更</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>characters {n}</source>
            <extracomment>place in a text: which characters (lower case, within a sentence)</extracomment>
            <translation>字元 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>columns in the line: {found}; in the header: {expected}</source>
            <translation>這一行有 {found} 欄，標題列有 {expected} 欄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>combined</source>
            <extracomment>Summoner Master: said of a Seal that is part of a Combination</extracomment>
            <translation>已合體</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/table/panels/by_hand.py" />
            <source>counter</source>
            <extracomment>a counter on a card, within a sentence (noun: a marker that is counted)</extracomment>
            <translation>計數物</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>current phase</source>
            <translation>目前階段</translation>
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
            <translation>闇</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>darkness</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>闇</translation>
        </message>
        <message>
            <source>decisions of {name}: {n}</source>
            <translation type="vanished">{name} 的決定：{n}</translation>
        </message>
        <message>
            <source>decks as they are, by agreement</source>
            <translation type="vanished">雙方同意，牌組照舊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>declaring an attack</source>
            <translation>宣言攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>destroyed</source>
            <comment>what becomes of a Seal that is attacked</comment>
            <translation>被破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>destroyed</source>
            <comment>what becomes of a monster that is attacked</comment>
            <translation>被破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>destroys the old one</source>
            <translation>破壞舊的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>detect the language</source>
            <translation>猜測語言</translation>
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
            <translation>縱向</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>drawn: {n}</source>
            <extracomment>how many matches ended in a draw</extracomment>
            <translation>平手：{n}</translation>
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
            <translation>效果無效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>effects negated by {card}</source>
            <translation>效果因{card}而無效</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>en</source>
            <comment>the code of this language: th, fa, zh_Hant or zh_Hans</comment>
            <translation>zh_Hant</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>enter</source>
            <extracomment>button: go into a phase (verb, lower case)</extracomment>
            <translation>進入</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>enter a search term</source>
            <translation>請輸入搜尋字詞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <source>every element</source>
            <translation>全屬性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>exactly the Level</source>
            <translation>等級正好相等</translation>
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
            <translation>裏側</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-down Defense Position</source>
            <translation>裏側守備表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>face-up</source>
            <extracomment>how a card lies, within a sentence</extracomment>
            <translation>表側</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-up Attack Position</source>
            <translation>表側攻擊表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>face-up Defense Position</source>
            <translation>表側守備表示</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>field {n}</source>
            <extracomment>place in a file: which field (lower case, within a sentence)</extracomment>
            <translation>欄位 {n}</translation>
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
            <translation>資料夾最多 {limit} 層</translation>
        </message>
        <message>
            <source>folders may lie {limit} deep at most</source>
            <translation type="vanished">資料夾最多 {limit} 層</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>form {n}</source>
            <extracomment>Summoner Master: the n-th form of an attack or a card, within a line</extracomment>
            <translation>形態 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/filters.py" />
            <source>from</source>
            <extracomment>before the least number of a range in a filter: from … to</extracomment>
            <translation>從</translation>
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
            <translation>附加於卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>green</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>綠</translation>
        </message>
        <message>
            <source>guess the language</source>
            <translation type="vanished">猜測語言</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>hand</source>
            <extracomment>a player's hand of cards, within a sentence</extracomment>
            <translation>手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>hand, redrawn once</source>
            <translation>手牌，已重抽一次</translation>
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
            <translation>隱藏的卡</translation>
        </message>
        <message>
            <source>however they came</source>
            <translation type="vanished">不論以何種方式出場</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/mapping.py" />
            <source>ignored</source>
            <extracomment>what happens with a column of a table: it is not imported</extracomment>
            <translation>略過</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>illegal decks, by agreement</source>
            <translation>雙方同意，牌組照舊</translation>
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
            <translation>其中的檔案超過 {limit} 個</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it contains no pictures</source>
            <translation>裡面沒有圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>it ends too soon: expected {size}, found {left}</source>
            <translation>結束得太早：應有 {size}，只有 {left}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>just now</source>
            <translation>剛⁠剛</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>left</source>
            <extracomment>a direction of a Link Arrow</extracomment>
            <translation>左</translation>
        </message>
        <message>
            <source>left out</source>
            <translation type="vanished">略過</translation>
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
            <translation>長</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/seat/rewinding.py" />
            <source>looks through the Deck</source>
            <translation>查看牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/statistics.py" />
            <source>most damage: {cards}</source>
            <translation>造成最多傷害：{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>move {card}</source>
            <extracomment>what Undo would take back: a card was moved (lower case, follows “Undo:”)</extracomment>
            <translation>移動 {card}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>name</source>
            <extracomment>a deck's name, within a sentence about a file</extracomment>
            <translation>名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain both words</source>
            <translation>含有這兩個字詞的卡名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain this exact phrase</source>
            <translation>含有完整字串的卡名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/query_help.py" />
            <source>names that contain this, in any language and spelling</source>
            <translation>含有此字的卡名，不限語言與寫法</translation>
        </message>
        <message>
            <source>names that hold both words</source>
            <translation type="vanished">含有這兩個字詞的卡名</translation>
        </message>
        <message>
            <source>names that hold the words as they stand</source>
            <translation type="vanished">含有完整字串的卡名</translation>
        </message>
        <message>
            <source>names that hold this, in any language and spelling</source>
            <translation type="vanished">含有此字的卡名，不限語言與寫法</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>negated</source>
            <extracomment>said of a link of the chain that has no effect</extracomment>
            <translation>無效</translation>
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
            <translation>沒有卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card code was found</source>
            <translation>找不到卡號</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card has the code or name “{value}”</source>
            <translation>沒有代碼或名稱為「{value}」的卡片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no card has this id, code or name</source>
            <translation>沒有卡片使用這個編號、卡號或名稱</translation>
        </message>
        <message>
            <source>no card of this code is known</source>
            <translation type="vanished">沒有這個卡號的卡</translation>
        </message>
        <message>
            <source>no column is known for: {fields}</source>
            <translation type="vanished">找不到對應的欄位：{fields}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no column was found for: {fields}</source>
            <translation>找不到對應的欄位：{fields}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>no element</source>
            <translation>無屬性</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>no extension</source>
            <translation>沒有副檔名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no known card has this code</source>
            <translation>沒有這個卡號的卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no line names a card</source>
            <translation>沒有任何一行寫著卡片</translation>
        </message>
        <message>
            <source>no list begins with “!”</source>
            <translation type="vanished">沒有以「!」開頭的列表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>no row of “datas” has a matching row in “texts”</source>
            <translation>「datas」沒有任何一列有對應的文字</translation>
        </message>
        <message>
            <source>no row of “datas” has its texts</source>
            <translation type="vanished">「datas」沒有任何一列有對應的文字</translation>
        </message>
        <message>
            <source>no such file, and no starter deck of that name</source>
            <translation type="vanished">沒有這個檔案，也沒有這個名稱的起始牌組</translation>
        </message>
        <message>
            <source>no such file, and no starter deck of that name (there are: {known})</source>
            <translation type="vanished">沒有這個檔案，也沒有這個名稱的起始牌組（現有：{known}）</translation>
        </message>
        <message>
            <source>no suffix</source>
            <translation type="vanished">沒有副檔名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>nobody loses</source>
            <translation>不分勝負</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>none</source>
            <extracomment>value of an option of an edition: there is none of it</extracomment>
            <translation>無上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>not finished</source>
            <translation>未結束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>not in this set</source>
            <translation>不在這一組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <source>not in this set, with [Trigger]</source>
            <translation>不在這一組，有【觸發】</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/board/plates.py" />
            <source>not now</source>
            <translation>現在不行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>nothing</source>
            <extracomment>value of a field of a card: it is empty, within a line</extracomment>
            <translation>無</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>nothing happens</source>
            <translation>沒有任何事發生</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>nothing is destroyed</source>
            <translation>都不被破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/search.py" />
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>numbers are compared</source>
            <translation>比較數字</translation>
        </message>
        <message>
            <source>one draw later</source>
            <translation type="vanished">再抽一張後</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>one for each player</source>
            <translation>雙方各一張</translation>
        </message>
        <message>
            <source>one in all</source>
            <translation type="vanished">全場一張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>one in total</source>
            <translation>全場一張</translation>
        </message>
        <message>
            <source>one or the other</source>
            <translation type="vanished">其中之一</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>one target</source>
            <translation>單一目標</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>only what answers the Summon</source>
            <translation>僅限回應召喚者</translation>
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
            <translation>沒有</translation>
        </message>
        <message>
            <source>other list</source>
            <translation type="vanished">其他禁限卡表</translation>
        </message>
        <message>
            <source>other rules</source>
            <translation type="vanished">其他規則</translation>
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
            <translation>括號可以組合</translation>
        </message>
        <message>
            <source>parentheses hold together</source>
            <translation type="vanished">括號可以組合</translation>
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
            <translation>不論以何種方式出場</translation>
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
            <translation>本回合登場</translation>
        </message>
        <message>
            <source>printed numbers that begin so</source>
            <translation type="vanished">以此開頭的卡片編號</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/cards/search.py" />
            <source>printed numbers that start like this</source>
            <translation>以此開頭的卡片編號</translation>
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
            <translation>紅</translation>
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
            <translation>正在處理</translation>
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
            <translation>還原版本</translation>
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
            <translation>石頭</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>row {n}</source>
            <extracomment>place in a table: which row (lower case, within a sentence)</extracomment>
            <translation>第 {n} 列</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>rulings changed: {n}</source>
            <translation>變更的裁定：{n}</translation>
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
            <translation>腳本決鬥 {script}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>seed {seed}</source>
            <extracomment>the number that a foreign replay's chance begins with</extracomment>
            <translation>隨機種子 {seed}</translation>
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
            <translation>多次攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>short</source>
            <comment>edge of the paper</comment>
            <translation>短</translation>
        </message>
        <message>
            <source>something must follow “{field}”</source>
            <translation type="vanished">「{field}」後面必須有內容</translation>
        </message>
        <message>
            <source>something to look for must stand here</source>
            <translation type="vanished">這裡必須有要搜尋的內容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/problems.py" />
            <source>table {n}</source>
            <extracomment>place in a file: which table of it (lower case, within a sentence)</extracomment>
            <translation>資料表 {n}</translation>
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
            <translation>採用清單</translation>
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
            <translation>該卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the archive contains paths outside its own folder</source>
            <translation>壓縮檔企圖寫到自己的資料夾之外</translation>
        </message>
        <message>
            <source>the archive has {count} files, more than the {limit} that are read</source>
            <translation type="vanished">壓縮檔有 {count} 個檔案，超過可讀取的 {limit} 個</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the archive has {count} files; the limit is {limit}</source>
            <translation>壓縮檔有 {count} 個檔案，超過可讀取的 {limit} 個</translation>
        </message>
        <message>
            <source>the archive wants to write outside its folder</source>
            <translation type="vanished">壓縮檔企圖寫到自己的資料夾之外</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>the attacker is destroyed</source>
            <translation>攻擊方被破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>the attacker loses, but is not destroyed</source>
            <translation>攻擊方敗北，但不被破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>the attacking monster</source>
            <translation>攻擊怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the card has no row in “texts”</source>
            <translation>這張卡在「texts」中沒有資料</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the card is neither a Monster, a Spell nor a Trap (type {value})</source>
            <translation>這張卡不是怪獸、魔法或陷阱（類型 {value}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue cannot be opened: {error}</source>
            <translation>無法開啟卡片庫：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue cannot be written: {error}</source>
            <translation>無法寫入卡片庫：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the catalogue is damaged: {error} (“sanam repair” brings it back)</source>
            <translation>卡片目錄已損壞：{error}（可用「sanam repair」復原）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the column {columns} is computed and not stored</source>
            <translation>欄位 {columns} 是計算出來的，並未儲存</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database could not be read within {limit} seconds</source>
            <translation>無法在 {limit} 秒內讀完資料庫</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database has no table “{table}”</source>
            <translation>資料庫沒有資料表「{table}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the database is damaged: {error}</source>
            <translation>資料庫損壞：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the deck has more than {limit} cards</source>
            <translation>牌組超過 {limit} 張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the entry is encrypted</source>
            <translation>這個項目已加密</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>the equipped monster</source>
            <translation>裝備怪獸</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the field is missing</source>
            <translation>缺少這個欄位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file cannot be read: {error}</source>
            <translation>無法讀取檔案：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file declares a document type, which deck files never do</source>
            <translation>檔案宣告了文件類型，牌組不會有</translation>
        </message>
        <message>
            <source>the file declares a document type, which no deck does</source>
            <translation type="vanished">檔案宣告了文件類型，牌組不會有</translation>
        </message>
        <message>
            <source>the file has {size} bytes, more than the {limit} that are read</source>
            <translation type="vanished">檔案有 {size} 位元組，超過可讀取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is missing, is there twice, or is not what it was when the backup was made</source>
            <translation>檔案遺失、重複，或與製作備份時不同</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is not UTF-8 text</source>
            <translation>這不是 UTF-8 文字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is not plain text: it contains the control character U+{char:04X}</source>
            <translation>這不是文字：含有控制字元 U+{char:04X}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the file is {size} bytes long; the limit is {limit}</source>
            <translation>檔案有 {size} 位元組，超過可讀取的 {limit}</translation>
        </message>
        <message>
            <source>the format {found} is not known (known: {known})</source>
            <translation type="vanished">不認得格式 {found}（已知：{known}）</translation>
        </message>
        <message>
            <source>the game “{value}” is not known</source>
            <translation type="vanished">不認得遊戲「{value}」</translation>
        </message>
        <message>
            <source>the kind of file is not known: {suffix}</source>
            <translation type="vanished">不認得這種檔案：{suffix}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the length of the part in bytes, {length}, is not a multiple of 4</source>
            <translation>這個部分有 {length} 位元組，不是 4 的倍數</translation>
        </message>
        <message>
            <source>the line has {found} columns, but the header has {expected}</source>
            <translation type="vanished">這一行有 {found} 欄，標題列有 {expected} 欄</translation>
        </message>
        <message>
            <source>the line has {found} columns, the header {expected}</source>
            <translation type="vanished">這一行有 {found} 欄，標題列有 {expected} 欄</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line is longer than the limit of {limit} characters</source>
            <translation>這一行超過 {limit} 個字元的上限</translation>
        </message>
        <message>
            <source>the line must be a card and a number of copies</source>
            <translation type="vanished">該行必須是卡片與張數</translation>
        </message>
        <message>
            <source>the line must be a card code and a number of copies</source>
            <translation type="vanished">這一行必須有卡號與張數</translation>
        </message>
        <message>
            <source>the line must be a kind, a number and a name</source>
            <translation type="vanished">這一行必須有種類、數字與名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a card and a number of copies</source>
            <translation>該行必須是卡片與張數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a card code and a number of copies</source>
            <translation>這一行必須有卡號與張數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the line must have a kind, a number and a name</source>
            <translation>這一行必須有種類、數字與名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link does not begin with ydke://</source>
            <translation>連結不是以 ydke:// 開頭</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link holds no deck: {error}</source>
            <translation>連結中沒有牌組：{error}</translation>
        </message>
        <message>
            <source>the link leads to a page that is not read; copy the list that the page shows, or its deck file</source>
            <translation type="vanished">此連結指向不會讀取的網頁；請複製網頁上的清單或其牌組檔案</translation>
        </message>
        <message>
            <source>the link must have three parts, each closed by “!”</source>
            <translation type="vanished">連結必須有三個部分，各以「!」結尾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the link must have three parts, each ending in “!”</source>
            <translation>連結必須有三個部分，各以「!」結尾</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the list has more than {limit} lines</source>
            <translation>清單超過 {limit} 行</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the manifest of the backup cannot be read: {error}</source>
            <translation>無法讀取備份的內容清單：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>the new deck</source>
            <translation>新牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the number of copies {value} is not between -1 and 3</source>
            <translation>張數 {value} 不在 -1 與 3 之間</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the number of copies {value} is not between 0 and {most}</source>
            <translation>張數 {value} 不在 0 到 {most} 之間</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>the one triggered first</source>
            <translation>先達成條件的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/edition_words.py" />
            <source>the one triggered last</source>
            <translation>最後達成條件的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>the opening hand</source>
            <translation>起手牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <source>the opening hand {chance}</source>
            <translation>起手牌 {chance}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the parenthesis is not closed</source>
            <translation>括號沒有關閉</translation>
        </message>
        <message>
            <source>the part has {length} bytes, which is not a multiple of 4</source>
            <translation type="vanished">這個部分有 {length} 位元組，不是 4 的倍數</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the part is not base64: {error}</source>
            <translation>這個部分不是 base64：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>the phase ends all the same</source>
            <translation>階段照樣結束</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>the phase goes on</source>
            <translation>階段繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the picture cannot be read: {error}</source>
            <translation>無法讀取圖片：{error}</translation>
        </message>
        <message>
            <source>the picture has {width} × {height} pixels, more than are read</source>
            <translation type="vanished">圖片有 {width} × {height} 像素，超過可讀取的範圍</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the picture is too large: {width} × {height} pixels</source>
            <translation>圖片有 {width} × {height} 像素，超過可讀取的範圍</translation>
        </message>
        <message>
            <source>the pile “{value}” is not known</source>
            <translation type="vanished">不認得牌堆「{value}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the query is too long</source>
            <translation>搜尋條件太長</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>the quotation mark is not closed</source>
            <translation>引號沒有關閉</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the record is longer than the limit of {limit} characters</source>
            <translation>這筆資料超過 {limit} 個字元的上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the replay cannot be unpacked: {error}</source>
            <translation>無法解壓縮此重播：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the table has no column {columns}</source>
            <translation>資料表缺少欄位 {columns}</translation>
        </message>
        <message>
            <source>the table has {count} rows, more than the {limit} that are read</source>
            <translation type="vanished">資料表有 {count} 列，超過可讀取的 {limit} 列</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the table has {count} rows; the limit is {limit}</source>
            <translation>資料表有 {count} 列，超過可讀取的 {limit} 列</translation>
        </message>
        <message>
            <source>the table lacks the column {columns}</source>
            <translation type="vanished">資料表缺少欄位 {columns}</translation>
        </message>
        <message>
            <source>the text has {length} characters, more than the {limit} that are read</source>
            <translation type="vanished">文字有 {length} 個字元，超過可讀取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text has {length} characters; the limit is {limit}</source>
            <translation>文字有 {length} 個字元，超過可讀取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text is not understood at “{quote}”: {why}</source>
            <translation>看不懂「{quote}」處的文字：{why}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the text is not valid UTF-8</source>
            <translation>文字不是有效的 UTF-8</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the texts are longer than the limit of {limit} bytes</source>
            <translation>文字總長超過 {limit} 位元組的上限</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value must be {expected}, not {found}</source>
            <translation>值必須是 {expected}，不是 {found}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value must not be empty</source>
            <translation>值不可為空</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value {value} is not between {low} and {high}</source>
            <translation>值 {value} 不在 {low} 與 {high} 之間</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>the value {value} is used by an earlier card</source>
            <translation>值 {value} 已被前面的卡使用</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are more than {limit} entries</source>
            <translation>超過 {limit} 筆</translation>
        </message>
        <message>
            <source>there are no pictures in it</source>
            <translation type="vanished">裡面沒有圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are too many lines, lists or dotted keys up to here</source>
            <translation>到此為止的行、清單或帶點的鍵過多</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there are {count}; the limit is {limit}</source>
            <translation>共有 {count} 個；上限為 {limit}</translation>
        </message>
        <message>
            <source>there is a folder or file of that name already</source>
            <translation type="vanished">已有同名的資料夾或檔案</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>there is no field “{field}”</source>
            <translation>沒有「{field}」這個欄位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no header line</source>
            <translation>沒有標題列</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no list: none of the lines starts with “!”</source>
            <translation>沒有以「!」開頭的列表</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>there is no opening parenthesis for this one</source>
            <translation>這個括號沒有對應的開頭</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no such field</source>
            <translation>沒有這個欄位</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>there is no such file, and no starter deck with this name (starter decks: {known})</source>
            <translation>沒有這個檔案，也沒有這個名稱的起始牌組（現有：{known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>this Subturn</source>
            <translation>這個 Subturn</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this backup was made by a newer version of the program (format {found}; this program knows up to {known})</source>
            <translation>此備份由較新版本的程式製作（格式 {found}；本程式支援到 {known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>this battle</source>
            <translation>這場戰鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>this card</source>
            <translation>這張卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>this card has it</source>
            <translation>有</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this catalogue was written by a newer version of the program (version {found}; this program knows up to {known})</source>
            <translation>這個卡片庫由較新的程式寫成（版本 {found}，已知 {known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this database is not a card catalogue made by this program</source>
            <translation>這個資料庫不是本程式的卡片庫</translation>
        </message>
        <message>
            <source>this database is not a card catalogue of this program</source>
            <translation type="vanished">這個資料庫不是本程式的卡片庫</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this file was written for a newer version of the program (format {found}; this program knows up to {known})</source>
            <translation>這個檔案是為較新的程式寫成的（格式 {found}，已知至 {known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is a catalogue made by this program, not a file of cards</source>
            <translation>這是本程式的卡片庫，不是卡片檔案</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is a folder or a device, not a file</source>
            <translation>這不是檔案，而是資料夾或裝置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is no backup made by this program: it has no manifest</source>
            <translation>這不是本程式的備份：沒有內容清單</translation>
        </message>
        <message>
            <source>this is no list of cards in a known shape</source>
            <translation type="vanished">這不是已知格式的卡片清單</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is no list of cards: only {found} of {lines} lines name one</source>
            <translation>這不是卡片清單：{lines} 行中只有 {found} 行寫有卡片</translation>
        </message>
        <message>
            <source>this is not UTF-8 text</source>
            <translation type="vanished">這不是 UTF-8 文字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a Cockatrice deck but “{value}”</source>
            <translation>這不是 Cockatrice 的牌組，而是「{value}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a JPEG, PNG, WebP, GIF or BMP picture</source>
            <translation>這不是 JPEG、PNG、WebP、GIF 或 BMP 圖片</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a card list in a known format</source>
            <translation>這不是已知格式的卡片清單</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a deck code: {error}</source>
            <translation>這不是牌組代碼：{error}</translation>
        </message>
        <message>
            <source>this is not a deck of Cockatrice but “{value}”</source>
            <translation type="vanished">這不是 Cockatrice 的牌組，而是「{value}」</translation>
        </message>
        <message>
            <source>this is not a file but a folder or a device</source>
            <translation type="vanished">這不是檔案，而是資料夾或裝置</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a readable zip archive: {error}</source>
            <translation>這不是可讀取的 zip 壓縮檔：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a replay of YGOPro or EDOPro</source>
            <translation>這不是 YGOPro 或 EDOPro 的重播</translation>
        </message>
        <message>
            <source>this is not a table of columns: {error}</source>
            <translation type="vanished">這不是分欄的表格：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not a valid table: {error}</source>
            <translation>這不是分欄的表格：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not an SQLite database</source>
            <translation>這不是 SQLite 資料庫</translation>
        </message>
        <message>
            <source>this is not text: it contains the control character U+{char:04X}</source>
            <translation type="vanished">這不是文字：含有控制字元 U+{char:04X}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid JSON: {error}</source>
            <translation>這不是有效的 JSON：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid TOML: {error}</source>
            <translation>這不是有效的 TOML：{error}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>this is not valid XML: {error}</source>
            <translation>這不是有效的 XML：{error}</translation>
        </message>
        <message>
            <source>this parenthesis closes nothing</source>
            <translation type="vanished">這個括號沒有對應的開頭</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>this turn</source>
            <translation>這個回合</translation>
        </message>
        <message>
            <source>those there when it was declared</source>
            <translation type="vanished">宣言攻擊時在場的</translation>
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
            <translation>不認得這種檔案：{suffix}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown format {found} (known: {known})</source>
            <translation>不認得格式 {found}（已知：{known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown game “{value}”</source>
            <translation>不認得遊戲「{value}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unknown pile “{value}”</source>
            <translation>不認得牌堆「{value}」</translation>
        </message>
        <message>
            <source>unpacked the archive has {size} bytes, more than the {limit} that are read</source>
            <translation type="vanished">壓縮檔解開後有 {size} 位元組，超過可讀取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unpacked, the archive is {size} bytes long; the limit is {limit}</source>
            <translation>壓縮檔解開後有 {size} 位元組，超過可讀取的 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>unpacked, the replay is {size} bytes long; the limit is {limit}</source>
            <translation>解壓縮後，重播有 {size} 位元組；上限為 {limit}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>up to {cards}</source>
            <translation>最多{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>up to {n} cards</source>
            <translation>最多 {n} 張卡</translation>
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
            <translation>不會讀取網頁；請複製網頁上的清單或其牌組檔案</translation>
        </message>
        <message>
            <source>what is not so</source>
            <translation type="vanished">不符合的</translation>
        </message>
        <message>
            <source>what was met first</source>
            <translation type="vanished">先達成條件的</translation>
        </message>
        <message>
            <source>what was met last</source>
            <translation type="vanished">最後達成條件的</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>wind</source>
            <extracomment>Summoner Master: an Element, within a sentence or list</extracomment>
            <translation>風</translation>
        </message>
        <message>
            <source>without</source>
            <translation type="vanished">沒有</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/field_editors.py" />
            <source>words, separated by commas</source>
            <translation>字詞，以逗號分隔</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/cards/decks.py" />
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>yellow</source>
            <extracomment>One Piece: a colour of cards, within a sentence or list</extracomment>
            <translation>黃</translation>
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
            <translation>先送走自己舊的</translation>
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
            <translation type="vanished">新增 {added}，變更 {changed}，不變 {same}。</translation>
        </message>
        <message>
            <source>{added} new, {changed} changed, {same} as before; {by_hand} are played by hand.</source>
            <translation type="vanished">新增 {added}，變更 {changed}，不變 {same}；{by_hand} 張需手動處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged.</source>
            <translation>新增 {added}，變更 {changed}，不變 {same}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged; {by_hand} played by hand.</source>
            <translation>新增 {added}，變更 {changed}，不變 {same}；{by_hand} 張需手動處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{added} new, {changed} changed, {same} unchanged; {unread} texts are being read now.</source>
            <translation>新增 {added}，變更 {changed}，不變 {same}；正在讀取 {unread} 張的文字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{amount} damage</source>
            <extracomment>one part of what an attack comes to: how many cards of Life are lost</extracomment>
            <translation>{amount} 點傷害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{amount} damage to you</source>
            <translation>你受到 {amount} 點傷害</translation>
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
            <translation>{attacker} 攻擊 {who} 的手牌（{strike}/{strikes}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks the hand of {who}.</source>
            <translation>{attacker} 攻擊 {who} 的手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks {card} ({strike}/{strikes}).</source>
            <translation>{attacker} 攻擊 {card}（{strike}/{strikes}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{attacker} attacks {card}.</source>
            <translation>{attacker} 攻擊 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{attack} against DEF {against}</source>
            <translation>{attack} 對守備力 {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{attack} against {against}</source>
            <extracomment>the powers of both sides of an attack, as numbers</extracomment>
            <translation>{attack} 對 {against}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{capacity} per page</source>
            <translation>每頁 {capacity} 張</translation>
        </message>
        <message>
            <source>{capacity} per page · {cards} cards · {pages} pages</source>
            <translation type="vanished">每頁 {capacity} 張 · {cards} 張卡 · {pages} 頁</translation>
        </message>
        <message>
            <source>{capacity} per page · {cards} cards · {sheets} sheets, both sides</source>
            <translation type="vanished">每頁 {capacity} 張 · {cards} 張卡 · {sheets} 張紙，雙面</translation>
        </message>
        <message>
            <source>{capacity} to a page</source>
            <translation type="vanished">每頁 {capacity} 張</translation>
        </message>
        <message>
            <source>{capacity} to a page · {cards} cards · {pages} pages</source>
            <translation type="vanished">每頁 {capacity} 張 · {cards} 張卡 · {pages} 頁</translation>
        </message>
        <message>
            <source>{capacity} to a page · {cards} cards · {sheets} sheets, both sides</source>
            <translation type="vanished">每頁 {capacity} 張 · {cards} 張卡 · {sheets} 張紙，雙面</translation>
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
            <translation>{cards} 以及另外 {n} 張</translation>
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
            <translation>{cards}不能攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be destroyed</source>
            <translation>{cards}不會被破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be destroyed by battle</source>
            <translation>{cards}不會被戰鬥破壞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} cannot be targeted</source>
            <translation>{cards}不能成為對象</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} from the {places}</source>
            <translation>{places}的{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} is unaffected by other cards</source>
            <translation>{cards}不受其他卡影響</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack again</source>
            <translation>{cards}可再次攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack directly</source>
            <translation>{cards}可以直接攻擊</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} may attack twice</source>
            <translation>{cards}可攻擊2次</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} of the opponent</source>
            <translation>對手的{cards}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{cards} or more</source>
            <translation>{cards}以上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>{cards}: not in the catalogue. Import them, or remove them from the deck.</source>
            <translation>{cards}：不在卡片庫中。請匯入，或從牌組取出。</translation>
        </message>
        <message>
            <source>{cards}: not in the catalogue. Import them, or take them out of the deck.</source>
            <translation type="vanished">{cards}：不在卡片庫中。請匯入，或從牌組取出。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} (Leader)</source>
            <extracomment>a card that is a player's Leader</extracomment>
            <translation>{card}（領航者）</translation>
        </message>
        <message>
            <source>{card} ({attack}) battles {target} (DEF {against}).</source>
            <translation type="vanished">{card}（{attack}）與 {target}（守備 {against}）戰鬥。</translation>
        </message>
        <message>
            <source>{card} ({attack}) battles {target} ({against}).</source>
            <translation type="vanished">{card}（{attack}）與 {target}（{against}）戰鬥。</translation>
        </message>
        <message>
            <source>{card} ({attack}) does not get the better of {target} ({against}).</source>
            <translation type="vanished">{card}（{attack}）未能戰勝{target}（{against}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} ({attack}) hits directly.</source>
            <translation>{card}（{attack}）直接擊中。</translation>
        </message>
        <message>
            <source>{card} ({attack}) wins the battle against {target} ({against}).</source>
            <translation type="vanished">{card}（{attack}）在與{target}（{against}）的戰鬥中獲勝。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} acts. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>{card} 行動。{who}：以 Interfere 卡或 Skill 插入，或讓它繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} aims at {other}.</source>
            <translation>{card} 以 {other} 為目標。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} aims at {targets}.</source>
            <translation>{card} 以 {targets} 為目標。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} and {target} are equally strong: {powers}.</source>
            <translation>{card} 與 {target} 勢均力敵：{powers}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} and {target} destroy each other: {powers}.</source>
            <translation>{card} 和 {target} 同歸於盡：{powers}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all.</source>
            <translation>{card} 進行全體攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all: nobody loses.</source>
            <translation>{card} 進行全體攻擊：沒有 Seal 敗北。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} attacks all: {targets} lose.</source>
            <translation>{card} 進行全體攻擊：{targets} 敗北。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} attacks directly.</source>
            <translation>{card} 直接攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} attacks directly. {who}: respond, or let the attack go on.</source>
            <translation>{card} 直接攻擊。{who}：對應，或讓攻擊繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} attacks {target}.</source>
            <translation>{card} 攻擊 {target}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} attacks {target}. {who}: respond, or let the attack go on.</source>
            <translation>{card} 攻擊 {target}。{who}：對應，或讓攻擊繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} attacks. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>{card} 攻擊。{who}：以 Interfere 卡或 Skill 插入，或讓它繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} battles {target}.</source>
            <translation>{card} 與 {target} 戰鬥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} beats {target}: {powers}.</source>
            <translation>{card} 戰勝 {target}：{powers}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} becomes an Xyz Material.</source>
            <translation>{card} 成為超量素材。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} blocks.</source>
            <extracomment>line of the log: a card takes an attack upon itself</extracomment>
            <translation>{card} 阻擋。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} breaks its Combination.</source>
            <translation>{card} 解除合體。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} cannot attack.</source>
            <translation>{card}無法攻擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} cannot be K.O.'d.</source>
            <translation>{card}不會被KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} combines with {targets}.</source>
            <translation>{card} 與 {targets} 合體。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} comes into the Arena.</source>
            <translation>{card} 來到場上。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} comes to the field.</source>
            <translation>{card}登場。</translation>
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
            <translation>{card} 與 {target} 戰鬥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}: nobody loses.</source>
            <translation>{card} 與 {target} 戰鬥：不分勝負。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>{card} fights {target}: {powers}.</source>
            <translation>{card} 與 {target} 戰鬥：{powers}。</translation>
        </message>
        <message>
            <source>{card} fights {target}: {powers}. Nobody loses.</source>
            <translation type="vanished">{card} 與 {target} 戰鬥：{powers}。不分勝負。</translation>
        </message>
        <message>
            <source>{card} fights {target}: {powers}. {card} loses, but is not destroyed.</source>
            <translation type="vanished">{card} 與 {target} 戰鬥：{powers}。{card} 敗北，但不被破壞。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} gains +{amount} power during this battle.</source>
            <translation>{card} 在這場戰鬥中力量 +{amount}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} gains +{amount} power.</source>
            <translation>{card} 力量 +{amount}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} gains [Double Attack] while a DON!! is attached to it: it deals two damage. Attach one, and attack {other}.</source>
            <translation>附加 DON!! 時 {card} 獲得【雙重攻擊】：造成 2 點傷害。附加一張，攻擊 {other}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} gains {keyword}.</source>
            <translation>{card}獲得{keyword}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} gets a counter.</source>
            <translation>{card} 得到一個指示物。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} gets the Curse {curse}.</source>
            <translation>{card} 受到詛咒 {curse}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} gets {n} counters.</source>
            <translation>{card} 得到 {n} 個指示物。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} goes into the At Line.</source>
            <translation>{card} 進入 At Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{card} goes into the Df Line.</source>
            <translation>{card} 進入 Df Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} goes to the Graveyard.</source>
            <translation>{card} 送進墓地。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the Life cards.</source>
            <translation>{card} 放到生命區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} goes to the Trash.</source>
            <translation>{card} 放到廢棄區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the bottom of the deck.</source>
            <translation>{card} 放到牌組底部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the hand.</source>
            <translation>{card} 加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} goes to the top of the deck.</source>
            <translation>{card} 放到牌組頂部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has Progressed.</source>
            <translation>{card} 完成 Progress。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} has [Activate: Main]. Rest it: {other} gains 1000 power in this turn.</source>
            <translation>{card} 有【啟動主要】。使它休息：{other} 在這個回合力量 +1000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>{card} has a picture already.</source>
            <translation>{card} 已經有圖片了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/giving.py" />
            <source>{card} has a picture.</source>
            <translation>{card} 已有圖片。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} has attacked and is rested. K.O. it: attack it with {other}, 7000 against 5000.</source>
            <translation>{card} 攻擊過，是休息狀態。把它 KO：用 {other} 攻擊它，7000 對 5000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} has been Summoned. {who}: respond, or let it stand.</source>
            <translation>{card} 被召喚。{who}：對應，或不作對應。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has grown.</source>
            <translation>{card} 完成 Growth。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} has no effect.</source>
            <translation>{card}沒有效果。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} has performed Regeneration.</source>
            <translation>{card} 完成 Regeneration。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{card} is Chain Link {link}. {who}: chain to it, or let it resolve.</source>
            <translation>{card} 是連鎖 {link}。{who}：連鎖發動，或讓它處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is K.O.'d.</source>
            <translation>{card} 被 KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is Tributed.</source>
            <translation>{card} 被釋放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>{card} is a Blocker: it rested and took the attack in place of its Leader. It was K.O.'d, but no Life was lost.</source>
            <translation>{card} 是阻擋者：它休息並代替領航者承受攻擊。它被 KO，但沒有失去生命。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} is a Quick-Play Spell: in your own turn you can chain it from your hand. Respond with it; it gives {other} 700 ATK.</source>
            <translation>{card} 是速攻魔法：在自己的回合可以從手牌連鎖。用它對應；它讓 {other} 攻擊力上升 700。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} is a Stage. It stays beside your Leader and helps in every turn. Play it for your one DON!!.</source>
            <translation>{card} 是場地。它留在領航者旁邊，每回合都有幫助。用你的一張 DON!! 打出它。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} is a Tuner. A Tuner and other monsters whose Levels add up to that of a Synchro Monster can become it: 3 and 4 make 7. Choose the Summon of {other}, with {card} and {third}, and Attack Position.</source>
            <translation>{card} 是調諧器。調諧器和其他怪獸的等級合計等於同步怪獸時，可以變成它：3 加 4 等於 7。選擇召喚 {other}，用 {card} 和 {third}，攻擊表示。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} is an Event with [Main]: you play it in your own turn, it does what it says, and goes to the trash. Play it for two DON!! and K.O. {other}.</source>
            <translation>{card} 是有【主要】的事件：在自己的回合使用，執行它所寫的，然後放到廢棄區。用 2 張 DON!! 使用它，把 {other} KO。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is banished.</source>
            <translation>{card} 被除外。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{card} is being cast. {who}: cut in with an Interfere card or Skill, or let it go on.</source>
            <translation>正在施放 {card}。{who}：以 Interfere 卡或 Skill 插入，或讓它繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is cast successfully.</source>
            <translation>{card} 施放成功。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is combined.</source>
            <translation>{card} 合體完成。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is destroyed.</source>
            <translation>{card} 被破壞。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is detached.</source>
            <translation>{card} 被取除。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} is equipped to {host}.</source>
            <translation>{card} 裝備給 {host}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is hit in the hand of {who}.</source>
            <translation>{who} 手牌中的 {card} 被擊中。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is rested.</source>
            <translation>{card}轉為休息狀態。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{card} is revealed.</source>
            <translation>公開 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/thinking/policy.py" />
            <source>{card} is safest like this</source>
            <translation>這樣 {card} 最安全</translation>
        </message>
        <message>
            <source>{card} is saved among your own cards.</source>
            <translation type="vanished">{card} 已存入自製卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} is separated from {targets}.</source>
            <translation>{card} 與 {targets} 分離。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} is set active.</source>
            <translation>{card}轉為活躍狀態。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} loses to {target}: {powers}.</source>
            <translation>{card} 敗給 {target}：{powers}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} loses {keyword}.</source>
            <translation>{card}失去{keyword}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} moves to another area.</source>
            <translation>{card}移動到其他區域。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} performs Growth with {targets}.</source>
            <translation>{card} 以 {targets} 進行 Growth。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{card} performs Regeneration with {targets}.</source>
            <translation>{card} 以 {targets} 進行 Regeneration。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} resolves.</source>
            <extracomment>line of the log: a link of the chain takes effect</extracomment>
            <translation>處理 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} returns to the hand.</source>
            <translation>{card} 返回手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card} returns: {place}.</source>
            <translation>{card} 返回：{place}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>{card} should fight, too, but from the Df Line it cannot attack. Once per Subturn each Seal may change its Line, for nothing, and it stays Active. Click {card}, choose the change of Line, and put it into the At Line.</source>
            <translation>{card} 也該上場，但在 Df Line 不能攻擊。每張 Seal 每個 Subturn 可免費更換一次 Line，並保持可行動。點擊 {card}，選擇更換 Line，放到 At Line。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} stays: an effect prevents it.</source>
            <translation>{card}留在場上：效果阻止了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{card} stays: something else was done instead.</source>
            <translation>{card}留在場上：以其他行動代替。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>{card} was deleted.</source>
            <translation>已刪除 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/first_duel.py" />
            <source>{card} was negated and destroyed. What was paid for it is not given back: your opponent has 3500 Life Points.</source>
            <translation>{card} 被無效並破壞。支付的代價不會退還：對手有 3500 生命點數。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/first_game.py" />
            <source>{card} was played for nothing. So damage can help whoever takes it. One DON!! of yours is still active: keep it, you will need it. End your turn.</source>
            <translation>{card} 不需費用就登場了。所以受到傷害也可能有利。你還有一張活動狀態的 DON!!：留著，之後會用到。結束你的回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>{card} was saved to your own cards.</source>
            <translation>{card} 已存入自製卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card} will not become active.</source>
            <translation>{card}不會轉為活躍狀態。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{card}: cost {amount}.</source>
            <translation>{card}：費用{amount}。</translation>
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
            <translation>{card}：{copies} 張中還剩 {left} 張</translation>
        </message>
        <message>
            <source>{card}: {n} in {size} cards</source>
            <translation type="vanished">{card}：{size} 張中有 {n} 張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>{card}: {n} of {size}</source>
            <translation>{card}：{size} 張中有 {n} 張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{card}: {stance}.</source>
            <translation>{card}：{stance}。</translation>
        </message>
        <message>
            <source>{card}; a rule speaks against it</source>
            <translation type="vanished">{card}；違反一條規則</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{card}; breaks a deck rule</source>
            <translation>{card}；違反一條規則</translation>
        </message>
        <message>
            <source>{count} cards are called “{value}”: give the code</source>
            <translation type="vanished">有 {count} 張卡片名為「{value}」：請寫代碼</translation>
        </message>
        <message>
            <source>{count} cards are more than {high}.</source>
            <translation type="vanished">{count} 張卡，超過 {high}。</translation>
        </message>
        <message>
            <source>{count} cards are not in the catalogue: {codes}.</source>
            <translation type="vanished">有 {count} 張卡不在卡片庫中：{codes}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{count} cards have the name “{value}”: give the code instead</source>
            <translation>有 {count} 張卡片名為「{value}」：請寫代碼</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{count} cards have this name; name the picture after the id or code of one</source>
            <translation>有 {count} 張卡同名，請用其中一張的編號為圖片命名</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} cards is more than the limit of {high}.</source>
            <translation>{count} 張卡，超過 {high}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} cards per page is more than the limit of {high}.</source>
            <translation>每頁 {count} 張，超過 {high}。</translation>
        </message>
        <message>
            <source>{count} cards so far</source>
            <translation type="vanished">目前 {count} 張卡</translation>
        </message>
        <message>
            <source>{count} cards to a page are more than {high}.</source>
            <translation type="vanished">每頁 {count} 張，超過 {high}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{count} copies of {name} across all piles; the maximum is {limit}.</source>
            <translation>{name} 在所有牌堆中共 {count} 張；最多 {limit} 張。</translation>
        </message>
        <message>
            <source>{count} copies of {name} in all piles together; the most is {limit}.</source>
            <translation type="vanished">{name} 在所有牌堆中共 {count} 張；最多 {limit} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{count} copies of {name} in the deck; the maximum is {limit}.</source>
            <translation>{name} 在牌組中有 {count} 張；最多 {limit} 張。</translation>
        </message>
        <message>
            <source>{count} copies of {name} in the deck; the most is {limit}.</source>
            <translation type="vanished">{name} 在牌組中有 {count} 張；最多 {limit} 張。</translation>
        </message>
        <message>
            <source>{count} pages are more than {high}.</source>
            <translation type="vanished">{count} 頁，超過 {high}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{count} pages is more than the limit of {high}.</source>
            <translation>{count} 頁，超過 {high}。</translation>
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
            <translation>{deck}（開啟中的樣子）</translation>
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
            <translation>{deck} 對 {strength}：勝 {won}，負 {lost}。</translation>
        </message>
        <message>
            <source>{deck} has changes that are not saved.</source>
            <translation type="vanished">{deck} 有尚未儲存的變更。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>{deck} has unsaved changes.</source>
            <translation>{deck} 有尚未儲存的變更。</translation>
        </message>
        <message>
            <source>{deck} is among your decks.</source>
            <translation type="vanished">{deck} 已加入你的牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{deck} was added to your decks.</source>
            <translation>{deck} 已加入你的牌組。</translation>
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
            <translation>{edition} · 第 {n} 場</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{edition} · game {n}</source>
            <translation>{edition} · 第 {n} 場</translation>
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
            <translation>{fault}另外還有 {n} 項。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{field} cannot be “{value}”.</source>
            <translation>{field}不能是「{value}」。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/words.py" />
            <source>{field} must lie between {low} and {high}.</source>
            <translation>{field}必須在 {low} 與 {high} 之間。</translation>
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
            <translation>已匯入 {file}。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: %n card(s) imported.</source>
            <translation>
                <numerusform>{file}：已匯入 %Ln 張卡。</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: how many you own of %n card(s).</source>
            <translation>
                <numerusform>{file}：%Ln 種卡片的擁有張數。</numerusform>
            </translation>
        </message>
        <message>
            <source>{file}: how many you own of {n} cards.</source>
            <translation type="vanished">{file}：{n} 種卡片的擁有張數。</translation>
        </message>
        <message>
            <source>{file}: {n} cards imported.</source>
            <translation type="vanished">{file}：已匯入 {n} 張卡。</translation>
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
            <translation>{first} 對 {second}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{first} against {second}.</source>
            <translation>{first}對{second}。</translation>
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
            <translation>{key} {mine} 對 {other} {theirs}</translation>
        </message>
        <message>
            <source>{kind}: {added} added, {changed} changed, {same} as before, {refused} left out</source>
            <translation type="vanished">{kind}：新增 {added}，變更 {changed}，不變 {same}，略過 {refused}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>{kind}: {added} added, {changed} changed, {same} unchanged, {refused} skipped</source>
            <translation>{kind}：新增 {added}，變更 {changed}，不變 {same}，略過 {refused}</translation>
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
            <translation>{language} · 自動產生</translation>
        </message>
        <message>
            <source>{language}: no font here has its letters. On Debian and Ubuntu install {package}.</source>
            <translation type="vanished">{language}：這裡沒有含這些文字的字型。在 Debian 與 Ubuntu 請安裝 {package}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/settings/screen.py" />
            <source>{language}: no installed font has its letters. On Debian and Ubuntu, install {package}.</source>
            <translation>{language}：這裡沒有含這些文字的字型。在 Debian 與 Ubuntu 請安裝 {package}。</translation>
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
            <translation>{lesson}（{n} 分鐘）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/learning.py" />
            <source>{lesson}, on from {n} of {all}</source>
            <translation>{lesson}，從 {n}/{all} 繼續</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/lesson_screen.py" />
            <source>{lesson}: {n} of {all}</source>
            <translation>{lesson}：{n}／{all}</translation>
        </message>
        <message>
            <source>{list} (not here)</source>
            <translation type="vanished">{list}（這裡沒有）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/list_choice.py" />
            <source>{list} (not imported)</source>
            <translation>{list}（這裡沒有）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} gave up.</source>
            <translation>{loser} 認輸。</translation>
        </message>
        <message>
            <source>{loser} had no Seal and brought none.</source>
            <translation type="vanished">{loser} 沒有 Seal，也沒有讓 Seal 上場。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{loser} had no Seal and could not bring one.</source>
            <translation>{loser} 沒有 Seal，也沒有讓 Seal 上場。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} had to draw and could not.</source>
            <translation>{loser} 必須抽牌卻無牌可抽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{loser} has no Life Points left.</source>
            <translation>{loser} 的生命點數已歸零。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{loser} has no card left to draw.</source>
            <translation>{loser} 沒有牌可抽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{loser} has no cards left in the deck.</source>
            <translation>{loser} 的牌組沒有牌了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{loser} took damage without Life.</source>
            <translation>{loser} 在沒有生命時受到傷害。</translation>
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
            <translation>{name}（{kind}）應放入特別牌組，不是{pile}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} cannot be in the deck: the text of {by} forbids it.</source>
            <translation>{name} 不能放入牌組：{by} 的效果文字禁止。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} does not belong in the Extra Deck.</source>
            <translation>{name} 不能放入特別牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} does not belong in the {pile}.</source>
            <translation>{name} 不能放入{pile}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} has a colour that the Leader {leader} does not have: {colours}.</source>
            <translation>{name} 有領航者 {leader} 所沒有的顏色：{colours}。</translation>
        </message>
        <message>
            <source>{name} has a colour that the Leader {leader} has not: {colours}.</source>
            <translation type="vanished">{name} 有領航者 {leader} 所沒有的顏色：{colours}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Forbidden by the list “{list}”; the deck has {count}.</source>
            <translation>{name} 在「{list}」中是禁止卡；牌組中有 {count} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Limited by the list “{list}”: at most 1, the deck has {count}.</source>
            <translation>{name} 在「{list}」中是限制卡：最多 1 張，牌組中有 {count} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is Semi-Limited by the list “{list}”: at most 2, the deck has {count}.</source>
            <translation>{name} 在「{list}」中是準限制卡：最多 2 張，牌組中有 {count} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is a Ritual Monster and belongs in the Main Deck.</source>
            <translation>{name} 是儀式怪獸，應放入主牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is a Token; Tokens are never part of a deck.</source>
            <translation>{name} 是衍生怪獸；衍生怪獸不屬於牌組。</translation>
        </message>
        <message>
            <source>{name} is a Token; a Token is never part of a deck.</source>
            <translation type="vanished">{name} 是衍生怪獸；衍生怪獸不屬於牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name} is banned and its Reflection card is not beside the Deck.</source>
            <translation>{name} 被禁止，而且它的 Reflection 卡不在牌組旁。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{name} is not to lose before this Subturn ends.</source>
            <translation>{name} 必須在這個 Subturn 結束前不落敗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{name} is not to lose before this turn ends.</source>
            <translation>{name} 必須在本回合結束前不落敗。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{name} is to win before this Subturn ends.</source>
            <translation>{name} 必須在這個 Subturn 結束前獲勝。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{name} is to win before this turn ends.</source>
            <translation>{name} 必須在本回合結束前獲勝。</translation>
        </message>
        <message>
            <source>{name} may not be in the deck: the text of {by} forbids it.</source>
            <translation type="vanished">{name} 不能放入牌組：{by} 的效果文字禁止。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>{name} was moved to the trash.</source>
            <translation>{name} 已刪除。</translation>
        </message>
        <message>
            <source>{name} was thrown away.</source>
            <translation type="vanished">{name} 已丟棄。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>{name} wins</source>
            <extracomment>how a match ended</extracomment>
            <translation>{name} 獲勝</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{name} wins the duel</source>
            <translation>{name} 贏得決鬥</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{name} wins the game</source>
            <translation>{name} 贏得比賽</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/results.py" />
            <source>{name} wins the match</source>
            <translation>{name} 贏得對戰</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/home_data.py" />
            <source>{name} wins {a}–{b}</source>
            <translation>{name} 以 {a}–{b} 獲勝</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>{name}: Side Deck</source>
            <translation>{name}：備牌</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/lines_panel.py" />
            <source>{name}: from moment {fork}, length {n}</source>
            <translation>{name}：自第 {fork} 刻起，長度 {n}</translation>
        </message>
        <message>
            <source>{name}: the edition {edition} has no {kind} cards.</source>
            <translation type="vanished">{name}：規則版本「{edition}」沒有{kind}卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/decks/messages.py" />
            <source>{name}: {edition} has no {kind} cards.</source>
            <translation>{name}：{edition}沒有{kind}卡。</translation>
        </message>
        <message>
            <source>{name}: {life} Life Points, {hand} cards in hand</source>
            <translation type="vanished">{name}：生命點數 {life}，手牌 {hand} 張</translation>
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
            <translation type="vanished">{name}：{n} 個時刻，從時刻 {fork} 分出</translation>
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
            <translation type="vanished">Shrine 等級 {n}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{n} Life Points</source>
            <translation>生命點數 {n}</translation>
        </message>
        <message>
            <source>{n} Life cards</source>
            <translation type="vanished">{n} 張生命卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n} Mp</source>
            <extracomment>Summoner Master: an amount of magic points</extracomment>
            <translation>{n} Mp</translation>
        </message>
        <message>
            <source>{n} active DON!! cards</source>
            <translation type="vanished">{n} 張活躍的 DON!! 卡</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>{n} cards</source>
            <extracomment>how many cards a pile or an effect has</extracomment>
            <translation>{n} 張卡</translation>
        </message>
        <message>
            <source>{n} cards are in {file}.</source>
            <translation type="vanished">{file} 中有 {n} 張卡。</translation>
        </message>
        <message>
            <source>{n} cards are not in the catalogue: import a database that has them.</source>
            <translation type="vanished">有 {n} 張卡不在卡片庫中：請匯入收錄它們的資料庫。</translation>
        </message>
        <message>
            <source>{n} cards by hand</source>
            <translation type="vanished">{n} 張需手動處理</translation>
        </message>
        <message>
            <source>{n} cards in hand</source>
            <translation type="vanished">手牌 {n} 張</translation>
        </message>
        <message>
            <source>{n} cards per page</source>
            <translation type="vanished">每頁 {n} 張</translation>
        </message>
        <message>
            <source>{n} cards played by hand</source>
            <translation type="vanished">{n} 張需手動處理</translation>
        </message>
        <message>
            <source>{n} cards to a page</source>
            <translation type="vanished">每頁 {n} 張</translation>
        </message>
        <message>
            <source>{n} cards were pasted.</source>
            <translation type="vanished">已貼上 {n} 張卡。</translation>
        </message>
        <message>
            <source>{n} cards were written to {file}.</source>
            <translation type="vanished">{file} 中有 {n} 張卡。</translation>
        </message>
        <message>
            <source>{n} cards, {kinds} different</source>
            <translation type="vanished">{n} 張，{kinds} 種</translation>
        </message>
        <message>
            <source>{n} chosen</source>
            <translation type="vanished">已選 {n} 張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{n} damage</source>
            <extracomment>Yu-Gi-Oh!: short name of an effect that inflicts so much damage</extracomment>
            <translation>給予{n}點傷害</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>{n} damage to you</source>
            <translation>你受到{n}點傷害</translation>
        </message>
        <message>
            <source>{n} decks are among your decks now.</source>
            <translation type="vanished">{n} 副牌組已加入你的牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{n} decks were added to your decks.</source>
            <translation>{n} 副牌組已加入你的牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/file_actions.py" />
            <source>{n} decks were moved to the trash.</source>
            <translation>已刪除 {n} 副牌組。</translation>
        </message>
        <message>
            <source>{n} decks were thrown away.</source>
            <translation type="vanished">已丟棄 {n} 副牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>{n} dpi</source>
            <extracomment>dots per inch</extracomment>
            <translation>{n} dpi</translation>
        </message>
        <message>
            <source>{n} draws later</source>
            <translation type="vanished">再抽 {n} 張後</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>{n} h ago</source>
            <translation>{n} 小時前</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{n} in landscape</source>
            <translation>橫向 {n} 張</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>{n} in portrait</source>
            <translation>直向 {n} 張</translation>
        </message>
        <message>
            <source>{n} kinds of cards are played by hand.</source>
            <translation type="vanished">有 {n} 種卡需手動處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/text.py" />
            <source>{n} min ago</source>
            <translation>{n} 分鐘前</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/pictures/overview.py" />
            <source>{n} of {all} cards have a picture.</source>
            <translation>{all} 張卡片中有 {n} 張有圖片。</translation>
        </message>
        <message>
            <source>{n} of {total} decks chosen</source>
            <translation type="vanished">已選 {n}／{total} 副牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/shelf/page.py" />
            <source>{n} of {total} decks selected</source>
            <translation>已選 {n}／{total} 副牌組</translation>
        </message>
        <message>
            <source>{n} or more</source>
            <translation type="vanished">{n} 張以上</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/card_focus.py" />
            <source>{n} printings</source>
            <extracomment>how many printings a card has</extracomment>
            <translation>{n} 種印刷版本</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <source>{n} selected</source>
            <extracomment>how many cards are selected in a list</extracomment>
            <translation>已選 {n} 張</translation>
        </message>
        <message>
            <source>{n} values not in the rulebook</source>
            <translation type="vanished">有 {n} 項不依規則書</translation>
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
            <translation>從 {card} 取除 {n} × {counter}。</translation>
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
            <translation>{n}：解除合體</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: Combination</source>
            <translation>{n}：合體</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{n}: attacks</source>
            <translation>{n}：攻擊</translation>
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
            <translation>{other} 攻擊後是休息狀態。休息的角色可以被攻擊！附加 DON!! 給 {card}，用它攻擊 {other}：5000 對 4000。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/lessons.py" />
            <source>{other} lies under {card} now. Together they are one Seal with At 6 and Df 6, and still Active. A Seal can be a Support Seal only when it has been in the Arena for a Turn.</source>
            <translation>{other} 現在在 {card} 下面。合起來是 At 6、Df 6 的一張 Seal，仍可行動。Seal 要在場上滿一個 Turn 才能當支援 Seal。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to end the turn. {who}: activate something first, or let the End Phase begin.</source>
            <translation>{other} 想結束回合。{who}：先發動卡片，或讓結束階段開始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to enter Main Phase 2. {who}: activate something first, or let it begin.</source>
            <translation>{other} 想進入主要階段2。{who}：先發動卡片，或讓它開始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{other} wants to enter the Battle Phase. {who}: activate something first, or let it begin.</source>
            <translation>{other} 想進入戰鬥階段。{who}：先發動卡片，或讓它開始。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/lessons.py" />
            <source>{other} was K.O.'d. Now attach a DON!! to {card} and attack {third} again.</source>
            <translation>{other} 被 KO 了。現在附加 DON!! 給 {card}，再次攻擊 {third}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/tile.py" />
            <source>{owned} of {needed} owned</source>
            <translation>擁有 {owned}／需要 {needed}</translation>
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
            <translation>{phase}即將結束。{who}：發動卡片，或讓它結束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{phase}. {who}: activate something, or go on.</source>
            <translation>{phase}。{who}：發動卡片，或繼續。</translation>
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
            <translation>{place}現在不能使用。</translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: %n card(s)</source>
            <translation>
                <numerusform>{who} 的{place}：%Ln 張卡</numerusform>
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
            <translation>{player} 的基本分已經歸零。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/reasons.py" />
            <source>{player} has no card left in the deck.</source>
            <translation>{player} 的牌組已經沒有卡。</translation>
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
            <translation>{seat}：牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: name</source>
            <translation>{seat}：名字</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/seat_panel.py" />
            <source>{seat}: played by</source>
            <translation>{seat}：由誰來玩</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>{share} (exactly {exact})</source>
            <translation>{share}（精確 {exact}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/edition_words.py" />
            <source>{shrine} Levels in the Shrine lose ({rule}). Decks of at least {seals} Seals and {mystics} Mystic Cards.</source>
            <translation>Shrine 等級達 {shrine} 即落敗（{rule}）。牌組至少 {seals} 張 Seal 與 {mystics} 張 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} files are decks: open or convert them instead of importing them</source>
            <translation>{suffix} 是牌組，應開啟或轉換，而不是匯入</translation>
        </message>
        <message>
            <source>{suffix} files can hold only Yu-Gi-Oh! decks</source>
            <translation type="vanished">{suffix} 檔案只能存遊戲王的牌組</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} files can hold only decks of {game}</source>
            <translation>{suffix} 檔案只能存 {game} 的牌組</translation>
        </message>
        <message>
            <source>{suffix} files hold decks of Yu-Gi-Oh! only</source>
            <translation type="vanished">{suffix} 檔案只能存遊戲王的牌組</translation>
        </message>
        <message>
            <source>{suffix} is a deck, which is opened or converted and not imported</source>
            <translation type="vanished">{suffix} 是牌組，應開啟或轉換，而不是匯入</translation>
        </message>
        <message>
            <source>{suffix} is no kind of deck file (known: {known})</source>
            <translation type="vanished">{suffix} 不是牌組檔案（可用：{known}）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>{suffix} is not a deck file type (known: {known})</source>
            <translation>{suffix} 不是牌組檔案（可用：{known}）</translation>
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
            <translation>{value} 不是卡號（32 位元無號整數）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{value} is out of range.</source>
            <translation>{value} 超出範圍。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>{what} (our own ruling)</source>
            <translation>{what}（我們的裁定）</translation>
        </message>
        <message>
            <source>{what} (our ruling)</source>
            <translation type="vanished">{what}（我們的裁定）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/edition_words.py" />
            <source>{what} (taken from another edition)</source>
            <translation>{what}（取自其他規則版本）</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{what} ({price})</source>
            <translation>{what}（{price}）</translation>
        </message>
        <message>
            <source>{what} must be a number up to 99,999, or “?”.</source>
            <translation type="vanished">{what}必須是 99,999 以內的數字，或「?」。</translation>
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
            <translation>{who} 反轉召喚 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Fusion Summons {card}.</source>
            <translation>{who} 融合召喚 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Normal Summons {card}.</source>
            <translation>{who} 通常召喚 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Ritual Summons {card}.</source>
            <translation>{who} 儀式召喚 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets a card.</source>
            <translation>{who} 蓋放一張卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets a monster.</source>
            <translation>{who} 蓋放一隻怪獸。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Sets {card}.</source>
            <translation>{who} 蓋放 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Special Summons {card}.</source>
            <translation>{who} 特殊召喚 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Synchro Summons {card}.</source>
            <translation>{who} 同步召喚 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Tribute Summons {card}.</source>
            <translation>{who} 升級召喚 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} Xyz Summons {card}.</source>
            <translation>{who} 超量召喚 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} activates {card}.</source>
            <translation>{who} 發動 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} activates {card}: {targets}.</source>
            <translation>{who} 發動 {card}：{targets}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} adds a Life card to the hand.</source>
            <translation>{who} 將 1 張生命卡加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} adds a Life card to the hand: {card}.</source>
            <translation>{who} 將生命卡加入手牌：{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} adds {card} to the hand.</source>
            <translation>{who} 將 {card} 加入手牌。</translation>
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
            <translation>{who} 變更設定。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} chooses {card}.</source>
            <translation>{who}選擇{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} decides about {card}.</source>
            <translation>{who} 正在決定 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/table/panels/chain_list.py" />
            <source>{who} decides next whether to respond</source>
            <translation>接著由 {who} 決定是否對應</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} decides.</source>
            <extracomment>line of the log: the toss let this player choose</extracomment>
            <translation>{who} 正在決定。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} discards {card}.</source>
            <translation>{who} 捨棄 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} draws a Mystic Card.</source>
            <translation>{who} 抽了一張 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} draws a Seal.</source>
            <translation>{who} 抽了一張 Seal。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} draws a card.</source>
            <translation>{who} 抽一張牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} draws a new hand.</source>
            <translation>{who} 重抽手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} draws {n} cards.</source>
            <translation>{who} 抽 {n} 張牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} ends the Subturn by an Effect.</source>
            <translation>{who} 以效果結束 Subturn。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} gains {amount} LP.</source>
            <translation>{who} 回復 {amount} 生命點數。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gets a DON!! card.</source>
            <translation>{who} 得到 1 張 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gets {n} DON!! cards.</source>
            <translation>{who} 得到 {n} 張 DON!! 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} gives up.</source>
            <translation>{who} 認輸。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} gives {card} a DON!! card.</source>
            <translation>{who} 給 {card} 附加 1 張 DON!! 卡。</translation>
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
            <translation>{who} 的領航者是 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} is done with side-decking.</source>
            <translation>{who} 換完備牌。</translation>
        </message>
        <message>
            <source>{who} lays {n} Life cards.</source>
            <translation type="vanished">{who} 放置 {n} 張生命卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} looks at cards: {n}.</source>
            <translation>{who}查看{n}張卡牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who} lost the last game: go first or second?</source>
            <translation>{who} 輸了上一場：先攻還是後攻？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/kernel_words.py" />
            <source>{who} notes: {note}</source>
            <extracomment>line of the log: a player has written a note into it</extracomment>
            <translation>{who} 記下：{note}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} now has {amount} LP.</source>
            <translation>{who}的生命點數變成{amount}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} pays {amount} LP.</source>
            <translation>{who} 支付 {amount} 生命點數。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} places a Life card.</source>
            <translation>{who} 放置 1 張生命卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} places {n} Life cards.</source>
            <translation>{who} 放置 {n} 張生命卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} plays {card}.</source>
            <translation>{who} 打出 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} returns DON!! cards to the DON!! deck: {n}.</source>
            <translation>{who}將{n}張DON!!卡返回DON!!牌組。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} rolls a die: {face}.</source>
            <translation>{who} 擲骰子：{face}。</translation>
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
            <translation>{who}跳過這個回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} skips: {phase}.</source>
            <translation>{who} 跳過：{phase}。</translation>
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
            <translation type="vanished">{who} 將生命卡加入手牌：{card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} takes an extra turn after this one.</source>
            <translation>{who}在這個回合後再獲得1個回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes control of {card}.</source>
            <translation>{who} 取得 {card} 的控制權。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} takes damage: look at the Life card for a [Trigger], or add it to the hand.</source>
            <translation>{who} 受到傷害：查看生命卡有無 [Trigger]，或直接加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes {amount} battle damage.</source>
            <translation>{who} 受到 {amount} 點戰鬥傷害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} takes {amount} damage.</source>
            <translation>{who} 受到 {amount} 點傷害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who} tosses a coin: {face}.</source>
            <translation>{who} 擲硬幣：{face}。</translation>
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
            <translation>{who} 使用 {card} 的反擊。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who} uses the [Trigger] of {card}.</source>
            <translation>{who} 使用 {card} 的【觸發】。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel by an effect.</source>
            <translation>{who} 以效果贏得決鬥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel.</source>
            <translation>{who} 贏得決鬥。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other cannot draw.</source>
            <translation>{who} 贏得決鬥：對方無牌可抽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other gave up.</source>
            <translation>{who} 贏得決鬥：對方認輸。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/words.py" />
            <source>{who} wins the duel: the other's Life Points are 0.</source>
            <translation>{who} 贏得決鬥：對方生命點數為 0。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game by an effect.</source>
            <translation>{who} 因效果獲勝。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game.</source>
            <translation>{who} 獲勝。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other gave up.</source>
            <translation>{who} 獲勝：對方認輸。</translation>
        </message>
        <message>
            <source>{who} wins the game: the other had no Seal and brought none.</source>
            <translation type="vanished">{who} 獲勝：對方沒有 Seal，也沒有讓 Seal 上場。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other had no Seal and could not bring one.</source>
            <translation>{who} 獲勝：對方沒有 Seal，也沒有讓 Seal 上場。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other has no card left to draw.</source>
            <translation>{who} 獲勝：對方沒有牌可抽。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game: the other took damage without Life.</source>
            <translation>{who} 獲勝：對方在沒有生命時受到傷害。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/fact_words.py" />
            <source>{who} wins the game: the other's Shrine is full.</source>
            <translation>{who} 獲勝：對方的 Shrine 滿了。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who} wins the game: the other's deck is empty.</source>
            <translation>{who} 獲勝：對方的牌組沒有牌了。</translation>
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
            <translation>{who}，戰鬥階段：用怪獸攻擊，或繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}, Draw Step: draw a Seal or a Mystic Card.</source>
            <translation>{who}，抽牌步驟：抽 Seal 或 Mystic 卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Main Phase 1: summon, set, activate, change positions, or go on.</source>
            <translation>{who}，主要階段1：召喚、蓋牌、發動、變更表示形式，或繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, Main Phase 2: summon, set, activate, change positions, or end the turn.</source>
            <translation>{who}，主要階段2：召喚、蓋牌、發動、變更表示形式，或結束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}, Main Phase: play cards, give DON!! cards, attack, activate, or end the turn.</source>
            <translation>{who}，主要階段：打出卡、附加 DON!! 卡、攻擊、啟動能力，或結束回合。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}, Main Step: cast, attack, use Skills, change Lines, combine, or end it.</source>
            <translation>{who}，主要步驟：施放、攻擊、使用 Skill、更換 Line、合體，或結束。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}, {phase}: what do you do?</source>
            <translation>{who}，{phase}：要做什麼？</translation>
        </message>
        <message>
            <source>{who}: Damage Step. Activate something, or pass.</source>
            <translation type="vanished">{who}：傷害步驟。發動卡片，或跳過。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: Growth for {card}? “{words}”</source>
            <translation>{who}：{card} 要進行 Growth 嗎？「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: Tribute a monster for {card}.</source>
            <translation>{who}：為 {card} 釋放一隻怪獸。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: Tribute for {card}. Choose {n}.</source>
            <translation>{who}：為 {card} 釋放怪獸。選 {n} 隻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the Life cards.</source>
            <translation>{who}：1 張卡放到生命區。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the bottom of the deck.</source>
            <translation>{who}：1 張卡放到牌組底部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the hand.</source>
            <translation>{who}：1 張卡加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/fact_words.py" />
            <source>{who}: a card goes to the top of the deck.</source>
            <translation>{who}：1 張卡放到牌組頂部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: activate something, or go on.</source>
            <translation>{who}：發動卡片，或繼續。</translation>
        </message>
        <message>
            <source>{who}: activate something, or pass.</source>
            <translation type="vanished">{who}：發動卡片，或跳過。</translation>
        </message>
        <message>
            <source>{who}: activate {card}?</source>
            <translation type="vanished">{who}：發動 {card} 嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: apply the Effect of {card} by hand, then press Done.</source>
            <translation>{who}：手動執行 {card} 的效果，然後按「完成」。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: apply the effect of {card} by hand, then press Done.</source>
            <translation>{who}：手動處理 {card} 的效果，然後按「完成」。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: apply the optional part of {card}?</source>
            <translation>{who}：適用 {card} 的選擇性部分嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: as which card does {card} count?</source>
            <translation>{who}：{card}視為哪張卡？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: chain to Chain Link {link}, or let it resolve.</source>
            <translation>{who}：對連鎖 {link} 進行連鎖，或讓它處理。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose DON!! cards to return to the DON!! deck for {card}: {n}.</source>
            <translation>{who}：為{card}選擇要返回DON!!牌組的DON!!卡：{n}張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a Seal that performs Regeneration, or none.</source>
            <translation>{who}：選擇進行 Regeneration 的 Seal，或不選。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a card that Progresses, or none.</source>
            <translation>{who}：選擇進行 Progress 的卡，或不選。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose a card that wakes up and is cast free, or none.</source>
            <translation>{who}：選擇進行 Wake Up 並免費施放的卡，或不選。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: choose a number for {card}.</source>
            <translation>{who}：為 {card} 選擇一個數字。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose a zone that cannot be used ({card}).</source>
            <translation>{who}：選擇不能使用的區域（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose for {card}, {least} to {n}: “{words}”</source>
            <translation>{who}：為{card}選擇{least}到{n}張：「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose the Support Seals of {card}.</source>
            <translation>{who}：選擇 {card} 的支援 Seal。</translation>
        </message>
        <message>
            <source>{who}: choose the condition Seals for {card}.</source>
            <translation type="vanished">{who}：選擇 {card} 的條件 Seal。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the materials for {card}.</source>
            <translation>{who}：選擇 {card} 的素材。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Fusion Summon ({card}).</source>
            <translation>{who}：選擇要融合召喚的怪獸（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Ritual Summon ({card}).</source>
            <translation>{who}：選擇要儀式召喚的怪獸（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Synchro Summon ({card}).</source>
            <translation>{who}：選擇要同步召喚的怪獸（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the monster to Xyz Summon ({card}).</source>
            <translation>{who}：選擇要超量召喚的怪獸（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose the target of the Skill.</source>
            <translation>{who}：選擇 Skill 的對象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose the target of {card}.</source>
            <translation>{who}：選擇 {card} 的對象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose up to {n} for {card}: “{words}”</source>
            <translation>{who}：為 {card} 選擇最多 {n}：「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose up to {n} targets for {card}.</source>
            <translation>{who}：為 {card} 選擇最多 {n} 個對象。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose what {card} asks for ({n}).</source>
            <translation>{who}：選擇{card}要求的卡（{n}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: choose what {card} does.</source>
            <translation>{who}：選擇 {card} 要做什麼。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} ({card}).</source>
            <translation>{who}：選擇{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to Special Summon ({card}).</source>
            <translation>{who}：選擇要特殊召喚的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to Tribute ({card}).</source>
            <translation>{who}：選擇要釋放的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to add to the hand ({card}).</source>
            <translation>{who}：選擇要加入手牌的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to banish ({card}).</source>
            <translation>{who}：選擇要除外的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to destroy ({card}).</source>
            <translation>{who}：選擇要破壞的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to detach ({card}).</source>
            <translation>{who}：選擇要取除的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to discard ({card}).</source>
            <translation>{who}：選擇要捨棄的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to equip ({card}).</source>
            <translation>{who}：選擇要裝備的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to put on the bottom of the Deck ({card}).</source>
            <translation>{who}：選擇要放到牌組最下面的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to put on top of the Deck ({card}).</source>
            <translation>{who}：選擇要放到牌組最上面的{cards}（{card}）。</translation>
        </message>
        <message>
            <source>{who}: choose {cards} to put under the Deck ({card}).</source>
            <translation type="vanished">{who}：選擇要放到牌組最下面的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to return to the hand ({card}).</source>
            <translation>{who}：選擇要回到手牌的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to reveal ({card}).</source>
            <translation>{who}：選擇要公開的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to send to the Graveyard ({card}).</source>
            <translation>{who}：選擇要送進墓地的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: choose {cards} to shuffle into the Deck ({card}).</source>
            <translation>{who}：選擇要洗入牌組的{cards}（{card}）。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: choose {n} for {card}: “{words}”</source>
            <translation>{who}：為{card}選擇{n}張：「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: click the place in a Line where {card} is to stand.</source>
            <translation>{who}：點選 Line 中 {card} 要站的位置。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/question_words.py" />
            <source>{who}: cut in with an Interfere card or Skill, or go on.</source>
            <translation>{who}：以 Interfere 卡或 Skill 插入，或繼續。</translation>
        </message>
        <message>
            <source>{who}: cut in with an Interfere card or Skill, or pass?</source>
            <translation type="vanished">{who}：以 Interfere 卡或 Skill 插入，還是略過？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: damage. Add {card} to the hand, or use its [Trigger]?</source>
            <translation>{who}：受到傷害。將 {card} 加入手牌，還是使用它的【觸發】？</translation>
        </message>
        <message>
            <source>{who}: damage. Take {card} into the hand, or use its [Trigger]?</source>
            <translation type="vanished">{who}：受到傷害。將 {card} 加入手牌，還是使用它的【觸發】？</translation>
        </message>
        <message>
            <source>{who}: damage. {card} goes into the hand.</source>
            <translation type="vanished">{who}：受到傷害。{card} 加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: damage. {card} goes to the hand.</source>
            <translation>{who}：受到傷害。{card} 加入手牌。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: declare a card name for {card}.</source>
            <translation>{who}：為 {card} 宣言一個卡名。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: discard a card.</source>
            <translation>{who}：捨棄一張卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: discard {n} cards.</source>
            <translation>{who}：捨棄 {n} 張卡。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: do by hand what {card} says, then press Done: “{words}”</source>
            <translation>{who}：請手動執行 {card} 的這段文字，然後按「完成」：「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: do what {card} asks for, so that nothing else is done? “{words}”</source>
            <translation>{who}：要照{card}的要求做，好讓其他效果不發生嗎？「{words}」</translation>
        </message>
        <message>
            <source>{who}: does a Seal perform Regeneration?</source>
            <translation type="vanished">{who}：要讓 Seal 進行 Regeneration 嗎？</translation>
        </message>
        <message>
            <source>{who}: does a card Progress?</source>
            <translation type="vanished">{who}：要讓卡進行 Progress 嗎？</translation>
        </message>
        <message>
            <source>{who}: does a card wake up? It is cast free.</source>
            <translation type="vanished">{who}：是否有卡進行Wake Up？將免費施放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: does this hold for {card}? “{words}”</source>
            <translation>{who}：{card}的這段話現在成立嗎？「{words}」</translation>
        </message>
        <message>
            <source>{who}: does what {card} says happen? It need not.</source>
            <translation type="vanished">{who}：要執行{card}的效果嗎？可以不執行。</translation>
        </message>
        <message>
            <source>{who}: does {card} attack several times for its one attack Mp?</source>
            <translation type="vanished">{who}：{card}要以1次攻擊Mp進行多次攻擊嗎？</translation>
        </message>
        <message>
            <source>{who}: does {card} perform Growth?</source>
            <translation type="vanished">{who}：{card} 要進行 Growth 嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: draw a card, or stop?</source>
            <translation>{who}：抽一張牌，還是停止？</translation>
        </message>
        <message>
            <source>{who}: draw a card?</source>
            <translation type="vanished">{who}：抽牌嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: draw a second card?</source>
            <translation>{who}：要抽第二張嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: exchange cards between your Side Deck and your Deck, then press Done.</source>
            <translation>{who}：交換備牌與牌組的卡，然後按「完成」。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: from which card is a counter removed ({card})?</source>
            <translation>{who}：從哪張卡取除計數物（{card}）？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: go first or second?</source>
            <translation>{who}：先攻還是後攻？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how do you decide who starts?</source>
            <translation>{who}：用什麼方式決定先攻？</translation>
        </message>
        <message>
            <source>{who}: how is it settled who starts?</source>
            <translation type="vanished">{who}：用什麼方式決定先手？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many DON!! cards does {card} get?</source>
            <translation>{who}：要附加幾張DON!!卡給{card}？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many cards from the top of the deck?</source>
            <translation>{who}：要查看牌組頂部幾張卡牌？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: how many for {card}? “{words}”</source>
            <translation>{who}：{card}要幾張？「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how many of the Charged Counters paid on {card} come from your own cards?</source>
            <translation>{who}：從{card}支付的Charged Counter中，有幾個來自我方的卡？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: how much Mp do you pay as X for {card}?</source>
            <translation>{who}：為{card}支付多少Mp作為X？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: in what order are they placed? The first goes first.</source>
            <translation>{who}：以什麼順序放置？先選的先放。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: in what order do they go to the bottom? The last lies lowest.</source>
            <translation>{who}：以什麼順序放到底部？最後一張在最下面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which order are these cards placed, the top one first ({card})?</source>
            <translation>{who}：這些卡依什麼順序排列，最上面的在前（{card}）？</translation>
        </message>
        <message>
            <source>{who}: in which order do the cards go there? The last lies on top.</source>
            <translation type="vanished">{who}：這些卡依什麼順序放置？最後一張在最上面。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: in which order do the cards go there? The last one ends up on top.</source>
            <translation>{who}：這些卡依什麼順序放置？最後一張在最上面。</translation>
        </message>
        <message>
            <source>{who}: in which order do these cards lie, the top one first ({card})?</source>
            <translation type="vanished">{who}：這些卡依什麼順序排列，最上面的在前（{card}）？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which order do these effects go on the Chain? The first is the lowest link.</source>
            <translation>{who}：這些效果以什麼順序組成連鎖？第一個是連鎖 1。</translation>
        </message>
        <message>
            <source>{who}: in which order do your Abilities choose?</source>
            <translation type="vanished">{who}：你的能力依什麼順序選擇？</translation>
        </message>
        <message>
            <source>{who}: in which position does {card} come?</source>
            <translation type="vanished">{who}：{card} 以何種表示形式出場？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: in which position is {card} placed?</source>
            <translation>{who}：{card} 以何種表示形式出場？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: in which zone does {card} go?</source>
            <translation>{who}：{card} 放在哪一區？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: keep this hand, or shuffle it back and draw 5 new cards once?</source>
            <translation>{who}：保留手牌，還是洗回牌組重抽 5 張（一次）？</translation>
        </message>
        <message>
            <source>{who}: more cards in hand than the limit. Discard {n}.</source>
            <translation type="vanished">{who}：手牌超過上限。捨棄 {n} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: nothing else can be done here. Go on.</source>
            <translation>{who}：這裡沒有別的事可做，請繼續。</translation>
        </message>
        <message>
            <source>{who}: nothing else can be done now. Go on.</source>
            <translation type="vanished">{who}：現在沒有別的事可做，請繼續。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: on which card is a counter placed ({card})?</source>
            <translation>{who}：在哪張卡上放置計數物（{card}）？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: on which side of {card} do the Support Seals stand?</source>
            <translation>{who}：支援 Seal 放在 {card} 的哪一邊？</translation>
        </message>
        <message>
            <source>{who}: pay for {card}?</source>
            <translation type="vanished">{who}：為 {card} 支付嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: pay the Cost of the Skill by hand, then press Done, or take it back.</source>
            <translation>{who}：手動支付 Skill 的代價，然後按「完成」，或取消。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: pay the Cost of {card} by hand, then press Done, or take it back.</source>
            <translation>{who}：手動支付 {card} 的代價，然後按「完成」，或取消。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: pay the cost of {card} by hand, then press Done.</source>
            <translation>{who}：手動支付 {card} 的費用，然後按「完成」。</translation>
        </message>
        <message>
            <source>{who}: respond to Chain Link {link}, or pass.</source>
            <translation type="vanished">{who}：對應連鎖 {link}，或跳過。</translation>
        </message>
        <message>
            <source>{who}: respond to the Summon of {card}, or pass.</source>
            <translation type="vanished">{who}：對應 {card} 的召喚，或跳過。</translation>
        </message>
        <message>
            <source>{who}: respond to the Summon, or pass.</source>
            <translation type="vanished">{who}：對應召喚，或跳過。</translation>
        </message>
        <message>
            <source>{who}: respond to the attack of {card}, or pass.</source>
            <translation type="vanished">{who}：對應 {card} 的攻擊，或跳過。</translation>
        </message>
        <message>
            <source>{who}: respond to the attack, or pass.</source>
            <translation type="vanished">{who}：對應攻擊，或跳過。</translation>
        </message>
        <message>
            <source>{who}: respond to {card} (Chain Link {link}), or pass.</source>
            <translation type="vanished">{who}：對應 {card}（連鎖 {link}），或跳過。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: rock, paper or scissors? The winner chooses who starts.</source>
            <translation>{who}：石頭、布還是剪刀？勝者選擇先後攻。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: several of your Abilities happen now. Click them in their order.</source>
            <translation>{who}：你有數個能力同時發生，請依順序點選。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: show the card whose Skill you use.</source>
            <translation>{who}：展示你使用其 Skill 的卡。</translation>
        </message>
        <message>
            <source>{who}: shuffle?</source>
            <translation type="vanished">{who}：洗牌嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: the effect of {card} can be used now: “{words}”</source>
            <translation>{who}：現在可以使用 {card} 的效果：「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: the monsters have changed. How does the attack of {card} continue?</source>
            <translation>{who}：怪獸有變動。{card} 的攻擊如何繼續？</translation>
        </message>
        <message>
            <source>{who}: the monsters have changed. How does the attack of {card} go on?</source>
            <translation type="vanished">{who}：怪獸有變動。{card} 的攻擊如何繼續？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: there are 5 Characters already. Which one goes to the Trash for {card}?</source>
            <translation>{who}：已有 5 張角色。為了 {card}，要將哪一張放到廢棄區？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: this would repeat forever. How many more times should it happen?</source>
            <translation>{who}：這會無限循環下去。還要循環幾次？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: use the effect of {card}?</source>
            <translation>{who}：使用 {card} 的效果嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: use {card} instead of the destruction?</source>
            <translation>{who}：用 {card} 代替破壞嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: what do you declare for {card}?</source>
            <translation>{who}：為 {card} 宣言什麼？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: what do you pay for {card}?</source>
            <translation>{who}：為 {card} 支付什麼？</translation>
        </message>
        <message>
            <source>{who}: what does the Skill aim at?</source>
            <translation type="vanished">{who}：Skill 以什麼為目標？</translation>
        </message>
        <message>
            <source>{who}: what does {card} aim at?</source>
            <translation type="vanished">{who}：{card} 以什麼為目標？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: what does {card} attack?</source>
            <translation>{who}：{card} 要攻擊什麼？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: where does {target} go, for {card}?</source>
            <translation>{who}：依 {card} 的效果，要把 {target} 放到哪裡？</translation>
        </message>
        <message>
            <source>{who}: where in which Line does {card} stand?</source>
            <translation type="vanished">{who}：{card} 站在哪個 Line 的哪個位置？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: where to, for {card}?</source>
            <translation>{who}：依 {card} 的效果，要放到哪裡？</translation>
        </message>
        <message>
            <source>{who}: which DON!! card is returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}：為{card}將哪張DON!!卡返回DON!!牌組？</translation>
        </message>
        <message>
            <source>{who}: which Seal does {card} attack?</source>
            <translation type="vanished">{who}：{card} 攻擊哪張 Seal？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which Seals leave the game for the Growth of {card}?</source>
            <translation>{who}：為 {card} 的 Growth 將哪些 Seal 移出遊戲？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which ability is resolved next?</source>
            <translation>{who}：接著處理哪個能力？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which card gains +{amount} power in this battle?</source>
            <translation>{who}：這場戰鬥中哪張卡力量 +{amount}？</translation>
        </message>
        <message>
            <source>{who}: which cards does {card} use up for its Progress?</source>
            <translation type="vanished">{who}：{card} 以哪些卡進行 Progress？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which cards leave the game for the Progress of {card}?</source>
            <translation>{who}：為 {card} 的 Progress 將哪些卡移出遊戲？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: which effect of {card}?</source>
            <translation>{who}：{card} 的哪個效果？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: which form does {card} take?</source>
            <translation>{who}：{card} 採用哪個形態？</translation>
        </message>
        <message>
            <source>{who}: which of its choices does {card} take, in the order of its text?</source>
            <translation type="vanished">{who}：{card}選擇哪一項（依文字順序）？</translation>
        </message>
        <message>
            <source>{who}: which of its choices does {card} take?</source>
            <translation type="vanished">{who}：{card} 選擇哪一項？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which of them go on top? The others go to the bottom.</source>
            <translation>{who}：其中哪些放到頂部？其餘的放到底部。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: which of them go to the hand?</source>
            <translation>{who}：其中哪些加入手牌？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: which of these effects do you use?</source>
            <translation>{who}：使用這些效果中的哪些？</translation>
        </message>
        <message>
            <source>{who}: which {n} DON!! card(s) are returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}：為{card}將哪{n}張DON!!卡返回DON!!牌組？</translation>
        </message>
        <message>
            <source>{who}: which {n} DON!! cards are returned to the DON!! deck for {card}?</source>
            <translation type="vanished">{who}：為{card}將哪{n}張DON!!卡返回DON!!牌組？</translation>
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
            <translation>{who}：手牌超過上限。捨棄 {n} 張。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}), which withstands it now.</source>
            <translation>{who}：{card}（{attack}）攻擊{target}（{against}），目前擋得下來。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}). Block it, or not?</source>
            <translation>{who}：{card}（{attack}）攻擊 {target}（{against}）。要阻擋嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}). Use Counters, or let it come.</source>
            <translation>{who}：{card}（{attack}）攻擊 {target}（{against}）。使用反擊，或任其通過。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>{who}: {card} ({attack}) attacks {target} ({against}): +{needed} needed to hold.</source>
            <translation>{who}：{card}（{attack}）攻擊{target}（{against}）：還需要+{needed}才能擋下。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card} hits the hand. Which kind of card?</source>
            <translation>{who}：{card} 擊中手牌。哪一種卡？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/words.py" />
            <source>{who}: {card} may apply to this battle. Do what it says by hand, then press Done: “{words}”</source>
            <translation>{who}：{card} 可能適用於這次戰鬥。請手動處理後按「完成」：「{words}」</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card} may attack several times for one attack Mp.</source>
            <translation>{who}：{card} 可用1次攻擊Mp進行多次攻擊。</translation>
        </message>
        <message>
            <source>{who}: {card} resolves. Apply the optional part of “{words}”?</source>
            <translation type="vanished">{who}：處理 {card}。適用「{words}」的選擇性部分嗎？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/yugioh/presentation/questions.py" />
            <source>{who}: {card} resolves: “{words}” What do you do?</source>
            <translation>{who}：處理 {card}：「{words}」要怎麼做？</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>{who}: {card}: do it? “{words}”</source>
            <translation>{who}：{card}：要執行嗎？「{words}」</translation>
        </message>
        <message>
            <source>{who}: {phase}. Activate something, or pass.</source>
            <translation type="vanished">{who}：{phase}。發動卡片，或跳過。</translation>
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
            <translation>{words}（規則 {rule}）</translation>
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
            <translation>「……時可以」只限於最後發生的事</translation>
        </message>
        <message>
            <source>“{field}” is a number: write for example {field}&gt;=4</source>
            <translation type="vanished">「{field}」是數字：例如寫成 {field}&gt;=4</translation>
        </message>
        <message>
            <source>“{field}” is a number: write for example {field}&gt;=4.</source>
            <translation type="vanished">「{field}」是數字：例如寫成 {field}&gt;=4。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” is a number; write, for example, {field}&gt;=4</source>
            <translation>「{field}」是數字：例如寫成 {field}&gt;=4</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” is a number; write, for example, {field}&gt;=4.</source>
            <translation>「{field}」是數字：例如寫成 {field}&gt;=4。</translation>
        </message>
        <message>
            <source>“{field}” is no number and cannot be compared; write {field}:word</source>
            <translation type="vanished">「{field}」不是數字，不能比較；請寫成 {field}:字詞</translation>
        </message>
        <message>
            <source>“{field}” is no number and cannot be compared; write {field}:word.</source>
            <translation type="vanished">「{field}」不是數字，不能比較；請寫成 {field}:字詞。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” is not a number and cannot be compared; write {field}:word</source>
            <translation>「{field}」不是數字，不能比較；請寫成 {field}:字詞</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” is not a number and cannot be compared; write {field}:word.</source>
            <translation>「{field}」不是數字，不能比較；請寫成 {field}:字詞。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/query.py" />
            <source>“{field}” needs a value after it</source>
            <translation>「{field}」後面必須有內容</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/cards/words.py" />
            <source>“{field}” needs a value after it.</source>
            <translation>「{field}」後面必須有內容。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>“{name}”: did you mean</source>
            <translation>「{name}」：您是否要找</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>“{part}”: {reason}</source>
            <extracomment>a part of a search that is not understood, and why; the quotation marks are those of the language</extracomment>
            <translation>「{part}」：{reason}</translation>
        </message>
        <message>
            <source>“{typed}” was read as {card}.</source>
            <translation type="vanished">「{typed}」已視為 {card}。</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” cannot be the name of a folder</source>
            <translation>「{value}」不能作為資料夾名稱</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” is not one of: {allowed}</source>
            <translation>「{value}」不是下列之一：{allowed}</translation>
        </message>
        <message>
            <location filename="../desktop/sanam/catalogue/problems.py" />
            <source>“{value}” must be a number of copies and a code</source>
            <translation>「{value}」必須是張數與卡號</translation>
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
                <numerusform>✕ %Ln 個問題</numerusform>
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
            <translation type="vanished">✕ {n} 項不合</translation>
        </message>
    </context>
</TS>
