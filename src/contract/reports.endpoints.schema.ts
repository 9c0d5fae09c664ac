import { z } from 'zod';
import { messageSchema } from './account.schema.ts';
import { calls } from './calls.ts';
import { productIdParams } from './catalogue.schema.ts';
import {
  reportBody,
  reportDecisionBody,
  reportPageQuery,
  reportParams,
  reportSchema,
} from './reports.schema.ts';

/** The calls about what visitors say is wrong. */
export const reportEndpoints = {
  reportProduct: {
    ...calls.reportProduct,
    summary: {
      en: 'Say that a price, an offer or a product is wrong; signed in or not',
      fr: 'Signaler un prix, une offre ou un produit erroné, connecté ou non',
    },
    params: productIdParams,
    body: reportBody,
    response: messageSchema,
    errors: ['invalid_request', 'not_found', 'too_many_requests', 'unsupported_media_type'],
  },
  listReports: {
    ...calls.listReports,
    summary: {
      en: 'What visitors say is wrong, the latest first',
      fr: 'Ce que les visiteurs signalent, du plus récent au plus ancien',
    },
    query: reportPageQuery,
    response: z.array(reportSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  decideReport: {
    ...calls.decideReport,
    summary: { en: 'Resolve, dismiss or reopen a report', fr: 'Traiter, rejeter ou rouvrir un signalement' },
    params: reportParams,
    body: reportDecisionBody,
    response: reportSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
} as const;
