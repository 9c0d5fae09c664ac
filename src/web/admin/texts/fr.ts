import { countIn } from '../../i18n/plural.ts';

const count = countIn('fr');

/** French texts that all of the back office shares. */
export const texts = {
  title: 'Administration',
  tabs: {
    dashboard: 'Tableau de bord',
    users: 'Gestion des utilisateurs',
    products: 'Gestion des produits',
    categories: 'Gestion des catégories',
    merchants: 'Marchands',
    promoCodes: 'Codes promo',
    promoFiles: 'Fichiers de promotions',
    merchantCategories: 'Catégories des marchands',
    vocabulary: 'Vocabulaire',
    missedSearches: 'Recherches sans résultat',
    brandAliases: 'Noms de marques',
    feeds: 'Flux',
    reports: 'Signalements',
    matches: 'Rapprochements',
    matchedProduct: 'Offres d’un produit',
    mails: 'E-mails',
    audit: 'Journal',
    hours: 'Heures',
  },
  /** Parts of a tab, where these are called otherwise beside each other. */
  sections: {
    categories: 'Nos catégories',
    vocabulary: 'Synonymes de recherche',
    matches: 'Paires douteuses',
  },
  parts: 'Rubriques',
  table: {
    sortBy: (column: string) => `Trier par\u00a0: ${column}`,
    actions: 'Actions',
    found: (n: string, amount: number) => count(amount, `${n} résultat`, `${n} résultats`),
    none: 'Aucun résultat.',
    retry: 'Réessayer',
    search: 'Rechercher',
  },
  actions: {
    edit: 'Modifier',
    save: 'Enregistrer',
    cancel: 'Annuler',
    delete: 'Supprimer',
    deleteForGood: 'Supprimer définitivement',
  },
  discarding: {
    title: 'Abandonner vos modifications\u00a0?',
    loss: 'Ce que vous avez saisi n’est pas enregistré et sera perdu.',
    discard: 'Abandonner',
    keep: 'Continuer la saisie',
  },
  conflict: {
    title: 'Modifié entre-temps',
    theirs: 'Version enregistrée',
    mine: 'Votre version',
    keepMine: 'Enregistrer ma version',
    takeTheirs: 'Garder la version enregistrée',
    gone: 'Supprimé entre-temps\u00a0: il n’y a plus rien à modifier ici.',
  },
  /** Why a file is not taken as a picture. */
  pictures: {
    notPicture: (name: string) => `${name} n’est pas une image JPEG, PNG, WebP ou AVIF.`,
    tooLarge: (name: string, megabytes: number) =>
      `${name} est trop volumineux\u00a0: ${megabytes}\u00a0Mo au maximum.`,
  },
  findProduct: 'Titre, marque ou code',
  todo: 'À traiter',
  failures: { load: 'Impossible de charger les données', update: 'La mise à jour a échoué' },
};
