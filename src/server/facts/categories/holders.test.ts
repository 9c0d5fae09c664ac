import { expect, test } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const keyOf = (path: string, title = 'Belcor 4200') => {
  const mapping = createCategoryMapping();
  return mapping.ofThing(mapping.ofPaths(path, ''), title);
};

test.each([
  ['Animalerie > Couchage > Hamacs', 'pets'],
  ['Chiens > Manteaux', 'dogs'],
  ['Librairie > Informatique et internet', 'books'],
  ['Books > Gardening', 'books'],
  ['Toys & Games > Kitchen appliances', 'toys'],
  ['Pièces auto > Radiateurs', 'car-parts'],
  ['Quads > Sous-vêtements', 'auto-moto'],
  ['Auto > Entretien', 'auto-moto'],
  ['Moteur > Lubrification', 'car-parts'],
  ['Direction > Colonne / composants', 'car-parts'],
  ['Système électrique > Instruments', 'car-parts'],
  ['Dispositif de freinage > Freins à tambour', 'car-parts'],
  ['Carburation > Filtres', 'car-parts'],
  ['Librairie > Beaux-arts', 'books'],
  ['Piscine > Entretien', 'pools-spas'],
  ['Montres > Bracelets', 'watches'],
])('what holds things that are called by others’ names is what they are: %s', (path, key) => {
  expect(keyOf(path)).toBe(key);
});

test.each([
  ['Jeux et jouets > Jeux vidéo', 'video-games'],
  ['Puériculture > Jouets en bois', 'educational-toys'],
  ['Auto > GPS', 'gps-tracking'],
  ['Direction > Fauteuils', 'sofas-armchairs'],
  ['Moteur > Moteur de portail', 'pumps-motors'],
  ['Moteur > Hors-bord', 'pumps-motors'],
  ['Moteur > Pompe de piscine', 'pools-spas'],
  ['Portail > Moteur > Battant', 'pumps-motors'],
  ['Piscine > Palmes', 'water-sports'],
  ['Jardin - Piscine > Bancs', 'tables-chairs'],
  ['Maison > Canapés', 'sofas-armchairs'],
  ['accesorios/mochilas', 'backpacks'],
])('what they have of other kinds stays that: %s', (path, key) => {
  expect(keyOf(path)).toBe(key);
});

test('a word of theirs means something else behind a step of the same department as the last', () => {
  expect(keyOf('Skin care > Body > Lotions')).toBe('skin-care');
  expect(keyOf('Soins du visage > Body > Crème hydratante')).toBe('skin-care');
  expect(keyOf('Lighting > Dog > Lamps')).toBe('lighting');
  expect(keyOf('Dog > Lamps')).toBe('dogs');
});

test('“Body” is no part of a car', () => {
  expect(keyOf('Body')).toBe('clothing');
  expect(keyOf('Lingerie > Body')).toBe('underwear-lingerie');
  expect(keyOf('Beauty > Body > Quorlvix')).not.toBe('car-parts');
});

test('a dash stands between things of one step where other signs part the steps', () => {
  expect(keyOf('Bijoux > Bague - Anneau')).toBe('rings');
  expect(keyOf('Bagagerie > Besace - Sac reporter')).toBe('other-bags');
  expect(keyOf('Maison - Canapés')).toBe('sofas-armchairs');
});

test('a kind of article that shop systems know is no shelf', () => {
  expect(keyOf('physical')).toBe('other');
});
