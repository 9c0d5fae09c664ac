import type { Language } from '../language.ts';

const en = {
  damaged: 'the row cannot be read: it has more or fewer fields than the header',
  id_missing: 'it has no promotion_id of 1 to 60 characters',
  repeated: 'the file has this promotion_id several times',
  not_online: 'not for online orders',
  no_code: 'it needs no code: what the merchant takes off by itself is not known here',
  code_missing: 'no code (generic_redemption_code)',
  code_invalid: 'a code has 1 to 40 characters and no space',
  free_shipping: 'free delivery, which codes cannot say here',
  gift: 'a gift, not a reduction',
  pieces: 'it depends on how many items are bought, or is limited to some',
  limited: 'its reduction or the price of items is limited',
  kind_unknown: 'another kind of promotion',
  value: 'neither a whole percentage from 1 to 90 nor an amount, or both',
  money: 'an amount that is not in euros',
  products: 'it does not say whether it is for all products',
  filter: 'products chosen by something else than their ids',
  restricted: 'only for those who subscribe, register or come from elsewhere',
  members: 'only for members or certain customers',
  fine_print: 'conditions in small print, which only a person can read',
  dates: 'its dates cannot be read',
  short: 'it does not last for a whole day',
  ended: 'it has ended',
  elsewhere: 'not for France',
  attribute: 'a condition that is not known here',
  by_staff: 'staff has stated this code by hand',
  too_many: 'beyond the number of codes that a merchant may have',
} as const;

/** Why a promotion of a merchant's file is not taken as a promo code. */
export type PromotionRefusal = keyof typeof en;

const fr: Record<PromotionRefusal, string> = {
  damaged: 'la ligne est illisible\u00a0: plus ou moins de champs que l’en-tête',
  id_missing: 'sans promotion_id de 1 à 60 caractères',
  repeated: 'le fichier contient plusieurs fois ce promotion_id',
  not_online: 'ne vaut pas en ligne',
  no_code: 'sans code\u00a0: ce que le marchand déduit de lui-même n’est pas connu ici',
  code_missing: 'code absent (generic_redemption_code)',
  code_invalid: 'un code a de 1 à 40 caractères, sans espace',
  free_shipping: 'livraison offerte, ce qu’un code ne peut pas exprimer ici',
  gift: 'un cadeau, pas une réduction',
  pieces: 'elle dépend du nombre d’articles, ou est limitée à quelques-uns',
  limited: 'la réduction ou le prix des articles est plafonné',
  kind_unknown: 'une autre sorte de promotion',
  value: 'ni un pourcentage entier de 1 à 90 ni un montant, ou les deux',
  money: 'un montant qui n’est pas en euros',
  products: 'elle ne dit pas si elle vaut pour tous les produits',
  filter: 'des produits choisis autrement que par leur identifiant',
  restricted: 'réservée à ceux qui s’abonnent, s’inscrivent ou viennent d’ailleurs',
  members: 'réservée aux membres ou à certains clients',
  fine_print: 'des conditions en petits caractères, qu’une personne doit lire',
  dates: 'dates illisibles',
  short: 'elle ne dure pas une journée entière',
  ended: 'terminée',
  elsewhere: 'pas pour la France',
  attribute: 'une condition inconnue ici',
  by_staff: 'ce code est déjà saisi à la main',
  too_many: 'au-delà du nombre de codes possible pour un marchand',
};

/** Why a promotion is refused, with the attribute or value at fault. */
export function refusalMessage(language: Language, reason: PromotionRefusal, detail: string | null): string {
  const text = { en, fr }[language][reason];
  return detail === null ? text : `${text} (${detail})`;
}
