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

/** Template tag: all values are escaped, except HTML made by this tag. */
export const html = (parts: TemplateStringsArray, ...values: readonly Value[]): Html => ({
  html: parts.reduce((text, part, index) => text + render(values[index - 1] ?? '') + part),
});

/** Marks constant text, such as a style sheet, as safe. */
export const verbatim = (text: string): Html => ({ html: text });
