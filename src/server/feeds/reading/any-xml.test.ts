import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FileReading, plainReading } from '../../../contract/feeds/feed-fields.ts';
import { readPreview } from '../managing/preview.ts';
import { openFeed } from './open-feed.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'visavis-xml-'));
});
afterAll(() => rm(folder, { recursive: true }));

let serial = 0;
async function write(content: string | Buffer): Promise<string> {
  const file = path.join(folder, `feed-${serial++}`);
  await writeFile(file, content);
  return file;
}

async function read(content: string | Buffer, reading: Partial<FileReading> = {}) {
  const feed = await openFeed(await write(content), { ...plainReading, ...reading });
  const records = [];
  for await (const batch of feed.batches) records.push(...batch);
  return { format: feed.format, rows: records.map(({ row }) => row), records, isCut: feed.end.isCut };
}

const item = '<id>1</id><title>Écran</title><price>9 EUR</price><link>https://shop.example/1</link>';

describe('a DOCTYPE', () => {
  it('may say which elements there are, and define what HTML calls so', async () => {
    const subset = '<!ELEMENT item (id,title)>\n<!ENTITY eacute "é">\n<!ENTITY ndash "–">';
    const { rows } = await read(
      `<?xml version="1.0"?>\n<!DOCTYPE list [\n${subset}\n]>\n<list><item>${item.replace('É', '&eacute;')}</item></list>`,
    );
    expect(rows).toMatchObject([{ id: '1', title: 'écran' }]);
    const own = '<!DOCTYPE list [<!ENTITY eacute "é"><!ENTITY lol "lol">]>';
    await expect(read(`${own}<list><item>${item}</item></list>`)).rejects.toThrow('DOCTYPE');
    await expect(read(`<!DOCTYPE list [${'<!ELEMENT a (b)>'.repeat(7_000)}`)).rejects.toThrow();
  });
});

describe('Google’s names', () => {
  it('have links by their paths alone resolved by the channel’s own', async () => {
    const own =
      '<id>1</id><title>Lampe</title><price>9 EUR</price><link>/p/1</link><image_link>/i/1.jpg</image_link>';
    const items = `<item>${own}</item><item>${item}</item>`;
    const { rows } = await read(`<rss><channel><link>https://s.example/fr/</link>${items}</channel></rss>`);
    expect(rows).toMatchObject([
      { link: 'https://s.example/p/1', image_link: 'https://s.example/i/1.jpg' },
      { link: 'https://shop.example/1' },
    ]);
    const { rows: unknown } = await read(`<rss><channel>${items}</channel></rss>`);
    expect(unknown).toMatchObject([{ link: '/p/1' }, {}]);
  });

  it.each([
    ['a root of their own', `<channel><item>${item}</item></channel>`],
    ['elements of another name', `<products><product>${item}</product><product>${item}</product></products>`],
    [
      'their prefix, below others',
      `<shop xmlns:g="http://base.google.com/ns/1.0"><date>x</date><list><p>${item.replaceAll(/<(\/?)/g, '<$1g:')}</p></list></shop>`,
    ],
  ])('are known under %s', async (_, xml) => {
    const { format, rows } = await read(`<?xml version="1.0"?>${xml}`);
    expect(format).toBe('google-xml');
    expect(rows[0]).toEqual({ id: '1', title: 'Écran', price: '9 EUR', link: 'https://shop.example/1' });
  });

  it('are read beside elements that are called like what JavaScript’s objects have', async () => {
    const odd =
      '<constructor><prototype><x>1</x></prototype></constructor><__proto__><id>2</id></__proto__><toString>3</toString>';
    const { rows } = await read(`<channel><item>${odd}${item}</item></channel>`);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ id: '1', title: 'Écran', price: '9 EUR' });
  });

  it('say that the XML is broken where markup between items is not closed', async () => {
    const items = `<item>${item}</item>${'<b>'.repeat(5)}<item>${item}</item>`;
    await expect(read(`<rss><channel>${items}</channel></rss>`)).rejects.toThrow('The XML is broken: line 1');
  });

  it('or their own, below a root that is called so', async () => {
    const record = '<nr>1</nr><nom>Lampe</nom><prix>9</prix>';
    const file = await write(`<constructor>${`<article>${record}</article>`.repeat(3)}</constructor>`);
    expect(await readPreview(file)).toMatchObject({ format: null, record: 'constructor/article' });
  });

  it('are joined where they are parts, without those that are empty at the end', async () => {
    const service = `${':'.repeat(500_000)}x`;
    const delivery = (parts: string) => `<shipping><country>FR</country>${parts}</shipping>`;
    const { rows } = await read(
      `<rss><channel>
       <item>${item}${delivery('<service>Std</service>')}</item>
       <item>${item}${delivery(`<service>${service}</service>`)}</item></channel></rss>`,
    );
    expect(rows.map((row) => row?.shipping)).toEqual(['FR::Std', `FR::${service}`]);
  });

  it('keep all further pictures of an item', async () => {
    const pictures = ['2', '3'].map(
      (n) => `<additional_image_link>https://i.example/${n}.jpg</additional_image_link>`,
    );
    const { rows } = await read(`<rss><channel><item>${item}${pictures.join('')}</item></channel></rss>`);
    expect(rows[0]?.additional_image_link).toBe('https://i.example/2.jpg\nhttps://i.example/3.jpg');
  });
});

const article = (n: number) => `<artikel nr="A${n}"><stamm><bezeichnung>Lampe ${n}</bezeichnung>
  <c:marke xmlns:c="urn:x">Licht</c:marke></stamm><preise><preis typ="brutto">19,9${n} €</preis></preise>
  <seite>https://shop.example/l/${n}</seite>
  <bilder><bild>https://i.example/${n}a.jpg</bild><bild>https://i.example/${n}b.jpg</bild></bilder>
  <merkmal name="EAN">400638133393${n}</merkmal><merkmal name="Farbe">rot</merkmal>
  <größen><größe label="M">3</größe></größen></artikel>`;
const own = (count: number) =>
  `<?xml version="1.0"?><katalog><stand>heute</stand><liste>${Array.from({ length: count }, (_, n) => article(n)).join('')}</liste></katalog>`;

describe('any other XML', () => {
  it('is shown like a table: the repeated element, its columns as paths, and some values', async () => {
    const { format, record, header, samples, columns, rows } = await readPreview(await write(own(3)));
    expect(record).toBe('katalog/liste/artikel');
    expect(header).toEqual(
      expect.arrayContaining([
        '@nr',
        'stamm/bezeichnung',
        'stamm/marke',
        'preise/preis',
        'preise/preis@typ',
        'bilder/bild',
        'merkmal[ean]',
        'größen/größe[m]',
      ]),
    );
    expect(samples[header.indexOf('stamm/bezeichnung')]).toBe('Lampe 0');
    expect(columns).toMatchObject({
      title: 'stamm/bezeichnung',
      price: 'preise/preis',
      brand: 'stamm/marke',
      gtin: 'merkmal[ean]',
      color: 'merkmal[farbe]',
      link: 'seite',
    });
    // Its number has no name that tells: somebody has to say it.
    expect([format, rows]).toEqual([null, []]);
  });

  it('is read by its mapping, several values of a column first or joined', async () => {
    const columns = {
      id: '@nr',
      title: 'stamm/bezeichnung',
      price: 'preise/preis',
      link: 'seite',
      image_link: 'bilder/bild',
      additional_image_link: 'bilder/bild',
      gtin: 'merkmal[ean]',
    };
    const { format, rows } = await read(own(2), { columns, record: 'katalog/liste/artikel' });
    expect(format).toBe('mapped');
    expect(rows[1]).toEqual({
      id: 'A1',
      title: 'Lampe 1',
      price: '19,91 €',
      link: 'https://shop.example/l/1',
      image_link: 'https://i.example/1a.jpg',
      additional_image_link: 'https://i.example/1a.jpg\nhttps://i.example/1b.jpg',
      gtin: '4006381333931',
    });
  });

  it('lets another element be the article', async () => {
    const file = await write(own(3));
    const { records } = await readPreview(file);
    expect(records).toEqual(expect.arrayContaining(['katalog/liste/artikel', 'katalog/liste/artikel/stamm']));
    const { header, record } = await readPreview(file, { record: 'katalog/liste/artikel/stamm' });
    expect([record, header]).toEqual(['katalog/liste/artikel/stamm', ['bezeichnung', 'marke']]);
  });

  it('reads columns that its first articles lack, and is held where it ends within one', async () => {
    const late = `${'<p><a>1</a><b>Lampe</b><c>9 €</c></p>'.repeat(9_000)}<p><a>2</a><b>Lampe</b><c>9 €</c><promo>8 €</promo></p>`;
    const columns = { id: 'a', title: 'b', price: 'c', sale_price: 'promo' };
    const reading = { columns: { ...columns }, linkTemplate: 'https://shop.example/{a}', record: 'l/p' };
    const preset = { ...reading, columns: { id: 'a', title: 'b', price: 'c' } };
    const { rows, isCut } = await read(`<l>${late}<p><a>3</a>`, preset);
    expect([rows.length, isCut, rows.at(-1)?.link]).toEqual([9_001, true, 'https://shop.example/2']);
  });

  it('has its faults told: another element, no such column, a number of columns without end', async () => {
    const columns = { id: 'a', title: 'b', price: 'c', link: 'd' };
    await expect(read(own(2), { columns, record: 'x/y' })).rejects.toThrow('x/y');
    await expect(read(own(2), { columns })).rejects.toThrow('Mapped columns are missing from the file: a, b');
    await expect(read('<a><b><c>1</c><d>2</d></b></a>')).rejects.toThrow('seems to contain titles or prices');
    await expect(
      read(own(2).replace('<katalog>', '<!DOCTYPE x [<!ENTITY a "b">]><katalog>')),
    ).rejects.toThrow('DOCTYPE');
    const deep = `${'<n>'.repeat(50)}${'</n>'.repeat(50)}`;
    await expect(
      read(
        `<l>${`<p><id>1</id><title>a</title><price>1</price><link>https://a.example</link></p>`.repeat(3)}${deep}</l>`,
      ),
    ).rejects.toThrow('nested too deeply');
    const wide = Array.from({ length: 5_000 }, (_, n) => `<c${n} a${n}="x">${n}</c${n}>`).join('');
    const { header } = await readPreview(await write(`<l><p>${wide}</p><p>${wide}</p></l>`));
    expect(header.length).toBeLessThanOrEqual(200);
    const endless = `<l><p>${item}</p><p>${item}<x>${'a'.repeat(1_100_000)}</x></p></l>`;
    await expect(read(endless)).rejects.toThrow('does not end');
  });
});
