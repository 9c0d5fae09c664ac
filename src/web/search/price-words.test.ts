import { describe, expect, test } from 'vitest';
import { readPriceWords } from './price-words.ts';

describe('words for a price become limits and an order', () => {
  test.each([
    ['casque moins de 30 €', { text: 'casque', max: 30 }],
    ['casque entre 0 et 30 €', { text: 'casque', max: 30 }],
    ['casque à moins de 30€ sans fil', { text: 'casque sans fil', max: 30 }],
    ['headphones under 30', { text: 'headphones', max: 30 }],
    ['tv entre 200 et 300 euros', { text: 'tv', min: 200, max: 300 }],
    ['tv between €300 and €200', { text: 'tv', min: 200, max: 300 }],
    ['canapé 400 à 1 299,90 €', { text: 'canapé', min: 400, max: 1_299.9 }],
    ['vélo 1.500-2.000 €', { text: 'vélo', min: 1_500, max: 2_000 }],
    ['perceuse plus de 100 euros', { text: 'perceuse', min: 100 }],
    ['laptop over 500 € under 900 €', { text: 'laptop', min: 500, max: 900 }],
    ['aspirateur pas cher', { text: 'aspirateur', sortBy: 'delivered' }],
    ['Imprimante Pas Chère moins de 80 eur', { text: 'Imprimante', max: 80, sortBy: 'delivered' }],
    ['cheapest laptop', { text: 'laptop', sortBy: 'delivered' }],
    ['cheaper laptop', { text: 'laptop', sortBy: 'delivered' }],
    ['vélo à bas prix', { text: 'vélo', sortBy: 'delivered' }],
    ['chaise bon marché', { text: 'chaise', sortBy: 'delivered' }],
    ['le moins cher iphone 15', { text: 'iphone 15', sortBy: 'delivered' }],
    ['iphone 13 reconditionné', { text: 'iphone 13', condition: 'refurbished' }],
    ['ssd pas trop cher pour ps4', { text: 'ssd pour ps4', sortBy: 'delivered' }],
    ['an affordable printer', { text: 'an printer', sortBy: 'delivered' }],
    ['pc gamer budget 800', { text: 'pc gamer', max: 800 }],
    ['no more than 100 euros chair', { text: 'chair', max: 100 }],
    ['tv max 500€', { text: 'tv', max: 500 }],
    ['souris sous les 30 euros', { text: 'souris', max: 30 }],
    ['casque < 50€', { text: 'casque', max: 50 }],
    ['casque 30 euros et moins', { text: 'casque', max: 30 }],
    ['chaise à moins de 40e', { text: 'chaise', max: 40 }],
    ['casque autour de 50 euros', { text: 'casque', min: 40, max: 60 }],
    ['souris 25 € max', { text: 'souris', max: 25 }],
    ['iphone occasion', { text: 'iphone', condition: 'used' }],
    ['casque moins 200€', { text: 'casque', max: 200 }],
    ['casque moin de 100 euro', { text: 'casque', max: 100 }],
    ['tv - de 300 €', { text: 'tv', max: 300 }],
    ['tv en-dessous de 300', { text: 'tv', max: 300 }],
    ["montre jusqu'a 100 euros", { text: 'montre', max: 100 }],
    ['drone inférieur à 100 €', { text: 'drone', max: 100 }],
    ['drone + de 100 €', { text: 'drone', min: 100 }],
    ['vélo d’occasion', { text: 'vélo', condition: 'used' }],
    ['ipad mini 500 €', { text: 'ipad mini', max: 500 }],
    ['téléphone 200 euros', { text: 'téléphone', max: 200 }],
    ['iphone à 1 500 €', { text: 'iphone', max: 1_500 }],
    ['cadeau homme 50€', { text: 'cadeau homme', max: 50 }],
    ['drone plus de 100 € 200 €', { text: 'drone 200 €', min: 100 }],
  ])('%s', (search, expected) => {
    expect(readPriceWords(search)).toEqual(expected);
  });
});

describe('other words stay as they are', () => {
  test.each([
    'télévision moins de 55 pouces',
    'disque 2 à 4 To',
    'sac moins de 2 kg',
    'yaourt moins 20 % de sucre',
    'câble usb - 2 m',
    'câble 30 m',
    'carte cadeau 50 €',
    'moins de 30 €',
    'pas cher',
    'cheapskate',
    'lampe moins de 0 €',
    'lampe entre 30 et 0 €',
    'iphone 15 pro max 256',
    'special occasion dress',
    'rtx 4070',
    'pantalon sous 18',
    'ecran 144hz max 200',
    'piles 10-20',
    '',
  ])('%s', (search) => {
    expect(readPriceWords(search)).toBeUndefined();
  });
});
