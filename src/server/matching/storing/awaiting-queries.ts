import type { Database } from '../../platform/database/database.ts';
import { readOfDescription } from '../comparing/match-input.ts';

/** A product created by staff that no merchant offers yet; price in cents. */
export type AwaitingRow = {
  id: number;
  title: string;
  brand: string;
  description: string;
  categoryKey: string;
  priceCents: number;
  gtins: string[];
  mpns: string[];
};

/** The newest ones, as many as an import considers. */
const maxAwaiting = 5_000;

export function listAwaiting(db: Database): Promise<AwaitingRow[]> {
  const codes = (kind: string) =>
    `array(select value from product_identifiers where product_id = p.id and kind = '${kind}' order by value limit 20)`;
  return db.rows<AwaitingRow>(
    `select p.id, p.title, p.brand, left(p.description, $1) as description, coalesce(c.key, '') as "categoryKey",
       p.fallback_price_cents as "priceCents", ${codes('gtin')} as gtins, ${codes('mpn')} as mpns
     from products p left join categories c on c.id = p.category_id
     where p.fallback_price_cents is not null and awaits_merchant(p)
     order by p.id desc limit $2`,
    [readOfDescription, maxAwaiting],
  );
}
