import { AppError } from '../platform/app-error.ts';
import type { Database } from '../platform/database.ts';
import { deleteAlias, listAliases, listSharedGtinBrands, upsertAlias } from './alias-queries.ts';
import type { BrandNames } from './brand-names.ts';
import { compact } from './text.ts';

/** Another name of a brand: offers of `alias` are compared as offers of `brand`. */
export type BrandAlias = { key: string; alias: string; brand: string };

/** Two brands, as they are compared, that write the same products' GTINs. */
export type AliasSuggestion = { brand: string; other: string; products: number };

const longestName = 100;
/** Fewer products may share a GTIN by mistake. */
const fewestProducts = 3;
const mostSuggestions = 100;

export function listBrandAliases(db: Database): Promise<BrandAlias[]> {
  return listAliases(db);
}

/**
 * Keeps `alias` as another name of `brand`, in place of what it stood for until now. Offers known already keep
 * their products. A chain is cut short: an alias leads to the name that its brand leads to.
 * Throws `invalid_request` where a name is empty, too long or without letters and digits, and where both are one.
 */
export async function saveBrandAlias(
  db: Database,
  given: { alias: string; brand: string },
): Promise<BrandAlias> {
  const alias = given.alias.trim().normalize('NFC');
  const named = given.brand.trim().normalize('NFC');
  const aliases = await listAliases(db);
  const brand = aliases.find(({ key }) => key === compact(named))?.brand ?? named;
  const key = compact(alias);
  const isName = (text: string) => text.length <= longestName && compact(text) !== '';
  if (!isName(alias) || !isName(brand) || key === compact(brand)) throw new AppError('invalid_request');
  const saved = { key, alias, brand };
  await upsertAlias(db, saved);
  return saved;
}

/** Throws `not_found` where there is no such alias. */
export async function deleteBrandAlias(db: Database, key: string): Promise<void> {
  if (!(await deleteAlias(db, key))) throw new AppError('not_found');
}

/** Brands that may be one: several products were joined by a GTIN while their brands differ; most products first. */
export async function suggestBrandAliases(db: Database): Promise<AliasSuggestion[]> {
  return listSharedGtinBrands(db, fewestProducts, mostSuggestions);
}

/** What `describeListing` reads brands with: once per import. */
export async function readBrandNames(db: Database): Promise<BrandNames> {
  const aliases = await listAliases(db);
  return new Map(aliases.map(({ key, brand }) => [key, brand]));
}
