import { accountEndpoints } from './accounts/endpoints.ts';
import { identityEndpoints } from './accounts/social-endpoints.ts';
import { alertEndpoints } from './alerts/endpoints.ts';
import { guestEndpoints } from './alerts/guest-endpoints.ts';
import { aliasEndpoints } from './aliases/endpoints.ts';
import { keyEndpoints } from './api-keys/endpoints.ts';
import { barometerEndpoints } from './barometer/endpoints.ts';
import { cartEndpoints } from './cart/endpoints.ts';
import { catalogueEndpoints } from './catalogue/endpoints.ts';
import { categoryEndpoints } from './categories/endpoints.ts';
import { dashboardEndpoints } from './dashboard/endpoints.ts';
import { deliveryRuleEndpoints } from './delivery-rules/endpoints.ts';
import { familyEndpoints } from './families/endpoints.ts';
import { favouriteEndpoints } from './favourites/endpoints.ts';
import { feedEndpoints } from './feeds/endpoints.ts';
import { findEndpoints } from './find/endpoints.ts';
import { listImportEndpoints } from './list-import/endpoints.ts';
import { logEndpoints } from './logs/endpoints.ts';
import { matchEndpoints } from './matches/endpoints.ts';
import { merchantCategoryEndpoints } from './merchant-categories/endpoints.ts';
import { merchantEndpoints } from './merchants/endpoints.ts';
import { myPriceEndpoints, promoCodeEndpoints } from './my-price/endpoints.ts';
import { promoFileEndpoints } from './my-price/promo-file-endpoints.ts';
import { productEndpoints } from './products/endpoints.ts';
import { reportEndpoints } from './reports/endpoints.ts';
import { timeEndpoints } from './time-tracker/endpoints.ts';
import { userEndpoints } from './users/endpoints.ts';

/** The group of social sign-in as well, which redirects and is no call. */
export const accountGroup = 'Accounts';

/** Every call, by subject, in the order of the API documents. */
export const endpointGroups = {
  catalogue: {
    name: 'Catalogue',
    description: 'Products with their offers and price histories, categories, search. For everybody.',
    endpoints: { ...catalogueEndpoints, ...barometerEndpoints, ...findEndpoints },
  },
  accounts: {
    name: accountGroup,
    description: 'Signing in, with a password or by a provider, and what one keeps of oneself.',
    endpoints: { ...accountEndpoints, ...identityEndpoints, ...keyEndpoints },
  },
  favourites: {
    name: 'Favourites',
    description: 'Products that one has saved, and the secret link that shows them to others.',
    endpoints: { ...favouriteEndpoints, ...listImportEndpoints },
  },
  alerts: {
    name: 'Alerts',
    description: 'Price alerts on products and on whole lists, and what they told.',
    endpoints: { ...alertEndpoints, ...guestEndpoints },
  },
  cart: {
    name: 'Cart',
    description: 'The cart, and with which merchants it is cheapest as a whole.',
    endpoints: cartEndpoints,
  },
  myPrice: {
    name: 'My price',
    description:
      'What a shopper’s own terms make of prices: memberships, loyalty, promo codes, merchants left out.',
    endpoints: myPriceEndpoints,
  },
  reports: {
    name: 'Reports',
    description: 'What visitors say is wrong, and what admins make of it.',
    endpoints: reportEndpoints,
  },
  products: {
    name: 'Product editing',
    description: 'Products as admins see and change them.',
    endpoints: productEndpoints,
  },
  categories: {
    name: 'Category editing',
    description: 'Our categories, and the merchants’ that are mapped to them.',
    endpoints: { ...categoryEndpoints, ...merchantCategoryEndpoints },
  },
  merchants: {
    name: 'Merchants',
    description:
      'Merchants, how good their feeds are, what is known of their delivery, and their promo codes.',
    endpoints: {
      ...merchantEndpoints,
      ...deliveryRuleEndpoints,
      ...promoCodeEndpoints,
      ...promoFileEndpoints,
    },
  },
  feeds: {
    name: 'Feeds',
    description: 'Merchants’ product feeds: where they come from, their imports, what was refused.',
    endpoints: feedEndpoints,
  },
  matching: {
    name: 'Matching',
    description:
      'Which offers are one product, and which products are variants of one thing, where a person has to decide.',
    endpoints: { ...matchEndpoints, ...familyEndpoints },
  },
  vocabulary: {
    name: 'Vocabulary',
    description: 'Words and brands that mean the same, and searches that found nothing.',
    endpoints: aliasEndpoints,
  },
  users: {
    name: 'Users',
    description: 'User management, for admins.',
    endpoints: userEndpoints,
  },
  hours: {
    name: 'Hours',
    description: 'The hours that employees work.',
    endpoints: timeEndpoints,
  },
  logs: {
    name: 'Logs',
    description: 'How the shop does, what was mailed, and what happened.',
    endpoints: { ...dashboardEndpoints, ...logEndpoints },
  },
} as const;
