import { expect, test } from 'vitest';
import { translateName, translateValue } from './translate.ts';

test.each([
  ['Noir mat', 'Matt black'],
  ['cuir noir', 'Black leather'],
  ['Maille grise', 'Grey mesh'],
  ['Toile et cuir', 'Canvas and leather'],
  ['Gris sidéral / Blanc', 'Space grey / White'],
  ['impression, copie, scan', 'Print, copy, scan'],
  ['laser noir et blanc', 'Black and white laser'],
  ['2 × 16 Go', '2 × 16 GB'],
  ['4 × 2,5 Gb/s, Wi-Fi 7', '4 × 2.5 Gb/s, Wi-Fi 7'],
  ['Charge 60 W', '60 W charging'],
  ['5,3K 60 im./s', '5.3K 60 fps'],
  ['4K à 120 Hz', '4K at 120 Hz'],
  ['SSD externe', 'External SSD'],
  ['Dalle IPS', 'Panel IPS'],
  ['2 téraoctets', '2 terabytes'],
  ['30 heures', '30 hours'],
  ['deux ans', 'Two years'],
  ['gris sidéral et kaki', 'Space grey and khaki'],
  ['oui, adaptative', 'Yes, adaptive'],
  ['Sans', 'None'],
  ['vrai', 'Yes'],
])('%s in English: %s', (french, english) => {
  expect(translateValue(french, 'en')).toBe(english);
});

test.each([
  ['Matt black', 'Noir mat'],
  ['Black leather', 'Cuir noir'],
  ['Black mesh', 'Maille noire'],
  ['Black / Gray', 'Noir / Gris'],
  ['Male connector', 'Connecteur mâle'],
  ['True', 'Oui'],
  ['Men', 'Homme'],
  ['women', 'Femme'],
  ['unisex', 'Mixte'],
  ['adult', 'Adulte'],
  ['80+ Gold', '80+ Gold'],
])('%s in French: %s', (english, french) => {
  expect(translateValue(english, 'fr')).toBe(french);
});

test.each([
  ['Noir mat', 'fr'],
  ['Matt black', 'en'],
  ['USB-C, HDMI 2.1', 'fr'],
  ['USB-C, HDMI 2.1', 'en'],
] as const)('%s stays in %s', (text, language) => {
  expect(translateValue(text, language)).toBe(text);
});

test('nothing is guessed: a text with an unknown word is left to the merchant', () => {
  expect(translateValue('cuir de licorne', 'en')).toBeUndefined();
  expect(translateValue('unicorn leather', 'fr')).toBeUndefined();
  expect(translateName('Mâchoire', 'en')).toBeUndefined();
});

test.each([
  ['Définition visée', 'Target resolution', 'Définition visée'],
  ['colour toner page yield', 'Colour toner page yield', 'Rendement du toner couleur'],
  ['Capacité', 'Capacity', 'Capacité'],
  ['Poids', 'Weight', 'Poids'],
  ['Cépage', 'Grape variety', 'Cépage'],
  ['Gender', 'Gender', 'Genre'],
  ['Pattern', 'Pattern', 'Motif'],
  ['degré alcool', 'Alcohol content', 'Degré d’alcool'],
  ['sim lock', 'Carrier lock', 'Verrouillage opérateur'],
])('the name %s', (name, english, french) => {
  expect([translateName(name, 'en'), translateName(name, 'fr')]).toEqual([english, french]);
});
