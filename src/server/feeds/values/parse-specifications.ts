import { cleanLine, splitList } from './clean-text.ts';

export type Specification = { name: string; value: string };

const most = 40;
const listItem = /<li\b[^<>]*>([\s\S]*?)(?=<\/?(?:li|ul|ol)\b)/gi;
// "speed: [4, 3600], modules: [2, 32], color: Black": a name in small letters after each comma.
const pairStart = /(?:^|, )([a-z][a-z0-9 _-]{1,40}): /g;

/** Readable name: "product_colour" → "Product colour". */
function toName(text: string): string {
  const name = cleanLine(text.replaceAll('_', ' '), 60);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function toSpecification(name: string, value: string): Specification | undefined {
  const specification = { name: toName(name), value: cleanLine(value, 200) };
  return specification.name && specification.value ? specification : undefined;
}

function splitPair(text: string): Specification | undefined {
  const [, name, value] = /^([^:]{2,60}?)\s*:\s+(.+)$/s.exec(text.trim()) ?? [];
  return name !== undefined && value !== undefined ? toSpecification(name, value) : undefined;
}

/** `name: value` pieces of a text that is nothing but such pieces; none where it is prose. */
function readPairs(text: string): Specification[] {
  const starts = [...text.matchAll(pairStart)];
  if (starts.length < 2 || starts[0]?.index !== 0) return [];
  return starts.flatMap((start, i) => {
    const value = text.slice(start.index + start[0].length, starts[i + 1]?.index ?? text.length);
    return toSpecification(start[1] as string, value) ?? [];
  });
}

const endOfLine = /[\n\r]|<(?:br|\/p|\/div)\b/i;
/** Characters of an item of a list that has no markup: longer ones are sentences. */
const maxItem = 80;

/** Items of a list, as markup or in one line. */
function itemsOf(html: string): string[] {
  if (html.includes('<li')) return [...html.matchAll(listItem)].map((item) => item[1] as string);
  const items = splitList(html);
  if (items.length < 2) return [];
  return items.flatMap((item) => {
    const [line = ''] = item.split(endOfLine);
    return line.length <= maxItem ? line : [];
  });
}

/** Specifications written in a description: items of its lists, or a text made of `name: value` pieces. */
export function specificationsOfDescription(html: string): Specification[] {
  if (!html.includes(': ') && !html.includes(' :')) return [];
  const items = itemsOf(html);
  return unique(items.length > 0 ? items.flatMap((item) => splitPair(item) ?? []) : readPairs(html));
}

/** Specifications of a column of their own: one a line, or separated by `|` or `;`. */
export function parseSpecifications(text: string): Specification[] {
  if (!text.includes(':')) return [];
  return unique(text.split(/[\n|;]+/).flatMap((piece) => splitPair(piece) ?? []));
}

/** Names that tell of one merchant's offer, not of the article. */
const ofOffer = new Set(
  'lieferzeit, versandkosten, versandzeit, delivery time, shipping time, shipping cost, délai de livraison, frais de livraison, tempi di consegna, plazo de entrega, dodací lhůta, czas dostawy'.split(
    ', ',
  ),
);
/** What tells of the article, each name once, the first one's value. */
export function unique(specifications: readonly Specification[]): Specification[] {
  const byName = new Map<string, Specification>();
  for (const specification of specifications) {
    const key = specification.name.toLowerCase();
    if (!byName.has(key) && !ofOffer.has(key)) byName.set(key, specification);
  }
  return [...byName.values()].slice(0, most);
}
