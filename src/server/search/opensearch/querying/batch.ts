/** Joins the requests of one turn of the event loop into one: a list makes one for each of its products. */
export function createBatch<T>(
  askAll: (ids: readonly number[]) => Promise<ReadonlyMap<number, T>>,
  none: T,
): (id: number) => Promise<T> {
  let coming: { ids: number[]; found: Promise<ReadonlyMap<number, T>> } | undefined;
  return async (id) => {
    if (!coming) {
      const ids: number[] = [];
      const found = Promise.resolve().then(() => {
        coming = undefined;
        return askAll([...new Set(ids)]);
      });
      coming = { ids, found };
    }
    coming.ids.push(id);
    return (await coming.found).get(id) ?? none;
  };
}
