import type { FeedField } from '../../../../contract/feeds/feed-fields.ts';

/** The fields that no feed has to have, by what they are about: the choices that the form folds away. */
export const fieldGroups = {
  prices: ['currency', 'sale_price', 'sale_price_effective_date', 'sale_start', 'sale_end', 'list_price'],
  delivery: ['shipping', 'availability'],
  identity: ['gtin', 'brand', 'mpn', 'condition'],
  content: ['image_link', 'additional_image_link', 'description', 'product_type', 'google_product_category'],
  variants: ['size', 'color', 'material', 'gender', 'age_group', 'item_group_id'],
  labels: ['warranty', 'energy_efficiency_class'],
} as const satisfies Record<string, readonly FeedField[]>;

export type FieldGroup = keyof typeof fieldGroups;
export const groupNames = Object.keys(fieldGroups) as FieldGroup[];
