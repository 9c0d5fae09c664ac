import { anyWord } from '../../../language/any-of.ts';
import { findExactNoun } from '../nouns/nouns.ts';
import { wordsOfSteps } from '../paths/steps.ts';
import { headOf } from '../title-head.ts';
import { keysAbove } from '../tree.ts';

/** Where parts of such things and what goes with them have their place; what is here by itself is kept with it. */
const appliances = {
  'fridges-freezers': 'home-appliances',
  laundry: 'home-appliances',
  dishwashers: 'home-appliances',
  cooking: 'home-appliances',
  ironing: 'home-appliances',
  'vacuum-cleaners': 'home-appliances',
  'coffee-machines': 'kitchen-appliances',
  'kitchen-appliances': 'kitchen-appliances',
  'water-heaters': 'water-heaters',
  climate: 'climate',
  'garden-power-tools': 'garden-power-tools',
  'power-tools': 'tool-accessories',
  'scooters-skates': 'scooters-skates',
};
const upholstery = {
  'sofas-armchairs': 'rugs-curtains',
  'tables-chairs': 'rugs-curtains',
  'beds-mattresses': 'bedding-linen',
};
const devices = {
  laptops: 'power-batteries',
  cameras: 'photo-accessories',
  phones: 'phone-accessories',
  consoles: 'gaming-accessories',
  cycling: 'cycling',
};
type Places = Readonly<Record<string, string>>;
const appliancePlaces: Places = appliances;
const places: Places = { ...appliances, ...upholstery };

const set = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/));

/** Words that French and its neighbours begin the name of a part with, in the singular: "Joint de réfrigérateur". */
const firstParts: readonly (readonly [ReadonlySet<string>, Places])[] = [
  [
    set(
      `joint bac balconnet clayette tiroir resistance pompe courroie thermostat filtre charniere poignee charbon sac
        brosse flexible tuyau roulement amortisseur pressostat electrovanne condensateur sonde bouton turbine roulette
        carburateur bougie lame chaine fil bobine lanceur disque pneu chambre anode telecommande serrure verrou hublot
        entonnoir module programmateur ventilateur moteur panier lampe ampoule plateau cuve piece socle support
        guarnizione filtro sacchetto cinghia pompa resistenza junta goma bolsa correa bomba resistencia cuchilla`,
    ),
    appliances,
  ],
  [set('batterie chargeur'), { ...appliances, ...devices }],
  [set('housse funda copridivano fodera'), upholstery],
];
/** Words that English ends it with: "Washing machine door seal". */
const lastParts: readonly (readonly [ReadonlySet<string>, Places])[] = [
  [
    set(
      `seal gasket pump belt filter hose bulb lamp handle knob thermostat element blade carburetor carburettor charger bag
        tyre tire`,
    ),
    appliances,
  ],
  [set('cover slipcover'), upholstery],
];

/** Words between a part and what it is of: "Filtre à charbon pour hotte", "Joint de porte réfrigérateur". */
const maxBetween = 2;
const maxNameWords = 3;
/** Characters of a title that name the part. */
const maxRead = 200;
/** What comes with a thing is no part of it. */
const comesWith = /\s(?:avec|et|with|and|mit|con|und|e|y|sans|without|incl\p{L}*|\+|&)\s/iu;
/** Things of their own that begin or end so. */
const ownNames = anyWord`
  sacs? [àa] dos|sacs? de (?:couchage|cong[ée]lation|cuisson)
  fils? [àa] (?:coudre|broder)|filets? de lavage|filtres? [àa] caf[ée]|batterie de cuisine
  freezer bags?|vacuum (?:bags?|storage)|cong[ée]lation|conservation|charbon de bois|cuve de (?:vin|fioul)
`;

/** The longest noun at a place of some words. */
function nounAt(words: readonly string[], from: number): { key: string; length: number } | undefined {
  for (let length = Math.min(maxNameWords, words.length - from); length > 0; length--) {
    const found = findExactNoun(words.slice(from, from + length));
    if (found) return { key: found.key, length };
  }
  return undefined;
}

/** The places of what a word is a part of. */
const placesOf = (parts: typeof firstParts, word: string): Places | undefined =>
  parts.find(([words]) => words.has(word))?.[1];

/** "Joint de porte réfrigérateur", also behind a maker. */
function partFirst(words: readonly string[]): string | undefined {
  for (const start of [0, 1]) {
    const ofPart = placesOf(firstParts, words[start] ?? '');
    if (!ofPart) continue;
    for (let from = start + 1; from <= Math.min(start + 1 + maxBetween, words.length - 1); from++) {
      const noun = nounAt(words, from);
      if (noun === undefined) continue;
      const place = ofPart[noun.key];
      if (place !== undefined) return place;
    }
  }
  return undefined;
}

/** "Washing machine door seal". */
function partLast(words: readonly string[]): string | undefined {
  const ofPart = placesOf(lastParts, words.at(-1) ?? '');
  if (!ofPart) return undefined;
  for (let from = 0; from < words.length - 1; from++) {
    const noun = nounAt(words, from);
    const between = noun === undefined ? 0 : words.length - 1 - from - noun.length;
    const place = noun && ofPart[noun.key];
    if (place !== undefined && between >= 0 && between <= maxBetween) return place;
  }
  return undefined;
}

/**
 * Where a part of an appliance or tool goes, and what covers furniture: with accessories, not among the things themselves, which cost
 * more. undefined: its title names no such part.
 */
export function keyOfSparePart(title: string): string | undefined {
  const { words, isFirst } = headOf(title);
  const begins = [0, 1].some((place) => placesOf(firstParts, words[place] ?? ''));
  const ends = !isFirst && placesOf(lastParts, words.at(-1) ?? '') !== undefined;
  if ((!begins && !ends) || ownNames.test(title)) return undefined;
  const read = title.slice(0, maxRead);
  const end = read.search(comesWith);
  const main = end < 0 ? read : read.slice(0, end);
  return (begins ? partFirst(wordsOfSteps(main).flat()) : undefined) ?? (ends ? partLast(words) : undefined);
}

/** Where the parts of an appliance or tool go; undefined: it is none. */
export const placeOfParts = (key: string): string | undefined => appliancePlaces[key];

/** Shelves of things that have parts, of their parts, and those above. */
const holding = new Set(Object.entries(places).flatMap(([key, place]) => [...keysAbove(key), place]));

/** The place of a part that a title on a shelf of such things names: "Pompe de vidange lave-linge" among washing machines. */
export function sparePartOn(shelf: string, title: string): string | undefined {
  const part = holding.has(shelf) ? keyOfSparePart(title) : undefined;
  return part !== undefined && (keysAbove(part).includes(shelf) || places[shelf] === part) ? part : undefined;
}
