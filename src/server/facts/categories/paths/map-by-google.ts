import type { GooglesCategory } from '../google.ts';
import { isHolder } from '../holders.ts';
import { keyOfName } from '../names-of-tree.ts';
import { nounOfStep, shelfForWhom } from '../nouns/noun-of-step.ts';
import { fieldOf } from '../shop/shop-sense.ts';
import { isLowest, keysAbove } from '../tree.ts';
import { featuresOfPath } from '../word-model/features.ts';
import { guess } from '../word-model/guess.ts';
import { keyWithin } from './earlier-steps.ts';
import { alone, type MappedPath, sure } from './mapped-path.ts';
import type { ReadPaths } from './read-paths.ts';
import { splitSteps } from './steps.ts';

/**
 * What the end of a path is of that only begins like one of Google's for devices, where what goes with them is elsewhere
 * among ours: "Electronics > Communications > … > Mobile Phone Cases" of Shopify is no telephone.
 */
function keyBeyond({ key, isWhole }: GooglesCategory, path: string): string | undefined {
  if (isWhole || isLowest(key) || fieldOf(key) !== fieldOf('accessories')) return undefined;
  const step = splitSteps(path).at(-1) ?? '';
  const named = keyOfName(step) ?? guess([{ features: featuresOfPath(step), volume: 1 }], sure)?.key;
  const isOther = named !== undefined && isLowest(named) && !keysAbove(named).includes(key);
  return isOther && fieldOf(named) === fieldOf(key) ? named : undefined;
}

/** Google's category where it is of one kind of things, or what the path's end is of beside it. */
export function mapByGoogle(read: ReadPaths): MappedPath | undefined {
  const { path, networkPath, googles, isGoogles, within, said } = read;
  const beyond = googles && keyBeyond(googles, isGoogles ? networkPath : path);
  if (beyond !== undefined)
    return { said, within: beyond, result: { key: beyond, rule: 'merchant', confidence: alone } };
  if (within === undefined || !isLowest(within)) return undefined;
  return { said, within, result: { key: within, rule: 'google', confidence: 1 } };
}

/** The shop's own name for a kind of things, where that says more than Google's category of several. */
export function mapByOwnName(read: ReadPaths): MappedPath | undefined {
  const { path, networkPath, googles, isGoogles, within, said } = read;
  if (googles === undefined || within === undefined) return undefined;
  // A shop's own end of a path of Google's: "Electronics > Electronics Accessories > Smartwatch", or one written from memory:
  // "Health & Beauty > Health Care > Nutrition > Vitamins & Supplements".
  const end = keyOfName(splitSteps(isGoogles ? networkPath : path).at(-1) ?? '');
  // Its own name for a thing says more than a whole department of Google's that does not hold such: "Gloves" in jewellery.
  const ownStep = isGoogles ? (splitSteps(path).at(-1) ?? '') : '';
  const isDepartment = keysAbove(within).length === 1 && path !== networkPath;
  const byNoun = isDepartment && !isHolder(within) ? nounOfStep(ownStep) : undefined;
  const own = shelfForWhom(ownStep) ?? keyOfName(ownStep) ?? byNoun;
  // An earlier step that agrees with Google's says more than what may be a maker's name: "Oral care > Toothpaste > Norvik".
  const isElsewhere = own !== undefined && !keysAbove(own).includes(within);
  const agreed = isGoogles && isElsewhere ? keyWithin(path, within) : undefined;
  const isBelow = end && !googles.isWhole && keysAbove(end).slice(1).includes(within);
  const told = end && (within === 'accessories' || isBelow) ? end : isElsewhere ? (agreed ?? own) : undefined;
  if (!told || !isLowest(told)) return undefined;
  const mapped = { said, within: told, result: { key: told, rule: 'merchant', confidence: alone } } as const;
  return keysAbove(told).includes(within) ? mapped : { ...mapped, besides: within };
}
