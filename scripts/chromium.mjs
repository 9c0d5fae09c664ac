import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { say } from './bootstrap.mjs';
import { run } from './processes.mjs';

const places = [
  // Debian's Chromium without a window around its pages: it draws and obeys as the whole one does, for far less.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

const findChromium = () => [process.env.CHROMIUM_PATH, ...places].find((place) => place && existsSync(place));

const canInstall = () =>
  process.getuid?.() === 0 && spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status === 0;

/** The browser for the tests of pages; where there is none, and we may, Debian's is installed. */
export async function prepareChromium() {
  const found = findChromium();
  if (found || !canInstall()) return found;
  say('Installing Chromium');
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const quiet = ['ignore', 'ignore', 'inherit'];
  await run('apt-get', ['update', '-qq'], { env, stdio: quiet });
  for (const name of ['chromium-headless-shell', 'chromium']) {
    await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name], { env, stdio: quiet });
    if (findChromium()) break;
  }
  return findChromium();
}
