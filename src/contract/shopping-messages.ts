import type { Language } from './language.ts';

const en = {
  favourites_full: 'Your selection holds as many products as it can. Remove one first.',
};

/** Why a call about saved products was refused; `details.reason` of the error. */
export type ShoppingReason = keyof typeof en;

const fr: Record<ShoppingReason, string> = {
  favourites_full: 'Votre sélection est pleine. Retirez d’abord un produit.',
};

export const shoppingMessages: Record<Language, Record<ShoppingReason, string>> = { en, fr };
