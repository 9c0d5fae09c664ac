import { keyOfHolder } from './holders.ts';
import { keyOfName } from './names-of-tree.ts';
import { nounOfStep } from './nouns/noun-of-step.ts';
import { keyOfEarlierStep } from './paths/earlier-steps.ts';
import { isOfGenre } from './paths/genres.ts';
import { mapByGoogle, mapByOwnName } from './paths/map-by-google.ts';
import { mapByWords } from './paths/map-by-words.ts';
import { alone, enough, type MappedPath } from './paths/mapped-path.ts';
import { keyOfPartsShelf } from './paths/parts-shelves.ts';
import { type ReadPaths, readPaths } from './paths/read-paths.ts';
import { keyOfList } from './paths/side-by-side.ts';
import { lastStepOf, splitSteps } from './paths/steps.ts';
import { learnedOf } from './paths/vague-ends.ts';
import { departmentOf } from './shop/department-names.ts';
import { fieldOf } from './shop/shop-sense.ts';
import { isCarModel } from './told-by-titles/for-cars.ts';
import { isPlatformShelf } from './told-by-titles/games-of-platforms.ts';
import { isLowest, keysAbove, otherCategoryKey } from './tree.ts';
import { keyBelowTrade } from './words-of-trades.ts';

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
  const told = within === undefined && !path.includes(';') ? keyBelowTrade(path) : undefined;
  if (told === undefined) return undefined;
  // Books of any trade: "Librairie > Cuisine > Plats".
  const held = keyOfHolder(path, told);
  const key = held === 'books' ? held : told;
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
  const earlier = keyOfEarlierStep(path);
  // "Animalerie > Jouet > Roue d'exercice" is for pets.
  const held = earlier && (keyOfHolder(path, earlier) ?? earlier);
  const key = network ?? listed ?? held ?? otherCategoryKey;
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
