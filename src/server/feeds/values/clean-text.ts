import { decodeEntities } from './entities.ts';

// Soft hyphens, zero-width and direction marks: they change how a page reads, never what a text says.
const invisible = /[\u00ad\u061c\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff\p{Private_Use}]/gu;
const combining = /[\u0300-\u036f]/;
const hiddenElements =
  /<(script|style|head|noscript|template)\b[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi;
const blockTags = /<\/?(?:p|div|br|li|ul|ol|tr|table|h[1-6]|section|article|dt|dd|hr)\b[^<>]*>/gi;
const tags = /<\/?[a-z!][^>]*(?:>|$)/gi;
const writtenLineBreaks = /\\r?\\n|\\n/g;
const decorations = /(?![©®™])(?:\p{Extended_Pictographic}|\p{Regional_Indicator}|\u2605|\u2606|\ufe0f)/gu;
const simple =
  /^[\w!#$%'()*+,./:;=?@[\]^`{|}~¡-¬®-\u02ff"-]+(?: [\w!#$%'()*+,./:;=?@[\]^`{|}~¡-¬®-\u02ff"-]+)*$/;

/** Characters of a text that are read at most. */
const maxReadLength = 50_000;

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const space = text.lastIndexOf(' ', longest - 1);
  return `${text.slice(0, space > longest / 2 ? space : longest - 1).trimEnd()}…`;
}

function readCharacters(text: string): string {
  const visible = decodeEntities(text).replace(invisible, '').replaceAll('\\"', '"');
  return combining.test(visible) ? visible.normalize('NFC') : visible;
}

/** Text of one line: references decoded, markup and control characters taken out, spaces single. */
export function cleanLine(text: string, longest: number): string {
  if (simple.test(text)) return cut(text, longest);
  const plain = readCharacters(text.slice(0, maxReadLength)).replace(tags, ' ');
  return cut(plain.replace(/[\p{Cc}\s]+/gu, ' ').trim(), longest);
}

/** A title: one line, without the stars and emoji that some shops hang on it. */
export const cleanTitle = (text: string): string => cleanLine(text.replace(decorations, ' '), 500);

/**
 * HTML to plain text: blocks become lines, everything else that is markup goes, also markup that was
 * written as character references (`&lt;b&gt;`).
 */
export function cleanText(html: string, longest: number): string {
  if (simple.test(html)) return cut(html, longest);
  const decoded = readCharacters(stripTags(html.slice(0, maxReadLength)));
  const plain = decoded.includes('<') ? stripTags(decoded) : decoded;
  const lines = plain
    .replace(writtenLineBreaks, '\n')
    .split(/[\n\r]+/)
    .map((line) => line.replace(/[\p{Cc}\s]+/gu, ' ').trim())
    .filter((line) => line !== '');
  return cut(lines.join('\n'), longest);
}

function stripTags(html: string): string {
  if (!html.includes('<')) return html;
  return html.replace(hiddenElements, ' ').replace(blockTags, '\n').replace(tags, ' ');
}
