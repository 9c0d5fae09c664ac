import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Warranty } from './values/warranty.ts';

const availabilities = ['in_stock', 'unknown', 'out_of_stock', 'preorder', 'backorder'] as const;
export type Availability = (typeof availabilities)[number];

/**
 * One row of a merchant's feed, cleaned: the common form of all source formats. Money in cents, VAT included.
 */
export type FeedOffer = {
  /** The merchant's own id: Awin `merchant_product_id`, Google `g:id`. */
  articleId: string;
  /** The affiliate network's id (`aw_product_id`), where there is one. */
  networkArticleId: string | null;
  /** The merchant's id of what its variants (colours, capacities, sizes) are of; '' unknown. */
  groupId: string;
  title: string;
  /**
   * Of clothes and shoes: which size of the article the row is, and the article's title where other sizes have other
   * titles. Rows of one article and different sizes are one offer.
   */
  size: { label: string; title: string } | null;
  brand: string;
  /** Clean text, no markup. */
  description: string;
  specifications: { name: string; value: string }[];
  /** Valid GTINs only, padded to 14 digits. */
  gtins: string[];
  mpn: string;
  model: string;
  /** The merchant's category path, and the network's category. */
  merchantCategory: string;
  networkCategory: string;
  condition: Condition;
  priceCents: number;
  /** The list or crossed-out price that the merchant sets beside it, above it; null: none. Never our discount. */
  announcedCents: number | null;
  /** null: the merchant did not state it. */
  deliveryCents: number | null;
  deliveryInfo: string;
  /** The commercial warranty that it announces. */
  warranty: Warranty | null;
  availability: Availability;
  /** What the row says of its stock, where that was not understood. */
  unreadStock?: string | undefined;
  stock: number | null;
  seller: string;
  /** https only. */
  link: string;
  /** The merchant's own address, where the link leads through a network that does not tell it; https only. */
  pageLink: string | null;
  imageUrl: string | null;
  /** Further pictures, at most seven. */
  moreImages: string[];
  /** Promotions of the merchant that it takes part in; left out: none is named. */
  promotionIds?: readonly string[] | undefined;
  rating: number | null;
  ratingCount: number | null;
};
