import { anyOf, anyWord } from '../../language/any-of.ts';
import { forWords, unclearForWords } from '../../language/prepositions.ts';
import { forWhom } from './goes-with.ts';
import { keysAbove } from './tree.ts';

const dogs = 'dogs?|pupp(?:y|ies)|chiens?|chiots?|hunde?|hond(?:en)?|perros?|cani|cane';
const cats = 'cats?|kittens?|chats?|chatons?|katzen?|kat(?:ten)?|gatos?|gatti|gatto';
/** Animals where a title names them at all: "Harnais anti-traction chien taille M". */
const anyDog = new RegExp(`(?<!\\p{L})(?:${dogs})(?!\\p{L})`, 'iu');
const anyCat = new RegExp(`(?<!\\p{L})(?:${cats})(?!\\p{L})`, 'iu');

const wordWith = (words: string) => new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'iu');

/** For which animals a thing is, in words behind "for": "Scissors for pets", but "Mug for cat lovers". */
const forPets: readonly (readonly [string, RegExp])[] = [
  [
    'dogs',
    new RegExp(
      `^(?:small |large |big |your )*(?:${dogs}|cachorros?|c[ãa]o|c[ãa]es|psów|psy|psa|собак\\p{L}*|щенк\\p{L}*|цуцен\\p{L}*)(?!\\p{L})`,
      'iu',
    ),
  ],
  [
    'cats',
    new RegExp(
      `^(?:your )*(?:${cats}|kot[aóo]w?|ko[čc]k[yu]|кошек|кошк\\p{L}*|котов|котів|кішок|кота)(?![\\p{L}\\d]|-\\d)`,
      'iu',
    ),
  ],
  [
    'pet-care',
    /^(?:small |your )*(?:pets?|animals?|animaux|haustiere|huisdieren|mascotas?|animali|zwierząt|тварин\p{L}*|животных)(?!\p{L})/iu,
  ],
];
const aboutPets = /^(?:lovers?|mom|dad|owners?|amoureux|people|person)/i;

/** Things that people have as well, in English, which names the animal before them: "Cozy pet bed". */
const things = anyOf`
  beds?|bowls?|water bottles?|water cups?|fountains?|feeders?|carriers?|crates?|kennels?
  leash(?:es)?|collars?|harness(?:es)?|blankets?|mats?|toys?
  brush(?:es)?|combs?|sofas?|houses?|strollers?|ramps?|stairs
  clothes|coats?|bandanas?|treats?|shampoos?|wipes|toothbrush(?:es)?
`;
/** Cats and dogs are shown on these: only "pet cushion" says for whom it is. */
const alsoShown = 'cushions?|pillows?|mattress(?:es)?|hammocks?';
const animals = [
  ['dogs', 'dogs?|pupp(?:y|ies)', things],
  ['cats', 'cats?|kittens?', things],
  ['pet-care', 'pets?', `${things}|${alsoShown}`],
] as const;
const named = animals.map(
  ([key, animal, its]) =>
    [
      key,
      new RegExp(`(?<!\\p{L})(?:${animal})(?:['’]?s)?(?: \\p{L}{1,12}){0,2} (?:${its})(?!\\p{L})`, 'iu'),
    ] as const,
);
/** What is dropped on their coats against fleas, in the languages that write the animal anywhere. */
const drops = /(?<!\p{L})(?:pipettes?|spot[- ]?on)(?!\p{L})/iu;
const treated = [
  ['dogs', anyDog],
  ['cats', anyCat],
] as const;
/** The same in languages that put the thing first and the animal behind it: "Collar Oslo cuero perro", "Halsband Oslo hond". */
const thingFirst = anyOf`
  collar|collare|collier|coleira|halsband|halsbånd
  cama|lit|letto|coussin|cuscino|coj[íi]n|panier|cuccia|mand|bett|säng|seng|hamac|niche
  correa|arn[ée]s|harnais|laisse|guinzaglio|pettorina|leine|geschirr|riem|tuigje|sele|snor|koppel
  manteau|cappotto|abrigo|jas|mantel|täcke|gilet
  gamelle|ciotola|bol|comedero|napf|skål|distributeur(?! (?:de )?(?:savon|bonbons?|papier))
  jouet|gioco|juguete|brinquedo|spielzeug|speelgoed|leksak|legetøj|griffoir
  shampooing|shampoo|champ[úô]|brosse|spazzola|cepillo|escova
  snack|couverture|coperta|manta|decke|deken
  rampe|escalier|(?:sac|caisse|cage) de transport
`;
/** What horses wear, beside them: people have blankets and masks as well. */
const ofHorses = anyOf`
  couvertures?|chemises?|couvre-reins|gu[êe]tres?|cloches?|licols?|longes?|[ée]trilles?|sangles?|surfaix
  masques?|bonnets?
  cobertor|manta|coperta|decke|deken|täcke
`;
const animalLast = [
  ['dogs', thingFirst, 'chiens?|chiots?|hund|hond|perros?|cani|cane|c[ãa]o|c[ãa]es|cachorros?'],
  ['cats', thingFirst, 'chats?|chatons?|katze|katt?|gatos?|gatti|gatto'],
  ['equestrian', ofHorses, 'cheval|chevaux|poneys?|caballos?|cavall[oi]|pferde?|paard(?:en)?|häst(?:ar)?'],
] as const;
const namedLast = animalLast.map(
  ([key, thing, animal]) =>
    [
      key as string,
      new RegExp(
        `^\\P{L}*${thing}(?: [\\p{L}\\d.-]{1,15}){0,5} (?<!(?:avec|mit|met|med|con|com) )(?:${animal})(?![\\p{L}\\d])`,
        'iu',
      ),
    ] as const,
);
/** By age or way of living, as food is: "Adult cat turkey & rice", "Dinde chat stérilisé", "Katze Senior". */
const lives = 'adult|senior|junior|mature|indoor|sterili[sz]ed|neutered';
const livesBehind =
  'adultes?|seniors?|juniors?|st[ée]rilis[ée]e?s?|adultos?|esterilizad[oa]s?|adulti|sterilizzat[io]|ausgewachsen\\p{L}{0,2}';
const living = [
  ['dogs', dogs],
  ['cats', cats],
].map(
  ([key, animal]) =>
    [
      key as string,
      new RegExp(
        `(?<!\\p{L})(?:(?:${lives}) (?:${animal})|(?:${animal})(?: d['’]int[ée]rieur)? (?:${livesBehind}|${lives}))(?!\\p{L})`,
        'iu',
      ),
    ] as const,
);
/** Few titles have to be read for it. */
const mayBe =
  /dog|pup|cat|kitten|pet|pipette|spot|chi[eo]|chat|hund|hond|perr|gat[ot]|can[ei]|c[ãa][oe]|cachor|katz?|cheva|poney|cabal|cavall|pferd|paard|häst/i;
/** What the animal is on, or none: "Cat print blanket". */
const isNone = anyWord`
  prints?|printed|patterns?|mom|dad|lovers?|ears?|eye|hot dogs?|costumes?|onesies?|fancy dress|masques?
  masks?|d[ée]guisements?
`;

/** What is no animal's, though one is on it: "Coussin imprimé chat", "Collier argent femme chat". */
const ofPeople = anyWord`
  imprim[ée]e?s?|motifs?|estampado|stampat[oa]|femmes?|hommes?|enfants?|b[ée]b[ée]s?|filles?|gar[çc]ons?
  pendentifs?|argent|plata|plateado|oro
  mujer(?:es)?|hombres?|niñ[oa]s?|bambin[oaie]|donna|uomo
  damen|herren|kinder|th[ée]|dents?
`;

/** For which animal a thing is that its title names with it; undefined: it names none. */
export function keyWithPet(title: string): string | undefined {
  if (!mayBe.test(title) || isNone.test(title)) return undefined;
  const patterns = drops.test(title) ? treated : ofPeople.test(title) ? named : [...named, ...namedLast];
  const keys = patterns.filter(([, pattern]) => pattern.test(title)).map(([key]) => key);
  return keys.length > 1 ? 'pet-care' : keys[0];
}

/** What animals of some age eat, where nothing else is named: "Adult cat turkey & rice", but "Adult dog t-shirt". */
export function eatenByPet(key: string, title: string): string {
  if (!isEatenByPets(key) || !mayBe.test(title) || isNone.test(title) || ofPeople.test(title)) return key;
  const keys = living.filter(([, pattern]) => pattern.test(title)).map(([each]) => each);
  return keys.length > 1 ? 'pet-care' : (keys[0] ?? key);
}

/** What pets eat is called as what people eat: "Whiskas chicken in sauce"; they drink neither coffee nor wine. */
const eaten = new Set(['other', 'food-drink', 'savoury-grocery', 'sweet-grocery']);
export const isEatenByPets = (key: string): boolean => eaten.has(key);

/** Where a thing is for dogs, cats or any pets; undefined: its title says no such. */
export function petsOf(title: string): string | undefined {
  const behind = forWhom.exec(title)?.[1];
  if (behind === undefined) return keyWithPet(title);
  const [key, pattern] = forPets.find(([, each]) => each.test(behind)) ?? [];
  const rest = pattern && behind.replace(pattern, '').trim();
  return rest === undefined || aboutPets.test(rest) ? undefined : key;
}

/** What they swallow in a language, and its animals; a cat's claw is a plant that people take. */
const swallowed = (
  [
    [
      'comprim[ée]s?|g[ée]lules?|vermifuges?',
      'chiens?|chiots?',
      '(?<!(?:griffes?|herbe|œil|oeil|yeux|langue|poils?)[ -](?:(?:de|du|à)[ -])?)(?:chats?|chatons?)',
    ],
    [
      String.raw`(?<![\p{L}\d])\d{1,3} (?:chewable )?(?:tablets?|tabs|capsules)`,
      'dogs?|pupp(?:y|ies)',
      `cats?(?!['’]?s? claw)|kittens?`,
    ],
    ['(?:kau)?tabletten|kapseln', 'hunde?', 'katzen?'],
    ['comprimidos|c[áa]psulas', 'perros?', '(?<!uña de )gatos?'],
    ['compresse|capsule', 'cani|cane', '(?<!unghia di )gatt[oi]'],
  ] as const
).flatMap(([form, dog, cat]) =>
  (
    [
      ['dogs', dog],
      ['cats', cat],
    ] as const
  ).map(([key, animal]) => [key as string, wordWith(form), wordWith(animal)] as const),
);

/** What people take against animals' hair. */
const againstAnimals = /(?<!\p{L})(?:allerg\p{L}*|antihistamin\p{L}*)(?!\p{L})/iu;

/** The animal that swallows what people have as well: "Norvet chien 6 comprimés". */
function swallowedBy(title: string): string | undefined {
  if (!mayBe.test(title) || isNone.test(title) || againstAnimals.test(title)) return undefined;
  const keys = swallowed.filter(([, form, animal]) => form.test(title) && animal.test(title));
  return keys.length > 1 ? 'pet-care' : keys[0]?.[0];
}

const ofPets = new Set(['pets', 'pet-care', 'dogs', 'cats']);
const forFish = new RegExp(
  String.raw`(?<!\p{L})(?:${forWords}|${unclearForWords})\s(?:les |i |los |os |de )?(?:fish|poissons?|peixes?|peces|pesci|fische|vissen|ryb(?:ek)?|ryby)(?!\p{L})`,
  'iu',
);

/** For which animal a thing of pets' is that its title names; as it is where that names both, or none. */
export function ofWhichPet(key: string, title: string): string {
  if (ofPets.has(key) && forFish.test(title)) return 'fish-reptiles';
  if (key === 'other' || keysAbove(key).includes('health')) return swallowedBy(title) ?? key;
  if (key !== 'pets' && key !== 'pet-care') return key;
  const [dog, cat] = [anyDog.test(title), anyCat.test(title)];
  return dog === cat ? key : dog ? 'dogs' : 'cats';
}
