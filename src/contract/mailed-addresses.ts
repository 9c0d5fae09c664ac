import type { Language } from './language.ts';

/** Pages that only mails and messages lead to, so that no page has to load their addresses. The token follows after `#`. */
export const mailedAddresses = {
  confirmEmail: (language: Language) => `/${language}/confirm-email`,
  linkAccount: (language: Language) => `/${language}/link-account`,
  undoEmail: (language: Language) => `/${language}/undo-email`,
  guestAlerts: (language: Language) => `/${language}/my-email-alerts`,
  stopMails: (language: Language) => `/${language}/alert-mails`,
} as const;
