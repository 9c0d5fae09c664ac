import type { RejectionReason } from '../../rejection.ts';
import { isGiftCard, isService, isTestArticle } from '../../values/kinds/kind-of-article.ts';
import { isRented } from '../../values/kinds/rented.ts';
import { isWithin } from '../../values/validity.ts';
import { column, type FeedRow, type RowContext, shelfOf } from '../row.ts';

/** What Meta's catalogue keeps from shoppers, and what Google is told to show nowhere that lists articles. */
function isHidden(row: FeedRow): boolean {
  const excluded = column(row, 'excluded_destination');
  return (
    /^(?:hidden|staging)$/i.test(column(row, 'visibility').trim()) ||
    /^(?:archived|draft|disabled|inactive)$/i.test(column(row, 'status').trim()) ||
    (/shopping[ _]ads/i.test(excluded) && /free[ _]listings/i.test(excluded))
  );
}

/** Why a row is no offer of a thing, whatever it costs. */
export function refusalOf(
  row: FeedRow,
  { observedAt }: RowContext,
  title: string,
): RejectionReason | undefined {
  const productType = shelfOf(row);
  if (title === '') return 'title_missing';
  if (isGiftCard(title, column(row, 'google_product_category'), productType)) return 'gift_card';
  // "month:24:29.99 EUR"; where nothing is to be paid, some write a zero.
  const isSubscription = /[1-9]/.test(column(row, 'subscription_cost').split(':').at(-1) ?? '');
  const isLent = isRented({
    title,
    shelf: productType,
    price: column(row, 'price'),
    availability: column(row, 'availability'),
    description: column(row, 'description'),
  });
  if (isSubscription || isLent || isService(title, productType)) return 'service';
  if (isHidden(row) || isTestArticle(title)) return 'not_for_sale';
  // Google shows an article from the one on, and until the other.
  const isValid = isWithin(observedAt, column(row, 'disclosure_date'), column(row, 'expiration_date'));
  return isValid ? undefined : 'not_valid_now';
}
