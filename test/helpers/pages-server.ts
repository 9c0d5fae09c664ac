import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import path from 'node:path';
import type { CallName } from '../../src/contract/calls.ts';
import { hashScripts } from '../../src/server/platform/http/content-policy.ts';
import { createPages, type Pages } from '../../src/server/wiring/ssr.ts';
import { createFixtureApi } from '../fixtures/catalogue-api.ts';
import { findUsualPort } from './ports.ts';

const buildDirectory = path.resolve(import.meta.dirname, '../../build');
const types: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
};
const picture =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40"><circle cx="20" cy="20" r="15" fill="#678"/></svg>';

/** The built pages over the fixture catalogue: no database, and calls can be made to fail. */
export type PagesServer = {
  origin: string;
  /** Calls that answer `unavailable` from now on. */
  failing: CallName[];
  /** Texts for which suggestions were asked. */
  asked: string[];
  /** What pages reported since the last look. */
  takeReports(): unknown[];
  close(): Promise<void>;
};

async function sendFile(pathname: string, response: ServerResponse): Promise<boolean> {
  const isPicture = /^\/(?:fixture-)?pictures\/(?!missing)/.test(pathname);
  const type = types[isPicture ? '.svg' : path.extname(pathname)];
  if (!type) return false;
  if (isPicture) {
    response.setHeader('content-type', type).end(picture);
    return true;
  }
  const file = await readFile(path.join(buildDirectory, 'client', pathname)).catch(() => undefined);
  if (!file) return false;
  // As the product has it: a page that comes after another one finds them there.
  response.setHeader('cache-control', 'public, max-age=31536000, immutable');
  response.setHeader('content-type', type).end(file);
  return true;
}

const toRequest = (incoming: IncomingMessage, url: URL) =>
  new Request(url, { headers: incoming.headers as Record<string, string>, method: incoming.method ?? 'GET' });

/** Starts a server of its own port; pages come under the product's content security policy. */
export async function startPagesServer(): Promise<PagesServer> {
  const pages: Pages = await createPages({ buildDirectory });
  let reports: unknown[] = [];
  const state = { failing: [] as CallName[], asked: [] as string[] };

  async function sendPage(incoming: IncomingMessage, url: URL, response: ServerResponse) {
    const nonce = randomUUID();
    const page = await pages(toRequest(incoming, url), {
      api: createFixtureApi(state.failing),
      site: {
        publicUrl: url.origin,
        contact: { email: 'bonjour@visavis.example', phone: '01 23 45 67 89', address: '75001 Paris' },
        legal: {
          operator: 'Visavis SAS',
          registration: 'RCS Paris 123 456 789',
          director: '',
          hosting: 'Hébergeur, 75001 Paris',
          isPlaceholder: true,
        },
      },
      nonce,
      reportError: (error) => reports.push(error),
    });
    const { html, policy } = hashScripts(await page.text(), nonce);
    const headers = { ...Object.fromEntries(page.headers), 'content-security-policy': policy };
    response.writeHead(page.status, headers).end(html);
  }

  async function sendSuggestions(url: URL, response: ServerResponse) {
    state.asked.push(url.searchParams.get('search') ?? '');
    const query = { search: url.searchParams.get('search') ?? '' };
    const answer = await createFixtureApi(state.failing)('suggest', { language: 'en', query }).catch(
      () => undefined,
    );
    response.writeHead(answer ? 200 : 503, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer ?? {}));
  }

  const port = await findUsualPort();
  const origin = `http://127.0.0.1:${port}`;
  const server = createServer(async (incoming, response) => {
    const url = new URL(incoming.url ?? '/', origin);
    if (url.pathname === '/healthz') response.end();
    else if (url.pathname === '/api/suggest') await sendSuggestions(url, response);
    else if (!(await sendFile(url.pathname, response))) await sendPage(incoming, url, response);
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));

  return Object.assign(state, {
    origin,
    takeReports() {
      const taken = reports;
      reports = [];
      return taken;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  });
}
