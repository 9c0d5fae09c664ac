import { countIn } from '../../i18n/plural.ts';
import { texts as shared } from '../../i18n/texts/fr.ts';

const count = countIn('fr');

/** French texts of the compare pages. */
export const texts = {
  title: (title: string) => `Comparer les prix : ${title}`,
  metaDescription: (title: string, merchants: number) =>
    `${title}\u00a0: comparez les prix, les frais et les délais de livraison de ${count(merchants, `${merchants} marchand`, `${merchants} marchands`)}.`,
  failed: 'Impossible de charger la comparaison.',
  noDescription: 'Aucune description disponible.',
  price: 'Prix TTC',
  noPrice: 'N/D',
  delivered: 'Prix livré',
  lastKnown: (price: string, date: string) => `Dernier prix livré connu : ${price}, relevé le ${date}.`,
  lastKnownNotDelivered: (price: string, date: string) =>
    `Dernier prix connu, livraison non indiquée\u00a0: ${price}, relevé le ${date}.`,
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
    add: shared.product.addToComparison,
    merchants: (n: number) => count(n, `${n} marchand`, `${n} marchands`),
    availability: 'Disponibilité',
    condition: 'État',
    rating: 'Note',
    specifications: 'Caractéristiques',
    marked: 'Les différences entre les produits sont signalées.',
    different: 'différent',
    missing: 'Un produit que vous aviez choisi n’est plus au catalogue.',
    more: 'Ajoutez des produits de la liste pour en comparer quatre au maximum.',
  },
  page: {
    title: 'Comparer les prix',
    description:
      'Comparez les prix des produits que vous avez vus récemment chez tous les marchands, livraison comprise.',
    lead: 'Choisissez un produit pour comparer les prix des marchands.',
    recent: 'Vus récemment',
    popular: 'Les plus comparés',
    popularNote: 'Les produits proposés par le plus grand nombre de marchands.',
    offers: (n: number) => count(n, `${n} marchand`, `${n} marchands`),
    failed: 'Impossible de charger la liste.',
    empty: 'Aucun produit à comparer pour le moment.',
    unknown: 'Ce produit n’est plus au catalogue. Choisissez-en un autre dans la liste.',
    browse: 'Voir les produits',
  },
};
