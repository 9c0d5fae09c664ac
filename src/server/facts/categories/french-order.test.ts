import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string) => mapping.ofThing(mapping.ofPaths('', ''), title);

test.each([
  ['Chaussettes coton', 'underwear-lingerie'],
  ['Chapelet bois', 'religious'],
  ['Doudou lapin', 'baby-safety-toys'],
  ['Pull col rond laine', 'clothing'],
  ['Croissant ring', 'rings'],
])(
  '%s is what stands first, without a letter that tells its language, unless English ends it: %s',
  (title, key) => {
    expect(place(title)).toBe(key);
  },
);

test.each([
  ['Norvik Swift : Sèche-cheveux haute vitesse', 'hair-styling-tools'],
  ['Norvik T1 Pro : Rasoir électrique', 'shaving'],
])('%s is what stands behind the colon: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ["Norvik DeskJet Pro 8022 imprimante jet d'encre", 'printers-scanners'],
  ['Norvik Oled Evo C4 téléviseur de 55 pouces', 'tvs'],
  ['Norvik Froid Plus réfrigérateur à deux portes', 'fridges-freezers'],
  // What is no device is not called by its maker and model first.
  ['Norvik Soin Doux effet pansement à la camomille', 'other'],
])('%s is what stands behind its maker and model: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('a word that ends like a noun of another language is itself', () => {
  expect(place('Norvik Prestige')).toBe('other');
});

test('what it is packed in says nothing', () => {
  expect(place('Granulés de bois Norvik – 50 sacs')).toBe('fireplaces');
});

test('boys’ clothes are told by Polish words, too', () => {
  expect(place('Biała bluzka chłopięca')).toBe('childrens-clothing');
});

test.each([
  ['Crème de marrons', 'sweet-grocery'],
  ['Bouquet de roses', 'plants-seeds'],
  ['Eau de rose 200 ml', 'skin-care'],
  ['Robe rose', 'clothing'],
  ['Robe de couleur rose', 'clothing'],
])('what a thing is of is no colour: %s', (title, key) => {
  expect(place(title)).toBe(key);
});
