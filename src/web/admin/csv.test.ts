import { expect, test } from 'vitest';
import { toCsv } from './csv.ts';

test('fields are quoted where they must be, and formulas are text', () => {
  const rows = [
    ['Ligne', 'Motif', 'Texte'],
    [3, 'a;b', 'he said "no"\nand left'],
    [4, '=HYPERLINK("http://evil.example")', '@SUM(A1)'],
    [-5, '-2+3', '+1'],
  ];
  expect(toCsv(rows)).toBe(
    '\uFEFFLigne;Motif;Texte\r\n3;"a;b";"he said ""no""\nand left"\r\n' +
      '4;"\'=HYPERLINK(""http://evil.example"")";\'@SUM(A1)\r\n-5;\'-2+3;\'+1\r\n',
  );
});
