import type { Language } from '../../../contract/language.ts';
import { foldName } from '../fold-name.ts';

/** One thing in both languages. */
export type Pair = Readonly<Record<Language, string>>;

/** Reads lines "French | English ; other, names"; English is the same where it is left out. */
export function readLines(text: string): { pair: Pair; others: string[] }[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [labels = '', others = ''] = line.split(/\s*;\s*/);
      const [fr = '', en = fr] = labels.trim().split(/\s*\|\s*/);
      return {
        pair: { fr, en },
        others: others
          .split(',')
          .map(foldName)
          .filter((name) => name !== ''),
      };
    });
}

/** Pairs by every folded name. */
export const readPairs = (text: string): ReadonlyMap<string, Pair> =>
  new Map(
    readLines(text).flatMap(({ pair, others }) =>
      [foldName(pair.fr), foldName(pair.en), ...others].map((name): [string, Pair] => [name, pair]),
    ),
  );
