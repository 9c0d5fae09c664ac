import type { z } from 'zod';
import { en, fr } from 'zod/locales';
import type { Language } from '../../../contract/language.ts';

/** What an issue about a limit is told of; `text`, `number`, and `list` of several. */
type Kind = 'text' | 'number' | 'list';

const kinds: Readonly<Record<string, Kind>> = {
  string: 'text',
  number: 'number',
  int: 'number',
  array: 'list',
};

const most: Record<Language, Record<Kind, (limit: string) => string>> = {
  en: {
    text: (limit) => `${limit} characters at most.`,
    number: (limit) => `${limit} at most.`,
    list: (limit) => `${limit} entries at most.`,
  },
  fr: {
    text: (limit) => `${limit} caractères au maximum.`,
    number: (limit) => `${limit} au maximum.`,
    list: (limit) => `${limit} éléments au maximum.`,
  },
};
const least: typeof most = {
  en: {
    text: (limit) => (limit === '1' ? 'This cannot be empty.' : `${limit} characters at least.`),
    number: (limit) => `${limit} at least.`,
    list: (limit) => (limit === '1' ? 'This cannot be empty.' : `${limit} entries at least.`),
  },
  fr: {
    text: (limit) => (limit === '1' ? 'Ce champ ne peut pas être vide.' : `${limit} caractères au minimum.`),
    number: (limit) => `${limit} au minimum.`,
    list: (limit) => (limit === '1' ? 'Cette liste ne peut pas être vide.' : `${limit} éléments au minimum.`),
  },
};

/**
 * A limit in words; undefined: the fault is no limit, or one that these words would misstate (exclusive, or an exact
 * length).
 */
function limitWords(language: Language, issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code !== 'too_big' && issue.code !== 'too_small') return undefined;
  if (issue.inclusive === false || issue.exact === true) return undefined;
  const kind = kinds[issue.origin];
  const limit = new Intl.NumberFormat(language).format(
    issue.code === 'too_big' ? issue.maximum : issue.minimum,
  );
  return kind && (issue.code === 'too_big' ? most : least)[language][kind](limit);
}

const others = { en: en().localeError, fr: fr().localeError };

/** How faults of an input are told: limits in our words, others in the validator's. */
export const faultWords = (language: Language): { error: z.core.$ZodErrorMap } => ({
  error: (issue) => limitWords(language, issue) ?? others[language](issue),
});
