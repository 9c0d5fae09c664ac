import { nounOfTitle } from './nouns/noun-of-title.ts';
import { keysAbove } from './tree.ts';

/** Books have codes of their own (ISBN); 979-0 are those of sheet music. */
const isbn = /^0?97(?:8|9[1-9])\d{10}$/;
/** So have the medicines that are sold in France (CIP 13), homeopathic ones among them. */
const frenchMedicine = /^0?3400\d{9}$/;

/** Shelves on which pharmacies have some. */
const cared = new Set(['beauty', 'baby', 'pets']);

/** What publishers sell as well: a calendar, a game, a record. */
const beside = new Set(['culture', 'toys', 'gaming', 'office']);

/** What a title names of such, at its beginning or end. */
function namedBeside(title: string): boolean {
  const noun = nounOfTitle(title);
  return noun?.isSure === true && beside.has(keysAbove(noun.key).at(-1) ?? '');
}

/**
 * What the codes of a thing say it is. Titles of books mean anything, and so do the shelves of a bookshop ("Cuisine"); medicines are
 * called by names. `isShelved`: a shelf says what it is.
 */
export function keyOfCodes(
  codes: readonly string[],
  key: string,
  { title, isShelved }: { title: string; isShelved: boolean },
): string {
  const department = keysAbove(key).at(-1) ?? '';
  if (codes.some((code) => frenchMedicine.test(code))) {
    const isOfHealth = (department === 'health' && key !== 'health') || (isShelved && cared.has(department));
    return isOfHealth ? key : 'medicine-first-aid';
  }
  if (!codes.some((code) => isbn.test(code))) return key;
  const isBeside = beside.has(department) && (isShelved || namedBeside(title));
  return isBeside ? key : 'books';
}
