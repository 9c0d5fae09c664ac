import { LRUCache } from 'lru-cache';
import { queryWords } from '../../engine/querying/query.ts';
import type { BrandCount } from '../../engine/querying/suggest.ts';
import { brandsCompared } from '../../engine/querying/unsaid-kinds.ts';
import { brandKey } from '../../engine/words/brand-key.ts';
import { type Ask, all, bucketsOf, isListed, oneOf } from '../questions.ts';

/** Brands by their folded names. */
export type Brands = {
  /** As most products write each. */
  names(keys: readonly string[]): Promise<ReadonlyMap<string, string>>;
  /** Those that begin so, with most products first. */
  beginning(text: string, limit: number): Promise<BrandCount[]>;
  /** The brand that these folded words name. */
  find(terms: readonly string[]): Promise<string | undefined>;
};

/** Names of brands that are kept. */
const namesKept = 20_000;

export function createBrands(ask: Ask): Brands {
  const known = new LRUCache<string, string>({ max: namesKept });

  async function names(keys: readonly string[]): Promise<ReadonlyMap<string, string>> {
    const found = new Map<string, string>();
    for (const key of keys) {
      const name = known.get(key);
      if (name !== undefined) found.set(key, name);
    }
    const wanted = keys.filter((key) => !found.has(key));
    if (wanted.length > 0) {
      const { aggregations } = await ask('products', {
        size: 0,
        query: oneOf('brand', wanted),
        aggs: {
          brands: {
            terms: { field: 'brand', include: wanted, size: wanted.length },
            aggs: {
              names: { terms: { field: 'brandName', size: 1, order: [{ _count: 'desc' }, { _key: 'asc' }] } },
            },
          },
        },
      });
      for (const { key, names: spellings } of bucketsOf(aggregations?.brands)) {
        const [name] = bucketsOf(spellings as Parameters<typeof bucketsOf>[0]);
        if (!name) continue;
        known.set(String(key), String(name.key));
        found.set(String(key), String(name.key));
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
