import { expect, it } from 'vitest';
import { createGoogleXml } from './google-xml.ts';

const feed = (...texts: string[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Alpha</title>\n${texts
    .map((text, i) => `<item><g:id>${i}</g:id><g:title>${text}</g:title></item>`)
    .join('\n')}\n</channel></rss>`;

it.each(['a ]]> b', 'a &foo; b', 'a &#29; b'])('loses one item to %s, and names its line', (text) => {
  const end = { isCut: false };
  const xml = createGoogleXml(end, 'item', 0);
  const found = [...xml.push(feed('Souris', text, 'Clavier')), ...xml.end()];
  expect(found.map(({ row, fault, line }) => row?.title ?? [fault, line])).toEqual([
    'Souris',
    ['row_xml', 3],
    'Clavier',
  ]);
  expect(end.isCut).toBe(false);
});

it('names the line of what breaks the file', () => {
  const xml = createGoogleXml({ isCut: false }, 'item', 0);
  expect(() => xml.push(feed('Souris', 'a </b> c', 'Clavier'))).toThrow('line 3');
  // An ampersand alone is told where its reference would have ended.
  const bare = createGoogleXml({ isCut: false }, 'item', 0);
  expect(() => bare.push(feed('Souris', 'R&D', 'Thé &amp; cie'))).toThrow('XML is broken: line 4');
});
