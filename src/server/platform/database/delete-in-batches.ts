/** Batch size of deletions: short enough not to block others. */
const batchRows = 5_000;

/** Repeats a batched deletion until no row is left, or it is aborted; returns how many rows. */
export async function deleteInBatches(
  take: (rows: number) => Promise<number>,
  signal: AbortSignal,
): Promise<number> {
  let total = 0;
  while (!signal.aborted) {
    const taken = await take(batchRows);
    total += taken;
    if (taken < batchRows) break;
  }
  return total;
}
