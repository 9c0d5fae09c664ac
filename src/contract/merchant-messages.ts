import type { Language } from './language.ts';

const en = {
  merchant_name_required: 'A merchant needs a name.',
  merchant_exists: 'Another merchant has this name, or had it.',
  merchant_website_invalid: 'The site’s address must begin with https:// and hold neither name nor password.',
  merchant_amount_invalid:
    'Amounts are euros with two decimals at most: delivery up to 1,000, free from up to 100,000.',
  merchant_amount_missing: 'Say what delivery costs below the amount from which it is free.',
  logo_refused: 'The logo is no picture that we can take: JPEG, PNG, WebP or AVIF, of 24 pixels or more.',
};

/** Why a change of a merchant was refused; `details.reason` of the error. */
export type MerchantReason = keyof typeof en;

const fr: Record<MerchantReason, string> = {
  merchant_name_required: 'Un marchand doit avoir un nom.',
  merchant_exists: 'Un autre marchand porte ou a porté ce nom.',
  merchant_website_invalid:
    'L’adresse du site doit commencer par https:// et ne contenir ni identifiant ni mot de passe.',
  merchant_amount_invalid:
    'Les montants sont en euros, avec deux décimales au plus\u00a0: frais de livraison jusqu’à 1\u202f000, gratuité jusqu’à 100\u202f000.',
  merchant_amount_missing: 'Indiquez les frais de livraison en dessous du montant de gratuité.',
  logo_refused:
    'Le logo n’est pas une image utilisable\u00a0: JPEG, PNG, WebP ou AVIF, d’au moins 24 pixels.',
};

export const merchantMessages: Record<Language, Record<MerchantReason, string>> = { en, fr };
