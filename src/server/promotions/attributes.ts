import type { PromotionRefusal } from '../../contract/my-price/promotion-messages.ts';

// Google's attributes of a promotion ("Promotions data specification" of Merchant Center).

/** Those that are read. */
export const readAttributes = [
  'promotion_id',
  'product_applicability',
  'offer_type',
  'generic_redemption_code',
  'long_title',
  'promotion_effective_dates',
  'promotion_display_dates',
  'redemption_channel',
  'coupon_value_type',
  'percent_off',
  'money_off_amount',
  'minimum_purchase_amount',
  'minimum_purchase_quantity',
  'buy_this_quantity',
  'redemption_restriction',
  'promotion_destination',
  'target_country',
  'item_id',
] as const;
export type ReadAttribute = (typeof readAttributes)[number];

/** Those that change nothing of what is paid for an order on the web. */
const harmless = new Set([
  'promotion_url',
  'content_language',
  'promotion_tags',
  'store_applicability',
  'store_codes_inclusion',
  'store_codes_exclusion',
  'store_code',
  // RSS and Atom have these of their own.
  'title',
  'link',
  'description',
  'guid',
  'pubdate',
  'id',
  'updated',
]);

/** Conditions that a promo code cannot say here. */
const refused: ReadonlyMap<string, PromotionRefusal> = new Map(
  Object.entries<PromotionRefusal>({
    get_this_quantity_discounted: 'pieces',
    limit_quantity: 'pieces',
    limit_value: 'limited',
    max_discount_amount: 'limited',
    promotion_price: 'kind_unknown',
    free_shipping: 'free_shipping',
    free_gift_value: 'gift',
    free_gift_description: 'gift',
    free_gift_item_id: 'gift',
    item_group_id: 'filter',
    brand: 'filter',
    product_type: 'filter',
    google_product_category: 'filter',
    item_id_exclusion: 'filter',
    item_group_id_exclusion: 'filter',
    brand_exclusion: 'filter',
    product_type_exclusion: 'filter',
    google_product_category_exclusion: 'filter',
    custom_redemption_restriction: 'restricted',
    audience: 'members',
    loyalty_program: 'members',
    membership_type: 'members',
    fine_print: 'fine_print',
  }),
);

const isRead: ReadonlySet<string> = new Set(readAttributes);

/** Repeated attributes in columns with the value behind a colon: "promotion_destination: Shopping_ads". */
export const attributeOf = (name: string): string => {
  const [attribute = ''] = name.split(':', 1);
  return isRead.has(attribute) ? attribute : name;
};

/** Why an attribute that says something refuses its promotion; undefined: it does not. */
export function refusalOf(name: string): PromotionRefusal | undefined {
  if (isRead.has(name) || harmless.has(name)) return undefined;
  return refused.get(name) ?? 'attribute';
}
