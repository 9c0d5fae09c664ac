import type {
  CatalogueFigures,
  Category,
  CategoryThumbnail,
  Product,
  ProductCard,
  ProductList,
} from '../../contract/catalogue.schema.ts';
import type { ProductSort } from '../../contract/sorting.ts';
import { getOffersOfProduct } from '../offers/service.ts';
import { placeholderAddress } from '../pictures/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Page } from '../platform/call-handlers.ts';
import type { Database } from '../platform/database.ts';
import { pagesOf } from '../platform/paging.ts';
import { createVersionedCache } from '../platform/versioned-cache.ts';
import type { Search } from '../search/service.ts';
import { mainOfferOf, toCard } from './cards.ts';
import { createCategories } from './categories.ts';
import { toProduct } from './product.ts';
import { findProduct, getFigures, listCategories, listProductCards } from './queries.ts';

/** What the catalogue asks of the search index, which holds the products that have live offers. */
export type CatalogueSearch = Pick<Search, 'version' | 'search' | 'countsByCategory' | 'similar'>;

/** One page of a list as asked for; `category` by name or key. */
export type ListRequest = {
  category?: string | undefined;
  search?: string | undefined;
  sortBy?: ProductSort | undefined;
  limit: number;
  page: number;
};

/** Reading the catalogue: what the shop's pages show. */
export type CatalogueService = {
  /** A page of products; none where the category is unknown. */
  listProducts(request: ListRequest): Promise<Page<ProductCard>>;
  /** The same with what a page shows around it. @throws AppError `not_found`: unknown category */
  searchProducts(request: ListRequest): Promise<ProductList>;
  /** @throws AppError `not_found` */
  getProduct(id: number): Promise<Product>;
  /** @throws AppError `not_found` */
  listSimilarProducts(id: number): Promise<ProductCard[]>;
  listCategories(): Promise<Category[]>;
  listCategoryThumbnails(): Promise<CategoryThumbnail[]>;
  getFigures(): Promise<CatalogueFigures>;
};

/** Milliseconds: figures hold "of the last 24 hours", so they age without a change of the catalogue. */
const maxAge = 60_000;
const similarProducts = 8;
/** Products per category among which a picture is looked for. */
const thumbnailCandidates = 8;

/** Reads from the database what the search index has chosen. */
export function createCatalogueService(db: Database, search: CatalogueSearch): CatalogueService {
  const version = () => search.version();
  const getCategories = createVersionedCache({
    version,
    maxAge,
    load: async () => createCategories(await listCategories(db), search.countsByCategory()),
  });
  const getCachedFigures = createVersionedCache({ version, maxAge, load: loadFigures });
  const getThumbnails = createVersionedCache({ version, maxAge, load: loadThumbnails });

  async function loadFigures(): Promise<CatalogueFigures> {
    const figures = await getFigures(db);
    return { ...figures, lastImportAt: figures.lastImportAt?.toISOString() ?? null };
  }

  async function listCards(ids: readonly number[]): Promise<ProductCard[]> {
    if (ids.length === 0) return [];
    const [categories, rows] = await Promise.all([getCategories(), listProductCards(db, ids)]);
    return rows.map((row) =>
      toCard(row, categories.byId.get(row.categoryId ?? 0), mainOfferOf(row), {
        offersCount: row.offersCount ?? 0,
        merchantsCount: row.merchantsCount ?? 0,
      }),
    );
  }

  async function findPage(request: ListRequest, category: Category | undefined) {
    const { limit, page } = request;
    const { ids, total, correctedQuery } = await search.search({
      query: request.search || undefined,
      categoryId: category && Number(category._id),
      sort: request.sortBy ?? 'relevance',
      offset: (page - 1) * limit,
      limit,
    });
    return { items: await listCards(ids), total, page, limit, correctedQuery };
  }

  /** null: the request names a category that does not exist. */
  async function findRequestedCategory(request: ListRequest): Promise<Category | undefined | null> {
    if (!request.category) return undefined;
    return (await getCategories()).find(request.category) ?? null;
  }

  async function loadThumbnails(): Promise<CategoryThumbnail[]> {
    const categories = (await getCategories()).all.filter((category) => category.productsCount > 0);
    return Promise.all(
      categories.map(async (category) => {
        const { ids } = await search.search({
          categoryId: Number(category._id),
          sort: 'rating',
          offset: 0,
          limit: thumbnailCandidates,
        });
        const awImage = (await listCards(ids)).find((card) => card.awImage !== null)?.awImage ?? null;
        return {
          category: category.name,
          categoryFr: category.nameFr,
          image: awImage ?? placeholderAddress,
          awImage,
        };
      }),
    );
  }

  return {
    async listProducts(request) {
      const category = await findRequestedCategory(request);
      if (category === null) return { items: [], total: 0, page: request.page, limit: request.limit };
      return findPage(request, category);
    },

    async searchProducts(request) {
      const category = await findRequestedCategory(request);
      if (category === null) throw new AppError('not_found');
      const [found, figures] = await Promise.all([findPage(request, category), getCachedFigures()]);
      return {
        products: found.items,
        total: found.total,
        page: found.page,
        pages: pagesOf(found),
        merchantsCount: figures.merchants,
        category: category ?? null,
        correctedQuery: found.correctedQuery,
      };
    },

    async getProduct(id) {
      const [row, offers, categories] = await Promise.all([
        findProduct(db, id),
        getOffersOfProduct(db, id),
        getCategories(),
      ]);
      if (!row) throw new AppError('not_found');
      return toProduct(row, categories.byId.get(row.categoryId ?? 0), offers);
    },

    async listSimilarProducts(id) {
      const ids = await search.similar(id, similarProducts);
      if (ids.length === 0 && !(await findProduct(db, id))) throw new AppError('not_found');
      return listCards(ids);
    },

    listCategories: async () => (await getCategories()).all,
    listCategoryThumbnails: getThumbnails,
    getFigures: getCachedFigures,
  };
}

// What imports write (feeds/).
export { type CategoryMapping, createCategoryMapping, otherCategoryKey } from './category-mapping.ts';
export { createProducts, refreshProducts } from './product-writing.ts';
export { raiseCatalogueVersion } from './product-writing-queries.ts';
