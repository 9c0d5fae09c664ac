import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { type FileReading, plainReading } from '../../src/contract/feeds/feed-fields.ts';
import type { FeedRecord } from '../../src/server/feeds/reading/feed-record.ts';
import { openFeed } from '../../src/server/feeds/reading/open-feed.ts';

/** The columns of `csv`. */
export const header = 'aw_deep_link,product_name,merchant_product_id,search_price';

/** An Awin CSV feed with an article of each name. */
export const csv = (...names: string[]): string =>
  [header, ...names.map((name, i) => `https://a.example,${name},${i},9.90`)].join('\r\n');

/** Feeds in a folder of the test file's own. */
export function withFeedFiles() {
  let folder: string;
  let serial = 0;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'visavis-feeds-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  async function write(content: string | Buffer): Promise<string> {
    const file = path.join(folder, `feed-${serial++}`);
    await writeFile(file, content);
    return file;
  }

  return {
    /** Stores a feed; returns its path. */
    write,
    /** Reads a feed to its end. */
    async read(content: string | Buffer, reading: Partial<FileReading> = {}) {
      const feed = await openFeed(await write(content), { ...plainReading, ...reading });
      const records: FeedRecord[] = [];
      for await (const batch of feed.batches) for (const record of batch) records.push(record);
      return {
        format: feed.format,
        title: feed.title(),
        rows: records.map(({ row }) => row),
        records,
        isCut: feed.end.isCut,
      };
    },
  };
}
