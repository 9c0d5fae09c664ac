import { plural } from '../../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const products = (n: number, text: string) =>
  plural('en', n, { one: `${text} product`, other: `${text} products` });

/** English texts of the category manager. */
export const texts: typeof fr = {
  label: 'Categories',
  filter: 'Find a category',
  add: 'Add a category',
  addFailed: 'Failed to add category',
  deleteFailed: 'Failed to delete category',
  columns: { name: 'English name', nameFr: 'French name', parent: 'Parent category', products: 'Products' },
  picture: {
    label: 'Image',
    of: (name) => `Image of ${name}`,
    choose: 'Choose an image',
    remove: 'Remove the image',
    hint: (megabytes) =>
      `JPEG, PNG, WebP or AVIF, ${megabytes} MB at most; saved immediately. Without an image, the home page shows one of the category’s best rated products.`,
  },
  noParent: 'None',
  unknown: 'Unknown Category',
  editOf: (name) => `Edit ${name}`,
  deleteOf: (name) => `Delete ${name}`,
  upOf: (name) => `Move ${name} up`,
  downOf: (name) => `Move ${name} down`,
  fixed: 'The site depends on this category.',
  deleteTitle: 'Delete this category?',
  loss: (name) => `The category “${name}” will be deleted permanently.`,
  raised: (n, text) =>
    plural('en', n, {
      one: 'Its subcategory will move up one level.',
      other: `Its ${text} subcategories will move up one level.`,
    }),
  moved: (n, text) => `${products(n, text)} to move. Choose where:`,
  moveTo: 'To',
  products,
};
