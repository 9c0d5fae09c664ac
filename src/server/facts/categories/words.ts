import { isAscii, plainLetters } from '../../../contract/plain-letters.ts';
import { withTeas } from '../../language/tea.ts';

/** Articles, prepositions and conjunctions. */
const stopWords = new Set(
  (
    'a an and the of in on by to de des du d l la le les et en au aux un une und der die das do da das em no na nos ' +
    'os as um uma com para di del dello della dei delle il lo gli con y el los las von vom mit zum zur van het een met av af och ' +
    'og med ze se za od'
  ).split(' '),
);

/** "Coques pour smartphone", "Cases for phones": what follows says what the thing is for, not what it is. */
export const purposes = new Set(
  'pour for compatible avec with sans without fur para per dla till pro voor su com mit con met med для til'.split(
    ' ',
  ),
);

/** Plural in looks only: an arm in French. */
const invariable = new Set(['bras', 'tapis', 'jus', 'os']);

/** Plurals of words in -ie, not in -y: "hoodies", "bougies". */
const endsInIe =
  /^(?:hood|bean|boot|ones|brown|smooth|self|zomb|hipp|goal|rook|pix|boug|sc|toup|paraplu|courro|ta|ba|paga|cra|ha|pla|monna)ies$/;

/** The singular of a word of either language: "rideaux", "boxes", "batteries". */
export function singular(word: string): string {
  if (word.length <= 3 || !(word.endsWith('s') || word.endsWith('x')) || invariable.has(word)) return word;
  if (/(?:watch|brush|switch|box|bench|dress|torch|wrench)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return endsInIe.test(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  return word.replace(/(?<=[^su])s$|(?<=u)s$|(?<=[aeo]u)x$/, '');
}

const [plainWords, allWords] = [/[a-z0-9]+/g, /[\p{L}\p{N}]+/gu];

/** "М'яч": one word, as one with Arabic signs above or below its letters is. */
const apostrophe = /(?<=[\u0400-\u052f])'(?=[\u0400-\u052f])|[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/**
 * "Slip-on", "push-up", "plug-in", "wheel thrown": one word, whose first half alone is another thing. "Station d'accueil", too:
 * "Accueil" alone is a shop's first page.
 */
const particle =
  /(?<=[a-z]{3})-(?=(?:on|in|up|off)s?(?![a-z\d-]))|(?<=\bslip) (?=ons?(?![a-z\d]))|(?<=\bwheel)[ -](?=thrown\b)|(?<=\bd)'(?=accueil\b)/g;

/** A text in plain letters, with such words in one. */
export const withParticles = (plain: string): string =>
  plain.includes('-') || plain.includes('slip ') || plain.includes('wheel ') || plain.includes('accueil')
    ? plain.replace(particle, '')
    : plain;

/** All words of a text, in plain letters. */
export function wordsOf(text: string): string[] {
  const plain = withParticles(plainLetters(withTeas(text)));
  if (isAscii(plain)) return plain.match(plainWords) ?? [];
  return plain.replace(apostrophe, '').match(allWords) ?? [];
}

/** Words by which shops sell: they do not tell what a thing is. */
const merchandising = new Set(
  `nouveaute nouveautes nouveau nouveaux new news sale sales solde soldes promo promos promotion promotions destockage
    outlet accueil boutique catalogue catalog shop store produit produits product products divers diverse autre autres
    other others misc collection collections alle alles produkte produkten prodotti productos produtos todos todo
    tutti tutto all everything home-page artikel sortiment kit kits conjunto conjuntos aparelho aparelhos modelo
    modelos master type bestseller bestsellers best seller sellers tous toutes bargain bargains termek termekek
    kiegeszito kiegeszitok felszereles felszerelesek akcio akciok uncategorized uncategorised combo combos inch inches
    general generale default allgemein unkategorisiert frontpage homepage nezarazeno page discount simple variable
    cotton polyester leather cuir proizvod proizvodi artikli produkty vyrobky товары serie series limitata limitee
    limited label handmade bundle bundles mystery deluxe collaboration drop kind kinds favourites favorites essentials
    pequeno pequenos pequena pequenas`.split(/\s+/),
);
/** Colours, some of which other languages use for other things: "red" is a network in Spanish. */
const colours = new Set('red blue green black white grey gray yellow brown purple navy beige'.split(' '));

/** Whether a word can tell a category: numbers, single letters and stop words cannot. */
export const isTelling = (word: string) =>
  word.length > 1 &&
  !colours.has(word) &&
  !stopWords.has(word) &&
  !merchandising.has(word) &&
  !/^\d+$/.test(word);

/** The telling words of a noun in plain letters, as `wordsOfSteps` (paths/steps.ts) reads them in a title. */
export const wordsOfNoun = (plain: string): string[] =>
  plain
    .replace(apostrophe, '')
    .split(/[ '-]+/)
    .filter((word) => word !== '' && isTelling(word))
    .map(singular);
