import { plainLetters } from '../../../../contract/plain-letters.ts';
import { likelyNounOf } from '../named-by-noun.ts';
import { keysAbove, otherCategoryKey } from '../tree.ts';

/** Makers that make toys only, in plain letters, by what nearly all of theirs is. */
const makers: Readonly<Record<string, string>> = {
  toys: 'smoby, janod, hape, ecoiffier, theo klein, klein toys, simba toys, djeco, melissa & doug, melissa and doug, kidkraft, goki, brio, moulin roty, vilac, small foot, le toy van, tender leaf toys, tidlo, new classic toys, plan toys, plantoys, bigjigs, fisher price, playskool, hasbro, mattel, play doh, playdoh, spin master, splash toys, buki, sentosphere, clementoni, vtech, leapfrog, haba, wonderworld, erzi, eichhorn, little tikes, step2, casdon',
  'dolls-figures':
    'corolle, sylvanian families, schleich, papo, playmobil, baby born, baby annabell, zapf creation, zapf, our generation, paola reina, llorens, gotz, polly pocket, bratz, enchantimals, miniland, nenuco, petitcollin, lundby',
  'vehicles-rc':
    'hot wheels, matchbox, majorette, norev, bburago, bruder, siku, maisto, dickie toys, rolly toys, carrera rc, cararama, welly, tomica',
  'building-toys': 'lego, duplo, mega bloks, meccano, kapla, geomag, magformers, smartmax, cobi, knex',
  'board-games': 'ravensburger, gigamic, educa borras, trefl, castorland, jumbo puzzle',
};
const maker = new Map(
  Object.entries(makers).flatMap(([key, names]) => names.split(', ').map((name) => [name, key] as const)),
);

/** Of a maker's name at the beginning of a title, or at its end. */
const names = [...maker.keys()]
  .map((name) => name.replaceAll('&', ' ?& ?').replaceAll(' ', '[ -]?'))
  .join('|');
const [first, last] = [
  new RegExp(`^[^a-z]{0,9}(${names})(?![a-z&])`),
  new RegExp(`(?<![a-z&])(${names})[^a-z]{0,9}$`),
];
const maxName = 30;

/** What stands before a maker that a thing is only for: "Rangement pour Playmobil". */
const goesWith = /(?<!\p{L})(?:pour|for|für|para|per|voor|compatibles?|style|type|façon|like)(?!\p{L})/iu;

const madeBy = (found: RegExpExecArray | null): string | undefined =>
  found ? maker.get(nameOf(found[1] as string)) : undefined;
const nameOf = (written: string): string => plainLetters(written).replace(/[ -]+/g, ' ').trim();

/** What the maker makes that a thing's column, or the first words of its title name, without a column also the last. */
function madeIn(title: string, brand: string): string | undefined {
  const made =
    (brand === '' ? madeBy(last.exec(plainLetters(title.slice(-maxName)))) : maker.get(nameOf(brand))) ??
    madeBy(first.exec(plainLetters(title.slice(0, maxName))));
  return made !== undefined && goesWith.test(title) ? undefined : made;
}

/** What toys imitate, which no maker of toys makes. */
const imitated = new Set(
  'home-appliances diy auto-moto professional computing food-drink pets health garden musical-instruments kitchenware cleaning-laundry photo-accessories power-batteries'.split(
    ' ',
  ),
);
/** What dolls have besides. */
const ofDolls = new Set('clothing shoes baby furniture bedding-linen bathroom'.split(' '));

const isOneOf = (keys: ReadonlySet<string>, key: string): boolean =>
  keysAbove(key).some((above) => keys.has(above));

/** Which toys imitate such things. */
function imitationOf(key: string): string {
  if (isToy(key)) return key;
  if (key === 'vehicles' || key === 'boats-marine') return 'vehicles-rc';
  if (keysAbove(key).at(-1) === 'garden') return 'outdoor-toys';
  return isOneOf(imitated, key) ? 'educational-toys' : 'toys';
}

const isToy = (key: string): boolean => keysAbove(key).at(-1) === 'toys';

const letters = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
/** Behind or before the thing that it imitates: "Aspirateur jouet", "Wooden toy kitchen", "Cocina de juguete", "Service à thé dînette". */
const toy = new RegExp(
  `(?<!(?<!\\p{L})(?:[àa]|de|des|pour|en)\\s|d['’]|-)${letters('jouet|d[iî]nette')}(?!\\sde\\s)|^(?:\\p{L}+\\s){0,3}toy(?=\\s\\p{L})|^(?:kinder)?spielzeug[\\s-](?=\\p{L})|${letters('de juguete|de brinquedo|giocattolo|speelgoed')}`,
  'iu',
);
/** Where toys are kept, what is for animals or adults, and what only has the word in its name. */
const noToy =
  /(?<!\p{L})(?:toy (?:box|chest|storage|organi[sz]er|bins?|baskets?|bags?|story|poodle|hauler|hammock|rack|shelf|holder|car seat)|rangements?|coffres?|chiens?|chiots?|chats?|chatons?|animal|animaux|rongeurs?|lapins?|perroquets?|oiseaux|dogs?|cats?|pets?|hund|katzen?|perros?|gatos?|cani|gatti|sexuel|[ée]rotique|anal|intime|adultes?|sex|vibr\p{L}*)(?!\p{L})/iu;
/** Few titles have to be read for it. */
const mayBeToy = /jouet|d[iî]nette|toy|spielzeug|juguete|brinquedo|giocattolo|speelgoed/i;

/** A thing for dolls: "Lit de poupée", "Poussette poupée", "Doll's pram". */
const forDoll =
  /(?<!\p{L})(?:(?:de|pour)\s(?:sa\s)?poup(?:[ée]e|on)s?|doll(?:['’]?s)?\s(?:pram|stroller|pushchair|bed|cot|crib|house|furniture|clothes|outfit|high chair)|puppen(?:wagen|bett|haus|kleid\p{L}*|buggy)|de mu[ñn]ecas?)(?!\p{L})/iu;
/** What a bare "poupée" behind it is for; "Robe poupée" is a style. */
const bareOfDolls = new Set('baby furniture bedding-linen'.split(' '));
const doll = /(?<!\p{L})(?:poup[ée]e|poupon)(?!\p{L})/iu;
const mayBeForDoll = /poup|doll|puppen|mu[ñn]eca/i;

/**
 * The category of a toy that is called by what it imitates: by its maker ("Janod Réfrigérateur en bois"), by the word for toys
 * ("Aspirateur jouet"), or as a doll's ("Poussette poupée").
 * @param key what all else says that it is
 * @returns `key` where it may be that
 */
export function asToy(key: string, title: string, brand: string): string {
  if (mayBeForDoll.test(title) && (forDoll.test(title) || (doll.test(title) && isOneOf(bareOfDolls, key))))
    return 'dolls-figures';
  if (mayBeToy.test(title) && toy.test(title) && !noToy.test(title)) return imitationOf(key);
  const made = madeIn(title, brand);
  if (made === undefined) return key;
  if (key === otherCategoryKey) return likelyNounOf(title, isToy) ?? made;
  const isImitation = isOneOf(imitated, key) || (made === 'dolls-figures' && isOneOf(ofDolls, key));
  if (!isImitation) return key;
  return made === 'toys' ? imitationOf(key) : made;
}
