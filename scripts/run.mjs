// `node scripts/run.mjs FILE …`: runs a program of Visavis as `npm start` would, bare machine or not.
import path from 'node:path';
import { environment, preparePackages, prepareRuntime, root } from './bootstrap.mjs';
import { run } from './processes.mjs';

const [file = '', ...args] = process.argv.slice(2);
const node = await prepareRuntime();
await preparePackages(node);

const env = environment(process.env.NODE_ENV ?? 'production');
process.exitCode = await run(node, [path.join(root, file), ...args], { env });
