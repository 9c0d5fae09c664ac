import { expect, test } from 'vitest';
import { plainLetters } from '../../contract/plain-letters.ts';
import { colour } from '../facts/definitions/shared.ts';
import { readSpecification } from '../facts/typed-specifications.ts';
import { vocabularies } from '../facts/vocabularies.ts';
import { translateValue } from '../facts/wording/translate.ts';
import { readTitle } from '../matching/comparing/title-text.ts';
import { factsOf } from '../matching/comparing/word-facts.ts';
import { splitWords } from '../search/engine/words/scan-words.ts';
import { allColours, colourOfWord, frenchColourWords } from './colour-words.ts';

const byName = Map.groupBy(
  allColours.flatMap(({ key, names }) => names.map((name) => ({ name, key }))),
  ({ name }) => name,
);

test('no name means two colours, and each is written as texts are when they are compared', () => {
  expect(byName.size).toBeGreaterThan(80);
  expect([...byName].filter(([, found]) => found.length > 1)).toEqual([]);
  expect([...byName.keys()].filter((name) => plainLetters(name) !== name)).toEqual([]);
});

test('a shade is of a colour that lists count', () => {
  const listed = new Set(allColours.filter(({ key, of }) => key === of).map(({ key }) => key));
  expect(allColours.filter(({ of }) => !listed.has(of))).toEqual([]);
  expect([...vocabularies.colour.labels.keys()].sort()).toEqual([...listed].sort());
});

test('matching brings each word to the colour’s one, and takes it for a colour', () => {
  expect(colourOfWord.size).toBeGreaterThan(60);
  for (const [word, key] of colourOfWord) {
    expect([word, readTitle(`Acme X1 ${word}`).tokens.at(-1)]).toEqual([word, key]);
    expect([word, factsOf(key).isColour]).toEqual([word, true]);
  }
});

test('search takes no colour for what a thing is', () => {
  for (const word of colourOfWord.keys())
    expect([word, splitWords(word, 1)[0]?.lexeme.isNoun]).toEqual([word, false]);
});

test('facts count each name as its colour', () => {
  for (const { names, of } of allColours)
    for (const name of names)
      expect([name, readSpecification(colour, name).map(({ text }) => text)]).toEqual([name, [of]]);
});

test.each([
  ['Czarny', 'black'],
  ['Biały', 'white'],
  ['Bílá', 'white'],
  ['Grå', 'gray'],
  ['Rød', 'red'],
  ['Złoty', 'gold'],
])('a colour is stated in languages of neighbours: %s', (name, key) => {
  expect(readSpecification(colour, name).map(({ text }) => text)).toEqual([key]);
});

test('what one language calls a colour is told in the other one', () => {
  for (const { fr, called, en, names } of allColours) {
    expect([fr, translateValue(fr, 'en')?.toLowerCase()]).toEqual([fr, en]);
    expect([en, translateValue(en, 'fr')?.toLowerCase()]).toEqual([en, called ?? fr]);
    expect(names).toContain(plainLetters(fr));
  }
});

test.each([
  ['Montre dorée', 'Or', 'gold'],
  ['Cartouche magenta', 'Magenta', 'magenta'],
])('"%s" and "%s" name %s', (title, stated, key) => {
  expect(readTitle(title).tokens).toContain(key);
  expect(readSpecification(colour, stated).map(({ text }) => text)).toEqual([key]);
});

test('what is food or a scent in a title is a colour only where one is stated', () => {
  expect(factsOf(readTitle('Bougie lavande').tokens.at(-1) ?? '').isColour).toBe(false);
  expect(readSpecification(colour, 'Lavande').map(({ text }) => text)).toEqual(['purple']);
});

test('only French words give a French text away', () => {
  expect(frenchColourWords).toEqual(expect.arrayContaining(['noir', 'blanches', 'doree', 'bleu']));
  const english = new Set(allColours.flatMap(({ namesIn }) => namesIn.en));
  expect(frenchColourWords.filter((word) => english.has(word))).toEqual([]);
});
