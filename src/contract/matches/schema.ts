import { z } from 'zod';
import { line } from '../accounts/schema.ts';
import { conditions } from '../catalogue/conditions.ts';
import { described } from '../described.ts';
import { paging } from '../paging-schema.ts';
import { matchKinds } from './kinds.ts';
import { matchReasons } from './match-reasons.ts';

const id = z.string().regex(/^[1-9]\d{0,14}$/);
const note = described(line(500), 'Why, for colleagues');
const seen = described(
  z.int().min(0).optional(),
  'The `seen` of what was looked at: what has been decided about it since gives 409',
);
const pair = z.tuple([id, id]);
const offers = z.array(id).min(1).max(100);
const common = { note, seen };

export const matchDecisionBody = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('merge'),
    products: described(pair, 'The second takes the first in'),
    ...common,
  }),
  z.object({
    kind: z.literal('apart'),
    products: described(pair, 'Never one product'),
    ...common,
  }),
  z.object({ kind: z.literal('split'), product: id, offers, ...common }),
  z.object({
    kind: z.literal('move'),
    product: described(id, 'Where the offers are'),
    offers,
    into: described(id, 'Where they go'),
    ...common,
  }),
  z.object({ kind: z.literal('same'), offers: pair, ...common }),
  z.object({ kind: z.literal('different'), offers: pair, ...common }),
  z.object({ kind: z.literal('never'), offer: id, ...common }),
]);
export type MatchDecisionBody = z.input<typeof matchDecisionBody>;

export const matchDecisionParams = z.object({ id });
const pages = paging({ limit: 24 });
export const matchPageQuery = z.object(pages);
export const matchDecisionsQuery = z.object({
  product: described(id.optional(), 'Those that name the product or one of its offers'),
  ...pages,
});

const person = z.object({
  _id: z.string(),
  name: described(z.string().nullable(), 'null: the account is gone'),
});

export const matchDecisionSchema = z.object({
  _id: z.string(),
  kind: z.enum(matchKinds),
  note: z.string(),
  products: described(
    z.array(z.object({ _id: z.string(), title: z.string() })),
    'As they were called; of a merge or move the last one takes the others in',
  ),
  offers: z.array(
    z.object({
      _id: z.string(),
      merchant: z.string(),
      title: z.string(),
      productId: described(z.string().nullable(), 'Its product now; null: the offer is gone'),
    }),
  ),
  overruledBy: described(z.string().nullable(), 'A newer decision that says otherwise of the same offers'),
  decidedBy: person,
  decidedAt: z.iso.datetime(),
  undoneBy: person.nullable(),
  undoneAt: z.iso.datetime().nullable(),
});
export type MatchDecision = z.infer<typeof matchDecisionSchema>;

export const matchDecidedSchema = z.object({ _id: z.string() });
export const matchUndoneSchema = z.object({ undone: z.literal(true) });

const euros = z.number();

export const matchOfferSchema = z.object({
  offerId: z.string(),
  productId: z.string(),
  merchant: z.string(),
  seller: described(z.string(), 'On a marketplace; empty: the merchant itself'),
  title: z.string(),
  brand: z.string(),
  gtins: z.array(z.string()),
  mpn: z.string(),
  description: described(z.string(), 'Its beginning'),
  condition: z.enum(conditions),
  price: described(euros, 'Euros, without delivery'),
  totalPrice: described(euros.nullable(), 'With delivery; null: not stated'),
  image: z.string().nullable(),
});
export type MatchOffer = z.infer<typeof matchOfferSchema>;

/** A product and its offers, for those who decide what belongs together. */
export const matchedProductSchema = z.object({
  _id: described(z.string(), 'Of the product that took it in, where one has'),
  title: z.string(),
  brand: z.string(),
  image: z.string().nullable(),
  offers: z.array(matchOfferSchema),
  seen: described(z.int(), 'To be sent with a decision about it'),
});
export type MatchedProduct = z.infer<typeof matchedProductSchema>;

export const matchReviewSchema = z.object({
  reason: described(
    z.enum(['near_threshold', 'gtin_disagrees', 'price_implausible']),
    'Why a person should look at the pair',
  ),
  score: described(z.number(), 'Log-odds of being one product'),
  reasons: z.array(z.object({ name: z.enum(matchReasons), weight: z.number() })),
  offers: described(z.number(), 'Live offers of both products'),
  clicks: described(z.number(), 'Clicks on both, last 30 days'),
  left: matchOfferSchema,
  right: matchOfferSchema,
  seen: described(z.int(), 'To be sent with a decision about the pair'),
});
