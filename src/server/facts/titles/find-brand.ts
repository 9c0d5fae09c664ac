import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { foldBrand } from '../fold-name.ts';

/** Other names of brands that titles write. */
const otherNames = new Map(
  Object.entries<readonly string[]>({
    hp: ['hewlett packard enterprise', 'hewlett packard', 'hpe'],
    wd: ['western digital'],
    westerndigital: ['wd'],
    lg: ['lg electronics'],
    gigabyte: ['gigabyte technology'],
    hewlettpackard: ['hp'],
  }),
);

/** A name in small letters, its beginning and more pieces that a space, dash or dot may part: "TP-Link" as "TP Link", "Iceking" as "Ice King". */
type Pieces = { first: string; others: readonly string[] };

function piecesOf(name: string): Pieces[] {
  const plain = name.replace(/[\s.-]+/g, '');
  const pieces =
    plain.length > 5 && plain.length < 40 ? [...plain] : name.split(/[\s.-]+/).filter((part) => part !== '');
  const [first, ...others] = pieces.map((piece) => piece.toLowerCase());
  return first === undefined ? [] : [{ first, others }];
}

/** Whether a title has another name of a brand: "Western Digital WD Red". */
export function isNamedOtherwise(title: string, brand: string): boolean {
  const names = otherNames.get(foldBrand(brand));
  if (names === undefined) return false;
  const text = ` ${title.toLowerCase()} `;
  return names.some((name) => text.includes(` ${name} `));
}

/** All names of a brand. */
const namesOf = rememberRecent({ max: 2_500, maxLength: 100 }, (brand): readonly Pieces[] =>
  [...(otherNames.get(foldBrand(brand)) ?? []), brand].flatMap(piecesOf),
);

const isSeparator = (character: string) => /[\s.-]/.test(character);
const maxBetween = 2;

/** Where a name that begins here ends; undefined: it does not begin here. */
function endOfName(text: string, start: number, { first, others }: Pieces): number | undefined {
  if (!text.startsWith(first, start)) return undefined;
  let at = start + first.length;
  for (const piece of others) {
    for (let n = 0; n < maxBetween && isSeparator(text.charAt(at)); n++) at++;
    if (!text.startsWith(piece, at)) return undefined;
    at += piece.length;
  }
  return at;
}

/** Whether a word goes on in front of a place, or behind it. */
const endsInWord = (text: string) => /[\p{L}\p{N}]$/u.test(text);
const beginsInWord = (text: string) => /^[\p{L}\p{N}_]/u.test(text);
/** In one piece of UTF-16, or in two. */
const maxCharacterLength = 2;

/** Where a title names its brand. */
export type Named = { index: number; end: number };

function nameAt(text: string, index: number, names: readonly Pieces[]): Named | undefined {
  for (const pieces of names) {
    const end = endOfName(text, index, pieces);
    if (end === undefined || beginsInWord(text.slice(end, end + maxCharacterLength))) continue;
    if (endsInWord(text.slice(Math.max(0, index - maxCharacterLength), index))) continue;
    return { index, end: /[®™]/.test(text.charAt(end)) ? end + 1 : end };
  }
  return undefined;
}

/** As long as the text. */
function lowerCase(text: string): string {
  const lower = text.toLowerCase();
  return lower.length === text.length ? lower : text.replaceAll('İ', 'I').toLowerCase();
}

/** All places where a title names the brand, by any of its names, as a whole word. No pattern: each brand would be compiled. */
export function findBrand(title: string, brand: string): Named[] {
  const names = namesOf(brand);
  const text = lowerCase(title);
  const found: Named[] = [];
  for (let index = 0; index < text.length; ) {
    const named = nameAt(text, index, names);
    if (named) found.push(named);
    index = named?.end ?? index + 1;
  }
  return found;
}
