import { isBelowGoogles } from '../google.ts';
import { nounOfStep } from '../nouns/noun-of-step.ts';
import { splitSteps } from '../paths/steps.ts';
import { keysAbove } from '../tree.ts';

/** What the things of a shop mostly are. */
export type ShopSense = {
  /** The lowest category of nearly all of them; undefined: none. */
  usual: string | undefined;
  /** What at least half of its things are of; undefined: nothing. */
  field: string | undefined;
  /** Whether the shop has other things of the same department; many of them. */
  isLikely(key: string): boolean;
  isCommon(key: string): boolean;
  /**
   * What nearly all of the shop is, where words of a shelf's name only seem to lead to what it hardly has: "Cans & Jars" of a grocer
   * are no kitchenware. undefined: the shelf may be right.
   */
  insteadOf(shelf: { key: string; path: string; confidence: number }): string | undefined;
};

/** Shops of devices have what goes with them. */
const ofDevices = new Set(['computing', 'telephony', 'electronics', 'photo', 'gaming', 'accessories']);
export const fieldOf = (key: string): string => {
  const department = keysAbove(key).at(-1) ?? '';
  return ofDevices.has(department) ? 'devices' : department;
};

/**
 * Whether a category of Google's that is one of ours with parts holds things of another of ours: its apparel handbags; what shops call
 * electronics are all devices.
 */
export const isAroundGoogles = (around: string, key: string): boolean =>
  isBelowGoogles(key, around) ||
  (ofDevices.has(around) && fieldOf(key) === fieldOf(around) && keysAbove(key).length > 1);

/** Things of which a shop's have to be known, and their share, to go by them for the rest; things, to doubt what is rare. */
const [minKnown, minShare, enoughToDoubt] = [12, 0.3, 30];
/** The same of a small shop. */
const [minOfFew, minShareOfFew] = [8, 0.35];
/** Clear evidence of a small shop; of a large one it may be less of all. */
const [minClearOfFew, minClearShareOfFew] = [10, 0.4];
const minShareClear = 0.2;
const [nearlyAll, nearlyAllOfLowest, nearlyAllClear] = [0.86, 0.93, 0.85];
/** Of a path with shelves below others. */
const stepsBelow = /[>|»›]/;
/** Shares of the known ones: less is rare, more is common; of several it may be less. */
const [rare, common] = [0.04, 0.15];
const [minSeveral, commonOfSeveral] = [6, 0.1];
/** A shop of which two fields have less than this has a bit of everything: then nothing is rare. */
const concentrated = 0.85;

/** Things that clear evidence has to tell, and their share, to go by these alone: what single words seem to say scatters. */
const [minClear, minClearShare] = [12, 0.08];
/** Their share of one field where what was learned of words is not believed of others. */
const oneTrade = 0.75;

/**
 * @param keys of things of the shop; `other` of those that are not known
 * @param clear of those that evidence tells which hardly ever means anything else
 */
export function createShopSense(keys: readonly string[], clear: readonly string[] = []): ShopSense {
  const isClear =
    (clear.length >= minClear && clear.length >= keys.length * minClearShare) ||
    (clear.length >= minClearOfFew && clear.length >= keys.length * minClearShareOfFew);
  const known = isClear ? clear : keys.filter((key) => key !== 'other');
  const counts = new Map<string, number>();
  for (const key of known) for (const each of keysAbove(key)) counts.set(each, (counts.get(each) ?? 0) + 1);
  const fields = new Map<string, number>();
  for (const key of known) fields.set(fieldOf(key), (fields.get(fieldOf(key)) ?? 0) + 1);
  const share = (key: string) => (counts.get(key) ?? 0) / known.length;
  const countOf = (key: string) => fields.get(fieldOf(key)) ?? 0;
  const fieldShare = (key: string) => countOf(key) / known.length;
  const [usual] = [...counts.keys()]
    .filter((key) => share(key) >= (keysAbove(key).length > 1 ? nearlyAllOfLowest : nearlyAll))
    .toSorted((a, b) => keysAbove(b).length - keysAbove(a).length);
  const department = [...counts.keys()].find(
    (key) => keysAbove(key).length === 1 && share(key) >= nearlyAllClear,
  );
  const [most = 0, next = 0] = [...fields.values()].toSorted((a, b) => b - a);
  const isOneTrade = isClear && most / known.length >= oneTrade;
  const isConcentrated =
    isOneTrade || (known.length >= enoughToDoubt && (most + next) / known.length >= concentrated);
  // Clear evidence is mostly long words; what a good part of all titles seem to be is likely as well.
  const ofAll = new Map<string, number>();
  for (const key of keys) ofAll.set(fieldOf(key), (ofAll.get(fieldOf(key)) ?? 0) + 1);
  const isCommonOfKnown = (key: string) =>
    fieldShare(key) >= (countOf(key) >= minSeveral ? commonOfSeveral : common);
  const isManyOfAll = (key: string) => !isOneTrade && (ofAll.get(fieldOf(key)) ?? 0) >= keys.length * common;
  const [field] = [...fields].find(([, count]) => count >= known.length / 2) ?? [];
  // A few titles that colours seem to name say nothing of hundreds of shoes.
  const isEnoughForAll =
    (known.length >= minKnown && known.length >= keys.length * minShare) ||
    (known.length >= minOfFew && known.length >= keys.length * minShareOfFew) ||
    (isClear && known.length >= enoughToDoubt && known.length >= keys.length * minShareClear);
  const isEnough = isEnoughForAll || isClear;
  const isLikely = (key: string) => !isConcentrated || fieldShare(key) >= rare;
  // A shop that has shelves below others has more kinds of things.
  const mostly = (path: string) => usual ?? (isClear && !stepsBelow.test(path) ? department : undefined);
  // Where nearly all of it is one thing, its neighbours are no likelier: "Rave 60k" of vaporisers is no food.
  const isOfUsual = (key: string) =>
    !isEnoughForAll || usual === undefined || keysAbove(usual).length === 1 || share(key) >= rare;
  const isNamed = (key: string, path: string) => nounOfStep(splitSteps(path).at(-1) ?? '') === key;
  return {
    field: isEnough ? field : undefined,
    usual: isEnoughForAll ? usual : undefined,
    // Shops of watches have smartwatches, and those of phones.
    isLikely: (key) =>
      isLikely(key) ||
      isManyOfAll(key) ||
      (key === 'smartwatches' && (isLikely('phones') || isManyOfAll('phones'))),
    isCommon: (key) => isEnough && isCommonOfKnown(key),
    insteadOf: ({ key, path, confidence }) =>
      isEnough && confidence < 1 && !(isLikely(key) && isOfUsual(key)) && !isNamed(key, path)
        ? mostly(path)
        : undefined,
  };
}

/** Things on a shelf whose titles have to tell another field than the shelf's name, and how many of those that tell. */
const [minOnShelf, minShareOnShelf] = [3, 0.6];

/**
 * What a shelf holds whose name means something else in this shop: the lowest category that most of its titles name, where
 * that is of the shop's own field, "Toners" where skin care is. undefined: its name may mean what it says.
 * @param named what its things' titles name, `other` of those that say nothing
 */
export function shelfAgainst(key: string, named: readonly string[], shop: ShopSense): string | undefined {
  const known = named.filter((each) => each !== 'other');
  if (known.length < minOnShelf || fieldOf(key) === shop.field) return undefined;
  const own = known.filter((each) => fieldOf(each) === shop.field);
  if (own.length < known.length * minShareOnShelf) return undefined;
  const [one = ''] = own;
  return own.every((each) => each === one) ? one : keysAbove(one).at(-1);
}

/** The department that "tools", "showers" and "do it yourself" of other trades lead to. */
const oftenMisread = 'diy';
/** Titles that have to tell, and how many of them one and the same other department. */
const [minTelling, minShareTelling, maxSame] = [4, 0.8, 0.08];

/**
 * What a shelf holds hardly any of whose titles names what its name seems to say, while nearly all name things of one other department:
 * "Ingrédients DIY" of soap, "Produits de douche". undefined: its name may mean what it says.
 * @param named what its different titles name, `other` of those that say nothing
 */
export function shelfOfTitles(key: string, named: readonly string[]): string | undefined {
  if (fieldOf(key) !== oftenMisread) return undefined;
  const known = named.filter((each) => each !== 'other');
  const same = known.filter((each) => fieldOf(each) === oftenMisread);
  if (known.length < minTelling || same.length > known.length * maxSame) return undefined;
  const departments = Map.groupBy(known, (each) => keysAbove(each).at(-1) ?? '');
  const [most = '', those = []] = [...departments].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
  if (most === oftenMisread || those.length < known.length * minShareTelling) return undefined;
  return those.every((each) => each === those[0]) ? those[0] : most;
}

/** Titles that have to be clear, their share of all of the shelf, and how many of these of one and the same category. */
const [minClearTitles, minClearTitlesShare, minSameClear] = [4, 0.3, 0.85];

/**
 * What a shelf holds none of whose titles clearly names what its name seems to say, while nearly all that clearly name something
 * name things of one other category: "Sealers" of stone, which seem to be a kitchen's. undefined: its name may mean what it says.
 * @param clear what its different titles clearly name, of `count` titles
 */
export function shelfOfClearTitles(key: string, clear: readonly string[], count: number): string | undefined {
  if (clear.length < minClearTitles || clear.length < count * minClearTitlesShare) return undefined;
  if (clear.some((each) => fieldOf(each) === fieldOf(key))) return undefined;
  const counts = new Map<string, number>();
  for (const each of clear)
    for (const above of keysAbove(each)) counts.set(above, (counts.get(above) ?? 0) + 1);
  return [...counts]
    .filter(([each, many]) => keysAbove(each).length > 1 && many >= clear.length * minSameClear)
    .map(([each]) => each)
    .toSorted((a, b) => keysAbove(b).length - keysAbove(a).length)[0];
}

/** Of a whole shop: its things whose titles have to name something, their share, and how many of those may bear its category out. */
const [minNamed, minNamedShare, maxConfirming] = [8, 0.2, 0.05];

/**
 * What all of a shop is whose things have one category of Google's that their titles never confirm, though they name things
 * of its department: parquet lacquers in protective gear. undefined: the category may be right, as of earrings that are called
 * by animals.
 * @param named what the titles of its things name, `other` of those that say nothing
 */
export function departmentAgainstOne(key: string, named: readonly string[]): string | undefined {
  const known = named.filter((each) => each !== 'other');
  if (known.length < minNamed || known.length < named.length * minNamedShare) return undefined;
  const confirming = known.filter((each) => keysAbove(each).includes(key));
  if (confirming.length > known.length * maxConfirming) return undefined;
  const departments = new Map<string, number>();
  for (const each of known) {
    const department = keysAbove(each).at(-1) ?? '';
    departments.set(department, (departments.get(department) ?? 0) + 1);
  }
  const [most] = [...departments].toSorted(([, a], [, b]) => b - a).map(([department]) => department);
  return most !== key && most === keysAbove(key).at(-1) ? most : undefined;
}

/** The share of titles that have to name something where a department is to be none of theirs. */
const minShareNamed = 0.5;

/** Whether a shop's titles name things, none of them of the one department of Google's that all of them are said to be in: posters in electronics. */
export function namesNoneOf(department: string, named: readonly string[]): boolean {
  const known = named.filter((each) => each !== 'other');
  const isEnough = known.length >= minNamed && known.length >= named.length * minShareNamed;
  return isEnough && known.every((each) => keysAbove(each).at(-1) !== department);
}
