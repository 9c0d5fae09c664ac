import { specificationsOf } from '../definitions/category-specifications.ts';
import type { WrittenSpecification } from '../typed-specifications.ts';
import { kindInPath } from './kinds.ts';
import { readModel, readTitle } from './read-title.ts';

type Offer = {
  merchant: string;
  title: string;
  brand: string;
  description: string;
  path?: string;
  networkPath?: string;
};

const ofKind = 'Type';
const ofProduct = 'Type de produit';

/** What the shelf of an offer calls it. */
function readShelf(categoryKey: string, { path = '', networkPath = '' }: Offer): WrittenSpecification[] {
  const value = kindInPath(path) || kindInPath(networkPath);
  if (value === '') return [];
  // Where "type" is also a style, the kind has a name of its own.
  const hasType = specificationsOf(categoryKey).facets.some(
    ({ key, names }) => key === 'type' && names.size === 1,
  );
  return [{ name: hasType ? ofKind : ofProduct, value }];
}

/**
 * What the titles and descriptions of offers state of a product of a category; of what none of them names, what its
 * maker's model tells; and its kind, where neither does, from merchants' shelves: those who keep few of them put a
 * dryer among the washing machines.
 */
export function readOffers(
  categoryKey: string,
  offers: readonly Offer[],
): { merchant: string; specifications: WrittenSpecification[] }[] {
  // Merchants often say the same.
  const known = new Map<string, readonly WrittenSpecification[]>();
  const readOnce = ({ title, description }: Offer) => {
    const text = `${title}\n${description}`;
    const found = known.get(text) ?? readTitle(categoryKey, title, description);
    known.set(text, found);
    return [...found];
  };
  const read = offers.map((offer) => ({ merchant: offer.merchant, specifications: readOnce(offer) }));
  for (const readMore of [
    ({ brand, title }: Offer) => readModel(categoryKey, brand, title),
    (offer: Offer) => readShelf(categoryKey, offer),
  ]) {
    const names = new Set(read.flatMap(({ specifications }) => specifications.map(({ name }) => name)));
    if (names.has(ofKind)) names.add(ofProduct);
    if (names.has(ofProduct)) names.add(ofKind);
    for (const [i, offer] of offers.entries())
      read[i]?.specifications.push(...readMore(offer).filter(({ name }) => !names.has(name)));
  }
  return read;
}
