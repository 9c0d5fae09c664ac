import { isAscii, plainLetters } from '../../../contract/plain-letters.ts';
import { anyOf } from '../../language/any-of.ts';
import { withTeas } from '../../language/tea.ts';
import { rememberRecent } from '../../platform/memory/remember-recent.ts';
import { besideAudience, withoutAudience } from './audience.ts';
import { isSellingShelf } from './paths/selling-shelves.ts';

/** What a text says of a category: words, neighbours, the first and last word, with their weights. */
export type Features = Map<string, number>;

const fillers = new Set(
  (
    'a an and the of in on by to de des du d l la le les et en au aux un une und der die das do da das em no na nos ' +
    'os as um uma com para di del dello della dei delle il lo gli con y el los las von vom mit zum zur van het een met av af och ' +
    'og med ze se za od'
  ).split(' '),
);

/** "Coques pour smartphone", "Cases for phones": what follows says what the thing is for, not what it is. */
const purposes = new Set(
  'pour for compatible avec with sans without fur para per dla till pro voor su com mit con met med для til'.split(
    ' ',
  ),
);

/** Words whose singular ends so. */
const endsInIe =
  /^(?:hood|bean|boot|ones|brown|smooth|self|zomb|hipp|goal|rook|pix|boug|sc|toup|paraplu|courro|ta|ba|paga|cra|ha|pla|monna)ies$/;

/** Plurals of both languages: "rideaux", "boxes", "batteries". */
function singular(word: string): string {
  if (word.length <= 3 || !(word.endsWith('s') || word.endsWith('x')) || invariable.has(word)) return word;
  if (/(?:watch|brush|switch|box|bench|dress|torch|wrench)es$/.test(word)) return word.slice(0, -2);
  if (word.endsWith('ies')) return endsInIe.test(word) ? word.slice(0, -1) : `${word.slice(0, -3)}y`;
  if (word.endsWith('eaux')) return word.slice(0, -1);
  return word.replace(/(?<=[^su])s$|(?<=u)s$|(?<=[aeo]u)x$/, '');
}

const [plainWords, allWords] = [/[a-z0-9]+/g, /[\p{L}\p{N}]+/gu];

/** "М'яч": one word, as one with Arabic signs above or below its letters is. */
const apostrophe = /(?<=[\u0400-\u052f])'(?=[\u0400-\u052f])|[\u0610-\u061a\u0640\u064b-\u065f\u0670]/g;

/** "Slip-on", "push-up", "plug-in", "wheel thrown": one word, whose first half alone is another thing. */
const particle =
  /(?<=[a-z]{3})-(?=(?:on|in|up|off)s?(?![a-z\d-]))|(?<=\bslip) (?=ons?(?![a-z\d]))|(?<=\bwheel)[ -](?=thrown\b)/g;

/** A text in plain letters, with such words in one. */
export const withParticles = (plain: string): string =>
  plain.includes('-') || plain.includes('slip ') || plain.includes('wheel ')
    ? plain.replace(particle, '')
    : plain;

function wordsOf(text: string): string[] {
  const plain = withParticles(plainLetters(withTeas(text)));
  if (isAscii(plain)) return plain.match(plainWords) ?? [];
  return plain.replace(apostrophe, '').match(allWords) ?? [];
}

/** The telling words of a noun in plain letters, as `wordsOfSteps` has them of a title. */
export const wordsOfNoun = (plain: string): string[] =>
  plain
    .replace(apostrophe, '')
    .split(/[ '-]+/)
    .filter((word) => word !== '' && isTelling(word))
    .map(singular);

/** Merchandising: steps of paths that say nothing of what is in them. */
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
/** Plural in looks only: an arm in French. */
const invariable = new Set(['bras', 'tapis', 'jus', 'os']);

/** Colours, some of which other languages use for other things: "red" is a network in Spanish. */
const colours = new Set('red blue green black white grey gray yellow brown purple navy beige'.split(' '));

/** Numbers and single letters say nothing of a category. */
const isTelling = (word: string) =>
  word.length > 1 &&
  !colours.has(word) &&
  !fillers.has(word) &&
  !merchandising.has(word) &&
  !/^\d+$/.test(word);

/** What a French noun is made of or for follows these, and says less: "bracelet en cuir", "crème à l'argile". */
const complements = new Set(
  'de du des d en a au aux of do da das em no na nos di del dello della dei delle von vom van z ze na av af'.split(
    ' ',
  ),
);

/** Words that tell something, each with how near it is to the head of its text. */
function nearHead(words: readonly string[]): { word: string; share: number }[] {
  let share = 1;
  return words.flatMap((word, place) => {
    if (place > 0 && complements.has(word)) share = Math.max(0.35, share / 2);
    return isTelling(word) ? { word: singular(word), share } : [];
  });
}

/** Adds what one step of a path or a title says. */
function addStep(features: Features, text: string, weight: number): void {
  const add = (name: string, share: number) =>
    features.set(name, Math.max(features.get(name) ?? 0, weight * share));
  const words = wordsOf(withoutAudience(withoutDrives(text)));
  const turn = words.findIndex((word, place) => place > 0 && purposes.has(word));
  const head = nearHead(turn < 0 ? words : words.slice(0, turn));
  head.forEach(({ word, share }, place) => {
    add(word, share);
    const next = head[place + 1];
    if (next !== undefined) add(`${word} ${next.word}`, share);
  });
  const [first, last] = [head[0], head.at(-1)];
  if (first !== undefined) add(`^${first.word}`, 0.7);
  if (last !== undefined) add(`${last.word}$`, 0.7 * last.share);
  if (turn < 0) return;
  for (const word of words.slice(turn).filter((each) => isTelling(each) && !purposes.has(each))) {
    add(`~${singular(word)}`, 0.6);
  }
}

/** How much the steps of a path count, from its end. */
const stepWeights = [1, 0.6, 0.4, 0.3];

/** Where other signs part the steps, a dash stands between things of one: "Coque - Housse > Sac - Pochette". */
const [stepEnd, dashedEnd] = [/[>|»›\\;]+|\//, /[>|/»›\\;]+|\s[-–]\s/];
const manySteps = />|»|›/;

/** Kinds of articles that shop systems know: no shelves. */
const ofSystems = /^(?:physical|digital|virtual|downloadable)(?: (?:products?|goods))?$/i;

/** Presents and special offers: whatever is in them. */
const ofPresents = new RegExp(
  `^${anyOf`
    (?:the )?gift(?:s|ing)?(?: (?:sets?|ideas?|guides?|box(?:es)?|for .*))?|id[ée]es? (?:de )?cadeaux?|cadeaux?
    cadeau(?:tjes|tips|sets?|idee[ëe]n)?|geschenk(?:e|ideen|sets?|boxen)|regalos?
    (?:sets?|ideas|cajas) (?:de|para) regalos?|idee regalo|regali
    (?:zestawy|pomys[łl]y) (?:na )?(?:prezent|prezentowe)|prezenty|last chance|derni[èe]re chance
    (?:подар(?:ок|ки)|подарун(?:ок|ки))(?: для .*)?|special occasions?|limited editions?|[ée]ditions? limit[ée]es?
    (?:non|on)[- ]sale|under \D?\d+
  `}!?$`,
  'iu',
);

/** Occasions, times of the year and sizes to travel with: what was learned of "shower" and "engagement" is of taps and rings. */
const ofOccasions = new RegExp(
  String.raw`^(?:the )?${anyOf`
    weddings?|(?:baby|bridal|wedding) showers?|engagements?|(?:bridal|hen) part(?:y|ies)|mariages?|fian[çc]ailles
    communions?|bapt[êe]mes?|matrimoni(?:o|s)?|bodas?|casamentos?|hochzeit(?:en)?|[śs]lub(?:y)?|svatb[ay]
    bruiloft(?:en)?|br[öo]llop|back to school|travel sizes?|winter|summer|spring|autumn|fall|hiver|[ée]t[ée]
    printemps|automne
  `}(?: (?:\d{4}|collections?|edit|shop))?$`,
  'iu',
);

/** Of categories side by side, those by which shops let people choose: prices and sizes are no things. */
const ofChoice = new RegExp(
  `^${anyOf`
    (?:price|prix|prezzo|precio|preis|cena)[-_ ].*\d.*
    (?:under|over|moins de|plus de|meno di|fino a|bis|unter)\s\D?\d.*|small|medium|large|petite?s?|moyen(?:ne)?s?
    piccol[aoei]|medi[ao]|grand[ei]s?|(?:new|best)[- ](?:in|selling)!?|shop now|vetrina
  `}$`,
  'i',
);

/** The parts of a path or title. */
const partsOf = (path: string): string[] =>
  path
    .split(manySteps.test(path) ? stepEnd : dashedEnd)
    .map((step) => step.trim())
    .filter(
      (step) =>
        /\p{L}/u.test(step) &&
        !ofSystems.test(step) &&
        !ofPresents.test(step) &&
        !ofOccasions.test(step) &&
        !(path.includes(';') && ofChoice.test(step)),
    );

/** The steps of a merchant's path, from the most general. Many things have the same path. */
export const splitSteps: (path: string) => readonly string[] = rememberRecent(
  { max: 1_000, maxLength: 300 },
  (path) => partsOf(path).filter((step) => !isSellingShelf(step)),
);

/** The telling words of each step of a path, or part of a title. */
export const wordsOfSteps = (path: string): string[][] =>
  partsOf(path).map((step) => wordsOf(step).filter(isTelling).map(singular));

/** Whether a step says something beside words for whom things are. */
const saysMore = (step: string): boolean =>
  wordsOf(besideAudience(step)).some((word) => isTelling(word) && !purposes.has(word));

/** Whether a path only says whom things are for: watches and perfume are sorted into "Men" and "Women" as well as clothes. */
export function saysOnlyForWhom(path: string): boolean {
  const steps = splitSteps(path);
  const isAnybody = besideAudience(path) !== plainLetters(path);
  return isAnybody && !path.includes(';') && steps.length > 0 && !steps.some(saysMore);
}

/** A path without steps at its end that only say whom things are for: "Parfums > Pour elle et lui". */
export function withoutAudienceEnd(path: string): string {
  const steps = splitSteps(path);
  const last = steps.findLastIndex(saysMore);
  return last < 0 || last === steps.length - 1 ? path : steps.slice(0, last + 1).join(' > ');
}

/** Few texts have to be read for it. */
const mayBeDriven = /power|operat|driven|batter|pile|cordless|recharg|akku/i;
const withoutDrives = (text: string): string =>
  mayBeDriven.test(text) ? text.replaceAll(drives, ' ') : text;

export function featuresOfPath(path: string): Features {
  const features: Features = new Map();
  const steps = splitSteps(path);
  // Shop systems list all categories of a thing side by side.
  const isList = path.includes(';');
  // The first ones that say something are kept where a hostile path has many.
  steps
    .toReversed()
    .slice(0, 8)
    .forEach((step, place) => {
      addStep(features, step, isList ? 0.8 : (stepWeights[place] ?? 0.2));
    });
  return features;
}

/** How a thing is driven says nothing of what it is: "battery-powered garden machines", "perceuse sur batterie". */
const drives =
  /(?<!\p{L})(?:\p{L}+[- ](?:powered|operated|driven)|(?:sur|à|a)\s(?:batteries?|piles?)|cordless|rechargeables?|akku[- ](?=\p{L}{4}))(?!\d)/giu;

/** What stands behind a dash, a comma or in brackets says less of what a thing is. */
export function featuresOfTitle(title: string): Features {
  const features: Features = new Map();
  const [main = '', ...rest] = title.slice(0, 200).split(/\s[-–—|]\s|[,(;:]/);
  addStep(features, main, 1);
  for (const part of rest.slice(0, 4)) addStep(features, part, 0.2);
  return features;
}
