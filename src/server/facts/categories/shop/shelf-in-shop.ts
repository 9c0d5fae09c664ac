import { mapPath } from '../map-path.ts';
import { enough, type MappedPath } from '../paths/mapped-path.ts';
import { isConfirmedByEarlierStep, isOfDepartment } from '../paths/of-department.ts';
import { isLowest } from '../tree.ts';
import { keyInTrade } from '../words-of-trades.ts';
import { enoughOfShelf, isConfirmedByNone, mayConfirm } from './confirmed-by-titles.ts';
import type { MappedCategory } from './shop-paths.ts';
import { type ShopSense, shelfAgainst, shelfOfClearTitles, shelfOfTitles } from './shop-sense.ts';
import { clearNounOf, isOutright } from './within-shop.ts';

type Titled = { title: string };

/** What a shelf is whose name outright means a category in its shop. */
const resultOf = (key: string): MappedPath['result'] => ({
  key,
  rule: isLowest(key) ? 'merchant' : 'coarse',
  confidence: 1,
});

/** What a shelf holds whose name means something else in a trade. undefined: it means what it says. */
export function shelfInTrade(
  category: MappedCategory,
  field: string | undefined,
): MappedPath['result'] | undefined {
  const key = keyInTrade(category, field);
  return key === undefined ? undefined : resultOf(key);
}

/** What a shelf holds by titles that can hardly mean anything else, unless the steps before the last confirm its name. */
function shelfByClearTitles(category: MappedCategory, on: readonly Titled[]): string | undefined {
  const { path, key } = category;
  if (isOfDepartment(category) || isConfirmedByEarlierStep(path, key)) return undefined;
  const clear = on.flatMap(({ title }) => clearNounOf(title) ?? []);
  return shelfOfClearTitles(key, clear, on.length);
}

/**
 * What a shelf holds whose name means something else in this shop. `other`: its name was guessed from learned words, no title confirms it,
 * and each title has to tell what it is. undefined: its name may mean what it says.
 * @param on the things on the shelf
 * @param namedBy what the titles of things name by themselves
 */
export function shelfInShop<Thing extends Titled>(
  category: MappedCategory,
  on: readonly Thing[],
  { sense, namedBy }: { sense: ShopSense; namedBy: (things: readonly Thing[]) => string[] },
): MappedPath['result'] | undefined {
  const inTrade = shelfInTrade(category, sense.field);
  if (inTrade !== undefined) return inTrade;
  const clear = shelfByClearTitles(category, on);
  if (clear !== undefined) return resultOf(clear);
  if (isOfDepartment(category)) return undefined;
  const { key, path } = category;
  const named = namedBy(on);
  const told = shelfAgainst(key, named, sense) ?? shelfOfTitles(key, named);
  if (told !== undefined) return { key: told, rule: 'coarse', confidence: enough };
  if (isOutright(category) || isConfirmedByEarlierStep(path, key)) return undefined;
  if (!isConfirmedByNone(key, named, enoughOfShelf)) return undefined;
  const counted = named.map((each, place) => (mayConfirm(on[place]?.title ?? '', category) ? key : each));
  return isConfirmedByNone(key, counted, enoughOfShelf) ? mapPath('', '').result : undefined;
}
