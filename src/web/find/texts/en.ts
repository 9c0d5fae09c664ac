import type { texts as fr } from './fr.ts';

/** English texts of finding a product by its link or code. */
export const texts: typeof fr = {
  title: 'From a merchant to Visavis',
  about: 'Paste a merchant’s link to a product, a barcode or an ISBN, and see its prices face to face.',
  field: 'Link, barcode or ISBN',
  hint: 'For example https://… or 4006381333931',
  find: 'Find',
  scan: {
    button: 'Scan a barcode',
    title: 'Scan a barcode',
    hold: 'Show the barcode to the camera, flat and close.',
    privacy: 'What the camera sees stays in your browser.',
    faults: {
      refused: 'The camera is not allowed. Allow it in your browser, or type the digits.',
      noCamera: 'No camera available. Type the digits of the barcode.',
      noDecoder: 'Reading the barcode could not start. Type its digits.',
    },
  },
  empty: 'Paste a link or a code first.',
  looking: 'Finding the product…',
  readingPage: 'Reading the merchant’s page…',
  several: 'Several products match',
  failed: 'Failed to find the product.',
  retry: 'Try again',
  noneOf: {
    link: 'We do not know this page.',
    code: 'No product here has this code.',
    text: 'This is neither a link, nor a barcode, nor an ISBN. If it is a code, a digit is wrong or missing.',
  },
  page: {
    unknown: (name) => `We do not compare this product yet: “${name}”.`,
    unnamed: 'We do not compare the product on this page yet.',
    forbidden: 'This site does not allow us to read its pages.',
    unreadable: 'This page does not respond, or does not say which product it is about.',
    busy: 'We have just asked this site. Try again in a minute.',
  },
  advice: {
    link: 'Try the barcode on its box, or search for the product by its name.',
    code: 'Check the digits, or search for the product by its name.',
    text: 'Search for it by its name.',
  },
  searchFor: (text) => `Search for “${text}”`,
  bookmark: {
    title: 'From any merchant',
    about:
      'Drag this button to your browser’s bookmarks bar. On a merchant’s product page, the bookmark opens its prices face to face here.',
    name: 'See on Visavis',
    drag: 'This button does nothing here: drag it to the bookmarks bar.',
    phone: 'On a phone, copy the address of the merchant’s page and paste it above or in the search box.',
  },
  privacy:
    'We do not keep what you paste. If the merchant’s page has to be read, our server asks for it; the merchant learns nothing about you.',
};
