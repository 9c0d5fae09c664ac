import { keyOfCodes } from './codes.ts';
import { keyOfThing } from './key-of-thing.ts';
import { mapPath } from './map-path.ts';
import { nounOfPage, readPageAddress } from './page-address.ts';
import { enough } from './paths/mapped-path.ts';
import { isConfirmedByEarlierStep } from './paths/of-department.ts';
import { withoutMaker } from './paths/without-maker.ts';
import { shelfInTitle } from './shelf-in-title.ts';
import { enoughOfShop, isCalledByOthers, isConfirmedByNone } from './shop/confirmed-by-titles.ts';
import { shelfInShop, shelfInTrade } from './shop/shelf-in-shop.ts';
import { isOneOfSeveral, numbersToDoubt } from './shop/shop-numbers.ts';
import {
  createShopPaths,
  type MappedCategory,
  type Paths,
  type ShopPath,
  textOf,
} from './shop/shop-paths.ts';
import { createShopSense, departmentAgainstOne, namesNoneOf, type ShopSense } from './shop/shop-sense.ts';
import { learnShelves, type ShopShelves } from './shop/shop-shelves.ts';
import { learnWords, type ShopWords } from './shop/shop-words.ts';
import { clearKey } from './shop/within-shop.ts';
import { keysAbove, otherCategoryKey } from './tree.ts';

/** What a row says of an article's category. */
export type Thing = Paths & { title: string; description?: string; brand?: string };

/** Maps merchants' categories, and what is in them. */
export type CategoryMapping = {
  /** Things that a shop has: what they mostly are is told of those that say nothing, and others are doubted. */
  learnShop(things: readonly Thing[]): void;
  /** Of a merchant's path and the network's category; steps that are the thing's maker say nothing. */
  ofPaths(merchantCategory: string, networkCategory: string, brand?: string): MappedCategory;
  /**
   * Our key for one thing in it: where the paths leave it in doubt, its title decides as well, and its description where that
   * says nothing either, the address of its page, and what stands behind its maker.
   */
  ofThing(category: MappedCategory, title: string, others?: OtherWords): string;
};

/** What else is said of one thing. */
export type OtherWords = {
  /** The label of a size of clothes or shoes that it comes in. */
  size?: string | undefined;
  description?: string | undefined;
  page?: string;
  brand?: string;
  /** Whom it is for, by columns of their own: "female adult". */
  people?: string;
  /** Its barcodes. */
  codes?: readonly string[];
};

/** Shelves that do not speak for a third one, where that many articles of a long file are on them. */
const [maxSampled, minOfLong] = [2, 100];
const firstStepOf = (path: string): string => path.split('>', 1)[0] ?? '';

/** Where the articles that a shop is learned from are all on a shelf or two, these. */
function shelvesSampled(things: readonly Thing[]): ReadonlySet<string> | undefined {
  if (things.length < minOfLong) return undefined;
  const steps = new Set(things.map(({ path }) => firstStepOf(path)));
  return steps.size <= maxSampled && !steps.has('') ? steps : undefined;
}

/** A shelf that is taken for something else than what its name says elsewhere. */
const corrected = (mapped: ShopPath, result: ShopPath['result']): ShopPath => ({
  ...mapped,
  said: [],
  result,
  surelyWithin: result.rule === 'none' ? undefined : keysAbove(result.key).at(-1),
  category: { ...mapped.category, ...result },
});

/**
 * Builds the mapping of merchants' categories to the keys of ours (categories/tree.json). Google's categories are known
 * one by one; what others mean follows from words learned from Google's names and ours. Pure; caches its results.
 */
export function createCategoryMapping(): CategoryMapping {
  const paths = createShopPaths();
  let shop: ShopSense | undefined;
  let words: ShopWords | undefined;
  let shelves: ShopShelves | undefined;
  let doubted: ReadonlySet<string> = new Set();
  /** A department of Google's that all of the shop is in: it may have more than that holds. */
  let department: string | undefined;

  /** The first steps of the paths that the shop was learned from, where these are hardly any: a file sorted by shelves. */
  let sampled: ReadonlySet<string> | undefined;

  /** Whether what the first shelves of a sorted file hold says nothing of a path. */
  const isElsewhere = (path: string): boolean =>
    sampled !== undefined && path !== '' && !sampled.has(firstStepOf(path));

  /** Shelves whose names mean in the shop's trade what they say: each is asked for once, not by each of its things. */
  let asSaid = new WeakSet<ShopPath>();

  /** Takes a shelf for what its name means in the shop's trade, also where nothing on it was learned from. */
  function inTrade(of: Paths, mapped: ShopPath): ShopPath {
    if (asSaid.has(mapped)) return mapped;
    const { category, within } = mapped;
    const isFixed = category.rule === 'none' || category.rule === 'google' || within !== undefined;
    if (shop?.field === undefined || isFixed || isElsewhere(of.path)) return mapped;
    const result = shelfInTrade(category, shop.field);
    if (result === undefined || isConfirmedByEarlierStep(category.path, category.key)) {
      asSaid.add(mapped);
      return mapped;
    }
    const told = corrected(mapped, result);
    paths.correct(of, told);
    return told;
  }

  const know = (of: Paths) => inTrade(of, paths.know(of, doubted.has(of.networkPath)));
  const knowBy = ({ path, networkPath }: Paths, brand: string) =>
    know({ path: withoutMaker(path, brand), networkPath });

  /** What the titles of things name alone. */
  function namedBy(things: readonly Thing[]): string[] {
    const blank = mapping.ofPaths('', '');
    return things.map(({ title }) => mapping.ofThing(blank, title));
  }

  /** Takes a shelf for what its merchant's own path says. */
  function withoutNumber(shelf: Thing): void {
    const { result, ...others } = mapPath(shelf.path === shelf.networkPath ? '' : shelf.path, '');
    paths.correct(shelf, { ...others, result, category: { ...know(shelf).category, ...result } });
  }

  /** Whether one category of Google's, which the shop has chosen for all of its things, is not believed. */
  function correctOne(things: readonly Thing[]): boolean {
    const [one] = things;
    if (
      one === undefined ||
      things.some(({ path, networkPath }) => path !== one.path || networkPath !== one.networkPath)
    )
      return false;
    const mapped = know(one);
    const { category, within } = mapped;
    const isDepartment = within === category.key && keysAbove(within).length === 1;
    if (category.rule !== 'google' && !isDepartment) return false;
    const named = namedBy(things);
    if (isDepartment) {
      department = within;
      if (!namesNoneOf(within, named)) return false;
      withoutNumber(one);
      return true;
    }
    const key = departmentAgainstOne(category.key, named);
    if (key === undefined) {
      if (isCalledByOthers(category.key) || !isConfirmedByNone(category.key, named, enoughOfShop))
        return false;
      withoutNumber(one);
      return true;
    }
    const result = { key, rule: 'coarse', confidence: enough } as const;
    paths.correct(one, {
      ...mapped,
      said: [],
      within: key,
      category: { ...mapped.category, ...result },
    });
    return true;
  }

  /** Whether the names of some shelves mean something else in this shop; they are taken for what their titles say. */
  function correctShelves(things: readonly Thing[], sense: ShopSense): boolean {
    let isAny = false;
    for (const on of Map.groupBy(things, textOf).values()) {
      const shelf = on[0] as Thing;
      const mapped = know(shelf);
      const { category } = mapped;
      if (category.rule === 'google' && isOneOfSeveral(category, namedBy(on))) {
        withoutNumber(shelf);
        isAny = true;
      }
      if (category.rule === 'none' || category.rule === 'google' || mapped.within !== undefined) continue;
      const result = shelfInShop(category, on, { sense, namedBy });
      if (result === undefined) continue;
      isAny = true;
      paths.correct(shelf, corrected(mapped, result));
    }
    return isAny;
  }

  /** What the address of a thing's page says of it that its title does not. */
  function keyOfPage(page: string, title: string): string | undefined {
    const { shelf, name } = readPageAddress(page);
    const told = shelf === '' ? undefined : mapping.ofThing(mapping.ofPaths(shelf, ''), title);
    if (told !== undefined && told !== otherCategoryKey) return told;
    return nounOfPage(name, title);
  }

  /** What a title says below the department that it begins with. */
  function keyBelowOwnShelf(title: string, others: OtherWords): string | undefined {
    const { shelf = '', department = '', rest = '' } = shelfInTitle(title) ?? {};
    if (shelf === '') return undefined;
    const told = mapping.ofThing(mapping.ofPaths(shelf, ''), rest, others);
    return told !== department && keysAbove(told).includes(department) ? told : undefined;
  }

  const mapping: CategoryMapping = {
    learnShop(given) {
      const things = given.map((thing) => ({ ...thing, path: withoutMaker(thing.path, thing.brand ?? '') }));
      doubted = numbersToDoubt(things);
      sampled = undefined;
      const clear = things.flatMap(
        ({ path, networkPath, title }) => clearKey(mapping.ofPaths(path, networkPath), title) ?? [],
      );
      const ofAll = (withDescriptions: boolean) =>
        createShopSense(
          things.map(({ path, networkPath, title, description }) =>
            mapping.ofThing(
              mapping.ofPaths(path, networkPath),
              title,
              withDescriptions ? { description } : {},
            ),
          ),
          clear,
        );
      const first = ofAll(false);
      const told = correctOne(things) || correctShelves(things, first) ? ofAll(false) : first;
      // Descriptions tell what a shop has whose titles say too little: "Black Magic".
      shop = told.field === undefined ? ofAll(true) : told;
      asSaid = new WeakSet();
      const known = things.map((thing) => ({
        title: thing.title,
        shelf: know(thing).category.rule === 'none' ? thing.path : '',
        key: mapping.ofThing(mapping.ofPaths(thing.path, thing.networkPath), thing.title, {
          description: thing.description,
        }),
      }));
      words = learnWords(known);
      shelves = learnShelves(known);
      sampled = shelvesSampled(things);
    },
    ofPaths(path, networkPath, brand = '') {
      const { category } = knowBy({ path, networkPath }, brand);
      return category.path === path ? category : paths.asWritten({ path, networkPath }, category);
    },
    ofThing(written, title, others = {}) {
      const { size, description = '', page = '', brand = '', people = '', codes = [] } = others;
      const { networkPath } = written;
      const path = withoutMaker(written.path, brand);
      const shelf = know({ path, networkPath });
      const own = { title, description, brand, size, people, keyOfPage: () => keyOfPage(page, title) };
      const isShelved = shelf.category.rule !== 'none';
      const inTitle = isShelved ? undefined : keyBelowOwnShelf(title, others);
      if (inTitle !== undefined) return inTitle;
      const known = { sense: shop, words, shelves, department };
      const told = isElsewhere(path) ? { ...known, sense: undefined, words: undefined } : known;
      const key = keyOfThing({ path, networkPath, shelf, ...own }, told);
      return codes.length === 0 ? key : keyOfCodes(codes, key, { title, isShelved });
    },
  };
  return mapping;
}
