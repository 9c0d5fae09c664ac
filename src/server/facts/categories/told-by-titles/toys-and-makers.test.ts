import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string, brand = ''): string =>
  mapping.ofThing(mapping.ofPaths('', ''), title, { brand });

test.each([
  ['Janod Réfrigérateur en bois', 'Janod', 'educational-toys'],
  ['Hape Grille-pain', 'Hape', 'educational-toys'],
  ['Smoby Tondeuse à gazon', 'Smoby', 'outdoor-toys'],
  ['Cuisine Loft Smoby', '', 'toys'],
  ['Smoby - Aspirateur', '', 'educational-toys'],
  ['Réfrigérateur de la plage', 'Mattel', 'educational-toys'],
  ['Majorette Camion benne', 'Majorette', 'vehicles-rc'],
  ['Sylvanian Families Chocolate Rabbit Family', 'Sylvanian Families', 'dolls-figures'],
  ['Sylvanian Families Chambre et lit', 'Sylvanian Families', 'dolls-figures'],
  ['Corolle Robe rose', 'Corolle', 'dolls-figures'],
  ['Schleich Cheval Haflinger', 'Schleich', 'dolls-figures'],
  // With its mark, and a line of its own behind.
  ['60408 Transporteur de voitures', 'LEGO®', 'building-toys'],
  ['42179 La Terre et la Lune', 'LEGO® Technic', 'building-toys'],
])('what makers of toys imitate is a toy: %s', (title, brand, key) => {
  expect(keyOf(title, brand)).toBe(key);
});

test.each([
  ['Meguiar’s Supreme Shine', 'car-accessories'],
  ['Turtle Wax T30 500 ml', 'car-accessories'],
  ['Guigoz Optipro 1', 'baby-feeding'],
  ['Herbalgem figuier 30 ml', 'vitamins-supplements'],
  ['Fixodent Pro 40 g', 'oral-care'],
])('a maker of one kind of things tells what nothing else does: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Couverture imperméable cheval 300 g', 'equestrian'],
  ['Hamac chat radiateur', 'cats'],
  ['Gilet réfléchissant chien', 'dogs'],
  ['Plaid cheval', 'bedding-linen'],
  ['Decke mit Pferd 130x180', 'bedding-linen'],
  ['Distributeur savon chat', 'bathroom'],
  ['Couverture polaire imprimée cheval', 'bedding-linen'],
])('for which animal a thing is stands behind it in French: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Aspirateur jouet enfant', 'educational-toys'],
  ['Micro-ondes dînette', 'educational-toys'],
  ['Wooden toy washing machine', 'educational-toys'],
  ['Aspiradora de juguete', 'educational-toys'],
  ['Spielzeug Staubsauger', 'educational-toys'],
  ['Lit de poupée en bois', 'dolls-figures'],
  ['Poussette poupée', 'dolls-figures'],
])('what is called a toy, or a doll’s, is one: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Logitech MX Brio', 'Logitech', /^(?!toys)/],
  // Another maker than that of food for animals.
  ['Lapin 3 en 1', 'Trixie Baby', /^(?!pet)/],
  ['Rangement pour Playmobil', '', /^(?!toys|dolls)/],
  ['Sac à dos Smoby', 'Smoby', /backpacks/],
  ['Janod Puzzle 24 pièces', 'Janod', /board-games/],
  ['Jouet pour chien corde', '', /dogs/],
  ['Aspirateur balai', 'Norvik', /vacuum-cleaners/],
  ['Playmobil gourde', 'Playmobil', /kitchen-utensils/],
  ['Bratz t-shirt', 'Bratz', /clothing/],
  ['Polly Pocket draps', 'Polly Pocket', /bedding-linen/],
  ['Duplo chocolate bar', '', /sweet-grocery/],
  ['Jouet d’éveil bébé', '', /baby-safety-toys/],
])('other things stay what they are: %s', (title, brand, key) => {
  expect(keyOf(title, brand)).toMatch(key);
});

test('hostile titles are read in time that grows with their length', () => {
  for (const each of ['toy a', 'jouet de ', 'poupée ', "d'jouet", 'speelgoed ', 'a '])
    keyOf(each.repeat(10_000));
});

test.each([
  ['Makita DHP484Z', 'Makita', 'power-tools'],
  ['La Roche-Posay Cicaplast B5 40 ml', '', 'skin-care'],
  ['Nutergia Ergycalm', 'Nutergia', 'vitamins-supplements'],
  ['Pileje Lactibiane 30 gélules', 'Pileje', 'vitamins-supplements'],
  ['Netgear JGS516', 'Netgear', 'networking'],
])('what only its maker tells is what that makes: %s', (title, brand, key) => {
  expect(keyOf(title, brand)).toBe(key);
});

test.each([
  ['Makita casquette', 'Makita', 'power-tools'],
  ['Batterie compatible Makita', '', 'power-tools'],
  ['Eau de parfum Nuxe', 'Nuxe', 'skin-care'],
])('what it is called says more: %s', (title, brand, key) => {
  expect(keyOf(title, brand)).not.toBe(key);
});

test.each([
  ['Levure de bière comprimés', 'vitamins-supplements'],
  ['Charbon végétal activé gélules', 'vitamins-supplements'],
  ['Harnais anti-traction chien taille M', 'dogs'],
  ['Fontaine à eau chat 2 L', 'cats'],
  ['Ampoule H7 55W', 'car-parts'],
  ['Lait 1er âge 800 g', 'baby-feeding'],
])('%s is told by its form, or for whom it is', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Whiskas 1+ Chicken 800g', '', 'cats'],
  ["Hill's Science Plan Senior 11+ Chicken 3kg", '', 'pet-care'],
  ["Hill's Science Plan Adult Dog Lamb & Rice", '', 'dogs'],
  ['Senior 11+ Chicken 3kg', "Hill's", 'pet-care'],
  ['Frolic au boeuf 4 kg', '', 'dogs'],
])('what makers of pet food call by its meat is for pets: %s', (title, brand, key) => {
  expect(keyOf(title, brand)).toBe(key);
});

test.each([
  ['Quorlvix Adult Cat Turkey & Rice 4kg', 'cats'],
  ['Quorlvix dinde chat stérilisé 3 kg', 'cats'],
  ['Quorlvix Senior Dog salmon 12 kg', 'dogs'],
  ['Cat light switch', 'electricity'],
  ['Adult cat costume', 'costumes-party'],
  ['Collier argent chat adulte', 'necklaces'],
])('an animal of some age eats, but none that is shown: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Adult cat turkey & rice 400 g', 'cats'],
  ['Adult dog t-shirt', 'clothing'],
  ['Black Cat Adult socks', 'underwear-lingerie'],
  ['Puzzle Cat Junior 100 pieces', 'board-games'],
  ['Top dog junior book', 'books'],
  ['Gourmet Gold coffee beans', 'coffee-tea'],
])('only food is by the age of animals, and coffee is none of theirs: %s', (title, key) => {
  const mapping = createCategoryMapping();
  expect(mapping.ofThing(mapping.ofPaths('', ''), title)).toBe(key);
});
