import { expect, it } from 'vitest';
import { writeAlertMail } from './alert-mails.ts';
import type { NotificationRow } from './notifications-queries.ts';

const links = {
  publicUrl: 'https://shop.test',
  alertsUrl: 'https://shop.test/fr/alertPrice',
  stopUrl: 'https://shop.test/fr/alert-mails#token',
};

const news = (changes: Partial<NotificationRow>): NotificationRow => ({
  ...{ id: 1, createdAt: new Date(), isRead: false, productId: 7, title: 'Crêpière', list: null },
  ...{ search: null, token: null, target: 'any', condition: 'new', totalCents: 2_440, baseCents: 3_240 },
  ...{ deliveryStated: true, isInStock: true, colour: null, size: '', isOwn: false },
  ...changes,
});

/** Spaces of all kinds as plain ones. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ');

const mail = (changes: Partial<NotificationRow>, language: 'fr' | 'en' = 'fr') => {
  const { subject, items, ...content } = writeAlertMail([news(changes)], { name: 'Zoé', language }, links);
  return { ...content, subject: plain(subject), told: plain(items?.[0]?.text ?? '') };
};

it.each<[Partial<NotificationRow>, fr: string, en: string]>([
  [{}, '24,40 € : Crêpière', '€24.40: Crêpière'],
  [{ condition: 'used' }, '24,40 € (occasion) : Crêpière', '€24.40 (used): Crêpière'],
  [{ target: 'rise', baseCents: 2_000 }, '24,40 € (en hausse) : Crêpière', '€24.40 (up): Crêpière'],
  [{ isOwn: true }, '24,40 € (avec vos conditions) : Crêpière', '€24.40 (with your terms): Crêpière'],
  [{ isInStock: false }, '24,40 € (stock non indiqué) : Crêpière', '€24.40 (stock not stated): Crêpière'],
  [
    { condition: 'refurbished', deliveryStated: false },
    '24,40 € (reconditionné), livraison non indiquée par le marchand : Crêpière',
    '€24.40 (refurbished), delivery cost not stated by the merchant: Crêpière',
  ],
  [
    { list: 'cart', productId: null, title: '' },
    '24,40 € livré pour l’ensemble : Mon panier',
    '€24.40 delivered for everything: My cart',
  ],
])('a subject never shows a price without what it must not be taken without: %o', (changes, fr, en) => {
  expect(mail(changes).subject).toBe(fr);
  expect(mail(changes, 'en').subject).toBe(en);
});

it('a list with an unknown delivery cost is never told as delivered', () => {
  const { subject, told } = mail({ list: 'favourites', productId: null, title: '', deliveryStated: false });
  for (const each of [subject, told]) {
    expect(each).toContain('24,40 € pour l’ensemble, plus des frais de livraison non indiqués');
    expect(each).not.toContain('livré');
  }
});

it('no mail calls prices best, which may lack their delivery', () => {
  for (const language of ['fr', 'en'] as const) {
    expect(JSON.stringify(mail({ deliveryStated: false }, language))).not.toMatch(/meilleur|best/i);
  }
});
