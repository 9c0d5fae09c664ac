import { z } from 'zod';
import { line } from '../accounts/schema.ts';
import { euros } from '../catalogue/schema.ts';
import { described, needed } from '../described.ts';
import { paging } from '../paging-schema.ts';
import { pictureFiles } from '../products/files-schema.ts';
import { knownVersionField } from '../version-schema.ts';
import { merchantLimits } from './merchant-limits.ts';

export const merchantParams = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });
export const merchantsQuery = z.object({
  search: described(
    z.string().trim().max(100).default(''),
    'Part of a name, present or former, or of the site’s host',
  ),
  ...paging({ maxPage: 100_000 }),
});

export const merchantNamesQuery = z.object({
  search: described(
    z.string().trim().max(merchantLimits.name).default(''),
    'Part of a name, present or former',
  ),
});
export const merchantNamesSchema = z.array(z.string());

const count = (description: string) => described(z.int(), description);

/** Quality figures of a merchant's feeds; counts of offers, except the last four. */
const qualitySchema = z.object({
  measuredAt: z.iso.datetime(),
  validGtin: count('With a valid GTIN'),
  gtinRepeated: count(
    'With a GTIN that its feeds state of other products as well: matching does not go by it',
  ),
  deliveryUnknown: count('Whose delivery cost is not known'),
  deliveryRuled: count('Whose delivery cost is by the merchant’s rule'),
  stale: count('Not shown any more: last seen too long ago'),
  matched: count('Whose products other merchants offer too'),
  pricesFar: count('Three times as dear or cheap as the middle offer of their product, of three or more'),
  pricesHeld: count('Articles held back until a second import confirms their price'),
  rowsRead: count('By the last import of each feed'),
  rowsRejected: count('Those of them that were refused'),
});

/** Who a merchant is, as staff keeps it; '' and null: not stated. */
const statementFields = {
  legalName: described(z.string(), 'Company, legal form and registration number'),
  country: described(z.string().nullable(), 'Where it is established, ISO 3166-1'),
  contact: described(z.string(), 'How shoppers reach it'),
  returns: described(z.string(), 'How goods are sent back'),
  payment: described(z.string(), 'Means of payment'),
  warranty: described(z.string(), 'Commercial warranty, beside the legal guarantee'),
};

/** A merchant as shoppers see it. */
export const merchantPageSchema = z.object({
  name: z.string(),
  website: described(z.string().nullable(), 'Its site, https'),
  logo: described(z.string().nullable(), 'Address of our copy'),
  ...statementFields,
  deliveryFlat: described(
    euros.nullable(),
    'Euros: delivery where an offer does not state it; null: no rule',
  ),
  deliveryFreeFrom: described(euros.nullable(), 'Euros: free from this amount; null: never'),
  freshnessDays: described(z.int(), 'Older offers are not shown as available'),
  since: described(z.iso.datetime(), 'Since when its offers are compared'),
  lastSeenAt: described(z.iso.datetime().nullable(), 'Time of our last import of it'),
  offers: described(z.int().nullable(), 'Live offers; null: not counted yet, as is all that follows'),
  deliveryKnown: described(z.number().nullable(), 'Share of its offers whose delivery cost is known, 0 to 1'),
  pricesConfirmed: described(
    z.number().nullable(),
    'Share of its prices that are shown, 0 to 1; the others wait until a second import confirms them',
  ),
  reportsUpheld: described(
    z.int(),
    'Of shoppers, in the last 365 days: reports that staff found to be right',
  ),
});
export type MerchantPage = z.infer<typeof merchantPageSchema>;

export const merchantNameParams = z.object({ name: z.string().trim().min(1).max(merchantLimits.name) });

/** A merchant as staff sees it. */
export const managedMerchantSchema = z.object({
  _id: z.string(),
  name: z.string(),
  website: described(z.string().nullable(), 'Its site, https'),
  host: described(z.string().nullable(), 'Host that the links of its feeds lead to'),
  logo: described(z.string().nullable(), 'Address of our copy'),
  deliveryFlat: described(
    euros.nullable(),
    'Euros: delivery where an offer does not state it; null: no rule',
  ),
  deliveryFreeFrom: described(euros.nullable(), 'Euros: free from this amount; null: never'),
  freshnessDays: z.int(),
  ...statementFields,
  isActive: z.boolean(),
  isApplied: described(
    z.boolean(),
    'Whether lists and offers follow the last change already: that takes a moment',
  ),
  feeds: z.int(),
  offers: described(z.int(), 'Those that its feeds hold'),
  version: described(z.int(), 'Raised with each change; an edit sends the one that it began with'),
  quality: described(
    qualitySchema.nullable(),
    'null: not measured yet, as offers are not counted; that takes a few minutes',
  ),
});
export type ManagedMerchant = z.infer<typeof managedMerchantSchema>;

const yesNo = z.enum(['true', 'false']).transform((text) => text === 'true');
const amount = line(20);
const statement = line(merchantLimits.statement).default('');

/** A form's fields arrive as text. */
export const merchantForm = z.object({
  name: needed(line(merchantLimits.name)),
  website: described(line(merchantLimits.website), 'https address, or empty'),
  deliveryFlat: described(
    amount,
    'Euros as the language of the request writes them, such as 1,234.50; empty: no rule',
  ),
  deliveryFreeFrom: described(amount, 'The same; empty: never'),
  legalName: statement,
  country: described(z.string().trim().toUpperCase().default(''), 'Two letters (ISO 3166-1), or empty'),
  contact: statement,
  returns: statement,
  payment: statement,
  warranty: statement,
  freshnessDays: described(
    z.coerce.number().int().min(1).max(merchantLimits.freshnessDays),
    'Older offers are not shown as available',
  ),
  isActive: described(yesNo, 'Offers of an inactive merchant are shown nowhere'),
  logo: described(
    pictureFiles(1).default([]),
    'JPEG, PNG, WebP or AVIF; absent: the one that is there stays',
  ),
  removeLogo: yesNo.default(false),
  version: described(
    knownVersionField,
    'That of the merchant when the edit began; another one by now: 409 with the merchant as it is',
  ),
});

export const merchantChangedSchema = z.object({ message: z.string(), merchant: managedMerchantSchema });
