import type { MerchantsTexts } from './fr-merchants.ts';
import { plural } from './plural.ts';

const count = (n: number, one: string, other: string) => plural('en', n, { one, other });

/** English texts of the merchants' management. */
export const merchantsEn: MerchantsTexts = {
  label: 'Merchants',
  search: 'Merchant’s name or site',
  columns: {
    merchant: 'Merchant',
    state: 'State',
    offers: 'Offers',
    delivery: 'Delivery not stated',
    freshness: 'Freshness',
  },
  active: 'Active',
  inactive: 'Inactive',
  applying: 'Being updated…',
  feeds: (n, amount) => count(amount, `${n} feed`, `${n} feeds`),
  noRule: 'no rule',
  free: 'free',
  freeFrom: (euros) => `free from ${euros}`,
  days: (n) => count(n, `${n} day`, `${n} days`),
  actions: { edit: 'Edit', quality: 'Quality', of: (action, merchant) => `${action}: ${merchant}` },
  suggestion: {
    text: (flat, freeFrom) => `Rule that its offers show: ${flat}, free from ${freeFrom}`,
    basis: (offers, amount, exceptions, others) =>
      `${count(amount, `${offers} offer`, `${offers} offers`)}, ${count(others, `${exceptions} exception`, `${exceptions} exceptions`)}`,
    accept: 'Use this rule',
    accepted: 'Delivery rule saved.',
  },
  quality: {
    label: (merchant) => `Quality of the feeds of ${merchant}`,
    notMeasured: 'Not measured yet: that takes a few minutes after an import.',
    measured: (when) => `Measured ${when}.`,
    worry: 'worth a look',
    counts: (n, of) => `${n} of ${of}`,
    ruled: (n, amount) =>
      count(
        amount,
        `${n} offer that states no cost follows the delivery rule.`,
        `${n} offers that state no cost follow the delivery rule.`,
      ),
    gtin: { name: 'Valid GTINs', hint: 'Offers with a bar code whose check digit is right.' },
    delivery: {
      name: 'Unknown delivery',
      hint: 'Offers with neither a stated cost nor a rule: a rule helps.',
    },
    stale: { name: 'Stale', hint: 'Last seen longer ago than the freshness limit: not shown any more.' },
    matched: { name: 'Matched', hint: 'Offers of products that another merchant offers too.' },
    far: {
      name: 'Suspicious prices',
      hint: 'Three times as dear or cheap as the middle offer of the product, of three or more.',
    },
    held: { name: 'Prices held back', hint: 'Articles hidden until a second import confirms their price.' },
    rejected: { name: 'Rows refused', hint: 'By the last import of each feed.' },
  },
  form: {
    title: (merchant) => `Edit ${merchant}`,
    name: 'Name',
    nameHint: 'Feeds that use the former name stay this merchant’s.',
    website: 'Site',
    websiteHint: 'An https address, for example https://www.shop.fr',
    flat: 'Delivery cost, in euros',
    flatHint: 'For offers that do not state it. Empty: no rule.',
    freeFrom: 'Free delivery from, in euros',
    freeFromHint: 'Empty: never free.',
    freshness: 'Freshness limit, in days',
    freshnessHint: 'Offers last seen longer ago are no longer shown as available.',
    active: 'Active merchant',
    activeHint: 'Switched off, its offers leave the site; switched on, they come back.',
    logo: 'Logo',
    logoHint: (megabytes) => `JPEG, PNG, WebP or AVIF, ${megabytes} MB at most.`,
    logoOf: (merchant) => `Logo of ${merchant}`,
    choose: 'Choose a logo',
    removeLogo: 'Remove the logo',
    notPicture: (file) => `${file} is no JPEG, PNG, WebP or AVIF picture.`,
    tooLarge: (file, megabytes) => `${file} is too large: ${megabytes} MB at most.`,
    yes: 'yes',
    no: 'no',
  },
};
