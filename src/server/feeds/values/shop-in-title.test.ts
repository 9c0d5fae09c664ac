import { expect, it } from 'vitest';
import { withoutShop } from './shop-in-title.ts';

it.each([
  ['Sérum – 30 ml | Maison Lise', 'https://www.maison-lise.fr/serum', 'Sérum – 30 ml'],
  ['Sérum - maisonlise.fr', 'https://maisonlise.fr/serum', 'Sérum'],
  ['Sérum | Maison Lise', 'https://autre.fr/serum', 'Sérum | Maison Lise'],
  ['Maison Lise', 'https://maison-lise.fr/', 'Maison Lise'],
  ['Casque - Sony', 'https://sonora.fr/1', 'Casque - Sony'],
])('%s of %s is called %s', (title, link, name) => {
  expect(withoutShop(title, link)).toBe(name);
});
