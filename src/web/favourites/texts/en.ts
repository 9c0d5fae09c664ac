import { countIn } from '../../i18n/plural.ts';
import { texts as shared } from '../../i18n/texts/en.ts';
import type { texts as fr } from './fr.ts';

const count = countIn('en');

/** English texts of saved products and of shared lists. */
export const texts: typeof fr = {
  title: 'My Selection',
  count: (n) => count(n, `${n} product`, `${n} products`),
  about:
    'Find here the products you are interested in, today’s best delivered price for each, and how it has changed since you added them.',
  signInFirst: 'Sign in to see your selection.',
  signIn: 'Sign In',
  empty: 'Your selection is empty.',
  emptyNext: 'Press the heart on a product to add it here.',
  importList: 'Import a list',
  browse: 'Browse products',
  failed: 'Failed to load your selection.',
  more: 'Show more',
  moreFailed: 'Failed to load more of your selection.',
  changeFailed: {
    add: 'The product could not be added to your selection.',
    remove: 'The product could not be removed from your selection.',
  },
  sortBy: 'Sort by',
  sorts: { newest: 'Recently added', price: shared.list.sorts.delivered, drop: 'Drop since added' },
  fell: (amount) => `${amount} less than when you added it`,
  rose: (amount) => `${amount} more than when you added it`,
  same: 'Same price as when you added it',
  notComparable: (price) => `Added at ${price}`,
  share: {
    title: 'Share my selection',
    lead: 'Anyone with the link can see the products on this list, always up to date, but never your name. You can turn off the link at any time.',
    make: 'Create a link',
    link: 'Sharing link',
    copy: 'Copy the link',
    copied: 'Link copied.',
    withdraw: 'Turn off the link',
    loadFailed: 'Failed to load your sharing link.',
    failed: 'The change failed. Try again.',
  },
  shared: {
    title: 'Shared selection',
    lead: 'This list of products has been shared with you.',
    failed: 'Failed to load this selection.',
    empty: 'This selection is empty at the moment.',
    gone: 'This link is not valid, or the selection is no longer shared.',
  },
};
