import { cleanLine } from '../values/clean-text.ts';
import type { Specification } from '../values/parse-specifications.ts';
import { type FeedRow, firstOf } from './row.ts';

const columns = {
  'Indice de réparabilité': [
    'indice_de_reparabilite',
    'indice_reparabilite',
    'indice_de_réparabilité',
    'indice_réparabilité',
    'repairability_index',
  ],
  'Indice de durabilité': [
    'indice_de_durabilite',
    'indice_durabilite',
    'indice_de_durabilité',
    'indice_durabilité',
    'durability_index',
  ],
} as const;

/** Columns that French shops add to their feeds for what the law wants shown. */
export const indexColumns = Object.values(columns).flat();

const named = Object.entries(columns);

/** The repairability and durability index of a row that has columns of them. */
export function indicesOf(row: FeedRow): Specification[] {
  if (!indexColumns.some((name) => row[name])) return [];
  return named.flatMap(([name, names]) => {
    const value = cleanLine(firstOf(row, ...names), 40);
    return value === '' ? [] : { name, value };
  });
}
