import { setImmediate } from 'node:timers/promises';
import type { Database } from '../platform/database/database.ts';
import { FetchError, type FetchFailure } from '../platform/fetch/fetch-error.ts';
import { allows, maxRobotsBytes, parseRobots, type RobotsRule } from '../platform/fetch/robots.ts';
import type { SafeFetch } from '../platform/fetch/safe-fetch.ts';
import { readText } from './page-body.ts';
import { readHtmlData } from './schema-org/html-data.ts';
import { type PageProduct, productsOf } from './schema-org/page-products.ts';
import { claimVisit, findRules, postponeVisits, saveRules } from './visits-queries.ts';

/** Why a page could not be read: no link leads to it, the site forbids it, what the fetch failed with, or what the page is. */
export type UnreadableReason = 'no_link' | 'robots' | 'not_html' | FetchFailure | `status_${number}`;

export type PageReading =
  | { kind: 'read'; products: PageProduct[] }
  | { kind: 'unreadable'; reason: UnreadableReason }
  /** The site was asked for something within a minute: to be tried again. */
  | { kind: 'busy' };

export type ReadPage = (
  url: URL,
  options: {
    /** Somebody waits: where robots.txt was not read today, the page follows it at once. */
    isAwaited: boolean;
    signal?: AbortSignal;
  },
) => Promise<PageReading>;

/** By which sites know us in their robots.txt. */
const productToken = 'visavis';
/** Letters of a name (RFC 1035). */
const maxHostLength = 255;
/** Bytes of a page, also once unpacked. */
const maxPageBytes = 2 * 1024 * 1024;
/** Seconds for which a busy site is left alone: what it asks for, within bounds. */
const pauses = { usual: 600, max: 24 * 60 * 60 };
const busyStatuses = new Set([429, 503]);

const withoutWww = ({ host }: URL): string => host.replace(/^www\./, '');

const reasonOf = (error: FetchError): UnreadableReason =>
  error.status === undefined ? error.reason : `status_${error.status}`;

/** A site without robots.txt (4xx) lets everything be read; one that does not respond, nothing for now (RFC 9309, 2.3.1). */
const isWithoutRobots = ({ status }: FetchError): boolean =>
  status !== undefined && status >= 400 && status < 500 && status !== 429;

/**
 * Reads what merchants' pages say of their products (schema.org), through the address protection of feeds: at most one
 * visit per site and minute in all processes, only what its robots.txt allows, and no redirect to another site.
 */
export function createPageReader({
  database: db,
  fetch,
}: {
  database: Database;
  fetch: SafeFetch;
}): ReadPage {
  async function readRules(url: URL, signal: AbortSignal | undefined): Promise<readonly RobotsRule[]> {
    try {
      const response = await fetch(new URL('/robots.txt', url).href, { maxBytes: maxRobotsBytes, signal });
      return parseRobots(await readText(response, maxRobotsBytes), productToken);
    } catch (error) {
      if (error instanceof FetchError && isWithoutRobots(error)) return [];
      throw error;
    }
  }

  async function readProducts(
    url: URL,
    rules: readonly RobotsRule[],
    signal: AbortSignal | undefined,
  ): Promise<PageReading> {
    const response = await fetch(url.href, {
      maxBytes: maxPageBytes,
      accept: 'text/html,application/xhtml+xml',
      mayFollow: (target) => withoutWww(target) === withoutWww(url) && allows(rules, target),
      signal,
    });
    if (!/^\s*(?:text\/html|application\/xhtml\+xml)\b/i.test(response.headers['content-type'] ?? '')) {
      response.body.destroy();
      return { kind: 'unreadable', reason: 'not_html' };
    }
    const html = await readText(response, maxPageBytes);
    return { kind: 'read', products: productsOf(await readHtmlData(html, setImmediate)) };
  }

  async function visit(url: URL, { isAwaited, signal }: Parameters<ReadPage>[1]): Promise<PageReading> {
    let rules: readonly RobotsRule[] | undefined = await findRules(db, url.host);
    if (!rules) {
      rules = await readRules(url, signal);
      await saveRules(db, url.host, rules);
      if (!isAwaited) return { kind: 'busy' };
    }
    return allows(rules, url) ? readProducts(url, rules, signal) : { kind: 'unreadable', reason: 'robots' };
  }

  return async (url, options) => {
    if (url.host.length > maxHostLength) return { kind: 'unreadable', reason: 'address_invalid' };
    if (!(await claimVisit(db, url.host))) return { kind: 'busy' };
    try {
      return await visit(url, options);
    } catch (error) {
      options.signal?.throwIfAborted();
      if (!(error instanceof FetchError)) throw error;
      if (busyStatuses.has(error.status ?? 0)) {
        const seconds = Math.min(error.retryAfter ?? pauses.usual, pauses.max);
        await postponeVisits(db, url.host, seconds);
      }
      return { kind: 'unreadable', reason: reasonOf(error) };
    }
  };
}
