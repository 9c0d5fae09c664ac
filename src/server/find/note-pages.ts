import { createHash } from 'node:crypto';
import { pageBehind, pageKey, pathKey } from '../merchant-pages/service.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { listNewOffers, type OfferPage, saveOfferPages, takeOtherLinks } from './queries.ts';

/** Where `pageKey` or `pathKey` change: to be raised, with a migration that empties `offer_pages`. */
const rule = 1;
const batch = 5_000;

const hash = (text: string): string => createHash('sha256').update(text).digest().readBigInt64BE().toString();

/** Hashes by which an address is found; a home page is nobody's. */
export function keysOf(url: URL): { pageKey: string | null; pathKey: string | null } {
  const isHome = url.pathname.replaceAll('/', '') === '';
  return {
    pageKey: isHome && url.search === '' ? null : hash(pageKey(url)),
    pathKey: isHome ? null : hash(pathKey(url)),
  };
}

/** Returns of how many. */
async function save(db: Database, offers: readonly { id: number; link: string }[]): Promise<number> {
  const pages = offers.map(({ id, link }): OfferPage => {
    const url = pageBehind(link);
    return { offerId: id, link, ...(url ? keysOf(url) : { pageKey: null, pathKey: null }) };
  });
  if (pages.length > 0) await saveOfferPages(db, rule, pages);
  return pages.length;
}

/** Notes by what the pages of new and changed offers are known; returns of how many. Others are not read. */
export async function noteOfferPages(db: DatabasePool, signal: AbortSignal): Promise<number> {
  const parts = [
    async () => save(db, await listNewOffers(db, batch)),
    () => db.transaction(async (tx) => save(tx, await takeOtherLinks(tx, batch))),
  ];
  let noted = 0;
  for (const part of parts) {
    for (let saved = batch; saved === batch && !signal.aborted; ) {
      saved = await part();
      noted += saved;
    }
  }
  return noted;
}
