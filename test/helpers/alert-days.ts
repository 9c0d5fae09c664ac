import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { checkPrices } from '../../src/server/alerts/checking.ts';
import { listNotifications } from '../../src/server/alerts/notifications-queries.ts';
import { setAlert, type WantedAlert } from '../../src/server/alerts/service.ts';
import { importFeedFile } from '../../src/server/feeds/service.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { type AwinRow, article, toCsv } from './awin-feed.ts';
import { createTestDatabase, type TestDatabase } from './database.ts';
import { emptyCatalogue } from './empty-tables.ts';

export const alertNames = {
  screen: 'Samsung Odyssey G5 C27G55T Monitor',
  mouse: 'Logitech MX Anywhere 3 Graphite',
  lamp: 'Philips Hue Go Portable Lamp White',
};
type Name = keyof typeof alertNames;
type Prices = Partial<Record<Name, string | Partial<AwinRow>>>;

/** One merchant's feed, imported day after day, and the alerts of shoppers on its three products. Each test begins with nothing. */
export function openAlertDays() {
  let test: TestDatabase;
  let folder: string;
  let day: number;

  beforeAll(async () => {
    test = await createTestDatabase();
    folder = await mkdtemp(path.join(tmpdir(), 'visavis-alerts-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await test?.drop();
  });
  beforeEach(async () => {
    day = 0;
    await emptyCatalogue(test.database, 'price_checks', 'users', 'mails');
  });

  /** Imports the feed as it is on the next day; `checked`: alerts are judged afterwards. Returns how many fired. */
  async function nextDay(prices: Prices, checked = true): Promise<number> {
    day += 1;
    const rows = Object.entries(prices).map(([name, given]) => {
      const price = typeof given === 'string' ? { search_price: given } : given;
      return article(name, {
        product_name: alertNames[name as Name],
        ean: '',
        delivery_cost: '0.00',
        ...price,
      });
    });
    const file = path.join(folder, 'feed.csv');
    await writeFile(file, toCsv(rows));
    await importFeedFile({
      database: test.database,
      file,
      isAccepted: true,
      observedAt: new Date(Date.now() - 3_600_000 + day * 60_000),
    });
    return checked ? checkPrices(test.database) : 0;
  }

  /** Returns the user's id. */
  async function shopper({ isVerified = true, language = 'fr', name = 'Zoé' } = {}): Promise<number> {
    const [user] = await test.database.rows<{ id: number }>(
      `insert into users (email, name, language, email_verified_at)
       values ('p' || (select count(*) from users) || '@shop.test', $1, $2, case when $3 then now() end) returning id`,
      [name, language, isVerified],
    );
    return user?.id ?? 0;
  }

  async function productOf(name: Name): Promise<number> {
    const [row] = await test.database.rows<{ id: number }>(
      'select product_id as id from offers where article_id = $1',
      [name],
    );
    return row?.id ?? 0;
  }

  return {
    get database(): DatabasePool {
      return test.database;
    },
    nextDay,
    shopper,
    productOf,
    watch: async (userId: number, name: Name, wanted: Partial<WantedAlert> = {}) =>
      setAlert(test.database, userId, { productId: await productOf(name), condition: 'new', ...wanted }),
    /** Total prices in cents of what a shopper was told, the first one first. */
    told: async (userId: number) =>
      (await listNotifications(test.database, userId, 0, 50)).map(({ totalCents }) => totalCents).reverse(),
  };
}
