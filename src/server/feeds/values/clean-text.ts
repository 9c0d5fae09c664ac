import { cutText } from '../../../contract/cut-text.ts';
import { anyOf } from '../../language/any-of.ts';
import { isWork, withoutStock } from '../../language/stock-in-title.ts';
import { withoutJson } from '../reading/text/json-in-text.ts';
import { mendTwiceEncoded } from '../reading/text/twice-encoded.ts';
import { decodeEntities } from './entities.ts';
import { mayHoldMarks, withoutMarks } from './leftover-marks.ts';

// Soft hyphens, zero-width and direction marks, blanks of some scripts: they change how a page reads, never what a text says.
// Tags (from U+E0000) spell words that programs read, such as assistants, and people do not see.
const invisible = /[\p{Default_Ignorable_Code_Point}\p{Private_Use}\u2800]/gu;
const combining = /[\u0300-\u036f]/;
const hiddenElements =
  /<(script|style|head|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const blockTags = /<\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6]|section|article|dt|dd|hr)\b[^<>]*>/gi;
const tags = /<\/?[a-z!][^>]*>/gi;
/** A tag that a text's end cuts. What only begins like one is a sign of the text: "L <ND 150", "classe <A". */
const cutTag =
  /<(?:[/!]|(?:br|hr|p|div|span|li|[uo]l|strong|em|img|table|t[rdh]|h[1-6]|font|iframe|section)\b|[a-z]+\s[^<]*=).*$/is;

/** In two parts, so that no tag is sought behind the last ">". */
function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1;
  return text.slice(0, end).replace(tags, ' ') + text.slice(end).replace(cutTag, ' ');
}

/** WordPress's "[gallery ids="5"]" and "[vc_row]…[/vc_row]", which its pages would have replaced. */
const shortCodes =
  /\[\/?(?:vc_|et_pb_|fusion_|elementor|caption\b|embed\b)[^[\]]*\]|\[[a-z][\w-]{0,40} [\w-]{1,40}=["“”'][^[\]]*\]/gi;
const listSign = /[•●▪■◆►▶➤✓✔✅]\ufe0f?/u;
const writtenLineBreaks = /\\r?\\n|\\n/g;
const decorations =
  /(?![©®™])(?:\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|\u2605|\u2606)/gu;
/** What draws the sign before it as a picture or on a key: the sign, "5" or "®", says as much alone. */
const pictureMarks = /[\ufe0f\u20e3]/g;
const simple =
  /^[\w!#$%'()*+,./:;=?@[\]^`{|}~¡-¬®-\u02ff"-]+(?: [\w!#$%'()*+,./:;=?@[\]^`{|}~¡-¬®-\u02ff"-]+)*$/;

/** Characters of a text that are read at most. */
const maxReadLength = 50_000;

function cut(text: string, maxLength: number): string {
  if (text.length <= maxLength) return text;
  const space = text.lastIndexOf(' ', maxLength - 1);
  return `${cutText(text, space > maxLength / 2 ? space : maxLength - 1).trimEnd()}…`;
}

function readCharacters(text: string): string {
  // JSON can hold half a character, which nothing can show.
  const whole = text.toWellFormed();
  const visible = mendTwiceEncoded(decodeEntities(whole)).replace(invisible, '').replaceAll('\\"', '"');
  return combining.test(visible) ? visible.normalize('NFC') : visible;
}

/** Text of one line: references decoded, markup and control characters taken out, spaces single. */
export function cleanLine(text: string, maxLength: number): string {
  const bare = withoutMarks(text.slice(0, maxReadLength));
  if (simple.test(bare)) return cut(bare, maxLength);
  const plain = withoutTags(readCharacters(bare));
  return cut(plain.replace(/[\p{Cc}\s]+/gu, ' ').trim(), maxLength);
}

const mayAdvertise = new RegExp(
  anyOf`
    %|default title|promo|solde|flash|off\b|black|free|gratuit|offert|sale|d[eé]stock|\bdeal\b|prix|pas cher
    paiement|payez|sans frais|instal+ment|δόσεις|versiegelt|differenz|blister|emballage|scell|sealed|neuheit
    nouveaut|best-? ?sell|limit|livraison|cop(?:ie|y)\b
  `,
  'i',
);
const separator = '[-–—|:!/,•]';
const offer = anyOf`
  -? ?\d{1,2} ?% (?:off|de (?:remise|r[eé]duction)|discount|rabatt?|sconto|descuento)
  [-−–] ?\d{1,2} ?%|(?:up to|jusqu['’][àa]) ?-? ?\d{1,2} ?%
  (?:en )?(?:promo(?:tion)?s?|soldes?)|ventes? flash|black friday|on sale|sale|d[eé]stockage
  (?:livraison|frais de port) (?:gratuite?s?|offerte?s?)|free (?:shipping|delivery)
  buy \d get \d free|\d ?\+ ?\d (?:free|gratuite?|offerte?)|(?:combo|special|best|hot) deal|pas cher
  au meilleur prix|(?:meilleur )?prix (?:au|en) (?:maroc|france|tunisie|alg[eé]rie|belgique|suisse)
  (?:(?:paiement|payez)(?: possible)? en )?\d{1,2} ?(?:x|fois) sans frais
  (?:paiement|payez)(?: possible)? en \d{1,2} ?(?:x|fois)|pay in \d{1,2} instal+ments
  neuheit(?: 20\d\d)?|nouveaut[eé](?: 20\d\d)?|best[- ]?sellers?|(?:stocks?|quantit[eé]s?) limit[eé]e?s?
  livraison (?:rapide|express|(?:en |sous )?\d{1,2} ?h)|(?:πληρωμή[^\d()]{0,20})?\d{1,2} (?:άτοκες )?δόσεις
`;
/** What says so without anything that parts it from the name: also that it is untouched, or how it is taxed. */
const plainOffer = anyOf`
  en (?:promo(?:tion)?s?|soldes?)|on sale|differenzbesteuert
  neu ?(?:&|und|[/,+]) ?(?:ovp ?(?:&|und|[/,+]) ?)?versiegelt|(?:brand )?new ?(?:(?:&|and|[/,+]) ?)?sealed
  neu(?:f|ve)s? (?:et )?(?:scell[eé]e?s?|sous (?:blister|scell[eé]s?|emballage))
`;
/** "- 50% off", "PROMO !", "(livraison gratuite)", "en soldes": at a title's ends, in brackets or before an exclamation mark, never a word of its name. */
const advertising = new RegExp(
  anyOf`
    ^${offer}\s*(?:${separator}\s*)+
    \s[-–—|]\s?${offer}\s?!(?=\s)
    (?:,|\s${separator})?\s${plainOffer}(?:(?:\s?!+)?$|\s?!+(?=\s))
    \s*(?:(?:[([]|\*{1,9})\s*(?:${offer}|${plainOffer}|cop(?:ie|y))\s*!*\s*(?:[)\]]|\*{1,9})|(?:\s${separator}+\s*|\s(?=[-−–] ?\d))${offer}\s*!*\s*$)
  `,
  'gi',
);

/** What Shopify calls the only variant of a thing, at the end of titles that apps make of both. */
const onlyVariant = /[\s\-–—|/(]+default title\)?$/i;

/** What an option costs more: "Boucles d'oreilles, argent (+6€)". The price holds it. */
const surcharge = /\s?\(\s?\+\s?\d{1,4}(?:[.,]\d{1,2})?\s?(?:€|euros?\b|eur\b)\s?\)?/gi;

/** What parted a title from something that is not there. */
const loose = /^(?:[|•·]|-{2,})[\s|•·-]*(?=\S)| [|•·–—-]+$/g;
const mayBeLoose = /^[|•·-]|[|•·–—-]$/;

const withoutLoose = (title: string): string =>
  mayBeLoose.test(title) ? title.replace(loose, '') || title : title;

const tidy = (title: string): string => title.replace(/ {2,}/g, ' ').trim();

/** What pages are called for search engines, before a name: "Acheter Norvik X5"; "Acheter une maison" is a book. */
const callToBuy = /^(?:Acheter|ACHETER|Achetez|ACHETEZ|Comprar|COMPRAR) (?=\p{Lu})/u;

/** "neu & versiegelt - Differenzbesteuert": one behind the other. */
const maxAdvertised = 3;

function withoutAdvertising(title: string): string {
  let kept = title;
  for (let turn = 0; turn < maxAdvertised; turn++) {
    const shorter = tidy(kept.replace(advertising, ' '));
    if (shorter === kept) break;
    kept = shorter;
  }
  return kept;
}

/**
 * A title: one line, without the stars, emoji, words on stock and advertising that some shops hang on it. `isOfWork`: whether it is that
 * of a book, record or film, by more than the title.
 */
export function cleanTitle(text: string, isOfWork: (title: string) => boolean = isWork): string {
  const given = withoutJson(text);
  // Before the emoji go that part them from the name.
  const told = withoutStock(given, () => isOfWork(given)).trim() || given;
  const written = told.replace(pictureMarks, '').replace(decorations, ' ');
  const line = cleanLine(written, 500);
  const named = withoutLoose(line.includes('+') ? line.replace(surcharge, '').trim() || line : line);
  const title = tidy(withoutStock(named, () => isOfWork(named))) || named;
  const called = callToBuy.test(title) && !isOfWork(title) ? title.replace(callToBuy, '') : title;
  if (!mayAdvertise.test(called)) return called;
  return withoutAdvertising(called.replace(onlyVariant, '')) || called;
}

/** The items of a list of two or more that was written in one line: "•Matière : cuir •Doublure : laine". */
export function splitList(line: string): string[] {
  const items = line.split(listSign);
  return items.length > 2 ? items : [line];
}

/**
 * HTML to plain text: blocks become lines, everything else that is markup goes, also markup that was
 * written as character references (`&lt;b&gt;`).
 */
export function cleanText(given: string, maxLength: number): string {
  const html = withoutJson(given);
  if (simple.test(html) && !html.includes('[') && !mayHoldMarks(html)) return cut(html, maxLength);
  const decoded = readCharacters(stripTags(html.slice(0, maxReadLength)));
  const plain = decoded.includes('<') ? stripTags(decoded) : decoded;
  const unmarked = (plain.includes('[') ? plain.replace(shortCodes, ' ') : plain).replace(
    writtenLineBreaks,
    '\n',
  );
  const lines = withoutMarks(unmarked)
    .split(/[\n\r]+/)
    .flatMap(splitList)
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '');
  return cut(lines.join('\n'), maxLength);
}

function stripTags(html: string): string {
  if (!html.includes('<')) return html;
  return withoutTags(html.replace(hiddenElements, ' ').replace(blockTags, '\n'));
}
