import { z } from 'zod';
import { calls } from './calls.ts';
import {
  matchDecidedSchema,
  matchDecisionBody,
  matchDecisionParams,
  matchDecisionSchema,
  matchPageQuery,
  matchReviewSchema,
  matchUndoneSchema,
} from './matches.schema.ts';

/** The calls about how offers are matched, for admins. */
export const matchEndpoints = {
  listMatchReviews: {
    ...calls.listMatchReviews,
    summary: {
      en: 'Pairs of offers whose matching a person should look at, the most looked at first',
      fr: 'Paires d’offres dont le rapprochement est à vérifier, les plus consultées d’abord',
    },
    query: matchPageQuery,
    response: z.array(matchReviewSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  listMatchDecisions: {
    ...calls.listMatchDecisions,
    summary: {
      en: 'Decisions about matching, newest first',
      fr: 'Décisions de rapprochement, récentes d’abord',
    },
    query: matchPageQuery,
    response: z.array(matchDecisionSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  decideMatch: {
    ...calls.decideMatch,
    summary: {
      en: 'Merge or split products, move an offer, or rule on a pair; it wins over later imports',
      fr: 'Fusionner ou séparer des produits, déplacer une offre, ou trancher une paire\u00a0; cela prime sur les imports suivants',
    },
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
    summary: { en: 'Take a decision about matching back', fr: 'Annuler une décision de rapprochement' },
    params: matchDecisionParams,
    response: matchUndoneSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
} as const;
