import type { Plugin } from 'vite';

/** Named by modules that browsers do not get. */
const onServers = (names: readonly string[]) =>
  names.map((name) => `export const ${name} = undefined;`).join('\n');

/** Parts of the router that this shop never runs, as modules that export the same and do nothing. */
const stubs: Readonly<Record<string, string>> = {
  // Routes are all known from the first page on (react-router.config.ts): none is looked for later.
  'lib/dom/ssr/fog-of-war.js': `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = (manifest) => manifest;
    ${onServers(['getManifestPath', 'getPathsWithAncestors', 'handleClientVersionMismatch'])}`,
  // Nobody measures the router from outside.
  'lib/router/instrumentation.js': `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = () => ({});
    export const instrumentClientSideRouter = (router) => router;
    ${onServers(['instrumentHandler', 'instrumentationResultMetaContext'])}`,
};

const places = Object.entries(stubs).map(([file, code]) => [`/react-router/dist/production/${file}`, code]);

/**
 * Leaves out of the browser's build what no page can reach but no bundler can know: 2 KB of what every first visit loads.
 * A release of the router that needs more of these modules fails the build.
 */
export function withoutUnused(): Plugin {
  return {
    name: 'without-unused',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: (id) => places.find(([place = '']) => id.endsWith(place))?.[1],
  };
}
