import { describe, expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { isGiftCard } from './gift-cards.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string, path = '', networkPath = '') =>
  mapping.ofThing(mapping.ofPaths(path, networkPath), title);

describe('what is shown on a thing is not what it is', () => {
  test.each([
    ['Mug chat noir', 'tableware'],
    ['T-shirt chat', 'clothing'],
    ['Guitar Sticker', 'paper-labels'],
    ['Tote bag chat noir', 'handbags'],
    ['Dessin original cheval', 'wall-decor'],
    ['Illustration of a rolling pin', 'wall-decor'],
    ['Coffee Print A4', 'wall-decor'],
    ['Piano Keychain', 'fashion-accessories'],
  ])('%s', (title, key) => {
    expect(keyOf(title)).toBe(key);
  });

  test('a longer name says more', () => {
    expect(keyOf('Forest Wall Sticker')).toBe('wall-decor');
    expect(keyOf('Poster Lamp')).toBe('lighting');
  });
});

describe('gift cards', () => {
  test.each([
    'Gift Card Norvik $25',
    'Norvik Salon Gift Card',
    'Carte cadeau 50 €',
    'Norvik Gutscheine - Geschenkgutschein',
  ])('%s', (title) => {
    expect(keyOf(title, 'Food > Ready meals')).toBe('gift-cards-tickets');
  });

  test.each(['Gift card holder red', 'Thank you gift card', 'Wallet for gift cards and coins'])(
    'none: %s',
    (title) => {
      expect(isGiftCard(title)).toBe(false);
    },
  );

  test('a hostile title is read in linear time', () => {
    expect(isGiftCard(`gift${' gift'.repeat(100_000)}`)).toBe(false);
    expect(isGiftCard(`gift card${'€'.repeat(100_000)}x`)).toBe(true);
  });
});

test.each([
  // In brackets before the thing.
  ['6pcs(5IN) Norvik Loves You Bumper Sticker', '', 'paper-labels'],
  // What it is for, where it is of a kitchen otherwise.
  ['Organic Coconut Oil for Hair 250ml', '', 'hair-care'],
  ['Huile de coco pour cheveux 100 ml', '', 'hair-care'],
  ['Coconut Oil for Cooking 250ml', '', 'savoury-grocery'],
  // Of a device on its shelf.
  ['Norvik T480 6 cell battery', 'Laptops', 'power-batteries'],
  ['Norvik T480 8 GB 512 GB 6 cell battery', 'Laptops', 'laptops'],
  // For a device that a maker's line names.
  ['Clear Case for Samsung S22 in Black', '', 'phone-accessories'],
  ['AirPods 2 Case', '', 'headphones'],
  ['Disney Lorcana - Set 3 - Booster', '', 'board-games'],
  ['N95 Face Masks 20 pack', '', 'workwear-safety'],
  ['Cotton Fabric Face Mask', '', 'medicine-first-aid'],
  ['Norvik T-shirt With Tiger Print', '', 'clothing'],
  ['Tiger print', '', 'wall-decor'],
  ['Norvik Smart Bulb E27', '', 'lighting'],
  ['Filtre de bassin Norvik', '', 'garden-decor'],
])('%s in "%s" is %s', (title, path, key) => {
  expect(keyOf(title, path)).toBe(key);
});

test('a long noun is heard where words only seem to tell a department', () => {
  expect(mapping.ofPaths('condicionador', '').key).toBe('hair-care');
  expect(mapping.ofPaths('Sport-Touring Helmets', '').key).toBe('motorbike-gear');
});
