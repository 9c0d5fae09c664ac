import { cutText } from '../../../contract/cut-text.ts';
import { anyOf } from '../../language/any-of.ts';
import { acronyms, isRealWord, openEnds } from './title-vocabulary.ts';

/** What a title has at most: two lines of a product card. */
export const maxTitleLength = 80;
/** A whole title may have a word's end more than one that is cut. */
export const maxWholeLength = 84;
/** A part that goes leaves at least this much. */
const minRestLength = 30;
const minRestOfParts = 45;

const bracketAtEnd = /\s*[([](?!s\))[^()[\]]*[)\]]?$/u;
/** No sentence ends behind an abbreviation: "12 in. Kitchen Sink". */
const sentenceAtEnd =
  /(?<!(?<!\p{L})(?:[Ii]n|[Ff]t|[Yy]d|[Ll]bs?|[Oo]z|[Gg]al|[Qq]t|[Cc]u|[Ss]q|[Dd]ia|[Aa]mp|[Mm]ax|[Mm]in|[Nn]o|[Vv]ol|[Rr]éf|[Dd]r|[Mm]rs?|[Ss]t))\.\s+\p{Lu}[^.]*\.?$/u;
const partAtEnd = /\s*(?:,(?!\d)|\s[-–—|/;:+]\s)[^,;|]*$|;(?:(?!\s-\s)[^,;|])*$/u;
/** Words that another one follows: "Stainless" steel, "Quad" core. "RAM" behind its amount is whole. */
const openWords = anyOf`
  up|w/|inc|incl|cell|stainless|washing|intel|windows|class|under|frost|ultra|complete|additional|optional|hand|a energy
  \d+th(?: gen)?|certified|dual|quad|triple|double|(?<!(?:[GM]B|[GM]o) )RAM
`;
/** What cannot end a title. */
const dangling = new RegExp(
  anyOf`
    [\s,;:&(+/–—-]+$
    (?<=[\p{L}\d]{3})\.$
    \s+(?:${openEnds}|${openWords})$
    \s+\d{1,2} ?[x×]$
  `,
  'iu',
);
/** "1200 x", but no "32120 X", which is a model. */
const danglingTimes = /\s+\d+ ?[x×]$/u;
const isCode = (word: string) => /^(?=.*\p{L})(?=.*\d)[\p{Lu}\d][\p{Lu}\d./-]{4,}$/u.test(word);

/** "… 32 GB (2": what a merchant's own cut left of a bracket goes; with nothing in front, only the sign. */
function withoutOpenBracket(title: string): string {
  const at = title.lastIndexOf('(');
  if (at <= title.lastIndexOf(')')) return title;
  const before = title.slice(0, at);
  return /[\p{L}\d]/u.test(before) ? before.trimEnd() : (before + title.slice(at + 1)).trim();
}

function withoutDangling(text: string): string {
  let title = text;
  for (let before = ''; before !== title; ) {
    before = title;
    title = title.replace(dangling, '').replace(danglingTimes, '');
    title = withoutOpenBracket(title);
  }
  return title;
}

/** An amount whose unit is cut: "… A Energy Rating 1400". */
const lonelyNumber = /(?<=\p{Ll}{2})\s\d{3,4}$|(?<=SDRAM|SSD|HDD)\s\d{1,4}$/u;

const nearby = 3;

/** "… Patch Cable networking | cable 2 m": the second name of the thing is cut, and goes with all of its words. */
function withoutCutName(kept: string, dropped: string): string {
  const [next] = /^\s\p{Ll}{4,}(?<!ed)(?=\s|$)/u.exec(dropped) ?? [];
  if (next === undefined) return kept;
  const last = [...kept.matchAll(/\p{L}{4,}/gu)].slice(-nearby);
  const named = last.find(([word]) => word.toLowerCase() === next.trim());
  return named ? kept.slice(0, named.index + named[0].length) : kept;
}

/** "320cm power | distribution unit": the beginning of a name in small letters that is cut goes with it. */
const cutPhrase = /(?<=(?:[^\p{Ll}\s,]|\d\p{Ll}{1,2})\)?)(?: \p{Ll}{4,}){1,2}$/u;
/** "280 W 4 | AC outlets": a count of what is cut. */
const cutCount = /(?<=[\d)] ?(?:W|VA|V|A|GB|TB|m)|[\d)]) \d{1,4}$/u;

export function withoutCutPhrase(kept: string, dropped: string): string {
  // "Power | over Ethernet".
  if (/^\sover\s/i.test(dropped)) return kept.replace(/\s\p{Lu}\p{L}+$/u, '');
  if (/^\s\p{L}/u.test(dropped)) {
    const shorter = kept.replace(/^\s\p{Ll}{4,}/u.test(dropped) ? cutPhrase : cutCount, '');
    if (shorter.length >= minRestLength) return shorter;
  }
  return kept;
}

/** "with Grill Complete | with frame", "for Maximum | Convenience", but what names a device stays: "for Apple | Watch". */
const endOfPhrase =
  / (?:with|for|in|avec|pour|en|and|et) (?!.*(?:apple|samsung|iphone|ipad|galaxy))((?:[\p{L}-]+ )?[\p{L}-]+)$/iu;
const isOfDictionary = (word: string) => acronyms.has(word) || isRealWord(word);

/** Without the beginning of a phrase whose noun is cut: "in Brushed | Stainless Steel". */
function withoutPhrase(kept: string, dropped: string): string {
  const [phrase = '', words = ''] = endOfPhrase.exec(kept) ?? [];
  if (phrase === '' || !/^ \p{L}[\p{L}-]{2,}(?= |$)/u.test(dropped) || startsAnew.test(dropped)) return kept;
  const isPlain = words.toLowerCase().split(/[ -]/).every(isOfDictionary);
  return isPlain && kept.length - phrase.length >= minRestLength ? kept.slice(0, -phrase.length) : kept;
}
const startsAnew = /^ (?:with|for|in|avec|pour|en|and|et|on|by|to|from)(?= |$)/iu;

/** Of a title whose one word is longer than all that fits, a cut word says more than the words before it. */
const minKept = 20;

/** The last words of a title that fit. */
function cut(title: string, maxLength: number): string {
  const at = title.lastIndexOf(' ', maxLength);
  const [before, behind] = [title.slice(0, at), title.slice(at)];
  const kept =
    at > minKept
      ? withoutPhrase(withoutCutPhrase(withoutCutName(before, behind), behind), behind)
      : cutText(title, maxLength);
  const ended = beginsWithUnit.test(behind)
    ? kept.replace(/ [\d.,]+$/, '')
    : kept.replace(/ (?:and|et) \d+$/, '');
  return withoutDangling(ended.replace(/ - [\d.,]+$/, '')).replace(lonelyNumber, '');
}
const beginsWithUnit = /^ (?:[MG]bit|[GMTK][BHo]z?|[cm]?m|g|kg|W|V|V?A|mAh|pages|pcs|inch)(?![\p{L}\d])/u;

/** What a merchant's own cut leaves at the end: "… 339L Capacity and". */
const cutOff = /\s(?:avec|with|pour|for|et|and|de|of|up to|class|under|inc|incl|\d{1,2} ?[x×])$/iu;

/**
 * A title of at most 80 characters, a few more where it is whole: parts at the end go first, brackets before others,
 * then words. A model's code that stands behind the cut stays, at the end, and so does a cable's length. `taken`: what
 * is added to it. `variantEnd`: its last words where they tell it from others: they stay, and the rest is cut as if they were
 * not there, so that all variants begin alike; most titles fit, whatever it is.
 */
export function shorten(whole: string, taken: number, variantEnd: () => string): string {
  const plain = shortened(whole, taken);
  if (plain === whole && whole.length + taken <= maxTitleLength) return whole;
  const variant = variantEnd();
  if (variant === '' || !whole.endsWith(` ${variant}`)) return plain;
  const base = whole.slice(0, -variant.length - 1);
  const given = Math.max(0, maxTitleLength + variant.length + 1 - maxWithVariant);
  return `${base.length + taken + given <= maxTitleLength ? base : shortened(base, taken + given)} ${variant}`;
}
/** With its variant a title may be longer; what is more is taken from the words before it, so that it is seen. */
const maxWithVariant = 104;

const shortened = (whole: string, taken: number): string =>
  withoutOpenBracket(withoutCutWord(fitted(whole, maxTitleLength - taken))).replace(/(?<=[\p{L}\d])\.$/u, '');

/** Merchants cut titles from this length on. */
const usualCut = 60;

/** Behind what a single capital, or one with a letter behind it, is no name: "3.2 GHz P", "Smart TV W", but "Type C". */
const cutWord = new RegExp(
  anyOf`
    (?<=(?:[GM]Hz|[GTM]B|[GT]o|[cm]m|kg)) \p{Lu}\p{Ll}?$
    (?<=\p{Ll}{2}|TV)(?<!Micro|Mini|Type|Class|Classe|Series|Model|Version|Desire|Category|Rated) \p{Lu}\p{Ll}?$
    (?<=W) \d+ AC$|(?<=SDRAM) \d{1,4}$
    \. Compatible$| \d Years?$| Stainless$| (?:in|to|on)$| (?:with|avec) \p{Lu}\p{Ll}+$
  `,
  'u',
);

/** "… LED Smart TV W", "… Dual Back Ca": the beginning of a word that a merchant's own cut left. */
function withoutCutWord(title: string): string {
  if (title.length < usualCut) return title;
  const kept = title.replace(cutWord, '');
  return kept === title ? title : withoutCutWord(withoutDangling(kept));
}

/** "3-Pack": it tells a title from that of the single thing. */
function lostPack(given: string, title: string): string | undefined {
  const [pack] = /(?<![\d.,])\d{1,3}[- ]?(?:pack|pk|pcs|pièces)(?!\p{L})/iu.exec(given) ?? [];
  return pack === undefined || title.includes(pack) ? undefined : pack;
}

/** Of two cables the length tells: "Patch Cable (SC/SC) - Aqua, 5 m". */
function lostLength(given: string, title: string): string | undefined {
  if (!/(?<!\p{L})(?:c[aâ]ble|cord|cordon)(?!\p{L})/iu.test(title) || length.test(title)) return undefined;
  return length.exec(given.slice(title.length))?.[0];
}
const length = /(?<![\d.,\p{L}/-])\d{1,3}(?:[.,]\d+)?[ -]?(?:m|cm|ft)(?![\p{L}\d²³])/u;

/** A word with a digit: a model, or an amount, which is enough beside one. */
const hasNumber =
  /(?<![\p{L}\d.,])(?!\d+(?:[.,]\d+)?(?:$| ?(?:["m]|[cm]m|[GT][Bo]|W|V|kg)(?![\p{L}\d])))[\p{L}-]*\d/u;

/** What tells a title from others, and is cut: its model, else the count of a pack, else a length. */
function lostOf(given: string, title: string): string | undefined {
  const code = given.split(/[\s,()]+/).find((word) => isCode(word) && !title.includes(word));
  const isNamed =
    hasNumber.test(title) || given.split(' ').some((word) => isCode(word) && title.includes(word));
  return (isNamed ? undefined : code) ?? lostPack(given, title) ?? lostLength(given, title);
}

/** "E230, E232, E234 Toner Cartridge": the last of three codes and more in a row. */
const lastOfCodes =
  /(?<=\d\p{L}*, ?\p{Lu}[\p{L}\d-]*\d\p{L}*), ?\p{Lu}[\p{L}\d-]*\d\p{L}*(?= \p{Lu}\p{Ll}{3})/u;

function withFewerCodes(title: string, maxLength: number): string {
  const shorter = title.length > maxLength ? title.replace(lastOfCodes, '') : title;
  return shorter === title ? title : withFewerCodes(shorter, maxLength);
}

function fitted(whole: string, maxLength: number): string {
  const ended = cutOff.test(whole) || danglingTimes.test(whole) ? withoutDangling(whole) : whole;
  const given = withFewerCodes(ended, maxLength);
  if (given.length <= maxLength) return given;
  const maxWhole = maxLength + maxWholeLength - maxTitleLength;
  let title = given;
  for (const end of [sentenceAtEnd, bracketAtEnd, partAtEnd])
    while (title.length > (end === partAtEnd ? maxWhole : maxLength)) {
      const shorter = title.replace(end, '');
      const minLength = end === partAtEnd && title === given ? minRestOfParts : minRestLength;
      if (shorter === title || shorter.length < minLength) break;
      title = shorter;
    }
  if (title.length > maxWhole) title = cut(title, maxLength);
  const lost = title === given ? undefined : lostOf(given, title);
  if (lost === undefined || lost.length > 24) return title;
  const end = length.test(lost) ? `, ${lost}` : ` ${lost}`;
  const maxOfRest = maxWhole - end.length;
  return (title.length > maxOfRest ? cut(title, maxOfRest) : title) + end;
}
