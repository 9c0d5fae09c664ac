import { expect, it } from 'vitest';
import { clipText } from './clip-text.ts';

it('leaves short texts as they are, on one line', () => {
  expect(clipText('Une ligne,\n et une autre', 40)).toBe('Une ligne, et une autre');
});

it('cuts between words', () => {
  expect(clipText('un deux trois quatre', 15)).toBe('un deux trois…');
});

it('cuts a word that is too long, never a character', () => {
  expect(clipText('Donaudampfschifffahrt', 10)).toBe('Donaudamp…');
  expect(clipText('😀😀😀😀', 3)).toBe('😀😀…');
});
