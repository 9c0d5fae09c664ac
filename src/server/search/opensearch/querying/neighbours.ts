import { likeTerms, unknownWords } from '../../engine/querying/nearby.ts';
import { kindless, priceRange, wordsCompared } from '../../engine/querying/similar.ts';
import { isCorrectable, likeness, partsOf } from '../../engine/words/spelling.ts';
import {
  all,
  any,
  bucketsOf,
  type Clause,
  idsAlone,
  idsOf,
  isListed,
  none,
  oneOf,
  range,
  type SearchIndex,
  term,
} from '../query-language.ts';
import type { Surroundings } from '../surroundings.ts';
import { createBatch } from './batch.ts';
import { byScore, byStanding } from './orders.ts';
import type { RemoteVocabulary } from './vocabulary.ts';

/** What stands near a product, or near what was typed. */
export type Neighbours = {
  /** Listed products most like one, best first, one of each other family. */
  similar(productId: number, limit: number): Promise<number[]>;
  /** Listed products of its family. */
  family(productId: number): Promise<number[]>;
  /** Categories of the products whose words look most like these. */
  nearbyCategories(text: string, limit: number): Promise<number[]>;
};

type Product = { title: string; category?: number; price: number; family?: number };

/** So many members of the families of a page are returned. */
const maxMembers = 10_000;
/** Terms compared with a word that looks like none. */
const termsCompared = 500;

/** The further a price is away, the less the words count; a price that is not known is 1 cent. */
const nearnessScript =
  '_score / (1 + Math.abs(Math.log(Math.max(1.0, params.price) / Math.max(1.0, (double) doc["price"].value))))';

/** `frequenciesOf`: in how many products some terms stand. */
export function createNeighbours(
  ask: SearchIndex,
  { listed, categories }: Surroundings,
  frequenciesOf: RemoteVocabulary['frequenciesOf'],
): Neighbours {
  async function readProduct(id: number): Promise<Product | undefined> {
    const { hits } = await ask('products', {
      size: 1,
      query: term('id', id),
      _source: ['title', 'category', 'price', 'family'],
    });
    return hits.hits[0]?._source as Product | undefined;
  }

  async function rarestWords(title: string): Promise<{ word: string; idf: number }[]> {
    const words = [...new Set(title.split(' '))].filter((word) => word !== '' && !word.includes('>'));
    if (words.length === 0) return [];
    const counts = await frequenciesOf(words);
    return words
      .map((word) => ({ word, count: counts.get(word) ?? 0 }))
      .filter(({ count }) => count > 1)
      .sort((a, b) => a.count - b.count || (a.word < b.word ? -1 : 1))
      .slice(0, wordsCompared)
      .map(({ word, count }) => ({ word, idf: Math.log(1 + listed / count) }));
  }

  /** One of each other family. */
  const others = (id: number, { category, family }: Product): Clause[] => [
    isListed,
    category === undefined ? none([{ exists: { field: 'category' } }]) : term('category', category),
    none([term('id', id), ...(family === undefined ? [] : [term('family', family)])]),
  ];
  const page = (size: number) => ({
    size,
    ...idsAlone,
    collapse: { field: 'fold' },
    track_total_hits: false,
  });

  async function byWords(id: number, product: Product, limit: number): Promise<number[]> {
    const words = await rarestWords(product.title);
    if (words.length === 0) return [];
    const should = words.map(({ word, idf }) => ({ term: { words: { value: word, boost: idf } } }));
    const query = { bool: { should, filter: others(id, product), minimum_should_match: 1 } };
    const script = { source: nearnessScript, params: { price: product.price } };
    return idsOf(
      await ask('products', { ...page(limit), query: { script_score: { query, script } }, sort: byScore }),
    );
  }

  /** Where too few share words: those of a like price that stand best. */
  async function standIns(id: number, product: Product, found: number[], limit: number): Promise<number[]> {
    const category = categories.find((each) => each.id === product.category);
    if (!category || category.names.includes(kindless)) return [];
    const price = Math.max(1, product.price);
    const alike = range('price', { gte: Math.ceil(price / priceRange), lte: Math.floor(price * priceRange) });
    const taken = { collapse: { field: 'fold' } };
    const query = all([...others(id, product), alike, none([oneOf('id', found)])]);
    return idsOf(await ask('products', { ...page(limit + found.length), ...taken, query, sort: byStanding }));
  }

  async function foldsOf(ids: readonly number[]): Promise<Map<number, number>> {
    const { hits } = await ask('products', {
      size: ids.length,
      query: oneOf('id', ids),
      _source: ['id', 'fold'],
    });
    return new Map(hits.hits.map(({ _source }) => [Number(_source?.id), Number(_source?.fold)]));
  }

  async function familiesOf(ids: readonly number[]): Promise<Map<number, number>> {
    const query = all([oneOf('id', ids), { exists: { field: 'family' } }]);
    const { hits } = await ask('products', { size: ids.length, query, _source: ['id', 'family'] });
    return new Map(hits.hits.map(({ _source }) => [Number(_source?.id), Number(_source?.family)]));
  }

  /** Listed products of each family, in the order of their ids. */
  async function membersOf(families: readonly number[]): Promise<Map<number, number[]>> {
    if (families.length === 0) return new Map();
    const { hits } = await ask('products', {
      size: maxMembers,
      query: all([isListed, oneOf('family', families)]),
      sort: [{ id: 'asc' }],
      _source: ['id', 'family'],
    });
    const byFamily = Map.groupBy(hits.hits, ({ _source }) => Number(_source?.family));
    return new Map(
      [...byFamily].map(([family, own]) => [family, own.map(({ _source }) => Number(_source?.id))]),
    );
  }

  async function likeWords(word: string): Promise<string[]> {
    if (!isCorrectable(word)) return [];
    const parts = partsOf(word).map(String);
    const min = Math.max(2, Math.ceil(parts.length / 3));
    const { hits } = await ask('terms', {
      size: termsCompared,
      query: any(
        parts.map((part) => term('parts', part)),
        min,
      ),
      _source: ['term'],
      track_total_hits: false,
    });
    return hits.hits
      .map(({ _source }) => String(_source?.term))
      .map((other) => ({ other, share: likeness(word, other) }))
      .sort((a, b) => b.share - a.share || (a.other < b.other ? -1 : 1))
      .slice(0, likeTerms)
      .map(({ other }) => other);
  }

  return {
    async similar(id, limit) {
      const product = await readProduct(id);
      if (!product) return [];
      const found = await byWords(id, product, limit);
      if (found.length >= limit) return found;
      const more = await standIns(id, product, found, limit);
      const folds = await foldsOf([...found, ...more]);
      const seen = new Set<number | undefined>();
      const all = [...found, ...more].filter((each) => {
        const fold = folds.get(each);
        if (seen.has(fold)) return false;
        seen.add(fold);
        return true;
      });
      return all.slice(0, limit);
    },
    family: createBatch(async (ids) => {
      const families = await familiesOf(ids);
      const members = await membersOf([...new Set(families.values())]);
      return new Map(ids.map((id) => [id, members.get(families.get(id) ?? -1) ?? []]));
    }, []),
    async nearbyCategories(text, limit) {
      const like = await Promise.all(unknownWords(text).map((word) => likeWords(word)));
      const words = like.flat();
      if (words.length === 0) return [];
      const places = new Map(categories.map(({ id }, place) => [id, place]));
      const { aggregations } = await ask('products', {
        size: 0,
        query: oneOf('main', words),
        aggs: { categories: { terms: { field: 'category', size: 1_000 } } },
      });
      return bucketsOf(aggregations?.categories)
        .map(({ key, doc_count }) => ({ id: Number(key), count: doc_count }))
        .sort((a, b) => b.count - a.count || (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0))
        .slice(0, limit)
        .map(({ id }) => id);
    },
  };
}
