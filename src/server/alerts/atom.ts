import { addresses } from '../../contract/addresses.ts';
import type { Language } from '../../contract/language.ts';
import { writeAtomFeed } from '../platform/http/atom.ts';
import { describeNews, describeSubject } from './alert-mails.ts';
import type { NotificationRow } from './notifications-queries.ts';

const titles: Record<Language, string> = { fr: 'Mes alertes prix', en: 'My price alerts' };

/** An Atom feed of notifications, newest first; `self`: its own address. */
export function writeAtom(
  news: readonly NotificationRow[],
  language: Language,
  { publicUrl, self }: { publicUrl: string; self: string },
): string {
  const entries = news.map((item) => {
    const { title, path } = describeSubject(language, item);
    return {
      id: `${publicUrl}/notifications/${item.id}`,
      title,
      updated: item.createdAt,
      link: publicUrl + path,
      summary: describeNews(language, item),
    };
  });
  const link = publicUrl + addresses.alerts(language);
  return writeAtomFeed({ language, title: `Visavis – ${titles[language]}`, self, link, entries });
}
