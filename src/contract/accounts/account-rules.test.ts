import { expect, test } from 'vitest';
import { isEmail } from './account-rules.ts';
import { normalEmail } from './email-form.ts';

test.each([
  'lea@shop.fr',
  'lea.o’hara+visavis@mail.shop.co.uk',
  "o'hara_1@shop.museum",
  'élodie@école.fr',
  'lea@xn--cole-9oa.fr',
  'lea@почта.рф',
  '用户@例え.jp',
  `${'x'.repeat(64)}@shop.fr`,
  'a@1and1.fr',
  'a@a-b.fr',
])('%s may be somebody’s, as it is typed and in its normal form', (address) => {
  expect([isEmail(address), isEmail(normalEmail(address))]).toEqual([true, true]);
});

test.each([
  ['no host of the internet', 'a@localhost'],
  ['an address of a machine', 'a@192.0.2.44'],
  ['a last part in figures', 'a@shop.12'],
  ['two dots', 'a..b@shop.fr'],
  ['a dot at its beginning', '.a@shop.fr'],
  ['a dot before the @', 'a.@shop.fr'],
  ['a dot behind the @', 'a@.shop.fr'],
  ['a dot at its end', 'a@shop.fr.'],
  ['a hyphen where none stands', 'a@-shop.fr'],
  ['a hyphen before a dot', 'a@shop-.fr'],
  ['an underscore in its domain', 'a@my_shop.fr'],
  ['more than an address', 'a@shop.fr?subject=x'],
  ['a path', 'a@shop.fr/x'],
  ['an escape', 'a@shop.fr%0a'],
  ['two of them', 'a@shop.fr,b@shop.fr'],
  ['a bell', 'a\u0007@shop.fr'],
  ['what nobody sees, so that it looks like another', 'a\u200b@shop.fr'],
  ['another direction of writing', 'a\u202e@shop.fr'],
  ['nothing that is seen', '\u3164@shop.fr'],
  ['more than 64 characters before the @', `${'x'.repeat(65)}@shop.fr`],
  ['a part of more than 63 characters', `a@${'y'.repeat(64)}.fr`],
  ['more than 254 characters', `a@${'y.'.repeat(130)}fr`],
])('what has %s is nobody’s', (_, address) => {
  expect(isEmail(address)).toBe(false);
});
