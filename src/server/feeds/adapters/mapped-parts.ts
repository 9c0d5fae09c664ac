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

/** What shops call the elements of an article's variants, by the last part of their path. */
const isVariants =
  /(?:^|\/)(?:(?:product_?)?variant(?:s|e|es|en|i)?|variations?|variacion(?:es)?|declinaisons?|combinations?|combinaisons?|skus?|sizes?|tailles?|warianty?|varianty?)$/;

type Parts = { parts: string; fields: FieldSources };

/** `own`: what tells one part from the others. */
function partsIn(parts: string, own: string, { id, item_group_id: group }: ColumnMapping): Parts {
  return id === undefined || aroundOf(id) === parts
    ? { parts, fields: {} }
    : { parts, fields: { id: [`{${id}}/${own}`], item_group_id: [group ?? id] } };
}

const identityIn = (parts: string, header: readonly string[]) =>
  identities
    .flatMap((name) => [`${parts}/${name}`, `${parts}@${name}`])
    .find((name) => header.includes(name));

/** Elements with an id and something else of their own, in which an article's price stands. */
function partsOfPrice(columns: ColumnMapping, header: readonly string[]): Parts | undefined {
  const parts = aroundOf(columns.price ?? '');
  if (parts === '' || isPrice.test(parts)) return undefined;
  const own = identityIn(parts, header);
  if (own === undefined) return undefined;
  // A price for dealers is in such an element too, but nothing else is.
  const isVariant = Object.entries(columns).some(
    ([field, path]) => !ofPrices.has(field) && path !== undefined && aroundOf(path) === parts,
  );
  return isVariant ? partsIn(parts, `{${own}}`, columns) : undefined;
}

/** Prices of variants, or what is added to the article's: those are not to be guessed. */
const priced =
  /[/@](?:[a-z_]{1,20}_)?(?:price|prix|preis|precio|prezzo|preco|cena|cene|montant|tarif|supplement|surcharge|impact)(?:_[a-z_]{1,20})?$/i;

/** Elements that are called variants, each with a size; its price is theirs or the article's. */
function partsOfSize(columns: ColumnMapping, header: readonly string[]): Parts | undefined {
  const { size = '', color = '', price = '' } = columns;
  const parts = aroundOf(size);
  if (!isVariants.test(parts) || !header.includes(size)) return undefined;
  if (aroundOf(price) !== parts && aroundOf(price) !== '') return undefined;
  if (header.some((each) => each !== price && aroundOf(each) === parts && priced.test(each)))
    return undefined;
  const own = identityIn(parts, header);
  const told = aroundOf(color) === parts ? `{${size}} {${color}}` : `{${size}}`;
  return partsIn(parts, own === undefined ? told : `{${own}}`, columns);
}

/**
 * Where an article's price stands in an element with an id and something else of its own, or its size in one that is called a
 * variant, each of these elements is an article: variants of one group. undefined: they are not.
 */
export const partsOf = (columns: ColumnMapping, header: readonly string[]): Parts | undefined =>
  partsOfPrice(columns, header) ?? partsOfSize(columns, header);

/** Whether several sizes of an article are all sold as its row says, rather than each with a price or stock of its own. */
export function hasSizesAlike({ size = '', price = '', availability = '' }: ColumnMapping): boolean {
  // Attributes of the size itself.
  if ([price, availability].some((each) => each.startsWith(`${size}@`))) return false;
  const around = aroundOf(size);
  return around === '' || (aroundOf(price) !== around && aroundOf(availability) !== around);
}
