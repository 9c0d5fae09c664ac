import { afterAll, beforeAll, beforeEach } from 'vitest';
import type { Feed } from '../../src/contract/feeds/schema.ts';
import type { DatabasePool } from '../../src/server/platform/database/database.ts';
import { createTestApp, type TestApp } from './app.ts';
import { article } from './awin-feed.ts';
import { collectNow } from './collect.ts';
import { emptyCatalogue } from './empty-tables.ts';
import { sendForm } from './forms.ts';
import { type MerchantServer, merchantAddress, startMerchantServer } from './merchant-server.ts';
import { bearer, createPeople, type People } from './people.ts';

type Call = Parameters<People['call']>;
type Answer = { status: number; body: ReturnType<typeof JSON.parse>; total: number };

/** An admin and a merchant's server, for the tests of a file; the catalogue is empty before each. */
export type FeedAdmin = {
  readonly app: TestApp;
  readonly people: People;
  readonly database: DatabasePool;
  /** What signs the admin in. */
  readonly headers: Record<string, string>;
  readonly merchant: MerchantServer;
  /** Calls as the admin; `language`: en where it is left out. */
  call(method: Call[0], url: string, body?: Call[2], language?: string): Promise<Answer>;
  /** Adds a feed of merchant "Alpha & Cie" with the merchant's address; returns its id. */
  addFeed(changes?: object): Promise<string>;
  /** Has all feeds that are due collected; `how`: by something around it. */
  collect(how?: Parameters<typeof collectNow>[1]): Promise<number>;
  /** The same with all feeds due. */
  collectAgain(): Promise<number>;
  /** The feeds as the list has them. */
  feeds(language?: string): Promise<Feed[]>;
  /** The only feed there is. */
  feedNow(): Promise<Answer['body']>;
  countLive(): Promise<number>;
  /** Sends a part of a feed's file, all of it unless said; `headers`: the admin's unless said. */
  sendPart(
    id: string,
    bytes: Buffer,
    part?: FilePart,
    headers?: Record<string, string>,
  ): ReturnType<typeof sendForm>;
};

type FilePart = { upload?: string; offset?: number; size?: number };

/** Rows of "Alpha & Cie", from `n0` on. */
export const articles = (count: number, changes: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, i) => article(`n${i}`, changes));

export function openFeedAdmin(): FeedAdmin {
  let app: TestApp;
  let people: People;
  let admin: Record<string, string>;
  let merchant: MerchantServer;

  beforeAll(async () => {
    merchant = await startMerchantServer();
    app = await createTestApp({ config: { allowAddresses: [merchantAddress] } });
    people = createPeople(app);
    admin = bearer(await people.token(await people.create({ role: 'admin' })));
  });
  afterAll(async () => {
    merchant?.close();
    await app?.close();
  });
  beforeEach(async () => {
    await emptyCatalogue(app.database.database);
    merchant.respond = undefined;
    merchant.asked = [];
    merchant.served = articles(10);
  });

  const opened: FeedAdmin = {
    get app() {
      return app;
    },
    get people() {
      return people;
    },
    get database() {
      return app.database.database;
    },
    get headers() {
      return admin;
    },
    get merchant() {
      return merchant;
    },
    async call(method, url, body, language = 'en') {
      const response = await people.call(method, url, body, { ...admin, 'accept-language': language });
      const total = Number(response.headers['x-total-count']);
      return { status: response.statusCode, body: response.json(), total };
    },
    async addFeed(changes = {}) {
      const url = `${merchant.origin}/feed.csv`;
      const feed = { merchant: 'Alpha & Cie', name: 'main', url, intervalMinutes: 360, ...changes };
      return (await opened.call('POST', '/admin/feeds', feed)).body._id;
    },
    collect: (how) => collectNow({ database: app.database.database, dataDir: app.dataDir }, how),
    async collectAgain() {
      await app.database.database.execute('update feeds set next_at = now() where url is not null');
      return opened.collect();
    },
    feeds: async (language) => (await opened.call('GET', '/admin/feeds', undefined, language)).body,
    feedNow: async () => (await opened.call('GET', '/admin/feeds')).body[0],
    sendPart(id, bytes, part = {}, headers = admin) {
      const { upload = 'upload01', offset = 0, size = bytes.length } = part;
      const fields = { upload, offset: String(offset), size: String(size) };
      const request = { method: 'POST', url: `/admin/feeds/${id}/file`, headers } as const;
      return sendForm(app, request, fields, [{ field: 'piece', bytes }]);
    },
    countLive: async () =>
      (await app.database.database.rows('select 1 from offers where gone_at is null')).length,
  };
  return opened;
}

/** The admin's calls, which answer an error's fields beside its status, and a feed with a key in its address. */
export function feedCalls(admin: FeedAdmin) {
  const call = async (method: Call[0], url: string, body?: Call[2]) => {
    const response = await admin.call(method, url, body);
    return response.status === 200 ? response : { status: response.status, ...response.body };
  };
  return {
    call,
    add: (changes: object = {}) =>
      call('POST', '/admin/feeds', {
        merchant: 'Alpha & Cie',
        name: 'main',
        url: `${admin.merchant.origin}/feed.csv?key=secret`,
        intervalMinutes: 60,
        ...changes,
      }),
    feedNow: admin.feedNow,
  };
}

/** Rejects once an import is told to stop, which may have been before anybody listens. */
export const untilAborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_resolve, reject) => {
    const stop = () => reject(signal.reason);
    if (signal.aborted) stop();
    else signal.addEventListener('abort', stop);
  });
