import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabasePool, Transaction } from '../platform/database/database.ts';
import { type DataFile, type Licence, type Manifest, schemaOf } from './manifest.ts';
import {
  bestOffers,
  type DataFormat,
  type DataQuery,
  history,
  listFilledCategories,
  products,
  readLines,
  readOneMoment,
  startWriting,
} from './queries.ts';

export type OpenDataOptions = {
  database: DatabasePool;
  /** Folder that web processes serve. */
  folder: string;
  licence: Licence;
  /** Who publishes it. */
  publisher: string;
  signal?: AbortSignal;
};

const formats: readonly DataFormat[] = ['ndjson', 'csv'];
export const manifestName = 'manifest.json';
/** Finished sets have such names, in the order in which they were written; nothing else is served. */
export const setName = /^\d{17}$/;
/** What is being written, and what was when a process ended. */
const isUnfinished = (name: string): boolean => name.startsWith('.');
/** Sets that stay: somebody may be downloading the one before. */
const keptSets = 2;

/** SHA-256 of a file, hexadecimal. */
async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

type DataSet = { name: string; query: DataQuery };
type Schemas = Manifest['schemas'];

async function writeFileOf(
  transaction: Transaction,
  { name: set, query }: DataSet,
  format: DataFormat,
  { folder, setId, signal }: { folder: string; setId: string; signal: AbortSignal | undefined },
): Promise<DataFile> {
  const name = `${set}.${format}.gz`;
  const file = path.join(folder, name);
  const lines = readLines(transaction, query, format);
  const written = createWriteStream(file, { flush: true });
  await pipeline(lines, createGzip(), written, { ...(signal && { signal }) });
  const { size: bytes } = await stat(file);
  const shared = { name, path: `/open-data/${setId}/${name}`, set, format };
  return { ...shared, rows: lines.rowCount, bytes, sha256: await digest(file) };
}

/** Finished sets, oldest first. */
const listSets = async (folder: string): Promise<string[]> =>
  (await readdir(folder)).filter((name) => setName.test(name)).sort();

/** The name of the next set: its time, but after all others even where a clock ran ahead when they were written. */
const nextSetId = (sets: readonly string[], createdAt: string): string => {
  const now = BigInt(createdAt.replaceAll(/\D/g, ''));
  const last = BigInt(sets.at(-1) ?? 0);
  return String(now > last ? now : last + 1n).padStart(17, '0');
};

async function deleteFrom(folder: string, names: readonly string[]): Promise<void> {
  for (const name of names) await rm(path.join(folder, name), { recursive: true, force: true });
}

/** Deletes sets but the newest; `published` stays in any case. */
const sweep = async (folder: string, published: string): Promise<void> =>
  deleteFrom(
    folder,
    (await listSets(folder)).slice(0, -keptSets).filter((name) => name !== published),
  );

async function writeSets(
  transaction: Transaction,
  { folder, setId, signal }: { folder: string; setId: string; signal: AbortSignal | undefined },
): Promise<{ files: DataFile[]; schemas: Schemas }> {
  const categories = await listFilledCategories(transaction);
  const sets: DataSet[] = [
    { name: 'products', query: products },
    { name: 'best-offers', query: bestOffers },
    ...categories.map(({ id, key }) => ({ name: `history-${key}`, query: history(id) })),
  ];
  const files: DataFile[] = [];
  for (const set of sets) {
    for (const format of formats) {
      signal?.throwIfAborted();
      files.push(await writeFileOf(transaction, set, format, { folder, setId, signal }));
    }
  }
  const schemas = {
    products: schemaOf('products', products),
    'best-offers': schemaOf('best-offers', bestOffers),
    history: schemaOf('history', history(0)),
  };
  return { files, schemas };
}

/**
 * Writes all sets as of one moment where nobody looks, moves them to their place when all of them are whole, then names
 * them in the manifest, each in one step: readers find the old ones or the new ones. Returns what was written. One writes at
 * a time. @throws Error where another one is writing
 */
export function writeOpenData({
  database,
  folder,
  licence,
  publisher,
  signal,
}: OpenDataOptions): Promise<Manifest> {
  return database.transaction(async (transaction) => {
    await readOneMoment(transaction);
    if (!(await startWriting(transaction))) throw new Error('Open data is being written by another process.');
    await mkdir(folder, { recursive: true });
    // Nobody else writes now.
    await deleteFrom(folder, (await readdir(folder)).filter(isUnfinished));
    const createdAt = new Date().toISOString();
    const setId = nextSetId(await listSets(folder), createdAt);
    const unfinished = path.join(folder, `.${setId}`);
    const waiting = path.join(folder, `.${manifestName}`);
    try {
      await mkdir(unfinished);
      const sets = await writeSets(transaction, { folder: unfinished, setId, signal });
      const title = 'Visavis: products, best offers and price history';
      const manifest: Manifest = { title, licence, publisher, createdAt, compression: 'gzip', ...sets };
      await writeFile(waiting, JSON.stringify(manifest, null, 2), { flush: true });
      await rename(unfinished, path.join(folder, setId));
      await rename(waiting, path.join(folder, manifestName));
      await sweep(folder, setId);
      return manifest;
    } finally {
      await deleteFrom(folder, [path.basename(unfinished), path.basename(waiting)]);
    }
  });
}
