import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { anyText } from '../../../test/helpers/any-text.ts';
import { readList } from './read-list.ts';
import { readTable } from './read-table.ts';

const code = { kind: 'code', gtin: '04006381333931', digits: 13 };

describe('a list', () => {
  it.each([
    [
      'CamelCamelCamel',
      'Product Name,Product URL,Desired Price,Price Type,Created\n"Radio, 12",https://nord.example/p/1,"$24.90",Amazon,2026-01-02\n"Radio, 12",https://nord.example/p/1,24.90,Amazon,2026-01-02',
      [
        { line: 2, text: 'https://nord.example/p/1', wishedCents: null },
        { line: 3, wishedCents: 2_490 },
      ],
    ],
    [
      'Keepa',
      '\ufeff"ASIN";"Title";"Product Codes: EAN";"Tracking: Desired price";"Buy Box: Current"\r\n"B00X";"Radio";"4006381333931";"19,90 €";"24,90 €"\r\n',
      [{ line: 2, text: '4006381333931', candidates: [code], wishedCents: 1_990 }],
    ],
    [
      'idealo',
      'Produkt\tWunschpreis\tEAN\nRadio\t1.299,00 €\t4006381333931',
      [{ wishedCents: 129_900, candidates: [code] }],
    ],
    [
      'a French one',
      'Produit;Prix souhaité;Prix actuel;Lien\nRadio;15;20;"https://nord.example/p/1?a;b"',
      [{ text: 'https://nord.example/p/1?a;b', wishedCents: 1_500 }],
    ],
    [
      'lines',
      'https://nord.example/p/1\n\n 4006381333931 \r\nradio 12',
      [{ line: 1 }, { line: 3, candidates: [code] }, { line: 4, text: 'radio 12', candidates: [] }],
    ],
    ['a date that is no price', 'EAN,Alert date\n4006381333931,12', [{ wishedCents: null }]],
    [
      'a code before a link',
      'Lien,EAN\nhttps://nord.example/p/1,4006381333931',
      [{ candidates: [code, { kind: 'link' }] }],
    ],
    [
      'a quote that nothing closes',
      '"Radio;https://nord.example/p/1\n4006381333931',
      [{ line: 1, candidates: [{ kind: 'link' }] }, { line: 2 }],
    ],
    [
      'eight digits beside others',
      'Titre,Numéro,EAN\nRadio,96385074,\nRadio,,96385074',
      [{ candidates: [] }, { candidates: [{ kind: 'code' }] }],
    ],
  ])('of %s', (_kind, text, lines) => {
    expect(readList(text, 300).lines).toMatchObject(lines);
  });

  it('names the column of wished prices, and says where it is cut', () => {
    const text = `EAN,Prix cible\n${'4006381333931,10\n'.repeat(5)}`;
    expect(readList(text, 4)).toMatchObject({
      isCut: true,
      wishedColumn: 'Prix cible',
      lines: { length: 4 },
    });
    expect(readList(text, 5)).toMatchObject({ isCut: false, lines: { length: 5 } });
  });

  it('is read as others read CSV', () => {
    const cell = fc.stringMatching(/^[a-c"\n ,]{0,6}$/).map((text) => text.trim());
    fc.assert(
      fc.property(
        fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
        (rows) => {
          const text = Papa.unparse(rows, { quotes: true, delimiter: ',', newline: '\n' });
          const wanted = rows.filter((cells) => cells.some(Boolean));
          expect(readTable(text, 100).map(({ cells }) => cells)).toEqual(wanted);
        },
      ),
    );
  });

  it('makes nothing fail, and takes no longer for a hostile one', () => {
    fc.assert(fc.property(anyText({ maxLength: 200 }), (text) => void readList(text, 300)));
    for (const text of [
      '"'.repeat(300_000),
      '""'.repeat(150_000),
      ','.repeat(300_000),
      '"\n'.repeat(150_000),
      `${'a,"'.repeat(100_000)}`,
    ]) {
      expect(readList(text, 300).lines.length).toBeLessThanOrEqual(300);
    }
  });
});
