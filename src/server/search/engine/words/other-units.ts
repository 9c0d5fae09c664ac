import { unitsOf } from '../../../language/unit-spellings.ts';
import type { Dimension } from '../../../language/units.ts';

/** What is written in one unit here and in another one there. */
const converted: readonly Dimension[] = [
  'data',
  'power',
  'apparentPower',
  'charge',
  'energy',
  'length',
  'mass',
  'volume',
];
/** Lengths that are rounded, or that nobody writes otherwise. */
const unconverted: ReadonlySet<string> = new Set(['in', 'ft', 'km', 'kb', 'pb']);

type Sized = { key: string; size: number };

/** The other units of each one's dimension. */
const others: ReadonlyMap<string, { size: number; others: readonly Sized[] }> = new Map(
  converted.flatMap((dimension) => {
    const all = unitsOf(dimension).filter(({ key }) => !unconverted.has(key));
    return all.map(
      ({ key, size }) => [key, { size, others: all.filter((other) => other.key !== key) }] as const,
    );
  }),
);

const measure = /^(\d+(?:\.\d+)?)([a-z]+)$/;
/** Amounts that people write: "0.5kg", "2000mm", no "0.002m". */
const [minAmount, maxAmount] = [0.1, 99_999];
const maxDigits = 4;

/** "1.5", "1000"; undefined: nobody writes it so. */
function writeAmount(amount: number): string | undefined {
  const written = Number(amount.toPrecision(maxDigits));
  const isExact = Math.abs(written - amount) < amount * 1e-9;
  return isExact && written >= minAmount && written <= maxAmount ? String(written) : undefined;
}

/** How much of another unit an amount is; of data also by 1024, as drives and memory are counted. */
function convert(amount: number, from: Sized, to: Sized): number[] {
  const exact = (amount * from.size) / to.size;
  if (from.key === 'gb' && to.key === 'tb') return [exact, amount / 1024];
  return from.key === 'tb' && to.key === 'gb' ? [exact, amount * 1024] : [exact];
}

/** The same amount in other units, as terms: "1000gb" and "1024gb" are "1tb", "200cm" is "2m". */
export function inOtherUnits(term: string): string[] {
  const [, amount = '', key = ''] = measure.exec(term) ?? [];
  const unit = others.get(key);
  if (!unit) return [];
  return unit.others.flatMap((other) =>
    convert(Number(amount), { key, size: unit.size }, other)
      .map(writeAmount)
      .flatMap((written) => (written ? [`${written}${other.key}`] : [])),
  );
}
