import { expect, it } from 'vitest';
import { readVariant, type VariantColumns } from './variant.ts';

const shoe: VariantColumns = {
  id: 'a-42',
  group: '',
  title: 'Baskets Nova Runner, blanc',
  brand: 'Nova',
  size: '42',
  colour: 'blanc',
  material: '',
  pattern: '',
  gender: '',
  ageGroup: '',
  categories: ['Chaussures > Baskets'],
  link: 'https://shop.example/p/nova-runner?size=42',
  imageUrl: 'https://img.example/nova.jpg?v=1',
};
const phone: VariantColumns = {
  ...shoe,
  title: 'Galaxy S26 Ultra',
  size: '256 Go',
  colour: 'Titanium Black',
  categories: ['Téléphones'],
};
const idOf = (changes: Partial<VariantColumns>) => readVariant({ ...shoe, ...changes }).articleId;

it('gives all sizes of a shoe one id without any group, whatever their links and titles end in', () => {
  const same = [
    { id: 'a-43', size: '43', link: 'https://shop.example/p/nova-runner?size=43' },
    {
      id: 'a-44',
      size: 'EU 44',
      title: 'Baskets Nova Runner, blanc - 44',
      imageUrl: 'https://img.example/nova.jpg?v=2',
    },
    { id: 'a-45', size: '45', link: 'https://shop.example/p/812', title: 'Baskets Nova Runner, blanc 45' },
  ];
  for (const changes of same) expect(idOf(changes)).toBe(idOf({}));
  const others = [
    { colour: 'noir' },
    { title: 'Baskets Nova Walker, blanc' },
    { imageUrl: 'https://img.example/b.jpg' },
  ];
  for (const changes of others) expect(idOf(changes)).not.toBe(idOf({}));
});

it('tells articles by their pages where there are no pictures', () => {
  const bare = { imageUrl: null };
  expect(idOf({ ...bare, size: '43', link: 'https://shop.example/p/nova-runner?size=43' })).toBe(idOf(bare));
  expect(idOf({ ...bare, size: '43', link: 'https://shop.example/p/other?size=43' })).not.toBe(idOf(bare));
  const path = { ...bare, size: 'M', link: 'https://shop.example/p/polo-noir-m.html' };
  expect(idOf({ ...path, size: 'L', link: 'https://shop.example/p/polo-noir-l.html' })).toBe(idOf(path));
});

it.each(['L - 270€', 'L (+ 6 €)', 'L / 1,50 EUR'])('leaves out of an option what it costs: %s', (size) => {
  expect(readVariant({ ...shoe, size }).size).toMatchObject({ label: 'L' });
});

it.each(['T2', 'P', 'GG', 'P 40-42', '075|00M'])(
  'takes what the shop calls a size of a group: %s',
  (size) => {
    const row = readVariant({ ...shoe, group: 'G1', title: 'Legging Alba', size });
    expect(row).toMatchObject({ title: 'Legging Alba blanc', size: { label: size } });
    expect(row.articleId).toBe(idOf({ group: 'G1' }));
  },
);

it.each(['Salopette Milo', 'Costume de carnaval', 'Girls Leotard', 'Meias Bora'])(
  'knows that it is worn: %s',
  (title) => {
    expect(readVariant({ ...shoe, title, size: '36', categories: [] }).size).toMatchObject({ label: '36' });
  },
);

it.each([
  ['Short Lima', 'Noir', 'Short Lima Noir'],
  ['Short Lima', 'Noir/Noir/Noir', 'Short Lima Noir'],
  ['Short Lima bleu', 'Marine', 'Short Lima bleu'],
])('says the colour of clothes that a shop has not grouped: %s in %s', (title, colour, named) => {
  expect(readVariant({ ...shoe, title, colour }).title).toBe(named);
  expect(readVariant({ ...shoe, title, colour, size: 'TU' }).title).toBe(named);
  expect(readVariant({ ...phone, title, colour }).title).toBe(`${title} 256 Go`);
});

it.each(['Tapis anti-slip', 'Bande anti slip', 'Macaco hidráulico'])('knows that it is not: %s', (title) => {
  expect(readVariant({ ...shoe, title, size: '36', categories: [] }).size).toBeNull();
});

it('parts the materials of a group', () => {
  expect(idOf({ group: 'G1', material: 'Cuir' })).not.toBe(idOf({ group: 'G1', material: 'Toile' }));
});

it.each(['0', '000', 'N/A', '-', 'none'])(
  'takes no article for the group of another for having %s as parent',
  (group) => {
    const scarf = { title: 'Écharpe Vela, blanc', imageUrl: 'https://img.example/vela.jpg' };
    expect(idOf({ group, ...scarf })).not.toBe(idOf({ group }));
    expect(readVariant({ ...phone, group }).groupId).toBe('');
  },
);

it('takes a group in its colour for the article, and its rows for sizes', () => {
  const row = readVariant({
    ...shoe,
    group: 'G1',
    size: 'Large',
    title: 'Polo — Noir, Size Large',
    colour: 'Noir',
  });
  expect(row).toMatchObject({
    articleId: 'G1/noir',
    groupId: 'G1',
    title: 'Polo — Noir',
    size: { label: 'L' },
  });
});

it('says whom it is for in words, as Google has those of plugs', () => {
  const genderOf = (gender: string) =>
    readVariant({ ...shoe, gender }).specifications.find(({ name }) => name === 'Gender')?.value;
  expect(['male', 'Female', 'unisex', 'Homme'].map(genderOf)).toEqual(['Men', 'Women', 'unisex', 'Homme']);
  // Whatever a feed may say.
  expect(genderOf('constructor')).toBe('constructor');
});

it('says another system and cut with the size', () => {
  expect(readVariant({ ...shoe, size: '9', sizeSystem: 'US' }).size?.label).toBe('US 9');
  expect(readVariant({ ...shoe, size: 'M', sizeType: 'petite' }).size?.label).toBe('M petite');
});

it('keeps what is no size of clothes as an article of its own that says which it is', () => {
  const [small, large] = [
    readVariant({ ...phone, group: 'S26' }),
    readVariant({ ...phone, group: 'S26', id: 'b', size: '512 Go' }),
  ];
  expect(small).toMatchObject({
    articleId: 'a-42',
    title: 'Galaxy S26 Ultra 256 Go Titanium Black',
    size: null,
  });
  expect(large).toMatchObject({ articleId: 'b', title: 'Galaxy S26 Ultra 512 Go Titanium Black' });
  expect(small.specifications).toContainEqual({ name: 'Capacity', value: '256 Go' });
  for (const [title, size, category] of [
    ['Vis à bois', 'M8', 'Visserie'],
    ['Foret béton', '12', 'Outillage'],
    ['Téléviseur QLED', '55', 'TV'],
    ['Bidon', '2 L', 'Jardin'],
  ] as const) {
    const row = readVariant({ ...shoe, title, size, categories: [category], group: 'G' });
    expect(row.size).toBeNull();
  }
});

it('reads a size that only the title says, of clothes alone', () => {
  expect(readVariant({ ...shoe, size: '', title: 'Bottines Clara, taille 38' })).toMatchObject({
    title: 'Bottines Clara',
    size: { label: '38' },
  });
  expect(
    readVariant({ ...phone, size: '', title: 'Coque (42)', categories: ['Accessoires'] }).size,
  ).toBeNull();
});

it('has nothing to choose of one size for all', () => {
  expect(readVariant({ ...shoe, title: 'Bonnet — Gris, Size One Size', size: 'One Size' })).toMatchObject({
    articleId: 'a-42',
    title: 'Bonnet — Gris',
    size: null,
  });
});

it('takes no placeholder for a colour, a size or a material', () => {
  const grouped = { ...shoe, group: 'g', title: 'Sweat Nova' };
  for (const colour of [
    'See product page',
    'N/A',
    '-',
    'voir photo',
    'As shown',
    'comme sur la photo',
    'Default',
  ]) {
    const variant = readVariant({ ...grouped, colour, material: 'none', size: 'M' });
    expect(variant).toMatchObject({ articleId: 'g', title: 'Sweat Nova', specifications: [] });
  }
  expect(readVariant({ ...grouped, colour: 'Sea Blue', size: 'M' })).toMatchObject({
    title: 'Sweat Nova Sea Blue',
  });
  expect(readVariant({ ...grouped, colour: 'See-through', size: 'M' })).toMatchObject({
    title: 'Sweat Nova See-through',
  });
});

it('takes what a shop calls a size for one, of something worn that comes in several', () => {
  const grouped = { ...shoe, group: 'g' };
  for (const size of ['065|00W', 'XS Petite', '38 (large)', '14W'])
    expect(readVariant({ ...grouped, size })).toMatchObject({ articleId: 'g/blanc', size: { label: size } });
  for (const size of ['2 pack', '30 ml', '70 Liter', '2 litres', 'x2', 'Rayures', '14"'])
    expect(readVariant({ ...grouped, size })).toMatchObject({ articleId: 'a-42', size: null });
  expect(readVariant({ ...shoe, size: '065|00W' }).size).toBeNull();
});

it('takes a number for a size where the title says whom a thing is for', () => {
  const set = { ...shoe, group: 'g', title: 'Girls Sporty Set', categories: ['Nouveautés'], size: '8' };
  expect(readVariant(set)).toMatchObject({ title: 'Girls Sporty Set blanc', size: { label: '8' } });
  expect(readVariant({ ...set, title: 'Sporty Set' }).size).toBeNull();
});

it.each([
  ['Rhinestone Cowboy Booties', '6.5', '6.5'],
  ['Wide Leg Pants', '1X', '1XL'],
  ['Personalised Dressing Gown', '6-12m', '6-12 mois'],
  ['Falda con bolsillos', '10', '10'],
  ['Felpa con cappuccio', '48', '48'],
  ['Straight Jeans', '30 x 32', 'W30/L32'],
  ['Wave Ring', 'size-5', '5'],
])('“%s” is worn: %s is a size of it', (title, size, label) => {
  expect(readVariant({ ...shoe, title, size, colour: '', categories: [] }).size?.label).toBe(label);
});

it.each([
  ['Garden Hose Reel', '25'],
  ['Canvas Print', '30 x 32'],
  ['Kitchen Tongs', '12'],
  ['Nappe ronde', '180'],
])('“%s” is not: %s is none', (title, size) => {
  expect(readVariant({ ...shoe, title, size, colour: '', categories: [] }).size).toBeNull();
});

it.each(['1', '03', '#12'])('takes the number “%s” for no colour, and parts the variants by it', (colour) => {
  const numbered = readVariant({ ...shoe, colour });
  expect(numbered.specifications.map(({ name }) => name)).not.toContain('Colour');
  expect(numbered.articleId).not.toBe(idOf({ colour: '2' }));
});

it('takes no device for a colour', () => {
  const of = (colour: string) =>
    readVariant({ ...phone, title: 'Coque Lumi', size: '', colour }).specifications;
  expect(of('For iPhone 15 Pro')).toContainEqual({ name: 'Compatible with', value: 'iPhone 15 Pro' });
  expect(of('Samsung Galaxy S24')).toContainEqual({ name: 'Compatible with', value: 'Samsung Galaxy S24' });
  for (const colour of ['Galaxy White', 'Galaxy Seafoam', 'Galaxy S24 Noir', 'Pixel Blue', 'Titanium Black'])
    expect(of(colour)).toContainEqual({ name: 'Colour', value: colour });
});
