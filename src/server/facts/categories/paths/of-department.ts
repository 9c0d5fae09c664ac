import { splitSteps } from '../features.ts';
import { readGoogle } from '../google.ts';
import { keysAbove } from '../tree.ts';

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
