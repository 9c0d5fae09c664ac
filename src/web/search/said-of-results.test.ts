import { describe, expect, it, test } from 'vitest';
import { sayOfResults } from './said-of-results.ts';

const say = (
  search: string,
  missingWords: string[] = [],
  more: Partial<Parameters<typeof sayOfResults>[1]> = {},
) => sayOfResults(search, { correctedQuery: null, missingWords, nearbyCategories: [], total: 1, ...more });

describe('what results are for', () => {
  test.each([
    ['casque sony', [], 'casque sony'],
    ['je cherche un frigo', [], 'un frigo'],
    ['casque sony xyzzy', ['xyzzy'], 'casque sony'],
    ['radio to listen to music with', ['listen', 'music'], 'radio'],
    ['table 90 cm', ['90 cm'], 'table'],
    ['xyzzy', ['xyzzy'], 'xyzzy'],
    ['thé vert en vrac', ['vrac'], 'thé vert'],
    ['xyzzy de champagne', ['xyzzy'], 'champagne'],
    ['pâte à xyzzy sans huile de palme', ['xyzzy', 'palme'], 'pâte sans huile'],
    ['the vert xyzzy', ['xyzzy'], 'the vert'],
    ['phone (128 Go) - Minuit - Très bon - xyzzy', ['Minuit', 'Très', 'bon', 'xyzzy'], 'phone (128 Go)'],
    ['croquettes sans céréales', ['sans céréales'], 'croquettes'],
    ['cadeau maman', [], 'cadeau maman'],
    ['canvas by the xyzzy', ['xyzzy'], 'canvas'],
    ['body bébé 6 mois', ['mois'], 'body bébé'],
    ['phone 13 xyzzy', ['xyzzy'], 'phone 13'],
  ])('%s, of which no product holds %j', (search, missingWords, searched) => {
    expect(say(search, missingWords).searched).toBe(searched);
  });

  it('is what was searched, corrected, where nothing of that kind was found', () => {
    const coffee = {
      _id: '1',
      key: 'coffee',
      name: 'Coffee',
      nameFr: 'Café',
      parent: null,
      productsCount: 3,
    };
    const found = { correctedQuery: 'cafetière xyzzy', nearbyCategories: [coffee] };
    expect(say('cafetiere xyzzy', ['xyzzy'], found).searched).toBe('cafetière xyzzy');
  });
});

it('is what was typed where nothing was found', () => {
  expect(say('cadeau introuvable').searched).toBe('introuvable');
  expect(say('cadeau introuvable', [], { total: 0 }).searched).toBe('cadeau introuvable');
});

it('tells whether anything is left of the text', () => {
  expect([say('xyzzy noir', ['xyzzy']).isRest, say('xyzzy', ['xyzzy']).isRest]).toEqual([true, false]);
});

test.each([
  [['sans céréales'], true],
  [['rouge', 'gluten free'], true],
  [['rouge', 'freebox'], false],
])('tells whether what is missing is to be absent: %j', (missingWords, isAbsence) => {
  expect(say('croquettes rouge', missingWords).isAbsence).toBe(isAbsence);
});

test.each([
  ['sac noir 20-50', ['noir', '20-50'], { text: 'sac noir', min: 20, max: 50 }],
  ['sac 50-20 0-9 x20-50 20-50mm', ['50-20', '0-9', 'x20-50', '20-50mm'], null],
  ['20-50', ['20-50'], null],
])('a range that no product holds may be one of prices: %s', (search, missingWords, priced) => {
  expect(say(search, missingWords).priced).toEqual(priced);
});
