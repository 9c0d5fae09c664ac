import type { ReactNode } from 'react';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Offer, Product } from '../../contract/catalogue/schema.ts';

type Rows = { rows: { offer: Offer; others: Offer[] }[]; unstated: { offer: Offer; others: Offer[] }[] };

/** Own prices on the page of a product. */
export type OwnOffers = {
  /** Below an offer's price; nothing where it is the public one. */
  line: (offer: Offer) => ReactNode;
  /** Whether its merchant is left out. */
  isLeftOut: (offer: Offer) => boolean;
  /** Above the offers: the best one, and the choice of its order. */
  head: ReactNode;
  /** The rows of a section by own price, where the shopper chose that. */
  inOrder: <S extends Rows>(section: S) => S;
};

export type OwnPrices = {
  /** Below the best price of a product's page. */
  best: (product: Product) => ReactNode;
  offersOf: (product: Product) => OwnOffers;
  /** Beside the order of a list. */
  listNote: ReactNode;
  /** Below the price of a card; `total` in euros. */
  card: (product: {
    _id: string;
    condition: Condition | null;
    totalPrice: number | null;
    deliveryKnown: boolean;
    /** The only one whose price it shows. */
    size?: string | null;
  }) => ReactNode;
};
