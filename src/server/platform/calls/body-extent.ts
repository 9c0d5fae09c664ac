import type { BodyExtent } from '../../../contract/endpoint.ts';

/**
 * Whether a body holds more values, or more different names, than its call takes. Told before they are checked, which takes
 * microseconds for each, and far longer for names that are met once.
 */
export function isBeyond(body: unknown, { values, names }: BodyExtent): boolean {
  const known = new Set<string>();
  const open: unknown[] = [body];
  let count = 0;
  while (open.length > 0) {
    const value = open.pop();
    if (++count > values) return true;
    if (Array.isArray(value)) for (const item of value) open.push(item);
    else if (typeof value === 'object' && value !== null) {
      for (const [name, own] of Object.entries(value)) {
        known.add(name);
        open.push(own);
      }
      if (known.size > names) return true;
    }
  }
  return false;
}
