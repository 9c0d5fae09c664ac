import { variantAxes } from '../../contract/catalogue/variant-axes.ts';
import type { familyEndpoints } from '../../contract/families/endpoints.ts';
import type { FamilyDecision, ManagedFamily } from '../../contract/families/schema.ts';
import type { Language } from '../../contract/language.ts';
import { actorOf } from '../audit/service.ts';
import { nameVariant } from '../facts/service.ts';
import type { HandlersOf } from '../platform/calls/handlers.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { decideFamily, getShownId, undoFamily } from './decisions.ts';
import {
  type FamilyDecisionRow,
  getLastFamilyAct,
  listFamilyDecisions,
  listFamilyMembers,
  listNamedProducts,
  type MemberRow,
} from './queries.ts';

const describeVariant = (row: MemberRow, language: Language): string =>
  variantAxes
    .filter((axis) => axis !== 'pack' || row.pack > 1)
    .flatMap((axis) => nameVariant(row, axis, language) ?? [])
    .join(', ');

const describeDecision = (row: FamilyDecisionRow): FamilyDecision => ({
  _id: String(row.id),
  kind: row.kind,
  product: { _id: String(row.productId), title: row.title },
  other: row.otherId === null ? null : { _id: String(row.otherId), title: row.otherTitle ?? '' },
  note: row.note,
  decidedBy: { _id: String(row.decidedBy), name: row.decidedByName },
  decidedAt: row.decidedAt.toISOString(),
});

async function getFamily(db: Database, asked: number, language: Language): Promise<ManagedFamily> {
  // Read first: a decision made in between counts as not seen.
  const seen = await getLastFamilyAct(db);
  const id = await getShownId(db, asked);
  const [products, found] = await Promise.all([listNamedProducts(db, [id]), listFamilyMembers(db, id)]);
  const members = found.length > 1 ? found : [];
  const decisions = await listFamilyDecisions(db, [id, ...members.map((member) => member.id)]);
  return {
    product: { _id: String(id), title: products[0]?.title ?? '' },
    members: members.map((member) => ({
      _id: String(member.id),
      title: member.title,
      variant: describeVariant(member, language),
    })),
    decisions: decisions.map(describeDecision),
    seen,
  };
}

/** What admins see of families and decide about them. */
export const familyHandlers = (database: DatabasePool): HandlersOf<typeof familyEndpoints> => ({
  getManagedFamily: ({ params: { id } }, { language }) => getFamily(database, Number(id), language),

  async decideFamily({ body }, context) {
    const otherId = body.kind === 'into' ? Number(body.other) : null;
    const choice = { productId: Number(body.product), otherId, note: body.note, seen: body.seen };
    return { _id: String(await decideFamily(database, choice, actorOf(context))) };
  },

  async undoFamilyDecision({ params: { id } }, context) {
    await undoFamily(database, Number(id), actorOf(context));
    return { undone: true as const };
  },
});
