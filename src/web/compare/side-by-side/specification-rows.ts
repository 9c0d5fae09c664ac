import type { Specification } from '../../../contract/catalogue/schema.ts';

/** What is said of one thing about each product; undefined: nothing. */
export type SpecificationRow = {
  name: Specification;
  values: (Specification | undefined)[];
  /** Two products differ in it, as far as is known. */
  isDifferent: boolean;
};

const keyOf = (text: string): string => text.normalize('NFC').trim().toLocaleLowerCase();

/**
 * The specifications of several products, one row for each: first those that most of the products have, then in the
 * order of the products' own lists.
 */
export function specificationRows(products: readonly (readonly Specification[])[]): SpecificationRow[] {
  const rows = new Map<string, SpecificationRow>();
  for (const [index, specifications] of products.entries()) {
    for (const specification of specifications) {
      const key = keyOf(specification.name);
      const row = rows.get(key) ?? {
        name: specification,
        values: products.map(() => undefined),
        isDifferent: false,
      };
      row.values[index] ??= specification;
      rows.set(key, row);
    }
  }
  const isKnown = (value: Specification | undefined) => value !== undefined;
  return [...rows.values()]
    .map((row) => ({
      ...row,
      isDifferent: new Set(row.values.filter(isKnown).map((value) => keyOf(value?.value ?? ''))).size > 1,
    }))
    .sort((a, b) => b.values.filter(isKnown).length - a.values.filter(isKnown).length);
}
