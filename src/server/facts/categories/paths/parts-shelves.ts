import { forWords } from '../../../language/prepositions.ts';
import { keyOfLine } from '../brands/product-lines.ts';
import { keyOfName } from '../names-of-tree.ts';
import { nounOfStep } from '../nouns/noun-of-step.ts';
import { placeOfParts } from '../told-by-titles/parts.ts';
import { splitSteps } from './steps.ts';

/** Devices whose parts and accessories have a place of their own. */
const devices: ReadonlyMap<string, string> = new Map([
  ['phones', 'phone-accessories'],
  ['landline-phones', 'phone-accessories'],
  ['tablets', 'tablet-accessories'],
  ['laptops', 'accessories'],
  ['computers', 'accessories'],
  ['tvs', 'accessories'],
  ['monitors', 'accessories'],
  ['cameras', 'photo-accessories'],
  ['consoles', 'gaming-accessories'],
  ['vehicles', 'auto-moto'],
]);

/** Whether a category holds such devices. */
export const hasAccessories = (key: string): boolean => devices.has(key);

const parts =
  '(?:pi[èe]ces? d[ée]tach[ée]es?|pi[èe]ces?(?: de rechange)?|accessoires?|divers|consommables|spare parts?|parts|accessor(?:y|ies)|ersatzteile?|zubeh[öo]r|ricambi|accessori|recambios|repuestos|accesorios|acess[óo]rios|pe[çc]as|onderdelen|toebehoren|cz[ęe][śs]ci|akcesoria|запчасти|аксессуары)';
const and = '(?:[&+,/]|(?<!\\p{L})(?:et|and|und|e|y|en|i))';
/** "Pièces détachées", "Pièces et accessoires", "Accessoires téléphonie", but "Accessoires & téléphones". */
const beginsWithParts = new RegExp(
  `^\\P{L}*${parts}(?:\\s?${and}\\s?${parts})?(?!\\p{L})(?!\\s?${and}\\s)`,
  'iu',
);
/** "Pour iPhone", but "Pour la maison", "Pour les pros": those say for whom or where. */
const beginsWithFor = new RegExp(String.raw`^\P{L}*(?:${forWords}|для)\s`, 'iu');
/** "Washing machine spare parts", but "Phones & accessories". */
const endsWithParts = new RegExp(`(?<!${and})\\s${parts}\\P{L}*$`, 'iu');
const isOnlyParts = new RegExp(`^\\P{L}*${parts}(?:\\s?${and}\\s?${parts})?\\P{L}*$`, 'iu');

/** What a text names, outright or by a line of models. */
const namedBy = (text: string) => [keyOfName(text), nounOfStep(text), keyOfLine(text)];
const placeOf = (thing: string | undefined): string | undefined =>
  thing === undefined ? undefined : (devices.get(thing) ?? placeOfParts(thing));
const firstPlace = (things: readonly (string | undefined)[]): string | undefined =>
  things.map(placeOf).find((place) => place !== undefined);

const isForThing = (step: string): boolean =>
  beginsWithFor.test(step) && firstPlace(namedBy(step.replace(beginsWithFor, ''))) !== undefined;
const isOfParts = (step: string): boolean =>
  beginsWithParts.test(step) || endsWithParts.test(step) || isForThing(step);

/** Longer names of shelves are sentences. */
const maxStep = 80;

/**
 * Where the parts and accessories go that a shelf holds which is called by the thing that they are of: "Smartphones > Accessoires",
 * "Pièces détachées > Lave-linge", "Pour iPhone". undefined: it is none of such.
 * @param key what the path says without that
 */
export function keyOfPartsShelf(path: string, key: string): string | undefined {
  if (path.includes(';')) return undefined;
  const steps = splitSteps(path).filter((step) => step.length <= maxStep);
  const at = steps.findLastIndex(isOfParts);
  if (at < 0) return undefined;
  const step = steps[at] ?? '';
  const last = steps.at(-1) ?? '';
  // "Pièces détachées" says nothing of what they are of; "Pièces auto" does.
  if (isOnlyParts.test(step)) return firstPlace([key, keyOfName(last), nounOfStep(last)]);
  const rest = step
    .replace(beginsWithFor, '')
    .replace(beginsWithParts, '')
    .replace(beginsWithFor, '')
    .replace(endsWithParts, '');
  if (at === steps.length - 1) return firstPlace([...namedBy(rest), key]);
  // What stands behind it may be none of it: "Accessoires de cuisine > Mixeurs".
  return firstPlace(namedBy(rest)) ?? devices.get(key);
}
