import { rule, type TitleRule } from '../title-rule.ts';

/** A rule for model numbers of some brands; without `brands`: for lines of models that name their brand themselves. */
export type ModelRule = TitleRule & { brands?: RegExp };

/** One pattern for the same brands: rules that share it look for them once in a title. */
const brandPatterns = new Map<string, RegExp>();

function brandPattern(brands: string): RegExp {
  const pattern = brandPatterns.get(brands) ?? new RegExp(String.raw`\b(?:${brands})\b`);
  brandPatterns.set(brands, pattern);
  return pattern;
}

/** Brands of one manufacturer, which build their model numbers alike. */
export const boschGroup = 'bosch|siemens|neff|constructa|balay';

/** Brands, how their model number begins (a pattern in folded letters), and the value that this means (`$1`: the first group). */
type Row = readonly [brands: string, model: string, value: string];

/** Rules by the French name of the specification. Of one name the first that fits counts. */
export const modelRules = (table: Readonly<Record<string, readonly Row[]>>): readonly ModelRule[] =>
  Object.entries(table).flatMap(([name, rows]) =>
    rows.map(([brands, model, value]) => ({
      ...rule(name, new RegExp(String.raw`\b(?:${model})`), value),
      brands: brandPattern(brands),
    })),
  );
