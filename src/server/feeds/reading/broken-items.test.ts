import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plainReading } from '../../../contract/feeds/feed-fields.ts';
import type { FeedRow } from '../adapters/row.ts';
import { readPreview } from '../managing/preview.ts';
import { cleanLine } from '../values/clean-text.ts';
import { createJsonLeaves } from './nested/json-leaves.ts';
import { openFeed } from './open-feed.ts';
import { createGoogleXml } from './xml/google-xml.ts';

const feed = (...texts: string[]) =>
  `<rss xmlns:g="http://base.google.com/ns/1.0"><channel><title>Alpha</title>\n${texts
    .map((text, i) => `<item><g:id>${i}</g:id><g:title>${text}</g:title></item>`)
    .join('\n')}\n</channel></rss>`;

/** The titles of a text's items, or their faults and lines, read in pieces of some size. */
function titlesOf(text: string, size: number) {
  const end = { isCut: false };
  const xml = createGoogleXml(end, 'item', 0);
  for (let at = 0; at < text.length; at += size) xml.push(text.slice(at, at + size));
  xml.end();
  return { titles: xml.take().map(({ row, fault, line }) => row?.title ?? `${fault} ${line}`), ...end };
}

describe('an item that is no XML', () => {
  it.each([
    'a ]]> b',
    'a &foo; b',
    'a &#29; b',
    'R&D </b> c',
    'a </b> c',
    'a </channel> c',
    'a </item> c',
    'a <b> c',
    '3 < 4',
    'a</g:title><g:x y=z></g:x><g:title>',
  ])('is lost alone, with its line, wherever it stands: %s', (text) => {
    for (const place of [0, 1, 2]) {
      const texts = ['Souris', 'Thé &amp; cie', 'Clavier'].with(place, text);
      const titles = ['Souris', 'Thé & cie', 'Clavier'].with(place, `row_xml ${place + 2}`);
      // Whole, and cut anywhere.
      for (const size of [10_000, 7]) {
        expect(titlesOf(feed(...texts), size)).toEqual({ titles, isCut: false });
      }
    }
  });

  it.each(['R&D', 'R & D', 'a?v=1&width=9', 'R&D & &amp; <![CDATA[R&D]]>', '&&'])(
    'is mended where nothing but its ampersands is wrong: %s',
    (text) => {
      for (const place of [0, 1, 2]) {
        const texts = ['Souris', 'Thé &amp; cie', 'Clavier'].with(place, text);
        const bare = text.replace(/<!\[CDATA\[|\]\]>/g, '').replace('&amp;', '&');
        const titles = ['Souris', 'Thé & cie', 'Clavier'].with(place, bare);
        for (const size of [10_000, 7, 1]) {
          expect(titlesOf(feed(...texts), size)).toEqual({ titles, isCut: false });
        }
      }
    },
  );

  it.each(['R & D', 'R&D', 'R&amp;D & <br> fils', 'a </b> c', 'a ]]> b', '3 < 4', '<![CDATA[R&D]]> & fils'])(
    'loses no other where the shop’s name is broken: %s',
    (name) => {
      const text = feed('Souris', 'Thé &amp; cie').replace('>Alpha<', `>${name}<`);
      for (const size of [10_000, 7, 1])
        expect(titlesOf(text, size)).toEqual({ titles: ['Souris', 'Thé & cie'], isCut: false });
      const broken = feed('Souris', 'a ]]> b').replace('>Alpha<', `>${name}<`);
      expect(titlesOf(broken, 7)).toEqual({ titles: ['Souris', 'row_xml 3'], isCut: false });
    },
  );

  it('loses none behind a head of more than is held, whatever stands where holding ends', () => {
    const unit = '<category>Thé &amp; cie</category>';
    const head = unit.repeat(40_000);
    const text = feed('Souris').replace('</title>\n<item>', `</title>\n${head}<item>`);
    for (let place = 0; place < unit.length; place += 4)
      expect(titlesOf(text, 210_000 + place)).toEqual({ titles: ['Souris'], isCut: false });
  });

  it.each([
    ['<p>Un <b>bon</b> thé</p><ul><li>vert</li></ul>', 'Un bon thé vert'],
    ['Un bon thé.<br><br>Vert<p>en sachets<hr>', 'Un bon thé. Vert en sachets'],
    [`${'<br>'.repeat(20)}Un bon thé <img src=the.jpg> & sachets`, 'Un bon thé & sachets'],
    ['<a href="https://shop.example">Un thé</a> <i>vert</i>', 'Un thé vert'],
  ])('is none where a description has its HTML as it is: %s', (html, text) => {
    const described = `Thé</g:title><g:description>${html}</g:description><g:title>`;
    for (const size of [10_000, 7]) {
      const xml = createGoogleXml({ isCut: false }, 'item', 0);
      const whole = feed('Souris', described, 'Clavier');
      for (let at = 0; at < whole.length; at += size) xml.push(whole.slice(at, at + size));
      xml.end();
      const rows = xml.take().map(({ row, fault }) => row ?? fault);
      expect(rows).toMatchObject([{ title: 'Souris' }, { title: 'Thé' }, { title: 'Clavier' }]);
      expect(cleanLine((rows[1] as FeedRow).description ?? '', 500)).toBe(text);
    }
  });

  it('has the markup of its title taken out', () => {
    expect(titlesOf(feed('<b>Souris</b> sans fil'), 5).titles).toEqual(['Souris sans fil']);
  });

  it('is none where the text is escaped', () => {
    const title = '<![CDATA[R&D <item> </item> &foo;]]>';
    expect(titlesOf(feed('Souris', title, 'Clavier'), 5).titles).toEqual([
      'Souris',
      'R&D <item> </item> &foo;',
      'Clavier',
    ]);
  });

  it.each(['a ]]> b', 'a </b> c', 'a <b> c'])(
    'is lost alone where the element around all begins with its name: %s',
    (text) => {
      const written = (...names: string[]) =>
        `<shop><items>\n${names
          .map((name, i) => `<item><id>${i}</id><title>${name}</title></item>`)
          .join('\n')}\n</items></shop>`;
      for (const place of [0, 1, 2]) {
        const names = ['Souris', 'Thé', 'Clavier'];
        const titles = names.with(place, `row_xml ${place + 2}`);
        for (const size of [10_000, 7, 1])
          expect(titlesOf(written(...names.with(place, text)), size)).toEqual({ titles, isCut: false });
      }
    },
  );

  it('fails the file where no item follows, with the line', () => {
    expect(() => titlesOf(`<rss>\n<channel></rss>${feed('Souris')}`, 100)).toThrow('line 2');
    expect(() => titlesOf(feed('Souris').replace('</channel>', '</chanel>'), 100)).toThrow('line 3');
  });

  it('is no cut file, and a cut file is no broken item', () => {
    const cut = feed('Souris', 'Clavier & souris').slice(0, -35);
    expect(titlesOf(cut, 1_000)).toEqual({ titles: ['Souris'], isCut: true });
  });
});

const articles = (...names: string[]) =>
  names.map((name, n) => ({ nr: `A${n}`, name, price: '9,90 €', page: `https://shop.example/${n}` }));
const columns = { id: 'nr', title: 'name', price: 'price', link: 'page' };
const xml = (...names: string[]) =>
  `<?xml version="1.0"?><shop><list>\n${articles(...names)
    .map((row) => `<art>${Object.entries(row).map(([key, text]) => `<${key}>${text}</${key}>`)}</art>`)
    .join('\n')}\n</list></shop>`;
const pretty = (...names: string[]) => JSON.stringify({ products: articles(...names) }, null, 2);
const brands = [{ id: 1, name: 'Orvane', page: 'https://shop.example/orvane', country: 'FR', since: 1990 }];
const lines = (...names: string[]) =>
  articles(...names)
    .map((row) => JSON.stringify(row))
    .join('\n');

describe('an article of a mapped file', () => {
  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'visavis-broken-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it.each([
    ['XML', xml('Souris', 'a ]]> b', 'Clavier'), 'row_xml 3'],
    ['XML, the first one', xml('a </b>', 'Souris', 'Clavier'), 'row_xml 2'],
    ['JSON', pretty('Souris', 'BAD', 'Clavier').replace('BAD', 'a "b" c'), 'row_json 11'],
    ['JSON, the first one', pretty('BAD', 'Souris', 'Clavier').replace('BAD', 'a "b" c'), 'row_json 5'],
    [
      'JSON on one line, the first one',
      JSON.stringify({ products: articles('BAD', 'Souris', 'Clavier') }).replace('BAD', 'a "b" c'),
      'row_json undefined',
    ],
    ['lines of JSON, the first one', lines('BAD', 'Souris', 'Clavier').replace('BAD"', 'a'), 'row_json 1'],
    [
      'JSON with another list before, the first one',
      JSON.stringify({ brands, products: articles('BAD', 'Souris', 'Clavier') }, null, 2).replace(
        'BAD',
        'a "b" c',
      ),
      'row_json 14',
    ],
    [
      'JSON on one line with another list before, the first one',
      JSON.stringify({ brands, products: articles('BAD', 'Souris', 'Clavier') }).replace('BAD', 'a "b" c'),
      'row_json undefined',
    ],
    [
      'JSON on one line',
      JSON.stringify({ products: articles('Souris', 'BAD', 'Clavier') }).replace('BAD', 'a "b" c'),
      'row_json undefined',
    ],
    [
      'JSON on one line, no value',
      JSON.stringify(articles('Souris', 'BAD', 'Clavier')).replace('"BAD"', 'nope'),
      'row_json undefined',
    ],
    [
      'JSON on one line, the last one',
      JSON.stringify(articles('Souris', 'Clavier', 'BAD')).replace('BAD"', 'a"b'),
      'row_json undefined',
    ],
    ['lines of JSON', lines('Souris', 'BAD', 'Clavier').replace('BAD"', 'a'), 'row_json 2'],
    ['lines of JSON, the last one', lines('Souris', 'Clavier', 'BAD').replace('BAD', 'a\\'), 'row_json 3'],
  ])('is lost alone, in the preview as in the import: %s', async (_, text, fault) => {
    const file = path.join(folder, 'feed');
    await writeFile(file, text);
    const preview = await readPreview(file, { columns });
    const { batches, end } = await openFeed(file, { ...plainReading, columns, record: preview.record });
    const records = [];
    for await (const batch of batches) records.push(...batch);
    expect(records.flatMap(({ row }) => row?.title ?? [])).toEqual(['Souris', 'Clavier']);
    expect(records.flatMap(({ fault: found, line }) => (found ? `${found} ${line}` : []))).toEqual([fault]);
    expect(end.isCut).toBe(false);
    expect(preview.rows.map(({ title, rejection }) => rejection?.reason ?? title)).toEqual(
      records.map(({ row, fault: found }) => found ?? row?.title),
    );
  });
});

it('takes no part of a broken article on the same line for one', () => {
  const article = (id: number, name: string) =>
    `{"id":${id},"name":${name},"sizes":[{"id":1,"name":"S"},{"id":2,"name":"M"}],"link":"l${id}"}`;
  const text = `[${article(1, '"Polo"')},${article(2, 'nope')},${article(3, '"Robe"')}]`;
  for (const size of [10_000, 5, 1]) {
    const found: string[] = [];
    let own: string[] = [];
    const leaves = createJsonLeaves(
      {
        open: (path) => {
          if (path === '$') own = [];
        },
        leaf: (path, value) => void own.push(`${path}=${value}`),
        close: (path) => {
          if (path === '$') found.push(own.join(' '));
        },
      },
      { record: '$', onBroken: ({ line, text: raw }) => found.push(`broken ${line} ${raw.slice(0, 7)}`) },
    );
    for (let at = 0; at < text.length; at += size) leaves.push(text.slice(at, at + size));
    expect(leaves.end()).toBe(true);
    expect(found.map((each) => each.slice(0, 20))).toEqual([
      '$/id=1 $/name=Polo $',
      'broken undefined {"i',
      '$/id=3 $/name=Robe $',
    ]);
  }
});

it('reads an article of any XML whose ampersands are not escaped', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'visavis-ampersands-'));
  const file = path.join(folder, 'feed');
  await writeFile(file, xml('Souris', 'R&D', 'Clavier & souris'));
  const { batches } = await openFeed(file, { ...plainReading, columns });
  const records = [];
  for await (const batch of batches) records.push(...batch);
  expect(records.map(({ row, fault }) => fault ?? row?.title)).toEqual(['Souris', 'R&D', 'Clavier & souris']);
  await rm(folder, { recursive: true });
});

it('names the line of JSON that is broken where the next item cannot be told', () => {
  const leaves = createJsonLeaves(
    { open: () => undefined, leaf: () => undefined, close: () => undefined },
    { record: '$', onBroken: () => undefined },
  );
  leaves.push('[{"a":1},{"a":\n} and so on');
  expect(() => leaves.end()).toThrow('line 2, at character 18');
});
