import { expect, it } from 'vitest';
import { nameParts } from './name-parts.ts';

it.each([
  ['electrodirect.example', ['electrodirect', '.example']],
  ['MaisonConnectée', ['Maison', 'Connectée']],
  ['La Bonne Puce', ['La ', 'Bonne ', 'Puce']],
  ['LDLC', ['LDLC']],
  ['1001 Piles', ['1001 ', 'Piles']],
  ['a..b.', ['a', '.', '.b', '.']],
])('%s may be parted before dots and capitals', (name, parts) => {
  expect(nameParts(name)).toEqual(parts);
});
