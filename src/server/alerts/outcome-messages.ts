import type { Language } from '../../contract/language.ts';

/** Messages of setting and removing an alert, of accounts and of guests. */
export const outcomeMessages: Record<Language, { set: string; removed: string }> = {
  en: { set: 'The alert is on.', removed: 'The alert is off.' },
  fr: { set: 'L’alerte est activée.', removed: 'L’alerte est désactivée.' },
};
