import { anyOf, anyWord } from '../../language/any-of.ts';
import { forWords, unclearForWords } from '../../language/prepositions.ts';
import { keyOfLine, keyOfPart } from './brands/product-lines.ts';
import { keyNamedIn } from './names-in-titles.ts';
import { nounOfTitle } from './nouns/noun-of-title.ts';
import { keysAbove } from './tree.ts';

/** Where what goes with a device has its place. */
const accessoriesOf: Readonly<Record<string, string>> = {
  phones: 'phone-accessories',
  tablets: 'tablet-accessories',
  laptops: 'bags-cases',
  headphones: 'headphones',
  smartwatches: 'smartwatches',
  consoles: 'gaming-accessories',
  cameras: 'photo-accessories',
};

const things = anyOf`
  cases?|covers?|sleeves?|skins?|bumpers?|shells?|folios?|screen protectors?|tempered glass|stickers?|holders?
  coques?|housses?|[ée]tuis?|films?|verres? tremp[ée]s?|prot[eè]ge[- ][ée]crans?
  protections? d[’']?[ée]crans?
  fundas?|h[üu]llen?|cust[óo]die|cover|capas?|etui|pouzdr[oa]|obaly?|tok|armb[äa]nd(?:er|s)?
`;
const straps = anyOf`
  bracelets?|correas?|cinturin[io]|(?:watch )?(?:bands?|straps?)
`;
/** A thing that goes with another stands before "for", or at the beginning in French and its neighbours. */
const goesWith = new RegExp(
  `(?<!\\p{L})(?:${things}|${straps})(?!\\p{L})[^,;]*?\\s(?:${forWords}|${unclearForWords})\\s(.+)|^(?:for|pour)\\s(.+)|^(?:${things}|${straps})\\s(.+)`,
  'iu',
);

/** What has straps: a "Smart Band for iPhone" is worn itself. */
const withStraps = new Set(['smartwatches', 'cameras']);
const beginsWithStrap = new RegExp(`^${straps}(?!\\p{L}|\\s${things}(?!\\p{L}))`, 'iu');

/** Devices that come with a bag. */
const withBag = /(?<!\p{L})(?:kit|inc|incl|with|avec|bundle|lot|mit|con)(?!\p{L})|\+/iu;

/** The shelf, where a title on it names a bag: "Business backpack 15.6" among laptops. */
function shelfOfBag(title: string, shelf: string | undefined): string | undefined {
  const noun = shelf === undefined || withBag.test(title) ? undefined : nounOfTitle(title);
  return noun?.isSure && keysAbove(noun.key).at(-1) === 'bags-luggage' ? shelf : undefined;
}

/** What a device has is listed with how much it holds: "T480 16GB 512GB SSD 6 cell battery". */
const holds = /\d\s?(?:[gt]b|[gt]o)(?!\p{L})/iu;

/** The part of a device that a title on the shelf of such names last, as it does in its own place: "T480 6 cell battery" among laptops. */
function partOnShelf(title: string): string | undefined {
  const noun = withBag.test(title) || holds.test(title) ? undefined : nounOfTitle(title);
  return noun?.isSure && noun.key === 'power-batteries' ? noun.key : undefined;
}

/** Lamps of projectors are their parts; what throws stars, or light outside, is a lamp. */
const projector = anyWord`
  vid[ée]o[- ]?projecteurs?|projectors?|beamers?|proyector(?:es)?|proiettori?|projektor\p{L}*
`;
const lamp = anyWord`
  lamps?|bulbs?|lampes?|ampoules?|l[áa]mparas?|lampad[ae]|lampen?|\p{L}*beamerlampe|lampa|[žz]árovka
`;
const throwsLight = /led|star|gala[xc]|night|[ée]toile|ciel|veilleuse|sky|kids|enfant|b[ée]b[ée]|flood/i;
const isProjectorLamp = (title: string): boolean =>
  lamp.test(title) && projector.test(title) && !throwsLight.test(title);

/** Where what holds a device has its place. */
const mountsOf: Readonly<Record<string, string>> = {
  phones: 'phone-accessories',
  tablets: 'tablet-accessories',
  laptops: 'computer-accessories',
  tvs: 'racks-mounts',
  monitors: 'racks-mounts',
  projectors: 'racks-mounts',
  'surveillance-cameras': 'surveillance-cameras',
  headphones: 'headphones',
};
const beginsWithMount = new RegExp(
  String.raw`^(?:${anyOf`
    supports?|bras|stands?|mounts?|holders?|brackets?|halter(?:ung(?:en)?)?|st[äa]nder|soportes?|supporti?o?|suportes?
    uchwyt\p{L}*|stojak\p{L}*|dr[žz][áa]k\p{L}*
  `})(?!\p{L})`,
  'iu',
);
/** Too short to be a name by itself, or what other things have as well. */
const beginsWithScreen = new RegExp(
  String.raw`^(?:${anyOf`
    (?:la |une |l[’'])?t[ée]l[ée]s?|tv|t[ée]l[ée]viseurs?|[ée]crans?|moniteurs?|monitor[es]?|screens?|fernseher|televisor(?:es|i)?
    bildschirme?|telewizor\p{L}*|telev[íi]z\p{L}*
  `})(?!\p{L})`,
  'iu',
);
/** What is called as a device is: a shower's screen, a shelf, a monitor of babies. */
const noDevice =
  /^(?:[ée]crans? de douche|moniteurs? (?:cardiaques?|b[ée]b[ée])|tablettes? (?:murales?|en |de (?:chocolat|lavabo|douche|salle)))/iu;
/** Where what holds a device has its place, by the device that a title says it is for: "Support mural fixe pour TV 42″"; undefined: it holds none. */
export function mountIn(title: string): string | undefined {
  const device = beginsWithMount.test(title) ? forWhom.exec(title)?.[1] : undefined;
  if (device === undefined || noDevice.test(device)) return undefined;
  if (beginsWithScreen.test(device)) return mountsOf.tvs;
  const held = keyNamedIn(device, (key) => key in mountsOf);
  return held === undefined ? undefined : mountsOf[held];
}

/** What stands behind "for". */
export const forWhom = new RegExp(String.raw`\s(?:${forWords}|pro|для)\s(.+)`, 'iu');

/** What is put on hair, where a title says that it is for that: the oil of a kitchen otherwise. */
const carriedByHair = anyWord`
  oils?|butter|mask|serum|cream|gel|spray|tonic|mousse
  huile|beurre|masque|s[ée]rum|cr[eè]me|lotion|soin
  [öo]l|maske
  aceite|m[áa]scar(?:a|illa)|crema|s[ée]ro
  olio|maschera|siero
  [óo]leo|creme
  olej|olejek
`;
const hair =
  /^(?:\p{L}{2,12} ){0,2}(?:hairs?|cheveux|cheveu|haare?n?|cabello|pelo|capelli|cabelos?|haar|w[łl]os[óo]w|vlasy)(?!\p{L})(?! (?:removal|clippers?|dryers?|trimmers?))/iu;
const removesHair = /remov|d[ée]pil|[ée]pil|enthaar|stop|inhibit/i;
/** Few titles have to be read for it. */
const mayBeHair = /hair|cheveu|haar|cabel|pelo|capelli|vlas|włos/i;
export function isForHair(title: string): boolean {
  const found = mayBeHair.test(title) ? forWhom.exec(title) : null;
  return (
    found !== null &&
    hair.test(found[1] as string) &&
    carriedByHair.test(title.slice(0, found.index)) &&
    !removesHair.test(title)
  );
}

/** Words for motorbikes, whose parts are no car's. */
const motorbike = anyWord`
  moto|motos|motard|motorbikes?|motorcycles?|motorr[aä]d\p{L}*|motocicl\p{L}*|motocykl\p{L}*|scooters?
  мотоцикл\p{L}*
`;
/** Models of motorbikes whose makers have cars or other things as well, and some that need no maker. */
const motorbikeModel = new RegExp(
  String.raw`(?<![\p{L}\d])${anyOf`
    bmw\s(?:[rfskcgm]\s?\d{3,4}|r\s?nine\s?t)|husqvarna\s(?:norden|svartpilen|vitpilen)
    ducati\s(?:multistrada|scrambler|monster|desert\s?x|panigale)|africa twin|t[ée]n[ée]r[ée]\s7\d\d|v-?strom
    triumph\s(?:tiger|bonneville|street triple)|ktm\s\d{3,4}|yamaha\s(?:mt|tmax|t-max|xsr|tracer)
    honda\s(?:cb|crf|nc|x-?adv|forza|transalp)|kawasaki\s(?:z|ninja|versys)
  `}(?!\p{L}{3})`,
  'iu',
);
/** What is hung on both sides of them, and is a traveller's elsewhere. */
const ofLuggage = new Set(['suitcases', 'other-bags', 'backpacks', 'bags-luggage', 'bags-cases']);
const car = /(?<!\p{L})(?:autos?|cars?|voitures?|coches?|автомоб\p{L}*)(?!\p{L})/iu;
const ofCars = new Set(['car-parts', 'car-accessories', 'vehicles']);

/** What is for a motorbike where cars' things are: crash bars, tank bags. Only what names no motorbike itself is a part of one. */
export function ofMotorbike(key: string, path: string, title: string): string {
  if (ofLuggage.has(key)) return motorbikeModel.test(title) ? 'motorbike-gear' : key;
  if (!ofCars.has(key)) return key;
  if (key !== 'vehicles' && motorbikeModel.test(title)) return 'motorbike-gear';
  const text = `${path} ${title}`;
  if (!motorbike.test(text) || car.test(text)) return key;
  return key === 'vehicles' && !/(?:part|accessor|pi[eè]ce|borse|sac|bag)/i.test(text)
    ? key
    : 'motorbike-gear';
}

/** The device that some words name, or a maker's line of such: "Samsung S20". */
function deviceIn(text: string): string | undefined {
  const line = keyNamedIn(text, isDevice) ?? keyOfLine(text);
  return line !== undefined && isDevice(line) ? line : undefined;
}

/**
 * "Silicone case for iPhone": the category of what goes with the device that a title says it is for, or with those that `shelf`
 * holds; undefined: it does not.
 */
export function accessoryIn(title: string, shelf?: string): string | undefined {
  if (shelf === undefined && isProjectorLamp(title)) return 'projectors';
  const mount = mountIn(title);
  if (mount !== undefined) return mount;
  const [all = '', ...behind] = goesWith.exec(title) ?? [];
  const device = behind.find((text) => text !== undefined);
  const key = device === undefined ? shelfOfBag(title, shelf) : (shelf ?? deviceIn(device));
  if (key && (withStraps.has(key) || !beginsWithStrap.test(all))) return accessoriesOf[key];
  return shelf === undefined ? keyOfPart(title) : partOnShelf(title);
}

/** Whether a category holds devices, which what goes with them is taken for where a shop has one shelf for both. */
export function isDevice(key: string): boolean {
  return key in accessoriesOf;
}
