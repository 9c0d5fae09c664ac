import { describe, expect, it, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '') => mapping.ofThing(mapping.ofPaths(path, ''), title);

describe('a word that several languages have', () => {
  it('means what it does in those that more shops write', () => {
    // Turkish and Czech have "kase" and "kaše".
    expect(place('Bergkäse Norvik', 'Hartkäse')).toBe('savoury-grocery');
    expect(place('Käse')).toBe('savoury-grocery');
  });

  it.each([
    ['China', 'clothing'],
    ['Letter', 'beds-mattresses'],
    ['Kinky', 'lighting'],
    ['Smoke', 'barbecues'],
    ['Potter', 'nappies-hygiene'],
    ['Stove', 'shoes'],
  ])('%s is a word of its own and no form of another language’s word for %s', (word, key) => {
    expect(place('Norvik 12', `Norvik ${word}`)).not.toBe(key);
    expect(place(`Norvik ${word}`)).not.toBe(key);
  });

  it('a baby is no shoe', () => {
    expect(place('Norvik Baby Powder 100 g')).toBe('nappies-hygiene');
    expect(place('Norvik 12', 'Shop by brand > Norvik > Baby Care')).toBe('nappies-hygiene');
  });
});

test.each([
  ['Hoodies', 'clothing'],
  ['Beanies', 'hats-scarves-gloves'],
  ['Honig', 'sweet-grocery'],
  ['Geflügel', 'savoury-grocery'],
  ['Kawy', 'coffee-tea'],
])('a shelf %s is %s', (path, key) => {
  expect(place('Norvik 12', path)).toBe(key);
});

test.each([
  ['Norvik çift tokalı bej terlik', 'shoes'],
  ['Norvik aluminium ladder 9FT', 'measuring-ladders'],
  ['Norvik 8CH 5MP DVR', 'surveillance-cameras'],
  ['Norvik 13x4 lace front wig', 'hair-accessories'],
  ['Digital print cotton three piece', 'clothing'],
  ['Pulidora Norvik', 'power-tools'],
  ['Norvik cupcakes tray', 'sweet-grocery'],
  ['Kith Marvel X-Men hoodie', 'clothing'],
])('%s is %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('what is counted in tablets or capsules is for health, but for coffee, dishes and devices', () => {
  expect(place('Norvik Orbit Plus 90 Tablets')).toBe('health');
  expect(place('Orbite 60 gélules')).toBe('health');
  for (const title of ['Norvik 100 coffee capsules', 'Norvik 60 dishwasher tablets', 'Norvik 10 Tablet 64GB'])
    expect(place(title)).not.toBe('health');
});

test('blue in Italian is no blouse in Swedish', () => {
  expect(place('Norvik Scarpe da corsa uomo blu')).toBe('mens-shoes');
  expect(place('Misuratore Norvik blu')).not.toBe('womens-clothing');
  expect(place('Norvik blusar')).toBe('womens-clothing');
});
