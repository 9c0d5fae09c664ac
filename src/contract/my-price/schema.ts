import { z } from 'zod';
import { line } from '../accounts/schema.ts';
import { conditions } from '../catalogue/conditions.ts';
import { euros } from '../catalogue/schema.ts';
import { described } from '../described.ts';
import { pageQuery } from '../paging-schema.ts';
import { codeLimits } from './code-limits.ts';
import { ownPartSchema } from './part-schema.ts';
import { termLimits } from './terms.ts';
import { ownTermsInput } from './terms-schema.ts';

const id = z.string().regex(/^[1-9]\d{0,14}$/);

export const ownPricesBody = z.object({
  products: described(
    z
      .array(z.object({ _id: id, condition: z.enum(conditions).default('new') }))
      .min(1)
      .max(termLimits.products),
    'Those of a page',
  ),
  terms: ownTermsInput,
});
export const ownPriceSchema = z.object({
  _id: described(z.string(), 'The product’s, as it was asked'),
  best: described(
    z
      .object({
        merchant: z.string(),
        totalPrice: euros,
        deliveryKnown: z.boolean(),
        parts: z.array(ownPartSchema),
      })
      .nullable(),
    'The best own price in stock in that condition; null: none, or of merchants left out alone',
  ),
});
export const ownPricesSchema = z.array(ownPriceSchema);
export type OwnPriceAnswer = z.infer<typeof ownPriceSchema>;

const day = z.iso.date();
/** Days that a code may begin or end on. */
const codeDay = day.refine((text) => text >= codeLimits.firstDay && text <= codeLimits.lastDay);
const codeFields = {
  code: described(z.string(), 'As it is typed at the merchant’s'),
  percent: described(z.int().nullable(), 'Off the goods it is for; null: it takes off an amount'),
  amount: described(euros.nullable(), 'Off; null: a percentage'),
  minimum: described(euros, 'That its goods cost in the order at least; 0: none'),
  from: described(day.nullable(), 'First day, in Paris; null: it is valid already'),
  until: described(day.nullable(), 'Last day, in Paris; null: no end is stated'),
  category: described(z.string().nullable(), 'Id of the category it is for; null: all goods'),
  isFirstOrder: z.boolean(),
  offers: described(
    z.array(z.string()).nullable(),
    'Ids of the offers of the product asked about that it is for, where it is for certain ones only; null: all of the merchant’s',
  ),
  noteFr: z.string(),
  noteEn: z.string(),
};

/** A promo code as everybody may read it. */
export const promoCodeSchema = z.object({ merchant: z.string(), ...codeFields });
export const promoCodesSchema = z.array(promoCodeSchema);

export const managedPromoCodeSchema = promoCodeSchema.extend({
  _id: z.string(),
  merchantId: z.string(),
  promotion: described(
    z.string().nullable(),
    'Id in the merchant’s file of promotions; null: staff stated it',
  ),
  title: described(z.string(), 'What that file calls it'),
  state: z.enum(['future', 'valid', 'expired']),
});
export const promoCodeParams = z.object({ id });
export const promoCodesQuery = pageQuery;
export const publicCodesQuery = z.object({
  product: described(id.optional(), 'Only those of merchants that offer it, with the offers they are for'),
});

export const promoCodeBody = z
  .object({
    merchantId: z.string().regex(/^[1-9]\d{0,8}$/),
    code: line(codeLimits.code).refine((code) => /^\S+$/.test(code)),
    percent: z.int().min(1).max(codeLimits.percent).nullable().default(null),
    amount: z.number().min(0.01).max(codeLimits.amount).multipleOf(0.01).nullable().default(null),
    minimum: z.number().min(0).max(codeLimits.minimum).multipleOf(0.01).default(0),
    from: codeDay.nullable().default(null),
    until: codeDay.nullable().default(null),
    category: z
      .string()
      .regex(/^[1-9]\d{0,8}$/)
      .nullable()
      .default(null),
    isFirstOrder: z.boolean().default(false),
    noteFr: line(codeLimits.note).default(''),
    noteEn: line(codeLimits.note).default(''),
  })
  .refine(({ percent, amount }) => (percent === null) !== (amount === null))
  .refine(({ from, until }) => from === null || until === null || from <= until);
export type PromoCodeInput = z.output<typeof promoCodeBody>;
