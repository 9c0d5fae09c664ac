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

/** What every page needs: one file compresses better and loads sooner than twenty. Texts of single pages stay out. */
const app = {
  name: 'app',
  test: /src[\\/](contract|web[\\/](errors|layout|list|recent|ui|i18n(?![\\/](..-|\w+-texts))))[\\/]|lucide-react/,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), precompress()],
  // Fonts and icons stay files: data: addresses would have to be allowed by the content security policy.
  build: { assetsInlineLimit: 0 },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor, app] } } } } },
  },
  // Named, so that the first page in development is not loaded twice.
  optimizeDeps: { include: ['lucide-react'] },
  // Bundled, so that the server does not load the whole set of icons.
  ssr: { noExternal: ['lucide-react'] },
});
