"""What the words of a card's name show in its generated art: things, and heads of creatures."""
# ruff: noqa: E501 – tables of data

from __future__ import annotations

import re

#: Thing or head (keys of THINGS and HEADS) → the words that call it, by their beginning; those that end in "." only as they stand.
_CALLED = {
    "sword": "sword saber sabre blade slash cut edge katana rapier excalibur swordsman duel. knight paladin samurai gladiator",
    "axe": "axe hatchet lumber chop viking berserk cleave executioner",
    "spear": "spear lance lancer pike javelin halberd dragoon needle arrow. pierc drill sting",
    "trident": "trident fork poseidon atlant abyss mermail pitchfork",
    "hammer": "hammer smith forge mace crush smash break anvil mallet pound",
    "shield": "shield guard defend defense protect barrier wall block gardna bastion aegis",
    "staff": "staff wand rod magic spellcast sorcer wizard mage. magician scepter witch prophecy",
    "crown": "crown king. kings queen emperor empress prince princess royal monarch lord. ruler tyrant noble tiara kaiser majesty duke",
    "book": "book tome grimoire spellbook lesson school study scholar library diary knowledge secret",
    "scroll": "scroll contract pact law. decree order treaty seal map art. letter message ninjitsu",
    "hourglass": "hour time. timelord chron clock past future moment again return re. legacy ancient",
    "bell": "bell chime alarm call. toll song melod diva sing",
    "lantern": "lantern lamp light. candle torch wick beacon glow lumin shining",
    "skull": "skull dead death doom grave zombie reaper undead ghoul necro corpse infern curse fiend bone.",
    "gem": "gem gems jewel crystal diamond ruby sapphire emerald pearl amber prism quartz crystron topaz",
    "egg": "egg hatch nest baby infant birth cradle young",
    "eye": "eye eyes vision sight gaze watch. seer view scope observ glare look",
    "heart": "heart love life soul healing. cure rescue courage passion maiden",
    "mask": "mask masked masquerade actor disguise clown phantom joker illus face. fake deception",
    "door": "door gate portal passage entrance exit doorway different dimension underworld",
    "castle": "castle fort fortress citadel palace stronghold kingdom city",
    "temple": "temple shrine sanctuary altar church pantheon tomb valley ruin sacred divine",
    "moth": "moth butterfly moths cocoon larva fairy sylph papillon pollen",
    "wings": "wing wings winged angel flying flight sky aerial glide soar harpie herald",
    "scarab": "scarab beetle bug insect cockroach inzektor mantis ant. worm krawler",
    "spider": "spider arachn tarantula steelswarm venom poison tangle",
    "crab": "crab lobster scorpion shrimp crawl pincer claw. paleozoic",
    "rocket": "rocket missile jet space launch shuttle booster torpedo cosmos sonic",
    "tree": "tree wood forest sylvan grove oak willow plant root naturia jungle branch",
    "lotus": "lotus lily bloom blossom flower garden petal buds spring",
    "mushroom": "mushroom spore fung toadstool mold swamp marsh",
    "gear": "gear gears cog machine mech mecha clockwork cyber karakuri engine deskbot gadget machin iron",
    "potion": "potion elixir jar pot. bottle vial alchem chemi greed poison. slime medicine virus",
    "cauldron": "cauldron brew stew cook kitchen hungry gluttony madolche cake food feast",
    "scales": "scale balance justice judg law. fair equal trade exchange tax merchant",
    "throne": "throne master. commander general supreme ultimate champion chief leader grand",
    "drum": "drum rhythm beat. dance festival parade march troupe circus performapal",
    "snowflake": "snow ice. frost frozen freez cold blizzard winter glacier absolute",
    "sun": "sun solar dawn day. sunrise morning helio ray. radiant flare",
    "tower": "tower lighthouse spire pillar monolith obelisk pyramid monument babel",
    "armour": "armor armour mail. plate. warrior soldier force hero. heroic fighter armed superheavy",
    "pumpkin": "pumpkin ghost ghostrick hallow spirit. specter haunt trick nightmare boo.",
    "robot": "robot android droid automat drone unit. bot. morphtronic ally x-saber",
    "scythe": "scythe sickle harvest grim evil. wicked malicious destiny fate",
    "bow": "bow. archer shoot hunter arrow aim snipe target. ranger amazoness",
    "key": "key. keys lock unlock open. legend mystery forbidden hidden",
    "mirror": "mirror reflect image copy double twin gemini clone glass shadow. reverse parallel counter",
    "chain": "chain link bind shackle prison cage trap. prisoner captive rope cuff",
    "cannon": "cannon gun. artillery bomb blast blaster buster explos barrel tank. shot grenade volcanic dynamite",
    "moon": "moon lunar luna crescent night. dark. darkness midnight eclipse twilight",
    "star": "star. stars stardust constellar satellar galaxy stellar nova zodiac astro nebula photon fortune wish",
    "comet": "comet meteor asteroid fall. falling orbit quasar impact",
    "cloud": "cloud cloudian rain mist fog haze weather storm typhoon drizzle",
    "bolt": "bolt thunder lightning spark volt electric battery shock plasma watt flash quick speed accel",
    "flame": "flame fire. fires burn blaze inferno ember lava laval magma hot. heat flamvell pyro volcano phoenix",
    "wave": "wave sea. ocean tidal tsunami water. aqua river deep current flood undertow tide",
    "drop": "drop tear tears dew blood bleed sweat liquid oil ink gishki",
    "mountain": "mountain earth. rock. rocks stone cliff canyon giant quake ground terra gaia colossus titan golem",
    "leaf": "leaf herb grass vine ivy green. nature wind. breeze gale gust gusto",
    "rose": "rose roses thorn thorns romance valentine bride gothic vampire crimson",
    "feather": "feather plume quill blackwing raidraptor falcon hawk eagle. crow raven swan",
    "claw": "claw claws fang fangs talon scratch bite slasher rend rip ripper feral savage fur",
    "horn": "horn. trumpet bugle fanfare blow. war. battle call. uproar",
    "fish": "fish shark whale salmon carp tuna penguin piranha dolphin koa meiru submarine",
    "snake": "snake serpent cobra viper hydra eel reptil python basilisk medusa lamia medus",
    "dice": "dice die. gamble chance luck casino roulette odds number. lucky six. random",
    "card": "card. cards deck draw. joker. ace. cardian hand. trick. shuffle arcana tarot",
    "coin": "coin money gold. golden treasure wealth bank. fee bribe rich price purse greed. silver",
    "harp": "harp lyre music melodious symphony orchestra note. lute bard maestra sonata",
    "ship": "ship boat sail pirate ferry captain anchor sailor harbor navy ark. raft cruise",
    "wheel": "wheel cycle vehicle chariot ride rider roid car. truck train speedroid wagon road turbo",
    "hand": "hand. hands fist punch boxer battlin grip touch. arm. arms strike grab gouki finger",
    "cat": "cat. cats kitten tiger lynx panther leo lion. lunalight cheetah meow fox feline",
    "rabbit": "rabbit hare bunny mouse rat. squirrel hamster sheep. fluffal",
    "turtle": "turtle tortoise shell frog toad ribbit gamaciel snail kappa",
    "horse": "horse unicorn pegasus pony bicorn stallion centaur mule steed camel kirin",
    "bird": "bird owl crane sparrow dove penguin. duck chicken phoenix. parrot heron jay.",
    "bone": "bones fossil skeleton skelet dino jurassic jurrac relic fossils ossuary rib.",
    "box": "box chest crate gift present. package cargo case. toy toon prize supply",
    "puppet": "puppet marionette doll. dolls gimmick string shaddoll control ventril servant familiar",
    "web": "web. net. nets snare cobweb entangle cynet network system code circuit data digital",
    "dragon": "dragon drake wyvern wyrm draco dragunity",
    "beast": "beast wolf dog. dogs bear boar lion. tiger. hound chimera behemoth gorilla monkey ape.",
    "fiend": "fiend. demon devil archfiend imp. oni. ogre goblin malebranche hell satan succubus",
    "insect": "hornet bee. wasp fly. mosquito grasshopper locust",
    "saurian": "dinosaur rex. raptor lizard crocodile gator saur kaiju",
}
#: Letters of Chinese names, likewise.
_LETTERS = {
    "sword": "劍剣剑刃刀騎骑士", "axe": "斧", "spear": "槍矛枪", "hammer": "鎚錘锤", "shield": "盾壁防", "staff": "杖法咒", "crown": "王帝冠皇",
    "book": "書书典", "scroll": "卷契約约", "hourglass": "時时刻", "bell": "鈴鐘铃钟", "lantern": "燈灯", "skull": "死骸髏冥墓", "gem": "寶玉晶石宝",
    "egg": "卵蛋", "eye": "眼瞳目", "heart": "心魂命", "mask": "面假", "door": "門门", "castle": "城", "temple": "殿神寺", "moth": "蝶蛾",
    "wings": "翼羽天", "scarab": "蟲甲虫", "spider": "蛛蜘", "crab": "蟹蠍", "tree": "樹木森林", "lotus": "蓮花莲", "gear": "機械机", "potion": "藥壺药",
    "snowflake": "冰雪凍冻", "sun": "日陽阳", "tower": "塔", "armour": "鎧戰战", "mirror": "鏡镜影", "chain": "鎖鏈锁链", "cannon": "砲炮彈弹", "moon": "月夜闇暗",
    "star": "星", "cloud": "雲雨霧云", "bolt": "雷電电", "flame": "火炎焰燃", "wave": "海水波", "mountain": "山岩巨地", "leaf": "葉風叶", "feather": "鴉鷹鸟",
    "claw": "爪牙", "fish": "魚鯊鱼", "snake": "蛇", "dice": "骰", "coin": "金財", "ship": "船艦", "hand": "手拳", "cat": "貓猫", "rabbit": "兔羊",
    "horse": "馬马", "bird": "鳥", "box": "箱", "puppet": "人偶傀", "dragon": "龍竜龙", "beast": "獸狼犬熊兽", "fiend": "魔鬼惡恶",
}  # fmt: skip
_WORD = re.compile(r"[a-z]+")


def _table() -> tuple[dict[str, str], tuple[tuple[str, str], ...]]:
    whole: dict[str, str] = {}
    begun: list[tuple[str, str]] = []
    for shown, words in _CALLED.items():
        for word in words.split():
            if word.endswith("."):
                whole.setdefault(word[:-1], shown)
            else:
                whole.setdefault(word, shown)
                if len(word) > 3:
                    begun.append((word, shown))
    begun.sort(key=lambda pair: -len(pair[0]))
    return whole, tuple(begun)


_WHOLE, _BEGUN = _table()


def shown_by(name: str) -> list[str]:
    """The things and heads that a name speaks of, each once, in its order: keys of THINGS and HEADS."""
    found: list[str] = []
    for word in _WORD.findall(name.lower()):
        shown = _WHOLE.get(word) or next((key for start, key in _BEGUN if word.startswith(start)), "")
        if shown and shown not in found:
            found.append(shown)
    if not found:
        places = {
            shown: [at for letter in letters if (at := name.find(letter)) >= 0] for shown, letters in _LETTERS.items()
        }
        found = sorted((shown for shown, at in places.items() if at), key=lambda shown: min(places[shown]))
    return found
