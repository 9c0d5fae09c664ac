import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import type { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { finished, pipeline } from 'node:stream/promises';
import { raiseCatalogueVersion } from '../catalogue-version/service.ts';
import type { Transaction } from '../platform/database/database.ts';
import type { Storage } from '../platform/files/storage.ts';
import { checkArchive, readArchive, readJson } from './archive.ts';
import { type Kept, listOwnMigrations, type Manifest } from './backup.ts';
import {
  analyze,
  deleteVolatile,
  emptyTables,
  getVersion,
  isFilled,
  listForeignKeys,
  listTables,
  passVersion,
  type Sequence,
  setSequence,
  type Table,
  writeRows,
} from './queries.ts';
import type { TarEntry } from './tar.ts';

const maxPictureBytes = 64 * 1024 * 1024;
const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** @throws Error with a message for the terminal, where the archive's tables are not ours */
async function checkShape(manifest: Manifest, tables: readonly Table[]): Promise<void> {
  if (manifest.format !== 1 || !same(manifest.migrations, await listOwnMigrations()))
    throw new Error(
      `The archive of ${manifest.createdAt} was made by another version of Visavis: restore it with that one, then bring that one up to date.`,
    );
  if (!same(manifest.tables, tables))
    throw new Error('The archive holds other tables than this database has.');
}

/** Takes the rows of tables, piece after piece. */
function createTableWriter(transaction: Transaction, tables: readonly Table[]) {
  let open: { name: string; rows: Writable & { rowCount: number }; done: Promise<void> } | undefined;
  let count = 0;

  async function end(): Promise<void> {
    if (!open) return;
    const { rows, done } = open;
    open = undefined;
    rows.end();
    await done;
    count += rows.rowCount;
  }

  return {
    end,
    rows: () => count,
    async write(name: string, content: AsyncIterable<Buffer>): Promise<void> {
      if (open?.name !== name) {
        await end();
        const table = tables.find((each) => each.name === name);
        if (!table) throw new Error(`There is no table ${name}.`);
        const rows = writeRows(transaction, table);
        const done = finished(rows);
        // Errors are thrown where the promise is awaited.
        done.catch(() => undefined);
        open = { name, rows, done };
      }
      const { rows, done } = open;
      for await (const chunk of content) {
        if (!rows.write(chunk)) await Promise.race([once(rows, 'drain'), done]);
      }
    },
  };
}

async function writeFeed(feeds: Storage, id: string, { content, modifiedAt }: TarEntry): Promise<void> {
  const file = await feeds.scratch(id);
  await pipeline(content, createWriteStream(file));
  await feeds.take(id, file, modifiedAt);
}

/** Puts the archive's rows in place of those that are there, and its files beside those that are there. */
async function fill(file: string, transaction: Transaction, { pictures, feeds }: Kept): Promise<number> {
  const tables = await listTables(transaction);
  const writer = createTableWriter(transaction, tables);
  for await (const entry of readArchive(file)) {
    const [kind = '', name = ''] = entry.name.split('/');
    if (kind === 'tables') {
      await writer.write(name, entry.content);
      continue;
    }
    await writer.end();
    if (kind === 'manifest.json') await checkShape(await readJson<Manifest>(entry), tables);
    else if (kind === 'sequences.json')
      for (const sequence of await readJson<Sequence[]>(entry)) await setSequence(transaction, sequence);
    else if (kind === 'feeds') await writeFeed(feeds, name, entry);
    else if (entry.size > maxPictureBytes) throw new Error(`${entry.name} is too long.`);
    else await pictures.write(name, await buffer(entry.content));
  }
  await writer.end();
  return writer.rows();
}

/**
 * Puts an archive in place of what the database holds, in one transaction: it holds the one or the other.
 * State that was only valid at the moment of the backup is left out (`deleteVolatile`). Returns how many rows
 * came in.
 * @throws Error with a message for the terminal, with nothing changed in the database
 */
export async function restore(
  file: string,
  kept: Kept,
  { replace }: { /** Gives up what the database holds now. */ replace: boolean },
): Promise<number> {
  await checkArchive(file);
  const rows = await kept.database.transaction(async (transaction) => {
    if (!replace && (await isFilled(transaction)))
      throw new Error('The database is not empty: --replace gives up what it holds.');
    const version = await getVersion(transaction);
    const foreignKeys = await listForeignKeys(transaction);
    for (const { drop } of foreignKeys) await transaction.execute(drop);
    await emptyTables(transaction, await listTables(transaction));
    const count = await fill(file, transaction, kept);
    await deleteVolatile(transaction);
    for (const { add } of foreignKeys) await transaction.execute(add);
    await passVersion(transaction, version);
    await raiseCatalogueVersion(transaction);
    return count;
  });
  await analyze(kept.database);
  return rows;
}
