/** kept: no mail server is configured. uncertain: the server may have accepted it, so it is not sent again. */
export const mailStates = ['queued', 'sending', 'sent', 'kept', 'failed', 'uncertain'] as const;
export type MailState = (typeof mailStates)[number];
