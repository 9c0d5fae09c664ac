import { brotliOf, type CachedResponse, identityOf } from './cached-response.ts';
import { qualities } from './compression.ts';

/** A body in an encoding that the client accepts, with the headers that belong to it. */
export type Representation = {
  body: Buffer;
  etag: string;
  /**
   * Tags of the same content and encoding compressed with another quality: a client that has one of them is up to
   * date.
   */
  otherTags: readonly string[];
  encoding: 'br' | undefined;
};

/** Whether Accept-Encoding accepts brotli (RFC 9110 §12.5.3): named, or by `*`, and not with weight 0. */
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

const tagOf = (etag: string, quality: number): string => `${etag.slice(0, -1)}-br${quality}"`;

/** Chooses the body to send. An encoded body is another representation, so its tag differs, by quality as well. */
export function chooseRepresentation(
  response: CachedResponse,
  acceptEncoding: string | undefined,
): Representation {
  const { etag } = response;
  const brotli = takesBrotli(acceptEncoding) ? brotliOf(response) : undefined;
  if (!brotli) return { body: identityOf(response), etag, otherTags: [], encoding: undefined };
  const others = Object.values(qualities).filter((quality) => quality !== brotli.quality);
  return {
    body: brotli.body,
    etag: tagOf(etag, brotli.quality),
    otherTags: others.map((quality) => tagOf(etag, quality)),
    encoding: 'br',
  };
}

const entityTag = /(?:W\/)?("[^"]*")/g;

type Tags = Pick<Representation, 'etag' | 'otherTags'>;

/**
 * The tag of If-None-Match that matches the present content: a list, weak tags, or `*` (RFC 9110 §13.1.2, weak
 * comparison). undefined: none matches.
 */
export function findMatchingTag(header: string | undefined, { etag, otherTags }: Tags): string | undefined {
  if (!header) return undefined;
  if (header.trim() === '*') return etag;
  for (const [, tag = ''] of header.matchAll(entityTag)) {
    if (tag === etag || otherTags.includes(tag)) return tag;
  }
  return undefined;
}
