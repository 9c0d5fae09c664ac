import { expect, it } from 'vitest';
import { labelled } from './labelled.ts';

it('sets the colon as the language does', () => {
  expect(labelled('fr', 'Total', '5 h')).toBe('Total\u00a0: 5 h');
  expect(labelled('en', 'Total', '5 h')).toBe('Total: 5 h');
  expect(labelled('en', 'Total')).toBe('Total: ');
});
