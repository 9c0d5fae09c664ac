import { expect, test } from 'vitest';
import { tabAt } from './tabs.ts';

test.each([
  [undefined, 'users'],
  ['', 'users'],
  ['users/', 'users'],
  ['products', 'products'],
  ['products/create', 'products'],
  ['mail', 'mails'],
  ['mails', 'mails'],
  ['constructor', undefined],
  ['nothing', undefined],
])('/admin/%s opens the tab %s', (rest, tab) => expect(tabAt(rest)).toBe(tab));
