import type { WordFacts } from './word-facts.ts';

/** A television's number, whose two digits are its size: "ue55nu8000", "55oled857". */
const sized = /^[a-z]{0,4}(\d\d)([a-z]{1,5}\d[a-z\d]*)$/;
const minSeries = 5;
/** Of an inch; a screen of 55 inches is said to have 138 to 140. */
const centimetres = 2.54;
const rounded = 2.5;

/**
 * Whether a title names only the series of which the other names one model: "NU8000" beside "UE55NU8000". Where it says the
 * size as well, it names the model.
 */
export function namesSeries(
  words: readonly WordFacts[],
  size: number | undefined,
  otherWords: readonly WordFacts[],
): boolean {
  for (const { word, isCode } of otherWords) {
    const [, inches, series = ''] = isCode ? (sized.exec(word) ?? []) : [];
    if (inches === undefined || series.length < minSeries || Number(inches) === size) continue;
    const isNamed = ({ word: own, isCode: mayName }: WordFacts) =>
      mayName && own.length >= minSeries && series.startsWith(own);
    // "55", "55in", "55nu8000", "138cm".
    const isSized = ({ word: own, unit }: WordFacts) =>
      own.startsWith(inches) ||
      own.includes(inches + series.slice(0, minSeries)) ||
      (unit === 'cm' && Math.abs(Number.parseFloat(own) - centimetres * Number(inches)) <= rounded);
    if (words.some(isNamed)) return !words.some(isSized);
  }
  return false;
}
