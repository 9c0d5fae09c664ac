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

test('a word that ends like a noun of another language is itself', () => {
  expect(place('Norvik Prestige')).toBe('other');
});

test('what it is packed in says nothing', () => {
  expect(place('Granulés de bois Norvik – 50 sacs')).toBe('fireplaces');
});

test('boys’ clothes are told by Polish words, too', () => {
  expect(place('Biała bluzka chłopięca')).toBe('childrens-clothing');
});
