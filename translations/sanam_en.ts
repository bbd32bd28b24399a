<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name />
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>%n Level(s) in the Shrine</source>
            <translation>
                <numerusform>%Ln Level in the Shrine</numerusform>
                <numerusform>%Ln Levels in the Shrine</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n Life card(s)</source>
            <translation>
                <numerusform>%Ln Life card</numerusform>
                <numerusform>%Ln Life cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell Cards, within the short name of an effect ("Destroy 1 Spell")</extracomment>
            <translation>
                <numerusform>%Ln Spell</numerusform>
                <numerusform>%Ln Spells</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Spell(s)/Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Spell or Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln Spell/Trap</numerusform>
                <numerusform>%Ln Spells/Traps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/words.py" />
            <source>%n Subturn(s)</source>
            <extracomment>Summoner Master: a number of Subturns; a Subturn is one player's part of a turn</extracomment>
            <translation>
                <numerusform>%n Subturn</numerusform>
                <numerusform>%n Subturns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n Trap(s)</source>
            <extracomment>Yu-Gi-Oh!: how many Trap Cards, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln Trap</numerusform>
                <numerusform>%Ln Traps</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/onepiece/presentation/words.py" />
            <source>%n active DON!! card(s)</source>
            <translation>
                <numerusform>%Ln active DON!! card</numerusform>
                <numerusform>%Ln active DON!! cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>%n answer(s) of the players</source>
            <translation>
                <numerusform>%n answer of the players</numerusform>
                <numerusform>%n answers of the players</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/results.py" />
            <source>%n artwork(s)</source>
            <extracomment>how many different pictures one card has</extracomment>
            <translation>
                <numerusform>%n artwork</numerusform>
                <numerusform>%n artworks</numerusform>
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
                <numerusform>1 card</numerusform>
                <numerusform>%Ln cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) are not in the library, only their names are printed: {names}</source>
            <translation>
                <numerusform>%n card is not in the library, only its name is printed: {names}</numerusform>
                <numerusform>%n cards are not in the library, only their names are printed: {names}</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n card(s) become a new deck, which is not saved yet.</source>
            <translation>
                <numerusform>%Ln card becomes a new deck, which is not saved yet.</numerusform>
                <numerusform>%Ln cards become a new deck, which is not saved yet.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) exchanged.</source>
            <translation>
                <numerusform>%n card exchanged.</numerusform>
                <numerusform>%n cards exchanged.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n card(s) in hand</source>
            <translation>
                <numerusform>%Ln card in hand</numerusform>
                <numerusform>%Ln cards in hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/prompts/prompt.py" />
            <source>%n card(s) in piles can be used</source>
            <translation>
                <numerusform>%Ln card in a pile can be used</numerusform>
                <numerusform>%Ln cards in piles can be used</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n card(s) of your own</source>
            <translation>
                <numerusform>%Ln card of your own</numerusform>
                <numerusform>%Ln cards of your own</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n card(s) per page</source>
            <translation>
                <numerusform>1 card per page</numerusform>
                <numerusform>%Ln cards per page</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/deck_words.py" />
            <source>%n card(s) played by hand</source>
            <translation>
                <numerusform>1 card played by hand</numerusform>
                <numerusform>%Ln cards played by hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/home.py" />
            <source>%n card(s) so far</source>
            <translation>
                <numerusform>1 card so far</numerusform>
                <numerusform>%Ln cards so far</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/results.py" />
            <source>%n card(s) that do not go with this deck are hidden. Show them</source>
            <translation>
                <numerusform>%Ln card that does not go with this deck is hidden. Show it</numerusform>
                <numerusform>%Ln cards that do not go with this deck are hidden. Show them</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n card(s) too many in the Side Deck.</source>
            <translation>
                <numerusform>%n card too many in the Side Deck.</numerusform>
                <numerusform>%n cards too many in the Side Deck.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/deck_files.py" />
            <source>%n card(s) were pasted.</source>
            <translation>
                <numerusform>1 card was pasted.</numerusform>
                <numerusform>%Ln cards were pasted.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/chosen.py" />
            <location filename="../desktop/sanam/ui/cards/own_cards.py" />
            <source>%n card(s) were written to {file}.</source>
            <translation>
                <numerusform>1 card was written to {file}.</numerusform>
                <numerusform>%Ln cards were written to {file}.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>%n card(s), {kinds} different</source>
            <translation>
                <numerusform>1 card, {kinds} different</numerusform>
                <numerusform>%Ln cards, {kinds} different</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n deck(s)</source>
            <extracomment>what a backup holds, in a list: so many decks</extracomment>
            <translation>
                <numerusform>%Ln deck</numerusform>
                <numerusform>%Ln decks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/combination.py" />
            <location filename="../desktop/sanam/ui/decks/hands.py" />
            <source>%n draw(s) later</source>
            <translation>
                <numerusform>one draw later</numerusform>
                <numerusform>%Ln draws later</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/findings.py" />
            <source>%n kind(s) of cards are played by hand.</source>
            <translation>
                <numerusform>One kind of card is played by hand.</numerusform>
                <numerusform>%Ln kinds of cards are played by hand.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) guessed</source>
            <translation>
                <numerusform>%Ln line guessed</numerusform>
                <numerusform>%Ln lines guessed</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) left out</source>
            <translation>
                <numerusform>%Ln line left out</numerusform>
                <numerusform>%Ln lines left out</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n line(s) understood</source>
            <translation>
                <numerusform>%Ln line understood</numerusform>
                <numerusform>%Ln lines understood</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n match(es)</source>
            <extracomment>what a backup holds, in a list: so many matches</extracomment>
            <translation>
                <numerusform>%Ln match</numerusform>
                <numerusform>%Ln matches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/shelf/model.py" />
            <source>%n match(es) with a result</source>
            <translation>
                <numerusform>%Ln match with a result</numerusform>
                <numerusform>%Ln matches with a result</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/study/foreign.py" />
            <source>%n message(s) shown</source>
            <translation>
                <numerusform>%n message shown</numerusform>
                <numerusform>%n messages shown</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>%n monster(s)</source>
            <extracomment>Yu-Gi-Oh!: how many monsters, within the short name of an effect</extracomment>
            <translation>
                <numerusform>%Ln monster</numerusform>
                <numerusform>%Ln monsters</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/panels/side.py" />
            <source>%n more card(s) into the Side Deck.</source>
            <translation>
                <numerusform>%n more card into the Side Deck.</numerusform>
                <numerusform>%n more cards into the Side Deck.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n page(s)</source>
            <extracomment>how many pages will be printed</extracomment>
            <translation>
                <numerusform>1 page</numerusform>
                <numerusform>%Ln pages</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/backups.py" />
            <source>%n picture(s)</source>
            <extracomment>how many picture files there are</extracomment>
            <translation>
                <numerusform>%Ln picture</numerusform>
                <numerusform>%Ln pictures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/settings_panel.py" />
            <source>%n picture(s) with fewer than 200 dpi at this size</source>
            <translation>
                <numerusform>%Ln picture with fewer than 200 dpi at this size</numerusform>
                <numerusform>%Ln pictures with fewer than 200 dpi at this size</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>%n picture(s) without a card</source>
            <translation>
                <numerusform>%Ln picture without a card</numerusform>
                <numerusform>%Ln pictures without a card</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/proxies/bars.py" />
            <source>%n sheet(s), both sides</source>
            <translation>
                <numerusform>1 sheet, both sides</numerusform>
                <numerusform>%Ln sheets, both sides</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/words.py" />
            <source>%n turn(s)</source>
            <extracomment>how long a match was, in turns</extracomment>
            <translation>
                <numerusform>%Ln turn</numerusform>
                <numerusform>%Ln turns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/list_report.py" />
            <source>%n unknown card(s)</source>
            <translation>
                <numerusform>%Ln unknown card</numerusform>
                <numerusform>%Ln unknown cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/new_match.py" />
            <source>%n value(s) not in the rulebook</source>
            <translation>
                <numerusform>1 value not in the rulebook</numerusform>
                <numerusform>%Ln values not in the rulebook</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/importing.py" />
            <source>Choose cards for %n picture(s)…</source>
            <translation>
                <numerusform>Choose a card for %Ln picture…</numerusform>
                <numerusform>Choose cards for %Ln pictures…</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/card_words.py" />
            <source>Curse {curse}: %n Subturn(s)</source>
            <translation>
                <numerusform>Curse {curse}: %Ln Subturn</numerusform>
                <numerusform>Curse {curse}: %Ln Subturns</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Draw %n card(s)</source>
            <translation>
                <numerusform>Draw %Ln card</numerusform>
                <numerusform>Draw %Ln cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Each player draws %n card(s)</source>
            <translation>
                <numerusform>Each player draws %Ln card</numerusform>
                <numerusform>Each player draws %Ln cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/pictures/asking.py" />
            <source>Give %n picture(s)</source>
            <translation>
                <numerusform>Give %Ln picture</numerusform>
                <numerusform>Give %Ln pictures</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/summoner_master/presentation/fight_words.py" />
            <source>Hits one of %n card(s) in the hand, at random</source>
            <translation>
                <numerusform>Hits the one card in the hand</numerusform>
                <numerusform>Hits one of %n cards in the hand, at random</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/detail.py" />
            <source>In %n deck(s) of yours</source>
            <translation>
                <numerusform>In %Ln deck of yours</numerusform>
                <numerusform>In %Ln decks of yours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>Special Summon %n Token(s)</source>
            <translation>
                <numerusform>Special Summon %Ln Token</numerusform>
                <numerusform>Special Summon %Ln Tokens</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/seating.py" />
            <source>The file was not changed. %n moment(s) could be read.</source>
            <translation>
                <numerusform>The file was not changed. %Ln moment could be read.</numerusform>
                <numerusform>The file was not changed. %Ln moments could be read.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/games/yugioh/presentation/briefly.py" />
            <source>The opponent draws %n card(s)</source>
            <translation>
                <numerusform>The opponent draws %Ln card</numerusform>
                <numerusform>The opponent draws %Ln cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/to_deck.py" />
            <source>add %n card(s)</source>
            <translation>
                <numerusform>add 1 card</numerusform>
                <numerusform>add %Ln cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/editor.py" />
            <source>change %n card(s)</source>
            <translation>
                <numerusform>change %Ln card</numerusform>
                <numerusform>change %Ln cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: %n card(s) imported.</source>
            <translation>
                <numerusform>{file}: 1 card imported.</numerusform>
                <numerusform>{file}: %Ln cards imported.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/file_opener.py" />
            <source>{file}: how many you own of %n card(s).</source>
            <translation>
                <numerusform>{file}: how many you own of 1 card.</numerusform>
                <numerusform>{file}: how many you own of %Ln cards.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/words.py" />
            <source>{place} of {who}: %n card(s)</source>
            <translation>
                <numerusform>{place} of {who}: %Ln card</numerusform>
                <numerusform>{place} of {who}: %Ln cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/decks/bar.py" />
            <source>✕ %n problem(s)</source>
            <translation>
                <numerusform>✕ %n problem</numerusform>
                <numerusform>✕ %n problems</numerusform>
            </translation>
        </message>
    </context>
</TS>
