import path from 'node:path';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';
import { precompress } from './scripts/precompress.ts';

/** React and the router change rarely: a file of their own stays in the browser's cache through releases. */
const vendor = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|cookie-es)[\\/]/,
  priority: 1,
};

/** What the first screens of nearly all pages show beside the layout. */
const shown = [
  'favourites/heart-button.tsx',
  'i18n/plural.ts',
  'list/legal-line.tsx',
  'my-price/own-prices-slot.ts',
  'structured-data/structured-data.tsx',
  'ui/badge.tsx',
  'ui/behaviour/lazy-when-wanted.ts',
  'ui/product/price.tsx',
  'ui/product/product-image.tsx',
  'ui/product/product-picture.ts',
  'ui/product/rating.tsx',
  'ui/skeleton.tsx',
  // Of some pages alone, but too small for requests of their own.
  '../contract/catalogue/sizes.ts',
  'ui/behaviour/use-focus-after-removal.ts',
  'ui/behaviour/use-shown-value.ts',
];

type ModuleInfos = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The modules and all that they import, but for what they load later. */
function withImports(ids: readonly string[], infos: ModuleInfos): ReadonlySet<string> {
  const found = new Set(ids);
  for (const id of found)
    for (const imported of infos.getModuleInfo(id)?.importedIds ?? []) found.add(imported);
  return found;
}

const web = (file: string): string => path.resolve(import.meta.dirname, 'src/web', file);

/** What every page needs, in one file: it compresses better and loads sooner than twenty, and nothing else is in it. */
const app = {
  debugName: 'app',
  name: (id: string, infos: ModuleInfos) =>
    withImports([web('root.tsx'), ...shown.map(web)], infos).has(id) ? 'app' : null,
};

/**
 * Hashes do not compress, and the manifest of a first visit names a hundred scripts: seven characters, the least that the bundler
 * takes, tell them apart.
 */
const scripts = 'assets/[name]-[hash:7].js';

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  // The router names each page's files itself; the few that are loaded later need no script to be loaded sooner.
  // Fonts and icons stay files: data: addresses would have to be allowed by the content security policy.
  build: { assetsInlineLimit: 0, modulePreload: false },
  worker: { format: 'es' },
  environments: {
    client: {
      // React would look for its developer tools.
      define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' },
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: { groups: [vendor, app] },
            entryFileNames: scripts,
            chunkFileNames: scripts,
          },
        },
      },
    },
  },
});
