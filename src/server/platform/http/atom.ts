import type { Language } from '../../../contract/language.ts';

/** An entry of an Atom feed; `id` and `link` are absolute addresses. */
export type AtomEntry = { id: string; title: string; updated: Date; link: string; summary: string };

export type AtomFeed = {
  language: Language;
  title: string;
  /** Its own address, and that of the page that it follows. */
  self: string;
  link: string;
  entries: readonly AtomEntry[];
};

/** Escapes text for XML; characters that XML does not allow are left out. */
const asXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

const writeEntry = ({ id, title, updated, link, summary }: AtomEntry): string =>
  `<entry><id>${asXml(id)}</id><title>${asXml(title)}</title><updated>${updated.toISOString()}</updated><link href="${asXml(link)}"/><summary>${asXml(summary)}</summary></entry>`;

/** An Atom feed (RFC 4287), its entries as they come. */
export function writeAtomFeed({ language, title, self, link, entries }: AtomFeed): string {
  const updated = new Date(Math.max(0, ...entries.map((entry) => entry.updated.getTime())));
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${asXml(self)}</id><title>${asXml(title)}</title><updated>${updated.toISOString()}</updated><author><name>Visavis</name></author><link rel="self" href="${asXml(self)}"/><link href="${asXml(link)}"/>
${entries.map(writeEntry).join('\n')}
</feed>
`;
}
