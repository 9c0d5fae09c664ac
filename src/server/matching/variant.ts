import type { WordFacts } from './words.ts';

/** What sets variants of one model apart, where a title states exactly one; undefined where it states none or several. */
export type Variant = {
  /** Gigabytes. */
  capacity: number | undefined;
  /** Inches. */
  size: number | undefined;
  /** A family of colours: shops call one thing gray, silver and graphite. */
  colour: string | undefined;
};

export type VariantVeto = 'capacity' | 'size' | 'colour';

const families: Readonly<Record<string, string>> = {
  silver: 'gray',
  graphite: 'gray',
  titanium: 'gray',
  navy: 'blue',
  turquoise: 'blue',
  rose: 'pink',
  magenta: 'pink',
  violet: 'purple',
  ivory: 'white',
  cream: 'white',
  beige: 'white',
  gold: 'yellow',
  bronze: 'brown',
  orange: 'brown',
};
/** "6 Gb/s" is no capacity. */
const perSecond = 's';
const gigabytes: Readonly<Record<string, number>> = { mb: 0.001, gb: 1, tb: 1000 };

export function readVariant(words: readonly WordFacts[]): Variant {
  const capacities = new Set<number>();
  const sizes = new Set<number>();
  const colours = new Set<string>();
  for (const [i, { word, unit, isColour }] of words.entries()) {
    if (isColour) colours.add(families[word] ?? word);
    const scale = gigabytes[unit];
    if (scale !== undefined && words[i + 1]?.word !== perSecond)
      capacities.add(Number.parseFloat(word) * scale);
    if (unit === 'in') sizes.add(Number.parseFloat(word));
  }
  return { capacity: only(capacities), size: only(sizes), colour: only(colours) };
}

function only<Value>(values: ReadonlySet<Value>): Value | undefined {
  return values.size === 1 ? [...values][0] : undefined;
}

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
  if (a.colour !== undefined && b.colour !== undefined && a.colour !== b.colour) return 'colour';
  return undefined;
}
