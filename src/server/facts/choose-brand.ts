import { foldName } from './fold-name.ts';
import { isTwin, languageOfWord, smallWords } from './titles/title-vocabulary.ts';
import { stripTitle, wordsOf } from './titles/title-words.ts';
import { casingOf } from './titles/word-case.ts';

/** Spellings of brands that are not simply capitalised. */
const curated = new Map(
  (
    '3M|ABB|ADATA|AEG|AKG|AMD|AOC|APC|ASRock|ASUS|ATEN|be quiet!|BenQ|C2G|DJI|EIZO|eufy|EVGA|FSP|G.Skill|GIGABYTE|HGST|' +
    'HP|HPE|HTC|HyperX|IBM|ID-COOLING|iiyama|iRobot|JBL|JVC|KIOXIA|LaCie|LEGO|LG|MSI|NEC|NETGEAR|NVIDIA|NZXT|OKI|OnePlus|' +
    'OWC|PNY|QNAP|realme|SanDisk|StarTech.com|SteelSeries|tado°|TCL|TP-Link|TRENDnet|UGREEN|WD|XFX|XPG|ZAGG|ZOTAC|ZTE|BlackBerry|OtterBox|Ulefone|AVerMedia'
  )
    .split('|')
    .map((name) => [foldName(name).replaceAll(' ', ''), name] as const),
);

/** One offer's part in a brand. */
export type BrandSource = { merchant: string; title: string; brand: string };

const byContent = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The most frequent; of equals the first by content. */
export function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || byContent(a, b))[0]?.[0];
}

const keyOf = (brand: string) => foldName(brand).replaceAll(' ', '');
const isLoud = (brand: string) =>
  brand.length > 3 && brand === brand.toUpperCase() && /\p{L}{4}/u.test(brand);
const toProper = (brand: string) =>
  brand
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** A name as a title writes it. */
function findIn(title: string, name: string): string[] {
  const at = title.toLowerCase().indexOf(name.toLowerCase());
  const found = title.slice(at, at + name.length);
  return at < 0 || found === found.toLowerCase() ? [] : [found];
}

/** Brands that titles begin with where feeds state none. */
const wellKnown = new Map(
  (
    'Acer|Antec|Apple|Archos|ARCTIC|Asustor|Beko|Belkin|Blomberg|Bosch|Bose|Braun|Brother|Candy|Canon|Casio|Cello|Cherry|' +
    'Cooler Master|Corsair|Crucial|Dell|De Dietrich|DeLonghi|Denon|Doro|Dyson|D-Link|Eaton|Electrolux|Epson|Fujifilm|Fujitsu|' +
    'Garmin|Google|Gorenje|GoPro|Grundig|Haier|Harman Kardon|HERMA|Hisense|Honor|Hoover|Hotpoint|Huawei|Indesit|Intel|' +
    'Intenso|Jabra|Kensington|Kenwood|Kingston|Kodak|Kyocera|Leitz|Lenovo|Lexmark|Lian Li|Liebherr|Logitech|Makita|Manhattan|' +
    'Marshall|Microsoft|Miele|Moulinex|Motorola|Nikon|Nintendo|Noctua|Nokia|Olympus|Oral-B|Panasonic|Patriot|Philips|Pioneer|' +
    'Plantronics|Playmobil|Rapoo|Razer|Remington|Ricoh|Roccat|Rowenta|Russell Hobbs|Samsung|Sandberg|Seagate|Sennheiser|' +
    'Severin|Sharp|Siemens|Smeg|Sony|Spigen|Supermicro|Targus|Tefal|Thermaltake|Thomson|Toshiba|Transcend|Tripp Lite|' +
    'Ubiquiti|Verbatim|Viewsonic|Western Digital|Whirlpool|Xerox|Xiaomi|Yamaha|Zanussi|Zyxel'
  )
    .split('|')
    .map((name) => [foldName(name).replaceAll(' ', ''), name] as const),
);
const madeFor = new Set(['pour', 'for', 'compatible', 'de', 'of', 'with', 'avec']);
/** Words for the kind of thing that may stand in front of a brand. */
const maxKinds = 4;

/** "Câble Tripp Lite 2-Prong Power Cord" → "Tripp Lite"; nothing of "Coque pour Samsung". */
function brandInTitle({ title, merchant }: BrandSource): string[] {
  const words = wordsOf(stripTitle(title, merchant)).map(foldName);
  for (let at = 0; at < Math.min(words.length, maxKinds + 1); at++) {
    const key = words[at] ?? '';
    for (const name of [key + (words[at + 1] ?? ''), key].map((each) => each.replaceAll(' ', ''))) {
      const brand = curated.get(name) ?? wellKnown.get(name);
      if (brand) return [brand];
    }
    if (madeFor.has(key) || (languageOfWord(key) === undefined && !isTwin(key) && key !== 'photo')) return [];
  }
  return [];
}

/** "De" of "De Dietrich": with the word that all titles have behind it. */
function completed(name: string, sources: readonly BrandSource[]): string {
  const behind = sources.map(({ title }) => {
    const words = wordsOf(title.toLowerCase());
    return words[words.indexOf(name) + 1] ?? '';
  });
  const [next = '', ...others] = new Set(behind);
  return next === '' || others.length > 0 ? toProper(name) : toProper(`${name} ${next}`);
}

/** The majority's brand, in its own spelling; where none is stated a well-known one that titles begin with, else ''. */
export function chooseBrand(sources: readonly BrandSource[]): string {
  const named = sources
    .map((each) => ({ ...each, brand: each.brand.replace(/[®™]/g, '').trim() }))
    .filter(({ brand }) => keyOf(brand) !== '');
  // A merchant has one vote, however many offers.
  const votes = new Map(named.map((each) => [`${each.merchant}\n${keyOf(each.brand)}`, keyOf(each.brand)]));
  const key = mostFrequent([...votes.values()]);
  if (key === undefined) return mostFrequent(sources.flatMap(brandInTitle)) ?? '';
  const known = curated.get(key);
  if (known) return known;
  const own = named.filter(({ brand }) => keyOf(brand) === key);
  if (smallWords.has(key)) return completed(key, own);
  const quiet = own.filter(({ brand }) => !isLoud(brand) && brand !== brand.toLowerCase());
  const written = mostFrequent((quiet.length > 0 ? quiet : own).map(({ brand }) => brand)) ?? '';
  if (!isLoud(written)) return written;
  // In capitals everywhere: the spelling of titles in normal case decides.
  const inTitles = own
    .filter(({ title }) => casingOf(title) === 'natural')
    .flatMap(({ title }) => findIn(title, written));
  return mostFrequent(inTitles) ?? toProper(written);
}
