import { describe, expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';
import { withoutPacking } from './packed-in.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string) => mapping.ofThing(mapping.ofPaths('', ''), title);

describe('what food is packed in is not what it is', () => {
  test.each([
    ['Norvik Paprikamark scharf Dose 1,65kg', 'savoury-grocery'],
    ['Orvane Olivenöl PET 3l', 'savoury-grocery'],
    ['Orvane Tomatenketchup 10kg Eimer', 'savoury-grocery'],
    ['Norvik gegrillte Artischockenherzen Glas 2,4kg', 'savoury-grocery'],
    ['Orvane Kölsch 0,33l Glasflasche 24er Kiste', 'spirits-beer'],
    ['Norvik Pils 0,5l 20er Kiste', 'spirits-beer'],
    ['Norvik Weinglas 6er Pack', 'tableware'],
    ['Gouda 48% Fett 400g', 'savoury-grocery'],
    ['Norvik Tee Pfefferminz 20 Beutel', 'coffee-tea'],
    ['Norvik Tisana finocchio 15 bustine', 'coffee-tea'],
    ['Müllbeutel 60 L 20 Beutel', 'cleaning-laundry'],
    ['Vin rouge 13,5% vol', 'wine'],
  ])('%s', (title, key) => {
    expect(keyOf(title)).toBe(key);
  });

  test.each([
    ['Sac de croquettes chien 12 kg', 'dogs'],
    ['Sac de terreau 40 L', 'gardening-tools'],
    ['Sac de ciment 25 kg', 'building-materials'],
    ['Sac de charbon de bois 10 kg', 'barbecues'],
    ['Sac de graines pour oiseaux 20 kg', 'small-pets-birds'],
    ['Bidon d’huile moteur 5 L', 'car-accessories'],
    ['Bidon de lessive 5 L', 'cleaning-laundry'],
    ['Seau de peinture 10 L', 'paint-glue'],
    ['Paquet de couches taille 3', 'nappies-hygiene'],
    ['Tube de colle', 'paint-glue'],
    ['Carton de 12 bières blondes', 'spirits-beer'],
    ['Caisse de 6 bouteilles de vin rouge', 'wine'],
    ['Coffret dégustation rhum', 'spirits-beer'],
    ['Coffret cadeau chocolat', 'sweet-grocery'],
    ['Sac de frappe 120 cm', 'combat-sports'],
    ['Sac de couchage 0 °C', 'camping-hiking'],
    ['Sac de voyage 40 L', 'suitcases'],
    ['Sac de golf', 'golf'],
    ['Tube de cuivre', 'plumbing'],
    ['Sac de toilette', 'other-bags'],
    ['Sac de matelas', 'bags-luggage'],
    ['Sac de couverture', 'bags-luggage'],
    ['Seau de toilette', 'cleaning-laundry'],
    ['Seau de table', 'cleaning-laundry'],
    ['Bidon d’essence 20 L', 'kitchen-utensils'],
    ['Bidon de tronçonneuse', 'kitchen-utensils'],
  ])('nor what other things are sold by: %s', (title, key) => {
    expect(keyOf(title)).toBe(key);
  });

  test('what may be sold empty stays', () => {
    for (const title of ['Norvik Edelstahl Flasche 750 ml', 'Eimer 10 l', 'Keramik Schale 900 g'])
      expect(withoutPacking(title)).toBe(title);
  });
});

test('a comma within an amount ends nothing', () => {
  expect(keyOf('Olivenöl PET 0,75 l')).toBe('savoury-grocery');
});
