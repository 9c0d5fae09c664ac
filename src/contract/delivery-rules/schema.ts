import { z } from 'zod';
import { euros } from '../catalogue/schema.ts';
import { described } from '../described.ts';

const amount = (max: number) => z.number().min(0).max(max).multipleOf(0.01);

export const deliveryRuleParams = z.object({ merchantId: z.string().regex(/^[1-9]\d{0,8}$/) });
export const deliveryRuleBody = z.object({
  flat: described(amount(1_000), 'Euros: what delivery costs where an offer does not state it'),
  freeFrom: described(
    amount(100_000).nullable().default(null),
    'Euros: delivery is free from this amount; null: never',
  ),
});

const figures = {
  offers: described(z.int(), 'Live offers'),
  unstated: described(z.int(), 'Those of them that state no delivery cost: the rule is for these'),
};

export const deliveryRuleSchema = z.object({
  merchantId: z.string(),
  merchant: z.string(),
  flat: euros.nullable(),
  freeFrom: euros.nullable(),
  isApplied: described(z.boolean(), 'Whether all offers follow it already: that takes a moment'),
});
export const listedDeliveryRuleSchema = deliveryRuleSchema.extend(figures);

export const deliveryRuleSuggestionSchema = z.object({
  merchantId: z.string(),
  merchant: z.string(),
  flat: described(euros, 'The delivery cost that most offers state that are not free'),
  freeFrom: described(euros, 'From this price on offers state free delivery'),
  offers: described(z.int(), 'Offers that state this or free delivery'),
  exceptions: described(z.int(), 'Those that it does not hold for'),
});
