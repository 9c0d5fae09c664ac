// `npm start`, `npm run web`, `npm run worker`: from a bare machine to a running Visavis, or that part of it.
import path from 'node:path';
import { environment, prepareBuild, preparePackages, prepareRuntime, root } from './bootstrap.mjs';
import { run } from './processes.mjs';

const parts = process.argv.slice(2);
const node = await prepareRuntime();
await preparePackages(node);
// Only web processes have pages.
if (parts.length === 0 || parts.includes('web')) await prepareBuild(node);

const main = path.join(root, 'src', 'server', 'main.ts');
process.exitCode = await run(node, [main, 'start', ...parts], { cwd: root, env: environment('production') });
