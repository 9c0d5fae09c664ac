import type { IndexData } from '../index-data.ts';
import { shared } from '../shared-arrays.ts';

/** Numbers the families that have several documents and a listed one, in the order of their first document. */
export function numberFamilies(
  familyId: Float64Array,
  ordered: Uint32Array,
  listed: number,
): Pick<IndexData, 'family' | 'familyStarts' | 'familyDocuments'> {
  const sizes = new Map<number, number>();
  for (const row of ordered) {
    const id = familyId[row];
    if (id !== 0) sizes.set(id, (sizes.get(id) ?? 0) + 1);
  }
  const family = shared.uint32(ordered.length);
  const numbers = new Map<number, number>();
  const counts = [0, 0];
  for (let document = 0; document < ordered.length; document++) {
    const id = familyId[ordered[document]];
    if (id === 0 || (sizes.get(id) ?? 0) < 2) continue;
    if (document < listed && !numbers.has(id)) numbers.set(id, numbers.size + 1);
    const number = numbers.get(id) ?? 0;
    family[document] = number;
    if (document < listed) counts[number] = (counts[number] ?? 0) + 1;
  }
  const familyStarts = shared.uint32(numbers.size + 2);
  for (let number = 1; number <= numbers.size; number++)
    familyStarts[number + 1] = familyStarts[number] + (counts[number] ?? 0);
  const familyDocuments = shared.uint32(familyStarts[numbers.size + 1]);
  const next = familyStarts.slice();
  for (let document = 0; document < listed; document++) {
    const number = family[document];
    if (number === 0) continue;
    const at = next[number];
    familyDocuments[at] = document;
    next[number] = at + 1;
  }
  return { family, familyStarts, familyDocuments };
}
