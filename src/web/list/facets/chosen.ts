import { type FacetChoice, severalFacets } from '../../../contract/catalogue/facet-choice.ts';
import type { ListFacets } from '../../../contract/catalogue/list-schema.ts';

type Several = (typeof severalFacets)[number];

/** A value of a facet as pages show it. */
export type Value = { value: string; label: string; count: number; isChosen: boolean };

/** Names that facets' values have on the page. */
export type Namer = {
  category(names: { name: string; nameFr: string }): string;
  /** What has a name in either language. */
  own(names: { name: string; nameFr: string }): string;
  specification(title: string, value: string): string;
  condition(condition: ListFacets['conditions'][number]['value']): string;
  rating(least: number): string;
  price(min: number | undefined, max: number | undefined): string;
  inStock: string;
  freeDelivery: string;
  arrivesWithin(days: number): string;
};

const unnamed = (values: ListFacets['brands']): Value[] =>
  values.map((value) => ({ ...value, label: value.value }));

/** A specification of the list's category. */
export type Specification = { key: string; title: string; values: Value[] };

export const specificationsOf = (facets: ListFacets, names: Namer): Specification[] =>
  facets.specifications.map(({ key, values, ...title }) => ({
    key,
    title: names.own(title),
    values: values.map(({ value, count, isChosen, ...label }) => ({
      value: `${key}:${value}`,
      label: names.own(label),
      count,
      isChosen,
    })),
  }));

/** The values of each facet of which several can be chosen. */
export function valuesOf(
  facets: ListFacets,
  specifications: readonly Specification[],
  names: Namer,
): Record<Several, Value[]> {
  return {
    in: facets.categories.map(({ name, nameFr, ...value }) => ({
      ...value,
      label: names.category({ name, nameFr }),
    })),
    brand: unnamed(facets.brands),
    merchant: unnamed(facets.merchants),
    condition: facets.conditions.map((value) => ({ ...value, label: names.condition(value.value) })),
    spec: specifications.flatMap(({ title, values }) =>
      values.map((value) => ({ ...value, label: names.specification(title, value.label) })),
    ),
  };
}

/** One chosen value, and the choice without it. */
export type Chosen = { key: string; label: string; without: FacetChoice };

/** The valid part of a choice: unknown values are left out. */
export function understoodChoice(choice: FacetChoice, values: Record<Several, Value[]>): FacetChoice {
  const chosen = (name: Several) => values[name].filter((each) => each.isChosen).map((each) => each.value);
  return {
    ...choice,
    in: chosen('in'),
    brand: chosen('brand'),
    merchant: chosen('merchant'),
    condition: choice.condition,
    spec: chosen('spec'),
  };
}

/** Everything that is chosen, value by value, in the order of the facets. */
export function listChosen(choice: FacetChoice, values: Record<Several, Value[]>, names: Namer): Chosen[] {
  const several = severalFacets.flatMap((name) =>
    values[name]
      .filter((each) => each.isChosen)
      .map(({ value, label }) => ({
        key: `${name}:${value}`,
        label,
        without: { ...choice, [name]: choice[name].filter((other) => other !== value) },
      })),
  );
  const { min, max, rating, stock, delivery, within } = choice;
  const hasPrice = min !== undefined || max !== undefined;
  return [
    ...several,
    ...(hasPrice
      ? [
          {
            key: 'price',
            label: names.price(min, max),
            without: { ...choice, min: undefined, max: undefined },
          },
        ]
      : []),
    ...(rating
      ? [{ key: 'rating', label: names.rating(rating), without: { ...choice, rating: undefined } }]
      : []),
    ...(stock ? [{ key: 'stock', label: names.inStock, without: { ...choice, stock: undefined } }] : []),
    ...(delivery
      ? [{ key: 'delivery', label: names.freeDelivery, without: { ...choice, delivery: undefined } }]
      : []),
    ...(within
      ? [{ key: 'within', label: names.arrivesWithin(within), without: { ...choice, within: undefined } }]
      : []),
  ];
}
