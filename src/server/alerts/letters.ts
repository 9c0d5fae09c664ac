import { addresses } from '../../contract/addresses.ts';
import type { AlertList, AlertTarget } from '../../contract/alerts/targets.ts';
import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Language } from '../../contract/language.ts';
import { centsToEuros } from '../../contract/money.ts';
import type { Letter } from '../mail/service.ts';
import type { NotificationRow } from './notifications-queries.ts';

/** Products that a mail names; it tells how many more there are. */
const maxItems = 30;

const prices: Record<Language, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-FR', { style: 'currency', currency: 'EUR' }),
  en: new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' }),
};

type Texts = {
  subject: (title: string, price: string) => string;
  subjectOf: (count: number) => string;
  greeting: (name: string) => string;
  lead: (count: number) => string;
  conditions: Record<Condition, string>;
  delivered: (price: string) => string;
  notStated: (price: string) => string;
  before: (price: string) => string;
  back: string;
  more: (count: number) => string;
  lists: Record<AlertList, string>;
  together: string;
  action: string;
  stop: string;
  prices: string;
  signature: string;
};

const texts: Record<Language, Texts> = {
  fr: {
    subject: (title, price) => `${price}\u00a0: ${title}`,
    subjectOf: (count) => `${count} alertes prix déclenchées`,
    greeting: (name) => `Bonjour ${name},`,
    lead: (count) =>
      count === 1
        ? 'Une de vos alertes prix s’est déclenchée.'
        : `${count} de vos alertes prix se sont déclenchées.`,
    conditions: { new: 'neuf', refurbished: 'reconditionné', used: 'occasion' },
    delivered: (price) => `${price} livré`,
    notStated: (price) => `${price}, livraison non indiquée par le marchand`,
    before: (price) => `au lieu de ${price}`,
    back: 'de nouveau en stock',
    more: (count) => `Et ${count} de plus sur la page de vos alertes.`,
    lists: { favourites: 'Ma sélection', cart: 'Mon panier', shared: 'Sélection partagée' },
    together: 'pour l’ensemble',
    action: 'Voir mes alertes',
    stop: 'Ne plus recevoir d’e-mails d’alerte\u00a0:',
    prices:
      'Meilleurs prix TTC que nous avons relevés. Le prix qui fait foi est celui du marchand au moment de l’achat.',
    signature: 'Visavis – les prix face à face',
  },
  en: {
    subject: (title, price) => `${price}: ${title}`,
    subjectOf: (count) => `${count} price alerts triggered`,
    greeting: (name) => `Hello ${name},`,
    lead: (count) =>
      count === 1
        ? 'One of your price alerts has been triggered.'
        : `${count} of your price alerts have been triggered.`,
    conditions: { new: 'new', refurbished: 'refurbished', used: 'used' },
    delivered: (price) => `${price} delivered`,
    notStated: (price) => `${price}, delivery cost not stated by the merchant`,
    before: (price) => `instead of ${price}`,
    back: 'back in stock',
    more: (count) => `And ${count} more, on your alerts page.`,
    lists: { favourites: 'My Selection', cart: 'My cart', shared: 'Shared selection' },
    together: 'for everything',
    action: 'See my alerts',
    stop: 'Stop alert emails:',
    prices: 'Best prices we recorded, VAT included. The price that counts is the merchant’s when you buy.',
    signature: 'Visavis – prices, face to face',
  },
};

/** What it is about, and where that is. */
export function describeSubject(
  language: Language,
  { list, title, productId, token }: Pick<NotificationRow, 'list' | 'title' | 'productId' | 'token'>,
): { title: string; path: string } {
  const paths = {
    favourites: addresses.favourites(language),
    cart: addresses.cart(language),
    shared: token === null ? addresses.alerts(language) : `${addresses.sharedList(language)}#${token}`,
  };
  if (list) return { title: texts[language].lists[list], path: paths[list] };
  return { title, path: addresses.product(language, String(productId)) };
}

/** What an alert tells, in words: the price, what it was before, the condition where it is not new. */
export function describeNews(
  language: Language,
  news: Pick<NotificationRow, 'totalCents' | 'baseCents' | 'deliveryStated' | 'condition' | 'list'> & {
    target: AlertTarget;
  },
): string {
  const words = texts[language];
  const format = (cents: number) => prices[language].format(centsToEuros(cents));
  const { totalCents, baseCents, deliveryStated, condition, target, list } = news;
  const price = (deliveryStated ? words.delivered : words.notStated)(format(totalCents));
  if (list) return `${price}, ${words.together}`;
  const isFall = target !== 'stock' && baseCents !== null && baseCents > totalCents;
  return [
    price,
    ...(isFall ? [words.before(format(baseCents))] : []),
    ...(target === 'stock' ? [words.back] : []),
    ...(condition === 'new' ? [] : [words.conditions[condition]]),
  ].join(', ');
}

/** One mail for all that a shopper's alerts told; `publicUrl`: origin of its links. */
export function writeAlertLetter(
  news: readonly NotificationRow[],
  { name, language }: { name: string; language: Language },
  { publicUrl, stopUrl }: { publicUrl: string; stopUrl: string },
): Letter {
  const words = texts[language];
  const [first] = news;
  const left = news.length - maxItems;
  const subject =
    first && news.length === 1
      ? words.subject(
          describeSubject(language, first).title.slice(0, 100),
          prices[language].format(centsToEuros(first.totalCents)),
        )
      : words.subjectOf(news.length);
  return {
    language,
    subject,
    greeting: words.greeting(name),
    paragraphs: [words.lead(news.length)],
    items: news.slice(0, maxItems).map((item) => {
      const { title, path } = describeSubject(language, item);
      return { title, text: describeNews(language, item), url: publicUrl + path };
    }),
    action: { label: words.action, url: publicUrl + addresses.alerts(language) },
    notes: [...(left > 0 ? [words.more(left)] : []), words.prices, `${words.stop} ${stopUrl}`],
    signature: words.signature,
  };
}
