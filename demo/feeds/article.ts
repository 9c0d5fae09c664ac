import { demoEan } from '../catalogue/gtin.ts';
import { sizesOf } from '../catalogue/sizes.ts';
import { deliveryOf } from '../merchants/delivery.ts';
import type { Listing } from '../merchants/listings.ts';
import { type View, viewsOf } from '../pictures/views.ts';
import { type Day, startOf } from '../prices/day.ts';
import { lastChange, listPriceOf, priceOn } from '../prices/price-model.ts';
import { quantityOn, stockOn } from '../prices/stock-model.ts';
import { between, chance } from '../random.ts';

/** One row of a feed before it is written in a merchant's dialect. Money in cents. */
export type Article = {
  id: string;
  /** Of clothes and shoes, a row of each: the article's own id, and the row's size; '' of all others. */
  groupId: string;
  size: string;
  colour: string;
  title: string;
  description: string;
  specifications: readonly { name: string; value: string }[];
  brand: string;
  ean: string;
  mpn: string;
  category: string;
  priceCents: number;
  /** What the merchant crosses out beside it; null: nothing. */
  listCents: number | null;
  deliveryCents: number | null;
  deliveryTime: string;
  isInStock: boolean;
  quantity: number | null;
  seller: string;
  condition: 'new' | 'refurbished';
  /** '' where it announces none. */
  warranty: string;
  link: string;
  pictureUrl: string;
  /** From other sides, and of details. */
  morePictureUrls: readonly string[];
  rating: string;
  ratingCount: string;
  /** When the merchant last touched its feed. */
  updatedAt: Date;
};

/** The address that feeds give for a picture of a product; the drawing is stored under it, nothing is fetched. */
export const pictureUrlOf = (sku: string, view: View = 'front'): string =>
  `https://pictures.demo.example/${sku}${view === 'front' ? '' : `-${view}`}.webp`;

function toArticle(listing: Listing, day: Day): Article {
  const { product, merchant, articleId } = listing;
  const priceCents = priceOn(listing, day);
  const isInStock = stockOn(listing, day) === 'in_stock';
  const isRated = merchant.statesRatings && !product.exception.hasNoRating;
  const rating = product.rating + between(-0.2, 0.1, articleId, 'rating');
  return {
    id: articleId,
    groupId: '',
    size: '',
    colour: product.colour,
    title: merchant.titleOf(product),
    description: product.description,
    specifications: product.specifications,
    brand: product.brand,
    ean: listing.hasEan ? product.ean : '',
    mpn: product.mpn,
    category: merchant.categoryOf(product),
    priceCents,
    listCents: listPriceOf(listing, priceCents),
    deliveryCents: deliveryOf(listing, priceCents),
    deliveryTime: merchant.delivery?.time ?? '',
    isInStock,
    quantity: merchant.statesQuantity ? quantityOn(listing, day) : null,
    seller: listing.seller,
    condition: merchant.condition,
    warranty: merchant.warranty ?? '',
    link: `https://${merchant.host}/p/${product.sku}-${articleId}`,
    pictureUrl: product.exception.hasNoPicture ? '' : pictureUrlOf(product.sku),
    morePictureUrls: viewsOf(product)
      .slice(1)
      .map((view) => pictureUrlOf(product.sku, view)),
    rating: isRated ? rating.toFixed(1) : '',
    ratingCount: isRated
      ? String(Math.ceil(product.ratingCount * between(0.2, 0.8, articleId, 'count')))
      : '',
    updatedAt: new Date(startOf(lastChange(merchant, day)).getTime() + merchant.comesAt * 60_000),
  };
}

/** The share of an article's sizes that a merchant is out of. */
const soldOut = 0.25;

/** A row of each size, with its own EAN and stock, which moves weekly. */
function toRows(article: Article, { product, merchant, hasEan }: Listing, day: Day): Article[] {
  const sizes = sizesOf(product);
  if (sizes.length === 0) return [article];
  const week = Math.floor(lastChange(merchant, day) / 7);
  return sizes.map((size) => {
    const isInStock = article.isInStock && chance(article.id, size, week) >= soldOut;
    return {
      ...article,
      id: `${article.id}-${size}`,
      groupId: article.id,
      size,
      ean: hasEan ? demoEan(`${product.sku} ${size}`) : '',
      link: `${article.link}?taille=${size}`,
      isInStock,
      quantity: article.quantity === null || isInStock ? article.quantity : 0,
    };
  });
}

/** What a merchant's feed holds on a day. */
export const articlesOn = (listings: readonly Listing[], day: Day): Article[] =>
  listings
    .filter((listing) => stockOn(listing, day) !== 'absent')
    .flatMap((listing) => toRows(toArticle(listing, day), listing, day));
