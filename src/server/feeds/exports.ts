import { createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { toCsvLine } from '../../contract/csv-line.ts';
import { rejectionMessage } from '../../contract/feeds/rejection-messages.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import {
  type ClusterRow,
  type ExportedRejection,
  fetchExported,
  openClusters,
  openRejections,
} from './exports-queries.ts';

const batchSize = 5_000;

async function exportRows<R extends object>(
  database: DatabasePool,
  file: string,
  options: { header: string[]; open: (db: Database) => Promise<void>; toFields: (row: R) => string[] },
): Promise<number> {
  return database.transaction(async (transaction) => {
    await options.open(transaction);
    let count = 0;
    async function* lines() {
      yield toCsvLine(options.header, ',');
      for (;;) {
        const rows = await fetchExported<R>(transaction, batchSize);
        if (rows.length === 0) return;
        count += rows.length;
        yield rows.map((row) => toCsvLine(options.toFields(row), ',')).join('');
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(file));
    return count;
  });
}

/** Writes which product each live offer was matched to; returns the number of offers. */
export const exportClusters = (database: DatabasePool, file: string): Promise<number> =>
  exportRows<ClusterRow>(database, file, {
    header: ['merchant_id', 'aw_product_id', 'cluster'],
    open: openClusters,
    toFields: (row) => [row.networkId ?? '', row.networkArticleId, `${row.productId}|${row.condition}`],
  });

/** Writes the rows that each feed's last import rejected, with the reason; returns how many. */
export const exportRejected = (database: DatabasePool, file: string): Promise<number> =>
  exportRows<ExportedRejection>(database, file, {
    header: ['merchant', 'feed', 'seen', 'row', 'line', 'reason', 'explanation', 'article', 'text'],
    open: openRejections,
    toFields: (row) => [
      row.merchant,
      row.feed,
      row.observedAt.toISOString(),
      String(row.number),
      row.line === null ? '' : String(row.line),
      row.reason,
      rejectionMessage('en', row.reason, row.detail),
      row.articleId ?? '',
      row.raw,
    ],
  });
