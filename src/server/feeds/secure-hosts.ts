import type { FileReading } from '../../contract/feeds/feed-fields.ts';
import type { Database } from '../platform/database/database.ts';
import { FetchError } from '../platform/fetch/fetch-error.ts';
import type { SafeFetch } from '../platform/fetch/safe-fetch.ts';
import { listCheckedHosts, storeCheckedHost } from './secure-hosts-queries.ts';
import { plainHostOf, type SecureHosts, withScheme } from './values/link.ts';

/** A response of the site itself, whatever it is, shows that it is there under https. */
const isSiteResponse = ({ reason, status = 0 }: FetchError) => reason === 'status' && status < 500;

const maxResponseBytes = 5 * 1024 ** 2;

/** Whether a page responds under https; a redirect back to http: does not. */
async function servesHttps(fetch: SafeFetch, link: string): Promise<boolean> {
  try {
    const address = withScheme(link).replace(/^http:/i, 'https:');
    const { url, body } = await fetch(address, { maxBytes: maxResponseBytes });
    body.destroy();
    return url.startsWith('https:');
  } catch (error) {
    if (error instanceof FetchError) return isSiteResponse(error);
    throw error;
  }
}

/**
 * The hosts of http: links that lead to the same pages under https: all where staff say so, else those whose sites respond so.
 * Each is asked once, by one page, and again a week after it did not. `fetch`: left out, only what is known counts.
 */
export async function findSecureHosts(
  db: Database,
  links: readonly string[],
  { secureLinks }: Pick<FileReading, 'secureLinks'>,
  fetch?: SafeFetch,
): Promise<SecureHosts> {
  if (secureLinks) return 'all';
  const hosts = links.flatMap((link) => plainHostOf(link) ?? []);
  if (hosts.length === 0) return [];
  const known = new Map((await listCheckedHosts(db, hosts)).map(({ host, isSecure }) => [host, isSecure]));
  for (const [place, host] of hosts.entries()) {
    if (known.has(host) || !fetch) continue;
    const isSecure = await servesHttps(fetch, links[place] as string);
    await storeCheckedHost(db, host, isSecure);
    known.set(host, isSecure);
  }
  return hosts.filter((host) => known.get(host));
}
