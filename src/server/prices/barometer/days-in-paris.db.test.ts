import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSeed } from '../../../../test/helpers/catalogue.ts';
import { createTestDatabase, type TestDatabase } from '../../../../test/helpers/database.ts';
import { listMissingDays } from './index-queries.ts';

let testDatabase: TestDatabase;
beforeAll(async () => {
  testDatabase = await createTestDatabase();
});
afterAll(() => testDatabase.drop());

let offer: number;
beforeAll(async () => {
  const seed = createSeed(testDatabase.database);
  const merchantId = await seed.merchant({ name: 'Nord' });
  const productId = await seed.product({ title: 'Phone' });
  offer = await seed.offer({ merchantId, productId, priceCents: 100 });
});

/** Of a shop whose first offer was seen then, asked in a session of that zone. */
const daysSince = (firstSeen: string, now: string, zone: string) =>
  testDatabase.database.transaction(async (transaction) => {
    await transaction.execute('update offers set first_seen_at = $2 where id = $1', [offer, firstSeen]);
    await transaction.rows(`select set_config('timezone', $1, true)`, [zone]);
    const days = await listMissingDays(transaction, new Date(now));
    return days.map(({ day, endsAt }) => `${day} until ${endsAt.toISOString()}`);
  });

test.each(['UTC', 'Europe/Paris', 'America/New_York'])(
  'days end at midnight in Paris, those of 23 and 25 hours as well, in a session of %s',
  async (zone) => {
    expect(await daysSince('2026-03-27T23:30:00Z', '2026-03-30T22:05:00Z', zone)).toEqual([
      '2026-03-28 until 2026-03-28T23:00:00.000Z',
      '2026-03-29 until 2026-03-29T22:00:00.000Z',
      '2026-03-30 until 2026-03-30T22:00:00.000Z',
    ]);
    expect(await daysSince('2026-10-24T12:00:00Z', '2026-10-26T22:55:00Z', zone)).toEqual([
      '2026-10-24 until 2026-10-24T22:00:00.000Z',
      '2026-10-25 until 2026-10-25T23:00:00.000Z',
    ]);
  },
);
