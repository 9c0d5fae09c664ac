import { z } from 'zod';
import { described } from '../described.ts';
import { paging } from '../paging-schema.ts';

const id = z.string().regex(/^[1-9]\d{0,8}$/);
const merchantCategoryId = z.string().regex(/^[1-9]\d{0,8}-\d{1,15}$/);

export const mappingRules = ['google', 'merchant', 'network', 'coarse', 'none'] as const;
export const mappingStates = ['open', 'unsure', 'sure', 'decided', 'ignored'] as const;

const rule = described(
  z.enum(mappingRules),
  'What the automatic rule went by: Google’s category, the merchant’s words, the network’s category, any of these with doubts, nothing',
);

const suggestion = z.object({
  category: described(z.string(), 'Id of a category of ours'),
  reasons: z.array(
    z.object({
      kind: described(
        z.enum(['standing', 'name', 'network', 'coarse']),
        'standing: products stand there that others offer as well; name: it is called alike; else the rule’s',
      ),
      offers: described(z.int().nullable(), 'Of standing: how many'),
    }),
  ),
});

/** A category as a merchant writes it, with what becomes of its offers. */
export const merchantCategorySchema = z.object({
  _id: z.string(),
  merchant: z.string(),
  path: z.string(),
  networkPath: described(z.string(), 'The affiliate network’s category'),
  offersCount: described(z.int().nullable(), 'Live offers; null: not counted yet'),
  examples: described(z.array(z.string()), 'Titles of offers'),
  rule,
  ruleCategory: described(z.string().nullable(), 'Where the automatic rule leads; null: nowhere'),
  category: described(z.string().nullable(), 'Decided by staff'),
  isIgnored: z.boolean(),
  suggestions: described(z.array(suggestion), 'The best first'),
});
export type MerchantCategory = z.infer<typeof merchantCategorySchema>;

export const merchantCategoriesQuery = z.object({
  state: described(
    z.enum(mappingStates).default('open'),
    'open: the rule knows none; unsure, sure: how it knows; decided, ignored: by staff',
  ),
  search: described(z.string().trim().max(200).optional(), 'Part of the path or of the merchant’s name'),
  ...paging(),
});

const ids = z.array(merchantCategoryId).min(1).max(200);
const decided = {
  category: described(id.nullable(), 'Decided by staff; null: none'),
  isIgnored: z.boolean(),
};
/** A mapped category is not ignored. */
const isOneThing = ({ category, isIgnored }: { category: string | null; isIgnored: boolean }) =>
  !isIgnored || category === null;
/** What was decided about a category. */
const standing = z.object({ _id: merchantCategoryId, ...decided }).refine(isOneThing);
export type DecidedStanding = z.infer<typeof standing>;

export const merchantCategoriesExtentBody = z.object({ ids });
export const merchantCategoriesExtentSchema = z.object({
  offers: described(z.int(), 'Live offers in them'),
  products: described(z.int(), 'Products that these offers are of'),
  placed: described(z.int(), 'Of these those that stand elsewhere than in “Other”, not put there by staff'),
});
export const merchantCategoriesRestoreBody = z.object({
  decided: described(
    z.object(decided),
    'What was decided: those that are something else by now stay as they are',
  ),
  before: described(z.array(standing).min(1).max(200), 'As `decideMerchantCategories` returned it'),
});

export const merchantCategoriesBody = z.object({
  ids,
  decision: described(
    z.enum(['map', 'ignore', 'undo']),
    'map: to `category`; ignore: leave them to the rule and ask no more; undo: as if never decided',
  ),
  category: id.optional(),
});
export const merchantCategoriesDecidedSchema = z.object({
  categories: described(z.int(), 'That there are'),
  before: described(z.array(standing), 'What was decided about them before, to take this back by `restore`'),
  products: described(
    z.int(),
    'Products with offers in them: their categories follow within a minute or so, but for those that staff has given one',
  ),
});
