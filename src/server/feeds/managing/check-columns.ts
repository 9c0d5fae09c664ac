import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';
import { AppError } from '../../platform/app-error.ts';
import { missingFields } from '../adapters/column-mapping.ts';
import { normaliseColumn } from '../reading/csv-dialect.ts';

/**
 * The column mapping of a feed as stored; null: the columns have standard names. @throws AppError
 * `invalid_request`
 */
export function checkColumns(columns: ColumnMapping | null): ColumnMapping | null {
  const entries = Object.entries(columns ?? {}).map(
    ([field, name]) => [field, normaliseColumn(name)] as const,
  );
  if (entries.length === 0) return null;
  const checked = Object.fromEntries(entries) as ColumnMapping;
  if (missingFields(checked).length > 0) {
    throw new AppError('invalid_request', { reason: 'feed_columns_incomplete' });
  }
  if (new Set(Object.values(checked)).size < entries.length) {
    throw new AppError('invalid_request', { reason: 'feed_columns_repeated' });
  }
  return checked;
}
