import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { expect, test } from 'vitest';

test('browsers get no zod: types of the schemas are all that pages use', () => {
  const files = globSync('build/client/assets/**/*.js');
  expect(files.length).toBeGreaterThan(5);
  const holding = files.filter((file) => /ZodError|\$ZodType|_zod\b/.test(readFileSync(file, 'utf8')));
  expect(holding).toEqual([]);
});

/** Brotli bytes of scripts on a first visit (`docs/performance.md`). */
const budget = 116_736;

type Route = { id: string; parentId?: string; path?: string; module: string; imports?: string[] };
type Manifest = { entry: { module: string; imports: string[] }; routes: Record<string, Route> };

function readManifest(): { file: string; manifest: Manifest } {
  const [file = ''] = globSync('build/client/assets/manifest-*.js');
  const json = readFileSync(file, 'utf8')
    .replace(/^[^{]+/, '')
    .replace(/;\s*$/, '');
  return { file: file.replace('build/client', ''), manifest: JSON.parse(json) as Manifest };
}

/** Tiny files are sent as they are. */
function sentBytes(file: string): number {
  const path = `build/client${file}`;
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}

/** What a document of the route names: its own scripts, those of the layouts around it, the entry and the manifest. */
function scriptsOf(leaf: Route): Set<string> {
  const { file, manifest } = readManifest();
  const scripts = new Set([file, manifest.entry.module, ...manifest.entry.imports]);
  for (let route: Route | undefined = leaf; route; route = manifest.routes[route.parentId ?? '']) {
    for (const script of [route.module, ...(route.imports ?? [])]) scripts.add(script);
  }
  return scripts;
}

test('the scripts of every public page keep to the budget of a first visit', () => {
  const { routes } = readManifest().manifest;
  const pages = Object.values(routes).filter(
    ({ id, path = '' }) => /^(french|english)\//.test(id) && !/^(admin|employee)\//.test(path),
  );
  expect(pages.length).toBeGreaterThan(40);
  const sums = pages.map((route) => ({
    page: route.id,
    bytes: [...scriptsOf(route)].reduce((sum, script) => sum + sentBytes(script), 0),
  }));
  expect(sums.filter(({ bytes }) => bytes > budget)).toEqual([]);
});
