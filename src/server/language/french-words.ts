import { anyOf } from './any-of.ts';

/**
 * What French puts behind a thing without a small word ("pull homme", "robinet cuisine", "portefeuille cuir"), and endings that
 * few English words have: "climatiseur", "tondeuse", "manette", "bouilloire", "cafetiere".
 */
const french = new RegExp(
  anyOf`
    ^(?:(?:homme|femme|enfant|fille|garcon|bebe|chien|voiture|maison|cuisine|jardin|chambre)s?|cuir|bois|laine|coton|acier|velours)$
    \p{L}{3}eu(?:r|se)s?$
    ^(?!cigarette|cassette|palette|vinaigrette)\p{L}{3,}(?:ette|oire|iere)s?$
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
  /(?<!\p{L})(?:beauté|café|citroën|clichés?|crème|crêpes?|décor|estée|fiancée?|kérastase|l['’]oréal|lancôme|moët|nestlé|pâté|pokémon|protégé|purée|résumé|rosé|sauté|touché)(?!\p{L})/giu;

/** Whether the accents of a text, but for a maker's name, tell that it is French. */
export const hasFrenchAccents = (text: string, maker: string): boolean =>
  accents.test(text) &&
  !foreignLetters.test(text) &&
  accents.test(text.replace(englishAccents, '').replace(maker, ''));
