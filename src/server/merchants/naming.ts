import { plainLetters } from '../../contract/plain-letters.ts';
import type { Database } from '../platform/database/database.ts';
import {
  completeMerchant,
  findMerchant,
  holdMerchant,
  insertMerchant,
  type MerchantRow,
  nameMerchant,
} from './naming-queries.ts';

/** The merchant's name in a feed; '' where it has none. */
export type MerchantHints = {
  /** Name given with the import: it takes precedence. */
  given: string;
  networkId: string;
  name: string;
  /** Host of the links to the merchant's own site. */
  host: string;
};

/** "Pixel & Co" and "PIXEL  & Cô" are one merchant. */
export const merchantNameKey = (name: string): string => plainLetters(name).replace(/\s+/g, ' ').trim();

/** The name that a merchant gets where none is known. */
const nameOf = (hints: MerchantHints): string => hints.given || hints.name || hints.host;

/**
 * Finds a feed's merchant: by the given name, else network id, else its own name, else the links' host.
 */
export async function findMerchantOf(db: Database, hints: MerchantHints): Promise<MerchantRow | undefined> {
  if (hints.given !== '') return findMerchant(db, { nameKey: merchantNameKey(hints.given) });
  return findMerchant(db, {
    networkId: hints.networkId || undefined,
    nameKey: merchantNameKey(hints.name) || undefined,
    host: hints.host || undefined,
  });
}

/** The same, created where it does not exist yet, and kept from being deleted until the transaction ends. undefined: the hints identify no merchant. */
export async function ensureMerchantOf(
  db: Database,
  hints: MerchantHints,
): Promise<(MerchantRow & { isNew: boolean }) | undefined> {
  const networkId = hints.networkId || null;
  const host = hints.host || null;
  const name = nameOf(hints).trim();
  const known = await findMerchantOf(db, hints);
  if (known && (await holdMerchant(db, known.id))) {
    await completeMerchant(db, known.id, { networkId, host });
    const names = { name, nameKey: merchantNameKey(name) };
    const isNamed = name !== '' && (await nameMerchant(db, known.id, names));
    return { ...known, ...(isNamed && { name }), isNew: false };
  }
  if (name === '') return undefined;
  const made = await insertMerchant(db, { name, nameKey: merchantNameKey(name), networkId: null, host });
  await completeMerchant(db, made.id, { networkId, host });
  return { ...made, isNew: true };
}

/** The lock key of a merchant, which may not exist yet. */
export const merchantLockName = (merchant: MerchantRow | undefined, hints: MerchantHints): string =>
  `merchant ${merchantNameKey(merchant?.name ?? nameOf(hints))}`;
