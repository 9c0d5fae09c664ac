import { keyOfName } from './names-of-tree.ts';
import { nounOfStep } from './nouns/noun-of-step.ts';
import { splitSteps } from './paths/steps.ts';
import { fieldOf } from './shop/shop-sense.ts';
import { isCarModel } from './told-by-titles/for-cars.ts';
import { keysAbove } from './tree.ts';
import { featuresOfPath } from './word-model/features.ts';
import { guess } from './word-model/guess.ts';

/**
 * What holds things that are called by the names of others, with the fields that are theirs even so: toys are named after what
 * they imitate, books after what they tell of, what is for animals or cars after what people have.
 */
const holders: Readonly<Record<string, readonly string[]>> = {
  pets: [],
  toys: ['gaming', 'devices', 'culture', 'baby', 'office', 'fashion'],
  baby: ['toys', 'fashion', 'beauty', 'health'],
  'auto-moto': ['devices'],
  books: ['toys', 'office', 'culture', 'gaming'],
  'musical-instruments': ['devices', 'culture'],
  'arts-crafts': [
    'culture',
    'office',
    'toys',
    'home',
    'fashion',
    'jewellery-watches',
    'bags-luggage',
    'baby',
    'beauty',
    'devices',
  ],
  cycling: ['sports', 'devices', 'fashion'],
  'fishing-hunting': ['sports', 'devices', 'fashion'],
  equestrian: ['sports', 'fashion'],
  'pools-spas': ['garden', 'diy', 'home-appliances', 'fashion', 'toys', 'sports'],
  watches: [],
};

/** Whether what is of a category is called by the names of others: mats of cars, beds of dogs. */
export const isHolder = (key: string): boolean => Object.hasOwn(holders, key);

const holderOfKey = (key: string | undefined): string | undefined =>
  key === undefined ? undefined : keysAbove(key).find((above) => Object.hasOwn(holders, above));

/** What was learned of a step has to be as good as its name: "Auto". Of other trades words mean too much ("Jardin - Piscine"). */
const surely = 0.97;
/** Of whatever it is: "accesorios" was learned of those of cars. */
const isOfAnything = /^\P{L}*(?:acc?ess?[oó]r\p{L}*|akcesoria|zubeh[öo]r|toebehoren|tilbeh[øo]r)\P{L}*$/iu;
function learnedOf(step: string): string | undefined {
  if (isOfAnything.test(step)) return undefined;
  const key = guess([{ features: featuresOfPath(step), volume: 1 }], surely)?.key;
  return holderOfKey(key) === 'auto-moto' ? key : undefined;
}

/** Whether what a step names is one kind of thing of a department, not the department: "Home" begins any path. */
const isPartOf = (named: string | undefined, department: string | undefined): boolean =>
  named !== undefined && keysAbove(named).length > 1 && keysAbove(named).at(-1) === department;

/** Of cars as of computers: "Direction > Colonne / composants". */
const isOfAnyTrade = /^(?:composants?|components?|commandes?)$/iu;

/** In cars are devices, but what was learned of such means parts of the car: "Pièces auto > Platine de rétroviseur" is no hi-fi. */
function isOnlyLearned(path: string, holder: string, key: string): boolean {
  const last = splitSteps(path).at(-1) ?? '';
  const isDevice = holder === 'auto-moto' && fieldOf(key) === 'devices';
  if (isDevice && isOfAnyTrade.test(last)) return true;
  return isDevice && keyOfName(last) === undefined && nounOfStep(last) === undefined;
}

/** What parts of cars are sorted by where it begins a path: "Moteur > Lubrification", not "Portail > Moteur". */
const systemOfCar = /^(?:moteurs?|direction|syst[èe]me [ée]lectrique)$/iu;
/** What else is sold so: chairs of directors, boats' engines, what gates are moved by. */
const hasSystems = new Set([
  'furniture',
  'office',
  'boats-marine',
  'electricity',
  'home-security',
  'pools-spas',
]);
/** Engines of boats are named so beside such a step: "Moteur > Hors-bord". */
const ofBoats = /(?<!\p{L})(?:(?:hors|in)[- ]?bords?|bateaux?|marines?|nauti(?:que|sme)s?)(?!\p{L})/iu;
/** Whether a path's first step is a system of cars, and its last one, of category `key`, nothing that others sort by such steps. */
function isOfCar(path: string, step: string, key: string): boolean {
  const steps = splitSteps(path);
  if (ofBoats.test(path) || !systemOfCar.test(step) || step !== steps[0] || steps.at(-1)?.startsWith(step))
    return false;
  return !keysAbove(key).some((above) => hasSystems.has(above));
}

/** Of what is arts and crafts only whole trades: needles are of tattooists, sewing machines of households. */
const isCreative =
  /cr[ée]ati[fv]|beaux[- ]arts|crafts?(?!\p{L})|activit[ée]s manuelles|basteln|manualidades/iu;

/**
 * What a step before the last says that a thing is, where the last seems to say something of another field: in "Animalerie >
 * Couchage > Hamacs" are no garden furniture. undefined: the last step counts.
 */
export function keyOfHolder(path: string, key: string): string | undefined {
  const department = keysAbove(key).at(-1);
  for (const step of splitSteps(path).slice(0, -1)) {
    const named = isOfCar(path, step, key)
      ? 'car-parts'
      : isCarModel(step)
        ? 'auto-moto'
        : (keyOfName(step) ?? nounOfStep(step) ?? learnedOf(step));
    const holder = named === 'arts-crafts' && !isCreative.test(step) ? undefined : holderOfKey(named);
    // The last step is confirmed before a holder is named: "Lighting > Dog > Lamps" are not for dogs.
    if (holder === undefined && isPartOf(named, department)) return undefined;
    if (named === undefined || holder === undefined) continue;
    // Books on art, not what it is made with.
    if (holder === 'books' && /^beaux[- ]arts$/iu.test(splitSteps(path).at(-1) ?? '')) return named;
    const isTheirs = keysAbove(key).includes(holder) || holders[holder]?.includes(fieldOf(key));
    if (isTheirs && !isOnlyLearned(path, holder, key)) return undefined;
    // What is for a vehicle is none.
    return named === 'vehicles' ? holder : named;
  }
  return undefined;
}

/** What is worn for a sport: "Sport > Randonnée > Vestes". undefined: no step before the last names any. */
export function keyWorn(path: string, key: string): string | undefined {
  const isShoe = keysAbove(key).includes('shoes');
  if (!isShoe && !/^(?:wo)?(?:mens-)?clothing$/.test(key)) return undefined;
  const before = splitSteps(path).slice(0, -1);
  if (!before.some((step) => keysAbove(keyOfName(step) ?? '').includes('sports'))) return undefined;
  return isShoe ? 'sports-shoes' : 'sportswear';
}
