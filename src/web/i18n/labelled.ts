import type { Language } from '../../contract/language.ts';

/** A colon in each language, in French after a no-break space. */
const colons: Record<Language, string> = { fr: '\u00a0: ', en: ': ' };

/** What something is called, and what it is: `Total : 5 h`, `Total: 5 h`; ends in the colon where its value stands apart. */
export const labelled = (language: Language, label: string, value = ''): string =>
  label + colons[language] + value;
