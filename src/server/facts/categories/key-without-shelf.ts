import { keyOfBrief } from './descriptions/brief.ts';
import { keyOfDefinition } from './descriptions/definition.ts';
import { keyOfDescription } from './descriptions/description.ts';
import { areNoHats, isDosed, isSwallowed, mayBeSwallowed } from './doses.ts';
import { keyOfTitle } from './key-by-title.ts';
import { nounInside } from './nouns/noun-inside.ts';
import { namesOther, nounOfTitle } from './nouns/noun-of-title.ts';
import { keyAmong, keysSideBySide } from './paths/side-by-side.ts';
import { saysOnlyForWhom } from './paths/steps.ts';
import { fieldOf, type ShopSense } from './shop/shop-sense.ts';
import { forWhom, type ShopKnown, type ThingOnShelf } from './thing-on-shelf.ts';
import { nounBehindBrand, thingBehindBrand } from './title-doubts.ts';
import {
  isCalledGameOfPlatform,
  isGameOfPlatform,
  wordsOfGame,
} from './told-by-titles/games-of-platforms.ts';
import { isSizedForBabies, isSizeOfPeople, wornInSize } from './told-by-titles/sizes-of-people.ts';
import { keysAbove, otherCategoryKey } from './tree.ts';
import { wordInTrade } from './words-of-trades.ts';

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
export function keyWithoutShelf(thing: ThingOnShelf, { sense, words, shelves }: ShopKnown): string {
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
  const inSize = told === undefined && size !== undefined ? wornInSize(size, title) : undefined;
  if (inSize !== undefined) return forWhom(thing, inSize);
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
