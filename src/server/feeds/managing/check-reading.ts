import {
  type ColumnMapping,
  type FeedField,
  type FileReading,
  mayShareColumn,
} from '../../../contract/feeds/feed-fields.ts';
import { AppError } from '../../platform/app-error.ts';
import { isLinkTemplate } from '../adapters/link-template.ts';
import { missingIn } from '../adapters/row-reader.ts';
import { normaliseColumn } from '../reading/csv-dialect.ts';

/** How a feed's files are read, as stored. @throws AppError `invalid_request` */
export function checkReading(reading: FileReading): FileReading {
  const linkTemplate = checkTemplate(reading.linkTemplate);
  const record = reading.record?.trim() || null;
  return { ...reading, record, linkTemplate, columns: checkColumns({ ...reading, linkTemplate }) };
}

/** A column mapping; null: the columns have standard names. */
function checkColumns({ columns, linkTemplate }: FileReading): ColumnMapping | null {
  const entries = Object.entries(columns ?? {}).map(
    ([field, name]) => [field, normaliseColumn(name)] as const,
  );
  if (entries.length === 0) return null;
  const checked = Object.fromEntries(entries) as ColumnMapping;
  if (missingIn(checked, { linkTemplate }).length > 0) {
    throw new AppError('invalid_request', { reason: 'feed_columns_incomplete' });
  }
  const fields = Object.keys(checked) as FeedField[];
  const isTwice = (a: FeedField, b: FeedField) =>
    a !== b && checked[a] === checked[b] && !mayShareColumn(a, b);
  if (fields.some((a) => fields.some((b) => isTwice(a, b)))) {
    throw new AppError('invalid_request', { reason: 'feed_columns_repeated' });
  }
  return checked;
}

function checkTemplate(text: string | null): string | null {
  const template = text?.trim() ?? '';
  if (template === '') return null;
  if (!isLinkTemplate(template))
    throw new AppError('invalid_request', { reason: 'feed_link_template_invalid' });
  return template;
}
