// `node scripts/run.mjs [NODE-OPTION …] FILE …`: runs a program of Visavis as `npm start` would, bare machine or not.
import path from 'node:path';
import { environment, preparePackages, prepareRuntime, root } from './bootstrap.mjs';
import { run } from './processes.mjs';

const args = process.argv.slice(2);
const at = args.findIndex((argument) => !argument.startsWith('--'));
const [file = '', ...programArgs] = args.slice(at);
const node = await prepareRuntime();
await preparePackages(node);

const env = environment(process.env.NODE_ENV ?? 'production');
process.exitCode = await run(node, [...args.slice(0, at), path.join(root, file), ...programArgs], { env });
