import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { lookOf, type WordLook } from './word-looks.ts';

/** What merchants put around a title that says nothing of the product; each at an end, beside a separator or bracket. */
const noise = [
  'officiel|official|neuf|new(?! balance\\b| era\\b| look\\b| rock\\b)|nouveau(?:té)?|(?:en )?promo(?:tion)?s?|d[ée]stockage|(?:stock )?clearance|(?:en )?soldes?|bon plan|top ventes?|exclusivit[ée]|exclu web',
  'livraison (?:rapide|gratuite|offerte|express|24 ?h|48 ?h)|exp[ée]di(?:é|e|tion)[^-|]{0,30}|free shipping|fast delivery|free delivery',
  'garantie? (?:constructeur )?\\d{1,2} (?:ans?|mois)|garantie|(?:a\\+{0,3} )?\\d{1,2} years? (?:warranty|guarantee)|(?:and |with )?\\d{1,2} y(?:ea)?rs? (?:parts (?:and|&) labou?r|wrty|warr?anty|guarantee)|en stock|in stock|vendeur pro|prix (?:cass[ée]|bas|choc|exceptionnel)|meilleur prix|best price|pas cher',
  'reconditionn[ée]e?s?(?: \\S{1,3} neuf)?|refurbished|renewed|occasion|used|(?:tr[èe]s )?bon [ée]tat|[ée]tat (?:correct|neuf|parfait)|(?:very )?good condition|(?:brand )?new condition|excellent [ée]tat|comme neuf|parfait [ée]tat|grade [a-c]\\+?|remis à neuf',
  'euronics|angebot|akcija|jaunums|brand new|discontinued|aktion|(?:hk|eu) stock|-\\d{1,2} ?%|\\d{1,2} ?% de r[ée]duction',
].join('|');
const separators = '\\s\\-–—|:,;!*•·/✅★☆➤►→';
const phrase = `(?:${noise})(?:(?:\\s+(?:et|ou|and|or|&)\\s+|\\s*[-/]?\\s*)(?:${noise}))*`;
const bracketed = new RegExp(`[[(【]\\s*${phrase}\\s*[!.]*[\\])】]`, 'giu');
const leading = new RegExp(`^[${separators}]*(?:${phrase})(?:\\s*[!:|*]+|\\s+[-–—|]|\\s+(?=\\S))`, 'iu');
const trailing = new RegExp(`(?:\\s+[-–—|/]\\s*|\\s*[,;!*|]\\s*|\\s+)(?:${phrase})[${separators}.]*$`, 'iu');
/** A sale in the middle, before the variant's name: "Collier - en soldes ! argent". */
const saleInside = /\s*[-–—|!,:](?:\s*[!-])?\s*(?:en )(?:soldes?|promo(?:tion)?s?)(?:\s*!+)?(?=\s)/giu;
/** "(+6€)": what the variant costs more is in its price. */
const surcharge = /\s*\(\s*\+ ?\d+(?:[.,]\d+)? ?(?:€|EUR|euros?)\s*\)/giu;
const edges = new RegExp(`^[${separators}.]+|[${separators}]+$`, 'gu');
const quoted = /^["“«](.*)["”»]$/u;
/** Shelves, which say nothing of what stands on them. */
const shelves =
  'divers|autres?|accessoires?|misc|papiers? (?:&|et) [ée]tiquettes|supports? (?:&|et) racks?|p[ée]riph[ée]riques?|fournitures?(?: de bureau)?|composants?(?: pc)?|r[ée]seau|audio';
const miscellaneous = new RegExp(`^(?:${shelves})\\s+(?=\\S+\\s+\\S)|\\s[-–|]\\s(?:${shelves})$`, 'iu');
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
  const own = stripMerchant(title, merchant).replace(surcharge, '').replace(saleInside, '');
  let text = /[[(【]/.test(own) ? own.replace(bracketed, ' ') : own;
  for (let before = ''; before !== text; ) {
    before = text;
    text = trimEdges(text).replace(leading, '').replace(trailing, '');
  }
  const stripped = trimEdges(text).replace(miscellaneous, '');
  return stripped.length < 3 ? title : stripped;
}

const counts = /(?:[\s,-]+\(?\b|(?<=\p{Ll}{3}))1 (?:pc\(s\)|pcs?\.?|pi[èe]ces?)\)?$/iu;

const maxRepeatWords = 5;

/** Whether as many words as `length` from `at` on come twice in a row. */
function isRepeated(words: readonly string[], at: number, length: number): boolean {
  for (let i = at; i < at + length; i++) if (words[i] !== words[i + length]) return false;
  return true;
}

/** "FirePro RG220A FirePro RG220A" → "FirePro RG220A". */
export function withoutRepeats(title: string): string {
  const folded = title.toLowerCase().split(' ');
  if (new Set(folded).size === folded.length) return title;
  const words = title.split(' ');
  for (let length = maxRepeatWords; length > 0; length--)
    for (let at = 0; at + 2 * length <= words.length; at++) {
      if (!isRepeated(folded, at, length)) continue;
      // "Tut Tut" is a name.
      const isTelling = length > 1 ? /\p{L}{3}/u : /\p{L}{4}|\p{Lu}{3}|^(?=.*\p{L})(?=.*\d).{6}/u;
      const repeated = words.slice(at, at + length).join(' ');
      // "Light Light Black" is an ink beside "Light Black".
      if (!isTelling.test(repeated) || repeated.toLowerCase() === 'light') continue;
      words.splice(at, length);
      folded.splice(at, length);
    }
  return words.join(' ');
}

/** A condition in the middle of a title: "Sony - Refurbished Xperia Z5". */
const refurbishedInside =
  /(?<=\s)(?:geek squad )?(?:certified )?(?:refurbished|brand new(?= sim)|angebot|reconditionn[ée]e?s?|renewed|pre[- ]?owned|open[- ]box|graded|(?:hk|eu) stock|grade [abc]|clearance|neuf(?= \+))(?=\s|$)/giu;

/** What few titles have is looked for in those alone. */
const hasSlips =
  /brand new|angebot|skrivare|skanner|geheugen|extensioncable|zwart|refurb|[3-7]0 [3-7]0|recondition|renewed|clearance|80\+ plus|[GMT]\)[Bo]|[A-Z]\d 0\d| - TV$|\d cm \d|owned|open[- ]box|grade|stock|display|categori|multiplier|\d(?:inch|zoll|watts)|\dlitre|\dspin|neuf|[GgHhZz]{3}.*[GgHhZz]{3}| -[a-z]|\/ \d|\*|-lot|[a-z\d]\/[a-z\d]{5}/i;

/** "139 7 cm 55", "14 55 cm 5 73": centimetres, and inches that are as long, without their decimal points. */
const lostDecimals = /(?<![\d.,])(\d{1,3}) (\d{1,2}) ?cm (\d{1,3})(?: (\d{1,2}))?(?=["\s]|$)/iu;
const centimetresOfInch = 2.54;

function withDecimals(title: string): string {
  return title.replace(lostDecimals, (whole, cm: string, part: string, inches: string, rest?: string) => {
    const isMeant = (size: string) =>
      Math.abs(Number(`${cm}.${part}`) / centimetresOfInch / Number(size) - 1) < 0.015;
    if (rest !== undefined && isMeant(`${inches}.${rest}`)) return `${cm}.${part} cm ${inches}.${rest}`;
    return isMeant(inches) ? `${cm}.${part} cm ${inches}${rest === undefined ? '' : ` ${rest}`}` : whole;
  });
}

/** Goods with the EU's former label, of whose class a title without its scale says nothing. */
const formerLabel =
  /(?<=\s)(?:a\+{0,3} (?:energy(?: (?:rating|class|efficiency))?|rated|rating)|(?:load |energy )?class a\+{0,3}(?! ?amp)|eec a\+{0,3})(?![\p{L}\d+])/giu;

/** What few titles have as well; asked by itself, since it needs no letters beyond these. */
const hasLabels =
  /may have| \d only|free installation|bit |ghzx| 16 9|composite video|\d{2} Go|ultrahd|\d{3}pixels| a\+* (?:energy|rat)|\d \d{1,2} ?ghz|kit\d|1 x [a-z]{3}|tv [a-z]+ tv|washing(?: \d|$)|frost a|\dpx|\d cd\/m|\d \d ?kg|(?:fridge|freezer).*\d \d| a \d| eec |[a-z]{4}(?:vga|usb|dvi|hdmi|rj45|utp)|\d ltrs|\d x\d|neuf|product type|case design|\d(?:mini|plus|lite)(?![a-z])|class a| s(?:\/|t[ ./])steel|[01] \d\d ?m|xeone|gtee|[\u3040-\u30ff\u4e00-\u9fff]/i;

/** Without a former label, and with what lost its letters and points. */
const mendLabels = (title: string): string =>
  title
    .replace(formerLabel, ' ')
    .replace(/ may have (?:minor |cosmetic )?(?:marks|scratches|damage).*$/i, '')
    .replace(/(?: free delivery)? \d{1,2} only$/i, '')
    .replace(/ free (?:installation|delivery)(?= |$)/gi, '')
    .replace(/(?<=\d)BIT(?!\p{L})/gu, '-bit')
    .replace(/(?<=\d)ghzx(?=\d)/gi, 'GHz x')
    .replace(/(?<=video c[aâ]ble) composite(?= video c[aâ]ble)/gi, '')
    .replace(/(?<= )16 9(?= |$)/g, '16:9')
    .replace(/(?<=(?:compatible|pour) )neuf (?=\p{L})/giu, '')
    .replace(/(?<=^|\s)1 x (?=\p{L}{3})/giu, '')
    // Names of columns.
    .replace(/\.? (?:case design|product type|interior capacity)(?= )/gi, '')
    .replace(/ tv(?= (?:smart|led|lcd|oled|qled|plasma) tv(?!\p{L}))/giu, '')
    .replace(/(?<= washing)(?= \d+ ?(?:kg|rpm|spin)|$)/gi, ' machine')
    .replace(/ a(?= \d{1,2} ?kg)|(?<=(?:low|no|total) ?frost) a(?= |$)/gi, '')
    .replace(/(?<=\s\d{1,2}) (?=\d{1,2} ?kg.*(?:wash|dry))/gi, '/')
    .replace(/(?<=\d)PX(?!\p{L})/gu, 'px')
    .replace(/(?<=\d )CD\/M(?!\p{L}|\d)/giu, 'cd/m²')
    // Fridges beside freezers: "276 130 litre".
    .replace(/(?<=(?:fridge|freezer).*\s\d+(?:\.\d+)?) (?=\d+(?:\.\d+)? ?(?:litres?|l|cf)(?!\p{L}))/giu, '/')
    .replace(/(?<=\p{Ll}{3})(?=(?:VGA|USB|DVI|HDMI|RJ45|UTP)(?![\p{L}\d]))/gu, ' ')
    .replace(/(?<=\d )ltrs(?!\p{L})/giu, 'litres')
    .replace(/(?<=\d) x(?=\d{2,4}(?: |$))/giu, ' x ')
    .replace(/ultrahd/gi, 'Ultra HD')
    .replace(/(?<=\s)([1-5]) (\d{1,2}) ?(?=ghz)/gi, '$1.$2 ')
    .replace(/(?<=\p{Ll}{3})(?=\d{4,5} ?rpm(?!\p{L}))/giu, ' ')
    // "S4MINI".
    .replace(
      /(?<=\s\p{L}\d{1,2})(mini|plus|lite)(?!\p{L})/giu,
      (_, size: string) => ` ${size.charAt(0).toUpperCase()}${size.slice(1).toLowerCase()}`,
    )
    // Machines translate the end of a code as gigabytes.
    .replace(/(?<=(?:^| )(?=\S*[A-Z])[A-Z\d]{5,}\d) Go(?= |$)/g, 'GB')
    .replace(/(?<=\d{3})pixels/gi, ' pixels')
    .replace(/(?<=\s)s(?:\/|t[ ./])steel(?!\p{L})/giu, 'Stainless Steel')
    .replace(/(?<![\d.,])([01]) (\d{2}) ?m(?![\p{L}\d²³])/giu, '$1.$2 m')
    .replace(/(?<=xeon)(?=e[357][ -]\d)/giu, ' ')
    .replace(/(?<=\s)(?:\d ?(?:yr|years?) )?gtee(?!\p{L})/giu, '')
    .replace(/[\u3040-\u30ff\u4e00-\u9fff]+/g, ' ');

/** Colours that a German merchant says behind a comma. */
export const germanColours = new Map(
  Object.entries<string>({
    weiss: 'blanc',
    weiß: 'blanc',
    schwarz: 'noir',
    blau: 'bleu',
    rot: 'rouge',
    grün: 'vert',
    grau: 'gris',
    silber: 'argent',
    braun: 'brun',
    gelb: 'jaune',
    rosa: 'rose',
  }),
);
const germanColourAtEnd = /(?<=, )\p{L}{3,7}$/u;

/** Kinds that product databases left in Swedish and Dutch among English words. */
const foreignKinds: Readonly<Record<string, string>> = {
  multifunktionsskrivare: 'multifunction printer',
  skrivare: 'printer',
  flatbäddsdokumentskanner: 'flatbed document scanner',
  geheugenmodule: 'memory module',
  extensioncable: 'extension cable',
  zwart: 'black',
};
const foreignKind =
  /(?<!\p{L})(?:(?:multifunktions)?skrivare|flatbäddsdokumentskanner|geheugenmodule|extensioncable|zwart)(?!\p{L})/gu;

/** What a merchant put in the middle, said twice, or typed wrong. */
const mendSlips = (title: string): string =>
  withDecimals(title)
    .replace(/(?<=\d ?)([GMT])\)([Bo])(?!\p{L})/gu, '$1$2)')
    // Fridges beside freezers: "50 50".
    .replace(
      /(?<=\s)([3-7]0) ([3-7]0)(?=\s.*(?:fridge|freezer|frost|combi)|$)/giu,
      (whole, one: string, other: string) =>
        Number(one) + Number(other) === 100 ? `${one}/${other}` : whole,
    )
    // "C2 01".
    .replace(/(?<=(?:^|\s)\p{Lu}\d) (?=0\d(?:\s|$))/gu, '-')
    .replace(/(?<=\S{4}) - TV$/i, '')
    .replace(foreignKind, (kind) => foreignKinds[kind] ?? kind)
    .replace(/(?<=80)\+ Plus(?!\p{L})/giu, ' Plus')
    .replace(refurbishedInside, ' ')
    .replace(
      /[ .]ex[- ]display(?: model)?(?: (?:this product )?may have .*$)?|(?<=\s)not categori[sz]ed$/iu,
      '',
    )
    .replace(/(?<=\d)(?=(?:litres?|watts|spin)(?!\p{L}))/giu, ' ')
    .replace(/(?<=\d)(?:zoll|inch)(?!\p{L})/giu, '"')
    .replace(/ \d+ Multiplier X(?!\p{L})/giu, '')
    .replace(/ -(?=\p{Lu}\p{Ll})/gu, ' - ')
    .replace(/(?<=\d) -(?=[a-z]\d)/g, '-')
    // "49PFS4132/ 12", "3.40 GHz 3.4 GHz".
    .replace(/(?<=[\p{Lu}\d])\/ (?=\d{2}$)/u, '/')
    .replace(/\b(\d+\.\d)0? ?GHz \1 ?GHz\b/i, '$1 GHz')
    .replace(/\b(\d\.\d{1,2}) ?GHz (\1\d) ?GHz\b/i, '$1 GHz')
    .replace(/\b(\d\.\d)0 ?GHz\b(.{1,40}?) \1 ?GHz\b/i, '$1 GHz$2')
    .replace(/\b(\d\.\d{1,2} ?GHz)\b(.{1,40}?) \1(?!\p{L})/iu, '$1$2')
    .replace(/\*+(?=\)|\s|$)/g, '')
    .replace(/(?<=\d)-lot(?!\p{L})/gu, '-Pack')
    .replace(/(?<![\p{L}\d])([\p{L}\d]{5,30})\/\1(?![\p{L}\d])/gu, '$1');

/** An amount at the end, and before it: "5.0m networking cable 5 m", "1000pcs Jigsaw puzzle 1000 pcs". */
const amountAtEnd = / (\d+(?:[.,]\d+)?) ?(m|cm|mm|pcs|pieces|sheets|W|V|kg|GB|TB|Go|To)$/;
const amounts =
  /(?<![\p{L}\d.,])(\d+(?:[.,]\d+)?)[ -]?(m|cm|mm|pcs|pieces|pk|pack|sheets?|W|V|kg|GB|TB|Go|To)(?![\p{L}\d])/giu;

/** "12 MB 12 MB". */
const twiceInARow = /(?<![\d.,])(\d+(?:[.,]\d+)? ?(?:[GMTk][BboH]z?|[kcm]?[gm]|W|V)) \1(?![\p{L}\d])/gu;
/** What counts pieces, and what may be written in front of it with a hyphen. */
const counted: Readonly<Record<string, string>> = {
  pieces: 'pcs',
  pk: 'pcs',
  pack: 'pcs',
  sheet: 'sheets',
};
const unitOf = (unit: string) => counted[unit.toLowerCase()] ?? unit.toLowerCase();
const amountOf = (number: string) => Number(number.replace(',', '.'));

/** Without an amount that was said before, at the end or just now. */
export function withoutSecondAmount(given: string): string {
  const title = given.replace(twiceInARow, '$1');
  const [end, number = '', unit = ''] = amountAtEnd.exec(title) ?? [];
  if (end === undefined) return title;
  const before = title.slice(0, -end.length);
  if (/[-–+x/]$/.test(before)) return title;
  for (const [, each = '', its = ''] of before.matchAll(amounts))
    if (unitOf(its) === unitOf(unit) && amountOf(each) === amountOf(number)) return before;
  return title;
}

/** An offer's title with the marks that people would set: no trade marks, spaces behind commas, no bare separators. */
export const tidyTitle = (given: string): string => {
  const coloured = given.replace(germanColourAtEnd, (word) => germanColours.get(word.toLowerCase()) ?? word);
  const title = hasLabels.test(coloured) ? mendLabels(coloured) : coloured;
  return withoutRepeats(
    (hasSlips.test(title) ? mendSlips(title) : title)
      // "N°5" is a number, the sign of a brand's name none.
      .replace(/[®™℠©]|°(?<=\p{L}°)(?<!(?<!\p{L})n°)/giu, '')
      .replace(/\(\s*\)|\[\s*\]/g, ' ')
      .replace(/(?<=\d) "(?=\d)/g, '" ')
      .replace(/\s+([,;)])|(?<=\()\s+/g, '$1')
      .replace(/([,;])(?=\p{L})/gu, '$1 ')
      .replace(/(?:\s+[-–—|]){2,}(?=\s)/g, ' -')
      .replace(/\s+/g, ' ')
      .replace(counts, '')
      .replace(/(\d+) ?([GT][Bo]) \1 ?\2(?!\p{L})/gu, '$1 $2')
      .replace(/\s+[aA]$|(?<=[\p{L}\d]{3})\.$/u, '')
      .replace(/(?<=\d\S* )(fridge|freezer|dishwasher|microwave)s$/iu, '$1')
      .replace(/(?<=\b(?:class|classe|rated) )a(?= |$)|(?<=\s)a(?= energy(?: |$))/gi, 'A')
      // "ZX110 (noir) noir"
      .replace(/\((\p{L}+)\) (?=\1$)/iu, '')
      .replace(/(?<=\s)1 pc\(s\) (?=\S)/giu, '')
      .replace(/\bpc\(s\)/giu, 'pcs')
      .trim(),
  );
};

/** A word as titles write it: "Wi-Fi", "d’encre", "2.5". */
export const titleWord = /[\p{L}\p{N}]+(?:[.'’-][\p{L}\p{N}]+)*/gu;

/** Titles and lines of descriptions of which more is asked at once. */
export const recentTitles = { most: 100, longest: 5_000 };

/** The words of a title as they are written; kept for what else is asked of the same title. */
export const wordsOf: (title: string) => readonly string[] = rememberRecent(
  recentTitles,
  (title) => title.match(titleWord) ?? [],
);

/** What these tell of who wrote them, kept as well. */
export const looksOf: (title: string) => readonly WordLook[] = rememberRecent(recentTitles, (title) =>
  wordsOf(title).map(lookOf),
);

/** Most titles have one, which is told without their words. */
const hasWordInSmallLetters = /\p{L}\p{Ll}{3}/u;

/** In capitals throughout, apart from codes and short words. */
export function isAllUpperCase(title: string): boolean {
  if (hasWordInSmallLetters.test(title)) return false;
  const telling = looksOf(title).filter(({ isTelling }) => isTelling);
  return telling.length >= 2 && telling.every(({ isUpper }) => isUpper);
}

/** Without any capital. */
export function isAllLowerCase(title: string): boolean {
  if (title !== title.toLowerCase()) return false;
  const cased = looksOf(title).filter(({ hasCase }) => hasCase);
  return cased.length > 1 || cased.some(({ hasDigit }) => hasDigit);
}

const cutShort =
  /(?:…|\.\.\.|[\s,;:&(+/-]|\b(?:avec|with|pour|for|et|and|de|du|des|of|à|en|la|le|les|the|(?<!\d ?)w))$/iu;

/** Cut by its merchant: "… avec", "(2 x 16", or in the middle of a word that another title has in full. */
export function isTruncated(title: string, others: readonly string[]): boolean {
  const text = title.trim();
  if (cutShort.test(text)) return true;
  if ((text.match(/\(/g) ?? []).length > (text.match(/\)/g) ?? []).length) return true;
  const start = text.toLowerCase();
  const endsInNumber = /\s[\d.,]+$/.test(text);
  return others.some((other) => {
    if (endsInNumber && other.toLowerCase().startsWith(`${start} `)) return true;
    if (other.length <= start.length || other.slice(0, start.length).toLowerCase() !== start) return false;
    return /^[\p{L}\p{N}]{2}$/u.test(other.slice(start.length - 1, start.length + 1));
  });
}
