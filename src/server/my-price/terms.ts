import { centsToEuros, eurosToCents } from '../../contract/money.ts';
import { hasTerms, noTerms, type OwnTerms } from '../../contract/my-price/terms.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import { deleteTerms, findUsesCodes, insertTerms, listMerchantTerms, lockTerms } from './terms-queries.ts';

/** A user's own terms; merchants by name. */
export async function getOwnTerms(db: Database, userId: number): Promise<OwnTerms> {
  const usesCodes = await findUsesCodes(db, userId);
  if (usesCodes === undefined) return noTerms;
  const rows = await listMerchantTerms(db, userId);
  const merchants = rows.map(({ memberFromCents, loyaltyTenths, ...terms }) => ({
    ...terms,
    memberFrom: centsToEuros(memberFromCents),
    loyaltyPercent: loyaltyTenths / 10,
  }));
  return { merchants, usesCodes };
}

/** Saves a user's terms in place of those before; terms that say nothing are none. */
export function saveOwnTerms(database: DatabasePool, userId: number, terms: OwnTerms): Promise<OwnTerms> {
  const merchants = terms.merchants.map(({ memberFrom, loyaltyPercent, ...rest }) => ({
    ...rest,
    memberFromCents: eurosToCents(memberFrom),
    loyaltyTenths: Math.round(loyaltyPercent * 10),
  }));
  return database.transaction(async (tx) => {
    await lockTerms(tx, userId);
    await deleteTerms(tx, userId);
    if (hasTerms(terms)) await insertTerms(tx, userId, { usesCodes: terms.usesCodes, merchants });
    return getOwnTerms(tx, userId);
  });
}
