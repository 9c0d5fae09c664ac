import type { matchEndpoints } from '../../contract/matches.endpoints.schema.ts';
import { centsToEuros } from '../../contract/money.ts';
import { actorOf } from '../audit/service.ts';
import { countDecisions, countDoubts, listDecisions, listDoubts } from '../matching/service.ts';
import type { CallArguments, HandlersOf } from '../platform/call-handlers.ts';
import type { DatabasePool } from '../platform/database.ts';
import { type Decision, decideMatch, undoDecision } from './decisions.ts';

const idText = (id: number | null) => (id === null ? null : String(id));

function toDecision(body: CallArguments<'decideMatch'>['body']): Decision {
  const two = ([a, b]: readonly [string, string]) => [Number(a), Number(b)] as const;
  switch (body.kind) {
    case 'merge':
      return { kind: body.kind, products: two(body.products) };
    case 'split':
      return {
        kind: body.kind,
        product: Number(body.product),
        offers: [...new Set(body.offers.map(Number))],
      };
    case 'move':
      return { kind: body.kind, offer: Number(body.offer), product: Number(body.product) };
    case 'never':
      return { kind: body.kind, offer: Number(body.offer) };
    default:
      return { kind: body.kind, offers: two(body.offers) };
  }
}

type Side = { offerId: number; productId: number; merchant: string; title: string; priceCents: number };

const toSide = ({ offerId, productId, merchant, title, priceCents }: Side) => ({
  offerId: String(offerId),
  productId: String(productId),
  merchant,
  title,
  price: centsToEuros(priceCents),
});

/** What admins see of matching and decide about it. */
export const matchHandlers = (database: DatabasePool): HandlersOf<typeof matchEndpoints> => ({
  async listMatchReviews({ query: { page, limit } }) {
    const rows = await listDoubts(database, (page - 1) * limit, limit);
    // Beyond the last page no row tells.
    const total = rows[0]?.total ?? (await countDoubts(database));
    const items = rows.map(({ left, right, reason, score, reasons, offers, clicks }) => ({
      ...{ reason, score, reasons, offers, clicks },
      left: toSide(left),
      right: toSide(right),
    }));
    return { items, total, page, limit };
  },

  async listMatchDecisions({ query: { page, limit } }) {
    const rows = await listDecisions(database, (page - 1) * limit, limit);
    const items = rows.map(({ id, decidedBy, decidedAt, undoneBy, undoneAt, ...rest }) => ({
      ...rest,
      _id: String(id),
      decidedBy: String(decidedBy),
      decidedAt: decidedAt.toISOString(),
      undoneBy: idText(undoneBy),
      undoneAt: undoneAt?.toISOString() ?? null,
    }));
    return { items, total: await countDecisions(database), page, limit };
  },

  async decideMatch({ body }, context) {
    const decided = { decision: toDecision(body), note: body.note };
    return { _id: String(await decideMatch(database, decided, actorOf(context))) };
  },

  async undoMatchDecision({ params: { id } }, context) {
    await undoDecision(database, Number(id), actorOf(context));
    return { undone: true as const };
  },
});
