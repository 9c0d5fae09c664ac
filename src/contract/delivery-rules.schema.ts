import { z } from 'zod';
import { euros } from './catalogue.schema.ts';
import { described } from './described.schema.ts';

const amount = (max: number) => z.number().min(0).max(max).multipleOf(0.01);

export const deliveryRuleParams = z.object({ merchantId: z.string().regex(/^[1-9]\d{0,8}$/) });
export const deliveryRuleBody = z.object({
  flat: described(
    amount(1_000),
    'Euros: what delivery costs where an offer does not state it',
    'Euros\u00a0: les frais de livraison quand une offre ne les indique pas',
  ),
  freeFrom: described(
    amount(100_000).nullable().default(null),
    'Euros: delivery is free from this amount; null: never',
    'Euros\u00a0: la livraison est gratuite à partir de ce montant\u00a0; null\u00a0: jamais',
  ),
});

const figures = {
  offers: described(z.int(), 'Live offers', 'Offres en cours'),
  unstated: described(
    z.int(),
    'Those of them that state no delivery cost: the rule is for these',
    'Celles qui n’indiquent pas leurs frais de livraison\u00a0: la règle vaut pour elles',
  ),
};

export const deliveryRuleSchema = z.object({
  merchantId: z.string(),
  merchant: z.string(),
  flat: euros.nullable(),
  freeFrom: euros.nullable(),
  isApplied: described(
    z.boolean(),
    'Whether all offers follow it already: that takes a moment',
    'Si toutes les offres la suivent déjà\u00a0: il y faut un moment',
  ),
});
export const listedDeliveryRuleSchema = deliveryRuleSchema.extend(figures);

export const deliveryRuleSuggestionSchema = z.object({
  merchantId: z.string(),
  merchant: z.string(),
  flat: described(
    euros,
    'The delivery cost that most offers state that are not free',
    'Les frais qu’indiquent la plupart des offres non gratuites',
  ),
  freeFrom: described(
    euros,
    'From this price on offers state free delivery',
    'Les offres à partir de ce prix indiquent une livraison gratuite',
  ),
  offers: described(
    z.int(),
    'Offers that state this or free delivery',
    'Offres qui indiquent ces frais ou la gratuité',
  ),
  exceptions: described(
    z.int(),
    'Those that it does not hold for',
    'Celles pour lesquelles ce n’est pas vrai',
  ),
});
