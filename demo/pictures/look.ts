import type { DemoProduct } from '../catalogue/products.ts';
import { between, pick } from '../random.ts';

/** One colour in the shades that a flat drawing needs. */
export type Tones = { base: string; light: string; dark: string; line: string };

/** How one product looks: what makes its drawing differ from its neighbours'. */
export type Look = {
  body: Tones;
  /** A second colour, for screens, seams and labels. */
  accent: Tones;
  /** A number of the product's own between two bounds; the same for the same name. */
  vary: (low: number, high: number, name: string) => number;
  choose: <T>(values: readonly T[], name: string) => T;
  /** Whether title or specifications say so: a wireless mouse has no cable. */
  says: (words: RegExp) => boolean;
};

const tones: Record<string, Tones> = {
  noir: { base: '#2f2d36', light: '#4a4753', dark: '#1d1b23', line: '#6b6775' },
  blanc: { base: '#f0ece3', light: '#faf8f3', dark: '#d9d3c6', line: '#bdb6a7' },
  gris: { base: '#85838d', light: '#a5a3ac', dark: '#64626c', line: '#4d4b55' },
  argent: { base: '#c9c8cf', light: '#e2e1e6', dark: '#a9a8b1', line: '#87868f' },
  bleu: { base: '#3f6291', light: '#6a8bb8', dark: '#2b4669', line: '#1f3450' },
  rouge: { base: '#b5443c', light: '#d16d62', dark: '#8b2f2a', line: '#6b2320' },
  vert: { base: '#5f7f61', light: '#86a487', dark: '#456047', line: '#334a35' },
  rose: { base: '#dba39c', light: '#ecc5bf', dark: '#c0847d', line: '#9d665f' },
  violet: { base: '#7a6299', light: '#9f8abb', dark: '#5a4575', line: '#443358' },
  orange: { base: '#d2763c', light: '#e59d6c', dark: '#a95a29', line: '#82431d' },
  jaune: { base: '#dcae45', light: '#eac878', dark: '#b98d2c', line: '#8f6c1f' },
  or: { base: '#cdb07a', light: '#e3cfa6', dark: '#a98d58', line: '#846c40' },
  beige: { base: '#d8c3a3', light: '#e8dac3', dark: '#b99f7b', line: '#957d5c' },
  brun: { base: '#8a5a3c', light: '#a97a5b', dark: '#6b432a', line: '#50311e' },
};

const accents = ['bleu', 'rouge', 'vert', 'rose', 'violet', 'orange', 'or', 'gris'];

/** The tones of a French colour name. @throws RangeError for a name that the palette lacks */
function tonesOf(colour: string): Tones {
  const found = tones[colour];
  if (!found) throw new RangeError(`no such colour: ${colour}`);
  return found;
}

/** The look of a product: its colour, and everything else by its sku. */
export function lookOf({ sku, colour, title, specifications }: DemoProduct): Look {
  const text = [title, ...specifications.map(({ name, value }) => `${name} ${value}`)].join('\n');
  const others = accents.filter((accent) => accent !== colour);
  return {
    body: tonesOf(colour),
    accent: tonesOf(pick(others, sku, 'accent')),
    vary: (low, high, name) => between(low, high, sku, 'look', name),
    choose: (values, name) => pick(values, sku, 'look', name),
    says: (words) => words.test(text),
  };
}
