/** Up to an XML declaration that is not far. */
const declared = /^([\s\S]{0,4000}?)<\?xml\b[^<>]*\?>/;
const blank = /^[\s\ufeff]+(?=<)/;
/** What PHP writes into a page where it has something to say. */
const warned = /\b(?:warning|notice|deprecated)\b/i;

/** As many line ends, as lines are told by their number. */
const linesOf = (text: string): string => text.replace(/[^\r\n]+/g, '');

/**
 * The head of an XML file without what stands before its root where nothing may: empty lines, a second byte order mark,
 * warnings of PHP. An XML declaration behind them is left out, too, as it may only stand first.
 */
export function withoutPreface(head: string): string {
  const [whole = '', before = ''] = declared.exec(head) ?? [];
  const isPreface = before !== '' && (before.trim() === '' || warned.test(before));
  if (isPreface) return linesOf(whole) + head.slice(whole.length);
  return head.replace(blank, linesOf);
}
