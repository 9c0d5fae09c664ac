import { type ComponentType, lazy } from 'react';
import type { TabProps } from './tab-props.ts';

type Tab = {
  /** Below `/admin/`. */
  path: string;
  /** The required role; absent: every admin. */
  access?: 'superadmin';
  /** Its parent tab: reached from there, not from the bar of tabs. */
  under?: string;
  Content: ComponentType<TabProps>;
};

/**
 * The tabs of the back office in their order, each a script of its own; `adminTexts.tabs` names them by the same keys.
 * The one at `users` stands at `/admin` as well.
 */
const all = {
  dashboard: { path: 'dashboard', Content: lazy(() => import('./dashboard/dashboard.tsx')) },
  users: { path: 'users', Content: lazy(() => import('./users/user-management.tsx')) },
  products: {
    path: 'products/create',
    Content: lazy(() => import('./products/product-management.tsx')),
  },
  categories: {
    path: 'categories',
    Content: lazy(() => import('./categories/category-management.tsx')),
  },
  merchants: { path: 'merchants', Content: lazy(() => import('./merchants/merchants.tsx')) },
  promoCodes: {
    path: 'merchants/promo-codes',
    under: 'merchants',
    Content: lazy(() => import('./promo-codes/promo-codes.tsx')),
  },
  promoFiles: {
    path: 'merchants/promo-files',
    under: 'merchants',
    Content: lazy(() => import('./promo-files/promo-files.tsx')),
  },
  merchantCategories: {
    path: 'categories/merchants',
    under: 'categories',
    Content: lazy(() => import('./merchant-categories/merchant-categories.tsx')),
  },
  vocabulary: { path: 'vocabulary', Content: lazy(() => import('./vocabulary/search-aliases.tsx')) },
  missedSearches: {
    path: 'vocabulary/missed-searches',
    under: 'vocabulary',
    Content: lazy(() => import('./vocabulary/missed-searches.tsx')),
  },
  brandAliases: {
    path: 'vocabulary/brands',
    under: 'vocabulary',
    Content: lazy(() => import('./vocabulary/brand-aliases.tsx')),
  },
  feeds: { path: 'feeds', Content: lazy(() => import('./feeds/feeds.tsx')) },
  matches: { path: 'matches', Content: lazy(() => import('./matches/matches.tsx')) },
  matchedProduct: {
    path: 'matches/product',
    under: 'matches',
    Content: lazy(() => import('./matches/matched-product.tsx')),
  },
  reports: { path: 'reports', Content: lazy(() => import('./reports/reports.tsx')) },
  mails: { path: 'mail', Content: lazy(() => import('./logs/mails.tsx')) },
  audit: { path: 'audit', access: 'superadmin', Content: lazy(() => import('./logs/audit.tsx')) },
  hours: { path: 'hours', Content: lazy(() => import('./hours/worked-hours.tsx')) },
} as const satisfies Record<string, Tab>;

export type TabName = keyof typeof all;
export const tabs: Record<TabName, Tab> = all;

export const tabNames = Object.keys(tabs) as TabName[];

/** The tab that stands in the bar for one: itself, or what it is a part of. */
export const rootOf = (name: TabName): string => tabs[name].under ?? name;

/** Shorter addresses that people type, and the former one of mails, each with the tab's own path. */
const otherPaths: Record<string, string> = { '': 'users', products: 'products/create', mails: 'mail' };

/** The tab at the rest of an address below `/admin`; undefined: there is none. */
export function tabAt(rest: string | undefined): TabName | undefined {
  const path = (rest ?? '').replace(/\/$/, '');
  return tabNames.find((name) => tabs[name].path === (otherPaths[path] ?? path));
}
