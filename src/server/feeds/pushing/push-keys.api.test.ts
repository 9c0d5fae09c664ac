import { describe, expect, it } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';
import { openFeedPushes } from '../../../../test/helpers/feed-pushes.ts';
import { pushLimits } from '../../../contract/feeds/feed-limits.ts';
import { tryLockSession, unlockSession } from '../feeds-queries.ts';
import { createPushes } from './push-offers.ts';
import { insertPush } from './pushes-queries.ts';

const shop = openFeedAdmin();
const { addPushed, createKey, push, offer } = openFeedPushes(shop);
describe('the key of a feed', () => {
  it('opens that feed only, and nothing tells which feeds there are', async () => {
    const feed = await addPushed();
    const other = await addPushed({ name: 'other', url: null });
    const rows = [article('n1', { search_price: '1.00' })];
    const refused = [
      await push({ id: feed.id }, { rows }),
      await push({ id: feed.id, key: other.key }, { rows }),
      await push({ id: feed.id, key: `${feed.key}x` }, { rows }),
      await push({ id: '987654', key: feed.key }, { rows }),
      await push({ id: 'main', key: feed.key }, { rows }),
    ];
    expect(refused.map(({ status }) => status)).toEqual([401, 401, 401, 401, 401]);
    expect(new Set(refused.map(({ body }) => body.message)).size).toBe(1);
    expect(await offer('n1')).toMatchObject({ price: 2_000 });
  });

  it('is void once it is replaced or withdrawn; a feed that is switched off takes nothing', async () => {
    const feed = await addPushed();
    const rows = [article('n1')];
    const key = await createKey(feed.id);
    expect((await push(feed, { rows })).status).toBe(401);
    expect((await push({ id: feed.id, key }, { rows })).status).toBe(200);
    await shop.database.execute('update feeds set is_active = false');
    expect((await push({ id: feed.id, key }, { rows })).status).toBe(409);
    await shop.database.execute('update feeds set is_active = true');
    const withdrawn = await shop.call('DELETE', `/admin/feeds/${feed.id}/push-key`);
    expect(withdrawn.body.pushKeyAt).toBeNull();
    expect((await push({ id: feed.id, key }, { rows })).status).toBe(401);
    expect((await shop.call('DELETE', `/admin/feeds/${feed.id}/push-key`)).status).toBe(409);
  });

  it('is void for what waits while its feed is deleted', async () => {
    const feed = await addPushed();
    const pushed = await shop.database.session(async (session) => {
      // Nothing is merged until then.
      await expect.poll(() => tryLockSession(session, 'merging pushes')).toBe(true);
      const answer = push(feed, { rows: [article('n1', { search_price: '19.00' })] });
      const waiting = () => shop.database.rows('select from offer_pushes where merged_at is null');
      await expect.poll(waiting).toHaveLength(1);
      await shop.call('DELETE', `/admin/feeds/${feed.id}`);
      await unlockSession(session, 'merging pushes');
      return answer;
    });
    expect(pushed.status).toBe(401);
    expect(await offer('n1')).toMatchObject({ price: 2_000 });
  });

  it('is stored and logged nowhere, and audited', async () => {
    const feed = await addPushed();
    await push(feed, { rows: [article('n1')] });
    const stored = await shop.database.rows(
      'select row_to_json(f)::text as text from feeds f union all select row_to_json(a)::text from audit_log a',
    );
    expect(JSON.stringify([stored, shop.app.logged])).not.toContain(feed.key.slice(4));
    const acts = await shop.database.rows(`select action from audit_log where action like 'push_key%'`);
    expect(acts).toContainEqual({ action: 'push_key_created' });
  });
});

describe('limits of pushing', () => {
  it('too much at once is refused, with nothing written', async () => {
    const feed = await addPushed();
    const many = Array.from({ length: pushLimits.rows + 1 }, () => ({ id: '1' }));
    expect((await push(feed, { rows: many })).status).toBe(400);
    expect((await push(feed, {})).status).toBe(400);
    expect((await push(feed, { rows: [{ nothing: 'known' }] })).status).toBe(200);
    expect(
      (await push(feed, { rows: [article('n1', { description: 'x'.repeat(pushLimits.bytes) })] })).status,
    ).toBe(413);
    const columns = Array.from({ length: pushLimits.columns + 2 }, (_, i) => [`c${i}`, 'x']);
    const wide = await push(feed, { rows: [Object.fromEntries(columns)] });
    expect([wide.status, wide.body.message]).toEqual([
      413,
      expect.stringContaining('too many values: 200,000 at most, and 1,002 different names'),
    ]);
    expect((await push(feed, { rows: [Object.fromEntries(columns.slice(2))] })).status).toBe(200);
    const empty = await addPushed({ name: 'empty', url: null });
    const unknown = await push(empty, { rows: [{ nothing: 'known' }] });
    expect([unknown.status, unknown.body.message]).toEqual([
      400,
      expect.stringContaining('no known columns'),
    ]);
  });

  it('a key that calls too often, or faster than can be merged, is asked to come back', async () => {
    const feed = await addPushed();
    const pushes = createPushes(shop.database);
    const call = () => pushes.admit(feed.id, `Bearer ${feed.key}`);
    for (let i = 0; i < pushLimits.callsAtOnce; i++) await call();
    const more = async () => {
      for (;;) await call();
    };
    await expect(more()).rejects.toMatchObject({ code: 'too_many_requests', retryAfter: 1 });
    await pushes.close();
    const content = { rows: [article('n1')], gone: [] };
    expect(await insertPush(shop.database, Number(feed.id), content, 0)).toBeUndefined();
  });

  it('a call whose merge takes too long is told that it is queued, and nothing of it is lost', async () => {
    const feed = await addPushed();
    const pushes = createPushes(shop.database, { wait: 1 });
    const response = await shop.database.transaction(async (tx) => {
      await tx.execute(`select pg_advisory_xact_lock(hashtextextended('catalogue', 0))`);
      const caller = { authorization: `Bearer ${feed.key}`, language: 'en' } as const;
      return pushes.push(
        Number(feed.id),
        { rows: [article('n1', { search_price: '19.00' })], gone: [] },
        caller,
      );
    });
    expect(response).toEqual({ state: 'queued', rows: [], unknown: [] });
    await pushes.close();
    await expect.poll(() => offer('n1')).toMatchObject({ price: 1_900 });
  });

  it('a push that cannot be merged does not hold up the others', async () => {
    const feed = await addPushed();
    await insertPush(shop.database, Number(feed.id), { rows: [null as never], gone: [] }, 1_000);
    expect((await push(feed, { rows: [article('n1', { search_price: '19.00' })] })).status).toBe(200);
    expect(await offer('n1')).toMatchObject({ price: 1_900 });
    const ended = await shop.database.rows('select outcome is null as failed from offer_pushes order by id');
    expect(ended).toEqual([{ failed: true }, { failed: false }]);
  });
});
