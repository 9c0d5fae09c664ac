import { expect, test } from 'vitest';
import { translateName, translateValue } from '../wording/translate.ts';
import { titleRules } from './by-category.ts';
import { describedRules } from './described.ts';
import { readableKinds } from './kinds.ts';
import { modelCodes } from './model-codes/by-category.ts';
import { readOffers } from './read-offers.ts';
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
    'Capacité: 2 TB, Type: HDD, Vitesse de rotation: 5400 tr/min, Format: 3.5 pouces, Interface: SATA',
  ],
  ['toys', 'Ours en peluche brun 30 cm', 'Couleur: Brun'],
  // A cream is a thing where creams are sold, a colour elsewhere; perfumes and grapes have colours in their names.
  ['skin-care', 'Kovarn Crème hydratante 50 ml', ''],
  ['skin-care', 'Kovarn Crème à l’argile rose', 'Couleur: Rose'],
  ['handbags', 'Kovarn Cabas crème', 'Couleur: Creme'],
  ['perfume', 'Kovarn Nuit Rouge 100 ml', ''],
  ['wine', 'Bourgogne Pinot Noir 2017', ''],
  ['wine', 'Anjou Rouge - Domaine Kovarn - 2024', 'Couleur: Rouge'],
  // How high, not how wide; a shelf's "Freezers" is no freezer; what is cut into two pieces.
  [
    'fridges-freezers',
    'Kovarn K16 88 cm Integrated Larder Fridge with Icebox Left Hand Hinge Series 4',
    'Type: Réfrigérateur tout utile, Hauteur: 88 cm, Charnières: À gauche, Compartiment congélateur: Oui, Installation: Encastrable, Gamme: Série 4',
  ],
  [
    'fridges-freezers',
    'Kovarn Fridges and Freezers minibar FAB5 220 240 v',
    'Type: Réfrigérateur, Tension: 220-240 V',
  ],
  [
    'laundry',
    'Kovarn LRF 1400 Spin 8kg Wash 5kg Dry Washer Dryer',
    'Type: Lave-linge séchant, Capacité: 8 kg, Essorage: 1400 tr/min, Capacité de séchage: 5 kg',
  ],
  [
    'processors',
    'Kovarn DL360 G7 Xeon E5504 2 GHz 4 MB L3 1066MHz Kit',
    'Famille de processeurs: Xeon, Fréquence de base: 2 GHz, Cache: 4 Mo, Niveau de cache: L3, Bus: 1066 MHz, Compatible avec: DL360 G7, Conditionnement: Kit de mise à niveau',
  ],
  // A lens comes with it; "A1016MP" is a model and its sixteen megapixels.
  ['cameras', 'Kovarn body with 55 mm F1.8 lens A1016mp', 'Objectif fourni: 55 mm, Ouverture: f/1.8'],
  // Of two names of one amount the first counts.
  ['power-batteries', 'Kovarn 6700 mAh', 'Capacité: 6700 mAh'],
  [
    'phone-accessories',
    'Étui Kovarn® for Apple® iPhone® 6 - gray/gold',
    'Compatible avec: Apple iPhone 6, Couleur: Gray / gold',
  ],
])('a title of %s: %s', (category, title, expected) => expect(read(category, title)).toBe(expected));

test('descriptions of accessories are read in plain words', () => {
  const said =
    'Slim TPU case with a kickstand, card slots and raised bezel. Absorbs impacts; resists scratches.';
  expect(readTitle('phone-accessories', 'Kovarn', said).map(({ name }) => name)).toEqual([
    'Matière',
    'Protection',
    'Résistance aux rayures',
    'Béquille',
    'Porte-cartes',
    'Profil',
    'Bords surélevés',
  ]);
  expect(readTitle('laundry', 'Kovarn', said)).toEqual([]);
});

test('what titles are read as has a name and words in both languages', () => {
  const rules = [titleRules, describedRules, modelCodes].flatMap((table) => Object.values(table).flat());
  const withoutName = rules.filter(({ name }) => !(translateName(name, 'fr') && translateName(name, 'en')));
  expect(withoutName.map(({ name }) => name)).toEqual([]);
  const words = rules.filter(({ value }) => /^\p{L}[\p{Ll} ’-]{3,}$/u.test(value));
  expect(words.filter(({ value }) => !translateValue(value, 'en')).map(({ value }) => value)).toEqual([]);
  expect(readableKinds.filter((kind) => !translateValue(kind, 'en'))).toEqual([]);
});

test('hostile titles are read: in more than linear time it would take longer than a test may', () => {
  for (const piece of [
    '12 ',
    'body ',
    'under counter ',
    '8kg ',
    'for iphone ',
    'lga',
    '1x',
    '4 go/',
    'core 2 ',
    ' - ',
  ])
    for (const category of [
      'tvs',
      'phones',
      'accessories',
      'processors',
      'fridges-freezers',
      'cooking',
      'laundry',
      'cameras',
    ])
      expect(() => readTitle(category, piece.repeat(500_000), piece.repeat(500_000))).not.toThrow();
});

const offer = (title: string, brand = '', path = '') => ({
  merchant: 'M',
  title,
  brand,
  description: '',
  path,
});
const allOf = (category: string, offers: ReturnType<typeof offer>[]): string[] =>
  readOffers(category, offers).flatMap(({ specifications }) =>
    specifications.map(({ name, value }) => `${name}: ${value}`),
  );

test('a maker’s model tells what no title says', () => {
  expect(allOf('dishwashers', [offer('smv46mx03e', 'Bosch'), offer('Bosch SMV46MX03E', 'Bosch')])).toContain(
    'Largeur: 60 cm',
  );
  const said = allOf('laundry', [
    offer('Siemens WM14T790 1200 rpm', 'Siemens'),
    offer('WM14T790', 'Siemens'),
  ]);
  expect(said.filter((each) => each.startsWith('Essorage'))).toEqual(['Essorage: 1200 tr/min']);
  // Another maker's letters mean nothing.
  expect(allOf('dishwashers', [offer('Kovarn SMV46MX03E', 'Kovarn')])).not.toContain('Largeur: 60 cm');
});

test.each([
  ['pc-cases', 'Composant PC > Boîtier PC', ['Type de produit: Boîtier PC']],
  ['fridges-freezers', 'Électroménager > Réfrigérateur congélateur', ['Type: Réfrigérateur-congélateur']],
  // A shelf that repeats its department holds other things too, and so does a department.
  ['printers-scanners', 'Imprimante > Imprimante', []],
  ['tvs', 'TÉLÉVISEUR', []],
])('a shelf of %s, %j, tells %j', (category, path, expected) =>
  expect(allOf(category, [offer('Kovarn 27Q', 'Kovarn', path)])).toEqual(expected),
);

test('a shelf tells no kind that a title contradicts', () =>
  expect(
    allOf('laundry', [
      offer('Kovarn 27Q', 'Kovarn', 'Électroménager > Lave-linge'),
      offer('Kovarn 27Q tumble dryer', 'Kovarn'),
    ]),
  ).toEqual(['Type: Sèche-linge']));
