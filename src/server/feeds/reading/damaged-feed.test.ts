import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { csv, header, withFeedFiles } from '../../../../test/helpers/feed-files.ts';

const { read } = withFeedFiles();

describe('a file that ends too soon', () => {
  const rss = '<rss><channel><item><id>1</id><title>a</title></item><item><id>2</id><title>b</title>';
  const many = csv(...Array.from({ length: 20_000 }, (_, i) => `Écran ${i}`));
  const packed = gzipSync(many);
  const own = 'aw_deep_link|product_name|merchant_product_id|search_price';
  it.each<[string, string | Buffer, boolean, number]>([
    ['in a row', `${csv('a', 'b')}\r\nhttps://a.example,c`, true, 2],
    ['in a quoted field', `${csv('a', 'b')}\r\n"https://a.example","c`, true, 2],
    ['in a field of several lines', `${csv('a', 'b')}\r\n"https://a.example","c\r\nand more`, true, 2],
    ['in a row of the first line', `${header}\r\nhttps://a.exam`, true, 0],
    ['in a character', Buffer.from(csv('a', 'é')).subarray(0, -(',1,9.90'.length + 1)), true, 1],
    ['in a row of a table by bars', `${own}\nhttps://a.example|a|1|9\nhttps://a`, true, 1],
    ['in a row of a TSV', 'id\ttitle\tlink\tprice\n1\ta\tb\t9 EUR\n2\ta', true, 1],
    ['in an item', rss, true, 1],
    ['in a tag', `${rss}</it`, true, 1],
    ['behind an item', `${rss}</item>`, true, 2],
    ['in its gzip', packed.subarray(0, packed.length / 2), true, 0],
    ['in the last bytes of its gzip', packed.subarray(0, -5), true, 20_000],
    ['nowhere, for all that its last row has no line end', csv('a', 'b'), false, 2],
    ['nowhere', `${csv('a', 'b')}\r\n`, false, 2],
    ['nowhere, its last row being too short by itself', `${csv('a')}\r\nhttps://a.example,c\r\n`, false, 1],
    ['nowhere, its last row being too long', `${csv('a')},x`, false, 0],
    ['nowhere, an old program having ended it', `${csv('a')}\r\n\x1a`, false, 1],
    [
      'nowhere, a quote having been forgotten',
      `${header}\n"https://a.example","a, b",0,9\n"https://a.example,b,1,9\n`,
      false,
      1,
    ],
    [
      'nowhere, being several gzip files in one',
      Buffer.concat([gzipSync(csv('a')), gzipSync('\n')]),
      false,
      1,
    ],
  ])('is told by where it does: %s', async (_, content, isCut, sound) => {
    const feed = await read(content);
    expect(feed.isCut).toBe(isCut);
    const rows = feed.rows.filter((row) => row !== undefined);
    if (sound > 0) expect(rows).toHaveLength(sound);
  });
});

describe('one bad byte in a row', () => {
  const lines = csv('Écran', 'Clé', 'Câble').split('\r\n');
  const rowWith = (byte: number, at: number) => {
    const row = Buffer.from(lines[2] as string);
    return Buffer.concat([
      Buffer.from(`${lines.slice(0, 2).join('\r\n')}\r\n`),
      row.subarray(0, at),
      Buffer.from([byte]),
      row.subarray(at),
      Buffer.from(`\r\n${lines[3]}\r\n`),
    ]);
  };
  // In the link, the name, before the id, in the price, and at either end of the row.
  const places = [0, 7, 20, 22, 25, 28];

  it('costs that row at most, wherever and whatever it is', async () => {
    for (let byte = 0; byte < 256; byte++) {
      for (const at of places) {
        const { rows, isCut } = await read(rowWith(byte, at));
        const sound = rows.flatMap((row) => row?.product_name ?? []);
        expect([byte, at, isCut, sound[0], sound.at(-1)]).toEqual([byte, at, false, 'Écran', 'Câble']);
        expect(rows.length).toBeLessThanOrEqual(4);
      }
    }
  });

  it('that is NUL has it refused, with its line', async () => {
    const { records } = await read(rowWith(0, 22));
    expect(records.map(({ number, line, fault }) => [number, line, fault])).toEqual([
      [1, 2, undefined],
      [2, 3, 'row_nul'],
      [3, 4, undefined],
    ]);
  });

  it('costs an item of XML at most', async () => {
    const item = (id: string) => `<item><id>${id}</id><title>Écran</title></item>`;
    const { records } = await read(
      `<rss><channel>${item('1')}${item('2\0')}${item('3\x0b')}${item('4')}</channel></rss>`,
    );
    expect(records.map(({ row, fault }) => row?.id ?? fault)).toEqual(['1', 'row_nul', '3', '4']);
  });

  it('does not have the accents behind it misread, however far away they are', async () => {
    const plain = `${Array.from({ length: 20_000 }, (_, i) => `https://a.example,plain,p${i},9.90`).join('\n')}\n`;
    const { rows } = await read(
      Buffer.concat([
        Buffer.from(`${header}\nhttps://a.example,b`),
        Buffer.from([0xff]),
        Buffer.from(`d,x,9.90\n${plain}https://a.example,Écran,y,9.90\n`),
      ]),
    );
    expect(rows.at(-1)).toMatchObject({ product_name: 'Écran' });
  });
});

describe('lines of a table', () => {
  it('are those of the file, however many a row goes over', async () => {
    const { records } = await read(
      `${header}\n"https://a.example","two\nlines",1,9.90\n\nhttps://a.example,short\n`,
    );
    expect(records.map(({ number, line }) => [number, line])).toEqual([
      [1, 2],
      [2, 5],
    ]);
  });
});
