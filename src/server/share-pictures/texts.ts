import type { Condition } from '../../contract/catalogue/conditions.ts';
import type { Language } from '../../contract/language.ts';
import { texts as commonEn } from '../../contract/texts/en.ts';
import { texts as commonFr } from '../../contract/texts/fr.ts';

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

const prices = (locale: string) => {
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency: 'EUR' });
  return (euros: number) => format.format(euros);
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
    price: prices('fr-FR'),
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
    price: prices('en-GB'),
  },
};
