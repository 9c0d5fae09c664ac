/** Tags of HTML that shops write into a text as they are: those that part lines, and those within one. */
const blocks = new Set('p br hr div ul ol li table tbody tr td th h1 h2 h3 h4 h5 h6'.split(' '));
const inline = new Set('b strong em span sub sup small font center'.split(' '));

/**
 * What an element stands for that is a text's markup, no field: nothing, or a line's end; undefined: it is an element of its own.
 * Other formats call links and pictures `a` and `i`, with attributes of theirs.
 */
export function markupOf(name: string, attributes: Record<string, string>): string | undefined {
  if (blocks.has(name)) return '\n';
  if (inline.has(name)) return '';
  if (name === 'a') return 'href' in attributes ? '' : undefined;
  return name === 'i' && Object.keys(attributes).length === 0 ? '' : undefined;
}

const cdataOrComment = String.raw`<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)`;
const asItIs = new RegExp(cdataOrComment, 'g');
const bareAmpersand = /&(?!#?[A-Za-z\d]{1,40};)/;
const asItIsOrAmpersand = new RegExp(`${cdataOrComment}|${bareAmpersand.source}`, 'g');

/** The beginning of an element that is called like a description, whose text is neither CDATA nor escaped. Bounded: names are the merchant's. */
const describing =
  /<((?:[\w.-]{1,40}:)?[\w.-]{0,40}(?:desc|beschr|opis|content|summary|text)[\w.-]{0,40})(?:\s[^<>]{0,200})?>(?!\s*<!\[CDATA\[)/gi;
/** Descriptions that are mended in a record, at most: the end of each is looked for in all of it. */
const maxDescriptions = 50;

/** How many lines end in a text, whatever ends them. */
export const countLines = (text: string): number => text.match(/\r\n?|\n/g)?.length ?? 0;

/** The lines before an ampersand that begins no reference, whose end the parser looks for; undefined: there is none. */
export function linesBeforeAmpersand(text: string): number | undefined {
  if (!text.includes('&')) return undefined;
  const bare = text.replace(asItIs, (part) => part.replace(/[^\r\n]+/g, ''));
  const at = bare.search(bareAmpersand);
  return at < 0 ? undefined : countLines(bare.slice(0, at));
}

/** Takes the markup of descriptions for text. */
function escapeDescriptions(text: string): string {
  let escaped = '';
  let done = 0;
  let tried = 0;
  for (const { 0: opened, 1: name, index } of text.matchAll(describing)) {
    if (index < done) continue;
    if (tried++ === maxDescriptions) break;
    const start = index + opened.length;
    const end = text.indexOf(`</${name}>`, start);
    if (end < 0) continue;
    escaped += text.slice(done, start) + text.slice(start, end).replaceAll('<', '&lt;');
    done = end;
  }
  return escaped + text.slice(done);
}

/**
 * A record that is broken, with what certainly is text escaped: ampersands that begin no reference, as in links ("?v=1&width=9"),
 * and the HTML of descriptions, which closes few of its tags. CDATA and comments stay.
 */
export const mendRecord = (text: string): string =>
  escapeDescriptions(text).replace(asItIsOrAmpersand, (found) => (found === '&' ? '&amp;' : found));
