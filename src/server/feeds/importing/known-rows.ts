import { runInTransaction, type Transaction } from '../../platform/database/database.ts';
import { fetchKnownRows, type KnownRow, openKnownRows, type WantedFeed } from './known-rows-queries.ts';

/** Hashes of a feed's unchanged rows, which are not parsed again; each belongs to an offer. */
export type KnownRows = {
  table: KnownTable;
  /** Records that the file holds a row: new, repeated, or unknown. */
  see(hash: number): 'first' | 'again' | undefined;
  /** The offers whose rows were seen, in batches. */
  seen(): Generator<number[]>;
};

/** In shared memory: the thread that reads a file records there what it saw. */
export type KnownTable = { hashes: Float64Array; offers: Float64Array; isSeen: Uint8Array };

const batchSize = 20_000;

/** A table of numbers with open addressing: for two million rows it takes 70 MB, a Map several hundred. */
export function createKnownRows(count: number): KnownRows & { add(row: KnownRow): void } {
  const size = 2 ** Math.ceil(Math.log2(2 * count + 2));
  return knownRowsIn({
    hashes: new Float64Array(new SharedArrayBuffer(8 * size)),
    offers: new Float64Array(new SharedArrayBuffer(8 * size)),
    isSeen: new Uint8Array(new SharedArrayBuffer(size)),
  });
}

export function knownRowsIn(table: KnownTable): KnownRows & { add(row: KnownRow): void } {
  const { hashes, offers, isSeen } = table;
  const size = hashes.length;

  /** The slot of a hash, or the empty one where it would go: hashes are above zero. */
  function placeOf(hash: number): number {
    let place = (hash >>> 0) & (size - 1);
    while (hashes[place] !== 0 && hashes[place] !== hash) place = (place + 1) & (size - 1);
    return place;
  }

  return {
    table,
    add({ hash, offerId }) {
      const place = placeOf(hash);
      hashes[place] = hash;
      offers[place] = offerId;
    },
    see(hash) {
      const place = placeOf(hash);
      if (hashes[place] === 0) return undefined;
      const seen = isSeen[place] === 1 ? 'again' : 'first';
      isSeen[place] = 1;
      return seen;
    },
    *seen() {
      let piece: number[] = [];
      for (let place = 0; place < size; place++) {
        if (isSeen[place] === 0) continue;
        piece.push(offers[place] as number);
        if (piece.length < batchSize) continue;
        yield piece;
        piece = [];
      }
      if (piece.length > 0) yield piece;
    },
  };
}

/** Loads the known rows of a feed; none for a new feed. */
export function loadKnownRows(session: Transaction, feed: WantedFeed): Promise<KnownRows> {
  return runInTransaction(session, async (transaction) => {
    await openKnownRows(transaction, feed);
    const batches: Float64Array[] = [];
    for (;;) {
      const rows = await fetchKnownRows(transaction, batchSize);
      const batch = new Float64Array(2 * rows.length);
      for (const [i, { hash, offerId }] of rows.entries()) batch.set([hash, offerId], 2 * i);
      batches.push(batch);
      if (rows.length < batchSize) break;
    }
    const known = createKnownRows(batches.reduce((sum, { length }) => sum + length / 2, 0));
    for (const batch of batches)
      for (let at = 0; at < batch.length; at += 2)
        known.add({ hash: batch[at] as number, offerId: batch[at + 1] as number });
    return known;
  });
}
