import { isDropSort, type ProductSort } from '../../../contract/catalogue/product-sorts.ts';
import type { Language } from '../../../contract/language.ts';
import type { FacetRequest, Facets, Filters } from './facets/filters.ts';
import type { StoredSort } from './index-data.ts';
import { choosesVariant } from './querying/named-variants.ts';
import type { Page } from './querying/pager.ts';
import type { QueryWords } from './querying/reading/read-query.ts';
import type { Revision } from './querying/revising/revise.ts';

/** A page of a list or of a search. */
export type EngineRequest = Page & {
  /** The typed query; blank or absent lists everything. */
  query?: string | undefined;
  /** Of the page: what a word means that names different things in French and English. */
  language?: Language | undefined;
  /** No word is to be spelt another way. */
  isAsTyped?: boolean | undefined;
  /** The list's own category, unlike those chosen in a facet. */
  categoryId?: number | undefined;
  /** Days within which the price of what is listed fell; without a query only. */
  fallenWithin?: 1 | 7 | undefined;
  /** One product stands for all of its family, unless the query or the filters name a variant, or a fall of prices does. */
  isFolded?: boolean | undefined;
  filters?: Filters | undefined;
  /** Counts each facet's values as well. */
  facets?: FacetRequest | undefined;
  sort: ProductSort;
};

/** What an engine, either of the two, finds for a request. */
export type EngineResult = {
  /** Product ids of the page. */
  ids: number[];
  /** How many products the whole list shows, of a folded one one for each family. */
  total: number;
  /** How many it holds with all their variants, which facets count. */
  products: number;
  /** One product stands for its family. */
  isFolded: boolean;
  /**
   * How many of these were most likely meant, and come before the rest, which also matches: by relevance those that
   * hold all words, where some do, and none of what a price limit leaves if that only mentions it; in other orders those
   * nearly as relevant as the best.
   */
  leading: number;
  /** What was searched where some words that no product holds were spelt another way. */
  correctedQuery: string | null;
  /** Words that no product holds and that were left out, and words that none of the best results holds, as typed. */
  missingWords: string[];
  /** Categories whose products are shown as nothing is of the kind that was named; else none. */
  shelfIds: number[];
  /** Some product holds all words that were not left out. */
  holdsAllWords: boolean;
  /** Those chosen sizes of clothes and shoes that some product comes in: they decide whose price counts. Left out: none. */
  sizes?: readonly string[];
  /** null unless asked for. */
  facets: Facets | null;
};

/** Falls of prices are of single products. */
export const mayFold = ({ isFolded = false, fallenWithin, filters }: EngineRequest): boolean =>
  isFolded && fallenWithin === undefined && !choosesVariant(filters);

/** Words that are told with the next one: "sans fil". */
const joining = new Set(['sans', 'avec', 'without', 'with']);
/** … also where others hold them: what is to be without cereals is not told to lack cereals. */
const negations = ['sans', 'without'];
const absent = 'free';

/** Words of a text in the order in which it has them, each once. */
function inOrderOf(text: string, words: readonly string[]): string[] {
  const spaced = ` ${text.replaceAll(/\s+/g, ' ')} `;
  const placeOf = (word: string) => {
    const at = spaced.indexOf(` ${word} `);
    return at < 0 ? text.length : at;
  };
  const standing = spaced.includes(` ${absent} standing `);
  const ordered = [...new Set(words)].sort((a, b) => placeOf(a) - placeOf(b));
  return ordered.flatMap((word, at) => {
    const [before, next] = [ordered[at - 1] ?? '', ordered[at + 1] ?? ''];
    if (joining.has(before) && spaced.includes(` ${before} ${word} `)) return [];
    // "Gluten free" is told as one as well, but nothing of "steel free standing".
    const isAbsent = (each: string) => each !== '' && spaced.includes(` ${each} ${absent} `) && !standing;
    if (word === absent && isAbsent(before)) return [];
    if (next === absent && isAbsent(word)) return [`${word} ${absent}`];
    if (joining.has(word) && spaced.includes(` ${word} ${next} `)) return [`${word} ${next}`];
    const negated = negations.includes(word)
      ? new RegExp(`\\S ${word} (\\S+) `).exec(spaced)?.[1]
      : undefined;
    if (negated !== undefined) return [`${word} ${negated}`];
    const negation = negations.find((small) => spaced.includes(` ${small} ${word} `));
    return [negation === undefined ? word : `${negation} ${word}`];
  });
}

/** Of a query that was searched as it was typed. */
export const asTyped = { correctedQuery: null, missingWords: [], shelfIds: [], holdsAllWords: true };

/** What a result says of how its query was read. */
export const described = (
  { text }: Pick<QueryWords, 'text'>,
  revision: Revision | undefined,
  { unheld, hasMatch, shelfIds }: { unheld: readonly string[]; hasMatch: boolean; shelfIds: number[] },
) => ({
  correctedQuery: revision?.isRespelt ? revision.text : null,
  missingWords: inOrderOf(text, [...(revision?.missing ?? []), ...unheld]),
  shelfIds,
  holdsAllWords: hasMatch,
});

/** Whether it asks for an order that is worked out beforehand: any but relevance. */
export const isStored = (request: EngineRequest): request is StoredRequest => request.sort !== 'relevance';
export type StoredRequest = EngineRequest & { sort: Exclude<ProductSort, 'relevance'> };

/** Whether nothing but a price limit narrows a list. */
function isLimitedOnly({ fromCents, toCents, ...others }: Filters): boolean {
  const isOpen = Object.values(others).every(
    (value) => !value || (Array.isArray(value) && value.length === 0),
  );
  return isOpen && (fromCents !== undefined || toCents !== undefined);
}

/**
 * Whether a price limit may leave nothing of what was meant, only what mentions it: a wine's "robe" where all dresses cost more.
 * Beside other choices there is no telling which of them left nothing.
 */
export const mayLeaveNone = (
  { sort, filters }: EngineRequest,
  { isParted }: { isParted: boolean },
): boolean => sort === 'relevance' && !isParted && filters !== undefined && isLimitedOnly(filters);

/** The order that was worked out for a request. */
export const storedSortOf = ({ sort, fallenWithin }: StoredRequest): StoredSort =>
  fallenWithin === 1 && isDropSort(sort) ? `${sort}_today` : sort;
