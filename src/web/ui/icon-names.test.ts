import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { iconNames } from './icon-names.ts';

const sprite = readFileSync(path.join(import.meta.dirname, 'icons.svg'), 'utf8');

it('draws every icon that the interface names, and no other', () => {
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id);
  expect(drawn).toEqual([...iconNames, 'wordmark']);
});
