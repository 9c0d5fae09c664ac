import type { TitleSource } from './candidates.ts';

/** What sets variants apart, as feeds are read. */
const axes = /^(?:colou?r|couleur|size|taille|capacity|capacité|pattern|motif|material|matière)$/iu;
/** "… Volume: 12 l": what shop systems write behind a title of the option that it is. */
const labelled = /\s\p{Lu}[\p{L} ]{1,20}: (\S[^:|]{0,23})$/u;

const longer = (one: string, other: string) => (one.length > other.length ? one : other);
const wordsOf = (text: string) => text.toLowerCase().split(' ');

/** How many words at a title's end its own feed states as its colour, size or the like, one behind the other. */
function statedWords(own: readonly string[], { specifications = [] }: TitleSource): number {
  const stated = specifications.flatMap(({ name, value }) => (axes.test(name) ? [wordsOf(value)] : []));
  let count = 0;
  for (let isMore = true; isMore; ) {
    const rest = own.slice(0, own.length - count);
    const lengths = stated.flatMap((words) =>
      rest.length > words.length && rest.slice(-words.length).join(' ') === words.join(' ')
        ? [words.length]
        : [],
    );
    isMore = lengths.length > 0;
    count += Math.max(0, ...lengths);
  }
  return count;
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

/** What shop systems write behind a title of the options that it is; what is longer describes the thing. */
function optionsBehindDash(title: string, sources: readonly TitleSource[]): string {
  const at = title.indexOf(' – ', Math.max(0, title.length - maxOption));
  return at < 0 ? optionsBehindHyphen(title, sources) : title.slice(at + 1);
}

/** The number of a case's pattern: "… Soft Back Cover 07". */
const numbered = /\s(?:cases?|covers?|coques?|fundas?|capas?|shells?|bumpers?|housses?|skins?) (\d{1,3})$/iu;

/**
 * The words at a title's end by which its variants differ: a colour, size or the like that a feed states beside it (they may
 * have been translated since), the options that are named there, or the number of a pattern; '' where there are none. Without
 * them a shortened title is that of all its variants.
 */
export function variantEnd(title: string, sources: readonly TitleSource[]): string {
  const words = title.split(' ');
  for (const source of sources) {
    const own = wordsOf(source.title);
    const count = statedWords(own, source);
    const isSame = words.at(-count - 1)?.toLowerCase() === own.at(-count - 1);
    if (count > 0 && isSame) return longer(optionsBehindDash(title, sources), words.slice(-count).join(' '));
  }
  return optionsBehindDash(title, sources) || (labelled.exec(title)?.[1] ?? numbered.exec(title)?.[1] ?? '');
}
