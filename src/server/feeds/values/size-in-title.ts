import { readClothingSize } from '../../language/clothing-size.ts';

const asPattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&');
const sizeWord = String.raw`(?:size|taille|pointure|größe|grösse|groesse|gr\.|talla|taglia|maat|rozmiar|t\.)\s*:?\s*`;
const separated = String.raw`(?:\s*[-–—,;:/|·([]+\s*|\s+)`;
const named = new RegExp(
  String.raw`[\s,;:/|·([–—-]+${sizeWord}([\p{L}\d.,/⅓⅔½+-]{1,12}(?: (?:[123]/[23]|ans|mois))?)[\])]?$`,
  'iu',
);
const parted = /\s(?:[-–—|/]|[-–—|/]?\s?[([])\s?([\p{L}\d.,/]{1,9})[\])]?$/u;

/** What is a size without being called one: no pack "(3)", no season "24/25". */
const unnamed = /^(?:x{0,4}[sl]|m|[2-6]xl|1[6-9]|[2-5]\d(?:[.,]5)?)$/i;
/** Asked first, of every title: a number, S, M or L, "ans" or "mois", or a bracket. */
const mayEndInSize = /[\dsml⅓⅔½)\]]$/i;
/** Longer than any size with its word. */
const endLength = 30;

/** What a title says of a size at its end: "…, Size M", "… (42)", "… - XL"; '' where it says none. */
export function sizeAtEnd(title: string): string {
  if (!mayEndInSize.test(title.slice(-2))) return '';
  const end = title.slice(-endLength);
  const text = named.exec(end)?.[1] ?? '';
  if (readClothingSize(text)) return text;
  const other = parted.exec(end)?.[1] ?? '';
  return unnamed.test(other) ? other : '';
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

/**
 * Takes a size as the row writes it off a title. "Pegasus 41" in size 41 may be called so: what is only a last number is
 * taken off in `bare`, for whoever knows the other sizes' titles.
 */
export function withoutSize(written: string, size: string): WithoutSize {
  if (size === '') return { title: written, bare: written };
  const title = withoutListed(written, size);
  const text = asPattern(size.trim()).replace(/(\d)\\[.](\d)/g, '$1[.,]$2');
  const ofSystem = String.raw`(?:(?:eu|eur|fr|uk|us)\s?)?${text}(?:\s?(?:eu|eur|fr|uk|us))?`;
  const inside = new RegExp(String.raw`\s*[,(–—-]?\s*\b${sizeWord}${ofSystem}(?![\p{L}\d])[\])]?`, 'iu');
  const behindMark = new RegExp(String.raw`\s*(?:\s[-–—|/]|[,;:·([])\s*${ofSystem}[\])]?$`, 'iu');
  const lastWord = new RegExp(String.raw`${separated}${ofSystem}[\])]?$`, 'iu');
  const trim = (each: string) => each.replace(/[\s,;:|·–—-]+$/u, '').replace(/\s{2,}/g, ' ');
  const cut = (each: string, pattern: RegExp) => {
    const rest = trim(each.replace(pattern, ''));
    return rest.length < 3 ? each : rest;
  };
  const shorter = cut(cut(title, inside), behindMark);
  const bare = cut(shorter, lastWord);
  return { title: /\d/.test(size) ? shorter : bare, bare };
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
