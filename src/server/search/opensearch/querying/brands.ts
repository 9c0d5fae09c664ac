import { LRUCache } from 'lru-cache';
import { queryWords } from '../../engine/querying/reading/read-query.ts';
import type { BrandCount } from '../../engine/querying/suggest.ts';
import { brandsCompared } from '../../engine/querying/unsaid-kinds.ts';
import { brandKey } from '../../engine/words/brand-key.ts';
import { all, bucketsOf, isListed, type SearchIndex, term } from '../query-language.ts';

/** Brands by their folded names. */
export type Brands = {
  /** As most products write each, of those that stand best. */
  names(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those that begin so, with most products first. */
  beginning(text: string, limit: number): Promise<BrandCount[]>;
  /** The brand that these folded words name. */
  find(terms: readonly string[]): Promise<string | undefined>;
};

/** Names of brands by their keys. */
export type BrandNames = LRUCache<string, string>;
const namesKept = 20_000;
/** Of each brand: a large one need not be looked through to know how it is written. */
const productsAsked = 500;
/** Milliseconds: a brand seldom comes to be written another way, whatever the catalogue's version. */
const nameFor = 600_000;
export const createBrandNames = (): BrandNames => new LRUCache({ max: namesKept, ttl: nameFor });

/** `known`: what is known already, of any version. */
export function createBrands(ask: SearchIndex, known: BrandNames): Brands {
  async function names(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const key of keys) {
      const name = known.get(key);
      if (name !== undefined) found.set(key, name);
    }
    const wanted = keys.filter((key) => !found.has(key));
    if (wanted.length > 0) {
      const responses = await ask.each(
        wanted.map((key) => ({
          size: 0,
          query: term('brand', key),
          terminate_after: productsAsked,
          aggs: {
            names: { terms: { field: 'brandName', size: 1, order: [{ _count: 'desc' }, { _key: 'asc' }] } },
          },
        })),
      );
      for (const [at, key] of wanted.entries()) {
        const [name] = bucketsOf(responses[at]?.aggregations?.names);
        if (!name) continue;
        known.set(key, String(name.key));
        found.set(key, String(name.key));
      }
    }
    return found;
  }

  async function beginning(key: string, limit: number, isByCount: boolean) {
    const { aggregations } = await ask('products', {
      size: 0,
      query: all([isListed, { prefix: { brand: key } }]),
      aggs: {
        brands: {
          terms: {
            field: 'brand',
            size: limit,
            order: isByCount ? [{ _count: 'desc' }, { _key: 'asc' }] : { _key: 'asc' },
          },
        },
      },
    });
    return bucketsOf(aggregations?.brands).map(({ key: found, doc_count }) => ({
      key: String(found),
      count: doc_count,
    }));
  }

  return {
    names,
    async beginning(text, limit) {
      const key = brandKey(text);
      if (key === '') return [];
      const found = await beginning(key, limit, true);
      const named = await names(found.map((each) => each.key));
      return found.map(({ key: own, count }) => ({ brand: named.get(own) ?? own, count }));
    },
    async find(terms) {
      const found = await beginning(terms[0] ?? '', brandsCompared, false);
      return found.find(({ key }) => {
        const own = queryWords(key).map(({ lexeme }) => lexeme.term);
        return own.length === terms.length && own.every((each, i) => each === terms[i]);
      })?.key;
    },
  };
}
