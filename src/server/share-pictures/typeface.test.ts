import { expect, it } from 'vitest';
import { readTypeface } from './typeface.ts';

const typeface = readTypeface(600);
const place = { x: 72, y: 215, size: 50 };

it('draws every letter of our languages as a path without gaps', () => {
  const texts = ['Carte graphique à 16 Go', 'Œuvre « ÇÉÈÊËÎÏÔÙÛŸ » – 1 234,56 €', 'Łódź, Čeština, Gehäuse'];
  for (const text of texts) {
    expect(typeface.outline(text, place)).toMatch(/^(?:[MLQC][-\d. ]+|Z)+$/);
    const drawn = [...text].filter((character) => character.trim() !== '');
    // Each on its own, so that none hides behind the others.
    expect(drawn.filter((character) => typeface.outline(character, place) === '')).toEqual([]);
  }
});

it('leaves characters out that it does not have', () => {
  expect(typeface.outline('漢字', place)).toBe('');
  expect(typeface.measure('a漢b', 50)).toBe(typeface.measure('ab', 50));
});

it('measures spaces of French typography as spaces', () => {
  expect(typeface.measure('1\u202f234\u00a0€', 50)).toBe(typeface.measure('1 234 €', 50));
});
