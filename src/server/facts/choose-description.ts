import { cutText } from '../../contract/cut-text.ts';
import { compareTexts } from '../platform/compare-texts.ts';
import { foldName } from './fold-name.ts';
import { isAllUpperCase, wordsOf } from './titles/title-words.ts';
import type { WrittenSpecification } from './typed-specifications.ts';

/** One offer's part in a description: plain text, paragraphs separated by line breaks. */
export type DescriptionSource = {
  merchant: string;
  description: string;
  specifications: readonly WrittenSpecification[];
};

/** A merchant's text about itself, its delivery and its prices. */
const boilerplate = new RegExp(
  [
    '\\b(?:livraison|livré|expédi|frais de port|shipping|delivery|delivered|retours? (?:gratuit|sous)|free returns?)',
    '\\b(?:en stock|in stock|stock limité|voir conditions|conditions en magasin|offre valable|dans la limite des stocks)',
    '\\b(?:satisfait ou remboursé|money[- ]back|service client|customer service|notre (?:boutique|magasin|site|équipe)|our (?:shop|store|team))',
    '\\b(?:commandez|achetez|cliquez|profitez|découvrez nos|ajoutez au panier|order now|buy now|click here|add to cart|visit our)',
    '\\b(?:paiement|payez|mensualités|sans frais|payment|prix (?:cassé|bas|imbattable)|meilleur prix|best price|promo(?:tion)?s?\\b|soldes|% de (?:remise|réduction))',
    '\\b(?:tél(?:éphone)? ?[.:]|contactez|contact us|appelez|rendez-vous sur)',
    'https?://|\\bwww\\.|[\\w.-]@[\\w-]+\\.\\w{2,}|(?:\\+33|\\b0)[\\s.]?[1-9](?:[\\s.-]?\\d{2}){4}\\b',
  ].join('|'),
  'iu',
);
const sentenceEnd = /(?<=[.!?…])\s+(?=[\p{Lu}\p{N}«"(•-])/u;
const french = /\b(?:le|la|les|des|du|une?|et|avec|pour|est|sur|dans|vous|votre|sans|ce|cette|qui|aux?)\b/giu;
const english = /\b(?:the|and|with|for|is|are|your|you|this|that|of|to|from|it|its|in|can|has)\b/giu;

const maxLength = 5_000;
const maxRead = 40;

/** The language of a text; undefined where its words do not tell. */
export function languageOf(text: string): 'fr' | 'en' | undefined {
  const start = text.slice(0, 1_000);
  const [fr, en] = [start.match(french)?.length ?? 0, start.match(english)?.length ?? 0];
  if (fr === en) return undefined;
  return fr > en ? 'fr' : 'en';
}

/** "capacity: 2000, type: SSD" or "Couleur : noir": what the specifications say already. */
function isSpecificationLine(line: string, names: ReadonlySet<string>): boolean {
  const [, first] = /(?:^|, )([^,:]{2,60}?)\s*:/.exec(line) ?? [];
  return first !== undefined && names.has(foldName(first));
}

/**
 * A merchant's description without its own affairs and without what stands in the specifications; '' where nothing is
 * left. One that only repeats the title stays: what is said twice is what the thing is, and search goes by it.
 */
function cleanDescription({ merchant, description, specifications }: DescriptionSource): string {
  const names = new Set(specifications.map(({ name }) => foldName(name)));
  const shop = merchant.toLowerCase();
  const isOwnAffair = (text: string) =>
    boilerplate.test(text) || (shop.length > 2 && text.toLowerCase().includes(shop));
  const paragraphs = description
    .split('\n')
    .filter((line) => !isSpecificationLine(line, names))
    .map((line) => (isOwnAffair(line) ? dropSentences(line, isOwnAffair) : line).trim())
    .filter((line) => line !== '');
  return cutAtSentence([...new Set(paragraphs)].join('\n'));
}

const dropSentences = (line: string, isDropped: (text: string) => boolean) =>
  line
    .split(sentenceEnd)
    .filter((sentence) => !isDropped(sentence))
    .join(' ');

function cutAtSentence(text: string): string {
  if (text.length <= maxLength) return text;
  const start = cutText(text, maxLength);
  const end = Math.max(start.lastIndexOf('. '), start.lastIndexOf('.\n'));
  return end > maxLength / 2 ? start.slice(0, end + 1) : `${start.slice(0, start.lastIndexOf(' '))}…`;
}

/**
 * The score of a description: its distinct words, up to a limit; less in capitals or truncated; French is
 * preferred.
 */
function worth(text: string): number {
  const words = Math.min(new Set(foldName(text).split(' ')).size, 150);
  return (
    words *
    (isAllUpperCase(text) ? 0.5 : 1) *
    (/(?:…|\.\.\.)$/.test(text) ? 0.8 : 1) *
    (/[.!?]/.test(text) && wordsOf(text).length > 8 ? 1.2 : 1) *
    (languageOf(text) === 'fr' ? 2 : 1)
  );
}

/** Descriptions without their merchants' own affairs; merchants often say the same. */
function cleanDescriptions(sources: readonly DescriptionSource[]): string[] {
  const known = new Map<string, string>();
  return sources.flatMap((source) => {
    const { merchant, description, specifications } = source;
    if (description === '') return [];
    if (description.toLowerCase().includes(merchant.toLowerCase())) return [cleanDescription(source)];
    const key = [description, ...specifications.map(({ name }) => name)].join('\n');
    const clean = known.get(key) ?? cleanDescription(source);
    known.set(key, clean);
    return [clean];
  });
}

/** The best description of a product's offers, French before English; '' where there is none. */
export function chooseDescription(sources: readonly DescriptionSource[]): string {
  const texts = [...new Set(cleanDescriptions(sources))].filter((text) => text !== '').sort(compareTexts);
  if (texts.length < 2) return texts[0] ?? '';
  const [best] = texts
    .slice(0, maxRead)
    .map((text) => ({ text, worth: worth(text) }))
    .sort((a, b) => b.worth - a.worth);
  return best?.text ?? '';
}
