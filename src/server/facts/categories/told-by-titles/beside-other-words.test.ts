import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const place = (title: string): string => mapping.ofThing(mapping.ofPaths('', ''), title);

test.each([
  ['Tondeuse électrique rechargeable pour poils de nez', 'shaving'],
  ['Norvik Tondeuse rechargeable 3 en 1 - cheveux et barbe', 'shaving'],
  ['Tondeuse autotractée 46 cm', 'garden-power-tools'],
  ['Tondeuse à gazon poils longs', 'garden-power-tools'],
  ['Tondeuse poils chien', 'dogs'],
  ['Tondeuse poils chien et chat', 'pet-care'],
  ['Aspirateur nasal rechargeable', 'nappies-hygiene'],
  ['Aspirateur point noir rechargeable', 'skin-care'],
  ['Aspirateur sans sac Norvik', 'vacuum-cleaners'],
  ['Pompe à lait manuelle', 'baby-feeding'],
  ['Pompe à eau', 'pumps-motors'],
  ['Transat relax pour bébé', 'baby-safety-toys'],
  ['Transat pliant Norvik', 'garden-furniture'],
  ['Jeu essuie-glaces 55/40 cm Orvane', 'car-parts'],
  ['Jeu de société Orvane', 'board-games'],
  ['Jeu de société joints', 'board-games'],
  ["Jeu de 4 bougies d'allumage", 'car-parts'],
  ['Doigtier caoutchouc', 'office-supplies'],
  ['Brosse métallique barbecue', 'barbecues'],
  ['Brosse métallique cheveux', 'hair-care'],
  ['Ruban ruche', 'arts-crafts'],
  ['Doigtier cuir', 'mobility-orthopaedics'],
  ['Fineliner Pilot pointe fine bleu', 'office-supplies'],
  ['Pilot do TV Orvane', 'video-players'],
  ['Cartouche de gaz Orvane 190 g', 'camping-hiking'],
  ['Lot de 3 cartouches filtrantes pour carafe', 'kitchen-utensils'],
  ['Cartouche de mastic acrylique 310 ml', 'paint-glue'],
  ["Cartouche d'encre noire à base d'eau", 'printer-ink-toner'],
  ["Station d'accueil pour aspirateur balai Orvane", 'home-appliances'],
  ["Station d'accueil USB-C Orvane", 'computer-accessories'],
  ['Orvane Zinc & Vitamin C Tablets for Men', 'vitamins-supplements'],
  ['Brake light switch', 'car-parts'],
  ['Light switch', 'electricity'],
  ['Ring LED selfie ring light 10 pouces', 'photo-accessories'],
])('“%s” is of %s', (title, key) => {
  expect(place(title)).toBe(key);
});

test.each([
  ['Ensemble de tournevis 122 en 1', 'hand-tools'],
  ['Ensemble de raquettes de badminton', 'racket-sports'],
  ['Ensemble de couteaux', 'kitchen-utensils'],
  ['Ensemble de salon de jardin', 'garden-furniture'],
  ['Ensemble de pluie enfant', 'childrens-clothing'],
  ['Ensemble d’été femme', 'womens-clothing'],
  ['Ensemble de moto', 'clothing'],
])('“%s” is what it has several of', (title, key) => {
  expect(place(title)).toBe(key);
});

test('clothes that are worn together are clothes', () => {
  expect(place('Ensemble de sport femme')).toBe('womens-clothing');
});
