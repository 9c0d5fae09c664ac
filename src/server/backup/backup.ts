import type { DatabasePool, Transaction } from '../platform/database/database.ts';
import { migrationsDirectory, readMigrations } from '../platform/database/migrate.ts';
import { readOneSnapshot } from '../platform/database/snapshot-queries.ts';
import type { Storage } from '../platform/files/storage.ts';
import { entryOf, jsonEntry, writeArchive } from './archive.ts';
import { listSequences, listTables, readRows, type Table } from './queries.ts';
import type { TarEntry } from './tar.ts';

/** `manifest.json`, the first file of an archive. */
export type Manifest = {
  format: 1;
  createdAt: string;
  /** Names and checksums of the migrations that made the tables. */
  migrations: { name: string; checksum: string }[];
  tables: Table[];
};

/** What goes into an archive, and from where. */
export type Kept = { database: DatabasePool; pictures: Storage; feeds: Storage };

/** Rows are archived in pieces of this size, as the length of a file has to be known before it is written. */
const pieceBytes = 1024 * 1024;

/** Our migrations, as archives name them. */
export const listOwnMigrations = async (): Promise<Manifest['migrations']> =>
  (await readMigrations(migrationsDirectory)).map(({ name, checksum }) => ({ name, checksum }));

async function* packTable(transaction: Transaction, table: Table): AsyncGenerator<TarEntry> {
  let chunks: Buffer[] = [];
  let bytes = 0;
  let pieces = 0;
  const piece = () => {
    const name = `tables/${table.name}/${String(pieces++).padStart(6, '0')}`;
    const entry = entryOf(name, Buffer.concat(chunks));
    chunks = [];
    bytes = 0;
    return entry;
  };
  for await (const chunk of readRows(transaction, table) as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= pieceBytes) yield piece();
  }
  if (bytes > 0) yield piece();
}

/** Files that a sweep removes meanwhile are skipped: their rows say so, and they are fetched again. */
async function* packPictures(pictures: Storage): AsyncGenerator<TarEntry> {
  for await (const name of pictures.list()) {
    const bytes = await pictures.read(name);
    if (bytes && !name.endsWith('.part')) yield entryOf(`pictures/${name}`, bytes);
  }
}

/** Each feed's last file. An opened one stays as it is, even if a newer one takes its place. */
async function* packFeeds(feeds: Storage): AsyncGenerator<TarEntry> {
  for await (const id of feeds.list()) {
    const file = /^\d+$/.test(id) ? await feeds.open(id) : undefined;
    if (!file) continue;
    const { size, modifiedAt, content } = file;
    try {
      yield { name: `feeds/${id}`, size, modifiedAt, content };
    } finally {
      content.destroy();
    }
  }
}

async function* packEverything(
  { database, pictures, feeds }: Kept,
  say: (text: string) => void,
): AsyncGenerator<TarEntry> {
  // A generator cannot hold a transaction open by `database.transaction`: it is handed out of it in turn.
  const moment = await holdTransaction(database);
  try {
    const tables = await listTables(moment.transaction);
    const manifest: Manifest = {
      format: 1,
      createdAt: new Date().toISOString(),
      migrations: await listOwnMigrations(),
      tables,
    };
    yield jsonEntry('manifest.json', manifest);
    for (const table of tables) yield* packTable(moment.transaction, table);
    yield jsonEntry('sequences.json', await listSequences(moment.transaction));
    say(`${tables.length} tables`);
  } finally {
    await moment.end();
  }
  yield* packPictures(pictures);
  yield* packFeeds(feeds);
}

/** A transaction on one moment of the database that lasts until `end`. */
async function holdTransaction(database: DatabasePool) {
  const opened = Promise.withResolvers<Transaction>();
  const ended = Promise.withResolvers<void>();
  const done = database.transaction(async (transaction) => {
    await readOneSnapshot(transaction);
    opened.resolve(transaction);
    await ended.promise;
  });
  done.catch(opened.reject);
  return {
    transaction: await opened.promise,
    async end() {
      ended.resolve();
      await done;
    },
  };
}

/** Writes everything that is kept into an archive: the database as it is at one moment, then files. */
export const backUp = (file: string, kept: Kept, say: (text: string) => void): Promise<void> =>
  writeArchive(file, packEverything(kept, say));
