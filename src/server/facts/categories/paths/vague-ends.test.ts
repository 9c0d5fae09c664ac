import { describe, expect, it, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const place = (path: string, title = 'Norvik Quorl', network = '') =>
  mapping.ofThing(mapping.ofPaths(path, network), title);

test.each([
  ['TV e Audio/Video > Accessori AV', 'electronics'],
  ['Informatica > Accessori PC', 'computing'],
  ['Accesorios PC', 'computing'],
  ['Accessori per auto', 'car-accessories'],
])('"%s" is of what its other words say, not of cars or games', (path, key) => {
  expect(place(path)).toBe(key);
});

test('an accessory on such a shelf is no less than the whole of it', () => {
  expect(place('TV e Audio/Video > Accessori AV', 'Norvik Telecomando universale')).not.toBe(
    'car-accessories',
  );
});

describe('several departments between strokes', () => {
  const shelf = 'Verpackung/Reinigungsmittel/Hygiene';

  it.each([
    ['Pizzakarton 28 x 28 x 4', 'catering'],
    ['Shampoo 250 ml', 'hair-care'],
    ['Norvik Quorl', 'other'],
  ])('the title says what %s is', (title, key) => {
    expect(place(shelf, title)).toBe(key);
  });

  it('in a shop that hardly sells such things as well', () => {
    const shop = createCategoryMapping();
    shop.learnShop(
      Array.from({ length: 150 }, (_, number) => ({
        title: `Norvik Tomatensauce ${number}`,
        path: ['Saucen', 'Konserven', 'Gewürze'][number % 3] ?? '',
        networkPath: '',
      })),
    );
    const of = (title: string) => shop.ofThing(shop.ofPaths(shelf, ''), title);
    expect(of('Norvik Toilettenpapier 8 Rollen')).toBe('cleaning-laundry');
    expect(of('Norvik Quorl')).toBe('other');
  });

  it('a path between strokes stays one', () => {
    expect(place('Sport/Chaussures')).toBe(place('Sport > Chaussures'));
    expect(place('Papeterie/Stylos')).toBe(place('Papeterie > Stylos'));
  });
});

test('what a shelf begins with goes before what only seems to follow from its other words', () => {
  expect(place('Feinkost Veganer Ersatz')).toBe('food-drink');
});

test('a shelf of a model of car is of cars, whatever its name means elsewhere', () => {
  expect(place('Volkswagen Golf > Tapis')).toBe('car-accessories');
  expect(place('Volkswagen Golf')).toBe('auto-moto');
  expect(place('Golf > Sacs')).toBe('golf');
});

test('below Google’s cars mats are of cars', () => {
  const googles = 'Vehicles & Parts > Vehicle Parts & Accessories';
  expect(place('Accesorios > Alfombras termoformadas', 'Alfombra termoformada Norvik', googles)).toBe(
    'car-accessories',
  );
});

test('on a shelf of all that has alcohol a wine is one', () => {
  expect(place('Getränke Alkohol', 'Norvik Rotwein trocken 0,75l')).toBe('wine');
  expect(place('Getränke Alkohol', 'Norvik Gin 0,7l')).toBe('spirits-beer');
});

test('shelves that one word calls a whole trade hold what else is used for it', () => {
  expect(place('Electricidad', 'Lámpara LED E27 10 W')).toBe('lighting');
  expect(place('Electricidad', 'Norvik Quorl')).toBe('electricity');
  expect(place('Construcción', 'Carretilla 90 l')).toBe('gardening-tools');
  expect(place('Menuiserie', 'Norvik Quorl')).toBe('building-materials');
});

test.each(['Machines', 'Équipement', 'Seguridad', 'Image', 'Seconda mano'])(
  '"%s" says nothing of what is on it',
  (path) => {
    expect(place(path)).toBe('other');
    expect(place(path, 'Smartphone Norvik 5 128 Go')).toBe('phones');
  },
);

test('a hostile step is read: in more than linear time it would take longer than a test may', () => {
  const path = (text: string) => `Norvik > ${text.repeat(200_000 / text.length)}`;
  for (const text of ['accessori ', 'a accessori - ', 'accessori!', 'a - '])
    expect(() => place(path(text))).not.toThrow();
});
