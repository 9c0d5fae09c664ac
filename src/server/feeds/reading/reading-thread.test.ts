import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { article, toCsv } from '../../../../test/helpers/awin-feed.ts';
import { plainReading } from '../../../contract/feeds/feed-fields.ts';
import { createKnownRows } from '../importing/known-rows.ts';
import { type FeedFile, openFeedFile } from './feed-file.ts';
import { FeedFileError, UnknownFormatError } from './feed-file-error.ts';
import { createReadingThread, type ReadingThread } from './reading-thread.ts';

let folder: string;
let thread: ReadingThread;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-thread-'));
  thread = createReadingThread();
});
afterAll(async () => {
  await thread.close();
  await rm(folder, { recursive: true });
});

let serial = 0;

async function write(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `${serial++}.csv`);
  await writeFile(file, content);
  return file;
}

/** Two megabytes, so that they come in several pieces. */
const many = Array.from({ length: 1_200 }, (_, i) =>
  article(`${i}`, { description: 'Une souris. '.repeat(120) }),
);
const observedAt = new Date('2026-11-20T10:00:00Z');

async function readAll(feed: FeedFile, known = createKnownRows(0)) {
  let text = '';
  const lines = feed.lines({
    observedAt,
    shelves: new Map(),
    known: known.table,
    raw: new Float64Array(0),
    mapped: new Float64Array(0),
  });
  for await (const piece of lines) text += Buffer.from(piece).toString();
  return { text, tally: feed.tally, categories: feed.categories.all(), hints: feed.hints };
}

it('reads in a thread what is read here, of several files at once', async () => {
  const rows = [...many, article('dear', { search_price: 'N/C' }), many[0] as (typeof many)[number]];
  const file = await write(gzipSync(toCsv(rows)));
  const here = await readAll(await openFeedFile(file, plainReading, ''));
  expect(here.tally).toMatchObject({ read: 1_202, accepted: 1_201 });
  const feeds = await Promise.all([1, 2].map(() => thread.open(file, plainReading, '')));
  for (const there of await Promise.all(feeds.map((feed) => readAll(feed)))) expect(there).toEqual(here);
});

it('passes over rows that are known, and notes them as seen', async () => {
  const file = await write(toCsv(many));
  const { text } = await readAll(await openFeedFile(file, plainReading, ''));
  const hashes = text
    .split('\n')
    .slice(0, 3)
    .map((line) => Number(line.split('\t')[1]));
  const known = createKnownRows(3);
  for (const [i, hash] of hashes.entries()) known.add({ hash, offerId: i + 1 });
  const there = await readAll(await thread.open(file, plainReading, ''), known);
  expect(there.text.split('\n')).toHaveLength(many.length - 3 + 1);
  expect([...known.seen()].flat().sort()).toEqual([1, 2, 3]);
});

it('tells why a file is refused, and what was found before', async () => {
  await expect(thread.open(await write('no feed'), plainReading, '')).rejects.toThrow(UnknownFormatError);
  const packed = gzipSync(toCsv(many));
  const cut = await thread.open(await write(packed.subarray(0, -200)), plainReading, '');
  expect((await readAll(cut)).tally.isCut).toBe(true);
  packed.fill(7, packed.length - 8, packed.length - 4);
  const failed = readAll(await thread.open(await write(packed), plainReading, ''));
  await expect(failed).rejects.toThrow(FeedFileError);
  await expect(failed).rejects.toMatchObject({ fault: { code: 'gzip_damaged' } });
  await expect(thread.open(path.join(folder, 'nothing'), plainReading, '')).rejects.toThrow('ENOENT');
  const withoutLinks = await write('Handle,Title,Body (HTML),Variant Price\nhalo,Halo,Lampe,9.90\n');
  await expect(thread.open(withoutLinks, plainReading, '')).rejects.toThrow('(--link-template)');
});

it('leaves off in the midst of a file, and reads the next', async () => {
  const file = await write(toCsv(many));
  const feed = await thread.open(file, plainReading, '');
  for await (const _ of feed.lines({
    observedAt,
    shelves: new Map(),
    known: createKnownRows(0).table,
    raw: new Float64Array(0),
    mapped: new Float64Array(0),
  }))
    break;
  await (await thread.open(file, plainReading, '')).close();
  expect((await readAll(await thread.open(file, plainReading, ''))).tally.accepted).toBe(1_200);
});

it('fails where the thread ends, and restarts it', async () => {
  const short = createReadingThread();
  const file = await write(toCsv(many));
  const feed = await short.open(file, plainReading, '');
  await short.close();
  await expect(readAll(feed)).rejects.toThrow('has ended');
  expect((await readAll(await short.open(file, plainReading, ''))).tally.accepted).toBe(1_200);
  await short.close();
});
