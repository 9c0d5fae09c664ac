import type { ImportFault } from '../../contract/feeds/import-messages.ts';
import { codeLimits } from '../../contract/my-price/code-limits.ts';
import { dayInParis } from '../../contract/my-price/own-price.ts';
import { faultOf } from '../feeds/service.ts';
import { deleteEndedFileCodes, renewAnswersWithCodes } from '../my-price/service.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { FetchError } from '../platform/fetch/fetch-error.ts';
import { readBody, type SafeFetch } from '../platform/fetch/safe-fetch.ts';
import type { Log } from '../platform/telemetry/log.ts';
import {
  findPromoFile,
  listDuePromoFiles,
  markStale,
  type PromoFileRow,
  savePromoTry,
} from './files-queries.ts';
import { readPromotions } from './read-promotions.ts';
import { nextFetch, takeFile } from './take-file.ts';

export type CollectPromotions = {
  database: DatabasePool;
  fetch: SafeFetch;
  log: Pick<Log, 'warn'>;
  signal?: AbortSignal;
};

const notModified = 304;

/** What is known of the file as it was last read; nothing where it is to be read again, as staff's codes have taken some away. */
function knownMarks({ etag, lastModified, report, codes }: PromoFileRow) {
  const isOverruled =
    report !== null &&
    (codes < report.promotions - report.refused.length ||
      report.refused.some(({ reason }) => reason === 'by_staff'));
  return isOverruled || (etag === null && lastModified === null) ? {} : { known: { etag, lastModified } };
}

async function fetchFile({ database, fetch, signal }: CollectPromotions, file: PromoFileRow): Promise<void> {
  const response = await fetch(file.url ?? '', {
    maxBytes: codeLimits.fileBytes,
    signal,
    ...knownMarks(file),
  });
  const bytes = await readBody(response);
  const today = dayInParis(new Date());
  const { etag = null, 'last-modified': lastModified = null } = response.headers;
  const validators = { etag, lastModified };
  await takeFile(database, file.merchantId, await readPromotions(bytes, today), {
    validators,
    url: file.url,
    today,
  });
}

/** The file is the one that was read: what was found about it holds. */
const seeAgain = (database: DatabasePool, file: PromoFileRow): Promise<number> =>
  savePromoTry(database, file.merchantId, {
    url: file.url,
    fault: file.fault,
    nextAt: nextFetch(file, 0),
    isSeen: file.fault === null,
  });

async function collectOne(options: CollectPromotions, merchantId: number): Promise<void> {
  const { database, log } = options;
  const file = await findPromoFile(database, merchantId);
  if (!file?.url) return;
  try {
    await fetchFile(options, file);
  } catch (error) {
    if (error instanceof FetchError && error.status === notModified)
      return void (await seeAgain(database, file));
    if (options.signal?.aborted) throw error;
    const fault: ImportFault = faultOf(error) ?? { code: 'import_failed', parameters: {} };
    if (fault.code === 'import_failed') log.warn({ err: error, merchantId }, 'promotions not read');
    const failures = file.failures + 1;
    // Without its validators: a broken file is fetched again.
    const validators = { etag: null, lastModified: null };
    await savePromoTry(database, merchantId, {
      url: file.url,
      fault,
      failures,
      validators,
      nextAt: nextFetch(file, failures),
    });
  }
}

/** Takes away codes of files that have ended, and those of files that could not be read for too long. */
async function tidyUp(database: DatabasePool): Promise<void> {
  await database.transaction(async (tx) => {
    // Files before their codes, as whoever takes one locks them.
    const stale = await markStale(tx);
    const gone = await deleteEndedFileCodes(tx, dayInParis(new Date()));
    if (gone + stale > 0) await renewAnswersWithCodes(tx);
  });
}

/** Fetches the files of promotions that are due, one after the other; returns how many. */
export async function collectPromotions(options: CollectPromotions): Promise<number> {
  await tidyUp(options.database);
  const due = await listDuePromoFiles(options.database);
  let count = 0;
  for (const merchantId of due) {
    if (options.signal?.aborted) break;
    await collectOne(options, merchantId);
    count++;
  }
  return count;
}
