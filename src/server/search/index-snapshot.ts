import { endianness } from 'node:os';
import type { Moment } from '../catalogue-version/service.ts';
import { hourMs } from '../platform/durations.ts';
import type { Storage } from '../platform/files/storage.ts';
import { hashSources } from '../platform/hashing/source-hash.ts';
import type { CorpusSnapshot } from './engine/building/corpus.ts';
import type { FactsSnapshot } from './engine/building/fact-table.ts';
import type { IndexData } from './engine/index-data.ts';
import type { ClickedProduct, Synonyms } from './engine/search-document.ts';
import { pack, unpack } from './packing.ts';
import type { CategoryWords } from './queries.ts';

/** A finished index and the catalogue version it holds. */
export type Built = {
  version: number;
  data: IndexData;
  /** Those that the index was built with: queries are read by the same. */
  synonyms: Synonyms;
  /** What people open from which query. */
  clicked: readonly ClickedProduct[];
};

/** What a starting process needs to avoid reading the whole catalogue. */
export type IndexSnapshot = {
  /** The catalogue's state that it holds. */
  moment: Moment;
  built: Built;
  corpus: CorpusSnapshot;
  facts: FactsSnapshot;
};

/** Stores the last index in a file that several processes may share; writes are atomic. */
export type SnapshotStore = {
  /** undefined: there is none, it is damaged, or other code wrote it. */
  read(): Promise<IndexSnapshot | undefined>;
  write(kept: IndexSnapshot): Promise<void>;
};

const fileName = 'index';
const unfinishedFor = hourMs;

/** @param code what `hashCode` said when the process started: later, the files may be those of a newer one */
export function createSnapshotStore(
  storage: Pick<Storage, 'read' | 'write' | 'list' | 'removeIfOlder'>,
  code: string,
): SnapshotStore {
  return {
    async read() {
      try {
        const bytes = await storage.read(fileName);
        const kept = bytes && (unpack(bytes) as IndexSnapshot & { code: string });
        return kept?.code === code ? kept : undefined;
      } catch {
        // Any error: the index is built from the catalogue instead.
        return undefined;
      }
    },
    async write(kept) {
      await storage.write(fileName, pack({ ...kept, code }));
      // Removes temporary files of processes that ended while writing.
      const before = new Date(Date.now() - unfinishedFor);
      for await (const name of storage.list()) {
        if (name !== fileName) await storage.removeIfOlder(name, before);
      }
    },
  };
}

/** Whatever can change what an index holds or how it is read. */
export const madeBy = [
  'src/server/search',
  'src/server/language',
  'src/server/catalogue-version',
  'src/contract',
  'db/migrations',
];

/** A hash of the present code and of what else an index depends on. */
export const hashCode = (specificationKeys: readonly string[], categoryWords: CategoryWords = {}): string =>
  JSON.stringify([hashSources(madeBy), specificationKeys, categoryWords, endianness()]);
