import { plural } from './plural.ts';

const count = (n: number, one: string, other: string) => plural('fr', n, { one, many: other, other });
const days = (n: number) => count(n, `${n} jour`, `${n} jours`);

/** French texts of the product page. */
export const productPageFr = {
  title: (title: string, offers: number) =>
    `${title} : ${count(offers, `${offers} offre comparée`, `${offers} offres comparées`)}`,
  titleWithoutOffers: (title: string) => `${title} : prix et historique`,
  metaDescription: (title: string, price: string, merchants: number) =>
    `${title} dès ${price}. Les prix de ${count(merchants, `${merchants} marchand`, `${merchants} marchands`)} face à face, livraison comprise, et leur historique.`,
  delivered: (price: string) => `${price} livré`,
  metaWithoutOffers: (title: string) =>
    `${title} : dernier prix connu et historique des prix. Aucune offre disponible en ce moment.`,
  titleAwaited: (title: string) => `${title} : pas encore de marchand`,
  metaAwaited: (title: string) =>
    `${title} : aucun marchand ne l’a encore proposé. Soyez prévenu dès le premier prix.`,
  onThisPage: 'Sur cette page',
  allSpecifications: 'Toutes les caractéristiques',

  decision: {
    titleOf: {
      new: 'Meilleur prix livré',
      refurbished: 'Meilleur prix livré, reconditionné',
      used: 'Meilleur prix livré, occasion',
    },
    onlyOther: 'Aucune offre neuve en stock en ce moment.',
    at: 'chez',
    seller: (seller: string) => `vendu par ${seller}`,
    vat: 'TVA comprise',
    save: 'Garder dans ma sélection',
    saved: 'Retirer de ma sélection',
    setAlert: 'Activer alerte',
    alertSet: 'Alerte activée',
    signInForAlert: 'Connectez-vous pour activer une alerte.',
    signIn: 'Se connecter',
    gap: (gap: string, merchant: string) => `${gap} de moins que le marchand suivant, ${merchant}.`,
    otherFrom: {
      new: 'Neuf dès',
      refurbished: 'Reconditionné dès',
      used: 'Occasion dès',
    },
    seeAll: (n: number) => count(n, 'Voir l’offre en détail', `Comparer les ${n} offres`),
    notDelivered: 'Meilleur prix, livraison non indiquée',
    soldOutPrice: 'Dernier prix affiché, épuisé',
  },

  verdict: {
    noDelivery: 'Sans les frais de livraison, ce prix ne se compare pas à son historique.',
    tooEarly: 'Pas encore assez d’historique pour juger ce prix.',
    lowest: (n: number) => `Le prix le plus bas relevé en ${days(n)}.`,
    below: (share: string, n: number) => `${share} sous le prix médian des ${days(n)} relevés.`,
    above: (share: string, n: number) => `${share} au-dessus du prix médian des ${days(n)} relevés.`,
    usual: (n: number) => `Prix habituel : proche de la médiane des ${days(n)} relevés.`,
  },

  offers: {
    title: 'Les offres',
    nav: (n: number) => count(n, `${n} offre`, `${n} offres`),
    ofCondition: {
      new: 'Neuf',
      refurbished: 'Reconditionné',
      used: 'Occasion',
    },
    from: 'dès',
    caption: (condition: string) => `Offres, ${condition}`,
    merchant: 'Marchand',
    availability: 'Disponibilité et livraison',
    total: 'Prix livré',
    link: 'Lien vers l’offre',
    see: 'Voir l’offre',
    seeAt: (merchant: string) => `Voir l’offre chez ${merchant} (nouvel onglet)`,
    sum: (price: string, delivery: string) => `${price} + ${delivery}`,
    freeDelivery: 'livraison offerte',
    notStated: 'non indiquée par le marchand',
    deliveryInfo: 'livraison :',
    deliveryNotStated: 'Frais de livraison non indiqués par le marchand',
    inStock: 'En stock',
    stock: (n: number) => `${n} en stock`,
    outOfStock: 'Épuisé',
    seen: 'vu',
    criterion: {
      total: 'Offres classées par prix livré croissant, la meilleure en stock d’abord.',
      price: 'Offres classées par prix croissant, hors livraison.',
      merchant: 'Offres classées par nom de marchand.',
    },
    legal: (merchants: number) =>
      `${count(merchants, `${merchants} marchand`, `${merchants} marchands`)}, liste non exhaustive, aucun emplacement payant.`,
    filters: 'Filtrer les offres',
    filterInStock: 'En stock',
    filterFreeDelivery: 'Livraison offerte',
    allConditions: 'Tous les états',
    sort: 'Trier',
    sorts: { total: 'Prix livré', price: 'Prix seul', merchant: 'Marchand' },
    noneChosen: 'Aucune offre ne correspond à ces filtres.',
    showAll: 'Voir toutes les offres',
    showRest: (n: number) => count(n, `Voir ${n} offre de plus`, `Voir ${n} offres de plus`),
    showLess: 'Replier la liste',
    none: 'Aucun marchand ne propose ce produit en ce moment.',
    lastKnown: 'Dernier prix livré connu :',
    lastKnownAt: 'relevé le',
    fallback: (price: string, isInStock: boolean) =>
      `Prix indicatif saisi par Visavis, d’aucun marchand\u00a0: ${price}${isInStock ? '' : ' (épuisé)'}.`,
    noneYet: 'Aucun marchand n’a encore proposé ce produit.',
    awaitedNote:
      'Ce prix n’est celui d’aucun marchand. Activez une alerte\u00a0: nous vous prévenons dès qu’un premier marchand propose le produit.',
    neverSeen: 'Nous n’avons encore relevé aucun prix.',
    noneNext: 'Voir les produits similaires',
  },

  history: {
    title: 'Historique du prix livré',
    titleOf: {
      new: 'Meilleur prix livré, neuf',
      refurbished: 'Meilleur prix livré, reconditionné',
      used: 'Meilleur prix livré, occasion',
    },
    windows: { 30: '30 jours', 90: '90 jours', 365: '1 an' },
    window: 'Durée de l’historique',
    lowest: 'Au plus bas :',
    lowestSince: 'le',
    chart: (from: string, to: string, lowest: string, highest: string) =>
      `Courbe du meilleur prix livré du ${from} au ${to} : entre ${lowest} et ${highest}. Les mêmes chiffres se lisent dans le tableau.`,
    explore: 'Lire le prix jour par jour',
    unavailable: 'indisponible',
    figures: {
      lowest30: 'Au plus bas, 30 jours',
      lowest90: 'Au plus bas, 90 jours',
      median90: 'Médiane, 90 jours',
    },
    observed: (n: number) =>
      `${count(n, `${n} jour relevé`, `${n} jours relevés`)} par nos soins ; rien d’autre n’entre dans cette courbe.`,
    table: 'Les mêmes chiffres en tableau',
    byMerchant: 'Par marchand',
    merchantsCaption: 'Prix livré chez chaque marchand, actuel et au plus bas',
    merchant: 'Marchand',
    now: 'Actuellement',
    atLeast: 'Au plus bas',
    tableCaption: 'Meilleur prix livré, du plus récent au plus ancien',
    since: 'Depuis le',
    until: 'Jusqu’au',
    price: 'Prix livré',
    none: 'Pas encore d’historique : le premier relevé est trop récent.',
    noneInWindow: 'Aucun prix relevé sur cette durée.',
    failed: 'Impossible de charger l’historique des prix.',
  },

  specifications: {
    title: 'Caractéristiques',
    brand: 'Marque',
    gtin: 'EAN / GTIN',
    mpn: 'Référence fabricant',
    none: 'Les marchands ne donnent pas de caractéristiques pour ce produit.',
  },
  description: { title: 'Description', none: 'Aucune description disponible.' },
  report: 'Signaler un prix ou un produit erroné',

  similar: {
    title: 'Produits similaires',
    none: 'Pas encore de produit similaire.',
    failed: 'Impossible de charger les produits similaires.',
  },
  recent: { title: 'Vus récemment', none: 'Les produits que vous consultez s’affichent ici.' },
  note: {
    title: 'Bon à savoir',
    text: 'Les prix comprennent la TVA et la livraison standard en France. L’achat se fait chez le marchand ; il nous verse une commission, qui ne change ni le prix ni l’ordre des offres.',
    link: 'Comment nous classons',
  },
};
