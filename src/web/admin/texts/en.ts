import { countIn } from '../../i18n/plural.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');

/** English texts that all of the back office shares. */
export const texts: typeof fr = {
  title: 'Administration',
  tabs: {
    dashboard: 'Dashboard',
    users: 'User Management',
    products: 'Product Manager',
    categories: 'Category Manager',
    merchants: 'Merchants',
    promoCodes: 'Promo codes',
    promoFiles: 'Promotion files',
    merchantCategories: 'Merchants’ categories',
    vocabulary: 'Vocabulary',
    missedSearches: 'Searches without results',
    brandAliases: 'Brand names',
    feeds: 'Feeds',
    reports: 'Reports',
    matches: 'Matches',
    matchedProduct: 'Offers of a product',
    mails: 'Emails',
    audit: 'Audit log',
    hours: 'Hours',
  },
  sections: { categories: 'Our categories', vocabulary: 'Search synonyms', matches: 'Doubtful pairs' },
  parts: 'Sections',
  table: {
    sortBy: (column) => `Sort by ${column}`,
    actions: 'Actions',
    found: (n, amount) => count(amount, `${n} result`, `${n} results`),
    none: 'No results.',
    retry: 'Try again',
    search: 'Search',
  },
  actions: {
    edit: 'Edit',
    save: 'Save',
    cancel: 'Cancel',
    delete: 'Delete',
    deleteForGood: 'Delete permanently',
  },
  discarding: {
    title: 'Discard your changes?',
    loss: 'What you typed is not saved and will be lost.',
    discard: 'Discard',
    keep: 'Keep editing',
  },
  conflict: {
    title: 'Changed in the meantime',
    theirs: 'Saved version',
    mine: 'Your version',
    keepMine: 'Save my version',
    takeTheirs: 'Keep the saved version',
    gone: 'Deleted in the meantime: there is nothing left to change here.',
  },
  pictures: {
    notPicture: (name) => `${name} is not a JPEG, PNG, WebP or AVIF image.`,
    tooLarge: (name, megabytes) => `${name} is too large: ${megabytes} MB at most.`,
  },
  findProduct: 'Title, brand or code',
  todo: 'To be dealt with',
  failures: { load: 'Failed to load data', update: 'Update failed' },
};
