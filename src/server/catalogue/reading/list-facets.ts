import type { FacetChoice } from '../../../contract/catalogue/facet-choice.ts';
import type { ListFacets } from '../../../contract/catalogue/list-schema.ts';
import { sizeName } from '../../../contract/catalogue/sizes.ts';
import type { Language } from '../../../contract/language.ts';
import { centsToEuros, eurosToCents, optionalCentsToEuros } from '../../../contract/money.ts';
import { facetDefinitions, formatSpecification, specificationsOf } from '../../facts/service.ts';
import { spellSize } from '../../language/clothing-size.ts';
import { orderSizes } from '../../language/size-order.ts';
import type { CallArguments } from '../../platform/calls/handlers.ts';
import { compareTexts } from '../../platform/compare-texts.ts';
import type { Facets, Filters } from '../../search/service.ts';
import type { Categories } from '../categories.ts';

type ChoiceQuery = Omit<
  CallArguments<'searchProducts'>['query'],
  keyof ListQuery | 'facets' | 'spelling' | 'deals' | 'variants'
>;
type ListQuery = CallArguments<'listProducts'>['query'];

const sizeKey = 'size';

/** What a call chose; the ends of its price range in either order. */
export function toFacetChoice({
  min,
  max,
  rating,
  stock,
  delivery,
  within,
  ...several
}: ChoiceQuery): FacetChoice {
  const isTurned = min !== undefined && max !== undefined && min > max;
  const range = { min: isTurned ? max : min, max: isTurned ? min : max };
  return { ...several, ...range, rating, stock, delivery, within };
}

/** A choice as the search index takes it; categories that do not exist are left out. */
export function toFilters(choice: FacetChoice, { find }: Pick<Categories, 'find'>): Filters {
  const { min, max } = choice;
  return {
    categoryIds: choice.in.flatMap((key) => Number(find(key)?._id ?? [])),
    brands: choice.brand,
    merchants: choice.merchant,
    conditions: choice.condition,
    specifications: choice.spec.map(toSpecification),
    ...(min !== undefined && { fromCents: eurosToCents(min) }),
    ...(max !== undefined && { toCents: eurosToCents(max) }),
    ...(choice.rating !== undefined && { minRating: choice.rating }),
    inStock: choice.stock === 'in',
    freeDelivery: choice.delivery === 'free',
    ...(choice.within !== undefined && { arrivesWithin: choice.within }),
  };
}

/** Sizes are read as they are written anywhere. */
function toSpecification(text: string): { key: string; value: string } {
  const [key = ''] = text.split(':', 1);
  const value = text.slice(key.length + 1);
  return { key, value: key === sizeKey ? spellSize(value) : value };
}

/** The sizes of clothes and shoes among what was chosen. */
export const sizesIn = ({ spec }: FacetChoice): string[] => [
  ...new Set(spec.map(toSpecification).flatMap(({ key, value }) => (key === sizeKey ? value : []))),
];

/** What the index counted, in the words of the API. */
export function toListFacets(facets: Facets, { byId }: Categories): ListFacets {
  const { lowestCents, maxCents, bands } = facets.prices;
  return {
    categories: facets.categories.flatMap(({ value, ...counted }) => {
      const category = byId.get(value);
      if (!category) return [];
      return [{ value: category.key, name: category.name, nameFr: category.nameFr, ...counted }];
    }),
    brands: facets.brands,
    merchants: facets.merchants,
    conditions: facets.conditions,
    prices: {
      lowest: optionalCentsToEuros(lowestCents),
      highest: optionalCentsToEuros(maxCents),
      bands: bands.map(({ fromCents, toCents, count }) => ({
        min: centsToEuros(fromCents),
        max: optionalCentsToEuros(toCents),
        count,
      })),
    },
    ratings: facets.ratings,
    specifications: toSpecificationFacets(facets, byId),
    inStock: facets.inStock,
    freeDelivery: facets.freeDelivery,
    arrivals: facets.arrivals,
  };
}

/** By category id, the keys of the specifications that its lists can be narrowed by. */
export const specificationKeysOf = ({ all }: Pick<Categories, 'all'>): Map<number, string[]> =>
  new Map(all.map(({ _id, key }) => [Number(_id), specificationsOf(key).facets.map((each) => each.key)]));

/** Specifications offered at most, beside those in which something is chosen; each with a few values, beside those chosen. */
const maxSpecifications = 8;
const maxValues = 20;

type Value = Facets['specifications'][number]['values'][number];

/** Facets whose values are steps from good to bad: classes from A on, indices from ten down. */
const steps: Readonly<Record<string, (a: string, b: string) => number>> = {
  'energy-class': compareTexts,
  repairability: (a, b) => compareTexts(b, a),
  durability: (a, b) => compareTexts(b, a),
};

/** The most frequent values first; sizes in their own order, the kind that most have first, behind the chosen ones; steps the best first. */
function inOrder(key: string, values: Value[]): Value[] {
  const step = steps[key];
  if (step) return values.toSorted((a, b) => step(a.value, b.value));
  return key === sizeKey
    ? orderSizes(values).toSorted((a, b) => Number(b.isChosen) - Number(a.isChosen))
    : values.slice(0, maxValues);
}

function toSpecificationFacets(
  { leadingCategoryId, specifications }: Facets,
  byId: Categories['byId'],
): ListFacets['specifications'] {
  const leading = byId.get(leadingCategoryId ?? -1);
  const own = leading ? specificationsOf(leading.key).facets : [];
  return specifications
    .map(({ key, values }) => {
      const definition = own.find((each) => each.key === key) ?? facetDefinitions.get(key);
      return { key, definition, values: inOrder(key, values) };
    })
    .filter(({ values }) => values.length > 1 || values.some(({ isChosen }) => isChosen))
    .filter(({ values }, at) => at < maxSpecifications || values.some(({ isChosen }) => isChosen))
    .map(({ key, definition, values }) => ({
      key,
      name: definition?.label.en ?? key,
      nameFr: definition?.label.fr ?? key,
      values: values.map(({ value, display, ...counted }) => {
        const number = definition?.reading.type === 'number' ? Number(value) : null;
        const text = { text: value, display, number };
        const labelIn = (language: Language) => {
          if (key === sizeKey) return sizeName(value, language);
          return definition ? formatSpecification(definition, text, language) : display;
        };
        return { ...counted, value, name: labelIn('en'), nameFr: labelIn('fr') };
      }),
    }));
}
