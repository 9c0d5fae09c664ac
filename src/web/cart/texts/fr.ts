import { plural } from '../../i18n/plural.ts';

const count = (n: number, one: string, other: string) => plural('fr', n, { one, many: other, other });
const parcels = (n: number) => count(n, `${n} colis`, `${n} colis`);

/** French texts of cart and checkout. */
export const texts = {
  title: 'Panier',
  description:
    'Vos produits, leurs prix du jour et la façon la moins chère de les acheter, livraison comprise.',
  empty: 'Votre panier est vide.',
  browse: 'Voir les produits',
  loadFailed: 'Impossible de charger les prix du jour.',
  line: {
    at: (merchant: string) => `chez ${merchant}, hors livraison`,
    alone: (price: string, merchant: string) => `${price} l’unité, livré par ${merchant}, si acheté seul`,
    aloneNotStated: (price: string, merchant: string) =>
      `${price} l’unité chez ${merchant}, livraison non indiquée`,
    elsewhere: (price: string, merchant: string) =>
      `${price} l’unité, livré par ${merchant}, si acheté seul\u00a0: le meilleur total du panier passe par un autre marchand`,
    few: (price: string, merchant: string, stock: string) =>
      `${price} l’unité, livré par ${merchant}, si acheté seul\u00a0: ce marchand n’en a que ${stock}`,
    soldOut: 'Non compté\u00a0: épuisé.',
    left: {
      unknown: 'Non compté\u00a0: n’est plus au catalogue.',
      notOffered: 'Non compté\u00a0: aucun marchand ne le propose en stock dans cet état.',
      tooMany: 'Non compté\u00a0: aucun marchand n’a cette quantité.',
    },
  },
  goods: 'Articles',
  deliveryOf: (parcels: string) => `Livraison, ${parcels}`,
  quantity: (title: string) => `Quantité : ${title}`,
  more: (title: string) => `Augmenter la quantité\u00a0: ${title}`,
  less: (title: string) => `Diminuer la quantité\u00a0: ${title}`,
  remove: 'Retirer',
  removeAll: 'Tous les retirer',
  removeOf: (title: string) => `Retirer du panier : ${title}`,
  clear: 'Vider le panier',
  cleared: 'Votre panier a été vidé.',
  undoClear: 'Annuler',
  condition: (title: string) => `État : ${title}`,
  conditionAt: (condition: string, price: string) => `${condition} : ${price}`,
  gone: 'Produits qui ne sont plus au catalogue',
  cheaper: (before: string) => `en baisse\u00a0: ${before} lors de l’ajout`,
  dearer: (before: string) => `en hausse\u00a0: ${before} lors de l’ajout`,
  best: (pieces: number) =>
    count(pieces, `${pieces} article, au meilleur prix`, `${pieces} articles, au meilleur prix`),
  deliveryIncluded: 'livraison comprise',
  notAll: 'hors articles indisponibles',
  checkout: 'Voir où acheter',
  checkoutNote:
    'Nous comparons tout le panier, livraison comprise : acheter plusieurs articles chez le même marchand permet souvent d’économiser sur la livraison.',
  merge: {
    title: 'Vous avez deux paniers',
    text: (account: number, here: number) =>
      `Votre compte contient déjà un panier (${count(account, `${account} produit`, `${account} produits`)}), et ce navigateur un autre (${count(here, `${here} produit`, `${here} produits`)}). Un produit présent dans les deux n’est compté qu’une fois.`,
    both: 'Réunir les deux paniers',
    account: 'Garder le panier du compte',
    here: 'Garder celui de ce navigateur',
  },
  split: {
    title: 'Où acheter vos articles',
    description: 'Votre panier réparti entre les marchands, livraison comprise.',
    lead: 'Vous achetez directement chez les marchands. Voici comment répartir votre panier, livraison comprise.',
    loading: 'Recherche de la meilleure répartition',
    failed: 'Impossible de répartir le panier. Réessayez.',
    back: 'Modifier le panier',
    choose: 'Choisissez une répartition',
    kinds: {
      cheapest: 'Le moins cher',
      fewestParcels: 'Le moins de colis',
      oneMerchant: 'Un seul marchand',
    },
    lowestKnown: 'Le prix connu le plus bas',
    noMerchant: 'Aucun marchand ne propose tous vos articles.',
    proven: 'Meilleur résultat possible avec les offres connues',
    found: 'Meilleur résultat trouvé',
    parcels,
    delivery: (cost: string) => `${cost} de livraison`,
    freeDelivery: 'livraison offerte',
    deliveryUnknown: 'certains frais de livraison ne sont pas indiqués',
    saving: (amount: string) => `${amount} de moins qu’en achetant chaque article séparément`,
    dearer: (amount: string) => `${amount} de plus que la première répartition`,
    plan: (kinds: string) => `Répartition : ${kinds}`,
    seller: (seller: string) => `vendu par ${seller}`,
    parcelDelivery: 'Livraison',
    free: 'offerte',
    freeFrom: (amount: string) => `offerte dès ${amount}`,
    unknown: '0,00 €, non indiquée par le marchand',
    atLeast: 'au moins',
    parcelTotal: 'Total du colis',
    perPiece: (quantity: number, price: string) => `${quantity} × ${price}`,
    goOn: (merchant: string) => `Continuer chez ${merchant}`,
    goOnWith: (merchant: string, number: number, of: number) =>
      `Continuer chez ${merchant} : article ${number} sur ${of}`,
    opened: 'ouvert',
    open: (title: string, merchant: string) => `${title}, chez ${merchant} (nouvel onglet)`,
    again: (merchant: string) => `Tout est ouvert. Rouvrir chez ${merchant}`,
    newTab: 'nouvel onglet',
    left: 'Articles indisponibles',
    reasons: {
      unknown: 'n’est plus au catalogue.',
      notOffered: 'n’est proposé en stock par aucun marchand dans cet état.',
      tooMany: 'n’est proposé par aucun marchand dans cette quantité.',
    },
    insteadOf: (condition: string, price: string) => `Choisir en ${condition}, dès ${price}`,
    nothing: 'Aucun article du panier n’est disponible pour le moment.',
    how: 'Notre mode de calcul',
    assumptions: [
      'Tous les articles d’un même marchand (ou d’un même vendeur de sa place de marché) forment un colis. Nous comptons une seule fois les frais de livraison les plus élevés.',
      'Si le marchand offre la livraison à partir d’un certain montant, nous en tenons compte, sauf pour les articles aux frais de livraison plus élevés que d’habitude.',
      'Une offre dont le marchand n’indique pas les frais de livraison n’est retenue que si aucune autre ne convient\u00a0: le total est alors sans cette livraison, et nous le signalons.',
      'Tous les exemplaires d’un même article viennent de la même offre. Le panier du marchand fait foi.',
    ],
    changed: 'Prix modifiés depuis l’ajout',
    change: (title: string, before: string, now: string) => `${title} : ${before}, maintenant ${now}`,
  },
};
