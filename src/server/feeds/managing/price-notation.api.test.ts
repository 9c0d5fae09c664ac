import { expect, test } from 'vitest';
import { openFeedAdmin } from '../../../../test/helpers/feed-admin.ts';

const admin = openFeedAdmin();
const { call, feedNow, collect, sendPart } = admin;
const decide = (run: string, body: object) => call('PUT', `/admin/import-runs/${run}/decision`, body);
const listCents = async () =>
  (
    await admin.database.rows<{ cents: number }>(
      'select price_cents as cents from offers where gone_at is null order by article_id',
    )
  ).map(({ cents }) => cents);

const fileOf = (prices: readonly string[]) =>
  Buffer.from(
    [
      'id\ttitle\tlink\tprice\tproduct_type\tshipping',
      ...prices.map(
        (price, i) =>
          `${10 + i}\tT-shirt en coton n° ${i}\thttps://shop.example/${i}\t${price}\tVêtements > T-shirts\tFR:::490 EUR`,
      ),
    ].join('\n'),
  );

async function send(prices: readonly string[]): Promise<void> {
  const settings = { merchant: 'Alpha', name: 'main', url: null, intervalMinutes: 60 };
  const { _id: id } = (await call('POST', '/admin/feeds', settings)).body;
  await sendPart(id, fileOf(prices));
  await collect();
}

test('a file in cents waits for the answer, which is kept with the feed', async () => {
  await send(Array.from({ length: 12 }, (_, i) => `${1999 + 100 * i} EUR`));
  const { lastRun } = await feedNow();
  expect(lastRun).toMatchObject({ status: 'held', question: 'cents' });
  expect(lastRun.error).toContain(
    '12 of 12 rows cost more than such items do (1999 EUR, 2099 EUR, 2199 EUR)',
  );
  expect(await listCents()).toEqual([]);
  for (const body of [{}, { priceNotation: 'decimals' }])
    expect((await decide(lastRun._id, { decision: 'approved', ...body })).body.message).toContain(
      'how the prices of the file are written',
    );
  expect((await decide(lastRun._id, { decision: 'approved', priceNotation: 'cents' })).status).toBe(200);
  await collect();
  expect((await listCents()).slice(0, 2)).toEqual([1_999, 2_099]);
  expect(await feedNow()).toMatchObject({ priceNotation: 'cents', lastRun: { status: 'succeeded' } });
  const [offer] = await admin.database.rows('select delivery_cents as cents from offers limit 1');
  expect(offer).toEqual({ cents: 490 });
});

test('a dear shop says once that its prices are what they seem', async () => {
  await send(Array.from({ length: 12 }, (_, i) => `${1990 + 100 * i} EUR`));
  await decide((await feedNow()).lastRun._id, { decision: 'approved', priceNotation: 'euros' });
  await collect();
  expect((await listCents())[0]).toBe(199_000);
});

test('whole euros that such things cost are not asked about', async () => {
  await send(Array.from({ length: 12 }, (_, i) => `${15 + 10 * i} EUR`));
  expect((await feedNow()).lastRun).toMatchObject({ status: 'succeeded', offersNew: 12 });
});

test('prices of three decimals are read as the answer says', async () => {
  await send(Array.from({ length: 12 }, (_, i) => `${20 + i}.900 EUR`));
  const { lastRun } = await feedNow();
  expect(lastRun).toMatchObject({ status: 'held', question: 'ambiguous' });
  expect(lastRun.error).toContain('is “20.900 EUR” €20.90 or €20,900.00?');
  await decide(lastRun._id, { decision: 'approved', priceNotation: 'decimals' });
  await collect();
  expect((await listCents()).slice(0, 2)).toEqual([2_090, 2_190]);
});

test('one price for nearly everything that nobody asks waits for somebody to believe it', async () => {
  await send([...Array.from({ length: 11 }, () => '1.00 EUR'), '12.90 EUR']);
  const { lastRun } = await feedNow();
  expect(lastRun).toMatchObject({ status: 'held', question: 'same' });
  expect(lastRun.error).toContain('11 of 12 rows cost the same, €1.00:');
  await decide(lastRun._id, { decision: 'approved', priceNotation: 'euros' });
  await collect();
  expect(await listCents()).toHaveLength(12);
});
