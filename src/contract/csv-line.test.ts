import { describe, expect, it } from 'vitest';
import { toCsvField, toCsvLine } from './csv-line.ts';

describe('a field', () => {
  it.each([
    ['plain', 'plain'],
    ['a-b=c', 'a-b=c'],
    ['x@y.fr', 'x@y.fr'],
    ['he said "no"', '"he said ""no"""'],
    ['a;b', '"a;b"'],
    ['a,b', '"a,b"'],
    ['two\nlines', '"two\nlines"'],
  ])('is quoted where it must be, for both delimiters: %j', (text, field) => {
    expect(toCsvField(text)).toBe(field);
  });

  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['＝1', "'＝1"],
    [' =1', " '=1"],
    ['\t=1', '"\'\t\'=1"'],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
  ])('that would be a formula is text: %j', (text, field) => {
    expect(toCsvField(text)).toBe(field);
  });

  it('of blanks alone is written as soon as any other', () => {
    const blanks = '\n\t '.repeat(20_000);
    expect(toCsvField(`x${blanks}=1`)).toBe(`"x${blanks}'=1"`);
  });
});

/** A line as a spreadsheet reads it that goes by a delimiter: quotes count where they begin a field. */
function readAs(delimiter: string, line: string): string[] {
  return line
    .split(/\r\n|[\r\n]/)
    .flatMap((row) => row.split(delimiter).map((field) => field.replace(/^\s+/, '').replace(/^"+/, '')));
}

it.each([
  'a;=cmd()',
  'a,=cmd()',
  'a, =cmd()',
  'a;"=cmd()',
  'a,""=cmd()',
  'a\n=cmd()',
  'a\r@cmd()',
  'a\t-2',
  '",=cmd()',
  "a,'=cmd()",
])('no part is a formula where the line is parted by the other delimiter: %j', (text) => {
  for (const delimiter of [';', ','] as const) {
    const line = toCsvLine(['3', text, 'end'], delimiter);
    for (const reader of [';', ',', '\t']) {
      expect(readAs(reader, line).filter((field) => /^[=+\-@]/.test(field))).toEqual([]);
    }
  }
});
