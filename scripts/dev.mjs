// `npm run dev`: the same as `npm start`, but server and pages follow each change of their files.
import path from 'node:path';
import { environment, preparePackages, prepareRuntime, root } from './bootstrap.mjs';
import { run } from './processes.mjs';

const node = await prepareRuntime();
await preparePackages(node);

const main = path.join(root, 'src', 'server', 'main.ts');
process.exitCode = await run(node, [main, 'start'], { cwd: root, env: environment('development') });
