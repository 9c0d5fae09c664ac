import type { Language } from '../../contract/language.ts';

const rules = { fr: new Intl.PluralRules('fr'), en: new Intl.PluralRules('en') };

type Forms = { [Form in Intl.LDMLPluralRule]?: string } & { other: string };

/** The form of a text for a number: French also knows `many` (1 000 000 de…), and has 0 in the singular. */
export const plural = (language: Language, n: number, forms: Forms): string =>
  forms[rules[language].select(n)] ?? forms.other;
