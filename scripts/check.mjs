// `npm run check`: what can be known within seconds; the tests take longer.
import { binary, mustRun, preparePackages, prepareRuntime, root, say } from './bootstrap.mjs';
import { runChecks } from './checks.mjs';

const node = await prepareRuntime();
await preparePackages(node);
await runChecks(node);
say('Architecture and words');
await mustRun(node, [binary('vitest'), 'run', 'test/architecture', 'test/words.test.ts'], {
  cwd: root,
});
