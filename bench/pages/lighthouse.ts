/**
 * Lighthouse, as a phone sees pages: `npm run bench -- lighthouse ORIGIN PATH… --lighthouse FOLDER [--runs 5]` prints the
 * medians of each page. FOLDER is where somebody has run `npm install lighthouse`: it is too much for the shop to depend
 * on. CHROMIUM_PATH names a browser other than Debian's.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { chromiumInterface } from '../../test/helpers/chromium-interface.ts';

type Result = {
  categories: Record<string, { score: number | null }>;
  audits: Record<string, { numericValue?: number; score: number | null; scoreDisplayMode: string }>;
  environment: { benchmarkIndex: number };
};

const shownAudits = {
  'first paint, ms': 'first-contentful-paint',
  'largest paint, ms': 'largest-contentful-paint',
  'speed index, ms': 'speed-index',
  'blocked, ms': 'total-blocking-time',
  'layout shift': 'cumulative-layout-shift',
} as const;

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN;

/** Chromium keeps the last list of features to do without: what takes time from the page, and Lighthouse's own. */
const leftOut = [
  ...chromiumInterface,
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'CalculateNativeWinOcclusion',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
  'PrivacySandboxSettings4',
  'RenderDocument',
];

/** One run. @throws Error where it could not load the page */
async function run(folder: string, address: string): Promise<Result> {
  const home = mkdtempSync(path.join(tmpdir(), 'visavis-lighthouse-'));
  const output = path.join(home, 'result.json');
  const sandbox = process.getuid?.() === 0 ? ' --no-sandbox' : '';
  const flags = `--headless=new --disable-gpu --disable-features=${leftOut.join(',')}${sandbox}`;
  const child = spawn(
    process.execPath,
    [
      path.join(folder, 'node_modules/lighthouse/cli/index.js'),
      address,
      '--quiet',
      `--chrome-flags=${flags}`,
      '--output=json',
      `--output-path=${output}`,
    ],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium' },
    },
  );
  const [code] = await once(child, 'exit');
  try {
    if (code !== 0) throw new Error(`Lighthouse failed at ${address}`);
    return JSON.parse(readFileSync(output, 'utf8')) as Result;
  } finally {
    rmSync(home, { recursive: true });
  }
}

/** Names of what did not pass in any of the runs. */
const failed = (results: readonly Result[]): string[] => [
  ...new Set(
    results.flatMap(({ audits }) =>
      Object.entries(audits)
        .filter(([, { score, scoreDisplayMode }]) => scoreDisplayMode === 'binary' && score === 0)
        .map(([name]) => name),
    ),
  ),
];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { lighthouse: { type: 'string' }, runs: { type: 'string', default: '5' } },
});
const [origin, ...paths] = positionals;
const { lighthouse } = values;
if (!origin || paths.length === 0 || !lighthouse)
  throw new Error('Usage: npm run bench -- lighthouse ORIGIN PATH… --lighthouse FOLDER [--runs 5]');
for (const page of paths) {
  const results: Result[] = [];
  for (let count = 0; count < Number(values.runs); count++)
    results.push(await run(lighthouse, new URL(page, origin).href));
  const scores = Object.keys(results[0]?.categories ?? {}).map((name) => [
    name,
    Math.round(100 * median(results.map(({ categories }) => categories[name]?.score ?? 0))),
  ]);
  const audits = Object.entries(shownAudits).map(([label, audit]) => [
    label,
    Number(median(results.map((result) => result.audits[audit]?.numericValue ?? Number.NaN)).toFixed(3)),
  ]);
  // How fast the machine was, by Lighthouse's own measure: a slower one gives other figures.
  const speed = ['machine', Math.round(median(results.map(({ environment }) => environment.benchmarkIndex)))];
  console.log(page, Object.fromEntries([...scores, ...audits, speed]), ...failed(results));
}
