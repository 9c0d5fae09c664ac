import type { FileReading } from '../../../../contract/feeds/feed-fields.ts';
import { type Column, suggestColumns } from '../../adapters/column-mapping.ts';
import { findCutKind } from '../../adapters/presets/presets.ts';
import { FeedFileError, UnknownFormatError } from '../feed-file-error.ts';
import type { FileEnd } from '../feed-record.ts';
import { columnsOfLayout, type Layout } from '../layout.ts';

export const holdsNul = (text: string) => text.includes('\0');

/** Of how many characters one may be a control character: text that went through old systems has a few, data one in ten. */
const charactersOfOne = 200;

/** Whether it is an image, a document or other data: these have lines, which no admin should map. */
export function isData(head: string): boolean {
  const controls = head.match(/[^\P{Cc}\s]/gu)?.length ?? 0;
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
  const columns = columnsOfLayout(layout, reading);
  if (columns.length > 0) return unknownColumns(columns);
  return new UnknownFormatError(layout.kind === 'xml' ? 'xml_unknown' : 'format_unknown');
}
