import { createHash, type Hash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { packEnd, packEntry, type TarEntry, unpack } from './tar.ts';

/** The archive's last file: the SHA-256 of all names, lengths and contents before it. Without it an archive is not whole. */
const sealName = 'seal.json';
/** PostgreSQL's text compresses well at once; higher levels take three times the time for a tenth of the size. */
const compressionLevel = 3;
const maxTextBytes = 64 * 1024 * 1024;

/** What may be a file of an archive: nothing leads out of the folders that we write to. */
const known =
  /^(manifest\.json|sequences\.json|seal\.json|tables\/\w{1,63}\/\d{6}|pictures\/\w[\w.-]{0,80}|feeds\/\d{1,15})$/;

async function* only(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** A file of an archive from what is in memory. */
export const entryOf = (name: string, bytes: Buffer): TarEntry => ({
  name,
  size: bytes.length,
  modifiedAt: new Date(),
  content: only(bytes),
});

export const jsonEntry = (name: string, value: unknown): TarEntry =>
  entryOf(name, Buffer.from(JSON.stringify(value, undefined, 2)));

/** What a small file of an archive says. @throws Error where it is not small, or not JSON */
export async function readJson<T>({ name, size, content }: TarEntry): Promise<T> {
  if (size > maxTextBytes) throw new Error(`${name} is too long.`);
  return JSON.parse(await text(content)) as T;
}

async function* hashed(content: AsyncIterable<Buffer>, hash: Hash): AsyncGenerator<Buffer> {
  for await (const chunk of content) {
    hash.update(chunk);
    yield chunk;
  }
}

/** Passes files through and adds their names, lengths and contents to `hash`. */
async function* summed(entries: AsyncIterable<TarEntry>, hash: Hash): AsyncGenerator<TarEntry> {
  for await (const entry of entries) {
    hash.update(`${entry.name} ${entry.size}\n`);
    yield { ...entry, content: hashed(entry.content, hash) };
  }
}

async function* sealed(entries: AsyncIterable<TarEntry>): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const entry of summed(entries, hash)) yield* packEntry(entry);
  yield* packEntry(jsonEntry(sealName, { sha256: hash.digest('hex') }));
  yield packEnd();
}

/** Writes an archive beside its place and moves it there when it is whole and on disk. */
export async function writeArchive(file: string, entries: AsyncIterable<TarEntry>): Promise<void> {
  const unfinished = `${file}.part`;
  try {
    await pipeline(
      Readable.from(sealed(entries), { objectMode: false }),
      createGzip({ level: compressionLevel }),
      createWriteStream(unfinished, { mode: 0o600, flush: true }),
    );
    await rename(unfinished, file);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
}

/** All files of an archive, in order. @throws Error where it is damaged or holds what no archive of ours holds */
async function* readAll(file: string): AsyncGenerator<TarEntry> {
  const unpacked = createGunzip();
  const source = createReadStream(file).on('error', (error) => unpacked.destroy(error));
  for await (const entry of unpack(source.pipe(unpacked))) {
    if (!known.test(entry.name))
      throw new Error(`An archive of ours holds no ${JSON.stringify(entry.name)}.`);
    yield entry;
  }
}

/** The files of a checked archive, without its seal. */
export async function* readArchive(file: string): AsyncGenerator<TarEntry> {
  for await (const entry of readAll(file)) {
    if (entry.name === sealName) return;
    yield entry;
  }
}

/** Reads an archive to its end. @throws Error where it is not whole, or holds other bytes than were written */
export async function checkArchive(file: string): Promise<void> {
  const hash = createHash('sha256');
  let isWhole = false;
  for await (const entry of readAll(file)) {
    if (isWhole) throw new Error('Something stands behind the end of the archive.');
    if (entry.name === sealName) {
      const seal = await readJson<{ sha256: string }>(entry);
      if (seal.sha256 !== hash.digest('hex')) throw new Error('The archive is damaged.');
      isWhole = true;
      continue;
    }
    hash.update(`${entry.name} ${entry.size}\n`);
    for await (const chunk of entry.content) hash.update(chunk);
  }
  if (!isWhole) throw new Error('The archive is not whole.');
}
