import type { Reason } from '../../../contract/errors/reason-messages.ts';
import type { CallError } from '../../api/call-error.ts';
import type { RefusedField } from '../../forms/refused-field.ts';

/** The fields that reasons are about, where they are always about the same one. */
const fieldsByReason = new Map<unknown, string>([
  ['name_required', 'name'],
  ['email_required', 'email'],
  ['email_invalid', 'email'],
  ['email_taken', 'email'],
  ['phone_too_short', 'phone'],
  ['email_unconfirmed', 'role'],
  ['product_price_required', 'price'],
  ['product_category_required', 'category'],
  ['gtin_invalid', 'gtins'],
  ['category_name_required', 'name'],
  ['category_name_invalid', 'name'],
  ['category_parent_invalid', 'parentId'],
  ['category_parent_circular', 'parentId'],
  ['category_parent_deep', 'parentId'],
  ['merchant_name_required', 'name'],
  ['merchant_exists', 'name'],
  ['merchant_website_invalid', 'website'],
  ['merchant_country_invalid', 'country'],
  ['merchant_amount_missing', 'deliveryFlat'],
  ['feed_exists', 'name'],
  ['feed_address_invalid', 'url'],
  ['feed_address_internal', 'url'],
  ['feed_link_template_invalid', 'linkTemplate'],
  ['promo_code_exists', 'code'],
  ['promo_code_of_file', 'code'],
  ['search_group_too_small', 'said'],
  ['brand_names_same', 'brand'],
] satisfies [Reason, string][]);

type Fault = { path?: unknown; message?: unknown };

/** Of several faults the first: `body.freshnessDays` is about the field `freshnessDays`. */
function firstFault(faults: readonly Fault[]): RefusedField | undefined {
  const [fault] = faults;
  const [place, name] = String(fault?.path).split('.');
  if (place !== 'body' || name === undefined) return undefined;
  return { name, message: String(fault?.message) };
}

/** The field that a refused call is about, and why; undefined: about none, or several. */
export function refusedFieldOf({ message, details }: CallError): RefusedField | undefined {
  if (Array.isArray(details)) return firstFault(details as Fault[]);
  const { reason, field } = (details ?? {}) as { reason?: unknown; field?: unknown };
  const name = typeof field === 'string' ? field : fieldsByReason.get(reason);
  return name === undefined ? undefined : { name, message };
}
