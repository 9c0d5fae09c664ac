import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { keysAbove, otherCategoryKey } from '../tree.ts';
import { enoughOfShelf, isConfirmedByNone, mayConfirm } from './confirmed-by-titles.ts';

const departmentsOf = (path: string, networkPath: string, titles: readonly string[]) => {
  const mapping = createCategoryMapping();
  mapping.learnShop(titles.map((title) => ({ path, networkPath, title })));
  const shelf = mapping.ofPaths(path, networkPath);
  return titles.map((title) => keysAbove(mapping.ofThing(shelf, title)).at(-1));
};

test('a category is not believed that most titles contradict and none confirms', () => {
  const others = ['lighting', 'lighting', 'rugs-curtains', 'lighting'];
  expect(isConfirmedByNone('shade-structures', others, enoughOfShelf)).toBe(true);
  expect(isConfirmedByNone('shade-structures', [...others, 'plants-seeds'], enoughOfShelf)).toBe(false);
  expect(isConfirmedByNone('shade-structures', others.slice(1), enoughOfShelf)).toBe(false);
  const silent = Array.from({ length: 5 }, () => otherCategoryKey);
  expect(isConfirmedByNone('shade-structures', [...others, ...silent], enoughOfShelf)).toBe(false);
});

test('a title that repeats a word of its shelf, or names a thing of its department, does not contradict it', () => {
  const shelf = { key: 'candles-vases', path: 'Difusores' };
  expect(mayConfirm('Difusor lavanda', shelf)).toBe(true);
  expect(mayConfirm('Norvik with vase', shelf)).toBe(true);
  expect(mayConfirm('Norvik lavanda', shelf)).toBe(false);
});

test('a shelf whose name was only guessed holds what its titles name', () => {
  const titles = ['Taza de café', 'Lonchera azul', 'Vela de cumpleaños', 'Tenedor de acero', 'Plato hondo'];
  expect(departmentsOf('Bienes', '', titles)).not.toContain('computing');
  expect(departmentsOf('Bienes', '', titles)).toContain('home');
});

test("one number of Google's for a whole shop is not believed where titles name other things", () => {
  const titles = [
    'Crochet hair clip',
    'Rose scrunchie',
    'Bow keychain',
    'Wrist bracelet',
    'Silk scarf',
    'Leather belt',
    'Pearl necklace',
    'Wool beanie',
  ];
  const flora = 'Home & Garden > Decor > Artificial Flora';
  expect(departmentsOf('', flora, titles)).not.toContain('home');
  // Fewer say too little against it.
  expect(new Set(departmentsOf('', flora, titles.slice(2)))).toEqual(new Set(['home']));
});

test("things that are called by others keep Google's number", () => {
  const titles = [
    'Swimsuit',
    'Football',
    'Tennis racket',
    'Bicycle',
    'Skateboard',
    'Yoga mat',
    'Tent',
    'Kayak',
  ];
  const earrings = 'Apparel & Accessories > Jewelry > Earrings';
  expect(new Set(departmentsOf('', earrings, titles))).toEqual(new Set(['jewellery-watches']));
});

test('cases called by what is on them keep it, too', () => {
  const pictures = [
    'Rose bracelet',
    'Gold necklace',
    'Sunglasses',
    'Pearl earrings',
    'Silk scarf',
    'Football',
  ];
  const cases = 'Electronics > Communications > Telephony > Mobile Phone Accessories > Mobile Phone Cases';
  const titles = pictures.flatMap((picture) => [picture, `${picture} Nora`]);
  expect(new Set(departmentsOf('', cases, titles)).size).toBe(1);
});
