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
  { title: 'À louer' },
  { title: 'Bâche publicitaire appartement à louer' },
  { title: 'Orva Husband for Hire' },
  { title: 'Le cœur à louer', shelf: 'Livres > Romans' },
  { title: 'Sac week-end 2 nuits' },
  { title: 'Cabin luggage for 3 nights' },
  { title: 'Couches stay dry 12 nights' },
  { title: 'Coffret cadeau séjour en cabane 2 nuits' },
  { title: 'Hôtel Orva : 2 nuits de terreur' },
  { shelf: 'Rongeurs > Hébergement' },
  { shelf: 'Spielzeug > Ferienhaus' },
  { shelf: 'Accommodation' },
  { description: 'Rent a Girlfriend, volume 12: the party' },
  { description: 'Louez votre bien avec ce panneau.' },
  { description: 'Rent or buy this tent for your event.' },
])('leaves what is sold: %o', (said) => {
  expect(isRented({ ...none, ...said })).toBe(false);
});
