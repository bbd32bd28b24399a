'''Our own card sets: one TOML file, readable and writable by people, that can never run code.

    [set]
    format = 1                      # this format
    id = "starter"                  # names the set: a-z, 0-9 and "-", at most 40 characters
    game = "yugioh"
    name = "Starter Set"            # at most 100 characters
    language = "en"                 # of the names and texts below: en, th, fa, zh_Hant, zh_Hans
    version = 1                     # 1 to 1,000,000; raised when cards change

    [[card]]                        # one table a card, at most 20,000
    code = 870000101                # its passcode, 1 to 4,294,967,295, unique in the file
    name = "Lantern Keeper"         # at most 200 characters
    kind = "monster"                # "monster", "spell" or "trap"
    traits = ["effect", "tuner"]    # monsters: "normal" or "effect", and any of "ritual" "fusion" "synchro" "xyz" "token"
                                    # "tuner" "flip" "spirit" "union" "gemini" "toon" "special-summon"
    level = 4                       # monsters: Level, or Rank of an Xyz Monster, 0 to 13
    attribute = "LIGHT"             # monsters: EARTH WATER FIRE WIND LIGHT DARK DIVINE
    type = "Spellcaster"            # monsters: the Type as the cards print it
    atk = 1200                      # monsters: 0 to 99,999 or "?"
    def = "?"                       # likewise
    series = ["Lantern"]            # optional: archetype words the name belongs to
    number = "STR-EN001"            # optional: the card number printed on it, at most 20 characters, unique in the file
    alias = 0                       # optional: the code of the card whose name it counts as
    text = """..."""                # rules text (it must parse), or the flavour of a monster with the trait "normal"
    names = { th = "...", fa = "..." }     # optional: names in other languages
    texts = { th = "...", fa = "..." }     # optional: texts in other languages, at most 10,000 characters each

    [[card]]
    code = 870000201
    name = "Sudden Squall"
    kind = "spell"
    icon = "quick-play"             # spells: normal ritual continuous equip field quick-play; traps: normal continuous counter
    text = "..."

A monster has no `icon`; a Spell or Trap has none of traits, level, attribute, type, atk, def. Unknown fields, wrong types
and values out of range refuse the whole file, with the line and the name of the card, the field and the reason; so does a
text that does not parse, with the span that was not understood. Decks lie beside the sets, in `decks/NAME.ydk`.
'''
