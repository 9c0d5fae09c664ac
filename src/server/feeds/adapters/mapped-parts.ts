import type { ColumnMapping } from '../../../contract/feeds/feed-fields.ts';
import type { FieldSources } from './row-mapping.ts';

/** What tells one variant from another, best first. */
const identities = ['id', 'sku', 'code', 'reference', 'ref', 'ean', 'gtin', 'barcode'];
/** Elements of a price itself: "prices/price". */
const isPrice = /(?:pri[cxsjz]|preis|precio|cena|amount)[^/]*$/;

/** The element within an article in which its price stands: "variants/variant" of "variants/variant/price". */
const aroundOf = (path: string): string =>
  path.slice(0, Math.max(path.lastIndexOf('/'), path.lastIndexOf('@'), 0));

/**
 * Where an article's price stands in an element that has an id of its own, each of these elements is an article: variants
 * of one group. undefined: they are not.
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
  const { id, item_group_id: group } = columns;
  if (id === undefined || aroundOf(id) === parts) return { parts, fields: {} };
  return { parts, fields: { id: [`{${id}}/{${own}}`], item_group_id: [group ?? id] } };
}
