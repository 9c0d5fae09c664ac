import { describe, expect, it } from 'vitest';
import { qualities } from './compression.ts';
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
  const response = { headers: {}, etag: '"a"', identity: Buffer.from('plain'), brotli };

  it('gives each encoding a tag of its own, and knows those of the same content', () => {
    expect(chooseRepresentation(response, 'br')).toEqual({
      body: brotli.body,
      etag: '"a-br2"',
      otherTags: ['"a-br5"'],
      encoding: 'br',
    });
    expect(chooseRepresentation(response, 'gzip')).toEqual({
      body: response.identity,
      etag: '"a"',
      otherTags: [],
      encoding: undefined,
    });
  });

  it('sends a small response as it is', () => {
    expect(chooseRepresentation({ ...response, brotli: undefined }, 'br').body).toBe(response.identity);
  });
});
