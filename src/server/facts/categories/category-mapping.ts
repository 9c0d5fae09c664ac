import { audienceSaid, forAudience, hasAudience, withoutUnsaid } from './audience.ts';
import { keyOfBrief } from './descriptions/brief.ts';
import { keyOfDefinition } from './descriptions/definition.ts';
import { keyOfDescription } from './descriptions/description.ts';
import { isDosed } from './doses.ts';
import { featuresOfTitle } from './features.ts';
import { accessoryIn, isDevice, isForHair, isLens, ofMotorbike, petsOf } from './goes-with.ts';
import { guess, namesThing, type Said } from './learned.ts';
import { enough, mapPath } from './map-path.ts';
import { isBorneOut, isVague, keyBehind, keyOfHead } from './named.ts';
import { likelyNounOf, namesOther, nounBehind, nounOfTitle } from './named-by-noun.ts';
import { nounInside } from './noun-inside.ts';
import { nounOfPage, readPageAddress } from './page-address.ts';
import { keyOfLine } from './product-lines.ts';
import { numbersToDoubt } from './shop/shop-numbers.ts';
import { createShopPaths, type MappedCategory, type Paths, textOf } from './shop/shop-paths.ts';
import {
  createShopSense,
  departmentAgainstOne,
  fieldOf,
  isAroundGoogles,
  namesNoneOf,
  type ShopSense,
  shelfAgainst,
} from './shop/shop-sense.ts';
import { clearKey, withinShop } from './shop/within-shop.ts';
import { isOfShelf, isOfTitle, keyAgainst, keyAgainstGoogle, keyWithinShelf } from './title-against-shelf.ts';
import { isBook, isDoubtful, nounBehindBrand } from './title-doubts.ts';
import { isGiftCard } from './told-by-titles/gift-cards.ts';
import {
  isNoneOfSize,
  isSizedForBabies,
  isSizeOfPeople,
  wornInSize,
} from './told-by-titles/sizes-of-people.ts';
import { isKeptBeside, isKeptOn, keysAbove, otherCategoryKey } from './tree.ts';
import { keyInTrade } from './words-of-trades.ts';

/** What a row says of an article's category. */
export type Thing = Paths & { title: string; description?: string };

/** Maps merchants' categories, and what is in them. */
export type CategoryMapping = {
  /** Things that a shop has: what they mostly are is told of those that say nothing, and others are doubted. */
  learnShop(things: readonly Thing[]): void;
  /** Of a merchant's path and the network's category. */
  ofPaths(merchantCategory: string, networkCategory: string): MappedCategory;
  /**
   * Our key for one thing in it: where the paths leave it in doubt, its title is heard as well, and its description where that
   * says nothing either, the address of its page, and what stands behind its maker (`brand`). `size`: the label of a size of clothes
   * or shoes that it comes in.
   */
  ofThing(
    category: MappedCategory,
    title: string,
    size?: string,
    description?: string,
    page?: string,
    brand?: string,
  ): string;
};

/** Enough of a title; one that stands alone has to be sure. */
const [enoughForTitle, sureOfTitle] = [0.65, 0.8];
/** Titles say more of brands than of kinds. */
const titleVolume = 0.8;

/**
 * Builds the mapping of merchants' categories to the keys of ours (categories/tree.json). Google's categories are known
 * one by one; what others mean follows from words learned from Google's names and ours. Pure; caches its answers.
 */
export function createCategoryMapping(): CategoryMapping {
  const paths = createShopPaths();
  let shop: ShopSense | undefined;
  let doubted: ReadonlySet<string> = new Set();
  /** A department of Google's that all of the shop is in: it may have more than that holds. */
  let department: string | undefined;

  const know = (of: Paths) => paths.know(of, doubted.has(of.networkPath));

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
    const blank = mapping.ofPaths('', '');
    const named = things.map(({ title }) => mapping.ofThing(blank, title));
    if (isDepartment) {
      department = within;
      if (!namesNoneOf(within, named)) return false;
      const { result, ...others } = mapPath(one.path, '');
      paths.correct(one, { ...others, result, category: { ...category, ...result } });
      return true;
    }
    const key = departmentAgainstOne(mapped.category.key, named);
    if (key === undefined) return false;
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
    const shelves = Map.groupBy(things, textOf);
    const blank = mapping.ofPaths('', '');
    let isAny = false;
    for (const on of shelves.values()) {
      const shelf = on[0] as Thing;
      const mapped = know(shelf);
      const { category } = mapped;
      if (category.rule === 'none' || category.rule === 'google' || mapped.within !== undefined) continue;
      const inTrade = keyInTrade(category, sense.field);
      const named = () => on.map(({ title }) => mapping.ofThing(blank, title));
      const key = inTrade ?? shelfAgainst(category.key, named(), sense);
      if (key === undefined) continue;
      isAny = true;
      const result = {
        key,
        rule: inTrade ? 'merchant' : 'coarse',
        confidence: inTrade ? 1 : enough,
      } as const;
      const surelyWithin = keysAbove(key).at(-1);
      paths.correct(shelf, { ...mapped, said: [], surelyWithin, category: { ...category, ...result } });
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

  const mapping: CategoryMapping = {
    learnShop(things) {
      doubted = numbersToDoubt(things);
      const clear = things.flatMap(
        ({ path, networkPath, title }) => clearKey(mapping.ofPaths(path, networkPath), title) ?? [],
      );
      const ofAll = (withDescriptions: boolean) =>
        createShopSense(
          things.map(({ path, networkPath, title, description }) =>
            mapping.ofThing(
              mapping.ofPaths(path, networkPath),
              title,
              undefined,
              withDescriptions ? description : undefined,
            ),
          ),
          clear,
        );
      const first = ofAll(false);
      const told = correctOne(things) || correctShelves(things, first) ? ofAll(false) : first;
      // Descriptions tell what a shop has whose titles say too little: "Black Magic".
      shop = told.field === undefined ? ofAll(true) : told;
    },
    ofPaths: (path, networkPath) => know({ path, networkPath }).category,
    ofThing({ path, networkPath }, title, size, description = '', page = '', brand = '') {
      const { category, said, within, surelyWithin } = know({ path, networkPath });
      const whole = () => audienceSaid(`${path} ${networkPath}`, title);
      const forWhom = (key: string) => (hasAudience(key) ? forAudience(key, whole()) : key);
      if (isGiftCard(title)) return 'gift-cards-tickets';
      if (category.rule === 'google') {
        const key = keyAgainstGoogle(category, title) ?? category.key;
        return forWhom(ofMotorbike(key, path, title));
      }
      if (isBook(title) && !keysAbove(category.key).includes('gaming') && !isOfTitle(category.key, title))
        return 'books';
      const shelf = isDevice(category.key) ? category.key : undefined;
      const accessory = shelf || category.rule === 'none' ? accessoryIn(title, shelf) : undefined;
      if (accessory) return accessory;
      const line = category.rule === 'merchant' ? undefined : keyOfLine(title);
      if (category.rule === 'none') {
        const told = isLens(title) ? 'lenses' : (petsOf(title) ?? (isForHair(title) ? 'hair-care' : line));
        if (told) return forWhom(told);
      }
      const isCoarse = category.rule === 'coarse';
      if (isCoarse && line !== undefined && isOfShelf(line, category, within)) return line;
      if (!isCoarse && category.rule !== 'none') {
        // A name in the title says more than what a shelf of one step seems to hold: "Hot sauce" in "Practical pouches".
        const other =
          category.confidence < 1 && within === undefined ? keyAgainst(category, title, shop) : undefined;
        const instead = within ? undefined : shop?.insteadOf(category);
        const told =
          keyWithinShelf(category, title) ??
          other ??
          (instead && isOfTitle(category.key, title) ? undefined : instead);
        return forWhom(ofMotorbike(told ?? category.key, path, title));
      }
      const other = isCoarse && within === undefined ? keyAgainst(category, title, shop) : undefined;
      if (other) return forWhom(other);
      const ownSense = isCoarse && within === undefined ? keyWithinShelf(category, title) : undefined;
      if (ownSense) return forWhom(ownSense);
      const noun = nounOfTitle(title);
      // Read where they are asked: most titles without a path are named by their head.
      let ofTitle: Said | undefined;
      const titled = (): Said => {
        ofTitle ??= { features: featuresOfTitle(title), volume: titleVolume };
        return ofTitle;
      };
      // What the path is sure of the title only makes more precise.
      const around = within ?? surelyWithin;
      const foundByAll = (least = enoughForTitle) => {
        const found = guess([...said, titled()], least, around)?.key;
        return found && withoutUnsaid(found, whole());
      };
      if (isCoarse) {
        // "Home Appliances" speaks for no part of it: which one, the title says alone.
        const isBelow = (each: string) =>
          isKeptOn(each, category.key) || (within === category.key && isAroundGoogles(within, each));
        const isPart = noun !== undefined && isBelow(noun.key);
        const sureNoun = isPart && noun.isSure ? noun.key : nounBehind(title, isBelow);
        if (sureNoun) return forWhom(sureNoun);
        // Any department has accessories: "USB flash drive".
        if (category.key === 'accessories' && within === undefined && noun?.isSure && noun.length > 1)
          return forWhom(noun.key);
        // "Sticky notes" of a shop all of which is "Home & Garden".
        if (within !== undefined && within === department && noun?.isSure && !noun.isShort && noun.length > 1)
          return forWhom(noun.key);
        // What is learned of words is learned of what is below the shelf: a shaver would be a kitchen's.
        const isKept = (each: string) => isKeptBeside(each, category.key);
        const kept = isPart && !isKept(noun.key) ? undefined : likelyNounOf(title, isKept);
        if (kept) return forWhom(kept);
        const own = guess([titled()], enoughForTitle, around)?.key;
        const part = own && keysAbove(own).slice(1).includes(category.key) ? own : undefined;
        const named = part === undefined && isPart ? noun.key : undefined;
        const learned = (part && withoutUnsaid(part, whole())) ?? named ?? foundByAll();
        // Under a whole department of Google's a title has to name a thing: "Laundry bin cover" in business.
        const isNamed = within === undefined || learned === undefined || isBorneOut(learned, title);
        return forWhom((isNamed ? learned : undefined) ?? category.key);
      }
      const likely = () => {
        const found = namesThing(titled().features, isVague) ? foundByAll(sureOfTitle) : undefined;
        return found && isBorneOut(found, title) ? found : undefined;
      };
      const sureNoun = noun?.isSure ? noun : undefined;
      const isLonger = sureNoun !== undefined && sureNoun.length > 1;
      const named = (isLonger ? undefined : keyOfHead(title)) ?? sureNoun?.key ?? keyBehind(title);
      const told = withinShop({ title, description, noun, named, learned: likely }, shop);
      const isSure = noun?.key === told && !noun?.isShort;
      const worn = size !== undefined && isSizeOfPeople(size) ? size : undefined;
      const isUnlikely =
        told !== undefined &&
        (isDoubtful(told, title, isSure) || (worn !== undefined && !isSure && isNoneOfSize(told, worn)));
      const believed = isUnlikely ? undefined : told;
      if (worn !== undefined && believed === undefined) return forWhom(wornInSize(worn));
      if (believed === undefined && isSizedForBabies(title)) return 'childrens-clothing';
      const usual = shop?.usual;
      const isUsual =
        usual !== undefined &&
        (keysAbove(usual).length > 1 || !namesOther(title, (each) => fieldOf(each) === fieldOf(usual)));
      // "Selenium 90 Tablets".
      if ((believed === undefined || fieldOf(believed) === 'devices') && isDosed(title)) return 'health';
      if (believed !== undefined) return forWhom(believed);
      const unlessElse = () =>
        keyOfPage(page, title) ?? nounBehindBrand(title, brand) ?? nounInside(title) ?? category.key;
      const described =
        keyOfDescription(description, (key) => shop?.isCommon(key) ?? false) ??
        keyOfDefinition(description) ??
        keyOfBrief(description);
      if (described !== undefined || !isUsual) return forWhom(described ?? unlessElse());
      // What a whole department is left to has its place in it where the title says which.
      const inside = keysAbove(usual).length > 1 ? undefined : nounInside(title);
      return forWhom(inside !== undefined && keysAbove(inside).includes(usual) ? inside : usual);
    },
  };
  return mapping;
}
