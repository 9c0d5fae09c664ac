import { z } from 'zod';
import { described } from './described.schema.ts';
import { matchReasons } from './match-reasons.ts';

const id = z.string().regex(/^[1-9]\d{0,14}$/);
const note = described(z.string().max(500).default(''), 'Why, for colleagues');
const pair = z.tuple([id, id]);

export const matchDecisionBody = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('merge'), products: pair, note }),
  z.object({ kind: z.literal('split'), product: id, offers: z.array(id).min(1).max(100), note }),
  z.object({ kind: z.literal('move'), offer: id, product: id, note }),
  z.object({ kind: z.literal('same'), offers: pair, note }),
  z.object({ kind: z.literal('different'), offers: pair, note }),
  z.object({ kind: z.literal('never'), offer: id, note }),
]);

export const matchDecisionParams = z.object({ id });
export const matchPageQuery = z.object({
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(24),
});

export const matchDecisionSchema = z.object({
  _id: z.string(),
  kind: z.enum(['merge', 'split', 'move', 'same', 'different', 'never']),
  note: z.string(),
  articles: described(z.number(), 'Articles that it names'),
  decidedBy: z.string(),
  decidedAt: z.iso.datetime(),
  undoneBy: z.string().nullable(),
  undoneAt: z.iso.datetime().nullable(),
});

export const matchDecidedSchema = z.object({ _id: z.string() });
export const matchUndoneSchema = z.object({ undone: z.literal(true) });

const side = z.object({
  offerId: z.string(),
  productId: z.string(),
  merchant: z.string(),
  title: z.string(),
  price: described(z.number(), 'Euros'),
});

export const matchReviewSchema = z.object({
  reason: described(
    z.enum(['near_threshold', 'gtin_disagrees', 'price_implausible']),
    'Why a person should look at the pair',
  ),
  score: described(z.number(), 'Log-odds of being one product'),
  reasons: z.array(z.object({ name: z.enum(matchReasons), weight: z.number() })),
  offers: described(z.number(), 'Live offers of both products'),
  clicks: described(z.number(), 'Clicks on both, last 30 days'),
  left: side,
  right: side,
});
