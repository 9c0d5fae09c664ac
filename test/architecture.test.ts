import path from 'node:path';
import { expect, test } from 'vitest';
import { findCircles } from './helpers/circles.ts';
import { breaches, filesWith, type Import, isRelative, readSources } from './helpers/sources.ts';

const contract = readSources('src/contract');
const server = readSources('src/server');
const web = readSources('src/web');
const all = [...contract, ...server, ...web];

/** What screens stand on, and what each part of it may use of the rest; screens use all of it, and each other. */
const allowedBelowScreens: Readonly<Record<string, readonly string[]>> = {
  api: ['ui'],
  forms: ['api', 'ui'],
  i18n: [],
  layout: ['i18n', 'ui'],
  session: ['api', 'i18n', 'ui'],
  ui: ['i18n'],
};

/** Which feature may use which other, through its `service.ts`. */
const allowedUses: Readonly<Record<string, readonly string[]>> = {
  alerts: ['cart', 'facts', 'favourites', 'mail', 'my-price', 'prices'],
  backup: ['catalogue-version'],
  cart: ['facts', 'my-price', 'offers'],
  catalogue: ['audit', 'catalogue-version', 'facts', 'offers', 'pictures', 'prices', 'search'],
  dashboard: ['matching'],
  facts: ['catalogue-version'],
  families: ['audit', 'catalogue-version', 'facts'],
  favourites: ['catalogue'],
  feeds: [
    'audit',
    'catalogue',
    'catalogue-version',
    'facts',
    'match-decisions',
    'matching',
    'merchants',
    'offers',
    'prices',
    'publishing',
  ],
  find: ['catalogue', 'merchant-pages'],
  identity: [
    'alerts',
    'api-keys',
    'audit',
    'cart',
    'favourites',
    'mail',
    'my-price',
    'reports',
    'time-tracker',
  ],
  'list-import': ['alerts', 'catalogue', 'favourites', 'feeds', 'find'],
  'match-decisions': [
    'alerts',
    'audit',
    'cart',
    'catalogue',
    'catalogue-version',
    'favourites',
    'matching',
    'offers',
    'publishing',
    'reports',
  ],
  matching: ['audit', 'facts'],
  'merchant-pages': ['feeds'],
  merchants: ['audit', 'catalogue', 'catalogue-version', 'facts', 'offers', 'publishing'],
  'my-price': ['audit', 'catalogue-version', 'offers'],
  'open-data': ['offers'],
  'page-checks': ['merchant-pages'],
  prices: ['catalogue-version', 'offers'],
  promotions: ['audit', 'feeds', 'my-price'],
  publishing: ['alerts', 'catalogue', 'catalogue-version', 'facts', 'offers', 'prices'],
  reports: ['audit'],
  search: ['audit', 'catalogue-version'],
  'time-tracker': ['audit'],
  'user-state': ['alerts', 'favourites', 'my-price'],
};

const isIn = (folder: string) => (target: string) => target.startsWith(`${folder}/`);
/** `schema.ts`, `endpoints.ts` and what ends like them: the only files that know zod. */
const isSchema = (file: string) =>
  isIn('src/contract')(file) && /[/-](schema|endpoints|described|endpoint-groups)\.ts$/.test(file);

/** Folders of the server that are no features. */
const isNoFeature = new Set<string | undefined>(['language', 'platform', 'wiring']);

/** The feature that a file belongs to; undefined for what stands below features, and the wiring. */
function featureOf(file: string): string | undefined {
  const [, folder] = /^src\/server\/([^/]+)\//.exec(file) ?? [];
  return isNoFeature.has(folder) ? undefined : folder;
}

test('there are files to judge', () => {
  expect(contract.length).toBeGreaterThan(10);
  expect(server.length).toBeGreaterThan(60);
  expect(web.length).toBeGreaterThan(40);
  const imports = all.flatMap((source) => source.imports);
  expect(imports.length).toBeGreaterThan(all.length);
  expect(imports.filter(isRelative).length).toBeGreaterThan(100);
});

test('the contract stands alone, and only its schemas know zod', () => {
  const isAllowed = (file: string, wanted: Import) =>
    isRelative(wanted) ? isIn('src/contract')(wanted.target) : wanted.target === 'zod' && isSchema(file);
  const found = breaches(contract, (file, wanted) => isAllowed(file, wanted) || wanted.isTypeOnly);
  expect(found).toEqual([]);
});

test('pages know the contract and themselves; of schemas the types only', () => {
  const isAllowed = (file: string, { from, target, isTypeOnly }: Import) => {
    if (from.includes('/+types/')) return true;
    if (!from.startsWith('.'))
      return target !== 'zod' && (!from.startsWith('node:') || file.includes('entry.server'));
    if (isSchema(target)) return isTypeOnly;
    return isIn('src/contract')(target) || isIn('src/web')(target);
  };
  expect(breaches(web, isAllowed)).toEqual([]);
});

test('browsers do not load the table of query parameters, which the server alone reads', () => {
  const isAllowed = (_file: string, { target }: Import) => target !== 'src/contract/page-parameters.ts';
  expect(breaches(web, isAllowed)).toEqual([]);
});

test('the server knows nothing of pages but their built bundle, and that in one place', () => {
  expect(breaches(server, (_file, { target }) => !isIn('src/web')(target))).toEqual([]);
  expect(filesWith(server, /server\/index\.js|server-build/)).toEqual(['src/server/wiring/ssr.ts']);
});

test('the platform knows no feature', () => {
  const platform = server.filter(({ file }) => isIn('src/server/platform')(file));
  const isAllowed = (_file: string, wanted: Import) =>
    !isRelative(wanted) || isIn('src/server/platform')(wanted.target) || isIn('src/contract')(wanted.target);
  expect(breaches(platform, isAllowed)).toEqual([]);
});

test('the tables of language know the contract, the platform and themselves', () => {
  const language = server.filter(({ file }) => isIn('src/server/language')(file));
  expect(language.length).toBeGreaterThan(2);
  const isAllowed = (_file: string, wanted: Import) =>
    !isRelative(wanted) ||
    ['src/server/language', 'src/server/platform', 'src/contract'].some((folder) =>
      isIn(folder)(wanted.target),
    );
  expect(breaches(language, isAllowed)).toEqual([]);
});

test('a feature uses another only as the table says, through its service', () => {
  const isAllowed = (file: string, { target }: Import) => {
    const [user, used] = [featureOf(file), featureOf(target)];
    if (user === undefined || used === undefined || user === used) return true;
    return path.posix.basename(target) === 'service.ts' && Boolean(allowedUses[user]?.includes(used));
  };
  expect(breaches(server, isAllowed)).toEqual([]);
});

test('features do not know how they are wired', () => {
  const features = server.filter(({ file }) => featureOf(file) !== undefined);
  const isWiring = (target: string) => /^src\/server\/([^/]+\.ts$|wiring\/)/.test(target);
  expect(breaches(features, (_file, { target }) => !isWiring(target))).toEqual([]);
});

test('the table of uses has no circle and no line that nobody needs', () => {
  expect(findCircles(new Map(Object.entries(allowedUses)))).toEqual([]);

  const used = new Set(
    server.flatMap(({ file, imports }) =>
      imports.map(({ target }) => `${featureOf(file)} → ${featureOf(target)}`),
    ),
  );
  const allowed = Object.entries(allowedUses).flatMap(([user, others]) =>
    others.map((other) => `${user} → ${other}`),
  );
  expect(allowed.filter((pair) => !used.has(pair))).toEqual([]);
});

/** The folder of the pages that a file stands in; '' for those that stand above all folders. */
const pagesOf = (file: string): string | undefined => /^src\/web\/(?:([^/]+)\/)?/.exec(file)?.[1];

test('what screens stand on knows no screen, and the rest of it only as the table says', () => {
  const below = web.filter(({ file }) => Object.hasOwn(allowedBelowScreens, pagesOf(file) ?? ''));
  expect(below.length).toBeGreaterThan(40);
  const isAllowed = (file: string, wanted: Import) => {
    const [user = '', used = ''] = [pagesOf(file), pagesOf(wanted.target)];
    if (!isIn('src/web')(wanted.target) || user === used) return true;
    return Boolean(allowedBelowScreens[user]?.includes(used));
  };
  expect(breaches(below, isAllowed)).toEqual([]);

  const pairs = Object.entries(allowedBelowScreens).flatMap(([user, others]) =>
    others.map((used) => `${user} → ${used}`),
  );
  const used = new Set(
    below.flatMap(({ file, imports }) =>
      imports.map(({ target }) => `${pagesOf(file)} → ${pagesOf(target)}`),
    ),
  );
  expect(pairs.filter((pair) => !used.has(pair))).toEqual([]);
});

test('what frames every page is known to the root alone', () => {
  const isShell = isIn('src/web/shell');
  const others = web.filter(({ file }) => !isShell(file) && file !== 'src/web/root.tsx');
  expect(web.length - others.length).toBeGreaterThan(5);
  expect(breaches(others, (_file, { target }) => !isShell(target))).toEqual([]);
});
