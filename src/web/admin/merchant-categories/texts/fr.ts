import { plural } from '../../../i18n/plural.ts';

const categories = (n: number, text: string) =>
  plural('fr', n, { one: `${text} catégorie`, many: `${text} de catégories`, other: `${text} catégories` });
const products = (n: number, text: string) =>
  plural('fr', n, {
    one: `${text} produit suit`,
    many: `${text} de produits suivent`,
    other: `${text} produits suivent`,
  });

/** French texts of the screen that maps merchants' categories to ours. */
export const texts = {
  label: 'Catégories des marchands',
  search: 'Catégorie ou marchand',
  state: 'État',
  states: {
    open: 'À rattacher',
    unsure: 'À vérifier',
    sure: 'Reconnues',
    decided: 'Rattachées',
    ignored: 'Ignorées',
  },
  notes: {
    open: 'Aucune règle ne reconnaît ces catégories\u00a0: leurs produits sont rangés d’après leur titre ou un autre marchand, sinon dans «\u00a0Autres\u00a0». Un rattachement les déplace, sauf ceux que d’autres marchands, plus nombreux, rangent ailleurs et ceux que vous avez rangés un à un.',
    unsure:
      'La règle automatique n’a trouvé qu’un mot vague ou la catégorie du réseau d’affiliation\u00a0: à vérifier.',
    sure: 'La règle automatique reconnaît les mots du marchand. Un rattachement la remplace.',
    decided: 'Vos décisions, conservées d’un import à l’autre.',
    ignored: 'Laissées à la règle automatique, elles ne vous sont plus proposées.',
  },
  columns: { path: 'Catégorie du marchand', offers: 'Offres', merchant: 'Marchand', ours: 'Notre catégorie' },
  noPath: 'Sans catégorie',
  network: (path: string) => `Réseau\u00a0: ${path}`,
  examples: (titles: string) => `Ex.\u00a0: ${titles}`,
  selectAll: 'Tout sélectionner sur cette page',
  selectOf: (path: string, merchant: string) => `Sélectionner ${path} (${merchant})`,
  selected: (n: number, text: string) =>
    plural('fr', n, {
      one: `${text} sélectionnée`,
      many: `${text} sélectionnées`,
      other: `${text} sélectionnées`,
    }),
  target: 'Rattacher à',
  noTarget: 'Choisir…',
  map: 'Rattacher',
  mapTo: (path: string, category: string) => `Rattacher ${path} à ${category}`,
  choose: 'Autre catégorie…',
  chooseFor: (path: string) => `Autre catégorie… pour ${path}`,
  ignore: 'Ignorer',
  ignoreOf: (path: string) => `Ignorer ${path}`,
  undo: 'Annuler la décision',
  undoOf: (path: string) => `Annuler la décision pour ${path}`,
  byRule: (category: string) => `Règle\u00a0: ${category}`,
  reasons: {
    standing: (n: number, text: string) =>
      plural('fr', n, {
        one: `${text} offre comparée y est rangée`,
        many: `${text} d’offres comparées y sont rangées`,
        other: `${text} offres comparées y sont rangées`,
      }),
    name: 'nom semblable',
    network: 'catégorie du réseau',
    coarse: 'mot vague',
  },
  counting: 'Calcul de ce qui est concerné…',
  products: (n: number, text: string) =>
    plural('fr', n, { one: `${text} produit`, many: `${text} de produits`, other: `${text} produits` }),
  offers: (n: number, text: string) =>
    plural('fr', n, { one: `${text} offre`, many: `${text} d’offres`, other: `${text} offres` }),
  extent: (productsText: string, offersText: string) => `${productsText} et ${offersText} sont concernés.`,
  placed: (n: number, text: string) =>
    plural('fr', n, {
      one: `${text} de ces produits est déjà rangé ailleurs que dans «\u00a0Autres\u00a0».`,
      many: `${text} de ces produits sont déjà rangés ailleurs que dans «\u00a0Autres\u00a0».`,
      other: `${text} de ces produits sont déjà rangés ailleurs que dans «\u00a0Autres\u00a0».`,
    }),
  takeBack: 'Annuler',
  done: (n: number, text: string, productsCount: number, productsText: string) =>
    `Décision enregistrée pour ${categories(n, text)}\u00a0: ${products(productsCount, productsText)} d’ici une minute environ.`,
};
