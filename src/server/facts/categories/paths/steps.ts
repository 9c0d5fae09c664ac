import { plainLetters } from '../../../../contract/plain-letters.ts';
import { anyOf } from '../../../language/any-of.ts';
import { rememberRecent } from '../../../platform/memory/remember-recent.ts';
import { besideAudience } from '../audience.ts';
import { isTelling, purposes, singular, wordsOf } from '../words.ts';
import { isSellingShelf } from './selling-shelves.ts';

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

/** Tea, in a shop that writes no accents: no shelf is called by the English article. */
const isTea = /^\s*th[eé]\s*$/i;

/** The parts of a path or title. */
const partsOf = (path: string): string[] =>
  path
    .split(manySteps.test(path) ? stepEnd : dashedEnd)
    .map((step) => (isTea.test(step) ? 'thés' : step.trim()))
    .filter(
      (step) =>
        /\p{L}/u.test(step) &&
        !ofSystems.test(step) &&
        !ofPresents.test(step) &&
        !ofOccasions.test(step) &&
        !(path.includes(';') && ofChoice.test(step)),
    );

/** What a shelf's things measure: "Unterschränke, Höhe 80 cm". */
const measured =
  /,[^,\d]{0,30}\s\d[\d.,x× -]{0,12}\s?(?:mm|cm|m|l|kg|g|w|v|°|pouces?|inch(?:es)?|zoll)\s*$/iu;

/** The steps of a merchant's path, from the most general. Many things have the same path. */
export const splitSteps: (path: string) => readonly string[] = rememberRecent(
  { max: 1_000, maxLength: 300 },
  (path) =>
    partsOf(path)
      .map((step) => step.replace(measured, ''))
      .filter((step) => !isSellingShelf(step)),
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

/** Shop systems list all categories of a thing side by side: then none is the last. */
export const lastStepOf = (path: string): string =>
  path.includes(';') ? '' : (splitSteps(path).at(-1) ?? '');
