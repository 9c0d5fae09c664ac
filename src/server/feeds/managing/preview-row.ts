import type { Condition } from '../../../contract/catalogue/conditions.ts';
import { optionalCentsToEuros } from '../../../contract/money.ts';
import type { FeedOffer } from '../feed-offer.ts';
import { writtenPrice as priceAsWritten, writtenTitle } from '../importing/tally.ts';
import type { FeedRecord } from '../reading/feed-record.ts';
import type { Rejection } from '../rejection.ts';
import { cleanLine } from '../values/clean-text.ts';

export type PreviewRow = {
  row: number;
  title: string;
  /** Euros. */
  price: number | null;
  /** As the file writes it, so that a refused one can be judged; empty: none. */
  writtenPrice: string;
  deliveryCost: number | null;
  inStock: boolean;
  stockKnown: boolean;
  size: string | null;
  brand: string;
  gtin: string | null;
  condition: Condition;
  link: string | null;
  hasImage: boolean;
  rejection: Rejection | null;
};

/** Characters of a refused row's title, and of a price as it is written. */
const titleLength = 200;
const priceLength = 60;

/** What is shown of a row that is not published. */
const refused = {
  price: null,
  deliveryCost: null,
  inStock: false,
  stockKnown: true,
  size: null,
  brand: '',
  gtin: null,
  condition: 'new',
  link: null,
  hasImage: false,
} as const;

/** A row and what an import would make of it. `offers`: of the sizes that it lists. */
export function previewRow(
  { number, row }: FeedRecord,
  offers: readonly FeedOffer[] | Rejection,
): PreviewRow {
  const writtenPrice = cleanLine(priceAsWritten(row), priceLength);
  if ('reason' in offers) {
    const title = cleanLine(writtenTitle(row) ?? '', titleLength) || (offers.articleId ?? '');
    return { ...refused, row: number, title, writtenPrice, rejection: offers };
  }
  const [offer] = offers as readonly [FeedOffer];
  const { title, priceCents, deliveryCents, availability, brand, gtins, condition, link, imageUrl } = offer;
  const sizes = offers.flatMap(({ size }) => size?.label ?? []);
  return {
    row: number,
    title,
    price: optionalCentsToEuros(priceCents),
    writtenPrice,
    deliveryCost: optionalCentsToEuros(deliveryCents),
    inStock: availability === 'in_stock',
    stockKnown: availability !== 'unknown',
    size: sizes.length > 0 ? sizes.join(', ') : null,
    brand,
    gtin: gtins[0] ?? null,
    condition,
    link,
    hasImage: imageUrl !== null,
    rejection: null,
  };
}
