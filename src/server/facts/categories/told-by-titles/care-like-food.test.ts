import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string) => mapping.ofThing(mapping.ofPaths('', ''), title);

test.each([
  ['Velouté hydratant corps', 'skin-care'],
  ['Sucre gommant corps', 'skin-care'],
  ['Vinaigre de rinçage cheveux', 'hair-care'],
  ['Velouté de potiron 1 l', 'savoury-grocery'],
  ['Angel hair pasta', 'savoury-grocery'],
])('what care is called by is no food where a part of the body is named: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Norvik Rice Toner 150 ml', 'skin-care'],
  ['Hydrating Toner', 'skin-care'],
  ['Glycolic Acid Exfoliating Toner', 'skin-care'],
  ['Norvik 26A Toner', 'printer-ink-toner'],
  ['Laser toner refill 100 ml', 'printer-ink-toner'],
  ['Toner noir 3 000 pages', 'printer-ink-toner'],
])('toner is for the skin where its title says so or it comes in millilitres: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Norvik 1 Kg Jar Biscuits', 'sweet-grocery'],
  ['Norvik biscuits jar 450 gm', 'sweet-grocery'],
  ['Norvik biscuits 1 kg tin', 'sweet-grocery'],
  ['Blueberry cake in a jar', 'sweet-grocery'],
  ['Glass storage jar 1 l', 'kitchen-utensils'],
])('what food comes in names nothing beside its weight: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each(['Norvidyne 30s Tablets', 'Norvidyne Tablet, 60 pcs', "Norvidyne Tablet 60's"])(
  'counted tablets are taken: %s',
  (title) => {
    expect(keyOf(title)).toBe('health');
  },
);

test.each([
  ['Norvik Android tablet 60 pcs', 'tablets'],
  ['Dishwasher tablets 60 pcs', 'cleaning-laundry'],
])('others are not: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});
