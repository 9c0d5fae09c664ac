import { z } from 'zod';
import { pageQuery } from './account.schema.ts';
import { calls } from './calls.ts';
import {
  deliveryRuleBody,
  deliveryRuleParams,
  deliveryRuleSchema,
  deliveryRuleSuggestionSchema,
  listedDeliveryRuleSchema,
} from './delivery-rules.schema.ts';

/** The calls by which admins say what merchants' delivery costs where feeds do not. */
export const deliveryRuleEndpoints = {
  listDeliveryRules: {
    ...calls.listDeliveryRules,
    summary: {
      en: 'Merchants with their delivery rules, those first that need one most',
      fr: 'Marchands et leurs règles de livraison, d’abord ceux qui en ont le plus besoin',
    },
    query: pageQuery,
    response: z.array(listedDeliveryRuleSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  saveDeliveryRule: {
    ...calls.saveDeliveryRule,
    summary: {
      en: 'Set a merchant’s delivery rule, for offers that state no cost and for carts',
      fr: 'Fixer la règle de livraison d’un marchand, pour les offres sans frais indiqués et pour les paniers',
    },
    params: deliveryRuleParams,
    body: deliveryRuleBody,
    response: deliveryRuleSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
  removeDeliveryRule: {
    ...calls.removeDeliveryRule,
    summary: { en: 'Remove a merchant’s delivery rule', fr: 'Supprimer la règle de livraison d’un marchand' },
    params: deliveryRuleParams,
    response: deliveryRuleSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  listDeliveryRuleSuggestions: {
    ...calls.listDeliveryRuleSuggestions,
    summary: {
      en: 'Rules that feeds show: merchants whose offers are delivered free from an amount; at most 100',
      fr: 'Règles visibles dans les flux\u00a0: marchands qui livrent gratuitement à partir d’un montant\u00a0; 100 au plus',
    },
    response: z.array(deliveryRuleSuggestionSchema),
    access: 'admin',
    errors: ['unauthenticated', 'forbidden'],
  },
} as const;
