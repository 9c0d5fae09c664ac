import { withoutUnsaid } from './audience.ts';
import { keyOfLine } from './brands/product-lines.ts';
import { type GooglesCategory, readGoogle } from './google.ts';
import { isHolder, keyOfHolder } from './holders.ts';
import { keyOfName } from './names-of-tree.ts';
import { isNamedTwice, nounOfStep, shelfForWhom } from './nouns/named-by-noun.ts';
import { isOtherScript } from './nouns/noun-forms.ts';
import { findExactNoun } from './nouns/nouns.ts';
import { keyBefore, keyBeside, keyOfEarlierStep, keyWithin } from './paths/earlier-steps.ts';
import { isOfGenre, withoutGenreEnd } from './paths/genres.ts';
import { isConfirmedByEarlierStep } from './paths/of-department.ts';
import { keyOfPartsShelf } from './paths/parts-shelves.ts';
import { keysSideBySide } from './paths/side-by-side.ts';
import { saysOnlyForWhom, splitSteps, withoutAudienceEnd, wordsOfSteps } from './paths/steps.ts';
import { learnedOf, withoutVagueEnds } from './paths/vague-ends.ts';
import { departmentOf } from './shop/department-names.ts';
import { fieldOf } from './shop/shop-sense.ts';
import { isCarModel } from './told-by-titles/for-cars.ts';
import { isPlatformShelf } from './told-by-titles/games-of-platforms.ts';
import { isLowest, keysAbove, otherCategoryKey } from './tree.ts';
import { featuresOfPath } from './word-model/features.ts';
import { type Guess, guess, isUnderstood, type Said } from './word-model/guess.ts';
import { keyBelowTrade } from './words-of-trades.ts';

/**
 * The source of a mapping: Google's category, words of the merchant's path, the network's category, any of them where
 * they leave it in doubt, or none.
 */
export type MappingRule = 'google' | 'merchant' | 'network' | 'coarse' | 'none';

/** Sure; enough of a last step alone; enough to go by with doubts. */
const [sure, alone] = [0.8, 0.65];
export const enough = 0.6;

/** How likely a shelf holds what the noun that it is named by means. */
const byNoun = 0.9;
/** Letters of a single word that hardly means anything else. */
const minLongNoun = 8;
/** The network's categories are coarser than the merchant's own. */
const networkVolume = 0.5;

/** What the paths say, but for one that is Google's: `within` has its category. */
export type MappedPath = {
  said: Said[];
  within: string | undefined;
  /** The category that the path is sure of, which its parts are looked for in. */
  surelyWithin?: string | undefined;
  /** Google's department, where the shop's own step names a thing of another one. */
  besides?: string;
  /** Where parts and accessories have their place, which the path is of: "Smartphones > Accessoires". */
  parts?: string;
  /** `confidence`: 0 to 1. */
  result: { key: string; rule: MappingRule; confidence: number };
};

const ruleOf = ({ key, confidence }: Guess, hasPath: boolean): MappingRule => {
  if (confidence < sure || !isLowest(key)) return 'coarse';
  return hasPath ? 'merchant' : 'network';
};

/** What is done, not sold: what was learned of "services" was learned of those for tables. */
const isService =
  /^\P{L}*(?:(?:professional|other|our|nos|autres)\s+)?(?:services|servizi|servicios|servi[çc]os|slu[žz]by|us[łl]ugi|dienstleistungen|услуги|послуги)\P{L}*$/iu;
const withoutServices = (path: string): string => (isService.test(splitSteps(path)[0] ?? '') ? '' : path);

/** The category of several that the step before the last names: "Composants PC > Ventilateurs". */
function aroundOf(path: string): string | undefined {
  const named = keyOfName(splitSteps(path).at(-2) ?? '');
  const isOne = named !== undefined && !isLowest(named) && keysAbove(named).length > 1;
  return isOne ? named : undefined;
}

/** What was learned of "bottoms" and "rompers" does not make them things for children. */
const unlessUnsaid = (found: Guess, text: string): Guess => ({
  ...found,
  key: withoutUnsaid(found.key, text),
});

/**
 * The category that the network names outright where the shop's own step only seems to be of another department: "Clips in" of
 * "Hair Extension". `isNoun`: a noun names that step, which no noun of the network's says more than.
 */
function keyElsewhere(networkPath: string, guessed: string | undefined, isNoun: boolean): Guess | undefined {
  const step = splitSteps(networkPath).at(-1) ?? '';
  const named = keyOfName(step) ?? (isNoun ? undefined : nounOfStep(step));
  if (named === undefined || guessed === undefined || !isLowest(named)) return undefined;
  return keysAbove(named).at(-1) === keysAbove(guessed).at(-1) ? undefined : { key: named, confidence: sure };
}

/** Shop systems list all categories of a thing side by side: then none is the last. */
const lastStepOf = (path: string): string => (path.includes(';') ? '' : (splitSteps(path).at(-1) ?? ''));

/**
 * What was learned of a step, or the noun that it is named by where that is not sure, or says no more. In Cyrillic and Greek
 * letters little was learned, of Google's names of several words: "Кондиционеры" are no fabric softeners.
 */
function surer(learned: Guess | undefined, path: string, within: string | undefined): Guess | undefined {
  const step = lastStepOf(path);
  const noun = nounOfStep(step);
  if (noun === undefined || (within !== undefined && !keysAbove(noun).includes(within))) return learned;
  const isMore = learned !== undefined && keysAbove(noun).slice(1).includes(learned.key);
  const words = wordsOfSteps(step).flat();
  // What is the whole step says more than what was learned of its words, but no less than a department: "Modellazione 3D" is no
  // film. So does a single word, of which was learned what it stands beside ("Wino" is no tableware), unless the steps
  // before confirm that: "Composants PC > Ventilateur".
  const isWhole =
    learned !== undefined &&
    keysAbove(learned.key).length > 1 &&
    findExactNoun(words)?.key === noun &&
    (words.length > 1 || !isConfirmedByEarlierStep(path, learned.key));
  // Where only a department was learned, what names the thing says more: "Condicionador" is for hair, not for pets.
  const isOnlyDepartment =
    learned !== undefined && keysAbove(learned.key).length === 1 && keysAbove(noun).length > 1;
  const isNamed =
    isOnlyDepartment &&
    (words.length > 1
      ? isNamedTwice(step)
      : (words[0] ?? '').length >= minLongNoun && findExactNoun(words)?.key === noun);
  return learned === undefined ||
    learned.confidence < sure ||
    isMore ||
    isWhole ||
    isNamed ||
    isOtherScript(step)
    ? { key: noun, confidence: byNoun }
    : learned;
}

/**
 * What the end of a path is of that only begins like one of Google's for devices, where what goes with them is elsewhere
 * among ours: "Electronics > Communications > … > Mobile Phone Cases" of Shopify is no telephone.
 */
function keyBeyond({ key, isWhole }: GooglesCategory, path: string): string | undefined {
  if (isWhole || isLowest(key) || fieldOf(key) !== fieldOf('accessories')) return undefined;
  const step = splitSteps(path).at(-1) ?? '';
  const named = keyOfName(step) ?? guess([{ features: featuresOfPath(step), volume: 1 }], sure)?.key;
  const isOther = named !== undefined && isLowest(named) && !keysAbove(named).includes(key);
  return isOther && fieldOf(named) === fieldOf(key) ? named : undefined;
}

/**
 * What those of categories side by side have in common that name something, among others that say nothing: "Deals;Tops;New
 * Arrivals". undefined: none does, or they are all over a department.
 */
function keyOfList(path: string): string | undefined {
  if (!path.includes(';')) return undefined;
  const [first, ...others] = path.split(';').flatMap((step) => keyOfName(step) ?? []);
  if (first === undefined) return undefined;
  const common = keysAbove(first).find((each) => others.every((key) => keysAbove(key).includes(each)));
  return common !== undefined && keysAbove(common).length > 1 ? common : undefined;
}

/** A merchant's path and the network's as they are read; `googles`: the category of Google's that one of them is. */
type ReadPaths = {
  path: string;
  networkPath: string;
  googles: GooglesCategory | undefined;
  /** The network's is Google's. */
  isGoogles: boolean;
  within: string | undefined;
  said: Said[];
};

/** What a merchant's path says of the thing itself, without steps at its end that say something else. */
function ownPath(given: string): string {
  // Of categories side by side those that say for whom say no more than such a step: "Vegan;Enfants".
  if (given.includes(';'))
    return given
      .split(';')
      .filter((each) => !saysOnlyForWhom(each))
      .join(';');
  const path = withoutAudienceEnd(withoutVagueEnds(withoutGenreEnd(given)));
  return saysOnlyForWhom(path) ? '' : path;
}

/** Of so many of Google's own names nobody writes by mistake what a number is mistyped for. */
const minNamesAgainstNumber = 3;

/** Whether Google's names say another department than a number of Google's beside them. */
function isMistyped(number: GooglesCategory, named: GooglesCategory | undefined): boolean {
  if (named === undefined || number.steps > 0 || named.steps < minNamesAgainstNumber) return false;
  return keysAbove(number.key).at(-1) !== keysAbove(named.key).at(-1);
}

function readPaths(merchants: string, networks: string): ReadPaths {
  const own = keysSideBySide(merchants).length > 0 ? '' : merchants;
  const [given, networkPath] = [withoutServices(own), withoutServices(networks)];
  const path = ownPath(given);
  const ofPath = readGoogle(path);
  const ofNetwork = readGoogle(networkPath);
  if (ofNetwork !== undefined && isMistyped(ofNetwork, ofPath)) return readPaths(merchants, '');
  const googles = ofNetwork ?? ofPath;
  const isGoogles = ofNetwork !== undefined;
  const said = [
    { features: featuresOfPath(path), volume: 1 },
    { features: featuresOfPath(isGoogles ? '' : networkPath), volume: path === '' ? 1 : networkVolume },
  ].filter(({ features }) => features.size > 0 && isUnderstood(features));
  return { path, networkPath, googles, isGoogles, within: googles?.key, said };
}

/** Google's category where it is of one kind of things, or what the path's end is of beside it. */
function mapByGoogle(read: ReadPaths): MappedPath | undefined {
  const { path, networkPath, googles, isGoogles, within, said } = read;
  const beyond = googles && keyBeyond(googles, isGoogles ? networkPath : path);
  if (beyond !== undefined)
    return { said, within: beyond, result: { key: beyond, rule: 'merchant', confidence: alone } };
  if (within === undefined || !isLowest(within)) return undefined;
  return { said, within, result: { key: within, rule: 'google', confidence: 1 } };
}

/** A shelf that is called by a platform holds its games as well as its consoles, unless a step before says which: "Jeux vidéo > PS5". */
function mapByPlatform({ path, within }: ReadPaths): MappedPath | undefined {
  if (within !== undefined || !isPlatformShelf(lastStepOf(path))) return undefined;
  const named = splitSteps(path)
    .slice(0, -1)
    .map((step) => keyOfName(step) ?? nounOfStep(step) ?? '')
    .findLast((key) => isLowest(key) && keysAbove(key).includes('gaming'));
  const key = named ?? 'gaming';
  const rule = named === undefined ? 'coarse' : 'merchant';
  return { said: [], within, surelyWithin: key, result: { key, rule, confidence: alone } };
}

/** A shelf of a genre alone is of books: "Mystery", "Romans policiers". */
function mapByGenre({ path, within }: ReadPaths): MappedPath | undefined {
  if (within !== undefined || !isOfGenre(path)) return undefined;
  return {
    said: [],
    within,
    surelyWithin: 'books',
    result: { key: 'books', rule: 'merchant', confidence: alone },
  };
}

function mapByDepartment({ path, networkPath, within }: ReadPaths): MappedPath | undefined {
  const isOfCars = splitSteps(path).length === 1 && isCarModel(path);
  const told = isOfCars ? 'auto-moto' : departmentOf(path);
  const department = within === undefined && networkPath === '' ? told : undefined;
  if (department === undefined) return undefined;
  const result = { key: department, rule: 'coarse', confidence: enough } as const;
  return { said: [], within, surelyWithin: department, result };
}

/** The shop's own name for a kind of things, where that says more than Google's category of several. */
function mapByOwnName(read: ReadPaths): MappedPath | undefined {
  const { path, networkPath, googles, isGoogles, within, said } = read;
  if (googles === undefined || within === undefined) return undefined;
  // A shop's own end of a path of Google's: "Electronics > Electronics Accessories > Smartwatch", or one written from memory:
  // "Health & Beauty > Health Care > Nutrition > Vitamins & Supplements".
  const end = keyOfName(splitSteps(isGoogles ? networkPath : path).at(-1) ?? '');
  // Its own name for a thing says more than a whole department of Google's that does not hold such: "Gloves" in jewellery.
  const ownStep = isGoogles ? (splitSteps(path).at(-1) ?? '') : '';
  const isDepartment = keysAbove(within).length === 1 && path !== networkPath;
  const byNoun = isDepartment && !isHolder(within) ? nounOfStep(ownStep) : undefined;
  const own = shelfForWhom(ownStep) ?? keyOfName(ownStep) ?? byNoun;
  // An earlier step that agrees with Google's says more than what may be a maker's name: "Oral care > Toothpaste > Norvik".
  const isElsewhere = own !== undefined && !keysAbove(own).includes(within);
  const agreed = isGoogles && isElsewhere ? keyWithin(path, within) : undefined;
  const isBelow = end && !googles.isWhole && keysAbove(end).slice(1).includes(within);
  const told = end && (within === 'accessories' || isBelow) ? end : isElsewhere ? (agreed ?? own) : undefined;
  if (!told || !isLowest(told)) return undefined;
  const mapped = { said, within: told, result: { key: told, rule: 'merchant', confidence: alone } } as const;
  return keysAbove(told).includes(within) ? mapped : { ...mapped, besides: within };
}

const isExactNoun = (step: string, key: string): boolean =>
  findExactNoun(wordsOfSteps(step).flat())?.key === key;

/** What names of categories and words in paths say, the last step of the merchant's first. */
function guessOfWords({ path, networkPath, within, said }: ReadPaths): Guess | undefined {
  // The last step says what things are, those before it what they belong to: "High-tech > Tablettes".
  const step = lastStepOf(path);
  const asked = /\s/.test(step.trim()) ? alone : sure;
  const line = path.includes('>') || path.includes(';') ? undefined : keyOfLine(step);
  const named = shelfForWhom(step) ?? keyOfName(step) ?? line;
  const ofStep = [{ features: featuresOfPath(step), volume: 1 }];
  const last =
    named && (within === undefined || keysAbove(named).slice(1).includes(within))
      ? { key: named, confidence: 1 }
      : surer(guess(ofStep, asked, within ?? aroundOf(path)) ?? guess(ofStep, asked, within), path, within);
  const other =
    named || within !== undefined
      ? undefined
      : keyElsewhere(networkPath, last?.key, nounOfStep(step) !== undefined);
  if (other) return other;
  if (last && isLowest(last.key)) return last;
  // A name of several categories together leaves the choice among these: "Women's button-ups" are clothes.
  const several = named !== undefined && within === undefined && keysAbove(named).length > 1 ? named : within;
  const isByNoun = last?.confidence === byNoun;
  const guessed = guess(said, enough, several);
  // A noun that is all of the path only gets more precise: "Jacken" are no hunter's, whatever stands beside them among Google's.
  const isOnly = isByNoun && isExactNoun(step, last.key) && splitSteps(path).length === 1;
  if (isOnly && !keysAbove(guessed?.key ?? '').includes(last.key)) return last;
  // A noun of several categories together says something where no word was learned: "Nohavice".
  return guessed ?? (named !== undefined || several || isByNoun ? last : undefined);
}

function mapByWords(read: ReadPaths): MappedPath | undefined {
  const { path, networkPath, within, said } = read;
  const guessed = guessOfWords(read);
  if (guessed === undefined) return undefined;
  const found = guessed.confidence === 1 ? guessed : unlessUnsaid(guessed, path + networkPath);
  const isList = path.includes(';');
  const before = within === undefined ? (keyOfHolder(path, found.key) ?? keyBefore(path, found)) : undefined;
  const held = isList ? undefined : (before ?? keyBeside(path, found.key));
  if (held) {
    const rule = isLowest(held) ? 'merchant' : 'coarse';
    return { said: [], within, surelyWithin: held, result: { key: held, rule, confidence: alone } };
  }
  // Of categories side by side the title chooses within what those that name something have in common.
  const listed = isList && within === undefined ? keyOfList(path) : undefined;
  const isSure = isList ? listed === found.key : found.confidence >= sure;
  const surelyWithin = isSure ? found.key : undefined;
  return { said, within, surelyWithin, result: { ...found, rule: ruleOf(found, path !== '') } };
}

/**
 * The department that a shelf of one step begins with, where what was learned of its other words is of another one and nothing names it:
 * "Feinkost Veganer Ersatz" is no refill. In English the first word says what a thing is like.
 */
function mapByFirstWord({ path, networkPath, within }: ReadPaths): MappedPath | undefined {
  const [first = '', ...others] = path.split(' ');
  if (within !== undefined || networkPath !== '' || others.length === 0 || /[>|;/]/.test(path))
    return undefined;
  const department = departmentOf(first);
  if (department === undefined || keyOfName(path) !== undefined || nounOfStep(path) !== undefined)
    return undefined;
  const told = learnedOf(path);
  if (told === undefined || fieldOf(told) === fieldOf(department)) return undefined;
  const result = { key: department, rule: 'coarse', confidence: enough } as const;
  return { said: [], within, surelyWithin: department, result };
}

/** A word that means something else below a step that names a trade. */
function mapByTrade({ path, within }: ReadPaths): MappedPath | undefined {
  const key = within === undefined && !path.includes(';') ? keyBelowTrade(path) : undefined;
  if (key === undefined) return undefined;
  const rule = isLowest(key) ? 'merchant' : 'coarse';
  return { said: [], within, surelyWithin: key, result: { key, rule, confidence: alone } };
}

/**
 * What is left where no word says more: Google's category of several, the network's, what those side by side are all in, or what an
 * earlier step names: "Gatos > Rascadores".
 */
function mapCoarsely({ path, networkPath, within, said }: ReadPaths): MappedPath {
  const network = within ?? keyOfName(networkPath);
  const listed = network === undefined ? keyOfList(path) : undefined;
  const key = network ?? listed ?? keyOfEarlierStep(path) ?? otherCategoryKey;
  const isNone = key === otherCategoryKey;
  return {
    said,
    within,
    surelyWithin: listed,
    result: { key, rule: isNone ? 'none' : 'coarse', confidence: isNone ? 0 : enough },
  };
}

/** What a merchant's path and the network's category say: the first that says anything. */
export function mapPath(merchants: string, networks: string): MappedPath {
  const read = readPaths(merchants, networks);
  const mapped =
    mapByGoogle(read) ??
    mapByPlatform(read) ??
    mapByGenre(read) ??
    mapByDepartment(read) ??
    mapByOwnName(read) ??
    mapByTrade(read) ??
    mapByFirstWord(read) ??
    mapByWords(read) ??
    mapCoarsely(read);
  const parts = read.googles === undefined ? keyOfPartsShelf(merchants, mapped.result.key) : undefined;
  return parts === undefined ? mapped : { ...mapped, parts };
}
