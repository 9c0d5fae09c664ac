import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import Papa from 'papaparse';
import type {
  ConditionFacts,
  SearchCategory,
  SearchDocument,
  SearchMerchant,
  SpecificationFact,
} from '../../src/server/search/engine/search-document.ts';

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

export type Catalogue = {
  documents: SearchDocument[];
  categories: SearchCategory[];
  merchants: SearchMerchant[];
};

type OfferText = Pick<SearchDocument, 'title' | 'brand' | 'description' | 'codes'> & {
  category: string;
  priceCents: number;
};

/** What every Awin feed of a folder says of its articles; a bench needs no more care than that. */
function readOffers(folder: string): OfferText[] {
  const files = readdirSync(folder).filter((name) => name.endsWith('.csv.gz') && !name.startsWith('truth'));
  return files.sort().flatMap((name) => {
    const text = gunzipSync(readFileSync(join(folder, name))).toString('utf8');
    const rows = Papa.parse<Record<string, string>>(text, { header: true, skipEmptyLines: true }).data;
    return rows.filter((row) => row.product_name).map(toOfferText);
  });
}

const toOfferText = (row: Record<string, string>): OfferText => ({
  title: row.product_name ?? '',
  brand: row.brand_name ?? '',
  description: (row.description ?? '').replace(/<[^>]*>/g, ' '),
  codes: [row.ean ?? '', row.mpn ?? ''].filter((code) => code !== ''),
  category: row.category_name || 'Other',
  priceCents: Math.max(1, Math.round(Number.parseFloat(row.search_price ?? '') * 100) || 1),
});

const merchants = Array.from({ length: 60 }, (_, at) => ({ id: at + 1, name: `Merchant ${at + 1}` }));

const chooseMerchants = (random: () => number, count: number): number[] => [
  ...new Set(Array.from({ length: count }, () => 1 + Math.floor(merchants.length * random() ** 2))),
];

const refurbished = (random: () => number, newCents: number): ConditionFacts => ({
  condition: 'refurbished',
  priceCents: Math.ceil(newCents * 0.7),
  totalCents: Math.ceil(newCents * 0.7) + 499,
  inStock: true,
  hasFreeDelivery: false,
  merchantIds: chooseMerchants(random, 1),
});

/** Four of twelve keys with up to twenty values each, as typed specifications of a category have them. */
const chooseSpecifications = (random: () => number): SpecificationFact[] =>
  [0, 1, 2, 3].map((key) => {
    const value = String(Math.floor(20 * random() ** 2));
    return { key: `key-${key * 3 + Math.floor(3 * random())}`, value, display: value };
  });

/**
 * A catalogue of `count` products from the titles, brands, categories and descriptions of a folder of feeds: each
 * offer's text is a product, and repeats with another part number where there are too few.
 */
export function createCatalogue(folder: string, count: number): Catalogue {
  const offers = readOffers(folder);
  const names = [...new Set(offers.map((offer) => offer.category))].sort();
  const categories = names.map((name, at) => ({ id: at + 1, names: [name] }));
  const categoryIds = new Map(categories.map(({ id, names: [name] }) => [name, id]));
  const random = createRandom(1);
  const documents = Array.from({ length: count }, (_, at): SearchDocument => {
    const offer = offers[at % offers.length] as OfferText;
    const isRepeat = at >= offers.length;
    const partNumber = `X${at.toString(36)}-${(at * 7919) % 10_007}`;
    const merchantsCount = Math.ceil(8 * random() ** 2);
    return {
      id: at + 1,
      title: isRepeat ? `${offer.title} ${partNumber}` : offer.title,
      brand: offer.brand,
      description: offer.description,
      codes: isRepeat ? [partNumber] : offer.codes,
      categoryId: categoryIds.get(offer.category) ?? null,
      isCategoryGuessed: false,
      kinds: [offer.category],
      priceCents: offer.priceCents,
      totalCents: offer.priceCents + 499,
      rating: random() < 0.6 ? 3 + 2 * random() : null,
      ratingCount: Math.floor(200 * random() ** 3),
      merchantsCount,
      inStock: random() < 0.85,
      condition: 'new',
      hasFreeDelivery: random() < 0.3,
      merchantIds: chooseMerchants(random, merchantsCount),
      otherConditions: random() < 0.1 ? [refurbished(random, offer.priceCents)] : [],
      ...(random() < 0.05 && {
        drops: { 7: { share: 0.3 * random(), cents: Math.round(offer.priceCents / 4), belowUsual: 0.1 } },
      }),
      specifications: chooseSpecifications(random),
      createdAt: 1_700_000_000_000 + at * 1000,
      hasOffers: true,
      awaitsMerchant: false,
    };
  });
  return { documents, categories, merchants };
}
