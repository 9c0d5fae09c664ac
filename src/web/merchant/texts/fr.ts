import { countIn } from '../../i18n/plural.ts';

const count = countIn('fr');

/** French texts of a merchant's page. */
export const texts = {
  title: (merchant: string) => `${merchant}\u00a0: offres, livraison et contact`,
  description: (merchant: string) =>
    `Qui est ${merchant}, combien d’offres nous comparons, quand nous les avons relevées, et ses frais de livraison.`,
  lead: 'Un marchand dont nous comparons les prix. Vous achetez chez lui, pas chez nous.',
  notStated: 'Non indiqué',
  who: {
    title: 'Qui est ce marchand',
    company: 'Société',
    country: 'Pays',
    website: 'Site',
    contact: 'Contact',
    returns: 'Retours',
    payment: 'Paiement',
    warranty: 'Garantie commerciale',
    source: 'D’après le marchand ou ses pages publiques.',
    guarantee:
      'La garantie légale de conformité de deux ans s’applique à tout achat auprès d’un professionnel, neuf, reconditionné ou d’occasion.',
  },
  delivery: {
    title: 'Livraison',
    rule: 'Frais habituels',
    free: 'offerte',
    byOffer: 'indiqués offre par offre',
    never: 'jamais indiqués par ce marchand',
    ruleOf: (flat: string) => `${flat} par commande, quand l’offre ne l’indique pas`,
    freeFrom: (flat: string, from: string) => `${flat}, offerte dès ${from}, quand l’offre ne l’indique pas`,
    known: 'Offres dont les frais sont connus',
  },
  offers: {
    title: 'Ses offres sur Visavis',
    count: 'Offres en ligne',
    notCounted: 'pas encore comptées',
    since: 'Comparé depuis le',
    seen: 'Dernier relevé',
    never: 'pas encore',
    freshnessOf: (days: number) =>
      count(
        days,
        `une offre non revue depuis ${days} jour n’est plus affichée`,
        `une offre non revue depuis ${days} jours n’est plus affichée`,
      ),
    confirmed: 'Prix confirmés',
    someWait: 'Les autres, trop éloignés des prix connus, attendent un second relevé.',
    noneWaits: 'Aucun prix trop éloigné des prix connus n’attend de second relevé.',
    reports: 'Signalements fondés',
    reportsOf: (n: number, shown: string) =>
      n === 0 ? 'aucun en douze mois' : count(n, `${shown} en douze mois`, `${shown} en douze mois`),
  },
  categories: {
    title: 'Ses catégories',
    none: 'Aucune offre pour le moment.',
    failed: 'Impossible de charger les catégories.',
    of: (category: string, products: string, n: number) =>
      `${category}, ${count(n, `${products} produit`, `${products} produits`)}`,
  },
  paid: 'Comme tous les marchands comparés ici, il peut nous verser une commission quand vous achetez après avoir suivi un de nos liens. Elle ne change ni l’ordre des offres ni cette page.',
  ranking: 'Notre classement',
};
