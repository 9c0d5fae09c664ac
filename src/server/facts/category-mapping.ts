import { createHash } from 'node:crypto';
import {
  audienceParts,
  audienceSaid,
  forAudience,
  hasAudience,
  withoutUnsaid,
} from './categories/audience.ts';
import {
  featuresOfPath,
  featuresOfTitle,
  splitSteps,
  withoutAudienceEnd,
  wordsOfSteps,
} from './categories/features.ts';
import { accessoryIn, isDevice } from './categories/goes-with.ts';
import { keyOfGoogle } from './categories/google.ts';
import { type Guess, guess, isUnderstood, namesThing, type Said } from './categories/learned.ts';
import { isBorneOut, isVague, keyBehind, keyNamedIn, keyOfHead, keyOfName } from './categories/named.ts';
import {
  likelyNounOf,
  type NamedByNoun,
  namesOther,
  nounBehind,
  nounOfStep,
  nounOfTitle,
} from './categories/named-by-noun.ts';
import { createShopSense, fieldOf, type ShopSense, shelfAgainst } from './categories/shop-sense.ts';
import { headOf } from './categories/title-head.ts';
import { categoryTree, keysAbove } from './categories/tree.ts';

/**
 * The source of a mapping: Google's category, words of the merchant's path, the network's category, any of them where
 * they leave it in doubt, or none.
 */
export type MappingRule = 'google' | 'merchant' | 'network' | 'coarse' | 'none';

/** A category as a merchant writes it, with what the rules make of it. */
export type MappedCategory = {
  /** Of both paths, below 2^48: what it is known by among its merchant's. */
  hash: number;
  path: string;
  networkPath: string;
  /** Our key; `other` where neither path says enough. */
  key: string;
  rule: MappingRule;
  /** How likely, 0 to 1. */
  confidence: number;
};

/** What a row says of an article's category. */
export type Thing = { path: string; networkPath: string; title: string };

/** Maps merchants' categories, and what is in them. */
export type CategoryMapping = {
  /** Things that a shop has: what they mostly are is told of those that say nothing, and others are doubted. */
  hearShop(things: readonly Thing[]): void;
  /** Of a merchant's path and the network's category. */
  ofPaths(merchantCategory: string, networkCategory: string): MappedCategory;
  /** Our key for one thing in it: where the paths leave it in doubt, its title is heard as well. */
  ofThing(category: MappedCategory, title: string): string;
};

/** Where a category of no mapping leads. */
export const otherCategoryKey = 'other';

/** Sure; enough of a last step alone; enough to go by with doubts; enough with a title. */
const [sure, alone, enough, enoughForTitle] = [0.8, 0.65, 0.6, 0.65];

/**
 * Words that name what goes with a thing, of which a title without any category may say more than of itself: "laptop
 * sleeve" is no laptop. Such titles say nothing alone.
 */
const beside =
  /(?<!\p{L})(?:bags?|cases?|slipcases?|sleeves?|backpacks?|briefcases?|covers?|stands?|mounts?|holders?|skins?|housses?|sacs?|sacoches?|coques?|[ée]tuis?|supports?|pochettes?)(?!\p{L})/iu;
/** What is itself of that kind. */
const besideKeys = /bags|cases|backpacks|accessor|mounts|covers|luggage|protect/;
/** How likely a shelf holds what the noun that it is named by means. */
const byNoun = 0.9;
/** The network's categories are coarser than the merchant's own, and titles say more of brands than of kinds. */
const [networkVolume, titleVolume] = [0.5, 0.8];

const parents = new Set(categoryTree.map(({ parent }) => parent));
/** Nothing is below it. */
const isLowest = (key: string) => !parents.has(key);

const hashOf = (asked: string): number => createHash('sha1').update(asked).digest().readUIntBE(0, 6);

// One feed holds some hundred categories; a hostile one may hold another in each row.
const maxRemembered = 20_000;

/** What the paths say, but for one that is Google's: `within` has its category. */
type Heard = {
  said: Said[];
  within: string | undefined;
  /** The category that the path is sure of, which its parts are looked for in. */
  surelyWithin?: string | undefined;
  result: Pick<MappedCategory, 'key' | 'rule' | 'confidence'>;
};

const ruleOf = ({ key, confidence }: Guess, hasPath: boolean): MappingRule => {
  if (confidence < sure || !isLowest(key)) return 'coarse';
  return hasPath ? 'merchant' : 'network';
};

/** Of whatever it is. */
const isPlainVague = /^\P{L}*accessor(?:y|ies|io|ios|i)\P{L}*$|^\P{L}*(?:accessoires?|zubeh[öo]r)\P{L}*$/iu;

/** "Clothing > Accessories" are no accessories of electronics: what stands before says more. */
function withoutVagueEnd(path: string): string {
  const steps = splitSteps(path);
  const isVague =
    steps.length > 0 &&
    keyOfName(steps.at(-1) ?? '') === 'accessories' &&
    isPlainVague.test(steps.at(-1) ?? '');
  return isVague ? withoutVagueEnd(steps.slice(0, -1).join(' > ')) : path;
}

/** The category of several that the step before the last names: "Composants PC > Ventilateurs". */
function aroundOf(path: string): string | undefined {
  const named = keyOfName(splitSteps(path).at(-2) ?? '');
  const isOne = named !== undefined && !isLowest(named) && keysAbove(named).length > 1;
  return isOne ? named : undefined;
}

/** What was learned of "bottoms" and "rompers" does not make them things for children. */
const unlessUnsaid = (found: Guess, text: string): Guess => ({
  ...found,
  key: withoutUnsaid(found.key, text),
});

/** The category that the network names outright where the shop's own step only seems to be of another department: "Clips in" of "Hair Extension". */
function keyElsewhere(networkPath: string, guessed: string | undefined): Guess | undefined {
  const named = keyOfName(splitSteps(networkPath).at(-1) ?? '');
  if (named === undefined || guessed === undefined || !isLowest(named)) return undefined;
  return keysAbove(named).at(-1) === keysAbove(guessed).at(-1) ? undefined : { key: named, confidence: sure };
}

/** What was learned of a step, or the noun that it is named by where that is not sure, or says no more. */
function surer(
  learned: Guess | undefined,
  noun: string | undefined,
  within: string | undefined,
): Guess | undefined {
  if (noun === undefined || (within !== undefined && !keysAbove(noun).includes(within))) return learned;
  const isMore = learned !== undefined && keysAbove(noun).slice(1).includes(learned.key);
  return learned === undefined || learned.confidence < sure || isMore
    ? { key: noun, confidence: byNoun }
    : learned;
}

function hear(given: string, networkPath: string): Heard {
  const path = given.includes(';') ? given : withoutAudienceEnd(withoutVagueEnd(given));
  const within = keyOfGoogle(networkPath) ?? keyOfGoogle(path);
  const isGoogles = keyOfGoogle(networkPath) !== undefined;
  const said = [
    { features: featuresOfPath(path), volume: 1 },
    { features: featuresOfPath(isGoogles ? '' : networkPath), volume: path === '' ? 1 : networkVolume },
  ].filter(({ features }) => features.size > 0 && isUnderstood(features));
  if (within !== undefined && isLowest(within)) {
    return { said, within, result: { key: within, rule: 'google', confidence: 1 } };
  }
  // A shop's own end of a path of Google's: "Electronics > Electronics Accessories > Smartwatch".
  const end = within && keyOfName(splitSteps(isGoogles ? networkPath : path).at(-1) ?? '');
  // Its own name for a thing says more than a whole department of Google's that does not hold such: "Gloves" in jewellery.
  const own = isGoogles && within ? keyOfName(splitSteps(path).at(-1) ?? '') : undefined;
  const isElsewhere = own && within && !keysAbove(own).includes(within);
  const told = end && within === 'accessories' ? end : isElsewhere ? own : undefined;
  if (told && isLowest(told)) {
    return { said, within: told, result: { key: told, rule: 'merchant', confidence: alone } };
  }
  // The last step says what things are, those before it what they belong to: "High-tech > Tablettes".
  // Shop systems list all categories of a thing side by side: then none is the last.
  const step = path.includes(';') ? '' : (splitSteps(path).at(-1) ?? '');
  const asked = /\s/.test(step.trim()) ? alone : sure;
  const named = keyOfName(step);
  const last =
    named && within === undefined
      ? { key: named, confidence: 1 }
      : surer(
          guess([{ features: featuresOfPath(step), volume: 1 }], asked, within ?? aroundOf(path)) ??
            guess([{ features: featuresOfPath(step), volume: 1 }], asked, within),
          nounOfStep(step),
          within,
        );
  const other = named || within !== undefined ? undefined : keyElsewhere(networkPath, last?.key);
  // A name of several categories together leaves the choice among these: "Women's button-ups" are clothes.
  const several = named !== undefined && within === undefined && keysAbove(named).length > 1 ? named : within;
  const guessed =
    other ?? (last && isLowest(last.key) ? last : (guess(said, enough, several) ?? (several && last)));
  const found = guessed && (guessed.confidence === 1 ? guessed : unlessUnsaid(guessed, path + networkPath));
  if (found) {
    const rule = ruleOf(found, path !== '');
    const surelyWithin = found.confidence >= sure && !path.includes(';') ? found.key : undefined;
    return { said, within, surelyWithin, result: { ...found, rule } };
  }
  const key = within ?? keyOfName(networkPath) ?? otherCategoryKey;
  return {
    said,
    within,
    result: {
      key,
      rule: key === otherCategoryKey ? 'none' : 'coarse',
      confidence: key === otherCategoryKey ? 0 : enough,
    },
  };
}

/** What only books have in their titles. */
const edition =
  /(?<![\p{L}\d])(?:\d{1,2}\s?(?:e|è|ème|eme|th|st|nd|rd|ª|\.)?|nouvelle|new|first|second|third)\s(?:éd(?:ition|\.)|edition(?!s)|ed\.|auflage|edición|edizione)(?!\p{L})/iu;
/** Few titles have to be read for it. */
const mayBeEdition = /éd|ed(?:ition|\.|ici|izi)|auflage/i;
const isBook = (title: string): boolean =>
  mayBeEdition.test(title) && edition.test(title) && !/limited|collector|limitée|anniversa/i.test(title);

/** Shops of shoes sell shirts and bags as well, and call all of it by what they began with. */
const wearables = new Set(['fashion', 'bags-luggage', 'jewellery-watches']);
const isWearable = (key: string) => wearables.has(keysAbove(key).at(-1) ?? '');

/** A title's main part that is longer than this says itself what the thing is. */
const shortName = 2;

/** Whether the rest of a title names a thing of another department: "Écrou & co, boucles d'oreilles". */
function isDenied(key: string, title: string): boolean {
  const end = title.search(/\s[-–—|]\s|[,(;]|:\s/);
  if (wordsOfSteps(title.slice(0, end)).flat().length > shortName) return false;
  const rest = title.slice(end + 1).replace(/^\P{L}+/u, '');
  const other = rest.length < title.length ? keyOfHead(rest) : undefined;
  return other !== undefined && keysAbove(other).at(-1) !== keysAbove(key).at(-1);
}

/** Parts of a computer with what is said of each. */
const partsOfComputers = [
  /(?<!\p{L})(?:i[3579]-?\d{4,5}|ryzen|celeron|athlon|pentium)(?!\p{L})/iu,
  /\d\s?(?:gb|go)\s+(?:ddr\d|ram|lpddr)/iu,
  /\d\s?(?:gb|go|tb|to)\s+(?:ssd|hdd|emmc)/iu,
];

/** Whether a title lists several parts of a computer: then it is none of them. */
const listsParts = (title: string): boolean => partsOfComputers.filter((part) => part.test(title)).length > 1;
const isPartOfComputer = (key: string): boolean =>
  keysAbove(key).some((above) => above === 'computer-components' || above === 'storage');

/** A noun that can hardly mean anything else, of things that the shop has many of: sneakers are called "Sea Salt". */
function longNounOf(title: string, shop: ShopSense | undefined): string | undefined {
  if (shop === undefined) return undefined;
  const noun = nounOfTitle(title);
  return noun?.isSure && !noun.isShort && shop.isCommon(noun.key) ? noun.key : undefined;
}

/** What a title is named by that is none of the category's things, where that is a path of one step: it may stand for a shop. */
function keyAgainst(
  { key, path }: MappedCategory,
  title: string,
  shop: ShopSense | undefined,
): string | undefined {
  if (splitSteps(path).length !== 1) return undefined;
  // What stands in brackets or numbers behind a name says that it is something else's: "Dunk Low Halloween (2021)".
  const head = /\p{L}{2}\s*$/u.test(title) ? (keyOfHead(title, true) ?? longNounOf(title, shop)) : undefined;
  if (head !== undefined && keyNamedIn(title, (each) => keysAbove(each).includes(key))) return undefined;
  const named = head ?? (isWearable(key) ? keyNamedIn(title, isWearable) : undefined);
  if (named === undefined || !(isLowest(named) || named in audienceParts)) return undefined;
  return keysAbove(named).includes(key) || keysAbove(key).includes(named) ? undefined : named;
}

/** Of categories side by side, the one that the title's name is of: "Dresses;Kids;Special Occasions". */
function keyAmongList({ key, path }: MappedCategory, title: string): string | undefined {
  if (!path.includes(';')) return undefined;
  const told = keyOfHead(title);
  if (told === undefined || keysAbove(told).includes(key)) return told;
  const department = keysAbove(told).at(-1);
  const isListed = path.split(';').some((step) => keysAbove(keyOfName(step) ?? '').at(-1) === department);
  return isListed ? told : undefined;
}

/**
 * What the merchant's own last step and the title's name agree on, where Google's number says another thing: numbers are
 * mistyped and chosen once for a whole shop.
 */
function keyAgainstGoogle({ key, path }: MappedCategory, title: string): string | undefined {
  const own = keyOfName(splitSteps(path).at(-1) ?? '');
  if (own === undefined || keysAbove(own).includes(key) || keysAbove(key).includes(own)) return undefined;
  return own === keyOfHead(title) ? own : undefined;
}

/**
 * Builds the mapping of merchants' categories to the keys of ours (categories/tree.json). Google's categories are known
 * one by one; what others mean is told by words learned from Google's names and ours. Pure; remembers what it was asked.
 */
export function createCategoryMapping(): CategoryMapping {
  const remembered = new Map<string, Heard & { category: MappedCategory }>();
  let shop: ShopSense | undefined;

  function know(path: string, networkPath: string) {
    const asked = `${path}\n${networkPath}`;
    const known = remembered.get(asked);
    if (known) return known;
    if (remembered.size >= maxRemembered) remembered.clear();
    const heard = hear(path, networkPath);
    const category = { hash: hashOf(asked), path, networkPath, ...heard.result };
    const anew = { ...heard, category: { ...category, key: forAudience(category.key, path) } };
    remembered.set(asked, anew);
    return anew;
  }

  /** What a title says it is, as far as the shop is likely to have such. */
  function withinShop(
    title: string,
    head: string | undefined,
    learned: () => string | undefined,
    noun: NamedByNoun | undefined,
  ): string | undefined {
    const likely = head === undefined ? learned() : undefined;
    const said = head ?? likely ?? noun?.key;
    // A single word means other things in other shops, "Waffle set" where clothes for babies are; what stands first is the thing.
    const isShort = likely === undefined && (noun?.key !== said || noun?.isShort) && !headOf(title).isFirst;
    const sense = shop;
    if (sense === undefined || (said !== undefined && (!isShort || sense.isLikely(said)))) return said;
    return likelyNounOf(title, sense.isCommon);
  }

  /** Whether the names of some shelves mean something else in this shop; they are taken for what their titles say. */
  function correctShelves(things: readonly Thing[], sense: ShopSense): boolean {
    const shelves = Map.groupBy(things, ({ path, networkPath }) => `${path}\n${networkPath}`);
    const blank = mapping.ofPaths('', '');
    let isAny = false;
    for (const [asked, on] of shelves) {
      const { path, networkPath } = on[0] as Thing;
      const heard = know(path, networkPath);
      const { category } = heard;
      if (category.rule === 'none' || category.rule === 'google' || heard.within !== undefined) continue;
      const key = shelfAgainst(
        category.key,
        on.map(({ title }) => mapping.ofThing(blank, title)),
        sense,
      );
      if (key === undefined) continue;
      isAny = true;
      const result = { key, rule: 'coarse', confidence: enough } as const;
      const surelyWithin = keysAbove(key).at(-1);
      remembered.set(asked, { ...heard, said: [], surelyWithin, category: { ...category, ...result } });
    }
    return isAny;
  }

  const mapping: CategoryMapping = {
    hearShop(things) {
      const ofAll = () =>
        createShopSense(
          things.map(({ path, networkPath, title }) =>
            mapping.ofThing(mapping.ofPaths(path, networkPath), title),
          ),
        );
      const first = ofAll();
      if (correctShelves(things, first)) shop = ofAll();
      else shop = first;
    },
    ofPaths: (path, networkPath) => know(path, networkPath).category,
    ofThing({ path, networkPath }, title) {
      const { category, said, within, surelyWithin } = know(path, networkPath);
      const whole = () => audienceSaid(`${path} ${networkPath}`, title);
      const forWhom = (key: string) => (hasAudience(key) ? forAudience(key, whole()) : key);
      if (category.rule === 'google') return forWhom(keyAgainstGoogle(category, title) ?? category.key);
      if (isBook(title) && !keysAbove(category.key).includes('gaming')) return 'books';
      const shelf = isDevice(category.key) ? category.key : undefined;
      const accessory = shelf || category.rule === 'none' ? accessoryIn(title, shelf) : undefined;
      if (accessory) return accessory;
      const isCoarse = category.rule === 'coarse';
      if (!isCoarse && category.rule !== 'none') {
        // A name in the title says more than what a shelf of one step seems to hold: "Hot sauce" in "Practical pouches".
        const other =
          category.confidence < 1 && within === undefined ? keyAgainst(category, title, shop) : undefined;
        return forWhom(keyAmongList(category, title) ?? other ?? category.key);
      }
      const other = isCoarse && within === undefined ? keyAgainst(category, title, shop) : undefined;
      if (other) return forWhom(other);
      const noun = nounOfTitle(title);
      // Read where they are asked: most titles without a path are named by their head.
      let heard: Said | undefined;
      const titled = (): Said => {
        heard ??= { features: featuresOfTitle(title), volume: titleVolume };
        return heard;
      };
      // What the path is sure of the title only makes more precise.
      const around = within ?? surelyWithin;
      const foundByAll = (least = enoughForTitle) => {
        const found = guess([...said, titled()], least, around)?.key;
        return found && withoutUnsaid(found, whole());
      };
      if (isCoarse) {
        // "Home Appliances" speaks for no part of it: which one, the title says alone.
        const isBelow = (each: string) => keysAbove(each).slice(1).includes(category.key);
        const isPart = noun !== undefined && isBelow(noun.key);
        const sureNoun = isPart && noun.isSure ? noun.key : nounBehind(title, isBelow);
        if (sureNoun) return forWhom(sureNoun);
        const own = guess([titled()], enoughForTitle, around)?.key;
        const part = own && keysAbove(own).slice(1).includes(category.key) ? own : undefined;
        const named = part === undefined && isPart ? noun.key : undefined;
        const learned = (part && withoutUnsaid(part, whole())) ?? named ?? foundByAll();
        // Under a whole department of Google's a title has to name a thing: "Laundry bin cover" in business.
        const isNamed = within === undefined || learned === undefined || isBorneOut(learned, title);
        return forWhom((isNamed ? learned : undefined) ?? category.key);
      }
      const likely = () => {
        const found = namesThing(titled().features, isVague) ? foundByAll(sure) : undefined;
        return found && isBorneOut(found, title) ? found : undefined;
      };
      const sureNoun = noun?.isSure ? noun : undefined;
      const isLonger = sureNoun !== undefined && sureNoun.length > 1;
      const named = (isLonger ? undefined : keyOfHead(title)) ?? sureNoun?.key ?? keyBehind(title);
      const told = withinShop(title, named, likely, noun);
      const isDoubtful =
        told !== undefined &&
        ((beside.test(title) && !besideKeys.test(told)) ||
          (isDenied(told, title) && !(noun?.key === told && !noun.isShort)) ||
          (isPartOfComputer(told) && listsParts(title)));
      const usual = shop?.usual;
      const isUsual =
        usual !== undefined &&
        (keysAbove(usual).length > 1 || !namesOther(title, (each) => fieldOf(each) === fieldOf(usual)));
      return forWhom((isDoubtful ? undefined : told) ?? (isUsual ? usual : category.key));
    },
  };
  return mapping;
}
