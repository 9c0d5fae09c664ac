import type { PromoCode } from '../../../contract/my-price/own-price.ts';

/** What a code asks for, as it is told: `minimum` as an amount in words, `from` and `until` as days, a category by name. */
type CodeWords = Pick<PromoCode, 'code' | 'isFirstOrder'> & {
  off: string;
  minimum: string | undefined;
  from: string | undefined;
  until: string | undefined;
  isOfCategory: boolean;
  /** For certain products of the merchant only. */
  isOfOffers: boolean;
  /** undefined: its name is not known. */
  category: string | undefined;
};

export const texts = {
  own: {
    price: 'Votre prix',
    at: (merchant: string) => `chez ${merchant}`,
    best: 'Votre meilleur prix',
    unknown: 'livraison non indiquée',
    leftOut: 'Marchand que vous écartez.',
    without: 'sans les marchands que vous écartez',
    list: 'L’ordre suit les prix publics, pas les vôtres.',
    none: 'Aucune offre en stock chez les marchands que vous gardez.',
    notDelivered: 'Aucun prix livré connu chez les marchands que vous gardez.',
    same: 'Avec vos conditions, le meilleur prix reste le même.',
    order: 'Trier par votre prix',
    edit: 'Vos conditions',
    member: (amount: string | undefined) =>
      `livraison offerte par votre abonnement${amount ? ` (−${amount})` : ''}`,
    collect: (amount: string | undefined) => `retrait chez le marchand${amount ? ` (−${amount})` : ''}`,
    code: (code: string, amount: string) => `code ${code} (−${amount})`,
    loyalty: (percent: string, amount: string) => `fidélité ${percent} (−${amount})`,
    voucher: (percent: string, amount: string) => `puis ${amount} en bon d’achat (${percent})`,
  },
  title: 'Mes conditions',
  about:
    'Abonnements, fidélité, retrait, marchands à écarter\u00a0: «\u00a0Votre prix\u00a0» s’affiche alors à côté du prix public, qui ne change pas.',
  keptHere: 'Gardé dans ce navigateur. Connectez-vous pour garder vos conditions dans votre compte.',
  keptInAccount: 'Gardé dans votre compte.',
  saveFailed: 'Vos conditions n’ont pas pu être enregistrées.',
  loadFailed: 'Vos conditions n’ont pas pu être chargées.',
  codes: {
    title: 'Codes promo',
    count: 'Compter les codes promo des marchands dans mon prix',
    note: 'Ceux que nous connaissons, avec leurs conditions. Nous ne les essayons pas\u00a0: vérifiez-les chez le marchand.',
    none: 'Aucun code promo n’est connu pour le moment.',
    known: ({
      code,
      off,
      minimum,
      from,
      until,
      isFirstOrder,
      isOfCategory,
      isOfOffers,
      category,
    }: CodeWords) =>
      [
        `${code}\u00a0: ${off}${minimum ? ` dès ${minimum}` : ''}`,
        ...(isOfCategory
          ? [category ? `catégorie «\u00a0${category}\u00a0»` : 'une catégorie seulement']
          : []),
        ...(isOfOffers ? ['certains articles seulement'] : []),
        ...(from ? [`depuis le ${from}`] : []),
        ...(until ? [`jusqu’au ${until}`] : []),
        ...(isFirstOrder ? ['première commande'] : []),
      ].join(', '),
  },
  merchants: {
    title: 'Marchands',
    none: 'Aucun marchand ajouté pour le moment.',
    search: 'Ajouter un marchand',
    placeholder: 'Nom du marchand',
    notFound: 'Aucun marchand de ce nom.',
    failed: 'La recherche n’a pas abouti. Réessayez.',
    full: (max: number) => `${max} marchands au maximum. Retirez-en un d’abord.`,
    add: (name: string) => `Ajouter ${name}`,
    added: (name: string) => `${name} ajouté.`,
    remove: 'Retirer',
    removeOf: (name: string) => `Retirer ${name}`,
  },
  terms: {
    leftOut: 'Écarter ce marchand',
    delivery: 'Livraison',
    deliveries: {
      stated: 'Comme le marchand l’indique',
      member: 'Offerte par mon abonnement',
      collect: 'Je retire ma commande sur place',
    },
    memberFrom: 'Offerte dès (€ d’achat)',
    memberFromHint: '0\u00a0: toujours',
    loyalty: 'Fidélité (%)',
    loyaltyHint: '0\u00a0: aucune',
    kind: 'La fidélité est',
    kinds: { money: 'déduite de ce que je paie', voucher: 'un bon d’achat pour plus tard' },
    isNew: 'Je n’y ai encore rien commandé',
    wrong: (max: string) => `Un nombre de 0 à ${max}.`,
    marketplace: 'Ne vaut pas pour les vendeurs de sa place de marché.',
  },
};
