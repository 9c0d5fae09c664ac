// `npm start`: from a bare machine to a running Visavis.
import path from 'node:path';
import { prepareBuild, preparePackages, prepareRuntime, root } from './bootstrap.mjs';
import { run } from './processes.mjs';

const node = await prepareRuntime();
await preparePackages(node);
await prepareBuild(node);

const main = path.join(root, 'src', 'server', 'main.ts');
const env = { ...process.env, NODE_ENV: 'production' };
process.exitCode = await run(node, [main, 'start'], { cwd: root, env });
