import type { CategoriesTexts } from './fr-categories.ts';
import { plural } from './plural.ts';

const products = (n: number, text: string) =>
  plural('en', n, { one: `${text} product`, other: `${text} products` });

/** English texts of the category manager. */
export const categoriesEn: CategoriesTexts = {
  label: 'Categories',
  add: 'Add a category',
  addFailed: 'Failed to add category',
  deleteFailed: 'Failed to delete category',
  columns: { name: 'English name', nameFr: 'French name', parent: 'Parent', products: 'Products' },
  picture: {
    label: 'Picture',
    of: (name) => `Picture of ${name}`,
    choose: 'Choose a picture',
    remove: 'Remove the picture',
    hint: (megabytes) =>
      `JPEG, PNG, WebP or AVIF, ${megabytes} MB at most; stored at once. Without one, home shows one of the category’s best rated products.`,
    notPicture: (name) => `${name} is no JPEG, PNG, WebP or AVIF picture.`,
    tooLarge: (name, megabytes) => `${name} is too large: ${megabytes} MB at most.`,
  },
  noParent: 'None',
  unknown: 'Unknown Category',
  editOf: (name) => `Edit ${name}`,
  deleteOf: (name) => `Delete ${name}`,
  upOf: (name) => `Move ${name} up`,
  downOf: (name) => `Move ${name} down`,
  fixed: 'The shop stands on this category.',
  deleteTitle: 'Delete this category?',
  loss: (name) => `The category “${name}” will be deleted for good.`,
  moved: (n, text) => `${products(n, text)} to move. Choose where to:`,
  moveTo: 'To',
  products,
};
