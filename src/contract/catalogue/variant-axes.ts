/** What the products of a family differ in, in the order in which pages show it. */
export const variantAxes = ['memory', 'capacity', 'size', 'pack', 'colour'] as const;
export type VariantAxis = (typeof variantAxes)[number];
