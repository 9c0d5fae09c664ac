import { setImmediate } from 'node:timers/promises';
import type { Transaction } from '../platform/database/database.ts';
import { withDeferredRejection } from '../platform/process/deferred-rejection.ts';
import { type ChosenSpecifications, chooseSpecifications } from './choose-specifications.ts';
import { consolidate, type ProductFacts } from './consolidate.ts';
import { readContent } from './contents/read-content.ts';
import { specificationsOf } from './definitions/category-specifications.ts';
import {
  type FactsRow,
  listOfferTexts,
  listProductStates,
  type OfferTextsRow,
  type ProductState,
  refreshGalleries,
  refreshIdentifiers,
  replaceSpecifications,
  type SpecificationRow,
  updateProductFacts,
} from './facts-queries.ts';
import { refreshFamilies } from './families/refresh-families.ts';
import { chooseLabels } from './labels/choose-labels.ts';
import { addLabels, withoutLabels } from './labels/label-specifications.ts';
import { takeStaleProducts } from './stale-facts-queries.ts';
import type { WrittenSpecification } from './typed-specifications.ts';

/** Products whose texts are held in memory at a time. */
const batchSize = 500;

/** What staff's own specifications say, as if a single merchant stated them. */
function factsOfStaff(
  { categoryKey, title }: ProductFacts,
  own: readonly WrittenSpecification[],
): Pick<ChosenSpecifications, 'typed'> & Pick<ProductFacts, 'labels'> {
  const category = specificationsOf(categoryKey);
  const labels = chooseLabels(categoryKey, [{ merchant: '', title, isNew: true, specifications: own }]);
  const stated = chooseSpecifications(category, [{ merchant: '', specifications: withoutLabels(own) }]);
  return { typed: addLabels(category, stated, labels).typed, labels };
}

function makeFacts(state: ProductState, offers: readonly OfferTextsRow[]) {
  const isKept = state.editedFields.includes('category') && state.categoryKey !== null;
  const live = offers.filter(({ isGone }) => !isGone);
  const gone = offers.filter(({ isGone }) => isGone);
  const category = isKept ? (state.categoryKey as string) : undefined;
  const facts = live.length > 0 ? consolidate(live, gone, category) : consolidate(gone, [], category);
  const own = state.editedFields.includes('specifications') ? state.specifications : undefined;
  // What staff has written is narrowed by like what merchants say, and instead of it.
  const { typed, labels } = own
    ? factsOfStaff(facts, own)
    : { ...facts.specifications, labels: facts.labels };
  const content = readContent({
    title: facts.title,
    categoryKey: facts.categoryKey,
    specifications: own ?? facts.specifications.kept,
    capacities: typed.flatMap(({ key, values }) =>
      key === 'capacity' ? values.flatMap(({ number }) => number ?? []) : [],
    ),
  });
  const row: FactsRow = {
    id: state.id,
    ...facts,
    labels,
    specifications: facts.specifications.kept,
    content,
  };
  const specifications: SpecificationRow[] = typed.flatMap(({ key, position, values }) =>
    values.map(({ text, display, number, unit }) => ({
      productId: state.id,
      key,
      valueText: text,
      display,
      number,
      unit,
      position,
    })),
  );
  return { row, specifications };
}

type Found = { states: ProductState[]; texts: OfferTextsRow[] };

async function readBatch(transaction: Transaction, ids: readonly number[]): Promise<Found> {
  if (ids.length === 0) return { states: [], texts: [] };
  const [texts, states] = await Promise.all([
    listOfferTexts(transaction, ids),
    listProductStates(transaction, ids),
  ]);
  return { states, texts };
}

/** Products made before PostgreSQL gets its next question: a few milliseconds' work. */
const atOnce = 25;

async function makeBatch({ states, texts }: Found): Promise<ReturnType<typeof makeFacts>[]> {
  const byProduct = Map.groupBy(texts, ({ productId }) => productId);
  const made: ReturnType<typeof makeFacts>[] = [];
  for (const [i, state] of states.entries()) {
    if (i % atOnce === 0) await setImmediate();
    const offers = byProduct.get(state.id);
    if (offers) made.push(makeFacts(state, offers));
  }
  return made;
}

/** Returns how many values changed. */
async function writeBatch(
  transaction: Transaction,
  ids: readonly number[],
  made: readonly ReturnType<typeof makeFacts>[],
): Promise<number> {
  const rows = made.map(({ row }) => row);
  const specifications = made.flatMap((product) => product.specifications);
  const [changed, typed, pictured] = await Promise.all([
    updateProductFacts(transaction, rows),
    replaceSpecifications(
      transaction,
      rows.map(({ id }) => id),
      specifications,
    ),
    refreshGalleries(transaction, ids),
    refreshIdentifiers(transaction, ids),
  ]);
  return changed + typed + pictured;
}

/**
 * Recomputes the facts of products (title, brand, description, category, specifications, codes, further
 * pictures) from the texts of all their offers, and their families; what staff has written stays. Returns whether anything
 * changed. Called when offers move between products.
 */
export async function consolidateProducts(
  transaction: Transaction,
  productIds: readonly number[],
): Promise<boolean> {
  const batchFrom = (start: number) => productIds.slice(start, start + batchSize);
  let changed = 0;
  let writing = Promise.resolve(0);
  let reading = readBatch(transaction, batchFrom(0));
  for (let start = 0; start < productIds.length; start += batchSize) {
    const found = await reading;
    // While these are made, PostgreSQL writes the ones before and reads the next.
    reading = withDeferredRejection(readBatch(transaction, batchFrom(start + batchSize)));
    const made = await makeBatch(found);
    changed += await writing;
    writing = withDeferredRejection(writeBatch(transaction, batchFrom(start), made));
  }
  changed += await writing;
  changed += await refreshFamilies(transaction, productIds);
  return changed > 0;
}

/** Does so for the next of the products that imports and decisions have marked; `decided`: those of decisions. */
export async function consolidateStaleProducts(
  transaction: Transaction,
  limit: number,
): Promise<{ taken: number; isChanged: boolean; decided: number[] }> {
  const stale = await takeStaleProducts(transaction, limit);
  const isChanged = await consolidateProducts(
    transaction,
    stale.map(({ id }) => id),
  );
  return {
    taken: stale.length,
    isChanged,
    decided: stale.filter(({ mayLag }) => !mayLag).map(({ id }) => id),
  };
}
