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

/** What every page needs: one file compresses better and loads sooner than twenty. Texts come by language and page, cards with lists. */
const app = {
  name: 'app',
  test: /src[\\/](contract[\\/](?!account-|calls\.|social\.|facet-choice|page-parameters|sorting)|web[\\/](errors|layout|recent(?![\\/]recent-strip)|session|ui(?![\\/](field|pagination|product-card|rating)\b)|i18n(?![\\/](fr|en|\w+-texts)\b))[\\/])/,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  // The router names each page's files itself; the few that are loaded later need no script to be loaded sooner.
  // Fonts and icons stay files: data: addresses would have to be allowed by the content security policy.
  build: { assetsInlineLimit: 0, modulePreload: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor, app] } } } } },
  },
});
