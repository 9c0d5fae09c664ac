import type { Pasted } from '../../contract/find/pasted.ts';
import { isbn10To13, parseGtin } from '../../contract/products/gtin.ts';
import { isTracking, pageBehind, pageKey, pathKey } from '../merchant-pages/service.ts';
import type { Database } from '../platform/database/database.ts';
import { keysOf } from './note-pages.ts';
import { listByGtin, listByPage, listLiving, type PageOffer } from './queries.ts';

/** What is looked for of one pasted text. */
type Wanted = {
  /** A product of ours whose own page was pasted. */
  ownId: number | undefined;
  gtins: string[];
  url: URL | undefined;
};

const longDigits = /(?<!\d)\d{13}(?!\d)/g;
const shortCode = /^\d{9}[\dX]$/;

/** Barcodes that stand in an address, as many shops write them, and the ISBN-10 by which some know books. */
function codesIn({ pathname, search }: URL): string[] {
  const long = `${pathname}${search}`.match(longDigits) ?? [];
  const short = pathname.split('/').filter((part) => shortCode.test(part) && isbn10To13(part));
  return [...long, ...short].slice(0, 5).flatMap((digits) => parseGtin(digits) ?? []);
}

const productPage = /^\/(?:(?:fr|en)\/)?(?:product|compare)\/([1-9]\d{0,14})$/;

function wantedOf(pasted: Pasted, ownOrigin: string): Wanted {
  if (pasted.kind === 'code') return { ownId: undefined, gtins: [pasted.gtin], url: undefined };
  const url = pasted.kind === 'link' ? pageBehind(pasted.url) : undefined;
  if (!url) return { ownId: undefined, gtins: [], url };
  const own = url.origin === ownOrigin ? productPage.exec(url.pathname)?.[1] : undefined;
  return { ownId: own === undefined ? undefined : Number(own), gtins: codesIn(url), url };
}

const unique = <T>(values: readonly T[]): T[] => [...new Set(values)];
const defined = <T>(values: readonly (T | null | undefined)[]): T[] =>
  unique(values.filter((value) => value !== null && value !== undefined));

/** Whether two addresses of one path say of no parameter different things: `?id=1` is another page than `?id=2`. */
const isAtPath =
  (url: URL) =>
  (page: URL): boolean =>
    pathKey(page) === pathKey(url) &&
    [...page.searchParams].every(
      ([name, value]) => isTracking(name) || [value, null].includes(url.searchParams.get(name)),
    );

/** Products of the offers that truly stand under a key: hashes may be of two addresses. */
function productsUnder(
  offers: readonly PageOffer[],
  hash: string | null,
  isPage: (page: URL) => boolean,
): number[] {
  const isSame = ({ link }: PageOffer) => {
    const page = pageBehind(link);
    return page !== undefined && isPage(page);
  };
  return unique(
    offers.filter((offer) => offer.key === hash && isSame(offer)).map((offer) => offer.productId),
  );
}

/**
 * The products that pasted texts stand for, in their order; several where a code or an address is that of several. A link
 * is looked for as the page of an offer, then by its path, with parameters that do not contradict, where that is one product's alone, then by the codes in it.
 */
export async function findProducts(
  db: Database,
  pasted: readonly Pasted[],
  ownOrigin: string,
): Promise<number[][]> {
  const wanted = pasted.map((one) => wantedOf(one, ownOrigin));
  const keys = wanted.map(({ url }) => (url ? keysOf(url) : { pageKey: null, pathKey: null }));
  const [byGtin, byPage, byPath, living] = await Promise.all([
    listByGtin(db, unique(wanted.flatMap(({ gtins }) => gtins))),
    listByPage(db, 'page_key', defined(keys.map((key) => key.pageKey))),
    listByPage(db, 'path_key', defined(keys.map((key) => key.pathKey))),
    listLiving(db, defined(wanted.map(({ ownId }) => ownId))),
  ]);
  return wanted.map(({ ownId, gtins, url }, index) => {
    if (ownId !== undefined) return living.filter(({ id }) => id === ownId).map(({ productId }) => productId);
    const { pageKey: pageHash = null, pathKey: pathHash = null } = keys[index] ?? {};
    const key = url && pageKey(url);
    const ofPage = productsUnder(byPage, pageHash, (page) => pageKey(page) === key);
    if (ofPage.length > 0) return ofPage;
    const ofPath = url ? productsUnder(byPath, pathHash, isAtPath(url)) : [];
    if (ofPath.length === 1) return ofPath;
    return unique(byGtin.filter(({ gtin }) => gtins.includes(gtin)).map(({ productId }) => productId));
  });
}
