import type { SearchCategory, SearchDocument } from '../src/server/search/engine/document.ts';
import { readFolder } from './matching-feeds.ts';

/** Numbers from 0 to 1, the same in every run (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export type Catalogue = { documents: SearchDocument[]; categories: SearchCategory[] };

/**
 * A catalogue of `count` products from the titles, brands, categories and descriptions of a folder of feeds: each
 * offer's text is a product, and repeats with another part number where there are too few.
 */
export function createCatalogue(folder: string, count: number): Catalogue {
  const offers = readFolder(folder).map(({ input }) => input);
  const names = [...new Set(offers.map((offer) => offer.categoryKey))].sort();
  const categories = names.map((name, at) => ({ id: at + 1, names: [name] }));
  const categoryIds = new Map(categories.map(({ id, names: [name] }) => [name, id]));
  const random = createRandom(1);
  const documents = Array.from({ length: count }, (_, at): SearchDocument => {
    const offer = offers[at % offers.length] as (typeof offers)[number];
    const isRepeat = at >= offers.length;
    const partNumber = isRepeat ? `X${at.toString(36)}-${(at * 7919) % 10_007}` : offer.mpn;
    const offersCount = Math.ceil(8 * random() ** 2);
    return {
      id: at + 1,
      title: isRepeat ? `${offer.title} ${partNumber}` : offer.title,
      brand: offer.brand,
      description: offer.description,
      codes: [...offer.gtins.map(String), partNumber].filter((code) => code !== ''),
      categoryId: categoryIds.get(offer.categoryKey) ?? null,
      priceCents: offer.priceCents,
      totalCents: offer.priceCents + 499,
      rating: random() < 0.6 ? 3 + 2 * random() : null,
      ratingCount: Math.floor(200 * random() ** 3),
      offersCount,
      merchantsCount: offersCount,
      inStock: random() < 0.85,
      createdAt: 1_700_000_000_000 + at * 1000,
      hasOffers: true,
    };
  });
  return { documents, categories };
}
