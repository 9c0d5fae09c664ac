// `npm test`: types, lint and rules, unit tests, tests on a real database, pages in a real Chromium.
import {
  binary,
  environment,
  mustRun,
  prepareBuild,
  preparePackages,
  prepareRuntime,
  root,
  say,
} from './bootstrap.mjs';
import { runChecks } from './checks.mjs';
import { prepareChromium } from './chromium.mjs';

// Debian's programs are fetched and unpacked meanwhile.
const preparedChromium = prepareChromium();
const node = await prepareRuntime();
await preparePackages(node);
await runChecks(node, () => prepareBuild(node));

const chromium = await preparedChromium;
const projects = ['unit', 'bundled', 'database', ...(chromium ? ['e2e'] : [])];
say(`Tests: ${projects.join(', ')}`);
await mustRun(node, [binary('vitest'), 'run', ...projects.map((name) => `--project=${name}`)], {
  cwd: root,
  env: {
    ...environment('test'),
    ...(chromium && { CHROMIUM_PATH: chromium.whole, QUICK_CHROMIUM_PATH: chromium.quick }),
  },
});
if (!chromium) say('Not run: the tests of pages, as no Chromium was found. Set CHROMIUM_PATH to one.');
