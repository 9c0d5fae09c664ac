import { describe, expect, it } from 'vitest';
import { withFeedFiles } from '../../../../../test/helpers/feed-files.ts';

const { read } = withFeedFiles();

describe('a file whose columns no format has', () => {
  it.each([
    [
      'Handle,Title,Vendor,Variant SKU,Variant Inventory Qty\nhalo,Lampe Halo,Orvane,H1,3\n',
      'like one from Shopify, but lacks columns: variant price, option1 value.',
    ],
    [
      'Handle,Title,Body (HTML),Image Src,Status\nhalo,Lampe Halo,Une lampe,https://x.example/a.jpg,active\n',
      'lacks columns: variant price. Export',
    ],
    [
      'handleId,name,description,productImageUrl,price\np1,Lampe Halo,Une lampe,a.jpg,19.9\n',
      'like one from Wix, but lacks columns: fieldType.',
    ],
    [
      'sku;product-id;product-id-type;price;quantity;state;logistic-class\nA1;3614;EAN;19.90;4;11;S\n',
      'like one from Mirakl, but lacks columns: title, link.',
    ],
    ['article;nom;couleur\nA1;Lampe Halo;noir\n', 'none of them seems to contain prices:'],
    ['article;nom;tarif\nA1;Lampe Halo;19,90\n', 'not those of a known format: map them'],
  ])('is told what it lacks: %j', async (content, message) => {
    await expect(read(content)).rejects.toThrow(message);
  });
});

it.each([
  [
    'P1;Parfum Nuit;Orva;https://a.example/1;59,90\nP2;Parfum Jour;Orva;https://a.example/2;49,90\n',
    'https://a.example/1',
  ],
  ['bob;bob_fleuri.png;19,90\nbonnet;bonnet.png;9,90\n', 'bob_fleuri.png'],
  ['Lampe;5901234123457;19,90\nVase;4006381333931;9,90\n', '5901234123457'],
])('a table without the names of its columns is told so: %j', async (content, value) => {
  await expect(read(content)).rejects.toThrow(`first line is an item (“${value}”)`);
});

it('tells a document of a text editor', async () => {
  await expect(read('{\\rtf1\\ansi\n<?xml version="1.0"?><a/>\n}')).rejects.toThrow('(RTF)');
});

const shopify = [
  'Handle,Title,Body (HTML),Option1 Name,Option1 Value,Variant SKU,Variant Price,Image Src',
  'a,Lampe A,"<p>x, y</p>",Title,Default Title,A1,19.90,https://x.example/a.jpg',
  'b,Lampe B,<p>x</p>,Title,Default Title,B1',
  'c,Lampe C,<p>x</p>,Title,Default Title,C1,29.90,https://x.example/c.jpg',
  'd,Lampe D,une lampe,<p>x</p>,Title,Default Title,D1,39.90,https://x.example/d.jpg',
  'e,Lampe E,<p>x</p>,Title,Default Title,E1,49.90,https://x.example/e.jpg',
  '',
].join('\n');

it('reads the sound rows of an export with ragged ones', async () => {
  const { rows, records } = await read(shopify, { linkTemplate: 'https://x.example/{handle}' });
  expect(rows.map((row) => row?.title)).toEqual(['Lampe A', undefined, 'Lampe C', undefined, 'Lampe E']);
  expect(records.flatMap(({ fault }) => fault ?? [])).toEqual(['row_short', 'row_long']);
});

it('reads rows with commas that nobody quoted, where spaces tell what belongs together', async () => {
  const commas = [
    'Handle,Title,Body (HTML),Product Category,Option1 Value,Variant SKU,Variant Price',
    'a,Affiche A,"<p>x, y</p>",Decor > Posters, Prints, & Visual Artwork,"Small (10 x 12"")",A1,139.00',
    'a,,,,Large,A2,299.00',
    'b,Affiche B,<p>x</p>,Decor > Posters, Prints,Small,B1, 19.00,9',
    'c,Affiche C,<p>x</p>,Decor > Posters,,,Small,C1,19.00',
    '',
  ].join('\n');
  const { rows, records } = await read(commas, { linkTemplate: 'https://x.example/{handle}' });
  expect(rows).toMatchObject([
    {
      title: 'Affiche A – Small (10 x 12")',
      price: '139.00',
      product_type: 'Decor > Posters, Prints, & Visual Artwork',
    },
    { price: '299.00' },
    undefined,
    undefined,
  ]);
  expect(records.flatMap(({ fault, line }) => (fault ? [[fault, line]] : []))).toEqual([
    ['row_long', 4],
    ['row_long', 5],
  ]);
});

/** Rows that are as long as their header, and two that a comma makes longer than it. */
const shifted = (own: string) =>
  [
    'Handle,Title,Tags,Vendor,Variant Price,Type,Option1 Value',
    ...['a', 'b', 'c'].map((id) => `${id},Affiche ${id},murs,Orvane,19.00,${own},Small`),
    'd,Affiche D,rouge,vert,Orvane,29.00, Posters,Small',
    'e,Affiche E,murs, salon,Orvane,39.00,Posters,Small',
    '',
  ].join('\n');

it('refuses a row with one comma too many where its price would not stand where prices do', async () => {
  const { rows, records } = await read(shifted('Posters'), { linkTemplate: 'https://x.example/{handle}' });
  expect(rows.at(-1)).toMatchObject({ title: 'Affiche E – Small', price: '39.00', brand: 'Orvane' });
  expect(records.flatMap(({ fault, line }) => (fault ? [[fault, line]] : []))).toEqual([['row_long', 5]]);
});

it('refuses rows whose rest may be a value by itself, as those of its column begin with a space', async () => {
  const { records } = await read(shifted(' Posters').replaceAll('murs, salon', 'murs,salon'), {
    linkTemplate: 'https://x.example/{handle}',
  });
  expect(records.flatMap(({ fault, line }) => (fault ? [[fault, line]] : []))).toEqual([
    ['row_long', 5],
    ['row_long', 6],
  ]);
});

it('knows an export of Shopify by its prices, whatever else was left out', async () => {
  const content = 'Handle,Title,Body (HTML),Variant Price\nhalo,Lampe Halo,Une lampe,19.90\n';
  const { format, rows } = await read(content, { linkTemplate: 'https://x.example/{handle}' });
  expect(format).toBe('shopify');
  expect(rows[0]).toMatchObject({ id: 'halo', price: '19.90', link: 'https://x.example/halo' });
});
