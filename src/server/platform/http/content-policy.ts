import { createHash } from 'node:crypto';

/** A page whose inline scripts are allowed by hash, so that it can be cached for everybody. */
export type HashedPage = { html: string; policy: string };

const directives = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

/** Content-Security-Policy of a page: files of our own and the inline scripts of these hashes, nothing else. */
function contentPolicy(scriptHashes: Iterable<string>): string {
  const sources = ["'self'", ...[...scriptHashes].map((hash) => `'sha256-${hash}'`)];
  return [`script-src ${sources.join(' ')}`, ...directives].join('; ');
}

/**
 * Replaces the nonce of one rendering by hashes. Only scripts with the nonce are trusted, and it was secret
 * while the page was rendered: markup injected with a merchant's texts stays blocked, and the page can be
 * cached although a nonce must never be used twice.
 */
export function hashScripts(html: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const hashes = new Set<string>();
  for (const [, tag = '', script = ''] of html.matchAll(/<script\b([^>]*)>([\s\S]*?)<\/script>/g)) {
    if (!tag.includes(attribute) || /\ssrc=/.test(tag)) continue;
    hashes.add(createHash('sha256').update(script).digest('base64'));
  }
  return { html: html.replaceAll(attribute, ''), policy: contentPolicy(hashes) };
}
