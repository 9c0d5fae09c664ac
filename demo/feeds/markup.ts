const named: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  é: '&eacute;',
  è: '&egrave;',
  à: '&agrave;',
  '’': '&rsquo;',
};

/** For XML text and attributes. */
export const escapeXml = (text: string): string => text.replace(/[&<>"]/g, (char) => named[char] ?? char);

/** As some shops write even plain text: every accent an entity. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"éèà’]/g, (char) => named[char] ?? char);

/** 123456 → "1234.56". */
export const amount = (cents: number): string => (cents / 100).toFixed(2);

type Pair = { name: string; value: string };

/** Specifications of a column of their own, one a line. */
export const toLines = (specifications: readonly Pair[]): string =>
  specifications.map(({ name, value }) => `${name} : ${value}`).join('\n');

/** A description in markup: the text, then the specifications as a list. */
export function toHtml(text: string, specifications: readonly Pair[]): string {
  const items = specifications.map(({ name, value }) => `<li>${escapeXml(`${name} : ${value}`)}</li>`);
  return `${text ? `<p>${escapeXml(text)}</p>` : ''}<ul>${items.join('')}</ul>`;
}
