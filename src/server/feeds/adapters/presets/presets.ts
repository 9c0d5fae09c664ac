import { foldName } from '../columns/column-names.ts';
import { comparators } from './comparators.ts';
import { networks } from './networks.ts';
import type { Preset } from './preset.ts';
import { publishers } from './publishers.ts';
import { shops } from './shops.ts';

const presets = [...comparators, ...shops, ...publishers, ...networks].map((preset) => ({
  preset,
  required: preset.required.map((names) => names.map(foldName)),
  without: (preset.without ?? []).map(foldName),
}));

/** The preset that a file's columns show; undefined: none. `isNearGoogle`: of those that come before Google's format. */
export function findPreset(columns: readonly string[], isNearGoogle = false): Preset | undefined {
  const folded = new Set(columns.map(foldName));
  return presets.find(
    ({ preset, required, without }) =>
      (!isNearGoogle || preset.isNearGoogle) &&
      required.every((names) => names.some((name) => folded.has(name))) &&
      !without.some((name) => folded.has(name)),
  )?.preset;
}

/** A kind of file that is known by its signs, and what it needs. */
type Kind = { format: string; signs: readonly string[]; required: readonly (readonly string[])[] };

/** A marketplace's offers refer to its own catalogue, which has their titles and links. */
const mirakl: Kind = {
  format: 'Mirakl',
  signs: [
    'product-id-type',
    'logistic-class',
    'min-quantity-alert',
    'offer-additional-info',
    'leadtime-to-ship',
  ],
  required: [['title'], ['link']],
};

const kinds: readonly Kind[] = [
  ...presets.flatMap(({ preset: { format, signs, required } }) =>
    signs ? [{ format, signs, required }] : [],
  ),
  mirakl,
];

const minSigns = 2;

/** What a file that no preset recognises seems to be, and the columns that it lacks for it; undefined: none of them. */
export function findCutKind(columns: readonly string[]): { format: string; missing: string[] } | undefined {
  const folded = new Set(columns.map(foldName));
  const has = (name: string) => folded.has(foldName(name));
  const found = kinds
    .filter(({ signs }) => signs.filter(has).length >= minSigns)
    .map(({ format, required }) => ({
      format,
      missing: [...new Set(required.filter((names) => !names.some(has)).map(([first = '']) => first))],
    }));
  return found.toSorted((a, b) => a.missing.length - b.missing.length)[0];
}
