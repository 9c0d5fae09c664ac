import { z } from 'zod';
import { calls } from '../calls.ts';
import { pageQuery } from '../paging-schema.ts';
import {
  deliveryRuleBody,
  deliveryRuleParams,
  deliveryRuleSchema,
  deliveryRuleSuggestionSchema,
  listedDeliveryRuleSchema,
} from './schema.ts';

/** The calls by which admins set merchants' delivery costs where feeds do not state them. */
export const deliveryRuleEndpoints = {
  listDeliveryRules: {
    ...calls.listDeliveryRules,
    summary: 'Merchants with their delivery rules, those first that need one most',
    query: pageQuery,
    response: z.array(listedDeliveryRuleSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  saveDeliveryRule: {
    ...calls.saveDeliveryRule,
    summary: 'Set a merchant’s delivery rule, for offers that state no cost and for carts',
    params: deliveryRuleParams,
    body: deliveryRuleBody,
    response: deliveryRuleSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
  removeDeliveryRule: {
    ...calls.removeDeliveryRule,
    summary: 'Remove a merchant’s delivery rule',
    params: deliveryRuleParams,
    response: deliveryRuleSchema,
    access: 'admin',
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  },
  listDeliveryRuleSuggestions: {
    ...calls.listDeliveryRuleSuggestions,
    summary: 'Rules that feeds show: merchants whose offers are delivered free from an amount; at most 100',
    response: z.array(deliveryRuleSuggestionSchema),
    access: 'admin',
    errors: ['unauthenticated', 'forbidden'],
  },
} as const;
