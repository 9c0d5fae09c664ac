import { expect, it } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();

it.each([
  ['Maison & Cuisine', 'Réfrigérateur combiné Norvik', 'fridges-freezers'],
  ['Maison', 'Lave-linge Norvik WAN28', 'laundry'],
  ['Maison', 'Perceuse visseuse 18V', 'power-tools'],
  ['Home & Kitchen', 'Microwave oven 17 l', 'cooking'],
  ['Haushalt & Küche', 'Retro Kühlschrank »KSR 361« mit Gefrierfach', 'fridges-freezers'],
  ['Haushalt & Küche', 'Dampfreiniger', 'vacuum-cleaners'],
  ['Haushalt & Küche', 'Kochtopf 24 cm', 'cookware'],
  ['Sport & Freizeit', 'Planschbecken', 'pools-spas'],
  ['Jardin', 'Perceuse visseuse 18V', 'power-tools'],
  ['Maison', 'Lampe de chevet', 'lighting'],
  ['Maison', 'Bougie parfumée', 'candles-vases'],
])('on the wide shelf %s, %s is of %s', (path, title, key) => {
  expect(mapping.ofThing(mapping.ofPaths(path, ''), title)).toBe(key);
});

it.each([
  ['Bracelet ressorts et tête de lion marron', 'bracelets'],
  ['Chaîne et pendentif en argent massif', 'necklaces'],
  ['Foulard bijou', 'hats-scarves-gloves'],
  ['Bandeau perles', 'hair-accessories'],
  ['Bague de foulard dorée', 'hats-scarves-gloves'],
  ['Bracelet porte-clés', 'fashion-accessories'],
  ['Porte-clés bracelet', 'fashion-accessories'],
])('a jewel called an accessory of clothes is a jewel: %s', (title, key) => {
  const shelf = mapping.ofPaths('Nos hommes', "Vêtements et accessoires > Accessoires d'habillement");
  expect(mapping.ofThing(shelf, title)).toBe(key);
});

it('of shelves side by side the one counts whose word the title has, where its noun is not sure', () => {
  const shelf = mapping.ofPaths('Soin des cheveux;Vegan', '');
  expect(mapping.ofThing(shelf, 'Baume intense cheveux, karité')).toBe('hair-care');
  expect(mapping.ofThing(shelf, 'Baume lèvres')).toBe('skin-care');
  // A step that is no name of ours does not stand before one that is.
  const other = mapping.ofPaths('Nos cheveux heureux;Soin des cheveux;Vegan', '');
  expect(mapping.ofThing(other, 'Baume intense cheveux, karité')).toBe('hair-care');
});
