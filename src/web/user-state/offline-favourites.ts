import type { Language } from '../../contract/language.ts';
import { callApi } from '../api/call.ts';
import { offlineFavouritesKey as key } from '../api/token.ts';
import { signedInId } from '../session/session.ts';

/** What `public/offline.js` shows of My Selection; `at`: milliseconds, `price` in euros. */
type Kept = { userId: string; at: number; products: { id: string; title: string; price: number | null }[] };

/** The newest of them. */
const most = 100;
/** Milliseconds after which prices are kept anew. */
const maxAge = 6 * 3_600_000;

function readKept(): Kept | undefined {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '') as Kept;
  } catch {
    return undefined;
  }
}

/** Whether these are the products that were kept, not long ago. */
const isFresh = ({ userId, at, products }: Kept, user: string, ids: readonly string[]): boolean =>
  userId === user &&
  Date.now() - at < maxAge &&
  products.length === Math.min(ids.length, most) &&
  products.every(({ id }) => ids.includes(id));

/** Keeps the saved products of who is signed in for when there is no connection; `ids`: all of them. */
export async function keepFavourites(ids: readonly string[], language: Language): Promise<void> {
  const userId = signedInId();
  const kept = readKept();
  if (!userId || (kept && isFresh(kept, userId, ids))) return;
  const query = { limit: most };
  const saved = ids.length === 0 ? [] : await callApi('listFavourites', { language, query });
  const products = saved.map(({ productId: { _id: id, title, totalPrice: price } }) => ({
    id,
    title,
    price,
  }));
  if (signedInId() === userId)
    localStorage.setItem(key, JSON.stringify({ userId, at: Date.now(), products }));
}
