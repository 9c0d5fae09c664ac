import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CsvDialect } from './csv/scan-record.ts';
import { detectCsv, normaliseColumn } from './csv-dialect.ts';
import { type CsvRecord, createCsvParser, fieldsOf } from './csv-parser.ts';

const comma: CsvDialect = { delimiter: ',', quoting: 'doubled', newline: '\n' };

function parse(text: string, columns: number, dialect = comma, pieceLength = text.length || 1): CsvRecord[] {
  const slots = Array.from({ length: columns }, (_, column) => column);
  const parser = createCsvParser(dialect, columns, slots);
  const records: CsvRecord[] = [];
  for (let at = 0; at < text.length; at += pieceLength) {
    records.push(...parser.push(text.slice(at, at + pieceLength), false));
  }
  return [...records, ...parser.push('', true)];
}

const tableOf = (records: readonly CsvRecord[], dialect = comma) =>
  records.map((record) => fieldsOf(record, dialect));

describe('CSV records', () => {
  it('reads quotes, embedded line ends and doubled quotes', () => {
    expect(tableOf(parse('a,"b\r\nc",""\r\n"27"" écran",,x', 3))).toEqual([
      ['a', 'b\r\nc', ''],
      ['27" écran', '', 'x'],
    ]);
  });

  // Each line would look for a delimiter to the end of the text: minutes.
  it('reads many lines without a delimiter, in a head and in a file', () => {
    const lines = '\n'.repeat(2_000_000);
    expect(detectCsv(lines, new Set())).toBeUndefined();
    expect(tableOf(parse(`1,2,3\n${lines}4,5,6\n`, 3))).toEqual([
      ['1', '2', '3'],
      ['4', '5', '6'],
    ]);
  });

  it('reads a name of a column that is blanks for the most part', () => {
    expect(normaliseColumn(` g:a${' '.repeat(2_000_000)}b <endRecord> `)).toBe('a_b');
  });

  it('finds the delimiters of lines that it goes back to', () => {
    expect(tableOf(parse('1,"a\n2,b,c\n\n3,"d",e\n4,f,g\n', 3))).toEqual([
      undefined,
      ['2', 'b', 'c'],
      ['3', 'd', 'e'],
      ['4', 'f', 'g'],
    ]);
  });

  it('takes stray quotes as letters', () => {
    expect(tableOf(parse('1,Ecran 24" sans,x\n2,"dit "le bon" prix",y\n', 3))).toEqual([
      ['1', 'Ecran 24" sans', 'x'],
      ['2', 'dit "le bon" prix', 'y'],
    ]);
  });

  it('reads quotes that follow a backslash', () => {
    const backslash: CsvDialect = { ...comma, quoting: 'backslash' };
    expect(tableOf(parse('1,"24\\", noir","c:\\\\"\n', 3, backslash), backslash)).toEqual([
      ['1', '24", noir', 'c:\\'],
    ]);
  });

  it('reads quotes between spaces, however the text is cut into pieces', () => {
    const padded: CsvDialect = { ...comma, isPadded: true };
    const text = '1 , "24"" noir, mat" ,"x"\n  "2", a "b" c ,  "y\nz"  \r\n';
    for (const length of [1, 2, 3, 7, text.length]) {
      expect(tableOf(parse(text, 3, padded, length), padded)).toEqual([
        ['1 ', '24" noir, mat', 'x'],
        ['2', ' a "b" c ', 'y\nz'],
      ]);
    }
  });

  it('tells short and long rows, and passes over empty lines', () => {
    const records = parse('1,2\n\n1,2,3\n1,2,3,4\n', 3);
    expect(records.map(({ bounds, count }) => [bounds !== undefined, count])).toEqual([
      [false, 2],
      [true, 3],
      [false, 4],
    ]);
  });

  it('leaves a field empty whose place no column has', () => {
    const records = createCsvParser(comma, 3, [2, -1, 0]).push('a,b,c\n', true);
    expect(tableOf(records)).toEqual([['c', '', 'a']]);
  });

  it('gives up only the line of a quote that is never closed', () => {
    const records = parse('1,"open,x\n2,b,y\n3,"c",z\n', 3);
    expect(tableOf(records)).toEqual([undefined, ['2', 'b', 'y'], ['3', 'c', 'z']]);
  });

  it('refuses a line that does not end', () => {
    expect(() => parse('x'.repeat(1_200_000), 3, comma, 100_000)).toThrow('does not end');
  });

  it('reads back whatever a writer of RFC 4180 writes, however it is cut into pieces', () => {
    const field = fc.string({
      unit: fc.constantFrom('a', '"', ',', '\n', '\r', ' ', 'é', '😀'),
      maxLength: 8,
    });
    const rows = fc.array(fc.tuple(field, field, field), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(rows, fc.integer({ min: 1, max: 40 }), (written, pieceLength) => {
        const text = written
          .map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`).join(','))
          .join('\r\n');
        expect(tableOf(parse(text, 3, comma, pieceLength))).toEqual(written);
      }),
    );
  });
});

describe('detection of a CSV dialect', () => {
  const known = new Set(['product_name', 'search_price', 'merchant_id', 'ean']);
  const names = ['product_name', 'search_price', 'merchant_id', 'ean', 'other'];
  const delimiters = fc.constantFrom(',', ';', '|', '\t');

  it('finds the delimiter whatever stands in the fields', () => {
    const field = fc.string({ unit: fc.constantFrom('a', ',', ';', '|', '\t', ' ', '"'), maxLength: 10 });
    const rows = fc.array(fc.array(field, { minLength: 5, maxLength: 5 }), { maxLength: 5 });
    fc.assert(
      fc.property(
        delimiters,
        rows,
        fc.shuffledSubarray(names, { minLength: 5 }),
        (delimiter, written, header) => {
          const quoted = written.map((row) => row.map((value) => `"${value.replaceAll('"', '""')}"`));
          const text = [header, ...quoted].map((row) => row.join(delimiter)).join('\n');
          const detected = detectCsv(`${text}\n`, known);
          expect(detected?.dialect.delimiter).toBe(delimiter);
          expect(detected?.header).toEqual(header);
        },
      ),
    );
  });

  it('tells escaped quotes from doubled ones', () => {
    const header = 'product_name,search_price,merchant_id,ean\n';
    const quotingOf = (rows: string) => detectCsv(header + rows, known)?.dialect.quoting;
    expect(quotingOf('"24\\", noir",1,2,3\n"27\\"",1,2,3\n')).toBe('backslash');
    expect(quotingOf('"24"", noir",1,2,3\n"17.2\\""W",1,2,3\n')).toBe('doubled');
    expect(quotingOf('"Best" of,1,2,3\nx,1,2,3\n"y" z,1,2,3\n')).toBe('none');
  });

  it('knows quotes between spaces, in the header too', () => {
    const row = '"Lampe, noire", "20.00" , "1", "4006381333931"\n';
    for (const header of [
      'product_name, search_price, merchant_id, ean\n',
      '"product_name", "search_price", "merchant_id", "ean"\n',
    ]) {
      const detected = detectCsv(header + row.repeat(3), known);
      expect(detected?.header).toEqual(['product_name', 'search_price', 'merchant_id', 'ean']);
      expect(detected?.samples[0]).toEqual(['Lampe, noire', '20.00', '1', '4006381333931']);
    }
    // As a program that aligns columns writes it, where no field looks padded to who splits it at each delimiter.
    const aligned =
      'product_name      ,search_price,merchant_id,ean\n"<b id=""1"">Lampe, noire</b>"  ,20.00 ,1 ,abc\n';
    expect(detectCsv(aligned, known)?.samples[0]?.[0]).toBe('<b id="1">Lampe, noire</b>');
    // Without need nothing is taken for padding.
    const plain = detectCsv('product_name,search_price,merchant_id,ean\nLampe, 20.00, 1,2\n', known);
    expect(plain?.dialect.isPadded).toBeUndefined();
  });

  it('is not misled by a file that was cut, wherever that was', () => {
    const header = 'product_name,search_price,merchant_id,ean\n';
    const row = '"Lampe","20.00","1","4006381333931"\n';
    const quotings = Array.from(
      row,
      (_, end) => detectCsv(`${header}${row}${row.slice(0, end)}\n`, known)?.dialect.quoting,
    );
    expect(new Set(quotings)).toEqual(new Set(['doubled']));
  });

  it('knows columns in any case and order, and no file of other columns', () => {
    expect(detectCsv('EAN;Merchant ID;Search-Price\n', known)?.header).toEqual([
      'ean',
      'merchant_id',
      'search_price',
    ]);
    expect(detectCsv('first,second\n1,2\n', known)).toBeUndefined();
  });
});
