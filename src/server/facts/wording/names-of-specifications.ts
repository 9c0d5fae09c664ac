import type { Language } from '../../../contract/language.ts';
import { lazy } from '../../platform/memory/lazy.ts';
import { foldName } from '../fold-name.ts';
import { feedNamesToL } from './feed-names-a-l.ts';
import { droppedNames, feedNamesFromM } from './feed-names-m-z.ts';
import { specificationNames } from './names.ts';
import { type Pair, readPairs } from './read-lines.ts';
import { namesInTitles } from './title-names.ts';

/** A line without its unit, and that unit: "Puissance | Power @ W". */
const unitAtEnd = /\s*@\s*(.+)$/;

/** The names of a table with units behind an @. */
const namesIn = (text: string) =>
  text
    .split('\n')
    .map((line) => line.replace(unitAtEnd, ''))
    .join('\n');

function unitsIn(text: string): [string, Pair][] {
  return text
    .trim()
    .split('\n')
    .flatMap((line): [string, Pair][] => {
      const [, unit = ''] = unitAtEnd.exec(line) ?? [];
      const [fr = '', en = fr] = unit.split('~');
      return unit === ''
        ? []
        : [...readPairs(line.replace(unitAtEnd, '')).keys()].map((name) => [name, { fr, en }]);
    });
}

const names = lazy(
  (): ReadonlyMap<string, Pair> =>
    new Map([
      ...readPairs(namesInTitles),
      ...readPairs(namesIn(feedNamesToL)),
      ...readPairs(namesIn(feedNamesFromM)),
      ...readPairs(namesIn(specificationNames)),
    ]),
);

const units = lazy(
  (): ReadonlyMap<string, Pair> =>
    new Map([feedNamesToL, feedNamesFromM, specificationNames].flatMap(unitsIn)),
);
const dropped = lazy((): ReadonlySet<string> => new Set(droppedNames.split(',').map(foldName)));

/** A name that no category defines, by its folded form, in both languages. */
export const nameOf = (folded: string): Pair | undefined => names().get(folded);

/** Whether a folded name is of nothing that a shopper asks for. */
export const isDropped = (folded: string): boolean => dropped().has(folded);

const bareNumbers = /^[-+]?\d[\d.,]*(?:\s*[-–/x×]\s*[-+]?\d[\d.,]*)*$/;
const numbers: Record<Language, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 3, useGrouping: 'min2' }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 3, useGrouping: 'min2' }),
};

/** "38.0" → "38", "20000.0" with pages → "20 000 pages": bare numbers in a language, with the unit that their name implies. */
export function withUnit(folded: string, value: string, language: Language): string | undefined {
  const unit = units().get(folded)?.[language];
  if (!bareNumbers.test(value) || (unit === undefined && !/\.0\b/.test(value)) || /\bversion\b/.test(folded))
    return undefined;
  const written = value.replace(/\d+(?:[.,]\d+)?/g, (text) => {
    const number = Number(text.replace(',', '.'));
    return /^0\d/.test(text) ? text : numbers[language].format(number);
  });
  return unit === undefined ? written : `${written}\u00a0${unit}`;
}
