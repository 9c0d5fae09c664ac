/** Rows of one deletion: short enough that nobody waits for it. */
const batchRows = 5_000;

/** Repeats what takes away at most so many rows until none is left, or it has to stop; answers how many there were. */
export async function inBatches(
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
