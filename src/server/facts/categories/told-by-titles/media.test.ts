import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string): string => mapping.ofThing(mapping.ofPaths('', ''), title);

test.each([
  ['Norvik et la lune - Tome 12', 'books'],
  ['La cuisine italienne pour les nuls', 'books'],
  ['L’art du vélo - Livre de poche', 'books'],
  ['Le chien et le loup (broché)', 'books'],
  ['Mon premier livre sur la voiture', 'books'],
  ['Guide du jardinage', 'books'],
  ['Norvik et la lune - Poche', 'books'],
  ['The Garden Chair: Paperback', 'books'],
  ['Animals (2LP)', 'music'],
  ['Café du port - CD', 'music'],
  ['La soupe aux choux (Blu-ray)', 'films'],
  ['Norvik 5th Mini Album Dream (Case Ver.)', 'music'],
  ['Norvik Full Album Accordion (8 Types Random)', 'music'],
  ['Album photo 10x15 200 photos', 'paper-labels'],
])('books, records and films are not what they tell of: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Carnet de notes (relié)', /^(?!books)/],
  ['Lecteur radio - CD', /^(?!music)/],
  ['Sticker (vinyle)', /^(?!music)/],
  ['Horn strobe 15-75CD', /^(?!music)/],
  ['Téléviseur Norvik 55 - 4K UHD', /^tvs/],
  ['Câble HDMI (4K Ultra HD)', /^cables-adapters/],
  ['Croquettes chat - Grand format', /^cats/],
  ['Crème mains - format poche', /^skin-care/],
  ['Papier peint intissé - Vinyle', /^wall-decor/],
  ['Cravate soie broché', /^belts-ties/],
  ['Guide de la chaîne tronçonneuse', /^(?!books)/],
  ['Guide de chaîne tronçonneuse', /^(?!books)/],
])('other things are none: %s', (title, key) => {
  expect(keyOf(title)).toMatch(key);
});

test('a game before the console’s name is a game, the console by its maker’s is none', () => {
  expect(keyOf('Norvik Kart 8 Nintendo Switch')).toBe('video-games');
  expect(keyOf('Sony PS5')).not.toBe('video-games');
});

test('words that are left of longer names name nothing', () => {
  expect(keyOf('Norvik One')).toBe('other');
});

test('“infantil” is for children', () => {
  expect(keyOf('Vestido infantil')).toBe('childrens-clothing');
});
