/** French texts of search results. */
export const texts = {
  corrected: (typed: string) => `Recherche corrigée\u00a0: vous aviez saisi «\u00a0${typed}\u00a0».`,
  asTyped: (typed: string) => `Rechercher «\u00a0${typed}\u00a0» tel quel`,
  quoted: (word: string) => `«\u00a0${word}\u00a0»`,
  missing: (words: string) =>
    `Aucun produit ne réunit tous vos mots\u00a0: voici les résultats sans ${words}.`,
  missingAbsence: (words: string) =>
    `Aucun produit ne réunit tous vos mots\u00a0: voici les résultats sans tenir compte de ${words}.`,
  pricesBetween: (from: string, to: string) => `Rechercher à un prix livré de ${from} à ${to}`,
  ofOtherKind: (shelves: string, count: number) =>
    `Aucun produit de ce type\u00a0: voici d’autres produits ${count > 1 ? 'des catégories' : 'de la catégorie'} ${shelves}.`,
  refused: (names: string) => `Votre recherche écarte ${names}.`,
  everything: (text: string) => `Tout voir pour «\u00a0${text}\u00a0»`,
  allRefused: (text: string, names: string) =>
    `Pour ${text}, nous n’avons que ce que votre recherche écarte\u00a0: ${names}.`,
  closest: 'Aucun produit ne réunit tous vos mots\u00a0: voici les plus proches.',
};
