import { bulk, headOf, packing, readHead } from '../title-head.ts';
import { keysAbove } from '../tree.ts';
import { nounOfPurpose } from './noun-for-whom.ts';
import { type NamedByNoun, nounOfHead } from './noun-of-words.ts';

/** Departments whose things come in packets and bottles. */
const packed = new Set(['food-drink', 'beauty', 'health']);
/** What comes in sacks and buckets besides: a "sac de matelas" is for one. */
const inBulk = new Set(
  `dogs cats small-pets-birds pet-care gardening-tools plants-seeds barbecues pools-spas building-materials paint-glue
    hardware car-accessories cleaning-laundry nappies-hygiene`.split(/\s+/),
);

/** What is in such a thing that a title begins with, or in bottles of which there are several in it: "Pack de 6 bouteilles d'eau". */
function nounWithin(
  title: string,
  packet: RegExp,
  isHeld: (key: string) => boolean,
): NamedByNoun | undefined {
  const found = packet.exec(title)?.[0];
  if (found === undefined) return undefined;
  const held = title.slice(found.length).replace(packing, '');
  const head = readHead(held);
  const noun = nounOfPurpose(held, head) ?? nounOfHead(head);
  return noun?.isSure && isHeld(noun.key) ? noun : undefined;
}

const isPacked = (key: string): boolean => packed.has(keysAbove(key).at(-1) ?? '');
const isInBulk = (key: string): boolean => isPacked(key) || inBulk.has(key);

/** What a packet or bottle holds; undefined: the title begins with none, or names it as a thing of its own. */
export function nounOfPacked(title: string): NamedByNoun | undefined {
  const noun = nounWithin(title, packing, isPacked);
  if (noun) return noun;
  const held = nounWithin(title, bulk, isInBulk);
  const whole = held && nounOfHead(headOf(title));
  // "Sac de frappe", "Seau de plage".
  const isOther = whole?.isSure && whole.length > 1 && whole.key !== held?.key;
  return isOther ? undefined : held;
}

/** In French, Spanish and Portuguese the word for a game is that for several parts as well. */
const setOfParts =
  /^\s*(?:jeux?\s+(?:de\s+|d['’])|(?:juego|jogo)s?\s+de\s+)(?:\d{1,3}\s+)?(?=\p{L}+[sx](?!\p{L}))/iu;
const comeInSets = new Set(
  `diy auto-moto home home-appliances beauty bags-luggage musical-instruments golf office-supplies`.split(
    ' ',
  ),
);
/** What children play with is called by things of other departments: "Juego de tazas apilables", "Jeu de briques en bois". */
const played =
  /(?<!\p{L})(?:infantil|niñ[oa]s?|bebés?|juguetes?|crianças?|enfants?|bébés?|kids?|montessori|apilables?|empil(?:er|ables?)|magn[eé]tic[oa]s?|magnétiques?|playa|plage|praia|bl(?:oques?|ocos?|ocs?)|cub[eo]s?|briques?|palas?|palets?|aros?|anillas?|letras?)(?!\p{L})/iu;

/** What there are several of: "Jeu de plaquettes de frein", but "Jeu de fléchettes", "Jeu de lettres". */
export function nounOfParts(title: string): NamedByNoun | undefined {
  const several = setOfParts.exec(title)?.[0];
  if (several === undefined || played.test(title)) return undefined;
  const noun = nounOfHead(readHead(title.slice(several.length)));
  return noun?.isSure && keysAbove(noun.key).some((key) => comeInSets.has(key)) ? noun : undefined;
}
