import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { isPatternFile } from './pattern-files.ts';
import { isPottedPlant } from './potted-plants.ts';
import { withoutScreen } from './screen-size.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string) => mapping.ofThing(mapping.ofPaths('', ''), title);

test.each([
  ['Samsung Galaxy A54 Écran 6,6 pouces', 'phones'],
  ['Norvik S98 Pro – 8 Go – Écran 6,3 pouces', 'other'],
  ['Norvik X12 Écran 6,6 pouces', 'other'],
  ['Écran 27 pouces', 'monitors'],
  ['GPS Norvik écran 5"', 'gps-tracking'],
  ['Protection écran 6.1 pouces', 'phone-accessories'],
  ['Norvik HDMI Display 7"', 'monitors'],
])('how large its own screen is makes nothing a monitor: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Fraisier Norvik des bois - godet', 'plants-seeds'],
  ['Geranium Norvik – Godet 9 cm', 'plants-seeds'],
  ["Acer palmatum 'Orvane' C3L", 'plants-seeds'],
  ['Framboisier Norvik conteneur 2 litres', 'plants-seeds'],
  ['Thym citron plant en motte', 'plants-seeds'],
  ['Springhigh Blueberry, well rooted in 3" pot', 'plants-seeds'],
  ['Concombre Norvik (50 graines)', 'plants-seeds'],
  ['Basilic grand vert – semences bio', 'plants-seeds'],
  ['Pain aux 12 graines', 'savoury-grocery'],
  ['Pot en terre cuite 20 cm', 'pots-planters'],
  ['Beurre en motte 250 g', 'savoury-grocery'],
  ['Cache-pot 12 cm', 'pots-planters'],
  ['Cache pot 12 cm', 'pots-planters'],
  ['Mug pot 10 cm', 'tableware'],
  ['Yaourtière 8 pots pot 12 cm', 'kitchen-appliances'],
  ['Collier 100 graines bouddhiste', 'necklaces'],
  ['Hochet 12 graines', 'baby-safety-toys'],
  ['Casque C3 L', 'headphones'],
  ['Jardinière avec pot 20 cm', 'pots-planters'],
  ['Menthe poivrée pot 13 cm', 'plants-seeds'],
])('how its roots are sold tells a plant, whatever it is called: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Mini pelle avec godet 40 cm'],
  ['Fleur artificielle en pot 12 cm'],
  ['Cuve Norvik conteneur 1000 litres'],
  ['Pot 20 cm'],
  ['Lot de 10 godets 9 cm'],
])('is no plant by its pot: %s', (title) => {
  expect(isPottedPlant(title)).toBe(false);
});

test.each([
  ['Patron couture robe femme PDF', 'arts-crafts'],
  ['Patron crochet doudou lapin à télécharger', 'arts-crafts'],
  ['DIY Picnic Table Plans | Outdoor Table (PDF Download)', 'arts-crafts'],
  ['Cut file SVG bundle cats', 'arts-crafts'],
  ['Patron de couture robe – version numérique', 'arts-crafts'],
  ['E-Book Schnittmuster Kleid', 'arts-crafts'],
  ['Table de pique-nique', 'garden-furniture'],
  ['Piano numérique Norvik', 'musical-instruments'],
  ['Piano numérique motif patron', 'musical-instruments'],
  ['Design patterns ebook', 'books'],
])('a file by which people make a thing is none: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Coffee Table 36" Glass Top', 'tables-chairs'],
  ['Norvik Wine Barrel Coffee Table Marble Top', 'tables-chairs'],
  ['Norvik lace top', 'clothing'],
])('what the top of a table is made of is nothing to wear: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ' ',
  '- ',
  'écran ',
  'écran de ',
  'pot ',
  'pot de ',
  'en ',
  '9 ',
  '12 cm ',
  'patron ',
  'pdf',
  'numérique ',
  'protège ',
  '– ',
  'glass ',
])('a text is read in linear time where it is all %j', (sign) => {
  const long = sign.repeat(100_000);
  expect(withoutScreen(long)).toBe(long);
  expect(isPottedPlant(long)).toBe(false);
  expect(isPatternFile(long)).toBe(false);
});
