import type { ProductFacts } from './document.ts';
import type { IndexData } from './index-data.ts';
import { layOutValues } from './many-values.ts';

type Specifications = Pick<
  IndexData,
  | 'specificationKeys'
  | 'specificationStarts'
  | 'specificationValues'
  | 'specificationDisplays'
  | 'specifications'
>;

const inNumericOrder = new Intl.Collator('en', { numeric: true });

/** Numbers the values of specifications, those of one key together and in their order, numbers by their size. */
export function layOutSpecifications(ordered: readonly ProductFacts[], listed: number): Specifications {
  const displays = new Map<string, Map<string, string>>();
  for (const { specifications } of ordered) {
    for (const { key, value, display } of specifications) {
      const values = displays.get(key);
      if (!values) displays.set(key, new Map([[value, display]]));
      else if (!values.has(value)) values.set(value, display);
    }
  }
  const specificationKeys = [...displays.keys()].sort();
  const specificationStarts = [0];
  const specificationValues: string[] = [];
  const numbers = new Map<string, Map<string, number>>();
  for (const key of specificationKeys) {
    const values = [...(displays.get(key)?.keys() ?? [])].sort(inNumericOrder.compare);
    numbers.set(key, new Map(values.map((value, at) => [value, specificationValues.length + at])));
    specificationValues.push(...values);
    specificationStarts.push(specificationValues.length);
  }
  return {
    specificationKeys,
    specificationStarts,
    specificationValues,
    specificationDisplays: specificationKeys.flatMap((key, place) =>
      specificationValues
        .slice(specificationStarts[place], specificationStarts[place + 1])
        .map((value) => displays.get(key)?.get(value) ?? value),
    ),
    specifications: layOutValues(listed, (document, add) => {
      const { specifications } = ordered[document] as ProductFacts;
      const own = specifications.map(({ key, value }) => numbers.get(key)?.get(value) as number);
      for (const number of own.length > 1 ? new Set(own) : own) add(number);
    }),
  };
}
