import { z } from 'zod';
import {
  aliasPageQuery,
  aliasRemovedSchema,
  brandAliasBody,
  brandAliasParams,
  brandAliasSchema,
  brandAliasSuggestionSchema,
  brandPairBody,
  missedSearchBody,
  missedSearchDecidedSchema,
  missedSearchQuery,
  missedSearchSchema,
  searchAliasBody,
  searchAliasParams,
  searchAliasQuery,
  searchAliasSchema,
} from './aliases.schema.ts';
import { calls } from './calls.ts';

/** The calls about what search and matching take for one thing, for admins. */
export const aliasEndpoints = {
  listSearchAliases: {
    ...calls.listSearchAliases,
    summary: {
      en: 'Groups of words that search takes for one thing, oldest first',
      fr: 'Groupes de mots que la recherche tient pour équivalents, les plus anciens d’abord',
    },
    query: searchAliasQuery,
    response: z.array(searchAliasSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  addSearchAlias: {
    ...calls.addSearchAlias,
    summary: {
      en: 'Add a group of words of one meaning; search goes by it within seconds',
      fr: 'Ajouter un groupe de mots équivalents\u00a0; la recherche en tient compte en quelques secondes',
    },
    body: searchAliasBody,
    response: searchAliasSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
  updateSearchAlias: {
    ...calls.updateSearchAlias,
    summary: {
      en: 'Replace a group of words of one meaning',
      fr: 'Remplacer un groupe de mots équivalents',
    },
    params: searchAliasParams,
    body: searchAliasBody,
    response: searchAliasSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
  removeSearchAlias: {
    ...calls.removeSearchAlias,
    summary: {
      en: 'Remove a group of words of one meaning',
      fr: 'Supprimer un groupe de mots équivalents',
    },
    params: searchAliasParams,
    response: aliasRemovedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
  listMissedSearches: {
    ...calls.listMissedSearches,
    summary: {
      en: 'Searches that found nothing, the most frequent first',
      fr: 'Recherches sans résultat, les plus fréquentes d’abord',
    },
    query: missedSearchQuery,
    response: z.array(missedSearchSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  decideMissedSearch: {
    ...calls.decideMissedSearch,
    summary: {
      en: 'Have search take a search in vain for a word that products say, or dismiss it',
      fr: 'Donner à une recherche sans résultat le sens d’un mot que les produits emploient, ou la classer',
    },
    body: missedSearchBody,
    response: missedSearchDecidedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'conflict', 'unsupported_media_type'],
  },
  listBrandAliases: {
    ...calls.listBrandAliases,
    summary: {
      en: 'Other names of brands, by alphabet',
      fr: 'Autres noms de marques, par ordre alphabétique',
    },
    query: aliasPageQuery,
    response: z.array(brandAliasSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  saveBrandAlias: {
    ...calls.saveBrandAlias,
    summary: {
      en: 'Keep a name as another one of a brand, in place of what it stood for; offers imported from now on go by it',
      fr: 'Retenir un nom comme autre nom d’une marque, à la place de ce qu’il désignait\u00a0; les offres importées ensuite en tiennent compte',
    },
    body: brandAliasBody,
    response: brandAliasSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'unsupported_media_type'],
  },
  removeBrandAlias: {
    ...calls.removeBrandAlias,
    summary: { en: 'Remove another name of a brand', fr: 'Supprimer un autre nom d’une marque' },
    params: brandAliasParams,
    response: aliasRemovedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
  listBrandAliasSuggestions: {
    ...calls.listBrandAliasSuggestions,
    summary: {
      en: 'Brands without an alias that may be one, as several of their products share a GTIN; at most 100',
      fr: 'Marques sans alias qui n’en font peut-être qu’une, car plusieurs de leurs produits ont le même GTIN\u00a0; 100 au plus',
    },
    response: z.array(brandAliasSuggestionSchema),
    access: 'admin',
    errors: ['unauthenticated', 'forbidden'],
  },
  dismissBrandAliasSuggestion: {
    ...calls.dismissBrandAliasSuggestion,
    summary: {
      en: 'Two brands are two: do not suggest them again',
      fr: 'Les deux marques sont distinctes\u00a0: ne plus les proposer',
    },
    body: brandPairBody,
    response: aliasRemovedSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
} as const;
