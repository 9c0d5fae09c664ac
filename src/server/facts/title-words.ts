/** What merchants put around a title that says nothing of the product; each at an end, beside a separator or bracket. */
const noise = [
  'officiel|official|neuf|new(?! balance\\b| era\\b| look\\b| rock\\b)|nouveau(?:té)?|promo(?:tion)?s?|d[ée]stockage|soldes?|bon plan|top ventes?|exclusivit[ée]|exclu web',
  'livraison (?:rapide|gratuite|offerte|express|24 ?h|48 ?h)|exp[ée]di(?:é|e|tion)[^-|]{0,30}|free shipping|fast delivery|free delivery',
  'garantie? (?:constructeur )?\\d{1,2} (?:ans?|mois)|garantie|\\d{1,2} years? warranty|en stock|in stock|vendeur pro|prix (?:cass[ée]|bas|choc|exceptionnel)|meilleur prix|best price|pas cher',
  'reconditionn[ée]e?s?(?: \\S{1,3} neuf)?|refurbished|renewed|occasion|used|(?:tr[èe]s )?bon [ée]tat|[ée]tat (?:correct|neuf|parfait)|excellent [ée]tat|comme neuf|parfait [ée]tat|grade [a-c]\\+?|remis à neuf',
  '-\\d{1,2} ?%|\\d{1,2} ?% de r[ée]duction',
].join('|');
const separators = '\\s\\-–—|:,;!*•·/✅★☆➤►→';
const phrase = `(?:${noise})(?:(?:\\s+(?:et|ou|and|or|&)\\s+|\\s*[-/]?\\s*)(?:${noise}))*`;
const bracketed = new RegExp(`[[(【]\\s*${phrase}\\s*[!.]*[\\])】]`, 'giu');
const leading = new RegExp(`^[${separators}]*(?:${phrase})(?:\\s*[!:|*]+|\\s+[-–—|]|\\s+(?=\\S))`, 'iu');
const trailing = new RegExp(`(?:\\s+[-–—|/]\\s*|\\s*[,;!*|]\\s*|\\s+)(?:${phrase})[${separators}.]*$`, 'iu');
const edges = new RegExp(`^[${separators}.]+|[${separators}]+$`, 'gu');
const quoted = /^["“«](.*)["”»]$/u;
const miscellaneous = /^(?:divers|autres|accessoires?|misc)\s+(?=\S+\s+\S)/iu;
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes a merchant's own name off the ends: "ElectroDirect - …", "… | ElectroDirect", "… chez ElectroDirect". */
function stripMerchant(title: string, merchant: string): string {
  if (merchant === '' || !title.toLowerCase().includes(merchant.toLowerCase())) return title;
  const name = escapePattern(merchant);
  return title
    .replace(new RegExp(`^\\W*${name}\\s*[-–—|:]\\s*`, 'iu'), '')
    .replace(new RegExp(`\\s*(?:[-–—|(]|\\bchez|\\bsur|\\bby|\\bfrom)\\s*${name}\\W*$`, 'iu'), '');
}

const trimEdges = (title: string): string =>
  title.replace(edges, '').replace(quoted, '$1').replace(/\s+/g, ' ');

/**
 * An offer's title without what its merchant put around it: "[Officiel] Acme X - Livraison rapide" → "Acme X". Stays as
 * it is where nothing would be left.
 */
export function stripTitle(title: string, merchant: string): string {
  let text = stripMerchant(title, merchant).replace(bracketed, ' ');
  for (let before = ''; before !== text; ) {
    before = text;
    text = trimEdges(text).replace(leading, '').replace(trailing, '');
  }
  const stripped = trimEdges(text).replace(miscellaneous, '');
  return stripped.length < 3 ? title : stripped;
}

const word = /[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu;

/** The words of a title as they are written. */
export const wordsOf = (title: string): string[] => title.match(word) ?? [];

/** Letters of scripts with case, unlike Japanese or Arabic. */
const hasCase = (text: string) => text.toLowerCase() !== text.toUpperCase();
const isTellingWord = (text: string) => /^\p{L}{4,}$/u.test(text) && hasCase(text);

/** In capitals throughout, apart from codes and short words. */
export function isAllUpperCase(title: string): boolean {
  const telling = wordsOf(title).filter(isTellingWord);
  return telling.length >= 2 && telling.every((each) => each === each.toUpperCase());
}

/** Without any capital. */
export const isAllLowerCase = (title: string): boolean =>
  title === title.toLowerCase() && wordsOf(title).filter(hasCase).length >= 2;

const cutShort =
  /(?:…|\.\.\.|[\s,;:&(+/-]|\b(?:avec|with|pour|for|et|and|de|du|des|of|à|en|la|le|les|the|w))$/iu;

/** Cut by its merchant: "… avec", "(2 x 16", or in the middle of a word that another title has in full. */
export function isTruncated(title: string, others: readonly string[]): boolean {
  const text = title.trim();
  if (cutShort.test(text)) return true;
  if ((text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length) return true;
  const start = text.toLowerCase();
  return others.some((other) => {
    if (other.length <= start.length || other.slice(0, start.length).toLowerCase() !== start) return false;
    return /^[\p{L}\p{N}]{2}$/u.test(other.slice(start.length - 1, start.length + 1));
  });
}
