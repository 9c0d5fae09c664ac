import type { Language } from '../../contract/language.ts';

const small = /^(?:et|de|du|des|la|le|les|à|en|and|of|for|the|[dl]’)$/;

/** A name capitalised per word, small words but the first left as they are: `Composants Informatiques`. */
export const capitaliseWords = (language: Language, name: string): string =>
  name
    // At blanks and elisions: "cartes d’extension".
    .split(/( |\b[dl]’)/)
    .map((word, index) =>
      index > 0 && small.test(word) ? word : word.charAt(0).toLocaleUpperCase(language) + word.slice(1),
    )
    .join('');

/** A category's name in a language, capitalised per word. */
export const categoryName = (language: Language, category: { name: string; nameFr: string }): string =>
  capitaliseWords(language, language === 'fr' ? category.nameFr : category.name);
