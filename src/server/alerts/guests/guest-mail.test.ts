import { expect, it } from 'vitest';
import { writeGuestMail } from './guest-mail.ts';

const link = { publicUrl: 'https://shop.test', token: 'secret' };
const leadOf = (title: string) => writeGuestMail({ title, language: 'en' }, link);

it.each([
  ['https://evil.test/win', /https:\/\//],
  ['Win at www.evil.test today', /www\.|evil\./],
  ['Write to prize@evil.test', /prize@|evil\./],
  ['Full width: evil．test or evil。test', /evil[．。]/],
])('shows no address in a title that a merchant wrote: %s', (title, address) => {
  const { subject, paragraphs } = leadOf(title);
  for (const text of [subject, ...paragraphs]) {
    expect(text).not.toMatch(address);
    expect(text.replaceAll('\u2060', '')).toContain(title);
  }
});

it('leaves other titles as they are, and cuts long ones', () => {
  const title = 'Écran 6.5" (USB 3.2), 1.5 L';
  expect(leadOf(title).subject).toBe(`Turn on your alert: ${title}`);
  expect(leadOf('🎁'.repeat(80)).subject).toBe(`Turn on your alert: ${'🎁'.repeat(59)}…`);
});
