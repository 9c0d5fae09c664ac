import type { Transaction } from '../platform/database.ts';
import type { SpecificationFact } from './engine/document.ts';
import { layOutValues } from './engine/many-values.ts';
import { readSpecifications } from './queries.ts';

/** Products' typed specifications, kept between rebuilds: they change with the products' rows, as texts do. */
export type Specifications = {
  /** Reads those of some products, in place of what was held of them. */
  read(tx: Transaction, ids: readonly number[]): Promise<void>;
  of(id: number): readonly SpecificationFact[];
  /** Forgets all products but those that `isKept` names. */
  retain(isKept: (id: number) => boolean): void;
  /** A copy of what is held, for `createSpecifications` to go on with. */
  keep(): KeptSpecifications;
};

/** Every different fact, and which of them each product has: those of product p are at `starts[p]` to `starts[p + 1]`. */
export type KeptSpecifications = {
  facts: SpecificationFact[];
  ids: Float64Array;
  starts: Uint32Array;
  values: Uint32Array;
};

export const noSpecifications: readonly SpecificationFact[] = [];

/** Holds specifications of the given keys, at first those that were kept. What many products share is held once. */
export function createSpecifications(keys: readonly string[], kept?: KeptSpecifications): Specifications {
  const byProduct = new Map<number, SpecificationFact[]>();
  const facts = new Map<string, SpecificationFact>();

  function factOf({ key, value, display }: SpecificationFact): SpecificationFact {
    const name = `${key}\n${value}`;
    const known = facts.get(name) ?? { key, value, display };
    facts.set(name, known);
    return known;
  }

  kept?.facts.forEach(factOf);
  kept?.ids.forEach((id, p) => {
    const own = kept.values.subarray(kept.starts[p], kept.starts[p + 1]);
    byProduct.set(
      id,
      Array.from(own, (number) => factOf(kept.facts[number] as SpecificationFact)),
    );
  });

  function keep(): KeptSpecifications {
    const all = [...byProduct];
    const numbers = new Map(Array.from(facts.values(), (fact, number) => [fact, number]));
    const { starts, values } = layOutValues(all.length, (p, add) => {
      for (const fact of all[p]?.[1] ?? []) add(numbers.get(fact) as number);
    });
    return { facts: [...numbers.keys()], ids: Float64Array.from(all, ([id]) => id), starts, values };
  }

  return {
    keep,
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
