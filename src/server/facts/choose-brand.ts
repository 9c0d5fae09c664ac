import { compareTexts } from '../platform/compare-texts.ts';
import { keysAbove } from './categories/tree.ts';
import { foldBrand, foldName } from './fold-name.ts';
import { withoutLegalForm } from './legal-form.ts';
import { casingOf } from './titles/casing.ts';
import { acronyms, isTwin, languageOfWord, smallWords } from './titles/title-vocabulary.ts';
import { stripTitle, wordsOf } from './titles/title-words.ts';
import { lookOf } from './titles/word-looks.ts';

/** Spellings of brands that are not simply capitalised; a word in capitals is no name but an acronym. */
const curated = new Map(
  (
    '3M|ABB|ADATA|AEG|AKG|AMD|AOC|APC|ASRock|ASUS|ATEN|be quiet!|BenQ|C2G|DJI|eufy|EVGA|FSP|G.Skill|HGST|' +
    'HP|HPE|HTC|HyperX|IBM|ID-Cooling|iiyama|iRobot|JBL|JVC|LaCie|LEGO|LG|MSI|NEC|NVIDIA|NZXT|OKI|OnePlus|' +
    'OWC|PNY|QNAP|realme|SanDisk|StarTech.com|SteelSeries|tado°|TCL|TeamGroup|TP-Link|TRENDnet|WD|XFX|XPG|ZTE|BlackBerry|OtterBox|Ulefone|AVerMedia'
  )
    .split('|')
    .map((name) => [foldBrand(name), name] as const)
    .concat([['moto', 'Motorola']]),
);

/** One offer's part in a brand. */
export type BrandSource = { merchant: string; title: string; brand: string };

/** The most frequent; of equals the first by content. */
export function mostFrequent(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].sort(([a, m], [b, n]) => n - m || compareTexts(a, b))[0]?.[0];
}

const isLoud = (brand: string) =>
  brand.length > 3 && brand === brand.toUpperCase() && /\p{L}{4}/u.test(brand);
const toProper = (brand: string) =>
  brand
    .toLowerCase()
    .replace(/(^|[\s-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());

/** "TeamGroup" of "TEAMGROUP", "HYTE": capitals that are no acronym's are a wordmark's. */
const isShout = (name: string) => name.split(/[\s-]/).some((word) => lookOf(word).isShout);

/** A name as a title writes it. */
function findIn(title: string, name: string): string[] {
  const at = title.toLowerCase().indexOf(name.toLowerCase());
  const found = title.slice(at, at + name.length);
  return at < 0 || found === found.toLowerCase() ? [] : [found];
}

/** Brands that titles begin with where feeds state none. */
const wellKnown = new Map(
  (
    'Acer|Antec|Apple|Archos|Arctic|Asustor|Beko|Belkin|Blomberg|Bosch|Bose|Braun|Brother|Candy|Canon|Casio|Cello|Cherry|' +
    'Cooler Master|Corsair|Crucial|Dell|De Dietrich|DeLonghi|Denon|Doro|Dyson|D-Link|Eaton|Eizo|Electrolux|Epson|Fujifilm|Fujitsu|' +
    'Garmin|Gigabyte|Google|Gorenje|GoPro|Grundig|Haier|Harman Kardon|Herma|Hisense|Honor|Hoover|Hotpoint|Huawei|Indesit|Intel|' +
    'Intenso|Jabra|Kensington|Kenwood|Kingston|Kioxia|Kodak|Kyocera|Leitz|Lenovo|Lexmark|Lian Li|Liebherr|Logitech|Makita|Manhattan|' +
    'Marshall|Microsoft|Miele|Moulinex|Motorola|Netgear|Nikon|Nintendo|Noctua|Nokia|Olympus|Oral-B|Panasonic|Patriot|Philips|Pioneer|' +
    'Plantronics|Playmobil|Rapoo|Razer|Remington|Ricoh|Roccat|Rowenta|Russell Hobbs|Samsung|Sandberg|Seagate|Sennheiser|' +
    'Severin|Sharp|Siemens|Smeg|Sony|Spigen|Supermicro|Targus|Tefal|Thermaltake|Thomson|Toshiba|Transcend|Tripp Lite|' +
    'Ubiquiti|Ugreen|Verbatim|ViewSonic|Western Digital|Whirlpool|Xerox|Xiaomi|Yamaha|Zagg|Zanussi|Zotac|Zyxel'
  )
    .split('|')
    .map((name) => [foldBrand(name), name] as const),
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
    if (
      madeFor.has(key) ||
      (languageOfWord(key) === undefined && !isTwin(key) && !acronyms.has(key) && key !== 'photo')
    )
      return [];
  }
  return [];
}

const between = /^(.{3,}?) - ((?:(?! - ).){2,30}) - \1(?: |$)/u;
const inFront = /^(\p{L}[\p{L}\d'’&.-]+(?: \p{Lu}[\p{L}\d'’&.-]+)?) - \p{Lu}/u;

/** Where a maker stands in front. Elsewhere it is the thing's own name: "Anjou Rouge - Domaine Orvane", "Bandana - Taille P". */
const madeByMakers = new Set(
  'computing telephony electronics photo gaming accessories home-appliances office'.split(' '),
);

/** "C780H2KG - Lexmark - C780H2KG toner", "Speck - CandyShell Grip Case": a brand that titles set apart. */
function brandSetApart(sources: readonly BrandSource[], categoryKey: string): string | undefined {
  const isInFront = keysAbove(categoryKey).some((key) => madeByMakers.has(key));
  const brandOf = (text: string) =>
    between.exec(text)?.[2] ?? (isInFront ? inFront.exec(text)?.[1] : undefined) ?? [];
  return mostFrequent(sources.flatMap(({ title, merchant }) => brandOf(stripTitle(title, merchant))));
}

/** What no maker of devices makes, whose names are words of titles there: "Sharp Objects", "Apple crumble". */
const madeByOthers = new Set(['books', 'films', 'music', 'food-drink', 'plants-seeds']);
const isMadeByOthers = (categoryKey: string) => keysAbove(categoryKey).some((key) => madeByOthers.has(key));
/** A device that stands among those by mistake: "LG OLED55B7V". */
const hasModel = ({ title }: BrandSource): boolean => /\p{L}{2}\d{2}/u.test(title);

/** A well-known brand that all titles begin with, where none has the stated one: feeds state wrong ones. */
function brandInstead(key: string, sources: readonly BrandSource[]): string | undefined {
  const isNamed = sources.some(
    ({ title, brand }) => brand !== '' && title.toLowerCase().includes(brand.toLowerCase()),
  );
  if (isNamed || sources.some(({ title }) => foldBrand(title).includes(key))) return undefined;
  const [first, ...others] = new Set(
    sources.map(({ title, merchant }) =>
      wellKnown.get(foldName(stripTitle(title, merchant)).split(' ')[0] ?? ''),
    ),
  );
  return others.length === 0 ? first : undefined;
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
export function chooseBrand(sources: readonly BrandSource[], categoryKey: string): string {
  const named = sources
    .map(({ merchant, title, brand: stated }) => {
      const brand = withoutLegalForm(stated.replace(/[®™]/g, '').trim());
      return { merchant, title, brand, key: foldBrand(brand) };
    })
    .filter(({ key }) => key !== '');
  // A merchant has one vote, however many offers.
  const votes = new Map(named.map((each) => [`${each.merchant}\n${each.key}`, each.key]));
  const key = mostFrequent([...votes.values()]);
  if (key === undefined)
    return (
      mostFrequent(
        (isMadeByOthers(categoryKey) ? sources.filter(hasModel) : sources).flatMap(brandInTitle),
      ) ??
      brandSetApart(sources, categoryKey) ??
      ''
    );
  const other = brandInstead(key, sources);
  if (other) return other;
  const known = curated.get(key) ?? wellKnown.get(key);
  if (known) return known;
  const own = named.filter((each) => each.key === key);
  if (smallWords.has(key)) return completed(key, own);
  const quiet = own.filter(({ brand }) => !isLoud(brand) && brand !== brand.toLowerCase());
  const written = mostFrequent((quiet.length > 0 ? quiet : own).map(({ brand }) => brand)) ?? '';
  if (!isLoud(written)) return written;
  // In capitals everywhere: the spelling of titles in normal case decides.
  const inTitles = own
    .filter(({ title }) => casingOf(title) === 'natural')
    .flatMap(({ title }) => findIn(title, written));
  const usual = mostFrequent(inTitles) ?? toProper(written);
  return isShout(usual) ? toProper(usual) : usual;
}
