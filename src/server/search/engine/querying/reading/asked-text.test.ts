import { expect, test } from 'vitest';
import { askedText, refusedNames } from './asked-text.ts';

test.each([
  ['tea without its accent', 'the vert bio', 'thé vert bio'],
  ['tea behind what it is for', 'boite a the', 'boite a thé'],
  ['an English article', 'the north face', 'the north face'],
  ['an EAN as it is printed', '3 612345 678901', '3612345678901'],
  ['a code with what it is called', 'n° EAN : 3612345678901', '3612345678901'],
  ['a reference', 'Réf. : AC-100/B acme', 'AC-100/B acme'],
  ['a model of a name', 'acme model 3', 'acme model 3'],
  ['numbers that are too few digits for one', '1920 1080', '1920 1080'],
  ['an ending as it is heard', 'Clavié gamer', 'Clavier gamer'],
  ['a word that ends so', 'bébé doré', 'bébé doré'],
  ['wine', 'Rosé de Norvik 75cl', 'vin rosé de Norvik 75cl'],
  ['wine alone', 'Rosé', 'vin rosé'],
  ['a colour', 'rosé gold', 'rosé gold'],
  ['what another word says', 'rosé champagne', 'rosé champagne'],
  ['a colour of a thing', 'rosé iphone', 'rosé iphone'],
  ['a colour behind a thing', 'montre or rosé', 'montre or rosé'],
  ['a flower', 'rose rouge', 'rose rouge'],
  ['what has a wire', 'casque avec fil', 'casque filaire'],
  ['a thread', 'canne avec fil de pêche', 'canne avec fil de pêche'],
  ['a maker that is not wanted', 'smartphone pas samsung', 'smartphone '],
  ['several', 'phone except samsung or nokia', 'phone '],
  ['a colour that is not wanted', 'robes pas noires', 'robes '],
  ['the same in English', 'phone not black', 'phone '],
  ['what must have a wire', 'souris pas sans fil', 'souris filaire'],
  ['what is no refusal', 'moteur pas à pas', 'moteur pas à pas'],
  ['a size of motors', 'moteur pas à pas nema 17', 'moteur pas à pas nema 17'],
  ['a child’s first steps', 'chaussures premiers pas adidas', 'chaussures premiers pas adidas'],
  ['steps that are counted', 'compteur de pas garmin', 'compteur de pas garmin'],
  ['threads', 'raccord pas bsp', 'raccord pas bsp'],
  ['what a battery is made of', 'batterie ni cd', 'batterie ni cd'],
  ['a title', 'what not to wear', 'what not to wear'],
  ['a title with small words', 'vous ne verrez pas ma lune', 'vous ne verrez pas ma lune'],
  ['a title of persons', 'tous sauf moi', 'tous sauf moi'],
  ['a maker of two letters', 'imprimante pas hp', 'imprimante '],
  ['the same behind a word in -le', 'pc portable pas hp', 'pc portable '],
  ['inches in short', 'tv 4k 55p', 'tv 4k 55 pouces'],
  ['inches of a monitor', 'écran 27 po', 'écran 27 pouces'],
  ['lines of a picture', 'écran 1080p', 'écran 1080p'],
  ['a model beside a screen', 'ecran camon 18p', 'ecran camon 18p'],
  ['pieces for a screen', 'film écran 20 pces', 'film écran 20 pces'],
  ['what has no screen', 'puzzle 50p', 'puzzle 50p'],
  ['the same in English', 'printer not hp', 'printer '],
  ['a line of articles', 'acme reference r-50', 'acme reference r-50'],
  ['a reference without accents', 'reference : AC-100', 'AC-100'],
  ['a name that begins as a label', 'reflex-2000', 'reflex-2000'],
  ['a label written to its code', 'ean3612345678901', '3612345678901'],
  ['stepping stones', 'dalle pas japonais', 'dalle pas japonais'],
  ['spoken amounts', 'ssd 1 téra', 'ssd 1 to'],
])('%s: %s', (_what, typed, asked) => {
  expect(askedText(typed)).toBe(asked);
});

test.each([
  ['téléphone sauf Samsung et apple', ['samsung', 'apple']],
  ['pc portable pas hp', ['hp']],
  ['dalle pas japonais', []],
  ['tous sauf moi', []],
  ['casque sony', []],
])('makers that are not wanted: %s', (typed, names) => {
  expect(refusedNames(typed)).toEqual(expect.arrayContaining(names));
  if (names.length === 0) expect(refusedNames(typed)).toEqual([]);
});
