import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ['Samsung Galaxy S24 Ultra 256 Go', 'phones'],
  ['Apple iPhone Air 256GB Bianco', 'phones'],
  ['Huawei P Smart (2020) 128 GB groen', 'phones'],
  ['Huawei Nova 9 128 Go', 'phones'],
  ['lenovo ThinkPad T480 Tactile', 'laptops'],
  ['Canon EOS R50', 'cameras'],
  ['iRobot Roomba i5', 'vacuum-cleaners'],
  ['Nintendo Switch OLED blanche', 'consoles'],
  ['Fender Stratocaster', 'musical-instruments'],
])('%s is named by its maker’s line: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('what goes with such a thing, is a part of it or is named before it is none', () => {
  expect(place('Galaxy S24 Hülle')).toBe('phone-accessories');
  expect(place('Batterie iPhone 11')).toBe('power-batteries');
  expect(place('Câble iPhone')).toBe('cables-adapters');
  for (const title of [
    'iPhone 11 Batterie',
    'Galaxy S24 screen protector',
    'Nintendo Switch OLED Carry Case',
  ])
    expect(['phones', 'consoles']).not.toContain(place(title));
});

test('a shelf of one step may be called by a line, one below others says for what it is', () => {
  expect(place('Grigio siderale 256 GB', 'Apple Macbook Air 13')).toBe('laptops');
  expect(place('Mac mini M2', 'Informatique')).toBe('computers');
});

test.each([
  ['Galaxy A54 vitre arrière', 'phone-accessories'],
  ['Vitre arrière Samsung Galaxy A54', 'phone-accessories'],
  ['iPad 10.2 verre trempé', 'tablet-accessories'],
  ['iPhone 13 128 Go écran 6,1 pouces', 'phones'],
])('%s is what its part is: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('a device with what goes with it is no part', () => {
  expect(place('iPhone 15 + coque offerte')).not.toBe('phone-accessories');
});

test.each([
  ['COKE ZERO 0,33l Glasflasche 24er Kiste', 'soft-drinks'],
  ['Fanta Orange 33 cl canette x 24', 'soft-drinks'],
  ['HARIBO Happy Cola 100g', 'sweet-grocery'],
  ['Baileys Chocolat Luxe 70 cl', 'spirits-beer'],
])('%s is called by its maker alone', (title, key) => {
  expect(place(title)).toBe(key);
});

test('what only shows the name of a drink is another thing', () => {
  expect(place('T-shirt Fanta vintage')).toBe('clothing');
  expect(place('Coca-Cola Becher 0,4 l')).not.toBe('soft-drinks');
  for (const title of ['Pepsi maquette 1/43', 'Leffe sous-bock', 'Raffaello Network'])
    expect(place(title)).not.toMatch(/^(?:soft-drinks|spirits-beer|sweet-grocery)$/);
});

test.each([
  ['Talisker 10 ans', 'spirits-beer'],
  ['Havana Club 7 años 70 cl', 'spirits-beer'],
  ['Hugo Boss Bottled 100 ml', 'perfume'],
  ["Dior J'adore 50ml", 'perfume'],
  ['Black Opium 30 ml tester', 'perfume'],
  ['Jura E8 Chrom', 'coffee-machines'],
  ['Gibson Les Paul Studio', 'musical-instruments'],
])('%s is called by a name, an age or an amount', (title, key) => {
  expect(place(title)).toBe(key);
});

test('a name of a perfume without millilitres, or before another thing, is none', () => {
  for (const title of ['Light Blue', 'Hugo Boss Gürtel schwarz', 'Versace Eros gel douche 250 ml'])
    expect(place(title)).not.toBe('perfume');
  expect(place('Jim Beam T-Shirt')).not.toBe('spirits-beer');
});
