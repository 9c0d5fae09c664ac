import { withoutUnsaid } from './audience.ts';
import { isConfirmed, isVague, keyBehind, keyBehindMaker, keyOfHead } from './names-in-titles.ts';
import { nounOfTitle } from './nouns/noun-of-title.ts';
import type { ShopSense } from './shop/shop-sense.ts';
import { withinShop } from './shop/within-shop.ts';
import { audienceOf, type ThingOnShelf } from './thing-on-shelf.ts';
import { isDoubtful } from './title-doubts.ts';
import { careOrFood } from './told-by-titles/care-like-food.ts';
import { isCoffeeInCapsules } from './told-by-titles/coffee-capsules.ts';
import { isNoneOfSize } from './told-by-titles/sizes-of-people.ts';
import { featuresOfTitle } from './word-model/features.ts';
import { guess, namesThing, type Said } from './word-model/guess.ts';

/** Enough of a title that stands alone. */
const sureOfTitle = 0.8;
/** Titles say more of brands than of kinds. */
const titleVolume = 0.8;

/** What a title says to the word model. */
export const saidByTitle = (title: string): Said => ({
  features: featuresOfTitle(title),
  volume: titleVolume,
});

/** Capsules of coffee are none of vitamins. */
export const drunkOrSwallowed = (key: string, title: string): string =>
  key === 'vitamins-supplements' && isCoffeeInCapsules(title) ? 'coffee-tea' : key;

/** What the title says, unless that is doubtful. `worn`: the size that people wear it in. */
export function keyOfTitle(
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
