import { calls } from '../calls.ts';
import {
  familyDecidedSchema,
  familyDecisionBody,
  familyParams,
  familyUndoneSchema,
  managedFamilySchema,
} from './schema.ts';

/** The calls by which admins mend families. */
export const familyEndpoints = {
  getManagedFamily: {
    ...calls.getManagedFamily,
    summary: 'The family of a product with what has been decided about it',
    params: familyParams,
    response: managedFamilySchema,
    isTranslated: true,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found'],
  },
  decideFamily: {
    ...calls.decideFamily,
    summary: 'Take a product out of all families, or put it into that of another; it wins over what is found',
    body: familyDecisionBody,
    response: familyDecidedSchema,
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
  undoFamilyDecision: {
    ...calls.undoFamilyDecision,
    summary: 'Take a decision about families back',
    params: familyParams,
    response: familyUndoneSchema,
    access: 'admin',
    errors: ['invalid_request', 'unauthenticated', 'forbidden', 'not_found', 'conflict'],
  },
} as const;
