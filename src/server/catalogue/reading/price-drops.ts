import type { ProductList } from '../../../contract/catalogue/list-schema.ts';
import type { PriceDropList } from '../../../contract/catalogue/price-drops-schema.ts';
import type { ProductCard } from '../../../contract/catalogue/schema.ts';
import { centsToEuros } from '../../../contract/money.ts';
import type { Database } from '../../platform/database/database.ts';
import {
  type DropDays,
  listDropsOf,
  listStrongestDrops,
  toDropFigures,
  type WrittenDrop,
} from '../../prices/service.ts';

const shownDrops = 8;

type Priced = Pick<WrittenDrop, 'totalCents' | 'previousCents' | 'isConfirmed'>;

/** Between the two readings an import may have changed the price again: such a product is left out. */
function withDrop(card: ProductCard, drop: Priced | undefined) {
  if (!drop || card.totalPrice !== centsToEuros(drop.totalCents)) return [];
  return [{ ...card, ...toDropFigures(drop) }];
}

/** The strongest drops of the last 24 hours as cards, else of the last 7 days. */
export async function loadPriceDrops(
  db: Database,
  listCards: (ids: readonly number[]) => Promise<ProductCard[]>,
): Promise<Omit<PriceDropList, 'merchantsCount'>> {
  const strongest = await listStrongestDrops(db, shownDrops);
  const days = strongest[0]?.days ?? 7;
  const shown = new Map(
    strongest.filter((drop) => drop.days === days).map((drop) => [String(drop.productId), drop]),
  );
  const cards = await listCards([...shown.keys()].map(Number));
  return { days, products: cards.flatMap((card) => withDrop(card, shown.get(card._id))) };
}

/** By how much the best prices of a list's products fell within some days, where it shows these prices. */
export async function loadDropsOf(
  db: Database,
  cards: readonly ProductCard[],
  days: DropDays,
): Promise<ProductList['drops']> {
  const totals = new Map(cards.map((card) => [Number(card._id), card.totalPrice]));
  const drops = await listDropsOf(db, [...totals.keys()], days);
  return drops.flatMap((drop) =>
    totals.get(drop.productId) === centsToEuros(drop.totalCents)
      ? {
          productId: String(drop.productId),
          days,
          ...toDropFigures(drop),
          usualTotal: centsToEuros(drop.usualCents),
          fellAt: drop.fellAt.toISOString(),
        }
      : [],
  );
}
