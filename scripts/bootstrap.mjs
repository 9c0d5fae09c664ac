/**
 * What a bare machine needs before anything of Visavis can run. Plain JavaScript without packages, for any
 * Node from 18 on: it runs before the packages are there, and under the machine's own Node.
 */
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, realpathSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from './processes.mjs';

export const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const neededMajor = 24;

/** Tells the person at the terminal what happens now. */
export const say = (text) => console.log(`• ${text}`);

/** Ends this process with one line for the person at the terminal. */
export function fail(text) {
  console.error(text);
  process.exit(1);
}

const readJson = (...names) => JSON.parse(readFileSync(path.join(root, ...names), 'utf8'));

/** Runs a program; if it fails, so do we, with its exit code. */
export async function mustRun(command, args, options) {
  const code = await run(command, args, options);
  if (code !== 0) process.exit(code);
}

/** npm under the given Node: the npm that runs us, by its path, as `npm` alone would find the machine's Node. */
async function npm(node, args, directory) {
  const cli = process.env.npm_execpath;
  const isNpm = cli !== undefined && path.basename(cli) === 'npm-cli.js';
  // In production npm leaves out what builds and tests.
  const { NODE_ENV: _, ...environment } = process.env;
  const env = { ...environment, PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}` };
  const quiet = [...args, '--no-progress', '--loglevel=error'];
  const [command, commandArgs] = isNpm ? [node, [cli, ...quiet]] : ['npm', quiet];
  await mustRun(command, commandArgs, { cwd: directory, env });
}

/** The Node that everything runs under: this one, or one of our own where this one is too old. */
export async function prepareRuntime() {
  if (Number(process.versions.node.split('.')[0]) >= neededMajor) return process.execPath;

  const name = `node-${process.platform}-${process.arch}`;
  const wanted = readJson('scripts', 'runtime', 'package.json').optionalDependencies[name];
  if (!wanted) {
    fail(`Visavis needs Node ${neededMajor} or newer; this is Node ${process.versions.node}.`);
  }
  const directory = path.join(root, 'scripts', 'runtime');
  const home = path.join(directory, 'node_modules', name);
  const isThere =
    existsSync(path.join(home, 'package.json')) &&
    readJson('scripts', 'runtime', 'node_modules', name, 'package.json').version === wanted;
  if (!isThere) {
    say(`Installing Node ${wanted} for Visavis (this machine has ${process.versions.node})`);
    await npm(process.execPath, ['ci', '--ignore-scripts'], directory);
  }
  return path.join(home, 'bin', 'node');
}

const isGlibc = () => 'glibcVersionRuntime' in process.report.getReport().header;

/** Whether a package of the lockfile is meant for this machine; packages name those where it matters. */
function isForThisMachine({ os, cpu, libc }) {
  if (os && !os.includes(process.platform)) return false;
  if (cpu && !cpu.includes(process.arch)) return false;
  return !libc || process.platform !== 'linux' || libc.includes(isGlibc() ? 'glibc' : 'musl');
}

/** Optional packages that name no machine belong to others that may have been left out. */
const isNeeded = (entry) => (entry.optional ? Boolean(entry.os) && isForThisMachine(entry) : true);

/** Whether npm has installed what the lockfile says; npm notes what it installed in a lockfile of its own. */
export function isInstalled(lock, installed) {
  const names = new Set([...Object.keys(lock.packages), ...Object.keys(installed.packages)]);
  names.delete('');
  return [...names].every((name) => {
    const wanted = lock.packages[name];
    const found = installed.packages[name];
    if (!wanted) return false;
    return found ? found.version === wanted.version : !isNeeded(wanted);
  });
}

/** Installs the packages of the lockfile, unless they are there. */
export async function preparePackages(node) {
  const note = path.join(root, 'node_modules', '.package-lock.json');
  const lock = readJson('package-lock.json');
  if (existsSync(note) && isInstalled(lock, readJson('node_modules', '.package-lock.json'))) return;
  say('Installing packages');
  await npm(node, ['ci', '--include=dev', '--include=optional'], root);
}

/** The file of an installed package's command, to be run by our Node and not by the machine's. */
export const binary = (name) => realpathSync(path.join(root, 'node_modules', '.bin', name));

/**
 * The environment of our programs: what Node compiled once is kept for the next start, and glibc keeps two heaps
 * instead of eight a core, among which the pictures' threads spread what they free (600 share pictures: 335 MB of
 * memory before, 260 MB so).
 */
export const environment = (mode) => ({
  MALLOC_ARENA_MAX: '2',
  // Else glibc takes ever larger buffers from where what is freed stays with the process: 40 of 409 MB of an import.
  MALLOC_MMAP_THRESHOLD_: '524288',
  ...process.env,
  NODE_ENV: mode,
  NODE_COMPILE_CACHE: path.join(root, 'node_modules', '.cache', 'node'),
});

const builtFrom = [
  'src/web',
  'src/contract',
  'public',
  'package-lock.json',
  'react-router.config.ts',
  'tsconfig.base.json',
  'tsconfig.web.json',
  'scripts/precompress.ts',
  'vite.config.ts',
];

function* filesIn(name) {
  const place = path.join(root, name);
  if (!existsSync(place)) return;
  if (statSync(place).isFile()) yield name;
  else for (const child of readdirSync(place).sort()) yield* filesIn(`${name}/${child}`);
}

function hashSources() {
  const hash = createHash('sha256');
  for (const source of builtFrom) {
    for (const name of filesIn(source)) hash.update(`${name}\n`).update(readFileSync(path.join(root, name)));
  }
  return hash.digest('hex');
}

/** Builds the interface, unless its sources are those of the last build. */
export async function prepareBuild(node) {
  const stamp = path.join(root, 'build', 'sources.sha256');
  const sources = hashSources();
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === sources) return;
  say('Building the interface');
  await mustRun(node, [binary('react-router'), 'build', '--logLevel', 'error'], {
    cwd: root,
    env: environment('production'),
  });
  writeFileSync(stamp, sources);
}
