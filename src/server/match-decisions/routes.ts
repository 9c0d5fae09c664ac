import type { matchEndpoints } from '../../contract/matches/endpoints.ts';
import type { MatchedProduct } from '../../contract/matches/schema.ts';
import { actorOf } from '../audit/service.ts';
import { listMatchedProducts } from '../catalogue/service.ts';
import {
  countDecisions,
  countOpenReviews,
  getLastAct,
  listDecisions,
  listMatchOffers,
  listOpenReviews,
} from '../matching/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { CallArguments, HandlersOf } from '../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import type { Decision } from './decision.ts';
import { decideMatch, undoDecision } from './decisions.ts';
import { describeDecision, describeOffer, thumbnail } from './describe.ts';

function toDecision(body: CallArguments<'decideMatch'>['body']): Decision {
  const two = ([a, b]: readonly [string, string]) => [Number(a), Number(b)] as const;
  const each = (ids: readonly string[]) => [...new Set(ids.map(Number))];
  switch (body.kind) {
    case 'merge':
    case 'apart':
      return { kind: body.kind, products: two(body.products) };
    case 'split':
      return { kind: body.kind, product: Number(body.product), offers: each(body.offers) };
    case 'move': {
      const [product, into] = [Number(body.product), Number(body.into)];
      return { kind: body.kind, product, offers: each(body.offers), into };
    }
    case 'never':
      return { kind: body.kind, offer: Number(body.offer) };
    default:
      return { kind: body.kind, offers: two(body.offers) };
  }
}

/** @throws AppError `not_found` */
async function getProduct(db: Database, id: number): Promise<MatchedProduct> {
  // Read first: a decision made in between counts as not seen.
  const seen = await getLastAct(db);
  const [product] = await listMatchedProducts(db, [id]);
  if (!product) throw new AppError('not_found');
  if (product.mergedInto !== null) return getProduct(db, product.mergedInto);
  const { title, brand } = product;
  const offers = (await listMatchOffers(db, id)).map(describeOffer);
  return { _id: String(id), title, brand, image: thumbnail(product), offers, seen };
}

/** What admins see of matching and decide about it. */
export const matchHandlers = (database: DatabasePool): HandlersOf<typeof matchEndpoints> => ({
  async listMatchReviews({ query: { page, limit } }) {
    const seen = await getLastAct(database);
    const rows = await listOpenReviews(database, (page - 1) * limit, limit);
    // Beyond the last page no row tells.
    const total = rows[0]?.total ?? (await countOpenReviews(database));
    const items = rows.map(({ left, right, reason, score, reasons, offers, clicks }) => ({
      ...{ reason, score, reasons, offers, clicks, seen },
      left: describeOffer(left),
      right: describeOffer(right),
    }));
    return { items, total, page, limit };
  },

  async listMatchDecisions({ query: { product, page, limit } }) {
    const choice = { product: product === undefined ? undefined : Number(product) };
    const rows = await listDecisions(database, choice, (page - 1) * limit, limit);
    const total = await countDecisions(database, choice);
    return { items: rows.map(describeDecision), total, page, limit };
  },

  getMatchedProduct: ({ params: { id } }) => getProduct(database, Number(id)),

  async decideMatch({ body }, context) {
    const decided = { decision: toDecision(body), note: body.note, seen: body.seen };
    return { _id: String(await decideMatch(database, decided, actorOf(context))) };
  },

  async undoMatchDecision({ params: { id } }, context) {
    await undoDecision(database, Number(id), actorOf(context));
    return { undone: true as const };
  },
});
