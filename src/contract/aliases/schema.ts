import { z } from 'zod';
import { described } from '../described.ts';
import { pageQuery, paging } from '../paging-schema.ts';
import { maxPhraseCharacters } from './phrase-limit.ts';

export const aliasPageQuery = pageQuery;
export const searchAliasQuery = z.object({
  search: described(
    z.string().trim().max(maxPhraseCharacters).optional(),
    'Part of one of the group’s phrases',
  ),
  ...paging(),
});

const phrases = z.array(z.string().max(maxPhraseCharacters)).max(30);
const said = described(
  phrases,
  'Words and phrases that mean the thing wherever they stand: products are found by each of them',
);
const asked = described(phrases.default([]), 'Those that mean it in a search only, not in a product’s title');

export const searchAliasBody = z.object({ said, asked });
export const searchAliasParams = z.object({ id: z.string().regex(/^[1-9]\d{0,8}$/) });
export const searchAliasSchema = z.object({ _id: z.string(), said, asked });

const name = z.string().max(100);
export const brandAliasBody = z.object({
  alias: described(name, 'As offers write it'),
  brand: described(name, 'The name that stands for both'),
});
export const brandAliasParams = z.object({ id: z.string().regex(/^[a-z0-9]{1,100}$/) });
export const brandAliasSchema = brandAliasBody.extend({
  _id: described(z.string(), 'The alias in lower-case letters and digits'),
});
export const brandAliasSuggestionSchema = z.object({
  brand: described(z.string(), 'As brands are compared'),
  other: z.string(),
  brandName: described(z.string(), 'As offers write it'),
  otherName: z.string(),
  products: described(z.number(), 'Products for which both brands’ offers state the same GTIN'),
});

export const brandPairBody = z.object({ brand: z.string().max(200), other: z.string().max(200) });

export const missedSearchQuery = z.object({
  days: described(z.coerce.number().int().min(1).max(90).default(30), 'How many days back, today included'),
  dismissed: described(
    z.stringbool().prefault('false'),
    'Those that staff has dealt with, instead of the others',
  ),
  ...paging(),
});
export const missedSearchBody = z.object({
  query: z.string().min(1).max(maxPhraseCharacters),
  decision: described(
    z.enum(['alias', 'dismiss', 'restore']),
    'alias: it means what `meaning` does; dismiss: nothing to be done; restore: undone',
  ),
  meaning: described(z.string().max(maxPhraseCharacters).optional(), 'A word that products say'),
});
export const missedSearchDecidedSchema = z.object({ decided: z.literal(true) });
export const missedSearchSchema = z.object({
  query: z.string(),
  count: z.number(),
  lastDay: described(z.iso.date(), 'In Paris'),
});

export const aliasRemovedSchema = z.object({ removed: z.literal(true) });
