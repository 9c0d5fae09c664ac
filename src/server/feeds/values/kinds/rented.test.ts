import { expect, it } from 'vitest';
import { isRented } from './rented.ts';

const none = {
  title: 'Cabane Orva',
  shelf: '',
  price: '95.00 EUR',
  availability: 'in stock',
  description: '',
};

it.each([
  { price: '95 EUR / nuit' },
  { price: '120.00 EUR per night' },
  { availability: 'for_rent' },
  { shelf: 'Vacation rentals' },
  { shelf: 'Auvergne > Gîtes' },
  { title: 'Chalet Orva 6 personnes à louer' },
  { title: 'Séjour en cabane – 2 nuits' },
  { description: 'Rent these golden chairs for your wedding.' },
])('takes what is lent for a time for no article: %o', (said) => {
  expect(isRented({ ...none, ...said })).toBe(true);
});

it.each([
  {},
  { price: '95,00 € / pièce' },
  { title: 'Panneau À louer' },
  { title: 'Crème de nuit 2 nuits d’essai' },
  { title: 'Couverture d’hôtel' },
  { shelf: 'Linge > Hôtel' },
  { shelf: 'Livres > Gîtes et randonnées' },
  { description: 'Rentre dans toutes les poches.' },
])('leaves what is sold: %o', (said) => {
  expect(isRented({ ...none, ...said })).toBe(false);
});
