import { z } from 'zod';
import { described } from './described.schema.ts';

const id = z.string().regex(/^[1-9]\d{0,8}$/);
const merchantCategoryId = z.string().regex(/^[1-9]\d{0,8}-\d{1,15}$/);

export const mappingRules = ['merchant', 'network', 'coarse', 'none'] as const;
export const mappingStates = ['open', 'unsure', 'sure', 'decided', 'ignored'] as const;

const rule = described(
  z.enum(mappingRules),
  'What the automatic rule went by: the merchant’s words, the network’s category, words that say little, nothing',
  'Ce sur quoi la règle automatique s’est fondée\u00a0: les mots du marchand, la catégorie du réseau, des mots trop vagues, rien',
);

const suggestion = z.object({
  category: described(z.string(), 'Id of a category of ours', 'Identifiant d’une de nos catégories'),
  reasons: z.array(
    z.object({
      kind: described(
        z.enum(['standing', 'name', 'network', 'coarse']),
        'standing: products stand there that others offer as well; name: it is called alike; else the rule’s',
        'standing\u00a0: des produits aussi offerts par d’autres y sont rangés\u00a0; name\u00a0: nom semblable\u00a0; sinon, la règle',
      ),
      offers: described(z.int().nullable(), 'Of standing: how many', 'Pour standing\u00a0: combien'),
    }),
  ),
});

/** A category as a merchant writes it, with what becomes of its offers. */
export const merchantCategorySchema = z.object({
  _id: z.string(),
  merchant: z.string(),
  path: z.string(),
  networkPath: described(
    z.string(),
    'The affiliate network’s category',
    'La catégorie du réseau d’affiliation',
  ),
  offersCount: described(
    z.int().nullable(),
    'Live offers; null: not counted yet',
    'Offres en cours\u00a0; null\u00a0: pas encore comptées',
  ),
  examples: described(z.array(z.string()), 'Titles of offers', 'Titres d’offres'),
  rule,
  ruleCategory: described(
    z.string().nullable(),
    'Where the automatic rule leads; null: nowhere',
    'Où mène la règle automatique\u00a0; null\u00a0: nulle part',
  ),
  category: described(z.string().nullable(), 'Decided by staff', 'Décidée par le personnel'),
  isIgnored: z.boolean(),
  suggestions: described(z.array(suggestion), 'The best first', 'La meilleure d’abord'),
});
export type MerchantCategory = z.infer<typeof merchantCategorySchema>;

export const merchantCategoriesQuery = z.object({
  state: described(
    z.enum(mappingStates).default('open'),
    'open: the rule knows none; unsure, sure: how it knows; decided, ignored: by staff',
    'open\u00a0: la règle n’en connaît pas\u00a0; unsure, sure\u00a0: ce qu’elle vaut\u00a0; decided, ignored\u00a0: par le personnel',
  ),
  search: described(
    z.string().trim().max(200).optional(),
    'Part of the path or of the merchant’s name',
    'Partie du chemin ou du nom du marchand',
  ),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  limit: z.coerce.number().int().min(1).max(100).default(50),
});

export const merchantCategoriesBody = z.object({
  ids: z.array(merchantCategoryId).min(1).max(200),
  decision: described(
    z.enum(['map', 'ignore', 'undo']),
    'map: to `category`; ignore: leave them to the rule and ask no more; undo: as if never decided',
    'map\u00a0: vers `category`\u00a0; ignore\u00a0: laisser la règle et ne plus demander\u00a0; undo\u00a0: comme si rien n’avait été décidé',
  ),
  category: id.optional(),
});
export const merchantCategoriesDecidedSchema = z.object({
  categories: described(z.int(), 'That there are', 'Qui existent'),
  products: described(
    z.int(),
    'Products with offers in them: their categories follow within a minute or so, but for those that staff has given one',
    'Produits qui y ont des offres\u00a0: leur catégorie suit en une minute environ, sauf celle que le personnel a choisie',
  ),
});
