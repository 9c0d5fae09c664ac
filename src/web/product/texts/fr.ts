import { countIn } from '../../i18n/plural.ts';

const count = countIn('fr');
const days = (n: number) => count(n, `${n} jour`, `${n} jours`);

/** French texts of the product page. */
export const texts = {
  title: (title: string, merchants: number) =>
    `${title}\u00a0: ${count(merchants, `le prix chez ${merchants} marchand`, `les prix de ${merchants} marchands`)}`,
  titleWithoutOffers: (title: string) => `${title} : prix et historique`,
  metaDescription: (title: string, price: string, merchants: number) =>
    `${title} – ${price}. ${count(merchants, 'Voyez l’offre', `Comparez ${merchants} marchands`)} et l’historique des prix.`,
  priceNotDelivered: (price: string) => `${price}, livraison non indiquée`,
  delivered: (price: string) => `${price} livré`,
  lastPrice: (price: string) => `Épuisé, dernier prix connu ${price}`,
  metaWithoutOffers: (title: string) =>
    `${title} : dernier prix connu et historique des prix. Aucune offre disponible pour le moment.`,
  titleAwaited: (title: string) => `${title}\u00a0: pas encore de marchand`,
  metaAwaited: (title: string) =>
    `${title}\u00a0: aucun marchand ne l’a encore proposé. Activez une alerte pour connaître le premier prix.`,
  gallery: {
    of: (title: string) => `Images de ${title}`,
    picture: (n: number, all: number) => `Image ${n} sur ${all}`,
  },
  allSpecifications: 'Toutes les caractéristiques',

  decision: {
    titleOf: {
      new: 'Meilleur prix livré',
      refurbished: 'Meilleur prix livré, reconditionné',
      used: 'Meilleur prix livré, occasion',
    },
    onlyOther: 'Aucun produit neuf en stock pour le moment.',
    at: 'chez',
    seller: (seller: string) => `vendu par ${seller}`,
    vat: 'TTC',
    save: 'Ajouter à ma sélection',
    saved: 'Retirer de ma sélection',
    setAlert: 'Activer alerte',
    alertSet: 'Alerte activée',
    typeTarget: 'Choisir mon alerte',
    gap: (gap: string, merchant: string) => `${gap} de moins que chez ${merchant}, le marchand suivant.`,
    otherFrom: {
      new: 'Neuf dès',
      refurbished: 'Reconditionné dès',
      used: 'Occasion dès',
    },
    seeAll: (n: number) => count(n, 'Voir le détail de l’offre', `Comparer les ${n} marchands`),
    notDelivered: 'Prix sans la livraison',
    soldOutPrice: 'Dernier prix connu, épuisé',
  },

  verdict: {
    noDelivery: 'Frais de livraison inconnus\u00a0: ce prix ne peut pas être comparé à son historique.',
    tooEarly: 'L’historique est encore trop court pour évaluer ce prix.',
    lowest: (n: number) => `Prix le plus bas relevé en ${days(n)}.`,
    below: (share: string, n: number) => `${share} de moins que le prix médian, sur ${days(n)} de relevés.`,
    above: (share: string, n: number) => `${share} de plus que le prix médian, sur ${days(n)} de relevés.`,
    usual: (n: number) => `Prix habituel, proche du prix médian sur ${days(n)} de relevés.`,
  },

  sizes: {
    choose: 'Choisir une taille',
    chosen: (size: string) => `Taille ${size} : prix et stock`,
    from: (price: string) => `dès ${price}`,
    soldOut: 'épuisée',
    inStock: (labels: string) => `tailles en stock : ${labels}`,
    notOffered: 'Pas dans cette taille',
    notStated: 'tailles non indiquées par le marchand',
  },

  offers: {
    title: 'Les offres',
    nav: (n: number) => count(n, `${n} marchand`, `${n} marchands`),
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
    unknownDelivery: 'livraison non indiquée',
    unstatedTitle: 'Livraison non indiquée par le marchand',
    unstatedNote: 'Prix sans la livraison, à ne pas comparer aux prix livrés.',
    others: (n: number) => count(n, `${n} autre offre de ce marchand`, `${n} autres offres de ce marchand`),
    notStated: 'non indiquée par le marchand',
    deliveryInfo: 'livraison :',
    inStock: 'En stock',
    stock: (n: string) => `${n} en stock`,
    outOfStock: 'Épuisé',
    stockNotStated: 'Stock non indiqué',
    seen: 'relevé',
    none: 'Aucun marchand ne propose ce produit pour le moment.',
    lastKnown: 'Dernier prix livré connu\u00a0:',
    lastKnownNotDelivered: 'Dernier prix connu, livraison non indiquée\u00a0:',
    lastKnownAt: 'relevé le',
    fallback: (price: string, isInStock: boolean) =>
      `Prix indicatif donné par Visavis, et non par un marchand\u00a0: ${price}${isInStock ? '' : ' (épuisé)'}.`,
    noneYet: 'Aucun marchand n’a encore proposé ce produit.',
    awaitedNote:
      'Ce prix n’est celui d’aucun marchand. Activez une alerte\u00a0: nous vous préviendrons dès qu’un premier marchand proposera le produit.',
    neverSeen: 'Nous n’avons encore relevé aucun prix.',
    noneNext: 'Voir les produits similaires',
  },

  specifications: {
    title: 'Caractéristiques',
    brand: 'Marque',
    gtin: 'EAN / GTIN',
    mpn: 'Référence fabricant',
    none: 'Les marchands n’indiquent pas de caractéristiques pour ce produit.',
  },
  report: 'Signaler une erreur',
  manage: 'Gérer les offres',
};
