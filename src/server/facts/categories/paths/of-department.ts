import { readGoogle } from '../google.ts';
import { keyOfName } from '../names-of-tree.ts';
import { nounOfStep } from '../nouns/noun-of-step.ts';
import { keysAbove } from '../tree.ts';
import { splitSteps } from './steps.ts';

/** How sure what the last step says has to be. */
const surely = 0.8;

/**
 * Whether a path begins with Google's name of the very department that its end leads to: "Business & Industrial > Industrial automation".
 * Then both say so, and titles that seem to be of another ("PLC processor") are not believed against them.
 */
export function isOfDepartment({
  key,
  path,
  networkPath,
  confidence,
}: {
  key: string;
  path: string;
  networkPath: string;
  confidence: number;
}): boolean {
  const [first = '', ...others] = splitSteps(path || networkPath);
  const above = keysAbove(key);
  return (
    others.length > 0 && confidence >= surely && above.length > 1 && readGoogle(first)?.key === above.at(-1)
  );
}

/** Whether a step before the last says the same department as what was learned of that. */
export function isConfirmedByEarlierStep(path: string, key: string): boolean {
  const department = keysAbove(key).at(-1);
  const before = splitSteps(path).slice(0, -1);
  return before.some((step) => keysAbove(keyOfName(step) ?? nounOfStep(step) ?? '').at(-1) === department);
}
