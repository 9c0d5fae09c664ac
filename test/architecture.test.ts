import path from 'node:path';
import { expect, test } from 'vitest';
import { type Import, readSources, type Source } from './helpers/sources.ts';

const contract = readSources('src/contract');
const server = readSources('src/server');
const web = readSources('src/web');
const all = [...contract, ...server, ...web];

/** Which feature may use which other, through its `service.ts`. */
const allowedUses: Readonly<Record<string, readonly string[]>> = {
  alerts: ['cart', 'favourites', 'mail'],
  backup: ['catalogue-version'],
  cart: ['offers'],
  catalogue: ['audit', 'catalogue-version', 'facts', 'offers', 'pictures', 'prices', 'search'],
  dashboard: ['matching'],
  facts: ['catalogue-version'],
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
  identity: ['alerts', 'audit', 'cart', 'favourites', 'mail', 'reports', 'time-tracker'],
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
  matching: ['audit'],
  merchants: ['audit', 'catalogue', 'catalogue-version', 'facts', 'offers', 'publishing'],
  prices: ['catalogue-version', 'offers'],
  publishing: ['alerts', 'catalogue', 'catalogue-version', 'facts', 'offers', 'prices'],
  reports: ['audit'],
  search: ['audit', 'catalogue-version'],
  'time-tracker': ['audit'],
};

const isIn = (folder: string) => (target: string) => target.startsWith(`${folder}/`);
const isRelative = ({ from }: Import) => from.startsWith('.');
/** `schema.ts`, `endpoints.ts` and what ends like them: the only files that know zod. */
const isSchema = (file: string) =>
  isIn('src/contract')(file) && /[/-](schema|endpoints|described|endpoint-groups)\.ts$/.test(file);

/** Every import that breaks a rule, as "file imports what". */
function breaches(sources: readonly Source[], isAllowed: (file: string, wanted: Import) => boolean) {
  return sources.flatMap(({ file, imports }) =>
    imports.filter((wanted) => !isAllowed(file, wanted)).map(({ from }) => `${file} imports ${from}`),
  );
}

const matching = (sources: readonly Source[], pattern: RegExp) =>
  sources.filter(({ text }) => pattern.test(text)).map(({ file }) => file);

/** The feature that a file belongs to; undefined for the platform and the wiring. */
function featureOf(file: string): string | undefined {
  const [, folder] = /^src\/server\/([^/]+)\//.exec(file) ?? [];
  return folder === 'platform' || folder === 'wiring' ? undefined : folder;
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

test('the server knows nothing of pages but their built bundle, and that in one place', () => {
  expect(breaches(server, (_file, { target }) => !isIn('src/web')(target))).toEqual([]);
  expect(matching(server, /server\/index\.js|server-build/)).toEqual(['src/server/wiring/ssr.ts']);
});

test('the platform knows no feature', () => {
  const platform = server.filter(({ file }) => isIn('src/server/platform')(file));
  const isAllowed = (_file: string, wanted: Import) =>
    !isRelative(wanted) || isIn('src/server/platform')(wanted.target) || isIn('src/contract')(wanted.target);
  expect(breaches(platform, isAllowed)).toEqual([]);
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
  const visit = (feature: string, above: readonly string[]): string[] =>
    above.includes(feature)
      ? [[...above, feature].join(' → ')]
      : (allowedUses[feature] ?? []).flatMap((used) => visit(used, [...above, feature]));
  expect(Object.keys(allowedUses).flatMap((feature) => visit(feature, []))).toEqual([]);

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
  const found = sql.flatMap((pattern) => matching(others, pattern));
  expect(found.filter((file) => !opensConnections.includes(file))).toEqual([]);
  const queries = server.filter(({ file }) => path.posix.basename(file).includes('queries'));
  expect(sql.flatMap((pattern) => matching(queries, pattern)).length).toBeGreaterThan(5);
});

test('names say what a file holds', () => {
  const vague = /(^|[/-])(utils?|helpers?|misc|common)([.-]|\/)|\/index\.tsx?$/;
  expect(all.map(({ file }) => file).filter((file) => vague.test(file))).toEqual([]);
});

test('relative imports name the file', () => {
  const isAllowed = (_file: string, wanted: Import) =>
    !isRelative(wanted) || /\.(tsx?|json|css|svg)(\?\w+)?$/.test(wanted.from);
  expect(breaches(all, isAllowed)).toEqual([]);
});

test('exports have names, except where the router or a lazy part asks for a default', () => {
  const routerFiles = /^src\/web\/(root\.tsx|routes\.ts|entry\.server\.tsx|.*-route\.tsx)$/;
  const defaults = matching(all, /^export (default|\{[^}]*\bas default\b)/m);
  const lazyFiles = new Set(
    all.flatMap(({ imports }) => imports.filter(({ isDynamic }) => isDynamic).map(({ target }) => target)),
  );
  expect(defaults.filter((file) => !routerFiles.test(file) && !lazyFiles.has(file))).toEqual([]);
  expect(matching(all, /^export \* /m).filter((file) => !routerFiles.test(file))).toEqual([]);
});

test('classes are for errors', () => {
  const classes = all.flatMap(({ file, text }) =>
    [...text.matchAll(/^(?:export )?(?:abstract )?class .*$/gm)].map(([line]) => `${file}: ${line}`),
  );
  expect(classes.filter((line) => !/extends \w*Error\b/.test(line))).toEqual([]);
});
