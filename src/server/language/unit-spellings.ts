import { plainLetters } from '../../contract/plain-letters.ts';
import { ambiguousSpellings, type Dimension, type Unit, units } from './units.ts';

/** A unit with its key, and all that it is written as, folded. */
export type SpelledUnit = Unit & { readonly key: string; readonly spellings: readonly string[] };

function spell(key: string, unit: Unit): SpelledUnit {
  const names = [unit, unit.one, unit.many].flatMap((each) => (each ? [each.fr, each.en] : []));
  const spellings = [key, ...names.map(plainLetters), ...(unit.also?.split(' ') ?? [])];
  return { ...unit, key, spellings: [...new Set(spellings)] };
}

const spelled = new Map(
  Object.entries<Readonly<Record<string, Unit>>>(units).map(([dimension, own]) => [
    dimension,
    Object.entries(own).map(([key, unit]) => spell(key, unit)),
  ]),
);

/** The units that measure one thing, in the table's order. */
export const unitsOf = (dimension: Dimension): readonly SpelledUnit[] => spelled.get(dimension) ?? [];

export const allUnits: readonly SpelledUnit[] = [...spelled.values()].flat();

/**
 * What titles and queries state behind a number. Not how long and how bright a thing is, nor how fast it prints: there
 * such words stand for themselves ("6 s", "60 min"), and who asks for "hours" would no longer find "30 hours".
 */
const statedInTitles: readonly Dimension[] = [
  'data',
  'bitRate',
  'frequency',
  'power',
  'apparentPower',
  'voltage',
  'charge',
  'energy',
  'heat',
  'length',
  'mass',
  'volume',
  'sound',
  'pixels',
  'rotation',
  'density',
];

/** Keys of units by the words that spell them, as `asked` measure; of an ambiguous one what it means by itself. */
function readTitleUnits(asked: readonly Dimension[]): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  for (const { key, spellings } of asked.flatMap(unitsOf))
    for (const spelling of spellings) {
      const meant = spelling in ambiguousSpellings ? ambiguousSpellings[spelling] : key;
      if (meant !== undefined && /^[a-z]+$/.test(spelling)) found.set(spelling, meant);
    }
  return found;
}

/** The one key of a unit by every word that titles and queries write behind a number: "to", "tb" and "terabytes" → "tb". */
export const titleUnits = readTitleUnits(statedInTitles);

/** The unit with a key among those of some dimensions; throws where there is none. */
export function unitOf(dimensions: readonly Dimension[], key: string): SpelledUnit {
  const found = dimensions.flatMap(unitsOf).find((unit) => unit.key === key);
  if (!found) throw new Error(`No unit ${key} of ${dimensions.join(', ')}`);
  return found;
}

/** What merchants write, folded, to how many of the unit with a key it is. */
export function factorsOf(dimensions: readonly Dimension[], key: string): ReadonlyMap<string, number> {
  const base = unitOf(dimensions, key).size;
  // Twelve digits: 0.3 / 0.1 is three.
  const factor = (size: number) => Number((size / base).toPrecision(12));
  return new Map(
    dimensions
      .flatMap(unitsOf)
      .flatMap(({ size, spellings }) => spellings.map((each) => [each, factor(size)] as const)),
  );
}

const inchAtEnd = /\s*(?:$|[,;:()|/.×"]|x\b|[-–]\s)/y;
const inchBehindHyphen = /(?![ -](?:\d|ear|wall|line|one)\b)/y;

/**
 * Whether the "in" behind a number is inches and no preposition: "27in", "4-in roll", "4 in x 6 in", "15.6 in, IPS", not
 * "2-in-1", "3 in-ear", "1000 in stock". `text` is folded; "in" stands from `start` to `end`.
 */
export function isInch(text: string, start: number, end: number): boolean {
  const before = text[start - 1];
  if (before !== ' ' && before !== '-') return true;
  const pattern = before === '-' ? inchBehindHyphen : inchAtEnd;
  pattern.lastIndex = end;
  return pattern.test(text);
}
