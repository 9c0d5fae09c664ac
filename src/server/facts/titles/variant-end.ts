import type { TitleSource } from './candidates.ts';

/** What sets variants apart, as feeds are read. */
const axes =
  /^(?:colou?r|couleur|farbe|colore|kleur|kolor|cor|size|taille|gr(?:ö|oe)(?:ß|ss)e|talla|tamaño|tamanho|taglia|maat|rozmiar|capacity|capacité|pattern|motif|material|matière)$/iu;
/** "… Volume: 12 l": what shop systems write behind a title of the option that it is. */
const labelled = /\s\p{Lu}[\p{L} ]{1,20}: (\S[^:|]{0,23})$/u;

const longer = (one: string, other: string) => (one.length > other.length ? one : other);
/** Of a text split at its spaces, what is compared: '' of what only separates. */
const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .split(' ')
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''));

/** How many pieces of a title, from `end` back, are these words; 0: it does not end with them. */
function countAtEnd(own: readonly string[], end: number, words: readonly string[]): number {
  let at = end;
  for (const word of words.filter((each) => each !== '').toReversed()) {
    while (at > 0 && own[at - 1] === '') at--;
    if (at === 0 || own[at - 1] !== word) return 0;
    at--;
  }
  return end - at;
}

/** How many pieces of a title's end its own feed states as its colour, size or the like, whatever separates them. */
function statedWords(own: readonly string[], { specifications = [] }: TitleSource): number {
  const stated = new Set(
    specifications.flatMap(({ name, value }) => (axes.test(name) ? [value.toLowerCase()] : [])),
  );
  let count = 0;
  for (let isMore = stated.size > 0; isMore; ) {
    isMore = false;
    for (const value of stated) {
      const found = countAtEnd(own, own.length - count, wordsOf(value));
      if (found === 0 || count + found >= own.length) continue;
      count += found;
      stated.delete(value);
      isMore = true;
    }
  }
  return count > 0 && own[own.length - count - 1] === '' ? count + 1 : count;
}

/** An option may have several words, and options follow each other: "– Canon EOS-M – Red", "- Onyx Bamboo / 66 cm". */
const [maxOption, maxOptionsLength, maxOptions] = [48, 60, 4];
const hyphen = /\s[-—]\s/u;

/** Of several options, behind a hyphen, where one merchant alone has the title: its other choices begin as this one does. */
function optionsBehindHyphen(title: string, sources: readonly TitleSource[]): string {
  const options = title.split(hyphen).at(-1) ?? '';
  const count = options.split(' / ').length;
  const isOptions =
    count > 1 && count <= maxOptions && options.length <= Math.min(maxOptionsLength, title.length / 2);
  const isOfOne = sources.every(({ merchant }) => merchant === sources[0]?.merchant);
  return isOptions && isOfOne ? title.slice(-options.length - 2) : '';
}

/** Sentences begin in small letters, or have small words: "– sans sucre ajouté", "– Le meilleur pour la peau". */
const small = /^(?!i(?:[Pp]hone|[Pp]ad|[Pp]od|[Mm]ac))\p{Ll}/u;
const smallWord =
  /(?<!\p{L})(?:de|du|des|d['’]|à|au|aux|en|pour|et|sans|avec|le|la|les|un|une|a|an|the|for|with|and|of|in|by|mit|ohne|und|für|con|sin|para|y|e|per|di|senza)(?!\p{L})/u;
/** Options have none but in front of a device: "– For iPhone 11 Pro". */
const forDevice = /^(?:for|pour|für|para|per) /i;

function isOption(text: string): boolean {
  const named = text.replace(forDevice, '');
  return !small.test(named) && !smallWord.test(named);
}

/** What shop systems write behind a title of the options that it is; what is longer, or a sentence, describes the thing. */
function optionsBehindDash(title: string, sources: readonly TitleSource[]): string {
  const at = title.indexOf(' – ', Math.max(0, title.length - maxOption));
  if (at < 0) return optionsBehindHyphen(title, sources);
  const options = title.slice(at + ' – '.length).split(' – ');
  return options.every(isOption) ? title.slice(at + 1) : '';
}

/** The number of a case's pattern: "… Soft Back Cover 07". */
const numbered = /\s(?:cases?|covers?|coques?|fundas?|capas?|shells?|bumpers?|housses?|skins?) (\d{1,3})$/iu;

/**
 * The words at a title's end by which its variants differ: a colour, size or the like that a feed states beside it (they may
 * have been translated since), the options that are named there, or the number of a pattern; '' where there are none. Without
 * them a shortened title is that of all its variants.
 */
export function variantEnd(title: string, sources: readonly TitleSource[]): string {
  const [words, shown] = [title.split(' '), wordsOf(title)];
  for (const source of sources) {
    const own = wordsOf(source.title);
    const count = statedWords(own, source);
    const isSame = shown.at(-count - 1) === own.at(-count - 1);
    if (count > 0 && isSame) return longer(optionsBehindDash(title, sources), words.slice(-count).join(' '));
  }
  return optionsBehindDash(title, sources) || (labelled.exec(title)?.[1] ?? numbered.exec(title)?.[1] ?? '');
}
