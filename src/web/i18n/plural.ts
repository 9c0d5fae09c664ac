import type { Language } from '../../contract/language.ts';

// Created lazily: each takes milliseconds during hydration.
const rules: { [L in Language]?: Intl.PluralRules } = {};

type Forms = { [Form in Intl.LDMLPluralRule]?: string } & { other: string };

/** The form of a text for a number: French also knows `many` (1 000 000 de…), and has 0 in the singular. */
export function plural(language: Language, n: number, forms: Forms): string {
  rules[language] ??= new Intl.PluralRules(language);
  return forms[rules[language].select(n)] ?? forms.other;
}

/** Chooses one of two forms for a number; French millions (`many`) take the second as well. */
export const countIn =
  (language: Language) =>
  (n: number, one: string, other: string): string =>
    plural(language, n, { one, other });
