import { type HeldQuestion, heldQuestions } from '../../../contract/feeds/feed-fields.ts';
import { importMessage, isImportFaultCode } from '../../../contract/feeds/import-messages.ts';
import { rejectionMessage } from '../../../contract/feeds/rejection-messages.ts';
import type { Language } from '../../../contract/language.ts';
import type { FeedRow } from './managing-queries.ts';
import type { RunRow, StoredFault } from './runs-queries.ts';

const timeText = (time: Date | null) => time?.toISOString() ?? null;

/** The failure in the reader's language; in English where it was stored without a code. */
const faultText = (language: Language, fault: StoredFault, english: string | null) =>
  fault && isImportFaultCode(fault.code) ? importMessage(language, { ...fault, code: fault.code }) : english;

/** What a held file asks. */
export const questionOf = (status: string, fault: StoredFault): HeldQuestion | null =>
  (status === 'held' && heldQuestions.find((question) => fault?.code === `held_${question}`)) || null;

/** A run in the API's shape. */
export const toRun = (
  { id, feedId: _, observedAt, startedAt, finishedAt, error, fault, rejections, ...run }: RunRow,
  language: Language,
) => ({
  ...run,
  question: questionOf(run.status, fault),
  rejections: rejections.map(({ detail, ...each }) => ({
    ...each,
    explanation: rejectionMessage(language, each.reason, detail),
  })),
  error: faultText(language, fault, error),
  _id: String(id),
  observedAt: observedAt.toISOString(),
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
});

/** A feed in the API's shape, with its last run where that is among `runs`. */
export const toFeed = (
  { id, merchantId, merchantName, lastRunId, lastError, lastFault, reading, ...feed }: FeedRow,
  runs: readonly RunRow[],
  language: Language,
) => {
  const lastRun = runs.find((run) => run.id === lastRunId);
  return {
    ...feed,
    ...reading,
    lastError: faultText(language, lastFault, lastError),
    _id: String(id),
    merchant: { _id: String(merchantId), name: merchantName },
    nextAt: timeText(feed.nextAt),
    busySince: timeText(feed.busySince),
    lastTriedAt: timeText(feed.lastTriedAt),
    observedAt: timeText(feed.observedAt),
    pushKeyAt: timeText(feed.pushKeyAt),
    pushedAt: timeText(feed.pushedAt),
    lastRun: lastRun ? toRun(lastRun, language) : null,
  };
};
