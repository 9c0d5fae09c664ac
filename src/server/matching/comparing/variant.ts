import { colourFamily } from '../../language/colour-words.ts';
import { unitsOf } from '../../language/unit-spellings.ts';
import { areOtherEditions, type Edition, readEditions } from './editions.ts';
import { namesSeries } from './television-series.ts';
import type { WordFacts } from './word-facts.ts';

/** What sets variants of one model apart, where a title states exactly one; undefined where it states none or several. */
export type Variant = {
  /** Gigabytes. */
  capacity: number | undefined;
  /** Inches. */
  size: number | undefined;
  /** A family of colours: shops call one thing gray, silver and graphite. */
  colour: string | undefined;
  /** Model numbers, without the letters at their end. */
  models: readonly string[];
  editions: readonly Edition[];
  words: readonly WordFacts[];
};

export type VariantVeto = 'capacity' | 'size' | 'colour' | 'model';

/** How many gigabytes a unit is. */
const gigabytes = new Map(unitsOf('data').map(({ key, size }) => [key, size]));
/** "6 Gb/s" is no capacity. */
const perSecond = 's';

export function readVariant(words: readonly WordFacts[]): Variant {
  let capacity: Stated<number>;
  let size: Stated<number>;
  let colour: Stated<string>;
  const models: string[] = [];
  for (let i = 0; i < words.length; i++) {
    const { word, unit, isColour, model } = words[i];
    if (model !== '') models.push(model);
    if (isColour) colour = add(colour, colourFamily(word));
    if (unit === '') continue;
    const scale = gigabytes.get(unit);
    if (scale !== undefined && words[i + 1]?.word !== perSecond)
      capacity = add(capacity, Number.parseFloat(word) * scale);
    if (unit === 'in') size = add(size, Number.parseFloat(word));
  }
  return {
    capacity: capacity ?? undefined,
    size: size ?? undefined,
    colour: colour ?? undefined,
    models,
    editions: readEditions(words),
    words,
  };
}

/** undefined: nothing yet, null: several. */
type Stated<Value> = Value | null | undefined;

const add = <Value>(stated: Stated<Value>, value: Value): Stated<Value> =>
  stated === undefined || stated === value ? value : null;

/** 1024 GB is 1 TB. */
const sameCapacity = 1.03;
/** 23.8 inches are sold as 24. */
const sameSize = 0.9;

/** What two titles state differently, where each states one. */
export function compareVariants(a: Variant, b: Variant): VariantVeto | undefined {
  if (a.capacity !== undefined && b.capacity !== undefined) {
    const ratio = a.capacity / b.capacity;
    if (Math.max(ratio, 1 / ratio) > sameCapacity) return 'capacity';
  }
  if (a.size !== undefined && b.size !== undefined && Math.abs(a.size - b.size) >= sameSize) return 'size';
  if (areSiblings(a.models, b.models)) return 'model';
  if (areOtherEditions(a.editions, a.words, b.editions, b.words)) return 'model';
  if (a.colour !== undefined && b.colour !== undefined && a.colour !== b.colour) return 'colour';
  return undefined;
}

/** Whether the titles name models of one family, and none in common: "UE55NU8000", "UE65NU8000". */
function areSiblings(some: readonly string[], others: readonly string[]): boolean {
  if (some.length === 0 || others.length === 0) return false;
  if (some.some((one) => others.some((other) => one.startsWith(other) || other.startsWith(one))))
    return false;
  return some.some((one) => others.some((other) => differsInDigits(one, other)));
}

function differsInDigits(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  for (let i = 0; i < one.length; i++)
    if (one[i] !== other[i] && !(isDigitAt(one, i) && isDigitAt(other, i))) return false;
  return true;
}

const isDigitAt = (text: string, i: number) => text.charCodeAt(i) >= 48 && text.charCodeAt(i) <= 57;

/** Whether one title names only the series of which the other names one model. */
export const isOneVague = (a: Variant, b: Variant): boolean =>
  namesSeries(a.words, a.size, b.words) || namesSeries(b.words, b.size, a.words);
