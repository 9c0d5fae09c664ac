import { plainLetters } from '../../../contract/plain-letters.ts';
import taxonomy from './google-taxonomy.json' with { type: 'json' };

const keyOfId = new Map(
  Object.entries(taxonomy.ids).flatMap(([key, ids]) => ids.split(' ').map((id) => [id, key] as const)),
);
const keyOfPath = new Map(Object.entries(taxonomy.paths));

/**
 * Categories of ours that Google keeps below one that is another's as a whole, by that one: its tools are hand tools but for
 * power tools, its beverages hold wines, its electronics cameras, its apparel handbags.
 */
const keysBelow = new Map<string, Set<string>>();
for (const [path, key] of keyOfPath) {
  for (let end = path.lastIndexOf('>'); end > 0; end = path.lastIndexOf('>', end - 1)) {
    const around = keyOfPath.get(path.slice(0, end));
    if (around === undefined || around === key) continue;
    keysBelow.set(around, (keysBelow.get(around) ?? new Set()).add(key));
  }
}

/** Whether Google keeps things of a category below one that is taken for another. */
export const isBelowGoogles = (key: string, around: string): boolean =>
  keysBelow.get(around)?.has(key) ?? false;

/** The steps of a path as they are compared: case, accents and spaces do not matter. */
const foldSteps = (path: string): string[] =>
  plainLetters(path)
    .split('>')
    .map((step) => step.trim().replaceAll(/\s+/g, ' '));

/** What Google's names are in British English, as shops of Europe choose it, where they are not American. */
const britishNames = new Map([
  ['clothing & accessories', 'apparel & accessories'],
  ['jewellery', 'jewelry'],
  ['trousers', 'pants'],
  ['nappies', 'diapers'],
  ['nappy', 'diaper'],
  ['tyre', 'tire'],
  ['tyres', 'tires'],
  ['taps', 'faucets'],
  ['colour', 'color'],
  ['aluminium', 'aluminum'],
  ['organisers', 'organizers'],
  ['moisturisers', 'moisturizers'],
]);
const britishName = new RegExp(`(?<![a-z])(?:${[...britishNames.keys()].join('|')})(?![a-z])`, 'g');
const inAmerican = (step: string): string =>
  step.replace(britishName, (name) => britishNames.get(name) ?? name);

/**
 * A category of Google's. `isWhole`: not only the beginning of a path is its, as of Shopify's, which goes on otherwise. `steps`: of
 * how many names it is; 0: it is said by its number.
 */
export type GooglesCategory = { key: string; isWhole: boolean; steps: number };

/**
 * Our category for one of Google's: a number, a whole path in English, American or British, or French, or both ("276 - Electronics > …"); of a
 * path, the nearest above that is known. undefined: it is none of Google's.
 */
export function readGoogle(text: string): GooglesCategory | undefined {
  const id = /^\s*(\d{1,7})(?:\s*-.*)?\s*$/.exec(text)?.[1];
  if (id !== undefined) {
    const key = keyOfId.get(String(Number(id)));
    return key === undefined ? undefined : { key, isWhole: true, steps: 0 };
  }
  // Some write the number of a department before the path: "469 > Health & Beauty > Personal Care".
  const named = foldSteps(text.replace(/^\s*\d{1,7}\s*>/, '')).map(inAmerican);
  for (let length = named.length; length > 0; length--) {
    // A shop's own path may begin like one of Google's: "Furniture > Our brands".
    if (length === 1 && named.length > 1) return undefined;
    const key = keyOfPath.get(named.slice(0, length).join('>'));
    if (key) return { key, isWhole: length === named.length, steps: length };
  }
  return undefined;
}
