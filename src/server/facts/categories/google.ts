import { plainLetters } from '../../../contract/plain-letters.ts';
import taxonomy from './google-taxonomy.json' with { type: 'json' };

const keyOfId = new Map(
  Object.entries(taxonomy.ids).flatMap(([key, ids]) => ids.split(' ').map((id) => [id, key] as const)),
);
const keyOfPath = new Map(Object.entries(taxonomy.paths));

/** The steps of a path as they are compared: case, accents and spaces do not matter. */
const foldSteps = (path: string): string[] =>
  plainLetters(path)
    .split('>')
    .map((step) => step.trim().replaceAll(/\s+/g, ' '));

/**
 * Our category for one of Google's: a number, a whole path in English or French, or both ("276 - Electronics > …"); of a
 * path, the nearest above that is known. undefined: it is none of Google's.
 */
export function keyOfGoogle(text: string): string | undefined {
  const id = /^\s*(\d{1,7})(?:\s*-.*)?\s*$/.exec(text)?.[1];
  if (id !== undefined) return keyOfId.get(String(Number(id)));
  const steps = foldSteps(text);
  for (let length = steps.length; length > 0; length--) {
    // A shop's own path may begin like one of Google's: "Furniture > Our brands".
    if (length === 1 && steps.length > 1) return undefined;
    const key = keyOfPath.get(steps.slice(0, length).join('>'));
    if (key) return key;
  }
  return undefined;
}
