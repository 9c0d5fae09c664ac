import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { lastSeen } from '../offers/service.ts';
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
/** Sets that stay: somebody may be downloading the one before. */
const keptSets = 2;

/** SHA-256 of a file, hexadecimal. */
async function digest(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex');
}

type DataSet = { name: string; query: DataQuery };

async function writeFileOf(
  transaction: Transaction,
  { name: set, query }: DataSet,
  format: DataFormat,
  folder: string,
  { signal }: Pick<OpenDataOptions, 'signal'>,
): Promise<DataFile> {
  const name = `${set}.${format}.gz`;
  const file = path.join(folder, name);
  const lines = readLines(transaction, query, format);
  await pipeline(lines, createGzip(), createWriteStream(file), { signal });
  const { size: bytes } = await stat(file);
  const shared = { name, path: `/open-data/${path.basename(folder)}/${name}`, set, format };
  return { ...shared, rows: lines.rowCount, bytes, sha256: await digest(file) };
}

/** Deletes sets but the newest. */
async function sweep(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  const sets = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
  for (const old of sets.sort().slice(0, -keptSets)) await rm(path.join(folder, old), { recursive: true });
}

/**
 * Writes all sets as of one moment, then names them in the manifest in one step: readers find the old ones or the new
 * ones. Returns what was written.
 */
export async function writeOpenData(options: OpenDataOptions): Promise<Manifest> {
  const { database, folder, licence, publisher } = options;
  const createdAt = new Date().toISOString();
  const setFolder = path.join(folder, createdAt.replaceAll(/\D/g, ''));
  await mkdir(setFolder, { recursive: true });
  try {
    const { files, schemas } = await database.transaction(async (transaction) => {
      await readOneMoment(transaction);
      const categories = await listFilledCategories(transaction);
      const sets: DataSet[] = [
        { name: 'products', query: products },
        { name: 'best-offers', query: bestOffers(lastSeen) },
        ...categories.map(({ id, key }) => ({ name: `history-${key}`, query: history(id) })),
      ];
      const written: DataFile[] = [];
      for (const set of sets) {
        for (const format of formats) {
          options.signal?.throwIfAborted();
          written.push(await writeFileOf(transaction, set, format, setFolder, options));
        }
      }
      return {
        files: written,
        schemas: {
          products: schemaOf('products', products),
          'best-offers': schemaOf('best-offers', bestOffers(lastSeen)),
          history: schemaOf('history', history(0)),
        },
      };
    });
    const manifest: Manifest = {
      title: 'Visavis: products, best offers and price history',
      licence,
      publisher,
      createdAt,
      compression: 'gzip',
      schemas,
      files,
    };
    const waiting = path.join(folder, `.${manifestName}`);
    await writeFile(waiting, JSON.stringify(manifest, null, 2));
    await rename(waiting, path.join(folder, manifestName));
    await sweep(folder);
    return manifest;
  } catch (error) {
    await rm(setFolder, { recursive: true, force: true });
    throw error;
  }
}
