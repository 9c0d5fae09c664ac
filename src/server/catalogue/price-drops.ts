import type { PriceDropList, ProductCard } from '../../contract/catalogue.schema.ts';
import { centsToEuros } from '../../contract/money.ts';
import type { Database } from '../platform/database.ts';
import { findPriceDrops, type PriceDrop } from '../prices/service.ts';

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
