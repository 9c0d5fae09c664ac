import { describe, expect, it } from 'vitest';
import type { CachedResponse } from './cached-response.ts';
import { type Compressed, qualities } from './compression.ts';
import { chooseRepresentation, findMatchingTag, takesBrotli } from './content-negotiation.ts';

describe('takesBrotli', () => {
  it.each([
    ['br', true],
    ['gzip, deflate, br, zstd', true],
    ['gzip;q=1.0, br;q=0.5', true],
    ['*', true],
    ['BR', true],
    ['br;q=0, *', false],
    ['gzip', false],
    ['*;q=0', false],
    ['brotli', false],
    ['', false],
    [undefined, false],
  ])('%s → %s', (header, expected) => {
    expect(takesBrotli(header)).toBe(expected);
  });
});

describe('findHeldTag', () => {
  it.each([
    ['"a"', '"a"'],
    ['W/"a"', '"a"'],
    ['"x", "a"', '"a"'],
    ['"x",W/"a" , "y"', '"a"'],
    ['*', '"a"'],
    ['"a-other"', '"a-other"'],
    ['"b"', undefined],
    ['a', undefined],
    ['"a-br"', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('%s → %s', (header, expected) => {
    expect(findMatchingTag(header, { etag: '"a"', otherTags: ['"a-other"'] })).toBe(expected);
  });
});

describe('chooseRepresentation', () => {
  const brotli = { body: Buffer.from('small'), quality: qualities.quick };
  const identity = Buffer.from('plain');
  const responseWith = (compressedBody: Compressed | undefined): CachedResponse => ({
    ...{ headers: {}, etag: '"a"', packed: { bytes: identity, dictionary: undefined } },
    ...{ made: undefined, asked: 0, compressed: { find: () => compressedBody, bytes: 0 } },
  });

  it('gives each encoding a tag of its own, and knows those of the same content', () => {
    expect(chooseRepresentation(responseWith(brotli), 'br')).toEqual({
      body: brotli.body,
      etag: '"a-br2"',
      otherTags: ['"a-br5"'],
      encoding: 'br',
    });
    expect(chooseRepresentation(responseWith(brotli), 'gzip')).toEqual({
      body: identity,
      etag: '"a"',
      otherTags: [],
      encoding: undefined,
    });
  });

  it('sends a small response as it is', () => {
    expect(chooseRepresentation(responseWith(undefined), 'br').body).toBe(identity);
  });
});
