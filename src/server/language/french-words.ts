import { anyOf } from './any-of.ts';

/** English words, and names, that end as French ones do. */
const endingAsFrench =
  'amateur|auteur|bassinette|brunette|cassette|chauffeur|cigarette|colette|connoisseur|corvette|croquette|diskette|entrepreneur|gazette|gillette|' +
  'grimoire|jardiniere|juliette|kitchenette|layette|liqueur|marionette|memoire|monsieur|omelette|palette|pasteur|pipette|premiere|' +
  'raconteur|repertoire|restaurateur|rosette|roulette|saboteur|silhouette|soubrette|statuette|vignette|vinaigrette|voyeur|yvette';

/**
 * What French puts behind a thing without a small word ("pull homme", "robinet cuisine", "portefeuille cuir"), and endings that
 * few English words have: "climatiseur", "tondeuse", "manette", "bouilloire", "cafetiere".
 */
const french = new RegExp(
  anyOf`
    ^(?:(?:homme|femme|enfant|fille|garcon|bebe|chien|voiture|maison|cuisine|jardin|chambre)s?|cuir|bois|laine|coton|acier|velours)$
    ^(?!(?:${endingAsFrench})s?$)\p{L}{3,}(?:eur|euse|ette|oire|iere)s?$
  `,
  'u',
);

/** Whether a folded word gives a text away as French, wherever it stands. */
export const isFrenchWord = (word: string): boolean => french.test(word);

const accents = /[àâçéèêëîïôùûœ]/iu;
/** Letters that French does not have, though some of these languages have its accents as well. */
const foreignLetters = /[áãäåąćčďěğíıłńňñóõöøőřśšşťúüűýżžß]/iu;
/** Words with an accent that English titles have, makers' names among them. */
const englishAccents =
  /(?<!\p{L})(?:beauté|beyoncé|brûlée|café|citroën|clichés?|crème|crêpes?|décor|estée|façade|fiancée?|kérastase|l['’]oréal|lancôme|moët|nestlé|pâté|pokémon|protégé|purée|résumé|rosé|sauté|touché)(?!\p{L})/giu;

/** In what state a thing is sold: French behind names in any language. */
const state = /(?<!\p{L})(?:reconditionn[ée]+s?|(?:tr[èe]s )?bon [ée]tat|[ée]tat)(?!\p{L})/giu;
/** Small words that only English has. */
const english = /(?<!\p{L})(?:the|of|and|for|with|your|my)(?!\p{L})/iu;

/** Whether the accents of a text, but for a maker's name, tell that it is French. */
export const hasFrenchAccents = (text: string, maker: string): boolean =>
  accents.test(text) &&
  !foreignLetters.test(text) &&
  !english.test(text) &&
  accents.test(text.replace(englishAccents, '').replace(state, '').replace(maker, ''));
