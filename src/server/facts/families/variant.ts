import { type VariantAxis, variantAxes } from '../../../contract/catalogue/variant-axes.ts';

/** Units that sizes are kept in: each length but inches in centimetres, masses in grams, volumes in millilitres. */
const sizeUnits = ['in', 'cm', 'g', 'ml'] as const;
export type SizeUnit = (typeof sizeUnits)[number];

/**
 * What a product states of each axis; null: nothing. `colour`: keys of language/colours.ts, joined by "+", else a merchant's
 * own word, folded; `capacity` and `memory` in gigabytes, 1,000 to the terabyte; `pack`: how many are sold together.
 */
export type Variant = {
  colour: string | null;
  capacity: number | null;
  memory: number | null;
  size: number | null;
  sizeUnit: SizeUnit | null;
  pack: number;
};

/** A value of an axis as text: equal where it is the same; null: not stated. */
export function axisValue(variant: Variant, axis: VariantAxis): string | null {
  if (axis === 'size') return variant.size === null ? null : `${variant.size} ${variant.sizeUnit}`;
  const value = variant[axis];
  return value === null ? null : String(value);
}

/** The same for products that differ in nothing. */
export const tupleOf = (variant: Variant): string =>
  variantAxes.map((axis) => axisValue(variant, axis) ?? '').join('|');
