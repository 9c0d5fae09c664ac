import { keysAbove, otherCategoryKey } from './categories/tree.ts';
import { chooseBrand, mostFrequent } from './choose-brand.ts';
import { chooseDescription } from './choose-description.ts';
import { chooseKinds } from './choose-kinds.ts';
import { type ChosenSpecifications, chooseSpecifications } from './choose-specifications.ts';
import { specificationsOf } from './definitions/category-specifications.ts';
import { chooseLabels, type ProductLabels } from './labels/choose-labels.ts';
import { addLabels, withoutLabels } from './labels/label-specifications.ts';
import { readOffers } from './stated-in-titles/read-offers.ts';
import { chooseTitle } from './titles/choose-title.ts';
import type { WrittenSpecification } from './typed-specifications.ts';

/** The texts of one offer. Plain: markup was removed when its feed was read. */
export type OfferTexts = {
  merchant: string;
  title: string;
  brand: string;
  description: string;
  /** The maker's part number, '' where it states none. */
  mpn?: string;
  specifications: readonly WrittenSpecification[];
  categoryKey: string;
  /** By staff, not by the rules. */
  isDecided?: boolean;
  /** The merchant's category does not lead there: its title does. */
  isGuessed?: boolean;
  /** The merchant's category and the network's, as they are written. */
  path?: string;
  networkPath?: string;
  isNew: boolean;
};

/** The facts of a product on pages and in lists. */
export type ProductFacts = {
  title: string;
  /** The title with what is left out of it for its length, which search reads; null: nothing is. */
  wholeTitle: string | null;
  brand: string;
  description: string;
  categoryKey: string;
  /** No offer's category leads there, only titles. */
  isCategoryGuessed: boolean;
  /** What merchants call it, the most frequent first. */
  kinds: string[];
  specifications: ChosenSpecifications;
  labels: ProductLabels | null;
};

/** Leaves out offers whose category holds another offer's: "Computer Components" does not contradict "Memory". */
function withoutVague(offers: readonly OfferTexts[]): readonly OfferTexts[] {
  const above = new Set(offers.flatMap(({ categoryKey }) => keysAbove(categoryKey).slice(1)));
  return offers.filter(({ categoryKey, isDecided }) => isDecided || !above.has(categoryKey));
}

/**
 * The category that most merchants' ones lead to, of equals one that staff has decided for; undefined: none of theirs
 * leads anywhere.
 */
function chooseCategory(offers: readonly OfferTexts[]): string | undefined {
  const known = offers.filter(({ categoryKey: key }) => key !== '' && key !== otherCategoryKey);
  // Mostly there is nothing to count.
  const first = known[0]?.categoryKey;
  if (known.every(({ categoryKey }) => categoryKey === first)) return first;
  const votes = new Map(withoutVague(known).map((each) => [`${each.merchant}\n${each.categoryKey}`, each]));
  const counts = Map.groupBy(votes.values(), ({ categoryKey }) => categoryKey);
  const most = Math.max(...[...counts.values()].map(({ length }) => length));
  const leading = [...counts.values()].filter(({ length }) => length === most);
  const decided = leading.filter((each) => each.some(({ isDecided }) => isDecided));
  return mostFrequent((decided.length > 0 ? decided : leading).flatMap(([each]) => each?.categoryKey ?? []));
}

/** All of a title: "3", "Tome 12". */
const volumeOnly = /^\P{L}*(?:(?:tomes?|volumes?|vols?|n|no|nr|t|band|book|livre)(?!\p{L}))?\P{L}*$/iu;

/** A book's title: its brand is the publisher or the author, whom nobody calls it by. undefined: it says nothing without. */
function titleOfBook(live: readonly OfferTexts[]): ReturnType<typeof chooseTitle> | undefined {
  const chosen = chooseTitle(live, '');
  return volumeOnly.test(chosen.title) ? undefined : chosen;
}

/**
 * Consolidates the facts of a product from all of its offers. Pure, and independent of their order.
 * @param live live offers of the product, at least one
 * @param gone gone offers: used where no live one has a value
 * @param fixedCategory the category that staff has given the product
 */
export function consolidate(
  live: readonly OfferTexts[],
  gone: readonly OfferTexts[] = [],
  fixedCategory?: string,
): ProductFacts {
  const categoryKey = fixedCategory ?? chooseCategory(live) ?? chooseCategory(gone) ?? otherCategoryKey;
  const category = specificationsOf(categoryKey);
  const brand = chooseBrand(live, categoryKey) || chooseBrand(gone, categoryKey);
  const specificationsOfAll = (offers: readonly OfferTexts[]) =>
    chooseSpecifications(
      category,
      offers.map(({ merchant, specifications }) => ({
        merchant,
        specifications: withoutLabels(specifications),
      })),
      () => readOffers(categoryKey, offers),
    );
  const stated = specificationsOfAll(live);
  const labels = chooseLabels(categoryKey, live) ?? chooseLabels(categoryKey, gone);
  const speaking = [...live, ...gone].filter((offer) => offer.categoryKey === categoryKey);
  const kinds = chooseKinds(live);
  const { title, whole } = (categoryKey === 'books' && titleOfBook(live)) || chooseTitle(live, brand);
  return {
    title,
    wholeTitle: whole,
    brand,
    description: chooseDescription(live) || chooseDescription(gone),
    categoryKey,
    isCategoryGuessed:
      fixedCategory === undefined && speaking.length > 0 && speaking.every(({ isGuessed }) => isGuessed),
    kinds: kinds.length > 0 ? kinds : chooseKinds(gone),
    specifications: addLabels(category, stated.kept.length > 0 ? stated : specificationsOfAll(gone), labels),
    labels,
  };
}
