import { addresses } from '../../contract/addresses.ts';
import type { Language } from '../../contract/language.ts';
import { describeNews, describeSubject } from './alert-mails.ts';
import type { NotificationRow } from './notifications-queries.ts';

const titles: Record<Language, string> = { fr: 'Mes alertes prix', en: 'My price alerts' };

/** Escapes text for XML; characters that XML does not allow are left out. */
const asXml = (text: string): string =>
  text
    .replaceAll(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');

/** An Atom feed (RFC 4287) of notifications, newest first; `self`: its own address. */
export function writeAtom(
  news: readonly NotificationRow[],
  language: Language,
  { publicUrl, self }: { publicUrl: string; self: string },
): string {
  const entries = news.map((item) => {
    const { title, path } = describeSubject(language, item);
    const at = item.createdAt.toISOString();
    return `<entry><id>${asXml(`${publicUrl}/notifications/${item.id}`)}</id><title>${asXml(title)}</title><updated>${at}</updated><link href="${asXml(publicUrl + path)}"/><summary>${asXml(describeNews(language, item))}</summary></entry>`;
  });
  const updated = (news[0]?.createdAt ?? new Date(0)).toISOString();
  return `<?xml version="1.0" encoding="utf-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${language}"><id>${asXml(self)}</id><title>Visavis – ${titles[language]}</title><updated>${updated}</updated><author><name>Visavis</name></author><link rel="self" href="${asXml(self)}"/><link href="${asXml(publicUrl + addresses.alerts(language))}"/>
${entries.join('\n')}
</feed>
`;
}
