import { isDeepStrictEqual } from 'node:util';
import { centsToEuros, eurosToCents } from '../../contract/money.ts';
import { hasTerms, type MerchantTerms, noTerms, type OwnTerms } from '../../contract/my-price/terms.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import {
  deleteTerms,
  findUsesCodes,
  insertTerms,
  listMerchantTerms,
  listMerchantTermsOf,
  listUsesCodes,
  lockTerms,
  type TermsRow,
} from './terms-queries.ts';

const toTerms = ({
  merchant,
  isLeftOut,
  delivery,
  memberFromCents,
  loyaltyTenths,
  loyaltyKind,
  isNewCustomer,
}: TermsRow): MerchantTerms => ({
  merchant,
  isLeftOut,
  delivery,
  memberFrom: centsToEuros(memberFromCents),
  loyaltyPercent: loyaltyTenths / 10,
  loyaltyKind,
  isNewCustomer,
});

/** A user's own terms; merchants by name. */
export async function getOwnTerms(db: Database, userId: number): Promise<OwnTerms> {
  const usesCodes = await findUsesCodes(db, userId);
  if (usesCodes === undefined) return noTerms;
  const rows = await listMerchantTerms(db, userId);
  return { merchants: rows.map(toTerms), usesCodes };
}

/** The terms of several users, of those who have any. */
export async function readTermsOf(db: Database, userIds: readonly number[]): Promise<Map<number, OwnTerms>> {
  const [users, rows] = await Promise.all([listUsesCodes(db, userIds), listMerchantTermsOf(db, userIds)]);
  const rowsOf = Map.groupBy(rows, ({ userId }) => userId);
  return new Map(
    users.map(({ userId, usesCodes }) => [
      userId,
      { merchants: (rowsOf.get(userId) ?? []).map(toTerms), usesCodes },
    ]),
  );
}

const isSame = (a: OwnTerms, b: OwnTerms): boolean => {
  const termsOf = new Map(b.merchants.map((terms) => [terms.merchant, terms]));
  return (
    a.usesCodes === b.usesCodes &&
    a.merchants.length === b.merchants.length &&
    a.merchants.every((terms) => isDeepStrictEqual(terms, termsOf.get(terms.merchant)))
  );
};

/**
 * Saves a user's terms in place of those before; terms that say nothing are none. The same terms again are not stored:
 * each change has the user's alerts looked at.
 */
export function saveOwnTerms(database: DatabasePool, userId: number, terms: OwnTerms): Promise<OwnTerms> {
  const merchants = terms.merchants.map(({ memberFrom, loyaltyPercent, ...rest }) => ({
    ...rest,
    memberFromCents: eurosToCents(memberFrom),
    loyaltyTenths: Math.round(loyaltyPercent * 10),
  }));
  return database.transaction(async (tx) => {
    await lockTerms(tx, userId);
    const before = await getOwnTerms(tx, userId);
    if (isSame(before, terms)) return before;
    await deleteTerms(tx, userId);
    if (hasTerms(terms)) await insertTerms(tx, userId, { usesCodes: terms.usesCodes, merchants });
    return getOwnTerms(tx, userId);
  });
}
