import { expect, test } from 'vitest';
import { isWanted, splitWords } from './scan-words.ts';
import { createSenseFinders } from './synonyms.ts';

const finders = createSenseFinders([
  { said: ['printer', 'imprimante'] },
  { said: ['laser printer', 'imprimante laser', 'laserjet'] },
  { said: ['cooler', 'refroidisseur'] },
  { said: ['wine cooler', 'cave à vin'] },
  { said: ['glass', 'verre'] },
  { said: ['wine', 'vin'] },
  { said: ['wine glass', 'verre à vin'] },
  { said: ['hard drive', 'disque dur'], asked: ['disk'] },
  { said: ['external hard drive', 'disque dur externe'] },
  { said: ['bed'], asked: ['lit'] },
  { said: ['house bed', 'lit cabane'] },
]);
const words = (text: string) => splitWords(text, 9).filter(isWanted);
const said = (text: string) => finders.said(words(text)).flatMap(({ terms }) => terms);
const asked = (text: string) => finders.asked(words(text)).flatMap(({ terms }) => terms);

test('texts that say a kind say what it is a kind of, in whichever language and words', () => {
  expect(said('imprimante laser')).toEqual(['~laser-printer', '~printer']);
  expect(said('laserjet')).toEqual(['~laser-printer', '~printer']);
  expect(said('external hard drive')).toEqual(['~external-hard-drive', '~hard-drive']);
  expect(said('house bed')).toEqual(['~house-bed', '~bed']);
});

test('two words that are a phrase the other way round, and none as they stand, mean it', () => {
  expect(asked('laser imprimante')).toEqual(['~laser-printer']);
  expect(asked('dur disque externe')).toEqual(['~hard-drive']);
  expect(asked('imprimante vin')).toEqual(['~printer', '~wine']);
  expect(said('laser imprimante')).toEqual(['~printer']);
});

test('a group tells what it is a kind of', () => {
  expect(finders.asked.widerOf('~laser-printer')).toEqual(['~printer']);
  expect(finders.asked.widerOf('~wine-cooler')).toEqual([]);
});

test('what a thing is for, or called after, is not what it is', () => {
  expect(said('wine cooler')).toEqual(['~wine-cooler']);
  expect(said('verre à vin')).toEqual(['~wine-glass', '~glass']);
});

test('queries ask for the kind that they name alone', () => {
  expect(asked('imprimante laser')).toEqual(['~laser-printer']);
  expect(asked('disk')).toEqual(['~hard-drive']);
});

test('what is written with a hyphen is understood without it, and told with it', () => {
  const { asked: find } = createSenseFinders([{ said: ['dishwasher', 'lave-vaisselle'] }]);
  expect(find(words('lavevaisselle')).flatMap(({ terms }) => terms)).toEqual(['~dishwasher']);
  expect(new Set(find.phrases.map(({ text }) => text))).toEqual(new Set(['dishwasher', 'lave-vaisselle']));
});

test('of a phrase the end of a participle is not heard, but of a word alone', () => {
  const { asked: find } = createSenseFinders([
    { said: ['smartwatch', 'montre connectée'] },
    { said: ['museum', 'musée'] },
  ]);
  const sensesOf = (text: string) => find(words(text)).flatMap(({ terms }) => terms);
  expect(sensesOf('montre connecté')).toEqual(['~smartwatch']);
  expect(sensesOf('muse')).toEqual([]);
});

test('groups are prepared once where they are those of the last call', () => {
  const groups = () => [{ said: ['kettle', 'bouilloire'] }];
  const prepared = createSenseFinders(groups());
  expect(createSenseFinders(groups())).toBe(prepared);
  expect(createSenseFinders([{ said: ['teapot', 'théière'] }])).not.toBe(prepared);
});
