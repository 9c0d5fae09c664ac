import type { Language } from '../../../contract/language.ts';
import { eurosToCents } from '../../../contract/money.ts';
import { parseGtin } from '../../../contract/products/gtin.ts';
import { readAmount } from '../../../contract/typed-amount.ts';
import { AppError } from '../../platform/app-error.ts';
import type { CallArguments } from '../../platform/calls/handlers.ts';
import type { EditedProductRow, ProductValues, WrittenField } from './product-editing-queries.ts';

/** What staff sent, and the language whose marks its price has. */
export type ProductForm = CallArguments<'createProduct'>['body'] & { language: Language };

const maxEuros = 1_000_000;

/** "1 234,56" as cents. @throws AppError `invalid_request` */
function readPrice(text: string, language: Language): number {
  const euros = readAmount(language, text) ?? 0;
  const cents = eurosToCents(euros);
  if (cents < 1 || euros > maxEuros) {
    throw new AppError('invalid_request', { reason: 'product_price_required' });
  }
  return cents;
}

/**
 * The price that staff gives, in cents; null: none. It is optional where merchants offer the product: an empty text
 * removes it, and without a text the stored one stays.
 * @throws AppError `invalid_request`
 */
function readFallback({ price, language }: ProductForm, before: EditedProductRow | undefined): number | null {
  if (!before || before.offersCount === 0) return readPrice(price ?? '', language);
  if (price === undefined) return before.fallbackCents;
  return price === '' ? null : readPrice(price, language);
}

const partsOf = (text: string, separator: RegExp) => [
  ...new Set(
    text
      .split(separator)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

/** @throws AppError `invalid_request` where one is no GTIN */
function readGtins(text: string): string[] {
  return partsOf(text, /[\s,;]+/).map((part) => {
    const gtin = parseGtin(part);
    if (!gtin) throw new AppError('invalid_request', { reason: 'gtin_invalid' });
    return gtin;
  });
}

export type Codes = { gtins: string[]; mpns: string[] };
export type ProductWish = { values: Omit<ProductValues, 'imageUrl' | 'editedFields'>; codes: Codes };

/** What a product is to be: the form's fields, and what it was where the form says nothing. @throws AppError */
export function readProductForm(form: ProductForm, before: EditedProductRow | undefined): ProductWish {
  if (form.name === '') throw new AppError('invalid_request', { reason: 'name_required' });
  const fallbackCents = readFallback(form, before);
  if (!/^[1-9]\d{0,8}$/.test(form.category)) {
    throw new AppError('invalid_request', { reason: 'product_category_required' });
  }
  const specifications = form.specifications
    ?.map(({ name, value }) => ({ name: name.trim().slice(0, 100), value: value.trim().slice(0, 500) }))
    .filter(({ name, value }) => name !== '' && value !== '');
  return {
    values: {
      title: form.name,
      description: form.description ?? before?.description ?? '',
      brand: form.brand ?? before?.brand ?? '',
      categoryId: Number(form.category),
      fallbackCents,
      fallbackInStock: form.inStock ?? before?.fallbackInStock ?? true,
      specifications: specifications ?? before?.specifications ?? [],
    },
    codes: {
      gtins: form.gtins === undefined ? (before?.gtins ?? []) : readGtins(form.gtins),
      mpns: form.mpns === undefined ? (before?.mpns ?? []) : partsOf(form.mpns, /,/),
    },
  };
}

const plain = (specifications: readonly { name: string; value: string }[]) =>
  JSON.stringify(specifications.map(({ name, value }) => [name, value]));
const isSame = (a: readonly string[], b: readonly string[]) => a.join('\n') === b.join('\n');

/** The fields that staff has written by now: saving a form makes none theirs that it left as it was. */
export function writtenFields(before: EditedProductRow, { values, codes }: ProductWish): WrittenField[] {
  const changes: Partial<Record<WrittenField, boolean>> = {
    title: values.title !== before.title,
    brand: values.brand !== before.brand,
    description: values.description !== before.description,
    category: values.categoryId !== before.categoryId,
    specifications: plain(values.specifications) !== plain(before.specifications),
    codes: !isSame(codes.gtins, before.gtins) || !isSame(codes.mpns, before.mpns),
  };
  const changed = Object.entries(changes).flatMap(([name, is]) => (is ? [name as WrittenField] : []));
  return [...new Set([...before.editedFields.filter((name) => name !== 'pictures'), ...changed])];
}

/**
 * The pictures of a product in the order that the form gives; new ones after those that are there where it gives none.
 * @throws AppError `invalid_request` where it names one that is not there
 */
export function orderPictures(
  order: string | undefined,
  kept: readonly string[],
  added: readonly string[],
): string[] {
  if (order === undefined) return [...new Set([...kept, ...added])];
  const pictures = partsOf(order, /,/).map((part) => {
    const [, place] = /^new:(\d{1,2})$/.exec(part) ?? [];
    const found = place === undefined ? kept.find((each) => each === part) : added[Number(place)];
    if (found === undefined) throw new AppError('invalid_request', { reason: 'picture_unknown' });
    return found;
  });
  return [...new Set(pictures)];
}
