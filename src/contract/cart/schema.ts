import { z } from 'zod';
import { conditions } from '../catalogue/conditions.ts';
import { euros, productCardSchema, productSchema } from '../catalogue/schema.ts';
import { described } from '../described.ts';
import { ownPartSchema } from '../my-price/part-schema.ts';
import { ownTermsInput } from '../my-price/terms-schema.ts';
import { cartLimits } from './cart-limits.ts';
import { isSizeText, type LineRef, lineKey } from './line-ref.ts';

const id = z.string().regex(/^[1-9]\d{0,14}$/);
const quantity = z.int().min(1).max(cartLimits.quantity);
const condition = described(z.enum(conditions).default('new'), 'What it is to be bought as');
const anyColour = described(
  z.boolean().default(false),
  'It may be bought in any colour: as any product of its family that differs from it in colour only',
);
const size = described(
  z.string().refine(isSizeText).default(''),
  'Of clothes and shoes, the size that it is to be bought in; empty: none is chosen',
);

/** A line as a browser sends it; name, pictures and stock are taken from the catalogue instead. */
const cartItemInput = z.object({
  _id: id,
  quantity,
  condition,
  anyColour,
  size,
  price: described(
    z.number().min(0).max(10_000_000),
    'Euros: its best delivered price when it was put into the cart',
  ),
});

/** A product has one line, or one for each of its sizes. */
const isOnceEach = (lines: readonly LineRef[]) => new Set(lines.map(lineKey)).size === lines.length;
const items = z.array(cartItemInput).max(cartLimits.lines).refine(isOnceEach);

/** The id of the cart's owner: the caller. */
const userId = z.coerce.string().max(20);
export const cartParams = z.object({ userId });
export const saveCartBody = z.object({ userId, items });

/** A line of a saved cart. */
const cartItemSchema = z.object({
  _id: z.string(),
  name: z.string(),
  price: euros,
  images: z.array(z.string()),
  category: z.string(),
  inStock: z.boolean(),
  quantity: z.int(),
  condition: z.enum(conditions),
  anyColour: z.boolean(),
  size: z.string(),
});
export type CartItem = z.infer<typeof cartItemSchema>;
export const cartSchema = z.object({ items: z.array(cartItemSchema) });

const wanted = z.object({ _id: id, quantity, condition, anyColour, size });
export const splitCartBody = z.object({
  items: z.array(wanted).min(1).max(cartLimits.lines).refine(isOnceEach),
  arriveBy: described(
    z.iso.date().optional(),
    'The day by the end of which all is to be there, in Paris: asks for one more plan; at most 90 days from now',
  ),
  terms: described(
    ownTermsInput.optional(),
    'The shopper’s own: ask for one more plan, by own prices; the others stay as they are',
  ),
});
export type WantedLine = z.output<typeof wanted>;

/** These two identify a line of the response. */
const lineRef = {
  _id: described(z.string(), 'As it was asked'),
  size: described(z.string(), 'As it was asked'),
};
const lineRefSchema = z.object(lineRef);

const priceOf = z.object({
  condition: z.enum(conditions),
  totalPrice: euros,
  merchant: described(z.string(), 'Who offers it at that price'),
  stock: described(z.int().nullable(), 'How many that merchant has; null: it does not say'),
  deliveryKnown: z.boolean(),
  inStock: z.boolean(),
});

/** A line's product as it is offered now. */
const cartLineSchema = z.object({
  ...lineRef,
  spelling: described(z.string(), 'The size as `sizes` would spell it'),
  product: described(
    productCardSchema
      .pick({ _id: true, title: true, category: true, images: true, picture: true, inStock: true })
      .nullable(),
    'The product, by now perhaps the one that took the asked one in; null: there is none',
  ),
  conditions: described(
    z.array(priceOf),
    'The best delivered price of one piece in each condition in which its size is offered',
  ),
  inAnyColour: described(z.array(priceOf), 'The same of all its colours; empty: it has no others'),
  sizes: described(
    productSchema.shape.sizes,
    'Those of clothes and shoes that are offered in its condition, with anyColour in any colour; totalPrice null: out of stock',
  ),
});
export type CartLineNow = z.infer<typeof cartLineSchema>;

const parcelSchema = z.object({
  merchant: z.string(),
  seller: z.string(),
  items: z.array(
    z.object({
      ...lineRef,
      quantity: z.int(),
      unitPrice: euros,
      price: described(euros, 'Of all pieces, without delivery'),
      condition: z.enum(conditions),
      affiliateLink: described(
        z.string(),
        '/go/{offerId}, which redirects to the merchant, to the size where one is wanted',
      ),
      found: described(
        z
          .object({
            productId: z.string(),
            title: z.string(),
            colour: described(z.string().nullable(), 'In the request’s language; null: not known'),
          })
          .nullable(),
        'Of a line with anyColour: the product that is bought',
      ),
    }),
  ),
  goods: euros,
  delivery: described(
    euros,
    'The highest delivery cost of its items, once; 0 from the amount of the merchant’s rule; see deliveryKnown',
  ),
  deliveryKnown: z.boolean(),
  freeFrom: described(
    euros.nullable(),
    'The amount from which the merchant delivers free, where that is why delivery is free here',
  ),
  total: euros,
  ownParts: described(
    z.array(ownPartSchema),
    'Of the plan own: what is taken off its goods and delivery, and what comes back later',
  ),
});

const planSchema = z.object({
  kinds: described(
    z.array(z.enum(['cheapest', 'fewestParcels', 'oneMerchant', 'byDate', 'own'])),
    'Lowest cost, fewest parcels, one merchant, the cheapest that is there by the day asked for, the cheapest by the shopper’s own terms; an offer of unknown delivery is in one only where the line has no other',
  ),
  isProven: described(z.boolean(), 'There is no better one of its kinds; else it is the best that was found'),
  goods: euros,
  delivery: euros,
  total: described(euros, 'Goods and known delivery costs'),
  deliveryKnown: z.boolean(),
  saving: described(
    euros.nullable(),
    'Less than buying each item at its cheapest offer; null where a delivery cost is not known',
  ),
  parcels: z.array(parcelSchema),
});
export type CartPlan = z.infer<typeof planSchema>;
export type CartParcel = z.infer<typeof parcelSchema>;

export const cartSplitSchema = z.object({
  lines: z.array(cartLineSchema),
  left: described(
    z.array(z.object({ ...lineRef, reason: z.enum(['unknown', 'notOffered', 'notInSize', 'tooMany']) })),
    'Lines that are in no plan: no such product, nobody has it in that condition, or in that size, or so many',
  ),
  plans: z.array(planSchema),
  arrival: described(
    z
      .object({
        by: described(z.iso.date(), 'As it was asked'),
        workingDays: described(z.int(), 'From now to then; below 0: nothing leaves so soon'),
        late: described(
          z.array(lineRefSchema),
          'Lines of which no offer is stated to arrive by then: there is no such plan where there are any',
        ),
        more: described(
          euros.nullable(),
          'What the plan costs more than the cheapest; null: there is none, or a delivery cost is not known',
        ),
      })
      .nullable(),
    'Of the plan byDate; null: none was asked for',
  ),
  own: described(
    z
      .object({
        left: described(
          z.array(lineRefSchema),
          'Lines that only merchants offer whom the shopper leaves out: there is no such plan where there are any',
        ),
      })
      .nullable(),
    'Of the plan own, which is left out where it is the cheapest one; null: no terms were sent',
  ),
});
export type CartSplit = z.infer<typeof cartSplitSchema>;
