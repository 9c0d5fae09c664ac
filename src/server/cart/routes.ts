import type { cartEndpoints } from '../../contract/cart/endpoints.ts';
import { eurosToCents } from '../../contract/money.ts';
import { spellSize } from '../language/clothing-size.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import { refuseOthers } from '../platform/calls/own-user.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { refOf } from './offered-lines.ts';
import { type Cards, clearCart, describeLines, findOfferedLines, getCart, saveCart } from './service.ts';
import { describePlans } from './split/describe-plans.ts';
import { makeProblem } from './split/make-problem.ts';
import { planOwn } from './split/plan-own.ts';
import { planUntil } from './split/plan-until.ts';
import type { Splitter } from './split/splitter.ts';

type CartOptions = { database: DatabasePool; cards: Cards; splitter: Splitter };

/** Saved carts, and what any cart costs now. */
export const cartHandlers = ({
  database,
  cards,
  splitter,
}: CartOptions): HandlersOf<typeof cartEndpoints> => ({
  async saveCart({ body: { userId, items } }, { session }) {
    refuseOthers(userId, session);
    const lines = items.map(({ _id, price, size, ...line }) => ({
      ...line,
      productId: Number(_id),
      priceCents: eurosToCents(price),
      size: spellSize(size),
    }));
    await saveCart(database, session.userId, lines);
    return { items: await getCart(database, cards, session.userId) };
  },
  async getCart({ params: { userId } }, { session }) {
    refuseOthers(userId, session);
    return { items: await getCart(database, cards, session.userId) };
  },
  async clearCart({ params: { userId } }, { session }) {
    refuseOthers(userId, session);
    await clearCart(database, session.userId);
    return { items: [] };
  },
  async splitCart({ body: { items, arriveBy, terms } }, { language }) {
    const lines = await findOfferedLines(database, items, true);
    const cart = makeProblem(lines);
    const found = cart.lines.length > 0 ? await splitter.split(cart.problem) : undefined;
    const plans = found ? describePlans(cart, found, language) : [];
    const inTime =
      arriveBy === undefined ? undefined : await planUntil(splitter, cart, plans, { by: arriveBy, language });
    const own =
      terms &&
      (await planOwn(database, splitter, { cart, found: found?.plans ?? [], plans, terms, language }));
    return {
      lines: await describeLines(cards, lines),
      left: cart.left.map(({ line, reason }) => ({ ...refOf(line), reason })),
      plans: [...plans, ...(inTime?.plans ?? []), ...(own?.plans ?? [])],
      arrival: inTime?.arrival ?? null,
      own: own?.own ?? null,
    };
  },
});
