import { texts as admin } from '../../texts/en.ts';
import type { texts as fr } from './fr.ts';

/** English texts of the product manager. */
export const texts: typeof fr = {
  create: 'New product',
  editing: (name) => `Edit: ${name}`,
  fields: {
    name: 'Name',
    price: 'Price in euros',
    priceHint: 'Shown while no merchant offers the product. Merchants’ offers do not change.',
    priceHintOffered: (price) =>
      `Merchants offer the product from ${price}: this field can stay empty. A price entered here is only shown while none of them offers it.`,
    category: 'Category',
    choose: 'Choose…',
    description: 'Description',
    inStock: 'In stock',
    yes: 'yes',
    no: 'no',
    brand: 'Brand',
    gtins: 'GTINs',
    gtinsHint: 'Separated by commas',
    mpns: 'Manufacturer part numbers',
    mpnsHint: 'Separated by commas',
    specifications: 'Specifications',
    specificationsHint: 'One per line, for example: Colour: black',
  },
  pictures: {
    label: 'Images',
    others: (count) => `${count} (others, or in another order)`,
    add: 'Add images',
    hint: (max, megabytes, formMegabytes) =>
      `JPEG, PNG, WebP or AVIF, ${max} at most, ${megabytes} MB each, ${formMegabytes} MB at a time. The first is the main image.`,
    alt: (place) => `Image ${place}`,
    earlier: (place) => `Move image ${place} forward`,
    later: (place) => `Move image ${place} back`,
    remove: (place) => `Remove image ${place}`,
    feed: 'Without an image added here, the feed’s image is shown.',
    tooMuch: (pictures, megabytes) =>
      `At most ${pictures} images and ${megabytes} MB can be sent at a time: the other images were not added. Save, then add them.`,
  },
  submitCreate: 'Create product',
  submitUpdate: 'Save product',
  failed: 'Operation failed.',
  existing: 'Existing products',
  search: admin.findProduct,
  filter: 'Filter',
  filters: {
    all: 'All',
    noPicture: 'No image',
    noCategory: 'No category',
    oneOffer: 'One offer only',
    doubtfulPrice: 'Doubtful price',
  },
  columns: { title: 'Product', category: 'Category', offers: 'Offers', price: 'Best price' },
  editOf: (name) => `Edit ${name}`,
  offersOf: (title) => `Offers: ${title}, `,
  deleteOf: (name) => `Delete ${name}`,
  deleteTitle: 'Delete this product?',
  deleteLoss: (name) =>
    `“${name}”, its images and what visitors kept of it (selections, alerts, carts) will be deleted permanently.`,
  deleteFailed: 'Failed to delete product',
  kept: 'This product stays in the catalogue',
  keptWhy: (name) =>
    `Merchants have offered this product: “${name}” is kept for its address and its price history. Where something about it is wrong, correct it, or move its offers, split them off or merge it into another one.`,
  keptOffers: 'Manage its offers',
};
