import type { ProductList } from '../../../contract/catalogue/list-schema.ts';
import type { PriceDropList } from '../../../contract/catalogue/price-drops-schema.ts';
import type { ProductCard } from '../../../contract/catalogue/schema.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { Database } from '../../platform/database/database.ts';
import { findPriceDrops, listDropsOf, type PriceDrop } from '../../prices/service.ts';

const shownDrops = 8;

/** Between the two readings an import may have changed the price again: such a product is left out. */
function withDrop(card: ProductCard, drop: PriceDrop | undefined) {
  if (!drop || card.totalPrice !== centsToEuros(drop.totalCents)) return [];
  const previousTotal = centsToEuros(drop.previousCents);
  return [{ ...card, previousTotal, drop: Math.round(drop.drop * 100) }];
}

/** The strongest drops as cards. */
export async function loadPriceDrops(
  db: Database,
  listCards: (ids: readonly number[]) => Promise<ProductCard[]>,
): Promise<Omit<PriceDropList, 'merchantsCount'>> {
  const { days, drops } = await findPriceDrops(db);
  const shown = new Map(drops.slice(0, shownDrops).map((drop) => [String(drop.productId), drop]));
  const cards = await listCards([...shown.keys()].map(Number));
  return { days, products: cards.flatMap((card) => withDrop(card, shown.get(card._id))) };
}

/** By how much the best prices of a list's products fell, where it shows these prices. */
export async function loadDropsOf(
  db: Database,
  cards: readonly ProductCard[],
): Promise<ProductList['drops']> {
  const totals = new Map(cards.map((card) => [Number(card._id), card.totalPrice]));
  const drops = await listDropsOf(db, [...totals.keys()]);
  return drops.flatMap(({ productId, totalCents, previousCents }) =>
    totals.get(productId) === centsToEuros(totalCents)
      ? {
          productId: String(productId),
          previousTotal: centsToEuros(previousCents),
          drop: Math.round((1 - totalCents / previousCents) * 100),
        }
      : [],
  );
}
