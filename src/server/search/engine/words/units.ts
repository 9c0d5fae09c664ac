import { titleUnits } from '../../../language/unit-spellings.ts';

/** The unit that a word behind a number spells, or undefined. "in" may be the preposition: whoever reads on can tell. */
export const findUnit = (word: string): string | undefined => titleUnits.get(word);

const measure = /^(\d+(?:\.\d+)?)([a-z]+)$/;

/** "512go" → "512gb", "1.50m" → "1.5m"; undefined where the word is no number with a unit of ours. */
export function findMeasure(word: string): string | undefined {
  const code = word.charCodeAt(0);
  if (code < 48 || code > 57) return undefined;
  const parts = measure.exec(word);
  const unit = parts?.[2] && titleUnits.get(parts[2]);
  return parts && unit ? Number(parts[1]) + unit : undefined;
}
