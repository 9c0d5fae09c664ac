import { createHash } from 'node:crypto';
import { pageBehind, pageKey, pathKey } from '../merchant-pages/service.ts';
import type { Database } from '../platform/database/database.ts';
import { listUnnotedOffers, type OfferPage, saveOfferPages } from './queries.ts';

/** To be raised when `pageKey` or `pathKey` change: what is noted is then noted anew. */
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

/** Notes by what the pages of new and changed offers are known; returns of how many. */
export async function noteOfferPages(db: Database, signal: AbortSignal): Promise<number> {
  let noted = 0;
  for (let after = 0; !signal.aborted; ) {
    const offers = await listUnnotedOffers(db, { after, rule, limit: batch });
    const pages = offers.map(({ id, link }): OfferPage => {
      const url = pageBehind(link);
      return { offerId: id, link, ...(url ? keysOf(url) : { pageKey: null, pathKey: null }) };
    });
    if (pages.length > 0) await saveOfferPages(db, rule, pages);
    noted += pages.length;
    after = offers.at(-1)?.id ?? after;
    if (offers.length < batch) break;
  }
  return noted;
}
