import { rememberRecent } from '../../../platform/memory/remember-recent.ts';
import { keyOfHead } from '../names-in-titles.ts';
import { keyOfName } from '../names-of-tree.ts';
import { likelyNounOf, nounOfStep, nounOfTitle } from '../nouns/named-by-noun.ts';
import { fieldOf } from '../shop/shop-sense.ts';
import { keysAbove } from '../tree.ts';
import { splitSteps } from './steps.ts';

/**
 * What stands between strokes where that is no path but things of several departments side by side, each named outright:
 * "Verpackung/Reinigungsmittel/Hygiene", but "Papeterie/Stylos". None: it is something else.
 */
export const keysSideBySide: (path: string) => readonly string[] = rememberRecent(
  { max: 1_000, maxLength: 300 },
  (path) => {
    if (!path.includes('/') || /[>|;»›\\]/.test(path)) return [];
    const keys = splitSteps(path).map((step) => keyOfName(step) ?? nounOfStep(step) ?? '');
    if (keys.some((key) => key === '' || keysAbove(key).length === 1)) return [];
    return new Set(keys.map(fieldOf)).size > 1 ? keys : [];
  },
);

/** The thing of one of these departments that a title names. */
export function keyAmong(keys: readonly string[], title: string): string | undefined {
  const isOne = (key: string) => keys.some((each) => fieldOf(each) === fieldOf(key));
  const noun = nounOfTitle(title);
  const named = [noun?.isSure ? noun.key : undefined, keyOfHead(title)];
  return named.find((key) => key !== undefined && isOne(key)) ?? likelyNounOf(title, isOne);
}
