import type { ImportRun } from '../../../contract/feeds/run-schema.ts';

/** The outcome of rows; `unpublished`: of a file that was not imported. */
export type RunPart = 'new' | 'changed' | 'same' | 'repeated' | 'held' | 'rejected' | 'unpublished';

/** The outcome of an import's rows: the non-zero parts, which add up to `rowsRead`. */
export function partsOf(run: ImportRun): { part: RunPart; count: number }[] {
  const isPublished = run.status === 'succeeded';
  const known: Partial<Record<RunPart, number>> = isPublished
    ? {
        new: run.offersNew,
        changed: run.offersChanged,
        same: run.offersSame,
        repeated: run.rowsRepeated,
        held: run.rowsHeld,
        rejected: run.rowsRejected,
      }
    : { unpublished: run.rowsRead - run.rowsRejected, rejected: run.rowsRejected };
  return Object.entries(known)
    .map(([part, count]) => ({ part: part as RunPart, count }))
    .filter(({ count }) => count > 0);
}
