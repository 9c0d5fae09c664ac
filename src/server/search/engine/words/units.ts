import { titleUnits } from '../../../language/unit-spellings.ts';

/** How old who a thing is for is: a toy of "3 ans" is none of "3 en 1". No unit that facts are measured in. */
const years = 'ans';

/** The unit that a word behind a number spells, or undefined. "in" may be the preposition: whoever reads on can tell. */
export const findUnit = (word: string): string | undefined =>
  titleUnits.get(word) ?? (word === years ? years : undefined);

const measure = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** "512go" → "512gb", "1.50m" → "1.5m"; undefined where the word is no number with a unit of ours. */
export function findMeasure(word: string): string | undefined {
  const code = word.charCodeAt(0);
  if (code < 48 || code > 57) return undefined;
  const parts = measure.exec(word);
  const unit = parts?.[2] && findUnit(parts[2]);
  return parts && unit ? Number(parts[1]) + unit : undefined;
}
