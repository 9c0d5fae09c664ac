import { plainLetters } from '../../../contract/plain-letters.ts';
import { colourOfWord } from '../../language/colour-words.ts';
import { keysAbove } from '../categories/tree.ts';
import type { WrittenSpecification } from '../typed-specifications.ts';
import { vocabularies } from '../vocabularies.ts';
import { titleRules } from './by-category.ts';
import { describedRules } from './described.ts';
import { modelCodes } from './model-codes/by-category.ts';
import type { TitleRule } from './title-rule.ts';

const maxTitleLength = 200;
const maxDescriptionLength = 1_000;
/** Names of these kinds of things are colours too ("Caviar Blue", "80+ Gold", "Club Rouge"), or are named by what they print. */
const withoutColour: ReadonlySet<string> = new Set([
  'internal-drives',
  'processors',
  'memory',
  'printer-ink-toner',
  'perfume',
]);
/** Where a cream is a thing. */
const withCreams: ReadonlySet<string> = new Set(['beauty', 'health', 'baby', 'food-drink']);
const creams = /\b(?:creams?|cremes?)\b/g;

/** Marks of efficiency, no colours. */
const efficiency =
  /\b80 ?(?:\+|plus)? ?(?:gold|silver|bronze|white|platinum|titanium)\b|80\+ (?:gold|silver|bronze|platinum|titanium)/g;

/**
 * The one colour that a title names, wherever it is, or two parted by a slash; undefined: none, or several. It becomes the
 * specification "Couleur". Families read all colours, but only at the end of a title or behind a separator, since
 * elsewhere they belong to the model's name (`families/take-title-apart.ts`).
 */
function colourIn(folded: string): string | undefined {
  const words = folded
    .replace(efficiency, ' ')
    // Where a wine comes from, and its grapes.
    .replace(
      /\b(?:de|aoc|aop) bordeaux\b|\bbordeaux superieur\b|\b(?:pinot|grenache) (?:noir|gris|blanc)\b/g,
      ' ',
    )
    .replaceAll('/', ' / ')
    .split(/[\s,()]+|\s-\s/)
    .filter((word) => word !== '');
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
  /^(?:\p{Ll}\p{Lu}|f\/)/u.test(text) ? text : text.charAt(0).toUpperCase() + text.slice(1);

/** A rule's value with what its groups found, as the title writes it. */
function fill(value: string, match: RegExpExecArray, folded: string, title: string): string {
  const written = (group: string | undefined): string => {
    if (!group || folded.length !== title.length) return group ?? '';
    const at = folded.indexOf(group, match.index);
    return title.slice(at, at + group.length);
  };
  const said = value.replace(/\$(\d)/g, (_, group) => written(match[Number(group)]));
  return value.startsWith('^') ? said.slice(1).toUpperCase() : capitalise(said);
}

/** The rules of the nearest category that has some. */
const rulesOf = <Rule>(
  table: Readonly<Record<string, readonly Rule[]>>,
  keys: readonly string[],
): readonly Rule[] => table[keys.find((key) => key in table) ?? ''] ?? [];

/** What a text states by these rules, under their names. */
function applyRules(
  rules: readonly TitleRule[],
  text: string,
  folded: string,
  found: Map<string, string>,
): void {
  for (const { name, pattern, value } of rules) {
    if (found.has(name)) continue;
    const match = pattern.exec(folded);
    const said = match ? fill(value, match, folded, text) : '';
    // "88 cm" is one thing: what a rule before this one has read.
    const isRepeated = /^\d/.test(said) && /\D/.test(said) && [...found.values()].includes(said);
    if (said !== '' && !isRepeated) found.set(name, said);
  }
}

/** What the model number of a brand means for a thing of a category, by the rules in `model-codes/`. */
export function readModel(categoryKey: string, brand: string, title: string): WrittenSpecification[] {
  const keys = keysAbove(categoryKey);
  const rules = rulesOf(modelCodes, keys);
  if (rules.length === 0) return [];
  const read = `${brand} ${title}`.slice(0, maxTitleLength);
  const folded = plainLetters(read);
  const isNamed = new Map<RegExp, boolean>();
  const ofBrand = rules.filter(({ brands }) => {
    if (!brands) return true;
    const isKnown = isNamed.get(brands) ?? brands.test(folded);
    isNamed.set(brands, isKnown);
    return isKnown;
  });
  const found = new Map<string, string>();
  applyRules(ofBrand, read, folded, found);
  return Array.from(found, ([name, value]) => ({ name, value }));
}

/**
 * What a title states of a thing of a category beside its name: "9 kg", "1400 rpm", "Freestanding"; and what its
 * description says in plain words. By hand-written rules of the category; nothing is guessed where it has none. Pure, in
 * linear time.
 */
export function readTitle(categoryKey: string, title: string, description = ''): WrittenSpecification[] {
  const keys = keysAbove(categoryKey);
  const read = title.slice(0, maxTitleLength).replace(/[®™℠©]/g, '');
  const folded = plainLetters(read);
  const found = new Map<string, string>();
  applyRules(rulesOf(titleRules, keys), read, folded, found);
  const coloured = keys.some((key) => withCreams.has(key)) ? folded.replace(creams, ' ') : folded;
  const colour = keys.some((key) => withoutColour.has(key)) ? undefined : colourIn(coloured);
  if (colour !== undefined) found.set('Couleur', capitalise(colour));
  const described = description === '' ? [] : rulesOf(describedRules, keys);
  if (described.length > 0) {
    const said = description.slice(0, maxDescriptionLength).replace(/[®™℠©]/g, '');
    applyRules(described, said, plainLetters(said), found);
  }
  return Array.from(found, ([name, value]) => ({ name, value }));
}
