import { expect, test } from 'vitest';
import { layoutOf } from '../layout.ts';

const article = (id: number) => ({
  id,
  name: `Lampe ${id}`,
  price: 10 + id,
  image: `https://norvik.example/${id}.jpg`,
});
const shop = {
  name: 'Norvik',
  url: 'https://norvik.example',
  description: 'Luminaires',
  image: 'https://norvik.example/logo.jpg',
  brand: 'Norvik',
};

const first = (document: unknown) => {
  const layout = layoutOf(JSON.stringify(document));
  return layout.kind === 'table' ? undefined : layout.candidates[0]?.record;
};

test.each([
  ['one article of a shop that is described', { ...shop, products: [article(1)] }, '$/products'],
  [
    'few columns of articles',
    {
      ...shop,
      sku: 'N',
      category: 'Déco',
      produits: [
        { nom: 'Lampe', prix: 12 },
        { nom: 'Table', prix: 15 },
      ],
    },
    '$/produits',
  ],
  [
    'a list that is not called by its articles',
    {
      ...shop,
      sku: 'N',
      lampes: [
        { nom: 'Lampe', prix: 12 },
        { nom: 'Spot', prix: 15 },
      ],
    },
    '$/lampes',
  ],
  [
    'described categories with their articles',
    {
      categories: [
        { ...shop, id: 1, items: [article(1), article(2)] },
        { ...shop, id: 2, items: [article(3)] },
      ],
    },
    '$/categories/items',
  ],
])('the list within a document goes before what only holds it: %s', (_, document, record) => {
  expect(first(document)).toBe(record);
});

test('an article that comes in several is none that holds a list', () => {
  const variants = [
    { sku: 'a', title: 'S', price: 10 },
    { sku: 'b', title: 'M', price: 10 },
  ];
  const one = {
    id: 1,
    title: 'Chemise',
    link: 'https://norvik.example/1',
    image: 'https://norvik.example/1.jpg',
  };
  expect(
    first([
      { ...one, variants },
      { ...one, id: 2, variants },
    ]),
  ).toBe('$');
  expect(first({ ...one, variants })).toBe('$');
});

test.each([
  ['offers of sellers', { offers: [{ name: 'A', price: 10 }], url: 'https://norvik.example/1' }],
  ['its parts', { items: [{ sku: 'a', name: 'Lampe rouge', price: 10 }], image: 'https://norvik.example/1' }],
  ['what goes with it', { related_products: [article(5), article(6)], price: 12 }],
])('an article is not what it holds: %s', (_, more) => {
  const products = [1, 2].map((id) => ({ id, name: `Lampe ${id}`, ...more }));
  expect(first({ products })).toBe('$/products');
});

test('one article that comes in several colours is none that holds a list', () => {
  const couleurs = [
    { nom: 'Rouge', prix: 10 },
    { nom: 'Bleu', prix: 12 },
  ];
  expect(first({ ...article(1), price: undefined, couleurs })).toBe('$');
});

test('XML: what only stands around each category’s articles is none of them', () => {
  const item = (id: number) =>
    `<product><id>${id}</id><name>Lampe ${id}</name><price>${id}</price></product>`;
  const category = (id: number) =>
    `<category><name>Luminaires</name><url>https://norvik.example/c${id}</url><image>https://norvik.example/c${id}.jpg</image><products>${item(id)}</products></category>`;
  const layout = layoutOf(`<shop>${category(1)}${category(2)}</shop>`);
  expect(layout.kind !== 'table' && layout.candidates[0]?.record).toBe('shop/category/products/product');
});
