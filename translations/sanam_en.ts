<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
    <context>
        <name />
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/cards/results.py" />
            <source>%n artwork(s)</source>
            <translation>
                <numerusform>%n artwork</numerusform>
                <numerusform>%n artworks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/side.py" />
            <source>%n card(s) exchanged.</source>
            <translation>
                <numerusform>%n card exchanged.</numerusform>
                <numerusform>%n cards exchanged.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/side.py" />
            <source>%n card(s) too many in the Side Deck.</source>
            <translation>
                <numerusform>%n card too many in the Side Deck.</numerusform>
                <numerusform>%n cards too many in the Side Deck.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <location filename="../desktop/sanam/ui/table/side.py" />
            <source>%n more card(s) into the Side Deck.</source>
            <translation>
                <numerusform>%n more card into the Side Deck.</numerusform>
                <numerusform>%n more cards into the Side Deck.</numerusform>
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
