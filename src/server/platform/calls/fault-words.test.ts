import { expect, it } from 'vitest';
import { z } from 'zod';
import { faultWords } from './fault-words.ts';

const input = z.object({
  name: z.string().min(1).max(2_000),
  password: z.string().min(8),
  days: z.int().min(1).max(90),
  price: z.number().positive(),
  ids: z.array(z.string()).min(1).max(20),
  code: z.string().length(6),
});
const sound = { name: 'a', password: 'longenough', days: 1, price: 1, ids: ['1'], code: '123456' };
const wordsFor = (language: 'en' | 'fr', wrong: object) =>
  input.safeParse({ ...sound, ...wrong }, faultWords(language)).error?.issues.map(({ message }) => message);

it.each([
  [{ name: 'x'.repeat(2_001) }, '2,000 characters at most.', '2\u202f000 caractères au maximum.'],
  [{ name: '' }, 'This cannot be empty.', 'Ce champ ne peut pas être vide.'],
  [{ password: 'short' }, '8 characters at least.', '8 caractères au minimum.'],
  [{ days: 91 }, '90 at most.', '90 au maximum.'],
  [{ days: 0 }, '1 at least.', '1 au minimum.'],
  [{ ids: [] }, 'This cannot be empty.', 'Cette liste ne peut pas être vide.'],
  [{ ids: Array(21).fill('1') }, '20 entries at most.', '20 éléments au maximum.'],
])('says a limit as people would: %j', (wrong, inEnglish, inFrench) => {
  expect(wordsFor('en', wrong)).toEqual([inEnglish]);
  expect(wordsFor('fr', wrong)).toEqual([inFrench]);
});

it('leaves other faults to the validator', () => {
  expect(wordsFor('en', { days: 'x' })?.[0]).toMatch(/^Invalid input/);
  expect(wordsFor('en', { price: 0 })?.[0]).toContain('>0');
  expect(wordsFor('en', { code: '1' })?.[0]).not.toContain('least.');
});
