import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { refreshFacts } from '../src/server/facts/service.ts';
import { importFeedFile } from '../src/server/feeds/service.ts';
import type { DatabasePool } from '../src/server/platform/database/database.ts';
import { createDemoProducts } from './catalogue/products.ts';
import { writeFeed } from './feeds/write-feed.ts';
import { createListings } from './merchants/listings.ts';
import type { DemoMerchant } from './merchants/merchant.ts';
import { merchants } from './merchants/merchants.ts';
import { listLastReads } from './queries.ts';
import { type Delivery, dueDeliveries } from './schedule.ts';

export type DeliveryOptions = {
  database: DatabasePool;
  /** DATA_DIR: feeds are written below it, where they stay as examples. */
  dataDir: string;
  now: Date;
  /** How far back the history begins. */
  days?: number;
  onImported?: (done: number, total: number) => void;
  /** Aborted: what is left waits for the next call. */
  signal?: AbortSignal | undefined;
};

/** What the import calls a demo merchant's feed. */
const feedName = ({ file }: DemoMerchant) => file.replace(/\.gz$/, '');

async function findDue({ database, now, days }: DeliveryOptions): Promise<Delivery[]> {
  const lastReads = await listLastReads(database, merchants.map(feedName));
  return dueDeliveries(merchants, (merchant) => lastReads.get(feedName(merchant)), now, days);
}

/**
 * Writes each feed that has come since the last time and imports it as any feed is, with the time at
 * which it came. Each import is kept by itself: stopped anywhere, the next call goes on from there.
 */
export async function importDeliveries(options: DeliveryOptions): Promise<void> {
  const due = await findDue(options);
  if (due.length === 0) return;
  const folder = join(options.dataDir, 'demo-feeds');
  await mkdir(folder, { recursive: true });
  const listings = createListings(createDemoProducts(), merchants);
  for (const [index, { merchant, day, at }] of due.entries()) {
    if (options.signal?.aborted) return;
    const file = join(folder, merchant.file);
    await writeFile(file, writeFeed(merchant, listings.get(merchant) ?? [], day));
    await importFeedFile({ database: options.database, file, merchant: merchant.name, observedAt: at });
    options.onImported?.(index + 1, due.length);
  }
  await refreshFacts(options.database, options.signal);
}
