import type { Language } from '../../contract/language.ts';
import type { myPriceEndpoints, promoCodeEndpoints } from '../../contract/my-price/endpoints.ts';
import { dayInParis } from '../../contract/my-price/own-price.ts';
import { actorOf } from '../audit/service.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { DatabasePool } from '../platform/database/database.ts';
import { addPromoCode, changePromoCode, listPromoCodes, removePromoCode, toPromoCode } from './codes.ts';
import { type CodeRow, countCodes, listCodes } from './codes-queries.ts';
import { describeBest, findBestOwn } from './own-prices.ts';
import { getOwnTerms, saveOwnTerms } from './terms.ts';

const removed: Record<Language, string> = { en: 'Promo code deleted.', fr: 'Code promo supprimé.' };

function describeCode(row: CodeRow) {
  const day = dayInParis(new Date());
  const isFuture = row.from !== null && row.from > day;
  const isOver = row.until !== null && row.until < day;
  const state = isOver ? ('expired' as const) : isFuture ? ('future' as const) : ('valid' as const);
  const { promotion, title } = row;
  const code = toPromoCode({ ...row, offers: row.isSpecific ? [] : null });
  return { _id: String(row.id), merchantId: String(row.merchantId), ...code, promotion, title, state };
}

/** A shopper's own terms, the prices that they make, and promo codes. */
export const myPriceHandlers = (
  database: DatabasePool,
): HandlersOf<typeof myPriceEndpoints & typeof promoCodeEndpoints> => ({
  getOwnTerms: (_input, { session }) => getOwnTerms(database, session.userId),
  saveOwnTerms: ({ body }, { session }) => saveOwnTerms(database, session.userId, body),
  async listOwnPrices({ body: { products, terms } }) {
    const wanted = products.map(({ _id, condition }) => ({ productId: Number(_id), condition }));
    const found = await findBestOwn(database, wanted, terms, new Date());
    return products.map(({ _id }, index) => ({ _id, best: describeBest(found[index]) }));
  },
  listPromoCodes: ({ query: { product } }) =>
    listPromoCodes(database, new Date(), product === undefined ? undefined : [Number(product)]),
  async listManagedPromoCodes({ query: { page, limit } }) {
    const rows = await listCodes(database, dayInParis(new Date()), (page - 1) * limit, limit);
    return { items: rows.map(describeCode), total: await countCodes(database), page, limit };
  },
  async addPromoCode({ body }, context) {
    return describeCode(await addPromoCode(database, body, actorOf(context)));
  },
  async updatePromoCode({ params, body }, context) {
    return describeCode(await changePromoCode(database, Number(params.id), body, actorOf(context)));
  },
  async removePromoCode({ params }, context) {
    await removePromoCode(database, Number(params.id), actorOf(context));
    return { message: removed[context.language] };
  },
});
