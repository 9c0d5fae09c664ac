import { anyWord } from '../../../language/any-of.ts';
import { keyOfBrand } from '../brands/brands.ts';
import { likelyNounOf, namesOther } from '../nouns/noun-of-title.ts';
import { isEatenByPets } from '../pets.ts';
import { keysAbove, otherCategoryKey } from '../tree.ts';

/** What toys imitate, which no maker of toys makes. */
const imitated = new Set(
  'home-appliances diy auto-moto professional computing pets health garden musical-instruments cleaning-laundry photo-accessories'.split(
    ' ',
  ),
);
/** What only makers of dolls and of all kinds of toys imitate: of others it is for meals and children ("Playmobil gourde", "Bruder Tasse"). */
const imitatedInPlayKitchens = new Set('food-drink kitchenware power-batteries'.split(' '));
/** What dolls have besides. */
const ofDolls = new Set('clothing shoes baby furniture bedding-linen bathroom'.split(' '));
/** Dolls and figures whose names children's own clothes, linen and bottles bear: "Bratz t-shirt". */
const isOnOwnThings = /bratz|polly pocket|enchantimals|playmobil|funko|banpresto|kotobukiya/i;

const isOneOf = (keys: ReadonlySet<string>, key: string): boolean =>
  keysAbove(key).some((above) => keys.has(above));

/** Which toys imitate such things. */
function imitationOf(key: string): string {
  if (isToy(key)) return key;
  if (key === 'vehicles' || key === 'boats-marine') return 'vehicles-rc';
  if (keysAbove(key).at(-1) === 'garden') return 'outdoor-toys';
  return isOneOf(imitated, key) || isOneOf(imitatedInPlayKitchens, key) ? 'educational-toys' : 'toys';
}

const isToy = (key: string): boolean => keysAbove(key).at(-1) === 'toys' || key === 'baby-safety-toys';

const letters = (words: string) => String.raw`(?<!\p{L})(?:${words})(?!\p{L})`;
/** Behind or before the thing that it imitates: "Aspirateur jouet", "Wooden toy kitchen", "Cocina de juguete", "Service à thé dînette". */
const toy = new RegExp(
  `(?<!(?<!\\p{L})(?:[àa]|de|des|pour|en)\\s|d['’]|-)${letters('jouet|d[iî]nette')}(?!\\sde\\s)|^(?:\\p{L}+\\s){0,3}toy(?=\\s\\p{L})|^(?:kinder)?spielzeug[\\s-](?=\\p{L})|${letters('de juguete|de brinquedo|giocattolo|speelgoed')}`,
  'iu',
);
/** Where toys are kept, what is for animals or adults, and what only has the word in its name. */
const noToy = anyWord`
  toy (?:box|watch|chest|storage|organi[sz]er|bins?|baskets?|bags?|story|poodle|hauler|hammock|rack|shelf|holder|car seat)
  rangements?|coffres?|chiens?|chiots?|chats?|chatons?|animal|animaux|rongeurs?|lapins?|perroquets?|oiseaux|dogs?
  cats?|pets?|hund|katzen?|perros?|gatos?|cani|gatti|sexuel|[ée]rotique|anal|intime|adultes?|sex|vibr\p{L}*
`;
/** Few titles have to be read for it. */
const mayBeToy = /jouet|d[iî]nette|toy|spielzeug|juguete|brinquedo|giocattolo|speelgoed/i;

/** A thing for dolls: "Lit de poupée", "Poussette poupée", "Doll's pram". */
const forDoll = anyWord`
  (?:de|pour)\s(?:sa\s)?poup(?:[ée]e|on)s?
  doll(?:['’]?s)?\s(?:pram|stroller|pushchair|bed|cot|crib|house|furniture|clothes|outfit|high chair)
  puppen(?:wagen|bett|haus|kleid\p{L}*|buggy)|de mu[ñn]ecas?
`;
/** What perfumes are called by: "Norvik Parfums Cerise". */
const called: ReadonlySet<string> = new Set(['food-drink', 'garden']);

/** What a bare "poupée" behind it is for; "Robe poupée" is a style. */
const bareOfDolls = new Set('baby furniture bedding-linen'.split(' '));
const doll = /(?<!\p{L})(?:poup[ée]e|poupon)(?!\p{L})/iu;
const mayBeForDoll = /poup|doll|puppen|mu[ñn]eca/i;

/**
 * What a thing is by its maker, where nothing else says, or only of which department it is ("Makita DHP484Z"); and a toy that is called
 * by what it imitates: by its maker ("Janod Réfrigérateur en bois"), by the word for toys ("Aspirateur jouet"), or as a doll's
 * ("Poussette poupée").
 * @param key what all else says that it is
 * @returns `key` where it may be that
 */
export function asMade(key: string, title: string, brand: string): string {
  if (mayBeForDoll.test(title) && (forDoll.test(title) || (doll.test(title) && isOneOf(bareOfDolls, key))))
    return 'dolls-figures';
  if (mayBeToy.test(title) && toy.test(title) && !noToy.test(title)) return imitationOf(key);
  const made = keyOfBrand(title, brand);
  if (made === undefined) return key;
  if (!isToy(made)) {
    const department = keysAbove(made).at(-1);
    const isEaten = (each: string) => department === 'pets' && isEatenByPets(each);
    const isScent = made === 'perfume' && called.has(keysAbove(key).at(-1) ?? '');
    const isOpen = key === otherCategoryKey || key === department || isEaten(key) || isScent;
    const isOwn = (each: string) =>
      keysAbove(each).at(-1) === department ||
      isEaten(each) ||
      (isScent && called.has(keysAbove(each).at(-1) ?? ''));
    return isOpen && !namesOther(title, isOwn) ? made : key;
  }
  if (key === otherCategoryKey) return likelyNounOf(title, isToy) ?? made;
  const isOfKitchens = isOneOf(imitatedInPlayKitchens, key);
  const isOfDolls =
    made === 'dolls-figures' &&
    (isOneOf(ofDolls, key) || isOfKitchens) &&
    !isOnOwnThings.test(`${brand} ${title}`);
  const isImitation = isOneOf(imitated, key) || isOfDolls || (made === 'toys' && isOfKitchens);
  if (!isImitation) return key;
  return made === 'toys' ? imitationOf(key) : made;
}
