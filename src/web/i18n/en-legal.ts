import type { legalFr } from './fr-legal.ts';

/** English texts of the legal notice. */
export const legalEn: typeof legalFr = {
  title: 'Legal notice',
  lead: 'Who publishes this site, who hosts it, and how to reach us.',
  placeholder:
    'Demonstration: the publisher’s data below are made up. They will be replaced by those of the configuration.',
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
    'Visavis compares merchants’ offers and sells nothing: the purchase always takes place at the merchant, on its terms. Merchants pay us a commission, which changes neither the price nor the ranking.',
    'Brands, descriptions and pictures of products belong to their owners and are handed to us by the merchants.',
  ],
  privacyTitle: 'Data and trackers',
  privacy: [
    'This site holds no advertising, no audience measurement and no third party’s tracker. A cookie remembers the language you choose; the appearance and the recently viewed products stay in your browser.',
    'When you open an offer we count the click per offer, without identifying you, and hand a reference of that click to the merchant’s affiliate network.',
  ],
};
