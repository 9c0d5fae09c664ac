import { stat } from 'node:fs/promises';
import { plainReading } from '../../../contract/feeds/feed-fields.ts';
import { givenHints } from '../identification.ts';
import { openFeedFile } from '../reading/feed-file.ts';
import { findSecureHosts } from '../secure-hosts.ts';
import { findSettings } from './feed-of-file.ts';
import type { ImportOptions, ImportResult } from './import-options.ts';
import { withMerchantLock } from './merchant-lock.ts';
import { UnreadRowsError } from './merge-feed.ts';
import { recordFailure, type StartedImport } from './record-run.ts';
import { hashFile } from './same-file.ts';
import { stageAndMerge } from './stage-and-merge.ts';
import { dropStaging } from './staging-queries.ts';
import { createTally } from './tally.ts';

/**
 * Imports one feed file atomically. Two imports for one merchant go one after the other.
 * @throws FeedFileError where the file is refused as a whole, HeldFileError among them until the file is accepted;
 * the catalogue is as it was
 */
export function importFeedFile(options: ImportOptions): Promise<ImportResult> {
  const startedAt = new Date();
  return options.database.session(async (session) => {
    let started: StartedImport = {
      hints: givenHints(options.merchant),
      startedAt,
      tally: createTally(),
      fileHash: '',
    };

    async function read(isThorough: boolean): Promise<ImportResult> {
      const how = options.reading ?? plainReading;
      const open = options.openFile ?? openFeedFile;
      const file = await open(options.file, how, started.hints.given);
      const { hints, tally } = file;
      started = { hints, startedAt, tally, fileHash: '' };
      const secureHosts = await findSecureHosts(session, file.plainLinks, how, options.askSite);
      const observedAt = options.observedAt ?? new Date();
      const { mtime: storedAt } = await stat(options.file);
      return withMerchantLock(session, hints, options.onNotice ?? (() => undefined), async () => {
        const stored = await findSettings(session, options, hints);
        const currency = options.currency ?? stored.currency;
        const readCurrency = currency ?? file.currency ?? '';
        const { priceNotation } = how;
        const settings = { currency, unstatedStock: stored.unstatedStock, secureHosts, priceNotation };
        const fileHash = await hashFile(options.file, { reading: how, ...settings });
        started = { ...started, fileHash };
        return stageAndMerge(session, options, {
          ...started,
          file,
          observedAt,
          storedAt,
          readCurrency,
          // Rows that are known and state no currency were read as if it was that one.
          isThorough: isThorough || readCurrency !== stored.readCurrency,
          isAccepted: options.isAccepted === true || options.acceptedHash === fileHash,
          settings,
        });
      });
    }

    try {
      return await read(false).catch((error: unknown) => {
        if (error instanceof UnreadRowsError) return read(true);
        throw error;
      });
    } catch (error) {
      // The failure itself is reported, not a failure to store it.
      await recordFailure(options, started, error).catch(() => undefined);
      throw error;
    } finally {
      await dropStaging(session).catch(() => undefined);
    }
  });
}
