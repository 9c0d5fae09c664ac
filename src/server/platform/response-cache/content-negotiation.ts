import type { CachedResponse } from './response-cache.ts';

/** A body in the encoding that a client takes, with the headers that go with it. */
export type Representation = {
  body: Buffer;
  etag: string;
  encoding: 'br' | undefined;
};

/** Whether Accept-Encoding takes brotli (RFC 9110 §12.5.3): named, or by `*`, and not with weight 0. */
export function takesBrotli(header: string | undefined): boolean {
  let byStar = false;
  for (const part of (header ?? '').split(',')) {
    const [coding = '', ...parameters] = part.trim().toLowerCase().split(';');
    const isRefused = parameters.some((parameter) => /^\s*q=0(\.0*)?\s*$/.test(parameter));
    if (coding.trim() === 'br') return !isRefused;
    if (coding.trim() === '*') byStar = !isRefused;
  }
  return byStar;
}

/** Chooses the body to send. An encoded body is another representation, so its tag differs. */
export function chooseRepresentation(
  response: CachedResponse,
  acceptEncoding: string | undefined,
): Representation {
  if (!response.brotli || !takesBrotli(acceptEncoding)) {
    return { body: response.identity, etag: response.etag, encoding: undefined };
  }
  return { body: response.brotli, etag: `${response.etag.slice(0, -1)}-br"`, encoding: 'br' };
}

const entityTag = /(?:W\/)?("[^"]*")/g;

/** Whether If-None-Match holds the tag: a list, weak tags, or `*` (RFC 9110 §13.1.2, weak comparison). */
export function matchesEntityTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header.trim() === '*') return true;
  for (const match of header.matchAll(entityTag)) {
    if (match[1] === etag) return true;
  }
  return false;
}
