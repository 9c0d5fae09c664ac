import { countIn } from '../../i18n/plural.ts';

const count = countIn('fr');

/** French texts of importing a list. */
export const texts = {
  title: 'Importer une liste',
  about:
    'Votre liste de Keepa, CamelCamelCamel, idealo ou d’un tableur devient votre sélection et vos alertes prix.',
  signInFirst: 'Connectez-vous pour importer une liste.',
  signIn: 'Se connecter',
  how: 'Un fichier CSV ou texte\u00a0: un lien, un code-barres (EAN) ou un ISBN par ligne. Si une colonne donne le prix souhaité, l’alerte se déclenche à ce prix livré.',
  limits: (lines: string) => `${lines} lignes et 300 Ko au maximum. D’un tableur, enregistrez au format CSV.`,
  file: 'Choisir un fichier',
  text: 'Ou collez la liste ici',
  preview: 'Voir ce qui est trouvé',
  empty: 'Choisissez un fichier ou collez d’abord une liste.',
  tooLarge: 'Ce fichier est trop volumineux\u00a0: 300 Ko au maximum.',
  notText: 'Ce n’est pas un fichier texte. Enregistrez la liste au format CSV.',
  failed: 'La liste n’a pas pu être lue. Réessayez.',
  reading: 'Lecture de la liste…',
  found: (n: number, all: number, shown: string) =>
    `${count(n, `${n} produit trouvé`, `${n} produits trouvés`)} sur ${count(all, `${shown} ligne`, `${shown} lignes`)}`,
  cut: (lines: string) =>
    `La liste est plus longue\u00a0: seules les ${lines} premières lignes ont été lues.`,
  wishedColumn: (name: string) => `Prix souhaités\u00a0: colonne «\u00a0${name}\u00a0».`,
  columns: {
    chosen: 'Ajouter',
    product: 'Produit',
    now: 'Prix livré',
    wished: 'Prix souhaité',
    line: 'Ligne',
  },
  choose: (title: string) => `Ajouter ${title}`,
  noPrice: 'pas d’offre',
  alertsAtPrice: 'Alerte prix au prix souhaité, quand la liste l’indique',
  alertsAtAny: 'Alerte prix à la prochaine baisse',
  alertsAtAnyElse: 'Alerte prix à la prochaine baisse pour les autres',
  add: (n: number) => count(n, `Ajouter ${n} produit`, `Ajouter ${n} produits`),
  adding: (done: number, all: number) => `Ajout\u00a0: ${done} sur ${all}`,
  notFound: (n: number) => count(n, `${n} ligne sans produit`, `${n} lignes sans produit`),
  faults: {
    nothing_in_it: 'ni lien, ni code-barres, ni ISBN',
    not_found: 'inconnu chez nous',
    several: 'plusieurs produits possibles',
    repeated: 'déjà plus haut dans la liste',
  },
  find: 'Trouver',
  report: 'Résultat',
  outcomes: {
    added: (n: number) => count(n, `${n} produit dans votre sélection`, `${n} produits dans votre sélection`),
    added_with_alert: (n: number) =>
      count(
        n,
        `${n} produit dans votre sélection, avec une alerte prix`,
        `${n} produits dans votre sélection, avec une alerte prix`,
      ),
    reached: (n: number) =>
      count(
        n,
        `${n} produit déjà au prix souhaité ou moins\u00a0: dans votre sélection, sans alerte`,
        `${n} produits déjà au prix souhaité ou moins\u00a0: dans votre sélection, sans alerte`,
      ),
    gone: (n: number) => count(n, `${n} produit disparu`, `${n} produits disparus`),
    selection_full: (n: number) =>
      count(
        n,
        `${n} produit non ajouté\u00a0: votre sélection est pleine`,
        `${n} produits non ajoutés\u00a0: votre sélection est pleine`,
      ),
    alerts_full: (n: number) =>
      count(
        n,
        `${n} produit dans votre sélection, sans alerte\u00a0: vous en avez le maximum`,
        `${n} produits dans votre sélection, sans alerte\u00a0: vous en avez le maximum`,
      ),
  },
  addFailed: 'Les produits suivants n’ont pas pu être ajoutés. Réessayez.',
  retry: 'Réessayer',
  toSelection: 'Voir ma sélection',
  toAlerts: 'Voir mes alertes',
  again: 'Importer une autre liste',
};
