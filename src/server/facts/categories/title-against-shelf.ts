import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { audienceParts } from './audience.ts';
import { isBelowGoogles, readGoogle } from './google.ts';
import { keyNamedIn, keyOfHead } from './names-in-titles.ts';
import { keyOfName } from './names-of-tree.ts';
import { isNamedTwice, nounOfStep } from './nouns/noun-of-step.ts';
import { likelyNounOf, nounOfTitle } from './nouns/noun-of-title.ts';
import { findExactNoun } from './nouns/nouns.ts';
import { saysOnlyForWhom, splitSteps, wordsOfSteps } from './paths/steps.ts';
import { namedOnTwoSenses } from './paths/two-senses.ts';
import { fieldOf, isAroundGoogles, type ShopSense } from './shop/shop-sense.ts';
import { headOf } from './title-head.ts';
import { isLowest, keysAbove } from './tree.ts';

/** A shelf as a merchant calls it, and the category that it is taken for. */
type Shelf = { key: string; path: string };

/** Steps of a path, from its end, that may say what a thing is. */
const ownSteps = 3;

/** Shops of shoes sell shirts and bags as well, and call all of it by what they began with. */
const wearables = new Set(['fashion', 'bags-luggage', 'jewellery-watches']);
export const isWearable = (key: string): boolean => wearables.has(keysAbove(key).at(-1) ?? '');

/** Whether what a maker's line names is below a shelf, or the shelf's only name means something else: "Microsoft Office" in "Office". */
export const isOfShelf = (line: string, { key, path }: Shelf, within: string | undefined): boolean =>
  keysAbove(line).includes(key) ||
  (within === key && isAroundGoogles(within, line)) ||
  (within === undefined && splitSteps(path).length === 1 && fieldOf(key) !== fieldOf(line));

/** Whether a title's noun is of the same field as what its shelf seems to hold. */
export const isOfTitle = (key: string, title: string): boolean => {
  const noun = nounOfTitle(title)?.key;
  return noun !== undefined && fieldOf(noun) === fieldOf(key);
};

/** A noun that can hardly mean anything else, of things that the shop has many of: sneakers are called "Sea Salt". */
function longNounOf(title: string, shop: ShopSense | undefined): string | undefined {
  if (shop === undefined) return undefined;
  const noun = nounOfTitle(title);
  return noun?.isSure && !noun.isShort && shop.isCommon(noun.key) ? noun.key : undefined;
}

/** The longer name counts: a "plancha de pelo" is no "plancha". */
function headOfTitle(title: string, shop: ShopSense | undefined): string | undefined {
  const noun = nounOfTitle(title);
  return noun?.isSure && noun.length > 1 ? noun.key : (keyOfHead(title, true) ?? longNounOf(title, shop));
}

/**
 * A name of several words that French begins a title with, also behind its maker, whatever number stands behind: "PC portable Norvik 16
 * RTX 3060".
 */
function firstNounOf(title: string): string | undefined {
  const noun = nounOfTitle(title);
  if (!noun?.isSure || noun.length < 2) return undefined;
  const { words, isFirst } = headOf(title);
  const found = [0, 1].map((start) => findExactNoun(words.slice(start, start + noun.length)));
  return isFirst || found.some((each) => each?.isFirst && each.key === noun.key) ? noun.key : undefined;
}

/** Words of two trades: on a shelf that says what is on it they mean its own. */
const ofTwoTrades = new Set('toner polish scrub'.split(' '));

/** What people wear comes in colours of what they eat and drink: "Cuir cognac" in "Bags"; "hot sauce" is no colour. */
const isColourOfFood = (named: string, title: string): boolean =>
  fieldOf(named) === 'food-drink' && (nounOfTitle(title)?.length ?? 1) === 1;

/** Whether a long word names one thing that people wear on a shelf of another: few backpacks in a shop of "Sneakers" are none of these. */
function isClearlyWorn(key: string, named: string, title: string): boolean {
  if (!isWearable(key) || !isWearable(named)) return false;
  const noun = nounOfTitle(title);
  return noun !== undefined && noun.key === named && noun.isSure && !noun.isShort;
}

const calledByOthers = new Set(['pets', 'baby', 'auto-moto', 'toys']);
const isCalledByOthers = (key: string): boolean => calledByOthers.has(keysAbove(key).at(-1) ?? '');

/** Departments and parts of what children have beside toys, and what shops keep with these. */
const keptWithToys = new Set(
  'baby sports culture gaming fashion backpacks office-supplies lighting bedding-linen drones'.split(' '),
);

/**
 * Whether a shelf is called by such a department or a part of it: what is on "Jouets" imitates things, a suitcase of doctors. A baby's
 * bottle or a bicycle there is one.
 */
function isImitatedOn({ key, path }: Shelf, named: string): boolean {
  const department = keysAbove(key).at(-1);
  if (!isCalledByOthers(key) || keysAbove(keyOfName(path) ?? nounOfStep(path) ?? '').at(-1) !== department)
    return false;
  return department !== 'toys' || !keysAbove(named).some((each) => keptWithToys.has(each));
}

/** What a title is named by that is none of the category's things, where that is a path of one step: it may stand for a shop. */
export function keyAgainst(
  { key, path }: Shelf,
  title: string,
  shop: ShopSense | undefined,
): string | undefined {
  if (splitSteps(path).length !== 1) return undefined;
  // What stands in brackets or numbers behind a name says that it is something else's: "Dunk Low Halloween (2021)".
  const head = /\p{L}{2}\s*$/u.test(title) ? headOfTitle(title, shop) : firstNounOf(title);
  if (ofTwoTrades.has(headOf(title).words.at(-1) ?? '')) return undefined;
  if (head !== undefined && keyNamedIn(title, (each) => keysAbove(each).includes(key))) return undefined;
  // Its noun bears the shelf out: "Biquíni cintura alta" is no belt.
  const noun = head === undefined ? nounOfTitle(title) : undefined;
  if (noun?.isSure && keysAbove(noun.key).includes(key)) return undefined;
  const named = head ?? (isWearable(key) ? keyNamedIn(title, isWearable) : undefined);
  if (isWearable(key) && named !== undefined && isColourOfFood(named, title)) return undefined;
  if (named === undefined || !(isLowest(named) || named in audienceParts)) return undefined;
  if (isImitatedOn({ key, path }, named)) return undefined;
  if (shop !== undefined && !shop.isLikely(named) && !isClearlyWorn(key, named, title)) {
    // A shelf that is named outright, in a shop that hardly has the other: "Evil Eyes Drops" in "Gold Plated Earring".
    if (nounOfStep(path) === key) return undefined;
    // A single word that names what the shop hardly has, on a shelf of its own field: "тонер" of skin care.
    const isOneWord = (nounOfTitle(title)?.length ?? 1) === 1;
    if (isOneWord && shop.field === fieldOf(key)) return undefined;
  }
  return keysAbove(named).includes(key) || keysAbove(key).includes(named) ? undefined : named;
}

/** The words of a path's last steps. */
const wordsOfShelf = rememberRecent(
  { max: 1_000, maxLength: 300 },
  (path): ReadonlySet<string> =>
    new Set(
      splitSteps(path)
        .slice(-ownSteps)
        .flatMap((step) => wordsOfSteps(step).flat()),
    ),
);

/**
 * What a title's longer name is of that has a word of the shelf's in it: "Plant pot" in "Concrete pots" is no cookware, a "coffee
 * table" in "Tables & Trolleys" no suitcase. Such words mean several things.
 */
function longerNameOf({ path }: Shelf, title: string): string | undefined {
  const { words } = headOf(title);
  const ofShelf = wordsOfShelf(path);
  // Few titles have to be asked for their noun.
  if (!words.some((word) => ofShelf.has(word))) return undefined;
  const noun = nounOfTitle(title);
  if (!noun?.isSure || noun.isShort || noun.length < 2) return undefined;
  const name = [0, 1, words.length - noun.length]
    .map((start) => words.slice(start, start + noun.length))
    .find((part) => findExactNoun(part)?.key === noun.key);
  return name?.some((word) => ofShelf.has(word)) ? noun.key : undefined;
}

/** A shelf of whatever people drink, and what is on it besides what it is taken for. */
const isDrinks =
  /^\P{L}*(?:boissons?|bebidas?|bevande|getr[äa]nke|napoje|dranken|drank|drinks?|beverages?)\P{L}*$/iu;
const otherDrinks = new Set(['wine', 'spirits-beer', 'coffee-tea']);

/** What is taken for spirits and holds wine as well: "Getränke Alkohol". */
const isAlcohol = /al[ck]o(?:h?ol)/i;

/** The drink of another kind that a title on such a shelf names: "Norvik Whisky 12" in "Bebidas". */
function drinkNamed({ key, path }: Shelf, title: string): string | undefined {
  const step = key === 'soft-drinks' || key === 'spirits-beer' ? (splitSteps(path).at(-1) ?? '') : '';
  if (key === 'spirits-beer' && isAlcohol.test(step)) return likelyNounOf(title, (each) => each === 'wine');
  return isDrinks.test(step) ? likelyNounOf(title, (each) => otherDrinks.has(each)) : undefined;
}

const minSpelled = 6;

/** The category of a list whose own word the title has, where its noun is not sure: "Baume intense cheveux" in "Soin des cheveux;Vegan". */
function spelledInList(steps: readonly string[], title: string): string | undefined {
  const { words } = headOf(title);
  const said = steps.filter((step) =>
    wordsOfSteps(step)
      .flat()
      .some((word) => word.length >= minSpelled && words.includes(word)),
  );
  return said.map(keyOfName).find((key) => key !== undefined);
}

/** Of categories side by side, the one that the title's name is of: "Dresses;Kids;Special Occasions". */
function keyAmongList({ key, path }: Shelf, title: string): string | undefined {
  const noun = nounOfTitle(title);
  const told = keyOfHead(title) ?? (noun?.isSure ? noun.key : undefined);
  if (told === undefined || keysAbove(told).includes(key)) return told;
  const steps = path.split(';');
  const departmentOf = (each: string | undefined) => keysAbove(each ?? '').at(-1);
  const spelled = noun?.isSure ? undefined : spelledInList(steps, title);
  if (spelled !== undefined && departmentOf(spelled) === departmentOf(told)) return spelled;
  if (steps.some((step) => departmentOf(keyOfName(step)) === departmentOf(told))) return told;
  // What was only guessed of their words says less than a name of several words: "Boule de bain" in
  // "Bien-être et détente;Enfants;Vegan".
  const isGuessed = steps.every(
    (step) => departmentOf(keyOfName(step) ?? nounOfStep(step)) !== departmentOf(key),
  );
  return isGuessed && noun?.isSure && noun.length > 1 && noun.key === told ? told : undefined;
}

/** Whether a path names several categories side by side, besides those for whom things are. */
const isList = (path: string): boolean =>
  path.includes(';') && path.split(';').filter((step) => !saysOnlyForWhom(step)).length > 1;

/** Trades of building suppliers, on whose shelves is what else is used for them: lamps in “Electricidad”, shovels in “Construcción”. */
const trades = new Set(['electricity', 'plumbing', 'building-materials', 'hardware', 'paint-glue']);
const usedForTrades = new Set(
  'lighting bathroom gardening-tools garden-power-tools home-security climate water-heaters'.split(' '),
);

/** The thing of another such trade that a title is named by, on a shelf that one word calls a whole trade. */
function namedInTrade({ key, path }: Shelf, title: string): string | undefined {
  if (!trades.has(key) || path.includes(' ') || splitSteps(path).length !== 1) return undefined;
  const noun = nounOfTitle(title);
  if (!noun?.isSure || !isLowest(noun.key)) return undefined;
  return usedForTrades.has(noun.key) || keysAbove(noun.key).includes('diy') ? noun.key : undefined;
}

/** What shops keep with what is for the hair: "Plancha de pelo" in "Cuidado capilar". */
const forHair = new Set(['hair-styling-tools', 'hair-accessories']);
function keptWithHair({ key }: Shelf, title: string): string | undefined {
  const noun = key === 'hair-care' ? nounOfTitle(title) : undefined;
  return noun?.isSure && forHair.has(noun.key) ? noun.key : undefined;
}

/** What a title says where its shelf's words mean several things: a list of categories, a word of several departments, drinks. */
export function keyWithinShelf(shelf: Shelf, title: string): string | undefined {
  // One that stands beside those for whom things are is the only one: "Hommes;Parfum".
  if (isList(shelf.path)) return keyAmongList(shelf, title);
  const longer = longerNameOf(shelf, title);
  const isOther = longer !== undefined && keysAbove(longer).at(-1) !== keysAbove(shelf.key).at(-1);
  if (isOther) return longer;
  return (
    drinkNamed(shelf, title) ??
    namedInTrade(shelf, title) ??
    keptWithHair(shelf, title) ??
    namedOnTwoSenses(shelf, title)
  );
}

/**
 * What a title names of Google's department, where the shop's own step is called by a thing of another one: two of three say the same of a
 * "Coin necklace" in "Coins" under Google's jewellery.
 */
export function keyAgreed({ key }: Shelf, department: string, title: string): string | undefined {
  const noun = nounOfTitle(title);
  const named = [noun?.isSure ? noun.key : undefined, keyOfHead(title)].flatMap((each) => each ?? []);
  if (named.some((each) => keysAbove(each).includes(key))) return undefined;
  return named.find((each) => isLowest(each) && keysAbove(each).includes(department));
}

/** A single long word: shorter ones mean other things in other departments, "pot" and "tray". */
const isLongWord = /^\P{L}*\p{L}{7,}\P{L}*$/u;

/** What a step is named by that is of the same department, or by a long word of another one. */
function nounBeside(step: string, key: string): string | undefined {
  const noun = nounOfStep(step);
  const isClear = isLongWord.test(step) || isNamedTwice(step);
  return noun && (isClear || keysAbove(noun).at(-1) === keysAbove(key).at(-1)) ? noun : undefined;
}

/** Whether one of a title's names is of a category's field. */
const isNamed = (key: string, named: readonly (string | undefined)[]): boolean =>
  named.some((each) => each !== undefined && fieldOf(each) === fieldOf(key));

/**
 * The department that a shop's own shelf of one step is called by, where Google's number is of another one and the title does not bear
 * that out: a "Water game" in "Toys" under the number of handbags.
 */
function departmentOfShelf({ key, path }: Shelf, named: readonly (string | undefined)[]): string | undefined {
  // A book is called by its topic, and kept on the shelf of that.
  if (key === 'books' || splitSteps(path).length !== 1 || readGoogle(path)) return undefined;
  const own = keyOfName(path) ?? nounOfStep(path);
  const isWhole = own !== undefined && own !== 'accessories' && keysAbove(own).length === 1;
  if (!isWhole || own === keysAbove(key).at(-1)) return undefined;
  return isNamed(key, named) ? undefined : own;
}

/**
 * What a title says under a category of Google's that is a leaf of ours: a thing that Google keeps below it as well (drills in
 * tools), or what one of the merchant's own last steps says too: numbers are mistyped and chosen once for a whole shop.
 */
export function keyAgainstGoogle({ key, path }: Shelf, title: string): string | undefined {
  const noun = nounOfTitle(title);
  const named = [keyOfHead(title), noun?.isSure ? noun.key : undefined];
  const below = named.find((each) => each !== undefined && isBelowGoogles(each, key));
  if (below !== undefined) return below;
  // The shop's own steps, the last one first: "Ink & Toners > Original"; those of Google's own path do not count against it, and what
  // stands behind that is of its department: "Skin Care > Toners & Astringents > Toners".
  const googles = readGoogle(path);
  const isGoogles = googles?.key === key;
  if (isGoogles && googles.isWhole) return undefined;
  const count = googles ? 1 : ownSteps;
  // What is for animals, babies and vehicles is called by what people have of it: a bandana below "Dog Apparel", "Baby Walkers", cases.
  const isOther = (own: string) =>
    !keysAbove(own).includes(key) &&
    !keysAbove(key).includes(own) &&
    (!isGoogles || fieldOf(own) === fieldOf(key)) &&
    (!isCalledByOthers(key) || isCalledByOthers(own));
  const own = splitSteps(path)
    .slice(-count)
    .toReversed()
    .flatMap((step) => keyOfName(step) ?? nounBeside(step, key) ?? [])
    .filter(isOther);
  const told = own.find((each) => named.includes(each));
  // Two steps say the same, and the title nothing else: "Software > Business Software" under the number of laptops. Whole
  // departments are called by things: "Bureau > Bureaux" under that of desks.
  const twice = isNamed(key, named)
    ? undefined
    : own.find((each, place) => keysAbove(each).length > 1 && own.indexOf(each) < place);
  return told ?? twice ?? departmentOfShelf({ key, path }, named);
}
