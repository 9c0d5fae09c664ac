import { expect, it } from 'vitest';
import { writeGuestMail } from './guest-mail.ts';

const link = { publicUrl: 'https://shop.test', token: 'secret' };
const wanted = { productId: '1', condition: 'new' } as const;
const leadOf = (title: string) => writeGuestMail({ title, language: 'en', wanted, isReplacing: false }, link);

it.each([
  ['https://evil.test/win', /https:\/\//],
  ['Win at www.evil.test today', /www\.|evil\./],
  ['Write to prize@evil.test', /prize@|evil\./],
  ['Full width: evil．test or evil。test', /evil[．。]/],
])('shows no address in a title that a merchant wrote: %s', (title, address) => {
  const { subject, paragraphs } = leadOf(title);
  for (const text of [subject, paragraphs[0] ?? '']) {
    expect(text).not.toMatch(address);
    expect(text.replaceAll('\u2060', '')).toContain(title);
  }
});

it('leaves other titles as they are, and cuts long ones', () => {
  const title = 'Écran 6.5" (USB 3.2), 1.5 L';
  expect(leadOf(title).subject).toBe(`Turn on your alert: ${title}`);
  expect(leadOf('🎁'.repeat(80)).subject).toBe(`Turn on your alert: ${'🎁'.repeat(59)}…`);
});

it.each([
  ['en', { target: 'price', price: 1149.9 }, 'at €1,149.90 delivered or less'],
  ['fr', { target: 'price', price: 1149.9 }, 'à 1\u202f149,90\u00a0€ livré ou moins'],
  ['fr', { target: 'drop', percent: 20 }, 'à une baisse de 20\u00a0% ou plus'],
  ['en', {}, 'notify you of the next drop'],
  [
    'fr',
    { target: 'stock', condition: 'used', anyColour: true },
    'au retour en stock, d’occasion, dans n’importe quelle couleur',
  ],
] as const)('says what is waited for: %s %o', (language, wish, words) => {
  const asked = { title: 'Screen', language, wanted: { ...wanted, ...wish } };
  const { paragraphs } = writeGuestMail({ ...asked, isReplacing: false }, link);
  expect(paragraphs).toEqual([expect.any(String), expect.stringContaining(words)]);
  expect(writeGuestMail({ ...asked, isReplacing: true }, link).paragraphs).toHaveLength(3);
});
