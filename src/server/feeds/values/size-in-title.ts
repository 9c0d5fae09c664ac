import { plainLetters } from '../../../contract/plain-letters.ts';
import { anyOf } from '../../language/any-of.ts';
import { readClothingSize } from '../../language/clothing-size.ts';
import { colourOfWord } from '../../language/colour-words.ts';

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
/** "Taille - M": as PrestaShop names what a row is of. */
const sizeWord = String.raw`(?:size|taille|pointure|größe|grösse|groesse|gr\.|talla|taglia|maat|rozmiar|t\.)(?:\s-\s|\s*:?\s*)`;
const separated = String.raw`(?:\s*[-–—,;:/|·([]+\s*|\s+)`;
const named = new RegExp(
  String.raw`[\s,;:/|·([–—-]+${sizeWord}([\p{L}\d.,/⅓⅔½+-]{1,12}(?: (?:[123]/[23]|ans|mois))?)[\])]?$`,
  'iu',
);
/** Behind a mark or in brackets, whose end a title may have lost: "Robe (42", but "Boucles d'oreilles, métal (s" is any word. */
const parted = /\s(?:[-–—|/]\s?|[-–—|/]?\s?[([]\s?(?!\p{Ll}$))([\p{L}\d.,/]{1,9})[\])]?$/u;

/** What is a size without being called one: no pack "(3)", no season "24/25". */
const unnamed = /^(?:x{0,4}[sl]|m|[1-6]xl|1[6-9]|[2-5]\d(?:[.,]5)?)$/i;
/** "1X" in capitals behind a dash; "2x", or "(2X)", is how many there are. */
const plusSize = /\s[-–—|/]\s([1-6]X)$/u;
const fraction = '(?:[.,]5| ?[½⅓⅔]| 1/2| [12]/3)';
const shoeSize = String.raw`(?:1[6-9]|[2-5]\d)${fraction}?`;
const letters = '(?:x{0,4}[sl]|m|[1-6]xl)';
const number = String.raw`\d{1,2}${fraction}?`;
/** What cannot be anything else at the end of what is worn, whatever stands before: "EU 42 2/3", "2XL/3XL", "6-9M", "3-4 ans". */
const unmistakable = new RegExp(
  [
    `(?:eu|eur|fr) ?${shoeSize}(?: ?[/|] ?(?:uk|us) ?${number})?`,
    `${shoeSize} ?eur?`,
    // "T36", "T.36/38": as French shops shorten the word.
    String.raw`t\.? ?(?:3[2-9]|4\d|5[0-8])(?:[/-](?:3[2-9]|4\d|5[0-8]))?`,
    `(?:uk|us) ?${number}`,
    `${letters} ?[/-] ?${letters}`,
    String.raw`\d{1,2} ?[-/] ?\d{1,2} ?(?:m|mois|months|ans|years)`,
    String.raw`(?:1[6-9]|[2-5]\d)(?: ?[⅓⅔]| [12]/3)`,
    String.raw`w\d{2}[ /-]{0,3}l\d{2}`,
  ]
    .map((each) => `(?:${each})`)
    .join('|'),
  'iu',
);
const atEnd = new RegExp(String.raw`[\s(,;:|[](${unmistakable.source})[\])]?$`, 'iu');
/** Behind a mark, or whom it is for: "Body / 3 mois", "Robe fille 8 ans", but "garanties 12 mois"; "Soutien-gorge / 90B". */
const marked =
  /(?:\s[-–—|/(]\s?|\s\(|(?<=\s(?:enfants?|filles?|garçons?|bébés?|junior|kids?|girls?|boys?|baby))\s)(\d{1,2} (?:mois|ans|months|years))\)?$|\s[-–—|/(]\s?(\d{2,3} ?[A-H]{1,2})\)?$|(?<=\p{L}{3})\/(X{0,4}[SL]|M|[1-6]XL)$/u;
/** With the colour behind it, as shop systems list what a row is: "Chemise / M / Bleu", "Baskets / 42 / Blanc". */
const beforeColour =
  /\s(?:([/–-])\s(X{0,4}[SL]|M|[1-6]XL)\s\1|\/\s([2-5]\d(?:[.,]5)?)\s\/)\s\p{L}[^/–\d-]{1,25}$/u;
const mayBeBefore = /\s[/–-]\s(?:[XSML]|\d)/;
const beforeLength = 45;

/** Asked first, of every title: a number, S, M, L or X, "ans" or "mois", a cup, "EU", or a bracket. */
const mayEndInSize = /[\dsmlx⅓⅔½)\]]$|\d ?[A-H]$|[A-H]{2}$|eur?$/i;
/** Longer than any size with its word. */
const endLength = 30;

/** What a title says of a size at its end: "…, Size M", "… (42)", "… - XL", "… EU 42 2/3"; '' where it says none. */
export function sizeAtEnd(title: string): string {
  if (mayBeBefore.test(title.slice(-beforeLength))) {
    const [, , letters, number] = beforeColour.exec(title) ?? [];
    const size = letters ?? number;
    if (size !== undefined) return size;
  }
  if (!mayEndInSize.test(title.slice(-2))) return '';
  const end = title.slice(-endLength);
  const text = named.exec(end)?.[1] ?? '';
  if (readClothingSize(text)) return text;
  const other = parted.exec(end)?.[1] ?? '';
  if (unnamed.test(other)) return other;
  const told = sizeByKind(title);
  if (told !== '') return told;
  const [, ...ages] = marked.exec(end) ?? [];
  const alone = (atEnd.exec(end) ?? plusSize.exec(end))?.[1] ?? ages.find((each) => each !== undefined) ?? '';
  return readClothingSize(alone) ? alone : '';
}

const lastWords = /(?:^|\s)([\p{L}'’-]+),?\s([\p{L}\d.,]{1,5})$/u;
const afterColour = /^(?:X{0,4}[SL]|M|[1-6]XL|(?:1[6-9]|[2-5]\d)(?:[.,]5)?)$/;
const ofCups = /soutien-?gorge|brassiere|balconnet|corbeille|lingerie|\bbras?\b/;
const cupAtEnd = /\s((?:[6-9][05]|1[0-2][05]) ?[A-H]{1,2})$/;
const ofChildren = /\b(?:enfants?|filles?|garcons?|bebes?|junior|kids?|girls?|boys?|baby)\b/;
const ageAtEnd =
  /(?<!\b(?:des|de|a|from|garanti\w{0,4}))\s(\d{1,2}(?: ?[-/] ?\d{1,2})? ?(?:mois|ans|months|years))$/i;
const rangeAtEnd = /\s((\d{2}) ?[/-] ?(\d{2}))$/;
/** Trousers have a length behind their waist, and shirts of teams a season. */
const ofOtherRanges = /\b(?:jeans?|denim|chinos?|maillots?(?! de bain)|jersey|saison|season)\b/;

/** From one size to the next: "39/42", "44/46". */
function isRange(from: number, to: number): boolean {
  return from >= 30 && to <= 62 && to > from && to - from <= 4;
}

/** What begins so has its size in numbers: behind the colour of others they are deniers, litres, or a player's. */
const inNumbers = new RegExp(
  String.raw`^(?!${anyOf`
    meubles?|cintres?|lacets?|poupees?|boites?|sacs?|housses?|semelles?|produits?|etageres?|armoires?|bancs?
    supports?|dolls?
  `}\s)(?:[\p{L}'’-]+\s)?${anyOf`
    chaussures?|baskets?|bott(?:es?|ines?|illons?)|sandales?|mocassins?|escarpins?|ballerines?|derb(?:y|ies)s?
    sneakers?|trainers|boots?|shoes?|sandals?|heels|loafers|pantalons?|jeans?|chinos?|trousers|pants|jupes?|robes?
    chemis(?:es?|iers?)|vestes?|manteaux?|blazers?|costumes?|shorts?|bermudas?|combinaisons?|dress(?:es)?|skirts?
    schuhe?|stiefel|kleid|hose|zapat\w+|scarpe|stivali|bagues?|rings?|anillos?|anell[oi]
  `}(?![\p{L}-])`,
  'u',
);

/** "Bague or jaune 18" is of 18 carats. */
const isFineness = (text: string, size: string): boolean =>
  /\b(?:or|gold)\b/.test(text) && Number.parseFloat(size) < 30;

/**
 * What only the thing itself, or a colour before it, tells to be a size: "Polo blanc XL", "Bottes noir 42", "Soutien-gorge Ema 95C",
 * "Pyjama bébé à pois 6 mois", "Chaussettes 39/42".
 */
function sizeByKind(title: string): string {
  const end = title.slice(-endLength);
  const [, word = '', size = ''] = lastWords.exec(end) ?? [];
  const colour = plainLetters(word);
  const text = plainLetters(title);
  const mayBeNumber = /\D/.test(size.replace(/[.,]/, '')) || inNumbers.test(text);
  if (afterColour.test(size) && colourOfWord.has(colour) && mayBeNumber && !isFineness(text, size))
    return size;
  const [, cup] = cupAtEnd.exec(end) ?? [];
  if (cup && ofCups.test(text)) return cup;
  const [, age] = ageAtEnd.exec(plainLetters(end)) ?? [];
  if (age && ofChildren.test(text)) return age;
  const [, range = '', from, to] = rangeAtEnd.exec(end) ?? [];
  return isRange(Number(from), Number(to)) && !ofOtherRanges.test(text) ? range : '';
}

/** A title without its size: where it stands by itself, and with `bare` also where it is only the last word. */
export type WithoutSize = { title: string; bare: string };

const listAtEnd = /^(.+?)\s*\(([^()]*,[^()]*)\)$/;

/** "Crewneck (M, racing green)" without its size, and without what else it says twice. */
function withoutListed(title: string, size: string): string {
  const [, before, list] = title.endsWith(')') ? (listAtEnd.exec(title) ?? []) : [];
  if (before === undefined || list === undefined) return title;
  const values = list.split(',').map((value) => value.trim());
  const others = values.filter((value) => value.toLowerCase() !== size.trim().toLowerCase());
  if (others.length === values.length || others.length === 0) return title;
  const unsaid = others.filter((value) => !before.toLowerCase().includes(value.toLowerCase()));
  return unsaid.length === 0 ? before : `${before} (${unsaid.join(', ')})`;
}

const months = ' ?(?:m|mois|months?|mths?)';
const years = ' ?(?:ans?|y|yrs?|years?|a)';

/** How titles may write a size of a column: "6-9M" as "6-9 mois", "EU 42 2/3" as "42⅔", "2XL/3XL" as "2XL - 3XL". */
function spellingsOf(size: string): string {
  const own = size.trim().replace(/^(?:eu|eur|fr)\.? ?(?=\d)|(?<=\d) ?(?:eu|eur|fr)$/i, '');
  const [, ages = own, unit = ''] =
    /^(\d{1,2}(?: ?[-/] ?\d{1,2})?) ?(m|mois|months|ans|years|y)$/i.exec(own) ?? [];
  const pattern = asPattern(ages)
    .replace(/ ?(?:1\\\/2|½)$/, '(?:[.,]5| ?½| 1/2)')
    .replace(/ ?(?:1\\\/3|⅓)$/, ' ?(?:⅓|1/3)')
    .replace(/ ?(?:2\\\/3|⅔)$/, ' ?(?:⅔|2/3)')
    .replace(/(\d)\\[.](\d)/g, '$1[.,]$2')
    .replace(/(?<=[\dsml]) ?(?:-|\\\/) ?(?=\d|x|[sml]$)/gi, ' ?[/–-] ?');
  if (unit === '') return pattern;
  return `${pattern}${/^m/i.test(unit) ? months : years}`;
}

/** A title without what a pattern finds; a bracket in which something else stands as well stays: "(taille 6, rouge)". */
function takeOut(title: string, pattern: RegExp): string {
  const found = pattern.exec(title);
  if (!found) return title;
  const [taken] = found;
  const [before, behind] = [title.slice(0, found.index), title.slice(found.index + taken.length)];
  const [opening] = /[([]/.exec(taken) ?? [];
  const [isOpened, isClosed] = [opening !== undefined, /[)\]]$/.test(taken)];
  if (opening !== undefined && !isClosed) {
    const inside = behind.slice(0, Math.max(0, behind.indexOf(opening === '(' ? ')' : ']')));
    if (inside !== '' && !inside.includes(opening))
      return `${before} ${opening}${behind.replace(/^[\s,;:–-]+/, '')}`;
  }
  const isWithin = before.lastIndexOf('(') > before.lastIndexOf(')');
  return isClosed && !isOpened && isWithin ? `${before})${behind}` : before + behind;
}

/** "41" of "Pegasus 41" may be the model's. */
const mayBeModel = /^\d+(?:[.,]\d+)?$/;

/**
 * Takes a size as the row writes it off a title. "Pegasus 41" in size 41 may be called so: what is only a last number is
 * taken off in `bare`, for whoever knows the other sizes' titles.
 */
export function withoutSize(written: string, size: string): WithoutSize {
  if (size === '') return { title: written, bare: written };
  const title = withoutListed(written, size);
  const text = spellingsOf(size);
  const ofSystem = String.raw`(?:(?:eu|eur|fr|uk|us)\s?)?${text}(?:\s?(?:eu|eur|fr|uk|us))?`;
  // Called a size, by a word or by its system: no model's number.
  const called = String.raw`(?:${sizeWord}${ofSystem}|(?:eu|eur|uk|us)\s?${text}(?!\s?[.,/½⅓⅔]|\s[12]/3))`;
  const inside = new RegExp(String.raw`\s*[,([–—-]?\s*\b${called}(?![\p{L}\d])[\])]?`, 'iu');
  const behindMark = new RegExp(
    String.raw`\s*(?:\s[-–—|/]|[,;:·([])\s*${ofSystem}[\])]?(?=$|\s[-–—|/]\s)`,
    'iu',
  );
  const lastWord = new RegExp(String.raw`${separated}${ofSystem}[\])]?$`, 'iu');
  const trim = (each: string) =>
    each
      // Only a run's first character is tried: linear in long runs.
      .replace(/(?<![\s,;:|·–—-])[\s,;:|·–—-]+$/u, '')
      .replace(/\s\/$/, '')
      .replace(/\s{2,}/g, ' ');
  const cut = (each: string, pattern: RegExp) => {
    const rest = trim(takeOut(each, pattern));
    return rest.length < 3 ? each : rest;
  };
  const shorter = cut(cut(title, inside), behindMark);
  const bare = cut(shorter, lastWord);
  return { title: mayBeModel.test(size.trim()) ? shorter : bare, bare };
}

/** A title without whatever may be a size at its end: alike for all sizes of an article, whichever a row has. */
export function titleOfAllSizes({ bare }: WithoutSize): string {
  for (let title = bare; ; ) {
    const rest = title.replace(/[\s,–—|/(-]+([\p{L}\d.,/]{1,6})[)]?$/u, (all, word: string) =>
      readClothingSize(word) ? '' : all,
    );
    if (rest === title || rest.length < 3) return title.toLowerCase();
    title = rest;
  }
}
