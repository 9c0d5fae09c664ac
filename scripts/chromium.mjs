import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './bootstrap.mjs';
import { run } from './processes.mjs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
/** Debian's Chromium without a window around its pages: it draws and obeys as the whole one does, for far less. */
const headlessShellPath = '/usr/bin/chromium-headless-shell';
/** The font is what pages are laid out with until ours has come. */
const packages = ['chromium', 'chromium-headless-shell', 'fonts-liberation'];

const succeeds = (command, ...args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;
const canInstall = () => process.getuid?.() === 0 && succeeds('apt-get', '--version');
const isInstalled = (name) => succeeds('dpkg', '--status', name);

async function installMissing() {
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  say(`Installing ${missing.join(', ')}`);
  const options = {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'ignore', 'inherit'],
  };
  await run('apt-get', ['update', '-qq'], options);
  // One by one: the second is not in every Debian, and what needs it does without.
  for (const name of missing)
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], options);
}

/**
 * Browsers for the tests of pages: `whole`, and `quick` for all that does not need one. Undefined where there is none; where we
 * may, Debian's are installed.
 */
export async function prepareChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named)
    return existsSync(named) ? { whole: named, quick: process.env.QUICK_CHROMIUM_PATH ?? named } : undefined;
  if (canInstall()) await installMissing();
  const whole = places.find((place) => existsSync(place));
  return whole && { whole, quick: existsSync(headlessShellPath) ? headlessShellPath : whole };
}
