import type { LogsTexts } from './fr-logs.ts';

/** English texts of the lists of mails and of what happened. */
export const logsEn: LogsTexts = {
  mails: {
    columns: { at: 'Date', to: 'To', subject: 'Subject', state: 'State' },
    states: {
      queued: 'queued',
      sending: 'being sent',
      sent: 'sent',
      kept: 'kept, no mail server is configured',
      failed: 'failed',
      uncertain: 'uncertain, not sent again',
    },
    errors: {
      'too late': 'not sent in time to be of use',
      interrupted: 'sending it was interrupted',
    },
    attempts: (n) => `attempts: ${n}`,
    show: 'Read the text',
  },
  audit: {
    columns: {
      at: 'Date',
      action: 'Event',
      actor: 'By (account)',
      subject: 'Account concerned',
      address: 'Network address',
      details: 'Details',
    },
  },
};
