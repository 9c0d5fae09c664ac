import { expect, it } from 'vitest';
import { mendRecord } from './xml-markup.ts';

it('takes the markup of descriptions for text, whatever else stands beside it', () => {
  const mended = '<g:description>Un &lt;b>thé &amp; plus</g:description><title>a</title>';
  expect(mendRecord('<g:description>Un <b>thé & plus</g:description><title>a</title>')).toBe(mended);
  const cdata = '<desc><![CDATA[<b>]]></desc><opis>never closed';
  expect(mendRecord(cdata)).toBe(cdata);
});

it.each([
  ['a name that never ends', `<${'desc'.repeat(250_000)} &`],
  ['elements that are never closed', `${'<desc>'.repeat(166_000)}&`],
  ['as many names', `${Array.from({ length: 60_000 }, (_, at) => `<desc${at}>`).join('')}&`],
])('is not held up by %s', (_, text) => {
  expect(mendRecord(text)).toBe(`${text.slice(0, -1)}&amp;`);
});
