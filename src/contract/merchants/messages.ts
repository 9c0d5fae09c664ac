import type { Language } from '../language.ts';

const en = {
  merchant_name_required: 'A merchant must have a name.',
  merchant_exists: 'Another merchant has or had this name.',
  merchant_website_invalid:
    'The site’s address must begin with https:// and contain no user name or password.',
  merchant_country_invalid: 'Enter the country by its two letters, such as FR or DE.',
  merchant_amount_invalid:
    'Amounts are in euros, with two decimals at most: delivery cost up to 1,000, free delivery from up to 100,000.',
  merchant_amount_missing: 'Enter the delivery cost that applies below the amount for free delivery.',
  logo_refused: 'The logo is not a valid image: JPEG, PNG, WebP or AVIF, at least 24 pixels.',
};

/** Why a change of a merchant was refused; `details.reason` of the error. */
export type MerchantReason = keyof typeof en;

const fr: Record<MerchantReason, string> = {
  merchant_name_required: 'Un marchand doit avoir un nom.',
  merchant_exists: 'Un autre marchand porte ou a porté ce nom.',
  merchant_website_invalid:
    'L’adresse du site doit commencer par https:// et ne contenir ni identifiant ni mot de passe.',
  merchant_country_invalid: 'Indiquez le pays par ses deux lettres, par exemple FR ou DE.',
  merchant_amount_invalid:
    'Les montants sont en euros, avec deux décimales au maximum\u00a0: frais de livraison jusqu’à 1\u202f000, livraison offerte dès 100\u202f000 au maximum.',
  merchant_amount_missing: 'Indiquez les frais de livraison en dessous du montant de livraison offerte.',
  logo_refused: 'Le logo n’est pas une image valide\u00a0: JPEG, PNG, WebP ou AVIF, d’au moins 24 pixels.',
};

export const merchantMessages: Record<Language, Record<MerchantReason, string>> = { en, fr };
