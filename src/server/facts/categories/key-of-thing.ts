import { withoutShade } from '../../language/called-shades.ts';
import { keyOfLine } from './brands/product-lines.ts';
import { accessoryIn, isDevice, isForHair, ofMotorbike } from './goes-with.ts';
import { keyBelowShelf, keyOnPartsShelf, keyOnShelf } from './key-on-shelf.ts';
import { keyWithoutShelf } from './key-without-shelf.ts';
import { keyOfHead } from './names-in-titles.ts';
import { nounOfTitle } from './nouns/noun-of-title.ts';
import { beginsWith } from './paths/two-senses.ts';
import { eatenByPet, ofWhichPet, petsOf } from './pets.ts';
import { forWhom, type ShopKnown, type ThingOnShelf } from './thing-on-shelf.ts';
import { isOfShelf, isOfTitle, keyAgainstGoogle } from './title-against-shelf.ts';
import { isBook } from './title-doubts.ts';
import { againstAilment } from './told-by-titles/ailments.ts';
import { bagOfBabies, careOfBabies } from './told-by-titles/baby-care.ts';
import { besideOtherWords } from './told-by-titles/beside-other-words.ts';
import { isBlind } from './told-by-titles/blinds.ts';
import { careInside } from './told-by-titles/care-inside.ts';
import { oilOr } from './told-by-titles/engine-oils.ts';
import { ofCar } from './told-by-titles/for-cars.ts';
import { isGiftCard, withoutGiftCard } from './told-by-titles/gift-cards.ts';
import { keyOfMedium } from './told-by-titles/media.ts';
import { ofGarden } from './told-by-titles/outdoor.ts';
import { keyOfSparePart, sparePartOn } from './told-by-titles/parts.ts';
import { isPatternFile } from './told-by-titles/pattern-files.ts';
import { placeSpelledOut } from './told-by-titles/pharmacy-words.ts';
import { isPottedPlant } from './told-by-titles/potted-plants.ts';
import { withoutScreen } from './told-by-titles/screen-size.ts';
import { sunCareOr } from './told-by-titles/sun-care.ts';
import { areCells, keyOfTechnicalData } from './told-by-titles/technical-data.ts';
import { asMade } from './told-by-titles/toys-and-makers.ts';
import { keysAbove, otherCategoryKey } from './tree.ts';

/** Whether a title on a shelf of `key` is a book's; games have such titles too, and technical data say that it is something else. */
const isBookOn = (key: string, title: string): boolean =>
  isBook(title) &&
  !keysAbove(key).includes('gaming') &&
  !isOfTitle(key, title) &&
  keyOfTechnicalData(title) === undefined;

/** Our key for one thing. */
export function keyOfThing(thing: ThingOnShelf, shop: ShopKnown): string {
  const key = keyByEvidence(thing, shop);
  const { title, path } = thing;
  return thing.shelf.category.rule === 'google'
    ? key
    : oilOr(sunCareOr(bagOfBabies(ofGarden(key, title), title), title, path), title);
}

/** Whether a title begins with what is of another department: "Shampooing Norvik 2024 750 ml". */
function beginsWithOther(title: string, department: string): boolean {
  const noun = nounOfTitle(title);
  const named = keyOfHead(title) ?? (noun?.isSure && beginsWith(title, noun) ? noun.key : undefined);
  return named !== undefined && keysAbove(named).at(-1) !== department;
}

/** By what nothing else outweighs, else by how much its shelf says. */
function keyByEvidence(given: ThingOnShelf, shop: ShopKnown): string {
  const title = withoutShade(withoutScreen(withoutGiftCard(given.title)));
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
  const data = category.rule === 'merchant' ? undefined : keyOfTechnicalData(title);
  // Of what is named otherwise they are said as well: "Télécommande 2 piles AAA".
  const cells = data === 'power-batteries' && !areCells(title) ? data : undefined;
  const technical = cells || (data === 'wine' && beginsWithOther(title, 'food-drink')) ? undefined : data;
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
    const named = told ? forWhom(thing, told) : besideOtherWords(keyWithoutShelf(thing, shop), title);
    const key = named === otherCategoryKey ? (cells ?? named) : careOfBabies(named, title, path);
    const own = ofWhichPet(
      againstAilment(ofCar(asMade(eatenByPet(key, title), title, thing.brand), title, path), title),
      title,
    );
    // A maker of all of beauty says less than the care in its title.
    const isOpen = own === otherCategoryKey || own === 'beauty';
    const careOrOwn = isOpen ? (careInside(title) ?? own) : own;
    return placeSpelledOut(careOrOwn, title, {
      place: (whole) => keyByEvidence({ ...thing, title: whole }, shop),
      isLikely: (each) => shop.sense?.isLikely(each) ?? true,
    });
  }
  if (thing.shelf.parts !== undefined) return keyOnPartsShelf(thing, thing.shelf.parts, shop);
  const part = sparePartOn(category.key, title);
  if (part) return part;
  if (category.rule !== 'coarse') return forWhom(thing, ofWhichPet(keyOnShelf(thing, shop), title));
  // "Alimentation" is a shelf of pet shops as well.
  const fed = category.key === 'food-drink' ? petsOf(title) : undefined;
  if (fed !== undefined) return ofWhichPet(fed, title);
  const stated = line ?? (cells === (nounOfTitle(title)?.key ?? cells) ? cells : undefined);
  if (stated !== undefined && isOfShelf(stated, category, within)) return stated;
  return forWhom(thing, ofWhichPet(keyBelowShelf(thing, shop), title));
}
