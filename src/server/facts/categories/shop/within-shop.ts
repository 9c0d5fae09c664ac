import { keyOfLine } from '../brands/product-lines.ts';
import { isFieldOfDescription } from '../descriptions/description.ts';
import { nounOfStep } from '../nouns/noun-of-step.ts';
import { isClear, likelyNounOf, nounOfTitle } from '../nouns/noun-of-title.ts';
import type { NamedByNoun } from '../nouns/noun-of-words.ts';
import { splitSteps } from '../paths/steps.ts';
import { headOf } from '../title-head.ts';
import type { ShopSense } from './shop-sense.ts';

/** What a thing's title says of it. */
export type Titled = {
  title: string;
  description: string;
  noun: NamedByNoun | undefined;
  /** What it is named by outright. */
  named: string | undefined;
  /** What was learned of its words; asked only where nothing names it. */
  learned: () => string | undefined;
};

/**
 * What a title says a thing is, as far as the shop is likely to have such: how much a word says depends on that. Of things with a
 * shelf that says outright what they are, titles alone were right nine times in ten where the shop has many of the kind, and
 * hardly ever where it has none. undefined: it says too little.
 */
export function withinShop(
  { title, description, noun, named, learned }: Titled,
  sense: ShopSense | undefined,
): string | undefined {
  const said = named ?? learned() ?? noun?.key;
  if (sense === undefined) return said;
  if (named === undefined && said !== undefined) {
    // What only words seem to say is right where the shop is known to have many such things, and hardly anywhere else; a noun
    // that does not stand where the thing does, also where the description speaks of the same field.
    if (sense.isCommon(said)) return said;
    const noted = likelyNounOf(title, sense.isCommon);
    return noted ?? (noun && isFieldOfDescription(description, noun.key) ? noun.key : undefined);
  }
  // A single word means other things in other shops, "Waffle set" where clothes for babies are; what stands first is the thing.
  const isShort = (noun?.key !== said || noun?.isShort) && !headOf(title).isFirst && !isClear(title);
  if (said !== undefined && (!isShort || sense.isLikely(said))) return said;
  return likelyNounOf(title, sense.isCommon);
}

/** Whether a shelf says outright what it holds: by a number of Google's, a name of the tree or a noun, not by learned words. */
export const isOutright = ({
  key,
  path,
  rule,
  confidence,
}: {
  key: string;
  path: string;
  rule: string;
  confidence: number;
}): boolean =>
  rule === 'google' ||
  ((rule === 'merchant' || rule === 'network') &&
    (confidence === 1 || nounOfStep(splitSteps(path).at(-1) ?? '') === key));

/** What a title is named by that can hardly mean anything else: an expression or a long word. */
export function clearNounOf(title: string): string | undefined {
  const noun = nounOfTitle(title);
  return noun?.isSure && !noun.isShort ? noun.key : undefined;
}

/**
 * What a thing is by evidence that hardly ever means anything else: its shelf where that says so outright, else a maker's line, an
 * expression or a long word that its title is named by. undefined: there is none.
 */
export function clearKey(
  shelf: { key: string; path: string; rule: string; confidence: number },
  title: string,
): string | undefined {
  if (isOutright(shelf)) return shelf.key;
  return clearNounOf(title) ?? keyOfLine(title);
}
