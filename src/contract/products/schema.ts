import { z } from 'zod';
import { givenLine, line } from '../accounts/schema.ts';
import { productIdParams } from '../catalogue/schema.ts';
import { described, needed } from '../described.ts';
import { paging } from '../paging-schema.ts';
import { knownVersionField } from '../version-schema.ts';
import { pictureFiles } from './files-schema.ts';
import { uploadLimits } from './upload-limits.ts';

export { productIdParams };

const euros = z.number();

export const productFilters = [
  'noPicture',
  'noCategory',
  'oneOffer',
  'awaitsMerchant',
  'doubtfulPrice',
] as const;

/** A product in the list of those who edit it. */
export const listedProductSchema = z.object({
  _id: z.string(),
  title: z.string(),
  brand: z.string(),
  category: described(z.string(), 'Unknown Category where there is none'),
  image: z.string().nullable(),
  offersCount: z.int(),
  totalPrice: described(euros.nullable(), 'Best delivered total of its offers'),
});
export type ListedProduct = z.infer<typeof listedProductSchema>;

const specification = z.object({ name: z.string(), value: z.string() });

/** A product as the form edits it. */
export const managedProductSchema = z.object({
  _id: z.string(),
  name: z.string(),
  description: z.string(),
  brand: z.string(),
  category: described(z.string().nullable(), 'Its id'),
  price: described(euros.nullable(), 'Typed in by staff; shown while no merchant offers the product'),
  inStock: z.boolean(),
  gtins: z.array(z.string()),
  mpns: z.array(z.string()),
  specifications: z.array(specification),
  pictures: described(
    z.array(z.object({ id: z.string(), address: z.string() })),
    'Uploaded ones in their order; a feed’s picture is not among them',
  ),
  feedPicture: described(z.string().nullable(), 'Shown while none is uploaded'),
  offersCount: z.int(),
  totalPrice: euros.nullable(),
  version: z.int(),
});
export type ManagedProduct = z.infer<typeof managedProductSchema>;

export const managedProductsQuery = z.object({
  search: described(z.string().trim().max(200).optional(), 'Words of title and brand, or a GTIN or MPN'),
  filter: described(
    z.enum(productFilters).optional(),
    'doubtfulPrice: an import holds back a price of it, or one is three times as high or low as usual',
  ),
  ...paging({ maxPage: 100_000 }),
});

const isSpecifications = (text: string): boolean => {
  try {
    return z.array(specification).max(100).safeParse(JSON.parse(text)).success;
  } catch {
    return false;
  }
};

/** Text of several lines. */
const prose = z
  .string()
  .max(5_000)
  .transform((text) => text.normalize('NFC').replaceAll('\r\n', '\n').trim())
  .refine((text) => !/[^\P{Cc}\n\t]|\p{Cs}/u.test(text));

/** A form's fields arrive as text; what is left out stays as it is. */
export const productForm = z.object({
  name: needed(line(200)),
  price: described(
    givenLine(20).optional(),
    'Euros as the language of the request writes them, such as 1,234.50; may be left out, or empty for none, where merchants offer the product',
  ),
  description: prose.optional(),
  category: needed(described(line(20), 'Id of a category')),
  inStock: z
    .enum(['true', 'false'])
    .transform((text) => text === 'true')
    .optional(),
  brand: givenLine(100).optional(),
  gtins: described(givenLine(500).optional(), 'Parted by commas or spaces'),
  mpns: described(givenLine(500).optional(), 'Parted by commas'),
  specifications: described(
    z
      .string()
      .max(20_000)
      .refine(isSpecifications)
      .transform((text) => z.array(specification).parse(JSON.parse(text)))
      .optional(),
    'JSON: [{"name": "…", "value": "…"}, …]',
  ),
  pictures: described(
    givenLine(2_000).optional(),
    'Order of all pictures, parted by commas: ids of those that stay, and new:0, new:1, … for the files; absent: files come after those that are there',
  ),
  images: described(pictureFiles(uploadLimits.pictures).default([]), 'JPEG, PNG, WebP or AVIF'),
  version: described(
    knownVersionField.optional(),
    'That of the product when the edit began; another one by now: 409 with the product as it is',
  ),
});

export const productChangedSchema = z.object({ message: z.string(), product: managedProductSchema });
