import { eurosToCents } from '../../../contract/money.ts';
import { parseGtins } from '../../../contract/products/gtin.ts';
import { parseMoney } from '../../feeds/service.ts';
import type { Thing } from './thing.ts';

/** Whether something can be had: now, later or not. */
export type PageAvailability = 'in_stock' | 'out_of_stock' | 'preorder' | 'backorder';

/** One price that a page states; undefined where it does not say it, or not in one way. */
export type PageOffer = {
  cents: number | undefined;
  /** ISO 4217. */
  currency: string | undefined;
  availability: PageAvailability | undefined;
};

/** A product that a page is about; its variants apart. */
export type PageProduct = {
  name: string;
  /** Padded to 14 digits. */
  gtins: string[];
  offers: PageOffer[];
  variants: Omit<PageProduct, 'variants'>[];
};

const productTypes = new Set([
  'Product',
  'ProductGroup',
  'ProductModel',
  'IndividualProduct',
  'SomeProducts',
  'Book',
]);
const gtinProperties = ['gtin', 'gtin8', 'gtin12', 'gtin13', 'gtin14', 'isbn', 'productID'];
// A map: an object would have a value for "constructor".
const stated: ReadonlyMap<string, PageAvailability> = new Map(
  Object.entries({
    InStock: 'in_stock',
    LimitedAvailability: 'in_stock',
    OnlineOnly: 'in_stock',
    OutOfStock: 'out_of_stock',
    SoldOut: 'out_of_stock',
    Discontinued: 'out_of_stock',
    InStoreOnly: 'out_of_stock',
    PreOrder: 'preorder',
    PreSale: 'preorder',
    BackOrder: 'backorder',
    MadeToOrder: 'backorder',
  } as const),
);

/** Where what a page is about may stand. Its lists, and what is like it, are about other things. */
const ways = ['@graph', 'mainEntity', 'mainEntityOfPage', 'about', 'itemOffered'] as const;
const maxThings = 2_000;
const maxName = 300;
const maxOffers = 200;

const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => {
  if (value === undefined || value === null) return [];
  return Array.isArray(value) ? value : [value];
};
const lastName = (text: string): string => {
  const name = text.trim();
  return name.slice(Math.max(...['/', '#', ':'].map((sign) => name.lastIndexOf(sign))) + 1);
};
const typesOf = (thing: Thing): string[] =>
  listOf(thing['@type'])
    .filter((type) => typeof type === 'string')
    .map(lastName);
const textsOf = (value: unknown): string[] =>
  listOf(value)
    .filter((text) => typeof text === 'string' || typeof text === 'number')
    .map(String);
const textOf = (value: unknown): string => textsOf(value)[0]?.trim() ?? '';

/** Things by their `@id`, to which others refer. */
function indexThings(things: readonly Thing[]): (value: unknown) => Thing[] {
  const byId = new Map<string, Thing>();
  for (const thing of things) {
    const id = thing['@id'];
    if (typeof id === 'string' && Object.keys(thing).length > 1) byId.set(id, thing);
  }
  return (value) =>
    listOf(value)
      .filter(isThing)
      .map((thing) => (typeof thing['@id'] === 'string' && byId.get(thing['@id'])) || thing);
}

/** All things on the ways to what the page is about, in the order in which they stand. */
function gather(roots: readonly unknown[]): Thing[] {
  const found = new Set<Thing>();
  const waiting: unknown[] = roots.slice(0, maxThings);
  const wait = (more: readonly unknown[]) => waiting.push(...more.slice(0, maxThings));
  for (let at = 0; at < waiting.length && at < 10 * maxThings && found.size < maxThings; at++) {
    const next = waiting[at];
    if (Array.isArray(next)) wait(next);
    if (!isThing(next) || found.has(next)) continue;
    found.add(next);
    for (const way of ways) wait(listOf(next[way]));
  }
  return [...found];
}

function centsOf(value: unknown): number | undefined {
  const [given] = listOf(value);
  if (typeof given === 'number') return given > 0 && given < 1e7 ? eurosToCents(given) : undefined;
  const money = typeof given === 'string' && given.length < 40 ? parseMoney(given) : undefined;
  return money && 'cents' in money && money.cents > 0 && money.cents < 1e9 ? money.cents : undefined;
}

const currencyOf = (value: unknown): string | undefined => {
  const code = textOf(value).toUpperCase();
  return /^[A-Z]{3}$/.test(code) ? code : undefined;
};

type Find = (value: unknown) => Thing[];

/** What is paid, among the prices of an offer: not the crossed-out one, nor what members pay. */
const isPaid = (price: Thing): boolean =>
  !/ListPrice|Strikethrough|SRP|MSRP|RegularPrice/i.test(textOf(price.priceType)) &&
  price.validForMemberTier === undefined;

function offerOf(offer: Thing, find: Find): PageOffer {
  const paid = find(offer.priceSpecification).find((price) => isPaid(price) && centsOf(price.price));
  const low = centsOf(offer.lowPrice);
  const isOnePrice = offer.highPrice === undefined || centsOf(offer.highPrice) === low;
  return {
    cents: centsOf(offer.price) ?? centsOf(paid?.price) ?? (isOnePrice ? low : undefined),
    currency: currencyOf(offer.priceCurrency) ?? currencyOf(paid?.priceCurrency),
    availability: stated.get(lastName(textOf(offer.availability))),
  };
}

/** Reads each thing once: many may refer to one, which holds many itself. */
function once<T>(read: (thing: Thing) => T): (thing: Thing) => T {
  const known = new Map<Thing, T>();
  return (thing) => {
    const value = known.get(thing) ?? read(thing);
    known.set(thing, value);
    return value;
  };
}

function productReader(find: Find): (thing: Thing) => Omit<PageProduct, 'variants'> {
  const single = once((offer) => offerOf(offer, find));
  const withOffers = once((offer) => {
    const within = find(offer.offers).slice(0, maxOffers).map(single);
    return within.length > 0 ? within : [single(offer)];
  });
  return once((thing) => ({
    name: textOf(thing.name).slice(0, maxName),
    gtins: parseGtins(
      gtinProperties
        .flatMap((name) => textsOf(thing[name]))
        .map((text) => text.replace(/^\s*(?:isbn|ean|gtin\d*):/i, ''))
        .slice(0, 20),
    ),
    offers: find(thing.offers).slice(0, maxOffers).flatMap(withOffers).slice(0, maxOffers),
  }));
}

/** The products that a page is about, from all things that it holds. */
export function productsOf(roots: readonly unknown[]): PageProduct[] {
  const things = gather(roots);
  const find = indexThings(things);
  const readProduct = productReader(find);
  return things
    .filter((thing) => typesOf(thing).some((type) => productTypes.has(type)))
    .map((thing) => ({
      ...readProduct(thing),
      variants: find(thing.hasVariant).slice(0, maxOffers).map(readProduct),
    }));
}
