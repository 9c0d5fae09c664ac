import { cleanLine } from '../../values/clean-text.ts';
import { parseFlag } from '../../values/flags.ts';
import type { Specification } from '../../values/parse-specifications.ts';
import { measureOf } from '../../values/unit-price.ts';
import { column, type FeedRow } from '../row.ts';
import { indicesOf } from '../row-indices.ts';
import type { GoogleColumn } from './columns.ts';

/** What the law wants shown: kept as specifications. */
export function labelsOf(row: FeedRow): Specification[] {
  const text = (name: string) => cleanLine(column(row, name), 100);
  const [, eprel = ''] = /\bEPREL:(\d{3,9})\b/i.exec(column(row, 'certification')) ?? [];
  const [best, worst] = [text('max_energy_efficiency_class'), text('min_energy_efficiency_class')];
  const energy = text('energy_efficiency_class');
  return [
    {
      name: 'Energy efficiency class',
      value: energy && best && worst ? `${energy} (${best}–${worst})` : energy,
    },
    { name: 'EPREL', value: eprel },
    { name: 'Warranty', value: text('warranty') },
    ...indicesOf(row),
  ].filter(({ value }) => value !== '');
}

/** How much the article holds, by what its price per unit is stated of or else by that price, and what tells packs apart. */
export function packOf(row: FeedRow, cents: number, currency: string | undefined): Specification[] {
  const text = (name: GoogleColumn) => cleanLine(column(row, name), 100);
  const [measure, base] = [text('unit_pricing_measure'), text('unit_pricing_base_measure')];
  const stated = measure && base ? `${measure} / ${base}` : measure;
  return [
    { name: 'Unit price measure', value: stated || measureOf(text('base_price_text'), cents, currency) },
    { name: 'Multipack', value: /^\d{1,4}$/.test(text('multipack')) ? text('multipack') : '' },
    { name: 'Bundle', value: parseFlag(column(row, 'is_bundle')) ? 'yes' : '' },
  ].filter(({ value }) => value !== '');
}

/** `section:name:value`, one a line (XML) or separated by commas (TSV). */
export function detailsOf(text: string): Specification[] {
  if (text === '') return [];
  // A comma parts details of one line only: "Poids:1,24 kg" and a line behind it are no three of them.
  return text.split(/\n|,(?=[^,:\n]*:[^,:\n]*:)/).flatMap((detail) => {
    const [, name, value] = /^[^:]*:([^:]+):(.+)$/.exec(detail.trim()) ?? [];
    if (name === undefined || value === undefined) return [];
    return { name: cleanLine(name, 60), value: cleanLine(value, 200) };
  });
}
