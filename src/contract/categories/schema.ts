import { z } from 'zod';
import { givenLine, line } from '../accounts/schema.ts';
import { described, needed } from '../described.ts';
import { pictureFiles } from '../products/files-schema.ts';
import { knownVersion } from '../version-schema.ts';
import { maxCategoryNameLength } from './category-limits.ts';

const id = z.string().regex(/^[1-9]\d{0,8}$/);

/** A category as those who edit it see it. */
export const managedCategorySchema = z.object({
  _id: z.string(),
  key: z.string(),
  name: z.string(),
  nameFr: z.string(),
  parentId: z.string().nullable(),
  productsCount: described(z.int(), 'All of its products, those without offers as well'),
  level: described(z.int(), '1: a department; 2 or 3: below it'),
  isFixed: described(z.boolean(), 'It cannot be deleted: other parts of the shop stand on it'),
  picture: described(
    z.string().nullable(),
    'Address of the picture that staff has given it; null: lists show one of its products',
  ),
  version: z.int(),
});
export type ManagedCategory = z.infer<typeof managedCategorySchema>;

export const categoryParams = z.object({ id });

const nameFr = described(line(maxCategoryNameLength), 'French name; the English one where it is left out');

export const categoryBody = z.object({
  name: needed(line(maxCategoryNameLength)),
  nameFr,
  parentId: described(id.nullable().optional(), 'The category that it is part of; none: it is a department'),
});
export const categoryChangeBody = z.object({
  name: needed(line(maxCategoryNameLength)),
  nameFr: givenLine(maxCategoryNameLength).optional(),
  parentId: described(
    id.nullable().optional(),
    'The category that it is part of, on the first or second level; null: it is a department; absent: as it is',
  ),
  version: described(
    knownVersion.optional(),
    'That of the category when the edit began; another one by now: 409 with the category as it is',
  ),
});
export const categoryRemovalQuery = z.object({
  moveTo: described(id.optional(), 'The category that takes its products; needed unless it is empty'),
});
export const categoryPictureForm = z.object({
  image: described(pictureFiles(1).min(1), 'JPEG, PNG, WebP or AVIF'),
});
export const categoryOrderBody = z.object({
  ids: described(z.array(id).max(1_000), 'All categories in their order'),
});

export const categoryChangedSchema = z.object({ message: z.string(), category: managedCategorySchema });
