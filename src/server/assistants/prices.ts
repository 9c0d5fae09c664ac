import type { Offer, ProductCard } from '../../contract/catalogue/schema.ts';
import { hourMs } from '../platform/durations.ts';

/** A price as an assistant is told it: never without what it contains, how old it is and what is not known of it. */
export type DescribedPrice = {
  currency: 'EUR';
  /** Delivered, VAT included; null: the merchant does not state its delivery cost. */
  delivered_total: number | null;
  price_without_delivery: number;
  delivery_cost: number | null;
  merchant: string;
  seller: string | null;
  condition: Offer['condition'];
  in_stock: boolean | null;
  /** When our import last held the offer. */
  seen_at: string | null;
  age_hours: number | null;
  /** Leads to the merchant; we may earn a commission, which never changes the order. */
  link: string | null;
  not_known: string[];
};

const unknowns = ({
  deliveryKnown,
  stockKnown,
}: {
  deliveryKnown: boolean;
  stockKnown: boolean;
}): string[] => [
  ...(deliveryKnown
    ? []
    : ['delivery cost: the merchant does not state it, so the total is higher or equal']),
  ...(stockKnown ? [] : ['stock: the merchant does not state it']),
];

/** An offer; `now` in milliseconds. */
export function describeOffer(offer: Offer, publicUrl: string, now: number): DescribedPrice {
  const { deliveryKnown, stockKnown, deliveryDays, warranty } = offer;
  return {
    currency: 'EUR',
    delivered_total: deliveryKnown ? offer.totalPrice : null,
    price_without_delivery: offer.storePrice,
    delivery_cost: deliveryKnown ? offer.deliveryCost : null,
    merchant: offer.merchant,
    seller: offer.seller || null,
    condition: offer.condition,
    in_stock: stockKnown ? offer.inStock : null,
    seen_at: offer.lastSeenAt,
    age_hours: Math.max(0, Math.round((now - Date.parse(offer.lastSeenAt)) / hourMs)),
    link: publicUrl + offer.affiliateLink,
    not_known: [
      ...unknowns(offer),
      ...(deliveryDays ? [] : ['delivery time: not stated']),
      ...(warranty ? [] : ['commercial warranty: none stated; the legal guarantee applies']),
    ],
  };
}

/** The price of a product in a list, by the offer that it is of where that is known. */
export function describeCard(
  card: ProductCard,
  offers: readonly Offer[],
  publicUrl: string,
  now: number,
): DescribedPrice | null {
  const { merchant, condition, storePrice, deliveryKnown, deliveryCost, totalPrice, stockKnown } = card;
  if (merchant === null || condition === null || storePrice === null) return null;
  const offer = offers.find(
    (each) => each.merchant === merchant && each.condition === condition && each.storePrice === storePrice,
  );
  if (offer) return describeOffer(offer, publicUrl, now);
  return {
    currency: 'EUR',
    delivered_total: deliveryKnown ? totalPrice : null,
    price_without_delivery: storePrice,
    delivery_cost: deliveryKnown ? deliveryCost : null,
    merchant,
    seller: null,
    condition,
    in_stock: stockKnown ? card.inStock : null,
    seen_at: null,
    age_hours: null,
    link: card.awLink === null ? null : publicUrl + card.awLink,
    not_known: [...unknowns(card), 'age: ask get_product'],
  };
}
