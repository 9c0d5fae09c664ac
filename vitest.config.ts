// File names decide what a test gets:
// - `thing.test.ts`      beside `thing.ts`: a unit test; no database, no network, no server;
// - `thing.bundled.test.ts`  the same through Vite, where what it loads is JSX or asks `import.meta.env`;
// - `thing.db.test.ts`   the same with a migrated PostgreSQL of its own (`createTestDatabase`);
// - `thing.api.test.ts`  asks the application on such a database (`app.inject`);
// - `thing.cluster.test.ts`  on a PostgreSQL of several nodes: `npm run failover`;
// - `thing.opensearch.test.ts`  with such a database and a real OpenSearch; part of `.ci/run`, not of `npm test`;
// - `thing.s3.test.ts`    with a real S3 server; part of `.ci/run` as well;
// - `thing.schemathesis.test.ts`  asks the listening application by schemathesis, which has to be there; part of `.ci/run`;
// - below `test/`        rules about the project as a whole, in these kinds;
// - below `test/e2e/`    the built application in a real Chromium.
import { defineConfig } from 'vitest/config';

const databaseTests = ['{src,test,demo}/**/*.{db,api}.test.ts'];
const bundledTests = 'src/web/**/*.bundled.test.ts';
const openSearchTests = '{src,test}/**/*.opensearch.test.ts';
const s3Tests = '{src,test}/**/*.s3.test.ts';
const schemathesisTests = 'test/schemathesis/*.schemathesis.test.ts';
const clusterTests = '{src,test}/**/*.cluster.test.ts';
const pageTests = 'test/e2e/**/*.test.ts';
/** Node loads modules by itself, as it does for the product: what Vite makes of them takes longer to load and to run. */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } };
/** Background processes that tests start get their share of a machine that the tests fill. */
const env = { BACKGROUND_NICE: '0' };
const setupFiles = ['test/helpers/quiet-console.ts'];
/** A net only: on a machine that others hold back a test takes eight times as long as on a quiet one. */
const timeouts = { testTimeout: 180_000, hookTimeout: 240_000 };

export default defineConfig({
  test: {
    // Twice the cores of continuous integration: fewer leave a core idle while they wait for timers and the browser.
    maxWorkers: 4,
    // Files share modules, which are loaded once: none keeps state that another could meet.
    isolate: false,
    projects: [
      {
        test: {
          name: 'unit',
          ...native,
          include: ['{src,test,demo}/**/*.test.ts', 'scripts/*.test.mjs'],
          exclude: [
            bundledTests,
            ...databaseTests,
            openSearchTests,
            s3Tests,
            schemathesisTests,
            clusterTests,
            pageTests,
          ],
          setupFiles,
          ...timeouts,
        },
      },
      { test: { name: 'bundled', include: [bundledTests], setupFiles, ...timeouts } },
      {
        test: {
          name: 'database',
          ...native,
          env,
          include: databaseTests,
          globalSetup: ['test/helpers/database-server.ts'],
          setupFiles,
          ...timeouts,
          // What is waited for may take as long as a busy machine needs.
          expect: { poll: { timeout: 40_000 } },
        },
      },
      {
        test: {
          name: 'opensearch',
          ...native,
          env,
          include: [openSearchTests],
          globalSetup: ['test/helpers/database-server.ts', 'test/opensearch/start-cluster.ts'],
          setupFiles,
          testTimeout: 180_000,
          // Three nodes start at once.
          hookTimeout: 480_000,
          expect: { poll: { timeout: 60_000 } },
        },
      },
      {
        test: {
          name: 's3',
          ...native,
          env,
          include: [s3Tests],
          setupFiles,
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'schemathesis',
          ...native,
          env,
          include: [schemathesisTests],
          globalSetup: ['test/helpers/database-server.ts'],
          setupFiles,
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'cluster',
          ...native,
          env,
          include: [clusterTests],
          setupFiles,
          // Ten times a primary dies, and all nodes run again.
          testTimeout: 1_500_000,
          hookTimeout: 480_000,
        },
      },
      {
        test: {
          name: 'e2e',
          ...native,
          // Pages are rendered as in production, in half the time; what React says of them in development is asked for
          // by `test/rendered-pages.test.ts`.
          env: { ...env, NODE_ENV: 'production' },
          include: [pageTests],
          globalSetup: ['test/helpers/database-server.ts'],
          setupFiles,
          ...timeouts,
          // A page that is waited for may be loaded again: as long as that takes on a machine that others
          // hold back.
          expect: { poll: { timeout: 60_000 } },
        },
      },
    ],
  },
});
