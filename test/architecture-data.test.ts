import path from 'node:path';
import { expect, test } from 'vitest';
import { queryFunctions } from './helpers/query-functions.ts';
import { filesWith, readSources } from './helpers/sources.ts';
import { tableWriters } from './helpers/table-writers.ts';

const server = readSources('src/server');
const queries = server.filter(({ file }) => path.posix.basename(file).includes('queries'));

/** Which tables each feature owns. */
const ownTables: Readonly<Record<string, readonly string[]>> = {
  alerts: [
    'alert_channels',
    'alert_guests',
    'alert_settings',
    'alerts',
    'channel_news',
    'list_alerts',
    'notifications',
    'price_checks',
    'search_alert_products',
    'search_alerts',
    'search_checks',
    'watched_prices',
  ],
  'api-keys': ['api_keys'],
  audit: ['audit_log'],
  cart: ['cart_lines', 'carts'],
  catalogue: ['categories', 'former_category_keys', 'former_category_names', 'product_pictures', 'products'],
  'catalogue-version': ['catalogue_state', 'product_changes'],
  facts: [
    'facts_rules',
    'family_keys',
    'product_identifiers',
    'product_specifications',
    'product_variants',
    'stale_product_facts',
  ],
  families: ['family_decisions'],
  favourites: ['favourites', 'shared_lists'],
  feeds: [
    'feed_known_categories',
    'feed_offers',
    'feed_raw_hashes',
    'feeds',
    'held_prices',
    'import_runs',
    'link_hosts',
    'offer_pushes',
    'rejected_rows',
  ],
  find: ['offer_pages', 'stale_offer_pages'],
  identity: [
    'account_links',
    'identities',
    'server_secrets',
    'sessions',
    'sign_in_codes',
    'throttles',
    'users',
  ],
  mail: ['mails'],
  'match-decisions': ['merge_followers'],
  matching: [
    'brand_alias_suggestions',
    'brand_aliases',
    'match_decision_pairs',
    'match_decision_places',
    'match_decisions',
    'match_keys',
    'match_listings',
    'match_reviews',
    'match_rules',
  ],
  merchants: ['delivery_thresholds', 'far_prices', 'merchant_categories', 'merchant_quality', 'merchants'],
  'merchant-pages': ['merchant_sites'],
  'my-price': ['own_merchant_terms', 'own_terms', 'promo_codes'],
  offers: ['clicks', 'offer_sizes', 'offer_texts', 'offers'],
  'page-checks': ['page_checks'],
  pictures: ['pictures'],
  platform: ['migrations'],
  prices: ['price_drop_search', 'price_drops', 'price_index_days', 'price_points', 'price_thinning'],
  promotions: ['promo_files'],
  publishing: ['product_other_conditions', 'product_sizes', 'product_summaries'],
  reports: ['reports'],
  search: ['dismissed_searches', 'search_aliases', 'search_clicks', 'searches_without_result'],
  'time-tracker': ['time_entries'],
};

/** Who else writes a table, and why. */
const otherWriters: readonly { feature: string; tables: readonly string[]; why: string }[] = [
  { feature: 'backup', tables: ['*'], why: 'empties and fills whatever an archive holds' },
  { feature: 'alerts', tables: ['users'], why: 'whoever has alerts without an account is a row of users' },
  {
    feature: 'backup',
    tables: ['account_links', 'sessions', 'sign_in_codes'],
    why: 'what let people in when an archive was written lets nobody in when it is restored',
  },
  {
    feature: 'backup',
    tables: ['catalogue_state', 'feeds', 'mails', 'offer_pushes', 'product_changes'],
    why: 'what was under way when an archive was written is not when it is restored',
  },
  {
    feature: 'catalogue',
    tables: ['merchant_categories', 'promo_codes'],
    why: 'decisions that lead to a category, and codes for it, follow it into another',
  },
  {
    feature: 'catalogue',
    tables: ['product_identifiers'],
    why: 'products are made, changed and merged with theirs',
  },
  {
    feature: 'clock',
    tables: [
      'feed_offers',
      'feeds',
      'held_prices',
      'mails',
      'merchant_categories',
      'merchant_quality',
      'offers',
      'pictures',
      'price_points',
      'price_thinning',
      'promo_files',
      'watched_prices',
    ],
    why: 'puts right the times that a clock which ran ahead has stored',
  },
  { feature: 'facts', tables: ['products'], why: 'what is said of a product stands in its row' },
];

const sql = [
  /[`'"]\s*select\b[^`'"]*\bfrom\b/i,
  /\binsert\s+into\s+\w/i,
  /\bdelete\s+from\s+\w/i,
  /\bupdate\s+\w+\s+(as\s+)?(\w+\s+)?set\b/i,
  /[`'"]\s*with\s+\w+\s+as\b/i,
  /\b(create|alter|drop|truncate)\s+(unlogged\s+|temp(orary)?\s+|unique\s+)?(table|index|database|schema)\b/i,
  /\bcopy\s+\w+[^'"`]*\bstdin\b/i,
];

test('SQL stands in queries', () => {
  const others = server.filter(({ file }) => !path.posix.basename(file).includes('queries'));
  const opensConnections = ['src/server/platform/database/database.ts'];
  const found = sql.flatMap((pattern) => filesWith(others, pattern));
  expect(found.filter((file) => !opensConnections.includes(file))).toEqual([]);
  expect(sql.flatMap((pattern) => filesWith(queries, pattern)).length).toBeGreaterThan(5);
});

test('each table is written by the feature that owns it', () => {
  const found = tableWriters(queries);
  expect(found.length).toBeGreaterThan(60);
  const writes = (feature: string, tables: readonly string[]) =>
    tables.map((table) => `${feature} writes ${table}`);
  const allowed = [
    ...Object.entries(ownTables).flatMap(([feature, tables]) => writes(feature, tables)),
    ...otherWriters.flatMap(({ feature, tables }) => writes(feature, tables)),
  ];
  expect(found.filter((write) => !allowed.includes(write))).toEqual([]);
  expect(allowed.filter((write) => !found.includes(write))).toEqual([]);
  const owned = Object.values(ownTables).flat();
  expect(owned.filter((table, at) => owned.indexOf(table) !== at)).toEqual([]);
});

test('a function that takes the database late, or from around it, is found', () => {
  const text = [
    'export const kept = (db: Database) => db.rows("");\n',
    'export async function* listed<T>(\n  { client }: Transaction,\n) {}\n',
    'export const fragment = (name: string) => name;\n',
    'export async function late(id: number, tx: Transaction) {}\n',
    'export const ambient = (id: number) => pool.execute("", [id]);\n',
  ].join('');
  const found = queryFunctions([{ file: 'queries.ts', text, imports: [] }]);
  expect(found).toEqual({ using: 4, late: ['queries.ts: late', 'queries.ts: ambient'] });
});

test('query functions take the database or transaction first', () => {
  const { using, late } = queryFunctions(queries);
  expect(using).toBeGreaterThan(300);
  expect(late).toEqual([]);
});
