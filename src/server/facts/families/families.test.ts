import { expect, test } from 'vitest';
import { groupFamilies, keysOf } from './group.ts';
import { type FamilySource, type StatedValue, traitsOf } from './traits.ts';

const stated = (key: string, value: string, number: number | null = null): StatedValue => ({
  key,
  value,
  display: value,
  number,
});

let nextId = 0;
const product = (title: string, brand: string, rest: Partial<FamilySource> = {}): FamilySource => ({
  id: ++nextId,
  title,
  brand,
  categoryKey: 'phones',
  specifications: [],
  codes: [],
  groups: [],
  ...rest,
});

/** Titles of each family. */
const familiesOf = (products: readonly FamilySource[]) => {
  const titles = new Map(products.map(({ id, title }) => [id, title]));
  return groupFamilies(products.map(traitsOf)).map((members) => members.map(({ id }) => titles.get(id)));
};
const variantOf = (...given: Parameters<typeof product>) => traitsOf(product(...given)).variant;

test('a colour that is stated leaves the title in whatever language it is said there', () => {
  const coats = [
    ['Norvika płaszcz czarny', 'black'],
    ['Norvika płaszcz zielony', 'green'],
    ['Norvika płaszcz bordo', 'red'],
  ] as const;
  const given = coats.map(([title, colour]) =>
    product(title, 'Norvika', { categoryKey: 'clothing', specifications: [stated('colour', colour)] }),
  );
  expect(familiesOf(given)).toEqual([['Norvika płaszcz czarny', 'Norvika płaszcz zielony']]);
});

test('memory is the same variant with its word and without', () => {
  const phones = [
    product('Xiaomi Mi A2 Dual SIM 32 GB 4 GB RAM Gold', 'Xiaomi'),
    product('Xiaomi Mi A2 Dual SIM 64 GB 4 GB Black', 'Xiaomi'),
  ];
  expect(familiesOf(phones)).toHaveLength(1);
});

test('a title tells the variant in either language', () => {
  expect(variantOf('Apple iPhone 15 128 Go Noir', 'Apple')).toMatchObject({ colour: 'black', capacity: 128 });
  expect(variantOf('Apple iPhone 15 (1024GB) - Space Grey', 'Apple')).toMatchObject({
    colour: 'space-gray',
    capacity: 1000,
  });
  expect(variantOf('Samsung Galaxy S24 8 Go / 256 Go, bleu', 'Samsung')).toMatchObject({
    memory: 8,
    capacity: 256,
    colour: 'blue',
  });
  expect(
    variantOf('Corsair Vengeance 32 Go (2 x 16 Go) DDR5', 'Corsair', { categoryKey: 'memory' }),
  ).toMatchObject({
    memory: null,
    capacity: 32,
    pack: 2,
  });
  expect(
    variantOf('C2G 6ft Cat6 Patch Cable 1.8 m', 'C2G', { categoryKey: 'cables-adapters' }),
  ).toMatchObject({
    size: 183,
    sizeUnit: 'cm',
  });
  expect(variantOf('C2G 6in Y-Cable', 'C2G', { categoryKey: 'cables-adapters' })).toMatchObject({
    size: 15,
    sizeUnit: 'cm',
  });
  expect(variantOf('Iiyama ProLite 27 pouces', 'Iiyama', { categoryKey: 'monitors' })).toMatchObject({
    size: 27,
    sizeUnit: 'in',
  });
  expect(variantOf('HP LaserJet Input Tray 250 sheets', 'HP')).toMatchObject({ pack: 1 });
  expect(variantOf('Canson papier dessin 50 feuilles', 'Canson')).toMatchObject({ pack: 50 });
  expect(
    variantOf('C2G 3m 10Gb LC/LC Fiber Patch Cable', 'C2G', { categoryKey: 'cables-adapters' }),
  ).toMatchObject({ capacity: null, size: 300 });
  expect(variantOf('Philips E27 LED (lot de 4)', 'Philips')).toMatchObject({ pack: 4, size: null });
  expect(variantOf('Belkin câble USB-C 2 m', 'Belkin', { categoryKey: 'cables-adapters' })).toMatchObject({
    size: 200,
    sizeUnit: 'cm',
  });
});

test('what only looks like a variant is none', () => {
  // A model, a switch, a network, a plug, a lens, an interface, a slot.
  expect(variantOf('Western Digital Red Plus 4 To', 'Western Digital').colour).toBeNull();
  expect(variantOf('Corsair K70 Cherry MX Red', 'Corsair').colour).toBeNull();
  expect(variantOf('Samsung Galaxy A55 5G', 'Samsung').size).toBeNull();
  expect(variantOf('C2G Audio Cable 3.5 mm', 'C2G').size).toBeNull();
  expect(variantOf('Canon EF 50mm f/1.8', 'Canon', { categoryKey: 'cameras' }).size).toBeNull();
  expect(variantOf('Intel DC S3700 SATA 6.0 Gb/s 100 GB', 'Intel')).toMatchObject({
    memory: null,
    capacity: 100,
  });
  expect(variantOf('Crucial P3 1 To M.2-2280 M.2 PCIe 4.0 x4', 'Crucial')).toMatchObject({
    size: null,
    pack: 1,
  });
  expect(variantOf('HP 305 Cyan', 'HP', { categoryKey: 'printer-ink-toner' }).colour).toBeNull();
  expect(variantOf('Orvane Club Rouge', 'Orvane', { categoryKey: 'perfume' }).colour).toBeNull();
});

test('specifications say what titles leave out', () => {
  const specifications = [stated('colour', 'titane naturel'), stated('storage', '256', 256)];
  expect(variantOf('Apple iPhone 15 Pro', 'Apple', { specifications })).toMatchObject({
    colour: 'titane naturel',
    capacity: 256,
  });
});

test('one brand and equal words make a family; another model or brand does not', () => {
  expect(
    familiesOf([
      product('Apple iPhone 15 128 Go Noir', 'Apple'),
      product('Apple iPhone 15 256 Go noir', 'Apple'),
      product('Apple iPhone 15 128 Go - Bleu MTP43ZD/A', 'Apple', { codes: ['MTP43ZD/A'] }),
      product('Apple iPhone 15 Pro 128 Go Noir', 'Apple'),
      product('Apple iPhone 14 128 Go Noir', 'Apple'),
      product('Coque Noir pour iPhone 15', 'Spigen'),
    ]),
  ).toEqual([
    ['Apple iPhone 15 128 Go Noir', 'Apple iPhone 15 256 Go noir', 'Apple iPhone 15 128 Go - Bleu MTP43ZD/A'],
  ]);
});

test('what may not differ divides', () => {
  const processor = (value: string) => ({
    specifications: [stated('processor', value)],
    categoryKey: 'laptops',
  });
  const laptops = [
    product('Lenovo IdeaPad 5 8 Go 256 Go', 'Lenovo', processor('core i5 1235u')),
    product('Lenovo IdeaPad 5 16 Go 512 Go', 'Lenovo', processor('intel core i5 1235u')),
    product('Lenovo IdeaPad 5 16 Go 1 To', 'Lenovo', processor('core i7 1255u')),
  ];
  expect(familiesOf(laptops)).toEqual([['Lenovo IdeaPad 5 8 Go 256 Go', 'Lenovo IdeaPad 5 16 Go 512 Go']]);
});

test('words that name no model make no family', () => {
  expect(
    familiesOf([
      product('Logitech souris sans fil noir', 'Logitech'),
      product('Logitech souris sans fil blanc', 'Logitech'),
    ]),
  ).toEqual([]);
  const alike = ['x1', 'x1', 'x1', 'x1', 'x1'].map((name) => product(`Acme ${name} noir`, 'Acme'));
  expect(familiesOf([...alike, product('Acme x1 blanc', 'Acme')])).toEqual([]);
});

test("a merchant's group joins what its words allow, and nothing else", () => {
  const groups = ['1 G'];
  expect(
    familiesOf([
      product('Polaire Étoile veste Aubergine', 'Polaire', { groups }),
      product('Polaire Étoile veste Safran', 'Polaire', {
        groups,
        specifications: [stated('colour', 'safran')],
      }),
      product('Polaire Étoile veste noir', 'Polaire', { groups }),
    ]),
  ).toEqual([['Polaire Étoile veste Safran', 'Polaire Étoile veste noir']]);
  expect(
    familiesOf([
      product('Apple iPhone 15 noir', 'Apple', { groups }),
      product('Apple iPhone 14 bleu', 'Apple', { groups }),
    ]),
  ).toEqual([]);
});

test('families are the same in any order, and a key of too many connects nothing', () => {
  const products = Array.from({ length: 6 }, (_, at) => product(`Acme Z9 ${2 ** (at + 5)} Go`, 'Acme')).map(
    traitsOf,
  );
  const [family] = groupFamilies(products);
  expect(groupFamilies(products.toReversed())).toEqual([family]);
  expect(groupFamilies(products, new Set(keysOf(products[0] as (typeof products)[number])))).toEqual([]);
});

test('a colour of several words, one of them a known colour’s, is the stated one', () => {
  const pots = ['Chryso black', 'Flinted blanc', 'Rock'].map((colour) =>
    product(`Bac Acme rond ${colour}`, 'Acme', {
      categoryKey: 'pots-planters',
      specifications: [stated('colour', colour.toLowerCase().replace('blanc', 'white').replace(' ', '-'))],
    }),
  );
  expect(pots.map((each) => traitsOf(each).variant.colour)).toEqual([
    'chryso-black',
    'flinted-white',
    'rock',
  ]);
  expect(familiesOf(pots)).toHaveLength(1);
});
