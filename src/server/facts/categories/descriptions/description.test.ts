import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { keyOfDescription } from './description.ts';

const none = () => false;
const candle =
  'A scented candle in a jar. Each soy candle is poured by hand; our candles burn for forty hours.';

test('a description says what it speaks of again and again', () => {
  expect(keyOfDescription(candle, none)).toBe('candles-vases');
  expect(keyOfDescription('Goes with every sofa, lamp, carpet and vase that you own.', none)).toBeUndefined();
  expect(keyOfDescription('', none)).toBeUndefined();
});

test('twice is enough only where the shop is known to have many of these', () => {
  const twice = 'A candle that lasts long. Our candle is lovely.';
  expect(keyOfDescription(twice, none)).toBeUndefined();
  expect(keyOfDescription(twice, () => true)).toBe('candles-vases');
});

test('it is heard where neither path nor title says anything', () => {
  const mapping = createCategoryMapping();
  const blank = mapping.ofPaths('', '');
  expect(mapping.ofThing(blank, 'Zorglub 3000', { description: candle })).toBe('candles-vases');
  expect(mapping.ofThing(blank, 'Zorglub hoodie', { description: candle })).toBe('clothing');
  expect(mapping.ofThing(blank, 'Zorglub 3000')).toBe('other');
});

test('a shop whose titles say nothing is known by its descriptions', () => {
  const mapping = createCategoryMapping();
  mapping.learnShop(
    Array.from({ length: 20 }, (_, i) => ({
      title: `Zorglub ${i}`,
      path: '',
      networkPath: '',
      description: candle,
    })),
  );
  expect(mapping.ofThing(mapping.ofPaths('', ''), 'Zorglub 3000')).toBe('candles-vases');
});
