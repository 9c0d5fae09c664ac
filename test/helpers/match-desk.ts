import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { importFeedFile } from '../../src/server/feeds/importing/import-feed.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { createTestApp, type TestApp } from './app.ts';
import { type AwinRow, article, toCsv } from './awin-feed.ts';
import { emptyCatalogue } from './empty-tables.ts';
import { bearer, createPeople, type People } from './people.ts';

/** An admin who decides about matching, for the tests of a file; the catalogue is empty before each. */
export type MatchDesk = {
  readonly test: TestApp;
  readonly people: People;
  readonly admin: Record<string, string>;
  readonly database: DatabasePool;
  /** Imports a feed of each shop. */
  importShops(shops: Record<string, AwinRow[]>): Promise<void>;
  /** The product of each article. */
  places(): Promise<Record<string, number>>;
  /** Offers by their articles. */
  offerIds(...names: string[]): Promise<string[]>;
  decide(body: object, who?: Record<string, string>): ReturnType<People['call']>;
  /** The same where it has to succeed; returns the decision's id. */
  decided(body: object): Promise<string>;
  undo(id: string): ReturnType<People['call']>;
  undone(id: string): Promise<void>;
};

export const mouse = {
  product_name: 'Logitech MX Anywhere 3 Graphite',
  ean: '4977766618960',
  description: '',
};
export const drum = { product_name: 'OKI Drum Kit Original', brand_name: 'OKI', description: '' };

/** Three shops with the mouse, one of them with the drum as well. */
export const mouseShops = (price = '30.00'): Record<string, AwinRow[]> => ({
  alpha: [article('m1', { ...mouse, search_price: price })],
  beta: [article('m2', { ...mouse, search_price: price })],
  gamma: [
    article('m3', { ...mouse, search_price: price }),
    article('d1', { ...drum, search_price: price, ean: '4006381333931' }),
  ],
});

export function openMatchDesk(): MatchDesk {
  let test: TestApp;
  let people: People;
  let admin: Record<string, string>;
  let folder: string;

  beforeAll(async () => {
    test = await createTestApp();
    people = createPeople(test);
    admin = bearer(await people.token(await people.create({ role: 'admin', name: 'Zoé Martin' })));
    folder = await mkdtemp(path.join(tmpdir(), 'visavis-matches-'));
  });
  afterAll(async () => {
    await rm(folder, { recursive: true });
    await test.close();
  });
  beforeEach(() => emptyCatalogue(test.database.database, 'match_decisions', 'match_reviews'));

  const listOffers = () =>
    test.database.database.rows<{ id: number; article: string; product: number }>(
      'select id, article_id as article, product_id as product from offers order by article_id',
    );

  const desk: MatchDesk = {
    get test() {
      return test;
    },
    get people() {
      return people;
    },
    get admin() {
      return admin;
    },
    get database() {
      return test.database.database;
    },
    async importShops(shops) {
      for (const [i, [name, rows]] of Object.entries(shops).entries()) {
        const file = path.join(folder, `${name}.csv`);
        const own = {
          merchant_id: `9000${i}`,
          merchant_name: name,
          merchant_deep_link: `https://${name}.example/p`,
        };
        await writeFile(file, toCsv(rows.map((row) => ({ ...row, ...own }))));
        await importFeedFile({ database: test.database.database, file, isAccepted: true });
      }
    },
    places: async () =>
      Object.fromEntries((await listOffers()).map((offer) => [offer.article, offer.product])),
    async offerIds(...names) {
      const ids = new Map((await listOffers()).map((offer) => [offer.article, String(offer.id)]));
      return names.map((name) => ids.get(name) as string);
    },
    decide: (body, who = admin) => people.call('POST', '/matches/decisions', body, who),
    async decided(body) {
      const response = await desk.decide(body);
      expect(response.statusCode, response.body).toBe(200);
      return response.json<{ _id: string }>()._id;
    },
    undo: (id) => people.call('DELETE', `/matches/decisions/${id}`, undefined, admin),
    async undone(id) {
      const response = await desk.undo(id);
      expect(response.statusCode, response.body).toBe(200);
    },
  };
  return desk;
}
