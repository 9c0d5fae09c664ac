import { besideAudience } from './audience.ts';
import { keyOfName } from './names-of-tree.ts';
import { isOtherScript } from './nouns/noun-forms.ts';
import { findExactNoun, findNoun } from './nouns/nouns.ts';
import { wordsOfSteps } from './paths/steps.ts';
import { isLowest } from './tree.ts';

/** What an article's page is called, and the shelves that it stands on: "/chaussures-femme/bottes/12-mya-noir.html". */
export type PageAddress = { shelf: string; name: string };

const readable = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Words of a part of an address, without what ends a file and what only counts. */
const wordsOf = (part: string): string =>
  readable(part)
    .replace(/\.[a-z]{3,5}$/i, '')
    .replace(/[-_+.]+/g, ' ')
    .replace(/(?<!\p{L})\d+(?!\p{L})/gu, ' ')
    .trim();

/** A shelf's name outright; what only seems to lead somewhere may be how pages are made: "/home/", "/women/", "/item/view/". */
function isShelf(words: string): boolean {
  if (words.length < 4 || !/\p{L}{3}/u.test(besideAudience(words))) return false;
  const named = keyOfName(words) ?? findNoun(wordsOfSteps(words).flat())?.key;
  return named !== undefined && isLowest(named);
}

/** What the address of a page says. */
export function readPageAddress(page: string): PageAddress {
  const [, path = ''] = /^https?:\/\/[^/]+\/([^?#]*)/i.exec(page) ?? [];
  const parts = path
    .split('/')
    .map(wordsOf)
    .filter((words) => /\p{L}{3}/u.test(words));
  return { shelf: parts.slice(0, -1).filter(isShelf).join(' > '), name: parts.at(-1) ?? '' };
}

/** Shorter words mean too many things in the languages of addresses. */
const minLengthAlone = 5;

/**
 * The noun that a page's name begins with and its title does not have: "balance-connectee" of "Scale-Master Pro". What stands
 * behind is a colour or a maker; Cyrillic in Latin letters reads like other languages.
 */
export function nounOfPage(name: string, title: string): string | undefined {
  const words = wordsOfSteps(name).flat();
  const [first = ''] = words;
  const known = wordsOfSteps(title).flat();
  if (known.includes(first) || known.some(isOtherScript)) return undefined;
  for (let length = Math.min(3, words.length); length > 0; length--) {
    const noun =
      length > 1 || first.length >= minLengthAlone ? findExactNoun(words.slice(0, length)) : undefined;
    if (noun) return noun.key;
  }
  return undefined;
}
