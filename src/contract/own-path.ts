const base = 'http://page.invalid';
/** Pages have a plain first segment; `/api` and `/go` lead to what is no page. */
const pagePath = /^\/(?!(?:api|go)(?:\/|$))(?:[\w.-]+(?:\/.*)?)?$/i;

/** Not by `URL.canParse`, which Safari 16 has not. */
function resolved(given: string): URL | undefined {
  try {
    return new URL(given, base);
  } catch {
    return undefined;
  }
}

/**
 * The path and query of a page of ours from untrusted input (against open redirects); undefined for anything
 * else. Checked after URL resolution as in browsers, which resolve `/.//evil.example` to `//evil.example`:
 * another site.
 */
export function ownPath(given: unknown): string | undefined {
  if (typeof given !== 'string' || given.length > 1_000 || !given.startsWith('/')) return undefined;
  const url = resolved(given);
  return url?.origin === base && pagePath.test(url.pathname) ? url.pathname + url.search : undefined;
}
