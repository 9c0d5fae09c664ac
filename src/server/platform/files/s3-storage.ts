import { createHash, randomBytes } from 'node:crypto';
import { createWriteStream, openAsBlob } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { dayMs } from '../durations.ts';
import { sha256OfFile } from '../hashing/sha256.ts';
import { createS3Client, type S3Options } from './s3-client.ts';
import { parseList } from './s3-list.ts';
import { checkName, type Storage, unfinished } from './storage.ts';

export type { S3Options } from './s3-client.ts';

type S3Place = S3Options & {
  /** What the names of its objects begin with; empty: those without a slash are its own. */
  prefix?: string;
  /** Local folder for files on their way. */
  scratchFolder: string;
};

/** Metadata of our own, which the store hands back as it is. */
const [digestHeader, timeHeader] = ['x-amz-meta-sha256', 'x-amz-meta-time'];

/** When a file was written, by our own metadata, else by the store's. */
const timeOf = (headers: Headers): Date =>
  new Date(headers.get(timeHeader) ?? headers.get('last-modified') ?? Number.NaN);

/**
 * Keeps files as objects of a bucket. An upload is signed with its checksum: the store refuses what did not arrive as it
 * was sent, and shows an object when it is whole.
 */
export function createS3Storage({ prefix = '', scratchFolder, ...options }: S3Place): Storage {
  const { send, addressOf, bucketAddress, noBucket } = createS3Client(options);
  const objectOf = (name: string) => addressOf(`${prefix}${checkName(name)}`);

  async function localPath(name: string): Promise<string> {
    const file = path.join(scratchFolder, prefix, checkName(name));
    await mkdir(path.dirname(file), { recursive: true });
    return file;
  }

  /** Processes that were killed leave files. */
  async function sweepScratch(): Promise<void> {
    for (const name of await readdir(scratchFolder, { recursive: true }).catch(() => [])) {
      const file = path.join(scratchFolder, name);
      const known = await stat(file).catch(() => undefined);
      if (known?.isFile() && Date.now() - known.mtimeMs > dayMs) await rm(file, { force: true });
    }
  }

  async function put(name: string, body: Uint8Array | Blob, digest: string, headers = {}): Promise<void> {
    const said = { 'x-amz-content-sha256': digest, [digestHeader]: digest, ...headers };
    if (!(await send('PUT', objectOf(name), { body, headers: said }))) throw noBucket();
  }

  async function find(name: string) {
    const { headers } = (await send('HEAD', objectOf(name))) ?? {};
    return headers && { size: Number(headers.get('content-length')), modifiedAt: timeOf(headers) };
  }

  async function open(name: string) {
    const response = await send('GET', objectOf(name), { isStreamed: true });
    if (!response) return undefined;
    const { headers, body } = response;
    const content = body ? Readable.fromWeb(body as never) : Readable.from([]);
    const size = Number(headers.get('content-length'));
    return { size, modifiedAt: timeOf(headers), digest: headers.get(digestHeader), content };
  }

  /** Copies an object to a local file. @throws Error where it did not arrive as it was sent */
  async function fetchTo(file: string, name: string): Promise<void> {
    const opened = await open(name);
    if (!opened) throw new Error(`There is no file ${name} in the bucket ${options.bucket}.`);
    await pipeline(opened.content, createWriteStream(file));
    const { size } = await stat(file);
    const isWhole = size === opened.size && (!opened.digest || (await sha256OfFile(file)) === opened.digest);
    if (!isWhole) throw new Error(`The file ${name} of the bucket ${options.bucket} is damaged.`);
  }

  return {
    write: (name, bytes) => put(name, bytes, createHash('sha256').update(bytes).digest('hex')),

    async take(name, file, modifiedAt) {
      const time = (modifiedAt ?? new Date()).toISOString();
      // The signature includes the checksum, so it comes first: the file is read twice, and never held in memory.
      try {
        await put(name, await openAsBlob(file), await sha256OfFile(file), { [timeHeader]: time });
      } finally {
        await rm(file, { force: true });
      }
    },

    async scratch(name) {
      await sweepScratch();
      return localPath(`${name}${unfinished}`);
    },
    has: async (name) => (await find(name)) !== undefined,
    find,

    async read(name) {
      const response = await send('GET', objectOf(name));
      return response && Buffer.from(await response.arrayBuffer());
    },

    open,

    async lend(name, use) {
      await sweepScratch();
      const file = await localPath(`${name}.${randomBytes(4).toString('hex')}${unfinished}`);
      try {
        await fetchTo(file, name);
        return await use(file);
      } finally {
        await rm(file, { force: true });
      }
    },

    async *list(begun = '') {
      let next: string | undefined;
      do {
        const query = new URLSearchParams({ 'list-type': '2', 'encoding-type': 'url' });
        if (prefix + begun) query.set('prefix', prefix + begun);
        // A storage without a prefix owns no keys with one: those belong to another storage.
        if (!prefix) query.set('delimiter', '/');
        if (next !== undefined) query.set('continuation-token', next);
        const response = await send('GET', `${bucketAddress}?${query}`);
        if (!response) throw noBucket();
        const page = parseList(await response.text());
        for (const key of page.names) yield key.slice(prefix.length);
        next = page.next;
      } while (next !== undefined);
    },

    async remove(name) {
      await send('DELETE', objectOf(name));
    },

    async removeIfOlder(name, time) {
      const response = await send('HEAD', objectOf(name));
      const modifiedAt = new Date(response?.headers.get('last-modified') ?? time);
      if (!response || modifiedAt >= time) return false;
      await send('DELETE', objectOf(name));
      return true;
    },
  };
}
