import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ['Corbeille à courrier Norvik Noir', 'office-supplies'],
  ['1000x Agrafes Norvik 26/6', 'office-supplies'],
  ['Brosse pour tableau Norvik', 'office-supplies'],
  ['100 Reliures Spirale Plastique 10mm Blanc', 'office-supplies'],
  ['Lot de 100 pochettes coin Norvik / Rouge', 'office-supplies'],
  ['Cartouche Originale Norvik LC11C / Cyan', 'printer-ink-toner'],
  ['Ruban adaptable Norvik LQ-590', 'printer-ink-toner'],
  ['Boitier externe USB 3.1 - S-ATA 2,5" / Noir', 'storage'],
  ["Station d'accueil USB-C Norvik", 'computer-accessories'],
])('a thing of a shop of electronics and stationery: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Support mural fixe pour TV 14"-42"', 'racks-mounts'],
  ['Support universel flexible pour Smartphone', 'phone-accessories'],
  ['Support pour PC portable 17.3"', 'computer-accessories'],
  ['Stand for tablet, aluminium', 'tablet-accessories'],
  ['Support pour casque gamer', 'headphones'],
])('what holds a device goes with what it holds: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Support pour écran de douche', 'other'],
  ['Support pour tablette murale', 'other'],
  ['Support pour moniteur bébé', 'other'],
])('what is called as a device is none: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Accessoires pour téléphones', 'Norvik XT40', 'phone-accessories'],
  ['divers pour telephones', 'Norvik XT40', 'phone-accessories'],
  ['Accessoires pour téléphones', 'Câble USB-C 1 m', 'cables-adapters'],
  ['Accessoires pour appareils photo', 'Étui pour appareil photo', 'photo-accessories'],
  ['accessoires pour televiseurs', 'Support mural pour TV 32"', 'racks-mounts'],
  ['Zubehör für Fernseher', 'Norvik XT40', 'accessories'],
  ['Tondeuses > Accessoires', 'Batterie tondeuse', 'garden-power-tools'],
  ['Robots tondeuses > Accessoires', 'Câble périphérique robot tondeuse', 'garden-power-tools'],
])('%s holds no such devices: %s', (path, title, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['Appareils de fitness', 'fitness'],
  ['Appareils photo', 'cameras'],
  ['Appareils numériques', 'cameras'],
  ['chemises sous chemises', 'office-supplies'],
  ['agrafage', 'office-supplies'],
  // Says nothing of what is on it.
  ['originales', 'other'],
])('a shelf: %s', (path, key) => {
  expect(place('Norvik XT40', path)).toBe(key);
});
