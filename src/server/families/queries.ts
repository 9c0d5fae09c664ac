import type { Variant } from '../facts/service.ts';
import type { Database } from '../platform/database/database.ts';

export type NamedProduct = { id: number; title: string };
export type DecidedProduct = NamedProduct & { mergedInto: number | null };

/** Products by their ids, with the one that took each in; unknown ids are left out. */
export const listNamedProducts = (db: Database, ids: readonly number[]): Promise<DecidedProduct[]> =>
  db.rows<DecidedProduct>(
    'select id, title, merged_into as "mergedInto" from products where id = any($1::bigint[])',
    [ids],
  );

export type MemberRow = NamedProduct & Variant;

const variantColumns = 'v.colour, v.capacity, v.memory, v.size, v.size_unit as "sizeUnit", v.pack';

/** A product and all of its family, offered or not; what has no facts yet is left out. */
export const listFamilyMembers = (db: Database, id: number): Promise<MemberRow[]> =>
  db.rows<MemberRow>(
    `select p.id, p.title, ${variantColumns}
     from product_variants own
     join product_variants v on v.product_id = own.product_id or v.family_id = own.family_id
     join products p on p.id = v.product_id
     where own.product_id = $1 and p.merged_into is null
     order by p.id`,
    [id],
  );

export type FamilyDecisionRow = {
  id: number;
  kind: 'out' | 'into';
  productId: number;
  title: string;
  otherId: number | null;
  otherTitle: string | null;
  note: string;
  decidedBy: number;
  decidedByName: string | null;
  decidedAt: Date;
};

const selectDecisions = `select d.id, d.kind, r.product_id as "productId", p.title, r.other_product_id as "otherId",
    o.title as "otherTitle", d.note, d.decided_by as "decidedBy", u.name as "decidedByName", d.decided_at as "decidedAt"
  from family_rulings r join family_decisions d on d.id = r.id
  join products p on p.id = r.product_id
  left join products o on o.id = r.other_product_id
  left join users u on u.id = d.decided_by`;

/** What holds of these products, newest first. */
export const listFamilyDecisions = (db: Database, ids: readonly number[]): Promise<FamilyDecisionRow[]> =>
  db.rows<FamilyDecisionRow>(
    `${selectDecisions} where r.product_id = any($1::bigint[]) or r.other_product_id = any($1::bigint[])
     order by d.id desc limit 200`,
    [ids],
  );

/** The last decision or undoing, as a number that grows with each. */
export async function getLastFamilyAct(db: Database): Promise<number> {
  const [row] = await db.rows<{ act: number }>('select coalesce(max(act), 0) as act from family_decisions');
  return row?.act ?? 0;
}

/** Whether something was decided about these products, or undone, after an act. */
export async function isDecidedSince(db: Database, ids: readonly number[], act: number): Promise<boolean> {
  const [row] = await db.rows<{ found: boolean }>(
    `select exists (
       select from family_decisions d
       left join products p on p.id = d.product_id left join products o on o.id = d.other_product_id
       where d.act > $2 and (d.product_id = any($1::bigint[]) or d.other_product_id = any($1::bigint[])
         or p.merged_into = any($1::bigint[]) or o.merged_into = any($1::bigint[]))) as found`,
    [ids, act],
  );
  return row?.found ?? false;
}

type NewDecision = {
  kind: 'out' | 'into';
  productId: number;
  otherId: number | null;
  note: string;
  decidedBy: number;
};

export async function insertFamilyDecision(db: Database, decision: NewDecision): Promise<number> {
  const { kind, productId, otherId, note, decidedBy } = decision;
  const [row] = await db.rows<{ id: number }>(
    `insert into family_decisions (kind, product_id, other_product_id, note, decided_by)
     values ($1, $2, $3, $4, $5) returning id`,
    [kind, productId, otherId, note, decidedBy],
  );
  if (!row) throw new Error('no decision was stored');
  return row.id;
}

/** Marks a decision as undone; returns its products, undefined where there is no such decision. */
export async function undoFamilyDecision(
  db: Database,
  id: number,
  actorId: number,
): Promise<{ productIds: number[]; wasUndone: boolean } | undefined> {
  const [row] = await db.rows<{ productId: number; otherId: number | null; wasUndone: boolean }>(
    `select product_id as "productId", other_product_id as "otherId", undone_at is not null as "wasUndone"
     from family_decisions where id = $1 for update`,
    [id],
  );
  if (!row) return undefined;
  if (!row.wasUndone)
    await db.execute(
      `update family_decisions set undone_by = $2, undone_at = now(), act = nextval('family_acts') where id = $1`,
      [id, actorId],
    );
  return { productIds: [row.productId, row.otherId ?? []].flat(), wasUndone: row.wasUndone };
}
