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
