import { z } from 'zod';
import { described } from '../described.ts';
import { deliveryTerms, loyaltyKinds, termLimits } from './terms.ts';

const merchantTerms = z.object({
  merchant: described(z.string().min(1).max(termLimits.name), 'Its name here'),
  isLeftOut: described(z.boolean(), 'Not bought from'),
  delivery: described(
    z.enum(deliveryTerms),
    'stated: as the merchant states; member: free by a membership; collect: collected at the merchant’s',
  ),
  memberFrom: described(
    z.number().min(0).max(termLimits.memberFrom).multipleOf(0.01),
    'Of a membership: free from this amount of goods, in euros; 0: always',
  ),
  loyaltyPercent: described(
    z.number().min(0).max(termLimits.loyaltyPercent).multipleOf(0.1),
    'Of what is paid for goods; 0: none',
  ),
  loyaltyKind: described(
    z.enum(loyaltyKinds),
    'money: taken off what is paid; voucher: for later, no part of the total',
  ),
  isNewCustomer: described(z.boolean(), 'Codes for a first order count'),
});

/** A shopper's own terms; each merchant once. */
export const ownTermsSchema = z.object({
  merchants: z.array(merchantTerms).max(termLimits.merchants),
  usesCodes: described(z.boolean(), 'Promo codes count'),
});
export const ownTermsInput = ownTermsSchema.refine(
  ({ merchants }) => new Set(merchants.map(({ merchant }) => merchant)).size === merchants.length,
);
