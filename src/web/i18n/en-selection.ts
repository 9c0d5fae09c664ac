import type { SelectionTexts } from './fr-selection.ts';
import { plural } from './plural.ts';

const count = (n: number, one: string, other: string) => plural('en', n, { one, other });

/** English texts of saved products and of shared lists. */
export const selectionEn: SelectionTexts = {
  title: 'My Selection',
  count: (n) => count(n, `${n} product`, `${n} products`),
  about:
    'Keep the products you have an eye on: today’s best delivered price of each, and how it moved since you saved it.',
  signInFirst: 'Sign in to see your selection.',
  signIn: 'Sign In',
  empty: 'Your selection is empty.',
  emptyNext: 'Press the heart of a product to find it here again.',
  browse: 'Browse products',
  failed: 'Failed to load your selection.',
  retry: 'Try again',
  more: 'Show more',
  changeFailed: {
    add: 'The product could not be added to your selection.',
    remove: 'The product could not be removed from your selection.',
  },
  sortBy: 'Sort by',
  sorts: { newest: 'Recently added', price: 'Delivered price, lowest first', drop: 'Drop since added' },
  fell: (amount) => `${amount} less than when you saved it`,
  rose: (amount) => `${amount} more than when you saved it`,
  same: 'Same price as when you saved it',
  notComparable: (price) => `Saved at ${price}`,
  share: {
    title: 'Share my selection',
    lead: 'Whoever has the link sees the products of this list, up to date, and never your name. You can withdraw the link at any time.',
    make: 'Make a link',
    link: 'Sharing link',
    copy: 'Copy the link',
    copied: 'The link is copied.',
    withdraw: 'Withdraw the link',
    failed: 'That did not work. Please try again.',
  },
  shared: {
    title: 'A shared selection',
    lead: 'Somebody chose these products and gave you the link.',
    empty: 'This selection is empty at the moment.',
    gone: 'This link is not valid, or the selection is no longer shared.',
  },
};
