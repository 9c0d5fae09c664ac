import type { Transaction } from '../../platform/database.ts';
import { chooseSpecifications } from './choose-specifications.ts';
import { consolidate } from './consolidate.ts';
import { specificationsOf } from './definitions/categories.ts';
import {
  type FactsRow,
  listOfferTexts,
  listProductStates,
  type OfferTextsRow,
  type ProductState,
  refreshIdentifiers,
  replaceSpecifications,
  type SpecificationRow,
  takeStaleProducts,
  updateProductFacts,
} from './facts-queries.ts';

/** Products whose texts are held in memory at a time. */
const batchSize = 500;

function makeFacts(state: ProductState, offers: readonly OfferTextsRow[]) {
  const isKept = state.editedFields.includes('category') && state.categoryKey !== null;
  const live = offers.filter(({ isGone }) => !isGone);
  const gone = offers.filter(({ isGone }) => isGone);
  const category = isKept ? (state.categoryKey as string) : undefined;
  const facts = live.length > 0 ? consolidate(live, gone, category) : consolidate(gone, [], category);
  const own = state.editedFields.includes('specifications') ? state.specifications : undefined;
  // What staff has written is narrowed by like what merchants say, and instead of it.
  const { typed } = own
    ? chooseSpecifications(specificationsOf(facts.categoryKey), [{ merchant: '', specifications: own }])
    : facts.specifications;
  const row: FactsRow = { id: state.id, ...facts, specifications: facts.specifications.kept };
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

async function consolidateBatch(transaction: Transaction, ids: readonly number[]): Promise<number> {
  await refreshIdentifiers(transaction, ids);
  const [states, texts] = [await listProductStates(transaction, ids), await listOfferTexts(transaction, ids)];
  const byProduct = Map.groupBy(texts, ({ productId }) => productId);
  const made = states.flatMap((state) => {
    const offers = byProduct.get(state.id);
    return offers ? [makeFacts(state, offers)] : [];
  });
  const changed = await updateProductFacts(
    transaction,
    made.map(({ row }) => row),
  );
  const typed = await replaceSpecifications(
    transaction,
    made.map(({ row }) => row.id),
    made.flatMap(({ specifications }) => specifications),
  );
  return changed + typed;
}

/**
 * Makes the facts of products (title, brand, description, category, specifications, codes) anew from all of their offers'
 * texts; what staff has written stays. Answers whether anything changed. For whoever moves offers between products.
 */
export async function consolidateProducts(
  transaction: Transaction,
  productIds: readonly number[],
): Promise<boolean> {
  let changed = 0;
  for (let start = 0; start < productIds.length; start += batchSize) {
    changed += await consolidateBatch(transaction, productIds.slice(start, start + batchSize));
  }
  return changed > 0;
}

/** Does so for the next of the products that imports have marked. */
export async function consolidateStaleProducts(
  transaction: Transaction,
  limit: number,
): Promise<{ taken: number; isChanged: boolean }> {
  const ids = await takeStaleProducts(transaction, limit);
  return { taken: ids.length, isChanged: await consolidateProducts(transaction, ids) };
}
