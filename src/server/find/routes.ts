import type { findEndpoints } from '../../contract/find/endpoints.ts';
import { type Pasted, readPasted } from '../../contract/find/pasted.ts';
import type { CatalogueService } from '../catalogue/service.ts';
import { type PageReading, pageBehind, type ReadPage } from '../merchant-pages/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { CallResult, HandlersOf } from '../platform/calls/handlers.ts';
import type { Database } from '../platform/database/database.ts';
import { findProducts } from './find-products.ts';

export type FindOptions = {
  database: Database;
  cards: Pick<CatalogueService, 'listCards'>;
  /** Our own origin. */
  publicUrl: string;
  /** Left out: pages are not read. */
  readPage: ReadPage | undefined;
  /** @throws AppError `too_many_requests` where a client's address has too many pages read */
  admit: (address: string) => Promise<void>;
};

/** Products shown at most, and pages read at a time by a process. */
const maxShown = 12;
const maxAtATime = 4;

type PastedPage = CallResult<'readPastedPage'>;

const pageOf = (pasted: Pasted): URL | undefined =>
  pasted.kind === 'link' ? pageBehind(pasted.url) : undefined;

const without = (outcome: PastedPage['outcome']): PastedPage => ({ outcome, products: [], name: null });

/** From a shop to us: by link, by code, and by the page behind a link. */
export function findHandlers({
  database,
  cards,
  publicUrl,
  readPage,
  admit,
}: FindOptions): HandlersOf<typeof findEndpoints> {
  let reading = 0;

  async function answerOf(page: PageReading): Promise<PastedPage> {
    if (page.kind === 'busy') return without('busy');
    if (page.kind === 'unreadable') return without(page.reason === 'robots' ? 'forbidden' : 'unreadable');
    const [first] = page.products;
    if (!first) return without('unreadable');
    const gtins = page.products
      .flatMap((product) => [product, ...product.variants])
      .flatMap((one) => one.gtins);
    const found = await findProducts(
      database,
      gtins.slice(0, maxShown).map((gtin) => ({ kind: 'code', gtin, digits: gtin.length })),
      publicUrl,
    );
    const products = await cards.listCards([...new Set(found.flat())].slice(0, maxShown));
    return { outcome: products.length > 0 ? 'found' : 'unknown', products, name: first.name || null };
  }

  return {
    async findProduct({ body: { text } }) {
      const pasted = readPasted(text);
      const [ids = []] = await findProducts(database, [pasted], publicUrl);
      const page = pageOf(pasted);
      const isElsewhere = page !== undefined && page.origin !== publicUrl;
      return {
        kind: pasted.kind,
        products: await cards.listCards(ids.slice(0, maxShown)),
        canReadPage: isElsewhere && ids.length === 0 && readPage !== undefined,
      };
    },

    async readPastedPage({ body: { text } }, { client }) {
      if (!readPage) throw new AppError('not_found');
      const page = pageOf(readPasted(text));
      if (!page) throw new AppError('invalid_request');
      await admit(client?.address ?? '');
      if (reading >= maxAtATime) return without('busy');
      reading++;
      try {
        return await answerOf(await readPage(page, { isAwaited: true }));
      } finally {
        reading--;
      }
    },
  };
}
