import { indexBandOf } from '../../../contract/catalogue/labels.ts';
import type { ChosenSpecifications, StoredSpecification } from '../choose-specifications.ts';
import type { CategorySpecifications } from '../definitions/category-specifications.ts';
import { durability, energyClass, repairability } from '../definitions/shared.ts';
import type { WrittenSpecification } from '../typed-specifications.ts';
import { indexBands, vocabularies } from '../vocabularies.ts';
import type { ProductLabels } from './choose-labels.ts';
import { readLabel } from './read-labels.ts';

/** An offer's specifications without those that product labels say for all offers; consumptions are both. */
export const withoutLabels = (specifications: readonly WrittenSpecification[]): WrittenSpecification[] =>
  specifications.filter((each) => {
    const label = readLabel(each);
    return label === undefined || label.kind === 'consumption' || (label.kind === 'class' && !label.value);
  });

type Row = StoredSpecification & { text?: string };

/** French as merchants write; pages translate names and decimals. */
const outOfTen = (score: number) => `${String(score).replace('.', ',')}/10`;

function rowsOf({
  energyClass: letter,
  oldClass,
  repairability: repair,
  durability: lasts,
}: ProductLabels): Row[] {
  const index = (definition: typeof repairability, score: number): Row => ({
    key: definition.key,
    name: definition.label.fr,
    value: outOfTen(score),
    text: indexBands[indexBandOf(score)],
  });
  return [
    ...(letter
      ? [{ key: energyClass.key, name: energyClass.label.fr, value: letter, text: letter.toLowerCase() }]
      : []),
    ...(oldClass ? [{ name: 'Classe énergétique (ancienne échelle)', value: oldClass }] : []),
    ...(repair === undefined ? [] : [index(repairability, repair)]),
    ...(lasts === undefined ? [] : [index(durability, lasts)]),
  ];
}

/**
 * Adds what labels say to a product's specifications, so that tables, comparisons and facets have it: typed where the
 * category defines it, in the category's order.
 */
export function addLabels(
  category: CategorySpecifications,
  chosen: ChosenSpecifications,
  labels: ProductLabels | null,
): ChosenSpecifications {
  if (!labels) return chosen;
  const order = [...category.facets, ...category.others].map(({ key }) => key);
  const placeOf = (key: string | undefined) => (key === undefined ? -1 : order.indexOf(key));
  const rows = rowsOf(labels);
  const typed = rows.flatMap(({ key, text, value }) => {
    const position = placeOf(key);
    if (key === undefined || text === undefined || position < 0) return [];
    const display = vocabularies.indexBand.labels.get(text)?.fr ?? value;
    return { key, position, values: [{ text, display, number: null, unit: null }] };
  });
  const own = rows.map(
    ({ key, name, value }): StoredSpecification =>
      key !== undefined && placeOf(key) >= 0 ? { key, name, value } : { name, value },
  );
  const [keyed, others] = [
    [...chosen.kept, ...own].filter(({ key }) => key),
    chosen.kept.filter(({ key }) => !key),
  ];
  return {
    kept: [
      ...keyed.toSorted((a, b) => placeOf(a.key) - placeOf(b.key)),
      ...own.filter(({ key }) => !key),
      ...others,
    ],
    typed: [...chosen.typed, ...typed].toSorted((a, b) => a.position - b.position),
  };
}
