import { addresses } from '../../contract/addresses.ts';
import { barometerAddresses } from '../../contract/barometer/addresses.ts';
import type { Language } from '../../contract/language.ts';
import type { Database } from '../platform/database/database.ts';
import { createVersionedCache } from '../platform/database/versioned-cache.ts';
import { hourMs } from '../platform/durations.ts';
import {
  listLiveCategories,
  listLiveMerchants,
  listParts,
  listProductsAfter,
  type SitemapCategory,
  type SitemapPart,
} from './queries.ts';
import { pageEntries, type SitemapPage, sitemapEnd, sitemapIndex, sitemapStart } from './xml.ts';

/** The sitemaps of all pages that are meant to be found, as XML. */
export type SitemapService = {
  /** `/sitemap.xml`: names the others. */
  getIndex(): Promise<string>;
  /** `/sitemaps/pages.xml`: home, categories and the like. */
  getPages(): Promise<string>;
  /** `/sitemaps/products-{number}.xml`, piece by piece; undefined: there is no such one. Numbers begin at 1. */
  findProducts(number: number): Promise<AsyncIterable<string> | undefined>;
};

export type SitemapOptions = {
  publicUrl: string;
  /** Catalogue version that this process has learnt of. */
  version: () => number;
  /** Products in one sitemap at most; in two languages they may not be more than 50,000 addresses. */
  productsPerFile?: number;
};

/** Milliseconds: what was cut for a version stays right for as long as it stands. */
const maxAge = hourMs;
const rowsPerQuery = 250;

type Contents = { parts: SitemapPart[]; categories: SitemapCategory[]; merchants: { name: string }[] };

const latest = (changes: readonly { changedAt: Date }[]): Date | undefined =>
  changes.length > 0 ? new Date(Math.max(...changes.map(({ changedAt }) => changedAt.getTime()))) : undefined;

function staticPages({ parts, categories, merchants }: Contents): SitemapPage[] {
  const changedAt = latest(parts);
  return [
    { path: addresses.home, ...(changedAt && { changedAt }) },
    ...categories.map(({ name, changedAt }) => ({
      path: (language: Language) => addresses.category(language, name),
      changedAt,
    })),
    ...merchants.map(({ name }) => ({ path: (language: Language) => addresses.merchant(language, name) })),
    { path: addresses.deals },
    { path: barometerAddresses.page },
    { path: (language: Language) => addresses.find(language) },
    { path: addresses.ranking },
    { path: addresses.accessibility },
    { path: addresses.legal },
    { path: addresses.privacy },
  ];
}

/** Reads offered products from the database; only the bounds of the parts are kept in memory. */
export function createSitemapService(
  db: Database,
  { publicUrl, version, productsPerFile = 25_000 }: SitemapOptions,
): SitemapService {
  const getContents = createVersionedCache<Contents>({
    version,
    maxAge,
    load: async () => ({
      parts: await listParts(db, productsPerFile),
      categories: await listLiveCategories(db),
      merchants: await listLiveMerchants(db),
    }),
  });

  async function* writeProducts({ first, last }: SitemapPart): AsyncGenerator<string> {
    yield sitemapStart;
    let after = first - 1;
    // Never more than a file may hold, even if products were added since the bounds were computed.
    for (let written = 0; written < productsPerFile; written += rowsPerQuery) {
      const limit = Math.min(rowsPerQuery, productsPerFile - written);
      const products = await listProductsAfter(db, { after, last, limit });
      yield products
        .map(({ id, changedAt }) =>
          pageEntries(publicUrl, {
            path: (language) => addresses.product(language, String(id)),
            changedAt,
          }),
        )
        .join('');
      after = products.at(-1)?.id ?? last;
      if (after >= last) break;
    }
    yield sitemapEnd;
  }

  return {
    async getIndex() {
      const { parts } = await getContents();
      const products = parts.map(({ changedAt }, index) => ({
        address: `${publicUrl}/sitemaps/products-${index + 1}.xml`,
        changedAt,
      }));
      return sitemapIndex([
        { address: `${publicUrl}/sitemaps/pages.xml`, changedAt: latest(parts) },
        ...products,
      ]);
    },

    async getPages() {
      const pages = staticPages(await getContents());
      return sitemapStart + pages.map((page) => pageEntries(publicUrl, page)).join('') + sitemapEnd;
    },

    async findProducts(number) {
      const part = (await getContents()).parts[number - 1];
      return part && writeProducts(part);
    },
  };
}
