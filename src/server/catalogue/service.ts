import type { ProductFamily } from '../../contract/catalogue/family-schema.ts';
import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import type { FaceToFace, PriceDropList } from '../../contract/catalogue/price-drops-schema.ts';
import { isDropSort } from '../../contract/catalogue/product-sorts.ts';
import type {
  CatalogueFigures,
  Category,
  CategoryThumbnail,
  Picture,
  Product,
  ProductCard,
} from '../../contract/catalogue/schema.ts';
import type { Suggestions } from '../../contract/catalogue/suggestions-schema.ts';
import { type Language, merchantLanguage } from '../../contract/language.ts';
import { facetDefinitions, usualUnitOf } from '../facts/service.ts';
import { getOffersOfProduct } from '../offers/service.ts';
import { toPicture } from '../pictures/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Page } from '../platform/calls/handlers.ts';
import { pagesOf } from '../platform/calls/paging-headers.ts';
import type { Database } from '../platform/database/database.ts';
import { createVersionedCache } from '../platform/database/versioned-cache.ts';
import { judgeAnnouncements } from '../prices/service.ts';
import type { Search } from '../search/service.ts';
import { createCategories, nameCategory } from './categories.ts';
import { createCardCache } from './reading/card-cache.ts';
import { createCardLists, type ListRequest } from './reading/card-lists.ts';
import { strongestDrop, strongestDuel } from './reading/duel.ts';
import type { ElectricityPrice } from './reading/labels.ts';
import { type ChosenList, findListed } from './reading/listed-products.ts';
import { createFamilies } from './reading/load-families.ts';
import { loadDropsOf, loadPriceDrops } from './reading/price-drops.ts';
import { toProduct } from './reading/product.ts';
import {
  findProduct,
  getFigures,
  listCategories,
  listCategoryPictures,
  listFormerNames,
} from './reading/queries.ts';
import { findSuggestions } from './reading/search-suggestions.ts';
import { listThumbnails } from './reading/thumbnails.ts';

/** What the catalogue asks of the search index, which holds the products that have live offers. */
export type CatalogueSearch = Pick<
  Search,
  'version' | 'newestVersion' | 'changes' | 'search' | 'suggest' | 'countsByCategory' | 'similar' | 'family'
>;

/** Reading the catalogue: what the shop's pages show. */
export type CatalogueService = {
  /** A page of products. @throws AppError `not_found`: unknown category */
  listProducts(request: ListRequest): Promise<Page<ProductCard>>;
  /** The same with what a page shows around it. @throws AppError `not_found`: unknown category */
  searchProducts(request: ListRequest): Promise<ProductList>;
  /**
   * Products of a list in stock for at most `limitCents` delivered, the cheapest first, `limit` of them at most.
   * @throws AppError `not_found`: unknown category; `unavailable` until the index is there
   */
  findListed(list: ChosenList, limitCents: number, limit: number): Promise<number[]>;
  /** @throws AppError `unavailable` until the index is there */
  suggest(text: string, language: Language): Promise<Suggestions>;
  /**
   * For a merged one the product that took it in. `size`: its offers are as they are in that one.
   * @throws AppError `not_found`
   */
  getProduct(id: number, language: Language, size?: string): Promise<Product>;
  /** Products in the order of their ids, those that no longer exist left out. */
  listCards(ids: readonly number[]): Promise<ProductCard[]>;
  /** The variants of a product that are on offer; of a merged one's, of the product that took it in: none. */
  getFamily(id: number, language: Language): Promise<ProductFamily>;
  /** @throws AppError `not_found` */
  listSimilarProducts(id: number): Promise<ProductCard[]>;
  listCategories(): Promise<Category[]>;
  listCategoryThumbnails(): Promise<CategoryThumbnail[]>;
  getFigures(): Promise<CatalogueFigures>;
  /** The strongest drops of best delivered prices; none where nothing fell. */
  listPriceDrops(): Promise<PriceDropList>;
  /** Today's strongest drop as merchants' prices, else the product whose merchants are furthest apart. */
  getFaceToFace(): Promise<FaceToFace>;
};

/** Milliseconds: figures cover the last 24 hours, so they expire without a change of the catalogue. */
const maxAge = 60_000;
const similarProducts = 8;
/** Products with the most offers, the candidates for a face to face where no price fell. */
const duelCandidates = 8;

async function loadFigures(db: Database): Promise<CatalogueFigures> {
  const figures = await getFigures(db);
  return { ...figures, lastImportAt: figures.lastImportAt?.toISOString() ?? null };
}

/** The unit of a category's list, where any of its products has a price per that unit. */
function unitOfList(category: Category | undefined, cards: readonly ProductCard[]): ProductList['unit'] {
  const unit = category && usualUnitOf(category.key);
  return unit && cards.some(({ unitPrice }) => unitPrice?.unit === unit) ? unit : null;
}

const showsDrops = ({ sortBy, fallenWithin }: ListRequest): boolean =>
  fallenWithin !== undefined || isDropSort(sortBy ?? '');

/** Reads from the database what the search index has chosen. */
export function createCatalogueService(
  db: Database,
  search: CatalogueSearch,
  electricity: ElectricityPrice,
): CatalogueService {
  const cached = <T>(load: () => Promise<T>) =>
    createVersionedCache({ version: search.changes.count, maxAge, load });
  const getCategories = cached(async () => {
    const [rows, formerNames] = await Promise.all([listCategories(db), listFormerNames(db)]);
    return createCategories(rows, search.countsByCategory(), formerNames);
  });
  const lists = createCardLists(db, search, getCategories);
  const families = createFamilies(db, search, lists.listCards);
  const getThumbnails = cached(async () => {
    const [{ all }, rows] = await Promise.all([getCategories(), listCategoryPictures(db)]);
    const own = rows.flatMap((row): [string, Picture][] => {
      const picture = toPicture(row);
      return picture ? [[String(row.id), picture]] : [];
    });
    return listThumbnails(all, new Map(own), lists);
  });
  // Counting all summaries takes 5 to 10 ms: with the index, not with each of the imports that it joins.
  const getCachedFigures = createVersionedCache({
    version: () => `${search.version()} ${search.changes.invalidUntil()}`,
    maxAge,
    load: () => loadFigures(db),
  });

  const getPriceDrops = cached(async () => {
    const [drops, { merchants }] = await Promise.all([
      loadPriceDrops(db, lists.listCards),
      getCachedFigures(),
    ]);
    return { ...drops, merchantsCount: merchants };
  });
  const getFaceToFace = cached(loadFaceToFace);

  async function getProduct(id: number, language: Language, size?: string): Promise<Product> {
    const [row, offers, categories] = await Promise.all([
      findProduct(db, id),
      getOffersOfProduct(db, id, size),
      getCategories(),
    ]);
    if (!row) throw new AppError('not_found');
    if (row.mergedInto !== null) return getProduct(row.mergedInto, language, size);
    const category = categories.byId.get(row.categoryId ?? 0);
    const announced = await judgeAnnouncements(db, [...(offers.main ? [offers.main] : []), ...offers.others]);
    return toProduct(row, category ? categories.pathTo(category) : [], offers, {
      language,
      announced,
      electricity,
    });
  }

  const recallProducts = createCardCache<Product>({
    changes: search.changes,
    read: (ids) => Promise.all(ids.map((id) => getProduct(id, merchantLanguage))),
  });
  const getProducts = (cards: readonly ProductCard[]) => recallProducts(cards.map(({ _id }) => Number(_id)));

  async function loadFaceToFace(): Promise<FaceToFace> {
    const drops = await getPriceDrops();
    const duel = strongestDrop(drops, await getProducts(drops.products));
    if (duel) return { duel };
    const request: ListRequest = { sortBy: 'offers', limit: duelCandidates, page: 1 };
    const { items } = await lists.findPage(request, undefined);
    return { duel: strongestDuel(await getProducts(items)) ?? null };
  }

  /** undefined: none was asked for. @throws AppError `not_found` */
  async function getCategory(name: string | undefined): Promise<Category | undefined> {
    if (!name) return undefined;
    const category = (await getCategories()).find(name);
    if (!category) throw new AppError('not_found', { reason: 'category_unknown' });
    return category;
  }

  return {
    async listProducts(request) {
      return lists.findPage(request, await getCategory(request.category));
    },

    async searchProducts(request) {
      const category = await getCategory(request.category);
      const [found, figures] = await Promise.all([lists.findPage(request, category), getCachedFigures()]);
      const { items, total, page, correctedQuery, missingWords, alsoMatching, nearbyCategoryIds, facets } =
        found;
      const { byId, pathTo, childrenOf } = await getCategories();
      return {
        products: items,
        total,
        productsTotal: found.productsTotal,
        families: found.isFolded ? await families.summarize(items, request.choice?.condition) : [],
        page,
        pages: pagesOf(found),
        alsoMatching,
        bestMatching: found.bestMatching,
        merchantsCount: figures.merchants,
        category: category ?? null,
        categoryPath: category ? pathTo(category).slice(0, -1).map(nameCategory) : [],
        subcategories: category
          ? childrenOf(category)
              .filter(({ productsCount }) => productsCount > 0)
              .map(nameCategory)
          : [],
        correctedQuery,
        missingWords,
        allWords: found.allWords,
        refused: found.refused,
        unknownSizes: found.unknownSizes,
        facets,
        drops: showsDrops(request) ? await loadDropsOf(db, items, request.fallenWithin ?? 7) : [],
        unit: unitOfList(category, items),
        emptyWithoutChoice: found.isEmptyWithoutChoice,
        nearbyCategories: nearbyCategoryIds
          .flatMap((id) => byId.get(id) ?? [])
          .filter(({ productsCount }) => productsCount > 0),
      };
    },

    async findListed(list, limitCents, limit) {
      if (search.version() === 0) throw new AppError('unavailable');
      return findListed(search, await getCategories(), list, { limitCents, limit });
    },

    suggest: (text, language) =>
      findSuggestions(text, language, { search, getCategories, listCards: lists.listCards }),
    getProduct,
    getFamily: families.describe,
    listCards: (ids) => lists.listCards(ids),

    async listSimilarProducts(id) {
      const ids = await search.similar(id, similarProducts);
      if (ids.length > 0) return lists.listCards(ids);
      const product = await findProduct(db, id);
      if (!product) throw new AppError('not_found');
      return product.mergedInto === null
        ? []
        : lists.listCards(await search.similar(product.mergedInto, similarProducts));
    },

    listCategories: async () => (await getCategories()).all,
    listCategoryThumbnails: getThumbnails,
    getFigures: getCachedFigures,
    listPriceDrops: getPriceDrops,
    getFaceToFace,
  };
}

/** Finds products of lists in an index that is open for a while only; see `CatalogueService.findListed`. */
export async function openListed(
  db: Database,
  search: Pick<Search, 'search'>,
): Promise<CatalogueService['findListed']> {
  const [rows, formerNames] = await Promise.all([listCategories(db), listFormerNames(db)]);
  const categories = createCategories(rows, new Map(), formerNames);
  return (list, limitCents, limit) => findListed(search, categories, list, { limitCents, limit });
}

/** Keys of the specifications that lists are narrowed by, for the search index. */
export const facetSpecificationKeys: readonly string[] = [...facetDefinitions.keys()];

export { listManagedCategories } from './editing/category-editing-queries.ts';
// What imports write (feeds/).
export { mergeProducts, reviveProducts, splitProducts } from './merge-products.ts';
export { listMatchedProducts } from './merge-products-queries.ts';
export { createProductWriter, refreshProducts } from './product-writing.ts';
