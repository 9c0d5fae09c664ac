import type { texts as fr } from './fr.ts';

/** English texts of the legal notice. */
export const texts: typeof fr = {
  title: 'Legal notice',
  lead: 'Who publishes this site, who hosts it, and how to contact us.',
  placeholder:
    'Demo site: the publisher details below are fictional. They will be replaced by those in the configuration.',
  publisher: 'Publisher',
  operator: 'Company',
  registration: 'Registration',
  director: 'Publication director',
  address: 'Address',
  email: 'Email',
  phone: 'Phone',
  hostingTitle: 'Hosting',
  hosting: 'Host',
  notStated: 'not stated',
  serviceTitle: 'The service',
  service: [
    'Visavis compares merchants’ offers and sells nothing: you always buy from the merchant, on its terms. Merchants pay us a commission, which changes neither the price nor the ranking.',
    'Product brands, descriptions and images belong to their owners and are supplied to us by the merchants.',
  ],
  privacyTitle: 'Data and trackers',
  privacy: [
    'This site contains no advertising, no audience measurement and no third-party trackers. A cookie remembers the language you choose; appearance, your recent searches, recently viewed products, the products you compare and your cart stay in your browser, as does your sign-in if you have an account.',
    'When you open an offer we count the click for that offer, without identifying you, and pass a reference for that click to the merchant’s affiliate network.',
  ],
};
