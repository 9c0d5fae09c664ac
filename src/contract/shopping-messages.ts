import type { Language } from './language.ts';

const en = {
  category_unknown: 'Unknown category',
  alerts_full: 'You have as many alerts as there can be. Remove one first.',
  alert_price_missing: 'Give the price that you wait for.',
  alert_percent_missing: 'Give the drop that you wait for, in percent.',
  alert_no_price: 'There is no price at the moment that could fall. Choose a price, or being back in stock.',
  favourites_full: 'Your selection holds as many products as it can. Remove one first.',
};

/** Why a call about lists, saved products and alerts was refused; `details.reason` of the error. */
export type ShoppingReason = keyof typeof en;

const fr: Record<ShoppingReason, string> = {
  category_unknown: 'Catégorie inconnue',
  alerts_full: 'Vous avez autant d’alertes que possible. Supprimez-en une d’abord.',
  alert_price_missing: 'Indiquez le prix que vous attendez.',
  alert_percent_missing: 'Indiquez la baisse attendue, en pour cent.',
  alert_no_price: 'Aucun prix ne peut baisser pour le moment. Choisissez un prix, ou le retour en stock.',
  favourites_full: 'Votre sélection est pleine. Retirez d’abord un produit.',
};

export const shoppingMessages: Record<Language, Record<ShoppingReason, string>> = { en, fr };
