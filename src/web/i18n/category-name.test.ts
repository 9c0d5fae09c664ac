import { expect, it } from 'vitest';
import { capitaliseWords, categoryName } from './category-name.ts';

it('capitalises each word but the small ones', () => {
  expect(capitaliseWords('fr', 'écrans et téléviseurs')).toBe('Écrans et Téléviseurs');
  expect(capitaliseWords('en', 'computer components')).toBe('Computer Components');
  expect(capitaliseWords('fr', 'en promotion')).toBe('En Promotion');
  expect(capitaliseWords('fr', 'cartes d’extension')).toBe('Cartes d’Extension');
  expect(capitaliseWords('fr', 'sports d’hiver et d’été')).toBe('Sports d’Hiver et d’Été');
  expect(capitaliseWords('en', 'women’s watches')).toBe('Women’s Watches');
});

it('takes the name of the page’s language', () => {
  const category = { name: 'Watches', nameFr: 'montres connectées' };
  expect(categoryName('fr', category)).toBe('Montres Connectées');
  expect(categoryName('en', category)).toBe('Watches');
});
