import type { FileReading } from '../../../../contract/feeds/feed-fields.ts';
import { parseGtin } from '../../../../contract/products/gtin.ts';
import { type Column, suggestColumns } from '../../adapters/columns/column-mapping.ts';
import { findCutKind } from '../../adapters/presets/presets.ts';
import { FeedFileError, UnknownFormatError } from '../feed-file-error.ts';
import type { FileEnd } from '../feed-record.ts';
import { columnsOfLayout, type Layout } from '../layout.ts';

export const holdsNul = (text: string) => text.includes('\0');

/** Of how many characters one may be a control character: text that went through old systems has a few, data one in ten. */
const charactersOfOne = 200;

/** Whether it is an image, a document or other data: these have lines, which no admin should map. */
export function isData(head: string): boolean {
  // Those from U+0080 on are letters that were misread.
  const controls = head.match(/[^\P{Cc}\s\u0080-\u009f]/gu)?.length ?? 0;
  return controls * charactersOfOne > head.length;
}

/** What no setting can give in place of a column. */
const neededFields = ['title', 'price'] as const;

/** What is wrong with columns that no format has: those of a known one are missing, what is needed is, or they have to be mapped. */
function unknownColumns(columns: readonly Column[]): UnknownFormatError {
  const cut = findCutKind(columns.map(({ name }) => name));
  if (cut && cut.missing.length > 0)
    return new UnknownFormatError('columns_cut', { format: cut.format, columns: cut.missing.join(', ') });
  const suggested = suggestColumns(columns);
  const lacking = neededFields.filter((field) => !suggested[field]);
  return lacking.length > 0
    ? new UnknownFormatError('columns_lacking', { fields: lacking.join(',') })
    : new UnknownFormatError('columns_unknown');
}

/** What articles have and no column is called: an address, a picture's file, a barcode. */
const kindsOfValues = [
  (text: string) => /^https?:\/\/[^\s/]+\.\S+$/i.test(text),
  (text: string) => /^[^\s/]+\.(?:jpe?g|png|gif|webp)$/i.test(text),
  (text: string) => /^\d{13}$/.test(text) && parseGtin(text) !== undefined,
];

const hostOf = (text: string): string => /^https?:\/\/([^\s/]+)/i.exec(text)?.[1]?.toLowerCase() ?? '';

/** Addresses are those of one site: columns may be called by addresses as well ("http://schema.org/sku"). */
const isSameKind = (name: string, below: string): boolean =>
  kindsOfValues.some((is) => is(name) && is(below)) && hostOf(name) === hostOf(below);

/** The value of a table's first line that shows it to be an article, as the lines below have such ones there. */
function valueInHeader(layout: Layout): string | undefined {
  const { header = [], samples = [] } = (layout.kind === 'table' && layout.table) || {};
  return header.find((name, i) => isSameKind(name, samples[0]?.[i]?.trim() ?? ''));
}

/** What is no list of articles with columns, though it is text. undefined: nothing speaks against it. */
export function faultOfText(head: string, layout: Layout): FeedFileError | undefined {
  if (head.startsWith('{\\rtf')) return new FeedFileError('file_rtf');
  const value = valueInHeader(layout);
  return value === undefined ? undefined : new FeedFileError('header_missing', { value: value.slice(0, 80) });
}

/** Why a file is no feed: binary, truncated gzip, empty, or other text. */
export function unknownFormat(
  head: string,
  layout: Layout,
  reading: FileReading,
  end: FileEnd,
): FeedFileError {
  if (isData(head)) return new FeedFileError('file_data');
  if (holdsNul(head)) return new FeedFileError('file_binary');
  if (end.isCut) return new FeedFileError('gzip_cut');
  if (head.trim() === '') return new FeedFileError('file_empty');
  const fault = faultOfText(head, layout);
  if (fault) return fault;
  const columns = columnsOfLayout(layout, reading);
  if (columns.length > 0) return unknownColumns(columns);
  return new UnknownFormatError(layout.kind === 'xml' ? 'xml_unknown' : 'format_unknown');
}
