import { foldName } from './fold-name.ts';
import type { Quantity, UnitLabel } from './quantities.ts';
import type { Vocabulary } from './vocabularies.ts';

/** How a merchant's text is parsed to a value. */
export type Reading =
  | { type: 'number'; quantity: Quantity }
  /** `closed`: a value that the vocabulary does not know is not this specification's. `list`: may have several. */
  | {
      type: 'text';
      vocabulary?: Vocabulary | undefined;
      isClosed: boolean;
      isList: boolean;
      /** The one spelling of a code: "Socket AM5" → "AM5"; undefined: not this specification's. */
      spell?: ((text: string) => string | undefined) | undefined;
    }
  | { type: 'boolean' };

/** A specification of a category: one column of its table, one of its facets. */
export type SpecificationDefinition = {
  /** Stable: kept with values and in addresses of lists. */
  key: string;
  label: UnitLabel;
  /** Merchants' names of it, folded. */
  names: ReadonlySet<string>;
  reading: Reading;
};

function define(key: string, names: string, reading: Reading): SpecificationDefinition {
  const [labels = '', others = ''] = names.split(/\s*;\s*/);
  const [fr = '', en = fr] = labels.split(/\s*\|\s*/);
  const all = [fr, en, ...others.split(',')].map(foldName).filter((name) => name !== '');
  return { key, label: { fr, en }, names: new Set(all), reading };
}

/** `names`: "French | English ; other, names". */
export const amount = (key: string, names: string, quantity: Quantity): SpecificationDefinition =>
  define(key, names, { type: 'number', quantity });

/** One of the vocabulary's values, or as the merchant wrote it. */
export const words = (key: string, names: string, vocabulary?: Vocabulary): SpecificationDefinition =>
  define(key, names, { type: 'text', vocabulary, isClosed: false, isList: false });

/** One of the vocabulary's values, or nothing. */
export const choice = (key: string, names: string, vocabulary: Vocabulary): SpecificationDefinition =>
  define(key, names, { type: 'text', vocabulary, isClosed: true, isList: false });

/** Any of the vocabulary's values: "USB-C, Bluetooth". */
export const choices = (key: string, names: string, vocabulary: Vocabulary): SpecificationDefinition =>
  define(key, names, { type: 'text', vocabulary, isClosed: true, isList: true });

/** A code in one spelling. */
export const code = (
  key: string,
  names: string,
  spell: (text: string) => string | undefined,
): SpecificationDefinition => define(key, names, { type: 'text', isClosed: true, isList: false, spell });

export const flag = (key: string, names: string): SpecificationDefinition =>
  define(key, names, { type: 'boolean' });

/** One of the vocabulary's values, never read of a text: what offers state together decides (`labels/`). */
export const decided = (key: string, names: string, vocabulary: Vocabulary): SpecificationDefinition =>
  define(key, names, { type: 'text', vocabulary, isClosed: true, isList: false, spell: () => undefined });
