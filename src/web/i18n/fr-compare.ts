import { plural } from './plural.ts';

const count = (n: number, one: string, other: string) => plural('fr', n, { one, many: other, other });

/** French texts of the compare pages. */
export const comparePageFr = {
  title: (title: string) => `Comparer les prix : ${title}`,
  metaDescription: (title: string, merchants: number) =>
    `${title} : prix, livraison et délais de ${count(merchants, `${merchants} marchand`, `${merchants} marchands`)}, face à face.`,
  failed: 'Impossible de charger la comparaison.',
  noDescription: 'Aucune description disponible.',
  price: 'Prix TTC',
  noPrice: 'N/D',
  delivered: 'Prix livré',
  lastKnown: (price: string, date: string) => `Dernier prix livré connu : ${price}, relevé le ${date}.`,
  mainMerchant: 'Marchand principal',
  merchants: 'Les marchands face à face',
  tableCaption: 'Marchands, prix, livraison et lien de chaque offre',
  merchant: 'Marchand',
  priceColumn: 'Prix',
  total: 'Prix livré',
  shipping: 'Livraison',
  deliveryInfo: 'Délai et conditions',
  noDeliveryInfo: '—',
  link: 'Lien',
  noOthers: 'Aucune autre offre de marchand pour le moment.',
  toProduct: 'Historique, caractéristiques et filtres',
  side: {
    title: 'Côte à côte',
    share: 'L’adresse de cette page contient votre choix\u00a0: vous pouvez la partager.',
    remove: 'Retirer',
    removeOf: (title: string) => `Retirer\u00a0: ${title}`,
    add: (title: string) => `Comparer à d’autres\u00a0: ${title}`,
    merchants: (n: number) => count(n, `${n} marchand`, `${n} marchands`),
    availability: 'Disponibilité',
    condition: 'État',
    rating: 'Note',
    specifications: 'Caractéristiques',
    marked: 'Ce qui distingue les produits est marqué.',
    different: 'différent',
    missing: 'Un produit que vous aviez choisi n’est plus au catalogue.',
    more: 'Ajoutez un produit de la liste pour en comparer plusieurs, quatre au plus.',
  },
  page: {
    title: 'Comparer les prix',
    description:
      'Vos produits vus récemment, et pour chacun les prix de tous les marchands face à face, livraison comprise.',
    lead: 'Choisissez un produit : ses marchands se mettent face à face.',
    recent: 'Vus récemment',
    popular: 'Les plus comparés',
    popularNote: 'Les produits que le plus de marchands proposent.',
    offers: (n: number) => count(n, `${n} offre`, `${n} offres`),
    failed: 'Impossible de charger la liste.',
    empty: 'Aucun produit à comparer pour le moment.',
    unknown: 'Ce produit n’est plus au catalogue. Choisissez-en un autre dans la liste.',
    browse: 'Parcourir les produits',
  },
};
