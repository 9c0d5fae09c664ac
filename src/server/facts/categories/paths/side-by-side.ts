import { rememberRecent } from '../../../platform/memory/remember-recent.ts';
import { keyOfHead } from '../names-in-titles.ts';
import { keyOfName } from '../names-of-tree.ts';
import { nounOfStep } from '../nouns/noun-of-step.ts';
import { likelyNounOf, nounOfTitle } from '../nouns/noun-of-title.ts';
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

/**
 * What those of categories side by side have in common that name something, among others that say nothing: "Deals;Tops;New
 * Arrivals". undefined: none does, or they are all over a department.
 */
export function keyOfList(path: string): string | undefined {
  if (!path.includes(';')) return undefined;
  const [first, ...others] = path.split(';').flatMap((step) => keyOfName(step) ?? []);
  if (first === undefined) return undefined;
  const common = keysAbove(first).find((each) => others.every((key) => keysAbove(key).includes(each)));
  return common !== undefined && keysAbove(common).length > 1 ? common : undefined;
}
