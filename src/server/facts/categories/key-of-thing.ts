import { audienceSaid, forAudience, hasAudience, withoutUnsaid } from './audience.ts';
import { keyOfLine } from './brands/product-lines.ts';
import { keyOfBrief } from './descriptions/brief.ts';
import { keyOfDefinition } from './descriptions/definition.ts';
import { keyOfDescription } from './descriptions/description.ts';
import { areNoHats, isDosed, isSwallowed, mayBeSwallowed } from './doses.ts';
import { accessoryIn, isDevice, isForHair, ofMotorbike } from './goes-with.ts';
import { isConfirmed, isVague, keyBehind, keyBehindMaker, keyOfHead } from './names-in-titles.ts';
import { nounInside } from './nouns/noun-inside.ts';
import { likelyNounOf, namesOther, nounBehind, nounOfTitle } from './nouns/noun-of-title.ts';
import { isOfGenre } from './paths/genres.ts';
import { isOfDepartment } from './paths/of-department.ts';
import { keyAmong, keysSideBySide } from './paths/side-by-side.ts';
import { saysOnlyForWhom } from './paths/steps.ts';
import { eatenByPet, ofWhichPet, petsOf } from './pets.ts';
import type { MappedCategory, ShopPath } from './shop/shop-paths.ts';
import { fieldOf, isAroundGoogles, type ShopSense } from './shop/shop-sense.ts';
import type { ShopShelves } from './shop/shop-shelves.ts';
import type { ShopWords } from './shop/shop-words.ts';
import { withinShop } from './shop/within-shop.ts';
import {
  isOfShelf,
  isOfTitle,
  keyAgainst,
  keyAgainstGoogle,
  keyAgreed,
  keyWithinShelf,
} from './title-against-shelf.ts';
import { isBook, isDoubtful, nounBehindBrand, thingBehindBrand } from './title-doubts.ts';
import { againstAilment } from './told-by-titles/ailments.ts';
import { besideOtherWords } from './told-by-titles/beside-other-words.ts';
import { isBlind } from './told-by-titles/blinds.ts';
import { careOrFood } from './told-by-titles/care-like-food.ts';
import { isCoffeeInCapsules } from './told-by-titles/coffee-capsules.ts';
import { oilOr } from './told-by-titles/engine-oils.ts';
import { ofCar } from './told-by-titles/for-cars.ts';
import {
  isCalledGameOfPlatform,
  isGameOfPlatform,
  wordsOfGame,
} from './told-by-titles/games-of-platforms.ts';
import { isGiftCard, withoutGiftCard } from './told-by-titles/gift-cards.ts';
import { keyOfMedium } from './told-by-titles/media.ts';
import { ofGarden } from './told-by-titles/outdoor.ts';
import { keyOfSparePart, sparePartOn } from './told-by-titles/parts.ts';
import { isPatternFile } from './told-by-titles/pattern-files.ts';
import { placeSpelledOut } from './told-by-titles/pharmacy-words.ts';
import { isPottedPlant } from './told-by-titles/potted-plants.ts';
import { withoutScreen } from './told-by-titles/screen-size.ts';
import {
  isNoneOfSize,
  isSizedForBabies,
  isSizeOfChildren,
  isSizeOfPeople,
  wornInSize,
} from './told-by-titles/sizes-of-people.ts';
import { sunCareOr } from './told-by-titles/sun-care.ts';
import { keyOfTechnicalData } from './told-by-titles/technical-data.ts';
import { asMade } from './told-by-titles/toys-and-makers.ts';
import {
  isKeptAround,
  isKeptBeside,
  isKeptOn,
  isLowest,
  isWide,
  keysAbove,
  otherCategoryKey,
} from './tree.ts';
import { featuresOfTitle } from './word-model/features.ts';
import { guess, namesThing, type Said } from './word-model/guess.ts';
import { wordInTrade } from './words-of-trades.ts';

/** One thing: what its paths say (`shelf`), and its own texts. */
export type ThingOnShelf = {
  path: string;
  networkPath: string;
  shelf: ShopPath;
  title: string;
  description: string;
  brand: string;
  /** The label of a size of clothes or shoes that it comes in. */
  size: string | undefined;
  /** Whom it is for, by columns of their own. */
  people: string;
  /** Asked last: what the address of its page says that its title does not. */
  keyOfPage: () => string | undefined;
};

/** What is known of the shop that has it. */
export type ShopKnown = {
  sense: ShopSense | undefined;
  /** What its own words mean. */
  words: ShopWords | undefined;
  /** What is on its shelves that say nothing. */
  shelves: ShopShelves | undefined;
  /** A department of Google's that all of the shop is in. */
  department: string | undefined;
};

/** Enough of a title; one that stands alone has to be sure. */
const [enoughForTitle, sureOfTitle] = [0.65, 0.8];
/** Titles say more of brands than of kinds. */
const titleVolume = 0.8;

const audienceOf = ({ path, networkPath, title, people, size = '' }: ThingOnShelf) =>
  audienceSaid(`${path} ${networkPath}`, title, isSizeOfChildren(size) ? 'enfant' : people);
const forWhom = (thing: ThingOnShelf, key: string): string =>
  hasAudience(key) ? forAudience(key, audienceOf(thing)) : key;
const saidByTitle = (title: string): Said => ({ features: featuresOfTitle(title), volume: titleVolume });

/** Whether a title on a shelf of `key` is a book's; games have such titles too, and technical data say that it is something else. */
const isBookOn = (key: string, title: string): boolean =>
  isBook(title) &&
  !keysAbove(key).includes('gaming') &&
  !isOfTitle(key, title) &&
  keyOfTechnicalData(title) === undefined;

/** Our key for one thing. */
export function keyOfThing(thing: ThingOnShelf, shop: ShopKnown): string {
  const key = keyByEvidence(thing, shop);
  return thing.shelf.category.rule === 'google'
    ? key
    : oilOr(sunCareOr(ofGarden(key, thing.title), thing.title, thing.path), thing.title);
}

/** By what nothing else outweighs, else by how much its shelf says. */
function keyByEvidence(given: ThingOnShelf, shop: ShopKnown): string {
  const title = withoutScreen(withoutGiftCard(given.title));
  const thing = title === given.title ? given : { ...given, title };
  const { path } = thing;
  const { category, within } = thing.shelf;
  if (isGiftCard(title)) return 'gift-cards-tickets';
  if (category.rule === 'google') {
    const key = keyAgainstGoogle(category, title) ?? category.key;
    return forWhom(thing, ofMotorbike(key, path, title));
  }
  if (isBookOn(category.key, title)) return 'books';
  const devices = isDevice(category.key) ? category.key : undefined;
  const isOfAny = category.rule === 'none' || (category.key === 'accessories' && within === undefined);
  const accessory = devices || isOfAny ? accessoryIn(title, devices) : undefined;
  if (accessory) return accessory;
  const technical = category.rule === 'merchant' ? undefined : keyOfTechnicalData(title);
  const line = category.rule === 'merchant' ? undefined : (technical ?? keyOfLine(title));
  if (category.rule === 'none') {
    const told =
      technical ??
      keyOfMedium(title) ??
      petsOf(title) ??
      keyOfSparePart(title) ??
      (isPatternFile(title) ? 'arts-crafts' : undefined) ??
      (isPottedPlant(title) ? 'plants-seeds' : undefined) ??
      (isBlind(title) ? 'rugs-curtains' : undefined) ??
      (isForHair(title) ? 'hair-care' : line);
    const key = told ? forWhom(thing, told) : besideOtherWords(keyWithoutShelf(thing, shop), title);
    const own = ofWhichPet(
      againstAilment(ofCar(asMade(eatenByPet(key, title), title, thing.brand), title, path), title),
      title,
    );
    return placeSpelledOut(own, title, {
      place: (whole) => keyByEvidence({ ...thing, title: whole }, shop),
      isLikely: (each) => shop.sense?.isLikely(each) ?? true,
    });
  }
  if (thing.shelf.parts !== undefined) return keyOnPartsShelf(thing, thing.shelf.parts, shop);
  const part = sparePartOn(category.key, title);
  if (part) return part;
  if (category.rule !== 'coarse') return forWhom(thing, ofWhichPet(keyOnShelf(thing, shop), title));
  if (line !== undefined && isOfShelf(line, category, within)) return line;
  return forWhom(thing, ofWhichPet(keyBelowShelf(thing, shop), title));
}

/** Of a shelf of parts and accessories; which of those of computers, the title says. */
function keyOnPartsShelf(thing: ThingOnShelf, key: string, shop: ShopKnown): string {
  if (isLowest(key) || key === 'home-appliances') return key;
  const category = { ...thing.shelf.category, key };
  return keyBelowShelf({ ...thing, shelf: { ...thing.shelf, said: [], within: undefined, category } }, shop);
}

/** Of a shelf that says what it holds, unless the title contradicts it. */
function keyOnShelf(
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
    (instead && isOfTitle(category.key, title) ? undefined : instead);
  return drunkOrSwallowed(ofMotorbike(told ?? category.key, path, title), title);
}

/** Capsules of coffee are none of vitamins. */
const drunkOrSwallowed = (key: string, title: string): string =>
  key === 'vitamins-supplements' && isCoffeeInCapsules(title) ? 'coffee-tea' : key;

/** What nearly all of a shop is, where the words of a shelf's only seem to lead to a category that it hardly has. */
function insteadOfPart(category: MappedCategory, sense: ShopSense | undefined): string | undefined {
  const isList = category.path.includes(';');
  return isList || keysAbove(category.key).length === 1 ? undefined : sense?.insteadOf(category);
}

/** Of a shelf whose parts are categories of ours: which one, the title says. */
function keyBelowShelf(thing: ThingOnShelf, { sense, department }: ShopKnown): string {
  const { title, shelf } = thing;
  const { category, within } = shelf;
  const alone = isWide(category.key) ? keyOfTitle(thing, sense, undefined) : undefined;
  if (alone !== undefined && isKeptAround(alone, category.key)) return alone;
  const noun = nounOfTitle(title);
  const other =
    within === undefined ? keyAgainst(category, title, sense) || keyWithinShelf(category, title) : undefined;
  if (other) return other;
  const instead = within === undefined ? insteadOfPart(category, sense) : undefined;
  if (instead && !isOfTitle(category.key, title)) return instead;
  // "Home Appliances" does not tell which part of it: only the title does.
  const isBelow = (each: string) =>
    isKeptOn(each, category.key) || (within === category.key && isAroundGoogles(within, each));
  const part = noun !== undefined && isBelow(noun.key) ? noun : undefined;
  const sureNoun = part?.isSure ? part.key : nounBehind(title, isBelow);
  if (sureNoun) return sureNoun;
  const isLonger = noun?.isSure && noun.length > 1;
  // Any department has accessories: "USB flash drive".
  if (category.key === 'accessories' && within === undefined && isLonger) return noun.key;
  // "Sticky notes" of a shop all of which is "Home & Garden".
  if (within !== undefined && within === department && isLonger && !noun.isShort) return noun.key;
  // What is learned of words is learned of what is below the shelf: a shaver would be a kitchen's.
  const isKept = (each: string) => isKeptBeside(each, category.key);
  const kept = part && !isKept(part.key) ? undefined : likelyNounOf(title, isKept);
  if (kept) return kept;
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

/** Whether a title that ends with a console's name has no noun but that, and a name before it. */
function isNoOther(title: string): boolean {
  const noun = nounOfTitle(title);
  if (!noun?.isSure) return wordsOfGame(title) > 0;
  const isConsole = noun.key === 'consoles' || (noun.key === 'networking' && /nintendo/i.test(title));
  return isConsole && wordsOfGame(title) > 1;
}

const isGame = (title: string): boolean =>
  isCalledGameOfPlatform(title) || (isGameOfPlatform(title) && isNoOther(title));

/** Of a thing whose paths say nothing: its title, its size, what its shop has, its description, and what else there is. */
function keyWithoutShelf(thing: ThingOnShelf, { sense, words, shelves }: ShopKnown): string {
  const { title, size } = thing;
  if (isGame(title)) return 'video-games';
  const sideBySide = keysSideBySide(thing.path);
  if (sideBySide.length > 0)
    return forWhom(
      thing,
      keyAmong(sideBySide, title) ?? keyOfTitle(thing, sense, undefined) ?? otherCategoryKey,
    );
  const worn = size !== undefined && isSizeOfPeople(size) ? size : undefined;
  // A maker's name names no thing: "Le Creuset Cocotte", "Maille Moutarde". A short word means other things in other shops.
  const behind = thingBehindBrand(title, thing.brand);
  const isLikely = behind && (!behind.isShort || (sense?.isLikely(behind.key) ?? true));
  const said = (isLikely ? behind.key : undefined) ?? keyOfTitle(thing, sense, worn);
  const told = said === undefined ? undefined : (wordInTrade(title, said, sense?.field) ?? said);
  if (told === undefined && worn !== undefined) return forWhom(thing, wornInSize(worn));
  if (told === undefined && isSizedForBabies(title)) return 'childrens-clothing';
  // "Selenium 90 Tablets".
  if ((told === undefined || fieldOf(told) === 'devices') && isDosed(title)) return 'health';
  if (told !== undefined && areNoHats(told, title)) return 'health';
  if (told === undefined && isSwallowed(title)) return 'health';
  if (told !== undefined && mayBeSwallowed(told) && isSwallowed(title)) return 'vitamins-supplements';
  return forWhom(thing, told ?? keyBesideTitle(thing, { sense, words, shelves }));
}

/** Of a thing that its title does not name: what its shop has, its description, and what else there is. */
function keyBesideTitle(
  thing: ThingOnShelf,
  { sense, words, shelves }: Omit<ShopKnown, 'department'>,
): string {
  const { title, brand, path } = thing;
  const found = keyWithoutTitle(thing, sense) ?? words?.(title, brand) ?? shelves?.(path);
  // A word of the trade says more than that all of the shop is of it.
  const isWhole = found === undefined || (keysAbove(found).length === 1 && fieldOf(found) === sense?.field);
  const inTrade = isWhole ? wordInTrade(title, undefined, sense?.field) : undefined;
  return inTrade ?? found ?? keyForWhom(thing, sense);
}

/**
 * What a shelf holds that only says for whom ("Women"), where nothing else says what is on it: clothes, of a shop of fashion. Perfume and
 * jewellery are sorted so as well, and called by names more often.
 */
function keyForWhom({ path, networkPath }: ThingOnShelf, sense: ShopSense | undefined): string {
  const isClothing = sense?.field === 'fashion' && saysOnlyForWhom(path || networkPath);
  return isClothing ? 'clothing' : otherCategoryKey;
}

/** What the title says, unless that is doubtful. `worn`: the size that people wear it in. */
function keyOfTitle(
  thing: ThingOnShelf,
  sense: ShopSense | undefined,
  worn: string | undefined,
): string | undefined {
  const { title, description } = thing;
  const noun = nounOfTitle(title);
  const sureNoun = noun?.isSure ? noun : undefined;
  const isLonger = sureNoun !== undefined && sureNoun.length > 1;
  const named =
    (isLonger ? undefined : keyOfHead(title)) ?? sureNoun?.key ?? keyBehindMaker(title) ?? keyBehind(title);
  const told = withinShop({ title, description, noun, named, learned: () => learnedOf(thing) }, sense);
  if (told === undefined) return undefined;
  const isSure = noun?.key === told && !noun?.isShort;
  const isUnlikely =
    isDoubtful(told, title, isSure) || (worn !== undefined && !isSure && isNoneOfSize(told, worn));
  return isUnlikely ? undefined : drunkOrSwallowed(careOrFood(told, title), title);
}

/** What was learned of the words of a title that stands alone. */
function learnedOf(thing: ThingOnShelf): string | undefined {
  const { said, within, surelyWithin } = thing.shelf;
  const titled = saidByTitle(thing.title);
  if (!namesThing(titled.features, isVague)) return undefined;
  const found = guess([...said, titled], sureOfTitle, within ?? surelyWithin)?.key;
  const key = found && withoutUnsaid(found, audienceOf(thing));
  return key && isConfirmed(key, thing.title) ? key : undefined;
}

/** Of a thing whose title says too little. */
function keyWithoutTitle(thing: ThingOnShelf, sense: ShopSense | undefined): string | undefined {
  const { title, description, brand } = thing;
  const described =
    keyOfDescription(description, (key) => sense?.isCommon(key) ?? false) ??
    keyOfDefinition(description) ??
    keyOfBrief(description);
  if (described !== undefined) return described;
  const usual = sense?.usual;
  const isUsual =
    usual !== undefined &&
    (keysAbove(usual).length > 1 || !namesOther(title, (each) => fieldOf(each) === fieldOf(usual)));
  if (!isUsual) return thing.keyOfPage() ?? nounBehindBrand(title, brand) ?? nounInside(title);
  // What a whole department is left to has its place in it where the title says which.
  const inside = keysAbove(usual).length > 1 ? undefined : nounInside(title);
  return inside !== undefined && keysAbove(inside).includes(usual) ? inside : usual;
}
