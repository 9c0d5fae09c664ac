import { addresses } from '../../contract/addresses.ts';
import { newsInWords, togetherInWords } from '../../contract/alerts/news.ts';
import type { AlertTarget } from '../../contract/alerts/targets.ts';
import { texts as newsEn } from '../../contract/alerts/texts/en.ts';
import { texts as newsFr } from '../../contract/alerts/texts/fr.ts';
import { productInSize } from '../../contract/catalogue/size-address.ts';
import { sizeName } from '../../contract/catalogue/sizes.ts';
import { cutText } from '../../contract/cut-text.ts';
import type { Language } from '../../contract/language.ts';
import { centsToEuros } from '../../contract/money.ts';
import { writeDate } from '../../contract/write-date.ts';
import { nameColour } from '../facts/service.ts';
import { formatEuros } from '../language/euro-prices.ts';
import type { MailContent } from '../mail/service.ts';
import { hourMs } from '../platform/durations.ts';
import { watchedListLabel } from './list-label.ts';
import type { NotificationRow } from './notifications-queries.ts';

/** Products listed in a mail; of the others it gives the number. */
const maxItems = 30;

type Texts = {
  subject: (title: string, price: string) => string;
  subjectOf: (count: number) => string;
  greeting: (name: string) => string;
  lead: (count: number) => string;
  more: (count: number) => string;
  action: string;
  stop: string;
  prices: string;
  dated: (day: string, text: string) => string;
};

const texts: Record<Language, Texts> = {
  fr: {
    subject: (title, price) => `${price}\u00a0: ${title}`,
    subjectOf: (count) => `${count} alertes prix déclenchées`,
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    lead: (count) =>
      count === 1
        ? 'Une de vos alertes prix s’est déclenchée.'
        : `${count} de vos alertes prix se sont déclenchées.`,
    more: (count) => `Et ${count} de plus sur la page de vos alertes.`,
    dated: (day, text) => `Le ${day}\u00a0: ${text}`,
    action: 'Voir mes alertes',
    stop: 'Ne plus recevoir d’e-mails d’alerte',
    prices:
      'Prix TTC que nous avons relevés. Le prix qui fait foi est celui du marchand au moment de l’achat.',
  },
  en: {
    subject: (title, price) => `${price}: ${title}`,
    subjectOf: (count) => `${count} price alerts triggered`,
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    lead: (count) =>
      count === 1
        ? 'One of your price alerts has been triggered.'
        : `${count} of your price alerts have been triggered.`,
    more: (count) => `And ${count} more, on your alerts page.`,
    dated: (day, text) => `On ${day}: ${text}`,
    action: 'See my alerts',
    stop: 'Stop alert emails',
    prices: 'Prices we recorded, VAT included. The price that counts is the merchant’s when you buy.',
  },
};

const newsWords: Record<Language, typeof newsFr> = { fr: newsFr, en: newsEn };

/** What a notification is about, and its link. */
export function describeSubject(
  language: Language,
  {
    list,
    title,
    productId,
    token,
    size,
  }: Pick<NotificationRow, 'list' | 'title' | 'productId' | 'token' | 'size'>,
): { title: string; path: string } {
  const paths = {
    favourites: addresses.favourites(language),
    cart: addresses.cart(language),
    shared: token === null ? addresses.alerts(language) : `${addresses.sharedList(language)}#${token}`,
  };
  if (list) return { title: newsWords[language].lists[list], path: paths[list] };
  return { title, path: productInSize(language, String(productId), size) };
}

const inWords = (language: Language, search: NotificationRow['search']) =>
  search && { label: watchedListLabel(language, search.list, search.category), others: search.matches - 1 };

/** What an alert tells, in words. */
export function describeNews(
  language: Language,
  news: Pick<
    NotificationRow,
    | 'totalCents'
    | 'baseCents'
    | 'deliveryStated'
    | 'isInStock'
    | 'condition'
    | 'list'
    | 'search'
    | 'colour'
    | 'size'
    | 'isOwn'
  > & {
    target: AlertTarget;
  },
): string {
  const words = newsWords[language];
  const format = (cents: number) => formatEuros(language, centsToEuros(cents));
  const { totalCents: total, baseCents: base, deliveryStated: isDeliveryKnown, list } = news;
  if (list) return togetherInWords(words, format(total), isDeliveryKnown);
  return newsInWords(
    words,
    {
      ...news,
      total,
      base,
      isDeliveryKnown,
      size: sizeName(news.size, language),
      colour: news.colour === null ? null : nameColour(news.colour, language),
      search: inWords(language, news.search),
    },
    format,
  );
}

const days: Record<Language, Intl.DateTimeFormat> = {
  fr: new Intl.DateTimeFormat('fr-FR', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' }),
  en: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', timeZone: 'Europe/Paris' }),
};
/** Milliseconds after which a message names the day of its news: prices of a digest may have moved since. */
const newsAge = 20 * hourMs;

/** The same, with its day where it is older than `newsAge`. */
export function describeDatedNews(language: Language, news: NotificationRow): string {
  const text = describeNews(language, news);
  if (Date.now() - news.createdAt.getTime() < newsAge) return text;
  return texts[language].dated(writeDate(language, days[language], news.createdAt), text);
}

/** The price with what it must not be taken without: that it lacks delivery or a stated stock, is of used goods or one's own, or rose. */
function subjectPrice(
  language: Language,
  { totalCents, deliveryStated, isInStock, list, condition, target, isOwn }: NotificationRow,
): string {
  const words = newsWords[language];
  const price = formatEuros(language, centsToEuros(totalCents));
  if (list) return togetherInWords(words, price, deliveryStated);
  const notes = [
    ...(condition === 'new' ? [] : [words.conditions[condition]]),
    ...(target === 'rise' ? [words.up] : []),
    ...(isOwn ? [words.own] : []),
    ...(isInStock ? [] : [words.stockNotStated]),
  ];
  const noted = notes.length === 0 ? price : `${price} (${notes.join(', ')})`;
  return deliveryStated ? noted : words.notStated(noted);
}

/** What a message is about, in one line. */
export function writeSubject(news: readonly NotificationRow[], language: Language): string {
  const words = texts[language];
  const [first] = news;
  return first && news.length === 1
    ? words.subject(cutText(describeSubject(language, first).title, 100), subjectPrice(language, first))
    : words.subjectOf(news.length);
}

/** One mail with all notifications of a shopper; `publicUrl`: origin of its links. */
export function writeAlertMail(
  news: readonly NotificationRow[],
  { name, language }: { name: string; language: Language },
  { publicUrl, alertsUrl, stopUrl }: { publicUrl: string; alertsUrl: string; stopUrl: string },
): MailContent {
  const words = texts[language];
  const left = news.length - maxItems;
  return {
    language,
    subject: writeSubject(news, language),
    greeting: words.greeting(name),
    paragraphs: [words.lead(news.length)],
    items: news.slice(0, maxItems).map((item) => {
      const { title, path } = describeSubject(language, item);
      return { title, text: describeDatedNews(language, item), url: publicUrl + path };
    }),
    action: { label: words.action, url: alertsUrl },
    notes: [...(left > 0 ? [words.more(left)] : []), words.prices],
    stop: { label: words.stop, url: stopUrl },
  };
}
