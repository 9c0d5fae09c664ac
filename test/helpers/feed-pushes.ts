import { afterAll, beforeAll } from 'vitest';
import type { PushAnswer } from '../../src/contract/feeds/push-schema.ts';
import { type PushMergingOptions, startPushMerging } from '../../src/server/feeds/pushing/push-merging.ts';
import type { FeedAdmin } from './feed-admin.ts';
import { silentLog } from './silent-log.ts';

type Held = { price: number; stock: string; gone: Date | null; product: number; seen: Date };
type Answer = { status: number; body: PushAnswer & { message?: string } };

export type FeedPushes = {
  /** Adds a feed with a key; its file is imported where it has an address, the merchant's unless said otherwise. */
  addPushed(changes?: object): Promise<{ id: string; key: string }>;
  createKey(id: string): Promise<string>;
  /** What its merchant pushes; waits until it is merged. */
  push(feed: { id: string; key?: string }, body: object, language?: string): Promise<Answer>;
  /** What the catalogue holds of an article. */
  offer(articleId: string): Promise<Held>;
};

/** A worker that merges what merchants push, for the tests of a file. `cleanEvery`: as `startPushMerging` has it. */
export function openFeedPushes(
  admin: FeedAdmin,
  options: Pick<PushMergingOptions, 'cleanEvery'> = {},
): FeedPushes {
  let merging: { close(): Promise<void> };
  beforeAll(() => {
    const { database, url: databaseUrl } = admin.app.database;
    merging = startPushMerging({
      database,
      databaseUrl,
      log: silentLog,
      onTexts: () => undefined,
      pace: 0,
      ...options,
    });
  });
  afterAll(() => merging.close());

  const createKey = async (id: string) => (await admin.call('POST', `/admin/feeds/${id}/push-key`)).body.key;
  return {
    createKey,
    async addPushed(changes = {}) {
      const id = await admin.addFeed(changes);
      await admin.collect();
      return { id, key: await createKey(id) };
    },
    async push({ id, key }, body, language = 'en') {
      const headers = { 'accept-language': language, ...(key && { authorization: `Bearer ${key}` }) };
      const url = `/api/feeds/${id}/offers`;
      const response = await admin.app.app.inject({ method: 'POST', url, payload: body, headers });
      return { status: response.statusCode, body: response.json() };
    },
    async offer(articleId) {
      const [row] = await admin.database.rows<Held>(
        `select price_cents as price, availability as stock, gone_at as gone, product_id as product,
           last_seen_at as seen from offers where article_id = $1`,
        [articleId],
      );
      return row as Held;
    },
  };
}
