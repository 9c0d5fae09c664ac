import { expect, test } from 'vitest';
import { readTitle } from './read-title.ts';

const read = (category: string, title: string) =>
  readTitle(category, title)
    .map(({ name, value }) => `${name}: ${value}`)
    .join(', ');

test.each([
  [
    'laundry',
    'Kovarn L6 Freestanding Washing Machine 7 kg 1400 rpm White',
    'Type: Lave-linge, Capacité: 7 kg, Essorage: 1400 tr/min, Installation: Pose libre, Couleur: White',
  ],
  [
    'fridges-freezers',
    'Kovarn RZ75 47 cm Under Counter Freezer',
    'Type: Congélateur, Installation: Sous plan, Largeur: 47 cm',
  ],
  [
    'tvs',
    'Kovarn UE49M63 49 Curved Full HD Smart TV',
    'Taille de l’écran: 49 pouces, Définition: Full HD, Smart TV: Oui, Écran incurvé: Oui',
  ],
  [
    'phones',
    'Tavik Mi 4 Go 64 Go double SIM noir',
    'Mémoire vive: 4 Go, Stockage: 64 Go, Double SIM: Oui, Couleur: Noir',
  ],
  [
    'processors',
    'Kovarn Xeon E5 2690V2 3 GHz 10 Core 20 Threads LGA2011 Box',
    'Famille de processeurs: Xeon E5, Fréquence de base: 3 GHz, Cœurs: 10, Threads: 20, Socket: LGA2011, Conditionnement: En boîte',
  ],
  [
    'phone-accessories',
    'Platinum Leather Case for Apple iPhone 7 Plus - Black',
    'Compatible avec: Apple iPhone 7 Plus, Type: Coque, Matière: Cuir, Couleur: Black',
  ],
  // Two colours are none; a drive's colour is its series; categories without rules tell their colour only.
  ['cooling', 'Kovarn Air Black 240 White', 'Taille du radiateur: 240 mm'],
  [
    'internal-drives',
    'Kovarn Blue 2 TB 5400 3.5 SATA',
    'Capacité: 2 TB, Vitesse de rotation: 5400 tr/min, Format: 3.5 pouces, Interface: SATA',
  ],
  ['toys', 'Ours en peluche brun 30 cm', 'Couleur: Brun'],
])('a title of %s: %s', (category, title, expected) => expect(read(category, title)).toBe(expected));

test('hostile titles are read in linear time', () => {
  const startedAt = process.cpuUsage();
  for (const piece of ['12 ', 'for iphone ', 'lga', '1x', '4 go/', 'core 2 ', ' - '])
    for (const category of ['tvs', 'phones', 'accessories', 'processors', 'fridges-freezers', 'cooking'])
      readTitle(category, piece.repeat(5_000));
  expect(process.cpuUsage(startedAt).user).toBeLessThan(1_000_000);
});
