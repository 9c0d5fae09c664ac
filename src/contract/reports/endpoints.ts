import { z } from 'zod';
import { messageSchema } from '../accounts/schema.ts';
import { calls } from '../calls.ts';
import { productIdParams } from '../catalogue/schema.ts';
import { reportBody, reportDecisionBody, reportPageQuery, reportParams, reportSchema } from './schema.ts';

/** The calls about visitors' reports of wrong data. */
export const reportEndpoints = {
  reportProduct: {
    ...calls.reportProduct,
    summary: 'Say that a price, an offer or a product is wrong; signed in or not',
    params: productIdParams,
    body: reportBody,
    response: messageSchema,
    maySignIn: true,
    errors: ['invalid_request', 'not_found', 'too_many_requests', 'unsupported_media_type'],
  },
  listReports: {
    ...calls.listReports,
    summary: 'What visitors say is wrong, the latest first',
    query: reportPageQuery,
    response: z.array(reportSchema),
    isPaged: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden'],
  },
  decideReport: {
    ...calls.decideReport,
    summary: 'Resolve, dismiss or reopen a report',
    params: reportParams,
    body: reportDecisionBody,
    response: reportSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'unsupported_media_type'],
  },
} as const;
