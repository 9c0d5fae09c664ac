import { plainLetters } from '../../../contract/plain-letters.ts';
import { colourOfWord } from '../../language/colour-words.ts';

/** The last step of an address, or the one before where that has the article's number: "/top-lea-black/P-1201". */
const namingStep =
  /\/([a-z\d-]+(?:\.\d[a-z\d-]*)*)(?:\/(?=[\w.-]*\d)[A-Z\d][\w.-]{0,40})?\/?(?:\.html?)?(?:[?#]|$)/;

const slugOf = (title: string): string =>
  plainLetters(title)
    .replace(/[^a-z\d]+/g, '-')
    .replace(/^-|-$/g, '');

/**
 * The colour that only the page's address says, behind the title: "/products/robe-lea-noire" of "Robe Léa". '' where it says
 * none, or anything else.
 */
export function colourOfPage(title: string, link: string): string {
  // "runner-2.0-noir": titles are compared without their marks.
  const step = (namingStep.exec(link.slice(link.indexOf('//') + 2))?.[1] ?? '').replaceAll('.', '-');
  const word = step.slice(step.lastIndexOf('-') + 1);
  if (word.length === step.length || !colourOfWord.has(word)) return '';
  if (title.toLowerCase().includes(word)) return '';
  const start = `${slugOf(title)}-`;
  if (start.length < 3 || !step.startsWith(start)) return '';
  const words = step.slice(start.length).split('-');
  return isColour(words) ? words.join(' ') : '';
}

/** "bleu-marine", "light-blue"; three words where two of them are colours: "sage-green-white", but "toile-cirée-rouge". */
const isColour = (words: readonly string[]): boolean =>
  words.length <= 2 || (words.length === 3 && words.filter((word) => colourOfWord.has(word)).length > 1);
