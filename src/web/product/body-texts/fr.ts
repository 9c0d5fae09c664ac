import { countIn } from '../../i18n/plural.ts';

const count = countIn('fr');
const days = (n: number) => count(n, `${n} jour`, `${n} jours`);

const givers = { manufacturer: ' (fabricant)', seller: ' (marchand)', nobody: '' };

/** Figures of a running cost, as the language writes them. */
export type RunningWords = { kwh: string; times: string; perYear: string };

/** French texts of what stands below the top of a product page: loaded with that. */
export const texts = {
  history: {
    titleOf: {
      new: 'Meilleur prix livré, neuf',
      refurbished: 'Meilleur prix livré, reconditionné',
      used: 'Meilleur prix livré, occasion',
    },
    notDelivered: 'Meilleur prix sans la livraison\u00a0: aucun marchand en stock ne l’indiquait',
    deliveredOnly:
      'Seuls les prix livrés comptent\u00a0: un marchand qui n’indique pas la livraison n’y figure pas.',
    windows: { 30: '30 jours', 90: '90 jours', 365: '1 an' },
    window: 'Période de l’historique',
    lowest: 'Prix le plus bas\u00a0:',
    allTimeLow: 'Prix le plus bas jamais relevé\u00a0:',
    lowestSince: 'le',
    chart: (from: string, to: string, lowest: string, highest: string) =>
      `Courbe du meilleur prix du ${from} au ${to} : entre ${lowest} et ${highest}. Les mêmes chiffres figurent dans le tableau.`,
    explore: 'Parcourir les prix jour par jour',
    moves: 'Arrivées et départs de marchands',
    movesNote: 'Sur la courbe, ▲ marque l’arrivée d’un marchand et ▼ son départ, pour une semaine au moins.',
    came: (merchant: string) => `${merchant} arrive`,
    went: (merchant: string) => `${merchant} n’a plus le produit`,
    targetPrice: {
      line: 'Prix de mon alerte',
      title: 'Me prévenir à mon prix',
      hint: 'Choisissez votre prix\u00a0: déplacez la ligne sur la courbe, ou saisissez un montant.',
    },
    unavailable: 'indisponible',
    figures: {
      lowest30: 'Prix le plus bas sur 30 jours',
      lowest90: 'Prix le plus bas sur 90 jours',
      median90: 'Prix médian sur 90 jours',
    },
    observed: (n: number) =>
      n === 0
        ? 'Nos relevés de ce produit commencent tout juste.'
        : `Cette courbe ne repose que sur nos relevés, sur ${days(n)}.`,
    table: 'Voir les chiffres en tableau',
    byMerchant: 'Par marchand',
    merchantsCaption: 'Prix chez chaque marchand\u00a0: prix actuel et prix le plus bas',
    merchant: 'Marchand',
    now: 'Prix actuel',
    atLeast: 'Prix le plus bas',
    tableCaption: 'Meilleur prix, le plus récent d’abord',
    since: 'Depuis le',
    until: 'Jusqu’au',
    price: 'Prix',
    none: 'Pas encore d’historique de prix pour ce produit.',
    noneInWindow: 'Aucun prix relevé sur cette période.',
    failed: 'Impossible de charger l’historique des prix.',
  },
  recent: { title: 'Vus récemment', none: 'Les produits que vous consultez s’affichent ici.' },
  note: {
    title: 'Bon à savoir',
    text: 'Les prix livrés sont TTC et comprennent la livraison standard en France. Vous achetez chez le marchand, qui nous verse une commission\u00a0; elle ne change ni le prix ni l’ordre des offres.',
    link: 'Notre classement',
  },
  onThisPage: 'Sur cette page',
  historyTitle: 'Historique des prix',
  description: { title: 'Description', none: 'Aucune description disponible.' },
  labels: {
    title: 'Énergie et réparation',
    eprel: 'Étiquette énergie et fiche produit (registre européen EPREL)',
    running: (cost: string) => `Environ ${cost} d’électricité par an`,
    basis: {
      year: ({ kwh }: RunningWords) => `${kwh} kWh par an`,
      '1000 hours': ({ kwh, times, perYear }: RunningWords) =>
        `${kwh} kWh pour 1\u202f000 heures, soit ${perYear} kWh pour ${times} heures par an`,
      '100 cycles': ({ kwh, times, perYear }: RunningWords) =>
        `${kwh} kWh pour 100 cycles, soit ${perYear} kWh pour ${times} cycles par an`,
    },
    computed: (basis: string, cents: string, since: string) =>
      `Calcul\u00a0: ${basis}, à ${cents} centimes le kWh TTC (prix du ${since}). Votre consommation dépend de votre usage.`,
    repairability: 'Indice de réparabilité',
    durability: 'Indice de durabilité',
    outOfTen: (score: string) => `${score} sur 10`,
    note: 'D’après les marchands\u00a0: affiché si au moins deux tiers de ceux qui l’indiquent sont d’accord.',
  },
  similar: {
    title: 'Produits similaires',
    none: 'Pas encore de produit similaire.',
    failed: 'Impossible de charger les produits similaires.',
  },
  offers: {
    ownTermsLead: 'Abonnement, fidélité, code promo\u00a0?',
    ownTerms: 'Voir mon prix',
    warranty: (months: number, by: 'manufacturer' | 'seller' | null) =>
      `garantie annoncée\u00a0: ${months % 12 === 0 ? count(months / 12, '1 an', `${months / 12} ans`) : `${months} mois`}${givers[by ?? 'nobody']}`,
    guarantee:
      'En plus d’une éventuelle garantie annoncée, tout vendeur professionnel doit la garantie légale de conformité\u00a0: deux ans à compter de la livraison, pour le neuf comme pour le reconditionné et l’occasion (Code de la consommation, art. L217\u20113). Un défaut qui apparaît dans les 24 mois, 12 mois pour un produit reconditionné ou d’occasion, est présumé avoir existé dès la livraison (art. L217\u20117).',
    criterion: {
      total:
        'Une ligne par marchand, ou par vendeur de sa place de marché, par prix livré croissant, la meilleure offre en stock d’abord.',
      price:
        'Une ligne par marchand, ou par vendeur de sa place de marché, par prix croissant hors livraison.',
      merchant: 'Une ligne par marchand, ou par vendeur de sa place de marché, par nom.',
    },
    legal: (merchants: number) =>
      `${count(merchants, `${merchants} marchand`, `${merchants} marchands`)}, liste non exhaustive\u00a0; leur commission ne change jamais l’ordre.`,
    announced: (change: string, price: string) => `Annoncé\u00a0: ${change} sur ${price}`,
    recorded: (change: string, price: string) =>
      `relevé\u00a0: ${change} sur ${price}, son prix le plus bas des 30 jours précédents, hors livraison`,
    filters: 'Filtrer les offres',
    filterInStock: 'En stock',
    filterFreeDelivery: 'Livraison offerte',
    allConditions: 'Tous les états',
    sort: 'Trier',
    sorts: { total: 'Prix livré', price: 'Prix hors livraison', merchant: 'Marchand' },
    showRest: (n: number) => count(n, `Voir ${n} autre offre`, `Voir ${n} autres offres`),
    showLess: 'Voir moins d’offres',
    noneChosen: 'Aucune offre ne correspond à ces filtres.',
    showAll: 'Voir toutes les offres',
  },
};
