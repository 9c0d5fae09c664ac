import { plainLetters } from '../../../../contract/plain-letters.ts';
import { anyOf } from '../../../language/any-of.ts';
import { namesOther } from '../nouns/noun-of-title.ts';
import { hasFoodAmount, withoutContainers } from '../told-by-titles/packed-in.ts';
import { keysAbove } from '../tree.ts';
import { lines, perfumes } from './lines-by-category.ts';

const patternOf = (line: string): string =>
  line.trim().replaceAll('#', '\\d[a-z\\d]*').replaceAll(' ', '[ -]?');

const makers =
  'apple|samsung|google|xiaomi|motorola|huawei|honor|sony|nothing|oppo|realme|asus|acer|lenovo|dell|hp|microsoft|amazon|nintendo|valve|meta|dji|gopro|canon|nikon|panasonic|fujifilm|irobot|dyson|philips|moulinex|krups|delonghi|jbl|bose|sonos|garmin|intel|amd|nvidia|msi|gigabyte|fender|squier|braun';

/** Behind the maker's name at most. */
const behindMaker = new RegExp(`^(?:${makers}) `);

/** A category's lines that begin with the same character; of which perfumes are called by names that other things have as well. */
type Lines = { key: string; pattern: RegExp; isOfVolume: boolean };

/** Titles are many, and so are lines: by their first character. */
const known = new Map<string, Lines[]>();
function addLines(key: string, written: string, isOfVolume = false): void {
  const each = written.split(',').map((line) => line.trim());
  for (const [first, those] of Map.groupBy(each, (line) => line.charAt(0))) {
    const pattern = new RegExp(`^(?:${those.map(patternOf).join('|')})(?![a-z])(.*)$`);
    const same = known.get(first) ?? [];
    known.set(first, [...same, { key, pattern, isOfVolume }]);
  }
}
for (const [key, written] of Object.entries(lines)) addLines(key, written);
addLines('perfume', perfumes, true);

/** Perfume is sold by some millilitres. */
const volume = /(?<![\d.,])\d{1,3}(?:[.,]\d)? ?ml(?![a-z])/;

/** What goes with such a thing, or is a part of it. */
const part = new RegExp(
  `(?<![a-z])${anyOf`
    cases?|covers?|sleeves?|skins?|bumpers?|protectors?|glass|coques?|housses?|etuis?|films?|verres?
    batter(?:y|ies?)|capuchons?|caps?|glas|glaser|becher|krug|mounts?|fixations?|lens|objectifs?|vitres?|dalles?
    nappes?|connecteurs?|digitizers?|housings?|flex|lcd|akku|bateria|pantalla|displej|bags?|sacs?|pochettes?
    stickers?|chargers?|chargeurs?|cables?|straps?|bracelets?|adapters?|adaptateurs?|docks?|stands?|supports?
    holders?|parts?|pieces?|screens?|ecrans?|filters?|filtres?|games?|jeux?|controllers?|manettes?|remote|hulle
    schutz\w*|funda|cover|custodia|etui|pouzdro|obal
  `}(?![a-z])`,
);

/** Where parts of devices have their place, and what goes with them; a number behind a word says what a device has: "écran 6,1". */
const besides: Readonly<Record<string, string>> = {
  phones: 'phone-accessories',
  tablets: 'tablet-accessories',
  headphones: 'headphones',
};
const ownPart = new RegExp(`^[^+]*?${part.source}(?! \\d)`);
const isBundle = /\s\+\s|(?<!\p{L})(?:with|avec|mit|con|incl|inc|offerte?s?|kit|pack|bundle)(?!\p{L})/iu;

/** "Vitre arrière Galaxy A54": how many words may stand before the device. */
const partFirst =
  /^(?:vitres?|dalles?|nappes?|[ée]crans?|connecteurs?|lcd|(?:replacement )?(?:screens?|displays?|digitizers?)|ersatzdisplay|pantallas?)\s/i;
const maxBefore = 4;

/** Where a part goes that a title names before the device; undefined: it does not. */
export function keyOfPart(title: string): string | undefined {
  if (!partFirst.test(title)) return undefined;
  const words = title.split(/\s+/);
  for (let before = 1; before <= Math.min(maxBefore, words.length - 1); before++) {
    const key = findLine(words.slice(before).join(' '));
    if (key !== undefined) return besides[key] ?? (Object.values(besides).includes(key) ? key : undefined);
  }
  return undefined;
}

/** Lines are asked of each title that nothing else names: the last result is kept. */
let last: { text: string; key: string | undefined } | undefined;

/** What a title, or a shelf's name, is that begins with a maker's line: "Galaxy S24 256 Go", but "Galaxy S24 screen protector". */
export function keyOfLine(text: string): string | undefined {
  if (last?.text !== text) last = { text, key: findLine(text) };
  return last.key;
}

/** What stands before a line in other letters names the thing: "Чехол Galaxy S24". */
const beginsOtherwise = /^\P{L}*(?=\p{L})\P{Script=Latin}/u;

/** How old spirits are, which their labels say as well as how much it is: "Talisker 10 ans". */
const age = /(?<!\d)\d\d? ?(?:ans|years?|yo|y o|jahre|anni|anos|jaar|let|lat)(?![a-z])/;

/** Spirits and beer are sold in bottles; in millilitres, or with an age alone, what else has their makers' names may be meant. */
const bottle = /\d ?(?:cl|dl|l|litres?|liters?)(?![a-z])|\d x \d/;
const millilitres = /\d ?ml(?![a-z])/;
const noDrink =
  /chocolat|fromage|cheese|chips|jambon|huile|olive|caviar|sucre|confiture|sauce|moutarde|bain|douche|gel|savon|bougie|candle|parfum|livre|shirt|verre|glass|biscuit|gateau/;
const isDrink = (rest: string) =>
  bottle.test(rest) || ((millilitres.test(rest) || age.test(rest)) && !noDrink.test(rest));

/** Whether what stands behind a line names a thing of another kind. */
function isOther(rest: string, key: string): boolean {
  const department = keysAbove(key).at(-1);
  if (department !== 'food-drink')
    return part.test(rest) || namesOther(rest, (each) => keysAbove(each).includes(key));
  const bare = withoutContainers(rest);
  const isEnough = key === 'spirits-beer' ? isDrink(rest) : hasFoodAmount(rest);
  const isFood = isEnough && !part.test(bare);
  // Flavours are food as well.
  return !isFood || namesOther(bare, (each) => keysAbove(each).at(-1) === department);
}

function findLine(text: string): string | undefined {
  if (beginsOtherwise.test(text)) return undefined;
  const plain = plainLetters(text)
    .replace(/[^a-z\d& -]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim();
  const line = lineAt(plain) ?? lineAt(plain.replace(behindMaker, ''));
  if (line === undefined) return undefined;
  const { key, rest } = line;
  if (besides[key] && ownPart.test(rest) && !isBundle.test(text)) return besides[key];
  return isOther(rest, key) ? undefined : key;
}

/** The line that a text begins with, and what stands behind it. */
function lineAt(plain: string): { key: string; rest: string } | undefined {
  for (const { key, pattern, isOfVolume } of known.get(plain.charAt(0)) ?? []) {
    const [, rest] = pattern.exec(plain) ?? [];
    if (rest !== undefined && (!isOfVolume || volume.test(rest))) return { key, rest };
  }
  return undefined;
}
