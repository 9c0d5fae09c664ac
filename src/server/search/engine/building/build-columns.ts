import { conditions } from '../../../../contract/catalogue/conditions.ts';
import { priceStep } from '../facets/price-bands.ts';
import { documentLimit, fallenBit, type IndexData } from '../index-data.ts';
import { lastKey } from '../price-keys.ts';
import type { SearchCategory, SearchMerchant } from '../search-document.ts';
import { shared } from '../shared-arrays.ts';
import { numberBrands } from './brands.ts';
import { expectedTotals, usualCosts } from './expected-totals.ts';
import type { FactColumns, FactTable } from './fact-table.ts';
import { numberFamilies } from './families.ts';
import { layOutMerchants } from './merchants.ts';
import { fallenWithin, sortKeys } from './sort-keys.ts';
import { layOutSpecifications } from './specification-values.ts';
import { sortedBy } from './stored-orders.ts';

type Columns = Omit<
  IndexData,
  | 'categoryNames'
  | 'categoryCalled'
  | 'neverGiven'
  | 'isCategoryDoubtful'
  | 'isKindUnsaid'
  | 'isKindSaid'
  | 'dictionary'
  | 'spelling'
  | 'frequentSpelling'
  | 'starts'
  | 'documents'
  | 'impacts'
  | 'places'
  | 'titleStarts'
  | 'titleTerms'
> & { isCategoryGuessed: Uint8Array };

const steps = 65_535;

/** Builds the columns of all products' facts, in document order, and all sort orders. */
export function buildColumns(
  table: FactTable,
  categories: readonly SearchCategory[],
  merchants: readonly SearchMerchant[],
): Columns {
  const stated = table.columns();
  const rows = table.rows();
  const costOf = usualCosts(stated, rows, categories);
  const columns = { ...stated, ...expectedTotals(stated, rows, costOf) };
  const newestFirst = rows.sort((a, b) => columns.id[b] - columns.id[a]);
  if (newestFirst.length >= documentLimit)
    throw new RangeError(`the index holds ${documentLimit} products at most`);
  const order = documentOrder(columns, newestFirst);
  /** The row of each document. */
  const ordered = order.map((at) => newestFirst[at]);
  const byId = shared.uint32(order.length);
  for (let document = 0; document < order.length; document++)
    byId[order.length - 1 - order[document]] = document;
  const count = (flags: Uint8Array) => ordered.reduce((sum, row) => sum + flags[row], 0);
  const offered = count(columns.hasOffers);
  const everything = shared.uint32(offered + count(columns.awaitsMerchant));
  for (let document = 0; document < everything.length; document++) everything[document] = document;
  const listed = everything.length;
  const { brand, ...brands } = numberBrands(table, ordered, listed);
  const facets = { ...fillFacets(columns, ordered, categories), brand };
  const categoryPaths = pathsOf(categories);
  return {
    offered,
    listed,
    byId,
    everything,
    facets,
    categoryIds: categories.map(({ id }) => id),
    categoryPaths,
    orders: buildOrders(columns, ordered, { offered, listed }),
    ...fillColumns(columns, ordered),
    ...fillOffers(columns, ordered.subarray(0, listed)),
    ...brands,
    ...numberFamilies(columns.familyId, ordered, listed),
    ...layOutMerchants(table, ordered.subarray(0, listed), merchants),
    ...layOutSpecifications(table, ordered, listed, (row) => costOf(columns.categoryId[row])),
    ...groupByCategory(facets.category.subarray(0, listed), [...categoryPaths, [categories.length]]),
  };
}

/** Offered products first, then those that await a merchant, then by standing, then as they came. */
function documentOrder({ hasOffers, awaitsMerchant, standing }: FactColumns, rows: Uint32Array): Uint32Array {
  return sortedBy(rows.length, (i) => {
    const row = rows[i];
    const group = hasOffers[row] === 1 ? 0 : awaitsMerchant[row] === 1 ? 1 : 2;
    return group * (steps + 1) + Math.round((1 - standing[row]) * steps);
  });
}

function fillColumns(
  columns: FactColumns,
  ordered: Uint32Array,
): Pick<
  Columns,
  'ids' | 'isCategoryGuessed' | 'priceCents' | 'totalCents' | 'standing' | 'fallenWithin' | 'contentAmount'
> {
  const filled = {
    ids: shared.float64(ordered.length),
    isCategoryGuessed: shared.uint8(ordered.length),
    priceCents: shared.int32(ordered.length),
    totalCents: shared.int32(ordered.length),
    standing: shared.uint8(ordered.length),
    fallenWithin: shared.uint8(ordered.length),
    contentAmount: shared.float64(ordered.length),
  };
  for (let document = 0; document < ordered.length; document++) {
    const row = ordered[document];
    filled.ids[document] = columns.id[row];
    filled.isCategoryGuessed[document] = columns.isCategoryGuessed[row];
    filled.priceCents[document] = Math.max(0, columns.priceCents[row]);
    filled.totalCents[document] = columns.totalCents[row];
    for (const days of fallenWithin(columns, row)) filled.fallenWithin[document] |= fallenBit[days];
    filled.contentAmount[document] = columns.contentAmount[row];
    filled.standing[document] = Math.round(columns.standing[row] * 255);
  }
  return filled;
}

function fillFacets(
  columns: FactColumns,
  ordered: Uint32Array,
  categories: readonly SearchCategory[],
): Omit<Columns['facets'], 'brand'> {
  const column = () => shared.uint16(ordered.length);
  const facets = { category: column(), price: column(), rating: column() };
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  for (let document = 0; document < ordered.length; document++) {
    const row = ordered[document];
    facets.category[document] = placeOf.get(columns.categoryId[row]) ?? categories.length;
    facets.price[document] = priceStep(Math.max(0, columns.totalCents[row]));
    facets.rating[document] = Math.max(0, Math.floor(columns.rating[row]));
  }
  return facets;
}

function fillOffers(
  columns: FactColumns,
  listed: Uint32Array,
): Pick<Columns, 'offerBits' | 'soldOut' | 'conditionPrices'> {
  const offerBits = shared.uint16(listed.length);
  const soldOut = shared.uint8(listed.length);
  for (let document = 0; document < listed.length; document++) {
    offerBits[document] = columns.offerBits[listed[document]];
    soldOut[document] = columns.soldOut[listed[document]];
  }
  const conditionPrices = conditions.map((_, condition) => {
    const prices = {
      priceCents: shared.int32(listed.length),
      totalCents: shared.int32(listed.length),
      deliveryDays: shared.uint8(listed.length),
    };
    for (let document = 0; document < listed.length; document++) {
      const at = listed[document] * conditions.length + condition;
      prices.priceCents[document] = columns.conditionPrices[at];
      prices.totalCents[document] = columns.conditionTotals[at];
      prices.deliveryDays[document] = columns.conditionDays[at];
    }
    return prices;
  });
  return { offerBits, soldOut, conditionPrices };
}

/** Products that await a merchant come last in each. */
function buildOrders(
  columns: FactColumns,
  ordered: Uint32Array,
  { offered, listed }: Pick<IndexData, 'offered' | 'listed'>,
): IndexData['orders'] {
  const entries = Object.entries(sortKeys).map(([sort, keyOf]) => {
    const key = keyOf(columns);
    const documents = shared.uint32(listed);
    const places = shared.uint32(listed);
    documents.set(
      sortedBy(listed, (document) => (document < offered ? key(ordered[document]) : lastKey + 1)),
    );
    for (let place = 0; place < listed; place++) places[documents[place]] = place;
    return [sort, { documents, places }];
  });
  return Object.fromEntries(entries) as IndexData['orders'];
}

/** Places of categories with those of the ones that they are part of. */
export function pathsOf(categories: readonly SearchCategory[]): number[][] {
  const placeOf = new Map(categories.map(({ id }, place) => [id, place]));
  return categories.map((_, start) => {
    const path: number[] = [];
    for (let place: number | undefined = start; place !== undefined && !path.includes(place); ) {
      path.push(place);
      place = placeOf.get(categories[place]?.parentId ?? Number.NaN);
    }
    return path;
  });
}

/** Lists each document below all the categories that it is in. */
function groupByCategory(
  category: Uint16Array,
  paths: readonly (readonly number[])[],
): Pick<IndexData, 'categoryStarts' | 'categoryDocuments'> {
  const count = paths.length;
  const categoryStarts = shared.uint32(count + 1);
  for (const own of category) {
    for (const place of paths[own] as readonly number[]) {
      categoryStarts[place + 1] = categoryStarts[place + 1] + 1;
    }
  }
  for (let i = 0; i < count; i++) {
    categoryStarts[i + 1] = categoryStarts[i + 1] + categoryStarts[i];
  }
  const next = categoryStarts.slice();
  const categoryDocuments = shared.uint32(categoryStarts[count]);
  category.forEach((own, document) => {
    for (const place of paths[own] as readonly number[]) {
      const at = next[place];
      categoryDocuments[at] = document;
      next[place] = at + 1;
    }
  });
  return { categoryStarts, categoryDocuments };
}

/** Places of categories in which nothing is a present. */
export const neverGivenOf = (categories: readonly SearchCategory[]): number[] =>
  [...categories.keys()].filter((place) => categories[place]?.isNeverGiven);
