import { expect, test } from 'vitest';
import { withClickReference } from './click-reference.ts';

test.each([
  ['https://shop.example/a', 'https://shop.example/a?visavis_ref=r1'],
  ['https://shop.example/a?b=1', 'https://shop.example/a?b=1&visavis_ref=r1'],
  ['https://shop.example/a?b=c%20d+e&f#top', 'https://shop.example/a?b=c%20d+e&f&visavis_ref=r1#top'],
  ['https://shop.example/a?visavis_ref=old&b=1', 'https://shop.example/a?b=1&visavis_ref=r1'],
  [
    'https://www.awin1.com/cread.php?a=1&clickref=&p=x',
    'https://www.awin1.com/cread.php?a=1&p=x&clickref=r1',
  ],
  ['https://awin1.com/pclick.php?p=1', 'https://awin1.com/pclick.php?p=1&clickref=r1'],
  // Not Awin, though its name says so.
  ['https://awin1.com.evil.example/?p=1', 'https://awin1.com.evil.example/?p=1&visavis_ref=r1'],
  ['https://notawin1.com/?p=1', 'https://notawin1.com/?p=1&visavis_ref=r1'],
])('%s', (link, expected) => {
  expect(withClickReference(link, 'r1')).toBe(expected);
});

test('no line break of a link reaches a header', () => {
  expect(withClickReference('https://shop.example/a\r\nset-cookie: x', 'r')).not.toMatch(/[\r\n]/);
});
