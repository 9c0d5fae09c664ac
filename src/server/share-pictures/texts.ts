import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Language } from '../../contract/language.ts';
import { texts as commonEn } from '../../contract/texts/en.ts';
import { texts as commonFr } from '../../contract/texts/fr.ts';
import { formatEuros } from '../language/euro-prices.ts';

type Texts = {
  tagline: string;
  best: string;
  deliveryUnknown: string;
  stockUnknown: string;
  soldOut: string;
  noOffer: string;
  conditions: Record<Condition, string>;
  shops: (count: number) => string;
  price: (euros: number) => string;
};

/** What share pictures say besides names. */
export const shareTexts: Record<Language, Texts> = {
  fr: {
    tagline: commonFr.tagline,
    best: 'Meilleur prix livré',
    deliveryUnknown: 'Prix, livraison non indiquée',
    stockUnknown: 'Prix livré, stock non indiqué',
    soldOut: 'Épuisé, dernier prix connu',
    noOffer: commonFr.noOffer,
    conditions: { new: '', refurbished: ', reconditionné', used: ', occasion' },
    shops: (count) => (count === 1 ? 'chez 1 marchand' : `parmi ${count} marchands`),
    price: (euros) => formatEuros('fr', euros),
  },
  en: {
    tagline: commonEn.tagline,
    best: 'Best delivered price',
    deliveryUnknown: 'Price, delivery not stated',
    stockUnknown: 'Delivered price, stock not stated',
    soldOut: 'Out of stock, last known price',
    noOffer: commonEn.noOffer,
    conditions: { new: '', refurbished: ', refurbished', used: ', used' },
    shops: (count) => (count === 1 ? 'at 1 merchant' : `among ${count} merchants`),
    price: (euros) => formatEuros('en', euros),
  },
};
