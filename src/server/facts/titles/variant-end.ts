import type { TitleSource } from './candidates.ts';

/** What sets variants apart, as feeds are read. */
const axes = /^(?:colou?r|couleur|size|taille|capacity|capacité|pattern|motif|material|matière)$/iu;
/** "… Volume: 12 l": what shop systems write behind a title of the option that it is. */
const labelled = /\s\p{Lu}[\p{L} ]{1,20}: (\S[^:|]{0,23})$/u;

const wordsOf = (text: string) => text.toLowerCase().split(' ');

/** How many words at a title's end its own feed states as its colour, size or the like. */
function statedWords(own: readonly string[], { specifications = [] }: TitleSource): number {
  const counts = specifications.flatMap(({ name, value }) => {
    if (!axes.test(name)) return [];
    const words = wordsOf(value);
    const isAtEnd = own.length > words.length && own.slice(-words.length).join(' ') === words.join(' ');
    return isAtEnd ? [words.length] : [];
  });
  return Math.max(0, ...counts);
}

/**
 * The words at a title's end by which its variants differ: a colour, size or the like that a feed states beside it (they may
 * have been translated since), or the option that is named there; '' where there are none. Without them a shortened title is
 * that of all its variants.
 */
export function variantEnd(title: string, sources: readonly TitleSource[]): string {
  const words = title.split(' ');
  for (const source of sources) {
    const own = wordsOf(source.title);
    const count = statedWords(own, source);
    const isSame = words.at(-count - 1)?.toLowerCase() === own.at(-count - 1);
    if (count > 0 && isSame) return words.slice(-count).join(' ');
  }
  return labelled.exec(title)?.[1] ?? '';
}
