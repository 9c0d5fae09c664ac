import { categoryWords } from '../../src/server/facts/service.ts';
import type { Database } from '../../src/server/platform/database/database.ts';
import { addProduct } from './listed-product.ts';

/** A kind of which there is nothing; its slip is corrected, but looks like the name of something on another shelf. */
export const slip = { typed: 'trotinette electrique', corrected: 'trottinette electrique' };
export const slipOptions = { categoryWords };

/** Returns the category above the kind. */
export async function addSlipProducts(db: Database): Promise<number> {
  await addProduct(db, 'Acme rotinette', 'Gaming Accessories');
  await addProduct(db, 'Acme tent', 'Camping & Hiking');
  const [sports] = await db.rows<{ id: number }>(
    `select id from categories where name = 'Sports & Outdoors'`,
  );
  return sports?.id ?? 0;
}
