import { countIn } from '../../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');

/** English texts of the merchants' management. */
export const texts: typeof fr = {
  label: 'Merchants',
  search: 'Merchant’s name or site',
  madeByFeeds: 'A merchant is created with its first feed.',
  toFeeds: 'Add a feed',
  columns: {
    merchant: 'Merchant',
    state: 'State',
    offers: 'Offers',
    delivery: 'Delivery not stated',
    freshness: 'Freshness',
  },
  active: 'Active',
  inactive: 'Inactive',
  applying: 'Updating…',
  feeds: (n, amount) => count(amount, `${n} feed`, `${n} feeds`),
  noRule: 'no rule',
  free: 'free',
  freeFrom: (euros) => `free from ${euros}`,
  days: (n) => count(n, `${n} day`, `${n} days`),
  actions: { edit: 'Edit', quality: 'Quality', of: (action, merchant) => `${action}: ${merchant}` },
  suggestion: {
    text: (flat, freeFrom) => `Rule derived from its offers: ${flat}, free from ${freeFrom}`,
    basis: (offers, amount, exceptions, others) =>
      `${count(amount, `${offers} offer`, `${offers} offers`)}, ${count(others, `${exceptions} exception`, `${exceptions} exceptions`)}`,
    accept: 'Adopt this rule',
    accepted: 'Delivery rule saved.',
  },
  quality: {
    label: (merchant) => `Quality of ${merchant}’s feeds`,
    notMeasured: 'Not measured yet: allow a few minutes after an import.',
    measured: (when) => `Measured ${when}.`,
    worry: 'to be checked',
    counts: (n, of) => `${n} of ${of}`,
    ruled: (n, amount) =>
      count(
        amount,
        `${n} offer without a stated cost follows the delivery rule.`,
        `${n} offers without a stated cost follow the delivery rule.`,
      ),
    gtin: { name: 'Valid GTINs', hint: 'Offers whose barcode has a correct check digit.' },
    delivery: {
      name: 'Delivery not stated',
      hint: 'Offers with no stated cost and no rule: add a rule.',
    },
    stale: { name: 'Out of date', hint: 'Last seen before the freshness limit: no longer shown.' },
    matched: { name: 'Matched', hint: 'Offers whose product is also offered by another merchant.' },
    repeated: {
      name: 'Repeated GTINs',
      hint: 'Their GTIN stands on different products of this merchant: it is not used for matching.',
    },
    far: {
      name: 'Suspicious prices',
      hint: 'At least three times more or less expensive than the product’s median offer, out of three or more.',
    },
    held: { name: 'Prices held back', hint: 'Items hidden until a second import confirms their price.' },
    rejected: { name: 'Rejected rows', hint: 'By the last import of each feed.' },
  },
  form: {
    title: (merchant) => `Edit ${merchant}`,
    name: 'Name',
    nameHint: 'Feeds that use the previous name stay with this merchant.',
    website: 'Site',
    websiteHint: 'An https address, for example https://www.example.fr',
    flat: 'Delivery cost, in euros',
    flatHint: 'For offers that do not state it. Empty: no rule.',
    freeFrom: 'Free delivery from, in euros',
    freeFromHint: 'Empty: never free.',
    freshness: 'Freshness limit, in days',
    freshnessHint: 'Offers last seen before this limit are no longer shown as available.',
    statementsNote: 'For the merchant’s public page; an empty field is “not stated” there.',
    statements: {
      legalName: 'Company, legal form and registration',
      contact: 'Contact',
      returns: 'Returns',
      payment: 'Means of payment',
      warranty: 'Commercial warranty',
    },
    country: 'Country',
    countryHint: 'Two letters, for example FR or DE',
    active: 'Active merchant',
    activeHint: 'Turned off, its offers leave the site; turned back on, they return.',
    logo: 'Logo',
    logoHint: (megabytes) => `JPEG, PNG, WebP or AVIF, ${megabytes} MB at most.`,
    logoOf: (merchant) => `${merchant} logo`,
    choose: 'Choose a logo',
    removeLogo: 'Remove the logo',
    yes: 'yes',
    no: 'no',
  },
};
