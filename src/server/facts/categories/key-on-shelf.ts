import { withoutUnsaid } from './audience.ts';
import { deviceAgainst, deviceBeside } from './device-on-shelf.ts';
import { mountIn, ofMotorbike } from './goes-with.ts';
import { drunkOrSwallowed, keyOfTitle, saidByTitle } from './key-by-title.ts';
import { isConfirmed, keyOfHead } from './names-in-titles.ts';
import { likelyNounOf, nounBehind, nounOfTitle } from './nouns/noun-of-title.ts';
import { isOfGenre } from './paths/genres.ts';
import { isOfDepartment } from './paths/of-department.ts';
import { hasAccessories } from './paths/parts-shelves.ts';
import type { MappedCategory } from './shop/shop-paths.ts';
import { fieldOf, isAroundGoogles, type ShopSense } from './shop/shop-sense.ts';
import { audienceOf, type ShopKnown, type ThingOnShelf } from './thing-on-shelf.ts';
import { isOfTitle, keyAgainst, keyAgreed, keyWithinShelf } from './title-against-shelf.ts';
import { keyOfMedium } from './told-by-titles/media.ts';
import { isKeptAround, isKeptBeside, isLowest, isWide, keysAbove } from './tree.ts';
import { guess } from './word-model/guess.ts';

/** Enough of a title beside what its shelf says. */
const enoughForTitle = 0.65;

/** What goes with devices of any kind. */
const ofAnyDevice = new Set(['cables-adapters', 'power-batteries', 'bags-cases']);
/** Departments of such devices: a mower's battery and the cable of its robot are parts of it. */
const ofDevices = new Set(['computing', 'telephony', 'electronics', 'photo', 'gaming', 'accessories']);

/** The cable, charger or bag that a title is named by: on a shelf of a device's accessories as well. */
function accessoryNamed(title: string): string | undefined {
  const noun = nounOfTitle(title);
  const named = keyOfHead(title) ?? (noun?.isSure && !noun.isShort ? noun.key : undefined);
  return named !== undefined && ofAnyDevice.has(named) ? named : undefined;
}

/** Of a shelf of parts and accessories; which of those of computers, the title says. */
export function keyOnPartsShelf(thing: ThingOnShelf, key: string, shop: ShopKnown): string {
  if (key === 'home-appliances') return key;
  const isOfDevice = ofDevices.has(keysAbove(key).at(-1) ?? '');
  if (isLowest(key)) return (isOfDevice ? accessoryNamed(thing.title) : undefined) ?? key;
  const mount = mountIn(thing.title);
  if (mount !== undefined) return mount;
  const category = { ...thing.shelf.category, key };
  const shelf = { ...thing.shelf, said: [], within: undefined, category };
  const told = keyBelowShelf({ ...thing, shelf }, shop);
  // The device that they are for is named as well.
  return hasAccessories(told) ? key : told;
}

/** Of a shelf that says what it holds, unless the title contradicts it. */
export function keyOnShelf(
  { path, title, shelf: { category, within, besides } }: ThingOnShelf,
  { sense }: ShopKnown,
): string {
  // Stories that are no books: "Seven (DVD)" on "Thriller".
  const medium = category.key === 'books' && isOfGenre(path) ? keyOfMedium(title) : undefined;
  if (medium) return medium;
  // A name in the title says more than what a shelf of one step seems to hold: "Hot sauce" in "Practical pouches".
  const other =
    category.confidence < 1 && within === undefined ? keyAgainst(category, title, sense) : undefined;
  const usual = within ? undefined : sense?.insteadOf(category);
  const instead = usual === undefined || isOfDepartment(category) ? undefined : usual;
  const told =
    (besides === undefined ? undefined : keyAgreed(category, besides, title)) ??
    keyWithinShelf(category, title) ??
    other ??
    (within === undefined ? deviceAgainst(category.key, title) : undefined) ??
    (instead && isOfTitle(category.key, title) ? undefined : instead);
  return drunkOrSwallowed(ofMotorbike(told ?? category.key, path, title), title);
}

/** What nearly all of a shop is, where the words of a shelf's only seem to lead to a category that it hardly has. */
function insteadOfPart(category: MappedCategory, sense: ShopSense | undefined): string | undefined {
  const isList = category.path.includes(';');
  return isList || keysAbove(category.key).length === 1 ? undefined : sense?.insteadOf(category);
}

/** Of a shelf whose parts are categories of ours: which one, the title says. */
export function keyBelowShelf(thing: ThingOnShelf, { sense, department }: ShopKnown): string {
  const { title, shelf } = thing;
  const { category, within } = shelf;
  const alone = isWide(category.key) ? keyOfTitle(thing, sense, undefined) : undefined;
  if (alone !== undefined && isKeptAround(alone, category.key)) return alone;
  const noun = nounOfTitle(title);
  const other =
    within === undefined
      ? keyAgainst(category, title, sense) ||
        keyWithinShelf(category, title) ||
        deviceBeside(category.key, title)
      : undefined;
  if (other) return other;
  const instead = within === undefined ? insteadOfPart(category, sense) : undefined;
  if (instead && !isOfTitle(category.key, title)) return instead;
  // "Home Appliances" does not tell which part of it: only the title does.
  // What is named by the shelf's own word is none of what is kept beside it: "Porte-clés bracelet" among accessories.
  const isOwn = noun?.isSure === true && noun.key === category.key;
  const isKept = (each: string) => !isOwn && isKeptBeside(each, category.key);
  const isBelow = (each: string) =>
    isKept(each) ||
    keysAbove(each).slice(1).includes(category.key) ||
    (within === category.key && isAroundGoogles(within, each));
  const part = noun !== undefined && isBelow(noun.key) ? noun : undefined;
  const sureNoun = part?.isSure ? part.key : nounBehind(title, isBelow);
  if (sureNoun) return sureNoun;
  const isLonger = noun?.isSure && noun.length > 1;
  // Any department has accessories: "USB flash drive".
  if (category.key === 'accessories' && within === undefined && isLonger) return noun.key;
  // "Sticky notes" of a shop all of which is "Home & Garden".
  if (within !== undefined && within === department && isLonger && !noun.isShort) return noun.key;
  // What is learned of words is learned of what is below the shelf: a shaver would be a kitchen's.
  const kept = part && !isKept(part.key) ? undefined : likelyNounOf(title, isKept);
  if (kept) return kept;
  // What words are learned of goes with the thing: ink with "inkjet printer Colour".
  if (isOwn && fieldOf(category.key) === 'devices') return category.key;
  const learned = learnedBelow(thing, part?.key);
  // Under a whole department of Google's a title has to name a thing: "Laundry bin cover" in business.
  const isNamed = within === undefined || learned === undefined || isConfirmed(learned, title);
  return (isNamed ? learned : undefined) ?? category.key;
}

/** What was learned of the title's words below its shelf, else the noun that it is named by, else what shelf and title say together. */
function learnedBelow(thing: ThingOnShelf, named: string | undefined): string | undefined {
  const { said, within, surelyWithin, category } = thing.shelf;
  // What the path is sure of the title only makes more precise.
  const around = within ?? surelyWithin;
  const titled = saidByTitle(thing.title);
  const ifSaid = (key: string | undefined) => key && withoutUnsaid(key, audienceOf(thing));
  const own = guess([titled], enoughForTitle, around)?.key;
  const part = own && keysAbove(own).slice(1).includes(category.key) ? own : undefined;
  return (
    ifSaid(part) ??
    (part === undefined ? named : undefined) ??
    ifSaid(guess([...said, titled], enoughForTitle, around)?.key)
  );
}
