import { describe, expect, it } from 'vitest';
import { createCategoryMapping } from './category-mapping.ts';

const mapping = createCategoryMapping();
const keyOf = (title: string) => mapping.ofThing(mapping.ofPaths('', ''), title);

describe('what French sells by the “jeu”', () => {
  it.each([
    ['Jeu de plaquettes de frein avant Norvik P85', 'car-parts'],
    ['Jeu d’amortisseurs Norvik', 'car-parts'],
    ['Jeu de tournevis', 'hand-tools'],
    ['Jeu de casseroles inox', 'cookware'],
    ['Jeu de fléchettes', 'indoor-games'],
    ['Jeu de quilles en bois', 'outdoor-toys'],
    ['Jeu de cartes Norvik', 'board-games'],
    ['Jeu de dés', 'board-games'],
    ['Jeu d’échecs', 'board-games'],
    ['Jeu de société Norvik', 'board-games'],
  ])('%s: %s', (title, key) => {
    expect(keyOf(title)).toBe(key);
  });
});

describe('straps', () => {
  it.each([
    ['Bracelet silicone pour Apple Watch 45 mm', 'smartwatches'],
    ['Leather strap for Samsung Galaxy Watch 5', 'smartwatches'],
    ['Bracelet de montre cuir 20 mm', 'watches'],
    ['Bracelet pour femme argent', 'bracelets'],
    ['Strap for Canon EOS camera', 'photo-accessories'],
    ['Norvik Sport Armband for Apple iPhone 7', 'phone-accessories'],
    ['Norvik Evo Band Case for iPhone 6', 'phone-accessories'],
    ['Armband für Apple Watch', 'smartwatches'],
    ['Smart Band for iPhone Android', 'smartwatches'],
    ['Montre connectée bracelet sport pour iPhone Android', 'smartwatches'],
    ['Bracelet antistatique pour ordinateur portable', 'bracelets'],
  ])('%s: %s', (title, key) => {
    expect(keyOf(title)).toBe(key);
  });
});

describe('what is dropped on animals', () => {
  it.each([
    ['Norvik Combo chat 6 pipettes', 'cats'],
    ['Norvik grand chien 4 pipettes', 'dogs'],
    ['Pipettes antiparasitaires chiens et chats', 'pet-care'],
    ['Pipette graduée verre 10 ml', 'medical-lab'],
  ])('%s: %s', (title, key) => {
    expect(keyOf(title)).toBe(key);
  });
});

it.each([
  'Calendrier de l’avent chocolat Norvik',
  'Norvik Beauty Advent Calendar 2026',
  'Adventskalender Norvik',
])('%s is none of an office', (title) => {
  expect(keyOf(title)).toBe('candles-vases');
});
