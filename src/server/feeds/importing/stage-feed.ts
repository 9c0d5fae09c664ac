import type { Transaction } from '../../platform/database/database.ts';
import type { FeedFile, WantedLines } from '../reading/feed-file.ts';
import type { KnownRows } from './known-rows.ts';
import { openStaging } from './staging.ts';

export type StageOptions = Omit<WantedLines, 'known'> & { known: KnownRows; onPiece: () => void };

/**
 * Reads a feed into the session's temporary tables: `feed_rows`, one row per article, and `seen_offers`, those whose
 * rows are known. @throws FeedFileError where the file is broken
 */
export async function stageFeed(
  session: Transaction,
  file: FeedFile,
  { known, onPiece, ...wanted }: StageOptions,
): Promise<void> {
  const staging = await openStaging(session);
  try {
    for await (const lines of file.lines({ ...wanted, known: known.table })) {
      await staging.write(lines);
      onPiece();
    }
  } catch (error) {
    await staging.abort(error as Error);
    throw error;
  }
  file.tally.repeated += await staging.finish(known.seen());
}
