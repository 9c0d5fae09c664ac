import { type Actor, recordAudit } from '../audit/service.ts';
import { AppError } from '../platform/app-error.ts';
import type { Database, DatabasePool } from '../platform/database/database.ts';
import type { BrandNames } from './comparing/brand-names.ts';
import { compact } from './comparing/title-text.ts';
import {
  type BrandAlias,
  deleteAlias,
  dismissSuggestion,
  findSharedGtinBrands,
  listAliases,
  lockAliases,
  upsertAlias,
} from './storing/alias-queries.ts';

const maxNameLength = 100;
/** Fewer shared products may be mistakes. */
const minProducts = 3;
const maxSuggestions = 100;

function isName(text: string): boolean {
  const key = compact(text);
  const lengths = [text.length, key.length];
  return key !== '' && Math.max(...lengths) <= maxNameLength && !/\p{Cc}|\p{Cs}/u.test(text);
}

/**
 * Stores `alias` as another name of `brand`, replacing its former meaning. Known offers keep their products.
 * Chains are resolved: an alias maps to the canonical name of its brand, and aliases of the alias map there
 * as well. Throws `invalid_request` where a name is empty, too long or without letters and digits, and where
 * both are one.
 */
export function saveBrandAlias(
  database: DatabasePool,
  given: { alias: string; brand: string },
  actor: Actor,
): Promise<BrandAlias> {
  const alias = given.alias.trim().normalize('NFC');
  const named = given.brand.trim().normalize('NFC');
  return database.transaction(async (tx) => {
    await lockAliases(tx);
    const aliases = await listAliases(tx);
    const brand = aliases.find(({ key }) => key === compact(named))?.brand ?? named;
    const key = compact(alias);
    const wrong = [!isName(alias) && 'alias', !isName(brand) && 'brand'].find(Boolean);
    if (wrong) throw new AppError('invalid_request', { reason: 'brand_name_invalid', field: wrong });
    if (key === compact(brand)) throw new AppError('invalid_request', { reason: 'brand_names_same' });
    const saved = { key, alias, brand };
    await upsertAlias(tx, saved);
    for (const other of aliases) {
      if (other.key !== key && compact(other.brand) === key) await upsertAlias(tx, { ...other, brand });
    }
    await recordAudit(tx, { action: 'brand_alias_saved', ...actor, details: saved });
    return saved;
  });
}

/** Throws `not_found` where there is no such alias. */
export function deleteBrandAlias(database: DatabasePool, key: string, actor: Actor): Promise<void> {
  return database.transaction(async (tx) => {
    const removed = await deleteAlias(tx, key);
    if (!removed) throw new AppError('not_found');
    await recordAudit(tx, { action: 'brand_alias_removed', ...actor, details: removed });
  });
}

/** Recomputes suggestions of brand aliases: several products share a GTIN while their brands differ. */
export const findBrandAliases = (db: Database): Promise<void> =>
  findSharedGtinBrands(db, minProducts, maxSuggestions);

/** Dismisses a suggestion: it is not made again. Throws `not_found` where they are not. */
export function dismissBrandAlias(
  database: DatabasePool,
  pair: { brand: string; other: string },
  actor: Actor,
): Promise<void> {
  return database.transaction(async (tx) => {
    if (!(await dismissSuggestion(tx, pair))) throw new AppError('not_found');
    await recordAudit(tx, { action: 'brand_suggestion_dismissed', ...actor, details: pair });
  });
}

/** The brand reader for `describeListing`: once per import. */
export async function readBrandNames(db: Database): Promise<BrandNames> {
  const aliases = await listAliases(db);
  return new Map(aliases.map(({ key, brand }) => [key, brand]));
}
