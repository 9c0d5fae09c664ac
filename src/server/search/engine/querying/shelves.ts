import type { IndexData } from '../index-data.ts';
import type { NamedCategories } from './named-categories.ts';

/** What a category is to the kind that is named: one of its shelves, one that has the name itself, none of them, one of another department. */
const [inPlaces, inOwn, elsewhere, farAway] = [1, 2, 4, 16];
/** … and, of a document there, whether only titles say so (`isCategoryDoubtful`), and whether it says its kind (`isKindSaid`). */
const [doubtful, ofSaidKind] = [8, 32];
export const isNamedShelf = (shelf: number): boolean => (shelf & inPlaces) !== 0;
export const isOwnShelf = (shelf: number): boolean => (shelf & inOwn) !== 0;
export const isOtherShelf = (shelf: number): boolean => (shelf & elsewhere) !== 0;
export const isFarShelf = (shelf: number): boolean => (shelf & farAway) !== 0;
export const isDoubtful = (shelf: number): boolean => (shelf & doubtful) !== 0;
export const saysItsKind = (shelf: number): boolean => (shelf & ofSaidKind) !== 0;
export const ofDocument = (shelf: number, isCategoryDoubtful: number, isKindSaid: number): number =>
  shelf | (isCategoryDoubtful * doubtful) | (isKindSaid * ofSaidKind);

export type NamedPlaces = Pick<NamedCategories, 'places'> &
  Partial<Pick<NamedCategories, 'own' | 'above' | 'far'>>;

/** Whether a category is none of those that are named, nor one that they are part of. */
export const isElsewhere = (category: number, { places, own, above }: NamedPlaces): boolean =>
  own !== undefined && own.size > 0 && !places.has(category) && above?.has(category) !== true;

/** By category, what it is to a query's kind: looked up once for each, not for each document. */
export function createShelves({ categoryIds }: Pick<IndexData, 'categoryIds'>) {
  // What has no category stands at the last place.
  const shelves = new Uint8Array(categoryIds.length + 1);
  return {
    shelves,
    /** Returns whether anything is named: else no category is anything to the query. */
    read({ places, own, above, far }: NamedPlaces): boolean {
      const isKindNamed = own !== undefined && own.size > 0;
      if (!isKindNamed && places.size === 0 && !far?.size) return false;
      const other = isKindNamed ? elsewhere : 0;
      shelves.fill(other);
      for (const place of far ?? []) shelves[place] = other | farAway;
      for (const place of above ?? []) shelves[place] = 0;
      for (const place of places) shelves[place] = inPlaces;
      for (const place of own ?? []) shelves[place] = shelves[place] | inOwn;
      return true;
    },
  };
}
