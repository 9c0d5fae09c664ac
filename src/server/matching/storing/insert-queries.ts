import type { Transaction } from '../../platform/database/database.ts';
import type { ListingRow } from './queries.ts';

export async function insertListings(transaction: Transaction, rows: readonly ListingRow[]): Promise<void> {
  const lines = rows.map((row) =>
    [
      row.id,
      row.merchantId,
      escapeText(row.articleId),
      row.productId,
      row.homeProductId,
      row.component,
      row.factsHash,
      row.isNew ? 't' : 'f',
      row.priceCents,
      row.brand,
      row.title,
      row.codes,
      row.gtins,
      row.mpn,
      row.model,
      row.pack,
      row.accessory,
      row.byColour ? 't' : 'f',
      row.details,
      row.picture,
    ].join('\t'),
  );
  await copy(
    transaction,
    `copy match_listings (id, merchant_id, article_id, product_id, home_product_id, component, facts_hash, is_new,
                          price_cents, brand, title, codes, gtins, mpn, model, pack, accessory, by_colour, details, picture)
     from stdin`,
    lines,
  );
}

/** Ids come from merchants; all other texts are folded words. */
const escapeText = (text: string) => text.replace(/[\\\t\n\r]/g, (sign) => `\\${sign}`);

export async function insertKeys(
  transaction: Transaction,
  rows: readonly { key: number; id: number }[],
): Promise<void> {
  await copy(
    transaction,
    'copy match_keys (key, listing_id) from stdin',
    rows.toSorted((a, b) => a.key - b.key).map(({ key, id }) => `${key}\t${id}`),
  );
}

async function copy(transaction: Transaction, statement: string, lines: readonly string[]): Promise<void> {
  if (lines.length > 0) await transaction.copyIn(statement, `${lines.join('\n')}\n`);
}
