import { z } from 'zod';
import { line } from './account.schema.ts';
import { euros } from './catalogue.schema.ts';
import { described } from './described.schema.ts';
import { merchantLimits } from './merchant-rules.ts';
import { uploadLimits } from './upload-limits.ts';

export const merchantParams = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });
export const merchantsQuery = z.object({
  search: described(
    z.string().trim().max(100).default(''),
    'Part of a name, present or former, or of the site’s host',
    'Partie d’un nom, actuel ou ancien, ou de l’hôte du site',
  ),
  page: z.coerce.number().int().min(1).max(100_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

const count = (en: string, fr: string) => described(z.int(), en, fr);

/** How good what a merchant's feeds tell is; counts of its offers, but for the last four. */
const qualitySchema = z.object({
  measuredAt: z.iso.datetime(),
  validGtin: count('With a valid GTIN', 'Avec un GTIN valable'),
  deliveryUnknown: count('Whose delivery cost is not known', 'Dont les frais de livraison sont inconnus'),
  deliveryRuled: count(
    'Whose delivery cost is by the merchant’s rule',
    'Dont les frais de livraison viennent de la règle du marchand',
  ),
  stale: count(
    'Not shown any more: last seen too long ago',
    'Plus affichées\u00a0: vues il y a trop longtemps',
  ),
  matched: count(
    'Whose products other merchants offer too',
    'Dont d’autres marchands proposent aussi le produit',
  ),
  pricesFar: count(
    'Three times as dear or cheap as the middle offer of their product, of three or more',
    'Trois fois plus chères ou moins chères que l’offre médiane de leur produit, parmi trois au moins',
  ),
  pricesHeld: count(
    'Articles held back until a second import confirms their price',
    'Articles retenus jusqu’à ce qu’un second import confirme leur prix',
  ),
  rowsRead: count('By the last import of each feed', 'Par le dernier import de chaque flux'),
  rowsRejected: count('Those of them that were refused', 'Celles qui ont été refusées'),
});

/** A merchant as staff sees it. */
export const managedMerchantSchema = z.object({
  _id: z.string(),
  name: z.string(),
  website: described(z.string().nullable(), 'Its site, https', 'Son site, en https'),
  host: described(
    z.string().nullable(),
    'Host that the links of its feeds lead to',
    'Hôte auquel mènent les liens de ses flux',
  ),
  logo: described(z.string().nullable(), 'Address of our copy', 'Adresse de notre copie'),
  deliveryFlat: described(
    euros.nullable(),
    'Euros: delivery where an offer does not state it; null: no rule',
    'En euros\u00a0: livraison quand une offre ne l’indique pas\u00a0; null\u00a0: pas de règle',
  ),
  deliveryFreeFrom: described(
    euros.nullable(),
    'Euros: free from this amount; null: never',
    'En euros\u00a0: gratuite à partir de ce montant\u00a0; null\u00a0: jamais',
  ),
  freshnessDays: z.int(),
  isActive: z.boolean(),
  isApplied: described(
    z.boolean(),
    'Whether lists and offers follow the last change already: that takes a moment',
    'Si les listes et les offres suivent déjà la dernière modification\u00a0: il y faut un moment',
  ),
  feeds: z.int(),
  offers: described(z.int(), 'Those that its feeds hold', 'Celles que contiennent ses flux'),
  version: described(
    z.int(),
    'Raised with each change; an edit sends the one that it began with',
    'Augmente à chaque modification\u00a0; une modification envoie celle dont elle est partie',
  ),
  quality: described(
    qualitySchema.nullable(),
    'null: not measured yet, as offers are not counted; that takes a few minutes',
    'null\u00a0: pas encore mesurée, les offres n’étant pas comptées\u00a0; il y faut quelques minutes',
  ),
});
export type ManagedMerchant = z.infer<typeof managedMerchantSchema>;

const yesNo = z.enum(['true', 'false']).transform((text) => text === 'true');
const amount = line(20);

/** A form's fields arrive as text. */
export const merchantForm = z.object({
  name: line(merchantLimits.name),
  website: described(line(merchantLimits.website), 'https address, or empty', 'Adresse en https, ou vide'),
  deliveryFlat: described(
    amount,
    'Euros as the language of the request writes them, such as 1,234.50; empty: no rule',
    'En euros, écrits comme dans la langue de la requête, par exemple 1\u202f234,50\u00a0; vide\u00a0: pas de règle',
  ),
  deliveryFreeFrom: described(amount, 'The same; empty: never', 'De même\u00a0; vide\u00a0: jamais'),
  freshnessDays: described(
    z.coerce.number().int().min(1).max(merchantLimits.freshnessDays),
    'Older offers are not shown as available',
    'Les offres plus anciennes ne sont pas affichées comme disponibles',
  ),
  isActive: described(
    yesNo,
    'Offers of an inactive merchant are shown nowhere',
    'Les offres d’un marchand inactif ne sont affichées nulle part',
  ),
  logo: described(
    z.array(z.file().max(uploadLimits.bytes)).max(1).default([]),
    'JPEG, PNG, WebP or AVIF; absent: the one that is there stays',
    'JPEG, PNG, WebP ou AVIF\u00a0; absent\u00a0: celui qui est là reste',
  ),
  removeLogo: yesNo.default(false),
  version: described(
    z.coerce.number().int(),
    'That of the merchant when the edit began; another one by now: 409 with the merchant as it is',
    'Celle du marchand au début de la modification\u00a0; si elle a changé, 409 avec le marchand tel qu’il est',
  ),
});

export const merchantChangedSchema = z.object({ message: z.string(), merchant: managedMerchantSchema });
