import {
  type ColumnMapping,
  type FileReading,
  plainReading,
  requiredFields,
} from '../../../contract/feeds/feed-fields.ts';
import type { FeedFormat } from '../../../contract/feeds/feed-formats.ts';
import { suggestColumns } from '../adapters/columns/column-mapping.ts';
import { columnsOf, formatOfHeader } from '../adapters/formats.ts';
import { googleWithoutLinks } from '../adapters/presets/networks.ts';
import type { Preset } from '../adapters/presets/preset.ts';
import { findPreset } from '../adapters/presets/presets.ts';
import { type RowReader, readerOfColumns, readerOfPreset } from '../adapters/row-reader.ts';
import type { DetectedCsv } from './csv-dialect.ts';
import { nameCurrencyColumn } from './currency-column.ts';
import type { TableRows } from './delimited.ts';
import { FeedFileError } from './feed-file-error.ts';
import { candidateOf, columnsOfTable, type Layout } from './layout.ts';
import { type Candidate, hasColumn, isGoogle } from './nested/outline.ts';

/** How a file of some layout is read. */
export type Recognised =
  | { kind: 'table'; format: FeedFormat; table: DetectedCsv; rows: TableRows; preset?: Preset }
  | { kind: 'google'; format: FeedFormat; record: Candidate['written']; candidate?: Candidate }
  | { kind: 'nested'; format: FeedFormat; candidate: Candidate; reader: RowReader; preset?: Preset };

/** Whether a table under Google's names has its links under another name: then it is a shop's own. */
const linksElsewhere = (table: DetectedCsv): boolean =>
  !table.header.includes('link') && suggestColumns(columnsOfTable(table)).link !== undefined;

/** @throws FeedFileError where the file has no such columns */
function refuseMissing(names: readonly string[], header: readonly string[]): void {
  const missing = names.filter((name) => !header.includes(name));
  if (missing.length > 0) {
    throw new FeedFileError('columns_missing', { columns: missing.slice(0, 5).join(', ') });
  }
}

/** Mapped columns that each article of XML or JSON has: others may occur in later ones only. */
export const columnsOfAll = (columns: ColumnMapping): string[] =>
  requiredFields.flatMap((field) => columns[field] ?? []);

function recogniseTable(table: DetectedCsv, reading: FileReading): Recognised | undefined {
  const { header, samples } = table;
  const named = nameCurrencyColumn(header, samples);
  const currency = header[named.indexOf('currency')];
  if (reading.columns) {
    refuseMissing(Object.values(reading.columns), header);
    const columns = { ...(currency !== undefined && { currency }), ...reading.columns };
    const reader = readerOfColumns(columns, header, reading);
    return { kind: 'table', format: 'mapped', table, rows: { reader } };
  }
  const nearGoogle = findPreset(header, true);
  const own = nearGoogle ? undefined : formatOfHeader(header);
  if (own === 'awin-csv' || (own && header.includes('link'))) {
    return {
      kind: 'table',
      format: own,
      table: { ...table, header: named },
      rows: { columns: columnsOf(own) },
    };
  }
  const preset = own && !linksElsewhere(table) ? googleWithoutLinks : (nearGoogle ?? findPreset(header));
  if (!preset) return undefined;
  const reader = readerOfPreset(preset, header, reading, currency);
  return { kind: 'table', format: preset.format, table, rows: { reader }, preset };
}

/** By the names of roots. */
const feedItems: ReadonlyMap<string, { element: string; format: FeedFormat }> = new Map([
  ['rss', { element: 'item', format: 'google-rss' }],
  ['feed', { element: 'entry', format: 'google-atom' }],
]);

const namesOf = ({ columns }: Candidate) => columns.map(({ name }) => name);

function recogniseNested(
  layout: Layout & { kind: 'xml' | 'json' },
  reading: FileReading,
): Recognised | undefined {
  const { kind, candidates, root } = layout;
  if (reading.columns) {
    const candidate = candidateOf(candidates, reading.record);
    if (!candidate) {
      if (reading.record === null) return undefined;
      throw new FeedFileError('record_missing', { record: reading.record });
    }
    const header = namesOf(candidate);
    refuseMissing(columnsOfAll(reading.columns), header);
    const reader = readerOfColumns(reading.columns, header, reading);
    return { kind: 'nested', format: 'mapped', candidate, reader };
  }
  const known = kind === 'xml' ? feedItems.get(root) : undefined;
  const google = kind === 'xml' ? candidates.find(isGoogle) : undefined;
  if (google && !findPreset(namesOf(google), true)) {
    const format = known?.element === google.written ? known.format : 'google-xml';
    return { kind: 'google', format, record: google.written, candidate: google };
  }
  for (const candidate of candidates) {
    const header = namesOf(candidate);
    const preset = findPreset(header);
    if (!preset) continue;
    const reader = readerOfPreset(preset, header, reading);
    return { kind: 'nested', format: preset.format, candidate, reader, preset };
  }
  const items = known && candidates.find(({ written }) => written === known.element);
  // Without any item, or with some of Google's names: what is wrong with it is told row by row.
  if (!known || (items && !hasColumn(items, 'id'))) return undefined;
  return { kind: 'google', format: known.format, record: known.element };
}

/** How a file is read; undefined: its columns have to be mapped first. @throws FeedFileError */
export function recognise(layout: Layout, reading: FileReading = plainReading): Recognised | undefined {
  if (layout.kind !== 'table') return recogniseNested(layout, reading);
  return layout.table && recogniseTable(layout.table, reading);
}
