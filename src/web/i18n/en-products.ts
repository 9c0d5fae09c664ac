import type { ProductsTexts } from './fr-products.ts';

/** English texts of the product manager. */
export const productsEn: ProductsTexts = {
  create: 'New product',
  editing: (name) => `Edit: ${name}`,
  fields: {
    name: 'Name',
    price: 'Price in euros',
    priceHint: 'Shown while no merchant offers the product. Merchants’ offers stay as they are.',
    priceHintOffered: (price) =>
      `Merchants offer the product from ${price}: this may stay empty. A price typed here is shown only while none of them does.`,
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
    specificationsHint: 'One a line, for instance: Colour: black',
  },
  pictures: {
    label: 'Images',
    add: 'Add images',
    hint: (most, megabytes, formMegabytes) =>
      `JPEG, PNG, WebP or AVIF, ${most} at most, ${megabytes} MB each, ${formMegabytes} MB at once. The first one is the main image.`,
    alt: (place) => `Image ${place}`,
    earlier: (place) => `Move image ${place} forward`,
    later: (place) => `Move image ${place} back`,
    remove: (place) => `Remove image ${place}`,
    feed: 'Without an uploaded image, that of the feed is shown.',
    notPicture: (name) => `${name}: this is no image.`,
    tooLarge: (name, megabytes) => `${name}: the file is too large, ${megabytes} MB at most.`,
    tooMuch: (pictures, megabytes) =>
      `At most ${pictures} images and ${megabytes} MB can be sent at once: the others were left out. Save, then add them.`,
  },
  submitCreate: 'Create product',
  submitUpdate: 'Save product',
  failed: 'Operation failed.',
  existing: 'Existing products',
  search: 'Title, brand, GTIN or part number',
  filter: 'Filter',
  filters: {
    all: 'All',
    noPicture: 'Without image',
    noCategory: 'Without category',
    oneOffer: 'One offer only',
    awaitsMerchant: 'No merchant yet',
    doubtfulPrice: 'Doubtful price',
  },
  columns: { title: 'Product', category: 'Category', offers: 'Offers', price: 'Best price' },
  editOf: (name) => `Edit ${name}`,
  deleteOf: (name) => `Delete ${name}`,
  deleteTitle: 'Delete this product?',
  deleteLoss: (name) =>
    `“${name}”, its images and what visitors kept of it (favourites, alerts, carts) will be deleted for good.`,
  deleteFailed: 'Failed to delete product',
};
