import { pick } from '../random.ts';
import type { TableRow } from './table.ts';

const hole = /\{([^}]+)\}/g;
const articleAndHole = /(\b(?:[Ll][ae]|[Dd]e|[Dd]u) )?\{([^}]+)\}/g;
const beginsWithVowel = /^[aeiouyàâéèêëîïôûœ]|^h[aeiouéè]/i;
const spaces = /\s+/g;

const elisions = new Map([
  ['le ', 'l’'],
  ['la ', 'l’'],
  ['Le ', 'L’'],
  ['La ', 'L’'],
  ['de ', 'd’'],
  ['De ', 'D’'],
  ['du ', 'de l’'],
  ['Du ', 'De l’'],
]);

const join = (article: string, word: string): string =>
  (beginsWithVowel.test(word) ? (elisions.get(article) ?? article) : article) + word;

/** Fills `{Column}`s, with "la Aster" becoming "l’Aster"; undefined where the product lacks one of them. */
function fill(template: string, row: TableRow): string | undefined {
  let isComplete = true;
  const text = template.replace(articleAndHole, (_, article: string | undefined, column: string) => {
    const value = row.get(column);
    if (value === undefined) isComplete = false;
    return join(article ?? '', value ?? '');
  });
  return isComplete ? text : undefined;
}

/** A title; what the product lacks is left out. */
export const wordTitle = (template: string, row: TableRow): string =>
  template
    .replace(hole, (_, column: string) => row.get(column) ?? '')
    .replace(spaces, ' ')
    .trim();

/** A description: one sentence of each group that can be filled, chosen by the product. */
export function wordDescription(groups: readonly (readonly string[])[], row: TableRow, sku: string): string {
  const sentences = groups.map((group, i) => {
    const possible = group.map((template) => fill(template, row)).filter((text) => text !== undefined);
    return possible.length > 0 ? pick(possible, sku, 'sentence', i) : '';
  });
  return sentences.filter((sentence) => sentence !== '').join(' ');
}
