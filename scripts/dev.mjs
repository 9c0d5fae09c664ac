// `npm run dev`: the same as `npm start`, but server and pages follow each change of their files.
import path from 'node:path';
import { preparePackages, prepareRuntime, root } from './bootstrap.mjs';
import { run } from './processes.mjs';

const node = await prepareRuntime();
await preparePackages(node);

const main = path.join(root, 'src', 'server', 'main.ts');
const env = { ...process.env, NODE_ENV: 'development' };
process.exitCode = await run(node, [main, 'start'], { cwd: root, env });
