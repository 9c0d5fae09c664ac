/** kept: no mail server is configured; uncertain: it may have been accepted and is not sent again. */
export const mailStates = ['queued', 'sending', 'sent', 'kept', 'failed', 'uncertain'] as const;
export type MailState = (typeof mailStates)[number];
