import { plainLetters } from '../../../contract/plain-letters.ts';
import { colourOfWord } from '../../language/colour-words.ts';
import { keysAbove } from '../categories/tree.ts';
import type { WrittenSpecification } from '../typed-specifications.ts';
import { vocabularies } from '../vocabularies.ts';
import { titleRules } from './rules.ts';

const longestTitle = 200;
/** Names of these kinds of things are colours too ("Caviar Blue", "80+ Gold"), or are named by what they print. */
const withoutColour: ReadonlySet<string> = new Set([
  'internal-drives',
  'processors',
  'power-supplies',
  'memory',
  'printer-ink-toner',
]);

/** The one colour that a title names, or two parted by a slash; undefined: none, or several. */
function colourIn(folded: string): string | undefined {
  const words = folded.split(/[\s,()]+|\s-\s/).filter((word) => word !== '');
  const runs: string[][] = [];
  let isInside = false;
  for (const word of words) {
    const isColour = colourOfWord.has(word);
    if (isColour && isInside) runs.at(-1)?.push(word);
    else if (isColour) runs.push([word]);
    isInside = isColour || (isInside && word === '/');
  }
  const [only, ...others] = new Set(runs.map((run) => run.join(' ')));
  if (only === undefined || others.length > 0) return undefined;
  const parts = only.split(' ');
  if (parts.length === 1 || vocabularies.colour.keys.has(only)) return only;
  return parts.length === 2 ? parts.join(' / ') : undefined;
}

/** "iPhone 7" and "iOS" stay as they are. */
const capitalise = (text: string) =>
  /^\p{Ll}\p{Lu}/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** A rule's value with what its groups found, as the title writes it. */
function fill(value: string, match: RegExpExecArray, folded: string, title: string): string {
  const written = (group: string | undefined): string => {
    if (!group || folded.length !== title.length) return group ?? '';
    const at = folded.indexOf(group, match.index);
    return title.slice(at, at + group.length);
  };
  return capitalise(value.replace(/\$(\d)/g, (_, group) => written(match[Number(group)])));
}

/**
 * What a title states of a thing of a category beside its name: "9 kg", "1400 rpm", "Freestanding". By hand-written rules
 * of the category; nothing is guessed where it has none. Pure, in linear time.
 */
export function readTitle(categoryKey: string, title: string): WrittenSpecification[] {
  const keys = keysAbove(categoryKey);
  const rules = titleRules[keys.find((key) => key in titleRules) ?? ''] ?? [];
  const read = title.slice(0, longestTitle);
  const folded = plainLetters(read);
  const found = new Map<string, string>();
  for (const { name, pattern, value } of rules) {
    if (found.has(name)) continue;
    const match = pattern.exec(folded);
    if (match) found.set(name, fill(value, match, folded, read));
  }
  const colour = keys.some((key) => withoutColour.has(key)) ? undefined : colourIn(folded);
  if (colour !== undefined) found.set('Couleur', capitalise(colour));
  return Array.from(found, ([name, value]) => ({ name, value }));
}
