import { createHash, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFeedFiles } from '../../src/server/feeds/service.ts';
import { type FilesKind, openFiles } from '../../src/server/platform/files/open-files.ts';
import { listAll, type Storage } from '../../src/server/platform/files/storage.ts';
import { type Minio, startMinio } from './minio.ts';

let minio: Minio;
let machines: string[];

beforeAll(async () => {
  minio = await startMinio('visavis');
  machines = await Promise.all([1, 2].map(() => mkdtemp(path.join(tmpdir(), 'visavis-machine-'))));
});
afterAll(async () => {
  await minio?.stop();
  for (const folder of machines ?? []) await rm(folder, { recursive: true });
});

/** Two machines share nothing but the bucket. */
const on = (machine: 0 | 1, kind: FilesKind): Storage =>
  openFiles({ dataDir: machines[machine] as string, s3: minio.options }, kind);

async function give(storage: Storage, name: string, bytes: Buffer, modifiedAt?: Date): Promise<void> {
  const file = await storage.scratch(name);
  await writeFile(file, bytes);
  await storage.take(name, file, modifiedAt);
  expect(existsSync(file)).toBe(false);
}

/** Of what is not compressible, more than one buffer of anybody. */
const large = randomBytes(40_000_000);

describe('a bucket', () => {
  test('what one machine stores, the other finds, whole and in any way of reading', async () => {
    const time = new Date('2026-11-01T06:00:00.000Z');
    await give(on(0, 'open-data'), '20261123/products.csv.gz', large, time);
    const there = on(1, 'open-data');
    const name = '20261123/products.csv.gz';
    expect(await there.find(name)).toEqual({ size: large.length, modifiedAt: time });
    expect(await there.has(name)).toBe(true);
    const opened = await there.open(name);
    const streamed = await buffer(opened?.content ?? Readable.from([]));
    expect([opened?.size, streamed.equals(large)]).toEqual([large.length, true]);
    const lent = await there.lend(name, async (file) => ({ file, bytes: await readFile(file) }));
    expect([lent.bytes.equals(large), existsSync(lent.file)]).toEqual([true, false]);
  });

  test('names are as they were, in lists of several pages, and of one kind of file only', async () => {
    const pictures = on(0, 'pictures');
    const names = ['a&b+c.webp', 'c d.webp', 'é!().webp', 'x-1.avif'];
    for (const name of names) await pictures.write(name, Buffer.from(name));
    const feeds = on(0, 'feeds');
    await Promise.all(Array.from({ length: 1_100 }, (_, i) => feeds.write(`7.up.${i}`, Buffer.from('p'))));
    expect((await listAll(on(1, 'pictures'))).toSorted()).toEqual(names.toSorted());
    expect(await listAll(on(1, 'feeds'), '7.up.')).toHaveLength(1_100);
    expect(await listAll(on(1, 'feeds'), '7.up.109')).toHaveLength(11);
    for (const name of names) expect((await pictures.read(name))?.toString()).toBe(name);
    for (const name of await listAll(feeds)) await feeds.remove(name);
  });

  test('what is not there is not there, and what is removed is gone', async () => {
    const files = on(0, 'search');
    expect([await files.read('none'), await files.open('none'), await files.find('none')]).toEqual(
      Array(3).fill(undefined),
    );
    await expect(files.lend('none', async () => undefined)).rejects.toThrow('There is no file none');
    await files.write('index', Buffer.alloc(0));
    expect((await files.read('index'))?.length).toBe(0);
    expect(await files.removeIfOlder('index', new Date(0))).toBe(false);
    expect(await files.removeIfOlder('index', new Date(Date.now() + 60_000))).toBe(true);
    await files.remove('index');
    expect(await listAll(files)).toEqual([]);
  });

  test('a name never leads out of its kind', async () => {
    await on(0, 'feeds').write('1', Buffer.from('a feed'));
    for (const name of ['../feeds/1', 'a/../../feeds/1', '/feeds/1'])
      await expect(async () => on(0, 'open-data').read(name)).rejects.toThrow('is no name of a file');
  });

  test('what other keys may not see they are not told of', async () => {
    const strange = { ...minio.options, secretAccessKey: 'another-secret' };
    const files = openFiles({ dataDir: machines[0] as string, s3: strange }, 'feeds');
    await expect(files.read('1')).rejects.toMatchObject({
      code: 'unavailable',
      message: expect.stringContaining('403'),
    });
  });
});

describe('the server is killed', () => {
  test('under uploads: each is whole or not there, and what was told to be stored is', async () => {
    const files = on(0, 'open-data');
    const digest = createHash('sha256').update(large).digest('hex');
    const stored: string[] = [];
    let failed = 0;
    let isOver = false;
    const upload = async (worker: number) => {
      for (let i = 0; !isOver; i++) {
        const name = `killed/${worker}-${i}`;
        await give(files, name, large).then(
          () => stored.push(name),
          () => failed++,
        );
      }
    };
    const uploads = [1, 2].map(upload);
    for (let round = 0; round < 3; round++) {
      const before = stored.length;
      await expect.poll(() => stored.length, { timeout: 60_000 }).toBeGreaterThan(before);
      await delay(100 + 150 * round);
      await minio.kill();
      // Longer than retries go on, once: that upload fails and says so.
      await delay(round === 1 ? 6_000 : 300);
      await minio.start();
    }
    isOver = true;
    await Promise.all(uploads);
    const listed = await listAll(files, 'killed/');
    expect(failed).toBeGreaterThan(0);
    expect(stored.filter((name) => !listed.includes(name))).toEqual([]);
    for (const name of listed)
      await files.lend(name, async (file) => {
        expect((await stat(file)).size).toBe(large.length);
        expect(
          createHash('sha256')
            .update(await readFile(file))
            .digest('hex'),
        ).toBe(digest);
      });
  });

  test('under a download: it fails, and leaves nothing', async () => {
    const files = on(1, 'open-data');
    await give(on(0, 'open-data'), 'read/1', large);
    const opened = await files.open('read/1');
    const reading = (async () => {
      for await (const _ of opened?.content ?? []) {
        await minio.kill();
        await delay(20);
      }
    })();
    await expect(reading).rejects.toThrow();
    await expect(files.lend('read/1', async () => undefined)).rejects.toMatchObject({ code: 'unavailable' });
    await minio.start();
    expect(await files.has('read/1')).toBe(true);
    const left = await readdir(path.join(machines[1] as string, 'unfinished'), { recursive: true });
    expect(left.filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('feeds', () => {
  test('parts of an upload reach several machines, and any of them imports the file', async () => {
    const [one, other] = [createFeedFiles(on(0, 'feeds')), createFeedFiles(on(1, 'feeds'))];
    const bytes = large.subarray(0, 9_000_000);
    const part = (offset: number) => ({
      upload: 'upload01',
      offset,
      bytes: bytes.subarray(offset, offset + 4_000_000),
    });
    expect(await one.addPart(42, part(0))).toBe(true);
    expect(await other.addPart(42, part(8_000_000))).toBe(false);
    expect(await other.addPart(42, part(4_000_000))).toBe(true);
    expect(await one.addPart(42, part(8_000_000))).toBe(true);
    expect(await other.lendSent(42, 'upload01', async (file) => (await readFile(file)).equals(bytes))).toBe(
      true,
    );
    await other.keepSent(42, 'upload01');
    expect(await one.sizeOf(42)).toBe(bytes.length);
    expect(await one.lend(42, async (file) => (await readFile(file)).equals(bytes))).toBe(true);
    expect(await listAll(on(0, 'feeds'), '42.')).toEqual([]);
    await one.drop(42);
    expect(await other.sizeOf(42)).toBeUndefined();
  });
});

test('neither machine keeps files of its own', async () => {
  for (const folder of machines) {
    await mkdir(path.join(folder, 'unfinished'), { recursive: true });
    const all = await readdir(folder, { recursive: true, withFileTypes: true });
    expect(all.filter((entry) => entry.isFile()).map(({ name }) => name)).toEqual([]);
  }
});
