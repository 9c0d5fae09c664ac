import { hashText } from '../../platform/hashing/text-hash.ts';
import { type BrandNames, noBrandNames } from '../comparing/brand-names.ts';
import { gtinKeysOf, otherKeysOf } from '../comparing/keys.ts';
import { describeListing, type Listing } from '../comparing/listing.ts';
import type { MatchInput } from '../comparing/match-input.ts';
import { prepareDetails } from '../comparing/prepare.ts';
import type { Member } from '../grouping/cluster-listings.ts';
import type { ListingRow } from './queries.ts';
import { matchingRules } from './rules.ts';

/** An article while a part of the catalogue is regrouped. */
export type Article = Member & {
  merchantId: number;
  /** The product of its offer; null: it has no offer yet. */
  productId: number | null;
  homeProductId: number | null;
  /** null: it is not stored, or no longer as it was. */
  component: number | null;
  /** Whether it has a row that is to be replaced. */
  isStored?: boolean;
  /** Computed lazily. */
  keys?: { gtin: readonly number[]; other: readonly number[] } | undefined;
  /** What it was made from, while it is imported. */
  input?: MatchInput;
};

/** Prices are bucketed in steps of 19 %, so that small changes do not cause regrouping. */
const stepsPerDoubling = 4;

/** The price in cents that stands for all of its step. */
export const priceStep = (cents: number): number =>
  Math.max(1, Math.round(2 ** (Math.round(Math.log2(cents) * stepsPerDoubling) / stepsPerDoubling)));

export const join = (list: readonly string[]) => list.join(' ');
export const split = (text: string) => (text === '' ? [] : text.split(' '));

/** An article from its merchant's feed; `id` 0 until known. */
export function readArticle(input: MatchInput, names: BrandNames = noBrandNames): Article {
  const listing = describeListing(input, names);
  listing.priceCents = priceStep(listing.priceCents);
  const { merchantId, articleId, productId } = input;
  const none = { homeProductId: null, component: null };
  const factsHash = hashOf(listing);
  return { id: 0, merchantId, articleId, factsHash, productId, ...none, listing, keys: undefined, input };
}

function hashOf({ codes, gtins, ...rest }: Listing): number {
  const { brand, title, mpn, model, pack, accessory, byColour, isNew, priceCents, details, picture } = rest;
  const facts = [
    brand,
    title,
    join(codes),
    join(gtins),
    mpn,
    model,
    pack,
    accessory,
    byColour,
    isNew,
    priceCents,
    details,
    picture,
  ];
  return hashText(facts.join('\n'));
}

const hashLimit = 2 ** 53;
const rules = Number.parseInt(matchingRules.slice(0, 8), 16);

/**
 * The hash of an article's facts as rows store it. It differs under other matching rules, so that an unchanged article is
 * compared and grouped again when it is next imported.
 */
export const sealHash = (hash: number): number =>
  hash < hashLimit - rules ? hash + rules : hash - (hashLimit - rules);

const unsealHash = (stored: number): number =>
  stored < rules ? stored + (hashLimit - rules) : stored - rules;

/** An article as it is stored. */
export function fromRow(row: ListingRow): Article {
  const { id, merchantId, articleId, productId, homeProductId, component } = row;
  const { brand, title, mpn, model, pack, accessory, byColour, isNew, priceCents, details, picture } = row;
  const [codes, gtins] = [split(row.codes), split(row.gtins)];
  const listing: Listing = {
    merchantId,
    brand,
    title,
    codes,
    gtins,
    mpn,
    model,
    pack,
    accessory,
    byColour,
    isNew,
    priceCents,
    details,
    picture,
    prepared: undefined,
  };
  const factsHash = unsealHash(row.factsHash);
  const place = { productId, homeProductId, component };
  return { id, merchantId, articleId, factsHash, ...place, listing, keys: undefined };
}

export function toRow(article: Article, component: number, productId: number): ListingRow {
  const { id, merchantId, articleId, homeProductId } = article;
  const { prepared: _, codes, gtins, ...facts } = article.listing;
  const factsHash = sealHash(article.factsHash);
  const place = { id, merchantId, articleId, factsHash, component, productId };
  return {
    ...place,
    ...facts,
    homeProductId: homeProductId ?? productId,
    codes: join(codes),
    gtins: join(gtins),
  };
}

/** The keys under which an article is stored and looked up (keys.ts). */
export function keysOf(article: Article): { gtin: readonly number[]; other: readonly number[] } {
  article.keys ??= { gtin: gtinKeysOf(article.listing), other: otherKeysOf(article.listing) };
  return article.keys;
}

export function allKeysOf(article: Article): number[] {
  const { gtin, other } = keysOf(article);
  return [...gtin, ...other];
}

/** Prepares an article for comparison in advance; otherwise this happens lazily. */
export function prepareArticle(article: Article): void {
  keysOf(article);
  prepareDetails(article.listing);
}
