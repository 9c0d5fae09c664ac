import type { Database } from './database.ts';

/** Reserves numbers of a sequence. */
export async function takeNumbers(
  db: Database,
  sequence: 'match_listing_ids' | 'products_id_seq',
  count: number,
): Promise<number[]> {
  const [row] = await db.named<{ ids: string | null }>(
    `take-${sequence}`,
    `select string_agg(nextval('${sequence}')::text, ' ') as ids from generate_series(1, $1::integer)`,
    [count],
  );
  return row?.ids ? row.ids.split(' ').map(Number) : [];
}
