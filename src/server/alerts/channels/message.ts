import { addresses } from '../../../contract/addresses.ts';
import { cutText } from '../../../contract/cut-text.ts';
import type { Language } from '../../../contract/language.ts';
import { mailedAddresses } from '../../../contract/mailed-addresses.ts';
import { centsToEuros, optionalCentsToEuros } from '../../../contract/money.ts';
import { describeDatedNews, describeSubject, writeSubject } from '../alert-mails.ts';
import type { NotificationRow } from '../notifications-queries.ts';

/** What a webhook is told of one piece of news; prices in euros, VAT included. */
type News = {
  title: string;
  text: string;
  url: string;
  at: string;
  productId: string | null;
  target: string;
  condition: string;
  size: string;
  totalPrice: number;
  basePrice: number | null;
  deliveryKnown: boolean;
  stockKnown: boolean;
};

/** A message as the outbox keeps it; each channel sends what it takes. */
export type ChannelMessage = {
  type: 'alert' | 'test';
  language: Language;
  title: string;
  text: string;
  url: string;
  /** The page that turns the channel off. */
  stopUrl: string;
  news: News[];
  /** How many more there were. */
  more: number;
};

/** A message says nothing useful later: it is not sent any more. */
export const usefulHours = 24;
/** Lines of a notification, which shows few, and news of a webhook. */
const maxLines = 5;
const maxNews = 100;
const maxTitle = 80;

const texts = {
  fr: {
    more: (count: number) => `Et ${count} de plus`,
    test: 'Visavis\u00a0: message d’essai',
    testText: 'Les alertes prix arriveront ici.',
  },
  en: {
    more: (count: number) => `And ${count} more`,
    test: 'Visavis: test message',
    testText: 'Price alerts will arrive here.',
  },
} as const;

const cut = (title: string): string => (title.length > maxTitle ? `${cutText(title, maxTitle - 1)}…` : title);

type To = { language: Language; publicUrl: string; stopToken: string };

const pagesOf = ({ language, publicUrl, stopToken }: To) => ({
  alerts: publicUrl + addresses.alerts(language),
  stop: `${publicUrl}${mailedAddresses.stopMails(language)}#${stopToken}`,
});

/** One message with all news of a channel. */
export function writeMessage(rows: readonly NotificationRow[], to: To): ChannelMessage {
  const { language, publicUrl } = to;
  const pages = pagesOf(to);
  const news = rows.slice(0, maxNews).map((row): News => {
    const { title, path } = describeSubject(language, row);
    return {
      title,
      text: describeDatedNews(language, row),
      url: publicUrl + path,
      at: row.createdAt.toISOString(),
      productId: row.productId === null ? null : String(row.productId),
      target: row.target,
      condition: row.condition,
      size: row.size,
      totalPrice: centsToEuros(row.totalCents),
      basePrice: optionalCentsToEuros(row.baseCents),
      deliveryKnown: row.deliveryStated,
      stockKnown: row.isInStock,
    };
  });
  const [only] = news;
  const isOne = news.length === 1;
  const lines = news.slice(0, maxLines).map(({ title, text }) => `${cut(title)}\n${text}`);
  const left = rows.length - lines.length;
  return {
    type: 'alert',
    language,
    title: writeSubject(rows, language),
    text:
      isOne && only ? only.text : [...lines, ...(left > 0 ? [texts[language].more(left)] : [])].join('\n\n'),
    url: isOne && only ? only.url : pages.alerts,
    stopUrl: pages.stop,
    news,
    more: rows.length - news.length,
  };
}

/** What the test button sends. */
export function writeTestMessage(to: To): ChannelMessage {
  const { test, testText } = texts[to.language];
  const pages = pagesOf(to);
  return {
    type: 'test',
    language: to.language,
    title: test,
    text: testText,
    url: pages.alerts,
    stopUrl: pages.stop,
    news: [],
    more: 0,
  };
}
