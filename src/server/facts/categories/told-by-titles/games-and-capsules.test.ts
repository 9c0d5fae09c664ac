import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { isCoffeeInCapsules } from './coffee-capsules.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each(['PS4 Norvik Raider Remastered EU', 'Xbox One Norvik Empire', 'Switch 2 Norvik Kart World'])(
  '%s is a game',
  (title) => {
    expect(place(title)).toBe('video-games');
  },
);

test.each([
  'PS5 Slim',
  'PS5 DualSense Manette blanche',
  'PS4 Slim 500 Go noire',
  'PS5 Ladestation Norvik',
  'Xbox One Netzteil Original',
  'PS5 Norvik Limited Edition Console',
])('%s is no game', (title) => {
  expect(place(title)).not.toBe('video-games');
});

test('a shelf of a platform holds its games as well as its consoles', () => {
  expect(place('Norvik Traveler 0', 'PS5')).toBe('gaming');
  expect(place('PS5 Norvik Traveler EU', 'PS5')).toBe('video-games');
  expect(place('PS5 Slim', 'PS5')).toBe('consoles');
  expect(place('Norvik Traveler 0', 'Jeux vidéo > PS5')).toBe('video-games');
  expect(place('Norvik GS108', 'Réseau > Switch')).toBe('networking');
});

test('capsules of coffee are swallowed by nobody', () => {
  expect(place('Norvik Respresso Capsule Comp. Nespresso Miscela Nero 100pz')).toBe('coffee-tea');
  expect(place('Norvik Capsule Comp. A Modo Mio 100pz', 'Integratori in capsule')).toBe('coffee-tea');
  expect(place('Norvik Magnesio 60 capsule')).not.toBe('coffee-tea');
  expect(isCoffeeInCapsules('Porta capsule Nespresso')).toBe(false);
  expect(isCoffeeInCapsules('Machine à café à capsules Norvik')).toBe(false);
  expect(isCoffeeInCapsules(`capsule nespresso ${'porta '.repeat(20_000)}`)).toBe(false);
});

test.each([
  ['Guanti in nitrile senza polvere 100 pz', 'workwear-safety'],
  ['Gants latex poudrés x100', 'workwear-safety'],
  ['Casco de seguridad Norvik', 'workwear-safety'],
  ['Gants en laine Norvik', 'hats-scarves-gloves'],
])('%s are %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test('German teas are teas', () => {
  expect(place('Brennnesseltee - lose')).toBe('coffee-tea');
  expect(place('Norvik Stilltee')).toBe('coffee-tea');
  expect(place('Norvik Maisonconnectee')).not.toBe('coffee-tea');
});

test('Italian words that end like German ones name nothing', () => {
  for (const title of ['Controllo accessi RFID', 'Dispositivi indossabili'])
    expect(['rugs-curtains', 'nappies-hygiene']).not.toContain(place(title));
  expect(place('Norvik Verdunklungsrollo')).toBe('rugs-curtains');
});

test('what the first shelves of a long sorted file hold says nothing of the next', () => {
  const shop = createCategoryMapping();
  shop.learnShop(
    Array.from({ length: 120 }, (_, number) => ({
      title: `Gesichtscreme Norvik ${number}`,
      path: 'Kosmetik',
      networkPath: '',
    })),
  );
  const of = (path: string, title: string) => shop.ofThing(shop.ofPaths(path, ''), title);
  expect(of('Zumbraware', 'Norvik Zoon')).toBe('other');
  expect(of('Zumbraware', 'Langkornreis')).toBe('savoury-grocery');
});

test.each([
  // Under a number of Google's for cars, or a traveller's shelf.
  ['Valigie laterali BMW R 1250 GS 37L', '', '100', 'motorbike-gear'],
  ['Crash bar Norvik per Husqvarna Norden 901', 'Crash bar', '8227', 'motorbike-gear'],
  ['Tapis Norvik BMW M4', 'Tapis auto', '8227', 'car-parts'],
  ['Norvik R 1250 valise rigide', 'Valises', '', 'suitcases'],
  // Food names dogs first.
  ['Ração Norvik para peixes ornamentais 10 g', 'Animalerie', '', 'fish-reptiles'],
  ['Aromatizante Norvik 60 ml', 'Aerosoles', '', 'candles-vases'],
])('%s in "%s" under %s is %s', (title, path, number, key) => {
  expect(mapping.ofThing(mapping.ofPaths(path, number), title)).toBe(key);
});
