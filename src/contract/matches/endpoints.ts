import { z } from 'zod';
import { calls } from '../calls.ts';
import {
  matchDecidedSchema,
  matchDecisionBody,
  matchDecisionParams,
  matchDecisionSchema,
  matchDecisionsQuery,
  matchedProductSchema,
  matchPageQuery,
  matchReviewSchema,
  matchUndoneSchema,
} from './schema.ts';

/** The calls about how offers are matched, for admins. */
export const matchEndpoints = {
  listMatchReviews: {
    ...calls.listMatchReviews,
    summary: 'Pairs of offers whose matching a person should look at, the most looked at first',
    query: matchPageQuery,
    response: z.array(matchReviewSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  listMatchDecisions: {
    ...calls.listMatchDecisions,
    summary: 'Decisions about matching, newest first',
    query: matchDecisionsQuery,
    response: z.array(matchDecisionSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  getMatchedProduct: {
    ...calls.getMatchedProduct,
    summary: 'A product with its offers, for those who decide what belongs together',
    params: matchDecisionParams,
    response: matchedProductSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
  decideMatch: {
    ...calls.decideMatch,
    summary: 'Merge, part or split products, move offers, or rule on a pair; it wins over later imports',
    body: matchDecisionBody,
    response: matchDecidedSchema,
    access: 'admin',
    errors: [
      'invalid_request',
      'unauthenticated',
      'forbidden',
      'not_found',
      'conflict',
      'unsupported_media_type',
    ],
  },
  undoMatchDecision: {
    ...calls.undoMatchDecision,
    summary: 'Take a decision about matching back',
    params: matchDecisionParams,
    response: matchUndoneSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
} as const;
