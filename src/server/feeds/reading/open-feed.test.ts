import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { FeedRecord } from './feed-record.ts';
import { openFeed } from './open-feed.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-feeds-'));
});
afterAll(() => rm(folder, { recursive: true }));

let serial = 0;

async function read(content: string | Buffer) {
  const file = path.join(folder, `feed-${serial++}`);
  await writeFile(file, content);
  const feed = await openFeed(file);
  const records: FeedRecord[] = [];
  for await (const batch of feed.batches) for (const record of batch) records.push(record);
  return {
    format: feed.format,
    title: feed.title(),
    rows: records.map(({ row }) => row),
    records,
    isCut: feed.end.isCut,
  };
}

const header = 'aw_deep_link,product_name,merchant_product_id,search_price';
const csv = (...names: string[]) =>
  [header, ...names.map((name, i) => `https://a.example,${name},${i},9.90`)].join('\r\n');

describe('what a row is known again by', () => {
  const hashesOf = async (...lines: string[]) => {
    const { records } = await read([`${header},valid_to,other`, ...lines].join('\n'));
    return records.map(({ hash }) => hash);
  };

  it('is what its read columns say', async () => {
    const [own, other, dearer, cheaper] = await hashesOf(
      'https://a.example,Écran,1,9.90,,a',
      'https://a.example,Écran,1,9.90,,b',
      'https://a.example,Écran,1,19.90,,a',
      'https://a.example,Écran,1,9.9,0,a',
    );
    expect(own).toBeGreaterThan(0);
    expect(other).toBe(own);
    expect(dearer).not.toBe(own);
    expect(cheaper).toBe(0);
  });

  it('is nothing where a date is told, quoted or not, as long as it is not empty', async () => {
    const hashes = await hashesOf(
      '"https://a.example","Écran ""27""","1","9.90","",""',
      '"https://a.example","Écran ""27""","1","9.90","2026-12-01",""',
      'https://a.example,Écran,1,9.90,2026-12-01,',
    );
    expect(hashes).toEqual([expect.any(Number), 0, 0]);
    expect(hashes[0]).toBeGreaterThan(0);
  });
});

describe('what a feed file is told by', () => {
  it('reads Awin CSV, plain or gzip, with or without a mark', async () => {
    for (const content of [csv('Écran'), gzipSync(csv('Écran')), `\ufeff${csv('Écran')}`]) {
      const { format, rows } = await read(content);
      expect(format).toBe('awin-csv');
      expect(rows).toMatchObject([{ product_name: 'Écran', search_price: '9.90' }]);
    }
  });

  it('reads cp1252 and UTF-16, also where the first accent comes late', async () => {
    const late = csv(...Array.from({ length: 20_000 }, () => 'plain'), 'Écran “net” à 5 €');
    const bytes = Buffer.from(late.replace('É', '\u00c9').replace('à', '\u00e0'), 'latin1');
    // cp1252: quotes and the euro sign stand where latin1 has control characters.
    const at = bytes.length - Buffer.from('“net” à 5 €,20000,9.90', 'latin1').length;
    bytes[at] = 0x93;
    bytes[at + 4] = 0x94;
    bytes[bytes.length - ',20000,9.90'.length - 1] = 0x80;
    const { rows } = await read(bytes);
    expect(rows.at(-1)).toMatchObject({ product_name: 'Écran “net” à 5 €' });
    const wide = await read(Buffer.from(`\ufeff${csv('Écran')}`, 'utf16le'));
    expect(wide.rows).toMatchObject([{ product_name: 'Écran' }]);
  });

  it('reads Google TSV with names as people write them', async () => {
    const { format, rows } = await read(
      'id\tTitle\tImage Link\tprice\n1\tÉcran 24" mat\thttps://i.example\t9 EUR\n',
    );
    expect(format).toBe('google-tsv');
    expect(rows).toEqual([
      { id: '1', title: 'Écran 24" mat', image_link: 'https://i.example', price: '9 EUR' },
    ]);
  });

  it('reads RSS with nested and repeated elements and CDATA, under any prefix', async () => {
    const { format, title, rows } = await read(
      `<?xml version="1.0"?><rss version="2.0" xmlns:x="http://base.google.com/ns/1.0"><channel>
       <title>Électro</title><link>https://shop.example/</link>
       <item><x:id>1</x:id><title>native</title><x:title>Écran &amp; c&acirc;ble</x:title>
       <link>https://shop.example/1</link><description><![CDATA[<p>Un</p>]]></description>
       <x:shipping><x:country>FR</x:country><x:price>5.90 EUR</x:price></x:shipping>
       <x:shipping><x:country>DE</x:country><x:service>Std</x:service><x:price>9 EUR</x:price></x:shipping>
       </item></channel></rss>`,
    );
    expect(format).toBe('google-rss');
    expect(title).toBe('Électro');
    expect(rows).toEqual([
      {
        id: '1',
        title: 'Écran & câble',
        link: 'https://shop.example/1',
        description: '<p>Un</p>',
        shipping: 'FR:::5.90 EUR\nDE::Std:9 EUR',
      },
    ]);
  });

  it('takes a DOCTYPE within a text as text', async () => {
    const { rows } = await read(
      '<rss><channel><item><id>1</id><description><![CDATA[<!DOCTYPE html><p>a</p>]]></description></item></channel></rss>',
    );
    expect(rows).toEqual([{ id: '1', description: '<!DOCTYPE html><p>a</p>' }]);
  });

  it('reads Atom', async () => {
    const { format, rows } = await read(
      `<feed xmlns="http://www.w3.org/2005/Atom" xmlns:g="http://base.google.com/ns/1.0"><title>Shop</title>
       <entry><id>tag:1</id><g:id>A1</g:id><title>Écran</title><link href="https://shop.example/1"/>
       <summary>Texte</summary><g:price>9 EUR</g:price></entry></feed>`,
    );
    expect(format).toBe('google-atom');
    expect(rows).toEqual([
      { id: 'A1', title: 'Écran', link: 'https://shop.example/1', description: 'Texte', price: '9 EUR' },
    ]);
  });

  it('gives each unreadable row its reason and its text', async () => {
    const { records } = await read(`${csv('a')}\r\nhttps://a.example,short\r\n1,2,3,4,5\r\n`);
    expect(records.map(({ number, fault }) => [number, fault])).toEqual([
      [1, undefined],
      [2, 'row_short'],
      [3, 'row_long'],
    ]);
    expect(records[1]?.raw().trim()).toBe('https://a.example,short');
  });
});

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

describe('files that are refused as a whole', () => {
  it('a decompression bomb is detected early, whatever its declared size', async () => {
    const row = `https://shop.example/${'a'.repeat(400)},1,2,3`;
    // More than 40 MB from little: rows like any, again and again.
    const file = path.join(folder, 'bomb.csv.gz');
    await writeFile(file, gzipSync(`${header}\n${`${row}\n`.repeat(100_000)}`));
    let rows = 0;
    const reading = (async () => {
      for await (const batch of (await openFeed(file)).batches) rows += batch.length;
    })();
    await expect(reading).rejects.toThrow('far larger than a feed');
    expect(rows * row.length).toBeLessThan(20 * 1024 ** 2);
  });

  const doctype = '<!DOCTYPE x [<!ENTITY a "aaaa">]>';

  it.each<[string, () => string | Buffer, string]>([
    ['the beginning of a gzip file', () => gzipSync(csv('a')).subarray(0, 20), 'cut short'],
    [
      'a damaged gzip file',
      () => Buffer.concat([gzipSync(csv('a')).subarray(0, 12), Buffer.alloc(50, 7)]),
      'damaged',
    ],
    [
      'a bomb',
      () =>
        gzipSync(`${header}
${`${'a'.repeat(10_000)}
`.repeat(4_000)}`),
      'far larger than a feed',
    ],
    ['an endless line', () => `${header}\n${'x'.repeat(2_000_000)}`, 'does not end'],
    ['a DOCTYPE', () => `${doctype}<rss><channel></channel></rss>`, 'DOCTYPE'],
    ['a late DOCTYPE', () => `<!--${' '.repeat(200_000)}-->${doctype}<rss></rss>`, 'DOCTYPE'],
    ['broken XML', () => '<rss><channel><item><title>a</item></channel></rss>', 'XML is broken'],
    ['another XML', () => '<html><body>Not found</body></html>', 'neither RSS nor Atom'],
    ['something else', () => 'Not found', 'not a known feed'],
    ['an empty file', () => '', 'not a known feed'],
    ['no text', () => Buffer.concat([Buffer.from(header), Buffer.alloc(10)]), 'NUL'],
    ['no text behind a header', () => csv(...Array(30).fill('\0')), 'NUL'],
    [
      'two encodings in one file',
      () =>
        Buffer.concat([
          Buffer.from(csv('é'.repeat(99))),
          Buffer.from(`\r\n${'é'.repeat(30)},é,1,2\r\n`, 'latin1'),
        ]),
      'encoding',
    ],
  ])('%s', async (_, content, message) => {
    await expect(read(content())).rejects.toThrow(message);
  });
});
