import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { article } from '../../../../test/helpers/awin-feed.ts';
import { openFeedImports } from '../../../../test/helpers/feed-imports.ts';
import { refreshFacts } from '../../facts/service.ts';
import { googleColumns } from '../adapters/google/columns.ts';
import { importFeedFile } from './import-feed.ts';

const feeds = openFeedImports();
// What follows an import: a product whose facts cannot be made would be told here.
afterEach(() => refreshFacts(feeds.database));

/** Runs of signs of two units around each length at which a text may be cut: of two neighbours one is cut within a sign. */
const texts = [40, 60, 80, 100, 200, 255, 500, 5_000].flatMap((cut) =>
  [40, 39].map((before) => 'x'.repeat(cut - before) + '𝐀'.repeat(40)),
);

describe('a sign of two units where a text is cut', () => {
  it('holds up no import, in whatever column', async () => {
    const columns = [
      'product_name',
      'brand_name',
      'description',
      'merchant_category',
      'delivery_time',
      'colour',
    ];
    const rows = texts.map((text, index) => {
      const plain = article(`a${index}`, {
        specifications: `Couleur: ${text}|${text}: bleu`,
        colour: '',
        delivery_time: '',
      });
      return { ...plain, ...Object.fromEntries(columns.map((name) => [name, text])) };
    });
    const { offers } = await feeds.importRows(rows);
    expect(offers.new).toBe(rows.length);
  });

  it.each([77, 78, 79, 80])('holds up no file that is told of with its first %d', async (length) => {
    const refused = article('b', { search_price: `${'x'.repeat(length)}𝐀𝐀` });
    const { rejected } = await feeds.importRows([article('a'), refused]);
    expect([...rejected.values()]).toEqual([1]);
  });
});

/** What breaks out of formats, and what no text may hold: NUL and half a character. */
const odd = fc.constantFrom(
  ...[
    '\0',
    '\ud83d',
    '\ude00',
    '😀',
    '\\',
    '"',
    "'",
    '{',
    '}',
    ',',
    '\t',
    '\n',
    '\r',
    '\\N',
    '\\.',
    '\u2028',
    '<b>',
  ],
  ...[
    '&#0;',
    '&#xD83D;',
    '%00',
    ':',
    '|',
    ';',
    ' > ',
    'x',
    'é',
    '12,5',
    '  ',
    '\u202e',
    '\ufeff',
    'NULL',
    '$1',
    '\u0007',
  ],
);
const oddText = fc.array(odd, { maxLength: 40 }).map((pieces) => pieces.join(''));
const sound = {
  id: '',
  title: 'Lampe',
  price: '9.90 EUR',
  link: 'https://shop.example/1',
  availability: 'in stock',
};

it.each(['json', 'jsonl'])('no text of a %s feed holds up its import', async (form) => {
  const odds = fc.sample(fc.record(Object.fromEntries(googleColumns.map((name) => [name, oddText]))), 60);
  const rows = [
    ...Array.from({ length: 10 }, (_, index) => ({ ...sound, id: `s${index}` })),
    ...odds.map((row, index) => ({
      ...row,
      ...sound,
      id: `o${index}`,
      title: `Lampe ${index} ${row.title}`,
    })),
    ...odds.map((row, index) => ({ ...sound, ...row, id: `p${index}` })),
    ...odds.map((row, index) => ({ ...row, price: sound.price, link: sound.link, id: `${row.id}${index}` })),
  ];
  const content =
    form === 'json' ? JSON.stringify({ products: rows }) : rows.map((row) => JSON.stringify(row)).join('\n');
  const file = await feeds.write(`odd.${form}`, content);
  const { offers } = await importFeedFile({ database: feeds.database, file, merchant: 'Impair' });
  expect(offers.new).toBeGreaterThan(70);
});
