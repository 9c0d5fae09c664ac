import type { Language } from '../language.ts';

type QueryMessages = {
  /** For the whole refusal: names as sent. */
  unknown: (names: readonly string[]) => string;
  /** Of one name: what the call would have taken. */
  known: (names: readonly string[]) => string;
  twofold: string;
};

/** Messages about unknown or contradictory query parameters. */
export const queryMessages: Record<Language, QueryMessages> = {
  en: {
    unknown: (names) => `Unknown ${names.length > 1 ? 'parameters' : 'parameter'}: ${names.join(', ')}.`,
    known: (names) =>
      names.length > 0 ? `Unknown; this call takes: ${names.join(', ')}.` : 'Unknown; this call takes none.',
    twofold: '“q” and “search” mean the same: give one of them.',
  },
  fr: {
    unknown: (names) =>
      `${names.length > 1 ? 'Paramètres inconnus' : 'Paramètre inconnu'}\u00a0: ${names.join(', ')}.`,
    known: (names) =>
      names.length > 0
        ? `Inconnu\u00a0; cet appel accepte\u00a0: ${names.join(', ')}.`
        : 'Inconnu\u00a0; cet appel n’en accepte aucun.',
    twofold: '«\u00a0q\u00a0» et «\u00a0search\u00a0» veulent dire la même chose\u00a0: n’en donnez qu’un.',
  },
};
