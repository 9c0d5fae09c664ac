import type { Variant } from '../../facts/service.ts';
import type { Database } from '../../platform/database/database.ts';

export type VariantRow = Variant & { id: number };

/** What sets these products apart from others of their families. */
export const listVariants = (db: Database, ids: readonly number[]): Promise<VariantRow[]> =>
  db.named<VariantRow>(
    'product_variants',
    `select product_id as id, colour, capacity, memory, size, size_unit as "sizeUnit", pack
     from product_variants where product_id = any($1::bigint[])`,
    [ids],
  );
