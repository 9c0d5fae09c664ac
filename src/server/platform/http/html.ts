/** Text that is HTML already. */
export type Html = { readonly html: string };
type Value = Html | string | number | readonly Html[];

const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escapeText = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? '');

function render(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeText(String(value));
  if ('html' in value) return value.html;
  return value.map((part) => part.html).join('');
}

/** Template tag: everything put in is escaped, but for what this tag made itself. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part),
});

/** Fixed text of our own, such as a style sheet, as it stands. */
export const verbatim = (text: string): Html => ({ html: text });
