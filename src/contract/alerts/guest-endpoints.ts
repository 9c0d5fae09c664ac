import { messageSchema } from '../accounts/schema.ts';
import { calls } from '../calls.ts';
import {
  guestAlertsSchema,
  guestAskBody,
  guestBody,
  guestConfirmBody,
  guestConfirmedSchema,
  guestRemoveBody,
  guestSetBody,
} from './guest-schema.ts';

/** The calls about alerts without an account: the token of a mailed link identifies their owner. */
export const guestEndpoints = {
  askGuestAlert: {
    ...calls.askGuestAlert,
    summary: 'Have a link mailed that turns an alert on; the response is the same for any address',
    body: guestAskBody,
    response: messageSchema,
    errors: ['invalid_request', 'not_found', 'too_many_requests', 'unsupported_media_type'],
  },
  confirmGuestAlert: {
    ...calls.confirmGuestAlert,
    summary: 'Turn on the alert of a mailed link',
    body: guestConfirmBody,
    response: guestConfirmedSchema,
    errors: ['invalid_request', 'not_found', 'conflict', 'unsupported_media_type'],
  },
  listGuestAlerts: {
    ...calls.listGuestAlerts,
    summary: 'The alerts of a guest, by the token that their mails hold',
    body: guestBody,
    response: guestAlertsSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
  setGuestAlert: {
    ...calls.setGuestAlert,
    summary: 'Change what an alert of a guest waits for',
    body: guestSetBody,
    response: messageSchema,
    errors: ['invalid_request', 'not_found', 'conflict', 'unsupported_media_type'],
  },
  removeGuestAlert: {
    ...calls.removeGuestAlert,
    summary: 'Take an alert of a guest off; with the last one nothing is kept of them',
    body: guestRemoveBody,
    response: messageSchema,
    errors: ['invalid_request', 'not_found', 'unsupported_media_type'],
  },
  stopGuestAlerts: {
    ...calls.stopGuestAlerts,
    summary: 'Delete a guest with all alerts',
    body: guestBody,
    response: messageSchema,
    errors: ['invalid_request', 'unsupported_media_type'],
  },
} as const;
