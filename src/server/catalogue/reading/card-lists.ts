import type { Condition } from '../../../contract/catalogue/conditions.ts';
import { type FacetChoice, facetEntries, noChoice } from '../../../contract/catalogue/facet-choice.ts';
import type { ListFacets, ProductList } from '../../../contract/catalogue/list-schema.ts';
import type { ProductSort } from '../../../contract/catalogue/product-sorts.ts';
import type { Category, ProductCard } from '../../../contract/catalogue/schema.ts';
import type { Language } from '../../../contract/language.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Page } from '../../platform/calls/handlers.ts';
import type { Database } from '../../platform/database/database.ts';
import type { DropDays } from '../../prices/service.ts';
import { refusedIn, type Search } from '../../search/service.ts';
import type { Categories } from '../categories.ts';
import { createCardCache } from './card-cache.ts';
import { bestOfferOf, toCard } from './cards.ts';
import { sizesIn, specificationKeysOf, toFilters, toListFacets } from './list-facets.ts';
import { listCardsIn, listCardsInSizes, listProductCards, type ProductCardRow } from './queries.ts';

/** One page of a list as asked for; `category` by name or key. */
export type ListRequest = {
  category?: string | undefined;
  search?: string | undefined;
  /** Of the page. */
  language?: Language;
  /** No word of the text is to be spelt another way. */
  isAsTyped?: boolean;
  sortBy?: ProductSort | undefined;
  limit: number;
  page: number;
  choice?: FacetChoice;
  /** Days within which the best delivered price fell. */
  fallenWithin?: DropDays;
  withFacets?: boolean;
  /** One product stands for its family. */
  isFolded?: boolean;
};

/**
 * A page of products as lists show them; `correctedQuery`: what was searched instead of the text itself,
 * `missingWords`: which of its words were left out.
 */
export type CardPage = Page<ProductCard> & {
  correctedQuery: string | null;
  missingWords: string[];
  allWords: boolean;
  nearbyCategoryIds: number[];
  /** It is empty, and would be without the choice. */
  isEmptyWithoutChoice: boolean;
  refused: ProductList['refused'];
  /** Chosen sizes that no product comes in: the list is not narrowed by them. */
  unknownSizes: string[];
  /** How many of the items, the last ones, match the text less well than those before. */
  alsoMatching: number;
  /** How many of the whole list come before those that do. */
  bestMatching: number;
  facets: ListFacets | null;
  /** Products with all of their variants. */
  productsTotal: number;
  /** Each item stands for its family. */
  isFolded: boolean;
};

/** Which offers of products a list is about; empty: all. */
export type ChosenOffers = {
  conditions?: readonly Condition[];
  sizes?: readonly string[] | undefined;
};

/** Reads products in the order that the search index gave. */
export type CardLists = {
  /** With the best offer in any of the sizes and conditions that are chosen; left out, with the main one. */
  listCards(ids: readonly number[], chosen?: ChosenOffers): Promise<ProductCard[]>;
  /** @throws AppError `unavailable` until the index is there */
  findPage(request: ListRequest, category: Category | undefined): Promise<CardPage>;
};

function rowToCard(row: ProductCardRow, categories: Categories): ProductCard {
  const counts = { offersCount: row.offersCount ?? 0, merchantsCount: row.merchantsCount ?? 0 };
  return toCard(row, categories.byId.get(row.categoryId ?? 0), bestOfferOf(row), counts);
}

/** The index chooses and orders, the database tells what the products are. */
export function createCardLists(
  db: Database,
  search: Pick<Search, 'search' | 'version' | 'changes' | 'pagesReach'>,
  getCategories: () => Promise<Categories>,
): CardLists {
  async function toCards(reading: Promise<ProductCardRow[]>): Promise<ProductCard[]> {
    const [categories, rows] = await Promise.all([getCategories(), reading]);
    return rows.map((row) => rowToCard(row, categories));
  }

  const recall = createCardCache({
    changes: search.changes,
    read: (ids) => toCards(listProductCards(db, ids)),
  });
  const listCards: CardLists['listCards'] = (ids, { conditions = [], sizes = [] } = {}) => {
    if (ids.length > 0 && sizes.length > 0) return toCards(listCardsInSizes(db, ids, sizes, conditions));
    return conditions.length > 0 && ids.length > 0 ? toCards(listCardsIn(db, ids, conditions)) : recall(ids);
  };

  return {
    listCards,
    async findPage(request, category) {
      // Without an index there is no telling that a list is empty.
      if (search.version() === 0) throw new AppError('unavailable');
      const { search: query, language, isAsTyped, sortBy = 'relevance', limit, page } = request;
      const { choice = noChoice, withFacets } = request;
      const categories = await getCategories();
      const list = {
        query: query || undefined,
        language,
        isAsTyped,
        categoryId: category && Number(category._id),
        fallenWithin: request.fallenWithin,
        isFolded: request.isFolded,
      };
      const found = await search.search({
        ...list,
        filters: facetEntries(choice).length === 0 ? undefined : toFilters(choice, categories),
        facets: withFacets
          ? {
              specificationKeys: specificationKeysOf(categories),
              categoryId: category && Number(category._id),
            }
          : undefined,
        sort: sortBy,
        offset: (page - 1) * limit,
        limit,
      });
      const { ids, total, leading, correctedQuery, missingWords, holdsAllWords: allWords } = found;
      const facets = found.facets && toListFacets(found.facets, categories);
      const items = await listCards(ids, { conditions: choice.condition, sizes: found.sizes });
      const alsoMatching = Math.max(0, Math.min(items.length, (page - 1) * limit + ids.length - leading));
      const revision = { correctedQuery, missingWords, allWords };
      const isChosen = facetEntries(choice).length > 0;
      // No choice is to blame where the text finds nothing.
      const whole =
        total === 0 && isChosen ? await search.search({ ...list, sort: sortBy, offset: 0, limit: 1 }) : found;
      const refused = query ? refusedIn(query) : undefined;
      const accepting = refused && { ...list, query: refused.text, sort: sortBy, offset: 0, limit: 1 };
      const isAll = accepting && whole.total === 0 && (await search.search(accepting)).total > 0;
      const { nearbyCategoryIds } = found;
      const folding = { productsTotal: found.products, isFolded: found.isFolded };
      const reach = search.pagesReach;
      const unknownSizes = sizesIn(choice).filter((size) => !found.sizes?.includes(size));
      return {
        ...folding,
        items,
        total,
        page,
        limit,
        reach,
        alsoMatching,
        bestMatching: leading,
        ...revision,
        nearbyCategoryIds,
        isEmptyWithoutChoice: whole.total === 0,
        refused: refused ? { ...refused, isAll: isAll === true } : null,
        unknownSizes,
        facets,
      };
    },
  };
}
