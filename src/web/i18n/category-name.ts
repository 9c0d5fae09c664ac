import type { Language } from '../../contract/language.ts';

const lowerCaseWords = new Set([
  'et',
  'de',
  'du',
  'des',
  'la',
  'le',
  'les',
  'à',
  'en',
  'and',
  'of',
  'for',
  'the',
]);

/** A name capitalised per word, small words but the first left as they are: `Composants Informatiques`. */
export function capitaliseWords(language: Language, name: string): string {
  return name
    .split(' ')
    .map((word, index) =>
      index > 0 && lowerCaseWords.has(word)
        ? word
        : word.charAt(0).toLocaleUpperCase(language) + word.slice(1),
    )
    .join(' ');
}

/** A category's name in a language, capitalised per word (SPEC §2). */
export const categoryName = (language: Language, category: { name: string; nameFr: string }): string =>
  capitaliseWords(language, language === 'fr' ? category.nameFr : category.name);
