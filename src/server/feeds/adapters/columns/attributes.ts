import { anyOf } from '../../../language/any-of.ts';
import { type Called, foldName, lastPart } from './column-names.ts';

/**
 * What an attribute tells beside what its element is: a number, a currency, the price without VAT, before or of how many pieces,
 * how large a picture is.
 */
const beside = new RegExp(
  `@${anyOf`
    \w*id|no|nr|code|key|type|unit|lang|locale|currency\w*|devise|waluta|net|netto|ht|excl\w*|vat|tva|tax|rate
    width|height|size|alt|title|priority|order|hash|changed|date|valid|thumb\w*|small|mini\w*
    (?:old|ancien|former|original|previous|regular|before|was|barre|crossed|discount|remise|reduction|rabat|percent)\w*
    quantity|quantite|qty|qte|count|nb|per|from|to|min|max
  `}$`,
);

/** "price" of "price@value"; '' of an attribute of the article itself, and of what is none. */
const elementOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('@')));

/**
 * Columns of XML without the elements that have no text but attributes, each with the name of such an element that it stands
 * for: `<price value="12.50"/>` is a price.
 */
export function withElements<C extends Called & { samples: readonly string[] }>(
  columns: readonly C[],
): (C & { element: string })[] {
  const texts = new Set(columns.flatMap(({ name, samples }) => (samples.length > 0 ? name : [])));
  const told = new Set(
    columns.flatMap(({ name, samples }) => {
      const element = elementOf(name);
      return samples.length > 0 && !texts.has(element) && !beside.test(name) ? element : [];
    }),
  );
  return columns.flatMap((column) => {
    const { name, samples } = column;
    if (samples.length === 0 && told.has(name)) return [];
    const element = elementOf(name);
    const isTelling = told.has(element) && !beside.test(name);
    return { ...column, element: isTelling ? lastPart(foldName(element)) : '' };
  });
}
