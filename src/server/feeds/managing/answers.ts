import type { FeedRow, RunRow } from './managing-queries.ts';

const timeText = (time: Date | null) => time?.toISOString() ?? null;

/** A run as the API answers it. */
export const toRun = ({ id, feedId: _, observedAt, startedAt, finishedAt, ...run }: RunRow) => ({
  ...run,
  _id: String(id),
  observedAt: observedAt.toISOString(),
  startedAt: startedAt.toISOString(),
  finishedAt: finishedAt.toISOString(),
});

/** A feed as the API answers it, with its last run where that is among `runs`. */
export const toFeed = (
  { id, merchantId, merchantName, lastRunId, ...feed }: FeedRow,
  runs: readonly RunRow[],
) => {
  const lastRun = runs.find((run) => run.id === lastRunId);
  return {
    ...feed,
    _id: String(id),
    merchant: { _id: String(merchantId), name: merchantName },
    nextAt: timeText(feed.nextAt),
    busySince: timeText(feed.busySince),
    lastTriedAt: timeText(feed.lastTriedAt),
    observedAt: timeText(feed.observedAt),
    lastRun: lastRun ? toRun(lastRun) : null,
  };
};
