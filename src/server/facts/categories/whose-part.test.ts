import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';
import { departmentAgainstOne } from './shop/shop-sense.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '', network = '') =>
  mapping.ofThing(mapping.ofPaths(path, network), title);

test('what is for dogs, cats or pets is theirs, what is for those who love them is not', () => {
  expect(place('Steel scissors for pets')).toBe('pet-care');
  expect(place('Щітка для тварин')).toBe('pet-care');
  expect(place('Peluche pour chien')).toBe('dogs');
  expect(place('Mug for cat lovers')).toBe('tableware');
});

test('a focal length with an aperture is a lens', () => {
  expect(place('AF 35mm F1.8 Z Mount')).toBe('lenses');
  expect(place('Zorglub 35mm')).toBe('other');
});

test('parts and bags for motorbikes are no car’s', () => {
  expect(place('Crash bar moto Zorglub', '', '8227')).toBe('motorbike-gear');
  expect(place('Borsa posteriore moto', 'Borse', '919')).toBe('motorbike-gear');
  expect(place('Compressor for car and motorcycle', '', '8227')).not.toBe('motorbike-gear');
});

test('a step of adjectives in Cyrillic letters says nothing, and a noun there more than learned words', () => {
  expect(place('Zorglub 30', 'Кондиционеры > Настенные')).toBe('climate');
  expect(place('Zorglub 30', 'Кондиционеры > Настенные, мобильные')).toBe('climate');
});

test('a step of endings of adjectives that does not end in one is read as any other, however long', () => {
  const [short, long] = [3, 140].map((count) => `Кондиционеры > ${'ые'.repeat(count)}ы`);
  expect(place('Zorglub 30', long)).toBe(place('Zorglub 30', short));
});

test('a title of sizes without end is read as one of a few', () => {
  const [short, long] = [3, 60].map((count) => `Zorglub hoodie ${'2XL '.repeat(count)}zz`);
  expect(place(long ?? '')).toBe(place(short ?? ''));
});

test('one category of Google’s for a whole shop gives way to its department where no title confirms it', () => {
  const titles = [...Array(9).fill('tool-accessories'), ...Array(9).fill('other')];
  expect(departmentAgainstOne('workwear-safety', titles)).toBe('diy');
  expect(departmentAgainstOne('workwear-safety', [...titles, 'workwear-safety'])).toBeUndefined();
  expect(departmentAgainstOne('earrings', Array(20).fill('boats-marine'))).toBeUndefined();
});

test('models are no nouns, and what a thing comes with is not its name', () => {
  expect(place('PALL-X 350 2K')).toBe('other');
  expect(place('Zorglub evening dress with pockets blue')).toBe('womens-clothing');
  expect(place('Castle with balloons sticker')).not.toBe('building-toys');
});

test('an expression counts behind a maker’s name in French as well', () => {
  expect(place('Zorglub carte mémoire 128 Go')).toBe('storage');
});
