import { countIn } from '../../../i18n/plural.ts';

const count = countIn('fr');

/** French texts of the merchants' management. */
export const texts = {
  label: 'Marchands',
  search: 'Nom ou site web',
  madeByFeeds: 'Un marchand est créé avec son premier flux.',
  toFeeds: 'Ajouter un flux',
  columns: {
    merchant: 'Marchand',
    state: 'État',
    offers: 'Offres',
    delivery: 'Livraison non indiquée',
    freshness: 'Fraîcheur',
  },
  active: 'Actif',
  inactive: 'Inactif',
  applying: 'Mise à jour en cours…',
  feeds: (n: string, amount: number) => count(amount, `${n} flux`, `${n} flux`),
  noRule: 'pas de règle',
  free: 'offerte',
  freeFrom: (euros: string) => `offerte dès ${euros}`,
  days: (n: number) => count(n, `${n} jour`, `${n} jours`),
  actions: {
    edit: 'Modifier',
    quality: 'Qualité',
    of: (action: string, merchant: string) => `${action}\u00a0: ${merchant}`,
  },
  suggestion: {
    text: (flat: string, freeFrom: string) =>
      `Règle déduite de ses offres\u00a0: ${flat}, offerte dès ${freeFrom}`,
    basis: (offers: string, amount: number, exceptions: string, others: number) =>
      `${count(amount, `${offers} offre`, `${offers} offres`)}, ${count(others, `${exceptions} exception`, `${exceptions} exceptions`)}`,
    accept: 'Adopter cette règle',
    accepted: 'Règle de livraison enregistrée.',
  },
  quality: {
    label: (merchant: string) => `Qualité des flux de ${merchant}`,
    notMeasured: 'Pas encore mesurée\u00a0: comptez quelques minutes après un import.',
    measured: (when: string) => `Mesuré le ${when}.`,
    worry: 'à vérifier',
    counts: (n: string, of: string) => `${n} sur ${of}`,
    ruled: (n: string, amount: number) =>
      count(
        amount,
        `${n} offre sans frais indiqués suit la règle de livraison.`,
        `${n} offres sans frais indiqués suivent la règle de livraison.`,
      ),
    gtin: { name: 'GTIN valides', hint: 'Offres dont le code-barres a une clé de contrôle correcte.' },
    delivery: {
      name: 'Livraison non indiquée',
      hint: 'Offres sans frais indiqués ni règle\u00a0: ajoutez une règle.',
    },
    stale: {
      name: 'Périmées',
      hint: 'Relevées avant la limite de fraîcheur\u00a0: elles ne sont plus affichées.',
    },
    matched: { name: 'Rapprochées', hint: 'Offres dont le produit est aussi proposé par un autre marchand.' },
    repeated: {
      name: 'GTIN répétés',
      hint: 'Leur GTIN figure sur des produits différents de ce marchand : il ne sert pas au rapprochement.',
    },
    far: {
      name: 'Prix suspects',
      hint: 'Au moins trois fois plus chères ou moins chères que l’offre médiane du produit, sur trois offres ou plus.',
    },
    held: {
      name: 'Prix retenus',
      hint: 'Articles masqués jusqu’à ce qu’un second import confirme leur prix.',
    },
    rejected: { name: 'Lignes refusées', hint: 'Par le dernier import de chaque flux.' },
  },
  form: {
    title: (merchant: string) => `Modifier ${merchant}`,
    name: 'Nom',
    nameHint: 'Les flux qui utilisent l’ancien nom restent rattachés à ce marchand.',
    website: 'Site',
    websiteHint: 'Adresse en https, par exemple https://www.example.fr',
    flat: 'Frais de livraison, en euros',
    flatHint: 'Pour les offres qui ne les indiquent pas. Vide\u00a0: pas de règle.',
    freeFrom: 'Livraison offerte dès, en euros',
    freeFromHint: 'Vide\u00a0: jamais offerte.',
    freshness: 'Limite de fraîcheur, en jours',
    freshnessHint: 'Les offres relevées avant cette limite ne sont plus affichées comme disponibles.',
    statementsNote: 'Pour la page publique du marchand\u00a0; un champ vide y est «\u00a0non indiqué\u00a0».',
    statements: {
      legalName: 'Société, forme juridique et immatriculation',
      contact: 'Contact',
      returns: 'Retours',
      payment: 'Moyens de paiement',
      warranty: 'Garantie commerciale',
    },
    country: 'Pays',
    countryHint: 'Deux lettres, par exemple FR ou DE',
    active: 'Marchand actif',
    activeHint: 'Désactivé, ses offres disparaissent du site\u00a0; réactivé, elles reviennent.',
    logo: 'Logo',
    logoHint: (megabytes: number) => `JPEG, PNG, WebP ou AVIF, ${megabytes}\u00a0Mo au maximum.`,
    logoOf: (merchant: string) => `Logo de ${merchant}`,
    choose: 'Choisir un logo',
    removeLogo: 'Retirer le logo',
    yes: 'oui',
    no: 'non',
  },
};
