import { expect, test } from 'vitest';
import { toCsv } from './save-csv.ts';

test('fields are quoted where they must be, formulas are text, and numbers have a decimal comma', () => {
  const rows = [
    ['Ligne', 'Motif', 'Texte'],
    [3, 'a;b', 'he said "no"\nand left'],
    [4, '=HYPERLINK("http://evil.example")', '@SUM(A1)'],
    [-5, '-2+3', '+1'],
    [7.25, '7.25', ''],
  ];
  expect(toCsv(rows)).toBe(
    '\uFEFFLigne;Motif;Texte\r\n3;"a;b";"he said ""no""\nand left"\r\n' +
      '4;"\'=HYPERLINK(""http://evil.example"")";\'@SUM(A1)\r\n-5;\'-2+3;\'+1\r\n7,25;7.25;\r\n',
  );
});
