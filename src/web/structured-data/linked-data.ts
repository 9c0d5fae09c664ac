import type { Thing } from 'schema-dts';

const escapes: Record<string, string> = {
  '<': '\\u003c',
  '>': '\\u003e',
  '&': '\\u0026',
  '\u2028': '\\u2028',
  '\u2029': '\\u2029',
};

/** Things as JSON-LD that may stand in a script element: no merchant's text can end the element or its lines. */
export const linkedData = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replaceAll(
    /[<>&\u2028\u2029]/g,
    (character) => escapes[character] ?? '',
  );
