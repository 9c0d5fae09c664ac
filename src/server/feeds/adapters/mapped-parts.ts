import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';
import type { FieldSources } from './row-mapping.ts';

/** What tells one variant from another, best first. */
const identities = ['id', 'sku', 'code', 'reference', 'ref', 'ean', 'gtin', 'barcode'];
/** Elements of a price itself, "prices/price", and of who is asked it: "tarifs/tarif", "markets/market". */
const isPrice =
  /(?:pri[cxsjz]|preis|precio|cena|amount|tarif|rate|market|country|pays|customer|client|group|channel|store)[^/]*$/;
/** What may tell of a price alone. */
const ofPrices: ReadonlySet<string> = new Set([
  'id',
  'price',
  'sale_price',
  'list_price',
  'currency',
  'shipping',
]);

/** The element within an article in which its price stands: "variants/variant" of "variants/variant/price". */
const aroundOf = (path: string): string =>
  path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('@'), 0));

/**
 * Where an article's price stands in an element with an id and something else of its own, each of these elements is an article:
 * variants of one group. undefined: they are not.
 */
export function partsOf(
  columns: ColumnMapping,
  header: readonly string[],
): { parts: string; fields: FieldSources } | undefined {
  const parts = aroundOf(columns.price ?? '');
  if (parts === '' || isPrice.test(parts)) return undefined;
  const own = identities
    .flatMap((name) => [`${parts}/${name}`, `${parts}@${name}`])
    .find((name) => header.includes(name));
  if (own === undefined) return undefined;
  // A price for dealers is in such an element too, but nothing else is.
  const isVariant = Object.entries(columns).some(
    ([field, path]) => !ofPrices.has(field) && path !== undefined && aroundOf(path) === parts,
  );
  if (!isVariant) return undefined;
  const { id, item_group_id: group } = columns;
  if (id === undefined || aroundOf(id) === parts) return { parts, fields: {} };
  return { parts, fields: { id: [`{${id}}/{${own}}`], item_group_id: [group ?? id] } };
}
