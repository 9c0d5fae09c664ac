import type { Language } from '../../contract/language.ts';
import { factorsOf, unitOf } from '../language/unit-spellings.ts';
import type { Dimension } from '../language/units.ts';

/** A unit as pages write it. */
export type UnitLabel = Readonly<Record<Language, string>>;

/** What is measured: its canonical unit, the others that merchants write, and how it is shown. */
export type Quantity = {
  /** Canonical unit: what numbers are stored in. */
  unit: string;
  /** Units as written, folded, with their factor to the canonical unit. */
  factors: ReadonlyMap<string, number>;
  /** The factor of a number without unit; undefined: not accepted. */
  bare(number: number): number | undefined;
  /** "2 × 16 Go", "[2, 16]": the product counts; otherwise the amount itself, and of a range its end. */
  multiplies?: true;
  /** Normalises equal amounts (1024 GB is sold as 1 TB). */
  tidy?: (number: number) => number;
  /** Display units from that number on, largest first, with their factor; `whole`: whole numbers only. */
  shown: readonly { from: number; factor: number; label: UnitLabel; whole?: true }[];
};

const identity = (number: number) => number;

type Rest = Partial<Pick<Quantity, 'bare' | 'tidy' | 'multiplies'>> & {
  /** Units to show, by key, from how many canonical ones on; the canonical one alone where it is left out. */
  shown?: readonly { key: string; from: number; whole?: true }[];
};

/** What `dimensions` measure, in the unit with a key of them, which is stored as `unit`. */
function quantity(unit: string, key: string, dimensions: readonly Dimension[], rest: Rest = {}): Quantity {
  const factors = factorsOf(dimensions, key);
  const { shown = [{ key, from: 0 }], ...others } = rest;
  return {
    unit,
    factors,
    bare: identity,
    shown: shown.map(({ key: each, ...from }) => {
      const { fr, en } = unitOf(dimensions, each);
      return { ...from, factor: factors.get(each) ?? 1, label: { fr, en } };
    }),
    ...others,
  };
}

/** Televisions are named by whole inches, their centimetres rounded down: 139 cm is 55 inches. */
const wholeInches = (number: number) => (Number.isInteger(number) ? number : Math.ceil(number - 0.1));

/** 1024 and 2048 are written for what is sold as 1 TB and 2 TB. */
const soldBytes = (number: number) =>
  number >= 1024 && number % 1024 === 0 ? (number / 1024) * 1000 : number;

const data: readonly Dimension[] = ['data'];
const count: Quantity = {
  unit: '',
  factors: new Map(),
  bare: identity,
  shown: [{ from: 0, factor: 1, label: { fr: '', en: '' } }],
};

export const quantities = {
  bytes: quantity('GB', 'gb', data, {
    shown: [
      { key: 'tb', from: 1000 },
      { key: 'gb', from: 1 },
      { key: 'mb', from: 0 },
    ],
    tidy: soldBytes,
    multiplies: true,
  }),
  cache: quantity('MB', 'mb', data),
  clock: quantity('MHz', 'mhz', ['frequency'], {
    shown: [
      { key: 'ghz', from: 1000 },
      { key: 'mhz', from: 0 },
    ],
    // Nothing sold runs at 100 MHz or less: 3.5 is written for 3.5 GHz.
    bare: (number) => (number < 100 ? number * 1000 : number),
  }),
  // Makers say MHz and MT/s for the same.
  memorySpeed: quantity('MHz', 'mhz', ['frequency', 'transfers']),
  refresh: quantity('Hz', 'hz', ['frequency']),
  watts: quantity('W', 'w', ['power']),
  voltAmperes: quantity('VA', 'va', ['apparentPower']),
  millimetres: quantity('mm', 'mm', ['length']),
  centimetres: quantity('cm', 'cm', ['length']),
  metres: quantity('m', 'm', ['length']),
  screen: quantity('in', 'in', ['length']),
  television: quantity('in', 'in', ['length'], { tidy: wholeInches }),
  grams: quantity('g', 'g', ['mass'], {
    shown: [
      { key: 'kg', from: 1000 },
      { key: 'g', from: 0 },
    ],
    // Without a unit it may be either.
    bare: () => undefined,
  }),
  kilograms: quantity('kg', 'kg', ['mass']),
  litres: quantity('L', 'l', ['volume']),
  milliampereHours: quantity('mAh', 'mah', ['charge']),
  hours: quantity('h', 'h', ['time'], {
    shown: [
      { key: 'year', from: 17520, whole: true },
      { key: 'month', from: 1460, whole: true },
      { key: 'day', from: 72, whole: true },
      { key: 'h', from: 4 },
      { key: 'min', from: 0 },
    ],
  }),
  milliseconds: quantity('ms', 'ms', ['time']),
  decibels: quantity('dB', 'db', ['sound']),
  gigabits: quantity('Gb/s', 'gbps', ['bitRate'], {
    shown: [
      { key: 'gbps', from: 1 },
      { key: 'mbps', from: 0 },
    ],
  }),
  megabytesPerSecond: quantity('MB/s', 'mb/s', ['byteRate']),
  megapixels: quantity('Mpx', 'mp', ['pixels']),
  lumens: quantity('lm', 'lm', ['light']),
  candelas: quantity('cd/m²', 'nit', ['luminance']),
  pascals: quantity('Pa', 'pa', ['pressure']),
  bars: quantity('bar', 'bar', ['pressure']),
  turns: quantity('rpm', 'rpm', ['rotation']),
  dotsPerInch: quantity('dpi', 'dpi', ['density']),
  pagesPerMinute: quantity('ppm', 'ppm', ['pace']),
  paperWeight: quantity('g/m²', 'gsm', ['paperWeight']),
  count,
} satisfies Record<string, Quantity>;
