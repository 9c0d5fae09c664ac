import { describe, expect, it } from 'vitest';
import { createCategoryMapping } from '../../facts/service.ts';
import { categoryKeyOf, namedTitle } from './category-of-offer.ts';

it.each([
  ['The Halo Beanie Spruce', 'Spruce', 'The Halo Beanie'],
  ['Robe Lila – Bleu nuit', 'Bleu nuit', 'Robe Lila'],
  ['Robe bleue Lila', 'bleue', 'Robe bleue Lila'],
  ['Spruce', 'Spruce', 'Spruce'],
  ['42 Spruce', 'Spruce', '42 Spruce'],
])('%s in %s is named %s', (title, colour, named) => {
  expect(namedTitle({ title, specifications: [{ name: 'Colour', value: colour }] })).toBe(named);
  expect(namedTitle({ title, specifications: [] })).toBe(title);
});

it.each([
  ['Black & Norvik Freidora de aire 4L', 'Black & Norvik', 'kitchen-appliances'],
  ['Black & Norvik: Valija de cabina', 'BLACK & NORVIK', 'suitcases'],
  // What only other languages than the title's call by its maker's name is none of it.
  ['Le Creuset Cocotte ronde 24 cm', 'Le Creuset', 'cookware'],
  ['Maille Moutarde 845 g', 'Maille', 'savoury-grocery'],
  ['Norvik tente 3 places', 'Norvik', 'camping-hiking'],
  // A short word, or what goes with a thing, says too little.
  ['Norvik Quorl Silicone Case', 'Norvik Quorl', 'other'],
  ['Norvikbox 12', 'Norvik', 'other'],
  ['Norvik', 'Norvik', 'other'],
])('%s of %s, on a shelf that says nothing, is in %s', (title, brand, key) => {
  const mapping = createCategoryMapping();
  const offer = {
    title,
    brand,
    specifications: [],
    size: null,
    description: '',
    link: '',
    pageLink: null,
    gtins: [],
  };
  expect(categoryKeyOf(mapping, mapping.ofPaths('Bazar', ''), offer)).toBe(key);
});

describe('columns that say whom a thing is for', () => {
  const keyOf = (people: Record<string, string>, path: string, title = 'Norvik Orvane') => {
    const mapping = createCategoryMapping();
    const specifications = Object.entries(people).map(([name, value]) => ({ name, value }));
    const offer = {
      title,
      brand: '',
      specifications,
      size: null,
      description: '',
      link: '',
      pageLink: null,
      gtins: [],
    };
    const [own = '', network = ''] = path.split(' / ');
    return categoryKeyOf(mapping, mapping.ofPaths(own, network), offer);
  };

  it.each([
    [{ Gender: 'Women' }, 'Vêtements > Pantalons', 'womens-clothing'],
    [{ Gender: 'Women' }, "Apparel & Accessories > Clothing > Pants / Men's Clothing", 'womens-clothing'],
    [{ Gender: 'Mädchen' }, 'Clothing > Outerwear > Coats & Jackets', 'childrens-clothing'],
    [{ Gender: 'Mädchen' }, 'Clothing > Dresses', 'childrens-clothing'],
    [{ Gender: 'Women', 'Age group': 'toddler' }, 'Chaussures', 'childrens-shoes'],
    [{ Gender: 'Men', 'Age group': 'adult' }, 'Chaussures', 'mens-shoes'],
    // Nobody, everybody, or set once for a whole shop.
    [{ Gender: 'unisex' }, 'Homme > T-shirts', 'mens-clothing'],
    [{ Gender: 'Women', 'Age group': 'adult' }, 'Enfants > Pulls', 'childrens-clothing'],
    [{ Gender: 'Women' }, 'Montres', 'watches'],
  ])('%o in %s', (people, path, key) => {
    expect(keyOf(people, path)).toBe(key);
  });

  it('as sizes do that only children have', () => {
    const mapping = createCategoryMapping();
    const shelf = mapping.ofPaths('Vêtements > Pulls', '');
    const inSize = (size: string) => mapping.ofThing(shelf, 'Norvik Orvane', { size, people: 'Women' });
    expect(['6 ans', '3-6 mois', 'M', '38'].map(inSize)).toEqual([
      ...['childrens-clothing', 'childrens-clothing'],
      ...['womens-clothing', 'womens-clothing'],
    ]);
  });

  it('yield to what the title says', () => {
    expect(keyOf({ Gender: 'Women', 'Age group': 'adult' }, 'Chaussures', 'Baskets enfant Norvik')).toBe(
      'childrens-shoes',
    );
    expect(keyOf({ Gender: 'Women', 'Age group': 'adult' }, 'T-shirts', 'Norvik Baby Tee')).toBe(
      'womens-clothing',
    );
  });
});
