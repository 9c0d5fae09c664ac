import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string, path = '') => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ['Huile de massage douceur bébé', '', 'nappies-hygiene'],
  ['Norvik Bébé crème hydratante 200 ml', '', 'nappies-hygiene'],
  ['Gel lavant 500 ml', 'Bébé & Maman', 'nappies-hygiene'],
  ['Gel lavant 500 ml', '', 'bath-body'],
  ['Crème solaire bébé SPF50', '', 'skin-care'],
  ['Crème de jour peau de bébé', '', 'skin-care'],
  ['Huile de massage future maman et bébé', '', 'massage-relaxation'],
  ['Baby hair gel 100 ml', '', 'hair-care'],
])("what babies are cared for with is theirs: %s on '%s'", (title, path, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['Norvet chien 6 comprimés', '', 'dogs'],
  ['Norvet 57 mg grand chien comprimés', 'Santé', 'dogs'],
  ['Norvet chat et chien comprimés', 'Santé', 'pet-care'],
  ['Norvet Katze 2 Tabletten', '', 'cats'],
  ['Norvet 120 tablets dog', '', 'dogs'],
  ["Cat's Claw 500 mg 90 capsules", '', 'vitamins-supplements'],
  ['Griffe de chat 60 gélules', '', 'health'],
])("what an animal swallows is no people's medicine: %s on '%s'", (title, path, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['Norvik Curcuma Liquid 250 ml', 'vitamins-supplements'],
  ['Norvik Liquid Erdbeere 10 ml', 'tobacco-vaping'],
  ['Algenöl 100 ml', 'vitamins-supplements'],
  ['Arganöl 50 ml', 'skin-care'],
  ['Cinta de aislar 18 m', 'electricity'],
  ['Cinta para ducto 50 m', 'paint-glue'],
  ['Cinturón de cuero', 'belts-ties'],
  ['Slotted nut 3/4 UNF', 'hardware'],
  ['Mixed nuts 500 g', 'sweet-grocery'],
  ['Shackle plate 60 mm', 'car-parts'],
  ['Mallette docteur pour enfant', 'educational-toys'],
  ['Sac informatique 17"', 'bags-cases'],
  ['Couteau à enduire', 'hand-tools'],
  ['Realistic Artificial Areca Palm Plant', 'candles-vases'],
  ['Palmier artificiel 150 cm', 'candles-vases'],
  ['Palmier 150 cm', 'plants-seeds'],
  ['Cherry Blossom Plant With Fiber Round Pot', 'plants-seeds'],
  ['Stock pot 5 L', 'cookware'],
])('a word that other things have as well: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Orvane Astra Fresh Shampoing Apaisant Fraîcheur 250 ml', 'hair-care'],
  ['Orvane Kératine Absolue Sérum Réparateur 30 ml', 'hair-care'],
  ['Orvane LiftNova Crème B3 Anti-Taches Nuit 50 ml', 'skin-care'],
  ['Orvane Duonova.CE Sérum Intensif 15 ml', 'skin-care'],
  ['Orvane Men Détranspirant Intense, 15 ml', 'bath-body'],
  ['Orvane Duonova Sérum Physiologique 5 ml', 'medicine-first-aid'],
  ['Orvane Brillo Shampoing Carrosserie Voiture Mousse 500 ml', 'car-accessories'],
  ['Orvane Duonova.CE Sérum Intensif', 'other'],
])('care that a title names in its middle, with an amount: %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Orvane soin du linge protectrice 500 ml', 'skin-care'],
  ['Orvane crème entretien chaussures nourrissante 50 ml', 'skin-care'],
  ['Orvane crème éclat cuivre 150 ml', 'skin-care'],
  ['Orvane Fluide anti-corrosion 500 ml', 'skin-care'],
  ['Orvane champú mascotas 250 ml', 'hair-care'],
  ['Orvane huile pointes de vis 100 ml', 'hair-care'],
  ['Orvane Sérum physio 40 x 5 ml', 'skin-care'],
  ['Masseur bébé', 'nappies-hygiene'],
  ['Allergie aux poils de chat 30 comprimés', 'cats'],
  ['Griffe-de-chat 120 comprimés', 'cats'],
  ['Cooking pot with flower lid', 'plants-seeds'],
  ['Nikotin Liquid Eisen 10 ml', 'vitamins-supplements'],
])('%s is none of %s', (title, key) => {
  expect(place(title)).not.toBe(key);
});

test.each([
  ['Terrine de canard', 'Bocaux', 'savoury-grocery'],
  ['Moule à gâteau silicone 24 cm', 'Boulangerie pâtisserie', 'cookware'],
  ['Moelleux au chocolat', 'Boulangerie pâtisserie', 'sweet-grocery'],
  ['Grille-pain inox 2 fentes', 'Petits déjeuners', 'kitchen-appliances'],
  ['Shampoing 200 ml', 'Sans gluten', 'hair-care'],
  ['Figurine cheval frison', 'Chevaux', 'dolls-figures'],
  ['Selle', 'Chevaux', 'equestrian'],
  ['Climatiseur', 'Froid', 'climate'],
  ['Sécateur', 'Fruitiers', 'gardening-tools'],
  ['Masque de ski', 'Lunettes', 'winter-sports'],
  ['Amortisseur', 'Transit', 'car-parts'],
  ['Chaise longue', 'Bronzage', 'garden-furniture'],
  ['Cartable', 'Jouets', 'backpacks'],
  ['Crayons de couleur', 'Jouets', 'office-supplies'],
  ['T-shirt', 'Toys', 'clothing'],
  ['Aspirateur', 'Jouets', 'toys'],
])('what a title says on a shelf of two senses: %s on %s', (title, path, key) => {
  expect(place(title, path)).toBe(key);
});

test.each([
  ['EPI > Lunettes', 'workwear-safety'],
  ['Moto > Lunettes', 'motorbike-gear'],
  ['Musculation > Poignées', 'fitness'],
  ['Piercing > Nez', 'other-jewellery'],
  ['Épicerie > Bocaux', 'savoury-grocery'],
])('a shelf of two senses means what it means in the trade above it: %s', (path, key) => {
  expect(place('Norvik Quorl', path)).toBe(key);
});
