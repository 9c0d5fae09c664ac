// `npm start`: from a bare machine to a running Visavis.
import path from 'node:path';
import { environment, prepareBuild, preparePackages, prepareRuntime, root } from './bootstrap.mjs';
import { run } from './processes.mjs';

const node = await prepareRuntime();
await preparePackages(node);
await prepareBuild(node);

const main = path.join(root, 'src', 'server', 'main.ts');
process.exitCode = await run(node, [main, 'start'], { cwd: root, env: environment('production') });
