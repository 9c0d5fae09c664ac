import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { csv, header, withFeedFiles } from '../../../../test/helpers/feed-files.ts';
import { layoutOf } from './layout.ts';
import { openFeed } from './open-feed.ts';

const { read, write } = withFeedFiles();

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
    for (const mark of ['\ufeff', '']) {
      const wide = Buffer.from(`${mark}${csv('Écran')}`, 'utf16le');
      for (const bytes of [wide, Buffer.from(wide).swap16()])
        expect((await read(bytes)).rows).toMatchObject([{ product_name: 'Écran' }]);
    }
  });

  it('reads the encoding of one byte a letter that XML declares', async () => {
    const item = (title: string) => `<item><id>1</id><title>${title}</title></item>`;
    const xml = (encoding: string, title: number[]) =>
      Buffer.concat([
        Buffer.from(`<?xml version="1.0" encoding="${encoding}"?><rss><channel><item><id>1</id><title>`),
        Buffer.from(title),
        Buffer.from('</title></item></channel></rss>'),
      ]);
    for (const [encoding, bytes, title] of [
      ['windows-1250', [0xf8, 0xe8, 0x9e, 0xec], 'řčžě'],
      ['ISO-8859-7', [0xec, 0xf0, 0xeb, 0xe5], 'μπλε'],
      ['windows-1251', [0xeb, 0xe0, 0xec, 0xef, 0xe0], 'лампа'],
      // Declared wrongly, as it often is.
      ['UTF-8', [0x43, 0x61, 0x66, 0xe9], 'Café'],
    ] as const) {
      expect((await read(xml(encoding, [...bytes]))).rows).toMatchObject([{ title }]);
    }
    const utf8 = `<?xml version="1.0" encoding="windows-1250"?><rss><channel>${item('Café')}</channel></rss>`;
    expect((await read(utf8)).rows).toMatchObject([{ title: 'Café' }]);
  });

  it('tells by its letters whether a table is of the west, the east or an old Mac', async () => {
    const rowsOf = async (titles: readonly (string | number)[][]) => {
      const rows = titles.map((parts, id) =>
        Buffer.concat([
          Buffer.from(`${id},`),
          ...parts.map((part) => Buffer.from(typeof part === 'number' ? [part] : part)),
          Buffer.from(',https://s.example,9 EUR\n'),
        ]),
      );
      const { rows: read1 } = await read(Buffer.concat([Buffer.from('id,title,link,price\n'), ...rows]));
      return read1.map((row) => row?.title);
    };
    expect(
      await rowsOf([
        ['p', 0xf8, 0xed, 'chu', 0x9d],
        ['sv', 0xec, 0x9e, 0xfd],
        [0xa3, 'y', 0xbf, 'ka'],
      ]),
    ).toEqual(['příchuť', 'svěžý', 'Łyżka']);
    expect(
      await rowsOf([
        ['p', 0xf8, 0xed, 'chu', 0xbb],
        ['no', 0xe8, 'n', 0xed, ' ko', 0xb9, 'ile'],
        [0xbe, 'idle'],
      ]),
    ).toEqual(['příchuť', 'noční košile', 'židle']);
    expect(
      await rowsOf([
        ['po', 0xb6, 'ciel ', 0xb3, 0xb1, 'czona'],
        ['g', 0xb1, 'bka i ksi', 0xb1, 0xbf, 'ka'],
        ['cip', 0xf5],
      ]),
    ).toEqual(['pościel łączona', 'gąbka i książka', 'cipő']);
    expect(
      await rowsOf([
        ['Th', 0x8e, 'i', 0x8f, 're'],
        ['Caf', 0x8e, ' moulu'],
        ['m', 0x8e, 'tal'],
      ]),
    ).toEqual(['Théière', 'Café moulu', 'métal']);
    expect(
      await rowsOf([
        ['Th', 0xe9, 'i', 0xe8, 're ', 0xe0, ' 5 m', 0xb3],
        ['S', 0xf8, 'lv ', 0xe5, 'r'],
        ['cos', 0xec],
      ]),
    ).toEqual(['Théière à 5 m³', 'Sølv år', 'così']);
  });

  it('passes over what spreadsheets, servers and editors put above a header or a root, and behind that', async () => {
    const table = 'id;title;price;link\n1;Lampe;9 EUR;https://s.example\n';
    for (const above of ['\n\n', '\n\t\ufeff', 'sep=;\n', 'Export du 12/10/2026;;;\n', 'Boutique Lila\n\n'])
      expect((await read(above + table)).rows).toMatchObject([{ id: '1', title: 'Lampe' }]);
    const wide = 'id;title;price;link;brand;gtin\n1;Lampe;9 EUR;https://s.example;Orvane;\n';
    const title = 'Boutique Orvane;édité le;12/03/2026;;;\n;;;;;\n';
    expect((await read(title + wide)).rows).toMatchObject([{ id: '1', brand: 'Orvane' }]);
    // A header that lacks names is one all the same, without a date or number as a title has one.
    const unnamed =
      'id;title;price;link;;;;\n1;Lampe;9 EUR;https://s.example;a;b;c;d\n2;Table;9 EUR;https://s.example;a;b;c;d\n';
    expect((await read(unnamed)).rows).toMatchObject([{ id: '1' }, { id: '2' }]);
    const short = 'id;title;price;link;brand;gtin\n1;Lampe;9 EUR;https://s.example;Orvane;1;2;3;4;5;6\n';
    expect((await read(short)).records.map(({ fault }) => fault)).toEqual(['row_long']);
    const rss = '<rss><channel><item><id>1</id><title>Lampe</title></item></channel></rss>';
    const declared = `<?xml version="1.0"?>${rss}`;
    const warning = '<br />\n<b>Warning</b>: Undefined variable in <b>feed.php</b> on line <b>12</b><br />\n';
    for (const content of [`\n${declared}`, `\n\ufeff${declared}`, `\ufeff\n${rss}`, `${warning}${declared}`])
      expect((await read(content)).rows).toMatchObject([{ id: '1', title: 'Lampe' }]);
    const between = 'id;title;price;link\n;;;\n1;Lampe;9 EUR;https://s.example\n;;;\n"";"";;\n';
    expect((await read(between)).rows).toMatchObject([{ id: '1' }]);
    const behind = await read(`${declared}\nGenerated in 0.3 s\n${warning}`);
    expect(behind).toMatchObject({ rows: [{ id: '1' }], isCut: false });
  });

  it('reads Google TSV with names as people write them', async () => {
    const { format, rows } = await read(
      'id\tTitle\tImage Link\tprice\tLink\n1\tÉcran 24" mat\thttps://i.example\t9 EUR\thttps://s.example\n',
    );
    expect(format).toBe('google-tsv');
    expect(rows).toEqual([
      {
        id: '1',
        title: 'Écran 24" mat',
        image_link: 'https://i.example',
        price: '9 EUR',
        link: 'https://s.example',
      },
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

describe('empty fields that a table leaves out', () => {
  const line = (id: number) => `${id};Lampe ${id};9 EUR;https://shop.example/${id}`;

  it('are empty where its writer does so at the end of rows', async () => {
    const written = [
      ...[1, 2, 3].map((id) => `${line(id)};Norvik;rouge`),
      ...[4, 5, 6].map(line),
      `${line(7)};Norvik`,
    ];
    const { records } = await read(`id;title;price;link;brand;color\n${written.join('\n')}\n`);
    expect(records.map(({ fault, row }) => [fault, row?.title, row?.brand, row?.color])).toEqual([
      ...[1, 2, 3].map((id) => [undefined, `Lampe ${id}`, 'Norvik', 'rouge']),
      ...[4, 5, 6].map((id) => [undefined, `Lampe ${id}`, '', '']),
      [undefined, 'Lampe 7', 'Norvik', ''],
    ]);
  });

  it('may be those of columns without a name', async () => {
    const { records } = await read(`id;title;price;link;;\n${line(1)}\n${line(2)};;\n`);
    expect(records.map(({ fault, row }) => [fault, row?.title])).toEqual([
      [undefined, 'Lampe 1'],
      [undefined, 'Lampe 2'],
    ]);
  });
});

describe('empty fields behind those of the header', () => {
  const faultsOf = async (rows: readonly string[]) => {
    const { records } = await read(`${header}\n${rows.join('\n')}\n`);
    return records.map(({ fault }) => fault);
  };
  const row = 'https://shop.example/1,2,3,4';

  it('mean nothing where most rows end so, but what stands there does', async () => {
    expect(await faultsOf([`${row},`, `${row},""`, `${row},`, row, `${row},x`, `${row},,`])).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
      'row_long',
      'row_long',
    ]);
  });

  it('mean nothing behind a text of many lines', async () => {
    const lines = `"https://shop.example/${'\n'.repeat(500_000)}x",2,3,4,`;
    expect(await faultsOf([`${row},`, `${row},`, `${row},`, lines])).toEqual(Array(4).fill(undefined));
  });

  it('hide no delimiter of a table whose names nobody knows', () => {
    const rows = Array.from(
      { length: 12 },
      (_, i) =>
        `Giochi\tG${i}\tGioco, a colori, n. ${i} 13"\t<b style="color: red, blue">a, b</b>\t18,9\t24,58\t`,
    );
    const head = `Reparto\tCodArt\tNomeArt\tTesto\tPrezzoA\tPrezzoB\n${rows.join('\n')}\n`;
    expect(layoutOf(head)).toMatchObject({
      table: {
        header: ['reparto', 'codart', 'nomeart', 'testo', 'prezzoa', 'prezzob'],
        dialect: { delimiter: '\t' },
        surplus: 1,
        above: 0,
      },
    });
  });

  it('tell of a comma in a text where few rows end so', async () => {
    const faults = await faultsOf([row, row, 'https://shop.example/1,2,b,3,', row]);
    expect(faults).toEqual([undefined, undefined, 'row_long', undefined]);
  });
});

describe('files that are refused as a whole', () => {
  it('a decompression bomb is detected early, whatever its declared size', async () => {
    const row = `https://shop.example/${'a'.repeat(400)},1,2,3`;
    // More than 40 MB from little: rows like any, again and again.
    const file = await write(gzipSync(`${header}\n${`${row}\n`.repeat(100_000)}`));
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
    ['broken XML', () => '<rss><channel><title>a</channel></rss>', 'XML is broken'],
    ['another XML', () => '<note><body>Not found</body></note>', 'no element of it looks like an item'],
    ['a page', () => '<html><body>Not found</body></html>', 'is a web page'],
    [
      'a sheet as HTML',
      () => '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table></table></body></html>',
      'is a spreadsheet',
    ],
    ['a table as HTML', () => '<table><tr><th>id</th></tr><tr><td>1</td></tr></table>', 'is a spreadsheet'],
    [
      'a sheet as XML',
      () => '<?xml version="1.0"?><Workbook xmlns="urn:schemas-microsoft-com:office:spreadsheet"></Workbook>',
      'is a spreadsheet',
    ],
    [
      'a root called table',
      () => '<table><row><id>1</id></row></table>',
      'no element of it looks like an item',
    ],
    ['a page with a DOCTYPE', () => '\n<!doctype html>\n<head></head>', 'is a web page'],
    ['an old workbook', () => Buffer.from('d0cf11e0a1b11ae1', 'hex'), 'is a spreadsheet'],
    ['something else', () => 'Not found', 'not a known feed'],
    ['an empty file', () => '', 'contains no rows'],
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
