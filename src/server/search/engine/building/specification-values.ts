import type { IndexData } from '../index-data.ts';
import type { FactTable } from './fact-table.ts';
import { layOutValues } from './many-values.ts';
import { layOutSizes } from './size-values.ts';

type Specifications = Pick<
  IndexData,
  | 'specificationKeys'
  | 'specificationStarts'
  | 'specificationValues'
  | 'specificationDisplays'
  | 'specifications'
  | 'sizes'
>;

const inNumericOrder = new Intl.Collator('en', { numeric: true });

/**
 * Numbers the values of specifications of documents, by their rows: those of one key together and in their order, numbers
 * by their size. A value is shown as the first document that has it does. `costOf`: what delivery usually costs of a row.
 */
export function layOutSpecifications(
  { specifications, sizes, merchants }: FactTable,
  ordered: Uint32Array,
  listed: number,
  costOf: (row: number) => number,
): Specifications {
  const { facts } = specifications;
  const isSeen = new Uint8Array(facts.length);
  const displays = new Map<string, Map<string, string>>();
  const { starts: from, lengths, values: held } = specifications.all();
  for (const row of ordered) {
    const start = from[row] ?? 0;
    const end = start + (lengths[row] ?? 0);
    for (let at = start; at < end; at++) {
      const number = held[at];
      if (isSeen[number] === 1) continue;
      isSeen[number] = 1;
      const { key, value, display } = facts[number] as (typeof facts)[number];
      const values = displays.get(key) ?? new Map<string, string>();
      displays.set(key, values.set(value, values.get(value) ?? display));
    }
  }
  const all = [...displays.keys()].sort().map((key) => {
    const values = [...(displays.get(key) ?? [])];
    return { key, values: values.sort(([a], [b]) => inNumericOrder.compare(a, b)) };
  });
  const starts = [0];
  for (const { values } of all) starts.push((starts.at(-1) as number) + values.length);
  const numbers = new Map(
    all.flatMap(({ key, values }, place) =>
      values.map(([value], at) => [`${key}\n${value}`, starts[place] + at] as const),
    ),
  );
  const numberOf = Uint32Array.from(facts, ({ key, value }) => numbers.get(`${key}\n${value}`) ?? 0);
  return {
    specificationKeys: all.map(({ key }) => key),
    specificationStarts: starts,
    specificationValues: all.flatMap(({ values }) => values.map(([value]) => value)),
    specificationDisplays: all.flatMap(({ values }) => values.map(([, display]) => display)),
    specifications: layOutValues(specifications, ordered.subarray(0, listed), (fact) => numberOf[fact]),
    sizes: layOutSizes({ sizes, merchants }, ordered.subarray(0, listed), (fact) => numberOf[fact], costOf),
  };
}
