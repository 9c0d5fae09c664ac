import { shippingColumns } from '../../values/delivery.ts';
import { shelfColumns } from '../row.ts';
import { indexColumns } from '../row-indices.ts';
import { sellerColumns } from '../row-seller.ts';

export const shippingNames = Object.keys(shippingColumns) as (keyof typeof shippingColumns)[];

/** What shops write in place of Google's `condition`; some mean where a thing is or whether it is shown. */
export const conditionColumns = [
  'state',
  'product_state',
  'item_condition',
  'product_condition',
  'état',
  'etat',
  'zustand',
  'estado',
  'stato',
] as const;

/** Google's own name first. */
export const colourColumns = ['color', 'colour', 'couleur'] as const;
export const codeColumns = ['gtin', 'ean', 'ean13'] as const;

/**
 * Attributes of Google's product data that `adaptGoogleMerchant` reads; the last ones are columns of other formats, which
 * are read under Google's names.
 */
export const googleColumns = [
  'id',
  'title',
  'structured_title',
  'description',
  'structured_description',
  'link',
  'image_link',
  'additional_image_link',
  'availability',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'sale_start',
  'sale_end',
  'currency',
  'brand',
  ...codeColumns,
  'mpn',
  'condition',
  ...conditionColumns,
  ...shelfColumns,
  'google_product_category',
  'fb_product_category',
  'shipping',
  ...shippingNames,
  'item_group_id',
  ...colourColumns,
  'size',
  'size_type',
  'size_system',
  'material',
  'pattern',
  'gender',
  'age_group',
  'product_detail',
  'currency',
  'list_price',
  'quantity',
  'delivery_time',
  'merchant_name',
  ...sellerColumns,
  'subscription_cost',
  'energy_efficiency_class',
  'min_energy_efficiency_class',
  'max_energy_efficiency_class',
  'certification',
  'unit_pricing_measure',
  'unit_pricing_base_measure',
  'base_price_text',
  'multipack',
  'is_bundle',
  'warranty',
  'promotion_id',
  'visibility',
  'status',
  'excluded_destination',
  'disclosure_date',
  'expiration_date',
  ...indexColumns,
] as const;
export type GoogleColumn = (typeof googleColumns)[number];
