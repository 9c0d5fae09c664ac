import { type Language, languages } from '../../contract/language.ts';

// Addresses come in as our own builders make them, percent-encoded, and times as ISO 8601: none of both
// holds a character that XML would have to have escaped.

const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** A page by its path in a language, and when it last changed, where that is known. */
export type SitemapPage = { path: (language: Language) => string; changedAt?: Date };

const lastModified = (changedAt: Date | undefined): string =>
  changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : '';

/** A sitemap that names others. */
export function sitemapIndex(sitemaps: readonly { address: string; changedAt?: Date | undefined }[]): string {
  const entries = sitemaps.map(
    ({ address, changedAt }) => `<sitemap><loc>${address}</loc>${lastModified(changedAt)}</sitemap>\n`,
  );
  return `${declaration}<sitemapindex xmlns="${namespace}">\n${entries.join('')}</sitemapindex>\n`;
}

export const sitemapStart = `${declaration}<urlset xmlns="${namespace}" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n`;
export const sitemapEnd = '</urlset>\n';

const link = (language: string, address: string) =>
  `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`;

/** The entries of a page, one in each language, each naming all of them as a page's own head does. */
export function pageEntries(publicUrl: string, { path, changedAt }: SitemapPage): string {
  const unprefixed = publicUrl + (path('fr').slice('/fr'.length) || '/');
  const links =
    languages.map((language) => link(language, publicUrl + path(language))).join('') +
    link('x-default', unprefixed);
  return languages
    .map(
      (language) => `<url><loc>${publicUrl}${path(language)}</loc>${lastModified(changedAt)}${links}</url>\n`,
    )
    .join('');
}
