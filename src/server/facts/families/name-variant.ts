import type { VariantAxis } from '../../../contract/catalogue/variant-axes.ts';
import type { Language } from '../../../contract/language.ts';
import { type Colour, colours } from '../../language/colours.ts';
import { type Unit, units } from '../../language/units.ts';
import { translateValue } from '../wording/translate.ts';
import type { SizeUnit, Variant } from './variant.ts';

const numbers: Readonly<Record<Language, Intl.NumberFormat>> = {
  fr: new Intl.NumberFormat('fr', { maximumFractionDigits: 2, useGrouping: 'min2' }),
  en: new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: 'min2' }),
};
const space = '\u00a0';

const capitalised = (text: string, language: Language) =>
  text.charAt(0).toLocaleUpperCase(language) + text.slice(1);
const amount = (value: number, unit: Unit, language: Language) =>
  `${numbers[language].format(value)}${space}${unit[language]}`;

const table = new Map<string, Colour>(Object.entries(colours));

/** "Noir / Argent" of a variant’s colour. */
export function nameColour(value: string, language: Language): string {
  const names = value.split('+').map((key) => {
    const colour = table.get(key);
    // Another name's words are joined in its key: "granite-dark".
    const own = key.replaceAll('-', ' ');
    if (!colour) return translateValue(own, language) ?? own;
    return language === 'fr' ? (colour.called ?? colour.fr) : colour.en;
  });
  return capitalised(names.join(' / '), language);
}

function nameData(gigabytes: number, language: Language): string {
  const { mb, gb, tb } = units.data;
  if (gigabytes >= 1000) return amount(gigabytes / 1000, tb, language);
  return gigabytes < 1 ? amount(gigabytes * 1000, mb, language) : amount(gigabytes, gb, language);
}

function nameSize(size: number, unit: SizeUnit, language: Language): string {
  const { length, mass, volume } = units;
  if (unit === 'in') return amount(size, length.in, language);
  if (unit === 'g')
    return size >= 1000 ? amount(size / 1000, mass.kg, language) : amount(size, mass.g, language);
  if (unit === 'ml')
    return size >= 1000 ? amount(size / 1000, volume.l, language) : amount(size, volume.ml, language);
  if (size >= 100) return amount(size / 100, length.m, language);
  return size < 10 ? amount(size * 10, length.mm, language) : amount(size, length.cm, language);
}

const packs = {
  fr: (count: number) => (count === 1 ? 'À l’unité' : `Lot de ${count}`),
  en: (count: number) => (count === 1 ? 'Single' : `Pack of ${count}`),
};

/** What a page calls a variant's value of an axis: "128 Go", "Bleu nuit", "Lot de 2"; undefined: none is stated. */
export function nameVariant(variant: Variant, axis: VariantAxis, language: Language): string | undefined {
  const { colour, capacity, memory, size, sizeUnit, pack } = variant;
  if (axis === 'colour') return colour === null ? undefined : nameColour(colour, language);
  if (axis === 'pack') return packs[language](pack);
  if (axis === 'size')
    return size === null || sizeUnit === null ? undefined : nameSize(size, sizeUnit, language);
  const data = axis === 'memory' ? memory : capacity;
  return data === null ? undefined : nameData(data, language);
}

const inchInCentimetres = 2.54;

/** Sorts values of an axis: amounts ascending, colours by their key; what is not stated last. */
export function compareVariants(left: Variant, right: Variant, axis: VariantAxis): number {
  if (axis === 'colour') return (left.colour ?? '\uffff') < (right.colour ?? '\uffff') ? -1 : 1;
  const amountOf = (variant: Variant): number => {
    if (axis !== 'size') return variant[axis] ?? Number.POSITIVE_INFINITY;
    const { size, sizeUnit } = variant;
    return size === null ? Number.POSITIVE_INFINITY : sizeUnit === 'in' ? size * inchInCentimetres : size;
  };
  return amountOf(left) - amountOf(right);
}
