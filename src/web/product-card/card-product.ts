import type { ProductList } from '../../contract/catalogue/list-schema.ts';
import type { ProductCard } from '../../contract/catalogue/schema.ts';

/** The fields of a product that a card shows: the only loader data of lists. */
export type CardProduct = Pick<
  ProductCard,
  | '_id'
  | 'title'
  | 'awImage'
  | 'images'
  | 'picture'
  | 'condition'
  | 'totalPrice'
  | 'deliveryKnown'
  | 'inStock'
  | 'stockKnown'
  | 'merchantsCount'
  | 'rating'
  | 'ratingCount'
  | 'unitPrice'
> &
  Partial<Pick<ProductCard, 'fallback' | 'awaitsMerchant' | 'energyClass' | 'energyLabel' | 'size'>> & {
    /** What it tells of the family that it stands for, or of the size whose price it shows. */
    family?: string;
    /** The query of its page, with its question mark: the size whose price it shows. */
    query?: string;
  };

/** A product without what cards do not show: half of its bytes. */
export const cardProduct = (product: ProductCard): CardProduct => ({
  _id: product._id,
  title: product.title,
  awImage: product.awImage,
  images: product.images.slice(0, 1),
  picture: product.picture,
  condition: product.condition,
  totalPrice: product.totalPrice,
  deliveryKnown: product.deliveryKnown,
  inStock: product.inStock,
  stockKnown: product.stockKnown,
  merchantsCount: product.merchantsCount,
  rating: product.rating,
  ratingCount: product.ratingCount,
  unitPrice: product.unitPrice,
  ...(product.size && { size: product.size, query: `?${new URLSearchParams({ size: product.size })}` }),
  ...(product.energyClass && { energyClass: product.energyClass, energyLabel: product.energyLabel }),
  ...(product.awaitsMerchant && { fallback: product.fallback, awaitsMerchant: true }),
});

/** One page of a list as pages show it. */
export type CardList = Omit<ProductList, 'products' | 'families' | 'productsTotal' | 'unknownSizes'> & {
  products: CardProduct[];
  /** How many products it holds with their variants, where these are folded. */
  withVariants?: string;
  /** The note about chosen sizes in which there is no product, and the label of the link to the list without them. */
  unknownSizes?: { note: string; remove: string };
};

export const cardList = ({
  families: _,
  productsTotal: __,
  unknownSizes: ___,
  ...list
}: ProductList): CardList => ({
  ...list,
  products: list.products.map(cardProduct),
});
