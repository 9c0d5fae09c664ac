import { createWriteStream } from 'node:fs';
import { rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { DatabasePool, Transaction } from '../platform/database/database.ts';
import { readOneSnapshot } from '../platform/database/snapshot-queries.ts';
import { listAll, type Storage } from '../platform/files/storage.ts';
import { sha256OfFile } from '../platform/hashing/sha256.ts';
import { type DataFile, type Licence, type Manifest, schemaOf } from './manifest.ts';
import {
  bestOffers,
  type DataFormat,
  type DataQuery,
  history,
  listFilledCategories,
  products,
  readLines,
  startWriting,
} from './queries.ts';

export type OpenDataOptions = {
  database: DatabasePool;
  /** Files that web processes serve. */
  storage: Storage;
  licence: Licence;
  /** Who publishes it. */
  publisher: string;
  signal?: AbortSignal;
};

const formats: readonly DataFormat[] = ['ndjson', 'csv'];
export const manifestName = 'manifest.json';
/** Sets have such names, in the order in which they were written; nothing else is served. */
export const setName = /^\d{17}$/;
/** The set that a manifest names; what is newer is not finished. */
export const publishedSet = ({ files }: Pick<Manifest, 'files'>): string =>
  files[0]?.path.split('/')[2] ?? '';
/** Sets that stay: somebody may be downloading the one before. */
const keptSets = 2;

type DataSet = { name: string; query: DataQuery };
type Schemas = Manifest['schemas'];
type Writing = { storage: Storage; setId: string; signal: AbortSignal | undefined };

async function writeFileOf(
  transaction: Transaction,
  { name: set, query }: DataSet,
  format: DataFormat,
  { storage, setId, signal }: Writing,
): Promise<DataFile> {
  const name = `${set}.${format}.gz`;
  const file = await storage.scratch(`.${setId}/${name}`);
  const lines = readLines(transaction, query, format);
  await pipeline(lines, createGzip(), createWriteStream(file), { ...(signal && { signal }) });
  const { size: bytes } = await stat(file);
  const shared = { name, path: `/open-data/${setId}/${name}`, set, format };
  return { ...shared, rows: lines.rowCount, bytes, sha256: await sha256OfFile(file) };
}

const setOf = (name: string): string => name.split('/')[0] ?? '';

/** Sets, oldest first. */
const listSets = async (storage: Storage): Promise<string[]> =>
  [...new Set((await listAll(storage)).map(setOf))].filter((name) => setName.test(name)).sort();

const readManifest = async (storage: Storage): Promise<Manifest | undefined> => {
  const bytes = await storage.read(manifestName);
  return bytes && (JSON.parse(bytes.toString('utf8')) as Manifest);
};

/** The name of the next set: its time, but after all others even where a clock ran ahead when they were written. */
const nextSetId = (sets: readonly string[], createdAt: string): string => {
  const now = BigInt(createdAt.replaceAll(/\D/g, ''));
  const last = BigInt(sets.at(-1) ?? 0);
  return String(now > last ? now : last + 1n).padStart(17, '0');
};

async function deleteAll(storage: Storage, isGone: (set: string) => boolean): Promise<void> {
  for (const name of await listAll(storage)) if (isGone(setOf(name))) await storage.remove(name);
}

/** Deletes sets but the newest; `published` stays in any case. */
async function sweep(storage: Storage, published: string): Promise<void> {
  const old = (await listSets(storage)).slice(0, -keptSets);
  await deleteAll(storage, (set) => set !== published && old.includes(set));
}

/** Deletes what a writer left that ended in the middle. The caller holds the lock of writers. */
async function deleteUnfinished(storage: Storage): Promise<void> {
  const manifest = await readManifest(storage);
  const last = manifest ? publishedSet(manifest) : '';
  await deleteAll(storage, (set) => set.startsWith('.') || (setName.test(set) && set > last));
}

async function writeSets(
  transaction: Transaction,
  { storage, setId, signal }: Writing,
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
      files.push(await writeFileOf(transaction, set, format, { storage, setId, signal }));
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
 * Writes all sets as of one moment to names that are not published, moves them to their place when all of them are whole,
 * then names them in the manifest in one step: readers find the old ones or the new ones. Returns what was written. One writes at
 * a time. @throws Error where another one is writing
 */
export function writeOpenData({
  database,
  storage,
  licence,
  publisher,
  signal,
}: OpenDataOptions): Promise<Manifest> {
  return database.transaction(async (transaction) => {
    await readOneSnapshot(transaction);
    if (!(await startWriting(transaction))) throw new Error('Open data is being written by another process.');
    await deleteUnfinished(storage);
    const createdAt = new Date().toISOString();
    const setId = nextSetId(await listSets(storage), createdAt);
    const waiting = (name: string) => storage.scratch(`.${setId}/${name}`);
    let isPublished = false;
    try {
      const sets = await writeSets(transaction, { storage, setId, signal });
      const title = 'Visavis: products, best offers and price history';
      const manifest: Manifest = { title, licence, publisher, createdAt, compression: 'gzip', ...sets };
      for (const { name } of sets.files) await storage.take(`${setId}/${name}`, await waiting(name));
      await writeFile(await waiting(manifestName), JSON.stringify(manifest, null, 2));
      await storage.take(manifestName, await waiting(manifestName));
      isPublished = true;
      await sweep(storage, setId);
      return manifest;
    } finally {
      await rm(path.dirname(await waiting(manifestName)), { recursive: true, force: true });
      if (!isPublished) await deleteAll(storage, (set) => set === setId);
    }
  });
}
