import { expect, test } from 'vitest';
import { createCategoryMapping } from '../category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string, path = ''): string => mapping.ofThing(mapping.ofPaths(path, ''), title);

test.each([
  ['Joint de réfrigérateur', 'home-appliances'],
  ['Norvik Joint de hublot lave-linge', 'home-appliances'],
  ['Pompe de vidange lave-linge Norvik', 'home-appliances'],
  ['Filtre à charbon pour hotte aspirante', 'home-appliances'],
  ['Sac aspirateur', 'home-appliances'],
  ['Résistance lave-vaisselle 1800W', 'home-appliances'],
  ['Washing machine door seal', 'home-appliances'],
  ['Guarnizione frigorifero', 'home-appliances'],
  ['Filtre à eau machine à café', 'kitchen-appliances'],
  ['Résistance chauffe-eau', 'water-heaters'],
  ['Disque meuleuse 125 mm', 'tool-accessories'],
  ['Bougie tondeuse Norvik', 'garden-power-tools'],
  ['Batterie appareil photo', 'photo-accessories'],
  ['Batterie ordinateur portable', 'power-batteries'],
  ['Housse pour canapé 3 places', 'rugs-curtains'],
  ['Housse de matelas', 'bedding-linen'],
])('a part is no such thing: %s', (title, key) => {
  expect(keyOf(title)).toBe(key);
});

test.each([
  ['Lave-linge', 'home-appliances'],
  ['Électroménager', 'home-appliances'],
])('nor where it stands among them: %s', (path, key) => {
  expect(keyOf('Pompe de vidange lave-linge', path)).toBe(key);
});

test.each([
  ['Aspirateur sans sac Norvik', 'vacuum-cleaners'],
  ['Lave-linge hublot 8 kg', 'laundry'],
  ['Sac à dos ordinateur portable', 'backpacks'],
  ['Batterie de cuisine', 'cookware'],
  ['Norvik fridge freezer right hand hinge', 'fridges-freezers'],
  ['Housse de couette 220 x 240', 'bedding-linen'],
  ['Machine à café filtre', 'coffee-machines'],
  ['Fil à coudre machine à coudre', 'arts-crafts'],
])('what has such parts stays what it is: %s', (title, key) => {
  expect([key, 'home-appliances', 'bags-cases', 'hardware']).toContain(keyOf(title));
});

test.each([
  'Store blanc',
  'Store enrouleur gris',
  'Store 60 x 160',
  'Store bateau lin',
  'Norvik store occultant noir',
])('a French “store” is a blind: %s', (title) => {
  expect(keyOf(title)).toBe('rugs-curtains');
});
test('a shop’s is not', () => {
  expect(keyOf('Store credit')).not.toBe('rugs-curtains');
  expect(keyOf('Store banne 3 x 2 m')).toBe('shade-structures');
  expect(keyOf('Norvik Store noir montre')).not.toBe('rugs-curtains');
  expect(keyOf('Norvik Store bleu pyjama')).toBe('nightwear');
});
