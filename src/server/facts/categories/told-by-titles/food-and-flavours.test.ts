import { describe, expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string, path = '', networkPath = '') =>
  mapping.ofThing(mapping.ofPaths(path, networkPath), title);

describe('fresh food in the languages of shops', () => {
  test.each([
    'Kartoffel, festkochend',
    'Zwetschgen 500 g',
    'Saumon et courgette',
    'Gnocchi 400g',
    'Frambuesas',
    'Bistecca',
    'Esparguete',
    'Kipfilet',
    'Pierogi',
    'Knedlíky',
    'Köttbullar',
  ])('%s', (title) => {
    expect(keyOf(title)).toBe('savoury-grocery');
  });
});

test.each([
  ['Orvane Lip Balm Pink Strawberry', 'skin-care'],
  ['Orvane Eyeshadow Palette Watermelon', 'makeup'],
  ['Strawberries 1kg', 'savoury-grocery'],
])('a flavour at the end of a title names nothing: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Paquet de pâtes Orvane', 'savoury-grocery'],
  ['Sac de riz basmati', 'savoury-grocery'],
  ["Bouteille d'eau minérale Orvane", 'soft-drinks'],
  ['Sac de couchage Orvane', 'camping-hiking'],
  ['Pot de fleurs', 'pots-planters'],
])('what a packet holds is the thing: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['The Quorl XBOX ONE', 'video-games'],
  ['Quorl Racing 2019 (PS4)', 'video-games'],
  ['Manette Xbox One', 'gaming-accessories'],
  ['Light switch', 'electricity'],
])('a game is told by what it is played on: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Double Border – Invitation – 175', 'paper-labels'],
  ['Double Border – Chocolate', 'other'],
])('a part that is a single long word names the thing unless it is a colour: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});
