import { plural } from '../../../i18n/plural.ts';
import { texts as admin } from '../../texts/fr.ts';

/** French texts of what search and matching take for one thing. */
export const texts = {
  search: {
    label: 'Synonymes de recherche',
    find: 'Mot ou expression',
    note: 'La recherche considère les expressions d’un groupe comme équivalentes, en français et en anglais\u00a0; accents, majuscules et pluriels ne comptent pas.',
    said: 'Partout',
    asked: 'Dans une recherche seulement',
    saidHint: 'Séparées par des virgules\u00a0; les produits doivent en employer au moins une.',
    askedHint:
      'Séparées par des virgules. «\u00a0portable\u00a0» désigne un ordinateur dans une recherche, pas dans un titre.',
    add: 'Ajouter un groupe',
    editOf: (name: string) => `Modifier le groupe ${name}`,
    deleteOf: (name: string) => `Supprimer le groupe ${name}`,
    saved: 'Groupe enregistré. La recherche en tient compte dans quelques secondes.',
    removed: 'Groupe supprimé.',
    deleteTitle: 'Supprimer ce groupe de synonymes\u00a0?',
    loss: (phrases: string) =>
      `La recherche ne considérera plus ces expressions comme équivalentes\u00a0: ${phrases}.`,
  },
  missed: {
    label: 'Recherches sans résultat',
    note: 'Comptées à l’affichage de la page, sans trace de leur auteur\u00a0; conservées 90 jours.',
    days: 'Période',
    lastDays: (n: number) => (n === 1 ? 'Aujourd’hui' : `${n} derniers jours`),
    state: 'État',
    states: { open: admin.todo, dismissed: 'Traitées' },
    columns: { query: 'Recherche', count: 'Fois', last: 'Dernière fois' },
    alias: 'Créer un synonyme',
    aliasOf: (query: string) => `Créer un synonyme pour ${query}`,
    meaning: (query: string) => `«\u00a0${query}\u00a0» signifie`,
    meaningHint: 'Un mot que les produits emploient. S’il est déjà dans un groupe, la recherche s’y ajoute.',
    dismiss: 'Marquer comme traitée',
    dismissOf: (query: string) => `Marquer comme traitée\u00a0: ${query}`,
    restore: 'Remettre à traiter',
    restoreOf: (query: string) => `Remettre à traiter\u00a0: ${query}`,
    aliased: 'Synonyme enregistré. La recherche en tient compte dans quelques secondes.',
    dismissed: 'Recherche marquée comme traitée.',
    restored: 'Recherche remise à traiter.',
  },
  brands: {
    label: 'Autres noms de marques',
    note: 'Les offres sous un autre nom sont comparées comme celles de la marque, à partir du prochain import.',
    columns: { alias: 'Autre nom', brand: 'Marque' },
    add: 'Ajouter un nom',
    saved: (alias: string, brand: string) =>
      `«\u00a0${alias}\u00a0» est enregistré comme autre nom de «\u00a0${brand}\u00a0».`,
    removed: 'Nom supprimé.',
    deleteOf: (alias: string) => `Supprimer ${alias}`,
    deleteTitle: 'Supprimer ce nom\u00a0?',
    loss: (alias: string, brand: string) =>
      `Les offres de «\u00a0${alias}\u00a0» ne seront plus comparées comme celles de «\u00a0${brand}\u00a0» dès leur prochain import.`,
    suggestions: 'Suggestions',
    suggestionsNote:
      'Ces marques indiquent les mêmes GTIN pour plusieurs produits. Liste mise à jour toutes les heures.',
    noSuggestion: 'Aucune suggestion pour le moment.',
    pair: (a: string, b: string) => `${a} et ${b}`,
    products: (n: number, text: string) =>
      plural('fr', n, {
        one: `${text} produit`,
        many: `${text} de produits`,
        other: `${text} produits`,
      }),
    keep: (name: string) => `Garder ${name}`,
    keepOf: (name: string, other: string) => `Garder ${name}, plutôt que ${other}`,
    dismiss: 'Deux marques distinctes',
    dismissOf: (a: string, b: string) => `Deux marques distinctes\u00a0: ${a} et ${b}`,
    dismissed: 'Suggestion écartée.',
  },
};
