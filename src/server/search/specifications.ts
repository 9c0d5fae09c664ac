import type { Transaction } from '../platform/database.ts';
import type { SpecificationFact } from './engine/document.ts';
import { readSpecifications } from './queries.ts';

/** Products' typed specifications, kept between rebuilds: they change with the products' rows, as texts do. */
export type Specifications = {
  /** Reads those of some products, in place of what was held of them. */
  read(tx: Transaction, ids: readonly number[]): Promise<void>;
  of(id: number): readonly SpecificationFact[];
  /** Forgets all products but those that `isKept` names. */
  retain(isKept: (id: number) => boolean): void;
};

export const noSpecifications: readonly SpecificationFact[] = [];

/** Holds specifications of the given keys. What is the same for many products is held once. */
export function createSpecifications(keys: readonly string[]): Specifications {
  const byProduct = new Map<number, SpecificationFact[]>();
  const facts = new Map<string, SpecificationFact>();

  function factOf({ key, value, display }: SpecificationFact): SpecificationFact {
    const name = `${key}\n${value}`;
    const known = facts.get(name) ?? { key, value, display };
    facts.set(name, known);
    return known;
  }

  return {
    async read(tx, ids) {
      if (keys.length === 0 || ids.length === 0) return;
      for (const id of ids) byProduct.delete(id);
      await readSpecifications(tx, ids, keys, (rows) => {
        for (const row of rows) {
          const own = byProduct.get(row.id);
          if (own) own.push(factOf(row));
          else byProduct.set(row.id, [factOf(row)]);
        }
      });
    },
    of: (id) => byProduct.get(id) ?? noSpecifications,
    retain(isKept) {
      for (const id of byProduct.keys()) if (!isKept(id)) byProduct.delete(id);
    },
  };
}
